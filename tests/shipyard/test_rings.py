"""SY-10 Manufacture Equipment, SY-11 Recruit Crew, with the accountant, engineers and recruiters of SY-15."""

import pytest

from .build import EMPLOYEES, Table, choices, money, reserve, staff, turn

EQUIPMENT = ("crane", "sail", "cannon", "chimney")
CREW = ("captain", "soldier", "stoker", "businessman")
WHEEL = [("equipment", EQUIPMENT, "engineer"), ("crew", CREW, "recruiter")]


@pytest.mark.clause("SY-10.1", "SY-10.2", "SY-10.4", "SY-11.1", "SY-25.11", "SY-6.7", "SY-6.8", "SY-27.23")
@pytest.mark.parametrize(("action", "ring", "helper"), WHEEL)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_SY_10_1_steps_price_and_piece(action, ring, helper, steps):
    for here in range(4):
        pos = Table(3).money(0, 9).marker(action, ring[here]).asks(0, action)
        assert choices(pos) == {"steps 1", "steps 2", "steps 3", "steps 4"}
        turn(pos, f"steps {steps}")
        assert reserve(pos) == {ring[(here + steps) % 4]: 1}
        assert money(pos) == 9 - (steps - 1)


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
