"""How good players see Shipyard: a guess at the points a seat is on the way to, and which answers come first."""

from pathlib import Path

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.jit import rule

from .canal_data import CANAL_COUNT, CANAL_SYMBOL, SPACES_MOST
from .data import (
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
    MIDDLE,
    PART_KIND,
    PART_SYMBOLS,
    PIECE_COUNT,
    PLACES,
    RED,
    RING,
    ROUND_CUBES,
    SAIL,
    SHIPS_MOST,
    SOLDIER,
    STOKER,
    STOKER_CABIN,
    SYMBOLS,
)
from .rules.action_row import chairs
from .rules.canals import canal_variant, longest_voyage
from .rules.contracts import contract_points, held_points
from .rules.launch import bonus_most, extra, speed
from .rules.scoring import final_points, merchant_points
from .state import (
    A_COUNT,
    A_DONE,
    A_END,
    A_MAIN,
    A_PASS,
    A_SAIL,
    A_SCRAP,
    D_FINAL,
    D_LOAD,
    D_SPEED,
    D_TILE,
    OPT_GEAR_FIRST,
    OPT_GEAR_MOVES,
    REGULAR,
)

FAR = 12
"""Voyages longer than this are worth no more."""
FEW = 3
"""Pieces of a kind beyond these have no learnt worth."""
OF_CONTRACTS = EMPLOYEE_COUNT
OF_PIECES = OF_CONTRACTS + CONTRACT_COUNT
OF_SYMBOLS = OF_PIECES + PIECE_COUNT
OF_MONEY = OF_SYMBOLS + len(SYMBOLS)
OF_SHIPS = OF_MONEY + 1
OF_VOYAGE = OF_SHIPS + 1
THINGS = OF_VOYAGE + 1
"""What has a learnt worth: employees, contracts, pieces in reserve, symbols in the yard, money, ships, the voyage."""
EVALUATION = Evaluation(
    Path(__file__).with_name("evaluation.toml"),
    {
        "staff": 5, "money": 1, "money_more": 1, "goods": 1, "contract_best": 1, "contract_other": 1, "planned": 1,
        "hoped": 1, "part": 1, "symbol": 1, "captain": 1, "captain_more": 1, "crew_fit": 1, "crew_spare": 1,
        "cabin_free": 1, "gear_fit": 1, "gear_spare": 1, "base_free": 1, "speed": 1, "drive_spare": 1, "drive_room": 1,
        "voyage": 1, "voyage_more": 1, "officials": 1, "span": 1, "complete": 1, "prior_tile": 8, "prior_end": 1,
        "prior_done": 1, "prior_scrap": 1, "prior_more": 1, "worth_early": THINGS, "worth_late": THINGS,
    },
)  # fmt: skip
(STAFF, MONEY, MONEY_MORE, GOODS, BEST, OTHER, PLANNED, HOPED, PART, SYMBOL, FIRST_CAPTAIN, CAPTAIN_MORE, CREW_FIT,
 CREW_SPARE, CABIN_FREE, GEAR_FIT, GEAR_SPARE, BASE_FREE, FAST, DRIVE_SPARE, DRIVE_ROOM, VOYAGE, VOYAGE_MORE, MET, SPAN,
 COMPLETE, PRIOR_TILE, PRIOR_END, PRIOR_DONE, PRIOR_SCRAP, PRIOR_MORE, EARLY,
 LATE) = (EVALUATION[name] for name in EVALUATION.sizes)  # fmt: skip
PLENTY = 100
"""More room than anybody has pieces for."""
RIVALS = False
"""Everybody builds for themselves; what others want shows in the prices and the row."""


@rule
def value(s, seat, w):
    """Points so far, and what contracts, yard, reserve, canals, employees and money are likely to bring."""
    if s.depth == 0:
        return 1.0 * final_points(s, seat)
    turns = turns_left(s)
    early = min(1.0, turns / 25.0)
    soon = min(1.0, turns / w[SPAN])
    points = 1.0 * s.points[seat] + merchant_points(s, seat)
    met = contracts_worth(s, seat, early, w)
    points += met + soon * w[PLANNED] * (contracts_with_yard(s, seat, early, True, w) - met)
    points += soon * w[HOPED] * (contracts_with_yard(s, seat, early, False, w) - met)
    points += early * staff_worth(s, seat, w)
    longest = longest_voyage(s, seat, FAR)
    points += soon * (yard_worth(s, seat, longest, w) + canals_worth(s, seat, longest, w))
    money = s.money[seat]
    points += soon * (w[MONEY] * min(money, 10) + w[MONEY_MORE] * max(0, money - 10))
    points += min(1.0, turns / 3.0) * w[GOODS] * min(2, count(s.goods[seat]))
    return points + (learnt(s, seat, early, longest, w) if turns > 0.0 else 0.0)


@rule
def learnt(s, seat, early, longest, w):
    """What the search's own games say beyond the guess."""
    worth = 0.0
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee):
            worth += mixed(w, early, employee)
    for contract in range(CONTRACT_COUNT):
        if has(s.contracts[seat], contract):
            worth += mixed(w, early, OF_CONTRACTS + contract)
    for piece in range(PIECE_COUNT):
        worth += min(FEW, s.reserve[seat, piece]) * mixed(w, early, OF_PIECES + piece)
    for symbol in range(len(SYMBOLS)):
        worth += in_yard(s, seat, symbol) * mixed(w, early, OF_SYMBOLS + symbol)
    ships = 0
    for ship in range(s.ships):
        ships += 1 if s.ship_owner[ship] == seat else 0
    worth += s.money[seat] * mixed(w, early, OF_MONEY) + ships * mixed(w, early, OF_SHIPS)
    return worth + longest * mixed(w, early, OF_VOYAGE)


@rule
def mixed(w, early, thing):
    """The worth of a thing between early and late."""
    return w[LATE + thing] + early * (w[EARLY + thing] - w[LATE + thing])


@rule
def progress(s):
    """How much of the game is over: how far the gear has turned."""
    if s.stage != REGULAR:
        return 0.99
    last = s.options[OPT_GEAR_FIRST] + s.options[OPT_GEAR_MOVES] * ROUND_CUBES[s.seats]
    return min(0.98, s.gear / (1.0 * last))


@rule
def prior(s, action, w):
    """Actions by what they usually bring; full ships, long voyages; nothing scrapped, nothing ended without need."""
    kind = pending.kind(s)
    if kind == D_TILE or kind == D_FINAL:
        return w[PRIOR_TILE + action] if action < A_MAIN else w[PRIOR_DONE]
    if action == A_MAIN or action == A_SAIL:
        return 2.0
    if action == A_END:
        return w[PRIOR_END]
    if action == A_DONE or action == A_PASS:
        return w[PRIOR_DONE]
    if action == A_SCRAP:
        return w[PRIOR_SCRAP]
    if kind == D_LOAD or kind == D_SPEED:
        return 1.0 + w[PRIOR_MORE] * (action - A_COUNT)
    return 1.0


@rule
def turns_left(s):
    """Own turns until the final drop, roughly; the final action is one more."""
    if s.stage != REGULAR:
        return 0.0
    last = s.options[OPT_GEAR_FIRST] + s.options[OPT_GEAR_MOVES] * ROUND_CUBES[s.seats]
    return 1.0 + max(0.0, (last - s.gear) / chairs(s))


@rule
def contracts_worth(s, seat, early, w):
    """The best contract of each colour: one of each will be kept (SY-5.11). What meets a contract now has time to meet
    it better, and others may yet become the best."""
    best = held_points(s, seat, COLOUR_CONTRACTS[RED]) + held_points(s, seat, COLOUR_CONTRACTS[BLUE])
    total = 0
    for contract in range(CONTRACT_COUNT):
        if has(s.contracts[seat], contract):
            total += contract_points(s, seat, contract)
    return (1.0 + early * w[BEST]) * best + early * w[OTHER] * (total - best)


@rule
def contracts_with_yard(s, seat, early, fitting_only, w):
    """Contracts as if the parts in the yard sailed now as one ship, with all of the reserve or what fits aboard."""
    ship = s.ships
    parts = count_parts(s, seat)
    if ship >= SHIPS_MOST or parts == 0:
        return contracts_worth(s, seat, early, w)
    s.ship_owner[ship] = seat
    s.ship_length[ship] = parts
    for symbol in range(RING, len(SYMBOLS)):
        s.ship_safety[ship, symbol - RING] = in_yard(s, seat, symbol)
    for piece in range(PIECE_COUNT):
        room = rooms(s, seat, piece) if fitting_only else PLENTY
        s.ship_load[ship, piece] = min(room, s.reserve[seat, piece])
    s.ship_load[ship, CAPTAIN] = max(1, s.ship_load[ship, CAPTAIN])
    s.ships += 1
    worth = contracts_worth(s, seat, early, w)
    s.ships -= 1
    s.ship_owner[ship] = -1
    s.ship_length[ship] = 0
    s.ship_safety[ship, :] = 0
    s.ship_load[ship, :] = 0
    return worth


@rule
def count_parts(s, seat):
    """Parts in the yard."""
    found = 0
    for place in range(PLACES):
        found += 1 if s.yard[seat, place] >= 0 else 0
    return found


@rule
def rooms(s, seat, piece):
    """How many of a kind the parts in the yard and the constructors give room to, each kind by itself."""
    if piece <= SOLDIER:
        cabins = in_yard(s, seat, CABIN) + extra(s, seat, EXTRA_CABIN)
        return cabins + 1 if piece == CAPTAIN else cabins
    if piece == STOKER:
        return in_yard(s, seat, STOKER_CABIN) + extra(s, seat, EXTRA_STOKER)
    if piece == CHIMNEY:
        return in_yard(s, seat, MAST_BASE) + extra(s, seat, EXTRA_CHIMNEY)
    if piece == SAIL:
        return in_yard(s, seat, MAST_BASE) + extra(s, seat, EXTRA_SAIL)
    if piece == CRANE:
        return in_yard(s, seat, CRANE_BASE) + extra(s, seat, EXTRA_CRANE)
    return in_yard(s, seat, CANNON_BASE) + extra(s, seat, EXTRA_CANNON)


@rule
def staff_worth(s, seat, w):
    """Employees work every turn that is left."""
    worth = 0.0
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee):
            worth += w[STAFF + EMPLOYEE_COLOUR[employee]]
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
def yard_worth(s, seat, longest, w):
    """Parts, and reserve pieces that fit on them: a little less than they score when the ship sails."""
    ready = 0
    for place in range(PLACES):
        if s.yard[seat, place] >= 0 and PART_KIND[s.yard[seat, place]] != MIDDLE:
            ready += 1
    worth = w[PART] * count_parts(s, seat) + w[COMPLETE] * min(2, ready)
    for symbol in range(RING, len(SYMBOLS)):
        worth += w[SYMBOL] * in_yard(s, seat, symbol)
    captains = s.reserve[seat, CAPTAIN]
    worth += w[FIRST_CAPTAIN] * min(1, captains) + w[CAPTAIN_MORE] * max(0, min(2, captains - 1))
    cabins = rooms(s, seat, SOLDIER)
    crew = s.reserve[seat, BUSINESSMAN] + s.reserve[seat, SOLDIER]
    worth += fitting(crew, cabins, w[CREW_FIT], w[CREW_SPARE]) + w[CABIN_FREE] * max(0, cabins - crew)
    cranes = rooms(s, seat, CRANE)
    cannons = rooms(s, seat, CANNON)
    worth += fitting(s.reserve[seat, CRANE], cranes, w[GEAR_FIT], w[GEAR_SPARE])
    worth += fitting(s.reserve[seat, CANNON], cannons, w[GEAR_FIT], w[GEAR_SPARE])
    worth += w[BASE_FREE] * (max(0, cranes - s.reserve[seat, CRANE]) + max(0, cannons - s.reserve[seat, CANNON]))
    return worth + drive_worth(s, seat, longest, w)


@rule
def drive_worth(s, seat, longest, w):
    """Stokers, smokestacks and sails by the speed they give on what the yard holds and the canals allow."""
    cabins = rooms(s, seat, STOKER)
    masts = in_yard(s, seat, MAST_BASE)
    stokers = min(cabins, s.reserve[seat, STOKER])
    chimneys = min(masts + extra(s, seat, EXTRA_CHIMNEY), s.reserve[seat, CHIMNEY])
    left = masts - max(0, chimneys - extra(s, seat, EXTRA_CHIMNEY))
    sails = min(left + extra(s, seat, EXTRA_SAIL), s.reserve[seat, SAIL])
    fast = speed(stokers, chimneys, sails) + bonus_most(s, seat, sails)
    worth = w[FAST] * min(fast, longest)
    spare = min(2, s.reserve[seat, STOKER] - stokers) + min(2, s.reserve[seat, CHIMNEY] - chimneys)
    worth += w[DRIVE_SPARE] * (spare + min(2, s.reserve[seat, SAIL] - sails))
    return worth + w[DRIVE_ROOM] * (cabins - stokers + max(0, left - sails))


@rule
def canals_worth(s, seat, longest, w):
    """Room to sail, and officials on the way."""
    variant = canal_variant(s)
    symbols = 0
    for canal in range(CANAL_COUNT):
        if has(s.system[seat], canal):
            for space in range(SPACES_MOST):
                if CANAL_SYMBOL[variant, canal, space] >= 0:
                    symbols += 1
    return w[VOYAGE] * min(longest, 8) + w[VOYAGE_MORE] * max(0, longest - 8) + w[MET] * min(symbols, 12)
