refused-over = «{ $words }» сыграть нельзя: партия окончена.
refused-why = { $player } не может сыграть «{ $words }»: { $why }.
refused-because = { $player } не может сыграть «{ $words }»: { $why }. { $asked }
refused-words = { $player } не может сыграть «{ $words }». { $asked }
refused-nothing = { $player }, скажите, что сыграть. { $asked }
refused-unfinished = { $player }: ход не закончен. { $asked }
refused-rest = остаётся только «{ $rest }», это тоже нужно назвать
legal = Можно: { $answers }.
# one form
legal-more = Можно: { $answers } и ещё { $count }.
asked = { $question } { $legal }
