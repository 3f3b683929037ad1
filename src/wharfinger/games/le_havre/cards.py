"""The buildings of Le Havre as constant arrays, and their effects as rows (LH-2.1 to LH-2.3, LH-2.9, LH-11).

A building is data where its effect is made of the common patterns: `take` and `per` (goods from the supply), `trade`
(hand in and pay, then take), `bonus` (end value). Any other effect has a name in `special` and a small function of
its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from wharfinger.kernel.errors import shown
from wharfinger.kernel.names import constants, numbered

from .data import CHECKS, COMPONENTS, FOOD, FRANCS, GOODS, LENGTHS, MAX_SEATS, STOCK, amounts, array

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
            raise CHECKS.bad(file, "file-own-key", key=shown(key))
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise CHECKS.bad(file, "file-own-rows")
    for row in rows:
        _check(file, row)
    return rows


def _check(file: str, row: dict[str, Any]) -> None:
    name = row.get("id")
    if not isinstance(name, str) or not name.replace("_", "").isalnum() or name != name.lower():
        raise CHECKS.bad(file, "file-id", value=shown(name))
    if file == "own":
        _check_own(name, row)
    known = (_ROW - set(_NOT_OWN)) | _OWN_ONLY if file == "own" else _ROW
    for key in row:
        if key not in known:
            raise CHECKS.bad(file, "file-key", row=name, key=shown(key), known=", ".join(sorted(known)))
    CHECKS.member(file, f"{name} type", row.get("type"), TYPES)
    if CHECKS.whole(file, f"{name} value", row.get("value"), -2) % 2:
        raise CHECKS.bad(file, "file-even", card=name)
    for key in ("price", "number", "hammers", "fishermen"):
        CHECKS.whole(file, f"{name} {key}", row.get(key, 0))
    for key in ("solo", "optional"):
        if not isinstance(row.get(key, True), bool):
            raise CHECKS.bad(file, "file-flag", field=f"{name} {key}", value=shown(row[key]))
    amounts(file, f"{name} cost", row.get("cost", {}), MATERIALS)
    fee = amounts(file, f"{name} fee", row.get("fee", {}), ("food", "francs"))
    if fee.get("food", 0) > 6:
        raise CHECKS.bad(file, "file-fee", card=name)
    if {"clay", "brick"} <= set(row.get("cost", {})):
        raise CHECKS.bad(file, "file-clay", card=name)
    _check_effect(file, name, row)


def _check_effect(file: str, name: str, row: dict[str, Any]) -> None:
    patterns = [key for key in ("take", "per", "trade") if row.get(key)]
    if "special" in row and (patterns or row["special"] not in SPECIAL_EFFECTS):
        raise CHECKS.bad(file, "file-special", card=name, known=", ".join(SPECIAL_EFFECTS))
    if ("fee" in row) != ("special" in row or bool(patterns)):
        raise CHECKS.bad(file, "file-entered", card=name)
    _check_kinds(file, f"{name} take", row.get("take", {}), 6, STOCK)
    _check_kinds(file, f"{name} needs", row.get("needs", {}), 2, GOODS)
    for key, wanted in (("per", {"count", "take", "most"}), ("bonus", {"count", "francs", "each"})):
        for part in _parts(file, name, row, key):
            if set(part) - wanted or part.get("count") not in COUNTED:
                given = {"counted": ", ".join(COUNTED), "keys": ", ".join(sorted(wanted))}
                raise CHECKS.bad(file, "file-count", field=f"{name} {key}", **given)
            CHECKS.whole(file, f"{name} {key} most", part.get("most", 1), 1)
            CHECKS.whole(file, f"{name} {key} each", part.get("each", 1), 1)
            if key == "per" and len(amounts(file, f"{name} per take", part.get("take"), STOCK)) != 1:
                raise CHECKS.bad(file, "file-per", card=name)
            if key == "bonus":
                CHECKS.whole(file, f"{name} bonus francs", part.get("francs"), 1)
    trades = _parts(file, name, row, "trade")
    if len(trades) > 2 or (len(trades) == 2) != ("combine" in row) or row.get("combine", "or") not in ("and_or", "or"):
        raise CHECKS.bad(file, "file-trades", card=name)
    for part in trades:
        _check_trade(file, name, part)
    if row.get("optional") and not (row.get("take") and trades):
        raise CHECKS.bad(file, "file-optional", card=name)


def _check_kinds(file: str, name: str, values: Any, most: int, allowed: tuple[str, ...]) -> None:
    if len(amounts(file, name, values, allowed)) > most:
        raise CHECKS.bad(file, "file-kinds", field=name, most=str(most))


def _check_trade(file: str, name: str, part: dict[str, Any]) -> None:
    for key in part:
        if key not in _TRADE:
            raise CHECKS.bad(file, "file-key", row=f"{name} trade", key=shown(key), known=", ".join(sorted(_TRADE)))
    most_kinds = (("give", 3, STOCK), ("get", 3, STOCK), ("half", 1, STOCK), ("once", 1, STOCK), ("limit", 1, GOODS))
    for key, most, allowed in most_kinds:
        _check_kinds(file, f"{name} {key}", part.get(key, {}), most, allowed)
    for key in ("most", "food", "energy", "energy_half", "energy_once", "show"):
        CHECKS.whole(file, f"{name} {key}", part.get(key, 0))
    if not any(part.get(key) for key in ("give", "food", "energy", "energy_half", "most")):
        raise CHECKS.bad(file, "file-trade-free", card=name)
    if not any(part.get(key) for key in ("get", "half", "once")):
        raise CHECKS.bad(file, "file-trade-empty", card=name)
    if {"clay", "brick"} <= set(part.get("give", {})) or {"iron", "steel"} <= set(part.get("give", {})):
        raise CHECKS.bad(file, "file-trade-both", card=name)


def _parts(file: str, name: str, row: dict[str, Any], key: str) -> list[dict[str, Any]]:
    parts = row.get(key, [])
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise CHECKS.bad(file, "file-list", field=f"{name} {key}")
    return parts


def _check_own(name: str, row: dict[str, Any]) -> None:
    for key in ("name", "text"):
        if not isinstance(row.get(key), str) or not row[key].strip():
            raise CHECKS.bad("own", "file-own-words", card=name, key=key)
    for key in _NOT_OWN:
        if key in row:
            raise CHECKS.bad("own", "file-own-not", card=name, key=shown(key))
    if row.get("type") == "ship":
        raise CHECKS.bad("own", "file-own-ship", card=name)
    if "_ship" in name:
        raise CHECKS.bad("own", "file-own-ship-id", card=name)


def _check_totals(
    standard: list[dict[str, Any]], special: list[dict[str, Any]], expansion: list[dict[str, Any]]
) -> None:
    """The totals that the rulebooks print (LH-2.1, LH-2.2, LH-3.11)."""
    for file, rows, count, kinds, fishermen, hammers in (
        ("standard", standard, 33, (9, 6, 10, 4, 4, 0), 6, 8),
        ("special", special, 36, (6, 14, 6, 4, 5, 1), 13, 9),
    ):
        if len(rows) != count:
            raise CHECKS.bad(file, "file-buildings", count=str(count), found=str(len(rows)))
        found = Counter(row["type"] for row in rows)
        if tuple(found[kind] for kind in TYPES) != kinds:
            wanted = ", ".join(f"{number} {kind}" for kind, number in zip(TYPES, kinds, strict=True) if number)
            raise CHECKS.bad(file, "file-building-types", types=wanted)
        for symbol, total in (("fishermen", fishermen), ("hammers", hammers)):
            if sum(row.get(symbol, 0) for row in rows) != total:
                raise CHECKS.bad(file, "file-symbols", count=str(total), symbol=symbol)
    if len(expansion) != 45:
        raise CHECKS.bad("expansion", "file-buildings", count="45", found=str(len(expansion)))
    if [row.get("number", 0) for row in standard] != [0, 0, 0, *range(1, 31)]:
        raise CHECKS.bad("standard", "file-numbers")
    if [row["id"] for row in standard if "steel" in row.get("cost", {})] != ["bank"]:
        raise CHECKS.bad("standard", "file-steel")
    for row in expansion:
        CHECKS.member("expansion", f"{row['id']} set", row.get("set"), SETS)
    for row in standard:
        used = row.get("used")
        if not isinstance(used, dict) or any(len(used.get(way, ())) != MAX_SEATS for way in LENGTHS):
            raise CHECKS.bad("standard", "file-used", card=row["id"])
        for use in used["full"] + used["short"]:
            CHECKS.member("standard", f"{row['id']} used", use, USES)
    for way, sizes in (("full", (15, 18, 27, 30, 30)), ("short", (12, 15, 21, 21, 27))):
        stacked = tuple(sum(row["used"][way][n] == "stack" for row in standard) for n in range(MAX_SEATS))
        if stacked != sizes:
            given = {"sizes": ", ".join(map(str, sizes)), "found": ", ".join(map(str, stacked))}
            raise CHECKS.bad("standard", "file-stacks", length=way, **given)


_standard, _special, _expansion, _own = map(_checked, ("standard", "special", "expansion", "own"))
_check_totals(_standard, _special, _expansion)
ROWS = [*_standard, *_special, *_expansion, *_own]

# -- cards ---------------------------------------------------------------------------------------------------------

CARDS = tuple(row["id"] for row in ROWS)
if len(set(CARDS)) != len(CARDS):
    raise CHECKS.bad("own", "file-taken", value=shown(next(card for card in CARDS if CARDS.count(card) > 1)))
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
        raise CHECKS.bad("special", "file-missing", card=name)
    return CARDS.index(name)


TYPE = array([TYPES.index(row["type"]) for row in ROWS])
VALUE = array([row["value"] for row in ROWS])
PRICE = array([row.get("price", -1) for row in ROWS])
HAMMERS = array([row.get("hammers", 0) for row in ROWS])
FISHERMEN = array([row.get("fishermen", 0) for row in ROWS])
COST = array([[row.get("cost", {}).get(material, 0) for material in MATERIALS] for row in ROWS])
CONSTRUCTIBLE = array([int("cost" in row) for row in ROWS])
ENTERABLE = array([int("fee" in row) for row in ROWS])
ENTERABLE_STANDARD = sum(1 << place for place, row in enumerate(_standard) if "fee" in row)
"""The standard buildings that can be entered, as bits."""
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
FIRST_NUMBERED = list(NUMBER).index(1)
"""The building with the number 1; the others follow in order (`_check_totals`)."""
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


def _any_stock(row: dict[str, Any]) -> int:
    """Whether the effect is possible whatever lies in the stock: goods for nothing."""
    if _effect(row) == "pattern":
        return int("take" in row and "needs" not in row and ("trade" not in row or bool(row.get("optional"))))
    return int(_effect(row) in ("marketplace", "toy_fair", "stay"))


ANY_STOCK = array([_any_stock(row) for row in ROWS])


def _asked(row: dict[str, Any]) -> int:
    """The kinds of which an effect takes or shows at least one token, as bits; upgraded goods may stand for some."""
    kinds = {*row.get("needs", {})}
    trades = [{*part.get("give", {})} for part in row.get("trade", [])]
    if trades and not row.get("optional"):
        kinds |= set.intersection(*trades)
    return sum(1 << STOCK.index(kind) for kind in kinds)


ASKED = array([_asked(row) for row in ROWS])


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
