# První hra Hamburgum s průvodcem. $one a $two jsou ostatní hráči v pořadí u stolu.

step-welcome-title = Šest kostelů pro jedno město
step-welcome =
    Vítejte v Hamburku. Obchodujete s pivem, cukrem a látkami a výdělek vkládáte do budov a šesti kostelů: ty přinášejí prestiž, která vítězí.
    Hra skončí, až bude dostavěn šestý kostel; vyhrává nejvyšší prestiž. Prvních šest kol si zahrajeme spolu.
step-holdings-title = S čím začínáte
step-holdings =
    Jste třetí hráč. V zásobě máte jedno pivo, jeden cukr, jednu látku, jedno dřevo a jednu cihlu, k tomu 30 tolarů, 3 body prestiže a loď v přístavu.
    Pozdější hráči začínají o něco bohatší, protože táhnou až po ostatních.
step-first-moves-title = Rondel
step-first-moves =
    Všechny akce leží na kole zvaném rondel. V prvním kole začíná každý na libovolném poli zdarma.
    { $one } jde na pole Pivo a vyrábí pivo, { $two } jde na pole Látka a vyrábí látku.
step-to-trade-title = Váš první přesun
step-to-trade = Na materiál potřebujete peníze, jděte tedy tam, kde se prodává zboží. Vyberte na rondelu pole Obchod II: svítí.
step-sell-title = Jedna loď, jeden druh zboží
step-sell =
    Každá vaše loď prodá jeden druh zboží za plnou cenu, tolik kusů, kolik je číslo jejího kotviště. Co žádná loď neveze, vynese jen po 30.
    Máte jednu loď: neprodávejte pivo ani cukr, prodejte jednu látku za 100 tolarů.
step-rondel-title = Tři pole jsou zdarma
step-rondel =
    Odteď vaše figurka chodí po směru hodinových ručiček. První tři pole nic nestojí, takže pole těsně před vámi jsou levná a dají se plánovat.
    { $one } jde z pole Pivo na Obchod II a prodává dvě piva za 200. { $two } jde na pole Pivo.
step-to-church-title = Ke kostelu
step-to-church = Pole Kostel je v dosahu tří volných polí a máte cihlu, kterou stojí první část kostela. Jděte tam dřív než ostatní.
step-donate-title = Příspěvek
step-donate =
    První část kostela stojí jednu cihlu. Kdo část zaplatí, vezme si žeton prestiže tohoto kostela; první přispěvatel bere ten s body.
    Vyberte St. Nikolai.
step-token-title = Vyhodnoťte ho hned
step-token = Ostatní žetony počítají lodě, budovy, obyvatele nebo žetony a je lepší si je nechat, až toho budete mít víc. Tento má 5 bodů prestiže, ať máte cokoli, vyhodnoťte ho tedy hned.
step-harbour-title = Lodě se vytlačují
step-harbour =
    { $one } přispívá na St. Michaelis. { $two } jde do Přístaviště a staví loď za jedno dřevo: třetí kotviště bylo plné, takže se všechny lodě posunuly o kotviště dál.
    Loď na druhém kotvišti uveze dva kusy, na prvním jen jeden a pak musí odplout.
step-to-depot-title = Druhá polovina obchodu
step-to-depot = Na poli Obchod můžete prodávat zboží, nebo nakupovat materiál ve skladišti. Obchod I je o jedno pole dál. Máte 130 tolarů: jděte nakoupit.
step-buy-title = Čím víc koupíte, tím dráž
step-buy =
    Skladiště má jednu cenu za vše, co při návštěvě vezmete: jeden kus stojí 20, dva 50, tři 100 a tak dál, ať je to cokoli.
    Zvolte Koupit materiál: jedno dřevo, dvě cihly a žádný zvon. S tím, co máte, budete mít od každého dva kusy: to stačí na dvě budovy.
step-others-earn-title = K čemu jsou dvě lodě
step-others-earn = { $one } kupuje materiál na tři budovy. { $two } má dvě lodě, a proto při jedné návštěvě prodává dva druhy zboží: dvě piva a dvě látky za 400 tolarů.
step-to-guildhall-title = Na radnici
step-to-guildhall = Na poli Radnice se staví a každá budova stojí jedno dřevo a jednu cihlu. Budovy musí být spojené s kostelem, kterému jste přispěli, nebo s vaší vlastní budovou.
step-captain-title = Postavte budovu kapitána
step-captain =
    Vedle kostela St. Nikolai, kterému jste přispěli, je místo pro kapitána. Hned vám zdarma přivede loď a k ní Létajícího Holanďana, který nikomu nepatří.
    Stavte na svítící parcele N1.
step-brewer-title = A vedle něj pivovar
step-brewer =
    Protože N1 je teď vaše, je s ní spojená sousední N2. Pivovar přidá pivo při každé návštěvě pole Pivo, ale každá produkční budova také trochu sníží cenu svého zboží.
    Stavte na N2.
step-far-step-title = Delší cesta stojí prestiž
step-far-step =
    { $one } staví tři budovy najednou. { $two } jde o čtyři pole na další Obchod: každé pole po třetím stojí bod prestiže, { $two } má tedy o bod méně.
    Někdy se to vyplatí. Minout, co potřebujete, ne.
step-brew-title = Vařte pivo
step-brew = Jděte na pole Pivo. Uvaříte jeden sud a za každý svůj pivovar další, tedy dva.
step-two-parts-title = Dvě části při jedné návštěvě
step-two-parts =
    { $two } přispívá při jedné návštěvě na dvě části kostela St. Catharinen a žeton za obyvatele si nechává na později.
    Další části stojí i peníze a pátá zvon. Kdo ale kostel dostaví, získá prémii: 8 bodů prestiže za první, za každý další méně.
step-harvest-title = Prodávejte dvěma loděmi
step-harvest = Teď se kapitán vyplatí: dvě lodě, dva druhy zboží. Jděte na Obchod II a prodejte tři piva a svůj jediný cukr. To je 370 tolarů za jednu návštěvu.
step-on-your-own-title = Teď je to vaše hra
step-on-your-own =
    Znáte celý koloběh: vyrábět, prodávat, nakupovat, stavět, přispívat na kostely. Sledujte, který kostel bude dostavěn příště, a žetony si nechte, až budou mít největší hodnotu.
    Teď to ukažte: čekají vás čtyři úlohy. Nebo tuto hru dohrajte proti dvěma lehkým botům.

# Lekce a jejich úlohy.

lesson-first-title = První kroky
lesson-first = Koloběh hry: vyrábět, prodávat, nakupovat, stavět, přispívat. Začátek s průvodcem, pak čtyři vlastní úlohy.
lesson-tokens-title = Žetony a načasování
lesson-tokens = Nejvíc prestiže přinášejí žetony. Který si vzít, jak zvýšit jeho hodnotu a kdy ho vyhodnotit.
task-sell-title = Plný prodej
task-sell =
    Máte tři piva, dva cukry a jednu látku a dvě lodě: jednu na kotvišti 3, druhou na kotvišti 2.
    Vydělejte v tomto tahu aspoň 500 tolarů a neplaťte prestiží.
task-sell-hint = Obchod II je hned vedle. Zboží, kterého máte nejvíc, naložte na největší loď, další na druhou a zbytek nechte na domácím trhu po 30.
task-sell-solution = Obchod II: tři piva z kotviště 3 vynesou 270, dva cukry z kotviště 2 vynesou 200 a látka na domácím trhu 30: dohromady 500.
task-materials-title = Nakupujte s rozmyslem
task-materials =
    Skladiště chce za jeden kus 20, za dva 50, za tři 100 a za čtyři 150. Máte 200 tolarů a jedno dřevo.
    Nakupte tak, abyste měli dvě dřeva a dvě cihly a zbylo vám aspoň 100 tolarů.
task-materials-hint = Potřebujete ještě tři kusy. Čtvrtý by stál dalších 50.
task-materials-solution = Obchod I: kupte jedno dřevo a dvě cihly za 100. Se dřevem, které jste měli, je to materiál na dvě budovy.
task-two-bricks-title = Dvě cihly, deset bodů prestiže
task-two-bricks = Máte dvě cihly a jedno dřevo. Proměňte je v tomto tahu aspoň v 10 bodů prestiže.
task-two-bricks-hint = První část kostela stojí jednu cihlu a vždy přinese jeho žeton za body: 5 bodů prestiže. Další části stojí víc.
task-two-bricks-solution = Na poli Kostel přispějte na první část dvou různých kostelů. Každý přinese žeton za body; vyhodnoťte oba za 10 bodů prestiže. Druhá část téhož kostela by přinesla méně.
task-fleet-title = Místo pro další
task-fleet =
    Kotviště 3 je plné, další loď tedy všechny posune o kotviště dál. Máte dvě dřeva.
    Mějte na kotvišti 3 dvě lodě a všechno pivo si nechte na příští prodej.
task-fleet-hint = V Přístavišti stojí každá loď jedno dřevo. Po posunutí leží na kotvišti 3 jen nové lodě.
task-fleet-solution = Přístaviště, dvě lodě. Vaše staré lodě se posunou na kotviště 2 a 1; dvě nové na kotvišti 3 uvezou po třech kusech.
task-best-token-title = Který žeton?
task-best-token =
    Můžete zaplatit druhou část kostela St. Nikolai. V jeho čtvrti bydlí dva vaši obyvatelé, jedna budova je kapitánova a máte dvě lodě.
    Vezměte si žeton, který vám hned teď přinese aspoň 6 bodů prestiže, a vyhodnoťte ho.
task-best-token-hint = Žeton obyvatel kostela St. Nikolai počítá 3 za každého vašeho obyvatele ve čtvrti, žeton lodí 2 za každou vaši loď v přístavu.
task-best-token-solution = Vezměte si žeton obyvatel: dva obyvatelé ve čtvrti po 3, to je 6. Žeton kapitána by přinesl 5, žeton lodí 4.
task-grow-token-title = Ať roste
task-grow-token =
    Máte nevyhodnocený žeton obyvatel kostela St. Nikolai. Teď má hodnotu 6 a vy máte materiál na dvě budovy.
    Zvyšte jeho hodnotu v tomto tahu na 12.
task-grow-token-hint = Žeton počítá jen vaše obyvatele ve čtvrti St. Nikolai. Vaše budovy i sám kostel tam sousedí s několika parcelami.
task-grow-token-solution = Jděte na Radnici a stavte na N3 a N5. Čtyři obyvatelé ve čtvrti po 3: 12. Budovy v jiných čtvrtích by se nepočítaly.
task-in-time-title = Nejdřív stavět, pak vyhodnotit
task-in-time =
    Stejný žeton, ale teď ho zúročte: získejte ve dvou tazích aspoň 10 bodů prestiže.
    Každé pole po třetím stojí bod prestiže, cestu si tedy naplánujte.
task-in-time-hint = Nejdřív zvyšte hodnotu žetonu na 12, pak jděte ke Kostelu. Z Radnice je to pět polí: dva body prestiže.
task-in-time-solution = Radnice, N3 a N5; pak pět polí ke Kostelu za 2 body prestiže a vyhodnotit 12. Kdybyste vyhodnotili hned, měli byste jen 6.
task-last-part-title = Poslední část
task-last-part =
    Kostelu St. Nikolai chybí jen pátá část. Máte zvon, cihlu, dřevo, dost peněz a žeton obyvatel kostela St. Nikolai.
    Získejte v tomto tahu aspoň 19 bodů prestiže.
task-last-part-hint = Kdo dostaví první kostel, získá 8 bodů prestiže. Poslední část přinese i žeton: podívejte se, který má pro vás největší hodnotu.
task-last-part-solution = Na poli Kostel dostavte St. Nikolai: 8 bodů prestiže. Vezměte si žeton kapitána za 5 a vyhodnoťte ho spolu se žetonem obyvatel za 6: dohromady 19.
goal-sale = Vyděláno { $have } z { $want } tolarů
goal-sale-missed = Vydělali jste { $have } tolarů, o { $short } méně, než je třeba.
goal-prestige-kept = Za cestu žádná prestiž
goal-prestige-kept-missed = Za cestu jste zaplatili prestiží: kratší byla zdarma.
goal-timber = Dřevo: { $have } z { $want }
goal-timber-missed =
    Chybí vám { $short ->
        [one] { $short } dřevo
        [few] { $short } dřeva
       *[other] { $short } dřev
    }.
goal-brick = Cihly: { $have } z { $want }
goal-brick-missed =
    Chybí vám { $short ->
        [one] { $short } cihla
        [few] { $short } cihly
       *[other] { $short } cihel
    }.
goal-money-left = { $have } tolarů, ponechat aspoň { $want }
goal-money-left-missed = Zbývá vám { $have } tolarů, o { $short } méně, než je třeba.
goal-prestige = Získáno { $have } z { $want } bodů prestiže
goal-prestige-missed =
    Tah končí, získali jste { $have ->
        [one] { $have } bod
        [few] { $have } body
       *[other] { $have } bodů
    } prestiže, o { $short } méně, než je třeba.
goal-berth-3 = Lodě na kotvišti 3: { $have } z { $want }
goal-berth-3-missed =
    Na kotvišti 3 máte { $have ->
        [one] { $have } loď
        [few] { $have } lodě
       *[other] { $have } lodí
    }, o { $short } méně, než je třeba.
goal-beer-kept = Ponechaná piva: { $have } z { $want }
goal-beer-kept-missed = Prodali jste pivo, které jste si měli nechat.
goal-token-value = Hodnota žetonu: { $have } z { $want }
goal-token-value-missed = Váš žeton má hodnotu { $have }, o { $short } méně, než je třeba.
