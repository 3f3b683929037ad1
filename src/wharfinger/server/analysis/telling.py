"""Lines of the analysis in the words of the log: what a turn that nobody has played would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from wharfinger.kernel.events import Event, buffer, decode
from wharfinger.kernel.game import Game
from wharfinger.kernel.jit import named, overwrite, records
from wharfinger.kernel.notation import Walker, apart, forced_turns, pending
from wharfinger.kernel.position import Position
from wharfinger.kernel.telling import Step, Stretch, tellings

from ..messages import outgoing, words

DEALS = 3
"""Other deals of what is hidden in which a line is tried: only what happens in all of them is told."""
Batch = np.ndarray[Any, Any]
Row = list[int]


class _Moment(NamedTuple):
    """The end of a line."""

    deals: Batch
    """The first is that of the position itself."""
    codes: list[list[int]]
    """What can be played in each deal; nothing in one that does not allow the line."""
    turn: int
    seat: int
    decision: str
    last: Stretch | None
    """The turn of the last decision up to there."""

    @property
    def steps(self) -> Sequence[Step]:
        """What has been decided already in the turn that goes on."""
        return self.last.steps if self.last is not None and not self.last.over else ()


class Lines:
    """Lines from one position; what they have in common is played once.

    `eyes`: who is told (None: everybody's events). With `certain` the position is one deal of many, and what only this
    deal would show is left out.
    """

    def __init__(self, start: Position, eyes: int | None, certain: bool = True) -> None:
        self.game: Game = start.game
        self.eyes = eyes
        self._out = np.zeros(self.game.actions, np.int64)
        self._buffer = buffer()
        count = 1 + DEALS if certain else 1
        deals = records(self.game.state, count)
        for deal in range(count):
            overwrite(deals[deal : deal + 1], start.batch)
            if deal:
                self.game.driver.conceal_at(deals, deal, -1 if start.actor is None else start.actor, deal)
        codes = [self._out[: self.game.driver.legal_at(deals, deal, self._out)].tolist() for deal in range(count)]
        self._known: dict[tuple[int, ...], _Moment] = {(): _Moment(deals, codes, *self._pending(deals), None)}

    def turn_told(self, codes: Iterable[int]) -> list[outgoing.Telling]:
        """The last turn of a line, as far as the line is possible."""
        *_, last = (None, *self._stretches(codes))
        return [] if last is None else self._told(last)

    def told(self, codes: Iterable[int]) -> list[list[outgoing.Telling]]:
        """For each decision of a line: its turn up to there, as the log would tell it."""
        return [self._told(stretch) for stretch in self._stretches(codes)]

    def _told(self, stretch: Stretch) -> list[outgoing.Telling]:
        return [words.entry(telling) for telling in tellings(self.game, stretch)]

    def _stretches(self, codes: Iterable[int]) -> Iterator[Stretch]:
        """The turn of each decision up to there; a decision that is not possible ends the line."""
        line: tuple[int, ...] = ()
        moment = self._known[line]
        for code in codes:
            if code not in moment.codes[0]:
                return
            line = (*line, code)
            if line not in self._known:
                self._known[line] = self._after(moment, code)
            moment = self._known[line]
            assert moment.last is not None
            yield moment.last

    def _after(self, before: _Moment, code: int) -> _Moment:
        """The same line and a decision more."""
        deals = records(self.game.state, len(before.deals))
        overwrite(deals, before.deals)
        codes, caused = list[list[int]](), list[list[Row]]()
        for deal, possible in enumerate(before.codes):
            if code not in possible:
                codes.append([])
                continue
            count = self.game.driver.step_at(deals, deal, code, self._buffer, self._out)
            codes.append(self._out[:count].tolist())
            rows = self._buffer[1 : int(self._buffer[0, 0]) + 1].tolist()
            caused.append(rows[: len(rows) - self._later(before, deals, deal, code)])
        turn, seat, decision = self._pending(deals)
        first, *others = caused
        certain = [row for row in first if all(row in other for other in others)]
        events = [event for event in self._events(certain) if self.eyes is None or event.visible_to(self.eyes)]
        over = (turn, seat) != (before.turn, before.seat)
        last = Stretch(before.turn, before.seat, [*before.steps, (before.decision, events)], over)
        return _Moment(deals, codes, turn, seat, decision, last)

    def _pending(self, deals: Batch) -> tuple[int, int, str]:
        s = named(deals)
        decision, seat = pending(self.game, s)
        return int(s.turn), seat, decision

    def _later(self, before: _Moment, deals: Batch, deal: int, code: int) -> int:
        """How much happens in the turns after a decision in which nobody has a choice."""
        if deals["turn"][deal] <= before.turn + 1 and deals["depth"][deal]:
            return 0
        walker = Walker(self.game, before.deals[deal : deal + 1].copy(), (), buffer())
        turns = forced_turns(walker, walker.choose(code).turn)
        return sum(map(len, apart(walker.forced, [steps[0].when for steps in turns])[1:]))

    def _events(self, rows: Sequence[Row]) -> list[Event]:
        blank = [0] * (self._buffer.shape[1] - 1)
        return decode(np.array([[len(rows), *blank], *rows], np.int32), self.game.definition.events)
