"""Playing: a whole game, taking back, two browsers, the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from .harbour import Server
from .player import CHANGED, Player

ME, BOT, SCREEN, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "hotseat"}, {"kind": "open"}
Visitor = Callable[..., Player]


def test_one_click_from_the_lobby_to_a_running_table(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open()
    player.page.locator("article", has_text="Hamburgum").get_by_role("button", name="Play against bots").click()
    player.my_turn()
    assert player.question
    assert player.page.title().startswith("●")
    assert player.page.locator(".seats li").count() == 3


def test_a_whole_game_by_clicking_what_is_lit(server: Server, visitor: Visitor, tmp_path: Path) -> None:
    player = visitor(server).settle(confirm="never", speed="off").open("/new/hamburgum")
    page = player.page
    for seat in (2, 3):  # bots that answer at once, and always the same
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    page.locator("summary", has_text="Advanced options").click()
    page.get_by_label("Seed").fill("11")
    page.locator("details input[type=number]").fill("12")  # rounds: it comes to an end however it is played
    page.get_by_role("button", name="Start game").click()
    player.my_turn()
    lit = page.locator("main [data-lit]")
    for _ in range(4):  # as a person does it, with the mouse
        player.my_turn()
        before = player.state()
        (lit.first if lit.count() else page.locator("button.choice:visible, button.go:enabled").first).click()
        page.wait_for_function(CHANGED, arg=before)
    assert player.play_on()
    assert page.locator(".result ol li").count() == 3
    page.screenshot(path=str(tmp_path / "finished.png"))
    with page.expect_download() as download:
        page.locator(".result").get_by_role("link", name="Download game").click()
    saved = tmp_path / "game.txt"
    download.value.save_as(saved)
    page.locator(".result").get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile("/table/"))
    player.my_turn()

    # The record, opened from the start page, is replayed.
    player.open()
    page.locator("input#record").set_input_files(saved)
    page.locator(".replay").wait_for()
    assert "of" in page.locator(".replay .count").inner_text()


def test_a_step_back_before_and_after_a_decision(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, asked = player.page, player.question
    page.locator("button.choice", has_text="Beer").first.click()
    assert page.locator(".confirm").count() == 1, "what ends the turn is held until it is confirmed"
    page.keyboard.press("Backspace")
    assert page.locator(".confirm").count() == 0
    player.choose("Trade I")
    assert player.question != asked
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "asked => document.querySelector('.prompt h2').textContent.includes(asked)", arg=asked.splitlines()[-1]
    )
    player.choose("Beer")
    page.wait_for_function("() => document.querySelectorAll('.log li').length >= 1")


def test_the_words_of_a_game_come_once(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    asked: list[str] = []
    player.page.on("request", lambda one: asked.append(one.url) if "/api/texts/hamburgum/" in one.url else None)
    player.sit(player.create(ME, BOT)).my_turn()
    before = list(asked)
    for label in ("Cloth", "Beer"):
        player.choose(label).my_turn()
    assert before and asked == before


def test_two_browsers_at_one_table(server: Server, visitor: Visitor) -> None:
    anna, boris, watcher = visitor(server), visitor(server), visitor(server)
    made = anna.create(ME, OPEN, public=True, title="The two of us")
    anna.sit(made)
    anna.page.get_by_text("Waiting for one more player").wait_for()
    boris.open()
    boris.page.locator("li", has_text="The two of us").get_by_role("button", name=re.compile("^Join")).click()
    anna.my_turn()
    boris.page.get_by_text("Waiting for").wait_for()
    watcher.open(f"/table/{made['id']}")
    watcher.page.get_by_text("watching").wait_for()
    assert watcher.page.locator(".prompt.mine").count() == 0
    anna.choose("Sugar")
    boris.my_turn()
    assert "Sugar" in boris.page.locator(".talk").inner_text()
    boris.page.get_by_placeholder("Say something").fill("<b>hello</b>")
    boris.page.keyboard.press("Enter")
    anna.page.locator(".chat p", has_text="<b>hello</b>").wait_for()
    # Taking back what the other has seen needs the other's word.
    boris.choose("Beer")
    anna.my_turn()
    boris.page.get_by_role("button", name="Menu").click()
    boris.page.get_by_role("button", name="Ask for a takeback").click()
    anna.page.get_by_role("button", name="Agree").click()
    boris.my_turn()


def test_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, keyboard = player.page, player.page.keyboard
    first, before = player.prompt_text(), player.state()
    keyboard.press("3")  # Trade I
    page.wait_for_function(CHANGED, arg=before)
    keyboard.press("Backspace")
    page.wait_for_function("before => document.querySelector('.prompt').textContent === before", arg=first)
    keyboard.press("1")
    page.locator(".confirm").wait_for()
    keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('.prompt').textContent !== before && !document.querySelector('.confirm')",
        arg=first,
    )
    # Tab reaches the choices; the focus stays with them when they change.
    for _ in range(80):
        keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('choice')"):
            break
    keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.prompt').contains(document.activeElement)")
    keyboard.press("Escape")
    keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
    assert page.locator(".sr[aria-live=polite]").inner_text()


def test_a_number_key_takes_the_focus_along(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    page, keyboard = player.page, player.page.keyboard
    # Enter confirms what was picked last, however the one before was picked.
    page.locator("button.choice", has_text="Beer").click()
    page.locator("button.choice.pressed", has_text="Beer").wait_for()
    keyboard.press("1")
    page.locator("button.choice.pressed", has_text="Sugar").wait_for()
    keyboard.press("Enter")
    page.locator(".log", has_text="moved to Sugar").wait_for()
    # Where nothing had the focus, Tab goes on in the panel that opens.
    player.my_turn()
    page.evaluate("document.activeElement.blur()")
    keyboard.press("3")  # Trade I
    page.wait_for_function("() => document.querySelector('.prompt form.panel')?.contains(document.activeElement)")


def test_the_log_and_the_chat_have_room_in_a_low_window(server: Server, visitor: Visitor) -> None:
    host, guest, watcher = (visitor(server, 1024, 768) for _ in range(3))
    made = host.create(ME, OPEN, BOT, BOT, BOT, public=True)
    host.sit(made)
    guest.open(f"/table/{made['id']}").page.get_by_role("button", name="Take this seat").first.click()
    host.my_turn()
    watcher.open(f"/table/{made['id']}").page.get_by_text("Waiting for").wait_for()
    guest.page.get_by_text("Waiting for").wait_for()
    for number in range(6):
        guest.page.get_by_placeholder("Say something").fill("a long line, " * 8)
        guest.page.keyboard.press("Enter")
        host.page.locator(".chat p").nth(number).wait_for()
    watcher.page.locator(".chat p").nth(5).wait_for()
    assert watcher.page.locator(".chat input").count() == 0, "spectators read along"
    for player, least in ((host, 40), (guest, 40), (watcher, 150)):
        log, chat = player.page.locator(".log").bounding_box(), player.page.locator(".chat").bounding_box()
        assert log["height"] >= least, log
        assert chat["y"] + chat["height"] <= 768, chat
    assert guest.page.locator(".chat form").bounding_box()["y"] <= 768 - 50


def test_replay_with_keys_and_slider(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN))
    page = player.page
    for label in ("Sugar", "Beer", "Cloth"):
        player.my_turn().choose(label)
    page.get_by_role("button", name="Replay").click()
    count = page.locator(".replay .count")
    page.wait_for_function("() => document.querySelector('.replay .count').textContent.includes('decision 3 of 3')")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.querySelector('.replay .count').textContent.includes('decision 2 of 3')")
    assert page.locator("main [data-lit]").count() == 0
    page.locator("input[type=range]").fill("0")
    page.wait_for_function("() => document.querySelector('.replay .count').textContent.includes('decision 0 of 3')")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => /decision [123] of 3/.test(document.querySelector('.replay .count').textContent)")
    assert count.count() == 1
    page.get_by_role("button", name="Back to the game").click()
    player.my_turn()
