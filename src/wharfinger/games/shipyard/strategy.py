"""How good players see Shipyard: a guess at the points a seat is on the way to, and which answers come first."""

from pathlib import Path

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has, lowest
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.jit import rule
from wharfinger.kernel.names import constants

from .canal_data import CANAL_SYMBOLS
from .data import (
    CAPACITY,
    COLOUR,
    COLOUR_CONTRACTS,
    CONTRACT_COUNT,
    EMPLOYEE_COLOUR,
    EMPLOYEE_COUNT,
    KIND,
    PART_KIND,
    PART_SYMBOLS,
    PIECE,
    PIECE_COUNT,
    PLACES,
    ROUND_CUBES,
    SHIPS_MOST,
    SYMBOL,
    SYMBOLS,
    array,
)
from .rules.action_row import chairs
from .rules.build import row_of, ship_at
from .rules.canals import canal_variant, longest_voyage
from .rules.contracts import contract_points
from .rules.launch import bonus_most, extra, sleeps_in_cabin, speed
from .rules.scoring import final_points, merchant_points
from .state import A_COUNT, A_DONE, A_END, A_MAIN, A_PASS, A_SAIL, A_SCRAP, OPT, STAGE, D

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
WEIGHT = constants("WEIGHT", {name: EVALUATION[name] for name in EVALUATION.sizes})
"""Where each weight begins."""
PLENTY = 100
"""More room than anybody has pieces for."""
BITS = 7
"""A number of symbols in a yard has so many bits: those of all symbols fit into one number."""
SYMBOLS_SHOWN = array(
    [sum(int(row[symbol]) << BITS * symbol for symbol in range(len(SYMBOLS))) for row in PART_SYMBOLS]
)
"""The symbols of a part in one number."""
assert BITS * len(SYMBOLS) < 63 and PLACES * int(PART_SYMBOLS.max()) < 1 << BITS
RIVALS = False
"""Everybody builds for themselves; what others want shows in the prices and the row."""


@rule
def value(s, seat, w):
    """Points so far, and what contracts, yard, reserve, canals, employees and money are likely to bring."""
    if s.depth == 0:
        return 1.0 * final_points(s, seat)
    turns = turns_left(s)
    early = min(1.0, turns / 25.0)
    soon = min(1.0, turns / w[WEIGHT.span])
    points = 1.0 * s.points[seat] + merchant_points(s, seat)
    yard = symbols_in_yard(s, seat)
    met = contracts_worth(s, seat, early, w)
    planned = contracts_with_yard(s, seat, early, yard, True, met, w)
    points += met + soon * w[WEIGHT.planned] * (planned - met)
    hoped = planned if reserve_fits(s, seat, yard) else contracts_with_yard(s, seat, early, yard, False, met, w)
    points += soon * w[WEIGHT.hoped] * (hoped - met)
    points += early * staff_worth(s, seat, w)
    longest = longest_voyage(s, seat, FAR)
    points += soon * (yard_worth(s, seat, yard, longest, w) + canals_worth(s, seat, longest, w))
    money = s.money[seat]
    points += soon * (w[WEIGHT.money] * min(money, 10) + w[WEIGHT.money_more] * max(0, money - 10))
    points += min(1.0, turns / 3.0) * w[WEIGHT.goods] * min(2, count(s.goods[seat]))
    return points + (learnt(s, seat, early, yard, longest, w) if turns > 0.0 else 0.0)


@rule
def learnt(s, seat, early, yard, longest, w):
    """What the search's own games say beyond the guess."""
    worth = 0.0
    staff = s.employees[seat]
    while staff != 0:
        worth += mixed(w, early, lowest(staff))
        staff &= staff - 1
    held = s.contracts[seat]
    while held != 0:
        worth += mixed(w, early, OF_CONTRACTS + lowest(held))
        held &= held - 1
    for piece in range(PIECE_COUNT):
        worth += min(FEW, s.reserve[seat, piece]) * mixed(w, early, OF_PIECES + piece)
    for symbol in range(len(SYMBOLS)):
        worth += shown(yard, symbol) * mixed(w, early, OF_SYMBOLS + symbol)
    ships = 0
    for ship in range(s.ships):
        ships += 1 if s.ship_owner[ship] == seat else 0
    worth += s.money[seat] * mixed(w, early, OF_MONEY) + ships * mixed(w, early, OF_SHIPS)
    return worth + longest * mixed(w, early, OF_VOYAGE)


@rule
def mixed(w, early, thing):
    """The worth of a thing between early and late."""
    return w[WEIGHT.worth_late + thing] + early * (w[WEIGHT.worth_early + thing] - w[WEIGHT.worth_late + thing])


@rule
def progress(s):
    """How much of the game is over: how far the gear has turned."""
    if s.stage != STAGE.regular:
        return 0.99
    last = s.options[OPT.gear_first_drop] + s.options[OPT.gear_moves_per_drop] * ROUND_CUBES[s.seats]
    return min(0.98, s.gear / (1.0 * last))


@rule
def prior(s, action, w):
    """Actions by what they usually bring; full ships, long voyages; nothing scrapped, nothing ended without need."""
    kind = pending.kind(s)
    if kind == D.tile or kind == D.final:
        return w[WEIGHT.prior_tile + action] if action < A_MAIN else w[WEIGHT.prior_done]
    if action == A_MAIN or action == A_SAIL:
        return 2.0
    if action == A_END:
        return w[WEIGHT.prior_end]
    if action == A_DONE or action == A_PASS:
        return w[WEIGHT.prior_done]
    if action == A_SCRAP:
        return w[WEIGHT.prior_scrap]
    if kind == D.load or kind == D.speed:
        return 1.0 + w[WEIGHT.prior_more] * (action - A_COUNT)
    return 1.0


@rule
def sensible(s, out, n):
    """What a scrapped ship leaves behind (SY-16.4) is of use only where another ship may sail."""
    if n == 2 and pending.kind(s) == D.launch and s.stage == STAGE.final_ship and ships_ready(s, pending.actor(s)) == 1:
        return 1  # sail, as it comes first
    return n


@rule
def ships_ready(s, seat):
    """Complete ships in the row of a seat."""
    bows, middles, sterns = row_of(s, seat)
    found = 0
    for first in range(PLACES - 2):
        if ship_at(bows, middles, sterns, first) > 0:
            found += 1
    return found


@rule
def turns_left(s):
    """Own turns until the final drop, roughly; the final action is one more."""
    if s.stage != STAGE.regular:
        return 0.0
    last = s.options[OPT.gear_first_drop] + s.options[OPT.gear_moves_per_drop] * ROUND_CUBES[s.seats]
    return 1.0 + max(0.0, (last - s.gear) / chairs(s))


@rule
def contracts_worth(s, seat, early, w):
    """The best contract of each colour: one of each will be kept (SY-5.11). What meets a contract now has time to meet
    it better, and others may yet become the best."""
    red = 0
    blue = 0
    total = 0
    held = s.contracts[seat]
    while held != 0:
        contract = lowest(held)
        held &= held - 1
        points = contract_points(s, seat, contract)
        total += points
        if has(COLOUR_CONTRACTS[COLOUR.red], contract):
            red = max(red, points)
        else:
            blue = max(blue, points)
    best = red + blue
    return (1.0 + early * w[WEIGHT.contract_best]) * best + early * w[WEIGHT.contract_other] * (total - best)


@rule
def contracts_with_yard(s, seat, early, yard, fitting_only, met, w):
    """Contracts as if the parts in the yard sailed now as one ship, with all of the reserve or what fits aboard.

    `met` is what they are worth without it."""
    ship = s.ships
    parts = count_parts(s, seat)
    if ship >= SHIPS_MOST or parts == 0:
        return met
    s.ship_owner[ship] = seat
    s.ship_length[ship] = parts
    for symbol in range(SYMBOL.ring, len(SYMBOLS)):
        s.ship_safety[ship, symbol - SYMBOL.ring] = shown(yard, symbol)
    for piece in range(PIECE_COUNT):
        room = rooms(s, seat, yard, piece) if fitting_only else PLENTY
        s.ship_load[ship, piece] = min(room, s.reserve[seat, piece])
    s.ship_load[ship, PIECE.captain] = max(1, s.ship_load[ship, PIECE.captain])
    s.ships += 1
    worth = contracts_worth(s, seat, early, w)
    s.ships -= 1
    s.ship_owner[ship] = -1
    s.ship_length[ship] = 0
    s.ship_safety[ship, :] = 0
    s.ship_load[ship, :] = 0
    return worth


@rule
def reserve_fits(s, seat, yard):
    """Whether the parts in the yard have room for all of the reserve, each kind by itself."""
    for piece in range(PIECE_COUNT):
        if s.reserve[seat, piece] > 0 and min(PLENTY, s.reserve[seat, piece]) > rooms(s, seat, yard, piece):
            return False
    return True


@rule
def count_parts(s, seat):
    """Parts in the yard."""
    found = 0
    for place in range(PLACES):
        found += 1 if s.yard[seat, place] >= 0 else 0
    return found


@rule
def rooms(s, seat, yard, piece):
    """How many of a kind the parts in the yard and the constructors give room to, each kind by itself."""
    if sleeps_in_cabin(piece):
        cabins = shown(yard, SYMBOL.cabin) + extra(s, seat, CAPACITY.cabin)
        return cabins + 1 if piece == PIECE.captain else cabins
    if piece == PIECE.stoker:
        return shown(yard, SYMBOL.stoker_cabin) + extra(s, seat, CAPACITY.stoker)
    if piece == PIECE.chimney:
        return shown(yard, SYMBOL.mount_mast) + extra(s, seat, CAPACITY.chimney)
    if piece == PIECE.sail:
        return shown(yard, SYMBOL.mount_mast) + extra(s, seat, CAPACITY.sail)
    if piece == PIECE.crane:
        return shown(yard, SYMBOL.mount_crane) + extra(s, seat, CAPACITY.crane)
    return shown(yard, SYMBOL.mount_cannon) + extra(s, seat, CAPACITY.cannon)


@rule
def staff_worth(s, seat, w):
    """Employees work every turn that is left."""
    worth = 0.0
    staff = s.employees[seat]
    while staff != 0:
        worth += w[WEIGHT.staff + EMPLOYEE_COLOUR[lowest(staff)]]
        staff &= staff - 1
    return worth


@rule
def symbols_in_yard(s, seat):
    """The symbols of all parts in the yard in one number."""
    found = 0
    for place in range(PLACES):
        if s.yard[seat, place] >= 0:
            found += SYMBOLS_SHOWN[s.yard[seat, place]]
    return found


@rule
def shown(yard, symbol):
    """How many of a symbol the parts in the yard show."""
    return yard >> BITS * symbol & ((1 << BITS) - 1)


@rule
def fitting(have, rooms, matched, spare):
    """Pieces that find a room in the yard, and others kept for later ships."""
    fit = min(have, rooms)
    return matched * fit + spare * min(2, have - fit) + 0.1 * max(0, have - fit - 2)


@rule
def yard_worth(s, seat, yard, longest, w):
    """Parts, and reserve pieces that fit on them: a little less than they score when the ship sails."""
    ready = 0
    for place in range(PLACES):
        if s.yard[seat, place] >= 0 and PART_KIND[s.yard[seat, place]] != KIND.middle:
            ready += 1
    worth = w[WEIGHT.part] * count_parts(s, seat) + w[WEIGHT.complete] * min(2, ready)
    for symbol in range(SYMBOL.ring, len(SYMBOLS)):
        worth += w[WEIGHT.symbol] * shown(yard, symbol)
    captains = s.reserve[seat, PIECE.captain]
    worth += w[WEIGHT.captain] * min(1, captains) + w[WEIGHT.captain_more] * max(0, min(2, captains - 1))
    cabins = rooms(s, seat, yard, PIECE.soldier)
    crew = s.reserve[seat, PIECE.businessman] + s.reserve[seat, PIECE.soldier]
    worth += fitting(crew, cabins, w[WEIGHT.crew_fit], w[WEIGHT.crew_spare])
    worth += w[WEIGHT.cabin_free] * max(0, cabins - crew)
    cranes = rooms(s, seat, yard, PIECE.crane)
    cannons = rooms(s, seat, yard, PIECE.cannon)
    worth += fitting(s.reserve[seat, PIECE.crane], cranes, w[WEIGHT.gear_fit], w[WEIGHT.gear_spare])
    worth += fitting(s.reserve[seat, PIECE.cannon], cannons, w[WEIGHT.gear_fit], w[WEIGHT.gear_spare])
    worth += w[WEIGHT.base_free] * (
        max(0, cranes - s.reserve[seat, PIECE.crane]) + max(0, cannons - s.reserve[seat, PIECE.cannon])
    )
    return worth + drive_worth(s, seat, yard, longest, w)


@rule
def drive_worth(s, seat, yard, longest, w):
    """Stokers, smokestacks and sails by the speed they give on what the yard holds and the canals allow."""
    cabins = rooms(s, seat, yard, PIECE.stoker)
    masts = shown(yard, SYMBOL.mount_mast)
    stokers = min(cabins, s.reserve[seat, PIECE.stoker])
    chimneys = min(masts + extra(s, seat, CAPACITY.chimney), s.reserve[seat, PIECE.chimney])
    left = masts - max(0, chimneys - extra(s, seat, CAPACITY.chimney))
    sails = min(left + extra(s, seat, CAPACITY.sail), s.reserve[seat, PIECE.sail])
    fast = speed(stokers, chimneys, sails) + bonus_most(s, seat, sails)
    worth = w[WEIGHT.speed] * min(fast, longest)
    spare = min(2, s.reserve[seat, PIECE.stoker] - stokers) + min(2, s.reserve[seat, PIECE.chimney] - chimneys)
    worth += w[WEIGHT.drive_spare] * (spare + min(2, s.reserve[seat, PIECE.sail] - sails))
    return worth + w[WEIGHT.drive_room] * (cabins - stokers + max(0, left - sails))


@rule
def canals_worth(s, seat, longest, w):
    """Room to sail, and officials on the way."""
    symbols = 0
    canals = s.system[seat]
    while canals != 0:
        symbols += CANAL_SYMBOLS[canal_variant(s), lowest(canals)]
        canals &= canals - 1
    return (
        w[WEIGHT.voyage] * min(longest, 8)
        + w[WEIGHT.voyage_more] * max(0, longest - 8)
        + w[WEIGHT.officials] * min(symbols, 12)
    )
