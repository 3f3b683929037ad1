"""SY-8 to SY-15: canals, goods, exchange, rings and employees."""

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard.rules.wheel import steps_price

from .build import Table, held, step, words


@pytest.mark.clause("SY-26.17", "SY-10.1", "SY-10.2", "SY-10.3", "SY-6.7", "SY-6.8")
@pytest.mark.parametrize(
    ("steps", "price", "gained"),
    [(1, 0, {"chimney": 1, "crane": 1, "sail": 1}), (2, 1, {"crane": 2, "sail": 1}), (3, 2, {"crane": 1, "sail": 2}),
     (4, 3, {"cannon": 1, "crane": 1, "sail": 1})],
)  # fmt: skip
def test_engineers(steps, price, gained):
    table = Table(2).staff(0, "engineer_crane", "engineer_sail").money(0, 5)
    table.s.marker[t.RING.equipment] = 2
    pos = table.decide("equipment")
    step(pos, f"steps {steps}")
    assert pos.state.money[0] == 5 - price
    assert {piece: held(pos, 0, piece) for piece in t.PIECES if held(pos, 0, piece)} == gained


@pytest.mark.clause("SY-11.1", "SY-11.2", "SY-2.15")
def test_recruiters():
    table = Table(2).staff(0, "recruiter_stoker").money(0, 0)
    table.s.marker[t.RING.crew] = 0
    pos = table.decide("crew")
    assert pos.legal_codes() != []
    step(pos, "steps 1")
    assert (held(pos, 0, "soldier"), held(pos, 0, "stoker")) == (1, 1)


@pytest.mark.clause("SY-26.18", "SY-26.19", "SY-15.8", "SY-15.9")
def test_prices_of_steps():
    assert [steps_price(steps, 0) for steps in range(1, 5)] == [0, 1, 2, 3]
    assert [steps_price(steps, 2) for steps in range(1, 5)] == [0, 0, 0, 1]
    assert [steps_price(steps, 0) for steps in range(1, 9)] == list(range(8))
    assert [steps_price(steps, 3) for steps in range(1, 9)] == [0, 0, 0, 0, 1, 2, 3, 4]


@pytest.mark.clause("SY-15.8", "SY-25.11")
def test_an_accountant_without_money():
    pos = Table(2).staff(0, "accountant").money(0, 0).decide("crew")
    assert words(pos) == ["steps 1", "steps 2", "steps 3"]


@pytest.mark.clause("SY-23.17", "SY-15.2")
def test_extra_pieces_may_be_asked_for():
    table = Table(2, bonus_pieces="ask").staff(0, "engineer_crane", "engineer_sail")
    table.s.marker[t.RING.equipment] = 1
    pos = table.decide("equipment")
    step(pos, "steps 1")
    assert pos.phase == "gift"
    step(pos, "leave")
    step(pos, "take")
    assert (held(pos, 0, "cannon"), held(pos, 0, "crane"), held(pos, 0, "sail")) in [(1, 0, 1), (1, 1, 0)]


def hiring(*staff, money=9, wanted="engineer_crane", steps=2):
    """A table where an employee stands some steps away, beside two that nobody can take."""
    table = Table(2).staff(0, *staff).money(0, money)
    s = table.s
    s.marker[t.RING.hiring] = 0
    place = int((s.posts == t.EMPLOYEES.index(wanted)).argmax())
    s.posts[place], s.posts[3 * steps] = s.posts[3 * steps], s.posts[place]
    return table


@pytest.mark.clause("SY-26.20", "SY-12.1", "SY-12.3", "SY-12.7", "SY-27.51")
@pytest.mark.parametrize(("staff", "price"), [([], 2), (["foreman"], 1)])
def test_hiring_an_engineer_two_steps_away(staff, price):
    pos = hiring(*staff).decide("search")
    step(pos, "steps 2")
    if pos.phase == "hire":
        step(pos, "hire engineer_crane")
    assert pos.state.money[0] == 9 - price
    assert pos.view(0)["players"][0]["employees"] == sorted([*staff, "engineer_crane"], key=t.EMPLOYEES.index)


@pytest.mark.clause("SY-26.21", "SY-12.4", "SY-12.5", "SY-12.6", "SY-27.24")
def test_level_two_needs_level_one_and_nobody_owns_a_kind_twice():
    table = hiring(wanted="merchant_coal_2")
    table.s.staff_left[:] = 0
    table.s.staff_left[t.EMPLOYEES.index("merchant_coal_2")] = 1
    pos = table.decide("search")
    assert pos.legal_codes() == []
    table.s.employees[0] |= 1 << t.EMPLOYEES.index("merchant_coal_1")
    assert words(pos) == ["steps 2"]
    table.s.employees[0] |= 1 << t.EMPLOYEES.index("merchant_coal_2")
    assert pos.legal_codes() == []


# -- goods and exchange --------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-26.22", "SY-13.1", "SY-13.2", "SY-13.8", "SY-6.9")
def test_the_first_exchange_of_a_game():
    table = Table(2).money(0, 0)
    table.s.exchange_marker = 0
    table.s.stage = 1
    table.s.finals = 1
    pos = table.decide("final")
    step(pos, "final exchange")
    for good in ("coal", "cloth", "grain"):
        step(pos, f"{good}=sell")
    assert pos.state.money[0] == 6
    assert pos.state.goods_discard == 1


@pytest.mark.clause("SY-26.23", "SY-13.3", "SY-13.4", "SY-13.5", "SY-13.6", "SY-15.3")
def test_three_coal_with_both_merchants():
    def table():
        made = Table(2).goods(0, "G06").staff(0, "merchant_coal_1", "merchant_coal_2").money(0, 0)
        made.s.exchange_marker = 6
        return made.decide("trade")

    pos = table()
    assert words(pos) == ["trade G06"]
    pos.play(pos.legal()[0])
    step(pos, "coal=sell")
    step(pos, "coal=sell")
    step(pos, "coal=sell")
    assert pos.state.money[0] == 18
    pos = table()
    pos.play(pos.legal()[0])
    step(pos, "coal=stoker")
    assert words(pos) == ["coal=sell", "coal=chimney coal=sell"]
    step(pos, "coal=chimney coal=sell")
    assert pos.state.money[0] == 6


@pytest.mark.clause("SY-26.24", "SY-23.11", "SY-27.16")
@pytest.mark.parametrize(
    ("start_field", "round_trip"), [("skipped", [1, 2, 3, 4, 5, 6, 1]), ("counts", [1, 2, 3, 4, 5, 6, 0])]
)
def test_the_exchange_marker(start_field, round_trip):
    from wharfinger.games.shipyard.rules.market import move_exchange_marker
    from wharfinger.kernel.events import NO_EVENTS

    s = wf.new("shipyard", 2, 1, exchange_start_field=start_field).state
    seen = []
    for _ in range(7):
        move_exchange_marker(s, NO_EVENTS)
        seen.append(int(s.exchange_marker))
    assert seen == round_trip


@pytest.mark.clause("SY-25.14")
def test_equal_goods_tiles_are_merged():
    pos = Table(1).goods(0, "G01", "G02", "G06").decide("trade")
    assert words(pos) == ["trade G01", "trade G06"]


@pytest.mark.clause("SY-9.1", "SY-9.2", "SY-6.10", "SY-6.11", "SY-2.14")
def test_purchase_closes_up_the_offer():
    pos = Table(2).money(0, 1).decide("goods")
    before = list(pos.state.goods_offer)
    assert len(words(pos)) == 3
    pos.play(pos.legal()[1])
    assert pos.state.money[0] == 0
    assert list(pos.state.goods_offer[:4]) == [before[0], *before[2:]]


@pytest.mark.clause("SY-9.4", "SY-9.5", "SY-6.12")
def test_spent_goods_are_shuffled_when_the_stack_is_empty():
    table = Table(2)
    s = table.s
    s.goods_discard = sum(1 << int(tile) for tile in s.goods_stack if tile >= 0)
    s.goods_stack[:] = -1
    s.goods_left = 0
    pos = table.decide("goods")
    events = pos.play(pos.legal()[0])
    assert "reshuffled" in [event.name for event in events]
    assert s.goods_discard == 0
    assert (s.goods_offer >= 0).all()


@pytest.mark.clause("SY-6.12", "SY-27.27")
def test_a_slot_that_cannot_be_refilled_stays_empty():
    table = Table(2)
    s = table.s
    s.goods_out = sum(1 << int(tile) for tile in s.goods_stack if tile >= 0)
    s.goods_stack[:] = -1
    s.goods_left = 0
    pos = table.decide("goods")
    pos.play(pos.legal()[0])
    assert s.goods_offer[4] == -1


# -- canals --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-8.1", "SY-8.2", "SY-8.3", "SY-25.8")
def test_cells_beside_the_system():
    pos = Table(2).lay(0, "C19", 0, 0).lay(0, "C20", 1, 0).lay(0, "C21", 0, 1).decide("cell", 0, 0)
    assert sorted(words(pos)) == sorted(["at 0,-1", "at -1,0", "at 1,-1", "at 2,0", "at 1,1", "at -1,1", "at 0,2"])


@pytest.mark.clause("SY-8.2", "SY-8.4", "SY-8.8", "SY-23.12")
@pytest.mark.parametrize(("rotation", "turns"), [("free", 4), ("none", 1)])
def test_the_first_canal(rotation, turns):
    pos = Table(2, canal_rotation=rotation).money(0, 9).decide("canal")
    canal = int(pos.state.canal_offer[2])
    pos.play(pos.legal()[2])
    if turns > 1:
        assert words(pos) == ["turned 0", "turned 90", "turned 180", "turned 270"]
        step(pos, "turned 90")
    laid = pos.view(0)["players"][0]["system"]
    assert [(one["id"], one["x"], one["y"], one["turn"]) for one in laid] == [(c.CANALS[canal], 0, 0, 90 * (turns > 1))]
    assert pos.state.figure[0] == -1
    assert pos.state.money[0] == 9 - 1


@pytest.mark.clause("SY-8.4")
def test_spaces_are_named_as_they_lie_after_turning():
    pos = Table(2).lay(0, "C07", 0, 0, 1).position()
    assert pos.view(0)["players"][0]["system"][0]["symbols"] == {
        "E": "military", "S": "business", "W": "blue_riband", "N": "ring",
    }  # fmt: skip


@pytest.mark.clause("SY-8.14", "SY-27.28")
def test_used_canals_and_the_discard_become_a_new_stack():
    table = Table(2)
    s = table.s
    stack = [int(canal) for canal in s.canal_stack if canal >= 0]
    s.used_pile[1] = 1 << stack[0]
    s.used[1] = 3
    s.canal_discard = sum(1 << canal for canal in stack[1:])
    s.canal_stack[:] = -1
    s.canals_left = 0
    pos = table.decide("canal")
    pos.play(pos.legal()[0])
    pos.play(pos.legal()[0])
    assert s.used_pile[1] == 0
    assert s.used[1] == 3
    assert s.canals_left == len(stack) - 1


@pytest.mark.clause("SY-23.13")
def test_all_canals_may_be_chains():
    pos = wf.new("shipyard", 2, 1, canal_tiles="all_chain7")
    assert {canal["shape"] for canal in pos.view(0)["canals"]["offer"]} == {"chain7"}
    assert {len(canal["symbols"]) for canal in pos.view(0)["canals"]["offer"]} == {4}


@pytest.mark.clause("SY-25.9")
def test_every_printed_canal_looks_different_in_its_four_turns():
    assert (c.TURNS == 0b1111).all()
