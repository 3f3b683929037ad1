"""The messages a client gets: each is the whole of what it may see, put together from parts that are encoded once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .refusal import message

if TYPE_CHECKING:
    from .client import Client
    from .company import Live
    from .table import Table

SILENT = {"chat"}
"""Changes of which clients hear otherwise than by a new table message."""


def eyes_of(table: Table, yours: list[int]) -> int | None:
    """Whose eyes a client sees with: the one of its seats that decides, else its first; None for a spectator."""
    if not yours:
        return None
    return table.actor if table.actor in yours else yours[0]


def behind(table: Table, client: Client) -> tuple[int | None, int | None]:
    """Whose eyes a client sees with, and whose curtain is down for it.

    Where people share a screen and have secrets from each other, one sees with the eyes of who lifted the curtain last,
    until another of them has to decide; before anybody has lifted it one sees what everybody may.
    """
    yours = table.held(client.chairs)
    sharing = [seat for seat in yours if not table.chair(seat).automatic]
    if not client.curtain or len(sharing) < 2 or table.actor is None or not any(map(table.secretive, sharing)):
        return eyes_of(table, yours), None
    facing = None if client.facing is None else table.seat_of(client.facing)
    if table.actor in sharing and table.actor != facing:
        return None, table.actor
    return facing, None


def chat_lines(table: Table) -> list[dict[str, Any]]:
    """What was said, by seats."""
    return [{**said, "by": None if said["by"] is None else table.seat_of(said["by"])} for said in table.chat]


Sent = dict[tuple[frozenset[int], int | None, int | None, int], bytes]
"""Messages of one change, by what they depend on: a client's chairs, eyes and curtain, and its part of the log."""


def table_message(live: Live, client: Client, fresh: bool, sent: Sent | None = None) -> bytes:
    """The table as a client may see it; those who see the same share the message."""
    table = live.table
    eyes, curtain = behind(table, client)
    log = table.sight(eyes).log()
    kept = 0
    for old, new in zip(client.log, log, strict=False):
        if old is not new and old != new:
            break
        kept += 1
    client.log = log
    key = (frozenset(client.chairs), eyes, curtain, kept)
    if sent is not None and key in sent:
        return sent[key]
    made = _table_message(live, client, log, kept, fresh)
    if sent is not None:
        sent[key] = made
    return made


def _table_message(live: Live, client: Client, log: list[bytes], kept: int, fresh: bool) -> bytes:
    table = live.table
    yours = table.held(client.chairs)
    eyes, curtain = behind(table, client)
    begun = table.position is not None and table.stuck is None
    may_undo = begun and table.actor is not None and bool(table.deciders) and table.deciders[-1] in yours
    made: dict[str, Any] = {
        "type": "table",
        "id": table.id,
        "game": table.header.game,
        "title": table.header.title,
        "status": table.status,
        "version": table.version,
        "stamp": table.stamp,
        "options": table.header.options,
        "pace": table.header.pace,
        "analysis": table.header.analysis,
        "chosen_seed": table.header.chosen_seed,
        "created": table.created,
        "seats": _seats(live, yours),
        "you": yours,
        "pov": eyes,
        "curtain": curtain,
        "view": table.sight(eyes).view() if begun else None,
        "ask": table.ask(yours if curtain is None else []) if begun else None,
        "kept": kept,
        "log": [msgspec.Raw(turn) for turn in log[kept:]],
        "fresh": table.sight(eyes).fresh() if fresh else [],
        "since": table.since([eyes] if client.curtain and eyes is not None else yours),
        "undo": {
            "free": may_undo and table.undo_problem() is None,
            "asked_by": table.asked,
            "answers": {str(seat): agreed for seat, agreed in table.answers.items()},
        },
        "chat": chat_lines(table),
        "thinking": _thinking(live),
        "speed": live.speed,
        "notices": _notices(live),
        "result": table.result,
        "lesson": _lesson(table, yours),
    }
    if table.deadline is not None:
        made["deadline"] = table.deadline
    return msgspec.json.encode(made)


def _seats(live: Live, yours: list[int]) -> list[dict[str, Any]]:
    online, waits = live.online, live.waits
    made = []
    for seat in range(len(live.table.chairs)):
        chair = live.table.chair(seat)
        shown: dict[str, Any] = {
            "seat": seat,
            "name": chair.name,
            "kind": chair.kind,
            "yours": seat in yours,
            "online": seat in online,
            "resigned": chair.resigned,
        }
        if seat in waits:
            shown["wait"] = waits[seat]
        made.append({**shown, "bot": chair.bot} if chair.bot is not None else shown)
    return made


def _lesson(table: Table, yours: list[int]) -> dict[str, Any] | None:
    guide = table.guide
    if guide is None or not table.guided:
        return None
    step = guide.steps[guide.at]
    wanted = guide.wanted(table.version) if yours else None
    return {"step": guide.at, "of": len(guide.steps), "id": step.id, "show": step.show, "wanted": wanted}


def _thinking(live: Live) -> dict[str, Any] | None:
    return None if live.thinking is None else {"seat": live.thinking[0], "share": live.thinking[1]}


def _notices(live: Live) -> list[dict[str, Any]]:
    stuck = live.table.stuck
    return live.table.notices if stuck is None else [*live.table.notices, message("stuck", reason=stuck)]


def tell_all(live: Live, kinds: list[str]) -> None:
    """Send a change to everybody at the table."""
    if kinds and all(kind in SILENT for kind in kinds):
        for said in chat_lines(live.table)[-len(kinds) :]:
            _tell(live, {"type": "chat", **said})
        return
    sent: Sent = {}
    for client in list(live.clients):
        client.send(table_message(live, client, True, sent))


def tell_presence(live: Live) -> None:
    """Who is here now."""
    waits = {str(seat): seconds for seat, seconds in live.waits.items()}
    _tell(live, {"type": "presence", "seats": sorted(live.online), "wait": waits})


def tell_thinking(live: Live) -> None:
    """How far a bot has come."""
    _tell(live, {"type": "thinking", **(_thinking(live) or {})})


def tell_speed(live: Live) -> None:
    """How much of the game is compiled by now."""
    _tell(live, {"type": "speed", "share": live.speed})


def _tell(live: Live, what: dict[str, Any]) -> None:
    body = msgspec.json.encode(what)
    for client in list(live.clients):
        client.send(body)
