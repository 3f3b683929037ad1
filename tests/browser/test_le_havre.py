"""Le Havre at a real table: whole games by mouse, by finger and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wharfinger as wf
from wharfinger import bots
from wharfinger.cli import common

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
    page.locator("[data-primary=finish]").click()
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
    sheet.get_by_role("button", name="Close").tap()
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
    player.sit(player.create(ME, SCREEN, game="le-havre", options={"length": "full"}, seed=4)).my_turn()
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
    page.wait_for_function("() => document.querySelector('[aria-live=polite]').textContent.includes('Upgrades to')")
    # Who clicks on a building that cannot be entered is offered it, and has not bought it.
    before = player.state()
    page.locator("main [data-thing='card:building_firm_1'][data-lit='soft']").click()
    page.wait_for_function(CHANGED, arg=before)
    assert player.choices.locator(".label").all_inner_texts() == ["Buy Building Firm I (−4)"]


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
    panel, go = page.locator("form.panel"), page.locator("button.go")
    more = panel.locator(".stepper button.more:not(:disabled)")
    while go.is_disabled():
        more.last.click()
    return str(page.locator(".prompt .tally").inner_text().split("Get ")[1].split("\n")[0])


def test_giving_and_getting_at_the_trading_firm_is_one_panel(server: Server, visitor: Visitor) -> None:
    player = at_the_trading_firm(visitor(server))
    page = player.page
    panel, go = page.locator("form.panel"), page.locator("button.go")
    assert go.is_disabled()
    page.locator(".prompt").get_by_text("Choose what to hand in.").wait_for()
    panel.get_by_role("button", name="more").first.click()
    page.locator(".prompt").get_by_text("Choose goods to take.").wait_for()
    assert go.is_disabled(), "what is taken must be worth as much"
    page.locator(".prompt").get_by_text("Take goods worth").wait_for()
    got = fill_in(page)
    go.click()
    page.wait_for_function("() => !document.querySelector('form.panel')")
    page.locator(".log", has_text=f"for {got}").wait_for()


def test_a_swap_goes_on_whole_when_the_page_is_loaded_in_the_middle(server: Server, visitor: Visitor) -> None:
    player = at_the_trading_firm(visitor(server))
    page = player.page
    before = player.state()
    page.locator(".prompt summary").focus()  # the list is for the keyboard, and seen while it is there
    page.keyboard.press("Enter")
    page.locator("details button.choice").nth(1).focus()  # one of the first kind
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    page.reload()
    player.my_turn()
    page.locator(".prompt", has_text="already").wait_for()
    got = fill_in(page)
    page.locator("button.go").click()
    page.wait_for_function("() => !document.querySelector('form.panel')")
    page.locator(".log", has_text=f"for {got}").wait_for()


def entering(card: str) -> Callable[[wf.Position], bool]:
    """Whether a building with a fee of somebody else can be entered, and the fee be paid in several ways."""

    def wanted(position: wf.Position) -> bool:
        if position.phase != "turn" or f"enter {card}" not in [action.text for action in position.legal()]:
            return False
        player = position.view(position.actor)["players"][position.actor or 0]
        mine = card in [own["id"] for own in player["cards"]]
        return not mine and player["stock"]["francs"] > 2 and player["stock"]["fish"] > 2

    return wanted


def test_a_click_on_a_building_pays_the_usual_fee_and_taken_back_asks_for_it(server: Server, visitor: Visitor) -> None:
    position = found("le-havre", 3, entering("marketplace"), length="short")
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(position)).my_turn()
    page = player.page
    page.locator("main [data-thing='card:marketplace']").click()
    page.locator(".prompt h2", has_text="Marketplace: which goods do you take?").wait_for()
    page.keyboard.press("Backspace")
    panel = page.locator("form.panel")
    panel.get_by_text("Entry fee of Marketplace: 2 food or 1 franc").wait_for()
    go = page.locator("button.go")
    assert go.inner_text() == "Pay 1 franc"
    ways = [panel.get_by_role("button", name=name, exact=True) for name in ("1 franc", "2 food")]
    looks = [way.evaluate("one => getComputedStyle(one).backgroundColor") for way in ways]
    assert looks[0] != looks[1], "what is chosen looks so"
    ways[1].click()
    assert "franc" not in go.inner_text()
    go.click()
    page.locator(".prompt h2", has_text="Marketplace: which goods do you take?").wait_for()


def forging(position: wf.Position) -> bool:
    """Whether somebody may pay for more iron."""
    return position.phase == "amount" and position.view()["players"][position.actor or 0]["disc"] == "ironworks"


def test_what_may_be_paid_for_more_starts_with_what_is_free(server: Server, visitor: Visitor) -> None:
    position = found("le-havre", 3, forging, length="short")
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(position)).my_turn()
    page = player.page
    page.locator(".prompt h2", has_text="Ironworks: you take 3 iron.").wait_for()
    go = page.locator("button.go")
    assert go.inner_text() == "Get 3 iron"
    page.keyboard.press("1")
    assert go.inner_text() == "Get 3 iron and 1 iron more"


def giving_up(position: wf.Position) -> bool:
    """Whether somebody could pass the last action."""
    return position.phase == "turn" and "pass" in [action.text for action in position.legal()]


def test_the_last_action_is_not_given_up_by_the_primary_button(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(found("le-havre", 2, giving_up, length="short"))).my_turn()
    go = player.page.locator("[data-primary]")
    assert go.is_disabled()
    assert go.inner_text() == "Make your choice"
    player.page.locator("button.choice", has_text="Pass").wait_for()


def smoking(position: wf.Position) -> bool:
    """Whether somebody is asked how many fish to smoke, and could burn several things."""
    if position.phase != "amount" or len(position.legal_codes()) < 3:
        return False
    player = position.view(position.actor)["players"][position.actor or 0]
    return bool(player["disc"] == "smokehouse" and player["stock"]["wood"] and player["stock"]["coal"])


def test_an_amount_and_its_energy_are_one_panel_and_digits_are_amounts(server: Server, visitor: Visitor) -> None:
    position = found("le-havre", 3, smoking, length="short")
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(position)).my_turn()
    page = player.page
    page.locator("form.panel").wait_for()
    page.keyboard.press("2")
    page.get_by_role("button", name="Smoke 2 fish").click()
    page.wait_for_function("() => !document.querySelector('form.panel')")
    page.locator(".prompt .summary", has_text="2 smoked fish").wait_for()


def borrowing(position: wf.Position) -> bool:
    """Whether somebody cannot feed the workers, and has something to sell."""
    return position.phase == "forced" and len(position.legal_codes()) > 1


def test_what_is_missing_is_said_and_one_panel_brings_it(server: Server, visitor: Visitor) -> None:
    position = found("le-havre", 3, borrowing, length="short")
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(position)).my_turn()
    player.page.locator(".prompt h2", has_text="short.").wait_for()
    go = player.page.locator("button.go")
    assert go.inner_text().startswith("Take ")
    go.click()
    player.page.locator(".log", has_text="took a loan").wait_for()


def test_who_builds_no_second_building_ends_the_turn_with_it(server: Server, visitor: Visitor) -> None:
    position = found("le-havre", 3, asks("second_construction"), length="short")
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(position)).my_turn()
    whose = player.page.locator(".prompt .who")
    before = whose.inner_text()
    go = player.page.locator("[data-primary]")
    assert go.inner_text() == "End turn"
    go.click()
    player.page.wait_for_function("before => document.querySelector('.prompt .who')?.innerText !== before", arg=before)


def feeding(position: wf.Position) -> bool:
    """Whether somebody is asked for food at the end of a round, and others after that."""
    if position.phase != "food" or not common.question(position).startswith("Feed your workers"):
        return False
    trial, asked = position.copy(), {position.actor}
    while trial.phase == "food":
        trial.play(trial.legal_codes()[-1])
        asked.add(trial.actor)
    return len(asked) > 2


def test_the_end_of_a_round_is_one_entry_whoever_is_asked_for_food(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(found("le-havre", 3, feeding, length="short"))).my_turn()
    page = player.page
    while "Feed your workers" in player.question:
        assert page.locator("form.panel").get_by_text("Feed your workers").count() == 0, "the question stands above it"
        before = player.state()
        page.locator("[data-primary=panel]").click()
        page.wait_for_function(CHANGED, arg=before)
        player.my_turn()
    told = page.locator(".log li.told", has=page.locator(".title", has_text="End of round")).all_inner_texts()
    titles = [one.split("\n")[0] for one in told]
    assert len(set(titles)) == len(titles), page.locator(".log").inner_text()
    assert len([line for line in told[-1].split("\n") if "fed the workers" in line]) > 1


OWN = "main .own .wealth, main .own [data-thing$=':francs'], main .own [data-thing^='good:']"
SCREENS = "document.querySelector('main').scrollHeight / innerHeight"
PAGE_AT = "[scrollY, document.querySelector('.table').getBoundingClientRect().top]"
NARROW = """least => [...document.querySelectorAll('main [data-lit=""], main nav button, button.choice, .foot .go')]
  .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([one, box]) => `${one.dataset.thing ?? one.textContent} ${box.width}×${box.height}`)"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
def test_a_phone_shows_what_is_owned_and_is_not_long(server: Server, visitor: Visitor, size: tuple[int, int]) -> None:
    player = visitor(server, *size, has_touch=True, is_mobile=True).settle(speed="off")
    player.sit(player.create(ME, BOT, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    board = page.locator("main").bounding_box()
    assert board
    for one in page.locator(OWN).all():
        box = one.bounding_box()
        assert box
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, one.get_attribute("data-thing")
    assert page.evaluate(SCREENS) <= 2
    assert page.evaluate(NARROW, 44) == []
    assert page.evaluate(SMALL, [12, 24]) == []
    at = page.evaluate(PAGE_AT)
    for pill in page.locator("main nav button:visible").all():
        pill.tap()
        assert page.evaluate(PAGE_AT) == at
    assert not player.too_wide()


def middle(players: int, rounds: int) -> wf.Position:
    """A short game that was played to win, in some round: a dozen buildings stand on the table."""
    position, bot = wf.new("le-havre", players, seed=7, length="short"), bots.make("greedy")
    while position.phase != "turn" or position.view(position.actor)["round"] < rounds:
        position.play(bots.ask(bot, position))
    return position


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (3, 9)])
@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_in_the_middle_of_a_game_a_phone_is_not_long(
    server: Server, visitor: Visitor, size: tuple[int, int], players: int, rounds: int
) -> None:
    player = visitor(server, *size, has_touch=True, is_mobile=True).settle(speed="off")
    player.sit(player.upload(middle(players, rounds))).my_turn()
    assert player.page.evaluate(SCREENS) <= 2
    assert player.page.evaluate(NARROW, 44) == []
    assert player.page.evaluate(SMALL, [12, 24]) == []
    assert not player.too_wide()


def test_on_a_phone_what_is_asked_for_comes_into_sight(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True, is_mobile=True).settle(speed="off")
    player.sit(player.create(ME, BOT, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    page.locator("main [data-thing='card:building_firm_1']").tap()
    page.locator(".prompt h2", has_text="Which building do you build?").wait_for()
    page.wait_for_function(
        """() => {
          const main = document.querySelector('main').getBoundingClientRect();
          return [...document.querySelectorAll('main [data-lit=""]')].some(one => {
            const box = one.getBoundingClientRect();
            return box.top >= main.top && box.bottom <= main.bottom;
          });
        }"""
    )


def test_the_heads_of_the_cards_to_choose_from_come_into_sight(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 1024, 540).settle(speed="off")
    player.sit(player.create(ME, BOT, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    cut = """() => {
      const [main, card] = [document.querySelector('main'), document.querySelector('[data-section=plans] .card')];
      return card.getBoundingClientRect().top - main.getBoundingClientRect().top;
    }"""
    page.evaluate(f"() => document.querySelector('main').scrollBy({{top: ({cut})() + 30, behavior: 'instant'}})")
    assert page.evaluate(cut) == pytest.approx(-30, abs=1)
    page.locator("button.choice", has_text="Enter Building Firm I").first.click()
    page.locator(".prompt h2", has_text="Which building do you build?").wait_for()
    page.wait_for_function(f"() => ({cut})() >= 0")


def test_what_is_in_the_drawer_comes_up_when_it_opens(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 1440, 900).settle(speed="off")
    player.sit(player.create(ME, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    player.page.locator(".prompt .drawer > summary").click()
    player.page.wait_for_function(
        """() => {
          const list = document.querySelector('.prompt .choices').getBoundingClientRect();
          const first = document.querySelector('.prompt .drawer button.choice').getBoundingClientRect();
          return first.height > 0 && first.top >= list.top && first.bottom <= list.bottom;
        }"""
    )


def test_on_a_phone_the_next_turn_begins_at_the_harbour(server: Server, visitor: Visitor) -> None:
    """Wherever the board was scrolled to in the last turn."""
    player = visitor(server, 390, 844, has_touch=True, is_mobile=True).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    page.get_by_role("button", name="Proposals", exact=True).tap()
    page.wait_for_function("() => document.querySelector('main').scrollTop > 200")
    page.locator(".prompt button.choice").first.tap()
    page.locator(".prompt button.go[data-primary=finish]").tap()
    player.my_turn()
    page.wait_for_function("() => document.querySelector('main').scrollTop < 10")


def test_news_lie_over_no_button_of_a_phone(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True, is_mobile=True).settle(speed="off")
    player.sit(player.create(ME, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    news = player.page.locator(".notice").bounding_box()
    board = player.page.locator("main").bounding_box()
    assert news and board
    assert board["y"] < news["y"] and news["y"] + news["height"] <= board["y"] + board["height"]
    player.page.locator(".question h2").tap()
    player.page.locator(".notice").wait_for(state="detached")


def test_who_watches_sees_the_fees_of_the_town(server: Server, visitor: Visitor) -> None:
    made = visitor(server).create(ME, SCREEN, game="le-havre", options=SHORT, seed=4)
    watcher = visitor(server).open(f"/table/{made['id']}")
    fee = watcher.page.locator("main [data-thing='card:building_firm_2'] .fee")
    fee.wait_for()
    assert "1" in fee.inner_text()


SMALL = """([text, target]) => {
  const shown = one => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const words = [...document.querySelectorAll('main *')].filter(one => shown(one) && !one.closest('.sr')
    && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
  const tiny = words.filter(one => parseFloat(getComputedStyle(one).fontSize) < text)
    .map(one => `text ${one.className} ${one.textContent.trim().slice(0, 20)}`);
  const narrow = [...document.querySelectorAll('main button')].filter(shown)
    .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => Math.min(box.width, box.height) < target - 0.5)
    .map(([one, box]) => `target ${one.dataset.thing ?? one.textContent} ${box.width}×${box.height}`);
  return [...tiny, ...narrow];
}"""
REACH = """() => {
  const main = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll('.left, .right')].map(column => {
    const parts = [...column.querySelectorAll('.spot, article')].map(one => one.getBoundingClientRect().bottom);
    return (Math.max(...parts) - main.top) / main.height;
  });
}"""
OUT_OF_SIGHT = """parts => {
  const main = document.querySelector('main').getBoundingClientRect();
  return parts.filter(part => {
    const boxes = [...document.querySelectorAll(`main ${part}`)].map(one => one.getBoundingClientRect());
    return !boxes.length || boxes.some(box => box.top < main.top || box.bottom > main.bottom);
  });
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (1920, 1080), (2560, 1440)])
def test_the_table_fills_the_screen_and_nothing_on_it_is_small(
    server: Server, visitor: Visitor, size: tuple[int, int]
) -> None:
    player = visitor(server, *size).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, BOT, game="le-havre", options=SHORT, seed=4)).my_turn()
    page = player.page
    assert page.evaluate(SMALL, [12, 24]) == []
    needed = ["[data-thing^='offer:']", ".own [data-thing^='good:']", "[data-section='town'] .card"]
    assert page.evaluate(OUT_OF_SIGHT, needed) == []
    play_on(player, most=12)
    player.my_turn()
    assert page.evaluate(SMALL, [12, 24]) == []
    if size[0] > 1024:
        assert min(page.evaluate(REACH)) > 0.8, "a part of the table is empty"
    assert not player.too_wide()


FITS = "() => { const main = document.querySelector('main'); return main.scrollHeight <= main.clientHeight + 1; }"


def test_the_table_stays_within_the_screen_when_somebody_builds_a_lot(server: Server, visitor: Visitor) -> None:
    position = wf.new("le-havre", 2, seed=1, length="short")
    other = position.actor or 0
    position.play("take wood.")
    watcher, builder = visitor(server), visitor(server)
    made = builder.upload(position)
    page = watcher.settle(speed="off").sit(made, other).page
    page.locator(".rounds li").nth(7).wait_for()
    assert not page.locator(".rounds .toggle").count(), "the last of eight round cards is not hidden"
    page.wait_for_function(FITS)
    builder.settle(confirm="never", speed="off").sit(made, 1 - other).my_turn()
    for card in ("construction_firm", "fishery", "charcoal_kiln", "building_firm_1"):
        stamp = builder.page.locator("[data-stamp]").get_attribute("data-stamp")
        builder.page.locator(f"main [data-thing='card:{card}'][data-lit]").click()
        if card != "building_firm_1":  # its click only offers it
            builder.page.locator(f"[data-stamp]:not([data-stamp='{stamp}'])").wait_for()
    builder.page.locator("button.choice:visible", has_text="Buy Building Firm I").click()
    page.locator(".others [data-thing='card:building_firm_1']").wait_for()
    page.wait_for_function(FITS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_middle_of_a_game(server: Server, visitor: Visitor, scheme: str) -> None:
    player = visitor(server, color_scheme=scheme).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, BOT, BOT, BOT, game="le-havre", seed=6)).my_turn()
    play_on(player, most=40)
    player.my_turn()
    assert player.axe() == []
