"""Around the board: the lists of tables, the bar with its menu, the zoom, the fonts, the lot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harbour import Server
from .player import CHANGED, Player

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}
SIZES = [(1440, 900), (1024, 768), (390, 844)]
Visitor = Callable[..., Player]
# Whether an element is seen in full: nothing of it is cut off by the window or by what it lies in.
WHOLE = """one => {
  const box = one.getBoundingClientRect();
  let around = one.parentElement;
  while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
  const edge = around === document.documentElement || !around ? {left: 0, right: innerWidth}
    : around.getBoundingClientRect();
  return box.width > 0 && one.scrollWidth <= one.clientWidth + 1
    && box.left >= edge.left - 1 && box.right <= Math.min(edge.right, innerWidth) + 1;
}"""

LOOK = """one => {
  const {display, backgroundColor, borderBottomWidth, paddingLeft} = getComputedStyle(one);
  return [display, backgroundColor, borderBottomWidth, paddingLeft];
}"""


def test_the_own_tables_look_like_the_other_lists(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.create(ME, BOT, BOT)
    player.open()
    mine = player.page.locator("section", has=player.page.get_by_role("heading", name="Your games"))
    mine.wait_for()
    look = mine.evaluate(LOOK)
    assert look == ["block", "rgba(0, 0, 0, 0)", "0px", "0px"], "not the bar above a table"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_chosen_seed_is_told_everywhere(server: Server, visitor: Visitor, width: int, height: int) -> None:
    player = visitor(server, width, height)
    page = player.page
    table = player.create(ME, BOT, BOT, title="A rather long name for a table on a Friday evening", seed=7)
    waiting = player.create(ME, OPEN, OPEN, seed=8)
    player.open()
    pills = page.locator("li .pill", has_text="chosen seed")
    pills.nth(1).wait_for()
    assert all(pill.evaluate(WHOLE) for pill in pills.all())
    player.sit(waiting)
    page.get_by_text("chose the seed").wait_for()
    assert not player.too_wide()
    player.sit(table).my_turn()
    for part in (".bar .pill", ".bar button[popovertarget]"):
        assert page.locator(part).first.evaluate(WHOLE), part
    assert page.locator(".bar h1").bounding_box()["width"] > 60, "the name of the table can be read"
    if width < 600:
        assert page.locator(".bar .pill").bounding_box()["width"] < 60, (
            "in every language: an icon, the menu says the rest"
        )
    assert not player.too_wide()
    watcher = visitor(server, width, height).open(f"/table/{table['id']}")
    watcher.page.locator(".bar .pill").nth(1).wait_for()
    assert watcher.page.locator(".bar button[popovertarget]").evaluate(WHOLE)
    assert not watcher.too_wide()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_menu_is_as_wide_as_its_words(server: Server, visitor: Visitor, width: int, height: int) -> None:
    player = visitor(server, width, height)
    player.sit(player.create(ME, BOT, BOT)).my_turn()
    player.page.get_by_role("button", name="Menu").click()
    box = player.page.locator("#table-menu").bounding_box()
    assert 200 < box["width"] <= 340
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    player.page.get_by_role("button", name="Leave the game…").click()
    player.page.get_by_role("dialog", name="Leave the game?").wait_for()


@pytest.mark.parametrize("game", ["hamburgum", "le-havre", "shipyard"])
def test_the_board_is_zoomed_by_keys_and_buttons(server: Server, visitor: Visitor, game: str) -> None:
    player = visitor(server)
    page = player.page
    player.sit(player.create(ME, BOT, BOT, game=game)).my_turn()
    lit = page.locator("main [data-lit]").first
    before = lit.bounding_box()["width"]
    for _ in range(3):
        page.keyboard.press("+")
    page.get_by_role("button", name="150% Reset zoom").wait_for()
    page.reload()
    player.my_turn()
    assert page.evaluate("getComputedStyle(document.querySelector('main.board > *')).zoom") == "1.5", "it is kept"
    assert lit.bounding_box()["width"] > before
    assert not player.too_wide(), "the board scrolls, not the page"
    state = player.state()
    lit.click()
    page.wait_for_function(CHANGED, arg=state)
    page.get_by_role("button", name="Zoom out").click()
    page.get_by_role("button", name="125% Reset zoom").click()
    page.get_by_role("button", name="100% Reset zoom").wait_for()


def test_the_fonts_come_with_the_page(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    page = player.page
    kinds: dict[str, str] = {}
    page.on("response", lambda one: kinds.update({one.url: one.headers.get("content-type", "")}))
    player.open("/settings")
    page.locator("form").first.wait_for()
    load = "async ([font, text]) => (await document.fonts.load(font, text)).map(one => one.status)"
    for font in ('16px "Inter Variable"', '600 20px "Source Serif 4 Variable"'):
        for text in ("Hamburgum", "Příliš žluťoučký", "Пётр"):
            assert "loaded" in page.evaluate(load, [font, text]), (font, text)
    family = "getComputedStyle(document.querySelector('{}')).fontFamily"
    assert page.evaluate(family.format("body")).startswith('"Inter Variable"')
    assert page.evaluate(family.format("h1")).startswith('"Source Serif 4 Variable"')
    fonts = {url: kind for url, kind in kinds.items() if url.endswith(".woff2")}
    assert len(fonts) == 6
    assert all(url.startswith(server.url) and kind == "font/woff2" for url, kind in fonts.items())


def test_the_lot_is_told_and_gives_the_colours(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    page = player.page
    player.sit(player.create(ME, OPEN, BOT, options={}, seed=1))
    page.get_by_text("Waiting for one more player").wait_for()
    assert page.locator("main li svg[style*=fill]").count() == 0, "nobody has a colour yet"
    table = player.create(ME, BOT, BOT, options={}, seed=1)
    player.sit(table)
    told = page.locator(".said .notice", has_text="Turn order: ")
    told.wait_for()
    names = [name.strip() for name in page.locator(".seats li .text").all_inner_texts()]
    assert f"Turn order: {', '.join(names)}." in told.inner_text()
    assert names[0] != "Player 1", "with this deal the lot turns the table"
    assert f"{names[0]} starts." in told.inner_text()
    told.get_by_role("button", name="Close").click()
    told.wait_for(state="detached")
