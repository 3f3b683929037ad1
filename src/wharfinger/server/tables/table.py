"""One table in memory: what became of it, what may be done now, and who may see what of it."""

from __future__ import annotations

from typing import Any

import msgspec

from wharfinger.kernel import parts
from wharfinger.kernel.position import Position
from wharfinger.kernel.secrecy import hides_something, showed_something

from ..messages import wire
from ..messages.outgoing import Ask, Status
from ..store.operations import Face, TableRows
from .folded import Chair, Folded
from .likeness import OPENING, begin_alike
from .sight import Sight
from .task import Verdict

DAY = 86400.0
encode = msgspec.json.encode


class Table(Folded):
    """A table, and what it shows; what is worked out is kept until the next change."""

    def __init__(self, rows: TableRows) -> None:
        self._showed: dict[int, bool] = {}
        """Whether a decision of this turn showed something, by its stamp."""
        self._sights: dict[int | None, Sight] = {}
        self._secretive: tuple[int, dict[int, bool]] = (-1, {})
        self._verdict: tuple[int, Verdict | None] = (-1, None)
        super().__init__(rows)

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.stuck is not None:
            return "stuck"
        if self.position is None:
            return "closed" if self.closed else "waiting"
        return "finished" if self.closed or self.position.over else "running"

    @property
    def actor(self) -> int | None:
        """The seat that decides, while the table is running."""
        if self.position is None or self.stuck is not None or self.closed:
            return None
        return self.position.actor

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

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
    def result(self) -> wire.Result | None:
        if self.position is None or not self.position.over:
            return None
        game, scores, places = self.position.game, self.position.scores(), self.position.places()
        ties = [wire.Tie(*tie) for tie in parts.ties(game, self.position.state, scores, places)]
        level = parts.level(game, scores[0]) if len(scores) == 1 else None
        return wire.Result(scores, places, self.position.ending or "", ties, wire.Text(*level) if level else None)

    def undo_problem(self, to: int | None = None) -> str | None:
        """Why the last decision, or those since a version, cannot simply be taken back: the key of a refusal."""
        to = self.version - 1 if to is None else to
        if self.position is None or not 0 <= to < self.version:
            return "nothing-to-undo"
        if self.in_lesson and self.lesson is not None and to < self.lesson.start(self.lesson.at):
            return "nothing-to-undo"
        if self.verdict is not None:
            return "nothing-to-undo"
        if not self.mid_turn or to < self.turn_start:
            return "undo-turn"
        showed = any(self._showed_something(self.position, version) for version in range(to, self.version))
        return "undo-revealed" if showed else None

    def _showed_something(self, position: Position, version: int) -> bool:
        """Whether the decision after a version of this turn showed something."""
        stamp = self.stamps[version]
        if stamp not in self._showed:
            before = position.at(version)
            code = position.moves_since(version)[0]
            after = before.copy()
            after.play(code)
            kept = {known: self._showed[known] for known in self.stamps[self.turn_start :] if known in self._showed}
            self._showed = {**kept, stamp: showed_something(before, code, after)}
        return self._showed[stamp]

    @property
    def turn_start(self) -> int:
        """The version before the first decision of the turn and seat that decided last."""
        start = self.version
        while start and self.places[start - 1] == self.places[-1]:
            start -= 1
        return start

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
                self.undo_problem(self.turn_start)

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
        waited = self.actor is not None and self.chair(self.actor).automatic
        return waited and not self.in_lesson and self.verdict is None

    @property
    def in_lesson(self) -> bool:
        """Whether the steps of a lesson say what is played; then no bot decides."""
        return self.lesson is not None and not self.lesson.over and self.status == "running"

    @property
    def verdict(self) -> Verdict | None:
        """How a task ended; None while it goes on, and where there is none."""
        if self.quest is None or self.position is None or self.stuck is not None:
            return None
        if self._verdict[0] != self.stamp:
            self._verdict = (self.stamp, self.quest.verdict(self.position, self.places))
        return self._verdict[1]

    @property
    def likeness(self) -> str:
        """What a copy of this game is known by, while it goes on and may not be analysed."""
        header = self.header
        if self.status != "running" or header.uploaded or header.start is not None:
            return ""
        assert self.position is not None
        if header.analysis and not header.chosen_seed:
            return ""
        if self.position.turn < OPENING * header.players and begin_alike(header.game, header.players, header.options):
            return ""
        return self.sight(None).likeness()

    def face(self) -> Face:
        """What lists show, written with each event."""
        summary = {
            "version": self.version,
            "turned": self.turned,
            "actor": self.actor,
            "result": self.result,
            "chairs": [[chair.name, chair.kind, chair.bot, chair.resigned] for chair in self.chairs],
            "digest": self.digest,
        }
        # A deadline that has been noted must not have the table looked at again and again.
        deadline = self.deadline if self.late is None else None
        waiting = self.bot_turn and not self.header.foreign  # a server that starts does not wait for strangers' games
        summed = encode(summary).decode()
        return Face(self.status, self.updated, deadline, waiting, summed, self.likeness, self.driver)

    # -- what leaves ---------------------------------------------------------------------------------------------

    def sight(self, eyes: int | None) -> Sight:
        """The table as a seat or a spectator may see it."""
        if eyes not in self._sights:
            self._sights[eyes] = Sight(self, eyes, None if eyes is None else self.sight(None))
        return self._sights[eyes]

    def study(self, eyes: int | None) -> Sight:
        """The table as its analysis shows it: once the game is over nothing in it is secret."""
        return Sight(self, eyes, open=True) if self.status == "finished" else self.sight(eyes)

    def secretive(self, seat: int) -> bool:
        """Whether a seat can see something on the table that a spectator cannot."""
        if self._secretive[0] != self.stamp:
            self._secretive = (self.stamp, {})
        known = self._secretive[1]
        if seat not in known:
            known[seat] = self.sight(seat).differs(self.sight(None))
        return known[seat]

    def ask(self, yours: list[int]) -> Any:
        """The pending decision; its choices, and what it is about, only for who decides."""
        position = self.position
        if position is None or self.actor is None:
            return None
        if self.actor not in yours or self.chair(self.actor).automatic:
            return Ask(self.actor, position.phase, {}, [])
        return self.sight(self.actor).ask()
