"""What Shipyard asks, with the numbers that the answer depends on."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending

from .. import canal_data as c
from .. import data as t
from ..rules.actions import performable
from ..rules.canals import longest_voyage
from ..rules.launch import in_reserve, room, speed_with
from ..state import ARG, D
from .notation import LOADED
from .view import FAR

PARTS_MOST = 3
FIRST = {
    t.ACTION.canal: "decision-canal", t.ACTION.goods: "decision-goods", t.ACTION.equipment: "decision-equipment",
    t.ACTION.crew: "decision-crew", t.ACTION.employee: "decision-search", t.ACTION.exchange: "decision-trade",
}  # fmt: skip
"""What each action asks first."""

Asked = tuple[str, dict[str, Any]]


def question(s: Any) -> Asked | None:
    """The message of the pending decision with its numbers, where it has any."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if kind == D.act:
        return _act(s, seat)
    if kind == D.column:
        return "ask-column", {"number": _arg(s, ARG.column.bought) + 1, "most": PARTS_MOST, "money": int(s.money[seat])}
    if kind == D.part:
        return "ask-part", {"column": t.COLUMNS[_arg(s, ARG.part.column)], "money": int(s.money[seat])}
    if kind == D.place:
        part = int(s.offer[_arg(s, ARG.place.column), _arg(s, ARG.place.row)])
        return "ask-place", {"kind": t.KINDS[int(t.PART_KIND[part])], "part": t.PARTS[part]}
    if kind == D.cell:
        return "ask-cell", {"canal": c.CANALS[_arg(s, ARG.cell.canal)]}
    if kind == D.good:
        tile, item = _arg(s, ARG.good.tile), _arg(s, ARG.good.item)
        return "ask-good", {"good": t.GOOD_IDS[int(t.TILE_GOODS[tile, item])], "number": item + 1}
    if kind == D.load:
        return _load(s, seat)
    if kind == D.move:
        return "ask-move", {"left": _arg(s, ARG.move.speed) - _arg(s, ARG.move.moves)}
    if kind == D.discard:
        return "ask-discard", {"red": _arg(s, ARG.discard.red), "blue": _arg(s, ARG.discard.blue)}
    return None


def _arg(s: Any, place: int) -> int:
    return int(pending.arg(s, place))


def _act(s: Any, seat: int) -> Asked | None:
    """The first question of the action, where it can be carried out: a bonus action may still come first."""
    action = int(s.chosen)
    if action == t.ACTION.subsidy or not performable(s, seat, action, int(s.money[seat]), False):
        return None
    if action == t.ACTION.build:
        return "ask-column", {"number": 1, "most": PARTS_MOST, "money": int(s.money[seat])}
    return FIRST[action], {}


def _load(s: Any, seat: int) -> Asked:
    """Rooms and bases set against what is in reserve."""
    first, length, piece = _arg(s, ARG.load.first), _arg(s, ARG.load.length), _arg(s, ARG.load.piece)
    return "ask-load", {
        "loaded": LOADED[piece],
        "held": int(in_reserve(s, seat, piece)),
        "room": max(0, int(room(s, seat, piece, first, length))),
        "speed": int(speed_with(s, t.PIECE.sail, int(s.load[t.PIECE.sail]))),
        "longest": int(longest_voyage(s, seat, FAR)),
    }
