"""Hamburgum in words (HB-19.12)."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count
from wharfinger.kernel.events import Event

from .. import data as t
from ..rules.church import completed_churches, donation_money, parts_built, token_value
from ..rules.guildhall import counted, open_sites
from ..rules.harbour import most_ships
from ..rules.knowledge import first_hidden
from ..rules.trade import affordable, depot_price, proceeds
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
    ADVANCED_CHOICE,
    ADVANCED_RANDOM,
    D_BUY,
    D_CANON,
    D_CANON_TOKEN,
    D_DONATE,
    D_MOVE,
    D_OFFICIAL,
    D_SCORE,
    D_SELL,
    D_SHIPS,
    D_SITE,
    D_SURPLUS,
    D_TOKEN,
    D_TRADE,
    DECISIONS,
    MOST_COUNT,
    OPT_OFFICIALS,
)

JOINED = frozenset({"sell", "buy", "token", "official", "canon_token"})
UNORDERED = (frozenset({"sell"}), frozenset({"buy"}))
"""Goods and materials may be named in any order."""
BUY_ORDER = ("bell", "brick", "timber")


def phrase(s: Any, action: int) -> str:
    """The notation of one legal answer."""
    kind = int(pending.kind(s))
    if kind == D_MOVE:
        return f"move {t.SPACES[action]}"
    if kind == D_TRADE:
        return {A_SELL: "sell", A_BUY: "buy", A_NONE: "none"}[action]
    if kind == D_SELL:
        return f"{t.GOODS[pending.arg(s, 0)]}={_amount(s, action)}"
    if kind == D_BUY:
        return f"{BUY_ORDER[pending.arg(s, 0)]}={_amount(s, action)}"
    if kind == D_SHIPS:
        return f"ships {action - A_COUNT}"
    if action == A_STOP:
        return "stop"
    if kind == D_DONATE:
        return f"donate {t.CHURCHES[action - A_CHURCH]}"
    if kind in (D_TOKEN, D_CANON_TOKEN):
        return t.KINDS[action - A_KIND]
    if kind in (D_SCORE, D_SURPLUS):
        return f"score {t.TOKEN_IDS[action - A_TOKEN]}"
    if kind == D_SITE:
        return f"build {t.SITES[action - A_SITE]}"
    if kind == D_OFFICIAL:
        return str(t.OFFICIALS[action - A_OFFICIAL])
    return "canon decline" if action == A_DECLINE else f"canon {t.CHURCHES[action - A_CHURCH]}"


def _amount(s: Any, action: int) -> str:
    """A count; where more is at hand than a code can name, the largest one is written with a plus (HB-19.10)."""
    amount = action - A_COUNT
    return f"{amount}+" if amount == MOST_COUNT and _most(s) > MOST_COUNT else str(amount)


def _most(s: Any) -> int:
    seat = int(pending.actor(s))
    if pending.kind(s) == D_SELL:
        good = int(pending.arg(s, 0))
        return int(s.stock[seat, good] - pending.arg(s, 1 + good))
    return int(affordable(s, seat)) - sum(int(pending.arg(s, k)) for k in (1, 2, 3))


def implied(s: Any) -> int:
    """The answer a written turn may leave out: nothing more of this."""
    kind = int(pending.kind(s))
    if kind in (D_SELL, D_BUY, D_SHIPS):
        return A_COUNT
    if kind == D_TRADE:
        return A_NONE
    return A_STOP if kind in (D_DONATE, D_SCORE, D_SITE) else -1


def dealt(s: Any) -> dict[str, str]:
    """What chance decided beside the seats (HB-18.1): the blue stack of variant II, from the top."""
    if s.options[OPT_OFFICIALS] != ADVANCED_RANDOM:
        return {}
    return {"officials": ", ".join(t.OFFICIALS[number] for number in s.officials if number >= 0)}


def hint(s: Any, action: int) -> tuple[str, dict[str, Any]]:
    """The message that tells a person what an answer does now, with its numbers."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if kind == D_MOVE:
        return f"space-{t.SPACES[action]}", {"cost": int(move_cost(s, seat, action)), "lacks": _lacks(s, seat, action)}
    if action == A_STOP or kind == D_TRADE:
        return f"hint-{DECISIONS[kind].name}-{phrase(s, action)}", {}
    if kind == D_DONATE:
        return "hint-donate", _donation(s, seat, int(parts_built(s, action - A_CHURCH)))
    if kind == D_SELL:
        return "hint-sell", {"total": _proceeds(s, seat, action - A_COUNT)}
    if kind == D_BUY:
        units = sum(int(pending.arg(s, k)) for k in (1, 2, 3)) + action - A_COUNT
        return "hint-buy", {"units": units, "total": int(depot_price(s, units))}
    if kind in (D_TOKEN, D_CANON_TOKEN):
        church, which = int(pending.arg(s, 0)), action - A_KIND
        worth = int(token_value(s, seat, church, which))
        if which == t.TOKENS:  # the token itself will count
            worth += int(t.TOKEN_VALUE[church, which])
        return "hint-token", {"value": worth, "reconstructed": _reconstructed(church, which)}
    if kind in (D_SCORE, D_SURPLUS):
        church, which = divmod(action - A_TOKEN, len(t.KINDS))
        worth = int(token_value(s, seat, church, which))
        return "hint-score", {"value": worth, "reconstructed": _reconstructed(church, which)}
    if kind == D_SITE:
        return _site_hint(s, seat, action - A_SITE)
    if kind == D_OFFICIAL:
        return _official_hint(s, seat, action - A_OFFICIAL)
    if kind == D_CANON and action != A_DECLINE:
        return "hint-canon", {"part": int(parts_built(s, action - A_CHURCH)) + 1}
    return "", {}


def _lacks(s: Any, seat: int, space: int) -> str:
    """What is missing to build anything at the Dockyard or the Guildhall (HB-8.1, HB-12.1)."""
    timber, brick = int(s.stock[seat, t.TIMBER]), int(s.stock[seat, t.BRICK])
    if t.SPACE_ACTION[space] == t.DOCKYARD and not most_ships(s, seat):
        return "timber" if timber < t.SHIP_TIMBER else "ship"
    if t.SPACE_ACTION[space] == t.GUILDHALL:
        wood, stone = timber < t.BUILDING_TIMBER, brick < t.BUILDING_BRICK
        if wood or stone:
            return "both" if wood and stone else "timber" if wood else "brick"
        if not open_sites(s, seat, 0):
            return "site"
    return "nothing"


def _reconstructed(church: int, kind: int) -> int:
    """1 for a token that is a reconstruction (HB-2.11)."""
    return int(t.TOKEN_IDS[church * len(t.KINDS) + kind] in t.TOKENS_RECONSTRUCTED)


def _donation(s: Any, seat: int, part: int) -> dict[str, int]:
    """What a part costs, and what it brings to complete the church."""
    brick, timber, bell = (int(amount) for amount in t.DONATION_COST[part, :3])
    bonus = int(t.BONUS[completed_churches(s)]) if part + 1 == t.PARTS else 0
    money = int(donation_money(s, seat, part))
    return {"part": part + 1, "brick": brick, "timber": timber, "bell": bell, "money": money, "bonus": bonus}


def _proceeds(s: Any, seat: int, amount: int) -> int:
    """What the sale brings in all with so many of the good asked for."""
    units = [int(pending.arg(s, 1 + good)) for good in range(len(t.GOODS))]
    units[int(pending.arg(s, 0))] += amount
    return int(proceeds(s, seat, *units))


def _site_hint(s: Any, seat: int, site: int) -> tuple[str, dict[str, Any]]:
    kind = t.TYPES[t.SITE_TYPE[site]]
    if kind == "official" and s.options[OPT_OFFICIALS] != ADVANCED_CHOICE:
        top = _visible_top(s)
        return _official_hint(s, seat, top, site) if top >= 0 else ("hint-official-unknown", {})
    return f"hint-build-{kind}", {"money": int(t.MERCHANT_MONEY)}


def _visible_top(s: Any) -> int:
    return int(s.officials[0]) if first_hidden(s) > 0 else -1


def _official_hint(s: Any, seat: int, official: int, site: int = -1) -> tuple[str, dict[str, Any]]:
    """What an official would bring; while its citizen is not yet placed on the site that one is counted in."""
    per = int(t.OFFICIAL_PER[official])
    number = int(counted(s, seat, per))
    new_parish = not int(s.sites[seat]) & int(t.PARISH_SITES[t.SITE_PARISH[site]])
    if site >= 0 and (per in (t.PER_CITIZENS, t.PER_OWN_CITIZENS) or (per == t.PER_OWN_PARISHES and new_parish)):
        number += 1
    money = int(t.OFFICIAL_MONEY[official]) * number
    name = t.OFFICIALS[official].rstrip("_1234567")
    return f"hint-official-{name}", {"money": money, "citizens": int(count(s.sites[seat]))}


def details(event: Event) -> dict[str, str]:
    """What an event's own arguments leave open: the type of the building on a site."""
    if event.name == "built":
        return {"type": t.TYPES[int(t.SITE_TYPE[t.SITES.index(event.arguments["site"])])]}
    return {}
