"""Why the effect of a building cannot be carried out: what its visitor, or the table, lacks."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel.texts import Several

from .. import cards as c
from .. import data as t
from ..rules.buildings.offers import HAULAGE_FRANCS
from ..rules.buildings.patterns import parts_of, trade_energy, trade_food
from ..rules.buildings.shipping import ENERGY_PER_SHIP, cargo_ships
from ..rules.stock import counted, energy_bill, goods_held
from .amounts import amounts_in_words, in_words, say

Why = tuple[str, dict[str, Any]]
LACKS = {
    c.EFFECT.construct: "why-no-target",
    c.EFFECT.construct_twice: "why-no-target",
    c.EFFECT.construct_with_wood: "why-no-wood-target",
    c.EFFECT.wharf: "why-no-ship",
    c.EFFECT.black_market: "why-no-empty-offer",
    c.EFFECT.arts_centre: "why-no-guests",
    c.EFFECT.local_court: "why-no-loan",
    c.EFFECT.business_office: "why-no-goods",
    c.EFFECT.trading_firm: "why-no-goods",
    c.EFFECT.trafficking_spot: "why-no-goods",
    c.EFFECT.major_corporation: "why-no-goods",
    c.EFFECT.bridge: "why-few-goods",
    c.EFFECT.zoo: "why-few-animals",
    c.EFFECT.town_square: "why-no-craftsman",
    c.EFFECT.pawnbroker: "why-no-pawn",
    c.EFFECT.cattle_drive: "why-no-cattle",
    c.EFFECT.flea_market: "why-no-offer-of-two",
    c.EFFECT.haulage_firm: "why-no-pair",
    c.EFFECT.construction_site: "why-no-hands",
    c.EFFECT.harbour_watch: "why-no-eviction",
}
"""By effect: what is missing, where nothing has to be looked up."""


def missing(s: Any, seat: int, card: int) -> Why:
    """What the effect of a building would need."""
    effect = int(c.EFFECT_OF[card])
    if effect == c.EFFECT.pattern:
        return _pattern(s, seat, card)
    francs = {
        c.EFFECT.haulage_firm: HAULAGE_FRANCS,
        c.EFFECT.emporium: 1,
        c.EFFECT.major_corporation: 3 if goods_held(s, seat) > 0 else 0,
    }.get(effect, 0)
    if francs > s.stock[seat, t.FRANCS]:
        return _needs(amounts_in_words({"francs": francs}))
    if effect == c.EFFECT.shipping_line:
        if cargo_ships(s, seat) == 0:
            return "why-no-cargo-ship", {}
        energy = int(energy_bill(s, seat, ENERGY_PER_SHIP))
        return _needs(in_words("energy", energy)) if goods_held(s, seat) > 0 else ("why-no-goods", {})
    if effect == c.EFFECT.picket_line:
        return ("why-strike-on" if s.picket >= 0 else "why-last-round"), {}
    return LACKS[effect], {}


def _needs(cost: str) -> Why:
    return "why-needs", {"cost": cost}


def _pattern(s: Any, seat: int, card: int) -> Why:
    """Goods to have, goods to trade, or something of one's own that counts."""
    if needs := {t.STOCK[k]: int(n) for k, n in zip(c.NEED_KIND[card], c.NEED_COUNT[card], strict=True) if k >= 0}:
        return _needs(amounts_in_words(needs))
    trades = int(parts_of(card))
    if trades == 0:
        rows = range(int(c.PER_FIRST[card]), int(c.PER_FIRST[card + 1]))
        kinds = {c.COUNTED[c.PER_COUNTED[row]]: int(counted(s, seat, c.PER_COUNTED[row])) for row in rows}
        return "why-counts-none", {"counted": Several(say(f"count-{kind}", count=n) for kind, n in kinds.items())}
    cost = _trade(s, seat, card, 0)
    if trades == 1 or c.GIVE_KIND[c.TRADE_FIRST[card] + 1, 0] < 0:
        return _needs(cost)
    return "why-needs-either", {"cost": cost, "other": _trade(s, seat, card, 1)}


def _trade(s: Any, seat: int, card: int, part: int) -> str:
    """What one unit of a trade takes, and what must lie beside it."""
    row, first = int(c.TRADE_FIRST[card]) + part, 1 - part
    give = {t.STOCK[k]: int(n) for k, n in zip(c.GIVE_KIND[row], c.GIVE_COUNT[row], strict=True) if k >= 0}
    if c.LIMIT_KIND[row, 0] >= 0:
        give.setdefault(t.STOCK[c.LIMIT_KIND[row, 0]], 1)
    if c.TRADE_SHOW[row] > 0:
        give["francs"] = int(c.TRADE_SHOW[row])
    food, energy = int(trade_food(card, first, part)), int(trade_energy(s, seat, card, first, part))
    return Several([amounts_in_words(give), in_words("food", food), in_words("energy", energy)])
