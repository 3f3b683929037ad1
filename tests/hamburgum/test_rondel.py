"""HB-4 The turn and the rondel."""

import pytest

import wharfinger as wf

from .build import SPACES, Table, after, choices, lines, money, named_events, prestige, refused, stock, turn

COSTS = {1: 0, 2: 0, 3: 0, 4: 1, 5: 2, 6: 3, 7: 4, 8: 5}
"""HB-4.6."""


def targets(pos):
    return {text.removeprefix("move ") for text in choices(pos)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.clause("HB-4.1", "HB-1.22", "HB-1.1")
def test_HB_4_1_turns_pass_clockwise_without_end(players):
    pos = wf.new("hamburgum", players, seed=1)
    for number in range(12 * players):
        assert pos.actor == number % players
        assert pos.turn == number
        assert pos.view()["round"] == number // players + 1
        turn(pos, f"move {('beer', 'sugar', 'cloth')[number // players % 3]}")


@pytest.mark.clause("HB-4.2", "HB-4.7", "HB-4.11")
def test_HB_4_2_pay_move_then_act():
    pos = Table(2).player(0, space="sugar", prestige=4, timber=1).position()
    events = pos.play("move dockyard; ships 1")  # 7 steps
    assert named_events(events)[0] == "moved"
    assert events[0].arguments == {"player": 0, "space": "dockyard", "cost": 4}
    assert prestige(pos) == 0
    assert pos.view()["players"][0]["space"] == "dockyard"


@pytest.mark.clause("HB-4.7", "HB-4.8")
def test_HB_4_7_prestige_won_by_the_action_cannot_pay_the_move():
    pos = Table(2).player(0, space="sugar", prestige=0, brick=1).church("petri", "0 points").position()
    # a full circle to church would cost 5 and bring 5 there; it has to be paid before
    assert targets(pos) == {"church", "trade_1", "cloth"}
    pos = Table(2).player(0, space="church", prestige=4, brick=1).church("petri", "0 points").position()
    assert "church" not in targets(pos)


@pytest.mark.clause("HB-4.3", "HB-R40")
def test_HB_4_3_order_of_the_spaces():
    for number, space in enumerate(SPACES):
        pos = Table(2).player(0, space=space, prestige=5).position()
        costs = pos.view()["players"][0]["move_costs"]
        for steps, cost in COSTS.items():
            assert costs[SPACES[(number + steps) % 8]] == cost


@pytest.mark.clause("HB-4.3", "HB-R40")
@pytest.mark.parametrize("space", ["trade_1", "trade_2"])
def test_HB_4_3_both_trade_spaces_have_the_same_action(space):
    pos = Table(2).player(0, beer=1, money=20).position()
    pos.play(f"move {space}")
    assert pos.phase == "trade"
    assert choices(pos) == {"sell", "buy", "none"}


@pytest.mark.clause("HB-4.4")
def test_HB_4_4_first_turn_is_free_and_anywhere():
    pos = Table(3).player(0, prestige=0).player(1, prestige=0).player(2, prestige=0).position()
    for seat in range(3):
        assert targets(pos) == set(SPACES)
        assert pos.view()["players"][seat]["move_costs"] == dict.fromkeys(SPACES, 0)
        turn(pos, f"move {SPACES[-1 - seat]}")
        assert prestige(pos, seat) == 0
    assert targets(pos) != set(SPACES)


@pytest.mark.clause("HB-4.5", "HB-4.6", "HB-R35")
@pytest.mark.parametrize("steps", range(1, 9))
def test_HB_4_6_cost_by_steps(steps):
    for start in range(8):
        pos = Table(2).player(0, space=SPACES[start], prestige=20).position()
        assert targets(pos) == set(SPACES)  # eight steps at most: each space once
        pos.play(f"move {SPACES[(start + steps) % 8]}")
        assert prestige(pos) == 20 - COSTS[steps]


@pytest.mark.clause("HB-4.8", "HB-R5")
@pytest.mark.parametrize("held", range(7))
def test_HB_4_8_forbid_what_cannot_be_paid(held):
    pos = Table(2).player(0, space="beer", prestige=held).position()
    expected = {SPACES[(5 + steps) % 8] for steps, cost in COSTS.items() if cost <= held}
    assert targets(pos) == expected
    for space in set(SPACES) - expected:
        assert "cannot play" in refused(pos, f"move {space}")


@pytest.mark.clause("HB-4.9", "HB-R5")
def test_HB_4_9_allow_negative_prestige():
    pos = Table(2, negative_prestige="allow").player(0, space="beer", prestige=1).position()
    assert targets(pos) == set(SPACES)
    turn(pos, "move beer")
    assert prestige(pos) == -4
    lines(pos, "move beer")
    assert targets(pos) == set(SPACES)
    turn(pos, "move guildhall")  # 7 steps
    assert prestige(pos) == -8


@pytest.mark.clause("HB-4.10")
def test_HB_4_10_spaces_are_shared():
    pos = lines(wf.new("hamburgum", 5, seed=1), *["move trade_1; sell beer=1"] * 5)
    assert [player["space"] for player in pos.view()["players"]] == ["trade_1"] * 5


@pytest.mark.clause("HB-4.12", "HB-R11")
@pytest.mark.parametrize("space", ["trade_1", "dockyard", "church", "guildhall"])
def test_HB_4_12_idle_actions_allowed(space):
    table = Table(2).player(0, beer=2, timber=3, brick=3, money=200).church("petri", "0 points", "0 ships")
    pos = table.position()
    before = pos.dump()["table"]
    turn(pos, f"move {space}")
    assert pos.actor == 1
    before["players"][0]["space"] = space
    assert pos.dump()["table"] == before


@pytest.mark.clause("HB-4.12")
def test_HB_4_12_production_happens_by_itself():
    pos = Table(2).position()
    pos.play("move sugar")
    assert pos.actor == 1
    assert stock(pos)["sugar"] == 2


@pytest.mark.clause("HB-4.13", "HB-19.11", "HB-R11")
@pytest.mark.parametrize(
    ("words", "legal"),
    [
        ("move trade_1", {"sell", "buy"}),
        ("move dockyard", {"ships 1", "ships 2", "ships 3"}),
        ("move guildhall", {"build P2", "build P3", "build P5"}),
    ],
)
def test_HB_4_13_idle_actions_forbidden(words, legal):
    table = Table(2, idle_action="forbid").player(0, beer=2, timber=3, brick=1, money=20)
    pos = table.church("petri", "0 points scored").position()
    assert choices(pos, words) == legal


@pytest.mark.clause("HB-4.13", "HB-19.11")
def test_HB_4_13_a_donation_is_an_effect():
    pos = Table(2, idle_action="forbid").player(0, brick=1).position()
    pos.play("move church")
    assert choices(pos) == {
        f"donate {church}" for church in ("michaelis", "nikolai", "petri", "dom", "catharinen", "jacobi")
    }
    pos.play("donate dom")
    assert pos.phase == "score"  # no brick is left, so the first half is over
    assert choices(pos) == {"score dom_points", "stop"}


@pytest.mark.clause("HB-4.13", "HB-19.11")
def test_HB_4_13_scoring_is_an_effect():
    table = Table(2, idle_action="forbid").player(0, brick=1).church("dom", "0 points", "0 ships")
    pos = table.position()
    pos.play("move church")
    assert "stop" in choices(pos)
    pos.play("stop")
    assert choices(pos) == {"score dom_points", "score dom_ships"}
    pos.play("score dom_ships")
    assert choices(pos) == {"score dom_points", "stop"}


@pytest.mark.clause("HB-4.13", "HB-19.11")
def test_HB_4_13_after_the_first_building_one_may_stop():
    table = Table(2, idle_action="forbid").player(0, timber=2, brick=2).church("petri", "0 points scored")
    assert "stop" in choices(table.position(), "move guildhall; build P3")


@pytest.mark.clause("HB-4.13", "HB-20.14")
@pytest.mark.parametrize("space", ["trade_1", "dockyard", "church", "guildhall"])
def test_HB_4_13_where_nothing_is_possible_the_move_stays_legal(space):
    pos = Table(2, idle_action="forbid").player(0).position()
    pos.play(f"move {space}")  # everything there is forced
    assert pos.actor == 1
    assert stock(pos) == {}
    assert money(pos) == 0


@pytest.mark.clause("HB-4.14", "HB-19.1")
def test_HB_4_14_a_turn_moves_nothing_between_players():
    table = Table(3).player(0, timber=3, brick=3, money=300, beer=3).player(1, beer=4, money=50, brick=1)
    pos = table.church("petri", "0 points scored").position()
    for line in ("move trade_1; sell beer=3", "move trade_1; buy brick=2", "move guildhall; build P2", "move beer"):
        other = turn(pos.copy(), line)
        assert stock(other, 1) == {"beer": 4, "brick": 1}
        assert (money(other, 1), prestige(other, 1)) == (50, 0)


@pytest.mark.clause("HB-X2", "HB-4.3", "HB-4.5", "HB-4.6", "HB-4.8")
def test_X2_rondel_costs():
    expected = {
        "church": 0,
        "trade_1": 0,
        "cloth": 0,
        "guildhall": 1,
        "beer": 2,
        "trade_2": 3,
        "dockyard": 4,
        "sugar": 5,
    }
    pos = Table(2).player(0, space="sugar", prestige=5).position()
    assert pos.view()["players"][0]["move_costs"] == expected
    for space, cost in expected.items():
        assert prestige(after(pos, f"move {space}")) == 5 - cost
    first = list(expected)
    assert targets(Table(2).player(0, space="sugar", prestige=2).position()) == set(first[:5])
    assert targets(Table(2).player(0, space="sugar", prestige=0).position()) == set(first[:3])
    for held in (-3, 0, 2):
        table = Table(2, negative_prestige="allow").player(0, space="sugar", prestige=held)
        assert targets(table.position()) == set(SPACES)
    assert targets(Table(2).player(0, space="dockyard", prestige=0).position()) == {"sugar", "church", "trade_1"}
