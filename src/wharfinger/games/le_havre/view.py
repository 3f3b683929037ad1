"""Le Havre as a seat sees it, and whether a position is sound (LH-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def view(s: Any, seat: int | None) -> dict[str, Any]:
    return {}


def check(s: Any) -> Sequence[str]:
    return []
