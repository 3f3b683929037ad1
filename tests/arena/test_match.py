"""Matches: what is played, what failing costs, what is kept and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger import BadFile, BadOption
from wharfinger.arena import Outcome, Result, load, match, prepare
from wharfinger.arena.ledger import Ledger
from wharfinger.arena.playing import placed_without
from wharfinger.arena.workers import run

from .bots import Answering, Crashing, Log, Polite, known

SHORT = {"turn_limit": 6}


def untimed(result: Result) -> list[Outcome]:
    return [replace(game, seconds=[]) for game in result.games]


def hamburgum(bots: list[str], players: int = 2, games: int = 4, **more: Any) -> Result:
    return match("hamburgum", bots, players, games, options=SHORT, **more)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")  # worker processes know it too
    return "tiny"


def test_the_bots_of_the_table_are_the_schedules_and_the_deal_is_the_same_for_a_round() -> None:
    result = hamburgum(["random", "greedy", "random"], players=3, games=6, seed=40)
    assert [game.game for game in result.games] == list(range(6))
    assert [game.deal for game in result.games] == [40, 40, 40, 41, 41, 41]
    for start in (0, 3):
        table = [game.bots for game in result.games[start : start + 3]]
        assert [sorted(column) for column in zip(*table, strict=True)] == [[0, 1, 2]] * 3
    for one in result.standings:
        assert (one.games, one.seats) == (6, 6)


def test_a_game_is_what_the_library_plays(tiny: str) -> None:
    """The first game of a match, played by hand: seats, seeds and concealment."""
    from wharfinger.bots import ask, digest, make

    result = match(tiny, ["random", "greedy"], 2, 1, seed=3)
    position = wf.new(tiny, 2, 3)
    bots = [make(spec, digest(3, f"0 {seat}".encode())) for seat, spec in enumerate(["random", "greedy"])]
    count = [0, 0]
    while position.actor is not None:
        count[position.actor] += 1
        position.play(ask(bots[position.actor], position))
    game = result.games[0]
    assert (game.bots, game.points, game.places) == ([0, 1], position.scores(), position.places())
    assert game.decisions == count


def test_the_same_again(tiny: str) -> None:
    assert untimed(match(tiny, ["random", "greedy"], 3, 8)) == untimed(match(tiny, ["random", "greedy"], 3, 8))
    assert untimed(match(tiny, ["random"], 3, 8)) != untimed(match(tiny, ["random"], 3, 8, seed=2))


def test_workers_change_nothing(tiny: str) -> None:
    alone = match(tiny, ["random", "greedy", "random"], 2, 12)
    assert untimed(match(tiny, ["random", "greedy", "random"], 2, 12, workers=2)) == untimed(alone)


@pytest.mark.parametrize(("bots", "players"), [(1, 1), (2, 1), (1, 3), (2, 3), (3, 2), (3, 3)])
def test_any_number_of_bots_and_players(bots: int, players: int) -> None:
    result = match("shipyard" if players == 1 else "tiny", ["random"] * bots, players, bots * 2)
    contest = bots > 1 and players > 1
    assert result.setup.contest == contest
    for one in result.standings:
        assert one.seats == 2 * players
        assert one.mean_points is not None
        for value in (one.win_share, one.interval, one.rating, one.uncertainty, one.mean_place, one.mean_margin):
            assert (value is not None) == contest
    json.dumps(result.summary())


# -- bots that fail ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [-1, 10**9, None, "stop", True, 1.5])
def test_an_illegal_answer_loses_the_game(monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    known(monkeypatch, "wrong", lambda seed: Answering(answer))
    result = hamburgum(["random", "wrong"], players=3, games=2)
    for game in result.games:
        assert game.forfeit is not None and game.bots[game.forfeit] == 1
        assert game.reason == f"The answer {answer!r} is not legal."
        assert game.places[game.forfeit] == 3
        assert 1 in game.places
    wrong = result.standings[1]
    assert (wrong.forfeits, wrong.seats, wrong.mean_points) == (2, 3, None)
    assert result.standings[0].forfeits == 0


def test_a_crash_loses_the_game_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    known(monkeypatch, "crashing", Crashing)
    result = hamburgum(["random", "crashing"], out=tmp_path / "r.jsonl")
    assert [game.reason for game in result.games] == ["RuntimeError: out of ideas"] * 4
    assert [game.decisions[game.bots.index(1)] for game in result.games] == [3] * 4
    assert result.standings[0].win_share == 1.0
    assert result.standings[1].win_share == 0.0
    assert load(tmp_path / "r.jsonl").games == result.games


def test_the_others_keep_their_order() -> None:
    assert placed_without([1, 2, 3, 4], 0) == [4, 1, 2, 3]
    assert placed_without([1, 1, 3, 3], 2) == [1, 1, 4, 3]
    assert placed_without([1], 0) == [1]


def test_a_bot_that_cannot_begin_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unready(Crashing):
        def begin(self, position: wf.Position, seat: int) -> None:
            raise wf.WharfingerError("The program does not answer.")

    known(monkeypatch, "unready", Unready)
    game = hamburgum(["random", "unready"], games=1).games[0]
    assert (game.bots[game.forfeit or 0], game.reason) == (1, "The program does not answer.")
    assert game.decisions == [0, 0]


def test_bots_are_told_of_begin_and_end_and_see_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    known(monkeypatch, "polite", lambda seed: Polite(seed, log))
    hamburgum(["polite"], games=1)
    assert log.calls == [("close",), ("begin", 0, None, ()), ("begin", 1, None, ()), ("close",), ("close",)]


def test_ctrl_c_gives_what_there_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[int] = []

    class Interrupting(Crashing):
        def choose(self, position: wf.Position) -> int:
            asked.append(1)
            if len(asked) == 30:
                raise KeyboardInterrupt
            return position.legal_codes()[0]

    known(monkeypatch, "hand", Interrupting)
    out = tmp_path / "r.jsonl"
    result = hamburgum(["random", "hand"], games=50, out=out)
    assert result.stopped
    assert 0 < len(result.games) < 50
    assert load(out).games == result.games
    more = hamburgum(["random", "hand"], games=6, out=out)
    assert not more.stopped
    assert [game.game for game in more.games] == list(range(6))


def test_a_worker_that_dies_ends_the_match_in_a_sentence(tiny: str) -> None:
    setup = prepare(tiny, ["random"], 2)
    games = run(setup, list(range(500)), None, 2)
    next(games)
    victim = active_children()[0]
    victim.kill()
    with pytest.raises(wf.WharfingerError, match="A worker process has died"):
        list(games)
    assert not active_children()


# -- the file ----------------------------------------------------------------------------------------------------


def test_a_file_goes_on_and_may_grow(tiny: str, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    first = match(tiny, ["random", "greedy"], 2, 5, out=out)
    kept = out.read_bytes()
    again = match(tiny, ["random", "greedy"], 2, 5, out=out)
    assert out.read_bytes() == kept
    assert again.games == first.games
    longer = match(tiny, ["random", "greedy"], 2, 9, out=out, workers=2)
    assert out.read_bytes().startswith(kept)
    assert untimed(longer) == untimed(match(tiny, ["random", "greedy"], 2, 9))
    assert load(out).games == longer.games


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_torn_last_line_is_dropped_and_played_again(tiny: str, tmp_path: Path, cut: int) -> None:
    out = tmp_path / "r.jsonl"
    whole = match(tiny, ["random", "greedy"], 2, 4, out=out)
    out.write_bytes(out.read_bytes()[:-cut])
    shown = load(out)
    assert shown.torn
    assert len(shown.games) == 3
    again = match(tiny, ["random", "greedy"], 2, 4, out=out)
    assert again.torn
    assert untimed(again) == untimed(whole)
    assert not load(out).torn
    assert len(out.read_text().splitlines()) == 5


def test_a_torn_first_line(tiny: str, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    match(tiny, ["random"], 2, 1, out=out)
    out.write_bytes(out.read_bytes()[:20])
    assert match(tiny, ["random"], 2, 1, out=out).torn
    assert len(load(out).games) == 1


def test_another_set_up_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    hamburgum(["random", "greedy"], out=out, games=1)
    kept = out.read_bytes()
    for change, what in (
        ({"players": 3}, "its players is 2, not 3"),
        ({"bots": ["random", "random"]}, "its bots is random,greedy, not random,random"),
        ({"seed": 7}, "its seed is 1, not 7"),
        ({"options": {"turn_limit": 7}}, "its options is"),
        ({"game": "tiny", "options": {}}, "its game is hamburgum, not tiny"),
    ):
        given: dict[str, Any] = {"game": "hamburgum", "bots": ["random", "greedy"], "players": 2, "options": SHORT}
        with pytest.raises(BadFile, match=f"has the results of another match: {what}"):
            match(**{**given, **change}, games=1, out=out)
    assert out.read_bytes() == kept


def damaged(lines: list[str]) -> list[tuple[list[str], str]]:
    game = json.loads(lines[1])
    return [
        (["hello"], "is not a results file"),
        ([json.dumps({**json.loads(lines[0]), "players": "2"}), *lines[1:]], "is damaged"),
        ([lines[0], "{}", lines[2]], "line 2: this is not the result"),
        ([lines[0], "[1]", lines[2]], "line 2: this is not the result"),
        ([lines[0], lines[1], lines[1]], "line 3: game 0 is in the file twice"),
        ([lines[0], json.dumps({**game, "deal": 9})], "line 2: this is not the result"),
        ([lines[0], json.dumps({**game, "bots": [0, 0]})], "line 2: this is not the result"),
        ([lines[0], json.dumps({**game, "points": [1]})], "line 2: this is not the result"),
        ([lines[0], json.dumps({**game, "points": ["a", "b"]})], "line 2: this is not the result"),
        ([lines[0], json.dumps({**game, "forfeit": 5})], "line 2: this is not the result"),
    ]


def test_a_damaged_file_is_refused_and_left_alone(tiny: str, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    match(tiny, ["random", "greedy"], 2, 2, out=out)
    for lines, sentence in damaged(out.read_text().splitlines()):
        text = "\n".join(lines) + "\n"
        out.write_text(text)
        with pytest.raises(BadFile, match=sentence):
            load(out)
        with pytest.raises(BadFile, match=sentence):
            match(tiny, ["random", "greedy"], 2, 2, out=out)
        assert out.read_text() == text


def test_two_runs_do_not_write_one_file(tiny: str, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    out = tmp_path / "r.jsonl"
    first = match(tiny, ["random"], 2, 1, out=out)
    held = Ledger(out, first.setup)
    with pytest.raises(BadFile, match="is being written by another run"):
        match(tiny, ["random"], 2, 2, out=out)
    held.close()
    assert len(match(tiny, ["random"], 2, 2, out=out).games) == 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": []}, "a list of at least one name"),
        ({"bots": "random"}, "a list of at least one name"),
        ({"bots": ["clever"]}, 'There is no bot "clever"'),
        ({"games": 0}, "games must be"),
        ({"workers": 0}, "workers must be"),
        ({"players": 9}, "for 2 to 5 players, not 9"),
        ({"seed": -1}, "The seed of a match must be"),
        ({"seed": 2**62}, "from 0 to 2\\*\\*62 - 1"),
        ({"options": {"wind": "south"}}, 'has no option "wind"'),
    ],
)
def test_what_is_asked_wrongly_writes_nothing(tmp_path: Path, change: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"game": "hamburgum", "bots": ["random"], "players": 2, "games": 3}
    with pytest.raises(BadOption, match=sentence):
        match(**{**given, **change}, out=tmp_path / "r.jsonl")
    assert not list(tmp_path.iterdir())
