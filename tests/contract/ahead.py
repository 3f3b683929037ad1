"""The games that are compiled ahead of time for tests, and where."""

from __future__ import annotations

from pathlib import Path

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.bots.search import device
from wharfinger.bots.search.guided import GUIDED
from wharfinger.kernel import registry
from wharfinger.kernel.aot.build import build
from wharfinger.kernel.folders import cache_folder

EVERY = (*device.FILES, GUIDED)
"""What browsers run, and the search that a network guides."""


def built(target: str, name: str = "tiny", files: tuple[Path, ...] = device.FILES) -> Path:
    """A game compiled ahead of time for a target, in the cache; made unless an earlier test has made it."""
    game, last = wf.game(name), files[-1]
    registry.bind(game, last)
    return next(iter(build([name], files, target, cache_folder() / "ahead" / game.stages[last].key)))
