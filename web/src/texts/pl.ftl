# Powłoka po polsku. Gry mają własne katalogi, odmowy i powiadomienia serwera także.

brand = Wharfinger
skip-to-content = Przejdź do treści
nav-label = Strony
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
save = Zapisz
saved = Zapisano.
menu = Menu
you = ty
online = przy stole
away = poza stołem
points = { " " }pkt
rule = Zasada { $rule }

## Poczekalnia

lobby-title = Porty, kościoły i statki
lobby-lead = Trzy złożone gry portowe według pełnych zasad. Graj od razu z botami, ze znajomymi na jednym urządzeniu albo online przez wiele dni.
lobby-games = Gry
lobby-mine = Twoje gry
lobby-open = Otwarte stoły
lobby-open-none = Nie ma teraz otwartych stołów. Załóż stół i wyślij znajomym link.
lobby-running = Stoły do oglądania
lobby-running-none = Nie ma teraz publicznych gier.
lobby-rename = Zmień imię
lobby-nameless = Wybierz imię
speed = Przyspieszanie: { $percent }%
speed-about = Możesz już grać. Dopóki to trwa, boty grają nieco słabiej.
players-range = { $low ->
        [1] solo lub do { $high } graczy
       *[other] od { $low } do { $high } graczy
    }
play-now = Graj z botami
set-up = Załóż stół…
join = Dołącz
join-named = Dołącz: { $name }
your-turn = Twoja tura
show-all = Pokaż wszystkie ({ $count })
show-more = Pokaż więcej
show-fewer = Pokaż mniej
table-finished-ago = koniec: { $when }
table-stuck-short = uszkodzona
table-free = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
table-deadline = termin ruchu: { $when }
table-moved = ostatni ruch: { $when }
record-title = Otwórz zapis
record-about = Odtwórz zapisaną grę ruch po ruchu albo graj dalej.
record-go-on = graj dalej od miejsca przerwania
record-open = Wybierz plik…
nowhere-title = Nie znaleziono strony
nowhere-about = Pod tym adresem nic nie ma. Link może być niepełny.
to-lobby = Do poczekalni

## Zakładanie stołu

new-title = Załóż stół
new-game = Gra
new-no-game = Nie ma takiej gry.
new-players = Gracze
new-order-note = Gracz rozpoczynający jest zwykle losowany; potem gra się w tej kolejności.
new-pace = Tempo
pace-live = Na żywo
pace-live-about = Wszyscy grają teraz, bez limitu czasu.
pace-correspondence = Turowo
pace-correspondence-about = Graj, kiedy ci pasuje. Gdy komuś skończy się czas, może go zastąpić bot.
pace-days = Dni na turę
new-open = Widoczność
open-link = Prywatny
open-link-about = Stół znajdą tylko osoby z linkiem.
open-public = Publiczny
open-public-about = Widoczny w poczekalni. Każdy może zająć wolne miejsce lub oglądać.
new-rules = Opcje zaawansowane
new-rules-group = Zasady
new-table-group = Stół
new-rules-about = { $count ->
        [0] wszystkie domyślne
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
new-name = Nazwa stołu
new-seed = Ziarno
new-seed-about = To samo ziarno zawsze daje to samo rozdanie. Wszyscy widzą, że je wybrano. Puste pole: losowe rozdanie.
chosen-seed = wybrane ziarno
chosen-seed-about = Założyciel stołu wybrał ziarno i może znać ukryte karty.
new-create = Rozpocznij grę
new-create-wait = Załóż stół
usual = { $value } (domyślnie)
order-earlier = Przesuń do przodu: { $name }
order-later = Przesuń do tyłu: { $name }
chair = Miejsce { $number }
chair-me = Ty
chair-open = Wolne miejsce
chair-hotseat = Gracz na tym urządzeniu
chair-name = Imię
chair-name-of = Imię na miejscu { $number }
bot-other = Bot „{ $name }”
bot-easy = Łatwy bot
bot-easy-about = Gra od razu i prawie nie patrzy naprzód.
bot-medium = Średni bot
bot-medium-about = Patrzy trochę naprzód. Dobry pierwszy przeciwnik.
bot-hard = Trudny bot
bot-hard-about = Myśli około sekundy i karze błędy.
bot-expert = Bot ekspert
bot-expert-about = Myśli do dziesięciu sekund na turę.
bot-master = Bot mistrz
bot-master-about = Nauczył się z milionów gier z samym sobą. Najsilniejszy.
bot-greedy = Zachłanny bot
bot-greedy-about = Zawsze wybiera krok, który jest teraz najlepszy. Szybki i niełatwy do pokonania.
bot-random = Losowy bot
bot-random-about = Wykonuje losowe dozwolone ruchy.
name-player = Gracz { $number }
name-deleted =
    { $number ->
        [1] Usunięty gracz
       *[other] Usunięty gracz { $number }
    }
name-bot = { $bot } { $number }
name-bot-easy = Łatwy
name-bot-medium = Średni
name-bot-hard = Trudny
name-bot-expert = Ekspert
name-bot-master = Mistrz
name-bot-greedy = Zachłanny
name-bot-random = Losowy

## Przed grą

waiting-for = { $count ->
        [one] Czekamy jeszcze na { $count } gracza.
        [few] Czekamy jeszcze na { $count } graczy.
       *[many] Czekamy jeszcze na { $count } graczy.
    }
waiting-prepared = Przygotowanie gry…
waiting-free = wolne miejsce
sit-down = Zajmij to miejsce
leave-table = Odejdź od stołu
kind-bot = bot
invite-title = Zaproś graczy
invite-about = Każdy z tym linkiem może zająć wolne miejsce.
invite-link = Link do stołu
own-link = { $count ->
        [1] Link do twojego miejsca
       *[other] Link do twojego miejsca { $number }
    }
own-link-about = Pozwala grać na tym miejscu z innego urządzenia. Nie udostępniaj go.
start-with-bots = Zacznij teraz, wolne miejsca zajmą boty

## Stół

table-opening = Otwieranie stołu…
table-gone = Ten stół jest zamknięty
logged-out = Wylogowano
table-stuck = Tej gry nie można kontynuować. Jej ruchy pobierzesz z menu.
line-lost = Utracono połączenie. Łączenie…
error-line-lost = Połączenie zerwało się, zanim udało się to zrobić. Spróbuj ponownie.
error-offline = Serwer nie odpowiada.
error-server = Odpowiedź serwera nie ma sensu ({ $status }). Spróbuj ponownie.
board-label = Plansza
dock-label = Twoja decyzja
tabs-label = Części stołu
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat
zoom = Powiększenie planszy
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-now = { $percent }%
zoom-reset = Resetuj powiększenie
watching = oglądasz
curtain-title = Przekaż urządzenie: { $name }
curtain-about = Na tym stole są rzeczy, które może zobaczyć tylko { $name }. Pokażą się, gdy { $name } da znak.
curtain-lift = Pokaż mój stół
curtain-public = To mogą widzieć wszyscy.
curtain-show = Pokaż stół: { $name }
waits-for = Czekamy na: { $name }
to-move = na ruchu
turn-order = Kolejność
turn-order-drawn = Kolejność: { $names }. Zaczyna { $first }.
turn-order-drawn-you = Kolejność: { $names }. Zaczynasz ty.
points-now = Punkty
points-now-about = Ile punktów miałby każdy, gdyby gra skończyła się teraz
points-final = Wynik końcowy
thinking = myśli
help = Co to za decyzja?
all-choices = Pokaż wszystkie opcje ({ $count })
stepper-less = { $name }: o jeden mniej
stepper-more = { $name }: o jeden więcej
stepper-of = { $value } z { $held }
narrowed = Opcje: { $count }
fold = Zwiń opcje
unfold = Pokaż opcje
back = Cofnij

## Tura

end-turn = Zakończ turę
undo = Cofnij
restart-turn = Tura od nowa
choose-first = Wybierz coś
anyway = Mimo to: { $deed }
drawer = { $count ->
        [one] Jeszcze { $count } opcja
        [few] Jeszcze { $count } opcje
       *[many] Jeszcze { $count } opcji
    }
turn-then = Potem: { $what }
held = Wybrano: { $choice }
held-confirm = Naciśnij Enter: „{ $button }”
card-choices = Wybierz prawym przyciskiem: { $choices }
setting-auto-end = Kończ moją turę automatycznie
setting-auto-end-about = Kończy turę, gdy zostało ci tylko kupowanie, sprzedawanie lub spłacanie.

## Przy stole

undo-ask = Poproś o cofnięcie
undo-wanted = { $name } prosi o cofnięcie ruchu.
undo-waiting = Prośba o cofnięcie wysłana. Czekamy na pozostałych.
agree = Zgoda
refuse = Odmów
resign = Poddaj się
resigned = rezygnacja
leave = Opuść grę…
leave-title = Opuścić grę?
leave-about = Jeśli dalej zagra za ciebie bot, możesz później wrócić. Jeśli się poddasz, bot dokończy grę.
replace-me = Niech gra bot
let-bot-play = Niech gra bot
take-seat-back = Wróć na swoje miejsce
away-left = Poza stołem: { $time } na powrót
share = Udostępnij
share-watch = Każdy z tym linkiem może oglądać lub zająć wolne miejsce.
log-empty = Nic jeszcze nie zagrano.
since-you = Od twojej ostatniej tury
look-then = Pokaż planszę z tej chwili
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
notify-title = { $table }: twoja tura

## Nauka przez grę

learn-short = Ucz się, grając
learn-game = Naucz się gry { $game }, grając
learn-opening = Przygotowanie lekcji…
learn-go-on = Kontynuuj
learn-anew = Od początku
learn-guided = Gra z przewodnikiem
learn-guided-about = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
  } na prawdziwej planszy: czytaj, patrz i graj to, co podświetlone.
learn-guided-done = Ukończono
learn-start = Start
learn-progress = Gwiazdki: { $stars } z { $most }
learn-stars = { $stars ->
        [0] jeszcze nierozwiązane
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
learn-puzzles = Zadania
learn-puzzles-about = Pozycje z gier silnych botów. Jedna tura jest wyraźnie najlepsza: znajdź ją.
learn-to-puzzles = Rozwiązuj zadania
task = Ćwiczenie
task-number = { $lesson }: ćwiczenie { $number } z { $of }
task-turns = { $left ->
        [one] Została { $left } tura
        [few] Zostały { $left } tury
       *[many] Zostało { $left } tur
    }
task-met = spełnione
task-hint = Wskazówka
task-retry = Spróbuj ponownie
task-show-solution = Pokaż rozwiązanie
task-solution = Rozwiązanie
task-won = Rozwiązane!
task-lost = Nie do końca
task-lost-legal = Wszystkie ruchy były dozwolone, ale cel nie został osiągnięty.
task-bot-thinks = Bot przygląda się twojej turze…
task-bot-same = Z punktu widzenia całej gry to dobra tura: bot zagrałby tak samo.
# one form
task-bot = { $number ->
    [0] Bot zagrałby:
   *[other] W { $number }. turze bot zagrałby:
  }
task-bot-astray = Bez tego ćwiczenia bot zagrałby:
task-bot-points = Według bota daje to na koniec gry około { NUMBER($points, maximumFractionDigits: 1) } pkt więcej.
task-next = Następne ćwiczenie
task-to-lessons = Wszystkie lekcje
task-to-tasks = Do ćwiczeń
puzzle = Zadanie
puzzle-title = Znajdź najlepszą turę
puzzle-text = Twoja tura w grze silnych botów. Zagraj całą turę. Możesz cofać, dopóki nie odkryto niczego nowego.
puzzle-rating = Ranking zadania { $rating }
puzzle-judging = Ocena twojej tury…
puzzle-grade-best = Najlepsza tura!
puzzle-grade-good = Dobra tura
puzzle-grade-inaccuracy = Niedokładność
puzzle-grade-mistake = Błąd
puzzle-grade-blunder = Poważny błąd
puzzle-lost = Kosztuje { NUMBER($percent, maximumFractionDigits: 1) } p.p. szansy na wygraną ({ NUMBER($win, maximumFractionDigits: 0) }% zamiast { NUMBER($best, maximumFractionDigits: 0) }%) i około { NUMBER($points, maximumFractionDigits: 1) } pkt.
puzzle-lost-win = Kosztuje { NUMBER($percent, maximumFractionDigits: 1) } p.p. szansy na wygraną: { NUMBER($win, maximumFractionDigits: 0) }% zamiast { NUMBER($best, maximumFractionDigits: 0) }%.
puzzle-kept-all = Z nią wygrywasz { NUMBER($best, maximumFractionDigits: 0) }% gier; każdy inny plan kosztuje co najmniej { NUMBER($margin, maximumFractionDigits: 1) } p.p.
puzzle-best = Najlepsza tura
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-yours = Twój ranking: { $rating }
puzzle-change = { $change }
puzzle-unrated = To zadanie było już rozwiązywane, więc nie liczy się do rankingu.
puzzles-short = Zadania
puzzles-game = { $game }: zadania
puzzles-about = Każda pozycja pochodzi z gry silnych botów, a głębokie przeszukiwanie znalazło turę wyraźnie lepszą od innych. Zagraj swoją turę; zobaczysz, co zyskuje lub traci.
puzzles-daily = Zadanie dnia
puzzles-daily-done = Dziś rozwiązane. Wróć jutro!
puzzles-daily-tried = Dziś zagrane.
puzzles-any = Trening
puzzles-any-about = { $count ->
    [one] { $count } zadanie dobrane
    [few] { $count } zadania dobrane
   *[many] { $count } zadań dobranych
  } do twojego rankingu.
puzzles-rating = Ranking
puzzles-streak = Seria
puzzles-solved = Rozwiązane
puzzles-solved-of = { $solved } z { $count }
puzzles-best-streak = najlepsza: { $best }
lesson = Lekcja
lesson-step = Krok { $step } z { $of }
lesson-next = Dalej
lesson-free = Graj dalej samodzielnie
lesson-back = Wstecz
lesson-leave = Opuść lekcję
lesson-astray = To też wolno, ale w lekcji gra się to, co podświetlone.

## Strona zasad

rules-short = Jak grać
how-to-play = Jak grać: { $game }
rules-complete = Pełne zasady
rules-how = Nie znasz gry? Przeczytaj najpierw, jak grać.
rules-complete-of = Pełne zasady: { $game }
rules-lead = Wszystkie zasady, gdy chcesz coś sprawdzić.
rules-search = Szukaj w zasadach
rules-found = { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } miejsce.
        [few] Znaleziono { $count } miejsca.
       *[many] Znaleziono { $count } miejsc.
    }
rules-contents = Spis treści
rules-decisions = O czym decydujesz
rules-things = Co czym jest i co robi
rules-switches = Opcje
rules-switch-usual = { $value } (domyślnie)
rules-switch-range = liczba od { $low } do { $high }
rules-components = Elementy
rules-reconstructed = odtworzone
rules-reconstructed-about = Tych wartości nie udało się odczytać z wydrukowanej gry. To propozycje zgodne ze wszystkim, co wiadomo; kto ma grę, może je poprawić w pliku.
rules-component = Element
rules-note = Uwaga
rules-loading = Wczytywanie zasad…

## Koniec i powtórki

result-winner = { $count ->
        [one] Wygrywa { $names }
        [few] Wspólna wygrana: { $names }
       *[many] Wspólna wygrana: { $names }
    }
result-you = { $count ->
        [one] Wygrywasz!
        [few] Wspólna wygrana: { $names }
       *[many] Wspólna wygrana: { $names }
    }
result-solo-you =
    Zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
result-solo =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
result-best-new = Nowy rekord życiowy! Poprzedni to { $best }.
result-best-equal = To tyle, ile wynosi Twój rekord.
result-best = Twój rekord to { $best }.
result-none = Gra skończona
result-fold = Ukryj wyniki
result-unfold = Pokaż wyniki
spoken-over = Gra skończona.
spoken-over-won =
    Gra skończona. { $count ->
        [one] Wygrywa
        [few] Wspólna wygrana:
       *[many] Wspólna wygrana:
    } { $names }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
results = Wyniki
results-board = Pokaż planszę
results-counting = Liczenie punktów…
results-time = Punkty w czasie
results-moments = Kluczowe momenty
results-gain = { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
results-lead = obejmuje prowadzenie
results-analyse = Które tury były błędami i co było lepsze? Bot sprawdza każdą turę.
results-report = Raport z gry
results-share-about = Kto otworzy ten link, zobaczy wyniki i może odtworzyć oraz analizować grę.
results-share-link = Link do wyników
rematch = Zagraj ponownie
rematch-go = Przejdź do nowej gry
record-save = Pobierz grę
replay = Powtórka
replay-at = decyzja { $at } z { $of }
replay-at-short = { $at } / { $of }
replay-slider = Decyzja
replay-turn-back = Tura wstecz
replay-back = Decyzja wstecz
replay-on = Decyzja dalej
replay-turn-on = Tura dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-leave = Wróć do gry
replay-leave-finished = Do wyniku

## Plansza analizy

analysis = Analiza
analysis-about = Zobacz, ile straciła każda tura, wypróbuj inne i zapytaj bota, co by zagrał.
analysis-opening = Otwieranie analizy…
analysis-closed = Tej gry nie można analizować
analysis-over = Tu gra jest skończona
analysis-tab-advice = Bot
analysis-tab-report = Raport
analysis-tab-moves = Ruchy
analysis-eyes = Plansza oczami
analysis-eyes-actor = Gracz na ruchu
analysis-share = Udostępnij
analysis-share-link = Link do tej pozycji
analysis-share-about = Kto otworzy ten link, zobaczy tę pozycję i prowadzący do niej wariant.
analysis-share-running = Dopóki gra trwa, link działa tylko dla ciebie, bo pokazuje to, co możesz wiedzieć tylko ty.
analysis-position = Pozycja jako tekst
analysis-position-about = Cała pozycja, także to, co ukryte. Możesz ją zapisać, zmienić i otworzyć ponownie.
analysis-position-running = To, czego nie możesz wiedzieć, jest w niej rozdane losowo.
analysis-open = Otwórz inną
analysis-open-title = Otwórz inny zapis lub pozycję
analysis-open-link = Analizuj zapis lub pozycję…
analysis-paste = Wklej zapis lub pozycję
analysis-open-go = Analizuj
analysis-allowed = analiza dozwolona
analysis-allowed-about = Gracze mogą w trakcie gry analizować własne decyzje z botem.
new-analysis = Analiza
new-analysis-after = Po grze
new-analysis-during = Także w trakcie gry
new-analysis-after-about = Analiza otwiera się po zakończeniu gry.
advice-ask = Zapytaj bota
advice-about = Bot szuka stąd najlepszych tur, wiedząc tylko tyle, ile może wiedzieć gracz na ruchu.
advice-over = Tu nie ma już o czym decydować.
advice-others = Dopóki gra trwa, bot doradza tylko przy twoich decyzjach.
advice-stop = Stop
advice-seconds-label = Czas na myślenie
advice-seconds = { $seconds } s
advice-slow = Gra jeszcze przyspiesza, więc przeszukiwanie jest płytsze niż zwykle.
advice-sum = { $name }: rozegrane próbne gry: { NUMBER($simulations) } w { $seconds } s. Pierwsza tura jest najlepsza z pewnością { $sure }%.
advice-device = Liczy to urządzenie.
advice-server = Twoja przeglądarka nie może tego policzyć, więc liczy serwer.
advice-visits = { $share }% prób
prospect-win = { $win } ± { $error }%
prospect-points = { $points } ± { $spread } pkt
lines-none = Zagraj na planszy cokolwiek, za dowolnego gracza, żeby to wypróbować.
lines-back = Wróć do gry
lines-forget = Usuń ten wariant
graph-section = Przebieg gry
graph-kind = Co pokazuje wykres
graph-win = Szansa na wygraną
graph-points = Oczekiwane punkty
graph-score = Dotychczasowe punkty
graph-label-win = Szansa na wygraną każdego gracza w kolejnych turach
graph-label-points = Oczekiwane punkty każdego gracza w kolejnych turach
graph-label-score = Punkty każdego gracza w kolejnych turach
graph-percent = { $share }%
graph-of = { $name } { $value }
graph-turn = Tura { $turn }, { $name }
graph-end = Koniec
graph-progress = Sprawdzone tury: { $done } z { $total }
graph-deeper = Głębsze sprawdzanie wątpliwych tur…
graph-queued = Bot pracuje jeszcze nad innymi raportami. Zajmie się twoim, gdy tylko się zwolni.
graph-waiting = { $count ->
    [one] W kolejce: przed tobą 1 analiza
    [few] W kolejce: przed tobą { $count } analizy
    [many] W kolejce: przed tobą { $count } analiz
   *[other] W kolejce: przed tobą { $count } analizy
}
graph-again = Spróbuj ponownie
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Poważny błąd
moves-better = Lepiej:
moves-chance = Szansa na wygraną po tej turze: { $name }
moments = Punkty zwrotne
moments-none = Żadna tura nie wyróżnia się jako błąd.
moments-yet = Na razie żadne.
moment-lost = −{ $share }% szansy na wygraną
moment-lost-points = −{ $share }% punktów
report-player = Gracz
report-accuracy = Dokładność
report-unfinished = Bot wciąż sprawdza tury. Te liczby się zmienią.
report-how = Jak oceniane są tury
report-how-search = Bot szuka w każdej pozycji najlepszej tury, wiedząc tyle, ile mógł wiedzieć gracz. Potem porównuje, jak gra toczy się po niej i po turze zagranej. O ocenie decyduje strata zagranej tury:
report-how-grade = { $grade }: traci { $share }% szansy na wygraną lub więcej
report-how-alone = { $grade }: traci { $share }% punktów lub więcej
report-how-accuracy = Dokładność wynosi 100%, gdy żadna tura nic nie straciła. Jak na lichess, dokładność tury spada ze straconą szansą na wygraną, tury liczą się bardziej tam, gdzie gra się waha, a złe tury ważą dużo. Tury bez wyboru się nie liczą.
learn-yours = Ucz się na swoich błędach
learn-of = Ucz się na błędach: { $name }
learn-title = Ucz się na błędach
learn-at = { $at } z { $of }
learn-leave = Zamknij
learn-ask = Ta tura kosztowała { $share }% szansy na wygraną. Znajdź lepszą ({ $name }).
learn-judging = Sprawdzanie twojej tury…
learn-best = Tak, to najlepsza tura.
learn-good = { $share ->
        [0] Dobrze: ta tura jest równie dobra jak najlepsza.
       *[other] Dobrze: ta tura traci tylko { $share }%.
    }
learn-missed = Stać cię na więcej: ta tura traci { $share }%.
learn-solution = Najlepiej:
learn-show = Pokaż rozwiązanie
learn-skip = Pomiń
learn-retry = Spróbuj ponownie
learn-next = Dalej
learn-again = Od początku
learn-done = { $solved ->
        [0] To już wszystkie. Spróbuj ponownie: na każdy błąd jest odpowiedź.
       *[other] Gotowe! Lepsza tura znaleziona w { $solved } z { $of } pozycji.
    }
learn-nothing = Nie ma błędów, na których można by się uczyć.
learn-hidden = Gdy szukasz lepszych tur, raport i bot są ukryte.
sources = Skąd są punkty
sources-source = Źródło
sources-total = Razem
sources-earlier = Przed tym zapisem

## Ustawienia

settings = Ustawienia
setting-name = Twoje imię
setting-name-about = To imię widzą inni gracze. Jest przechowywane na tym serwerze dla tej przeglądarki.
setting-language = Język
setting-language-auto = Jak w przeglądarce
setting-theme = Wygląd
setting-theme-auto = Automatyczny
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-seats = Kolory graczy
setting-seats-harbour = Portowe
setting-seats-safe = Dla daltonistów
setting-seats-strong = Wyraziste
setting-speed = Szybkość animacji
setting-speed-off = Wyłączone
setting-speed-fast = Szybko
setting-speed-normal = Normalnie
setting-speed-slow = Wolno
setting-confirm = Potwierdzanie ruchów
setting-confirm-about = Ruchu nie można cofnąć, gdy przekazuje turę następnemu graczowi lub odkrywa coś ukrytego.
setting-confirm-always = Zawsze
setting-confirm-irreversible = Gdy nie można cofnąć
setting-confirm-turn = Gdy kończy się moja tura
setting-confirm-never = Nigdy
setting-sound = Dźwięki
setting-sound-about = Krótki dźwięk, gdy jest twoja tura, gdy gra się kończy i gdy ruch jest niemożliwy.
setting-compute = Gdzie liczyć analizę
setting-compute-about = Automatycznie: na tym urządzeniu, a jeśli jest za wolne – na serwerze.
setting-compute-auto = Automatycznie
setting-compute-device = To urządzenie
setting-compute-server = Serwer
setting-bots = Niech za boty myśli moje urządzenie
setting-bots-about = W grach, w których grasz tylko z botami. Gdy bot ma karty, których nie możesz widzieć, myśli serwer.
setting-cores = Wątki do analizy
setting-cores-count =
    { $count ->
    [one] { $count } wątek
    [few] { $count } wątki
   *[many] { $count } wątków
}
setting-volume = Głośność
setting-notify = Powiadomienia na pulpicie
setting-notify-about = Pokazywane, gdy jest twoja tura, a ta strona jest w tle.
setting-notify-refused = Przeglądarka blokuje powiadomienia z tej strony.

account = Konto
account-about = Do gry nie jest potrzebne. Z kontem masz swoje gry w każdej przeglądarce.
account-in = Zalogowano: { $name }.
account-name = Nazwa konta
account-password = Hasło
account-create = Załóż konto
account-login = Zaloguj się
account-logout = Wyloguj się
account-manage = Zarządzaj kontem
account-enter = Zaloguj się lub załóż konto
account-since = Konto od { $date }
password-about = Co najmniej 10 znaków. Dobrze sprawdza się kilka przypadkowych słów.
password-old = Twoje hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło zmienione. Wszystkie inne przeglądarki zostały wylogowane.
codes-title = Kody zapasowe
codes-about = Nie pamiętasz hasła? Każdy kod jeden raz wpuści cię na konto.
codes-left =
    { $count ->
        [0] Nie masz kodów.
        [one] Masz jeszcze jeden kod.
        [few] Masz jeszcze { $count } kody.
       *[many] Masz jeszcze { $count } kodów.
    }
codes-make = Pobierz kody
codes-renew = Pobierz nowe kody
codes-renew-about = Nowe kody zastąpią dotychczasowe.
codes-keep = Zachowaj te kody w bezpiecznym miejscu. Nie pokażemy ich ponownie.
codes-download = Zapisz w pliku
codes-done = Kody zachowane
codes-file = Kody zapasowe do Wharfingera: { $name }, { $server }
email-title = E-mail
email-about = Na link, gdy zapomnisz hasła, i na wiadomości o zmianach na koncie. Na nic więcej.
email-is = Twój adres to { $address }.
email-asked = Kod wysłany na { $address }
email-address = Adres e-mail
email-add = Dodaj adres
email-change = Zmień adres
email-remove = Usuń adres
email-send = Wyślij kod
browsers-title = Otwarte sesje
browsers-count =
    { $count ->
        [one] Konto jest otwarte tylko tutaj.
        [few] Konto jest otwarte w { $count } przeglądarkach.
       *[many] Konto jest otwarte w { $count } przeglądarkach.
    }
browsers-about = Po wylogowaniu pozostałych przestaną też działać linki do twoich miejsc.
browsers-end = Wyloguj inne przeglądarki
browsers-ended = Teraz konto jest otwarte tylko tutaj.
data-title = Twoje dane
data-about = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: konto, ustawienia, gry i ich zapisy.
data-download = Pobierz dane
delete-title = Usuń konto
delete-about = Twoje gry zostaną, ale twoje imię z nich zniknie. W trwających grach zastąpi cię bot. Tego nie da się cofnąć.
delete-open = Usuń konto…
delete-sure = Usunąć konto?
delete-now = Usuń konto
delete-done = Twoje konto zostało usunięte.
recover-title = Nie pamiętasz hasła?
recover-mail-title = Link e-mailem
recover-who = Nazwa konta lub adres e-mail
recover-send = Wyślij link
recover-sent = Jeśli to konto ma adres e-mail, link jest już w drodze. Działa przez godzinę.
recover-code-title = Użyj kodu zapasowego
recover-code = Kod zapasowy
recover-set = Ustaw hasło i zaloguj się
recover-neither = Nic nie działa? Zwróć się do administratora serwera.
recover-no-mail = Ten serwer nie wysyła e-maili. Nie masz już kodów? Zwróć się do administratora.
reset-title = Wybierz nowe hasło
reset-again = Wyślij inny link
notices = Powiadomienia
notices-about = Dostaniesz e-mail, wiadomość na Discordzie lub Telegramie albo powiadomienie push, gdy nadejdzie twoja tura, a ciebie nie będzie przy stole.
notice-service = Dodaj powiadomienie
notice-choose = Wybierz…
notice-add = Dodaj
notice-remove = Usuń
notice-remove-named = Usuń: { $name }
notice-test = Wyślij test
notice-sent = Wysłano.
notice-unsent = Nie udało się wysłać.
notice-code = Kod z e-maila
notice-confirm = Potwierdź
notice-service-email = E-mail
notice-service-discord = Discord
notice-service-telegram = Telegram
notice-service-ntfy = ntfy
notice-service-matrix = Matrix
notice-service-slack = Slack
notice-service-webhook = Webhook
notice-service-gone = Stary adres
notice-hint-email = Najpierw wyślemy na ten adres kod.
notice-hint-discord = W Discordzie otwórz ustawienia kanału, potem Integracje i Webhooki, i skopiuj URL webhooka.
notice-hint-telegram = Utwórz bota u @BotFather, a potem napisz do niego, żeby mógł odpowiedzieć.
notice-hint-ntfy = Zasubskrybuj temat w aplikacji ntfy. Wybierz nazwę, której nikt nie zgadnie.
notice-hint-matrix = Użyj konta, które jest w pokoju; token dostępu znajdziesz w ustawieniach aplikacji w dziale Pomoc.
notice-hint-slack = W Slacku dodaj do kanału aplikację „Incoming Webhooks” i skopiuj URL webhooka.
notice-hint-webhook = Twój serwer dostanie POST z polami title, text i link jako JSON.
notice-field-email-address = Twój adres e-mail
notice-field-discord-webhook = URL webhooka
notice-field-telegram-token = Token bota
notice-field-telegram-chat = ID czatu lub @nazwa
notice-field-ntfy-topic = Temat
notice-field-ntfy-server = Serwer (puste: ntfy.sh)
notice-field-ntfy-token = Token dostępu, jeśli temat go wymaga
notice-field-matrix-server = Serwer domowy, na przykład matrix.org
notice-field-matrix-room = ID pokoju
notice-field-matrix-token = Token dostępu
notice-field-slack-webhook = URL webhooka
notice-field-webhook-address = Adres zaczynający się od https://

## Klawisze

keys-title = Skróty klawiszowe
keys-choose = wybierz opcję po numerze; w panelu ustaw liczbę zmienianą ostatnio, a jeśli jej nie ma – pierwszą
keys-confirm = wybierz zaznaczone; ponownie: potwierdź
keys-back = cofnij jeden krok
keys-close = zamknij albo pokaż znów wszystkie opcje
keys-walk = przechodź po opcjach i planszy; Enter wybiera
keys-board = poruszaj się po planszy albo zmień ilość
keys-step = w powtórce: decyzja wstecz lub dalej
keys-turn = w powtórce: tura wstecz lub dalej
keys-ends = w powtórce: na początek lub koniec
keys-play = w powtórce: odtwarzaj lub pauza
keys-zoom = powiększ, pomniejsz, przywróć planszę
keys-help = pokaż tę listę

## Pierwsze słowo opcji i nagłówek nad kilkoma

verb-accept = przyjmij
verb-build = zbuduj
verb-buy = kup
verb-canal = kanał
verb-construct = zbuduj
verb-discard = odrzuć
verb-done = gotowe
verb-donate = złóż datek
verb-enter = odwiedź
verb-go = idź
verb-hire = zatrudnij
verb-move = idź na
verb-none = nic
verb-pass = pasuj
verb-pay = zapłać
verb-repay = spłać
verb-score = rozlicz
verb-sell = sprzedaj
verb-stop = stop
verb-take = weź
verb-use = użyj
