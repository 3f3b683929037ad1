"""Many games side by side: what happens in game `i` of a batch between two answers.

Each entry does one thing in one game. A loop plays a batch on a processor; on a GPU every game has a thread of its own,
and games that play alike go together, so a step is cut into pieces: play, deal anew, show.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, draw
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import rules

NOTHING, OVER, ILLEGAL = 0, 1, 2
"""How a step went: the game goes on, has ended, or the answer was not legal and nothing happened."""


@rule
def listed(s, action, events, out):
    """Play an answer (-1: none) and what it forces; the number of answers to the next real decision, in `out`."""
    left = pending.FORCED_MOST
    while True:
        if action >= 0:
            rules.apply(s, action, events)
        n = rules.legal(s, out)
        if n != 1 or left == 0:
            return n
        action = int(out[0])
        left -= 1


@entry
def play_at(batch, i, actions, masks, out, counts, ends, points, places, lengths, events):
    """Play actions[i], unless it is not legal."""
    action = int(actions[i])
    ends[i] = NOTHING
    if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
        ends[i] = ILLEGAL
        return
    row = out[i]
    for k in range(int(counts[i])):
        masks[i, row[k]] = 0
    n = listed(batch[i], action, events[:0], row)
    counts[i] = n
    lengths[i] += 1
    if n == 0:
        ends[i] = OVER
        rules.scores(batch[i], points[i])
        rules.places(batch[i], places[i])


@entry
def deal_at(batch, i, ends, seats, options, dealers, words, out, counts, lengths, events):
    """Deal the next game where one has ended."""
    if ends[i] == OVER:
        for k in range(4):
            words[i, k] = draw(dealers[i])
        rules.deal(batch[i], seats, options, words[i])
        counts[i] = listed(batch[i], -1, events[:0], out[i])
        lengths[i] = 0


@entry
def show_at(batch, i, out, counts, masks, actors, features):
    """Who is asked, for what, and what they see."""
    for k in range(int(counts[i])):
        masks[i, out[i, k]] = 1
    seat = pending.actor(batch[i])
    actors[i] = seat
    if features.shape[1] > 0:
        rules.observe(batch[i], seat, features[i])


@entry
def pick_at(batch, i, out, counts, dice, actions):
    """An answer by chance."""
    actions[i] = out[i, below(dice[i], int(counts[i]))]


@entry
def sort_at(batch, i, actions, keys, codes):
    """What the answer makes the rules do: equal keys, equal ways through the code."""
    s = batch[i]
    action = max(0, min(int(actions[i]), codes - 1))
    keys[i] = pending.kind(s) * codes + action


@entry
def playout_at(batch, i, seats, options, dealers, words, dice, out, games, lengths, events):
    """Play whole games by chance."""
    count = 0
    for _ in range(games):
        for k in range(4):
            words[i, k] = draw(dealers[i])
        rules.deal(batch[i], seats, options, words[i])
        action = -1
        while True:
            n = listed(batch[i], action, events[:0], out[i])
            if n == 0:
                break
            action = int(out[i, below(dice[i], n)])
            count += 1
    lengths[i] = count


ENTRIES = ("play", "deal", "show", "pick", "sort", "playout")


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) every entry, naming each before its turn comes."""
    from wharfinger.kernel.events import NO_EVENTS

    batch = records(game.state, 1)
    wide, half = np.int64, np.int16
    actions, counts, lengths = np.zeros(1, wide), np.zeros(1, np.int32), np.zeros(1, np.int32)
    ends = np.full(1, OVER, np.int8)
    out, masks = np.zeros((1, game.actions), half), np.zeros((1, game.actions), np.bool_)
    points, places = np.zeros((1, game.seats[1]), wide), np.zeros((1, game.seats[1]), wide)
    dealers, words, dice = np.ones((1, 4), wide), np.zeros((1, 4), wide), np.ones((1, 4), wide)
    seats, options = game.seats[0], game.default_options()
    yield "deal"
    deal_at(batch, 0, ends, seats, options, dealers, words, out, counts, lengths, NO_EVENTS)
    yield "show"
    show_at(batch, 0, out, counts, masks, np.zeros(1, wide), np.zeros((1, game.features), np.float32))
    yield "pick"
    pick_at(batch, 0, out, counts, dice, actions)
    yield "play"
    play_at(batch, 0, actions, masks, out, counts, ends, points, places, lengths, NO_EVENTS)
    yield "sort"
    sort_at(batch, 0, actions, np.zeros(1, np.int32), game.actions)
    yield "playout"
    playout_at(batch, 0, seats, options, dealers, words, dice, out, 1, lengths, NO_EVENTS)
