"""SY-7 Build Ships: sound rows, buying, placing, the offer."""

import itertools

import pytest

from wharfinger.games.shipyard.rules.build import holds_ship, legal_places, sound
from wharfinger.games.shipyard.state import FATE

from .build import Table, choices, column, money, named, refused, turn, yard

ROWS = ["".join(letters) for letters in itertools.product(".BMS", repeat=9)]


def sets(row):
    """The places of bows, middles and sterns of a row string, as bits."""
    return tuple(sum(1 << place for place, letter in enumerate(row) if letter == kind) for kind in "BMS")


def can_be_emptied(row, known):
    """SY-7.8 by definition. For a step it is enough to put parts where a ship is to be and to take that ship away:
    its places are empty or hold the right kinds already.
    """
    if row not in known:
        known[row] = any(
            under.strip(".")
            and all(have in (".", want) for have, want in zip(under, ship, strict=True))
            and can_be_emptied(row[:first] + "." * len(ship) + row[last + 1 :], known)
            for first in range(7)
            for last in range(first + 2, 9)
            for under, ship in [(row[first : last + 1], "B" + "M" * (last - first - 1) + "S")]
        )
    return known[row]


@pytest.mark.clause("SY-7.8", "SY-7.10", "SY-7.12", "SY-7.13", "SY-7.15", "SY-26.6")
def test_SY_7_13_enumeration_of_all_rows():
    known = {".........": True}
    found = [row for row in ROWS if sound(*sets(row))]
    assert all(can_be_emptied(row, known) for row in found)
    # the definition is slow to refute: the emptier half shows the other direction
    assert not any(can_be_emptied(row, known) for row in set(ROWS) - set(found) if row.count(".") >= 5)
    without_ship = [row for row in found if not holds_ship(*sets(row))]
    full = [row for row in found if "." not in row]
    assert (len(found), len(without_ship), len(full)) == (23288, 17100, 377)
    assert not set(full) & set(without_ship)


@pytest.mark.clause("SY-7.11", "SY-7.14", "SY-7.19", "SY-7.20", "SY-26.1", "SY-26.2")
@pytest.mark.parametrize(
    ("rows", "allowed"),
    [
        ("MS....... ...BS.... .......BM MS.BS..BM .S....... .......B. SM....... BBBBBSSSS", False),
        ("BB.S..... .B.SMB.S. BB.SMB.SS ....M.... ..SMMB... .MM....M. BM.....MS BMBMSS... BBBB.SSSS .........", True),
    ],
)
def test_SY_7_19_rows_of_the_rulebook(rows, allowed):
    for row in rows.split():
        assert sound(*sets(row)) == can_be_emptied(row, {".........": True}) == allowed, row


@pytest.mark.clause("SY-7.9", "SY-7.10", "SY-7.18")
def test_SY_7_9_a_placement_is_legal_exactly_if_the_row_after_it_is_sound():
    for row in ROWS:
        if row.count(".") in (1, 5, 9) and sound(*sets(row)):
            for kind, letter in enumerate("BMS"):
                legal = legal_places(*sets(row), kind)
                for place in range(9):
                    after = row[:place] + letter + row[place + 1 :]
                    assert (legal >> place & 1 == 1) == (row[place] == "." and sound(*sets(after)))


def places(pos, words):
    """Where the part may go, after some words."""
    found = choices(pos, words)
    return {int(text.removeprefix("on ")) for text in found if text.startswith("on ")}


def builder(row=".........", guilders=9, **options):
    return Table(3, **options).money(0, guilders).yard(0, row).asks(0, "build")


@pytest.mark.clause("SY-7.1", "SY-7.21", "SY-25.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_SY_7_1_one_to_three_parts(number):
    pos = builder()
    assert choices(pos) == {"buy bow", "buy left", "buy right", "buy stern"}  # no `done` before the first part
    for place in range(number):
        pos.play(f"buy bow {column(pos, 'bow')[place]} on {place + 1}")
    if number < 3:
        assert "done" in choices(pos)
        pos.play("done")
    assert pos.actor == 1 and yard(pos) == "B" * number + "." * (9 - number)


@pytest.mark.clause("SY-7.2", "SY-2.13", "SY-25.5")
@pytest.mark.parametrize(("row", "price"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("name", ["bow", "left", "right", "stern"])
def test_SY_7_2_prices_by_row(name, row, price):
    pos = builder()
    part = column(pos, name)[row]
    turn(pos, f"buy {name} {part} on 4; done")
    assert money(pos) == 9 - price


@pytest.mark.clause("SY-7.2", "SY-7.22")
def test_SY_7_2_nothing_slides_during_the_action():
    pos = builder(guilders=1)
    bows = column(pos, "bow")
    pos.play(f"buy bow {bows[0]} on 1")
    assert column(pos, "bow") == [None, *bows[1:]]
    assert choices(pos, "buy bow") == {bows[1], bows[2]}
    pos.play(f"buy bow {bows[2]} on 2")  # still costs 1
    assert money(pos) == 0
    assert "buy bow" not in choices(pos)  # the others of the column cost money
    pos.play("done")
    assert column(pos, "bow")[:3] == [bows[1], bows[3], bows[4]]


@pytest.mark.clause("SY-7.2", "SY-25.5", "SY-6.5")
def test_SY_25_5_only_affordable_parts():
    pos = builder(guilders=1)
    assert choices(pos, "buy stern") == set(column(pos, "stern")[:3])


@pytest.mark.clause("SY-7.3", "SY-25.4", "SY-7.16", "SY-26.3")
def test_SY_7_3_a_part_without_a_legal_place_may_not_be_bought():
    pos = builder("BBBB.SSSS")
    assert choices(pos) == {"buy left", "buy right"}
    part = column(pos, "left")[0]
    pos.play(f"buy left {part}")  # the only place is taken without asking, the ship must be scrapped
    assert yard(pos) == "BBB...SSS"


@pytest.mark.clause("SY-7.4", "SY-7.18")
def test_SY_7_18_every_order_of_a_sound_row_is_legal():
    for order in itertools.permutations([("bow", 1), ("left", 2), ("stern", 9)]):
        pos = builder()
        for name, place in order:
            pos.play(f"buy {name} {next(filter(None, column(pos, name)))} on {place}")
        assert yard(pos) == "BM......S"


@pytest.mark.clause("SY-7.5", "SY-7.6")
def test_SY_7_5_placed_parts_stay_and_need_not_touch():
    pos = builder("B...M...S")
    pos.play(f"buy left {column(pos, 'left')[0]}")
    assert {int(text.removeprefix("on ")) for text in choices(pos)} == {2, 3, 4, 6, 7, 8}
    turn(pos, "on 3; done")
    assert yard(pos) == "B.M.M...S"


@pytest.mark.clause("SY-7.7", "SY-7.17", "SY-26.4")
def test_SY_7_7_a_completed_ship_stays_until_step_5():
    pos = builder("B.S......")
    pos.play(f"buy left {column(pos, 'left')[0]} on 2")
    assert yard(pos) == "BMS......" and 2 not in places(pos, f"buy right {column(pos, 'right')[0]}")
    pos.play(f"buy right {column(pos, 'right')[0]} on 4; done")
    assert yard(pos) == "...M....."  # scrapped for want of a captain


@pytest.mark.clause("SY-7.9", "SY-7.10", "SY-7.14", "SY-7.11", "SY-25.6", "SY-26.7")
@pytest.mark.parametrize(
    ("row", "bow", "middle", "stern"),
    [
        (".........", {1, 2, 3, 4, 5, 6, 7}, {2, 3, 4, 5, 6, 7, 8}, {3, 4, 5, 6, 7, 8, 9}),
        ("B........", {2, 3, 4, 5, 6, 7}, {2, 3, 4, 5, 6, 7, 8}, {3, 4, 5, 6, 7, 8, 9}),
        (".B.......", {1, 3, 4, 5, 6, 7}, {3, 4, 5, 6, 7, 8}, {4, 5, 6, 7, 8, 9}),
        ("........S", {1, 2, 3, 4, 5, 6, 7}, {2, 3, 4, 5, 6, 7, 8}, {3, 4, 5, 6, 7, 8}),
        (".......S.", {1, 2, 3, 4, 5, 6}, {2, 3, 4, 5, 6, 7}, {3, 4, 5, 6, 7, 9}),
        ("...B.S...", {1, 2, 3, 6 + 1}, {2, 3, 5, 7, 8}, {3, 7, 8, 9}),
        ("BBBB.SSSS", set(), {5}, set()),
    ],
)
def test_SY_7_10_legal_places(row, bow, middle, stern):
    pos = builder(row)
    for name, wanted in (("bow", bow), ("left", middle), ("stern", stern)):
        if not wanted:
            assert f"buy {name}" not in choices(pos)
        elif len(wanted) > 1:
            assert places(pos, f"buy {name} {column(pos, name)[0]}") == wanted


@pytest.mark.clause("SY-7.22", "SY-7.26", "SY-7.23", "SY-27.25")
def test_SY_7_22_columns_slide_down_and_refill():
    pos = builder()
    dumped = pos.dump()["table"]["part_stack"]
    bows, middles, sterns = ([name for name in dumped if name and name[0] == kind] for kind in "BMS")
    left, right, stern, bow = (column(pos, name) for name in ("left", "right", "stern", "bow"))
    turn(pos, f"buy right {right[1]} on 4; buy left {left[0]} on 3; buy stern {stern[3]} on 9")
    assert column(pos, "bow") == bow
    assert column(pos, "left") == [*left[1:], middles[-1]]  # the left middle column comes first
    assert column(pos, "right") == [right[0], *right[2:], middles[-2]]
    assert column(pos, "stern") == [*stern[:3], stern[4], sterns[-1]]
    assert pos.view()["parts_left"] == {"bow": len(bows), "middle": len(middles) - 2, "stern": len(sterns) - 1}


@pytest.mark.clause("SY-7.26")
def test_SY_7_26_the_lowest_gap_first():
    pos = builder()
    middles = [name for name in pos.dump()["table"]["part_stack"] if name and name[0] == "M"]
    left = column(pos, "left")
    turn(pos, f"buy left {left[0]} on 3; buy left {left[4]} on 4; buy left {left[2]} on 5")
    assert column(pos, "left") == [left[1], left[3], middles[-1], middles[-2], middles[-3]]


@pytest.mark.clause("SY-7.24", "SY-20.4", "SY-27.26")
def test_SY_7_24_middles_II_follow_without_a_break():
    table = Table(3).money(0, 9)
    s = table.s
    for part in s.part_stack[52:67].tolist():  # all middles I but one lie with the parts out of the game
        s.fate[part] = FATE.out
    s.part_stack[52:68] = [s.part_stack[67], *[-1] * 15]
    s.parts_left[1] = 27
    pos = table.asks(0, "build")
    left = column(pos, "left")
    turn(pos, f"buy left {left[0]} on 3; buy left {left[1]} on 4; done")
    assert [name[:2] for name in column(pos, "left")] == ["M1"] * 4 + ["M2"]
    assert pos.view()["last_lap"] == "none" and pos.view()["parts_left"]["middle"] == 25


@pytest.mark.clause("SY-7.25", "SY-25.5")
def test_SY_7_25_a_column_without_a_stack_stays_short():
    pos = Table(3).money(0, 9).stack_left("bow", 1).asks(0, "build")
    bows = column(pos, "bow")
    turn(pos, f"buy bow {bows[0]} on 1; buy bow {bows[1]} on 2; done")
    shown = column(pos, "bow")
    assert shown[:3] == bows[2:] and shown[3] is not None and shown[4] is None


@pytest.mark.clause("SY-7.27", "SY-20.4", "SY-27.6")
@pytest.mark.parametrize(
    ("kind", "name"), [("bow", "bow"), ("middle", "left"), ("middle", "right"), ("stern", "stern")]
)
@pytest.mark.parametrize("left", [1, 2])
def test_SY_7_27_the_last_part_on_the_board_triggers_the_early_end(kind, name, left):
    pos = Table(3).stack_left(kind, left).asks(0, "build")
    turn(pos, f"buy {name} {column(pos, name)[0]} on 4; done")
    assert pos.view()["last_lap"] == ("early_end" if left == 1 else "none")
    assert named(pos, "last_lap") == ([{"why": "early_end"}] if left == 1 else [])


@pytest.mark.clause("SY-7.27")
def test_SY_7_27_an_empty_stack_triggers_only_once():
    pos = Table(3).stack_left("bow", 0).asks(0, "build")
    turn(pos, f"buy left {column(pos, 'left')[0]} on 4; done")
    assert pos.view()["last_lap"] == "none"  # nothing was laid by this refill


@pytest.mark.clause("SY-7.1")
def test_SY_7_1_places_must_be_empty():
    pos = builder("B........")
    pos.play(f"buy left {column(pos, 'left')[0]}")
    assert refused(pos, "on 1") and refused(pos, "on 9")
