"""The kernel contract of Shipyard: which rule answers which pending decision (SY-25)."""
# ruff: noqa: F401 - the rules of a decision are found by their names

from wharfinger.kernel.dispatch import dispatch
from wharfinger.kernel.jit import rule

from ..state import DECISIONS
from ..strategy import EVALUATION, RIVALS, prior, progress, sensible, value
from .actions import apply_act, apply_final, apply_more, legal_act, legal_final, legal_more
from .build import (
    apply_column,
    apply_last_part,
    apply_part,
    apply_place,
    legal_column,
    legal_last_part,
    legal_part,
    legal_place,
)
from .canals import apply_canal, apply_cell, apply_turn, legal_canal, legal_cell, legal_turn
from .cruise import apply_move, apply_start, legal_move, legal_start
from .knowledge import conceal
from .launch import apply_launch, apply_load, apply_ship, apply_speed, legal_launch, legal_load, legal_ship, legal_speed
from .market import apply_good, apply_goods, apply_trade, legal_good, legal_goods, legal_trade
from .observation import observe
from .scoring import places, scores
from .setup import deal
from .turn import apply_discard, apply_tile, go_on, legal_discard, legal_tile
from .wheel import (
    apply_crew,
    apply_equipment,
    apply_gift,
    apply_hire,
    apply_search,
    legal_crew,
    legal_equipment,
    legal_gift,
    legal_hire,
    legal_search,
)

legal, answer = dispatch(DECISIONS, globals())

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


@rule
def apply(s, action, events):
    """Play one legal decision; when nothing is pending any more the game goes on by itself."""
    answer(s, action, events)
    if s.depth == 0 and s.over == 0:
        go_on(s, events)
