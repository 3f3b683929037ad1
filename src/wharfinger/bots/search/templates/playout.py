"""Playouts inside compiled code, loaded once per game: answers drawn by their priors, whole turns, evaluation.

It uses what a game's strategy offers and does without what it lacks: `prior(s, action, w)` (how readily a good player
gives an answer), `sensible(s, out, n)` (leaves out answers that throw something away), `value(s, seat, w)` (points that
a seat is on the way to) and `progress(s)` (0 to 1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wharfinger.bots.search.arrays import KEPT, LOOSE, STOPS, STOPS_MOST
from wharfinger.kernel import pending
from wharfinger.kernel.chance import below
from wharfinger.kernel.evaluation import OFFSET, SPREAD, STAGES, USUAL
from wharfinger.kernel.jit import rule
from wharfinger.kernel.reals import exp

if TYPE_CHECKING:
    from wharfinger.kernel.contract import rules


ENTRIES = ()
LONGEST = 200
"""A turn is followed for so many choices, in case a game has turns without end."""
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
def next_choice(s, seat, turn, out, events):
    """Play the own turn on to its next choice; the number of sensible answers, which are in `out`, or 0 at its end."""
    for _ in range(LONGEST):
        if s.depth == 0 or pending.actor(s) != seat or s.turn != turn:
            return 0
        n = sensible(s, out, rules.legal(s, out))
        if n > 1:
            return n
        rules.apply(s, out[0], events)
    return 0


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
        n = next_choice(s, seat, turn, out, events)
        if n == 0:
            return
        rules.apply(s, pick(s, n, dice, out, w), events)


# -- the best of some tries ----------------------------------------------------------------------------------------


@rule
def row_of(stop, start):
    """Where the position of a stop lies; the first one is that of the start."""
    return start if stop == 0 else STOPS + stop


@rule
def add_stop(s, seat, turn, tries, out, points, w, events):
    """Write down the choice that the turn in `s` comes to next, or what it is worth if it ends before."""
    stop = tries.stops
    first = tries.answers
    n = next_choice(s, seat, turn, out, events)
    total = 0.0
    for k in range(n):
        weight = prior(s, out[k], w)
        total += weight
        tries.codes[first + k] = out[k]
        tries.priors[first + k] = weight
        tries.leads[first + k] = -1
    tries.first[stop] = first
    tries.options[stop] = n
    tries.worth[stop] = total if n > 0 else standing(s, seat, w, points)
    tries.stops = stop + 1
    tries.answers = first + n
    return stop


@rule
def draw_answer(tries, stop, dice):
    """Sample an answer of a stop by its prior, as `pick` does."""
    mark = tries.worth[stop] * below(dice, FINE) / FINE
    answer = tries.first[stop]
    last = answer + tries.options[stop] - 1
    while answer < last:
        mark -= tries.priors[answer]
        if mark < 0.0:
            return answer
        answer += 1
    return last


@rule
def try_turn(work, start, seat, turn, tries, dice, out, points, w, events):
    """One way to finish the turn: what it is worth, and the row of `work` where it ends.

    What an earlier try has come through is looked up, not played again.
    """
    stop = 0
    while tries.options[stop] > 0:
        answer = draw_answer(tries, stop, dice)
        row = row_of(stop, start)
        stop = tries.leads[answer]
        if stop < 0:
            if tries.stops == STOPS_MOST or tries.answers + out.shape[0] > tries.codes.shape[0]:
                work[LOOSE] = work[row]
                rules.apply(work[LOOSE], tries.codes[answer], events)
                complete(work[LOOSE], seat, turn, dice, out, w, events)
                return standing(work[LOOSE], seat, w, points), LOOSE
            made = row_of(tries.stops, start)
            work[made] = work[row]
            rules.apply(work[made], tries.codes[answer], events)
            stop = add_stop(work[made], seat, turn, tries, out, points, w, events)
            tries.leads[answer] = stop
    return tries.worth[stop], row_of(stop, start)


@rule
def best_try(work, start, seat, turn, times, tries, dice, out, points, w, events):
    """The best of some ways to finish the turn of a seat in work[start]: its worth, and the row where it ends."""
    tries.stops = 0
    tries.answers = 0
    add_stop(work[start], seat, turn, tries, out, points, w, events)
    best = WORST
    end = start
    for _ in range(times):
        found, row = try_turn(work, start, seat, turn, tries, dice, out, points, w, events)
        if found > best:
            best = found
            end = row
            if row == LOOSE:
                work[KEPT] = work[LOOSE]
                end = KEPT
        if tries.options[0] == 0:
            break  # there is nothing to choose
    return best, end


@rule
def good_turn(work, times, tries, dice, out, points, w, events):
    """Play the turn of whoever is to decide in work[0]: the best of some tries. The other rows: scratch room."""
    seat = pending.actor(work[0])
    turn = work[0].turn
    if times <= 1:
        complete(work[0], seat, turn, dice, out, w, events)
        return
    _, end = best_try(work, 0, seat, turn, times, tries, dice, out, points, w, events)
    if end > 0:
        work[0] = work[end]


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
