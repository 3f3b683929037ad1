"""What a result needs in words."""

from __future__ import annotations

from typing import Any

from .. import data as t
from ..state import OPT, VALUE


def tie_break(s: Any) -> tuple[str, list[int]] | None:
    """What puts one of two players with equal points ahead: nothing (SY-21.5), or money if the table says so."""
    money = s.options[OPT.tie_break] == VALUE.tie_break.money
    return ("tie-money", [int(s.money[seat]) for seat in range(s.seats)]) if money else None


def level(points: int) -> tuple[str, dict[str, Any]]:
    """What a solo result is worth (SY-28.1)."""
    reached = sum(points >= least for least in t.SOLO_SCALE)
    key = ("level-below", "level-beginner", "level-solid", "level-very-good")[reached]
    return key, {"least": t.SOLO_SCALE[0]} if reached == 0 else {}
