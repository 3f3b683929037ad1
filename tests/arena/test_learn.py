"""Learning: the regression finds what games say, and the evaluation file that is written can be read again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wharfinger as wf
from wharfinger.arena import learn
from wharfinger.cli.main import main
from wharfinger.kernel import registry
from wharfinger.kernel.evaluation import STAGES, Evaluation

SMALL = ["--rounds", "1", "--games", "5", "--simulations", "4", "--check", "2", "--fit", "2", "--workers", "1"]


def rows(noise: float, games: int = 60) -> tuple[learn.Rows, np.ndarray]:
    """Games whose points are what three weights say, give or take some noise; a fourth weight says nothing."""
    chance = np.random.default_rng(7)
    slopes = chance.normal(size=(games * 40, 4))
    slopes[:, 3] = 0.0
    right = np.array([1.0, -2.0, 0.5, 0.0])
    points = slopes @ right + noise * chance.normal(size=len(slopes))
    return learn.Rows(np.repeat(np.arange(games), 40), slopes, slopes @ np.array([2.0, 0.0, 0.5, 0.0]), points), right


def test_the_regression_finds_what_the_games_say() -> None:
    seen, right = rows(noise=0.5)
    found, before, after = learn.better(np.array([2.0, 0.0, 0.5, 9.0]), seen)
    assert found[:3] == pytest.approx(right[:3], abs=0.3)
    assert found[3] == 9.0  # no game says anything about it
    assert before < 0.3
    assert after > 0.7


def test_noise_is_not_learnt() -> None:
    seen, _ = rows(noise=0.0, games=20)
    seen.points = np.random.default_rng(1).normal(size=len(seen.points)) + seen.values
    start = np.array([2.0, 0.0, 0.5, 9.0])
    assert learn.better(start, seen)[0] == pytest.approx(start, abs=0.05)


def test_slopes_are_what_a_unit_of_a_weight_adds() -> None:
    game = wf.game("le-havre")
    evaluation = game.rules.EVALUATION
    driver = registry.prepare(game, learn.SLOPES)
    position = wf.new("le-havre", 2, seed=5, length="short")
    for _ in range(40):
        position.play(position.legal_codes()[0])
    weights = evaluation.tuned["short"]
    slopes = np.zeros(len(weights))
    here = driver.slopes_at(position.batch, 0, 0, weights, weights.copy(), np.zeros(5, np.int64), slopes)
    assert here == pytest.approx(game.rules.value(position.state, 0, weights))
    for name in ("goods_early", "loan", "missing_later", "turns_10", "card"):
        for k in range(evaluation[name], evaluation[name] + evaluation.sizes[name]):
            moved = weights.copy()
            moved[k] += 1.0
            assert game.rules.value(position.state, 0, moved) - here == pytest.approx(slopes[k], abs=1e-6)


def test_a_sample_is_a_whole_game_and_its_rows_are_centred_on_the_table() -> None:
    game = wf.game("hamburgum")
    weights = game.rules.EVALUATION.weights({})
    sample = learn.play(learn.Job("hamburgum", 3, {}, 11, 4, [weights] * 3))
    assert len(sample.points) == 3
    assert sum(sample.won) == pytest.approx(1.0)
    turns, table = learn.seen_in(sample, weights)
    assert len(turns) == len(table) > 30
    assert turns == sorted(turns)
    for start in range(0, len(table), 3):
        assert np.abs(table[start : start + 3].sum(axis=0)).max() < 0.05
    centred = np.array(sample.points) - np.mean(sample.points)
    assert table[:3, 1] == pytest.approx(centred, abs=0.01)


def test_solo_games_are_compared_with_each_other() -> None:
    job = learn.Job("shipyard", 1, {}, 1, 4, [None])
    samples = [learn.Sample(job, [], [points], [1.0]) for points in (50, 70)]
    seen = [
        ([1, 2], np.array([[3.0, 50.0, 1.0], [4.0, 50.0, 2.0]])),
        ([1, 2], np.array([[5.0, 70.0, 3.0], [8.0, 70.0, 2.0]])),
    ]
    found = learn.rows(samples, seen)
    assert found.points.tolist() == [-10, -10, 10, 10]
    assert found.values.tolist() == [-1, -2, 1, 2]
    assert found.slopes[:, 0].tolist() == [-1, 0, 1, 0]


def test_a_learnt_evaluation_can_be_read_again_and_only_one_kind_of_game_learns(tmp_path: Path) -> None:
    before = wf.game("le-havre").rules.EVALUATION
    kept = {kind: numbers.copy() for kind, numbers in before.tuned.items()}
    path = tmp_path / "evaluation.toml"
    try:
        assert main(["learn", "le-havre", *SMALL, "--option", "length=short", "--write", str(path)]) == 0
    finally:
        before.tuned = kept
    after = Evaluation(path, before.sizes)
    assert after.hand == pytest.approx(before.hand)
    assert after.tuned["full"] == pytest.approx(kept["full"], rel=0.01)
    assert set(after.data["calibration"]) == {f"{seats}-{kind}" for seats in range(1, 6) for kind in ("short", "full")}
    for seats in range(1, 6):
        assert after.data["calibration"][f"{seats}-full"] == before.data["calibration"][f"{seats}-full"]
    assert {len(rows) for rows in after.data["calibration"].values()} == {STAGES + 1}


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--games", "3"], "--games must be at least 5, not 3"),
        (["--shake", "-1"], "--shake must be at least 0, not -1"),
        (["--blend", "0"], "--blend must be more than 0 and at most 1, not 0"),
        (["--check", "3", "--players", "2,3"], "--check must be 0 or at least 4, not 3"),
        (["--players", "x"], '--players takes numbers separated by commas, not "x"'),
    ],
)
def test_wrong_numbers_get_one_sentence(words: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "hamburgum", *words]) == 2
    assert answer in capsys.readouterr().err
