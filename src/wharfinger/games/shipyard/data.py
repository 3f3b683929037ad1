"""The components of Shipyard as constant arrays, checked on loading (SY-0.6, SY-2). Canals are in `canal_data`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.component_checks import Checks
from wharfinger.kernel.components import Components
from wharfinger.kernel.names import numbered

FILES = ("actions", "parts", "canals", "employees", "goods", "rings", "contracts", "solo")
COMPONENTS = Components.of(__package__, Path(__file__).with_name("components"), FILES)
CHECKS = Checks(COMPONENTS, Path(__file__).with_name("messages"))

MAX_SEATS = 4
ACTION_IDS = ("build", "canal", "goods", "equipment", "crew", "employee", "exchange", "subsidy")
ACTION = numbered("ACTION", ACTION_IDS)
ACTION_COUNT = len(ACTION_IDS)
KINDS = ("bow", "middle", "stern")
KIND = numbered("KIND", KINDS)
COLUMNS = ("bow", "left", "right", "stern")
SYMBOLS = ("cabin", "stoker_cabin", "mount_crane", "mount_cannon", "mount_mast", "ring", "boat", "lantern")
SYMBOL = numbered("SYMBOL", SYMBOLS)
SAFETY = ("ring", "boat", "lantern")
SAFE = numbered("SAFE", SAFETY)
PIECES = ("captain", "businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon")
PIECE = numbered("PIECE", PIECES)
PIECE_COUNT = len(PIECES)
GOOD_IDS = ("coal", "cloth", "grain")
RINGS = ("equipment", "crew", "hiring")
RING = numbered("RING", RINGS)
EMPLOYEE_COLOURS = ("red", "blue", "yellow", "grey", "green")
CONTRACT_COLOURS = ("red", "blue")
COLOUR = numbered("COLOUR", CONTRACT_COLOURS)
SLOTS = 5


def numbers(file: str, count: int, *path: str) -> list[int]:
    """A list of so many whole numbers."""
    return CHECKS.numbers(file, ".".join(path), COMPONENTS.value(file, *path), count)


def array(values: Any, kind: type = np.int64) -> np.ndarray[Any, Any]:
    """A constant array of the rules."""
    made: np.ndarray[Any, Any] = np.array(values, kind)
    made.setflags(write=False)
    return made


# -- action row, gear, money (SY-2.1, SY-2.10, SY-2.21, SY-3.17) ---------------------------------------------------

CHECKS.exactly("actions", "actions", COMPONENTS.value("actions", "actions"), list(ACTION_IDS), "SY-2.1")
CHECKS.exactly("actions", "subsidy_players", COMPONENTS.value("actions", "subsidy_players"), [4], "SY-3.5, SY-3.6")
GEAR_MOVES = CHECKS.whole(
    "actions", "gear.moves_per_drop", COMPONENTS.value("actions", "gear", "moves_per_drop"), 1, 100
)
GEAR_FIRST = CHECKS.whole("actions", "gear.first_drop", COMPONENTS.value("actions", "gear", "first_drop"), 1, 100)
ROUND_CUBES = array([0, *numbers("actions", 4, "round_cubes")])
"""Cubes on the round track at the start, by number of players (SY-2.21)."""
CHECKS.exactly("actions", "player_cubes", COMPONENTS.value("actions", "player_cubes"), [1, 3, 1, 1], "SY-3.18")
if COMPONENTS.value("actions", "neutral_cubes") < int(ROUND_CUBES.max()) + 5:
    raise CHECKS.bad("actions", "file-cubes")
BONUS_COST = CHECKS.whole("actions", "bonus_cost", COMPONENTS.value("actions", "bonus_cost"))
SUBSIDY_MONEY = CHECKS.whole("actions", "subsidy_money", COMPONENTS.value("actions", "subsidy_money"))
START_MONEY = CHECKS.whole("actions", "start_money", COMPONENTS.value("actions", "start_money"))
PLACES = CHECKS.whole("actions", "places", COMPONENTS.value("actions", "places"), 9, 9)
PLACE_IDS = tuple(str(place) for place in range(1, PLACES + 1))

# -- ship parts (SY-2.2, SY-2.13) ----------------------------------------------------------------------------------

PARTS = CHECKS.own_ids("parts", "part", 104)
PART_COUNT = 104
_TILE_KINDS = {"bow": 26, "middle_I": 26, "middle_II": 26, "stern": 26}
KIND_START = array([0, 26, 78, 104])
"""Where the parts of each kind begin in the list: bows, middles I, middles II, sterns."""
SECOND_MIDDLES = 52
"""The first middle II."""
SHIPS_MOST = 26
"""Every ship has a stern, so no more ships than sterns can ever be completed (SY-2.2)."""


def _parts() -> list[list[int]]:
    CHECKS.exactly("parts", "counts", COMPONENTS.value("parts", "counts"), _TILE_KINDS, "SY-2.2")
    symbols, columns = COMPONENTS.value("parts", "symbols"), COMPONENTS.value("parts", "offer", "columns")
    CHECKS.exactly("parts", "symbols", symbols, list(SYMBOLS), "SY-1.16, SY-1.17, SY-1.18")
    CHECKS.exactly("parts", "offer.columns", columns, ["bow", "middle", "middle", "stern"], "SY-2.13")
    rows = COMPONENTS.rows("parts", "part")
    kinds = [str(row.get("kind")) for row in rows]
    if dict(Counter(kinds)) != _TILE_KINDS or kinds != sorted(kinds, key=list(_TILE_KINDS).index):
        raise CHECKS.bad("parts", "file-parts")
    made = []
    for row in rows:
        shown = CHECKS.table("parts", row, "symbols")
        for symbol, amount in shown.items():
            CHECKS.member("parts", f"{row['id']} symbols", symbol, SYMBOLS)
            CHECKS.whole("parts", f"{row['id']} {symbol}", amount, 1, 4)
        if "stoker_cabin" in shown and row["kind"] != "stern":
            raise CHECKS.bad("parts", "file-stoker", part=row["id"])
        made.append([int(shown.get(symbol, 0)) for symbol in SYMBOLS])
    return made


PART_SYMBOLS = array(_parts())
"""How many of each symbol a part shows."""
PART_KIND = array([KIND.bow] * 26 + [KIND.middle] * 52 + [KIND.stern] * 26)
COLUMN_KIND = array([KIND.bow, KIND.middle, KIND.middle, KIND.stern])
PART_PRICE = array(numbers("parts", SLOTS, "offer", "prices"))
PARTS_BOUGHT_MOST = CHECKS.whole("parts", "bought_most", COMPONENTS.value("parts", "bought_most"), 1, 3)

# -- goods and the exchange (SY-2.6, SY-2.14, SY-2.18, SY-2.19) ----------------------------------------------------

GOODS_TILES = CHECKS.own_ids("goods", "tile", 14)
GOODS_COUNT = 14


def _goods() -> list[list[int]]:
    made = []
    for row in COMPONENTS.rows("goods", "tile"):
        shown = row.get("goods")
        if not isinstance(shown, list) or len(shown) != 3:
            raise CHECKS.bad("goods", "file-goods", tile=row["id"])
        made.append(sorted(CHECKS.member("goods", f"{row['id']} goods", good, GOOD_IDS) for good in shown))
    return made


TILE_GOODS = array(_goods())
"""The three goods of a tile in the order in which they are traded: coal, cloth, grain (SY-25.15)."""
START_TILES = tuple(tile for tile in range(GOODS_COUNT) if list(TILE_GOODS[tile]) == [0, 1, 2])
if COMPONENTS.value("goods", "start_tile") != list(GOOD_IDS) or len(START_TILES) < MAX_SEATS:
    raise CHECKS.bad("goods", "file-start-tile")
START_TILE = array(START_TILES[:MAX_SEATS])
GOODS_PRICE = array(numbers("goods", SLOTS, "offer", "prices"))


def _swaps() -> list[int]:
    swap = CHECKS.keys("goods", "swap", COMPONENTS.value("goods", "swap"), GOOD_IDS)
    return [
        sum(1 << CHECKS.member("goods", f"swap.{good}", piece, PIECES) for piece in swap[good]) for good in GOOD_IDS
    ]


SWAP = array(_swaps())
"""Crew and equipment that each good is swapped for, as bits (SY-2.19)."""
_prices = COMPONENTS.value("goods", "exchange_prices")
if not isinstance(_prices, list) or len(_prices) != 6 or any(len(row) != 3 for row in _prices):
    raise CHECKS.bad("goods", "file-exchange")
EXCHANGE_SPACES = 6
EXCHANGE_PRICE = array([[0, 0, 0], *_prices])
"""Price by space and good; space 0 is the start field."""

# -- rings (SY-2.15 to SY-2.17, SY-6.7) ----------------------------------------------------------------------------


def _ring(name: str, wanted: tuple[str, ...]) -> list[int]:
    spaces = COMPONENTS.value("rings", name)
    if not isinstance(spaces, list) or sorted(spaces) != sorted(wanted):
        raise CHECKS.bad("rings", "file-ring", ring=name, pieces=", ".join(wanted))
    return [PIECES.index(piece) for piece in spaces]


RING_PIECE = array([_ring("equipment", PIECES[4:]), _ring("crew", PIECES[:4])])
"""What the four spaces of the equipment and the crew ring give, clockwise."""
STEP_COST = CHECKS.whole("rings", "step_cost", COMPONENTS.value("rings", "step_cost"))
HIRING_SPACES = CHECKS.whole("employees", "spaces", COMPONENTS.value("employees", "spaces"), 8, 8)
PLACES_PER_SPACE = CHECKS.whole(
    "employees", "places_per_space", COMPONENTS.value("employees", "places_per_space"), 3, 3
)
RING_SPACES = array([4, 4, HIRING_SPACES])

# -- employees (SY-2.4, SY-2.20, SY-15) ----------------------------------------------------------------------------

EMPLOYEES = CHECKS.own_ids("employees", "employee", 24)
EMPLOYEE_COUNT = 24
CAPACITIES = ("cabin", "stoker", "crane", "cannon", "sail", "chimney")
CAPACITY = numbered("CAPACITY", CAPACITIES)
EFFECTS = ("sell_bonus", "extra_capacity", "speed", "speed_per_sail_pair", "free_extra_steps", "bonus_on_manufacture",
           "bonus_on_recruit")  # fmt: skip
_staff = COMPONENTS.rows("employees", "employee")


def _check_employees() -> None:
    CHECKS.exactly("employees", "copies", COMPONENTS.value("employees", "copies"), {"I": 24, "II": 24}, "SY-2.4")
    for row in _staff:
        CHECKS.member("employees", f"{row['id']} colour", row.get("colour"), EMPLOYEE_COLOURS)
        effect = CHECKS.table("employees", row, "effect")
        if not effect or any(key not in EFFECTS for key in effect):
            raise CHECKS.bad("employees", "file-effect", employee=row["id"], effects=", ".join(EFFECTS))
        if "requires" in row:
            CHECKS.member("employees", f"{row['id']} requires", row["requires"], EMPLOYEES)


def _amounts(effect: str, keys: tuple[str, ...]) -> list[list[int]]:
    made = []
    for row in _staff:
        given = row["effect"].get(effect, {})
        if not isinstance(given, dict) or any(key not in keys for key in given):
            raise CHECKS.bad("employees", "file-amounts", field=f"{row['id']} {effect}", keys=", ".join(keys))
        made.append([CHECKS.whole("employees", f"{row['id']} {effect}", given.get(key, 0), 0, 9) for key in keys])
    return made


def _single(effect: str) -> list[int]:
    return [CHECKS.whole("employees", f"{row['id']} {effect}", row["effect"].get(effect, 0), 0, 9) for row in _staff]


def _gifts(effect: str, ring: int) -> list[int]:
    allowed = tuple(PIECES[piece] for piece in RING_PIECE[ring])
    given = [row["effect"].get(effect) for row in _staff]
    return [
        -1 if piece is None else PIECES.index(allowed[CHECKS.member("employees", effect, piece, allowed)])
        for piece in given
    ]


_check_employees()
EMPLOYEE_COLOUR = array([EMPLOYEE_COLOURS.index(row["colour"]) for row in _staff])
FEE = array([CHECKS.whole("employees", f"{row['id']} fee", row.get("fee")) for row in _staff])
END_VP = array([CHECKS.whole("employees", f"{row['id']} end_vp", row.get("end_vp")) for row in _staff])
REQUIRES = array([1 << EMPLOYEES.index(row["requires"]) if "requires" in row else 0 for row in _staff])
"""The employee that must be owned before, as a bit (SY-12.5)."""
SELL_BONUS = array(_amounts("sell_bonus", GOOD_IDS))
EXTRA_CAPACITY = array(_amounts("extra_capacity", CAPACITIES))
CONSTRUCTORS = sum(1 << place for place, row in enumerate(EXTRA_CAPACITY) if row.any())
"""Employees with an extra capacity, as bits."""
SPEED_BONUS = array(_single("speed"))
RIGGING = array(_single("speed_per_sail_pair"))
FREE_STEPS = array(_amounts("free_extra_steps", RINGS))
GIFT = array([_gifts("bonus_on_manufacture", RING.equipment), _gifts("bonus_on_recruit", RING.crew)])
"""The piece that an employee adds on the equipment or the crew ring, or -1 (SY-10.3, SY-11.2)."""
_layout = COMPONENTS.value("employees", "drawn_layout")
_drawn = CHECKS.different("employees", "drawn_layout", _layout, HIRING_SPACES)
DRAWN_LAYOUT = array([CHECKS.member("employees", "drawn_layout", name, EMPLOYEES) for name in _drawn])
COLOUR_STAFF = array([sum(1 << i for i in range(24) if EMPLOYEE_COLOUR[i] == c) for c in range(len(EMPLOYEE_COLOURS))])
"""Employees of each colour, as bits."""
STAFF_TYPES = array(
    [int(mask) for colour, mask in enumerate(COLOUR_STAFF) if colour != 0]
    + [sum(1 << i for i in range(24) if EMPLOYEE_COLOUR[i] == 0 and (REQUIRES[i] != 0) == second) for second in (0, 1)]
)
"""The six kinds of `emp_types`: the colours, level II merchants apart from level I (SY-21.12)."""

# -- contracts (SY-2.5, SY-21) -------------------------------------------------------------------------------------

CONTRACTS = CHECKS.own_ids("contracts", "contract", 26)
CONTRACT_COUNT = 26
COUNTS = ("safety", "aboard", "officers", "ships", "sizes", "parts", "ships_with_all", "pairs_on_ship", "employees",
          "employee_pairs", "employee_types", "used_canals", "kinds")  # fmt: skip
COUNT = numbered("COUNT", COUNTS)
TERMS_MOST = 2
COUNT_MOST = 127
_THINGS = PIECES + SAFETY


def _contract_colours() -> list[int]:
    rows = COMPONENTS.rows("contracts", "contract")
    colours = [CHECKS.member("contracts", f"{row['id']} colour", row.get("colour"), CONTRACT_COLOURS) for row in rows]
    if colours != [COLOUR.red] * 14 + [COLOUR.blue] * 12:
        raise CHECKS.bad("contracts", "file-contract-colours")
    if "kinds8" not in CONTRACTS:
        raise CHECKS.bad("contracts", "file-kinds8")
    return colours


def _payment(name: str, pays: Any) -> list[int]:
    """Points by number counted: the schemes of SY-21.7 to SY-21.9 written out."""
    if not isinstance(pays, dict) or len({"table", "steps", "each"} & set(pays)) != 1:
        raise CHECKS.bad("contracts", "file-pays", contract=name)
    counts = range(COUNT_MOST + 1)
    if "table" in pays:
        points = [CHECKS.whole("contracts", f"{name} table", value) for value in pays["table"]]
        beyond = CHECKS.whole("contracts", f"{name} beyond", pays.get("beyond", 0))
        last = len(points) - 1
        return [points[n] if n <= last else points[last] + beyond * (n - last) for n in counts]
    if "steps" in pays:
        return [max((int(points) for least, points in pays["steps"] if n >= least), default=0) for n in counts]
    each, free, first = (
        CHECKS.whole("contracts", f"{name} {key}", pays.get(key, 0)) for key in ("each", "free", "first")
    )
    first_each = CHECKS.whole("contracts", f"{name} first_each", pays.get("first_each", 0))
    return [each * max(0, n - free - first) + first_each * min(n, first) for n in counts]


def _counted(name: str, counts: Any) -> list[int]:
    """[what is counted, first argument, second argument]; sets of things are bits."""
    if not isinstance(counts, dict):
        raise CHECKS.bad("contracts", "file-counts", contract=name)
    what = CHECKS.member("contracts", f"{name} what", counts.get("what"), COUNTS)
    listed = counts.get("of", [])
    if what in (COUNT.employees, COUNT.employee_pairs):
        colours = [CHECKS.member("contracts", f"{name} of", colour, EMPLOYEE_COLOURS) for colour in listed]
        return [what, sum(int(COLOUR_STAFF[colour]) for colour in colours), 0]
    if what in (COUNT.ships, COUNT.sizes):
        return [
            what,
            *(CHECKS.whole("contracts", f"{name} {key}", counts.get(key), 3, PLACES) for key in ("from", "to")),
        ]
    things = [
        CHECKS.member("contracts", f"{name} of", thing, SAFETY if what == COUNT.safety else _THINGS) for thing in listed
    ]
    if what == COUNT.ships_with_all:
        return [what, sum(1 << thing for thing in things), 0]
    if len(things) != {COUNT.safety: 1, COUNT.aboard: 1, COUNT.pairs_on_ship: 2}.get(what, 0):
        raise CHECKS.bad("contracts", "file-things", contract=name)
    return [what, *[*things, 0, 0][:2]]


def _contracts() -> tuple[list[Any], list[Any]]:
    counted, paid = [], []
    for row in COMPONENTS.rows("contracts", "contract"):
        terms = row.get("terms")
        if not isinstance(terms, list) or not 1 <= len(terms) <= TERMS_MOST:
            raise CHECKS.bad("contracts", "file-terms", contract=row["id"])
        blank = TERMS_MOST - len(terms)
        counted.append([_counted(row["id"], term.get("counts")) for term in terms] + [[-1, 0, 0]] * blank)
        paid.append([_payment(row["id"], term.get("pays")) for term in terms] + [[0] * (COUNT_MOST + 1)] * blank)
    return counted, paid


CONTRACT_COLOUR = array(_contract_colours())
COLOUR_START = array([0, 14, 26])
"""Where the red and the blue contracts begin in the list."""
COLOUR_CONTRACTS = array([(1 << 14) - 1, (1 << 26) - (1 << 14)])
"""The contracts of each colour, as bits."""
_counted_terms, _paid_terms = _contracts()
CONTRACT_TERM = array(_counted_terms)
CONTRACT_PAYS = array(_paid_terms)
CONTRACT_26 = CONTRACTS.index("kinds8")


def _sets() -> list[int]:
    sets = COMPONENTS.value("contracts", "sets")
    if not isinstance(sets, list) or len(sets) != MAX_SEATS or len({name for one in sets for name in one}) != 16:
        raise CHECKS.bad("contracts", "file-sets")
    masks = []
    for one in sets:
        members = [CHECKS.member("contracts", "sets", name, CONTRACTS) for name in one]
        colours = sorted(int(CONTRACT_COLOUR[contract]) for contract in members)
        if colours != [COLOUR.red] * 2 + [COLOUR.blue] * 2:
            raise CHECKS.bad("contracts", "file-set")
        masks.append(sum(1 << contract for contract in members))
    return masks


def _discards() -> list[Any]:
    """How many of each colour are discarded, by contracts dealt (2 or 3), players and cube removed."""
    wanted = {"three": 3, "sets": 2, "two": 2}
    CHECKS.exactly("contracts", "dealt", COMPONENTS.value("contracts", "dealt"), wanted, "SY-3.19, SY-3.20")
    given = COMPONENTS.value("contracts", "discards")
    made = np.zeros((4, 5, 8), np.int64)
    for dealt, key in ((2, "two"), (3, "three")):
        for players, steps in enumerate(given[key], 1):
            for cube, amount in steps:
                made[dealt, players, CHECKS.whole("contracts", f"discards.{key}", cube, 1, 7)] = amount
            if made[dealt, players].sum() != dealt - 1:
                raise CHECKS.bad("contracts", "file-discards", field=f"discards.{key}[{players - 1}]")
    return made.tolist()


CONTRACT_SET = array(_sets())
DISCARDS = array(_discards())

# -- solo (SY-2.12, SY-22) -----------------------------------------------------------------------------------------

SOLO_TILES = CHECKS.own_ids("solo", "tile", 8)
if sorted(SOLO_TILES) != sorted((*ACTION_IDS[:7], "last_tile")):
    raise CHECKS.bad("solo", "file-solo")
SOLO_COUNT = 8
LAST_TILE = -1
SOLO_FACE = array([LAST_TILE if face == "last_tile" else ACTION_IDS.index(face) for face in SOLO_TILES])
SOLO_NUMBER = array(
    [CHECKS.whole("solo", "number", row.get("number"), 0, 2) for row in COMPONENTS.rows("solo", "tile")]
)
SOLO_BRACKET = array(
    [CHECKS.whole("solo", "bracket", row.get("bracket"), 0, 8) for row in COMPONENTS.rows("solo", "tile")]
)
BOARD_NUMBER = CHECKS.whole("solo", "board_number", COMPONENTS.value("solo", "board_number"), 0, 2)
BOARD_BRACKET = CHECKS.whole("solo", "board_bracket", COMPONENTS.value("solo", "board_bracket"), 0, 8)
SOLO_SCALE = tuple(numbers("solo", 3, "scale"))


def _first_at(prices: Any) -> list[int]:
    """The first slot of each price 0, 1, 2, or -1 (SY-22.13, SY-22.14)."""
    listed = [int(price) for price in prices]
    return [listed.index(price) if price in listed else -1 for price in range(3)]


PART_ROW_AT = array(_first_at(PART_PRICE))
GOODS_SLOT_AT = array(_first_at(GOODS_PRICE))

# -- the most that one answer can name ----------------------------------------------------------------------------


def _load_most() -> int:
    """Rooms for one kind on the largest ship there can be, and what all constructors add."""
    bow, middle, stern = PART_SYMBOLS[:26], PART_SYMBOLS[26:78], PART_SYMBOLS[78:]
    rooms = int((bow.max(axis=0) + (PLACES - 2) * middle.max(axis=0) + stern.max(axis=0)).max())
    return rooms + int(EXTRA_CAPACITY.sum(axis=0).max())


LOAD_MOST = _load_most()
