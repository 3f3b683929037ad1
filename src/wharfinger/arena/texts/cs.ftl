# Co říká obrázek zápasu, česky.

title =
    { $games ->
        [one]
            { $game }: jedna hra, { $players ->
                [one] { $players } hráč
                [few] { $players } hráči
               *[other] { $players } hráčů
            }
        [few]
            { $game }: { $games } hry, { $players ->
                [one] { $players } hráč
                [few] { $players } hráči
               *[other] { $players } hráčů
            }
       *[other]
            { $game }: { $games } her, { $players ->
                [one] { $players } hráč
                [few] { $players } hráči
               *[other] { $players } hráčů
            }
    }
title-solo =
    { $games ->
        [one] { $game }: jedna sólová hra
        [few] { $game }: { $games } sólové hry
       *[other] { $game }: { $games } sólových her
    }
ratings = rating (OpenSkill, úsečky: ± 2 směrodatné odchylky)
points = body (rámeček: prostřední polovina, čára: medián, kosočtverec: průměr, tečky: hry)
