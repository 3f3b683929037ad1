"""Hamburgum in words (HB-19.12)."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count

from .. import data as t
from ..rules.church import (
    can_donate,
    completed_churches,
    donation_money,
    kinds_left,
    parts_built,
    token_value,
    unscored,
)
from ..rules.guildhall import counted, open_sites
from ..rules.harbour import lying_in, most_ships, ship_available, supply
from ..rules.knowledge import first_hidden
from ..rules.trade import affordable, depot_price, proceeds, units_chosen
from ..rules.turn import move_cost
from ..state import (
    A_BUY,
    A_CHURCH,
    A_COUNT,
    A_DECLINE,
    A_KIND,
    A_NONE,
    A_OFFICIAL,
    A_SELL,
    A_SITE,
    A_STOP,
    A_TOKEN,
    ARG,
    BUY_ORDER,
    CHOICE,
    DECISIONS,
    MOST_COUNT,
    OPT,
    D,
)

JOINED = frozenset({"sell", "buy", "token", "official", "canon_token"})
UNORDERED = (frozenset({"sell"}), frozenset({"buy"}))
"""Goods and materials may be named in any order."""


def phrase(s: Any, action: int) -> str:
    """The notation of one legal answer."""
    kind = int(pending.kind(s))
    if kind == D.move:
        return f"move {t.SPACES[action]}"
    if kind == D.trade:
        return {A_SELL: "sell", A_BUY: "buy", A_NONE: "none"}[action]
    if kind == D.sell:
        return f"{t.GOODS[pending.arg(s, ARG.sell.good)]}={_amount(s, action)}"
    if kind == D.buy:
        return f"{BUY_ORDER[pending.arg(s, ARG.buy.item)]}={_amount(s, action)}"
    if kind == D.ships:
        return f"ships {action - A_COUNT}"
    if action == A_STOP:
        return "stop"
    if kind == D.donate:
        return f"donate {t.CHURCHES[action - A_CHURCH]}"
    if kind in (D.token, D.canon_token):
        return t.KINDS[action - A_KIND]
    if kind in (D.score, D.surplus):
        return f"score {t.TOKEN_IDS[action - A_TOKEN]}"
    if kind == D.site:
        return f"build {t.SITES[action - A_SITE]}"
    if kind == D.official:
        return str(t.OFFICIALS[action - A_OFFICIAL])
    return "canon decline" if action == A_DECLINE else f"canon {t.CHURCHES[action - A_CHURCH]}"


def _amount(s: Any, action: int) -> str:
    """A count; where more is at hand than a code can name, the largest one is written with a plus (HB-19.10)."""
    amount = action - A_COUNT
    return f"{amount}+" if amount == MOST_COUNT and _most(s) > MOST_COUNT else str(amount)


def _most(s: Any) -> int:
    seat = int(pending.actor(s))
    if pending.kind(s) == D.sell:
        good = int(pending.arg(s, ARG.sell.good))
        return int(s.stock[seat, good] - pending.arg(s, ARG.sell.beer + good))
    return int(affordable(s, seat)) - int(units_chosen(s))


def implied(s: Any) -> int:
    """The answer a written turn may leave out: nothing more of this."""
    kind = int(pending.kind(s))
    if kind in (D.sell, D.buy, D.ships):
        return A_COUNT
    if kind == D.trade:
        return A_NONE
    return A_STOP if kind in (D.donate, D.score, D.site) else -1


def dealt(s: Any) -> dict[str, str]:
    """What chance decided beside the seats (HB-18.1): the blue stack of variant II, from the top."""
    if s.options[OPT.officials] != CHOICE.officials.advanced_random:
        return {}
    return {"officials": ", ".join(t.OFFICIALS[number] for number in s.officials if number >= 0)}


def hint(s: Any, action: int) -> tuple[str, dict[str, Any]]:
    """The message that tells a person what an answer does now, with its numbers."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if kind == D.move:
        return f"space-{t.SPACES[action]}", _move(s, seat, action)
    if kind == D.donate and action == A_STOP and not unscored(s, seat):  # nothing to go on to
        return "hint-score-stop", {}
    if action == A_STOP or kind == D.trade:
        return f"hint-{DECISIONS[kind].name}-{phrase(s, action)}", {}
    if kind == D.donate:
        return "hint-donate", _donation(s, seat, action - A_CHURCH)
    if kind == D.sell:
        return "hint-sell", {"total": _proceeds(s, seat, action - A_COUNT)}
    if kind == D.buy:
        units = _bought(s, seat, action - A_COUNT)
        return "hint-buy", {"units": units, "total": int(depot_price(s, units))}
    if kind in (D.token, D.canon_token):
        church, which = int(pending.arg(s, ARG.token.church)), action - A_KIND
        worth = int(token_value(s, seat, church, which))
        if which == t.KIND.tokens:  # the token itself will count
            worth += int(t.TOKEN_VALUE[church, which])
        return "hint-token", {"value": worth, "reconstructed": _reconstructed(church, which)}
    if kind in (D.score, D.surplus):
        church, which = divmod(action - A_TOKEN, len(t.KINDS))
        worth = int(token_value(s, seat, church, which))
        return "hint-score", {"value": worth, "reconstructed": _reconstructed(church, which)}
    if kind == D.site:
        return _site_hint(s, seat, action - A_SITE)
    if kind == D.official:
        return _official_hint(s, seat, action - A_OFFICIAL)
    if kind == D.canon and action != A_DECLINE:
        church = action - A_CHURCH
        return "hint-canon", {"part": int(parts_built(s, church)) + 1, "tokens": _tokens_left(s, church)}
    return "", {}


def _move(s: Any, seat: int, space: int) -> dict[str, Any]:
    """What a move costs, what it brings there now, and what is missing there."""
    told: dict[str, Any] = {"cost": int(move_cost(s, seat, space)), "lacks": _lacks(s, seat, space)}
    act = int(t.SPACE_ACTION[space])
    if act <= t.ACT.cloth:
        makers = int(s.sites[seat]) & int(t.TYPE_SITES[t.PRODUCER[act]])
        told["amount"] = int(t.BASIC_OUTPUT) + int(count(makers))
    elif act == t.ACT.trade:
        total = int(proceeds(s, seat, *(int(held) for held in s.stock[seat, : len(t.GOODS)])))
        units = int(affordable(s, seat))
        told |= {"can": _either("sell", total, "buy", units), "total": total, "units": units}
    elif act == t.ACT.church:
        able = any(can_donate(s, seat, church) for church in range(len(t.CHURCHES)))
        value = sum(int(token_value(s, seat, church, kind)) for church, kind in _tokens(int(unscored(s, seat))))
        told |= {"can": _either("donate", able, "score", unscored(s, seat)), "value": value}
    elif act == t.ACT.dockyard:
        told["ships"] = int(most_ships(s, seat))
    elif act == t.ACT.guildhall:
        stock = s.stock[seat]
        told["most"] = min(int(stock[t.ITEM.timber]) // t.BUILDING_TIMBER, int(stock[t.ITEM.brick]) // t.BUILDING_BRICK)
    return told


def _either(first: str, one: Any, second: str, other: Any) -> str:
    """Which of two things can be done."""
    return "both" if one and other else first if one else second if other else "none"


def _tokens(held: int) -> list[tuple[int, int]]:
    """Tokens given as bits: church and kind of each."""
    return [divmod(token, len(t.KINDS)) for token in range(len(t.TOKEN_IDS)) if held >> token & 1]


def _lacks(s: Any, seat: int, space: int) -> str:
    """What is missing for any effect at all: to build (HB-8.1, HB-12.1), to trade, to donate or score."""
    timber, brick = int(s.stock[seat, t.ITEM.timber]), int(s.stock[seat, t.ITEM.brick])
    act = t.SPACE_ACTION[space]
    if act == t.ACT.trade and not s.stock[seat, : len(t.GOODS)].any() and not affordable(s, seat):
        return "trade"
    if act == t.ACT.church:
        able = any(can_donate(s, seat, church) for church in range(len(t.CHURCHES)))
        return "nothing" if able or unscored(s, seat) else "church"
    if act == t.ACT.dockyard and not most_ships(s, seat):
        return "timber" if timber < t.SHIP_TIMBER else "ship"
    if act == t.ACT.guildhall:
        wood, stone = timber < t.BUILDING_TIMBER, brick < t.BUILDING_BRICK
        if wood or stone:
            return "both" if wood and stone else "timber" if wood else "brick"
        if not open_sites(s, seat, 0):
            return "site"
    return "nothing"


def _reconstructed(church: int, kind: int) -> int:
    """1 for a token that is a reconstruction (HB-2.11)."""
    return int(t.TOKEN_IDS[church * len(t.KINDS) + kind] in t.TOKENS_RECONSTRUCTED)


def _tokens_left(s: Any, church: int) -> int:
    """How many tokens a donor may choose from; 0: part 1 takes the points token (HB-9.7)."""
    return int(count(kinds_left(s, church))) if parts_built(s, church) else 0


def _donation(s: Any, seat: int, church: int) -> dict[str, int]:
    """What a church's next part costs, the tokens to choose from, and what it brings to complete the church."""
    part = int(parts_built(s, church))
    brick, timber, bell = (int(amount) for amount in t.DONATION_COST[part, :3])
    done = completed_churches(s)
    bonus = int(t.BONUS[done]) if part + 1 == t.PARTS else 0
    ends = int(part + 1 == t.PARTS and done + 1 == len(t.CHURCHES))  # HB-16.1
    money = int(donation_money(s, seat, part))
    cost = {"brick": brick, "timber": timber, "bell": bell, "money": money}
    return {"part": part + 1, **cost, "bonus": bonus, "ends": ends, "tokens": _tokens_left(s, church)}


def _proceeds(s: Any, seat: int, amount: int) -> int:
    """What the sale brings in all with so many of the good asked for; the only unit that is left then has to go."""
    units = [int(pending.arg(s, ARG.sell.beer + good)) for good in range(len(t.GOODS))]
    asked = int(pending.arg(s, ARG.sell.good))
    units[asked] += amount
    later = {good: int(s.stock[seat, good]) for good in range(asked + 1, len(t.GOODS))}
    if not any(units) and sum(later.values()) == 1:
        units[next(good for good, held in later.items() if held)] = 1
    return int(proceeds(s, seat, *units))


def _bought(s: Any, seat: int, amount: int) -> int:
    """The units of the purchase with so many of the material asked for; one has to be bought."""
    units = int(units_chosen(s)) + amount
    last = int(pending.arg(s, ARG.buy.item)) == len(BUY_ORDER) - 2 and affordable(s, seat) == 1
    return 1 if units == 0 and last else units


def _site_hint(s: Any, seat: int, site: int) -> tuple[str, dict[str, Any]]:
    kind = t.TYPES[t.SITE_TYPE[site]]
    if kind == "official" and s.options[OPT.officials] != CHOICE.officials.advanced_choice:
        top = _visible_top(s)
        return _official_hint(s, seat, top, site) if top >= 0 else ("hint-official-unknown", {})
    return f"hint-build-{kind}", {"money": int(t.MERCHANT_MONEY), "ship": int(_captain_brings_ship(s, seat))}


def _captain_brings_ship(s: Any, seat: int) -> bool:
    """Whether a captain's own ship is available once the Flying Dutchman has arrived (HB-13.4, HB-13.5)."""
    lying, home = int(lying_in(s, t.BERTH.berth_3)), int(s.ships[seat, t.BERTH.berth_1])
    left = int(supply(s, seat))
    if s.dutchmen_left > 0:
        if lying == s.seats:
            left, home, lying = left + home, int(s.ships[seat, t.BERTH.berth_2]), 0
        lying += 1
    return bool(ship_available(s, left, lying == s.seats, home))


def _visible_top(s: Any) -> int:
    return int(s.officials[0]) if first_hidden(s) > 0 else -1


def _official_hint(s: Any, seat: int, official: int, site: int = -1) -> tuple[str, dict[str, Any]]:
    """What an official would bring; while its citizen is not yet placed on the site that one is counted in."""
    per = int(t.OFFICIAL_PER[official])
    number = int(counted(s, seat, per))
    new_parish = not int(s.sites[seat]) & int(t.PARISH_SITES[t.SITE_PARISH[site]])
    if site >= 0 and (per in (t.PER.citizens, t.PER.own_citizens) or (per == t.PER.own_parishes and new_parish)):
        number += 1
    money = int(t.OFFICIAL_MONEY[official]) * number
    name = t.OFFICIALS[official].rstrip("_1234567")
    bricks = int(s.stock[seat, t.ITEM.brick]) - (int(t.BUILDING_BRICK) if site >= 0 else 0)
    told = {"money": money, "bricks": bricks}
    if site >= 0:
        return f"hint-official-{name}", told
    return ("hint-appoint-canon" if name == "canon" else "hint-appoint"), told  # the answer is the official's name
