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
