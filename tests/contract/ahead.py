"""The games that are compiled ahead of time for tests, and where."""

from __future__ import annotations

from pathlib import Path

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.bots.search.forest import TREE
from wharfinger.bots.search.guided import GUIDED
from wharfinger.kernel import registry
from wharfinger.kernel.aot.build import build
from wharfinger.kernel.folders import cache_folder
from wharfinger.kernel.game import DRIVER

PLAIN = (DRIVER, TREE)
"""What browsers run of a game that has no network."""
EVERY = (*PLAIN, GUIDED)
"""What they run of one that has."""


def built(target: str, name: str = "tiny", files: tuple[Path, ...] = PLAIN) -> Path:
    """A game compiled ahead of time for a target, in the cache; made unless an earlier test has made it."""
    game, last = wf.game(name), files[-1]
    registry.bind(game, last)
    return next(iter(build([name], files, target, cache_folder() / "ahead" / game.stages[last].key)))
