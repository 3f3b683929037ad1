"""What the view tells of the decision that is pending: the thing in hand, the ship that sails, moves and speed."""

import random
import re

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import data as t
from wharfinger.kernel.texts import catalogue

from .build import MODES, Table

NOTHING = {"part": None, "canal": None, "cell": None, "ship": None}
TEXTS = catalogue(wf.game("shipyard").definition.texts)


def test_a_part_is_in_hand_from_the_offer_to_its_place():
    pos = Table(2).offer("bow", "B13", "B02").money(0, 5).asks(0, "build")
    assert pos.view(1)["in_hand"] == NOTHING
    pos.play("buy bow")
    assert pos.view(1)["in_hand"] == NOTHING
    pos.play("B02")
    for seat in (0, 1, None):
        assert pos.view(seat)["in_hand"] == {**NOTHING, "part": "B02"}
    pos.play("on 4")
    assert pos.view(1)["in_hand"] == NOTHING


def test_a_canal_is_in_hand_and_then_its_cell_is_known():
    pos = Table(2).canal(0, "C07", 2, -1).money(0, 5).asks(0, "canal")
    canal = pos.view()["canals"]["offer"][0]["id"]
    pos.play(f"rent {canal}")
    assert pos.view(1)["in_hand"] == {**NOTHING, "canal": canal}
    pos.play("at 2,0")
    assert pos.view(1)["in_hand"] == {**NOTHING, "canal": canal, "cell": {"x": 2, "y": 0}}


def test_the_first_canal_lies_at_the_origin():
    pos = Table(2).money(0, 5).asks(0, "canal")
    canal = pos.view()["canals"]["offer"][0]["id"]
    pos.play(f"rent {canal}")
    assert pos.view(1)["in_hand"]["cell"] == {"x": 0, "y": 0}


def test_the_second_of_two_ships_is_the_one_launched():
    pos = Table(3).yard(0, "BMS.BMMS.").reserve(0, captain=1).canal(0, "C07", 0, 0).sails()
    assert pos.view()["in_hand"] == NOTHING
    pos.play("ship 5")
    assert pos.view(1)["in_hand"]["ship"] == {"first": 5, "length": 4}
    assert pos.view(1)["cruise"] is None


@pytest.mark.clause("SY-17.5", "SY-18.7")
def test_speed_and_moves_of_a_cruise():
    table = Table(3).yard(0, "B13 M1-02 M1-03 M1-05 M1-17 S09").canal(0, "C07", 0, 0).canal(0, "C19", 1, 0)
    pos = table.reserve(0, captain=1, stoker=1, chimney=1, sail=2).staff(0, "helmsman").sails()
    pos.play("sail")
    loading = pos.view(1)["cruise"]
    assert loading["loading"] and loading["speed"] == 1 and loading["moves_left"] is None
    assert loading["longest"] >= 6
    pos.play("stoker=0")
    pos.play("chimney=0")
    pos.play("sail=2")
    assert pos.view(1)["in_hand"]["ship"] == {"first": 1, "length": 6}
    pos.play("speed+1")
    seen = pos.view(1)["cruise"]
    assert (seen["speed"], seen["moves"], seen["moves_left"], seen["longest"]) == (4, 0, 4, None)
    pos.play(pos.legal()[0])
    while pos.phase == "move":
        seen = pos.view(1)["cruise"]
        assert 0 < seen["moves_left"] == 4 - seen["moves"] and seen["speed"] == 4
        assert pos.view(1)["in_hand"]["ship"] == {"first": 1, "length": 6}
        pos.play(pos.legal()[0])
    assert pos.view(1)["cruise"] is None
    assert pos.view(1)["in_hand"] == NOTHING
    assert pos.view(1)["players"][0]["fleet"][0]["speed"] == 4


@pytest.mark.parametrize("mode", MODES)
def test_what_is_in_hand_fits_the_table(mode):
    pos = wf.new("shipyard", 2, seed=5, **mode)
    rng = random.Random(5)
    seen = set()
    while not pos.over:
        view = pos.view()
        hand, player = view["in_hand"], view["players"][pos.actor]
        seen |= {kind for kind, what in hand.items() if what}
        if hand["part"]:
            assert hand["part"] in [part["id"] for column in view["offer"].values() for part in column if part]
        if hand["ship"]:
            first, length = hand["ship"]["first"], hand["ship"]["length"]
            kinds = [part["kind"] for part in player["yard"][first - 1 : first - 1 + length]]
            assert kinds == ["bow", *["middle"] * (length - 2), "stern"]
        assert view["cruise"] is None or hand["ship"]
        pos.play(rng.choice(pos.legal()))
    assert seen >= {"part", "canal"}
    assert pos.view()["in_hand"] == NOTHING


def test_the_log_is_told_in_ids():
    """What the catalogue does not name may only be a number or the id of a tile."""
    pos = wf.new("shipyard", 1, seed=2)
    rng = random.Random(2)
    while not pos.over:
        for event in pos.play(rng.choice(pos.legal())):
            for name, value in event.arguments.items():
                if isinstance(value, str) and not value.isdigit():
                    tile = re.fullmatch(r"[BSGC]\d+|M\d-\d+", value)
                    assert tile or TEXTS.has(re.sub("[_ ]", "-", f"name-{name}-{value}")), (event.name, name, value)
    shown = {"_".join(t.GOOD_IDS[good] for good in tile) for tile in t.TILE_GOODS}
    assert all(TEXTS.has(f"name-shows-{one}".replace("_", "-")) for one in shown)
