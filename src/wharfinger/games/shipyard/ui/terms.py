"""What a contract pays for, in words, with its table where it pays by one (SY-21.7 to SY-21.9)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wharfinger.kernel.texts import catalogue

from .. import data as t


@cache
def terms(contract: str) -> str:
    """What is counted, and what it brings."""
    say = catalogue(Path(__file__).parents[1] / "texts")
    about = say(f"contract-{contract}")
    rows = {row["id"]: row for row in t.COMPONENTS.rows("contracts", "contract")}
    pays = rows[contract]["terms"][0]["pays"]
    if "table" in pays:
        points = " / ".join(str(points) for points in pays["table"][1:])
        return say("terms-table", about=about, points=points, beyond=pays.get("beyond", 0))
    if "steps" in pays:
        steps = ", ".join(say("terms-step", count=count, points=points) for count, points in pays["steps"])
        return say("terms-steps", about=about, steps=steps)
    return about
