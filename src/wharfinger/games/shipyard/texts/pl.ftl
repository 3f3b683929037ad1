# Shipyard po polsku: nazwy, pytania, pomoc, wydarzenia i opcje.

summary = Właściciele stoczni w latach 70. XIX wieku budują statki, obsadzają je załogą, wyposażają i wysyłają w rejs próbny po wydzierżawionych kanałach.

## Nazwy

name-piece-captain = kapitan
    .acc = kapitana
    .many = kapitanów
name-piece-officer = oficer
    .acc = oficera
    .many = oficerów
name-piece-businessman = biznesmen
    .acc = biznesmena
    .many = biznesmenów
name-piece-soldier = żołnierz
    .acc = żołnierza
    .many = żołnierzy
name-piece-stoker = palacz
    .acc = palacza
    .many = palaczy
name-piece-chimney = komin
    .many = kominów
name-piece-sail = żagiel
    .many = żagli
name-piece-crane = żuraw
    .many = żurawi
name-piece-cannon = działo
    .many = dział
name-kind-middle = część środkowa
    .gen = części środkowej
    .acc = część środkową
name-kind-stern = rufa
    .gen = rufy
    .acc = rufę
name-good-cloth = tkanina
    .gen = tkaniny
    .acc = tkaninę
name-ring-equipment = wyposażenie
    .gen = wyposażenia
name-ring-crew = załoga
    .gen = załogi
name-ring-hiring = zatrudnianie
    .gen = zatrudniania
name-action-build = Budowa statków
    .acc = Budowę statków
name-face-build = Budowa statków
name-action-canal = Dzierżawa kanału
    .acc = Dzierżawę kanału
name-face-canal = Dzierżawa kanału
name-action-goods = Zakup towarów
name-face-goods = Zakup towarów
name-action-equipment = Produkcja wyposażenia
    .acc = Produkcję wyposażenia
name-face-equipment = Produkcja wyposażenia
name-action-crew = Werbunek załogi
name-face-crew = Werbunek załogi
name-action-employee = Zatrudnianie pracowników
name-face-employee = Zatrudnianie pracowników
name-action-exchange = Giełda
    .acc = Giełdę
name-face-exchange = Giełda
name-action-subsidy = Dotacja
    .acc = Dotację
name-face-last-tile = ostatni kafelek
name-kind-bow = dziób
    .gen = dziobu
name-column-bow = dzioby
name-column-left = lewe części środkowe
name-column-right = prawe części środkowe
name-column-stern = rufy
name-symbol-cabin = kajuta
name-symbol-stoker-cabin = kajuta palacza
name-symbol-mount-crane = mocowanie żurawia
name-symbol-mount-cannon = mocowanie działa
name-symbol-mount-mast = mocowanie masztu
name-symbol-ring = koło ratunkowe
name-symbol-boat = szalupa
name-symbol-lantern = latarnia
name-symbol-military = urzędnik wojskowy
name-symbol-business = urzędnik handlowy
name-symbol-blue-riband = Błękitna Wstęga
name-good-coal = węgiel
    .gen = węgla
name-good-grain = zboże
    .gen = zboża
name-shows-coal-coal-coal = 3 węgle
name-shows-coal-coal-cloth = 2 węgle, tkanina
name-shows-coal-coal-grain = 2 węgle, zboże
name-shows-coal-cloth-cloth = węgiel, 2 tkaniny
name-shows-coal-cloth-grain = węgiel, tkanina, zboże
name-shows-coal-grain-grain = węgiel, 2 zboża
name-shows-cloth-cloth-cloth = 3 tkaniny
name-shows-cloth-cloth-grain = 2 tkaniny, zboże
name-shows-cloth-grain-grain = tkanina, 2 zboża
name-shows-grain-grain-grain = 3 zboża
name-shape-chain7 = łańcuch
name-shape-tee6 = podwójne T
name-shape-cross5 = krzyż
name-stack-canals = kanały
name-stack-goods = kafelki towarów
name-stack-solo = kafelki solo
name-side-north = północ
name-side-east = wschód
name-side-south = południe
name-side-west = zachód
name-employee-merchant-coal-1 = Handlarz węglem I
    .acc = Handlarza węglem I
name-employee-merchant-coal-2 = Handlarz węglem II
    .acc = Handlarza węglem II
name-employee-merchant-cloth-1 = Handlarz tkaninami I
    .acc = Handlarza tkaninami I
name-employee-merchant-cloth-2 = Handlarz tkaninami II
    .acc = Handlarza tkaninami II
name-employee-merchant-grain-1 = Handlarz zbożem I
    .acc = Handlarza zbożem I
name-employee-merchant-grain-2 = Handlarz zbożem II
    .acc = Handlarza zbożem II
name-employee-constructor-crane = Konstruktor żurawi
    .acc = Konstruktora żurawi
name-employee-constructor-cannon = Konstruktor dział
    .acc = Konstruktora dział
name-employee-constructor-sail = Konstruktor żagli
    .acc = Konstruktora żagli
name-employee-constructor-chimney = Konstruktor kominów
    .acc = Konstruktora kominów
name-employee-constructor-crew = Konstruktor kajut
    .acc = Konstruktora kajut
name-employee-constructor-stoker = Konstruktor kotłowni
    .acc = Konstruktora kotłowni
name-employee-helmsman = Sternik
    .acc = Sternika
name-employee-rigger = Takielarz
    .acc = Takielarza
name-employee-accountant = Księgowy
    .acc = Księgowego
name-employee-foreman = Brygadzista
    .acc = Brygadzistę
name-employee-engineer-crane = Inżynier żurawi
    .acc = Inżyniera żurawi
name-employee-engineer-sail = Inżynier żagli
    .acc = Inżyniera żagli
name-employee-engineer-cannon = Inżynier dział
    .acc = Inżyniera dział
name-employee-engineer-chimney = Inżynier kominów
    .acc = Inżyniera kominów
name-employee-recruiter-captain = Werbownik kapitanów
    .acc = Werbownika kapitanów
name-employee-recruiter-businessman = Werbownik biznesmenów
    .acc = Werbownika biznesmenów
name-employee-recruiter-soldier = Werbownik żołnierzy
    .acc = Werbownika żołnierzy
name-employee-recruiter-stoker = Werbownik palaczy
    .acc = Werbownika palaczy
name-contract-rings = Koła ratunkowe
name-contract-lanterns = Latarnie
name-contract-boats = Szalupy
name-contract-safety-trio = Bezpieczne statki
name-contract-emp-bright = Barwny personel
name-contract-emp-types = Różnorodny personel
name-contract-emp-pairs = Pary pracowników
name-contract-emp-many = Liczny personel
name-contract-sizes = Różne rozmiary
name-contract-exact5 = Statki z pięciu części
name-contract-exact6 = Statki z sześciu części
name-contract-big7 = Wielkie statki
name-contract-total-parts = Części statków
name-contract-ship-count = Liczba statków
name-contract-soldiers = Żołnierze
name-contract-businessmen = Biznesmeni
name-contract-officers = Oficerowie
name-contract-stokers = Palacze
name-contract-cannon-soldier = Działo i żołnierz
name-contract-crane-businessman = Żuraw i biznesmen
name-contract-chimney-pairs = Pary kominów
name-contract-sail-pairs = Pary żagli
name-contract-used-canals = Wykorzystane kanały
name-contract-all-round = Wszechstronne statki
name-contract-sail-and-steam = Żagiel i para
name-contract-kinds8 = Rodzaje załogi i wyposażenia
name-colour-red = czerwony
name-colour-blue = niebieski
name-colour-yellow = żółty
name-colour-grey = szary
name-colour-green = zielony
name-stage-regular = zwykłe tury
name-stage-final-action = akcje końcowe
name-stage-final-ship = ukończenie ostatniego statku
name-why-final-drop = kostka wpadła po raz ostatni
name-why-early-end = wyczerpał się stos części statków
name-how-final-drop = kostka wpadła po raz ostatni
name-how-early-end = wyczerpał się stos części statków
name-by-opponent-1 = Przeciwnik 1
name-by-opponent-2 = Przeciwnik 2

## Skąd są punkty

source-crew = Załoga na pokładzie
source-guns = Działa i żurawie
source-speed = Prędkość
source-officials = Urzędnicy na kanałach
source-riband = Błękitna Wstęga
source-merchants = Handlarze
source-red-contract = Czerwony kontrakt
source-blue-contract = Niebieski kontrakt

## Co robi pracownik

employee-merchant-coal-1 = +1 gulden za każdy sprzedany węgiel; 1 PZ na koniec
employee-merchant-coal-2 = jeszcze +1 gulden za każdy sprzedany węgiel; 3 PZ na koniec; wymaga poziomu I
employee-merchant-cloth-1 = +1 gulden za każdą sprzedaną tkaninę; 1 PZ na koniec
employee-merchant-cloth-2 = jeszcze +1 gulden za każdą sprzedaną tkaninę; 3 PZ na koniec; wymaga poziomu I
employee-merchant-grain-1 = +1 gulden za każde sprzedane zboże; 1 PZ na koniec
employee-merchant-grain-2 = jeszcze +1 gulden za każde sprzedane zboże; 3 PZ na koniec; wymaga poziomu I
employee-constructor-crane = każdy statek mieści do 2 dodatkowych żurawi bez mocowania
employee-constructor-cannon = każdy statek mieści do 2 dodatkowych dział bez mocowania
employee-constructor-sail = każdy statek mieści do 2 dodatkowych żagli bez masztu
employee-constructor-chimney = każdy statek mieści do 2 dodatkowych kominów bez masztu
employee-constructor-crew = każdy statek mieści do 2 dodatkowych członków załogi (oprócz palaczy) bez kajuty
employee-constructor-stoker = każdy statek mieści 1 dodatkowego palacza bez kajuty
employee-helmsman = +1 do prędkości statku, jeśli chcesz
employee-rigger = +1 do prędkości za każdą parę żagli, za tyle par, ile chcesz
employee-accountant = dwa kroki po pierwszym są darmowe na kręgach wyposażenia i załogi
employee-foreman = trzy kroki po pierwszym są darmowe na kręgu zatrudniania
employee-engineer-crane = +1 żuraw przy każdej produkcji; dopłata 1 gulden
employee-engineer-sail = +1 żagiel przy każdej produkcji; dopłata 1 gulden
employee-engineer-cannon = +1 działo przy każdej produkcji; dopłata 1 gulden
employee-engineer-chimney = +1 komin przy każdej produkcji; dopłata 1 gulden
employee-recruiter-captain = +1 kapitan przy każdym werbunku; dopłata 1 gulden
employee-recruiter-businessman = +1 biznesmen przy każdym werbunku; dopłata 1 gulden
employee-recruiter-soldier = +1 żołnierz przy każdym werbunku; dopłata 1 gulden
employee-recruiter-stoker = +1 palacz przy każdym werbunku; dopłata 1 gulden

## Za co płaci kontrakt

contract-rings = koła ratunkowe we flocie
contract-lanterns = latarnie we flocie
contract-boats = szalupy we flocie
contract-safety-trio = 5 PZ za każdy statek z kołem ratunkowym, szalupą i latarnią
contract-emp-bright = 2 PZ za każdego niebieskiego, żółtego lub czerwonego pracownika
contract-emp-types = różne rodzaje pracowników; handlarze poziomu II to osobny rodzaj
contract-emp-pairs = 3 PZ za każdą parę szarych i zielonych pracowników, 4 PZ za każdą parę niebieskich, czerwonych i żółtych
contract-emp-many = po 1 PZ za pierwszych czterech pracowników, po 2 PZ za każdego następnego
contract-sizes = statki różnych rozmiarów spośród 3, 4, 5 i 6 części
contract-exact5 = statki z dokładnie 5 części
contract-exact6 = statki z dokładnie 6 części
contract-big7 = statki z 7 części lub więcej
contract-total-parts = części statków we flocie
contract-ship-count = statki we flocie
contract-soldiers = 2 PZ za każdego żołnierza oprócz pierwszego
contract-businessmen = 2 PZ za każdego biznesmena oprócz pierwszego
contract-officers = 3 PZ za każdego oficera
contract-stokers = 3 PZ za każdego palacza
contract-cannon-soldier = 3 PZ za każde działo z żołnierzem na tym samym statku
contract-crane-businessman = 3 PZ za każdy żuraw z biznesmenem na tym samym statku
contract-chimney-pairs = 3 PZ za każdą parę kominów na jednym statku
contract-sail-pairs = 3 PZ za każdą parę żagli na jednym statku
contract-used-canals = 4 PZ za każdy wykorzystany, czyli opuszczony kanał
contract-all-round = 8 PZ za każdy statek z biznesmenem, żołnierzem, żurawiem i działem
contract-sail-and-steam = 6 PZ za każdy statek z żaglem, kominem i palaczem
contract-kinds8 = różne rodzaje załogi i wyposażenia we flocie; oficerowie się liczą, kapitanowie nie

terms-table = { $about }: { $points } PZ{ $beyond ->
        [0] { "" }
       *[other] , za kolejne po +{ $beyond }
    }
terms-steps = { $about }: { $steps } PZ
terms-step = { $points } od { $count }

## Za co płaci urzędnik na kanale

official-military = 1 PZ za każdego żołnierza i każde działo na pokładzie
official-business = 1 PZ za każdego biznesmena i każdy żuraw na pokładzie
official-lantern = 1 PZ za każdą latarnię na statku
official-boat = 1 PZ za każdą szalupę na statku
official-ring = 1 PZ za każde koło ratunkowe na statku
official-blue-riband = 1 PZ za każdy dotychczasowy ruch; liczy się tylko ostatnia wstęga

## Stół: krótkie nazwy

short-action-build = Budowa
short-action-canal = Kanał
short-action-goods = Towary
short-action-equipment = Wypos.
short-action-crew = Załoga
short-action-employee = Zatrudn.
short-action-exchange = Giełda
short-action-subsidy = Dotacja
short-action-last-tile = ostatni

short-piece-captain = kap
short-piece-businessman = biz
short-piece-soldier = żołn
short-piece-stoker = pal
short-piece-chimney = komin
short-piece-sail = żag
short-piece-crane = żur
short-piece-cannon = dział

short-symbol-cabin = kajuta
short-symbol-stoker-cabin = palacz
short-symbol-mount-crane = żuraw
short-symbol-mount-cannon = działo
short-symbol-mount-mast = maszt
short-symbol-ring = koło
short-symbol-boat = szalupa
short-symbol-lantern = latarnia

short-employee-merchant-coal-1 = han węgl 1
short-employee-merchant-coal-2 = han węgl 2
short-employee-merchant-cloth-1 = han tkan 1
short-employee-merchant-cloth-2 = han tkan 2
short-employee-merchant-grain-1 = han zboż 1
short-employee-merchant-grain-2 = han zboż 2
short-employee-constructor-crane = kon żur
short-employee-constructor-cannon = kon dział
short-employee-constructor-sail = kon żagli
short-employee-constructor-chimney = kon komin
short-employee-constructor-crew = kon kajut
short-employee-constructor-stoker = kon kotł
short-employee-helmsman = sternik
short-employee-rigger = takielarz
short-employee-accountant = księgowy
short-employee-foreman = brygadz.
short-employee-engineer-crane = inż żurawi
short-employee-engineer-sail = inż żagli
short-employee-engineer-cannon = inż dział
short-employee-engineer-chimney = inż komin
short-employee-recruiter-captain = wer kapit
short-employee-recruiter-businessman = wer biznes
short-employee-recruiter-soldier = wer żołn
short-employee-recruiter-stoker = wer palacz

## Stół: co robi własny pracownik, w kilku słowach

does-employee-merchant-coal-1 = +1 za sprzedany węgiel, 1 PZ
does-employee-merchant-coal-2 = jeszcze +1 za sprzedany węgiel, 3 PZ
does-employee-merchant-cloth-1 = +1 za sprzedaną tkaninę, 1 PZ
does-employee-merchant-cloth-2 = jeszcze +1 za sprzedaną tkaninę, 3 PZ
does-employee-merchant-grain-1 = +1 za sprzedane zboże, 1 PZ
does-employee-merchant-grain-2 = jeszcze +1 za sprzedane zboże, 3 PZ
does-employee-constructor-crane = miejsce na 2 żurawie więcej
does-employee-constructor-cannon = miejsce na 2 działa więcej
does-employee-constructor-sail = miejsce na 2 żagle więcej
does-employee-constructor-chimney = miejsce na 2 kominy więcej
does-employee-constructor-crew = miejsce na 2 członków załogi więcej
does-employee-constructor-stoker = miejsce na 1 palacza więcej
does-employee-helmsman = do +1 prędkości
does-employee-rigger = do +1 prędkości za parę żagli
does-employee-accountant = 2 kroki za darmo: wyposażenie, załoga
does-employee-foreman = 3 kroki za darmo: zatrudnianie
does-employee-engineer-crane = +1 żuraw przy produkcji
does-employee-engineer-sail = +1 żagiel przy produkcji
does-employee-engineer-cannon = +1 działo przy produkcji
does-employee-engineer-chimney = +1 komin przy produkcji
does-employee-recruiter-captain = +1 kapitan przy werbunku
does-employee-recruiter-businessman = +1 biznesmen przy werbunku
does-employee-recruiter-soldier = +1 żołnierz przy werbunku
does-employee-recruiter-stoker = +1 palacz przy werbunku

## Stół: znaki symboli, dla których terminal nie ma własnego znaku

mark-guilder = g
mark-colour-red = cz
mark-colour-blue = n
mark-colour-yellow = ż
mark-colour-grey = sz
mark-colour-green = z
mark-cabin = k
mark-stoker-cabin = p
mark-mount-crane = r
mark-mount-cannon = d
mark-mount-mast = m
mark-ring = O
mark-boat = u
mark-lantern = {"*"}
mark-military = W
mark-business = H
mark-blue-riband = !
mark-space = {"."}

legend-cabin = kajuta
legend-stoker-cabin = palacz
legend-mount-crane = żuraw
legend-mount-cannon = działo
legend-mount-mast = maszt
legend-ring = koło
legend-boat = szalupa
legend-lantern = latarnia
legend-military = wojsk.
legend-business = handl.
legend-blue-riband = wstęga
legend-colour = { $mark } { $colour }

## Stół: napisy

label-title = Shipyard
label-turn = tura { $turn }
label-over = koniec gry
label-last-lap = ostatnie tury
label-reconstructed = odtworzone kafelki
label-front = przód
label-chosen = teraz
label-gear = Koło zębate
label-drop = { $moves ->
        [one] wpadnie za { $moves } ruch
        [few] wpadnie za { $moves } ruchy
       *[many] wpadnie za { $moves } ruchów
    }
label-rounds = { $rounds ->
        [0] ostatnia runda
        [one] jeszcze { $rounds } runda
        [few] jeszcze { $rounds } rundy
       *[many] jeszcze { $rounds } rund
    }
label-free = gratis
label-none = -
# Gdzie leży symbol kanału: N koło ratunkowe
symbol-at = { $place } { $symbol }
label-amount = { $count ->
        [one] { $name }
        [few] { $count }× { $name }
       *[many] { $count }× { $name }
    }
label-stack = { $column ->
        [bow] dzioby { $left }
        [left] środkowe
        [right] { $left }
       *[stern] rufy { $left }
    }
label-parts = Części statków i ile ich w stosach
label-canals = Kanały ({ $left } w stosie)
label-rings = Załoga i wyposażenie
label-exchange = Ceny giełdowe
label-exchange-rule = najpierw ruch znacznika
label-swap = wymiana na
label-goods-offer = Towary (zostało { $left })
label-hiring = Pracownicy (inż i wer o 1 drożej{ $twice ->
        [1] ; { $mark } został 1 kafelek
       *[other] { "" }
    })
label-solo = Przeciwnicy solo
label-opponent = Przeciwnik { $number }
label-solo-stack = { $left ->
        [0] stos pusty
        [one] { $left } kafelek w stosie
        [few] { $left } kafelki w stosie
       *[many] { $left } kafelków w stosie
    }
label-solo-number = numer { $number }
label-bracket = {" "}(kroki: { $bracket })
label-solo-turned = odkryte: { $tiles }
label-points = { $points } PZ
label-reserve = Rezerwa
label-goods = Towary
label-fleet = Flota
label-staff = Personel
label-contracts = Kontrakty
label-yard = Stocznia
label-reserve-short = Rez.
label-sea = Kanały
label-contracts-short = Kontr.
label-and = +{ $points }
label-nothing = {""}
label-and-merchants = +{ $points } handlarze
label-to-play = na ruchu
label-ship = części: { $length }, prędkość { $speed }
label-ship-short = { $length }cz p{ $speed }
label-canals-laid = { $count ->
        [0] brak kanałów
        [one] { $count } kanał
        [few] { $count } kanały
       *[many] { $count } kanałów
    }
label-voyage = rejs do { $moves }
label-used = wykorzystane: { $count }
label-more-canals = { $count ->
        [one] jeszcze { $count } kanał za krawędzią
        [few] jeszcze { $count } kanały za krawędzią
       *[many] jeszcze { $count } kanałów za krawędzią
    }
label-contracts-held = { $count }× { $colour }
label-complete = Ukończony: miejsca od { $first } do { $last }
label-loading = Załadunek:
label-sailing = W rejsie:
label-speed = prędkość { $speed }
label-result = urzędnicy { $result }, wstęga { $riband }
label-moves-left = { $moves ->
        [one] został { $moves } ruch
        [few] zostały { $moves } ruchy
       *[many] zostało { $moves } ruchów
    }
label-category = Punkty
label-cruises = rejsy
label-merchants = handlarze
label-contracts-now = kontrakty na tę chwilę
label-red-contract = czerwony kontrakt
label-blue-contract = niebieski kontrakt
label-total = razem
label-place = miejsce
label-secret = Kontrakty są tajne i liczą się na koniec; do tego czasu suma ich nie obejmuje.
label-scale = Solo: około { $low } to wynik początkującego, { $middle } solidny, { $high } lub więcej bardzo dobry.
level-below = Wynik początkującego to około { $least }.
level-beginner = Wynik początkującego.
level-solid = Solidny wynik.
level-very-good = Bardzo dobry wynik.
label-short-row = Akcje
label-short-front = (przód)
label-short-bows = Dzioby
label-short-sterns = Rufy
label-short-middles = Środkowe
label-short-goods = Towary
room-cabin = { $count ->
        [one] { $count } kajuta
        [few] { $count } kajuty
       *[many] { $count } kajut
    }
room-stoker-cabin = { $count ->
        [one] { $count } kajuta palacza
        [few] { $count } kajuty palacza
       *[many] { $count } kajut palacza
    }
room-mount-crane = { $count ->
        [one] { $count } mocowanie żurawia
        [few] { $count } mocowania żurawia
       *[many] { $count } mocowań żurawia
    }
room-mount-cannon = { $count ->
        [one] { $count } mocowanie działa
        [few] { $count } mocowania działa
       *[many] { $count } mocowań działa
    }
room-mount-mast = { $count ->
        [one] { $count } mocowanie masztu
        [few] { $count } mocowania masztu
       *[many] { $count } mocowań masztu
    }
label-short-crew = Załoga
label-short-equipment = Wyposażenie
label-short-exchange = Giełda
label-short-then = potem
label-short-canals = Kanały
label-short-staff = Pracownicy
label-rooms = Miejsca:
label-colour = { $name } ({ $colour })

## Pytania

decision-tile = Którą akcję wybierasz?
decision-act = Wykonujesz akcję czy najpierw bierzesz akcję bonusową?
decision-more = Wykonujesz też akcję bonusową?
decision-column = Którą część kupujesz?
decision-part = Którą część z tej kolumny kupujesz?
decision-place = Gdzie kładziesz część?
decision-canal = Który kanał dzierżawisz?
decision-cell = Gdzie kładziesz kanał?
decision-turn = Jak obracasz kanał?
decision-goods = Który kafelek towarów kupujesz?
decision-equipment = Który element wyposażenia bierzesz?
decision-crew = Którego członka załogi werbujesz?
decision-gift = Bierzesz dodatkowy element od pracownika?
decision-search = Kogo zatrudniasz?
decision-hire = Kogo zatrudniasz?
decision-trade = Który kafelek towarów oddajesz?
decision-good = Sprzedajesz czy wymieniasz towar?
decision-ship = Który statek wodujesz najpierw?
decision-launch = Wodujesz ten statek?
decision-load = Ile bierzesz na pokład?
decision-speed = O ile zwiększasz prędkość?
decision-start = Skąd rusza twój statek?
decision-move = Dokąd dalej płynie twój statek?
decision-discard = Który kontrakt odrzucasz?
decision-final = Którą akcję końcową wybierasz?
decision-last-part = Kupujesz ostatnią część, by ukończyć statek?

ask-column = Którą część kupujesz ({ $number ->
        [3] ostatnia z { $most }
       *[other] { $number } z najwyżej { $most }
    })? Masz { $money ->
        [one] { $money } guldena
        [few] { $money } guldeny
       *[many] { $money } guldenów
    }.
ask-part = Którą część kupujesz ({ $column })? Masz { $money ->
        [one] { $money } guldena
        [few] { $money } guldeny
       *[many] { $money } guldenów
    }.
ask-place = Gdzie kładziesz { FORM($kind, "acc") }?
ask-cell = Gdzie kładziesz kanał { $canal }?
ask-good = Sprzedajesz czy wymieniasz { FORM($good, "acc") } (towar { $number } z 3)?
ask-load = { $loaded ->
        [officer] Ilu oficerów na pokład?
        [businessman] Ilu biznesmenów na pokład?
        [soldier] Ilu żołnierzy na pokład?
        [stoker] Ilu palaczy na pokład?
        [chimney] Ile kominów na pokład?
        [sail] Ile żagli na pokład?
        [crane] Ile żurawi na pokład?
       *[cannon] Ile dział na pokład?
    } W rezerwie { $held }, miejsca na { $room } (prędkość { $speed }, najwyżej { $longest }).
ask-move = Dokąd dalej płynie twój statek? { $left ->
        [one] Został { $left } ruch.
        [few] Zostały { $left } ruchy.
       *[many] Zostało { $left } ruchów.
    }
ask-discard =
    Który kontrakt odrzucasz? { $red ->
        [0] Do odrzucenia: niebieskie { $blue }.
       *[other] Do odrzucenia: czerwone { $red }, niebieskie { $blue }.
    }

## Zasada każdej decyzji w skrócie

help-tile = Stawiasz kostkę na kafelku akcji, który jest wolny, nie jest kafelkiem prowadzącym właśnie przesuniętym na przód i którego akcję możesz wykonać (SY-4.8). Dostajesz guldeny, które na nim leżą, i 1 guldena za każdy zajęty kafelek przed nim, bliżej koła zębatego (SY-4.11, SY-4.14). Akcja jest możliwa, jeśli stać cię na nią po tym dochodzie (SY-6.1).
help-act = Wykonujesz akcję swojego kafelka. Raz na turę możesz też kupić za 6 guldenów akcję bonusową, przed nią lub po niej: dowolną inną akcję w grze, zajętą lub nie (SY-4.20, SY-4.21). Jeśli kupiona najpierw akcja bonusowa uniemożliwi akcję główną, akcja główna przepada (SY-4.27).
help-more = Akcja główna jest wykonana. Za 6 guldenów możesz jeszcze kupić jedną akcję bonusową, jeśli w tej turze jej nie było (SY-4.20). Potem wypływają ukończone statki.
help-column = Kupujesz od jednej do trzech części. Rzędy kosztują od dołu 0, 1, 1, 2, 2 guldeny i nic się nie przesuwa, dopóki nie skończysz (SY-7.1, SY-7.2). Do wyboru są tylko kolumny z częścią, którą możesz opłacić i położyć.
help-part = Cena zależy od rzędu, nie od tego, co przedstawia część (SY-7.2). Kajuty i mocowania decydują, co statek może zabrać; koła ratunkowe, szalupy i latarnie cenią urzędnicy i kontrakty.
help-place = Dzioby kładzie się na miejscach od 1 do 7, części środkowe od 2 do 8, rufy od 3 do 9 i żaden dziób nie może mieć rufy tuż po prawej: tak każdy statek da się kiedyś ukończyć (SY-7.10). Części nie muszą się stykać i nigdy się ich nie przesuwa (SY-7.5, SY-7.6).
help-canal = Dzierżawisz dokładnie jeden kanał po cenie jego miejsca i od razu go kładziesz (SY-8.1).
help-cell = Nowy kanał musi przylegać bokiem do twojego systemu (SY-8.3). Nigdy się go nie przesuwa (SY-8.6).
help-turn = Przed położeniem możesz dowolnie obrócić kanał; do wyboru są tylko obroty, które wyglądają inaczej (SY-8.4, SY-25.9).
help-goods = Kupujesz dokładnie jeden kafelek towarów po cenie jego miejsca i zachowujesz go na Giełdę (SY-9.1).
help-equipment = Znacznik przesuwa się o 1 do 4 kroków zgodnie z ruchem wskazówek zegara; pierwszy jest darmowy, każdy następny kosztuje 1 guldena (SY-10.1). Dostajesz element, na którym stanie, i po jednym więcej za każdego swojego inżyniera (SY-10.2, SY-10.3). Księgowy daje dwa następne kroki za darmo.
help-crew = Znacznik przesuwa się o 1 do 4 kroków zgodnie z ruchem wskazówek zegara; pierwszy jest darmowy, każdy następny kosztuje 1 guldena (SY-11.1). Dostajesz członka załogi, przy którym stanie, i po jednym więcej za każdego swojego werbownika (SY-11.2). Księgowy daje dwa następne kroki za darmo.
help-gift = Każdy inżynier i werbownik dodaje element takiego rodzaju, jaki jest na jego kafelku; użycie pracownika jest dobrowolne (SY-15.2, SY-23.17).
help-search = Znacznik zatrudniania przesuwa się o 1 do 8 kroków; pierwszy jest darmowy, każdy następny kosztuje 1 guldena (SY-12.1). Może stanąć tylko tam, gdzie możesz wziąć i opłacić pracownika (SY-12.6). Brygadzista daje trzy następne kroki za darmo.
help-hire = Bierzesz jednego pracownika z pola. Inżynierowie i werbownicy kosztują o 1 guldena więcej (SY-12.3). Nie możesz mieć dwóch tego samego rodzaju, a handlarz poziomu II wymaga handlarza tym samym towarem poziomu I (SY-12.4, SY-12.5).
help-trade = Znacznik giełdy przesunął się o jedno pole i pokazuje dzisiejsze ceny. Oddajesz jeden kafelek towarów i o każdym z jego trzech towarów decydujesz osobno (SY-13.1, SY-13.2).
help-good = Sprzedaż daje cenę towaru oraz 1 guldena za każdego twojego handlarza tym towarem (SY-13.3). Wymiana daje jeden element z listy tego towaru; w jednej akcji żadnego rodzaju nie możesz dostać dwa razy (SY-13.4, SY-13.5).
help-ship = Wszystkie ukończone statki opuszczają teraz stocznię, jeden po drugim, w wybranej kolejności (SY-4.28).
help-launch = Statek może wypłynąć, jeśli masz kapitana, a twoja figurka może wykonać choć jeden ruch (SY-16.5). Zezłomowany statek opuszcza grę i nic więcej nie kosztuje (SY-16.4).
help-load = Oficerowie, biznesmeni i żołnierze potrzebują kajut, palacze własnych kajut, żurawie i działa swoich mocowań; komin lub żagiel potrzebuje mocowania masztu (SY-16.8). Konstruktorzy pozwalają na więcej. Prędkość nie może przekroczyć najdłuższego rejsu po twoich kanałach. Komin z palaczem: prędkość 4, inaczej 1; dalsi palacze i kominy oraz każdy żagiel dodają 1, ale bez napędu parowego liczą się tylko pary kominów (SY-17.1, SY-17.2). Co jest na pokładzie, zostaje na pokładzie.
help-speed = Sternik dodaje najwyżej 1, takielarz najwyżej 1 za każdą parę żagli; korzystasz z tego, na ile chcesz (SY-17.4).
help-start = W pierwszym rejsie figurkę stawia się na polu brzegowym przy pustym miejscu, dziobem do środka; to pole nie punktuje (SY-18.2, SY-18.3). Do wyboru są tylko miejsca, z których da się odbyć cały rejs.
help-move = Figurka wykonuje tyle ruchów, ile wynosi prędkość statku, i nigdy nie cofa się w stronę rufy (SY-18.7, SY-18.9). Każdy odwiedzony urzędnik punktuje; z Błękitnych Wstęg liczy się tylko ostatnia (SY-19.5, SY-19.7). Opuszczony kanał jest wykorzystany; kanały odcięte od figurki przepadają (SY-18.19, SY-18.20). Polecenie table pokazuje, gdzie jest figurka.
help-discard = Potajemnie odrzucasz kontrakty, najpierw czerwone, aż zostaną jeden czerwony i jeden niebieski do podliczenia na koniec (SY-5.10, SY-5.12).
help-final = Każdy wykonuje ostatnią, dowolną akcję, zajętą lub nie, bez dochodu i bez akcji bonusowej (SY-20.8 do SY-20.11). Potem wypływają ukończone statki.
help-last-part = Możesz kupić dokładnie jedną część, jeśli ukończy ona statek, który od razu wypływa (SY-20.14).

## Co daje odpowiedź; dość krótko na kolumnę listy

hint-main = wykonaj akcję
hint-end = zakończ turę
hint-scraps = twój statek (części: { $length }) nie może wypłynąć i trafi na złom: { $lacks ->
        [captain] nie masz kapitana
       *[canal] nie ma dokąd płynąć
    }
hint-done = nie kupuj więcej części
hint-take = weź element
hint-leave = zostaw go
hint-sail = załaduj i wypłyń
hint-scrap = jego części opuszczają grę
hint-pass = nie kupuj części
hint-action-build = kup i połóż do 3 części{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-canal = połóż kanał{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-goods = weź kafelek towarów{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-equipment = weź wyposażenie{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-crew = zwerbuj załogę{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-employee = zatrudnij kogoś{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-exchange = sprzedaj lub wymień towary{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-action-subsidy = weź 2 guldeny{ $money ->
        [0] { "" }
        [one] , teraz +{ $money } gulden
        [few] , teraz +{ $money } guldeny
       *[many] , teraz +{ $money } guldenów
    }
hint-bonus = za { $cost }
hint-column = { $price ->
        [0] jedna za darmo
       *[other] od { $price }
    }
hint-part = { $price ->
        [0] za darmo:
       *[other] za { $price }:
    }{ $cabin ->
        [0] { "" }
        [one] { " " }+kajuta
        [few] { " " }+{ $cabin } kajuty
       *[many] { " " }+{ $cabin } kajut
    }{ $stoker_cabin ->
        [0] { "" }
        [one] { " " }+kajuta palacza
        [few] { " " }+{ $stoker_cabin } kajuty palacza
       *[many] { " " }+{ $stoker_cabin } kajut palacza
    }{ $mount_crane ->
        [0] { "" }
        [one] { " " }+mocowanie żurawia
        [few] { " " }+{ $mount_crane } mocowania żurawia
       *[many] { " " }+{ $mount_crane } mocowań żurawia
    }{ $mount_cannon ->
        [0] { "" }
        [one] { " " }+mocowanie działa
        [few] { " " }+{ $mount_cannon } mocowania działa
       *[many] { " " }+{ $mount_cannon } mocowań działa
    }{ $mount_mast ->
        [0] { "" }
        [one] { " " }+mocowanie masztu
        [few] { " " }+{ $mount_mast } mocowania masztu
       *[many] { " " }+{ $mount_mast } mocowań masztu
    }{ $ring ->
        [0] { "" }
        [one] { " " }+koło ratunkowe
        [few] { " " }+{ $ring } koła ratunkowe
       *[many] { " " }+{ $ring } kół ratunkowych
    }{ $boat ->
        [0] { "" }
        [one] { " " }+szalupa
        [few] { " " }+{ $boat } szalupy
       *[many] { " " }+{ $boat } szalup
    }{ $lantern ->
        [0] { "" }
        [one] { " " }+latarnia
        [few] { " " }+{ $lantern } latarnie
       *[many] { " " }+{ $lantern } latarni
    }
hint-price = { $price ->
        [0] za darmo
       *[other] za { FORM($price, "acc") }
    }
hint-goods = { $price ->
        [0] za darmo
       *[other] za { FORM($price, "acc") }
    }: { $goods }
hint-steps = { $price ->
        [0] za darmo
       *[other] za { FORM($price, "acc") }
    }: { $piece }
hint-search = { $price ->
        [0] za darmo
       *[other] za { FORM($price, "acc") }
    }{ $fees ->
        [some] ; inżynierowie i werbownicy o 1 drożej
       *[other] {""}
    }: { $employees }
hint-completes = ukończy statek (części: { $length })
hint-completes-unfit = ukończy statek (części: { $length }), który nie może wypłynąć: { $lacks ->
        [captain] nie masz kapitana
       *[canal] nie ma dokąd płynąć
    }
hint-ship = części: { $length }
hint-cell = na { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    } od { $canal }
hint-turn = { $symbols }
hint-hire = { $employee }: { $does }
hint-trade = { $goods }
hint-sell = { $money ->
        [one] +{ $money } gulden
        [few] +{ $money } guldeny
       *[many] +{ $money } guldenów
    }
hint-swap = otrzymasz: { $piece }
hint-speed = prędkość { $speed }
hint-smokestacks = kominy: prędkość { $speed }
hint-voyage = { $points } PZ
hint-discard = { $contract }, teraz wart { $points }: { $about }

## Dziennik. Czyn gracza następuje po jego imieniu; `.plan` jest dla tury, która trwa. Co zaczyna się wielką literą, jest zdaniem

the-contract = „{ $contract }”

count-points-crew = { $count } za załogę
count-points-guns = { $count } za działa i żurawie
count-points-speed = { $count } za prędkość
count-points-result = { $count } za urzędników
count-points-riband = { $count } za Błękitną Wstęgę
count-piece-captain =
    { $count ->
        [one] { $count } kapitan
        [few] { $count } kapitanów
       *[many] { $count } kapitanów
    }
    .acc =
        { $count ->
            [one] { $count } kapitana
            [few] { $count } kapitanów
           *[many] { $count } kapitanów
        }
count-piece-businessman =
    { $count ->
        [one] { $count } biznesmen
        [few] { $count } biznesmenów
       *[many] { $count } biznesmenów
    }
    .acc =
        { $count ->
            [one] { $count } biznesmena
            [few] { $count } biznesmenów
           *[many] { $count } biznesmenów
        }
count-piece-soldier =
    { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
       *[many] { $count } żołnierzy
    }
    .acc =
        { $count ->
            [one] { $count } żołnierza
            [few] { $count } żołnierzy
           *[many] { $count } żołnierzy
        }
count-piece-stoker =
    { $count ->
        [one] { $count } palacz
        [few] { $count } palaczy
       *[many] { $count } palaczy
    }
    .acc =
        { $count ->
            [one] { $count } palacza
            [few] { $count } palaczy
           *[many] { $count } palaczy
        }
count-piece-chimney =
    { $count ->
        [one] { $count } komin
        [few] { $count } kominy
       *[many] { $count } kominów
    }
count-piece-sail =
    { $count ->
        [one] { $count } żagiel
        [few] { $count } żagle
       *[many] { $count } żagli
    }
count-piece-crane =
    { $count ->
        [one] { $count } żuraw
        [few] { $count } żurawie
       *[many] { $count } żurawi
    }
count-piece-cannon =
    { $count ->
        [one] { $count } działo
        [few] { $count } działa
       *[many] { $count } dział
    }
count-part-bow =
    { $count ->
        [one] { $count } dziób
        [few] { $count } dzioby
       *[many] { $count } dziobów
    }
count-part-middle =
    { $count ->
        [one] { $count } część środkową
        [few] { $count } części środkowe
       *[many] { $count } części środkowych
    }
count-part-stern =
    { $count ->
        [one] { $count } rufę
        [few] { $count } rufy
       *[many] { $count } ruf
    }
count-guilders =
    { $count ->
        [one] { $count } gulden
        [few] { $count } guldeny
       *[many] { $count } guldenów
    }
    .acc =
        { $count ->
            [one] { $count } guldena
            [few] { $count } guldeny
           *[many] { $count } guldenów
        }
count-good-coal =
    { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
       *[many] { $count } węgli
    }
count-good-cloth =
    { $count ->
        [one] { $count } tkanina
        [few] { $count } tkaniny
       *[many] { $count } tkanin
    }
    .acc =
        { $count ->
            [one] { $count } tkaninę
            [few] { $count } tkaniny
           *[many] { $count } tkanin
        }
count-good-grain =
    { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zboża
    }

told-chose = wybiera { FORM($action, "acc") }
    .plan = Wybierz { FORM($action, "acc") }
told-chose-for = wybiera { FORM($action, "acc") } (+{ $money })
    .plan = Wybierz { FORM($action, "acc") }: +{ $money }
told-bonus = wybiera akcję bonusową { $action } za { FORM($price, "acc") }
    .plan = Wybierz akcję bonusową { $action }: −{ $price }
told-built = buduje { $part }
    .plan = Zbuduj { $part }
told-built-for = buduje { $part } za { FORM($price, "acc") }
    .plan = Zbuduj { $part }: −{ $price }
told-rented = dzierżawi kanał { $canal }
    .plan = Wydzierżaw kanał { $canal }
told-rented-for = dzierżawi kanał { $canal } za { FORM($price, "acc") }
    .plan = Wydzierżaw kanał { $canal }: −{ $price }
told-bought = kupuje { FORM($good, "acc") }
    .plan = Kup { FORM($good, "acc") }
told-bought-for = kupuje { FORM($good, "acc") } za { FORM($price, "acc") }
    .plan = Kup { FORM($good, "acc") }: −{ $price }
told-moved-marker = przesuwa znacznik { FORM($ring, "gen") } o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
    .plan = Przesuń znacznik { FORM($ring, "gen") } o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
told-moved-marker-for = przesuwa znacznik { FORM($ring, "gen") } o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } za { FORM($price, "acc") }
    .plan = Przesuń znacznik { FORM($ring, "gen") } o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }: −{ $price }
told-gained = otrzymuje { FORM($piece, "acc") }
    .plan = Otrzymaj { FORM($piece, "acc") }
told-gained-for = otrzymuje { FORM($piece, "acc") } za { FORM($price, "acc") }
    .plan = Otrzymaj { FORM($piece, "acc") }: −{ $price }
told-hired = zatrudnia { FORM($employee, "acc") }
    .plan = Zatrudnij { FORM($employee, "acc") }
told-hired-for = zatrudnia { FORM($employee, "acc") } za { FORM($price, "acc") }
    .plan = Zatrudnij { FORM($employee, "acc") }: −{ $price }
told-traded = oddaje { FORM($good, "acc") }
    .plan = Oddaj { FORM($good, "acc") }
told-swapped = wymienia { FORM($good, "acc") } na { FORM($piece, "acc") }
    .plan = Wymień { FORM($good, "acc") } na { FORM($piece, "acc") }
told-sold = sprzedaje { FORM($good, "acc") } za { FORM($money, "acc") }
    .plan = Sprzedaj { FORM($good, "acc") }: +{ $money }
told-subsidy = otrzymuje { FORM($money, "acc") }
    .plan = Otrzymaj { FORM($money, "acc") }
told-scrapped = złomuje statek (części: { $length })
    .plan = Zezłomuj statek (części: { $length })
told-sailed = woduje statek (części: { $length }, prędkość { $speed })
    .plan = Zwoduj statek (części: { $length }, prędkość { $speed })
told-used-canal = { $count ->
        [one] wykorzystuje kanał
        [few] wykorzystuje { $count } kanały
       *[many] wykorzystuje { $count } kanałów
    }
    .plan = { $count ->
        [one] Wykorzystaj kanał
        [few] Wykorzystaj { $count } kanały
       *[many] Wykorzystaj { $count } kanałów
    }
told-cut-off = { $count ->
        [one] traci odcięty kanał
        [few] traci { $count } odcięte kanały
       *[many] traci { $count } odciętych kanałów
    }
    .plan = { $count ->
        [one] Strać odcięty kanał
        [few] Strać { $count } odcięte kanały
       *[many] Strać { $count } odciętych kanałów
    }
told-scored = { $total ->
        [one] zdobywa { $total } punkt ({ $points })
        [few] zdobywa { $total } punkty ({ $points })
       *[many] zdobywa { $total } punktów ({ $points })
    }
    .plan = { $total ->
        [one] Zdobądź { $total } punkt ({ $points })
        [few] Zdobądź { $total } punkty ({ $points })
       *[many] Zdobądź { $total } punktów ({ $points })
    }
told-scored-none = nie zdobywa punktów
    .plan = Nie zdobywaj punktów
told-discarded = { $count ->
        [one] odrzuca kontrakt
        [few] odrzuca { $count } kontrakty
       *[many] odrzuca { $count } kontraktów
    }
    .plan = { $count ->
        [one] Odrzuć kontrakt
        [few] Odrzuć { $count } kontrakty
       *[many] Odrzuć { $count } kontraktów
    }
told-discarded-names = odrzuca { $contract }
    .plan = Odrzuć { $contract }
told-nothing = nic nie robi
    .plan = Nic nie rób

told-removed-parts = usuwa z gry { $part }
told-removed-canal = usuwa kanał
told-removed-goods = usuwa { FORM($good, "acc") }
told-removed-nothing = niczego nie usuwa
told-rival-steps = { $steps ->
        [one] przesuwa znacznik o { $steps } krok
        [few] przesuwa znacznik o { $steps } kroki
       *[many] przesuwa znacznik o { $steps } kroków
    }
told-rival-marker = przesuwa znacznik

told-title-dropped = Kostka wpada
told-title-last-lap = Ostatnie tury
told-title-final-action = Akcje końcowe
told-title-final-ship = Ukończenie ostatniego statku
told-final-action = Zaczynając od pierwszego gracza, każdy wykonuje jeszcze jedną akcję.
told-final-ship = Każdy może kupić jedną część, która ukończy statek.
told-dropped = { $cubes ->
        [0] Zaczyna się ostatnia runda.
        [one] Po tej rundzie zostaje jeszcze { $cubes } runda.
        [few] Po tej rundzie zostają jeszcze { $cubes } rundy.
       *[many] Po tej rundzie zostaje jeszcze { $cubes } rund.
    }
told-last-lap = Gra wkrótce się skończy: { $why }.
told-guilder = Gulden trafia na kafelek: { $action }.
told-reshuffled = Przetasowano: { $stack }.
told-ended = Gra skończona: { $how }.

## Opcje

option-contracts-deal = Rozdane kontrakty
value-contracts-deal-three = 3 czerwone i 3 niebieskie losowo (zaawansowani)
value-contracts-deal-sets = Polecany zestaw 2 czerwonych i 2 niebieskich (początkujący)
value-contracts-deal-two = 2 czerwone i 2 niebieskie losowo
option-employees-layout = Pracownicy wokół koła
value-employees-layout-random = Wszyscy losowo (zaawansowani)
value-employees-layout-drawn = Polecani jak na rysunku, reszta losowo (początkujący)
value-employees-layout-one-per-space = Polecani losowo, po jednym na pole
option-gear-moves-per-drop = Ruchy koła zębatego na rundę
option-gear-first-drop = Ruchy koła zębatego w pierwszej rundzie
option-last-tile-guilder = Guldeny na pustym ostatnim kafelku na koniec rundy
value-last-tile-guilder-add-up = Co rundę jeden, sumują się
value-last-tile-guilder-at-most-one = Nigdy więcej niż jeden
value-last-tile-guilder-off = Brak
option-guilder-at-final-drop = Ten gulden także w ostatniej rundzie
value-guilder-at-final-drop-on = Tak
value-guilder-at-final-drop-off = Nie
option-subsidy-start = Gdzie zaczyna kafelek Dotacja (4 graczy)
value-subsidy-start-last = Na końcu rzędu
value-subsidy-start-random = Gdziekolwiek w rzędzie
option-action-row = Początkowy rząd akcji: „shuffled” albo wszystkie kafelki od przodu
option-able-with-bonus = Giełda bez towarów, gdy najpierw bonusowy Zakup towarów
value-able-with-bonus-off = Nie
value-able-with-bonus-on = Tak
option-exchange-start-field = Znacznik giełdy staje też na polu startowym
value-exchange-start-field-skipped = Nie
value-exchange-start-field-counts = Tak, towary sprzedają się tam za 0
option-canal-rotation = Wolno obracać kanały
value-canal-rotation-free = Tak
value-canal-rotation-none = Nie
option-canal-tiles = Kształty kanałów
value-canal-tiles-mixed = Trzy różne kształty
value-canal-tiles-all-chain7 = Tylko łańcuchy
option-canal-allow-loops = Dozwolone kanały z pętlami
value-canal-allow-loops-off = Nie
value-canal-allow-loops-on = Tak
option-free-scrap = Wolno zezłomować statek, który mógłby popłynąć
value-free-scrap-on = Tak
value-free-scrap-off = Nie
option-bonus-pieces = Dodatkowe elementy od inżynierów i werbowników
value-bonus-pieces-auto = Brane automatycznie
value-bonus-pieces-ask = Pytać za każdym razem
option-contract-26 = 26. kontrakt
value-contract-26-kinds8 = Różne rodzaje załogi i wyposażenia
value-contract-26-none = Pominięty
option-final-ship-build = Po akcjach końcowych wolno ukończyć jeszcze jeden statek
value-final-ship-build-on = Tak
value-final-ship-build-off = Nie
option-tie-break = Remisy
value-tie-break-shared = Wspólne miejsce
value-tie-break-money = Rozstrzygają pieniądze
option-solo-removed = Solo: kanały i towary usuwane przez przeciwników
value-solo-removed-out-of-game = Opuszczają grę
value-solo-removed-discard = Trafiają na stos odrzuconych
option-solo-leader-barred = Solo: przeciwnicy pomijają swój kafelek prowadzący
value-solo-leader-barred-on = Tak (jak w twojej turze)
value-solo-leader-barred-off = Nie (dosłownie z instrukcji)

## Dlaczego słowa odrzucono: następują po „Ann nie może zagrać „goods”: …”

why-out-of-play = tego kafelka nie ma w tej grze
why-leading = ten kafelek właśnie trafił na przód
why-occupied = na tym kafelku stoi kostka
why-one-bonus = w turze wolno wziąć tylko jedną akcję bonusową
why-chosen = to już akcja główna
why-money = { $cost ->
        [one] to kosztuje { $cost } guldena, a w kasie tylko { $held }
        [few] to kosztuje { $cost } guldeny, a w kasie tylko { $held }
       *[many] to kosztuje { $cost } guldenów, a w kasie tylko { $held }
    }
why-unable-build = { $player } nie może opłacić i położyć żadnej części
why-unable-canal = { $player } nie może opłacić żadnego kanału
why-unable-goods = { $player } nie może opłacić żadnego kafelka towarów
why-unable-employee = { $player } nie może nikogo zatrudnić
why-unable-exchange = brakuje kafelka towarów na Giełdę
why-no-part = w tej kolumnie nie ma części
why-no-place = w stoczni nie ma miejsca na taką część
why-not-offered = nie ma tego w ofercie
why-place-taken = tam już leży część
why-place = { $kind }: tam nie można położyć tej części
why-no-tile = oddać można tylko własny kafelek towarów
why-steps = { $most ->
        [one] najwyżej { $most } krok
        [few] najwyżej { $most } kroki
       *[many] najwyżej { $most } kroków
    }
why-nobody = nikogo na tym polu nie można zatrudnić
why-not-there = tego pracownika nie ma na tym polu
why-gone = nikogo już tam nie ma
why-hired = ten pracownik jest już zatrudniony
why-level = najpierw trzeba zatrudnić handlarza tym towarem poziomu I
why-scrap = statku, który może wypłynąć, nie wolno zezłomować
why-captain = w rezerwie nie ma kapitana
why-no-voyage = statek nie ma dokąd płynąć
why-reserve = { $held ->
        [0] w rezerwie nie ma { FORM($piece, "many") }
       *[other] w rezerwie tylko { $held }
    }
why-room = { $most ->
        [0] nie ma dla nich miejsca
       *[other] miejsca tylko na { $most }
    }
why-no-contract = odrzucić można tylko własny kontrakt

## Jak skończyła się gra

ending-final-drop = kostka wpadła po raz ostatni
ending-early-end = przedwczesny koniec
tie-shared = { $standing }: remis ({ $points }). Miejsce jest wspólne – nic nie rozstrzyga remisów.
tie-money = Remis ({ $points }): wyżej jest gracz z większą ilością pieniędzy ({ $standing }).
tie-equal = { $standing }: tyle samo punktów ({ $points }) i pieniędzy, więc miejsce jest wspólne.
