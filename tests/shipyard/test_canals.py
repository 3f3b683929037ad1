"""SY-8 Rent a Canal."""

import re

import pytest

from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .build import Table, choices, figure, money, slots, system, turn

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def cells(pos, words=""):
    found = choices(pos, words)
    return {tuple(map(int, re.fullmatch(r"at (-?\d+),(-?\d+)", text).groups())) for text in found}


@pytest.mark.clause("SY-8.1", "SY-25.7")
def test_SY_8_1_exactly_one_canal_laid_at_once():
    pos = Table(3).money(0, 3).canal_offer("C01", "C02", "C03", "C04", "C05").asks(0, "canal")
    assert choices(pos) == {"rent C01", "rent C02", "rent C03", "rent C04", "rent C05"}
    turn(pos, "rent C04 turned 0")
    assert system(pos) == {"C04": (0, 0)} and money(pos) == 1 and pos.actor == 1
    assert slots(pos, "canals")[:4] == ["C01", "C02", "C03", "C05"]


@pytest.mark.clause("SY-8.2", "SY-25.8")
def test_SY_8_2_the_first_canal_goes_on_0_0():
    pos = Table(3).asks(0, "canal")
    turn(pos, f"rent {slots(pos, 'canals')[0]} at 0,0 turned 0")
    assert list(system(pos).values()) == [(0, 0)]


@pytest.mark.clause("SY-8.3", "SY-25.8", "SY-8.2")
def test_SY_8_3_empty_cells_beside_the_system():
    table = Table(3).canal(0, "C01", 0, 0).canal(0, "C02", 1, 0).canal(0, "C03", 1, 1).canal(1, "C04", 0, 0)
    pos = table.asks(0, "canal")
    laid = {(0, 0), (1, 0), (1, 1)}
    beside = {(x + dx, y + dy) for x, y in laid for dx, dy in SIDES.values()} - laid
    assert cells(pos, f"rent {slots(pos, 'canals')[0]}") == beside
    turn(pos, f"rent {slots(pos, 'canals')[0]} at 0,1 turned 0")
    new = next(name for name in system(pos) if name not in ("C01", "C02", "C03"))
    assert system(pos)[new] == (0, 1)


@pytest.mark.clause("SY-8.2")
def test_SY_8_2_the_grid_has_no_edge():
    table = Table(3)
    for number in range(1, 12):
        table.canal(0, f"C{number:02}", 900 + number, -700)
    pos = table.asks(0, "canal")
    assert (912, -700) in cells(pos, f"rent {slots(pos, 'canals')[0]}")


@pytest.mark.clause("SY-8.4", "SY-23.12", "SY-27.29", "SY-25.9")
def test_SY_8_4_turning_moves_the_spaces_clockwise():
    """C07 shows military N, business E, riband S, lifebuoy W."""
    pos = Table(3).canal_offer("C07").asks(0, "canal")
    pos.play("rent C07")
    assert choices(pos) == {"turned 0", "turned 90", "turned 180", "turned 270"}
    order = ["N", "E", "S", "W"]
    printed = {"N": "military", "E": "business", "S": "blue_riband", "W": "ring"}
    for quarters in range(4):
        other = pos.copy()
        other.play(f"turned {90 * quarters}")
        shown = other.view()["players"][0]["system"][0]["symbols"]
        assert shown == {order[(order.index(side) + quarters) % 4]: symbol for side, symbol in printed.items()}


@pytest.mark.clause("SY-8.4")
@pytest.mark.parametrize(("quarters", "way"), [(0, "ne e"), (1, "se s"), (2, "sw w"), (3, "nw n")])
def test_SY_8_4_a_turned_canal_is_sailed_as_it_lies(quarters, way):
    """chain7 from its end N: two moves lead to the space that was E."""
    start = list(SIDES)[quarters]
    table = Table(3).canal(0, "C07", 0, 0, quarters).yard(0, "B01 M1-09 S07").reserve(0, captain=1, sail=1)
    pos = table.sails()
    pos.play(f"sail; sail=1; from 0,0 {start}; {way}")
    assert figure(pos)[1] == way.split()[1].upper()
    # business scores nothing without businessman or crane; the way is what counts
    assert pos.view()["players"][0]["points"] == 1 + 2


@pytest.mark.clause("SY-23.12")
def test_SY_23_12_no_turning():
    pos = Table(3, canal_rotation="none").canal_offer("C07").asks(0, "canal")
    turn(pos, "rent C07")
    assert pos.view()["players"][0]["system"][0]["turn"] == 0 and pos.actor == 1


@pytest.mark.clause("SY-8.5", "SY-27.29")
def test_SY_8_5_every_side_has_an_opening_so_all_turns_agree():
    for spaces in c.SHAPE_SPACES:
        assert {"N", "E", "S", "W"} <= set(spaces)
    pos = Table(3).canal(0, "C07", 0, 0).canal_offer("C13").asks(0, "canal")
    for cell in ("0,-1", "1,0", "0,1", "-1,0"):
        assert len(choices(pos, f"rent C13 at {cell}")) == 4


@pytest.mark.clause("SY-8.6", "SY-8.8", "SY-18.4")
def test_SY_8_8_renting_moves_neither_figure_nor_canals():
    table = Table(3).canal(0, "C07", 0, 0).canal(0, "C19", 1, 0).figure(0, "C07", "NE", "N")
    pos = table.asks(0, "canal")
    before = system(pos)
    turn(pos, f"rent {slots(pos, 'canals')[0]} at 0,1 turned 180")
    assert figure(pos) == ("C07", "NE", "N")
    assert {name: cell for name, cell in system(pos).items() if name in before} == before
    pos = Table(3).asks(0, "canal")
    turn(pos, f"rent {slots(pos, 'canals')[0]}")
    assert figure(pos) is None


@pytest.mark.clause("SY-8.7", "SY-18.19")
def test_SY_8_7_an_emptied_cell_may_be_used_again():
    table = Table(3).canal(0, "C19", 0, 0).canal(0, "C20", 1, 0).figure(0, "C19", "E", "C")
    table.yard(0, "B01 M1-01 S01").reserve(0, captain=1)
    pos = table.sails()
    turn(pos, "sail")
    assert system(pos) == {"C20": (1, 0)}
    pos.state.depth = 0
    again = Table(3).canal(0, "C20", 1, 0).figure(0, "C20", "W", "opening").asks(0, "canal")
    assert (0, 0) in cells(again, f"rent {slots(again, 'canals')[0]}")


def moves(shape, start):
    """Moves from an edge space to the others, by the links of the file."""
    row = next(row for row in t.COMPONENTS.rows("canals", "shape") if row["id"] == shape)
    found, front = {start: 0}, [start]
    while front:
        here = front.pop(0)
        for a, b in row["links"]:
            for one, two in ((a, b), (b, a)):
                if one == here and two not in found:
                    found[two] = found[here] + 1
                    front.append(two)
    return found


@pytest.mark.clause("SY-8.9", "SY-8.11", "SY-1.20")
@pytest.mark.parametrize(
    ("shape", "distances"),
    [("chain7", (2, 4, 6, 2, 4, 2)), ("tee6", (3, 3, 2, 2, 3, 3)), ("cross5", (2, 2, 2, 2, 2, 2))],
)
def test_SY_8_11_distances(shape, distances):
    number = c.SHAPES.index(shape)
    pairs = [("N", "E"), ("N", "S"), ("N", "W"), ("E", "S"), ("E", "W"), ("S", "W")]
    for (one, two), wanted in zip(pairs, distances, strict=True):
        assert moves(shape, one)[two] == wanted
        for a, b in ((one, two), (two, one)):
            here, there = "NESW".index(a), "NESW".index(b)
            assert c.TO_EDGE[number, here, c.OPENING + here, there] == wanted


@pytest.mark.clause("SY-8.10")
def test_SY_8_10_links_form_a_tree():
    for row in t.COMPONENTS.rows("canals", "shape"):
        assert len(row["links"]) == len(row["spaces"]) - 1
        assert set(moves(row["id"], "N")) == set(row["spaces"])
    assert not c.HAS_LOOPS


@pytest.mark.clause("SY-8.12")
def test_SY_8_12_one_move_between_neighbours():
    table = Table(3).canal(0, "C19", 0, 0).canal(0, "C20", 0, -1).figure(0, "C19", "N", "C")
    pos = table.yard(0, "B01 M1-01 S01").reserve(0, captain=1).sails()
    turn(pos, "sail; out-n")
    assert figure(pos) == ("C20", "S", "opening south")


@pytest.mark.clause("SY-8.14", "SY-6.12", "SY-27.28", "SY-24.7")
def test_SY_8_14_used_canals_and_discard_become_the_new_stack():
    table = Table(3).used(0, "C01", "C02").used(1, "C03").canal(2, "C04", 0, 0)
    table.canal_offer("C05", "C06", "C07", "C08", "C09").canal_stack()
    pot = {"C01", "C02", "C03"} | set(table.pos.view()["canals"]["discard"])
    pos = turn(table.asks(0, "canal"), "rent C05")
    new = slots(pos, "canals")[4]
    assert new in pot
    assert pos.view()["canals"]["left"] == len(pot) - 1 and pos.view()["canals"]["discard"] == []
    assert [player["used_canals"] for player in pos.view()["players"]] == [2, 1, 0]
    stack = {name for name in pos.dump()["table"]["canal_stack"] if name}
    assert stack == pot - {new}
    assert system(pos, 2) == {"C04": (0, 0)}
