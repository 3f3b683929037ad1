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

## Was an einer Stellungsdatei nicht stimmt

position-parts = Jedes der 104 Schiffsteile muss in einem Stapel, der Auslage, einer Reihe, einer Flotte oder aus dem Spiel sein (SY-24.8).
position-parts-left = parts_left.{ $kind } muss die Zahl der Teile { $kind } in part_stack sein.
position-left = { $left } muss die Zahl der Plättchen in { $stack } sein.
position-ship = Schiff { $ship } muss genau dann einen Besitzer und 3 bis 9 Teile haben, wenn es in einer Flotte ist (SY-24.16).
position-captain = Schiff { $ship } muss einen Kapitän haben (SY-24.16).
position-bow-stern = Schiff { $ship } muss einen Bug und ein Heck haben (SY-1.12).
position-canals = Jeder der 24 Kanäle muss im Stapel, in der Auslage, in einem System, bei den benutzten oder abgelegt sein (SY-24.9).
position-goods = Jedes der 14 Warenplättchen muss im Stapel, in der Auslage, bei einem Spieler oder abgelegt sein (SY-24.10).
position-solo-stack = solo_stack muss im Solospiel die acht Soloplättchen enthalten und sonst nichts (SY-22.3).
position-solo-left = solo_left muss mindestens 1 sein: Die Plättchen werden sofort gemischt (SY-22.17).
position-tiles = tiles muss jedes der { $count } Aktionsplättchen im Spiel einmal nennen (SY-3.5, SY-3.6).
position-cubes-most = cubes[{ $chair }] dürfen zusammen höchstens { $most } sein (SY-3.18).
position-cubes = cubes[{ $chair }] muss eines von { $allowed } sein (SY-3.18, SY-4.10).
position-not-in-play = cubes, guilders, leading und chosen: { $tile } ist nicht im Spiel (SY-3.6).
position-round-cubes = round_cubes darf höchstens { $most } sein (SY-2.21).
position-marker = marker.{ $ring } muss kleiner als { $spaces } sein (SY-2.15).
position-posts = posts muss jeden der 24 Mitarbeiter einmal nennen (SY-3.12).
position-copies = { $employee }: Plättchen auf dem Ring und bei Spielern müssen zusammen { $copies } sein (SY-24.11).
position-level = { $player }.employees: { $employee } braucht seine Stufe I (SY-24.11).
position-contract = Ein Auftrag muss bei einem einzigen Spieler sein, gehalten oder abgelegt (SY-2.5).
position-set = players[{ $seat }].contracts müssen aus einem der empfohlenen Sätze sein (SY-3.20).
position-discards = players[{ $seat }].contracts: Es sind noch { $count } der Farbe { $colour } abzulegen.
position-yard = { $player }.yard muss eine Reihe sein, die sich ganz zu Schiffen ausbauen lässt (SY-7.10).
position-yard-ship = In { $player }.yard darf außerhalb des eigenen Zuges kein fertiges Schiff liegen (SY-24.12).
position-cell = { $player }.system: Zwei Kanäle liegen an derselben Stelle (SY-8.3).
position-beside = beside.{ $canal } muss die Kanäle auf den Nachbarstellen nennen.
position-not-laid = beside.{ $canal }: Ein Kanal, der nicht liegt, hat keine Nachbarn.
position-system = { $player }.system muss zusammenhängen (SY-24.17).
position-figure = { $player }.figure muss auf einem Kanal des Systems stehen (SY-24.17).
position-astern = { $player }.figure_astern muss ein Nachbarfeld oder die Öffnung neben der Figur sein (SY-18.5).
position-offer = offer.{ $column } darf nur Teile { $kind } zeigen (SY-2.13).
position-last-lap = last_lap muss sagen, warum das normale Spiel zu Ende ist (SY-20.1).
position-no-final-ship = stage: In diesem Spiel wird am Ende kein Schiff gebaut (SY-23.19).
position-ending = ending muss der Grund der letzten Umdrehung sein, nach den Schlusszügen aller Plätze (SY-20.1).
position-finals = finals darf höchstens { $most } sein.
position-no-ship = load, result und riband müssen 0 sein, solange kein Schiff beladen wird oder fährt (SY-16.6).

## Was eine anstehende Entscheidung braucht: steht nach ihrem Namen und einem Doppelpunkt, ohne Punkt

needs-stage = { $problem } (in der Phase { $stage })
needs-finals = Aufträge legt man vor den Schlussaktionen ab, solange finals 0 ist (SY-20.7)
needs-chosen = chosen muss das Plättchen nennen (SY-4.8)
needs-part = das Teil muss in der Reihe Platz haben (SY-7.9)
needs-place = das Teil muss ausliegen, bezahlbar sein und Platz haben (SY-7.2, SY-7.9)
needs-cell = cell muss eine leere Stelle neben dem System sein oder dessen erste (SY-8.3)
needs-gift = es muss ein eigener Mitarbeiter sein, der auf diesem Ring etwas dazugibt (SY-15.2)
needs-good = das Plättchen muss auf dem Ablagestapel der Waren liegen (SY-13.8)
needs-ship = das Schiff muss in der Reihe fertig sein (SY-16.2)
needs-load = Schiff, Ladung, Geschwindigkeit und längste Fahrt müssen zusammenpassen (SY-16.7, SY-17)
needs-discard = abgelegt wird der Reihe nach, der Letzte zuunterst, und nur, was man hat (SY-5.6)
