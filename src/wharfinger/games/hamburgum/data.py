"""The components of Hamburgum as constant arrays, checked on loading (HB-2.3)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.component_checks import Checks
from wharfinger.kernel.components import Components
from wharfinger.kernel.errors import shown
from wharfinger.kernel.names import numbered

FILES = ("rondel", "tables", "map", "donations", "officials")
COMPONENTS = Components.of(__package__, Path(__file__).with_name("components"), FILES)
CHECKS = Checks(COMPONENTS, Path(__file__).with_name("messages"))

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


def _number(name: str, *path: str, low: int = 0) -> int:
    return CHECKS.whole("tables", name, COMPONENTS.value("tables", *(path or (name,))), low)


def _numbers(file: str, name: str, count: int, *path: str) -> list[int]:
    return CHECKS.numbers(file, name, COMPONENTS.value(file, *(path or (name,))), count)


def _keyed(name: str, keys: tuple[str, ...], *path: str) -> list[int]:
    values = CHECKS.keys("tables", name, COMPONENTS.value("tables", *(path or (name,))), keys)
    return [CHECKS.whole("tables", f"{name}.{key}", values[key]) for key in keys]


def _array(values: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    made = np.array(values, np.int64)
    made.setflags(write=False)
    return made


# -- the rondel (HB-4.3, HB-4.6) ---------------------------------------------------------------------------------


def _spaces() -> tuple[tuple[str, ...], list[int]]:
    spaces = CHECKS.different("rondel", "spaces", COMPONENTS.value("rondel", "spaces"), 8)
    actions = COMPONENTS.value("rondel", "actions")
    if not isinstance(actions, list) or len(actions) != 8 or set(actions) != set(ACTIONS_ON_RONDEL):
        raise CHECKS.bad("rondel", "file-actions", actions=", ".join(ACTIONS_ON_RONDEL))
    return tuple(spaces), [ACTIONS_ON_RONDEL.index(action) for action in actions]


SPACES, _actions = _spaces()
SPACE_ACTION = _array(_actions)
STEPS_TO = _array(
    [
        [(_actions[space + 1 :] + _actions[: space + 1]).index(act) + 1 for act in range(len(ACTIONS_ON_RONDEL))]
        for space in range(len(_actions))
    ]
)
"""Steps from a space to the next one with an action."""
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
    raise CHECKS.bad("tables", "file-depot")
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
        raise CHECKS.bad("tables", "file-donation-cost", keys=", ".join(DONATION_KEYS))
    return [[CHECKS.whole("tables", f"donation_cost {key}", row[key]) for key in DONATION_KEYS] for row in rows]


DONATION_COST = _array(_donation_cost())
"""What a donation costs, by part and `COST`."""


def _producers() -> list[int]:
    wanted = {"brewer": "beer", "sugar_refiner": "sugar", "cloth_maker": "cloth"}
    CHECKS.exactly("tables", "production", COMPONENTS.value("tables", "production"), wanted, "HB-1.15")
    return [TYPES.index(kind) for kind in wanted]


PRODUCER = _array(_producers())
"""The building type that makes each good; by the definition of the goods its number is the good's own."""

# -- the map (HB-1.13 to HB-1.17) --------------------------------------------------------------------------------

CHECKS.ids("map", "church", CHURCHES)
SITES = CHECKS.own_ids("map", "site", 28, taken=CHURCHES)
ALL_SITES = (1 << 28) - 1


def _check_map() -> None:
    for row in COMPONENTS.rows("map", "site"):
        CHECKS.member("map", f"{row['id']} type", row.get("type"), TYPES)
        CHECKS.member("map", f"{row['id']} parish", row.get("parish"), CHURCHES)
    tiles = dict(zip(TYPES, _keyed("tiles", TYPES), strict=True))
    sites = Counter(row["type"] for row in COMPONENTS.rows("map", "site"))
    for kind in TYPES:
        if sites[kind] != tiles[kind]:
            raise CHECKS.bad("map", "file-tiles", type=kind, sites=str(sites[kind]), tiles=str(tiles[kind]))
    for kind in TYPES[: len(GOODS)]:
        if sites[kind] >= len(GOODS_PRICE):
            raise CHECKS.bad("tables", "file-price", type=kind, sites=str(sites[kind]))
    if sites["official"] > 7:
        raise CHECKS.bad("map", "file-posts", sites=str(sites["official"]))
    if sites["captain"] != DUTCHMEN:
        raise CHECKS.bad("map", "file-dutchmen", sites=str(sites["captain"]), dutchmen=str(DUTCHMEN))
    for row in COMPONENTS.rows("map", "church") + COMPONENTS.rows("map", "site"):
        at = row.get("xy")
        if not isinstance(at, list) or len(at) != 2 or not all(isinstance(n, int | float) for n in at):
            raise CHECKS.bad("map", "file-xy", place=row["id"])


def _lines() -> list[tuple[str, str]]:
    lines = COMPONENTS.value("map", "lines")
    seen: set[frozenset[str]] = set()
    if not isinstance(lines, list):
        raise CHECKS.bad("map", "file-lines")
    for line in lines:
        if not isinstance(line, list) or len(line) != 2 or any(place not in (*CHURCHES, *SITES) for place in line):
            raise CHECKS.bad("map", "file-line", line=shown(line))
        if line[0] == line[1] or frozenset(line) in seen:
            raise CHECKS.bad("map", "file-line-twice", line=shown(line))
        if line[0] in CHURCHES and line[1] in CHURCHES:
            raise CHECKS.bad("map", "file-line-churches", line=shown(line))
        seen.add(frozenset(line))
    for church in CHURCHES:
        if not any(church in line for line in seen):
            raise CHECKS.bad("map", "file-church-line", church=church)
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
    CHECKS.exactly("donations", "kinds", COMPONENTS.value("donations", "kinds"), list(KINDS))
    rows = {(row.get("church"), row.get("kind")): row for row in COMPONENTS.rows("donations", "token")}
    wanted = {(church, kind) for church in CHURCHES for kind in KINDS}
    if len(COMPONENTS.rows("donations", "token")) != 30 or set(rows) != wanted:
        raise CHECKS.bad("donations", "file-tokens")
    for row in rows.values():
        if row.get("id") != (name := f"{row['church']}_{row['kind']}"):
            raise CHECKS.bad("donations", "file-token-id", token=str(row.get("id")), name=name)
    types = []
    for church in CHURCHES:
        kind = rows[church, "building"].get("building_type")
        types.append(CHECKS.member("donations", f"{church}_building building_type", kind, TYPES))
    values = [[CHECKS.whole("donations", f"{c}_{k} value", rows[c, k].get("value")) for k in KINDS] for c in CHURCHES]
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
        raise CHECKS.bad("officials", "file-officials")
    for row in numbered + blue:
        CHECKS.member("officials", f"{row.get('id')} per", row.get("per"), COUNTS)
        CHECKS.whole("officials", f"{row.get('id')} money", row.get("money"))
    if "canon" not in {row["id"] for row in blue}:
        raise CHECKS.bad("officials", "file-canon")
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
CHECKS.exactly("officials", "most_per_guildhall", OFFICIALS_MOST, 1, "HB-12.9")
