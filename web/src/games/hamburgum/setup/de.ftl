# Hamburgum aufbauen.

setup-officials-numbered = Nummeriert
    .about = Das Grundspiel: sieben Ämter in fester Reihenfolge, jedes zahlt einmal Geld.
setup-officials-advanced-choice = Blau, freie Wahl
    .about = Variante I: Sieben stärkere Ämter liegen offen. Wer baut, sucht sich eines aus.
setup-officials-advanced-random = Blau, gemischt
    .about = Variante II: dieselben sieben als gemischter Stapel. Du nimmst das oberste.

setup-group-turn = Der Zug
setup-group-harbour = Hafen und Handel
setup-group-tokens = Plättchen und Ämter
setup-group-end = Spielende
setup-group-looks = Aussehen

setup-start-player = Nach der Regel beginnt, wer zuletzt eine Kirche besucht hat. Hier wird gelost, wenn du es nicht festlegst.
setup-negative-prestige = Ob ein weiter Zug auf dem Rondell mit Prestige bezahlt werden darf, das du nicht hast. Die Spielregel sagt dazu nichts.
setup-idle-action = Nach der Regel darf man jede Aktion ausführen, muss aber nicht. Manche Runden verlangen, dass etwas geschieht.
setup-empty-supply = Alle fünf deiner Schiffe sind im Hafen, und eines würde auslaufen, wenn das neue kommt. Die Spielregel sagt dazu nichts.
setup-dutchman-sales = Die Regel nennt die Fliegenden Holländer neutral. In einem Spielbericht dürfen alle sie beladen.
setup-depot-beyond-10 = Auf dem Plan stehen Preise bis zehn Einheiten, und die Regel setzt keine Grenze.
setup-building-token-scope = Nach dem Wortlaut zählt nur das Kirchspiel. In Spielberichten zählt der ganze Plan, und das Plättchen des Doms wäre sonst nichts wert.
setup-blue-top = Ob alle das nächste blaue Amt sehen. Die Regel sagt es nicht.
setup-canon-surplus = Der Domherr kann dir ein zweites ungewertetes Plättchen einer Art bringen. Die volle Regel prüft das nur nach einer Kirchenaktion; die Kurzeinführung verbietet es.
setup-turn-limit = Die Regel kennt kein Limit. Mit einem Limit endet die Partie nach so vielen Runden und wird gewertet, wie sie steht.
setup-tie-money = Bei Gleichstand entscheidet nach der Regel das „übrige“ Geld: alles, oder was nach dem letzten vollen Hunderter bleibt.
setup-money-name = Taler auf der Hamburger Seite des Plans, Pfund auf der Londoner.
