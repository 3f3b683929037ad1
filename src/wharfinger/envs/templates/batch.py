"""A step of one game of a batch, in pieces: what a GPU does in each of its threads, loaded once per game.

Threads that run together should do the same, so a step is cut where games part: the answers are played sorted by what
they do, then ended games are dealt anew, then everybody looks. An entry does one piece for the game `i`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, seed_chance
from wharfinger.kernel.digest import BLOCK, words_into
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.features import DTYPE as FEATURE
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import rules, sibling

result = sibling("vector.py").result
ENTRIES = ("play", "deal", "show", "observe", "key", "stand")
REFUSED, PLAYED, ENDED = 0, 1, 2
"""How it went: the answer was not legal, the game goes on, or it has ended and the next one is to be dealt."""


@rule
def settled(s, action, events, out):
    """Play an answer (-1: none) and what it forces; the number of answers that are legal then, which are in `out`."""
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
def play_at(games, i, actions, setting, events, out, counts, state, illegal, mask, points, places, rewards, done):
    """Play actions[i]; at the end of the game also points, places and rewards."""
    s = games[i]
    done[i] = 0
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0
    action = int(actions[i])
    if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
        state[i] = REFUSED
        illegal[i] += 1
        return
    row = out[i]
    for k in range(int(counts[i])):
        mask[i, row[k]] = 0
    n = settled(s, action, events[:0], row)
    counts[i] = n
    state[i] = PLAYED
    if n == 0:
        state[i] = ENDED
        done[i] = 1
        rules.scores(s, points[i])
        rules.places(s, places[i])
        for seat in range(s.seats):
            rewards[i, seat] = points[i, seat] if setting[i, 1] else result(places[i], s.seats, seat)


@entry
def deal_at(games, i, seed, setting, events, block, words, numbers, dice, out, counts, state):
    """Where a game has ended, deal the next one; row i plays the games of the seeds seed + i, seed + i + batch, ..."""
    if state[i] == ENDED:
        words_into(seed + i + numbers[i] * games.shape[0], block[i], words[i])
        if numbers[i] == 0:
            seed_chance(dice[i], words[i, 0])
        numbers[i] += 1
        rules.deal(games[i], setting[i, 0], setting[i, 2:], words[i])
        counts[i] = settled(games[i], -1, events[:0], out[i])


@entry
def show_at(games, i, out, counts, state, dice, mask, actor, sampled):
    """Who decides, between which answers, and one of these by chance."""
    if state[i] != REFUSED:
        n = int(counts[i])
        for k in range(n):
            mask[i, out[i, k]] = 1
        actor[i] = pending.actor(games[i])
        sampled[i] = out[i, below(dice[i], n)]


@entry
def observe_at(games, i, first, raw):
    """What the seat that decides in the game first + i sees, into column i: threads side by side write side by side."""
    s = games[first + i]
    rules.observe(s, pending.actor(s), raw[:, i])


@entry
def key_at(games, i, actions, codes, keys):
    """What an answer does: games with equal keys take much the same way through the rules."""
    keys[i] = pending.kind(games[i]) * codes + max(0, min(int(actions[i]), codes - 1))


@entry
def stand_at(games, i, standing):
    """The points of a game as it stands."""
    rules.scores(games[i], standing[i])


def rooms(game: Any, setting: Any, columns: int) -> dict[str, Any]:
    """The arrays that games of such a setting need, as (shape, type), or as what is in them."""
    actions = game.actions
    batch, seats = setting.shape[0], int(setting[:, 0].max())
    return {
        "games": ((batch,), game.state),
        "setting": setting,
        "events": NO_EVENTS,
        "block": ((batch, BLOCK), np.int64),
        "words": ((batch, 4), np.int64),
        "numbers": ((batch,), np.int64),
        "dice": ((batch, 4), np.int64),
        "out": ((batch, actions), np.int16),
        "counts": ((batch,), np.int32),
        "state": ((batch,), np.int8),
        "illegal": ((batch,), np.int32),
        "mask": ((batch, actions), np.uint8),
        "actions": ((batch,), np.int64),
        "actor": ((batch,), np.int64),
        "sampled": ((batch,), np.int64),
        "points": ((batch, seats), np.int64),
        "places": ((batch, seats), np.int64),
        "rewards": ((batch, seats), np.float32),
        "done": ((batch,), np.uint8),
        "keys": ((batch,), np.int32),
        "standing": ((batch, seats), np.int64),
        "raw": ((game.features, columns), FEATURE),
    }


ARGUMENTS = {
    "play": (
        "games", "actions", "setting", "events", "out", "counts", "state", "illegal", "mask", "points", "places",
        "rewards", "done",
    ),
    "deal": ("games", "seed", "setting", "events", "block", "words", "numbers", "dice", "out", "counts", "state"),
    "show": ("games", "out", "counts", "state", "dice", "mask", "actor", "sampled"),
    "observe": ("games", "first", "raw"),
    "key": ("games", "actions", "codes", "keys"),
    "stand": ("games", "standing"),
}  # fmt: skip
"""What each entry takes besides the index, by the names of `rooms`, and numbers."""


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) every entry, naming each before its turn comes."""
    found = rooms(game, np.array([[game.seats[0], 1, *game.default_options()]], np.int64), 1)
    given = {name: np.zeros(*room) if isinstance(room, tuple) else room for name, room in found.items()}
    given |= {"games": records(game.state, 1), "seed": 1, "first": 0, "codes": game.actions}
    given["state"][:] = ENDED
    for name in ("deal", "show", "observe", "stand", "key", "play"):
        yield name
        first, *rest = (given[one] for one in ARGUMENTS[name])
        globals()[f"{name}_at"](first, 0, *rest)
