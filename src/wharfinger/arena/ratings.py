"""OpenSkill ratings (Plackett-Luce) from the places of all games, taken in the order of the schedule."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from .playing import Outcome


def rate(bots: int, games: Iterable[Outcome]) -> list[tuple[float, float]]:
    """Rating and uncertainty (one standard deviation) of each bot.

    Bots do not change during a match, so nothing is added to the uncertainty between games (tau 0). A bot on several
    seats of a table is rated on each of them, and goes on with the mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for game in sorted(games, key=lambda game: game.game):
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in game.bots]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.bots):
            seats = [team[0] for team, number in zip(after, game.bots, strict=True) if number == bot]
            rated[bot] = model.create_rating([fmean(one.mu for one in seats), fmean(one.sigma for one in seats)])
    return [(float(one.mu), float(one.sigma)) for one in rated]
