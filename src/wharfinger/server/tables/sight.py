"""The gate: what a seat, a spectator or whoever studies a finished game may know of a table.

Everything that is sent about a game is made here, from what those eyes may know; no other module asks the position of a
table what it looks like, what was decided or what came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from wharfinger.kernel.events import Event
from wharfinger.kernel.notation import UNKNOWN, Played, forced_line, plain
from wharfinger.kernel.position import Position
from wharfinger.kernel.secrecy import showed_something
from wharfinger.kernel.telling import Stretch, tellings
from wharfinger.kernel.view import joined

from ..messages import outgoing, words
from .choices import ask
from .likeness import likeness_of

if TYPE_CHECKING:
    from .folded import Folded, Turn

encode = msgspec.json.encode
EVERYONE = "everyone"
"""Whom a turn is written for in which nothing is hidden from anybody: it is the same for all eyes."""


class Sight:
    """A table as some eyes see it (None: a spectator's); with `open` everything that is written down of it."""

    def __init__(self, table: Folded, eyes: int | None, public: Sight | None = None, open: bool = False) -> None:
        self.table, self.eyes, self.open = table, eyes, open
        self.public = public
        """What everybody sees, which in some games is all there is to see."""
        self._board: tuple[int, bytes] = (-1, b"")
        self._ask: tuple[int, bytes] = (-1, b"")
        self._log: tuple[int, list[bytes]] = (-1, [])

    @property
    def position(self) -> Position:
        """The game, which has begun."""
        assert self.table.position is not None
        return self.table.position

    # -- now -------------------------------------------------------------------------------------------------------

    def view(self) -> Any:
        """The table as it lies."""
        kind = self.position.game.definition.board
        return msgspec.Raw(joined(self.position.heading(self.eyes), kind, self.board()))

    def board(self) -> bytes:
        """The part of the view that the game makes, encoded once for every change."""
        if self.public is not None and not self.position.game.definition.private:
            return self.public.board()
        if self._board[0] != self.table.stamp:
            self._board = (self.table.stamp, encode(self.position.board(self.eyes)))
        return self._board[1]

    def likeness(self) -> str:
        """What a copy of the game is known by."""
        return likeness_of(self.position.heading(None), self.board())

    def differs(self, other: Sight) -> bool:
        """Whether these eyes see something on the board that others do not."""
        return self.board() != other.board()

    def ask(self) -> msgspec.Raw:
        """The pending decision with its choices, for the seat that decides."""
        position = self.position
        assert position.actor == self.eyes
        if self._ask[0] != self.table.stamp:
            self._ask = (self.table.stamp, encode(ask(position)))
        return msgspec.Raw(self._ask[1])

    def tried(self, code: int) -> Callable[[], outgoing.Tried]:
        """What a choice of these eyes would lead to: to be worked out beside everything else, on a deal in which only
        what they know is real, and kept back where it shows something."""
        known, eyes, game, now = self.position.concealed(self.eyes), self.eyes, self.position.game, self.position.turn
        last = self.table.turns[-1] if self.table.turns else None
        before = last.steps if last is not None and (last.turn, last.seat) == (now, eyes) else []
        steps = [(step.decision, step.events) for step in map(self._seen, before)]

        def work() -> outgoing.Tried:
            after, step = known.copy(), known.answered(code)
            after.play(code)
            if showed_something(known, code, after):
                return outgoing.Tried(shown=False)
            view: Any = after.view(eyes)
            stretch = Stretch(now, step.when[1], [*steps, (step.decision, after.events)], over=False)
            told = [words.entry(telling) for telling in tellings(game, stretch)]
            return outgoing.Tried(shown=True, view=view, fresh=self._told(after.events), told=told)

        return work

    def because(self, said: str) -> outgoing.Because:
        """Why these eyes, which decide, cannot play some words; told from what they know."""
        known = self.position.concealed(self.eyes)
        return outgoing.Because(reason=words.reason(known.game, known.state, " ".join(plain(said))))

    def fresh(self) -> list[outgoing.Event]:
        """What the last change caused."""
        return self._told(self.table.fresh) if self.table.position is not None else []

    # -- before ----------------------------------------------------------------------------------------------------

    def log(self) -> list[bytes]:
        """The game so far, turn by turn; the same list until the next change."""
        stamp, log = self._log
        if stamp != self.table.stamp:
            turns = self.table.turns
            same = min(len(log), len(turns))
            while same and self._known(turns[same - 1]) is not log[same - 1]:  # what changes is at the end
                same -= 1
            log = log[:same] + [self._known(turn) or self._turn(turn) for turn in turns[same:]]
            self._log = (self.table.stamp, log)
        return log

    def told(self, version: int) -> list[outgoing.Event]:
        """What the decision before a version caused."""
        found: list[Event] = []
        for turn in self.table.turns:
            if turn.forced and turn.first == version:
                found += [event for step in turn.steps for event in step.events]
            elif turn.seat >= 0 and turn.first < version <= turn.last:
                found += turn.steps[version - turn.first - 1].events
        return self._told(found)

    def decided(self, version: int) -> int | None:
        """The code of the decision that followed a version; None if there is none, or it is a secret."""
        for turn in self.table.turns:
            if turn.seat >= 0 and turn.first <= version < turn.last:
                code = self._seen(turn.steps[version - turn.first]).code
                return None if code == UNKNOWN else code
        return None

    def look(self, version: int) -> Callable[[], dict[str, Any]]:
        """The board after so many decisions: to be worked out beside everything else, while the game goes on."""
        played, eyes = self.position.copy(), self.eyes
        return lambda: played.at(version).view(eyes)

    # -- what these eyes may know --------------------------------------------------------------------------------

    def _seen(self, step: Played) -> Played:
        return step if self.open else step.seen_by(self.eyes)

    def _told(self, events: Iterable[Event]) -> list[outgoing.Event]:
        return [words.told(event) for event in events if self.open or event.visible_to(self.eyes)]

    def _entries(self, turn: Turn, steps: Sequence[Played], over: bool) -> list[outgoing.Telling]:
        """A turn as people tell it, from steps that these eyes may know."""
        known: list[tuple[str, Sequence[Event]]] = [(step.decision, step.events) for step in steps]
        if turn.dealt:
            known.append(("", [event for event in turn.dealt if self.open or event.visible_to(self.eyes)]))
        stretch = Stretch(turn.turn, turn.seat, known, over, self._before(turn))
        return [words.entry(telling) for telling in tellings(self.position.game, stretch)]

    def _before(self, turn: Turn) -> list[Event]:
        """What these eyes saw happen in the turn before."""
        turns = self.table.turns
        number = next(number for number in reversed(range(len(turns))) if turns[number] is turn)
        earlier = turns[number - 1].steps if number else []
        return [event for step in map(self._seen, earlier) for event in step.events]

    def _known(self, turn: Turn) -> bytes | None:
        return turn.sent.get(EVERYONE) or turn.sent.get((self.eyes, self.open))

    def _turn(self, turn: Turn) -> bytes:
        steps = [self._seen(step) for step in turn.steps]
        moves = [forced_line(self.position.game, steps).text] if turn.forced else [step.phrase for step in steps]
        events = self._told([*turn.dealt, *(event for step in steps for event in step.events)])
        now = (self.position.turn, self.position.actor)
        over = turn is not self.table.turns[-1] or turn.forced or now != (turn.turn, turn.seat)
        entries = self._entries(turn, steps, over)
        made = encode(outgoing.LogTurn(turn.turn, turn.seat, turn.first, turn.last, moves, entries, over, events))
        turn.sent[(self.eyes, self.open) if turn.hidden else EVERYONE] = made
        return made
