"""Why words are not legal now: the message that says so, with its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has

from .. import data as t
from ..rules.church import can_donate, donation_money, limit_kept, parts_built
from ..rules.guildhall import occupied, open_sites
from ..rules.harbour import most_ships
from ..rules.trade import affordable, units_chosen
from ..rules.turn import move_cost
from ..state import D

Why = tuple[str, dict[str, Any]]
UNKNOWN: Why = ("", {})


def why(s: Any, words: str) -> Why:
    """The message that says why some words are not legal at the pending decision; none if it takes longer to tell."""
    ask = ASKED.get(int(pending.kind(s)))
    first, _, second = words.partition(" ")
    return ask(s, int(pending.actor(s)), first, second) if ask is not None else UNKNOWN


def _move(s: Any, seat: int, verb: str, space: str) -> Why:
    if verb != "move":
        return UNKNOWN
    if space not in t.SPACES:
        return "why-space", {}
    return "why-move", {"cost": int(move_cost(s, seat, t.SPACES.index(space))), "held": int(s.prestige[seat])}


def _trade(s: Any, seat: int, verb: str, _: str) -> Why:
    if verb == "sell":
        return "why-no-goods", {}
    if verb == "buy":
        return "why-no-money", {"cost": int(t.DEPOT_PRICE[1]), "held": int(s.money[seat])}
    return ("why-idle", {}) if verb == "none" else UNKNOWN


def _sell(s: Any, seat: int, first: str, more: str) -> Why:
    good, amount = _counted(first)
    if good not in t.GOODS:
        return UNKNOWN
    held = int(s.stock[seat, t.GOODS.index(good)])
    if amount > held:
        return "why-stock", {"good": good, "held": held}
    return _twice(f"{first} {more}")


def _buy(s: Any, seat: int, first: str, more: str) -> Why:
    item, amount = _counted(first)
    if item == "bell" and amount + int(s.stock[seat, t.ITEM.bell]) > t.BELLS_HELD_MOST:
        return "why-bell", {"most": int(t.BELLS_HELD_MOST)}
    if item not in t.STOCK[t.ITEM.timber :]:
        return UNKNOWN
    asked = [_counted(word)[1] for word in f"{first} {more}".split()]
    if sum(asked) + int(units_chosen(s)) > affordable(s, seat):
        return "why-affordable", {"most": int(affordable(s, seat))}
    return _twice(f"{first} {more}")


def _ships(s: Any, seat: int, verb: str, count: str) -> Why:
    if verb != "ships" or not count.isdecimal():
        return UNKNOWN
    timber = int(s.stock[seat, t.ITEM.timber])
    if int(count) * t.SHIP_TIMBER > timber:
        return "why-timber", {"each": int(t.SHIP_TIMBER), "held": timber}
    return "why-ships", {"most": int(most_ships(s, seat))}


def _donate(s: Any, seat: int, verb: str, church: str) -> Why:
    if verb != "donate" or church not in t.CHURCHES:
        return UNKNOWN
    part = int(parts_built(s, t.CHURCHES.index(church)))
    if part == t.PARTS:
        return "why-finished", {}
    needs = zip(("brick", "timber", "bell"), t.DONATION_COST[part, :3], strict=True)
    short = {name: max(0, int(need) - int(s.stock[seat, t.STOCK.index(name)])) for name, need in needs}
    short["money"] = max(0, int(donation_money(s, seat, part)) - int(s.money[seat]))
    return "why-donate", {"part": part + 1, **short, "kinds": sum(amount > 0 for amount in short.values())}


def _score(s: Any, seat: int, verb: str, token: str) -> Why:
    if verb == "donate" and token in t.CHURCHES:  # nothing could be paid, or donating was finished
        return ("why-scoring", {}) if can_donate(s, seat, t.CHURCHES.index(token)) else _donate(s, seat, verb, token)
    if verb == "stop" and not limit_kept(s, seat):
        return "why-keep", {}
    if verb != "score" or token not in t.TOKEN_IDS:
        return UNKNOWN
    number = t.TOKEN_IDS.index(token)
    if not has(s.tokens[seat], number):
        return "why-token", {}
    return ("why-scored", {}) if has(s.scored[seat], number) else UNKNOWN


def _build(s: Any, seat: int, verb: str, name: str) -> Why:
    if verb != "build":
        return UNKNOWN
    sites = [site.lower() for site in t.SITES]
    if name not in sites:
        return "why-site", {}
    site = sites.index(name)
    if has(occupied(s), site):
        owner = next(other for other in range(int(s.seats)) if has(s.sites[other], site))
        return "why-site-taken", {"owner": owner}
    timber, brick = int(s.stock[seat, t.ITEM.timber]), int(s.stock[seat, t.ITEM.brick])
    if timber < t.BUILDING_TIMBER or brick < t.BUILDING_BRICK:
        return "why-build", {"timber": timber, "brick": brick}
    return ("why-official", {}) if has(open_sites(s, seat, 0), site) else ("why-joined", {})


def _official(s: Any, seat: int, name: str, _: str) -> Why:
    return ("why-official-gone", {}) if name in t.OFFICIALS else UNKNOWN


def _canon(s: Any, seat: int, verb: str, church: str) -> Why:
    return ("why-finished", {}) if verb == "canon" and church in t.CHURCHES else UNKNOWN


def _counted(word: str) -> tuple[str, int]:
    """`beer=3` in two parts; an amount that is none counts as 0."""
    item, _, amount = word.partition("=")
    amount = amount.removesuffix("+")
    return item, int(amount) if amount.isdecimal() else 0


def _twice(words: str) -> Why:
    named = [_counted(word)[0] for word in words.split()]
    again = next((item for item in named if named.count(item) > 1), None)
    return ("why-twice", {}) if again is not None else UNKNOWN


ASKED: dict[int, Callable[[Any, int, str, str], Why]] = {
    D.move: _move, D.trade: _trade, D.sell: _sell, D.buy: _buy, D.ships: _ships, D.donate: _donate, D.score: _score,
    D.surplus: _score, D.site: _build, D.official: _official, D.canon: _canon,
}  # fmt: skip
