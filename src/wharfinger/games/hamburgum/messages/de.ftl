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
