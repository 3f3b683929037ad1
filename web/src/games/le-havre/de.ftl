# Wörter des Plans von Le Havre, die der Katalog des Spiels nicht hat.

## Bereiche

lh-harbour = Hafen
lh-plans = Bauvorhaben
lh-town = Stadt
lh-you = Du
lh-others = Spieler
lh-show-all = alle zeigen
lh-show-less = weniger zeigen
lh-show-all-of = { $player }: alle zeigen
lh-show-less-of = { $player }: weniger zeigen
lh-sections = Bereiche
lh-find = Karten hervorheben

## Knöpfe

lh-take = { $what } nehmen
drawer-turn = Kaufen, verkaufen oder zurückzahlen
drawer-after-action = Kaufen, verkaufen oder zurückzahlen
drawer-before-supply = Kaufen, verkaufen oder zurückzahlen
drawer-gap = Kaufen, verkaufen oder zurückzahlen
drawer-interest = Einen Kredit zurückzahlen
drawer-second-construction = Kaufen, verkaufen oder zurückzahlen
drawer-second-visit = Kaufen, verkaufen oder zurückzahlen
lh-enter = { $what } betreten
lh-construct = { $what } bauen
lh-lay = { $what } ausspielen
lh-build = { $what } bauen
lh-exchange-for = Gegen { $what } tauschen
lh-exchange = { $what } abgeben
lh-buy = { $what } kaufen (−{ $francs })
lh-sell = { $what } verkaufen (+{ $francs })
lh-evict = { $player } nach Hause schicken
lh-send-home = { $player } nach Hause schicken
lh-redeem = { $what } für 2 auslösen
lh-get = { $what } erhalten
lh-for = { $what } geben
the-ship-worth = { $ship } ({ $value })
lh-goods = { $goods }
lh-sail =
    { $count ->
        [one] { $count } Schiff losschicken
       *[other] { $count } Schiffe losschicken
    }
lh-units = { $count } ×
lh-units-more = { $count } × und mehr
lh-fee-food = Mit Nahrung zahlen
lh-fee-francs = Mit Francs zahlen
lh-office-steel-steel = 4 Waren gegen einen Stahl
lh-office-steel-no-steel = Kein Stahl
lh-no-good = Nichts weiter
lh-no-swap = Kein Tausch
lh-crane = Holz statt { $what }
lh-repay = Kredit zurückzahlen (−5)
lh-loan = Kredit aufnehmen (+4)
lh-pass = Passen
lh-look = Ansehen
lh-do-not-look = Nicht ansehen
lh-keep-order = Reihenfolge behalten
lh-swap = Vertauschen
lh-on-top = { $card } nach oben
lh-two-loans = Zwei Kredite abgeben
lh-one-loan = Einen abgeben, 2 Francs erhalten
lh-first-part = Das Erste
lh-second-part = Das Zweite
lh-done-after-action = Zug beenden
lh-done-before-supply = Weiter
lh-done-gap = Weiter
lh-done-second-construction = Kein zweites Gebäude
lh-done-second-visit = Kein zweiter Besuch
lh-done-interest = Zinsen zahlen
lh-done-pick = Fertig
lh-done-lay-buy = Nicht kaufen

## Noch einmal gefragt

lh-warn-sell = Du erhältst { $francs } für etwas, das am Ende { $value } wert ist.
lh-warn-pass = Du verzichtest auf deine letzte Aktion.
lh-warn-second-visit = Du verzichtest auf einen Besuch ohne Eintritt.

## Was eine Möglichkeit jetzt bewirkt, wo ihr Knopf es nicht schon sagt

hint-offer = {""}
hint-buy = Wert { $value }: { $what }
hint-buy-ship = Wert { $value }
hint-sell = am Ende { $value } wert
hint-repay = {""}
hint-loan = Rückzahlung { $repay }
hint-pay = { $cost }
hint-two-loans = {""}
hint-one-loan = {""}
hint-done-after-action = {""}
hint-done-before-supply = {""}
hint-done-gap = {""}
hint-done-second-construction = {""}
hint-done-second-visit = {""}
hint-done-interest = {""}
hint-done-pick = {""}
hint-done-lay-buy = {""}

## Auf dem Plan

lh-can-enter = betreten
lh-can-buy = kaufen
lh-can-sell = verkaufen
lh-can-construct = bauen
lh-can-take = nehmen
lh-can-build = bauen
lh-can-repay = zurückzahlen
lh-can-other = wählen
lh-can = { $thing }: { $deeds }
lh-no-action = keine Aktion
lh-fed = versorgt
lh-fed-by-ships = durch Schiffe versorgt
lh-food-short =
    { $missing ->
        [one] { $missing } Nahrung fehlt
       *[other] { $missing } Nahrung fehlen
    }
lh-food-enough = { $need } Nahrung fällig
lh-goods-count =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
lh-disc-home = Arbeiter von { $player }: zu Hause
lh-tile = { $number }: { $first } und { $second }
lh-tile-down = { $number }: verdeckt
lh-vessel = { $kind } { $name }, Wert { $value }
lh-round-now = Runde { $round } von { $rounds }
lh-stack-empty = leerer Platz
lh-known = { $place }: { $card }
lh-known-either = 1 oder 2: { $card }
lh-modern = modernisiert
lh-worth = Wert
lh-round = Runde
lh-town-builds = Stadt baut
lh-fee = Eintritt
lh-cost = Kosten

## Symbole, die für Wörter stehen

lh-icon-build = ein Gebäude bauen
lh-icon-eye = die Sonderkarten ansehen
lh-icon-any = beliebige Ware
lh-icon-basic = beliebige Standardware
lh-icon-upgraded = beliebige veredelte Ware
lh-icon-worker = Arbeiter
lh-icon-bonus = Punkte am Ende
lh-icon-empty = leeres Angebot
lh-icon-offer = Angebot
lh-icon-ship = Schiff
lh-icon-loan = Kredit
lh-icon-special = Sondergebäude
lh-icon-harvest = Ernte
lh-icon-energy = Energie
lh-icon-food = Nahrung

## Erklärungen

lh-explain-offer = { $amount } hier: Wer ein Angebot nimmt, nimmt alles.
lh-explain-tiles = { $count } der 7 Nachschubplättchen bringen jede Runde mehr davon.
lh-explain-tile-title = Nachschubplättchen { $number }
lh-explain-tile = Jeder Zug hier bringt { $first } und { $second } in die Angebote.
lh-explain-interest = Wer einen Kredit hat, zahlt 1 Franc Zinsen, wenn ein Schiff dieses Plättchen erreicht.
lh-explain-down = Verdeckt, bis es in der ersten Runde von einem Schiff erreicht wird.
lh-explain-marker = { $player } machte hier den letzten Zug.
lh-explain-card-title = { $card } (Nr. { $number })
lh-explain-marketplace-short = 2 verschiedene Standardwaren nehmen (alle acht erlaubt, keine Francs), plus 1 weitere andere je eigenem Handwerksgebäude (also höchstens 8)
lh-explain-type = Typ: { $type }
lh-explain-value = Wert { $value }
lh-explain-value-bonus = Wert { $value } und { $bonus } Bonus, wenn die Partie jetzt endete
lh-explain-price =
    Preis: { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
lh-explain-not-sold = Nicht zu kaufen
lh-explain-cost = Baukosten: { $cost }
lh-explain-no-cost = Nicht zu bauen
lh-explain-fee = Eintritt: { $fee }
lh-explain-hammers = Hämmer: { $count }
lh-explain-fishermen = Angler: { $count }
lh-explain-owner = Besitzer: { $player }
lh-explain-owner-town = Besitzer: die Stadt
lh-explain-owner-plan = Noch nicht gebaut
lh-explain-waiting = Wartet neben dem Plan auf einen leeren Bauvorhaben-Platz.
lh-explain-inside = Darin: { $players }
lh-explain-covered = Nur die oberste Karte eines Stapels kann gebaut oder gekauft werden.
lh-explain-modern = Diese Werft ist modernisiert: Jedes Schiff kann hier gebaut werden.
lh-explain-sell =
    Verkauf bringt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
lh-explain-ship-build = Bau in einer Werft: { $cost } und { $energy } Energie
lh-explain-ship-use = Gibt jede Runde { $food } Nahrung, lädt in der Reederei { $places } Waren
lh-explain-ship-stack =
    { $count ->
        [0] Jetzt keins verfügbar.
        [one] { $count } verfügbar.
       *[other] { $count } verfügbar.
    }
lh-explain-ship-top = Zuoberst: { $name }, Wert { $value }
lh-explain-good-have = { $player } hat { $goods }.
lh-explain-good-food = Zählt als { $amount } Nahrung
lh-explain-good-energy = Gibt { $amount } Energie
lh-explain-good-ship = Reedereipreis: { $francs }
lh-explain-good-becomes = Wird veredelt zu: { $good }
lh-explain-good-from = Veredelt aus: { $good }
lh-explain-good-offered = { $amount } im Angebot
lh-explain-francs = Am Ende je 1 Punkt; 1 Franc zählt auch als 1 Nahrung.
lh-explain-loan-title = Kredite von { $player }
lh-explain-loan-count = Jetzt: { $count }
lh-explain-loan = Ein Kredit bringt 4 Francs und kostet 5 beim Zurückzahlen oder 7 Punkte am Ende. Die Zinsen sind insgesamt 1 Franc.
lh-explain-disc-title = Arbeiter von { $player }
lh-explain-disc-in = Hier: { $card }. Niemand sonst kann eintreten, bis er geht.
lh-explain-disc-home = Zu Hause.
lh-explain-food = { $player } hat { $amount } Nahrung und { $francs } Francs, die als Nahrung zählen.
lh-explain-feeding-title = Versorgung von { $player }
lh-explain-fed = In dieser Runde schon versorgt.
lh-explain-feeding = { $food } Nahrung am Rundenende fällig.
lh-explain-feeding-ships = Schiffe geben { $food }.
lh-explain-feeding-need = Zu zahlen: { $need }
lh-explain-feeding-missing = Es fehlen { $missing }, alle Nahrung und Francs mitgezählt.
lh-explain-feeding-over = Keine Versorgung mehr: Das ist die Schlussphase.
lh-explain-energy = { $player } hat Waren für { $amount } Energie.
lh-explain-wealth = { $player }: { $amount } Punkte, wenn die Partie jetzt endete
lh-explain-wealth-buildings = Gebäude und Boni: { $amount }
lh-explain-wealth-ships = Schiffe: { $amount }
lh-explain-wealth-francs = Francs minus Kredite: { $amount }
lh-explain-player-counts = Besitzt { $counts }
lh-explain-round-title = Runde { $round }
lh-explain-round-food = An ihrem Ende zahlen alle { $food } Nahrung
lh-explain-round-harvest = Ernte: +1 Korn, wenn du welches hast, +1 Vieh, wenn du zwei hast.
lh-explain-round-no-harvest = Keine Ernte.
lh-explain-round-standard = Die Stadt baut das niedrigste der drei obersten Bauvorhaben.
lh-explain-round-special = Die Stadt baut ein Sondergebäude.
lh-explain-round-ship = Dann ein neues Schiff: { $ship } { $name }, Wert { $value }
lh-explain-deck-title = Sondergebäude
lh-explain-deck-unseen = Gezogen aus { $count } noch unbekannten Karten.
lh-explain-stack-title = Bauvorhaben-Stapel { $number }
lh-explain-stack =
    { $count ->
        [0] Leer.
        [one] Eine offene Karte.
       *[other] { $count } Karten, die niedrigste Nummer oben. Nur die oberste kann gebaut oder gekauft werden.
    }
lh-explain-type-count = { $player } besitzt { $count }.
lh-symbol-hammer = Hämmer helfen auf dem Lehmhügel, in der Zeche und im Arbeitsamt.
lh-symbol-fisherman = Angler helfen in der Fischerei und im Arbeitsamt.
lh-symbol-craftsman = Handwerksgebäude helfen auf dem Marktplatz und dem Rathausplatz und zählen für das Rathaus.
lh-symbol-economic = Wirtschaftsgebäude zählen für die Bank und das Gildenhaus.
lh-symbol-industrial = Industriegebäude zählen für die Bank und das Gewerbegebiet.
lh-symbol-public = Öffentliche Gebäude zählen für das Rathaus.

## Die Felder: Was das Spiel Sorte für Sorte fragt, ist hier eine Frage

decision-food = Zahle die Nahrung.
panel-fleet = Welche Waren verschiffst du?
panel-cargo = Welche Waren verschiffst du?
panel-hand-in = Welche Waren gibst du ab?
panel-receive = Welche Waren nimmst du?
decision-energy = Zahle die Energie.
decision-fee = Zahle den Eintritt.
decision-pick = Wähle Waren.
decision-fleet = Reederei: Belade deine Schiffe.
decision-cargo = Reederei: Belade deine Schiffe.
decision-hand-in = Wähle, welche Waren du abgibst.
decision-receive = Wähle, welche Waren du nimmst.
decision-office-hand-in = Wähle vier Waren für einen Stahl.
decision-forced = Du kannst nicht zahlen.

lh-have = hast { $count }
lh-pay = Zahlen
lh-pay-all = { $what } zahlen
lh-feed-go = Versorgen: { $what }
lh-skip = Überspringen
lh-trade = { $give } → { $get }
lh-burns = Gezahlt mit { $what }
lh-cheapest = Am billigsten
lh-kind-first = Mit { $good }
lh-least = Min. { $count }
lh-most = Max. { $count }
lh-all = Alle
lh-none = Keine
lh-do-smokehouse =
    { $count ->
        [one] { $count } Fisch räuchern
       *[other] { $count } Fische räuchern
    }
lh-do-bakehouse =
    { $count ->
        [one] { $count } Brot backen
       *[other] { $count } Brote backen
    }
# one form
lh-do-brickworks = { $count } Ziegel brennen
lh-do-charcoal-kiln = { $count } Holzkohle brennen
lh-do-abattoir = { $count } Vieh schlachten
lh-do-tannery =
    { $count ->
        [one] { $count } Fell gerben
       *[other] { $count } Felle gerben
    }
lh-do-cokery = { $count } Koks herstellen
lh-do-steel-mill = { $count } Stahl herstellen
lh-get-all = { $what } erhalten
lh-get-more = { $free } und noch { $more } erhalten
lh-take-them = Nehmen
lh-due-fee-or = Eintritt ({ $card }): { $food } Nahrung oder { $francs }
lh-paid = { $paid } von { $need } gezahlt
lh-wasted = { $amount } überzahlt
lh-too-much = { $good } zu viel: Unnötiges Überzahlen ist nicht erlaubt.
lh-missing = Es fehlt noch: { $amount }
lh-pay-other = Diese Menge { FORM($good, "many") } kannst du nicht zahlen.
lh-leaves = Du behältst { $what }
lh-leaves-nothing = Du behältst nichts davon
lh-choose-kinds = { $chosen } von { $count } gewählt
lh-choose-goods = { $chosen } von { $count } Waren gewählt
lh-choose-more =
    { $more ->
        [one] Wähle noch { $more }.
       *[other] Wähle noch { $more }.
    }
lh-choose-one = Wähle mindestens eine.
lh-choose-dear =
    Das kostet { $cost ->
        [one] { $cost } Franc
       *[other] { $cost } Francs
    }, und du hast { $francs }.
lh-choose-other = Mit { $good } bleiben nicht genug Sorten übrig.
lh-costs =
    { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
lh-brings = +{ $francs } Francs
lh-pick-go =
    { $count ->
        [0] Waren nehmen
        [one] { $count } Ware nehmen
       *[other] { $count } Waren nehmen
    }
lh-pick-go-francs =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } für { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    } nehmen
lh-pawn-go =
    { $count ->
        [0] Waren verpfänden
        [one] { $count } Ware für 2 Francs verpfänden
       *[other] { $count } Waren für { $francs } Francs verpfänden
    }
lh-picked-some = Einige Waren sind schon gewählt.
lh-handed-in-some = Einige Waren sind schon abgegeben.
lh-pick-enough = Fertig
lh-office-go = Gegen Stahl tauschen
lh-handed-in =
    { $count ->
        [one] { $count } Ware ist schon abgegeben.
       *[other] { $count } Waren sind schon abgegeben.
    }
lh-hand-in-nothing = Wähle, was du abgibst.
lh-bridge = { $upgraded } veredelte, { $basic } Standardwaren
lh-bridge-rule = 1 Franc je veredelter Ware und je drei Standardwaren.
lh-bridge-threes =
    Standardwaren gibt man zu dritt ab: { $more ->
        [one] noch { $more } dazu oder 2 weniger
       *[other] noch { $more } dazu oder 1 weniger
    }.
lh-bridge-go =
    { $francs ->
        [0] Abgeben
        [one] Für { $francs } Franc abgeben
       *[other] Für { $francs } Francs abgeben
    }
lh-swap-go = Tauschen
lh-swap-give = Du gibst { $what }
lh-swap-get = Du erhältst { $what }
lh-take-worth = Nimm noch Waren im Wert von { $worth }.
lh-take-more =
    { $basic ->
        [0] { $upgraded ->
            [one] Nimm noch { $upgraded } veredelte Ware.
           *[other] Nimm noch { $upgraded } veredelte Waren.
        }
        [one] { $upgraded ->
            [0] Nimm noch { $basic } Standardware.
           *[other] Nimm noch { $basic } Standardware und { $upgraded } veredelte.
        }
       *[other] { $upgraded ->
            [0] Nimm noch { $basic } Standardwaren.
           *[other] Nimm noch { $basic } Standardwaren und { $upgraded } veredelte.
        }
    }
lh-due-back-worth = Nimm Waren im Wert von { $worth }.
lh-due-back-parts = Nimm { $basic } Standardwaren und { $upgraded } veredelte.
lh-cargo = { $count } von { $places } geladen, { $free } frei
lh-cargo-aboard =
    { $count ->
        [one] { $count } Ware ist schon an Bord.
       *[other] { $count } Waren sind schon an Bord.
    }
lh-cargo-nothing = Lade mindestens 1 Ware.
lh-cargo-least =
    { $count ->
        [one] Lade mindestens { $count } mehr: Weniger Schiffe würden reichen.
       *[other] Lade mindestens { $count } mehr: Weniger Schiffe würden reichen.
    }
lh-cargo-bill =
    { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }, { $energy } Energie
lh-cargo-burn = Verfeuert { $what }
lh-cargo-short = Für { $energy } Energie bleibt nicht genug übrig.
lh-cargo-best = Beste Ladung
lh-sail-for =
    { $francs ->
        [0] Verschiffen
        [one] Für { $francs } Franc verschiffen
       *[other] Für { $francs } Francs verschiffen
    }
lh-extra = { $card }: du nimmst { $free }
lh-more-for = Noch { $more } für { $cost }
lh-times = Wie oft
lh-step = { FORM($good, "how") }?
lh-forced-choose = Nimm einen Kredit auf oder verkaufe etwas.
lh-forced-loans =
    { $count ->
        [0] Kredit aufnehmen
        [one] Kredit aufnehmen: +{ $francs }
       *[other] { $count } Kredite aufnehmen: +{ $francs }
    }
lh-forced-sell =
    { $loans ->
        [0] { $count ->
            [one] Verkaufen: +{ $francs }
           *[other] { $count } Karten verkaufen: +{ $francs }
        }
        [one] { $count } verkaufen und einen Kredit aufnehmen: +{ $francs }
       *[other] { $count } verkaufen und { $loans } Kredite aufnehmen: +{ $francs }
    }
lh-forced-still = noch { $missing } zu wenig
lh-forced-covered =
    { $over ->
        [0] Reicht genau
       *[other] Reicht, { $over } übrig
    }
lh-forced-cost = Jeder Kredit kostet { $repay } Francs Rückzahlung oder 7 Punkte am Ende
lh-loans = Kredite
lh-loan-brings = je +{ $francs } Francs
