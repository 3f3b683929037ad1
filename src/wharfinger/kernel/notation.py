"""Turns in words: a phrase per decision, and the lines of a record that are made of them. `reading` reads them back.

`donate nikolai` and `ships` are two decisions; a line writes them as one clause, `donate nikolai ships`. Answers that
say "no more" (stop, zero, none) are left out of the line of a finished turn; forced answers are written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np

from .events import NO_EVENTS, Event, decode
from .game import Game
from .jit import named, overwrite
from .pending import FORCED_MOST, KIND, SEAT

UNKNOWN = -1
"""The code of a decision that one may not know."""


@dataclass(frozen=True)
class Action:
    """A legal move.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> action = pos.legal()[5]
        >>> action
        Action(code=5, text='move beer')
        >>> _ = pos.play(action)
    """

    code: int
    """Its number in the game's action space.

    Examples:
        >>> wf.new("hamburgum", seed=7).legal()[5].code
        5
    """
    text: str
    """The move in notation; `str(action)` is the same.

    Examples:
        >>> wf.new("hamburgum", seed=7).legal()[5].text
        'move beer'
    """

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Answer:
    """A legal answer in words: its own phrase, and those of the answers of its group that it leaves no choice in."""

    code: int
    phrase: str
    rest: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Everything that the answer says."""
        return " ".join((self.phrase, *self.rest))


@dataclass(frozen=True)
class Played:
    """One decision that was played: when, by whom, what, and whether there was a choice."""

    turn: int
    seat: int
    decision: str
    code: int
    phrase: str
    chosen: bool
    implied: bool
    secret: bool = False
    events: tuple[Event, ...] = ()

    @property
    def when(self) -> tuple[int, int]:
        """The stretch it belongs to: turn and seat."""
        return self.turn, self.seat

    def seen_by(self, seat: int | None) -> Played:
        """The decision as a seat (None: a spectator) may know it: a secret one is only its kind (`discard ?`)."""
        events = tuple(event for event in self.events if event.visible_to(seat))
        if self.secret and seat != self.seat:
            return replace(self, events=events, code=UNKNOWN, phrase=f"{self.decision} ?")
        return self if len(events) == len(self.events) else replace(self, events=events)


def pending(game: Game, s: Any) -> tuple[str, int]:
    """The name of the pending decision and the seat that decides; ("over", -1) after the end."""
    if s.depth == 0:
        return "over", -1
    frame = s.stack[s.depth - 1]
    return game.definition.decisions[int(frame[KIND])].name, int(frame[SEAT])


def legal_codes(game: Game, batch: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> list[int]:
    """Legal action codes, ascending."""
    codes: list[int] = out[: game.driver.legal_at(batch, 0, out)].tolist()
    return codes


def implied(game: Game, s: Any, legal: Sequence[int]) -> int:
    """The answer that may be left out here, or -1."""
    code = game.definition.implied(s) if legal else -1
    return code if code in legal else -1


def answers(game: Game, batch: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> list[Answer]:
    """The legal answers in words.

    Where an answer leaves no choice in those that follow it in its group, and another answer would leave one or force
    something else, the phrase says them all (`coal hides`): nothing comes along that nobody has said.
    """
    s = named(batch)
    codes, phrase = legal_codes(game, batch, out), game.definition.phrase
    decision, seat = pending(game, s)
    group = game.definition.group(decision)
    if not group:
        return [Answer(code, phrase(s, code)) for code in codes]
    scratch = batch.copy()
    rests = []
    for code in codes:
        overwrite(scratch, batch)
        rests.append(_forced_by(game, scratch, code, group, seat, out))
    common = len(set(rests)) == 1
    return [Answer(code, phrase(s, code), () if common else rest) for code, rest in zip(codes, rests, strict=True)]


def _forced_by(
    game: Game, scratch: np.ndarray[Any, Any], code: int, group: frozenset[str], seat: int, out: np.ndarray[Any, Any]
) -> tuple[str, ...]:
    """The phrases of a group that an answer forces; those that say "no more" need no word."""
    s = named(scratch)
    found: list[str] = []
    while True:
        game.driver.apply_at(scratch, 0, code, NO_EVENTS)
        decision, actor = pending(game, s)
        legal = legal_codes(game, scratch, out)
        if len(legal) != 1 or decision not in group or actor != seat:
            return tuple(found)
        code = legal[0]
        if code != implied(game, s, legal):
            found.append(game.definition.phrase(s, code))


def answered(game: Game, s: Any, code: int, phrase: str, chosen: bool = True, left_out: bool = False) -> Played:
    """The pending decision with an answer to it, before anything has come of it."""
    decision, seat = pending(game, s)
    return Played(int(s.turn), seat, decision, code, phrase, chosen, left_out, game.definition.secret(decision))


class Walker:
    """Plays a position decision by decision, keeping what was forced apart from what was chosen."""

    def __init__(
        self,
        game: Game,
        batch: np.ndarray[Any, Any],
        names: Sequence[str] = (),
        buffer: np.ndarray[Any, Any] = NO_EVENTS,
        settle: bool = True,
    ) -> None:
        self.game = game
        self.batch = batch
        self.names = names
        """The player on each seat."""
        self.s = named(batch)
        self._buffer = buffer
        self._out = np.zeros(game.actions, np.int64)
        self.forced: list[Played] = self._settle() if settle else []

    @property
    def decision(self) -> str:
        """The name of the pending decision, or "over"."""
        return pending(self.game, self.s)[0]

    @property
    def seat(self) -> int:
        """Whose decision it is, or -1."""
        return pending(self.game, self.s)[1]

    @property
    def when(self) -> tuple[int, int]:
        """The stretch that the pending decision belongs to: turn and seat."""
        return int(self.s.turn), self.seat

    @property
    def group(self) -> frozenset[str]:
        """The decisions whose answers may be named in any order with that of the pending one."""
        return self.game.definition.group(self.decision)

    def name(self, seat: int) -> str:
        """The player on a seat."""
        return self.names[seat] if self.names else f"Player {seat + 1}"

    def legal(self) -> list[int]:
        """Legal action codes."""
        return legal_codes(self.game, self.batch, self._out)

    def answers(self) -> list[Answer]:
        """The legal answers in words."""
        return answers(self.game, self.batch, self._out)

    def implied(self) -> int:
        """The answer that may be left out here, or -1."""
        return implied(self.game, self.s, self.legal())

    def choose(self, code: int) -> Played:
        """Play a legal answer and everything it forces (then in `forced`)."""
        played = self._play(code, self.legal(), chosen=True)
        self.forced = self._settle()
        return played

    def _play(self, code: int, legal: list[int], chosen: bool) -> Played:
        phrase, left_out = self.game.definition.phrase(self.s, code), code == implied(self.game, self.s, legal)
        played = answered(self.game, self.s, code, phrase, chosen, left_out)
        self.game.driver.apply_at(self.batch, 0, code, self._buffer)
        return replace(played, events=tuple(decode(self._buffer, self.game.definition.events)))

    def _settle(self) -> list[Played]:
        forced: list[Played] = []
        while len(legal := self.legal()) == 1 and len(forced) < FORCED_MOST:
            forced.append(self._play(legal[0], legal, chosen=False))
        return forced


# -- words -------------------------------------------------------------------------------------------------------


def plain(words: str) -> list[str]:
    """Words as they are compared: capitals do not matter, nor the number of an answer (`2:fish`)."""
    return [word.lstrip("0123456789")[1:] if _numbered(word) else word for word in words.lower().split()]


def _numbered(word: str) -> bool:
    number, colon, rest = word.partition(":")
    return bool(colon and rest and number.isdecimal())


def match(words: list[str], offered: Sequence[Answer]) -> tuple[int, Answer | None]:
    """How many words the longest fitting phrase takes, and the answer; (0, None) if none fits."""
    phrases = {" ".join(plain(answer.text)): answer for answer in offered}
    longest = max((len(phrase.split()) for phrase in phrases), default=0)
    for taken in range(min(longest, len(words)), 0, -1):
        answer = phrases.get(" ".join(words[:taken]))
        if answer is not None:
            return taken, answer
    return 0, None


# -- lines -------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """What one seat decided in one turn."""

    turn: int
    seat: int
    text: str


class _Step(NamedTuple):
    played: Played
    offered: tuple[Answer, ...] = ()
    """What could have been answered instead, where the answer may be left out."""


class Writer:
    """Writes down a game as it is played: a line for every stretch of decisions by one seat in one turn.

    Forced answers of other seats do not end a stretch, since a replay does not stop at them; a turn in which nothing
    was chosen has a line all the same.
    """

    def __init__(self, walker: Walker) -> None:
        """From where the walker stands: at the start of a game, or just behind a finished line."""
        self.walker = walker
        self.stretch: list[_Step] = []
        self._begin()

    def write(self, code: int) -> list[Line]:
        """Play one decision; the lines that it finishes."""
        here = self.walker.when
        offered = tuple(self.walker.answers()) if code == self.walker.implied() else ()
        self.stretch.append(_Step(self.walker.choose(code), offered))
        self.stretch += [_Step(forced) for forced in self.walker.forced if forced.when == here]
        if self.walker.when == here:
            return []
        line = Line(*here, _line(self.walker.game, self.stretch, finished=True))
        self._begin()
        return [line, *(forced_line(self.walker.game, steps) for steps in forced_turns(self.walker, here[0]))]

    def pending(self) -> list[Line]:
        """The line of the turn that is going on."""
        if not any(step.played.chosen for step in self.stretch):
            return []
        return [Line(*self.stretch[0].played.when, _line(self.walker.game, self.stretch, finished=False))]

    def _begin(self) -> None:
        """The next stretch begins with what was forced in it."""
        here = self.walker.when
        self.stretch = [_Step(forced) for forced in self.walker.forced if forced.when == here]


def forced_turns(walker: Walker, turn: int) -> list[list[Played]]:
    """The turns after some turn in which nothing was chosen, if the last choice was made in that turn."""
    now = walker.when[0] if walker.seat >= 0 else -1
    whole = [forced for forced in walker.forced if forced.turn not in (turn, now)]
    made = []
    for _, during in groupby(whole, lambda forced: forced.turn):
        stretches = [list(of_seat) for _, of_seat in groupby(during, lambda forced: forced.when)]
        said = [steps for steps in stretches if not all(step.implied and not step.secret for step in steps)]
        made += said or stretches[:1]
    return made


def forced_line(game: Game, steps: Sequence[Played]) -> Line:
    """The line of a turn in which nothing was chosen."""
    return Line(*steps[0].when, _line(game, [_Step(step) for step in steps], finished=True))


def apart(steps: Sequence[Played], forced: Sequence[tuple[int, int]]) -> list[list[Event]]:
    """What steps caused, cut where forced turns (by turn and seat) begin: before the first of them, and in each."""
    found: list[list[Event]] = [[]]
    for step in steps:
        if len(found) <= len(forced) and not step.chosen and step.when == forced[len(found) - 1]:
            found.append([])
        found[-1] += step.events
    return found + [[] for _ in range(len(forced) + 1 - len(found))]


def lines(walker: Walker, codes: Sequence[int]) -> list[Line]:
    """The lines of some decisions."""
    writer = Writer(walker)
    finished = [line for code in codes for line in writer.write(code)]
    return finished + writer.pending()


def _line(game: Game, stretch: list[_Step], finished: bool) -> str:
    """The words of a stretch, from its end: an answer is left out if the reader will know that it was."""
    written: list[Played] = []
    after: list[str] = []
    for played, offered in reversed(stretch):
        known = played.code != UNKNOWN
        if known and played.implied and (finished or not played.chosen) and not match(after, offered)[0]:
            continue
        written.insert(0, played)
        after = plain(played.phrase) + after
    text = ""
    for before, played in zip([None, *written], written, strict=False):
        text += played.phrase if before is None else _glue(game, before, played) + played.phrase
    return (text or "-") if finished else f"{text} ..."


def _glue(game: Game, before: Played, played: Played) -> str:
    """Decisions that belong together stand in one clause; two groups never do."""
    group = game.definition.group
    apart = group(before.decision) and group(played.decision) and group(before.decision) != group(played.decision)
    return "; " if apart or played.decision not in game.definition.joined else " "
