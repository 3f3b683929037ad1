"""Effects that are rows of the component files: take, trade (LH-11.1 to LH-11.6, LH-9.9)."""

from wharfinger.kernel import pending
from wharfinger.kernel.jit import rule

from ...cards import (
    GET_COUNT,
    GET_KIND,
    GIVE_COUNT,
    GIVE_KIND,
    HALF_COUNT,
    HALF_KIND,
    LIMIT_COUNT,
    LIMIT_KIND,
    NEED_COUNT,
    NEED_KIND,
    ONCE_COUNT,
    ONCE_KIND,
    ONE_OF_TWO,
    OPTIONAL,
    PER_COUNT,
    PER_COUNTED,
    PER_FIRST,
    PER_KIND,
    PER_MOST,
    TAKE_COUNT,
    TAKE_KIND,
    TRADE_ENERGY,
    TRADE_ENERGY_ONCE,
    TRADE_FIRST,
    TRADE_FOOD,
    TRADE_MOST,
    TRADE_SHOW,
    TURN_OVER,
)
from ...data import BASIC_COUNT, ENERGY, FOOD, FRANCS, GOOD
from ...state import A_COUNT, A_OPTION, ARG, MOST_COUNT, NO_CARD, D
from ..payments import ANY_FRANCS, owe_energy, owe_food, owe_material, substitutes
from ..stock import SUPPLY, counted, energy_bill, energy_held, food_from, gain, pay

KINDS_GIVEN = GIVE_KIND.shape[1]
KINDS_GOT = GET_KIND.shape[1]
KINDS_TAKEN = TAKE_KIND.shape[1]


@rule
def parts_of(card):
    """How many trades a card has."""
    return TRADE_FIRST[card + 1] - TRADE_FIRST[card]


@rule
def pattern_possible(s, seat, card):
    """Whether the effect can be carried out in its smallest form (LH-8.1, LH-8.5)."""
    for k in range(NEED_KIND.shape[1]):
        if NEED_KIND[card, k] >= 0 and s.stock[seat, NEED_KIND[card, k]] < NEED_COUNT[card, k]:
            return False
    if parts_of(card) == 0:
        return TAKE_KIND[card, 0] >= 0 or counts_something(s, seat, card)
    if OPTIONAL[card] == 1 or can_trade(s, seat, card, 1, 0):
        return True
    return parts_of(card) == 2 and can_trade(s, seat, card, 0, 1)


@rule
def counts_something(s, seat, card):
    """Whether anything is taken for own symbols or buildings."""
    for row in range(PER_FIRST[card], PER_FIRST[card + 1]):
        if counted(s, seat, PER_COUNTED[row]) > 0:
            return True
    return False


@rule
def handed_in(card, kind, first, second):
    """Tokens of a kind handed in for so many units of the first and of the second trade."""
    tokens = 0
    for part in range(parts_of(card)):
        row = TRADE_FIRST[card] + part
        units = first if part == 0 else second
        for k in range(KINDS_GIVEN if units > 0 else 0):
            if GIVE_KIND[row, k] == kind:
                tokens += units * GIVE_COUNT[row, k]
    return tokens


@rule
def available(s, seat, row, card, kind, first, second):
    """Tokens that could be handed in as a kind: with brick for clay and steel for iron, if they may stand for them."""
    have = s.stock[seat, kind]
    if (kind == GOOD.clay or kind == GOOD.iron) and substitutes(s, TURN_OVER[row]):
        have += s.stock[seat, kind + BASIC_COUNT] - handed_in(card, kind + BASIC_COUNT, first, second)
    return have


@rule
def can_trade(s, seat, card, first, second):
    """Whether so many units of the trades can be handed in and paid, every token for one purpose (LH-9.10, LH-11.2)."""
    burnt = 0
    eaten = 0
    for part in range(parts_of(card)):
        row = TRADE_FIRST[card] + part
        units = first if part == 0 else second
        if units == 0:
            continue
        if TRADE_MOST[row] > 0 and units > TRADE_MOST[row]:
            return False
        for k in range(KINDS_GIVEN):
            kind = GIVE_KIND[row, k]
            if kind < 0:
                break
            given = units * GIVE_COUNT[row, k]
            needed = given if first == 0 or second == 0 else handed_in(card, kind, first, second)
            if needed > available(s, seat, row, card, kind, first, second):
                return False
            burnt += given * ENERGY[kind]
            eaten += given * FOOD[kind]
        if not within_limit(s, seat, row, units) or s.stock[seat, FRANCS] < TRADE_SHOW[row]:
            return False
    energy = trade_energy(s, seat, card, first, second)
    if energy > 0 and energy_held(s, seat, 0) - burnt < energy:
        return False
    food = trade_food(card, first, second)
    return food == 0 or food_from(s, seat, 0, ANY_FRANCS) - eaten >= food


@rule
def within_limit(s, seat, row, units):
    """LH-14.GH05, LH-14.GH06: goods that stay limit the units; steel counts as iron (X-15)."""
    kind = LIMIT_KIND[row, 0]
    if kind < 0:
        return True
    kept = s.stock[seat, kind]
    if kind == GOOD.iron:
        kept += s.stock[seat, GOOD.iron + BASIC_COUNT]
    return units <= kept * LIMIT_COUNT[row, 0]


@rule
def trade_energy(s, seat, card, first, second):
    """The energy bill of the visit: added up, rounded up once, less an own Wind Farm (LH-9.8, LH-9.9)."""
    halves = 0
    for part in range(parts_of(card)):
        row = TRADE_FIRST[card] + part
        units = first if part == 0 else second
        halves += units * TRADE_ENERGY[row]
        if units > 0:
            halves += 2 * TRADE_ENERGY_ONCE[row]
    return energy_bill(s, seat, (halves + 1) // 2)


@rule
def trade_food(card, first, second):
    """The food to be paid as one sum (LH-13.018.2)."""
    food = 0
    for part in range(parts_of(card)):
        food += (first if part == 0 else second) * TRADE_FOOD[TRADE_FIRST[card] + part]
    return food


# -- the decisions -------------------------------------------------------------------------------------------------


@rule
def begin_pattern(s, seat, card, events):
    """Ask for the amounts; a building that only gives gives at once (LH-23.9)."""
    if parts_of(card) == 0:
        take(s, seat, card, 0, 0, events)
    elif ONE_OF_TWO[card] == 1:
        pending.push(s, D.part, seat)
        pending.set_arg(s, ARG.part.card, card)
    else:
        pending.push(s, D.amount, seat)
        pending.set_arg(s, ARG.amount.card, card)


@rule
def legal_part(s, seat, out):
    """One or the other (LH-11.6)."""
    card = pending.arg(s, ARG.part.card)
    n = 0
    for part in range(2):
        if can_trade(s, seat, card, 1 - part, part):
            out[n] = A_OPTION + part
            n += 1
    return n


@rule
def apply_part(s, seat, action, events):
    """Then how many."""
    part = action - A_OPTION
    card = pending.arg(s, ARG.part.card)
    pending.pop(s)
    pending.push(s, D.amount, seat)
    pending.set_arg(s, ARG.amount.card, card)
    pending.set_arg(s, ARG.amount.part, part)


@rule
def legal_amount(s, seat, out):
    """Every payable amount; none only where another part is done or the effect is optional (LH-11.3)."""
    card = pending.arg(s, ARG.amount.card)
    part = pending.arg(s, ARG.amount.part)
    first = pending.arg(s, ARG.amount.first)
    if OPTIONAL[card] == 1 or (part == 1 and first > 0) or pending.arg(s, ARG.amount.so_far) > 0:
        low = 0
    elif part == 0 and parts_of(card) == 2 and ONE_OF_TWO[card] == 0 and can_trade(s, seat, card, 0, 1):
        low = 0
    else:
        low = 1
    n = 0
    amount = low
    while amount <= MOST_COUNT and (amount == 0 or amount_fits(s, seat, amount)):
        out[n] = A_COUNT + amount
        n += 1
        amount += 1
    return n


@rule
def amount_fits(s, seat, amount):
    """Whether so many more units of the part asked for can be traded."""
    units = pending.arg(s, ARG.amount.so_far) + amount
    if pending.arg(s, ARG.amount.part) == 0:
        return can_trade(s, seat, pending.arg(s, ARG.amount.card), units, 0)
    return can_trade(s, seat, pending.arg(s, ARG.amount.card), pending.arg(s, ARG.amount.first), units)


@rule
def apply_amount(s, seat, action, events):
    """Ask for the rest (LH-23.13) or for the second part, or hand everything in."""
    amount = action - A_COUNT
    card = pending.arg(s, ARG.amount.card)
    if amount == MOST_COUNT and amount_fits(s, seat, amount + 1):
        pending.set_arg(s, ARG.amount.so_far, pending.arg(s, ARG.amount.so_far) + amount)
        return
    amount += pending.arg(s, ARG.amount.so_far)
    pending.set_arg(s, ARG.amount.so_far, 0)
    if pending.arg(s, ARG.amount.part) == 0 and parts_of(card) == 2 and ONE_OF_TWO[card] == 0:
        if can_trade(s, seat, card, amount, 1):
            pending.set_arg(s, ARG.amount.part, 1)
            pending.set_arg(s, ARG.amount.first, amount)
        else:
            pending.pop(s)
            hand_over(s, seat, card, amount, 0, events)
        return
    part = pending.arg(s, ARG.amount.part)
    first = pending.arg(s, ARG.amount.first) if part == 1 else amount
    second = amount if part == 1 else 0
    pending.pop(s)
    hand_over(s, seat, card, first, second, events)


@rule
def hand_over(s, seat, card, first, second, events):
    """LH-9.10, LH-9.11: goods go first, then food and energy are paid, and what is gained comes last."""
    pending.push(s, D.job_take, seat)
    pending.set_arg(s, ARG.job_take.card, card)
    pending.set_arg(s, ARG.job_take.first, first)
    pending.set_arg(s, ARG.job_take.second, second)
    clay = 0
    iron = 0
    for part in range(parts_of(card)):
        row = TRADE_FIRST[card] + part
        units = first if part == 0 else second
        for k in range(KINDS_GIVEN):
            kind = GIVE_KIND[row, k]
            if kind == GOOD.clay and substitutes(s, TURN_OVER[row]):
                clay += units * GIVE_COUNT[row, k]
            elif kind == GOOD.iron and substitutes(s, TURN_OVER[row]):
                iron += units * GIVE_COUNT[row, k]
            elif kind >= 0:
                pay(s, seat, kind, units * GIVE_COUNT[row, k], SUPPLY, events)
    owe_energy(s, seat, trade_energy(s, seat, card, first, second), 0)
    owe_food(s, seat, trade_food(card, first, second), SUPPLY, ANY_FRANCS, NO_CARD)
    owe_material(s, seat, GOOD.iron, iron)
    owe_material(s, seat, GOOD.clay, clay)


@rule
def take(s, seat, card, first, second, events):
    """What the building gives: fixed amounts, for own symbols and buildings, and for the units traded."""
    for k in range(KINDS_TAKEN):
        if TAKE_KIND[card, k] >= 0:
            gain(s, seat, TAKE_KIND[card, k], TAKE_COUNT[card, k], events)
    for row in range(PER_FIRST[card], PER_FIRST[card + 1]):
        gain(s, seat, PER_KIND[row], min(counted(s, seat, PER_COUNTED[row]), PER_MOST[row]) * PER_COUNT[row], events)
    for part in range(parts_of(card)):
        row = TRADE_FIRST[card] + part
        units = first if part == 0 else second
        if units == 0:
            continue
        for k in range(KINDS_GOT):
            if GET_KIND[row, k] >= 0:
                gain(s, seat, GET_KIND[row, k], units * GET_COUNT[row, k], events)
        if HALF_KIND[row, 0] >= 0:
            gain(s, seat, HALF_KIND[row, 0], units * HALF_COUNT[row, 0] // 2, events)
        if ONCE_KIND[row, 0] >= 0:
            gain(s, seat, ONCE_KIND[row, 0], ONCE_COUNT[row, 0], events)


@rule
def run_job_take(s, seat, events):
    """Everything is paid: take."""
    card = pending.arg(s, ARG.job_take.card)
    first = pending.arg(s, ARG.job_take.first)
    second = pending.arg(s, ARG.job_take.second)
    pending.pop(s)
    take(s, seat, card, first, second, events)
