"""SY-5 Gear, round track, contract discards."""

import pytest

import wharfinger as wf

from .build import BLUE, RED, Table, choices, held, lazy, money, named, tiles, turn


def before_drop(players, cubes_left, gear=None, **options):
    """The last turn before a drop: its step 1 makes the cube fall. Cubes lie on the first tiles of the row."""
    moves = 11 + 12 * (({1: 5, 2: 3, 3: 5, 4: 7}[players]) - cubes_left) if gear is None else gear
    table = Table(players, **options).gear(moves - 1, cubes_left)
    if players == 2:
        table.cubes(0, build=2, canal=1).cubes(1, goods=2, equipment=1)
    else:
        for chair, tile in enumerate(("build", "canal", "goods", "equipment")[: 3 if players == 1 else players]):
            table.cubes(chair, **{tile: 1})
    return table


def guilders(pos):
    return {tile["action"]: tile["guilders"] for tile in pos.view()["row"] if tile["guilders"]}


@pytest.mark.clause("SY-5.1", "SY-5.2", "SY-5.4", "SY-1.25", "SY-23.4", "SY-23.5")
@pytest.mark.parametrize("moves", range(1, 40))
def test_SY_5_2_drops_at_11_23_35(moves):
    pos = before_drop(3, 5, gear=moves).begins(30)
    turn(pos, "crew; steps 1")
    drop = moves in (11, 23, 35)
    assert pos.view()["gear"]["round_cubes"] == (4 if drop else 5)
    assert pos.view()["gear"]["drops"] == (1 if drop else 0)


@pytest.mark.clause("SY-23.4", "SY-23.5", "SY-5.2", "SY-27.14")
@pytest.mark.parametrize(("first", "each"), [(5, 7), (1, 1), (3, 20)])
def test_SY_23_4_other_gears(first, each):
    for moves in range(1, 28):
        table = before_drop(3, 5, gear=moves, gear_first_drop=first, gear_moves_per_drop=each)
        pos = turn(table.begins(30), "crew; steps 1")
        drop = moves >= first and (moves - first) % each == 0
        assert pos.view()["gear"]["drops"] == drop


@pytest.mark.clause("SY-5.3", "SY-20.3")
def test_SY_5_3_the_turn_is_finished_first():
    table = before_drop(3, 5).yard(0, "B01 M1-01 S01").reserve(0, captain=1).canal(0, "C07", 0, 0)
    pos = table.money(0, 0).begins(30)
    assert pos.view()["gear"] == {"moves": 11, "drops": 0, "round_cubes": 5}
    pos.play("crew")
    pos.play("steps 1")
    assert pos.phase == "launch" and pos.view()["gear"]["round_cubes"] == 5
    events = [event.name for event in turn(pos, "sail").events]
    assert events.index("scored") < events.index("dropped") < events.index("guilder")
    assert pos.view()["gear"]["round_cubes"] == 4


@pytest.mark.clause("SY-5.5", "SY-20.2")
def test_SY_5_5_a_drop_with_an_empty_track_is_the_final_one():
    pos = before_drop(3, 1).begins(60)
    turn(pos, "crew; steps 1")
    assert pos.view()["last_lap"] == "none" and pos.view()["gear"]["round_cubes"] == 0
    pos = before_drop(3, 0).begins(72)
    turn(pos, "crew; steps 1")
    assert pos.view()["last_lap"] == "final_drop" and pos.view()["gear"]["drops"] == 6


@pytest.mark.clause("SY-5.7", "SY-1.7")
def test_SY_5_7_a_guilder_for_an_unoccupied_last_tile():
    pos = turn(before_drop(3, 5).begins(30), "crew; steps 1")
    assert guilders(pos) == {"exchange": 1}
    pos = before_drop(3, 5).cubes(2, exchange=1).begins(30)
    assert guilders(turn(pos, "crew; steps 1")) == {}
    pos = before_drop(3, 5).begins(30)  # the player's own cube is on the last tile
    assert guilders(turn(pos, "exchange")) == {}


@pytest.mark.clause("SY-5.7", "SY-27.11", "SY-3.6")
def test_SY_5_7_with_four_players_subsidy_can_be_last():
    pos = turn(before_drop(4, 7).begins(30 - 2), "crew; steps 1")
    assert guilders(pos) == {"subsidy": 1}


@pytest.mark.clause("SY-5.8", "SY-27.9", "SY-23.6", "SY-26.15")
@pytest.mark.parametrize(
    ("mode", "before", "after"),
    [("add_up", 0, 1), ("add_up", 1, 2), ("at_most_one", 0, 1), ("at_most_one", 1, 1), ("off", 0, 0), ("off", 1, 1)],
)
def test_SY_5_8_guilders_add_up(mode, before, after):
    table = before_drop(3, 5, last_tile_guilder=mode).guilders(exchange=before)
    pos = turn(table.begins(30), "crew; steps 1")
    assert guilders(pos).get("exchange", 0) == after


@pytest.mark.clause("SY-5.8", "SY-26.15")
def test_SY_5_8_guilders_travel_with_the_tile():
    """The tile moves back when another goes to the front; its guilders stay on it."""
    pos = Table(3).guilders(canal=2).cubes(0, goods=1).cubes(1, build=1).cubes(2, crew=1).begins(30)
    assert tiles(pos).split()[:3] == ["goods", "build", "canal"]
    assert guilders(pos) == {"canal": 2}
    had = money(pos)
    pos.play("canal")
    assert money(pos) == had + 2 + 1 and guilders(pos) == {}


@pytest.mark.clause("SY-5.9", "SY-23.7", "SY-27.10")
@pytest.mark.parametrize(("value", "cubes", "guilder"), [("on", 0, 1), ("off", 0, 0), ("off", 5, 1)])
def test_SY_5_9_a_guilder_at_the_final_drop(value, cubes, guilder):
    table = before_drop(3, cubes, guilder_at_final_drop=value, contracts_deal="two")
    pos = turn(table.begins(72 if cubes == 0 else 30), "crew; steps 1")
    assert pos.view()["last_lap"] == ("none" if cubes else "final_drop")
    assert sum(guilders(pos).values()) == guilder


DISCARDS = {
    # players, contracts of a colour: {cube removed: discarded of each colour}
    (4, 2): {4: 1}, (4, 3): {4: 2},
    (3, 2): {4: 1}, (3, 3): {2: 1, 4: 1},
    (1, 2): {4: 1}, (1, 3): {2: 1, 4: 1},
    (2, 2): {2: 1}, (2, 3): {2: 2},
}  # fmt: skip


@pytest.mark.clause("SY-5.6", "SY-5.10", "SY-5.11", "SY-25.22", "SY-25.26", "SY-23.2", "SY-23.23")
@pytest.mark.parametrize("deal", ["two", "sets", "three"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_5_10_discards(players, deal):
    cubes, dealt = {1: 5, 2: 3, 3: 5, 4: 7}[players], 3 if deal == "three" else 2
    plan = DISCARDS[players, dealt]
    table = before_drop(players, cubes, contracts_deal=deal)
    hands = [held(table.pos, seat) for seat in range(players)]
    left = dealt
    for number in range(1, cubes + 1):
        table = before_drop(players, cubes - number + 1, contracts_deal=deal)
        for seat in range(players):
            keep = sorted(hands[seat] & set(RED))[:left] + sorted(hands[seat] & set(BLUE))[:left]
            table.contracts(seat, *keep)
        pos = turn(table.begins(10 * (3 if players == 1 else players)), "crew; steps 1")
        due = plan.get(number, 0)
        asked = []
        while pos.phase == "discard":
            seat, colour = pos.actor, RED if len(asked) % (2 * due) < due else BLUE
            mine = held(pos, seat)
            assert choices(pos) == {f"discard {name}" for name in mine & set(colour)}
            name = sorted(mine & set(colour))[0]
            pos.play(f"discard {name}")
            asked.append(seat)
            assert held(pos, seat) == mine - {name}
        assert asked == [seat for seat in range(players) for _ in range(2 * due)]
        left -= due
        for seat in range(players):
            assert len(held(pos, seat) & set(RED)) == len(held(pos, seat) & set(BLUE)) == left
    assert left == 1


@pytest.mark.clause("SY-5.12", "SY-24.1", "SY-24.5", "SY-27.50", "SY-25.22")
def test_SY_5_12_discards_stay_secret():
    table = before_drop(2, 2)
    pos = turn(table.begins(20), "crew; steps 1")
    assert pos.phase == "discard" and pos.actor == 0
    name = str(pos.legal()[0]).split()[1]
    events = pos.play(f"discard {name}")
    told = [event for event in events if event.name == "discarded_contract"]
    assert [event.seat for event in told] == [0]
    assert named(pos, "discarded") == [{"player": 0}]
    assert not any(name in str(event.arguments) for event in events if event.visible_to(1) or event.visible_to(None))
    for seat in (1, None):
        assert f"'{name}'" not in str(pos.view(seat))
    assert pos.view(0)["players"][0]["contracts"]["discarded"] == [name]


@pytest.mark.clause("SY-5.13", "SY-5.14", "SY-20.1", "SY-20.2", "SY-26.14", "SY-26.44", "SY-27.14", "SY-27.43")
@pytest.mark.parametrize(
    ("players", "drops", "last", "held_after"),
    [
        (4, [15, 27, 39, 51, 63, 75, 87, 99], 100, {51: 2}),
        (3, [14, 26, 38, 50, 62, 74], 75, {26: 4, 50: 2}),
        (1, [14, 26, 38, 50, 62, 74], 75, {26: 4, 50: 2}),
        (2, [15, 27, 39, 51], 52, {27: 2}),
    ],
)
def test_SY_5_13_schedule(players, drops, last, held_after):
    pos = wf.new("shipyard", players, 11)
    number = {1: 3, 2: 4, 3: 3, 4: 4}[players]  # turns without a step 1; every later one advances a tile
    found, kept = [], {}
    while pos.view()["stage"] == "regular":
        lazy(pos)
        for event in pos.events:
            number += event.name == "advanced"
            if event.name == "dropped" or event.arguments.get("why") == "final_drop":
                found.append(number)
            if event.name == "discarded":
                kept[found[-1]] = len(held(pos))
    assert (found, pos.turn, kept) == (drops, last, held_after)


@pytest.mark.clause("SY-5.3", "SY-5.6", "SY-5.7")
def test_SY_5_3_the_guilder_comes_after_the_discards():
    pos = turn(before_drop(2, 2).begins(20), "crew; steps 1")
    while pos.phase == "discard":
        assert guilders(pos) == {}
        pos.play(pos.legal()[0])
    assert guilders(pos) == {"exchange": 1}
