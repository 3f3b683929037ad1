"""Set-up (SY-3), with chance drawn in the order of SY-24.6.

Nobody is told of it: `s.stack[:0]` is an empty event buffer (a constant one would be read-only to compiled code).
"""

from wharfinger.kernel.bits import count, has
from wharfinger.kernel.chance import below, shuffle
from wharfinger.kernel.common import start_deal
from wharfinger.kernel.jit import rule

from ..canal_data import CANAL_COUNT
from ..data import (
    ACTION,
    ACTION_COUNT,
    COLOUR,
    COLOUR_CONTRACTS,
    CONTRACT_26,
    CONTRACT_SET,
    DRAWN_LAYOUT,
    EMPLOYEE_COUNT,
    GOODS_COUNT,
    HIRING_SPACES,
    KIND,
    KIND_START,
    MAX_SEATS,
    PART_COUNT,
    PLACES_PER_SPACE,
    RING,
    RING_SPACES,
    ROUND_CUBES,
    SECOND_MIDDLES,
    SHIPS_MOST,
    SOLO_COUNT,
    START_MONEY,
    START_TILE,
)
from ..state import FATE, LAST_LAP, OPT, SHUFFLED, STAGE, VALUE
from .action_row import in_play
from .offers import refill_canals, refill_goods, refill_parts
from .turn import dealt, go_on


@rule
def deal(s, seats, options, words):
    """A new game (SY-3); seat 0 is the starting player (SY-3.16)."""
    start_deal(s, seats, options, words)
    clear_table(s)
    for seat in range(MAX_SEATS):
        clear_player(s, seat, seat < seats)
    deal_parts(s)
    deal_goods(s)
    deal_canals(s)
    deal_action_row(s)
    for ring in (RING.crew, RING.equipment, RING.hiring):
        s.marker[ring] = below(s.rng, RING_SPACES[ring])
    deal_employees(s)
    deal_contracts(s)
    s.lot = below(s.rng, seats)
    deal_solo(s)
    go_on(s, s.stack[:0])


@rule
def clear_table(s):
    """Nothing has happened yet."""
    s.leading = -1
    s.chosen = -1
    s.gear = 0
    s.drops = 0
    s.round_cubes = ROUND_CUBES[s.seats]
    s.guilder_due = 0
    s.stage = STAGE.regular
    s.last_lap = LAST_LAP.none
    s.finals = 0
    s.exchange_marker = 0
    s.ships = 0
    s.result = 0
    s.riband = 0
    s.load[:] = 0
    s.ship_owner[:] = -1
    s.ship_length[:] = 0
    s.ship_speed[:] = 0
    s.ship_points[:] = 0
    for ship in range(SHIPS_MOST):
        s.ship_safety[ship, :] = 0
        s.ship_load[ship, :] = 0
    for tile in range(ACTION_COUNT):
        s.guilders[tile] = 0
        for chair in range(MAX_SEATS):
            s.cubes[chair, tile] = 0
    s.canal_x[:] = 0
    s.canal_y[:] = 0
    s.canal_turn[:] = 0
    for canal in range(CANAL_COUNT):
        s.beside[canal, :] = -1
    s.canal_discard = 0
    s.canals_out = 0
    s.goods_discard = 0
    s.goods_out = 0


@rule
def clear_player(s, seat, plays):
    """SY-3.9, SY-3.17; an empty seat has nothing."""
    s.money[seat] = START_MONEY if plays else 0
    s.points[seat] = 0
    s.yard[seat, :] = -1
    s.reserve[seat, :] = 0
    s.goods[seat] = 1 << START_TILE[seat] if plays else 0
    s.employees[seat] = 0
    s.contracts[seat] = 0
    s.discarded[seat] = 0
    s.system[seat] = 0
    s.used_pile[seat] = 0
    s.used[seat] = 0
    s.figure[seat] = -1
    s.figure_space[seat] = 0
    s.figure_astern[seat] = 0


@rule
def deal_parts(s):
    """SY-3.1, SY-3.2: bows, middles I above middles II, sterns."""
    for place in range(PART_COUNT):
        s.part_stack[place] = place
        s.fate[place] = FATE.in_play
    middles = KIND_START[KIND.middle]
    sterns = KIND_START[KIND.stern]
    for place in range(middles, SECOND_MIDDLES):
        # a stack is drawn from its end, so middles I lie behind middles II
        s.part_stack[place] = place + SECOND_MIDDLES - middles
        s.part_stack[place + SECOND_MIDDLES - middles] = place
    shuffle(s.rng, s.part_stack, KIND_START[KIND.bow], middles)
    shuffle(s.rng, s.part_stack, SECOND_MIDDLES, sterns)
    shuffle(s.rng, s.part_stack, middles, SECOND_MIDDLES)
    shuffle(s.rng, s.part_stack, sterns, PART_COUNT)
    for kind in range(3):
        s.parts_left[kind] = KIND_START[kind + 1] - KIND_START[kind]
    for column in range(4):
        s.offer[column, :] = -1
    refill_parts(s, s.stack[:0])


@rule
def deal_goods(s):
    """SY-3.3: a tile with all three goods is set aside for each player, the others are the stack."""
    s.goods_stack[:] = -1
    s.goods_offer[:] = -1
    s.goods_left = 0
    taken = 0
    for seat in range(s.seats):
        taken |= s.goods[seat]
    for tile in range(GOODS_COUNT):
        if not has(taken, tile):
            s.goods_stack[s.goods_left] = tile
            s.goods_left += 1
    shuffle(s.rng, s.goods_stack, 0, s.goods_left)
    refill_goods(s, s.stack[:0])


@rule
def deal_canals(s):
    """SY-3.4."""
    s.canal_offer[:] = -1
    s.canals_left = CANAL_COUNT
    for canal in range(CANAL_COUNT):
        s.canal_stack[canal] = canal
    shuffle(s.rng, s.canal_stack, 0, CANAL_COUNT)
    refill_canals(s, s.stack[:0])


@rule
def deal_action_row(s):
    """SY-3.5, SY-3.6: in random order, Receive Subsidy last; or in a given order (SY-23.9)."""
    tiles = in_play(s)
    for place in range(ACTION_COUNT):
        s.tiles[place] = place if place < tiles else -1
    order = s.options[OPT.action_row]
    if order != SHUFFLED:
        ordered_row(s, order - 1)
    else:
        stays = tiles == ACTION_COUNT and s.options[OPT.subsidy_start] == VALUE.subsidy_start.last
        shuffle(s.rng, s.tiles, 0, tiles - 1 if stays else tiles)


@rule
def ordered_row(s, order):
    """The row with this number among all orders of the eight tiles; with fewer players Receive Subsidy is left out."""
    left = (1 << ACTION_COUNT) - 1
    blocks = 5040
    filled = 0
    for place in range(ACTION_COUNT):
        tile = nth_member(left, order // blocks)
        order %= blocks
        if place < ACTION_COUNT - 1:
            blocks //= ACTION_COUNT - 1 - place
        left &= ~(1 << tile)
        if tile != ACTION.subsidy or s.seats == 4:
            s.tiles[filled] = tile
            filled += 1


@rule
def nth_member(mask, n):
    """The member of a set that has n smaller ones."""
    member = 0
    while not has(mask, member) or n > 0:
        if has(mask, member):
            n -= 1
        member += 1
    return member


@rule
def any_member(rng, mask):
    """A random member of a set that is not empty."""
    return nth_member(mask, below(rng, count(mask)))


@rule
def deal_employees(s):
    """SY-3.10 to SY-3.14: one tile or two of each kind, on 24 places."""
    for employee in range(EMPLOYEE_COUNT):
        s.staff_left[employee] = 2 if s.seats >= 3 else 1
        s.posts[employee] = employee
    layout = s.options[OPT.employees_layout]
    if layout == VALUE.employees_layout.random:
        shuffle(s.rng, s.posts, 0, EMPLOYEE_COUNT)
        return
    recommended = 0
    for space in range(HIRING_SPACES):
        recommended |= 1 << DRAWN_LAYOUT[space]
    others = ((1 << EMPLOYEE_COUNT) - 1) & ~recommended
    for space in range(HIRING_SPACES):
        first = DRAWN_LAYOUT[space] if layout == VALUE.employees_layout.drawn else any_member(s.rng, recommended)
        recommended &= ~(1 << first)
        s.posts[space * PLACES_PER_SPACE] = first
    for place in range(EMPLOYEE_COUNT):
        if place % PLACES_PER_SPACE != 0:
            s.posts[place] = any_member(s.rng, others)
            others &= ~(1 << s.posts[place])


@rule
def blue_contracts(s):
    """The blue contracts in use (SY-23.18); 11 are too few for four players with 3 each, so then all are."""
    if s.options[OPT.contract_26] == VALUE.contract_26.none and dealt(s) * s.seats < 12:
        return COLOUR_CONTRACTS[COLOUR.blue] & ~(1 << CONTRACT_26)
    return COLOUR_CONTRACTS[COLOUR.blue]


@rule
def deal_contracts(s):
    """SY-3.19, SY-3.20, SY-23.2: 2 or 3 of each colour at random, or a recommended set each."""
    if s.options[OPT.contracts_deal] == VALUE.contracts_deal.sets:
        sets = (1 << MAX_SEATS) - 1
        for seat in range(s.seats):
            chosen = any_member(s.rng, sets)
            sets &= ~(1 << chosen)
            s.contracts[seat] = CONTRACT_SET[chosen]
        return
    for colour in (COLOUR.red, COLOUR.blue):
        box = COLOUR_CONTRACTS[COLOUR.red] if colour == COLOUR.red else blue_contracts(s)
        for seat in range(s.seats):
            for _ in range(dealt(s)):
                contract = any_member(s.rng, box)
                box &= ~(1 << contract)
                s.contracts[seat] |= 1 << contract


@rule
def deal_solo(s):
    """SY-22.2, SY-22.3; with more players there is no solo stack."""
    s.solo_left = 0
    s.first_opponent = 0
    for place in range(SOLO_COUNT):
        s.solo_stack[place] = place if s.seats == 1 else -1
    if s.seats == 1:
        s.solo_left = SOLO_COUNT
        shuffle(s.rng, s.solo_stack, 0, SOLO_COUNT)
        s.first_opponent = below(s.rng, 2)
