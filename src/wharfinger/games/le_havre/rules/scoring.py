"""Final wealth, places and ties (LH-19)."""

from wharfinger.kernel.bits import lowest
from wharfinger.kernel.common import ranking, scoring
from wharfinger.kernel.jit import rule

from ..cards import BONUS_COUNTED, BONUS_EACH, BONUS_FIRST, BONUS_FRANCS, VALUE
from ..data import FRANCS, LOAN_COSTS, LOAN_MINUS, SHIP_VALUE
from ..state import CHOICE, OPT
from .stock import card_in, counted, own_slots


@rule
def bonus(s, seat, card):
    """LH-19.3: what a card adds to its value at the end."""
    francs = 0
    for row in range(BONUS_FIRST[card], BONUS_FIRST[card + 1]):
        francs += counted(s, seat, BONUS_COUNTED[row]) // BONUS_EACH[row] * BONUS_FRANCS[row]
    return francs


@rule
def building_values(s, seat):
    """Values and end bonuses of all own buildings and special ship cards."""
    worth = 0
    slots = own_slots(s, seat)
    while slots != 0:
        card = card_in(s, lowest(slots))
        slots &= slots - 1
        worth += VALUE[card] + bonus(s, seat, card)
    return worth


@rule
def ship_values(s, seat):
    """Values of all own ships."""
    worth = 0
    ships = s.fleet[seat]
    while ships != 0:
        worth += SHIP_VALUE[lowest(ships)]
        ships &= ships - 1
    return worth


@rule
def francs_and_loans(s, seat):
    """LH-5.24, LH-19.1: francs after repaying what can be repaid, less 7 for every loan still held."""
    francs = s.stock[seat, FRANCS]
    loans = s.loans[seat]
    if s.options[OPT.final_auto_repay] == CHOICE.final_auto_repay.on:
        repaid = min(loans, francs // LOAN_COSTS)
        francs -= repaid * LOAN_COSTS
        loans -= repaid
    return francs - loans * LOAN_MINUS


@rule
def wealth(s, seat):
    """LH-19.1; goods have no worth of their own (LH-19.4)."""
    return francs_and_loans(s, seat) + building_values(s, seat) + ship_values(s, seat)


scores = scoring(wealth)
places = ranking(wealth)
"""LH-19.5: the highest wealth wins; equal wealth shares the place."""
