"""Hamburgum's events in the order in which people tell them."""

from __future__ import annotations

from collections.abc import Sequence

from wharfinger.kernel.events import Event
from wharfinger.kernel.telling import Argument, Clause, Said, Stretch, Telling

from .. import data as t

HARBOUR = ("dutchman_arrived", "shifted", "dutchmen_lost", "revealed", "ended")
"""What nobody did."""


def tell(stretch: Stretch) -> list[Telling]:
    """What a seat did, what others got out of it, and what happened to all; the end of the game by itself."""
    events, seat = stretch.events, stretch.seat
    own = [clause for number, event in enumerate(events) for clause in _deed(event, events[:number], events, seat)]
    if stretch.over and [event.name for event in events] == ["moved"]:
        own.append(Clause("told-nothing"))
    others = {event.arguments["player"] for event in events if event.name == "earned"} - {seat}
    lines = [Said(seat, own)]
    for other in sorted(others):
        money = sum(e.arguments["money"] for e in events if e.name == "earned" and e.arguments["player"] == other)
        lines.append(Said(other, [Clause("told-earned", {"money": money})]))
    lines.append(Said(None, _harbour(events, seat)))
    made = [Telling([line for line in lines if line.clauses])]
    for event in events:
        if event.name == "ended":
            made.append(
                Telling([Said(None, [Clause("told-ended", {"how": event.arguments["how"].replace(" ", "_")})])])
            )
    return [telling for telling in made if telling.lines]


def _amounts(event: Event, kinds: Sequence[str]) -> dict[str, int]:
    return {kind: event.arguments[kind] for kind in kinds if event.arguments[kind]}


def _deed(event: Event, before: Sequence[Event], events: Sequence[Event], seat: int) -> list[Clause]:
    """What a seat did."""
    given, name = event.arguments, event.name
    if name in HARBOUR or name == "returned" or given["player"] != seat:
        return []
    args: dict[str, Argument] = {key: value for key, value in given.items() if key != "player"}
    key = f"told-{name}".replace("_", "-")
    if name == "moved":
        return [Clause("told-moved-for" if given["cost"] else "told-moved", args)]
    if name == "produced":
        return [Clause(key, {"goods": {given["good"]: given["amount"]}})]
    if name == "sold":
        return [Clause(key, {"goods": _amounts(event, t.GOODS), "money": given["money"]})]
    if name == "bought":
        return [Clause(key, {"goods": _amounts(event, t.STOCK[len(t.GOODS) :]), "money": given["money"]})]
    if name == "donated":  # the event after it says what was paid
        paid = {kind: cost for kind, cost in events[len(before) + 1].arguments.items() if kind != "player" and cost}
        return [Clause(key, {**args, "cost": paid})]
    if name == "paid" or (name == "took_token" and given["kind"] == "points"):  # part 1 takes no other (HB-9.7)
        return []
    if name == "arrived":  # told once
        return [] if event in before else [Clause("told-ships", {"count": events.count(event)})]
    if name == "built":
        if any(other.name == "official" and other.arguments["site"] == given["site"] for other in events):
            return []
        kind = t.TYPES[int(t.SITE_TYPE[t.SITES.index(given["site"])])]
        return [Clause("told-built-office" if kind == "official" else key, {**args, "type": kind})]
    if name == "scored":
        return [Clause(f"told-scored-{given['kind']}", args)]
    return [Clause(key, args)]


def _harbour(events: Sequence[Event], seat: int) -> list[Clause]:
    """Ships of others and of nobody, and the next official: sentences."""
    made: list[Clause] = []
    for number, event in enumerate(events):
        given, name = event.arguments, event.name
        again = name in ("arrived", "shifted", "dutchman_arrived") and event in events[:number]  # told once
        if name == "ended" or again:
            continue
        if name in HARBOUR:
            many = events.count(event) if name == "dutchman_arrived" else given.get("amount", 1)
            args: dict[str, Argument] = {"official": given["official"]} if name == "revealed" else {"count": many}
            made.append(Clause(f"told-{name}".replace("_", "-"), args))
        elif name == "returned" or (name == "arrived" and given["player"] != seat):
            many = events.count(event) if name == "arrived" else given["amount"]
            made.append(Clause(f"told-{name}-of", {"player": given["player"], "count": many}))
    return made
