"""Jobs on a Ray cluster: the same results as on this machine, also when workers die."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wharfinger as wf
from tests.cli.run import Terminal
from wharfinger.arena import Result, crews, match
from wharfinger.cli.main import main

HERE = str(Path(__file__).parents[2])


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")  # workers know it too
        patch.setenv("PYTHONPATH", HERE, prepend=os.pathsep)
        patch.setenv("RAY_AUTH_MODE", "disabled")  # or a token would be left in the home folder
        for name, value in crews.SETTINGS.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
        yield made.address
        made.shutdown()


def untimed(result: Result) -> list[object]:
    return [replace(game, seconds=[]) for game in result.games]


def squared(number: int) -> int:
    return number * number


def killed_once(number: int, marks: str) -> int:
    """Job 2 kills the process that does it, the first time."""
    mark = Path(marks) / "killed"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def refusing(number: int) -> int:
    raise wf.BadOption(f"not {number}")


def deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


JOBS = [(number,) for number in range(7)]


@pytest.mark.parametrize("crew", [crews.threads, crews.processes])
def test_results_come_in_the_order_of_the_jobs(crew: Any) -> None:
    with crew(2) as pool:
        assert list(pool.map(squared, JOBS)) == [number * number for number in range(7)]
        assert list(pool.map(squared, [])) == []
        with pytest.raises(wf.BadOption, match="not 0"):
            list(pool.map(refusing, JOBS[:1]))


def test_ray_does_the_same(address: str, tmp_path: Path) -> None:
    with crews.Cluster(address) as pool:
        assert pool.workers == 2
        assert list(pool.map(squared, JOBS)) == [number * number for number in range(7)]
        with pytest.raises(wf.BadOption, match="not 0"):
            list(pool.map(refusing, JOBS[:1]))
        marked = [(number, str(tmp_path)) for number in range(7)]
        assert list(pool.map(killed_once, marked)) == [number * number for number in range(7)]
        assert (tmp_path / "killed").exists()


def test_a_match_on_ray_is_the_match(address: str, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    alone = match("tiny", ["greedy", "random", "random"], 2, 12)
    match("tiny", ["greedy", "random", "random"], 2, 5, out=out, ray=address, workers=None)
    there = match("tiny", ["greedy", "random", "random"], 2, 12, out=out, ray=address, workers=None)
    assert untimed(there) == untimed(alone)


def test_tuning_and_learning_on_ray_are_the_same_and_go_on(address: str, tmp_path: Path) -> None:
    """Also from a journal whose last line is torn."""
    evaluation = wf.game("hamburgum").rules.EVALUATION
    kept = dict(evaluation.tuned)
    small = {
        "tune": "--players 2 --generations 1 --population 3 --games 2 --tries 2 --check 2 --fit 2",
        "learn": "--rounds 1 --games 5 --simulations 4 --check 2 --fit 2",
    }
    for command, words in small.items():
        texts = []
        journal = tmp_path / f"{command}.jsonl"
        for where in (["--workers", "1"], ["--ray", address, "--journal", str(journal)], None):
            if where is None:  # again, after a kill in the middle
                whole = journal.read_bytes()
                journal.write_bytes(whole[: len(whole) // 2])
                where = ["--workers", "1", "--journal", str(journal)]  # noqa: PLW2901
            file = tmp_path / "evaluation.toml"
            try:
                assert main([command, "hamburgum", *words.split(), *where, "--write", str(file)]) == 0
            finally:
                evaluation.tuned = dict(kept)
            texts.append(file.read_text())
        assert texts[0] == texts[1] == texts[2]
        assert journal.read_bytes() == whole


def test_shards_made_on_ray_are_the_same_bytes(address: str, tmp_path: Path) -> None:
    words = ["selfplay", "tiny", "--games", "6", "--shard", "2", "--simulations", "8"]
    assert main([*words, "--out", str(tmp_path / "here"), "--workers", "1"]) == 0
    assert main([*words, "--out", str(tmp_path / "there"), "--ray", address]) == 0
    files = [sorted((tmp_path / where).iterdir()) for where in ("here", "there")]
    assert [file.name for file in files[0]] == [file.name for file in files[1]] and len(files[0]) == 3
    assert [file.read_bytes() for file in files[0]] == [file.read_bytes() for file in files[1]]


def test_a_job_that_always_kills_its_worker_ends_in_a_sentence(address: str) -> None:
    with crews.Cluster(address) as pool, pytest.raises(wf.WharfingerError, match="A worker process has died"):
        list(pool.map(deadly, JOBS[:1]))


def test_without_ray(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in (
        ("arena", "hamburgum", "--bots", "random", "--games", 1),
        ("tune", "hamburgum"),
        ("learn", "hamburgum"),
        ("selfplay", "hamburgum", "--out", tmp_path / "x"),
    ):
        said = terminal(*words, "--ray", "local")
        assert said.code == 2
        assert said.err.strip().splitlines()[-1] == (
            'wharfinger: Running on a cluster needs Ray. Install it with: pip install "wharfinger[ray]"'
        )


def test_no_cluster_there(terminal: Terminal) -> None:
    said = terminal("learn", "hamburgum", "--ray", "127.0.0.1:1")
    assert said.code == 2
    assert said.err.strip() == 'wharfinger: There is no Ray cluster at "127.0.0.1:1" that could be used.'


def test_a_journal_of_another_run_is_refused_and_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_text("something else\n")
    said = terminal("tune", "hamburgum", "--generations", 1, "--journal", path)
    assert (said.code, path.read_text()) == (2, "something else\n")
    assert said.err.strip().endswith("journal.jsonl is the journal of another run, or no journal.")
