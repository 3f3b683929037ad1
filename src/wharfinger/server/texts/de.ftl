# Was der Server sagt, auf Deutsch. Die Hülle liest diese Nachrichten aus /api/texts/server/de; Plätze kommen als Zahlen.

refused-malformed = Diese Nachricht ist nicht lesbar: { $reason }
refused-too-big = Diese Nachricht ist zu lang.
refused-too-often = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
refused-too-many = Zu viele Verbindungen von deiner Adresse. Schließ einige und versuch es noch einmal.
refused-busy = Der Server ist gerade voll. Versuch es gleich noch einmal.
refused-watchers = An diesem Tisch schauen schon zu viele zu. Versuch es später noch einmal.
refused-origin = Diese Anfrage kommt von einer anderen Website.
refused-host = Dieser Server verwendet diesen Hostnamen nicht.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-rules = Dieses Spiel hat keine Regelseite.
refused-no-texts = Diese Übersetzung gibt es nicht.
refused-no-page = Unter dieser Adresse gibt es nichts.
refused-metrics = Metriken lassen sich nur von diesem Rechner lesen oder mit dem Token aus den Einstellungen.
refused-no-client = Der Web-Client ist nicht gebaut. Führe im Ordner web npm ci und npm run build aus und starte den Server neu.
refused-hello = Deine Seite ist veraltet. Lade sie neu. (Der Server spricht Protokoll { $protocol }.)
refused-damaged = Die Daten dieses Tisches sind beschädigt; er lässt sich nicht öffnen.
refused-stale = Der Tisch hat sich inzwischen geändert (Version { $version }). Versuch es noch einmal.
refused-not-running = Diese Partie läuft nicht.
refused-not-yours = Das ist nicht dein Platz.
refused-not-your-turn = Dieser Spieler ist nicht am Zug.
refused-illegal = Das geht hier nicht.
refused-lesson = Das ist auch erlaubt, aber in der Lektion geht es hier anders weiter. Verlass die Lektion, um frei zu spielen.
refused-no-lesson = Hier gibt es keine Lektion.
refused-lesson-step = Diesen Schritt hast du noch nicht erreicht.
refused-no-puzzles = Für dieses Spiel gibt es keine Rätsel.
refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-task-illegal = Das wurde in dieser Aufgabe nicht gespielt.
refused-puzzle-illegal = Dieser Zug ist in diesem Rätsel nicht möglich.
refused-puzzle-unfinished = Spiel den Zug erst zu Ende.
refused-no-task = Diese Aufgabe gibt es nicht.
refused-task-over = Diese Aufgabe ist vorbei. Beginn sie neu, um weiterzuspielen.
refused-nothing-to-undo = Du hast nichts zurückzunehmen.
refused-undo-turn = Ohne die anderen zu fragen, kannst du nur Entscheidungen deines eigenen Zuges zurücknehmen.
refused-undo-revealed = Dieser Zug hat etwas Verdecktes gezeigt; die anderen müssen der Rücknahme zustimmen.
refused-undo-asked = Jemand hat schon um eine Rücknahme gebeten.
refused-undo-not-asked = Niemand hat um eine Rücknahme gebeten.
refused-chat-empty = Deine Nachricht ist leer.
refused-chat-long = Nachrichten haben höchstens { $most } Zeichen.
refused-version = Dieser Tisch hat keine Version { $version }.
refused-bot = Einen Bot namens { $bot } gibt es nicht.
refused-replace = Diesen Platz kannst du jetzt keinem Bot geben: Der Spieler ist da oder hat noch Zeit.
refused-replace-wait = { $seconds ->
    [one] Dieser Spieler kann noch zurückkommen. Warte noch eine Sekunde.
   *[other] Dieser Spieler kann noch zurückkommen. Warte noch { $seconds } Sekunden.
  }
refused-not-lent = Auf diesem Platz spielt kein Bot für dich.
refused-already-bot = Auf diesem Platz spielt schon ein Bot.
refused-rules = { $reason }
refused-seats = Die Zahl der Plätze passt nicht zur Zahl der Spieler.
refused-no-person = Ein Tisch braucht mindestens einen Menschen.
refused-title = Namen von Tischen haben höchstens { $most } Zeichen.
refused-language = Die Sprache { $language } gibt es hier nicht.
refused-name = Namen haben 1 bis { $most } Zeichen und keine Kommas.
refused-full = Alle Plätze sind besetzt.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-begun = Diese Partie hat schon begonnen.
refused-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
refused-not-creator = Das darf nur, wer den Tisch eröffnet hat.
refused-not-seated = Das dürfen nur Spieler dieses Tisches.
refused-not-finished = Das geht erst nach dem Ende der Partie.
refused-hidden = Nach ihrem Ende kannst du die Partie herunterladen.
refused-record = Diese Aufzeichnung ist nicht verwendbar: { $reason }
refused-position = Diese Stellung ist nicht verwendbar: { $reason }
refused-unworkable = Das dauerte zu lange und wurde abgebrochen.
refused-analysis-nothing = An diesem Tisch gibt es nichts zu analysieren.
refused-analysis-off = Dieser Tisch erlaubt keine Analyse während der Partie. Danach steht sie allen offen.
refused-analysis-seed = Dieser Tisch hat einen gewählten Seed. Nach dem Ende der Partie kannst du sie analysieren.
refused-being-played = Diese Partie wird hier noch gespielt. Nach ihrem Ende kannst du sie öffnen.
refused-analysis-seat = Während der Partie berät der Bot nur bei deinen eigenen Entscheidungen.
refused-analysis-line = Zug { $number } dieser Variante ist hier nicht möglich.
refused-analysis-over = Hier ist die Partie zu Ende: Es gibt nichts mehr zu entscheiden.
refused-analysis-running = Den Bericht gibt es nach dem Ende der Partie.
refused-analysis-unknown = Diesen Zug hat der Bot noch nicht angesehen. Versuch es, wenn der Bericht vollständig ist.
refused-analysis-full = Der Bot ist gerade beschäftigt. Versuch es gleich noch einmal.
refused-analysis-yours = Der Bot arbeitet noch an deinen anderen Partien. Versuch es, wenn er fertig ist.
refused-analysis-failed = Der Bot wurde nicht fertig. Versuch es noch einmal.
refused-account-taken = Dieser Kontoname ist vergeben.
refused-account-has = Du hast schon ein Konto.
refused-password = Passwörter haben { $low } bis { $high } Zeichen.
refused-password-common = Dieses Passwort ist zu verbreitet. Wähle ein anderes.
refused-banned = Du bist auf diesem Server gesperrt.
refused-banned-address = Deine Netzadresse ist auf diesem Server gesperrt.
refused-muted = Du bist auf diesem Server stummgeschaltet und kannst weder schreiben noch Namen wählen.
refused-logged-out = Du wurdest abgemeldet. Melde dich an, um weiterzuspielen.
refused-login = Name oder Passwort ist falsch.
refused-not-logged-in = Melde dich zuerst an.
refused-password-wrong = Das ist nicht dein Passwort.
refused-password-name = Dieses Passwort enthält deinen Namen. Wähle ein anderes.
refused-recover = Name und Wiederherstellungscode passen nicht zusammen, oder der Code ist verbraucht.
refused-reset = Dieser Link ist abgelaufen oder verbraucht. Fordere einen neuen an.
refused-no-mail = Dieser Server kann keine E-Mails senden. Nimm einen Wiederherstellungscode.
refused-no-data = Über dich ist hier nichts gespeichert.
refused-notice-service = Auf diesem Weg kann der Server keine Benachrichtigungen senden.
refused-notice-many = Davon kannst du höchstens { $most } haben. Entferne zuerst eine.
refused-notice-unknown = Diese Benachrichtigung gibt es nicht.
refused-notice-email = Das ist keine E-Mail-Adresse.
refused-notice-discord = Eine Discord-Webhook-URL beginnt mit https://discord.com/api/webhooks/.
refused-notice-slack = Eine Slack-Webhook-URL beginnt mit https://hooks.slack.com/services/.
refused-notice-telegram = Das Token eines Telegram-Bots sieht aus wie 123456789:ABCdef…; der Chat ist eine Zahl oder ein @Name.
refused-notice-ntfy = Ein Thema hat nur Buchstaben, Ziffern, - und _, höchstens 64.
refused-notice-matrix = Ein Matrix-Raum beginnt mit ! oder #, und das Zugriffstoken hat keine Leerzeichen.
refused-notice-host = Gib den Namen eines öffentlichen Servers an, etwa ntfy.sh.
refused-notice-webhook = Ein Webhook ist eine öffentliche Adresse, die mit https:// beginnt.
refused-notice-unsent = Die E-Mail mit deinem Code konnte nicht gesendet werden. Versuch es später noch einmal.
refused-notice-code = Das ist nicht der Code aus der E-Mail.
refused-notice-unconfirmed = Gib zuerst den Code aus der E-Mail ein.
refused-internal = Auf dem Server ging etwas schief. Versuch es noch einmal.
refused-database = Die Datenbank des Servers ist nicht verfügbar; nichts wurde gespeichert. Versuch es gleich noch einmal.
refused-slow = Deine Verbindung war zu langsam. Verbinde dich neu.
refused-closing = Der Server fährt herunter. Verbinde dich gleich neu.
refused-store = Der Tisch konnte nicht gespeichert werden; nichts wurde geändert. Versuch es noch einmal.

notice-bot-failed = Der Bot { $bot } konnte für { $seat } nicht ziehen; { $instead } übernimmt.
notice-deadline = Die Zeit von { $seat } ist abgelaufen. Die anderen können einen Bot weiterspielen lassen oder warten.
notice-resigned = { $seat } gibt auf; ein Bot spielt weiter.
notice-replaced =
    { $bot ->
        [easy] Ein leichter Bot
        [medium] Ein mittlerer Bot
        [hard] Ein starker Bot
        [expert] Ein Experten-Bot
        [master] Ein Meister-Bot
        [greedy] Der gierige Bot
        [random] Der Zufallsbot
       *[other] Der Bot { $bot }
    } spielt jetzt für { $seat }.
notice-returning = { $seat } ist zurück und spielt nach diesem Zug weiter.
notice-returned = { $seat } ist zurück.
notice-undone = { $count ->
    [one] { $seat } nimmt eine Entscheidung zurück.
   *[other] { $seat } nimmt { $count } Entscheidungen zurück.
  }
notice-undo-refused = { $seat } lehnt die Rücknahme ab.
notice-rematch = Die nächste Partie ist bereit.
notice-stuck = Diese Partie kann nicht weitergehen: { $reason } Ihre Züge kannst du herunterladen.

stuck-illegal = Zug { $number } ist nach dieser Fassung der Regeln nicht erlaubt.
stuck-gap = Eintrag { $number } fehlt in der Datenbank.
stuck-event = Eintrag { $number } ist nicht lesbar.
stuck-start = die Partie lässt sich nicht mehr aufbauen. { $reason }
stuck-rules = sie nutzt Fassung { $made } der Regeln, dieser Server spielt aber Fassung { $now }.
stuck-components = sie nutzt das Spielmaterial { $made }, dieser Server spielt aber mit { $now }.

lesson-title = { $game } lernen
puzzle-title = Rätsel: { $game }
name-learner = Neuling
name-player = Spieler { $number }
name-deleted =
    { $number ->
        [1] Gelöschter Spieler
       *[other] Gelöschter Spieler { $number }
    }
turn-title = { $title }: Du bist am Zug
turn-body = { $name }, du bist bei „{ $title }“ am Zug: { $link }
test-title = Test von Wharfinger
test-body = So erfährst du, dass du am Zug bist. { $link }
code-title = Dein Wharfinger-Code
code-body = Jemand hat den Server { $server } gebeten, Zugbenachrichtigungen an diese Adresse zu senden. Warst du es, gib dort diesen Code ein: { $code }. Wenn nicht, ignoriere diese E-Mail; du erhältst keine weitere.
email-code-body = Jemand hat diese Adresse für ein Konto auf { $server } eingetragen. Warst du das, gib dort diesen Code ein: { $code }. Wenn nicht, ignoriere diese E-Mail.
reset-title = Neues Passwort für Wharfinger
reset-body =
    { $name }, jemand hat ein neues Passwort für dein Konto auf { $server } angefordert. Warst du das, lege es innerhalb von { $minutes } Minuten fest:

    { $link }

    Wenn nicht, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.
password-changed-title = Dein Wharfinger-Passwort wurde geändert
password-changed-body = { $name }, das Passwort deines Kontos auf { $server } wurde geändert, alle anderen Browser wurden abgemeldet. Warst du das nicht, lege sofort ein neues Passwort fest: { $server }/recover
email-changed-title = Deine E-Mail-Adresse bei Wharfinger wurde geändert
email-changed-body = { $name }, diese Adresse gehört nicht mehr zu deinem Konto auf { $server }. Warst du das nicht, ändere sofort dein Passwort.
account-deleted-title = Dein Wharfinger-Konto wurde gelöscht
account-deleted-body = { $name }, dein Konto auf { $server } wurde gelöscht. Danke fürs Mitspielen.
unreadable = das ist kein gültiges JSON.
notice-unreadable = das ist keine gültige Datei.
notice-unworkable = das Lesen dauert zu lange.
notice-long = sie hat mehr als { $most } Züge.
notice-failed = Die letzte Benachrichtigung konnte nicht gesendet werden.
notice-gone = Diese Adresse stammt aus einer früheren Fassung und funktioniert nicht mehr. Entferne sie und füge sie neu hinzu.

## Für alle, die einen Server starten

start-port = Port { $port } auf { $host } kann nicht benutzt werden: { $why }.
start-workers = Mehrere Prozesse brauchen PostgreSQL: --database postgresql://… Eine SQLite-Datei ist für einen Prozess.
start-think-queue = Diese Datenbank hat noch keine Warteschlange. Starte zuerst einen Server mit ihr.
start-database = Die Datenbank lässt sich nicht öffnen ({ $error }).
start-database-address = Eine Datenbank wird als sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME angegeben.
start-database-packages = PostgreSQL braucht weitere Pakete: pip install "wharfinger[postgres]"
start-database-read-only = Die Datenbank kann nur gelesen, nicht geschrieben werden.
start-mail-server = Ein Mailserver wird als smtps://NUTZER:PASSWORT@HOST:PORT oder smtp://HOST:PORT angegeben.
start-mail-sender = Benachrichtigungen per E-Mail brauchen einen Absender: --mail-from NAME@HOST.
start-proxy = Ein Proxy wird als Adresse oder Netz angegeben, etwa --behind-proxy 127.0.0.1,10.0.0.0/8.
start-config-read = Die Einstellungen in { $file } lassen sich nicht lesen: { $why }.
start-config-toml = { $file } ist kein gültiges TOML: { $why }.
start-config-unknown = { $file }: Die Einstellung { $name } gibt es nicht.
start-config-unknown-close = { $file }: Die Einstellung { $name } gibt es nicht. Meintest du { $close }?
start-setting-whole = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }.
start-setting-range = { $name } muss eine ganze Zahl von { $least } bis { NUMBER($most, useGrouping: 0) } sein, nicht { $value }.
start-setting-number = { $name } muss eine Zahl ab { $least } sein, nicht { $value }.
start-setting-above = { $name } muss eine Zahl über { $least } sein, nicht { $value }.
start-setting-switch = { $name } muss true oder false sein, nicht { $value }.
start-setting-choice = { $name } muss eines von { $choices } sein, nicht { $value }.
start-setting-text = { $name } muss ein Text in Anführungszeichen sein, nicht { $value }.
start-setting-list = { $name } muss eine Liste von Texten sein, nicht { $value }.
start-setting-table = { $name } muss eine Tabelle von Spielen und Ordnern sein, nicht { $value }.
start-setting-folders = { $name } nimmt SPIEL=ORDNER, jedes Spiel einmal, nicht { $value }.

## Für Betreiber

database-file = Hier wird eine Datenbank in einer Datei gebraucht: sqlite:///DATEI.
database-absent = Es gibt keine Datenbank { $file }.
database-older = Diese Datenbank hat ein älteres Schema. Starte den Server einmal, um sie zu aktualisieren.
database-newer = Das stammt von einer neueren Version von Wharfinger. Aktualisiere Wharfinger zuerst.
database-failed = Die Datenbank meldet ein Problem: { $error }
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen oder nimm --replace.
backup-nothing = Es gibt nichts zu sichern: Die Datenbank ist leer.
backup-tool = Dafür wird das PostgreSQL-Programm { $tool } gebraucht. Installiere die Client-Programme von PostgreSQL (unter Debian: apt install postgresql-client).
backup-tool-failed = { $tool } ist gescheitert, daher wurde nichts geändert: { $error }
restore-unreadable = Die Datei { $file } lässt sich nicht lesen.
restore-damaged = { $file } ist keine Sicherung von Wharfinger oder beschädigt.
restore-format = Diese Sicherung hat ein Format, das diese Version nicht kennt: { $format }
restore-kind = { $kind ->
    [sqlite] Das ist eine Sicherung von SQLite. Stelle sie in sqlite:///DATEI wieder her und nimm dann wharfinger move-database.
   *[postgresql] Das ist eine Sicherung von PostgreSQL. Stelle sie in PostgreSQL wieder her und nimm dann wharfinger move-database.
  }
restore-full = { $rows ->
    [one] Die Datenbank ist nicht leer: Sie hat eine Zeile. --replace löscht, was dort ist.
   *[other] Die Datenbank ist nicht leer: Sie hat { $rows } Zeilen. --replace löscht, was dort ist.
  }
restore-in-use = Die Datenbank wird gerade benutzt. Halte den Server vor dem Wiederherstellen an.
move-same = Das ist zweimal dieselbe Datenbank.
move-in-use = Die Datenbank wird gerade benutzt. Halte den Server vor dem Umzug an.
move-full = Das Ziel ist nicht leer. Nimm eine leere Datenbank.
move-differs = Die Kopie von { $table } weicht vom Original ab, daher wurde nichts verschoben.
deed-no-user = Hier gibt es niemanden namens { $name }.
deed-several-users = Mehrere heißen { $name }. Gib die ID an; wharfinger admin users zeigt sie.
deed-no-account = { $name } hat kein Konto und daher kein Passwort.
deed-address = { $address } ist weder Adresse noch Netz, wie 203.0.113.7 oder 203.0.113.0/24.
deed-not-banned = { $name } ist nicht gesperrt.
deed-not-muted = { $name } ist nicht stummgeschaltet.
deed-no-table = Es gibt keinen Tisch { $table }.
deed-not-running = Am Tisch { $table } läuft kein Spiel. Du kannst den Tisch löschen.
deed-moved-on = Am Tisch { $table } hat gerade jemand gezogen. Versuch es noch einmal.
deed-damaged = Die Daten von Tisch { $table } sind beschädigt. Du kannst den Tisch löschen.
deed-kind = { $kind } lässt sich nicht aufräumen. Zur Wahl: { $kinds }.
check-header = seine Beschreibung ist nicht lesbar.
check-chairs = seine Plätze passen nicht zur Zahl der Spieler.
check-summary-unreadable = seine Zusammenfassung ist nicht lesbar.
check-summary = seine Zusammenfassung passt nicht zu den Ereignissen ({ $field }).
check-digest = seine Ereignisse wurden nach dem Schreiben geändert.
