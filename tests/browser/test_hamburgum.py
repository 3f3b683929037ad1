"""Hamburgum's Trade at a real table: a sale and a purchase are one panel each, in any order and however one plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wharfinger as wf

from .harbour import Server
from .player import CHANGED, Player
from .positions import asks, found

Visitor = Callable[..., Player]
GOODS = ("beer", "sugar", "cloth")
PANEL = "form.panel :is(button:not([tabindex]), [role=spinbutton], .less, .more)"


def selling(position: wf.Position) -> bool:
    """A sale just begun by somebody who holds all three goods, two or more of the first."""
    if not asks("sell", 3)(position):
        return False
    stock = position.view()["players"][position.actor or 0]["stock"]
    return position.legal()[0].text == "beer=0" and all(stock[good] for good in GOODS)


def buying(position: wf.Position) -> bool:
    """A purchase just begun by somebody who can afford four units, a bell among them."""
    return (
        asks("buy")(position)
        and position.legal()[0].text == "bell=0"
        and position.view()["players"][position.actor or 0]["money"] >= 150
    )


def table(player: Player, wanted: Callable[[wf.Position], bool]) -> Player:
    """A table at a position of some random game, every seat at this screen."""
    return player.sit(player.upload(found("hamburgum", 2, wanted, start_player="first_listed"))).my_turn()


def more(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=f"One more {name}").click()


def sent(player: Player) -> str:
    """Send what was chosen; the words of the button, when the turn is over."""
    go = player.page.locator("form.panel button.go")
    said = str(go.inner_text())
    go.click()
    player.page.wait_for_function("() => !document.querySelector('form.panel')")
    return said


def test_a_sale_is_chosen_in_any_order(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), selling)
    page = player.page
    assert page.locator("form.panel button.go").is_disabled()
    page.get_by_text("Choose at least one unit.").wait_for()
    for good in ("Cloth", "Beer", "Sugar", "Beer"):
        more(player, good)
    said = sent(player)  # nothing is asked once more
    money = said.removeprefix("Sell for ")
    page.locator(".log", has_text=f"sold 2 beer, 1 sugar and 1 cloth for {money}").wait_for()


def test_a_sale_goes_on_when_the_page_is_loaded_in_the_middle(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), selling)
    page, before = player.page, player.state()
    page.locator(".prompt summary").click()
    page.locator("details button.choice", has_text="Sell 1 beer").click()
    page.wait_for_function(CHANGED, arg=before)
    page.reload()
    player.my_turn()
    page.get_by_text("Already chosen: 1 beer.").wait_for()
    assert page.get_by_role("spinbutton", name="Beer").count() == 0
    more(player, "Cloth")
    money = sent(player).removeprefix("Sell for ")
    page.locator(".log", has_text=f"sold 1 beer and 1 cloth for {money}").wait_for()


def test_a_purchase_has_one_price(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), buying)
    page = player.page
    for item in ("Timber", "Bell", "Brick"):
        more(player, item)
    assert page.get_by_role("button", name="One more Bell").is_disabled(), "nobody holds more than one bell"
    assert sent(player) == "Buy for 100"
    page.locator(".log", has_text="for 100").wait_for()


def test_a_sale_with_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), selling)
    page, keyboard = player.page, player.page.keyboard
    page.get_by_role("button", name="Take back").focus()
    before = player.state()
    keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    # The focus stays in the prompt whatever replaces its choices, and goes into the panel.
    page.locator("button.choice", has_text="Sell goods").focus()
    before = player.state()
    keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    page.wait_for_function("() => document.activeElement.matches('form.panel .fields')")
    keyboard.press("Tab")
    keyboard.press("2")
    keyboard.press("Tab")
    keyboard.press("ArrowUp")
    assert page.get_by_role("spinbutton", name="Beer").get_attribute("aria-valuenow") == "2"
    keyboard.press("Enter")
    page.locator(".log", has_text="sold 2 beer and 1 sugar for").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("wanted", [selling, buying])
def test_the_panels_are_within_reach(
    server: Server,
    visitor: Visitor,
    wanted: Callable[[wf.Position], bool],
    width: int,
    height: int,
    scheme: str,
) -> None:
    player = table(visitor(server, width, height, color_scheme=scheme), wanted)
    more(player, "Timber" if wanted is buying else "Cloth")
    assert not player.too_wide()
    assert not player.small_targets(PANEL)
    assert player.axe(without="main") == []
    assert player.page.locator("form.panel button.go").evaluate(
        """go => { const box = go.getBoundingClientRect();
          return go.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""
    ), "the button is in sight"
