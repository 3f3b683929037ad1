"""The gradient of a game's value by its evaluation weights, in compiled code; loaded once per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel.chance import words_of
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, sibling


playout = sibling(Path(__file__).parents[2] / "bots" / "search" / "templates" / "playout.py")

ENTRIES = ("slopes",)
STEP = 1.0e-3
"""The finite-difference step; the value is linear in most weights."""


@entry
def slopes_at(batch, i, seat, w, moved, scratch, out):
    """Return the value of batch[i] for a seat and write its gradient into `out`."""
    here = playout.value(batch[i], seat, w, scratch)
    for k in range(len(w)):
        moved[k] = w[k]
    for k in range(len(w)):
        moved[k] += STEP
        out[k] = (playout.value(batch[i], seat, moved, scratch) - here) / STEP
        moved[k] = w[k]
    return here


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    yield "slopes"
    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    slopes_at(batch, 0, 0, np.zeros(0), np.zeros(0), np.zeros(game.seats[1], np.int64), np.zeros(0))
