## Was an einer Materialdatei nicht stimmt: steht nach dem Namen der Datei

file-actions = actions muss jedem der acht Felder eine der Aktionen { $actions } geben.
file-depot = depot_price muss von Stück zu Stück steigen.
file-donation-cost = donation_cost muss fünf Zeilen mit den Schlüsseln { $keys } haben.
file-tiles = Es gibt { $sites } Bauplätze für { $type }, aber { $tiles } Plättchen.
file-price = goods_price hat keinen Preis für { $sites } Gebäude vom Typ { $type }.
file-posts = Es gibt { $sites } Bauplätze für official, aber sieben Ämter.
file-dutchmen = Es gibt { $sites } Bauplätze für captain, aber { $dutchmen } Fliegende Holländer.
file-xy = { $place } braucht Koordinaten wie xy = [17, 36].
file-lines = lines muss eine Liste von Ortspaaren sein.
file-line = Die Linie { $line } muss zwei bekannte Orte verbinden.
file-line-twice = Die Linie { $line } verbindet einen Ort mit sich selbst oder steht zweimal da.
file-line-churches = Die Linie { $line } verbindet zwei Kirchen.
file-church-line = Die Kirche { $church } hat keine Linie.
file-tokens = Es muss 30 Spendenplättchen geben, je Kirche genau eines von jeder Art.
file-token-id = Das Spendenplättchen { $token } muss { $name } heißen.
file-officials = Es muss sieben nummerierte und sieben blaue Ämter mit eigenen ids geben.
file-canon = Eines der blauen Ämter muss canon sein.

## Was an einer Stellungsdatei nicht stimmt

position-berth = An Liegeplatz { $berth } müssen 0 oder { $ships } Schiffe liegen (HB-20.4).
position-berth-3 = An Liegeplatz 3 müssen 1 bis { $ships } Schiffe liegen, und an 1 keines, solange 2 leer ist (HB-20.4).
position-site = Ein Bauplatz muss einem einzigen Spieler gehören (HB-12.3).
position-dutchmen = Übrige Fliegende Holländer und gebaute Kapitäne müssen zusammen { $count } sein (HB-20.5).
position-sixth = Die Partie endet mit der sechsten vollendeten Kirche, und nur dann auf diese Weise (HB-16.1).
position-limit-only = turn: Die Partie endet nach { $turns } Zügen durch das Limit, und nur dann auf diese Weise (HB-16.9).
position-limit = turn: Die Partie endet nach { $turns } Zügen durch das Limit (HB-16.9).
position-seat = pending: In Zug { $turn } gehören alle Entscheidungen Platz { $seat } (HB-19.1).
position-order = pending: Diese Entscheidungen stehen nie in dieser Reihenfolge an (HB-19.3).
position-arguments = pending: Die Angaben einer Entscheidung passen nicht zum Tisch (HB-19.3).
position-money = { $player }.money muss ein Vielfaches von 10 sein (HB-20.1).
position-bells = { $player }.stock.bell darf höchstens { $most } sein (HB-7.5).
position-prestige = { $player }.prestige darf nicht negativ sein (HB-20.2).
position-ships = { $player }.ships dürfen zusammen höchstens { $most } sein (HB-20.3).
position-scored = { $player }.scored nennt ein Spendenplättchen, das dem Spieler nicht gehört.
position-joined = { $player }.sites müssen mit einer Kirche verbunden sein, für die der Spieler gespendet hat (HB-20.13).
position-donors = donors.{ $church }: Bauabschnitte entstehen der Reihe nach, ohne Lücken (HB-9.3).
position-token = Ein Spendenplättchen von { $church } muss einem einzigen Spieler gehören (HB-20.7).
position-tokens = { $player }.tokens: so viele Spendenplättchen von { $church } wie dort gebaute Abschnitte (HB-9.9).
position-points = Das Spendenplättchen points von { $church } gehört zum ersten Bauabschnitt (HB-20.7).
position-officials = officials und official_at müssen zusammen jedes Amt des benutzten Satzes einmal nennen (HB-20.9).
position-officials-gaps = officials müssen von oben ohne Lücken aufgeführt sein.
position-numbered = Die nummerierten Ämter müssen in ihrer festen Reihenfolge liegen (HB-3.9).
position-official-at = official_at.{ $site } muss genau dort ein Amt nennen, wo eines gebaut ist (HB-20.9).
