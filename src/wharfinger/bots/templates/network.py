"""A learned network inside compiled code; loaded once per game. `networks.py` says how its weights are laid out.

From what the seat that decides sees: logits of the legal answers, and for every seat its share of the win and its
points. Most features are 0, and only legal answers are asked for, so both ends of the network cost little.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.bots.networks import CLIP, POINTS, blank, new_mind
from wharfinger.kernel import pending
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules

ENTRIES = ("network",)
EPSILON = 1.0e-5


@rule
def normalise(row, norm):
    """LayerNorm, then everything below 0 becomes 0."""
    size = row.shape[0]
    mean = 0.0
    for k in range(size):
        mean += row[k]
    mean /= size
    spread = 0.0
    for k in range(size):
        spread += (row[k] - mean) * (row[k] - mean)
    middle, factor = np.float32(mean), np.float32(1.0 / math.sqrt(spread / size + EPSILON))
    for k in range(size):
        row[k] = max(np.float32(0.0), (row[k] - middle) * factor * norm[0, k] + norm[1, k])


@rule
def add_row(row, weight, total):
    """Add a row of weights, `weight` times; a loop that becomes vector instructions."""
    for k in range(total.shape[0]):
        total[k] += weight * row[k]


@rule
def dot(row, other, start):
    """The product of two rows, plus `start`."""
    a, b, c, d = start, np.float32(0.0), np.float32(0.0), np.float32(0.0)
    for k in range(0, row.shape[0], 4):
        a += row[k] * other[k]
        b += row[k + 1] * other[k + 1]
        c += row[k + 2] * other[k + 2]
        d += row[k + 3] * other[k + 3]
    return a + b + c + d


@rule
def think(s, out, n, net, mind):
    """Logits of n answers in `out`, and for every seat its share of the win and its points, into `mind`."""
    seat = pending.actor(s)
    rules.observe(s, seat, mind.raw)
    hidden, inner = mind.hidden, mind.inner
    width = hidden.shape[0]
    for k in range(width):
        hidden[k] = net.enter_bias[k]
    for k in range(mind.raw.shape[0]):
        if mind.raw[k] != 0:
            add_row(net.enter[k], np.float32(min(CLIP, max(-CLIP, mind.raw[k] * net.scale[k]))), hidden)
    normalise(hidden, net.enter_norm)
    for block in range(net.blocks.shape[0]):
        for k in range(width):
            inner[k] = net.blocks_bias[block, k]
        for k in range(width):
            if hidden[k] != 0.0:
                add_row(net.blocks[block, k], hidden[k], inner)
        normalise(inner, net.blocks_norm[block])
        for k in range(width):
            hidden[k] += inner[k]
    for k in range(n):
        mind.logits[k] = dot(net.leave[out[k]], hidden, net.leave_bias[out[k]])
    actions = mind.logits.shape[0]
    most = (net.leave.shape[0] - actions) // 2
    seats = s.seats
    total = 0.0
    for place in range(seats):
        at = actions + place
        other = (seat + place) % seats
        share = max(0.0, dot(net.leave[at], hidden, net.leave_bias[at]))
        mind.wins[other] = share
        total += share
        at += most
        mind.points[other] = POINTS * dot(net.leave[at], hidden, net.leave_bias[at])
    for other in range(seats):
        mind.wins[other] = mind.wins[other] / total if total > 0.0 else 1.0 / seats


@entry
def think_at(batch, i, out, net, mind):
    """What the network thinks of batch[i]; the number of legal answers, which are in `out`."""
    n = rules.legal(batch[i], out)
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
