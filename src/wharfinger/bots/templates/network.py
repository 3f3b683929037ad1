"""A learned network inside compiled code; loaded once per game. `networks.py` says how its weights are laid out.

From what the seat that decides sees: logits of the legal answers, and for every seat its share of the win and its
points. Most features are 0, and only legal answers are asked for, so both ends of the network cost little.

Every sum is taken in one order whatever the processor, and all but the last steps are numbers of 32 bits: the same
network thinks the same to the last bit in Python, compiled, in a library and in a browser. Loops run along rows, so
they become vector instructions.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.bots.networks import CLIP, POINTS, blank, new_mind
from wharfinger.kernel import pending
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling


playout = sibling(Path(__file__).parents[1] / "search" / "templates" / "playout.py")

ENTRIES = ("network",)
EPSILON = np.float32(1.0e-5)
NOTHING, ONE = np.float32(0.0), np.float32(1.0)
MOST = np.float32(CLIP)


@rule
def used_up(row):
    """The sum of a row, which is used up: its second half is added to its first, and so on."""
    size = row.shape[0]
    while size > 1:
        half = (size + 1) // 2
        for k in range(size - half):
            row[k] += row[half + k]
        size = half
    return row[0]


@rule
def normalise(row, norm, room):
    """LayerNorm, then everything below 0 becomes 0."""
    size = row.shape[0]
    for k in range(size):
        room[k] = row[k]
    mean = used_up(room) / np.float32(size)
    for k in range(size):
        apart = row[k] - mean
        row[k] = apart
        room[k] = apart * apart
    factor = ONE / np.float32(math.sqrt(used_up(room) / np.float32(size) + EPSILON))
    for k in range(size):
        row[k] = max(NOTHING, row[k] * factor * norm[0, k] + norm[1, k])


@rule
def add_rows(rows, weights, used, count, total):
    """Add some rows, each times its weight, one after the other; four of them while a part of the total is at hand."""
    width = total.shape[0]
    whole = count // 4 * 4
    for at in range(0, whole, 4):
        a, b, c, d = rows[used[at]], rows[used[at + 1]], rows[used[at + 2]], rows[used[at + 3]]
        of_a, of_b = weights[used[at]], weights[used[at + 1]]
        of_c, of_d = weights[used[at + 2]], weights[used[at + 3]]
        for k in range(width):
            total[k] = total[k] + of_a * a[k] + of_b * b[k] + of_c * c[k] + of_d * d[k]
    for at in range(whole, count):
        a, of_a = rows[used[at]], weights[used[at]]
        for k in range(width):
            total[k] += of_a * a[k]


@rule
def dot(row, other, room):
    """The product of two rows."""
    for k in range(room.shape[0]):
        room[k] = row[k] * other[k]
    return used_up(room)


@rule
def think(s, out, n, net, mind):
    """Logits of n answers in `out`, and for every seat its share of the win and its points, into `mind`."""
    seat = pending.actor(s)
    rules.observe(s, seat, mind.raw)
    hidden, inner, used, given = mind.hidden, mind.inner, mind.used, mind.given
    width = hidden.shape[0]
    count = 0
    for k in range(mind.raw.shape[0]):
        if mind.raw[k] != 0:
            given[k] = min(MOST, max(-MOST, np.float32(mind.raw[k]) * net.scale[k]))
            used[count] = k
            count += 1
    for k in range(width):
        hidden[k] = net.enter_bias[k]
    add_rows(net.enter, given, used, count, hidden)
    normalise(hidden, net.enter_norm, mind.room)
    for block in range(net.blocks.shape[0]):
        count = 0
        for k in range(width):
            if hidden[k] != NOTHING:
                used[count] = k
                count += 1
            inner[k] = net.blocks_bias[block, k]
        add_rows(net.blocks[block], hidden, used, count, inner)
        normalise(inner, net.blocks_norm[block], mind.room)
        for k in range(width):
            hidden[k] += inner[k]
    for k in range(n):
        mind.logits[k] = net.leave_bias[out[k]] + dot(net.leave[out[k]], hidden, mind.room)
    actions = mind.logits.shape[0]
    most = (net.leave.shape[0] - actions) // 2
    seats = s.seats
    total = 0.0
    for place in range(seats):
        at = actions + place
        other = (seat + place) % seats
        mind.wins[other] = max(0.0, float(net.leave_bias[at] + dot(net.leave[at], hidden, mind.room)))
        total += mind.wins[other]
        at += most
        mind.points[other] = POINTS * float(net.leave_bias[at] + dot(net.leave[at], hidden, mind.room))
    for other in range(seats):
        mind.wins[other] = mind.wins[other] / total if total > 0.0 else 1.0 / seats


@entry
def think_at(batch, i, out, net, mind):
    """What the network thinks of batch[i]; the number of its sensible answers, which are in `out`."""
    n = playout.sensible(batch[i], out, rules.legal(batch[i], out))
    think(batch[i], out, n, net, mind)
    return n


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    net = blank(game, 4, 1)
    yield "network"
    think_at(batch, 0, out, net, new_mind(game, net))
