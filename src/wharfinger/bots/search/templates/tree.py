"""Monte Carlo tree search for n seats with hidden information, inside compiled code; loaded once per game.

One tree for what its seat may know. Every simulation deals the hidden things anew (`conceal`), follows the tree by the
answers that are legal in that deal, adds a node, plays some turns on by `playout.good_turn` and evaluates the
position for each seat. Each seat chooses in the tree what is best for itself. Chance is played out as it falls: a
node is a sequence of answers, not a position. `arrays` says how a tree is laid out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.bots.search.arrays import (
    CODE,
    COUNT,
    DEEPEST,
    FIRST,
    NEXT,
    POINTS,
    POINTS_SQUARED,
    PRIOR,
    ROOT,
    SQUARES,
    START,
    SUM,
    USED,
    UTILITY,
    VISITS,
    WIN,
    Knowledge,
    new_scratch,
    new_tree,
)
from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, words_of
from wharfinger.kernel.evaluation import default_calibration
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule
from wharfinger.kernel.reals import exp

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling


playout = sibling("playout.py")

EXPLORATION, FPU_REDUCTION, SCORE_WEIGHT, TRIES, PEEKS, TEMPERATURE, HORIZON = range(7)
"""Settings."""
UNIFORM_SHARE = 0.2
"""The part of the exploration that goes to all answers alike, whatever their priors."""
DELAY_COST = 0.002
"""What a win loses with every turn until then: it is surer now than later."""
SEEDS = 1 << 30


@rule
def add_node(tree, code, following):
    """Append a node; the table must not be full."""
    made = tree.head[USED]
    tree.head[USED] += 1
    tree.nodes[made, CODE] = code
    tree.nodes[made, NEXT] = following
    tree.nodes[made, FIRST] = -1
    tree.nodes[made, VISITS] = 0
    for k in range(tree.worth.shape[1]):
        tree.worth[made, k] = 0.0
    for k in range(tree.tally.shape[1]):
        tree.tally[made, k] = 0.0
    return made


@rule
def peek(work, action, times, w, scratch, dice, events):
    """How well the turn can end after an answer, for whoever decides in work[0]: the best of some ways to finish it."""
    seat = pending.actor(work[0])
    turn = work[0].turn
    work[START] = work[0]
    rules.apply(work[START], action, events)
    rest, points = scratch.rest, scratch.points
    best, _ = playout.best_try(work, START, seat, turn, times, scratch.tries[0], dice, rest, points, w, events)
    return best


@rule
def meet_children(tree, node, n, known, scratch, dice, events):
    """The children of a node for n legal answers into `kids`, new ones made as needed; False when the table is full.

    The priors of a node's first children come from how well the turn can end with them, those of later ones (legal in
    other deals) from the game's strategy.
    """
    fresh = tree.nodes[node, FIRST] < 0
    before = -1
    child = tree.nodes[node, FIRST]
    for k in range(n):
        action = scratch.out[k]
        while child >= 0 and tree.nodes[child, CODE] < action:
            before = child
            child = tree.nodes[child, NEXT]
        if child < 0 or tree.nodes[child, CODE] != action:
            if tree.head[USED] >= tree.nodes.shape[0]:
                return False
            made = add_node(tree, action, child)
            tree.worth[made, PRIOR] = playout.prior(tree.work[0], action, known.weights)
            if before < 0:
                tree.nodes[node, FIRST] = made
            else:
                tree.nodes[before, NEXT] = made
            child = made
        scratch.kids[k] = child
        before = child
        child = tree.nodes[child, NEXT]
    times = int(known.settings[PEEKS])
    if fresh and times > 0 and n > 1:
        best = playout.WORST
        for k in range(n):
            found = peek(tree.work, scratch.out[k], times, known.weights, scratch, dice, events)
            tree.worth[scratch.kids[k], PRIOR] = found
            best = max(best, found)
        for k in range(n):
            child = scratch.kids[k]
            tree.worth[child, PRIOR] = exp((tree.worth[child, PRIOR] - best) / known.settings[TEMPERATURE])
    return True


@rule
def choose_child(tree, node, n, seat, kids, settings):
    """Select one of n children for the seat to move (PUCT)."""
    tried = 0
    priors = 0.0
    for k in range(n):
        tried += tree.nodes[kids[k], VISITS]
        priors += tree.worth[kids[k], PRIOR]
    spread = deviation(tree.results, seat)
    exploration = settings[EXPLORATION] * spread * math.sqrt(tried + 1.0)
    unvisited = -settings[FPU_REDUCTION] * spread
    if tree.nodes[node, VISITS] > 0:
        unvisited += tree.worth[node, UTILITY + seat] / tree.nodes[node, VISITS]
    best = -1.0e18
    found = 0
    for k in range(n):
        child = kids[k]
        visits = tree.nodes[child, VISITS]
        mean = tree.worth[child, UTILITY + seat] / visits if visits > 0 else unvisited
        share = (1.0 - UNIFORM_SHARE) * tree.worth[child, PRIOR] / priors + UNIFORM_SHARE / n
        score = mean + exploration * share / (1.0 + visits)
        if score > best:
            best = score
            found = k
    return found


@rule
def deviation(results, seat):
    """Standard deviation of a seat's results over all simulations so far."""
    count = results[COUNT, 0]
    if count < 2.0:
        return 0.25
    mean = results[SUM, seat] / count
    return math.sqrt(max(1.0e-6, results[SQUARES, seat] / count - mean * mean))


@rule
def add_result(tree, node, result, seats):
    """Back up the result of a simulation to a node."""
    tree.nodes[node, VISITS] += 1
    for seat in range(seats):
        tree.worth[node, UTILITY + seat] += result[0, seat]
        tree.tally[node, 3 * seat + WIN] += result[1, seat]
        tree.tally[node, 3 * seat + POINTS] += result[2, seat]
        tree.tally[node, 3 * seat + POINTS_SQUARED] += result[3, seat]


@rule
def simulate(tree, known, scratch, dice, events):
    """One simulation from the position in work[0]."""
    work, out, path, result = tree.work, scratch.out, scratch.path, scratch.result
    s = work[0]
    began = s.turn
    node = tree.head[ROOT]
    length = 0
    path[0] = node
    n = playout.sensible(s, out, rules.legal(s, out))
    while n > 0 and length < DEEPEST - 1 and (tree.nodes[node, VISITS] > 0 or node == tree.head[ROOT]):
        if not meet_children(tree, node, n, known, scratch, dice, events):
            break
        k = choose_child(tree, node, n, pending.actor(s), scratch.kids, known.settings)
        n = playout.sensible(s, out, kernel.step(s, out[k], events, out))
        node = scratch.kids[k]
        length += 1
        path[length] = node
    left = int(known.settings[HORIZON])  # the turn that is under way, then some more
    while left > 0 and work[0].depth > 0:
        turn = work[0].turn
        times = int(known.settings[TRIES])
        playout.good_turn(work, times, scratch.tries[0], dice, out, scratch.points, known.weights, events)
        left -= 1 if work[0].turn != turn else 0
    score_weight = known.settings[SCORE_WEIGHT]
    playout.evaluate(work[0], known.weights, known.calibration, score_weight, result, scratch.points)
    seats = work[0].seats
    if work[0].depth == 0:
        for seat in range(seats):
            result[0, seat] -= DELAY_COST * (work[0].turn - began) * result[1, seat]
    tree.results[COUNT, 0] += 1.0
    for seat in range(seats):
        tree.results[SUM, seat] += result[0, seat]
        tree.results[SQUARES, seat] += result[0, seat] * result[0, seat]
    for k in range(length + 1):
        add_result(tree, path[k], result, seats)


@entry
def grow_at(batch, i, seat, times, tree, known, scratch, dice, events):
    """Run some simulations for a seat from batch[i]."""
    for _ in range(times):
        tree.work[0] = batch[i]
        rules.conceal(tree.work[0], seat, below(dice, SEEDS))
        simulate(tree, known, scratch, dice, events)


ENTRIES = ("search",)


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    dice = np.zeros(4, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    kernel.seed_dice(dice, 1)
    known = Knowledge(np.zeros(0), default_calibration(), np.array([1.0, 0.0, 0.1, 1.0, 1.0, 1.0, 1.0]))
    yield "search"
    grow_at(batch, 0, 0, 0, new_tree(game, 8), known, new_scratch(game), dice, NO_EVENTS)
