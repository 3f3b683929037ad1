"""Answers in any order: fitting what was named to the questions of a group, which the rules ask in one order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import dropwhile, takewhile
from typing import Any

import numpy as np

from .game import Game
from .notation import Answer, Played, Walker, plain

NO_WORD = "\0"
"""A word that fits no question."""
MOST_WORDS = 100
"""More words than a group can be answered with."""


class Patience:
    """How many ways a text may still be tried; words that would need more fit nothing."""

    def __init__(self, left: int = 600) -> None:
        self.left = left

    def spent(self) -> bool:
        """Take one try; whether there was none."""
        self.left -= 1
        return self.left < 0


@dataclass
class Group:
    """One unordered group while it is answered: where it began and what was named of it."""

    decisions: frozenset[str]
    seat: int
    start: np.ndarray[Any, Any]
    """The position at its first question."""
    forced: list[Played]
    """Answers of the group that were forced just before."""
    words: list[str] = field(default_factory=list)
    """What has been named."""
    named: int = 0
    """How many answers that was."""
    count: int = 0
    """How many decisions have been played since the start."""
    over: bool = False

    @classmethod
    def at(cls, walker: Walker, trail: Sequence[Played]) -> Group:
        """The group of the pending decision; `trail` is what was forced before it."""
        made = cls(walker.group, walker.seat, walker.batch.copy(), [])
        for step in reversed(trail):
            if not made.holds(step):
                break
            made.forced.insert(0, step)
        return made

    def anew(self, words: Sequence[str]) -> Group:
        """The same group from its start, with more words to be named."""
        return Group(self.decisions, self.seat, self.start, self.forced, [*self.words, *words])

    def holds(self, step: Played) -> bool:
        """Whether a decision is one of this group."""
        return step.decision in self.decisions and step.seat == self.seat

    def after(self, forced: Sequence[Played]) -> list[Played]:
        """What was forced when the group was over."""
        return list(dropwhile(self.holds, forced))

    def asks(self, walker: Walker) -> bool:
        """Whether the pending decision is still one of this group."""
        return not self.over and walker.decision in self.decisions and walker.seat == self.seat

    def note(self, forced: Sequence[Played], named: bool) -> None:
        """A decision of the group was played, and these were forced by it."""
        self.count += 1
        self.named += named
        self.over = bool(self.after(forced))


def arranged(game: Game, group: Group, words: Sequence[str], patience: Patience) -> list[tuple[int, bool]] | None:
    """Answers in the order of the rules that use up what was named and these words, each with whether it was named.

    Where nothing was named the answer is the one that may be left out. None if the words do not fit.
    """
    return _Search(game, group, patience).run(words)


def vocabulary(game: Game, group: Group, words: Sequence[str], patience: Patience) -> set[str]:
    """Every word that could be said to a question of the group, if it is answered with these words where they fit."""
    search = _Search(game, group, patience)
    search.run([*words[:MOST_WORDS], NO_WORD])
    return search.seen


class _Search:
    def __init__(self, game: Game, group: Group, patience: Patience) -> None:
        self.game, self.group, self.patience = game, group, patience
        self.seen: set[str] = set()

    def run(self, words: Sequence[str]) -> list[tuple[int, bool]] | None:
        left = self._without_forced([*self.group.words, *words], self.group.forced)
        return self._answer(Walker(self.game, self.group.start.copy()), left)

    def _answer(self, walker: Walker, left: list[str]) -> list[tuple[int, bool]] | None:
        if not left:
            return []
        if walker.decision not in self.group.decisions or walker.seat != self.group.seat or self.patience.spent():
            return None
        for answer, unused, named in self._fitting(walker, left):
            after = Walker(self.game, walker.batch.copy())
            after.choose(answer.code)
            inside = list(takewhile(self.group.holds, after.forced))
            rest = self._without_forced(unused, [step for step in inside if step.implied or not answer.rest])
            if rest and len(inside) < len(after.forced):
                continue
            found = self._answer(after, rest)
            if found is not None:
                return [(answer.code, named), *found]
        return None

    def _fitting(self, walker: Walker, left: list[str]) -> Iterator[tuple[Answer, list[str], bool]]:
        """Answers to try, with the words that are then left: as they were named, or in the order of the rules.

        Of two counts of one thing the larger one comes first, since it goes on (`31+`).
        """
        no_more, named, left_out = walker.implied(), [], None
        for answer in walker.answers():
            words = plain(answer.text)
            self.seen.update(words)
            if answer.code == no_more:
                left_out = answer
            elif (rest := _without(left, words)) is not None:
                named.append((answer, rest, left[: len(words)] == words))
        first = [option for option in named if option[2]]
        tried = {answer.code: (answer, rest) for answer, rest, _ in first + named[:1] + named[-1:]}
        for answer, rest in tried.values():
            yield answer, rest, True
        if left_out is not None:
            said, brought = _without(left, plain(left_out.text)), _without(left, plain(" ".join(left_out.rest)))
            if said is not None:
                yield left_out, said, True
            elif not named and brought is not None:
                yield left_out, brought, False

    def _without_forced(self, left: list[str], forced: Sequence[Played]) -> list[str]:
        """Forced answers may be named or not."""
        for step in forced:
            words = plain(step.phrase)
            self.seen.update(words)
            rest = _without(left, words)
            left = left if rest is None else rest
        return left


def _without(left: list[str], words: Sequence[str]) -> list[str] | None:
    """What is left after some words are used; None if they are not all there."""
    rest = list(left)
    for word in words:
        if word not in rest:
            return None
        rest.remove(word)
    return rest
