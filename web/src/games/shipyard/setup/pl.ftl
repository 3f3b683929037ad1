# Przygotowanie gry Shipyard.

setup-contracts-deal-three = Wprawni gracze
    .about = 3 czerwone i 3 niebieskie kontrakty losowo. Zachowujesz po jednym.
setup-contracts-deal-sets = Początkujący
    .about = Polecany zestaw 2 czerwonych i 2 niebieskich. Zachowujesz po jednym.
setup-contracts-deal-two = Dwa i dwa
    .about = 2 czerwone i 2 niebieskie kontrakty losowo. Zachowujesz po jednym.
setup-employees-layout-random = Wprawni gracze
    .about = Wszyscy pracownicy rozmieszczeni losowo.
setup-employees-layout-drawn = Początkujący
    .about = Ośmiu przydatnych tam, gdzie rysuje ich instrukcja, pozostali losowo.
setup-employees-layout-one-per-space = Mieszany
    .about = Tych samych ośmiu losowo po jednym na pole, potem pozostali.

setup-group-row = Rząd akcji
setup-group-length = Długość i koniec
setup-group-canals = Kanały
setup-group-ships = Statki i kontrakty
setup-group-solo = Gra solo

setup-action-row = Instrukcja każe potasować kafelki. Własna kolejność pozwala powtórzyć znany początek.
setup-action-row-title = Początkowy rząd akcji
setup-action-row-shuffled = Potasowany
setup-action-row-own = Własna kolejność
setup-subsidy-start = Kafelek ma oznaczone miejsce w rzędzie, ale instrukcja go nie nazywa.
setup-last-tile-guilder = Instrukcja kładzie guldena na ostatnim kafelku, gdy runda się kończy i nikt na nim nie stoi. Nie mówi, czy się sumują.
setup-guilder-at-final-drop = Ostatnia runda kończy się jak inne, z jedną turą na zabranie guldena.
setup-able-with-bonus = Według instrukcji bez towarów nie można wybrać Giełdy. Z tą opcją wystarczy wcześniejszy bonusowy Zakup towarów.
setup-gear-first-drop = Jak długa jest pierwsza runda. Rysunek w instrukcji nie podaje liczby; przy 11 wszyscy mają tyle samo tur.
setup-gear-moves-per-drop = Jak długa jest każda następna runda. Przy 12 każdy ma około 25 akcji.
setup-final-ship-build = Instrukcja zapowiada ten ostatni zakup; angielskie streszczenie mówi, jak działa.
setup-tie-break = Instrukcja nie mówi, jak rozstrzygać remisy.
setup-canal-rotation = Instrukcja wymaga tylko, by nowy kanał stykał się z innym.
setup-canal-tiles = Pewny jest tylko jeden kształt; dwa pozostałe to rekonstrukcje.
setup-canal-allow-loops = Instrukcja nie zna kanałów w pętlach, kafelki tej gry też nie.
setup-free-scrap = Instrukcja pozwala zrezygnować ze statku, który mógłby wypłynąć.
setup-bonus-pieces = Według instrukcji nie musisz ich brać, ale to nigdy nie szkodzi.
setup-exchange-start-field = To pole nie ma cen, więc znacznik po pierwszym razie je mija.
setup-contract-26 = Instrukcja opisuje ten kontrakt bez liczb.
setup-solo-removed = W przykładzie z instrukcji takie kafelki opuszczają grę.
setup-solo-leader-barred = Zasady solo wymieniają tylko kafelki z kostkami; w twojej turze zamknięty jest też kafelek prowadzący.
