# Przygotowanie gry Hamburgum.

setup-officials-numbered = Numerowani
    .about = Gra podstawowa: siedmiu urzędników w stałej kolejności, każdy płaci raz.
setup-officials-advanced-choice = Niebiescy, do wyboru
    .about = Wariant I: siedmiu silniejszych urzędników leży odkrytych. Budując, wybierasz jednego.
setup-officials-advanced-random = Niebiescy, potasowani
    .about = Wariant II: tych samych siedmiu w potasowanym stosie. Bierzesz wierzchniego.

setup-group-turn = Tura
setup-group-harbour = Port i handel
setup-group-tokens = Żetony i urzędnicy
setup-group-end = Koniec gry
setup-group-looks = Wygląd

setup-start-player = Według instrukcji zaczyna ten, kto ostatnio był w kościele. Tutaj decyduje los, chyba że ustalisz inaczej.
setup-negative-prestige = Czy za długi ruch na rondlu można zapłacić prestiżem, którego się nie ma. Instrukcja milczy.
setup-idle-action = Instrukcja opisuje wszystkie akcje jako możliwość, więc wolno nic nie robić. Niektóre grupy wymagają, by coś zrobić.
setup-empty-supply = Wszystkie pięć twoich statków jest w porcie, a jeden odpłynąłby po przybyciu nowego. Instrukcja milczy.
setup-dutchman-sales = Instrukcja nazywa Latające Holendry neutralnymi. W jednej relacji z gry każdy może je ładować.
setup-depot-beyond-10 = Plansza podaje ceny do dziesięciu sztuk, a instrukcja nie wyznacza limitu.
setup-building-token-scope = Dosłownie instrukcja liczy tylko parafię. W znanych wynikach liczy się cała mapa, a żeton katedry byłby inaczej nic niewart.
setup-blue-top = Czy wszyscy widzą następnego niebieskiego urzędnika. Instrukcja tego nie mówi.
setup-canon-surplus = Kanonik może dać ci drugi nierozliczony żeton tego samego rodzaju. Pełne zasady sprawdzają to dopiero po akcji Kościół; krótkie wprowadzenie tego zabrania.
setup-turn-limit = Instrukcja nie ma limitu. Limit kończy grę po tylu rundach i podlicza ją w tym stanie.
setup-tie-money = Instrukcja rozstrzyga remisy pieniędzmi, które „zostały”: wszystkimi albo resztą poniżej ostatniej pełnej setki.
setup-money-name = Talary po hamburskiej stronie planszy, funty po londyńskiej.
