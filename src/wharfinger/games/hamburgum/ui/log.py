"""Hamburgum's events in the order in which people tell them."""

from __future__ import annotations

from collections.abc import Sequence

from wharfinger.kernel.events import Event
from wharfinger.kernel.telling import Argument, Clause, Said, Stretch, Telling

from .. import data as t

HARBOUR = ("dutchman_arrived", "shifted", "dutchmen_lost", "revealed", "ended")
"""What nobody did."""
PART_OF = {"paid": "donated", "official": "built"}
"""Events that are told with another."""


def tell(stretch: Stretch) -> list[Telling]:
    """What a seat did, what others got out of it, and what happened to all; the end of the game by itself."""
    events, seat = stretch.events, stretch.seat
    own = _deeds(events, seat)
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


def _amounts(events: Sequence[Event], kinds: Sequence[str]) -> dict[str, int]:
    sums = {kind: sum(event.arguments[kind] for event in events) for kind in kinds}
    return {kind: amount for kind, amount in sums.items() if amount}


def _deeds(events: Sequence[Event], seat: int) -> list[Clause]:
    """What a seat did; deeds of one kind together, where the first of them was done."""
    mine = [event for event in events if event.name not in (*HARBOUR, "returned") and event.arguments["player"] == seat]
    made: list[Clause] = []
    for name in dict.fromkeys(PART_OF.get(event.name, event.name) for event in mine):
        made += _deed(name, [event for event in mine if PART_OF.get(event.name, event.name) == name])
    return made


def _deed(name: str, events: Sequence[Event]) -> list[Clause]:
    """One deed, or all deeds of one kind."""
    first, key = events[0].arguments, f"told-{name}".replace("_", "-")
    if name == "moved":
        return [Clause("told-moved-for" if first["cost"] else key, {"space": first["space"], "cost": first["cost"]})]
    if name == "produced":
        return [Clause(key, {"goods": {first["good"]: first["amount"]}})]
    if name in ("sold", "bought"):
        goods = t.GOODS if name == "sold" else t.STOCK[len(t.GOODS) :]
        return [Clause(key, {"goods": _amounts(events, goods), "money": first["money"]})]
    if name == "donated":
        donated = [event.arguments["church"] for event in events if event.name == "donated"]
        paid = [event for event in events if event.name == "paid"]
        cost = _amounts(paid, ("brick", "timber", "bell", "money"))
        return [Clause(key, {"church": list(dict.fromkeys(donated)), "cost": cost})]
    if name == "took_token":  # part 1 takes no other than that of points (HB-9.7)
        taken = [_kind(event) for event in events if event.arguments["kind"] != "points"]
        return [Clause(key, {"kind": list(dict.fromkeys(taken)), "count": len(taken)})] if taken else []
    if name == "completed":
        return [Clause(key, {"church": e.arguments["church"], "bonus": e.arguments["bonus"]}) for e in events]
    if name == "scored":
        prestige = sum(event.arguments["prestige"] for event in events)
        return [Clause(key, {"kind": list(dict.fromkeys(map(_kind, events))), "prestige": prestige})]
    if name == "arrived":
        return [Clause("told-ships", {"count": len(events)})]
    if name == "earned":
        money = sum(event.arguments["money"] for event in events)
        return [Clause(key, {"money": money})] if money else []
    return _built(events)


def _built(events: Sequence[Event]) -> list[Clause]:
    """Houses, then officials, each of whom moves into one."""
    officials = [event.arguments for event in events if event.name == "official"]
    houses: list[Clause] = []
    offices: list[Clause] = []
    for site in (event.arguments["site"] for event in events if event.name == "built"):
        kind = t.TYPES[int(t.SITE_TYPE[t.SITES.index(site)])]
        if kind != "official":
            houses.append(Clause("told-built-too" if houses else "told-built", {"site": site, "type": kind}))
        elif all(official["site"] != site for official in officials):
            offices.append(Clause("told-built-office", {"site": site}))
    return [
        *houses,
        *offices,
        *(Clause("told-official", {"official": one["official"], "site": one["site"]}) for one in officials),
    ]


def _kind(event: Event) -> str:
    """What a token counts: its kind, or the type of its buildings."""
    church, kind = event.arguments["church"], event.arguments["kind"]
    return t.TYPES[int(t.TOKEN_TYPE[t.CHURCHES.index(church)])] if kind == "building" else str(kind)


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
        elif name == "arrived" and given["player"] != seat:
            made.append(Clause("told-arrived-of", {"player": given["player"], "count": events.count(event)}))
        elif name == "returned" and not any(other.name == "returned" for other in events[:number]):
            made.append(_returned([other for other in events if other.name == "returned"]))
    return made


def _returned(events: Sequence[Event]) -> Clause:
    """Ships that sailed home, with their owner if there is only one."""
    count = sum(event.arguments["amount"] for event in events)
    owners = {event.arguments["player"] for event in events}
    if len(owners) == 1:
        return Clause("told-returned-of", {"player": owners.pop(), "count": count})
    return Clause("told-returned", {"count": count})
