"""Effects about other seats, loans and animals: Arts Centre, Local Court, Zoo, Cattle Drive."""

from wharfinger.kernel import pending
from wharfinger.kernel.jit import rule

from ...data import FRANCS, GOOD
from ...state import A_OPTION, D
from ..loans import return_loan
from ..stock import gain, pay

ARTS_FRANCS = 4
COURT_FRANCS = 2
ANIMALS_PER_FRANC = 3


@rule
def guests(s, seat):
    """LH-12.11: other seats with their disc in a building of this seat."""
    found = 0
    for other in range(s.seats):
        if other != seat and s.disc[other] >= 0 and s.holder[s.disc[other]] == seat:
            found += 1
    return found


@rule
def visit_arts_centre(s, seat, events):
    """LH-12.11: 4 francs for each of them."""
    gain(s, seat, FRANCS, ARTS_FRANCS * guests(s, seat), events)


@rule
def begin_court(s, seat, events):
    """LH-12.15: a choice only with three loans or more."""
    if s.loans[seat] > 2:
        pending.push(s, D.court, seat)
        return
    if s.loans[seat] == 2:
        gain(s, seat, FRANCS, COURT_FRANCS, events)
    return_loan(s, seat, events)


@rule
def legal_court(s, seat, out):
    """Give back two, or one with 2 francs taken."""
    out[0] = A_OPTION
    out[1] = A_OPTION + 1
    return 2


@rule
def apply_court(s, seat, action, events):
    """R-78."""
    one = action - A_OPTION
    pending.pop(s)
    return_loan(s, seat, events)
    if one == 1:
        gain(s, seat, FRANCS, COURT_FRANCS, events)
    else:
        return_loan(s, seat, events)


@rule
def zoo_francs(s, seat):
    """LH-13.035: a franc for three cattle and fish."""
    return (s.stock[seat, GOOD.cattle] + s.stock[seat, GOOD.fish]) // ANIMALS_PER_FRANC


@rule
def drovers(s, seat):
    """Whether any other seat has cattle."""
    for other in range(s.seats):
        if other != seat and s.stock[other, GOOD.cattle] > 0:
            return True
    return False


@rule
def visit_cattle_drive(s, seat, events):
    """LH-14.046, X-10: 1 from every other seat that has cattle, with two players 2 if there are."""
    each = 2 if s.seats == 2 else 1
    for other in range(s.seats):
        if other != seat:
            pay(s, other, GOOD.cattle, min(each, s.stock[other, GOOD.cattle]), seat, events)
