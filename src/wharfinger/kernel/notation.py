"""Turns in words: a phrase per decision, joined to clauses and lines, and read back in context.

`donate nikolai` and `ships` are two decisions; a line writes them as one clause, `donate nikolai ships`. Answers that
say "no more" (stop, zero, none) may be left out of a line: the reader fills them in where the next words ask for a
later decision. Forced answers may be written or left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import IllegalMove
from .events import NO_EVENTS
from .game import Game
from .jit import named
from .pending import KIND, SEAT


@dataclass(frozen=True)
class Action:
    """One legal answer: its code in the game's action space and its phrase in notation."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Played:
    """One decision that was played: when, by whom, what, and whether there was a choice."""

    turn: int
    seat: int
    decision: str
    action: Action
    chosen: bool
    implied: bool


class Walker:
    """Plays a position decision by decision, keeping what was forced apart from what was chosen."""

    def __init__(self, game: Game, batch: np.ndarray[Any, Any]) -> None:
        self.game = game
        self.batch = batch
        self.s = named(batch)
        self.out = np.zeros(game.actions, np.int64)
        self.forced: list[Played] = self._settle()

    @property
    def decision(self) -> str:
        """The name of the pending decision, or "over"."""
        if self.s.depth == 0:
            return "over"
        return self.game.definition.decisions[int(self.s.stack[self.s.depth - 1, KIND])].name

    @property
    def seat(self) -> int:
        """Whose decision it is, or -1."""
        return int(self.s.stack[self.s.depth - 1, SEAT]) if self.s.depth else -1

    def legal(self) -> list[int]:
        """Legal action codes."""
        count = self.game.driver.legal_at(self.batch, 0, self.out)
        return [int(code) for code in self.out[:count]]

    def phrases(self) -> dict[str, int]:
        """Legal answers by their phrase."""
        return {self.game.definition.phrase(self.s, code): code for code in self.legal()}

    def implied(self) -> int:
        """The answer that may be left out here, or -1."""
        code = self.game.definition.implied(self.s) if self.s.depth else -1
        return code if code in self.legal() else -1

    def choose(self, code: int) -> Played:
        """Play a legal answer and everything it forces (then in `forced`)."""
        played = self._played(code, chosen=True)
        self.game.driver.apply_at(self.batch, 0, code, NO_EVENTS)
        self.forced = self._settle()
        return played

    def _played(self, code: int, chosen: bool) -> Played:
        action = Action(code, self.game.definition.phrase(self.s, code))
        return Played(int(self.s.turn), self.seat, self.decision, action, chosen, code == self.implied())

    def _settle(self) -> list[Played]:
        forced = []
        while len(legal := self.legal()) == 1:
            forced.append(self._played(legal[0], chosen=False))
            self.game.driver.apply_at(self.batch, 0, legal[0], NO_EVENTS)
        return forced


# -- writing -----------------------------------------------------------------------------------------------------


def lines(walker: Walker, codes: list[int]) -> Iterator[tuple[int, int, str]]:
    """(turn, seat, text) for every stretch of decisions by one seat in one turn."""
    steps: list[tuple[Played, frozenset[str]]] = [(played, frozenset()) for played in walker.forced]
    for code in codes:
        alternatives = frozenset(walker.phrases())
        steps.append((walker.choose(code), alternatives))
        steps += [(played, frozenset()) for played in walker.forced]
    stretch: list[tuple[Played, frozenset[str]]] = []
    between: list[tuple[Played, frozenset[str]]] = []
    for step in steps:
        if stretch and not step[0].chosen and _when(step[0]) != _when(stretch[-1][0]):
            between.append(step)  # forced answers of others do not end a stretch: a replay does not stop at them
            continue
        if stretch and _when(step[0]) != _when(stretch[-1][0]):
            yield from _written(walker.game, stretch, finished=True)
            stretch = [forced for forced in between if _when(forced[0]) == _when(step[0])]
        between = []
        stretch.append(step)
    if stretch:
        last = stretch[0][0]
        finished = walker.seat != last.seat or int(walker.s.turn) != last.turn
        yield from _written(walker.game, stretch, finished)


def _when(step: Played) -> tuple[int, int]:
    """The stretch a decision belongs to: turn and seat."""
    return step.turn, step.seat


def _written(
    game: Game, stretch: list[tuple[Played, frozenset[str]]], finished: bool
) -> Iterator[tuple[int, int, str]]:
    """The line of a stretch; where nothing was chosen there is none, since replaying forces the same again."""
    if any(played.chosen for played, _ in stretch):
        yield stretch[0][0].turn, stretch[0][0].seat, _line(game, stretch, finished)


def _line(game: Game, stretch: list[tuple[Played, frozenset[str]]], finished: bool) -> str:
    text = ""
    for position, (played, alternatives) in enumerate(stretch):
        if played.implied and (finished or not played.chosen):
            following = next((p.action.text for p, _ in stretch[position + 1 :] if not (p.implied and finished)), None)
            if following is None or following not in alternatives:
                continue
        if not text:
            text = played.action.text
        elif played.decision in game.definition.joined:
            text += f" {played.action.text}"
        else:
            text += f"; {played.action.text}"
    return (text or "-") if finished else f"{text} ..."


# -- reading -----------------------------------------------------------------------------------------------------


def play_words(walker: Walker, text: str, whole_line: bool = False) -> list[Played]:
    """Play what a text says; with `whole_line` also the answers left out at the end of the stretch.

    Raises IllegalMove at the first words that fit nothing; the walker's position is then somewhere in the text.
    """
    played: list[Played] = []
    turn, seat = int(walker.s.turn), walker.seat
    trail = [step for step in walker.forced if not whole_line or _when(step) == (turn, seat)]
    unfit = ""
    """Why the next words do not fit the first decision since the last words that did."""
    for clause in text.split(";"):
        words = clause.split()
        if words in (["-"], ["..."]):
            continue
        while words:
            if words == ["..."]:
                break
            if whole_line and (skipped := _skip_forced(words, trail, next_only=True)):
                words = words[skipped:]  # a line writes forced answers out, so they come before a choice of that name
                continue
            ended = whole_line and (int(walker.s.turn), walker.seat) != (turn, seat)
            taken, code = (0, -1) if ended else _match(words, walker.phrases())
            if taken == 0:
                skipped = _skip_forced(words, trail)
                if skipped:
                    words = words[skipped:]
                    continue
                unfit = unfit or refusal(walker, " ".join(words), "the turn has ended" if ended else "")
                code = -1 if ended else walker.implied()
                if code < 0:
                    raise IllegalMove(unfit)
            else:
                unfit = ""
            played.append(walker.choose(code))
            trail = [step for step in walker.forced if not whole_line or _when(step) == (turn, seat)]
            words = words[taken:]
    if whole_line and not text.endswith("..."):
        while (int(walker.s.turn), walker.seat) == (turn, seat):
            code = walker.implied()
            if code < 0:
                raise IllegalMove(refusal(walker, "the end of the line"))
            played.append(walker.choose(code))
    return played


def _match(words: list[str], phrases: dict[str, int]) -> tuple[int, int]:
    """How many words the longest fitting phrase takes, and its code; (0, -1) if none fits."""
    lowered = {phrase.lower(): code for phrase, code in phrases.items()}
    longest = max((len(phrase.split()) for phrase in lowered), default=0)
    for taken in range(min(longest, len(words)), 0, -1):
        code = lowered.get(" ".join(words[:taken]).lower())
        if code is not None:
            return taken, code
    return 0, -1


def _skip_forced(words: list[str], trail: list[Played], next_only: bool = False) -> int:
    """How many words repeat a forced answer of the trail, which is then used up; or the next one that lines write."""
    for position, played in enumerate(trail):
        if next_only and played.implied:
            continue
        phrase = played.action.text.lower().split()
        if [word.lower() for word in words[: len(phrase)]] == phrase:
            del trail[: position + 1]
            return len(phrase)
        if next_only:
            return 0
    return 0


def refusal(walker: Walker, words: str, why: str = "") -> str:
    """Why words cannot be played here, and what could."""
    if walker.seat < 0:
        why = "the game is over"
    if why:
        return f"{words!r} cannot be played: {why}."
    choices = list(walker.phrases())
    shown = ", ".join(choices[:12]) + (f" and {len(choices) - 12} more" if len(choices) > 12 else "")
    return f"{words!r} is not legal for seat {walker.seat + 1} now (decision: {walker.decision}); legal: {shown}."
