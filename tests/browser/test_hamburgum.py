"""Hamburgum at a real table: a trade is one panel, in any order and however one plays; what counts is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wharfinger as wf
from wharfinger.kernel.parts import question

from .harbour import Server
from .player import CHANGED, Player
from .positions import asks, found

Visitor = Callable[..., Player]
GOODS = ("beer", "sugar", "cloth")
ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}
COSTS = "() => [...document.querySelectorAll('.rondel .space .cost')].map(one => one.textContent)"
PANEL = "form.panel :is(button:not([tabindex]), [role=spinbutton], .less, .more)"
# Every text of the board as it is drawn: in a picture letters shrink with it.
SMALL_TEXT = """() => [...document.querySelectorAll('.hb-frame *')]
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(one => one.getClientRects().length)
  .map(one => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().a ?? 1)])
  .filter(([, size]) => size < 11.95).map(([text, size]) => `${text}: ${size.toFixed(1)}`)"""
IN_SIGHT = """selector => [...document.querySelectorAll(selector)].every(one => {
  const box = one.getBoundingClientRect(), room = document.querySelector('main').getBoundingClientRect();
  return box.width > 0 && box.top >= room.top && box.left >= room.left && box.bottom <= room.bottom
    && box.right <= room.right;
})"""

# A part of the dock, whole above what is pinned there.
UNCUT = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const list = document.querySelector('.prompt .choices').getBoundingClientRect();
  return box.top >= list.top && box.bottom <= list.bottom;
}"""


def stock(position: wf.Position) -> dict[str, int]:
    held: dict[str, int] = position.view()["players"][position.actor or 0]["stock"]
    return held


def selling(position: wf.Position) -> bool:
    """A sale just begun by somebody who holds all three goods, two or more of the first."""
    if not asks("sell", 3)(position):
        return False
    return position.legal()[0].text == "beer=0" and all(stock(position)[good] for good in GOODS)


def buying(position: wf.Position) -> bool:
    """A purchase just begun by somebody who can afford four units, a bell among them."""
    return (
        asks("buy")(position)
        and position.legal()[0].text == "bell=0"
        and position.view()["players"][position.actor or 0]["money"] >= 150
    )


def trading(position: wf.Position) -> bool:
    """The turn of somebody who may go to Trade I for nothing, with all goods, a ship and money for four units."""
    if position.phase != "move":
        return False
    player = position.view()["players"][position.actor or 0]
    near = player["space"] is not None and player["move_costs"]["trade_1"] == 0
    return near and all(stock(position)[good] for good in GOODS) and player["money"] >= 150 and player["supply"] < 5


def poor(position: wf.Position) -> bool:
    """At Trade with goods, but with too little money to buy anything."""
    return position.phase == "trade" and [action.text for action in position.legal()] == ["sell", "none"]


def donating(position: wf.Position) -> bool:
    """A donation to the Dom is possible."""
    return position.phase == "donate" and "donate dom" in [action.text for action in position.legal()]


def naming(position: wf.Position) -> bool:
    """A token of a church whose name has a full stop in it may be chosen."""
    if not asks("token", 3)(position):
        return False
    asked = question(position.game, position.state)
    return asked is not None and asked[1]["church"] != "dom"


def unlike(position: wf.Position) -> bool:
    """A move to Beer costs nothing, and the next player stands elsewhere."""
    players = position.view()["players"]
    spaces = {player["space"] for player in players}
    costs = players[position.actor or 0]["move_costs"]
    return position.phase == "move" and len(spaces) == len(players) and None not in spaces and costs["beer"] == 0


def late(position: wf.Position) -> bool:
    """The turn of somebody who has scored six tokens or more, and holds some that are not scored."""
    tokens = position.view()["players"][position.actor or 0]["tokens"]
    scored = sum(token["scored"] for token in tokens)
    return position.phase == "move" and scored >= 6 and len(tokens) > scored


def building(position: wf.Position) -> bool:
    """A building may be put on several sites."""
    return asks("site", 4)(position)


def table(player: Player, wanted: Callable[[wf.Position], bool]) -> Player:
    """A table at a position of some random game, every seat at this screen."""
    return player.sit(player.upload(found("hamburgum", 2, wanted, start_player="first_listed"))).my_turn()


def more(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=f"{name}: one more").click()


def none(player: Player) -> None:
    player.page.get_by_role("button", name="None", exact=True).click()


def sent(player: Player) -> str:
    """Send what was chosen; the words of the button, when the turn is over."""
    go = player.page.locator("button.go")
    said = str(go.inner_text())
    go.click()
    player.page.wait_for_function("() => !document.querySelector('form.panel')")
    return said


def test_a_sale_is_chosen_in_any_order(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), selling)
    page = player.page
    none(player)
    assert page.locator("button.go").is_disabled()
    page.get_by_text("Choose what to sell.").wait_for()
    for good in ("Cloth", "Beer", "Sugar", "Beer"):
        more(player, good)
    said = sent(player)  # nothing is asked once more
    money = said.removeprefix("Sell 4 goods: +")
    page.locator(".log", has_text=f"sold 2 beer, 1 sugar and 1 cloth for {money}").wait_for()


def test_a_sale_goes_on_when_the_page_is_loaded_in_the_middle(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), selling)
    page, before = player.page, player.state()
    page.locator(".prompt summary").press("Enter")  # the list shows itself to the keyboard
    page.locator("details button.choice", has_text="Sell 1 beer").press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    page.reload()
    player.my_turn()
    page.get_by_text("Already chosen: 1 beer.").wait_for()
    assert page.get_by_role("spinbutton", name="Beer").count() == 0
    none(player)
    more(player, "Cloth")
    money = sent(player).removeprefix("Sell 2 goods: +")
    page.locator(".log", has_text=f"sold 1 beer and 1 cloth for {money}").wait_for()


def test_a_purchase_has_one_price(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), buying)
    page = player.page
    for item in ("Timber", "Bell", "Brick"):
        more(player, item)
    assert page.get_by_role("button", name="Bell: one more").is_disabled(), "nobody holds more than one bell"
    assert sent(player) == "Buy 3 materials for 100"
    page.locator(".log", has_text="for 100").wait_for()


def test_a_sale_takes_three_clicks_and_a_purchase_four(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), trading)
    page = player.page
    page.locator('[data-thing="space:trade_1"]').click()
    page.get_by_role("button", name="All", exact=True).click()
    assert sent(player).startswith("Sell ")
    player = table(visitor(server), trading)
    page = player.page
    page.locator('[data-thing="space:trade_1"]').click()
    page.get_by_text("Buy materials", exact=True).first.click()
    page.get_by_role("button", name="+ timber and brick").click()
    assert sent(player) == "Buy 2 materials for 50"


def test_a_click_on_a_good_of_the_board_sells_one_more(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), trading)
    page = player.page
    page.locator('[data-thing="space:trade_1"]').click()
    page.locator("form.panel").wait_for()
    none(player)
    page.locator('[data-thing="good:cloth"]').click()
    page.locator('[data-thing="good:beer"]').click()
    page.get_by_text("Sell 2 goods: +").wait_for()
    page.locator('[data-thing="material:timber"]').click()
    page.wait_for_timeout(600)  # longer than a mouse rests before a thing is explained
    assert page.locator("aside.card").count() == 0, "what was just clicked is not explained"
    assert sent(player) == "Buy 1 timber for 20"


def test_trade_says_why_nothing_can_be_bought(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), poor)
    assert player.page.get_by_role("radio", name="Buy materials").is_disabled()
    player.page.get_by_text("You can’t buy: the first material costs 20").wait_for()
    player.page.set_viewport_size({"width": 1024, "height": 768})
    assert player.page.evaluate(UNCUT, "form.panel .fields"), "what is said below covers no row"


def test_a_donation_names_church_cost_and_token(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), donating)
    page = player.page
    assert page.locator(".church .name", has_text="Dom").count() == 1
    choice = page.locator("button.choice", has_text="Dom")
    said = choice.inner_text()
    assert "brick" in said
    assert "token" in said
    page.locator("button.choice", has_text="Finish donating").wait_for()


def test_a_sale_with_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), trading)
    page, keyboard = player.page, player.page.keyboard
    # The focus stays in the prompt whatever replaces its choices, and goes into the panel.
    page.locator("button.choice", has_text="Trade I").first.focus()
    before = player.state()
    keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    page.wait_for_function("() => document.activeElement.matches('form.panel .fields')")
    none(player)
    page.get_by_role("spinbutton", name="Beer").focus()
    keyboard.press("1")
    keyboard.press("Tab")
    keyboard.press("ArrowUp")
    assert page.get_by_role("spinbutton", name="Beer").get_attribute("aria-valuenow") == "1"
    keyboard.press("Enter")
    page.locator(".log", has_text="sold 1 beer and 1 sugar for").wait_for()


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
    if wanted is buying:
        more(player, "Timber")
    assert not player.too_wide()
    assert not player.small_targets(PANEL)
    assert player.axe(without="main") == []
    assert player.page.locator("button.go").evaluate(
        """go => { const box = go.getBoundingClientRect();
          return go.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""
    ), "the button is in sight"


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)])
def test_the_rondel_and_the_own_goods_are_in_sight(server: Server, visitor: Visitor, width: int, height: int) -> None:
    player = table(visitor(server, width, height), trading)
    assert player.page.evaluate(IN_SIGHT, ".rondel .ring, .house.own .item")
    assert player.page.evaluate(SMALL_TEXT) == []
    assert player.small_targets("main [data-lit]", 24) == []
    assert not player.too_wide()


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1440, 700), (1440, 900)])
def test_what_the_map_says_of_itself_is_inside_its_frame(
    server: Server, visitor: Visitor, width: int, height: int, language: str
) -> None:
    player = table(visitor(server, width, height).settle(language=language), trading)
    out = player.page.evaluate(
        """async () => {
      await document.fonts.ready;
      const frame = document.querySelector('.cartouche path').getBoundingClientRect();
      return [...document.querySelectorAll('.cartouche text')]
        .map(one => [one.textContent, one.getBoundingClientRect()])
        .filter(([, box]) => box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom)
        .map(([text]) => text);
    }"""
    )
    assert out == []


def test_the_rondel_grows_with_the_room(server: Server, visitor: Visitor) -> None:
    sizes = []
    for width, height in ((1280, 800), (1440, 900), (1920, 1080), (2560, 1440)):
        player = table(visitor(server, width, height), trading)
        box = player.page.locator(".rondel .disc").bounding_box()
        sizes.append(round(box["width"] / width, 2))
    assert min(sizes) >= 0.2, sizes


# -- the turn ----------------------------------------------------------------------------------------------------


def test_a_question_is_not_cut_after_an_abbreviation(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), naming)
    said = player.page.locator(".prompt h2").inner_text().strip()
    assert "Which donation token of St. " in said and said.endswith("do you take?"), said
    assert player.page.locator(".prompt h2 .beside").count() == 0


def test_a_held_move_keeps_the_costs_and_the_turn_of_who_moves(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), unlike)
    page = player.page
    costs, actor = page.evaluate(COSTS), page.locator(".house.actor .who").inner_text()
    page.locator('[data-thing="space:beer"]').click()
    page.locator("main.drafted").wait_for()
    assert page.evaluate(COSTS) == costs
    assert page.locator(".house.actor .who").inner_text() == actor


def test_the_running_turn_is_told_once_and_every_time(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, BOT)).my_turn()
    page = player.page
    for space, confirmed in (("beer", True), ("trade_2", False)):
        page.locator(f'[data-thing="space:{space}"]').click()
        if confirmed:  # held, and played after its button
            page.locator("main.drafted").wait_for()
            before = player.state()
            page.locator("button.go").click()
            page.wait_for_function(CHANGED, arg=before)
            page.locator(".log li", has_text="moved to Beer").wait_for()
            player.my_turn()
    page.locator(".prompt .summary", has_text="Move to Trade II.").wait_for()
    assert page.locator(".log li", has_text="Anna moved to Trade II").count() == 0


def test_scored_tokens_are_one_count_that_lists_them(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server), late)
    page = player.page
    scored = page.locator(".house.own .token.scored")
    count = int(scored.inner_text())
    assert count >= 6
    scored.click()
    page.get_by_text("Each of them still counts as a token.").wait_for()


# -- the phone ---------------------------------------------------------------------------------------------------

PHONES = [(390, 844), (844, 390), (820, 1180)]
HELD = """() => {
  const room = document.querySelector('main').getBoundingClientRect();
  const inside = one => { const box = one.getBoundingClientRect();
    return box.width > 0 && box.top >= room.top && box.bottom <= room.bottom && box.right <= room.right; };
  return [...document.querySelectorAll(':is(.mine, .house.own) [data-thing]')].filter(inside)
    .map(one => one.dataset.thing);
}"""
CHOSEN_FROM = """() => {
  const [main, dock] = ['main', '.dock'].map(one => document.querySelector(one).getBoundingClientRect());
  const bottom = dock.left <= main.left ? Math.min(main.bottom, dock.top) : main.bottom;
  return [...document.querySelectorAll('main [data-lit]')].map(one => one.getBoundingClientRect())
    .filter(box => box.width > 0 && box.top >= main.top && box.bottom <= bottom)
    .filter(box => box.left >= main.left && box.right <= main.right).length;
}"""

# Neither the pane that it lies in nor what is pinned below cuts it.
WHOLE = """selector => {
  const [one, pane] = [selector, '.hb .pan'].map(one => document.querySelector(one).getBoundingClientRect());
  return one.left >= pane.left && one.right <= pane.right && one.top >= pane.top && one.bottom <= pane.bottom;
}"""


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("wanted", [trading, donating, building, naming])
def test_a_phone_shows_what_is_held_and_what_is_chosen_from(
    server: Server, visitor: Visitor, wanted: Callable[[wf.Position], bool], width: int, height: int
) -> None:
    player = table(visitor(server, width, height, has_touch=True), wanted)
    page, seat = (
        player.page,
        player.page.evaluate("() => document.querySelector('.house.own [data-thing]').dataset.thing"),
    )
    seat = seat.removeprefix("player:")
    page.wait_for_function(f"() => ({CHOSEN_FROM})() > 0")  # it may scroll there
    if height < 1000:
        held = page.evaluate(HELD)
        for thing in (f"money:{seat}", f"standing:{seat}", *(f"stock:{seat}:{good}" for good in GOODS)):
            assert thing in held, (thing, held)
    assert player.small_targets(".prompt .choices > .group .choice", 44) == []
    if width != 820:
        assert player.small_targets("main [data-lit]", 44) == []
    assert player.small_targets("main [data-thing]", 24) == []
    if wanted is naming:
        page.wait_for_function(WHOLE, arg=".hb .tray")  # it may scroll there
    assert page.evaluate(SMALL_TEXT) == []
    assert page.evaluate("document.querySelector('.hb-frame').scrollHeight <= 2 * innerHeight || innerHeight < 500")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing moves the page"
    assert not player.too_wide()


def test_sections_of_a_phone_move_nothing(server: Server, visitor: Visitor) -> None:
    player = table(visitor(server, 390, 844, has_touch=True), trading)
    page = player.page
    for name in ("City", "Market", "Goods", "Rondel"):
        tab = page.locator(".hb .tabs [role=tab]", has_text=name)
        before = tab.bounding_box()
        tab.tap()
        assert tab.get_attribute("aria-selected") == "true"
        assert tab.bounding_box() == before
        assert page.evaluate("scrollY") == 0
