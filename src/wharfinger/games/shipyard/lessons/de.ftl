# Die geführte erste Partie Shipyard. $one und $two sind die anderen Spieler in ihrer Reihenfolge am Tisch.

step-welcome-title = Schiffe, Teil für Teil
step-welcome =
    Willkommen in der Werft. Du setzt Schiffe aus Bug, Mittelteil und Heck zusammen, findest Kapitän, Besatzung und Ausrüstung für sie und lässt sie auf deinen Kanälen auf Jungfernfahrt gehen.
    Die Fahrten bringen Punkte, und am Ende auch deine Regierungsaufträge. In den nächsten sechs Zügen baust du dein erstes Schiff.

step-contracts-title = Deine Aufträge
step-contracts =
    Diese Aufträge gehören dir allein. Später behältst du einen roten und einen blauen. Sie zählen am Ende, hier für Rettungsboote, für viele Schiffe, für Kaufleute und für Kräne zusammen mit Kaufleuten.
    Sie sagen dir, welche Schiffe du anstreben solltest.

step-row-title = Die Aktionsleiste
step-row =
    Sieben Aktionsplättchen liegen in einer Leiste, und dein Würfel wählt in jedem Zug eines. Du darfst kein Plättchen wählen, auf dem ein Würfel liegt, und auch nicht das, das dein eigener Würfel eben verlassen hat.
    Was die anderen nehmen, ist für dich also eine Weile gesperrt.

step-crew-title = Zuerst ein Kapitän
step-crew = Kein Schiff fährt ohne Kapitän. Leg deinen Würfel auf „Besatzung anheuern“ und führ diese Aktion aus. Davor oder danach könntest du für 6 Gulden eine Bonusaktion nehmen, aber behalte dein Geld.

step-captain-title = Ein Schritt ist kostenlos
step-captain =
    Besatzung kommt von einem Ring des großen Rads. Der Zeiger rückt im Uhrzeigersinn: Der erste Schritt ist kostenlos, jeder weitere kostet einen Gulden. Ein Schritt führt zum Kapitän.
    Nimm ihn und beende deinen Zug ohne Bonusaktion.

step-gear-title = Plättchen rücken, das Zahnrad dreht sich
step-gear =
    { $one } hat eine Kanone hergestellt und { $two } Kohle und Getreide gekauft. Bist du wieder am Zug, wird dein Würfel abgehoben, und sein Plättchen kommt nach vorn, neben das Zahnrad.
    Jedes Mal dreht sich das Zahnrad um einen Zahn. Es ist die Uhr des Spiels.

step-income-title = Einkommen für Geduld
step-income =
    Du bekommst einen Gulden für jedes Plättchen mit Würfel, das vor dem gewählten liegt. Vor „Kanal mieten“ liegen zwei Plättchen mit Würfeln, es bringt dir also 2 Gulden.
    Ein Schiff braucht einen Kanal: Wähle „Kanal mieten“.

step-canal-title = Leg deinen ersten Kanal
step-canal =
    Der Kanal auf dem ersten Platz ist gratis. Er hat einen langen Weg mit einem Blauen Band und einigen Inspektoren; Schiffe werten, was ihnen begegnet.
    Miete ihn, leg ihn, wie er ist, und beende deinen Zug.

step-others-build-title = Was die anderen tun
step-others-build =
    { $one } hat einen Bug und ein Mittelteil in die Werft gelegt. Teile dürfen überall liegen, solange noch ganze Schiffe daraus werden können.
    { $two } hat einen Händler eingestellt, der von nun an bessere Preise für Tuch erzielt.

step-exchange-title = Aus Waren werden Leute
step-exchange = Alle haben mit einem Warenplättchen begonnen: eine Kohle, ein Tuch und ein Getreide. Wähle „Waren tauschen“: Du verkaufst jede Ware oder tauschst sie gegen Besatzung oder Ausrüstung.

step-goods-title = Ein Heizer und ein Kaufmann
step-goods =
    Ein Heizer mit einem Schornstein ergibt ein schnelles Dampfschiff: Tausch die Kohle gegen einen Heizer. Verkauf das Tuch für 2 Gulden. Tausch das Getreide gegen einen Kaufmann, den deine Aufträge verlangen.
    Dann beende deinen Zug.

step-employee-title = Leute, die bleiben
step-employee =
    { $one } hat Waren gekauft und { $two } einen Soldaten angeheuert. Stell jetzt jemanden ein, der bis zum Ende der Partie für dich arbeitet: Wähle „Mitarbeiter einstellen“.

step-helmsman-title = Der Steuermann
step-helmsman =
    Ein Schritt auf dem Einstellungsring ist kostenlos und führt zum Steuermann: Jedes deiner Schiffe darf um eins schneller sein. Geschwindigkeit ist auf jeder Fahrt Punkte wert.
    Stell den Steuermann ein und beende deinen Zug.

step-equipment-title = Ein Schornstein
step-equipment =
    { $one } hat einen Kanal gemietet, { $two } Waren gekauft, und die Leiste bringt dir wieder 2 Gulden. Wähle „Ausrüstung herstellen“ und geh einen kostenlosen Schritt zum Schornstein.
    Dann beende deinen Zug.

step-drop-title = Vom Zahnrad fällt ein Würfel
step-drop = Im Zug von { $one } war das Zahnrad einmal herum, und der Würfel fiel: ein Würfel weniger auf der Rundenleiste. Ist der letzte weg, geht die Partie zu Ende. Unterwegs legt jeder Aufträge ab, bis von jeder Farbe einer übrig ist. Inzwischen hat { $two } Waren verkauft.

step-build-title = Bau das Schiff
step-build =
    Ein Kapitän, ein Kaufmann, ein Heizer und ein Schornstein warten in deiner Reserve, und ein Kanal ist da. Nur das Schiff fehlt: Wähle „Schiffe bauen“. Du darfst bis zu drei Teile kaufen, und das ist ein ganzes kleines Schiff.

step-bow-title = Der Bug
step-bow =
    Die unterste Reihe der Auslage ist gratis, höhere Reihen kosten 1 oder 2 Gulden. Kauf den Bug mit einer Kajüte, in der dein Kaufmann wohnen kann, und leg ihn auf deinen ersten Platz.

step-middle-title = Das Mittelteil
step-middle =
    Nimm in der linken Mittelspalte das Teil mit dem Mastsockel: Er trägt einen Schornstein oder ein Segel. Es zeigt auch eine Laterne, die manche Inspektoren mögen. Leg es neben den Bug.

step-stern-title = Das Heck
step-stern =
    Das Heck in der untersten Reihe hat eine Kajüte für einen Heizer. Leg es neben das Mittelteil. Bug, Mittelteil und Heck nebeneinander sind ein fertiges Schiff, und am Ende des Zuges läuft es aus. Beende jetzt den Zug.

step-launch-title = Alle an Bord
step-launch =
    Lass das Schiff fahren. Der Kapitän ist schon an Bord; nimm auch den Kaufmann, den Heizer und den Schornstein mit. Heizer und Schornstein ergeben Geschwindigkeit 4, der Steuermann eins mehr.

step-cruise-title = Die Jungfernfahrt
step-cruise =
    Dein Schiff fährt genau 5 Felder. Wähle, wo es einfährt: Von Westen passiert es das Blaue Band spät, auf dem vierten Feld, und das ist 4 Punkte wert. Wo sich der Weg gabelt, würdest du jedes Feld wählen.

step-scored-title = Was die Fahrt wert war
step-scored =
    2 Punkte für Kapitän und Kaufmann, 5 für Geschwindigkeit, 4 für das Blaue Band: insgesamt 11. Kanonen und Kräne gäben je 2. Inspektoren auf dem Weg zählen, was sie an Bord mögen, etwa Laternen oder Soldaten.
    Das Schiff liegt jetzt in deiner Flotte und zählt für deine Aufträge.

step-on-your-own-title = Jetzt ist es deine Partie
step-on-your-own =
    Größere Schiffe mit mehr Besatzung, längere Kanäle mit den Inspektoren, die du willst, Mitarbeiter, die in jedem Zug helfen: Das ist der Weg zu vielen Punkten. Behalte deine Aufträge im Auge.
    Jetzt versuch es selbst: Vier Aufgaben warten auf dich. Oder spiel diese Partie gegen zwei leichte Bots zu Ende.

# Die Lektionen und ihre Aufgaben.

lesson-first-title = Erste Schritte
lesson-first = Aktionen, Waren, Besatzung und ein Schiff. Ein geführter Anfang, dann vier eigene Aufgaben.
lesson-contracts-title = Aufträge und der Kanal
lesson-contracts = Die Hälfte deiner Punkte kommt am Ende. Bau, was deine Aufträge verlangen, und gib deinen Schiffen einen Weg.

task-sell-goods-title = Ein guter Tag an der Börse
task-sell-goods =
    Du hast eine Kohle, ein Tuch und ein Getreide und 8 Gulden. Beende diesen Zug mit mindestens 14 Gulden.
task-sell-goods-hint = Waren kann man verkaufen oder tauschen. Sieh nach, was jede Ware jetzt einbringt.
task-sell-goods-solution = Wähle „Waren tauschen“ und verkauf alle drei Waren für je 2 Gulden: 8 und 6 macht 14.

task-hire-title = Hilfe, die nichts kostet
task-hire =
    Stell in diesem Zug einen Mitarbeiter ein und behalte mindestens 10 Gulden.
task-hire-hint = Auf dem Einstellungsring ist der erste Schritt kostenlos, jeder weitere kostet einen Gulden. Ingenieure und Werber kosten einen mehr.
task-hire-solution = Wähle „Mitarbeiter einstellen“, geh einen Schritt und stell ein. Jeder weitere Schritt hätte einen Gulden gekostet.

task-steam-title = Volldampf
task-steam =
    Ein Dampfschiff braucht einen Heizer und einen Schornstein. Beschaff beides in diesem Zug. Du hast 8 Gulden und eine Kohle, ein Tuch und ein Getreide.
task-steam-hint = Eine Aktion gibt dir nur eines davon. Für 6 Gulden darfst du eine zweite ausführen, die Bonusaktion.
task-steam-solution = Wähle „Waren tauschen“ und nimm „Ausrüstung herstellen“ als Bonusaktion: Ein kostenloser Schritt führt zu einem Schornstein. Dann tausch die Kohle gegen einen Heizer.

task-launch-title = Ein Schiff, das sich lohnt
task-launch =
    Ein Kapitän, ein Kaufmann, ein Soldat, ein Heizer, ein Schornstein und eine Kanone warten in deiner Reserve.
    Bau in diesem Zug ein Schiff und lass es für mindestens 13 Punkte fahren.
task-launch-hint = Such Teile mit Platz für alles: einen Mastsockel für den Schornstein, Kajüten für die Besatzung, einen Platz für die Kanone. Höhere Reihen kosten 1 oder 2 Gulden.
task-launch-solution = Der Bug mit dem Kanonensockel, das Mittelteil mit zwei Kajüten und das Heck mit Heizerkajüte und Mastsockel nehmen alles an Bord. Mit voller Geschwindigkeit von Westen ist die Fahrt 16 Punkte wert; mit Kanone und Geschwindigkeit 5 reicht es immer.

task-lifeboats-title = Was der Auftrag verlangt
task-lifeboats =
    Einer deiner Aufträge zahlt am Ende für Rettungsboote. Bau in diesem Zug ein Schiff, das deine Aufträge mindestens 4 Punkte wert macht.
task-lifeboats-hint = Rettungsboote sind auf die Teile gedruckt. Such sie in der linken Mittelspalte und unter den Heckteilen.
task-lifeboats-solution = Das Mittelteil mit Kajüte und Rettungsboot und das Heck mit dem Rettungsboot, mit einem beliebigen Bug. Dein Auftrag zahlt jetzt 4 Punkte, was immer die Fahrt wert war.

task-long-canal-title = Ein längerer Weg
task-long-canal =
    Ein schnelles Schiff braucht einen langen Kanal: Es muss genau so viele Felder fahren, wie es schnell ist, und keines zweimal.
    Mach eine Fahrt von 13 Feldern möglich.
task-long-canal-hint = Dein Kanal hat Öffnungen an den Seiten. Ein zweiter muss daran anschließen; probier, wie er liegt, bevor du dich entscheidest, und zähl den längsten Weg.
task-long-canal-solution = Miete C01, leg ihn nördlich von deinem Kanal und dreh ihn um eine halbe Drehung. Die Wege beider ergeben eine Fahrt von 13 Feldern.

task-all-aboard-title = Alle an Bord
task-all-aboard =
    Das Schiff ist gebaut. Wähle, was es mitnimmt und wo es in den Kanal einfährt.
    Mach die Fahrt mindestens 16 Punkte wert.
task-all-aboard-hint = Alles, was Platz hat, lohnt sich. Das Blaue Band zahlt mehr, je später das Schiff es passiert.
task-all-aboard-solution = Nimm alles mit, fahr mit dem Steuermann eins schneller und fahr von Westen ein: Das Blaue Band kommt spät auf dem Weg. Von Norden ist es 2 Punkte weniger wert.

task-both-title = Jetzt und später
task-both =
    Punkte heute oder Punkte am Ende? Nimm beides: Fahr für mindestens 8 Punkte, und mach deine Aufträge mindestens 4 wert.
task-both-hint = Behalte die zwei Teile mit Rettungsbooten und finde einen Bug, mit dem die Kanone mitkommt: Eine Kanone ist 2 Punkte wert.
task-both-solution = Der Bug mit dem Kanonensockel trägt die Kanone, Mittelteil und Heck bringen je ein Rettungsboot. Mit dem Kaufmann und der Zusatzgeschwindigkeit des Steuermanns ist die Fahrt 8 Punkte wert.

goal-guilders = { $have } von { $want } Gulden
goal-guilders-missed = Du hast { $have } Gulden, { $short } zu wenig.

goal-employees = { $want ->
        [one] { $have } von { $want } Mitarbeiter eingestellt
       *[other] { $have } von { $want } Mitarbeitern eingestellt
    }
goal-employees-missed = Du hast niemanden eingestellt.
goal-stoker = { $have } von { $want } Heizer
goal-stoker-missed = Du hast noch keinen Heizer.
goal-chimney = { $have } von { $want } Schornstein
goal-chimney-missed = Du hast noch keinen Schornstein.
goal-points = { $have } von { $want } Punkten erreicht
goal-points-missed = Du hast { $have } { $have ->
    [one] Punkt
   *[other] Punkte
  } erreicht, { $short } zu wenig.
goal-contracts = Wert der Aufträge: { $have } von { $want } Punkten
goal-contracts-missed = Deine Aufträge sind { $have } { $have ->
    [one] Punkt
   *[other] Punkte
  } wert, { $short } zu wenig.
goal-voyage = Längste Fahrt: { $have } von { $want } Feldern
goal-voyage-missed = Die längste Fahrt hat { $have } Felder, { $short } zu wenig.
