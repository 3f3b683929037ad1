"""Le Havre at a real table: whole games by mouse, by finger and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wharfinger as wf

from .harbour import Server
from .havre import play_by_keys, play_on
from .player import CHANGED, Player
from .positions import asks, found

ME, BOT, SCREEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "hotseat"}
SHORT = {"length": "short"}
Visitor = Callable[..., Player]


def test_a_whole_short_game_of_three_by_clicking_what_is_lit(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    page.locator("main [data-thing='offer:wood']").click()  # as a person does it, with the mouse
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 1")
    player.my_turn()
    played = play_on(player)
    assert played.over, played
    assert not played.hidden, "a lit thing could not be clicked"
    assert played.board >= 28, "so many turns has a player, and each begins on the board"
    assert page.locator(".result ol li").count() == 3


def test_a_whole_short_solo_game_by_clicking_what_is_lit(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(ME, game="le-havre", options=SHORT, seed=3)).my_turn()
    played = play_on(player)
    assert played.over, played
    assert not played.hidden, "a lit thing could not be clicked"
    assert played.board > 0
    assert player.page.locator(".result ol li").count() == 1


def test_a_whole_game_by_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="always", speed="off")
    player.sit(player.create(ME, game="le-havre", options=SHORT, seed=5)).my_turn()
    play_by_keys(player)
    assert player.page.locator(".result ol li").count() == 1


def test_a_finger_on_a_phone(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True, is_mobile=True).settle(speed="off")
    player.sit(player.create(ME, BOT, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    # What cannot be chosen explains itself, and covers neither itself nor the question.
    tile = page.locator("main [data-thing='tile:2']")
    tile.tap()
    sheet = page.locator("aside.sheet")
    sheet.wait_for()
    boxes = [one.bounding_box() for one in (sheet, tile, page.locator(".dock"))]
    assert all(boxes)
    card, thing, dock = boxes
    assert card["y"] >= thing["y"] + thing["height"] or card["y"] + card["height"] <= thing["y"]
    assert card["y"] + card["height"] <= dock["y"]
    page.get_by_role("button", name="Close").tap()
    sheet.wait_for(state="detached")
    # What can be chosen is chosen; what ends the turn asks once more.
    offer = "main [data-thing^='offer:'][data-lit='']"
    moved = "before => document.querySelector('.table').dataset.stamp !== before"
    for _ in range(4):
        before = page.evaluate("document.querySelector('.table').dataset.stamp")
        page.locator(offer).first.tap()
        page.wait_for_function(f"before => document.querySelector('.confirm') || ({moved})(before)", arg=before)
        if page.locator(".confirm").count():
            page.locator(".confirm button").tap()
        page.wait_for_function(moved, arg=before)
        assert not player.too_wide()
        assert not play_on(player, until=offer).hidden
    assert page.locator(offer).count()


def test_the_explanation_lets_clicks_through(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(speed="off")
    player.sit(player.create(ME, SCREEN, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    page.locator("main [data-thing='offer:fish']").hover()
    card = page.locator("aside[aria-label]", has_text="Counts as 1 food")
    card.wait_for()
    box = card.bounding_box()
    assert box
    under = page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('aside'))",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert not under
    # With the keyboard it is read out as well.
    page.keyboard.press("Tab")
    page.locator("main [data-thing='offer:wood']").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[aria-live=polite]').textContent.includes('Upgraded it is')")


def visiting(card: str, goods: int) -> Callable[[wf.Position], bool]:
    """Whether somebody with so many goods is asked what goes in or out at a building."""

    def wanted(position: wf.Position) -> bool:
        if not asks("hand_in")(position):
            return False
        player = position.view(position.actor)["players"][position.actor or 0]
        return bool(player["disc"] == card and player["goods"] >= goods)

    return wanted


def at_the_trading_firm(player: Player) -> Player:
    """A table at which somebody has just entered the Trading Firm."""
    position = found("le-havre", 3, visiting("trading_firm", 5), expansion_cards="all", length="full")
    return player.settle(confirm="never", speed="off").sit(player.upload(position)).my_turn()


def fill_in(page: Any) -> str:
    """Take whatever is possible, the last kinds first, until the panel can be sent; what comes then."""
    panel, go = page.locator("form.panel"), page.locator("form.panel button.go")
    more = panel.locator(".stepper button.more:not(:disabled)")
    while go.is_disabled():
        more.last.click()
    return str(panel.locator(".notes").inner_text().split("Get ")[1].split("\n")[0])


def test_giving_and_getting_at_the_trading_firm_is_one_panel(server: Server, visitor: Visitor) -> None:
    player = at_the_trading_firm(visitor(server))
    page = player.page
    panel, go = page.locator("form.panel"), page.locator("form.panel button.go")
    assert go.is_disabled()
    panel.get_by_text("Choose what you hand in.").wait_for()
    panel.get_by_role("button", name="more").first.click()
    panel.get_by_text("What do you take for them?").wait_for()
    assert go.is_disabled(), "what is taken must be worth as much"
    panel.get_by_text("Take goods worth").wait_for()
    got = fill_in(page)
    go.click()
    page.wait_for_function("() => !document.querySelector('form.panel')")
    page.locator(".log", has_text=f"+{got}").wait_for()


def test_a_swap_goes_on_whole_when_the_page_is_loaded_in_the_middle(server: Server, visitor: Visitor) -> None:
    player = at_the_trading_firm(visitor(server))
    page = player.page
    before = player.state()
    page.locator(".prompt summary").click()
    page.locator("details button.choice").nth(1).click()  # one of the first kind
    page.wait_for_function(CHANGED, arg=before)
    page.reload()
    player.my_turn()
    page.locator("form.panel", has_text="already").wait_for()
    got = fill_in(page)
    page.locator("form.panel button.go").click()
    page.wait_for_function("() => !document.querySelector('form.panel')")
    page.locator(".log", has_text=f"+{got}").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_middle_of_a_game(server: Server, visitor: Visitor, scheme: str) -> None:
    player = visitor(server, color_scheme=scheme).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, BOT, BOT, BOT, game="le-havre", seed=6)).my_turn()
    play_on(player, most=40)
    player.my_turn()
    assert player.axe() == []
