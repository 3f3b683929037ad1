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
        page.get_by_role("button", name="Start game").click()
    player.my_turn()
    page.locator(".seats li", has_text="Rosalind").wait_for()


@pytest.mark.parametrize(
    ("game", "shown", "value"),
    [("le-havre", 2, "short"), ("hamburgum", 1, "advanced_random"), ("shipyard", 2, "sets")],
)
def test_what_people_choose_by_is_in_sight(server: Server, visitor: Visitor, game: str, shown: int, value: str) -> None:
    player = visitor(server).open(f"/new/{game}")
    page = player.page
    page.locator(".variants fieldset").first.wait_for()
    assert page.locator(".variants fieldset").count() == shown
    pictures = page.locator(".variants label [aria-hidden] svg, .variants label [aria-hidden] span")
    assert pictures.count() >= page.locator(".variants label").count(), "every card has a picture"
    assert page.locator("details .switch").first.is_hidden(), "the other switches are folded away"
    page.locator(f".variants input[value={value}]").check()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    with page.expect_request(lambda one: one.url.endswith("/api/tables") and one.method == "POST") as asked:
        page.get_by_role("button", name="Start game").click()
    assert value in asked.value.post_data_json["options"].values()
    player.my_turn()


# What sticks out of the picture of a card, or an icon out of what it is drawn on.
OUTSIDE = """() => [...document.querySelectorAll('.variants label .picture *')].filter(one => {
  const [inner, outer] = [one, one.parentElement].map(part => part.getBoundingClientRect());
  return inner.width > 0 && !one.closest('svg *') && (inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5);
}).map(one => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("game", ["le-havre", "hamburgum", "shipyard"])
def test_on_a_phone_pictures_stay_on_their_cards(server: Server, visitor: Visitor, game: str) -> None:
    page = visitor(server, 390, 844, has_touch=True).open(f"/new/{game}").page
    page.locator(".variants label .picture").first.wait_for()
    assert page.evaluate(OUTSIDE) == []


def test_another_game_has_other_options(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/new/le-havre")
    page = player.page
    page.locator(".variants input[value=short]").check()
    page.get_by_role("radio", name="Hamburgum").check(force=True)
    page.locator(".variants input[value=numbered]").wait_for()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    page.get_by_role("button", name="Start game").click()
    player.my_turn()


@pytest.mark.parametrize("players", [1, 3])
def test_only_what_applies_is_offered_and_each_option_says_what_it_is(
    server: Server, visitor: Visitor, players: int
) -> None:
    player = visitor(server).open("/new/le-havre")
    page = player.page
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.locator("summary", has_text="Advanced options").click()
    assert page.get_by_role("group", name="Solo: most goods at the Marketplace").count() == (players == 1)
    assert page.get_by_label("Selling on other players’ turns").count() == (players > 1)
    assert page.get_by_role("heading", name="Solo game").count() == (players == 1)
    switches = page.locator("details .switch")
    for about in switches.locator("p").all_inner_texts():
        assert len(about.split()) > 6, about
    link = switches.first.get_by_role("link")
    assert str(link.get_attribute("href")).startswith("/rules/le-havre/complete#LH-")
    # Its clause is in the rules.
    for clause in ("R-4", "LH-9.4") if players > 1 else ("LH-3.15",):
        page.goto(f"{server.url}/rules/le-havre/complete#{clause}")
        page.locator(f"[id='{clause}']").wait_for()


def test_the_row_of_actions_is_typed(server: Server, visitor: Visitor) -> None:
    page = visitor(server).open("/new/shipyard").page
    page.locator("summary", has_text="Advanced options").click()
    assert page.get_by_label("Starting action row").input_value() == "shuffled"
