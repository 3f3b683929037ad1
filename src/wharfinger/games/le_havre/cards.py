"""The buildings of Le Havre as constant arrays, and their effects as rows (LH-2.1 to LH-2.3, LH-2.9, LH-11).

A building is data where its effect is made of the common patterns: `take` and `per` (goods from the supply), `trade`
(hand in and pay, then take), `bonus` (end value). Any other effect has a name in `special` and a small function of
its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from wharfinger.kernel.names import constants, numbered

from .data import COMPONENTS, FOOD, FRANCS, GOODS, LENGTHS, MAX_SEATS, STOCK, amounts, array, bad, whole

TYPES = ("craftsman", "economic", "industrial", "public", "none", "ship")
COUNTED = (*TYPES[:4], "hammer", "fisherman", "ship", "goods", *GOODS)
"""What a card may count of its visitor or owner: buildings of a type, symbols, ships, all goods, or one good."""
COUNTS = numbered("COUNTS", COUNTED)
ONE_GOOD = len(COUNTED) - len(GOODS)
"""The first good among them."""
MATERIALS = ("wood", "clay", "brick", "iron", "steel")
MATERIAL = numbered("MATERIAL", MATERIALS)
USES = ("out", "start", "stack")
"""What becomes of a standard building at set-up (LH-3.8 to LH-3.11)."""
USE = numbered("USE", USES)
SETS = ("essen_2008", "grand_hameau", "essen_2010", "later_promos")
SPECIAL_EFFECTS = (
    "construct", "construct_twice", "construct_with_wood", "marketplace", "arts_centre", "wharf", "black_market",
    "local_court", "shipping_line", "business_office", "bridge", "harbour_watch", "town_square", "haulage_firm", "zoo",
    "construction_site", "pawnbroker", "picket_line", "cattle_drive", "toy_fair", "stay", "flea_market", "trading_firm",
    "trafficking_spot", "major_corporation", "emporium",
)  # fmt: skip
EFFECTS = ("none", "pattern", *SPECIAL_EFFECTS)
EFFECT = numbered("EFFECT", EFFECTS)
_TAKES_FOOD_OR_FRANCS = {
    "shipping_line", "business_office", "bridge", "harbour_watch", "haulage_firm", "zoo", "pawnbroker", "trading_firm",
    "trafficking_spot", "major_corporation", "emporium",
}  # fmt: skip
"""Special effects that need food goods or francs, so that the way the fee is paid matters (LH-8.6)."""

_ROW = {"id", "card", "number", "set", "type", "value", "price", "cost", "fee", "hammers", "fishermen", "used", "solo",
        "take", "per", "needs", "trade", "combine", "optional", "bonus", "special", "provenance", "note"}  # fmt: skip
_TRADE = {"give", "get", "half", "once", "most", "food", "energy", "energy_half", "energy_once", "show", "limit",
          "turn_over"}  # fmt: skip
_OWN_ONLY = {"name", "text"}
_NOT_OWN = ("special", "cost", "number", "used", "set", "card")

# -- reading -------------------------------------------------------------------------------------------------------


def _checked(file: str) -> list[dict[str, Any]]:
    """The buildings of one file, each of them usable."""
    rows = COMPONENTS.rows(file, "building") if file != "own" else COMPONENTS.files[file].get("building", [])
    for key in COMPONENTS.files[file]:
        if file == "own" and key != "building":
            raise bad(file, f"{key!r} is unknown here; own buildings are rows that begin with [[building]].")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise bad(file, "own buildings are rows that begin with [[building]].")
    for row in rows:
        _check(file, row)
    return rows


def _check(file: str, row: dict[str, Any]) -> None:
    name = row.get("id")
    if not isinstance(name, str) or not name.replace("_", "").isalnum() or name != name.lower():
        raise bad(file, f"a building needs an id of small letters, digits and underscores, not {name!r}.")
    if file == "own":
        _check_own(name, row)
    known = (_ROW - set(_NOT_OWN)) | _OWN_ONLY if file == "own" else _ROW
    for key in row:
        if key not in known:
            raise bad(file, f"{name} has the unknown key {key!r}; known are {', '.join(sorted(known))}.")
    if row.get("type") not in TYPES:
        raise bad(file, f"{name} has the unknown type {row.get('type')!r}; the types are {', '.join(TYPES)}.")
    if whole(file, f"{name} value", row.get("value"), -2) % 2:
        raise bad(file, f"the value of {name} must be even, for half of it is paid on selling (LH-5.11).")
    for key in ("price", "number", "hammers", "fishermen"):
        whole(file, f"{name} {key}", row.get(key, 0))
    for key in ("solo", "optional"):
        if not isinstance(row.get(key, True), bool):
            raise bad(file, f"{name} {key} must be true or false, not {row[key]!r}.")
    amounts(file, f"{name} cost", row.get("cost", {}), MATERIALS)
    fee = amounts(file, f"{name} fee", row.get("fee", {}), ("food", "francs"))
    if fee.get("food", 0) > 6:
        raise bad(file, f"the fee of {name} must be at most 6 food.")
    if {"clay", "brick"} <= set(row.get("cost", {})):
        raise bad(file, f"the cost of {name} must not hold both clay and brick (LH-10.5).")
    _check_effect(file, name, row)


def _check_effect(file: str, name: str, row: dict[str, Any]) -> None:
    patterns = [key for key in ("take", "per", "trade") if row.get(key)]
    if "special" in row and (patterns or row["special"] not in SPECIAL_EFFECTS):
        known = ", ".join(SPECIAL_EFFECTS)
        raise bad(file, f"{name}: special must be one of {known}, and no take, per or trade beside it.")
    if ("fee" in row) != ("special" in row or bool(patterns)):
        raise bad(file, f"{name} needs a fee (it may be {{}}) exactly if entering it does something.")
    if len(amounts(file, f"{name} take", row.get("take", {}), STOCK)) > 6:
        raise bad(file, f"{name} may take at most six kinds.")
    if len(amounts(file, f"{name} needs", row.get("needs", {}), GOODS)) > 2:
        raise bad(file, f"{name} may need at most two kinds of goods at hand.")
    for key, wanted in (("per", {"count", "take", "most"}), ("bonus", {"count", "francs", "each"})):
        for part in _parts(file, name, row, key):
            if set(part) - wanted or part.get("count") not in COUNTED:
                keys = ", ".join(sorted(wanted))
                raise bad(file, f"{name} {key} must have a count of {', '.join(COUNTED)}, and only {keys}.")
            whole(file, f"{name} {key} most", part.get("most", 1), 1)
            whole(file, f"{name} {key} each", part.get("each", 1), 1)
            if key == "per" and len(amounts(file, f"{name} per take", part.get("take"), STOCK)) != 1:
                raise bad(file, f"{name} per must take one kind for each thing counted.")
            if key == "bonus":
                whole(file, f"{name} bonus francs", part.get("francs"), 1)
    trades = _parts(file, name, row, "trade")
    if len(trades) > 2 or (len(trades) == 2) != ("combine" in row) or row.get("combine", "or") not in ("and_or", "or"):
        raise bad(file, f'{name} may have two trades at most, and exactly then combine = "and_or" or "or".')
    for part in trades:
        _check_trade(file, name, part)
    if row.get("optional") and not (row.get("take") and trades):
        raise bad(file, f"{name}: optional stands beside a take and a trade, which may then be left out.")


def _check_trade(file: str, name: str, part: dict[str, Any]) -> None:
    for key in part:
        if key not in _TRADE:
            raise bad(file, f"a trade of {name} has the unknown key {key!r}; known are {', '.join(sorted(_TRADE))}.")
    most_kinds = (("give", 3, STOCK), ("get", 3, STOCK), ("half", 1, STOCK), ("once", 1, STOCK), ("limit", 1, GOODS))
    for key, most, allowed in most_kinds:
        if len(amounts(file, f"{name} {key}", part.get(key, {}), allowed)) > most:
            raise bad(file, f"{name}: {key} may name {most} kinds at most.")
    for key in ("most", "food", "energy", "energy_half", "energy_once", "show"):
        whole(file, f"{name} {key}", part.get(key, 0))
    if not any(part.get(key) for key in ("give", "food", "energy", "energy_half", "most")):
        raise bad(file, f"a trade of {name} that costs nothing needs a `most`.")
    if not any(part.get(key) for key in ("get", "half", "once")):
        raise bad(file, f"a trade of {name} must bring something: get, half or once.")
    if {"clay", "brick"} <= set(part.get("give", {})) or {"iron", "steel"} <= set(part.get("give", {})):
        raise bad(file, f"a trade of {name} must not take both a good and what may stand for it (LH-1.19).")


def _parts(file: str, name: str, row: dict[str, Any], key: str) -> list[dict[str, Any]]:
    parts = row.get(key, [])
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise bad(file, f"{name} {key} must be a list such as [{{ ... }}].")
    return parts


def _check_own(name: str, row: dict[str, Any]) -> None:
    for key in ("name", "text"):
        if not isinstance(row.get(key), str) or not row[key].strip():
            raise bad("own", f"{name} needs a {key} in your own words.")
    for key in _NOT_OWN:
        if key in row:
            why = "own special buildings are bought, and their effects are patterns"
            raise bad("own", f"{name} must not have {key!r}: {why}.")
    if row.get("type") == "ship":
        raise bad("own", f"{name} must be a building, not a ship.")
    if "_ship" in name:
        raise bad("own", f"the id {name} must not hold '_ship', for ships are written so.")


def _check_totals(
    standard: list[dict[str, Any]], special: list[dict[str, Any]], expansion: list[dict[str, Any]]
) -> None:
    """The totals that the rulebooks print (LH-2.1, LH-2.2, LH-3.11)."""
    for file, rows, count, kinds, fishermen, hammers in (
        ("standard", standard, 33, (9, 6, 10, 4, 4, 0), 6, 8),
        ("special", special, 36, (6, 14, 6, 4, 5, 1), 13, 9),
    ):
        if len(rows) != count:
            raise bad(file, f"there must be {count} buildings, not {len(rows)}.")
        found = Counter(row["type"] for row in rows)
        if tuple(found[kind] for kind in TYPES) != kinds:
            wanted = ", ".join(f"{number} {kind}" for kind, number in zip(TYPES, kinds, strict=True) if number)
            raise bad(file, f"the buildings must be {wanted}.")
        for symbol, total in (("fishermen", fishermen), ("hammers", hammers)):
            if sum(row.get(symbol, 0) for row in rows) != total:
                raise bad(file, f"the buildings must show {total} {symbol} in all.")
    if len(expansion) != 45:
        raise bad("expansion", f"there must be 45 cards, not {len(expansion)}.")
    if [row.get("number", 0) for row in standard] != [0, 0, 0, *range(1, 31)]:
        raise bad("standard", "three start buildings come first, then the numbers 1 to 30 in order.")
    if [row["id"] for row in standard if "steel" in row.get("cost", {})] != ["bank"]:
        raise bad("standard", "only the Bank is built of steel.")
    for row in expansion:
        if row.get("set") not in SETS:
            raise bad("expansion", f"{row['id']} must belong to one of the sets {', '.join(SETS)}.")
    for row in standard:
        used = row.get("used")
        if not isinstance(used, dict) or any(len(used.get(way, ())) != MAX_SEATS for way in LENGTHS):
            raise bad("standard", f"{row['id']} must say for both lengths and 1 to 5 players where it is used.")
        if set(used["full"] + used["short"]) - set(USES):
            raise bad("standard", f"{row['id']} must be used in the stack, at the start, or be out.")
    for way, sizes in (("full", (15, 18, 27, 30, 30)), ("short", (12, 15, 21, 21, 27))):
        stacked = tuple(sum(row["used"][way][n] == "stack" for row in standard) for n in range(MAX_SEATS))
        if stacked != sizes:
            raise bad("standard", f"the {way} game must have {sizes} cards in the stacks, not {stacked} (LH-3.11).")


_standard, _special, _expansion, _own = map(_checked, ("standard", "special", "expansion", "own"))
_check_totals(_standard, _special, _expansion)
ROWS = [*_standard, *_special, *_expansion, *_own]

# -- cards ---------------------------------------------------------------------------------------------------------

CARDS = tuple(row["id"] for row in ROWS)
if len(set(CARDS)) != len(CARDS):
    raise bad("own", f"the id {next(card for card in CARDS if CARDS.count(card) > 1)!r} is taken; choose another.")
CARD_COUNT = len(CARDS)
STANDARD_COUNT = len(_standard)
FIRST_EXPANSION = STANDARD_COUNT + len(_special)
FIRST_OWN = FIRST_EXPANSION + len(_expansion)
OWN_NAMES = {row["id"]: row["name"] for row in _own}
OWN_TEXTS = {row["id"]: row["text"] for row in _own}
PRINTED = tuple(str(row.get("card", row["id"])) for row in ROWS)
"""The number printed on each card."""


def card(name: str) -> int:
    """The number of a card by its id."""
    if name not in CARDS:
        raise bad("special", f"the building {name} is missing.")
    return CARDS.index(name)


TYPE = array([TYPES.index(row["type"]) for row in ROWS])
VALUE = array([row["value"] for row in ROWS])
PRICE = array([row.get("price", -1) for row in ROWS])
HAMMERS = array([row.get("hammers", 0) for row in ROWS])
FISHERMEN = array([row.get("fishermen", 0) for row in ROWS])
COST = array([[row.get("cost", {}).get(material, 0) for material in MATERIALS] for row in ROWS])
CONSTRUCTIBLE = array([int("cost" in row) for row in ROWS])
ENTERABLE = array([int("fee" in row) for row in ROWS])
FEE_FOOD = array([row.get("fee", {}).get("food", 0) for row in ROWS])
FEE_FRANCS = array([row.get("fee", {}).get("francs", 0) for row in ROWS])
USED = array([[[0] * len(_standard), *([USES.index(row["used"][way][n]) for row in _standard]
               for n in range(MAX_SEATS))] for way in LENGTHS])  # fmt: skip
"""By length, players and standard card."""
SET = array([1 << SETS.index(row["set"]) if "set" in row else 0 for row in ROWS])
"""The bit of a card's set in the switch `expansion_cards`."""
IN_SOLO = array([int(row.get("solo", True)) for row in ROWS])

NUMBER = array([row.get("number", -1) for row in ROWS])
"""The number by which a card lies in a proposal stack: 0 the Dunny, 1 to 30, 31 the Football Stadium; else -1."""
NUMBERS = 32
STADIUM_NUMBER = 31
NUMBER_CARD = array([list(NUMBER).index(number) for number in range(NUMBERS)])
NUMBER_IDS = tuple(CARDS[place] for place in NUMBER_CARD)

WHARVES = ("wharf_1", "wharf_2")
CARD = constants("CARD", {name: card(name) for name in (
    "bank", "black_market", "arts_centre", "ironworks", "shipping_line", *WHARVES,
    "harbour_watch", "luxury_yacht", "feedlot", "masons_guild", "wind_farm", "zoo", "football_stadium",
    "dunny", "workers_cottages", "construction_site", "ms_dagmar", "pirates_lair", "dive_bar", "picket_line",
    "tobacco_factory", "wooden_crane", "lumber_mill", "main_station", "hotel", "fishermans_hut", "soup_kitchen",
    "stockmarket", "souvenir_shop", "biofuel_facility", "rattletrap_car")})  # fmt: skip
"""Cards that have rules of their own: `CARD.bank`."""

# -- effects -------------------------------------------------------------------------------------------------------


def _effect(row: dict[str, Any]) -> str:
    return str(row.get("special", "pattern" if "fee" in row else "none"))


EFFECT_OF = array([EFFECTS.index(_effect(row)) for row in ROWS])


def _fee_matters(row: dict[str, Any]) -> int:
    """Whether the effect needs food goods or francs, so that paying the fee could make it impossible (LH-8.6)."""
    trades = row.get("trade", [])
    wanted = {*row.get("needs", {}), *(part["count"] for part in row.get("per", []))}
    wanted |= {good for part in trades for good in (*part.get("give", {}), *part.get("limit", {}))}
    edible = "goods" in wanted or any(FOOD[STOCK.index(good)] > 0 for good in wanted & set(STOCK))
    paid = any("food" in part or "show" in part for part in trades)
    return int(edible or paid or _effect(row) in _TAKES_FOOD_OR_FRANCS)


FEE_MATTERS = array([_fee_matters(row) for row in ROWS])


def _pairs(given: list[dict[str, int]], room: int) -> tuple[Any, Any]:
    """Sparse amounts: the kinds (or -1) and how many of each."""
    kinds, counts = [], []
    for amount in given or [{}]:
        named = list(amount)
        kinds.append([STOCK.index(named[k]) if k < len(named) else -1 for k in range(room)])
        counts.append([amount[named[k]] if k < len(named) else 0 for k in range(room)])
    return array(kinds), array(counts)


def _firsts(key: str) -> Any:
    """The first row of each card's parts, with one past the last at the end."""
    firsts, at = [], 0
    for row in ROWS:
        firsts.append(at)
        at += len(row.get(key, []))
    return array([*firsts, at])


TAKE_KIND, TAKE_COUNT = _pairs([row.get("take", {}) for row in ROWS], 6)
NEED_KIND, NEED_COUNT = _pairs([row.get("needs", {}) for row in ROWS], 2)

_per = [part for row in ROWS for part in row.get("per", [])]
PER_FIRST = _firsts("per")
PER_COUNTED = array([COUNTED.index(part["count"]) for part in _per])
PER_KIND = array([STOCK.index(next(iter(part["take"]))) for part in _per])
PER_COUNT = array([next(iter(part["take"].values())) for part in _per])
PER_MOST = array([part.get("most", 1000) for part in _per])

_trades = [part for row in ROWS for part in row.get("trade", [])]
TRADE_FIRST = _firsts("trade")
GIVE_KIND, GIVE_COUNT = _pairs([part.get("give", {}) for part in _trades], 3)
GET_KIND, GET_COUNT = _pairs([part.get("get", {}) for part in _trades], 3)
HALF_KIND, HALF_COUNT = _pairs([part.get("half", {}) for part in _trades], 1)
ONCE_KIND, ONCE_COUNT = _pairs([part.get("once", {}) for part in _trades], 1)
LIMIT_KIND, LIMIT_COUNT = _pairs([part.get("limit", {}) for part in _trades], 1)
TRADE_MOST = array([part.get("most", 0) for part in _trades])
TRADE_FOOD = array([part.get("food", 0) for part in _trades])
TRADE_ENERGY = array([2 * part.get("energy", 0) + part.get("energy_half", 0) for part in _trades])
"""Energy for each unit, in halves (LH-9.9)."""
TRADE_ENERGY_ONCE = array([part.get("energy_once", 0) for part in _trades])
TRADE_SHOW = array([part.get("show", 0) for part in _trades])
"""Francs that must be at hand (R-68)."""
TURN_OVER = array([int(bool(part.get("turn_over"))) for part in _trades])
ONE_OF_TWO = array([int(row.get("combine") == "or") for row in ROWS])
OPTIONAL = array([int(bool(row.get("optional"))) for row in ROWS])

_bonus = [part for row in ROWS for part in row.get("bonus", [])]
BONUS_FIRST = _firsts("bonus")
BONUS_COUNTED = array([COUNTED.index(part["count"]) for part in _bonus])
BONUS_FRANCS = array([part["francs"] for part in _bonus])
BONUS_EACH = array([part.get("each", 1) for part in _bonus])

assert len(GOODS) == FRANCS
