# Co się mówi o botach, których nie można użyć.

unknown-bot = Nie ma bota { $bot }. Dostępne boty: { $bots }, program:POLECENIE i network:PLIK.
open-quote = Na liście botów { $list } brakuje zamykającego cudzysłowu.
over = Gra jest skończona: nie ma czego wybierać.
over-analysis = Gra jest skończona: nie ma czego analizować.
budget = Budżet bota greedy musi wynosić co najmniej 1, a nie { $value }.
search-limit = Wyszukiwanie wymaga liczby symulacji lub sekund.
analysis-above = { $name } musi być większe od 0, a nie { $value }.

## Programy jako boty

program-spec = Program podaje się jako program:POLECENIE lub program[time=SEKUNDY]:POLECENIE, a nie jako { $spec }.
program-limits = Program ma limity time i start, każdy tylko raz, a nie { $given }.
program-seconds = Limit { $limit } programu musi wynosić od 0.01 do 86400 sekund, a nie { $value }.
command-quotes = Nie można odczytać polecenia { $command }: brakuje zamykającego cudzysłowu.
command-missing = Program podaje się jako program:POLECENIE; brakuje polecenia.
command-line = Polecenie to jeden wiersz tekstu, a nie { $command }.
command-unknown = Nie ma programu { $command }, który można by uruchomić.
program-unstarted = Nie można uruchomić programu { $name }: { $why }.
program-hello = Program { $name } musi odpowiedzieć na hello obiektem typu "hello", a odpowiedział: { $given }.
program-protocol = Program { $name } używa protokołu { $given }; tutaj jest protokół { $protocol }.
program-nameless = Program { $name } musi podać w hello swoją nazwę jako tekst. Jeśli podaje autora, to też jako tekst.
program-question = Program { $name } dostał pytanie { $asked }, ale odpowiedział na pytanie { $given }.
program-no-object = Program { $name } wypisał coś, co nie jest obiektem JSON: { $given }.
program-either = Program { $name } musi odpowiedzieć na pytanie albo przez "code", albo przez "text".
program-illegal = Program { $name } odpowiedział { $given }, a to nie jest żadna z dozwolonych odpowiedzi (łącznie { $count }).
program-silent = Program { $name } nie odpowiedział w ciągu { $seconds } s.
program-deaf = Program { $name } nie odpowiedział w ciągu { $seconds } s i nawet nie przeczytał, co dostał.
program-closed = Program { $name } zamknął standardowe wyjście.
program-long-line = Program { $name } wypisał wiersz dłuższy niż { $bytes } bajtów.
program-flood = Program { $name } wypisał wiele wierszy, o które nikt nie prosił.
program-status = Program { $name } zakończył się kodem { $status }.
program-killed = Program { $name } zakończył sygnał { $signal }.
program-last-words = { $failure } Ostatnio wypisał na wyjściu błędów: „{ $words }”.
given-nothing = nic
given-deep = coś głęboko zagnieżdżonego

## Sieci jako boty

network-spec = Sieć podaje się jako network:PLIK albo network[simulations=N]:PLIK, a nie jako { $spec }.
network-limits = Sieć ma limity simulations i seconds, każdy tylko raz, a nie { $given }.
network-limit = Limit { $limit } sieci musi wynosić od { $least } do { $most }, a nie { $value }.
no-network = Nie ma pliku { $file }.
no-master = Dla gry { $game } nie ma mistrza: nie ma ona sieci.
bad-network = { $file } nie jest siecią do gry { $game }.
old-network = Sieć { $file } uczyła się w wersji { $version } na innych zasadach lub cechach gry { $game } niż obecne.
bad-checkpoint = { $file } to punkt kontrolny sieci innej wielkości.

## Imiona botów przy stole

name-easy = Łatwy { $number }
name-medium = Średni { $number }
name-hard = Trudny { $number }
name-expert = Ekspert { $number }
name-master = Mistrz { $number }
name-greedy = Zachłanny { $number }
name-random = Losowy { $number }
