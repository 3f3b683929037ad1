# Co biblioteka mówi o ruchach, plikach i opcjach, których nie można użyć. { $asked } to jedno lub dwa całe zdania.

refused-over = Nie można zagrać „{ $words }”: gra jest skończona.
refused-why = { $player } nie może zagrać „{ $words }”: { $why }.
refused-because = { $player } nie może zagrać „{ $words }”: { $why }. { $asked }
refused-words = { $player } nie może zagrać „{ $words }”. { $asked }
refused-nothing = { $player } musi podać, co gra. { $asked }
refused-unfinished = Tura jeszcze trwa ({ $player }). { $asked }
refused-rest = zostaje tylko „{ $rest }” i to też trzeba podać
turn-over = tura już się skończyła
legal = Dozwolone: { $answers }.
legal-more = Dozwolone: { $answers } i jeszcze { $count ->
        [one] { $count } inny ruch
        [few] { $count } inne ruchy
       *[many] { $count } innych ruchów
    }.
asked = { $question } { $legal }
move-kind = Ruch podaje się zapisem, obiektem Action lub kodem, a nie jako { $value }.
undo-nothing = Nie ma czego cofnąć: jeszcze nic nie zagrano.

## Gry i opcje

unknown-game = Nie ma gry { $game }. Dostępne gry: { $games }.
players-range = { $game }: liczba graczy musi wynosić od { $low } do { $high }, a nie { $players }.
option-unknown = { $game } nie ma opcji { $option }. Opcje: { $options }.
option-none = { $game } nie ma opcji { $option } ani żadnej innej.
option-text = { $option } musi być tekstem o długości od 1 do 40 znaków, a nie { $value }.
option-one = { $option } musi być jedną z wartości { $values }, a nie { $value }.
option-number = { $option } musi być liczbą od { $low } do { $high }, a nie { $value }.
seed-range = Ziarno musi być liczbą od 0 do 2**256 - 1, a nie { $value }.
seed-long = Ziarno musi być liczbą od 0 do 2**256 - 1; to jest dłuższe.
player-name = Imię gracza musi mieć od 1 do 60 znaków i nie może zawierać przecinków; { $name } nie pasuje.
names-same = Każdy gracz musi mieć inne imię.
no-seat = W tej grze są miejsca od 0 do { $last }, a nie { $seat }.
no-version = W tej grze podjęto dotąd { $count ->
        [one] { $count } decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }; nie można jej pokazać po { $version }.
depth-range = Głębokość musi być liczbą od 0 do { $most }, a nie { $value }.
no-pictures = Gra { $game } nie ma obrazków.
caption = { $game }: { $names }, tura { $turn }
jit-mode = WHARFINGER_JIT musi mieć wartość 0 (czysty Python), 1 (kompilacja) lub check, a nie { $value }.
jit-numba = WHARFINGER_JIT=check wymaga pakietu Numba, który nie jest zainstalowany.
no-device = Nie ma tu karty graficznej NVIDIA albo jej sterownika.
device-failed = Sterownik karty graficznej odrzucił { $what }: { $why }
device-array = Potrzebna jest ciągła tablica o kształcie { $shape } i typie { $kind }.
compiling = kompilowanie { $what } ({ $step } z { $total }), tylko raz na tym komputerze …
compiled = { $what }: skompilowano.

## Pliki

file-unreadable = Nie można odczytać { $path }: { $why }.
file-unwritable = Nie można zapisać { $path }: { $why }.
why-absent = nie ma takiego pliku ani folderu
why-denied = odmowa dostępu
why-folder = to jest folder
why-no-folder = część ścieżki nie jest folderem
why-full = dysk jest pełny
why-read-only = dysk jest tylko do odczytu
why-taken = używa go inny program
why-encoding = to nie jest tekst w UTF-8
why-other = komunikat systemu: „{ $error }”
file-json = { $what }: nieprawidłowy JSON (wiersz { $line }, kolumna { $column }).
file-monstrous = { $what }: nie można odczytać, liczby są zbyt długie lub listy zbyt zagnieżdżone.
file-old = { $what }: zbyt stary format „{ $format }”, odczytać można tylko „{ $known }”.
file-no-position = { $what }: to nie jest pozycja Wharfingera, potrzebny jest obiekt z "wharfinger": "{ $format }".
file-problem = { $what }: { $problem }
the-position = Pozycja
the-record = Zapis gry
wrong-rules = { $what }: powstało według zasad { $game } w wersji { $made }. Tu obowiązuje wersja { $now }, która mogłaby odczytać to inaczej.
wrong-components = { $what }: powstało z elementami { $made } gry { $game }; tutaj są { $now }. Podaj właściwy folder jako `components`.

## Zapisy gier

record-first-line = To nie jest zapis Wharfingera: pierwszy wiersz musi brzmieć „{ $line }”.
record-header = Wiersz { $number } zapisu: powinien tu być nagłówek w rodzaju `seed: 7`, każdy tylko raz, a nie { $line }.
record-missing = W zapisie brakuje nagłówka `{ $key }: ...`.
record-start = Zapis musi mieć dokładnie jeden z nagłówków `seed: ...` i `position: ...`.
record-unknown = W zapisie jest nieznany nagłówek `{ $key }: ...`.
record-seed = Ziarno w zapisie musi być liczbą o najwyżej 78 cyfrach, a nie { $value }.
record-json = Pozycja początkowa w zapisie to nieprawidłowy JSON (kolumna { $column }).
record-line = Wiersz { $number } zapisu: powinno tu być `<turn>. seat <seat>: <moves>`, a nie { $line }.
record-chance = Według zapisu los dał { $name }: { $value }, ale jego ziarno rozdaje inaczej.
record-result = Według zapisu wynik to { $said }, ale jego ruchy prowadzą do { $found }.
record-turn = Zapis, tura { $turn }: teraz jest tura { $now } i miejsce { $actor }, a nie miejsce { $seat }.
record-over = Zapis, tura { $turn }: gra już się skończyła, miejsce { $seat } nie ma ruchu.
record-forced = Zapis, tura { $turn }: miejsce { $seat } mogło zagrać tylko „{ $moves }”.
record-illegal = Zapis, tura { $turn }: { $why }

## Pola pozycji

field-unknown = { $field }: nie ma takiego pola; możliwe są { $fields }.
field-missing = Brakuje { $field }.
field-problem = { $field }: { $problem }
expect-names = names musi być listą, a options obiektem.
expect-players = { $count ->
        [one] players: potrzebna jest lista { $count } gracza.
        [few] players: potrzebna jest lista { $count } graczy.
       *[many] players: potrzebna jest lista { $count } graczy.
    }
expect-player = { $field }: potrzebny jest obiekt z polami gracza.
expect-object = { $field }: potrzebny jest obiekt.
expect-keys = { $field }: potrzebny jest obiekt z kluczami { $keys }.
expect-fields = { $field }: potrzebne są dokładnie pola { $fields }.
expect-list = { $count ->
        [one] { $field }: potrzebna jest lista { $count } wartości.
        [few] { $field }: potrzebna jest lista { $count } wartości.
       *[many] { $field }: potrzebna jest lista { $count } wartości.
    }
expect-different = { $field }: potrzebna jest lista różnych identyfikatorów.
expect-flag = { $field }: potrzebne jest true lub false, a nie { $value }.
expect-number = { $field }: potrzebna jest liczba od { $low } do { $high }{ $null ->
        [yes] {" "}lub null
       *[no] {""}
    }, a nie { $value }.
expect-least = { $field }: potrzebna jest liczba nie mniejsza niż { $low }{ $null ->
        [yes] {" "}lub null
       *[no] {""}
    }, a nie { $value }.
expect-seat = { $field }: potrzebne jest miejsce od { $low } do { $high }{ $null ->
        [yes] {" "}lub null
       *[no] {""}
    }, a nie { $value }.
expect-id = { $field }: { $value } jest nieznane; możliwe są { $ids }.
expect-one = { $field }: możliwe są { $values }.
expect-pending = pending: potrzebna jest lista decyzji, najwyżej { $most }.
pending-stuck = pending: decyzja { $decision } na miejscu { $seat } nie ma dozwolonej odpowiedzi.
never-first = { $decision } nigdy nie występuje samo
never-on = { $decision } nigdy nie czeka na { $under }
pending-wrong = pending[{ $row }]: { $problem }.
pending-needs = { $decision }: { $needs }
pending-seat = seat: o { $decision } pyta się teraz miejsce { $seat }, a nie { $found }
ending-null = ending: musi być null, dopóki czekają decyzje.
ending-one = ending: gdy nic nie czeka, możliwe są { $endings }.

## Pliki elementów

components-absent = Brakuje { $path }. Zestaw elementów wymaga { $files }.
components-toml = { $path }: nieprawidłowy TOML (wiersz { $line }, kolumna { $column }).
components-folder = { $folder }: nie ma takiego folderu z elementami gry.
components-separator = { $folder }: nazwa folderu z elementami gry nie może zawierać „{ $sign }”.
components-source = { $file }.toml, { $entry }: provenance musi być jednym z { $known }, a nie { $value }.
components-missing = { $file }.toml: brakuje { $path }.
components-shape = { $file }.toml: { $path } wymaga `value` i `provenance`.
components-rows = { $file }.toml: brakuje wierszy [[{ $name }]].
components-number = { $field } musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }.
components-numbers = { $field } musi być listą liczb o długości { $count }.
components-one = { $field } musi być jednym z { $ids }, a nie { $value }.
components-different = { $field } musi być listą różnych id o długości { $count }.
components-keys = { $field } musi mieć dokładnie klucze { $keys }.
components-table = { $row } wymaga tabeli `{ $key }`.
components-exactly = { $field } musi być równe { $value }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
components-ids = wiersze [[{ $name }]] muszą mieć id { $ids }, w tej kolejności.
components-own-ids = wierszy [[{ $name }]] z własnym id musi być { $count }, a nie { $found }.
