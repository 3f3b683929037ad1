"""How good players see Shipyard: what a yard and a reserve are worth beside the contracts that are held."""

import numpy as np
import pytest

from wharfinger.games.shipyard.data import CONTRACTS, EMPLOYEES, PIECE
from wharfinger.games.shipyard.strategy import (
    EVALUATION,
    FEW,
    OF_CONTRACTS,
    OF_PIECES,
    WEIGHT,
    contracts_with_yard,
    contracts_worth,
    learnt,
    symbols_in_yard,
    value,
)

from .build import Table

W = EVALUATION.weights({})


def with_yard(table: Table, fitting: bool) -> float:
    """What contracts gain if the yard sails."""
    now = contracts_worth(table.s, 0, 0.0, W)
    yard = symbols_in_yard(table.s, 0)
    return float(contracts_with_yard(table.s, 0, 0.0, yard, fitting, now, W) - now)


def test_a_yard_counts_towards_the_contracts_it_would_meet() -> None:
    """SY-21.12: stokers pay 3 each. B01 and S01 show two cabins and one for a stoker, no ring."""
    table = Table(2).contracts(0, "rings", "stokers").yard(0, "B01 - S01").reserve(0, stoker=2)
    assert (with_yard(table, True), with_yard(table, False)) == (3, 6)
    table.staff(0, "constructor_stoker")
    assert (with_yard(table, True), with_yard(table, False)) == (6, 6)


def test_officers_are_captains_beyond_the_first() -> None:
    table = Table(2).contracts(0, "rings", "officers").yard(0, "B01 - S01").reserve(0, captain=4)
    assert (with_yard(table, True), with_yard(table, False)) == (6, 9)
    assert with_yard(table.reserve(0), False) == 0


def test_an_empty_yard_adds_nothing() -> None:
    table = Table(2).contracts(0, "rings", "stokers").reserve(0, stoker=3)
    assert with_yard(table, True) == with_yard(table, False) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stoker_is_worth_more_to_whoever_holds_the_contract_on_stokers(seat: int) -> None:
    def gain(*contracts: str) -> float:
        table = Table(2).contracts(seat, *contracts).yard(seat, "BMS......")
        table.reserve(seat, captain=1)
        before = value(table.s, seat, W)
        table.reserve(seat, captain=1, stoker=1)
        return float(value(table.s, seat, W) - before)

    assert gain("rings", "stokers") > gain("rings", "soldiers")


@pytest.mark.parametrize(("early", "expected"), [(1.0, 8.0), (0.25, 5.0), (0.0, 4.0)])
def test_a_learnt_worth_lies_between_early_and_late(early: float, expected: float) -> None:
    w = np.zeros(len(EVALUATION.hand))
    w[WEIGHT.worth_early + OF_PIECES + PIECE.stoker], w[WEIGHT.worth_late + OF_PIECES + PIECE.stoker] = 4.0, 2.0
    table = Table(2).reserve(0, stoker=2)
    assert learnt(table.s, 0, early, symbols_in_yard(table.s, 0), 0, w) == pytest.approx(expected)


def test_only_a_few_pieces_of_a_kind_and_what_one_has_count() -> None:
    w = np.zeros(len(EVALUATION.hand))
    (
        w[WEIGHT.worth_early + OF_PIECES + PIECE.stoker],
        w[WEIGHT.worth_early + OF_CONTRACTS + CONTRACTS.index("rings")],
    ) = 1.0, 0.5
    w[WEIGHT.worth_early + EMPLOYEES.index("helmsman")] = 10.0
    table = Table(2).contracts(0, "rings", "stokers").contracts(1, "boats", "soldiers").reserve(0, stoker=5)
    before = learnt(table.s, 0, 1.0, symbols_in_yard(table.s, 0), 0, w)
    assert before == pytest.approx(FEW + 0.5)
    assert learnt(table.s, 1, 1.0, symbols_in_yard(table.s, 1), 0, w) == 0
    assert learnt(table.staff(0, "helmsman").s, 0, 1.0, symbols_in_yard(table.s, 0), 0, w) == pytest.approx(before + 10)


def test_what_was_set_by_hand_learnt_nothing() -> None:
    assert not EVALUATION.hand[WEIGHT.worth_early : WEIGHT.worth_late + EVALUATION.sizes["worth_late"]].any()
