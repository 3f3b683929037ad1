"""Texts of the game, and amounts in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wharfinger.kernel.texts import Several, catalogue

TEXTS = Path(__file__).parents[1] / "texts"


def say(key: str, **arguments: Any) -> str:
    """A message of the game, which still knows what it is."""
    return catalogue(TEXTS).worded(key, **arguments)


def in_words(of: str, amount: int) -> str:
    """So much food or energy; empty if none."""
    return say(f"amount-{of}", amount=amount) if amount else ""


def amounts_in_words(amounts: dict[str, int]) -> str:
    """Amounts of goods and francs in words."""
    return Several(say(f"count-{good}", count=amount) for good, amount in amounts.items() if amount)
