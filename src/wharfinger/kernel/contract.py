"""What a game's rules are, and what a template may use.

A template is a file in a folder `templates`. The registry loads it once for each game and sets `rules`, `kernel` and
`sibling` before it runs; a template names them for the type checker:

    if TYPE_CHECKING:
        from wharfinger.kernel.contract import kernel, rules, sibling

Arguments: `s` is a position's record, `out`, `points`, `places` and `features` are arrays to write into, `events` is a
buffer of events (empty: nobody listens), `seat` is a number from 0 (-1: a spectator), `w` are evaluation weights.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from .evaluation import Evaluation


class Rules(Protocol):
    """The rules of a game: the names its module `rules` has."""

    def deal(self, s: Any, seats: int, options: Any, words: Any) -> None:
        """Set up a new game, with chance from `words`."""

    def legal(self, s: Any, out: Any) -> int:
        """List the legal answers to the pending decision, ascending; return how many there are, 0 at the end."""

    def apply(self, s: Any, action: int, events: Any) -> None:
        """Play one legal answer."""

    def scores(self, s: Any, points: Any) -> None:
        """The points of every seat, as if the game ended now."""

    def places(self, s: Any, places: Any) -> None:
        """The place of every seat, 1 for the winner; seats that the rules leave tied share a place."""

    def conceal(self, s: Any, seat: int, seed: int) -> None:
        """Deal anew everything that a seat cannot know."""

    def observe(self, s: Any, seat: int, features: Any) -> None:
        """What a seat may know, as numbers for learning."""


class Strategy(Rules, Protocol):
    """Rules with what players that look ahead use; each of these names may be missing."""

    EVALUATION: Evaluation
    RIVALS: bool
    """Whether a lead counts, or only one's own points."""

    def prior(self, s: Any, action: int, w: Any) -> float:
        """How readily a good player gives an answer."""

    def sensible(self, s: Any, out: Any, n: int) -> int:
        """Leave out of n legal answers those that throw something away for nothing; at least one stays."""

    def value(self, s: Any, seat: int, w: Any) -> float:
        """The points that a seat is on the way to."""

    def progress(self, s: Any) -> float:
        """How far the game has come, from 0 to 1."""


class Kernel(Protocol):
    """The kernel's entries for a game; see `templates/driver.py`."""

    def settle(self, s: Any, events: Any, out: Any) -> int:
        """Play every decision that has one legal answer; return the number of answers to the first real one."""

    def step(self, s: Any, action: int, events: Any, out: Any) -> int:
        """Play one decision and what it forces; return the number of answers to the next."""

    def deal_at(self, batch: Any, i: int, seats: int, options: Any, words: Any, events: Any, out: Any) -> int:
        """Set up a new game at batch[i]."""

    def seed_dice(self, dice: Any, seed: int) -> None:
        """Start a generator that belongs to no position."""


rules: Strategy
kernel: Kernel
sibling: Callable[[str | Path], Any]
"""Another template beside this one (or by its path), loaded for the same game."""
