"""Shipyard in the browser: whole games by clicking the board, alone and against a bot, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wharfinger as wf
from wharfinger import bots

from .harbour import Server
from .player import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
Visitor = Callable[..., Player]
# What is lit and can be reached by the pointer is clicked; a button only where nothing on the board stands for the
# answer, or where a click left several.
PLAY = """async patience => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const stamp = () => document.querySelector('.table')?.dataset.stamp;
  const prompt = () => document.querySelector('.prompt')?.textContent;
  const over = () => document.querySelector('.result');
  const reached = thing => {
    const box = thing.getBoundingClientRect();
    for (let across = 1; across < 8; across++) for (let down = 1; down < 8; down++) {
      const found = document.elementFromPoint(box.x + box.width * across / 8, box.y + box.height * down / 8);
      if (found && thing.contains(found)) return true;
    }
    return false;
  };
  const told = {over: false, clicked: {}, buttons: 0, covered: []}, end = Date.now() + patience;
  for (let tries = 0, narrowed = false; Date.now() < end && !over(); tries++) {
    const lit = narrowed ? [] : [...document.querySelectorAll('main [data-lit]')];
    const from = lit.length ? lit : [...document.querySelectorAll('button.choice:not(:disabled)')];
    if (!from.length) { narrowed = false; await wait(5); continue; }
    const one = from[tries * 7 % from.length], before = stamp(), asked = prompt();
    if (lit.length) {
      one.scrollIntoView({block: 'center', inline: 'center'});
      if (!reached(one)) told.covered.push(one.dataset.thing);
      const kind = one.dataset.thing.split(':')[0];
      told.clicked[kind] = (told.clicked[kind] ?? 0) + 1;
    } else told.buttons++;
    one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    for (let waited = 0; waited < 100 && stamp() === before && prompt() === asked && !over(); waited++) await wait(2);
    narrowed = stamp() === before;
  }
  return {...told, over: Boolean(over())};
}"""
# The rules ask for a column and for a part, for steps and for an employee: a click on the board answers both.
EVERYWHERE = {"action", "part", "yard", "canal", "cell", "turn", "goods", "ring", "post"}


def uploaded(player: Player, position: wf.Position) -> Player:
    """A table at this position, every seat at this screen."""
    return player.sit(player.upload(position)).my_turn()


def reached(players: int, seed: int, wanted: Callable[[wf.Position], bool]) -> wf.Position:
    """A game of greedy bots up to where something is so."""
    position, bot = wf.new("shipyard", players, seed=seed), bots.make("greedy", seed)
    while not wanted(position):
        assert not position.over
        position.play(bots.ask(bot, position))
    return position


def under_way(position: wf.Position) -> bool:
    return position.phase == "move" and position.view()["cruise"]["moves_left"] >= 2


@pytest.mark.parametrize("seats", [(ME, BOT), (ME,)], ids=["two players", "solo"])
def test_a_whole_game_by_clicking_the_board(
    server: Server, visitor: Visitor, seats: tuple[dict[str, str], ...]
) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(*seats, game="shipyard", seed=3)).my_turn()
    page = player.page
    assert page.locator(".solo").count() == (1 if len(seats) == 1 else 0)
    told: dict[str, Any] = page.evaluate(PLAY, 200_000)
    assert told["over"], told
    assert told["covered"] == []
    assert set(told["clicked"]) >= EVERYWHERE, told["clicked"]
    assert sum(told["clicked"].values()) > told["buttons"]
    assert page.locator(".result ol li").count() == len(seats)
    assert page.locator(".notice", has_text="Game over").count() == 1


def test_a_whole_game_with_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, game="shipyard", seed=4)).my_turn()
    page, keyboard = player.page, player.page.keyboard
    ready = """before => document.querySelector('.result') || (document.querySelector('.table').dataset.stamp !== before
      && document.querySelector('button.choice:not(:disabled)'))"""
    stamp = "document.querySelector('.table').dataset.stamp"
    # Once into the board; from there the arrows lead to what can be done, and Enter does it.
    for _ in range(40):
        keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.closest('.shipyard'))"):
            break
    walked = 0
    while not page.locator(".result").count():
        before = page.evaluate(stamp)
        lit = page.evaluate("document.querySelectorAll('main [data-lit]').length")
        if lit and walked < 12:
            keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.hasAttribute('data-lit')")
            keyboard.press("Enter")
            walked += 1
            if (
                page.evaluate("[...document.querySelectorAll('button.choice')].length > 1")
                and page.evaluate(stamp) == before
            ):
                keyboard.press("1")
        else:
            keyboard.press("1")
        page.wait_for_function(ready, arg=before)
    assert walked == 12
    assert page.locator(".result ol li").count() == 2


def test_a_voyage_is_counted_along_the_way(server: Server, visitor: Visitor) -> None:
    position = reached(3, 10, under_way)
    cruise = position.view()["cruise"]
    player = uploaded(visitor(server).settle(confirm="never", speed="off"), position)
    page = player.page
    strip = page.locator("[data-thing=cruise] .drawing")
    assert f"{cruise['moves_left']} moves left" in strip.inner_text()
    assert f"speed {cruise['speed']}" in strip.inner_text()
    page.locator("[data-thing^='space:'][data-lit]").first.click()
    page.wait_for_function(
        "left => !document.querySelector('[data-thing=cruise]')?.textContent.includes(`${left} move`)",
        arg=cruise["moves_left"],
    )
    if strip.count():
        assert "VP so far" in strip.inner_text()


def test_what_is_in_hand_is_seen(server: Server, visitor: Visitor) -> None:
    position = reached(2, 8, lambda pos: pos.phase == "place" and len(pos.legal()) > 1)
    player = uploaded(visitor(server).settle(confirm="never"), position)
    part = position.view()["in_hand"]["part"]
    assert "held" in str(player.page.locator(f"[data-thing='part:{part}']").get_attribute("class"))
    assert player.page.locator(".yard .ghost").count() == len(position.legal())
    # A look by somebody who comes later, without having clicked anything: the same.
    player.page.reload()
    player.my_turn()
    assert player.page.locator(".yard .ghost").count() == len(position.legal())


def test_explanations_know_the_options_of_the_table(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    for options, said in (({}, "gets a guilder"), ({"last_tile_guilder": "off"}, "after the turn.")):
        player.sit(player.create(ME, BOT, game="shipyard", seed=5, options=options)).my_turn()
        player.page.locator("[data-thing=gear]").focus()
        card = player.page.locator(".card", has_text="Each advance of a tile")
        card.wait_for()
        assert said in card.inner_text()


# Every word that is seen on a thing is in its name, so that it can be said to a machine that listens.
SEEN = r"""() => [...document.querySelectorAll('.shipyard [data-thing]')].map(thing => {
  const words = text => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const drawn = thing.querySelector(':scope > .drawing, :scope > g');
  const texts = drawn ? [...drawn.querySelectorAll('*')].flatMap(one => [...one.childNodes]) : [];
  const own = drawn ? [...drawn.childNodes] : [];
  const seen = [...own, ...texts].filter(one => one.nodeType === Node.TEXT_NODE).flatMap(one => words(one.textContent));
  const name = new Set(words(thing.getAttribute('aria-label') ?? thing.querySelector('.words')?.textContent ?? ''));
  const lacking = seen.filter(word => !name.has(word));
  return lacking.length ? `${thing.dataset.thing}: ${lacking.join(' ')} not in ${[...name].join(' ')}` : '';
}).filter(Boolean)"""


@pytest.mark.parametrize("phase", ["tile", "move", "load", "search"])
def test_names_contain_what_is_seen(server: Server, visitor: Visitor, phase: str) -> None:
    late = {"tile": 30, "move": 0, "load": 0, "search": 12}[phase]
    position = reached(3, 10, lambda pos: pos.phase == phase and pos.view()["gear"]["moves"] >= late)
    player = uploaded(visitor(server), position)
    assert player.page.evaluate(SEEN) == []
    assert player.axe() == []
