"""Puzzles: what is checked in holds, and answers are judged by it."""

from __future__ import annotations

import base64
from pathlib import Path

import msgspec
import pytest

import wharfinger as wf
from wharfinger.arena import puzzle_file
from wharfinger.arena.puzzles import WIN_MARGIN, closeness
from wharfinger.bots.search import device
from wharfinger.bots.search.judging import Worth, played, turn_over
from wharfinger.bots.search.judging import worth as judging_worth
from wharfinger.cli.main import main
from wharfinger.server.analysis import judging
from wharfinger.server.analysis.judging import judge
from wharfinger.server.http.puzzles import book, daily
from wharfinger.server.messages.outgoing import Search

from .player import Visitor

GAMES = ("hamburgum", "le-havre", "shipyard")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_whole_turn_that_stands_out(game: str) -> None:
    puzzles = book(game)
    assert len(puzzles) >= 50
    for puzzle in puzzles.values():
        position = puzzle_file.position_of(game, puzzle)
        assert position.game.definition.version == puzzle.source.rules
        first = puzzle.answers[0]
        assert all(first.win >= answer.win for answer in puzzle.answers)
        assert puzzle.margin >= WIN_MARGIN
        assert len(puzzle.answers) >= 3
        for answer in puzzle.answers:
            after = played(position, answer.codes)
            assert after is not None and turn_over(position, after), (puzzle.id, answer.text)
        # What the seat may not know was dealt anew when the puzzle was made.
        assert puzzle_file.pack(position) == puzzle.position
        assert position.actor is not None
        assert position.concealed(position.actor).view(position.actor) == position.view(position.actor)


def test_puzzles_are_judged_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clear = max(book("hamburgum").values(), key=lambda puzzle: puzzle.margin)
    young = msgspec.structs.replace(clear, source=msgspec.structs.replace(clear.source, judged_with=2))
    wrong = msgspec.structs.replace(young, id="wrong", answers=young.answers[::-1])
    sure = msgspec.structs.replace(wrong, id="sure", source=clear.source)
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (young, wrong, sure)))
    main(["puzzles", "hamburgum", "--again", "--judging", "400", "--count", "2", "--write", str(path)])
    again, kept = puzzle_file.read(path)
    assert kept == sure, "it was judged with more simulations before"
    assert (again.id, again.source.judged_with) == (clear.id, 400)
    assert again.answers[0].codes == clear.answers[0].codes and again.margin >= WIN_MARGIN
    assert again.rating - closeness(again.margin) == pytest.approx(clear.rating - closeness(clear.margin), abs=1)
    assert "3 of 3, 1 dropped" in capsys.readouterr().err


def test_a_puzzle_a_day() -> None:
    names = list(book("hamburgum"))
    assert [daily("hamburgum", day) for day in range(len(names))] == names
    assert daily("hamburgum", len(names)) == names[0]


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_judged_by_what_they_lose(game: str) -> None:
    puzzle = with_strange_turns(game)
    best = judge(game, puzzle, puzzle.answers[0].codes)
    assert (best.grade, best.win, best.kept) == ("best", best.best_win, True)
    assert best.best, "the solution is told in words"
    worse = judge(game, puzzle, puzzle.answers[-1].codes)
    assert worse.grade not in ("best", "good")
    assert worse.win < worse.best_win
    # A turn that nobody judged before is searched.
    position = puzzle_file.position_of(game, puzzle)
    line = strange(position, [answer.codes for answer in puzzle.answers])
    found = judge(game, puzzle, line)
    assert not found.kept
    assert 0 <= found.win <= found.best_win


def with_strange_turns(game: str) -> puzzle_file.Puzzle:
    """A puzzle in which a turn that begins as none of those that are known can be played, and the worst loses much."""
    for puzzle in book(game).values():
        known = {answer.codes[0] for answer in puzzle.answers}
        others = set(puzzle_file.position_of(game, puzzle).legal_codes()) - known
        if others and puzzle.answers[0].win - puzzle.answers[-1].win > 0.03:
            return puzzle
    raise AssertionError(game)


def strange(start: wf.Position, known: list[list[int]]) -> list[int]:
    """A whole turn that begins as none of those that are known."""
    for code in start.legal_codes():
        if code not in {codes[0] for codes in known}:
            position = start.copy()
            position.play(code)
            while not turn_over(start, position):
                position.play(position.legal_codes()[-1])
            return list(position.moves)
    raise AssertionError


def test_a_puzzle_at_a_table(anna: Visitor) -> None:
    told = anna.get("puzzles/hamburgum").json()
    names = [one["id"] for one in told["puzzles"]]
    assert told["daily"] in names
    puzzle = book("hamburgum")[names[0]]
    made = anna.made(f"puzzles/hamburgum/{puzzle.id}")
    seat = anna.sit(made["id"], made["keys"][0]["key"])
    seat.until(lambda table: table["status"] == "running")
    assert seat.table["task"]["puzzle"]
    for code in puzzle.answers[0].codes:
        stamp = seat.table["stamp"]
        assert seat.move(code)["type"] == "done"
        seat.until(lambda table, stamp=stamp: table["stamp"] != stamp)
    assert seat.table["task"]["verdict"] == "played"
    line = seat.table["task"]["line"]
    judged = anna.http.post(f"/api/puzzles/hamburgum/{puzzle.id}/answer", json={"line": line}).json()
    assert (judged["grade"], judged["margin"]) == ("best", puzzle.margin)
    seat.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_device_judges_as_the_server_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the searches find that a device is given leads to the server's own verdict; nothing hidden is in them."""
    monkeypatch.setattr(judging, "SECONDS", 600.0)
    puzzle = with_strange_turns(game)
    start = puzzle_file.position_of(game, puzzle)
    line = strange(start, [answer.codes for answer in puzzle.answers])
    given = judging.searches(game, puzzle, line)
    found = [searched(start, one) for one in given.searches]
    mean = Worth(*(sum(numbers) / len(numbers) for numbers in zip(*found, strict=True)))
    assert judge(game, puzzle, line, mean) == judge(game, puzzle, line)
    assert judging.searches(game, puzzle, puzzle.answers[0].codes).searches == [], "that one is kept with the puzzle"


def searched(start: wf.Position, search: Search) -> Worth:
    """What a device finds."""
    end = start.copy()
    end.batch.view("V1")[:] = memoryview(base64.b64decode(search.state)).cast("B")
    end.start_here()
    assert str(device.seed_of(end)) == search.seed
    assert search.seat == start.actor
    return judging_worth(end, search.seat, search.simulations)


def test_a_device_answers_a_puzzle(anna: Visitor) -> None:
    puzzle = next(iter(book("hamburgum").values()))
    line = strange(puzzle_file.position_of("hamburgum", puzzle), [answer.codes for answer in puzzle.answers])
    path = f"/api/puzzles/hamburgum/{puzzle.id}"
    told = anna.http.post(f"{path}/searches", json={"line": line}).json()
    assert told["searches"] and told["knowledge"]["weights"]
    worth = {"win": 0.25, "points": 12.5}
    judged = anna.http.post(f"{path}/answer", json={"line": line, "worth": worth}).json()
    assert (judged["win"], judged["points"], judged["kept"]) == (0.25, 12.5, False)
    best = {"line": puzzle.answers[0].codes, "worth": {"win": 0.0, "points": 0.0}}
    assert anna.http.post(f"{path}/answer", json=best).json()["grade"] == "best", "what is kept counts"
    for wrong in ({"win": 2, "points": 0}, {"win": "x", "points": 0}, {"win": 0.5}, 7):
        assert anna.http.post(f"{path}/answer", json={"line": line, "worth": wrong}).status_code == 400
    assert anna.http.post(f"{path}/searches", json={"line": [999_999]}).status_code == 409


def test_wrong_answers_get_a_sentence(anna: Visitor) -> None:
    puzzle = next(iter(book("hamburgum")))
    codes = book("hamburgum")[puzzle].answers[0].codes

    def refused(path: str, line: object) -> tuple[int, str]:
        answer = anna.http.post(f"/api/puzzles/{path}/answer", json={"line": line})
        return answer.status_code, answer.json()["error"]["id"]

    assert refused("hamburgum/none", codes) == (404, "refused-no-puzzle")
    assert refused("chess/none", codes) == (404, "refused-no-game")
    assert refused("tiny/none", codes) == (404, "refused-no-puzzles")
    assert refused(f"hamburgum/{puzzle}", [999_999]) == (409, "refused-puzzle-illegal")
    assert refused(f"hamburgum/{puzzle}", [*codes, codes[0]]) == (409, "refused-puzzle-illegal")
    assert refused(f"hamburgum/{puzzle}", codes[:-1] or [999_999])[0] == 409
    for line in ([], ["x"], [-1], [10**9], "move", None, [1] * 300):
        assert refused(f"hamburgum/{puzzle}", line)[0] == 400
    assert anna.post("puzzles/hamburgum/none").status_code == 404
    assert anna.get("puzzles/tiny").status_code == 404
