"""The line is cut, the page is loaded again, the server is started again: nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

from .harbour import Server
from .player import Player

ME, SCREEN, OPEN = {"kind": "me"}, {"kind": "hotseat"}, {"kind": "open"}
Visitor = Callable[..., Player]


def test_reload_and_a_new_line_in_the_middle_of_a_turn(own_server: Server, visitor: Visitor) -> None:
    player = visitor(own_server)
    player.sit(player.create(ME, SCREEN)).my_turn().choose("Trade I")
    asked, page = player.question, player.page
    page.reload()
    player.my_turn()
    assert player.question == asked
    own_server.stop()
    page.get_by_text("Connection lost").wait_for()
    own_server.start()
    page.get_by_text("Connection lost").wait_for(state="detached")
    assert player.question == asked
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "asked => !document.querySelector('.prompt h2').textContent.includes(asked)", arg=asked.splitlines()[-1]
    )


def test_a_table_over_days_outlives_the_server(own_server: Server, visitor: Visitor) -> None:
    anna, boris = visitor(own_server), visitor(own_server)
    made = anna.create(ME, OPEN, pace={"kind": "correspondence", "days": 3})
    anna.sit(made)
    boris.open(f"/table/{made['id']}")
    boris.page.get_by_role("button", name="Take this seat").click()
    anna.my_turn().choose("Cloth")
    boris.my_turn()
    anna.page.context.close()
    own_server.stop()
    own_server.start()
    boris.open()
    boris.page.get_by_text("Your turn").wait_for()
    assert "move due in" in boris.page.locator("section.mine li").inner_text()
    boris.page.locator("section.mine li a").click()
    boris.my_turn()
    assert "Cloth" in boris.page.locator(".talk").inner_text()
    boris.choose("Beer")
    boris.page.get_by_text("Waiting for").wait_for()
