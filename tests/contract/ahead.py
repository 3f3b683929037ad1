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

FILES = (DRIVER, TREE, GUIDED)


def built(target: str, name: str = "tiny") -> Path:
    """A game compiled ahead of time for a target, in the cache; made unless an earlier test has made it."""
    game = wf.game(name)
    registry.bind(game, GUIDED)
    return next(iter(build([name], FILES, target, cache_folder() / "ahead" / game.stages[GUIDED].key)))
