# What the library says of moves that cannot be played. { $asked } is a whole sentence or two.

refused-over = "{ $words }" cannot be played: the game is over.
refused-why = { $player } cannot play "{ $words }": { $why }.
refused-because = { $player } cannot play "{ $words }": { $why }. { $asked }
refused-words = { $player } cannot play "{ $words }". { $asked }
refused-nothing = { $player } has to say what to play. { $asked }
refused-unfinished = { $player }'s turn is not over. { $asked }
refused-rest = it leaves only "{ $rest }", which has to be named as well
legal = Legal: { $answers }.
legal-more = Legal: { $answers } and { $count ->
        [one] 1 more
       *[other] { $count } more
    }.
asked = { $question } { $legal }
