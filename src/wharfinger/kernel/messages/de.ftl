# Was die Bibliothek zu Zügen sagt, die nicht gespielt werden können. { $asked } ist ein ganzer Satz oder zwei.

refused-over = „{ $words }“ kann nicht gespielt werden: Die Partie ist zu Ende.
refused-why = { $player } kann „{ $words }“ nicht spielen: { $why }.
refused-because = { $player } kann „{ $words }“ nicht spielen: { $why }. { $asked }
refused-words = { $player } kann „{ $words }“ nicht spielen. { $asked }
refused-nothing = { $player } muss sagen, was gespielt wird. { $asked }
refused-unfinished = Der Zug von { $player } ist nicht zu Ende. { $asked }
refused-rest = dann bleibt nur „{ $rest }“, und das muss auch genannt werden
legal = Möglich: { $answers }.
legal-more = Möglich: { $answers } und { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }.
asked = { $question } { $legal }
