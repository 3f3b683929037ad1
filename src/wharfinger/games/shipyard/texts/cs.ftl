# Shipyard česky: názvy, otázky, nápověda, události a volby.

summary = Majitelé loděnic v 70. letech 19. století stavějí lodě, opatřují je posádkou a vybavením a vysílají je na zkušební plavbu po pronajatých kanálech.

## Názvy

name-action-build = Stavba lodí
name-action-canal = Pronájem kanálu
name-action-goods = Nákup zboží
name-action-equipment = Výroba vybavení
name-action-crew = Nábor posádky
name-action-employee = Najímání zaměstnanců
name-action-exchange = Burza
name-action-subsidy = Dotace
name-piece-captain = kapitán
    .acc = kapitána
name-piece-officer = lodní důstojník
    .acc = lodního důstojníka
name-piece-businessman = byznysmen
    .acc = byznysmena
name-piece-soldier = voják
    .acc = vojáka
name-piece-stoker = topič
    .acc = topiče
name-piece-chimney = komín
name-piece-sail = plachta
    .acc = plachtu
name-piece-crane = jeřáb
name-piece-cannon = dělo
name-kind-bow = příď
name-kind-middle = středový díl
name-kind-stern = záď
name-column-bow = přídě
name-column-left = levé středové díly
name-column-right = pravé středové díly
name-column-stern = zádě
name-symbol-cabin = kajuta
name-symbol-stoker-cabin = topičská kajuta
name-symbol-mount-crane = bod pro jeřáb
name-symbol-mount-cannon = bod pro dělo
name-symbol-mount-mast = bod pro stěžeň
name-symbol-ring = záchranný kruh
name-symbol-boat = záchranný člun
name-symbol-lantern = lucerna
name-symbol-military = vojenský úředník
name-symbol-business = obchodní úředník
name-symbol-blue-riband = Modrá stuha
name-good-coal = uhlí
name-good-cloth = látka
    .acc = látku
name-good-grain = obilí
name-shows-coal-coal-coal = 3 uhlí
name-shows-coal-coal-cloth = 2 uhlí, látka
name-shows-coal-coal-grain = 2 uhlí, obilí
name-shows-coal-cloth-cloth = uhlí, 2 látky
name-shows-coal-cloth-grain = uhlí, látka, obilí
name-shows-coal-grain-grain = uhlí, 2 obilí
name-shows-cloth-cloth-cloth = 3 látky
name-shows-cloth-cloth-grain = 2 látky, obilí
name-shows-cloth-grain-grain = látka, 2 obilí
name-shows-grain-grain-grain = 3 obilí
name-ring-equipment = výroba vybavení
    .gen = výroby vybavení
name-ring-crew = nábor posádky
    .gen = náboru posádky
name-ring-hiring = najímání
    .gen = najímání
name-side-north = sever
name-side-east = východ
name-side-south = jih
name-side-west = západ
name-shape-chain7 = řetěz
name-shape-tee6 = dvojité T
name-shape-cross5 = kříž
name-colour-red = červená
name-colour-blue = modrá
name-colour-yellow = žlutá
name-colour-grey = šedá
name-colour-green = zelená
name-stage-regular = běžné tahy
name-stage-final-action = závěrečné akce
name-stage-final-ship = dokončení poslední lodi
name-why-final-drop = kostka naposledy zapadla do otvoru
name-why-early-end = jeden sloupeček lodních dílů je vyčerpán
name-how-final-drop = kostka naposledy zapadla do otvoru
name-how-early-end = jeden sloupeček lodních dílů je vyčerpán
name-stack-canals = kanály
name-stack-goods = destičky se zbožím
name-stack-solo = sólové destičky
name-face-build = Stavba lodí
name-face-canal = Pronájem kanálu
name-face-goods = Nákup zboží
name-face-equipment = Výroba vybavení
name-face-crew = Nábor posádky
name-face-employee = Najímání zaměstnanců
name-face-exchange = Burza
name-face-last-tile = poslední destička
name-employee-merchant-coal-1 = Obchodník s uhlím I
    .acc = Obchodníka s uhlím I
name-employee-merchant-coal-2 = Obchodník s uhlím II
    .acc = Obchodníka s uhlím II
name-employee-merchant-cloth-1 = Obchodník s látkami I
    .acc = Obchodníka s látkami I
name-employee-merchant-cloth-2 = Obchodník s látkami II
    .acc = Obchodníka s látkami II
name-employee-merchant-grain-1 = Obchodník s obilím I
    .acc = Obchodníka s obilím I
name-employee-merchant-grain-2 = Obchodník s obilím II
    .acc = Obchodníka s obilím II
name-employee-constructor-crane = Konstruktér jeřábů
    .acc = Konstruktéra jeřábů
name-employee-constructor-cannon = Konstruktér děl
    .acc = Konstruktéra děl
name-employee-constructor-sail = Konstruktér plachet
    .acc = Konstruktéra plachet
name-employee-constructor-chimney = Konstruktér komínů
    .acc = Konstruktéra komínů
name-employee-constructor-crew = Konstruktér kajut
    .acc = Konstruktéra kajut
name-employee-constructor-stoker = Konstruktér topičských kajut
    .acc = Konstruktéra topičských kajut
name-employee-helmsman = Kormidelník
    .acc = Kormidelníka
name-employee-rigger = Ráhnař
    .acc = Ráhnaře
name-employee-accountant = Účetní
    .acc = Účetního
name-employee-foreman = Předák
    .acc = Předáka
name-employee-engineer-crane = Inženýr jeřábů
    .acc = Inženýra jeřábů
name-employee-engineer-sail = Inženýr plachet
    .acc = Inženýra plachet
name-employee-engineer-cannon = Inženýr děl
    .acc = Inženýra děl
name-employee-engineer-chimney = Inženýr komínů
    .acc = Inženýra komínů
name-employee-recruiter-captain = Náborář kapitánů
    .acc = Náboráře kapitánů
name-employee-recruiter-businessman = Náborář byznysmenů
    .acc = Náboráře byznysmenů
name-employee-recruiter-soldier = Náborář vojáků
    .acc = Náboráře vojáků
name-employee-recruiter-stoker = Náborář topičů
    .acc = Náboráře topičů
name-contract-rings = Záchranné kruhy
name-contract-lanterns = Lucerny
name-contract-boats = Záchranné čluny
name-contract-safety-trio = Bezpečné lodě
name-contract-emp-bright = Pestří zaměstnanci
name-contract-emp-types = Různí zaměstnanci
name-contract-emp-pairs = Dvojice zaměstnanců
name-contract-emp-many = Mnoho zaměstnanců
name-contract-sizes = Různé velikosti
name-contract-exact5 = Lodě z pěti dílů
name-contract-exact6 = Lodě ze šesti dílů
name-contract-big7 = Velké lodě
name-contract-total-parts = Lodní díly
name-contract-ship-count = Počet lodí
name-contract-soldiers = Vojáci
name-contract-businessmen = Byznysmeni
name-contract-officers = Lodní důstojníci
name-contract-stokers = Topiči
name-contract-cannon-soldier = Dělo a voják
name-contract-crane-businessman = Jeřáb a byznysmen
name-contract-chimney-pairs = Dvojice komínů
name-contract-sail-pairs = Dvojice plachet
name-contract-used-canals = Použité kanály
name-contract-all-round = Všestranné lodě
name-contract-sail-and-steam = Plachta a pára
name-contract-kinds8 = Druhy posádky a vybavení

## Odkud jsou body

source-crew = Posádka na palubě
source-guns = Děla a jeřáby
source-speed = Rychlost
source-officials = Úředníci na kanálech
source-riband = Modrá stuha
source-merchants = Obchodníci
source-red-contract = Červená zakázka
source-blue-contract = Modrá zakázka

## Co zaměstnanec dělá

employee-merchant-coal-1 = +1 gulden za každé prodané uhlí; na konci 1 VB
employee-merchant-coal-2 = další +1 gulden za každé prodané uhlí; na konci 3 VB; vyžaduje úroveň I
employee-merchant-cloth-1 = +1 gulden za každou prodanou látku; na konci 1 VB
employee-merchant-cloth-2 = další +1 gulden za každou prodanou látku; na konci 3 VB; vyžaduje úroveň I
employee-merchant-grain-1 = +1 gulden za každé prodané obilí; na konci 1 VB
employee-merchant-grain-2 = další +1 gulden za každé prodané obilí; na konci 3 VB; vyžaduje úroveň I
employee-constructor-crane = každá loď uveze až 2 jeřáby navíc bez upevňovacího bodu
employee-constructor-cannon = každá loď uveze až 2 děla navíc bez upevňovacího bodu
employee-constructor-sail = každá loď uveze až 2 plachty navíc bez stěžně
employee-constructor-chimney = každá loď uveze až 2 komíny navíc bez stěžně
employee-constructor-crew = každá loď uveze až 2 členy posádky navíc (ne topiče) bez kajuty
employee-constructor-stoker = každá loď uveze až 1 topiče navíc bez kajuty
employee-helmsman = rychlost lodi +1, chcete-li
employee-rigger = rychlost +1 za každou dvojici plachet, za tolik dvojic, kolik chcete
employee-accountant = u výroby vybavení a náboru posádky jsou dvě pole po prvním zdarma
employee-foreman = u najímání jsou tři pole po prvním zdarma
employee-engineer-crane = +1 jeřáb při každé výrobě; přirážka 1 gulden
employee-engineer-sail = +1 plachta při každé výrobě; přirážka 1 gulden
employee-engineer-cannon = +1 dělo při každé výrobě; přirážka 1 gulden
employee-engineer-chimney = +1 komín při každé výrobě; přirážka 1 gulden
employee-recruiter-captain = +1 kapitán při každém náboru; přirážka 1 gulden
employee-recruiter-businessman = +1 byznysmen při každém náboru; přirážka 1 gulden
employee-recruiter-soldier = +1 voják při každém náboru; přirážka 1 gulden
employee-recruiter-stoker = +1 topič při každém náboru; přirážka 1 gulden

## Za co zakázka platí

contract-rings = záchranné kruhy ve vaší flotile
contract-lanterns = lucerny ve vaší flotile
contract-boats = záchranné čluny ve vaší flotile
contract-safety-trio = 5 VB za každou loď se záchranným kruhem, člunem i lucernou
contract-emp-bright = 2 VB za každého modrého, žlutého nebo červeného zaměstnance
contract-emp-types = různé druhy zaměstnanců; obchodníci úrovně II tvoří samostatný druh
contract-emp-pairs = 3 VB za každou dvojici šedých a zelených zaměstnanců, 4 VB za každou dvojici modrých, červených a žlutých
contract-emp-many = po 1 VB za první čtyři zaměstnance, 2 VB za každého dalšího
contract-sizes = lodě různých velikostí: 3, 4, 5 a 6 dílů
contract-exact5 = lodě přesně z 5 dílů
contract-exact6 = lodě přesně ze 6 dílů
contract-big7 = lodě ze 7 a více dílů
contract-total-parts = lodní díly ve vaší flotile
contract-ship-count = lodě ve vaší flotile
contract-soldiers = 2 VB za každého vojáka kromě prvního
contract-businessmen = 2 VB za každého byznysmena kromě prvního
contract-officers = 3 VB za každého lodního důstojníka
contract-stokers = 3 VB za každého topiče
contract-cannon-soldier = 3 VB za každé dělo s vojákem na téže lodi
contract-crane-businessman = 3 VB za každý jeřáb s byznysmenem na téže lodi
contract-chimney-pairs = 3 VB za každou dvojici komínů na jedné lodi
contract-sail-pairs = 3 VB za každou dvojici plachet na jedné lodi
contract-used-canals = 4 VB za každý použitý, tedy opuštěný kanál
contract-all-round = 8 VB za každou loď s byznysmenem, vojákem, jeřábem a dělem
contract-sail-and-steam = 6 VB za každou loď s plachtou, komínem a topičem
contract-kinds8 = různé druhy posádky a vybavení ve vaší flotile; důstojníci se počítají, kapitáni ne
terms-table =
    { $about }: { $points } VB{ $beyond ->
        [0] { "" }
       *[other] , za další vždy +{ $beyond }
    }
terms-steps = { $about }: { $steps } VB
terms-step = { $points } od { $count }

## Za co platí úředník na kanálu

official-military = 1 VB za každého vojáka a každé dělo na palubě
official-business = 1 VB za každého byznysmena a každý jeřáb na palubě
official-lantern = 1 VB za každou lucernu na lodi
official-boat = 1 VB za každý záchranný člun na lodi
official-ring = 1 VB za každý záchranný kruh na lodi
official-blue-riband = 1 VB za každý dosavadní pohyb; počítá se jen poslední stuha

## Stůl: krátké názvy

short-action-build = Stavba
short-action-canal = Kanál
short-action-goods = Zboží
short-action-equipment = Vybavení
short-action-crew = Posádka
short-action-employee = Najímání
short-action-exchange = Burza
short-action-subsidy = Dotace
short-action-last-tile = poslední
short-piece-captain = kap
short-piece-businessman = byz
short-piece-soldier = voj
short-piece-stoker = top
short-piece-chimney = komín
short-piece-sail = plach
short-piece-crane = jeřáb
short-piece-cannon = dělo
# Základ je v 1. pádě (popisky zásob); 4. pád je tvar acc.
count-piece-captain =
    { $count ->
        [one] { $count } kapitán
        [few] { $count } kapitáni
       *[other] { $count } kapitánů
    }
    .acc =
        { $count ->
            [one] { $count } kapitána
            [few] { $count } kapitány
           *[other] { $count } kapitánů
        }
count-piece-businessman =
    { $count ->
        [one] { $count } byznysmen
        [few] { $count } byznysmeni
       *[other] { $count } byznysmenů
    }
    .acc =
        { $count ->
            [one] { $count } byznysmena
            [few] { $count } byznysmeny
           *[other] { $count } byznysmenů
        }
count-piece-soldier =
    { $count ->
        [one] { $count } voják
        [few] { $count } vojáci
       *[other] { $count } vojáků
    }
    .acc =
        { $count ->
            [one] { $count } vojáka
            [few] { $count } vojáky
           *[other] { $count } vojáků
        }
count-piece-stoker =
    { $count ->
        [one] { $count } topič
        [few] { $count } topiči
       *[other] { $count } topičů
    }
    .acc =
        { $count ->
            [one] { $count } topiče
            [few] { $count } topiče
           *[other] { $count } topičů
        }
count-piece-chimney =
    { $count ->
        [one] { $count } komín
        [few] { $count } komíny
       *[other] { $count } komínů
    }
count-piece-sail =
    { $count ->
        [one] { $count } plachta
        [few] { $count } plachty
       *[other] { $count } plachet
    }
    .acc =
        { $count ->
            [one] { $count } plachtu
            [few] { $count } plachty
           *[other] { $count } plachet
        }
count-piece-crane =
    { $count ->
        [one] { $count } jeřáb
        [few] { $count } jeřáby
       *[other] { $count } jeřábů
    }
count-piece-cannon =
    { $count ->
        [one] { $count } dělo
        [few] { $count } děla
       *[other] { $count } děl
    }
short-symbol-cabin = kajuta
short-symbol-stoker-cabin = topič
short-symbol-mount-crane = jeřáb
short-symbol-mount-cannon = dělo
short-symbol-mount-mast = stěžeň
short-symbol-ring = kruh
short-symbol-boat = člun
short-symbol-lantern = lucerna
short-employee-merchant-coal-1 = obch uhlí 1
short-employee-merchant-coal-2 = obch uhlí 2
short-employee-merchant-cloth-1 = obch látk 1
short-employee-merchant-cloth-2 = obch látk 2
short-employee-merchant-grain-1 = obch obil 1
short-employee-merchant-grain-2 = obch obil 2
short-employee-constructor-crane = kon. jeřáb
short-employee-constructor-cannon = kon. děl
short-employee-constructor-sail = kon. plach.
short-employee-constructor-chimney = kon. komín
short-employee-constructor-crew = kon. kajut
short-employee-constructor-stoker = kon. topič
short-employee-helmsman = kormidelník
short-employee-rigger = ráhnař
short-employee-accountant = účetní
short-employee-foreman = předák
short-employee-engineer-crane = inž. jeřáb
short-employee-engineer-sail = inž. plach.
short-employee-engineer-cannon = inž. děl
short-employee-engineer-chimney = inž. komín
short-employee-recruiter-captain = náb. kapit.
short-employee-recruiter-businessman = náb. byzn.
short-employee-recruiter-soldier = náb. voják
short-employee-recruiter-stoker = náb. topič

## Stůl: co dělá vlastní zaměstnanec, několika slovy

does-employee-merchant-coal-1 = +1 za prodané uhlí, 1 VB
does-employee-merchant-coal-2 = další +1 za prodané uhlí, 3 VB
does-employee-merchant-cloth-1 = +1 za prodanou látku, 1 VB
does-employee-merchant-cloth-2 = další +1 za prodanou látku, 3 VB
does-employee-merchant-grain-1 = +1 za prodané obilí, 1 VB
does-employee-merchant-grain-2 = další +1 za prodané obilí, 3 VB
does-employee-constructor-crane = místo pro další 2 jeřáby
does-employee-constructor-cannon = místo pro další 2 děla
does-employee-constructor-sail = místo pro další 2 plachty
does-employee-constructor-chimney = místo pro další 2 komíny
does-employee-constructor-crew = místo pro další 2 členy posádky
does-employee-constructor-stoker = místo pro dalšího topiče
does-employee-helmsman = rychlost až +1
does-employee-rigger = rychlost až +1 za dvojici plachet
does-employee-accountant = 2 pole zdarma: vybavení, posádka
does-employee-foreman = 3 pole zdarma: najímání
does-employee-engineer-crane = +1 jeřáb při výrobě
does-employee-engineer-sail = +1 plachta při výrobě
does-employee-engineer-cannon = +1 dělo při výrobě
does-employee-engineer-chimney = +1 komín při výrobě
does-employee-recruiter-captain = +1 kapitán při náboru
does-employee-recruiter-businessman = +1 byznysmen při náboru
does-employee-recruiter-soldier = +1 voják při náboru
does-employee-recruiter-stoker = +1 topič při náboru

## Stůl: značky; symboly, pro které terminál nemá vlastní znak

mark-guilder = g
mark-colour-red = č
mark-colour-blue = m
mark-colour-yellow = ž
mark-colour-grey = še
mark-colour-green = ze
mark-cabin = k
mark-stoker-cabin = t
mark-mount-crane = j
mark-mount-cannon = d
mark-mount-mast = s
mark-ring = O
mark-boat = u
mark-lantern = *
mark-military = V
mark-business = B
mark-blue-riband = !
mark-space = .
legend-cabin = kajuta
legend-stoker-cabin = topič
legend-mount-crane = jeřáb
legend-mount-cannon = dělo
legend-mount-mast = stěžeň
legend-ring = kruh
legend-boat = člun
legend-lantern = lucerna
legend-military = vojsko
legend-business = byznys
legend-blue-riband = stuha
symbol-at =
    { $place ->
        [N] S
        [NE] SV
        [E] V
        [SE] JV
        [S] J
        [SW] JZ
        [W] Z
        [NW] SZ
       *[other] { $place }
    } { $symbol }
legend-colour = { $mark } { $colour }

## Stůl: popisky

label-title = Shipyard
label-turn = { $turn }. tah
label-over = konec hry
label-last-lap = poslední tahy
label-reconstructed = rekonstruované destičky
label-front = čelo
label-chosen = teď
label-gear = Ozubené kolo
label-drop =
    { $moves ->
        [one] zapadne za { $moves } posun
        [few] zapadne za { $moves } posuny
       *[other] zapadne za { $moves } posunů
    }
label-rounds =
    { $rounds ->
        [0] poslední kolo
        [one] ještě 1 kolo
        [few] ještě { $rounds } kola
       *[other] ještě { $rounds } kol
    }
label-free = 0
label-none = -
label-amount =
    { $count ->
        [one] { $name }
        [few] { $count }× { $name }
       *[other] { $count }× { $name }
    }
label-stack =
    { $column ->
        [bow] přídě { $left }
        [left] středy
        [right] { $left }
       *[stern] zádě { $left }
    }
label-parts = Lodní díly a kolik jich je ve sloupečcích
label-canals = Kanály (ve sloupečku { $left })
label-rings = Posádka a vybavení
label-exchange = Ceny na burze
label-exchange-rule = ukazatel se nejdřív posune
label-swap = směnit za
label-goods-offer = Zboží (zbývá { $left })
label-hiring =
    Zaměstnanci (inž. a náb. stojí o 1 víc{ $twice ->
        [1] ; { $mark } už jen jedna destička
       *[other] { "" }
    })
label-solo = Sóloví protivníci
label-opponent = Protivník { $number }
label-solo-stack =
    { $left ->
        [0] sloupeček je prázdný
        [one] 1 destička ve sloupečku
        [few] { $left } destičky ve sloupečku
       *[other] { $left } destiček ve sloupečku
    }
label-solo-number = číslo { $number }
label-bracket = { " " }(pole: { $bracket })
label-solo-turned = odkryto: { $tiles }
label-points = { $points } VB
label-reserve = Osobní zásoba
label-goods = Zboží
label-fleet = Flotila
label-staff = Zaměstnanci
label-contracts = Zakázky
label-yard = Loděnice
label-reserve-short = Zás.
label-sea = Kanály
label-contracts-short = Zak.
label-and = +{ $points }
label-nothing = { "" }
label-and-merchants = +{ $points } obchodníci
label-to-play = na tahu
label-ship =
    { $length ->
        [one] { $length } díl
        [few] { $length } díly
       *[other] { $length } dílů
    }, rychlost { $speed }
label-ship-short = { $length }d r{ $speed }
label-canals-laid =
    { $count ->
        [0] žádné kanály
        [one] 1 kanál
        [few] { $count } kanály
       *[other] { $count } kanálů
    }
label-voyage = plavba až { $moves }
label-used = použito { $count }
label-more-canals =
    { $count ->
        [one] ještě { $count } kanál za okrajem
        [few] ještě { $count } kanály za okrajem
       *[other] ještě { $count } kanálů za okrajem
    }
label-contracts-held = { $count }× { $colour }
label-complete = Dokončena: místa { $first } až { $last }
label-loading = Nakládání:
label-sailing = Na plavbě:
label-speed = rychlost { $speed }
label-result = úředníci { $result }, stuha { $riband }
label-moves-left =
    { $moves ->
        [one] zbývá { $moves } pohyb
        [few] zbývají { $moves } pohyby
       *[other] zbývá { $moves } pohybů
    }
label-category = Body
label-cruises = plavby
label-merchants = obchodníci
label-contracts-now = zakázky k této chvíli
label-red-contract = červená zakázka
label-blue-contract = modrá zakázka
label-total = celkem
label-place = místo
label-secret = Zakázky jsou tajné a počítají se na konci; do té doby v součtu nejsou.
label-scale = Sólo: asi { $low } je výsledek začátečníka, { $middle } slušný, { $high } a více velmi dobrý.
level-below = Výsledek začátečníka je asi { $least }.
level-beginner = Výsledek začátečníka.
level-solid = Slušný výsledek.
level-very-good = Velmi dobrý výsledek.
label-short-row = Akce
label-short-front = (čelo)
label-short-bows = Přídě
label-short-sterns = Zádě
label-short-middles = Středy
label-short-goods = Zboží
room-cabin =
    { $count ->
        [one] { $count } kajuta
        [few] { $count } kajuty
       *[other] { $count } kajut
    }
room-stoker-cabin =
    { $count ->
        [one] { $count } topičská kajuta
        [few] { $count } topičské kajuty
       *[other] { $count } topičských kajut
    }
room-mount-crane =
    { $count ->
        [one] { $count } upevňovací bod pro jeřáb
        [few] { $count } upevňovací body pro jeřáb
       *[other] { $count } upevňovacích bodů pro jeřáb
    }
room-mount-cannon =
    { $count ->
        [one] { $count } upevňovací bod pro dělo
        [few] { $count } upevňovací body pro dělo
       *[other] { $count } upevňovacích bodů pro dělo
    }
room-mount-mast =
    { $count ->
        [one] { $count } upevňovací bod pro stěžeň
        [few] { $count } upevňovací body pro stěžeň
       *[other] { $count } upevňovacích bodů pro stěžeň
    }
label-short-crew = Posádka
label-short-equipment = Vybavení
label-short-exchange = Burza
label-short-then = pak
label-short-canals = Kanály
label-short-staff = Zaměstnanci
label-rooms = Místa:
label-colour = { $name } ({ $colour })

## Na co se hra ptá

decision-tile = Kterou akci zvolíte?
decision-act = Provedete svou akci, nebo nejdřív bonusovou?
decision-more = Provedete i bonusovou akci?
decision-column = Který díl koupíte?
decision-part = Který díl z tohoto sloupce koupíte?
decision-place = Kam díl umístíte?
decision-canal = Který kanál si pronajmete?
decision-cell = Kam kanál položíte?
decision-turn = Jak kanál otočíte?
decision-goods = Kterou destičku se zbožím koupíte?
decision-equipment = Které vybavení si vezmete?
decision-crew = Kterého člena posádky naberete?
decision-gift = Vezmete si kus navíc od svého zaměstnance?
decision-search = Koho najmete?
decision-hire = Koho najmete?
decision-trade = Kterou destičku se zbožím použijete?
decision-good = Prodáte zboží, nebo je směníte?
decision-ship = S kterou lodí vyplujete nejdřív?
decision-launch = Vyplujete s touto lodí?
decision-load = Kolik jich vezmete na palubu?
decision-speed = O kolik zvýšíte rychlost?
decision-start = Kde vaše loď začne plavbu?
decision-move = Kam vaše loď popluje dál?
decision-discard = Kterou zakázku odhodíte?
decision-final = Kterou závěrečnou akci zvolíte?
decision-last-part = Koupíte poslední díl, kterým dokončíte loď?
ask-column =
    Který díl koupíte ({ $number ->
        [3] poslední ze { $most }
       *[other] { $number }. z nejvýš { $most }
    })? Máte { $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[other] { $money } guldenů
    }.
ask-part =
    Který díl koupíte ({ $column })? Máte { $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[other] { $money } guldenů
    }.
ask-place = Kam umístíte { $kind }?
ask-cell = Kam položíte kanál { $canal }?
ask-good = Prodáte, nebo směníte { FORM($good, "acc") } ({ $number }. zboží ze 3)?
ask-load =
    { $loaded ->
        [officer] Kolik důstojníků na palubu?
        [businessman] Kolik byznysmenů na palubu?
        [soldier] Kolik vojáků na palubu?
        [stoker] Kolik topičů na palubu?
        [chimney] Kolik komínů na palubu?
        [sail] Kolik plachet na palubu?
        [crane] Kolik jeřábů na palubu?
       *[cannon] Kolik děl na palubu?
    } V zásobě { $held }, místo pro { $room } (rychlost { $speed }, nejvýš { $longest }).
ask-move =
    Kam vaše loď popluje dál? { $left ->
        [one] Zbývá { $left } pohyb.
        [few] Zbývají { $left } pohyby.
       *[other] Zbývá { $left } pohybů.
    }
ask-discard =
    Kterou zakázku odhodíte? { $red ->
        [0] Zbývá odhodit: modré { $blue }.
       *[other] Zbývá odhodit: červené { $red }, modré { $blue }.
    }

## Pravidlo ke každému rozhodnutí, stručně

help-tile =
    Svou kostku položíte na destičku akce, která je volná, není vedoucí destičkou, kterou jste právě přesunuli do čela, a
    jejíž akci můžete provést (SY-4.8). Dostanete guldeny, které na ní leží, a 1 gulden za každou obsazenou destičku před ní,
    blíž k ozubenému kolu (SY-4.11, SY-4.14). Zda je akce možná, se posuzuje podle peněz, které pak máte (SY-6.1).
help-act =
    Provedete akci své destičky. Jednou za tah si smíte před ní nebo po ní koupit za 6 guldenů i bonusovou akci: kteroukoli
    jinou akci ve hře, obsazenou či volnou (SY-4.20, SY-4.21). Pokud bonusová akce koupená předem znemožní hlavní akci, hlavní akce
    propadá (SY-4.27).
help-more =
    Hlavní akce je hotova. Za 6 guldenů si ještě smíte koupit jednu bonusovou akci, pokud jste si ji v tomto tahu už nekoupili
    (SY-4.20). Pak dokončené lodě vyplují.
help-column =
    Koupíte jeden až tři díly. Řady stojí odspodu 0, 1, 1, 2, 2 guldeny a nic se neposouvá, dokud neskončíte (SY-7.1, SY-7.2).
    Nabízejí se jen sloupce s dílem, který můžete zaplatit a umístit.
help-part =
    Cenu určuje řada, ať je na dílu cokoli (SY-7.2). Kajuty a upevňovací body určují, co loď uveze; záchranné kruhy, čluny
    a lucerny ocení úředníci a zakázky.
help-place =
    Přídě patří na místa 1 až 7, středové díly na 2 až 8, zádě na 3 až 9 a příď nesmí mít záď hned vpravo od sebe: každou loď
    tak bude možné jednou dokončit (SY-7.10). Díly se nemusí dotýkat a už se nepřesouvají (SY-7.5, SY-7.6).
help-canal = Pronajmete si právě jeden kanál za cenu jeho místa a hned ho položíte (SY-8.1).
help-cell = Nový kanál musí sousedit stranou s vaším systémem (SY-8.3). Už se nikdy nepřesouvá (SY-8.6).
help-turn = Kanál smíte před položením libovolně otočit; nabízejí se jen otočení, která vypadají různě (SY-8.4, SY-25.9).
help-goods = Koupíte právě jednu destičku se zbožím za cenu jejího místa a necháte si ji pro Burzu (SY-9.1).
help-equipment =
    Ukazatel se posune o 1 až 4 pole po směru hodinových ručiček; první je zdarma, každé další stojí 1 gulden (SY-10.1).
    Získáte vybavení, u kterého se zastaví, a další za každého svého inženýra (SY-10.2, SY-10.3). S účetním jsou dvě další pole
    zdarma.
help-crew =
    Ukazatel se posune o 1 až 4 pole po směru hodinových ručiček; první je zdarma, každé další stojí 1 gulden (SY-11.1).
    Získáte člena posádky, u kterého se zastaví, a dalšího za každého svého náboráře (SY-11.2). S účetním jsou dvě další pole
    zdarma.
help-gift = Každý inženýr nebo náborář přidá kus toho druhu, který je na jeho destičce; použít zaměstnance nemusíte (SY-15.2, SY-23.17).
help-search =
    Ukazatel najímání se posune o 1 až 8 polí; první je zdarma, každé další stojí 1 gulden (SY-12.1). Zastavit smí jen tam, kde
    si můžete vzít a zaplatit zaměstnance (SY-12.6). S předákem jsou tři další pole zdarma.
help-hire =
    Vezmete si jednoho zaměstnance z tohoto pole. Inženýři a náboráři stojí o 1 gulden víc (SY-12.3). Žádný druh nesmíte mít dvakrát a
    obchodník úrovně II vyžaduje obchodníka úrovně I s tímtéž zbožím (SY-12.4, SY-12.5).
help-trade =
    Ukazatel burzy se posunul o jedno pole a ukazuje dnešní ceny. Použijete jednu destičku se zbožím a o každém ze tří zboží na ní
    rozhodnete zvlášť (SY-13.1, SY-13.2).
help-good =
    Za prodej dostanete cenu zboží a 1 gulden za každého svého obchodníka s ním (SY-13.3). Směnou získáte jeden kus ze seznamu
    daného zboží; žádný druh nesmíte v jedné akci získat dvakrát (SY-13.4, SY-13.5).
help-ship = Všechny dokončené lodě teď opouštějí loděnici, jedna po druhé v pořadí, které si zvolíte (SY-4.28).
help-launch =
    Loď může vyplout, máte-li kapitána a může-li vaše figurka provést aspoň jeden pohyb (SY-16.5). Rozmontovaná loď opouští hru
    a nic dalšího vás nestojí (SY-16.4).
help-load =
    Důstojníci, byznysmeni a vojáci potřebují kajuty, topiči své vlastní, jeřáby a děla své upevňovací body; komín nebo
    plachta potřebuje stěžeň (SY-16.8). Konstruktéři dovolují víc. Rychlost nesmí překročit nejdelší plavbu, kterou vaše kanály
    umožňují. Komín s topičem: rychlost 4, jinak 1; další topiči a komíny a každá plachta přidávají 1, ale bez parního
    pohonu se počítají jen dvojice komínů (SY-17.1, SY-17.2). Co je na palubě, na palubě zůstává.
help-speed = Kormidelník přidá až 1, ráhnař až 1 za každou dvojici plachet; využijete z toho, kolik chcete (SY-17.4).
help-start =
    Při první plavbě se figurka postaví na okrajové pole u prázdného místa, přídí dovnitř; toto pole nepřináší body (SY-18.2,
    SY-18.3). Nabízejí se jen místa, odkud lze vykonat celou plavbu.
help-move =
    Figurka provede tolik pohybů, kolik je rychlost lodi, a nikdy se nevrací směrem, kam míří její záď (SY-18.7, SY-18.9).
    Každý úředník, ke kterému dopluje, přináší body; z Modrých stuh se počítá jen poslední (SY-19.5, SY-19.7). Opuštěný kanál
    je použitý; kanály oddělené od figurky ztrácíte (SY-18.19, SY-18.20). Příkaz table ukáže, kde figurka je.
help-discard =
    Tajně odhazujete zakázky, nejdřív červené, dokud vám na konečné hodnocení nezbude jedna červená a jedna modrá (SY-5.10,
    SY-5.12).
help-final =
    Každý provede poslední akci, kteroukoli, obsazenou či volnou, bez příjmu a bez bonusové akce (SY-20.8 až SY-20.11).
    Po ní dokončené lodě vyplují.
help-last-part = Smíte koupit právě jeden díl, pokud dokončí loď; ta hned vypluje (SY-20.14).

## Co odpověď teď udělá; tak krátce, aby se to vešlo do sloupce

hint-main = provést svou akci
hint-end = ukončit tah
hint-scraps =
    vaše loď o { $length } dílech nemůže vyplout a bude rozmontována: { $lacks ->
        [captain] nemáte kapitána
       *[canal] nemá kam plout
    }
hint-done = už žádné díly
hint-take = vzít kus
hint-leave = nechat ho
hint-sail = naložit a vyplout
hint-scrap = její díly opustí hru
hint-pass = nekoupit žádný díl
hint-action-build =
    koupit a umístit až 3 díly{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-canal =
    položit kanál{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-goods =
    získat destičku se zbožím{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-equipment =
    získat vybavení{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-crew =
    získat posádku{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-employee =
    někoho najmout{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-exchange =
    prodat nebo směnit zboží{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-action-subsidy =
    dostat 2 guldeny{ $money ->
        [0] { "" }
        [one] , hned +{ $money } gulden
        [few] , hned +{ $money } guldeny
       *[other] , hned +{ $money } guldenů
    }
hint-bonus = za { $cost }
hint-column =
    { $price ->
        [0] jeden je zdarma
       *[other] od { $price }
    }
# one form: počet stojí před znaménkem ×
hint-part =
    { $price ->
        [0] zdarma:
       *[other] za { $price }:
    }{ $cabin ->
        [0] { "" }
        [1] { " " }kajuta
       *[other] { " " }{ $cabin }× kajuta
    }{ $stoker_cabin ->
        [0] { "" }
        [1] { " " }topičská-kajuta
       *[other] { " " }{ $stoker_cabin }× topičská-kajuta
    }{ $mount_crane ->
        [0] { "" }
        [1] { " " }bod-pro-jeřáb
       *[other] { " " }{ $mount_crane }× bod-pro-jeřáb
    }{ $mount_cannon ->
        [0] { "" }
        [1] { " " }bod-pro-dělo
       *[other] { " " }{ $mount_cannon }× bod-pro-dělo
    }{ $mount_mast ->
        [0] { "" }
        [1] { " " }stěžeň
       *[other] { " " }{ $mount_mast }× stěžeň
    }{ $ring ->
        [0] { "" }
        [1] { " " }záchranný-kruh
       *[other] { " " }{ $ring }× záchranný-kruh
    }{ $boat ->
        [0] { "" }
        [1] { " " }záchranný-člun
       *[other] { " " }{ $boat }× záchranný-člun
    }{ $lantern ->
        [0] { "" }
        [1] { " " }lucerna
       *[other] { " " }{ $lantern }× lucerna
    }
hint-price =
    { $price ->
        [0] zdarma
       *[other] za { $price }
    }
hint-goods =
    { $price ->
        [0] zdarma
       *[other] za { $price }
    }: { $goods }
hint-steps =
    { $price ->
        [0] zdarma
       *[other] za { $price }
    }: { $piece }
hint-search =
    { $price ->
        [0] zdarma
       *[other] za { $price }
    }{ $fees ->
        [some] ; inženýři a náboráři o 1 víc
       *[other] {""}
    }: { $employees }
hint-completes = dokončí loď o { $length } dílech
hint-completes-unfit =
    dokončí loď o { $length } dílech, která nemůže vyplout: { $lacks ->
        [captain] nemáte kapitána
       *[canal] nemá kam plout
    }
hint-ship =
    { $length ->
        [one] { $length } díl
        [few] { $length } díly
       *[other] { $length } dílů
    }
hint-cell =
    { $side ->
        [north] severně
        [east] východně
        [south] jižně
       *[west] západně
    } od { $canal }
hint-turn = { $symbols }
hint-hire = { $employee }: { $does }
hint-trade = { $goods }
hint-sell =
    +{ $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[other] { $money } guldenů
    }
hint-swap = získáte: { $piece }
hint-speed = rychlost { $speed }
hint-smokestacks = komíny: rychlost { $speed }
hint-voyage = { $points } VB
hint-discard = { $contract }, teď za { $points }: { $about }

## Záznam hry. Co hráč dělá, následuje po jeho jménu; `.plan` je pro tah, který ještě trvá. Co začíná velkým písmenem, je celá věta

the-contract = „{ $contract }“
name-by-opponent-1 = Protivník 1
name-by-opponent-2 = Protivník 2
count-guilders =
    { $count ->
        [one] { $count } gulden
        [few] { $count } guldeny
       *[other] { $count } guldenů
    }
count-good-coal = { $count } uhlí
count-good-cloth =
    { $count ->
        [one] { $count } látka
        [few] { $count } látky
       *[other] { $count } látek
    }
    .acc =
        { $count ->
            [one] { $count } látku
            [few] { $count } látky
           *[other] { $count } látek
        }
count-good-grain = { $count } obilí
count-part-bow =
    { $count ->
        [one] příď
        [few] { $count } přídě
       *[other] { $count } přídí
    }
count-part-middle =
    { $count ->
        [one] středový díl
        [few] { $count } středové díly
       *[other] { $count } středových dílů
    }
count-part-stern =
    { $count ->
        [one] záď
        [few] { $count } zádě
       *[other] { $count } zádí
    }
count-points-crew = { $count } za posádku
count-points-guns = { $count } za děla a jeřáby
count-points-speed = { $count } za rychlost
count-points-result = { $count } za úředníky
count-points-riband = { $count } za Modrou stuhu
told-chose = volí akci { $action }
    .plan = Zvolit akci { $action }
told-chose-for = volí akci { $action } (+{ $money })
    .plan = Zvolit akci { $action }: +{ $money }
told-bonus = volí bonusovou akci { $action } za { $price }
    .plan = Zvolit bonusovou akci { $action }: −{ $price }
told-built = staví { FORM($part, "acc") }
    .plan = Postavit { FORM($part, "acc") }
told-built-for = staví { FORM($part, "acc") } za { $price }
    .plan = Postavit { FORM($part, "acc") }: −{ $price }
told-rented = pronajímá si kanál { $canal }
    .plan = Pronajmout kanál { $canal }
told-rented-for = pronajímá si kanál { $canal } za { $price }
    .plan = Pronajmout kanál { $canal }: −{ $price }
told-bought = kupuje { FORM($good, "acc") }
    .plan = Koupit { FORM($good, "acc") }
told-bought-for = kupuje { FORM($good, "acc") } za { $price }
    .plan = Koupit { FORM($good, "acc") }: −{ $price }
told-moved-marker =
    posouvá ukazatel { FORM($ring, "gen") } o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }
    .plan =
        Posunout ukazatel { FORM($ring, "gen") } o { $steps ->
            [one] { $steps } pole
            [few] { $steps } pole
           *[other] { $steps } polí
        }
told-moved-marker-for =
    posouvá ukazatel { FORM($ring, "gen") } o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    } za { $price }
    .plan =
        Posunout ukazatel { FORM($ring, "gen") } o { $steps ->
            [one] { $steps } pole
            [few] { $steps } pole
           *[other] { $steps } polí
        }: −{ $price }
told-gained = získává { FORM($piece, "acc") }
    .plan = Získat { FORM($piece, "acc") }
told-gained-for = získává { FORM($piece, "acc") } za { $price }
    .plan = Získat { FORM($piece, "acc") }: −{ $price }
told-hired = najímá { FORM($employee, "acc") }
    .plan = Najmout { FORM($employee, "acc") }
told-hired-for = najímá { FORM($employee, "acc") } za { $price }
    .plan = Najmout { FORM($employee, "acc") }: −{ $price }
told-traded = odevzdává { FORM($good, "acc") }
    .plan = Odevzdat { FORM($good, "acc") }
told-swapped = směňuje { FORM($good, "acc") } za { FORM($piece, "acc") }
    .plan = Směnit { FORM($good, "acc") } za { FORM($piece, "acc") }
told-sold = prodává { FORM($good, "acc") } za { $money }
    .plan = Prodat { FORM($good, "acc") }: +{ $money }
told-subsidy = dostává { $money }
    .plan = Dostat { $money }
told-scrapped = rozmontovává loď o { $length } dílech
    .plan = Rozmontovat loď o { $length } dílech
told-sailed = vyplouvá s lodí o { $length } dílech (rychlost { $speed })
    .plan = Vyplout s lodí o { $length } dílech (rychlost { $speed })
told-used-canal =
    { $count ->
        [one] opouští použitý kanál
        [few] opouští { $count } použité kanály
       *[other] opouští { $count } použitých kanálů
    }
    .plan =
        { $count ->
            [one] Opustit použitý kanál
            [few] Opustit { $count } použité kanály
           *[other] Opustit { $count } použitých kanálů
        }
told-cut-off =
    { $count ->
        [one] ztrácí oddělený kanál
        [few] ztrácí { $count } oddělené kanály
       *[other] ztrácí { $count } oddělených kanálů
    }
    .plan =
        { $count ->
            [one] Ztratit oddělený kanál
            [few] Ztratit { $count } oddělené kanály
           *[other] Ztratit { $count } oddělených kanálů
        }
told-scored =
    získává { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    } ({ $points })
    .plan =
        Získat { $total ->
            [one] { $total } bod
            [few] { $total } body
           *[other] { $total } bodů
        } ({ $points })
told-scored-none = nezískává žádné body
    .plan = Nezískat žádné body
told-discarded =
    { $count ->
        [one] odhazuje zakázku
        [few] odhazuje { $count } zakázky
       *[other] odhazuje { $count } zakázek
    }
    .plan =
        { $count ->
            [one] Odhodit zakázku
            [few] Odhodit { $count } zakázky
           *[other] Odhodit { $count } zakázek
        }
told-discarded-names = odhazuje ze zakázek { $contract }
    .plan = Odhodit ze zakázek { $contract }
told-nothing = nic nedělá
    .plan = Nic nedělat
told-removed-parts = odstraňuje ze hry { FORM($part, "acc") }
told-removed-canal = odstraňuje kanál
told-removed-goods = odstraňuje { FORM($good, "acc") }
told-removed-nothing = nic neodstraňuje
told-rival-steps =
    posouvá ukazatel o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }
told-rival-marker = posouvá ukazatel
told-title-dropped = Kostka zapadá do otvoru
told-title-last-lap = Poslední tahy
told-title-final-action = Závěrečné akce
told-title-final-ship = Dokončení poslední lodi
told-final-action = Od začínajícího hráče má každý ještě jednu akci.
told-final-ship = Každý smí koupit jeden díl, který dokončí loď.
told-dropped = { $cubes ->
        [0] Začíná poslední kolo.
        [one] Po tomto kole zbývá ještě 1 kolo.
        [few] Po tomto kole zbývají ještě { $cubes } kola.
       *[other] Po tomto kole zbývá ještě { $cubes } kol.
    }
told-last-lap = Hra brzy skončí: { $why }.
told-guilder = Na destičku { $action } se pokládá gulden.
told-reshuffled = Znovu zamíchány: { $stack }.
told-ended = Konec hry: { $how }.

## Volby

option-contracts-deal = Rozdané zakázky
value-contracts-deal-three = 3 červené a 3 modré náhodně (pokročilí)
value-contracts-deal-sets = Doporučená sada 2 červených a 2 modrých (začátečníci)
value-contracts-deal-two = 2 červené a 2 modré náhodně
option-employees-layout = Zaměstnanci kolem velkého kola
value-employees-layout-random = Všichni náhodně (pokročilí)
value-employees-layout-drawn = Doporučení zaměstnanci podle obrázku, ostatní náhodně (začátečníci)
value-employees-layout-one-per-space = Doporučení zaměstnanci náhodně, po jednom na pole
option-gear-moves-per-drop = Posunů ozubeného kola za kolo
option-gear-first-drop = Posunů ozubeného kola v prvním kole
option-last-tile-guilder = Guldeny na prázdné poslední destičce na konci kola
value-last-tile-guilder-add-up = Každé kolo jeden, hromadí se
value-last-tile-guilder-at-most-one = Nikdy víc než jeden
value-last-tile-guilder-off = Žádné
option-guilder-at-final-drop = Tento gulden i v posledním kole
value-guilder-at-final-drop-on = Ano
value-guilder-at-final-drop-off = Ne
option-subsidy-start = Kde začíná destička Dotace (4 hráči)
value-subsidy-start-last = Na konci nabídky akcí
value-subsidy-start-random = Kdekoli v nabídce akcí
option-action-row = Počáteční nabídka akcí: „shuffled“, nebo všechny destičky od první
option-able-with-bonus = Povolit Burzu bez zboží, předchází-li bonusový Nákup zboží
value-able-with-bonus-off = Ne
value-able-with-bonus-on = Ano
option-exchange-start-field = Ukazatel burzy se zastaví i na startovním poli
value-exchange-start-field-skipped = Ne
value-exchange-start-field-counts = Ano, zboží se tam prodává za 0
option-canal-rotation = Povolit otáčení kanálů
value-canal-rotation-free = Ano
value-canal-rotation-none = Ne
option-canal-tiles = Tvary kanálů
value-canal-tiles-mixed = Tři různé tvary
value-canal-tiles-all-chain7 = Jen řetězy
option-canal-allow-loops = Povolit kanály se smyčkami
value-canal-allow-loops-off = Ne
value-canal-allow-loops-on = Ano
option-free-scrap = Povolit rozmontovat loď, která může vyplout
value-free-scrap-on = Ano
value-free-scrap-off = Ne
option-bonus-pieces = Kusy navíc od inženýrů a náborářů
value-bonus-pieces-auto = Berou se automaticky
value-bonus-pieces-ask = Ptát se pokaždé
option-contract-26 = 26. zakázka
value-contract-26-kinds8 = Různé druhy posádky a vybavení
value-contract-26-none = Vynechat
option-final-ship-build = Po závěrečných akcích lze dokončit ještě jednu loď
value-final-ship-build-on = Ano
value-final-ship-build-off = Ne
option-tie-break = Remízy
value-tie-break-shared = Společné místo
value-tie-break-money = Rozhodují peníze
option-solo-removed = Sólo: kanály a zboží odstraněné protivníky
value-solo-removed-out-of-game = Opouštějí hru
value-solo-removed-discard = Jdou na odhazovací hromádku
option-solo-leader-barred = Sólo: protivníci přeskakují svou vedoucí destičku
value-solo-leader-barred-on = Ano (obdobně jako ve vašem tahu)
value-solo-leader-barred-off = Ne (znění pravidel)

## Proč je odpověď odmítnuta: následuje po „Anna nemůže zahrát „goods“: …“

why-out-of-play = tato destička v této hře není
why-leading = tato destička se právě přesunula do čela
why-occupied = na této destičce leží kostka
why-one-bonus = v každém tahu lze provést jen jednu bonusovou akci
why-chosen = to už je hlavní akce
why-money =
    stojí to { $cost ->
        [one] { $cost } gulden
        [few] { $cost } guldeny
       *[other] { $cost } guldenů
    }, k dispozici jen { $held }
why-unable-build = { $player } nemůže zaplatit a umístit žádný díl
why-unable-canal = { $player } nemůže zaplatit žádný kanál
why-unable-goods = { $player } nemůže zaplatit žádnou destičku se zbožím
why-unable-employee = { $player } nemůže nikoho najmout
why-unable-exchange = pro Burzu chybí destička se zbožím
why-no-part = v tomto sloupci žádný díl není
why-no-place = v loděnici není pro takový díl místo
why-not-offered = není v nabídce
why-place-taken = tam už díl je
why-place = { $kind } tam umístit nelze
why-no-tile = na burze lze použít jen vlastní destičky se zbožím
why-steps =
    posunout lze nejvýš o { $most ->
        [one] { $most } pole
        [few] { $most } pole
       *[other] { $most } polí
    }
why-nobody = na tom poli nelze nikoho najmout
why-not-there = tento zaměstnanec na tomto poli není
why-gone = už tam nikdo není
why-hired = tento zaměstnanec už je najatý
why-level = nejdřív je třeba najmout obchodníka úrovně I s tímto zbožím
why-scrap = loď, která může vyplout, rozmontovat nelze
why-captain = v zásobě není kapitán
why-no-voyage = loď nemá kam plout
why-reserve =
    { $held ->
        [0] v zásobě chybí { $piece }
       *[other] v zásobě jen { $held }
    }
why-room =
    { $most ->
        [0] není pro ně místo
       *[other] místo je jen pro { $most }
    }
why-no-contract = odhodit lze jen vlastní zakázky

## Jak hra skončila

ending-final-drop = kostka zapadla naposledy
ending-early-end = předčasný konec
tie-shared = { $standing } mají stejně bodů ({ $points }) a o místo se dělí: remízu nic nerozhoduje.
tie-money = Remíza ({ $points }): lepší je, kdo má více peněz ({ $standing }).
tie-equal = { $standing } mají stejně bodů ({ $points }) i peněz, takže se o místo dělí.
