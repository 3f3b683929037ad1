# Shipyard aufbauen.

setup-contracts-deal-three = Für Erfahrene
    .about = 3 rote und 3 blaue Aufträge, zufällig. Du behältst je einen.
setup-contracts-deal-sets = Für Anfänger
    .about = Ein empfohlener Satz aus 2 roten und 2 blauen. Du behältst je einen.
setup-contracts-deal-two = Zwei und zwei
    .about = 2 rote und 2 blaue Aufträge, zufällig. Du behältst je einen.
setup-employees-layout-random = Für Erfahrene
    .about = Alle Mitarbeiter liegen zufällig.
setup-employees-layout-drawn = Für Anfänger
    .about = Acht nützliche dort, wo die Anleitung sie zeigt, die anderen zufällig.
setup-employees-layout-one-per-space = Gemischt
    .about = Dieselben acht, zufällig je einer auf ein Feld, dann die anderen.

setup-group-row = Die Aktionsleiste
setup-group-length = Länge und Ende
setup-group-canals = Kanäle
setup-group-ships = Schiffe und Aufträge
setup-group-solo = Solospiel

setup-action-row = Nach der Anleitung werden die Plättchen gemischt. Mit einer eigenen Reihenfolge spielst du einen bekannten Anfang nach.
setup-action-row-title = Anfängliche Aktionsleiste
setup-action-row-shuffled = Gemischt
setup-action-row-own = Eigene Reihenfolge
setup-subsidy-start = Das Plättchen hat einen markierten Platz in der Leiste, aber die Anleitung nennt ihn nicht.
setup-last-tile-guilder = Nach der Anleitung kommt ein Gulden auf das letzte Plättchen, wenn eine Runde endet und niemand darauf ist. Ob sie sich sammeln, sagt sie nicht.
setup-guilder-at-final-drop = Die letzte Runde endet wie die anderen; ein Zug bleibt, um den Gulden zu nehmen.
setup-able-with-bonus = Nach der Anleitung kannst du ohne Waren nicht tauschen. Mit dieser Option genügt ein Bonuskauf davor.
setup-gear-first-drop = Wie lang die erste Runde ist. Das Bild der Anleitung nennt keine Zahl; mit 11 haben alle gleich viele Züge.
setup-gear-moves-per-drop = Wie lang jede spätere Runde ist. Mit 12 hat jeder etwa 25 Aktionen.
setup-final-ship-build = Die Anleitung kündigt diesen letzten Kauf an; die englische Übersicht erklärt ihn.
setup-tie-break = Die Anleitung sagt nicht, was bei Gleichstand gilt.
setup-canal-rotation = Die Anleitung verlangt nur, dass ein neuer Kanal einen anderen berührt.
setup-canal-tiles = Nur eine Form ist sicher; die beiden anderen sind Rekonstruktionen.
setup-canal-allow-loops = Die Anleitung kennt keine ringförmigen Kanäle, und die Plättchen dieses Spiels auch nicht.
setup-free-scrap = Nach der Anleitung darfst du ein Schiff aufgeben, das fahren könnte.
setup-bonus-pieces = Nach der Anleitung darfst du sie liegen lassen, aber sie zu nehmen schadet nie.
setup-exchange-start-field = Das Feld hat keine Preise; nach dem ersten Mal zieht der Zeiger daran vorbei.
setup-contract-26 = Die Anleitung beschreibt diesen Auftrag ohne seine Zahlen.
setup-solo-removed = Im Beispiel der Anleitung verlassen solche Plättchen das Spiel.
setup-solo-leader-barred = Die Soloregel nennt nur Plättchen mit Würfeln; in deinem eigenen Zug ist auch das vorderste Plättchen gesperrt.
