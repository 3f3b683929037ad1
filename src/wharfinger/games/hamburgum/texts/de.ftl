# Hamburgum auf Deutsch: Namen, Fragen, Hilfen, Hinweise, Ereignisse, Optionen und die Beschriftungen des Tisches.

summary = Kaufleute im alten Hamburg spenden für sechs Kirchen, bauen in deren Kirchspielen und verschiffen Bier, Zucker und Tuch.

## Namen

name-space-sugar = Zucker
name-space-church = Kirche
name-space-trade-1 = Kontor I
name-space-cloth = Tuch
name-space-guildhall = Rathaus
name-space-beer = Bier
name-space-trade-2 = Kontor II
name-space-dockyard = Werft

name-good-beer = Bier
    .no = kein Bier
name-good-sugar = Zucker
    .no = kein Zucker
name-good-cloth = Tuch
    .no = kein Tuch
name-item-timber = Bauholz
    .no = kein Bauholz
name-item-brick = Ziegel
    .no = kein Ziegel
name-item-bell = Glocke
    .no = keine Glocke

name-church-michaelis = St. Michaelis
    .gen = von St. Michaelis
name-church-nikolai = St. Nikolai
    .gen = von St. Nikolai
name-church-petri = St. Petri
    .gen = von St. Petri
name-church-dom = Dom
    .acc = den Dom
    .gen = des Doms
name-church-catharinen = St. Catharinen
    .gen = von St. Catharinen
name-church-jacobi = St. Jacobi
    .gen = von St. Jacobi
short-church-michaelis = Michaelis
short-church-nikolai = Nikolai
short-church-petri = Petri
short-church-dom = Dom
short-church-catharinen = Catharinen
short-church-jacobi = Jacobi

name-colour-red = rot
name-colour-blue = blau
name-colour-green = grün
name-colour-violet = violett
name-colour-white = weiß
name-colour-yellow = gelb

name-kind-points = Punkte
name-kind-tokens = Plättchen
name-kind-ships = Schiffe
name-kind-building = Gebäude
name-kind-citizens = Bürger

name-type-brewer = Brauer
    .acc = einen Brauer
name-type-sugar-refiner = Zuckersieder
    .acc = einen Zuckersieder
name-type-cloth-maker = Tuchmacher
    .acc = einen Tuchmacher
name-type-merchant = Kaufmann
    .acc = einen Kaufmann
name-type-captain = Kapitän
    .acc = einen Kapitän
name-type-official = Amt
    .acc = ein Amt
short-type-brewer = br
short-type-sugar-refiner = zu
short-type-cloth-maker = tu
short-type-merchant = km
short-type-captain = kp
short-type-official = am

name-official-councilman-7 = Ratsherr 7
    .acc = den Ratsherrn 7
name-official-councilman-6 = Ratsherr 6
    .acc = den Ratsherrn 6
name-official-councilman-5 = Ratsherr 5
    .acc = den Ratsherrn 5
name-official-vicar-4 = Vikar 4
    .acc = den Vikar 4
name-official-vicar-3 = Vikar 3
    .acc = den Vikar 3
name-official-vicar-2 = Vikar 2
    .acc = den Vikar 2
name-official-lord-mayor-1 = Bürgermeister 1
    .acc = den Bürgermeister 1
name-official-canon = Domherr
    .acc = den Domherrn
name-official-guildmaster = Zunftmeister
    .acc = den Zunftmeister
name-official-harbourmaster = Hafenmeister
    .acc = den Hafenmeister
name-official-deacon = Diakon
    .acc = den Diakon
name-official-sexton = Küster
    .acc = den Küster
name-official-master-builder = Baumeister
    .acc = den Baumeister
name-official-civil-servant = Amtmann
    .acc = den Amtmann

## Woher die Punkte kamen

source-start = Prestige zu Beginn
source-tokens-points = Spendenplättchen (Punkte)
source-tokens-tokens = Spendenplättchen (Plättchen)
source-tokens-ships = Spendenplättchen (Schiffe)
source-tokens-building = Spendenplättchen (Gebäude)
source-tokens-citizens = Spendenplättchen (Bürger)
source-completed = Vollendete Kirchen
source-money = Geld und Waren
source-moves = Weite Züge auf dem Rondell

## Was gefragt wird

decision-move = Wähle ein Feld des Rondells.
decision-trade = Kontor: Waren verkaufen oder Baustoffe kaufen?
decision-sell = Verkauf: Wie viel von dieser Ware?
decision-buy = Kauf: Wie viel von diesem Baustoff?
decision-ships = Werft: Wie viele Schiffe baust du?
decision-donate = Für welche Kirche spendest du?
decision-token = Welches Spendenplättchen nimmst du?
decision-score = Welche Plättchen wertest du jetzt?
decision-site = Rathaus: Wo baust du? Jedes Gebäude kostet 1 Bauholz und 1 Ziegel.
decision-official = Welches Amt zieht ein?
decision-canon = Domherr: Für welche Kirche spendest du, für 1 Ziegel?
decision-canon-token = Domherr: Welches Spendenplättchen nimmst du?
decision-surplus = Du hast zwei ungewertete Plättchen einer Art. Welches wertest du jetzt?

ask-sell =
    Wie viel { $good } verkaufst du? Du hast { $held }; je { $price } per Schiff, { $home } im Inland{ $chosen ->
        [none] .
       *[other] . Bisher { $chosen } für { $total }.
    }
ask-buy =
    { $item ->
        [bell] Wie viele Glocken
        [brick] Wie viele Ziegel
       *[timber] Wie viel Bauholz
    } kaufst du? Du hast { $money }{ $chosen ->
        [none] .
       *[other] . Bisher { $chosen } für { $total }.
    }
ask-token = Welches Spendenplättchen { FORM($church, "gen") } nimmst du?
ask-ships =
    Werft: Wie viele Schiffe baust du? Jedes kostet 1 Bauholz; du hast { $timber }.
ask-score-more =
    Welche Plättchen wertest du jetzt? { $buildings ->
        [0] Behalten darfst du nur ein ungewertetes jeder Art.
       *[other] Behalten darfst du nur ein ungewertetes jeder Art; alle Plättchen für Gebäude sind eine Art.
    }
count-beer = { $count } Bier
count-sugar = { $count } Zucker
count-cloth = { $count } Tuch
count-timber = { $count } Bauholz
# one form
count-brick = { $count } Ziegel
count-bell =
    { $count ->
        [one] { $count } Glocke
       *[other] { $count } Glocken
    }
count-money = { $count } Taler

## Die Regel zu jeder Entscheidung, kurz

help-move =
    Ein Zug ist eine Bewegung auf dem Rondell und die Aktion des erreichten Feldes (HB-4.2). Dein erster Zug geht kostenlos auf ein
    beliebiges Feld (HB-4.4). Danach ziehst du im Uhrzeigersinn 1 bis 8 Schritte; stehen bleiben ist nicht erlaubt (HB-4.5). Bis zu
    drei Schritte sind kostenlos; 4, 5, 6, 7 und 8 Schritte kosten 1, 2, 3, 4 und 5 Prestige, vor der Aktion zu zahlen (HB-4.6, HB-4.7).
    Du kannst nur zahlen, was du hast, es sei denn, die Partie erlaubt Prestigeschulden (HB-4.8, HB-4.9). Andere Figuren blockieren nie
    (HB-4.10). Bier, Zucker und Tuch bringen 1 Einheit, plus 1 für jedes eigene Gebäude dieses Gewerbes (HB-5.1).
help-trade =
    Im Kontor wird entweder verkauft oder gekauft, nie beides (HB-6.1). Verkaufte Waren bringen 100, weniger 10 für jedes Gebäude ihres
    Gewerbes auf dem Plan (HB-6.2), soweit deine Schiffe sie tragen: Ein Schiff trägt so viele Einheiten einer Ware, wie die Nummer
    seines Liegeplatzes angibt (HB-6.4, HB-6.5). Was kein Schiff trägt, bringt 30 im Inland (HB-6.9). Beim Kaufen gilt ein Preis für
    alles, was zusammen gekauft wird (HB-7.1).
help-sell =
    Sag, wie viele Einheiten jeder Ware du verkaufst, von keiner bis zu allen (HB-6.3); erst Bier, dann Zucker, dann Tuch. Die Schiffe
    werden so beladen, dass du das meiste Geld bekommst (HB-6.10). Insgesamt muss mindestens eine Einheit verkauft werden (HB-19.4).
    Ein Verkauf ändert keinen Preis und bewegt kein Schiff (HB-6.13).
help-buy =
    Sag, wie viele Einheiten du kaufst: erst die Glocke, dann Ziegel, dann Bauholz. Die Gesamtzahl bestimmt einen Preis für alle; er
    steht unter dem Plan (HB-7.1). Du darfst höchstens eine Glocke haben (HB-7.5). Insgesamt muss mindestens eine Einheit gekauft
    werden (HB-19.4).
help-ships =
    Jedes Schiff kostet 1 Bauholz und kommt auf Liegeplatz 3 (HB-8.1, HB-8.2). Ist Liegeplatz 3 voll, rücken erst alle Schiffe weiter:
    Liegeplatz 1 verlässt den Hafen, 2 rückt auf 1, 3 auf 2 (HB-8.3, HB-8.4). Schiffe, die den Hafen verlassen, gehen an ihren
    Besitzer zurück (HB-8.5).
help-donate =
    Zuerst darfst du beliebig viele Bauabschnitte beliebiger unvollendeter Kirchen spenden (HB-9.2). Abschnitt 1 kostet einen Ziegel;
    Abschnitt 2 einen Ziegel und ein Bauholz; Abschnitt 3 dazu 20 Taler; Abschnitt 4 dazu 40; Abschnitt 5 einen Ziegel, ein Bauholz,
    eine Glocke und 10 Taler für jeden eigenen Bürger auf dem Plan (HB-9.4). Jeder Abschnitt bringt ein Plättchen dieser Kirche
    (HB-9.6). Abschnitt 5 vollendet die Kirche: 8, 7, 6, 5, 4, 3 Prestige für die erste bis sechste, und ab dann darfst du überall
    bauen (HB-10.1, HB-12.8). Die sechste vollendete Kirche beendet die Partie sofort (HB-16.1). Danach wertest du Plättchen (HB-9.1).
help-token =
    Abschnitt 1 nimmt immer das Punkteplättchen (HB-9.7); spätere Abschnitte nehmen ein beliebiges Plättchen, das noch bei der Kirche
    liegt (HB-9.8). Ein Plättchen zählt, wenn du es wertest: Punkte 5; Plättchen 1 für jedes deiner Plättchen; Schiffe 2 für jedes
    eigene Schiff im Hafen; Gebäude 4 oder 5 für jedes eigene Gebäude seiner Art; Bürger 3 oder 4 für jeden eigenen Bürger im
    Kirchspiel, beim Dom 1 für jeden überall (HB-11.3 bis HB-11.7).
help-score =
    Du darfst deine ungewerteten Plättchen je einmal werten, zu dem, was sie jetzt wert sind (HB-11.1, HB-11.2). Am Ende der Aktion
    darfst du höchstens ein ungewertetes Plättchen jeder Art behalten; die anderen müssen gewertet werden (HB-11.9). Am Spielende
    werden alle ungewerteten Plättchen gewertet (HB-16.3).
help-site =
    Jedes Gebäude kostet 1 Bauholz und 1 Ziegel (HB-12.1). Ein Bauplatz muss durch eine Linie mit einer Kirche, für die du gespendet
    hast, oder mit einem eigenen Bürger verbunden sein (HB-12.4 bis HB-12.6); Kirchenbaumeister dürfen überall bauen (HB-12.8).
    Höchstens ein Amt je Besuch (HB-12.9). Brauer, Zuckersieder und Tuchmacher erhöhen deinen Ertrag und senken den Preis für alle
    (HB-13.1); ein Kaufmann bringt 100 Taler (HB-13.2); ein Kapitän bringt einen Fliegenden Holländer und dann ein Schiff von dir auf
    Liegeplatz 3 (HB-13.3, HB-13.4); ein Amt bringt Geld nach seinem Plättchen (HB-14, HB-15). Die Wirkung kommt vor dem nächsten
    Gebäude (HB-12.10).
help-official =
    Du nimmst eines der übrigen blauen Ämter; seine Wirkung tritt sofort und einmal ein (HB-15.1, HB-15.4).
help-canon =
    Der Domherr spendet den nächsten Abschnitt einer beliebigen unvollendeten Kirche für 1 Ziegel, was immer er sonst kostet
    (HB-15.11). Du darfst verzichten (HB-15.12). Sonst gilt alles wie bei jeder Spende: Plättchen, Bonus, Kirchenbaumeister, Spielende
    (HB-15.13, HB-15.14).
help-canon-token =
    Wie bei jeder Spende: Abschnitt 1 nimmt das Punkteplättchen, spätere ein beliebiges, das noch bei der Kirche liegt (HB-9.7, HB-9.8,
    HB-15.13). Je nach Option nimmst du keine Art, von der du ein ungewertetes Plättchen hast (HB-15.16).
help-surplus =
    Mit dieser Option wird eines der beiden ungewerteten Plättchen der eben genommenen Art sofort gewertet; du wählst, welches
    (HB-15.15).

## Was eine Antwort jetzt bewirkt

space-sugar = { $amount } Zucker produzieren, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-church =
    { $can ->
        [both] spenden oder für +{ $value } werten
        [donate] spenden
        [score] für +{ $value } werten
       *[none] nichts zu spenden oder zu werten
    }, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-trade-1 =
    { $can ->
        [both] für bis zu { $total } verkaufen oder bis zu { $units } kaufen
        [sell] für bis zu { $total } verkaufen
        [buy] bis zu { $units } kaufen
       *[none] nichts zu verkaufen oder zu kaufen
    }, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-cloth = { $amount } Tuch produzieren, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-guildhall =
    { $lacks ->
        [both] kein Bauholz und kein Ziegel
        [timber] kein Bauholz
        [brick] kein Ziegel
        [site] kein erreichbarer Bauplatz
       *[nothing] { $most ->
            [one] 1 Gebäude bauen
           *[other] bis zu { $most } Gebäude bauen
        }
    }, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-beer = { $amount } Bier produzieren, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-trade-2 =
    { $can ->
        [both] für bis zu { $total } verkaufen oder bis zu { $units } kaufen
        [sell] für bis zu { $total } verkaufen
        [buy] bis zu { $units } kaufen
       *[none] nichts zu verkaufen oder zu kaufen
    }, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
space-dockyard =
    { $lacks ->
        [timber] kein Bauholz
        [ship] kein Schiff übrig
       *[nothing] { $ships ->
            [one] 1 Schiff bauen
           *[other] bis zu { $ships } Schiffe bauen
        }
    }, { $cost ->
        [0] kostenlos
       *[other] −{ $cost } Prestige
    }
hint-trade-sell = Waren für Geld
hint-trade-buy = Bauholz, Ziegel, eine Glocke
hint-trade-none = Zug beenden
hint-donate-stop = weiter zur Wertung
hint-score-stop = Zug beenden
hint-site-stop = Zug beenden
# one form
hint-donate =
    Abschnitt { $part }: { $brick } Ziegel{ $timber ->
        [0] {""}
       *[other] , { $timber } Bauholz
    }{ $bell ->
        [0] {""}
        [one] , { $bell } Glocke
       *[other] , { $bell } Glocken
    }{ $money ->
        [0] {""}
       *[other] , { $money } Taler
    }{ $bonus ->
        [0] {""}
       *[other] ; vollendet sie: +{ $bonus } Prestige{ $ends ->
            [0] {""}
           *[other] , und die Partie endet
        }
    }; { $tokens ->
        [0] Punkteplättchen
        [one] letztes Plättchen
       *[other] noch { $tokens } Plättchen
    }
hint-sell = insgesamt { $total }
hint-buy =
    { $units ->
        [0] bisher nichts
        [one] { $units } Einheit für { $total }
       *[other] { $units } Einheiten für { $total }
    }
hint-token =
    jetzt { $value } wert{ $reconstructed ->
        [0] {""}
       *[other] { " " }(rekonstruiert)
    }
hint-score =
    +{ $value } Prestige{ $reconstructed ->
        [0] {""}
       *[other] { " " }(rekonstruiert)
    }
hint-build-brewer = Brauer: jedes Mal +1 Bier, Preis −10
hint-build-sugar-refiner = Zuckersieder: jedes Mal +1 Zucker, Preis −10
hint-build-cloth-maker = Tuchmacher: jedes Mal +1 Tuch, Preis −10
hint-build-merchant = Kaufmann: +{ $money } Taler
hint-build-captain =
    { $ship ->
        [0] Kapitän: bringt einen Fliegenden Holländer (du hast kein Schiff übrig)
       *[other] Kapitän: bringt einen Fliegenden Holländer und eines deiner Schiffe
    }
hint-build-official = Amt: nach deiner Wahl
hint-official-unknown = Amt: noch unbekannt
hint-official-councilman = Ratsherr: +{ $money } Taler
hint-official-vicar = Vikar: +{ $money } Taler
hint-official-lord-mayor = Bürgermeister: +{ $money } Taler
hint-official-canon =
    { $bricks ->
        [0] Domherr: kein Ziegel zum Spenden übrig
       *[other] Domherr: einen Abschnitt für 1 Ziegel spenden
    }
hint-official-guildmaster = Zunftmeister: +{ $money } Taler
hint-official-harbourmaster = Hafenmeister: +{ $money } Taler
hint-official-deacon = Diakon: +{ $money } Taler
hint-official-sexton = Küster: +{ $money } Taler
hint-official-master-builder = Baumeister: +{ $money } Taler
hint-official-civil-servant = Amtmann: +{ $money } Taler
hint-appoint = +{ $money } Taler
hint-appoint-canon =
    { $bricks ->
        [0] kein Ziegel zum Spenden übrig
       *[other] einen Abschnitt für 1 Ziegel spenden
    }
hint-canon =
    Abschnitt { $part }: 1 Ziegel; { $tokens ->
        [0] Punkteplättchen
        [one] letztes Plättchen
       *[other] noch { $tokens } Plättchen
    }

## Das Protokoll. Was jemand tut, folgt auf den Namen; `.plan` steht für einen Zug, der noch läuft. Was groß beginnt, ist ein Satz

told-moved = zieht auf das Feld { $space }
    .plan = Auf das Feld { $space } ziehen
told-moved-for = zieht für { $cost } Prestige auf das Feld { $space }
    .plan = Auf das Feld { $space } ziehen: −{ $cost } Prestige
told-produced = produziert { $goods }
    .plan = { $goods } produzieren
told-sold = verkauft { $goods } für { $money }
    .plan = { $goods } verkaufen: +{ $money }
told-bought = kauft { $goods } für { $money }
    .plan = { $goods } kaufen: −{ $money }
told-ships =
    { $count ->
        [one] setzt ein Schiff auf Liegeplatz 3
       *[other] setzt { $count } Schiffe auf Liegeplatz 3
    }
    .plan =
        { $count ->
            [one] Ein Schiff auf Liegeplatz 3 setzen
           *[other] { $count } Schiffe auf Liegeplatz 3 setzen
        }
told-donated = spendet { $cost } für { FORM($church, "acc") }
    .plan = { $cost } für { FORM($church, "acc") } spenden
the-kind-tokens = Spendenplättchen
the-kind-brewer = Brauer
the-kind-sugar-refiner = Zuckersieder
the-kind-cloth-maker = Tuchmacher
the-kind-merchant = Kaufleute
the-kind-captain = Kapitäne
the-kind-official = Ämter
# one form
told-took-token =
    { $count ->
        [one] nimmt ein Plättchen ({ $kind })
       *[other] nimmt Plättchen ({ $kind })
    }
    .plan = Plättchen ({ $kind }) nehmen
told-completed = vollendet { FORM($church, "acc") } und erhält { $bonus } Prestige
    .plan = { $church } vollenden: +{ $bonus } Prestige
told-scored = wertet { $kind }: +{ $prestige } Prestige
    .plan = { $kind } werten: +{ $prestige } Prestige
told-built = baut { FORM($type, "acc") } auf Bauplatz { $site }
    .plan = { $type } auf Bauplatz { $site } bauen
told-built-too = { FORM($type, "acc") } auf Bauplatz { $site }
    .plan = { $type } auf Bauplatz { $site } bauen
told-built-office = baut ein Amt auf Bauplatz { $site }
    .plan = Amt auf Bauplatz { $site } bauen
told-official = lässt { FORM($official, "acc") } auf Bauplatz { $site } einziehen
    .plan = { $official } auf Bauplatz { $site } einziehen lassen
told-earned = erhält { $money }
    .plan = { $money } erhalten
told-nothing = tut dort nichts
    .plan = Dort nichts tun
told-arrived-of =
    { $count ->
        [one] Ein Schiff kommt auf Liegeplatz 3 ({ $player }).
       *[other] { $count } Schiffe kommen auf Liegeplatz 3 ({ $player }).
    }
told-dutchman-arrived =
    { $count ->
        [one] Ein Fliegender Holländer kommt auf Liegeplatz 3.
       *[other] { $count } Fliegende Holländer kommen auf Liegeplatz 3.
    }
told-shifted = Alle anderen Schiffe rücken einen Liegeplatz weiter.
# one form
told-returned = { $count } Schiffe fahren nach Hause.
told-returned-of =
    { $count ->
        [one] Ein Schiff fährt nach Hause ({ $player }).
       *[other] { $count } Schiffe fahren nach Hause ({ $player }).
    }
told-dutchmen-lost =
    { $count ->
        [one] Ein Fliegender Holländer verschwindet für immer.
       *[other] { $count } Fliegende Holländer verschwinden für immer.
    }
told-revealed = Das nächste Amt: { $official }.
told-ended = Die Partie ist zu Ende: { $how }.
name-how-sixth-church-completed = die sechste Kirche ist vollendet
name-how-turn-limit-reached = das Rundenlimit ist erreicht

## Optionen

option-officials = Ämter
value-officials-numbered = Nummerierter Stapel (Grundspiel)
value-officials-advanced-choice = Blaue Ämter, freie Wahl (Variante I)
value-officials-advanced-random = Blaue Ämter, gemischter Stapel (Variante II)
option-building-token-scope = Gebäudeplättchen zählen Gebäude
value-building-token-scope-anywhere = Auf dem ganzen Plan
value-building-token-scope-parish = Nur im eigenen Kirchspiel (Wortlaut der Regel)
option-negative-prestige = Prestigeschulden erlauben
value-negative-prestige-forbid = Nein
value-negative-prestige-allow = Ja
option-start-player = Startspieler
value-start-player-random = Zufällig
value-start-player-first-listed = Erster der Liste
option-turn-limit = Rundenlimit (0 = keins)
option-empty-supply = Ohne Schiffe im Vorrat eines bauen, das gerade den Hafen verlässt
value-empty-supply-returning-counts = Ja
value-empty-supply-strict = Nein
option-dutchman-sales = Alle dürfen mit den Fliegenden Holländern verkaufen
value-dutchman-sales-none = Nein
value-dutchman-sales-shared = Ja
option-depot-beyond-10 = Mehr als zehn Baustoffe auf einmal kaufen
value-depot-beyond-10-pattern = Preise steigen weiter
value-depot-beyond-10-restart = Preise beginnen nach zehn von vorn
value-depot-beyond-10-cap = Nicht erlaubt
option-idle-action = Nichtstun auf einem Feld erlauben
value-idle-action-allow = Ja
value-idle-action-forbid = Nur wenn nichts möglich ist
option-canon-surplus = Domherr: zweites ungewertetes Plättchen einer Art
value-canon-surplus-defer = Beide bis zur nächsten Kirchenaktion behalten
value-canon-surplus-score-now = Eines der beiden sofort werten
value-canon-surplus-no-duplicate = Nicht erlaubt
option-tie-money = Bei Gleichstand entscheidet
value-tie-money-cash = Das ganze Geld am Ende
value-tie-money-remainder = Das Geld unter dem letzten vollen Hunderter
option-blue-top = Gemischte Ämter: oberstes Plättchen
value-blue-top-face-up = Offen
value-blue-top-face-down = Verdeckt
option-money-name = Name der Währung

## Der Tisch

label-title = Hamburgum
label-round = Runde { $round }
label-city = Hamburg
label-city-reconstructed = Hamburg · rekonstruierter Plan
label-elbe = E L B E
label-berth = Platz { $berth } · je { $room }
label-rondel = Rondell
label-churches = Kirchen und übrige Plättchen
label-churches-reconstructed = Plättchen (* rekonstruiert)
mark-reconstructed = *
label-tokens-mean = P { $points } Punkte, L { $tokens } je Plättchen, S { $ships } je Schiff, G5km 5 je Kaufmann, B3 3 je Bürger
label-completion =
    { $bonus ->
        [0] alle Kirchen sind vollendet
       *[other] eine vollenden: +{ $bonus }{ $later ->
            [none] {""}
           *[other] , dann { $later }
        }
    }
label-legend = Kürzel
label-short-churches = Kirchen: Abschnitte, Plättchen, Bauplätze
label-harbour = Hafen
label-short-berth = { $berth }:
label-at-home = { $price } im Inland
label-depot = Lager
label-short-player = Spieler
label-short-prestige = Prestige
label-short-goods = bi·zu·tu
label-short-materials = ho·zi·gl
label-short-ships = Schiffe 3·2·1
label-short-tokens = Plättchen, Geb.
label-market = Markt · { $price } im Inland · Lager
label-officials = Ämter
label-free = gratis
label-cost = -{ $cost }
label-start = am Start
label-prestige = Prestige (Ende)
label-money = Geld
label-goods = Bier·Zucker·Tuch
label-materials = Holz·Ziegel·Gl.
label-ships = Schiffe 3·2·1 +
label-unscored = ungewertet
label-scored = gewertet
label-buildings = Gebäude
label-builder = Kirchenbaumeister
label-hidden =
    { $count ->
        [0] keins darunter
        [one] { $count } darunter
       *[other] { $count } darunter
    }
label-next = nächstes
label-then = dann
label-dutchman = Holländer
label-none = keine
label-category = Punkte für
label-total = Punkte
label-place = Platz
label-final-track = Prestigeleiste
label-final-tokens = ungewertete Plättchen
label-final-stock = Geld und Vorrat
token-points = P
token-tokens = L
token-ships = S
token-building = G
token-citizens = B
official-councilman = { $money } je Bürger
official-vicar = { $money } je bisheriger Spende
official-lord-mayor = { $money } je vollendeter Kirche
official-canon = ein Abschnitt für 1 Ziegel
official-guildmaster = { $money } je eigener Ware
official-harbourmaster = { $money } je eigenem Schiff im Hafen
official-deacon = { $money } je eigenem Plättchen
official-sexton = { $money } je Kirche mit eigener Spende
official-master-builder = { $money } je eigenem Bürger
official-civil-servant = { $money } je Kirchspiel mit eigenem Bürger

## Warum etwas nicht geht: folgt auf „Anna kann ‚move church‘ nicht spielen: …“

why-space = dieses Feld gibt es nicht
why-move = das kostet { $cost } Prestige, vorhanden sind { $held }
why-no-goods = es gibt keine Waren zu verkaufen
why-no-money = eine Einheit kostet { $cost } Taler, vorhanden sind { $held }
why-idle = etwas muss verkauft oder gekauft werden
why-stock =
    { $held ->
        [0] { FORM($good, "no") } im Vorrat
       *[other] nur { $held } { $good } im Vorrat
    }
why-bell =
    { $most ->
        [one] niemand darf mehr als eine Glocke haben
       *[other] niemand darf mehr als { $most } Glocken haben
    }
why-affordable =
    { $most ->
        [0] { $player } kann nichts bezahlen
        [one] { $player } kann nur { $most } Einheit bezahlen
       *[other] { $player } kann nur { $most } Einheiten bezahlen
    }
why-twice = nichts darf zweimal genannt werden
why-timber = jedes Schiff kostet { $each } Bauholz, im Vorrat sind { $held }
why-ships =
    { $most ->
        [0] kein Schiff ist mehr zu bauen
        [one] nur { $most } Schiff kann gebaut werden
       *[other] nur { $most } Schiffe können gebaut werden
    }
why-finished = diese Kirche ist vollendet
why-scoring = es werden schon Plättchen gewertet
# one form
why-donate =
    für Abschnitt { $part } fehlt:{ $brick ->
        [0] {""}
       *[other] {" "}{ $brick } Ziegel
    }{ $timber ->
        [0] {""}
       *[other] { $brick ->
            [0] {" "}
           *[other] {", "}
        }{ $timber } Bauholz
    }{ $bell ->
        [0] {""}
       *[other] { $brick ->
            [0] { $timber ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }eine Glocke
    }{ $money ->
        [0] {""}
       *[other] { $kinds ->
            [one] {" "}
           *[other] {" "}und {""}
        }{ $money } Taler
    }
why-token = nur eigene Plättchen können gewertet werden
why-scored = dieses Plättchen ist schon gewertet
why-keep = nur ein ungewertetes Plättchen jeder Art darf behalten werden
why-site = diesen Bauplatz gibt es nicht
why-site-taken = dieser Bauplatz ist besetzt ({ $owner })
# one form
why-build =
    ein Gebäude kostet 1 Bauholz und 1 Ziegel, im Vorrat sind { $timber } Bauholz und { $brick } Ziegel
why-official = nur ein Amt darf je Zug gebaut werden
why-joined = der Bauplatz ist mit keinem eigenen Bürger und keiner Kirche mit eigener Spende verbunden
why-official-gone = dieses Amt ist vergeben

## Wie ein Spiel endete

ending-sixth-church-completed = sechste Kirche vollendet
ending-turn-limit-reached = Rundenlimit erreicht
tie-money = Gleichstand bei { $points } Prestige: Wer mehr Geld hat, liegt vorn ({ $standing }).
tie-remainder = Gleichstand bei { $points } Prestige: Wer über volle Hunderter hinaus mehr Geld hat, liegt vorn ({ $standing }).
tie-equal = { $standing } haben gleich viel Prestige ({ $points }) und gleich viel Geld und teilen sich den Platz.
