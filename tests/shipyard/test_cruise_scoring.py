"""SY-19 Cruise scoring."""

import pytest

from .build import Table, choices, figure, fleet, named, points, reserve, turn


def one_move(canal, move, parts="B01 M1-01 M2-01 S03", load="", **pieces):
    """A ship of speed 1 enters one space of a cross: the figure stands in its middle."""
    pieces.setdefault("captain", 1)
    table = Table(3).canal(0, canal, 0, 0).figure(0, canal, "C", "W").yard(0, parts).reserve(0, **pieces)
    pos = table.sails()
    pos.play(f"sail; {load}" if load else "sail")
    return turn(pos, move)


@pytest.mark.clause("SY-19.1", "SY-19.2", "SY-19.3", "SY-19.4", "SY-19.9", "SY-26.38")
def test_SY_19_1_crew_guns_speed():
    """C23 has nothing on W; the figure goes there from E."""
    table = Table(3).canal(0, "C23", 0, 0).figure(0, "C23", "C", "E").staff(0, "constructor_stoker")
    table.yard(0, "B01 M1-01 M2-01 M2-12 M2-13 S03").reserve(0, captain=3, businessman=1, soldier=1, crane=2, cannon=1)
    pos = table.sails()
    turn(pos, "sail; officer=2 businessman=1 soldier=1 crane=2 cannon=1; w")
    assert named(pos, "scored") == [{"player": 0, "crew": 5, "guns": 6, "speed": 1, "result": 0, "riband": 0}]
    assert points(pos) == 12 and reserve(pos) == {}
    (ship,) = fleet(pos)
    assert ship["parts"] == ["B01", "M1-01", "M2-01", "M2-12", "M2-13", "S03"] and ship["points"] == 12


@pytest.mark.clause("SY-19.2")
def test_SY_19_2_stokers_give_nothing():
    """Two moves: speed 2, captain 1."""
    table = Table(3).canal(0, "C19", 0, 0).yard(0, "B01 M1-01 S01").reserve(0, captain=1, stoker=1)
    pos = turn(table.sails(), "sail; stoker=1; from 0,0 north; c w")
    assert points(pos) == 1 + 2


@pytest.mark.clause("SY-19.5", "SY-27.1")
@pytest.mark.parametrize(
    ("canal", "move", "parts", "load", "pieces", "result"),
    [
        ("C20", "e", "B01 M1-13 M2-01 S01", "soldier=2 cannon=1", {"soldier": 2, "cannon": 1}, 3),  # military
        ("C20", "e", "B01 M1-13 M2-01 S01", "businessman=2 crane=1", {"businessman": 2, "crane": 1}, 0),
        ("C19", "s", "B01 M1-13 M2-01 S01", "businessman=2 crane=1", {"businessman": 2, "crane": 1}, 3),  # business
        ("C19", "s", "B01 M1-13 M2-01 S01", "soldier=2 cannon=1", {"soldier": 2, "cannon": 1}, 0),
        ("C21", "e", "B25 M1-16 M2-26 S01", "", {}, 3),  # lantern
        ("C21", "e", "B21 M1-14 S01", "", {}, 0),
        ("C20", "s", "B21 M1-15 M1-25 S12", "", {}, 4),  # lifeboat
        ("C20", "s", "B25 M1-14 S09", "", {}, 0),
        ("C19", "e", "B17 M1-14 S01", "", {}, 2),  # lifebuoy
        ("C19", "e", "B21 M1-16 S01", "", {}, 0),
    ],
)
def test_SY_19_5_officials(canal, move, parts, load, pieces, result):
    pos = one_move(canal, move, parts, load, **pieces)
    assert named(pos, "scored")[0]["result"] == result
    crew = 1 + pieces.get("soldier", 0) + pieces.get("businessman", 0)
    guns = 2 * (pieces.get("cannon", 0) + pieces.get("crane", 0))
    assert points(pos) == crew + guns + 1 + result


@pytest.mark.clause("SY-19.6")
def test_SY_19_6_the_same_official_scores_each_time():
    """From SE of C04: S is a lifebuoy, so is E of C19 south of it; the ship shows two lifebuoys."""
    table = Table(3).canal(0, "C04", 0, 0).canal(0, "C19", 0, 1).yard(0, "B17 M1-09 S09").reserve(0, captain=1, sail=2)
    table.figure(0, "C04", "SE", "E")
    table.staff(0, "constructor_sail", "helmsman")
    pos = table.sails()
    pos.play("sail; sail=2; speed+1")
    # S (lifebuoy 2), out to N of C19 (riband on move 2), C, E (lifebuoy 2)
    turn(pos, "e")  # the other moves are forced
    assert named(pos, "scored")[-1]["result"] == 4 and named(pos, "scored")[-1]["riband"] == 2


@pytest.mark.clause("SY-19.7", "SY-19.8")
@pytest.mark.parametrize(("way", "riband"), [("n", 1), ("e", 0), ("s", 0)])
def test_SY_19_7_blue_riband(way, riband):
    pos = one_move("C19", way, "B01 M1-13 S01")
    assert named(pos, "scored")[0]["riband"] == riband


EXAMPLE = "B13 M1-02 M1-03 M1-05 M1-17 S09"
"""The ship of the rulebook's scoring example (SY-26.31)."""


@pytest.mark.clause("SY-19.1", "SY-19.2", "SY-19.3", "SY-19.4", "SY-19.5", "SY-19.7", "SY-18.3", "SY-18.16", "SY-25.20",
                    "SY-26.30", "SY-26.31", "SY-26.32", "SY-27.1", "SY-27.31")  # fmt: skip
def test_SY_26_31_the_cruise_of_23_points():
    table = Table(3).canal(0, "C07", 0, 0).yard(0, EXAMPLE)
    table.reserve(0, captain=1, businessman=2, soldier=1, stoker=1, chimney=1, sail=2, crane=1, cannon=1)
    pos = table.sails()
    pos.play("sail; businessman=2 soldier=1 stoker=1 chimney=1 sail=2 crane=1 cannon=1")
    assert choices(pos) == {"from 0,0 north", "from 0,0 west"}  # the ends of the chain: the others are too near
    turn(pos, "from 0,0 north")
    assert named(pos, "scored") == [{"player": 0, "crew": 4, "guns": 4, "speed": 6, "result": 5, "riband": 4}]
    (ship,) = fleet(pos)
    assert (ship["length"], ship["speed"], ship["points"]) == (6, 6, 23) and ship["safety"]["ring"] == 2
    assert points(pos) == 23 and reserve(pos) == {}


@pytest.mark.clause("SY-19.7", "SY-19.8", "SY-18.19", "SY-8.12", "SY-26.33", "SY-26.34")
@pytest.mark.parametrize(
    ("cell", "way", "ribands", "end"),
    [((1, 0), "out-e n", [5], ("C19", "N", "C")), ((0, 1), "out-s", [4, 5], ("C19", "N", "opening north"))],
)
def test_SY_19_7_only_the_last_riband_counts_by_its_move(cell, way, ribands, end):
    """Speed 5 from N of C07: the business official is met on move 2."""
    table = Table(3).canal(0, "C07", 0, 0).canal(0, "C19", *cell).yard(0, EXAMPLE).staff(0, "constructor_stoker")
    pos = table.reserve(0, captain=1, businessman=2, stoker=2, chimney=1, crane=1).sails()
    turn(pos, f"sail; businessman=2 stoker=2 chimney=1 crane=1; from 0,0 north; {way}")
    assert [one["points"] for one in named(pos, "official") if one["symbol"] == "blue_riband"] == ribands
    assert named(pos, "scored") == [{"player": 0, "crew": 3, "guns": 2, "speed": 5, "result": 3, "riband": 5}]
    assert figure(pos) == end and pos.view()["players"][0]["used_canals"] == 1


@pytest.mark.clause("SY-19.9", "SY-1.15")
def test_SY_19_9_fleets_have_no_limit():
    table = Table(3).ships(0, *[3] * 9).canal(0, "C07", 0, 0).yard(0, "BMS......").reserve(0, captain=1)
    assert len(fleet(turn(table.sails(), "sail"))) == 10
