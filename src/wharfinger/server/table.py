"""One table: its header and what became of it, folded from its events in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.kernel.events import Event
from wharfinger.kernel.position import Position

from . import wire, words
from .guide import Guide, Step
from .refusal import message, texts
from .secrecy import showed_something
from .store.operations import ChairRow, EventRow, Face, TableRows

DAY = 86400.0
NOTICES_KEPT = 6
CHAT_KEPT = 200
encode = msgspec.json.encode


class Header(msgspec.Struct, frozen=True):
    """What a table was set up with."""

    game: str
    rules: str
    components: str
    options: dict[str, str | int]
    players: int
    seed: int | None
    pace: wire.Pace
    title: str = ""
    start: dict[str, Any] | None = None
    """The position it starts from, if it was not dealt from the seed (an uploaded record)."""
    uploaded: bool = False
    lesson: list[Step] | None = None
    """The steps of a guided first game."""


@dataclass
class Chair:
    """A place at the table, in the order in which the players are listed."""

    name: str = ""
    kind: str = "open"
    bot: str | None = None
    resigned: bool = False
    key_hash: str | None = None
    visitor: str | None = None

    @property
    def automatic(self) -> bool:
        return self.bot is not None


@dataclass
class Turn:
    """What one seat decided in one turn."""

    turn: int
    seat: int
    first: int
    texts: list[str] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    sent: dict[int | None, bytes] = field(default_factory=dict)
    """The turn as it is sent, by the eyes it is seen with."""


class Table:
    """A table in memory. `apply` is the only thing that changes it."""

    def __init__(self, rows: TableRows) -> None:
        self.id = rows.id
        self.creator = rows.creator
        self.created = rows.created
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
        self.fresh: list[Event] = []
        self.chat: list[dict[str, Any]] = []
        self.notices: list[dict[str, Any]] = []
        self.asked: int | None = None
        self.answers: dict[int, bool] = {}
        self.seq = 0
        self.stamp = 0
        self.updated = rows.created
        self.waiting_since = rows.created
        self.late: int | None = None
        self.closed = False
        self.stuck: str | None = None
        self.next_table: str | None = None
        self.guide: Guide | None = None
        self._undo: tuple[int, str | None] = (-1, None)
        self._asks: tuple[int, bytes] | None = None
        self._views: tuple[int, dict[int | None, bytes]] = (-1, {})
        for row in rows.events:
            self.apply_row(row)

    # -- changing ------------------------------------------------------------------------------------------------

    def seat_rows(self, rows: list[ChairRow]) -> None:
        """Who holds the chairs."""
        for row in rows:
            self.chairs[row.chair].key_hash, self.chairs[row.chair].visitor = row.key_hash, row.visitor

    def apply_row(self, row: EventRow) -> None:
        """An event as it is kept."""
        if row.seq == self.seq:
            self.apply(row.kind, msgspec.json.decode(row.data), row.at)

    def apply(self, kind: str, data: dict[str, Any], at: float) -> None:
        """Let one event happen."""
        self.fresh = []
        self.seq += 1
        self.updated = at
        getattr(self, f"_{kind}")(data, at)

    def _sat(self, data: dict[str, Any], at: float) -> None:
        chair = self.chairs[data["chair"]]
        chair.name, chair.kind, chair.bot = data["name"], data["kind"], data.get("bot")

    def _begin(self, data: dict[str, Any], at: float) -> None:
        header = self.header
        names = [chair.name for chair in self.chairs]
        try:
            if header.start is not None:
                self.position = wf.load({**header.start, "names": names})
            else:
                self.position = wf.new(header.game, names, header.seed, **dict[str, Any](header.options))
                self.turned = int(self.position.state.lot)
            if header.lesson is not None:
                self.guide = Guide(header.lesson, self.position)
        except wf.WharfingerError as error:
            self.stuck = texts()("stuck-start", reason=str(error))
            return
        self.waiting_since = at
        self.stamp = self.seq
        if self.position.events:
            self.turns.append(Turn(0, -1, 0, [], [list(self.position.events)]))
            self.fresh = list(self.position.events)

    def _move(self, data: dict[str, Any], at: float) -> None:
        position = self.position
        if position is None or self.stuck is not None:
            return
        code = data["code"]
        if position.actor != data["seat"] or code not in position.legal_codes():
            self.stuck = texts()("stuck-illegal", number=self.version + 1)
            return
        turn, seat = position.turn, data["seat"]
        text = position.game.definition.phrase(position.state, code)
        if not self.turns or (self.turns[-1].turn, self.turns[-1].seat) != (turn, seat):
            self.turns.append(Turn(turn, seat, self.version))
        position.play(code)
        last = self.turns[-1]
        last.texts.append(text)
        last.events.append(list(position.events))
        last.sent.clear()
        self.deciders.append(seat)
        self.places.append((turn, seat))
        self.fresh = list(position.events)
        self.stamp = self.seq
        self.asked, self.answers = None, {}
        if (position.turn, position.actor) != (turn, seat):
            self.waiting_since, self.late = at, None
            self.notices = [notice for notice in self.notices if notice["id"] != "notice-deadline"]

    def _back(self, data: dict[str, Any], at: float) -> None:
        if self.position is None:
            return
        self._tell("undone", seat=data["seat"], count=self.version - data["to"])
        self._rewind(data["to"], at)

    def _lesson(self, data: dict[str, Any], at: float) -> None:
        if self.guide is None or self.stuck is not None:
            return
        self.guide.at = data["step"]
        self.stamp = self.seq
        if data.get("to", self.version) < self.version:
            self._rewind(data["to"], at)

    def _rewind(self, to: int, at: float) -> None:
        assert self.position is not None
        self.position = at_version(self.position, to)
        del self.deciders[to:], self.places[to:]
        while self.turns and self.turns[-1].first >= to and self.turns[-1].seat >= 0:
            self.turns.pop()
        if self.turns and self.turns[-1].seat >= 0:
            last = self.turns[-1]
            kept = to - last.first
            del last.texts[kept:], last.events[kept:]
            last.sent.clear()
        self.asked, self.answers = None, {}
        self.waiting_since, self.late = at, None
        self.stamp = self.seq

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
        chair.kind, chair.bot = "bot", data["bot"]
        self._seat_changed("replaced", data["chair"], at, bot=data["bot"])

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
        self.notices = [notice for notice in self.notices if notice["id"] != "notice-deadline"]
        self.waiting_since, self.late = at, None
        self.asked, self.answers = None, {}

    def _tell(self, key: str, **args: str | int) -> None:
        self.notices = [*self.notices[-NOTICES_KEPT + 1 :], message(key, **args)]

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many decisions have been played."""
        return len(self.deciders)

    @property
    def status(self) -> str:
        if self.stuck is not None:
            return "stuck"
        if self.position is None:
            return "waiting"
        return "finished" if self.closed or self.position.over else "running"

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def actor(self) -> int | None:
        """The seat that decides, while the table is running."""
        return self.position.actor if self.position is not None and self.status == "running" else None

    @property
    def deadline(self) -> float | None:
        """When the seat to decide should have decided."""
        pace = self.header.pace
        actor = self.actor
        if not isinstance(pace, wire.Correspondence) or actor is None or self.chair(actor).automatic:
            return None
        return self.waiting_since + pace.days * DAY

    def seat_of(self, chair: int) -> int:
        return (chair - self.turned) % len(self.chairs)

    def chair_of(self, seat: int) -> int:
        return (seat + self.turned) % len(self.chairs)

    def chair(self, seat: int) -> Chair:
        return self.chairs[self.chair_of(seat)]

    def held(self, chairs: set[int]) -> list[int]:
        """The seats of some chairs."""
        return sorted(self.seat_of(chair) for chair in chairs)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self.chairs)) if not self.chair(seat).automatic]

    @property
    def result(self) -> dict[str, Any] | None:
        if self.position is None or not self.position.over:
            return None
        return {
            "scores": self.position.scores(),
            "places": self.position.places(),
            "ending": self.position.ending or "",
        }

    def undo_problem(self) -> str | None:
        """Why the last decision cannot simply be taken back: the key of a refusal."""
        if self.position is None or not self.version:
            return "nothing-to-undo"
        if self._undo[0] != self.stamp:
            self._undo = (self.stamp, self._undo_problem(self.position))
        return self._undo[1]

    def _undo_problem(self, position: Position) -> str | None:
        if self.guided and self.guide is not None and self.version <= self.guide.start(self.guide.at):
            return "nothing-to-undo"
        if not self.mid_turn:
            return "undo-turn"
        before = at_version(position, self.version - 1)
        code = position.moves[-1]
        after = before.copy()
        after.play(code)
        return "undo-revealed" if showed_something(before, code, after) else None

    @property
    def mid_turn(self) -> bool:
        """Whether the last decision left its seat to decide on."""
        position = self.position
        return position is not None and bool(self.places) and self.places[-1] == (position.turn, position.actor)

    def prepare(self) -> None:
        """Work out now, in a thread, what would hold everybody up later: the choices and whether undo is free."""
        actor = self.actor
        if actor is not None and not self.chair(actor).automatic:
            self.ask([actor])
            if self.mid_turn:
                self.undo_problem()

    def since(self, seats: list[int]) -> int:
        """The version after the last decision of some seats."""
        return next((number + 1 for number in range(self.version - 1, -1, -1) if self.deciders[number] in seats), 0)

    # -- for the lists -------------------------------------------------------------------------------------------

    @property
    def bot_turn(self) -> bool:
        return self.actor is not None and self.chair(self.actor).automatic and not self.guided

    @property
    def guided(self) -> bool:
        """Whether the steps of a lesson say what is played; then no bot decides."""
        return self.guide is not None and not self.guide.over and self.status == "running"

    def face(self) -> Face:
        """What lists show, written with each event."""
        summary = {
            "version": self.version,
            "turned": self.turned,
            "actor": self.actor,
            "result": self.result,
            "chairs": [[chair.name, chair.kind, chair.bot, chair.resigned] for chair in self.chairs],
        }
        return Face(self.status, self.updated, self.deadline, self.bot_turn, encode(summary).decode())

    # -- parts of messages ---------------------------------------------------------------------------------------

    def view(self, eyes: int | None) -> bytes:
        """The view of a seat, encoded once."""
        assert self.position is not None
        if self._views[0] != self.stamp:
            self._views = (self.stamp, {})
        cached = self._views[1]
        if eyes not in cached:
            cached[eyes] = encode(self.position.view(eyes))
        return cached[eyes]

    def ask(self, yours: list[int]) -> Any:
        """The pending decision; its choices only for who decides."""
        position = self.position
        if position is None or self.actor is None:
            return None
        if self.actor not in yours:
            return {"seat": self.actor, "decision": position.phase, "choices": []}
        if self._asks is None or self._asks[0] != self.stamp:
            asked = {"seat": self.actor, "decision": position.phase, "choices": choices(position)}
            self._asks = (self.stamp, encode(asked))
        return msgspec.Raw(self._asks[1])

    def log(self, eyes: int | None) -> list[bytes]:
        """The game so far, turn by turn, as some eyes saw it."""
        game = self.position.game if self.position is not None else None
        made = []
        for turn in self.turns:
            if eyes not in turn.sent:
                assert game is not None
                shown = [
                    words.told(game, event) for events in turn.events for event in events if event.visible_to(eyes)
                ]
                turn.sent[eyes] = encode(
                    {
                        "turn": turn.turn,
                        "seat": turn.seat,
                        "from": turn.first,
                        "to": turn.first + len(turn.texts),
                        "moves": turn.texts,
                        "events": shown,
                    }
                )
            made.append(turn.sent[eyes])
        return made

    def told(self, events: list[Event], eyes: int | None) -> list[dict[str, Any]]:
        """Events as some eyes may see them."""
        if self.position is None:
            return []
        return [words.told(self.position.game, event) for event in events if event.visible_to(eyes)]

    def events_of(self, version: int) -> list[Event]:
        """What the decision before a version did."""
        for turn in reversed(self.turns):
            if turn.seat >= 0 and turn.first < version <= turn.first + len(turn.events):
                return turn.events[version - turn.first - 1]
        return []


def at_version(position: Position, version: int) -> Position:
    """The game as it was after some number of decisions."""
    return position._replayed(list(position.moves[:version]))


def choices(position: Position) -> list[dict[str, Any]]:
    """The legal answers; whether one ends the turn is tried on a deal in which only what the seat knows is real."""
    assert position.actor is not None
    game, known = position.game, position.concealed(position.actor)
    scratch = known.copy()
    made = []
    for action in position.legal():
        scratch.batch[:] = known.batch
        scratch._step(action.code)
        made.append(
            {
                "code": action.code,
                "text": action.text,
                "hint": words.hint(game, position.state, action.code),
                "ends": (scratch.turn, scratch.actor) != (position.turn, position.actor),
            }
        )
    return made
