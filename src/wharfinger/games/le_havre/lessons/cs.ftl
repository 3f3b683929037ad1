# První hra Le Havre s průvodcem. $one a $two jsou ostatní hráči v pořadí u stolu.

step-welcome-title = Přístav plný surovin
step-welcome =
    Vítejte v Le Havre. Berete suroviny z nábřeží, v budovách je přeměňujete v lepší a stavíte vlastní budovy a lodě. Vyhrává, kdo je na konci nejbohatší: počítají se franky, budovy i lodě.
    Na postavení čekají tři balíčky budov; k mání je vždy jen vrchní karta.
step-offers-title = Každý tah jedna věc
step-offers =
    Ve svém tahu uděláte jedno z dvojího: vezmete všechny suroviny jedné nabídky, nebo pošlete dělníka do budovy.
    Předtím vaše loď dopluje k dalšímu žetonu doplňování a vyloží se dvě suroviny, které ukazuje. Tentokrát to bylo železo a frank.
step-take-francs-title = Vezměte nabídku
step-take-francs = V nabídce leží tři franky. Vezměte je: budova, kterou budete chtít příště, stojí 6 franků a máte 5.
step-end-turn-title = Konec vašeho tahu
step-end-turn = Před hlavní akcí i po ní smíte kupovat budovy a lodě nebo prodávat vlastní za polovinu hodnoty. Zatím není co koupit, ukončete tedy tah.
step-supply-title = Nabídky rostou, dokud je někdo nevezme
step-supply =
    { $one } bere tři dřeva a { $two } čtyři ryby. Co nikdo nevezme, zůstává a roste, dívejte se tedy, co zbude na váš příští tah a co chtějí ostatní.
    Po sedmi tazích, na sedmém žetonu, kolo končí.
step-buy-title = Kupte budovu
step-buy = Jste znovu na tahu a koupě nestojí hlavní akci. Tržiště má stejnou hodnotu jako cenu, 6 franků, jeho koupí tedy nic neztratíte. Kupte ho.
step-enter-title = Pošlete dělníka
step-enter = Teď vaše hlavní akce: pošlete dělníka na Tržiště. Je vaše, vstupní poplatek tedy neplatíte.
step-marketplace-title = Suroviny podle výběru
step-marketplace =
    Tržiště vám dá různé suroviny podle výběru: dvě a další za každou vaši řemeslnickou budovu. Vyberte jedno obilí a jedno uhlí.
    Obilí roste při sklizni a uhlí je palivo pro mnoho budov.
step-look-title = Pohled do budoucna
step-look = Smíte se také podívat na příští dvě speciální budovy. Podívejte se, nechte je v původním pořadí a ukončete tah. Ostatní je nevidí.
step-joinery-title = Jak se budovy stavějí
step-joinery =
    { $one } posílá dělníka do Stavební firmy a staví Truhlářství za tři dřeva: tam budova stojí suroviny, ne franky. { $two } bere dvě dřeva.
    V budově je místo pro jednoho dělníka. Dokud neodejde ({ $one }), nikdo jiný do té Stavební firmy nesmí.
step-outlook-title = Všichni musí jíst
step-outlook =
    Toto je sedmý tah kola a po něm musí každý zaplatit 2 jídla. Vaše deska ukazuje, kolik je třeba a co vám chybí.
    Frank může vždy zastoupit jídlo a máte právě 2 franky. Tento tah tedy můžete využít jinak.
step-take-clay-title = Jíl na budovy
step-take-clay = Nashromáždily se tři jíly. Z cihel a jílu je většina budov: vezměte je a ukončete tah.
step-feeding-title = První kolo skončilo
step-feeding =
    Vy a { $one } platíte po 2 francích, { $two } platí 2 rybami. Ryba nasytí stejně jako frank, kdo tedy rybaří, šetří peníze.
    Kdo nemá čím platit, vezme si půjčku 4 franků. Půjčka není neštěstí, ale stojí úrok.
step-ship-title = První loď
step-ship = Každá karta kola se promění v loď. Tuto dřevěnou lze koupit za 14 franků, nebo postavit v loděnici. Loď živí vaše lidi každé kolo a později veze suroviny na prodej: s loděmi můžete dělat i něco jiného než rybařit.
step-take-fish-title = Ryby na stůl
step-take-fish = { $one } bere železo a { $two } franky, takže se pro vás nashromáždily tři ryby. I v tomto kole se bude krmit: vezměte ryby a ukončete tah.
step-others-title = Co sbírají ostatní
step-others = { $one } bere tři dřeva a { $two } dva kusy dobytka. Při sklizni dostane další obilí, kdo nějaké má, a tele, kdo má dva kusy dobytka.
step-building-firm-title = Vstup za poplatek
step-building-firm =
    Máte jíl, postavte tedy budovu. Jedna Stavební firma je stále obsazená ({ $one }); druhá chce vstupní poplatek jedno jídlo. Patří městu, takže rybu dostane město.
    Pošlete dělníka do svítící Stavební firmy: ze tří vrchních karet můžete svými surovinami zaplatit jen jednu, postaví se tedy hned.
step-kiln-title = Vlastní budova
step-kiln = Za jeden jíl máte Uhlířství v hodnotě 8 franků. Mění dřevo na dřevěné uhlí, které hoří třikrát lépe. Navštívit je smí každý; zde bez poplatku, ale mnohé budovy ho chtějí. Ukončete tah.
step-fee-title = Někdo vás navštívil
step-fee =
    { $one } vstupuje na vaše Tržiště a platí vám poplatek jeden frank. Proto mají dobré budovy větší cenu, než stojí.
    Kolo skončilo: vaše obilí při sklizni přineslo další a teď všichni jedí.
step-feed-title = Nakrmte své lidi
step-feed = Dlužíte 2 jídla a máte dvě ryby a frank. Zaplaťte dvěma rybami a frank si nechte: frank se hodí na všechno a počítá se na konci.
step-on-your-own-title = Teď je to vaše hra
step-on-your-own =
    Znáte podstatu Le Havre: nabídky, budovy, poplatky, krmení. Každé kolo chce víc jídla, hledejte tedy cestu k lodím: mezi příštími budovami je loděnice a lodě lze i koupit.
    Teď to ukažte: čekají vás čtyři úlohy. Nebo v této hře pokračujte proti dvěma lehkým botům.

# Lekce a jejich úlohy.

lesson-first-title = První kroky
lesson-first = Nabídky, budovy, poplatky a jídlo. Začátek s průvodcem, pak čtyři vlastní úlohy.
lesson-ships-title = Lodě, které vydělávají
lesson-ships = Lodě živí vaše lidi každé kolo a prodávají vaše suroviny. Jak je získat a co s nimi poslat.
task-feed-title = Nikdo nebude hladovět
task-feed =
    Toto je poslední tah kola a po něm je třeba zaplatit 2 jídla. Nemáte jídlo ani franky.
    Nakrmte své lidi bez půjčky.
task-feed-hint = Ryba je jedno jídlo, frank také. Podívejte se na nabídky: která stačí?
task-feed-solution = Vezměte dvě ryby. Je to přesně, co dlužíte. Bez nich byste museli prodat Tržiště za polovinu hodnoty, nebo si vzít půjčku.
task-sawmill-title = Stavte pro hodnotu
task-sawmill = Máte tři jíly a jedno železo. Postavte v tomto tahu budovy v hodnotě aspoň 14 franků.
task-sawmill-hint = Volná Stavební firma chce jedno jídlo. Porovnejte hodnoty vrchních karet, ne jen jejich náklady.
task-sawmill-solution = Vstupte do volné Stavební firmy a postavte Pilu za jeden jíl a jedno železo: 14 franků. Uhlířství by mělo hodnotu 8.
task-buy-ship-title = Dejte to dohromady
task-buy-ship = Dřevěná loď stojí 14 franků a máte 9. Kupte ji v tomto tahu.
task-buy-ship-hint = Franky leží v nabídce. A vlastní budovy můžete ve svém tahu kdykoli prodat za polovinu hodnoty.
task-buy-ship-solution = Vezměte franky, prodejte Tržiště za 3 a kupte loď za 14. Odteď živí vaše lidi každé kolo.
task-harvest-title = Zasejte před sklizní
task-harvest =
    Na konci tohoto kola je sklizeň: kdo má obilí, dostane další. Je také třeba zaplatit 2 jídla.
    Mějte na začátku příštího kola aspoň čtyři obilí, bez půjčky.
task-harvest-hint = Máte jedno obilí a sklizeň jedno přinese. Zbytek musí přijít z nabídky.
task-harvest-solution = Vezměte dvě obilí: dohromady tři a sklizeň udělá čtyři. Jídlo zaplatí vaše ryby.
task-wooden-ship-title = V loděnici
task-wooden-ship =
    Loděnice stojí ve městě. Dřevěná loď stojí pět dřev a 3 energie a vstup 2 jídla. Máte dvě ryby a dva franky.
    Postavte loď a obě ryby si nechte na krmení.
task-wooden-ship-hint = Franky mohou zastoupit jídlo. A uhlí hoří: jedno uhlí jsou 3 energie.
task-wooden-ship-solution = Vstupte do loděnice, poplatek zaplaťte 2 franky, pak postavte dřevěnou loď z pěti dřev a spalte uhlí.
task-ship-feeds-title = Loď místo ryb
task-ship-feeds =
    Po tomto kole je třeba zaplatit 2 jídla. Máte 14 franků a žádné jídlo.
    Mějte na začátku příštího kola loď, bez půjčky.
task-ship-feeds-hint = Loď živí už na konci kola, ve kterém ji koupíte. Koupě nestojí hlavní akci.
task-ship-feeds-solution = Kupte dřevěnou loď za 14 franků. Dá 3 jídla, víc, než potřebujete, a hlavní akce vám zbývá na nabídku.
task-iron-ship-title = Moderní loděnice
task-iron-ship =
    Vlastníte loděnici a máte, co stojí dřevěná i železná loď.
    Přidejte do flotily loď v hodnotě aspoň 10 franků.
task-iron-ship-hint = Železné lodě chtějí loděnici s cihlou; cihlu máte. Dřevěná loď má zde hodnotu nejvýš 4.
task-iron-ship-solution = Zmodernizujte loděnici svou cihlou a postavte železnou loď ze čtyř kusů železa: hodnota 10 franků, a navíc víc živí i uveze.
task-cargo-title = Co odvézt
task-cargo =
    Vlastníte Lodní společnost a dřevěnou loď s místem pro dvě suroviny. Plavba stojí 3 energie.
    Vydělejte v tomto tahu aspoň 8 franků.
task-cargo-hint = Ceny se liší: useň 4, chléb a dobytek 3, kůže 2, většina běžných surovin 1. A co hoří nejlépe, nemusí hořet první.
task-cargo-solution = Vstupte do Lodní společnosti se dvěma usněmi po 4 francích: 8. Spalte dřevo a uhlí si nechte na příští plavbu.
task-engine-title = Rozjíždí se to
task-engine =
    Vlastníte loděnici, Lodní společnost a jednu dřevěnou loď. Každá loď, která vypluje, stojí 3 energie.
    Vydělejte během dvou tahů aspoň 15 franků.
task-engine-hint = Dvě lodě uvezou čtyři suroviny a stojí 6 energií. Nejdřív tedy postavte druhou a nespalte, co potřebuje plavba.
task-engine-solution = Postavte druhou loď a spalte na ni dřevo. Pak vyšlete obě: tři usně a jeden chléb vynesou 15 franků a 6 energií zaplatí dvě uhlí.
goal-round-over = Začíná příští kolo
goal-round-over-missed = Kolo ještě neskončilo.
goal-no-loan = Bez půjčky
goal-no-loan-missed = Neměli jste čím zaplatit: bylo třeba vzít půjčku.
goal-buildings = Postaveny budovy v hodnotě { $have } z { $want } franků
goal-buildings-missed =
    Vaše nové budovy mají hodnotu { $have ->
        [one] { $have } frank
        [few] { $have } franky
       *[other] { $have } franků
    }, o { $short } méně, než je třeba.
# one form: počet stojí za dvojtečkou
goal-ships = Lodě: { $have } z { $want }
goal-ships-missed = Ještě nemáte loď.
goal-grain = Obilí: { $have } z { $want }
goal-grain-missed = Máte { $have } obilí, o { $short } méně, než je třeba.
goal-fish = Ponechané ryby: { $have } z { $want }
goal-fish-missed =
    Zbývá vám { $have ->
        [one] { $have } ryba
        [few] { $have } ryby
       *[other] { $have } ryb
    }: bude chybět { $short ->
        [one] { $short } jídlo
        [few] { $short } jídla
       *[other] { $short } jídel
    }.
goal-ship-value = Přidány lodě v hodnotě { $have } z { $want } franků
goal-ship-value-missed =
    Vaše nová loď má hodnotu { $have ->
        [one] { $have } frank
        [few] { $have } franky
       *[other] { $have } franků
    }, o { $short } méně, než je třeba.
goal-sale = Vyděláno { $have } z { $want } franků
goal-sale-missed =
    Vydělali jste { $have ->
        [one] { $have } frank
        [few] { $have } franky
       *[other] { $have } franků
    }, o { $short } méně, než je třeba.
