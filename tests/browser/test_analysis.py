"""The analysis board: a recorded game looked at again, lines tried, the bot asked, positions given away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

import wharfinger as wf
from tests.cases import Dice
from wharfinger import bots

from .harbour import Server
from .player import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
TARGETS = ", ".join(f"{part} :is(button, a)" for part in (".bar", ".tabs", ".dock", ".talk"))
Visitor = Callable[..., Player]
THINKING = 600_000
"""Milliseconds: a bot reads its compiled code first, on a machine that may be busy."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game in which one plays with care and the other anything."""
    position = wf.new("hamburgum", ["Ann", "Bob"], 3, turn_limit=10, start_player="first_listed")
    careful, dice = bots.make("greedy", 1), Dice(4)
    careful.ready(position.game)
    while not position.over:
        codes = position.legal_codes()
        ann = position.names[position.actor or 0] == "Ann"
        position.play(careful.choose(position) if ann else codes[dice.choose(len(codes))])
    path = tmp_path_factory.mktemp("records") / "game.wharf"
    position.record().save(path)
    return path


def opened(player: Player, record: Path) -> Player:
    """The board of a record, opened from the start page as a person does it."""
    player.open("/")
    player.page.get_by_role("link", name="Analyse a record or a position").click()
    player.page.locator("input[type=file]").set_input_files(record)
    player.page.locator(".replay").wait_for()
    return player


def tab(player: Player, name: str) -> None:
    player.page.get_by_role("tab", name=name, exact=True).click()


def drawn(player: Player) -> None:
    """Wait until the graph is whole."""
    tab(player, "Graph")
    player.page.locator(".swings").wait_for(timeout=THINKING)
    player.page.wait_for_function("() => !document.querySelector('label.progress')", timeout=THINKING)


def advised(player: Player) -> Any:
    """Ask the bot and wait for its last word; the turns it suggests."""
    tab(player, "Bot")
    player.page.get_by_text("3 s", exact=True).click()
    player.page.get_by_role("button", name="Ask the bot").click()
    player.page.get_by_role("button", name="Stop").wait_for()
    player.page.get_by_text("certainty").wait_for(timeout=THINKING)
    player.page.get_by_role("button", name="Ask the bot").wait_for(timeout=THINKING)
    return player.page.locator(".talk li button.ghost[title^='Play:']")


def at(player: Player) -> str:
    return str(player.page.locator(".replay .count").inner_text())


def lines(player: Player) -> list[str]:
    """The decisions of the line that is shown, in notation."""
    tab(player, "Lines")
    return [str(text) for text in tried(player).all_inner_texts()]


def tried(player: Player) -> Locator:
    """The decisions of a line that is tried."""
    return player.page.locator(".run button.on")


def test_from_a_record_to_a_shared_line(server: Server, visitor: Visitor, record: Path) -> None:
    player = opened(visitor(server), record)
    page = player.page
    drawn(player)
    assert page.locator(".talk svg[role=img] path").count() >= 2
    assert player.axe(without="main") == []
    # A turning point names the turn and what the bot would have played; a click goes there.
    swing = page.locator(".swings button").first
    assert "Turn" in swing.inner_text() and "bot" in swing.inner_text()
    before = at(player)
    swing.click()
    page.wait_for_function("before => document.querySelector('.replay .count').textContent !== before", arg=before)
    there = at(player)
    # The graph itself, and the same as a table.
    page.locator("summary", has_text="The graph as a table").click()
    assert page.locator(".talk tbody tr[aria-current]").count() == 1
    box = page.locator(".talk svg[role=img]").bounding_box()
    assert box is not None
    page.locator(".talk svg[role=img]").click(position={"x": box["width"] - 15, "y": box["height"] / 2})
    page.get_by_role("heading", name="The game is over here").wait_for()
    swing.click()
    page.wait_for_function("there => document.querySelector('.replay .count').textContent === there", arg=there)
    # What the bot suggests is played on the board.
    ideas = advised(player)
    text = ideas.first.locator(".turn").inner_text()
    assert "±" in page.locator(".talk li").first.inner_text()
    assert player.axe(without="main") == []
    prompt = player.prompt_text()
    ideas.first.click()
    page.wait_for_function("before => document.querySelector('.prompt')?.textContent !== before", arg=prompt)
    suggested = lines(player)
    assert suggested
    assert suggested[0].split()[0] == text.split()[0]
    assert at(player) == there, "the game itself stays where it was"
    # Back, and another line beside it; the keyboard does it too.
    for _ in suggested:
        prompt = player.prompt_text()
        page.locator("h1").click()
        page.keyboard.press("Backspace")
        page.wait_for_function("before => document.querySelector('.prompt')?.textContent !== before", arg=prompt)
    assert lines(player) == []
    choice = next(one for one in player.choices.all() if one.is_visible())
    for candidate in player.choices.all():
        if candidate.is_visible() and suggested[0].split()[-1].lower() not in candidate.inner_text().lower():
            choice = candidate
    choice.click()
    page.locator(".run [aria-current]").wait_for()
    tried = lines(player)
    assert tried and tried != suggested
    assert page.locator(".talk section > ul > li").count() == 2
    assert player.axe(without="main") == []
    # Given away: somebody else sees the same position with the same line.
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this position").input_value()
    page.wait_for_function(
        "() => [...document.querySelectorAll('dialog input')].some(one => one.value.startsWith('{'))"
    )
    position = page.get_by_label("Position as text").input_value()
    assert player.axe(without="main") == []
    page.keyboard.press("Escape")
    shown = player.prompt_text()
    guest = visitor(server)
    guest.page.goto(link)
    guest.page.locator(".prompt").wait_for()
    assert guest.prompt_text() == shown
    assert lines(guest) == tried
    assert at(guest) == there
    # What was worked out is there at once.
    tab(guest, "Graph")
    assert guest.page.locator("label.progress").count() == 0
    # The position as text opens a board of its own.
    wf.load(position)
    guest.open("/analysis")
    guest.page.locator("textarea").fill(position)
    guest.page.get_by_role("button", name="Analyse").click()
    guest.page.locator(".prompt").wait_for()
    assert guest.prompt_text().split("Take back")[0].strip() == shown.split("Take back")[0].strip()


def test_what_cannot_be_opened_is_told_in_a_sentence(server: Server, visitor: Visitor, record: Path) -> None:
    player = visitor(server).open("/analysis")
    page = player.page
    assert player.axe() == []
    spoilt = json.dumps({"wharfinger": "position 1", "game": "hamburgum"})
    for text, why in ((spoilt, "This position cannot be used"), ("nonsense", "This record cannot be used")):
        page.locator("textarea").fill(text)
        page.get_by_role("button", name="Analyse").click()
        page.get_by_role("alert").filter(has_text=why).wait_for()
    opened(player, record)
    # A link that was cut or changed shows the game and says what is wrong with it.
    table = page.url.split("/analysis/")[1].split("#")[0]
    guest = visitor(server).open(f"/analysis/{table}#at=2&line=99999")
    guest.page.get_by_role("alert").filter(has_text="is not possible here").wait_for()
    assert at(guest).startswith("decision 0")
    nobody = visitor(server).open("/analysis/nosuchtable")
    nobody.page.get_by_text("There is no such table").wait_for()


def test_on_a_phone(server: Server, visitor: Visitor, record: Path) -> None:
    player = opened(visitor(server, 390, 844, has_touch=True, color_scheme="dark"), record)
    page = player.page
    for name in ("Graph", "Bot", "Lines", "Board"):
        if name == "Graph":
            drawn(player)
        tab(player, name)
        assert not player.too_wide(), name
        assert player.axe(without="main") == [], name
        assert not player.small_targets(TARGETS.replace(".talk :is", ".talk ul :is")), name
    tab(player, "Graph")
    page.locator(".swings button").first.tap()
    assert page.locator("main").is_visible(), "a turn that was picked is shown on the board"
    assert player.choices.first.is_visible()
    ideas = advised(player)
    ideas.first.tap()
    assert page.locator("main").is_visible()
    tab(player, "Lines")
    tried(player).first.wait_for()


def test_during_a_game_only_where_the_table_allows_it(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/new/hamburgum")
    page = player.page
    page.get_by_text("During it too").click()
    page.get_by_role("button", name="Begin").click()
    player.my_turn()
    assert page.get_by_text("analysis allowed").is_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Analysis").click()
    page.locator(".prompt").wait_for()
    ideas = advised(player)
    assert ideas.count()
    ideas.first.click()
    page.get_by_text("advises only on your own decisions").wait_for()
    assert page.get_by_role("tab", name="Graph").count() == 0
    spectator = visitor(server)
    spectator.page.goto(page.url)
    spectator.page.get_by_text("Only players of this table").wait_for()
    # Elsewhere it waits for the end of the game.
    player.sit(player.create(ME, BOT)).my_turn()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("link", name="Analysis").count() == 0
