"""Setting up a table: what people choose by is in sight, and what was typed is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harbour import Server
from .player import Player

Visitor = Callable[..., Player]


@pytest.mark.parametrize("way", ["the button", "Enter"])
def test_the_name_that_was_typed_is_the_players(server: Server, visitor: Visitor, way: str) -> None:
    player = visitor(server).open("/new/hamburgum")
    page = player.page
    assert page.get_by_label("Seat 2").input_value() == "bot:medium", "opened by its address it offers a fair bot too"
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    page.get_by_label("Your name").fill("Rosalind")
    if way == "Enter":
        page.keyboard.press("Enter")
    else:
        page.get_by_role("button", name="Begin").click()
    player.my_turn()
    page.locator(".seats li", has_text="Rosalind").wait_for()


@pytest.mark.parametrize(
    ("game", "shown", "value"),
    [("le-havre", 3, "short"), ("hamburgum", 1, "advanced_random"), ("shipyard", 1, "sets")],
)
def test_what_people_choose_by_is_in_sight(server: Server, visitor: Visitor, game: str, shown: int, value: str) -> None:
    player = visitor(server).open(f"/new/{game}")
    page = player.page
    page.locator(".variants fieldset").first.wait_for()
    assert page.locator(".variants fieldset").count() == shown
    assert page.locator("details .switch").first.is_hidden(), "the other switches are folded away"
    page.locator(f".variants input[value={value}]").check()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    with page.expect_request(lambda one: one.url.endswith("/api/tables") and one.method == "POST") as asked:
        page.get_by_role("button", name="Begin").click()
    assert value in asked.value.post_data_json["options"].values()
    player.my_turn()


def test_another_game_has_other_options(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/new/le-havre")
    page = player.page
    page.locator(".variants input[value=short]").check()
    page.get_by_role("radio", name="Hamburgum").check(force=True)
    page.locator(".variants input[value=numbered]").wait_for()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    page.get_by_role("button", name="Begin").click()
    player.my_turn()
