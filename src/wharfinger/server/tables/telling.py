"""The messages a client gets: each is the whole of what it may see, put together from parts that are encoded once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET

from ..errors import message
from ..messages.outgoing import (
    Chat,
    ChatSent,
    Goal,
    Lesson,
    Presence,
    Seat,
    Speed,
    Table,
    Task,
    Thinking,
    ThinkingNow,
    Undo,
)
from ..messages.wire import Text

if TYPE_CHECKING:
    from ..messages.client import Client
    from . import table as tables
    from .open_table import OpenTable

SILENT = {"chat"}
"""Changes of which clients hear otherwise than by a new table message."""


def eyes_of(table: tables.Table, yours: list[int]) -> int | None:
    """Whose eyes a client sees with: the one of its seats that decides, else its first; None for a spectator."""
    if not yours:
        return None
    actor = table.actor
    return actor if actor in yours else yours[0]


def behind(table: tables.Table, client: Client) -> tuple[int | None, int | None]:
    """Whose eyes a client sees with, and whose curtain is down for it.

    Where people share a screen and have secrets from each other, one sees with the eyes of who lifted the curtain last,
    until another of them has to decide; before anybody has lifted it one sees what everybody may.
    """
    yours = table.held(client.chairs)
    if not client.curtain:
        return eyes_of(table, yours), None
    actor = table.actor
    sharing = [seat for seat in yours if not table.chair(seat).automatic]
    if len(sharing) < 2 or actor is None or not any(map(table.secretive, sharing)):
        return eyes_of(table, yours), None
    facing = None if client.facing is None else table.seat_of(client.facing)
    if actor in sharing and actor != facing:
        return None, actor
    return facing, None


def chat_lines(table: tables.Table, made: type[Chat] = Chat) -> list[Chat]:
    """What was said, by seats."""
    return [made(**{**said, "by": None if said["by"] is None else table.seat_of(said["by"])}) for said in table.chat]


def table_message(live: OpenTable, client: Client, fresh: bool) -> bytes:
    """The table as a client may see it."""
    return Telling(live, fresh).message(client)


class Kept(NamedTuple):
    """What of the log a client keeps: so many turns, but for those that read differently now."""

    turns: int
    reread: tuple[int, ...]


def kept_of(old: list[bytes], new: list[bytes]) -> Kept:
    """What of one log stands in another. Seen with other eyes, early turns may differ that lie between many others."""
    turns = min(len(old), len(new))
    differing = [at for at in range(turns) if old[at] is not new[at] and old[at] != new[at]]
    while differing and differing[-1] == turns - 1:
        turns = differing.pop()
    return Kept(turns, tuple(differing))


class Telling:
    """A change as everybody at a table is told of it; those who see the same share the message."""

    def __init__(self, live: OpenTable, fresh: bool) -> None:
        self.live, self.fresh = live, fresh
        self._online, self._waits = live.online, live.waits
        self._kept: dict[tuple[int, int], tuple[list[bytes], Kept]] = {}
        self._sent: dict[tuple[frozenset[int], bool, int | None, int | None, Kept], bytes] = {}
        """By what they depend on: chairs, shared screen, eyes, curtain, and what of the log is known."""

    def message(self, client: Client) -> bytes:
        """The table as a client may see it."""
        table = self.live.table
        eyes, curtain = behind(table, client)
        log = table.sight(eyes).log()
        kept = self._known(client.log, log)
        client.log = log
        key = (frozenset(client.chairs), client.curtain, eyes, curtain, kept)
        if key not in self._sent:
            self._sent[key] = self._made(client, eyes, curtain, kept)
        return self._sent[key]

    def _known(self, old: list[bytes], new: list[bytes]) -> Kept:
        """What of the log somebody knows; most of those at a table know the very same list."""
        both = (id(old), id(new))
        if both not in self._kept:
            self._kept[both] = (old, kept_of(old, new))  # the list is held, so that no other gets its id
        return self._kept[both][1]

    def _made(self, client: Client, eyes: int | None, curtain: int | None, kept: Kept) -> bytes:
        live, table, online, waits = self.live, self.live.table, self._online, self._waits
        yours = table.held(client.chairs)
        sight = table.sight(eyes)
        begun = table.position is not None and table.stuck is None
        may_undo = begun and table.actor is not None and bool(table.deciders) and table.deciders[-1] in yours
        made = Table(
            id=table.id,
            game=table.header.game,
            title=table.header.title,
            status=table.status,
            version=table.version,
            stamp=table.stamp,
            options=table.header.options,
            pace=table.header.pace,
            analysis=table.header.analysis,
            chosen_seed=table.header.chosen_seed,
            created=table.created,
            seats=[_seat(live, seat, online, waits, yours) for seat in range(len(table.chairs))],
            you=yours,
            pov=eyes,
            curtain=curtain,
            view=sight.view() if begun else None,
            ask=table.ask(yours if curtain is None else []) if begun else None,
            kept=kept.turns,
            log=_encoded(sight.log()[kept.turns :]),
            fresh=sight.fresh() if self.fresh else [],
            since=table.since([eyes] if client.curtain and eyes is not None else yours),
            undo=Undo(
                may_undo and table.undo_problem() is None,
                may_undo and table.turn_start < table.version - 1 and table.undo_problem(table.turn_start) is None,
                table.asked,
                {str(seat): agreed for seat, agreed in table.answers.items()},
            ),
            chat=chat_lines(table),
            thinking=None if live.thinking is None else Thinking(*live.thinking),
            speed=live.speed,
            notices=_notices(live),
            result=table.result,
            lesson=_lesson(table, yours),
            task=_task(table, yours),
            reread=dict(zip(map(str, kept.reread), _encoded([sight.log()[at] for at in kept.reread]), strict=True))
            or UNSET,
            deadline=UNSET if table.deadline is None else table.deadline,
        )
        return msgspec.json.encode(made)


def _encoded(turns: list[bytes]) -> Any:
    """Turns of the log that are JSON already."""
    return [msgspec.Raw(turn) for turn in turns]


def _seat(live: OpenTable, seat: int, online: set[int], waits: dict[int, int], yours: list[int]) -> Seat:
    chair = live.table.chair(seat)
    return Seat(
        seat=seat,
        name=chair.name,
        kind=chair.kind,
        online=seat in online,
        resigned=chair.resigned,
        yours=seat in yours and not (live.table.header.uploaded and live.table.closed),
        bot=UNSET if chair.bot is None else chair.bot,
        wait=waits.get(seat, UNSET),
    )


def _lesson(table: tables.Table, yours: list[int]) -> Lesson | None:
    lesson = table.lesson
    if lesson is None or not table.in_lesson:
        return None
    step = lesson.steps[lesson.at]
    wanted = lesson.wanted(table.version) if yours else None
    return Lesson(lesson.at, len(lesson.steps), step.id, step.show, wanted)


def _task(table: tables.Table, yours: list[int]) -> Task | None:
    quest = table.quest
    if quest is None or table.position is None or quest.task.seat not in yours:
        return None
    task = quest.task
    goals = [Goal(one.id, one.have, one.want, one.met, one.keep) for one in quest.reached(table.position)]
    return Task(
        lesson=task.lesson,
        id=task.id,
        puzzle=task.puzzle,
        turns=task.turns,
        used=quest.used(table.position, table.places),
        verdict=table.verdict,
        goals=goals,
        tries=table.tries,
        show=task.show,
        hint=task.hint,
        line=list(table.position.moves) if task.puzzle or table.verdict == "lost" else [],
    )


def _notices(live: OpenTable) -> list[Text]:
    stuck = live.table.stuck
    return live.table.notices if stuck is None else [*live.table.notices, message("stuck", reason=stuck)]


def tell_all(live: OpenTable, kinds: list[str]) -> None:
    """Send a change to everybody at the table."""
    if kinds and all(kind in SILENT for kind in kinds):
        for said in chat_lines(live.table, ChatSent)[-len(kinds) :]:
            _tell(live, said)
        return
    telling = Telling(live, fresh=True)
    for client in list(live.clients):
        client.send(telling.message(client))


def tell_presence(live: OpenTable) -> None:
    """Who is here now."""
    waits = {str(seat): seconds for seat, seconds in live.waits.items()}
    _tell(live, Presence(sorted(live.online), waits))


def tell_thinking(live: OpenTable) -> None:
    """How far a bot has come."""
    _tell(live, ThinkingNow() if live.thinking is None else ThinkingNow(*live.thinking))


def tell_speed(live: OpenTable) -> None:
    """How much of the game is compiled by now."""
    _tell(live, Speed(live.speed))


def _tell(live: OpenTable, what: msgspec.Struct) -> None:
    body = msgspec.json.encode(what)
    for client in list(live.clients):
        client.send(body)
