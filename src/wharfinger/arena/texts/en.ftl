# What a figure of a match says, in English.

title =
    { $games ->
        [one] { $game }: one game, { $players } players
       *[other] { $game }: { $games } games, { $players } players
    }
title-solo =
    { $games ->
        [one] { $game }: one game alone
       *[other] { $game }: { $games } games alone
    }
ratings = rating (OpenSkill, bars: ± 2 standard deviations)
points = points (box: middle half, line: median, diamond: mean, dots: games)
