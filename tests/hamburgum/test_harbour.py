"""HB-8 The harbour and the Dockyard."""

import itertools

import pytest

from .build import Table, after, berths, choices, given, refused, stock, supply, turn


def arrive(berths, ship, room):
    """HB-8.3, HB-8.4 on three rows of letters (berths 3, 2, 1)."""
    three, two, one = berths
    if len(three) == room:
        three, two, one = "", three, two
    return "".join(sorted(three + ship)), two, one


def most_ships(berths, room, timber, strict=False):
    """HB-8.9, HB-8.10 for seat A, played through."""
    built = 0
    while timber > built:
        own = sum(row.count("A") for row in berths)
        returns = len(berths[0]) == room and "A" in berths[2]
        if not (own < 5 or (returns and not strict)):
            break
        berths = arrive(berths, "A", room)
        built += 1
    return built, berths


def ships_offered(pos):
    return {int(text.removeprefix("ships ")) for text in choices(pos, "move dockyard")}


@pytest.mark.clause("HB-8.1", "HB-D9")
def test_HB_8_1_any_number_for_a_timber_each():
    pos = Table(2).player(0, timber=3).position()
    assert ships_offered(pos) == {0, 1, 2, 3}
    assert stock(turn(pos.copy(), "move dockyard; ships 2")) == {"timber": 1}
    assert supply(turn(pos, "move dockyard; ships 3")) == 4 - 3
    assert pos.actor == 1


@pytest.mark.clause("HB-8.2", "HB-8.3", "HB-1.21")
def test_HB_8_3_a_ship_enters_berth_3_and_nothing_else_moves():
    pos = Table(3).player(0, timber=1).harbour("BC", "ABC").position()
    turn(pos, "move dockyard; ships 1")
    assert berths(pos) == ("ABC", "ABC", "")


@pytest.mark.clause("HB-8.3", "HB-8.4", "HB-R2")
def test_HB_8_4_shift():
    pos = Table(3).player(0, timber=1).harbour("ABC", "BBC", "ACC").position()
    events = pos.play("move dockyard; ships 1")
    assert berths(pos) == ("A", "ABC", "BBC")
    assert [event.name for event in events] == ["moved", "shifted", "returned", "returned", "arrived"]
    assert [(e.arguments["player"], e.arguments["amount"]) for e in events[2:4]] == [(0, 1), (2, 2)]


@pytest.mark.clause("HB-8.5", "HB-1.19", "HB-20.3")
def test_HB_8_5_ships_that_leave_return_to_supply():
    pos = Table(2).player(0, timber=5).harbour("AB", "AB", "AA").position()
    assert [supply(pos), supply(pos, 1)] == [1, 3]
    turn(pos, "move dockyard; ships 1")
    assert [supply(pos), supply(pos, 1)] == [1 + 2 - 1, 3]
    assert berths(turn(pos.copy(), "move beer")) == ("A", "AB", "AB")
    # two in supply; the fourth arrival is possible because the ships of berth 1 come back on the way
    pos = Table(2).player(0, timber=5).harbour("A", "AB", "AB").position()
    assert ships_offered(pos) == {0, 1, 2, 3, 4}
    assert berths(turn(pos, "move dockyard; ships 4")) == ("A", "AA", "AA")


@pytest.mark.clause("HB-8.6", "HB-1.20", "HB-20.5")
def test_HB_8_6_a_flying_dutchman_that_leaves_is_out_of_the_game():
    pos = Table(2).player(0, timber=1).completed("dom", 1).sites(1, "N1").harbour("AB", "AB", "BF").position()
    assert pos.view()["dutchmen_left"] == 2
    events = pos.play("move dockyard; ships 1")
    assert berths(pos) == ("A", "AB", "AB")
    assert pos.view()["dutchmen_left"] == 2
    assert "dutchmen_lost" in [event.name for event in events]


@pytest.mark.clause("HB-8.7")
def test_HB_8_7_filling_berth_3_causes_no_shift():
    pos = Table(2).player(0, timber=2).harbour("B", "AB").position()
    assert berths(turn(pos.copy(), "move dockyard; ships 1")) == ("AB", "AB", "")
    assert berths(turn(pos, "move dockyard; ships 2")) == ("A", "AB", "AB")


@pytest.mark.clause("HB-8.8")
def test_HB_8_8_flying_dutchmen_take_room_and_move():
    pos = Table(2).player(0, timber=2).completed("dom", 1).sites(1, "N1").harbour("BF", "AB").position()
    assert berths(turn(pos, "move dockyard; ships 1")) == ("A", "BF", "AB")


def harbours(room):
    """Every harbour as seat A sees it: own ships in each berth, the rest of the ships somebody else's."""
    for fill_3, fill_2, fill_1 in itertools.product(range(1, room + 1), (0, room), (0, room)):
        if fill_1 and not fill_2:
            continue
        for own in itertools.product(range(fill_3 + 1), range(fill_2 + 1), range(fill_1 + 1)):
            if sum(own) <= 5:
                yield tuple("A" * a + "b" * (n - a) for a, n in zip(own, (fill_3, fill_2, fill_1), strict=True))


@pytest.mark.clause("HB-8.9", "HB-8.10", "HB-8.12", "HB-D9", "HB-R6")
@pytest.mark.parametrize("empty_supply", ["returning_counts", "strict"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_HB_8_9_how_many_ships_from_every_harbour(players, empty_supply):
    pos = Table(players, empty_supply=empty_supply).player(0, timber=9).position()
    pos.play("move dockyard")
    best = 0
    for rows in harbours(players):
        for berth, row in zip((2, 1, 0), rows, strict=True):
            pos.state.ships[:, berth] = 0
            pos.state.ships[0, berth] = row.count("A")
            pos.state.ships[1, berth] = row.count("b")
        most, _ = most_ships(rows, players, 9, empty_supply == "strict")
        assert {str(action) for action in pos.legal()} == {f"ships {n}" for n in range(most + 1)}, rows
        best = max(best, most)
    if empty_supply == "returning_counts":
        assert best == (6 if players == 2 else 5)  # HB-8.12


@pytest.mark.clause("HB-8.12", "HB-D9")
def test_HB_8_12_six_ships_with_two_players():
    pos = Table(2).player(0, timber=9).harbour("B", "BB").position()
    assert ships_offered(pos) == set(range(7))
    turn(pos, "move dockyard; ships 6")
    assert berths(pos) == ("A", "AA", "AA")
    assert stock(pos) == {"timber": 3}


@pytest.mark.clause("HB-D9", "HB-8.1", "HB-19.8")
def test_D9_limited_by_timber():
    for timber in range(4):
        pos = Table(3).player(0, timber=timber, brick=4).position()
        if timber:
            assert ships_offered(pos) == set(range(timber + 1))
        else:
            assert after(pos, "move dockyard").actor == 1


@pytest.mark.clause("HB-19.8", "HB-8.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_HB_19_8_at_once_or_one_by_one(players):
    start = Table(players).player(0, timber=4).harbour("AB"[: players - 1], "").position()
    rows = berths(start)
    for number in range(1, 5):
        rows = arrive(rows, "A", players)
        pos = turn(start.copy(), f"move dockyard; ships {number}")
        assert tuple("".join(sorted(row)) for row in berths(pos)) == tuple("".join(sorted(row)) for row in rows)
        assert stock(pos).get("timber", 0) == 4 - number


@pytest.mark.clause("HB-8.11")
def test_HB_8_11_ships_cannot_be_withdrawn():
    pos = Table(2).player(0).position()
    pos.play("move dockyard")  # without timber there is nothing to choose
    assert pos.actor == 1
    assert berths(pos) == ("AB", "", "")
    assert "cannot play" in refused(pos, "move dockyard; ships 0; ships -1")


@pytest.mark.clause("HB-X7", "HB-8.1", "HB-8.2", "HB-8.3", "HB-8.4", "HB-8.5", "HB-8.6", "HB-8.7", "HB-R2")
def test_X7_harbour():
    # R, B, G, Y are seats A, B, C, D
    table = Table(4).player(3, timber=2).harbour("BCD", "ABCD", "AABC").to_move(3)
    pos = table.position()
    assert [supply(pos, seat) for seat in range(4)] == [2, 2, 2, 3]
    one = turn(pos.copy(), "move dockyard; ships 1")
    assert berths(one) == ("BCDD", "ABCD", "AABC")
    assert [supply(one, seat) for seat in range(4)] == [2, 2, 2, 2]
    two = turn(pos.copy(), "move dockyard; ships 2")
    assert berths(two) == ("D", "BCDD", "ABCD")
    assert [supply(two, seat) for seat in range(4)] == [4, 3, 3, 1]
    assert stock(two, 3) == {}


@pytest.mark.clause("HB-X8", "HB-X8.a", "HB-8.5", "HB-8.6", "HB-13.3", "HB-13.4")
def test_X8_a_captains_and_flying_dutchmen():
    table = Table(2).player(0, timber=2, brick=2).player(1, timber=2, brick=1)
    pos = table.completed("dom", 0).completed("petri", 1).position()

    def state():
        return *berths(pos), (supply(pos), supply(pos, 1))

    assert state() == ("AB", "", "", (4, 4))
    turn(pos, "move guildhall; build N1")
    assert state() == ("AF", "AB", "", (3, 4))
    turn(pos, "move guildhall; build C3")
    assert state() == ("BF", "AF", "AB", (3, 3))
    pos = given(pos, 0, prestige=5)  # for the full circle
    turn(pos, "move guildhall; build C6")
    assert state() == ("AF", "BF", "AF", (3, 4))
    turn(pos, "move dockyard; ships 1")
    assert state() == ("B", "AF", "BF", (4, 3))
    assert pos.view()["dutchmen_left"] == 0


@pytest.mark.clause("HB-X8", "HB-X8.b", "HB-13.3", "HB-13.4")
def test_X8_b_the_own_ship_shifts():
    table = Table(3).player(0, timber=1, brick=1).completed("dom", 0).harbour("AB", "ABC")
    pos = turn(table.position(), "move guildhall; build N1")
    assert berths(pos) == ("A", "ABF", "ABC")


@pytest.mark.clause("HB-X8", "HB-X8.c", "HB-8.9", "HB-8.10", "HB-R6")
def test_X8_c_empty_supply_in_the_dockyard():
    def table(switch):
        return Table(2, empty_supply=switch).player(0, timber=2).harbour("AA", "AA", "AB").position()

    pos = table("returning_counts")
    assert ships_offered(pos) == {0, 1}
    turn(pos, "move dockyard; ships 1")
    assert berths(pos) == ("A", "AA", "AA")
    assert (supply(pos), stock(pos)) == (0, {"timber": 1})
    strict = table("strict")
    strict.play("move dockyard")
    assert strict.actor == 1  # none can be built
    assert berths(strict) == ("AA", "AA", "AB")


@pytest.mark.clause("HB-X8", "HB-X8.d", "HB-8.9", "HB-8.10", "HB-13.5", "HB-R6", "HB-R26")
@pytest.mark.parametrize(
    ("switch", "rows", "left"),
    [("returning_counts", ("A", "AF", "AA"), 1), ("strict", ("AF", "AA", "AA"), 0)],
)
def test_X8_d_empty_supply_and_a_captain(switch, rows, left):
    table = Table(2, empty_supply=switch).player(0, timber=1, brick=1).completed("dom", 0).harbour("A", "AA", "AA")
    pos = turn(table.position(), "move guildhall; build N1")
    assert berths(pos) == rows
    assert supply(pos) == left


@pytest.mark.clause("HB-X8", "HB-X8.e", "HB-13.5", "HB-R6", "HB-R26")
def test_X8_e_no_own_ship_available():
    table = Table(3).player(0, timber=1, brick=1).completed("dom", 0).harbour("AA", "AAA", "BBC")
    pos = table.position()
    events = pos.play("move guildhall; build N1")
    assert berths(pos) == ("AAF", "AAA", "BBC")
    assert "shifted" not in [event.name for event in events]
