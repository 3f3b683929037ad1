# Plansza Shipyard po polsku: co stół w przeglądarce mówi ponad katalog gry.

## Nagłówki i krótkie napisy

board-row = Rząd akcji
board-gear = Koło zębate
board-rounds = Tor rund
board-wheel = Koło
board-parts = Części statków
heap-bow = Dzioby
heap-middle = Środkowe
heap-stern = Rufy
board-canal-offer = Kanały do dzierżawy
board-goods-offer = Towary do kupienia
board-exchange = Giełda
board-yard = Stocznia
board-others = Inni gracze
board-map = Kanały
board-no-canals = Jeszcze nie ma kanałów
board-hand = Kanał na ręce
head-rounds = { $rounds ->
        [one] runda do końca
        [few] rundy do końca
       *[many] rund do końca
    }
part-yard = Stocznia
part-map = Kanały
part-wheel = Koło
part-parts = Części
part-offers = Oferty
part-others = Inni
board-nav = Części planszy
board-front = przód
board-fact = { $what }: { $told }
board-employee = { $employee } { $badge }
count-symbol-cabin =
    { $count ->
        [one] { $count } kajuta
        [few] { $count } kajuty
       *[many] { $count } kajut
    }
count-symbol-stoker-cabin =
    { $count ->
        [one] { $count } kajuta palacza
        [few] { $count } kajuty palacza
       *[many] { $count } kajut palacza
    }
count-symbol-mount-crane =
    { $count ->
        [one] { $count } mocowanie żurawia
        [few] { $count } mocowania żurawia
       *[many] { $count } mocowań żurawia
    }
count-symbol-mount-cannon =
    { $count ->
        [one] { $count } mocowanie działa
        [few] { $count } mocowania działa
       *[many] { $count } mocowań działa
    }
count-symbol-mount-mast =
    { $count ->
        [one] { $count } mocowanie masztu
        [few] { $count } mocowania masztu
       *[many] { $count } mocowań masztu
    }
count-symbol-ring =
    { $count ->
        [one] { $count } koło ratunkowe
        [few] { $count } koła ratunkowe
       *[many] { $count } kół ratunkowych
    }
count-symbol-boat =
    { $count ->
        [one] { $count } szalupa
        [few] { $count } szalupy
       *[many] { $count } szalup
    }
count-symbol-lantern =
    { $count ->
        [one] { $count } latarnia
        [few] { $count } latarnie
       *[many] { $count } latarni
    }
count-symbol-military =
    { $count ->
        [one] { $count } urzędnik wojskowy
        [few] { $count } urzędników wojskowych
       *[many] { $count } urzędników wojskowych
    }
count-symbol-business =
    { $count ->
        [one] { $count } urzędnik handlowy
        [few] { $count } urzędników handlowych
       *[many] { $count } urzędników handlowych
    }
count-symbol-blue-riband =
    { $count ->
        [one] { $count } Błękitna Wstęga
        [few] { $count } Błękitne Wstęgi
       *[many] { $count } Błękitnych Wstęg
    }
board-price = { $price ->
        [0] za darmo
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }
board-price-tag = { $price ->
        [0] gratis
       *[other] { $price }
    }
board-plus = +{ $count }
board-minus = −{ $count }
board-marker = Znacznik { FORM($ring, "gen") }
board-left = zostało { $left }
board-moves = { $moves ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }
board-none-yet = nic
board-total = razem { $points }
board-vp-now = teraz { $points } PZ
board-speed = prędkość { $speed }
board-parts-long = części: { $length }
board-loading = Załadunek
board-sailing = W rejsie
board-at-most = najwyżej { $moves } na tych kanałach
board-met = urzędnicy: { $points } PZ
board-so-far = na razie { $points } PZ
board-to-play = na ruchu
board-show = Pokaż stół: { $name }
board-hide = Ukryj stół: { $name }
board-swap = wymiana na
board-next-price = następne ceny
board-now-price = ceny teraz
board-stage-over = Koniec gry
board-can = Możesz to zrobić teraz.
board-walk = Klawiatura: strzałki prowadzą od jednej możliwości do następnej, Enter wybiera.
board-reconstructed = Wiele kafelków to rekonstrukcje wydrukowanych; mówi o tym wyjaśnienie kafelka.
board-discarded = Odrzucone: { $contracts }
board-secret-contracts = Tajne kontrakty: czerwone { $red }, niebieskie { $blue }
board-slip = Stocznia: zabudowane { $built } z 9 miejsc{ $ships ->
        [0] { "" }
        [one] , { $ships } ukończony statek
        [few] , { $ships } ukończone statki
       *[many] , { $ships } ukończonych statków
    }
board-place-empty = Miejsce { $place }, puste
board-place-part = Miejsce { $place }: { $kind }, { $shows }
board-part = { $kind }: { $shows }, { $price }
board-canal-name = Kanał { $canal }
board-canal-for = { $canal }, { $price }
board-canal-face = Kanał { $canal }: { $shows }
board-goods-for = { $goods }, { $price }
board-post = { $employee }, { $steps ->
        [0] { "" }
        [one] { $steps } krok,{" "}
        [few] { $steps } kroki,{" "}
       *[many] { $steps } kroków,{" "}
    }{ $price }, { $left ->
        [0] nikogo
       *[other] zostało { $left }
    }
board-space = { $canal }, { $space }
board-space-symbol = { $space }, { $symbol }
board-space-pays = { $space }, { $points } PZ
board-hiring-space = Pole { $space } kręgu zatrudniania
board-steps-for = { $what }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, { $price ->
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }
board-points = { $cruises } PZ{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } za handlarzy
    }
board-ship = Statek, części: { $length }, prędkość { $speed }, { $points } PZ
board-figure = Figurka statku: { $name }
board-action = { $action }{ $front ->
        [0] { "" }
       *[other] , przód
    }{ $income ->
        [0] { "" }
       *[other] , dochód { $income }
    }{ $guilders ->
        [0] { "" }
       *[other] , na kafelku { $guilders }
    }{ $bonus ->
        [0] { "" }
       *[other] , akcja bonusowa −{ $bonus }
    }

badge-merchant-1 = I
badge-merchant-2 = II
badge-constructor = +2
badge-constructor-stoker = +1
badge-helmsman = +1
badge-rigger = +1
badge-accountant = 2
badge-foreman = 3
badge-engineer = +1
badge-recruiter = +1

## Przyciski

do-main-build = Wybierz część
do-main-canal = Wybierz kanał
do-main-goods = Wybierz towary
do-main-equipment = Wybierz wyposażenie
do-main-crew = Wybierz załogę
do-main-employee = Wybierz pracownika
do-main-exchange = Wybierz kafelek towarów
do-main-subsidy = Weź dotację
do-end = Bez akcji bonusowej
do-bonus = Bonus: { $action }
do-done = Koniec budowy
do-pass = Nic nie kupuj
do-take = Weź element
do-leave-piece = Zostaw
do-sail = Wypłyń
do-scrap = Zezłomuj
do-column-bow = Dziób
do-column-left = Środkowa, lewa kolumna
do-column-right = Środkowa, prawa kolumna
do-column-stern = Rufa
do-part-bow = Dziób: { $shows }
do-part-middle = Środkowa: { $shows }
do-part-stern = Rufa: { $shows }
do-place = Miejsce { $place }
do-cell-first = Twój pierwszy kanał
do-cell = { $side ->
        [north] Na północ od { $canal }
        [east] Na wschód od { $canal }
        [south] Na południe od { $canal }
       *[west] Na zachód od { $canal }
    }
do-turn = { $turn ->
        [0] Bez obrotu
        [90] Ćwierć obrotu w prawo
        [180] Pół obrotu
       *[other] Ćwierć obrotu w lewo
    }
do-steps = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
do-piece-captain = Kapitan
do-piece-businessman = Biznesmen
do-piece-soldier = Żołnierz
do-piece-stoker = Palacz
do-piece-chimney = Komin
do-piece-sail = Żagiel
do-piece-crane = Żuraw
do-piece-cannon = Działo
do-hire-one-of = { $first } lub { $last }
do-sell = Sprzedaj { FORM($good, "acc") }
do-swap = Wymień { FORM($good, "acc") } na { FORM($piece, "acc") }
do-ship = Statek od miejsca { $first }
do-speed = { $extra ->
        [0] Bez dodatkowej prędkości
       *[other] +{ $extra } prędkości
    }
do-start-only = { $side ->
        [north] Z północy
        [east] Ze wschodu
        [south] Z południa
       *[west] Z zachodu
    }
do-start = { $side ->
        [north] { $canal }, z północy
        [east] { $canal }, ze wschodu
        [south] { $canal }, z południa
       *[west] { $canal }, z zachodu
    }
do-move = Dalej { FORM($space, "to") }
do-move-symbol = { $symbol } ({ $space })
do-leave = { $side ->
        [north] Na północ: { $canal }
        [east] Na wschód: { $canal }
        [south] Na południe: { $canal }
       *[west] Na zachód: { $canal }
    }
do-discard = Odrzuć „{ $contract }”

name-where-north = Kanał północny
name-where-north-east = Kanał północno-wschodni
name-where-east = Kanał wschodni
name-where-south-east = Kanał południowo-wschodni
name-where-south = Kanał południowy
name-where-south-west = Kanał południowo-zachodni
name-where-west = Kanał zachodni
name-where-north-west = Kanał północno-zachodni
name-where-middle = Kanał środkowy

name-space-n = północ
    .to = na północ
name-space-ne = północny wschód
    .to = na północny wschód
name-space-e = wschód
    .to = na wschód
name-space-se = południowy wschód
    .to = na południowy wschód
name-space-s = południe
    .to = na południe
name-space-sw = południowy zachód
    .to = na południowy zachód
name-space-w = zachód
    .to = na zachód
name-space-nw = północny zachód
    .to = na północny zachód
name-space-c = środek
    .to = na środek
name-space-p = środek
    .to = na środek
name-space-q = środek
    .to = na środek

## Co daje opcja, gdy przycisk powiedział połowę

hint-end = {""}
hint-done = {""}
hint-main = {""}
hint-cell = {""}
hint-goods = { $price ->
        [0] za darmo
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }
hint-price = { $price ->
        [0] za darmo
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }
hint-part = { $price ->
        [0] za darmo
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }
hint-trade = {""}
hint-steps = { $price ->
        [0] za darmo
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }
hint-search = { $price ->
        [0] za darmo
        [one] { $price } gulden
        [few] { $price } guldeny
       *[many] { $price } guldenów
    }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }{ $fees ->
        [some] ; inżynierowie i werbownicy o 1 drożej
       *[other] {""}
    }
hint-hire = { $does }
hint-swap = {""}
hint-discard = teraz { $points } PZ: { $about }

## Przycisk kończący turę i pytania przed stratą

deed-end = Zakończ turę
deed-launch = Zwoduj statek
deed-scrap = Zezłomuj statek
deed-end-scrap = Zakończ turę i zezłomuj statek
deed-goods = Kup towary
deed-place = Kup część
deed-turn = Połóż kanał
plan-tile =
    Akcja { $action }{ $money ->
        [0] .
        [one] : +{ $money } gulden.
        [few] : +{ $money } guldeny.
        [many] : +{ $money } guldenów.
       *[other] : +{ $money } guldena.
    }
plan-place = Zbuduj { $kind ->
        [bow] dziób
        [stern] rufę
       *[middle] część środkową
    } na miejscu { $place }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[many] : −{ $price } guldenów.
    }
plan-turn = { $turn ->
        [0] Połóż kanał { $canal } bez obrotu.
        [90] Połóż kanał { $canal } obrócony o 90° w prawo.
        [180] Połóż kanał { $canal } obrócony o 180°.
       *[other] Połóż kanał { $canal } obrócony o 90° w lewo.
    }
plan-goods =
    Kup { FORM($goods, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[many] : −{ $price } guldenów.
    }
plan-piece =
    Weź { FORM($piece, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[many] : −{ $price } guldenów.
    }
plan-added = Twoi pracownicy dodają { FORM($what, "acc") }.
plan-hire =
    Zatrudnij { FORM($employee, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[many] : −{ $price } guldenów.
    }
warn-no-effect = Akcja { $action } nic teraz nie da.
warn-bonus-first = Potem może cię nie być stać na { FORM($action, "acc") }.
warn-stranded = Twój statek nie może wypłynąć i na koniec tury trafi na złom: { $lacks ->
        [captain] nie masz kapitana.
       *[canal] nie ma dokąd płynąć.
    }
warn-scrap = { $count ->
        [one] Statek mógłby wypłynąć. Jego część opuści grę.
        [few] Statek mógłby wypłynąć. Jego { $count } części opuszczą grę.
       *[many] Statek mógłby wypłynąć. Jego { $count } części opuści grę.
    }
warn-leave = Nic za to nie dostaniesz.
drawer-act = Najpierw akcja bonusowa za 6 guldenów
end-bonus = Akcja bonusowa za 6 guldenów
end-then-bonus = Dalej z akcją bonusową

## Panele: cały statek i cały kafelek naraz

panel-load = Co bierzesz na pokład?
panel-good = Sprzedajesz czy wymieniasz towary?
panel-discard = Które kontrakty zatrzymujesz?

load-go = { $count ->
        [0] Wypłyń z samym kapitanem
       *[other] Załaduj { $count } i wypłyń
    }
load-all = Wszystko
load-none = Nic
load-extra = Dodatkowa prędkość
count-piece-officer = { $count ->
        [one] { $count } oficer
        [few] { $count } oficerów
       *[many] { $count } oficerów
    }
    .acc = { $count ->
            [one] { $count } oficera
            [few] { $count } oficerów
           *[many] { $count } oficerów
        }
load-before = Już na pokładzie: { $what }.
load-cabin = Kajuty: { $used } z { $places }
load-stoker = Kajuty palaczy: { $used } z { $places }
load-mast = Maszty: { $used } z { $places }
load-crane = Mocowania żurawi: { $used } z { $places }
load-cannon = Mocowania dział: { $used } z { $places }
load-speed = Prędkość { $speed }, najwyżej { $longest }
load-points = Najlepszy rejs: { $points } PZ

route-go = Płyń: { $points } PZ
route-sum = { $points } PZ: statek { $ship }, urzędnicy { $officials }{ $riband ->
        [0] { "" }
       *[other] , Błękitna Wstęga { $riband }
    }
route-map = Albo wybierz trasę na mapie.

trade-go = Weź { FORM($what, "acc") }
trade-go-end = Weź { FORM($what, "acc") }, zakończ turę
trade-sell = Sprzedaj za { $money }
trade-once = Każdy rodzaj elementu tylko raz na Giełdę.
trade-before = Towary już sprzedane lub wymienione: { $count }

keep-count =
    { $colour ->
        [red] { $count ->
            [one] Zatrzymaj 1 czerwony
            [few] Zatrzymaj { $count } czerwone
            [many] Zatrzymaj { $count } czerwonych
           *[other] Zatrzymaj { $count } czerwonego
        }
       *[blue] { $count ->
            [one] Zatrzymaj 1 niebieski
            [few] Zatrzymaj { $count } niebieskie
            [many] Zatrzymaj { $count } niebieskich
           *[other] Zatrzymaj { $count } niebieskiego
        }
    }
keep-go = { $count ->
        [one] Odrzuć 1 kontrakt
        [few] Odrzuć { $count } kontrakty
        [many] Odrzuć { $count } kontraktów
       *[other] Odrzuć { $count } kontraktu
    }

## Wyjaśnienia: wspólny obszar

about-reconstructed = Odtworzony: wygląd tego kafelka jest nasz własny, zgodny z tym, co wiadomo o wydrukowanych (SY-29).
about-action-build = Kup od jednej do trzech części po cenie rzędu i od razu połóż każdą w stoczni.
about-action-canal = Wydzierżaw jeden kanał po cenie miejsca i połóż go obok swoich kanałów.
about-action-goods = Kup jeden kafelek towarów po cenie miejsca i zachowaj go na Giełdę.
about-action-equipment = Przesuń znacznik wyposażenia: pierwszy krok darmowy, każdy następny kosztuje 1. Dostajesz element, na którym stanie, i po jednym za każdego inżyniera.
about-action-crew = Przesuń znacznik załogi: pierwszy krok darmowy, każdy następny kosztuje 1. Dostajesz członka załogi, na którym stanie, i po jednym za każdego werbownika.
about-action-employee = Przesuń znacznik zatrudniania: pierwszy krok darmowy, każdy następny kosztuje 1. Zatrudniasz do końca gry jednego pracownika z tego pola.
about-action-exchange = Znacznik giełdy przesuwa się o jedno pole. Oddaj jeden kafelek towarów: sprzedaj lub wymień każdy z jego trzech towarów.
about-action-subsidy = Otrzymujesz 2 guldeny.
about-occupied = Stoi na nim kostka: można go użyć tylko jako akcji bonusowej za 6 guldenów. Kto wybierze kafelek za nim, dostaje 1 guldena.
about-leading = Właśnie trafił na przód i nie można go wybrać w tej turze.
about-bonus = Jako akcja bonusowa kosztuje 6 guldenów.
about-income =
    { $money ->
        [0] Teraz nie daje dochodu: nie ma przed nim zajętych kafelków.
        [one] Wybrany teraz daje { $money } guldena za 1 zajęty kafelek przed nim.
        [few] Wybrany teraz daje { $money } guldeny za { $ahead } zajęte kafelki przed nim.
       *[many] Wybrany teraz daje { $money } guldenów za { $ahead } zajętych kafelków przed nim.
    }
about-guilders = { $guilders ->
        [one] Leży na nim { $guilders } gulden
        [few] Leżą na nim { $guilders } guldeny
       *[many] Leży na nim { $guilders } guldenów
    } dla tego, kto postawi tu kostkę.
about-gear = Każdy kafelek przesunięty na przód obraca koło o jeden ruch. Liczba mówi, ile ruchów zostało do wpadnięcia kostki.
about-drop = Gdy wpadnie, po turze z toru rund schodzi kostka{ $guilder ->
        [off] { "" }
        [at_most_one] , a niezajęty ostatni kafelek dostaje guldena, jeśli żaden na nim nie leży
       *[other] , a niezajęty ostatni kafelek dostaje guldena
    }{ $guilder ->
        [off] { "" }
       *[other] { $last ->
        [off] , ale nie przy ostatnim wpadnięciu
       *[other] { "" }
    }
    }.
about-rounds = { $cubes ->
        [0] Tor jest pusty: następne wpadnięcie jest ostatnie.
        [one] Została { $cubes } kostka; po niej następne wpadnięcie jest ostatnie.
        [few] Zostały { $cubes } kostki, a po nich ostatnie wpadnięcie.
       *[many] Zostało { $cubes } kostek, a po nich ostatnie wpadnięcie.
    }
about-discards = Kontrakty odrzuca się przy { $seats ->
        [2] drugiej kostce
        [4] czwartej kostce
       *[other] { $deal ->
        [two] czwartej kostce
       *[other] drugiej i czwartej kostce
    }
    }, aż zostaną jeden czerwony i jeden niebieski.
about-part-title = { $kind }, { $price }
about-part = Pokazuje: { $shows }.
about-symbol-cabin = Kajuta mieści oficera, biznesmena lub żołnierza.
about-symbol-stoker-cabin = Kajuta palacza mieści jednego palacza.
about-symbol-mount-crane = Mocowanie żurawia przyjmuje jeden żuraw.
about-symbol-mount-cannon = Mocowanie działa przyjmuje jedno działo.
about-symbol-mount-mast = Mocowanie masztu przyjmuje jeden komin lub jeden żagiel.
about-symbol-ring = Każde koło ratunkowe daje 1 PZ u każdego urzędnika z kołem ratunkowym i liczy się do kontraktów.
about-symbol-boat = Każda szalupa daje 1 PZ u każdego urzędnika z szalupą i liczy się do kontraktów.
about-symbol-lantern = Każda latarnia daje 1 PZ u każdego urzędnika z latarnią i liczy się do kontraktów.
about-kind-bow = Dzioby kładzie się na miejscach 1 do 7, nigdy tuż na lewo od rufy.
about-kind-middle = Części środkowe kładzie się na miejscach 2 do 8.
about-kind-stern = Rufy kładzie się na miejscach 3 do 9, nigdy tuż na prawo od dziobu.
about-stack-title =
    { $stack ->
        [bow] Stos dziobów
        [middle] Stos części środkowych
        [stern] Stos ruf
        [canals] Stos kanałów
       *[goods] Stos towarów
    }
about-stack = { $left ->
        [0] Jest pusty.
        [one] Został { $left }.
        [few] Zostały { $left }.
       *[many] Zostało { $left }.
    }
about-stack-parts = Gdy wyłożony zostanie ostatni dziób, część środkowa lub rufa, gra skończy się, kiedy wszyscy będą mieli tyle samo tur.
about-stack-discard = Gdy jest pusty, tasuje się ponownie odrzucone ({ $discard }).
about-shape-chain7 = Łańcuch siedmiu pól od wlotu do wlotu, najdłuższa droga.
about-shape-tee6 = Podwójne T z sześciu pól z dwoma rozwidleniami.
about-shape-cross5 = Krzyż z pięciu pól: krótkie drogi we wszystkich kierunkach.
about-canal = Kanał { $canal }
about-canal-offer = Kanał { $canal }, { $price }
about-goods-title = Kafelek towarów: { $goods }
about-goods-offer = Kafelek towarów: { $goods }, { $price }
about-goods = Na Giełdzie każdy towar sprzedaje się po cenie dnia albo wymienia na element.
about-goods-worth = Sprzedany po następnych cenach da { $money ->
        [one] { $money } guldena
        [few] { $money } guldeny
       *[many] { $money } guldenów
    }.
about-marker = Wspólny dla wszystkich; zostaje tam, gdzie stanął, i zawsze idzie zgodnie z ruchem wskazówek zegara.
about-ring = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } od znacznika: { $cost }.
# one form
about-around = Znacznik jest tutaj; pełne okrążenie to { $steps } kroków: { $cost }.
about-piece-captain = Statek potrzebuje kapitana, który nie zajmuje kajuty; dalsi są oficerami w kajutach. Po 1 PZ, gdy statek wypływa.
about-piece-officer = Kapitan ponad pierwszego, w kajucie. 1 PZ, gdy statek wypływa.
about-piece-businessman = W kajucie: 1 PZ, gdy statek wypływa, i 1 PZ u każdego urzędnika handlowego.
about-piece-soldier = W kajucie: 1 PZ, gdy statek wypływa, i 1 PZ u każdego urzędnika wojskowego.
about-piece-stoker = W kajucie palacza. Z kominem statek płynie na parze z prędkością 4; każdy dalszy palacz dodaje 1. Sam nie daje PZ.
about-piece-chimney = Na mocowaniu masztu. Z palaczem statek płynie na parze z prędkością 4; każdy dalszy komin dodaje 1. Bez napędu parowego 1 dodaje dopiero para kominów.
about-piece-sail = Na mocowaniu masztu: +1 prędkości.
about-piece-crane = Na mocowaniu żurawia: 2 PZ, gdy statek wypływa, i 1 PZ u każdego urzędnika handlowego.
about-piece-cannon = Na mocowaniu działa: 2 PZ, gdy statek wypływa, i 1 PZ u każdego urzędnika wojskowego.
about-space-title = Pole kręgu zatrudniania
about-space = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } od znacznika: { $cost }. Zatrudniasz tu jednego pracownika; inżynierowie i werbownicy są o 1 drożsi.
about-post = { $steps ->
        [8] Znacznik jest tutaj; pełne okrążenie to 8 kroków
        [0] Znacznik jest tutaj
        [one] { $steps } krok od znacznika
        [few] { $steps } kroki od znacznika
       *[many] { $steps } kroków od znacznika
    }: { $cost }{ $fee ->
        [0] { "" }
       *[other] , w tym dopłata { $fee }
    }. { $left ->
        [0] Nikogo tu nie ma.
        [one] Został tu { $left } kafelek.
        [few] Zostały tu { $left } kafelki.
       *[many] Zostało tu { $left } kafelków.
    }
about-barred-gone = Nikogo tu już nie ma.
about-barred-owned = Masz już takiego, a dwóch jednakowych mieć nie można.
about-barred-level = Najpierw potrzebujesz handlarza poziomu I tego towaru.
about-barred-money = Teraz cię na to nie stać.
about-exchange-title = { $space ->
        [0] Start kręgu giełdy
       *[other] Giełda, pole { $space }
    }
about-exchange-prices = Węgiel { $coal }, tkanina { $cloth }, zboże { $grain }.
about-exchange-start = Tu nie ma cen: znacznik tylko zaczyna grę na tym polu.
about-exchange-here = Tu stoi znacznik; przesuwa się, zanim ktoś zacznie handlować.
about-exchange-ahead = { $moves ->
        [one] Te ceny obowiązują przy następnej Giełdzie.
        [few] Te ceny obowiązują za { $moves } akcje Giełda.
       *[many] Te ceny obowiązują za { $moves } akcji Giełda.
    }
about-sell-title = Sprzedaż { FORM($good, "gen") }
about-sell = Cena dnia i o 1 więcej za każdego twojego handlarza tym towarem.
about-sell-now = Teraz { $price }{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } od handlarzy: { $money }
    }.
about-sell-next = Na następnej Giełdzie { $price }{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } od handlarzy: { $money }
    }.
about-swap-title = Wymiana { FORM($good, "gen") } na { FORM($piece, "acc") }
about-swap = Zamiast sprzedawać, możesz wymienić towar na element z jego listy; każdy rodzaj raz na akcję.
about-turn = Tak leżałby kanał { $canal }. Później nie można go obrócić.
about-cell = Nowy kanał musi przylegać bokiem do twoich kanałów. Później nie można go przesunąć.
about-solo = Przeciwnik przesuwa swój kafelek na przód i wykonuje akcję z kafelka solo: przesuwa znaczniki albo usuwa kafelki z ofert. Niczego nie ma i nie zdobywa punktów.
about-solo-number = Następny numer to { $number }{ $number ->
        [0] { " " }(dla znaczników { $bracket })
       *[other] { "" }
    }; { $left ->
        [one] w stosie { $left } kafelek
        [few] w stosie { $left } kafelki
       *[many] w stosie { $left } kafelków
    }.

## Wyjaśnienia: gracze

# one form
about-player = Guldeny: { $money }, PZ z rejsów: { $points }, statki: { $ships }, kanały: { $canals }, pracownicy: { $staff }.
about-reserve = W rezerwie: wchodzi na pokład, gdy statek wypływa, i na nim zostaje.
about-money-title = { $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[many] { $money } guldenów
    }
about-money = Akcja bonusowa kosztuje 6, raz na turę. Pieniądze na koniec nie dają punktów{ $ties ->
        [money] , ale rozstrzygają remisy
       *[other] { "" }
    }.
about-points = { $cruises } z rejsów, { $merchants } z handlarzy.
about-points-contracts = Twoje kontrakty są teraz warte { $points }. Na koniec liczą się jeden czerwony i jeden niebieski.
about-stock = { $count ->
        [0] Brak kafelków towarów: nie ma czego wymieniać.
        [one] { $count } kafelek towarów na Giełdę.
        [few] { $count } kafelki towarów na Giełdę.
       *[many] { $count } kafelków towarów na Giełdę.
    }
about-employee = Pracuje dla ciebie do końca gry; nie musisz go używać.
about-figure-title = Figurka statku
about-figure = Płynie stąd dalej i nigdy nie zawraca.
about-figure-waits = Wpływa na kanały z pierwszym statkiem, który wypłynie.
about-voyage = Najdłuższy możliwy teraz rejs ma { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
about-voyage-title = Najdłuższy rejs: { $moves }
about-voyage-rule = Statek musi wykonać tyle ruchów, ile wynosi jego prędkość, więc prędkość nie może tego przekroczyć.
about-used-title = Wykorzystane kanały: { $count }
about-used = Opuszczony kanał jest wykorzystany i znika z mapy; kanały odcięte od figurki przepadają i się nie liczą.
about-water = Otwarta woda: wpłynięcie to jeden ruch.
about-official-title = { $symbol }, { $space }
about-official-now = Ten statek zdobyłby tu { $points }.
about-slip-title = Stocznia: { $name }
about-place-title = Miejsce { $place }
about-place-kinds = { $place ->
        [1] Może tu stać tylko dziób.
        [2] Może tu stać dziób lub część środkowa.
        [8] Może tu stać część środkowa lub rufa.
        [9] Może tu stać tylko rufa.
       *[other] Może tu stać każda część.
    }
about-place = Tuż na prawo od dziobu nie może stać rufa. Części się nie przesuwa i nie muszą się stykać.
about-placed =
    { $kind ->
        [bow] Dziób na miejscu { $place }
        [stern] Rufa na miejscu { $place }
       *[middle] Część środkowa na miejscu { $place }
    }
about-complete = Należy do ukończonego statku (części: { $length }): wypływa na koniec tury.
about-ship-title = Statek, części: { $length }, { $points } PZ
about-ship = Załoga { $crew }, działa i żurawie { $guns }, prędkość { $speed }, urzędnicy i wstęga { $officials }.
about-aboard = Na pokładzie: { $load }.
about-safety = Koła ratunkowe { $ring }, szalupy { $boat }, latarnie { $lantern }.
about-speed = Prędkość { $speed } bez sternika i takielarza.
about-moves = Prędkość { $speed }: { $moves ->
        [0] żaden ruch nie jest wykonany
        [one] wykonano { $moves } ruch
        [few] wykonano { $moves } ruchy
       *[many] wykonano { $moves } ruchów
    }, zostało { $left }. Trzeba wykonać wszystkie.
about-result = Spotkani urzędnicy: { $result } PZ; Błękitna Wstęga: { $riband } PZ.
about-contracts = Czerwone: { $red }, niebieskie: { $blue }; widzi je tylko właściciel. Na koniec liczy się po jednym.
about-contract-now = Teraz wart { $points } PZ.
about-pays-table = Punkty za 0, 1, 2…: { $table }{ $beyond ->
        [0] { "" }
       *[other] , potem po +{ $beyond }
    }.
about-pays-steps = Punkty od podanej liczby: { $steps }.
about-pays-each = { $first ->
        [0] Po { $each } PZ
       *[other] Po { $firsteach } PZ za pierwsze { $first }, potem po { $each } PZ
    } za każdy{ $free ->
        [0] { "" }
        [one] { " " }po pierwszym
        [few] { " " }po pierwszych { $free }
       *[many] { " " }po pierwszych { $free }
    }.
