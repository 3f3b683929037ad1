"""Shipyard's events in the order in which people tell them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wharfinger.kernel.events import Event
from wharfinger.kernel.texts import Texts, catalogue

from .. import data as t

Item = Event | str
UNTOLD = ("advanced", "solo_tile")
"""What the table shows as well."""
TABLE = ("dropped", "guilder", "last_lap", "stage", "reshuffled", "ended")
"""What nobody did."""
ON_THE_WAY = ("placed_figure", "official")
"""What the points of a finished cruise sum up."""
IMPLIED = ("exchange", "discarded", "discarded_contract")
"""What is told with something else."""
REMOVED = ("removed_part", "removed_canal", "removed_goods")
CHAIRS = 3
"""The player and the two opponents of the solo game."""


def paragraphs(
    events: Sequence[Event], seat: int, names: Sequence[str], turn: int, asked: str, over: bool
) -> list[tuple[int | None, list[Item]]]:
    """What a seat did, what the solo opponents did, and what happened to all."""
    say = catalogue(Path(__file__).parents[1] / "texts")
    own: list[Event] = []
    rivals: list[list[Event]] = []
    common: list[Item] = []
    for event in events:
        if event.name in UNTOLD or (event.name, event.arguments.get("stack")) == ("reshuffled", "solo"):
            continue
        if event.name in TABLE:
            common.append(event)
        elif event.name == "opponent":
            rivals.append([event])
        elif rivals and event.name in (*REMOVED, "exchange"):
            rivals[-1].append(event)
        else:
            own.append(event)
    taken: list[Item] = [_rival(rival, turn + number, say) for number, rival in enumerate(rivals, 1)]
    return [(seat, _own(own, say)), (None, taken), (None, common)]


def _own(events: Sequence[Event], say: Texts) -> list[Item]:
    """Deeds one after the other; pieces and sales that go together are summed up."""
    arrived = max((number for number, event in enumerate(events) if event.name == "scored"), default=-1)
    told: list[Item] = _discarded(events, say)
    number = 0
    while number < len(events):
        event = events[number]
        together = 1
        if event.name in SUMMED:
            while number + together < len(events) and events[number + together].name == event.name:
                together += 1
            several = [other.arguments for other in events[number : number + together]]
            told.append(SUMMED[event.name](several, say))
        elif event.name not in IMPLIED and not (event.name in ON_THE_WAY and number < arrived):
            told.append(event)
        number += together
    return told


def _listed(words: list[str], say: Texts) -> str:
    return say("told-and", first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]


def _gained(several: list[dict[str, Any]], say: Texts) -> str:
    pieces = Counter(given["piece"] for given in several)
    return say("told-gained", pieces=_listed([say(f"count-piece-{one}", count=n) for one, n in pieces.items()], say))


def _sold(several: list[dict[str, Any]], say: Texts) -> str:
    goods = Counter(given["good"] for given in several)
    words = [say("told-amount", count=amount, good=say(f"name-good-{good}")) for good, amount in goods.items()]
    return say("told-sold", goods=_listed(words, say), money=sum(given["money"] for given in several))


def _discarded(events: Sequence[Event], say: Texts) -> list[Item]:
    """Contracts that were discarded, by name where that is known."""
    names = [event.arguments["contract"] for event in events if event.name == "discarded_contract"]
    if names:
        return [say("told-discarded-names", contracts=_listed([say(f"name-contract-{name}") for name in names], say))]
    number = sum(event.name == "discarded" for event in events)
    return [say("told-discarded", count=number)] if number else []


SUMMED = {"gained": _gained, "sold": _sold}


def _rival(events: list[Event], turn: int, say: Texts) -> str:
    """What an opponent took, and what that did to the table; in its first turn nothing yet (SY-22.9)."""
    given, rest = events[0].arguments, events[1:]
    action, number = given["action"], given["number"]
    words = {"chair": given["chair"], "action": say(f"name-action-{action}")}
    if turn < CHAIRS:
        return say("told-opponent", **words)
    if rest and rest[0].name == "removed_part":
        parts = ", ".join(event.arguments["part"] for event in rest)
        return say("told-opponent-parts", parts=parts, **words)
    if rest and rest[0].name == "removed_canal":
        return say("told-opponent-canal", canal=rest[0].arguments["canal"], **words)
    if rest and rest[0].name == "removed_goods":
        shown = t.TILE_GOODS[t.GOODS_TILES.index(rest[0].arguments["goods"])]
        shows = say("name-shows-" + "-".join(t.GOOD_IDS[good] for good in shown))
        return say("told-opponent-goods", shows=shows, goods=rest[0].arguments["goods"], **words)
    if action in ("build", "canal", "goods"):
        return say("told-opponent-nothing", **words)
    if action in ("equipment", "crew", "employee"):
        return say("told-opponent-ring" if number else "told-opponent-turned", number=number, **words)
    return say("told-opponent-exchange" if rest else "told-opponent", **words)
