# Wiersz poleceń po polsku.

about = Trzy złożone gry portowe: graj w przeglądarce lub w terminalu, odtwarzaj i analizuj partie, wystawiaj boty przeciwko sobie.
about-play = graj w terminalu, z botami lub znajomymi przy jednej klawiaturze
about-serve = uruchom serwer gier w przeglądarce
about-config = pokaż ustawienia serwera i skąd każde pochodzi
about-think = obliczać ruchy botów i analizy dla serwerów ze wspólną bazą PostgreSQL
about-replay = przejdź krok po kroku przez zapisaną grę
about-arena = mecze botów: odsetek wygranych, rankingi, wykresy
about-components = wypisz wszystkie elementy gry i źródła ich wartości
about-features = opisz cechy, z których składa się obserwacja gry
about-actions = wypisz kody akcji gry i ich nazwy
about-perft = policz pozycje po danej liczbie decyzji
about-bench = zmierz szybkość gry na tym komputerze
about-build = skompiluj gry z wyprzedzeniem
about-protocol = opisz protokół botów lub sprawdź program bota
about-games = wypisz gry
metavar-command = POLECENIE

arg-language = język: { $languages } (domyślnie: WHARFINGER_LANGUAGE, LC_ALL, LC_MESSAGES lub LANG)
no-language = Nie ma tu języka { $language }. Dostępne: { $languages }.
arg-game = gra; wypisuje je `wharfinger games`
arg-components = folder z poprawionymi plikami elementów
arg-players = liczba graczy
arg-seats = kto gra, w kolejności przy stole: human, easy, medium, hard, expert, master, greedy, random lub program:POLECENIE, po przecinku
arg-names = imiona graczy, po przecinku
arg-seed = ziarno rozdania; to samo ziarno daje tę samą grę
arg-option = opcja gry; można powtarzać
arg-list-options = wypisz opcje gry
arg-save = zapisuj do PLIK po każdym ruchu
arg-resume = wznów zapisaną grę
arg-no-confirm = kończ tury bez pytania o potwierdzenie
arg-file = zapisana gra
arg-to = pokaż stół po wierszu N zapisu i zakończ
arg-depth = na ile decyzji w głąb
arg-divide = pokaż liczbę dla każdego pierwszego ruchu
arg-position = zacznij od pliku pozycji zamiast nowej gry
arg-json = wypisz jeden obiekt JSON
arg-arena-players = liczba graczy przy stole (domyślnie: tyle co botów, co najmniej 2)
arg-arena-bots = boty, po przecinku (domyślnie: greedy,random); bota z przecinkiem w nazwie ujmij w cudzysłów
arg-arena-games = liczba gier (domyślnie: 100); wielokrotność liczby botów rozdziela miejsca po równo
arg-workers = liczba procesów (domyślnie: jeden na rdzeń)
arg-out = plik wyników; przerwany mecz jest kontynuowany
arg-show = wypisz wyniki z tego pliku zamiast grać
arg-plot = narysuj też rankingi i punkty do tego pliku, .svg lub .png
arg-check = zagraj krótką grę tym poleceniem i sprawdź, czy trzyma się protokołu
arg-check-game = gra dla --check
arg-check-time = dozwolone sekundy na odpowiedź
arg-config = plik TOML z ustawieniami; pierwszeństwo mają opcje i zmienne WHARFINGER_…
settings-address = Adres
settings-data = Dane
settings-work = Procesy
settings-limits = Limity
settings-mail = E-mail
settings-logs = Logi i metryki
setting-default = domyślnie
setting-with-default = { $about } (domyślnie: { $default })
switch-on = wł.
switch-off = wył.
setting-host = adres nasłuchu; 0.0.0.0 wpuszcza inne komputery
setting-port = port nasłuchu
setting-url = publiczny adres serwera, do linków w powiadomieniach
setting-behind-proxy = ufaj nagłówkom X-Forwarded-* od tych serwerów proxy, podanych adresem lub siecią (127.0.0.1,10.0.0.0/8)
setting-origin = dodatkowe dozwolone źródło; można powtarzać
setting-open = otwórz przeglądarkę po uruchomieniu serwera
setting-database = sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA; domyślnie plik w folderze danych
setting-components = graj GRA na poprawionych plikach elementów z FOLDER; raz na każdą grę
setting-workers = liczba procesów; więcej niż jeden wymaga PostgreSQL
setting-analyses = liczba analiz naraz
setting-engines = zbuduj w tle analizę dla przeglądarek, jeśli jej brakuje
setting-thinking-seconds = po ilu sekundach bez odpowiedzi bot lub analiza zostaje zatrzymana
setting-reading-seconds = ile sekund może trwać wczytanie przesłanej gry
setting-grace = ile sekund gracz może być nieobecny przy stole na żywo, zanim pozostali mogą oddać miejsce botowi
setting-connections = najwięcej połączeń na proces
setting-connections-each = najwięcej połączeń z jednego adresu
setting-sockets-each = najwięcej stołów otwartych naraz z jednego adresu
setting-watchers = najwięcej widzów przy jednym stole
setting-header-seconds = w ile sekund muszą dotrzeć nagłówki żądania
setting-body-seconds = w ile sekund musi dotrzeć treść żądania
setting-answer-seconds = w ile sekund żądanie musi zostać obsłużone, a odpowiedź odebrana
setting-rate = mnoży wszystkie limity częstości; 0 wyłącza limity częstości i połączeń, do testów obciążenia
setting-smtp = twój serwer poczty do powiadomień e-mail: smtps://UŻYTKOWNIK:HASŁO@HOST:PORT
setting-mail-from = adres, z którego wychodzą te e-maile; domyślnie użytkownik serwera poczty
setting-log = najmniej ważne komunikaty w logu: debug, info, warning lub error
setting-log-format = wiersze logu dla ludzi (text) albo dla programów (json)
setting-access-log = zapisuj w logu każde żądanie
setting-metrics-token = token, z którym inne komputery mogą czytać /metrics; bez niego tylko ten
arg-processes = liczba procesów obliczeniowych (domyślnie: jeden na rdzeń)
arg-save-dir = zapisuj każdą grę w tym folderze

serving = Wharfinger działa pod adresem { $address } (Ctrl-C kończy).
serving-unbuilt = Wharfinger odpowiada pod { $address }/api, ale klient WWW nie jest zbudowany: uruchom npm ci i npm run build w folderze web.
serving-queue = { $processes ->
    [one] Liczy { $processes } proces
    [few] Liczą { $processes } procesy
    [many] Liczy { $processes } procesów
   *[other] Liczy { $processes } procesu
 }. Ctrl+C kończy.
getting-faster = (przyspiesza: { $percent }%)
compiling = kompilacja: { $what } (raz na tym komputerze)
players = od { $low } do { $high } graczy
which-game = Która gra?
which-game-again = Wpisz numer od 1 do { $count } albo nazwę.
prompt-mark = {"> "}
prompt = { $name }> {""}
prompt-usual = { $name } (Enter: { $does })> {""}
prompt-confirm = Enter: zakończ turę · undo: cofnij > {""}
confirm-usage = Naciśnij Enter, by zakończyć turę, albo wpisz undo, by cofnąć ostatnią decyzję.
turn-whole = Twoja tura: { $deeds }
turn-whole-of = Tura, { $name }: { $deeds }
turn-so-far = Twoja tura na razie: { $deeds }
turn-so-far-of = Tura na razie, { $name }: { $deeds }
turn-if-ended = Twoja tura, jeśli skończysz teraz: { $deeds }
turn-if-ended-of = Tura, jeśli skończy się teraz, { $name }: { $deeds }
nothing-done = Nic nie zrobiono.
no-choice = Nie ma tu opcji { $number }: wpisz jeden z pokazanych numerów albo słowa.
beyond-turn = Twoja tura kończy się przed ostatnią z tych decyzji, więc żadnej nie zagrano.
page-more = Strona { $page } z { $pages } · Enter: następna · q: wróć do stołu > {""}
page-last = Enter: wróć do stołu > {""}
name-you = Gracz
name-player = Gracz { $number }
name-program = Program { $number }
nobody = nikt
generic-title = { $game } · tura { $turn } · { $player }

options-title = Opcje gry { $game } (pierwsza wartość jest domyślna)
col-option = opcja
col-values = wartości
col-meaning = znaczenie
col-clause = zasady
any-text = dowolny tekst ({ $default })
number-range = od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) } (domyślnie: { $default })

saved-where = Gra jest zapisywana do { $path } po każdym ruchu. Pomoc: wpisz help.
saved = Zapisano do { $path }.
goodbye = Gra zapisana. Wznów ją: wharfinger play --resume { $path }
replay-hint = Powtórka: wharfinger replay { $path }
undone = { $count ->
        [one] Cofnięto { $count } decyzję.
        [few] Cofnięto { $count } decyzje.
       *[many] Cofnięto { $count } decyzji.
    }
undo-nothing = Nie ma jeszcze czego cofnąć.
undo-turn = W tej turze nic jeszcze nie zostało zrobione.
undo-revealed = Nie można cofnąć: odkryło to coś ukrytego.
log-usage = Wpisz log albo log i liczbę tur.
log-deeds = { $deeds }.
log-empty = Nic jeszcze nie zagrano.
help-commands =
    Wpisz numer opcji albo jej słowa, także kilka: sell beer=2 cloth=1
    undo: cofnij decyzję · undo all: całą turę · choices: wyjaśnione opcje
    table: cały stół · log [N]: ostatnie tury · scores: gdyby to był koniec
    help NR: zasada o tym numerze · save [PLIK]: kopia · quit: wyjdź, zapisane
no-clause = Zasady nie mają punktu { $clause }.
bot-out = { $name }, awaria: { $why } Odtąd to miejsce gra losowo.
winner = Wygrywa { $names } ({ $ending }).
winner-you = Wygrywasz ({ $ending }).
winners = Wspólna wygrana: { $names } ({ $ending }).
solo-result = { $name } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

scores-hidden = W tej grze punkty ujawnia się dopiero na końcu.
col-player = gracz
col-points = punkty
col-place = miejsce

replay-line = wiersz { $number } z { $count }
replay-start = początek
replay-prompt = Enter dalej · b wstecz · numer · q wyjście > {""}
replay-last = To ostatni wiersz.
replay-range = Wiersze mają numery od 0 do { $count }.

perft-title = { $game }, graczy: { $players }
col-depth = głębokość
col-leaves = liście
col-seconds = sekundy
col-rate = liście/s
col-move = ruch
total = razem

components-title = { $game }: { $label }, suma kontrolna { $checksum }
components-file = { $file }.toml
components-reconstructed =
    ODTWORZONE: { $count } z { $total } wartości poniżej to propozycje, nieodczytane z gry. Kto ma grę,
    może poprawić pliki i grać z --components FOLDER.
components-above-all = Przede wszystkim: { $files }.
components-sound = Żadna wartość nie jest odtworzona.
features-title = { $game }: liczba cech { $count }
features-section = { $section }: { $rows } × { $width }, od { $first }
col-range = zakres
col-unit = jednostka
col-name = nazwa
col-value = wartość
col-provenance = źródło
col-note = uwaga
provenance-printed = wydrukowane
provenance-rulebook = instrukcja
provenance-reconstructed = ODTWORZONE

check-about = { $title }{ $author ->
        [none] { "" }
       *[other] { " " }({ $author })
    }: odpowiedzi w grze { $game }: { $answers }, najwolniejsza { $slowest } s.
check-slow = Odpowiedź trwała { $slowest } s, ponad połowę dozwolonych { $limit } s; na obciążonym komputerze to za wolno.
check-stays = Program nie zakończył się w ciągu { $limit } s po quit i trzeba było go zabić. Powinien kończyć się, gdy odczyta quit lub gdy zamknie się standardowe wejście.
check-silent = Program o nic nie został zapytany, więc to sprawdzenie mówi niewiele. Spróbuj innego --seed.
check-wrong = Coś jest nie tak.
check-well = Wszystko w porządku: zgodny z protokołem { $protocol }.
col-bot = bot
col-games = gry
col-best = najl.
col-worst = najg.

arena-progress = gra
arena-rate = { $rate } gier/s
arena-title = { $game }, gier: { $games }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, rozdań: { $deals }
arena-pairs = Jak często wiersz kończył przed kolumną (wspólne miejsca liczą się w połowie)
arena-foot = Równie silny bot wygrałby { $par } swoich miejsc. Przedziały 95% traktują rozdania jako niezależne. Punkty ± odchylenie standardowe, ranking ± niepewność, decyzje na grę.
arena-uneven = Ostatnia kolejka (gier: { $round }) jest niepełna, więc miejsca i rozdania nie są całkiem równe.
arena-forfeit = { $bot } przegrywa grę { NUMBER($game, useGrouping: 0) } walkowerem: { $reason }
arena-torn = Ostatni wiersz { $path } jest niekompletny i się nie liczy.
arena-plotted = Wykres jest w { $path }.
arena-stopped = Przerwano. Wszystkie skończone gry są w { $path }; to samo polecenie kontynuuje.
arena-stopped-lost = Zatrzymano. Aby można było kontynuować mecz, podaj plik wyników: --out PLIK.
col-win-share =
    udział
    wygr.
col-interval =
    przedział
    95%
col-rating = ranking
col-spread = punkty
col-mean-place = miejsce
col-margin = przewaga
col-forfeits =
    walko-
    wery
col-decisions =
    decy-
    zje
col-pace =
    ms
    każda

## Myślenie

thinking = { $name } myśli…
thinking-so-far = { $name } myśli: symulacje { NUMBER($simulations) }, { $seconds } s

## Analiza

about-analyse = znajdź najlepsze tury w pozycji, z oczekiwanymi punktami i szansami na wygraną
about-tune = dostrój wagi oceny gry przez grę z samym sobą
about-learn = naucz się lepszych wag oceny z partii rozegranych przez wyszukiwanie
about-puzzles = znajdź zadania: pozycje z gier botów, w których jedna tura jest wyraźnie najlepsza
about-selfplay = zapisz partie wyszukiwania z samym sobą jako paczki do uczenia
arg-analyse-file = plik zapisu
arg-analyse-position = plik pozycji zamiast zapisu
arg-analyse-to = pozycja po wierszu N zapisu (domyślnie: ostatnia)
arg-analyse-time = myśl tyle sekund (domyślnie: 10)
arg-analyse-simulations = albo tyle symulacji; ta sama liczba i ziarno dają tę samą odpowiedź
arg-analyse-lines = ile tur wypisać (domyślnie: 5)
arg-analyse-workers = liczba drzew przeszukiwanych równolegle (domyślnie: 2)
analyse-asks = { $player }, tura { $turn }:
analyse-title = symulacje: { NUMBER($simulations) }, czas: { $seconds } s
analyse-sure = Pierwsza tura jest najlepsza z pewnością { $share }%. Wygrana: szansa ± połowa przedziału 95%. Punkty: średnia ± odchylenie standardowe na końcu.
analyse-turn = tura
analyse-share = symulacje
analyse-promise = { $win } ± { $error }%, { $points } ± { $spread }
analyse-points = { $points } ± { $spread }

## bench

arg-bench-players = liczba graczy (domyślnie: 4 lub tyle, ile przyjmuje gra)
arg-bench-seconds = jak długo grać losowe gry (domyślnie: 2)
arg-bench-only = mierz tylko ten proces: bez czystego Pythona i czasów kompilacji
bench-compiled = Losowe gry…
bench-plain = Losowe gry w czystym Pythonie…
bench-starts = Pomiar pierwszego i następnego startu…
bench-title = { $game }, graczy: { $players }, { $mode }
bench-mode-compiled = skompilowane
bench-mode-checked = skompilowane z kontrolą zakresów
bench-mode-library = skompilowane z wyprzedzeniem
bench-mode-plain = czysty Python
bench-speed = decyzje na sekundę
bench-plain-speed = w czystym Pythonie
bench-ratio = skompilowane / czyste
bench-times = { $times }×
bench-length = decyzje na grę
bench-legal = dozwolone ruchy na decyzję
bench-legal-is = średnio { $mean }, najwięcej { $most }
bench-record = rozmiar pozycji
bench-bytes = { $count } B
bench-copy = kopia w paczce
bench-spread = średnio { $mean } µs, p99 { $p99 }, najwięcej { $max } ({ $times }× średnia)
bench-python = z Pythona
bench-start = pierwszy start, następny start
bench-start-is = { $first } s, potem { $later } s ({ $times }×)

## build

arg-build-target = native: biblioteki dla tego rodzaju komputera; wasm: WebAssembly dla przeglądarek; cuda: obliczenia na kartach graficznych NVIDIA
arg-build-game = zbuduj tylko tę grę (domyślnie: wszystkie)
arg-build-output = folder na pliki (domyślnie: w pakiecie, gdzie gry je znajdą)
build-made = { $file }, { $size } kB
build-no-compiler = Do budowania potrzebna jest Numba: pip install numba.
build-no-linker = Brak linkera: zainstaluj kompilator C, np. gcc lub clang, albo uruchom pip install ziglang.

## tune i learn

arg-fit-players = liczby graczy, po przecinku, używane po kolei (domyślnie: { $players })
arg-fit = gry do każdej kalibracji (domyślnie: 400)
arg-fit-seed = pierwsze rozdanie
arg-fit-workers = liczba procesów (domyślnie: jeden na rdzeń)
arg-fit-write = zapisz plik oceny do PLIK (domyślnie: wypisz)
arg-ray = licz na klastrze Ray pod tym adresem; local uruchamia klaster na tym komputerze
arg-journal = zapisuj dotychczasowe wyniki w PLIK; przerwane zadanie jest kontynuowane
arg-tune-generations = pokolenia CMA-ES (domyślnie: 40); 0 dopasowuje tylko kalibrację
arg-tune-population = kandydaci na pokolenie (domyślnie: 16)
arg-tune-games = gry na kandydata (domyślnie: 120)
arg-tune-tries = próby na turę (domyślnie: 8)
arg-tune-step = pierwszy krok, jako część każdej wagi (domyślnie: 0.25)
arg-tune-seconds = zakończ po pokoleniu, w którym upłynie ten czas
arg-tune-blend = jak daleko przejść od wag ręcznych do nowych, od 0 do 1 (domyślnie: 1)
arg-tune-check = gry do sprawdzenia wyniku (domyślnie: 600)
tune-generation = pokolenie { $number }: ocena { $merit }, wygrane { $wins }, przewaga { $lead } ({ $seconds } s)
tune-check = sprawdzenie, graczy: { $players }: wygrane { $new } do { $old }, przewaga { $lead }
arg-learn-rounds = rundy gry i nauki (domyślnie: 3)
arg-learn-games = gry na rundę (domyślnie: 600)
arg-learn-simulations = symulacje na decyzję (domyślnie: 100)
arg-learn-shake = jak mocno zaburzać wagi (domyślnie: 0.3)
arg-learn-check = gry przeciw starym wagom na koniec (domyślnie: 120)
arg-learn-blend = jak daleko przejść ku temu, co mówią gry, do 1 (domyślnie: 1)
learn-round = runda { $number }
learn-check = sprawdzenie
learn-progress = { $what }: gry { $done } z { $total }, { $seconds } s
learn-round-done = runda { $number }: { $points } punktów na miejsce; wartość wyjaśnia { $before } wariancji, teraz { $after }
learn-compared = sprawdzenie, graczy: { $players }: punkty { $new } do { $old }, wygrane { $wins }

## texts

about-texts = sprawdź tłumaczenia i zanotuj, z czego powstały
arg-texts-action = check: wypisz, czego brakuje, co nieaktualne lub błędne; mark: zanotuj, z jakiego angielskiego powstało każde tłumaczenie
arg-texts-ids = przy mark: komunikaty, których tłumaczenie jest nadal dobre, choć angielski się zmienił
arg-texts-language = tylko ten język
arg-texts-all = przy mark: wszystkie tłumaczenia są aktualne
texts-no-language = Nie ma jeszcze tłumaczenia na { $language }. Dodaj pliki { $language }.ftl obok en.ftl.
texts-only-mark = Komunikaty i --all pasują do mark, nie do check.
texts-marked = { $count ->
        [one] Oznaczono { $count } komunikat.
        [few] Oznaczono { $count } komunikaty.
       *[many] Oznaczono { $count } komunikatów.
    }
texts-checked = { $findings ->
        [0] Brak problemów
        [one] { $findings } problem
        [few] { $findings } problemy
       *[many] { $findings } problemów
    } w { $files ->
        [one] { $files } katalogu
        [few] { $files } katalogach
       *[many] { $files } katalogach
    } ({ $languages }).
find-syntax = niepoprawny Fluent: { $why }
find-twice = zdefiniowano dwa razy
find-file = ten katalog nie ma tłumaczenia na { $language }
find-missing = brak tłumaczenia na { $language }
find-extra = nie ma tego w angielskim katalogu
find-stale = angielski zmienił się od czasu tłumaczenia
find-unmarked = nieoznaczone; uruchom wharfinger texts mark, gdy tłumaczenie jest dobre
find-no-text = nie ma własnego tekstu, a angielski ma
find-attribute-missing = brakuje atrybutu .{ $attribute }
find-attribute-unknown = angielski nie ma atrybutu .{ $attribute }
find-variable-missing = brakuje ${ $variable }
find-variable-unknown = nie ma ${ $variable }
find-reference = { $name } nie jest zdefiniowane w tym pliku
find-function = nie ma funkcji { $name }
find-form = żadna nazwa w tym języku nie ma formy { $form }
find-form-call = FORM przyjmuje zmienną i formę: FORM($card, "acc")
find-plural-missing = ${ $variable } wymaga form liczby mnogiej { $form }
find-plural-unknown = { $language } nie ma formy liczby mnogiej { $form } (dla ${ $variable })
find-plural-number = [{ $form }] znaczy też { $number }, więc musi zawierać ${ $variable }
find-plural-none = po angielsku zależy od liczby ${ $variable }, a tu nie; jeśli jedna forma jest dobra, napisz „one form” w komentarzu

## puzzles

arg-puzzles-count = ile zadań ma mieć plik (domyślnie: 50)
arg-puzzles-players = liczby graczy, po przecinku (domyślnie: 2,3)
arg-puzzles-games = symulacje na turę gier (domyślnie: 200)
arg-puzzles-judging = symulacje do oceny każdej z najlepszych tur (domyślnie: 800)
arg-puzzles-again = najpierw oceń ponownie zadania z pliku z liczbą symulacji --judging i usuń te, w których żadna tura się nie wyróżnia
arg-puzzles-after = pomiń pierwsze N tur gry (domyślnie: 12)
arg-puzzles-write = plik do uzupełnienia (domyślnie: zadania gry)
puzzles-again = ocenione ponownie: { $number } z { $total }, usunięte: { $dropped }, { $seconds } s
puzzles-progress = gra { $number }: zadania { $there } z { $total }, { $seconds } s
puzzles-done = { $file }, zadań: { $count }.
arg-selfplay-out = folder na paczki; te, które już tam są, zostają
arg-selfplay-games = liczba gier, zaokrąglona w górę do pełnych paczek (domyślnie: 256)
arg-selfplay-shard = gry w paczce (domyślnie: 16)
arg-selfplay-simulations = symulacje na decyzję (domyślnie: 100)
arg-selfplay-temperature = jak swobodnie losować ruchy według symulacji; 0 zawsze gra najlepszy (domyślnie: 1)
arg-selfplay-network = plik sieci, która prowadzi przeszukiwanie
selfplay-progress = paczki: { $done } z { $total }, { $seconds } s
# one form
selfplay-done = { $folder }, gier: { $games }.

## Argumenty

argparse-usage = {"użycie: "}
argparse-positional = argumenty
argparse-options = przełączniki
argparse-help = pokaż tę pomoc i zakończ
argparse-version = pokaż wersję i zakończ
argparse-error = { $problem }. Zobacz { $command } --help.
argparse-argument = { $argument }: { $problem }
argparse-required = brakuje: { $arguments }
argparse-unrecognized = nieznany argument: { $arguments }
argparse-expected = brakuje wartości
argparse-ignored = nie przyjmuje wartości, a podano { $value }
argparse-choice = nie ma { $value }; do wyboru: { $choices }
argument-whole = potrzebna jest liczba całkowita nie mniejsza niż { $least }, a nie { $value }
argument-number = potrzebna jest liczba, a nie { $value }
argument-seconds = potrzebna jest liczba sekund większa od 0, a nie { $value }
metavar-game = GRA
metavar-file = PLIK
metavar-dir = FOLDER
metavar-list = LISTA
metavar-n-list = N,…
metavar-code = KOD
metavar-name-value = NAZWA=WARTOŚĆ
metavar-game-dir = GRA=FOLDER
metavar-seconds = SEKUNDY
metavar-host = HOST
metavar-address = ADRES
metavar-addresses = ADRESY
metavar-action = AKCJA
metavar-target = CEL
metavar-id = TEKST
metavar-factor = MNOŻNIK
metavar-level = POZIOM
metavar-format = FORMAT
metavar-token = TOKEN
metavar-only = KTÓRE
metavar-table = STÓŁ
metavar-from = SKĄD
metavar-to = DOKĄD
metavar-text = TEKST
metavar-name = NAZWA
metavar-words = SŁOWA
metavar-time = CZAS
metavar-kind-list = RODZAJ,…
metavar-user = OSOBA
metavar-status = STAN
metavar-title = TYTUŁ

## Co podano źle

wrong-option = Opcję podaje się jako NAZWA=WARTOŚĆ, a nie { $value }.
wrong-option-twice = Opcję { $option } podano dwa razy.
wrong-game = Podaj, w co chcesz grać: { $games }.
wrong-options-game = Podaj, czyje opcje: wharfinger play GRA --list-options.
wrong-arena-game = Podaj grę albo wyniki do pokazania przez --show.
wrong-perft-game = Podaj grę albo pozycję przez --position PLIK.
wrong-record-game = { $file } to partia { $has }, a nie { $game }.
wrong-position-game = { $file } to pozycja z { $has }, a nie z { $game }.
wrong-names = { $seats ->
        [one] Jest { $seats } miejsce
        [few] Są { $seats } miejsca
       *[many] Jest { $seats } miejsc
    }, ale { $names ->
        [one] { $names } imię
        [few] { $names } imiona
       *[many] { $names } imion
    }.
wrong-seats = { $players ->
        [one] Jest { $players } gracz
        [few] Jest { $players } graczy
       *[many] Jest { $players } graczy
    }, ale { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    } w { $value }.
wrong-seat = Miejsce może zająć { $kinds } lub program:POLECENIE, a nie { $value }.
wrong-seats-unknown = { $file } nie mówi, kto gra (brakuje { $missing }). Podaj to przez --seats.
wrong-seats-program = { $file } wskazuje program. Programy są uruchamiane tylko wtedy, gdy podasz je przez --seats.
wrong-seats-file = W { $file } powinno być tylu graczy: { $count }, każdy spośród { $kinds }. Podaj przez --seats, kto gra.
wrong-resumed = { $option } dotyczy tylko nowej gry; wczytana gra ma własne ustawienia.
wrong-line = { $file } ma wiersze od 0 do { $last }, a nie { $line }.
wrong-analyse-file = Podaj plik z zapisem gry albo plik z pozycją przez --position, ale nie oba.
wrong-analyse-to = --to dotyczy zapisu gry; plik z pozycją to jedna pozycja.
wrong-show-game = --show pokazuje rozegrany mecz, więc nie podawaj gry.
wrong-show = --show pokazuje rozegrany mecz; { $option } do tego nie pasuje.
wrong-above = { $option } musi być większe niż { $low }, a nie { $value }.
wrong-least = { $option } musi wynosić co najmniej { $least }, a nie { $value }.
wrong-part = { $option } musi być większe od 0 i nie większe niż 1, a nie { $value }.
wrong-between = { $option } musi być między 0 a 1, a nie { $value }.
wrong-check = --check musi wynosić 0 lub co najmniej { $least }, a nie { $value }.
wrong-numbers = { $option } przyjmuje liczby oddzielone przecinkami, a nie { $value }.
wrong-divide = Do podziału głębokość musi wynosić co najmniej 1.

## Dla administratorów

about-admin = zarządzać ludźmi i stołami serwera; działające serwery reagują w ciągu kilku sekund
about-backup = zapisać całą bazę danych w jednym pliku, także podczas pracy serwera
about-restore = przywrócić kopię zapasową
about-check = odtworzyć wszystkie zapisane gry i wskazać uszkodzone
about-move-database = przenieść wszystko do innej bazy danych, z SQLite do PostgreSQL lub z powrotem
about-admin-users = wypisać osoby
about-admin-tables = wypisać stoły
about-admin-sessions = wypisać zalogowane przeglądarki
about-admin-log = pokazać, co zrobili administratorzy
about-admin-ban = zablokować osobę lub adres
about-admin-unban = zdjąć blokadę
about-admin-mute = pozwolić grać, ale nie pisać ani nie wybierać nazw
about-admin-unmute = przywrócić głos
about-admin-logout = wylogować osobę wszędzie
about-admin-reset = nadać kontu nowe hasło
about-admin-rename = zmienić nazwę osoby, także przy wszystkich jej stołach
about-admin-delete-user = usunąć konto i nazwę osoby; gry zostają
about-admin-retitle = zmienić nazwę stołu
about-admin-close = zakończyć trwającą grę w obecnym stanie
about-admin-delete-table = usunąć stół razem z grą
about-admin-prune = usunąć to, czego od dawna nikt nie ruszał
arg-page = strona (domyślnie: 1)
arg-size = pozycji na stronie (domyślnie: 50)
arg-reason = powód, do dziennika
arg-as = kto to robi, do dziennika (domyślnie: twoja nazwa użytkownika)
arg-words = tylko z tym tekstem w nazwie lub z tym id
arg-only-users = tylko zablokowani albo tylko z odebranym głosem
arg-status = tylko stoły o tym statusie
arg-of-user = tylko tej osoby
arg-user = osoba: id, nazwa konta albo nazwa, którą nosi tylko jedna osoba
arg-ban-address = zamiast osoby zablokować ten adres lub sieć
arg-table = id stołu
arg-for = na jak długo, np. 12h, 7d lub 4w (domyślnie: do odwołania)
arg-new-name = nowa nazwa
arg-new-title = nowa nazwa
arg-older-than = nietknięte od tak dawna, np. 90d, 26w lub 1y
arg-prune-only = tylko to: sessions, finished, open, practice, running, visitors (domyślnie: wszystko oprócz running)
arg-dry-run = tylko podać, co zostałoby usunięte
arg-backup-file = plik do zapisania
arg-backup-replace = nadpisać plik, jeśli istnieje
arg-restore-file = kopia zapasowa
arg-restore-replace = usunąć dotychczasową zawartość bazy danych
arg-check-tables = tylko te stoły, według id (domyślnie: wszystkie)
arg-move-from = baza danych z danymi
arg-move-to = pusta baza danych
argument-duration = czas to liczba z m, h, d, w lub y, np. 90d, a nie { $value }
col-id = id
col-account = konto
col-created = od
col-tables = stoły
col-banned = blokada
col-muted = bez głosu
col-game = gra
col-title = nazwa
col-status = status
col-players = gracze
col-updated = ostatnia zmiana
col-at = kiedy
col-who = kto
col-what = co
col-subject = kogo
col-details = szczegóły
col-reason = powód
table-status = { $status ->
    [waiting] otwarty
    [running] w grze
    [finished] zakończony
    [closed] zamknięty
   *[stuck] zablokowany
  }
admin-yes = tak
admin-page = Strona { $page } z { $pages }, razem { $total }.
admin-user-or-address = Podaj osobę albo --address, jedno z dwojga.
admin-ban = { $name }: blokada nałożona.
admin-ban-until = { $name }: blokada do { $until }.
admin-unban = { $name }: blokada zdjęta.
admin-mute = { $name }: głos odebrany.
admin-mute-until = { $name }: głos odebrany do { $until }.
admin-unmute = { $name }: głos przywrócony.
admin-logout = { $count ->
    [one] { $name }: wylogowano z jednej przeglądarki.
    [few] { $name }: wylogowano z { $count } przeglądarek.
   *[many] { $name }: wylogowano z { $count } przeglądarek.
  }
admin-reset = Nowe hasło konta { $name } to { $password }
admin-rename = { $count ->
    [one] { $name } nazywa się teraz { $new }, także przy jednym stole.
    [few] { $name } nazywa się teraz { $new }, także przy { $count } stołach.
   *[many] { $name } nazywa się teraz { $new }, także przy { $count } stołach.
  }
admin-delete-user = { $count ->
    [one] { $name }: usunięto; jedna gra zostaje bez nazwy.
    [few] { $name }: usunięto; { $count } gry zostają bez nazwy.
   *[many] { $name }: usunięto; { $count } gier zostaje bez nazwy.
  }
admin-retitle = Stół { $table } nazywa się teraz { $title }.
admin-close = Gra przy stole { $table } jest zakończona.
admin-delete-table = Stół { $table } jest usunięty.
admin-pruned = { $kind ->
    [sessions] wygasłe sesje: { $count }
    [finished] zakończone stoły: { $count }
    [open] otwarte stoły: { $count }
    [practice] lekcje i zagadki: { $count }
    [running] trwające gry: { $count }
   *[visitors] goście bez gier: { $count }
  }
admin-dry-run = Niczego nie usunięto (--dry-run).
backup-done = Zapisano kopię w { $file } ({ $size } MB; stoły: { $tables }, osoby: { $people }).
restore-done = Przywrócono kopię z { $made } (stoły: { $tables }, osoby: { $people }).
checking = sprawdzanie
check-no-table = Nie ma stołu { $table }.
check-fault = Stół { $table }: { $reason }
check-done = Sprawdzone stoły: { $checked }, uszkodzone: { $bad }.
moving = przenoszenie
move-done = Wszystko przeniesiono (stoły: { $tables }, osoby: { $people }, wiersze: { $rows }). Stara baza danych pozostała bez zmian.
wrong-think-database = think wymaga bazy PostgreSQL twoich serwerów: --database postgresql://UŻYTKOWNIK@HOST/NAZWA. Serwer z SQLite liczy sam.
