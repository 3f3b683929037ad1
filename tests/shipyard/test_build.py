"""SY-7: placing parts, the rulebook's five pictures, and the full enumeration of all rows."""

import itertools

import pytest

from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard.rules.build import holds_ship, legal_places, ship_at, sound

from .build import Table, kinds, step, words


def sets(row):
    """The places of bows, middles and sterns of a row string, as bits."""
    return tuple(sum(1 << place for place, letter in enumerate(row) if letter == kind) for kind in "BMS")


def reduces(row, known):
    """SY-7.8 by definition: can the row be emptied by adding parts and taking complete ships away?

    Adding parts first and taking one ship is enough for a step: choose the places of the ship to be, they must be
    empty or hold the right kind; what it takes away is gone.
    """
    if row in known:
        return known[row]
    known[row] = False
    for first in range(7):
        for last in range(first + 2, 9):
            ship = "B" + "M" * (last - first - 1) + "S"
            under = row[first : last + 1]
            fits = all(have in (".", want) for have, want in zip(under, ship, strict=True))
            if fits and under.strip("."):
                rest = row[:first] + "." * len(ship) + row[last + 1 :]
                if reduces(rest, known):
                    known[row] = True
                    return True
    return False


@pytest.mark.clause("SY-7.8", "SY-7.10", "SY-7.12", "SY-7.13", "SY-7.15", "SY-26.6")
def test_enumeration_of_all_rows():
    known = {".........": True}
    count = without_ship = full = 0
    for letters in itertools.product(".BMS", repeat=9):
        row = "".join(letters)
        masks = sets(row)
        if sound(*masks):
            count += 1
            ship = holds_ship(*masks)
            without_ship += not ship
            if "." not in row:
                full += 1
                assert ship, row
            assert reduces(row, known), row
        elif row.count(".") >= 5:  # the definition is slow to refute: the emptier half shows the other direction
            assert not reduces(row, known), row
    assert (count, without_ship, full) == (23288, 17100, 377)


@pytest.mark.clause("SY-7.19", "SY-7.11", "SY-7.14", "SY-26.1")
@pytest.mark.parametrize(
    "row", ["MS.......", "...BS....", ".......BM", "MS.BS..BM", ".S.......", ".......B.", "SM.......", "BBBBBSSSS"]
)
def test_rows_that_are_not_sound(row):
    assert not sound(*sets(row))
    assert not reduces(row, {".........": True})


@pytest.mark.clause("SY-7.19", "SY-7.20", "SY-26.2")
@pytest.mark.parametrize(
    "row",
    ["BB.S.....", ".B.SMB.S.", "BB.SMB.SS", "....M....", "..SMMB...", ".MM....M.", "BM.....MS", "BMBMSS...",
     "BBBB.SSSS", "........."],
)  # fmt: skip
def test_rows_that_are_sound(row):
    assert sound(*sets(row))


@pytest.mark.clause("SY-7.9", "SY-7.10", "SY-7.18")
def test_a_placement_is_legal_exactly_if_the_row_after_it_is_sound():
    for letters in itertools.product(".BMS", repeat=9):
        row = "".join(letters)
        masks = sets(row)
        if row.count(".") in (1, 5, 9) and sound(*masks):
            for kind, letter in enumerate("BMS"):
                places = legal_places(*masks, kind)
                for place in range(9):
                    after = row[:place] + letter + row[place + 1 :]
                    assert (places >> place & 1 == 1) == (row[place] == "." and sound(*sets(after)))


@pytest.mark.clause("SY-26.7")
def test_the_empty_row():
    assert [legal_places(0, 0, 0, kind) for kind in range(3)] == [0b001111111, 0b011111110, 0b111111100]


@pytest.mark.clause("SY-26.3", "SY-7.16")
def test_a_row_with_one_legal_placement():
    masks = sets("BBBB.SSSS")
    assert [legal_places(*masks, kind) for kind in range(3)] == [0, 0b000010000, 0]
    pos = Table(2).yard(0, "BBBB.SSSS").money(0, 0).decide("column")
    step(pos, "buy left")
    assert ship_at(*sets("BBBBMSSSS"), 3) == 3
    assert kinds(pos, 0) == "BBB...SSS"


@pytest.mark.clause("SY-26.4", "SY-7.7", "SY-7.17")
def test_a_complete_ship_stays_until_step_5():
    pos = Table(2).yard(0, "BM.......").money(0, 9).decide("column")
    step(pos, "buy stern")
    pos.play(pos.legal()[0])
    step(pos, "on 3")
    step(pos, "buy left")
    pos.play(pos.legal()[0])
    step(pos, "on 4")
    assert kinds(pos, 0) == "BMSM....."
    step(pos, "done")
    assert kinds(pos, 0) == "...M....."


@pytest.mark.clause("SY-7.1", "SY-7.2", "SY-7.5", "SY-7.21", "SY-7.22", "SY-7.26")
def test_three_parts_then_the_offer_slides():
    pos = Table(2).money(0, 9).decide("column")
    before = pos.state.offer.copy()
    for row, place in ((0, 1), (3, 2), (4, 3)):
        step(pos, "buy bow")
        step(pos, t.PARTS[before[0, row]])
        step(pos, f"on {place}")
        if row != 4:
            assert pos.state.offer[0, row] == -1
    assert pos.state.money[0] == 9 - 0 - 2 - 2
    after = pos.state.offer
    assert list(after[0, :2]) == [before[0, 1], before[0, 2]]
    assert (after[0] >= 0).all()
    assert (after[1:] == before[1:]).all()


@pytest.mark.clause("SY-7.23", "SY-7.24", "SY-27.26", "SY-3.1")
def test_middles_of_stack_two_follow_those_of_stack_one():
    pos = Table(2).position()
    s = pos.state
    assert int(s.parts_left[t.KIND.middle]) == 42
    drawn = [int(part) for part in s.part_stack[26:68]]
    assert sorted(drawn[:26]) == list(range(52, 78))
    assert all(26 <= part < 52 for part in drawn[26:])


@pytest.mark.clause("SY-7.3", "SY-6.3", "SY-25.4")
def test_a_column_without_a_place_is_not_offered():
    pos = Table(2).yard(0, "BBBB.SSSS").money(0, 9).decide("column")
    assert words(pos) == ["buy left", "buy right"]


@pytest.mark.clause("SY-7.27", "SY-20.4", "SY-20.5", "SY-26.49")
@pytest.mark.parametrize("kind", ["bow", "stern"])
def test_the_last_part_on_the_board_triggers_the_early_end(kind):
    table = Table(3)
    number = t.KINDS.index(kind)
    s = table.s
    while s.parts_left[number] > 1:
        s.parts_left[number] -= 1
        top = int(t.KIND_START[number]) + int(s.parts_left[number])
        s.fate[s.part_stack[top]] = 1
        s.part_stack[top] = -1
    pos = table.decide("column")
    step(pos, f"buy {kind}")
    pos.play(pos.legal()[0])
    pos.play(pos.legal()[0])
    if pos.phase == "column":
        step(pos, "done")
    assert s.last_lap == 2
    assert pos.view(0)["last_lap"] == "early_end"


@pytest.mark.clause("SY-26.51", "SY-20.14", "SY-20.16", "SY-27.5", "SY-25.24")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        ("B.S......", ["buy left", "buy right", "pass"]),
        ("B..S.....", ["pass"]),
        ("B.S.B.S..", ["buy left", "buy right", "pass"]),
        (".MS......", ["buy bow", "pass"]),
        ("BM.......", ["buy stern", "pass"]),
        (".........", ["pass"]),
    ],
)
def test_the_final_ship_build_offers_only_what_completes_a_ship(row, answers):
    table = Table(2).yard(0, row).money(0, 9)
    table.s.stage = 2
    table.s.finals = 1
    assert words(table.decide("last_part")) == answers


@pytest.mark.clause("SY-26.51", "SY-20.15")
def test_one_of_two_ships_may_be_finished():
    table = Table(2).yard(0, "B.S.B.S..").money(0, 9)
    table.s.stage = 2
    table.s.finals = 1
    table.s.last_lap = 1
    pos = table.decide("last_part")
    step(pos, "buy left")
    pos.play(pos.legal()[0])
    assert words(pos) == ["on 2", "on 6"]
    step(pos, "on 6")
    assert kinds(pos, 0) == "B.S......"
    assert pos.state.finals == 2
