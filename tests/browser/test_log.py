"""The log: entries that show the board of their moment, in step with a replay, and a banner at the end of a round."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import wharfinger as wf

from .harbour import Server
from .player import Player

Visitor = Callable[..., Player]
AT = "() => Number(document.querySelector('.replay input[type=range]')?.value ?? -1)"


def played(game: str, until: Callable[[wf.Position], bool], **options: str | int) -> wf.Position:
    """A game of two, played at random until something is so."""
    position, dice = wf.new(game, ["Anna", "Ben"], seed=5, **options), random.Random(5)
    while not until(position):
        position.play(dice.choice(position.legal_codes()))
    return position


def test_the_log_of_a_replay_is_in_step_with_the_board(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/settings")
    made = player.upload(played("hamburgum", lambda position: position.over, turn_limit=12), go_on=False)
    page = player.open(f"/replay/{made['id']}").page
    page.locator(".log li.told").first.wait_for()
    assert page.locator(".pill", has_text="you").count() == 0, "nobody is playing here"
    page.wait_for_function(f"() => ({AT})() === 0")
    assert page.locator(".log li.told:not(.later)").count() == 0, "nothing has happened yet"
    third = page.locator(".log li.told button").nth(2)
    third.click()
    page.wait_for_function(f"() => ({AT})() > 0")
    page.locator(".log li.here").wait_for()
    assert page.locator(".log li.told:not(.later)").count() == 3
    first = page.locator(".log li.told button").first
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.log li.told:not(.later)').length === 1")
    assert first.get_attribute("aria-current") == "step"


COVERED = """things => {
  const banner = document.querySelector('[data-testid=round-banner]').getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < banner.right && box.right > banner.left && box.top < banner.bottom && box.bottom > banner.top;
  }).map(one => one.dataset.thing);
}"""


@pytest.mark.parametrize(
    ("size", "things"),
    [((1440, 900), "main [data-thing^='offer:']"), ((1024, 768), "main [data-thing], [data-primary]")],
    ids=["wide", "narrow"],
)
def test_the_end_of_a_round_has_an_entry_and_a_banner(
    server: Server, visitor: Visitor, size: tuple[int, int], things: str
) -> None:
    player = visitor(server, *size, reduced_motion="no-preference").settle(confirm="never")
    last = played("le-havre", lambda position: position.turn == 6 and position.phase == "turn", length="short")
    made = player.upload(last)
    page = player.sit(made, *range(2)).page
    page.locator(".log li.told").first.wait_for()
    banner = page.get_by_test_id("round-banner")
    assert banner.count() == 0, "what was before is not announced"
    for _ in range(8):
        if banner.count():
            break
        player.first()
    banner.get_by_text("End of round 1").wait_for()
    assert page.evaluate(COVERED, things) == [], "what is played next is in sight"
    banner.get_by_role("button", name="Close").click()
    banner.wait_for(state="detached")
    page.locator(".log li.told", has_text="End of round 1").first.wait_for()


def test_without_motion_there_is_no_banner(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never")
    last = played("le-havre", lambda position: position.turn == 6 and position.phase == "turn", length="short")
    page = player.sit(player.upload(last), *range(2)).page
    page.locator(".log li.told").first.wait_for()
    ended = page.locator(".log li.told", has_text="End of round 1")
    for _ in range(8):
        if ended.count():
            break
        player.first()
    ended.first.wait_for()
    assert page.get_by_test_id("round-banner").count() == 0


LEFT = "box => box.scrollHeight - box.scrollTop - box.clientHeight"


def test_the_log_stays_at_its_end(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never")
    last = played("hamburgum", lambda position: position.turn == 16)
    page = player.sit(player.upload(last), *range(2)).page
    page.set_default_timeout(12_000)
    log = page.locator(".log")
    page.wait_for_function("() => document.querySelector('.log')?.scrollTop > 0")
    # Lines that come while a scroll is on its way are not the reader's going back.
    log.evaluate(
        "box => { box.querySelector('ol').style.paddingBottom = '300px'; box.dispatchEvent(new Event('scroll')); }"
    )
    for _ in range(3):
        player.first()
    page.wait_for_function(f"() => ({LEFT})(document.querySelector('.log')) < 2")
    page.set_viewport_size({"width": 1440, "height": 800})
    page.wait_for_function(f"() => ({LEFT})(document.querySelector('.log')) < 2")
    log.hover()
    page.mouse.wheel(0, -5_000)
    page.wait_for_function("() => document.querySelector('.log').scrollTop === 0")
    player.first()
    assert log.evaluate("box => box.scrollTop") == 0, "who reads further up is left there"
