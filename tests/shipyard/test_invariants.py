"""SY-24 Invariants: what holds at every decision of whole random games, by an account of its own."""

from collections import Counter

import pytest

import wharfinger as wf
from tests.cases import random_game
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .build import MODES, symbols, yard


def row_is_sound(row, at_rest):
    """SY-7.10, SY-7.15, SY-24.12; between turns the row holds no complete ship."""
    assert row[0] in ".B" and row[1] != "S" and row[7] != "B" and row[8] in ".S" and "BS" not in row
    whole = any("B" + "M" * n + "S" in row for n in range(1, 8))
    assert whole or "." in row
    assert not (whole and at_rest)


def load_is_legal(player):
    """Q1 to Q5 for the ship that has just joined a fleet, and SY-24.16."""
    ship, rooms = player["fleet"][-1], Counter()
    for part in ship["parts"]:
        rooms.update(symbols(part))
    load, has = ship["load"], {name: f"constructor_{name}" in player["employees"] for name in
                               ("crew", "stoker", "crane", "cannon", "sail", "chimney")}  # fmt: skip
    assert load["captain"] >= 1 and 3 <= ship["length"] == len(ship["parts"]) <= 9
    assert load["captain"] - 1 + load["businessman"] + load["soldier"] <= rooms["cabin"] + 2 * has["crew"]
    assert load["stoker"] <= rooms["stoker_cabin"] + has["stoker"]
    assert load["crane"] <= rooms["mount_crane"] + 2 * has["crane"]
    assert load["cannon"] <= rooms["mount_cannon"] + 2 * has["cannon"]
    masts = max(0, load["sail"] - 2 * has["sail"]) + max(0, load["chimney"] - 2 * has["chimney"])
    assert masts <= rooms["mount_mast"]


def nothing_is_lost(pos, out):
    """SY-24.8 to SY-24.11, SY-24.17; `out` tells whether canals and goods may leave the game."""
    table = pos.dump()["table"]
    people = table["players"]
    parts = [*table["part_stack"], *(part for column in table["offer"].values() for part in column)]
    parts += [part for player in people for part in player["yard"]]
    parts += [name for name, fate in table["fate"].items() if fate != "in_play"]
    assert sorted(filter(None, parts)) == sorted(t.PARTS)
    canals = [*table["canal_stack"], *table["canal_offer"], *table["canal_discard"], *table["canals_out"]]
    canals += [canal for player in people for canal in (*player["system"], *player["used_pile"])]
    assert sorted(filter(None, canals)) == sorted(c.CANALS)
    goods = [*table["goods_stack"], *table["goods_offer"], *table["goods_discard"], *table["goods_out"]]
    goods += [tile for player in people for tile in player["goods"]]
    assert sorted(filter(None, goods)) == sorted(t.GOODS_TILES)
    assert all(player["figure"] in [None, *player["system"]] for player in people)
    assert out or table["canals_out"] == table["goods_out"] == []
    owned = sum(len(player["employees"]) for player in people)
    assert owned + sum(table["staff_left"].values()) == (24 if len(people) < 3 else 48)
    for player in people:
        mine = player["employees"]
        assert len(set(mine)) == len(mine)
        assert all(name[:-1] + "1" in mine for name in mine if name.endswith("_2"))


def cubes_lie_right(s, turn, chairs, skipped):
    """SY-24.13, SY-24.15: after the turns without a step 1; the player to move has a cube in hand."""
    assert s.gear == max(0, turn + 1 - skipped)
    for chair in range(chairs if turn >= skipped else 0):
        cubes = sorted(int(number) for number in s.cubes[chair] if number)
        idle = chair != turn % chairs
        assert cubes == (([1, 2] if idle else [2]) if chairs == 2 else [1] if idle else [])


@pytest.mark.clause(
    "SY-24.8", "SY-24.9", "SY-24.10", "SY-24.11", "SY-24.12", "SY-24.13", "SY-24.14", "SY-24.15", "SY-24.16",
    "SY-24.17", "SY-4.2", "SY-7.8", "SY-7.15", "SY-16.8", "SY-18.21", "SY-20.1", "SY-25.1",
)  # fmt: skip
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_24_8_whole_random_games(players, mode):
    chairs = 3 if players == 1 else players
    before, ships, turns = [0] * 8, 0, 0
    for pos in random_game(wf.new("shipyard", players, 60 + mode, **MODES[mode]), mode):
        assert pos.game.definition.check(pos.state) == []
        assert min(pos.state.money) >= 0
        now = [*map(int, pos.state.points), *map(int, pos.state.used)]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now
        for seat in range(players):
            row_is_sound(yard(pos, seat), pos.phase == "tile")
        for ship in range(ships, int(pos.state.ships)):
            load_is_legal(pos.view()["players"][int(pos.state.ship_owner[ship])])
        ships = int(pos.state.ships)
        if pos.phase == "tile":
            turns = pos.turn + 1
            cubes_lie_right(pos.state, pos.turn, chairs, 2 * chairs if players == 2 else chairs)
            if turns % 3 == 0 or players == 1:
                nothing_is_lost(pos, players == 1 and MODES[mode].get("solo_removed") != "discard")
    assert turns % chairs == (1 if players == 1 else 0)  # the opponents decide nothing
    assert pos.ending in ("final drop", "early end")
    assert all(int(mask).bit_count() == 2 for mask in pos.state.contracts[:players])
