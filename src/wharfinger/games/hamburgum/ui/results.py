"""What a result needs in words."""

from __future__ import annotations

from typing import Any

from ..rules.scoring import tie_money
from ..state import CHOICE, OPT


def tie_break(s: Any) -> tuple[str, list[int]]:
    """What puts one of two players with equal prestige ahead (HB-16.7): its message, and everybody's amount."""
    remainder = s.options[OPT.tie_money] == CHOICE.tie_money.remainder
    return "tie-remainder" if remainder else "tie-money", [int(tie_money(s, seat)) for seat in range(s.seats)]
