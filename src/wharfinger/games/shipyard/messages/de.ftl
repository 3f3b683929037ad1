## Optionen, die nicht zusammenpassen

option-row = { $option } muss shuffled oder eine Liste aus { $ids } sein, nicht { $value }.
option-loops = Die Kanäle dieser Materialdateien haben Schleifen: Sie brauchen canal_allow_loops on.
option-eleven = Mit 4 Spielern und contracts_deal three braucht man alle 12 blauen Aufträge: contract_26 muss kinds8 sein.

## Was an einer Materialdatei nicht stimmt: steht nach dem Namen der Datei

file-cubes = neutral_cubes muss für das Zahnrad, die Rundenleiste und vier Ringe reichen (SY-1.2).
file-parts = Es muss 26 Teile bow geben, dann 26 middle_I, 26 middle_II und 26 stern (SY-2.2).
file-stoker = { $part } hat eine stoker_cabin; die gibt es nur am Heck (SY-1.17).
file-goods = { $tile } muss drei Waren zeigen (SY-2.6).
file-start-tile = Mindestens vier Plättchen müssen coal, cloth und grain zeigen: Damit beginnen die Spieler (SY-3.3).
file-exchange = exchange_prices muss sechs Zeilen mit je drei Preisen haben (SY-2.18).
file-ring = { $ring } muss { $pieces } im Uhrzeigersinn nennen (SY-2.15, SY-2.16).
file-effect = effect von { $employee } muss eines von { $effects } sein.
file-amounts = { $field } muss Anzahlen für { $keys } nennen.
file-contract-colours = Es muss 14 rote Aufträge geben, dann 12 blaue (SY-2.5).
file-kinds8 = Einer der blauen Aufträge muss kinds8 sein (SY-21.13).
file-pays = { $contract } muss nach einem von table, steps, each zahlen (SY-21.7 bis SY-21.9).
file-counts = { $contract } muss sagen, was gezählt wird.
file-things = { $contract } zählt die falsche Anzahl von Dingen.
file-terms = { $contract } muss einen oder zwei Einträge in terms haben.
file-sets = sets muss vier Sätze aus je vier Aufträgen nennen, alle verschieden (SY-3.20).
file-set = Jeder Satz muss 2 rote und 2 blaue Aufträge haben (SY-3.20).
file-discards = { $field }: Von jeder Farbe muss 1 Auftrag übrig bleiben (SY-5.11).
file-solo = Die Plättchen müssen die sieben Aktionen und last_tile sein (SY-22.4).
file-chain = Eine der Formen muss chain7 sein (SY-8.9, SY-23.13).
file-shape = Die Form { $shape } muss verschiedene Felder nennen, darunter N, E, S, W (SY-8.9).
file-shape-most = Die Form { $shape } darf höchstens { $most } Felder haben.
file-shape-xy = Die Form { $shape } muss sagen, wo jedes ihrer Felder gezeichnet wird (xy).
file-shape-joined = Alle Felder der Form { $shape } müssen verbunden sein (SY-8.10).
