"""Whole games of playouts, each seat with its own weights, in compiled code; loaded once per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.bots.search.arrays import new_tries, new_work
from wharfinger.kernel import pending
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.evaluation import STAGES
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling


playout = sibling(Path(__file__).parents[2] / "bots" / "search" / "templates" / "playout.py")

ENTRIES = ("duel",)


@entry
def play_games(
    work, seats, options, deals, times, tries, weights, who, dice, points, places, trace, events, out, scratch
):
    """Play a game for each row of `who`, which says whose weights each seat has; equal deals for `seats` rows in a row.

    Final points and places go into rows of `points` and `places`; `trace` gets the value of each seat on entering each
    stage of the game, by the seat's own weights (where a stage is skipped, what was there before stays).
    """
    s = work[0]
    for game in range(len(who)):
        rules.deal(s, seats, options, deals[game // seats])
        n = kernel.settle(s, events, out)
        stage = -1
        while n > 0:
            now = min(STAGES - 1, int(playout.progress(s) * STAGES))
            if now > stage:
                stage = now
                for seat in range(seats):
                    trace[game, stage, seat] = playout.value(s, seat, weights[who[game, seat]], scratch)
            w = weights[who[game, pending.actor(s)]]
            playout.good_turn(work, times, tries[0], dice, out, scratch, w, events)
            n = rules.legal(s, out)
        rules.scores(s, scratch)
        for seat in range(seats):
            points[game, seat] = scratch[seat]
        rules.places(s, scratch)
        for seat in range(seats):
            places[game, seat] = scratch[seat]


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    yield "duel"
    play(game, game.seats[0], game.default_options(), 1, 1, np.zeros((1, 0)), np.zeros((0, game.seats[0]), np.int64))


def play(
    game: Any, seats: int, options: Any, seed: int, tries: int, weights: Any, who: Any
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Points, places and traces of a game for each row of `who`."""
    games = len(who)
    points, places = np.zeros((games, seats), np.int64), np.zeros((games, seats), np.int64)
    trace = np.full((games, STAGES, seats), np.nan)
    dice = np.zeros(4, np.int64)
    kernel.seed_dice(dice, seed)
    out, scratch = np.zeros(game.actions, np.int64), np.zeros(game.seats[1], np.int64)
    work, written = new_work(game), new_tries(game)
    deals = np.array([words_of(seed + number) for number in range(games // seats + 1)])
    play_games(
        work, seats, options, deals, tries, written, weights, who, dice, points, places, trace, NO_EVENTS, out, scratch
    )
    return points, places, trace
