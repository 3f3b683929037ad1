"""SY-9 goods, SY-10 equipment, SY-11 crew, SY-12 hiring, SY-13 exchange, SY-14 subsidy, SY-15 employees at work."""

import pytest

from .build import EMPLOYEES, Table, choices, money, refused, reserve, slots, staff, turn

EQUIPMENT = ("crane", "sail", "cannon", "chimney")
CREW = ("captain", "soldier", "stoker", "businessman")
WHEEL = [("equipment", EQUIPMENT, "engineer"), ("crew", CREW, "recruiter")]


def goods(pos, seat=0):
    return [tile["id"] for tile in pos.view()["players"][seat]["goods"]]


# -- SY-9 ------------------------------------------------------------------------------------------------------------


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


# -- SY-10, SY-11 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-10.1", "SY-10.2", "SY-10.4", "SY-11.1", "SY-25.11")
@pytest.mark.parametrize(("action", "ring", "helper"), WHEEL)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_SY_10_1_steps_price_and_piece(action, ring, helper, steps):
    for here in range(4):
        pos = Table(3).money(0, 3).marker(action, ring[here]).asks(0, action)
        turn(pos, f"steps {steps}")
        assert reserve(pos) == {ring[(here + steps) % 4]: 1}
        assert money(pos) == 3 - (steps - 1)


@pytest.mark.clause("SY-10.1", "SY-11.1", "SY-15.8", "SY-26.18")
@pytest.mark.parametrize("action", ["equipment", "crew"])
@pytest.mark.parametrize(("steps", "price"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_SY_15_8_accountant(action, steps, price):
    pos = Table(3).money(0, 3).staff(0, "accountant").asks(0, action)
    assert money(turn(pos, f"steps {steps}")) == 3 - price
    pos = Table(3).money(0, 0).staff(0, "accountant").asks(0, action)
    assert choices(pos) == {"steps 1", "steps 2", "steps 3"}
    # not on the hiring ring, and not for the others
    hire = Table(3).money(0, 0).staff(0, "accountant").staff(1, "foreman").asks(0, "employee")
    assert "steps 2" not in choices(hire)


@pytest.mark.clause("SY-10.3", "SY-11.2", "SY-15.7", "SY-15.1", "SY-27.22")
@pytest.mark.parametrize(("action", "ring", "helper"), WHEEL)
@pytest.mark.parametrize("kind", range(4))
def test_SY_10_3_each_engineer_and_recruiter_adds_a_piece(action, ring, helper, kind):
    piece = ring[kind]
    for here in range(4):
        pos = Table(3).money(0, 1).marker(action, ring[here]).staff(0, f"{helper}_{piece}").asks(0, action)
        turn(pos, "steps 1")
        wanted = {piece: 1}
        wanted[ring[(here + 1) % 4]] = wanted.get(ring[(here + 1) % 4], 0) + 1
        assert reserve(pos) == wanted and money(pos) == 1
    # nothing on the other ring, nothing for others
    other = "crew" if action == "equipment" else "equipment"
    pos = turn(Table(3).staff(0, f"{helper}_{piece}").asks(0, other), "steps 1")
    assert sum(reserve(pos).values()) == 1
    pos = turn(Table(3).staff(1, f"{helper}_{piece}").asks(0, action), "steps 1")
    assert sum(reserve(pos).values()) == 1 and reserve(pos, 1) == {}


@pytest.mark.clause("SY-10.3", "SY-11.2", "SY-15.1", "SY-15.7")
@pytest.mark.parametrize(("action", "ring", "helper"), WHEEL)
def test_SY_15_1_all_four_helpers_add_up(action, ring, helper):
    table = Table(3).marker(action, ring[3]).staff(0, *(f"{helper}_{piece}" for piece in ring))
    pos = turn(table.asks(0, action), "steps 1")
    assert reserve(pos) == {**dict.fromkeys(ring, 1), ring[0]: 2}


@pytest.mark.clause("SY-10.3", "SY-15.1", "SY-26.17")
@pytest.mark.parametrize(
    ("steps", "gained"),
    [(1, {"chimney": 1, "crane": 1, "sail": 1}), (2, {"crane": 2, "sail": 1}), (3, {"crane": 1, "sail": 2}),
     (4, {"cannon": 1, "crane": 1, "sail": 1})],
)  # fmt: skip
def test_SY_26_17_two_engineers(steps, gained):
    table = Table(3).money(0, 3).marker("equipment", "cannon").staff(0, "engineer_crane", "engineer_sail")
    pos = turn(table.asks(0, "equipment"), f"steps {steps}")
    assert reserve(pos) == gained and money(pos) == 3 - (steps - 1)


@pytest.mark.clause("SY-15.2", "SY-23.17", "SY-25.11", "SY-27.22")
@pytest.mark.parametrize(("action", "ring", "helper"), WHEEL)
def test_SY_23_17_ask_for_each_piece(action, ring, helper):
    table = Table(3, bonus_pieces="ask").marker(action, ring[3])
    pos = table.staff(0, *(f"{helper}_{piece}" for piece in ring[1:3])).asks(0, action)
    order = [name.split("_")[1] for name in EMPLOYEES if name in staff(pos)]  # file order
    for answers in (("take", "take"), ("take", "leave"), ("leave", "take"), ("leave", "leave")):
        other = pos.copy()
        other.play("steps 1")
        assert choices(other) == {"take", "leave"}
        turn(other, "; ".join(answers))
        taken = [piece for piece, answer in zip(order, answers, strict=True) if answer == "take"]
        assert reserve(other) == {ring[0]: 1, **dict.fromkeys(taken, 1)}


@pytest.mark.clause("SY-23.17")
def test_SY_23_17_nothing_to_ask_without_helpers():
    pos = turn(Table(3, bonus_pieces="ask").asks(0, "crew"), "steps 1")
    assert pos.actor == 1


# -- SY-12 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-12.1", "SY-12.2", "SY-12.3", "SY-15.9", "SY-26.19")
@pytest.mark.parametrize("foreman", [False, True])
@pytest.mark.parametrize("steps", range(1, 9))
def test_SY_12_1_price_of_hiring(steps, foreman):
    table = Table(3).money(0, 9).marker("hiring", 2).posts((2 + steps) % 8, "helmsman", "engineer_sail", "rigger")
    if foreman:
        table.posts((3 + steps) % 8, "foreman").staff(0, "foreman")
    pos = table.asks(0, "employee")
    pos.play(f"steps {steps}")
    price = max(0, steps - 1 - (3 if foreman else 0))
    assert money(pos) == 9 - price and pos.view()["wheel"]["hiring"] == (2 + steps) % 8
    assert choices(pos) == {"hire helmsman", "hire engineer_sail", "hire rigger"}
    assert money(turn(pos.copy(), "hire helmsman")) == 9 - price
    assert money(turn(pos, "hire engineer_sail")) == 9 - price - 1
    assert staff(pos) - {"foreman"} == {"engineer_sail"} and pos.actor == 1


@pytest.mark.clause("SY-15.9", "SY-15.8")
def test_SY_15_9_the_foreman_does_not_help_on_other_rings():
    pos = Table(3).money(0, 1).staff(0, "foreman").asks(0, "crew")
    assert choices(pos) == {"steps 1", "steps 2"}


@pytest.mark.clause("SY-12.2", "SY-3.11", "SY-3.15", "SY-24.11")
def test_SY_12_2_the_upper_tile_then_the_lower_then_none():
    table = Table(3).marker("hiring", 0).posts(1, "helmsman", "rigger", "accountant").staff(1, "helmsman")
    pos = table.asks(0, "employee")
    pos.play("steps 1")
    assert "hire helmsman" in choices(pos)  # its twin below is left
    turn(pos, "hire helmsman")
    left = {one["id"]: one["left"] for space in pos.view()["wheel"]["employees"] for one in space}
    assert left["helmsman"] == 0 and left["rigger"] == 2
    table = Table(3).marker("hiring", 0).posts(1, "helmsman", "rigger", "accountant")
    pos = table.staff(1, "helmsman").staff(2, "helmsman").asks(0, "employee")
    assert choices(pos, "steps 1") == {"hire rigger", "hire accountant"}


@pytest.mark.clause("SY-12.3", "SY-12.6", "SY-25.13", "SY-26.20")
def test_SY_12_3_the_fee_must_be_paid_with_the_steps():
    table = Table(3).money(0, 1).marker("hiring", 0).posts(2, "engineer_crane", "recruiter_stoker", "helmsman")
    pos = table.asks(0, "employee")
    pos.play("steps 2")  # the step costs 1: nothing is left for a fee, so the helmsman it is
    assert pos.actor == 1 and staff(pos) == {"helmsman"}
    table = Table(3).money(0, 1).marker("hiring", 0).posts(2, "engineer_crane", "recruiter_stoker", "engineer_sail")
    assert "steps 2" not in choices(table.asks(0, "employee"))
    table = Table(3).money(0, 1).marker("hiring", 0).posts(2, "engineer_crane", "recruiter_stoker", "engineer_sail")
    pos = table.posts(4, "foreman").staff(0, "foreman").asks(0, "employee")
    assert money(turn(pos, "steps 2; hire engineer_crane")) == 0


@pytest.mark.clause("SY-12.4", "SY-24.11", "SY-25.13")
@pytest.mark.parametrize("name", EMPLOYEES)
def test_SY_12_4_nobody_owns_a_kind_twice(name):
    others = [one for one in EMPLOYEES if one != name and not one.endswith("_2")][:2]
    table = Table(3).money(0, 9).marker("hiring", 0).posts(1, name, *others)
    before = name[:-1] + "1" if name.endswith("_2") else None
    if before:
        table.staff(0, before)
    assert f"hire {name}" in choices(table.asks(0, "employee"), "steps 1")
    table = Table(3).money(0, 9).marker("hiring", 0).posts(1, name, *others).staff(0, name)
    if before:
        table.staff(0, before)
    pos = table.asks(0, "employee")
    pos.play("steps 1")
    assert f"hire {name}" not in choices(pos)


@pytest.mark.clause("SY-12.4")
def test_SY_12_4_different_kinds_of_a_profession_are_fine():
    table = Table(3).money(0, 9).marker("hiring", 0).posts(1, "engineer_sail", "helmsman", "rigger")
    pos = table.staff(0, "engineer_crane", "engineer_cannon").asks(0, "employee")
    assert "hire engineer_sail" in choices(pos, "steps 1")


@pytest.mark.clause("SY-12.5", "SY-26.21", "SY-24.11")
@pytest.mark.parametrize("good", ["coal", "cloth", "grain"])
def test_SY_12_5_level_II_needs_level_I_of_the_same_good(good):
    second = f"merchant_{good}_2"
    other = "coal" if good == "grain" else "grain"

    def table():
        return Table(3).marker("hiring", 0).posts(1, second, "helmsman", "rigger")

    assert f"hire {second}" not in choices(table().asks(0, "employee"), "steps 1")
    assert f"hire {second}" not in choices(table().staff(0, f"merchant_{other}_1").asks(0, "employee"), "steps 1")
    assert f"hire {second}" not in choices(table().staff(1, f"merchant_{good}_1").asks(0, "employee"), "steps 1")
    assert f"hire {second}" in choices(table().staff(0, f"merchant_{good}_1").asks(0, "employee"), "steps 1")


@pytest.mark.clause("SY-12.6", "SY-27.24", "SY-25.12")
def test_SY_12_6_a_space_with_nothing_to_take_is_passed():
    table = Table(3).money(0, 9).marker("hiring", 0).posts(1, "merchant_coal_2", "merchant_cloth_2", "merchant_grain_2")
    pos = table.asks(0, "employee")
    assert choices(pos) == {f"steps {n}" for n in range(2, 9)}
    turn(pos, "steps 2")
    assert money(pos) <= 8  # the space passed over is paid like any other step


@pytest.mark.clause("SY-12.7", "SY-27.51")
@pytest.mark.parametrize(("name", "action"), [("foreman", "employee"), ("accountant", "crew")])
def test_SY_12_7_works_from_now_on_but_not_for_its_own_move(name, action):
    pos = Table(3).money(0, 20).marker("hiring", 0).posts(3, name, "rigger", "helmsman").begins()
    pos.play(f"employee; main; steps 3; hire {name}")
    assert money(pos) == 18  # 2 for the steps
    if name == "accountant":
        pos.play("bonus crew; steps 3")
        assert money(pos) == 12
    else:
        pos.play("bonus crew; steps 1")
        assert staff(pos) == {"foreman"}


@pytest.mark.clause("SY-12.8")
def test_SY_12_8_no_limit():
    names = [name for name in EMPLOYEES if name != "rigger"]
    table = Table(3).money(0, 9).marker("hiring", 0).posts(1, "rigger").staff(0, *names)
    assert len(staff(table.asks(0, "employee"))) == 24  # the only one left is hired without asking


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
