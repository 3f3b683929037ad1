"""SY-12 Hire Employees, with the foreman of SY-15."""

import pytest

from .build import EMPLOYEES, Table, choices, money, staff, turn


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
