# So spielt man Hamburgum.

how-lead = Du bist Kaufmann im alten Hamburg. Braue, siede und webe, verkaufe nach Übersee, siedle deine Bürger an und hilf, die sechs Kirchen der Stadt zu bauen. Wer am Ende das meiste Prestige hat, gewinnt.

how-turn = Dein Zug
how-turn-move = Zieh deine Figur im Uhrzeigersinn auf ein Feld des Rondells. Bis zu drei Schritte sind kostenlos, jeder weitere kostet 1 Prestige; mehr als acht sind nicht erlaubt. In deinem ersten Zug beginnst du kostenlos auf einem beliebigen Feld.
how-turn-act = Tu, was das Feld sagt. Andere Figuren blockieren es nie.
how-turn-pass = Dann zieht der nächste Spieler.
how-turn-text = Ein Zug ist eine Bewegung und eine Aktion. Die Kunst liegt darin, wann du wohin ziehst.
how-turn-picture = Das Rondell: acht Felder im Kreis, und was der Weg zu jedem kostet.

how-actions = Die Aktionen
how-actions-picture = Der Hafen mit seinen drei Liegeplätzen und den Schiffen darin.
how-actions-produce = Bier, Zucker, Tuch
how-actions-produce-text = Nimm 1 Einheit der Ware, plus 1 für jedes deiner Gebäude, die sie herstellen.
how-actions-sell = Kontor: verkaufen
how-actions-sell-text = Jedes deiner Schiffe im Hafen trägt eine Warenart: bis zu 3 Einheiten von Liegeplatz 3, 2 von Liegeplatz 2, 1 von Liegeplatz 1. Sie bringen den Marktpreis, anfangs 100. Was du ohne Schiff verkaufst, bringt 30.
how-actions-buy = Kontor: kaufen
how-actions-buy-text = Statt zu verkaufen, kauf Bauholz, Ziegel und Glocken. Eine Einheit kostet 20, zwei kosten 50, drei 100: je mehr auf einmal, desto teurer. Du darfst nur eine Glocke haben.
how-actions-dockyard = Werft
how-actions-dockyard-text = Bau beliebig viele Schiffe für je 1 Bauholz. Ein neues Schiff kommt auf Liegeplatz 3. Ist er voll, rücken erst alle Schiffe einen Liegeplatz weiter, und die von Liegeplatz 1 gehen an ihre Besitzer zurück.
how-actions-guildhall = Rathaus
how-actions-guildhall-text = Bau beliebig viele Gebäude für je 1 Bauholz und 1 Ziegel. Höchstens eines davon darf ein Amt sein.
how-actions-church = Kirche
how-actions-church-text = Spende beliebig viele Bauabschnitte und nimm für jeden ein Plättchen. Dann werte so viele deiner Plättchen, wie du willst.

how-city = Kirchen und Gebäude
how-city-text = Linien auf dem Plan verbinden Kirchen und Bauplätze. Du darfst auf einem freien Bauplatz bauen, den eine Linie mit einem deiner Bürger oder mit einer Kirche verbindet, für die du gespendet hast.
how-city-church = Eine Kirche hat fünf Bauabschnitte. Der erste kostet 1 Ziegel; jeder andere 1 Ziegel und 1 Bauholz, der dritte auch 20 und der vierte 40 Taler. Der fünfte braucht zudem eine Glocke und 10 Taler für jeden deiner Bürger. Wer den fünften Abschnitt spendet, vollendet die Kirche: 8 Prestige für die erste der Partie, dann 7, 6, 5, 4 und 3. Ab dann darfst du auf jedem freien Bauplatz bauen.
how-city-site = Brauer, Zuckersieder und Tuchmacher erhöhen deinen eigenen Ertrag um 1. Jeder senkt auch den Preis seiner Ware um 10 für alle.
how-city-captain = Ein Kaufmann bringt sofort 100 Taler. Ein Kapitän bringt ein neutrales Schiff, den Fliegenden Holländer, und eines deiner Schiffe in den Hafen. Ein Amt zahlt einmal Geld; sein Plättchen sagt wofür.
how-city-picture = Ein Ausschnitt des Plans: Kirchen, Bauplätze und die Linien zwischen ihnen.

how-tokens = Was deine Plättchen bringen
how-tokens-text = Wer als Erster für eine Kirche spendet, nimmt immer ihr Punkteplättchen. Danach wählst du ein beliebiges, das dort noch liegt. Du darfst warten, bis ein Plättchen mehr wert ist, aber am Ende deiner Kirchenaktion darfst du nur ein ungewertetes jeder Art behalten.
how-tokens-points = Punkte
    .points = 5
how-tokens-tokens = Spendenplättchen
    .points = 1 je eigenem Plättchen
how-tokens-ships = Schiffe
    .points = 2 je eigenem Schiff im Hafen
how-tokens-building = Gebäude
    .points = 4 oder 5 je Gebäude der gezeigten Art
how-tokens-citizens = Bürger
    .points = 3 oder 4 je Bürger im Kirchspiel, beim Dom 1 je Bürger
how-tokens-picture = Waren, Baustoffe, Gebäude und Plättchen eines Spielers.

how-end = Das Ende
how-end-text = Die Partie endet in dem Moment, in dem die sechste Kirche vollendet ist. Bei Gleichstand gewinnt, wer mehr Geld hat.
how-end-rest = Noch ungewertete Plättchen
    .points = werden jetzt gewertet
how-end-stock = Waren und Baustoffe, auch Glocken
    .points = je 50 Taler
how-end-money = Geld
    .points = 1 Prestige je vollem Hunderter
