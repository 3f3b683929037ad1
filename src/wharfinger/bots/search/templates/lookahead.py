"""Looking one turn ahead, inside compiled code; loaded once per game like the kernel's own entries.

A *completion* plays the own turn on, drawing answers by their priors, until it ends, somebody else decides, or the game
is over, and looks at the value of what it leads to. Answers are compared by their best completion. The budget goes to
the promising ones: after each round the weaker half of the answers is left alone (sequential halving).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling


playout = sibling("playout.py")


@rule
def try_answer(batch, i, work, action, times, best, dice, out, points, w, events):
    """The best value of some completions after an answer, or `best` if that is better."""
    seat = pending.actor(batch[i])
    turn = batch[i].turn
    for _ in range(times):
        work[0] = batch[i]
        rules.apply(work[0], action, events)
        playout.complete(work[0], seat, turn, dice, out, w, events)
        found = playout.standing(work[0], seat, w, points)
        if found > best:
            best = found
    return best


@entry
def look_at(batch, i, work, budget, dice, codes, values, order, out, points, w, events):
    """Sensible answers of batch[i] into `codes`, the best value found for each into `values`; their number is returned.

    `work` is one position of scratch room; `order`, `out` and `points` are scratch rows.
    """
    n = playout.sensible(batch[i], codes, rules.legal(batch[i], codes))
    for k in range(n):
        values[k] = playout.WORST
        order[k] = k
    if n < 2:
        return n
    rounds = 1
    while n >> rounds > 1:
        rounds += 1
    alive = n
    for _ in range(rounds):
        times = max(1, budget // (rounds * alive))
        for place in range(alive):
            k = order[place]
            values[k] = try_answer(batch, i, work, codes[k], times, values[k], dice, out, points, w, events)
        for place in range(1, alive):  # best first
            k = order[place]
            before = place - 1
            while before >= 0 and values[order[before]] < values[k]:
                order[before + 1] = order[before]
                before -= 1
            order[before + 1] = k
        alive = max(2, (alive + 1) // 2)
    return n


ENTRIES = ("look",)


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    from wharfinger.bots.search.settings import hand_weights

    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    dice = np.zeros(4, np.int64)
    yield "look"
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    kernel.seed_dice(dice, 1)
    look_at(batch, 0, records(game.state, 1), 1, dice, *scratch(game), hand_weights(game), NO_EVENTS)


def scratch(game: Any) -> tuple[np.ndarray[Any, Any], ...]:
    """The arrays `codes`, `values`, `order`, `out` and `points` of `look_at`."""
    return (
        np.zeros(game.actions, np.int64),
        np.zeros(game.actions, np.float64),
        np.zeros(game.actions, np.int64),
        np.zeros(game.actions, np.int64),
        np.zeros(game.seats[1], np.int64),
    )
