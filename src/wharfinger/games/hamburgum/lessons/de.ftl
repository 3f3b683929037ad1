# Die geführte erste Partie Hamburgum. $one und $two sind die anderen Spieler in ihrer Reihenfolge am Tisch.

step-welcome-title = Sechs Kirchen für eine Stadt
step-welcome =
    Willkommen in Hamburg. Du handelst mit Bier, Zucker und Tuch und gibst deinen Verdienst für Gebäude und für die sechs Kirchen aus: Sie bringen das Prestige, das am Ende zählt.
    Ist die sechste Kirche vollendet, endet die Partie; wer das meiste Prestige hat, gewinnt. Lass uns die ersten sechs Runden zusammen spielen.

step-holdings-title = Womit du beginnst
step-holdings =
    Du bist der dritte Spieler. Du beginnst mit einem Bier, einem Zucker, einem Tuch, einem Bauholz und einem Ziegel, mit 30 Talern, 3 Prestige und einem Schiff im Hafen.
    Spätere Spieler beginnen etwas reicher, weil sie zuletzt ziehen.

step-first-moves-title = Das Rondell
step-first-moves =
    Alle Aktionen liegen auf dem Rad, dem Rondell. In der ersten Runde beginnt jeder kostenlos auf einem beliebigen Feld.
    { $one } ist auf Bier gezogen und hat ein Bier gebraut, { $two } auf Tuch und hat ein Tuch gewebt.

step-to-trade-title = Dein erster Zug
step-to-trade =
    Du brauchst Geld für Baustoffe, also zieh dorthin, wo Waren verkauft werden. Wähle auf dem Rondell das Feld Kontor II: Es ist hervorgehoben.

step-sell-title = Ein Schiff, eine Ware
step-sell =
    Jedes deiner Schiffe verkauft eine Ware zum vollen Preis, so viele Stück wie die Nummer seines Liegeplatzes. Was kein Schiff trägt, bringt nur je 30.
    Du hast ein Schiff: Verkauf kein Bier, keinen Zucker und ein Tuch, für 100 Taler.

step-rondel-title = Drei Schritte sind kostenlos
step-rondel =
    Von jetzt an zieht deine Figur im Uhrzeigersinn. Die ersten drei Schritte kosten nichts; die Felder gleich vor dir sind also deine günstigen Möglichkeiten, und du kannst sie planen.
    { $one } ist von Bier auf Kontor II gezogen und hat zwei Bier für 200 verkauft. { $two } ist auf Bier gezogen.

step-to-church-title = Zur Kirche
step-to-church =
    Zur Kirche sind es höchstens drei Schritte, also kostet der Weg nichts, und du hast einen Ziegel; so viel kostet der erste Bauabschnitt einer Kirche. Zieh dorthin, bevor die anderen es tun.

step-donate-title = Eine Spende
step-donate =
    Der erste Bauabschnitt einer Kirche kostet einen Ziegel. Wer einen Abschnitt spendet, nimmt ein Spendenplättchen dieser Kirche; der erste Spender nimmt das mit den einfachen Punkten.
    Wähle St. Nikolai.

step-token-title = Werte es gleich
step-token =
    Die anderen Plättchen zählen Schiffe, Gebäude, Bürger oder Plättchen; man behält sie am besten, bis man mehr davon hat. Dieses ist 5 Prestige wert, was immer du besitzt, also werte es sofort.

step-harbour-title = Schiffe verdrängen einander
step-harbour =
    { $one } hat für St. Michaelis gespendet. { $two } ist auf die Werft gezogen und hat für ein Bauholz ein Schiff gebaut: Liegeplatz 3 war voll, also sind alle Schiffe einen Liegeplatz weitergerückt.
    Ein Schiff auf Liegeplatz 2 trägt zwei Stück, auf Liegeplatz 1 nur eines, und dann muss es auslaufen.

step-to-depot-title = Die andere Hälfte des Kontors
step-to-depot =
    Im Kontor darfst du Waren verkaufen oder im Lager Baustoffe kaufen. Kontor I liegt einen Schritt vor dir. Du hast 130 Taler: Geh einkaufen.

step-buy-title = Je mehr, desto teurer
step-buy =
    Das Lager verlangt einen Preis für alles, was du bei einem Besuch nimmst: Ein Stück kostet 20, zwei kosten 50, drei 100 und so weiter, gleich was es ist.
    Wähle „Baustoffe kaufen“: ein Bauholz, zwei Ziegel und keine Glocke. Mit dem, was du hast, macht das je zwei, genug für zwei Gebäude.

step-others-earn-title = Wozu zwei Schiffe gut sind
step-others-earn =
    { $one } hat Baustoffe für drei Gebäude gekauft. { $two } hat zwei Schiffe und konnte daher zwei Waren auf einmal verkaufen: zwei Bier und zwei Tuch für 400 Taler.

step-to-guildhall-title = Zum Rathaus
step-to-guildhall =
    Im Rathaus baust du, und jedes Gebäude kostet ein Bauholz und einen Ziegel. Gebäude müssen mit einer Kirche verbunden sein, für die du gespendet hast, oder mit einem eigenen Gebäude.

step-captain-title = Bau den Kapitän
step-captain =
    Neben St. Nikolai, für die du gespendet hast, ist Platz für einen Kapitän. Er bringt dir sofort kostenlos ein Schiff und einen Fliegenden Holländer, der niemandem gehört.
    Bau auf dem hervorgehobenen Bauplatz N1.

step-brewer-title = Und daneben einen Brauer
step-brewer =
    Weil N1 jetzt dir gehört, ist der Nachbar N2 damit verbunden. Ein Brauer bringt ein Bier mehr, wann immer du auf Bier ziehst; jedes Produktionsgebäude senkt aber auch ein wenig den Preis seiner Ware.
    Bau auf N2.

step-far-step-title = Ein weiter Weg kostet Prestige
step-far-step =
    { $one } hat drei auf einmal gebaut. { $two } ist vier Schritte zum nächsten Kontor gezogen: Jeder Schritt nach dem dritten kostet ein Prestige, also hat { $two } einen Punkt weniger.
    Manchmal lohnt sich das. An dem vorbeizuziehen, was du brauchst, lohnt sich nicht.

step-brew-title = Braue
step-brew = Zieh auf Bier. Du braust ein Fass und eines mehr für jeden deiner Brauer, also zwei.

step-two-parts-title = Zwei Abschnitte auf einmal
step-two-parts =
    { $two } hat bei einem Besuch zwei Abschnitte für St. Catharinen gespendet und das Plättchen, das Bürger zählt, für später behalten.
    Spätere Abschnitte kosten auch Geld, der fünfte eine Glocke. Aber wer eine Kirche vollendet, bekommt einen Bonus: 8 Prestige für die erste, weniger für jede folgende.

step-harvest-title = Verkauf mit zwei Schiffen
step-harvest =
    Jetzt zahlt sich dein Kapitän aus: zwei Schiffe, zwei Waren. Zieh auf Kontor II und verkauf drei Bier und deinen einen Zucker. Das sind 370 Taler auf einmal.

step-on-your-own-title = Jetzt ist es deine Partie
step-on-your-own =
    Du kennst den ganzen Kreislauf: produzieren, verkaufen, kaufen, bauen, für die Kirchen spenden. Achte darauf, welche Kirche als nächste fertig wird, und behalte Plättchen, bis sie am meisten zählen.
    Jetzt bist du dran: Vier Aufgaben warten auf dich. Oder spiel diese Partie gegen zwei leichte Bots zu Ende.

# Die Lektionen und ihre Aufgaben.

lesson-first-title = Erste Schritte
lesson-first = Der Kreislauf des Spiels: produzieren, verkaufen, kaufen, bauen, spenden. Ein geführter Anfang, dann vier eigene Aufgaben.
lesson-tokens-title = Plättchen und der richtige Moment
lesson-tokens = Das meiste Prestige kommt von Spendenplättchen. Welches du nimmst, wie du es wachsen lässt und wann du es wertest.

task-sell-title = Ein voller Verkauf
task-sell =
    Du hast drei Bier, zwei Zucker und ein Tuch und zwei Schiffe: eines auf Liegeplatz 3, eines auf Liegeplatz 2.
    Nimm in diesem Zug mindestens 500 Taler ein, ohne Prestige zu zahlen.
task-sell-hint = Kontor II kommt als Nächstes. Lade die Ware, von der du am meisten hast, in das größte Schiff, die nächste in das andere, und lass den Rest für je 30 ins Inland gehen.
task-sell-solution = Kontor II: Drei Bier auf Liegeplatz 3 bringen 270, zwei Zucker auf Liegeplatz 2 bringen 200, und das Tuch bringt 30 im Inland: 500.

task-materials-title = Mit Bedacht einkaufen
task-materials =
    Das Lager verlangt 20 für ein Stück, 50 für zwei, 100 für drei und 150 für vier. Du hast 200 Taler und ein Bauholz.
    Geh einkaufen: Danach sollst du zwei Bauholz, zwei Ziegel und noch mindestens 100 Taler haben.
task-materials-hint = Du brauchst noch drei Stück. Ein viertes würde weitere 50 kosten.
task-materials-solution = Kontor I: Kauf ein Bauholz und zwei Ziegel für 100. Mit dem Bauholz, das du hattest, reicht das für zwei Gebäude.

task-two-bricks-title = Zwei Ziegel, zehn Prestige
task-two-bricks =
    Du hast zwei Ziegel und ein Bauholz. Mach daraus in diesem Zug mindestens 10 Prestige.
task-two-bricks-hint = Der erste Abschnitt einer Kirche kostet einen Ziegel und bringt immer ihr Punkteplättchen: 5 Prestige. Spätere Abschnitte kosten mehr.
task-two-bricks-solution = Spende in der Kirche den ersten Abschnitt zweier verschiedener Kirchen. Jeder bringt ein Punkteplättchen; werte beide für 10 Prestige. Ein zweiter Abschnitt derselben Kirche hätte weniger gebracht.

task-fleet-title = Platz für mehr
task-fleet =
    Liegeplatz 3 ist voll, das nächste Schiff schiebt also alle einen Liegeplatz weiter. Du hast zwei Bauholz.
    Bring zwei Schiffe auf Liegeplatz 3 und behalte all dein Bier, um es im nächsten Zug zu verkaufen.
task-fleet-hint = In der Werft kostet jedes Schiff ein Bauholz. Danach liegen nur neue Schiffe auf Liegeplatz 3.
task-fleet-solution = Werft, zwei Schiffe. Deine alten Schiffe rücken auf die Liegeplätze 2 und 1; die zwei neuen auf Liegeplatz 3 tragen je drei Stück.

task-best-token-title = Welches Plättchen?
task-best-token =
    Du kannst den zweiten Abschnitt von St. Nikolai spenden. Zwei deiner Bürger wohnen in ihrem Kirchspiel, ein Gebäude gehört einem Kapitän, und du hast zwei Schiffe.
    Nimm das Plättchen, das dir jetzt mindestens 6 Prestige bringt, und werte es.
task-best-token-hint = Das Bürgerplättchen von St. Nikolai zählt 3 für jeden deiner Bürger im Kirchspiel, das Schiffsplättchen 2 für jedes deiner Schiffe im Hafen.
task-best-token-solution = Nimm das Bürgerplättchen: zwei Bürger im Kirchspiel, je 3, macht 6. Das Kapitänsplättchen brächte 5, das Schiffsplättchen 4.

task-grow-token-title = Lass es wachsen
task-grow-token =
    Du hast das Bürgerplättchen von St. Nikolai, noch ungewertet. Jetzt ist es 6 wert, und du hast Baustoffe für zwei Gebäude.
    Mach es in diesem Zug 12 wert.
task-grow-token-hint = Das Plättchen zählt nur deine Bürger im Kirchspiel St. Nikolai. Deine Gebäude und die Kirche selbst grenzen dort an mehrere Bauplätze.
task-grow-token-solution = Zieh zum Rathaus und bau auf N3 und N5. Vier Bürger im Kirchspiel, je 3: 12. Gebäude in anderen Kirchspielen hätten nicht gezählt.

task-in-time-title = Erst bauen, dann werten
task-in-time =
    Dasselbe Plättchen, aber jetzt bring es ein: Gewinne in zwei Zügen mindestens 10 Prestige.
    Jeder Schritt nach dem dritten kostet ein Prestige, also plane den Weg.
task-in-time-hint = Mach das Plättchen erst 12 wert, dann zieh zur Kirche. Vom Rathaus sind das fünf Schritte: zwei Prestige.
task-in-time-solution = Rathaus, N3 und N5; dann fünf Schritte zur Kirche für 2 Prestige und 12 werten. Zuerst zu werten hätte dir nur 6 gebracht.

task-last-part-title = Der letzte Abschnitt
task-last-part =
    St. Nikolai fehlt nur der fünfte Abschnitt. Du hast eine Glocke, einen Ziegel, ein Bauholz, genug Geld und das Bürgerplättchen von St. Nikolai.
    Gewinne in diesem Zug mindestens 19 Prestige.
task-last-part-hint = Wer die erste Kirche vollendet, bekommt 8 Prestige. Der letzte Abschnitt bringt auch ein Plättchen: Sieh nach, welches dir am meisten wert ist.
task-last-part-solution = Vollende in der Kirche St. Nikolai: 8 Prestige. Nimm das Kapitänsplättchen, 5 wert, und werte es zusammen mit dem Bürgerplättchen für 6: insgesamt 19.

goal-sale = { $have } von { $want } Talern verdient
goal-sale-missed = Du hast { $have } Taler verdient, { $short } zu wenig.
goal-prestige-kept = Kein Prestige für den Weg gezahlt
goal-prestige-kept-missed = Du hast Prestige für den Weg gezahlt: Ein kürzerer wäre kostenlos gewesen.
goal-timber = { $have } von { $want } Bauholz
goal-timber-missed = Dir fehlt { $short } Bauholz.
goal-brick = { $have } von { $want } Ziegeln
goal-brick-missed = { $short ->
        [one] Dir fehlt { $short } Ziegel.
       *[other] Dir fehlen { $short } Ziegel.
    }
goal-money-left = { $have } Taler, mindestens { $want } behalten
goal-money-left-missed = Du hast noch { $have } Taler, { $short } zu wenig.
goal-prestige = { $have } von { $want } Prestige gewonnen
goal-prestige-missed = Dein Zug endet mit { $have } gewonnenem Prestige, { $short } zu wenig.
goal-berth-3 = { $have } von { $want } Schiffen auf Liegeplatz 3
goal-berth-3-missed = { $have ->
        [one] Du hast { $have } Schiff auf Liegeplatz 3, { $short } zu wenig.
       *[other] Du hast { $have } Schiffe auf Liegeplatz 3, { $short } zu wenig.
    }
goal-beer-kept = { $have } von { $want } Bier behalten
goal-beer-kept-missed = Du hast Bier verkauft, das du hättest behalten sollen.
goal-token-value = Wert des Plättchens: { $have } von { $want }
goal-token-value-missed = Dein Plättchen ist { $have } wert, { $short } zu wenig.
