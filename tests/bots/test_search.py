"""Tree search: finds what exhaustive search proves best, keeps to its budget, knows nothing hidden, fits all phases."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import wharfinger as wf
from tests.cases import Case, cases
from wharfinger import bots
from wharfinger.bots.search import planting, player, settings
from wharfinger.bots.search.analysis import analyse, review
from wharfinger.bots.search.arrays import STOPS_MOST, USED, new_tries, new_work
from wharfinger.bots.search.forest import TREE, Forest
from wharfinger.bots.search.player import LEVELS, Budget, Search
from wharfinger.kernel import jit, registry
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import records
from wharfinger.kernel.notation import Walker
from wharfinger.kernel.reading import read_line

MOST_LEAVES = 300
"""Ways to end the game from a small position."""
ENOUGH = 3000 if jit.JIT else 400
PUZZLES = 10 if jit.JIT else 2
ENDGAMES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "hamburgum": [(2, {}), (3, {}), (4, {"officials": "advanced_choice"})],
    "le-havre": [(2, {"length": "short"}), (3, {"length": "short"}), (1, {"length": "short"})],
    "shipyard": [(2, {}), (3, {}), (1, {})],
}

# -- positions that can be searched to the end ---------------------------------------------------------------------


def outcome(position: wf.Position, seat: int) -> tuple[float, int]:
    """What a finished game was worth to a seat: share of the win, then points."""
    places = position.places()
    return (places[seat] == 1) / places.count(1), position.scores()[seat]


def outcomes(position: wf.Position, seat: int, turn: int, room: list[int]) -> list[tuple[float, int]] | None:
    """Every outcome that a seat can reach if the game ends in this turn; None when it may go on, or is too big."""
    if position.over:
        room[0] -= 1
        return [outcome(position, seat)] if room[0] >= 0 else None
    if position.actor != seat or position.turn != turn:
        return None
    found: list[tuple[float, int]] = []
    for code in position.legal_codes():
        after = position.copy()
        after.play(code)
        further = outcomes(after, seat, turn, room)
        if further is None:
            return None
        found += further
    return found


def best_now(position: wf.Position, seat: int, turn: int, room: list[int]) -> tuple[float, int] | None:
    """The best end of the game that a seat can bring about in this turn, by trying everything."""
    if position.over:
        return outcome(position, seat)
    room[0] -= 1
    if position.actor != seat or position.turn != turn or room[0] < 0:
        return None
    found = []
    for code in position.legal_codes():
        after = position.copy()
        after.play(code)
        end = best_now(after, seat, turn, room)
        if end is not None:
            found.append(end)
    return max(found, default=None)


@cache
def puzzles(game: str) -> list[tuple[wf.Position, tuple[float, int]]]:
    """Positions at the end of random games, with the best that can be had, proved by exhaustive search.

    Le Havre and Shipyard end after a fixed last turn: all its ends are listed. Hamburgum ends when somebody ends it: a
    puzzle there is a turn that can win the game at once.
    """
    found: list[tuple[wf.Position, tuple[float, int]]] = []
    seed = 0
    while len(found) < PUZZLES:
        seed += 1
        assert seed < 400, "random games give too few small endings"
        players, options = ENDGAMES[game][seed % 3]
        position = wf.new(game, players, seed=seed, **options)
        dice = random.Random(seed)
        while not position.over:
            position.play(dice.choice(position.legal_codes()))
        puzzle = last_turn(game, position)
        if puzzle is not None:
            found.append(puzzle)
    return found


def last_turn(game: str, finished: wf.Position) -> tuple[wf.Position, tuple[float, int]] | None:
    """The earliest decision of the last turn that exhaustive search can still handle, if there is a choice in it."""
    position = finished.copy()
    position.undo()
    seat, turn = position.actor, position.turn
    assert seat is not None
    kept = None
    while position.actor == seat and position.turn == turn:
        room = [MOST_LEAVES]
        if game == "hamburgum":
            best = best_now(position, seat, turn, room)
            if room[0] < 0:
                break
            if best is not None and best[0] == 1.0 and len(position.legal_codes()) > 1:
                kept = (position.copy(), best)
        else:
            ends = outcomes(position, seat, turn, room)
            if ends is None:
                break
            if len(set(ends)) > 1:
                kept = (position.copy(), max(ends))
        if not position.moves:
            break
        position.undo()
    return kept


@pytest.mark.parametrize("number", range(PUZZLES))
@pytest.mark.parametrize("game", sorted(ENDGAMES))
def test_the_search_finds_what_exhaustive_search_proves_best(game: str, number: int) -> None:
    position, best = puzzles(game)[number]
    assert position.actor is not None
    seat, turn = position.actor, position.turn
    played = position.copy()
    bot = Search("puzzle", 5, Budget(ENOUGH, None, 1))
    while not played.over and (played.actor, played.turn) == (seat, turn):
        played.play(bots.ask(bot, played))
    assert played.over
    won, points = outcome(played, seat)
    if game == "hamburgum":
        assert won == 1.0
    else:
        assert (won, points) == best


# -- fairness, budget, phases --------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_phase_of_every_game_is_answered_legally(case: Case) -> None:
    """A whole game (in plain Python the beginning of one) by a search that hardly thinks."""
    position = case.new(seed=3)
    bot = Search("hasty", 2, Budget(6, None, 1, {"tries": 1, "rounds": 0}))
    most = 10**6 if jit.JIT else 25
    while not position.over and len(position.moves) < most:
        code = bots.ask(bot, position)
        assert code in position.legal_codes()
        position.play(code)
    assert position.over or not jit.JIT


@pytest.mark.parametrize("spec", ["easy", "medium", "greedy"])
@pytest.mark.parametrize(("game", "players"), [("le-havre", 3), ("shipyard", 2), ("shipyard", 1), ("hamburgum", 3)])
def test_what_is_hidden_changes_no_answer(game: str, players: int, spec: str) -> None:
    options = {"officials": "advanced_random", "blue_top": "face_down"} if game == "hamburgum" else {}
    position = wf.new(game, players, seed=11, **options)
    dice = random.Random(1)
    asked = 0
    while asked < (12 if jit.JIT else 2) and not position.over:
        if dice.random() < 0.05:
            assert position.actor is not None
            worlds = [position, *(position.concealed(position.actor, seed) for seed in (1, 2))]
            answers = {bots.ask(bots.make(spec, 4), world) for world in worlds}
            assert len(answers) == 1
            asked += 1
        position.play(dice.choice(position.legal_codes()))
    assert asked


@pytest.mark.parametrize("game", wf.names())
def test_the_search_keeps_to_its_simulations(game: str) -> None:
    position = wf.new(game, wf.game(game).seats[1], seed=2)
    for trees, wanted in ((1, 37), (2, 75), (3, 100)):
        forest = Forest(position.concealed(position.actor, 0), 1, trees, 4000)
        assert forest.grow(wanted, None) == wanted == forest.visits
        assert sum(branch.visits for branch in forest.branches()) == wanted


def test_the_search_keeps_to_its_time() -> None:
    position = wf.new("hamburgum", 2, seed=2)
    forest = Forest(position.concealed(position.actor, 0), 1, 2, 4000)
    forest.grow(8, None)  # compiled
    began = time.monotonic()
    assert forest.grow(None, 0.3) > 0
    assert 0.3 <= time.monotonic() - began < 30  # a slice more, on a machine however busy


def test_a_full_table_is_searched_on() -> None:
    position = wf.new("hamburgum", 2, seed=2)
    forest = Forest(position.concealed(position.actor, 0), 1, 1, 64)
    assert forest.grow(200, None) == 200
    assert int(forest.trees[0].tree.head[USED]) <= 64


def straight(playout: Any, work: Any, times: int, dice: Any, out: Any, points: Any, w: Any) -> tuple[float, Any]:
    """The best of some ways to finish the turn in work[0], each played from its beginning: its worth, and its end."""
    seat, turn, best, end = playout.pending.actor(work[0]), work[0].turn, playout.WORST, None
    for _ in range(times):
        work[1] = work[0]
        playout.complete(work[1], seat, turn, dice, out, w, NO_EVENTS)
        found = playout.standing(work[1], seat, w, points)
        if found > best:
            best, end = found, np.array(work[1:2])
    return best, end


@pytest.mark.parametrize("room", [1, 3, STOPS_MOST])
@pytest.mark.parametrize("name", sorted(ENDGAMES))
def test_tries_that_share_their_beginning_end_as_if_each_were_played(
    name: str, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = wf.game(name)
    playout = registry.bind(game, TREE).playout
    monkeypatch.setattr(playout, "STOPS_MOST", room)  # where it is full, the rest is played
    work, tries, apart = (jit._plain(rows) for rows in (new_work(game), new_tries(game), records(game.state, 2)))
    out, points, turns = np.zeros(game.actions, np.int64), np.zeros(game.seats[1], np.int64), random.Random(room)
    for seed in range(3):
        position = wf.new(name, 3, seed=seed)
        for _ in range(25 * seed):
            position.play(turns.choice(position.legal_codes()))
        w = settings.weights(position)
        dice = [np.array([seed, 2, 3, 4]), np.array([seed, 2, 3, 4])]
        for _ in range(4):
            apart[0] = jit.named(position.batch)
            work[0] = jit.named(position.batch)
            worth, end = straight(playout, apart, 6, dice[0], out, points, w)
            seat, turn = playout.pending.actor(work[0]), work[0].turn
            playout.good_turn(work, 6, tries[0], dice[1], out, points, w, NO_EVENTS)
            assert dice[0].tolist() == dice[1].tolist()
            assert np.array(work[:1]).tobytes() == end.tobytes()
            assert playout.standing(work[0], seat, w, points) == worth
            assert (playout.pending.actor(work[0]), work[0].turn) != (seat, turn)
            jit.overwrite(position.batch, end)
            if position.over:
                break


@pytest.mark.parametrize("game", wf.names())
def test_threads_change_nothing(game: str) -> None:
    """The same seed and number of simulations give the same visits, side by side or one after the other."""
    position = wf.new(game, wf.game(game).seats[1], seed=6)
    grown = []
    for workers in (1, 2, 2):
        forest = Forest(position.concealed(position.actor, 0), 8, 2, 4000)
        forest.grow(60, None, workers=workers)
        grown.append([(branch.code, branch.visits, branch.utility.tolist()) for branch in forest.branches()])
    assert grown[0] == grown[1] == grown[2]


def test_the_tree_is_kept_while_the_own_turn_goes_on() -> None:
    position = wf.new("hamburgum", 2, seed=1)
    bot = Search("keeper", 1, Budget(80, None, 1))
    first: dict[tuple[int, int], int] = {}
    spent_later = []
    for _ in range(40 if jit.JIT else 8):
        assert position.actor is not None
        turn = (position.actor, position.turn)
        before = bot.simulated
        position.play(bots.ask(bot, position))
        if turn in first:
            spent_later.append(bot.simulated - before)
        else:
            first[turn] = bot.simulated - before
    assert set(first.values()) == {80}
    assert spent_later
    assert max(spent_later) < 80


@pytest.mark.parametrize(("players", "taken"), [(2, 1), (1, 3)])
def test_a_look_ahead_counts_turns_that_are_decided(players: int, taken: int) -> None:
    """Alone, the player's turn and those of the two opponents, which nobody decides, are one (SY-22)."""
    position = wf.new("shipyard", players, seed=1)
    while position.turn < 7:
        position.play(position.legal_codes()[0])
    for rounds in (0, 1, 3):
        grown = Forest(position, 1, 1, 64, rounds=rounds)
        grown.grow(1, None)
        seen = grown.trees[0].tree.work[0]
        assert seen["turn"] - position.turn == taken * (1 + rounds * players)


def test_the_same_position_is_answered_the_same_however_often_it_is_asked() -> None:
    position = wf.new("shipyard", 2, seed=1)
    bot = bots.make("easy", 3)
    assert len({bots.ask(bot, position) for _ in range(3)}) == 1


def test_levels_have_growing_budgets() -> None:
    budgets = [LEVELS[name].simulations or 0 for name in bots.LEVELS]
    assert budgets == sorted(budgets) and len(set(budgets)) == len(budgets)
    assert all((LEVELS[name].seconds or 0) <= 10 for name in bots.LEVELS)
    with pytest.raises(wf.BadOption, match="simulations or of seconds"):
        Search("idle", 1, Budget(None, None))


@pytest.mark.parametrize("game", ["hamburgum", "le-havre", "shipyard"])
def test_expert_and_analysis_are_set_for_much_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, float]] = []

    class Watched(Forest):
        def __init__(self, *args: Any, **changes: float) -> None:
            given.append(changes)
            super().__init__(*args, **changes)

    monkeypatch.setattr(player, "Forest", Watched)
    monkeypatch.setattr(planting, "Forest", Watched)
    position = wf.new(game, 2, seed=1)
    deep = settings.deep_settings(position.game)
    for name in ("hard", "expert"):
        Search(name, 1, replace(LEVELS[name], simulations=4, trees=1)).choose(position)
    position.analyse(simulations=4)
    assert given == [{}, deep, deep]
    usual, longer = (settings.settings(position.game, 2, **changes) for changes in ({}, deep))
    changed = {name for name, one, other in zip(settings.NAMES, usual, longer, strict=True) if one != other}
    assert changed == set(deep)
    assert deep or game == "shipyard"


# -- analysis ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("hamburgum", 3), ("le-havre", 2), ("shipyard", 1), ("tiny", 2)])
def test_analysis_lists_playable_turns_with_what_they_promise(game: str, players: int) -> None:
    position = wf.new(game, players, seed=4)
    seen = position.batch.tobytes()
    found = position.analyse(simulations=400 if jit.JIT else 60, lines=4, seed=1)
    assert position.batch.tobytes() == seen
    assert found.simulations == (400 if jit.JIT else 60)
    assert 1 <= len(found.lines) <= 4
    assert 0.5 <= found.sure <= 1.0
    assert [line.visits for line in found.lines] == sorted((line.visits for line in found.lines), reverse=True)
    for line in found.lines:
        by_code = position.concealed(position.actor, 0)
        by_text = Walker(position.game, by_code.batch.copy())
        for code in line.moves:
            by_code.play(code)
        read_line(by_text, line.text)  # as a record is read: what is implied is left out
        assert by_text.batch.tobytes() == by_code.batch.tobytes()
        assert line.whole == ((by_code.actor, by_code.turn) != (position.actor, position.turn))
        assert len(line.win) == len(line.points) == players
        assert sum(line.win) == pytest.approx(1.0, abs=1e-3)
        assert all(spread >= 0 for spread in line.spread)
    again = position.analyse(simulations=400 if jit.JIT else 60, lines=4, seed=1)
    assert again.lines == found.lines


def test_analysis_becomes_surer_with_time() -> None:
    position, best = puzzles("le-havre")[0]
    assert position.actor is not None
    few = analyse(position, simulations=20, seed=2)
    many = analyse(position, simulations=ENOUGH, seed=2)
    assert many.lines[0].win_error[position.actor] <= few.lines[0].win_error[position.actor]
    assert many.lines[0].points[position.actor] == pytest.approx(best[1], abs=0.5)


def test_analysis_is_not_sure_of_a_turn_that_another_outdoes() -> None:
    outdone = 0
    bot = bots.make("random", 1)
    position = wf.new("le-havre", 2, seed=3, length="short")
    for _ in range(40):
        found = analyse(position, simulations=60 if jit.JIT else 20, seed=1)
        seat = found.seat
        first, *others = found.lines
        if any(line.win[seat] > first.win[seat] and line.points[seat] > first.points[seat] for line in others):
            outdone += 1
            assert found.sure == 0.5
        assert analyse(position, simulations=60 if jit.JIT else 20, seed=1, lines=1).lines == [first]
        position.play(bots.ask(bot, position))
    assert outdone > 2


def test_a_review_says_what_a_turn_lost() -> None:
    for position, best in puzzles("le-havre")[:1]:
        seen = position.batch.tobytes()
        found = analyse(position, simulations=ENOUGH, seed=2).lines[0]
        good = review(position, found.moves, simulations=ENOUGH, seed=2)
        assert (good.same, good.loss) == (True, 0.0)
        assert good.best.points[good.seat] == pytest.approx(best[1], abs=0.5)
        points = []
        for code in position.legal_codes():
            other = review(position, [code], simulations=200, best=found.moves, seed=2)
            assert other.best.moves == found.moves and 0 <= other.loss <= 1
            assert other.same == (found.moves == (code,))
            points.append(other.played.points[other.seat])
        assert min(points) < best[1] - 0.5 and max(points) <= best[1] + 0.5
        assert position.batch.tobytes() == seen
    over = wf.new("tiny", 2, seed=4)
    while not over.over:
        over.play(over.legal_codes()[0])
    with pytest.raises(wf.BadOption, match="over"):
        review(over, [], simulations=4)


def test_analysis_refuses_what_makes_no_sense() -> None:
    position = wf.new("tiny", 2, seed=4)
    for given in ({"seconds": 0}, {"simulations": -1}, {"lines": 0}, {"trees": 0}):
        with pytest.raises(wf.BadOption, match="must be more than 0"):
            position.analyse(**given)
    dice = random.Random(1)
    while not position.over:
        position.play(dice.choice(position.legal_codes()))
    with pytest.raises(wf.BadOption, match="over"):
        position.analyse(simulations=5)
