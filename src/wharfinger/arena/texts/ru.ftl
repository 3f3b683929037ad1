title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков: { $players }
title-solo =
    { $game }: { $games ->
        [one] { $games } партия соло
        [few] { $games } партии соло
       *[many] { $games } партий соло
    }
ratings = рейтинг (OpenSkill, отрезки: ± 2 стандартных отклонения)
points = очки (ящик: средняя половина, черта: медиана, ромб: среднее, точки: партии)
