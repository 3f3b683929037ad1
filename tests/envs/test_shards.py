"""Shards: what is written is read again, damage is told in a sentence, and a folder is completed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from tests.cli.conftest import terminal
from tests.cli.run import Terminal
from wharfinger.arena import crews, selfplay
from wharfinger.arena.selfplay import Plan, made, play, produce
from wharfinger.envs import shards
from wharfinger.envs.shards import Shards

__all__ = ["terminal"]

PLAN = Plan("tiny", [2, 3], {}, 6, 2, 8, 1.0, 5)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in range(PLAN.shards):
        (tmp_path / selfplay.name_of(number)).write_bytes(made(PLAN, number))
    return tmp_path


def test_what_is_written_is_read_again(folder: Path) -> None:
    games = [play(PLAN, number) for number in range(PLAN.games)]
    rows = [(game, row) for game in games for row in game.rows]
    read = Shards(folder)
    assert len(read) == len(rows) > 20
    (batch,) = read.batches(10_000, compact=True)
    table = wf.game("tiny").definition.features
    (scaled,) = read.batches(10_000)
    for number, (game, row) in enumerate(rows):
        assert (batch.observation[number] == row.observation).all()
        assert (scaled.observation[number] == table.scaled(row.observation)).all()
        assert np.flatnonzero(batch.mask[number]).tolist() == row.legal
        assert batch.policy[number][row.legal] == pytest.approx(row.policy)
        assert batch.policy[number].sum() == pytest.approx(1.0)
        players = len(game.points)
        assert (batch.action[number], batch.seat[number], batch.players[number]) == (row.action, row.seat, players)
        ahead = sum((place > game.places[row.seat]) - (place < game.places[row.seat]) for place in game.places)
        assert batch.result[number] == pytest.approx(ahead / (players - 1))
        clockwise = [game.points[(row.seat + k) % players] for k in range(players)]
        empty = [0] * (wf.game("tiny").seats[1] - players)
        assert batch.points[number].tolist() == clockwise + empty
        clockwise = [game.places[(row.seat + k) % players] for k in range(players)]
        assert batch.places[number].tolist() == clockwise + empty


def test_the_policy_is_where_the_search_looked_and_the_games_are_games(folder: Path) -> None:
    read = Shards(folder)
    (batch,) = read.batches(10_000, compact=True)
    positions = [position.copy() for path in read.paths for position in read.positions(path)]
    assert len(positions) == len(batch.seat)
    for number, position in enumerate(positions):
        assert position.actor == batch.seat[number]
        assert np.flatnonzero(batch.mask[number]).tolist() == position.legal_codes()
        assert position.observe(position.actor) == pytest.approx(
            read.game.definition.features.scaled(batch.observation[number])
        )
        assert batch.policy[number][batch.action[number]] > 0  # drawn from it


def test_without_temperature_the_best_is_played() -> None:
    for row in play(Plan("tiny", [2], {}, 2, 2, 8, 0.0, 5), 0).rows:
        assert row.policy[list(row.legal).index(row.action)] == max(row.policy)


def test_batches_hold_every_decision_once_and_shuffle_by_seed(folder: Path) -> None:
    read = Shards(folder)

    def rows(**given: Any) -> list[bytes]:
        return [
            b"".join(column[number].tobytes() for column in batch)
            for batch in read.batches(7, **given)
            for number in range(len(batch.seat))
        ]

    ordered, mixed, again, other = rows(), rows(seed=1), rows(seed=1), rows(seed=2)
    assert sorted(ordered) == sorted(mixed) == sorted(other)
    assert mixed == again
    assert ordered != mixed != other
    assert {len(batch.seat) for batch in read.batches(7, seed=1, whole=True)} == {7}
    assert [len(batch.seat) for batch in read.batches(7)][-1] == len(read) % 7 or len(read) % 7 == 0
    with pytest.raises(wf.BadOption, match="at least 1 game"):
        next(read.batches(0))


def test_a_shard_is_small(folder: Path) -> None:
    assert all(path.stat().st_size < 20_000 for path in folder.iterdir())


@pytest.mark.parametrize("harm", ["cut", "empty", "text", "flipped"])
def test_a_damaged_shard_gets_one_sentence(folder: Path, harm: str) -> None:
    path = folder / selfplay.name_of(1)
    data = bytearray(path.read_bytes())
    if harm == "flipped":
        where = data.index(b"\x28\xb5\x2f\xfd")  # of a compressed page
        data[where + 12] ^= 0xFF
    path.write_bytes({"cut": data[: len(data) // 2], "empty": b"", "text": b"hello", "flipped": data}[harm])
    with pytest.raises(wf.BadFile) as told:
        for _ in Shards(folder).batches(64):
            pass
    assert str(told.value) == f"{path} is not a shard, or it is damaged."


def retold(path: Path, **changes: Any) -> None:
    """Write a shard anew with other metadata."""
    pa, parquet = shards.arrow()
    table = parquet.read_table(path)
    kept = json.loads(parquet.ParquetFile(path).metadata.metadata[shards.KEY]) | changes
    metadata = {} if changes.get("nothing") else {shards.KEY: json.dumps(kept)}
    parquet.write_table(table.replace_schema_metadata(metadata), path)
    assert pa


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "shard 99"}, "is in another format: shard 99, not shard 1"),
        ({"rules": "0"}, "was made with other rules or features (version"),
        ({"features": "x"}, "was made with other rules or features (version"),
        ({"game": "hamburgum"}, "is a shard of hamburgum, the others are of tiny"),
        ({"nothing": True}, "is not a shard"),
        ({"colour": "red"}, "is not a shard"),
    ],
)
def test_a_shard_of_something_else_is_refused(folder: Path, changes: dict[str, Any], said: str) -> None:
    retold(folder / selfplay.name_of(2), **changes)
    with pytest.raises(wf.BadFile) as told:
        Shards(folder)
    assert said in str(told.value)


def test_no_shards(tmp_path: Path) -> None:
    with pytest.raises(wf.BadFile, match="no shards"):
        Shards(tmp_path)
    with pytest.raises(wf.WharfingerError, match="nowhere"):
        Shards(tmp_path / "nowhere.parquet")


def test_a_folder_is_completed_and_only_that(folder: Path) -> None:
    whole = {path.name: path.read_bytes() for path in folder.iterdir()}
    (folder / selfplay.name_of(1)).unlink()
    (folder / "000001.part").write_bytes(b"half")  # of a run that was killed
    kept = (folder / selfplay.name_of(0)).stat().st_mtime_ns
    told: list[tuple[int, int]] = []
    with crews.threads(1) as crew:
        produce(PLAN, folder, crew, lambda *counts: told.append(counts))
        assert told == [(2, 3), (3, 3)]
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == whole
        assert (folder / selfplay.name_of(0)).stat().st_mtime_ns == kept
        other = Plan("tiny", [2, 3], {}, 6, 2, 9, 1.0, 5)
        with pytest.raises(wf.BadFile, match="is a shard of another run"):
            produce(other, folder, crew, lambda *counts: None)


def test_the_command(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")
    said = terminal(
        "selfplay", "tiny", "--games", 3, "--shard", 2, "--simulations", 4, "--workers", 1, "--out", tmp_path
    )
    assert said.code == 0, said.err
    assert "has 4 games" in said.out and "2 of 2 shards" in said.err
    assert len(Shards(tmp_path).paths) == 2
    assert terminal("selfplay", "tiny", "--out", tmp_path, "--temperature", -1).code == 2


def test_without_pyarrow(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = terminal("selfplay", "tiny", "--out", tmp_path)
    assert said.code == 2
    assert said.err.strip().endswith('Shards need PyArrow. Install it with: pip install "wharfinger[shards]"')
