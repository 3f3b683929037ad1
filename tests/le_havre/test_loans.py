"""LH-17 Loans and forced payments."""

import pytest

from .build import (
    STANDARD,
    Table,
    after,
    choices,
    disc,
    enterable,
    fleet,
    francs,
    lines_from,
    loans,
    owned,
    owner,
    payments,
    ships_on,
    starting,
    stock,
    ways,
)


def hungry(need, players=2, **goods):
    """Seat 0 has to feed a food number."""
    return Table(players).goods(0, **goods).owes(0, need)


@pytest.mark.clause("LH-17.1", "LH-8.12", "LH-5.4")
def test_LH_17_1_loans_only_inside_a_forced_payment():
    table = Table(2).town(*STANDARD[3:]).own(0, "joinery").ship_stack("s01").goods(0, fish=9, wood=9, clay=9, coal=3)
    pos = table.position()
    assert "loan" not in choices(pos)
    for card in enterable(pos):
        seen = after(pos, f"enter {card}")
        for _ in range(8):
            if seen.over or seen.phase in ("turn", "after_action"):
                break
            assert "loan" not in choices(seen)
            seen.play(seen.legal_codes()[0])
    assert "loan" not in choices(Table(2).final().position())


@pytest.mark.clause("LH-17.2", "LH-2.7")
def test_LH_17_2_a_loan_brings_4_francs():
    pos = hungry(4).own(0, "fishery").position()
    pos.play("loan")
    assert (loans(pos), francs(pos)) == (1, 0)


@pytest.mark.clause("LH-17.3", "LH-17.7", "LH-24.7.3")
@pytest.mark.parametrize("missing", range(1, 14))
def test_LH_17_3_never_more_loans_than_needed(missing):
    pos = hungry(missing + 3, fish=1, francs=2).position()  # nothing to sell, so the loans are forced
    number = -(-missing // 4)
    assert (loans(pos), stock(pos)) == (number, {"francs": 4 * number - missing} if missing % 4 else {})


@pytest.mark.clause("LH-17.3", "LH-16.7")
def test_LH_17_3_no_loan_while_food_and_francs_suffice():
    pos = hungry(5, fish=3, francs=2).own(0, "fishery").position()
    assert loans(pos) == 0 and stock(pos) == {}  # paid, not asked
    pos = hungry(5, meat=1, fish=3, francs=2).own(0, "fishery").position()
    assert pos.phase == "food" and "loan" not in choices(pos)
    assert all(loans(end) == 0 for _, end in lines_from(pos, "food"))


@pytest.mark.clause("LH-17.4", "LH-23.L")
def test_LH_17_4_nobody_is_obliged_to_sell():
    pos = hungry(4).own(0, "bank", "joinery").position()
    assert choices(pos) == {"loan", "sell bank", "sell joinery"}
    assert loans(after(pos, "loan")) == 1 and owned(after(pos, "loan")) == {"bank", "joinery"}
    assert loans(after(pos, "sell bank")) == 0


@pytest.mark.clause("LH-17.5", "LH-17.7")
def test_LH_17_5_interest_until_the_francs_suffice():
    table = Table(2, interest_mode="per_loan").own(0, "clay_mound", "joinery").loans(0, 6).francs(0, 1)
    pos = table.owes(0, 6, "interest").position()
    assert choices(pos) == {"loan", "sell clay_mound", "sell joinery"}
    pos.play("sell clay_mound")  # 2 of 6
    assert choices(pos) == {"loan", "sell joinery"}
    sold = after(pos, "sell joinery")  # 6 of 6: the step is closed
    assert sold.over and francs(sold) == 0 and loans(sold) == 6
    pos.play("loan")
    assert pos.over and (francs(pos), loans(pos)) == (0, 7)


@pytest.mark.clause("LH-17.5")
def test_LH_17_5_francs_left_over_are_kept():
    pos = Table(2).own(0, "bank").loans(0, 1).owes(0, 1, "interest").position()
    assert (francs(after(pos, "loan")), loans(after(pos, "loan"))) == (3, 2)
    assert francs(after(pos, "sell bank")) == 7


@pytest.mark.clause("LH-17.5", "LH-9.2")
def test_LH_17_5_food_does_not_pay_interest():
    pos = Table(2).goods(0, fish=9, meat=3).loans(0, 1).owes(0, 1, "interest").position()
    assert stock(pos) == {"fish": 9, "meat": 3, "francs": 3}


@pytest.mark.clause("LH-17.6", "LH-R51", "LH-24.7.1")
def test_LH_17_6_after_a_loan_all_food_goods_are_paid():
    # need 9: 2 fish, 1 bread, 3 francs; missing 2
    pos = hungry(9, fish=2, bread=1, francs=3).own(0, "joinery").position()
    pos.play("loan")
    assert pos.over and stock(pos) == {"francs": 2} and loans(pos) == 1


@pytest.mark.clause("LH-17.6", "LH-R51", "LH-24.7.2")
def test_LH_17_6_with_sales_alone_any_minimal_payment():
    pos = hungry(9, fish=2, bread=1, francs=3).own(0, "joinery").position()
    assert payments(pos, "sell joinery") == ways(
        "1 bread, 2 fish, 5 francs", "1 bread, 1 fish, 6 francs", "1 bread, 7 francs", "2 fish, 7 francs"
    )


@pytest.mark.clause("LH-17.6", "LH-R51")
@pytest.mark.parametrize("order", [("loan", "sell bank"), ("sell clay_mound", "loan")])
def test_LH_17_6_one_loan_is_enough_to_require_all_food(order):
    pos = hungry(12, fish=2, bread=1, francs=1).own(0, "bank", "clay_mound").position()  # missing 7
    for words in order:
        pos.play(words)
    while not pos.over:
        assert pos.phase == "forced"
        pos.play("loan")
    assert "fish" not in stock(pos) and "bread" not in stock(pos)


@pytest.mark.clause("LH-17.7")
def test_LH_17_7_each_step_only_while_something_is_missing():
    pos = hungry(6, francs=1).own(0, "bank", "joinery", "clay_mound").position()  # missing 5
    pos.play("sell clay_mound")  # 1, missing 4
    assert pos.phase == "forced"
    pos.play("sell bank")  # 8: more than needed
    assert pos.over and francs(pos) == 1 + 1 + 8 - 6 and owner(pos, "joinery") == 0


@pytest.mark.clause("LH-17.8", "LH-R52", "LH-24.7.6")
@pytest.mark.parametrize(
    ("players", "ship", "legal"),
    [
        (2, "s01", False),  # 1 franc, 4 food
        (2, "s09", False),  # 3 francs, 4 food
        (3, "s09", False),  # 3 francs, 3 food
        (4, "s09", True),  # 3 francs, 2 food
        (5, "s01", False),  # 1 franc, 1 food
        (5, "s05", True),  # 2 francs, 1 food
        (2, "s13", False),  # 5 francs, 5 food
        (2, "s15", True),  # 6 francs, 5 food
        (2, "s12", False),  # 5 francs, 7 food
        (2, "s17", True),  # 12 francs, 7 food
        (1, "s17", True),  # 12 francs, 10 food
        (1, "s16", False),  # 10 francs, 10 food
        (2, "s20", True),  # a luxury liner gives no food
    ],
)
def test_LH_17_8_selling_a_ship_must_lower_what_is_missing(players, ship, legal):
    pos = hungry(30, players).ships(0, ship).own(0, "fishery").position()
    assert any("ship" in text for text in starting(pos, "sell")) == legal


@pytest.mark.clause("LH-17.8", "LH-R52")
def test_LH_17_8_the_need_is_counted_anew():
    # two players: food 20, an iron ship of value 12 gives 5; 8 francs at hand, missing 7
    pos = hungry(20, francs=8).ships(0, "s15").position()
    assert (pos.phase, choices(pos)) == ("forced", {"loan", "sell iron_ship_12"})
    pos.play("sell iron_ship_12")  # 14 francs against 20: missing 6, nothing left to sell
    assert (loans(pos), francs(pos)) == (2, 14 + 8 - 20)
    assert fleet(pos) == set() and ships_on(pos, "iron") == ["s15"]


@pytest.mark.clause("LH-17.8")
def test_LH_17_8_at_interest_every_ship_may_be_sold():
    pos = Table(2).ships(0, "s01").loans(0, 1).owes(0, 1, "interest").position()
    assert starting(pos, "sell") == {"wooden_ship_2"}
    pos.play("sell wooden_ship_2")
    assert francs(pos) == 0 and loans(pos) == 1


@pytest.mark.clause("LH-17.9", "LH-5.14", "LH-5.15", "LH-5.19")
def test_LH_17_9_forced_sales_follow_the_rules_of_selling():
    pos = hungry(5, 3).own(0, "wharf_1", "fishery").modern("wharf_1").disc(1, "fishery").disc(0, "wharf_1").position()
    pos.play("sell fishery")
    assert pos.over and owner(pos, "fishery") == "town" and disc(pos, 1) is None and disc(pos) == "wharf_1"
    pos = hungry(5, 3).own(0, "wharf_1").modern("wharf_1").disc(0, "wharf_1").position()
    pos.play("sell wharf_1")
    assert disc(pos) is None and pos.state.modernised == 1 and francs(pos) == 2


@pytest.mark.clause("LH-17.9", "LH-5.18")
def test_LH_17_9_church_stadium_and_yacht_too():
    pos = hungry(30, 3).own(0, "church", "football_stadium", "luxury_yacht").position()
    assert starting(pos, "sell") == {"church", "football_stadium", "luxury_yacht"}
