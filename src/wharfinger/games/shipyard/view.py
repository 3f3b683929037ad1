"""Shipyard as a seat sees it, and whether a position is sound (SY-24)."""

from typing import Any


def view(s: Any, seat: int | None) -> dict[str, Any]:
    return {}


def check(s: Any) -> list[str]:
    return []
