"""SY-9 Purchase Commodities, SY-13 Exchange Commodities with the merchants of SY-15, SY-14 Receive Subsidy."""

import pytest

from .build import EMPLOYEES, Table, choices, money, refused, reserve, slots, turn


def goods(pos, seat=0):
    return [tile["id"] for tile in pos.view()["players"][seat]["goods"]]


@pytest.mark.clause("SY-9.1", "SY-9.2", "SY-25.10")
def test_SY_9_1_exactly_one_tile():
    pos = Table(3).money(0, 1).goods_offer("G06", "G07", "G08", "G09", "G10").goods(0, "G01").asks(0, "goods")
    assert choices(pos) == {"purchase G06", "purchase G07", "purchase G08"}
    turn(pos, "purchase G07")
    assert goods(pos) == ["G01", "G07"] and money(pos) == 0 and pos.actor == 1
    assert slots(pos, "goods")[:4] == ["G06", "G08", "G09", "G10"] and slots(pos, "goods")[4]


@pytest.mark.clause("SY-9.3")
def test_SY_9_3_no_limit():
    pos = Table(3).goods(0, "G06", "G07", "G08", "G09", "G10", "G11").asks(0, "goods")
    turn(pos, f"purchase {slots(pos, 'goods')[0]}")
    assert len(goods(pos)) == 7


@pytest.mark.clause("SY-9.4", "SY-13.8", "SY-9.5")
def test_SY_9_4_spent_tiles_go_to_the_discard():
    pos = Table(3).goods(0, "G06").asks(0, "exchange")
    turn(pos, "coal=sell coal=stoker coal=chimney")
    assert "G06" in pos.view()["goods"]["discard"] and goods(pos) == []


# -- SY-13, SY-14 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-13.1", "SY-13.2", "SY-25.14")
def test_SY_13_2_one_own_tile_equal_tiles_merged():
    pos = Table(3).goods(0, "G01", "G04", "G06", "G09").asks(0, "exchange")
    assert choices(pos) == {"trade G01", "trade G06", "trade G09"}
    pos.play("trade G09")
    assert sorted(goods(pos)) == ["G01", "G04", "G06"]
    assert pos.view()["wheel"]["exchange"] == 1  # no steps can be bought
    assert choices(pos) == {"coal=sell", "coal=stoker", "coal=chimney"}


@pytest.mark.clause("SY-13.2", "SY-25.15")
@pytest.mark.parametrize(
    ("tile", "order"), [("G01", "coal cloth grain"), ("G11", "coal cloth cloth"), ("G13", "coal grain grain")]
)
def test_SY_25_15_coal_then_cloth_then_grain(tile, order):
    pos = Table(3).goods(0, tile).asks(0, "exchange")
    for good in order.split():
        assert all(words.startswith(f"{good}=") for words in choices(pos))
        pos.play(f"{good}=sell")
    assert pos.actor == 1


@pytest.mark.clause("SY-13.3", "SY-15.3", "SY-15.1")
@pytest.mark.parametrize("levels", [(), (1,), (1, 2)])
@pytest.mark.parametrize(("good", "tile"), [("coal", "G06"), ("cloth", "G07"), ("grain", "G08")])
def test_SY_15_3_merchants(good, tile, levels):
    """Space 1 pays 2 for every good."""
    names = [f"merchant_{good}_{level}" for level in levels]
    others = [f"merchant_{one}_1" for one in ("coal", "cloth", "grain") if one != good]
    for extra in ([], others):
        table = Table(3).money(0, 0).goods(0, tile).staff(0, *names, *extra)
        pos = turn(table.asks(0, "exchange"), f"{good}=sell {good}=sell {good}=sell")
        assert money(pos) == 3 * (2 + len(levels))
    table = Table(3).money(0, 0).goods(0, tile).staff(1, f"merchant_{good}_1")
    assert money(turn(table.asks(0, "exchange"), f"{good}=sell {good}=sell {good}=sell")) == 6


@pytest.mark.clause("SY-13.2", "SY-13.3", "SY-26.22")
def test_SY_26_22_the_first_exchange_of_a_game():
    pos = turn(Table(3).money(0, 0).begins(), "exchange; coal=sell cloth=sell grain=sell")
    assert money(pos) == 6 and pos.view()["wheel"]["exchange"] == 1


@pytest.mark.clause("SY-13.3", "SY-13.6", "SY-15.3", "SY-26.21", "SY-26.23")
@pytest.mark.parametrize(
    ("words", "paid"), [("coal=sell coal=sell coal=sell", 18), ("coal=stoker coal=chimney coal=sell", 6)]
)
def test_SY_26_23_three_coal_with_both_merchants(words, paid):
    table = Table(3).money(0, 0).goods(0, "G06").marker("exchange", 5).staff(0, "merchant_coal_1", "merchant_coal_2")
    assert money(turn(table.asks(0, "exchange"), words)) == paid


@pytest.mark.clause("SY-13.4", "SY-13.5", "SY-13.6", "SY-15.3")
@pytest.mark.parametrize(
    ("good", "tile", "pieces"),
    [("coal", "G06", ("stoker", "chimney")), ("cloth", "G07", ("soldier", "sail", "cannon")),
     ("grain", "G08", ("captain", "businessman", "crane"))],
)  # fmt: skip
def test_SY_13_5_no_kind_twice(good, tile, pieces):
    pos = Table(3).money(0, 0).goods(0, tile).staff(0, f"merchant_{good}_1").asks(0, "exchange")
    first, second = pieces[:2]
    pos.play(f"{good}={first}")
    then = " coal=sell" if good == "coal" else ""  # the third coal could only be sold
    assert choices(pos) == {f"{good}=sell"} | {f"{good}={piece}{then}" for piece in pieces[1:]}
    assert refused(pos, f"{good}={first}")
    pos.play(f"{good}={second}{then}")
    if good == "coal":  # SY-13.6: the third is sold; the merchant adds to the sale only
        assert pos.actor == 1 and money(pos) == 3
    else:
        pos.play(f"{good}={pieces[2]}")
        assert money(pos) == 0
    assert reserve(pos) == dict.fromkeys(pieces if good != "coal" else pieces[:2], 1)


@pytest.mark.clause("SY-13.7", "SY-27.21")
def test_SY_13_7_swaps_do_not_call_engineers_or_recruiters():
    names = [name for name in EMPLOYEES if name.startswith(("engineer", "recruiter"))]
    pos = Table(3).goods(0, "G01").staff(0, *names).asks(0, "exchange")
    turn(pos, "coal=stoker cloth=sail grain=crane")
    assert reserve(pos) == {"stoker": 1, "sail": 1, "crane": 1}


@pytest.mark.clause("SY-13.1", "SY-23.11", "SY-27.16")
@pytest.mark.parametrize(("mode", "space", "paid"), [("skipped", 1, 6), ("counts", 0, 0)])
def test_SY_23_11_the_start_field(mode, space, paid):
    pos = Table(3, exchange_start_field=mode).money(0, 0).goods(0, "G01").marker("exchange", 6).asks(0, "exchange")
    assert pos.view()["wheel"]["exchange"] == space
    assert money(turn(pos, "coal=sell cloth=sell grain=sell")) == paid


@pytest.mark.clause("SY-23.11")
def test_SY_23_11_merchants_are_paid_on_the_start_field():
    table = Table(3, exchange_start_field="counts").money(0, 0).goods(0, "G06").marker("exchange", 6)
    table.staff(0, "merchant_coal_1", "merchant_coal_2")
    assert money(turn(table.asks(0, "exchange"), "coal=sell coal=sell coal=sell")) == 6


@pytest.mark.clause("SY-14.1", "SY-3.6")
def test_SY_14_1_subsidy():
    pos = turn(Table(4).money(0, 3).begins(), "subsidy")
    assert money(pos) == 5
    for players in (1, 2, 3):
        assert "subsidy" not in choices(Table(players).begins())
