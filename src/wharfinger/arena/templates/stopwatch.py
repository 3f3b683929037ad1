"""What the benchmark repeats inside compiled code; loaded once per game like the kernel's own entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel.chance import below, draw
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules


ENTRIES = ("playouts", "gather", "repeated legal", "repeated apply", "repeated copy")


@rule
def shake(dice, words):
    """The words of another deal."""
    for k in range(4):
        words[k] = draw(dice)


@entry
def playouts(batch, seats, options, words, games, dice, totals, events, out):
    """Play whole random games; totals: decisions, sum and maximum of legal actions."""
    s = batch[0]
    for _ in range(games):
        shake(dice, words)
        rules.deal(s, seats, options, words)
        n = kernel.settle(s, events, out)
        while n > 0:
            totals[0] += 1
            totals[1] += n
            totals[2] = max(totals[2], n)
            n = kernel.step(s, out[below(dice, n)], events, out)


@entry
def gather(batch, actions, seats, options, words, every, dice, events, out):
    """Fill a batch with positions from random games, about one in `every` decisions, and a legal action for each."""
    row = 0
    last = len(batch) - 1
    while row < last:
        shake(dice, words)
        rules.deal(batch[last], seats, options, words)
        n = kernel.settle(batch[last], events, out)
        while n > 0 and row < last:
            action = out[below(dice, n)]
            if below(dice, every) == 0:
                batch[row] = batch[last]
                actions[row] = action
                row += 1
            n = kernel.step(batch[last], action, events, out)


@entry
def repeat_legal(batch, row, times, out):
    """`legal` of one position, many times."""
    found = 0
    for _ in range(times):
        found += rules.legal(batch[row], out)
    return found


@entry
def repeat_apply(batch, row, action, times, events):
    """Copy one position and `apply` an action, many times, on the last row."""
    last = len(batch) - 1
    for _ in range(times):
        batch[last] = batch[row]
        rules.apply(batch[last], action, events)
    return batch[last].turn


@entry
def repeat_copy(batch, row, times):
    """Copy one position many times, to the last row; each copy is then changed, so that none can be left out."""
    last = len(batch) - 1
    for k in range(times):
        batch[last] = batch[row]
        batch[last].turn = k
    return batch[last].turn


@entry
def copy_batch(source, target):
    """Copy a batch, position by position."""
    for k in range(len(source)):
        target[k] = source[k]


def warm(game: Any) -> Iterator[str]:
    """Compile every entry, naming each before its turn comes."""
    batch = records(game.state, 3)
    out = np.zeros(game.actions, np.int64)
    dice, words = np.ones(4, np.int64), np.zeros(4, np.int64)
    options = game.default_options()
    yield "playouts"
    playouts(batch, game.seats[0], options, words, 0, dice, np.zeros(3, np.int64), NO_EVENTS, out)
    yield "gather"
    actions = np.zeros(3, np.int64)
    gather(batch, actions, game.seats[0], options, words, 1, dice, NO_EVENTS, out)
    yield "repeated legal"
    repeat_legal(batch, 0, 1, out)
    yield "repeated apply"
    repeat_apply(batch, 0, int(actions[0]), 1, NO_EVENTS)
    yield "repeated copy"
    repeat_copy(batch, 0, 1)
    copy_batch(batch, batch.copy())
