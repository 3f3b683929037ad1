"""SY-6 Rules common to actions: being able to act, rings, offers of five slots."""

import pytest

from .build import Table, choices, money, reserve, slots, turn


def chooser(**options):
    """Seat 0 of 3 chooses; build leads, two tiles further back are taken, so choosing exchange pays 2."""
    return Table(3, **options).cubes(1, equipment=1).cubes(2, crew=1)


@pytest.mark.clause("SY-6.1", "SY-27.17")
def test_SY_6_1_income_and_tile_guilders_count():
    """The cheapest canal costs 1: income or a guilder on the tile makes it possible, nothing else does."""
    row = "build canal equipment crew goods employee exchange"
    pos = chooser().row(row).money(0, 0).canal_offer(None, None).chooses(0, "build")
    assert "canal" not in choices(pos)
    pos = chooser().row(row).money(0, 0).canal_offer(None, None).guilders(canal=1).chooses(0, "build")
    assert "canal" in choices(pos)
    row = "build equipment canal crew goods employee exchange"
    pos = chooser().row(row).money(0, 0).canal_offer(None, None).chooses(0, "build")
    assert "canal" in choices(pos)


@pytest.mark.clause("SY-6.2", "SY-27.17", "SY-23.10")
def test_SY_6_2_a_bonus_action_does_not_count():
    pos = chooser().money(0, 20).goods(0).chooses(0, "build")
    assert "exchange" not in choices(pos)
    pos = chooser(able_with_bonus="on").money(0, 20).goods(0).chooses(0, "build")
    assert "exchange" in choices(pos)
    pos.play("exchange")
    assert choices(pos) <= {f"purchase {name}" for name in slots(pos, "goods")}  # the bonus Purchase comes first
    tile = slots(pos, "goods")[0]
    turn(pos, f"purchase {tile}")
    assert pos.view()["goods"]["discard"].count(tile) == 1 and pos.view()["wheel"]["exchange"] == 1


@pytest.mark.clause("SY-23.10")
@pytest.mark.parametrize(("guilders", "able"), [(3, False), (4, True)])
def test_SY_23_10_the_bonus_purchase_must_be_payable(guilders, able):
    """With 2 guilders of income and 6 for the bonus action."""
    pos = chooser(able_with_bonus="on").money(0, guilders).goods(0).chooses(0, "build")
    assert ("exchange" in choices(pos)) == able
    pos = chooser(able_with_bonus="on").money(0, guilders).goods(0).goods_offer(None).chooses(0, "build")
    assert "exchange" not in choices(pos)


@pytest.mark.clause("SY-6.2", "SY-20.9")
def test_SY_6_2_the_final_action_uses_the_money_in_hand():
    pos = Table(3).money(0, 0).canal_offer(None, None).guilders(canal=3).final(0)
    assert "final canal" not in choices(pos) and "final equipment" in choices(pos)
    assert "final canal" in choices(Table(3).money(0, 1).canal_offer(None, None).final(0))


@pytest.mark.clause("SY-6.3", "SY-7.9")
def test_SY_6_3_build():
    row = "build canal equipment crew goods employee exchange"

    def able(table):
        return "build" in choices(table.row(row).chooses(0, "canal"))

    assert able(chooser().money(0, 0))
    assert able(chooser().money(0, 0).yard(0, "BBBB.SSSS"))
    assert not able(chooser().money(0, 9).yard(0, "BBBB.SSSS").no_parts("left", "right"))  # only a middle would fit
    poor = chooser().money(0, 0)
    for name in ("bow", "left", "right", "stern"):
        poor.offer(name, None)
    assert not able(poor)


@pytest.mark.clause("SY-6.3")
@pytest.mark.parametrize(("guilders", "able"), [(0, False), (1, True)])
def test_SY_6_3_canal_and_goods(guilders, able):
    row = "build canal goods equipment crew employee exchange"
    table = chooser().row(row).money(0, guilders).canal_offer(None).goods_offer(None)
    assert ({"canal", "goods"} <= choices(table.chooses(0, "build"))) == able


@pytest.mark.clause("SY-6.3", "SY-27.52")
def test_SY_6_3_equipment_crew_and_subsidy_always():
    table = Table(4).money(0, 0).goods(0).canal_offer(*[None] * 5).goods_offer(*[None] * 5)
    assert choices(table.no_parts().no_staff().begins()) == {"equipment", "crew", "subsidy"}


@pytest.mark.clause("SY-6.3", "SY-12.6")
@pytest.mark.parametrize(("guilders", "able"), [(0, False), (1, False), (2, True)])
def test_SY_6_3_employee_needs_steps_and_fee_together(guilders, able):
    """Only an engineer two steps ahead is left: 1 for the second step and 1 for the fee."""
    table = Table(3).marker("hiring", 0).posts(2, "engineer_sail").money(0, guilders).no_staff()
    table.s.employees[2] &= ~(1 << 17)
    table.s.staff_left[17] = 1
    assert ("employee" in choices(table.begins())) == able


@pytest.mark.clause("SY-6.3")
def test_SY_6_3_exchange_needs_a_goods_tile():
    assert "exchange" not in choices(Table(3).goods(0).begins())
    assert "exchange" in choices(Table(3).goods(0, "G06").begins())


@pytest.mark.clause("SY-6.4")
def test_SY_6_4_the_main_action_must_be_performed():
    pos = Table(3).money(0, 1).begins()
    for tile in ("canal", "goods", "employee", "exchange", "build"):
        other = pos.copy()
        other.play(tile)
        while other.actor == 0 and other.turn == 0:
            assert "end" not in choices(other) or tile == "build"
            other.play(other.legal_codes()[-1])
        if tile == "canal":
            assert len(other.view()["players"][0]["system"]) == 1
        elif tile == "goods":
            assert len(other.view()["players"][0]["goods"]) == 2
        elif tile == "employee":
            assert len(other.view()["players"][0]["employees"]) == 1
        elif tile == "exchange":
            assert other.view()["players"][0]["goods"] == []
        else:
            assert any(other.view()["players"][0]["yard"])


@pytest.mark.clause("SY-6.5", "SY-24.14")
def test_SY_6_5_nobody_owes_money():
    assert choices(Table(3).money(0, 2).asks(0, "equipment")) == {"steps 1", "steps 2", "steps 3"}
    pos = Table(3).money(0, 1).asks(0, "canal")
    assert choices(pos) == {f"rent {name}" for name in slots(pos, "canals")[:3]}
    turn(pos, f"rent {slots(pos, 'canals')[2]}")
    assert money(pos) == 0 and [money(pos, seat) for seat in (1, 2)] == [6, 6]


@pytest.mark.clause("SY-6.6")
def test_SY_6_6_markers_are_shared_and_stay():
    pos = Table(3).marker("equipment", "crane").begins()
    turn(pos, "equipment; steps 2")  # to cannon
    assert pos.view()["wheel"]["equipment"] == "cannon"
    turn(pos, "crew; bonus equipment; steps 1; main; steps 1")
    assert reserve(pos, 1)["chimney"] == 1 and pos.view()["wheel"]["equipment"] == "chimney"


@pytest.mark.clause("SY-6.7", "SY-6.8", "SY-27.23", "SY-12.1")
def test_SY_6_8_one_full_circle_on_the_hiring_ring():
    pos = Table(3).money(0, 9).marker("hiring", 3).asks(0, "employee")
    assert choices(pos) == {f"steps {n}" for n in range(1, 9)}
    pos.play("steps 8")
    assert pos.view()["wheel"]["hiring"] == 3 and money(pos) == 2


@pytest.mark.clause("SY-6.9", "SY-13.1", "SY-27.16", "SY-26.24")
def test_SY_6_9_the_exchange_marker():
    spaces = []
    for here in (0, 1, 2, 3, 4, 5, 6):
        pos = Table(3).marker("exchange", here).asks(0, "exchange")
        spaces.append(pos.view()["wheel"]["exchange"])
    assert spaces == [1, 2, 3, 4, 5, 6, 1]


@pytest.mark.clause("SY-6.10", "SY-6.11", "SY-2.14")
@pytest.mark.parametrize(("slot", "price"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize(("which", "verb"), [("goods", "purchase"), ("canals", "rent")])
def test_SY_6_11_prices_closing_up_and_refill(which, verb, slot, price):
    table = Table(3).money(0, 5)
    pos = table.asks(0, "canal" if which == "canals" else "goods")
    before = slots(pos, which)
    stack = [name for name in pos.dump()["table"][{"canals": "canal_stack", "goods": "goods_stack"}[which]] if name]
    turn(pos, f"{verb} {before[slot]}")
    assert money(pos) == 5 - price
    assert slots(pos, which) == before[:slot] + before[slot + 1 :] + [stack[-1]]


@pytest.mark.clause("SY-6.12", "SY-9.5", "SY-27.27")
def test_SY_6_12_an_empty_stack_is_made_of_the_discards():
    pos = Table(3).goods_stack().asks(0, "goods")
    offer, discard = slots(pos, "goods"), set(pos.view()["goods"]["discard"])
    assert len(discard) == 6
    turn(pos, f"purchase {offer[0]}")
    after = slots(pos, "goods")
    assert after[:4] == offer[1:] and after[4] in discard
    assert pos.view()["goods"]["discard"] == [] and pos.view()["goods"]["left"] == 5


@pytest.mark.clause("SY-6.12", "SY-27.27")
def test_SY_6_12_without_discards_the_slot_stays_empty_until_the_next_refill():
    table = Table(3).money(0, 5).goods_stack()
    table.s.goods[2] |= int(table.s.goods_discard)
    table.s.goods_discard = 0
    pos = turn(table.asks(0, "goods"), f"purchase {slots(table.pos, 'goods')[1]}")
    assert slots(pos, "goods")[4] is None
    # one more leaves, still nothing to refill with; then a tile is spent and two slots wait
    gone = slots(pos, "goods")[0]
    turn(pos, f"goods; purchase {gone}")
    assert slots(pos, "goods")[3:] == [None, None]
    turn(pos, "exchange; trade G03; coal=sell cloth=sell grain=sell")
    assert slots(pos, "goods")[3:] == [None, None]  # Exchange is no refill of the offer
    spent = pos.view()["goods"]["discard"]
    assert len(spent) == 1
    rest = slots(pos, "goods")
    pos.state.cubes[:] = 0
    pos.state.leading = -1
    pos.start_here()
    turn(pos, f"goods; purchase {rest[0]}")
    assert slots(pos, "goods") == [rest[1], rest[2], spent[0], None, None]  # the cheapest empty slot first
