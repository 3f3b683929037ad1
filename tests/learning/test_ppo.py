"""Learning by self-play, where PyTorch is installed: what is estimated, and that it learns, stops and goes on."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.arena import crews, selfplay
from wharfinger.bots import ask, make, networks
from wharfinger.envs.shards import Shards

torch = pytest.importorskip("torch", reason="an extra of its own: wharfinger[learn]")
from wharfinger.learning import improve, keeping, ppo  # noqa: E402

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
    assert not keeping.resume(made, tmp_path)
    for _ in range(60):
        made.play()
        made.learn()
        made.updates += 1
    keeping.keep(made, tmp_path)
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
    assert keeping.resume(other, tmp_path)
    assert (other.updates, other.decisions) == (60, made.decisions)
    seen = torch.zeros(1, other.net.padded)
    assert torch.equal(other.net(seen)[0], made.net(seen)[0])
    learned = networks.origin_of(tmp_path / "tiny.npz").learned
    assert (learned["updates"], learned["decisions"], learned["plan"]["seed"]) == (60, made.decisions, 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tiny.network.pt", "tiny.npz", "tiny.optimiser.pt"]


def test_who_goes_on_learns_the_same_each_time(tmp_path: Path) -> None:
    made = learner()
    for _ in range(2):
        made.play()
        made.learn()
        made.updates += 1
    keeping.keep(made, tmp_path)
    went_on = []
    for _ in range(2):
        other = learner()
        torch.manual_seed(99)
        keeping.resume(other, tmp_path)
        other.play()
        other.learn()
        went_on.append(other.arrays())
    assert all(np.array_equal(went_on[0][name], went_on[1][name]) for name in went_on[0])


def test_a_checkpoint_of_another_size_is_refused(tmp_path: Path) -> None:
    keeping.keep(learner(), tmp_path)
    wider = ppo.Learner(ppo.Plan("tiny", MIX, 1.0, games=4, steps=4, minibatch=16, width=64), "cpu")
    with pytest.raises(wf.BadFile, match="of another size"):
        keeping.resume(wider, tmp_path)


def test_what_the_search_finds_is_learned(tmp_path: Path) -> None:
    """Games that the network plays with the search are shards, and after learning from them it errs less on others."""
    pytest.importorskip("pyarrow")
    made = learner()
    keeping.keep(made, tmp_path)
    path = str(tmp_path / "tiny.npz")
    for folder, seed in (("games", 1), ("test", 500)):
        plan = selfplay.Plan("tiny", [2, 3], games=40, shard=20, simulations=32, seed=seed, network=path)
        with crews.threads(1) as crew:
            selfplay.produce(plan, tmp_path / folder, crew, lambda done, total: None)
    lessons, test = Shards(tmp_path / "games"), Shards(tmp_path / "test")
    assert len(lessons.origin.maker["network"]) == 20
    plan = improve.Lesson(epochs=30, minibatch=64, rate=2e-3)
    errors = list(improve.improve(made.net, made.used, lessons, test, plan))
    assert len(errors) == 31 and errors[0].decisions == len(test)
    for part in ("policy", "win", "points"):
        assert getattr(errors[-1], part) < 0.9 * getattr(errors[0], part), part
    seen = list(improve.improve(made.net, made.used, lessons, None, improve.Lesson(epochs=0)))
    assert seen[0].decisions == len(lessons) and seen[0].policy < errors[-1].policy


def test_the_command_learns_keeps_and_improves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = importlib.import_module("wharfinger.learning.__main__")
    monkeypatch.setitem(command.RECIPES, "tiny", {"mix": MIX})
    small = "--players 2 --games 16 --minibatch 64 --steps 8 --width 16 --device cpu --every 0.1 --keep 0.1"

    def run(more: str) -> list[dict[str, Any]]:
        monkeypatch.setattr("sys.argv", ["learn", "tiny", "--folder", str(tmp_path), *small.split(), *more.split()])
        before = len(log.read_text().splitlines()) if log.exists() else 0
        command.main()
        return [json.loads(line) for line in log.read_text().splitlines()[before:]]

    log = tmp_path / "tiny.jsonl"
    first = run("--seconds 1.5")
    again = run("--seconds 1.5")
    assert again[-1]["decisions"] > first[-1]["decisions"]
    assert again[-1]["updates"] > first[-1]["updates"]
    plan = selfplay.Plan("tiny", [2], games=4, shard=4, simulations=8, network=str(tmp_path / "tiny.npz"))
    with crews.threads(1) as crew:
        selfplay.produce(plan, tmp_path / "games", crew, lambda done, total: None)
    errors = run(f"--shards {tmp_path / 'games'} --epochs 3")
    assert [sorted(line) for line in errors] == [["decisions", "points", "policy", "win"]] * 4
    learned = networks.origin_of(tmp_path / "tiny.npz").learned
    assert learned["plan"]["mix"] == [{"players": 2}] and learned["lessons"][0]["epochs"] == 3
