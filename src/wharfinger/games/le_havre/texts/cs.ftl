# Le Havre česky: názvy, otázky, nápověda, události, volby a co která karta dělá.

summary = Obchodníci v přístavu Le Havre berou suroviny, zpracovávají je, stavějí budovy a lodě a živí své dělníky.

## Názvy

name-good-fish = ryba
    .acc = rybu
    .many = ryb
name-good-wood = dřevo
    .many = dřeva
name-good-clay = jíl
    .many = jílu
    .instead = jílu
name-good-iron = železo
    .many = železa
    .instead = železa
name-good-grain = obilí
    .many = obilí
name-good-cattle = dobytek
    .many = kusů dobytka
name-good-coal = uhlí
    .many = uhlí
name-good-hides = kůže
    .acc = kůži
    .many = kůží
name-good-smoked-fish = uzená ryba
    .acc = uzenou rybu
    .many = uzených ryb
name-good-charcoal = dřevěné uhlí
    .many = dřevěného uhlí
name-good-brick = cihla
    .acc = cihlu
    .many = cihel
    .instead = cihly
name-good-steel = ocel
    .many = oceli
    .instead = oceli
name-good-bread = chléb
    .many = chlebů
name-good-meat = maso
    .many = masa
name-good-coke = koks
    .many = koksu
name-good-leather = useň
    .many = usní
name-good-francs = franky
    .many = franků
name-good-franc = frank
    .many = franků
name-ship-wooden = dřevěná loď
    .acc = dřevěnou loď
name-ship-iron = železná loď
    .acc = železnou loď
name-ship-steel = ocelová loď
    .acc = ocelovou loď
name-ship-luxury = luxusní parník
name-type-craftsman = řemeslnická budova
name-type-economic = ekonomická budova
name-type-industrial = průmyslová budova
name-type-public = veřejná budova
name-type-none = bez typu
name-type-ship = loď

## Odkud jsou body

source-buildings = Budovy
source-bonuses = Bonusy budov
source-ships = Lodě
source-francs = Franky
source-loans = Půjčky
name-card-building-firm-1 = Stavební firma I
    .acc = Stavební firmu I
name-card-building-firm-2 = Stavební firma II
    .acc = Stavební firmu II
name-card-construction-firm = Stavitelství
name-card-marketplace = Tržiště
name-card-sawmill = Pila
    .acc = Pilu
name-card-fishery = Rybárna
    .acc = Rybárnu
name-card-joinery = Truhlářství
name-card-bakehouse = Pekárna
    .acc = Pekárnu
name-card-hardware-store = Stavebniny
name-card-charcoal-kiln = Uhlířství
name-card-smokehouse = Udírna
    .acc = Udírnu
name-card-abattoir = Jatka
name-card-clay-mound = Jíloviště
name-card-arts-centre = Centrum umění
name-card-wharf-1 = Loděnice I
    .acc = Loděnici I
name-card-black-market = Černý trh
name-card-brickworks = Cihelna
    .acc = Cihelnu
name-card-local-court = Soud
name-card-colliery = Důl
name-card-wharf-2 = Loděnice II
    .acc = Loděnici II
name-card-shipping-line = Lodní společnost
name-card-grocery-market = Trh s potravinami
name-card-tannery = Koželužna
    .acc = Koželužnu
name-card-business-office = Obchodní kancelář
name-card-ironworks = Železárna
    .acc = Železárnu
name-card-steel-mill = Ocelárna
    .acc = Ocelárnu
name-card-storehouse = Skladiště
name-card-cokery = Koksovna
    .acc = Koksovnu
name-card-dock = Dok
name-card-bridge-over-the-seine = Most přes Seinu
name-card-town-hall = Radnice
    .acc = Radnici
name-card-bank = Banka
    .acc = Banku
name-card-church = Kostel
name-card-labour-exchange = Úřad práce
name-card-bakery = Pekařství
name-card-baguette-shop = Bageterie
    .acc = Bageterii
name-card-farm = Farma
    .acc = Farmu
name-card-clothing-industry = Oděvní továrna
    .acc = Oděvní továrnu
name-card-iron-mine-and-coal-seam = Železný důl s uhelnou žílou
name-card-fish-market = Rybí trh
name-card-fish-restaurant = Rybí restaurace
    .acc = Rybí restauraci
name-card-fishpond-and-wood = Rybník a les
name-card-forest-hut = Dům v lese
name-card-plant-nursery = Zahradnictví
name-card-business-park = Průmyslová zóna
    .acc = Průmyslovou zónu
name-card-guildhouse = Cechovní dům
name-card-harbour-watch = Přístavní stráž
name-card-smelter = Huť
name-card-diner = Bufet
name-card-hunting-lodge = Lovecká chata
    .acc = Loveckou chatu
name-card-coal-trader = Uhelné sklady
name-card-patisserie = Cukrárna
    .acc = Cukrárnu
name-card-furriery = Kožešnictví
name-card-leather-industry = Kožedělná továrna
    .acc = Kožedělnou továrnu
name-card-kiln = Vypalovací pec
name-card-luxury-yacht = Luxusní jachta
    .acc = Luxusní jachtu
name-card-feedlot = Velkovýkrmna
    .acc = Velkovýkrmnu
name-card-masons-guild = Zednický cech
name-card-furniture-factory = Výrobna nábytku
    .acc = Výrobnu nábytku
name-card-town-square = Náměstí
name-card-tavern = Knajpa
    .acc = Knajpu
name-card-haulage-firm = Přepravní firma
    .acc = Přepravní firmu
name-card-schnaps-distillery = Palírna
    .acc = Palírnu
name-card-steelworks = Vysoké pece
name-card-steakhouse = Grill bar
name-card-wind-farm = Větrné mlýny
name-card-brick-manufacturer = Velkovýrobna cihel
    .acc = Velkovýrobnu cihel
name-card-zoo = Zoo
name-card-football-stadium = Fotbalový stadion
name-card-dunny = Kadibudka
    .acc = Kadibudku
name-card-workers-cottages = Dělnická kolonie
    .acc = Dělnickou kolonii
name-card-construction-site = Staveniště
name-card-logging-camp = Dřevorubecký tábor
name-card-ms-dagmar = MS Dagmar
name-card-pawnbrokers = Zastavárna
    .acc = Zastavárnu
name-card-pirates-lair = Pirátské doupě
name-card-junkyard = Vrakoviště
name-card-dive-bar = Putyka
    .acc = Putyku
name-card-picket-line = Stávková hlídka
    .acc = Stávkovou hlídku
name-card-tobacco-factory = Tabáková manufaktura
    .acc = Tabákovou manufakturu
name-card-cattle-drive = Přehon dobytka
name-card-toy-fair = Veletrh hraček
name-card-wooden-crane = Dřevěný jeřáb
name-card-lumber-mill = Vodní pila
    .acc = Vodní pilu
name-card-main-station = Hlavní nádraží
name-card-hotel = Hotel
name-card-fur-factory = Kožešinová manufaktura
    .acc = Kožešinovou manufakturu
name-card-wainwrights = Kolářství
name-card-fishermans-hut = Rybářský domek
name-card-soup-kitchen = Vývařovna
    .acc = Vývařovnu
name-card-cattle-market = Dobytčí trh
name-card-brick-trader = Obchod s cihlami
name-card-clay-company = Zpracovna jílu
    .acc = Zpracovnu jílu
name-card-smelting-furnace = Tavicí pec
name-card-flea-market = Bleší trh
name-card-inn = Hostinec
name-card-cannery-row = Konzervárna
    .acc = Konzervárnu
name-card-hides-trader = Obchod s kůžemi
name-card-fur-industry = Kožešinová továrna
    .acc = Kožešinovou továrnu
name-card-department-of-agriculture = Zemědělský úřad
name-card-department-of-economics = Hospodářský úřad
name-card-stockmarket = Burza
    .acc = Burzu
name-card-souvenir-shop = Obchod se suvenýry
name-card-wreckers = Demoliční firma
    .acc = Demoliční firmu
name-card-blast-furnace = Šachtová pec
name-card-biofuel-facility = Výrobna biopaliv
    .acc = Výrobnu biopaliv
name-card-ranch = Ranč
name-card-trading-firm = Obchodní společnost
name-card-trafficking-spot = Překladiště
name-card-major-corporation = Velký koncern
name-card-emporium = Obchodní dům
name-card-cobblers = Ševcovská dílna
    .acc = Ševcovskou dílnu
name-card-rattletrap-car = Rachotina
    .acc = Rachotinu
name-card-wholesale-bakery = Velkopekárna
    .acc = Velkopekárnu

## Slova stolu v terminálu

label-title = Le Havre
length-full = plná hra
length-short = zkrácená hra
label-round = { $round }. kolo z { $rounds }
label-final-phase = závěrečná fáze
label-offers = Nabídky
label-tiles = Žetony doplňování
label-face-down = zakrytý
label-interest = úrok
label-rounds =
    Další kola{ $later ->
        [0] { "" }
       *[other] , ještě { $later }
    }
label-round-short = kolo
label-food = jídlo
label-harvest = sklizeň
label-town-builds = město
label-new-ship = nová loď
label-last-action = Každý má ještě jednu hlavní akci.
label-yes-harvest = ano
town-standard = staví
town-special = speciální
label-proposal = Balíček { $number } · náklady · hodnota
label-empty = prázdné
label-buy-only = jen koupit
label-short-offers = Nabídky
label-short-tiles = Doplnění
label-short-proposals = Budovy
label-short-ships = Lodě
label-short-town = Město
label-short-specials = Speciální
label-short-round =
    { $round }. kolo: krmení { $food }{ $harvest ->
        [1] , sklizeň
       *[other] { "" }
    }{ $town ->
        [standard] , město staví
        [special] , speciální budova
       *[other] { "" }
    }, { $ship }
label-short-francs =
    { $count ->
        [one] { $count } frank
        [few] { $count } franky
       *[other] { $count } franků
    }
label-short-loans =
    { $count ->
        [one] { $count } půjčka
        [few] { $count } půjčky
       *[other] { $count } půjček
    }
label-short-food =
    { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
    }
label-short-energy =
    { $count ->
        [one] { $count } energie
        [few] { $count } energie
       *[other] { $count } energií
    }
label-short-wealth = majetek { $count }
label-short-feeding =
    krmení { $food }{ $ships ->
        [0] { "" }
       *[other] { " " }({ $ships } z lodí)
    }: { $missing ->
        [0] stačí
       *[other] chybí { $missing }
    }
label-short-ship = koupit { $price }, stavět { $amount }× { $good }
label-short-more = ještě { $count }
label-harbour = Lodě na prodej a ke stavbě
label-ship-type = loď
label-ship-buy = cena
label-ship-build = stavba
label-ship-energy = energie
label-ship-feeds = jídlo
label-ship-carries = náklad
label-ship-worth = hodnota shora
label-none-yet = teď žádná
type-ship-wooden = dřevěná
type-ship-iron = železná
type-ship-steel = ocelová
type-ship-luxury = luxusní
label-specials = Speciální budovy
label-no-specials = ve zkrácené hře žádné
label-deck =
    { $count ->
        [0] v balíčku už žádná
       [one] { $count } zakrytá v balíčku
        [few] { $count } zakryté v balíčku
       *[other] { $count } zakrytých v balíčku
    }
label-revealed = odkryto: { $cards }
label-known = víte jen vy: { $card } je { $place }. v pořadí
label-known-either = víte jen vy: { $card } je 1. nebo 2. v pořadí
label-hand = vaše ruka: { $cards }
label-hand-cards = karty v ruce ({ $player }): { $count }
label-waiting = { $card } čeká na volné místo
label-picket = Stávková hlídka ({ $player }): vezměte nabídku
label-town = Město · vstup · hodnota
label-modern = , zmodernizovaná
label-ships = lodě
label-ships-feed = dávají { $food }
label-no-ships = žádné lodě
label-pawned = zastaveno: { $goods }
count-craftsman =
    { $count ->
        [one] { $count } řemeslnická budova
        [few] { $count } řemeslnické budovy
       *[other] { $count } řemeslnických budov
    }
count-economic =
    { $count ->
        [one] { $count } ekonomická budova
        [few] { $count } ekonomické budovy
       *[other] { $count } ekonomických budov
    }
count-industrial =
    { $count ->
        [one] { $count } průmyslová budova
        [few] { $count } průmyslové budovy
       *[other] { $count } průmyslových budov
    }
count-public =
    { $count ->
        [one] { $count } veřejná budova
        [few] { $count } veřejné budovy
       *[other] { $count } veřejných budov
    }
count-ship =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
count-goods =
    { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
count-hammer =
    { $count ->
        [one] { $count } kladivo
        [few] { $count } kladiva
       *[other] { $count } kladiv
    }
count-fisherman =
    { $count ->
        [one] { $count } rybář
        [few] { $count } rybáři
       *[other] { $count } rybářů
    }
fee-food = { $amount }j
fee-francs = { $amount }fr
fee-free = zdarma
letter-craftsman = Ř
letter-economic = E
letter-industrial = P
letter-public = V
letter-none = -
letter-ship = L
letter-wood = d
letter-clay = j
letter-brick = c
letter-iron = ž
letter-steel = o
letter-hammer = k
letter-fisherman = r
symbol-hammer = kladivo
symbol-fisherman = rybář
label-legend = · vstup: j jídla, fr franky · 6/30 hodnota 6, cena 30 · 6+4 bonus na konci
short-good-fish = ryba
short-good-wood = dřevo
short-good-clay = jíl
short-good-iron = železo
short-good-grain = obilí
short-good-cattle = dobyt.
short-good-coal = uhlí
short-good-hides = kůže
short-good-smoked-fish = uzená
short-good-charcoal = dř.uh.
short-good-brick = cihla
short-good-steel = ocel
short-good-bread = chléb
short-good-meat = maso
short-good-coke = koks
short-good-leather = useň
short-card-bridge-over-the-seine = Most přes Seinu
short-card-iron-mine-and-coal-seam = Důl s žílou
short-card-department-of-agriculture = Zemědělský úřad
short-card-department-of-economics = Hospodář. úřad
short-card-furniture-factory = Výrobna nábytku
short-card-brick-manufacturer = Velkovýr. cihel
short-card-schnaps-distillery = Palírna
label-player = hráč
label-wealth = majetek
label-francs = franky
label-loans = půjčky
label-energy = energie
label-demand = krmení
label-ships-give = lodě
label-to-pay = zaplatit
label-lacks = chybí
label-fed = nakrmeno
label-category = majetek
label-final-buildings = budovy
label-final-bonus = bonusy budov
label-final-ships = lodě
label-final-francs = franky
label-final-loans = půjčky
label-total = celkem
label-place = místo
ship-named = { $kind } { $name } ({ $value })

## Co která karta dělá

card-building-firm-1 = postavit jednu z vrchních karet tří balíčků nabídky budov a zaplatit její náklady
card-building-firm-2 = postavit jednu z vrchních karet tří balíčků nabídky budov a zaplatit její náklady
card-construction-firm = postavit jednu nebo dvě vrchní karty po sobě, i z téhož balíčku; mezitím lze kupovat
card-marketplace = vzít 2 různé běžné suroviny (kterékoli z osmi, ne franky) a další různou za každou vlastní řemeslnickou budovu (nejvýš 8); pak se podívat na dvě vrchní speciální karty a vrátit je v libovolném pořadí
card-sawmill = postavit jednu budovu, jejíž náklady obsahují dřevo, o 1 dřevo levněji
card-fishery = vzít 3 ryby a další za každého vlastního rybáře
card-joinery = prodat 1, 2 nebo 3 dřeva za 5, 6 nebo 7 franků celkem
card-bakehouse = libovolné množství obilí na chléb, za každé půl energie (celkem zaokrouhleno nahoru) a půl franku zisku (celkem zaokrouhleno dolů)
card-hardware-store = vzít 1 dřevo, 1 cihlu, 1 železo
card-charcoal-kiln = libovolné množství dřeva na dřevěné uhlí, bez energie
card-smokehouse = až 6 ryb na uzené ryby za 1 energii celkem; za každou půl franku (celkem zaokrouhleno dolů)
card-abattoir = libovolný počet kusů dobytka na maso a za každý půl kůže (celkem zaokrouhleno dolů)
card-clay-mound = vzít 3 jíly a další za každé vlastní kladivo
card-arts-centre = 4 franky za každého jiného hráče, jehož dělník je v některé z vašich budov
card-wharf-1 = postavit jednu dostupnou loď (vrchní z balíčku) za suroviny a 3 energie; první jiná než dřevěná loď v této loděnici stojí navíc 1 cihlu, která na kartě zůstane
card-black-market = vzít 2 žetony každého druhu, jehož nabídka je prázdná (i franky)
card-brickworks = libovolné množství jílu na cihly, za každý půl energie (celkem zaokrouhleno nahoru) a půl franku zisku (celkem zaokrouhleno dolů)
card-local-court = 1 půjčka: vrátit ji zdarma. 2 půjčky: vrátit jednu a vzít 2 franky. 3 a více: vrátit dvě, nebo vrátit jednu a vzít 2 franky
card-colliery = vzít 3 uhlí, nebo 4, máte-li aspoň jedno kladivo
card-wharf-2 = postavit jednu dostupnou loď (vrchní z balíčku) za suroviny a 3 energie; první jiná než dřevěná loď v této loděnici stojí navíc 1 cihlu, která na kartě zůstane
card-shipping-line = zaplatit 3 energie za každou použitou loď; každá odveze libovolné suroviny až do své kapacity, prodané za vytištěné ceny
card-grocery-market = vzít po 1: dobytek, maso, rybu, uzenou rybu, obilí, chléb
card-tannery = až 4 kůže na usně, za každou 1 frank
card-business-office = jednou: libovolné 4 suroviny za 1 ocel; a/nebo jednou: libovolná surovina za 1 dřevěné uhlí, 1 useň nebo 1 cihlu
card-ironworks = vzít 3 železa; za 6 energií ještě čtvrté
card-steel-mill = libovolné množství železa na ocel, po 5 energiích, placených jako jedna suma
card-storehouse = konečná hodnota roste o půl franku za každou surovinu (celkem zaokrouhleno dolů)
card-cokery = libovolné množství uhlí na koks, za každé 1 frank, bez energie
card-dock = konečná hodnota roste o 4 za každou vlastní loď
card-bridge-over-the-seine = prodat libovolný počet surovin: 1 frank za přeměněnou surovinu, 1 frank za tři běžné (libovolné)
card-town-hall = konečná hodnota roste o 4 za každou veřejnou budovu (včetně této) a o 2 za každou řemeslnickou
card-bank = konečná hodnota roste o 3 za každou průmyslovou budovu a o 2 za každou ekonomickou (včetně této)
card-church = jen kdo má aspoň 5 chlebů a 2 ryby: vzít dalších 5 chlebů a 3 ryby
card-labour-exchange = vzít 1 rybu za každého vlastního rybáře a 1 uhlí za každé vlastní kladivo
card-bakery = prodat až 6 chlebů po 3 francích
card-baguette-shop = až čtyřikrát: 1 chléb + 1 maso za 6 franků
card-farm = vzít 2 ryby, 2 obilí, 2 dřeva, 1 kůži, 1 kus dobytka
card-clothing-industry = libovolněkrát: 1 kůže + 1 useň za 7 franků
card-iron-mine-and-coal-seam = vzít 2 železa a 1 uhlí
card-fish-market = prodat až 7 ryb (ne uzených) po 2 francích
card-fish-restaurant = prodat libovolný počet uzených ryb po 3 francích
card-fishpond-and-wood = vzít 3 ryby a 3 dřeva
card-forest-hut = až čtyřikrát: 1 dřevo + 1 maso za 5 franků
card-plant-nursery = vzít 3 franky a 4 dřeva
card-business-park = konečná hodnota roste o 2 za každou průmyslovou budovu
card-guildhouse = konečná hodnota roste o 2 za každou ekonomickou budovu (včetně této)
card-harbour-watch = zaplatit 1 frank jinému hráči, který si vezme dělníka zpět z budovy; pak do ní vstoupit (za poplatek, není-li vlastní) a použít ji
card-smelter = vzít 1 uhlí, 1 koks, 1 železo
card-diner = až třikrát: 1 dřevo + 1 chléb + 1 uzená ryba za 8 franků
card-hunting-lodge = vzít 2 kůže a 3 masa
card-coal-trader = nejvýš jednou 1 jídlo za 1 dřevěné uhlí a/nebo až pětkrát 2 jídla za 1 uhlí; jídlo se platí jako jedna suma, i franky
card-patisserie = až třikrát: 1 obilí + 1 chléb za 5 franků
card-furriery = libovolný počet kůží na chléb a/nebo až 2 usně po 5 francích
card-leather-industry = jednou: vložit 3 usně a 14 franků, vzít 30 franků (čistý zisk 16; 14 franků je třeba mít)
card-kiln = jednou: 1 jíl a 1 energie za 3 cihly
card-luxury-yacht = lze koupit za 20; nebo při vstupu do loděnice (s obvyklým poplatkem) místo stavby odstranit ze hry vlastní železnou loď a vzít si jachtu zdarma. Počítá se jako železná loď, ale nikoho neživí a nic neveze
card-feedlot = má-li majitel při sklizni 2 až 6 kusů dobytka, dostane 2 kusy místo 1
card-masons-guild = majitel platí za každou stavěnou budovu o 1 jíl nebo 1 cihlu méně (jen jsou-li v nákladech)
card-furniture-factory = libovolněkrát: 1 dřevo + 1 useň za 6 franků
card-town-square = vzít tolik různých přeměněných surovin (ne ocel), kolik máte řemeslnických budov
card-tavern = až čtyřikrát: 1 dřevo + 1 obilí za 3 franky
card-haulage-firm = zaplatit 3 franky a vzít všechny suroviny ze dvou sousedních nabídek (nikdy franky)
card-schnaps-distillery = prodat až 4 obilí po 2 francích
card-steelworks = jednou: 1 železo a 15 energií za 2 oceli
card-steakhouse = až čtyřikrát: 1 maso + 1 dřevěné uhlí za 6 franků
card-wind-farm = majitel platí při každé hlavní akci s energií o 3 energie méně; přebytek se nevyplácí
card-brick-manufacturer = jednou: vložit 3 cihly a 10 franků, vzít 24 franků (čistý zisk 14; 10 franků je třeba mít)
card-zoo = třetina franku za každý kus dobytka a každou rybu (celkem zaokrouhleno dolů); zvířata zůstávají
card-football-stadium = bez akce. Po odkrytí čeká vedle plánu, dokud se neuvolní jedno ze tří míst nabídky budov; tam se položí a lze jej postavit
card-dunny = bez akce; po odkrytí se položí na balíček, jehož vrchní karta má nejvyšší číslo, a tam ji lze postavit
card-workers-cottages = majitel má v závěrečné fázi dvě hlavní akce po sobě
card-construction-site = po odkrytí dostane každý hráč 3 speciální karty; kdo vstoupí první, vymění tuto kartu za jednu ze svých tří a hned ji použije (platí poplatek, pokud ji nekoupí); všechny karty v ruce se pak odhodí
card-logging-camp = až sedmkrát: 1 jídlo za 1 dřevo
card-ms-dagmar = lze koupit za 50; nebo při návštěvě loděnice místo stavby odstranit vlastní luxusní parník a vzít si ji zdarma; počítá se jako luxusní parník
card-pawnbrokers = položit na kartu libovolný počet různých surovin a vzít za každou 2 franky; každou lze kdykoli bez návštěvy vykoupit za 2 franky
card-pirates-lair = majitel dostane 1 frank z výdělku každé lodi, kterou jiní hráči vyšlou s Lodní společností
card-junkyard = až pětkrát: 2 jídla za 1 železo
card-dive-bar = kdo je poslán domů, jde místo toho do Putyky a zaplatí 2 franky do pokladny (majitel 1); může tam být více dělníků
card-picket-line = vzít jednu nabídku; všichni ostatní musí v příštím tahu jako hlavní akci také vzít nabídku; pak karta opouští hru; od začátku posledního kola ji nelze použít
card-tobacco-factory = majitel smí ve svém tahu posílat jiné hráče domů ze svých budov
card-cattle-drive = každý jiný hráč s aspoň 1 kusem dobytka vám 1 dá; ve dvou hráčích dostanete 2
card-toy-fair = vzít 1 půjčku (bez 4 franků) a 6 různých surovin (ne ocel)
card-wooden-crane = majitel smí při stavbě nahradit jeden libovolný stavební materiál 1 dřevem
card-lumber-mill = majitel platí za každou stavěnou budovu o 1 dřevo méně
card-main-station = při vstupu nic; při odchodu použít dvě budovy po sobě bez poplatku (ne Hlavní nádraží); kdo je uvnitř, toho nelze poslat domů
card-hotel = při vstupu nic; po dobu pobytu 3 franky, kdykoli vezmete nabídku; kdo je uvnitř, toho nelze poslat domů
card-fur-factory = za každou vlastní useň prodat až 2 kůže po 4 francích (usně zůstávají)
card-wainwrights = za každé vlastní železo jednou prodat 2 dřeva za 5 franků (železo zůstává)
card-fishermans-hut = majitel dostane 1 rybu na konci každého kola (2 v 1–2 hráčích); jako akce libovolněkrát 3 ryby za 2 ryby
card-soup-kitchen = živí jako dřevěná loď: 5/4/3/2/1 jídel v 1/2/3/4/5 hráčích
card-cattle-market = buď koupit až 7 kusů dobytka po 1 franku, nebo prodat až 7 po 3 francích
card-brick-trader = buď koupit až 5 cihel po 1 franku, nebo prodat až 5 po 3 francích
card-clay-company = libovolněkrát: 1 jíl + 1 dřevo za 3 franky
card-smelting-furnace = libovolné množství jílu na železo, po 2 energiích
card-flea-market = vzít jednu nabídku s přesně 2 žetony a všechny nabídky s přesně 1 žetonem (franky se počítají)
card-inn = libovolný počet ryb na uzené ryby bez energie a/nebo až 2 masa po 4 francích
card-cannery-row = jednou 1 železo + 4 uzené ryby za 18 franků a/nebo jednou 1 železo + 3 masa za 16 franků
card-hides-trader = jednou: 6 kůží za 18 franků
card-fur-industry = jednou: 3 kůže a 10 franků za 22 franků (čistý zisk 12)
card-department-of-agriculture = vzít 1 maso za každou vlastní ekonomickou budovu a 1 chléb za každou vlastní řemeslnickou
card-department-of-economics = vzít 1 železo za každou vlastní průmyslovou budovu a 2 franky za každou vlastní ekonomickou
card-stockmarket = majitel dostane 1 frank, když jiný vezme nabídku franků, 3 franky, když jiný postaví Banku, a neplatí úrok z půjček
card-souvenir-shop = majitel dostane 1 frank z pokladny, kdykoli jiný hráč vstoupí do jeho budovy
card-wreckers = až dvakrát: 3 jídla za 2 dřeva, 2 jíly a 1 železo
card-blast-furnace = až 6 železa ze zásoby po 3 energiích
card-biofuel-facility = majitel smí energii v Lodní společnosti platit obilím, po 2 energiích
card-ranch = konečná hodnota roste o 2 za každý vlastní kus dobytka
card-trading-firm = vyměnit až 4 suroviny za libovolný počet surovin v téže celkové lodní ceně
card-trafficking-spot = vyměnit až 3 běžné suroviny za stejný počet jiných běžných (ne za železo) a/nebo až 3 přeměněné za stejný počet jiných přeměněných (ne za ocel)
card-major-corporation = vzít 1 od každého druhu suroviny, který už máte (ne franky); vezmete-li ocel, stojí to 3 franky
card-emporium = koupit libovolný počet různých přeměněných surovin: každá za 1 frank, koks za 3, ocel za 5
card-cobblers = libovolný počet usní, každá za 2 chleby a 2 franky
card-rattletrap-car = musí si ji vzít příští hráč, který získá aspoň 1 železo (ne ocel); nelze ji prodat
card-wholesale-bakery = prodat libovolný počet chlebů po 2 francích
card-own = { $text }

## Totéž několika slovy, kde to bylo delší

brief-building-firm-1 = postavit vrchní kartu z nabídky budov
brief-building-firm-2 = postavit vrchní kartu z nabídky budov
brief-construction-firm = postavit jednu nebo dvě budovy
brief-marketplace = 2 různé běžné suroviny, +1 za vlastní řemeslnickou budovu; podívat se na 2 speciální karty
brief-sawmill = postavit budovu, která stojí dřevo, o 1 dřevo levněji
brief-bakehouse = obilí na chléb: za každé půl energie, zisk půl franku
brief-smokehouse = až 6 ryb na uzené: 1 energie celkem, za každou půl franku
brief-abattoir = dobytek na maso a k tomu poloviční počet kůží
brief-arts-centre = 4 franky za každého jiného hráče ve vašich budovách
brief-wharf-1 = postavit loď za suroviny a 3 energie; modernější stojí jednou i cihlu
brief-wharf-2 = postavit loď za suroviny a 3 energie; modernější stojí jednou i cihlu
brief-black-market = 2 od každého druhu, jehož nabídka je prázdná
brief-brickworks = jíl na cihly: za každý půl energie, zisk půl franku
brief-local-court = vrátit půjčku: při 2 půjčkách +2 franky, při 3 i druhou
brief-shipping-line = odvézt suroviny za franky, 3 energie za loď
brief-business-office = 4 suroviny za ocel; 1 surovina za dřevěné uhlí, useň nebo cihlu
brief-storehouse = na konci bonus půl franku za surovinu
brief-bridge-over-the-seine = 1 frank za přeměněnou surovinu nebo za tři běžné
brief-town-hall = bonus 4 za veřejnou a 2 za řemeslnickou budovu
brief-bank = bonus 3 za průmyslovou a 2 za ekonomickou budovu
brief-church = máte-li 5 chlebů a 2 ryby: dalších 5 chlebů a 3 ryby
brief-harbour-watch = 1 frank: poslat dělníka domů a vstoupit do té budovy
brief-coal-trader = jednou 1 jídlo za dřevěné uhlí, až pětkrát 2 jídla za uhlí
brief-furriery = kůže na chléb; až 2 usně po 5 francích
brief-leather-industry = 3 usně za 16 franků, je třeba mít 14 franků
brief-luxury-yacht = počítá se jako železná loď, nikoho neživí, nic neveze
brief-feedlot = s 2 až 6 kusy dobytka sklidíte 2 místo 1
brief-masons-guild = o 1 jíl nebo cihlu méně za každou stavěnou budovu
brief-town-square = za každou řemeslnickou budovu 1 jiná přeměněná surovina (ne ocel)
brief-haulage-firm = 3 franky za dvě sousední nabídky surovin
brief-wind-farm = o 3 energie méně, kdykoli se platí energie
brief-brick-manufacturer = 3 cihly za 14 franků, je třeba mít 10 franků
brief-zoo = 1 frank za každé tři kusy dobytka a ryby, které zůstávají
brief-football-stadium = bez akce
brief-dunny = bez akce
brief-construction-site = nahradí ji jedna z vašich tří karet a hned se použije
brief-ms-dagmar = počítá se jako luxusní parník
brief-pawnbrokers = zastavit různé suroviny po 2 francích
brief-pirates-lair = 1 frank z každé lodi, kterou ostatní vyšlou
brief-dive-bar = kdo je poslán domů, platí zde
brief-picket-line = vzít nabídku; všichni ostatní ji musí vzít v příštím tahu
brief-tobacco-factory = smíte posílat ostatní domů ze svých budov
brief-cattle-drive = 1 kus dobytka od každého, kdo nějaký má
brief-toy-fair = půjčka bez franků a 6 různých surovin (ne ocel)
brief-wooden-crane = 1 dřevo místo jednoho jiného stavebního materiálu
brief-main-station = příští tah použít dvě budovy bez poplatku
brief-hotel = po dobu pobytu 3 franky s každou vzatou nabídkou
brief-fur-factory = až 2 kůže za každou vlastní useň, po 4 francích
brief-fishermans-hut = 3 ryby za 2, libovolněkrát
brief-soup-kitchen = živí jako dřevěná loď
brief-cattle-market = koupit až 7 kusů dobytka po 1 franku, nebo prodat po 3
brief-brick-trader = koupit až 5 cihel po 1 franku, nebo prodat po 3
brief-flea-market = jedna nabídka s 2 žetony a všechny s 1 žetonem
brief-inn = ryby na uzené; až 2 masa po 4 francích
brief-cannery-row = železo a 4 uzené ryby za 18; železo a 3 masa za 16 franků
brief-department-of-agriculture = 1 maso za ekonomickou, 1 chléb za řemeslnickou budovu
brief-department-of-economics = 1 železo za průmyslovou, 2 franky za ekonomickou budovu
brief-stockmarket = bez úroku; franky, když ostatní berou franky nebo stavějí Banku
brief-souvenir-shop = 1 frank, kdykoli ostatní vstoupí do vašich budov
brief-trading-firm = vyměnit až 4 suroviny za jiné stejné ceny
brief-trafficking-spot = vyměnit až 3 běžné a až 3 přeměněné suroviny
brief-major-corporation = 1 od každého druhu suroviny, který máte
brief-emporium = různé přeměněné suroviny po 1 franku (koks 3, ocel 5)
brief-rattletrap-car = připadne tomu, kdo příště získá železo; nelze ji prodat

## Na co se hra ptá

decision-turn = Vezměte nabídku, nebo vstupte do budovy.
decision-before-supply = Následuje úrok: chcete předtím koupit, prodat nebo splatit?
decision-after-action = Koupit, prodat, splatit, nebo ukončit tah?
decision-gap = Prodat kartu nebo splatit půjčku před dalším tahem?
decision-second-construction = Stavitelství: postavíte druhou budovu?
decision-second-visit = Hlavní nádraží: vstoupíte do druhé budovy?
decision-interest = Platí se úrok: splatíte předtím půjčku?
decision-forced = Nemáte čím zaplatit: prodáte něco, nebo si vezmete půjčku?
decision-fee = Zaplatíte poplatek jídlem, nebo franky?
decision-food = Kolik kusů tohoto jídla zaplatíte?
decision-energy = Kolik kusů tohoto paliva spálíte?
decision-amount = Kolik?
decision-part = Kterou z obou možností?
decision-construct = Kterou budovu postavíte?
decision-crane = Dřevěný jeřáb: který materiál nahradíte dřevem?
decision-substitute = Kolik zaplatíte přeměněnou surovinou?
decision-ship = Kterou loď postavíte?
decision-old-ship = Které lodi se vzdáte?
decision-pick = Kterou surovinu si vezmete?
decision-look = Podíváte se na vrchní speciální budovy?
decision-order = V jakém pořadí je vrátíte?
decision-court = Soud: vrátíte dvě půjčky, nebo jednu a dostanete 2 franky?
decision-fleet = Lodní společnost: kolik lodí vyšlete?
decision-cargo = Kolik kusů této suroviny odvezete?
decision-hand-in = Kolik kusů této suroviny odevzdáte?
decision-receive = Kolik kusů této suroviny si vezmete?
decision-office-steel = Obchodní kancelář: vyměníte čtyři suroviny za ocel?
decision-office-hand-in = Kterou surovinu dáte za ocel?
decision-office-good = Obchodní kancelář: vyměníte surovinu za dřevěné uhlí, cihlu nebo useň?
decision-office-give = Kterou surovinu za to dáte?
decision-space = Kterou nabídku si vezmete?
decision-evict = Přístavní stráž: čího dělníka pošlete domů?
decision-lay = Staveniště: kterou kartu zahrajete?
decision-lay-buy = Koupíte ji hned?
ask-before-supply = Následuje úrok: chcete předtím { $business }?
ask-after-action = Ukončit tah, nebo předtím { $business }?
ask-gap = Chcete před dalším tahem { $business }?
business-buy = něco koupit
business-sell = něco prodat
business-repay = splatit půjčku
business-buy-sell = koupit nebo prodat
business-buy-repay = koupit nebo splatit
business-sell-repay = prodat nebo splatit
business-buy-sell-repay = koupit, prodat nebo splatit
ask-turn = Vezměte nabídku, nebo vstupte do budovy. Předtím smíte kupovat, prodávat a splácet.
ask-last-turn = Vaše poslední akce: vezměte nabídku, nebo vstupte do budovy. Předtím smíte prodávat a splácet.
ask-forced-feeding =
    Nakrmte dělníky: je třeba { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }, chybí { $missing }. Prodáte něco, nebo si vezmete půjčku ({ $loan ->
        [one] { $loan } frank
        [few] { $loan } franky
       *[other] { $loan } franků
    })?
ask-forced-interest =
    Úrok: chybí vám { $missing ->
        [one] { $missing } frank
        [few] { $missing } franky
       *[other] { $missing } franků
    }. Prodáte něco, nebo si vezmete půjčku ({ $loan ->
        [one] { $loan } frank
        [few] { $loan } franky
       *[other] { $loan } franků
    })?
ask-forced-dive-bar =
    Putyka: chybí vám { $missing ->
        [one] { $missing } frank
        [few] { $missing } franky
       *[other] { $missing } franků
    }. Prodáte něco, nebo si vezmete půjčku ({ $loan ->
        [one] { $loan } frank
        [few] { $loan } franky
       *[other] { $loan } franků
    })?
ask-food-feeding =
    Nakrmte dělníky: { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }. Kolik { FORM($good, "many") } zaplatíte (po { $each })? Máte { $held }.
ask-food-fee =
    Vstupní poplatek ({ $card }): { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }. Kolik { FORM($good, "many") } zaplatíte (po { $each })? Máte { $held }.
ask-food =
    Zaplaťte { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }. Kolik { FORM($good, "many") } (po { $each })? Máte { $held }.
# one form
ask-energy =
    Zaplaťte { $need ->
        [one] { $need } energii
        [few] { $need } energie
       *[other] { $need } energií
    }. Kolik { FORM($good, "many") } spálíte (po { $each })? Máte { $held }.
# one form
ask-amount = { $card }: kolik { FORM($good, "many") }? Máte { $held }.
ask-times = { $card }: kolikrát?
ask-extra = { $card }: berete { $free }. Zaplatit { $cost } a vzít navíc { $more }?
ask-substitute =
    Zaplaťte: { $need }× { $good }. Kolik { $instead ->
        [brick] cihel
       *[steel] oceli
    } dáte místo toho? Máte { $held }.
ask-substitute-for =
    { $card }: zaplaťte { $need }× { $good }. Kolik { $instead ->
        [brick] cihel
       *[steel] oceli
    } dáte místo toho? Máte { $held }.
ask-pick =
    { $left ->
        [one] { $card }: kterou surovinu si vezmete? Zbývá vybrat 1.
        [few] { $card }: které suroviny si vezmete? Zbývá vybrat { $left }.
       *[other] { $card }: které suroviny si vezmete? Zbývá vybrat { $left }.
    }
# one form
ask-cargo =
    Kolik { FORM($good, "many") } odvezete (po { $each ->
        [one] { $each } franku
        [few] { $each } francích
       *[other] { $each } francích
    })? Máte { $held }. Místo pro { $room }; { $francs ->
        [0] zatím nic nenaloženo.
        [one] zatím 1 frank.
        [few] zatím { $francs } franky.
       *[other] zatím { $francs } franků.
    }
# one form
ask-hand-in = { $card }: kolik { FORM($good, "many") } odevzdáte? Máte { $held }.
ask-receive = { $card }: kolik { FORM($good, "many") } si vezmete?
market-goods =
    2 různé běžné suroviny, +1 za vlastní řemeslnickou budovu{ $most ->
        [0] { "" }
       *[other] , nejvýš { $most }
    }
market-look =
    { $goods }; podívat se na { $cards ->
        [one] poslední speciální kartu
        [few] { $cards } vrchní speciální karty
       *[other] { $cards } vrchních speciálních karet
    }

## Pravidlo ke každému rozhodnutí, stručně

help-turn =
    Vezměte všechny žetony jedné nabídky (LH-7.1), nebo přesuňte dělníka do jiné budovy a použijte ji (LH-8). Musí být volná a něco
    vám přinést; pokud není vaše, zaplatíte poplatek (LH-8.1).

    Předtím smíte libovolně často kupovat budovy a vrchní lodě za jejich cenu (LH-5.2), prodávat vlastní karty za polovinu hodnoty
    (LH-5.11) a splácet půjčky po 5 francích (LH-5.22). Co prodáte, nesmíte v tomto tahu koupit zpět (LH-5.16). Dělníci z budovy,
    která změní majitele, se vracejí domů (LH-5.19).

    V závěrečné fázi se nekupuje, cizí dělníci nepřekážejí a smíte pasovat (LH-18).
help-before-supply = Na dalším žetonu je úrok a někdo má půjčku. Než se k němu dojde, smíte kupovat, prodávat a splácet (LH-4.8).
help-after-action =
    Po hlavní akci smíte ještě jednou kupovat, prodávat a splácet (LH-4.5). Pak váš tah končí; na 7. místě končí kolo:
    sklizeň, krmení, budova pro město a nová loď (LH-16.1).
help-gap = Mezi tahy ostatních smíte prodávat vlastní karty za polovinu hodnoty a splácet půjčky (LH-5.13).
help-second-construction =
    Stavitelství smí postavit dvě budovy po sobě, i z téhož balíčku; mezitím smíte kupovat, prodávat a splácet (LH-12.B3,
    LH-4.9).
help-second-visit = Z Hlavního nádraží navštívíte po sobě dvě různé budovy bez poplatku. Druhou návštěvu lze vynechat (LH-14.GH03).
help-interest =
    Kdo má půjčku, zaplatí při dosažení žetonu s úrokem celkem 1 frank (LH-6.6). Předtím smíte půjčky splatit po 5 francích;
    bez půjček nic nedlužíte (LH-6.5).
help-forced =
    Franky (a při krmení jídlo) nestačí. Prodávejte karty za polovinu hodnoty nebo si berte půjčky, každá dá 4 franky, dokud
    stačit nebudou (LH-17.5, LH-17.6). Splatit půjčku stojí 5, na konci hry 7. Prodaná loď vás už neživí (LH-17.8).
help-fee = Poplatek s lomítkem se platí jídlem, nebo franky, jak chcete (LH-8.10). Dostane jej majitel budovy, jinak jde do zásoby (LH-8.8).
help-food =
    Maso platí za 3, chléb za 2, uzená ryba za 2, ryba za 1 a frank za 1 (LH-9.1). Přebytek jídla se nevrací (LH-9.3) a nesmíte
    zaplatit žeton, bez něhož by to stačilo (LH-9.4). Hra se ptá na druhy postupně.
help-energy =
    Koks dává 10 energií, uhlí a dřevěné uhlí 3, dřevo 1 (LH-9.6). Přebytek se nevrací a nesmíte zaplatit žeton, bez něhož by
    to stačilo (LH-9.7).
help-amount =
    Určete, kolik kusů přeměníte nebo prodáte. Zisky se z celku zaokrouhlují dolů, náklady nahoru (LH-9.9). Energie a jídlo se
    platí potom, dřív než si cokoli vezmete (LH-9.11).
help-part = Jedno, nebo druhé, ne obojí (LH-11.6).
help-construct =
    Zaplaťte náklady vrchní karty z nabídky budov; je vaše a lze do ní vstoupit od příští hlavní akce (LH-10.3, LH-10.7).
    Cihla může zastoupit jíl a ocel železo (LH-9.12).
help-crane = Majitel Dřevěného jeřábu smí místo jednoho žetonu jiného materiálu zaplatit jedno dřevo (LH-14.GH01).
help-substitute = Cihla může zastoupit jíl a ocel železo, nikdy naopak (LH-1.19, LH-9.12).
help-ship =
    Při návštěvě postavíte jednu loď z vrchu balíčku: dřevo, železo nebo ocel a 3 energie (LH-15.3). První železná, ocelová nebo
    luxusní loď v loděnici stojí navíc cihlu, která tam zůstane (LH-15.5). Místo stavby lze železnou loď vyměnit za Luxusní
    jachtu (LH-15.13).
help-old-ship = Loď, které se vzdáte, opouští hru (LH-15.14).
help-pick = Suroviny různých druhů, jedna po druhé v pořadí seznamu (LH-23.4). Bere se plný počet (R-65).
help-look = Smíte se podívat na dvě vrchní karty balíčku speciálních budov a vrátit je v libovolném pořadí (LH-12.01.4). Co jste viděli, se nikdo jiný nedozví.
help-order = Vraťte obě karty tak, jak byly, nebo obráceně (LH-12.01.4).
help-court = Se třemi a více půjčkami: vraťte dvě, nebo jednu a vezměte si 2 franky (LH-12.15).
help-fleet = Každá loď, která vypluje, stojí 3 energie (LH-12.18.3). Největší lodě vyplouvají první (LH-12.18.2).
help-cargo =
    Odvézt lze jakékoli suroviny; vynesou svou lodní cenu (LH-12.18.4). Náklad musí potřebovat všechny vybrané lodě a energie
    musí zbýt (LH-12.18.3).
help-hand-in =
    Určete, kolik žetonů každého druhu odevzdáte. Most platí 1 frank za přeměněnou surovinu a za tři běžné (LH-12.27); Obchodní
    společnost vymění až čtyři suroviny za jiné téže ceny, Překladiště až tři běžné a tři přeměněné (LH-14.GH26, LH-14.GH27).
help-receive = Určete, kolik žetonů každého druhu si vezmete. Druh, který jste odevzdali, si vzít nesmíte (LH-14.GH26, LH-14.GH27).
help-office-steel = Nejvýš jednou: libovolné čtyři suroviny za jednu ocel (LH-12.21.1). Aspoň jednu z obou částí je třeba provést (LH-12.21.3).
help-office-hand-in = Libovolné čtyři suroviny, stejné i různé (LH-12.21.1); hra se ptá v pořadí seznamu.
help-office-good = Nejvýš jednou: jedna surovina za jedno dřevěné uhlí, cihlu nebo useň (LH-12.21.2).
help-office-give = Kterákoli surovina kromě té, kterou chcete (LH-12.21.4).
help-space =
    Přepravní firma bere dvě sousední nabídky za 3 franky (LH-13.029); Bleší trh jednu s přesně 2 žetony a všechny s přesně 1
    (LH-14.GH13); Stávková hlídka kteroukoli jednu (LH-14.044).
help-evict =
    Zaplaťte 1 frank hráči, jehož dělníka posíláte domů; váš dělník se přesune do té budovy, zaplatí poplatek a použije ji
    (LH-13.014.1).
help-lay = Jedna z vašich tří karet nahradí Staveniště; všechny karty v rukou opouštějí hru (LH-14.037).
help-lay-buy = Položenou kartu smíte koupit; pak do ní vstoupíte, je-li to možné, do vlastní bez poplatku (LH-14.037).

## Co odpověď teď udělá

hint-offer = { $amount } v nabídce
hint-enter = { $what }
hint-enter-fee = za { $fee }: { $what }
hint-enter-build = stavba: { $what } za { $cost }
hint-enter-build-fee = za { $fee }; stavba: { $what } za { $cost }
hint-construct = za { $cost }, hodnota { $value }: { $what }
hint-construct-free = zdarma, hodnota { $value }: { $what }
hint-ship = za { $cost }, hodnota { $value }
hint-exchange = hodnota { $value }
hint-buy = stojí { $francs }, hodnota { $value }: { $what }
hint-buy-ship = stojí { $francs }, hodnota { $value }
hint-sell = +{ $francs }, na konci hodnota { $value }
hint-repay = 5 franků za půjčku
hint-loan =
    +{ $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    } teď, splacení za { $repay }
hint-pass = bez hlavní akce
hint-food =
    dá { $paid }, třeba { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }
hint-energy =
    dá { $paid }, třeba { $need ->
        [one] { $need } energie
        [few] { $need } energie
       *[other] { $need } energií
    }
hint-pay = za { $cost }
hint-rest = a { $cost }
hint-trade = { $give } za { $get }
hint-nothing = nic
hint-fleet =
    za { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
       *[other] { $energy } energií
    }, místo pro { $places ->
        [one] { $places } surovinu
        [few] { $places } suroviny
       *[other] { $places } surovin
    }
hint-cargo =
    vynese { $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }
hint-look = pak smíte změnit jejich pořadí
hint-two-loans = vrátit dvě
hint-one-loan = vrátit jednu a vzít 2 franky
amount-food =
    { $amount ->
        [one] { $amount } jídlo
        [few] { $amount } jídla
       *[other] { $amount } jídel
    }
amount-energy =
    { $amount ->
        [one] { $amount } energii
        [few] { $amount } energie
       *[other] { $amount } energií
    }
amount-either = { $first } / { $second }
hint-done-after-action = ukončit tah
hint-done-before-supply = pokračovat doplněním a úrokem
hint-done-gap = už nic
hint-done-second-construction = bez druhé budovy
hint-done-second-visit = bez druhé budovy
hint-done-interest = zaplatit úrok
hint-done-pick = dost
hint-done-lay-buy = nechat ji městu

## Záznam hry. Co hráč dělá, následuje po jeho jménu; `.plan` je pro tah, který ještě trvá. Co začíná velkým písmenem, je celá věta

the-card = { $card }
the-card-building-firm-1 = Stavební firma I
    .acc = Stavební firmu I
the-card-building-firm-2 = Stavební firma II
    .acc = Stavební firmu II
the-card-wharf-1 = Loděnice I
    .acc = Loděnici I
the-card-wharf-2 = Loděnice II
    .acc = Loděnici II
the-card-ms-dagmar = MS Dagmar
# Ve 4. pádě: stojí za slovesy vzít, zaplatit, získat.
count-fish =
    { $count ->
        [one] { $count } rybu
        [few] { $count } ryby
       *[other] { $count } ryb
    }
count-wood =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
count-clay =
    { $count ->
        [one] { $count } jíl
        [few] { $count } jíly
       *[other] { $count } jílů
    }
count-iron =
    { $count ->
        [one] { $count } železo
        [few] { $count } železa
       *[other] { $count } železa
    }
count-grain = { $count } obilí
count-cattle =
    { $count ->
        [one] { $count } kus dobytka
        [few] { $count } kusy dobytka
       *[other] { $count } kusů dobytka
    }
count-coal = { $count } uhlí
count-hides =
    { $count ->
        [one] { $count } kůži
        [few] { $count } kůže
       *[other] { $count } kůží
    }
count-smoked-fish =
    { $count ->
        [one] { $count } uzenou rybu
        [few] { $count } uzené ryby
       *[other] { $count } uzených ryb
    }
count-charcoal =
    { $count ->
        [one] { $count } dřevěné uhlí
        [few] { $count } dřevěná uhlí
       *[other] { $count } dřevěných uhlí
    }
count-brick =
    { $count ->
        [one] { $count } cihlu
        [few] { $count } cihly
       *[other] { $count } cihel
    }
count-steel =
    { $count ->
        [one] { $count } ocel
        [few] { $count } oceli
       *[other] { $count } ocelí
    }
count-bread =
    { $count ->
        [one] { $count } chléb
        [few] { $count } chleby
       *[other] { $count } chlebů
    }
count-meat =
    { $count ->
        [one] { $count } maso
        [few] { $count } masa
       *[other] { $count } mas
    }
count-coke =
    { $count ->
        [one] { $count } koks
        [few] { $count } koksy
       *[other] { $count } koksů
    }
count-leather =
    { $count ->
        [one] { $count } useň
        [few] { $count } usně
       *[other] { $count } usní
    }
count-francs =
    { $count ->
        [one] { $count } frank
        [few] { $count } franky
       *[other] { $count } franků
    }
told-took-offer = bere { $goods }
    .plan = Vzít { $goods }
told-entered = navštěvuje { FORM($card, "acc") }
    .plan = Navštívit { FORM($card, "acc") }
told-entered-for = navštěvuje { FORM($card, "acc") } za { $goods }
    .plan = Navštívit { FORM($card, "acc") } za { $goods }
told-entered-to = navštěvuje { FORM($card, "acc") } ({ $player } dostává { $goods })
    .plan = Navštívit { FORM($card, "acc") } ({ $player } dostane { $goods })
told-constructed = staví { FORM($card, "acc") }
    .plan = Postavit { FORM($card, "acc") }
told-constructed-for = staví { FORM($card, "acc") } za { $goods }
    .plan = Postavit { FORM($card, "acc") } za { $goods }
told-built-ship = staví { FORM($ship, "acc") } { $called } (hodnota { $value })
    .plan = Postavit { FORM($ship, "acc") } { $called } (hodnota { $value })
told-built-ship-for = staví { FORM($ship, "acc") } { $called } (hodnota { $value }) za { $goods }
    .plan = Postavit { FORM($ship, "acc") } { $called } (hodnota { $value }) za { $goods }
told-exchanged = vyměňuje { FORM($ship, "acc") } { $called } (hodnota { $value }) za { FORM($card, "acc") }
    .plan = Vyměnit { FORM($ship, "acc") } { $called } (hodnota { $value }) za { FORM($card, "acc") }
told-bought = kupuje { FORM($card, "acc") } za { $francs }
    .plan = Koupit { FORM($card, "acc") }: −{ $francs }
told-bought-ship = kupuje { FORM($ship, "acc") } { $called } (hodnota { $value }) za { $francs }
    .plan = Koupit { FORM($ship, "acc") } { $called } (hodnota { $value }): −{ $francs }
told-sold = prodává { FORM($card, "acc") } za { $francs }
    .plan = Prodat { FORM($card, "acc") }: +{ $francs }
told-sold-ship = prodává { FORM($ship, "acc") } { $called } (hodnota { $value }) za { $francs }
    .plan = Prodat { FORM($ship, "acc") } { $called } (hodnota { $value }): +{ $francs }
told-took-loan =
    { $loans ->
        [one] bere si půjčku
        [few] bere si { $loans } půjčky
       *[other] bere si { $loans } půjček
    }
    .plan =
        { $loans ->
            [one] Vzít si půjčku
            [few] Vzít si { $loans } půjčky
           *[other] Vzít si { $loans } půjček
        }
told-returned-loan =
    { $loans ->
        [one] zbavuje se půjčky
        [few] zbavuje se { $loans } půjček
       *[other] zbavuje se { $loans } půjček
    }
    .plan =
        { $loans ->
            [one] Zbavit se půjčky
            [few] Zbavit se { $loans } půjček
           *[other] Zbavit se { $loans } půjček
        }
told-repaid =
    { $loans ->
        [one] splácí půjčku ({ $francs })
        [few] splácí { $loans } půjčky ({ $francs })
       *[other] splácí { $loans } půjček ({ $francs })
    }
    .plan =
        { $loans ->
            [one] Splatit půjčku: −{ $francs }
            [few] Splatit { $loans } půjčky: −{ $francs }
           *[other] Splatit { $loans } půjček: −{ $francs }
        }
told-paid = platí { $goods }
    .plan = Zaplatit { $goods }
told-paid-to = platí { $goods } (dostává { $player })
    .plan = Zaplatit { $goods } (dostane { $player })
told-got = získává { $goods }
    .plan = Získat { $goods }
told-traded = vyměňuje { $goods } za { $got }
    .plan = Vyměnit { $goods } za { $got }
told-craft-smokehouse =
    { $fuels ->
        [0] udí { $goods } a získává { $got }
       *[other] udí { $goods } (pálí { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Vyudit { $goods } a získat { $got }
           *[other] Vyudit { $goods } (spálit { $fuel }) a získat { $got }
        }
told-craft-bakehouse =
    { $fuels ->
        [0] peče { $goods } a získává { $got }
       *[other] peče { $goods } (pálí { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Upéct { $goods } a získat { $got }
           *[other] Upéct { $goods } (spálit { $fuel }) a získat { $got }
        }
told-craft-charcoal-kiln =
    { $fuels ->
        [0] pálí { $goods } na { $got }
       *[other] pálí { $goods } (palivo: { $fuel }) na { $got }
    }
    .plan =
        { $fuels ->
            [0] Vypálit { $goods } na { $got }
           *[other] Vypálit { $goods } (palivo: { $fuel }) na { $got }
        }
told-craft-brickworks =
    { $fuels ->
        [0] vypaluje { $goods } a získává { $got }
       *[other] vypaluje { $goods } (palivo: { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Vypálit { $goods } a získat { $got }
           *[other] Vypálit { $goods } (palivo: { $fuel }) a získat { $got }
        }
told-craft-abattoir =
    { $fuels ->
        [0] poráží { $goods } a získává { $got }
       *[other] poráží { $goods } (pálí { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Porazit { $goods } a získat { $got }
           *[other] Porazit { $goods } (spálit { $fuel }) a získat { $got }
        }
told-craft-tannery =
    { $fuels ->
        [0] vyčiňuje { $goods } a získává { $got }
       *[other] vyčiňuje { $goods } (pálí { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Vyčinit { $goods } a získat { $got }
           *[other] Vyčinit { $goods } (spálit { $fuel }) a získat { $got }
        }
told-craft-cokery =
    { $fuels ->
        [0] přeměňuje { $goods } a získává { $got }
       *[other] přeměňuje { $goods } (pálí { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Přeměnit { $goods } a získat { $got }
           *[other] Přeměnit { $goods } (spálit { $fuel }) a získat { $got }
        }
told-craft-steel-mill =
    { $fuels ->
        [0] přeměňuje { $goods } a získává { $got }
       *[other] přeměňuje { $goods } (pálí { $fuel }) a získává { $got }
    }
    .plan =
        { $fuels ->
            [0] Přeměnit { $goods } a získat { $got }
           *[other] Přeměnit { $goods } (spálit { $fuel }) a získat { $got }
        }
told-shipped =
    { $fuels ->
        [0] odváží { $goods } za { $francs }
       *[other] odváží { $goods } za { $francs } (pálí { $fuel })
    }
    .plan =
        { $fuels ->
            [0] Odvézt { $goods }: +{ $francs }
           *[other] Odvézt { $goods } (spálit { $fuel }): +{ $francs }
        }
told-nothing = nic tam nedělá
    .plan = Nic tam nedělat
told-passed = pasuje
    .plan = Pasovat
told-looked = dívá se na další speciální karty
    .plan = Podívat se na další speciální karty
told-saw = vidí: { $card }
    .plan = Vidět: { $card }
told-laid-back = vrací je v původním pořadí
    .plan = Vrátit je v původním pořadí
told-swapped = mění jejich pořadí
    .plan = Změnit jejich pořadí
told-dealt = dostává { FORM($card, "acc") }
    .plan = Dostat { FORM($card, "acc") }
told-sent-home = musí opustit { FORM($card, "acc") }
    .plan = Opustit { FORM($card, "acc") }
told-sent-home-of = posílá domů dělníka z budovy { $card } ({ $player })
    .plan = Poslat domů dělníka z budovy { $card } ({ $player })
told-put-into = jde do budovy { $card }
    .plan = Jít do budovy { $card }
told-put-into-of = posílá dělníka do budovy { $card } ({ $player })
    .plan = Poslat dělníka do budovy { $card } ({ $player })
told-took-card = musí si vzít { FORM($card, "acc") }
    .plan = Vzít si { FORM($card, "acc") }
told-took-card-of = přenechává { FORM($card, "acc") } ({ $player })
    .plan = Přenechat { FORM($card, "acc") } ({ $player })
told-title-round = Konec { $round }. kola
told-title-interest = Úrok
told-harvested = sklízí { $goods }
    .plan = Sklidit { $goods }
told-fed = krmí dělníky: { $goods }
    .plan = Nakrmit dělníky: { $goods }
told-fed-and-ships =
    krmí dělníky: { $goods } (lodě dávají { $ships ->
        [one] další { $ships }
        [few] další { $ships }
       *[other] dalších { $ships }
    })
    .plan =
        Nakrmit dělníky: { $goods } (lodě dají { $ships ->
            [one] další { $ships }
            [few] další { $ships }
           *[other] dalších { $ships }
        })
told-fed-by-ships = živí všechny z lodí
    .plan = Nakrmit všechny z lodí
told-interest = platí úrok: { $goods }
    .plan = Zaplatit úrok: { $goods }
told-town-built = Město staví { FORM($card, "acc") }.
told-revealed = Nová speciální budova: { $card }.
told-new-ship = Nově v přístavu: { $ship } { $called } (hodnota { $value }).
told-supplied = Doplnění přidává { $goods }.
told-placed = Nově na { $space }. místě nabídky budov: { $card }.
told-waits = Zatím odloženo: { $card }.
told-removed = Ze hry odstraněno: { $card }.
told-ended = Konec hry.

## Volby

option-length = Délka hry
value-length-full = Plná hra
value-length-short = Zkrácená hra (méně kol, bez speciálních budov)
option-out-of-turn-selling = Prodej v tahu jiných hráčů
value-out-of-turn-selling-forced-only = Jen když nemáte na platbu (zkušení hráči)
value-out-of-turn-selling-between-turns = Po každém tahu (základní pravidla)
option-buy-then-sell-same-turn = Povolit prodej karty v tahu, kdy byla koupena
value-buy-then-sell-same-turn-on = Ano
value-buy-then-sell-same-turn-off = Ne
option-expensive-loans = Frank úroku navíc za mnoho půjček
value-expensive-loans-off = Ne
value-expensive-loans-on = Ano, od tolika půjček, kolik je hráčů
option-interest-mode = Úrok
value-interest-mode-flat = 1 frank celkem
value-interest-mode-per-loan = 1 frank za půjčku
option-stadium-purchasable = Fotbalový stadion na prodej (24 franků)
value-stadium-purchasable-off = Ne
value-stadium-purchasable-on = Ano
option-town-takes-stadium = Město může postavit Fotbalový stadion
value-town-takes-stadium-on = Ano
value-town-takes-stadium-off = Ne
option-yacht-purchasable = Luxusní jachta na prodej (20 franků)
value-yacht-purchasable-on = Ano
value-yacht-purchasable-off = Ne
option-marketplace-solo-limit = Sólo: nejvíce surovin na Tržišti
option-solo-removed-specials = Sólo: vyřazené speciální budovy
value-solo-removed-specials-014-035 = Přístavní stráž a Zoo
value-solo-removed-specials-014 = Přístavní stráž
value-solo-removed-specials-none = Žádné
option-black-market-redeal = Zamíchat znovu, je-li Černý trh nahoře
value-black-market-redeal-on = Ano
value-black-market-redeal-off = Ne
option-expansion-cards = Rozšíření a promo karty
value-expansion-cards-none = Žádné
value-expansion-cards-all = Všechny
value-expansion-cards-essen-2008 = Promo karty Essen 2008
value-expansion-cards-grand-hameau = Le Grand Hameau
value-expansion-cards-essen-2010 = Promo karta Essen 2010
value-expansion-cards-later-promos = Pozdější promo karty
option-minimal-payments = Zakázat zbytečné přeplácení
value-minimal-payments-on = Ano
value-minimal-payments-off = Ne
option-substitution-scope = Cihly místo jílu, ocel místo železa
value-substitution-scope-handed-in = Všude, kde se odevzdává jíl nebo železo
value-substitution-scope-costs-only = Jen u stavebních nákladů
value-substitution-scope-everywhere = I v Cihelně a Ocelárně
option-harbour-watch-several = Přístavní stráž: více dělníků v budově
value-harbour-watch-several-all = Odejdou všichni, každý za 1 frank
value-harbour-watch-several-one = Odejde jen ten, kterého vyberete
option-final-action-optional = Závěrečnou akci lze vynechat
value-final-action-optional-on = Ano
value-final-action-optional-off = Ne
option-final-auto-repay = Před vyúčtováním splatit půjčky automaticky
value-final-auto-repay-on = Ano
value-final-auto-repay-off = Ne
option-arts-centre-cost = Stavební náklady Centra umění
value-arts-centre-cost-1-wood-2-clay = 1 dřevo, 2 jíly
value-arts-centre-cost-1-wood-1-clay = 1 dřevo, 1 jíl
option-ironworks-cost = Stavební náklady Železárny
value-ironworks-cost-3-wood-2-brick = 3 dřeva, 2 cihly
value-ironworks-cost-1-wood-2-brick = 1 dřevo, 2 cihly
option-toy-fair-loan-francs = Veletrh hraček: půjčka přinese 4 franky
value-toy-fair-loan-francs-off = Ne
value-toy-fair-loan-francs-on = Ano
option-stockmarket-bank-bought = Burza: platí se i za koupi Banky
value-stockmarket-bank-bought-off = Ne
value-stockmarket-bank-bought-on = Ano

## Proč je odpověď odmítnuta: následuje po „Anna nemůže zahrát „enter joinery“: …“

why-action-over = hlavní akce už proběhla
why-offer-empty = tato nabídka je prázdná
why-card = taková karta ve hře není
why-not-built = ještě není postavena
why-built = už je postavena
why-no-visit = nelze do ní vstoupit
why-there = dělník nesmí zůstat v téže budově
why-occupied = je obsazená ({ $owner })
why-strike = během stávky nesmí nikdo vstoupit do budovy
why-needs = je třeba mít { $cost }
why-needs-brick = je třeba mít { $cost } a cihlu pro loděnici
why-no-target = { $player } nemůže zaplatit žádnou z vrchních karet nabídky budov
why-no-wood-target = { $player } nemůže zaplatit žádnou z vrchních karet, které stojí dřevo
why-no-ship = { $player } nemůže zaplatit žádnou loď v přístavu
why-no-empty-offer = žádná nabídka není prázdná
why-no-guests = v žádné vlastní budově není dělník jiného hráče
why-needs-either = je třeba mít { $cost }, nebo { $other }
why-counts-none = platí jen za to, co kdo vlastní: { $counted }
why-no-cargo-ship = je třeba loď
why-no-goods = v zásobě nejsou žádné suroviny
why-few-goods = je třeba jedna přeměněná surovina nebo tři běžné
why-few-animals = je třeba dohromady tři kusy dobytka nebo ryby
why-no-craftsman = je třeba vlastní řemeslnická budova
why-no-pawn = není co zastavit; každý druh tu může ležet jen jednou
why-no-cattle = nikdo jiný nemá dobytek
why-no-offer-of-two = v žádné nabídce neleží přesně 2 žetony
why-no-pair = na žádných dvou sousedních nabídkách nejsou suroviny
why-no-hands = nebyly pro ni rozdány speciální karty
why-no-eviction = není koho poslat z budovy, kterou by pak { $player } mohl použít
why-strike-on = stávka už probíhá
why-last-round = od posledního kola ji nelze použít
why-fee = { $player } nemůže zaplatit vstupní poplatek: { $fee }
why-fee-only = po zaplacení vstupního poplatku ({ $fee }) by na využití nezbylo dost
why-construct-where = budovy se stavějí ve stavební firmě
why-build-where = lodě se stavějí v loděnici
why-no-such-ship = žádná taková loď v přístavu není
why-not-top = není na vrchu svého balíčku
why-no-construction = zde ji postavit nelze
why-construct = je třeba mít { $cost }
why-final = v závěrečné fázi nelze nic koupit
why-own = vlastní karty koupit nelze
why-owned = majitel: { $owner }
why-not-for-sale = není na prodej
why-francs =
    stojí { $cost ->
        [one] { $cost } frank
        [few] { $cost } franky
       *[other] { $cost } franků
    }, k dispozici je { $held }
why-sold = prodáno v tomto tahu ({ $player })
why-not-owner = prodat lze jen vlastní karty
why-never-sold = nelze ji nikdy prodat
why-bought = koupeno v tomto tahu ({ $player })
why-not-now = teď ji prodat nelze
why-no-loan = není žádná půjčka ke splacení
why-repay =
    splacení stojí { $cost ->
        [one] { $cost } frank
        [few] { $cost } franky
       *[other] { $cost } franků
    }, k dispozici je { $held }
why-loan = půjčky jsou jen na platby, které jinak zaplatit nelze
why-most =
    { $most ->
        [0] víc už udělat nelze
        [one] lze to udělat jen jednou
        [few] lze to udělat nejvýš { $most }×
       *[other] lze to udělat nejvýš { $most }×
    }
why-pick = tuto surovinu zde vybrat nelze: { $good }
why-stock =
    { $held ->
        [0] v zásobě chybí { $good }
       *[other] v zásobě je jen { $held }× { $good }
    }
why-twice = nic se nesmí uvést dvakrát
why-more =
    { $more ->
        [one] je třeba uvést ještě jednu surovinu
        [few] je třeba uvést ještě { $more } suroviny
       *[other] je třeba uvést ještě { $more } surovin
    }
why-fewer =
    { $wanted ->
        [one] má se uvést jen jedna surovina
        [few] mají se uvést jen { $wanted } suroviny
       *[other] má se uvést jen { $wanted } surovin
    }
why-food =
    je třeba { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }, ne méně a nic zbytečného navíc
why-energy =
    je třeba { $need ->
        [one] { $need } energie
        [few] { $need } energie
       *[other] { $need } energií
    }, ne méně a nic zbytečného navíc

## Jak hra skončila

ending-final-phase-over = závěrečná fáze skončila
tie-shared = { $standing } mají stejně bodů ({ $points }) a o místo se dělí: v Le Havre remízu nic nerozhoduje.
