"""Hamburgum's events in the order in which people tell them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wharfinger.kernel.events import Event
from wharfinger.kernel.texts import catalogue

Item = Event | str


def paragraphs(
    events: Sequence[Event], seat: int, names: Sequence[str], turn: int, asked: str, over: bool
) -> list[tuple[int | None, list[Item]]]:
    """What a seat did in a turn, then what happened to all; `over` if the turn has ended."""
    say = catalogue(Path(__file__).parents[1] / "texts")
    told: list[Item] = []
    for event in events:
        if event.name == "ended":
            continue
        if event.name in ("arrived", "shifted"):  # told once, after the first of them
            again = [other for other in events if other == event]
            if event is not again[0]:
                continue
            if event.name == "arrived":
                whose = event.arguments["player"]
                key = "told-ships" if whose == seat else "told-ships-of"
                told.append(say(key, count=len(again), player=names[whose]))
                continue
        told.append(event)
    if over and len(told) == 1 and events[0].name == "moved":
        told.append(say("told-nothing"))
    return [(seat, told), (None, [event for event in events if event.name == "ended"])]
