"""The schedule of a match: deal and seating are a function of the game number, so an interrupted run can resume.

A round is as many games as there are bots, all on the same deal. Its first game has some seating, and in every further
game each seat goes to the next bot of the list: so in each round each bot sits exactly once on each seat of that deal,
whatever the numbers of bots and players are. The next round has the next deal and another first seating; in time every
seating comes up in which no bot has more than one seat more than another.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import perm

from wharfinger.bots import specs as bot_specs
from wharfinger.kernel.errors import BadOption, shown

from .words import message


def deal(number: int, bots: int) -> int:
    """Which deal a game is played on, counted from 0."""
    return number // bots


def seating(number: int, bots: int, players: int) -> list[int]:
    """The bot (its number in the list) on each listed seat of a game."""
    return [(bot + number) % bots for bot in _first(number // bots, bots, players)]


def cycle(bots: int, players: int) -> int:
    """After how many games every seating has come up equally often."""
    return bots * (perm(bots - 1, players - 1) if bots >= players else len(_shared(bots, players)))


def _first(number: int, bots: int, players: int) -> list[int]:
    """The first seating of a round; bot 0 sits first, for the other games of the round move everyone on."""
    if bots < players:
        return list(_shared(bots, players)[number % len(_shared(bots, players))])
    rest = list(range(1, bots))
    chosen = [0]
    while len(chosen) < players:  # the digits of the round's number in a mixed base, lowest first
        number, digit = divmod(number, len(rest))
        chosen.append(rest.pop(digit))
    return chosen


@cache
def _shared(bots: int, players: int) -> list[tuple[int, ...]]:
    """The first seatings where bots take several seats each, as evenly as can be."""
    least, most = players // bots, -(-players // bots)
    every = ((0, *others) for others in product(range(bots), repeat=players - 1))
    return [seats for seats in every if all(least <= seats.count(bot) <= most for bot in range(bots))]


# -- the list of bots --------------------------------------------------------------------------------------------


def split(text: str) -> list[str]:
    """The bots of a list; quotes around a whole one are taken off."""
    specs = [_bare(part) for part in bot_specs.split(text)]
    if not all(specs):
        raise BadOption(message("bot-missing", list=shown(text)))
    return specs


def _bare(spec: str) -> str:
    quoted = len(spec) > 1 and spec[0] == spec[-1] and spec[0] in bot_specs.QUOTES and spec.count(spec[0]) == 2
    return spec[1:-1].strip() if quoted else spec


def labels(specs: list[str]) -> list[str]:
    """A name for each bot of the list; bots of the same spec are numbered."""
    numbered = [f"{spec} {specs[: k + 1].count(spec)}" for k, spec in enumerate(specs)]
    return [name if specs.count(spec) > 1 else spec for name, spec in zip(numbered, specs, strict=True)]
