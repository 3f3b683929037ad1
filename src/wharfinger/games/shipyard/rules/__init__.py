"""The kernel contract of Shipyard: which rule answers which pending decision (SY-25)."""

from wharfinger.kernel import pending
from wharfinger.kernel.jit import rule

from ..data import CREW_RING, EQUIPMENT_RING
from ..state import (
    A_CELL,
    A_CONTRACT,
    A_COUNT,
    A_EMPLOYEE,
    A_GOODS,
    A_PLACE,
    A_ROW,
    A_SLOT,
    A_SPACE,
    A_STEPS,
    A_TILE,
    A_TURN,
    D_ACT,
    D_CANAL,
    D_CELL,
    D_COLUMN,
    D_CREW,
    D_DISCARD,
    D_EQUIPMENT,
    D_FINAL,
    D_GIFT,
    D_GOOD,
    D_GOODS,
    D_HIRE,
    D_LAST_PART,
    D_LAUNCH,
    D_LOAD,
    D_MORE,
    D_MOVE,
    D_PART,
    D_PLACE,
    D_SEARCH,
    D_SHIP,
    D_SPEED,
    D_START,
    D_TILE,
    D_TRADE,
    D_TURN,
)
from ..strategy import EVALUATION, RIVALS, prior, progress, value
from .actions import apply_act, apply_final, legal_act, legal_more
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
from .knowledge import conceal, observe
from .launch import apply_launch, apply_load, apply_ship, apply_speed, legal_launch, legal_load, legal_ship, legal_speed
from .market import apply_good, apply_goods, apply_trade, legal_good, legal_goods, legal_trade
from .scoring import places, scores
from .setup import deal
from .turn import apply_discard, apply_tile, go_on, legal_discard, legal_final, legal_tile
from .wheel import apply_gift, apply_hire, apply_search, apply_steps, legal_gift, legal_hire, legal_search, legal_steps

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
    if kind == D_TILE:
        return legal_tile(s, seat, out)
    if kind == D_ACT:
        return legal_act(s, seat, out)
    if kind == D_MORE:
        return legal_more(s, seat, out)
    if kind == D_COLUMN:
        return legal_column(s, seat, out)
    if kind == D_PART:
        return legal_part(s, seat, out)
    if kind == D_PLACE:
        return legal_place(s, seat, out)
    if kind == D_CANAL:
        return legal_canal(s, seat, out)
    if kind == D_CELL:
        return legal_cell(s, seat, out)
    if kind == D_TURN:
        return legal_turn(s, out)
    if kind == D_GOODS:
        return legal_goods(s, seat, out)
    if kind == D_EQUIPMENT:
        return legal_steps(s, seat, EQUIPMENT_RING, out)
    if kind == D_CREW:
        return legal_steps(s, seat, CREW_RING, out)
    if kind == D_GIFT:
        return legal_gift(out)
    if kind == D_SEARCH:
        return legal_search(s, seat, out)
    if kind == D_HIRE:
        return legal_hire(s, seat, out)
    if kind == D_TRADE:
        return legal_trade(s, seat, out)
    if kind == D_GOOD:
        return legal_good(s, out)
    if kind == D_SHIP:
        return legal_ship(s, seat, out)
    if kind == D_LAUNCH:
        return legal_launch(s, seat, out)
    if kind == D_LOAD:
        return legal_load(s, seat, out)
    if kind == D_SPEED:
        return legal_speed(s, seat, out)
    if kind == D_START:
        return legal_start(s, seat, out)
    if kind == D_MOVE:
        return legal_move(s, seat, out)
    if kind == D_DISCARD:
        return legal_discard(s, seat, out)
    if kind == D_FINAL:
        return legal_final(s, seat, out)
    return legal_last_part(s, seat, out)


@rule
def apply(s, action, events):
    """Play one legal decision; when nothing is pending any more the game goes on by itself."""
    seat = pending.actor(s)
    kind = pending.kind(s)
    if kind == D_TILE:
        apply_tile(s, seat, action - A_TILE, events)
    elif kind == D_ACT or kind == D_MORE:
        apply_act(s, seat, action, events)
    elif kind == D_COLUMN:
        apply_column(s, seat, action, events)
    elif kind == D_PART:
        apply_part(s, seat, action - A_ROW)
    elif kind == D_PLACE:
        apply_place(s, seat, action - A_PLACE, events)
    elif kind == D_CANAL:
        apply_canal(s, seat, action - A_SLOT)
    elif kind == D_CELL:
        apply_cell(s, seat, action - A_CELL)
    elif kind == D_TURN:
        apply_turn(s, seat, action - A_TURN, events)
    elif kind == D_GOODS:
        apply_goods(s, seat, action - A_SLOT, events)
    elif kind == D_EQUIPMENT:
        apply_steps(s, seat, EQUIPMENT_RING, action - A_STEPS + 1, events)
    elif kind == D_CREW:
        apply_steps(s, seat, CREW_RING, action - A_STEPS + 1, events)
    elif kind == D_GIFT:
        apply_gift(s, seat, action, events)
    elif kind == D_SEARCH:
        apply_search(s, seat, action - A_STEPS + 1, events)
    elif kind == D_HIRE:
        apply_hire(s, seat, action - A_EMPLOYEE, events)
    elif kind == D_TRADE:
        apply_trade(s, seat, action - A_GOODS, events)
    elif kind == D_GOOD:
        apply_good(s, seat, action, events)
    elif kind == D_SHIP:
        apply_ship(s, seat, action, events)
    elif kind == D_LAUNCH:
        apply_launch(s, seat, action, events)
    elif kind == D_LOAD:
        apply_load(s, seat, action - A_COUNT, events)
    elif kind == D_SPEED:
        apply_speed(s, seat, action - A_COUNT, events)
    elif kind == D_START:
        apply_start(s, seat, action - A_CELL, events)
    elif kind == D_MOVE:
        apply_move(s, seat, action - A_SPACE, events)
    elif kind == D_DISCARD:
        apply_discard(s, seat, action - A_CONTRACT, events)
    elif kind == D_FINAL:
        apply_final(s, seat, action - A_TILE, events)
    elif kind == D_LAST_PART:
        apply_last_part(s, seat, action)
    if s.depth == 0 and s.over == 0:
        go_on(s, events)
