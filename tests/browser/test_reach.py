"""Within everybody's reach: phones, screen readers, dark rooms."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import wharfinger as wf

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
            # A board may have tabs of its own, one for the players among them.
            player.page.locator(".table > nav").get_by_role("tab", name=tab, exact=True).click()
            assert player.page.locator(part).first.is_visible()
            assert not player.too_wide()
        assert player.choices.first.is_visible(), "what is asked stays in view"


PAGES = {
    "the lobby": ("/", "article h2"),
    "setting up Hamburgum": ("/new/hamburgum", "form"),
    "setting up Le Havre": ("/new/le-havre", "form"),
    "setting up Shipyard": ("/new/shipyard", "form"),
    "the settings": ("/settings", "form"),
    "the account": ("/account", "form"),
    "a forgotten password": ("/recover", "form"),
    "a new password": ("/reset#token", "form"),
    "how to play Hamburgum": ("/rules/hamburgum", ".ready"),
    "how to play Le Havre": ("/rules/le-havre", ".ready"),
    "how to play Shipyard": ("/rules/shipyard", ".ready"),
    "the complete rules of Le Havre": ("/rules/le-havre/complete", "section h2"),
    "the lessons of Le Havre": ("/learn/le-havre", "main button"),
    "the lessons of Shipyard": ("/learn/shipyard", "main button"),
    "the puzzles": ("/puzzles/shipyard", "main button"),
    "an empty analysis": ("/analysis", "main"),
    "nowhere": ("/nowhere", "h1"),
}


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_on_a_page(server: Server, visitor: Visitor, page: str) -> None:
    player = visitor(server)
    path, ready = PAGES[page]
    if page == "the lobby":  # with tables in its lists
        player.create(ME, BOT, BOT)
        player.create(ME, {"kind": "open"}, public=True)
    player.open(path).page.locator(ready).first.wait_for()
    for fold in player.page.locator("summary").all():
        fold.click()
    assert player.faults() == {}


def test_axe_finds_nothing_where_players_wait(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, {"kind": "open"}, BOT, public=True)).page.locator("main h2").first.wait_for()
    assert player.faults() == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(server: Server, visitor: Visitor, game: str) -> None:
    player = visitor(server)
    player.sit(player.create(ME, BOT, BOT, game=game)).my_turn()
    assert player.faults() == {}
    player.page.get_by_role("button", name="What is this decision?").click()
    player.page.keyboard.press("?")
    player.page.get_by_role("dialog").wait_for()
    assert player.faults() == {}


def test_axe_finds_nothing_in_a_lesson(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/learn/hamburgum")
    player.page.get_by_role("button", name="Start", exact=True).wait_for()
    assert player.faults() == {}
    player.page.get_by_role("button", name="Start", exact=True).click()
    player.page.locator(".lesson h2").wait_for()
    assert player.faults() == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_result_and_its_analysis(server: Server, visitor: Visitor, game: str) -> None:
    position, dice = wf.new(game, 2, seed=1), random.Random(1)
    while not position.over:
        position.play(dice.choice(position.legal_codes()))
    player = visitor(server)
    made = player.upload(position, go_on=False)
    page = player.open(f"/table/{made['id']}").page
    page.locator(".result").wait_for()
    assert player.faults() == {}
    page.get_by_role("button", name="Replay").first.click()
    page.locator(".replay").wait_for()
    assert player.faults() == {}
    player.open(f"/analysis/{made['id']}").page.locator("main [data-thing]").first.wait_for(state="attached")
    assert player.faults() == {}


# What has the focus: where it lies, and the part of the page that it belongs to. Rings and maps have no rows.
FOCUS = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  window.parts ??= new Map();
  const part = at.closest('section, nav, header, fieldset, ul, ol, [role=group], [role=status], .left, .right');
  if (!parts.has(part)) parts.set(part, parts.size);
  const {x, y, width, height} = at.getBoundingClientRect();
  let scrolled = 0;
  for (let up = at.parentElement; up; up = up.parentElement) scrolled += up.scrollTop;
  const name = at.dataset.thing ?? at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40);
  return {name, x, y: y + scrolled, width, height, part: at.closest('svg') ? -1 : parts.get(part)};
}"""
TABS = 260


def jumps(player: Player) -> list[str]:
    """Where the Tab key goes back in a row, or up to an earlier one."""
    found, before, seen = [], None, 0
    player.page.evaluate("document.activeElement?.blur()")
    for _ in range(TABS):
        player.page.keyboard.press("Tab")
        now = player.page.evaluate(FOCUS)
        if now is None:
            break
        seen += 1
        if before and before["part"] == now["part"] >= 0:
            overlap = min(before["y"] + before["height"], now["y"] + now["height"]) - max(before["y"], now["y"])
            within = overlap > 0.5 * min(before["height"], now["height"])
            above = now["y"] < before["y"] - 2 and now["x"] < before["x"] + before["width"] - 2
            if (now["x"] < before["x"] - 2) if within else above:
                found.append(f"{before['name']} → {now['name']}")
        before = now
    assert seen > 10
    return found


@pytest.mark.parametrize("path", ["/", "/new/le-havre", "/settings"])
def test_the_tab_key_goes_row_by_row_on_a_page(server: Server, visitor: Visitor, path: str) -> None:
    player = visitor(server).open(path)
    player.page.locator("main :is(form, article)").first.wait_for()
    assert jumps(player) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_tab_key_goes_row_by_row_at_a_table(server: Server, visitor: Visitor, game: str) -> None:
    player = visitor(server)
    player.sit(player.create(ME, BOT, BOT, game=game)).my_turn()
    assert jumps(player) == []
