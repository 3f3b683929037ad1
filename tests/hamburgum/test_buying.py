"""HB-7 Trade: buying."""

import pytest

from .build import Table, choices, money, refused, stock, turn

PRINTED = {1: 20, 2: 50, 3: 100, 4: 150, 5: 200, 6: 260, 7: 330, 8: 410, 9: 500, 10: 600}


def price(units, beyond="pattern"):
    """The price of some units as a player pays it, who has just as much money as needed to buy more."""
    pos = Table(2, depot_beyond_10=beyond).player(0, money=100_000).position()
    words = " ".join(["timber=31+"] * (units // 31) + [f"timber={units % 31}"])
    turn(pos, f"move trade_1; buy {words}")
    assert stock(pos) == {"timber": units}
    return 100_000 - money(pos)


def most(held, beyond="pattern", **stock):
    """The most bricks on offer."""
    pos = Table(2, depot_beyond_10=beyond).player(0, money=held, **stock).position()
    bricks = [text.split()[0] for text in choices(pos, "move trade_1; buy bell=0")]
    return max(int(text.removeprefix("brick=").rstrip("+")) for text in bricks)


@pytest.mark.clause("HB-7.1")
@pytest.mark.parametrize("units", PRINTED)
def test_HB_7_1_printed_prices(units):
    assert price(units) == PRINTED[units]


@pytest.mark.clause("HB-7.1")
@pytest.mark.parametrize(
    "words", ["brick=4", "timber=4", "brick=2 timber=2", "bell=1 brick=1 timber=2", "bell=1 brick=3"]
)
def test_HB_7_1_the_mix_does_not_matter(words):
    pos = turn(Table(2).player(0, money=200).position(), f"move trade_1; buy {words}")
    assert money(pos) == 200 - 150
    assert sum(stock(pos).values()) == 4


@pytest.mark.clause("HB-7.2", "HB-R10")
@pytest.mark.parametrize(("units", "cost"), [(11, 710), (12, 830), (13, 960), (14, 1100), (20, 2150), (35, 6350)])
def test_HB_7_2_pattern_beyond_ten(units, cost):
    assert cost == 5 * units * (units + 1) + 50
    assert price(units) == cost


@pytest.mark.clause("HB-7.2")
def test_HB_7_2_the_formula_gives_the_printed_prices_from_4():
    assert {q: 5 * q * (q + 1) + 50 for q in range(4, 11)} == {q: PRINTED[q] for q in range(4, 11)}


@pytest.mark.clause("HB-7.3", "HB-R10")
@pytest.mark.parametrize(("units", "cost"), [(10, 600), (11, 620), (12, 650), (19, 1100), (20, 1200), (25, 1400)])
def test_HB_7_3_restart_beyond_ten(units, cost):
    assert price(units, "restart") == cost


@pytest.mark.clause("HB-7.3", "HB-R10", "HB-D7", "HB-D8")
def test_HB_7_3_cap_at_ten():
    assert most(100_000, "cap") == 10
    pos = Table(2, depot_beyond_10="cap").player(0, money=100_000).position()
    assert choices(pos, "move trade_1; buy bell=1 brick=4") == {f"timber={n}" for n in range(6)}
    turn(pos, "move trade_1; buy bell=1 brick=4 timber=5")
    assert money(pos) == 100_000 - 600


@pytest.mark.clause("HB-7.4", "HB-D7", "HB-D8", "HB-D6")
@pytest.mark.parametrize("held", [20, 40, 50, 90, 100, 140, 150, 190, 200, 250, 260, 330, 410, 500, 600, 700, 710])
def test_HB_7_4_the_price_must_be_in_hand(held):
    units = max([q for q, cost in PRINTED.items() if cost <= held] + [11] * (held >= 710))
    pos = Table(2).player(0, money=held).position()
    assert choices(pos, "move trade_1; buy") == {"bell=0", "bell=1"}
    none = "brick=0 timber=1" if units == 1 else "brick=0"  # a purchase of nothing is not offered
    assert choices(pos, "move trade_1; buy bell=0") == {none, *(f"brick={n}" for n in range(1, units + 1))}
    if units > 1:
        assert choices(pos, "move trade_1; buy bell=1") == {f"brick={n}" for n in range(units)}
        assert choices(pos, "move trade_1; buy bell=0 brick=1") == {f"timber={n}" for n in range(units)}


@pytest.mark.clause("HB-7.4")
def test_HB_7_4_money_goes_to_the_bank():
    pos = turn(Table(2).player(0, money=260).player(1, money=40).position(), "move trade_1; buy brick=6")
    assert (money(pos), money(pos, 1)) == (0, 40)


@pytest.mark.clause("HB-7.5", "HB-X6.d", "HB-D6", "HB-20.1")
def test_HB_7_5_at_most_one_bell():
    rich = Table(2).player(0, money=5000).position()
    assert choices(rich, "move trade_1; buy") == {"bell=0", "bell=1"}
    turn(rich, "move trade_1; buy bell=1")
    assert stock(rich) == {"bell": 1}
    holder = Table(2).player(0, money=5000, bell=1).position()
    holder.play("move trade_1; buy")
    assert not any(text.startswith("bell") for text in choices(holder))  # the lone 0 is taken by itself
    assert "cannot play" in refused(holder, "bell=1")
    turn(holder, "brick=1")
    assert stock(holder) == {"bell": 1, "brick": 1}


@pytest.mark.clause("HB-7.6", "HB-R43")
def test_HB_7_6_one_purchase_per_action():
    pos = Table(2).player(0, money=100).position()
    turn(pos, "move trade_1; buy brick=2")
    assert pos.actor == 1  # a second purchase of 2 for 50 is not offered
    assert money(pos) == 50
    assert price(4) == 150 > 2 * PRINTED[2]


@pytest.mark.clause("HB-7.7")
def test_HB_7_7_goods_cannot_be_bought():
    pos = Table(2).player(0, money=1000).position()
    for good in ("beer", "sugar", "cloth"):
        assert "cannot play" in refused(pos, f"move trade_1; buy {good}=1")


@pytest.mark.clause("HB-19.4", "HB-D8")
def test_HB_19_4_a_purchase_of_nothing_is_not_offered():
    pos = Table(2).player(0, money=60).position()
    assert choices(pos, "move trade_1; buy bell=0 brick=0") == {"timber=1", "timber=2"}
    assert choices(pos, "move trade_1; buy bell=0 brick=1") == {"timber=0", "timber=1"}
    assert choices(pos, "move trade_1; buy bell=1 brick=0") == {"timber=0", "timber=1"}


@pytest.mark.clause("HB-19.10")
@pytest.mark.parametrize(
    ("answers", "bricks", "timber"),
    [
        ("bell=0 brick=31+ brick=9 timber=0", 40, 0),
        ("bell=0 brick=31+ brick=0 timber=2", 31, 2),
        ("bell=0 brick=2 timber=31+ timber=7", 2, 38),
        ("bell=0 brick=31+ brick=3 timber=6", 34, 6),
    ],
)
def test_HB_19_10_counts_above_31_are_asked_in_steps(answers, bricks, timber):
    units = bricks + timber
    cost = 5 * units * (units + 1) + 50
    pos = Table(2).player(0, money=5 * 40 * 41 + 50).position()  # exactly 40 units
    turn(pos, f"move trade_1; buy {answers}")
    assert stock(pos) == {item: n for item, n in (("timber", timber), ("brick", bricks)) if n}
    assert money(pos) == 5 * 40 * 41 + 50 - cost
    assert pos.actor == 1


@pytest.mark.clause("HB-19.10", "HB-7.4")
def test_HB_19_10_the_rest_of_a_count_stays_within_the_money():
    pos = Table(2).player(0, money=5 * 40 * 41 + 50).position()
    assert "brick=31+" in choices(pos, "move trade_1; buy bell=0")
    assert choices(pos, "move trade_1; buy bell=0 brick=31+") == {f"brick={n}" for n in range(10)}
    assert choices(pos, "move trade_1; buy bell=0 brick=31+ brick=8") == {"timber=0", "timber=1"}


@pytest.mark.clause("HB-X6", "HB-X6.a", "HB-7.1")
def test_X6_a_five_units_for_200():
    pos = turn(Table(2).player(0, money=200).position(), "move trade_2; buy bell=1 brick=2 timber=2")
    assert stock(pos) == {"timber": 2, "brick": 2, "bell": 1}
    assert money(pos) == 0


@pytest.mark.clause("HB-X6", "HB-X6.b", "HB-7.2", "HB-7.3", "HB-7.4")
@pytest.mark.parametrize(
    ("held", "beyond", "units"),
    [
        (590, "pattern", 9),
        (600, "pattern", 10),
        (700, "pattern", 10),
        (710, "pattern", 11),
        (650, "restart", 12),
        (650, "cap", 10),
    ],
)
def test_X6_b_most_units(held, beyond, units):
    assert most(held, beyond) == units


@pytest.mark.clause("HB-X6", "HB-X6.c", "HB-7.4")
def test_X6_c_small_money():
    pos = Table(2).player(0, beer=1, money=10).position()
    assert "buy" not in choices(pos, "move trade_1")
    for held in (20, 30, 40):
        assert most(held) == 1
        pos = turn(Table(2).player(0, money=held).position(), "move trade_1; buy brick=1")
        assert (stock(pos), money(pos)) == ({"brick": 1}, held - 20)


@pytest.mark.clause("HB-X6", "HB-X6.d", "HB-7.5")
@pytest.mark.parametrize(("bell", "held"), [(0, 20), (0, 10_000), (1, 10_000)])
def test_X6_d_bells(bell, held):
    pos = Table(2).player(0, bell=bell, money=held).position()
    offered = {text for text in choices(pos, "move trade_1; buy") if text.startswith("bell")}
    assert offered == (set() if bell else {"bell=0", "bell=1"})
