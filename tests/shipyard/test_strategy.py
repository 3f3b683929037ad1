"""How good players see Shipyard: what a yard and a reserve are worth beside the contracts that are held."""

import pytest

from wharfinger.games.shipyard.strategy import GUIDE, contracts_with_yard, contracts_worth, value

from .positions import Table

W = GUIDE.weights({})


def with_yard(table: Table, fitting: bool) -> float:
    """What contracts gain if the yard sails."""
    now = contracts_worth(table.s, 0, 0.0, W)
    return float(contracts_with_yard(table.s, 0, 0.0, fitting, W) - now)


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
