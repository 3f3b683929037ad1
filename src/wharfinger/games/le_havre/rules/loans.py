"""Loans, interest and forced payments (LH-5.22 to LH-5.24, LH-6.4 to LH-6.8, LH-17)."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..cards import STOCKMARKET
from ..data import FRANCS, LOAN_BRINGS, LOAN_COSTS
from ..state import (
    A_DONE,
    A_REPAY,
    D_INTEREST,
    E_RETURNED_LOAN,
    E_TOOK_LOAN,
    FOR_FEEDING,
    FOR_INTEREST,
    J_OWE,
    OPT_EXPENSIVE,
    OPT_INTEREST,
)
from .stock import SUPPLY, active, gain, owns, pay


@rule
def take_loan(s, seat, brings, events):
    """LH-17.2: a loan, and its francs if it brings them (X-11)."""
    s.loans[seat] += 1
    emit(events, E_TOOK_LOAN, seat)
    if brings == 1:
        gain(s, seat, FRANCS, LOAN_BRINGS, events)


@rule
def return_loan(s, seat, events):
    """A loan goes back without payment (LH-12.15)."""
    s.loans[seat] -= 1
    emit(events, E_RETURNED_LOAN, seat)


@rule
def can_repay(s, seat):
    """LH-5.22."""
    return s.loans[seat] > 0 and s.stock[seat, FRANCS] >= LOAN_COSTS


@rule
def repay(s, seat, events):
    """LH-5.22: 5 francs for a loan."""
    pay(s, seat, FRANCS, LOAN_COSTS, SUPPLY, events)
    return_loan(s, seat, events)


@rule
def owe(s, seat, due, why):
    """A forced payment: francs, or the food of a feeding (then `due` is the food number)."""
    pending.push(s, J_OWE, seat)
    pending.set_arg(s, 0, due)
    pending.set_arg(s, 1, why)


# -- interest ------------------------------------------------------------------------------------------------------


@rule
def anybody_in_debt(s):
    """Whether any seat has a loan."""
    for seat in range(s.seats):
        if s.loans[seat] > 0:
            return True
    return False


@rule
def run_interest(s):
    """LH-6.4: every seat with a loan, one after the other from the active seat on; LH-14.GH20 frees its owner."""
    turn = pending.arg(s, 0)
    seat = (active(s) + turn) % s.seats
    if turn == s.seats:
        pending.pop(s)
        return
    pending.set_arg(s, 0, turn + 1)
    if s.loans[seat] == 0 or owns(s, seat, STOCKMARKET):
        return
    if can_repay(s, seat):
        pending.push(s, D_INTEREST, seat)
    else:
        owe(s, seat, interest(s, seat), FOR_INTEREST)


@rule
def legal_interest(s, seat, out):
    """LH-6.5: repay one more loan first, or go on."""
    n = 0
    if can_repay(s, seat):
        out[n] = A_REPAY
        n += 1
    out[n] = A_DONE
    return n + 1


@rule
def apply_interest(s, seat, action, events):
    """With no loan left nothing is owed."""
    if action == A_REPAY:
        repay(s, seat, events)
        if s.loans[seat] == 0:
            pending.pop(s)
        return
    pending.pop(s)
    owe(s, seat, interest(s, seat), FOR_INTEREST)


@rule
def interest(s, seat):
    """LH-6.6, LH-6.7."""
    francs = s.loans[seat] if s.options[OPT_INTEREST] == 1 else 1
    if s.options[OPT_EXPENSIVE] == 1 and s.seats > 1 and s.loans[seat] >= s.seats:
        francs += 1
    return francs


@rule
def mark_borrowed(s, seat, events):
    """LH-17.3: one more loan for the payment on top."""
    pending.set_arg(s, 2, 1)
    take_loan(s, seat, 1, events)


@rule
def for_feeding(s):
    """Whether the forced payment on top is a feeding."""
    return pending.arg(s, 1) == FOR_FEEDING
