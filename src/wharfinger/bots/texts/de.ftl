# Was zu Bots gesagt wird, die nicht gehen.

unknown-bot = Den Bot { $bot } gibt es nicht. Es gibt: { $bots }, program:BEFEHL und network:DATEI.
open-quote = In der Liste der Bots { $list } fehlt ein schließendes Anführungszeichen.
over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
over-analysis = Die Partie ist zu Ende: Es gibt nichts zu analysieren.
budget = Das Budget von greedy muss mindestens 1 sein, nicht { $value }.
search-limit = Eine Suche braucht eine Zahl von Simulationen oder Sekunden.
analysis-above = { $name } muss größer als 0 sein, nicht { $value }.

## Programme als Bots

program-spec = Ein Programm wird als program:BEFEHL oder program[time=SEKUNDEN]:BEFEHL angegeben, nicht als { $spec }.
program-limits = Ein Programm hat die Grenzen time und start, jede nur einmal, nicht { $given }.
program-seconds = Die Grenze { $limit } eines Programms muss 0.01 bis 86400 Sekunden sein, nicht { $value }.
command-quotes = Der Befehl { $command } kann nicht gelesen werden: Ein schließendes Anführungszeichen fehlt.
command-missing = Ein Programm wird als program:BEFEHL angegeben; der Befehl fehlt.
command-line = Ein Befehl ist eine Zeile Text, nicht { $command }.
command-unknown = Ein ausführbares Programm { $command } gibt es nicht.
program-unstarted = Das Programm { $name } kann nicht gestartet werden: { $why }.
program-hello = Das Programm { $name } muss hello mit einem Objekt vom Typ "hello" beantworten, nicht mit { $given }.
program-protocol = Das Programm { $name } spricht Protokoll { $given }; dies ist Protokoll { $protocol }.
program-nameless = Das Programm { $name } muss in seinem hello seinen Namen als Text nennen. Ein Autor wäre ebenfalls ein Text.
program-question = Das Programm { $name } wurde Frage { $asked } gefragt, hat aber Frage { $given } beantwortet.
program-no-object = Das Programm { $name } hat etwas geschrieben, das kein JSON-Objekt ist: { $given }.
program-either = Das Programm { $name } muss eine Frage entweder mit "code" oder mit "text" beantworten.
program-illegal = Das Programm { $name } hat { $given } geantwortet; das ist keine der { $count } möglichen Antworten.
program-silent = Das Programm { $name } hat nicht innerhalb von { $seconds } s geantwortet.
program-deaf = Das Programm { $name } hat nicht innerhalb von { $seconds } s geantwortet und nicht einmal gelesen, was ihm geschickt wurde.
program-closed = Das Programm { $name } hat seine Standardausgabe geschlossen.
program-long-line = Das Programm { $name } hat eine Zeile mit mehr als { $bytes } Bytes geschrieben.
program-flood = Das Programm { $name } hat viele Zeilen geschrieben, nach denen niemand gefragt hat.
program-status = Das Programm { $name } endete mit Rückgabewert { $status }.
program-killed = Das Programm { $name } wurde von Signal { $signal } beendet.
program-last-words = { $failure } Zuletzt schrieb es auf die Fehlerausgabe: „{ $words }“.
given-nothing = nichts
given-deep = etwas tief Verschachteltem

## Netze als Bots

network-spec = Ein Netz gibt man als network:DATEI oder network[simulations=N]:DATEI an, nicht als { $spec }.
network-limits = Ein Netz hat die Grenzen simulations und seconds, jede nur einmal, nicht { $given }.
network-limit = Die Grenze { $limit } eines Netzes muss { $least } bis { $most } sein, nicht { $value }.
no-network = Die Datei { $file } gibt es nicht.
no-master = Für { $game } gibt es keinen Meister: Das Spiel hat kein Netz.
bad-network = { $file } ist kein Netz für { $game }.
old-network = { $file } wurde von Version { $version } mit anderen Regeln oder Merkmalen von { $game } gelernt, als es jetzt gibt.
bad-checkpoint = { $file } ist der Zwischenstand eines Netzes anderer Größe.

## Namen der Bots am Tisch

name-easy = Leicht { $number }
name-medium = Mittel { $number }
name-hard = Stark { $number }
name-expert = Experte { $number }
name-master = Meister { $number }
name-greedy = Gierig { $number }
name-random = Zufall { $number }
