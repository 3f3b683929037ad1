"""What looking at a position costs: the network's thought, and the playout of the tree; loaded once per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import wharfinger
from wharfinger.bots.networks import blank, new_mind
from wharfinger.bots.search.arrays import Knowledge, new_scratch, new_work
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.evaluation import default_calibration
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling


BOTS = Path(wharfinger.__file__).parent / "bots"
tree = sibling(BOTS / "search" / "templates" / "tree.py")
playout = sibling(BOTS / "search" / "templates" / "playout.py")
network = sibling(BOTS / "templates" / "network.py")

ENTRIES = ("thoughts", "playouts")


@entry
def thoughts(batch, times, net, mind, out):
    """The network thinks of every position so many times; the number of answers that it thought of."""
    answers = 0
    for _ in range(times):
        for i in range(batch.shape[0]):
            n = rules.legal(batch[i], out)
            network.think(batch[i], out, n, net, mind)
            answers += n
    return answers


@entry
def playouts(batch, times, work, known, scratch, dice, events):
    """Play every position on as the tree does at a new node, and evaluate it, so many times."""
    for _ in range(times):
        for i in range(batch.shape[0]):
            work[0] = batch[i]
            left = int(known.settings[tree.HORIZON])
            while left > 0 and work[0].depth > 0:
                turn = work[0].turn
                times, tries = int(known.settings[tree.TRIES]), scratch.tries[0]
                playout.good_turn(work, times, tries, dice, scratch.out, scratch.points, known.weights, events)
                left -= 1 if work[0].turn != turn else 0
            weight = known.settings[tree.SCORE_WEIGHT]
            playout.evaluate(work[0], known.weights, known.calibration, weight, scratch.result, scratch.points)


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entries."""
    batch = records(game.state, 1)
    out, dice = np.zeros(game.actions, np.int64), np.zeros(4, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    kernel.seed_dice(dice, 1)
    net = blank(game, 4, 1)
    yield "thoughts"
    thoughts(batch, 1, net, new_mind(game, net), out)
    known = Knowledge(np.zeros(0), default_calibration(), np.ones(7))
    yield "playouts"
    playouts(batch, 0, new_work(game), known, new_scratch(game), dice, NO_EVENTS)
