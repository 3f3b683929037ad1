"""The components of Shipyard as constant arrays, checked on loading (SY-0.6, SY-2). Canals are in `canal_data`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.components import Components
from wharfinger.kernel.errors import BadFile
from wharfinger.kernel.names import numbered

FILES = ("actions", "parts", "canals", "employees", "goods", "rings", "contracts", "solo")
COMPONENTS = Components.of(__package__, Path(__file__).with_name("components"), FILES)

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


def bad(file: str, what: str) -> BadFile:
    """A component file that breaks the counts or the form of SY-2."""
    return BadFile(f"{COMPONENTS.folder / file}.toml: {what}")


def whole(file: str, name: str, value: Any, low: int = 0, high: int = 10_000) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(file, f"{name} must be a whole number from {low} to {high}, not {value!r}.")
    return value


def member(file: str, name: str, value: Any, ids: tuple[str, ...]) -> int:
    """The number of an id."""
    if value not in ids:
        raise bad(file, f"{name} must be one of {', '.join(ids)}, not {value!r}.")
    return ids.index(value)


def numbers(file: str, count: int, *path: str) -> list[int]:
    """A list of so many whole numbers."""
    values, name = COMPONENTS.value(file, *path), ".".join(path)
    if not isinstance(values, list) or len(values) != count:
        raise bad(file, f"{name} must be a list of {count} numbers.")
    return [whole(file, name, value) for value in values]


def ids_of(file: str, name: str, count: int) -> tuple[str, ...]:
    """The ids of the rows of a file: so many, all different."""
    found = tuple(str(row.get("id")) for row in COMPONENTS.rows(file, name))
    if len(found) != count or len(set(found)) != count:
        raise bad(file, f"there must be {count} rows [[{name}]] with ids of their own, not {len(set(found))} (SY-2).")
    return found


def table(row: dict[str, Any], key: str, file: str) -> dict[str, Any]:
    """The inner table of a row."""
    found = row.get(key)
    if not isinstance(found, dict):
        raise bad(file, f"{row.get('id')} needs a table `{key}`.")
    return found


def array(values: Any, kind: type = np.int64) -> np.ndarray[Any, Any]:
    """A constant array of the rules."""
    made: np.ndarray[Any, Any] = np.array(values, kind)
    made.setflags(write=False)
    return made


# -- action row, gear, money (SY-2.1, SY-2.10, SY-2.21, SY-3.17) ---------------------------------------------------

if COMPONENTS.value("actions", "actions") != list(ACTION_IDS):
    raise bad("actions", f"the actions must be {', '.join(ACTION_IDS)}, in this order (SY-2.1).")
if COMPONENTS.value("actions", "subsidy_players") != [4]:
    raise bad("actions", "subsidy_players must be [4] (SY-3.5, SY-3.6).")
GEAR_MOVES = whole("actions", "gear.moves_per_drop", COMPONENTS.value("actions", "gear", "moves_per_drop"), 1, 100)
GEAR_FIRST = whole("actions", "gear.first_drop", COMPONENTS.value("actions", "gear", "first_drop"), 1, 100)
ROUND_CUBES = array([0, *numbers("actions", 4, "round_cubes")])
"""Cubes on the round track at the start, by number of players (SY-2.21)."""
if COMPONENTS.value("actions", "player_cubes") != [1, 3, 1, 1]:
    raise bad("actions", "player_cubes must be 1, 3, 1, 1 for 1 to 4 players (SY-3.18).")
if COMPONENTS.value("actions", "neutral_cubes") < int(ROUND_CUBES.max()) + 5:
    raise bad("actions", "neutral_cubes must be enough for the gear, the round track and four rings (SY-1.2).")
BONUS_COST = whole("actions", "bonus_cost", COMPONENTS.value("actions", "bonus_cost"))
SUBSIDY_MONEY = whole("actions", "subsidy_money", COMPONENTS.value("actions", "subsidy_money"))
START_MONEY = whole("actions", "start_money", COMPONENTS.value("actions", "start_money"))
PLACES = whole("actions", "places", COMPONENTS.value("actions", "places"), 9, 9)
PLACE_IDS = tuple(str(place) for place in range(1, PLACES + 1))

# -- ship parts (SY-2.2, SY-2.13) ----------------------------------------------------------------------------------

PARTS = ids_of("parts", "part", 104)
PART_COUNT = 104
_TILE_KINDS = {"bow": 26, "middle_I": 26, "middle_II": 26, "stern": 26}
KIND_START = array([0, 26, 78, 104])
"""Where the parts of each kind begin in the list: bows, middles I, middles II, sterns."""
SECOND_MIDDLES = 52
"""The first middle II."""
SHIPS_MOST = 26
"""Every ship has a stern, so no more ships than sterns can ever be completed (SY-2.2)."""


def _parts() -> list[list[int]]:
    if COMPONENTS.value("parts", "counts") != _TILE_KINDS:
        raise bad("parts", "counts must be 26 bows, 26 middle_I, 26 middle_II and 26 sterns (SY-2.2).")
    if COMPONENTS.value("parts", "symbols") != list(SYMBOLS):
        raise bad("parts", f"the symbols must be {', '.join(SYMBOLS)} (SY-1.16 to SY-1.18).")
    if COMPONENTS.value("parts", "offer", "columns") != ["bow", "middle", "middle", "stern"]:
        raise bad("parts", "offer.columns must be bow, middle, middle, stern (SY-2.13).")
    rows = COMPONENTS.rows("parts", "part")
    kinds = [str(row.get("kind")) for row in rows]
    if dict(Counter(kinds)) != _TILE_KINDS or kinds != sorted(kinds, key=list(_TILE_KINDS).index):
        raise bad("parts", "there must be 26 bows, then 26 middle_I, 26 middle_II and 26 sterns (SY-2.2).")
    made = []
    for row in rows:
        shown = table(row, "symbols", "parts")
        for symbol, amount in shown.items():
            member("parts", f"a symbol of {row['id']}", symbol, SYMBOLS)
            whole("parts", f"{row['id']} {symbol}", amount, 1, 4)
        if "stoker_cabin" in shown and row["kind"] != "stern":
            raise bad("parts", f"{row['id']} has a stoker cabin; only sterns have one (SY-1.17).")
        made.append([int(shown.get(symbol, 0)) for symbol in SYMBOLS])
    return made


PART_SYMBOLS = array(_parts())
"""How many of each symbol a part shows."""
PART_KIND = array([KIND.bow] * 26 + [KIND.middle] * 52 + [KIND.stern] * 26)
COLUMN_KIND = array([KIND.bow, KIND.middle, KIND.middle, KIND.stern])
PART_PRICE = array(numbers("parts", SLOTS, "offer", "prices"))
PARTS_BOUGHT_MOST = whole("parts", "bought_most", COMPONENTS.value("parts", "bought_most"), 1, 3)

# -- goods and the exchange (SY-2.6, SY-2.14, SY-2.18, SY-2.19) ----------------------------------------------------

GOODS_TILES = ids_of("goods", "tile", 14)
GOODS_COUNT = 14


def _goods() -> list[list[int]]:
    made = []
    for row in COMPONENTS.rows("goods", "tile"):
        shown = row.get("goods")
        if not isinstance(shown, list) or len(shown) != 3:
            raise bad("goods", f"{row['id']} must show three goods (SY-2.6).")
        made.append(sorted(member("goods", f"a good of {row['id']}", good, GOOD_IDS) for good in shown))
    return made


TILE_GOODS = array(_goods())
"""The three goods of a tile in the order in which they are traded: coal, cloth, grain (SY-25.15)."""
START_TILES = tuple(tile for tile in range(GOODS_COUNT) if list(TILE_GOODS[tile]) == [0, 1, 2])
if COMPONENTS.value("goods", "start_tile") != list(GOOD_IDS) or len(START_TILES) < MAX_SEATS:
    raise bad("goods", "at least four tiles must show coal, cloth and grain, for the players to start with (SY-3.3).")
START_TILE = array(START_TILES[:MAX_SEATS])
GOODS_PRICE = array(numbers("goods", SLOTS, "offer", "prices"))


def _swaps() -> list[int]:
    swap = COMPONENTS.value("goods", "swap")
    if not isinstance(swap, dict) or sorted(swap) != sorted(GOOD_IDS):
        raise bad("goods", "swap must list what each of coal, cloth and grain is swapped for (SY-2.19).")
    return [sum(1 << member("goods", f"swap.{good}", piece, PIECES) for piece in swap[good]) for good in GOOD_IDS]


SWAP = array(_swaps())
"""Crew and equipment that each good is swapped for, as bits (SY-2.19)."""
_prices = COMPONENTS.value("goods", "exchange_prices")
if not isinstance(_prices, list) or len(_prices) != 6 or any(len(row) != 3 for row in _prices):
    raise bad("goods", "exchange_prices must be six rows of three prices (SY-2.18).")
EXCHANGE_SPACES = 6
EXCHANGE_PRICE = array([[0, 0, 0], *_prices])
"""Price by space and good; space 0 is the start field."""

# -- rings (SY-2.15 to SY-2.17, SY-6.7) ----------------------------------------------------------------------------


def _ring(name: str, wanted: tuple[str, ...]) -> list[int]:
    spaces = COMPONENTS.value("rings", name)
    if not isinstance(spaces, list) or sorted(spaces) != sorted(wanted):
        raise bad("rings", f"{name} must list {', '.join(wanted)} in clockwise order (SY-2.15, SY-2.16).")
    return [PIECES.index(piece) for piece in spaces]


RING_PIECE = array([_ring("equipment", PIECES[4:]), _ring("crew", PIECES[:4])])
"""What the four spaces of the equipment and the crew ring give, clockwise."""
STEP_COST = whole("rings", "step_cost", COMPONENTS.value("rings", "step_cost"))
HIRING_SPACES = whole("employees", "spaces", COMPONENTS.value("employees", "spaces"), 8, 8)
PLACES_PER_SPACE = whole("employees", "places_per_space", COMPONENTS.value("employees", "places_per_space"), 3, 3)
RING_SPACES = array([4, 4, HIRING_SPACES])

# -- employees (SY-2.4, SY-2.20, SY-15) ----------------------------------------------------------------------------

EMPLOYEES = ids_of("employees", "employee", 24)
EMPLOYEE_COUNT = 24
CAPACITIES = ("cabin", "stoker", "crane", "cannon", "sail", "chimney")
CAPACITY = numbered("CAPACITY", CAPACITIES)
EFFECTS = ("sell_bonus", "extra_capacity", "speed", "speed_per_sail_pair", "free_extra_steps", "bonus_on_manufacture",
           "bonus_on_recruit")  # fmt: skip
_staff = COMPONENTS.rows("employees", "employee")


def _check_employees() -> None:
    if COMPONENTS.value("employees", "copies") != {"I": 24, "II": 24}:
        raise bad("employees", "copies must be 24 with back I and 24 with back II (SY-2.4).")
    for row in _staff:
        member("employees", f"the colour of {row['id']}", row.get("colour"), EMPLOYEE_COLOURS)
        effect = table(row, "effect", "employees")
        if not effect or any(key not in EFFECTS for key in effect):
            raise bad("employees", f"the effect of {row['id']} must be one of {', '.join(EFFECTS)}.")
        if "requires" in row:
            member("employees", f"what {row['id']} requires", row["requires"], EMPLOYEES)


def _amounts(effect: str, keys: tuple[str, ...]) -> list[list[int]]:
    made = []
    for row in _staff:
        given = row["effect"].get(effect, {})
        if not isinstance(given, dict) or any(key not in keys for key in given):
            raise bad("employees", f"{effect} of {row['id']} must be amounts of {', '.join(keys)}.")
        made.append([whole("employees", f"{effect} of {row['id']}", given.get(key, 0), 0, 9) for key in keys])
    return made


def _single(effect: str) -> list[int]:
    return [whole("employees", f"{effect} of {row['id']}", row["effect"].get(effect, 0), 0, 9) for row in _staff]


def _gifts(effect: str, ring: int) -> list[int]:
    allowed = tuple(PIECES[piece] for piece in RING_PIECE[ring])
    given = [row["effect"].get(effect) for row in _staff]
    return [
        -1 if piece is None else PIECES.index(allowed[member("employees", effect, piece, allowed)]) for piece in given
    ]


_check_employees()
EMPLOYEE_COLOUR = array([EMPLOYEE_COLOURS.index(row["colour"]) for row in _staff])
FEE = array([whole("employees", f"fee of {row['id']}", row.get("fee")) for row in _staff])
END_VP = array([whole("employees", f"end_vp of {row['id']}", row.get("end_vp")) for row in _staff])
REQUIRES = array([1 << EMPLOYEES.index(row["requires"]) if "requires" in row else 0 for row in _staff])
"""The employee that must be owned before, as a bit (SY-12.5)."""
SELL_BONUS = array(_amounts("sell_bonus", GOOD_IDS))
EXTRA_CAPACITY = array(_amounts("extra_capacity", CAPACITIES))
SPEED_BONUS = array(_single("speed"))
RIGGING = array(_single("speed_per_sail_pair"))
FREE_STEPS = array(_amounts("free_extra_steps", RINGS))
GIFT = array([_gifts("bonus_on_manufacture", RING.equipment), _gifts("bonus_on_recruit", RING.crew)])
"""The piece that an employee adds on the equipment or the crew ring, or -1 (SY-10.3, SY-11.2)."""
_drawn = COMPONENTS.value("employees", "drawn_layout")
if not isinstance(_drawn, list) or len(_drawn) != HIRING_SPACES or len(set(_drawn)) != HIRING_SPACES:
    raise bad("employees", "drawn_layout must name eight different employees (SY-3.13).")
DRAWN_LAYOUT = array([member("employees", "drawn_layout", name, EMPLOYEES) for name in _drawn])
COLOUR_STAFF = array([sum(1 << i for i in range(24) if EMPLOYEE_COLOUR[i] == c) for c in range(len(EMPLOYEE_COLOURS))])
"""Employees of each colour, as bits."""
STAFF_TYPES = array(
    [int(mask) for colour, mask in enumerate(COLOUR_STAFF) if colour != 0]
    + [sum(1 << i for i in range(24) if EMPLOYEE_COLOUR[i] == 0 and (REQUIRES[i] != 0) == second) for second in (0, 1)]
)
"""The six kinds of `emp_types`: the colours, level II merchants apart from level I (SY-21.12)."""

# -- contracts (SY-2.5, SY-21) -------------------------------------------------------------------------------------

CONTRACTS = ids_of("contracts", "contract", 26)
CONTRACT_COUNT = 26
COUNTS = ("safety", "aboard", "officers", "ships", "sizes", "parts", "ships_with_all", "pairs_on_ship", "employees",
          "employee_pairs", "employee_types", "used_canals", "kinds")  # fmt: skip
COUNT = numbered("COUNT", COUNTS)
TERMS_MOST = 2
COUNT_MOST = 127
_THINGS = PIECES + SAFETY


def _contract_colours() -> list[int]:
    rows = COMPONENTS.rows("contracts", "contract")
    colours = [member("contracts", f"the colour of {row['id']}", row.get("colour"), CONTRACT_COLOURS) for row in rows]
    if colours != [COLOUR.red] * 14 + [COLOUR.blue] * 12:
        raise bad("contracts", "there must be 14 red contracts, then 12 blue ones (SY-2.5).")
    if "kinds8" not in CONTRACTS:
        raise bad("contracts", "one of the blue contracts must be kinds8 (SY-21.13).")
    return colours


def _payment(name: str, pays: Any) -> list[int]:
    """Points by number counted: the schemes of SY-21.7 to SY-21.9 written out."""
    if not isinstance(pays, dict) or len({"table", "steps", "each"} & set(pays)) != 1:
        raise bad("contracts", f"{name} must pay by one of table, steps, each (SY-21.7 to SY-21.9).")
    counts = range(COUNT_MOST + 1)
    if "table" in pays:
        points = [whole("contracts", f"the table of {name}", value) for value in pays["table"]]
        beyond = whole("contracts", f"beyond of {name}", pays.get("beyond", 0))
        last = len(points) - 1
        return [points[n] if n <= last else points[last] + beyond * (n - last) for n in counts]
    if "steps" in pays:
        return [max((int(points) for least, points in pays["steps"] if n >= least), default=0) for n in counts]
    each, free, first = (whole("contracts", f"{key} of {name}", pays.get(key, 0)) for key in ("each", "free", "first"))
    first_each = whole("contracts", f"first_each of {name}", pays.get("first_each", 0))
    return [each * max(0, n - free - first) + first_each * min(n, first) for n in counts]


def _counted(name: str, counts: Any) -> list[int]:
    """[what is counted, first argument, second argument]; sets of things are bits."""
    if not isinstance(counts, dict):
        raise bad("contracts", f"{name} must say what it counts.")
    what = member("contracts", f"what {name} counts", counts.get("what"), COUNTS)
    listed = counts.get("of", [])
    if what in (COUNT.employees, COUNT.employee_pairs):
        colours = [member("contracts", f"a colour of {name}", colour, EMPLOYEE_COLOURS) for colour in listed]
        return [what, sum(int(COLOUR_STAFF[colour]) for colour in colours), 0]
    if what in (COUNT.ships, COUNT.sizes):
        return [what, *(whole("contracts", f"{key} of {name}", counts.get(key), 3, PLACES) for key in ("from", "to"))]
    things = [
        member("contracts", f"a thing of {name}", thing, SAFETY if what == COUNT.safety else _THINGS)
        for thing in listed
    ]
    if what == COUNT.ships_with_all:
        return [what, sum(1 << thing for thing in things), 0]
    if len(things) != {COUNT.safety: 1, COUNT.aboard: 1, COUNT.pairs_on_ship: 2}.get(what, 0):
        raise bad("contracts", f"{name} counts the wrong number of things.")
    return [what, *[*things, 0, 0][:2]]


def _contracts() -> tuple[list[Any], list[Any]]:
    counted, paid = [], []
    for row in COMPONENTS.rows("contracts", "contract"):
        terms = row.get("terms")
        if not isinstance(terms, list) or not 1 <= len(terms) <= TERMS_MOST:
            raise bad("contracts", f"{row['id']} must have one or two terms.")
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
        raise bad("contracts", "sets must be four sets of four contracts, all different (SY-3.20).")
    masks = []
    for one in sets:
        members = [member("contracts", "sets", name, CONTRACTS) for name in one]
        colours = sorted(int(CONTRACT_COLOUR[contract]) for contract in members)
        if colours != [COLOUR.red] * 2 + [COLOUR.blue] * 2:
            raise bad("contracts", "each set must have 2 red and 2 blue contracts (SY-3.20).")
        masks.append(sum(1 << contract for contract in members))
    return masks


def _discards() -> list[Any]:
    """How many of each colour are discarded, by contracts dealt (2 or 3), players and cube removed."""
    if COMPONENTS.value("contracts", "dealt") != {"three": 3, "sets": 2, "two": 2}:
        raise bad("contracts", "dealt must be 3 of each colour for three, 2 for sets and two (SY-3.19, SY-3.20).")
    given = COMPONENTS.value("contracts", "discards")
    made = np.zeros((4, 5, 8), np.int64)
    for dealt, key in ((2, "two"), (3, "three")):
        for players, steps in enumerate(given[key], 1):
            for cube, amount in steps:
                made[dealt, players, whole("contracts", "a cube of discards", cube, 1, 7)] = amount
            if made[dealt, players].sum() != dealt - 1:
                raise bad(
                    "contracts", f"discards.{key}: with {players} players 1 of each colour must be left (SY-5.11)."
                )
    return made.tolist()


CONTRACT_SET = array(_sets())
DISCARDS = array(_discards())

# -- solo (SY-2.12, SY-22) -----------------------------------------------------------------------------------------

SOLO_TILES = ids_of("solo", "tile", 8)
if sorted(SOLO_TILES) != sorted((*ACTION_IDS[:7], "last_tile")):
    raise bad("solo", "the tiles must be the seven actions and last_tile (SY-22.4).")
SOLO_COUNT = 8
LAST_TILE = -1
SOLO_FACE = array([LAST_TILE if face == "last_tile" else ACTION_IDS.index(face) for face in SOLO_TILES])
SOLO_NUMBER = array([whole("solo", "number", row.get("number"), 0, 2) for row in COMPONENTS.rows("solo", "tile")])
SOLO_BRACKET = array([whole("solo", "bracket", row.get("bracket"), 0, 8) for row in COMPONENTS.rows("solo", "tile")])
BOARD_NUMBER = whole("solo", "board_number", COMPONENTS.value("solo", "board_number"), 0, 2)
BOARD_BRACKET = whole("solo", "board_bracket", COMPONENTS.value("solo", "board_bracket"), 0, 8)
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
