# Jak grać w Hamburgum.

how-lead = Jesteś kupcem w dawnym Hamburgu. Warz piwo, rafinuj cukier i tkaj, sprzedawaj za morze, osiedlaj mieszczan i pomagaj budować sześć kościołów miasta. Wygrywa ten, kto na koniec ma najwięcej prestiżu.

how-turn = Twoja tura
how-turn-move = Przesuń pionek zgodnie z ruchem wskazówek zegara na pole rondla. Pierwsze trzy kroki są za darmo. Każdy następny kosztuje 1 prestiżu, a zrobić możesz najwyżej osiem. W pierwszej turze zaczynasz za darmo na dowolnym polu.
how-turn-act = Zrób to, co mówi pole. Inne pionki nigdy go nie blokują.
how-turn-pass = Potem rusza się następny gracz.
how-turn-text = Tura to jeden ruch i jedna akcja. Cała gra polega na wyborze, dokąd i kiedy dojść.
how-turn-picture = Rondel: osiem pól w kręgu z kosztem dojścia do każdego.

how-actions = Akcje
how-actions-picture = Port z trzema nabrzeżami i statkami.
how-actions-produce = Piwo, Cukier, Tkanina
how-actions-produce-text = Weź 1 sztukę towaru i 1 za każdy swój budynek, który go wytwarza.
how-actions-sell = Handel: sprzedaż
how-actions-sell-text = Każdy twój statek w porcie przewozi jeden rodzaj towaru: do 3 sztuk z nabrzeża 3, 2 z nabrzeża 2, 1 z nabrzeża 1. Przynoszą cenę rynkową, na początku 100. Sprzedane bez statku przynosi 30.
how-actions-buy = Handel: zakup
how-actions-buy-text = Zamiast sprzedawać, kup drewno, cegły i dzwony. Jedna sztuka kosztuje 20, dwie 50, trzy 100: im więcej naraz, tym drożej. Możesz mieć tylko jeden dzwon.
how-actions-dockyard = Stocznia
how-actions-dockyard-text = Zbuduj dowolnie wiele statków po 1 drewnie. Nowy statek wpływa na nabrzeże 3. Jeśli jest pełne, najpierw wszystkie statki przesuwają się o jedno nabrzeże, a te z nabrzeża 1 wracają do właścicieli.
how-actions-guildhall = Ratusz
how-actions-guildhall-text = Zbuduj dowolnie wiele budynków po 1 drewnie i 1 cegle. Najwyżej jeden z nich może być dla urzędnika.
how-actions-church = Kościół
how-actions-church-text = Złóż datki na dowolnie wiele części kościołów i za każdą weź żeton. Potem rozlicz tyle żetonów, ile chcesz.

how-city = Kościoły i budynki
how-city-text = Linie na mapie łączą kościoły i parcele. Możesz budować na wolnej parceli, którą linia łączy z twoim mieszczaninem lub z kościołem, który wspierasz.
how-city-church = Kościół ma pięć części. Pierwsza kosztuje 1 cegłę; każda inna 1 cegłę i 1 drewno, trzecia ponadto 20, a czwarta 40 talarów. Piąta wymaga też dzwonu i 10 talarów za każdego twojego mieszczanina. Kto złoży datek na piątą część, kończy budowę kościoła: 8 prestiżu za pierwszy w grze, potem 7, 6, 5, 4 i 3. Odtąd może budować na każdej wolnej parceli.
how-city-site = Browary, cukrownie i tkalnie zwiększają twoją produkcję o 1. Każdy obniża też cenę swojego towaru o 10 dla wszystkich.
how-city-captain = Kupiec od razu przynosi 100 talarów. Kapitan wprowadza do portu neutralny statek, Latającego Holendra, i jeden twój. Urzędnik płaci raz; kafelek mówi, za co.
how-city-picture = Fragment mapy: kościoły, parcele i linie między nimi.

how-tokens = Ile dają żetony
how-tokens-text = Za pierwszy datek na kościół zawsze bierzesz żeton punktów. Potem wybierasz dowolny z pozostałych. Możesz czekać, aż żeton będzie wart więcej, ale po akcji Kościół zachowujesz tylko jeden nierozliczony żeton każdego rodzaju.
how-tokens-points = Punkty
    .points = 5
how-tokens-tokens = Żetony datków
    .points = 1 za każdy twój żeton
how-tokens-ships = Statki
    .points = 2 za każdy twój statek w porcie
how-tokens-building = Budynki
    .points = 4 lub 5 za budynek pokazanego typu
how-tokens-citizens = Mieszczanie
    .points = 3 lub 4 za mieszczanina w tej parafii, przy katedrze 1 za każdego
how-tokens-picture = Towary, materiały, budynki i żetony gracza.

how-end = Koniec
how-end-text = Gra kończy się w chwili ukończenia szóstego kościoła. Przy remisie wygrywa gracz z większą ilością pieniędzy.
how-end-rest = Nierozliczone żetony
    .points = rozliczane teraz
how-end-stock = Towary i materiały, także dzwony
    .points = po 50 talarów
how-end-money = Pieniądze
    .points = 1 prestiżu za pełne 100
