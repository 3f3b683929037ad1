"""The components of Hamburgum as constant arrays, checked on loading (HB-2.3)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.components import Components
from wharfinger.kernel.errors import BadFile
from wharfinger.kernel.names import numbered

FILES = ("rondel", "tables", "map", "donations", "officials")
COMPONENTS = Components.of(__package__, Path(__file__).with_name("components"), FILES)

MAX_SEATS = 5
GOODS = ("beer", "sugar", "cloth")
STOCK = (*GOODS, "timber", "brick", "bell")
ITEM = numbered("ITEM", STOCK)
ACTIONS_ON_RONDEL = (*GOODS, "trade", "dockyard", "church", "guildhall")
"""Goods first: the number of a space that makes a good is the good's own."""
ACT = numbered("ACT", ACTIONS_ON_RONDEL)
CHURCHES = ("michaelis", "nikolai", "petri", "dom", "catharinen", "jacobi")
KINDS = ("points", "tokens", "ships", "building", "citizens")
KIND = numbered("KIND", KINDS)
TYPES = ("brewer", "sugar_refiner", "cloth_maker", "merchant", "captain", "official")
TYPE = numbered("TYPE", TYPES)
BERTHS = ("berth_1", "berth_2", "berth_3")
BERTH = numbered("BERTH", BERTHS)
PARTS = 5


def _bad(file: str, what: str) -> BadFile:
    return BadFile(f"{COMPONENTS.folder / file}.toml: {what}")


def _whole(file: str, name: str, value: Any, low: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise _bad(file, f"{name} must be a whole number of at least {low}, not {value!r}.")
    return value


def _number(name: str, *path: str, low: int = 0) -> int:
    return _whole("tables", name, COMPONENTS.value("tables", *(path or (name,))), low)


def _numbers(file: str, name: str, count: int, *path: str) -> list[int]:
    values = COMPONENTS.value(file, *(path or (name,)))
    if not isinstance(values, list) or len(values) != count:
        raise _bad(file, f"{name} must be a list of {count} numbers.")
    return [_whole(file, name, value) for value in values]


def _keyed(name: str, keys: tuple[str, ...], *path: str) -> list[int]:
    values = COMPONENTS.value("tables", *(path or (name,)))
    if not isinstance(values, dict) or set(values) != set(keys):
        raise _bad("tables", f"{name} must have exactly the keys {', '.join(keys)}.")
    return [_whole("tables", f"{name}.{key}", values[key]) for key in keys]


def _array(values: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    made = np.array(values, np.int64)
    made.setflags(write=False)
    return made


# -- the rondel (HB-4.3, HB-4.6) ---------------------------------------------------------------------------------


def _spaces() -> tuple[tuple[str, ...], list[int]]:
    spaces = COMPONENTS.value("rondel", "spaces")
    actions = COMPONENTS.value("rondel", "actions")
    if not isinstance(spaces, list) or len(spaces) != 8 or len(set(spaces)) != 8:
        raise _bad("rondel", "spaces must name eight different spaces.")
    if not isinstance(actions, list) or len(actions) != 8 or set(actions) != set(ACTIONS_ON_RONDEL):
        raise _bad("rondel", f"actions must give each of the eight spaces one of {', '.join(ACTIONS_ON_RONDEL)}.")
    return tuple(spaces), [ACTIONS_ON_RONDEL.index(action) for action in actions]


SPACES, _actions = _spaces()
SPACE_ACTION = _array(_actions)
STEP_COST = _array([0, *_numbers("rondel", "step_costs", 8)])

# -- start values, limits, prices, costs (HB-2.5, HB-3, HB-6, HB-7, HB-9.4, HB-10.1) -------------------------------

START_STOCK = _array(_keyed("start.stock", STOCK, "start", "stock"))
START_PRESTIGE = _array(_numbers("tables", "start.prestige", MAX_SEATS, "start", "prestige"))
START_MONEY = _array(_numbers("tables", "start.money", MAX_SEATS, "start", "money"))
START_SHIPS = _number("start.ships_in_berth_3", "start", "ships_in_berth_3")
SHIPS_PER_PLAYER = _number("ships_per_player", low=1)
BELLS_HELD_MOST = _number("bells_held_most")
DUTCHMEN = _number("flying_dutchmen")
BUILDING_TIMBER, BUILDING_BRICK = _keyed("building_cost", ("timber", "brick"))
SHIP_TIMBER = _keyed("ship_cost", ("timber",))[0]
GOODS_PRICE = _array(_numbers("tables", "goods_price", 6))
HOME_PRICE = _number("home_market_price")
BASIC_OUTPUT = _number("basic_output")
BERTH_CAPACITY = _array(_numbers("tables", "berth_capacity", 3))
DEPOT_PRICE = _array([0, *_numbers("tables", "depot_price", 10)])
DEPOT_STEP = _number("depot_step", low=1)
if any(DEPOT_PRICE[units] <= DEPOT_PRICE[units - 1] for units in range(1, len(DEPOT_PRICE))):
    raise _bad("tables", "depot_price must rise from unit to unit.")
BONUS = _array(
    _numbers("tables", "completion_bonus.first_and_second", 2, "completion_bonus", "first_and_second")
    + _numbers("tables", "completion_bonus.later", 4, "completion_bonus", "later")
)
MERCHANT_MONEY = _number("merchant_money")
FINAL_MONEY_PER_UNIT = _number("final.money_per_unit", "final", "money_per_unit")
FINAL_MONEY_PER_PRESTIGE = _number("final.money_per_prestige", "final", "money_per_prestige", low=1)

DONATION_KEYS = ("brick", "timber", "bell", "money", "money_per_citizen")
COST = numbered("COST", DONATION_KEYS)


def _donation_cost() -> list[list[int]]:
    rows = COMPONENTS.value("tables", "donation_cost")
    if not isinstance(rows, list) or len(rows) != PARTS or any(set(row) != set(DONATION_KEYS) for row in rows):
        raise _bad("tables", f"donation_cost must have five rows with the keys {', '.join(DONATION_KEYS)}.")
    return [[_whole("tables", f"donation_cost {key}", row[key]) for key in DONATION_KEYS] for row in rows]


DONATION_COST = _array(_donation_cost())
"""What a donation costs, by part and `COST`."""


def _producers() -> list[int]:
    given = COMPONENTS.value("tables", "production")
    wanted = {"brewer": "beer", "sugar_refiner": "sugar", "cloth_maker": "cloth"}
    if given != wanted:
        raise _bad("tables", "production must be brewer beer, sugar_refiner sugar, cloth_maker cloth (HB-1.15).")
    return [TYPES.index(kind) for kind in wanted]


PRODUCER = _array(_producers())
"""The building type that makes each good; by the definition of the goods its number is the good's own."""

# -- the map (HB-1.13 to HB-1.17) --------------------------------------------------------------------------------

SITES = tuple(str(row.get("id")) for row in COMPONENTS.rows("map", "site"))
ALL_SITES = (1 << 28) - 1


def _check_map() -> None:
    churches = [row.get("id") for row in COMPONENTS.rows("map", "church")]
    if churches != list(CHURCHES):
        raise _bad("map", f"the churches must be {', '.join(CHURCHES)}, in this order.")
    if len(SITES) != 28 or len(set(SITES)) != 28 or set(SITES) & set(CHURCHES):
        raise _bad("map", f"there must be 28 sites with ids of their own, not {len(set(SITES))}.")
    for row in COMPONENTS.rows("map", "site"):
        if row.get("type") not in TYPES:
            raise _bad("map", f"site {row.get('id')} has the unknown type {row.get('type')!r}.")
        if row.get("parish") not in CHURCHES:
            raise _bad("map", f"site {row.get('id')} has the unknown parish {row.get('parish')!r}.")
    tiles = dict(zip(TYPES, _keyed("tiles", TYPES), strict=True))
    sites = Counter(row["type"] for row in COMPONENTS.rows("map", "site"))
    for kind in TYPES:
        if sites[kind] != tiles[kind]:
            raise _bad("map", f"there are {sites[kind]} sites for {kind} but {tiles[kind]} tiles.")
    for kind in TYPES[: len(GOODS)]:
        if sites[kind] >= len(GOODS_PRICE):
            raise _bad("tables", f"goods_price has no price for {sites[kind]} buildings of type {kind}.")
    if sites["official"] > 7:
        raise _bad("map", f"there are {sites['official']} sites for official but seven officials.")
    if sites["captain"] != DUTCHMEN:
        raise _bad("map", f"there are {sites['captain']} sites for captain but {DUTCHMEN} Flying Dutchmen.")
    for row in COMPONENTS.rows("map", "church") + COMPONENTS.rows("map", "site"):
        at = row.get("xy")
        if not isinstance(at, list) or len(at) != 2 or not all(isinstance(n, int | float) for n in at):
            raise _bad("map", f"{row['id']} needs coordinates such as xy = [17, 36].")


def _lines() -> list[tuple[str, str]]:
    lines = COMPONENTS.value("map", "lines")
    seen: set[frozenset[str]] = set()
    if not isinstance(lines, list):
        raise _bad("map", "lines must be a list of pairs of places.")
    for line in lines:
        if not isinstance(line, list) or len(line) != 2 or any(place not in (*CHURCHES, *SITES) for place in line):
            raise _bad("map", f"the line {line!r} must join two known places.")
        if line[0] == line[1] or frozenset(line) in seen:
            raise _bad("map", f"the line {line!r} joins a place with itself or is listed twice.")
        if line[0] in CHURCHES and line[1] in CHURCHES:
            raise _bad("map", f"the line {line!r} joins two churches.")
        seen.add(frozenset(line))
    for church in CHURCHES:
        if not any(church in line for line in seen):
            raise _bad("map", f"the church {church} has no line.")
    return [(line[0], line[1]) for line in lines]


_check_map()
LINES = _lines()
SITE_TYPE = _array([TYPES.index(row["type"]) for row in COMPONENTS.rows("map", "site")])
SITE_PARISH = _array([CHURCHES.index(row["parish"]) for row in COMPONENTS.rows("map", "site")])
COLOURS = tuple(str(row.get("colour")) for row in COMPONENTS.rows("map", "church"))
XY = {row["id"]: tuple(row["xy"]) for row in COMPONENTS.rows("map", "church") + COMPONENTS.rows("map", "site")}


def _mask(ids: Any) -> int:
    return sum(1 << SITES.index(site) for site in ids)


def _next_to(place: str) -> int:
    return _mask(other for line in LINES if place in line for other in line if other != place and other in SITES)


CHURCH_NEXT_TO = _array([_next_to(church) for church in CHURCHES])
"""Sites adjacent to each church, as bits."""
SITE_NEXT_TO = _array([_next_to(site) for site in SITES])
"""Sites adjacent to each site, as bits."""
TYPE_SITES = _array([sum(1 << i for i in range(28) if SITE_TYPE[i] == kind) for kind in range(len(TYPES))])
"""Sites of each building type, as bits."""
PARISH_SITES = _array([sum(1 << i for i in range(28) if SITE_PARISH[i] == church) for church in range(6)])
"""Sites of each parish, as bits."""

# -- donation tokens (HB-1.10, HB-2.6) ---------------------------------------------------------------------------

TOKEN_IDS = tuple(f"{church}_{kind}" for church in CHURCHES for kind in KINDS)


def _tokens() -> tuple[list[list[int]], list[int], list[int]]:
    if COMPONENTS.value("donations", "kinds") != list(KINDS):
        raise _bad("donations", f"the kinds must be {', '.join(KINDS)}.")
    rows = {(row.get("church"), row.get("kind")): row for row in COMPONENTS.rows("donations", "token")}
    wanted = {(church, kind) for church in CHURCHES for kind in KINDS}
    if len(COMPONENTS.rows("donations", "token")) != 30 or set(rows) != wanted:
        raise _bad("donations", "there must be 30 tokens, exactly one of each kind per church.")
    for row in rows.values():
        if row.get("id") != f"{row['church']}_{row['kind']}":
            raise _bad("donations", f"the token {row.get('id')} must be called {row['church']}_{row['kind']}.")
    types = []
    for church in CHURCHES:
        kind = rows[church, "building"].get("building_type")
        if kind not in TYPES:
            raise _bad("donations", f"the token {church}_building names the unknown building type {kind!r}.")
        types.append(TYPES.index(kind))
    values = [[_whole("donations", f"{c}_{k} value", rows[c, k].get("value")) for k in KINDS] for c in CHURCHES]
    return values, types, [int(bool(rows[church, "citizens"].get("everywhere"))) for church in CHURCHES]


_values, _types, _everywhere = _tokens()
TOKEN_VALUE = _array(_values)
"""Printed value by church and kind."""
TOKEN_TYPE = _array(_types)
"""Building type counted by each church's `building` token."""
TOKEN_EVERYWHERE = _array(_everywhere)
"""1 where the `citizens` token counts all parishes (the cathedral)."""
TOKENS_RECONSTRUCTED = COMPONENTS.reconstructed("donations", "token")
"""The tokens on which a value or a building type is a reconstruction (HB-2.11)."""
MAP_RECONSTRUCTED = bool(COMPONENTS.reconstructed("map"))

# -- officials (HB-14, HB-15) ------------------------------------------------------------------------------------

COUNTS = ("nothing", "citizens", "donations", "completed_churches", "own_goods", "own_ships", "own_tokens",
          "own_churches", "own_citizens", "own_parishes")  # fmt: skip
PER = numbered("PER", COUNTS)


def _officials() -> list[dict[str, Any]]:
    numbered, blue = COMPONENTS.rows("officials", "numbered"), COMPONENTS.rows("officials", "blue")
    if len(numbered) != 7 or len(blue) != 7 or len({row.get("id") for row in numbered + blue}) != 14:
        raise _bad("officials", "there must be seven numbered and seven blue officials with ids of their own.")
    for row in numbered + blue:
        if row.get("per") not in COUNTS:
            raise _bad("officials", f"{row.get('id')} counts the unknown thing {row.get('per')!r}.")
        _whole("officials", f"{row.get('id')} money", row.get("money"))
    if "canon" not in {row["id"] for row in blue}:
        raise _bad("officials", "one of the blue officials must be the canon.")
    return numbered + blue


_rows = _officials()
OFFICIALS = tuple(row["id"] for row in _rows)
"""The numbered stack from the top, then the blue set."""
OFFICIAL_MONEY = _array([row["money"] for row in _rows])
OFFICIAL_PER = _array([COUNTS.index(row["per"]) for row in _rows])
BLUE = 7
"""Number of the first blue official."""
CANON = OFFICIALS.index("canon")
OFFICIALS_MOST = COMPONENTS.value("officials", "most_per_guildhall")
if OFFICIALS_MOST != 1:
    raise _bad("officials", "most_per_guildhall must be 1 (HB-12.9).")
