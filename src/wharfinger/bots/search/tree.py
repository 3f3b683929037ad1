"""Monte Carlo tree search for n seats with hidden information, inside compiled code; loaded once per game.

One tree for what its seat may know. Every simulation deals the hidden things anew (`conceal`), follows the tree by the
answers that are legal in that deal, adds a node, plays some turns on by `playout.good_turn` and evaluates the
position for each seat. Each seat chooses in the tree what is best for itself. Chance is played out as it falls: a
node is a sequence of answers, not a position.

A tree is a table of nodes; the children of a node are a list in ascending order of their codes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, words_of
from wharfinger.kernel.evaluation import default_calibration
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule

rules: Any  # set by the registry before this file is run
kernel: Any
sibling: Any

playout = sibling("playout.py")

CODE, NEXT, FIRST, VISITS = range(4)
"""Columns of `nodes`."""
PRIOR = 0
"""First column of `worth`; then the sum of utilities of each seat. `tally` sums shares, points and their squares."""
USED, ROOT = range(2)
"""Cells of `head`."""
EXPLORATION, FPU_REDUCTION, SCORE_WEIGHT, TRIES, PEEKS, TEMPERATURE, HORIZON = range(7)
"""Settings."""
UNIFORM_SHARE = 0.2
"""The part of the exploration that goes to all answers alike, whatever their priors."""
DELAY_COST = 0.002
"""What a win loses with every turn until then: it is surer now than later."""
DEEPEST = 400
SEEDS = 1 << 30
MOST_SEATS = 5


@rule
def add_node(nodes, worth, tally, head, code, following):
    """A new node at the end of the table; there has to be room."""
    made = head[USED]
    head[USED] += 1
    nodes[made, CODE] = code
    nodes[made, NEXT] = following
    nodes[made, FIRST] = -1
    nodes[made, VISITS] = 0
    for k in range(worth.shape[1]):
        worth[made, k] = 0.0
    for k in range(tally.shape[1]):
        tally[made, k] = 0.0
    return made


@rule
def peek(work, action, times, dice, rest, w, points, events):
    """How well the turn can end after an answer, for whoever decides in work[0]: the best of some ways to finish it."""
    seat = pending.actor(work[0])
    turn = work[0].turn
    best = playout.WORST
    for _ in range(times):
        work[1] = work[0]
        rules.apply(work[1], action, events)
        playout.complete(work[1], seat, turn, dice, rest, w, events)
        best = max(best, playout.standing(work[1], seat, w, points))
    return best


@rule
def meet_children(work, node, n, nodes, worth, tally, head, kids, out, rest, w, settings, dice, points, events):
    """The children of a node for n legal answers into `kids`, new ones made as needed; False when the table is full.

    The priors of a node's first children come from how well the turn can end with them, those of later ones (legal in
    other deals) from the game's strategy.
    """
    fresh = nodes[node, FIRST] < 0
    before = -1
    child = nodes[node, FIRST]
    for k in range(n):
        while child >= 0 and nodes[child, CODE] < out[k]:
            before = child
            child = nodes[child, NEXT]
        if child < 0 or nodes[child, CODE] != out[k]:
            if head[USED] >= nodes.shape[0]:
                return False
            made = add_node(nodes, worth, tally, head, out[k], child)
            worth[made, PRIOR] = playout.prior(work[0], out[k], w)
            if before < 0:
                nodes[node, FIRST] = made
            else:
                nodes[before, NEXT] = made
            child = made
        kids[k] = child
        before = child
        child = nodes[child, NEXT]
    times = int(settings[PEEKS])
    if fresh and times > 0:
        best = playout.WORST
        for k in range(n):
            worth[kids[k], PRIOR] = peek(work, out[k], times, dice, rest, w, points, events)
            best = max(best, worth[kids[k], PRIOR])
        for k in range(n):
            worth[kids[k], PRIOR] = math.exp((worth[kids[k], PRIOR] - best) / settings[TEMPERATURE])
    return True


@rule
def choose_child(node, n, seat, nodes, worth, kids, results, settings):
    """Which of n children the deciding seat tries next: what has done well for it, and what was tried too little."""
    tried = 0
    priors = 0.0
    for k in range(n):
        tried += nodes[kids[k], VISITS]
        priors += worth[kids[k], PRIOR]
    spread = deviation(results, seat)
    eager = settings[EXPLORATION] * spread * math.sqrt(tried + 1.0)
    unknown = -settings[FPU_REDUCTION] * spread
    if nodes[node, VISITS] > 0:
        unknown += worth[node, 1 + seat] / nodes[node, VISITS]
    best = -1.0e18
    found = 0
    for k in range(n):
        child = kids[k]
        visits = nodes[child, VISITS]
        seen = worth[child, 1 + seat] / visits if visits > 0 else unknown
        share = (1.0 - UNIFORM_SHARE) * worth[child, PRIOR] / priors + UNIFORM_SHARE / n
        score = seen + eager * share / (1.0 + visits)
        if score > best:
            best = score
            found = k
    return found


@rule
def deviation(results, seat):
    """How far the results of a seat lie apart, over all simulations so far."""
    count = results[0, 0]
    if count < 2.0:
        return 0.25
    mean = results[1, seat] / count
    return math.sqrt(max(1.0e-6, results[2, seat] / count - mean * mean))


@rule
def add_result(node, result, seats, nodes, worth, tally):
    """Count a simulation for a node it came through."""
    nodes[node, VISITS] += 1
    for seat in range(seats):
        worth[node, 1 + seat] += result[0, seat]
        tally[node, 3 * seat] += result[1, seat]
        tally[node, 3 * seat + 1] += result[2, seat]
        tally[node, 3 * seat + 2] += result[3, seat]


@rule
def simulate(
    work,
    nodes,
    worth,
    tally,
    head,
    results,
    path,
    kids,
    out,
    rest,
    w,
    calibration,
    settings,
    dice,
    result,
    points,
    events,
):
    """One simulation from the position in work[0]."""
    s = work[0]
    began = s.turn
    node = head[ROOT]
    length = 0
    path[0] = node
    n = rules.legal(s, out)
    while n > 0 and length < DEEPEST - 1 and (nodes[node, VISITS] > 0 or node == head[ROOT]):
        room = meet_children(
            work, node, n, nodes, worth, tally, head, kids, out, rest, w, settings, dice, points, events
        )
        if not room:
            break
        k = choose_child(node, n, pending.actor(s), nodes, worth, kids, results, settings)
        n = kernel.step(s, out[k], events, out)
        node = kids[k]
        length += 1
        path[length] = node
    left = int(settings[HORIZON])  # the turn that is under way, then some more
    while left > 0 and work[0].depth > 0:
        turn = work[0].turn
        playout.good_turn(work, int(settings[TRIES]), dice, out, w, points, events)
        left -= 1 if work[0].turn != turn else 0
    playout.evaluate(work[0], w, calibration, settings[SCORE_WEIGHT], result, points)
    seats = work[0].seats
    if work[0].depth == 0:
        for seat in range(seats):
            result[0, seat] -= DELAY_COST * (work[0].turn - began) * result[1, seat]
    results[0, 0] += 1.0
    for seat in range(seats):
        results[1, seat] += result[0, seat]
        results[2, seat] += result[0, seat] * result[0, seat]
    for k in range(length + 1):
        add_result(path[k], result, seats, nodes, worth, tally)


@entry
def grow_at(
    batch, i, seat, times, work, nodes, worth, tally, head, results, path, kids, out, rest, w, calibration, settings,
    dice, result, points, events,
):  # fmt: skip
    """Run some simulations for a seat from batch[i]."""
    for _ in range(times):
        work[0] = batch[i]
        rules.conceal(work[0], seat, below(dice, SEEDS))
        simulate(
            work, nodes, worth, tally, head, results, path, kids, out, rest, w, calibration, settings, dice, result,
            points, events,
        )  # fmt: skip


ENTRIES = ("search",)


def tree(game: Any, room: int) -> tuple[np.ndarray[Any, Any], ...]:
    """The arrays `work` to `results` of an empty tree with room for some nodes; its root is node 0."""
    nodes = np.zeros((room, 4), np.int32)
    nodes[0] = (-1, -1, -1, 0)
    head = np.array([1, 0], np.int64)
    tables = np.zeros((room, 1 + MOST_SEATS), np.float64), np.zeros((room, 3 * MOST_SEATS), np.float32)
    return records(game.state, 3), nodes, *tables, head, np.zeros((3, MOST_SEATS), np.float64)


def scratch(game: Any) -> tuple[np.ndarray[Any, Any], ...]:
    """The arrays `path`, `kids`, `out` and `rest`."""
    return np.zeros(DEEPEST, np.int64), *(np.zeros(game.actions, np.int64) for _ in range(3))


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    dice = np.zeros(4, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    kernel.seed_dice(dice, 1)
    settings = np.array([1.0, 0.0, 0.1, 1.0, 1.0, 1.0, 1.0])
    given = (
        np.zeros(0),
        default_calibration(),
        settings,
        dice,
        np.zeros((4, MOST_SEATS)),
        np.zeros(game.seats[1], np.int64),
    )
    yield "search"
    grow_at(batch, 0, 0, 0, *tree(game, 8), *scratch(game), *given, NO_EVENTS)
