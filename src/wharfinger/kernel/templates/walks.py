"""Random playouts and perft, inside compiled code; loaded once per game, and compiled when first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel.chance import below, words_of
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules


@entry
def playout_at(batch, i, dice, cap, events, out):
    """Play batch[i] on at random, to the end or for `cap` decisions; the number of decisions played."""
    s = batch[i]
    played = 0
    n = rules.legal(s, out)
    while n > 0 and played < cap:
        n = kernel.step(s, out[below(dice, n)], events, out)
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
            counts[level + 1] = kernel.step(batch[level + 1], action, events, outs[level + 1])
            cursors[level + 1] = 0
            level += 1
    return leaves


ENTRIES = ("playout", "perft")


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) both."""
    batch = records(game.state, 2)
    out = np.zeros(game.actions, np.int64)
    dice = np.zeros(4, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    yield "playout"
    kernel.seed_dice(dice, 1)
    playout_at(batch.copy(), 0, dice, 1, NO_EVENTS, out)
    yield "perft"
    perft_at(batch, np.zeros((1, game.actions), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64), 1, NO_EVENTS)
