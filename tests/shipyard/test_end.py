"""SY-20 End of the game: last lap, final actions, final ship build."""

import pytest

import wharfinger as wf

from .build import (
    ACTIONS,
    BLUE,
    RED,
    Table,
    choices,
    column,
    fleet,
    held,
    lazy,
    money,
    named,
    points,
    refused,
    reserve,
    slots,
    tiles,
    turn,
    yard,
)


def late(players, cubes_left=0, gear=50, **options):
    """Some turn of a later lap with a cube for everybody; no drop is near unless a test wants one."""
    options.setdefault("contracts_deal", "two")
    table = Table(players, **options).gear(gear, cubes_left)
    for chair, tile in enumerate(("build", "canal", "goods", "equipment")[:players]):
        table.cubes(chair, **{tile: 1})
    for seat in range(players):
        table.contracts(seat, RED[seat], BLUE[seat])
    return table


@pytest.mark.clause("SY-20.1", "SY-20.5", "SY-27.6", "SY-26.49", "SY-7.27")
@pytest.mark.parametrize(("trigger", "more"), [(0, 2), (1, 1), (2, 0)])
def test_SY_20_5_the_lap_is_finished_after_an_early_end(trigger, more):
    table = late(3)
    table.cubes(0, crew=1).cubes(1, canal=1).cubes(2, goods=1).stack_left("bow", 1).stack_left("stern", 9)
    pos = table.begins(39 + trigger)
    turn(pos, f"build; buy bow {column(pos, 'bow')[0]} on 1; done")
    assert pos.view()["last_lap"] == "early_end"
    for _ in range(more):
        assert pos.view()["stage"] == "regular" and pos.phase == "tile"
        lazy(pos)
    assert pos.view()["stage"] == "final_action" and pos.turn == 42 and pos.actor == 0


@pytest.mark.clause("SY-27.15", "SY-20.1", "SY-23.4")
@pytest.mark.parametrize("first", [1, 2])
def test_SY_27_15_other_gears_play_on_to_the_end_of_the_lap(first):
    """Drops at every second move: the sixth and final one comes in turn 14 or 15, and turn 15 is the last."""
    pos = wf.new("shipyard", 3, 3, gear_moves_per_drop=2, gear_first_drop=first, contracts_deal="two")
    while pos.view()["stage"] == "regular":
        lazy(pos)
    assert pos.turn == 15


@pytest.mark.clause("SY-20.3", "SY-5.9", "SY-20.6", "SY-5.4")
def test_SY_20_6_drops_in_the_last_lap_are_handled():
    """The early end is triggered by the first player; the second one's turn brings a drop."""
    table = late(3, cubes_left=3, gear=33)
    table.cubes(0, crew=1).cubes(1, canal=1).cubes(2, goods=1).stack_left("bow", 1)
    pos = table.begins(36)
    turn(pos, f"build; buy bow {column(pos, 'bow')[0]} on 1; done")
    assert pos.view()["gear"]["moves"] == 35
    turn(pos, "equipment; steps 1")
    assert pos.view()["gear"]["round_cubes"] == 2 and pos.view()["last_lap"] == "early_end"
    assert named(pos, "guilder")


@pytest.mark.clause("SY-20.7", "SY-27.40", "SY-26.50", "SY-25.22", "SY-25.26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_SY_20_7_discards_after_an_early_end(players):
    table = Table(players).gear(3, {2: 3, 3: 5, 4: 7}[players]).stack_left("bow", 1)
    if players == 2:
        table.cubes(0, canal=2, crew=1).cubes(1, goods=2, equipment=1)
    else:
        for chair, tile in enumerate(("crew", "canal", "goods", "equipment")[:players]):
            table.cubes(chair, **{tile: 1})
    pos = table.begins(players * 3 - 1)
    turn(pos, f"build; buy bow {column(pos, 'bow')[0]} on 1; done")
    asked = []
    while pos.phase == "discard":
        asked.append(pos.actor)
        pos.play(pos.legal_codes()[0])
    assert asked == [seat for seat in range(players) for _ in range(4)]
    for seat in range(players):
        assert len(held(pos, seat) & set(RED)) == len(held(pos, seat) & set(BLUE)) == 1
    assert pos.phase == "final" and pos.actor == 0


@pytest.mark.clause("SY-20.7")
def test_SY_20_7_nothing_to_discard_when_one_of_each_is_left():
    table = late(3)
    table.stack_left("bow", 1).cubes(0, crew=1)
    pos = table.begins(41)
    turn(pos, f"build; buy bow {column(pos, 'bow')[0]} on 1; done")
    assert pos.phase == "final"


# -- final action ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-20.8", "SY-25.23")
def test_SY_20_8_from_the_starting_player_clockwise():
    pos = Table(4).final()
    for seat in range(4):
        assert pos.actor == seat and pos.phase == "final"
        turn(pos, "final equipment; steps 1")
    assert pos.over  # nobody can finish a ship, so the last ship build asks nothing


@pytest.mark.clause("SY-20.9", "SY-25.23", "SY-27.52")
def test_SY_20_9_any_performable_action_whatever_lies_on_it():
    table = Table(4).money(0, 2).cubes(0, equipment=1).cubes(1, crew=1).cubes(2, canal=1).cubes(3, subsidy=1)
    assert choices(table.final()) == {f"final {name}" for name in ACTIONS}
    assert choices(Table(3).money(0, 2).final()) == {f"final {name}" for name in ACTIONS[:7]}
    assert "final exchange" not in choices(Table(4).goods(0).final())
    pos = Table(4).final()
    turn(pos, "final equipment; steps 1")
    assert "final equipment" in choices(pos)
    assert "pass" not in choices(pos)


@pytest.mark.clause("SY-20.10", "SY-27.8")
def test_SY_20_10_no_row_no_gear_no_income():
    table = Table(3).money(0, 3).cubes(0, build=1).cubes(1, canal=1).cubes(2, goods=1).guilders(equipment=4).gear(70)
    pos = table.final()
    row, gear = pos.view()["row"], pos.view()["gear"]
    assert tiles(pos) == " ".join(ACTIONS[:7])
    turn(pos, "final equipment; steps 1")
    assert money(pos) == 3 and pos.view()["row"] == row and pos.view()["gear"] == gear


@pytest.mark.clause("SY-20.11")
def test_SY_20_11_no_bonus_action():
    pos = Table(3).money(0, 30).final()
    pos.play("final equipment")
    assert choices(pos) == {"steps 1", "steps 2", "steps 3", "steps 4"}
    pos.play("steps 1")
    assert pos.actor == 1


@pytest.mark.clause("SY-20.12")
def test_SY_20_12_ships_sail_after_the_own_final_action():
    table = Table(3).yard(0, "B01 - S01").reserve(0, captain=1).canal(0, "C07", 0, 0).yard(1, "B.S......")
    pos = table.final()
    turn(pos, f"final build; buy left {column(pos, 'left')[0]} on 2; done; sail")
    assert len(fleet(pos)) == 1 and points(pos) >= 2 and pos.actor == 1 and pos.phase == "final"


@pytest.mark.clause("SY-20.13", "SY-6.11")
def test_SY_20_13_offers_are_refilled_and_no_early_end_is_triggered():
    pos = Table(3).stack_left("bow", 1).final()
    before = column(pos, "bow")
    turn(pos, f"final build; buy bow {before[0]} on 1; done")
    assert column(pos, "bow")[:4] == before[1:] and column(pos, "bow")[4] is not None
    assert pos.view()["last_lap"] == "final_drop" and not named(pos, "last_lap")
    offer = slots(pos, "goods")
    turn(pos, f"final goods; purchase {offer[0]}")
    assert None not in slots(pos, "goods")


@pytest.mark.clause("SY-26.52", "SY-21.2")
def test_SY_26_52_a_level_II_merchant_in_the_final_action():
    table = Table(3).marker("hiring", 0).posts(1, "merchant_coal_2", "merchant_cloth_2", "helmsman")
    pos = table.staff(0, "merchant_coal_1").final()
    before = pos.scores()[0]
    turn(pos, "final employee; steps 1; hire merchant_coal_2")
    assert pos.scores()[0] == before + 3


# -- final ship build ------------------------------------------------------------------------------------------------


def last(rows, guilders=9, **options):
    table = Table(3, **options)
    for seat, row in enumerate(rows):
        table.yard(seat, row).money(seat, guilders).reserve(seat, captain=1).canal(seat, f"C0{seat + 1}", 0, 0)
    return table


@pytest.mark.clause("SY-20.14", "SY-25.24", "SY-26.51", "SY-27.4", "SY-27.5")
@pytest.mark.parametrize(
    ("row", "columns"),
    [
        ("B.S......", {"left", "right"}), ("BM.......", {"stern"}), (".MS......", {"bow"}), ("B..S.....", set()),
        (".........", set()), ("B.S.B.S..", {"left", "right"}), ("..MS.BM..", {"bow", "stern"}),
        ("BM.S.....", {"left", "right", "stern"}),
    ],
)  # fmt: skip
def test_SY_20_14_only_a_part_that_completes_a_ship(row, columns):
    table = last([row])
    table.s.finals = 0
    pos = table.final(0, "final_ship")
    wanted = {"pass"} | {f"buy {name}" for name in columns}
    assert choices(pos) == wanted


@pytest.mark.clause("SY-20.14", "SY-25.24")
def test_SY_25_24_the_place_is_asked_only_if_there_are_two():
    pos = last(["B.S.B.S.."]).final(0, "final_ship")
    pos.play(f"buy left {column(pos, 'left')[0]}")
    assert choices(pos) == {"on 2", "on 6"}
    pos = last(["B.S......"]).final(0, "final_ship")
    pos.play(f"buy left {column(pos, 'left')[0]}")
    assert pos.phase == "launch"


@pytest.mark.clause("SY-20.14", "SY-27.5")
def test_SY_20_14_exactly_one_part_at_its_price():
    pos = last(["B.S.B.S..", "B.S......"]).final(0, "final_ship")
    turn(pos, f"buy left {column(pos, 'left')[3]} on 2; sail")
    assert money(pos) == 7 and yard(pos) == "....B.S.." and len(fleet(pos)) == 1
    assert pos.actor == 1 and pos.phase == "last_part"


@pytest.mark.clause("SY-20.14", "SY-26.51")
def test_SY_20_14_the_part_must_be_affordable():
    table = last([".MS......"], guilders=0).offer("bow", None)
    pos = table.final(0, "final_ship")
    assert choices(pos) == {"pass"}


@pytest.mark.clause("SY-20.15")
def test_SY_20_15_the_ship_sails_at_once_and_the_offer_is_refilled():
    pos = last(["B.S......", "B.S......"]).final(0, "final_ship")
    before = column(pos, "left")
    turn(pos, f"buy left {before[1]}; sail")
    assert len(fleet(pos)) == 1 and points(pos) >= 2
    assert column(pos, "left")[:4] == [before[0], *before[2:]] and column(pos, "left")[4] is not None
    assert pos.actor == 1


@pytest.mark.clause("SY-20.16", "SY-20.17", "SY-1.24")
def test_SY_20_16_passing_and_the_end():
    pos = last(["B.S......"] * 3).final(0, "final_ship")
    for seat in range(3):
        assert pos.actor == seat
        pos.play("pass")
    assert pos.over and pos.ending == "final drop" and reserve(pos) == {"captain": 1}
    assert refused(pos, "pass")


@pytest.mark.clause("SY-23.19", "SY-20.14", "SY-27.4")
@pytest.mark.parametrize("value", ["on", "off"])
def test_SY_23_19_final_ship_build(value):
    pos = last(["B.S......"] * 3, final_ship_build=value).final()
    for _ in range(3):
        turn(pos, "final equipment; steps 1")
    assert pos.over == (value == "off")
    if value == "on":
        assert pos.phase == "last_part" and pos.actor == 0


@pytest.mark.clause("SY-20.17", "SY-20.4")
def test_SY_20_the_ending_is_named():
    pos = last(["........."] * 3, final_ship_build="off").final()
    pos.state.last_lap = 2
    pos.start_here()
    for _ in range(3):
        turn(pos, "final equipment; steps 1")
    assert pos.ending == "early end"
