## Co jest nie tak w pliku elementów: stoi po nazwie pliku

file-actions = actions musi przypisać każdemu z ośmiu pól jedną z akcji { $actions }.
file-depot = depot_price musi rosnąć z każdą sztuką.
file-donation-cost = donation_cost musi mieć pięć wierszy z kluczami { $keys }.
file-tiles = parcel typu { $type } jest { $sites }, a kafelków { $tiles }.
file-price = goods_price nie ma ceny przy liczbie budynków { $sites } typu { $type }.
file-posts = parcel typu official jest { $sites }, a urzędników siedmiu.
file-dutchmen = parcel typu captain jest { $sites }, a Latających Holendrów { $dutchmen }.
file-xy = { $place } wymaga współrzędnych, na przykład xy = [17, 36].
file-lines = lines musi być listą par miejsc.
file-line = linia { $line } musi łączyć dwa znane miejsca.
file-line-twice = linia { $line } łączy miejsce z nim samym albo jest podana dwa razy.
file-line-churches = linia { $line } łączy dwa kościoły.
file-church-line = od kościoła { $church } nie prowadzi żadna linia.
file-tokens = żetonów datków musi być 30, dokładnie po jednym każdego rodzaju na kościół.
file-token-id = żeton datku { $token } musi się nazywać { $name }.
file-officials = musi być siedmiu numerowanych i siedmiu niebieskich urzędników z własnymi id.
file-canon = jednym z niebieskich urzędników musi być canon.

## Co jest nie tak w pliku pozycji

position-berth = przy nabrzeżu { $berth } musi stać 0 albo { $ships } statków (HB-20.4).
position-berth-3 = przy nabrzeżu 3 musi stać od 1 do { $ships } statków, a gdy nabrzeże 2 jest puste, puste musi być i nabrzeże 1 (HB-20.4).
position-site = parcela musi mieć jednego właściciela (HB-12.3).
position-dutchmen = pozostałych Latających Holendrów i zbudowanych kapitanów musi być razem { $count } (HB-20.5).
position-sixth = gra kończy się szóstym ukończonym kościołem i tylko wtedy w ten sposób (HB-16.1).
position-limit-only = turn: gra kończy się limitem po { $turns } turach i tylko wtedy w ten sposób (HB-16.9).
position-limit = turn: gra kończy się limitem po { $turns } turach (HB-16.9).
position-seat = pending: w turze { $turn } wszystkie decyzje należą do miejsca { $seat } (HB-19.1).
position-order = pending: te decyzje nigdy nie zapadają w tej kolejności (HB-19.3).
position-arguments = pending: dane decyzji nie pasują do stołu (HB-19.3).
position-money = { $player }.money musi być wielokrotnością 10 (HB-20.1).
position-bells = { $player }.stock.bell może wynosić najwyżej { $most } (HB-7.5).
position-prestige = { $player }.prestige nie może być ujemne (HB-20.2).
position-ships = { $player }.ships może być razem najwyżej { $most } (HB-20.3).
position-scored = { $player }.scored podaje żeton datku, którego gracz nie ma.
position-joined = { $player }.sites muszą być połączone z kościołem, na który gracz złożył datek (HB-20.13).
position-donors = donors.{ $church }: części buduje się po kolei, bez luk (HB-9.3).
position-token = żeton datku kościoła { $church } musi mieć jednego właściciela (HB-20.7).
position-tokens = { $player }.tokens: tyle żetonów kościoła { $church }, ile gracz zbudował tam części (HB-9.9).
position-points = żeton points kościoła { $church } należy do jego pierwszej części (HB-20.7).
position-officials = officials i official_at muszą razem podać każdego urzędnika używanego zestawu raz (HB-20.9).
position-officials-gaps = officials muszą być podani od góry bez luk.
position-numbered = numerowani urzędnicy muszą leżeć w ustalonej kolejności (HB-3.9).
position-official-at = official_at.{ $site } musi podawać urzędnika dokładnie tam, gdzie jest zbudowany (HB-20.9).
