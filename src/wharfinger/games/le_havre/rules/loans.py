"""Loans, interest and forced payments (LH-5.22 to LH-5.24, LH-6.4 to LH-6.8, LH-17)."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..cards import CARD
from ..data import FRANCS, LOAN_BRINGS, LOAN_COSTS
from ..state import A_DONE, A_REPAY, ARG, CHOICE, FOR, OPT, D, E
from .stock import SUPPLY, active, gain, owns, pay


@rule
def take_loan(s, seat, brings, events):
    """LH-17.2: a loan, and its francs if it brings them (X-11)."""
    s.loans[seat] += 1
    emit(events, E.took_loan, seat)
    if brings:
        gain(s, seat, FRANCS, LOAN_BRINGS, events)


@rule
def return_loan(s, seat, events):
    """A loan goes back without payment (LH-12.15)."""
    s.loans[seat] -= 1
    emit(events, E.returned_loan, seat)


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
    pending.push(s, D.job_owe, seat)
    pending.set_arg(s, ARG.job_owe.due, due)
    pending.set_arg(s, ARG.job_owe.why, why)


# -- interest ------------------------------------------------------------------------------------------------------


@rule
def anybody_in_debt(s):
    """Whether any seat has a loan."""
    for seat in range(s.seats):
        if s.loans[seat] > 0:
            return True
    return False


@rule
def run_job_interest(s, seat, events):
    """LH-6.4: every seat with a loan, one after the other from the active seat on; LH-14.GH20 frees its owner."""
    turn = pending.arg(s, ARG.job_interest.next)
    debtor = (active(s) + turn) % s.seats
    if turn == s.seats:
        pending.pop(s)
        return
    pending.set_arg(s, ARG.job_interest.next, turn + 1)
    if s.loans[debtor] == 0 or owns(s, debtor, CARD.stockmarket):
        return
    if can_repay(s, debtor):
        pending.push(s, D.interest, debtor)
    else:
        owe(s, debtor, interest(s, debtor), FOR.interest)


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
    owe(s, seat, interest(s, seat), FOR.interest)


@rule
def interest(s, seat):
    """LH-6.6, LH-6.7."""
    francs = s.loans[seat] if s.options[OPT.interest_mode] == CHOICE.interest_mode.per_loan else 1
    if s.options[OPT.expensive_loans] == CHOICE.expensive_loans.on and s.seats > 1 and s.loans[seat] >= s.seats:
        francs += 1
    return francs


@rule
def mark_borrowed(s, seat, events):
    """LH-17.3: one more loan for the payment on top."""
    pending.set_arg(s, ARG.job_owe.borrowed, 1)
    take_loan(s, seat, True, events)


@rule
def for_feeding(s):
    """Whether the forced payment on top is a feeding."""
    return pending.arg(s, ARG.job_owe.why) == FOR.feeding
