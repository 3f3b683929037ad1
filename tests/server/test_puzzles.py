"""Puzzles: what is checked in holds, and answers are judged by it."""

from __future__ import annotations

import pytest

import wharfinger as wf
from wharfinger.arena import puzzle_file
from wharfinger.arena.puzzles import WIN_MARGIN
from wharfinger.bots.search.judging import played, turn_over
from wharfinger.server.analysis.judging import judge
from wharfinger.server.http.puzzles import book, daily

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


def test_a_puzzle_a_day() -> None:
    names = list(book("hamburgum"))
    assert [daily("hamburgum", day) for day in range(len(names))] == names
    assert daily("hamburgum", len(names)) == names[0]


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_judged_by_what_they_lose(game: str) -> None:
    puzzle = next(one for one in book(game).values() if one.answers[0].win - one.answers[-1].win > 0.03)
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
