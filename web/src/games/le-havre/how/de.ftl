# So spielt man Le Havre.

how-lead = Du führst ein Unternehmen im Hafen von Le Havre. Nimm Waren vom Kai, veredle sie, bau Gebäude und Schiffe und versorge jede Runde deine Arbeiter. Wer am Ende am reichsten ist, gewinnt.

how-turn = Dein Zug
how-turn-supply = Nachschub: Dein Schiff fährt zum nächsten der sieben Plättchen, und die zwei Waren darauf kommen in die Angebote am Kai.
how-turn-offer = Dann tust du eines von zweien. Entweder nimmst du alles aus einem Angebot …
how-turn-worker = … oder du schickst deinen Arbeiter in ein freies Gebäude und nutzt es.
how-turn-text = Erst der Nachschub, dann eine Aktion. Vor und nach der Aktion darfst du außerdem Gebäude und Schiffe kaufen, sie zum halben Wert an die Stadt verkaufen und Kredite zurückzahlen.
how-turn-picture = Der Hafen: Nachschubplättchen mit den Schiffen der Spieler, darunter die sieben Angebote am Kai.

how-buildings = Gebäude nutzen
how-buildings-text = Du kannst jedes Gebäude nutzen, das steht: die der Stadt, deine eigenen und die der Mitspieler.
how-buildings-fee = Zahle den Eintritt, der auf der Karte steht, mit Nahrung oder Francs. Er geht an den Besitzer. In deine eigenen Gebäude kommst du umsonst.
how-buildings-stay = Dein Arbeiter bleibt dort, bis du ihn versetzt. So lange kann niemand sonst eintreten, und auch du musst erst woandershin.
how-buildings-top = Dann tut das Gebäude, was seine Bilder sagen: Es gibt Waren, veredelt sie, baut oder verschifft.
how-buildings-picture = Gebäude der Stadt mit Wert, Name, Eintritt und Wirkung.

how-engine = Was Gebäude tun
how-engine-text = Neue Gebäude kommen von drei Stapeln mit Bauvorhaben. Nur die oberste Karte jedes Stapels kann gebaut oder gekauft werden; die Namen darunter zeigen, was folgt. Manche Gebäude geben Waren, manche veredeln sie, und manche tun mehr:
how-engine-picture = Drei Stapel Bauvorhaben. Die obersten Karten zeigen ihre Baukosten.
how-engine-construct = Bauen
how-engine-construct-text = In einem Bauhandwerksbetrieb zahlst du die Materialien eines Bauvorhabens, und das Gebäude gehört dir. Oder du kaufst in deinem Zug ein Gebäude für Francs, ganz ohne Besuch.
how-engine-upgrade = Waren veredeln
how-engine-upgrade-text = Jede Ware hat eine bessere Seite: Fisch wird Räucherfisch, Korn Brot, Vieh Fleisch, Lehm Ziegel, Eisen Stahl, Kohle Koks. Jeder Schritt hat sein Gebäude.
how-engine-energy = Energie
how-engine-energy-text = Viele Gebäude brauchen Energie. Holz gibt 1, Holzkohle und Kohle 3, Koks 10. Übrige Energie verfällt.
how-engine-wharf = Schiffe
how-engine-wharf-text = Bau sie in einer Werft für Waren und 3 Energie. Schiffe bringen jede Runde Nahrung und tragen Waren. Das erste Eisen- oder Stahlschiff einer Werft braucht einen Ziegel, um sie zu modernisieren.
how-engine-shipping = Reederei
how-engine-shipping-text = Verkauf Waren nach Übersee für Francs. Holzschiffe laden 2 Waren, Eisenschiffe 3, Stahlschiffe 4. Jedes eingesetzte Schiff kostet 3 Energie.
how-engine-business = Kredite
how-engine-business-text = Kredite nimmst du nur auf, wenn du Zinsen oder Nahrung nicht zahlen kannst: je 4 Francs, Rückzahlung 5. Wer Kredite hat, zahlt 1 Franc, wann immer das Zinsplättchen kommt.

how-round = Das Ende einer Runde
how-round-text = Jede Runde hat insgesamt sieben Züge, auf alle Spieler verteilt. Dann, in dieser Reihenfolge:
how-round-harvest = Ernte, wenn die Rundenkarte sie zeigt: Mit mindestens 1 Korn erhältst du 1 dazu, mit mindestens 2 Vieh erhältst du 1 dazu.
how-round-feed = Versorge deine Arbeiter. Deine Schiffe geben jede Runde Nahrung; den Rest zahlst du mit Fisch (1), Räucherfisch oder Brot (2), Fleisch (3) oder Francs (je 1).
how-round-town = In manchen Runden baut die Stadt ein Gebäude. Dann wird die Rundenkarte umgedreht und zu einem Schiff, das gebaut oder gekauft werden kann.
how-round-picture = Die Rundenkarten mit der fälligen Nahrung und die Schiffe, die zu haben sind.

how-end = Das Ende und dein Vermögen
how-end-text = Nach der letzten Runde hat jeder einen letzten Zug. Darin darfst du ein Gebäude betreten, auch wenn ein fremder Arbeiter dort ist, aber nichts mehr kaufen. Waren allein sind nichts wert. Gleiches Vermögen: geteilter Sieg.
how-end-francs = Francs
    .points = je 1
how-end-cards = Gebäude und Schiffe
    .points = ihr Wert
how-end-bonus = Lagerhaus, Dock, Bank, Rathaus …
    .points = Wert und Bonus
how-end-loans = Kredite, die du noch hast
    .points = je −7
