"""The kernel contract of Hamburgum: which rule answers which pending decision (HB-19.3)."""

from wharfinger.kernel import pending
from wharfinger.kernel.jit import rule

from ..state import (
    A_COUNT,
    A_KIND,
    A_SPACE,
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
)
from ..strategy import EVALUATION, RIVALS, prior, progress, value
from .church import apply_donate, apply_score, kinds_left, legal_donate, legal_kinds, legal_score, take_token
from .guildhall import (
    apply_canon,
    apply_canon_token,
    apply_official,
    apply_site,
    apply_surplus,
    canon_kinds,
    legal_canon,
    legal_official,
    legal_site,
    legal_surplus,
)
from .harbour import apply_ships, legal_ships
from .knowledge import conceal, observe
from .scoring import places, scores
from .setup import deal
from .trade import apply_buy, apply_sell, apply_trade, legal_buy, legal_sell, legal_trade
from .turn import apply_move, legal_move

actor = pending.actor

__all__ = [
    "EVALUATION",
    "RIVALS",
    "actor",
    "apply",
    "conceal",
    "deal",
    "legal",
    "observe",
    "places",
    "prior",
    "progress",
    "scores",
    "value",
]


@rule
def legal(s, out):
    """Legal action codes into out, ascending; none when the game is over."""
    if s.depth == 0:
        return 0
    seat = pending.actor(s)
    kind = pending.kind(s)
    if kind == D_MOVE:
        return legal_move(s, seat, out)
    if kind == D_TRADE:
        return legal_trade(s, seat, out)
    if kind == D_SELL:
        return legal_sell(s, seat, out)
    if kind == D_BUY:
        return legal_buy(s, seat, out)
    if kind == D_SHIPS:
        return legal_ships(s, seat, out)
    if kind == D_DONATE:
        return legal_donate(s, seat, out)
    if kind == D_TOKEN:
        return legal_kinds(kinds_left(s, pending.arg(s, 0)), out)
    if kind == D_SCORE:
        return legal_score(s, seat, out)
    if kind == D_SITE:
        return legal_site(s, seat, out)
    if kind == D_OFFICIAL:
        return legal_official(s, out)
    if kind == D_CANON:
        return legal_canon(s, seat, out)
    if kind == D_CANON_TOKEN:
        return legal_kinds(canon_kinds(s, seat, pending.arg(s, 0)), out)
    return legal_surplus(s, seat, out)


@rule
def apply(s, action, events):
    """Play one legal decision."""
    seat = pending.actor(s)
    kind = pending.kind(s)
    if kind == D_MOVE:
        apply_move(s, seat, action - A_SPACE, events)
    elif kind == D_TRADE:
        apply_trade(s, seat, action, events)
    elif kind == D_SELL:
        apply_sell(s, seat, action - A_COUNT, events)
    elif kind == D_BUY:
        apply_buy(s, seat, action - A_COUNT, events)
    elif kind == D_SHIPS:
        apply_ships(s, seat, action - A_COUNT, events)
    elif kind == D_DONATE:
        apply_donate(s, seat, action, events)
    elif kind == D_TOKEN:
        take_token(s, seat, action - A_KIND, events)
    elif kind == D_SCORE:
        apply_score(s, seat, action, events)
    elif kind == D_SITE:
        apply_site(s, seat, action, events)
    elif kind == D_OFFICIAL:
        apply_official(s, seat, action, events)
    elif kind == D_CANON:
        apply_canon(s, seat, action)
    elif kind == D_CANON_TOKEN:
        apply_canon_token(s, seat, action - A_KIND, events)
    elif kind == D_SURPLUS:
        apply_surplus(s, seat, action, events)
