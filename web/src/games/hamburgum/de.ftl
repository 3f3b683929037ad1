# Texte nur des Plans von Hamburgum: Bereiche, Knöpfe und was der Plan erklärt. Der Rest steht im Katalog des Spiels.

section-city = Stadt
section-rondel = Rondell
section-market = Markt
section-households = Waren
section-choose = hier gibt es etwas zu wählen

board-round = Runde
board-round-limit = von { $rounds }
board-cost-free = gratis
board-cost = −{ $cost }
board-home = im Inland
board-depot = Lager
board-prices = Preise
board-bonus = Vollendungsbonus
board-hidden = { $count } verdeckt
board-place = { $place }.
board-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-prestige = Prestige
board-berth = Liegeplatz { $berth }
board-carries = { $units ->
        [one] { $units } Ware je Schiff
       *[other] { $units } Waren je Schiff
    }
board-take = Spendenplättchen nehmen
board-take-from = { $church }: Spendenplättchen nehmen
board-map-note = Plan rekonstruiert
board-token-note = * Plättchen rekonstruiert
board-lit = { $title }: { $choices }
board-many = { $title }: { $count } Möglichkeiten

label-none-of = { FORM($item, "no") }
label-sell-whole = { $what } verkaufen
label-buy-whole = { $what } kaufen
label-build-ships = { $amount ->
        [0] Kein Schiff bauen
        [one] { $amount } Schiff bauen
       *[other] { $amount } Schiffe bauen
    }
label-token-of = { $kind } ({ $church })
kind-points = Punkte
kind-tokens = Spendenplättchen
kind-ships = Schiffe
kind-building = Gebäude
kind-citizens = Bürger
kind-building-brewer = Brauer
kind-building-sugar-refiner = Zuckersieder
kind-building-cloth-maker = Tuchmacher
kind-building-merchant = Kaufleute
kind-building-captain = Kapitäne
kind-building-official = Ämter
label-trade-sell = Waren verkaufen
label-trade-buy = Baustoffe kaufen
label-trade-none = Nicht handeln
label-donate-stop = Spenden beenden
label-score-stop = Werten beenden
label-site-stop = Bauen beenden
label-canon-decline = Verzichten

title-piece = Rondellfigur von { $name }
title-good = { $good } · { $price }
title-sale = Warenverkauf
title-depot = Lager
title-depot-units = Lager · { $units } für { $price }
title-home = Inlandsmarkt
title-berth = Liegeplatz { $berth }
title-dutchman = Fliegender Holländer
title-site = { $site } · { $type }, Kirchspiel { $church }
title-officials = Ämter
title-bonus = Bonus für eine vollendete Kirche
title-prestige = Prestige von { $name }
title-money = Geld von { $name }
title-builder = Kirchenbaumeister
title-scored = Gewertete Plättchen von { $name }
title-ships = Schiffe von { $name }
title-stock = { $name }: { $goods }
title-buildings = { $name }: { $count } × { $type }

tell-space-sugar = Nimm 1 Zucker und 1 weiteren für jeden deiner Zuckersieder.
tell-space-beer = Nimm 1 Bier und 1 weiteres für jeden deiner Brauer.
tell-space-cloth = Nimm 1 Tuch und 1 weiteres für jeden deiner Tuchmacher.
tell-space-church = Spende beliebig viele Bauabschnitte und nimm für jeden ein Plättchen; dann werte Plättchen.
tell-space-trade = Verkaufe Waren oder kaufe Baustoffe, nicht beides.
tell-space-guildhall = Baue auf freien, mit dir verbundenen Bauplätzen; jedes Gebäude kostet 1 Bauholz und 1 Ziegel.
tell-space-dockyard = Baue Schiffe für je 1 Bauholz; sie kommen auf Liegeplatz 3.
tell-output = { $you ->
        [yes] Du würdest
       *[no] { $name } würde
    } jetzt { $goods } produzieren.
tell-unscored-now = { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $count ->
        [0] kein ungewertetes Plättchen
        [one] { $count } ungewertetes Plättchen
       *[other] { $count } ungewertete Plättchen
    }.
tell-ships-now = { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $timber } Bauholz und { $supply ->
        [one] { $supply } Schiff
       *[other] { $supply } Schiffe
    } im Vorrat.
tell-guildhall-now = { $you ->
        [yes] Du kannst
       *[no] { $name } kann
    } { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    } bezahlen; { $open ->
        [0] kein freier Bauplatz ist
        [one] { $open } freier Bauplatz ist
       *[other] { $open } freie Bauplätze sind
    } erreichbar.
tell-trade-now = { $you ->
        [yes] Du kannst
       *[no] { $name } kann
    } { $goods ->
        [0] nichts
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } verkaufen oder { $units ->
        [0] nichts
        [one] { $units } Baustoff
       *[other] bis zu { $units } Baustoffe
    } kaufen.
tell-cost = { $cost ->
        [0] Für { $you ->
            [yes] dich
           *[no] { $name }
        } kostenlos.
       *[other] Kostet { $you ->
            [yes] dich
           *[no] { $name }
        } { $cost } von { $prestige } Prestige.
    }
tell-pieces = Hier stehen: { $names }.
tell-piece-at = Steht auf dem Feld { $space }.
tell-piece-start = Wartet in der Mitte: Der erste Zug geht kostenlos auf ein beliebiges Feld.
tell-piece = Zieht 1 bis 8 Felder im Uhrzeigersinn; bis zu drei sind kostenlos, mehr kosten Prestige. Figuren blockieren einander nie.

tell-price = Je { $price } per Schiff: 100, weniger 10 je { $type } auf dem Plan (jetzt { $count }). Je { $home } im Inland.
tell-held = { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $goods }.
tell-material-timber = Für Schiffe, Gebäude und Bauabschnitte ab dem zweiten.
tell-material-brick = Für jeden Bauabschnitt und jedes Gebäude.
tell-material-bell = Nötig für den fünften Abschnitt einer Kirche. Niemand hat mehr als eine.
tell-sale = Wähle, wie viele Einheiten jeder Ware du verkaufst. Ein Schiff trägt eine Warenart, so viele Einheiten wie die Nummer seines Liegeplatzes; es wird bestmöglich geladen.
tell-carry = { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    } im Hafen mit Platz für insgesamt { $room }.
tell-home = Waren, die kein Schiff trägt, bringen je { $price }.
tell-depot = Die Gesamtzahl bestimmt einen Preis, gleich in welcher Mischung aus Bauholz, Ziegeln und Glocke.
tell-depot-units = { $units ->
        [one] { $units } Einheit kostet
       *[other] { $units } Einheiten kosten zusammen
    } { $price }, etwa { $each } je Einheit.
tell-depot-most = { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $money }: genug für { $units ->
        [0] nichts
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }.

tell-berth = Jedes Schiff hier trägt beim Verkauf { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } einer Ware.
tell-lying = Schiffe: { $ships }.
tell-lying-none = Hier liegt kein Schiff.
tell-ships-of = { $name } ({ $amount })
tell-dutchmen = Fliegender Holländer ({ $amount })
tell-berth-room = Noch Platz für { $room }. Erst wenn der Liegeplatz voll ist, rücken Schiffe weiter.
tell-berth-full = Voll: Das nächste Schiff schiebt alle einen Liegeplatz weiter, und die auf Liegeplatz 1 fahren nach Hause.
tell-dutchman = Ein herrenloses Schiff. Es braucht Platz und rückt wie die anderen weiter, trägt aber nichts. Jeder Kapitän bringt eines.
tell-dutchmen-left = Kommen noch: { $count }.
tell-fleet = Im Hafen: { $three } auf Liegeplatz 3, { $two } auf 2, { $one } auf 1. Im Vorrat: { $supply }.

tell-parts = { $parts } von 5 Abschnitten sind gebaut.
tell-donors = Spender, von unten nach oben: { $names }.
tell-next-part = Abschnitt { $part } kostet { $cost }{ $part ->
        [5] {" "}für { $name }
       *[other] {""}
    }. Wer spendet, nimmt ein Plättchen und darf ab dann neben dieser Kirche bauen.
tell-last-part = Er vollendet die Kirche: sofort { $bonus } Prestige und das Recht, überall zu bauen.
tell-tokens-left = Übrige Plättchen: { $tokens }.
tell-completed = Vollendet. Ihre Spender bleiben mit ihr verbunden.
tell-token-points = Bei der Wertung 5 wert.
tell-token-tokens = 1 für jedes deiner Spendenplättchen, gewertet oder nicht, auch dieses.
tell-token-ships = 2 für jedes deiner Schiffe im Hafen.
tell-token-building = { $value } je eigenem { $type }.
tell-token-citizens = { $value } für jeden deiner Bürger im Kirchspiel { $church }.
tell-token-citizens-everywhere = { $value } für jeden deiner Bürger in jedem Kirchspiel.
tell-token-scored = Von { $name } gewertet; es zählt weiter als Plättchen.
tell-token-unscored = { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } es noch nicht gewertet: jetzt { $value } wert.
tell-token-free = Noch bei der Kirche. Für { $you ->
        [yes] dich
       *[no] { $name }
    } wäre es jetzt { $value } wert.
tell-token-reconstructed = Rekonstruiert: Das gedruckte Plättchen war nicht zu lesen; Wert oder Gebäudeart sind unsere beste Vermutung.
tell-kind-points = Bei der Wertung 5 wert.
tell-kind-tokens = 1 für jedes deiner Spendenplättchen.
tell-kind-ships = 2 für jedes deiner Schiffe im Hafen.
tell-kind-building = 4 oder 5 für jedes deiner Gebäude seiner Art.
tell-kind-citizens = Punkte für jeden deiner Bürger im Kirchspiel.

tell-site-owner = Gehört { $name }.
tell-type-brewer = Das Feld Bier bringt seinem Besitzer 1 mehr.
tell-type-sugar-refiner = Das Feld Zucker bringt seinem Besitzer 1 mehr.
tell-type-cloth-maker = Das Feld Tuch bringt seinem Besitzer 1 mehr.
tell-type-merchant = Bringt einmal { $money } Taler, beim Bau.
tell-type-captain = Bringt kostenlos einen Fliegenden Holländer und eines deiner Schiffe auf Liegeplatz 3.
tell-type-official = Wer hier baut, nimmt ein Amt, das einmal zahlt. Höchstens ein Amt je Rathausaktion.
tell-site-maker = Der Bau senkt den Preis für { $good } von { $price } auf { $after }, für alle.
tell-site-official = Nächstes Amt: { $official }, { $effect }.
tell-official-here = Hier wohnt: { $official }. Beim Bau: { $effect }.
tell-reach-taken = Auf einem Bauplatz steht ein Gebäude, und es bleibt.
tell-reach-builder = { $you ->
        [yes] Du bist Kirchenbaumeister und darfst hier bauen
       *[no] { $name } ist Kirchenbaumeister und darf hier bauen
    }.
tell-reach-joined = Für { $you ->
        [yes] dich
       *[no] { $name }
    } erreichbar, über { FORM($through, "acc") }.
tell-reach-apart = Für { $you ->
        [yes] dich
       *[no] { $name }
    } nicht erreichbar: Keine Linie führt von einem eigenen Bürger oder einer Kirche mit eigener Spende hierher.
tell-official = Einmal, beim Bau: { $effect }.
tell-official-now = Für { $you ->
        [yes] dich
       *[no] { $name }
    } wären das jetzt { $money }, ohne den neuen Bürger.
tell-officials-numbered = Der Stapel liegt offen: Wer auf einem Amtsbauplatz baut, nimmt das oberste.
tell-officials-advanced-choice = Alle liegen offen: Wer auf einem Amtsbauplatz baut, nimmt ein beliebiges.
tell-officials-advanced-random = Ein gemischter Stapel: Wer auf einem Amtsbauplatz baut, nimmt das oberste.
tell-officials-left = Noch { $count }.
tell-officials-hidden = Verdeckt, in unbekannter Reihenfolge: { $names }.
tell-bonus = Wer den fünften Abschnitt spendet, gewinnt Prestige: 8 für die erste vollendete Kirche, dann 7, 6, 5, 4, 3. Die sechste beendet die Partie sofort.
tell-bonus-next = Bisher { $done } vollendet; die nächste bringt { $bonus }.
tell-bonus-done = Alle sechs sind vollendet.

tell-scored = Jedes davon zählt weiter als Plättchen.
tell-standing = Platz { $place } mit { $total }, wenn die Partie jetzt endete: { $prestige } Prestige, { $tokens } aus ungewerteten Plättchen, { $stock } aus { $money } Talern nach Verkauf des Vorrats.
tell-prestige = Jetzt { $prestige }. Damit bezahlt man weite Züge auf dem Rondell; sonst kostet nichts Prestige.
tell-money = Jetzt { $money }: { $units ->
        [0] nicht genug für einen Baustoff
        [one] genug für { $units } Einheit im Lager
       *[other] genug für { $units } Einheiten im Lager
    }. Am Ende ist jeder volle Hunderter 1 Prestige.
tell-builder = Hat eine Kirche vollendet und darf auf jedem freien Bauplatz bauen.
tell-no-builder = Hat noch keine Kirche vollendet: Bauplätze müssen durch Linien verbunden sein.
tell-stock-good = Je { $price } per Schiff, je { $home } im Inland.
tell-stock-end = Am Spielende zählt jede übrige Einheit als { $money } Taler.
tell-buildings = Auf { $sites }.

## Die Felder von Kontor und Werft: Der ganze Handel ist hier eine Frage

decision-sell = Was verkaufst du?
decision-buy = Was kaufst du?
panel-trade = Verkaufst oder kaufst du?
panel-sell = { decision-sell }
panel-buy = { decision-buy }
help-sell =
    Wähle in beliebiger Reihenfolge, wie viele Einheiten jeder Ware du verkaufst (HB-6.3). Ein Schiff trägt eine Warenart, so
    viele Einheiten wie die Nummer seines Liegeplatzes; die Schiffe werden so beladen, dass du das meiste Geld bekommst (HB-6.10).
    Was kein Schiff trägt, bringt 30 im Inland. Ein Verkauf ändert keinen Preis und bewegt kein Schiff (HB-6.13).
help-buy =
    Wähle in beliebiger Reihenfolge, wie viele Einheiten du kaufst. Die Gesamtzahl bestimmt einen Preis für alle zusammen; er steht
    unter dem Plan (HB-7.1). Du hast nie mehr als eine Glocke (HB-7.5).

trade-fixed = Schon gewählt: { $what }.
trade-none = Nichts
trade-no-goods = Du hast keine Waren zu verkaufen.
trade-no-money = Du kannst nichts kaufen: Der erste Baustoff kostet { $price }, du hast { $money }.

sale-next = eins mehr: +{ $money }
sale-by-ship = { $count } × { $price } per Schiff
sale-at-home = { $count } × { $price } im Inland
sale-rooms = { $count ->
        [one] Dein Schiff trägt { $rooms } von einer Ware.
       *[other] Deine Schiffe tragen { $rooms }, je Schiff eine Ware.
    }
sale-no-ships = Du hast kein Schiff im Hafen: Alles geht für { $price } ins Inland.
sale-after = Geld nach dem Verkauf: { $money }.
sell-nothing = Wähle, was du verkaufst.
sale-fill = Schiffe füllen
sale-all = Alles

buy-held = du hast { $count }
buy-bell-held = du hast schon eine
buy-next = { $count ->
        [one] Die erste Einheit kostet { $money }.
       *[other] Die nächste kostet { $money } mehr.
    }
buy-no-more = Mehr kannst du nicht bezahlen: Es kostet { $money } mehr.
buy-left = Geld übrig: { $money }.
buy-nothing = Wähle, was du kaufst.
buy-pair = + Bauholz und Ziegel

ships-name = Schiffe
ships-each = je 1 Bauholz
ships-cost = Kostet { $timber } Bauholz, bleiben { $left }.
ships-shift = Dabei rücken alle Schiffe einen Liegeplatz weiter.
ships-after = Deine Schiffe danach: Liegeplatz 3: { $three }, Liegeplatz 2: { $two }, Liegeplatz 1: { $one }.
ships-no-more = { $supply ->
        [one] Du hast { $supply } Schiff im Vorrat.
       *[other] Du hast { $supply } Schiffe im Vorrat.
    }
ships-go = { $count ->
        [0] Kein Schiff bauen
        [one] { $count } Schiff bauen
       *[other] { $count } Schiffe bauen
    }

## Was der Hauptknopf tut

deed-produce = { $goods } produzieren
deed-sell = { $what } verkaufen: +{ $money }
deed-sell-many = { $count } Waren verkaufen: +{ $money }
deed-buy = { $what } für { $money } kaufen
deed-buy-many = { $count } Baustoffe für { $money } kaufen
deed-build = Auf { $site } bauen
deed-appoint = { $official } einsetzen
deed-score = { $token } werten
deed-end-game = Spenden und Partie beenden

## Was umsonst verloren ginge

warn-move =
    { $lacks ->
        [both] Du hast weder Bauholz noch Ziegel und kannst nichts bauen.
        [timber] Du hast kein Bauholz und kannst nichts bauen.
        [brick] Du hast keinen Ziegel und kannst nichts bauen.
        [site] Kein freier Bauplatz ist mit dir verbunden, du kannst nichts bauen.
        [ship] Du hast kein Schiff mehr zu bauen.
        [church] Du kannst keinen Bauabschnitt bezahlen und hast kein Plättchen zu werten.
       *[trade] Du hast nichts zu verkaufen und nicht genug Geld, um etwas zu kaufen.
    }{ $cost ->
        [0] {""}
       *[other] {" "}Du würdest { $cost } Prestige umsonst zahlen.
    }
warn-trade = Du würdest deinen Zug beenden, ohne etwas zu verkaufen oder zu kaufen.
warn-ships = Du würdest deinen Zug beenden, ohne ein Schiff zu bauen.
warn-donate = Du würdest deinen Zug ohne Spende beenden.
warn-score = Du würdest deinen Zug ohne Spende und ohne Wertung beenden.
warn-score-nothing = Dieses Plättchen ist jetzt 0 wert. Du könntest es später werten.
warn-site = Du würdest deinen Zug beenden, ohne etwas zu bauen.
warn-captain = Du hast kein Schiff übrig: Der Kapitän brächte nur einen Fliegenden Holländer.
warn-canon = Du hättest keinen Ziegel mehr für den Domherrn, und er täte nichts.
warn-official = Dieses Amt brächte dir jetzt kein Geld.
