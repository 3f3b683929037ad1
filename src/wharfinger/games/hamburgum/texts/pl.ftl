# Hamburgum po polsku: nazwy, pytania, pomoc, wydarzenia, opcje i słowa stołu.

summary = Kupcy dawnego Hamburga wspierają sześć kościołów, budują w ich parafiach i sprzedają piwo, cukier i tkaniny.

## Nazwy

name-space-cloth = Tkanina
    .acc = Tkaninę
name-space-dockyard = Stocznia
    .acc = Stocznię
name-good-beer = piwo
    .gen = piwa
    .many = piwa
name-good-sugar = cukier
    .gen = cukru
    .many = cukru
name-good-cloth = tkanina
    .acc = tkaninę
    .gen = tkaniny
    .many = tkanin
name-item-brick = cegła
    .acc = cegłę
    .gen = cegły
name-church-michaelis = St. Michaelis
    .acc = kościół St. Michaelis
    .gen = kościoła St. Michaelis
name-church-nikolai = St. Nikolai
    .acc = kościół St. Nikolai
    .gen = kościoła St. Nikolai
name-church-petri = St. Petri
    .acc = kościół St. Petri
    .gen = kościoła St. Petri
name-church-dom = katedra
    .acc = katedrę
    .gen = katedry
name-church-catharinen = St. Catharinen
    .acc = kościół St. Catharinen
    .gen = kościoła St. Catharinen
name-church-jacobi = St. Jacobi
    .acc = kościół St. Jacobi
    .gen = kościoła St. Jacobi
short-church-michaelis = Michaelis
short-church-nikolai = Nikolai
short-church-petri = Petri
short-church-dom = Katedra
short-church-catharinen = Catharinen
short-church-jacobi = Jacobi
name-kind-citizens = mieszczanie
    .acc = mieszczan
name-space-sugar = Cukier
name-space-church = Kościół
name-space-trade-1 = Handel I
name-space-guildhall = Ratusz
name-space-beer = Piwo
name-space-trade-2 = Handel II
name-item-timber = drewno
    .gen = drewna
name-item-bell = dzwon
    .gen = dzwonu
name-kind-points = punkty
name-kind-tokens = żetony
name-kind-ships = statki
name-kind-building = budynek
name-type-brewer = browar
    .each = każdy browar
    .each-own = każdy twój browar
name-type-sugar-refiner = cukrownia
    .acc = cukrownię
    .each = każdą cukrownię
    .each-own = każdą twoją cukrownię
name-type-cloth-maker = tkalnia
    .acc = tkalnię
    .each = każdą tkalnię
    .each-own = każdą twoją tkalnię
name-type-merchant = kupiec
    .acc = dom kupca
    .each-own = każdego twojego kupca
name-type-captain = kapitan
    .acc = dom kapitana
    .each-own = każdego twojego kapitana
name-type-official = urzędnik
    .acc = urząd
    .each-own = każdego twojego urzędnika
name-official-councilman-7 = Rajca 7
    .acc = Rajcę 7
name-official-councilman-6 = Rajca 6
    .acc = Rajcę 6
name-official-councilman-5 = Rajca 5
    .acc = Rajcę 5
name-official-vicar-4 = Wikary 4
    .acc = Wikarego 4
name-official-vicar-3 = Wikary 3
    .acc = Wikarego 3
name-official-vicar-2 = Wikary 2
    .acc = Wikarego 2
name-official-lord-mayor-1 = Burmistrz 1
    .acc = Burmistrza 1
name-official-canon = Kanonik
    .acc = Kanonika
name-official-guildmaster = Cechmistrz
    .acc = Cechmistrza
name-official-harbourmaster = Kapitan portu
    .acc = Kapitana portu
name-official-deacon = Diakon
    .acc = Diakona
name-official-sexton = Zakrystian
    .acc = Zakrystiana
name-official-master-builder = Mistrz budowlany
    .acc = Mistrza budowlanego
name-official-civil-servant = Urzędnik miejski
    .acc = Urzędnika miejskiego
name-colour-red = czerwony
name-colour-blue = niebieski
name-colour-green = zielony
name-colour-violet = fioletowy
name-colour-white = biały
name-colour-yellow = żółty
name-how-sixth-church-completed = ukończono szósty kościół
name-how-turn-limit-reached = osiągnięto limit rund
short-type-brewer = br
short-type-sugar-refiner = cu
short-type-cloth-maker = tk
short-type-merchant = ku
short-type-captain = ka
short-type-official = ur

## Skąd są punkty

source-start = Prestiż na początku
source-tokens-points = Żetony datków (punkty)
source-tokens-tokens = Żetony datków (żetony)
source-tokens-ships = Żetony datków (statki)
source-tokens-building = Żetony datków (budynki)
source-tokens-citizens = Żetony datków (mieszczanie)
source-completed = Ukończone kościoły
source-money = Pieniądze i towary
source-moves = Długie ruchy na rondlu

## Pytania

decision-move = Wybierz pole rondla.
decision-trade = Handel: sprzedajesz towary czy kupujesz materiały?
decision-sell = Sprzedaż: ile tego towaru?
decision-buy = Zakup: ile tego materiału?
decision-ships = Stocznia: ile statków budujesz?
decision-donate = Na który kościół składasz datek?
decision-token = Który żeton datku bierzesz?
decision-score = Które żetony teraz rozliczasz?
decision-site = Ratusz: gdzie budujesz? Każdy budynek kosztuje 1 drewno i 1 cegłę.
decision-official = Który urzędnik się wprowadza?
decision-canon = Kanonik: na który kościół składasz datek za 1 cegłę?
decision-canon-token = Kanonik: który żeton datku bierzesz?
decision-surplus = Masz dwa nierozliczone żetony jednego rodzaju. Który rozliczasz teraz?

ask-sell = Ile { FORM($good, "many") } sprzedajesz? Masz { $held }; po { $price } statkiem, po { $home } na rynku krajowym{ $chosen ->
        [none] .
       *[other] . Na razie { $chosen } za { $total }.
    }
ask-buy = Ile { $item ->
        [bell] dzwonów
        [brick] cegieł
       *[timber] drewna
    } kupujesz? Masz { $money }{ $chosen ->
        [none] .
       *[other] . Na razie { $chosen } za { $total }.
    }
ask-token = Który żeton datku { FORM($church, "gen") } bierzesz?
ask-ships = Stocznia: ile statków budujesz? Każdy kosztuje 1 drewno; masz { $timber }.
ask-score-more =
    Które żetony teraz rozliczasz? { $buildings ->
        [0] Możesz zachować tylko jeden nierozliczony żeton każdego rodzaju.
       *[other] Możesz zachować tylko jeden nierozliczony żeton każdego rodzaju; wszystkie żetony za budynki to jeden rodzaj.
    }
count-beer =
    { $count ->
        [one] { $count } piwo
        [few] { $count } piwa
       *[many] { $count } piw
    }
count-sugar =
    { $count ->
        [one] { $count } cukier
        [few] { $count } cukry
       *[many] { $count } cukrów
    }
count-cloth =
    { $count ->
        [one] { $count } tkaninę
        [few] { $count } tkaniny
       *[many] { $count } tkanin
    }
    .nom =
        { $count ->
            [one] { $count } tkanina
            [few] { $count } tkaniny
           *[many] { $count } tkanin
        }
count-timber =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
count-brick =
    { $count ->
        [one] { $count } cegłę
        [few] { $count } cegły
       *[many] { $count } cegieł
    }
    .nom =
        { $count ->
            [one] { $count } cegła
            [few] { $count } cegły
           *[many] { $count } cegieł
        }
count-bell =
    { $count ->
        [one] { $count } dzwon
        [few] { $count } dzwony
       *[many] { $count } dzwonów
    }
count-money =
    { $count ->
        [one] { $count } talara
        [few] { $count } talary
       *[many] { $count } talarów
    }

## Zasada każdej decyzji w skrócie

help-move = Tura to jeden ruch na rondlu i akcja pola, na które wejdziesz (HB-4.2). Pierwszy ruch prowadzi na dowolne pole i jest darmowy (HB-4.4). Potem idziesz zgodnie z ruchem wskazówek zegara o 1–8 kroków; nie wolno zostać na miejscu (HB-4.5). Za pierwsze trzy kroki nic nie płacisz; 4, 5, 6, 7 i 8 kroków kosztuje 1, 2, 3, 4 i 5 prestiżu, płatne przed akcją (HB-4.6, HB-4.7). Możesz zapłacić tylko tyle, ile masz, chyba że gra dopuszcza ujemny prestiż (HB-4.8, HB-4.9). Inne pionki nigdy nie blokują (HB-4.10). Piwo, Cukier i Tkanina dają 1 sztukę oraz 1 za każdy własny budynek tej branży (HB-5.1).
help-trade = Akcja Handel to albo sprzedaż, albo zakup, nigdy jedno i drugie (HB-6.1). Sprzedane towary przynoszą 100 minus 10 za każdy budynek ich branży na mapie (HB-6.2), o ile przewiozą je twoje statki: statek zabiera tyle sztuk jednego towaru, ile wynosi numer jego nabrzeża (HB-6.4, HB-6.5). Czego nie przewiezie żaden statek, przynosi 30 na rynku krajowym (HB-6.9). Przy zakupie jest jedna cena za wszystko kupione razem (HB-7.1).
help-sell = Podaj, ile sztuk każdego towaru sprzedajesz, od zera do wszystkich (HB-6.3); najpierw piwo, potem cukier, potem tkaniny. Statki są ładowane tak, by przyniosły najwięcej pieniędzy (HB-6.10). Łącznie trzeba sprzedać co najmniej jedną sztukę (HB-19.4). Sprzedaż nie zmienia cen i nie przesuwa statków (HB-6.13).
help-buy = Podaj, ile sztuk kupujesz: najpierw dzwon, potem cegły, potem drewno. Łączna liczba sztuk wyznacza jedną cenę dla wszystkich; podana jest pod mapą (HB-7.1). Możesz mieć najwyżej jeden dzwon (HB-7.5). Łącznie trzeba kupić co najmniej jedną sztukę (HB-19.4).
help-ships = Każdy statek kosztuje 1 drewno i wpływa na nabrzeże 3 (HB-8.1, HB-8.2). Jeśli nabrzeże 3 jest pełne, najpierw przesuwają się wszystkie statki: z nabrzeża 1 opuszczają port, z 2 płyną na 1, z 3 na 2 (HB-8.3, HB-8.4). Statki, które opuszczają port, wracają do właścicieli (HB-8.5).
help-donate = Najpierw możesz złożyć datek na dowolnie wiele części dowolnych nieukończonych kościołów (HB-9.2). Część 1 kosztuje cegłę; część 2 cegłę i drewno; część 3 ponadto 20 talarów; część 4 ponadto 40; część 5 cegłę, drewno, dzwon i 10 talarów za każdego własnego mieszczanina na mapie (HB-9.4). Każda część daje żeton tego kościoła (HB-9.6). Część 5 kończy budowę kościoła: 8, 7, 6, 5, 4, 3 prestiżu za pierwszy do szóstego, a odtąd możesz budować wszędzie (HB-10.1, HB-12.8). Szósty ukończony kościół natychmiast kończy grę (HB-16.1). Potem rozliczasz żetony (HB-9.1).
help-token = Za część 1 zawsze bierzesz żeton punktów (HB-9.7), za późniejsze dowolny żeton pozostały przy kościele (HB-9.8). Żeton liczy się, gdy go rozliczasz: punkty 5; żetony 1 za każdy twój żeton; statki 2 za każdy własny statek w porcie; budynek 4 lub 5 za każdy własny budynek tego typu; mieszczanie 3 lub 4 za każdego własnego mieszczanina w parafii, przy katedrze 1 za każdego gdziekolwiek (HB-11.3 do HB-11.7).
help-score = Możesz rozliczyć dowolne nierozliczone żetony, każdy raz, za ich obecną wartość (HB-11.1, HB-11.2). Po akcji możesz zachować najwyżej jeden nierozliczony żeton każdego rodzaju; pozostałe trzeba rozliczyć (HB-11.9). Na koniec gry rozlicza się wszystkie nierozliczone żetony (HB-16.3).
help-site = Każdy budynek kosztuje 1 drewno i 1 cegłę (HB-12.1). Parcelę musi łączyć linia z kościołem, który wspierasz, lub z własnym mieszczaninem (HB-12.4 do HB-12.6); budowniczowie kościołów budują wszędzie (HB-12.8). Najwyżej jeden urzędnik na wizytę (HB-12.9). Browary, cukrownie i tkalnie zwiększają twoją produkcję i obniżają cenę dla wszystkich (HB-13.1); kupiec przynosi 100 talarów (HB-13.2); kapitan wprowadza na nabrzeże 3 Latającego Holendra, a potem twój statek (HB-13.3, HB-13.4); urzędnik przynosi pieniądze według kafelka (HB-14, HB-15). Efekt następuje przed następnym budynkiem (HB-12.10).
help-official = Bierzesz jednego z pozostałych niebieskich urzędników; jego efekt następuje od razu i tylko raz (HB-15.1, HB-15.4).
help-canon = Kanonik daje następną część dowolnego nieukończonego kościoła za 1 cegłę, bez względu na zwykły koszt (HB-15.11). Możesz odmówić (HB-15.12). Reszta jak przy każdym datku: żeton, premia, budowniczy kościoła, koniec gry (HB-15.13, HB-15.14).
help-canon-token = Jak przy każdym datku: za część 1 bierzesz żeton punktów, za późniejsze dowolny żeton pozostały przy kościele (HB-9.7, HB-9.8, HB-15.13). Gra może zabraniać wzięcia rodzaju, którego nierozliczony żeton już masz (HB-15.16).
help-surplus = Przy tym ustawieniu jeden z dwóch nierozliczonych żetonów właśnie wziętego rodzaju rozlicza się teraz; wybierasz który (HB-15.15).

## Co daje odpowiedź

space-sugar = wyprodukuj { $amount ->
        [one] { $amount } cukier
        [few] { $amount } cukry
       *[many] { $amount } cukrów
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-church =
    { $can ->
        [both] datki albo rozliczenie za +{ $value }
        [donate] datki
        [score] rozliczenie za +{ $value }
       *[none] nie możesz nic dać ani rozliczyć
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-trade-1 =
    { $can ->
        [both] sprzedaż do { $total } albo zakup do { $units } szt.
        [sell] sprzedaż do { $total }
        [buy] zakup do { $units } szt.
       *[none] nie ma co sprzedać ani kupić
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-cloth = wyprodukuj { $amount ->
        [one] { $amount } tkaninę
        [few] { $amount } tkaniny
       *[many] { $amount } tkanin
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-guildhall =
    { $lacks ->
        [both] brak drewna i cegieł
        [timber] brak drewna
        [brick] brak cegieł
        [site] brak parceli w zasięgu
       *[nothing] { $most ->
            [one] budowa { $most } budynku
            [few] budowa do { $most } budynków
           *[many] budowa do { $most } budynków
        }
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-beer = wyprodukuj { $amount ->
        [one] { $amount } piwo
        [few] { $amount } piwa
       *[many] { $amount } piw
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-trade-2 =
    { $can ->
        [both] sprzedaż do { $total } albo zakup do { $units } szt.
        [sell] sprzedaż do { $total }
        [buy] zakup do { $units } szt.
       *[none] nie ma co sprzedać ani kupić
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
space-dockyard =
    { $lacks ->
        [timber] brak drewna
        [ship] brak statków
       *[nothing] { $ships ->
            [one] budowa { $ships } statku
            [few] budowa do { $ships } statków
           *[many] budowa do { $ships } statków
        }
    }, { $cost ->
        [0] gratis
       *[other] za { $cost } prestiżu
    }
hint-trade-sell = towary za pieniądze
hint-trade-buy = drewno, cegły, dzwon
hint-trade-none = zakończ turę
hint-donate-stop = przejdź do rozliczania
hint-score-stop = zakończ turę
hint-site-stop = zakończ turę
hint-donate = część { $part }: { $brick ->
        [one] { $brick } cegła
        [few] { $brick } cegły
       *[many] { $brick } cegieł
    }{ $timber ->
        [0] { "" }
        [one] , { $timber } drewno
        [few] , { $timber } drewna
       *[many] , { $timber } drewna
    }{ $bell ->
        [0] { "" }
        [one] , { $bell } dzwon
        [few] , { $bell } dzwony
       *[many] , { $bell } dzwonów
    }{ $money ->
        [0] { "" }
       *[other] , { $money } talarów
    }{ $bonus ->
        [0] { "" }
       *[other] ; ukończenie: +{ $bonus } prestiżu{ $ends ->
            [0] { "" }
           *[other] {" "}i koniec gry
        }
    }; { $tokens ->
        [0] żeton punktów
        [one] ostatni żeton
        [few] zostały { $tokens } żetony
       *[many] zostało { $tokens } żetonów
    }
hint-sell = łącznie { $total }
hint-buy = { $units ->
        [0] na razie nic
        [one] { $units } sztuka za { $total }
        [few] { $units } sztuki za { $total }
       *[many] { $units } sztuk za { $total }
    }
hint-token = teraz wart { $value }{ $reconstructed ->
        [0] { "" }
       *[other] { " " }(odtworzony)
    }
hint-score = +{ $value } prestiżu{ $reconstructed ->
        [0] { "" }
       *[other] { " " }(odtworzony)
    }
hint-build-brewer = browar: +1 piwo za każdym razem, cena −10
hint-build-sugar-refiner = cukrownia: +1 cukier za każdym razem, cena −10
hint-build-cloth-maker = tkalnia: +1 tkanina za każdym razem, cena −10
hint-build-merchant = dom kupca: +{ $money } talarów
hint-build-captain = { $ship ->
        [0] dom kapitana: przybywa Latający Holender (nie masz już statków)
       *[other] dom kapitana: przybywa Latający Holender i twój statek
    }
hint-build-official = urzędnik: do wyboru
hint-official-unknown = urzędnik: jeszcze nieznany
hint-official-councilman = Rajca: +{ $money } talarów
hint-official-vicar = Wikary: +{ $money } talarów
hint-official-lord-mayor = Burmistrz: +{ $money } talarów
hint-official-canon = { $bricks ->
        [0] Kanonik: brak cegły na datek
       *[other] Kanonik: część kościoła za 1 cegłę
    }
hint-official-guildmaster = Cechmistrz: +{ $money } talarów
hint-official-harbourmaster = Kapitan portu: +{ $money } talarów
hint-official-deacon = Diakon: +{ $money } talarów
hint-official-sexton = Zakrystian: +{ $money } talarów
hint-official-master-builder = Mistrz budowlany: +{ $money } talarów
hint-official-civil-servant = Urzędnik miejski: +{ $money } talarów
hint-appoint = +{ $money } talarów
hint-appoint-canon = { $bricks ->
        [0] brak cegły na datek
       *[other] część kościoła za 1 cegłę
    }
hint-canon = część { $part }: 1 cegła; { $tokens ->
        [0] żeton punktów
        [one] ostatni żeton
        [few] zostały { $tokens } żetony
       *[many] zostało { $tokens } żetonów
    }

## Dziennik. Czyn gracza następuje po jego imieniu; `.plan` jest dla tury, która trwa. Co zaczyna się wielką literą, jest zdaniem

told-moved = idzie na pole { $space }
    .plan = Idź na pole { $space }
told-moved-for = idzie na pole { $space } za { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    } prestiżu
    .plan = Idź na pole { $space }: −{ $cost } prestiżu
told-produced = produkuje { $goods }
    .plan = Wyprodukuj { $goods }
told-sold = sprzedaje { $goods } za { $money }
    .plan = Sprzedaj { $goods }: +{ $money }
told-bought = kupuje { $goods } za { $money }
    .plan = Kup { $goods }: −{ $money }
told-ships = { $count ->
        [one] stawia statek na nabrzeżu 3
        [few] stawia { $count } statki na nabrzeżu 3
       *[many] stawia { $count } statków na nabrzeżu 3
    }
    .plan = { $count ->
        [one] Postaw statek na nabrzeżu 3
        [few] Postaw { $count } statki na nabrzeżu 3
       *[many] Postaw { $count } statków na nabrzeżu 3
    }
told-donated = składa datek na { FORM($church, "acc") }: { $cost }
    .plan = Złóż datek na { FORM($church, "acc") }: { $cost }
the-kind-tokens = żetony datków
the-kind-brewer = browary
the-kind-sugar-refiner = cukrownie
the-kind-cloth-maker = tkalnie
the-kind-merchant = kupcy
    .acc = kupców
the-kind-captain = kapitanowie
    .acc = kapitanów
the-kind-official = urzędnicy
    .acc = urzędników
told-took-token =
    bierze { $count ->
        [one] żeton ({ $kind })
        [few] żetony ({ $kind })
       *[many] żetony ({ $kind })
    }
    .plan =
        Weź { $count ->
            [one] żeton ({ $kind })
            [few] żetony ({ $kind })
           *[many] żetony ({ $kind })
        }
told-completed = kończy budowę { FORM($church, "gen") } i zdobywa { $bonus ->
        [one] { $bonus } punkt
        [few] { $bonus } punkty
       *[many] { $bonus } punktów
    } prestiżu
    .plan = Ukończ { FORM($church, "acc") }: +{ $bonus } prestiżu
told-scored = rozlicza { FORM($kind, "acc") }: +{ $prestige } prestiżu
    .plan = Rozlicz { FORM($kind, "acc") }: +{ $prestige } prestiżu
told-built = buduje { FORM($type, "acc") } na parceli { $site }
    .plan = Zbuduj { FORM($type, "acc") } na parceli { $site }
told-built-too = { FORM($type, "acc") } na parceli { $site }
    .plan = Zbuduj { FORM($type, "acc") } na parceli { $site }
told-built-office = buduje urząd na parceli { $site }
    .plan = Zbuduj urząd na parceli { $site }
told-official = wprowadza { FORM($official, "acc") } na parcelę { $site }
    .plan = Wprowadź { FORM($official, "acc") } na parcelę { $site }
told-earned = zarabia { $money }
    .plan = Zarób { $money }
told-nothing = nic tam nie robi
    .plan = Nic tam nie rób
told-arrived-of = { $count ->
        [one] Statek wpływa na nabrzeże 3 ({ $player }).
        [few] { $count } statki wpływają na nabrzeże 3 ({ $player }).
       *[many] { $count } statków wpływa na nabrzeże 3 ({ $player }).
    }
told-dutchman-arrived = { $count ->
        [one] Na nabrzeże 3 wpływa Latający Holender.
        [few] Na nabrzeże 3 wpływają { $count } Latające Holendry.
       *[many] Na nabrzeże 3 wpływa { $count } Latających Holendrów.
    }
told-shifted = Wszystkie inne statki płyną na następne nabrzeże.
told-returned = { $count ->
        [one] { $count } statek płynie do domu.
        [few] { $count } statki płyną do domu.
       *[many] { $count } statków płynie do domu.
    }
told-returned-of = { $count ->
        [one] Statek płynie do domu ({ $player }).
        [few] { $count } statki płyną do domu ({ $player }).
       *[many] { $count } statków płynie do domu ({ $player }).
    }
told-dutchmen-lost = { $count ->
        [one] Latający Holender odpływa na zawsze.
        [few] { $count } Latające Holendry odpływają na zawsze.
       *[many] { $count } Latających Holendrów odpływa na zawsze.
    }
told-revealed = Następny urzędnik: { $official }.
told-ended = Gra skończona: { $how }.

## Opcje

option-officials = Urzędnicy
value-officials-numbered = Numerowany stos (gra podstawowa)
value-officials-advanced-choice = Niebiescy urzędnicy, wybiera budujący (wariant I)
value-officials-advanced-random = Niebiescy urzędnicy, potasowany stos (wariant II)
option-building-token-scope = Żetony budynków liczą budynki
value-building-token-scope-anywhere = Na całej mapie
value-building-token-scope-parish = Tylko we własnej parafii (dosłownie z instrukcji)
option-negative-prestige = Dozwolony dług prestiżu
value-negative-prestige-forbid = Nie
value-negative-prestige-allow = Tak
option-start-player = Gracz rozpoczynający
value-start-player-random = Losowy
value-start-player-first-listed = Pierwszy na liście
option-turn-limit = Limit rund (0 = brak)
option-empty-supply = Gdy brak statków, można zbudować ten, który właśnie opuszcza port
value-empty-supply-returning-counts = Tak
value-empty-supply-strict = Nie
option-dutchman-sales = Wszyscy mogą sprzedawać Latającymi Holendrami
value-dutchman-sales-none = Nie
value-dutchman-sales-shared = Tak
option-depot-beyond-10 = Zakup ponad dziesięciu materiałów naraz
value-depot-beyond-10-pattern = Ceny dalej rosną
value-depot-beyond-10-restart = Po dziesięciu ceny od początku
value-depot-beyond-10-cap = Niedozwolony
option-idle-action = Wolno nic nie robić na polu
value-idle-action-allow = Tak
value-idle-action-forbid = Tylko gdy nic nie jest możliwe
option-canon-surplus = Kanonik: drugi nierozliczony żeton tego samego rodzaju
value-canon-surplus-defer = Zachowujesz oba do następnej akcji Kościół
value-canon-surplus-score-now = Jeden z dwóch rozliczasz od razu
value-canon-surplus-no-duplicate = Niedozwolony
option-tie-money = Remis rozstrzyga
value-tie-money-cash = Wszystkie pieniądze na koniec
value-tie-money-remainder = Pieniądze poniżej ostatniej pełnej setki
option-blue-top = Potasowani urzędnicy: wierzchni kafelek
value-blue-top-face-up = Odkryty
value-blue-top-face-down = Zakryty
option-money-name = Nazwa waluty

## Stół

label-title = Hamburgum
label-round = runda { $round }
label-city = Hamburg
label-city-reconstructed = Hamburg · mapa odtworzona
label-elbe = Ł A B A
label-berth = nabrzeże { $berth } · po { $room }
label-rondel = Rondel
label-churches = Kościoły i pozostałe żetony
label-churches-reconstructed = Pozostałe żetony (* odtworzone)
mark-reconstructed = {"*"}
label-tokens-mean = P { $points } punktów, Ż { $tokens } za żeton, S { $ships } za statek, B5ku 5 za kupca, M3 3 za mieszczanina
label-completion = { $bonus ->
        [0] wszystkie kościoły ukończone
       *[other] ukończenie: +{ $bonus }{ $later ->
        [none] { "" }
       *[other] , potem { $later }
    }
    }
label-legend = Litery
label-short-churches = Kościoły: części, żetony, parcele
label-harbour = Port
label-short-berth = { $berth }:
label-at-home = { $price } w kraju
label-depot = Skład
label-short-player = gracz
label-short-prestige = prestiż
label-short-goods = pi·cu·tk
label-short-materials = dr·ce·dz
label-short-ships = statki 3·2·1
label-short-tokens = żetony, budynki
label-market = Rynek · { $price } w kraju · skład
label-officials = Urzędnicy
label-free = gratis
label-cost = -{ $cost }
label-start = na starcie
label-prestige = prestiż (końcowy)
label-money = pieniądze
label-goods = piwo·cukier·tkanina
label-materials = drewno·cegła·dzwon
label-ships = statki 3·2·1 +reszta
label-unscored = nierozliczone żetony
label-scored = rozliczone żetony
label-buildings = budynki
label-builder = budowniczy kościoła
label-hidden = { $count ->
        [0] pod spodem nic
        [one] { $count } pod spodem
        [few] { $count } pod spodem
       *[many] { $count } pod spodem
    }
label-next = następny
label-then = potem
label-dutchman = Holender
label-none = brak
label-category = punkty za
label-total = punkty
label-place = miejsce
label-final-track = tor prestiżu
label-final-tokens = nierozliczone żetony
label-final-stock = pieniądze i zasoby
token-points = P
token-tokens = Ż
token-ships = S
token-building = B
token-citizens = M
official-councilman = { $money } za mieszczanina
official-vicar = { $money } za każdy dotychczasowy datek
official-lord-mayor = { $money } za ukończony kościół
official-canon = dowolna część za 1 cegłę
official-guildmaster = { $money } za posiadany towar
official-harbourmaster = { $money } za twój statek w porcie
official-deacon = { $money } za twój żeton
official-sexton = { $money } za wsparty kościół
official-master-builder = { $money } za twojego mieszczanina
official-civil-servant = { $money } za parafię z twoim mieszczaninem

## Dlaczego słowa odrzucono: następują po „Ann nie może zagrać „move church”: …”

why-space = nie ma takiego pola
why-move = to kosztuje { $cost } prestiżu, a do dyspozycji jest { $held }
why-no-goods = nie ma towarów na sprzedaż
why-no-money = jedna sztuka kosztuje { $cost } talarów, a w kasie jest { $held }
why-idle = trzeba coś sprzedać lub kupić
why-stock = { $held ->
        [0] w zasobach nie ma { FORM($good, "many") }
       *[other] w zasobach jest tylko { $held }× { $good }
    }
why-bell = { $most ->
        [one] nikt nie może mieć więcej niż jeden dzwon
        [few] nikt nie może mieć więcej niż { $most } dzwony
       *[many] nikt nie może mieć więcej niż { $most } dzwonów
    }
why-affordable = { $most ->
        [0] { $player } nie może za nic zapłacić
        [one] { $player } może zapłacić tylko za { $most } sztukę
        [few] { $player } może zapłacić tylko za { $most } sztuki
       *[many] { $player } może zapłacić tylko za { $most } sztuk
    }
why-twice = niczego nie wolno wymienić dwa razy
why-timber = każdy statek wymaga { $each } drewna, a w zasobach jest { $held }
why-ships = { $most ->
        [0] nie ma już statków do zbudowania
        [one] można zbudować tylko { $most } statek
        [few] można zbudować tylko { $most } statki
       *[many] można zbudować tylko { $most } statków
    }
why-finished = ten kościół jest ukończony
why-scoring = rozliczanie żetonów już trwa
why-donate = do części { $part } brakuje: { $brick ->
        [0] { "" }
        [one] { $brick } cegły
        [few] { $brick } cegieł
       *[many] { $brick } cegieł
    }{ $timber ->
        [0] { "" }
       *[other] { $brick ->
        [0] { "" }
       *[other] {", "}
    }{ $timber } drewna
    }{ $bell ->
        [0] { "" }
       *[other] { $brick ->
        [0] { $timber ->
        [0] { "" }
       *[other] {", "}
    }
       *[other] {", "}
    }dzwonu
    }{ $money ->
        [0] { "" }
       *[other] { $kinds ->
        [one] { "" }
        [few] { " " }i{ " " }
       *[many] { " " }i{ " " }
    }{ $money } talarów
    }
why-token = rozliczać można tylko własne żetony
why-scored = ten żeton jest już rozliczony
why-keep = wolno zachować tylko jeden nierozliczony żeton każdego rodzaju
why-site = nie ma takiej parceli
why-site-taken = ta parcela jest zajęta ({ $owner })
why-build = budynek wymaga 1 drewna i 1 cegły; w zasobach: { $timber ->
        [one] { $timber } drewno
        [few] { $timber } drewna
       *[many] { $timber } drewna
    } i { $brick ->
        [one] { $brick } cegła
        [few] { $brick } cegły
       *[many] { $brick } cegieł
    }
why-official = w jednej turze może się wprowadzić tylko jeden urzędnik
why-joined = parcela nie jest połączona z własnym mieszczaninem ani ze wspartym kościołem
why-official-gone = tego urzędnika już nie ma

## Jak skończyła się gra

ending-sixth-church-completed = ukończono szósty kościół
ending-turn-limit-reached = osiągnięto limit rund
tie-money = Remis przy { $points } prestiżu: wyżej jest gracz z większą ilością pieniędzy ({ $standing }).
tie-remainder = Remis przy { $points } prestiżu: wyżej jest gracz, któremu zostało więcej pieniędzy ponad pełne setki ({ $standing }).
tie-equal = { $standing }: tyle samo prestiżu ({ $points }) i pieniędzy, więc miejsce jest wspólne.
