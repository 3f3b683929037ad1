"""Many games that are stepped together, in compiled code; loaded once per game.

`play_one` and `observe_one` are what is done with one game; `advance` does them for a slice of a batch, without the
interpreter lock. They allocate nothing and call nothing but the rules. `result` is also used on other devices.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.envs.rooms import Given, Made
from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, seed_chance, words_of
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.features import DTYPE as FEATURE
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules

ENTRIES = ("advance", "stand")
RESET, STEP = 0, 1
TILE = 32
"""So many games are stepped before they are observed: the code of each stays in the processor's cache meanwhile."""


@rule
def start_one(s, seats, options, words, events, out):
    """Deal a new game; the number of legal answers, which are in `out`."""
    rules.deal(s, seats, options, words)
    return kernel.settle(s, events, out)


@rule
def step_one(s, action, by_points, events, out, points, places, rewards):
    """Play one answer; at the end of the game also points, places and rewards of every seat.

    The number of answers that are legal then (0: the game is over), which are in `out`.
    """
    n = kernel.step(s, action, events, out)
    if n == 0:
        rules.scores(s, points)
        rules.places(s, places)
        for seat in range(s.seats):
            if by_points:
                rewards[seat] = points[seat]
            else:
                rewards[seat] = result(places, s.seats, seat)
    return n


@rule
def result(places, seats, seat):
    """From 1 (ahead of everybody) to -1 (behind everybody); all results of a game add up to 0."""
    balance = 0
    for other in range(seats):
        if places[other] > places[seat]:
            balance += 1
        elif places[other] < places[seat]:
            balance -= 1
    return balance / (seats - 1) if seats > 1 else 0.0


@rule
def mask_one(n, out, mask):
    """1 for each legal answer."""
    for k in range(mask.shape[0]):
        mask[k] = 0
    for k in range(n):
        mask[out[k]] = 1


@rule
def play_one(what, lane, i, s, words, action, given, made):
    """Deal or step the game i, all but what is observed; 1 if the action was not legal and not played."""
    out, events = given.out[lane], given.events
    seats, options = given.setting[i, 0], given.setting[i, 2:]
    made.done[i] = 0
    for seat in range(seats):
        made.rewards[i, seat] = 0.0
    n = 0
    if what == STEP:
        if action < 0 or action >= made.mask.shape[1] or made.mask[i, action] == 0:
            return 1
        by_points = given.setting[i, 1] == 1
        n = step_one(s, action, by_points, events, out, made.points[i], made.places[i], made.rewards[i])
        if n == 0:
            made.done[i] = 1
    else:
        seed_chance(given.dice[i], words[0])
    if n == 0:
        n = start_one(s, seats, options, words, events, out)
    made.actor[i] = pending.actor(s)
    made.sampled[i] = out[below(given.dice[i], n)]
    mask_one(n, out, made.mask[i])
    return 0


@rule
def observe_one(s, i, lane, given, made):
    """What the seat that decides in the game i sees: compact, or multiplied by the scale."""
    compact = made.scaled.shape[1] == 0
    raw, scaled = made.raw[i if compact else lane], made.scaled[0 if compact else i]
    rules.observe(s, pending.actor(s), raw)
    for k in range(scaled.shape[0]):
        scaled[k] = raw[k] * given.scale[k]


@entry
def advance(what, lane, first, last, games, words, actions, given, made):
    """Deal or step the games from `first` to `last`; the number of actions that were not legal and not played.

    A game that ends is followed by the next deal: `done` is 1, points, places and rewards are those of the end, what is
    observed belongs to the new game. Threads that run side by side have `lane`s of their own.
    """
    illegal = 0
    for start in range(first, last, TILE):
        stop = min(start + TILE, last)
        for i in range(start, stop):
            illegal += play_one(what, lane, i, games[i], words[i], actions[i], given, made)
        for i in range(start, stop):
            observe_one(games[i], i, lane, given, made)
    return illegal


@entry
def stand(games, standing):
    """The points of all games as they stand."""
    for i in range(games.shape[0]):
        rules.scores(games[i], standing[i])


def rooms(game: Any, setting: Any, lanes: int, compact: bool) -> tuple[Given, Made]:
    """Room for games of such a setting, which are stepped in so many lanes."""
    features, actions, most = game.features, game.actions, game.seats[1]
    batch, seats = setting.shape[0], int(setting[:, 0].max())
    given = Given(
        setting,
        game.definition.features.scale,
        np.zeros((batch, 4), np.int64),
        NO_EVENTS,
        np.zeros((lanes, actions), np.int64),
    )
    made = Made(
        np.zeros((batch if compact else lanes, features), FEATURE),
        np.zeros((1, 0) if compact else (batch, features), np.float32),
        np.zeros((batch, actions), np.uint8),
        np.zeros(batch, np.int64),
        np.zeros(batch, np.int64),
        np.zeros((batch, seats), np.float32),
        np.zeros(batch, np.uint8),
        np.zeros((batch, most), np.int64),
        np.zeros((batch, most), np.int64),
    )
    return given, made


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entries."""
    yield "advance"
    setting = np.array([[game.seats[0], False, *game.default_options()]], np.int64)
    given, made = rooms(game, setting, 1, True)
    words = np.array([words_of(1)])
    games = records(game.state, 1)
    advance(RESET, 0, 0, 1, games, words, np.zeros(1, np.int64), given, made)
    yield "stand"
    stand(games, made.points)
