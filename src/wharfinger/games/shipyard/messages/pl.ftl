## Opcje, które do siebie nie pasują

option-row = { $option } musi być shuffled albo listą { $ids }, a nie { $value }.
option-loops = Kanały w tych plikach mają pętle: wymagają canal_allow_loops on.
option-eleven = Przy 4 graczach i contracts_deal three potrzeba wszystkich 12 niebieskich kontraktów: contract_26 musi być kinds8.

## Co jest nie tak w pliku elementów: stoi po nazwie pliku

file-cubes = neutral_cubes musi wystarczyć na koło zębate, tor rund i cztery kręgi (SY-1.2).
file-parts = musi być 26 części bow, potem 26 middle_I, 26 middle_II i 26 stern (SY-2.2).
file-stoker = { $part } ma stoker_cabin; mają ją tylko rufy (SY-1.17).
file-goods = { $tile } musi pokazywać trzy towary (SY-2.6).
file-start-tile = co najmniej cztery kafelki muszą pokazywać coal, cloth i grain: z nimi gracze zaczynają (SY-3.3).
file-exchange = exchange_prices musi mieć sześć wierszy po trzy ceny (SY-2.18).
file-ring = { $ring } musi podawać { $pieces } zgodnie z ruchem wskazówek zegara (SY-2.15, SY-2.16).
file-effect = effect u { $employee } musi być jednym z { $effects }.
file-amounts = { $field } musi podawać liczby dla { $keys }.
file-contract-colours = musi być 14 czerwonych kontraktów, potem 12 niebieskich (SY-2.5).
file-kinds8 = jednym z niebieskich kontraktów musi być kinds8 (SY-21.13).
file-pays = { $contract } musi płacić według jednego z table, steps, each (od SY-21.7 do SY-21.9).
file-counts = { $contract } musi podać, co liczy.
file-things = { $contract } liczy niewłaściwą liczbę rzeczy.
file-terms = { $contract } musi mieć jedną albo dwie pozycje w terms.
file-sets = sets musi być czterema zestawami po cztery kontrakty, wszystkie różne (SY-3.20).
file-set = każdy zestaw musi mieć 2 czerwone i 2 niebieskie kontrakty (SY-3.20).
file-discards = { $field }: musi zostać po 1 kontrakcie każdego koloru (SY-5.11).
file-solo = kafelki muszą być siedmioma akcjami i last_tile (SY-22.4).
file-chain = jednym z kształtów musi być chain7 (SY-8.9, SY-23.13).
file-shape = kształt { $shape } musi podawać różne pola, wśród nich N, E, S, W (SY-8.9).
file-shape-most = kształt { $shape } może mieć najwyżej { $most } pól.
file-shape-xy = kształt { $shape } musi podać, gdzie rysuje się każde jego pole (xy).
file-shape-joined = wszystkie pola kształtu { $shape } muszą być połączone (SY-8.10).

## Co jest nie tak w pliku pozycji

position-parts = każda ze 104 części statków musi być w jednym stosie, ofercie, rzędzie, flocie albo poza grą (SY-24.8).
position-parts-left = parts_left.{ $kind } musi być liczbą części { $kind } w part_stack.
position-left = { $left } musi być liczbą kafelków w { $stack }.
position-ship = statek { $ship } musi mieć właściciela i od 3 do 9 części dokładnie wtedy, gdy jest we flocie (SY-24.16).
position-captain = statek { $ship } musi mieć kapitana (SY-24.16).
position-bow-stern = statek { $ship } musi mieć jeden dziób i jedną rufę (SY-1.12).
position-canals = każdy z 24 kanałów musi być w stosie, ofercie, systemie, wśród wykorzystanych albo odrzuconych (SY-24.9).
position-goods = każdy z 14 kafelków towarów musi być w stosie, ofercie, u gracza albo odrzucony (SY-24.10).
position-solo-stack = solo_stack musi w grze solo zawierać osiem kafelków solo, a poza nią nic (SY-22.3).
position-solo-left = solo_left musi wynosić co najmniej 1: kafelki tasuje się od razu (SY-22.17).
position-tiles = tiles musi podać każdy z { $count } kafelków akcji w grze raz (SY-3.5, SY-3.6).
position-cubes-most = cubes[{ $chair }] może być razem najwyżej { $most } (SY-3.18).
position-cubes = cubes[{ $chair }] musi być jednym z { $allowed } (SY-3.18, SY-4.10).
position-not-in-play = cubes, guilders, leading i chosen: { $tile } nie jest w grze (SY-3.6).
position-round-cubes = round_cubes może wynosić najwyżej { $most } (SY-2.21).
position-marker = marker.{ $ring } musi być mniejsze niż { $spaces } (SY-2.15).
position-posts = posts musi podać każdego z 24 pracowników raz (SY-3.12).
position-copies = { $employee }: kafelków na kręgu i u graczy musi być razem { $copies } (SY-24.11).
position-level = { $player }.employees: { $employee } wymaga swojego poziomu I (SY-24.11).
position-contract = kontrakt musi być u jednego gracza, trzymany albo odrzucony (SY-2.5).
position-set = players[{ $seat }].contracts muszą pochodzić z jednego z zalecanych zestawów (SY-3.20).
position-discards = players[{ $seat }].contracts: trzeba jeszcze odrzucić { $count } koloru { $colour }.
position-yard = { $player }.yard musi być rzędem, który da się w całości dobudować do statków (SY-7.10).
position-yard-ship = w { $player }.yard poza turą gracza nie może być ukończonego statku (SY-24.12).
position-cell = { $player }.system: dwa kanały leżą w tym samym miejscu (SY-8.3).
position-beside = beside.{ $canal } musi podawać kanały na sąsiednich miejscach.
position-not-laid = beside.{ $canal }: kanał, który nie jest wyłożony, nie ma sąsiadów.
position-system = { $player }.system musi być spójny (SY-24.17).
position-figure = { $player }.figure musi stać na kanale systemu (SY-24.17).
position-astern = { $player }.figure_astern musi być sąsiednim polem albo ujściem obok figurki (SY-18.5).
position-offer = offer.{ $column } może pokazywać tylko części { $kind } (SY-2.13).
position-last-lap = last_lap musi podać, dlaczego zwykła gra się skończyła (SY-20.1).
position-no-final-ship = stage: w tej grze nie buduje się statku na koniec (SY-23.19).
position-ending = ending musi być powodem ostatniego okrążenia, po końcowych turach wszystkich (SY-20.1).
position-finals = finals może wynosić najwyżej { $most }.
position-no-ship = load, result i riband muszą być 0, dopóki żaden statek nie jest ładowany ani nie płynie (SY-16.6).

## Czego wymaga czekająca decyzja: stoi po jej nazwie i dwukropku, bez kropki

needs-stage = { $problem } w fazie { $stage }
needs-finals = kontrakty odrzuca się przed akcjami końcowymi, gdy finals wynosi 0 (SY-20.7)
needs-chosen = chosen musi podawać kafelek (SY-4.8)
needs-part = część musi mieć miejsce w rzędzie (SY-7.9)
needs-place = część musi być w ofercie, musi starczyć na nią pieniędzy i miejsca (SY-7.2, SY-7.9)
needs-cell = cell musi być pustym miejscem obok systemu albo jego pierwszym (SY-8.3)
needs-gift = musi to być własny pracownik, który dodaje coś na tym kręgu (SY-15.2)
needs-good = kafelek musi leżeć wśród odrzuconych towarów (SY-13.8)
needs-ship = statek musi być w rzędzie ukończony (SY-16.2)
needs-load = statek, ładunek, prędkość i najdłuższy rejs muszą do siebie pasować (SY-16.7, SY-17)
needs-discard = odrzuca się po kolei, ostatni jest na dole, i tylko to, co się ma (SY-5.6)
