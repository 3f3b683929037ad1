# Co mówi serwer, po polsku. Powłoka czyta te id z /api/texts/server/pl; miejsca przychodzą jako liczby.

refused-malformed = Tej wiadomości nie da się odczytać: { $reason }
refused-too-big = Ta wiadomość jest za długa.
refused-too-often = Za dużo żądań. Odczekaj chwilę i spróbuj ponownie.
refused-too-many = Za dużo połączeń z twojego adresu. Zamknij część i spróbuj ponownie.
refused-busy = Serwer jest teraz pełny. Spróbuj za chwilę.
refused-watchers = Ten stół ogląda już zbyt wiele osób. Spróbuj później.
refused-origin = To żądanie pochodzi z innej strony.
refused-host = Ten serwer nie używa tej nazwy hosta.
refused-no-table = Nie ma takiego stołu.
refused-no-game = Nie ma takiej gry.
refused-no-rules = Ta gra nie ma strony zasad.
refused-no-texts = Nie ma takiego tłumaczenia.
refused-no-page = Pod tym adresem nic nie ma.
refused-metrics = Metryki można czytać tylko z tego komputera albo z tokenem z ustawień.
refused-no-client = Klient WWW nie jest zbudowany. Uruchom npm ci i npm run build w folderze web, a potem ponownie serwer.
refused-hello = Twoja strona jest nieaktualna. Odśwież ją. (Serwer używa protokołu { $protocol }.)
refused-damaged = Dane tego stołu są uszkodzone, więc nie można go otworzyć.
refused-stale = Stół w międzyczasie się zmienił (wersja { $version }). Spróbuj ponownie.
refused-not-running = Ta gra nie jest w toku.
refused-not-yours = To nie twoje miejsce.
refused-not-your-turn = To nie tura tego gracza.
refused-illegal = Tutaj nie można tego zrobić.
refused-lesson = To też wolno, ale w lekcji gra się tu co innego. Opuść lekcję, by grać swobodnie.
refused-no-lesson = Tu nie ma lekcji.
refused-lesson-step = Ten krok jest jeszcze przed tobą.
refused-no-puzzles = Nie ma zadań do tej gry.
refused-no-puzzle = Nie ma takiego zadania.
refused-task-illegal = Tego w tym ćwiczeniu nie zagrano.
refused-puzzle-illegal = Ta tura nie jest możliwa w tym zadaniu.
refused-puzzle-unfinished = Najpierw zagraj turę do końca.
refused-no-task = Nie ma takiego ćwiczenia.
refused-task-over = To ćwiczenie się skończyło. Zacznij je od nowa, by grać dalej.
refused-nothing-to-undo = Nie masz czego cofnąć.
refused-undo-turn = Bez pytania innych możesz cofać tylko ruchy własnej tury.
refused-undo-revealed = Ten ruch odkrył coś ukrytego, więc na cofnięcie muszą zgodzić się inni.
refused-undo-asked = Ktoś już poprosił o cofnięcie.
refused-undo-not-asked = Nikt nie prosił o cofnięcie.
refused-chat-empty = Wiadomość jest pusta.
refused-chat-long = Wiadomość może mieć do { $most } znaków.
refused-version = Ten stół nie ma wersji { $version }.
refused-bot = Nie ma bota o nazwie { $bot }.
refused-replace = Nie można teraz oddać tego miejsca botowi: gracz jest obecny albo ma jeszcze czas.
refused-replace-wait = { $seconds ->
        [one] Ten gracz może jeszcze wrócić. Odczekaj { $seconds } sekundę.
        [few] Ten gracz może jeszcze wrócić. Odczekaj { $seconds } sekundy.
       *[many] Ten gracz może jeszcze wrócić. Odczekaj { $seconds } sekund.
    }
refused-not-lent = Na tym miejscu nie gra za ciebie bot.
refused-already-bot = Na tym miejscu gra już bot.
refused-rules = { $reason }
refused-seats = Liczba miejsc nie zgadza się z liczbą graczy.
refused-no-person = Stół potrzebuje co najmniej jednego człowieka.
refused-title = Nazwa stołu może mieć do { $most } znaków.
refused-language = Nie ma tu języka { $language }.
refused-name = Imię musi mieć od 1 do { $most } znaków i nie może zawierać przecinków.
refused-full = Wszystkie miejsca są zajęte.
refused-already-seated = Masz już miejsce przy tym stole.
refused-begun = Ta gra już się zaczęła.
refused-closed = Ten stół zamknięto przed rozpoczęciem gry.
refused-not-creator = Może to zrobić tylko założyciel stołu.
refused-not-seated = Mogą to zrobić tylko gracze przy tym stole.
refused-not-finished = Możesz to zrobić po zakończeniu gry.
refused-hidden = Grę można pobrać po jej zakończeniu.
refused-record = Tego zapisu nie można użyć: { $reason }
refused-position = Tej pozycji nie można użyć: { $reason }
refused-unworkable = Trwało to za długo, więc zostało przerwane.
refused-analysis-nothing = Przy tym stole nie ma czego analizować.
refused-analysis-off = Ten stół nie pozwala na analizę w trakcie gry. Potem otworzy się dla wszystkich.
refused-analysis-seed = Ten stół ma wybrane ziarno. Analiza będzie możliwa po grze.
refused-being-played = Ta gra jeszcze się tu toczy. Otworzysz ją po zakończeniu.
refused-analysis-seat = W trakcie gry bot doradza tylko przy twoich decyzjach.
refused-analysis-line = Ruch { $number } tego wariantu nie jest tu możliwy.
refused-analysis-over = Tu gra jest skończona: nie ma o czym decydować.
refused-analysis-running = Raport będzie dostępny po grze.
refused-analysis-unknown = Bot jeszcze nie sprawdził tej tury. Spróbuj, gdy raport będzie gotowy.
refused-analysis-full = Bot jest teraz zajęty. Spróbuj za chwilę.
refused-analysis-yours = Bot pracuje jeszcze nad twoimi innymi grami. Spróbuj, gdy skończy.
refused-analysis-failed = Bot nie mógł skończyć. Spróbuj ponownie.
refused-account-taken = Ta nazwa konta jest zajęta.
refused-account-has = Masz już konto.
refused-password = Hasło musi mieć od { $low } do { $high } znaków.
refused-password-common = To hasło jest zbyt popularne. Wybierz inne.
refused-banned = Masz zakaz korzystania z tego serwera.
refused-banned-address = Twój adres sieciowy jest zablokowany na tym serwerze.
refused-muted = Masz na tym serwerze odebrany głos: nie możesz pisać wiadomości ani wybierać nazw.
refused-logged-out = Wylogowano cię. Zaloguj się, aby grać dalej.
refused-login = Błędna nazwa lub hasło.
refused-not-logged-in = Najpierw się zaloguj.
refused-password-wrong = To nie jest twoje hasło.
refused-password-name = To hasło zawiera twoje imię. Wybierz inne.
refused-recover = Nazwa i kod zapasowy nie pasują do siebie albo kod został już użyty.
refused-reset = Ten link wygasł albo został już użyty. Poproś o nowy.
refused-no-mail = Ten serwer nie wysyła e-maili. Użyj kodu zapasowego.
refused-no-data = Nie ma tu żadnych danych o tobie.
refused-notice-service = Ten serwer nie może wysyłać powiadomień w ten sposób.
refused-notice-many = Możesz ich mieć do { $most }. Najpierw usuń któreś.
refused-notice-unknown = Nie ma takiego powiadomienia.
refused-notice-email = To nie jest adres e-mail.
refused-notice-discord = URL webhooka Discorda zaczyna się od https://discord.com/api/webhooks/.
refused-notice-slack = URL webhooka Slacka zaczyna się od https://hooks.slack.com/services/.
refused-notice-telegram = Token bota Telegrama wygląda jak 123456789:ABCdef…; czat to liczba lub @nazwa.
refused-notice-ntfy = Temat ma tylko litery, cyfry, - i _, do 64 znaków.
refused-notice-matrix = Pokój Matrix zaczyna się od ! lub #, a token dostępu nie ma spacji.
refused-notice-host = Podaj nazwę publicznego serwera, na przykład ntfy.sh.
refused-notice-webhook = Webhook to publiczny adres zaczynający się od https://.
refused-notice-unsent = Nie udało się wysłać e-maila z kodem. Spróbuj później.
refused-notice-code = To nie jest kod z e-maila.
refused-notice-unconfirmed = Najpierw wpisz kod z e-maila.
refused-internal = Coś poszło nie tak na serwerze. Spróbuj ponownie.
refused-database = Baza danych serwera jest niedostępna, więc nic nie zapisano. Spróbuj za chwilę.
refused-slow = Twoje połączenie jest za wolne. Połącz się ponownie.
refused-closing = Serwer się wyłącza. Połącz się za chwilę.
refused-store = Nie udało się zapisać stołu, więc nic nie zmieniono. Spróbuj ponownie.

notice-bot-failed = Bot { $bot } nie zagrał za gracza { $seat }; zastępuje go { $instead }.
notice-deadline = { $seat }: czas się skończył. Inni mogą oddać miejsce botowi albo dalej czekać.
notice-resigned = { $seat } poddaje grę; dalej gra bot.
notice-replaced =
    Za gracza { $seat } gra teraz { $bot ->
        [easy] łatwy bot
        [medium] średni bot
        [hard] trudny bot
        [expert] bot ekspert
        [master] bot mistrz
        [greedy] zachłanny bot
        [random] losowy bot
       *[other] bot { $bot }
    }.
notice-returning = { $seat } wraca i zagra po tej turze.
notice-returned = { $seat } wraca.
notice-undone = { $count ->
        [one] { $seat } cofa decyzję.
        [few] { $seat } cofa { $count } decyzje.
       *[many] { $seat } cofa { $count } decyzji.
    }
notice-undo-refused = { $seat } odmawia cofnięcia.
notice-rematch = Następna gra jest gotowa.
notice-stuck = Tej gry nie można kontynuować: { $reason } Możesz pobrać jej ruchy.

stuck-illegal = ruch { $number } jest niedozwolony w tej wersji zasad.
stuck-gap = w bazie brakuje wpisu { $number }.
stuck-event = wpisu { $number } nie da się odczytać.
stuck-start = gry nie da się już przygotować. { $reason }
stuck-rules = używa wersji zasad { $made }, a ten serwer gra według wersji { $now }.
stuck-components = używa elementów { $made }, a ten serwer gra z { $now }.

lesson-title = Nauka: { $game }
puzzle-title = { $game }: zadanie
name-learner = Nowicjusz
name-player = Gracz { $number }
name-deleted =
    { $number ->
        [1] Usunięty gracz
       *[other] Usunięty gracz { $number }
    }
turn-title = { $title }: twoja tura
turn-body = { $name }, twoja tura przy stole „{ $title }”: { $link }
test-title = Testowe powiadomienie z Wharfingera
test-body = Tak dowiesz się, że jest twoja tura. { $link }
code-title = Twój kod do Wharfingera
code-body = Ktoś poprosił serwer { $server } o wysyłanie powiadomień o turach na ten adres. Jeśli to ty, wpisz tam ten kod: { $code }. Jeśli nie, zignoruj tę wiadomość, a następnej nie będzie.
email-code-body = Ktoś podał ten adres dla konta na serwerze { $server }. Jeśli to ty, wpisz tam ten kod: { $code }. Jeśli nie, zignoruj tę wiadomość.
reset-title = Nowe hasło do Wharfingera
reset-body =
    { $name }, ktoś poprosił o nowe hasło do twojego konta na serwerze { $server }. Jeśli to ty, ustaw je w ciągu { $minutes } minut:

    { $link }

    Jeśli nie, zignoruj tę wiadomość: hasło się nie zmieni.
password-changed-title = Zmieniono hasło do Wharfingera
password-changed-body = { $name }, zmieniono hasło do twojego konta na serwerze { $server } i wylogowano wszystkie inne przeglądarki. Jeśli to nie ty, od razu ustaw nowe hasło: { $server }/recover
email-changed-title = Zmieniono adres e-mail w Wharfingerze
email-changed-body = { $name }, ten adres nie należy już do twojego konta na serwerze { $server }. Jeśli to nie ty, od razu zmień hasło.
account-deleted-title = Usunięto konto w Wharfingerze
account-deleted-body = { $name }, twoje konto na serwerze { $server } zostało usunięte. Dziękujemy za wspólną grę.
unreadable = to nie jest poprawny JSON.
notice-unreadable = to nie jest poprawny plik.
notice-unworkable = odczyt trwa za długo.
notice-long = ma więcej niż { $most } ruchów.
notice-failed = Ostatniego powiadomienia nie udało się wysłać.
notice-gone = Ten adres pochodzi z wcześniejszej wersji i już nie działa. Usuń go i dodaj ponownie.

## Dla uruchamiających serwer

start-port = Nie można użyć portu { $port } na { $host }: { $why }.
start-workers = Kilka procesów wymaga PostgreSQL: --database postgresql://… Plik SQLite jest dla jednego procesu.
start-think-queue = W tej bazie nie ma jeszcze kolejki. Najpierw uruchom na niej serwer.
start-database = Nie można otworzyć bazy danych ({ $error }).
start-database-address = Bazę danych podaje się jako sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA.
start-database-packages = PostgreSQL wymaga dodatkowych pakietów: pip install "wharfinger[postgres]"
start-database-read-only = Bazę danych można tylko odczytywać, nie zapisywać.
start-mail-server = Serwer poczty podaje się jako smtps://UŻYTKOWNIK:HASŁO@HOST:PORT lub smtp://HOST:PORT.
start-mail-sender = Powiadomienia e-mail wymagają nadawcy: --mail-from NAZWA@HOST.
start-proxy = Proxy podaje się przez adres lub sieć, na przykład --behind-proxy 127.0.0.1,10.0.0.0/8.
start-config-read = Nie można odczytać ustawień z { $file }: { $why }.
start-config-toml = { $file } nie jest poprawnym plikiem TOML: { $why }.
start-config-unknown = { $file }: nie ma ustawienia { $name }.
start-config-unknown-close = { $file }: nie ma ustawienia { $name }. Czy chodziło o { $close }?
start-setting-whole = { $name } musi być liczbą całkowitą nie mniejszą niż { $least }, a nie { $value }.
start-setting-range = { $name } musi być liczbą całkowitą od { $least } do { NUMBER($most, useGrouping: 0) }, a nie { $value }.
start-setting-number = { $name } musi być liczbą nie mniejszą niż { $least }, a nie { $value }.
start-setting-above = { $name } musi być liczbą większą niż { $least }, a nie { $value }.
start-setting-switch = { $name } musi mieć wartość true lub false, a nie { $value }.
start-setting-choice = { $name } musi mieć jedną z wartości: { $choices }, a nie { $value }.
start-setting-text = { $name } musi być tekstem w cudzysłowie, a nie { $value }.
start-setting-list = { $name } musi być listą tekstów, a nie { $value }.
start-setting-table = { $name } musi być tabelą gier i folderów, a nie { $value }.
start-setting-folders = { $name } przyjmuje GRA=FOLDER, każdą grę raz, a nie { $value }.

## Dla administratorów

database-file = Potrzebna jest baza danych w pliku: sqlite:///PLIK.
database-absent = Nie ma bazy danych { $file }.
database-older = Ta baza danych ma starszy schemat. Uruchom raz serwer, aby ją zaktualizować.
database-newer = To pochodzi z nowszej wersji Wharfingera. Najpierw zaktualizuj Wharfingera.
database-failed = Baza danych zgłasza problem: { $error }
backup-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo użyj --replace.
backup-nothing = Nie ma czego kopiować: baza danych jest pusta.
backup-tool = Do tego potrzebny jest program PostgreSQL { $tool }. Zainstaluj programy klienckie PostgreSQL (w Debianie: apt install postgresql-client).
backup-tool-failed = Program { $tool } zawiódł, więc nic nie zmieniono: { $error }
restore-unreadable = Nie można odczytać pliku { $file }.
restore-damaged = Plik { $file } nie jest kopią zapasową Wharfingera albo jest uszkodzony.
restore-format = Ta kopia ma format, którego ta wersja nie zna: { $format }
restore-kind = { $kind ->
    [sqlite] To jest kopia SQLite. Przywróć ją do sqlite:///PLIK, a potem użyj wharfinger move-database.
   *[postgresql] To jest kopia PostgreSQL. Przywróć ją do PostgreSQL, a potem użyj wharfinger move-database.
  }
restore-full = { $rows ->
    [one] Baza danych nie jest pusta: ma jeden wiersz. --replace usuwa jej zawartość.
    [few] Baza danych nie jest pusta: ma { $rows } wiersze. --replace usuwa jej zawartość.
   *[many] Baza danych nie jest pusta: ma { $rows } wierszy. --replace usuwa jej zawartość.
  }
restore-in-use = Baza danych jest w użyciu. Przed przywróceniem zatrzymaj serwer.
move-same = To dwa razy ta sama baza danych.
move-in-use = Baza danych jest w użyciu. Przed przeniesieniem zatrzymaj serwer.
move-full = Baza docelowa nie jest pusta. Przenieś dane do pustej.
move-differs = Kopia tabeli { $table } różni się od oryginału, więc nic nie przeniesiono.
deed-no-user = Nie ma tu nikogo o nazwie { $name }.
deed-several-users = Kilka osób nazywa się { $name }. Podaj id, które pokazuje wharfinger admin users.
deed-no-account = { $name } nie ma konta, więc nie ma hasła do zmiany.
deed-address = { $address } to nie adres ani sieć, np. 203.0.113.7 lub 203.0.113.0/24.
deed-not-banned = { $name } nie ma blokady.
deed-not-muted = { $name } ma prawo głosu.
deed-no-table = Nie ma stołu { $table }.
deed-not-running = Przy stole { $table } nie toczy się gra. Możesz usunąć stół.
deed-moved-on = Ktoś właśnie wykonał ruch przy stole { $table }. Spróbuj ponownie.
deed-damaged = Dane stołu { $table } są uszkodzone. Możesz usunąć stół.
deed-kind = Nie można czyścić { $kind }. Do wyboru: { $kinds }.
check-header = nie można odczytać jego opisu.
check-chairs = miejsca nie zgadzają się z liczbą graczy.
check-summary-unreadable = nie można odczytać jego podsumowania.
check-summary = jego podsumowanie nie zgadza się ze zdarzeniami ({ $field }).
check-digest = jego zdarzenia zmieniono po zapisaniu.
