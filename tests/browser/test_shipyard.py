"""Shipyard in the browser: whole games by clicking the board, alone and against a bot, and with the keyboard alone."""

from __future__ import annotations

import re
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
    // A click on a contract says which to keep; the button discards the others.
    const keeping = lit.some(one => one.dataset.thing.startsWith('contract:'));
    const all = lit.length ? lit : [...document.querySelectorAll('button.choice:not(:disabled)')];
    const from = keeping ? [document.querySelector('button.primary')] : all;
    if (!from.length) { narrowed = false; await wait(5); continue; }
    const one = from[tries++ * 7 % from.length], before = stamp(), asked = prompt();
    if (lit.length && !keeping) {
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


# A canal of two bends: turned by what is no number, two of its waterways would lie on one another.
BENT = ("C13", "C14", "C15", "C16", "C17", "C18")


def offers_bent_canal(position: wf.Position) -> bool:
    offer = position.view()["canals"]["offer"] if asks("canal")(position) else []
    return any(canal and canal["id"] in BENT for canal in offer)


def test_what_was_confirmed_does_not_answer_what_is_asked_next(server: Server, visitor: Visitor) -> None:
    """A canal that was held and confirmed is no turn of that canal, which is asked next. A page error fails it."""
    player = visitor(server).settle(form=2, confirm="always", speed="off")
    uploaded(player, found("shipyard", 2, offers_bent_canal))
    page = player.page
    lit = [page.locator(f"main [data-thing='canal:{canal}'][data-lit]") for canal in BENT]
    next(one for one in lit if one.count()).click()
    player.confirm()
    page.locator("main [data-thing^='turn:'][data-lit], main [data-thing^='cell:'][data-lit]").first.wait_for()
    assert "rent" not in player.question.lower()


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
    page.get_by_role("button", name="Show the board").click()
    page.locator(".notice", has_text="Game over").wait_for()


# What the next key does: into the board by Tab, there by the arrows; a panel by Tab to its button; else a number.
NEXT = """() => {
  const at = document.activeElement;
  if (document.querySelector('.result')) return 'over';
  if (!document.querySelector('.prompt.mine button.choice:not(:disabled)')) return 'wait';
  if (!document.querySelector('.prompt .panel')) return document.querySelector('main [data-lit]') ? 'board' : 'number';
  return at?.matches('.prompt button.go:not(:disabled), .prompt div.panel button') ? 'press' : 'tab';
}"""
WALKS = 12
"""So many answers are given on the board, the others by the number that the first of them shows."""


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
            keyboard.type(page.locator("button.choice[data-first] .number").text_content())
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
        keyboard.type(page.locator("button.choice[data-first] .number").text_content())
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
        card = player.page.locator(".card", has_text="Each tile that moves to the front")
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


# -- a turn as a player thinks it ---------------------------------------------------------------------------------

SIZES = [(1440, 900), (1024, 768), (1920, 1080)]
BUTTON = ".confirm button, .prompt button.go"
"""The button that does what was chosen: a panel's own, or that of a choice that waits for it."""


def clicked(player: Player, what: str) -> None:
    """A click of a person on something, and what comes of it."""
    before = player.state()
    player.page.locator(what).first.click()
    player.page.wait_for_function(CHANGED, arg=before)


def richly(phase: str, action: str = "") -> Callable[[wf.Position], bool]:
    """A question of somebody who could also pay for a bonus action."""

    def wanted(position: wf.Position) -> bool:
        view = position.view()
        return (
            asks(phase)(position)
            and view["players"][position.actor]["money"] >= 7
            and (not action or any(str(one).split()[-1] == action for one in position.legal()))
        )

    return wanted


def later(phase: str) -> Callable[[wf.Position], bool]:
    """A question some turns into the game."""
    return lambda position: asks(phase)(position) and position.view()["gear"]["moves"] >= 10


def test_an_employee_is_hired_with_a_click_but_the_turn_goes_on(server: Server, visitor: Visitor) -> None:
    """The turn does not end before somebody says so."""

    def last(position: wf.Position) -> bool:
        return asks("search")(position) and position.view()["players"][position.actor]["money"] < 6

    player = uploaded(visitor(server).settle(confirm="always", speed="off"), found("shipyard", 2, last))
    page = player.page
    who = page.locator(".prompt h2 .who").inner_text()
    clicked(player, "main [data-thing^='post:'][data-lit]")
    page.locator(BUTTON).first.wait_for()
    page.wait_for_timeout(1500)  # whatever is pressed again by itself has been pressed by now
    assert page.locator(BUTTON).count() == 1
    assert page.locator(".prompt h2 .who").inner_text() == who
    # One click was one step: the marker is back with the employee.
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator("main [data-thing^='hiring:'][data-lit]").first.wait_for()
    assert page.locator(".confirm button").count() == 0


def test_a_plain_action_takes_three_clicks(server: Server, visitor: Visitor) -> None:
    position = found("shipyard", 2, richly("tile", "crew"))
    player = uploaded(visitor(server).settle(confirm="never", speed="off"), position)
    page = player.page
    who = page.locator(".prompt h2 .who").inner_text()
    clicked(player, "main [data-thing='action:crew']")
    page.locator("main [data-thing^='ring:crew:'][data-lit]").first.click()
    page.locator(".prompt button.go", has_text="End turn").click()
    page.wait_for_function(
        "who => document.querySelector('.curtain') ?? document.querySelector('.prompt h2 .who')?.innerText !== who",
        arg=who,
    )


def test_no_coordinates_are_shown(server: Server, visitor: Visitor) -> None:
    for phase in ("cell", "turn", "start", "move"):
        player = uploaded(visitor(server).settle(confirm="never", speed="off"), found("shipyard", 2, asks(phase)))
        seen = player.page.evaluate(
            """() => document.querySelector('.prompt').textContent + [...document.querySelectorAll('main [aria-label]')]
              .map(one => one.getAttribute('aria-label')).join(' ')"""
        )
        assert not re.search(r"-?\d,-?\d", seen), seen
        assert "0,0" not in seen


def test_routes_are_told_with_their_points_and_sailed_whole(server: Server, visitor: Visitor) -> None:
    position = found("shipyard", 2, asks("start", 3))
    seat = int(position.actor or 0)
    had = position.view()["players"][seat]["points"]
    page = uploaded(visitor(server).settle(confirm="never", speed="off"), position).page
    points = [int(text.split()[0]) for text in page.locator(".prompt form.panel label b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert sorted(map(int, page.locator(".worth text").all_text_contents()), reverse=True) == points
    assert page.locator(".course").count() == 1
    page.locator(".prompt form.panel label").nth(1).click()
    button = page.locator(".prompt button.go")
    assert f"{points[1]} VP" in button.inner_text()
    button.click()
    # The whole voyage was made with it: the next player is asked, and the points are there.
    page.locator(f"[data-thing='points:{seat}']", has_text=f"{had + points[1]} VP").first.wait_for()


def test_a_ship_is_launched_loaded_and_sailed_in_a_few_clicks(server: Server, visitor: Visitor) -> None:
    def full(position: wf.Position) -> bool:
        return asks("launch")(position) and sum(position.view()["players"][position.actor]["reserve"].values()) >= 4

    player = uploaded(visitor(server).settle(confirm="never", speed="off"), found("shipyard", 2, full))
    page, clicks = player.page, 0
    fleet = page.locator("[data-thing^='fleet:']").count()
    clicked(player, "main [data-thing^='yard:'][data-lit]")
    clicks += 1
    while page.locator("[data-thing=cruise]").count():
        clicked(player, ".prompt button.go")
        clicks += 1
        page.wait_for_function("() => !document.querySelector('form.panel[inert]')")
    assert clicks <= 6
    assert page.locator("[data-thing^='fleet:']").count() >= fleet


SMALL = """() => [...document.querySelectorAll('.shipyard [data-thing]')].map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && Math.min(box.width, box.height) < 23.5)
  .map(([one, box]) => `${one.dataset.thing} ${box.width}x${box.height}`)"""
FINE_PRINT = """() => [...document.querySelectorAll('.shipyard *')]
  .filter(one => !one.closest('.words'))
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .map(one => {
    const grown = one instanceof SVGGraphicsElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
    return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * grown];
  }).filter(([, size]) => size < 11.9)"""
IN_SIGHT = """() => {
  const map = document.querySelector('[data-part=map] .map').getBoundingClientRect();
  const board = document.querySelector('main').getBoundingClientRect();
  return map.top >= board.top - 1 && map.bottom <= board.bottom + 1;
}"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_is_readable_and_the_map_whole_in_sight(
    server: Server, visitor: Visitor, size: tuple[int, int]
) -> None:
    for phase in ("cell", "move"):
        position = found("shipyard", 3, later(phase))
        player = uploaded(visitor(server, *size).settle(speed="off"), position)
        player.page.wait_for_function(IN_SIGHT)
        assert player.page.evaluate(SMALL) == []
        assert player.page.evaluate(FINE_PRINT) == []


def test_tiles_and_list_have_the_same_names_in_the_same_order(server: Server, visitor: Visitor) -> None:
    player = uploaded(visitor(server).settle(speed="off"), found("shipyard", 3, asks("tile", 4)))
    page = player.page
    tiles = page.locator("main [data-thing^='action:']")
    across = [tile.bounding_box()["x"] for tile in tiles.all()]
    assert across == sorted(across)  # so goes the focus too
    lit = page.locator("main [data-thing^='action:'][data-lit] .name").all_inner_texts()
    listed = page.locator(".prompt button.choice .label").all_inner_texts()
    assert [" ".join(name.split()) for name in lit] == listed


def test_the_next_canal_does_not_slide_under_the_pointer(server: Server, visitor: Visitor) -> None:
    player = uploaded(visitor(server).settle(confirm="never", speed="off"), found("shipyard", 2, asks("canal", 3)))
    page = player.page
    offer = page.locator(".tiles [data-thing^='canal:']")
    lay = {one.get_attribute("data-thing"): one.bounding_box()["x"] for one in offer.all()}
    clicked(player, ".tiles [data-thing^='canal:'][data-lit]")
    page.wait_for_function(
        "left => document.querySelectorAll(\".tiles [data-thing^='canal:']\").length < left", arg=len(lay)
    )
    for one in offer.all():
        assert one.bounding_box()["x"] == lay[one.get_attribute("data-thing")]


def test_a_part_that_waits_for_the_button_lies_where_it_goes(server: Server, visitor: Visitor) -> None:
    position = found("shipyard", 2, asks("place", 3))
    player = uploaded(visitor(server).settle(confirm="always", speed="off", form=2), position)
    page = player.page
    assert page.locator(".yard .ghost").count() == len(position.legal())
    clicked(player, "main [data-thing^='yard:'][data-lit]")
    page.locator(".confirm button").wait_for()
    put = page.locator(".yard .part.put, .yard [data-thing][aria-pressed=true]")
    put.first.wait_for()
    assert page.locator(".yard .ghost:not(.put)").count() == 0


def test_a_panel_asks_for_all_that_it_decides(server: Server, visitor: Visitor) -> None:
    for phase, words in (("load", "What do you take aboard?"), ("good", "Sell or swap your goods?")):
        player = uploaded(visitor(server).settle(speed="off"), found("shipyard", 2, asks(phase)))
        assert player.question.endswith(words)


def test_a_launched_ship_sails_with_the_button(server: Server, visitor: Visitor) -> None:
    player = uploaded(visitor(server).settle(confirm="never", speed="off"), found("shipyard", 2, asks("launch")))
    assert player.page.locator("[data-primary=panel]").inner_text() == "Sail"
    clicked(player, "[data-primary=panel]")
    player.page.locator("[data-thing=cruise]").first.wait_for()


# -- phones and tablets ---------------------------------------------------------------------------------------------

PHONES = [(390, 844), (844, 390), (820, 1180)]
FINGERS = """() => [...document.querySelectorAll('main [data-lit], .prompt button, .prompt label')]
  .filter(one => one.getClientRects().length && !one.closest('.same, .spare, .question, svg'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => Math.min(box.width, box.height) < 43.5)
  .map(([one, box]) => `${one.dataset.thing ?? one.textContent.trim()} ${box.width}x${box.height}`)"""
ABOVE = """() => {
  const board = document.querySelector('main').getBoundingClientRect();
  const meant = [...document.querySelectorAll("main [data-lit]:not([data-thing^='action:'])")];
  return meant.length > 0 && meant.every(one => {
    const box = one.getBoundingClientRect();
    return box.width && box.top >= board.top - 1 && box.bottom <= board.bottom + 1;
  });
}"""
FIRST_SCREEN = """() => ['money:', 'points:', 'stock:'].filter(kind => {
  const board = document.querySelector('main').getBoundingClientRect();
  return ![...document.querySelectorAll(`main [data-thing^='${kind}']`)].some(one => {
    const box = one.getBoundingClientRect();
    return box.width && box.top >= board.top && box.bottom <= board.bottom;
  });
})"""


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_phone_shows_what_a_decision_is_about(server: Server, visitor: Visitor, size: tuple[int, int]) -> None:
    player = visitor(server, *size, has_touch=True).settle(confirm="never", speed="off")
    page = player.page
    uploaded(player, found("shipyard", 3, later("tile")))
    assert page.evaluate(FIRST_SCREEN) == []
    tops = {round(one.bounding_box()["y"]) for one in page.locator("main [data-thing^='action:']").all()}
    assert len(tops) == 1, "the action row is one line"
    for phase in ("search", "place", "start", "cell", "trade"):
        uploaded(player, found("shipyard", 3, asks(phase)))
        page.wait_for_function(ABOVE)
        assert page.evaluate(FINGERS) == [], phase
        assert page.evaluate("document.querySelector('main').scrollHeight <= 2 * innerHeight"), phase
        assert page.evaluate("[document.documentElement.scrollTop, document.body.scrollTop]") == [0, 0]
        assert not player.too_wide()


def test_a_phone_follows_the_question_to_its_part_of_the_table(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True).settle(confirm="never")  # with what slides away meanwhile
    uploaded(player, found("shipyard", 2, asks("canal", 3)))
    page = player.page
    page.locator(".tiles [data-thing^='canal:'][data-lit]").first.tap()
    page.locator("main :is([data-thing^='cell:'], [data-thing^='turn:'])[data-lit]").first.wait_for()
    page.locator(".shipyard nav button", has_text="Offers").tap()
    page.locator("[data-part=offers]").wait_for()
    assert page.evaluate("[document.documentElement.scrollTop, document.body.scrollTop]") == [0, 0]


WHOLE = """() => [...document.querySelectorAll('.shipyard .head, .shipyard nav button')].filter(one => {
  const box = one.getBoundingClientRect();
  return ![box.top + 2, box.bottom - 2].every(y => one.contains(document.elementFromPoint(box.x + box.width / 2, y)));
}).map(one => one.textContent)"""
APART = """() => {
  const faces = [...document.querySelectorAll("[data-thing^='post:'] .face")].map(one => one.getBoundingClientRect());
  const at = faces.map(box => [box.x + box.width / 2, box.y + box.height / 2]);
  return Math.min(...at.flatMap(([x, y], k) => at.slice(k + 1).map(([u, v]) => Math.hypot(x - u, y - v))));
}"""


def test_a_phone_keeps_money_and_pills_whole_however_far_it_is_scrolled(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True, is_mobile=True).settle(confirm="never", speed="off")
    uploaded(player, found("shipyard", 3, later("cell")))
    page = player.page
    page.wait_for_function(ABOVE)
    assert page.evaluate(WHOLE) == []
    for share in (0.3, 0.6, 1):
        page.evaluate(
            "share => { const main = document.querySelector('main'); main.scrollTop = share * main.scrollHeight }",
            share,
        )
        assert page.evaluate(WHOLE) == [], share


def test_employees_on_the_wheel_are_a_finger_apart(server: Server, visitor: Visitor) -> None:
    player = visitor(server, 390, 844, has_touch=True, is_mobile=True).settle(confirm="never", speed="off")
    uploaded(player, found("shipyard", 2, asks("search")))
    player.page.wait_for_function(ABOVE)
    assert player.page.evaluate(APART) >= 43.5


def test_whoever_hires_pays_the_fee_alone_once_the_marker_is_there(server: Server, visitor: Visitor) -> None:
    position = found("shipyard", 2, asks("hire", 2))
    page = uploaded(visitor(server).settle(confirm="never", speed="off"), position).page
    for name in page.locator("main [data-thing^='post:'][data-lit]").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    ):
        assert "step" not in name
        assert ("1 guilder" in name) == ("Engineer" in name or "Recruiter" in name), name
    assert "".join(page.locator("[data-thing^='hiring:'] .price").all_text_contents()).strip() == ""


def test_a_ship_shows_its_best_voyage_before_it_sails(server: Server, visitor: Visitor) -> None:
    """Where there is but one way, nothing is asked after the loading."""
    page = uploaded(visitor(server).settle(confirm="never", speed="off"), found("shipyard", 2, asks("load"))).page
    page.locator(".prompt", has_text=re.compile(r"Best voyage: \d+ VP")).wait_for()


def test_all_that_can_be_loaded_is_in_sight(server: Server, visitor: Visitor) -> None:
    position = found("shipyard", 2, asks("load"))
    position.state.reserve[int(position.actor or 0)] = 3
    page = uploaded(visitor(server, 1024, 768).settle(confirm="never", speed="off"), position).page
    page.locator(".prompt .panel .stepper").first.wait_for()
    hidden = """all => all.filter(one => {
      const box = one.getBoundingClientRect(), list = one.closest('.choices').getBoundingClientRect();
      return one.querySelector('[role=spinbutton]').ariaValueMax !== '0' && box.bottom > list.bottom + 1;
    }).length"""
    assert page.locator(".prompt .panel .stepper").count() >= 5
    assert page.locator(".prompt .panel .stepper").evaluate_all(hidden) == 0


def test_contracts_are_discarded_with_one_press(server: Server, visitor: Visitor) -> None:
    player = uploaded(visitor(server).settle(speed="off"), found("shipyard", 2, asks("discard")))
    page = player.page
    page.get_by_role("heading", name="Which contracts do you keep?").wait_for()
    red = page.locator(".prompt .option.red")
    assert red.count() == 3
    last = page.locator("main .contract.red").last
    name = last.locator(".name").inner_text()
    last.click()
    assert red.filter(has_text=name).locator("input").is_checked(), "a click on the mat says the same"
    assert page.locator("main .contract.going").count() == 4
    assert page.locator("main .contract[data-lit]").count() == 6, "both colours can be chosen"
    page.locator("[aria-live]", has_text="Which contracts do you keep?").first.wait_for(state="attached")
    assert page.locator(".prompt details:visible summary").bounding_box()["width"] <= 1, "the panel holds every answer"
    page.get_by_role("button", name="Discard 4 contracts").click()
    # Then Ben is asked, whose contracts are others.
    page.wait_for_function(
        "kept => ![...document.querySelectorAll('main .contract.going, .prompt .option .name')]"
        ".some(one => one.textContent.includes(kept))",
        arg=name,
    )
