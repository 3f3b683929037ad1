"""Learning by playing, and being told when it is one's turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import wharfinger as wf
from tests.contract.ahead import built
from wharfinger import bots
from wharfinger.arena.puzzle_file import unpack
from wharfinger.server.http import lessons
from wharfinger.server.http.puzzles import book
from wharfinger.server.tables.lesson import turn_played

from . import harbour
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


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_by_clicking_what_is_lit(server: Server, visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    player = learner(visitor, server, *size).learn(TITLES[game])
    steps = lessons.script(game).step
    for number, step in enumerate(steps, 1):
        player.walk(number)
        assert player.step == (number, len(steps))
        if step.show:
            player.page.locator("[data-lesson]:visible").first.wait_for()
        player.sees_what_is_spoken_of()
    player.lesson.get_by_role("button", name="Keep playing on your own").click()
    player.my_turn()
    assert player.lesson.count() == 0
    player.open(f"/learn/{game}").page.get_by_text("Completed").wait_for()


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
def test_lessons_within_reach(server: Server, visitor: Visitor, scheme: str) -> None:
    player = learner(visitor, server, 390, 844, color_scheme=scheme, has_touch=True).learn("Le Havre").walk(3)
    assert not player.too_wide()
    assert not player.small_targets(".lesson button")
    assert player.axe() == []


# Where the last line of a text ends, and what is below it: nothing of it is cut off.
CUT = """() => {
  const text = document.querySelector(':is(.lesson, .task) .text');
  const seen = one => { const box = one.getBoundingClientRect(); return box.bottom <= innerHeight && box.top >= 0; };
  return text.scrollHeight > text.clientHeight + 1 || ![...text.children].every(seen);
}"""


def test_a_phone_held_across_shows_the_whole_text(server: Server, visitor: Visitor) -> None:
    player = learner(visitor, server, 844, 390, has_touch=True).learn("Shipyard")
    page = player.page
    for number in (1, 4, 8):
        player.walk(number)
        page.wait_for_function(f"() => !({CUT})()", timeout=20_000)
    assert player.axe() == []
    page.goto(f"{server.url}/learn/hamburgum")
    page.get_by_role("button", name=re.compile("Let it grow")).click()
    task = page.locator(".task")
    task.get_by_role("button", name="Hint").click()
    page.wait_for_function(f"() => !({CUT})()", timeout=20_000)
    page.locator("button.choice", has_text="Sugar").first.click()
    confirm(page)
    task.get_by_text("too little").wait_for()
    page.wait_for_function(f"() => !({CUT})()", timeout=20_000)
    assert player.axe() == []


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
    page.get_by_text("Desktop notifications").first.click()
    page.wait_for_function("() => asked === 1")
    made = player.create(ME, {"kind": "open"}, public=True, title="Two harbours")
    player.sit(made)
    page.evaluate("Notification.permission = 'granted'")
    other.open()
    other.page.locator("li", has_text="Two harbours").get_by_role("button", name=re.compile("^Join")).click()
    other.page.locator("[data-stamp]").wait_for()
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


# -- tasks and puzzles -----------------------------------------------------------------------------------------------


def test_a_task_failed_hinted_and_solved(server: Server, visitor: Visitor) -> None:
    player = learner(visitor, server)
    player.settle(compute="server")
    page = player.open("/learn/hamburgum").page
    page.get_by_role("button", name=re.compile("Two bricks, ten prestige")).click()
    task = page.locator(".task")
    task.get_by_text("0 of 10 prestige gained").wait_for()
    page.locator("button.choice", has_text="Sugar").first.click()
    confirm(page)
    task.get_by_role("heading", name="Not quite").wait_for()
    task.get_by_text("Your turn is over with 0 prestige gained, 10 too few.").wait_for()
    task.get_by_role("button", name="Show the solution").click()
    task.get_by_text("Each brings a points token").wait_for()
    # The bot is asked once, and what it says stays.
    task.get_by_text("The bot would have played").wait_for()
    page.wait_for_timeout(300)
    assert task.get_by_text("The bot would have played").is_visible()
    assert (
        page.evaluate("performance.getEntriesByType('resource').filter(one => one.name.endsWith('/answer')).length")
        == 1
    )
    task.get_by_role("button", name="Try again").click()
    task.get_by_text("0 of 10 prestige gained").wait_for()
    task.get_by_role("button", name="Hint").click()
    task.get_by_text("always brings its points token").wait_for()
    assert player.faults() == {}
    solve(page, server, "hamburgum", "two-bricks")
    task.get_by_role("heading", name=re.compile("Solved!")).wait_for()
    assert task.get_by_role("img", name="one star").count() == 1
    # The next task is one click away, and the stars are kept.
    task.get_by_role("button", name="Next task").click()
    task.get_by_role("heading", name="Room for more").wait_for()
    player.open("/learn/hamburgum")
    page.get_by_text("1 of 12 stars").wait_for()
    assert player.faults() == {}


def test_a_hint_shows_what_it_speaks_of_in_the_middle_of_a_turn_too(server: Server, visitor: Visitor) -> None:
    page = learner(visitor, server).open("/learn/shipyard").page
    page.get_by_role("button", name=re.compile("A ship worth sailing")).click()
    framed = page.locator("main [data-lesson]")
    page.locator("[data-thing='reserve:0:cannon'][data-lesson]").wait_for()
    page.locator("[data-thing='action:build']").click()
    page.locator("[data-thing='part:B15'][data-lit]").wait_for()
    assert framed.count() == 0
    page.locator(".task").get_by_role("button", name="Hint").click()
    framed.first.wait_for()
    assert page.evaluate("[...document.querySelectorAll('main [data-lesson]')].map(one => one.dataset.thing)") == [
        "part:B15",
        "part:M1-01",
        "part:S08",
    ]


def confirm(page: Any) -> None:
    """Press the one button, if something is held."""
    page.locator("button.go:not([disabled])").click()


# Plays codes over the page's own way to the server, as clicks on their buttons would.
CHOOSE = """async codes => {
  const stamp = () => document.querySelector('.table')?.dataset.stamp;
  for (const text of codes) {
    const before = stamp();
    const find = what => [...document.querySelectorAll(what)];
    const button = find('button.choice').find(one => one.dataset.choice === text);
    if (!button) return `no choice ${text} among ${find('button.choice').map(one => one.dataset.choice)}`;
    button.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    for (let n = 0; n < 4000 && stamp() === before; n++) {
      const go = document.querySelector('.confirm button.go:not([disabled])');
      go?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      await new Promise(done => setTimeout(done, 15));
    }
  }
  return '';
}"""


def solve(page: Any, server: Server, game: str, task: str) -> None:
    """Play the first turn of a task's solution."""
    line = lessons.exercise(game, task)[1].solution[0]
    wrong = page.evaluate(CHOOSE, choices(lessons.begins(game, task), line))
    assert not wrong, wrong


def choices(start: Any, line: str | list[int]) -> list[str]:
    """The notation of each decision of a turn."""
    position = wf.load(start)
    codes = line if isinstance(line, list) else [code for _, code in turn_played(position.copy(), line)]
    told = []
    for code in codes:
        told.append(position.phrase(code))
        position.play(code)
    return told


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_puzzle_is_played_and_judged(server: Server, visitor: Visitor, scheme: str) -> None:
    player = learner(visitor, server, 390, 844, color_scheme=scheme, has_touch=True)
    page = player.open("/puzzles/hamburgum").page
    page.get_by_role("heading", name="Puzzle of the day").wait_for()
    assert not player.too_wide()
    assert player.axe() == []
    with page.expect_response("**/api/puzzles/hamburgum/*") as begun:
        page.get_by_role("button", name="Find the best turn").click()
    puzzle = book("hamburgum")[begun.value.url.rsplit("/", 1)[1]]
    panel = page.locator(".task")
    panel.get_by_role("heading", name="Find the best turn").wait_for()
    wrong = page.evaluate(CHOOSE, choices(unpack("hamburgum", puzzle.position), puzzle.answers[0].codes))
    assert not wrong, wrong
    panel.get_by_role("heading", name="Best turn!").wait_for()
    panel.get_by_text(re.compile(r"Your rating: \d+ \(\+\d+\)")).wait_for()
    assert not player.too_wide()
    assert player.axe() == []
    player.open("/puzzles/hamburgum")
    page.get_by_text("Solved today").wait_for()
    page.get_by_text(re.compile(r"^1 of \d+$")).wait_for()


# -- what the visitor's own device computes ---------------------------------------------------------------------------


@pytest.fixture
def engines(browser: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has Hamburgum built for browsers."""
    monkeypatch.setenv("WHARFINGER_LIBRARIES", str(built("wasm", "hamburgum").parent))
    made = harbour.Server(tmp_path).start()
    yield made
    made.stop()


def asked(page: Any) -> list[Any]:
    """What the page sends to the server about an answer, from now on."""
    sent = list[Any]()
    wanted = re.compile(r"/(answer|searches|advice)$")
    page.on("request", lambda request: wanted.search(request.url) and sent.append(request))
    return sent


def words(sent: list[Any]) -> list[str]:
    return [request.url.rsplit("/", 1)[1] for request in sent]


def test_a_task_is_coached_on_the_device(engines: Server, visitor: Visitor) -> None:
    page = learner(visitor, engines).open("/learn/hamburgum").page
    sent = asked(page)
    page.get_by_role("button", name=re.compile("Two bricks, ten prestige")).click()
    task = page.locator(".task")
    task.get_by_text("0 of 10 prestige gained").wait_for()
    page.locator("button.choice", has_text="Sugar").first.click()
    confirm(page)
    task.get_by_text("The bot would have played").wait_for()
    assert words(sent) == ["searches", "advice"]
    found = sent[1].post_data_json["found"]
    assert found and all(lines and all(lines) for lines in found), "turns that the device found"
    assert page.workers


def test_a_puzzle_is_judged_on_the_device(engines: Server, visitor: Visitor) -> None:
    page = learner(visitor, engines).open("/puzzles/hamburgum").page
    sent = asked(page)
    with page.expect_response("**/api/puzzles/hamburgum/*") as begun:
        page.get_by_role("button", name="Find the best turn").click()
    puzzle = book("hamburgum")[begun.value.url.rsplit("/", 1)[1]]
    start = unpack("hamburgum", puzzle.position)
    panel = page.locator(".task")
    panel.get_by_role("heading", name="Find the best turn").wait_for()
    known = [seen_after(start, answer.codes) for answer in puzzle.answers]
    turns = (some_turn(wf.load(start), seed) for seed in range(100))
    line = next(line for line in turns if seen_after(start, line) not in known)
    with page.expect_response("**/answer") as told:
        wrong = page.evaluate(CHOOSE, choices(start, line))
        assert not wrong, wrong
    assert words(sent) == ["searches", "answer"]
    worth, judged = sent[1].post_data_json["worth"], told.value.json()
    assert 0 <= worth["win"] <= 1
    assert judged["win"] <= judged["best_win"]
    panel.get_by_text(re.compile(r"Your rating: \d+")).wait_for()
    assert page.workers


def some_turn(position: wf.Position, seed: int) -> list[int]:
    """The decisions of a turn that chance has chosen."""
    bot = bots.make("random", seed)
    bot.ready(position.game)
    turn, line = position.turn, list[int]()
    while position.turn == turn and not position.over:
        line.append(bot.choose(position))
        position.play(line[-1])
    return line


def seen_after(start: Any, line: list[int]) -> Any:
    """The position after a turn, as its player sees it."""
    position = wf.load(start)
    seat = position.actor
    for code in line:
        position.play(code)
    return position.view(seat)


def test_no_such_puzzles(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/puzzles/chess")
    player.page.get_by_text("There is no such game.").wait_for()
    assert player.axe() == []
