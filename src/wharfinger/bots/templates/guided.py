"""Tree search that a learned network guides, for n seats with hidden information; loaded once per game.

The tree, its nodes and its results are those of `search/templates/tree.py`. Every simulation deals the hidden things
anew (`conceal`) and follows the tree. At the position it comes to, the network, which sees what the seat that decides
there sees, says how likely each answer is, and what every seat can expect: in the place of a playout, or beside one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.bots.networks import blank, new_mind
from wharfinger.bots.search.arrays import (
    CODE,
    COUNT,
    DEEPEST,
    FIRST,
    NEXT,
    PRIOR,
    ROOT,
    SQUARES,
    SUM,
    USED,
    UTILITY,
    VISITS,
    Knowledge,
    new_scratch,
    new_tree,
)
from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, words_of
from wharfinger.kernel.evaluation import OFFSET, SPREAD, USUAL, default_calibration
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import entry, records, rule
from wharfinger.kernel.reals import exp

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling


SEARCH = Path(__file__).parents[1] / "search" / "templates"
playout, tree_search, network = sibling(SEARCH / "playout.py"), sibling(SEARCH / "tree.py"), sibling("network.py")

EXPLORATION, FPU_REDUCTION, SCORE_WEIGHT, TEMPERATURE, EVEN, TRUST, TRIES, HORIZON = range(8)
"""Settings, as in `search/guided.py`."""


@rule
def meet_children(tree, node, n, scratch):
    """The children of a node for n answers into `kids`, -1 for those that it does not have; how many these are."""
    child = tree.nodes[node, FIRST]
    missing = 0
    for k in range(n):
        action = scratch.out[k]
        while child >= 0 and tree.nodes[child, CODE] < action:
            child = tree.nodes[child, NEXT]
        if child >= 0 and tree.nodes[child, CODE] == action:
            scratch.kids[k] = child
        else:
            scratch.kids[k] = -1
            missing += 1
    return missing


@rule
def add_children(tree, node, n, scratch, logits, temperature):
    """Add the children that a node lacks, as likely as the network thinks; False when the table is full."""
    best = logits[0]
    for k in range(1, n):
        best = max(best, logits[k])
    total = 0.0
    for k in range(n):
        total += exp(float(logits[k] - best) / temperature)
    before = -1
    for k in range(n):
        if scratch.kids[k] < 0:
            if tree.head[USED] >= tree.nodes.shape[0]:
                return False
            following = tree.nodes[node, FIRST] if before < 0 else tree.nodes[before, NEXT]
            while following >= 0 and tree.nodes[following, CODE] < scratch.out[k]:
                before = following
                following = tree.nodes[before, NEXT]
            made = tree_search.add_node(tree, scratch.out[k], following)
            tree.worth[made, PRIOR] = exp(float(logits[k] - best) / temperature) / total
            if before < 0:
                tree.nodes[node, FIRST] = made
            else:
                tree.nodes[before, NEXT] = made
            scratch.kids[k] = made
        before = scratch.kids[k]
    return True


@rule
def choose_child(tree, node, n, seat, kids, settings):
    """Select one of n children for the seat to move (PUCT); at the root a part of the exploration goes to all alike."""
    tried = 0
    priors = 0.0
    for k in range(n):
        tried += tree.nodes[kids[k], VISITS]
        priors += tree.worth[kids[k], PRIOR]
    spread = tree_search.deviation(tree.results, seat)
    exploration = settings[EXPLORATION] * spread * math.sqrt(tried + 1.0)
    unvisited = -settings[FPU_REDUCTION] * spread
    if tree.nodes[node, VISITS] > 0:
        unvisited += tree.worth[node, UTILITY + seat] / tree.nodes[node, VISITS]
    even = settings[EVEN] if node == tree.head[ROOT] else 0.0
    best = -1.0e18
    found = 0
    for k in range(n):
        child = kids[k]
        visits = tree.nodes[child, VISITS]
        mean = tree.worth[child, UTILITY + seat] / visits if visits > 0 else unvisited
        likely = tree.worth[child, PRIOR] / priors if priors > 0.0 else 1.0 / n
        share = (1.0 - even) * likely + even / n
        score = mean + exploration * share / (1.0 + visits)
        if score > best:
            best = score
            found = k
    return found


@rule
def evaluate(tree, known, mind, scratch, dice, events):
    """What every seat can expect of work[0], where the network has thought, into result rows as `playout.evaluate`."""
    work, result, settings, calibration = tree.work, scratch.result, known.settings, known.calibration
    seats = work[0].seats
    trust = settings[TRUST]
    if trust < 1.0:
        left = int(settings[HORIZON])
        while left > 0 and work[0].depth > 0:
            turn = work[0].turn
            times, tries = int(settings[TRIES]), scratch.tries[0]
            playout.good_turn(work, times, tries, dice, scratch.out, scratch.points, known.weights, events)
            left -= 1 if work[0].turn != turn else 0
        playout.evaluate(work[0], known.weights, calibration, settings[SCORE_WEIGHT], result, scratch.points)
    weight = 1.0 if seats == 1 else settings[SCORE_WEIGHT]
    for seat in range(seats):
        points = mind.points[seat]
        far = (points - calibration[USUAL, OFFSET]) / max(1.0, calibration[USUAL, SPREAD])
        utility = (1.0 - weight) * mind.wins[seat] + weight * (0.5 + 0.5 * far / (1.0 + abs(far)))
        if trust >= 1.0:
            result[0, seat] = utility
            result[1, seat] = mind.wins[seat]
            result[2, seat] = points
            result[3, seat] = points * points
        else:
            result[0, seat] += trust * (utility - result[0, seat])
            result[1, seat] += trust * (mind.wins[seat] - result[1, seat])
            result[2, seat] += trust * (points - result[2, seat])
            result[3, seat] += trust * (points * points - result[3, seat])


@rule
def simulate(tree, known, net, mind, scratch, dice, events):
    """One simulation from the position in work[0]."""
    work, out, path, result = tree.work, scratch.out, scratch.path, scratch.result
    s = work[0]
    began = s.turn
    node = tree.head[ROOT]
    length = 0
    path[0] = node
    thought = False
    n = playout.sensible(s, out, rules.legal(s, out))
    while n > 0 and length < DEEPEST - 1 and (tree.nodes[node, FIRST] >= 0 or node == tree.head[ROOT]):
        if meet_children(tree, node, n, scratch) > 0:  # legal in this deal and in no earlier one
            network.think(s, out, n, net, mind)
            if not add_children(tree, node, n, scratch, mind.logits, known.settings[TEMPERATURE]):
                thought = True
                break
        k = choose_child(tree, node, n, pending.actor(s), scratch.kids, known.settings)
        n = playout.sensible(s, out, kernel.step(s, out[k], events, out))
        node = scratch.kids[k]
        length += 1
        path[length] = node
    seats = s.seats
    if n == 0:
        settings, weights = known.settings, known.weights
        playout.evaluate(s, weights, known.calibration, settings[SCORE_WEIGHT], result, scratch.points)
        for seat in range(seats):
            result[0, seat] -= tree_search.DELAY_COST * (s.turn - began) * result[1, seat]
    else:
        if not thought:
            network.think(s, out, n, net, mind)
            if tree.nodes[node, FIRST] < 0:
                meet_children(tree, node, n, scratch)
                add_children(tree, node, n, scratch, mind.logits, known.settings[TEMPERATURE])
        evaluate(tree, known, mind, scratch, dice, events)
    tree.results[COUNT, 0] += 1.0
    for seat in range(seats):
        tree.results[SUM, seat] += result[0, seat]
        tree.results[SQUARES, seat] += result[0, seat] * result[0, seat]
    for k in range(length + 1):
        tree_search.add_result(tree, path[k], result, seats)


@entry
def grow_at(batch, i, seat, times, tree, known, net, mind, scratch, dice, events):
    """Run some simulations for a seat from batch[i]."""
    for _ in range(times):
        tree.work[0] = batch[i]
        rules.conceal(tree.work[0], seat, below(dice, tree_search.SEEDS))
        simulate(tree, known, net, mind, scratch, dice, events)


ENTRIES = ("guided",)


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    batch = records(game.state, 1)
    out = np.zeros(game.actions, np.int64)
    dice = np.zeros(4, np.int64)
    kernel.deal_at(batch, 0, game.seats[0], game.default_options(), words_of(1), NO_EVENTS, out)
    kernel.seed_dice(dice, 1)
    known = Knowledge(np.zeros(0), default_calibration(), np.ones(8))
    net = blank(game, 4, 1)
    yield "guided"
    grow_at(batch, 0, 0, 0, new_tree(game, 8), known, net, new_mind(game, net), new_scratch(game), dice, NO_EVENTS)
