"""SY-15 (constructors, helmsman, rigger), SY-16 completing, crewing, equipping, and SY-17 speed."""

import itertools
import random
from collections import Counter

import pytest

from wharfinger.games.shipyard.rules.launch import speed

from .build import Table, after, choices, fleet, money, named, points, reserve, symbols, turn, yard

PLENTY = {"captain": 9, "businessman": 9, "soldier": 9, "stoker": 9, "chimney": 9, "sail": 9, "crane": 9, "cannon": 9}
BARE = "B17 M1-21 S24"
"""C = 0, K = 0, G = 1, N = 1, A = 0."""
SMALL = "B01 M1-17 M1-05 S09"
"""C = 2, K = 1, G = 1, N = 0, A = 1 (SY-26.25)."""
FAST = "B05 M1-09 M1-10 M2-07 S07"
"""C = 0, K = 1, A = 8."""


def harbour(parts=SMALL, pieces=None, **options):
    """Seat 0 has a complete ship, plenty of pieces and four chains of canals in a line: voyages of up to 19 moves."""
    table = Table(3, **options).yard(0, parts).reserve(0, **(PLENTY if pieces is None else pieces))
    for x in range(4):
        table.canal(0, f"C0{x + 1}", x, 0)
    return table


def most(pos, piece, **before):
    """The largest number of a kind that may go aboard, after some numbers of kinds asked earlier."""
    pos = pos.copy()
    pos.play("sail")
    while pos.phase == "load":
        words = [str(action) for action in pos.legal()]
        name = words[0].split("=")[0]
        if name == piece:
            assert words == [f"{piece}={n}" for n in range(len(words))]  # from 0 without gaps
            return len(words) - 1
        pos.play(f"{name}={before.pop(name, 0)}")
    assert not before, before
    return 0


# -- SY-16 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-16.1", "SY-1.11", "SY-1.12", "SY-16.2", "SY-27.3")
@pytest.mark.parametrize(
    ("row", "ships"),
    [("BMS......", {1}), (".BMMS....", {2}), ("BMMMMMMMS", {1}), ("BMSBMSBMS", {1, 4, 7}), ("BBMSMBMSS", {2, 6}),
     ("B.S.BMMS.", {5}), ("BM.S.....", set()), ("..MMS....", set()), ("BMM......", set())],
)  # fmt: skip
def test_SY_16_1_complete_ships_of_3_to_9_parts(row, ships):
    table = Table(3).yard(0, row).reserve(0, captain=1).canal(0, "C07", 0, 0)
    pos = table.sails()
    if len(ships) > 1:
        assert choices(pos) == {f"ship {place}" for place in ships}
    elif ships:
        assert choices(pos) == {"sail", "scrap"}
    else:
        assert pos.actor == 1 and yard(pos) == row


@pytest.mark.clause("SY-16.2", "SY-27.55", "SY-4.28")
def test_SY_16_2_one_ship_is_finished_before_the_next():
    table = Table(3).yard(0, "B01 M1-01 S01 B02 M2-01 S02").reserve(0, captain=2, soldier=4).canal(0, "C07", 0, 0)
    pos = table.sails()
    pos.play("ship 4; sail; soldier=4; from 0,0 north")
    assert yard(pos) == "BMS......" and points(pos) == 1 + 4 + 1
    assert reserve(pos) == {"captain": 1} and pos.phase == "launch"


@pytest.mark.clause("SY-16.2", "SY-26.5")
def test_SY_26_5_two_ships_leave_the_rest_of_the_row():
    pos = turn(Table(3).yard(0, "BBMSMBMSS").sails(), "ship 6")
    assert yard(pos) == "B...M...S"


@pytest.mark.clause("SY-16.3", "SY-25.17", "SY-27.35", "SY-23.16", "SY-16.12")
@pytest.mark.parametrize(("free", "wanted"), [("on", {"sail", "scrap"}), ("off", {"load"})])
def test_SY_16_3_sail_or_scrap(free, wanted):
    pos = harbour(free_scrap=free).sails()
    assert (choices(pos) if pos.phase == "launch" else {pos.phase}) == wanted


@pytest.mark.clause("SY-16.4", "SY-27.35", "SY-24.8")
def test_SY_16_4_scrap():
    table = harbour()
    pos = turn(table.sails(), "scrap")
    assert yard(pos) == "........." and points(pos) == 0 and fleet(pos) == []
    assert reserve(pos) == PLENTY
    assert pos.view()["players"][0]["figure"] is None and len(pos.view()["players"][0]["system"]) == 4
    assert named(pos, "scrapped") == [{"player": 0, "first": 1, "length": 4}]
    assert not pos.game.definition.check(pos.state)


@pytest.mark.clause("SY-16.5", "SY-16.11", "SY-23.16", "SY-26.39", "SY-18.18")
@pytest.mark.parametrize("free", ["on", "off"])
@pytest.mark.parametrize("why", ["captain", "canal", "blocked"])
def test_SY_16_5_without_captain_or_way_the_ship_is_scrapped(why, free):
    table = Table(3, free_scrap=free).yard(0, SMALL).reserve(0, captain=0 if why == "captain" else 2, sail=1)
    if why == "captain":
        table.canal(0, "C07", 0, 0)
    if why == "blocked":
        table.canal(0, "C07", 0, 0).figure(0, "C07", "N", "NE")  # north is open, but nothing lies there
    pos = table.sails()
    assert pos.actor == 1 and yard(pos) == "........." and fleet(pos) == [] and points(pos) == 0
    assert reserve(pos) == ({"sail": 1} if why == "captain" else {"captain": 2, "sail": 1})


@pytest.mark.clause("SY-16.6", "SY-16.7", "SY-19.2", "SY-26.38")
def test_SY_16_6_the_captain_needs_no_cabin():
    pos = harbour(BARE, {"captain": 3}).sails()
    turn(pos, "sail")
    assert fleet(pos)[0]["load"]["captain"] == 1 and reserve(pos) == {"captain": 2}


@pytest.mark.clause("SY-16.8", "SY-25.18", "SY-26.25", "SY-1.17", "SY-1.18")
@pytest.mark.parametrize(
    ("piece", "number"),
    [("officer", 2), ("businessman", 2), ("soldier", 2), ("stoker", 1), ("chimney", 1), ("sail", 1), ("crane", 1),
     ("cannon", 0)],
)  # fmt: skip
def test_SY_16_8_rooms_and_bases(piece, number):
    assert most(harbour().sails(), piece) == number


@pytest.mark.clause("SY-16.8", "SY-25.18", "SY-25.25")
def test_SY_16_8_rooms_are_shared():
    pos = harbour().sails()
    assert most(pos, "businessman", officer=1) == 1 and most(pos, "soldier", officer=1, businessman=1) == 0
    assert most(pos, "soldier", businessman=1) == 1
    assert most(pos, "sail", chimney=1) == 0  # Q5: one mast base
    assert most(pos, "stoker", officer=2) == 1  # stokers have a cabin of their own


@pytest.mark.clause("SY-16.8", "SY-16.7")
@pytest.mark.parametrize("piece", ["businessman", "soldier", "stoker", "chimney", "sail", "crane"])
def test_SY_16_8_q6_no_more_than_the_reserve_holds(piece):
    assert most(harbour(SMALL, {"captain": 1}).sails(), piece) == 0
    assert most(harbour(SMALL, {"captain": 1, piece: 1}).sails(), piece) == 1


@pytest.mark.clause("SY-16.8", "SY-1.13")
@pytest.mark.parametrize(("captains", "officers"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_SY_16_8_q6_officers_are_further_captains(captains, officers):
    assert most(harbour(SMALL, {"captain": captains}).sails(), "officer") == officers


@pytest.mark.clause("SY-16.8", "SY-16.12", "SY-27.34", "SY-17.6", "SY-25.25")
def test_SY_16_8_q7_no_faster_than_the_longest_voyage():
    """Alone, cross5 allows 2 moves from any side."""
    table = Table(3).yard(0, FAST).reserve(0, **PLENTY).canal(0, "C19", 0, 0)
    pos = table.sails()
    assert most(pos, "stoker") == 1  # 1 + 1
    assert most(pos, "chimney") == 3  # 1 + 3 // 2
    assert most(pos, "chimney", stoker=1) == 0  # a steam ship has speed 4
    assert most(pos, "sail") == 1 and most(pos, "sail", stoker=1) == 0 and most(pos, "sail", chimney=2) == 0


@pytest.mark.clause("SY-16.8", "SY-25.18", "SY-25.25", "SY-24.16", "SY-15.4", "SY-17.6")
@pytest.mark.parametrize("seed", range(10))
def test_SY_16_8_exactly_the_loads_of_q1_to_q7(seed):
    """The questions one after the other lead to all loads that Q1 to Q7 allow, and to no other."""
    draw = random.Random(seed)
    middles = [f"M{draw.choice('12')}-{number:02}" for number in draw.sample(range(1, 27), draw.randrange(1, 4))]
    parts = [f"B{draw.randrange(1, 27):02}", *middles, f"S{draw.randrange(1, 27):02}"]
    pieces = {name: draw.choice((0, 0, 1, 1, 2, 3)) for name in PLENTY} | {"captain": draw.randrange(1, 4)}
    own = draw.sample(
        [f"constructor_{kind}" for kind in ("crane", "cannon", "sail", "chimney", "crew", "stoker")], seed % 4
    )
    canals = [["C19"], ["C07"], ["C07", "C19"]][seed % 3]
    table = Table(3).yard(0, " ".join(parts)).reserve(0, **pieces).staff(0, *own)
    for x, name in enumerate(canals):
        table.canal(0, name, x, 0)
    pos = table.sails()
    # alone: SY-26.32; together from W of the chain over its east side (4 + 1 + 2), or from the cross (2 + 1 + 4)
    longest = (2, 6, 7)[seed % 3]
    rooms = Counter()
    for part in parts:
        rooms.update(symbols(part))
    has = {kind: f"constructor_{kind}" in own for kind in ("crane", "cannon", "sail", "chimney", "crew", "stoker")}
    wanted = set()
    for o, b, w, t, h, p, g, n in itertools.product(*(range(pieces[name] + 1) for name in PLENTY)):
        if (
            1 + o <= pieces["captain"]
            and o + b + w <= rooms["cabin"] + 2 * has["crew"]
            and t <= rooms["stoker_cabin"] + has["stoker"]
            and g <= rooms["mount_crane"] + 2 * has["crane"]
            and n <= rooms["mount_cannon"] + 2 * has["cannon"]
            and max(0, p - 2 * has["sail"]) + max(0, h - 2 * has["chimney"]) <= rooms["mount_mast"]
            and speed(t, h, p) <= longest
        ):
            wanted.add((1 + o, b, w, t, h, p, g, n))
    assert 1 <= len(wanted) <= 400
    found, front = [], [after(pos, "sail")]
    while front:
        here = front.pop()
        if here.phase == "load":
            front += [after(here, str(action)) for action in here.legal()]
        else:
            found.append(tuple(pieces[name] - reserve(here).get(name, 0) for name in PLENTY))
    assert sorted(found) == sorted(wanted)


@pytest.mark.clause("SY-16.9", "SY-16.10")
def test_SY_16_9_what_is_not_loaded_stays_and_what_is_aboard_stays_aboard():
    pos = harbour().sails()
    turn(pos, "sail; soldier=1 crane=1")
    assert fleet(pos)[0]["load"] == {**dict.fromkeys(PLENTY, 0), "captain": 1, "soldier": 1, "crane": 1}
    assert reserve(pos) == {**PLENTY, "captain": 8, "soldier": 8, "crane": 8}


# -- SY-15: constructors ---------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-15.4", "SY-15.5", "SY-15.6", "SY-16.8")
@pytest.mark.parametrize(
    ("constructor", "piece", "without", "extra"),
    [
        ("crane", "crane", 1, 2), ("cannon", "cannon", 1, 2), ("sail", "sail", 0, 2), ("chimney", "chimney", 0, 2),
        ("crew", "officer", 0, 2), ("crew", "businessman", 0, 2), ("crew", "soldier", 0, 2), ("crew", "stoker", 0, 0),
        ("stoker", "stoker", 0, 1), ("stoker", "soldier", 0, 0), ("sail", "chimney", 0, 0), ("chimney", "sail", 0, 0),
    ],
)  # fmt: skip
def test_SY_15_4_constructors(constructor, piece, without, extra):
    assert most(harbour(BARE).sails(), piece) == without
    pos = harbour(BARE).staff(0, f"constructor_{constructor}").sails()
    assert most(pos, piece) == without + extra
    assert most(harbour(BARE).staff(1, f"constructor_{constructor}").sails(), piece) == without
    # SY-15.5: from the reserve, like all others
    pos = harbour(BARE, {"captain": 1}).staff(0, f"constructor_{constructor}").sails()
    assert most(pos, piece) == 0


@pytest.mark.clause("SY-15.4", "SY-16.8", "SY-26.26")
def test_SY_16_8_q5_with_constructors():
    """A = 1. Sails beyond two and smokestacks beyond two need mast bases."""
    for sail, chimney in itertools.product((0, 2), (0, 2)):
        table = harbour()
        if sail:
            table.staff(0, "constructor_sail")
        if chimney:
            table.staff(0, "constructor_chimney")
        pos = table.sails()
        assert most(pos, "chimney") == 1 + chimney
        for h in range(2 + chimney):
            assert most(pos, "sail", chimney=h) == sail + 1 - max(0, h - chimney)


@pytest.mark.clause("SY-15.4", "SY-27.54", "SY-27.58", "SY-15.1")
def test_SY_27_54_crew_constructor_is_two_more_cabins():
    pos = harbour().staff(0, "constructor_crew", "constructor_stoker").sails()
    assert most(pos, "officer") == 4
    assert most(pos, "soldier", officer=2, businessman=1) == 1
    assert most(pos, "stoker", officer=4) == 2


@pytest.mark.clause("SY-15.2", "SY-15.4")
def test_SY_15_2_constructors_need_not_be_used():
    pos = harbour(BARE).staff(0, "constructor_crane", "helmsman").sails()
    turn(pos, "sail; crane=1")
    assert fleet(pos)[0]["load"]["crane"] == 1 and fleet(pos)[0]["speed"] == 1


@pytest.mark.clause("SY-27.57", "SY-16.10", "SY-24.16")
def test_SY_27_57_a_later_constructor_does_not_change_the_ship():
    pos = Table(3).fleet(0, BARE, crane=1).staff(0, "constructor_crane").reserve(0, crane=2).sails()
    assert fleet(pos)[0]["load"]["crane"] == 1 and reserve(pos) == {"crane": 2}


# -- SY-17 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-17.1", "SY-17.2", "SY-26.27", "SY-26.28")
@pytest.mark.parametrize(
    ("stokers", "chimneys", "sails", "fast"),
    [(1, 1, 2, 6), (0, 2, 1, 3), (0, 0, 0, 1), (0, 1, 0, 1), (0, 3, 0, 2), (2, 0, 0, 3), (1, 0, 2, 4), (1, 1, 0, 4),
     (0, 4, 2, 5), (2, 1, 0, 5), (2, 2, 0, 6), (1, 3, 1, 7)],
)  # fmt: skip
def test_SY_17_1_speed(stokers, chimneys, sails, fast):
    pos = harbour(FAST).staff(0, "constructor_stoker").sails()
    turn(pos, f"sail; stoker={stokers} chimney={chimneys} sail={sails}")
    assert fleet(pos)[0]["speed"] == fast and named(pos, "scored")[0]["speed"] == fast


@pytest.mark.clause("SY-17.3", "SY-27.3")
def test_SY_17_3_nothing_else_changes_speed():
    for parts in (SMALL, "B01 M1-05 M1-06 M1-07 M1-08 M2-05 M2-06 M1-13 S01"):
        pos = harbour(parts).sails()
        turn(pos, "sail; officer=1 businessman=1; crane=1")
        assert fleet(pos)[0]["speed"] == 1


@pytest.mark.clause("SY-17.4", "SY-15.10", "SY-15.11", "SY-15.12", "SY-25.19", "SY-27.36", "SY-26.29")
@pytest.mark.parametrize("helmsman", [0, 1])
@pytest.mark.parametrize("rigger", [0, 1])
@pytest.mark.parametrize("sails", [0, 1, 2, 3, 4, 5])
def test_SY_17_4_helmsman_and_rigger(helmsman, rigger, sails):
    table = harbour(FAST, {"captain": 1, "sail": sails})
    table.staff(0, *["helmsman"] * helmsman, *["rigger"] * rigger)
    pos = table.sails()
    pos.play(f"sail; sail={sails}" if sails else "sail")
    most = helmsman + rigger * (sails // 2)
    if most:
        assert choices(pos) == {f"speed+{n}" for n in range(most + 1)}
        for bonus in range(most + 1):
            other = turn(pos.copy(), f"speed+{bonus}")
            assert fleet(other)[0]["speed"] == 1 + sails + bonus  # SY-15.12: counts as speed in every way
            assert named(other, "scored")[0]["speed"] == 1 + sails + bonus
    else:
        assert pos.phase in ("start", "move")


@pytest.mark.clause("SY-17.5", "SY-18.13")
def test_SY_17_5_bonuses_within_the_longest_voyage():
    table = Table(3).yard(0, FAST).reserve(0, captain=1, sail=4).canal(0, "C07", 0, 0).staff(0, "helmsman", "rigger")
    pos = table.sails()
    pos.play("sail; sail=4")  # speed 5, at most 6 on one chain
    assert choices(pos) == {"speed+0", "speed+1"}


@pytest.mark.clause("SY-17.1", "SY-17.2", "SY-17.6")
def test_SY_17_6_adding_a_piece_never_lowers_the_speed():
    for t, h, p in itertools.product(range(5), repeat=3):
        here = speed(t, h, p)
        assert here == (4 + (h - 1) + (t - 1) + p if h and t else 1 + p + t + h // 2) >= 1
        assert min(speed(t + 1, h, p), speed(t, h + 1, p), speed(t, h, p + 1)) >= here


@pytest.mark.clause("SY-6.5", "SY-16.7")
def test_SY_16_7_loading_costs_nothing():
    pos = harbour().money(0, 3).sails()
    turn(pos, "sail; soldier=2")
    assert money(pos) == 3
