"""What a seat knows (SY-24): re-dealing the rest, and features for learning."""

from wharfinger.kernel.bits import count, has
from wharfinger.kernel.chance import seed_chance, shuffle_hidden
from wharfinger.kernel.common import many_hot, observe_options, observe_pending, observing, one_hot
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import sort

from ..canal_data import CANAL_COUNT, OPENING
from ..data import (
    ACTION_COUNT,
    COLOUR,
    COLOUR_CONTRACTS,
    CONTRACT_COUNT,
    CONTRACT_SET,
    EMPLOYEE_COUNT,
    EXCHANGE_SPACES,
    GOODS_COUNT,
    HIRING_SPACES,
    KIND,
    KIND_START,
    MAX_SEATS,
    PART_KIND,
    PART_SYMBOLS,
    PIECE_COUNT,
    PLACES,
    PLACES_PER_SPACE,
    RING,
    SECOND_MIDDLES,
    SLOTS,
    SOLO_BRACKET,
    SOLO_NUMBER,
    SYMBOLS,
    TILE_GOODS,
)
from ..state import ARGUMENTS_MOST, DECISIONS, OPT, OPTION_COUNT, VALUE
from .action_row import chairs
from .canals import longest_voyage
from .contracts import contract_points
from .scoring import merchant_points
from .setup import any_member, blue_contracts

# -- re-dealing ----------------------------------------------------------------------------------------------------


@rule
def conceal(s, seat, seed):
    """SY-24.1 to SY-24.5: everything this seat (-1: a spectator) cannot know is dealt anew, the rest stays."""
    seed_chance(s.rng, seed)
    bows = KIND_START[KIND.bow]
    middles = KIND_START[KIND.middle]
    sterns = KIND_START[KIND.stern]
    top_middle = middles + s.parts_left[KIND.middle]
    shuffle_hidden(s.rng, s.part_stack, bows, bows + s.parts_left[KIND.bow])
    shuffle_hidden(s.rng, s.part_stack, middles, min(top_middle, SECOND_MIDDLES))
    shuffle_hidden(s.rng, s.part_stack, SECOND_MIDDLES, top_middle)
    shuffle_hidden(s.rng, s.part_stack, sterns, sterns + s.parts_left[KIND.stern])
    shuffle_hidden(s.rng, s.canal_stack, 0, s.canals_left)
    shuffle_hidden(s.rng, s.goods_stack, 0, s.goods_left)
    if s.seats == 1:
        conceal_solo(s)
    if s.options[OPT.contracts_deal] == VALUE.contracts_deal.sets:
        if s.over == 0:
            conceal_sets(s, seat)
    else:
        conceal_colour(s, seat, COLOUR_CONTRACTS[COLOUR.red])
        conceal_colour(s, seat, blue_contracts(s))


@rule
def conceal_solo(s):
    """SY-22.3: the number on the back of the top tile is seen, its face and all below are not."""
    if s.solo_left == 0:
        return
    top = s.solo_left - 1
    seen = s.solo_stack[top]
    sort(s.solo_stack, 0, s.solo_left)
    alike = 0
    for place in range(s.solo_left):
        tile = s.solo_stack[place]
        if SOLO_NUMBER[tile] == SOLO_NUMBER[seen] and SOLO_BRACKET[tile] == SOLO_BRACKET[seen]:
            alike |= 1 << place
    place = any_member(s.rng, alike)
    kept = s.solo_stack[top]
    s.solo_stack[top] = s.solo_stack[place]
    s.solo_stack[place] = kept
    shuffle_hidden(s.rng, s.solo_stack, 0, top)


@rule
def conceal_colour(s, seat, box):
    """SY-24.4: contracts of a colour that the seat has not seen go round; kept ones are shown at the end (SY-21.6)."""
    colour = box
    for other in range(s.seats):
        if other == seat:
            box &= ~(s.contracts[other] | s.discarded[other])
        elif s.over > 0:
            box &= ~s.contracts[other]
    for other in range(s.seats):
        if other != seat:
            if s.over == 0:
                dealt = some_of(s.rng, box, count(s.contracts[other] & colour))
                s.contracts[other] = (s.contracts[other] & ~colour) | dealt
                box &= ~dealt
            dealt = some_of(s.rng, box, count(s.discarded[other] & colour))
            s.discarded[other] = (s.discarded[other] & ~colour) | dealt
            box &= ~dealt


@rule
def some_of(rng, mask, number):
    """A random part of a set, with so many members."""
    found = 0
    for _ in range(number):
        found |= 1 << any_member(rng, mask & ~found)
    return found


@rule
def conceal_sets(s, seat):
    """SY-24.4: with recommended sets the unseen sets change hands whole."""
    sets = (1 << MAX_SEATS) - 1
    for one in range(MAX_SEATS):
        if seat >= 0 and CONTRACT_SET[one] & s.contracts[seat] != 0:
            sets &= ~(1 << one)
    for other in range(s.seats):
        if other != seat:
            one = any_member(s.rng, sets)
            sets &= ~(1 << one)
            reds = COLOUR_CONTRACTS[COLOUR.red]
            blues = COLOUR_CONTRACTS[COLOUR.blue]
            red = some_of(s.rng, CONTRACT_SET[one] & reds, count(s.contracts[other] & reds))
            blue = some_of(s.rng, CONTRACT_SET[one] & blues, count(s.contracts[other] & blues))
            s.contracts[other] = red | blue
            s.discarded[other] = CONTRACT_SET[one] & ~(red | blue)


# -- features ------------------------------------------------------------------------------------------------------

SYMBOL_COUNT = len(SYMBOLS)
DECISION_COUNT = len(DECISIONS)
FAR = 20
PLAYER_FEATURES = (
    1 + 3 + PLACES * (3 + SYMBOL_COUNT) + PIECE_COUNT + 4 + EMPLOYEE_COUNT + 7 + 3 + PIECE_COUNT + 5 + ACTION_COUNT
)
SYSTEM_FEATURES = CANAL_COUNT * 8
SHARED_FEATURES = (
    4 * ACTION_COUNT + 4 + 3 + 3 + 4 * SLOTS * (1 + SYMBOL_COUNT) + SLOTS * CANAL_COUNT + SLOTS * 4
    + 4 + 4 + HIRING_SPACES + EXCHANGE_SPACES + 1 + 2 * EMPLOYEE_COUNT + 5 + 2 * CONTRACT_COUNT + 3
    + DECISION_COUNT + ARGUMENTS_MOST + PIECE_COUNT + 2 + OPTION_COUNT
)  # fmt: skip
FEATURES = MAX_SEATS * PLAYER_FEATURES + SYSTEM_FEATURES + SHARED_FEATURES


@rule
def observe_fleet(s, seat, out, at):
    """Ships by size, safety symbols and what is aboard, over a whole fleet."""
    for k in range(7 + 3 + PIECE_COUNT):
        out[at + k] = 0.0
    for ship in range(s.ships):
        if s.ship_owner[ship] == seat:
            out[at + s.ship_length[ship] - 3] += 0.5
            for symbol in range(3):
                out[at + 7 + symbol] += s.ship_safety[ship, symbol] / 5.0
            for piece in range(PIECE_COUNT):
                out[at + 10 + piece] += s.ship_load[ship, piece] / 5.0


@rule
def observe_player(s, seat, out, at):
    """One player: money, points, yard, reserve, goods, employees, fleet, canals, cubes."""
    out[at] = 1.0
    out[at + 1] = s.money[seat] / 10.0
    out[at + 2] = s.points[seat] / 50.0
    out[at + 3] = merchant_points(s, seat) / 10.0
    at += 4
    for place in range(PLACES):
        part = s.yard[seat, place]
        at = one_hot(out, at, PART_KIND[part] if part >= 0 else -1, 3)
        for symbol in range(SYMBOL_COUNT):
            out[at] = PART_SYMBOLS[part, symbol] / 2.0 if part >= 0 else 0.0
            at += 1
    for piece in range(PIECE_COUNT):
        out[at] = s.reserve[seat, piece] / 5.0
        at += 1
    for good in range(4):
        out[at + good] = 0.0
    for tile in range(GOODS_COUNT):
        if has(s.goods[seat], tile):
            out[at] += 1.0
            for item in range(3):
                out[at + 1 + TILE_GOODS[tile, item]] += 1.0 / 3.0
    at += 4
    at = many_hot(out, at, s.employees[seat], EMPLOYEE_COUNT)
    observe_fleet(s, seat, out, at)
    at += 7 + 3 + PIECE_COUNT
    out[at] = s.used[seat] / 10.0
    out[at + 1] = count(s.system[seat]) / 10.0
    out[at + 2] = longest_voyage(s, seat, FAR) / 20.0
    out[at + 3] = 1.0 if s.figure[seat] >= 0 else 0.0
    out[at + 4] = count(s.contracts[seat]) / 6.0
    at += 5
    for tile in range(ACTION_COUNT):
        out[at] = s.cubes[seat, tile] / 2.0
        at += 1


observe_players = observing(observe_player, PLAYER_FEATURES, MAX_SEATS)


@rule
def observe(s, seat, out):
    """Features from a seat's own point of view: itself first, then the others clockwise, its canals, the table."""
    at = observe_players(s, seat, out)
    for opponent in range(s.seats, chairs(s)):  # of the solo game: they have cubes and nothing else
        for tile in range(ACTION_COUNT):
            out[(opponent + 1) * PLAYER_FEATURES - ACTION_COUNT + tile] = s.cubes[opponent, tile] / 2.0
    at = observe_system(s, seat, out, at)
    at = observe_row(s, out, at)
    at = observe_offers(s, out, at)
    at = observe_wheel(s, out, at)
    for contract in range(CONTRACT_COUNT):
        own = has(s.contracts[seat], contract)
        out[at] = 1.0 if own else 0.0
        out[at + 1] = contract_points(s, seat, contract) / 20.0 if own else 0.0
        at += 2
    at = one_hot(out, at, SOLO_NUMBER[s.solo_stack[s.solo_left - 1]] if s.solo_left > 0 else -1, 3)
    at = observe_pending(s, out, at, DECISION_COUNT, ARGUMENTS_MOST)
    for piece in range(PIECE_COUNT):
        out[at] = s.load[piece] / 5.0
        at += 1
    out[at] = s.result / 10.0
    out[at + 1] = s.riband / 10.0
    observe_options(s, out, at + 2)


@rule
def observe_system(s, seat, out, at):
    """The own canals: where they lie seen from the figure (or from the first cell), how turned, and the figure."""
    figure = s.figure[seat]
    x = s.canal_x[figure] if figure >= 0 else 0
    y = s.canal_y[figure] if figure >= 0 else 0
    for canal in range(CANAL_COUNT):
        laid = has(s.system[seat], canal)
        out[at] = 1.0 if laid else 0.0
        out[at + 1] = (s.canal_x[canal] - x) / 5.0 if laid else 0.0
        out[at + 2] = (s.canal_y[canal] - y) / 5.0 if laid else 0.0
        one_hot(out, at + 3, s.canal_turn[canal] if laid else -1, 4)
        out[at + 7] = (1.0 + s.figure_space[seat]) / OPENING if canal == figure else 0.0
        at += 8
    return at


@rule
def observe_row(s, out, at):
    """The action row and how far the game has come."""
    for tile in range(ACTION_COUNT):
        out[at + tile] = s.guilders[tile] / 2.0
        out[at + ACTION_COUNT + tile] = 0.0
    for place in range(ACTION_COUNT):
        if s.tiles[place] >= 0:
            out[at + ACTION_COUNT + s.tiles[place]] = (1.0 + place) / ACTION_COUNT
    at = one_hot(out, at + 2 * ACTION_COUNT, s.leading, ACTION_COUNT)
    at = one_hot(out, at, s.chosen, ACTION_COUNT)
    out[at] = s.gear / 50.0
    out[at + 1] = s.round_cubes / 7.0
    out[at + 2] = s.turn / 100.0
    out[at + 3] = s.drops / 8.0
    at = one_hot(out, at + 4, s.stage, 3)
    return one_hot(out, at, s.last_lap, 3)


@rule
def observe_offers(s, out, at):
    """Parts by their symbols, canals by their number, goods tiles by their goods."""
    for column in range(4):
        for row in range(SLOTS):
            part = s.offer[column, row]
            out[at] = 1.0 if part >= 0 else 0.0
            for symbol in range(SYMBOL_COUNT):
                out[at + 1 + symbol] = PART_SYMBOLS[part, symbol] / 2.0 if part >= 0 else 0.0
            at += 1 + SYMBOL_COUNT
    for slot in range(SLOTS):
        at = one_hot(out, at, s.canal_offer[slot], CANAL_COUNT)
    for slot in range(SLOTS):
        tile = s.goods_offer[slot]
        out[at] = 1.0 if tile >= 0 else 0.0
        for good in range(3):
            out[at + 1 + good] = 0.0
        if tile >= 0:
            for item in range(3):
                out[at + 1 + TILE_GOODS[tile, item]] += 1.0 / 3.0
        at += 4
    return at


@rule
def observe_wheel(s, out, at):
    """Ring markers, employees (how far away and how many are left) and what is left in the stacks."""
    at = one_hot(out, at, s.marker[RING.equipment], 4)
    at = one_hot(out, at, s.marker[RING.crew], 4)
    at = one_hot(out, at, s.marker[RING.hiring], HIRING_SPACES)
    at = one_hot(out, at, s.exchange_marker, EXCHANGE_SPACES + 1)
    for place in range(EMPLOYEE_COUNT):
        employee = s.posts[place]
        steps = (place // PLACES_PER_SPACE - s.marker[RING.hiring] - 1) % HIRING_SPACES + 1
        out[at + 2 * employee] = steps / 8.0
        out[at + 2 * employee + 1] = s.staff_left[employee] / 2.0
    at += 2 * EMPLOYEE_COUNT
    for kind in range(3):
        out[at + kind] = s.parts_left[kind] / 26.0
    out[at + 3] = s.canals_left / 24.0
    out[at + 4] = s.goods_left / 14.0
    return at + 5
