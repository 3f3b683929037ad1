# Jak grać w Le Havre.

how-lead = Prowadzisz interesy w porcie Le Havre. Bierz dobra z nabrzeża, przetwarzaj je na lepsze, stawiaj budynki i statki i co rundę żyw robotników. Wygrywa najbogatszy gracz.

how-turn = Twoja tura
how-turn-supply = Zaopatrzenie: twój statek płynie na następny z siedmiu żetonów, a dwa dobra z niego trafiają na stragany.
how-turn-offer = Potem wybierz jedno z dwojga. Albo weź wszystko z jednego straganu…
how-turn-worker = …albo przestaw robotnika do wolnego budynku i użyj go.
how-turn-text = Najpierw zaopatrzenie, potem jedna akcja. Przed akcją i po niej możesz też kupować budynki i statki, sprzedawać je miastu za połowę wartości i spłacać pożyczki.
how-turn-picture = Port: żetony zaopatrzenia ze statkami graczy, a pod nimi siedem straganów.

how-buildings = Używanie budynków
how-buildings-text = Możesz użyć każdego zbudowanego budynku: miejskiego, własnego i cudzego.
how-buildings-fee = Zapłać opłatę wejściową z karty, żywnością lub frankami. Dostaje ją właściciel. Do własnych budynków wchodzisz za darmo.
how-buildings-stay = Robotnik stoi tam, dopóki go nie przestawisz. Do tego czasu nikt inny nie wejdzie, a i ty musisz najpierw pójść gdzie indziej.
how-buildings-top = Potem budynek robi to, co pokazują obrazki: daje dobra, przetwarza je, buduje albo przewozi.
how-buildings-picture = Budynki miasta z wartością, nazwą, opłatą wejściową i działaniem.

how-engine = Co robią budynki
how-engine-text = Nowe budynki pochodzą z trzech stosów projektów. Zbudować lub kupić można tylko wierzchnią kartę stosu; nazwy pod nią pokazują, co będzie dalej. Jedne budynki dają dobra, inne je przetwarzają, a niektóre robią więcej:
how-engine-picture = Trzy stosy projektów. Wierzchnie karty pokazują koszt budowy.
how-engine-construct = Budowa
how-engine-construct-text = W Firmie budowlanej zapłać materiały projektu, a budynek jest twój. Albo kup budynek za franki w swojej turze, bez wizyty.
how-engine-upgrade = Przetwarzanie dóbr
how-engine-upgrade-text = Każde dobro ma lepszą stronę: ryby stają się wędzonymi rybami, zboże chlebem, bydło mięsem, glina cegłami, żelazo stalą, węgiel koksem. Każdy krok ma swój budynek.
how-engine-energy = Energia
how-engine-energy-text = Wiele budynków wymaga energii. Drewno daje 1, węgiel drzewny i węgiel 3, koks 10. Nadmiar energii przepada.
how-engine-wharf = Statki
how-engine-wharf-text = Budujesz je w Stoczni za dobra i 3 energie. Statki co rundę dają żywność i przewożą dobra. Pierwszy żelazny lub stalowy statek w Stoczni wymaga cegły na modernizację.
how-engine-shipping = Armator
how-engine-shipping-text = Sprzedawaj dobra za morze za franki. Drewniane statki przewożą 2 dobra, żelazne 3, stalowe 4. Każdy użyty statek kosztuje 3 energie.
how-engine-business = Pożyczki
how-engine-business-text = Pożyczki bierzesz tylko wtedy, gdy nie możesz zapłacić odsetek lub żywności: po 4 franki, spłata 5. Kto ma pożyczki, płaci 1 franka, gdy przychodzi żeton odsetek.

how-round = Koniec rundy
how-round-text = Każda runda ma łącznie siedem tur wszystkich graczy. Potem, w tej kolejności:
how-round-harvest = Żniwa, jeśli pokazuje je karta rundy: mając co najmniej 1 zboże, dostajesz jeszcze 1, mając co najmniej 2 sztuki bydła, jeszcze 1.
how-round-feed = Nakarm robotników. Statki co rundę dają żywność; resztę płacisz rybami (1), wędzonymi rybami lub chlebem (2), mięsem (3) lub frankami (po 1).
how-round-town = W niektórych rundach miasto stawia budynek. Potem karta rundy odwraca się i staje się statkiem do zbudowania lub kupienia.
how-round-picture = Karty rund z należną żywnością oraz dostępne statki.

how-end = Koniec i majątek
how-end-text = Po ostatniej rundzie każdy ma jedną turę końcową. Możesz w niej wejść do budynku, nawet jeśli stoi tam cudzy robotnik, ale nie możesz już kupować. Same dobra nie mają wartości. Równy majątek: wspólna wygrana.
how-end-francs = Franki
    .points = po 1
how-end-cards = Budynki i statki
    .points = ich wartość
how-end-bonus = Narzędziownia, Dok, Bank, Ratusz…
    .points = wartość i premia
how-end-loans = Niespłacone pożyczki
    .points = po −7
