# Le Havre aufbauen.

setup-length-full = Volles Spiel
    .about =
        { $players ->
            [1] 7 Runden, mit Sondergebäuden.
            [2] 14 Runden, mit Sondergebäuden.
            [3] 18 Runden, mit Sondergebäuden.
           *[other] 20 Runden, mit Sondergebäuden.
        }
setup-length-short = Kurzes Spiel
    .about =
        { $players ->
            [1] 4 Runden. Mehr Waren zu Beginn, keine Sondergebäude.
            [2] 8 Runden. Mehr Waren zu Beginn, keine Sondergebäude.
            [5] 15 Runden. Mehr Waren zu Beginn, keine Sondergebäude.
           *[other] 12 Runden. Mehr Waren zu Beginn, keine Sondergebäude.
        }
setup-expansion-cards = Sondergebäude, die in den Stapel gemischt werden. Je Partie werden sechs gezogen.
setup-expansion-cards-essen-2008 = Essen 2008
    .about = 12 Promogebäude.
setup-expansion-cards-grand-hameau = Le Grand Hameau
    .about = Die Erweiterung: 30 Gebäude.
setup-expansion-cards-essen-2010 = Essen 2010
    .about = Die Spielemesse.
setup-expansion-cards-later-promos = Spätere Promokarten
    .about = Zwei weitere Gebäude.
setup-marketplace-solo-limit = Wie viel der Marktplatz im Solospiel gibt
setup-marketplace-solo-limit-4 = Höchstens 4 Waren
    .about = Die Karte von 2020: das schwerere Spiel.
setup-marketplace-solo-limit-8 = Bis zu 8 Waren
    .about = Die Karte von 2008: das leichtere Spiel.

setup-group-money = Kaufen, Verkaufen und Kredite
setup-group-payments = Mit Waren zahlen
setup-group-buildings = Einzelne Gebäude
setup-group-end = Spielende
setup-group-solo = Solospiel

setup-out-of-turn-selling = Darf man zwischen den Zügen anderer Karten verkaufen? Die Grundregel erlaubt es. Die Regel für Erfahrene in der polnischen Anleitung erlaubt es nur, um eine Zahlung zu decken.
setup-buy-then-sell-same-turn = Alle Anleitungen verbieten, eine Karte in einem Zug zu verkaufen und zurückzukaufen. Die polnische lässt sich so lesen, dass auch das Umgekehrte verboten ist.
setup-interest-mode = Jede Anleitung verlangt insgesamt 1 Franc, außer dem Haupttext der russischen, der 1 je Kredit verlangt.
setup-expensive-loans = Eine Variante der polnischen Anleitung: Wer so viele Kredite hat, wie Spieler mitspielen, zahlt 1 Franc mehr Zinsen.
setup-final-auto-repay = Ein Kredit kostet am Ende 7, zurückgezahlt aber nur 5; daher werden Kredite vor der Wertung für dich zurückgezahlt.
setup-minimal-payments = Ob eine Zahlung eine Ware enthalten darf, die nicht nötig ist. Die Anleitungen sagen dazu nichts.
setup-substitution-scope = Die Anleitungen sagen, dass Ziegel immer als Lehm und Stahl immer als Eisen zählen. Hier wird entschieden, wie weit „immer“ reicht.
setup-black-market-redeal = Die tschechische Anleitung teilt neu aus, wenn der Schwarzmarkt oben auf einem Stapel liegt. Die polnische und die russische raten dazu.
setup-arts-centre-cost = Die gedruckte Karte und die russische Anleitung sagen 2 Lehm, die tschechische und die polnische 1.
setup-ironworks-cost = Die gedruckte Karte und die russische Anleitung sagen 3 Holz, die tschechische und die polnische 1.
setup-yacht-purchasable = Laut Karte kann die Jacht gekauft werden. Die Anleitungen erwähnen nur den Tausch eines Eisenschiffs.
setup-stadium-purchasable = Keine Anleitung bietet das Fußballstadion zum Kauf an; eine bekannte Computerfassung tut es.
setup-town-takes-stadium = Die Stadt nimmt das Gebäude mit der niedrigsten Nummer, und das Stadion hat die höchste. Die Anleitungen lassen beides zu.
setup-harbour-watch-several = In den letzten Zügen können mehrere Arbeiter ein Gebäude teilen. Die Anleitungen sagen nicht, was die Hafenwache dann tut.
setup-toy-fair-loan-francs = Ob der Kredit der Spielemesse 4 Francs bringt wie jeder andere. Die Karte sagt es nicht.
setup-stockmarket-bank-bought = Der Aktienmarkt zahlt 3 Francs, wenn ein anderer die Bank baut. Die Karte sagt nicht, ob ein Kauf zählt.
setup-final-action-optional = Die Anleitungen schreiben, dass jeder noch einmal handeln „darf“.
setup-solo-removed-specials = Die polnische Anleitung von 2020 entfernt die Hafenwache und ein zweites Gebäude, wohl den Zoo. Die Anleitungen von 2008 entfernen keines.
