"""Lists the worst turns of each level: those that lose most of the chance to win, by a search that looks deeper."""

from __future__ import annotations

import argparse
import functools
import heapq
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import wharfinger as wf
from benchmarks.blunders import TABLES, turns
from wharfinger import bots
from wharfinger.bots import Bot
from wharfinger.bots.search.analysis import review

GRADES = (0.05, 0.1, 0.15)
"""What an inaccuracy, a mistake and a blunder lose at least, as in a game's report."""


class Turn(NamedTuple):
    """A turn, and what it lost; the worst is the greatest."""

    loss: float
    seed: int
    number: int
    seat: int
    played: str
    best: str


def judged(position: wf.Position, make: Callable[[int], Bot], seed: int, simulations: int) -> Iterator[Turn]:
    """Every turn of a game that bots play from a position to its end; `make` gives a seat's bot."""
    seats = [make(seat) for seat in range(position.seats)]
    for seat, steps in turns(position, seats):
        start, codes = steps[0].before, [step.code for step in steps]
        found = review(start, codes, simulations=simulations, seed=seed)
        text = "; ".join(step.before.phrase(step.code) for step in steps)
        yield Turn(found.loss, seed, start.turn + 1, seat + 1, text, found.best.text)


def _bot(name: str, seed: int, seat: int) -> Bot:
    return bots.make(name, seed + seat)


def main() -> None:
    """Print a table of what the turns of each level lose, and its worst ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of each game and level")
    parser.add_argument("--game", action="append", choices=sorted(TABLES), help="only this game")
    parser.add_argument("--levels", default="easy,medium,hard,expert", help="bots, separated by commas")
    parser.add_argument("--simulations", type=int, default=1000, help="of the search that judges a turn")
    parser.add_argument("--worst", type=int, default=5, help="turns to list of each game and level")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    given = parser.parse_args()
    print("game | level | turns | lost a turn | " + " | ".join(f"{100 * least:.0f} % or more" for least in GRADES))
    for game in given.game or sorted(TABLES):
        for name in given.levels.split(","):
            found: list[Turn] = []
            for number in range(given.games):
                print(f"playing {game}, {name}, game {number + 1} of {given.games} ...", file=sys.stderr, flush=True)
                seed = given.seed + number
                players, options = TABLES[game][number % len(TABLES[game])]
                position = wf.new(game, players, seed=seed, **options)
                found += judged(position, functools.partial(_bot, name, seed), seed, given.simulations)
            mean = sum(turn.loss for turn in found) / len(found)
            shares = (sum(turn.loss >= least for turn in found) / len(found) for least in GRADES)
            cells = " | ".join(f"{100 * share:.1f} %" for share in shares)
            print(f"{game} | {name} | {len(found)} | {100 * mean:.2f} % | {cells}")
            for turn in heapq.nlargest(given.worst, found):
                where = f"seed {turn.seed}, turn {turn.number}, seat {turn.seat}"
                print(f"    {100 * turn.loss:.0f} % lost, {where}: {turn.played} (better: {turn.best})", flush=True)


if __name__ == "__main__":
    main()
