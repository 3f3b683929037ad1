"""Final scoring, places and ties (SY-21.1 to SY-21.6)."""

from wharfinger.kernel.bits import lowest
from wharfinger.kernel.common import ranking, scoring
from wharfinger.kernel.jit import rule

from ..data import COLOUR, COLOUR_CONTRACTS, END_VP
from ..state import OPT, VALUE
from .contracts import held_points


@rule
def merchant_points(s, seat):
    """SY-21.2: 1 for each level I, 3 for each level II merchant."""
    points = 0
    staff = s.employees[seat]
    while staff != 0:
        points += END_VP[lowest(staff)]
        staff &= staff - 1
    return points


@rule
def final_points(s, seat):
    """SY-21.1. Contracts are secret until the game is over (SY-21.6), so before that they are left out."""
    points = s.points[seat] + merchant_points(s, seat)
    if s.over > 0:
        points += held_points(s, seat, COLOUR_CONTRACTS[COLOUR.red])
        points += held_points(s, seat, COLOUR_CONTRACTS[COLOUR.blue])
    return points


@rule
def standing(s, seat):
    """SY-21.5: tied players share the place, or the richer one is ahead (SY-23.20)."""
    return final_points(s, seat), s.money[seat] if s.options[OPT.tie_break] == VALUE.tie_break.money else 0


scores = scoring(final_points)
places = ranking(standing)
