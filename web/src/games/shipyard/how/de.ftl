# So spielt man Shipyard.

how-lead = Dir gehört eine Werft in den 1870er Jahren. Bau Schiffe Teil für Teil, bemanne sie, rüste sie aus und schick jedes auf Jungfernfahrt durch Kanäle, die du gemietet hast. Jungfernfahrten und Regierungsaufträge bringen Punkte; die meisten Punkte gewinnen.

how-turn = Dein Zug
how-turn-text = Alle Aktionen liegen in einer Leiste. Ein Plättchen mit einem Würfel darauf ist besetzt.
how-turn-front = Nimm deinen Würfel zurück. Sein Plättchen kommt nach vorn, und das Zahnrad dreht sich um eins. (Zu zweit hast du drei Würfel, und nach vorn kommt das Plättchen, auf dem zwei davon liegen.)
how-turn-choose = Leg den Würfel auf ein anderes freies Plättchen: Das ist deine Aktion. Das eben nach vorn gelegte Plättchen ist für dich gesperrt.
how-turn-income = Nimm 1 Gulden für jedes Plättchen mit einem Würfel vor deinem. Weit hinten in der Leiste gibt es mehr Geld.
how-turn-act = Führ die Aktion aus. Einmal je Zug darfst du für 6 Gulden eine zweite, andere ausführen.
how-turn-sail = Ist ein Schiff fertig, fährt es jetzt los.
how-turn-picture = Die Leiste der Aktionsplättchen mit den Würfeln der Spieler und das Zahnrad.

how-actions = Die Aktionen
how-actions-build = Schiffe bauen
how-actions-build-text = Kauf ein bis drei Teile für je 0 bis 2 Gulden und leg sie in deine Werft. Ein Schiff ist ein Bug, ein oder mehrere Mittelteile und ein Heck, nebeneinander.
how-actions-canal = Kanal mieten
how-actions-canal-text = Miete einen Kanal für 0 bis 2 Gulden und leg ihn an deine anderen an. Vorher darfst du ihn drehen.
how-actions-goods = Waren kaufen
how-actions-goods-text = Kauf ein Plättchen mit drei Waren für 0 bis 2 Gulden.
how-actions-exchange = Waren tauschen
how-actions-exchange-text = Der Preiszeiger rückt weiter. Gib ein Warenplättchen aus: Verkauf jede seiner Waren oder tausch sie gegen Besatzung oder Ausrüstung, keine Art zweimal.
how-actions-equipment = Ausrüstung herstellen
how-actions-equipment-text = Rück den Zeiger des Ausrüstungsrings weiter und nimm, was er erreicht: Schornstein, Segel, Kran oder Kanone. Ein Schritt ist kostenlos, jeder weitere kostet 1 Gulden.
how-actions-crew = Besatzung anheuern
how-actions-crew-text = Dasselbe auf dem Besatzungsring: Kapitän, Soldat, Heizer oder Kaufmann.
how-actions-employee = Mitarbeiter einstellen
how-actions-employee-text = Rück den Einstellungszeiger weiter, ein Schritt ist kostenlos, und nimm einen der Mitarbeiter dort. Er arbeitet bis zum Ende der Partie für dich.
how-actions-subsidy = Zuschuss erhalten
how-actions-subsidy-text = Nimm 2 Gulden. Nur zu viert.

how-wheel = Das Rad
how-wheel-text =
    Außen liegen die Mitarbeiter, drei auf jedem Feld; innen die Ringe für Besatzung und Ausrüstung. Die Zeiger gehören allen: Wo einer hält, beginnt der Nächste.

    Ingenieure und Werber bringen ein Stück mehr, wann immer du herstellst oder anheuerst. Konstrukteure geben jedem Schiff mehr Platz. Händler erhöhen deine Preise und sind Punkte wert. Steuermann und Takler machen Schiffe schneller; Buchhalter und Vorarbeiter sparen Schritte. Niemand darf zwei derselben Art haben.
how-wheel-picture = Das Rad: außen die Mitarbeiter, innen die Ringe für Besatzung und Ausrüstung.

how-cruise = Ein Schiff fährt
how-cruise-text = Ein fertiges Schiff läuft am Ende deines Zuges aus. Kann es nicht fahren oder willst du nicht, wird es ohne Punkte verschrottet.
how-cruise-load = Belade es aus deiner Reserve. Jedes Schiff braucht einen Kapitän. Kajüten nehmen Besatzung auf, Sockel Ausrüstung; ein Mast trägt ein Segel oder einen Schornstein.
how-cruise-speed = Seine Geschwindigkeit ist 1, plus 1 für jedes Segel, jeden Heizer und jedes Paar Schornsteine. Mit mindestens einem Schornstein und einem Heizer ist es ein Dampfer: Geschwindigkeit 4, plus 1 für jedes Segel und jeden weiteren Schornstein oder Heizer.
how-cruise-route = Deine Figur fährt genau so viele Felder durch deine Kanäle und wendet nie. Verlassene Kanäle sind weg. Sind deine Kanäle zu kurz für die Geschwindigkeit, kann das Schiff nicht so schnell fahren: Miete rechtzeitig mehr.
how-cruise-picture = Eine Werft mit ihren neun Bauplätzen, darunter die Reserve an Besatzung und Ausrüstung.

how-points = Was eine Jungfernfahrt bringt
how-points-picture = Gemietete Kanäle mit Inspektoren auf manchen Feldern.
how-points-crew = Kapitäne, Soldaten, Kaufleute
    .points = je 1
how-points-guns = Kanonen und Kräne
    .points = je 2
how-points-speed = Geschwindigkeit
    .points = 1 je Punkt Geschwindigkeit
how-points-military = Militärinspektor auf dem Weg
    .points = 1 je Soldat und Kanone an Bord
how-points-business = Handelsinspektor auf dem Weg
    .points = 1 je Kaufmann und Kran an Bord
how-points-safety = Sicherheits­inspektor auf dem Weg
    .points = 1 je Laterne, Rettungsboot oder Rettungsring, wie verlangt
how-points-riband = Blaues Band: das letzte, das du passierst
    .points = so viele wie bisher gefahrene Felder

how-end = Das Ende
how-end-picture = Regierungsaufträge: was sie zählen und was sie wert sind.
how-end-text = Wann immer das Zahnrad herum ist, verlässt ein Würfel die Rundenleiste. Ist die Leiste leer und das Zahnrad noch einmal herum, oder gehen Bug-, Mittel- oder Heckteile aus, wird gespielt, bis alle gleich viele Züge hatten. Dann hat jeder eine Schlussaktion und darf ein letztes Teil kaufen, wenn es ein Schiff vollendet. Unterwegs legst du Aufträge ab, bis du einen roten und einen blauen hast.
how-end-cruises = Jungfernfahrten
    .points = wie gewertet
how-end-contracts = Dein roter und dein blauer Auftrag
    .points = was sie sagen
how-end-merchants = Händler
    .points = je 1, Stufe II 3
