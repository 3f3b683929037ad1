"""Shipyard in words: a phrase for each decision of SY-25."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.texts import Several, catalogue

from .. import canal_data as c
from .. import data as t
from ..rules.action_row import income
from ..rules.actions import performable
from ..rules.build import places_of, ship_at
from ..rules.canals import canal_variant
from ..rules.contracts import contract_points
from ..rules.launch import can_sail, speed_with
from ..rules.market import sale
from ..rules.wheel import free_steps, may_hire, steps_price
from ..state import (
    A_BONUS,
    A_CELL,
    A_COLUMN,
    A_CONTRACT,
    A_COUNT,
    A_DONE,
    A_EMPLOYEE,
    A_END,
    A_FIRST_CELL,
    A_GOODS,
    A_LEAVE,
    A_MAIN,
    A_PASS,
    A_PLACE,
    A_ROW,
    A_SAIL,
    A_SCRAP,
    A_SELL,
    A_SLOT,
    A_SPACE,
    A_STEPS,
    A_SWAP,
    A_TAKE,
    A_TURN,
    ARG,
    D,
)
from .routes import Chart, Route, after_move, after_start
from .terms import terms

JOINED = frozenset({"part", "place", "cell", "turn", "hire", "good", "load", "speed", "start", "move"})
UNORDERED = (frozenset({"good"}), frozenset({"load"}), frozenset({"discard"}))
"""The goods of a tile, what a ship loads and the contracts to discard may be named in any order."""
LOADED = ("officer", *t.PIECES[1:])
RING_OF = {D.equipment: t.RING.equipment, D.crew: t.RING.crew, D.search: t.RING.hiring}
"""The ring whose marker a decision moves."""
WORDS = {
    A_MAIN: "main", A_END: "end", A_DONE: "done", A_TAKE: "take", A_LEAVE: "leave", A_SAIL: "sail", A_SCRAP: "scrap",
    A_PASS: "pass", A_FIRST_CELL: "at 0,0",
}  # fmt: skip


def phrase(s: Any, action: int) -> str:
    """The notation of one legal answer."""
    kind = int(pending.kind(s))
    if action in WORDS:
        return WORDS[action]
    if kind == D.tile:
        return str(t.ACTION_IDS[action])
    if kind == D.final:
        return f"final {t.ACTION_IDS[action]}"
    if kind in (D.act, D.more):
        return f"bonus {t.ACTION_IDS[action - A_BONUS]}"
    if kind in (D.column, D.last_part):
        return f"buy {t.COLUMNS[action - A_COLUMN]}"
    if kind == D.part:
        return str(t.PARTS[s.offer[int(pending.arg(s, ARG.part.column)), action - A_ROW]])
    if kind == D.place:
        return f"on {action - A_PLACE + 1}"
    if kind == D.canal:
        return f"rent {c.CANALS[s.canal_offer[action - A_SLOT]]}"
    if kind == D.cell:
        canal, side = divmod(action - A_CELL, 4)
        return f"at {s.canal_x[canal] + c.DX[side]},{s.canal_y[canal] + c.DY[side]}"
    if kind == D.turn:
        return f"turned {90 * (action - A_TURN)}"
    if kind == D.goods:
        return f"purchase {t.GOODS_TILES[s.goods_offer[action - A_SLOT]]}"
    if kind in RING_OF:
        return f"steps {action - A_STEPS + 1}"
    if kind == D.hire:
        return f"hire {t.EMPLOYEES[action - A_EMPLOYEE]}"
    if kind == D.trade:
        return f"trade {t.GOODS_TILES[action - A_GOODS]}"
    if kind == D.good:
        good = t.GOOD_IDS[_good(s)]
        return f"{good}={'sell' if action == A_SELL else t.PIECES[action - A_SWAP]}"
    if kind == D.ship:
        return f"ship {action - A_PLACE + 1}"
    if kind == D.load:
        return f"{LOADED[int(pending.arg(s, ARG.load.piece))]}={action - A_COUNT}"
    if kind == D.speed:
        return f"speed+{action - A_COUNT}"
    if kind == D.start:
        canal, side = divmod(action - A_CELL, 4)
        return f"from {s.canal_x[canal]},{s.canal_y[canal]} {c.SIDE_NAMES[side]}"
    if kind == D.move:
        return _move(s, action - A_SPACE)
    return f"discard {t.CONTRACTS[action - A_CONTRACT]}"


def _good(s: Any) -> int:
    return int(t.TILE_GOODS[int(pending.arg(s, ARG.good.tile)), int(pending.arg(s, ARG.good.item))])


def _move(s: Any, target: int) -> str:
    """The space entered, by its name after turning; `out-e` leaves the canal through its eastern opening."""
    if target >= c.OPENING:
        return f"out-{c.SIDES[target - c.OPENING].lower()}"
    canal = int(s.figure[pending.actor(s)])
    shape = int(c.CANAL_SHAPE[canal_variant(s), canal])
    return c.space_name(shape, target, int(s.canal_turn[canal])).lower()


def implied(s: Any) -> int:
    """The answer a written turn may leave out: the main action, and nothing more of this."""
    kind = int(pending.kind(s))
    if kind == D.act:
        return A_MAIN
    if kind in (D.more, D.ship):
        return A_END
    if kind == D.column:
        return A_DONE
    if kind in (D.load, D.speed):
        return A_COUNT
    return A_PASS if kind == D.last_part else -1


# -- hints ---------------------------------------------------------------------------------------------------------


def hint(s: Any, action: int) -> tuple[str, dict[str, Any]]:
    """The message that tells a person what an answer does now, with its numbers."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if action in (A_END, A_DONE) and (length := _stranded(s, seat)):
        return "hint-scraps", {"length": length, "lacks": _lacks(s, seat), "then": _then(s, seat, action)}
    if action == A_DONE:
        return "hint-done", {"then": _then(s, seat, action)}
    if action in WORDS:
        return ("", {}) if action == A_FIRST_CELL else (f"hint-{WORDS[action]}", {})
    if kind == D.tile:
        money = int(s.guilders[action]) + int(income(s, action))
        return f"hint-action-{t.ACTION_IDS[action]}", {"money": money}
    if kind == D.final:
        return f"hint-action-{t.ACTION_IDS[action]}", {"money": 0}
    if kind in (D.act, D.more):
        return "hint-bonus", {"cost": t.BONUS_COST}
    if kind in (D.column, D.last_part):
        shown = zip(s.offer[action - A_COLUMN], t.PART_PRICE, strict=True)
        return "hint-column", {"price": min(int(price) for part, price in shown if part >= 0)}
    if kind == D.part:
        part = int(s.offer[int(pending.arg(s, ARG.part.column)), action - A_ROW])
        return "hint-part", {"price": int(t.PART_PRICE[action - A_ROW]), **_symbols(part)}
    if kind == D.place:
        return _place_hint(s, seat, action - A_PLACE)
    if kind == D.ship:
        return "hint-ship", {"length": _ship_with(s, seat, action - A_PLACE)}
    if kind == D.cell:
        canal, side = divmod(action - A_CELL, 4)
        return "hint-cell", {"side": c.SIDE_NAMES[side], "canal": c.CANALS[canal]}
    if kind == D.turn:
        return "hint-turn", {"symbols": _turned(s, int(pending.arg(s, ARG.turn.canal)), action - A_TURN)}
    if kind == D.canal:
        return "hint-price", {"price": int(c.CANAL_PRICE[action - A_SLOT])}
    if kind == D.goods:
        tile = int(s.goods_offer[action - A_SLOT])
        return "hint-goods", {"price": int(t.GOODS_PRICE[action - A_SLOT]), "goods": goods_words(tile)}
    if kind in RING_OF:
        return _steps_hint(s, seat, RING_OF[kind], action - A_STEPS + 1)
    if kind == D.hire:
        name = t.EMPLOYEES[action - A_EMPLOYEE]
        return "hint-hire", {"employee": _word(f"name-employee-{name}"), "does": _word(f"employee-{name}")}
    if kind == D.trade:
        return "hint-trade", {"goods": goods_words(action - A_GOODS)}
    if kind == D.good and action == A_SELL:
        return "hint-sell", {"money": int(sale(s, seat, _good(s)))}
    if kind == D.good:
        return "hint-swap", {"piece": _word(f"name-piece-{t.PIECES[action - A_SWAP]}")}
    if kind == D.load:
        return _load_hint(s, int(pending.arg(s, ARG.load.piece)), action - A_COUNT)
    if kind == D.speed:
        return "hint-speed", {"speed": int(pending.arg(s, ARG.speed.speed)) + action - A_COUNT}
    if kind == D.start:
        canal, side = divmod(action - A_CELL, 4)
        return _voyage_hint(*after_start(s, seat, canal, side))
    if kind == D.move:
        return _voyage_hint(*after_move(s, seat, action - A_SPACE))
    if kind == D.discard:
        contract = action - A_CONTRACT
        name, points = t.CONTRACTS[contract], int(contract_points(s, seat, contract))
        return "hint-discard", {"contract": _word(f"name-contract-{name}"), "points": points, "about": terms(name)}
    return "", {}


def _word(key: str, **arguments: Any) -> str:
    """A word of the game's catalogue, for hints that list things."""
    return catalogue(Path(__file__).parents[1] / "texts").worded(key, **arguments)


def _ship_with(s: Any, seat: int, place: int, kind: int = -1) -> int:
    """The length of the complete ship that covers a place, once a part of some kind stands there; or 0."""
    found = [
        int(places_of(s, seat, one)) | (1 << place if one == kind else 0)
        for one in (t.KIND.bow, t.KIND.middle, t.KIND.stern)
    ]
    for first in range(place + 1):
        length = int(ship_at(*found, first))
        if first + length > place:
            return length
    return 0


def _place_hint(s: Any, seat: int, place: int) -> tuple[str, dict[str, Any]]:
    length = _ship_with(s, seat, place, int(t.COLUMN_KIND[int(pending.arg(s, ARG.place.column))]))
    if not length:
        return "", {}
    if can_sail(s, seat):
        return "hint-completes", {"length": length}
    return "hint-completes-unfit", {"length": length, "lacks": _lacks(s, seat)}


def _stranded(s: Any, seat: int) -> int:
    """The length of the first complete ship of a seat that cannot sail now (SY-16.11); or 0."""
    if can_sail(s, seat):
        return 0
    return next((length for place in range(t.PLACES + 1) if (length := _ship_with(s, seat, place))), 0)


def _then(s: Any, seat: int, action: int) -> str:
    """What follows: the `main` action after a bonus action that came first (SY-4.20), a `bonus` action or the `end`."""
    if action == A_DONE and s.depth > 1:
        below = int(s.stack[s.depth - 2, pending.KIND])
        if below == D.act and performable(s, seat, s.chosen, s.money[seat], False):
            return "main"
        if below == D.more and not pending.under(s, ARG.more.bonus_bought) and s.money[seat] >= t.BONUS_COST:
            return "bonus"
    return "end"


def _lacks(s: Any, seat: int) -> str:
    """What keeps the ships of a seat from sailing (SY-16.5)."""
    return "canal" if s.reserve[seat, t.PIECE.captain] > 0 else "captain"


def _turned(s: Any, canal: int, turn: int) -> str:
    """Where the symbols of a canal come to lie: "N lifebuoy, E Blue Riband"."""
    variant = int(canal_variant(s))
    shape = int(c.CANAL_SHAPE[variant, canal])
    shown = {}
    for space in range(len(c.SHAPE_SPACES[shape])):
        symbol = int(c.CANAL_SYMBOL[variant, canal, space])
        if symbol >= 0:
            shown[c.space_name(shape, space, turn)] = _word(f"name-symbol-{c.OFFICIALS[symbol]}")
    order = [*c.COMPASS, *shown]
    return Several(_word("symbol-at", place=name, symbol=shown[name]) for name in sorted(shown, key=order.index))


def _symbols(part: int) -> dict[str, int]:
    return {symbol: int(t.PART_SYMBOLS[part, number]) for number, symbol in enumerate(t.SYMBOLS)}


def goods_words(tile: int) -> str:
    """What a goods tile shows: "2 coal, grain"."""
    shown = t.TILE_GOODS[tile].tolist()
    counts = {good: shown.count(number) for number, good in enumerate(t.GOOD_IDS) if number in shown}
    return Several(_word("label-amount", count=n, name=_word(f"name-good-{good}")) for good, n in counts.items())


def _steps_hint(s: Any, seat: int, ring: int, steps: int) -> tuple[str, dict[str, Any]]:
    price = int(steps_price(steps, int(free_steps(s, seat, ring))))
    space = (int(s.marker[ring]) + steps) % int(t.RING_SPACES[ring])
    if ring == t.RING.hiring:
        first, left = space * t.PLACES_PER_SPACE, int(s.money[seat]) - price
        posts = (int(employee) for employee in s.posts[first : first + t.PLACES_PER_SPACE])
        staff = [one for one in posts if may_hire(s, seat, one, left)]
        names = Several(_word(f"name-employee-{t.EMPLOYEES[one]}") for one in staff)
        # The cheapest of them; whether others cost more is said beside it.
        fees = sorted({int(t.FEE[one]) for one in staff}) or [0]
        args = {"price": price + fees[0], "steps": steps, "fees": "some" if len(fees) > 1 else "same"}
        return "hint-search", {**args, "employees": names}
    piece = _word(f"name-piece-{t.PIECES[t.RING_PIECE[ring, space]]}")
    return "hint-steps", {"price": price, "steps": steps, "piece": piece}


def _load_hint(s: Any, piece: int, number: int) -> tuple[str, dict[str, Any]]:
    """The speed, where the kind that is loaded makes one."""
    if piece not in (t.PIECE.stoker, t.PIECE.chimney, t.PIECE.sail):
        return "", {}
    key = "hint-smokestacks" if piece == t.PIECE.chimney else "hint-speed"
    return key, {"speed": int(speed_with(s, piece, number))}


def _voyage_hint(chart: Chart, route: Route) -> tuple[str, dict[str, Any]]:
    """What the voyage brings if it goes on in the best way, and that way."""
    points = chart.ship + route.officials + route.riband
    parts = {"ship": chart.ship, "officials": route.officials, "riband": route.riband}
    return "hint-voyage", {"points": points, **parts, "route": " ".join(route.moves)}
