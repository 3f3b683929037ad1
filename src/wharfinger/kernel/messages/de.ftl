# Was die Bibliothek zu Zügen, Dateien und Optionen sagt, die nicht gehen. { $asked } ist ein ganzer Satz oder zwei.

refused-over = „{ $words }“ geht nicht: Die Partie ist zu Ende.
refused-why = { $player } kann „{ $words }“ nicht spielen: { $why }.
refused-because = { $player } kann „{ $words }“ nicht spielen: { $why }. { $asked }
refused-words = { $player } kann „{ $words }“ nicht spielen. { $asked }
refused-nothing = { $player } muss sagen, was gespielt wird. { $asked }
refused-unfinished = Der Zug ist noch nicht zu Ende ({ $player }). { $asked }
refused-rest = dann bleibt nur „{ $rest }“, und das muss auch genannt werden
turn-over = der Zug ist zu Ende
legal = Möglich: { $answers }.
legal-more = Möglich: { $answers } und { $count ->
        [one] { $count } weitere Antwort
       *[other] { $count } weitere Antworten
    }.
asked = { $question } { $legal }
move-kind = Ein Zug wird als Notation, Action oder Code angegeben, nicht als { $value }.
undo-nothing = Es gibt nichts zurückzunehmen: Bisher wurde nichts gespielt.

## Spiele und Optionen

unknown-game = Das Spiel { $game } gibt es nicht. Es gibt: { $games }.
players-range = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
option-unknown = { $game } hat keine Option { $option }. Es gibt: { $options }.
option-none = { $game } hat keine Option { $option } und auch sonst keine.
option-text = { $option } muss ein Text mit 1 bis 40 Zeichen sein, nicht { $value }.
option-one = { $option } muss eines von { $values } sein, nicht { $value }.
option-number = { $option } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }.
seed-range = Der Seed muss eine Zahl von 0 bis 2**256 - 1 sein, nicht { $value }.
seed-long = Der Seed muss eine Zahl von 0 bis 2**256 - 1 sein; dieser ist länger.
player-name = Ein Spielername hat 1 bis 60 Zeichen und kein Komma; { $name } geht nicht.
names-same = Jeder Spieler braucht einen eigenen Namen.
no-seat = Diese Partie hat die Plätze 0 bis { $last }, nicht { $seat }.
no-version = In dieser Partie gab es bisher { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }; nach { $version } lässt sie sich nicht zeigen.
depth-range = Die Tiefe muss eine Zahl von 0 bis { $most } sein, nicht { $value }.
no-pictures = Von { $game } gibt es keine Bilder.
caption = { $game }: { $names }, Zug { $turn }
jit-mode = WHARFINGER_JIT muss 0 (reines Python), 1 (kompiliert) oder check sein, nicht { $value }.
jit-numba = WHARFINGER_JIT=check braucht Numba, und das ist nicht installiert.
no-device = Hier ist keine NVIDIA-GPU oder kein Treiber dafür.
device-failed = Der GPU-Treiber hat { $what } abgelehnt: { $why }
device-array = Gebraucht wird ein lückenloses Array der Form { $shape } und des Typs { $kind }.
compiling = { $what } wird kompiliert ({ $step } von { $total }), nur einmal auf diesem Rechner …
compiled = { $what } ist kompiliert.

## Dateien

file-unreadable = { $path } kann nicht gelesen werden: { $why }.
file-unwritable = { $path } kann nicht geschrieben werden: { $why }.
why-absent = diese Datei oder diesen Ordner gibt es nicht
why-denied = der Zugriff wurde verweigert
why-folder = es ist ein Ordner
why-no-folder = ein Teil des Pfads ist kein Ordner
why-full = der Datenträger ist voll
why-read-only = der Datenträger ist schreibgeschützt
why-taken = ein anderes Programm benutzt ihn
why-encoding = es ist kein Text in UTF-8
why-other = das System meldet „{ $error }“
file-json = { $what } ist kein gültiges JSON (Zeile { $line }, Spalte { $column }).
file-monstrous = { $what } kann nicht gelesen werden: Zahlen zu lang oder Listen zu tief verschachtelt.
file-old = { $what } ist zu alt: Das Format ist „{ $format }“, lesbar ist nur „{ $known }“.
file-no-position = { $what } ist keine Wharfinger-Stellung: Es muss ein Objekt mit "wharfinger": "{ $format }" sein.
file-problem = { $what }: { $problem }
the-position = Die Stellung
the-record = Die Aufzeichnung
wrong-rules = { $what } stammt von Version { $made } der Regeln von { $game }. Dies ist Version { $now }, die sie anders lesen könnte.
wrong-components = { $what } stammt vom Spielmaterial { $made } von { $game }; hier ist es { $now }. Gib den richtigen Ordner als `components` an.

## Aufzeichnungen

record-first-line = Das ist keine Wharfinger-Aufzeichnung: Die erste Zeile muss „{ $line }“ sein.
record-header = Zeile { $number } der Aufzeichnung: Hier gehört eine Kopfzeile wie `seed: 7` hin, jede nur einmal, nicht { $line }.
record-missing = Der Aufzeichnung fehlt die Kopfzeile `{ $key }: ...`.
record-start = Die Aufzeichnung braucht genau eine der Kopfzeilen `seed: ...` und `position: ...`.
record-unknown = Die Aufzeichnung hat eine unbekannte Kopfzeile `{ $key }: ...`.
record-seed = Der Seed der Aufzeichnung muss eine Zahl mit höchstens 78 Ziffern sein, nicht { $value }.
record-json = Die Anfangsstellung der Aufzeichnung ist kein gültiges JSON (Spalte { $column }).
record-line = Zeile { $number } der Aufzeichnung: Erwartet wird `<turn>. seat <seat>: <moves>`, nicht { $line }.
record-chance = Laut Aufzeichnung ergab der Zufall { $name }: { $value }, aber ihr Seed teilt anders aus.
record-result = Laut Aufzeichnung ist das Ergebnis { $said }, aber ihre Züge führen zu { $found }.
record-turn = Aufzeichnung, Zug { $turn }: An der Reihe ist Zug { $now }, Platz { $actor }, nicht Platz { $seat }.
record-over = Aufzeichnung, Zug { $turn }: Die Partie ist schon zu Ende, Platz { $seat } kann nicht ziehen.
record-forced = Aufzeichnung, Zug { $turn }: Platz { $seat } konnte nur „{ $moves }“ spielen.
record-illegal = Aufzeichnung, Zug { $turn }: { $why }

## Felder einer Stellung

field-unknown = { $field }: Dieses Feld gibt es nicht; möglich sind { $fields }.
field-missing = { $field } fehlt.
field-problem = { $field }: { $problem }
expect-names = names muss eine Liste und options ein Objekt sein.
expect-players = { $count ->
        [one] players: Erwartet wird eine Liste mit { $count } Spieler.
       *[other] players: Erwartet wird eine Liste mit { $count } Spielern.
    }
expect-player = { $field }: Erwartet wird ein Objekt mit den Feldern des Spielers.
expect-object = { $field }: Erwartet wird ein Objekt.
expect-keys = { $field }: Erwartet wird ein Objekt mit den Schlüsseln { $keys }.
expect-fields = { $field }: Erwartet werden genau die Felder { $fields }.
expect-list = { $count ->
        [one] { $field }: Erwartet wird eine Liste mit { $count } Wert.
       *[other] { $field }: Erwartet wird eine Liste mit { $count } Werten.
    }
expect-different = { $field }: Erwartet wird eine Liste verschiedener IDs.
expect-flag = { $field }: Erwartet wird true oder false, nicht { $value }.
expect-number = { $field }: Erwartet wird eine Zahl von { $low } bis { $high }{ $null ->
        [yes] {" "}oder null
       *[no] {""}
    }, nicht { $value }.
expect-least = { $field }: Erwartet wird eine Zahl ab { $low }{ $null ->
        [yes] {" "}oder null
       *[no] {""}
    }, nicht { $value }.
expect-seat = { $field }: Erwartet wird ein Platz von { $low } bis { $high }{ $null ->
        [yes] {" "}oder null
       *[no] {""}
    }, nicht { $value }.
expect-id = { $field }: { $value } ist unbekannt; möglich sind { $ids }.
expect-one = { $field }: Möglich sind { $values }.
expect-pending = pending: Erwartet wird eine Liste mit höchstens { $most } Entscheidungen.
pending-stuck = pending: Die Entscheidung { $decision } von Platz { $seat } hat keine mögliche Antwort.
never-first = { $decision } steht nie allein an
never-on = { $decision } wartet nie auf { $under }
pending-wrong = pending[{ $row }]: { $problem }.
pending-needs = { $decision }: { $needs }
pending-seat = seat: { $decision } entscheidet jetzt Platz { $seat }, nicht { $found }
ending-null = ending: muss null sein, solange Entscheidungen anstehen.
ending-one = ending: Wenn nichts ansteht, muss es eines von { $endings } sein.

## Materialdateien

components-absent = { $path } fehlt. Ein Satz Spielmaterial braucht { $files }.
components-toml = { $path } ist kein gültiges TOML (Zeile { $line }, Spalte { $column }).
components-folder = { $folder }: Diesen Ordner mit Materialdateien gibt es nicht.
components-separator = { $folder }: Der Name eines Ordners mit Materialdateien darf kein „{ $sign }“ enthalten.
components-source = { $file }.toml, { $entry }: provenance muss eines von { $known } sein, nicht { $value }.
components-missing = { $file }.toml: { $path } fehlt.
components-shape = { $file }.toml: { $path } braucht `value` und `provenance`.
components-rows = { $file }.toml: Die Zeilen [[{ $name }]] fehlen.
components-number = { $field } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
components-numbers = { $field } muss eine Liste mit { $count } Zahlen sein.
components-one = { $field } muss eines von { $ids } sein, nicht { $value }.
components-different = { $field } muss eine Liste mit { $count } verschiedenen ids sein.
components-keys = { $field } muss genau die Schlüssel { $keys } haben.
components-table = { $row } braucht eine Tabelle `{ $key }`.
components-exactly = { $field } muss { $value } sein{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
components-ids = Die Zeilen [[{ $name }]] müssen die ids { $ids } haben, in dieser Reihenfolge.
components-own-ids = Es muss { $count } Zeilen [[{ $name }]] mit eigener id geben, nicht { $found }.
