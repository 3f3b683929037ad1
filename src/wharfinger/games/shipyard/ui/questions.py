"""What Shipyard asks, with the numbers that the answer depends on."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending

from .. import canal_data as c
from .. import data as t
from ..rules.launch import in_reserve, room, speed_with
from ..state import D_CELL, D_COLUMN, D_GOOD, D_LOAD, D_MOVE, D_PART, D_PLACE
from .notation import LOADED

PARTS_MOST = 3

Asked = tuple[str, dict[str, Any]]


def question(s: Any) -> Asked | None:
    """The message of the pending decision with its numbers, where it has any."""
    kind, seat = int(pending.kind(s)), int(pending.actor(s))
    if kind == D_COLUMN:
        return "ask-column", {"number": _arg(s, 0) + 1, "most": PARTS_MOST, "money": int(s.money[seat])}
    if kind == D_PART:
        return "ask-part", {"column": t.COLUMNS[_arg(s, 0)], "money": int(s.money[seat])}
    if kind == D_PLACE:
        part = int(s.offer[_arg(s, 0), _arg(s, 1)])
        return "ask-place", {"kind": t.KINDS[int(t.PART_KIND[part])], "part": t.PARTS[part]}
    if kind == D_CELL:
        return "ask-cell", {"canal": c.CANALS[_arg(s, 0)]}
    if kind == D_GOOD:
        return "ask-good", {"good": t.GOOD_IDS[int(t.TILE_GOODS[_arg(s, 0), _arg(s, 1)])], "number": _arg(s, 1) + 1}
    if kind == D_LOAD:
        return _load(s, seat)
    if kind == D_MOVE:
        return "ask-move", {"left": _arg(s, 2) - _arg(s, 3)}
    return None


def _arg(s: Any, place: int) -> int:
    return int(pending.arg(s, place))


def _load(s: Any, seat: int) -> Asked:
    """Rooms and bases set against what is in reserve."""
    first, length, piece, longest = (_arg(s, place) for place in range(4))
    return "ask-load", {
        "piece": LOADED[piece],
        "held": int(in_reserve(s, seat, piece)),
        "room": max(0, int(room(s, seat, piece, first, length))),
        "speed": int(speed_with(s, t.SAIL, int(s.load[t.SAIL]))),
        "longest": longest,
    }
