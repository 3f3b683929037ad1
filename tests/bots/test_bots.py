"""The bots: legal, deterministic, fair about what is hidden, and greedy better than random."""

from __future__ import annotations

from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger import bots
from wharfinger.bots.greedy import Greedy
from wharfinger.kernel import jit

GAMES = 10 if jit.JIT else 1
QUICK = ("easy", "medium", "greedy", "random")
MODES = [{"officials": "numbered"}, {"officials": "advanced_choice"}, {"officials": "advanced_random"}]


def play(position: wf.Position, players: list[bots.Bot], most_rounds: int = 200) -> wf.Position:
    while position.actor is not None and position.turn < most_rounds * position.seats:
        position.play(bots.ask(players[position.actor], position))
    return position


@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_are_made_by_name(name: str) -> None:
    assert bots.make(name, 3).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(wf.BadOption, match=r'^There is no bot "clever"\. The bots are: easy, medium'):
        bots.make("clever")


def test_a_finished_game_asks_no_bot() -> None:
    position = wf.new("hamburgum", 2, seed=1, turn_limit=1)
    play(position, [bots.make("random"), bots.make("random")])
    with pytest.raises(wf.WharfingerError, match="over"):
        bots.ask(bots.make("random"), position)


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    games = [
        play(wf.new("hamburgum", 2, seed=4, turn_limit=8), [bots.make(spec, 9), bots.make(spec, 9)]) for _ in range(2)
    ]
    assert games[0].moves == games[1].moves
    other = play(wf.new("hamburgum", 2, seed=4, turn_limit=8), [bots.make(spec, 10), bots.make(spec, 10)])
    assert spec == "greedy" or other.moves != games[0].moves


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 5])
def test_bots_never_play_an_illegal_answer(mode: dict[str, str], players: int) -> None:
    position = wf.new("hamburgum", players, seed=players, turn_limit=6, **mode)
    table: list[bots.Bot] = [Greedy(1, budget=60) if seat % 2 else bots.make("random", 1) for seat in range(players)]
    play(position, table)  # play refuses an illegal code
    assert position.over


def test_bots_leave_the_position_alone() -> None:
    position = wf.new("hamburgum", 2, seed=4)
    before = position.batch.tobytes()
    for name in QUICK:
        bots.ask(bots.make(name, 1), position)
    assert position.batch.tobytes() == before


@pytest.mark.parametrize("top", ["face_up", "face_down"])
@pytest.mark.parametrize("spec", QUICK)
def test_hidden_things_change_no_choice(spec: str, top: str) -> None:
    """HB-17.5: two positions that differ only in what nobody can see are answered alike."""
    position = wf.new("hamburgum", 2, seed=4, officials="advanced_random", blue_top=top, turn_limit=12)
    bot = bots.make(spec, 7)
    asked = 0
    while not position.over:
        dump = position.dump()
        first = 1 if top == "face_up" else 0
        stack = [official for official in dump["table"]["officials"] if official is not None]
        hidden = stack[first:]
        choice = bots.ask(bot, position)
        if len(hidden) > 1:
            blanks = [None] * (7 - len(stack))
            dump["table"]["officials"] = [*stack[:first], *reversed(hidden), *blanks]
            dump["chance"] = [1, 2, 3, 4]
            other = wf.load(dump)
            assert other.view() == position.view()
            assert bots.ask(bot, other) == choice
            asked += 1
        position.play(choice)
    assert asked > 20


def test_the_budget_must_be_sound() -> None:
    with pytest.raises(wf.BadOption, match="at least 1"):
        Greedy(1, budget=0)


@pytest.mark.skipif(not jit.JIT, reason="whole games of look-ahead need compiled code")
@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_random(players: int) -> None:
    wins = 0.0
    for seed in range(GAMES):
        greedy = seed % players
        table = [bots.make("greedy" if seat == greedy else "random", seed) for seat in range(players)]
        position = play(wf.new("hamburgum", players, seed=seed, start_player="first_listed"), table, 400)
        assert position.over
        wins += (position.places()[greedy] == 1) / position.places().count(1)
    assert wins >= 0.95 * GAMES


@pytest.mark.skipif(not jit.JIT, reason="whole games of look-ahead need compiled code")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.clause("HB-23.8")
def test_HB_23_8_greedy_ends_its_games(players: int) -> None:
    for seed in range(3):
        position = play(wf.new("hamburgum", players, seed=seed), [bots.make("greedy", seed)] * players, 100)
        assert position.ending == "sixth church completed"


def test_greedy_plays_a_game_without_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """It falls back on the points: the tiny game of the tests has no `value`."""
    pytest.importorskip("tests.tiny")
    wf.register("tiny", "tests.tiny")
    position = wf.new("tiny", 2, seed=1)
    play(position, [bots.make("greedy", 1), bots.make("random", 1)])
    assert position.over


@pytest.mark.parametrize("file", ["playout", "lookahead", "tree"])
def test_compiled_bots_use_the_kernel_contract_only(file: str) -> None:
    """They name no game."""
    source = (Path(bots.__file__).parent / "search" / "templates" / f"{file}.py").read_text(encoding="utf-8")
    assert not any(name.replace("-", "_") in source or name in source for name in ("hamburgum", "le-havre", "shipyard"))
    assert "wharfinger.games" not in source
