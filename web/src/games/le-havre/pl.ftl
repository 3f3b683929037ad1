# Słowa planszy Le Havre, których nie ma katalog gry.

## Działy

lh-harbour = Port
lh-plans = Projekty
lh-town = Miasto
lh-you = Ty
lh-others = Gracze
lh-show-all = pokaż wszystko
lh-show-less = pokaż mniej
lh-show-all-of = { $player }: pokaż wszystko
lh-show-less-of = { $player }: pokaż mniej
lh-sections = Działy
lh-find = Podświetl karty

## Przyciski

lh-take = Weź { $what }
drawer-turn = Kup, sprzedaj lub spłać
drawer-after-action = Kup, sprzedaj lub spłać
drawer-before-supply = Kup, sprzedaj lub spłać
drawer-gap = Kup, sprzedaj lub spłać
drawer-interest = Spłać pożyczkę
drawer-second-construction = Kup, sprzedaj lub spłać
drawer-second-visit = Kup, sprzedaj lub spłać
lh-enter = Odwiedź { FORM($what, "acc") }
lh-construct = Zbuduj { FORM($what, "acc") }
lh-lay = Zagraj { FORM($what, "acc") }
lh-build = Zbuduj { FORM($what, "acc") }
lh-exchange-for = Wymień na { FORM($what, "acc") }
lh-exchange = Oddaj { FORM($what, "acc") }
lh-buy = Kup { FORM($what, "acc") } (−{ $francs })
lh-sell = Sprzedaj { FORM($what, "acc") } (+{ $francs })
lh-evict = Odeślij do domu: { $player }
lh-send-home = Odeślij do domu: { $player }
lh-redeem = Wykup { FORM($what, "acc") } za 2
lh-get = Weź { FORM($what, "acc") }
lh-for = Oddaj { FORM($what, "acc") }
the-ship-worth = { $ship } ({ $value })
    .acc = { FORM($ship, "acc") } ({ $value })
lh-goods = { $goods }
lh-sail = { $count ->
        [one] Wyślij { $count } statek
        [few] Wyślij { $count } statki
       *[many] Wyślij { $count } statków
    }
lh-units = { $count } ×
lh-units-more = { $count } × i więcej
lh-fee-food = Zapłać żywnością
lh-fee-francs = Zapłać frankami
lh-office-steel-steel = 4 dobra za stal
lh-office-steel-no-steel = Bez stali
lh-no-good = Nic więcej
lh-no-swap = Bez wymiany
lh-crane = Drewno zamiast { FORM($what, "instead") }
lh-repay = Spłać pożyczkę (−5)
lh-loan = Weź pożyczkę (+4)
lh-pass = Pasuj
lh-look = Obejrzyj
lh-do-not-look = Nie oglądaj
lh-keep-order = Zostaw kolejność
lh-swap = Zamień miejscami
lh-on-top = Na wierzch: { $card }
lh-two-loans = Oddaj dwie pożyczki
lh-one-loan = Oddaj jedną, weź 2 franki
lh-first-part = Pierwsze
lh-second-part = Drugie
lh-done-after-action = Zakończ turę
lh-done-before-supply = Dalej
lh-done-gap = Dalej
lh-done-second-construction = Bez drugiego budynku
lh-done-second-visit = Bez drugiej wizyty
lh-done-interest = Zapłać odsetki
lh-done-pick = Gotowe
lh-done-lay-buy = Nie kupuj

## O co pytamy jeszcze raz

lh-warn-sell = Dostaniesz { $francs } za coś, co na koniec ma wartość { $value }.
lh-warn-pass = Rezygnujesz z ostatniej akcji.
lh-warn-second-visit = Rezygnujesz z wizyty bez opłaty.

## Co daje opcja, gdy przycisk tego nie mówi

hint-offer = {""}
hint-buy = wartość { $value }: { $what }
hint-buy-ship = wartość { $value }
hint-sell = na koniec wartość { $value }
hint-repay = {""}
hint-loan = { $repay } do spłaty
hint-pay = { $cost }
hint-two-loans = {""}
hint-one-loan = {""}
hint-done-after-action = {""}
hint-done-before-supply = {""}
hint-done-gap = {""}
hint-done-second-construction = {""}
hint-done-second-visit = {""}
hint-done-interest = {""}
hint-done-pick = {""}
hint-done-lay-buy = {""}

## Na planszy

lh-can-enter = odwiedź
lh-can-buy = kup
lh-can-sell = sprzedaj
lh-can-construct = zbuduj
lh-can-take = weź
lh-can-build = zbuduj
lh-can-repay = spłać
lh-can-other = wybierz
lh-can = { $thing }: { $deeds }
lh-no-action = brak akcji
lh-fed = syci
lh-fed-by-ships = żywią statki
lh-food-short = brakuje { $missing } żywności
lh-food-enough = { $need } żywności
lh-goods-count = { $count ->
        [one] { $count } dobro
        [few] { $count } dobra
       *[many] { $count } dóbr
    }
lh-disc-home = Robotnik ({ $player }): w domu
lh-tile = { $number }: { $first } i { $second }
lh-tile-down = { $number }: zakryty
lh-vessel = { $kind } { $name }, wartość { $value }
lh-round-now = Runda { $round } z { $rounds }
lh-stack-empty = puste miejsce
lh-known = { $place }: { $card }
lh-known-either = 1 lub 2: { $card }
lh-modern = zmodernizowana
lh-worth = wartość
lh-round = runda
lh-town-builds = miasto buduje
lh-fee = opłata
lh-cost = koszt

## Ikony zamiast słów

lh-icon-build = zbuduj budynek
lh-icon-eye = obejrzyj karty specjalne
lh-icon-any = dowolne dobro
lh-icon-basic = dowolne dobro podstawowe
lh-icon-upgraded = dowolne dobro ulepszone
lh-icon-worker = robotnik
lh-icon-bonus = punkty na koniec
lh-icon-empty = pusty stragan
lh-icon-offer = stragan
lh-icon-ship = statek
lh-icon-loan = pożyczka
lh-icon-special = budynek specjalny
lh-icon-harvest = żniwa
lh-icon-energy = energia
lh-icon-food = żywność

## Wyjaśnienia

lh-explain-offer = Tutaj: { $amount }. Biorąc ze straganu, bierzesz wszystko.
lh-explain-tiles = Co rundę dokłada tu { $count } z 7 żetonów zaopatrzenia.
lh-explain-tile-title = Żeton zaopatrzenia { $number }
lh-explain-tile = Każda tura tutaj dokłada na stragany { $first } i { $second }.
lh-explain-interest = Gdy statek dotrze do tego żetonu, każdy z pożyczką płaci 1 franka odsetek.
lh-explain-down = Zakryty, dopóki w pierwszej rundzie nie dotrze do niego statek.
lh-explain-marker = Ostatnią turę miał tu gracz { $player }.
lh-explain-card-title = { $card } (nr { $number })
lh-explain-marketplace-short = Weź 2 różne dobra podstawowe (dowolne z ośmiu, bez franków) oraz po 1 kolejnym różnym za każdy własny budynek rzemieślniczy (razem najwyżej 8)
lh-explain-type = Typ: { $type }
lh-explain-value = Wartość { $value }
lh-explain-value-bonus = Wartość { $value } i premia { $bonus }, gdyby gra skończyła się teraz
lh-explain-price = Cena: { $francs ->
        [one] { $francs } frank
        [few] { $francs } franki
       *[many] { $francs } franków
    }
lh-explain-not-sold = Nie można kupić
lh-explain-cost = Budowa kosztuje { $cost }
lh-explain-no-cost = Nie można zbudować
lh-explain-fee = Opłata wejściowa: { $fee }
lh-explain-hammers = Młoty: { $count }
lh-explain-fishermen = Wędkarze: { $count }
lh-explain-owner = Właściciel: { $player }
lh-explain-owner-town = Właściciel: miasto
lh-explain-owner-plan = Jeszcze nie zbudowano
lh-explain-waiting = Czeka obok planszy na puste miejsce projektów.
lh-explain-inside = W środku: { $players }
lh-explain-covered = Zbudować lub kupić można tylko wierzchnią kartę stosu.
lh-explain-modern = Ta stocznia jest zmodernizowana: można tu zbudować każdy statek.
lh-explain-sell = Cena sprzedaży: { $francs ->
        [one] { $francs } frank
        [few] { $francs } franki
       *[many] { $francs } franków
    }
lh-explain-ship-build = Budowa w stoczni kosztuje { $cost } i { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
       *[many] { $energy } energii
    }
lh-explain-ship-use = Co rundę daje { $food } żywności, u Armatora przewozi { $places ->
        [one] { $places } dobro
        [few] { $places } dobra
       *[many] { $places } dóbr
    }
lh-explain-ship-stack = { $count ->
        [0] Teraz niedostępny.
        [one] { $count } dostępny.
        [few] { $count } dostępne.
       *[many] { $count } dostępnych.
    }
lh-explain-ship-top = Na wierzchu: { $name }, wartość { $value }
lh-explain-good-have = { $player } ma { $goods }.
lh-explain-good-food = Liczy się jako { $amount } żywności
lh-explain-good-energy = Daje { $amount ->
        [one] { $amount } energię
        [few] { $amount } energie
       *[many] { $amount } energii
    }
lh-explain-good-ship = Cena przewozu: { $francs }
lh-explain-good-becomes = Po przetworzeniu: { $good }
lh-explain-good-from = Powstaje z: { $good }
lh-explain-good-offered = Na straganie: { $amount }
lh-explain-francs = Na koniec 1 punkt za każdy; 1 frank liczy się też jako 1 żywność.
lh-explain-loan-title = Pożyczki: { $player }
lh-explain-loan-count = Teraz: { $count }
lh-explain-loan = Pożyczka daje 4 franki, spłata kosztuje 5; niespłacona odbiera na koniec 7 punktów. Odsetki to 1 frank za wszystkie razem.
lh-explain-disc-title = Robotnik: { $player }
lh-explain-disc-in = W budynku: { $card }; póki tam stoi, nikt inny nie wejdzie.
lh-explain-disc-home = W domu.
lh-explain-food = { $player } ma { $amount } żywności i { $francs ->
        [one] { $francs } franka, który liczy się
        [few] { $francs } franki, które liczą się
       *[many] { $francs } franków, które liczą się
    } jako żywność.
lh-explain-feeding-title = Żywienie: { $player }
lh-explain-fed = W tej rundzie już nakarmieni.
lh-explain-feeding = Na koniec rundy: { $food } żywności.
lh-explain-feeding-ships = Statki dają { $food }.
lh-explain-feeding-need = Do zapłaty: { $need }
lh-explain-feeding-missing = Brakuje { $missing }, licząc całą żywność i franki.
lh-explain-feeding-over = Koniec żywienia: to etap końcowy.
lh-explain-energy = { $player } ma dobra na { $amount ->
        [one] { $amount } energię
        [few] { $amount } energie
       *[many] { $amount } energii
    }.
lh-explain-wealth = { $player }: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }, gdyby gra skończyła się teraz
lh-explain-wealth-buildings = Budynki i premie: { $amount }
lh-explain-wealth-ships = Statki: { $amount }
lh-explain-wealth-francs = Franki minus pożyczki: { $amount }
lh-explain-player-counts = Ma: { $counts }
lh-explain-round-title = Runda { $round }
lh-explain-round-food = Na jej koniec każdy płaci { $food } żywności
lh-explain-round-harvest = Żniwa: +1 zboże, jeśli je masz, +1 sztuka bydła, jeśli masz co najmniej dwie.
lh-explain-round-no-harvest = Bez żniw.
lh-explain-round-standard = Miasto buduje najniższy z trzech wierzchnich projektów.
lh-explain-round-special = Miasto buduje budynek specjalny.
lh-explain-round-ship = Potem nowy statek: { $ship } { $name }, wartość { $value }
lh-explain-deck-title = Budynki specjalne
lh-explain-deck-unseen = Losowane z { $count ->
        [one] { $count } nieznanej karty
        [few] { $count } nieznanych kart
       *[many] { $count } nieznanych kart
    }.
lh-explain-stack-title = Stos projektów { $number }
lh-explain-stack = { $count ->
        [0] Pusty.
        [one] Jedna odkryta karta.
        [few] { $count } karty, najniższy numer na wierzchu. Zbudować lub kupić można tylko wierzchnią.
       *[many] { $count } kart, najniższy numer na wierzchu. Zbudować lub kupić można tylko wierzchnią.
    }
lh-explain-type-count = { $player } ma { $count }.
lh-symbol-hammer = Młoty przydają się na Glinianym wzgórzu, w Kopalni węgla i Urzędzie pracy.
lh-symbol-fisherman = Wędkarze przydają się na Łowisku i w Urzędzie pracy.
lh-symbol-craftsman = Budynki rzemieślnicze przydają się na Targowisku i Rynku miejskim i liczą się dla Ratusza.
lh-symbol-economic = Budynki gospodarcze liczą się dla Banku i Siedziby cechu.
lh-symbol-industrial = Budynki przemysłowe liczą się dla Banku i Parku przemysłowego.
lh-symbol-public = Budynki publiczne liczą się dla Ratusza.

## Panele: o co gra pyta rodzaj po rodzaju, tu jest jednym pytaniem

decision-food = Zapłać żywność.
panel-fleet = Które dobra przewozisz?
panel-cargo = Które dobra przewozisz?
panel-hand-in = Które dobra oddajesz?
panel-receive = Które dobra bierzesz?
decision-energy = Zapłać energię.
decision-fee = Zapłać opłatę wejściową.
decision-pick = Wybierz dobra.
decision-fleet = Armator: załaduj statki.
decision-cargo = Armator: załaduj statki.
decision-hand-in = Wybierz dobra do oddania.
decision-receive = Wybierz dobra do wzięcia.
decision-office-hand-in = Wybierz cztery dobra na wymianę za stal.
decision-forced = Nie możesz zapłacić.

lh-have = masz { $count }
lh-pay = Zapłać
lh-pay-all = Zapłać { $what }
lh-feed-go = Nakarm robotników: { $what }
lh-skip = Pomiń
lh-trade = { $give } → { $get }
lh-burns = Zapłacisz { $what }
lh-cheapest = Najtaniej
lh-kind-first = Jak najwięcej { FORM($good, "many") }
lh-least = Min. { $count }
lh-most = Maks. { $count }
lh-all = Wszystko
lh-none = Nic
lh-do-smokehouse = { $count ->
        [one] Uwędź { $count } rybę
        [few] Uwędź { $count } ryby
       *[many] Uwędź { $count } ryb
    }
lh-do-bakehouse = { $count ->
        [one] Upiecz { $count } chleb
        [few] Upiecz { $count } chleby
       *[many] Upiecz { $count } chlebów
    }
lh-do-brickworks = { $count ->
        [one] Wypal { $count } cegłę
        [few] Wypal { $count } cegły
       *[many] Wypal { $count } cegieł
    }
lh-do-charcoal-kiln = { $count ->
        [one] Wypal { $count } węgiel drzewny
        [few] Wypal { $count } węgle drzewne
       *[many] Wypal { $count } węgli drzewnych
    }
lh-do-abattoir = { $count ->
        [one] Ubij { $count } sztukę bydła
        [few] Ubij { $count } sztuki bydła
       *[many] Ubij { $count } sztuk bydła
    }
lh-do-tannery = { $count ->
        [one] Wygarbuj { $count } skórę
        [few] Wygarbuj { $count } skóry
       *[many] Wygarbuj { $count } skór
    }
lh-do-cokery = { $count ->
        [one] Wyprodukuj { $count } koks
        [few] Wyprodukuj { $count } koksy
       *[many] Wyprodukuj { $count } koksów
    }
lh-do-steel-mill = { $count ->
        [one] Wytop { $count } stal
        [few] Wytop { $count } stali
       *[many] Wytop { $count } stali
    }
lh-get-all = Weź { $what }
lh-get-more = Weź { $free } i jeszcze { $more }
lh-take-them = Weź je
lh-due-fee-or = Opłata wejściowa, { $card }: { $food } żywności lub { $francs }
lh-paid = Zapłacono { $paid } z { $need }
lh-wasted = nadpłata: { $amount }
lh-too-much = Płacisz o { $good } za dużo: nie wolno niepotrzebnie przepłacać.
lh-missing = jeszcze brakuje: { $amount }
lh-pay-other = Nie można zapłacić tyle { FORM($good, "many") }.
lh-leaves = Zatrzymasz { $what }
lh-leaves-nothing = Nic z tego nie zatrzymasz
lh-choose-kinds = Wybrano { $chosen } z { $count }
lh-choose-goods = Wybrane dobra: { $chosen } z { $count }
lh-choose-more = { $more ->
        [one] Wybierz jeszcze { $more }.
        [few] Wybierz jeszcze { $more }.
       *[many] Wybierz jeszcze { $more }.
    }
lh-choose-one = Wybierz co najmniej jedno.
lh-choose-dear = To kosztuje { $cost ->
        [one] { $cost } franka
        [few] { $cost } franki
       *[many] { $cost } franków
    }, a masz tylko { $francs }.
lh-choose-other = Przy tym wyborze ({ $good }) zostaje za mało rodzajów.
lh-costs = { $francs ->
        [one] { $francs } frank
        [few] { $francs } franki
       *[many] { $francs } franków
    }
lh-brings = { $francs ->
        [one] +{ $francs } frank
        [few] +{ $francs } franki
       *[many] +{ $francs } franków
    }
lh-pick-go = { $count ->
        [0] Weź dobra
        [one] Weź { $count } dobro
        [few] Weź { $count } dobra
       *[many] Weź { $count } dóbr
    }
lh-pick-go-francs = { $count ->
        [one] Weź { $count } dobro
        [few] Weź { $count } dobra
       *[many] Weź { $count } dóbr
    } za { $francs ->
        [one] { $francs } franka
        [few] { $francs } franki
       *[many] { $francs } franków
    }
lh-pawn-go = { $count ->
        [0] Zastaw dobra
        [one] Zastaw { $count } dobro za 2 franki
        [few] Zastaw { $count } dobra za { $francs ->
        [one] { $francs } franka
        [few] { $francs } franki
       *[many] { $francs } franków
    }
       *[many] Zastaw { $count } dóbr za { $francs ->
        [one] { $francs } franka
        [few] { $francs } franki
       *[many] { $francs } franków
    }
    }
lh-picked-some = Część dóbr jest już wybrana.
lh-handed-in-some = Część dóbr jest już oddana.
lh-pick-enough = Gotowe
lh-office-go = Wymień na stal
lh-handed-in = { $count ->
        [one] { $count } dobro jest już oddane.
        [few] { $count } dobra są już oddane.
       *[many] { $count } dóbr jest już oddanych.
    }
lh-hand-in-nothing = Wybierz, co oddajesz.
lh-bridge = ulepszone: { $upgraded }, podstawowe: { $basic }
lh-bridge-rule = 1 frank za każde dobro ulepszone i za każde trzy podstawowe.
lh-bridge-threes = Dobra podstawowe idą trójkami: { $more ->
        [one] dodaj jeszcze { $more } albo odejmij 2
        [few] dodaj jeszcze { $more } albo odejmij 1
       *[many] dodaj jeszcze { $more } albo odejmij 1
    }.
lh-bridge-go = { $francs ->
        [0] Oddaj
        [one] Oddaj za { $francs } franka
        [few] Oddaj za { $francs } franki
       *[many] Oddaj za { $francs } franków
    }
lh-swap-go = Wymień
lh-swap-give = Oddajesz { $what }
lh-swap-get = Dostajesz { $what }
lh-take-worth = Weź jeszcze dobra o wartości { $worth }.
lh-take-more = { $basic ->
        [0] { $upgraded ->
        [one] Weź jeszcze { $upgraded } dobro ulepszone.
        [few] Weź jeszcze { $upgraded } dobra ulepszone.
       *[many] Weź jeszcze { $upgraded } dóbr ulepszonych.
    }
        [one] { $upgraded ->
        [0] Weź jeszcze { $basic } dobro podstawowe.
       [one] Weź jeszcze { $basic } dobro podstawowe i { $upgraded } ulepszone.
            [few] Weź jeszcze { $basic } dobro podstawowe i { $upgraded } ulepszone.
           *[many] Weź jeszcze { $basic } dobro podstawowe i { $upgraded } ulepszonych.
    }
        [few] { $upgraded ->
        [0] Weź jeszcze { $basic } dobra podstawowe.
       [one] Weź jeszcze { $basic } dobra podstawowe i { $upgraded } ulepszone.
            [few] Weź jeszcze { $basic } dobra podstawowe i { $upgraded } ulepszone.
           *[many] Weź jeszcze { $basic } dobra podstawowe i { $upgraded } ulepszonych.
    }
       *[many] { $upgraded ->
        [0] Weź jeszcze { $basic } dóbr podstawowych.
       [one] Weź jeszcze { $basic } dóbr podstawowych i { $upgraded } ulepszone.
            [few] Weź jeszcze { $basic } dóbr podstawowych i { $upgraded } ulepszone.
           *[many] Weź jeszcze { $basic } dóbr podstawowych i { $upgraded } ulepszonych.
    }
    }
lh-due-back-worth = Weź dobra o wartości { $worth }.
lh-due-back-parts = Weź dobra podstawowe ({ $basic }) i ulepszone ({ $upgraded }).
lh-cargo = Załadowano { $count } z { $places }, wolne: { $free }
lh-cargo-aboard = { $count ->
        [one] { $count } dobro jest już na pokładzie.
        [few] { $count } dobra są już na pokładzie.
       *[many] { $count } dóbr jest już na pokładzie.
    }
lh-cargo-nothing = Załaduj co najmniej 1 dobro.
lh-cargo-least = { $count ->
        [one] Załaduj jeszcze co najmniej { $count }: wystarczyłoby mniej statków.
        [few] Załaduj jeszcze co najmniej { $count }: wystarczyłoby mniej statków.
       *[many] Załaduj jeszcze co najmniej { $count }: wystarczyłoby mniej statków.
    }
lh-cargo-bill = { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }, { $energy ->
        [one] { $energy } energia
        [few] { $energy } energie
       *[many] { $energy } energii
    }
lh-cargo-burn = Spalisz { $what }
lh-cargo-short = Nie wystarcza na { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
       *[many] { $energy } energii
    }.
lh-cargo-best = Najlepszy ładunek
lh-sail-for = { $francs ->
        [0] Wypłyń
        [one] Wypłyń za { $francs } franka
        [few] Wypłyń za { $francs } franki
       *[many] Wypłyń za { $francs } franków
    }
lh-extra = { $card }: bierzesz { $free }
lh-more-for = Jeszcze { $more } za { $cost }
lh-times = Ile razy
lh-step = Ile { FORM($good, "many") }?
lh-forced-choose = Weź pożyczkę lub coś sprzedaj.
lh-forced-loans = { $count ->
        [0] Weź pożyczkę
        [one] Weź pożyczkę: +{ $francs }
        [few] Weź { $count } pożyczki: +{ $francs }
       *[many] Weź { $count } pożyczek: +{ $francs }
    }
lh-forced-sell = { $loans ->
        [0] { $count ->
        [one] Sprzedaj: +{ $francs }
        [few] Sprzedaj { $count } karty: +{ $francs }
       *[many] Sprzedaj { $count } kart: +{ $francs }
    }
        [one] Sprzedaj { $count } i weź pożyczkę: +{ $francs }
        [few] Sprzedaj { $count } i weź { $loans } pożyczki: +{ $francs }
       *[many] Sprzedaj { $count } i weź { $loans } pożyczek: +{ $francs }
    }
lh-forced-still = jeszcze brakuje { $missing }
lh-forced-covered = { $over ->
        [0] Wystarcza dokładnie
       *[other] Wystarcza, zostaje { $over }
    }
lh-forced-cost = Spłata pożyczki kosztuje { $repay ->
        [one] { $repay } franka
        [few] { $repay } franki
       *[many] { $repay } franków
    }; niespłacona odbiera na koniec 7 punktów
lh-loans = Pożyczki
lh-loan-brings = po { $francs ->
        [one] +{ $francs } franku
        [few] +{ $francs } franki
       *[many] +{ $francs } franków
    }
