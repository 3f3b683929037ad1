"""HB-5 Beer, Sugar, Cloth."""

import pytest

from .build import SITES, Table, stock, turn

MAKERS = {"beer": "brewer", "sugar": "sugar_refiner", "cloth": "cloth_maker"}


@pytest.mark.clause("HB-5.1", "HB-5.2", "HB-1.15", "HB-13.1")
@pytest.mark.parametrize("good", MAKERS)
@pytest.mark.parametrize("built", range(6))
def test_HB_5_1_one_and_one_for_each_own_building(good, built):
    table = Table(2).player(0, **{good: 7}).completed("dom", 0).sites(0, " ".join(SITES[MAKERS[good]][:built]))
    pos = turn(table.position(), f"move {good}")
    assert stock(pos) == {good: 7 + 1 + built}
    assert pos.actor == 1  # no choice


@pytest.mark.clause("HB-5.2")
def test_HB_5_2_no_limit():
    assert stock(turn(Table(2).player(0, beer=1000).position(), "move beer")) == {"beer": 1001}


@pytest.mark.clause("HB-5.3")
def test_HB_5_3_other_players_and_other_goods_do_not_count():
    table = Table(2).player(0).player(1).completed("dom", 0).completed("petri", 1)
    table.sites(0, "N2 J3 M1").sites(1, "N5 P1 C1")
    pos = table.position()
    assert stock(turn(pos.copy(), "move beer")) == {"beer": 3}  # N2 and J3, two parishes
    assert stock(turn(pos.copy(), "move sugar")) == {"sugar": 1}
    assert stock(turn(pos.copy(), "move cloth")) == {"cloth": 2}


@pytest.mark.clause("HB-5.3", "HB-13.6")
def test_HB_5_3_merchants_captains_officials_produce_nothing():
    table = Table(2).player(0).completed("dom", 0).sites(0, "M3 N1 M4").harbour("A", "AB")
    for good in MAKERS:
        assert stock(turn(table.position(), f"move {good}")) == {good: 1}


@pytest.mark.clause("HB-X3", "HB-5.1", "HB-5.3")
def test_X3_production():
    table = Table(2).player(0).completed("dom", 0).sites(0, "M5 N4 J5 P3")
    for good, amount in (("beer", 1), ("sugar", 4), ("cloth", 2)):
        assert stock(turn(table.position(), f"move {good}")) == {good: amount}
