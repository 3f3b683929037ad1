# Was das Schaubild eines Wettkampfs sagt, auf Deutsch.

title =
    { $games ->
        [one] { $game }: eine Partie, { $players } Spieler
       *[other] { $game }: { $games } Partien, { $players } Spieler
    }
title-solo =
    { $games ->
        [one] { $game }: eine Partie allein
       *[other] { $game }: { $games } Partien allein
    }
ratings = Wertung (OpenSkill, Balken: ± 2 Standardabweichungen)
points = Punkte (Kasten: mittlere Hälfte, Linie: Median, Raute: Mittel, Punkte: Partien)
