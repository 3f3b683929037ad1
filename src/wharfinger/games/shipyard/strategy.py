"""A guess at how well a seat stands, for players that look a turn ahead; the weights are hand-made, tried out solo."""

from wharfinger.kernel.bits import count, has
from wharfinger.kernel.jit import rule

from .action_row import chairs
from .canal_tables import CANAL_COUNT, CANAL_SYMBOL, SPACES_MOST
from .canals import canal_variant, longest_voyage
from .contracts import contract_points, held_points
from .launch import bonus_most, extra, speed
from .scoring import merchant_points
from .state import OPT_GEAR_FIRST, OPT_GEAR_MOVES, REGULAR
from .tables import (
    BLUE,
    BUSINESSMAN,
    CABIN,
    CANNON,
    CANNON_BASE,
    CAPTAIN,
    CHIMNEY,
    COLOUR_CONTRACTS,
    CONTRACT_COUNT,
    CRANE,
    CRANE_BASE,
    EMPLOYEE_COLOUR,
    EMPLOYEE_COUNT,
    EXTRA_CABIN,
    EXTRA_CANNON,
    EXTRA_CHIMNEY,
    EXTRA_CRANE,
    EXTRA_SAIL,
    EXTRA_STOKER,
    MAST_BASE,
    PART_SYMBOLS,
    PLACES,
    RED,
    RING,
    ROUND_CUBES,
    SAIL,
    SOLDIER,
    STOKER,
    STOKER_CABIN,
    SYMBOLS,
    array,
)

FAR = 12
"""Voyages longer than this are worth no more."""
COLOUR_WORTH = array([1.5, 4.0, 3.0, 5.5, 5.0], float)
"""What an employee of each colour (red, blue, yellow, grey, green) brings over a whole game."""


@rule
def value(s, seat):
    """Points so far, and what contracts, yard, reserve, canals, employees and money are likely to bring."""
    turns = turns_left(s)
    early = min(1.0, turns / 25.0)
    soon = min(1.0, turns / 5.0)
    points = 1.0 * s.points[seat] + merchant_points(s, seat) + contracts_worth(s, seat)
    points += early * staff_worth(s, seat)
    points += soon * (yard_worth(s, seat) + canals_worth(s, seat))
    money = s.money[seat]
    points += soon * (0.4 * min(money, 10) + 0.2 * max(0, money - 10))
    return points + min(1.0, turns / 3.0) * 1.8 * min(2, count(s.goods[seat]))


@rule
def turns_left(s):
    """Own turns until the final drop, roughly; the final action is one more."""
    if s.stage != REGULAR:
        return 0.0
    last = s.options[OPT_GEAR_FIRST] + s.options[OPT_GEAR_MOVES] * ROUND_CUBES[s.seats]
    return 1.0 + max(0.0, (last - s.gear) / chairs(s))


@rule
def contracts_worth(s, seat):
    """The best contract of each colour, and a little for the others: one of each will be kept (SY-5.11)."""
    best = held_points(s, seat, COLOUR_CONTRACTS[RED]) + held_points(s, seat, COLOUR_CONTRACTS[BLUE])
    total = 0
    for contract in range(CONTRACT_COUNT):
        if has(s.contracts[seat], contract):
            total += contract_points(s, seat, contract)
    return 0.8 * best + 0.2 * total


@rule
def staff_worth(s, seat):
    """Employees work every turn that is left."""
    worth = 0.0
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee):
            worth += COLOUR_WORTH[EMPLOYEE_COLOUR[employee]]
    return worth


@rule
def in_yard(s, seat, symbol):
    """How many of a symbol the parts in the yard show."""
    found = 0
    for place in range(PLACES):
        if s.yard[seat, place] >= 0:
            found += PART_SYMBOLS[s.yard[seat, place], symbol]
    return found


@rule
def fitting(have, rooms, matched, spare):
    """Pieces that find a room in the yard, and others kept for later ships."""
    fit = min(have, rooms)
    return matched * fit + spare * min(2, have - fit) + 0.1 * max(0, have - fit - 2)


@rule
def yard_worth(s, seat):
    """Parts, and reserve pieces that fit on them: a little less than they score when the ship sails."""
    parts = 0
    for place in range(PLACES):
        if s.yard[seat, place] >= 0:
            parts += 1
    worth = 0.9 * parts
    for symbol in range(RING, len(SYMBOLS)):
        worth += 0.6 * in_yard(s, seat, symbol)
    captains = s.reserve[seat, CAPTAIN]
    worth += 3.0 * min(1, captains) + 1.2 * max(0, min(2, captains - 1)) + 0.2 * max(0, captains - 3)
    cabins = in_yard(s, seat, CABIN) + extra(s, seat, EXTRA_CABIN)
    crew = s.reserve[seat, BUSINESSMAN] + s.reserve[seat, SOLDIER]
    worth += fitting(crew, cabins, 1.5, 0.7) + 0.4 * max(0, cabins - crew)
    cranes = in_yard(s, seat, CRANE_BASE) + extra(s, seat, EXTRA_CRANE)
    cannons = in_yard(s, seat, CANNON_BASE) + extra(s, seat, EXTRA_CANNON)
    worth += fitting(s.reserve[seat, CRANE], cranes, 2.3, 1.0) + fitting(s.reserve[seat, CANNON], cannons, 2.3, 1.0)
    worth += 0.6 * max(0, cranes - s.reserve[seat, CRANE]) + 0.6 * max(0, cannons - s.reserve[seat, CANNON])
    return worth + drive_worth(s, seat)


@rule
def drive_worth(s, seat):
    """Stokers, smokestacks and sails by the speed they give on what the yard holds and the canals allow."""
    cabins = in_yard(s, seat, STOKER_CABIN) + extra(s, seat, EXTRA_STOKER)
    masts = in_yard(s, seat, MAST_BASE)
    stokers = min(cabins, s.reserve[seat, STOKER])
    chimneys = min(masts + extra(s, seat, EXTRA_CHIMNEY), s.reserve[seat, CHIMNEY])
    left = masts - max(0, chimneys - extra(s, seat, EXTRA_CHIMNEY))
    sails = min(left + extra(s, seat, EXTRA_SAIL), s.reserve[seat, SAIL])
    fast = speed(stokers, chimneys, sails) + bonus_most(s, seat, sails)
    longest = longest_voyage(s, seat, FAR)
    worth = 1.4 * min(fast, longest)
    worth += 0.7 * min(2, s.reserve[seat, STOKER] - stokers)
    worth += 0.6 * min(2, s.reserve[seat, CHIMNEY] - chimneys)
    worth += 0.6 * min(2, s.reserve[seat, SAIL] - sails)
    return worth + 0.3 * (cabins - stokers) + 0.3 * max(0, left - sails)


@rule
def canals_worth(s, seat):
    """Room to sail, and officials on the way."""
    variant = canal_variant(s)
    longest = longest_voyage(s, seat, FAR)
    symbols = 0
    for canal in range(CANAL_COUNT):
        if has(s.system[seat], canal):
            for space in range(SPACES_MOST):
                if CANAL_SYMBOL[variant, canal, space] >= 0:
                    symbols += 1
    return 0.6 * min(longest, 8) + 0.2 * max(0, longest - 8) + 0.2 * min(symbols, 12)
