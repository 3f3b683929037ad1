"""Learning by self-play, where PyTorch is installed: what is estimated, and that it learns, stops and goes on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.bots import ask, make

torch = pytest.importorskip("torch", reason="an extra of its own: wharfinger[learn]")
ppo = pytest.importorskip("wharfinger.learning.ppo")

MIX = [{"players": 2}, {"players": 3}]


def learner(seconds: float = 10.0, steps: int = 16) -> ppo.Learner:
    plan = ppo.Plan("tiny", MIX, seconds, games=32, steps=steps, minibatch=128, width=32, rate=(3e-3, 3e-4))
    return ppo.Learner(plan, "cpu")


def test_rewards_of_a_game_are_its_points_and_its_win() -> None:
    """What is paid between two ends of a row adds up to the points that were won since the deal, and to one win."""
    made = learner(steps=120)
    start = made.before.clone()
    made.play()
    row, seats = 1, 3
    ends = np.flatnonzero(made.done[:, row].numpy())
    first = made.paid[: ends[0] + 1, row].sum(0)
    assert first[0, :seats].sum() == pytest.approx(1.0)
    position = wf.new("tiny", 3, seed=(made.plan.seed << 40) + row)
    for t in range(ends[0] + 1):
        assert position.actor == int(made.actor[t, row])
        position.play(int(made.action[t, row]))
    assert position.over
    expected = np.array(position.scores()) / ppo.POINTS - start[row, :seats].numpy()
    assert first[1, :seats].numpy() == pytest.approx(expected, abs=1e-5)


def test_seats_are_turned_to_the_one_that_acts_and_back() -> None:
    made = learner()
    actor, seats = torch.tensor([1, 2]), torch.tensor([2, 3])
    there = made.clockwise(actor, seats, 1)
    assert there.tolist() == [[1, 0, 2], [2, 0, 1]]
    back = there.gather(-1, made.clockwise(actor, seats, -1))
    assert back.tolist() == [[0, 1, 2], [0, 1, 2]]


def test_it_learns_to_beat_chance_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    made = learner()
    for _ in range(60):
        made.play()
        made.learn()
        made.updates += 1
    np.savez(tmp_path / "tiny.npz", **made.arrays())
    won = 0.0
    for seed in range(60):
        position = wf.new("tiny", 2, seed=seed)
        players = [make(f"network:{tmp_path / 'tiny.npz'}", seed), make("random", seed)]
        mine = seed % 2
        while not position.over:
            position.play(ask(players[position.actor != mine], position))
        places = position.places()
        won += (places[mine] == 1) / places.count(1)
    assert won > 36
    other = learner()
    other.load(*made.state())
    assert other.updates == 60
    seen = torch.zeros(1, other.net.padded)
    assert torch.equal(other.net(seen)[0], made.net(seen)[0])
