# Co biblioteka mówi o ruchach, których nie można zagrać. { $asked } to jedno lub dwa całe zdania.

refused-over = Nie można zagrać „{ $words }”: gra jest skończona.
refused-why = { $player } nie może zagrać „{ $words }”: { $why }.
refused-because = { $player } nie może zagrać „{ $words }”: { $why }. { $asked }
refused-words = { $player } nie może zagrać „{ $words }”. { $asked }
refused-nothing = { $player } musi podać, co gra. { $asked }
refused-unfinished = Tura jeszcze trwa ({ $player }). { $asked }
refused-rest = zostaje tylko „{ $rest }”, to też trzeba podać
legal = Dozwolone: { $answers }.
legal-more = Dozwolone: { $answers } i jeszcze { $count ->
        [one] { $count } inny ruch
        [few] { $count } inne ruchy
       *[many] { $count } innych ruchów
    }.
asked = { $question } { $legal }
