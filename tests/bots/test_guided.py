"""Search with a learned network: it keeps to its budget, sees nothing hidden, and overrules a policy that loses."""

from __future__ import annotations

import os
import random
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wharfinger as wf
from tests.contract.digest import drawn
from wharfinger import bots
from wharfinger.bots import ask, digest, make, networks
from wharfinger.bots.networks import Network, blank, save
from wharfinger.bots.search.analysis import review
from wharfinger.bots.search.arrays import FIRST, NEXT, PRIOR, USED, VISITS
from wharfinger.bots.search.guided import SETTINGS, Guided, settings
from wharfinger.bots.search.player import LEVELS, Budget
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption

GAMES = ["tiny", "hamburgum", "le-havre", "shipyard"]


def running(game: str) -> Any:
    """The real games take long to compile: here they run as plain Python, with few simulations."""
    return nullcontext() if game == "tiny" else registry.compiling_nothing()


def written(net: Network, path: Path, game: str = "tiny") -> Path:
    save(path, registry.game(game), net._asdict(), {})
    return path


def forest(position: wf.Position, net: Network, seed: int = 1, **changes: float) -> Guided:
    return Guided(position.concealed(position.actor, 0), net, seed, 1, 200, **changes)


def grown(position: wf.Position, net: Network, **changes: float) -> list[tuple[int, int]]:
    made = forest(position, net, **changes)
    made.grow(60, None)
    return [(branch.code, branch.visits) for branch in made.branches()]


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_to_its_simulations_and_its_room(game: str) -> None:
    with running(game):
        position = wf.new(game, 2, seed=2)
        net = drawn(position.game, 1)
        for trees, wanted in ((1, 1), (2, 31)):
            made = Guided(position.concealed(position.actor, 0), net, 1, trees, wanted)
            assert made.grow(wanted, None, workers=1) == wanted == made.visits
            assert sum(branch.visits for branch in made.branches()) == wanted
            for growing in made.trees:
                assert growing.tree.head[USED] <= len(growing.tree.nodes)


def test_a_full_table_is_searched_on() -> None:
    position = wf.new("tiny", 2, seed=2)
    made = forest(position, drawn(position.game, 1))
    tree = made.trees[0].tree
    tree.head[USED] = len(tree.nodes) - 5
    made.grow(100, None)
    assert made.visits == 100 and tree.head[USED] == len(tree.nodes)


def test_children_are_in_order_and_as_likely_as_the_network_thinks() -> None:
    position = wf.new("tiny", 3, seed=5)
    net = blank(position.game, 12, 1)
    codes = position.legal_codes()
    net.leave_bias[codes] = np.log(np.arange(1, len(codes) + 1))
    made = forest(position, net)
    made.grow(200, None)
    tree = made.trees[0].tree
    likely = {code: float(tree.worth[child, PRIOR]) for code, child in made.trees[0].children(0)}
    total = sum(range(1, len(codes) + 1))
    assert list(likely) == codes
    assert list(likely.values()) == pytest.approx([k / total for k in range(1, len(codes) + 1)], rel=1e-5)
    for node in range(int(tree.head[USED])):
        below, child = [], int(tree.nodes[node, FIRST])
        while child >= 0:
            below.append(child)
            child = int(tree.nodes[child, NEXT])
        answers = [int(tree.nodes[child, 0]) for child in below]
        assert answers == sorted(set(answers))
        assert sum(int(tree.nodes[child, VISITS]) for child in below) <= tree.nodes[node, VISITS]


def sensible(position: wf.Position) -> list[int]:
    """The answers that throw nothing away for nothing."""
    codes, rules = position.legal_codes(), position.game.rules
    out = np.zeros(position.game.actions, np.int64)
    out[: len(codes)] = codes
    kept = rules.sensible(position.copy().state, out, len(codes)) if hasattr(rules, "sensible") else len(codes)
    return [int(code) for code in out[:kept]]


def last_decisions(count: int) -> list[tuple[wf.Position, list[tuple[float, int]]]]:
    """Positions in which every answer ends the game, some better than others for who gives it."""
    found, seed = [], 0
    while len(found) < count:
        seed += 1
        assert seed < 500
        position, dice = wf.new("tiny", 2, seed=seed), random.Random(seed)
        while not position.over:
            position.play(dice.choice(position.legal_codes()))
        position.undo()
        seat, worth = position.actor, []
        for code in position.legal_codes():
            after = position.copy()
            after.play(code)
            if not after.over:
                break
            places = after.places()
            worth.append(((places[seat] == 1) / places.count(1), after.scores()[seat]))
        if len(worth) == len(position.legal_codes()) and len({won for won, _ in worth}) > 1:
            found.append((position, worth))
    return found


def test_the_search_overrules_a_policy_that_loses(tmp_path: Path) -> None:
    for number, (position, worth) in enumerate(last_decisions(5)):
        codes = position.legal_codes()
        net = blank(position.game, 12, 1)
        net.leave_bias[codes[worth.index(min(worth))]] = 4.0
        path = written(net, tmp_path / f"{number}.npz")
        assert ask(make(f"network:{path}", 1), position) == codes[worth.index(min(worth))]
        found = ask(make(f"network[simulations=400]:{path}", 1), position)
        assert worth[codes.index(found)][0] == max(won for won, _ in worth)


def test_trust_says_whose_value_counts() -> None:
    position = wf.new("tiny", 2, seed=4)
    net = drawn(position.game, 1)
    other = net._replace(leave=net.leave.copy())
    other.leave[position.game.actions :] *= -1.0
    assert grown(position, net, trust=0.0) == grown(position, other, trust=0.0)
    assert grown(position, net, trust=0.5) != grown(position, net, trust=0.0)
    first, second = (forest(position, one) for one in (net, other))
    for made in (first, second):
        made.grow(60, None)
    assert first.root().points.tolist() != second.root().points.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_answer(game: str, tmp_path: Path) -> None:
    path = written(drawn(registry.game(game), 2), tmp_path / "net.npz", game)
    with running(game):
        position = wf.new(game, 2, seed=11)
        dice = random.Random(1)
        for _ in range(3):
            for _ in range(2 if game == "tiny" else 15):
                position.play(dice.choice(position.legal_codes()))
            worlds = [position, *(position.concealed(position.actor, seed) for seed in (1, 2))]
            bots = [make(f"network[simulations=12]:{path}", 4) for _ in worlds]
            for bot in bots:
                bot.ready(position.game)
            answers = {ask(bot, world) for bot, world in zip(bots, worlds, strict=True)}
            assert len(answers) == 1 and answers <= set(sensible(position))


def test_whole_games_are_played_and_always_the_same(tmp_path: Path) -> None:
    path = written(drawn(registry.game("tiny"), 3), tmp_path / "tiny.npz")
    played: list[list[int]] = [[], []]
    for moves in played:
        position, bot = wf.new("tiny", 3, seed=4), make(f"network[simulations=20]:{path}", seed=9)
        while not position.over:
            moves.append(ask(bot, position))
            position.play(moves[-1])
    assert played[0] == played[1] and len(played[0]) > 3


def test_settings_are_named_once() -> None:
    game = registry.game("shipyard")
    assert game.rules.EVALUATION.search["tries"] != SETTINGS["tries"]
    found = settings(game, 3, trust=0.25)
    assert dict(zip(SETTINGS, found.tolist(), strict=True)) == {
        **SETTINGS,
        "trust": 0.25,
        "tries": game.rules.EVALUATION.search["tries"],
        "score_weight": game.rules.EVALUATION.search.get("score_weight", SETTINGS["score_weight"]),
        "rounds": 1 + np.ceil(3 * game.rules.EVALUATION.search.get("rounds", SETTINGS["rounds"])),
    }


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("network[simulations=5]", "is given as network:FILE or"),
        ("network:", "is given as network:FILE or"),
        ("network[simulations=5,simulations=6]:x", "once each"),
        ("network[depth=5]:x", 'once each, not "depth=5"'),
        ("network[simulations=0]:x", 'must be 1 to 1000000, not "0"'),
        ("network[simulations=1.5]:x", "must be 1 to 1000000"),
        ("network[seconds=nan]:x", 'must be 0.01 to 86400, not "nan"'),
    ],
)
def test_a_wrong_spec_gets_one_sentence(spec: str, said: str) -> None:
    with pytest.raises(BadOption, match=said.replace("[", "\\[")):
        make(spec)


def test_a_search_by_time_has_a_name_and_a_budget(tmp_path: Path) -> None:
    spec = f"network[simulations=30,seconds=2.5]:{tmp_path / 'a,b.npz'}"
    bot: Any = make(spec)
    assert bot.name == spec
    assert (bot.budget.simulations, bot.budget.seconds) == (30, 2.5)


def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str = "tiny") -> Path:
    """A network that a game plays with."""
    path = written(drawn(registry.game(game), 1), tmp_path / "own.npz", game)
    monkeypatch.setenv("WHARFINGER_NETWORKS", f"other=x{os.pathsep}{game}={path}")
    return path


def test_a_game_with_a_network_has_a_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, position = registry.game("tiny"), wf.new("tiny", 2, seed=4)
    assert networks.own(game) is None and "master" not in bots.names(game)
    with pytest.raises(BadOption, match=f"no master for {game.definition.title}"):
        make("master", 1).ready(game)
    path = chosen(tmp_path, monkeypatch)
    assert networks.own(game) == path and "master" in bots.names(game)
    monkeypatch.setitem(LEVELS, "master", Budget(200, None, 2))
    assert ask(make("master", 3), position) == ask(make(f"network[simulations=200]:{path}", 3), position)


def test_a_network_guides_the_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = wf.new("tiny", 2, seed=4)
    before, after = (position.analyse(simulations=60, trees=1), position.copy())
    path = chosen(tmp_path, monkeypatch)
    found = position.analyse(simulations=60, trees=1)
    assert sum(line.visits for line in found.lines) and found.lines != before.lines
    mixed = digest(0, position.concealed(position.actor, 0).batch.tobytes())
    made = Guided(position.concealed(position.actor, 0), networks.load(path, position.game), mixed, 1, 60)
    made.grow(60, None)
    assert found.lines[0].moves[0] == made.branches()[0].code
    judged = review(position, found.lines[0].moves, simulations=60)
    assert judged.same and judged.loss == 0.0
    monkeypatch.delenv("WHARFINGER_NETWORKS")
    assert after.analyse(simulations=60, trees=1).lines == before.lines


def test_a_network_that_was_chosen_has_to_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = chosen(tmp_path, monkeypatch)
    monkeypatch.setenv("WHARFINGER_NETWORKS", f"hamburgum={path}")
    with pytest.raises(BadOption, match="is not a network for Hamburgum"):
        networks.of(registry.game("hamburgum"))
    monkeypatch.setenv("WHARFINGER_NETWORKS", f"hamburgum={tmp_path / 'none'}")
    with pytest.raises(BadOption, match="There is no file"):
        networks.check()
