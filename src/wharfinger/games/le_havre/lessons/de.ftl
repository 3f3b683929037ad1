# Die geführte erste Partie Le Havre. $one und $two sind die anderen Spieler in ihrer Reihenfolge am Tisch.

step-welcome-title = Ein Hafen voller Waren
step-welcome =
    Willkommen in Le Havre. Du sammelst Waren von den Kais, veredelst sie in Gebäuden und baust eigene Gebäude und Schiffe. Wer am Ende am reichsten ist, gewinnt: Francs, Gebäude und Schiffe zählen.
    Drei Stapel Gebäude warten darauf, gebaut zu werden; nur die oberste Karte jedes Stapels ist zu haben.

step-offers-title = Eines in jedem Zug
step-offers =
    In deinem Zug tust du eines von zweien: Du nimmst alle Waren eines Angebots, oder du schickst deinen Arbeiter in ein Gebäude.
    Vorher fährt dein Schiff zum nächsten Nachschubplättchen, und die zwei Waren darauf werden ausgelegt. Diesmal waren es Eisen und ein Franc.

step-take-francs-title = Nimm ein Angebot
step-take-francs =
    Drei Francs liegen im Angebot. Nimm sie: Das Gebäude, das du im nächsten Zug haben willst, kostet 6 Francs, und du hast 5.

step-end-turn-title = Das Ende deines Zuges
step-end-turn =
    Vor und nach der Hauptaktion darfst du Gebäude und Schiffe kaufen oder eigene zum halben Wert verkaufen. Noch gibt es nichts zu kaufen, also beende deinen Zug.

step-supply-title = Angebote wachsen, bis jemand sie nimmt
step-supply =
    { $one } hat drei Holz genommen und { $two } vier Fische. Was niemand nimmt, bleibt und wächst; achte also darauf, was für deinen nächsten Zug übrig bleibt und was die anderen wollen.
    Nach sieben Zügen, dem siebten Plättchen, endet die Runde.

step-buy-title = Kauf ein Gebäude
step-buy =
    Du bist wieder am Zug, und Kaufen kostet nicht die Hauptaktion. Der Marktplatz ist wert, was er kostet, 6 Francs; du verlierst also nichts, wenn er dir gehört. Kauf ihn.

step-enter-title = Schick deinen Arbeiter
step-enter =
    Jetzt deine Hauptaktion: Schick deinen Arbeiter auf den Marktplatz. Er gehört dir, also zahlst du keinen Eintritt.

step-marketplace-title = Waren nach Wahl
step-marketplace =
    Der Marktplatz gibt dir verschiedene Waren deiner Wahl: zwei, und eine weitere für jedes Handwerksgebäude, das dir gehört. Wähle ein Korn und eine Kohle.
    Korn wächst bei der Ernte, und Kohle ist Brennstoff für viele Gebäude.

step-look-title = Ein Blick in die Zukunft
step-look =
    Du darfst auch die nächsten zwei Sondergebäude ansehen. Sieh sie dir an, lass sie in ihrer Reihenfolge und beende deinen Zug. Sonst sieht sie niemand.

step-joinery-title = Wie Gebäude gebaut werden
step-joinery =
    { $one } hat den Arbeiter in den Bauhandwerksbetrieb geschickt und für drei Holz die Schreinerei gebaut: Dort kostet ein Gebäude Waren, keine Francs. { $two } hat zwei Holz genommen.
    In ein Gebäude passt ein Arbeiter. Bis der Arbeiter von { $one } weiterzieht, darf niemand sonst diesen Bauhandwerksbetrieb betreten.

step-outlook-title = Alle müssen essen
step-outlook =
    Das ist der siebte Zug der Runde, und wenn er vorbei ist, muss jeder von euch 2 Nahrung zahlen. Dein Tableau zeigt, was fällig ist und was dir fehlt.
    Ein Franc kann immer für eine Nahrung stehen, und du hast genau 2 Francs übrig. Du kannst diesen Zug also für etwas anderes nutzen.

step-take-clay-title = Lehm für Gebäude
step-take-clay =
    Drei Lehm haben sich gesammelt. Aus Ziegeln und Lehm bestehen die meisten Gebäude: Nimm den Lehm und beende deinen Zug.

step-feeding-title = Die erste Runde ist vorbei
step-feeding =
    Du und { $one } habt je 2 Francs gezahlt, { $two } hat mit 2 Fischen gezahlt. Ein Fisch nährt so viel wie ein Franc; wer fischt, spart also Geld.
    Wer nicht zahlen kann, nimmt einen Kredit über 4 Francs auf. Ein Kredit ist kein Unglück, aber er kostet Zinsen.

step-ship-title = Das erste Schiff
step-ship =
    Jede Rundenkarte wird zu einem Schiff. Dieses Holzschiff kann für 14 Francs gekauft oder in einer Werft gebaut werden. Ein Schiff versorgt deine Arbeiter in jeder Runde und trägt später Waren zum Verkauf: Mit Schiffen hast du Zeit für Besseres als Fischen.

step-take-fish-title = Fisch auf den Tisch
step-take-fish =
    { $one } hat Eisen genommen und { $two } Francs, so haben sich drei Fische für dich gesammelt. Auch in dieser Runde ist eine Versorgung fällig: Nimm die Fische und beende deinen Zug.

step-others-title = Was die anderen sammeln
step-others =
    { $one } hat drei Holz genommen und { $two } zwei Vieh. Bei der Ernte bekommt, wer Korn hat, eines dazu, und wer zwei Vieh hat, ein Kalb.

step-building-firm-title = Eintreten gegen Eintritt
step-building-firm =
    Du hast Lehm, also bau ein Gebäude. In einem Bauhandwerksbetrieb ist noch der Arbeiter von { $one }; der andere verlangt eine Nahrung Eintritt. Er gehört der Stadt, also bekommt die Stadt deinen Fisch.
    Schick deinen Arbeiter in den hervorgehobenen Bauhandwerksbetrieb: Von den drei obersten Karten kannst du mit deinen Waren nur eine bezahlen, also wird sie sofort gebaut.

step-kiln-title = Ein eigenes Gebäude
step-kiln =
    Für einen Lehm gehört dir die Köhlerei im Wert von 8 Francs. Sie macht aus Holz Holzkohle, die dreimal so gut brennt. Alle dürfen sie besuchen; sie verlangt keinen Eintritt, viele Gebäude aber schon. Beende deinen Zug.

step-fee-title = Jemand besucht dich
step-fee =
    { $one } hat deinen Marktplatz betreten und dir einen Franc Eintritt gezahlt. Darum sind gute Gebäude mehr wert als ihr Preis.
    Die Runde ist vorbei: Dein Korn hat bei der Ernte ein weiteres gebracht, und jetzt essen alle.

step-feed-title = Versorge deine Arbeiter
step-feed =
    Du schuldest 2 Nahrung und hast zwei Fische und einen Franc. Zahl mit den zwei Fischen und behalte den Franc: Ein Franc ist für alles gut und zählt am Ende.

step-on-your-own-title = Jetzt ist es deine Partie
step-on-your-own =
    Du kennst den Kern von Le Havre: Angebote, Gebäude, Eintritt, Versorgung. Jede Runde verlangt mehr Nahrung; such also einen Weg zu Schiffen: Unter den kommenden Gebäuden ist eine Werft, und Schiffe kann man kaufen.
    Jetzt bist du dran: Vier Aufgaben warten auf dich. Oder spiel diese Partie gegen zwei leichte Bots weiter.

# Die Lektionen und ihre Aufgaben.

lesson-first-title = Erste Schritte
lesson-first = Angebote, Gebäude, Eintritt und Nahrung. Ein geführter Anfang, dann vier eigene Aufgaben.
lesson-ships-title = Schiffe und Fracht
lesson-ships = Schiffe versorgen deine Arbeiter in jeder Runde und verkaufen deine Waren. Wie du sie bekommst und was du lädst.

task-feed-title = Niemand bleibt hungrig
task-feed =
    Das ist der letzte Zug der Runde, und danach sind 2 Nahrung fällig. Du hast weder Nahrung noch Francs.
    Versorge deine Arbeiter ohne Kredit.
task-feed-hint = Ein Fisch ist eine Nahrung wert, ein Franc auch. Sieh dir die Angebote an: Welches reicht?
task-feed-solution = Nimm die zwei Fische. Sie sind genau, was du schuldest. Ohne sie hättest du deinen Marktplatz zum halben Wert verkaufen oder einen Kredit aufnehmen müssen.

task-sawmill-title = Bau auf Wert
task-sawmill =
    Du hast drei Lehm und ein Eisen. Bau in diesem Zug Gebäude im Wert von mindestens 14 Francs.
task-sawmill-hint = Der freie Bauhandwerksbetrieb verlangt eine Nahrung. Vergleiche die Werte der obersten Karten, nicht nur ihre Kosten.
task-sawmill-solution = Betritt den freien Bauhandwerksbetrieb und bau das Sägewerk für einen Lehm und ein Eisen: 14 Francs. Die Köhlerei wäre 8 wert gewesen.

task-buy-ship-title = Kratz es zusammen
task-buy-ship =
    Das Holzschiff kostet 14 Francs, und du hast 9. Kauf es in diesem Zug.
task-buy-ship-hint = Francs liegen in einem Angebot. Und eigene Gebäude lassen sich jederzeit in deinem Zug zum halben Wert verkaufen.
task-buy-ship-solution = Nimm die Francs, verkauf den Marktplatz für 3 und kauf das Schiff für 14. Von jetzt an versorgt es deine Arbeiter in jeder Runde.

task-harvest-title = Säe vor der Ernte
task-harvest =
    Am Ende dieser Runde ist Ernte: Wer Korn hat, bekommt eines dazu. Auch 2 Nahrung sind fällig.
    Zu Beginn der nächsten Runde sollst du mindestens vier Korn haben, ohne Kredit.
task-harvest-hint = Du hast ein Korn, und die Ernte bringt eines. Der Rest muss aus einem Angebot kommen.
task-harvest-solution = Nimm die zwei Korn: zusammen drei, und die Ernte macht vier daraus. Deine Fische zahlen die Nahrung.

task-wooden-ship-title = In der Werft
task-wooden-ship =
    Die Werft steht in der Stadt. Ein Holzschiff kostet fünf Holz und 3 Energie, und der Eintritt 2 Nahrung. Du hast zwei Fische und zwei Francs.
    Bau das Schiff und behalte beide Fische für die Versorgung.
task-wooden-ship-hint = Francs können für Nahrung stehen. Und Kohle brennt: Eine Kohle ist 3 Energie.
task-wooden-ship-solution = Betritt die Werft und zahl den Eintritt mit deinen 2 Francs, dann bau das Holzschiff aus den fünf Holz und verfeuere die Kohle.

task-ship-feeds-title = Ein Schiff statt Fisch
task-ship-feeds =
    Nach dieser Runde sind 2 Nahrung fällig. Du hast 14 Francs und gar keine Nahrung.
    Zu Beginn der nächsten Runde sollst du ein Schiff besitzen, ohne Kredit.
task-ship-feeds-hint = Ein Schiff versorgt schon am Ende der Runde, in der du es kaufst. Kaufen kostet nicht deine Hauptaktion.
task-ship-feeds-solution = Kauf das Holzschiff für 14 Francs. Es gibt 3 Nahrung, mehr als du brauchst, und deine Hauptaktion bleibt frei für ein Angebot.

task-iron-ship-title = Eine moderne Werft
task-iron-ship =
    Dir gehört die Werft, und du hast, was ein Holzschiff und ein Eisenschiff kosten.
    Bring ein Schiff im Wert von mindestens 10 Francs in deine Flotte.
task-iron-ship-hint = Eisenschiffe brauchen eine Werft mit einem Ziegel darin; du hast einen Ziegel. Ein Holzschiff ist hier höchstens 4 wert.
task-iron-ship-solution = Modernisiere die Werft mit deinem Ziegel und bau das Eisenschiff aus vier Eisen: 10 Francs wert, und es versorgt und lädt mehr.

task-cargo-title = Was verschiffen?
task-cargo =
    Dir gehören die Reederei und ein Holzschiff mit Platz für zwei Waren. Eine Fahrt kostet 3 Energie.
    Verdiene in diesem Zug mindestens 8 Francs.
task-cargo-hint = Die Preise sind verschieden: Leder 4, Brot und Vieh 3, Felle 2, die meisten Rohwaren 1. Und was am besten brennt, muss nicht zuerst brennen.
task-cargo-solution = Betritt die Reederei mit zwei Leder zu je 4 Francs: 8. Verfeuere das Holz und behalte die Kohle für die nächste Fahrt.

task-engine-title = Das Geschäft läuft an
task-engine =
    Dir gehören die Werft, die Reederei und ein Holzschiff. Jedes Schiff, das fährt, kostet 3 Energie.
    Verdiene in zwei Zügen mindestens 15 Francs.
task-engine-hint = Zwei Schiffe tragen vier Waren und kosten 6 Energie. Bau also erst ein zweites, und verfeuere nicht, was die Fahrt braucht.
task-engine-solution = Bau ein zweites Schiff und verfeuere Holz dafür. Dann schick beide los: Drei Leder und ein Brot bringen 15 Francs, und die zwei Kohle zahlen die 6 Energie.

goal-round-over = Die nächste Runde beginnt
goal-round-over-missed = Die Runde ist noch nicht vorbei.
goal-no-loan = Kein Kredit
goal-no-loan-missed = Du konntest nicht zahlen: Ein Kredit war nötig.
goal-buildings = Wert der gebauten Gebäude: { $have } von { $want } Francs
goal-buildings-missed = Deine neuen Gebäude sind { $have } Francs wert, { $short } zu wenig.
goal-ships = { $have } von { $want } { $want ->
        [one] Schiff
       *[other] Schiffen
    }
goal-ships-missed = Du besitzt noch kein Schiff.
goal-grain = { $have } von { $want } Korn
goal-grain-missed = Du hast { $have } Korn, { $short } zu wenig.
goal-fish = { $have } von { $want } Fischen behalten
goal-fish-missed = Du hast noch { $have } Fische: Am Ende fehlen dir { $short } Nahrung.
goal-ship-value = Wert der neuen Schiffe: { $have } von { $want } Francs
goal-ship-value-missed = Dein neues Schiff ist { $have } Francs wert, { $short } zu wenig.
goal-sale = { $have } von { $want } Francs verdient
goal-sale-missed = Du hast { $have } { $have ->
    [one] Franc
   *[other] Francs
  } verdient, { $short } zu wenig.
