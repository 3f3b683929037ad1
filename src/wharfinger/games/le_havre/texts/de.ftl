# Le Havre auf Deutsch: Namen, Fragen, Hilfen, Hinweise, Ereignisse, Optionen und was jede Karte tut.

summary = Händler im Hafen von Le Havre nehmen Waren, veredeln sie, bauen Gebäude und Schiffe und versorgen ihre Arbeiter.

## Namen. `.how` steht am Anfang einer Frage, `.many` nach einer Zahl ab 2, `.no` vor „im Vorrat“

name-good-fish = Fisch
    .how = Wie viele Fische
    .many = Fische
    .no = kein Fisch
name-good-wood = Holz
    .how = Wie viel Holz
    .no = kein Holz
name-good-clay = Lehm
    .how = Wie viel Lehm
    .no = kein Lehm
name-good-iron = Eisen
    .how = Wie viel Eisen
    .no = kein Eisen
name-good-grain = Korn
    .how = Wie viel Korn
    .no = kein Korn
name-good-cattle = Vieh
    .how = Wie viel Vieh
    .no = kein Vieh
name-good-coal = Kohle
    .how = Wie viel Kohle
    .no = keine Kohle
name-good-hides = Fell
    .how = Wie viele Felle
    .many = Felle
    .no = kein Fell
name-good-smoked-fish = Räucherfisch
    .how = Wie viele Räucherfische
    .many = Räucherfische
    .no = kein Räucherfisch
name-good-charcoal = Holzkohle
    .how = Wie viel Holzkohle
    .no = keine Holzkohle
name-good-brick = Ziegel
    .how = Wie viele Ziegel
    .many = Ziegel
    .no = kein Ziegel
name-good-steel = Stahl
    .how = Wie viel Stahl
    .no = kein Stahl
name-good-bread = Brot
    .how = Wie viele Brote
    .many = Brote
    .no = kein Brot
name-good-meat = Fleisch
    .how = Wie viel Fleisch
    .no = kein Fleisch
name-good-coke = Koks
    .how = Wie viel Koks
    .no = kein Koks
name-good-leather = Leder
    .how = Wie viel Leder
    .no = kein Leder
name-good-francs = Francs
    .how = Wie viele Francs
    .no = keine Francs
name-good-franc = Franc
    .how = Wie viele Francs
    .many = Francs
    .no = kein Franc

name-ship-wooden = Holzschiff
    .nom = das Holzschiff
    .acc = das Holzschiff
name-ship-iron = Eisenschiff
    .nom = das Eisenschiff
    .acc = das Eisenschiff
name-ship-steel = Stahlschiff
    .nom = das Stahlschiff
    .acc = das Stahlschiff
name-ship-luxury = Luxusliner
    .nom = der Luxusliner
    .acc = den Luxusliner

name-type-craftsman = Handwerk
name-type-economic = Wirtschaft
name-type-industrial = Industrie
name-type-public = öffentlich
name-type-none = ohne Typ
name-type-ship = Schiff

name-card-building-firm-1 = Bauhandwerksbetrieb I
    .gender = m
name-card-building-firm-2 = Bauhandwerksbetrieb II
    .gender = m
name-card-construction-firm = Bauunternehmen
    .gender = n
name-card-marketplace = Marktplatz
    .gender = m
name-card-sawmill = Sägewerk
    .gender = n
name-card-fishery = Fischerei
    .gender = f
name-card-joinery = Schreinerei
    .gender = f
name-card-bakehouse = Backhaus
    .gender = n
name-card-hardware-store = Baumarkt
    .gender = m
name-card-charcoal-kiln = Köhlerei
    .gender = f
name-card-smokehouse = Räucherei
    .gender = f
name-card-abattoir = Schlachthof
    .gender = m
name-card-clay-mound = Lehmhügel
    .gender = m
name-card-arts-centre = Kulturzentrum
    .gender = n
name-card-wharf-1 = Werft I
    .gender = f
name-card-black-market = Schwarzmarkt
    .gender = m
name-card-brickworks = Ziegelei
    .gender = f
name-card-local-court = Amtsgericht
    .gender = n
name-card-colliery = Zeche
    .gender = f
name-card-wharf-2 = Werft II
    .gender = f
name-card-shipping-line = Reederei
    .gender = f
name-card-grocery-market = Lebensmittelmarkt
    .gender = m
name-card-tannery = Gerberei
    .gender = f
name-card-business-office = Kontor
    .gender = n
name-card-ironworks = Eisenhütte
    .gender = f
name-card-steel-mill = Stahlwerk
    .gender = n
name-card-storehouse = Lagerhaus
    .gender = n
name-card-cokery = Kokerei
    .gender = f
name-card-dock = Dock
    .gender = n
name-card-bridge-over-the-seine = Seine-Brücke
    .gender = f
name-card-town-hall = Rathaus
    .gender = n
name-card-bank = Bank
    .gender = f
name-card-church = Kirche
    .gender = f
name-card-labour-exchange = Arbeitsamt
    .gender = n
name-card-bakery = Bäckerei
    .gender = f
name-card-baguette-shop = Baguetterie
    .gender = f
name-card-farm = Bauernhof
    .gender = m
name-card-clothing-industry = Bekleidungsindustrie
    .gender = f
name-card-iron-mine-and-coal-seam = Eisenmine und Flöz
    .gender = pair
    .both = die Eisenmine und das Flöz
    .them = die Eisenmine und das Flöz
name-card-fish-market = Fischmarkt
    .gender = m
name-card-fish-restaurant = Fischrestaurant
    .gender = n
name-card-fishpond-and-wood = Fischteich und Gehölz
    .gender = pair
    .both = der Fischteich und das Gehölz
    .them = den Fischteich und das Gehölz
name-card-forest-hut = Forststube
    .gender = f
name-card-plant-nursery = Gärtnerei
    .gender = f
name-card-business-park = Gewerbegebiet
    .gender = n
name-card-guildhouse = Gildenhaus
    .gender = n
name-card-harbour-watch = Hafenwache
    .gender = f
name-card-smelter = Hüttenwerk
    .gender = n
name-card-diner = Imbisskette
    .gender = f
name-card-hunting-lodge = Jagdhütte
    .gender = f
name-card-coal-trader = Kohlenhandlung
    .gender = f
name-card-patisserie = Konditorei
    .gender = f
name-card-furriery = Kürschnerei
    .gender = f
name-card-leather-industry = Lederindustrie
    .gender = f
name-card-kiln = Lehmbrennerei
    .gender = f
name-card-luxury-yacht = Luxusjacht
    .gender = f
name-card-feedlot = Mastbetrieb
    .gender = m
name-card-masons-guild = Maurerinnung
    .gender = f
name-card-furniture-factory = Möbelfabrik
    .gender = f
name-card-town-square = Rathausplatz
    .gender = m
name-card-tavern = Schenke
    .gender = f
name-card-haulage-firm = Spedition
    .gender = f
name-card-schnaps-distillery = Schnapsbrennerei
    .gender = f
name-card-steelworks = Stahlhütte
    .gender = f
name-card-steakhouse = Steakhaus
    .gender = n
name-card-wind-farm = Windmühlenpark
    .gender = m
name-card-brick-manufacturer = Ziegelindustrie
    .gender = f
name-card-zoo = Zoo
    .gender = m
name-card-football-stadium = Fußballstadion
    .gender = n
name-card-dunny = Toilettenhäuschen
    .gender = n
name-card-workers-cottages = Arbeitersiedlung
    .gender = f
name-card-construction-site = Baustelle
    .gender = f
name-card-logging-camp = Holzfällerlager
    .gender = n
name-card-ms-dagmar = MS Dagmar
    .gender = f
name-card-pawnbrokers = Pfandleihe
    .gender = f
name-card-pirates-lair = Piratennest
    .gender = n
name-card-junkyard = Schrottplatz
    .gender = m
name-card-dive-bar = Spelunke
    .gender = f
name-card-picket-line = Streikposten
    .gender = m
name-card-tobacco-factory = Tabakmanufaktur
    .gender = f
name-card-cattle-drive = Viehbetrieb
    .gender = m
name-card-toy-fair = Spielemesse
    .gender = f
name-card-wooden-crane = Holzkran
    .gender = m
name-card-lumber-mill = Sägemühle
    .gender = f
name-card-main-station = Hauptbahnhof
    .gender = m
name-card-hotel = Hotel
    .gender = n
name-card-fur-factory = Pelzmanufaktur
    .gender = f
name-card-wainwrights = Wagnerei
    .gender = f
name-card-fishermans-hut = Fischerhaus
    .gender = n
name-card-soup-kitchen = Suppenküche
    .gender = f
name-card-cattle-market = Viehmarkt
    .gender = m
name-card-brick-trader = Ziegelhandlung
    .gender = f
name-card-clay-company = Lehmbaufachbetrieb
    .gender = m
name-card-smelting-furnace = Rennofenbau
    .gender = m
name-card-flea-market = Flohmarkt
    .gender = m
name-card-inn = Gaststätte
    .gender = f
name-card-cannery-row = Konservenfabrik
    .gender = f
name-card-hides-trader = Fellhandlung
    .gender = f
name-card-fur-industry = Pelzindustrie
    .gender = f
name-card-department-of-agriculture = Agraramt
    .gender = n
name-card-department-of-economics = Wirtschaftsamt
    .gender = n
name-card-stockmarket = Aktienmarkt
    .gender = m
name-card-souvenir-shop = Souvenirladen
    .gender = m
name-card-wreckers = Abrissunternehmen
    .gender = n
name-card-blast-furnace = Hochofen
    .gender = m
name-card-biofuel-facility = Agrospritanlage
    .gender = f
name-card-ranch = Ranch
    .gender = f
name-card-trading-firm = Handelshaus
    .gender = n
name-card-trafficking-spot = Umschlagplatz
    .gender = m
name-card-major-corporation = Großkonzern
    .gender = m
name-card-emporium = Warenhaus
    .gender = n
name-card-cobblers = Schusterei
    .gender = f
name-card-rattletrap-car = Rostlaube
    .gender = f
name-card-wholesale-bakery = Großbäckerei
    .gender = f

## Woher die Punkte kamen

source-buildings = Gebäude
source-bonuses = Gebäudeboni
source-ships = Schiffe
source-francs = Francs
source-loans = Kredite

## Wörter des Tisches im Terminal

label-title = Le Havre
length-full = volles Spiel
length-short = kurzes Spiel
label-round = Runde { $round } von { $rounds }
label-final-phase = Schlussphase
label-offers = Angebote
label-tiles = Nachschubplättchen
label-face-down = verdeckt
label-interest = Zinsen
label-rounds =
    Kommende Runden{ $later ->
        [0] {""}
       *[other] , noch { $later } weitere
    }
label-round-short = Rd.
label-food = Nahrung
label-harvest = Ernte
label-town-builds = Stadt
label-new-ship = neues Schiff
label-last-action = Alle haben noch eine letzte Hauptaktion.
label-yes-harvest = ja
town-standard = baut
town-special = Sondergeb.
label-proposal = Bauvorhaben { $number } · Kosten · Wert
label-empty = leer
label-buy-only = nur Kauf
label-short-offers = Angebote
label-short-tiles = Nachschub
label-short-proposals = Bauvorhaben
label-short-ships = Schiffe
label-short-town = Stadt
label-short-specials = Sonder
label-short-round =
    Runde { $round }: Nahrung { $food }{ $harvest ->
        [1] , Ernte
       *[other] {""}
    }{ $town ->
        [standard] , Stadt baut
        [special] , Sondergebäude
       *[other] {""}
    }, { $ship }
label-short-francs =
    { $count ->
        [one] { $count } Franc
       *[other] { $count } Francs
    }
label-short-loans =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }
label-short-food = { $count } Nahrung
label-short-energy = { $count } Energie
label-short-wealth = Vermögen { $count }
label-short-feeding =
    Versorgung { $food }{ $ships ->
        [0] {""}
       *[other] {" "}({ $ships } durch Schiffe)
    }: { $missing ->
        [0] genug
       *[other] { $missing } fehlen
    }
label-short-ship = kaufen { $price }, bauen { $amount } { $good }
label-short-more = { $count } weitere
label-harbour = Schiffe zum Kaufen und Bauen
label-ship-type = Schiff
label-ship-buy = Kauf
label-ship-build = Bau
label-ship-energy = Energie
label-ship-feeds = Nahrung
label-ship-carries = Ladung
label-ship-worth = Wert, oberstes zuerst
label-none-yet = noch keins
type-ship-wooden = Holz
type-ship-iron = Eisen
type-ship-steel = Stahl
type-ship-luxury = Luxus
label-specials = Sondergebäude
label-no-specials = keine im kurzen Spiel
label-deck =
    { $count ->
        [0] keine mehr im Stapel
       *[other] { $count } verdeckt im Stapel
    }
label-revealed = aufgedeckt: { $cards }
label-known = nur du weißt: { $card } liegt an { $place }. Stelle
label-known-either = nur du weißt: { $card } liegt an 1. oder 2. Stelle
label-hand = deine Hand: { $cards }
label-hand-cards = { $player } hält { $count } Karten
label-waiting = { $card } wartet auf einen freien Platz
label-picket = Streikposten ({ $player }): Nimm ein Angebot
label-town = Stadt · Eintritt · Wert
label-modern = , modernisiert
label-ships = Schiffe
label-ships-feed = versorgen { $food }
label-no-ships = keine Schiffe
label-pawned = verpfändet: { $goods }
count-craftsman = { $count } Handwerksgebäude
count-economic = { $count } Wirtschaftsgebäude
count-industrial = { $count } Industriegebäude
count-public =
    { $count ->
        [one] { $count } öffentliches Gebäude
       *[other] { $count } öffentliche Gebäude
    }
count-ship =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
count-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
count-hammer =
    { $count ->
        [one] { $count } Hammer
       *[other] { $count } Hämmer
    }
# one form
count-fisherman = { $count } Angler
fee-food = { $amount }Na
fee-francs = { $amount }Fr
fee-free = frei
letter-craftsman = H
letter-economic = W
letter-industrial = I
letter-public = Ö
letter-none = -
letter-ship = S
letter-wood = h
letter-clay = l
letter-brick = z
letter-iron = e
letter-steel = s
letter-hammer = h
letter-fisherman = a
symbol-hammer = Hammer
symbol-fisherman = Angler
label-legend = · Eintritt: Na Nahrung, Fr Francs · 6/30 Wert 6, Preis 30 · 6+4 Bonus am Ende
short-good-fish = Fisch
short-good-wood = Holz
short-good-clay = Lehm
short-good-iron = Eisen
short-good-grain = Korn
short-good-cattle = Vieh
short-good-coal = Kohle
short-good-hides = Fell
short-good-smoked-fish = R.fisch
short-good-charcoal = H.kohle
short-good-brick = Ziegel
short-good-steel = Stahl
short-good-bread = Brot
short-good-meat = Fleisch
short-good-coke = Koks
short-good-leather = Leder
short-card-bridge-over-the-seine = Seine-Brücke
short-card-iron-mine-and-coal-seam = Mine und Flöz
short-card-department-of-agriculture = Agraramt
short-card-department-of-economics = Wirtschaftsamt
short-card-furniture-factory = Möbelfabrik
short-card-brick-manufacturer = Ziegelindustrie
short-card-schnaps-distillery = Schnapsbrenner.
label-player = Spieler
label-wealth = Vermögen
label-francs = Francs
label-loans = Kredite
label-energy = Energie
label-demand = Versorgung
label-ships-give = Schiffe
label-to-pay = zu zahlen
label-lacks = fehlt
label-fed = versorgt
label-category = Vermögen
label-final-buildings = Gebäude
label-final-bonus = Gebäudeboni
label-final-ships = Schiffe
label-final-francs = Francs
label-final-loans = Kredite
label-total = gesamt
label-place = Platz
ship-named = { $kind } { $name } ({ $value })

## Was jede Karte tut

card-building-firm-1 = eine der obersten Karten der drei Bauvorhaben-Stapel bauen und ihre Kosten zahlen
card-building-firm-2 = eine der obersten Karten der drei Bauvorhaben-Stapel bauen und ihre Kosten zahlen
card-construction-firm = eine oder zwei oberste Karten nacheinander bauen, auch beide vom selben Stapel; dazwischen darf gekauft werden
card-marketplace = 2 verschiedene Standardwaren nehmen (alle acht erlaubt, keine Francs), plus 1 weitere andere je eigenem Handwerksgebäude (also höchstens 8); dann die obersten zwei Sonderkarten ansehen und in beliebiger Reihenfolge zurücklegen
card-sawmill = ein Gebäude bauen, dessen Kosten Holz enthalten, und 1 Holz weniger zahlen
card-fishery = 3 Fische nehmen, plus 1 je eigenem Anglersymbol
card-joinery = 1, 2 oder 3 Holz für insgesamt 5, 6 oder 7 Francs verkaufen
card-bakehouse = beliebig viel Korn zu Brot: kostet je eine halbe Energie (Summe aufgerundet), bringt je einen halben Franc (Summe abgerundet)
card-hardware-store = 1 Holz, 1 Ziegel, 1 Eisen nehmen
card-charcoal-kiln = beliebig viel Holz zu Holzkohle, ohne Energie
card-smokehouse = bis zu 6 Fische zu Räucherfisch für insgesamt 1 Energie; bringt je einen halben Franc (Summe abgerundet)
card-abattoir = beliebig viel Vieh zu Fleisch, dazu je ein halbes Fell (Summe abgerundet)
card-clay-mound = 3 Lehm nehmen, plus 1 je eigenem Hammersymbol
card-arts-centre = 4 Francs je Mitspieler, dessen Arbeiter in einem deiner Gebäude ist
card-wharf-1 = ein verfügbares Schiff (oberstes eines Stapels) für Waren und 3 Energie bauen; das erste Schiff dieser Werft, das kein Holzschiff ist, braucht zusätzlich 1 Ziegel, der auf der Karte bleibt
card-black-market = je 2 Marken von jeder Sorte nehmen, deren Angebotsfeld leer ist (auch Francs)
card-brickworks = beliebig viel Lehm zu Ziegeln: kostet je eine halbe Energie (Summe aufgerundet), bringt je einen halben Franc (Summe abgerundet)
card-local-court = 1 Kredit: ihn gratis abgeben. 2 Kredite: einen abgeben und 2 Francs nehmen. 3 oder mehr: zwei abgeben, oder einen abgeben und 2 Francs nehmen
card-colliery = 3 Kohle nehmen, oder 4 mit mindestens einem eigenen Hammersymbol
card-wharf-2 = ein verfügbares Schiff (oberstes eines Stapels) für Waren und 3 Energie bauen; das erste Schiff dieser Werft, das kein Holzschiff ist, braucht zusätzlich 1 Ziegel, der auf der Karte bleibt
card-shipping-line = 3 Energie je eingesetztem Schiff zahlen; jedes lädt bis zu seiner Ladung beliebig gemischte Waren, die zu den aufgedruckten Preisen verkauft werden
card-grocery-market = je 1 Vieh, Fleisch, Fisch, Räucherfisch, Korn und Brot nehmen
card-tannery = bis zu 4 Felle zu Leder; bringt je 1 Franc
card-business-office = einmal: 4 beliebige Waren gegen 1 Stahl; und/oder einmal: 1 beliebige Ware gegen 1 Holzkohle, 1 Leder oder 1 Ziegel
card-ironworks = 3 Eisen nehmen; für 6 Energie ein viertes
card-steel-mill = beliebig viel Eisen zu Stahl; kostet je 5 Energie, als eine Summe gezahlt
card-storehouse = Endwert steigt um einen halben Franc je eigener Ware (Summe abgerundet)
card-cokery = beliebig viel Kohle zu Koks, ohne Energie; bringt je 1 Franc
card-dock = Endwert steigt um 4 je eigenem Schiff
card-bridge-over-the-seine = beliebig viele Waren verkaufen: 1 Franc je veredelter Ware, 1 Franc je drei Standardwaren (beliebig gemischt)
card-town-hall = Endwert steigt um 4 je öffentlichem Gebäude (dieses eingeschlossen) und um 2 je Handwerksgebäude
card-bank = Endwert steigt um 3 je Industriegebäude und um 2 je Wirtschaftsgebäude (dieses eingeschlossen)
card-church = nur mit mindestens 5 Broten und 2 Fischen: 5 weitere Brote und 3 weitere Fische nehmen
card-labour-exchange = 1 Fisch je eigenem Angler und 1 Kohle je eigenem Hammer nehmen
card-bakery = bis zu 6 Brote für je 3 Francs verkaufen
card-baguette-shop = bis zu 4-mal: 1 Brot + 1 Fleisch für 6 Francs
card-farm = 2 Fische, 2 Korn, 2 Holz, 1 Fell, 1 Vieh nehmen
card-clothing-industry = beliebig oft: 1 Fell + 1 Leder für 7 Francs
card-iron-mine-and-coal-seam = 2 Eisen und 1 Kohle nehmen
card-fish-market = bis zu 7 Fische (keine Räucherfische) für je 2 Francs verkaufen
card-fish-restaurant = beliebig viele Räucherfische für je 3 Francs verkaufen
card-fishpond-and-wood = 3 Fische und 3 Holz nehmen
card-forest-hut = bis zu 4-mal: 1 Holz + 1 Fleisch für 5 Francs
card-plant-nursery = 3 Francs und 4 Holz nehmen
card-business-park = Endwert steigt um 2 je Industriegebäude
card-guildhouse = Endwert steigt um 2 je Wirtschaftsgebäude (dieses eingeschlossen)
card-harbour-watch = einem Mitspieler 1 Franc zahlen und seinen Arbeiter aus einem Gebäude nach Hause schicken; dann dieses Gebäude betreten (mit Eintritt, wenn es nicht dir gehört) und nutzen
card-smelter = 1 Kohle, 1 Koks, 1 Eisen nehmen
card-diner = bis zu 3-mal: 1 Holz + 1 Brot + 1 Räucherfisch für 8 Francs
card-hunting-lodge = 2 Felle und 3 Fleisch nehmen
card-coal-trader = höchstens einmal 1 Nahrung gegen 1 Holzkohle und/oder bis zu 5-mal 2 Nahrung gegen 1 Kohle; die Nahrung wird als eine Summe gezahlt, auch mit Francs
card-patisserie = bis zu 3-mal: 1 Korn + 1 Brot für 5 Francs
card-furriery = beliebig viele Felle zu Brot, und/oder bis zu 2 Leder für je 5 Francs
card-leather-industry = einmal: 3 Leder und 14 Francs einsetzen, 30 Francs nehmen (netto 16; 14 Francs müssen vorhanden sein)
card-kiln = einmal: 1 Lehm und 1 Energie gegen 3 Ziegel
card-luxury-yacht = für 20 zu kaufen; oder beim Betreten einer Werft (Eintritt wie üblich) statt zu bauen ein eigenes Eisenschiff aus dem Spiel nehmen und die Jacht gratis erhalten. Zählt als Eisenschiff, versorgt aber niemanden und verschifft nichts
card-feedlot = mit 2 bis 6 Vieh erhält der Besitzer bei einer Ernte 2 Vieh statt 1
card-masons-guild = der Besitzer zahlt 1 Lehm oder 1 Ziegel weniger je gebautem Gebäude (nur wenn die Kosten Lehm oder Ziegel enthalten)
card-furniture-factory = beliebig oft: 1 Holz + 1 Leder für 6 Francs
card-town-square = so viele verschiedene veredelte Waren (keinen Stahl) nehmen, wie man Handwerksgebäude hat
card-tavern = bis zu 4-mal: 1 Holz + 1 Korn für 3 Francs
card-haulage-firm = 3 Francs zahlen und alle Waren von zwei benachbarten Angebotsfeldern nehmen (nie vom Franc-Feld)
card-schnaps-distillery = bis zu 4 Korn für je 2 Francs verkaufen
card-steelworks = einmal: 1 Eisen und 15 Energie gegen 2 Stahl
card-steakhouse = bis zu 4-mal: 1 Fleisch + 1 Holzkohle für 6 Francs
card-wind-farm = der Besitzer zahlt 3 Energie weniger, wann immer in einer Hauptaktion Energie fällig ist; ein Überschuss wird nicht ausgezahlt
card-brick-manufacturer = einmal: 3 Ziegel und 10 Francs einsetzen, 24 Francs nehmen (netto 14; 10 Francs müssen vorhanden sein)
card-zoo = ein drittel Franc je eigenem Vieh und Fisch (Summe abgerundet); die Tiere bleiben
card-football-stadium = keine Aktion. Aufgedeckt wartet es neben dem Plan, bis einer der drei Bauvorhaben-Plätze leer ist, wird dann dorthin gelegt und kann gebaut werden
card-dunny = keine Aktion; aufgedeckt kommt es auf den Bauvorhaben-Stapel, dessen oberste Karte die höchste Nummer hat, und kann dort gebaut werden
card-workers-cottages = der Besitzer hat in der Schlussphase zwei Hauptaktionen nacheinander
card-construction-site = beim Aufdecken erhält jeder Spieler 3 Sonderkarten; wer zuerst eintritt, tauscht diese Karte gegen eine seiner drei und nutzt sie sofort (mit Eintritt, wenn er sie nicht kauft); dann werden alle Handkarten abgeworfen
card-logging-camp = bis zu 7-mal: 1 Nahrung gegen 1 Holz
card-ms-dagmar = für 50 zu kaufen; oder beim Besuch einer Werft statt zu bauen einen eigenen Luxusliner abgeben und sie gratis erhalten; zählt als Luxusliner
card-pawnbrokers = beliebig viele verschiedene Waren auf die Karte legen und je 2 Francs nehmen; jede kann jederzeit ohne Besuch für 2 Francs ausgelöst werden
card-pirates-lair = der Besitzer erhält 1 Franc vom Erlös jedes Schiffes, das andere mit der Reederei losschicken
card-junkyard = bis zu 5-mal: 2 Nahrung gegen 1 Eisen
card-dive-bar = wer nach Hause geschickt wird, geht stattdessen in die Spelunke und zahlt 2 Francs an die Kasse (der Besitzer 1); beliebig viele Arbeiter haben dort Platz
card-picket-line = ein Angebot nehmen; alle anderen müssen in ihrem nächsten Zug als Hauptaktion auch ein Angebot nehmen; dann verlässt die Karte das Spiel; ab Beginn der letzten Runde nicht mehr nutzbar
card-tobacco-factory = der Besitzer darf in seinem Zug Mitspieler aus seinen eigenen Gebäuden nach Hause schicken
card-cattle-drive = jeder Mitspieler mit mindestens 1 Vieh gibt dir 1; zu zweit erhältst du 2
card-toy-fair = 1 Kredit (ohne seine 4 Francs) und 6 verschiedene Waren (keinen Stahl) nehmen
card-wooden-crane = der Besitzer darf beim Bauen ein beliebiges Baumaterial durch 1 Holz ersetzen
card-lumber-mill = der Besitzer zahlt 1 Holz weniger je gebautem Gebäude
card-main-station = beim Eintreten nichts; beim Verlassen zwei Gebäude nacheinander ohne Eintritt nutzen (nicht den Hauptbahnhof); wer darin ist, kann nicht vertrieben werden
card-hotel = beim Eintreten nichts; solange man bleibt, 3 Francs bei jedem genommenen Angebot; wer darin ist, kann nicht vertrieben werden
card-fur-factory = je eigenem Leder bis zu 2 Felle für je 4 Francs verkaufen (das Leder bleibt)
card-wainwrights = je eigenem Eisen einmal 2 Holz für 5 Francs verkaufen (das Eisen bleibt)
card-fishermans-hut = der Besitzer erhält an jedem Rundenende 1 Fisch (2 bei 1–2 Spielern); als Aktion beliebig oft 2 Fische gegen 3 Fische
card-soup-kitchen = versorgt wie ein Holzschiff: 5/4/3/2/1 Nahrung bei 1/2/3/4/5 Spielern
card-cattle-market = entweder bis zu 7 Vieh für je 1 Franc kaufen oder bis zu 7 Vieh für je 3 Francs verkaufen
card-brick-trader = entweder bis zu 5 Ziegel für je 1 Franc kaufen oder bis zu 5 Ziegel für je 3 Francs verkaufen
card-clay-company = beliebig oft: 1 Lehm + 1 Holz für 3 Francs
card-smelting-furnace = beliebig viel Lehm zu Eisen; kostet je 2 Energie
card-flea-market = ein Angebot mit genau 2 Marken nehmen und dazu alle Angebote mit genau 1 Marke (Francs zählen mit)
card-inn = beliebig viele Fische ohne Energie zu Räucherfisch, und/oder bis zu 2 Fleisch für je 4 Francs
card-cannery-row = einmal 1 Eisen + 4 Räucherfische für 18 Francs und/oder einmal 1 Eisen + 3 Fleisch für 16 Francs
card-hides-trader = einmal: 6 Felle für 18 Francs
card-fur-industry = einmal: 3 Felle und 10 Francs für 22 Francs (netto 12)
card-department-of-agriculture = 1 Fleisch je eigenem Wirtschaftsgebäude und 1 Brot je eigenem Handwerksgebäude nehmen
card-department-of-economics = 1 Eisen je eigenem Industriegebäude und 2 Francs je eigenem Wirtschaftsgebäude nehmen
card-stockmarket = der Besitzer erhält 1 Franc, wenn ein anderer das Franc-Angebot nimmt, 3 Francs, wenn ein anderer die Bank baut, und zahlt keine Zinsen
card-souvenir-shop = der Besitzer erhält 1 Franc aus der Kasse, wann immer ein Mitspieler eines seiner Gebäude betritt
card-wreckers = bis zu 2-mal: 3 Nahrung gegen 2 Holz, 2 Lehm und 1 Eisen
card-blast-furnace = bis zu 6 Eisen aus dem Vorrat für je 3 Energie nehmen
card-biofuel-facility = der Besitzer darf die Energie der Reederei mit Korn zahlen, je 2 Energie
card-ranch = Endwert steigt um 2 je eigenem Vieh
card-trading-firm = bis zu 4 Waren gegen beliebig viele Waren vom selben Reedereiwert tauschen
card-trafficking-spot = bis zu 3 Standardwaren gegen ebenso viele andere Standardwaren tauschen (kein Eisen erhalten), und/oder bis zu 3 veredelte Waren gegen ebenso viele andere veredelte (keinen Stahl erhalten)
card-major-corporation = je 1 von jeder Warensorte nehmen, die man schon hat (keine Francs); 3 Francs, wenn Stahl dabei ist
card-emporium = beliebig viele verschiedene veredelte Waren kaufen: je 1 Franc, Koks 3, Stahl 5
card-cobblers = beliebig viel Leder gegen je 2 Brote und 2 Francs
card-rattletrap-car = muss der nächste Spieler nehmen, der mindestens 1 Eisen (keinen Stahl) erhält; unverkäuflich
card-wholesale-bakery = beliebig viele Brote für je 2 Francs verkaufen
card-own = { $text }

## Dasselbe in wenigen Worten, wo es länger war

brief-building-firm-1 = oberste Karte eines Bauvorhabens bauen
brief-building-firm-2 = oberste Karte eines Bauvorhabens bauen
brief-construction-firm = ein oder zwei Gebäude bauen
brief-marketplace = 2 verschiedene Standardwaren, +1 je eigenem Handwerk; 2 Sonderkarten ansehen
brief-sawmill = ein Gebäude aus Holz bauen, 1 Holz weniger
brief-bakehouse = Korn zu Brot: je halbe Energie, dafür je halber Franc
brief-smokehouse = bis zu 6 Fische zu Räucherfisch: insgesamt 1 Energie, je halber Franc
brief-abattoir = Vieh zu Fleisch, dazu halb so viele Felle
brief-arts-centre = 4 Francs je Mitspieler in deinen Gebäuden
brief-wharf-1 = Schiff für seine Waren und 3 Energie bauen; moderne brauchen einmal einen Ziegel
brief-wharf-2 = Schiff für seine Waren und 3 Energie bauen; moderne brauchen einmal einen Ziegel
brief-black-market = je 2 von jeder Sorte, deren Angebot leer ist
brief-brickworks = Lehm zu Ziegeln: je halbe Energie, dafür je halber Franc
brief-local-court = Kredit abgeben: +2 Francs bei 2 Krediten, einen zweiten bei 3
brief-shipping-line = Waren für Francs verschiffen, 3 Energie je Schiff
brief-business-office = 4 Waren gegen Stahl; 1 Ware gegen Holzkohle, Leder oder Ziegel
brief-storehouse = am Ende ein halber Franc Bonus je Ware
brief-bridge-over-the-seine = 1 Franc je veredelter Ware oder je drei Standardwaren
brief-town-hall = Bonus: 4 je öffentlichem und 2 je Handwerksgebäude
brief-bank = Bonus: 3 je Industrie- und 2 je Wirtschaftsgebäude
brief-church = mit 5 Broten und 2 Fischen: 5 weitere Brote und 3 weitere Fische
brief-harbour-watch = für 1 Franc einen Arbeiter heimschicken und das Gebäude betreten
brief-coal-trader = einmal 1 Nahrung gegen 1 Holzkohle, bis zu 5-mal 2 Nahrung gegen 1 Kohle
brief-furriery = Felle zu Brot; bis zu 2 Leder für je 5 Francs
brief-leather-industry = 3 Leder für 16 Francs, wenn du 14 Francs hast
brief-luxury-yacht = zählt als Eisenschiff, versorgt niemanden, verschifft nichts
brief-feedlot = mit 2 bis 6 Vieh 2 bei der Ernte statt 1
brief-masons-guild = 1 Lehm oder Ziegel weniger je gebautem Gebäude
brief-town-square = 1 andere veredelte Ware (kein Stahl) je eigenem Handwerk
brief-haulage-firm = 3 Francs für zwei benachbarte Warenangebote
brief-wind-farm = 3 Energie weniger, wann immer Energie fällig ist
brief-brick-manufacturer = 3 Ziegel für 14 Francs, wenn du 10 Francs hast
brief-zoo = 1 Franc je drei Vieh und Fische; sie bleiben
brief-football-stadium = keine Aktion
brief-dunny = keine Aktion
brief-construction-site = eine deiner drei Karten ersetzt sie und wird genutzt
brief-ms-dagmar = zählt als Luxusliner
brief-pawnbrokers = verschiedene Waren für je 2 Francs verpfänden
brief-pirates-lair = 1 Franc von jedem Schiff, das andere losschicken
brief-dive-bar = wer nach Hause geschickt wird, zahlt hier
brief-picket-line = ein Angebot nehmen; alle anderen müssen es im nächsten Zug auch
brief-tobacco-factory = du darfst andere aus deinen Gebäuden nach Hause schicken
brief-cattle-drive = 1 Vieh von jedem Mitspieler, der welches hat
brief-toy-fair = ein Kredit ohne Francs und 6 verschiedene Waren (kein Stahl)
brief-wooden-crane = 1 Holz statt eines anderen Baumaterials
brief-main-station = im nächsten Zug zwei Gebäude ohne Eintritt nutzen
brief-hotel = 3 Francs bei jedem Angebot, das du nimmst, solange du bleibst
brief-fur-factory = bis zu 2 Felle je eigenem Leder, für je 4 Francs
brief-fishermans-hut = 3 Fische für 2, beliebig oft
brief-soup-kitchen = versorgt wie ein Holzschiff
brief-cattle-market = bis zu 7 Vieh für je 1 Franc kaufen oder für je 3 verkaufen
brief-brick-trader = bis zu 5 Ziegel für je 1 Franc kaufen oder für je 3 verkaufen
brief-flea-market = ein Angebot mit 2 Marken und alle mit 1 Marke
brief-inn = Fische zu Räucherfisch; bis zu 2 Fleisch für je 4 Francs
brief-cannery-row = Eisen und 4 Räucherfische für 18; Eisen und 3 Fleisch für 16 Francs
brief-department-of-agriculture = 1 Fleisch je eigenem Wirtschafts-, 1 Brot je eigenem Handwerksgebäude
brief-department-of-economics = 1 Eisen je eigenem Industrie-, 2 Francs je eigenem Wirtschaftsgebäude
brief-stockmarket = keine Zinsen; Francs, wenn andere Francs nehmen oder die Bank bauen
brief-souvenir-shop = 1 Franc, wann immer andere deine Gebäude betreten
brief-trading-firm = bis zu 4 Waren gegen andere vom selben Wert tauschen
brief-trafficking-spot = bis zu 3 Standardwaren und bis zu 3 veredelte Waren tauschen
brief-major-corporation = je 1 weitere von jeder Warensorte, die du hast
brief-emporium = verschiedene veredelte Waren für je 1 Franc (Koks 3, Stahl 5)
brief-rattletrap-car = geht an den Nächsten, der Eisen erhält; unverkäuflich

## Was gefragt wird

decision-turn = Nimm ein Angebot oder betritt ein Gebäude.
decision-before-supply = Gleich sind Zinsen fällig: vorher kaufen, verkaufen oder zurückzahlen?
decision-after-action = Kaufen, verkaufen, zurückzahlen oder den Zug beenden?
decision-gap = Vor dem nächsten Zug eine Karte verkaufen oder einen Kredit zurückzahlen?
decision-second-construction = Bauunternehmen: ein zweites Gebäude bauen?
decision-second-visit = Hauptbahnhof: ein zweites Gebäude betreten?
decision-interest = Zinsen sind fällig: vorher einen Kredit zurückzahlen?
decision-forced = Du kannst nicht zahlen: etwas verkaufen oder einen Kredit aufnehmen?
decision-fee = Zahlst du den Eintritt mit Nahrung oder mit Francs?
decision-food = Wie viel von dieser Nahrung zahlst du?
decision-energy = Wie viel von diesem Brennstoff verfeuerst du?
decision-amount = Wie viele?
decision-part = Welches von beiden?
decision-construct = Welches Gebäude baust du?
decision-crane = Holzkran: Welches Baumaterial ersetzt du durch Holz?
decision-substitute = Wie viel zahlst du mit der veredelten Ware?
decision-ship = Welches Schiff baust du?
decision-old-ship = Welches Schiff gibst du ab?
decision-pick = Welche Ware nimmst du?
decision-look = Die obersten Sondergebäude ansehen?
decision-order = In welcher Reihenfolge legst du sie zurück?
decision-court = Amtsgericht: zwei Kredite abgeben, oder einen und 2 Francs nehmen?
decision-fleet = Reederei: Wie viele Schiffe schickst du los?
decision-cargo = Wie viel von dieser Ware verschiffst du?
decision-hand-in = Wie viel von dieser Ware gibst du ab?
decision-receive = Wie viel von dieser Ware nimmst du?
decision-office-steel = Kontor: vier Waren gegen einen Stahl tauschen?
decision-office-hand-in = Welche Ware gibst du für den Stahl?
decision-office-good = Kontor: eine Ware gegen Holzkohle, Ziegel oder Leder tauschen?
decision-office-give = Welche Ware gibst du dafür?
decision-space = Welches Angebot nimmst du?
decision-evict = Hafenwache: Wen schickst du nach Hause?
decision-lay = Baustelle: Welche Karte spielst du aus?
decision-lay-buy = Gleich kaufen?

ask-before-supply = Gleich sind Zinsen fällig: vorher { $business }?
ask-after-action = Den Zug beenden oder vorher { $business }?
ask-gap = Vor dem nächsten Zug { $business }?
business-buy = etwas kaufen
business-sell = etwas verkaufen
business-repay = einen Kredit zurückzahlen
business-buy-sell = kaufen oder verkaufen
business-buy-repay = kaufen oder zurückzahlen
business-sell-repay = verkaufen oder zurückzahlen
business-buy-sell-repay = kaufen, verkaufen oder zurückzahlen
ask-turn = Nimm ein Angebot oder betritt ein Gebäude. Vorher darfst du kaufen, verkaufen und zurückzahlen.
ask-last-turn = Deine letzte Aktion: Nimm ein Angebot oder betritt ein Gebäude. Vorher darfst du verkaufen und zurückzahlen.
ask-forced-feeding =
    Versorge deine Arbeiter: { $need } Nahrung, dir fehlen { $missing }. Etwas verkaufen oder einen Kredit aufnehmen ({ $loan } Francs)?
ask-forced-interest =
    Zinsen: { $missing ->
        [one] Dir fehlt { $missing } Franc.
       *[other] Dir fehlen { $missing } Francs.
    } Etwas verkaufen oder einen Kredit aufnehmen ({ $loan } Francs)?
ask-forced-dive-bar =
    Spelunke: { $missing ->
        [one] Dir fehlt { $missing } Franc.
       *[other] Dir fehlen { $missing } Francs.
    } Etwas verkaufen oder einen Kredit aufnehmen ({ $loan } Francs)?
ask-food-feeding = Versorge deine Arbeiter: { $need } Nahrung. { FORM($good, "how") } zahlst du (je { $each } Nahrung)? Du hast { $held }.
ask-food-fee = Eintritt ({ $card }): { $need } Nahrung. { FORM($good, "how") } zahlst du (je { $each } Nahrung)? Du hast { $held }.
ask-food = Zahle { $need } Nahrung. { FORM($good, "how") } gibst du (je { $each } Nahrung)? Du hast { $held }.
# one form
ask-energy = Zahle { $need } Energie. { FORM($good, "how") } verfeuerst du (je { $each } Energie)? Du hast { $held }.
# one form
ask-amount = { $card }: { FORM($good, "how") }? Du hast { $held }.
ask-times = { $card }: Wie oft?
ask-extra = { $card }: Du nimmst { $free }. { $cost } zahlen und noch { $more } nehmen?
ask-substitute =
    Zahle { $need } { $good }. { $instead ->
        [brick] Wie viele Ziegel
       *[steel] Wie viel Stahl
    } gibst du stattdessen? Du hast { $held }.
ask-substitute-for =
    { $card }: Zahle { $need } { $good }. { $instead ->
        [brick] Wie viele Ziegel
       *[steel] Wie viel Stahl
    } gibst du stattdessen? Du hast { $held }.
ask-pick =
    { $left ->
        [one] { $card }: Welche Ware nimmst du? Noch { $left } zu wählen.
       *[other] { $card }: Welche Waren nimmst du? Noch { $left } zu wählen.
    }
# one form
ask-cargo =
    { FORM($good, "how") } verschiffst du (je { $each ->
        [one] { $each } Franc
       *[other] { $each } Francs
    })? Du hast { $held }. Platz für { $room }; { $francs ->
        [0] noch nichts geladen.
        [one] bisher { $francs } Franc.
       *[other] bisher { $francs } Francs.
    }
# one form
ask-hand-in = { $card }: { FORM($good, "how") } gibst du ab? Du hast { $held }.
ask-receive = { $card }: { FORM($good, "how") } nimmst du?
market-goods =
    2 verschiedene Standardwaren, +1 je eigenem Handwerk{ $most ->
        [0] {""}
       *[other] , höchstens { $most }
    }
market-look =
    { $goods }; { $cards ->
        [one] die letzte Sonderkarte ansehen
       *[other] die obersten { $cards } Sonderkarten ansehen
    }

## Die Regel zu jeder Entscheidung, kurz

help-turn =
    Nimm alles aus einem Angebot (LH-7.1), oder schick deinen Arbeiter in ein anderes Gebäude und nutze es (LH-8). Es muss frei sein
    und dir etwas bringen; gehört es nicht dir, zahlst du Eintritt (LH-8.1).

    Vorher, so oft du willst: Gebäude und oberste Schiffe zu ihrem Preis kaufen (LH-5.2), eigene Karten zum halben Wert verkaufen
    (LH-5.11), Kredite für je 5 Francs zurückzahlen (LH-5.22). Was du verkaufst, kannst du in diesem Zug nicht zurückkaufen (LH-5.16).
    Arbeiter in einem Gebäude, das den Besitzer wechselt, gehen nach Hause (LH-5.19).

    In der Schlussphase wird nichts gekauft, fremde Arbeiter blockieren nicht, und du darfst passen (LH-18).
help-before-supply =
    Das nächste Plättchen bringt Zinsen, und jemand hat einen Kredit. Bevor es genommen wird, darfst du kaufen, verkaufen und
    zurückzahlen (LH-4.8).
help-after-action =
    Nach der Hauptaktion darfst du noch einmal kaufen, verkaufen und zurückzahlen (LH-4.5). Dann endet dein Zug; auf Feld 7 endet die
    Runde mit Ernte, Versorgung, einem Gebäude für die Stadt und einem neuen Schiff (LH-16.1).
help-gap = Zwischen den Zügen anderer darfst du eigene Karten zum halben Wert verkaufen und Kredite zurückzahlen (LH-5.13).
help-second-construction =
    Mit dem Bauunternehmen darfst du zwei Gebäude nacheinander bauen, auch vom selben Stapel; dazwischen darfst du kaufen, verkaufen
    und zurückzahlen (LH-12.B3, LH-4.9).
help-second-visit =
    Vom Hauptbahnhof aus besuchst du zwei verschiedene Gebäude nacheinander ohne Eintritt. Der zweite Besuch darf entfallen
    (LH-14.GH03).
help-interest =
    Wer einen Kredit hat, zahlt beim Zinsplättchen insgesamt 1 Franc (LH-6.6). Vorher darfst du Kredite für 5 Francs zurückzahlen;
    ohne Kredit schuldest du nichts (LH-6.5).
help-forced =
    Deine Francs (und bei der Versorgung deine Nahrung) reichen nicht. Verkaufe eine Karte zum halben Wert oder nimm einen Kredit auf,
    der 4 Francs bringt, bis es reicht (LH-17.5, LH-17.6). Ein Kredit kostet 5 Francs beim Zurückzahlen und 7 am Spielende. Ein
    verkauftes Schiff versorgt dich nicht mehr (LH-17.8).
help-fee = Ein Eintritt mit Schrägstrich wird wahlweise mit Nahrung oder mit Francs gezahlt (LH-8.10). Er geht an den Besitzer des Gebäudes oder in den Vorrat (LH-8.8).
help-food =
    Fleisch zählt 3, Brot 2, Räucherfisch 2, Fisch 1 und ein Franc 1 (LH-9.1). Für überschüssige Nahrung gibt es kein Wechselgeld
    (LH-9.3), und keine Marke darf gezahlt werden, die entbehrlich ist (LH-9.4). Die Sorten werden nacheinander abgefragt.
help-energy =
    Koks gibt 10 Energie, Kohle und Holzkohle 3, Holz 1 (LH-9.6). Es gibt kein Wechselgeld, und keine Marke darf gezahlt werden, die
    entbehrlich ist (LH-9.7).
help-amount =
    Sag, wie viele Einheiten du veredelst oder verkaufst. Erträge werden in der Summe abgerundet, Kosten aufgerundet (LH-9.9). Energie
    und Nahrung werden danach gezahlt, bevor du etwas nimmst (LH-9.11).
help-part = Das eine oder das andere, nicht beides (LH-11.6).
help-construct =
    Zahle die Kosten der obersten Karte eines Bauvorhaben-Stapels; sie gehört dir und darf ab der nächsten Hauptaktion betreten werden
    (LH-10.3, LH-10.7). Ein Ziegel darf Lehm ersetzen und ein Stahl Eisen (LH-9.12).
help-crane = Der Besitzer des Holzkrans darf eine Marke eines anderen Materials durch ein Holz ersetzen (LH-14.GH01).
help-substitute = Ein Ziegel darf Lehm ersetzen und ein Stahl Eisen, nie umgekehrt (LH-1.19, LH-9.12).
help-ship =
    Ein Besuch baut ein Schiff von einem Stapel: Holz, Eisen oder Stahl und 3 Energie (LH-15.3). Das erste Eisen-, Stahl- oder
    Luxusschiff einer Werft braucht einmalig auch einen Ziegel (LH-15.5). Statt zu bauen, darf ein Eisenschiff gegen die Luxusjacht
    getauscht werden (LH-15.13).
help-old-ship = Das abgegebene Schiff verlässt das Spiel (LH-15.14).
help-pick = Waren verschiedener Sorten, nacheinander in der Reihenfolge der Liste (LH-23.4). Es wird die volle Zahl genommen (R-65).
help-look = Du darfst die obersten zwei Karten des Sonderstapels ansehen und in beliebiger Reihenfolge zurücklegen (LH-12.01.4). Niemand sonst erfährt, was du gesehen hast.
help-order = Lege die beiden Karten zurück, wie sie waren, oder umgekehrt (LH-12.01.4).
help-court = Mit drei oder mehr Krediten: zwei abgeben, oder einen und 2 Francs nehmen (LH-12.15).
help-fleet = Jedes Schiff, das fährt, kostet 3 Energie (LH-12.18.3). Die größten Schiffe fahren zuerst (LH-12.18.2).
help-cargo =
    Alle Waren dürfen mitfahren; sie bringen ihren Reedereipreis (LH-12.18.4). Die Ladung muss alle gewählten Schiffe brauchen, und für
    die Energie muss genug übrig bleiben (LH-12.18.3).
help-hand-in =
    Sag, wie viele Marken jeder Sorte du abgibst. Die Seine-Brücke zahlt 1 Franc für eine veredelte Ware und für drei Standardwaren
    (LH-12.27); das Handelshaus tauscht bis zu vier Waren gegen andere vom selben Wert, der Umschlagplatz bis zu drei Standardwaren und
    drei veredelte (LH-14.GH26, LH-14.GH27).
help-receive = Sag, wie viele Marken jeder Sorte du nimmst. Abgegebene Sorten dürfen nicht zurückgenommen werden (LH-14.GH26, LH-14.GH27).
help-office-steel = Höchstens einmal: vier beliebige Waren gegen einen Stahl (LH-12.21.1). Mindestens eine der beiden Möglichkeiten muss genutzt werden (LH-12.21.3).
help-office-hand-in = Vier beliebige Waren, gleiche oder verschiedene (LH-12.21.1); sie werden in der Reihenfolge der Liste abgefragt.
help-office-good = Höchstens einmal: eine Ware gegen eine Holzkohle, einen Ziegel oder ein Leder (LH-12.21.2).
help-office-give = Jede Ware außer der gewünschten (LH-12.21.4).
help-space =
    Die Spedition nimmt zwei benachbarte Angebote für 3 Francs (LH-13.029); der Flohmarkt eines mit genau 2 Marken und alle mit genau 1
    (LH-14.GH13); der Streikposten ein beliebiges Angebot (LH-14.044).
help-evict =
    Zahle dem Spieler, dessen Arbeiter du nach Hause schickst, 1 Franc; dein Arbeiter geht dann in dieses Gebäude, mit Eintritt, und
    nutzt es (LH-13.014.1).
help-lay = Eine deiner drei Karten ersetzt die Baustelle; alle Handkarten verlassen das Spiel (LH-14.037).
help-lay-buy = Du darfst die ausgelegte Karte kaufen; dann betrittst du sie, wenn du kannst, ohne Eintritt, wenn sie dir gehört (LH-14.037).

## Was eine Antwort jetzt bewirkt

hint-offer = { $amount } im Angebot
hint-enter = { $what }
hint-enter-fee = für { $fee }: { $what }
hint-enter-build = { $what } für { $cost } bauen
hint-enter-build-fee = für { $fee }: { $what } für { $cost } bauen
hint-construct = für { $cost }, Wert { $value }: { $what }
hint-construct-free = kostenlos, Wert { $value }: { $what }
hint-ship = für { $cost }, Wert { $value }
hint-exchange = Wert { $value }
hint-buy = kostet { $francs }, Wert { $value }: { $what }
hint-buy-ship = kostet { $francs }, Wert { $value }
hint-sell = +{ $francs }, am Ende { $value } wert
hint-repay = 5 Francs für einen Kredit
hint-loan = jetzt +{ $francs } Francs, Rückzahlung { $repay }
hint-pass = keine Hauptaktion
hint-food = gibt { $paid }, { $need } Nahrung fällig
hint-energy = gibt { $paid }, { $need } Energie fällig
hint-pay = zahlt { $cost }
hint-rest = und { $cost }
hint-trade = { $give } gegen { $get }
hint-nothing = nichts
hint-fleet = für { $energy } Energie, Platz für { $places } Waren
hint-cargo =
    bringt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
hint-look = danach darfst du ihre Reihenfolge ändern
hint-two-loans = zwei abgeben
hint-one-loan = einen abgeben und 2 Francs nehmen
amount-food = { $amount } Nahrung
amount-energy = { $amount } Energie
amount-either = { $first } / { $second }
hint-done-after-action = Zug beenden
hint-done-before-supply = weiter mit Nachschub und Zinsen
hint-done-gap = nichts weiter
hint-done-second-construction = kein zweites Gebäude
hint-done-second-visit = kein zweites Gebäude
hint-done-interest = Zinsen zahlen
hint-done-pick = genug
hint-done-lay-buy = der Stadt lassen

## Das Protokoll. Was jemand tut, folgt auf den Namen; `.plan` steht für einen Zug, der noch läuft. Was groß beginnt, ist ein Satz.
## `.bare` ist ohne Artikel; wer selbst eine Karte entwirft, nennt kein Geschlecht

the-card =
    { FORM($card, "gender") ->
        [f] die { $card }
        [n] das { $card }
        [m] der { $card }
        [pair] { FORM($card, "both") }
       *[other] { $card }
    }
    .acc =
        { FORM($card, "gender") ->
            [f] die { $card }
            [n] das { $card }
            [m] den { $card }
            [pair] { FORM($card, "them") }
           *[other] { $card }
        }
    .bare = { $card }
the-card-building-firm-1 = der Bauhandwerksbetrieb I
    .acc = den Bauhandwerksbetrieb I
    .bare = Bauhandwerksbetrieb I
the-card-building-firm-2 = der Bauhandwerksbetrieb II
    .acc = den Bauhandwerksbetrieb II
    .bare = Bauhandwerksbetrieb II
the-card-wharf-1 = die Werft I
    .acc = die Werft I
    .bare = Werft I
the-card-wharf-2 = die Werft II
    .acc = die Werft II
    .bare = Werft II
the-card-ms-dagmar = die MS Dagmar
    .acc = die MS Dagmar
    .bare = MS Dagmar

count-fish =
    { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    }
count-wood = { $count } Holz
count-clay = { $count } Lehm
count-iron = { $count } Eisen
count-grain = { $count } Korn
count-cattle = { $count } Vieh
count-coal = { $count } Kohle
count-hides =
    { $count ->
        [one] { $count } Fell
       *[other] { $count } Felle
    }
count-smoked-fish =
    { $count ->
        [one] { $count } Räucherfisch
       *[other] { $count } Räucherfische
    }
count-charcoal = { $count } Holzkohle
# one form
count-brick = { $count } Ziegel
count-steel = { $count } Stahl
count-bread =
    { $count ->
        [one] { $count } Brot
       *[other] { $count } Brote
    }
count-meat = { $count } Fleisch
count-coke = { $count } Koks
count-leather = { $count } Leder
count-francs =
    { $count ->
        [one] { $count } Franc
       *[other] { $count } Francs
    }

told-took-offer = nimmt { $goods }
    .plan = { $goods } nehmen
told-entered = betritt { FORM($card, "acc") }
    .plan = { FORM($card, "bare") } betreten
told-entered-for = betritt { FORM($card, "acc") } für { $goods }
    .plan = { FORM($card, "bare") } für { $goods } betreten
told-entered-to = betritt { FORM($card, "acc") } ({ $goods } an { $player })
    .plan = { FORM($card, "bare") } betreten ({ $goods } an { $player })
told-constructed = baut { FORM($card, "acc") }
    .plan = { FORM($card, "bare") } bauen
told-constructed-for = baut { FORM($card, "acc") } für { $goods }
    .plan = { FORM($card, "bare") } für { $goods } bauen
told-built-ship = baut { FORM($ship, "acc") } { $called } (Wert { $value })
    .plan = { $ship } { $called } (Wert { $value }) bauen
told-built-ship-for = baut { FORM($ship, "acc") } { $called } (Wert { $value }) für { $goods }
    .plan = { $ship } { $called } (Wert { $value }) für { $goods } bauen
told-exchanged = gibt { FORM($ship, "acc") } { $called } (Wert { $value }) für { FORM($card, "acc") } ab
    .plan = { $ship } { $called } (Wert { $value }) für { FORM($card, "acc") } abgeben
told-bought = kauft { FORM($card, "acc") } für { $francs }
    .plan = { FORM($card, "bare") } kaufen: −{ $francs }
told-bought-ship = kauft { FORM($ship, "acc") } { $called } (Wert { $value }) für { $francs }
    .plan = { $ship } { $called } (Wert { $value }) kaufen: −{ $francs }
told-sold = verkauft { FORM($card, "acc") } für { $francs }
    .plan = { FORM($card, "bare") } verkaufen: +{ $francs }
told-sold-ship = verkauft { FORM($ship, "acc") } { $called } (Wert { $value }) für { $francs }
    .plan = { $ship } { $called } (Wert { $value }) verkaufen: +{ $francs }
told-took-loan =
    { $loans ->
        [one] nimmt einen Kredit auf
       *[other] nimmt { $loans } Kredite auf
    }
    .plan =
        { $loans ->
            [one] Einen Kredit aufnehmen
           *[other] { $loans } Kredite aufnehmen
        }
told-returned-loan =
    { $loans ->
        [one] gibt einen Kredit ab
       *[other] gibt { $loans } Kredite ab
    }
    .plan =
        { $loans ->
            [one] Einen Kredit abgeben
           *[other] { $loans } Kredite abgeben
        }
told-repaid =
    { $loans ->
        [one] zahlt einen Kredit zurück ({ $francs })
       *[other] zahlt { $loans } Kredite zurück ({ $francs })
    }
    .plan =
        { $loans ->
            [one] Einen Kredit zurückzahlen: −{ $francs }
           *[other] { $loans } Kredite zurückzahlen: −{ $francs }
        }
told-paid = zahlt { $goods }
    .plan = { $goods } zahlen
told-paid-to = zahlt { $goods } an { $player }
    .plan = { $goods } an { $player } zahlen
told-got = erhält { $goods }
    .plan = { $goods } erhalten
told-traded = tauscht { $goods } gegen { $got }
    .plan = { $goods } gegen { $got } tauschen
told-craft-smokehouse =
    { $fuels ->
        [0] räuchert { $goods } und erhält { $got }
       *[other] räuchert { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } räuchern: { $got }
           *[other] { $goods } mit { $fuel } räuchern: { $got }
        }
told-craft-bakehouse =
    { $fuels ->
        [0] verbackt { $goods } und erhält { $got }
       *[other] verbackt { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } verbacken: { $got }
           *[other] { $goods } mit { $fuel } verbacken: { $got }
        }
told-craft-charcoal-kiln =
    { $fuels ->
        [0] verkohlt { $goods } und erhält { $got }
       *[other] verkohlt { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } verkohlen: { $got }
           *[other] { $goods } mit { $fuel } verkohlen: { $got }
        }
told-craft-brickworks =
    { $fuels ->
        [0] brennt { $goods } und erhält { $got }
       *[other] brennt { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } brennen: { $got }
           *[other] { $goods } mit { $fuel } brennen: { $got }
        }
told-craft-abattoir =
    { $fuels ->
        [0] schlachtet { $goods } und erhält { $got }
       *[other] schlachtet { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } schlachten: { $got }
           *[other] { $goods } mit { $fuel } schlachten: { $got }
        }
told-craft-tannery =
    { $fuels ->
        [0] gerbt { $goods } und erhält { $got }
       *[other] gerbt { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } gerben: { $got }
           *[other] { $goods } mit { $fuel } gerben: { $got }
        }
told-craft-cokery =
    { $fuels ->
        [0] verkokt { $goods } und erhält { $got }
       *[other] verkokt { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } verkoken: { $got }
           *[other] { $goods } mit { $fuel } verkoken: { $got }
        }
told-craft-steel-mill =
    { $fuels ->
        [0] veredelt { $goods } und erhält { $got }
       *[other] veredelt { $goods } mit { $fuel } und erhält { $got }
    }
    .plan =
        { $fuels ->
            [0] { $goods } veredeln: { $got }
           *[other] { $goods } mit { $fuel } veredeln: { $got }
        }
told-shipped =
    { $fuels ->
        [0] verschifft { $goods } für { $francs }
       *[other] verschifft { $goods } für { $francs } und verfeuert { $fuel }
    }
    .plan =
        { $fuels ->
            [0] { $goods } verschiffen: +{ $francs }
           *[other] { $goods } mit { $fuel } verschiffen: +{ $francs }
        }
told-nothing = tut dort nichts
    .plan = Dort nichts tun
told-passed = passt
    .plan = Passen
told-looked = sieht sich die nächsten Sonderkarten an
    .plan = Die nächsten Sonderkarten ansehen
told-saw = sieht { FORM($card, "acc") }
    .plan = { FORM($card, "bare") } ansehen
told-laid-back = legt sie in gleicher Reihenfolge zurück
    .plan = In gleicher Reihenfolge zurücklegen
told-swapped = vertauscht sie
    .plan = Vertauschen
told-dealt = zieht { FORM($card, "acc") }
    .plan = { FORM($card, "bare") } ziehen
told-sent-home = muss { FORM($card, "acc") } verlassen
    .plan = { FORM($card, "bare") } verlassen
told-sent-home-of = schickt { $player } nach Hause ({ FORM($card, "bare") })
    .plan = { $player } nach Hause schicken ({ FORM($card, "bare") })
told-put-into = zieht in { FORM($card, "acc") }
    .plan = In { FORM($card, "acc") } ziehen
told-put-into-of = setzt { $player } in { FORM($card, "acc") }
    .plan = { $player } in { FORM($card, "acc") } setzen
told-took-card = muss { FORM($card, "acc") } nehmen
    .plan = { FORM($card, "bare") } nehmen
told-took-card-of = überlässt { $player } { FORM($card, "acc") }
    .plan = { $player } { FORM($card, "acc") } überlassen

told-title-round = Ende von Runde { $round }
told-title-interest = Zinsen
told-harvested = erntet { $goods }
    .plan = { $goods } ernten
told-fed = versorgt die Arbeiter: { $goods }
    .plan = Arbeiter versorgen: { $goods }
told-fed-and-ships = versorgt die Arbeiter: { $goods } (Schiffe geben weitere { $ships })
    .plan = Arbeiter versorgen: { $goods } (Schiffe geben weitere { $ships })
told-fed-by-ships = versorgt alle durch Schiffe
    .plan = Alle durch Schiffe versorgen
told-interest = zahlt { $goods } Zinsen
    .plan = { $goods } Zinsen zahlen
told-town-built = Die Stadt baut { FORM($card, "acc") }.
told-revealed = Neues Sondergebäude: { FORM($card, "bare") }.
told-new-ship = Neu im Hafen: { FORM($ship, "nom") } { $called } (Wert { $value }).
told-supplied = Neue Waren im Angebot: { $goods }.
told-placed = Jetzt auf Bauvorhaben-Platz { $space }: { FORM($card, "bare") }.
told-waits = Vorerst zur Seite gelegt: { FORM($card, "bare") }.
told-removed = Aus dem Spiel genommen: { FORM($card, "bare") }.
told-ended = Die Partie ist zu Ende.

## Optionen

option-length = Spiellänge
value-length-full = Volles Spiel
value-length-short = Kurzes Spiel (weniger Runden, keine Sondergebäude)
option-out-of-turn-selling = Verkaufen in fremden Zügen
value-out-of-turn-selling-forced-only = Nur für Zahlungen, die sonst nicht möglich sind (erfahrene Spieler)
value-out-of-turn-selling-between-turns = Nach jedem Zug (Grundregel)
option-buy-then-sell-same-turn = Verkauf einer Karte im Zug ihres Kaufs erlauben
value-buy-then-sell-same-turn-on = Ja
value-buy-then-sell-same-turn-off = Nein
option-expensive-loans = Ein Franc mehr Zinsen bei vielen Krediten
value-expensive-loans-off = Nein
value-expensive-loans-on = Ja, bei so vielen Krediten wie Spielern
option-interest-mode = Zinsen
value-interest-mode-flat = 1 Franc insgesamt
value-interest-mode-per-loan = 1 Franc je Kredit
option-stadium-purchasable = Fußballstadion käuflich (24 Francs)
value-stadium-purchasable-off = Nein
value-stadium-purchasable-on = Ja
option-town-takes-stadium = Die Stadt darf das Fußballstadion bauen
value-town-takes-stadium-on = Ja
value-town-takes-stadium-off = Nein
option-yacht-purchasable = Luxusjacht käuflich (20 Francs)
value-yacht-purchasable-on = Ja
value-yacht-purchasable-off = Nein
option-marketplace-solo-limit = Solo: Höchstzahl der Waren am Marktplatz
option-solo-removed-specials = Solo: aussortierte Sondergebäude
value-solo-removed-specials-014-035 = Hafenwache und Zoo
value-solo-removed-specials-014 = Hafenwache
value-solo-removed-specials-none = Keine
option-black-market-redeal = Neu mischen, wenn der Schwarzmarkt oben liegt
value-black-market-redeal-on = Ja
value-black-market-redeal-off = Nein
option-expansion-cards = Erweiterung und Promokarten
value-expansion-cards-none = Keine
value-expansion-cards-all = Alle
value-expansion-cards-essen-2008 = Promokarten Essen 2008
value-expansion-cards-grand-hameau = Le Grand Hameau
value-expansion-cards-essen-2010 = Promokarte Essen 2010
value-expansion-cards-later-promos = Spätere Promokarten
option-minimal-payments = Unnötiges Überzahlen verbieten
value-minimal-payments-on = Ja
value-minimal-payments-off = Nein
option-substitution-scope = Ziegel statt Lehm, Stahl statt Eisen
value-substitution-scope-handed-in = Überall, wo Lehm oder Eisen abgegeben wird
value-substitution-scope-costs-only = Nur bei Baukosten
value-substitution-scope-everywhere = Sogar in Ziegelei und Stahlwerk
option-harbour-watch-several = Hafenwache: mehrere Arbeiter im Gebäude
value-harbour-watch-several-all = Alle gehen, je 1 Franc
value-harbour-watch-several-one = Nur der gewählte geht
option-final-action-optional = Schlussaktion darf entfallen
value-final-action-optional-on = Ja
value-final-action-optional-off = Nein
option-final-auto-repay = Kredite vor der Wertung automatisch tilgen
value-final-auto-repay-on = Ja
value-final-auto-repay-off = Nein
option-arts-centre-cost = Baukosten des Kulturzentrums
value-arts-centre-cost-1-wood-2-clay = 1 Holz, 2 Lehm
value-arts-centre-cost-1-wood-1-clay = 1 Holz, 1 Lehm
option-ironworks-cost = Baukosten der Eisenhütte
value-ironworks-cost-3-wood-2-brick = 3 Holz, 2 Ziegel
value-ironworks-cost-1-wood-2-brick = 1 Holz, 2 Ziegel
option-toy-fair-loan-francs = Spielemesse: der Kredit bringt 4 Francs
value-toy-fair-loan-francs-off = Nein
value-toy-fair-loan-francs-on = Ja
option-stockmarket-bank-bought = Aktienmarkt: auch der Kauf der Bank zahlt
value-stockmarket-bank-bought-off = Nein
value-stockmarket-bank-bought-on = Ja

## Warum etwas nicht geht: folgt auf „Anna kann ‚enter joinery‘ nicht spielen: …“

why-action-over = die Hauptaktion ist schon ausgeführt
why-offer-empty = dieses Angebot ist leer
why-card = diese Karte ist nicht im Spiel
why-not-built = es ist noch nicht gebaut
why-built = es ist schon gebaut
why-no-visit = es kann nicht betreten werden
why-there = ein Arbeiter kann nicht im selben Gebäude bleiben
why-occupied = { $owner } ist darin
why-strike = während des Streiks darf niemand ein Gebäude betreten
why-needs = dazu braucht man { $cost }
why-needs-brick = dazu braucht man { $cost } und einen Ziegel für die Werft
why-no-target = { $player } kann keines der obersten Bauvorhaben bezahlen
why-no-wood-target = { $player } kann keines der obersten Bauvorhaben bezahlen, die Holz kosten
why-no-ship = { $player } kann kein Schiff im Hafen bezahlen
why-no-empty-offer = kein Angebot ist leer
why-no-guests = in den eigenen Gebäuden ist kein Mitspieler
why-needs-either = dazu braucht man { $cost } oder { $other }
why-counts-none = es zahlt nur für Eigenes: { $counted }
why-no-cargo-ship = dazu braucht man ein Schiff
why-no-goods = keine Waren im Vorrat
why-few-goods = dazu braucht man eine veredelte Ware oder drei Standardwaren
why-few-animals = dazu braucht man zusammen drei Vieh oder Fische
why-no-craftsman = dazu braucht man ein eigenes Handwerksgebäude
why-no-pawn = nichts zu verpfänden; jede Art darf dort nur einmal liegen
why-no-cattle = niemand sonst hat Vieh
why-no-offer-of-two = auf keinem Angebot liegen genau 2
why-no-pair = auf keinen zwei benachbarten Angebotsfeldern liegen Waren
why-no-hands = dafür wurden keine Sonderkarten ausgeteilt
why-no-eviction = es gibt keinen Arbeiter in einem Gebäude, das { $player } danach nutzen könnte
why-strike-on = es wird schon gestreikt
why-last-round = ab der letzten Runde ist es nicht mehr nutzbar
why-fee = { $player } kann den Eintritt nicht zahlen: { $fee }
why-fee-only = nach dem Eintritt ({ $fee }) bliebe zu wenig, um es zu nutzen
why-construct-where = Gebäude baut man in einem Baubetrieb
why-build-where = Schiffe baut man in einer Werft
why-no-such-ship = kein Schiff dieser Art liegt im Hafen
why-not-top = die Karte liegt nicht oben auf ihrem Stapel
why-no-construction = das kann hier nicht gebaut werden
why-construct = dazu braucht man { $cost }
why-final = in der Schlussphase kann nichts gekauft werden
why-own = eigene Karten kann man nicht kaufen
why-owned = die Karte gehört { $owner }
why-not-for-sale = die Karte ist nicht zu kaufen
why-francs =
    die Karte kostet { $cost ->
        [one] { $cost } Franc
       *[other] { $cost } Francs
    }, vorhanden sind { $held }
why-sold = { $player } hat die Karte in diesem Zug verkauft
why-not-owner = nur eigene Karten können verkauft werden
why-never-sold = die Karte ist unverkäuflich
why-bought = { $player } hat die Karte in diesem Zug gekauft
why-not-now = die Karte kann jetzt nicht verkauft werden
why-no-loan = es gibt keinen Kredit zurückzuzahlen
why-repay = die Rückzahlung kostet { $cost } Francs, vorhanden sind { $held }
why-loan = Kredite gibt es nur für Zahlungen, die sonst nicht möglich sind
why-most =
    { $most ->
        [0] mehr geht nicht
        [one] das geht nur einmal
       *[other] das geht höchstens { $most }-mal
    }
why-pick = { $good } ist hier nicht wählbar
why-stock =
    { $held ->
        [0] { FORM($good, "no") } im Vorrat
        [1] nur { $held } { $good } im Vorrat
       *[other] nur { $held } { FORM($good, "many") } im Vorrat
    }
why-twice = nichts darf zweimal genannt werden
why-more =
    { $more ->
        [one] eine weitere Ware muss genannt werden
       *[other] { $more } weitere Waren müssen genannt werden
    }
why-fewer =
    { $wanted ->
        [one] nur eine Ware ist zu nennen
       *[other] nur { $wanted } Waren sind zu nennen
    }
why-food = { $need } Nahrung ist fällig, nicht weniger und nichts Unnötiges
why-energy = { $need } Energie ist fällig, nicht weniger und nichts Unnötiges

## Wie ein Spiel endete

ending-final-phase-over = Schlussphase zu Ende
tie-shared = { $standing } haben gleich viel ({ $points }) und teilen sich den Platz: Le Havre kennt keinen Stichentscheid.
