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
    """Wait until the report is whole."""
    tab(player, "Report")
    player.page.locator(".players").wait_for()
    player.page.locator("svg[role=img]").first.wait_for(timeout=THINKING)
    player.page.wait_for_function("() => !document.querySelector('label.progress')", timeout=THINKING)


def advised(player: Player) -> Any:
    """Ask the bot and wait for its last word; the turns it suggests."""
    tab(player, "Bot")
    player.page.get_by_text("3 s", exact=True).click()
    player.page.get_by_role("button", name="Ask the bot").click()
    player.page.get_by_role("button", name="Stop").wait_for()
    player.page.get_by_text("certainty").wait_for(timeout=THINKING)
    player.page.get_by_role("button", name="Ask the bot").wait_for(timeout=THINKING)
    return player.page.locator(".talk li button.idea")


def at(player: Player) -> str:
    return str(player.page.locator(".replay .count").inner_text())


def lines(player: Player) -> list[str]:
    """The turns of the line that is shown, in words."""
    tab(player, "Moves")
    player.page.locator(".row").first.wait_for()
    return [str(text) for text in tried(player).all_inner_texts()]


def tried(player: Player) -> Locator:
    """The turns of a line that is tried."""
    return player.page.locator(".run button[aria-current]")


def looked(page: Any) -> str:
    """What the board shows, as the words on it."""
    return str(page.locator("main.board").inner_text())


def test_the_report_of_a_game(server: Server, visitor: Visitor, record: Path) -> None:
    player = opened(visitor(server, reduced_motion="no-preference").settle(compute="server"), record)
    page = player.page
    drawn(player)
    # Under the board, as wide as it is.
    graph, board = page.locator(".under svg[role=img]").bounding_box(), page.locator("main").bounding_box()
    assert graph and board and graph["width"] > 0.9 * board["width"]
    # Nobody who loses something is without fault.
    cells = page.locator(".players tbody tr")
    accuracy = {row.split()[0]: int(row.split()[1].rstrip("%")) for row in cells.all_inner_texts()}
    assert set(accuracy) == {"Ann", "Bob"} and 0 < min(accuracy.values()) < 100
    assert "lichess" in page.locator(".talk details").text_content()
    # Turning points are losses: each names what was played and what was better, in words.
    moments = page.locator(".moments > li")
    assert moments.count()
    for text in moments.all_inner_texts():
        assert "−" in text and "% chance to win" in text and "Better:" in text
        assert "=" not in text and ";" not in text, "words, no notation"
    assert page.locator(".talk table", has_text="Completed churches").or_(page.locator(".talk tfoot")).count()
    assert player.faults(without="main") == {}
    # Pointing at the better turn shows where it leads, and leaving it shows the board again.
    page.get_by_role("tab", name="Moves").focus()
    before, there = looked(page), at(player)
    better = moments.first.locator(".better")
    better.hover()
    page.locator("main.drafted").wait_for()
    page.locator(".ghosts .way").first.wait_for()  # a figure goes around the rondel in any turn
    assert at(player) == there
    page.mouse.move(5, 5)
    page.wait_for_function("() => !document.querySelector('main.drafted')")
    page.wait_for_function(
        "text => document.querySelector('main.board').innerText === text", arg=before, timeout=20_000
    )
    better.click()
    page.wait_for_function("there => document.querySelector('.replay .count').textContent !== there", arg=there)
    assert lines(player)
    # The move list has a mark, an evaluation and the better turn where something was lost.
    rows = page.locator(".row", has=page.locator(".grade"))
    assert rows.count() >= moments.count()
    assert rows.first.locator(".chance").inner_text().endswith("%")
    assert rows.first.locator(".better").count() == 1
    assert player.faults(without="main") == {}
    # The graph leads to the end, and shows the points too.
    for kind in ("Points expected", "Points so far"):
        page.locator(".under").get_by_text(kind).click()
        assert page.locator(".under svg[role=img] path").count() >= 2
    box = page.locator(".under svg[role=img]").bounding_box()
    assert box is not None
    page.locator(".under svg[role=img]").click(position={"x": box["width"] - 15, "y": box["height"] / 2})
    page.get_by_role("heading", name="The game is over here").wait_for()
    # What was worked out is there at once for who comes later.
    guest = visitor(server)
    guest.page.goto(page.url)
    guest.page.locator(".players").wait_for()
    assert guest.page.locator("label.progress").count() == 0


def test_learning_from_mistakes(server: Server, visitor: Visitor, record: Path) -> None:
    player = opened(visitor(server), record)
    page = player.page
    drawn(player)
    page.get_by_role("button", name="Learn from Bob’s mistakes").click()
    card = page.locator("section.learn")
    card.get_by_text("Find a better turn for Bob").wait_for()
    assert page.locator(".under svg").count() == 0 and page.get_by_role("tab").count() == 0, "nothing gives it away"
    assert player.axe(without="main") == []
    # The turn that was played is no answer.
    address, version = page.url.split("#at=")
    game = wf.Record.load(record).replay()
    then = game.at(int(version))
    codes = list[int]()
    while not codes or (then.actor, then.turn) == (game.at(int(version)).actor, game.at(int(version)).turn):
        codes.append(game.moves[int(version) + len(codes)])
        then.play(codes[-1])
    page.goto(f"{address}#at={version}&line={'.'.join(map(str, codes))}")
    card.locator(".found, .missed").wait_for(timeout=THINKING)
    assert not card.get_by_text("that’s the best turn").count()
    page.locator("h1").click()
    page.keyboard.press("Backspace")
    card.get_by_text("Find a better turn for Bob").wait_for()
    # The solution is shown on the board, then the next one, which can be skipped.
    card.get_by_role("button", name="Show the solution").click()
    card.get_by_text("Best:").wait_for()
    page.locator(".prompt").wait_for(state="detached")
    assert page.locator("main [data-lit]").count() == 0, "nothing is asked of the next player"
    card.get_by_role("button", name="Next").click()
    card.get_by_text("2 of").wait_for()
    player.choices.first.wait_for()
    card.get_by_role("button", name="Skip").click()
    card.get_by_text("2 of").wait_for(state="detached")
    card.get_by_role("button", name="Close").last.click()
    page.get_by_role("tab", name="Report").wait_for()


def test_from_a_record_to_a_shared_line(server: Server, visitor: Visitor, record: Path) -> None:
    player = opened(visitor(server), record)
    page = player.page
    there = at(player)
    # What the bot suggests, in words, is played on the board.
    ideas = advised(player)
    text = ideas.first.locator(".turn").inner_text()
    assert "=" not in text
    assert "±" in page.locator(".talk li").first.inner_text()
    assert player.faults(without="main") == {}
    prompt = player.prompt_text()
    ideas.first.click()
    page.wait_for_function("before => document.querySelector('.prompt')?.textContent !== before", arg=prompt)
    first = text.split(".")[0]
    assert first in lines(player)[0]
    assert at(player) == there, "the game itself stays where it was"
    # Back to the game, and another line beside it; the keyboard does it too.
    page.get_by_role("button", name="Back to the game").click()
    page.locator(".run button[aria-current]").wait_for(state="detached")
    prompt = player.prompt_text()
    player.choices.last.click()
    page.wait_for_function("before => document.querySelector('.prompt')?.textContent !== before", arg=prompt)
    tried_now = lines(player)
    assert tried_now and first not in tried_now[0]
    assert page.locator(".tried > .branch > li").count() == 2
    assert player.axe(without="main") == []
    page.locator("h1").click()
    page.keyboard.press("Backspace")
    page.locator(".run button[aria-current]").wait_for(state="detached")
    page.locator(".run").last.locator("button").first.click()
    page.locator(".run button[aria-current]").wait_for()
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
    assert lines(guest) == tried_now
    assert at(guest) == there
    # The position as text opens a board of its own, from the board itself.
    wf.load(position)
    guest.page.get_by_role("button", name="Open another").click()
    guest.page.locator("dialog textarea").fill(position)
    guest.page.get_by_role("button", name="Analyse", exact=True).click()
    guest.page.wait_for_url(lambda url: url.split("#")[0] != link.split("#")[0])
    guest.page.locator(".prompt").wait_for()
    assert guest.prompt_text().split("Undo")[0].strip() == shown.split("Undo")[0].strip()


def test_the_results_of_a_game(server: Server, visitor: Visitor, record: Path) -> None:
    """Nobody of an imported game is "you"; its results are complete, and its replay begins with an empty log."""
    player = visitor(server)
    made = player.upload(wf.Record.load(record).replay(), go_on=False)
    player.open(f"/table/{made['id']}")
    page = player.page
    page.locator(".results svg[role=img]").wait_for()
    assert page.get_by_role("heading", name="Where the points came from").is_visible()
    totals = [int(text) for text in page.locator(".results tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(int(text) for text in page.locator(".result .points").all_inner_texts())
    bars = page.locator(".results tbody td").evaluate_all(
        "cells => cells.map((cell) => [Math.abs(parseInt(cell.textContent.replace('−', '-'))),"
        " cell.querySelector('.bar').getBoundingClientRect().width])"
    )
    scales = [width / points for points, width in bars if points]
    assert scales == pytest.approx([scales[0]] * len(scales), rel=0.02)  # one scale for all players
    assert page.locator(".results ol li").count()
    assert page.locator(".pill", has_text="you").count() == 0
    assert player.axe() == []
    page.get_by_role("button", name="Share").click()
    assert page.get_by_label("Link to the results").input_value().endswith(f"/table/{made['id']}")
    assert player.axe() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show the board").click()
    page.locator(".results").wait_for(state="detached")
    page.get_by_role("button", name="Results").click()
    page.locator(".results ol button").last.click()
    page.locator(".replay").wait_for()
    assert page.locator(".log li.told").count()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.replay .count').textContent.startsWith('decision 0')")
    page.wait_for_function("() => !document.querySelector('.log li.told:not(.later) strong')")
    page.get_by_role("button", name="To the result").click()
    page.get_by_role("link", name="Game report").click()
    page.locator(".players").wait_for()


def test_what_cannot_be_opened_is_told_in_a_sentence(server: Server, visitor: Visitor, record: Path) -> None:
    player = visitor(server).open("/analysis")
    page = player.page
    assert player.axe() == []
    spoilt = json.dumps({"wharfinger": "position 2", "game": "hamburgum"})
    for text, why in ((spoilt, "This position can’t be used"), ("nonsense", "This record can’t be used")):
        page.locator("textarea").fill(text)
        page.get_by_role("button", name="Analyse").click()
        page.get_by_role("alert").filter(has_text=why).wait_for()
    opened(player, record)
    # A link that was cut or changed shows the game and says what is wrong with it.
    table = page.url.split("/analysis/")[1].split("#")[0]
    guest = visitor(server).open(f"/analysis/{table}#at=2&line=99999")
    guest.page.get_by_role("alert").filter(has_text="isn’t possible here").wait_for()
    assert at(guest).startswith("0 /")
    nobody = visitor(server).open("/analysis/nosuchtable")
    nobody.page.get_by_text("There is no such table").wait_for()


def test_on_a_phone(server: Server, visitor: Visitor, record: Path) -> None:
    player = opened(visitor(server, 390, 844, has_touch=True, color_scheme="dark"), record)
    page = player.page
    for name in ("Report", "Bot", "Moves", "Board"):
        if name == "Report":
            drawn(player)
        tab(player, name)
        assert not player.too_wide(), name
        assert player.axe(without="main") == [], name
        assert not player.small_targets(TARGETS.replace(".talk :is", ".talk ul :is")), name
    tab(player, "Report")
    page.locator(".moments button").first.tap()
    assert page.locator("main").is_visible(), "a turn that was picked is shown on the board"
    assert player.choices.first.is_visible()
    ideas = advised(player)
    ideas.first.tap()
    assert page.locator("main").is_visible()
    tab(player, "Moves")
    tried(player).first.wait_for()


def test_a_phone_opens_the_report_that_was_asked_for(server: Server, visitor: Visitor, record: Path) -> None:
    player = visitor(server, 390, 844, has_touch=True)
    table = player.upload(wf.Record.load(record).replay(), go_on=False)["id"]
    page = player.open(f"/table/{table}").page
    # Who reads the log when the game ends finds its results.
    assert page.get_by_role("tab", name="Board").get_attribute("aria-selected") == "true"
    page.get_by_role("link", name="Game report").dispatch_event("click")
    report = page.get_by_role("tab", name="Report")
    report.wait_for()
    assert report.get_attribute("aria-selected") == "true"


def test_during_a_game_only_where_the_table_allows_it(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/new/hamburgum")
    page = player.page
    page.get_by_text("During the game too").click()
    page.get_by_role("button", name="Start game").click()
    player.my_turn()
    assert page.get_by_text("analysis allowed").is_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Analysis").click()
    page.locator(".prompt").wait_for()
    ideas = advised(player)
    assert ideas.count()
    ideas.first.click()
    page.get_by_text("advises only on your own decisions").wait_for()
    assert page.get_by_role("tab", name="Report").count() == 0
    spectator = visitor(server)
    spectator.page.goto(page.url)
    spectator.page.get_by_text("Only players at this table").wait_for()
    # Elsewhere it waits for the end of the game.
    player.sit(player.create(ME, BOT)).my_turn()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("link", name="Analysis").count() == 0
