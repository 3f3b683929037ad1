# Der Plan von Shipyard auf Deutsch: was der Tisch im Browser über den Katalog des Spiels hinaus sagt.

## Überschriften und kurze Beschriftungen

board-row = Aktionsleiste
board-gear = Zahnrad
board-rounds = Rundenleiste
board-wheel = Rad
board-parts = Schiffsteile
heap-bow = Bug
heap-middle = Mitte
heap-stern = Heck
board-canal-offer = Kanäle zu mieten
board-goods-offer = Waren zu kaufen
board-exchange = Börse
board-yard = Werft
board-others = Mitspieler
board-map = Kanäle
board-no-canals = Noch keine Kanäle
board-hand = Kanal in der Hand
head-rounds = { $rounds ->
        [one] weitere Runde
       *[other] weitere Runden
    }
part-yard = Werft
part-map = Kanäle
part-wheel = Rad
part-parts = Teile
part-offers = Auslage
part-others = Andere
board-nav = Teile des Spielplans
board-front = vorn
board-fact = { $what }: { $told }
board-employee = { $employee } { $badge }
count-symbol-cabin =
    { $count ->
        [one] { $count } Kajüte
       *[other] { $count } Kajüten
    }
count-symbol-stoker-cabin =
    { $count ->
        [one] { $count } Heizerkajüte
       *[other] { $count } Heizerkajüten
    }
# one form
count-symbol-mount-crane = { $count } Kransockel
# one form
count-symbol-mount-cannon = { $count } Kanonensockel
# one form
count-symbol-mount-mast = { $count } Mastsockel
count-symbol-ring =
    { $count ->
        [one] { $count } Rettungsring
       *[other] { $count } Rettungsringe
    }
count-symbol-boat =
    { $count ->
        [one] { $count } Rettungsboot
       *[other] { $count } Rettungsboote
    }
count-symbol-lantern =
    { $count ->
        [one] { $count } Laterne
       *[other] { $count } Laternen
    }
count-symbol-military =
    { $count ->
        [one] { $count } Militärinspektor
       *[other] { $count } Militärinspektoren
    }
count-symbol-business =
    { $count ->
        [one] { $count } Handelsinspektor
       *[other] { $count } Handelsinspektoren
    }
count-symbol-blue-riband =
    { $count ->
        [one] { $count } Blaues Band
       *[other] { $count } Blaue Bänder
    }
# one form
board-price = { $price ->
        [0] gratis
       *[other] { $price } Gulden
    }
board-price-tag = { $price ->
        [0] gratis
       *[other] { $price }
    }
board-plus = +{ $count }
board-minus = −{ $count }
board-marker = { FORM($ring, "marker") }
board-left = noch { $left }
board-moves = { $moves ->
        [one] Zug
       *[other] Züge
    }
board-none-yet = keine
board-total = gesamt { $points }
board-vp-now = jetzt { $points } SP
board-speed = Geschwindigkeit { $speed }
board-parts-long = { $length } Teile
board-loading = Wird beladen
board-sailing = Unterwegs
board-at-most = höchstens { $moves } auf diesen Kanälen
board-met = { $points } SP von Inspektoren
board-so-far = bisher { $points } SP
board-to-play = am Zug
board-show = Tisch von { $name } zeigen
board-hide = Tisch von { $name } verbergen
board-swap = Tausch gegen
board-next-price = nächste Preise
board-now-price = Preise jetzt
board-stage-over = Partie zu Ende
board-can = Das kannst du jetzt tun.
board-walk = Mit der Tastatur: Die Pfeiltasten gehen von einer Möglichkeit zur nächsten, Enter wählt sie.
board-reconstructed = Viele Plättchen sind Rekonstruktionen der gedruckten; die Erklärung eines Plättchens sagt es.
board-discarded = Abgelegt: { $contracts }
board-secret-contracts = { $red } rote und { $blue } blaue Aufträge, geheim
board-slip = Werft: { $built } von 9 Plätzen bebaut{ $ships ->
        [0] {""}
        [one] , { $ships } fertiges Schiff
       *[other] , { $ships } fertige Schiffe
    }
board-place-empty = Platz { $place }, leer
board-place-part = Platz { $place }: { $kind }, { $shows }
board-part = { $kind }: { $shows }, { $price }
board-canal-name = Kanal { $canal }
board-canal-for = { $canal }, { $price }
board-canal-face = Kanal { $canal }: { $shows }
board-goods-for = { $goods }, { $price }
board-post = { $employee }, { $steps ->
        [0] {""}
        [one] { $steps } Schritt,{" "}
       *[other] { $steps } Schritte,{" "}
    }{ $price }, { $left ->
        [0] keiner übrig
       *[other] noch { $left }
    }
board-hiring-space = Feld { $space } des Einstellungsrings
# one form
board-steps-for = { $what }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $price ->
       *[other] { $price } Gulden
    }
board-space = { $canal }, { $space }
board-space-symbol = { $space }, { $symbol }
board-space-pays = { $space }, { $points } SP
board-points = { $cruises } SP{ $merchants ->
        [0] {""}
       *[other] , +{ $merchants } für Händler
    }
board-ship = Schiff aus { $length } Teilen, Geschwindigkeit { $speed }, { $points } SP
board-figure = Schiffsfigur von { $name }
board-action = { $action }{ $front ->
        [0] {""}
       *[other] , vorn
    }{ $income ->
        [0] {""}
       *[other] , Einkommen { $income }
    }{ $guilders ->
        [0] {""}
       *[other] , { $guilders } auf dem Plättchen
    }{ $bonus ->
        [0] {""}
       *[other] , Bonusaktion −{ $bonus }
    }

badge-merchant-1 = I
badge-merchant-2 = II
badge-constructor = +2
badge-constructor-stoker = +1
badge-helmsman = +1
badge-rigger = +1
badge-accountant = 2
badge-foreman = 3
badge-engineer = +1
badge-recruiter = +1

## Knöpfe

do-main-build = Teil wählen
do-main-canal = Kanal wählen
do-main-goods = Waren wählen
do-main-equipment = Ausrüstung wählen
do-main-crew = Besatzung wählen
do-main-employee = Mitarbeiter wählen
do-main-exchange = Warenplättchen wählen
do-main-subsidy = Zuschuss nehmen
do-end = Keine Bonusaktion
do-bonus = Bonus: { $action }
do-done = Fertig gebaut
do-pass = Nichts kaufen
do-take = Teil nehmen
do-leave-piece = Verzichten
do-sail = Losfahren
do-scrap = Verschrotten
do-column-bow = Bug
do-column-left = Mittelteil, linke Spalte
do-column-right = Mittelteil, rechte Spalte
do-column-stern = Heck
do-part-bow = Bug: { $shows }
do-part-middle = Mittelteil: { $shows }
do-part-stern = Heck: { $shows }
do-place = Platz { $place }
do-cell-first = Dein erster Kanal
do-cell = { $side ->
        [north] Nördlich von { $canal }
        [east] Östlich von { $canal }
        [south] Südlich von { $canal }
       *[west] Westlich von { $canal }
    }
do-turn = { $turn ->
        [0] Ohne Drehung
        [90] Vierteldrehung rechts
        [180] Halbe Drehung
       *[other] Vierteldrehung links
    }
do-steps = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
do-piece-captain = Kapitän
do-piece-businessman = Kaufmann
do-piece-soldier = Soldat
do-piece-stoker = Heizer
do-piece-chimney = Schornstein
do-piece-sail = Segel
do-piece-crane = Kran
do-piece-cannon = Kanone
do-hire-one-of = { $first } oder { $last }
do-sell = { $good } verkaufen
do-swap = { $good } gegen { FORM($piece, "acc") } tauschen
do-ship = Schiff ab Platz { $first }
do-speed = { $extra ->
        [0] Ohne Zusatz
       *[other] +{ $extra } Geschwindigkeit
    }
do-start-only = { $side ->
        [north] Von Norden
        [east] Von Osten
        [south] Von Süden
       *[west] Von Westen
    }
do-start = { $side ->
        [north] { $canal }, von Norden
        [east] { $canal }, von Osten
        [south] { $canal }, von Süden
       *[west] { $canal }, von Westen
    }
do-move = Weiter { FORM($space, "to") }
do-move-symbol = { $symbol } ({ $space })
do-leave = { $side ->
        [north] Nach Norden: { $canal }
        [east] Nach Osten: { $canal }
        [south] Nach Süden: { $canal }
       *[west] Nach Westen: { $canal }
    }
do-discard = „{ $contract }“ ablegen

name-where-north = Nordkanal
name-where-north-east = Nordostkanal
name-where-east = Ostkanal
name-where-south-east = Südostkanal
name-where-south = Südkanal
name-where-south-west = Südwestkanal
name-where-west = Westkanal
name-where-north-west = Nordwestkanal
name-where-middle = Mittelkanal

name-space-n = Norden
    .to = nach Norden
name-space-ne = Nordosten
    .to = nach Nordosten
name-space-e = Osten
    .to = nach Osten
name-space-se = Südosten
    .to = nach Südosten
name-space-s = Süden
    .to = nach Süden
name-space-sw = Südwesten
    .to = nach Südwesten
name-space-w = Westen
    .to = nach Westen
name-space-nw = Nordwesten
    .to = nach Nordwesten
name-space-c = Mitte
    .to = zur Mitte
name-space-p = Mitte
    .to = zur Mitte
name-space-q = Mitte
    .to = zur Mitte

## Was Möglichkeiten bewirken, wo der Knopf die Hälfte gesagt hat

hint-end = {""}
hint-done = {""}
hint-main = {""}
hint-cell = {""}
# one form
hint-goods = { $price ->
        [0] gratis
       *[other] { $price } Gulden
    }
# one form
hint-price = { $price ->
        [0] gratis
       *[other] { $price } Gulden
    }
# one form
hint-part = { $price ->
        [0] gratis
       *[other] { $price } Gulden
    }
hint-trade = {""}
# one form
hint-steps = { $price ->
        [0] gratis
       *[other] { $price } Gulden
    }
# one form
hint-search = { $price ->
        [0] gratis
       *[other] { $price } Gulden
    }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $fees ->
        [some] ; Ingenieure und Werber 1 mehr
       *[other] {""}
    }
hint-hire = { $does }
hint-swap = {""}
hint-discard = jetzt { $points } SP: { $about }

## Der Knopf, der einen Zug beendet, und was gefragt wird, bevor etwas verloren geht

deed-end = Zug beenden
deed-launch = Schiff vom Stapel lassen
deed-scrap = Schiff verschrotten
deed-end-scrap = Zug beenden, Schiff verschrotten
deed-goods = Waren kaufen
deed-place = Teil kaufen
deed-turn = Kanal legen

## Was eine gewählte Möglichkeit ergibt, in der Übersicht des Zuges

plan-tile =
    Aktion „{ $action }“{ $money ->
        [0] .
        [one] : +1 Gulden.
       *[other] : +{ $money } Gulden.
    }
# one form
plan-place =
    { $kind ->
        [bow] Bug
        [stern] Heck
       *[middle] Mittelteil
    } auf Platz { $place } bauen{ $price ->
        [0] .
       *[other] : −{ $price } Gulden.
    }
plan-turn = { $turn ->
        [0] Kanal { $canal } ohne Drehung legen.
        [90] Kanal { $canal } mit einer Vierteldrehung rechts legen.
        [180] Kanal { $canal } mit einer halben Drehung legen.
       *[other] Kanal { $canal } mit einer Vierteldrehung links legen.
    }
# one form
plan-goods =
    { $goods } kaufen{ $price ->
        [0] .
       *[other] : −{ $price } Gulden.
    }
# one form
plan-piece =
    { $piece } nehmen{ $price ->
        [0] .
       *[other] : −{ $price } Gulden.
    }
plan-added = Deine Mitarbeiter geben { FORM($what, "acc") } dazu.
# one form
plan-hire =
    { $employee } einstellen{ $price ->
        [0] .
       *[other] : −{ $price } Gulden.
    }
warn-no-effect = „{ $action }“ bewirkt jetzt nichts.
warn-bonus-first = Vielleicht kannst du „{ $action }“ danach nicht mehr bezahlen.
warn-stranded = Dein Schiff kann nicht fahren und wird am Ende des Zuges verschrottet: { $lacks ->
        [captain] Du hast keinen Kapitän.
       *[canal] Es kann nirgendwohin fahren.
    }
warn-scrap = { $count ->
        [one] Das Schiff könnte fahren. Sein Teil verlässt das Spiel.
       *[other] Das Schiff könnte fahren. Seine { $count } Teile verlassen das Spiel.
    }
warn-leave = Du bekommst nichts dafür.
drawer-act = Erst Bonusaktion, für 6 Gulden
end-bonus = Bonusaktion für 6 Gulden
end-then-bonus = Weiter mit einer Bonusaktion

## Die Felder: Ein ganzes Schiff wird auf einmal beladen, ein ganzes Plättchen auf einmal getauscht

panel-load = Was nimmst du an Bord?
panel-good = Verkaufst oder tauschst du deine Waren?
panel-discard = Welche Aufträge behältst du?

load-go = { $count ->
        [0] Nur mit Kapitän losfahren
       *[other] { $count } laden und losfahren
    }
load-all = Alles
load-none = Nichts
load-extra = Extra-Geschwindigkeit
count-piece-officer = { $count ->
        [one] { $count } Offizier
       *[other] { $count } Offiziere
    }
load-before = Schon an Bord: { $what }.
load-cabin = Kajüten: { $used } von { $places }
load-stoker = Heizerkajüten: { $used } von { $places }
load-mast = Masten: { $used } von { $places }
load-crane = Kransockel: { $used } von { $places }
load-cannon = Kanonensockel: { $used } von { $places }
load-speed = Geschwindigkeit { $speed }, höchstens { $longest }
load-points = Beste Fahrt: { $points } SP

route-go = Losfahren: { $points } SP
route-sum =
    { $points } SP: Schiff { $ship }, Inspektoren { $officials }{ $riband ->
        [0] {""}
       *[other] , Blaues Band { $riband }
    }
route-map = Oder wähl deinen Weg auf der Karte.

trade-go = { FORM($what, "acc") } erhalten
trade-go-end = { FORM($what, "acc") } erhalten, Zug beenden
trade-sell = Für { $money } verkaufen
trade-once = Jede Art von Stück nur einmal je Tausch.
trade-before = Schon verkauft oder getauscht: { $count }

keep-count =
    { $colour ->
        [red] { $count ->
            [one] 1 roten behalten
           *[other] { $count } rote behalten
        }
       *[blue] { $count ->
            [one] 1 blauen behalten
           *[other] { $count } blaue behalten
        }
    }
keep-go = { $count ->
        [one] 1 Auftrag ablegen
       *[other] { $count } Aufträge ablegen
    }

## Erklärungen: der gemeinsame Bereich

about-reconstructed = Rekonstruiert: Dieses Plättchen ist unser eigenes, passend zu dem, was von den gedruckten bekannt ist (SY-29).
about-action-build = Kaufe ein bis drei Teile zum Preis ihrer Reihe und lege jedes sofort in deine Werft.
about-action-canal = Miete einen Kanal zum Preis seines Platzes und lege ihn an deine Kanäle an.
about-action-goods = Kaufe ein Warenplättchen zum Preis seines Platzes und behalte es für die Börse.
about-action-equipment = Rücke den Ausrüstungszeiger weiter: Der erste Schritt ist gratis, jeder weitere kostet 1. Du erhältst das erreichte Teil und eines für jeden deiner Ingenieure.
about-action-crew = Rücke den Besatzungszeiger weiter: Der erste Schritt ist gratis, jeder weitere kostet 1. Du erhältst das erreichte Besatzungsmitglied und eines für jeden deiner Werber.
about-action-employee = Rücke den Einstellungszeiger weiter: Der erste Schritt ist gratis, jeder weitere kostet 1. Du stellst einen Mitarbeiter des erreichten Feldes für den Rest der Partie ein.
about-action-exchange = Der Börsenzeiger rückt ein Feld weiter. Gib ein Warenplättchen aus: Verkaufe oder tausche jede seiner drei Waren.
about-action-subsidy = Erhalte 2 Gulden.
about-occupied = Ein Würfel liegt darauf: Nutzbar nur als Bonusaktion für 6 Gulden. Wer ein Plättchen dahinter wählt, erhält 1 Gulden.
about-leading = Es kam eben nach vorn und ist in diesem Zug nicht wählbar.
about-bonus = Als Bonusaktion kostet es 6 Gulden.
about-income = { $money ->
        [0] Jetzt kein Einkommen: Davor ist kein Plättchen besetzt.
        [one] Jetzt gewählt, bringt es { $money } Gulden: 1 Plättchen davor ist besetzt.
       *[other] Jetzt gewählt, bringt es { $money } Gulden: { $ahead } Plättchen davor sind besetzt.
    }
about-guilders = { $guilders ->
        [one] { $guilders } Gulden liegt darauf
       *[other] { $guilders } Gulden liegen darauf
    }, für alle, die hier einen Würfel setzen.
about-gear = Jedes Plättchen, das nach vorn rückt, dreht das Zahnrad um einen Zug. Die Zahl sagt, wie viele Züge noch fehlen, bis der Würfel fällt.
about-drop = Fällt er, verlässt nach dem Zug ein Würfel die Rundenleiste{ $guilder ->
        [off] {""}
        [at_most_one] , und ein freies letztes Plättchen erhält einen Gulden, wenn keiner darauf liegt
       *[other] , und ein freies letztes Plättchen erhält einen Gulden
    }{ $guilder ->
        [off] {""}
       *[other] { $last ->
            [off] , aber nicht beim letzten Fall
           *[other] {""}
        }
    }.
about-rounds = { $cubes ->
        [0] Die Leiste ist leer: Der nächste Fall ist der letzte.
        [one] { $cubes } Würfel ist übrig; danach ist der nächste Fall der letzte.
       *[other] { $cubes } Würfel sind übrig, danach kommt ein letzter Fall.
    }
about-discards = Aufträge werden beim { $seats ->
        [2] zweiten
        [4] vierten
       *[other] { $deal ->
            [two] vierten
           *[other] zweiten und vierten
        }
    } Würfel abgelegt, bis ein roter und ein blauer übrig sind.
about-part-title = { $kind }, { $price }
about-part = Zeigt { $shows }.
about-symbol-cabin = Eine Kajüte nimmt einen Offizier, Kaufmann oder Soldaten auf.
about-symbol-stoker-cabin = Eine Heizerkajüte nimmt einen Heizer auf.
about-symbol-mount-crane = Ein Kransockel trägt einen Kran.
about-symbol-mount-cannon = Ein Kanonensockel trägt eine Kanone.
about-symbol-mount-mast = Ein Mastsockel trägt einen Schornstein oder ein Segel.
about-symbol-ring = Jeder Rettungsring bringt 1 SP bei jedem Inspektor für Rettungsringe und zählt für Aufträge.
about-symbol-boat = Jedes Rettungsboot bringt 1 SP bei jedem Inspektor für Rettungsboote und zählt für Aufträge.
about-symbol-lantern = Jede Laterne bringt 1 SP bei jedem Inspektor für Laternen und zählt für Aufträge.
about-kind-bow = Bugteile kommen auf die Plätze 1 bis 7, nie direkt links von einem Heck.
about-kind-middle = Mittelteile kommen auf die Plätze 2 bis 8.
about-kind-stern = Heckteile kommen auf die Plätze 3 bis 9, nie direkt rechts von einem Bug.
about-stack-title =
    { $stack ->
        [bow] Stapel der Bugteile
        [middle] Stapel der Mittelteile
        [stern] Stapel der Heckteile
        [canals] Kanalstapel
       *[goods] Warenstapel
    }
about-stack = { $left ->
        [0] Er ist leer.
        [one] Noch { $left }.
       *[other] Noch { $left }.
    }
about-stack-parts = Wird das letzte Bug-, Mittel- oder Heckteil ausgelegt, endet die Partie, sobald alle gleich viele Züge hatten.
about-stack-discard = Ist er leer, werden die { $discard } abgelegten neu gemischt.
about-shape-chain7 = Eine Kette aus sieben Feldern von Öffnung zu Öffnung, der längste Weg.
about-shape-tee6 = Ein Doppel-T aus sechs Feldern mit zwei Gabelungen.
about-shape-cross5 = Ein Kreuz aus fünf Feldern: kurze Wege in jede Richtung.
about-canal = Kanal { $canal }
about-canal-offer = Kanal { $canal }, { $price }
about-goods-title = Warenplättchen: { $goods }
about-goods-offer = Warenplättchen: { $goods }, { $price }
about-goods = An der Börse wird jede seiner Waren zum Tagespreis verkauft oder gegen ein Stück getauscht.
# one form
about-goods-worth = Zu den nächsten Preisen verkauft, brächte es { $money } Gulden.
about-marker = Alle teilen ihn sich; er bleibt, wo er zuletzt hielt, und rückt immer im Uhrzeigersinn weiter.
about-ring = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } vom Zeiger: { $cost }.
about-around = Der Zeiger steht hier; einmal herum sind { $steps } Schritte: { $cost }.
about-piece-captain = Ein Schiff braucht zum Fahren einen Kapitän, der keine Kajüte braucht; weitere sind Offiziere in Kajüten. Je 1 SP, wenn es fährt.
about-piece-officer = Jeder Kapitän nach dem ersten, in einer Kajüte. 1 SP, wenn das Schiff fährt.
about-piece-businessman = In einer Kajüte: 1 SP, wenn das Schiff fährt, und 1 SP bei jedem Handelsinspektor.
about-piece-soldier = In einer Kajüte: 1 SP, wenn das Schiff fährt, und 1 SP bei jedem Militärinspektor.
about-piece-stoker = In einer Heizerkajüte. Mit einem Schornstein dampft das Schiff mit Geschwindigkeit 4; jeder weitere Heizer bringt 1. Selbst keine SP.
about-piece-chimney = Auf einem Mastsockel. Mit einem Heizer dampft das Schiff mit Geschwindigkeit 4; jeder weitere Schornstein bringt 1. Ohne Dampfantrieb bringt ein Paar 1.
about-piece-sail = Auf einem Mastsockel: +1 Geschwindigkeit.
about-piece-crane = Auf einem Kransockel: 2 SP, wenn das Schiff fährt, und 1 SP bei jedem Handelsinspektor.
about-piece-cannon = Auf einem Kanonensockel: 2 SP, wenn das Schiff fährt, und 1 SP bei jedem Militärinspektor.
about-space-title = Feld des Einstellungsrings
about-space = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } vom Zeiger: { $cost }. Hier stellst du einen Mitarbeiter ein; Ingenieure und Werber kosten 1 mehr.
about-post = { $steps ->
        [8] Der Zeiger steht hier; einmal herum sind 8 Schritte
        [0] Der Zeiger steht hier
        [one] { $steps } Schritt vom Zeiger
       *[other] { $steps } Schritte vom Zeiger
    }: { $cost }{ $fee ->
        [0] {""}
       *[other] , inklusive Aufpreis { $fee }
    }. { $left ->
        [0] Hier ist niemand mehr.
        [one] Noch { $left } Plättchen.
       *[other] Noch { $left } Plättchen.
    }
about-barred-gone = Hier ist niemand mehr.
about-barred-owned = Du hast schon einen; zwei derselben Art gehen nicht.
about-barred-level = Du brauchst erst den Händler der Stufe I für diese Ware.
about-barred-money = Das kannst du jetzt nicht bezahlen.
about-exchange-title = { $space ->
        [0] Start des Börsenrings
       *[other] Börse, Feld { $space }
    }
about-exchange-prices = Kohle { $coal }, Tuch { $cloth }, Getreide { $grain } Gulden.
about-exchange-start = Hier gibt es keine Preise: Der Zeiger beginnt nur auf diesem Feld.
about-exchange-here = Hier steht der Zeiger; er rückt weiter, bevor jemand handelt.
about-exchange-ahead = { $moves ->
        [one] Diese Preise gelten beim nächsten Tausch.
       *[other] Diese Preise gelten beim { $moves }. Tausch ab jetzt.
    }
about-sell-title = { $good } verkaufen
about-sell = Der Tagespreis und 1 mehr für jeden deiner Händler dieser Ware.
about-sell-now = Jetzt { $price }{ $merchants ->
        [0] {""}
       *[other] , +{ $merchants } durch deine Händler: { $money }
    }.
about-sell-next = Beim nächsten Tausch { $price }{ $merchants ->
        [0] {""}
       *[other] , +{ $merchants } durch deine Händler: { $money }
    }.
about-swap-title = { $good } gegen { FORM($piece, "acc") }
about-swap = Statt sie zu verkaufen, kannst du eine Ware gegen ein Stück ihrer Liste tauschen; jede Art nur einmal je Aktion.
about-turn = So würde Kanal { $canal } liegen. Später kannst du ihn nicht mehr drehen.
about-cell = Ein neuer Kanal muss eine Seite mit deinen Kanälen teilen. Später kannst du ihn nicht mehr verschieben.
about-solo = Ein Gegner rückt sein Plättchen nach vorn und führt die Aktion seines Soloplättchens aus: Er rückt Zeiger weiter oder entfernt Plättchen aus der Auslage. Er besitzt nichts und erhält keine Punkte.
about-solo-number = Die nächste Zahl ist { $number }{ $number ->
        [0] {" "}({ $bracket } für Zeiger)
       *[other] {""}
    }; { $left ->
        [one] { $left } Plättchen ist
       *[other] { $left } Plättchen sind
    } im Stapel.

## Erklärungen: Spieler

# one form
about-player = { $money } Gulden, { $points } SP aus Jungfernfahrten, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }, { $canals ->
        [one] { $canals } Kanal
       *[other] { $canals } Kanäle
    }, { $staff } Mitarbeiter.
about-reserve = In Reserve: kommt an Bord, wenn ein Schiff ausläuft, und bleibt auf diesem Schiff.
# one form
about-money-title = { $money } Gulden
about-money = Eine Bonusaktion kostet 6, einmal je Zug. Geld, das am Ende übrig ist, zählt nichts{ $ties ->
        [money] , entscheidet aber bei Gleichstand
       *[other] {""}
    }.
about-points = { $cruises } aus Jungfernfahrten, { $merchants } von Händlern.
about-points-contracts = Deine Aufträge sind jetzt { $points } wert. Am Ende zählen ein roter und ein blauer.
about-stock = { $count ->
        [0] Kein Warenplättchen: nichts zu tauschen.
        [one] { $count } Warenplättchen für die Börse.
       *[other] { $count } Warenplättchen für die Börse.
    }
about-employee = Arbeitet bis zum Ende der Partie für dich; nutzen musst du ihn nie.
about-figure-title = Schiffsfigur
about-figure = Sie fährt von hier weiter und nie zurück.
about-figure-waits = Sie kommt mit deinem ersten Schiff auf die Kanäle.
about-voyage = Deine längste mögliche Fahrt: { $moves ->
        [one] { $moves } Feld
       *[other] { $moves } Felder
    }.
about-voyage-title = Längste Fahrt: { $moves }
about-voyage-rule = Ein Schiff muss so viele Felder fahren, wie es schnell ist; es darf also nicht schneller sein.
about-used-title = Benutzte Kanäle: { $count }
about-used = Ein verlassener Kanal ist benutzt und verlässt die Karte; Kanäle, die von der Figur abgeschnitten sind, gehen verloren und zählen nicht.
about-water = Freies Wasser: Es zu befahren kostet ein Feld.
about-official-title = { $symbol }, { $space }
about-official-now = Dieses Schiff erhielte hier { $points }.
about-slip-title = Werft von { $name }
about-place-title = Platz { $place }
about-place-kinds = { $place ->
        [1] Hier darf nur ein Bug liegen.
        [2] Hier darf ein Bug oder ein Mittelteil liegen.
        [8] Hier darf ein Mittelteil oder ein Heck liegen.
        [9] Hier darf nur ein Heck liegen.
       *[other] Hier darf jedes Teil liegen.
    }
about-place = Direkt rechts von einem Bug darf kein Heck liegen. Teile werden nie verschoben und müssen sich nicht berühren.
about-placed =
    { $kind ->
        [bow] Bug auf Platz { $place }
        [stern] Heck auf Platz { $place }
       *[middle] Mittelteil auf Platz { $place }
    }
about-complete = Teil eines fertigen Schiffs aus { $length } Teilen: Es läuft am Ende des Zuges aus.
about-ship-title = Schiff aus { $length } Teilen: { $points } SP
about-ship = Besatzung { $crew }, Kanonen und Kräne { $guns }, Geschwindigkeit { $speed }, Inspektoren und Band { $officials }.
about-aboard = An Bord: { $load }.
about-safety = Rettungsringe { $ring }, Rettungsboote { $boat }, Laternen { $lantern }.
about-speed = Geschwindigkeit { $speed } ohne Steuermann oder Takler.
about-moves = Geschwindigkeit { $speed }: { $moves ->
        [0] kein Feld
        [one] { $moves } Feld
       *[other] { $moves } Felder
    } gefahren, noch { $left }. Du musst alle fahren.
about-result = Bisherige Inspektoren: { $result } SP; Blaues Band: { $riband } SP.
about-contracts = { $red } rote und { $blue } blaue, nur für ihren Besitzer sichtbar. Je einer wird am Ende gewertet.
about-contract-now = Zurzeit { $points } SP wert.
about-pays-table = Punkte für 0, 1, 2 … davon: { $table }{ $beyond ->
        [0] {""}
       *[other] , dann je +{ $beyond }
    }.
about-pays-steps = Punkte ab so vielen: { $steps }.
about-pays-each = { $first ->
        [0] {""}
       *[other] Je { $firsteach } SP für die ersten { $first }, dann{" "}
    }{ $each } SP je Stück{ $free ->
        [0] {""}
        [one] {" "}nach dem ersten
       *[other] {" "}nach den ersten { $free }
    }.
