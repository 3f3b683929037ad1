"""What a seat sees of Shipyard, as features for learning (SY-24)."""

from wharfinger.kernel.bits import count
from wharfinger.kernel.features import (
    CLOCKWISE,
    MOST,
    PLAYING,
    Computed,
    Feature,
    Location,
    Section,
    Table,
    Value,
    Written,
)
from wharfinger.kernel.jit import rule

from .. import canal_data as c
from .. import data as t
from ..state import DECISIONS, ENDINGS, FATE, FATES, FIELDS, OPTIONS, STATE
from .action_row import chairs
from .scoring import merchant_points

SYMBOL_COUNT = len(t.SYMBOLS)
KIND_COUNT = len(t.KINDS)
PART_FEATURES = KIND_COUNT + SYMBOL_COUNT + 1
SLOTS = t.SLOTS
PLACES = t.PLACES
MAX_SEATS = t.MAX_SEATS


def _part_features(where: str) -> tuple[Feature, ...]:
    prefix = f"{where}." if where else ""
    symbols = [Feature(f"{prefix}{name}", 0, 9, 2, "how often the part shows the symbol") for name in t.SYMBOLS]
    number = Feature(f"{prefix}part", 0, t.PART_COUNT, t.PART_COUNT, "the number of the part; 0: no part")
    kinds = [Feature(f"{prefix}={kind}", 0, 1, 1, "the kind of the part") for kind in t.KINDS]
    return (*kinds, *symbols, number)


@rule
def write_part(part, out, at):
    """The kind, the symbols and the number of a part, if there is one."""
    if part >= 0:
        out[at + t.PART_KIND[part]] = 1
        for symbol in range(SYMBOL_COUNT):
            out[at + KIND_COUNT + symbol] = t.PART_SYMBOLS[part, symbol]
        out[at + KIND_COUNT + SYMBOL_COUNT] = part + 1


@rule
def write_yard(s, seat, player, out, at):
    for place in range(PLACES):
        write_part(s.yard[player, place], out, at + place * PART_FEATURES)


@rule
def write_slot(s, seat, slot, out, at):
    write_part(s.offer[slot // SLOTS, slot % SLOTS], out, at)


@rule
def merchants(s, seat, player):
    return merchant_points(s, player)


@rule
def contracts_held(s, seat, player, colour):
    return count(s.contracts[player] & t.COLOUR_CONTRACTS[colour])


@rule
def figure_x(s, seat, player):
    return s.canal_x[s.figure[player]] if s.figure[player] >= 0 else 0


@rule
def figure_y(s, seat, player):
    return s.canal_y[s.figure[player]] if s.figure[player] >= 0 else 0


@rule
def owner(s, canal):
    """Whose system a canal belongs to; -1: nobody's."""
    for player in range(s.seats):
        if s.system[player] >> canal & 1 == 1:
            return player
    return -1


@rule
def canal_x(s, seat, canal):
    player = owner(s, canal)
    return s.canal_x[canal] - figure_x(s, seat, player) if player >= 0 else 0


@rule
def canal_y(s, seat, canal):
    player = owner(s, canal)
    return s.canal_y[canal] - figure_y(s, seat, player) if player >= 0 else 0


@rule
def cubes(s, seat, tile, chair):
    """Cubes of a chair, counted from the seat clockwise; in the solo game the opponents follow."""
    if chair >= chairs(s):
        return 0
    return s.cubes[chair if chair >= s.seats else (seat + chair) % s.seats, tile]


@rule
def is_out(s, seat, part):
    return 1 if s.fate[part] == FATE.out else 0


@rule
def ship_of(s, seat, part):
    """The ship that a part belongs to, from 1; 0: none."""
    return max(0, s.fate[part] - FATE.ship_1 + 1)


@rule
def steps(s, seat, employee):
    """How many steps the hiring marker needs to the space of an employee."""
    for place in range(t.EMPLOYEE_COUNT):
        if s.posts[place] == employee:
            return (place // t.PLACES_PER_SPACE - s.marker[t.RING.hiring] - 1) % t.HIRING_SPACES + 1
    return 0


@rule
def knows_contracts(s, seat, player):
    """SY-21.6: one's own, and at the end everybody's."""
    return player == seat or s.over > 0


@rule
def is_turned(s, seat, tile):
    """Whether a solo tile lies open."""
    for place in range(s.solo_left, t.SOLO_COUNT):
        if s.solo_stack[place] == tile:
            return 1
    return 0


@rule
def top_number(s, seat):
    """SY-22.3: the number on the back of the top solo tile; -1: no tile."""
    return t.SOLO_NUMBER[s.solo_stack[s.solo_left - 1]] if s.solo_left > 0 else -1


@rule
def top_bracket(s, seat):
    return t.SOLO_BRACKET[s.solo_stack[s.solo_left - 1]] if s.solo_left > 0 else 0


FEATURES = Table(
    FIELDS, DECISIONS, OPTIONS, ENDINGS, STATE, MAX_SEATS,
    (
        Section("players", players=True, told=(
            PLAYING,
            Value("money", "guilders", unit=10),
            Value("points", "points scored by ships", unit=50),
            Computed("merchants", merchants, "points for merchants at the end", high=MOST, unit=10),
            Value("reserve", "pieces in reserve", unit=5),
            Value("used", "used canals", unit=10),
            Computed("contracts_held", contracts_held, "contracts held", ids=("red", "blue"), high=6, unit=3),
            Value("figure_space", "the space of the canal where the figure stands", hot=c.SPACES_MOST),
            Value("figure_astern", "the space, or the opening, behind the figure", hot=c.DIRECTIONS),
            Computed("figure_x", figure_x, "the column of the figure", low=-MOST, high=MOST, unit=10),
            Computed("figure_y", figure_y, "the row of the figure", low=-MOST, high=MOST, unit=10),
            Written("yard", write_yard, tuple(
                one for place in range(PLACES) for one in _part_features(str(place + 1))
            )),
        )),
        Section("offer", ids=tuple(f"{name} {row + 1}" for name in t.COLUMNS for row in range(SLOTS)), told=(
            Written("offer", write_slot, _part_features("")),
        )),
        Section("parts", ids=t.PARTS, told=(
            Computed("out", is_out, "whether the part is out of the game"),
            Computed("ship", ship_of, "the number of the ship it is part of; 0: none", high=t.SHIPS_MOST,
                     unit=t.SHIPS_MOST),
        )),
        Section("ships", ids=tuple(FATES[FATE.ship_1 :]), told=(
            Value("ship_owner", "whose ship it is"),
            Value("ship_length", "its parts", unit=5),
            Value("ship_speed", "its speed", unit=5),
            Value("ship_points", "what it scored", unit=20),
            Value("ship_safety", "its safety symbols", unit=3),
            Value("ship_load", "what is aboard", unit=3),
        )),
        Section("canals", ids=c.CANALS, told=(
            Location("system", "in whose system it lies"),
            Location("used_pile", "in whose pile of used canals it is"),
            Location("canal_offer", "its space in the offer"),
            Location("canal_discard", "whether it is in the discard pile"),
            Location("canals_out", "whether it is out of the game"),
            Location("figure", "whose figure stands on it"),
            Computed("x", canal_x, "its column, seen from its owner's figure", low=-MOST, high=MOST, unit=5),
            Computed("y", canal_y, "its row, seen from its owner's figure", low=-MOST, high=MOST, unit=5),
            Value("canal_turn", "how it is turned, in quarters", hot=4),
        )),
        Section("goods", ids=t.GOODS_TILES, told=(
            Location("goods", "who has the goods tile"),
            Location("goods_offer", "its space in the offer"),
            Location("goods_discard", "whether it is in the discard pile"),
            Location("goods_out", "whether it is out of the game"),
        )),
        Section("employees", ids=t.EMPLOYEES, told=(
            Location("employees", "who employs them"),
            Value("staff_left", "how many are left on the wheel", unit=2),
            Location("posts", "the place on the wheel", ranked=True),
            Computed("steps", steps, "steps from the hiring marker", high=t.HIRING_SPACES, unit=t.HIRING_SPACES),
        )),
        Section("contracts", ids=t.CONTRACTS, told=(
            Location("contracts", "who holds it: you, and at the end anybody", seen=knows_contracts),
            Location("discarded", "whether you have discarded it", own=True),
        )),
        Section("tiles", ids=t.ACTION_IDS, told=(
            Location("tiles", "place in the action row; the front is 1", ranked=True),
            Computed("cubes", cubes, "cubes on the action tile; in the solo game the opponents' follow yours",
                     ids=CLOCKWISE[:MAX_SEATS], high=3, unit=3),
            Value("guilders", "guilders on it", unit=2),
            Location("leading", "whether it leads the row"),
            Location("chosen", "whether it is the action of this turn"),
        )),
        Section("solo", ids=t.SOLO_TILES, told=(
            Computed("turned", is_turned, "whether the solo tile lies open"),
        )),
        Section("table", told=(
            Value("gear", "moves of the gear", unit=50),
            Value("drops", "cubes that have fallen", unit=8),
            Value("round_cubes", "round cubes that are left", unit=7),
            Value("guilder_due", "whether the last tile gets a guilder"),
            Value("stage", "the stage of the game"),
            Value("last_lap", "why the last lap has begun"),
            Value("finals", "players who have had their final turn", unit=4),
            Value("parts_left", "parts in each stack", unit=26),
            Value("canals_left", "canals in the stack", unit=24),
            Value("goods_left", "goods tiles in the stack", unit=14),
            Value("marker", "the space of each ring marker", hot=8),
            Value("exchange_marker", "the space of the exchange marker", hot=t.EXCHANGE_SPACES + 1),
            Value("load", "what is aboard the ship that sails", unit=5),
            Value("result", "points that officials have paid on this cruise", unit=10),
            Value("riband", "points for the Blue Riband on this cruise", unit=10),
            Value("solo_left", "solo tiles in the stack", unit=t.SOLO_COUNT),
            Computed("solo_number", top_number, "the number on the back of the top solo tile", ids=("0", "1", "2"),
                     hot=True),
            Computed("solo_bracket", top_bracket, "the number in brackets there", high=9, unit=3),
            Value("first_opponent", "which opponent of the solo game plays first"),
        )),
    ),
)  # fmt: skip
observe = FEATURES.observe
