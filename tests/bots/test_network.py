"""A learned network in compiled code: what it computes, the bot that plays by it, files that hold none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wharfinger as wf
from tests.cases import some_cases
from wharfinger.bots import ask, make
from wharfinger.bots.networks import CLIP, POINTS, Network, blank, load, new_mind, origin_of, save, shapes
from wharfinger.bots.policy import THINKING
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.game import Game

CASES = [case for case in some_cases() if case.mode < 2]
WIDTH, BLOCKS = 12, 2


def drawn(game: Game, seed: int = 1) -> Network:
    """A network that knows nothing, but says something."""
    rng = np.random.default_rng(seed)
    made = (rng.normal(0.0, 0.3, shape).astype(np.float32) for shape in shapes(game, WIDTH, BLOCKS))
    return Network(*made)._replace(scale=blank(game, WIDTH, BLOCKS).scale)


def written(net: Network, path: Path, game: str = "tiny") -> Path:
    save(path, registry.game(game), net._asdict(), {"decisions": 12})
    return path


def outputs(net: Network, seen: Any) -> Any:
    """The same network in a few lines of NumPy: all outputs."""

    def normal(row: Any, norm: Any) -> Any:
        centred = row - row.mean()
        return np.maximum(0.0, centred / np.sqrt((centred**2).mean() + 1e-5) * norm[0] + norm[1])

    hidden = normal(np.clip(seen, -CLIP, CLIP).astype(float) @ net.enter + net.enter_bias, net.enter_norm)
    for block, bias, norm in zip(net.blocks, net.blocks_bias, net.blocks_norm, strict=True):
        hidden = hidden + normal(hidden @ block + bias, norm)
    return net.leave @ hidden + net.leave_bias


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_compiled_network_is_the_plain_one(case: Any) -> None:
    game = registry.game(case.game)
    net, driver = drawn(game), registry.prepare(game, THINKING)
    mind, out = new_mind(game, net), np.zeros(game.actions, np.int64)
    position, rng = case.new(5), np.random.default_rng(3)
    most = game.seats[1]
    for _ in range(40):
        if position.over:
            break
        n = driver.think_at(position.batch, 0, out, net, mind)
        codes = out[:n].tolist()
        assert codes and set(codes) <= set(position.legal_codes())
        expected = outputs(net, position.observe(position.actor))
        assert mind.logits[:n] == pytest.approx(expected[codes], abs=1e-3)
        clockwise = [(position.actor + place) % position.seats for place in range(position.seats)]
        shares = np.maximum(0.0, expected[game.actions : game.actions + position.seats])
        if shares.sum() > 0.01:
            assert mind.wins[clockwise] == pytest.approx(shares / shares.sum(), abs=1e-2)
        points = expected[game.actions + most : game.actions + most + position.seats]
        assert mind.points[clockwise] == pytest.approx(POINTS * points, abs=0.1)
        position.play(int(rng.choice(codes)))


def test_a_network_plays_whole_games_and_always_the_same(tmp_path: Path) -> None:
    path = written(drawn(registry.game("tiny")), tmp_path / "tiny.npz")
    first, again = ([], [])
    for played in (first, again):
        position, bot = wf.new("tiny", 2, seed=4), make(f"network:{path}", seed=9)
        while not position.over:
            played.append(ask(bot, position))
            position.play(played[-1])
    assert first == again and len(first) > 3
    assert make(f"network:{path}").name == f"network:{path}"


def test_a_strong_opinion_is_followed(tmp_path: Path) -> None:
    position = wf.new("tiny", 2, seed=4)
    net = blank(position.game, WIDTH, BLOCKS)
    for code in position.legal_codes():
        net.leave_bias[:] = 0.0
        net.leave_bias[code] = 30.0
        assert ask(make(f"network:{written(net, tmp_path / 'sure.npz')}"), position) == code


def test_files_without_a_network_are_refused(tmp_path: Path) -> None:
    tiny = registry.game("tiny")
    with pytest.raises(BadOption, match="network:FILE"):
        make("network")
    with pytest.raises(BadOption, match="There is no file"):
        load(tmp_path / "none.npz", tiny)
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"PK\x03\x04 and so on")
    other = written(drawn(registry.game("hamburgum")), tmp_path / "other.npz", "hamburgum")
    odd = written(drawn(tiny)._replace(leave_bias=np.full(3, 1.0)), tmp_path / "odd.npz")
    endless = written(drawn(tiny)._replace(enter_bias=np.full(WIDTH, np.nan)), tmp_path / "endless.npz")
    np.savez(tmp_path / "pickled.npz", enter=np.array([{}], dtype=object))
    nameless = tmp_path / "nameless.npz"
    np.savez(nameless, **{name: value for name, value in drawn(tiny)._asdict().items() if name != "scale"})
    strange = [tmp_path / f"strange{number}.npz" for number in range(3)]
    for path, about in zip(strange, (b"[]", b"5", b"null"), strict=True):
        np.savez(path, about=np.frombuffer(about, np.uint8))
    for path in (broken, other, odd, endless, nameless, tmp_path / "pickled.npz", *strange, tmp_path):
        with pytest.raises(BadOption, match="is not a network for"):
            load(path, tiny)


@pytest.mark.parametrize("what", ["rules", "features"])
def test_a_network_of_other_rules_or_features_is_refused(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("tiny")
    path = written(drawn(game), tmp_path / "tiny.npz")
    assert origin_of(path).learned == {"decisions": 12}
    load(path, game)
    if what == "rules":
        monkeypatch.setattr(game, "definition", replace(game.definition, version="tiny 0"))
    else:
        monkeypatch.setattr("wharfinger.bots.networks.meaning", lambda game: "other")
    with pytest.raises(BadOption, match="with other rules or features of"):
        load(path, game)


def test_weights_are_kept_in_16_bits(tmp_path: Path) -> None:
    game = registry.game("tiny")
    net = drawn(game)
    kept = load(written(net, tmp_path / "tiny.npz"), game)
    for name in Network._fields[1:]:
        assert getattr(kept, name) == pytest.approx(getattr(net, name), rel=1e-3, abs=1e-6)
    assert (tmp_path / "tiny.npz").stat().st_size < 2.5 * sum(part.size for part in net) + 4000
    assert list(tmp_path.iterdir()) == [tmp_path / "tiny.npz"]
