"""One server and one browser for all browser tests; each test has its own visitor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from . import harbour
from .player import Player

Seats = Callable[..., Player]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, as it is installed."""
    path = harbour.browser_path()
    if path is None:
        pytest.fail(harbour.NO_BROWSER)
    if not (harbour.DIST / "index.html").exists():
        pytest.fail(harbour.NO_CLIENT)
    with sync_playwright() as driver:
        made = driver.chromium.launch(executable_path=path, args=harbour.ARGUMENTS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[harbour.Server]:
    """A server that all tests share."""
    made = harbour.Server(tmp_path_factory.mktemp("server")).start()
    yield made
    made.stop()


@pytest.fixture
def own_server(browser: Any, tmp_path: Path) -> Iterator[harbour.Server]:
    """A server that a test may stop and start again."""
    made = harbour.Server(tmp_path).start()
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Any) -> Iterator[Callable[..., Player]]:
    """Makes visitors: browsers with cookies and storage of their own. A page that fails fails the test."""
    made: list[Player] = []

    def new(server: harbour.Server, width: int = 1440, height: int = 900, **options: Any) -> Player:
        options.setdefault("reduced_motion", "reduce")
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(harbour.LONG)
        player = Player(context.new_page(), server)
        made.append(player)
        return player

    yield new
    problems = [problem for player in made for problem in player.problems]
    for player in made:
        player.page.context.close()
    assert not problems
