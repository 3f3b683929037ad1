"""Goods, ships and round cards of Le Havre as constant arrays, checked on loading (LH-1.16, LH-2.4 to LH-2.7)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.components import Components
from wharfinger.kernel.errors import BadFile
from wharfinger.kernel.names import numbered

FILES = ("goods", "rounds", "ships", "standard", "special", "expansion", "own")
COMPONENTS = Components.of(__package__, Path(__file__).with_name("components"), FILES)

MAX_SEATS = 5
TURNS = 7
"""Turns of a round, tiles of the supply, spaces of the offer."""
LENGTHS = ("full", "short")
MOST_NUMBER = 999
"""No number of a component file may be larger."""


def bad(file: str, what: str) -> BadFile:
    """A component file that cannot be used, in one sentence."""
    return BadFile(f"{COMPONENTS.folder / file}.toml: {what}")


def whole(file: str, name: str, value: Any, low: int = 0) -> int:
    """A whole number of at least `low`."""
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise bad(file, f"{name} must be a whole number of at least {low}, not {value!r}.")
    if value > MOST_NUMBER:
        raise bad(file, f"{name} must be at most {MOST_NUMBER}, not {value}.")
    return value


def numbers(file: str, name: str, values: Any, count: int) -> list[int]:
    """A list of `count` whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise bad(file, f"{name} must be a list of {count} numbers.")
    return [whole(file, name, value) for value in values]


def amounts(file: str, name: str, values: Any, allowed: tuple[str, ...]) -> dict[str, int]:
    """Amounts of at least 1 by the id of what is counted, such as { wood = 2, clay = 1 }."""
    if not isinstance(values, dict):
        raise bad(file, f"{name} must be written like {{ {allowed[0]} = 1 }}, not {values!r}.")
    for key in values:
        if key not in allowed:
            raise bad(file, f"{name} names the unknown {key!r}; it may name {', '.join(allowed)}.")
    return {key: whole(file, f"{name}.{key}", value, 1) for key, value in values.items()}


def array(values: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A constant table."""
    made = np.array(values, np.int64)
    made.setflags(write=False)
    return made


# -- goods (LH-1.16, LH-1.20) --------------------------------------------------------------------------------------

GOODS = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides",
         "smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather")  # fmt: skip
"""In the canonical order; the other side of a basic good is 8 places on."""
GOOD = numbered("GOOD", GOODS)
GOOD_COUNT = len(GOODS)
BASIC_COUNT = 8
STOCK = (*GOODS, "francs")
FRANCS = STOCK.index("francs")
OFFER = ("francs", *GOODS[:6])
OFFER_GOOD = array([STOCK.index(good) for good in OFFER])
"""What lies on each space of the offer."""


def _goods() -> list[dict[str, Any]]:
    rows = COMPONENTS.rows("goods", "good")
    if [row.get("id") for row in rows] != list(GOODS):
        raise bad("goods", f"the goods must be {', '.join(GOODS)}, in this order.")
    for place, row in enumerate(rows):
        if row.get("other_side") != GOODS[(place + BASIC_COUNT) % GOOD_COUNT]:
            raise bad("goods", f"{row['id']} must have {GOODS[(place + BASIC_COUNT) % GOOD_COUNT]} on its other side.")
        if row.get("kind") != ("basic" if place < BASIC_COUNT else "upgraded"):
            raise bad("goods", f"{row['id']} is of the wrong kind {row.get('kind')!r}.")
        for key in ("food", "energy", "shipping_price", "tokens"):
            whole("goods", f"{row['id']} {key}", row.get(key))
    coins = 78
    if sum(row["tokens"] for row in rows[:BASIC_COUNT]) + coins != 420:
        raise bad("goods", "tokens of the eight basic goods and 78 coins must together be 420.")
    if COMPONENTS.value("goods", "offer") != list(OFFER):
        raise bad("goods", f"the spaces of the offer must be {', '.join(OFFER)}.")
    return rows


_rows = _goods()
FOOD = array([row["food"] for row in _rows] + [1])
"""Food value of each good and of a franc (LH-9.1)."""
ENERGY = array([row["energy"] for row in _rows] + [0])
SHIPPING = array([row["shipping_price"] for row in _rows])
TOKENS = tuple(row["tokens"] for row in _rows)
GRAIN_ENERGY = 2
"""What grain gives at the Shipping Line to the owner of the BioFuel Facility (LH-14.GH24)."""
FOOD_ORDER = array([GOOD.meat, GOOD.bread, GOOD.smoked_fish, GOOD.fish, FRANCS])
ENERGY_ORDER = array([GOOD.coke, GOOD.charcoal, GOOD.coal, GOOD.grain, GOOD.wood])
"""The kinds in the order in which a payment asks for them (LH-23.2), the most valuable first."""
if sorted(FOOD[FOOD_ORDER])[::-1] != list(FOOD[FOOD_ORDER]) or sum(FOOD > 0) != 5:
    raise bad("goods", "food must fall from meat, bread, smoked_fish to fish, and nothing else may be food (LH-9.1).")
_fuels = list(ENERGY[[GOOD.coke, GOOD.charcoal, GOOD.coal, GOOD.wood]])
if sorted(_fuels, reverse=True) != _fuels or ENERGY[GOOD.wood] != 1:
    raise bad("goods", "energy must fall from coke, charcoal, coal to 1 for wood (LH-9.6).")

_loan = amounts("goods", "loan", COMPONENTS.value("goods", "loan"), ("brings", "repaid_for", "minus"))
LOAN_BRINGS, LOAN_COSTS, LOAN_MINUS = (_loan[key] for key in ("brings", "repaid_for", "minus"))

START_OFFER = array(
    [numbers("goods", f"start.offer.{way}", COMPONENTS.value("goods", "start", "offer", way), TURNS) for way in LENGTHS]
)


def _start_stock(length: str) -> list[int]:
    given = amounts("goods", f"start.stock.{length}", COMPONENTS.value("goods", "start", "stock", length), STOCK)
    return [given.get(item, 0) for item in STOCK]


START_STOCK = array([_start_stock(length) for length in LENGTHS])

# -- supply tiles (LH-2.6) -----------------------------------------------------------------------------------------


def _tiles() -> list[dict[str, Any]]:
    rows = COMPONENTS.rows("goods", "tile")
    if len(rows) != TURNS or len({row.get("id") for row in rows}) != TURNS:
        raise bad("goods", f"there must be {TURNS} supply tiles with ids of their own.")
    for row in rows:
        tokens = row.get("tokens")
        if not isinstance(tokens, list) or len(tokens) != 2 or any(token not in OFFER for token in tokens):
            raise bad("goods", f"the tile {row['id']} must show two kinds of the offer.")
    if sum(bool(row.get("interest")) for row in rows) != 1:
        raise bad("goods", "exactly one tile carries interest.")
    supplied = Counter(token for row in rows for token in row["tokens"])
    if supplied != {"wood": 4, "fish": 3, "clay": 2, "francs": 2, "iron": 1, "grain": 1, "cattle": 1}:
        raise bad("goods", "the tiles must add 4 wood, 3 fish, 2 clay, 2 francs, 1 iron, 1 grain, 1 cattle a round.")
    return rows


TILES = tuple(str(row["id"]) for row in _tiles())
TILE_SPACES = array([[OFFER.index(token) for token in row["tokens"]] for row in _tiles()])
INTEREST_TILE = next(place for place, row in enumerate(_tiles()) if row["interest"])

# -- ships (LH-2.5) ------------------------------------------------------------------------------------------------

SHIP_TYPES = ("wooden", "iron", "steel", "luxury")
SHIP_KIND = numbered("SHIP_KIND", SHIP_TYPES)
SHIP_COUNT = 20
MOST_OF_TYPE = 7


def _ships() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    types, ships = COMPONENTS.rows("ships", "type"), COMPONENTS.rows("ships", "ship")
    if [row.get("id") for row in types] != list(SHIP_TYPES):
        raise bad("ships", f"the types must be {', '.join(SHIP_TYPES)}, in this order.")
    for row in types:
        if "price" in row:
            whole("ships", f"{row['id']} price", row["price"], 1)
        if len(amounts("ships", f"{row['id']} cost", row.get("cost"), GOODS)) != 1:
            raise bad("ships", f"{row['id']} cost must be one kind of good beside the energy.")
        whole("ships", f"{row['id']} energy", row.get("energy"))
        whole("ships", f"{row['id']} cargo_places", row.get("cargo_places"))
        numbers("ships", f"{row['id']} food", row.get("food"), MAX_SEATS)
    if [row.get("id") for row in ships] != [f"s{number:02}" for number in range(1, SHIP_COUNT + 1)]:
        raise bad("ships", "the ships must be s01 to s20, in this order.")
    if Counter(row.get("type") for row in ships) != {"wooden": 7, "iron": 6, "steel": 4, "luxury": 3}:
        raise bad("ships", "there must be 7 wooden, 6 iron and 4 steel ships and 3 luxury liners.")
    for row in ships:
        if whole("ships", f"{row['id']} value", row.get("value")) % 2:
            raise bad("ships", f"the value of {row['id']} must be even (LH-5.11).")
    return types, ships


_types, _ship_rows = _ships()
SHIPS = tuple(row["id"] for row in _ship_rows)
SHIP_NAMES = tuple(str(row.get("name", row["id"])) for row in _ship_rows)
SHIP_TYPE = array([SHIP_TYPES.index(row["type"]) for row in _ship_rows])
SHIP_VALUE = array([row["value"] for row in _ship_rows])
OF_TYPE = array([sum(1 << i for i in range(SHIP_COUNT) if SHIP_TYPE[i] == kind) for kind in range(4)])
"""The ships of each type, as bits."""
EQUAL_BEFORE = array(
    [sum(1 << i for i in range(k) if (SHIP_TYPE[i], SHIP_VALUE[i]) == (SHIP_TYPE[k], SHIP_VALUE[k])) for k in range(20)]
)
"""Ships of the same type and value with a lower number, as bits (LH-23.1)."""
SHIP_PRICE = array([row.get("price", -1) for row in _types])
SHIP_GOOD = array([GOODS.index(next(iter(row["cost"]))) for row in _types])
SHIP_GOODS = array([next(iter(row["cost"].values())) for row in _types])
SHIP_ENERGY = array([row["energy"] for row in _types])
SHIP_PLACES = array([row["cargo_places"] for row in _types])
SHIP_FOOD = array([[0, *row["food"]] for row in _types])
SHIP_MODERN = array([int(bool(row.get("modern"))) for row in _types])
if list(SHIP_GOOD) != [GOOD.wood, GOOD.iron, GOOD.steel, GOOD.steel] or SHIP_PLACES[SHIP_KIND.luxury] != 0:
    raise bad("ships", "ships are built of wood, iron, steel and steel, and luxury liners carry nothing (LH-2.5).")


def _start_ships() -> tuple[list[list[int]], list[int]]:
    """LH-3.16: the ships of each seat, and of the wooden stack, in the short game for one and two players."""
    owned, stacked = [[-1] * MAX_SEATS for _ in range(MAX_SEATS + 1)], [-1] * (MAX_SEATS + 1)
    for players in (1, 2):
        given = COMPONENTS.value("goods", "start", "ships", str(players))
        for seat, ship in enumerate(given["owned"]):
            owned[players][seat] = SHIPS.index(ship)
        for ship in given["stack"]:
            stacked[players] = SHIPS.index(ship)
    return owned, stacked


_owned, _stacked = _start_ships()
START_SHIP = array(_owned)
START_STACKED = array(_stacked)

# -- round cards (LH-2.4, LH-3.3) ----------------------------------------------------------------------------------

MOST_ROUNDS = 20
TOWN_BUILDS = ("none", "standard", "special")
BUILDS = numbered("BUILDS", TOWN_BUILDS)
ROUND_COUNT = {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}
SPECIALS_REVEALED = (3, 4, 4, 5, 5)


def _round_cards() -> dict[str, dict[str, Any]]:
    rows = COMPONENTS.rows("rounds", "card")
    if [row.get("id") for row in rows] != [f"R{number:02}" for number in range(1, MOST_ROUNDS + 1)]:
        raise bad("rounds", "the round cards must be R01 to R20, in this order.")
    for row in rows:
        if row.get("ship") != f"s{row['id'][1:]}":
            raise bad("rounds", f"the back of {row['id']} must be the ship s{row['id'][1:]}.")
    return {row["id"]: row for row in rows}


def _schedule(length: str, players: int) -> list[list[int]]:
    """Food, harvest, town and ship of every round of one game."""
    cards, count = _round_cards(), ROUND_COUNT[length][players - 1]
    where = f"{length}.players_{players}"
    path = ("rounds", length, f"players_{players}")
    order, food, town = (COMPONENTS.value(*path, key) for key in ("card", "food", "town"))
    if not isinstance(order, list) or len(order) != count or len(set(order)) != count or set(order) - set(cards):
        raise bad("rounds", f"{where}.card must name {count} different round cards.")
    numbers("rounds", f"{where}.food", food, count)
    if not isinstance(town, list) or len(town) != count or set(town) - set(TOWN_BUILDS):
        raise bad("rounds", f"{where}.town must be {count} times one of {', '.join(TOWN_BUILDS)}.")
    specials = SPECIALS_REVEALED[players - 1] if length == "full" else 0
    if town.count("special") != specials:
        shown = town.count("special")
        raise bad("rounds", f"{where}.town must reveal {specials} special buildings (LH-3.18), not {shown}.")
    return [
        [food[i], int(cards[order[i]]["harvest"]), TOWN_BUILDS.index(town[i]), SHIPS.index(cards[order[i]]["ship"])]
        if i < count
        else [0, 0, 0, -1]
        for i in range(MOST_ROUNDS)
    ]


ROUNDS = array([[0, *ROUND_COUNT[length]] for length in LENGTHS])
"""Rounds by length and players."""
ROUND_CARD = array(
    [[[[0] * 4] * MOST_ROUNDS, *(_schedule(length, players) for players in range(1, 6))] for length in LENGTHS]
)
"""Food, harvest, town and ship by length, players and round."""
R_FOOD, R_HARVEST, R_TOWN, R_SHIP = range(4)
