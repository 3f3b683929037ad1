"""The kernel contract of Hamburgum: the rules of each pending decision (HB-19.3), found by their names."""
# ruff: noqa: F401 - the rules of a decision are found by their names

from wharfinger.kernel.dispatch import dispatch

from ..state import DECISIONS
from ..strategy import EVALUATION, RIVALS, prior, progress, sensible, value
from .church import apply_donate, apply_score, apply_token, legal_donate, legal_score, legal_token
from .guildhall import (
    apply_canon,
    apply_canon_token,
    apply_official,
    apply_site,
    apply_surplus,
    legal_canon,
    legal_canon_token,
    legal_official,
    legal_site,
    legal_surplus,
)
from .harbour import apply_ships, legal_ships
from .knowledge import conceal
from .observation import observe
from .scoring import places, scores
from .setup import deal
from .trade import apply_buy, apply_sell, apply_trade, legal_buy, legal_sell, legal_trade
from .turn import apply_move, legal_move

legal, apply = dispatch(DECISIONS, globals())

__all__ = [
    "EVALUATION",
    "RIVALS",
    "apply",
    "conceal",
    "deal",
    "legal",
    "observe",
    "places",
    "prior",
    "progress",
    "scores",
    "sensible",
    "value",
]
