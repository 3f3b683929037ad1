"""The entries that Python calls, written once for all games.

The registry loads this file once per game, with `rules` set to that game's rules module, so that every entry is
compiled for that game alone. Positions are named by (batch, index): passing a record itself is slower.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from wharfinger.kernel.chance import below, seed_chance
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule

rules: Any  # set by the registry before this file is run


@rule
def settle(s, events, out):
    """Play every decision that has one legal answer; the number of legal answers of the first real one (0: over)."""
    n = rules.legal(s, out)
    while n == 1:
        rules.apply(s, out[0], events)
        n = rules.legal(s, out)
    return n


@rule
def step(s, action, events, out):
    """Play one decision and what it forces; then the legal answers are in `out`, their number is returned."""
    rules.apply(s, action, events)
    return settle(s, events, out)


@entry
def deal_at(batch, i, seats, options, seed, events, out):
    """Set up a new game at batch[i]."""
    if events.shape[0] > 0:
        events[0, 0] = 0
    rules.deal(batch[i], seats, options, seed)
    return settle(batch[i], events, out)


@entry
def legal_at(batch, i, out):
    """Legal action codes of batch[i] into `out`, ascending; their number is returned."""
    return rules.legal(batch[i], out)


@entry
def apply_at(batch, i, action, events):
    """Play exactly one decision of batch[i], without what it forces."""
    if events.shape[0] > 0:
        events[0, 0] = 0
    rules.apply(batch[i], action, events)


@entry
def step_at(batch, i, action, events, out):
    """Play one decision of batch[i] and what it forces."""
    if events.shape[0] > 0:
        events[0, 0] = 0
    return step(batch[i], action, events, out)


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
def playout_at(batch, i, dice, cap, events, out):
    """Play batch[i] on at random, to the end or for `cap` decisions; the number of decisions played."""
    s = batch[i]
    played = 0
    n = rules.legal(s, out)
    while n > 0 and played < cap:
        n = step(s, out[below(dice, n)], events, out)
        played += 1
    return played


@entry
def perft_at(batch, outs, counts, cursors, depth, events):
    """Leaves of the tree of decisions below batch[0]; batch, outs, counts and cursors have a row per level."""
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    counts[0] = rules.legal(batch[0], outs[0])
    cursors[0] = 0
    while level >= 0:
        if level == depth - 1:
            leaves += counts[level]
            level -= 1
        elif cursors[level] == counts[level]:
            level -= 1
        else:
            action = outs[level, cursors[level]]
            cursors[level] += 1
            batch[level + 1] = batch[level]
            counts[level + 1] = step(batch[level + 1], action, events, outs[level + 1])
            cursors[level + 1] = 0
            level += 1
    return leaves


@entry
def seed_dice(dice, seed):
    """Start a generator that belongs to no position."""
    seed_chance(dice, seed)


ENTRIES = ("deal", "legal", "apply", "step", "scores", "conceal", "observe", "playout", "perft")


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) every entry, naming each before its turn comes."""
    from wharfinger.kernel.events import buffer

    batch = records(game.state, 2)
    out = np.zeros(game.actions, np.int64)
    dice = np.zeros(4, np.int64)
    events = buffer(4)
    options = game.default_options()
    yield "deal"
    deal_at(batch, 0, game.seats[0], options, 1, events, out)
    yield "legal"
    legal_at(batch, 0, out)
    yield "apply"
    apply_at(batch.copy(), 0, int(out[0]), events)
    yield "step"
    step_at(batch.copy(), 0, int(out[0]), events, out)
    yield "scores"
    scores_at(batch, 0, np.zeros(game.seats[1], np.int64), np.zeros(game.seats[1], np.int64))
    yield "conceal"
    conceal_at(batch, 0, 0, 1)
    yield "observe"
    observe_at(batch, 0, 0, np.zeros(game.features, np.float32))
    yield "playout"
    seed_dice(dice, 1)
    playout_at(batch.copy(), 0, dice, 1, NO_EVENTS, out)
    yield "perft"
    perft_at(batch, np.zeros((1, game.actions), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64), 1, NO_EVENTS)
