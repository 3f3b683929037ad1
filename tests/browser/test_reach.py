"""Within everybody's reach: phones, screen readers, dark rooms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harbour import Server
from .player import Player

ME, BOT, SCREEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "hotseat"}
GAMES = ("hamburgum", "le-havre", "shipyard")
Visitor = Callable[..., Player]
SHELL = ", ".join(f"{part} :is(button, a)" for part in (".bar", ".tabs", ".dock", ".actions", "nav"))


def test_a_phone_has_everything_and_nothing_is_too_wide(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True)
    player.open()
    player.page.locator("article").nth(2).wait_for()
    assert not player.too_wide()
    assert not player.small_targets(SHELL)
    player.open("/new/le-havre")
    player.page.locator("summary", has_text="Advanced options").click()
    assert not player.too_wide()
    for game in GAMES:
        player.sit(player.create(ME, BOT, BOT, game=game)).my_turn()
        assert not player.too_wide()
        assert not player.small_targets(SHELL)
        for tab, part in (("Players", ".seats li"), ("Log", ".log"), ("Chat", ".chat"), ("Board", "main")):
            player.page.get_by_role("tab", name=tab, exact=True).click()
            assert player.page.locator(part).first.is_visible()
            assert not player.too_wide()
        assert player.choices.first.is_visible(), "what is asked stays in view"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(server: Server, visitor: Visitor, scheme: str) -> None:
    player = visitor(server, color_scheme=scheme)
    for path, ready in (("/", "article"), ("/new/hamburgum", "form"), ("/settings", "form")):
        player.open(path)
        player.page.locator(ready).first.wait_for()
        assert player.page.evaluate("document.documentElement.dataset.theme") == scheme
        assert player.axe() == [], path
    player.sit(player.create(ME, BOT, BOT)).my_turn()
    assert player.axe(without="main") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_on_a_board(server: Server, visitor: Visitor, game: str, scheme: str) -> None:
    player = visitor(server, color_scheme=scheme)
    player.sit(player.create(ME, BOT, BOT, game=game)).my_turn()
    assert player.axe() == []
