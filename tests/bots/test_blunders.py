"""Bots throw nothing away for nothing; `python -m benchmarks.blunders` plays many more games."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import wharfinger as wf
from benchmarks.blunders import TABLES, blunders
from tests.cases import Case, cases
from tests.le_havre.build import Table
from wharfinger import bots
from wharfinger.bots import networks
from wharfinger.bots.search.player import LEVELS, Budget, Search
from wharfinger.games.hamburgum.data import ITEM
from wharfinger.kernel import jit

GAMES, TOGETHER = 50, 5
"""Games of each kind, and how many of them one test plays."""
WITH_STRATEGY = ("hamburgum", "le-havre", "shipyard")


def medium(seat: int) -> Search:
    """The level by its simulations alone, whatever the machine's speed."""
    return Search("medium", seat, Budget(LEVELS["medium"].simulations, None, 1))


@pytest.mark.skipif(not jit.JIT, reason="whole games by search are for compiled code")
@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
@pytest.mark.parametrize("game", sorted(TABLES))
def test_medium_throws_nothing_away(game: str, first: int) -> None:
    shown: list[str] = []
    for number in range(first, first + TOGETHER):
        found = blunders(game, number, 100 + number, medium, shown.append)
        assert found.pop("turns") > 20
    assert not shown


@pytest.mark.parametrize("budget", [Budget(1, None, 1), Budget(60, 1e-9, 1)], ids=["simulations", "time"])
@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_who_has_no_time_throws_nothing_away(game: str, budget: Budget) -> None:
    """While a game is being compiled a turn has fewer simulations than decisions, and its time runs out."""
    position = wf.new(game, 2, seed=2)
    seats = [Search("medium", seat, budget) for seat in range(2)]
    for _ in range(150 if jit.JIT else 40):
        assert position.actor is not None
        code = bots.ask(seats[position.actor], position)
        assert position.phrase(code) in sensible(position)
        position.play(code)


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_a_network_throws_nothing_away(game: str, tmp_path: Path) -> None:
    """Whatever it has learned: here, nonsense."""
    position, path = wf.new(game, 2, seed=2), tmp_path / "nonsense.npz"
    net = networks.blank(position.game, 8, 1)
    net.leave_bias[:] = np.random.default_rng(1).normal(0.0, 9.0, net.leave_bias.shape)
    networks.save(path, position.game, net._asdict(), {})
    bot, fewer = bots.make(f"network:{path}", 3), 0
    for _ in range(150 if jit.JIT else 60):
        if position.over:
            break
        code = bots.ask(bot, position)
        kept = sensible(position)
        assert position.phrase(code) in kept
        fewer += len(kept) < len(position.legal_codes())
        position.play(code)
    assert fewer or game == "shipyard"  # there it is seldom so


def test_what_is_thrown_away_is_seen() -> None:
    """The counting itself: somebody who does such things is caught. (Idlers alone would never end a game.)"""

    class Spender:
        name = "spender"

        def __init__(self, wanted: tuple[str, ...]) -> None:
            self.wanted = wanted

        def ready(self, game: wf.Game, progress: object = None) -> None:
            pass

        def choose(self, position: wf.Position) -> int:
            answers = {str(action): action.code for action in position.legal()}
            found = [code for text, code in answers.items() if text.startswith(self.wanted)]
            return found[0] if found else random.Random(len(position.moves)).choice(list(answers.values()))

    seller = blunders(
        "le-havre", 0, 1, lambda seat: Spender(("sell ", "construct ", "enter building_firm", "take wood")), most=60
    )
    assert seller["sold a card without need"]
    idle = ("none", "ships 0", "stop", "move trade", "move church")
    idler = blunders("hamburgum", 0, 1, lambda seat: Spender(idle), most=60)
    assert idler["made a visit without effect"] + idler["paid for a visit without effect"]


@pytest.mark.parametrize("case", [case for case in cases() if case.game in WITH_STRATEGY], ids=lambda case: case.name)
def test_something_sensible_is_always_left(case: Case) -> None:
    position = case.new(seed=5)
    dice = random.Random(5)
    rules = position.game.rules
    fewer = 0
    for _ in range(300):
        if position.over:
            break
        codes = position.legal_codes()
        out = np.zeros(position.game.actions, np.int64)
        out[: len(codes)] = codes
        kept = [int(code) for code in out[: rules.sensible(position.copy().state, out, len(codes))]]
        assert kept
        assert kept == [code for code in codes if code in kept]
        fewer += len(kept) < len(codes)
        position.play(dice.choice(codes))
    assert fewer or position.seats == 1 or case.game == "shipyard"  # there it is seldom so


def sensible(position: wf.Position) -> list[str]:
    """The sensible answers in notation."""
    codes = position.legal_codes()
    out = np.zeros(position.game.actions, np.int64)
    out[: len(codes)] = codes
    return [position.phrase(int(code)) for code in out[: position.game.rules.sensible(position.state, out, len(codes))]]


def test_a_visit_of_the_rondel_has_an_effect() -> None:
    dump = wf.new("hamburgum", 2, seed=1, start_player="first_listed").dump()
    first = wf.load(dump)
    assert "move dockyard" in sensible(first)
    first.play("move dockyard")
    assert sensible(first) == ["ships 1"], "who is there builds"
    spent = wf.load(dump)
    spent.state.stock[0, ITEM.timber] = 0
    legal = {action.text for action in spent.legal()}
    assert legal - set(sensible(spent)) == {"move dockyard", "move guildhall"}, "both need timber"


def test_no_ship_is_sold_for_one_of_its_kind() -> None:
    """What is sold lies on top of its stack (LH-5.15) and is not bought back, so the ships below cannot be bought."""

    def table(stack: str, francs: int) -> wf.Position:
        return Table(length="short").ships(0, "s03").ship_stack(stack).francs(0, francs).to_move(0).position()

    sale = "sell wooden_ship_2"
    assert sale not in sensible(table("s01", 13)), "one franc short of a wooden ship"
    assert sale in sensible(table("s08", 19)), "one franc short of an iron ship"


def test_no_building_is_sold_for_a_fee_before_the_last_action() -> None:
    """A building goes for half its value (LH-5.11) and would be bought again at its price: an offer pays fees too."""

    def table() -> Table:
        return Table(length="short").own(0, "clay_mound").town("grocery_market", "marketplace")

    sale = "sell clay_mound"
    early = table().to_move(0).position()
    assert sale in {action.text for action in early.legal()} - set(sensible(early))
    assert sale in sensible(table().final().position()), "no fee can be earned any more"


def test_the_last_ship_sails() -> None:
    """Who scraps a ship keeps its captain (SY-16.4): of use as long as another ship may come."""
    found = {"sail": 0, "sail scrap": 0}
    for seed in range(1, 30):
        position = wf.new("shipyard", 2, seed=seed)
        players = [bots.make("greedy", seed + seat) for seat in range(2)]
        while not position.over:
            if position.phase == "launch" and len(position.legal_codes()) == 2:
                kept = " ".join(sensible(position))
                after = position.copy()
                after.play("scrap")
                another = after.actor == position.actor and after.phase in ("ship", "launch")
                assert (kept == "sail") == (position.view()["stage"] == "final_ship" and not another)
                found[kept] += 1
            assert position.actor is not None
            position.play(bots.ask(players[position.actor], position))
    assert all(found.values())
