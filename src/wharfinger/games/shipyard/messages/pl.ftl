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
