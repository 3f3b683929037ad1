"""What a contract pays for, in words, with its table where it pays by one (SY-21.7 to SY-21.9)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from wharfinger.kernel.texts import Several, Worded, catalogue

from .. import data as t


def terms(contract: str) -> Worded:
    """What is counted, and what it brings."""
    say = catalogue(Path(__file__).parents[1] / "texts")
    about = say.worded(f"contract-{contract}")
    pays = _pays(contract)
    if "table" in pays:
        points = " / ".join(str(points) for points in pays["table"][1:])
        return say.worded("terms-table", about=about, points=points, beyond=pays.get("beyond", 0))
    if "steps" in pays:
        steps = Several(say.worded("terms-step", count=count, points=points) for count, points in pays["steps"])
        return say.worded("terms-steps", about=about, steps=steps)
    return about


@cache
def _pays(contract: str) -> dict[str, Any]:
    """What a contract pays for what it counts."""
    rows = {row["id"]: row for row in t.COMPONENTS.rows("contracts", "contract")}
    pays: dict[str, Any] = rows[contract]["terms"][0]["pays"]
    return pays
