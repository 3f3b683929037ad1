# Die Befehlszeile auf Deutsch.

about = Drei anspruchsvolle Hafenspiele: im Browser oder im Terminal spielen, Partien nachspielen und analysieren, Bots gegeneinander antreten lassen.
about-play = im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur
about-serve = einen Server für Partien im Browser starten
about-config = die Einstellungen des Servers zeigen und woher jede kommt
about-think = für Bots und Analysen von Servern rechnen, die sich eine PostgreSQL-Datenbank teilen
about-replay = eine aufgezeichnete Partie durchgehen
about-arena = Bots gegeneinander spielen lassen: Siegquoten, Wertungen, Schaubilder
about-components = alles Spielmaterial eines Spiels und die Quelle seiner Werte auflisten
about-features = die Merkmale beschreiben, aus denen eine Beobachtung eines Spiels besteht
about-actions = die Codes der Aktionen eines Spiels und ihre Namen auflisten
about-perft = die Stellungen nach einer Zahl von Entscheidungen zählen
about-bench = die Geschwindigkeit eines Spiels auf diesem Rechner messen
about-build = die Spiele im Voraus kompilieren
about-protocol = das Bot-Protokoll beschreiben oder ein Bot-Programm prüfen
about-games = die Spiele auflisten
metavar-command = BEFEHL

arg-language = die Sprache: { $languages } (Standard: WHARFINGER_LANGUAGE, LC_ALL, LC_MESSAGES oder LANG)
no-language = Die Sprache { $language } gibt es hier nicht. Verfügbar: { $languages }.
arg-game = das Spiel; `wharfinger games` listet sie auf
arg-components = ein Ordner mit berichtigten Materialdateien
arg-players = Zahl der Spieler
arg-seats = wer spielt, in der Reihenfolge am Tisch: human, easy, medium, hard, expert, master, greedy, random oder program:BEFEHL, durch Kommas getrennt
arg-names = die Namen der Spieler, durch Kommas getrennt
arg-seed = Seed der Auslage; derselbe Seed ergibt dieselbe Partie
arg-option = eine Option des Spiels; mehrfach möglich
arg-list-options = die Optionen des Spiels auflisten
arg-save = nach jedem Zug in DATEI speichern
arg-resume = eine gespeicherte Partie fortsetzen
arg-no-confirm = Züge ohne Bestätigung beenden
arg-file = eine aufgezeichnete Partie
arg-to = den Tisch nach Zeile N der Aufzeichnung ausgeben und enden
arg-depth = wie viele Entscheidungen tief
arg-divide = die Zahl für jeden ersten Zug zeigen
arg-position = mit einer Stellungsdatei statt einer neuen Partie beginnen
arg-json = ein JSON-Objekt ausgeben
arg-arena-players = Zahl der Spieler am Tisch (Standard: so viele wie Bots, mindestens 2)
arg-arena-bots = die Bots, durch Kommas getrennt (Standard: greedy,random); ein Bot mit Komma im Namen steht in Anführungszeichen
arg-arena-games = Zahl der Partien (Standard: 100); bei einem Vielfachen der Zahl der Bots sind die Plätze gleich verteilt
arg-workers = Zahl der Prozesse (Standard: einer je Kern)
arg-out = die Ergebnisdatei; ein abgebrochener Wettkampf geht dort weiter, wo er aufhörte
arg-show = die Ergebnisse dieser Datei ausgeben, statt zu spielen
arg-plot = Wertungen und Punkte auch in diese Datei zeichnen, .svg oder .png
arg-check = mit diesem Befehl eine kurze Partie spielen und melden, ob er dem Protokoll folgt
arg-check-game = das Spiel für --check
arg-check-time = erlaubte Sekunden je Antwort
arg-config = eine TOML-Datei mit Einstellungen; Optionen und WHARFINGER_…-Variablen gehen vor
settings-address = Adresse
settings-data = Daten
settings-work = Prozesse
settings-limits = Grenzen
settings-mail = E-Mail
settings-logs = Logs und Metriken
setting-default = Standard
setting-with-default = { $about } (Standard: { $default })
switch-on = an
switch-off = aus
setting-host = die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner zu
setting-port = der Port, auf dem gelauscht wird
setting-url = die öffentliche Adresse des Servers, für Links in Benachrichtigungen
setting-behind-proxy = X-Forwarded-*-Kopfzeilen dieser Proxys vertrauen, als Adresse oder Netz (127.0.0.1,10.0.0.0/8)
setting-origin = ein weiterer erlaubter Ursprung; mehrfach möglich
setting-open = den Browser öffnen, sobald der Server läuft
setting-database = sqlite:///DATEI oder postgresql://NUTZER:PASSWORT@HOST/NAME; sonst eine Datei in deinem Datenordner
setting-components = SPIEL mit den berichtigten Materialdateien in ORDNER spielen; einmal je Spiel möglich
setting-workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL
setting-analyses = Zahl der gleichzeitigen Analysen
setting-engines = die Analyse für Browser im Hintergrund bauen, wo sie fehlt
setting-thinking-seconds = nach wie vielen Sekunden ohne Lebenszeichen ein Bot oder eine Analyse abgebrochen wird
setting-reading-seconds = wie viele Sekunden das Lesen einer hochgeladenen Partie dauern darf
setting-grace = wie viele Sekunden jemand an einem Live-Tisch fehlen darf, bevor die anderen den Platz einem Bot geben dürfen
setting-connections = höchste Zahl der Verbindungen je Prozess
setting-connections-each = höchste Zahl der Verbindungen von einer Adresse
setting-sockets-each = höchste Zahl gleichzeitig geöffneter Tische von einer Adresse
setting-watchers = höchste Zahl der Zuschauer an einem Tisch
setting-header-seconds = in wie vielen Sekunden die Kopfzeilen einer Anfrage da sein müssen
setting-body-seconds = in wie vielen Sekunden der Inhalt einer Anfrage da sein muss
setting-answer-seconds = in wie vielen Sekunden eine Anfrage beantwortet und die Antwort abgeholt sein muss
setting-rate = vervielfacht alle Ratenlimits; 0 schaltet Raten- und Verbindungslimits ab, für Lasttests
setting-smtp = dein Mailserver, für Benachrichtigungen per E-Mail: smtps://NUTZER:PASSWORT@HOST:PORT
setting-mail-from = die Absenderadresse dieser E-Mails; sonst der Benutzer des Mailservers
setting-log = ab welcher Stufe geloggt wird: debug, info, warning oder error
setting-log-format = Logzeilen für Menschen (text) oder für Programme (json)
setting-access-log = jede Anfrage loggen
setting-metrics-token = Token, mit dem andere Rechner /metrics lesen dürfen; ohne Token nur dieser
arg-processes = Anzahl der rechnenden Prozesse (Vorgabe: einer je Kern)
arg-save-dir = eine Aufzeichnung jeder Partie in diesem Ordner speichern

serving = Wharfinger läuft unter { $address } (Strg-C beendet es).
serving-unbuilt =
    Wharfinger antwortet unter { $address }/api, aber der Web-Client ist nicht gebaut: Führe im Ordner web npm ci und npm run build aus.
serving-queue = { $processes ->
    [one] Ein Prozess rechnet
   *[other] { $processes } Prozesse rechnen
 }. Strg+C beendet.
getting-faster = (wird schneller: { $percent } %)
compiling = { $what } wird kompiliert (einmal auf diesem Rechner)
players = { $low } bis { $high } Spieler
which-game = Welches Spiel?
which-game-again = Gib eine Zahl von 1 bis { $count } oder einen Namen ein.
prompt-mark = {"> "}
prompt = { $name }> {""}
prompt-usual = { $name } (Enter: { $does })> {""}
prompt-confirm = Enter: Zug beenden · undo: zurücknehmen > {""}
confirm-usage = Enter beendet den Zug, undo nimmt deine letzte Entscheidung zurück.
turn-whole = Dein Zug: { $deeds }
turn-whole-of = Zug von { $name }: { $deeds }
turn-so-far = Dein Zug bisher: { $deeds }
turn-so-far-of = Zug von { $name } bisher: { $deeds }
turn-if-ended = Dein Zug, wenn du ihn jetzt beendest: { $deeds }
turn-if-ended-of = Zug von { $name }, wenn er jetzt endet: { $deeds }
nothing-done = Nichts getan.
no-choice = Eine Möglichkeit { $number } gibt es hier nicht: Gib eine der gezeigten Nummern oder Wörter ein.
beyond-turn = Dein Zug endet vor der letzten dieser Entscheidungen, daher wurde keine gespielt.
page-more = Seite { $page } von { $pages } · Enter: nächste Seite · q: zurück zum Tisch > {""}
page-last = Enter: zurück zum Tisch > {""}
name-you = Spieler
name-player = Spieler { $number }
name-program = Programm { $number }
nobody = niemand
generic-title = { $game } · Zug { $turn } · { $player }

options-title = Optionen von { $game } (der erste Wert ist der Standard)
col-option = Option
col-values = Werte
col-meaning = Bedeutung
col-clause = Regeln
any-text = beliebiger Text ({ $default })
number-range = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } (Standard: { $default })

saved-where = Die Partie wird nach jedem Zug in { $path } gespeichert. help zeigt die Hilfe.
saved = In { $path } gespeichert.
goodbye = Partie gespeichert. Fortsetzen mit: wharfinger play --resume { $path }
replay-hint = Wiederholung ansehen mit: wharfinger replay { $path }
undone =
    { $count ->
        [one] Zurückgenommen.
       *[other] Zurückgenommen: { $count } Entscheidungen.
    }
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-turn = Du hast in diesem Zug noch nichts getan.
undo-revealed = Das lässt sich nicht zurücknehmen: Es hat etwas Verdecktes gezeigt.
log-usage = Gib log ein, oder log und eine Zahl von Zügen.
log-deeds = { $deeds }.
log-empty = Es wurde noch nichts gespielt.
help-commands =
    Gib die Nummer einer Möglichkeit oder ihre Wörter ein: sell beer=2 cloth=1
    undo: Entscheidung zurück · undo all: ganzer Zug · choices: mit Erklärung
    table: ganzer Tisch · log [N]: letzte Züge · scores: wenn jetzt Schluss wäre
    help NUMMER: eine Regel · save [DATEI]: eine Kopie · quit: gehen, gespeichert
no-clause = Die Regeln haben keinen Abschnitt { $clause }.
bot-out = { $name } ist ausgefallen: { $why } Von jetzt an spielt dieser Platz zufällig.
winner = { $names } gewinnt ({ $ending }).
winner-you = Du gewinnst ({ $ending }).
winners = { $names } teilen sich den Sieg ({ $ending }).
solo-result = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

scores-hidden = Die Punkte werden in diesem Spiel erst am Ende aufgedeckt.
col-player = Spieler
col-points = Punkte
col-place = Platz

replay-line = Zeile { $number } von { $count }
replay-start = der Anfang
replay-prompt = Enter weiter · b zurück · Nummer · q Ende > {""}
replay-last = Das ist die letzte Zeile.
replay-range = Die Zeilen gehen von 0 bis { $count }.

perft-title = { $game }, { $players } Spieler
col-depth = Tiefe
col-leaves = Blätter
col-seconds = Sekunden
col-rate = Blätter/s
col-move = Zug
total = gesamt

components-title = { $game }: { $label }, Prüfsumme { $checksum }
components-file = { $file }.toml
components-reconstructed =
    REKONSTRUIERT: { $count } von { $total } Werten sind Vorschläge, nicht vom Spiel abgelesen. Wer das
    Spiel besitzt, kann die Dateien berichtigen und mit --components ORDNER spielen.
components-above-all = Vor allem: { $files }.
components-sound = Kein Wert ist rekonstruiert.
features-title = { $game }: { $count } Merkmale
features-section = { $section }: { $rows } × { $width }, ab { $first }
col-range = Bereich
col-unit = Einheit
col-name = Name
col-value = Wert
col-provenance = Quelle
col-note = Anmerkung
provenance-printed = gedruckt
provenance-rulebook = Anleitung
provenance-reconstructed = REKONSTRUIERT

check-about = { $title }{ $author ->
        [none] {""}
       *[other] {" "}von { $author }
    }: { $answers } Antworten in einer Partie { $game }, die langsamste in { $slowest } s.
check-slow = Eine Antwort dauerte { $slowest } s, mehr als die Hälfte der erlaubten { $limit } s; auf einem ausgelasteten Rechner ist das zu langsam.
check-stays = Das Programm endete nicht innerhalb von { $limit } s nach quit und musste beendet werden. Es soll enden, wenn es quit liest oder die Standardeingabe schließt.
check-silent = Das Programm wurde nie etwas gefragt, diese Prüfung sagt also wenig. Versuche einen anderen --seed.
check-wrong = Etwas stimmt nicht.
check-well = Alles in Ordnung: Es hält sich an Protokoll { $protocol }.
col-bot = Bot
col-games = Partien
col-best = bestes
col-worst = schlechtestes

arena-progress = wird gespielt
arena-rate = { $rate } Partien/s
# one form
arena-title = { $game }: { $games } Partien, { $players } Spieler, { $deals } Auslagen
arena-pairs = Wie oft die Zeile vor der Spalte landete (geteilte Plätze zählen halb)
arena-foot = Ein gleich starker Bot würde { $par } seiner Plätze gewinnen. Die 95-%-Intervalle nehmen die Auslagen als unabhängig an. Punkte ± Standardabweichung, Wertung ± Unsicherheit, Entscheidungen je Partie.
arena-uneven = Die letzte Runde von { $round } Partien ist nicht vollständig; Plätze und Auslagen sind daher nicht ganz gleich verteilt.
arena-forfeit = { $bot } verliert Partie { NUMBER($game, useGrouping: 0) } kampflos: { $reason }
arena-torn = Die letzte Zeile von { $path } ist unvollständig und zählt nicht.
arena-plotted = Das Schaubild steht in { $path }.
arena-stopped = Angehalten. Jede beendete Partie steht in { $path }; derselbe Befehl setzt fort.
arena-stopped-lost = Abgebrochen. Damit ein Wettkampf weitergehen kann, gib ihm mit --out DATEI eine Ergebnisdatei.
col-win-share =
    Sieg-
    quote
col-interval =
    95-%-
    Intervall
col-rating = Wertung
col-spread = Punkte
col-mean-place = Platz
col-margin = Vorsprung
col-forfeits =
    kampf-
    los
col-decisions =
    Ent-
    scheid.
col-pace =
    ms
    je

## Nachdenken

thinking = { $name } denkt nach …
thinking-so-far = { $name } denkt nach: { NUMBER($simulations) } Simulationen in { $seconds } s

## Analyse

about-analyse = die besten Züge einer Stellung finden, mit erwarteten Punkten und Gewinnchancen
about-tune = die Gewichte der Bewertung eines Spiels durch Selbstspiel abstimmen
about-learn = aus Partien der Suche bessere Gewichte für die Bewertung lernen
about-puzzles = Rätsel finden: Stellungen aus Bot-Partien, in denen ein Zug klar der beste ist
about-selfplay = Partien der Suche gegen sich selbst als Pakete zum Lernen schreiben
arg-analyse-file = eine Aufzeichnung
arg-analyse-position = eine Stellungsdatei statt einer Aufzeichnung
arg-analyse-to = die Stellung nach Zeile N der Aufzeichnung (Standard: die letzte)
arg-analyse-time = so viele Sekunden nachdenken (Standard: 10)
arg-analyse-simulations = oder so viele Simulationen; gleiche Zahl und gleicher Seed geben die gleiche Antwort
arg-analyse-lines = wie viele Züge aufgelistet werden (Standard: 5)
arg-analyse-workers = Zahl der parallel durchsuchten Bäume (Standard: 2)
analyse-asks = { $player }, Zug { $turn }:
analyse-title = { NUMBER($simulations) } Simulationen in { $seconds } s
analyse-sure = Der erste Zug ist mit { $share } % Sicherheit der beste. Sieg: Chance ± halbes 95-%-Intervall. Punkte: Mittel ± Standardabweichung am Ende.
analyse-turn = Zug
analyse-share = Simulationen
analyse-promise = { $win } ± { $error } %, { $points } ± { $spread }
analyse-points = { $points } ± { $spread }

## bench

arg-bench-players = Zahl der Spieler (Standard: 4, oder so viele das Spiel erlaubt)
arg-bench-seconds = wie lange zufällige Partien gespielt werden (Standard: 2)
arg-bench-only = nur diesen Prozess messen: ohne reines Python und Kompilierzeiten
bench-compiled = Zufällige Partien werden gespielt …
bench-plain = Zufällige Partien in reinem Python werden gespielt …
bench-starts = Der erste und ein späterer Start werden gemessen …
bench-title = { $game }, { $players } Spieler, { $mode }
bench-mode-compiled = kompiliert
bench-mode-checked = kompiliert mit Grenzprüfung
bench-mode-library = im Voraus kompiliert
bench-mode-plain = reines Python
bench-speed = Entscheidungen je Sekunde
bench-plain-speed = in reinem Python
bench-ratio = kompiliert / rein
bench-times = { $times }×
bench-length = Entscheidungen je Partie
bench-legal = erlaubte Züge je Entscheidung
bench-legal-is = Mittel { $mean }, höchstens { $most }
bench-record = Größe einer Stellung
bench-bytes = { $count } Bytes
bench-copy = Kopie im Stapel
bench-spread = Mittel { $mean } µs, p99 { $p99 }, höchstens { $max } ({ $times }× das Mittel)
bench-python = aus Python
bench-start = erster Start, späterer Start
bench-start-is = { $first } s, dann { $later } s ({ $times }×)

## build

arg-build-target = native: Bibliotheken für Rechner dieser Art; wasm: WebAssembly für Browser; cuda: Kernel für GPUs von NVIDIA
arg-build-game = nur dieses Spiel bauen (sonst alle)
arg-build-output = Ordner für die Dateien (sonst im Paket, wo die Spiele sie finden)
build-made = { $file }, { $size } kB
build-no-compiler = Zum Bauen braucht es Numba: pip install numba.
build-no-linker = Es gibt keinen Linker: Installiere einen C-Compiler wie gcc oder clang oder führe pip install ziglang aus.

## tune und learn

arg-fit-players = Spielerzahlen, durch Kommas getrennt und reihum genommen (Standard: { $players })
arg-fit = Partien, an die jede Eichung angepasst wird (Standard: 400)
arg-fit-seed = die erste Auslage
arg-fit-workers = Zahl der Prozesse (Standard: einer je Kern)
arg-fit-write = die Bewertungsdatei in DATEI schreiben (Standard: ausgeben)
arg-ray = auf dem Ray-Cluster unter dieser Adresse rechnen; local startet einen auf diesem Rechner
arg-journal = bisherige Ergebnisse in DATEI festhalten; ein abgebrochener Lauf geht dort weiter, wo er aufhörte
arg-tune-generations = Generationen von CMA-ES (Standard: 40); 0 passt nur die Eichung an
arg-tune-population = Kandidaten je Generation (Standard: 16)
arg-tune-games = Partien je Kandidat (Standard: 120)
arg-tune-tries = Versuche je Zug (Standard: 8)
arg-tune-step = erste Schrittweite, als Teil jedes Gewichts (Standard: 0.25)
arg-tune-seconds = nach der Generation enden, in der diese Zeit abläuft
arg-tune-blend = wie weit von den handgesetzten Gewichten zu den neuen gegangen wird, 0 bis 1 (Standard: 1)
arg-tune-check = Partien zum Prüfen des Ergebnisses (Standard: 600)
tune-generation = Generation { $number }: Güte { $merit }, Siege { $wins }, Vorsprung { $lead } ({ $seconds } s)
tune-check = Prüfung, { $players } Spieler: Siege { $new } gegen { $old }, Vorsprung { $lead }
arg-learn-rounds = Runden aus Spielen und Lernen (Standard: 3)
arg-learn-games = Partien je Runde (Standard: 600)
arg-learn-simulations = Simulationen je Entscheidung (Standard: 100)
arg-learn-shake = wie stark an den Gewichten gerüttelt wird (Standard: 0.3)
arg-learn-check = Partien gegen die alten Gewichte am Ende (Standard: 120)
arg-learn-blend = wie weit dem gefolgt wird, was die Partien sagen, bis 1 (Standard: 1)
learn-round = Runde { $number }
learn-check = Prüfung
learn-progress = { $what }: { $done } von { $total } Partien, { $seconds } s
learn-round-done = Runde { $number }: { $points } Punkte je Platz; der Wert erklärt { $before } der Varianz, jetzt { $after }
learn-compared = Prüfung, { $players } Spieler: { $new } gegen { $old } Punkte, Siege { $wins }

## texts

about-texts = Übersetzungen prüfen und festhalten, woraus sie entstanden
arg-texts-action = check: auflisten, was fehlt, veraltet oder falsch ist; mark: festhalten, aus welchem Englisch jede Übersetzung entstand
arg-texts-ids = mit mark: Nachrichten, deren Übersetzung noch stimmt, obwohl sich das Englische geändert hat
arg-texts-language = nur diese Sprache
arg-texts-all = mit mark: Alle Übersetzungen sind aktuell
texts-no-language = Eine Übersetzung nach { $language } gibt es noch nicht. Leg Dateien namens { $language }.ftl neben en.ftl.
texts-only-mark = Nachrichten und --all gehören zu mark, nicht zu check.
texts-marked = { $count ->
        [one] { $count } Nachricht festgehalten.
       *[other] { $count } Nachrichten festgehalten.
    }
texts-checked = { $findings ->
        [0] Keine Probleme
        [one] { $findings } Problem
       *[other] { $findings } Probleme
    } in { $files ->
        [one] { $files } Katalog
       *[other] { $files } Katalogen
    } ({ $languages }).
find-syntax = kein gültiges Fluent: { $why }
find-twice = doppelt definiert
find-file = dieser Katalog ist nicht nach { $language } übersetzt
find-missing = nicht nach { $language } übersetzt
find-extra = nicht im englischen Katalog
find-stale = das Englische hat sich seit der Übersetzung geändert
find-unmarked = nicht festgehalten; wharfinger texts mark ausführen, wenn die Übersetzung stimmt
find-no-text = hat keinen eigenen Text, das Englische schon
find-attribute-missing = das Attribut .{ $attribute } fehlt
find-attribute-unknown = das Englische hat kein Attribut .{ $attribute }
find-variable-missing = ${ $variable } fehlt
find-variable-unknown = es gibt kein ${ $variable }
find-reference = { $name } ist in dieser Datei nicht definiert
find-function = es gibt keine Funktion { $name }
find-form = kein Name in dieser Sprache hat die Form { $form }
find-form-call = FORM braucht eine Variable und eine Form: FORM($card, "acc")
find-plural-missing = ${ $variable } braucht die Pluralformen { $form }
find-plural-unknown = { $language } hat keine Pluralform { $form } (für ${ $variable })
find-plural-number = [{ $form }] heißt auch { $number }, muss also ${ $variable } nennen
find-plural-none = richtet sich im Englischen nach der Zahl ${ $variable }, hier aber nicht; wenn eine Form stimmt, schreib "one form" in einen Kommentar

## puzzles

arg-puzzles-count = wie viele Rätsel die Datei haben soll (Standard: 50)
arg-puzzles-players = Spielerzahlen, durch Kommas getrennt (Standard: 2,3)
arg-puzzles-games = Simulationen je Zug der Partien (Standard: 200)
arg-puzzles-judging = Simulationen zum Beurteilen jedes der besten Züge (Standard: 800)
arg-puzzles-again = zuerst die Rätsel der Datei mit --judging Simulationen neu beurteilen und die streichen, in denen kein Zug heraussticht
arg-puzzles-after = die ersten N Züge einer Partie auslassen (Standard: 12)
arg-puzzles-write = die Datei, an die angefügt wird (Standard: die Rätsel des Spiels)
puzzles-again = neu beurteilt: { $number } von { $total }, { $dropped } gestrichen, { $seconds } s
puzzles-progress = Partie { $number }: { $there } von { $total } Rätseln, { $seconds } s
puzzles-done = { $file } hat { $count } Rätsel.
arg-selfplay-out = der Ordner für die Pakete; vorhandene bleiben erhalten
arg-selfplay-games = Zahl der Partien, auf ganze Pakete aufgerundet (Standard: 256)
arg-selfplay-shard = Partien je Paket (Standard: 16)
arg-selfplay-simulations = Simulationen je Entscheidung (Standard: 100)
arg-selfplay-temperature = wie frei Züge nach ihren Simulationen gelost werden; 0 spielt immer den besten (Standard: 1)
arg-selfplay-network = Datei eines Netzes, das die Suche leitet
selfplay-progress = { $done } von { $total } Paketen, { $seconds } s
selfplay-done =
    { $games ->
        [one] { $folder } hat 1 Partie.
       *[other] { $folder } hat { $games } Partien.
    }

## Argumente

argparse-usage = {"Aufruf: "}
argparse-positional = Argumente
argparse-options = Schalter
argparse-help = diese Hilfe zeigen und enden
argparse-version = die Version zeigen und enden
argparse-error = { $problem }. Siehe { $command } --help.
argparse-argument = { $argument }: { $problem }
argparse-required = es fehlt: { $arguments }
argparse-unrecognized = unbekanntes Argument: { $arguments }
argparse-expected = der Wert fehlt
argparse-ignored = hier steht kein Wert, also nicht { $value }
argparse-choice = { $value } gibt es nicht; möglich sind { $choices }
argument-whole = erwartet wird eine ganze Zahl ab { $least }, nicht { $value }
argument-number = erwartet wird eine Zahl, nicht { $value }
argument-seconds = erwartet wird eine Zahl von Sekunden über 0, nicht { $value }
metavar-game = SPIEL
metavar-file = DATEI
metavar-dir = ORDNER
metavar-list = LISTE
metavar-n-list = N,…
metavar-code = KÜRZEL
metavar-name-value = NAME=WERT
metavar-game-dir = SPIEL=ORDNER
metavar-seconds = SEKUNDEN
metavar-host = HOST
metavar-address = ADRESSE
metavar-addresses = ADRESSEN
metavar-action = AKTION
metavar-target = ZIEL
metavar-id = TEXT
metavar-factor = FAKTOR
metavar-level = STUFE
metavar-format = FORMAT
metavar-token = TOKEN
metavar-only = WELCHE
metavar-table = TISCH
metavar-from = VON
metavar-to = NACH
metavar-text = TEXT
metavar-name = NAME
metavar-words = WÖRTER
metavar-time = ZEIT
metavar-kind-list = ART,…
metavar-user = PERSON
metavar-status = STATUS
metavar-title = TITEL

## Falsche Angaben

wrong-option = Eine Option wird als NAME=WERT angegeben, nicht als { $value }.
wrong-option-twice = Die Option { $option } ist doppelt angegeben.
wrong-game = Gib an, was gespielt wird: { $games }.
wrong-options-game = Gib an, wessen Optionen: wharfinger play SPIEL --list-options.
wrong-arena-game = Gib ein Spiel an oder mit --show, welche Ergebnisse gezeigt werden sollen.
wrong-perft-game = Gib ein Spiel an oder eine Stellung mit --position DATEI.
wrong-record-game = { $file } ist eine Partie { $has }, nicht { $game }.
wrong-position-game = { $file } ist eine Stellung von { $has }, nicht von { $game }.
wrong-names = { $seats ->
        [one] Es gibt { $seats } Platz
       *[other] Es gibt { $seats } Plätze
    }, aber { $names ->
        [one] { $names } Namen
       *[other] { $names } Namen
    }.
wrong-seats = { $players ->
        [one] Es gibt { $players } Spieler
       *[other] Es gibt { $players } Spieler
    }, aber { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    } in { $value }.
wrong-seat = Auf einem Platz sitzt eines von { $kinds } oder program:BEFEHL, nicht { $value }.
wrong-seats-unknown = { $file } sagt nicht, wer spielt ({ $missing } fehlt). Gib es mit --seats an.
wrong-seats-program = { $file } nennt ein Programm. Programme laufen nur, wenn du sie selbst mit --seats angibst.
wrong-seats-file = { $file } soll { $count } Spieler aus { $kinds } nennen. Gib mit --seats an, wer spielt.
wrong-resumed = { $option } ist für eine neue Partie; eine gespeicherte hat ihre eigenen Werte.
wrong-line = { $file } hat die Zeilen 0 bis { $last }, nicht { $line }.
wrong-analyse-file = Gib eine Aufzeichnung an oder mit --position eine Stellungsdatei, aber nicht beides.
wrong-analyse-to = --to gehört zu einer Aufzeichnung; eine Stellungsdatei ist eine einzige Stellung.
wrong-show-game = --show zeigt einen gespielten Wettkampf, also gib kein Spiel an.
wrong-show = --show zeigt einen gespielten Wettkampf; { $option } passt nicht dazu.
wrong-above = { $option } muss größer als { $low } sein, nicht { $value }.
wrong-least = { $option } muss mindestens { $least } sein, nicht { $value }.
wrong-part = { $option } muss größer als 0 und höchstens 1 sein, nicht { $value }.
wrong-between = { $option } muss zwischen 0 und 1 liegen, nicht { $value }.
wrong-check = --check muss 0 oder mindestens { $least } sein, nicht { $value }.
wrong-numbers = { $option } nimmt durch Kommas getrennte Zahlen, nicht { $value }.
wrong-divide = Zum Aufteilen muss die Tiefe mindestens 1 sein.

## Für Betreiber

about-admin = Leute und Tische eines Servers betreuen; laufende Server gehorchen in Sekunden
about-backup = die ganze Datenbank in einer Datei sichern, auch bei laufendem Server
about-restore = eine Sicherung wiederherstellen
about-check = alle gespeicherten Spiele nachspielen und die beschädigten nennen
about-move-database = alles in eine andere Datenbank umziehen, von SQLite zu PostgreSQL oder zurück
about-admin-users = Leute auflisten
about-admin-tables = Tische auflisten
about-admin-sessions = angemeldete Browser auflisten
about-admin-log = zeigen, was Betreiber getan haben
about-admin-ban = eine Person oder Adresse sperren
about-admin-unban = eine Sperre aufheben
about-admin-mute = jemanden spielen, aber nicht schreiben oder Namen wählen lassen
about-admin-unmute = eine Stummschaltung aufheben
about-admin-logout = jemanden überall abmelden
about-admin-reset = einem Konto ein neues Passwort geben
about-admin-rename = jemanden umbenennen, auch an allen Tischen
about-admin-delete-user = Konto und Namen löschen; die Spiele bleiben
about-admin-retitle = den Titel eines Tisches ändern
about-admin-close = ein laufendes Spiel beenden, wie es steht
about-admin-delete-table = einen Tisch samt Spiel löschen
about-admin-prune = löschen, was lange niemand angerührt hat
arg-page = die Seite (Standard: 1)
arg-size = Einträge pro Seite (Standard: 50)
arg-reason = der Grund, fürs Protokoll
arg-as = wer es tut, fürs Protokoll (Standard: dein Benutzername)
arg-words = nur die mit diesem Text im Namen oder Titel oder mit dieser ID
arg-only-users = nur Gesperrte oder nur Stummgeschaltete
arg-status = nur Tische mit diesem Status
arg-of-user = nur die dieser Person
arg-user = die Person: eine ID, ein Kontoname oder ein Name, den nur eine hat
arg-ban-address = statt einer Person diese Adresse oder dieses Netz sperren
arg-table = die ID des Tisches
arg-for = wie lange, etwa 12h, 7d oder 4w (Standard: bis auf Widerruf)
arg-new-name = der neue Name
arg-new-title = der neue Titel
arg-older-than = so lange unberührt, etwa 90d, 26w oder 1y
arg-prune-only = nur dies: sessions, finished, open, practice, running, visitors (Standard: alles außer running)
arg-dry-run = nur sagen, was gelöscht würde
arg-backup-file = die Datei, die geschrieben wird
arg-backup-replace = die Datei überschreiben, falls es sie gibt
arg-restore-file = die Sicherung
arg-restore-replace = löschen, was in der Datenbank ist
arg-check-tables = nur diese Tische, nach ID (Standard: alle)
arg-move-from = die Datenbank mit den Daten
arg-move-to = eine leere Datenbank
argument-duration = eine Dauer ist eine Zahl mit m, h, d, w oder y, etwa 90d, nicht { $value }
col-id = ID
col-account = Konto
col-created = seit
col-tables = Tische
col-banned = gesperrt
col-muted = stumm
col-game = Spiel
col-title = Titel
col-status = Status
col-players = Spieler
col-updated = letzte Änderung
col-at = wann
col-who = wer
col-what = was
col-subject = wen
col-details = Einzelheiten
col-reason = Grund
table-status = { $status ->
    [waiting] offen
    [running] läuft
    [finished] beendet
    [closed] geschlossen
   *[stuck] steckt fest
  }
admin-yes = ja
admin-page = Seite { $page } von { $pages }, insgesamt { $total }.
admin-user-or-address = Gib eine Person oder --address an, eins von beiden.
admin-ban = { $name } ist gesperrt.
admin-ban-until = { $name } ist bis { $until } gesperrt.
admin-unban = { $name } ist nicht mehr gesperrt.
admin-mute = { $name } ist stummgeschaltet.
admin-mute-until = { $name } ist bis { $until } stummgeschaltet.
admin-unmute = { $name } kann wieder schreiben.
admin-logout = { $count ->
    [one] { $name } ist von einem Browser abgemeldet.
   *[other] { $name } ist von { $count } Browsern abgemeldet.
  }
admin-reset = Das neue Passwort von { $name } ist { $password }
admin-rename = { $count ->
    [one] { $name } heißt jetzt { $new }, auch an einem Tisch.
   *[other] { $name } heißt jetzt { $new }, auch an { $count } Tischen.
  }
admin-delete-user = { $count ->
    [one] { $name } ist gelöscht; ein Spiel bleibt ohne den Namen.
   *[other] { $name } ist gelöscht; { $count } Spiele bleiben ohne den Namen.
  }
admin-retitle = Tisch { $table } heißt jetzt { $title }.
admin-close = Das Spiel am Tisch { $table } ist beendet.
admin-delete-table = Tisch { $table } ist gelöscht.
admin-pruned = { $kind ->
    [sessions] abgelaufene Sitzungen: { $count }
    [finished] beendete Tische: { $count }
    [open] offene Tische: { $count }
    [practice] Lektionen und Rätsel: { $count }
    [running] laufende Spiele: { $count }
   *[visitors] Besucher ohne Spiele: { $count }
  }
admin-dry-run = Nichts wurde gelöscht (--dry-run).
backup-done = Gesichert in { $file } ({ $size } MB; Tische: { $tables }, Leute: { $people }).
restore-done = Sicherung vom { $made } wiederhergestellt (Tische: { $tables }, Leute: { $people }).
checking = prüfe
check-no-table = Es gibt keinen Tisch { $table }.
check-fault = Tisch { $table }: { $reason }
check-done = Geprüfte Tische: { $checked }, beschädigt: { $bad }.
moving = ziehe um
move-done = Alles ist umgezogen (Tische: { $tables }, Leute: { $people }, Zeilen: { $rows }). Die alte Datenbank ist, wie sie war.
wrong-think-database = think braucht die PostgreSQL-Datenbank deiner Server: --database postgresql://NUTZER@HOST/NAME. Ein Server mit SQLite rechnet selbst.
