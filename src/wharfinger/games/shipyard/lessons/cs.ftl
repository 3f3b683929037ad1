# První hra Shipyard s průvodcem. $one a $two jsou ostatní hráči v pořadí u stolu.

step-welcome-title = Lodě, díl po dílu
step-welcome =
    Vítejte v loděnici. Skládáte lodě z přídě, středových dílů a zádě, hledáte pro ně kapitána, posádku a vybavení a každou vyšlete na zkušební plavbu po svých kanálech.
    Plavby přinášejí body a na konci i vaše státní zakázky. V příštích šesti tazích postavíte svou první loď.
step-contracts-title = Vaše zakázky
step-contracts =
    Tyto zakázky znáte jen vy. Později si necháte jednu červenou a jednu modrou. Body přinesou na konci, zde za záchranné čluny, za mnoho lodí, za byznysmeny a za jeřáby spolu s byznysmeny.
    Napovídají vám, jaké lodě stavět.
step-row-title = Nabídka akcí
step-row =
    V řadě stojí sedm destiček akcí a vaše kostka každý tah jednu zvolí. Nesmíte zvolit destičku s kostkou ani tu, kterou vaše kostka právě opustila.
    Co vezmou ostatní, je pro vás tedy na chvíli zavřené.
step-crew-title = Nejdřív kapitána
step-crew = Bez kapitána žádná loď nevypluje. Položte kostku na Nábor posádky a akci proveďte. Před ní nebo po ní byste si mohli za 6 guldenů koupit bonusovou akci, ale peníze si nechte.
step-captain-title = Jedno pole je zdarma
step-captain =
    Posádka je na kruhu velkého kola. Ukazatel jde po směru hodinových ručiček: první pole je zdarma, každé další stojí gulden. Jedno pole vede ke kapitánovi.
    Vezměte ho a ukončete tah bez bonusové akce.
step-gear-title = Destičky se posouvají, kolo se točí
step-gear =
    { $one } vyrábí dělo a { $two } kupuje uhlí a obilí. Když jste znovu na tahu, vaše kostka se zvedne a její destička jde do čela řady, k ozubenému kolu.
    To se pokaždé pootočí o jeden zub. Jsou to hodiny hry.
step-income-title = Příjem za trpělivost
step-income =
    Dostanete gulden za každou destičku s kostkou před tou, kterou zvolíte. Před Pronájmem kanálu jsou dvě destičky s kostkami, takže vám vynese 2 guldeny.
    Loď potřebuje kanál, po kterém popluje: zvolte Pronájem kanálu.
step-canal-title = Položte svůj první kanál
step-canal =
    Kanál na prvním místě je zdarma. Vede jím dlouhá cesta s Modrou stuhou a několika úředníky; lodě získávají body za to, co potkají.
    Pronajměte si ho, položte ho, jak je, a ukončete tah.
step-others-build-title = Co dělají ostatní
step-others-build =
    { $one } umisťuje do loděnice příď a středový díl. Díly mohou ležet kdekoli, pokud z nich ještě mohou být celé lodě.
    { $two } najímá obchodníka, který odteď získá lepší ceny za látky.
step-exchange-title = Ze zboží lidé
step-exchange = Každý začal s destičkou se zbožím: uhlí, látka a obilí. Zvolte Burzu: každé zboží prodáte, nebo směníte za posádku či vybavení.
step-goods-title = Topič a byznysmen
step-goods =
    Topič s komínem udělá z lodi rychlý parník: směňte uhlí za topiče. Látku prodejte za 2 guldeny. Obilí směňte za byznysmena, kterého chtějí vaše zakázky.
    Pak ukončete tah.
step-employee-title = Lidé, kteří zůstanou
step-employee = { $one } kupuje zboží a { $two } nabírá vojáka. Teď najměte někoho, kdo pro vás bude pracovat do konce hry: zvolte Najímání zaměstnanců.
step-helmsman-title = Kormidelník
step-helmsman =
    Jedno pole na kruhu najímání je zdarma a vede ke kormidelníkovi: každá vaše loď smí být o jedna rychlejší. Rychlost přináší body při každé plavbě.
    Najměte kormidelníka a ukončete tah.
step-equipment-title = Komín
step-equipment =
    { $one } si pronajímá kanál, { $two } kupuje zboží a řada vám znovu vynese 2 guldeny. Zvolte Výrobu vybavení a jděte o jedno pole zdarma ke komínu.
    Pak ukončete tah.
step-drop-title = Kostka zapadá
step-drop =
    Na tahu je { $one }, ozubené kolo se otočí dokola a kostka zapadne: na počítadle kol je o jednu méně. Až zmizí poslední, hra spěje ke konci.
    Během hry každý odhazuje zakázky, až mu zbude jedna od každé barvy. { $two } mezitím prodává zboží.
step-build-title = Postavte loď
step-build = V zásobě čekají kapitán, byznysmen, topič a komín a kanál je také. Chybí jen loď: zvolte Stavbu lodí. Smíte koupit až tři díly, a to je celá malá loď.
step-bow-title = Příď
step-bow = Nejnižší řada nabídky je zdarma, vyšší stojí 1 nebo 2 guldeny. Kupte příď s kajutou, kde může bydlet váš byznysmen, a umístěte ji na první místo.
step-middle-title = Středový díl
step-middle = Z levého středového sloupce vezměte díl se stěžněm: nese komín nebo plachtu. Je na něm i lucerna, kterou mají někteří úředníci rádi. Umístěte ho vedle přídě.
step-stern-title = Záď
step-stern = Záď v nejnižší řadě má topičskou kajutu. Umístěte ji vedle středového dílu. Příď, střed a záď v řadě jsou dokončená loď a ta na konci tahu vypluje. Teď tah ukončete.
step-launch-title = Všichni na palubu
step-launch = Nechte loď vyplout. Kapitán už je na palubě; vezměte i byznysmena, topiče a komín. Topič s komínem dají rychlost 4, kormidelník o jedna víc.
step-cruise-title = Zkušební plavba
step-cruise = Vaše loď popluje přesně 5 polí. Zvolte, kde vpluje: ze západu mine Modrou stuhu pozdě, při čtvrtém pohybu, a to jsou 4 body. Na rozcestí si volíte každý pohyb.
step-scored-title = Co plavba přinesla
step-scored =
    2 body za kapitána a byznysmena, 5 za rychlost, 4 za Modrou stuhu: dohromady 11. Děla a jeřáby by daly po 2. Úředníci na cestě počítají, co se jim na palubě líbí, třeba lucerny nebo vojáky.
    Loď je teď ve vaší flotile a počítá se pro zakázky.
step-on-your-own-title = Teď je to vaše hra
step-on-your-own =
    Větší lodě s větší posádkou, delší kanály s úředníky, které chcete, zaměstnanci, kteří pomáhají každý tah: to je cesta k mnoha bodům. Sledujte své zakázky.
    Teď to zkuste sami: čekají vás čtyři úlohy. Nebo tuto hru dohrajte proti dvěma lehkým botům.

# Lekce a jejich úlohy.

lesson-first-title = První kroky
lesson-first = Akce, zboží, posádka a loď. Začátek s průvodcem, pak čtyři vlastní úlohy.
lesson-contracts-title = Zakázky a kanál
lesson-contracts = Polovina bodů přichází na konci. Stavte, co chtějí vaše zakázky, a dejte lodím kudy plout.
task-sell-goods-title = Dobrý den na burze
task-sell-goods = Máte uhlí, látku a obilí a 8 guldenů. Ukončete tento tah aspoň se 14 guldeny.
task-sell-goods-hint = Zboží lze prodat, nebo směnit. Podívejte se, za kolik se teď co prodává.
task-sell-goods-solution = Zvolte Burzu a prodejte všechno trojí zboží, každé za 2 guldeny: 8 a 6 je 14.
task-hire-title = Pomoc zadarmo
task-hire = Najměte v tomto tahu zaměstnance a nechte si aspoň 10 guldenů.
task-hire-hint = Na kruhu najímání je první pole zdarma, každé další stojí gulden. Inženýři a náboráři stojí o gulden víc.
task-hire-solution = Zvolte Najímání zaměstnanců, jděte o jedno pole a najměte. Každé další pole by stálo gulden.
task-steam-title = Plnou parou
task-steam = Parník potřebuje topiče a komín. Získejte v tomto tahu obojí. Máte 8 guldenů a uhlí, látku a obilí.
task-steam-hint = Jedna akce vám dá jen jedno z toho. Za 6 guldenů smíte provést druhou, bonusovou.
task-steam-solution = Zvolte Burzu a jako bonusovou akci Výrobu vybavení: jedno pole zdarma vede ke komínu. Pak směňte uhlí za topiče.
task-launch-title = Loď, která stojí za plavbu
task-launch =
    V zásobě čekají kapitán, byznysmen, voják, topič, komín a dělo.
    Postavte v tomto tahu loď a vyplujte s ní aspoň za 13 bodů.
task-launch-hint = Hledejte díly s místem pro všechno: stěžeň pro komín, kajuty pro posádku, upevňovací bod pro dělo. Vyšší řady stojí 1 nebo 2 guldeny.
task-launch-solution = Příď s bodem pro dělo, středový díl se dvěma kajutami a záď s topičskou kajutou a bodem pro stěžeň pojmou všechno. V plné rychlosti ze západu přinese plavba 16 bodů; stačí cokoli s dělem a rychlostí 5.
task-lifeboats-title = Co chce zakázka
task-lifeboats = Jedna z vašich zakázek platí na konci za záchranné čluny. Postavte v tomto tahu loď, se kterou budou vaše zakázky aspoň za 4 body.
task-lifeboats-hint = Záchranné čluny jsou vytištěné na dílech. Hledejte je v levém středovém sloupci a mezi záděmi.
task-lifeboats-solution = Středový díl s kajutou a záchranným člunem a záď se záchranným člunem, k nim jakákoli příď. Zakázka teď platí 4 body, ať plavba přinesla cokoli.
task-long-canal-title = Delší cesta
task-long-canal =
    Rychlá loď potřebuje dlouhý kanál: musí proplout přesně tolik polí, kolik je její rychlost, a žádné dvakrát.
    Umožněte plavbu o 13 polích.
task-long-canal-hint = Váš kanál má po stranách ústí. Druhý se na ně musí napojit; než se rozhodnete, zkoušejte, jak leží, a počítejte nejdelší cestu.
task-long-canal-solution = Pronajměte si C01, položte ho severně od svého kanálu a otočte o půl otáčky. Cesty obou se spojí v plavbu o 13 polích.
task-all-aboard-title = Všichni na palubu
task-all-aboard =
    Loď je postavená. Zvolte, co veze a kde vpluje do kanálu.
    Ať plavba přinese aspoň 16 bodů.
task-all-aboard-hint = Vyplatí se vzít všechno, co se vejde. Modrá stuha platí tím víc, čím později ji loď mine.
task-all-aboard-solution = Vezměte všechno, s kormidelníkem plujte o jedna rychleji a vplujte ze západu: Modrá stuha přijde na cestě pozdě. Vplutí ze severu přinese o 2 body méně.
task-both-title = Teď i potom
task-both = Body dnes, nebo na konci? Vezměte obojí: vyplujte aspoň za 8 bodů a mějte zakázky aspoň za 4.
task-both-hint = Nechte si dva díly se záchrannými čluny a najděte příď, která uveze dělo: dělo jsou 2 body.
task-both-solution = Příď s bodem pro dělo uveze dělo, středový díl a záď přinesou po jednom záchranném člunu. S byznysmenem a rychlostí navíc od kormidelníka přinese plavba 8 bodů.
goal-guilders = Guldeny: { $have } z { $want }
goal-guilders-missed =
    Máte { $have ->
        [one] { $have } gulden
        [few] { $have } guldeny
       *[other] { $have } guldenů
    }, o { $short } méně, než je třeba.
# one form: počet stojí za dvojtečkou
goal-employees = Najatí zaměstnanci: { $have } z { $want }
goal-employees-missed = Nikoho jste nenajali.
goal-stoker = Topič: { $have } z { $want }
goal-stoker-missed = Ještě nemáte topiče.
goal-chimney = Komín: { $have } z { $want }
goal-chimney-missed = Ještě nemáte komín.
goal-points = Získáno { $have } z { $want } bodů
goal-points-missed =
    Získali jste { $have ->
        [one] { $have } bod
        [few] { $have } body
       *[other] { $have } bodů
    }, o { $short } méně, než je třeba.
goal-contracts = Zakázky za { $have } z { $want } bodů
goal-contracts-missed =
    Vaše zakázky jsou za { $have ->
        [one] { $have } bod
        [few] { $have } body
       *[other] { $have } bodů
    }, o { $short } méně, než je třeba.
goal-voyage = Plavba: { $have } z { $want } polí
goal-voyage-missed =
    Nejdelší plavba má { $have ->
        [one] { $have } pole
        [few] { $have } pole
       *[other] { $have } polí
    }, o { $short } méně, než je třeba.
