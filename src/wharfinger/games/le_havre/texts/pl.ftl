# Le Havre po polsku: nazwy, pytania, pomoc, wydarzenia, opcje i działanie kart.

summary = Kupcy w porcie Le Havre biorą dobra, przetwarzają je, wznoszą budynki i statki oraz żywią swoich robotników.

## Nazwy

name-good-fish = ryba
    .acc = rybę
    .many = ryb
name-good-wood = drewno
    .many = drewna
name-good-clay = glina
    .acc = glinę
    .many = gliny
    .instead = gliny
name-good-iron = żelazo
    .many = żelaza
    .instead = żelaza
name-good-grain = zboże
    .many = zboża
name-good-cattle = bydło
    .many = sztuk bydła
name-good-coal = węgiel
    .many = węgla
name-good-hides = skóra
    .acc = skórę
    .many = skór
name-good-smoked-fish = wędzona ryba
    .acc = wędzoną rybę
    .many = wędzonych ryb
name-good-charcoal = węgiel drzewny
    .many = węgla drzewnego
name-good-brick = cegła
    .acc = cegłę
    .many = cegieł
    .instead = cegły
name-good-steel = stal
    .many = stali
    .instead = stali
name-good-bread = chleb
    .many = chlebów
name-good-meat = mięso
    .many = mięsa
name-good-coke = koks
    .many = koksu
name-good-leather = błam
    .many = błamów
name-good-francs = franki
    .many = franków
name-good-franc = frank
    .acc = franka
    .many = franków
name-ship-wooden = drewniany statek
name-ship-iron = żelazny statek
name-ship-steel = stalowy statek
name-ship-luxury = luksusowy liniowiec
name-type-craftsman = rzemieślniczy
name-type-economic = gospodarczy
name-type-industrial = przemysłowy
name-type-public = publiczny
name-type-none = bez typu
name-type-ship = statek
name-card-building-firm-1 = Firma budowlana I
    .acc = Firmę budowlaną I
name-card-building-firm-2 = Firma budowlana II
    .acc = Firmę budowlaną II
name-card-construction-firm = Kompania budowlana
    .acc = Kompanię budowlaną
name-card-marketplace = Targowisko
name-card-sawmill = Tartak
name-card-fishery = Łowisko
name-card-joinery = Stolarnia
    .acc = Stolarnię
name-card-bakehouse = Piekarnia
    .acc = Piekarnię
name-card-hardware-store = Sklep narzędziowy
name-card-charcoal-kiln = Wypalarnia węgla
    .acc = Wypalarnię węgla
name-card-smokehouse = Wędzarnia
    .acc = Wędzarnię
name-card-abattoir = Rzeźnia
    .acc = Rzeźnię
name-card-clay-mound = Gliniane wzgórze
name-card-arts-centre = Centrum kultury
name-card-wharf-1 = Stocznia I
    .acc = Stocznię I
name-card-black-market = Czarny rynek
name-card-brickworks = Cegielnia
    .acc = Cegielnię
name-card-local-court = Sąd rejonowy
name-card-colliery = Kopalnia węgla
    .acc = Kopalnię węgla
name-card-wharf-2 = Stocznia II
    .acc = Stocznię II
name-card-shipping-line = Armator
    .acc = Armatora
name-card-grocery-market = Sklep spożywczy
name-card-tannery = Garbarnia
    .acc = Garbarnię
name-card-business-office = Biuro
name-card-ironworks = Huta żelaza
    .acc = Hutę żelaza
name-card-steel-mill = Huta stali
    .acc = Hutę stali
name-card-storehouse = Narzędziownia
    .acc = Narzędziownię
name-card-cokery = Koksownia
    .acc = Koksownię
name-card-dock = Dok
name-card-bridge-over-the-seine = Most nad Sekwaną
name-card-town-hall = Ratusz
name-card-bank = Bank
name-card-church = Kościół
name-card-labour-exchange = Urząd pracy
name-card-bakery = Sklep piekarniczy
name-card-baguette-shop = Sklep z kanapkami
name-card-farm = Gospodarstwo
name-card-clothing-industry = Przemysł odzieżowy
name-card-iron-mine-and-coal-seam = Ruda żelaza i pokład węgla
    .acc = Rudę żelaza i pokład węgla
name-card-fish-market = Targ rybny
name-card-fish-restaurant = Smażalnia ryb
    .acc = Smażalnię ryb
name-card-fishpond-and-wood = Staw rybny w lesie
name-card-forest-hut = Leśniczówka
    .acc = Leśniczówkę
name-card-plant-nursery = Szkółka roślin
    .acc = Szkółkę roślin
name-card-business-park = Park przemysłowy
name-card-guildhouse = Siedziba cechu
    .acc = Siedzibę cechu
name-card-harbour-watch = Straż przybrzeżna
    .acc = Straż przybrzeżną
name-card-smelter = Piec martenowski
name-card-diner = Bar
name-card-hunting-lodge = Domek myśliwski
name-card-coal-trader = Hurtownia węgla
    .acc = Hurtownię węgla
name-card-patisserie = Cukiernia
    .acc = Cukiernię
name-card-furriery = Pracownia kuśnierska
    .acc = Pracownię kuśnierską
name-card-leather-industry = Przemysł skórzany
name-card-kiln = Wypalarnia cegieł
    .acc = Wypalarnię cegieł
name-card-luxury-yacht = Luksusowy jacht
name-card-feedlot = Tuczarnia
    .acc = Tuczarnię
name-card-masons-guild = Cech strycharzy
name-card-furniture-factory = Fabryka mebli
    .acc = Fabrykę mebli
name-card-town-square = Rynek miejski
name-card-tavern = Tawerna
    .acc = Tawernę
name-card-haulage-firm = Firma holownicza
    .acc = Firmę holowniczą
name-card-schnaps-distillery = Gorzelnia
    .acc = Gorzelnię
name-card-steelworks = Kombinat hutniczy
name-card-steakhouse = Steakhouse
name-card-wind-farm = Elektrownia wiatrowa
    .acc = Elektrownię wiatrową
name-card-brick-manufacturer = Wytwórnia cegieł
    .acc = Wytwórnię cegieł
name-card-zoo = Zoo
name-card-football-stadium = Stadion
name-card-dunny = Wychodek
name-card-workers-cottages = Osiedle robotnicze
name-card-construction-site = Plac budowy
name-card-logging-camp = Obóz drwali
name-card-ms-dagmar = MS Dagmar
name-card-pawnbrokers = Lombard
name-card-pirates-lair = Kryjówka piratów
    .acc = Kryjówkę piratów
name-card-junkyard = Złomowisko
name-card-dive-bar = Spelunka
    .acc = Spelunkę
name-card-picket-line = Pikieta strajkowa
    .acc = Pikietę strajkową
name-card-tobacco-factory = Fabryka tytoniu
    .acc = Fabrykę tytoniu
name-card-cattle-drive = Spęd bydła
name-card-toy-fair = Targi zabawek
name-card-wooden-crane = Drewniany żuraw
name-card-lumber-mill = Tartak wodny
name-card-main-station = Dworzec główny
name-card-hotel = Hotel
name-card-fur-factory = Manufaktura futer
    .acc = Manufakturę futer
name-card-wainwrights = Warsztat kołodziejski
name-card-fishermans-hut = Chata rybaka
    .acc = Chatę rybaka
name-card-soup-kitchen = Jadłodajnia
    .acc = Jadłodajnię
name-card-cattle-market = Targ bydła
name-card-brick-trader = Hurtownia cegieł
    .acc = Hurtownię cegieł
name-card-clay-company = Spółka gliniarska
    .acc = Spółkę gliniarską
name-card-smelting-furnace = Dymarka
    .acc = Dymarkę
name-card-flea-market = Pchli targ
name-card-inn = Gospoda
    .acc = Gospodę
name-card-cannery-row = Fabryka konserw
    .acc = Fabrykę konserw
name-card-hides-trader = Hurtownia skór
    .acc = Hurtownię skór
name-card-fur-industry = Przemysł futrzarski
name-card-department-of-agriculture = Urząd rolny
name-card-department-of-economics = Urząd gospodarczy
name-card-stockmarket = Giełda
    .acc = Giełdę
name-card-souvenir-shop = Sklep z pamiątkami
name-card-wreckers = Firma rozbiórkowa
    .acc = Firmę rozbiórkową
name-card-blast-furnace = Wielki piec
name-card-biofuel-facility = Wytwórnia biopaliw
    .acc = Wytwórnię biopaliw
name-card-ranch = Ranczo
name-card-trading-firm = Firma handlowa
    .acc = Firmę handlową
name-card-trafficking-spot = Punkt przeładunkowy
name-card-major-corporation = Wielki koncern
name-card-emporium = Dom towarowy
name-card-cobblers = Zakład szewski
name-card-rattletrap-car = Gruchot
name-card-wholesale-bakery = Piekarnia przemysłowa
    .acc = Piekarnię przemysłową

## Skąd są punkty

source-buildings = Budynki
source-bonuses = Premie budynków
source-ships = Statki
source-francs = Franki
source-loans = Pożyczki

## Słowa stołu w terminalu

label-title = Le Havre
length-full = wariant pełny
length-short = wariant skrócony
label-round = runda { $round } z { $rounds }
label-final-phase = etap końcowy
label-offers = Stragany
label-tiles = Żetony zaopatrzenia
label-face-down = zakryty
label-interest = odsetki
label-rounds = Następne rundy{ $later ->
        [0] { "" }
       *[other] , jeszcze { $later }
    }
label-round-short = rd
label-food = żywność
label-harvest = żniwa
label-town-builds = miasto
label-new-ship = nowy statek
label-last-action = Każdy ma jeszcze jedną akcję główną.
label-yes-harvest = tak
town-standard = buduje
town-special = specjalny
label-proposal = Projekty { $number } · koszt · wartość
label-empty = pusto
label-buy-only = tylko kupno
label-short-offers = Stragany
label-short-tiles = Żetony
label-short-proposals = Projekty
label-short-ships = Statki
label-short-town = Miasto
label-short-specials = Specjalne
label-short-round = Runda { $round }: żywienie { $food }{ $harvest ->
        [1] , żniwa
       *[other] { "" }
    }{ $town ->
        [standard] , miasto buduje
        [special] , budynek specjalny
       *[other] { "" }
    }, { $ship }
label-short-francs = { $count ->
        [one] { $count } frank
        [few] { $count } franki
       *[many] { $count } franków
    }
label-short-loans = { $count ->
        [one] { $count } pożyczka
        [few] { $count } pożyczki
       *[many] { $count } pożyczek
    }
# one form
label-short-food = { $count } żywności
label-short-energy = { $count ->
        [one] { $count } energia
        [few] { $count } energie
       *[many] { $count } energii
    }
label-short-wealth = majątek { $count }
label-short-feeding = żywienie { $food }{ $ships ->
        [0] { "" }
       *[other] { " " }({ $ships } ze statków)
    }: { $missing ->
        [0] wystarczy
       *[other] brakuje { $missing }
    }
label-short-ship = kupno { $price }, budowa { $amount }× { $good }
label-short-more = jeszcze { $count }
label-harbour = Statki do kupienia i zbudowania
label-ship-type = statek
label-ship-buy = cena
label-ship-build = budowa
label-ship-energy = energia
label-ship-feeds = żywność
label-ship-carries = ładowność
label-ship-worth = wartość od góry
label-none-yet = na razie brak
type-ship-wooden = drewniany
type-ship-iron = żelazny
type-ship-steel = stalowy
type-ship-luxury = luksusowy
label-specials = Budynki specjalne
label-no-specials = brak w wariancie skróconym
label-deck = { $count ->
        [0] stos jest pusty
        [one] { $count } zakryta w stosie
        [few] { $count } zakryte w stosie
       *[many] { $count } zakrytych w stosie
    }
label-revealed = odkryte: { $cards }
label-known = wiesz tylko ty: { $card } jest { $place }. w kolejności
label-known-either = wiesz tylko ty: { $card } jest 1. lub 2. w kolejności
label-hand = twoja ręka: { $cards }
label-hand-cards = { $player }, na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
label-waiting = { $card } czeka na wolne miejsce
label-picket = Pikieta strajkowa ({ $player }): weź ze straganu
label-town = Miasto · opłata · wartość
label-modern = , zmodernizowana
label-ships = statki
label-ships-feed = żywią { $food }
label-no-ships = brak statków
label-pawned = zastawione: { $goods }
count-craftsman = { $count ->
        [one] { $count } rzemieślniczy
        [few] { $count } rzemieślnicze
       *[many] { $count } rzemieślniczych
    }
count-economic = { $count ->
        [one] { $count } gospodarczy
        [few] { $count } gospodarcze
       *[many] { $count } gospodarczych
    }
count-industrial = { $count ->
        [one] { $count } przemysłowy
        [few] { $count } przemysłowe
       *[many] { $count } przemysłowych
    }
count-public = { $count ->
        [one] { $count } publiczny
        [few] { $count } publiczne
       *[many] { $count } publicznych
    }
count-ship =
    { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    }
count-goods =
    { $count ->
        [one] { $count } dobro
        [few] { $count } dobra
       *[many] { $count } dóbr
    }
count-hammer = { $count ->
        [one] { $count } młot
        [few] { $count } młoty
       *[many] { $count } młotów
    }
count-fisherman = { $count ->
        [one] { $count } wędkarz
        [few] { $count } wędkarzy
       *[many] { $count } wędkarzy
    }
fee-food = { $amount }żw
fee-francs = { $amount }fr
fee-free = gratis
letter-craftsman = R
letter-economic = G
letter-industrial = P
letter-public = U
letter-none = -
letter-ship = S
letter-wood = d
letter-clay = g
letter-brick = c
letter-iron = ż
letter-steel = s
letter-hammer = m
letter-fisherman = w
symbol-hammer = młot
symbol-fisherman = wędkarz
label-legend = · opłata: żw żywność, fr franki · 6/30 wartość 6, cena 30 · 6+4 premia końcowa
short-good-fish = ryba
short-good-wood = drewno
short-good-clay = glina
short-good-iron = żelazo
short-good-grain = zboże
short-good-cattle = bydło
short-good-coal = węgiel
short-good-hides = skóra
short-good-smoked-fish = wędz.
short-good-charcoal = w. drz.
short-good-brick = cegła
short-good-steel = stal
short-good-bread = chleb
short-good-meat = mięso
short-good-coke = koks
short-good-leather = błam
short-card-bridge-over-the-seine = Most n. Sekwaną
short-card-iron-mine-and-coal-seam = Ruda i węgiel
short-card-department-of-agriculture = Urząd rolny
short-card-department-of-economics = Urząd gosp.
short-card-furniture-factory = Fabryka mebli
short-card-brick-manufacturer = Wytw. cegieł
short-card-schnaps-distillery = Gorzelnia
label-player = gracz
label-wealth = majątek
label-francs = franki
label-loans = pożyczki
label-energy = energia
label-demand = żywienie
label-ships-give = statki
label-to-pay = do zapłaty
label-lacks = brakuje
label-fed = syci
label-category = majątek
label-final-buildings = budynki
label-final-bonus = premie budynków
label-final-ships = statki
label-final-francs = franki
label-final-loans = pożyczki
label-total = razem
label-place = miejsce
ship-named = { $kind } { $name } ({ $value })

## Działanie kart

card-building-firm-1 = zbuduj jedną z wierzchnich kart trzech stosów projektów, płacąc jej koszt
card-building-firm-2 = zbuduj jedną z wierzchnich kart trzech stosów projektów, płacąc jej koszt
card-construction-firm = zbuduj po kolei jedną lub dwie wierzchnie karty, także z jednego stosu; pomiędzy nimi wolno kupować
card-marketplace = weź 2 różne dobra podstawowe (dowolne z ośmiu, bez franków) oraz po 1 kolejnym różnym za każdy własny budynek rzemieślniczy (razem najwyżej 8); potem obejrzyj dwie wierzchnie karty specjalne i odłóż je w dowolnej kolejności
card-sawmill = zbuduj jeden budynek, którego koszt zawiera drewno, płacąc o 1 drewno mniej
card-fishery = weź 3 ryby oraz 1 za każdego własnego wędkarza
card-joinery = sprzedaj 1, 2 lub 3 drewna za łącznie 5, 6 lub 7 franków
card-bakehouse = dowolnie wiele zboża na chleb, po pół energii (suma zaokrąglona w górę) i pół franka za każdy (suma zaokrąglona w dół)
card-hardware-store = weź 1 drewno, 1 cegłę i 1 żelazo
card-charcoal-kiln = dowolnie wiele drewna na węgiel drzewny, bez energii
card-smokehouse = do 6 ryb na wędzone ryby za łącznie 1 energię; pół franka za każdą (suma zaokrąglona w dół)
card-abattoir = dowolnie wiele bydła na mięso oraz po pół skóry za każdą sztukę (suma zaokrąglona w dół)
card-clay-mound = weź 3 gliny oraz 1 za każdy własny młot
card-arts-centre = 4 franki za każdego innego gracza, którego znacznik stoi w twoich budynkach
card-wharf-1 = zbuduj jeden dostępny statek (wierzch stosu) za dobra i 3 energie; pierwszy niedrewniany statek w tej stoczni wymaga też 1 cegły położonej na stałe na karcie
card-black-market = weź po 2 żetony każdego rodzaju, którego stragan jest pusty (także franki)
card-brickworks = dowolnie wiele gliny na cegły, po pół energii (suma zaokrąglona w górę) i pół franka za każdą (suma zaokrąglona w dół)
card-local-court = 1 pożyczka: oddaj ją za darmo. 2 pożyczki: oddaj jedną i weź 2 franki. 3 lub więcej: oddaj dwie albo oddaj jedną i weź 2 franki
card-colliery = weź 3 węgle, a 4, jeśli masz co najmniej jeden młot
card-wharf-2 = zbuduj jeden dostępny statek (wierzch stosu) za dobra i 3 energie; pierwszy niedrewniany statek w tej stoczni wymaga też 1 cegły położonej na stałe na karcie
card-shipping-line = zapłać 3 energie za każdy użyty statek; każdy przewozi dobra do swojej ładowności w dowolnym zestawie, sprzedawane po podanych cenach
card-grocery-market = weź po 1: bydło, mięso, rybę, wędzoną rybę, zboże, chleb
card-tannery = do 4 skór na błamy, 1 frank za każdą
card-business-office = raz: dowolne 4 dobra na 1 stal; i/lub raz: dowolne 1 dobro na 1 węgiel drzewny, 1 błam lub 1 cegłę
card-ironworks = weź 3 żelaza; możesz zapłacić 6 energii za czwarte
card-steel-mill = dowolnie wiele żelaza na stal, po 5 energii, płatne jako jedna suma
card-storehouse = wartość końcowa rośnie o pół franka za każde posiadane dobro (suma zaokrąglona w dół)
card-cokery = dowolnie wiele węgla na koks, 1 frank za każdy, bez energii
card-dock = wartość końcowa rośnie o 4 za każdy posiadany statek
card-bridge-over-the-seine = sprzedaj dowolnie wiele dóbr: 1 frank za dobro ulepszone, 1 frank za trzy dobra podstawowe (dowolny zestaw)
card-town-hall = wartość końcowa rośnie o 4 za budynek publiczny (także ten) i o 2 za rzemieślniczy
card-bank = wartość końcowa rośnie o 3 za budynek przemysłowy i o 2 za gospodarczy (także ten)
card-church = tylko mając co najmniej 5 chlebów i 2 ryby: weź jeszcze 5 chlebów i 3 ryby
card-labour-exchange = weź 1 rybę za każdego własnego wędkarza i 1 węgiel za każdy własny młot
card-bakery = sprzedaj do 6 chlebów po 3 franki
card-baguette-shop = do 4 razy: 1 chleb + 1 mięso za 6 franków
card-farm = weź 2 ryby, 2 zboża, 2 drewna, 1 skórę, 1 sztukę bydła
card-clothing-industry = dowolnie wiele razy: 1 skóra + 1 błam za 7 franków
card-iron-mine-and-coal-seam = weź 2 żelaza i 1 węgiel
card-fish-market = sprzedaj do 7 ryb (nie wędzonych) po 2 franki
card-fish-restaurant = sprzedaj dowolnie wiele wędzonych ryb po 3 franki
card-fishpond-and-wood = weź 3 ryby i 3 drewna
card-forest-hut = do 4 razy: 1 drewno + 1 mięso za 5 franków
card-plant-nursery = weź 3 franki i 4 drewna
card-business-park = wartość końcowa rośnie o 2 za każdy budynek przemysłowy
card-guildhouse = wartość końcowa rośnie o 2 za każdy budynek gospodarczy (także ten)
card-harbour-watch = zapłać innemu graczowi 1 franka, by odesłać jego znacznik z budynku; potem wejdź do tego budynku (z opłatą, chyba że jest twój) i użyj go
card-smelter = weź 1 węgiel, 1 koks, 1 żelazo
card-diner = do 3 razy: 1 drewno + 1 chleb + 1 wędzona ryba za 8 franków
card-hunting-lodge = weź 2 skóry i 3 mięsa
card-coal-trader = najwyżej raz 1 żywność na 1 węgiel drzewny i/lub do 5 razy 2 żywności na 1 węgiel; żywność płacisz jako jedną sumę, także frankami
card-patisserie = do 3 razy: 1 zboże + 1 chleb za 5 franków
card-furriery = dowolnie wiele skór na chleb i/lub do 2 błamów po 5 franków
card-leather-industry = raz: włóż 3 błamy i 14 franków, weź 30 franków (zysk 16; musisz mieć 14 franków)
card-kiln = raz: 1 glina i 1 energia na 3 cegły
card-luxury-yacht = można kupić za 20; albo wchodząc do stoczni (zwykła opłata), zamiast budować, usuń z gry własny żelazny statek i weź jacht za darmo. Liczy się jako żelazny statek, ale nikogo nie żywi i niczego nie przewozi
card-feedlot = mając podczas żniw 2–6 sztuk bydła, właściciel dostaje 2 zamiast 1
card-masons-guild = właściciel płaci o 1 glinę lub 1 cegłę mniej za każdy budowany budynek (tylko jeśli koszt je zawiera)
card-furniture-factory = dowolnie wiele razy: 1 drewno + 1 błam za 6 franków
card-town-square = weź tyle różnych dóbr ulepszonych (bez stali), ile masz budynków rzemieślniczych
card-tavern = do 4 razy: 1 drewno + 1 zboże za 3 franki
card-haulage-firm = zapłać 3 franki i weź wszystkie dobra z dwóch sąsiednich straganów (nigdy ze straganu z frankami)
card-schnaps-distillery = sprzedaj do 4 sztuk zboża po 2 franki
card-steelworks = raz: 1 żelazo i 15 energii na 2 stali
card-steakhouse = do 4 razy: 1 mięso + 1 węgiel drzewny za 6 franków
card-wind-farm = właściciel płaci o 3 energie mniej, gdy akcja główna wymaga energii; nadwyżki się nie wypłaca
card-brick-manufacturer = raz: włóż 3 cegły i 10 franków, weź 24 franki (zysk 14; musisz mieć 10 franków)
card-zoo = jedna trzecia franka za każdą posiadaną sztukę bydła i rybę (suma zaokrąglona w dół); zwierzęta zostają
card-football-stadium = brak akcji. Po odkryciu czeka obok planszy, aż zwolni się jedno z trzech miejsc projektów; wtedy trafia tam i można go zbudować
card-dunny = brak akcji; po odkryciu trafia na stos projektów z najwyższym numerem na wierzchu i można go tam zbudować
card-workers-cottages = w etapie końcowym właściciel ma dwie akcje główne z rzędu
card-construction-site = po odkryciu każdy gracz dostaje 3 karty specjalne; pierwszy, kto tu wejdzie, zamienia tę kartę na jedną ze swoich trzech i od razu jej używa (z opłatą, chyba że ją kupi); potem odrzuca się wszystkie karty z rąk
card-logging-camp = do 7 razy: 1 żywność na 1 drewno
card-ms-dagmar = można kupić za 50; albo odwiedzając stocznię, zamiast budować, usuń własny luksusowy liniowiec i weź tę kartę za darmo; liczy się jako luksusowy liniowiec
card-pawnbrokers = połóż na karcie dowolnie wiele różnych dóbr i weź po 2 franki; każde możesz w dowolnej chwili wykupić za 2 franki bez wizyty
card-pirates-lair = właściciel dostaje 1 franka z zysku każdego statku wysłanego u Armatora przez innych graczy
card-junkyard = do 5 razy: 2 żywności na 1 żelazo
card-dive-bar = gracz odesłany do domu idzie do Spelunki i płaci 2 franki do Skarbca (właściciel 1); może tu stać kilka znaczników
card-picket-line = weź dobra z jednego straganu; w następnej turze wszyscy inni też muszą wziąć ze straganu jako akcję główną; potem karta opuszcza grę; nie działa od początku ostatniej rundy
card-tobacco-factory = właściciel może w swojej turze odsyłać innych graczy do domu ze swoich budynków
card-cattle-drive = każdy inny gracz, który ma bydło, oddaje ci 1 sztukę; przy dwóch graczach dostajesz 2
card-toy-fair = weź 1 pożyczkę (bez jej 4 franków) i 6 różnych dóbr (bez stali)
card-wooden-crane = budując, właściciel może zastąpić jeden dowolny materiał 1 drewnem
card-lumber-mill = właściciel płaci o 1 drewno mniej za każdy budowany budynek
card-main-station = przy wejściu nic; opuszczając, użyj po kolei dwóch budynków bez opłat (nie Dworca głównego); gościa nie można odesłać
card-hotel = przy wejściu nic; póki tu stoisz, 3 franki za każdym razem, gdy bierzesz ze straganu; gościa nie można odesłać
card-fur-factory = za każdy posiadany błam sprzedaj do 2 skór po 4 franki (błamy zostają)
card-wainwrights = za każde posiadane żelazo sprzedaj raz 2 drewna za 5 franków (żelazo zostaje)
card-fishermans-hut = na koniec każdej rundy właściciel dostaje 1 rybę (2 przy 1–2 graczach); jako akcja dowolnie wiele razy 2 ryby na 3 ryby
card-soup-kitchen = żywi jak drewniany statek: 5/4/3/2/1 żywności przy 1/2/3/4/5 graczach
card-cattle-market = kup do 7 sztuk bydła po 1 franku albo sprzedaj do 7 sztuk po 3 franki
card-brick-trader = kup do 5 cegieł po 1 franku albo sprzedaj do 5 cegieł po 3 franki
card-clay-company = dowolnie wiele razy: 1 glina + 1 drewno za 3 franki
card-smelting-furnace = dowolnie wiele gliny na żelazo, po 2 energie
card-flea-market = weź jeden stragan z dokładnie 2 żetonami oraz wszystkie z dokładnie 1 żetonem (franki też się liczą)
card-inn = dowolnie wiele ryb na wędzone ryby bez energii i/lub do 2 sztuk mięsa po 4 franki
card-cannery-row = raz 1 żelazo + 4 wędzone ryby za 18 franków i/lub raz 1 żelazo + 3 mięsa za 16 franków
card-hides-trader = raz: 6 skór za 18 franków
card-fur-industry = raz: 3 skóry i 10 franków na 22 franki (zysk 12)
card-department-of-agriculture = weź 1 mięso za każdy własny budynek gospodarczy i 1 chleb za każdy rzemieślniczy
card-department-of-economics = weź 1 żelazo za każdy własny budynek przemysłowy i 2 franki za każdy gospodarczy
card-stockmarket = właściciel dostaje 1 franka, gdy ktoś inny bierze stragan z frankami, 3 franki, gdy ktoś inny buduje Bank, i nie płaci odsetek
card-souvenir-shop = właściciel dostaje 1 franka ze Skarbca, gdy inny gracz wchodzi do jego budynku
card-wreckers = do dwóch razy: 3 żywności na 2 drewna, 2 gliny i 1 żelazo
card-blast-furnace = do 6 żelaza z magazynu po 3 energie
card-biofuel-facility = właściciel może płacić energię u Armatora zbożem, po 2 energie
card-ranch = wartość końcowa rośnie o 2 za każdą posiadaną sztukę bydła
card-trading-firm = wymień do 4 dóbr na dowolnie wiele dóbr o tej samej łącznej cenie przewozu
card-trafficking-spot = wymień do 3 dóbr podstawowych na tyle samo innych podstawowych (bez żelaza) i/lub do 3 ulepszonych na tyle samo innych ulepszonych (bez stali)
card-major-corporation = weź po 1 z każdego rodzaju dóbr, które już masz (bez franków); 3 franki, jeśli bierzesz stal
card-emporium = kup dowolnie wiele różnych dóbr ulepszonych: po 1 franku, koks 3, stal 5
card-cobblers = dowolnie wiele błamów, każdy na 2 chleby i 2 franki
card-rattletrap-car = musi go wziąć następny gracz, który dostanie co najmniej 1 żelazo (nie stal); nie można go sprzedać
card-wholesale-bakery = sprzedaj dowolnie wiele chlebów po 2 franki
card-own = { $text }

## To samo w kilku słowach

brief-building-firm-1 = zbuduj wierzchnią kartę stosu projektów
brief-building-firm-2 = zbuduj wierzchnią kartę stosu projektów
brief-construction-firm = zbuduj jeden lub dwa budynki
brief-marketplace = 2 różne dobra podstawowe, +1 za własny budynek rzemieślniczy; obejrzyj 2 karty specjalne
brief-sawmill = zbuduj budynek wymagający drewna, o 1 drewno taniej
brief-bakehouse = zboże na chleb: po pół energii, pół franka za każdy
brief-smokehouse = do 6 ryb na wędzone ryby: 1 energia razem, pół franka za każdą
brief-abattoir = bydło na mięso i o połowę mniej skór
brief-arts-centre = 4 franki za innego gracza w twoich budynkach
brief-wharf-1 = zbuduj statek za dobra i 3 energie; nowocześniejsze wymagają raz cegły
brief-wharf-2 = zbuduj statek za dobra i 3 energie; nowocześniejsze wymagają raz cegły
brief-black-market = po 2 z każdego rodzaju, którego stragan jest pusty
brief-brickworks = glina na cegły: po pół energii, pół franka za każdą
brief-local-court = oddaj pożyczkę: przy 2 także +2 franki, przy 3 drugą pożyczkę
brief-shipping-line = przewieź dobra za franki, 3 energie za statek
brief-business-office = 4 dobra na stal; 1 dobro na węgiel drzewny, błam lub cegłę
brief-storehouse = na koniec premia pół franka za każde dobro
brief-bridge-over-the-seine = 1 frank za dobro ulepszone lub trzy podstawowe
brief-town-hall = premia 4 za budynek publiczny i 2 za rzemieślniczy
brief-bank = premia 3 za budynek przemysłowy i 2 za gospodarczy
brief-church = mając 5 chlebów i 2 ryby: jeszcze 5 chlebów i 3 ryby
brief-harbour-watch = za 1 franka odeślij znacznik i wejdź do tego budynku
brief-coal-trader = raz 1 żywność na węgiel drzewny, do 5 razy 2 żywności na węgiel
brief-furriery = skóry na chleb; do 2 błamów po 5 franków
brief-leather-industry = 3 błamy za 16 franków, mając 14 franków
brief-luxury-yacht = liczy się jako żelazny statek, nie żywi i nie przewozi
brief-feedlot = mając 2–6 sztuk bydła, 2 w żniwa zamiast 1
brief-masons-guild = o 1 glinę lub cegłę mniej za każdy budynek
brief-town-square = za każdy własny budynek rzemieślniczy 1 inne dobro ulepszone (bez stali)
brief-haulage-firm = 3 franki za dwa sąsiednie stragany dóbr
brief-wind-farm = o 3 energie mniej przy każdej zapłacie energią
brief-brick-manufacturer = 3 cegły za 14 franków, mając 10 franków
brief-zoo = 1 frank za trzy sztuki bydła i ryby, które zostają
brief-football-stadium = brak akcji
brief-dunny = brak akcji
brief-construction-site = jedna z twoich trzech kart zajmuje jego miejsce i działa
brief-ms-dagmar = liczy się jako luksusowy liniowiec
brief-pawnbrokers = zastaw różne dobra po 2 franki
brief-pirates-lair = 1 frank od każdego statku, który wysyłają inni
brief-dive-bar = odesłany do domu płaci tutaj
brief-picket-line = weź ze straganu; inni muszą to zrobić w następnej turze
brief-tobacco-factory = możesz odsyłać innych ze swoich budynków
brief-cattle-drive = 1 sztuka bydła od każdego, kto ją ma
brief-toy-fair = pożyczka bez franków i 6 różnych dóbr (bez stali)
brief-wooden-crane = 1 drewno zamiast jednego innego materiału
brief-main-station = w następnej turze użyj dwóch budynków bez opłat
brief-hotel = 3 franki przy każdym straganie, póki tu stoisz
brief-fur-factory = do 2 skór za posiadany błam, po 4 franki
brief-fishermans-hut = 3 ryby za 2, dowolnie wiele razy
brief-soup-kitchen = żywi jak drewniany statek
brief-cattle-market = kup do 7 sztuk bydła po 1 franku lub sprzedaj po 3
brief-brick-trader = kup do 5 cegieł po 1 franku lub sprzedaj po 3
brief-flea-market = jeden stragan z 2 żetonami i wszystkie z 1 żetonem
brief-inn = ryby na wędzone ryby; do 2 sztuk mięsa po 4 franki
brief-cannery-row = żelazo i 4 wędzone ryby za 18; żelazo i 3 mięsa za 16 franków
brief-department-of-agriculture = 1 mięso za własny budynek gospodarczy, 1 chleb za rzemieślniczy
brief-department-of-economics = 1 żelazo za własny budynek przemysłowy, 2 franki za gospodarczy
brief-stockmarket = bez odsetek; franki, gdy inni biorą franki lub budują Bank
brief-souvenir-shop = 1 frank, gdy inni wchodzą do twoich budynków
brief-trading-firm = wymień do 4 dóbr na inne o tej samej wartości
brief-trafficking-spot = wymień do 3 dóbr podstawowych i do 3 ulepszonych
brief-major-corporation = po 1 z każdego rodzaju dóbr, które masz
brief-emporium = różne dobra ulepszone po 1 franku (koks 3, stal 5)
brief-rattletrap-car = dla tego, kto następny dostanie żelazo; nie można sprzedać

## Pytania

decision-turn = Weź dobra ze straganu albo wejdź do budynku.
decision-before-supply = Zaraz odsetki: chcesz najpierw kupić, sprzedać lub spłacić?
decision-after-action = Chcesz kupić, sprzedać, spłacić czy zakończyć turę?
decision-gap = Sprzedać kartę lub spłacić pożyczkę przed następną turą?
decision-second-construction = Kompania budowlana: zbudować drugi budynek?
decision-second-visit = Dworzec główny: wejść do drugiego budynku?
decision-interest = Pora na odsetki: spłacić najpierw pożyczkę?
decision-forced = Nie możesz zapłacić: sprzedasz coś czy weźmiesz pożyczkę?
decision-fee = Płacisz opłatę żywnością czy frankami?
decision-food = Ile płacisz tą żywnością?
decision-energy = Ile tego paliwa spalasz?
decision-amount = Ile?
decision-part = Która z dwóch opcji?
decision-construct = Który budynek budujesz?
decision-crane = Drewniany żuraw: który materiał zastępujesz drewnem?
decision-substitute = Ile płacisz dobrem ulepszonym?
decision-ship = Który statek budujesz?
decision-old-ship = Który statek oddajesz?
decision-pick = Które dobro bierzesz?
decision-look = Obejrzeć wierzchnie budynki specjalne?
decision-order = W jakiej kolejności je odkładasz?
decision-court = Sąd rejonowy: oddajesz dwie pożyczki czy jedną i bierzesz 2 franki?
decision-fleet = Armator: ile statków wysyłasz?
decision-cargo = Ile tego dobra przewozisz?
decision-hand-in = Ile tego dobra oddajesz?
decision-receive = Ile tego dobra bierzesz?
decision-office-steel = Biuro: wymienić cztery dobra na stal?
decision-office-hand-in = Które dobro wymieniasz na stal?
decision-office-good = Biuro: wymienić dobro na węgiel drzewny, cegłę lub błam?
decision-office-give = Które dobro za nie oddajesz?
decision-space = Z którego straganu bierzesz?
decision-evict = Straż przybrzeżna: czyjego robotnika odsyłasz do domu?
decision-lay = Plac budowy: którą kartę zagrywasz?
decision-lay-buy = Kupić ją teraz?

ask-before-supply = Zaraz odsetki: chcesz najpierw { $business }?
ask-after-action = Zakończyć turę czy najpierw { $business }?
ask-gap = Chcesz przed następną turą { $business }?
business-buy = coś kupić
business-sell = coś sprzedać
business-repay = spłacić pożyczkę
business-buy-sell = kupić lub sprzedać
business-buy-repay = kupić lub spłacić
business-sell-repay = sprzedać lub spłacić
business-buy-sell-repay = kupić, sprzedać lub spłacić
ask-turn = Weź dobra ze straganu albo wejdź do budynku. Wcześniej możesz kupować, sprzedawać i spłacać.
ask-last-turn = Ostatnia akcja: weź dobra ze straganu albo wejdź do budynku. Wcześniej możesz sprzedawać i spłacać.
ask-forced-feeding = Żywienie robotników: { $need } żywności, brakuje { $missing }. Sprzedasz coś czy weźmiesz pożyczkę ({ $loan ->
        [one] { $loan } frank
        [few] { $loan } franki
       *[many] { $loan } franków
    })?
ask-forced-interest = Odsetki: brakuje ci { $missing ->
        [one] { $missing } franka
        [few] { $missing } franków
       *[many] { $missing } franków
    }. Sprzedasz coś czy weźmiesz pożyczkę ({ $loan ->
        [one] { $loan } frank
        [few] { $loan } franki
       *[many] { $loan } franków
    })?
ask-forced-dive-bar = Spelunka: brakuje ci { $missing ->
        [one] { $missing } franka
        [few] { $missing } franków
       *[many] { $missing } franków
    }. Sprzedasz coś czy weźmiesz pożyczkę ({ $loan ->
        [one] { $loan } frank
        [few] { $loan } franki
       *[many] { $loan } franków
    })?
ask-food-feeding = Żywienie robotników: { $need } żywności. Ile { FORM($good, "many") } płacisz (żywność po { $each })? Masz { $held }.
ask-food-fee = Opłata wejściowa, { $card }: { $need } żywności. Ile { FORM($good, "many") } płacisz (żywność po { $each })? Masz { $held }.
ask-food = Zapłać { $need } żywności. Ile { FORM($good, "many") } (żywność po { $each })? Masz { $held }.
# one form
ask-energy = Zapłać { $need ->
        [one] { $need } energię
        [few] { $need } energie
       *[many] { $need } energii
    }. Ile { FORM($good, "many") } spalasz (energia po { $each })? Masz { $held }.
# one form
ask-amount = { $card }: ile { FORM($good, "many") }? Masz { $held }.
ask-times = { $card }: ile razy?
ask-extra = { $card }: bierzesz { $free }. Zapłacić { $cost } i wziąć jeszcze { $more }?
ask-substitute = Zapłać { $need }× { $good }. Ile { $instead ->
        [brick] cegieł
       *[steel] stali
    } dajesz zamiast tego? Masz { $held }.
ask-substitute-for = { $card }: zapłać { $need }× { $good }. Ile { $instead ->
        [brick] cegieł
       *[steel] stali
    } dajesz zamiast tego? Masz { $held }.
ask-pick = { $left ->
        [one] { $card }: które dobro bierzesz? Wybierz jeszcze { $left }.
        [few] { $card }: które dobra bierzesz? Wybierz jeszcze { $left }.
       *[many] { $card }: które dobra bierzesz? Wybierz jeszcze { $left }.
    }
# one form
ask-cargo = Ile { FORM($good, "many") } przewozisz po { $each ->
        [one] { $each } franku
        [few] { $each } franki
       *[many] { $each } franków
    }? Masz { $held }. Wolne miejsca: { $room }; { $francs ->
        [0] na pokładzie jeszcze nic.
        [one] na razie { $francs } frank.
        [few] na razie { $francs } franki.
       *[many] na razie { $francs } franków.
    }
# one form
ask-hand-in = { $card }: ile { FORM($good, "many") } oddajesz? Masz { $held }.
ask-receive = { $card }: ile { FORM($good, "many") } bierzesz?
market-goods = 2 różne dobra podstawowe, +1 za własny budynek rzemieślniczy{ $most ->
        [0] { "" }
       *[other] , najwyżej { $most }
    }
market-look = { $goods }; obejrzyj { $cards ->
        [one] ostatnią kartę specjalną
        [few] { $cards } wierzchnie karty specjalne
       *[many] { $cards } wierzchnich kart specjalnych
    }

## Zasada każdej decyzji w skrócie

help-turn =
    Weź wszystkie żetony z jednego straganu (LH-7.1) albo przestaw swój znacznik do innego budynku i użyj go (LH-8). Budynek musi być
    wolny i coś ci dawać; jeśli nie jest twój, płacisz opłatę (LH-8.1).

    Wcześniej możesz dowolnie często kupować budynki i wierzchnie statki po ich cenie (LH-5.2), sprzedawać własne karty za połowę
    wartości (LH-5.11) i spłacać pożyczki po 5 franków (LH-5.22). Sprzedanego nie odkupisz w tej turze (LH-5.16). Znaczniki z budynku,
    który zmienia właściciela, wracają do domu (LH-5.19).

    W etapie końcowym nie ma kupowania, cudze znaczniki nie blokują i można spasować (LH-18).
help-before-supply = Na następnym żetonie są odsetki, a ktoś ma pożyczkę. Zanim do niego dojdzie, możesz kupować, sprzedawać i spłacać (LH-4.8).
help-after-action = Po akcji głównej możesz jeszcze raz kupować, sprzedawać i spłacać (LH-4.5). Potem twoja tura się kończy; na polu 7 kończy się runda: żniwa, żywienie, budynek dla miasta i nowy statek (LH-16.1).
help-gap = Między turami innych możesz sprzedawać własne karty za połowę wartości i spłacać pożyczki (LH-5.13).
help-second-construction = Kompania budowlana może zbudować po kolei dwa budynki, także z tego samego stosu; pomiędzy nimi możesz kupować, sprzedawać i spłacać (LH-12.B3, LH-4.9).
help-second-visit = Z Dworca głównego odwiedzasz z rzędu dwa różne budynki bez opłat. Drugą wizytę możesz pominąć (LH-14.GH03).
help-interest = Kto ma pożyczkę, płaci łącznie 1 franka, gdy dojdzie do żetonu odsetek (LH-6.6). Najpierw możesz spłacić pożyczki po 5 franków; bez pożyczek nic nie płacisz (LH-6.5).
help-forced = Franków (a przy żywieniu żywności) nie wystarcza. Sprzedaj kartę za połowę wartości albo weź pożyczkę, która daje 4 franki, aż wystarczy (LH-17.5, LH-17.6). Spłata pożyczki kosztuje 5, a na koniec 7. Sprzedany statek już cię nie żywi (LH-17.8).
help-fee = Opłatę z ukośnikiem płacisz żywnością albo frankami, jak wolisz (LH-8.10). Trafia do właściciela budynku albo do magazynu (LH-8.8).
help-food = Mięso liczy się za 3, chleb za 2, wędzona ryba za 2, ryba za 1 i frank za 1 (LH-9.1). Za nadmiar nie ma reszty (LH-9.3) i nie wolno płacić żetonem, bez którego się obejdzie (LH-9.4). O rodzaje pytamy po kolei.
help-energy = Koks daje 10 energii, węgiel i węgiel drzewny 3, drewno 1 (LH-9.6). Nie ma reszty i nie wolno płacić żetonem, bez którego się obejdzie (LH-9.7).
help-amount = Podaj, ile jednostek przetwarzasz lub sprzedajesz. Zyski zaokrągla się w dół, koszty w górę, od sumy (LH-9.9). Energię i żywność płacisz potem, zanim coś weźmiesz (LH-9.11).
help-part = Jedno albo drugie, nie oba (LH-11.6).
help-construct = Zapłać koszt wierzchniej karty stosu projektów; jest twoja i można do niej wejść od następnej akcji głównej (LH-10.3, LH-10.7). Cegła może zastąpić glinę, a stal żelazo (LH-9.12).
help-crane = Właściciel Drewnianego żurawia może zapłacić jednym drewnem zamiast jednego żetonu innego materiału (LH-14.GH01).
help-substitute = Cegła może zastąpić glinę, a stal żelazo, nigdy odwrotnie (LH-1.19, LH-9.12).
help-ship = Podczas wizyty budujesz jeden statek z wierzchu stosu: drewno, żelazo lub stal i 3 energie (LH-15.3). Pierwszy żelazny, stalowy lub luksusowy statek w stoczni wymaga też cegły, która zostaje na karcie (LH-15.5). Zamiast budować, można wymienić żelazny statek na Luksusowy jacht (LH-15.13).
help-old-ship = Oddany statek opuszcza grę (LH-15.14).
help-pick = Dobra różnych rodzajów, po kolei według listy (LH-23.4). Bierze się pełną liczbę (R-65).
help-look = Możesz obejrzeć dwie wierzchnie karty stosu specjalnego i odłożyć je w dowolnej kolejności (LH-12.01.4). Nikt inny nie dowie się, co zobaczysz.
help-order = Odłóż obie karty jak leżały albo odwrotnie (LH-12.01.4).
help-court = Przy trzech lub więcej pożyczkach: oddaj dwie albo jedną i weź 2 franki (LH-12.15).
help-fleet = Każdy wysłany statek kosztuje 3 energie (LH-12.18.3). Największe statki płyną pierwsze (LH-12.18.2).
help-cargo = Przewieźć można wszystkie dobra; przynoszą swoją cenę przewozu (LH-12.18.4). Ładunek musi potrzebować wszystkich wybranych statków, a na energię musi wystarczyć (LH-12.18.3).
help-hand-in = Podaj, ile żetonów każdego rodzaju oddajesz. Most płaci 1 franka za dobro ulepszone i za trzy podstawowe (LH-12.27); Firma handlowa wymienia do czterech dóbr na inne o tej samej wartości, Punkt przeładunkowy do trzech podstawowych i trzech ulepszonych (LH-14.GH26, LH-14.GH27).
help-receive = Podaj, ile żetonów każdego rodzaju bierzesz. Nie wolno wziąć rodzaju, który oddajesz (LH-14.GH26, LH-14.GH27).
help-office-steel = Najwyżej raz: dowolne cztery dobra na jedną stal (LH-12.21.1). Trzeba wykonać przynajmniej jedną z dwóch części (LH-12.21.3).
help-office-hand-in = Dowolne cztery dobra, takie same lub różne (LH-12.21.1); pytamy o nie w kolejności listy.
help-office-good = Najwyżej raz: jedno dobro na jeden węgiel drzewny, cegłę lub błam (LH-12.21.2).
help-office-give = Dowolne dobro prócz tego, które chcesz (LH-12.21.4).
help-space = Firma holownicza bierze dwa sąsiednie stragany za 3 franki (LH-13.029); Pchli targ jeden z dokładnie 2 żetonami i wszystkie z dokładnie 1 (LH-14.GH13); Pikieta strajkowa jeden dowolny stragan (LH-14.044).
help-evict = Zapłać 1 franka graczowi, którego znacznik odsyłasz do domu; twój znacznik przechodzi do tego budynku, z opłatą, i go używa (LH-13.014.1).
help-lay = Jedna z twoich trzech kart zajmuje miejsce Placu budowy; wszystkie karty z rąk opuszczają grę (LH-14.037).
help-lay-buy = Możesz kupić wyłożoną kartę; potem wchodzisz do niej, jeśli możesz, bez opłaty, gdy jest twoja (LH-14.037).

## Co daje odpowiedź

hint-offer = na straganie: { $amount }
hint-enter = { $what }
hint-enter-fee = za { $fee }: { $what }
hint-enter-build = zbuduj: { $what } za { $cost }
hint-enter-build-fee = za { $fee } zbuduj: { $what } za { $cost }
hint-construct = za { $cost }, wartość { $value }: { $what }
hint-construct-free = za darmo, wartość { $value }: { $what }
hint-ship = za { $cost }, wartość { $value }
hint-exchange = wartość { $value }
hint-buy = kosztuje { $francs }, wartość { $value }: { $what }
hint-buy-ship = kosztuje { $francs }, wartość { $value }
hint-sell = +{ $francs }, na koniec wartość { $value }
hint-repay = 5 franków za pożyczkę
hint-loan = { $francs ->
        [one] +{ $francs } frank
        [few] +{ $francs } franki
       *[many] +{ $francs } franków
    } teraz, { $repay } do spłaty
hint-pass = bez akcji głównej
hint-food = daje { $paid } z { $need } żywności
hint-energy = daje { $paid } z { $need } energii
hint-pay = płacisz { $cost }
hint-rest = i { $cost }
hint-trade = { $give } za { $get }
hint-nothing = nic
hint-fleet = za { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
       *[many] { $energy } energii
    }, miejsce na { $places ->
        [one] { $places } dobro
        [few] { $places } dobra
       *[many] { $places } dóbr
    }
hint-cargo = daje { $francs ->
        [one] { $francs } franka
        [few] { $francs } franki
       *[many] { $francs } franków
    }
hint-look = potem możesz zmienić ich kolejność
hint-two-loans = oddaj dwie
hint-one-loan = oddaj jedną i weź 2 franki
amount-food = { $amount } żywności
amount-energy = { $amount ->
        [one] { $amount } energię
        [few] { $amount } energie
       *[many] { $amount } energii
    }
amount-either = { $first } / { $second }
hint-done-after-action = zakończ turę
hint-done-before-supply = przejdź do zaopatrzenia i odsetek
hint-done-gap = nic więcej
hint-done-second-construction = bez drugiego budynku
hint-done-second-visit = bez drugiego budynku
hint-done-interest = zapłać odsetki
hint-done-pick = wystarczy
hint-done-lay-buy = zostaw ją miastu

## Dziennik. Czyn gracza następuje po jego imieniu; `.plan` jest dla tury, która trwa. Co zaczyna się wielką literą, jest zdaniem

the-card = { $card }
the-card-building-firm-1 = Firma budowlana I
the-card-building-firm-2 = Firma budowlana II
the-card-wharf-1 = Stocznia I
the-card-wharf-2 = Stocznia II
the-card-ms-dagmar = MS Dagmar

count-fish =
    { $count ->
        [one] { $count } rybę
        [few] { $count } ryby
       *[many] { $count } ryb
    }
count-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
count-clay =
    { $count ->
        [one] { $count } glinę
        [few] { $count } gliny
       *[many] { $count } gliny
    }
count-iron =
    { $count ->
        [one] { $count } żelazo
        [few] { $count } żelaza
       *[many] { $count } żelaza
    }
count-grain =
    { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zboża
    }
count-cattle =
    { $count ->
        [one] { $count } sztukę bydła
        [few] { $count } sztuki bydła
       *[many] { $count } sztuk bydła
    }
count-coal =
    { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
       *[many] { $count } węgli
    }
count-hides =
    { $count ->
        [one] { $count } skórę
        [few] { $count } skóry
       *[many] { $count } skór
    }
count-smoked-fish =
    { $count ->
        [one] { $count } wędzoną rybę
        [few] { $count } wędzone ryby
       *[many] { $count } wędzonych ryb
    }
count-charcoal =
    { $count ->
        [one] { $count } węgiel drzewny
        [few] { $count } węgle drzewne
       *[many] { $count } węgli drzewnych
    }
count-brick =
    { $count ->
        [one] { $count } cegłę
        [few] { $count } cegły
       *[many] { $count } cegieł
    }
count-steel =
    { $count ->
        [one] { $count } stal
        [few] { $count } stali
       *[many] { $count } stali
    }
count-bread =
    { $count ->
        [one] { $count } chleb
        [few] { $count } chleby
       *[many] { $count } chlebów
    }
count-meat =
    { $count ->
        [one] { $count } mięso
        [few] { $count } mięsa
       *[many] { $count } mięsa
    }
count-coke =
    { $count ->
        [one] { $count } koks
        [few] { $count } koksy
       *[many] { $count } koksów
    }
count-leather =
    { $count ->
        [one] { $count } błam
        [few] { $count } błamy
       *[many] { $count } błamów
    }
count-francs =
    { $count ->
        [one] { $count } franka
        [few] { $count } franki
       *[many] { $count } franków
    }

told-took-offer = bierze { $goods }
    .plan = Weź { $goods }
told-entered = odwiedza { FORM($card, "acc") }
    .plan = Odwiedź { FORM($card, "acc") }
told-entered-for = odwiedza { FORM($card, "acc") } za { $goods }
    .plan = Odwiedź { FORM($card, "acc") } za { $goods }
told-entered-to = odwiedza { FORM($card, "acc") } ({ $player } otrzymuje { $goods })
    .plan = Odwiedź { FORM($card, "acc") } ({ $player } otrzymuje { $goods })
told-constructed = buduje { FORM($card, "acc") }
    .plan = Zbuduj { FORM($card, "acc") }
told-constructed-for = buduje { FORM($card, "acc") } za { $goods }
    .plan = Zbuduj { FORM($card, "acc") } za { $goods }
told-built-ship = buduje { $ship } { $called } (wartość { $value })
    .plan = Zbuduj { $ship } { $called } (wartość { $value })
told-built-ship-for = buduje { $ship } { $called } (wartość { $value }) za { $goods }
    .plan = Zbuduj { $ship } { $called } (wartość { $value }) za { $goods }
told-exchanged = wymienia { $ship } { $called } (wartość { $value }) na { FORM($card, "acc") }
    .plan = Wymień { $ship } { $called } (wartość { $value }) na { FORM($card, "acc") }
told-bought = kupuje { FORM($card, "acc") } za { $francs }
    .plan = Kup { FORM($card, "acc") }: −{ $francs }
told-bought-ship = kupuje { $ship } { $called } (wartość { $value }) za { $francs }
    .plan = Kup { $ship } { $called } (wartość { $value }): −{ $francs }
told-sold = sprzedaje { FORM($card, "acc") } za { $francs }
    .plan = Sprzedaj { FORM($card, "acc") }: +{ $francs }
told-sold-ship = sprzedaje { $ship } { $called } (wartość { $value }) za { $francs }
    .plan = Sprzedaj { $ship } { $called } (wartość { $value }): +{ $francs }
told-took-loan = { $loans ->
        [one] bierze pożyczkę
        [few] bierze { $loans } pożyczki
       *[many] bierze { $loans } pożyczek
    }
    .plan = { $loans ->
        [one] Weź pożyczkę
        [few] Weź { $loans } pożyczki
       *[many] Weź { $loans } pożyczek
    }
told-returned-loan = { $loans ->
        [one] oddaje pożyczkę
        [few] oddaje { $loans } pożyczki
       *[many] oddaje { $loans } pożyczek
    }
    .plan = { $loans ->
        [one] Oddaj pożyczkę
        [few] Oddaj { $loans } pożyczki
       *[many] Oddaj { $loans } pożyczek
    }
told-repaid = { $loans ->
        [one] spłaca pożyczkę ({ $francs })
        [few] spłaca { $loans } pożyczki ({ $francs })
       *[many] spłaca { $loans } pożyczek ({ $francs })
    }
    .plan = { $loans ->
        [one] Spłać pożyczkę: −{ $francs }
        [few] Spłać { $loans } pożyczki: −{ $francs }
       *[many] Spłać { $loans } pożyczek: −{ $francs }
    }
told-paid = płaci { $goods }
    .plan = Zapłać { $goods }
told-paid-to = płaci { $goods } (otrzymuje { $player })
    .plan = Zapłać { $goods } (otrzymuje { $player })
told-got = otrzymuje { $goods }
    .plan = Otrzymaj { $goods }
told-traded = wymienia { $goods } na { $got }
    .plan = Wymień { $goods } na { $got }
told-craft-smokehouse = { $fuels ->
        [0] wędzi { $goods } i otrzymuje { $got }
       *[other] wędzi { $goods }, zużywa { $fuel } i otrzymuje { $got }
    }
    .plan = { $fuels ->
        [0] Uwędź { $goods }: { $got }
       *[other] Uwędź { $goods }, zużyj { $fuel }: { $got }
    }
told-craft-bakehouse = { $fuels ->
        [0] przerabia { $goods } na { $got }
       *[other] przerabia { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Przerób { $goods } na { $got }
       *[other] Przerób { $goods } na { $got }, zużyj { $fuel }
    }
told-craft-charcoal-kiln = { $fuels ->
        [0] wypala { $goods } na { $got }
       *[other] wypala { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Wypal { $goods } na { $got }
       *[other] Wypal { $goods } na { $got }, zużyj { $fuel }
    }
told-craft-brickworks = { $fuels ->
        [0] wypala { $goods } na { $got }
       *[other] wypala { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Wypal { $goods } na { $got }
       *[other] Wypal { $goods } na { $got }, zużyj { $fuel }
    }
told-craft-abattoir = { $fuels ->
        [0] przerabia { $goods } na { $got }
       *[other] przerabia { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Przerób { $goods } na { $got }
       *[other] Przerób { $goods } na { $got }, zużyj { $fuel }
    }
told-craft-tannery = { $fuels ->
        [0] garbuje { $goods } na { $got }
       *[other] garbuje { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Wygarbuj { $goods } na { $got }
       *[other] Wygarbuj { $goods } na { $got }, zużyj { $fuel }
    }
told-craft-cokery = { $fuels ->
        [0] przetwarza { $goods } na { $got }
       *[other] przetwarza { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Przetwórz { $goods } na { $got }
       *[other] Przetwórz { $goods } na { $got }, zużyj { $fuel }
    }
told-craft-steel-mill = { $fuels ->
        [0] przetwarza { $goods } na { $got }
       *[other] przetwarza { $goods } na { $got }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Przetwórz { $goods } na { $got }
       *[other] Przetwórz { $goods } na { $got }, zużyj { $fuel }
    }
told-shipped = { $fuels ->
        [0] przewozi { $goods } za { $francs }
       *[other] przewozi { $goods } za { $francs }, zużywa { $fuel }
    }
    .plan = { $fuels ->
        [0] Przewieź { $goods }: +{ $francs }
       *[other] Przewieź { $goods }, zużyj { $fuel }: +{ $francs }
    }
told-nothing = nic tam nie robi
    .plan = Nic tam nie rób
told-passed = pasuje
    .plan = Spasuj
told-looked = ogląda następne karty specjalne
    .plan = Obejrzyj następne karty specjalne
told-saw = widzi { FORM($card, "acc") }
    .plan = Zobacz { FORM($card, "acc") }
told-laid-back = odkłada je w tej samej kolejności
    .plan = Odłóż je w tej samej kolejności
told-swapped = zamienia je miejscami
    .plan = Zamień je miejscami
told-dealt = dobiera { FORM($card, "acc") }
    .plan = Dobierz { FORM($card, "acc") }
told-sent-home = musi opuścić { FORM($card, "acc") }
    .plan = Opuść { FORM($card, "acc") }
told-sent-home-of = odsyła do domu: { $player } ({ $card })
    .plan = Odeślij do domu: { $player } ({ $card })
told-put-into = przechodzi do budynku: { $card }
    .plan = Przejdź do budynku: { $card }
told-put-into-of = przestawia znacznik: { $player } ({ $card })
    .plan = Przestaw znacznik: { $player } ({ $card })
told-took-card = musi wziąć { FORM($card, "acc") }
    .plan = Weź { FORM($card, "acc") }
told-took-card-of = oddaje { FORM($card, "acc") } (otrzymuje { $player })
    .plan = Oddaj { FORM($card, "acc") } (otrzymuje { $player })

told-title-round = Koniec rundy { $round }
told-title-interest = Odsetki
told-harvested = zbiera { $goods }
    .plan = Zbierz { $goods }
told-fed = karmi robotników: { $goods }
    .plan = Nakarm robotników: { $goods }
told-fed-and-ships = karmi robotników: { $goods } (statki żywią jeszcze { $ships })
    .plan = Nakarm robotników: { $goods } (statki żywią jeszcze { $ships })
told-fed-by-ships = żywi wszystkich ze statków
    .plan = Nakarm wszystkich ze statków
told-interest = płaci odsetki: { $goods }
    .plan = Zapłać odsetki: { $goods }
told-town-built = Miasto buduje { FORM($card, "acc") }.
told-revealed = Nowy budynek specjalny: { $card }.
told-new-ship = Nowy w porcie: { $ship } { $called } (wartość { $value }).
told-supplied = Zaopatrzenie dokłada na stragany { $goods }.
told-placed = Teraz na miejscu projektów { $space }: { $card }.
told-waits = Na razie odłożone: { $card }.
told-removed = Usunięte z gry: { $card }.
told-ended = Gra skończona.

## Opcje

option-length = Długość gry
value-length-full = Wariant pełny
value-length-short = Wariant skrócony (mniej rund, bez budynków specjalnych)
option-out-of-turn-selling = Sprzedaż w turach innych graczy
value-out-of-turn-selling-forced-only = Tylko na płatność, na którą cię nie stać (doświadczeni)
value-out-of-turn-selling-between-turns = Po każdej turze (zasady podstawowe)
option-buy-then-sell-same-turn = Wolno sprzedać kartę w turze jej zakupu
value-buy-then-sell-same-turn-on = Tak
value-buy-then-sell-same-turn-off = Nie
option-expensive-loans = Dodatkowy frank odsetek przy wielu pożyczkach
value-expensive-loans-off = Nie
value-expensive-loans-on = Tak, gdy pożyczek jest tyle co graczy
option-interest-mode = Odsetki
value-interest-mode-flat = 1 frank łącznie
value-interest-mode-per-loan = 1 frank za pożyczkę
option-stadium-purchasable = Stadion na sprzedaż (24 franki)
value-stadium-purchasable-off = Nie
value-stadium-purchasable-on = Tak
option-town-takes-stadium = Miasto może zbudować Stadion
value-town-takes-stadium-on = Tak
value-town-takes-stadium-off = Nie
option-yacht-purchasable = Luksusowy jacht na sprzedaż (20 franków)
value-yacht-purchasable-on = Tak
value-yacht-purchasable-off = Nie
option-marketplace-solo-limit = Solo: najwięcej dóbr na Targowisku
option-solo-removed-specials = Solo: usunięte budynki specjalne
value-solo-removed-specials-014-035 = Straż przybrzeżna i Zoo
value-solo-removed-specials-014 = Straż przybrzeżna
value-solo-removed-specials-none = Żadne
option-black-market-redeal = Tasować ponownie, gdy Czarny rynek leży na wierzchu
value-black-market-redeal-on = Tak
value-black-market-redeal-off = Nie
option-expansion-cards = Rozszerzenie i karty promocyjne
value-expansion-cards-none = Żadne
value-expansion-cards-all = Wszystkie
value-expansion-cards-essen-2008 = Promocyjne z Essen 2008
value-expansion-cards-grand-hameau = Le Grand Hameau
value-expansion-cards-essen-2010 = Promocyjna z Essen 2010
value-expansion-cards-later-promos = Późniejsze promocyjne
option-minimal-payments = Zakaz zbędnej nadpłaty
value-minimal-payments-on = Tak
value-minimal-payments-off = Nie
option-substitution-scope = Cegły zamiast gliny, stal zamiast żelaza
value-substitution-scope-handed-in = Wszędzie, gdzie oddaje się glinę lub żelazo
value-substitution-scope-costs-only = Tylko przy kosztach budowy
value-substitution-scope-everywhere = Nawet w Cegielni i Hucie stali
option-harbour-watch-several = Straż przybrzeżna: kilka znaczników w budynku
value-harbour-watch-several-all = Wychodzą wszyscy, po 1 franku
value-harbour-watch-several-one = Wychodzi tylko wybrany
option-final-action-optional = Akcję końcową można pominąć
value-final-action-optional-on = Tak
value-final-action-optional-off = Nie
option-final-auto-repay = Automatyczna spłata pożyczek przed podliczeniem
value-final-auto-repay-on = Tak
value-final-auto-repay-off = Nie
option-arts-centre-cost = Koszt budowy Centrum kultury
value-arts-centre-cost-1-wood-2-clay = 1 drewno, 2 gliny
value-arts-centre-cost-1-wood-1-clay = 1 drewno, 1 glina
option-ironworks-cost = Koszt budowy Huty żelaza
value-ironworks-cost-3-wood-2-brick = 3 drewna, 2 cegły
value-ironworks-cost-1-wood-2-brick = 1 drewno, 2 cegły
option-toy-fair-loan-francs = Targi zabawek: pożyczka daje 4 franki
value-toy-fair-loan-francs-off = Nie
value-toy-fair-loan-francs-on = Tak
option-stockmarket-bank-bought = Giełda: zakup Banku też się liczy
value-stockmarket-bank-bought-off = Nie
value-stockmarket-bank-bought-on = Tak

## Dlaczego słowa odrzucono: następują po „Ann nie może zagrać „enter joinery”: …”

why-action-over = akcja główna została już wykonana
why-offer-empty = ten stragan jest pusty
why-card = takiej karty nie ma w grze
why-not-built = tego jeszcze nie zbudowano
why-built = to już zbudowano
why-no-visit = nie można tam wejść
why-there = robotnik nie może zostać w tym samym budynku
why-occupied = { $owner } już tam jest
why-strike = podczas strajku nikt nie może wejść do budynku
why-needs = trzeba mieć { $cost }
why-needs-brick = trzeba mieć { $cost } i cegłę dla stoczni
why-no-target = { $player } nie może zapłacić za żaden z wierzchnich projektów
why-no-wood-target = { $player } nie może zapłacić za żaden z wierzchnich projektów z drewnem
why-no-ship = { $player } nie może zapłacić za żaden statek w porcie
why-no-empty-offer = żaden stragan nie jest pusty
why-no-guests = w żadnym własnym budynku nie ma innego gracza
why-needs-either = trzeba mieć { $cost } albo { $other }
why-counts-none = płaci tylko za to, co się ma: { $counted }
why-no-cargo-ship = potrzeba statku
why-no-goods = brak dóbr w zapasie
why-few-goods = potrzeba dobra ulepszonego albo trzech podstawowych
why-few-animals = potrzeba łącznie trzech sztuk bydła lub ryb
why-no-craftsman = potrzeba własnego budynku rzemieślniczego
why-no-pawn = nie ma czego zastawić; każdy rodzaj może tu leżeć tylko raz
why-no-cattle = nikt inny nie ma bydła
why-no-offer-of-two = na żadnym straganie nie leżą dokładnie 2 żetony
why-no-pair = na żadnych dwóch sąsiednich straganach nie ma dóbr
why-no-hands = nie rozdano do niego kart specjalnych
why-no-eviction = nie ma kogo odesłać z budynku, którego { $player } może potem użyć
why-strike-on = strajk już trwa
why-last-round = nie działa od początku ostatniej rundy
why-fee = { $player } nie może zapłacić opłaty wejściowej: { $fee }
why-fee-only = po opłacie wejściowej ({ $fee }) zostałoby za mało, by go użyć
why-construct-where = budynki buduje się w firmie budowlanej
why-build-where = statki buduje się w stoczni
why-no-such-ship = takiego statku nie ma w porcie
why-not-top = nie leży na wierzchu stosu
why-no-construction = tutaj nie można tego zbudować
why-construct = trzeba mieć { $cost }
why-final = w etapie końcowym nie można niczego kupić
why-own = własnych kart nie można kupić
why-owned = właścicielem jest { $owner }
why-not-for-sale = nie jest na sprzedaż
why-francs = cena to { $cost ->
        [one] { $cost } frank
        [few] { $cost } franki
       *[many] { $cost } franków
    }, a w kasie jest { $held }
why-sold = sprzedane w tej turze ({ $player })
why-not-owner = sprzedać można tylko własne karty
why-never-sold = nigdy nie można tego sprzedać
why-bought = kupione w tej turze ({ $player })
why-not-now = teraz nie można tego sprzedać
why-no-loan = nie ma pożyczki do oddania
why-repay = spłata kosztuje { $cost ->
        [one] { $cost } franka
        [few] { $cost } franki
       *[many] { $cost } franków
    }, a w kasie jest { $held }
why-loan = pożyczki są tylko na płatności, których inaczej nie da się uiścić
why-most = { $most ->
        [0] nic więcej nie można zrobić
        [one] można to zrobić tylko raz
        [few] można to zrobić najwyżej { $most } razy
       *[many] można to zrobić najwyżej { $most } razy
    }
why-pick = tego dobra nie można tu wybrać: { $good }
why-stock = { $held ->
        [0] w zasobach nie ma { FORM($good, "many") }
       *[other] w zasobach jest tylko { $held }× { $good }
    }
why-twice = niczego nie wolno wymienić dwa razy
why-more = { $more ->
        [one] trzeba wymienić jeszcze jedno dobro
        [few] trzeba wymienić jeszcze { $more } dobra
       *[many] trzeba wymienić jeszcze { $more } dóbr
    }
why-fewer = { $wanted ->
        [one] trzeba wymienić tylko jedno dobro
        [few] trzeba wymienić tylko { $wanted } dobra
       *[many] trzeba wymienić tylko { $wanted } dóbr
    }
why-food = trzeba zapłacić { $need } żywności, nie mniej i bez zbędnych żetonów
why-energy = trzeba zapłacić { $need } energii, nie mniej i bez zbędnych żetonów

## Jak skończyła się gra

ending-final-phase-over = koniec etapu końcowego
tie-shared = { $standing }: remis ({ $points }). Miejsce jest wspólne – w Le Havre nic nie rozstrzyga remisów.
