"""One table in memory: what became of it, what may be done now, and the parts of its messages."""

from __future__ import annotations

from typing import Any

import msgspec

from wharfinger.kernel.events import Event
from wharfinger.kernel.position import Position

from . import wire, words
from .choices import about, choices
from .folded import Chair, Folded, at_version
from .likeness import to_guard
from .secrecy import hides_something, showed_something
from .store.operations import Face, TableRows

DAY = 86400.0
encode = msgspec.json.encode


class Table(Folded):
    """A table, and what it shows; what is worked out is kept until the next change."""

    def __init__(self, rows: TableRows) -> None:
        self._undo: tuple[int, str | None] = (-1, None)
        self._asks: tuple[int, bytes] | None = None
        self._secretive: tuple[int, dict[int, bool]] = (-1, {})
        self._views: tuple[int, dict[int | None, bytes]] = (-1, {})
        super().__init__(rows)

    # -- asking --------------------------------------------------------------------------------------------------

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
        """Work out now what would hold everybody up later: the choices and whether undo is free."""
        actor = self.actor
        if actor is not None and not self.chair(actor).automatic:
            self.ask([actor])
            if self.mid_turn:
                self.undo_problem()

    @property
    def much_to_prepare(self) -> bool:
        """Whether `prepare` has to try many deals: in the middle of a turn, in a game that hides something."""
        actor = self.actor
        if actor is None or self.chair(actor).automatic or not self.mid_turn:
            return False
        return self.position is not None and hides_something(self.position)

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

    @property
    def likeness(self) -> str:
        """What a copy of this game is known by, while it goes on and may not be analysed."""
        header = self.header
        if self.status != "running" or header.uploaded or header.start is not None:
            return ""
        assert self.position is not None
        return to_guard(self.position) if header.chosen_seed or not header.analysis else ""

    def face(self) -> Face:
        """What lists show, written with each event."""
        summary = {
            "version": self.version,
            "turned": self.turned,
            "actor": self.actor,
            "result": self.result,
            "chairs": [[chair.name, chair.kind, chair.bot, chair.resigned] for chair in self.chairs],
        }
        # A deadline that has been noted must not have the table looked at again and again.
        deadline = self.deadline if self.late is None else None
        return Face(self.status, self.updated, deadline, self.bot_turn, encode(summary).decode(), self.likeness)

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

    def secretive(self, seat: int) -> bool:
        """Whether a seat can see something on the table that a spectator cannot."""
        if self._secretive[0] != self.stamp:
            self._secretive = (self.stamp, {})
        known = self._secretive[1]
        if seat not in known:
            assert self.position is not None
            own, open_to_all = self.position.view(seat), self.position.view(None)
            known[seat] = any(value != open_to_all[name] for name, value in own.items() if name != "seat")
        return known[seat]

    def ask(self, yours: list[int]) -> Any:
        """The pending decision; its choices, and what it is about, only for who decides."""
        position = self.position
        if position is None or self.actor is None:
            return None
        if self.actor not in yours or self.chair(self.actor).automatic:
            return {"seat": self.actor, "decision": position.phase, "about": {}, "choices": []}
        if self._asks is None or self._asks[0] != self.stamp:
            asked = {
                "seat": self.actor,
                "decision": position.phase,
                "about": about(position),
                "choices": choices(position),
            }
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
                        "to": turn.last,
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
        found: list[Event] = []
        for turn in self.turns:
            if turn.forced and turn.first == version:
                found += turn.events[0]
            elif turn.seat >= 0 and turn.first < version <= turn.last:
                found += turn.events[version - turn.first - 1]
        return found
