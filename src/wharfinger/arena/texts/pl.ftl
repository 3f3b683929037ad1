# Co mówi wykres meczu, po polsku.

title = { $games ->
        [one] { $game }: { $games } gra, graczy: { $players }
        [few] { $game }: { $games } gry, graczy: { $players }
       *[many] { $game }: { $games } gier, graczy: { $players }
    }
title-solo = { $games ->
        [one] { $game }: { $games } gra solo
        [few] { $game }: { $games } gry solo
       *[many] { $game }: { $games } gier solo
    }
ratings = ranking (OpenSkill, słupki: ± 2 odchylenia standardowe)
points = punkty (pudełko: środkowa połowa, linia: mediana, romb: średnia, kropki: gry)
