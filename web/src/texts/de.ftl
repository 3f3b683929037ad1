# Die Hülle auf Deutsch. Die Spiele haben eigene Kataloge; die Ablehnungen und Hinweise des Servers auch.

brand = Wharfinger
skip-to-content = Zum Inhalt springen
nav-label = Seiten
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
save = Speichern
saved = Gespeichert.
menu = Menü
you = du
online = online
away = abwesend
points = { " " }Punkte
rule = Regel { $rule }

## Die Lobby

lobby-title = Häfen, Kirchen und Schiffe
lobby-lead = Drei anspruchsvolle Hafenspiele nach den vollständigen Regeln. Spiel sofort gegen Bots, mit Freunden an einem Gerät oder online, Zug um Zug über mehrere Tage.
lobby-games = Spiele
lobby-mine = Deine Partien
lobby-open = Offene Tische
lobby-open-none = Gerade keine offenen Tische. Eröffne einen und schick Freunden den Link.
lobby-running = Tische zum Zuschauen
lobby-running-none = Gerade keine öffentlichen Partien.
lobby-rename = Namen ändern
lobby-nameless = Namen wählen
speed = Wird schneller: { $percent } %
speed-about = Du kannst schon spielen. Bis das fertig ist, spielen Bots etwas schwächer.
players-range =
    { $low ->
        [1] allein oder bis zu { $high } Spieler
       *[other] { $low } bis { $high } Spieler
    }
play-now = Gegen Bots spielen
set-up = Tisch eröffnen …
join = Mitspielen
join-named = Bei { $name } mitspielen
your-turn = Du bist am Zug
show-all = Alle { $count } zeigen
show-more = Mehr zeigen
show-fewer = Weniger zeigen
table-finished-ago = beendet { $when }
table-stuck-short = defekt
table-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
table-deadline = Zug fällig { $when }
table-moved = letzter Zug { $when }
record-title = Aufzeichnung öffnen
record-about = Spiel eine gespeicherte Partie Zug für Zug nach oder setze sie fort.
record-go-on = die Partie dort fortsetzen, wo sie aufhörte
record-open = Datei wählen …
nowhere-title = Seite nicht gefunden
nowhere-about = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig.
to-lobby = Zurück zur Lobby

## Einen Tisch eröffnen

new-title = Tisch eröffnen
new-game = Spiel
new-no-game = Dieses Spiel gibt es nicht.
new-players = Spieler
new-order-note = Der Startspieler wird meist ausgelost; danach geht es in dieser Reihenfolge weiter.
new-pace = Tempo
pace-live = Live
pace-live-about = Alle spielen jetzt, ohne Zeitlimit.
pace-correspondence = Fernpartie
pace-correspondence-about = Spiel, wann es dir passt. Läuft die Zeit ab, darf ein Bot übernehmen.
pace-days = Tage pro Zug
new-open = Sichtbarkeit
open-link = Privat
open-link-about = Nur wer den Link hat, findet diesen Tisch.
open-public = Öffentlich
open-public-about = Steht in der Lobby. Alle können einen freien Platz nehmen oder zuschauen.
new-rules = Erweiterte Optionen
new-rules-group = Regeln
new-table-group = Tisch
new-rules-about =
    { $count ->
        [0] alles Standard
        [one] eine geändert
       *[other] { $count } geändert
    }
new-name = Name des Tisches
new-seed = Seed
new-seed-about = Gleicher Seed, gleiche Partie. Alle sehen, dass du einen gewählt hast. Für Zufall leer lassen.
chosen-seed = gewählter Seed
chosen-seed-about = Wer den Tisch eröffnet hat, hat den Seed gewählt und kennt vielleicht verdeckte Karten.
new-create = Partie starten
new-create-wait = Tisch eröffnen
usual = { $value } (Standard)
order-earlier = { $name } nach vorn
order-later = { $name } nach hinten
chair = Platz { $number }
chair-me = Du
chair-open = Offener Platz
chair-hotseat = Spieler an diesem Gerät
chair-name = Name
chair-name-of = Name an Platz { $number }
bot-other = Bot „{ $name }“
bot-easy = Leichter Bot
bot-easy-about = Spielt sofort und schaut kaum voraus.
bot-medium = Mittlerer Bot
bot-medium-about = Schaut etwas voraus. Ein guter erster Gegner.
bot-hard = Starker Bot
bot-hard-about = Denkt etwa eine Sekunde nach und bestraft Fehler.
bot-expert = Experten-Bot
bot-expert-about = Denkt bis zu zehn Sekunden pro Zug nach.
bot-master = Meister-Bot
bot-master-about = Hat aus Millionen Partien gegen sich selbst gelernt. Der stärkste.
bot-greedy = Gieriger Bot
bot-greedy-about = Nimmt den besten nächsten Schritt. Schnell, aber nicht zu unterschätzen.
bot-random = Zufallsbot
bot-random-about = Spielt zufällige erlaubte Züge.
name-player = Spieler { $number }
name-deleted =
    { $number ->
        [1] Gelöschter Spieler
       *[other] Gelöschter Spieler { $number }
    }
name-bot = { $bot } { $number }
name-bot-easy = Leicht
name-bot-medium = Mittel
name-bot-hard = Stark
name-bot-expert = Experte
name-bot-master = Meister
name-bot-greedy = Gierig
name-bot-random = Zufall

## Vor der Partie

waiting-for =
    { $count ->
        [one] Es fehlt noch ein Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
waiting-prepared = Die Partie wird aufgebaut …
waiting-free = offener Platz
sit-down = Platz nehmen
leave-table = Tisch verlassen
kind-bot = Bot
invite-title = Spieler einladen
invite-about = Wer diesen Link hat, kann einen offenen Platz nehmen.
invite-link = Link zum Tisch
own-link =
    { $count ->
        [1] Link zu deinem Platz
       *[other] Link zu deinem Platz { $number }
    }
own-link-about = Damit spielst du diesen Platz an einem anderen Gerät. Gib ihn nicht weiter.
start-with-bots = Jetzt starten, Bots besetzen die offenen Plätze

## Der Tisch

table-opening = Der Tisch wird geöffnet …
table-gone = Dieser Tisch ist geschlossen
logged-out = Abgemeldet
table-stuck = Diese Partie kann nicht weitergehen. Ihre Züge kannst du im Menü herunterladen.
line-lost = Verbindung verloren. Neuer Versuch …
error-line-lost = Die Verbindung ist abgebrochen, bevor das ankam. Versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar.
error-server = Unerwartete Antwort vom Server ({ $status }). Versuch es noch einmal.
board-label = Spielplan
dock-label = Deine Entscheidung
tabs-label = Teile des Tisches
tab-board = Plan
tab-players = Spieler
tab-log = Protokoll
tab-chat = Chat
zoom = Zoom des Plans
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-now = { $percent } %
zoom-reset = Zoom zurücksetzen
watching = Zuschauer
curtain-title = Gib das Gerät an { $name }
curtain-about = Manches hier darf nur { $name } sehen. Es erscheint, sobald { $name } bereit ist.
curtain-lift = Meinen Tisch zeigen
curtain-public = Das dürfen alle sehen.
curtain-show = Tisch von { $name } zeigen
waits-for = Warten auf { $name }
to-move = am Zug
turn-order = Zugreihenfolge
turn-order-drawn = Zugreihenfolge: { $names }. { $first } beginnt.
turn-order-drawn-you = Zugreihenfolge: { $names }. Du beginnst.
points-now = Punkte
points-now-about = Wie viele Punkte alle hätten, wenn die Partie jetzt zu Ende wäre
points-final = Endstand
thinking = denkt nach
help = Was entscheide ich hier?
all-choices = Alle { $count } Möglichkeiten zeigen
stepper-less = { $name }: eins weniger
stepper-more = { $name }: eins mehr
stepper-of = { $value } von { $held }
narrowed = { $count } Möglichkeiten
fold = Möglichkeiten einklappen
unfold = Möglichkeiten zeigen
back = Zurücknehmen

## Der Zug

end-turn = Zug beenden
undo = Rückgängig
restart-turn = Zug neu beginnen
choose-first = Triff deine Wahl
anyway = Trotzdem: { $deed }
drawer =
    { $count ->
        [one] { $count } weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
turn-then = Dann: { $what }
held = Gewählt: { $choice }
held-confirm = Enter für „{ $button }“
card-choices = Rechtsklick zum Wählen: { $choices }
setting-auto-end = Meinen Zug automatisch beenden
setting-auto-end-about = Beendet deinen Zug, sobald dir nur noch Kaufen, Verkaufen und Zurückzahlen bleibt.

## Am Tisch

undo-ask = Um Rücknahme bitten
undo-wanted = { $name } bittet um Rücknahme.
undo-waiting = Du hast um Rücknahme gebeten. Warten auf die anderen.
agree = Zustimmen
refuse = Ablehnen
resign = Aufgeben
resigned = aufgegeben
leave = Partie verlassen …
leave-title = Partie verlassen?
leave-about = Lässt du einen Bot weiterspielen, kannst du später zurückkommen. Gibst du auf, spielt ein Bot für dich zu Ende.
replace-me = Bot weiterspielen lassen
let-bot-play = Bot spielen lassen
take-seat-back = Platz wieder einnehmen
away-left = Abwesend: noch { $time } Zeit zur Rückkehr
share = Teilen
share-watch = Wer diesen Link hat, kann zuschauen oder einen offenen Platz nehmen.
log-empty = Es wurde noch nichts gespielt.
since-you = Seit deinem letzten Zug
look-then = Plan zu diesem Zeitpunkt zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
notify-title = { $table }: Du bist am Zug

## Lernen durch Spielen

learn-short = Spielend lernen
learn-game = { $game } spielend lernen
learn-opening = Die Lektion wird aufgebaut …
learn-go-on = Weiter
learn-anew = Von vorn
learn-guided = Geführte Partie
learn-guided-about = { $steps } Schritte auf einem echten Plan: lesen, schauen und spielen, was hervorgehoben ist.
learn-guided-done = Abgeschlossen
learn-start = Start
learn-progress = { $stars } von { $most } Sternen
learn-stars = { $stars ->
        [0] noch nicht gelöst
        [one] ein Stern
       *[other] { $stars } Sterne
    }
learn-puzzles = Rätsel
learn-puzzles-about = Stellungen aus starken Partien. Ein Zug ist klar der beste: Finde ihn.
learn-to-puzzles = Rätsel lösen
task = Aufgabe
task-number = { $lesson }: Aufgabe { $number } von { $of }
task-turns = { $left ->
        [one] Noch ein Zug
       *[other] Noch { $left } Züge
    }
task-met = erfüllt
task-hint = Tipp
task-retry = Noch einmal
task-show-solution = Lösung zeigen
task-solution = Lösung
task-won = Gelöst!
task-lost = Nicht ganz
task-lost-legal = Jeder Zug war erlaubt, aber du hast das Ziel verfehlt.
task-bot-thinks = Der Bot sieht sich deinen Zug an …
task-bot-same = Auf die ganze Partie gesehen ist dein Zug gut: Der Bot hätte auch so gespielt.
# one form
task-bot = { $number ->
    [0] Der Bot hätte gespielt:
   *[other] In Zug { $number } hätte der Bot gespielt:
  }
task-bot-astray = Ohne die Aufgabe hätte der Bot gespielt:
task-bot-points = Er verspricht sich davon bis zum Spielende etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr.
task-next = Nächste Aufgabe
task-to-lessons = Alle Lektionen
task-to-tasks = Zu den Aufgaben
puzzle = Rätsel
puzzle-title = Finde den besten Zug
puzzle-text = Du bist am Zug in einer Partie starker Bots. Spiel einen ganzen Zug. Zurücknehmen darfst du, solange er nichts Neues aufgedeckt hat.
puzzle-rating = Rätselwertung { $rating }
puzzle-judging = Dein Zug wird beurteilt …
puzzle-grade-best = Bester Zug!
puzzle-grade-good = Guter Zug
puzzle-grade-inaccuracy = Ungenauigkeit
puzzle-grade-mistake = Fehler
puzzle-grade-blunder = Grober Fehler
puzzle-lost = Das kostet { NUMBER($percent, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance ({ NUMBER($win, maximumFractionDigits: 0) } % statt { NUMBER($best, maximumFractionDigits: 0) } %) und etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte.
puzzle-lost-win = Das kostet { NUMBER($percent, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance: { NUMBER($win, maximumFractionDigits: 0) } % statt { NUMBER($best, maximumFractionDigits: 0) } %.
puzzle-kept-all = Damit gewinnst du { NUMBER($best, maximumFractionDigits: 0) } % der Partien; jeder andere Plan kostet mindestens { NUMBER($margin, maximumFractionDigits: 1) } Prozentpunkte.
puzzle-best = Der beste Zug
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-yours = Deine Wertung: { $rating }
puzzle-change = { $change }
puzzle-unrated = Schon gespielt, zählt nicht für die Wertung.
puzzles-short = Rätsel
puzzles-game = Rätsel: { $game }
puzzles-about = Jede Stellung stammt aus einer Partie starker Bots, und eine tiefe Suche hat einen Zug gefunden, der klar vor allen anderen liegt. Spiel deinen Zug und sieh, was er gewinnt oder verliert.
puzzles-daily = Rätsel des Tages
puzzles-daily-done = Heute gelöst. Komm morgen wieder!
puzzles-daily-tried = Heute gespielt.
puzzles-any = Üben
puzzles-any-about = { $count } Rätsel, passend zu deiner Wertung.
puzzles-rating = Wertung
puzzles-streak = Serie
puzzles-solved = Gelöst
puzzles-solved-of = { $solved } von { $count }
puzzles-best-streak = beste: { $best }
lesson = Lektion
lesson-step = Schritt { $step } von { $of }
lesson-next = Weiter
lesson-free = Allein weiterspielen
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-astray = Das ist auch erlaubt, aber die Lektion geht mit dem hervorgehobenen Zug weiter.

## Die Regelseite

rules-short = Spielanleitung
how-to-play = So spielt man { $game }
rules-complete = Vollständige Regeln
rules-how = Neu im Spiel? Lies zuerst die Spielanleitung.
rules-complete-of = Vollständige Regeln: { $game }
rules-lead = Jede Regel, zum Nachschlagen.
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
rules-contents = Inhalt
rules-decisions = Was du entscheidest
rules-things = Was ist was, und was bewirkt es
rules-switches = Optionen
rules-switch-usual = { $value } (Standard)
rules-switch-range = eine Zahl von { $low } bis { $high }
rules-components = Spielmaterial
rules-reconstructed = rekonstruiert
rules-reconstructed-about = Diese Werte konnten wir nicht am gedruckten Spiel prüfen. Es sind Vorschläge, die zu allem passen, was wir wissen; wenn du das Spiel besitzt, kannst du sie in einer Datei berichtigen.
rules-component = Material
rules-note = Anmerkung
rules-loading = Die Regeln werden geladen …

## Das Ende und Wiederholungen

result-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
result-you =
    { $count ->
        [one] Du gewinnst!
       *[other] { $names } teilen sich den Sieg
    }
result-solo-you =
    Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } erreicht
result-solo =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
result-best-new = Neue persönliche Bestleistung! Bisher waren es { $best }.
result-best-equal = Damit erreichst du deine Bestleistung.
result-best = Deine Bestleistung ist { $best }.
result-none = Die Partie ist zu Ende
result-fold = Ergebnis einklappen
result-unfold = Ergebnis ausklappen
spoken-over = Die Partie ist zu Ende.
spoken-over-won =
    Die Partie ist zu Ende. { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
results = Ergebnis
results-board = Plan zeigen
results-counting = Die Punkte werden gezählt …
results-time = Punkte im Verlauf
results-moments = Schlüsselmomente
results-gain =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
results-lead = geht in Führung
results-analyse = Welche Züge waren Fehler, und was war besser? Der Bot prüft jeden Zug.
results-report = Partiebericht
results-share-about = Wer diesen Link öffnet, sieht das Ergebnis und kann die Partie nachspielen und analysieren.
results-share-link = Link zum Ergebnis
rematch = Noch einmal
rematch-go = Zur neuen Partie
record-save = Partie herunterladen
replay = Wiederholung
replay-at = Entscheidung { $at } von { $of }
replay-at-short = { $at } / { $of }
replay-slider = Entscheidung
replay-turn-back = Ein Zug zurück
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-turn-on = Ein Zug weiter
replay-play = Abspielen
replay-pause = Pause
replay-leave = Zurück zur Partie
replay-leave-finished = Zum Ergebnis

## Das Analysebrett

analysis = Analyse
analysis-about = Sieh, was jeder Zug einer Partie gekostet hat, probiere andere Züge aus und frag den Bot, was er spielen würde.
analysis-opening = Das Analysebrett wird geöffnet …
analysis-closed = Diese Partie kann nicht analysiert werden
analysis-over = Hier ist die Partie zu Ende
analysis-tab-advice = Bot
analysis-tab-report = Bericht
analysis-tab-moves = Züge
analysis-eyes = Plan sehen als
analysis-eyes-actor = Spieler am Zug
analysis-share = Teilen
analysis-share-link = Link zu dieser Stellung
analysis-share-about = Wer diesen Link öffnet, sieht diese Stellung mit der Variante, die zu ihr führte.
analysis-share-running = Solange die Partie läuft, gilt dieser Link nur für dich, denn er zeigt, was nur du wissen darfst.
analysis-position = Stellung als Text
analysis-position-about = Alles auf dem Tisch, auch Verdecktes. Der Text lässt sich speichern, ändern und wieder öffnen.
analysis-position-running = Was du nicht wissen kannst, ist darin zufällig ausgeteilt.
analysis-open = Andere öffnen
analysis-open-title = Andere Aufzeichnung oder Stellung öffnen
analysis-open-link = Aufzeichnung oder Stellung analysieren …
analysis-paste = Aufzeichnung oder Stellung einfügen
analysis-open-go = Analysieren
analysis-allowed = Analyse erlaubt
analysis-allowed-about = Spieler dürfen ihre eigenen Entscheidungen während der Partie mit dem Bot analysieren.
new-analysis = Analyse
new-analysis-after = Nach der Partie
new-analysis-during = Auch während der Partie
new-analysis-after-about = Das Analysebrett öffnet sich nach dem Spielende.
advice-ask = Bot fragen
advice-about = Der Bot sucht von hier aus die besten Züge und nutzt nur, was der Spieler am Zug wissen kann.
advice-over = Hier gibt es nichts mehr zu entscheiden.
advice-others = Solange die Partie läuft, berät der Bot nur bei deinen eigenen Entscheidungen.
advice-stop = Stopp
advice-seconds-label = Bedenkzeit
advice-seconds = { $seconds } s
advice-slow = Das Spiel wird noch schneller; diese Suche ist daher flacher als sonst.
advice-sum = Für { $name }: { NUMBER($simulations) } Partien in { $seconds } s durchgespielt. Der erste Zug ist mit { $sure } % Sicherheit der beste.
advice-device = Rechnet auf diesem Gerät.
advice-server = Dein Browser kann das nicht berechnen, deshalb rechnet der Server.
advice-visits = { $share } % der Versuche
prospect-win = { $win } ± { $error } %
prospect-points = { $points } ± { $spread } Punkte
lines-none = Probier auf dem Plan aus, was du willst, für jeden Spieler.
lines-back = Zurück zur Partie
lines-forget = Variante löschen
graph-section = Wie die Partie verlief
graph-kind = Was die Kurve zeigt
graph-win = Gewinnchance
graph-points = Erwartete Punkte
graph-score = Bisherige Punkte
graph-label-win = Gewinnchance jedes Spielers im Verlauf der Partie
graph-label-points = Erwartete Punkte jedes Spielers im Verlauf der Partie
graph-label-score = Punkte jedes Spielers im Verlauf der Partie
graph-percent = { $share } %
graph-of = { $name } { $value }
graph-turn = Zug { $turn }, { $name }
graph-end = Das Ende
graph-progress = { $done } von { $total } Zügen geprüft
graph-deeper = Zweifelhafte Züge werden genauer geprüft …
graph-queued = Der Bot arbeitet noch an anderen Berichten. Deiner beginnt, sobald er frei ist.
graph-waiting = { $count ->
    [one] Warteschlange: noch 1 Analyse vor deiner
   *[other] Warteschlange: noch { $count } Analysen vor deiner
}
graph-again = Noch einmal
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Grober Fehler
moves-better = Besser:
moves-chance = Gewinnchance von { $name } nach diesem Zug
moments = Wendepunkte
moments-none = Kein Zug fällt als Fehler auf.
moments-yet = Bisher keine.
moment-lost = −{ $share } % Gewinnchance
moment-lost-points = −{ $share } % der Punkte
report-player = Spieler
report-accuracy = Genauigkeit
report-unfinished = Der Bot prüft die Züge noch. Diese Zahlen ändern sich noch.
report-how = Wie Züge bewertet werden
report-how-search =
    Der Bot sucht in jeder Stellung den besten Zug, mit dem, was der Spieler wissen konnte. Dann vergleicht er, wie die Partie
    nach diesem und nach dem gespielten Zug weitergeht. Was der gespielte Zug verliert, bestimmt seine Note:
report-how-grade = { $grade }: verliert { $share } % oder mehr der Gewinnchance
report-how-alone = { $grade }: verliert { $share } % oder mehr der Punkte
report-how-accuracy =
    Die Genauigkeit ist 100 %, wenn kein Zug etwas verlor. Wie bei lichess sinkt die Genauigkeit eines Zuges mit der verlorenen
    Gewinnchance; Züge zählen mehr, wo die Partie schwankt, und schlechte Züge wiegen schwer. Züge ohne Wahl zählen nicht.
learn-yours = Aus deinen Fehlern lernen
learn-of = Aus den Fehlern von { $name } lernen
learn-title = Aus Fehlern lernen
learn-at = { $at } von { $of }
learn-leave = Schließen
learn-ask = Das hat { $share } % der Gewinnchance gekostet. Finde einen besseren Zug für { $name }.
learn-judging = Dein Zug wird geprüft …
learn-best = Ja, das ist der beste Zug.
learn-good =
    { $share ->
        [0] Gut: ebenso gut wie der beste Zug.
       *[other] Gut: Das kostet nur { $share } %.
    }
learn-missed = Es geht besser: Das kostet { $share } %.
learn-solution = Am besten:
learn-show = Lösung zeigen
learn-skip = Überspringen
learn-retry = Noch einmal
learn-next = Weiter
learn-again = Von vorn
learn-done =
    { $solved ->
        [0] Das waren alle. Versuch es noch einmal: Auf jeden Fehler gibt es eine Antwort.
       *[other] Fertig! Du hast in { $solved } von { $of } Stellungen einen besseren Zug gefunden.
    }
learn-nothing = Es gibt keinen Fehler, aus dem sich lernen ließe.
learn-hidden = Solange du bessere Züge suchst, sind Bericht und Bot verborgen.
sources = Woher die Punkte kamen
sources-source = Quelle
sources-total = Gesamt
sources-earlier = Vor dieser Aufzeichnung

## Einstellungen

settings = Einstellungen
setting-name = Dein Name
setting-name-about = Andere Spieler sehen diesen Namen. Er ist auf diesem Server für diesen Browser gespeichert.
setting-language = Sprache
setting-language-auto = Wie im Browser
setting-theme = Aussehen
setting-theme-auto = Automatisch
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-seats = Spielerfarben
setting-seats-harbour = Hafen
setting-seats-safe = Für Farbenblinde
setting-seats-strong = Kräftig
setting-speed = Animationen
setting-speed-off = Aus
setting-speed-fast = Schnell
setting-speed-normal = Normal
setting-speed-slow = Langsam
setting-confirm = Züge bestätigen
setting-confirm-about = Ein Zug lässt sich nicht mehr zurücknehmen, sobald der Nächste am Zug ist oder Verdecktes aufgedeckt wurde.
setting-confirm-always = Immer
setting-confirm-irreversible = Wenn unumkehrbar
setting-confirm-turn = Am Ende meines Zugs
setting-confirm-never = Nie
setting-sound = Töne
setting-sound-about = Ein kurzer Ton, wenn du am Zug bist, wenn eine Partie endet und wenn ein Zug nicht möglich ist.
setting-compute = Analyse berechnen auf
setting-compute-about = Automatisch: auf diesem Gerät; ist es zu langsam, auf dem Server.
setting-compute-auto = Automatisch
setting-compute-device = Dieses Gerät
setting-compute-server = Server
setting-bots = Mein Gerät für die Bots denken lassen
setting-bots-about = In Partien, in denen du nur gegen Bots spielst. Hält ein Bot Karten, die du nicht sehen darfst, denkt der Server.
setting-cores = Threads für die Analyse
setting-cores-count =
    { $count ->
    [one] { $count } Thread
   *[other] { $count } Threads
}
setting-volume = Lautstärke
setting-notify = Desktop-Benachrichtigungen
setting-notify-about = Erscheinen, wenn du am Zug bist und diese Seite im Hintergrund ist.
setting-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite.

account = Konto
account-about = Zum Spielen brauchst du keins. Mit Konto findest du deine Partien in jedem Browser.
account-in = Angemeldet als { $name }.
account-name = Kontoname
account-password = Passwort
account-create = Konto anlegen
account-login = Anmelden
account-logout = Abmelden
account-manage = Konto verwalten
account-enter = Anmelden oder Konto anlegen
account-since = Konto seit { $date }
password-about = Mindestens 10 Zeichen. Gut sind ein paar zufällige Wörter.
password-old = Dein Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Passwort geändert. Alle anderen Browser wurden abgemeldet.
codes-title = Wiederherstellungscodes
codes-about = Passwort vergessen? Mit jedem Code kommst du einmal wieder in dein Konto.
codes-left =
    { $count ->
        [0] Du hast keine Codes.
        [one] Du hast noch einen Code.
       *[other] Du hast noch { $count } Codes.
    }
codes-make = Codes erstellen
codes-renew = Neue Codes erstellen
codes-renew-about = Neue Codes ersetzen die bisherigen.
codes-keep = Bewahre diese Codes sicher auf. Sie werden nicht noch einmal angezeigt.
codes-download = Herunterladen
codes-done = Ich habe sie gesichert
codes-file = Wharfinger-Wiederherstellungscodes für { $name } auf { $server }
email-title = E-Mail
email-about = Für einen Link, wenn du dein Passwort vergessen hast, und für Nachrichten über Änderungen an deinem Konto. Sonst nichts.
email-is = Deine Adresse ist { $address }.
email-asked = Code, den wir an { $address } gesendet haben
email-address = E-Mail-Adresse
email-add = Adresse hinzufügen
email-change = Adresse ändern
email-remove = Adresse entfernen
email-send = Code senden
browsers-title = Wo du angemeldet bist
browsers-count =
    { $count ->
        [1] Du bist nur hier angemeldet.
       *[other] Du bist in { $count } Browsern angemeldet.
    }
browsers-about = Wenn du die anderen abmeldest, gelten auch Links zu deinen Plätzen nicht mehr.
browsers-end = Alle anderen Browser abmelden
browsers-ended = Du bist jetzt nur noch hier angemeldet.
data-title = Deine Daten
data-about = Alles, was dieser Server über dich speichert, in einer Datei: Konto, Einstellungen, Partien und ihre Aufzeichnungen.
data-download = Daten herunterladen
delete-title = Konto löschen
delete-about = Deine Partien bleiben, aber dein Name verschwindet daraus. In laufenden Partien übernimmt ein Bot. Das lässt sich nicht rückgängig machen.
delete-open = Konto löschen …
delete-sure = Konto löschen?
delete-now = Konto löschen
delete-done = Dein Konto wurde gelöscht.
recover-title = Passwort vergessen?
recover-mail-title = Link per E-Mail
recover-who = Kontoname oder E-Mail-Adresse
recover-send = Link senden
recover-sent = Falls zu diesem Konto eine E-Mail-Adresse gehört, ist ein Link unterwegs. Er gilt eine Stunde.
recover-code-title = Wiederherstellungscode verwenden
recover-code = Wiederherstellungscode
recover-set = Passwort festlegen und anmelden
recover-neither = Geht beides nicht? Wende dich an den Betreiber dieses Servers.
recover-no-mail = Dieser Server sendet keine E-Mails. Keine Codes mehr? Wende dich an den Betreiber.
reset-title = Neues Passwort wählen
reset-again = Neuen Link anfordern
notices = Benachrichtigungen
notices-about = Erhalte eine E-Mail, eine Discord- oder Telegram-Nachricht oder eine Push-Mitteilung, wenn du am Zug, aber nicht da bist.
notice-service = Benachrichtigung hinzufügen
notice-choose = Wählen …
notice-add = Hinzufügen
notice-remove = Entfernen
notice-remove-named = { $name } entfernen
notice-test = Test senden
notice-sent = Gesendet.
notice-unsent = Senden fehlgeschlagen.
notice-code = Code aus der E-Mail
notice-confirm = Bestätigen
notice-service-email = E-Mail
notice-service-discord = Discord
notice-service-telegram = Telegram
notice-service-ntfy = ntfy
notice-service-matrix = Matrix
notice-service-slack = Slack
notice-service-webhook = Webhook
notice-service-gone = Alte Adresse
notice-hint-email = Zuerst schicken wir einen Code an diese Adresse.
notice-hint-discord = Öffne in Discord die Einstellungen des Kanals, dann Integrationen und Webhooks, und kopiere die URL des Webhooks.
notice-hint-telegram = Erstelle einen Bot mit @BotFather und schick ihm dann eine Nachricht, damit er antworten kann.
notice-hint-ntfy = Abonniere in der ntfy-App ein Thema. Wähle einen Namen, den niemand errät.
notice-hint-matrix = Nimm ein Konto, das im Raum ist; sein Zugriffstoken steht in den Einstellungen der App unter Hilfe.
notice-hint-slack = Füge in Slack die App „Incoming Webhooks“ einem Kanal hinzu und kopiere die URL des Webhooks.
notice-hint-webhook = Dein eigener Server erhält ein POST mit title, text und link als JSON.
notice-field-email-address = Deine E-Mail-Adresse
notice-field-discord-webhook = Webhook-URL
notice-field-telegram-token = Bot-Token
notice-field-telegram-chat = Chat-ID oder @Name
notice-field-ntfy-topic = Thema
notice-field-ntfy-server = Server (leer: ntfy.sh)
notice-field-ntfy-token = Zugriffstoken, falls das Thema eines braucht
notice-field-matrix-server = Heimserver, zum Beispiel matrix.org
notice-field-matrix-room = Raum-ID
notice-field-matrix-token = Zugriffstoken
notice-field-slack-webhook = Webhook-URL
notice-field-webhook-address = Adresse, beginnt mit https://

## Tasten

keys-title = Tastenkürzel
keys-choose = eine Möglichkeit nach ihrer Nummer wählen; im Feld mit Mengen: die zuletzt geänderte Menge setzen, sonst die erste
keys-confirm = wählen, was den Fokus hat; noch einmal zum Bestätigen
keys-back = einen Schritt zurücknehmen
keys-close = schließen oder wieder alle Möglichkeiten zeigen
keys-walk = durch Möglichkeiten und Plan gehen; Enter wählt
keys-board = auf dem Plan bewegen oder eine Anzahl ändern
keys-step = in der Wiederholung: eine Entscheidung zurück oder weiter
keys-turn = in der Wiederholung: einen Zug zurück oder weiter
keys-ends = in der Wiederholung: zum Anfang oder Ende
keys-play = in der Wiederholung: abspielen oder anhalten
keys-zoom = Plan vergrößern, verkleinern, zurücksetzen
keys-help = diese Liste zeigen

## Das erste Wort einer Möglichkeit und die Überschrift über mehreren

verb-accept = annehmen
verb-build = bauen
verb-buy = kaufen
verb-canal = Kanal
verb-construct = bauen
verb-discard = ablegen
verb-done = fertig
verb-donate = spenden
verb-enter = betreten
verb-go = fahren
verb-hire = einstellen
verb-move = ziehen
verb-none = nichts
verb-pass = passen
verb-pay = zahlen
verb-repay = zurückzahlen
verb-score = werten
verb-sell = verkaufen
verb-stop = aufhören
verb-take = nehmen
verb-use = nutzen
