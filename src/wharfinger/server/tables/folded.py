"""What became of a table, folded from its events in order."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.kernel import registry
from wharfinger.kernel.events import Event
from wharfinger.kernel.notation import Played
from wharfinger.kernel.position import Position

from ..errors import message, texts
from ..messages import wire
from ..messages.outgoing import SeatKind
from ..messages.wire import Text
from ..store.operations import ChairRow, EventRow, TableRows, digested
from .lesson import Lesson, Step
from .task import Quest, Task

log = logging.getLogger("wharfinger.server")
NOTICES_KEPT = 6
CHAT_KEPT = 200


class Header(msgspec.Struct, frozen=True):
    """What a table was set up with."""

    game: str
    rules: str
    components: str
    options: dict[str, str | int]
    players: int
    seed: str | int | None
    """Its decimal digits: JSON's numbers are too short. (Early tables have a number.)"""
    pace: wire.Pace
    title: str = ""
    start: dict[str, Any] | None = None
    """The position it starts from, if it was not dealt from the seed (an uploaded record)."""
    uploaded: bool = False
    analysis: bool = False
    """Whether players may analyse while the game goes on."""
    lesson: list[Step] | None = None
    """The steps of a lesson."""
    task: Task | None = None
    """What is to be reached; then the game ends."""
    chosen_seed: bool = False
    """Whether who opened it chose the seed, and so may know what is hidden: it can count for nothing."""

    @property
    def foreign(self) -> bool:
        """Whether it starts from a position that somebody brought: its rules are tried in `readers` first."""
        return self.uploaded and self.start is not None


@dataclass
class Chair:
    """A place at the table, in the order in which the players are listed."""

    name: str = ""
    kind: SeatKind = "open"
    bot: str | None = None
    resigned: bool = False
    key_hash: str | None = None
    visitor: str | None = None
    returning: bool = False
    """Whether its player plays on as soon as the bot has ended its turn."""

    @property
    def automatic(self) -> bool:
        return self.bot is not None

    @property
    def lent(self) -> bool:
        """Whether a bot plays for a person who may come back."""
        return self.kind == "bot" and self.key_hash is not None and not self.resigned and not self.returning


@dataclass
class Turn:
    """What one seat decided in one turn, or had no choice but to do; what the deal caused is a turn of nobody's."""

    turn: int
    seat: int
    first: int
    steps: list[Played] = field(default_factory=list)
    dealt: list[Event] = field(default_factory=list)
    forced: bool = False
    """Whether there was nothing to decide in it: it came with the decision before `first`."""
    sent: dict[Any, bytes] = field(default_factory=dict)
    """The turn as it is sent, by the eyes it is seen with."""

    @property
    def last(self) -> int:
        """The version after its last decision."""
        return self.first if self.forced else self.first + len(self.steps)

    @property
    def hidden(self) -> bool:
        """Whether some eyes see less of it than others."""
        events = (*self.dealt, *(event for step in self.steps for event in step.events))
        return any(step.secret for step in self.steps) or any(event.seat is not None for event in events)


class Folded:
    """What the events of a table made of it. `apply` is the only thing that changes it."""

    def __init__(self, rows: TableRows) -> None:
        self.id = rows.id
        self.creator = rows.creator
        self.created = rows.created
        self.driver = rows.driver
        """The server that lets the bots play, where several share a database."""
        self.header = msgspec.json.decode(rows.header, type=Header)
        self.chairs = [Chair() for _ in range(self.header.players)]
        self.seat_rows(rows.chairs)
        self.position: Position | None = None
        self.turned = 0
        """How far the deal's lot has turned the table: seat 0 is this chair."""
        self.turns: list[Turn] = []
        self.deciders: list[int] = []
        """The seat of each decision."""
        self.places: list[tuple[int, int]] = []
        """The turn and seat of each decision."""
        self.stamps: list[int] = []
        """The stamp after each decision, which no other decision has, not even one in its place."""
        self.fresh: list[Event] = []
        self.chat: list[dict[str, Any]] = []
        self.notices: list[Text] = []
        self.asked: int | None = None
        self.answers: dict[int, bool] = {}
        self.seq = 0
        self.digest = ""
        """Of all events so far: an event that is changed afterwards gives another one."""
        self.stamp = 0
        self.updated = rows.created
        self.waiting_since = rows.created
        self.late: int | None = None
        self.closed = False
        self.stuck: str | None = None
        self.damaged = False
        """Whether an event is missing or cannot be read."""
        self.next_table: str | None = None
        self.lesson: Lesson | None = None
        self.quest: Quest | None = None
        self.tries = 1
        """How often the task of this table has been begun."""
        for row in rows.events:
            self.apply_row(row)

    # -- changing ------------------------------------------------------------------------------------------------

    def seat_rows(self, rows: list[ChairRow]) -> None:
        """Who holds the chairs."""
        for row in rows:
            self.chairs[row.chair].key_hash, self.chairs[row.chair].visitor = row.key_hash, row.visitor

    def apply_row(self, row: EventRow) -> None:
        """An event as it is kept. What follows a hole, or something that cannot be read, did not happen here."""
        if row.seq < self.seq:
            return
        if row.seq > self.seq or self.damaged:
            self._damage(texts().worded("stuck-gap", number=self.seq + 1), row)
            return
        try:
            self.apply(row.kind, msgspec.json.decode(row.data), row.at)
        except (msgspec.MsgspecError, AttributeError, LookupError, TypeError, ValueError):
            self._damage(texts().worded("stuck-event", number=row.seq + 1), row)

    def _damage(self, reason: str, row: EventRow) -> None:
        if not self.damaged:
            log.error("table %s cannot go on: %s", self.id, reason)
        self.damaged = True
        self.stuck = self.stuck or reason
        self.seq = row.seq + 1

    def apply(self, kind: str, data: dict[str, Any], at: float) -> None:
        """Let one event happen."""
        self.fresh = []
        self.seq += 1
        self.updated = at
        self.digest = digested(self.digest, kind, data, at)
        getattr(self, f"_{kind}")(data, at)

    def _sat(self, data: dict[str, Any], at: float) -> None:
        chair = self.chairs[data["chair"]]
        chair.name, chair.kind, chair.bot = data["name"], data["kind"], data.get("bot")

    def _left(self, data: dict[str, Any], at: float) -> None:
        chair = self.chairs[data["chair"]]
        chair.name, chair.kind, chair.bot = "", "open", None
        if data.get("host") is not None:  # who may start the table from now on
            self.creator = self.chairs[data["host"]].visitor or self.creator

    def _begin(self, data: dict[str, Any], at: float) -> None:
        header = self.header
        names = [chair.name for chair in self.chairs]
        if (other := _made_otherwise(header)) is not None:
            self.stuck = other
            return
        try:
            if header.start is not None:
                self.position = wf.load({**header.start, "names": names})
            else:
                self.position = _dealt(header, names)
                self.turned = int(self.position.state.lot)
            if header.lesson is not None:
                self.lesson = Lesson(header.lesson, self.position)
            if header.task is not None:
                self.quest = Quest(header.task, self.position)
        except wf.WharfingerError as error:
            self.stuck = texts().worded("stuck-start", reason=str(error))
            return
        self.waiting_since = at
        self.stamp = self.seq
        if self.position.events:
            self.turns.append(Turn(0, -1, 0, dealt=list(self.position.events)))
            self.fresh = list(self.position.events)

    def _move(self, data: dict[str, Any], at: float) -> None:
        position = self.position
        if position is None or self.stuck is not None:
            return
        code = data["code"]
        if position.actor != data["seat"] or code not in position.legal_codes():
            self.stuck = texts().worded("stuck-illegal", number=self.version + 1)
            return
        turn, seat = position.turn, data["seat"]
        said = position.answered(code)
        if not self.turns or (self.turns[-1].turn, self.turns[-1].seat) != (turn, seat):
            self.turns.append(Turn(turn, seat, self.version))
        position.play(code)
        last = self.turns[-1]
        forced = position.forced_turns() if position.turn > turn + 1 or position.over else []
        own = len(position.events) - sum(len(step.events) for steps in forced for step in steps)
        last.steps.append(replace(said, events=tuple(position.events[:own])))
        last.sent.clear()
        for steps in forced:
            self.turns.append(Turn(*steps[0].when, self.version + 1, steps, forced=True))
        self.deciders.append(seat)
        self.places.append((turn, seat))
        self.fresh = list(position.events)
        self.stamp = self.seq
        self.stamps.append(self.stamp)
        self.asked, self.answers = None, {}
        if (position.turn, position.actor) != (turn, seat):
            self.waiting_since, self.late = at, None
            self.notices = [notice for notice in self.notices if notice.id != "notice-deadline"]
        self._give_back(at)

    def _back(self, data: dict[str, Any], at: float) -> None:
        if self.position is None:
            return
        self._tell("undone", seat=data["seat"], count=self.version - data["to"])
        self._rewind(data["to"], at)

    def _lesson(self, data: dict[str, Any], at: float) -> None:
        if self.lesson is None or self.stuck is not None:
            return
        self.lesson.at = data["step"]
        self.stamp = self.seq
        if data.get("to", self.version) < self.version:
            self._rewind(data["to"], at)

    def _retry(self, data: dict[str, Any], at: float) -> None:
        if self.quest is not None and self.stuck is None:
            self.tries += 1
            self._rewind(0, at)

    def _rewind(self, to: int, at: float) -> None:
        assert self.position is not None
        self.position = self.position.at(to)
        del self.deciders[to:], self.places[to:], self.stamps[to:]
        while self.turns and self.turns[-1].first >= to + self.turns[-1].forced and self.turns[-1].seat >= 0:
            self.turns.pop()
        if self.turns and self.turns[-1].seat >= 0 and not self.turns[-1].forced:
            last = self.turns[-1]
            kept = to - last.first
            del last.steps[kept:]
            last.sent.clear()
        self.asked, self.answers = None, {}
        self.waiting_since, self.late = at, None
        self.stamp = self.seq
        self._give_back(at)

    def _undo_ask(self, data: dict[str, Any], at: float) -> None:
        self.asked, self.answers = data["seat"], {}

    def _undo_answer(self, data: dict[str, Any], at: float) -> None:
        if data["agree"]:
            self.answers[data["seat"]] = True
        else:
            self.asked, self.answers = None, {}
            self._tell("undo-refused", seat=data["seat"])

    def _chat(self, data: dict[str, Any], at: float) -> None:
        said = {"by": data["chair"], "name": data["name"], "text": data["text"], "at": at}
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], said]

    def _resign(self, data: dict[str, Any], at: float) -> None:
        chair = self.chairs[data["chair"]]
        chair.resigned, chair.bot = True, data["bot"]
        self._seat_changed("resigned", data["chair"], at)

    def _replace(self, data: dict[str, Any], at: float) -> None:
        chair = self.chairs[data["chair"]]
        chair.kind, chair.bot, chair.returning = "bot", data["bot"], False
        self._seat_changed("replaced", data["chair"], at, bot=data["bot"])

    def _return(self, data: dict[str, Any], at: float) -> None:
        self.chairs[data["chair"]].returning = True
        self._give_back(at)
        if self.chairs[data["chair"]].returning:
            self._tell("returning", seat=self.seat_of(data["chair"]))

    def _give_back(self, at: float) -> None:
        """Let those who have come back play on, except where a bot is in the middle of their turn."""
        position = self.position
        if position is None:
            return
        begun = bool(self.places) and self.places[-1] == (position.turn, position.actor)
        for number, chair in enumerate(self.chairs):
            if chair.returning and not (begun and position.actor == self.seat_of(number)):
                chair.kind, chair.bot, chair.returning = "person", None, False
                self._seat_changed("returned", number, at)

    def _bot_failed(self, data: dict[str, Any], at: float) -> None:
        self.chairs[data["chair"]].bot = data["instead"]
        self._tell("bot-failed", seat=self.seat_of(data["chair"]), bot=data["bot"], instead=data["instead"])

    def _late(self, data: dict[str, Any], at: float) -> None:
        self.late = data["seat"]
        self._tell("deadline", seat=data["seat"])

    def _rematch(self, data: dict[str, Any], at: float) -> None:
        self.next_table = data["table"]
        self._tell("rematch", table=data["table"])

    def _closed(self, data: dict[str, Any], at: float) -> None:
        self.closed = True

    def _seat_changed(self, key: str, chair: int, at: float, **args: str) -> None:
        self._tell(key, seat=self.seat_of(chair), **args)
        self.notices = [notice for notice in self.notices if notice.id != "notice-deadline"]
        self.waiting_since, self.late = at, None
        self.asked, self.answers = None, {}

    def _tell(self, key: str, **args: str | int) -> None:
        self.notices = [*self.notices[-NOTICES_KEPT + 1 :], message(key, **args)]

    @property
    def version(self) -> int:
        """How many decisions have been played."""
        return len(self.deciders)

    def seat_of(self, chair: int) -> int:
        return (chair - self.turned) % len(self.chairs)


def _dealt(header: Header, names: list[str]) -> Position:
    options: dict[str, Any] = dict(header.options)
    return wf.new(header.game, names, None if header.seed is None else int(header.seed), **options)


def _made_otherwise(header: Header) -> str | None:
    """Why a table cannot be read: other rules, or other components, than those of this server."""
    try:
        definition = registry.game(header.game).definition
    except wf.WharfingerError as error:
        return texts().worded("stuck-start", reason=str(error))
    if header.rules != definition.version:
        return texts().worded("stuck-rules", made=header.rules, now=definition.version)
    made, now = header.components, definition.components.mark
    return None if made.split()[:1] == now.split()[:1] else texts().worded("stuck-components", made=made, now=now)
