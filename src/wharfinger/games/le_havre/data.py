"""Goods, ships and round cards of Le Havre as constant arrays, checked on loading (LH-1.16, LH-2.4 to LH-2.7)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel.component_checks import Checks
from wharfinger.kernel.components import Components
from wharfinger.kernel.errors import shown
from wharfinger.kernel.names import numbered

FILES = ("goods", "rounds", "ships", "standard", "special", "expansion", "own")
COMPONENTS = Components.of(__package__, Path(__file__).with_name("components"), FILES)

MAX_SEATS = 5
TURNS = 7
"""Turns of a round, tiles of the supply, spaces of the offer."""
LENGTHS = ("full", "short")
MOST_NUMBER = 999
"""No number of a component file may be larger."""
CHECKS = Checks(COMPONENTS, Path(__file__).with_name("messages"), MOST_NUMBER)


def amounts(file: str, name: str, values: Any, allowed: tuple[str, ...]) -> dict[str, int]:
    """Amounts of at least 1 by the id of what is counted, such as { wood = 2, clay = 1 }."""
    if not isinstance(values, dict):
        raise CHECKS.bad(file, "file-amounts", field=name, example=f"{{ {allowed[0]} = 1 }}", value=shown(values))
    for key in values:
        if key not in allowed:
            raise CHECKS.bad(file, "file-unknown", field=name, value=shown(key), known=", ".join(allowed))
    return {key: CHECKS.whole(file, f"{name}.{key}", value, 1) for key, value in values.items()}


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
    rows = CHECKS.ids("goods", "good", GOODS)
    for place, row in enumerate(rows):
        other = GOODS[(place + BASIC_COUNT) % GOOD_COUNT]
        CHECKS.exactly("goods", f"{row['id']} other_side", row.get("other_side"), other)
        kind = "basic" if place < BASIC_COUNT else "upgraded"
        CHECKS.exactly("goods", f"{row['id']} kind", row.get("kind"), kind)
        for key in ("food", "energy", "shipping_price", "tokens"):
            CHECKS.whole("goods", f"{row['id']} {key}", row.get(key))
    coins = 78
    if sum(row["tokens"] for row in rows[:BASIC_COUNT]) + coins != 420:
        raise CHECKS.bad("goods", "file-coins")
    CHECKS.exactly("goods", "offer", COMPONENTS.value("goods", "offer"), list(OFFER))
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
    raise CHECKS.bad("goods", "file-food")
_fuels = list(ENERGY[[GOOD.coke, GOOD.charcoal, GOOD.coal, GOOD.wood]])
if sorted(_fuels, reverse=True) != _fuels or ENERGY[GOOD.wood] != 1:
    raise CHECKS.bad("goods", "file-energy")

_loan = amounts("goods", "loan", COMPONENTS.value("goods", "loan"), ("brings", "repaid_for", "minus"))
LOAN_BRINGS, LOAN_COSTS, LOAN_MINUS = (_loan[key] for key in ("brings", "repaid_for", "minus"))

START_OFFER = array(
    [
        CHECKS.numbers("goods", f"start.offer.{way}", COMPONENTS.value("goods", "start", "offer", way), TURNS)
        for way in LENGTHS
    ]
)


def _start_stock(length: str) -> list[int]:
    given = amounts("goods", f"start.stock.{length}", COMPONENTS.value("goods", "start", "stock", length), STOCK)
    return [given.get(item, 0) for item in STOCK]


START_STOCK = array([_start_stock(length) for length in LENGTHS])

# -- supply tiles (LH-2.6) -----------------------------------------------------------------------------------------


def _tiles() -> list[dict[str, Any]]:
    CHECKS.own_ids("goods", "tile", TURNS)
    rows = COMPONENTS.rows("goods", "tile")
    for row in rows:
        tokens = row.get("tokens")
        if not isinstance(tokens, list) or len(tokens) != 2 or any(token not in OFFER for token in tokens):
            raise CHECKS.bad("goods", "file-tile", tile=row["id"], kinds=", ".join(OFFER))
    if sum(bool(row.get("interest")) for row in rows) != 1:
        raise CHECKS.bad("goods", "file-interest")
    supplied = Counter(token for row in rows for token in row["tokens"])
    if supplied != {"wood": 4, "fish": 3, "clay": 2, "francs": 2, "iron": 1, "grain": 1, "cattle": 1}:
        raise CHECKS.bad("goods", "file-supplied")
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
    types = CHECKS.ids("ships", "type", SHIP_TYPES)
    for row in types:
        if "price" in row:
            CHECKS.whole("ships", f"{row['id']} price", row["price"], 1)
        if len(amounts("ships", f"{row['id']} cost", row.get("cost"), GOODS)) != 1:
            raise CHECKS.bad("ships", "file-ship-cost", type=row["id"])
        CHECKS.whole("ships", f"{row['id']} energy", row.get("energy"))
        CHECKS.whole("ships", f"{row['id']} cargo_places", row.get("cargo_places"))
        CHECKS.numbers("ships", f"{row['id']} food", row.get("food"), MAX_SEATS)
    ships = CHECKS.ids("ships", "ship", [f"s{number:02}" for number in range(1, SHIP_COUNT + 1)])
    if Counter(row.get("type") for row in ships) != {"wooden": 7, "iron": 6, "steel": 4, "luxury": 3}:
        raise CHECKS.bad("ships", "file-ships")
    for row in ships:
        if CHECKS.whole("ships", f"{row['id']} value", row.get("value")) % 2:
            raise CHECKS.bad("ships", "file-even", card=row["id"])
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
    raise CHECKS.bad("ships", "file-ship-goods")


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
    rows = CHECKS.ids("rounds", "card", [f"R{number:02}" for number in range(1, MOST_ROUNDS + 1)])
    for row in rows:
        CHECKS.exactly("rounds", f"{row['id']} ship", row.get("ship"), f"s{row['id'][1:]}")
    return {row["id"]: row for row in rows}


def _schedule(length: str, players: int) -> list[list[int]]:
    """Food, harvest, town and ship of every round of one game."""
    cards, count = _round_cards(), ROUND_COUNT[length][players - 1]
    where = f"{length}.players_{players}"
    path = ("rounds", length, f"players_{players}")
    order, food, town = (COMPONENTS.value(*path, key) for key in ("card", "food", "town"))
    if not isinstance(order, list) or len(order) != count or len(set(order)) != count or set(order) - set(cards):
        raise CHECKS.bad("rounds", "file-round-cards", field=f"{where}.card", count=str(count))
    CHECKS.numbers("rounds", f"{where}.food", food, count)
    if not isinstance(town, list) or len(town) != count or set(town) - set(TOWN_BUILDS):
        raise CHECKS.bad("rounds", "file-town", field=f"{where}.town", count=str(count), ids=", ".join(TOWN_BUILDS))
    specials = SPECIALS_REVEALED[players - 1] if length == "full" else 0
    if (found := town.count("special")) != specials:
        given = {"field": f"{where}.town", "count": str(specials), "found": str(found)}
        raise CHECKS.bad("rounds", "file-specials", **given)
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
