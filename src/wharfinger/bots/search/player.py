"""The search bot and its levels."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position
from wharfinger.kernel.registry import is_fast, prepare

from .. import digest
from ..words import message
from .forest import ROOM, TREE, Forest, Watch
from .settings import deep_settings, effort


@dataclass(frozen=True)
class Budget:
    """What a turn may cost: simulations and, whatever else happens, seconds; and how the tree is set."""

    simulations: int | None
    seconds: float | None
    trees: int = 2
    changes: dict[str, float] = field(default_factory=dict)
    deep: bool = False
    """Whether the tree is set for much time (see `deep_settings`)."""


LEVELS = {
    "easy": Budget(20, 1.0, 1, {"tries": 1, "peeks": 1, "rounds": 0}),
    "medium": Budget(60, 2.0, 1),
    "hard": Budget(800, 5.0, 2),
    "expert": Budget(8000, 9.5, 2, deep=True),
    "master": Budget(9000, 9.5, 2),
}
LATER = 4
"""A later decision of the same turn tops its tree up to one part in this many of the turn's simulations."""
PLAIN = 100
"""Plain Python runs one simulation where compiled code runs this many."""
PLAIN_SECONDS = 1.5
"""Time limit of a turn in plain Python, while a game is being compiled."""
FIRST_SHARE, LATER_SHARE = 0.6, 0.4
"""The part of a turn's seconds that the first decision may use, and of what is left that each later one may."""


class Search:
    """Plays the move that tree search prefers; reuses its trees during its own turn."""

    template = TREE
    """The file of the compiled search."""

    def __init__(self, name: str, seed: int, budget: Budget, watch: Watch | None = None, strategy: Any = None) -> None:
        """`strategy`: weights other than the game's own."""
        if not budget.simulations and not budget.seconds:
            raise BadOption(message("search-limit"))
        self.name = name
        self.seed = seed
        self.budget = budget
        self.watch = watch
        self.strategy = strategy
        self.simulated = 0
        """Simulations of all answers so far."""
        self._forest: Forest | None = None
        self._expected = b""
        self._turn: tuple[int, int] | None = None
        self._left = 0.0
        self._answers: dict[bytes, int] = {}

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Compile the search for this game."""
        prepare(game, self.template, progress)

    def choose(self, position: Position) -> int:
        """The most visited move. Asked again about the same position, it gives the same answer."""
        seen = position.batch.tobytes()
        if seen not in self._answers:
            if len(self._answers) > 64:
                self._answers.clear()
            self._answers[seen] = self._search(position, seen)
        return self._answers[seen]

    def _search(self, position: Position, seen: bytes) -> int:
        assert position.actor is not None
        codes = position.legal_codes()
        if len(codes) == 1:
            return codes[0]
        began = time.monotonic()
        self.ready(position.game)
        budget = self.budget if is_fast(position.game, self.template) else _plain(self.budget)
        whole = budget.simulations and int(budget.simulations * self._effort(position.game))
        turn = (position.actor, position.turn)
        kept = self._forest is not None and seen == self._expected
        if self._turn != turn:
            self._turn, self._left = turn, budget.seconds or 0.0
            seconds = FIRST_SHARE * self._left
        else:
            seconds = LATER_SHARE * self._left
        if not kept:
            self._forest = self._plant(position, seen, budget, whole)
        forest = self._forest
        assert forest is not None
        wanted = whole
        if kept and whole is not None:
            wanted = max(0, whole // LATER - forest.visits)
        if wanted != 0:
            self.simulated += forest.grow(wanted, seconds if budget.seconds else None, self.watch)
        found = _best(forest, codes)
        if found is None:  # the time is up, or no simulation came so far
            forest = self._plant(position, seen, budget, whole)
            self.simulated += forest.grow(1, None, self.watch)
            found = _best(forest, codes)
        code = codes[0] if found is None else found
        self._left -= time.monotonic() - began
        self._follow(forest, position, code)
        return code

    def _effort(self, game: Game) -> float:
        """By how much the simulations of the budget are multiplied."""
        return effort(game)

    def _plant(self, position: Position, seen: bytes, budget: Budget, simulations: int | None) -> Forest:
        """New trees, with room for every answer of a decision."""
        room = max(ROOM * (simulations or 40_000), budget.trees * (position.game.actions + 1))
        changes = budget.changes | (deep_settings(position.game) if budget.deep else {})
        return Forest(position, digest(self.seed, seen), budget.trees, room, None, self.strategy, **changes)

    def _follow(self, forest: Forest, position: Position, code: int) -> None:
        """Play the move; if the turn continues and nothing was revealed, keep the trees."""
        ahead = position.copy()
        ahead.play(code)
        self._forest, self._expected = None, b""
        if ahead.actor == position.actor and ahead.turn == position.turn:
            shown = ahead.concealed(ahead.actor, seed=0)
            if forest.advance(code, shown):
                self._forest, self._expected = forest, shown.batch.tobytes()


def _best(forest: Forest, codes: list[int]) -> int | None:
    """The most visited of the legal moves, if any has been visited."""
    return next((branch.code for branch in forest.branches() if branch.code in codes), None)


def level(name: str, seed: int, watch: Watch | None = None) -> Search:
    """A level by name."""
    return Search(name, seed, LEVELS[name], watch)


def _plain(budget: Budget) -> Budget:
    """The budget in plain Python."""
    simulations = None if budget.simulations is None else max(4, budget.simulations // PLAIN)
    seconds = None if budget.seconds is None else min(PLAIN_SECONDS, budget.seconds)
    return replace(budget, simulations=simulations, seconds=seconds, trees=1)
