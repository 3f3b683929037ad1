"""Shipyard's events in the order in which people tell them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from wharfinger.kernel.events import Event
from wharfinger.kernel.telling import Argument, Clause, Said, Stretch, Telling

from .. import data as t

UNTOLD = ("advanced", "solo_tile", "laid", "placed_figure", "official")
"""What the table shows as well, and what the points of a cruise sum up."""
TITLES = ("dropped", "last_lap", "stage")
"""What stands by itself in the log."""
LATER = ("guilder", "reshuffled")
"""What happens to the table between turns."""
DISCARDS = ("discarded", "discarded_contract")
REMOVED = ("removed_part", "removed_canal", "removed_goods")
CHAIRS = 3
"""The player and the two opponents of the solo game."""
BRINGS = {"traded": ("sold", "gained"), "moved_marker": ("gained", "hired")}
"""What follows from a deed and is told with it."""
SEVERAL = ("built", "bought", "gained", "sold", "used_canal", "cut_off", "discarded")
"""Deeds of which several in a row are one. What was gained and sold stands alone where the deed was told before."""
POINTS = ("crew", "guns", "speed", "result", "riband")
"""What a cruise is scored for."""


@dataclass
class Group:
    """Events that are told together."""

    kind: Literal["own", "rival", "table"]
    events: list[Event]
    turn: int = 0


def tell(stretch: Stretch) -> list[Telling]:
    """What a seat did, what the solo opponents did and what happened to all, one after the other."""
    groups = _groups(stretch)
    return [telling for group in groups for telling in _entry(group, stretch, group is groups[0])]


def _groups(stretch: Stretch) -> list[Group]:
    """The events of a stretch, by whom they are about."""
    groups = [Group("own", [])]
    rivals = 0
    for event in stretch.events:
        name, last = event.name, groups[-1]
        if name in UNTOLD or (name, event.arguments.get("stack")) == ("reshuffled", "solo"):
            continue
        if name == "opponent":
            rivals += 1
            groups.append(Group("rival", [event], stretch.turn + rivals))
        elif name in TITLES or name == "ended" or (name in LATER and last.kind != "table"):
            groups.append(Group("table", [event]))
        elif name in LATER or (last.kind == "rival" and name in (*REMOVED, "exchange")) or last.kind == "own":
            last.events.append(event)
        elif last.kind == "table" and name in DISCARDS:  # the drop asks for it
            last.events.append(event)
        else:
            groups.append(Group("own", [event]))
    return groups


def _entry(group: Group, stretch: Stretch, first: bool) -> list[Telling]:
    """Such events as an entry."""
    own = [event for event in group.events if event.name not in (*TITLES, *LATER, "ended")]
    if group.kind == "rival":
        return [Telling([Said(f"opponent_{own[0].arguments['chair']}", _rival(own, group.turn))])]
    common = [clause for event in group.events if event not in own for clause in _common(event)]
    title = _title(group.events[0]) if group.kind == "table" and group.events[0].name in TITLES else None
    lines = [Said(None, common), Said(stretch.seat, _own(own, stretch.over and first))]
    lines = [line for line in lines if line.clauses]
    return [Telling(lines, title)] if lines or title else []


def _title(event: Event) -> Clause:
    if event.name == "stage":
        return Clause(f"told-title-{event.arguments['stage']}".replace("_", "-").replace(" ", "-"))
    return Clause(f"told-title-{event.name}".replace("_", "-"))


def _common(event: Event) -> list[Clause]:
    """What nobody did, in sentences."""
    if event.name == "stage":
        return [Clause(f"told-{event.arguments['stage']}".replace("_", "-").replace(" ", "-"))]
    args = {
        name: value.replace(" ", "_") if isinstance(value, str) else value for name, value in event.arguments.items()
    }
    return [Clause(f"told-{event.name}".replace("_", "-"), args)]


# -- a player's own deeds ----------------------------------------------------------------------------------------


def _own(events: Sequence[Event], over: bool) -> list[Clause]:
    """Deeds one after the other; those that go together are summed up."""
    told: list[Clause] = []
    events = [event for event in events if event.name != "exchange"]
    number = 0
    while number < len(events):
        several = _together(events[number:])
        told += DEEDS[_group(several[0].name)]([event.arguments for event in several], several)
        number += len(several)
    if over and [event.name for event in events] == ["chose"]:
        told.append(Clause("told-nothing"))
    return told


def _together(events: Sequence[Event]) -> Sequence[Event]:
    """The first events as far as they are one deed: several of a kind, a tile with what its goods became, the move of a
    marker with what it brought."""
    first = _group(events[0].name)
    same = (first,) if first in SEVERAL else BRINGS.get(first, ())
    number = 1
    while number < len(events) and _group(events[number].name) in same:
        number += 1
    return events[:number]


def _group(name: str) -> str:
    return "discarded" if name in DISCARDS else name


def _guilders(number: int) -> dict[str, int]:
    return {"guilders": number}


def _priced(key: str, args: dict[str, Argument], price: int) -> list[Clause]:
    """A deed, with what it cost if anything."""
    return [Clause(f"{key}-for", {**args, "price": _guilders(price)}) if price else Clause(key, args)]


def _parts(parts: Sequence[str]) -> dict[str, int]:
    """Ship parts by kind."""
    kinds = Counter(t.KINDS[int(t.PART_KIND[t.PARTS.index(part)])] for part in parts)
    return {kind: kinds[kind] for kind in t.KINDS if kinds[kind]}


def _goods(tiles: Sequence[str]) -> dict[str, int]:
    """What goods tiles show."""
    shown = Counter(t.GOOD_IDS[good] for tile in tiles for good in t.TILE_GOODS[t.GOODS_TILES.index(tile)])
    return {good: shown[good] for good in t.GOOD_IDS if shown[good]}


def _counted(several: list[dict[str, Any]], key: str) -> dict[str, int]:
    return dict(Counter(given[key] for given in several))


def _price(several: list[dict[str, Any]]) -> int:
    return sum(given["price"] for given in several)


Given = list[dict[str, Any]]


def _chose(several: Given, events: Sequence[Event]) -> list[Clause]:
    given = several[0]
    money = given["income"] + given["guilders"]
    args: dict[str, Argument] = {"action": given["action"]}
    return [Clause("told-chose-for", {**args, "money": _guilders(money)}) if money else Clause("told-chose", args)]


def _bonus(several: Given, events: Sequence[Event]) -> list[Clause]:
    return [Clause("told-bonus", {"action": several[0]["action"], "price": _guilders(int(t.BONUS_COST))})]


def _built(several: Given, events: Sequence[Event]) -> list[Clause]:
    return _priced("told-built", {"part": _parts([given["part"] for given in several])}, _price(several))


def _rented(several: Given, events: Sequence[Event]) -> list[Clause]:
    return _priced("told-rented", {"canal": several[0]["canal"]}, several[0]["price"])


def _bought(several: Given, events: Sequence[Event]) -> list[Clause]:
    return _priced("told-bought", {"good": _goods([given["goods"] for given in several])}, _price(several))


def _moved_marker(several: Given, events: Sequence[Event]) -> list[Clause]:
    """What the move brought, with its price; the move itself as long as it has brought nothing."""
    moved, brought = several[0], several[1:]
    if not brought:
        return _priced("told-moved-marker", {"ring": moved["ring"], "steps": moved["steps"]}, moved["price"])
    if events[1].name == "hired":
        return _hired(brought, events[1:], moved["price"])
    return _gained(brought, events[1:], moved["price"])


def _gained(several: Given, events: Sequence[Event], price: int = 0) -> list[Clause]:
    return _priced("told-gained", {"piece": _counted(several, "piece")}, price)


def _hired(several: Given, events: Sequence[Event], price: int = 0) -> list[Clause]:
    return _priced("told-hired", {"employee": several[0]["employee"]}, price + several[0]["fee"])


def _traded(several: Given, events: Sequence[Event]) -> list[Clause]:
    """What the goods of a tile became, one after the other; the tile itself before that."""
    tile, became = several[0]["goods"], events[1:]
    if not became:
        return [Clause("told-traded", {"good": _goods([tile])})]
    goods = [t.GOOD_IDS[good] for good in t.TILE_GOODS[t.GOODS_TILES.index(tile)]]
    swapped = [
        (good, event.arguments["piece"]) for good, event in zip(goods, became, strict=False) if event.name == "gained"
    ]
    sold = [event for event in became if event.name == "sold"]
    told: list[Clause] = []
    if swapped:
        told.append(
            Clause(
                "told-swapped",
                {
                    "good": dict(Counter(good for good, _ in swapped)),
                    "piece": dict(Counter(piece for _, piece in swapped)),
                },
            )
        )
    if sold:
        told += _sold([event.arguments for event in sold], sold)
    return told


def _sold(several: Given, events: Sequence[Event]) -> list[Clause]:
    money = sum(given["money"] for given in several)
    return [Clause("told-sold", {"good": _counted(several, "good"), "money": _guilders(money)})]


def _subsidy(several: Given, events: Sequence[Event]) -> list[Clause]:
    return [Clause("told-subsidy", {"money": _guilders(several[0]["money"])})]


def _scrapped(several: Given, events: Sequence[Event]) -> list[Clause]:
    return [Clause("told-scrapped", {"length": several[0]["length"]})]


def _sailed(several: Given, events: Sequence[Event]) -> list[Clause]:
    return [Clause("told-sailed", {"length": several[0]["length"], "speed": several[0]["speed"]})]


def _used_canal(several: Given, events: Sequence[Event]) -> list[Clause]:
    return [Clause("told-used-canal", {"count": len(several)})]


def _cut_off(several: Given, events: Sequence[Event]) -> list[Clause]:
    return [Clause("told-cut-off", {"count": len(several)})]


def _scored(several: Given, events: Sequence[Event]) -> list[Clause]:
    points = {key: several[0][key] for key in POINTS if several[0][key]}
    if not points:
        return [Clause("told-scored-none")]
    return [Clause("told-scored", {"total": sum(points.values()), "points": points})]


def _discarded(several: Given, events: Sequence[Event]) -> list[Clause]:
    """Contracts by name where that is known."""
    names = [event.arguments["contract"] for event in events if event.name == "discarded_contract"]
    if names:
        return [Clause("told-discarded-names", {"contract": names})]
    return [Clause("told-discarded", {"count": len(several)})]


DEEDS: dict[str, Callable[[Given, Sequence[Event]], list[Clause]]] = {
    "chose": _chose,
    "bonus": _bonus,
    "built": _built,
    "rented": _rented,
    "bought": _bought,
    "moved_marker": _moved_marker,
    "gained": _gained,
    "hired": _hired,
    "traded": _traded,
    "sold": _sold,
    "subsidy": _subsidy,
    "scrapped": _scrapped,
    "sailed": _sailed,
    "used_canal": _used_canal,
    "cut_off": _cut_off,
    "scored": _scored,
    "discarded": _discarded,
}


# -- the opponents of the solo game ------------------------------------------------------------------------------


def _rival(events: Sequence[Event], turn: int) -> list[Clause]:
    """What an opponent took, and what that did to the table; in its first turn nothing yet (SY-22.9)."""
    given, rest = events[0].arguments, events[1:]
    action, number = given["action"], given["number"]
    took = Clause("told-chose", {"action": action})
    if turn < CHAIRS:
        return [took]
    if rest and rest[0].name == "removed_part":
        return [took, Clause("told-removed-parts", {"part": _parts([event.arguments["part"] for event in rest])})]
    if rest and rest[0].name == "removed_canal":
        return [took, Clause("told-removed-canal")]
    if rest and rest[0].name == "removed_goods":
        return [took, Clause("told-removed-goods", {"good": _goods([rest[0].arguments["goods"]])})]
    if action in ("build", "canal", "goods"):
        return [took, Clause("told-removed-nothing")]
    if action in ("equipment", "crew", "employee") and number:
        return [took, Clause("told-rival-steps", {"steps": number})]
    return [took, Clause("told-rival-marker")] if rest or action in ("equipment", "crew", "employee") else [took]
