"""A turn: what is held and shown, one button that stays where it is, one step back, and what is said meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import wharfinger as wf

from .harbour import Server
from .player import CHANGED, Player
from .positions import found

ME, BOT, SCREEN, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "hotseat"}, {"kind": "open"}
Visitor = Callable[..., Player]
# Everything that a screen reader is told.
SPOKEN = """window.spoken = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const text = document.querySelector('.sr[aria-live=polite]')?.textContent.trim();
  if (text && text !== window.spoken.at(-1)) window.spoken.push(text);
}).observe(document, {subtree: true, childList: true, characterData: true}));"""
VERSION = "() => Number(document.querySelector('.table').dataset.stamp)"


def sale(position: wf.Position) -> bool:
    return position.phase == "sell" and len(position.legal_codes()) >= 3


def many_goods(position: wf.Position) -> bool:
    """A sale is about to begin, of all three kinds of goods."""
    if position.phase != "trade" or "sell" not in (one.text for one in position.legal()):
        return False
    stock = position.view(position.actor)["players"][position.actor]["stock"]
    return all(stock[good] >= 1 for good in ("beer", "sugar", "cloth"))


def ends_next(position: wf.Position) -> bool:
    """Some answer ends the game."""
    for code in position.legal_codes():
        trial = position.copy()
        trial.play(code)
        if trial.over:
            return True
    return False


def button(player: Player) -> Any:
    return player.page.locator("button.go")


def place(player: Player) -> dict[str, float]:
    box = button(player).bounding_box()
    assert box is not None
    return dict(box)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (1920, 1080), (390, 844)])
def test_the_button_never_moves_and_is_always_in_sight(
    server: Server, visitor: Visitor, width: int, height: int
) -> None:
    player = visitor(server, width, height)
    player.sit(player.upload(found("hamburgum", 3, sale))).my_turn()
    page, places = player.page, []
    page.wait_for_function("() => document.querySelector('[data-primary=panel]')")
    places.append(place(player))
    while page.get_by_role("button", name="Undo").is_enabled():
        before = player.state()
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function(CHANGED, arg=before)
        places.append(place(player))
    assert button(player).is_disabled() and button(player).inner_text() == "Make your choice"
    page.locator("button.choice", has_text="Church").click()
    player.my_turn()
    places.append(place(player))
    assert len(places) >= 4
    assert all(one == places[0] for one in places), places
    assert places[0]["y"] + places[0]["height"] <= height
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing makes the page scroll"


def picks(position: wf.Position) -> bool:
    """Two goods are picked, and then the same player decides something else."""
    trial, seen = position.copy(), 0
    while trial.phase == "pick" and seen < 3:
        trial.play(trial.legal_codes()[0])
        seen += 1
    return seen == 2 and trial.actor == position.actor and trial.phase == "look"


def test_one_step_back_takes_back_what_one_press_decided(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never")
    page = player.sit(player.upload(found("le-havre", 3, picks))).my_turn().page
    panel = page.locator("form.panel")
    panel.wait_for()
    first, version = panel.inner_text(), page.evaluate(VERSION)
    for number in range(2):
        panel.locator("button.kind:enabled[aria-pressed=false]").nth(number).click()
    button(player).click()
    panel.wait_for(state="detached")
    page.wait_for_function(f"before => ({VERSION})() >= before + 2", arg=version)
    page.get_by_role("button", name="Undo").click()
    panel.wait_for()
    assert panel.inner_text() == first, "both goods are back, not only the second"


def test_what_ends_the_turn_is_shown_before_it_is_done(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, version = player.page, player.page.evaluate(VERSION)
    spoken = page.locator(".sr[aria-live=polite]")
    page.locator("main [data-thing='space:sugar']").click()
    page.locator(".confirm").wait_for()
    assert button(player).inner_text() == "Produce 1 sugar", "what it really does"
    assert "Sugar" in page.locator(".summary").inner_text()
    page.locator("main.drafted").wait_for()
    assert "Chosen: Sugar" in spoken.inner_text()
    assert ".." not in spoken.inner_text()
    # Another choice replaces it, Escape leaves it; nothing has been played.
    page.locator("main [data-thing='space:beer']").click()
    page.wait_for_function("() => document.querySelector('.summary').textContent.includes('Beer')")
    page.keyboard.press("Escape")
    page.locator("main.drafted").wait_for(state="detached")
    assert page.locator(".confirm").count() == 0
    assert page.evaluate(VERSION) == version
    page.locator("main [data-thing='space:beer']").click()
    button(player).click()
    page.wait_for_function(f"before => ({VERSION})() > before", arg=version)
    page.locator(".log li", has_text="Beer").wait_for()


@pytest.mark.parametrize("where", ["main [data-thing='space:beer']", "button.choice:has-text('Beer')"])
def test_a_double_press_chooses_and_does_not_confirm(server: Server, visitor: Visitor, where: str) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, version = player.page, player.page.evaluate(VERSION)
    page.locator(where).first.dblclick()
    page.locator("main.drafted").wait_for()
    assert page.locator(".confirm").count() == 1
    assert page.evaluate(VERSION) == version


def test_a_double_press_of_the_button_does_one_thing(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, before = player.page, player.page.evaluate(VERSION)
    page.locator("main [data-thing='space:beer']").click()
    page.locator(".confirm").wait_for()
    button(player).dblclick()
    page.wait_for_function(f"before => ({VERSION})() > before", arg=before)
    page.wait_for_timeout(500)
    assert page.locator(".log li").count() == 1


def test_enter_chooses_and_then_confirms_but_not_in_one_go(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, version = player.page, player.page.evaluate(VERSION)
    page.locator("main [data-thing='space:beer']").focus()
    for _ in range(3):
        page.keyboard.down("Enter")  # held down: the same key again and again
    page.keyboard.up("Enter")
    page.locator(".confirm").wait_for()
    assert page.evaluate(VERSION) == version
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => ({VERSION})() > before", arg=version)


def test_the_digit_typed_is_the_amount_taken(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    position = found("hamburgum", 3, lambda one: sale(one) and any(a.text == "beer=0" for a in one.legal()))
    player.sit(player.upload(position)).my_turn()
    page = player.page
    page.locator(".prompt details summary").first.focus()  # the list is for the keyboard, and seen while it is there
    page.keyboard.press("Enter")
    buttons = page.locator(".prompt details button.choice .number")
    assert [text.strip() for text in buttons.all_inner_texts()][:2] == ["0", "1"]


def test_a_turn_is_taken_back_step_by_step_or_whole(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, asked = player.page, player.question
    restart = page.get_by_role("button", name="Restart turn")
    assert restart.is_disabled()
    player.choose("Church").my_turn()
    assert restart.is_disabled(), "one decision is one step back"
    player.choose("Dom").my_turn()
    assert restart.is_enabled()
    assert "Dom" in page.locator(".summary").inner_text()
    restart.click()
    page.wait_for_function(
        "asked => document.querySelector('.prompt h2').textContent.includes(asked)", arg=asked.splitlines()[-1]
    )
    assert page.locator(".log li").count() == 0


def test_restarting_the_turn_leaves_what_is_only_held(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, asked, version = player.page, player.question, player.page.evaluate(VERSION)
    restart, spoken = page.get_by_role("button", name="Restart turn"), page.locator(".sr[aria-live=polite]")
    page.locator("main [data-thing='space:beer']").click()
    page.locator(".confirm").wait_for()
    assert "Chosen: Beer" in spoken.inner_text()
    restart.click()
    page.locator(".confirm").wait_for(state="detached")
    assert page.evaluate(VERSION) == version, "nothing was played, so nothing is taken back"
    assert spoken.inner_text().strip() in asked, "what was chosen is not chosen any more"
    # What was decided already goes too.
    player.choose("Church").my_turn()
    page.locator("main [data-thing='church:dom']").click()
    page.wait_for_function(f"before => ({VERSION})() > before", arg=version)
    player.my_turn()
    restart.click()
    page.wait_for_function(
        "asked => document.querySelector('.prompt h2').textContent.includes(asked)", arg=asked.splitlines()[-1]
    )


def test_a_digit_sets_the_amount_touched_last_or_the_first(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(found("hamburgum", 3, many_goods))).my_turn()
    page, steppers = player.page, player.page.locator("form.panel [role=spinbutton]")
    steppers.first.wait_for()
    for number in ("0", "1"):
        page.keyboard.press(number)
        assert steppers.nth(0).get_attribute("aria-valuenow") == number
        page.wait_for_timeout(1100)  # or the next digit would continue the number
    page.locator("form.panel .less:enabled, form.panel .more:enabled").last.click()
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("0")
    assert steppers.last.get_attribute("aria-valuenow") == "0"
    page.wait_for_timeout(1100)
    page.keyboard.press("1")
    assert steppers.last.get_attribute("aria-valuenow") == "1"
    assert steppers.nth(0).get_attribute("aria-valuenow") == "1", "only the one touched last"


def test_what_a_panel_sends_is_not_asked_aloud(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.page.add_init_script(SPOKEN)
    player.sit(player.upload(found("hamburgum", 3, many_goods)), 0, 1, 2).my_turn()
    page = player.page
    page.locator("[data-primary=panel]").wait_for()
    page.evaluate("window.spoken.length = 0")
    version = page.evaluate(VERSION)
    button(player).click()
    page.wait_for_function(f"before => ({VERSION})() > before", arg=version)
    player.my_turn()
    page.wait_for_function("() => window.spoken.length > 0")
    assert not [text for text in page.evaluate("window.spoken") if "do you sell" in text]


def test_the_end_of_the_game_is_told_with_who_won(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.upload(found("hamburgum", 2, lambda one: ends_next(one) and one.actor == 0))).my_turn()
    assert player.play_on(60)
    spoken = player.page.locator(".sr[aria-live=polite]")
    spoken.get_by_text("The game is over.").wait_for()
    assert re.search(r"The game is over\. .+ (wins|share the win) with \d+ points\.", spoken.inner_text())


def test_what_others_take_back_moves_nothing_and_passes(server: Server, visitor: Visitor) -> None:
    anna, boris, late = visitor(server), visitor(server), visitor(server)
    made = anna.create(ME, OPEN, public=True)
    anna.sit(made)
    boris.open(f"/table/{made['id']}")
    boris.page.get_by_role("button", name="Take this seat").click()
    anna.my_turn()
    boris.page.get_by_text("Waiting for").wait_for()
    anna.choose("Church").my_turn()
    where = "() => document.querySelector('.prompt h2').getBoundingClientRect().top"
    before = boris.page.evaluate(where)
    anna.page.get_by_role("button", name="Undo").click()
    boris.page.locator(".notice", has_text="took back").wait_for()
    assert boris.page.evaluate(where) == before
    assert anna.page.locator(".notice", has_text="took back").count() == 0, "who took it back knows"
    late.open(f"/table/{made['id']}")
    late.page.get_by_text("watching").wait_for()
    assert late.page.get_by_text("took back").count() == 0
    assert "Your turn" not in late.prompt_text() and "rondel" not in late.prompt_text()
    boris.page.locator(".notice", has_text="took back").wait_for(state="detached")


def test_a_bot_that_plays_on_leaves_nothing_to_choose(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    made = player.create(ME, OPEN)
    player.sit(made)
    other = visitor(server).open(f"/table/{made['id']}")
    other.page.get_by_role("button", name="Take this seat").click()
    player.my_turn()
    page = player.page
    page.locator("main [data-thing='space:beer']").click()
    page.locator(".confirm").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Let a bot play on").click()
    page.locator(".prompt.mine").wait_for(state="detached")
    assert page.locator("main [data-lit]").count() == 0
    assert page.locator("main.drafted").count() == 0


def test_explanations_come_to_who_looks_for_them(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, card = player.page, player.page.locator("aside.card")
    space = page.locator("main [data-thing='space:trade_1']")
    box = space.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 200, y)
    page.mouse.move(x, y, steps=4)
    card.wait_for()
    dock, shown = page.locator(".dock").bounding_box(), card.bounding_box()
    assert dock is not None and shown is not None
    assert shown["x"] + shown["width"] <= dock["x"], "what is asked stays in sight"
    before = player.state()
    page.mouse.click(x, y)  # what was clicked is not explained, nor what comes to the resting mouse
    page.wait_for_function(CHANGED, arg=before)
    page.wait_for_timeout(1000)
    assert card.count() == 0


def test_others_turns_are_told_a_sentence_each(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.page.add_init_script(SPOKEN)
    player.sit(player.create(ME, BOT, BOT)).my_turn()
    player.page.evaluate("window.spoken.length = 0")
    player.choose("Beer").my_turn()
    player.page.wait_for_function("() => window.spoken.length > 0")
    spoken: list[str] = player.page.evaluate("window.spoken")
    assert len(spoken) <= 2, spoken
    last = spoken[-1]
    assert "Greedy 1 moved to" in last and "Greedy 2 moved to" in last, "each of the two bots"
    assert ".." not in last
