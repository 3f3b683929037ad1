"""Playouts inside compiled code, loaded once per game: answers drawn by their priors, whole turns, evaluation.

It uses what a game's strategy offers and does without what it lacks: `prior(s, action, w)` (how readily a good player
gives an answer), `sensible(s, out, n)` (leaves out answers that throw something away), `value(s, seat, w)` (points that
a seat is on the way to) and `progress(s)` (0 to 1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wharfinger.kernel import pending
from wharfinger.kernel.chance import below
from wharfinger.kernel.evaluation import OFFSET, SPREAD, STAGES, USUAL
from wharfinger.kernel.jit import rule
from wharfinger.kernel.reals import exp

if TYPE_CHECKING:
    from wharfinger.kernel.contract import rules


ENTRIES = ()
LONGEST = 200
"""A turn is followed for so many decisions, in case a game has turns without end."""
WORST = -1.0e18
FINE = 1 << 20
WON, LOST = 40.0, -5.0
"""What winning and not winning are worth beside the points, at the end."""
IN_HAND = 0.9
"""The part of the points' weight that a win counts for."""
RIVALS = bool(getattr(rules, "RIVALS", True))
"""Whether a lead counts, not only the own points, while the game goes on."""

if hasattr(rules, "value"):
    own_value = rules.value

    @rule
    def value(s, seat, w, points):
        """The points a seat is on the way to, by the game's own guess."""
        return own_value(s, seat, w)

else:

    @rule
    def value(s, seat, w, points):
        """The points of a seat if the game ended now."""
        rules.scores(s, points)
        return 1.0 * points[seat]


if hasattr(rules, "progress"):
    progress = rules.progress
else:

    @rule
    def progress(s):
        """How much of the game is over: unknown."""
        return 0.5


if hasattr(rules, "prior"):
    prior = rules.prior
else:

    @rule
    def prior(s, action, w):
        """How readily a good player gives an answer: unknown."""
        return 1.0


if hasattr(rules, "sensible"):
    sensible = rules.sensible
else:

    @rule
    def sensible(s, out, n):
        """The answers that throw nothing away for nothing: unknown, so all."""
        return n


@rule
def final_standing(s, seat, points):
    """The end: the lead in points, and winning is worth more than any hoard."""
    rules.scores(s, points)
    mine = points[seat]
    best = mine
    alone = True
    for other in range(s.seats):
        if other != seat and (alone or points[other] > best):
            best = points[other]
            alone = False
    if alone:
        return 1.0 * mine
    rules.places(s, points)
    return 1.0 * (mine - best) + (WON if points[seat] == 1 else LOST)


@rule
def standing(s, seat, w, points):
    """Evaluate a seat in points: its own, or its lead over the mean of the others."""
    if s.depth == 0 and RIVALS:
        return final_standing(s, seat, points)
    mine = value(s, seat, w, points)
    if not RIVALS or s.seats == 1:
        return mine
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += value(s, other, w, points)
    return mine - others / (s.seats - 1)


@rule
def pick(s, n, dice, out, w):
    """Sample one of n legal answers by their priors."""
    total = 0.0
    for k in range(n):
        total += prior(s, out[k], w)
    mark = total * below(dice, FINE) / FINE
    for k in range(n - 1):
        mark -= prior(s, out[k], w)
        if mark < 0.0:
            return out[k]
    return out[n - 1]


@rule
def complete(s, seat, turn, dice, out, w, events):
    """Play the own turn to its end, drawing answers by their priors."""
    for _ in range(LONGEST):
        if s.depth == 0 or pending.actor(s) != seat or s.turn != turn:
            return
        n = sensible(s, out, rules.legal(s, out))
        rules.apply(s, pick(s, n, dice, out, w) if n > 1 else out[0], events)


@rule
def good_turn(work, tries, dice, out, w, points, events):
    """Play the turn of whoever is to decide in work[0]: the best of some tries. work[1], work[2]: scratch room."""
    seat = pending.actor(work[0])
    turn = work[0].turn
    if tries <= 1:
        complete(work[0], seat, turn, dice, out, w, events)
        return
    best = WORST
    for _ in range(tries):
        work[1] = work[0]
        complete(work[1], seat, turn, dice, out, w, events)
        found = standing(work[1], seat, w, points)
        if found > best:
            best = found
            work[2] = work[1]
    work[0] = work[2]


@rule
def evaluate(s, w, calibration, score_weight, result, points):
    """Evaluate a position for each seat, into result rows: utility, share of the win, final points, their square.

    The utility mixes the share of the win with the points, so that a lost (or solo) game is still played; a win in
    hand counts for nearly all of the points too, so that no hoard is worth putting the win off.
    """
    seats = s.seats
    if s.depth == 0:
        rules.scores(s, points)
        for seat in range(seats):
            result[2, seat] = points[seat]
            result[3, seat] = 1.0 * points[seat] * points[seat]
        rules.places(s, points)
        first = 0
        for seat in range(seats):
            first += points[seat] == 1
        for seat in range(seats):
            result[1, seat] = 1.0 / first if points[seat] == 1 else 0.0
    else:
        along = progress(s) * STAGES
        stage = min(STAGES - 1, int(along))
        after = min(STAGES - 1, stage + 1)
        part = min(1.0, along - stage)
        sure = max(0.5, calibration[stage, SPREAD] + part * (calibration[after, SPREAD] - calibration[stage, SPREAD]))
        offset = calibration[stage, OFFSET] + part * (calibration[after, OFFSET] - calibration[stage, OFFSET])
        best = WORST
        for seat in range(seats):
            guess = offset + value(s, seat, w, points)
            result[2, seat] = guess
            result[3, seat] = guess * guess + sure * sure
            best = max(best, guess)
        total = 0.0
        for seat in range(seats):
            result[1, seat] = exp(1.3 * (result[2, seat] - best) / sure)
            total += result[1, seat]
        for seat in range(seats):
            result[1, seat] /= total
    weight = 1.0 if seats == 1 else score_weight
    for seat in range(seats):
        far = (result[2, seat] - calibration[USUAL, OFFSET]) / max(1.0, calibration[USUAL, SPREAD])
        in_hand = IN_HAND * result[1, seat] if s.depth == 0 and seats > 1 else 0.0
        utility = in_hand + (1.0 - in_hand) * (0.5 + 0.5 * far / (1.0 + abs(far)))
        result[0, seat] = (1.0 - weight) * result[1, seat] + weight * utility
