"""The entries that Python calls, written once for all games.

The registry loads this file once per game, with `rules` set to that game's rules module, so that every entry is
compiled for that game alone. Positions are named by (batch, index): passing a record itself is slower.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel.chance import seed_chance, words_of
from wharfinger.kernel.features import DTYPE as FEATURE
from wharfinger.kernel.jit import entry, records, rule
from wharfinger.kernel.pending import FORCED_MOST

if TYPE_CHECKING:
    from wharfinger.kernel.contract import rules


NO_ACTIONS = np.zeros(0, np.int64)


@rule
def settle(s, events, out):
    """Play every decision that has one legal answer; the number of legal answers of the first real one (0: over)."""
    n = rules.legal(s, out)
    left = FORCED_MOST
    while n == 1 and left > 0:
        rules.apply(s, out[0], events)
        n = rules.legal(s, out)
        left -= 1
    return n


@rule
def step(s, action, events, out):
    """Play one decision and what it forces; then the legal answers are in `out`, their number is returned."""
    rules.apply(s, action, events)
    return settle(s, events, out)


@entry
def set_up_at(batch, i, seats, options, words):
    """Set up a new game at batch[i], without what the first decision may force."""
    rules.deal(batch[i], seats, options, words)


@entry
def legal_at(batch, i, out):
    """Legal action codes of batch[i] into `out`, ascending; their number is returned."""
    return rules.legal(batch[i], out)


@entry
def play_at(batch, i, action, alone, events, out):
    """Play one decision of batch[i] (-1: none), and unless it is to stand `alone` what it forces.

    One entry for the three functions below: each entry holds all the rules, and compiling them takes long.
    """
    if events.shape[0] > 0:
        events[0, 0] = 0
    if action >= 0:
        rules.apply(batch[i], action, events)
    return 0 if alone else settle(batch[i], events, out)


def deal_at(batch: Any, i: int, seats: int, options: Any, words: Any, events: Any, out: Any) -> int:
    """Set up a new game at batch[i]."""
    set_up_at(batch, i, seats, options, words)
    return int(play_at(batch, i, -1, False, events, out))


def apply_at(batch: Any, i: int, action: int, events: Any) -> None:
    """Play exactly one decision of batch[i], without what it forces."""
    play_at(batch, i, action, True, events, NO_ACTIONS)


def step_at(batch: Any, i: int, action: int, events: Any, out: Any) -> int:
    """Play one decision of batch[i] and what it forces."""
    return int(play_at(batch, i, action, False, events, out))


@entry
def scores_at(batch, i, points, places):
    """Points and places (1 is best, ties share) of every seat of batch[i], as if the game ended now."""
    rules.scores(batch[i], points)
    rules.places(batch[i], places)


@entry
def conceal_at(batch, i, seat, seed):
    """Re-deal in batch[i] everything that `seat` (-1: a spectator) cannot know."""
    rules.conceal(batch[i], seat, seed)


@entry
def observe_at(batch, i, seat, features):
    """What `seat` may know of batch[i], as numbers for learning."""
    rules.observe(batch[i], seat, features)


@entry
def seed_dice(dice, seed):
    """Start a generator that belongs to no position."""
    seed_chance(dice, seed)


ENTRIES = ("deal", "legal", "play", "scores", "conceal", "observe")


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) every entry, naming each before its turn comes."""
    from wharfinger.kernel.events import buffer

    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    events = buffer(4)
    yield "deal"
    set_up_at(batch, 0, game.seats[0], game.default_options(), words_of(1))
    yield "legal"
    legal_at(batch, 0, out)
    yield "play"
    play_at(batch, 0, -1, False, events, out)
    yield "scores"
    scores_at(batch, 0, np.zeros(game.seats[1], np.int64), np.zeros(game.seats[1], np.int64))
    yield "conceal"
    conceal_at(batch, 0, 0, 1)
    yield "observe"
    observe_at(batch, 0, 0, np.zeros(game.features, FEATURE))
    seed_dice(np.zeros(4, np.int64), 1)
