"""Tuning: the evaluation file it writes can be read again, and only the weights that were asked for change."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import wharfinger as wf
from wharfinger.bots.search import settings
from wharfinger.cli.main import main
from wharfinger.kernel.evaluation import STAGES, Evaluation

SMALL = ["--population", "4", "--games", "4", "--tries", "2", "--check", "4", "--fit", "2"]


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """The command changes the weights of its process; later tests have the game's own again."""
    evaluations = [wf.game(name).rules.EVALUATION for name in ("hamburgum", "le-havre")]
    kept = [dict(evaluation.tuned) for evaluation in evaluations]
    yield
    for evaluation, tuned in zip(evaluations, kept, strict=True):
        evaluation.tuned = tuned


def tuned(path: Path, game: str, *more: str) -> Evaluation:
    assert main(["tune", game, *SMALL, *more, "--write", str(path)]) == 0
    return Evaluation(path, wf.game(game).rules.EVALUATION.sizes)


def test_a_tuned_guide_can_be_read_again(tmp_path: Path) -> None:
    before = wf.game("hamburgum").rules.EVALUATION
    after = tuned(tmp_path / "evaluation.toml", "hamburgum", "--players", "2", "--generations", "1")
    assert after.sizes == before.sizes
    assert np.array_equal(after.hand, before.hand)
    assert (after.search, after.deep) == (before.search, before.deep)
    assert set(after.data["calibration"]) == {"2", "3", "4", "5"}
    assert {len(rows) for rows in after.data["calibration"].values()} == {STAGES + 1}


def test_only_the_kind_of_game_that_was_asked_for_is_tuned(tmp_path: Path) -> None:
    before = wf.game("le-havre").rules.EVALUATION
    kept = {kind: numbers.copy() for kind, numbers in before.tuned.items()}
    options = ["--players", "2", "--generations", "1", "--option", "length=short"]
    after = tuned(tmp_path / "evaluation.toml", "le-havre", *options)
    assert set(after.tuned) == {"full", "short"}
    assert after.tuned["full"] == pytest.approx(kept["full"], rel=0.01)
    assert len(after.data["calibration"]) == 10


def test_the_search_takes_the_weights_for_the_length_of_the_game() -> None:
    evaluation = wf.game("le-havre").rules.EVALUATION
    for length in ("short", "full"):
        position = wf.new("le-havre", 2, seed=1, length=length)
        assert settings.weights(position) is evaluation.tuned[length]
    assert not np.array_equal(evaluation.tuned["short"], evaluation.tuned["full"])


def test_a_guide_with_a_wrong_number_of_weights_is_refused(tmp_path: Path) -> None:
    evaluation = wf.game("hamburgum").rules.EVALUATION
    text = evaluation.path.read_text(encoding="utf-8")
    name, size = next((name, size) for name, size in evaluation.sizes.items() if size > 1)
    row = tomllib.loads(text)["hand"][name]
    path = tmp_path / "evaluation.toml"
    path.write_text(text.replace(f"{name} = {row}", f"{name} = {row[:-1]}", 1), encoding="utf-8")
    with pytest.raises(ValueError, match=f"{name} must have {size} numbers"):
        Evaluation(path, evaluation.sizes)


@pytest.mark.parametrize(("blend", "part"), [("0", 0.0), ("0.5", 0.5), ("1", 1.0)])
def test_a_blend_lies_between_the_hand_set_and_the_tuned_weights(tmp_path: Path, blend: str, part: float) -> None:
    before = wf.game("hamburgum").rules.EVALUATION
    kept = dict(before.tuned)
    after = tuned(tmp_path / "evaluation.toml", "hamburgum", "--generations", "0", "--blend", blend)
    wanted = before.hand + part * (kept[""] - before.hand)
    assert after.tuned[""] == pytest.approx(wanted, rel=0.01, abs=1e-6)


def test_a_blend_beyond_both_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "hamburgum", "--blend", "1.5"]) == 2
    assert "--blend must be between 0 and 1" in capsys.readouterr().err
