"""SY-22: the two automatic opponents."""

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard import state as st
from wharfinger.games.shipyard.rules.solo import opponent_turn, resolve
from wharfinger.kernel.events import NO_EVENTS

from .build import Table


def stacked(table, *faces):
    """The solo stack with these faces from the top; the others are already turned."""
    wanted = [t.SOLO_TILES.index(face) for face in faces]
    rest = [tile for tile in range(8) if tile not in wanted]
    table.s.solo_stack[:] = wanted[::-1] + rest
    table.s.solo_left = len(wanted)
    return table


def later(row, *faces):
    """A solo table in the third lap, opponent 1 to move."""
    table = stacked(Table(1).row(row), *faces)
    table.s.turn = 7
    table.s.gear = 4
    return table


@pytest.mark.clause("SY-26.45", "SY-22.6", "SY-22.7", "SY-22.10", "SY-22.13", "SY-22.15")
def test_an_opponent_takes_goods():
    table = later("build:0 equipment canal:1 goods crew:2 employee exchange", "goods", "employee", "build")
    before = list(table.s.goods_offer)
    opponent_turn(table.s, 1, NO_EVENTS)
    assert table.pos.view(0)["row"][0]["action"] == "canal"
    assert table.s.cubes[1, t.ACTION.goods] == 1
    assert table.s.gear == 5
    assert list(table.s.goods_offer[:4]) == [*before[:3], before[4]]
    assert table.s.goods_out == 1 << int(before[3])  # the rulebook's example: out of the game
    assert table.s.goods_discard == 0


@pytest.mark.clause("SY-23.21", "SY-27.45")
def test_removed_goods_may_go_to_the_discard():
    table = Table(1, solo_removed="discard")
    tile = int(table.s.goods_offer[0])
    resolve(table.s, t.ACTION.goods, 0, 3, NO_EVENTS)
    assert table.s.goods_discard == 1 << tile
    assert table.s.goods_out == 0


@pytest.mark.clause("SY-27.45", "SY-9.5", "SY-6.12")
def test_a_new_stack_is_made_of_used_tiles_only():
    table = Table(1)
    s = table.s
    gone = int(s.goods_offer[0])
    s.goods_left = 0
    s.goods_stack[:] = -1
    resolve(s, t.ACTION.goods, 0, 3, NO_EVENTS)
    assert s.goods_out == 1 << gone
    assert list(s.goods_offer).count(-1) == 1  # nothing was used, so nothing comes


@pytest.mark.clause("SY-26.46", "SY-22.11", "SY-22.12")
def test_opponents_turn_the_rings():
    s = Table(1).s
    crew, exchange = int(s.marker[t.RING.crew]), int(s.exchange_marker)
    resolve(s, t.ACTION.crew, 0, 3, NO_EVENTS)
    assert s.marker[t.RING.crew] == (crew + 3) % 4
    resolve(s, t.ACTION.exchange, 2, 0, NO_EVENTS)
    assert s.exchange_marker == exchange + 1
    hiring = int(s.marker[t.RING.hiring])
    resolve(s, t.ACTION.employee, 2, 0, NO_EVENTS)
    assert s.marker[t.RING.hiring] == (hiring + 2) % 8


@pytest.mark.clause("SY-26.47", "SY-22.14", "SY-22.15")
@pytest.mark.parametrize(("number", "row"), [(0, 0), (1, 1), (2, 3)])
def test_opponents_remove_a_row_of_parts(number, row):
    s = Table(1).s
    before = s.offer.copy()
    resolve(s, t.ACTION.build, number, 3, NO_EVENTS)
    assert all(s.fate[part] == st.FATE.out for part in before[:, row])
    for column in range(4):
        kept = [part for place, part in enumerate(before[column]) if place != row]
        assert list(s.offer[column, :4]) == kept
        assert s.offer[column, 4] >= 0


@pytest.mark.clause("SY-22.16", "SY-27.56")
def test_an_empty_slot_has_nothing_to_remove():
    s = Table(1).s
    s.canal_offer[3:] = -1
    before = list(s.canal_offer)
    resolve(s, t.ACTION.canal, 2, 0, NO_EVENTS)
    assert list(s.canal_offer) == before


@pytest.mark.clause("SY-26.48", "SY-22.17", "SY-22.10")
def test_the_last_solo_tile_is_resolved_with_the_number_of_the_board():
    table = later("build:0 crew canal:1 goods equipment:2 employee exchange", "crew")
    crew = int(table.s.marker[t.RING.crew])
    opponent_turn(table.s, 1, NO_EVENTS)
    assert table.s.marker[t.RING.crew] == (crew + t.BOARD_NUMBER) % 4
    assert table.s.solo_left == 8


@pytest.mark.clause("SY-22.8", "SY-22.17", "SY-27.46")
def test_tiles_that_name_an_occupied_action_are_passed_over():
    table = later("build:0 crew canal:1 goods equipment:2 employee exchange", "build", "equipment")
    opponent_turn(table.s, 1, NO_EVENTS)
    assert table.s.cubes[1].sum() == 1
    assert table.s.cubes[:, t.ACTION.build].sum() == 1
    assert table.s.cubes[:, t.ACTION.equipment].sum() == 1


@pytest.mark.clause("SY-22.8", "SY-23.22", "SY-27.44")
@pytest.mark.parametrize(("barred", "tile"), [("on", t.ACTION.goods), ("off", t.ACTION.canal)])
def test_an_opponent_and_its_leading_tile(barred, tile):
    table = Table(1, solo_leader_barred=barred).row("build:0 crew canal:1 goods equipment:2 employee exchange")
    stacked(table, "canal", "goods", "build")
    table.s.turn = 7
    opponent_turn(table.s, 1, NO_EVENTS)
    assert table.s.cubes[1, tile] == 1


@pytest.mark.clause("SY-22.7")
def test_the_last_tile_face_names_the_last_tile_of_the_row():
    table = later("build:0 crew canal:1 goods equipment:2 employee exchange", "last_tile", "build")
    opponent_turn(table.s, 1, NO_EVENTS)
    assert table.s.cubes[1, t.ACTION.exchange] == 1


@pytest.mark.clause("SY-22.9", "SY-22.2", "SY-22.1")
def test_first_turns_only_place_cubes():
    pos = wf.new("shipyard", 1, 5)
    before = (list(pos.state.goods_offer), list(pos.state.canal_offer), list(pos.state.marker))
    pos.play("crew" if "crew" in [str(a) for a in pos.legal()] else pos.legal()[0])
    while pos.turn == 0:
        pos.play(pos.legal()[0])
    assert pos.turn == 3
    assert pos.state.gear == 1
    assert pos.state.cubes[1].sum() == pos.state.cubes[2].sum() == 1
    after = (list(pos.state.goods_offer), list(pos.state.canal_offer))
    assert after == before[:2]


@pytest.mark.clause("SY-22.18", "SY-27.49")
def test_guilders_on_the_tile_of_an_opponent_are_lost():
    table = later("build:0 crew canal:1 goods equipment:2 employee exchange", "goods", "build")
    table.s.guilders[t.ACTION.goods] = 2
    opponent_turn(table.s, 1, NO_EVENTS)
    assert table.s.guilders[t.ACTION.goods] == 0
