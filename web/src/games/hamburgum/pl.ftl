# Teksty samej planszy Hamburgum: nazwy działów, przyciski i wyjaśnienia. Reszta jest w katalogu gry.

section-city = Miasto
section-rondel = Rondel
section-market = Rynek
section-households = Zasoby
section-choose = tu jest coś do wyboru

board-round = Runda
board-round-limit = z { $rounds }
board-cost-free = gratis
board-cost = −{ $cost }
board-home = w kraju
board-depot = Skład
board-prices = Ceny
board-bonus = Premia za ukończenie
board-hidden = ukryte: { $count }
board-place = { $place }.
board-points = { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
board-prestige = prestiż
board-berth = Nabrzeże { $berth }
board-carries = { $units ->
        [one] { $units } sztuka na statek
        [few] { $units } sztuki na statek
       *[many] { $units } sztuk na statek
    }
board-take = Weź żeton datku
board-take-from = { $church }: weź żeton datku
board-map-note = mapa odtworzona
board-token-note = * żeton odtworzony
board-lit = { $title }: { $choices }
board-many = { $title }: { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }

label-none-of = Bez { FORM($item, "gen") }
label-sell-whole = Sprzedaj { $what }
label-buy-whole = Kup { $what }
label-build-ships = { $amount ->
        [0] Nie buduj statku
        [one] Zbuduj { $amount } statek
        [few] Zbuduj { $amount } statki
       *[many] Zbuduj { $amount } statków
    }
label-token-of = { $kind } ({ $church })
kind-points = Punkty
kind-tokens = Żetony datków
kind-ships = Statki
kind-building = Budynki
kind-citizens = Mieszczanie
kind-building-brewer = Browary
kind-building-sugar-refiner = Cukrownie
kind-building-cloth-maker = Tkalnie
kind-building-merchant = Kupcy
kind-building-captain = Kapitanowie
kind-building-official = Urzędnicy
label-trade-sell = Sprzedaj towary
label-trade-buy = Kup materiały
label-trade-none = Bez handlu
label-donate-stop = Koniec datków
label-score-stop = Koniec rozliczania
label-site-stop = Koniec budowy
label-canon-decline = Odmów

title-piece = Pionek na rondlu: { $name }
title-good = { $good } · { $price }
title-sale = Sprzedaż towarów
title-depot = Skład
title-depot-units = Skład · { $units } za { $price }
title-home = Rynek krajowy
title-berth = Nabrzeże { $berth }
title-dutchman = Latający Holender
title-site = { $site } · { $type }, parafia { $church }
title-officials = Urzędnicy
title-bonus = Premia za ukończony kościół
title-prestige = Prestiż: { $name }
title-money = Pieniądze: { $name }
title-builder = Budowniczy kościoła
title-scored = Rozliczone żetony: { $name }
title-ships = Statki: { $name }
title-stock = { $name }: { FORM($goods, "nom") }
title-buildings = { $name }: { $count }× { $type }

tell-space-sugar = Weź 1 cukier i jeszcze 1 za każdą swoją cukrownię.
tell-space-beer = Weź 1 piwo i jeszcze 1 za każdy swój browar.
tell-space-cloth = Weź 1 tkaninę i jeszcze 1 za każdą swoją tkalnię.
tell-space-church = Złóż datki na dowolnie wiele części kościołów i za każdą weź żeton; potem rozlicz żetony.
tell-space-trade = Sprzedaj towary albo kup materiały, ale nie jedno i drugie.
tell-space-guildhall = Buduj na wolnych, połączonych z tobą parcelach; każdy budynek kosztuje 1 drewno i 1 cegłę.
tell-space-dockyard = Buduj statki po 1 drewnie; wpływają na nabrzeże 3.
tell-output = { $you ->
        [yes] Wyprodukujesz teraz
       *[no] { $name } wyprodukuje teraz
    } { $goods }.
tell-unscored-now = { $you ->
        [yes] U ciebie
       *[no] { $name }
    }: { $count ->
        [0] brak nierozliczonych żetonów
        [one] { $count } nierozliczony żeton
        [few] { $count } nierozliczone żetony
       *[many] { $count } nierozliczonych żetonów
    }.
tell-ships-now = { $you ->
        [yes] Masz
       *[no] { $name } ma
    } { $timber ->
        [one] { $timber } drewno
        [few] { $timber } drewna
       *[many] { $timber } drewna
    } i { $supply ->
        [one] { $supply } statek
        [few] { $supply } statki
       *[many] { $supply } statków
    } w zasobach.
tell-guildhall-now = { $you ->
        [yes] Materiałów wystarcza ci
       *[no] { $name }: materiałów wystarcza
    } na { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    }; { $open ->
        [0] brak wolnych parcel w zasięgu
        [one] { $open } wolna parcela w zasięgu
        [few] { $open } wolne parcele w zasięgu
       *[many] { $open } wolnych parcel w zasięgu
    }.
tell-trade-now = { $you ->
        [yes] Możesz
       *[no] { $name } może
    } sprzedać { $goods ->
        [0] 0 towarów
        [one] { $goods } towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    } lub kupić { $units ->
        [0] 0 materiałów
        [one] { $units } materiał
        [few] do { $units } materiałów
       *[many] do { $units } materiałów
    }.
tell-cost = { $cost ->
        [0] { $you ->
            [yes] Idziesz tu
           *[no] { $name } idzie tu
        } za darmo.
       *[other] { $you ->
            [yes] Zapłacisz
           *[no] { $name } zapłaci
        } { $cost } z { $prestige } prestiżu.
    }
tell-pieces = Stoją tu: { $names }.
tell-piece-at = Stoi na polu { $space }.
tell-piece-start = Czeka na środku: pierwszy ruch prowadzi na dowolne pole i jest darmowy.
tell-piece = Porusza się o 1–8 pól zgodnie z ruchem wskazówek zegara; pierwsze trzy są za darmo, dalsze kosztują prestiż. Pionki nigdy się nie blokują.

tell-price = Statkiem po { $price }: 100 minus 10 za { FORM($type, "each") } na mapie (teraz { $count }). Na rynku krajowym po { $home }.
tell-held = { $you ->
        [yes] Masz
       *[no] { $name } ma
    } { $goods }.
tell-material-timber = Na statki, budynki i części kościołów od drugiej wzwyż.
tell-material-brick = Na każdą część kościoła i każdy budynek.
tell-material-bell = Potrzebny do piątej części kościoła. Nikt nie ma więcej niż jednego.
tell-sale = Wybierz, ile sztuk każdego towaru sprzedajesz. Statek przewozi jeden rodzaj towaru, tyle sztuk, ile wynosi numer nabrzeża; statki są ładowane jak najkorzystniej.
tell-carry = { $you ->
        [yes] Masz
       *[no] { $name } ma
    } w porcie { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    }; łączna ładowność: { $room } szt.
tell-home = Towary, których nie przewozi żaden statek, sprzedają się po { $price }.
tell-depot = Łączna liczba kupionych sztuk wyznacza jedną cenę, bez względu na to, ile jest drewna, cegieł i dzwonów.
tell-depot-units = { $units ->
        [one] { $units } sztuka kosztuje
        [few] { $units } sztuki razem kosztują
       *[many] { $units } sztuk razem kosztuje
    } { $price }, po około { $each }.
tell-depot-most = { $you ->
        [yes] Masz
       *[no] { $name } ma
    } { $money }: wystarcza na { $units ->
        [0] 0 sztuk
        [one] { $units } sztukę
        [few] { $units } sztuki
       *[many] { $units } sztuk
    }.

tell-berth = Każdy statek tutaj przewozi przy sprzedaży { $units ->
        [one] { $units } sztukę
        [few] { $units } sztuki
       *[many] { $units } sztuk
    } jednego towaru.
tell-lying = Statki: { $ships }.
tell-lying-none = Nie ma tu żadnego statku.
tell-ships-of = { $name } ({ $amount })
tell-dutchmen = Latający Holender ({ $amount })
tell-berth-room = Wolne miejsca: { $room }. Dopóki nabrzeże nie jest pełne, nic się nie przesuwa.
tell-berth-full = Pełne: następny statek przesuwa wszystkie o jedno nabrzeże, a te z nabrzeża 1 płyną do domu.
tell-dutchman = Niczyj statek. Zajmuje miejsce i przesuwa się jak inne, ale nic nie przewozi. Każdy kapitan sprowadza jednego.
tell-dutchmen-left = Jeszcze przybędzie: { $count }.
tell-fleet = W porcie: { $three } na nabrzeżu 3, { $two } na nabrzeżu 2, { $one } na nabrzeżu 1. W zasobach: { $supply }.

tell-parts = Zbudowane części: { $parts } z 5.
tell-donors = Ofiarodawcy od dołu: { $names }.
tell-next-part = Część { $part } kosztuje { $cost }{ $part ->
        [5] { " " }({ $name })
       *[other] { "" }
    }. Ofiarodawca bierze żeton i odtąd może budować przy tym kościele.
tell-last-part = Kończy budowę kościoła: od razu { $bonus } prestiżu i prawo budowania wszędzie.
tell-tokens-left = Pozostałe żetony: { $tokens }.
tell-completed = Ukończony. Ofiarodawcy pozostają z nim połączeni.
tell-token-points = Po rozliczeniu wart 5.
tell-token-tokens = Wart 1 za każdy twój żeton datku, rozliczony lub nie, razem z tym.
tell-token-ships = Wart 2 za każdy twój statek w porcie.
tell-token-building = Wart { $value } za { FORM($type, "each-own") }.
tell-token-citizens = Wart { $value } za każdego twojego mieszczanina w parafii { $church }.
tell-token-citizens-everywhere = Wart { $value } za każdego twojego mieszczanina w dowolnej parafii.
tell-token-scored = Rozliczony ({ $name }); nadal liczy się jako żeton.
tell-token-unscored = { $you ->
        [yes] Jeszcze nierozliczony
       *[no] Jeszcze nierozliczony ({ $name })
    }: teraz wart { $value }.
tell-token-free = Jeszcze przy kościele. { $you ->
        [yes] Dostaniesz
       *[no] { $name } dostanie
    } za niego teraz { $value }.
tell-token-reconstructed = Odtworzony: wydrukowanego żetonu nie udało się odczytać, więc wartość lub typ budynku to nasze najlepsze przypuszczenie.
tell-kind-points = Po rozliczeniu wart 5.
tell-kind-tokens = Wart 1 za każdy twój żeton datku.
tell-kind-ships = Wart 2 za każdy twój statek w porcie.
tell-kind-building = Wart 4 lub 5 za każdy twój budynek danego typu.
tell-kind-citizens = Daje punkty za każdego twojego mieszczanina w parafii.

tell-site-owner = Właściciel: { $name }.
tell-type-brewer = Akcja Piwo daje właścicielowi o 1 więcej.
tell-type-sugar-refiner = Akcja Cukier daje właścicielowi o 1 więcej.
tell-type-cloth-maker = Akcja Tkanina daje właścicielowi o 1 więcej.
tell-type-merchant = Przynosi raz, przy budowie, { $money } talarów.
tell-type-captain = Wprowadza za darmo na nabrzeże 3 Latającego Holendra i jeden twój statek.
tell-type-official = Kto tu buduje, bierze urzędnika, który płaci raz. Najwyżej jeden urzędnik na akcję Ratusz.
tell-site-maker = Budowa obniża wszystkim cenę { FORM($good, "gen") } z { $price } do { $after }.
tell-site-official = Następny: { $official }, { $effect }.
tell-official-here = Mieszka tu { $official }. Przy budowie: { $effect }.
tell-reach-taken = Na parceli stoi tylko jeden budynek, i to na stałe.
tell-reach-builder = { $you ->
        [yes] Jako budowniczy kościoła możesz tu
       *[no] { $name } jako budowniczy kościoła może tu
    } budować.
tell-reach-joined = { $you ->
        [yes] Możesz
       *[no] { $name } może
    } tu budować dzięki połączeniu przez { FORM($through, "acc") }.
tell-reach-apart = { $you ->
        [yes] Nie możesz
       *[no] { $name } nie może
    } tu budować: nie prowadzi tu linia od własnego mieszczanina ani od wspartego kościoła.
tell-official = Raz, przy budowie: { $effect }.
tell-official-now = { $you ->
        [yes] Dostaniesz
       *[no] { $name } dostanie
    } teraz { $money }, nie licząc nowego mieszczanina.
tell-officials-numbered = Stos jest odkryty: kto buduje na parceli urzędnika, bierze wierzchniego.
tell-officials-advanced-choice = Wszyscy leżą odkryci: kto buduje na parceli urzędnika, bierze dowolnego.
tell-officials-advanced-random = Potasowany stos: kto buduje na parceli urzędnika, bierze wierzchniego.
tell-officials-left = Zostało: { $count }.
tell-officials-hidden = Ukryci, w nieznanej kolejności: { $names }.
tell-bonus = Kto złoży datek na piątą część, zdobywa prestiż: 8 za pierwszy ukończony kościół, potem 7, 6, 5, 4, 3. Szósty natychmiast kończy grę.
tell-bonus-next = Ukończone: { $done }; następny daje { $bonus }.
tell-bonus-done = Wszystkie sześć ukończone.

tell-scored = Każdy z nich nadal liczy się jako żeton.
tell-standing = Miejsce { $place } z wynikiem { $total }, gdyby gra skończyła się teraz: { $prestige } prestiżu, { $tokens } z nierozliczonych żetonów, { $stock } z { $money } talarów po sprzedaży zasobów.
tell-prestige = Teraz { $prestige }. Płaci się nim za długie ruchy na rondlu; nic innego nie kosztuje prestiżu.
tell-money = Teraz { $money }: { $units ->
        [0] nie wystarcza na materiał
        [one] wystarcza na { $units } sztukę w składzie
        [few] wystarcza na { $units } sztuki w składzie
       *[many] wystarcza na { $units } sztuk w składzie
    }. Na koniec każde pełne 100 to 1 prestiżu.
tell-builder = Ma ukończony kościół i może budować na każdej wolnej parceli.
tell-no-builder = Bez ukończonego kościoła: parcele muszą być połączone liniami.
tell-stock-good = Statkiem po { $price }, na rynku krajowym po { $home }.
tell-stock-end = Na koniec gry każda pozostała sztuka liczy się jako { $money } talarów.
tell-buildings = Na parcelach: { $sites }.

## Panele Handlu i Stoczni: cały handel jest tu jednym pytaniem

decision-sell = Co sprzedajesz?
decision-buy = Co kupujesz?
panel-trade = Sprzedajesz czy kupujesz?
panel-sell = { decision-sell }
panel-buy = { decision-buy }
help-sell = Wybierz w dowolnej kolejności, ile sztuk każdego towaru sprzedajesz (HB-6.3). Statek przewozi jeden rodzaj towaru, tyle sztuk, ile wynosi numer nabrzeża; statki są ładowane tak, by przyniosły najwięcej pieniędzy (HB-6.10). Czego nie przewiezie żaden statek, sprzedaje się po 30 na rynku krajowym. Sprzedaż nie zmienia cen i nie przesuwa statków (HB-6.13).
help-buy = Wybierz w dowolnej kolejności, ile sztuk kupujesz. Liczba sztuk wyznacza jedną cenę za wszystkie razem; podana jest pod mapą (HB-7.1). Nigdy nie masz więcej niż jednego dzwonu (HB-7.5).

trade-fixed = Już wybrano: { $what }.
trade-none = Nic
trade-no-goods = Nie masz towarów na sprzedaż.
trade-no-money = Nie możesz kupić: pierwszy materiał kosztuje { $price }, masz { $money }.

sale-next = jeszcze 1: +{ $money }
sale-by-ship = { $count } × { $price } statkiem
sale-at-home = { $count } × { $price } w kraju
sale-rooms = { $count ->
        [one] Twój statek zabiera { $rooms } szt. jednego towaru.
        [few] Twoje statki zabierają { $rooms } szt., każdy jeden towar.
       *[many] Twoje statki zabierają { $rooms } szt., każdy jeden towar.
    }
sale-no-ships = Nie masz statku w porcie: wszystko sprzedaje się w kraju po { $price }.
sale-after = Pieniądze po sprzedaży: { $money }.
sell-nothing = Wybierz, co sprzedajesz.
sale-fill = Napełnij statki
sale-all = Wszystko

buy-held = masz { $count }
buy-bell-held = już masz jeden
buy-next = { $count ->
        [one] Pierwszy kosztuje { $money }.
        [few] Następny kosztuje jeszcze { $money }.
       *[many] Następny kosztuje jeszcze { $money }.
    }
buy-no-more = Na następny cię nie stać: kosztuje jeszcze { $money }.
buy-left = Zostaje: { $money }.
buy-nothing = Wybierz, co kupujesz.
buy-pair = + drewno i cegła

ships-name = Statki
ships-each = po 1 drewnie
ships-cost = Koszt: { $timber ->
        [one] { $timber } drewno
        [few] { $timber } drewna
       *[many] { $timber } drewna
    }, zostaje { $left }.
ships-shift = Wszystkie statki przesuną się przy tym na następne nabrzeże.
ships-after = Twoje statki potem: nabrzeże 3: { $three }, nabrzeże 2: { $two }, nabrzeże 1: { $one }.
ships-no-more = { $supply ->
        [one] Masz { $supply } statek w zasobach.
        [few] Masz { $supply } statki w zasobach.
       *[many] Masz { $supply } statków w zasobach.
    }
ships-go = { $count ->
        [0] Nie buduj statku
        [one] Zbuduj { $count } statek
        [few] Zbuduj { $count } statki
       *[many] Zbuduj { $count } statków
    }

## Co robi główny przycisk

deed-produce = Wyprodukuj { $goods }
deed-sell = Sprzedaj { $what }: +{ $money }
deed-sell-many = { $count ->
        [one] Sprzedaj { $count } towar: +{ $money }
        [few] Sprzedaj { $count } towary: +{ $money }
       *[many] Sprzedaj { $count } towarów: +{ $money }
    }
deed-buy = Kup { $what } za { $money }
deed-buy-many = { $count ->
        [one] Kup { $count } materiał za { $money }
        [few] Kup { $count } materiały za { $money }
       *[many] Kup { $count } materiałów za { $money }
    }
deed-build = Zbuduj na parceli { $site }
deed-appoint = Mianuj: { $official }
deed-score = Rozlicz: { $token }
deed-end-game = Złóż datek i zakończ grę

## Co przepadłoby za nic

warn-move = { $lacks ->
        [both] Nie masz drewna ani cegieł, więc nic nie zbudujesz.
        [timber] Nie masz drewna, więc nic nie zbudujesz.
        [brick] Nie masz cegieł, więc nic nie zbudujesz.
        [site] Żadna wolna parcela nie jest z tobą połączona, więc nic nie zbudujesz.
        [ship] Nie masz już statków do zbudowania.
        [church] Nie stać cię na żadną część kościoła i nie masz żetonu do rozliczenia.
       *[trade] Nie masz nic na sprzedaż ani dość pieniędzy, by coś kupić.
    }{ $cost ->
        [0] { "" }
       *[other] { " " }Na darmo wydasz { $cost } prestiżu.
    }
warn-trade = Zakończysz turę bez sprzedaży i bez zakupu.
warn-ships = Zakończysz turę bez budowy statku.
warn-donate = Zakończysz turę bez datku.
warn-score = Zakończysz turę bez datku i bez rozliczenia.
warn-score-nothing = Ten żeton jest teraz wart 0. Możesz go rozliczyć później.
warn-site = Zakończysz turę, nic nie budując.
warn-captain = Nie masz już statków: kapitan sprowadzi tylko Latającego Holendra.
warn-canon = Nie zostanie ci cegła dla Kanonika, więc nic ci nie da.
warn-official = Ten urzędnik nie przyniesie ci teraz pieniędzy.
