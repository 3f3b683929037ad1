"""The lessons: each step is played by the rules, and their tables do what the lesson says and no more."""

from __future__ import annotations

import base64
import re

import pytest

import wharfinger as wf
from tests.hamburgum.test_worked_examples import played as hamburgum_example
from wharfinger.bots import ask, make
from wharfinger.bots.search import device
from wharfinger.bots.search.analysis import analyse, review
from wharfinger.server.analysis import coaching
from wharfinger.server.analysis.coaching import coach
from wharfinger.server.http import lessons
from wharfinger.server.tables.lesson import Lesson, turn_played
from wharfinger.server.tables.task import Quest, Task

from .conftest import Launch
from .player import Seat, Visitor
from .test_refusals import refused

GAMES = ("hamburgum", "le-havre", "shipyard")


def dealt(game: str) -> wf.Position:
    return wf.load(lessons.start(game))


def at_step(game: str, step: int) -> wf.Position:
    """The position when a step of a lesson has been entered."""
    position = dealt(game)
    lesson = Lesson(lessons.script(game).step, position)
    for number in range(step + 1):
        for _, code in lesson.entering(number):
            position.play(code)
        lesson.at = number
        while number < step and (code := lesson.wanted(len(position.moves))) is not None:
            position.play(code)
    return position


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_legal_and_played_by_whom_it_names(game: str) -> None:
    written = lessons.script(game)
    position = dealt(game)
    learner = written.learner
    assert position.names[learner] == "You"
    lesson = Lesson(written.step, position)
    assert 12 <= len(written.step) <= 25
    assert not written.step[0].play, "a lesson begins with a word, not with a move"
    for number, step in enumerate(written.step):
        lesson.at = number
        for seat, code in lesson.entering(number):
            assert seat == position.actor != learner, step.id
            assert code in position.legal_codes(), step.id
            position.play(code)
        assert len(position.moves) == lesson.start(number)
        while (wanted := lesson.wanted(len(position.moves))) is not None:
            assert position.actor == learner, step.id
            assert wanted in position.legal_codes(), step.id
            position.play(wanted)
        assert bool(step.wanted) == (len(position.moves) > lesson.start(number)), step.id
    assert not position.over


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words_and_no_words_are_left(game: str) -> None:
    text = (lessons.folder(game) / "en.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)
    steps = [step.id for step in lessons.script(game).step]
    assert len(set(steps)) == len(steps)
    guided = [name for name in ids if name.startswith("step-")]
    assert guided == [f"step-{step}{end}" for step in steps for end in ("-title", "")]
    courses = lessons.courses(game)
    tasks = [task for course in courses for task in course.task]
    goals = {goal.id for task in tasks for goal in (*task.goal, *task.keep)}
    wanted = {f"lesson-{course.id}{end}" for course in courses for end in ("-title", "")}
    wanted |= {f"task-{task.id}{end}" for task in tasks for end in ("-title", "", "-hint", "-solution")}
    wanted |= {f"goal-{goal}{end}" for goal in goals for end in ("", "-missed")}
    assert set(ids) - set(guided) == wanted
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"\{ \$(\w+)", text)) <= {"one", "two", "have", "want", "short"}


def test_hamburgum_is_the_example_of_its_rulebook() -> None:
    last = len(lessons.script("hamburgum").step) - 1
    ours, theirs = at_step("hamburgum", last).dump(), hamburgum_example("end").dump()
    assert {**ours, "names": [], "chance": []} == {**theirs, "names": [], "chance": []}


@pytest.mark.clause("LH-24.1.1", "LH-24.1.2", "LH-24.1.3")
def test_le_havre_begins_as_the_example_of_its_rulebook() -> None:
    steps = [step.id for step in lessons.script("le-havre").step]
    view = at_step("le-havre", steps.index("feeding")).view()
    held = [{good: count for good, count in player["stock"].items() if count} for player in view["players"]]
    assert held == [
        {"coal": 2, "grain": 1, "clay": 3},
        {"francs": 3, "coal": 1},
        {"francs": 5, "coal": 1, "fish": 2, "wood": 2},
    ]
    assert [player["disc"] for player in view["players"]] == ["marketplace", "building_firm_1", None]
    assert list(view["offer"].values()) == [2, 1, 1, 0, 2, 1, 1]  # LH-24.1.5


def test_shipyard_launches_a_ship() -> None:
    steps = [step.id for step in lessons.script("shipyard").step]
    view = at_step("shipyard", steps.index("scored")).view()
    assert view["players"][0]["points"] == 11
    assert len(view["players"][0]["fleet"]) == 1


# -- tasks -----------------------------------------------------------------------------------------------------------


TASKS = [(game, task.id) for game in GAMES for course in lessons.courses(game) for task in course.task]


def tried(game: str, task: str, turns: list[str]) -> str | None:
    """The verdict on some turns of the learner, with easy bots for the others."""
    course, one = lessons.exercise(game, task)
    position = wf.load(lessons.begins(game, task))
    quest = Quest(Task(course.id, one.id, one.seat, one.turns, one.goal, one.keep, wait=one.wait), position)
    places: list[tuple[int, int]] = []
    bot, left = make("easy", 1), list(turns)

    def decide(code: int) -> None:
        assert position.actor is not None
        places.append((position.turn, position.actor))
        position.play(code)

    assert position.actor == one.seat
    while (verdict := quest.verdict(position, places)) is None and (left or position.actor != one.seat):
        if position.actor == one.seat:
            for _, code in turn_played(position.copy(), left.pop(0)):
                if quest.verdict(position, places) is None:
                    decide(code)
        else:
            decide(ask(bot, position))
    return verdict


@pytest.mark.parametrize(("game", "task"), TASKS)
def test_a_task_can_be_done_and_can_be_failed(game: str, task: str) -> None:
    _, one = lessons.exercise(game, task)
    assert tried(game, task, one.solution) == "won"
    assert tried(game, task, one.failing) == "lost"
    assert tried(game, task, []) is None, "it is not won by doing nothing"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_two_lessons_of_four_tasks(game: str) -> None:
    first, second = lessons.courses(game)
    assert (first.guided, second.guided) == (True, False)
    assert min(len(first.task), len(second.task)) >= 4


def test_a_task_at_a_table(anna: Visitor, ben: Visitor) -> None:
    made = anna.made("lessons/hamburgum/tasks/two-bricks")
    seat = anna.sit(made["id"], made["keys"][0]["key"])
    seat.until(lambda table: table["status"] == "running")
    task = seat.table["task"]
    assert (task["id"], task["verdict"], task["tries"]) == ("two-bricks", None, 1)
    assert [(goal["have"], goal["want"]) for goal in task["goals"]] == [(0, 10)]

    def play(line: str) -> None:
        for _, code in turn_played(wf.load(lessons.begins("hamburgum", "two-bricks")), line):
            if seat.table["task"]["verdict"] is None:
                stamp = seat.table["stamp"]
                assert seat.move(code)["type"] == "done"
                seat.until(lambda table, stamp=stamp: table["stamp"] != stamp)

    play(lessons.exercise("hamburgum", "two-bricks")[1].failing[0])
    assert seat.table["task"]["verdict"] == "lost"
    assert seat.table["task"]["line"], "what the bot is asked about"
    version = seat.table["version"]
    assert refused(seat.ask("undo", version=version)) == "nothing-to-undo"
    with ben.sit(made["id"]) as watcher:
        assert watcher.table["task"] is None
        assert refused(watcher.ask("retry")) == "not-yours"
    assert seat.ask("retry")["type"] == "done"
    seat.until(lambda table: table["version"] == 0)
    play(lessons.exercise("hamburgum", "two-bricks")[1].solution[0])
    assert (seat.table["task"]["verdict"], seat.table["task"]["tries"]) == ("won", 2)
    listed = anna.get("tables?scope=mine").json()["tables"]
    assert made["id"] not in [one["id"] for one in listed], "a task is nobody's game"
    seat.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_says_what_it_would_have_played(game: str) -> None:
    """Of a failed task: a whole turn in words, what it is worth, and how the goals would stand after it."""
    told = 0
    for course in lessons.courses(game):
        one = course.task[0]
        found = coach(lessons.begins(game, one.id), lessons.task_of(game, one.id), failed(game, one.id))
        assert found.number == 1 and found.points >= 0
        assert found.told and found.text
        assert [goal.id for goal in found.goals] in ([], [goal.id for goal in (*one.goal, *one.keep)])
        told += not found.same
    assert told, "a turn that fails is not the bot's"


def failed(game: str, task: str) -> list[int]:
    """What is played by who misses the goal in the first turn."""
    position = wf.load(lessons.begins(game, task))
    return [code for _, code in turn_played(position, lessons.exercise(game, task)[1].failing[0])]


@pytest.mark.parametrize("task", ["sell", "two-bricks"])
def test_the_bot_finds_what_reaches_the_goal(task: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the turns it thinks of, the best that reaches the goal, even where others please it more."""
    monkeypatch.setattr(coaching, "SECONDS", 600.0)  # a slow machine finds the same
    start, wanted = lessons.begins("hamburgum", task), lessons.task_of("hamburgum", task)
    found = coach(start, wanted, failed("hamburgum", task))
    assert not found.same
    assert [goal.id for goal in found.goals] == [one.id for one in (*wanted.goal, *wanted.keep)]
    assert all(goal.met for goal in found.goals)


@pytest.mark.parametrize("game", GAMES)
def test_a_device_finds_what_the_bot_says(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches from what a device is given, with its seeds, and then the server's words: the same advice."""
    monkeypatch.setattr(coaching, "SECONDS", 600.0)
    one = lessons.courses(game)[0].task[0]
    given = lessons.begins(game, one.id), lessons.task_of(game, one.id), failed(game, one.id)
    wanted = coach(*given)
    [search] = coaching.searches(*given).searches
    start = wf.load(given[0])
    start.batch.view("V1")[:] = memoryview(base64.b64decode(search.state)).cast("B")
    start.start_here()
    assert str(device.seed_of(start)) == search.seed and start.actor == search.seat == one.seat
    lines = analyse(start, simulations=search.simulations, lines=coaching.LINES, trees=1).lines
    [advised] = coaching.advise(*given, [[list(line.moves) for line in lines]]).turns
    found = review(start, search.played, simulations=search.simulations, best=advised.moves)
    assert (advised.told, advised.text, advised.goals) == (wanted.told, wanted.text, wanted.goals)
    assert (found.same or found.only) == wanted.same


def test_a_device_is_not_believed(anna: Visitor) -> None:
    path, line = "lessons/hamburgum/tasks/sell", failed("hamburgum", "sell")
    assert anna.made(f"{path}/searches", {"line": line})["searches"]
    assert anna.made(f"{path}/advice", {"line": line, "found": [[line]]})["turns"][0]["told"]
    assert anna.made(f"{path}/advice", {"line": line, "found": [[[10**5], line]]})["turns"][0]["moves"] == line
    for found in ([[[10**5]]], [[]], [[line], [line]]):
        answer = anna.post(f"{path}/advice", {"line": line, "found": found})
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "refused-task-illegal")
    for found in ([], [[[]]], [[[-1]]], "x", [[line] * (coaching.LINES + 1)]):
        assert anna.post(f"{path}/advice", {"line": line, "found": found}).status_code == 400


def test_the_bot_is_asked_about_a_task(anna: Visitor) -> None:
    path, line = "lessons/hamburgum/tasks/sell/answer", failed("hamburgum", "sell")
    assert anna.made(path, {"line": line})["told"]
    for spoilt in ([10**5], [*line, 10**5]):
        answer = anna.post(path, {"line": spoilt})
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "refused-task-illegal")
    assert anna.post("lessons/hamburgum/tasks/none/answer", {"line": line}).status_code == 404


def test_tasks_that_are_not_there(anna: Visitor) -> None:
    for path, wanted in (("lessons/hamburgum/tasks/none", "no-task"), ("lessons/tiny/tasks/sell", "no-lesson")):
        answer = anna.post(path)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, f"refused-{wanted}")
    _, seat = begin(anna, "hamburgum")
    assert refused(seat.ask("retry")) == "no-task"
    seat.close()
    told = anna.get("lessons/hamburgum").json()
    assert [one["id"] for one in told["lessons"]] == ["first", "tokens"]


# -- at a table ------------------------------------------------------------------------------------------------------


def begin(visitor: Visitor, game: str) -> tuple[str, Seat]:
    made = visitor.made(f"lessons/{game}")
    seat = visitor.sit(made["id"], made["keys"][0]["key"])
    seat.until(lambda table: table["status"] == "running")
    return made["id"], seat


def go_on(seat: Seat) -> None:
    """What the lesson asks for: the choice it wants, or the next step."""
    lesson, stamp = seat.table["lesson"], seat.table["stamp"]
    if lesson["wanted"] is None:
        assert seat.ask("lesson", step=lesson["step"] + 1)["type"] == "done"
    else:
        assert seat.move(lesson["wanted"])["type"] == "done"
    seat.until(lambda table: table["stamp"] != stamp)


def until_step(seat: Seat, step: int) -> None:
    while seat.table["lesson"]["step"] < step:
        go_on(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_and_then_a_free_game(anna: Visitor, game: str) -> None:
    table, seat = begin(anna, game)
    written = lessons.script(game)
    seen = set()
    while seat.table["lesson"] is not None:
        lesson = seat.table["lesson"]
        seen.add(lesson["id"])
        assert lesson["of"] == len(written.step)
        if lesson["wanted"] is not None:
            assert seat.table["ask"]["seat"] in seat.table["you"]
            assert lesson["wanted"] in [choice["code"] for choice in seat.table["ask"]["choices"]]
        go_on(seat)
    assert seen == {step.id for step in written.step}
    # Now the bots play, and it is the learner's turn again.
    seat.until(lambda told: told["ask"]["seat"] in told["you"])
    assert seat.move()["type"] == "done"
    assert next(one for one in anna.get("tables?scope=mine").json()["tables"] if one["id"] == table)["lesson"]
    seat.close()


def test_only_what_the_guide_wants_can_be_played(anna: Visitor) -> None:
    _, seat = begin(anna, "hamburgum")
    assert refused(seat.ask("lesson", step=5)) == "lesson-step"
    until_step(seat, 3)
    wanted, version = seat.table["lesson"]["wanted"], seat.table["version"]
    other = next(choice["code"] for choice in seat.table["ask"]["choices"] if choice["code"] != wanted)
    assert refused(seat.move(other)) == "lesson"
    assert refused(seat.ask("lesson", step=4)) == "lesson-step"
    assert (seat.table["version"], seat.table["lesson"]["step"]) == (version, 3)
    assert refused(seat.ask("undo", version=version)) == "nothing-to-undo"
    assert refused(seat.ask("undo_ask")) == "nothing-to-undo"
    seat.close()


def test_back_and_on_again_and_after_a_reload(anna: Visitor) -> None:
    table, seat = begin(anna, "le-havre")
    until_step(seat, 9)
    view, log = seat.table["view"], seat.log
    assert seat.ask("lesson", step=8)["type"] == "done"
    seat.until(lambda told: told["lesson"]["step"] == 8)
    assert seat.table["notices"] == [], "the lesson's own steps are nothing to be told"
    seat.move(seat.table["lesson"]["wanted"])
    # Half of a step is kept too; within it taking back is free as ever.
    with anna.sit(table, cookie=True) as again:
        assert again.table["lesson"] == seat.table["lesson"]
        assert again.table["version"] == seat.table["version"]
    until_step(seat, 9)
    assert seat.table["view"] == view
    assert seat.log == log
    assert seat.ask("lesson", step=0)["type"] == "done"
    seat.until(lambda told: told["lesson"]["step"] == 0)
    assert (seat.table["version"], seat.table["lesson"]["wanted"]) == (0, None)
    seat.close()


def test_a_stranger_sees_the_step_and_learns_nothing_of_the_seat(anna: Visitor, ben: Visitor) -> None:
    table, seat = begin(anna, "shipyard")
    until_step(seat, 3)
    with ben.sit(table) as watcher:
        assert watcher.table["lesson"]["step"] == 3
        assert watcher.table["lesson"]["wanted"] is None
        assert watcher.table["ask"]["choices"] == []
        assert refused(watcher.ask("lesson", step=0)) == "not-seated"
    seat.close()


def test_leaving_the_guide_wakes_the_bots(anna: Visitor) -> None:
    _, seat = begin(anna, "hamburgum")  # the learner is the third player
    steps = seat.table["lesson"]["of"]
    assert seat.table["version"] == 0
    assert seat.ask("lesson", step=steps)["type"] == "done"
    seat.until(lambda told: told["lesson"] is None and told["ask"]["seat"] in told["you"])
    assert seat.table["version"] >= 2
    assert refused(seat.ask("lesson", step=0)) == "no-lesson"
    seat.close()


def test_who_resigns_is_not_waited_for(anna: Visitor) -> None:
    _, seat = begin(anna, "hamburgum")
    until_step(seat, 3)
    assert seat.ask("resign", seat=seat.table["you"][0])["type"] == "done"
    seat.until(lambda told: told["lesson"] is None and told["version"] > 4)
    seat.close()


def test_a_lesson_outlives_the_server(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    table, seat = begin(anna, "hamburgum")
    until_step(seat, 4)
    told = {key: seat.table[key] for key in ("lesson", "version", "view")}
    seat.close()
    server.kill()
    server.start()
    with anna.sit(table, cookie=True) as again:
        assert {key: again.table[key] for key in told} == told


def test_no_lesson_and_no_words(anna: Visitor) -> None:
    for path, wanted in (("lessons/chess", "no-game"), ("lessons/tiny", "no-lesson")):
        answer = anna.post(path)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, f"refused-{wanted}")
    assert anna.get("lessons/hamburgum/en").text.startswith("# The guided first game")
    for path in ("lessons/hamburgum/xx", "lessons/hamburgum/..", "lessons/tiny/en"):
        assert anna.get(path).status_code == 404


def test_one_name_is_not_two_players(anna: Visitor) -> None:
    anna.http.put("/api/me", json={"name": "Rita"})
    _, seat = begin(anna, "hamburgum")
    names = [one["name"] for one in seat.table["seats"]]
    assert names == ["Rita", "Bruno", "Rita 2"]
    seat.close()


# -- the rules to read -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_come_with_their_components(anna: Visitor, game: str) -> None:
    told = anna.get(f"rules/{game}").json()
    assert re.search(r"^- \*\*(HB|LH|SY)-4\.1\*\*", told["clauses"], re.MULTILINE)
    cells = [cell for row in told["components"] for cell in row["cells"]]
    entries = list(wf.game(game).definition.components.entries())
    assert [cell["provenance"] for cell in cells] == [entry.provenance for entry in entries]
    assert any(cell["provenance"] == "reconstructed" for cell in cells)


def test_rules_that_nobody_wrote(anna: Visitor) -> None:
    assert anna.get("rules/tiny").json()["error"]["id"] == "refused-no-rules"
    assert anna.get("rules/chess").json()["error"]["id"] == "refused-no-game"
