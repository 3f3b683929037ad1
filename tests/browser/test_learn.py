"""Learning by playing, reading the rules, and being told when it is one's turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from wharfinger.server.http import lessons

from .harbour import Server
from .learner import Learner
from .player import Player

TITLES = {"hamburgum": "Hamburgum", "le-havre": "Le Havre", "shipyard": "Shipyard"}
ME, SCREEN = {"kind": "me"}, {"kind": "hotseat"}
Visitor = Callable[..., Player]


def learner(visitor: Visitor, server: Server, *size: int, **options: Any) -> Learner:
    player = visitor(server, *size, **options)
    player.__class__ = Learner
    assert isinstance(player, Learner)
    return player


@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_by_clicking_what_is_lit(server: Server, visitor: Visitor, game: str) -> None:
    player = learner(visitor, server).learn(TITLES[game])
    steps = lessons.script(game).step
    for number, step in enumerate(steps, 1):
        player.walk(number)
        assert player.step == (number, len(steps))
        if step.show:
            player.page.locator("main [data-lesson]").first.wait_for()
    player.lesson.get_by_role("button", name="Keep playing on your own").click()
    player.my_turn()
    assert player.lesson.count() == 0


def test_astray_back_reload_and_leaving(server: Server, visitor: Visitor) -> None:
    player = learner(visitor, server).learn("Hamburgum").walk(4)
    page = player.page
    page.locator("button.choice", has_text="Sugar").first.click()
    player.lesson.get_by_text("That is legal too, but the lesson plays what is highlighted.").wait_for()
    assert page.locator(".confirm").count() == 0
    assert page.locator("main [data-lit]").count() == 1, "only what is wanted is lit"
    player.walk(5)
    page.reload()
    player.lesson.locator("h2").wait_for()
    assert player.step[0] == 5
    player.lesson.get_by_role("button", name="Back").click()
    page.wait_for_function("() => document.querySelector('.lesson .where').textContent.includes('Step 4')")
    # The start page offers to go on; anybody else's start page does not know of it.
    player.open("/learn/hamburgum")
    page.get_by_role("button", name="Continue").click()
    player.lesson.locator("h2").wait_for()
    assert player.step[0] == 4
    player.lesson.get_by_role("button", name="Leave the lesson").click()
    player.lesson.wait_for(state="detached")
    player.my_turn()


def test_a_lesson_with_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = learner(visitor, server).learn("Hamburgum")
    page = player.page
    for number in (1, 2, 3):
        assert player.step[0] == number
        for _ in range(40):
            if page.evaluate("document.activeElement?.matches('.lesson .primary')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "step => document.querySelector('.lesson .where').textContent.includes(`Step ${step} of`)", arg=number + 1
        )
    page.locator("button.choice.wanted").wait_for()
    page.keyboard.press("1")  # what is wanted comes first
    page.wait_for_function("() => document.querySelector('.lesson .where').textContent.includes('Step 5 of')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lessons_and_rules_within_reach(server: Server, visitor: Visitor, scheme: str) -> None:
    player = learner(visitor, server, 390, 844, color_scheme=scheme, has_touch=True).learn("Le Havre").walk(3)
    assert not player.too_wide()
    assert not player.small_targets(".lesson button")
    assert player.axe() == []
    player.open("/rules/le-havre").page.locator("section h2").first.wait_for()
    assert not player.too_wide()
    assert player.axe() == []


def test_the_rules_are_searched_and_linked(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open()
    page = player.page
    page.get_by_role("link", name="Rules: Hamburgum").click()
    page.get_by_role("heading", name="HB-4 The turn and the rondel").wait_for()
    lines = page.locator(".line").count()
    page.get_by_label("Search the rules").fill("FLYING dútchman arrives")
    page.wait_for_function("() => /places? found/.test(document.querySelector('.search p').textContent)")
    assert 0 < page.locator(".line").count() < lines
    assert page.locator("mark").first.inner_text().lower() in ("flying", "dutchman", "arrives")
    assert page.locator("[id='HB-13.3']").count() == 1
    page.get_by_label("Search the rules").fill("zzz")
    page.get_by_text("Nothing found.").wait_for()
    # A deep link to a clause that the search hides shows it all the same.
    page.evaluate("location.hash = '#HB-4.5'")
    page.wait_for_function("() => document.getElementById('HB-4.5')?.matches(':target')")
    assert page.get_by_label("Search the rules").input_value() == ""
    player.open("/rules/le-havre#LH-9.3")
    page.wait_for_function("() => document.getElementById('LH-9.3')?.matches(':target')")
    assert page.locator("[id='LH-9.3']").is_visible()
    assert page.locator("td.unsure").count() > 0
    player.open("/rules/chess")
    page.get_by_text("There is no such game.").wait_for()


def test_an_explanation_leads_to_its_clause(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    player.sit(player.create(ME, SCREEN)).my_turn()
    player.page.locator("main [data-thing='space:church']").hover()
    link = player.page.locator("aside .rule a")
    link.wait_for()
    assert re.fullmatch(r"/rules/hamburgum#HB-[\d.]+", str(link.get_attribute("href")))


HIDE = """hidden => {
  Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => hidden ? 'hidden' : 'visible'});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LISTEN = """() => {
  window.heard = []; window.told = []; window.asked = 0;
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard.push(1); return create.call(this); };
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { window.asked++; return this.permission = 'granted'; }
    constructor(title) { window.told.push(title); }
  };
}"""


def test_sounds_the_badge_and_notifications(server: Server, visitor: Visitor) -> None:
    player, other = visitor(server), visitor(server)
    page = player.page
    page.add_init_script(f"({LISTEN})()")
    player.open("/settings")
    page.get_by_role("checkbox", name=re.compile("^Sounds")).check()
    page.wait_for_function("() => heard.length > 0")  # it is heard at once how it sounds
    assert page.evaluate("asked") == 0, "leave is asked for only when somebody wants notifications"
    page.get_by_text("Tell me when it is my turn").first.click()
    page.wait_for_function("() => asked === 1")
    made = player.create(ME, {"kind": "open"}, public=True, title="Two harbours")
    player.sit(made)
    page.evaluate("Notification.permission = 'granted'")
    other.open()
    other.page.locator("li", has_text="Two harbours").get_by_role("button", name=re.compile("^Join")).click()
    other.page.locator(".table").wait_for()
    player.my_turn()
    player.choose("Sugar")
    other.my_turn()
    page.evaluate(HIDE, True)
    page.evaluate("() => { heard.length = told.length = 0 }")
    assert not page.title().startswith("(")
    other.choose("Beer")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    page.wait_for_function("() => told.length === 1 && told[0].includes('Two harbours') && heard.length > 0")
    page.wait_for_function(
        "() => document.querySelector('link[rel=icon]').getAttribute('href') === '/favicon-turn.svg'"
    )
    page.evaluate(HIDE, False)
    page.wait_for_function("() => document.title.startsWith('●')")
    page.wait_for_function("() => document.querySelector('link[rel=icon]').getAttribute('href') === '/favicon.svg'")
