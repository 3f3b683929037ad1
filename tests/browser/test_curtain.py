"""Two people at one screen: a curtain between their turns where they have secrets from each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .harbour import Server
from .player import Player

ME, SCREEN, BOT = {"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "bot", "bot": "random"}
Visitor = Callable[..., Player]
LIFT = "Show my table"


def curtain(player: Player) -> Any:
    return player.page.get_by_role("dialog", name="Pass the device to")


def who(player: Player) -> str:
    curtain(player).wait_for()
    return str(curtain(player).get_by_role("heading").inner_text()).removeprefix("Pass the device to ")


def end_turn(player: Player) -> None:
    """Choose the first thing again and again until it is somebody else's turn."""
    page = player.page
    while not curtain(player).count():
        player.first()
        page.wait_for_function(
            "() => document.querySelector('.prompt.mine button.choice, .confirm, dialog, [role=dialog]')"
        )


def shown(player: Player) -> list[dict[str, Any]]:
    """Everything the server has sent to this page."""
    sent: list[dict[str, Any]] = player.page.evaluate("window.heard.map((text) => JSON.parse(text))")
    return [message for message in sent if message["type"] == "table" and message["view"]]


def listen(player: Player) -> None:
    """Keep what comes over the line."""
    player.page.add_init_script(
        """window.heard = [];
        const Plain = window.WebSocket;
        window.WebSocket = class extends Plain {
          constructor(...words) {
            super(...words);
            this.addEventListener("message", (event) => window.heard.push(event.data));
          }
        };"""
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_each_sees_their_own_and_nobody_the_others(server: Server, visitor: Visitor, width: int, height: int) -> None:
    player = visitor(server, width, height).settle(confirm="never", speed="off")
    listen(player)
    player.sit(player.create(ME, SCREEN, game="shipyard"))
    page, first = player.page, who(player)
    assert not player.too_wide()
    assert all(message["pov"] is None and not message["ask"]["choices"] for message in shown(player))
    assert player.axe(without="main") == []
    page.keyboard.press("Enter")  # the button has the focus
    player.my_turn()
    assert curtain(player).count() == 0
    assert page.evaluate("document.activeElement.closest('.prompt') !== null")
    mine = shown(player)[-1]
    assert mine["seats"][mine["pov"]]["name"] == first
    end_turn(player)
    second = who(player)
    assert {first, second} == {"Anna", "Boris"}
    assert shown(player)[-1]["pov"] is None
    assert page.locator("main").evaluate("part => part.inert")
    page.get_by_role("button", name=LIFT).click()
    curtain(player).wait_for(state="detached")
    player.my_turn()
    theirs = shown(player)[-1]
    assert theirs["seats"][theirs["pov"]]["name"] == second

    # A reload asks again, before anything is sent.
    page.reload()
    assert who(player) == second
    assert all(message["pov"] is None for message in shown(player))
    page.get_by_role("button", name=LIFT).click()
    curtain(player).wait_for(state="detached")
    player.my_turn()

    # Taking the other's last decision back passes the device back.
    page.get_by_role("button", name="Menu").click()
    page.locator("#table-menu button", has_text="Ask").click()
    assert who(player) == first


def test_a_long_press_does_not_lift_it(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(ME, SCREEN, game="shipyard"))
    who(player)
    page = player.page
    button = page.get_by_role("button", name=LIFT)
    assert button.evaluate("one => one === document.activeElement")
    assert not button.evaluate(
        """one => one.dispatchEvent(
             new KeyboardEvent('keydown', {key: 'Enter', repeat: true, cancelable: true, bubbles: true}))"""
    ), "the browser is told not to press the button"
    assert curtain(player).count() == 1


def test_no_curtain_without_secrets_or_without_others(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(ME, SCREEN)).my_turn()
    assert curtain(player).count() == 0
    player.sit(player.create(ME, BOT, game="shipyard")).my_turn()
    assert curtain(player).count() == 0
