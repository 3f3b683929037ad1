"""X1: six rounds with three players, turn by turn."""

import pytest

import wharfinger as wf

from .build import berth, choices, open_sites, prices, supply, turn

# turn, record, (steps, cost), Red, Blue, Green, prices, berth 3, berth 2
X1 = """
1 Red   | move beer | free | 2/1/1 · 1/1 · 10 · 1 | 1/1/1 · 1/1 · 20 · 2 | 1/1/1 · 1/1 · 30 · 3 | 100/100/100 | BGR | -
1 Blue  | move cloth | free | 2/1/1 · 1/1 · 10 · 1 | 1/1/2 · 1/1 · 20 · 2 | 1/1/1 · 1/1 · 30 · 3 | 100/100/100 | BGR | -
1 Green | move trade_2; sell cloth=1 | free | 2/1/1 · 1/1 · 10 · 1 | 1/1/2 · 1/1 · 20 · 2 | 1/1/0 · 1/1 · 130 · 3 | 100/100/100 | BGR | -
2 Red   | move trade_2; sell beer=2 | 0 | 0/1/1 · 1/1 · 210 · 1 | 1/1/2 · 1/1 · 20 · 2 | 1/1/0 · 1/1 · 130 · 3 | 100/100/100 | BGR | -
2 Blue  | move beer | 0 | 0/1/1 · 1/1 · 210 · 1 | 2/1/2 · 1/1 · 20 · 2 | 1/1/0 · 1/1 · 130 · 3 | 100/100/100 | BGR | -
2 Green | move church; donate nikolai points; score nikolai_points | 0 | 0/1/1 · 1/1 · 210 · 1 | 2/1/2 · 1/1 · 20 · 2 | 1/1/0 · 1/0 · 130 · 8 | 100/100/100 | BGR | -
3 Red   | move church; donate michaelis points; score michaelis_points | 0 | 0/1/1 · 1/0 · 210 · 6 | 2/1/2 · 1/1 · 20 · 2 | 1/1/0 · 1/0 · 130 · 8 | 100/100/100 | BGR | -
3 Blue  | move dockyard; ships 1 | 0 | 0/1/1 · 1/0 · 210 · 6 | 2/1/2 · 0/1 · 20 · 2 | 1/1/0 · 1/0 · 130 · 8 | 100/100/100 | B | BGR
3 Green | move trade_1; buy brick=2 timber=1 | 0 | 0/1/1 · 1/0 · 210 · 6 | 2/1/2 · 0/1 · 20 · 2 | 1/1/0 · 2/2 · 30 · 8 | 100/100/100 | B | BGR
4 Red   | move trade_1; buy brick=3 timber=2 | 0 | 0/1/1 · 3/3 · 10 · 6 | 2/1/2 · 0/1 · 20 · 2 | 1/1/0 · 2/2 · 30 · 8 | 100/100/100 | B | BGR
4 Blue  | move trade_1; sell beer=2 cloth=2 | 0 | 0/1/1 · 3/3 · 10 · 6 | 0/1/0 · 0/1 · 420 · 2 | 1/1/0 · 2/2 · 30 · 8 | 100/100/100 | B | BGR
4 Green | move guildhall; build N1; build N2 | 0 | 0/1/1 · 3/3 · 10 · 6 | 0/1/0 · 0/1 · 420 · 2 | 1/1/0 · 0/0 · 30 · 8 | 90/100/100 | BFG | BGR
5 Red   | move guildhall; build M1; build M2; build M3 | 0 | 0/1/1 · 0/0 · 110 · 6 | 0/1/0 · 0/1 · 420 · 2 | 1/1/0 · 0/0 · 30 · 8 | 90/100/80 | BFG | BGR
5 Blue  | move trade_2; buy brick=3 timber=3 | 1 | 0/1/1 · 0/0 · 110 · 6 | 0/1/0 · 3/4 · 160 · 1 | 1/1/0 · 0/0 · 30 · 8 | 90/100/80 | BFG | BGR
5 Green | move beer | 0 | 0/1/1 · 0/0 · 110 · 6 | 0/1/0 · 3/4 · 160 · 1 | 3/1/0 · 0/0 · 30 · 8 | 90/100/80 | BFG | BGR
6 Red   | move trade_2; buy brick=2 timber=1 | 0 | 0/1/1 · 1/2 · 10 · 6 | 0/1/0 · 3/4 · 160 · 1 | 3/1/0 · 0/0 · 30 · 8 | 90/100/80 | BFG | BGR
6 Blue  | move church; donate catharinen points; donate catharinen citizens; score catharinen_points | 0 | 0/1/1 · 1/2 · 10 · 6 | 0/1/0 · 2/2 · 160 · 6 | 3/1/0 · 0/0 · 30 · 8 | 90/100/80 | BFG | BGR
6 Green | move trade_2; sell beer=3 sugar=1 | 0 | 0/1/1 · 1/2 · 10 · 6 | 0/1/0 · 2/2 · 160 · 6 | 0/0/0 · 0/0 · 400 · 8 | 90/100/80 | BFG | BGR
"""  # noqa: E501
START = ("1/1/1 · 1/1 · 10 · 1", "1/1/1 · 1/1 · 20 · 2", "1/1/1 · 1/1 · 30 · 3")
ROWS = [[cell.strip() for cell in row.split("|")] for row in X1.strip().splitlines()]
COLOURS = ["Red", "Blue", "Green"]


def begin():
    return wf.new("hamburgum", COLOURS, seed=1, start_player="first_listed")


def played(until):
    """X1 up to the turn before the one named, such as "4 Green"."""
    pos = begin()
    for row in ROWS:
        if row[0].split() == until.split():
            return pos
        turn(pos, row[1])
    return pos


def cells(pos):
    shown = []
    for player in pos.view()["players"]:
        stock = player["stock"]
        assert stock["bell"] == 0
        goods = "/".join(str(stock[good]) for good in ("beer", "sugar", "cloth"))
        shown.append(f"{goods} · {stock['timber']}/{stock['brick']} · {player['money']} · {player['prestige']}")
    return tuple(shown)


def ships(pos, number):
    letters = {"A": "R", "B": "B", "C": "G", "F": "F"}
    return "".join(sorted(letters[ship] for ship in berth(pos, number))) or "-"


@pytest.mark.clause("HB-X1", "HB-3.2", "HB-3.3", "HB-3.4", "HB-4.4", "HB-4.5", "HB-4.6", "HB-4.7", "HB-5.1", "HB-7.1",
                    "HB-8.3", "HB-8.4", "HB-9.4", "HB-11.3", "HB-12.4", "HB-13.4", "HB-X1.j", "HB-19.12")  # fmt: skip
def test_X1_six_rounds():
    pos = begin()
    assert cells(pos) == START
    assert ships(pos, 3) == "BGR"
    for number, row in enumerate(ROWS):
        name, line, cost, red, blue, green, price, berth_3, berth_2 = row
        seat = number % 3
        assert name.split() == [str(number // 3 + 1), COLOURS[seat]]
        assert (pos.actor, pos.view()["round"]) == (seat, number // 3 + 1)
        moved = pos.copy().play(line)[0]
        assert moved.arguments["cost"] == (0 if cost == "free" else int(cost)), name
        turn(pos, line)
        assert cells(pos) == (red, blue, green), name
        assert "/".join(map(str, prices(pos))) == price, name
        assert (ships(pos, 3), ships(pos, 2), ships(pos, 1)) == (berth_3, berth_2, "-"), name
    final = pos.view()
    assert [player["space"] for player in final["players"]] == ["trade_2", "church", "trade_2"]
    held = [{t["id"]: t["scored"] for t in player["tokens"]} for player in final["players"]]
    assert held == [
        {"michaelis_points": True},
        {"catharinen_points": True, "catharinen_citizens": False},
        {"nikolai_points": True},
    ]
    assert [player["sites"] for player in final["players"]] == [["M1", "M2", "M3"], [], ["N1", "N2"]]
    by_berth = [[number for number in (3, 2, 1) if player["ships"][f"berth_{number}"]] for player in final["players"]]
    assert by_berth == [[2], [3, 2], [3, 2]]
    assert [supply(pos, seat) for seat in range(3)] == [4, 3, 3]
    parts = {church: len(shown["donors"]) for church, shown in final["churches"].items() if shown["donors"]}
    assert parts == {"michaelis": 1, "nikolai": 1, "catharinen": 2}
    assert final["dutchmen_left"] == 2
    assert len(final["officials"]["visible"]) == 7


@pytest.mark.clause("HB-X1.a", "HB-6.5")
def test_X1_a_one_cloth_brings_100():
    assert int(turn(played("1 Green"), "move trade_2; sell cloth=1").state.money[2]) == 30 + 100
    # beer as well would go home: one ship, one kind
    assert int(turn(played("1 Green"), "move trade_2; sell beer=1 cloth=1").state.money[2]) == 30 + 130


@pytest.mark.clause("HB-X1.b", "HB-8.3", "HB-8.4")
def test_X1_b_the_arrival_shifts():
    pos = played("3 Blue")
    assert (ships(pos, 3), ships(pos, 2)) == ("BGR", "-")
    turn(pos, "move dockyard; ships 1")
    assert (ships(pos, 3), ships(pos, 2)) == ("B", "BGR")


@pytest.mark.clause("HB-X1.c", "HB-6.4")
def test_X1_c_two_ships_two_goods():
    pos = played("4 Blue")
    before = int(pos.state.money[1])
    assert int(turn(pos, "move trade_1; sell beer=2 cloth=2").state.money[1]) - before == 400


@pytest.mark.clause("HB-X1.d", "HB-13.3", "HB-13.4")
def test_X1_d_the_captains_ship_is_free():
    pos = played("4 Green")
    events = [event.name for event in pos.play("move guildhall; build N1; build N2")]
    assert events[1:4] == ["built", "dutchman_arrived", "arrived"]
    assert "shifted" not in events
    assert [int(n) for n in pos.state.stock[2, 3:5]] == [0, 0]
    assert ships(pos, 3) == "BFG"


@pytest.mark.clause("HB-X1.e", "HB-12.7")
def test_X1_e_N2_needs_N1():
    pos = played("4 Green")
    assert "N2" not in open_sites(pos)
    assert "N2" in open_sites(pos, "move guildhall; build N1")


@pytest.mark.clause("HB-X1.f", "HB-4.6", "HB-7.1")
def test_X1_f_four_steps_cost_1_and_six_units_260():
    pos = played("5 Blue")
    assert (int(pos.state.prestige[1]), int(pos.state.money[1])) == (2, 420)
    turn(pos, "move trade_2; buy brick=3 timber=3")
    assert (int(pos.state.prestige[1]), int(pos.state.money[1])) == (1, 160)


@pytest.mark.clause("HB-X1.g", "HB-5.1")
def test_X1_g_two_beer():
    pos = played("5 Green")
    before = int(pos.state.stock[2, 0])
    assert int(turn(pos, "move beer").state.stock[2, 0]) - before == 2


@pytest.mark.clause("HB-X1.h", "HB-9.4", "HB-R3")
def test_X1_h_two_parts():
    pos = played("6 Blue")
    timber, brick = (int(n) for n in pos.state.stock[1, 3:5])
    turn(pos, "move church; donate catharinen points; donate catharinen citizens; score catharinen_points")
    assert [int(n) for n in pos.state.stock[1, 3:5]] == [timber - 1, brick - 2]


@pytest.mark.clause("HB-X1.i", "HB-6.8")
def test_X1_i_370():
    pos = played("6 Green")
    before = int(pos.state.money[2])
    assert int(turn(pos, "move trade_2; sell beer=3 sugar=1").state.money[2]) - before == 370


@pytest.mark.clause("HB-X1.j", "HB-4.3")
def test_X1_j_the_only_trade_spaces_that_fit():
    # Green in round 3 (from church, one step) and Blue in round 5 (from trade_1, four steps for 1 prestige)
    costs = played("3 Green").view()["players"][2]["move_costs"]
    assert (costs["trade_1"], costs["trade_2"]) == (0, 2)
    costs = played("5 Blue").view()["players"][1]["move_costs"]
    assert costs["trade_2"] == 1
    assert "move trade_1" not in choices(played("5 Blue"))


@pytest.mark.clause("HB-19.12", "HB-18.1", "HB-2.2")
def test_X1_as_a_record():
    pos = played("end")
    text = pos.record().dumps()
    for number, row in enumerate(ROWS):
        assert f"{number + 1}. seat {number % 3 + 1}: {row[1]}" in text.splitlines()
    again = wf.Record.loads(text).replay()
    assert again.batch.tobytes() == pos.batch.tobytes()
