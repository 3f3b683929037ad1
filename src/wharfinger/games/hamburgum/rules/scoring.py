"""Final scoring, places and ties (HB-16.3 to HB-16.8)."""

from wharfinger.kernel.bits import has
from wharfinger.kernel.common import ranking, scoring
from wharfinger.kernel.jit import rule

from ..data import FINAL_MONEY_PER_PRESTIGE, FINAL_MONEY_PER_UNIT, STOCK
from ..state import CHOICE, OPT
from .church import KIND_COUNT, token_value, unscored

STOCK_COUNT = len(STOCK)


@rule
def final_tokens(s, seat):
    """HB-16.3, step 1: all own unscored tokens at their present value."""
    held = unscored(s, seat)
    worth, token = 0, 0
    while held >> token:
        if has(held, token):
            worth += token_value(s, seat, token // KIND_COUNT, token % KIND_COUNT)
        token += 1
    return worth


@rule
def final_money(s, seat):
    """HB-16.4, step 2: money after every unit in stock is turned into 50."""
    units = 0
    for item in range(STOCK_COUNT):
        units += s.stock[seat, item]
    return s.money[seat] + units * FINAL_MONEY_PER_UNIT


@rule
def final_prestige(s, seat):
    """HB-16.5, step 3: prestige, tokens, and 1 for every full 100 money."""
    return s.prestige[seat] + final_tokens(s, seat) + final_money(s, seat) // FINAL_MONEY_PER_PRESTIGE


@rule
def tie_money(s, seat):
    """HB-16.7: all money after step 2, or what is left of it below 100."""
    money = final_money(s, seat)
    return money % FINAL_MONEY_PER_PRESTIGE if s.options[OPT.tie_money] == CHOICE.tie_money.remainder else money


@rule
def standing(s, seat):
    """HB-16.6 to HB-16.8: most prestige, then most money; those still tied share the place."""
    return final_prestige(s, seat), tie_money(s, seat)


scores = scoring(final_prestige)
places = ranking(standing)
