# Co knihovna říká o tazích, které nelze zahrát. { $asked } je celá věta nebo dvě.

refused-over = „{ $words }“ zahrát nelze: hra skončila.
refused-why = { $player } nemůže zahrát „{ $words }“: { $why }.
refused-because = { $player } nemůže zahrát „{ $words }“: { $why }. { $asked }
refused-words = { $player } nemůže zahrát „{ $words }“. { $asked }
refused-nothing = { $player } musí říci, co hraje. { $asked }
refused-unfinished = Tah ještě neskončil ({ $player }). { $asked }
refused-rest = zbývá jen „{ $rest }“, i to je třeba uvést
legal = Přípustné: { $answers }.
legal-more =
    Přípustné: { $answers } a { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }.
asked = { $question } { $legal }
