"""Shipyard in the browser: whole games by clicking the board, alone and against a bot, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wharfinger as wf

from .harbour import Server
from .player import CHANGED, Player
from .positions import asks, found

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
Visitor = Callable[..., Player]
# What is lit and can be reached by the pointer is clicked; a button only where nothing on the board stands for the
# answer, or where a click left several. Which one depends on the questions alone, not on how long answers take.
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
  const told = {over: false, clicked: 0, buttons: 0, covered: []}, end = Date.now() + patience;
  for (let tries = 0, narrowed = false; Date.now() < end && !over();) {
    const lit = narrowed ? [] : [...document.querySelectorAll('main [data-lit]')];
    const from = lit.length ? lit : [...document.querySelectorAll('button.choice:not(:disabled)')];
    if (!from.length) { narrowed = false; await wait(5); continue; }
    const one = from[tries++ * 7 % from.length], before = stamp(), asked = prompt();
    if (lit.length) {
      one.scrollIntoView({block: 'center', inline: 'center'});
      if (!reached(one)) told.covered.push(one.dataset.thing);
      told.clicked++;
    } else told.buttons++;
    one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    while (Date.now() < end && stamp() === before && prompt() === asked && !over()) await wait(2);
    narrowed = stamp() === before;
  }
  return {...told, over: Boolean(over())};
}"""
PATIENCE = 1_200_000
# What stands on the board for each decision. The rules ask for a column and then for a part, for steps and then for an
# employee: a click on the part or the employee answers both.
STANDS_FOR = {
    "tile": "action",
    "column": "part",
    "part": "part",
    "place": "yard",
    "canal": "canal",
    "cell": "cell",
    "turn": "turn",
    "goods": "goods",
    "equipment": "ring",
    "crew": "ring",
    "search": "post",
    "hire": "post",
    "trade": "goods",
    "good": "sell",
    "ship": "yard",
    "launch": "yard",
    "load": "reserve",
    "start": "space",
    "move": "space",
    "discard": "contract",
}
REACHED = """thing => {
  thing.scrollIntoView({block: 'center', inline: 'center'});
  const box = thing.getBoundingClientRect(), steps = [1, 2, 3, 4, 5, 6, 7];
  return steps.some(across => steps.some(down => {
    const hit = document.elementFromPoint(box.x + box.width * across / 8, box.y + box.height * down / 8);
    return hit && thing.contains(hit);
  }));
}"""


def uploaded(player: Player, position: wf.Position) -> Player:
    """A table at this position, every seat at this screen."""
    return player.sit(player.upload(position)).my_turn()


def under_way(position: wf.Position) -> bool:
    return asks("move")(position) and position.view()["cruise"]["moves_left"] >= 2


@pytest.mark.parametrize("phase", STANDS_FOR)
def test_the_board_answers(server: Server, visitor: Visitor, phase: str) -> None:
    player = uploaded(visitor(server).settle(confirm="never", speed="off"), found("shipyard", 2, asks(phase)))
    page = player.page
    thing = page.locator(f"main [data-thing^='{STANDS_FOR[phase]}:'][data-lit]").first
    thing.wait_for()
    assert thing.evaluate(REACHED)
    before = player.state()
    thing.evaluate("thing => thing.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("seats", [(ME, BOT), (ME,)], ids=["two players", "solo"])
def test_a_whole_game_by_clicking_the_board(
    server: Server, visitor: Visitor, seats: tuple[dict[str, str], ...]
) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(*seats, game="shipyard", seed=3)).my_turn()
    page = player.page
    assert page.locator(".solo").count() == (1 if len(seats) == 1 else 0)
    told: dict[str, Any] = page.evaluate(PLAY, PATIENCE)
    assert told["over"], told
    assert told["covered"] == []
    assert told["clicked"] > told["buttons"]
    assert page.locator(".result ol li").count() == len(seats)
    page.locator(".notice", has_text="Game over").wait_for()


# What the next key does: into the board by Tab, there by the arrows; a panel by Tab to its button; else a number.
NEXT = """() => {
  const at = document.activeElement;
  if (document.querySelector('.result')) return 'over';
  if (!document.querySelector('.prompt.mine button.choice:not(:disabled)')) return 'wait';
  if (!document.querySelector('.prompt .panel')) return document.querySelector('main [data-lit]') ? 'board' : 'number';
  return at?.matches('.prompt form.panel button.go:not(:disabled), .prompt div.panel button') ? 'press' : 'tab';
}"""
WALKS = 12
"""So many answers are given on the board, the others by number."""


def test_a_whole_game_with_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(confirm="never", speed="off")
    player.sit(player.create(ME, BOT, game="shipyard", seed=4)).my_turn()
    page, keyboard, walked = player.page, player.page.keyboard, 0
    while (what := page.evaluate(NEXT)) != "over":
        before = player.state()
        if what == "wait":
            page.wait_for_function(f"() => ({NEXT})() !== 'wait'")
        elif what == "tab":
            keyboard.press("Tab")
        elif what == "press":
            keyboard.press("Enter")
            page.wait_for_function(CHANGED, arg=before)
        elif what == "board" and walked < WALKS:
            walk(player)
            walked += 1
        else:
            keyboard.press("1")
            page.wait_for_function(CHANGED, arg=before)
    assert walked == WALKS
    assert page.locator(".result ol li").count() == 2


def walk(player: Player) -> None:
    """Into the board, where arrows lead to what can be done and Enter does it; a number where that left several."""
    page, keyboard = player.page, player.page.keyboard
    for _ in range(300):
        if page.evaluate("Boolean(document.activeElement.closest('.shipyard'))"):
            break
        keyboard.press("Tab")
    keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.hasAttribute('data-lit')")
    stamp, before = page.locator(".table").first.get_attribute("data-stamp"), player.state()
    keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    if page.locator(".table").first.get_attribute("data-stamp") == stamp:
        before = player.state()
        keyboard.press("1")
        page.wait_for_function(CHANGED, arg=before)


def test_a_voyage_is_counted_along_the_way(server: Server, visitor: Visitor) -> None:
    position = found("shipyard", 3, under_way)
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
    position = found("shipyard", 2, asks("place"))
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
    position = found("shipyard", 3, lambda pos: asks(phase)(pos) and pos.view()["gear"]["moves"] >= late)
    player = uploaded(visitor(server), position)
    assert player.page.evaluate(SEEN) == []
    assert player.axe() == []
