"""Why words are not legal now: the message that says so, with its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has

from .. import canal_data as c
from .. import data as t
from ..rules.action_row import in_play, income, occupied
from ..rules.actions import performable
from ..rules.build import open_places
from ..rules.launch import most_aboard
from ..rules.wheel import free_steps, steps_price
from ..state import ARG, STEP_4, D
from .notation import LOADED

Why = tuple[str, dict[str, Any]]
UNKNOWN: Why = ("", {})


def why(s: Any, words: str) -> Why:
    """The message that says why some words are not legal at the pending decision; none if it takes longer to tell."""
    ask = ASKED.get(int(pending.kind(s)))
    first, _, second = words.partition(" ")
    return ask(s, int(pending.actor(s)), first, second) if ask is not None else UNKNOWN


def _found(name: str, ids: tuple[str, ...]) -> int:
    """The number of an id, or -1; capitals do not matter."""
    return next((number for number, known in enumerate(ids) if known.lower() == name), -1)


def _money(s: Any, seat: int, cost: int) -> Why:
    return "why-money", {"cost": cost, "held": int(s.money[seat])}


# -- actions -----------------------------------------------------------------------------------------------------


def _tile(s: Any, seat: int, name: str, _: str) -> Why:
    tile = _found(name, t.ACTION_IDS)
    if tile < 0:
        return UNKNOWN
    if tile >= in_play(s):
        return "why-out-of-play", {}
    if tile == s.leading:
        return "why-leading", {}
    if occupied(s, tile):
        return "why-occupied", {}
    return _unable(s, seat, tile, int(s.money[seat] + s.guilders[tile] + income(s, tile)))


def _act(s: Any, seat: int, verb: str, name: str) -> Why:
    """A bonus action, or what the main action that comes now would be done with."""
    ask = WITHIN.get(int(s.chosen))
    return _bonus(s, seat, verb, name) if verb == "bonus" or ask is None else ask(s, seat, verb, name)


def _bonus(s: Any, seat: int, verb: str, name: str) -> Why:
    tile = _found(name, t.ACTION_IDS)
    if verb != "bonus" or tile < 0:
        return UNKNOWN
    if pending.arg(s, STEP_4.bonus_bought) == 1:
        return "why-one-bonus", {}
    if tile >= in_play(s):
        return "why-out-of-play", {}
    if tile == s.chosen:
        return "why-chosen", {}
    if s.money[seat] < t.BONUS_COST:
        return _money(s, seat, int(t.BONUS_COST))
    return _unable(s, seat, tile, int(s.money[seat]) - int(t.BONUS_COST))


def _final(s: Any, seat: int, verb: str, name: str) -> Why:
    tile = _found(name, t.ACTION_IDS)
    if verb != "final" or tile < 0:
        return UNKNOWN
    return _unable(s, seat, tile, int(s.money[seat])) if tile < in_play(s) else ("why-out-of-play", {})


def _unable(s: Any, seat: int, tile: int, money: int) -> Why:
    """Why an action cannot be carried out with so much money."""
    able = performable(s, seat, tile, money, False)
    return UNKNOWN if able else (f"why-unable-{t.ACTION_IDS[tile]}", {"money": money})


# -- buying ------------------------------------------------------------------------------------------------------


def _column(s: Any, seat: int, verb: str, name: str) -> Why:
    part = _found(verb, t.PARTS)
    if part >= 0:
        return _offered_part(s, seat, part)
    column = _found(name, t.COLUMNS)
    if verb != "buy" or column < 0:
        return UNKNOWN
    prices = [int(price) for part, price in zip(s.offer[column], t.PART_PRICE, strict=True) if part >= 0]
    if not prices:
        return "why-no-part", {}
    return _money(s, seat, min(prices)) if min(prices) > s.money[seat] else ("why-no-place", {})


def _offered_part(s: Any, seat: int, part: int) -> Why:
    """A part that was pointed at before its column was asked for."""
    rows = [row for column in s.offer for row, one in enumerate(column) if one == part]
    if not rows:
        return "why-not-offered", {}
    price = int(t.PART_PRICE[rows[0]])
    if price > s.money[seat]:
        return _money(s, seat, price)
    return UNKNOWN if open_places(s, seat, int(t.PART_KIND[part])) else ("why-no-place", {})


def _part(s: Any, seat: int, name: str, _: str) -> Why:
    part = _found(name, t.PARTS)
    shown = [int(one) for one in s.offer[int(pending.arg(s, ARG.part.column))]]
    if part < 0 or part not in shown:
        return "why-not-offered", {}
    return _money(s, seat, int(t.PART_PRICE[shown.index(part)]))


def _place(s: Any, seat: int, verb: str, number: str) -> Why:
    if verb != "on" or number not in t.PLACE_IDS:
        return UNKNOWN
    place = t.PLACE_IDS.index(number)
    if s.yard[seat, place] >= 0:
        return "why-place-taken", {}
    kind = int(t.COLUMN_KIND[int(pending.arg(s, ARG.place.column))])
    return UNKNOWN if has(open_places(s, seat, kind), place) else ("why-place", {"kind": t.KINDS[kind]})


def _canal(s: Any, seat: int, verb: str, name: str) -> Why:
    return _offered(s, seat, verb == "rent", _found(name, c.CANALS), s.canal_offer, c.CANAL_PRICE)


def _goods(s: Any, seat: int, verb: str, name: str) -> Why:
    return _offered(s, seat, verb == "purchase", _found(name, t.GOODS_TILES), s.goods_offer, t.GOODS_PRICE)


def _offered(s: Any, seat: int, asked: bool, tile: int, offer: Any, prices: Any) -> Why:
    shown = [int(one) for one in offer]
    if not asked:
        return UNKNOWN
    if tile < 0 or tile not in shown:
        return "why-not-offered", {}
    return _money(s, seat, int(prices[shown.index(tile)]))


def _trade(s: Any, seat: int, verb: str, name: str) -> Why:
    tile = _found(name, t.GOODS_TILES)
    if verb != "trade":
        return UNKNOWN
    return ("why-no-tile", {}) if tile < 0 or not has(s.goods[seat], tile) else UNKNOWN


# -- the wheel ---------------------------------------------------------------------------------------------------


def _search(s: Any, seat: int, verb: str, word: str) -> Why:
    """An employee who was pointed at before the steps were asked for, or a number of steps."""
    employee = _found(word, t.EMPLOYEES)
    if verb != "hire" or employee < 0:
        return _steps(s, seat, t.RING.hiring, verb, word)
    barred = _barred(s, seat, employee)
    if barred:
        return barred, {}
    space = [int(one) for one in s.posts].index(employee) // t.PLACES_PER_SPACE
    steps = (space - int(s.marker[t.RING.hiring])) % t.HIRING_SPACES or t.HIRING_SPACES
    cost = int(steps_price(steps, int(free_steps(s, seat, t.RING.hiring)))) + int(t.FEE[employee])
    return _money(s, seat, cost) if cost > s.money[seat] else UNKNOWN


def _equipment(s: Any, seat: int, verb: str, number: str) -> Why:
    return _steps(s, seat, t.RING.equipment, verb, number)


def _crew(s: Any, seat: int, verb: str, number: str) -> Why:
    return _steps(s, seat, t.RING.crew, verb, number)


def _steps(s: Any, seat: int, ring: int, verb: str, number: str) -> Why:
    if verb != "steps" or not number.isdecimal():
        return UNKNOWN
    if not 1 <= int(number) <= t.RING_SPACES[ring]:
        return "why-steps", {"most": int(t.RING_SPACES[ring])}
    price = int(steps_price(int(number), int(free_steps(s, seat, ring))))
    return _money(s, seat, price) if price > s.money[seat] else ("why-nobody", {})


def _hire(s: Any, seat: int, verb: str, name: str) -> Why:
    employee = _found(name, t.EMPLOYEES)
    if verb != "hire" or employee < 0:
        return UNKNOWN
    first = int(s.marker[t.RING.hiring]) * t.PLACES_PER_SPACE
    if employee not in s.posts[first : first + t.PLACES_PER_SPACE]:
        return "why-not-there", {}
    barred = _barred(s, seat, employee)
    return (barred, {}) if barred else _money(s, seat, int(t.FEE[employee]))


def _barred(s: Any, seat: int, employee: int) -> str:
    """SY-12.4, SY-12.5: why an employee cannot be hired for any money."""
    if s.staff_left[employee] == 0:
        return "why-gone"
    if has(s.employees[seat], employee):
        return "why-hired"
    return "why-level" if int(t.REQUIRES[employee]) & ~int(s.employees[seat]) else ""


# -- ships and contracts -----------------------------------------------------------------------------------------


def _launch(s: Any, seat: int, verb: str, _: str) -> Why:
    if verb != "sail":
        return ("why-scrap", {}) if verb == "scrap" else UNKNOWN
    return ("why-captain", {}) if s.reserve[seat, t.PIECE.captain] == 0 else ("why-no-voyage", {})


def _load(s: Any, seat: int, first: str, more: str) -> Why:
    piece, _, number = first.partition("=")
    if piece not in LOADED or not number.isdecimal():
        return UNKNOWN
    kind = LOADED.index(piece)
    held = int(s.reserve[seat, kind]) - (kind == t.PIECE.captain)
    if int(number) > held:
        return "why-reserve", {"piece": piece, "held": held}
    most = int(most_aboard(s, seat, kind))
    return ("why-room", {"most": most}) if int(number) > most else UNKNOWN


def _discard(s: Any, seat: int, verb: str, name: str) -> Why:
    contract = _found(name.partition(" ")[0], t.CONTRACTS)
    if verb != "discard" or contract < 0:
        return UNKNOWN
    return UNKNOWN if has(s.contracts[seat], contract) else ("why-no-contract", {})


ASKED: dict[int, Callable[[Any, int, str, str], Why]] = {
    D.tile: _tile, D.act: _act, D.more: _bonus, D.final: _final, D.column: _column, D.last_part: _column,
    D.part: _part, D.place: _place, D.canal: _canal, D.goods: _goods, D.trade: _trade, D.equipment: _equipment,
    D.crew: _crew, D.search: _search, D.hire: _hire, D.launch: _launch, D.load: _load, D.discard: _discard,
}  # fmt: skip
WITHIN: dict[int, Callable[[Any, int, str, str], Why]] = {
    t.ACTION.build: _column, t.ACTION.canal: _canal, t.ACTION.goods: _goods, t.ACTION.exchange: _trade,
    t.ACTION.equipment: _equipment, t.ACTION.crew: _crew, t.ACTION.employee: _search,
}  # fmt: skip
"""What asks for the object of an action."""
