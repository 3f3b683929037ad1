# Shipyard auf Deutsch: Namen, Fragen, Hilfen, Hinweise, Ereignisse und Optionen.

summary = Werftbesitzer der 1870er bauen Schiffe, bemannen sie, rüsten sie aus und schicken jedes über gemietete Kanäle auf Jungfernfahrt.

## Namen

name-action-build = Schiffe bauen
name-action-canal = Kanal mieten
name-action-goods = Waren kaufen
name-action-equipment = Ausrüstung herstellen
name-action-crew = Besatzung anheuern
name-action-employee = Mitarbeiter einstellen
name-action-exchange = Waren tauschen
name-action-subsidy = Zuschuss erhalten

name-piece-captain = Kapitän
    .acc = einen Kapitän
    .no = kein Kapitän
name-piece-officer = Offizier
    .acc = einen Offizier
    .no = kein Offizier
name-piece-businessman = Kaufmann
    .acc = einen Kaufmann
    .no = kein Kaufmann
name-piece-soldier = Soldat
    .acc = einen Soldaten
    .no = kein Soldat
name-piece-stoker = Heizer
    .acc = einen Heizer
    .no = kein Heizer
name-piece-chimney = Schornstein
    .acc = einen Schornstein
    .no = kein Schornstein
name-piece-sail = Segel
    .acc = ein Segel
    .no = kein Segel
name-piece-crane = Kran
    .acc = einen Kran
    .no = kein Kran
name-piece-cannon = Kanone
    .acc = eine Kanone
    .no = keine Kanone

name-kind-bow = Bug
    .acc = den Bug
name-kind-middle = Mittelteil
    .acc = das Mittelteil
name-kind-stern = Heck
    .acc = das Heck

name-column-bow = Bugteile
name-column-left = linke Mittelteile
name-column-right = rechte Mittelteile
name-column-stern = Heckteile

name-symbol-cabin = Kajüte
name-symbol-stoker-cabin = Heizerkajüte
name-symbol-mount-crane = Kransockel
name-symbol-mount-cannon = Kanonensockel
name-symbol-mount-mast = Mastsockel
name-symbol-ring = Rettungsring
name-symbol-boat = Rettungsboot
name-symbol-lantern = Laterne
name-symbol-military = Militärinspektor
name-symbol-business = Handelsinspektor
name-symbol-blue-riband = Blaues Band

name-good-coal = Kohle
    .acc = die Kohle
name-good-cloth = Tuch
    .acc = das Tuch
name-good-grain = Getreide
    .acc = das Getreide

name-shows-coal-coal-coal = 3 Kohle
name-shows-coal-coal-cloth = 2 Kohle, Tuch
name-shows-coal-coal-grain = 2 Kohle, Getreide
name-shows-coal-cloth-cloth = Kohle, 2 Tuch
name-shows-coal-cloth-grain = Kohle, Tuch, Getreide
name-shows-coal-grain-grain = Kohle, 2 Getreide
name-shows-cloth-cloth-cloth = 3 Tuch
name-shows-cloth-cloth-grain = 2 Tuch, Getreide
name-shows-cloth-grain-grain = Tuch, 2 Getreide
name-shows-grain-grain-grain = 3 Getreide

name-ring-equipment = Ausrüstung
    .marker = Ausrüstungszeiger
name-ring-crew = Besatzung
    .marker = Besatzungszeiger
name-ring-hiring = Einstellung
    .marker = Einstellungszeiger

name-side-north = Norden
name-side-east = Osten
name-side-south = Süden
name-side-west = Westen

name-shape-chain7 = Kette
name-shape-tee6 = Doppel-T
name-shape-cross5 = Kreuz

name-colour-red = rot
name-colour-blue = blau
name-colour-yellow = gelb
name-colour-grey = grau
name-colour-green = grün

name-stage-regular = reguläre Züge
name-stage-final-action = die Schlussaktionen
name-stage-final-ship = der letzte Schiffbau

name-why-final-drop = der Würfel ist zum letzten Mal gefallen
name-why-early-end = ein Stapel Schiffsteile ist aufgebraucht

name-how-final-drop = der Würfel ist zum letzten Mal gefallen
name-how-early-end = ein Stapel Schiffsteile ist aufgebraucht

name-stack-canals = Kanäle
name-stack-goods = Warenplättchen
name-stack-solo = Soloplättchen

name-face-build = Schiffe bauen
name-face-canal = Kanal mieten
name-face-goods = Waren kaufen
name-face-equipment = Ausrüstung herstellen
name-face-crew = Besatzung anheuern
name-face-employee = Mitarbeiter einstellen
name-face-exchange = Waren tauschen
name-face-last-tile = das letzte Plättchen

name-employee-merchant-coal-1 = Kohlenhändler I
    .acc = den Kohlenhändler I
name-employee-merchant-coal-2 = Kohlenhändler II
    .acc = den Kohlenhändler II
name-employee-merchant-cloth-1 = Tuchhändler I
    .acc = den Tuchhändler I
name-employee-merchant-cloth-2 = Tuchhändler II
    .acc = den Tuchhändler II
name-employee-merchant-grain-1 = Getreidehändler I
    .acc = den Getreidehändler I
name-employee-merchant-grain-2 = Getreidehändler II
    .acc = den Getreidehändler II
name-employee-constructor-crane = Kran-Konstrukteur
    .acc = den Kran-Konstrukteur
name-employee-constructor-cannon = Kanonen-Konstrukteur
    .acc = den Kanonen-Konstrukteur
name-employee-constructor-sail = Segel-Konstrukteur
    .acc = den Segel-Konstrukteur
name-employee-constructor-chimney = Schornstein-Konstrukteur
    .acc = den Schornstein-Konstrukteur
name-employee-constructor-crew = Kajüten-Konstrukteur
    .acc = den Kajüten-Konstrukteur
name-employee-constructor-stoker = Kesselraum-Konstrukteur
    .acc = den Kesselraum-Konstrukteur
name-employee-helmsman = Steuermann
    .acc = den Steuermann
name-employee-rigger = Takler
    .acc = den Takler
name-employee-accountant = Buchhalter
    .acc = den Buchhalter
name-employee-foreman = Vorarbeiter
    .acc = den Vorarbeiter
name-employee-engineer-crane = Kran-Ingenieur
    .acc = den Kran-Ingenieur
name-employee-engineer-sail = Segel-Ingenieur
    .acc = den Segel-Ingenieur
name-employee-engineer-cannon = Kanonen-Ingenieur
    .acc = den Kanonen-Ingenieur
name-employee-engineer-chimney = Schornstein-Ingenieur
    .acc = den Schornstein-Ingenieur
name-employee-recruiter-captain = Kapitäns-Werber
    .acc = den Kapitäns-Werber
name-employee-recruiter-businessman = Kaufmanns-Werber
    .acc = den Kaufmanns-Werber
name-employee-recruiter-soldier = Soldaten-Werber
    .acc = den Soldaten-Werber
name-employee-recruiter-stoker = Heizer-Werber
    .acc = den Heizer-Werber

name-contract-rings = Rettungsringe
name-contract-lanterns = Laternen
name-contract-boats = Rettungsboote
name-contract-safety-trio = Sichere Schiffe
name-contract-emp-bright = Bunte Belegschaft
name-contract-emp-types = Vielseitige Belegschaft
name-contract-emp-pairs = Mitarbeiterpaare
name-contract-emp-many = Große Belegschaft
name-contract-sizes = Verschiedene Größen
name-contract-exact5 = Fünfteilige Schiffe
name-contract-exact6 = Sechsteilige Schiffe
name-contract-big7 = Große Schiffe
name-contract-total-parts = Schiffsteile
name-contract-ship-count = Anzahl Schiffe
name-contract-soldiers = Soldaten
name-contract-businessmen = Kaufleute
name-contract-officers = Offiziere
name-contract-stokers = Heizer
name-contract-cannon-soldier = Kanone und Soldat
name-contract-crane-businessman = Kran und Kaufmann
name-contract-chimney-pairs = Schornsteinpaare
name-contract-sail-pairs = Segelpaare
name-contract-used-canals = Benutzte Kanäle
name-contract-all-round = Vielseitige Schiffe
name-contract-sail-and-steam = Segel und Dampf
name-contract-kinds8 = Arten von Besatzung und Ausrüstung

## Woher die Punkte kamen

source-crew = Besatzung an Bord
source-guns = Kanonen und Kräne
source-speed = Geschwindigkeit
source-officials = Inspektoren an den Kanälen
source-riband = Blaues Band
source-merchants = Händler
source-red-contract = Roter Auftrag
source-blue-contract = Blauer Auftrag

## Was ein Mitarbeiter tut

employee-merchant-coal-1 = +1 Gulden je verkaufter Kohle; 1 SP am Ende
employee-merchant-coal-2 = noch +1 Gulden je verkaufter Kohle; 3 SP am Ende; braucht Stufe I
employee-merchant-cloth-1 = +1 Gulden je verkauftem Tuch; 1 SP am Ende
employee-merchant-cloth-2 = noch +1 Gulden je verkauftem Tuch; 3 SP am Ende; braucht Stufe I
employee-merchant-grain-1 = +1 Gulden je verkauftem Getreide; 1 SP am Ende
employee-merchant-grain-2 = noch +1 Gulden je verkauftem Getreide; 3 SP am Ende; braucht Stufe I
employee-constructor-crane = jedes Schiff trägt bis zu 2 weitere Kräne, ohne Sockel
employee-constructor-cannon = jedes Schiff trägt bis zu 2 weitere Kanonen, ohne Sockel
employee-constructor-sail = jedes Schiff trägt bis zu 2 weitere Segel, ohne Mast
employee-constructor-chimney = jedes Schiff trägt bis zu 2 weitere Schornsteine, ohne Mast
employee-constructor-crew = jedes Schiff hat Platz für bis zu 2 weitere Besatzungsmitglieder (keine Heizer), ohne Kajüte
employee-constructor-stoker = jedes Schiff hat Platz für 1 weiteren Heizer, ohne Kajüte
employee-helmsman = +1 Geschwindigkeit für ein Schiff, wenn du willst
employee-rigger = +1 Geschwindigkeit je Paar Segel, für so viele Paare, wie du willst
employee-accountant = auf den Ringen für Ausrüstung und Besatzung sind zwei Schritte nach dem ersten gratis
employee-foreman = auf dem Einstellungsring sind drei Schritte nach dem ersten gratis
employee-engineer-crane = +1 Kran bei jedem Herstellen; Aufpreis 1 Gulden
employee-engineer-sail = +1 Segel bei jedem Herstellen; Aufpreis 1 Gulden
employee-engineer-cannon = +1 Kanone bei jedem Herstellen; Aufpreis 1 Gulden
employee-engineer-chimney = +1 Schornstein bei jedem Herstellen; Aufpreis 1 Gulden
employee-recruiter-captain = +1 Kapitän bei jedem Anheuern; Aufpreis 1 Gulden
employee-recruiter-businessman = +1 Kaufmann bei jedem Anheuern; Aufpreis 1 Gulden
employee-recruiter-soldier = +1 Soldat bei jedem Anheuern; Aufpreis 1 Gulden
employee-recruiter-stoker = +1 Heizer bei jedem Anheuern; Aufpreis 1 Gulden

## Wofür ein Auftrag zahlt

contract-rings = Rettungsringe in deiner Flotte
contract-lanterns = Laternen in deiner Flotte
contract-boats = Rettungsboote in deiner Flotte
contract-safety-trio = 5 SP je Schiff mit Rettungsring, Rettungsboot und Laterne
contract-emp-bright = 2 SP je blauem, gelbem oder rotem Mitarbeiter
contract-emp-types = verschiedene Arten von Mitarbeitern; Händler der Stufe II sind eine eigene Art
contract-emp-pairs = 3 SP je Paar grauer und grüner, 4 SP je Paar blauer, roter und gelber Mitarbeiter
contract-emp-many = je 1 SP für die ersten vier Mitarbeiter, 2 SP für jeden weiteren
contract-sizes = Schiffe verschiedener Größe: 3, 4, 5 und 6 Teile
contract-exact5 = Schiffe aus genau 5 Teilen
contract-exact6 = Schiffe aus genau 6 Teilen
contract-big7 = Schiffe aus 7 oder mehr Teilen
contract-total-parts = Schiffsteile in deiner Flotte
contract-ship-count = Schiffe in deiner Flotte
contract-soldiers = 2 SP je Soldat ab dem zweiten
contract-businessmen = 2 SP je Kaufmann ab dem zweiten
contract-officers = 3 SP je Offizier
contract-stokers = 3 SP je Heizer
contract-cannon-soldier = 3 SP je Kanone mit Soldat auf demselben Schiff
contract-crane-businessman = 3 SP je Kran mit Kaufmann auf demselben Schiff
contract-chimney-pairs = 3 SP je Paar Schornsteine auf einem Schiff
contract-sail-pairs = 3 SP je Paar Segel auf einem Schiff
contract-used-canals = 4 SP je benutztem Kanal
contract-all-round = 8 SP je Schiff mit Kaufmann, Soldat, Kran und Kanone
contract-sail-and-steam = 6 SP je Schiff mit Segel, Schornstein und Heizer
contract-kinds8 = verschiedene Arten von Besatzung und Ausrüstung in deiner Flotte; Offiziere zählen, Kapitäne nicht

terms-table =
    { $about }: { $points } SP{ $beyond ->
        [0] {""}
       *[other] , danach je +{ $beyond }
    }
terms-steps = { $about }: { $steps } SP
terms-step = { $points } ab { $count }

## Wofür ein Inspektor am Kanal zahlt

official-military = 1 SP je Soldat und je Kanone an Bord
official-business = 1 SP je Kaufmann und je Kran an Bord
official-lantern = 1 SP je Laterne des Schiffs
official-boat = 1 SP je Rettungsboot des Schiffs
official-ring = 1 SP je Rettungsring des Schiffs
official-blue-riband = 1 SP je bisher gefahrenem Feld; nur das letzte Band zählt

## Der Tisch: Kurznamen

short-action-build = Bauen
short-action-canal = Kanal
short-action-goods = Waren
short-action-equipment = Ausr.
short-action-crew = Besatz.
short-action-employee = Einst.
short-action-exchange = Tausch
short-action-subsidy = Zusch.
short-action-last-tile = letztes

short-piece-captain = Kap.
short-piece-businessman = Kaufm.
short-piece-soldier = Sold.
short-piece-stoker = Heiz.
short-piece-chimney = Schornst.
short-piece-sail = Segel
short-piece-crane = Kran
short-piece-cannon = Kanone

count-piece-captain = { $count ->
        [one] { $count } Kapitän
       *[other] { $count } Kapitäne
    }
count-piece-businessman = { $count ->
        [one] { $count } Kaufmann
       *[other] { $count } Kaufleute
    }
count-piece-soldier = { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldaten
    }
    .acc = { $count } Soldaten
# one form
count-piece-stoker = { $count } Heizer
count-piece-chimney = { $count ->
        [one] { $count } Schornstein
       *[other] { $count } Schornsteine
    }
# one form
count-piece-sail = { $count } Segel
count-piece-crane = { $count ->
        [one] { $count } Kran
       *[other] { $count } Kräne
    }
count-piece-cannon = { $count ->
        [one] { $count } Kanone
       *[other] { $count } Kanonen
    }

short-symbol-cabin = Kajüte
short-symbol-stoker-cabin = Heizer
short-symbol-mount-crane = Kran
short-symbol-mount-cannon = Kanone
short-symbol-mount-mast = Mast
short-symbol-ring = Ring
short-symbol-boat = Boot
short-symbol-lantern = Laterne

short-employee-merchant-coal-1 = Kohlenh. 1
short-employee-merchant-coal-2 = Kohlenh. 2
short-employee-merchant-cloth-1 = Tuchh. 1
short-employee-merchant-cloth-2 = Tuchh. 2
short-employee-merchant-grain-1 = Getreideh. 1
short-employee-merchant-grain-2 = Getreideh. 2
short-employee-constructor-crane = Kran-Kon.
short-employee-constructor-cannon = Kanon.-Kon.
short-employee-constructor-sail = Segel-Kon.
short-employee-constructor-chimney = Schor.-Kon.
short-employee-constructor-crew = Kajüt.-Kon.
short-employee-constructor-stoker = Kessel-Kon.
short-employee-helmsman = Steuerm.
short-employee-rigger = Takler
short-employee-accountant = Buchhalter
short-employee-foreman = Vorarbeit.
short-employee-engineer-crane = Kran-Ing.
short-employee-engineer-sail = Segel-Ing.
short-employee-engineer-cannon = Kanon.-Ing.
short-employee-engineer-chimney = Schor.-Ing.
short-employee-recruiter-captain = Kap.-Wer.
short-employee-recruiter-businessman = Kaufm.-Wer.
short-employee-recruiter-soldier = Sold.-Wer.
short-employee-recruiter-stoker = Heizer-Wer.

## Der Tisch: was ein eigener Mitarbeiter tut, in wenigen Worten

does-employee-merchant-coal-1 = +1 je verkaufter Kohle, 1 SP
does-employee-merchant-coal-2 = noch +1 je verkaufter Kohle, 3 SP
does-employee-merchant-cloth-1 = +1 je verkauftem Tuch, 1 SP
does-employee-merchant-cloth-2 = noch +1 je verkauftem Tuch, 3 SP
does-employee-merchant-grain-1 = +1 je verkauftem Getreide, 1 SP
does-employee-merchant-grain-2 = noch +1 je verkauftem Getreide, 3 SP
does-employee-constructor-crane = Platz für 2 Kräne mehr
does-employee-constructor-cannon = Platz für 2 Kanonen mehr
does-employee-constructor-sail = Platz für 2 Segel mehr
does-employee-constructor-chimney = Platz für 2 Schornsteine mehr
does-employee-constructor-crew = Platz für 2 Besatzungsmitglieder mehr
does-employee-constructor-stoker = Platz für 1 Heizer mehr
does-employee-helmsman = bis +1 Geschwindigkeit
does-employee-rigger = bis +1 Geschw. je Paar Segel
does-employee-accountant = 2 Schritte gratis: Ausr., Besatz.
does-employee-foreman = 3 Schritte gratis: Einstellung
does-employee-engineer-crane = +1 Kran beim Herstellen
does-employee-engineer-sail = +1 Segel beim Herstellen
does-employee-engineer-cannon = +1 Kanone beim Herstellen
does-employee-engineer-chimney = +1 Schornstein beim Herstellen
does-employee-recruiter-captain = +1 Kapitän beim Anheuern
does-employee-recruiter-businessman = +1 Kaufmann beim Anheuern
does-employee-recruiter-soldier = +1 Soldat beim Anheuern
does-employee-recruiter-stoker = +1 Heizer beim Anheuern

## Der Tisch: Zeichen; Symbole, für die ein Terminal kein eigenes Zeichen hat

mark-guilder = G
mark-colour-red = r
mark-colour-blue = b
mark-colour-yellow = ge
mark-colour-grey = ga
mark-colour-green = gn
mark-cabin = k
mark-stoker-cabin = h
mark-mount-crane = r
mark-mount-cannon = n
mark-mount-mast = m
mark-ring = O
mark-boat = u
mark-lantern = *
mark-military = M
mark-business = H
mark-blue-riband = !
mark-space = .

legend-cabin = Kajüte
legend-stoker-cabin = Heizer
legend-mount-crane = Kran
legend-mount-cannon = Kanone
legend-mount-mast = Mast
legend-ring = Ring
legend-boat = Boot
legend-lantern = Laterne
legend-military = Militär
legend-business = Handel
legend-blue-riband = Band
legend-colour = { $mark } { $colour }

## Der Tisch: Beschriftungen

label-title = Shipyard
label-turn = Zug { $turn }
label-over = Spielende
label-last-lap = letzte Züge
label-reconstructed = rekonstruierte Plättchen
label-front = vorn
label-chosen = jetzt
label-gear = Zahnrad
label-drop = { $moves ->
        [one] fällt in { $moves } Schritt
       *[other] fällt in { $moves } Schritten
    }
label-rounds = { $rounds ->
        [0] letzte Runde
        [one] noch { $rounds } Runde
       *[other] noch { $rounds } Runden
    }
label-free = frei
label-none = -
symbol-at =
    { $place ->
        [NE] NO
        [E] O
        [SE] SO
       *[other] { $place }
    } { $symbol }
label-amount = { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
label-stack = { $column ->
        [bow] Bug { $left }
        [left] Mitte
        [right] { $left }
       *[stern] Heck { $left }
    }
label-parts = Schiffsteile und wie viele in den Stapeln
label-canals = Kanäle ({ $left } im Stapel)
label-rings = Besatzung und Ausrüstung
label-exchange = Börsenpreise
label-exchange-rule = der Zeiger rückt erst weiter
label-swap = Tausch gegen
label-goods-offer = Waren (noch { $left })
label-hiring = Mitarbeiter (Ing. und Wer. kosten 1 mehr{ $twice ->
        [1] ; { $mark } nur noch ein Plättchen
       *[other] {""}
    })
label-solo = Solo-Gegner
label-opponent = Gegner { $number }
label-solo-stack = { $left ->
        [0] Stapel leer
        [one] { $left } Plättchen im Stapel
       *[other] { $left } Plättchen im Stapel
    }
label-solo-number = Nummer { $number }
label-bracket = {" "}({ $bracket } Schritte)
label-solo-turned = aufgedeckt: { $tiles }
label-points = { $points } SP
label-reserve = Reserve
label-goods = Waren
label-fleet = Flotte
label-staff = Mitarbeiter
label-contracts = Aufträge
label-yard = Werft
label-reserve-short = Res.
label-sea = Kanäle
label-contracts-short = Auftr.
label-and = +{ $points }
label-nothing = {""}
label-and-merchants = +{ $points } Händler
label-to-play = am Zug
label-ship = { $length } Teile, Geschwindigkeit { $speed }
label-ship-short = { $length }T G{ $speed }
label-canals-laid = { $count ->
        [0] keine Kanäle
        [one] { $count } Kanal
       *[other] { $count } Kanäle
    }
label-voyage = Fahrt bis { $moves }
label-used = { $count } benutzt
label-more-canals = { $count ->
        [one] { $count } weiterer Kanal jenseits des Randes
       *[other] { $count } weitere Kanäle jenseits des Randes
    }
label-contracts-held = { $count } { $colour }
label-complete = Fertig: Plätze { $first } bis { $last }
label-loading = Wird beladen:
label-sailing = Unterwegs:
label-speed = Geschwindigkeit { $speed }
label-result = Inspektoren { $result }, Band { $riband }
label-moves-left =
    { $moves ->
        [one] noch { $moves } Feld
       *[other] noch { $moves } Felder
    }
label-category = Punkte
label-cruises = Jungfernfahrten
label-merchants = Händler
label-contracts-now = Aufträge, Stand jetzt
label-red-contract = roter Auftrag
label-blue-contract = blauer Auftrag
label-total = gesamt
label-place = Platz
label-secret = Aufträge sind geheim und zählen am Ende; bis dahin fehlen sie in der Summe.
label-scale = Solo: etwa { $low } ist ein Anfängerergebnis, { $middle } ein solides, { $high } oder mehr ein sehr gutes.
level-below = Ein Anfängerergebnis liegt bei etwa { $least }.
level-beginner = Ein Anfängerergebnis.
level-solid = Ein solides Ergebnis.
level-very-good = Ein sehr gutes Ergebnis.
label-short-row = Aktionen
label-short-front = (vorn)
label-short-bows = Bug
label-short-sterns = Heck
label-short-middles = Mitte
label-short-goods = Waren
room-cabin = { $count ->
        [one] { $count } Kajüte
       *[other] { $count } Kajüten
    }
room-stoker-cabin = { $count ->
        [one] { $count } Heizerkajüte
       *[other] { $count } Heizerkajüten
    }
# one form
room-mount-crane = { $count } Kransockel
# one form
room-mount-cannon = { $count } Kanonensockel
# one form
room-mount-mast = { $count } Mastsockel
label-short-crew = Besatzung
label-short-equipment = Ausrüstung
label-short-exchange = Börse
label-short-then = dann
label-short-canals = Kanäle
label-short-staff = Mitarbeiter
label-rooms = Plätze:
label-colour = { $name } ({ $colour })

## Was gefragt wird

decision-tile = Welche Aktion wählst du?
decision-act = Führst du deine Aktion aus, oder nimmst du erst eine Bonusaktion?
decision-more = Nimmst du noch eine Bonusaktion?
decision-column = Welches Teil kaufst du?
decision-part = Welches Teil dieser Spalte kaufst du?
decision-place = Wohin legst du das Teil?
decision-canal = Welchen Kanal mietest du?
decision-cell = Wohin legst du den Kanal?
decision-turn = Wie drehst du den Kanal?
decision-goods = Welches Warenplättchen kaufst du?
decision-equipment = Welche Ausrüstung nimmst du?
decision-crew = Wen heuerst du an?
decision-gift = Nimmst du das Zusatzteil deines Mitarbeiters?
decision-search = Wen stellst du ein?
decision-hire = Wen stellst du ein?
decision-trade = Welches Warenplättchen gibst du ab?
decision-good = Verkaufst oder tauschst du die Ware?
decision-ship = Welches Schiff lässt du zuerst vom Stapel?
decision-launch = Lässt du dieses Schiff vom Stapel?
decision-load = Wie viele nimmst du an Bord?
decision-speed = Wie viel zusätzliche Geschwindigkeit?
decision-start = Wo startet dein Schiff?
decision-move = Wohin fährt dein Schiff als Nächstes?
decision-discard = Welchen Auftrag legst du ab?
decision-final = Welche Schlussaktion wählst du?
decision-last-part = Kaufst du ein letztes Teil, um ein Schiff zu vollenden?

# one form
ask-column =
    Welches Teil kaufst du ({ $number ->
        [3] das letzte von { $most }
       *[other] { $number } von höchstens { $most }
    })? Du hast { $money } Gulden.
# one form
ask-part =
    Welches Teil kaufst du ({ $column })? Du hast { $money } Gulden.
ask-place = Wohin legst du { FORM($kind, "acc") }?
ask-cell = Wohin legst du Kanal { $canal }?
ask-good = Verkaufst oder tauschst du { FORM($good, "acc") } (Ware { $number } von 3)?
ask-load =
    { $loaded ->
        [officer] Wie viele Offiziere an Bord?
        [businessman] Wie viele Kaufleute an Bord?
        [soldier] Wie viele Soldaten an Bord?
        [stoker] Wie viele Heizer an Bord?
        [chimney] Wie viele Schornsteine an Bord?
        [sail] Wie viele Segel an Bord?
        [crane] Wie viele Kräne an Bord?
       *[cannon] Wie viele Kanonen an Bord?
    } { $held } in Reserve, Platz für { $room } (Geschwindigkeit { $speed }, höchstens { $longest }).
ask-move =
    Wohin fährt dein Schiff als Nächstes? { $left ->
        [one] Noch { $left } Feld.
       *[other] Noch { $left } Felder.
    }
ask-discard =
    Welchen Auftrag legst du ab? { $red ->
        [0] Noch abzulegen: { $blue } blau.
       *[other] Noch abzulegen: { $red } rot, { $blue } blau.
    }

## Die Regel zu jeder Entscheidung, kurz

help-tile =
    Dein Würfel kommt auf ein freies Aktionsplättchen, dessen Aktion du ausführen kannst, nur nicht auf das vorderste, das du eben
    erst nach vorn gelegt hast (SY-4.8). Du erhältst die Gulden darauf und 1 Gulden für jedes besetzte Plättchen davor, näher am
    Zahnrad (SY-4.11, SY-4.14). Ob eine Aktion möglich ist, richtet sich nach dem Geld, das du danach hast (SY-6.1).
help-act =
    Du führst die Aktion deines Plättchens aus. Einmal je Zug darfst du davor oder danach auch eine Bonusaktion für 6 Gulden kaufen:
    jede andere Aktion im Spiel, besetzt oder nicht (SY-4.20, SY-4.21). Macht eine zuerst gekaufte Bonusaktion die Hauptaktion
    unmöglich, verfällt die Hauptaktion (SY-4.27).
help-more =
    Die Hauptaktion ist ausgeführt. Für 6 Gulden darfst du noch eine Bonusaktion kaufen, wenn du in diesem Zug noch keine gekauft hast
    (SY-4.20). Dann fahren fertige Schiffe los.
help-column =
    Du kaufst ein bis drei Teile. Die Reihen kosten von unten 0, 1, 1, 2, 2 Gulden, und nichts rutscht nach, bis du fertig bist
    (SY-7.1, SY-7.2). Angeboten werden nur Spalten mit einem Teil, das du bezahlen und anlegen kannst.
help-part =
    Der Preis hängt nur von der Reihe ab, nicht davon, was das Teil zeigt (SY-7.2). Kajüten und Sockel bestimmen, was das Schiff
    tragen kann; Rettungsringe, Rettungsboote und Laternen zählen bei Inspektoren und Aufträgen.
help-place =
    Bugteile kommen auf die Plätze 1 bis 7, Mittelteile auf 2 bis 8, Heckteile auf 3 bis 9, und direkt rechts neben einem Bug darf
    kein Heck liegen: So lässt sich jedes Schiff später noch vollenden (SY-7.10). Teile müssen sich nicht berühren und werden nie
    verschoben (SY-7.5, SY-7.6).
help-canal =
    Du mietest genau einen Kanal zum Preis seines Platzes und legst ihn sofort (SY-8.1).
help-cell =
    Ein neuer Kanal muss eine Seite mit deinem System gemeinsam haben (SY-8.3). Er wird nie mehr verschoben (SY-8.6).
help-turn =
    Du darfst einen Kanal vor dem Legen beliebig drehen; angeboten werden nur Drehungen, die verschieden aussehen (SY-8.4, SY-25.9).
help-goods =
    Du kaufst genau ein Warenplättchen zum Preis seines Platzes und behältst es für die Börse (SY-9.1).
help-equipment =
    Der Zeiger rückt 1 bis 4 Schritte im Uhrzeigersinn; der erste ist gratis, jeder weitere kostet 1 Gulden (SY-10.1). Du erhältst das
    erreichte Teil und ein weiteres für jeden deiner Ingenieure (SY-10.2, SY-10.3). Mit einem Buchhalter sind zwei weitere Schritte
    gratis.
help-crew =
    Der Zeiger rückt 1 bis 4 Schritte im Uhrzeigersinn; der erste ist gratis, jeder weitere kostet 1 Gulden (SY-11.1). Du erhältst das
    erreichte Besatzungsmitglied und ein weiteres für jeden deiner Werber (SY-11.2). Mit einem Buchhalter sind zwei weitere Schritte
    gratis.
help-gift =
    Jeder Ingenieur oder Werber bringt ein zusätzliches Teil der Art, die sein Plättchen zeigt; einen Mitarbeiter zu nutzen ist
    freiwillig (SY-15.2, SY-23.17).
help-search =
    Der Einstellungszeiger rückt 1 bis 8 Schritte; der erste ist gratis, jeder weitere kostet 1 Gulden (SY-12.1). Er darf nur halten, wo
    du einen Mitarbeiter nehmen und bezahlen kannst (SY-12.6). Mit einem Vorarbeiter sind drei weitere Schritte gratis.
help-hire =
    Du nimmst einen Mitarbeiter von diesem Feld. Ingenieure und Werber kosten 1 Gulden mehr (SY-12.3). Dieselbe Art darfst du nie
    zweimal haben, und ein Händler der Stufe II setzt den der Stufe I für diese Ware voraus (SY-12.4, SY-12.5).
help-trade =
    Der Börsenzeiger ist ein Feld weitergerückt und zeigt die aktuellen Preise. Du gibst ein Warenplättchen ab und entscheidest für
    jede seiner drei Waren einzeln (SY-13.1, SY-13.2).
help-good =
    Ein Verkauf bringt den Preis der Ware und 1 Gulden für jeden deiner Händler dieser Ware (SY-13.3). Ein Tausch bringt ein Stück aus
    der Liste der Ware; keine Art darf in einer Aktion zweimal genommen werden (SY-13.4, SY-13.5).
help-ship =
    Jedes fertige Schiff verlässt jetzt die Werft, eines nach dem anderen in beliebiger Reihenfolge (SY-4.28).
help-launch =
    Ein Schiff kann fahren, wenn du einen Kapitän hast und deine Figur mindestens ein Feld weit fahren kann (SY-16.5). Ein
    verschrottetes Schiff kommt aus dem Spiel und kostet dich sonst nichts (SY-16.4).
help-load =
    Offiziere, Kaufleute und Soldaten brauchen Kajüten, Heizer ihre eigenen, Kräne und Kanonen ihre Sockel; ein Schornstein oder ein
    Segel braucht einen Mastsockel (SY-16.8). Konstrukteure erlauben mehr. Die Geschwindigkeit darf die längste Fahrt nicht
    übersteigen, die deine Kanäle erlauben. Schornstein mit Heizer: Geschwindigkeit 4, sonst 1; jeder weitere Heizer und Schornstein
    und jedes Segel bringen 1, aber ohne Dampfantrieb zählen nur Paare von Schornsteinen (SY-17.1, SY-17.2). Was an Bord ist, bleibt
    an Bord.
help-speed =
    Ein Steuermann bringt bis zu 1, ein Takler bis zu 1 je Paar Segel, so viel davon, wie du willst (SY-17.4).
help-start =
    Auf ihrer ersten Fahrt kommt die Figur auf ein Randfeld an einer leeren Zelle, den Bug nach innen; dieses Feld zählt nicht
    (SY-18.2, SY-18.3). Angeboten werden nur Startfelder, von denen aus die ganze Fahrt möglich ist.
help-move =
    Die Figur fährt so viele Felder weit, wie die Geschwindigkeit des Schiffs angibt, und nie dorthin zurück, wohin ihr Heck zeigt
    (SY-18.7, SY-18.9). Jeder erreichte Inspektor zählt; von den Blauen Bändern zählt nur das letzte (SY-19.5, SY-19.7). Ein
    verlassener Kanal gilt als benutzt; Kanäle, die von deiner Figur abgeschnitten sind, gehen verloren (SY-18.19, SY-18.20). Der
    Befehl „table“ zeigt, wo die Figur steht.
help-discard =
    Du legst geheim Aufträge ab, rote zuerst, bis ein roter und ein blauer für die Schlusswertung übrig sind (SY-5.10, SY-5.12).
help-final =
    Alle führen eine letzte Aktion beliebiger Art aus, besetzt oder nicht, ohne Einkommen und ohne Bonusaktion (SY-20.8 bis
    SY-20.11). Danach fahren fertige Schiffe los.
help-last-part =
    Du darfst genau ein Teil kaufen, wenn es ein Schiff vollendet, das sofort losfährt (SY-20.14).

## Was eine Antwort jetzt bewirkt; kurz genug für eine Spalte der Liste

hint-main = Aktion ausführen
hint-end = Zug beenden
hint-scraps =
    dein Schiff aus { $length } Teilen kann nicht fahren und würde verschrottet: { $lacks ->
        [captain] du hast keinen Kapitän
       *[canal] es kann nirgendwohin fahren
    }
hint-done = keine weiteren Teile
hint-take = das Teil nehmen
hint-leave = verzichten
hint-sail = beladen und losfahren
hint-scrap = seine Teile kommen aus dem Spiel
hint-pass = kein Teil kaufen
# one form
hint-action-build =
    bis zu 3 Teile kaufen und anlegen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-canal =
    einen Kanal legen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-goods =
    ein Warenplättchen nehmen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-equipment =
    Ausrüstung nehmen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-crew =
    Besatzung nehmen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-employee =
    jemanden einstellen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-exchange =
    Waren verkaufen oder tauschen{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
# one form
hint-action-subsidy =
    2 Gulden erhalten{ $money ->
        [0] {""}
       *[other] , sofort +{ $money } Gulden
    }
hint-bonus = { $cost } zahlen
hint-column = { $price ->
        [0] eins ist gratis
       *[other] ab { $price }
    }
# one form
hint-part =
    { $price ->
        [0] gratis:
       *[other] für { $price }:
    }{ $cabin ->
        [0] {""}
        [one] {" "}Kajüte
       *[other] {" "}{ $cabin } Kajüten
    }{ $stoker_cabin ->
        [0] {""}
        [one] {" "}Heizerkajüte
       *[other] {" "}{ $stoker_cabin } Heizerkajüten
    }{ $mount_crane ->
        [0] {""}
        [one] {" "}Kransockel
       *[other] {" "}{ $mount_crane } Kransockel
    }{ $mount_cannon ->
        [0] {""}
        [one] {" "}Kanonensockel
       *[other] {" "}{ $mount_cannon } Kanonensockel
    }{ $mount_mast ->
        [0] {""}
        [one] {" "}Mastsockel
       *[other] {" "}{ $mount_mast } Mastsockel
    }{ $ring ->
        [0] {""}
        [one] {" "}Rettungsring
       *[other] {" "}{ $ring } Rettungsringe
    }{ $boat ->
        [0] {""}
        [one] {" "}Rettungsboot
       *[other] {" "}{ $boat } Rettungsboote
    }{ $lantern ->
        [0] {""}
        [one] {" "}Laterne
       *[other] {" "}{ $lantern } Laternen
    }
hint-price = { $price ->
        [0] gratis
       *[other] für { $price }
    }
hint-goods = { $price ->
        [0] gratis
       *[other] für { $price }
    }: { $goods }
hint-steps = { $price ->
        [0] gratis
       *[other] für { $price }
    }: { $piece }
hint-search = { $price ->
        [0] gratis
       *[other] für { $price }
    }{ $fees ->
        [some] ; Ingenieure und Werber 1 mehr
       *[other] {""}
    }: { $employees }
hint-completes = vollendet ein Schiff aus { $length } Teilen
hint-completes-unfit =
    vollendet ein Schiff aus { $length } Teilen, das nicht fahren kann: { $lacks ->
        [captain] du hast keinen Kapitän
       *[canal] es kann nirgendwohin fahren
    }
hint-ship = { $length } Teile
hint-cell = { $side ->
        [north] nördlich
        [east] östlich
        [south] südlich
       *[west] westlich
    } von { $canal }
hint-turn = { $symbols }
hint-hire = { $employee }: { $does }
hint-trade = { $goods }
hint-sell = +{ $money } Gulden
hint-swap = du erhältst: { $piece }
hint-speed = Geschwindigkeit { $speed }
hint-smokestacks = Schornsteine: Geschwindigkeit { $speed }
hint-voyage = { $points } SP
hint-discard = { $contract }, jetzt { $points } wert: { $about }

## Das Protokoll. Was jemand tut, folgt auf den Namen; `.plan` steht für einen Zug, der noch läuft. Was groß beginnt, ist ein Satz

the-contract = „{ $contract }“
name-by-opponent-1 = Gegner 1
name-by-opponent-2 = Gegner 2

# one form
count-guilders = { $count } Gulden
count-good-coal = { $count } Kohle
count-good-cloth = { $count } Tuch
count-good-grain = { $count } Getreide
count-part-bow =
    { $count ->
        [one] einen Bug
       *[other] { $count } Buge
    }
    .bare =
        { $count ->
            [one] Bug
           *[other] { $count } Buge
        }
count-part-middle =
    { $count ->
        [one] ein Mittelteil
       *[other] { $count } Mittelteile
    }
    .bare =
        { $count ->
            [one] Mittelteil
           *[other] { $count } Mittelteile
        }
count-part-stern =
    { $count ->
        [one] ein Heck
       *[other] { $count } Hecks
    }
    .bare =
        { $count ->
            [one] Heck
           *[other] { $count } Hecks
        }
count-points-crew = { $count } für Besatzung
count-points-guns = { $count } für Kanonen und Kräne
count-points-speed = { $count } für Geschwindigkeit
count-points-result = { $count } für Inspektoren
count-points-riband = { $count } für das Blaue Band

told-chose = wählt „{ $action }“
    .plan = „{ $action }“ wählen
told-chose-for = wählt „{ $action }“ (+{ $money })
    .plan = „{ $action }“ wählen: +{ $money }
told-bonus = nimmt die Bonusaktion „{ $action }“ für { $price }
    .plan = Bonusaktion „{ $action }“ nehmen: −{ $price }
told-built = baut { $part }
    .plan = { FORM($part, "bare") } bauen
told-built-for = baut { $part } für { $price }
    .plan = { FORM($part, "bare") } bauen: −{ $price }
told-rented = mietet Kanal { $canal }
    .plan = Kanal { $canal } mieten
told-rented-for = mietet Kanal { $canal } für { $price }
    .plan = Kanal { $canal } mieten: −{ $price }
told-bought = kauft { $good }
    .plan = { $good } kaufen
told-bought-for = kauft { $good } für { $price }
    .plan = { $good } kaufen: −{ $price }
told-moved-marker =
    { $steps ->
        [one] rückt den { FORM($ring, "marker") } { $steps } Schritt weiter
       *[other] rückt den { FORM($ring, "marker") } { $steps } Schritte weiter
    }
    .plan =
        { $steps ->
            [one] { FORM($ring, "marker") } { $steps } Schritt weiterrücken
           *[other] { FORM($ring, "marker") } { $steps } Schritte weiterrücken
        }
told-moved-marker-for =
    { $steps ->
        [one] rückt den { FORM($ring, "marker") } für { $price } { $steps } Schritt weiter
       *[other] rückt den { FORM($ring, "marker") } für { $price } { $steps } Schritte weiter
    }
    .plan =
        { $steps ->
            [one] { FORM($ring, "marker") } { $steps } Schritt weiterrücken: −{ $price }
           *[other] { FORM($ring, "marker") } { $steps } Schritte weiterrücken: −{ $price }
        }
told-gained = erhält { FORM($piece, "acc") }
    .plan = { FORM($piece, "acc") } erhalten
told-gained-for = erhält { FORM($piece, "acc") } für { $price }
    .plan = { FORM($piece, "acc") } erhalten: −{ $price }
told-hired = stellt { FORM($employee, "acc") } ein
    .plan = { $employee } einstellen
told-hired-for = stellt { FORM($employee, "acc") } für { $price } ein
    .plan = { $employee } einstellen: −{ $price }
told-traded = gibt { $good } ab
    .plan = { $good } abgeben
told-swapped = tauscht { $good } gegen { FORM($piece, "acc") }
    .plan = { $good } gegen { FORM($piece, "acc") } tauschen
told-sold = verkauft { $good } für { $money }
    .plan = { $good } verkaufen: +{ $money }
told-subsidy = erhält { $money }
    .plan = { $money } erhalten
told-scrapped = verschrottet ein Schiff aus { $length } Teilen
    .plan = Schiff aus { $length } Teilen verschrotten
told-sailed = lässt ein Schiff aus { $length } Teilen vom Stapel (Geschwindigkeit { $speed })
    .plan = Schiff aus { $length } Teilen vom Stapel lassen (Geschwindigkeit { $speed })
told-used-canal =
    { $count ->
        [one] verbraucht einen Kanal
       *[other] verbraucht { $count } Kanäle
    }
    .plan =
        { $count ->
            [one] Einen Kanal verbrauchen
           *[other] { $count } Kanäle verbrauchen
        }
told-cut-off =
    { $count ->
        [one] verliert einen abgeschnittenen Kanal
       *[other] verliert { $count } abgeschnittene Kanäle
    }
    .plan =
        { $count ->
            [one] Einen abgeschnittenen Kanal verlieren
           *[other] { $count } abgeschnittene Kanäle verlieren
        }
told-scored =
    { $total ->
        [one] erhält { $total } Punkt ({ $points })
       *[other] erhält { $total } Punkte ({ $points })
    }
    .plan =
        { $total ->
            [one] { $total } Punkt erhalten ({ $points })
           *[other] { $total } Punkte erhalten ({ $points })
        }
told-scored-none = erhält keine Punkte
    .plan = Keine Punkte erhalten
told-discarded =
    { $count ->
        [one] legt einen Auftrag ab
       *[other] legt { $count } Aufträge ab
    }
    .plan =
        { $count ->
            [one] Einen Auftrag ablegen
           *[other] { $count } Aufträge ablegen
        }
told-discarded-names = legt { $contract } ab
    .plan = { $contract } ablegen
told-nothing = tut nichts
    .plan = Nichts tun

told-removed-parts = entfernt { $part } aus dem Spiel
told-removed-canal = entfernt einen Kanal
told-removed-goods = entfernt { $good }
told-removed-nothing = entfernt nichts
told-rival-steps =
    { $steps ->
        [one] rückt den Zeiger { $steps } Schritt weiter
       *[other] rückt den Zeiger { $steps } Schritte weiter
    }
told-rival-marker = rückt den Zeiger weiter

told-title-dropped = Der Würfel fällt
told-title-last-lap = Letzte Züge
told-title-final-action = Schlussaktionen
told-title-final-ship = Letzter Schiffbau
told-final-action = Reihum hat jeder noch eine Aktion, beginnend beim Startspieler.
told-final-ship = Jeder darf ein Teil kaufen, das ein Schiff vollendet.
told-dropped = { $cubes ->
        [0] Die letzte Runde beginnt.
        [one] Nach dieser noch { $cubes } Runde.
       *[other] Nach dieser noch { $cubes } Runden.
    }
told-last-lap = Das Spiel endet bald: { $why }.
told-guilder = Ein Gulden kommt auf „{ $action }“.
told-reshuffled = Neu gemischt: { $stack }.
told-ended = Das Spiel ist zu Ende: { $how }.

## Optionen

option-contracts-deal = Ausgeteilte Aufträge
value-contracts-deal-three = 3 rote und 3 blaue, zufällig (Fortgeschrittene)
value-contracts-deal-sets = Ein empfohlener Satz aus 2 roten und 2 blauen (Anfänger)
value-contracts-deal-two = 2 rote und 2 blaue, zufällig
option-employees-layout = Mitarbeiter um das Rad
value-employees-layout-random = Alle zufällig (Fortgeschrittene)
value-employees-layout-drawn = Empfohlene wie abgebildet, der Rest zufällig (Anfänger)
value-employees-layout-one-per-space = Empfohlene zufällig, einer je Feld
option-gear-moves-per-drop = Zahnradschritte pro Runde
option-gear-first-drop = Zahnradschritte in der ersten Runde
option-last-tile-guilder = Gulden auf einem freien letzten Plättchen am Rundenende
value-last-tile-guilder-add-up = Jede Runde einer, sie sammeln sich an
value-last-tile-guilder-at-most-one = Nie mehr als einer
value-last-tile-guilder-off = Keiner
option-guilder-at-final-drop = Diesen Gulden auch in der letzten Runde legen
value-guilder-at-final-drop-on = Ja
value-guilder-at-final-drop-off = Nein
option-subsidy-start = Start von „Zuschuss erhalten“ (4 Spieler)
value-subsidy-start-last = Letztes der Leiste
value-subsidy-start-random = Irgendwo in der Leiste
option-action-row = Anfängliche Aktionsleiste: „shuffled“ oder alle Plättchen von vorn
option-able-with-bonus = „Waren tauschen“ ohne Waren, wenn ein Bonuskauf vorausgeht
value-able-with-bonus-off = Nein
value-able-with-bonus-on = Ja
option-exchange-start-field = Börsenzeiger hält auch wieder auf dem Startfeld
value-exchange-start-field-skipped = Nein
value-exchange-start-field-counts = Ja, Waren bringen dort 0
option-canal-rotation = Drehen der Kanäle erlauben
value-canal-rotation-free = Ja
value-canal-rotation-none = Nein
option-canal-tiles = Kanalformen
value-canal-tiles-mixed = Drei verschiedene Formen
value-canal-tiles-all-chain7 = Nur Ketten
option-canal-allow-loops = Kanäle mit Schleifen erlauben
value-canal-allow-loops-off = Nein
value-canal-allow-loops-on = Ja
option-free-scrap = Verschrotten eines fahrtüchtigen Schiffs erlauben
value-free-scrap-on = Ja
value-free-scrap-off = Nein
option-bonus-pieces = Zusatzteile von Ingenieuren und Werbern
value-bonus-pieces-auto = Automatisch genommen
value-bonus-pieces-ask = Jedes Mal fragen
option-contract-26 = 26. Auftrag
value-contract-26-kinds8 = Arten von Besatzung und Ausrüstung
value-contract-26-none = Weggelassen
option-final-ship-build = Nach den Schlussaktionen noch ein Schiff vollenden
value-final-ship-build-on = Ja
value-final-ship-build-off = Nein
option-tie-break = Gleichstand
value-tie-break-shared = Geteilt
value-tie-break-money = Geld entscheidet
option-solo-removed = Solo: von Gegnern entfernte Kanäle und Waren
value-solo-removed-out-of-game = Kommen aus dem Spiel
value-solo-removed-discard = Kommen auf den Ablagestapel
option-solo-leader-barred = Solo: Gegner überspringen ihr vorderstes Plättchen
value-solo-leader-barred-on = Ja (wie im eigenen Zug)
value-solo-leader-barred-off = Nein (Wortlaut der Regel)

## Warum etwas nicht geht: folgt auf „Anna kann ‚goods‘ nicht spielen: …“

why-out-of-play = dieses Plättchen ist nicht im Spiel
why-leading = dieses Plättchen kam eben erst nach vorn
why-occupied = auf diesem Plättchen liegt ein Würfel
why-one-bonus = nur eine Bonusaktion je Zug ist erlaubt
why-chosen = das ist schon die Hauptaktion
# one form
why-money = das kostet { $cost } Gulden, vorhanden sind { $held }
why-unable-build = { $player } kann kein Teil bezahlen und anlegen
why-unable-canal = { $player } kann keinen Kanal bezahlen
why-unable-goods = { $player } kann kein Warenplättchen bezahlen
why-unable-employee = { $player } kann niemanden einstellen
why-unable-exchange = es ist kein Warenplättchen zum Tauschen da
why-no-part = in dieser Spalte liegt kein Teil
why-no-place = für ein solches Teil ist in der Werft kein Platz
why-not-offered = das liegt nicht aus
why-place-taken = dort liegt schon ein Teil
why-place = dorthin passt es nicht: { $kind }
why-no-tile = nur eigene Warenplättchen können getauscht werden
why-steps = höchstens { $most } Schritte sind erlaubt
why-nobody = auf diesem Feld kann niemand eingestellt werden
why-not-there = dieser Mitarbeiter ist nicht auf diesem Feld
why-gone = dort ist niemand mehr
why-hired = dieser Mitarbeiter ist schon eingestellt
why-level = erst muss der Händler der Stufe I für diese Ware eingestellt sein
why-scrap = ein fahrtüchtiges Schiff darf nicht verschrottet werden
why-captain = es ist kein Kapitän in Reserve
why-no-voyage = das Schiff kann nirgendwohin fahren
why-reserve =
    { $held ->
        [0] nicht in Reserve: { $piece }
       *[other] nur { $held } in Reserve
    }
why-room =
    { $most ->
        [0] dafür ist kein Platz
       *[other] nur Platz für { $most }
    }
why-no-contract = nur eigene Aufträge können abgelegt werden

## Wie ein Spiel endete

ending-final-drop = letzter Fall des Würfels
ending-early-end = vorzeitiges Ende
tie-shared = { $standing } haben gleich viele Punkte ({ $points }) und teilen sich den Platz: Es gibt keinen Stichentscheid.
tie-money = Gleichstand bei { $points } Punkten: Wer mehr Geld hat, liegt vorn ({ $standing }).
tie-equal = { $standing } haben gleich viele Punkte ({ $points }) und gleich viel Geld und teilen sich den Platz.
