"""Reading about a game: how to play it, with pictures of the board, and the complete rules behind it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

import wharfinger as wf

from .harbour import ROOT, Server
from .player import Player

ME, SCREEN = {"kind": "me"}, {"kind": "hotseat"}
GAMES = {"hamburgum": "Hamburgum", "le-havre": "Le Havre", "shipyard": "Shipyard"}
SIZES = [(1440, 900), (390, 844)]
Visitor = Callable[..., Player]
# Every picture is drawn, large enough to be seen, and not wider than its room.
PICTURES = """() => [...document.querySelectorAll('main [role=img]:not([inert] *)')].map(one => {
  const cut = one.querySelector('.ready')?.getBoundingClientRect();
  return cut ? [Math.round(cut.width), Math.round(cut.height), cut.right <= innerWidth + 1] : null;
})"""
# Links to clauses that are not on the page.
DEAD = """() => [...document.querySelectorAll('.text a[href^="#"]')]
  .map(one => decodeURIComponent(one.hash.slice(1))).filter(id => !document.getElementById(id))"""
DRAWN = f"() => ({PICTURES})().every(Boolean)"


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_told_with_pictures_of_the_board(
    server: Server, visitor: Visitor, game: str, width: int, height: int
) -> None:
    player = visitor(server, width, height).open()
    page = player.page
    page.get_by_role("link", name=f"How to play: {GAMES[game]}").click()
    page.get_by_role("heading", name=f"How to play {GAMES[game]}", level=1).wait_for()
    page.get_by_role("heading", name="Your turn", level=2).wait_for()
    for picture in page.get_by_role("img").all():
        picture.scroll_into_view_if_needed()
    page.wait_for_function(DRAWN)
    drawn = page.evaluate(PICTURES)
    assert len(drawn) >= 3
    assert all(wide >= 120 and high >= 50 and within for wide, high, within in drawn), drawn
    assert not player.too_wide()
    if width == 1440:
        assert page.evaluate("document.documentElement.scrollHeight") <= 3.5 * height, "two or three screens"
    # Nobody stumbles into the pictures with the keyboard.
    assert page.evaluate(
        "!document.querySelector('main [role=img] :is(button, a, [tabindex])')?.matches(':not([inert] *)')"
    )
    assert "{" not in page.locator("main").inner_text()
    page.get_by_role("link", name="Complete rules").first.click()
    page.get_by_role("heading", name=f"Complete rules of {GAMES[game]}").wait_for()
    page.get_by_role("link", name="New to the game?").click()
    page.get_by_role("heading", name="Your turn", level=2).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_show_the_views_of_today(game: str) -> None:
    """The position in a picture has the fields that a view has now; else scripts/scenes.py has to be run again."""
    scene = json.loads((ROOT / "web" / "src" / "games" / game / "how" / "scene.json").read_text(encoding="utf-8"))
    view = wf.new(game, len(scene["players"]), seed=1).view(0)
    assert set(scene) == set(view)
    assert {name for seat in scene["players"] for name in seat} == set(view["players"][0])


def test_the_rules_are_searched_and_linked(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/rules/hamburgum/complete")
    page = player.page
    page.get_by_role("heading", name="HB-4 The turn and the rondel").wait_for()
    assert (
        page.get_by_role("heading", name=re.compile("test vectors|yardsticks|Invariants|Decision points")).count() == 0
    )
    assert page.get_by_role("heading", name="HB-22 Rulings").count() == 1
    assert page.evaluate(DEAD) == []
    lines = page.locator(".line").count()
    page.get_by_label("Search the rules").fill("FLYING dútchman arrives")
    page.wait_for_function("() => /results?[.]/.test(document.querySelector('.search p').textContent)")
    assert 0 < page.locator(".line").count() < lines
    assert page.locator("mark").first.inner_text().lower() in ("flying", "dutchman", "arrives")
    assert page.locator("[id='HB-13.3']").count() == 1
    page.get_by_label("Search the rules").fill("zzz")
    page.get_by_text("No results.").wait_for()
    # A deep link to a clause that the search hides shows it all the same.
    page.evaluate("location.hash = '#HB-4.5'")
    page.wait_for_function("() => document.getElementById('HB-4.5')?.matches(':target')")
    assert page.get_by_label("Search the rules").input_value() == ""
    player.open("/rules/le-havre#LH-9.3")
    page.wait_for_function("() => document.getElementById('LH-9.3')?.matches(':target')")
    assert page.locator("[id='LH-9.3']").is_visible()
    assert page.locator("td.unsure").count() > 0
    for path in ("/rules/chess", "/rules/chess/complete"):
        player.open(path)
        page.get_by_text("There is no such game.").wait_for()


def test_explanations_lead_to_their_clauses(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    page = player.page
    player.sit(player.create(ME, SCREEN)).my_turn()
    page.locator("main [data-thing='space:church']").hover()
    link = page.locator("aside .rule a")
    link.wait_for()
    assert re.fullmatch(r"/rules/hamburgum/complete#HB-[\d.]+", str(link.get_attribute("href")))
    # The help says the rule in sentences; the clauses are links in it.
    page.get_by_role("button", name="What is this decision?").click()
    help = page.locator(".prompt .help")
    assert "HB-" not in help.inner_text()
    assert help.get_by_role("link", name="Rule HB-4.2").get_attribute("href") == "/rules/hamburgum/complete#HB-4.2"
