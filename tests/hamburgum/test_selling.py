"""HB-6 Trade: selling."""

import random

import pytest

from .build import GOODS, SITES, Table, after, berths, best_loading, choices, money, prices, refused, stock, turn

MAKERS = dict(zip(GOODS, ("brewer", "sugar_refiner", "cloth_maker"), strict=True))


def market(price=(100, 100, 100), players=2, **options):
    """A table with some prices: seat 1, a church builder, owns as many buildings as that takes (HB-6.2)."""
    table = Table(players, **options).player(0).completed("dom", 1)
    for good, now in zip(GOODS, price, strict=True):
        table.sites(1, " ".join(SITES[MAKERS[good]][: (100 - now) // 10]))
    return table


def ships(table, own, dutchmen=()):
    """Own ships by berth; berths 1 and 2 are filled up with ships of the others (HB-8.12)."""
    rows = {}
    for number in (3, 2, 1):
        row = "A" * own.count(number) + "F" * list(dutchmen).count(number)
        rows[number] = row
    deepest = min((number for number in (1, 2, 3) if rows[number]), default=3)
    others = dict.fromkeys(range(1, table.seats), 5)
    for number in (2, 1):
        if number >= deepest:
            rows[number] = fill(rows[number], table.seats, others)
    if not rows[3]:
        rows[3] = fill("", 1, others)
    if dutchmen:
        table.sites(1, " ".join(SITES["captain"][: len(dutchmen)]))
    return table.harbour(rows[3], rows[2], rows[1])


def fill(row, room, others):
    while len(row) < room:
        seat = max(others, key=others.get)
        others[seat] -= 1
        row += "ABCDE"[seat]
    return row


def sale(table, sold, **held):
    """The money that a sale brings seat 0, who holds just what is sold unless `held` says otherwise."""
    held = held or dict(zip(GOODS, sold, strict=True))
    pos = table.player(0, **held).position()
    words = " ".join(f"{good}={count}" for good, count in zip(GOODS, sold, strict=True) if count)
    turn(pos, f"move trade_1; sell {words}")
    return money(pos), stock(pos)


@pytest.mark.clause("HB-6.1")
def test_HB_6_1_sell_or_buy_never_both():
    pos = Table(2).player(0, beer=2, money=500).position()
    assert choices(pos, "move trade_1") == {"sell", "buy", "none"}
    assert after(pos, "move trade_1; sell beer=1").actor == 1
    assert after(pos, "move trade_1; buy bell=0 brick=1 timber=0").actor == 1
    refused(pos, "move trade_1; sell beer=1 buy brick=1")


@pytest.mark.clause("HB-6.2", "HB-13.1", "HB-R4", "HB-20.6")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(("built", "price"), [(0, 100), (1, 90), (2, 80), (3, 70), (4, 60), (5, 50)])
def test_HB_6_2_price_by_buildings_on_the_map(good, built, price):
    sites = SITES[MAKERS[good]][:built]
    table = Table(3).completed("dom", 1).completed("petri", 2)  # whoever owns them
    table.sites(1, " ".join(sites[::2])).sites(2, " ".join(sites[1::2]))
    table.player(0, **{good: 1})
    pos = table.position()
    assert dict(zip(GOODS, prices(pos), strict=True)) == {**dict.fromkeys(GOODS, 100), good: price}
    turn(pos, f"move trade_1; sell {good}=1")
    assert money(pos) == price


@pytest.mark.clause("HB-6.3", "HB-D3", "HB-D4", "HB-D5")
def test_HB_6_3_any_number_up_to_the_number_held():
    pos = Table(2).player(0, beer=2, sugar=1, cloth=3).position()
    pos.play("move trade_1; sell")
    assert choices(pos) == {"beer=0", "beer=1", "beer=2"}
    pos.play("beer=1")
    assert choices(pos) == {"sugar=0", "sugar=1"}
    pos.play("sugar=0")
    assert choices(pos) == {"cloth=0", "cloth=1", "cloth=2", "cloth=3"}
    pos.play("cloth=3")
    assert stock(pos) == {"beer": 1, "sugar": 1}


@pytest.mark.clause("HB-6.4")
@pytest.mark.parametrize(("berth", "money"), [(3, 3 * 100 + 30), (2, 2 * 100 + 60), (1, 100 + 90)])
def test_HB_6_4_a_ship_carries_as_many_units_as_its_berth(berth, money):
    assert sale(ships(market(), [berth]), (4, 0, 0)) == (money, {})


@pytest.mark.clause("HB-6.5")
def test_HB_6_5_one_kind_of_good_per_ship():
    assert sale(ships(market(), [3]), (1, 1, 1))[0] == 100 + 30 + 30


@pytest.mark.clause("HB-6.6", "HB-R8")
def test_HB_6_6_several_ships_may_carry_the_same_good():
    assert sale(ships(market(), [3, 3]), (6, 0, 0))[0] == 600


@pytest.mark.clause("HB-6.7")
def test_HB_6_7_ships_may_sail_partly_loaded_or_empty():
    assert sale(ships(market(), [3, 3, 2]), (1, 1, 0))[0] == 200


@pytest.mark.clause("HB-6.8", "HB-6.9", "HB-R9")
def test_HB_6_8_carried_units_bring_the_price_others_30():
    assert sale(ships(market((70, 80, 90)), [2]), (0, 0, 5))[0] == 2 * 90 + 3 * 30
    assert sale(ships(market((70, 80, 90)), []), (1, 1, 1))[0] == 90


@pytest.mark.clause("HB-6.10", "HB-6.11", "HB-19.9", "HB-R9")
@pytest.mark.parametrize("dutchman_sales", ["none", "shared"])
def test_HB_6_11_best_of_all_loadings(dutchman_sales):
    draw = random.Random(611)
    for _ in range(60):
        price = tuple(draw.randrange(50, 101, 10) for _ in GOODS)
        dutchmen = [draw.choice((3, 2, 1)) for _ in range(draw.randrange(4))]
        own = [draw.choice((3, 2, 1)) for _ in range(draw.randrange(6))]
        full = [number for number in (3, 2, 1) if (own + dutchmen).count(number) > 5]
        if full:
            continue
        sold = tuple(draw.randrange(9) for _ in GOODS)
        if not any(sold):
            continue
        table = ships(market(price, 5, dutchman_sales=dutchman_sales), own, dutchmen)
        carriers = own + dutchmen if dutchman_sales == "shared" else own
        assert sale(table, sold) == (best_loading(sold, price, carriers), {})


@pytest.mark.clause("HB-6.11", "HB-6.14")
def test_HB_6_11_eight_ships():
    table = ships(market((60, 80, 70), 5, dutchman_sales="shared"), [3, 3, 2, 2, 1], [3, 2, 1])
    sold = (5, 7, 4)
    assert sale(table, sold)[0] == best_loading(sold, (60, 80, 70), [3, 3, 2, 2, 1, 3, 2, 1])


@pytest.mark.clause("HB-6.12")
def test_HB_6_12_units_go_to_the_bank():
    assert sale(ships(market(), [3]), (2, 0, 1), beer=3, sugar=2, cloth=1) == (230, {"beer": 1, "sugar": 2})


@pytest.mark.clause("HB-6.13")
def test_HB_6_13_selling_changes_no_price_and_moves_no_ship():
    table = ships(market((80, 100, 70)), [3, 2]).player(0, beer=9, cloth=4, prestige=1)
    pos = table.position()
    before = prices(pos), berths(pos)
    turn(pos, "move trade_1; sell beer=6")
    assert money(pos) == 5 * 80 + 30
    assert (prices(pos), berths(pos)) == before
    turn(pos, "move beer")
    turn(pos, "move trade_2; sell beer=3 cloth=2")  # every ship again
    assert money(pos) == 430 + 3 * 80 + 2 * 70


@pytest.mark.clause("HB-6.14", "HB-R7")
@pytest.mark.parametrize(("switch", "money"), [("none", 30 * 6), ("shared", 5 * 90 + 30)])
def test_HB_6_14_flying_dutchmen_carry_only_if_shared(switch, money):
    assert sale(ships(market((90, 100, 100), dutchman_sales=switch), [], [3, 2]), (6, 0, 0))[0] == money


@pytest.mark.clause("HB-6.14")
def test_HB_6_14_ships_of_others_never_carry():
    assert sale(ships(market(dutchman_sales="shared"), []), (3, 0, 0))[0] == 90


@pytest.mark.clause("HB-6.15", "HB-7.7")
def test_HB_6_15_materials_cannot_be_sold_and_goods_not_bought():
    pos = Table(2).player(0, timber=5, brick=5, bell=1, money=10).position()
    assert after(pos, "move trade_1").actor == 1  # nothing to sell, no money to buy: a lone none
    pos = Table(2).player(0, beer=1, timber=5, money=100).position()
    refused(pos, "move trade_1; sell timber=1")
    refused(pos, "move trade_1; buy beer=1")


@pytest.mark.clause("HB-D2", "HB-6.1", "HB-7.4", "HB-X6.c")
@pytest.mark.parametrize(
    ("beer", "money", "legal"),
    [(1, 10, {"sell", "none"}), (0, 20, {"buy", "none"}), (1, 20, {"sell", "buy", "none"})],
)
def test_D2_trade_modes(beer, money, legal):
    assert choices(Table(2).player(0, beer=beer, money=money).position(), "move trade_2") == legal


@pytest.mark.clause("HB-19.4", "HB-D3", "HB-D4", "HB-D5")
@pytest.mark.parametrize(
    ("held", "words", "legal"),
    [
        ({"beer": 2}, "sell", {"beer=1", "beer=2"}),
        ({"beer": 1, "sugar": 2}, "sell beer=0", {"sugar=1", "sugar=2"}),
        ({"beer": 1, "sugar": 2}, "sell beer=1", {"sugar=0", "sugar=1", "sugar=2"}),
        ({"beer": 1, "sugar": 1, "cloth": 2}, "sell beer=0 sugar=0", {"cloth=1", "cloth=2"}),
        ({"beer": 1, "cloth": 2}, "sell beer=0", {"cloth=1", "cloth=2"}),
        ({"beer": 1, "sugar": 1, "cloth": 2}, "sell beer=0 sugar=1", {"cloth=0", "cloth=1", "cloth=2"}),
    ],
)
def test_HB_19_4_a_sale_of_nothing_is_not_offered(held, words, legal):
    assert choices(Table(2).player(0, **held).position(), f"move trade_1; {words}") == legal


@pytest.mark.clause("HB-19.2")
def test_HB_19_2_a_single_unit_is_sold_without_asking():
    pos = Table(2).player(0, cloth=1).position()
    pos.play("move trade_1; sell")
    assert (pos.actor, money(pos), stock(pos)) == (1, 100, {})


@pytest.mark.clause("HB-19.10", "HB-6.3")
@pytest.mark.parametrize(
    ("held", "answers", "sold"),
    [
        (31, "beer=31", 31),
        (32, "beer=31+ beer=0", 31),
        (32, "beer=31+ beer=1", 32),
        (40, "beer=12", 12),
        (62, "beer=31+ beer=31", 62),
        (70, "beer=31+ beer=31+ beer=8", 70),
        (70, "beer=31+ beer=5", 36),
    ],
)
def test_HB_19_10_counts_above_31_are_asked_in_steps(held, answers, sold):
    pos = turn(Table(2).player(0, beer=held).position(), f"move trade_1; sell {answers}")
    assert stock(pos) == ({"beer": held - sold} if held > sold else {})
    assert money(pos) == 3 * 100 + (sold - 3) * 30  # one ship in berth 3
    assert pos.actor == 1


@pytest.mark.clause("HB-X4", "HB-6.4", "HB-6.5", "HB-6.8", "HB-6.9")
@pytest.mark.parametrize(("sold", "money", "kept"), [((3, 1, 0), 290, {"sugar": 1}), ((3, 2, 0), 320, {})])
def test_X4_a_sale(sold, money, kept):
    table = ships(market((70, 80, 100), 3), [3, 1])
    assert sale(table, sold, beer=3, sugar=2) == (money, kept)


@pytest.mark.clause("HB-X5", "HB-6.4", "HB-6.5", "HB-6.6", "HB-6.7", "HB-6.8", "HB-6.9", "HB-6.10", "HB-6.11")
@pytest.mark.parametrize(
    ("price", "own", "sold", "money"),
    [
        ((100, 100, 100), [3], (1, 1, 1), 160),
        ((60, 100, 90), [3, 2, 1], (4, 2, 1), 500),
        ((50, 100, 100), [3, 3], (6, 0, 0), 300),
        ((50, 100, 100), [3, 3], (7, 0, 0), 330),
        ((100, 100, 100), [], (2, 0, 1), 90),
        ((60, 100, 100), [3, 1], (3, 1, 0), 280),
        ((100, 90, 80), [2, 2], (2, 2, 2), 440),
        ((70, 100, 60), [3, 2, 2], (5, 0, 3), 500),
        ((50, 100, 100), [3, 1, 1], (4, 4, 0), 540),
        ((80, 70, 100), [3, 2], (2, 3, 0), 370),
        ((100, 60, 100), [3, 3], (0, 5, 2), 440),
    ],
)
def test_X5_more_sales(price, own, sold, money):
    table = ships(market(price), own)
    assert prices(table.position()) == price
    assert sale(table, sold) == (money, {})


@pytest.mark.clause("HB-X5", "HB-6.14")
def test_X5_with_a_shared_flying_dutchman():
    assert sale(ships(market(dutchman_sales="shared"), [3], [2]), (1, 1, 1))[0] == 230
    assert sale(ships(market(), [3], [2]), (1, 1, 1))[0] == 160


@pytest.mark.clause("HB-X12", "HB-6.2", "HB-13.1")
def test_X12_price_drop():
    table = Table(2).player(0, timber=3, brick=3).completed("dom", 0)
    pos = table.sites(0, "N2 M1 M2").position()
    assert prices(pos) == (90, 100, 80)
    turn(pos, "move guildhall; build P3; build N5; build J4")
    assert prices(pos) == (80, 100, 60)


@pytest.mark.clause("HB-6.2", "HB-13.1")
def test_HB_13_1_the_price_falls_at_once():
    pos = Table(2).player(0, timber=2, brick=2).completed("dom", 0).position()
    pos.play("move guildhall; build N2")
    assert prices(pos) == (90, 100, 100)
