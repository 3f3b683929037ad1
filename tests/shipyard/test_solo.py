"""SY-22 Solo game: two automatic opponents."""

from collections import Counter

import pytest

import wharfinger as wf
from tests.cases import random_game
from wharfinger.games.shipyard import data as t

from .build import (
    ACTIONS,
    Table,
    chi_square,
    choices,
    column,
    lazy,
    money,
    named,
    slots,
    tiles,
    turn,
)

NUMBERS = {name: int(t.SOLO_NUMBER[k]) for k, name in enumerate(t.SOLO_TILES)}
BRACKETS = {name: int(t.SOLO_BRACKET[k]) for k, name in enumerate(t.SOLO_TILES)}


def solo(*top, turned="", opponent=1, at=30, **options):
    """The human's cube lies on crew; opponents' cubes on exchange and employee. Then the human takes equipment.

    The next turn is that of the first opponent, whose tile (exchange) becomes the leading one.
    """
    table = Table(1, **options).cubes(0, crew=1).cubes(1, exchange=1).cubes(2, employee=1).money(0, 0).gear(0)
    return table.solo(*top, turned=turned)


def first_opponent(table):
    """The human's turn is played; both opponents follow. The events tell what they did."""
    pos = table.begins(30)
    return turn(pos, "equipment; steps 1")


def acts(pos):
    """(action, number) of both opponents."""
    return [(event["action"], event["number"]) for event in named(pos, "opponent")]


@pytest.mark.clause("SY-22.2", "SY-25.27", "SY-24.6")
def test_SY_22_2_the_human_starts_and_the_order_of_opponents_is_fixed():
    found = Counter()
    for seed in range(80):
        pos = wf.new("shipyard", 1, seed)
        assert pos.actor == 0 and pos.turn == 0
        found[pos.view()["solo"]["first_opponent"]] += 1
    assert set(found) == {0, 1} and chi_square(found, 40) < 15.1
    pos = wf.new("shipyard", 1, 1)
    first = pos.view()["solo"]["first_opponent"]
    for number in range(1, 5):
        lazy(pos)
        assert pos.turn == 3 * number and pos.actor == 0  # opponents make no decisions
        assert pos.view()["solo"]["first_opponent"] == first


@pytest.mark.clause("SY-22.3", "SY-24.2")
def test_SY_22_3_only_the_number_on_top_is_seen():
    shown = Table(1).solo("crew", "build").begins().view()["solo"]
    assert (shown["left"], shown["number"], shown["bracket"], shown["turned"]) == (8, 0, 3, [])
    other = Table(1).solo("last_tile", "goods").begins().view()["solo"]
    assert {**other} == {**shown}  # the same back, another face


@pytest.mark.clause("SY-22.6", "SY-22.9", "SY-4.7")
def test_SY_22_6_first_turns_only_place_a_cube():
    table = Table(1).solo("goods", "canal", "crew")
    pos = table.begins()
    before = slots(pos, "goods"), slots(pos, "canals"), tiles(pos), pos.view()["wheel"]["crew"]
    turn(pos, "equipment; steps 1")
    # the opponents took goods and canal; the human's second turn has had its step 1
    assert [tile["action"] for tile in pos.view()["row"] if any(tile["cubes"][1:])] == ["canal", "goods"]
    assert slots(pos, "goods") == before[0] and slots(pos, "canals") == before[1]
    assert pos.view()["gear"]["moves"] == 1  # the human's only
    assert acts(pos)[0][0] == "goods" and acts(pos)[1][0] == "canal"


@pytest.mark.clause("SY-22.6", "SY-4.3", "SY-4.5", "SY-26.45")
def test_SY_22_6_later_turns_advance_and_turn_the_gear():
    pos = first_opponent(solo("goods", "canal"))
    assert [(one["chair"], one["action"]) for one in named(pos, "advanced")] == [
        (1, "exchange"), (2, "employee"), (0, "equipment"),
    ]  # fmt: skip
    assert tiles(pos).startswith("equipment employee exchange crew")
    assert pos.view()["gear"]["moves"] == 4


@pytest.mark.clause("SY-22.7", "SY-22.8")
def test_SY_22_7_the_face_names_the_tile():
    pos = first_opponent(solo("goods", "canal"))
    assert [action for action, _ in acts(pos)] == ["goods", "canal"]
    assert [one["face"] for one in named(pos, "solo_tile")] == ["goods", "canal"]


@pytest.mark.clause("SY-22.7", "SY-1.7", "SY-22.4")
def test_SY_22_7_the_last_tile_face():
    """After step 1 of the first opponent the row is exchange crew build canal goods equipment employee."""
    table = solo("last_tile", "goods").cubes(2, canal=1)
    pos = first_opponent(table)
    assert acts(pos)[0][0] == "employee"


@pytest.mark.clause("SY-22.8", "SY-23.22", "SY-27.44", "SY-27.47")
@pytest.mark.parametrize(("barred", "first"), [("on", "canal"), ("off", "exchange")])
def test_SY_22_8_occupied_and_leading_tiles_are_passed_over(barred, first):
    """equipment is the human's, exchange leads, employee is the other opponent's."""
    pos = first_opponent(solo("equipment", "employee", "exchange", "canal", "goods", solo_leader_barred=barred))
    assert acts(pos)[0][0] == first
    faces = [one["face"] for one in named(pos, "solo_tile")]
    assert faces[:3] == ["equipment", "employee", "exchange"]


@pytest.mark.clause("SY-22.10", "SY-22.13", "SY-26.45")
@pytest.mark.parametrize(("top", "slot"), [("canal", 0), ("build", 1), ("employee", 3)])
def test_SY_22_13_goods_by_number(top, slot):
    """The number is on the back of the tile then on top: canal 0, build 1, employee 2."""
    table = solo("goods", top)
    before, stack = slots(table.pos, "goods"), [x for x in table.pos.dump()["table"]["goods_stack"] if x]
    assert NUMBERS[top] == {0: 0, 1: 1, 3: 2}[slot]
    pos = first_opponent(table)
    assert acts(pos)[0] == ("goods", NUMBERS[top])
    assert named(pos, "removed_goods")[0] == {"goods": before[slot]}
    assert slots(pos, "goods") == before[:slot] + before[slot + 1 :] + [stack[-1]]
    assert before[slot] in pos.view()["goods"]["out"] and pos.view()["goods"]["discard"] == []


@pytest.mark.clause("SY-22.10", "SY-22.13", "SY-22.15")
@pytest.mark.parametrize(("top", "slot"), [("crew", 0), ("build", 1), ("goods", 3)])
def test_SY_22_13_canals_by_number(top, slot):
    table = solo("canal", top)
    before, stack = slots(table.pos, "canals"), [x for x in table.pos.dump()["table"]["canal_stack"] if x]
    pos = first_opponent(table)
    assert named(pos, "removed_canal")[0] == {"canal": before[slot]}
    assert slots(pos, "canals") == before[:slot] + before[slot + 1 :] + [stack[-1]]
    assert before[slot] in pos.view()["canals"]["out"] and pos.view()["canals"]["discard"] == []


@pytest.mark.clause("SY-22.15", "SY-23.21", "SY-27.45")
@pytest.mark.parametrize("removed", ["out_of_game", "discard"])
@pytest.mark.parametrize(("which", "face"), [("goods", "goods"), ("canals", "canal")])
def test_SY_22_15_where_removed_tiles_go(which, face, removed):
    pos = first_opponent(solo(face, "crew", solo_removed=removed))
    gone = named(pos, f"removed_{face}")[0][face]
    assert (gone in pos.view()[which]["discard"]) == (removed == "discard")
    table = pos.dump()["table"]
    assert (gone in table["canals_out" if face == "canal" else "goods_out"]) == (removed == "out_of_game")
    assert not pos.game.definition.check(pos.state)


@pytest.mark.clause("SY-22.14", "SY-22.15", "SY-26.47", "SY-24.8")
@pytest.mark.parametrize(("top", "row"), [("canal", 0), ("exchange", 1), ("goods", 3)])
def test_SY_22_14_a_row_of_parts_leaves_the_game(top, row):
    table = solo("build", top)
    before = {name: column(table.pos, name) for name in ("bow", "left", "right", "stern")}
    middles = [x for x in table.pos.dump()["table"]["part_stack"] if x and x[0] == "M"]
    pos = first_opponent(table)
    gone = [one["part"] for one in named(pos, "removed_part")]
    assert gone == [before[name][row] for name in ("bow", "left", "right", "stern")]
    for name in before:
        assert column(pos, name)[:4] == before[name][:row] + before[name][row + 1 :]
    assert (column(pos, "left")[4], column(pos, "right")[4]) == (middles[-1], middles[-2])
    fates = pos.dump()["table"]["fate"]
    assert all(fates[part] == "out" for part in gone)


@pytest.mark.clause("SY-22.14", "SY-7.27", "SY-22.20", "SY-20.4")
def test_SY_22_14_an_opponent_can_trigger_the_early_end():
    pos = first_opponent(solo("build", "canal", contracts_deal="two").stack_left("stern", 1))
    assert named(pos, "last_lap") == [{"why": "early_end"}]
    assert pos.view()["stage"] == "final_action" and pos.turn == 33  # the second opponent had its turn
    assert pos.actor == 0


@pytest.mark.clause("SY-22.11", "SY-26.46")
@pytest.mark.parametrize(
    ("face", "top", "steps"),
    [
        ("crew", "build", 1),
        ("crew", "goods", 2),
        ("crew", "canal", 3),
        ("equipment", "goods", 2),
        ("employee", "last_tile", 3),
    ],
)
def test_SY_22_11_markers_move_by_the_number(face, top, steps):
    table = Table(1).cubes(0, canal=1).cubes(1, exchange=1).cubes(2, build=1).money(0, 0).solo(face, top)
    ring = {"employee": "hiring"}.get(face, face)
    table.marker("crew", "captain").marker("equipment", "crane").marker("hiring", 6)
    pos = turn(table.begins(30), "goods")
    assert acts(pos)[0] == (face, NUMBERS[top])
    order = {
        "crew": ("captain", "soldier", "stoker", "businessman"), "equipment": ("crane", "sail", "cannon", "chimney"),
        "hiring": (6, 7, 0, 1),
    }[ring]  # fmt: skip
    assert pos.view()["wheel"][ring] == order[steps]
    assert all(value == 0 for value in pos.view()["players"][0]["reserve"].values())  # nothing is taken


@pytest.mark.clause("SY-22.12", "SY-26.46")
@pytest.mark.parametrize("top", ["canal", "build", "goods"])
def test_SY_22_12_exchange_moves_by_one(top):
    table = Table(1).cubes(0, crew=1).cubes(1, canal=1).cubes(2, build=1).marker("exchange", 3).solo("exchange", top)
    pos = first_opponent(table.money(0, 0))
    assert acts(pos)[0][0] == "exchange" and pos.view()["wheel"]["exchange"] == 4


@pytest.mark.clause("SY-22.16", "SY-27.56")
def test_SY_22_16_an_empty_slot_has_nothing_to_remove():
    # number 2 names slot 4
    table = solo("goods", "employee").goods_offer("G06", "G07", "G08", None, None).goods_stack()
    table.s.goods_out, table.s.goods_discard = int(table.s.goods_discard), 0
    pos = first_opponent(table)
    assert named(pos, "removed_goods") == []
    assert slots(pos, "goods") == ["G06", "G07", "G08", None, None]
    table = solo("canal", "employee").canal_offer("C01", "C02", "C03", None, None).canal_stack()
    table.s.canals_out, table.s.canal_discard = int(table.s.canal_discard), 0
    pos = first_opponent(table)
    assert named(pos, "removed_canal") == []
    assert slots(pos, "canals") == ["C01", "C02", "C03", None, None]


@pytest.mark.clause("SY-22.15", "SY-23.21", "SY-27.45", "SY-6.12", "SY-9.5")
@pytest.mark.parametrize("removed", ["out_of_game", "discard"])
def test_SY_27_45_a_new_stack_is_made_of_used_tiles_only(removed):
    table = solo("goods", "canal", solo_removed=removed).goods_stack()
    before = slots(table.pos, "goods")
    table.s.goods_out, table.s.goods_discard = int(table.s.goods_discard), 0
    pos = first_opponent(table)
    assert slots(pos, "goods") == [*before[1:], before[0] if removed == "discard" else None]


@pytest.mark.clause("SY-22.16", "SY-27.56")
def test_SY_22_16_an_offer_row_with_gaps():
    table = solo("build", "goods").stack_left("bow", 0)
    table.offer("bow", *column(table.pos, "bow")[:3], None, None)
    before = {name: column(table.pos, name) for name in ("bow", "left", "right", "stern")}
    pos = first_opponent(table)
    assert [one["part"] for one in named(pos, "removed_part")] == [
        before[name][3] for name in ("left", "right", "stern")
    ]
    assert column(pos, "bow") == before["bow"]


@pytest.mark.clause("SY-22.10", "SY-22.17", "SY-26.48")
def test_SY_22_17_the_board_number_and_a_new_stack():
    rest = "build canal goods crew employee exchange last_tile"
    table = Table(1).cubes(0, crew=1).cubes(1, exchange=1).cubes(2, employee=1).money(0, 0)
    pos = table.solo("equipment", turned=rest).marker("equipment", "crane").begins(30)
    assert pos.view()["solo"] == {
        **pos.view()["solo"], "left": 1, "number": 1, "turned": sorted(rest.split()),
    }  # fmt: skip
    turn(pos, "goods")
    number = int(t.BOARD_NUMBER) or int(t.BOARD_BRACKET)
    assert acts(pos)[0] == ("equipment", int(t.BOARD_NUMBER))
    assert {"stack": "solo"} in named(pos, "reshuffled")
    # the second opponent turned up tiles of the new stack
    assert pos.view()["solo"]["left"] <= 7
    order = ("crane", "sail", "cannon", "chimney")
    assert pos.view()["wheel"]["equipment"] == order[number % 4]


@pytest.mark.clause("SY-22.17", "SY-27.46")
def test_SY_22_17_a_last_tile_passed_over():
    """The last solo tile names the leading tile: all eight are shuffled and turning goes on."""
    rest = "build canal goods crew employee equipment last_tile"
    table = Table(1).cubes(0, crew=1).cubes(1, exchange=1).cubes(2, employee=1).money(0, 0)
    pos = turn(table.solo("exchange", turned=rest).begins(30), "goods")
    events = [event.name for event in pos.events]
    assert events.index("solo_tile") < events.index("reshuffled") < events.index("opponent")
    faces = [one["face"] for one in named(pos, "solo_tile")]
    assert faces[0] == "exchange" and len(faces) >= 2


@pytest.mark.clause("SY-22.18", "SY-27.49")
def test_SY_22_18_guilders_on_an_opponents_tile_are_lost():
    table = solo("goods", "canal").guilders(goods=2, canal=1)
    pos = first_opponent(table)
    assert [tile["guilders"] for tile in pos.view()["row"] if tile["action"] in ("goods", "canal")] == [0, 0]
    assert money(pos) == 0 and pos.view()["players"][0]["points"] == 0


@pytest.mark.clause("SY-22.19", "SY-1.8")
def test_SY_22_19_opponents_cubes_block_and_count_for_income():
    table = Table(1).cubes(0, exchange=1).cubes(1, build=1).cubes(2, canal=1).money(0, 0)
    pos = table.begins(30)
    assert {"goods", "equipment", "crew"} <= choices(pos) <= {"goods", "equipment", "crew", "employee"}
    pos.play("crew")
    assert named(pos, "chose")[0]["income"] == 2


@pytest.mark.clause("SY-22.20", "SY-22.21", "SY-27.43")
def test_SY_22_21_only_the_human_has_final_action_and_ship():
    table = Table(1, contracts_deal="two").cubes(0, crew=1).cubes(1, exchange=1).cubes(2, employee=1)
    table.contracts(0, "rings", "soldiers").gear(69, 0).yard(0, "B.S......").reserve(0, captain=1).canal(0, "C07", 0, 0)
    pos = table.solo("goods", "canal").begins(72)
    turn(pos, "equipment; steps 1")  # the first opponent's turn 74 brings the final drop, turn 75 is the last
    assert pos.turn == 75 and pos.phase == "final" and pos.actor == 0
    turn(pos, "final crew; steps 1")
    assert pos.phase == "last_part"
    turn(pos, f"buy left {column(pos, 'left')[0]}; sail")
    assert pos.over and pos.ending == "final drop" and len(pos.scores()) == 1


@pytest.mark.clause("SY-22.7", "SY-22.8", "SY-22.17", "SY-28.1", "SY-22.22")
@pytest.mark.parametrize("seed", range(2))
def test_SY_22_whole_games(seed):
    """Every opponent turn of a random game follows the solo tiles."""
    for pos in random_game(wf.new("shipyard", 1, seed), seed):
        shown, face = pos.view(), None
        for event in pos.events:
            if event.name == "solo_tile":
                face = event.arguments["face"]
            elif event.name == "opponent":
                assert face in ("last_tile", event.arguments["action"])
        assert 1 <= shown["solo"]["left"] == 8 - len(shown["solo"]["turned"])
        assert max(sum(tile["cubes"]) for tile in shown["row"]) <= 1
    assert t.SOLO_SCALE == (60, 80, 95)
    assert set(ACTIONS[:7]) == set(tiles(pos).split())
