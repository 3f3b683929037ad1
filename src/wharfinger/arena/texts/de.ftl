# Was das Schaubild eines Wettkampfs sagt, auf Deutsch.

title =
    { $games ->
        [one] { $game }: eine Partie, { $players } Spieler
       *[other] { $game }: { $games } Partien, { $players } Spieler
    }
title-solo =
    { $games ->
        [one] { $game }: eine Partie allein
       *[other] { $game }: { $games } Partien allein
    }
ratings = Wertung (OpenSkill, Balken: ± 2 Standardabweichungen)
points = Punkte (Kasten: mittlere Hälfte, Linie: Median, Raute: Mittel, Punkte: Partien)

## Was schiefgeht

bots-list = Die Bots werden als Liste mit mindestens einem Namen angegeben, nicht als { $value }.
bot-missing = In der Liste { $list } fehlt ein Bot.
bot-illegal = Die Antwort { $answer } ist nicht möglich.
match-seed = Der Seed eines Wettkampfs muss eine Zahl von 0 bis 2**62 - 1 sein, nicht { $value }.
match-count = { $name } muss eine ganze Zahl ab 1 sein, nicht { $value }.
game-broken = Partie { $game } konnte nicht zu Ende gespielt werden: { $error }
worker-died = Ein Arbeitsprozess ist abgestürzt. Vorher beendete Partien stehen in der Ergebnisdatei, falls es eine gibt.
results-none = { $path } ist keine Ergebnisdatei: In der ersten Zeile muss ein Aufbau mit "wharfinger": "{ $format }" stehen.
results-damaged = { $path }: Der Aufbau in der ersten Zeile ist beschädigt.
results-line = { $path }, Zeile { $line }: Das ist kein Ergebnis einer Partie dieses Wettkampfs.
results-twice = { $path }, Zeile { $line }: Partie { $game } steht zweimal in der Datei.
results-other = { $path } enthält die Ergebnisse eines anderen Wettkampfs: { $name } ist { $has }, nicht { $asked }.
results-locked = Ein anderer Lauf schreibt gerade in { $path }.
figure-ending = Ein Schaubild wird als .svg oder .png gespeichert, nicht als { $name }.
figure-place = { $path } kann nicht geschrieben werden.
figure-library = Ein Schaubild braucht matplotlib. Installiere es mit: pip install "wharfinger[arena]"
figure-empty = Es gibt noch keine Partie zu zeichnen.
tune-library = Das Abstimmen braucht das Paket cma. Installiere es mit: pip install "wharfinger[tune]"
no-strategy = { $game } hat keine Strategie, die man verbessern könnte.
puzzles-file = { $path } ist keine Datei mit Rätseln (Zeile { $line }).
ray-library = Auf einem Cluster zu rechnen braucht Ray. Installiere es mit: pip install "wharfinger[ray]"
ray-address = Unter { $address } gibt es keinen nutzbaren Ray-Cluster.
journal-other = { $path } ist das Journal eines anderen Laufs oder gar keines.
journal-damaged = { $path } ist beschädigt und kann nicht fortgesetzt werden.
shard-other = { $path } ist ein Paket eines anderen Laufs. Wähle einen anderen Ordner.
