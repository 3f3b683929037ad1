"""LH-23.13: amounts beyond what one answer can name are asked in several steps; no stock is too big for a decision."""

import numpy as np
import pytest

import wharfinger as wf
from wharfinger.games.le_havre.data import SHIP_PLACES, SHIP_TYPE
from wharfinger.games.le_havre.state import MOST_COUNT
from wharfinger.kernel.jit import named

from .build import Table, after, choices, paid, stock


def at(card, **goods):
    """Seat 0 has entered a building of its own; nothing comes after the turn."""
    pos = Table(2, expansion_cards="all").own(0, card).goods(0, **goods).still().position()
    pos.play(f"enter {card}")
    return pos


@pytest.mark.clause("LH-23.13", "LH-12.27.1", "LH-23.27")
@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "leather=1"), (126, "leather=126"), (127, "leather=127+ leather=0"), (128, "leather=127+ leather=1"),
     (200, "leather=127+ leather=73")],
)  # fmt: skip
def test_LH_23_13_two_hundred_of_a_kind_at_the_bridge(number, words):
    pos = at("bridge_over_the_seine", leather=200)
    assert choices(pos) == {f"leather={n}" for n in range(1, 127)} | {"leather=127+"}
    pos.play(words)
    assert stock(pos) == {key: n for key, n in {"leather": 200 - number, "francs": number}.items() if n}


@pytest.mark.clause("LH-23.13", "LH-12.27.2")
def test_LH_23_13_basic_goods_at_the_bridge_stay_multiples_of_three():
    pos = at("bridge_over_the_seine", wood=400)
    pos.play("wood=127+")
    assert choices(pos) == {f"wood={n}" for n in range(2, 127, 3)} | {"wood=127+"}
    assert stock(after(pos, "wood=127+", "wood=127+", "wood=18")) == {"wood": 1, "francs": 133}
    # 127 or 128 wood are no multiple of three: nothing is offered that leads nowhere (LH-23.8)
    assert choices(at("bridge_over_the_seine", wood=128)) == {f"wood={n}" for n in range(3, 127, 3)}


@pytest.mark.parametrize("card", ["bridge_over_the_seine", "trading_firm", "trafficking_spot"])
def test_listing_what_can_be_handed_in_writes_nothing(card):
    pos = at(card, leather=200, wood=3)
    out = np.zeros(pos.game.actions, np.int64)
    kept = pos.batch.copy()
    kept.setflags(write=False)
    assert out[: pos.game.rules.legal(named(kept), out)].tolist() == pos.legal_codes()


@pytest.mark.clause("LH-23.13", "LH-12.27.1")
def test_LH_23_13_several_kinds_at_the_bridge():
    pos = at("bridge_over_the_seine", leather=130, coke=300, wood=129)
    pos.play("coke=127+ coke=127+ coke=46 leather=127+ leather=3 wood=127+ wood=2")
    assert stock(pos) == {"francs": 300 + 130 + 43}


@pytest.mark.clause("LH-23.13", "LH-12.23", "LH-11.4")
def test_LH_23_13_amounts_of_a_building_without_a_maximum():
    pos = at("steel_mill", iron=300, coke=200)
    assert "x127+" in choices(pos) and "x128" not in choices(pos)
    pos.play("x127+")
    assert choices(pos) == {f"x{n}" for n in range(127)} | {"x127+"}  # the rest may be nothing
    assert pos.hint(pos.legal()[1]).startswith("128 iron")  # what the whole amount gives
    pos = after(pos, "x127+", "x46")
    assert stock(pos) == {"steel": 300, "coke": 50}  # energy 1,500: 150 coke


@pytest.mark.clause("LH-23.13", "LH-23.2", "LH-9.8")
def test_LH_23_13_energy_of_many_small_tokens():
    pos = at("brickworks", clay=300, wood=140, coal=10)
    pos.play("x127+ x127+ x46")
    assert pos.phase == "energy"  # 150
    wood = {n: 150 - 3 * n for n in range(4, 11)}
    rest = {n: f"wood={due}" if due < 127 else f"wood=127+ wood={due - 127}" for n, due in wood.items()}
    assert choices(pos) == {f"coal={n} {rest[n]}" for n in wood}
    low = after(pos, "coal=4 wood=127+ wood=11")  # 138 wood
    assert stock(low) == {"wood": 2, "coal": 6, "brick": 300, "francs": 150}
    assert paid(low.events)["wood"] == 138


@pytest.mark.clause("LH-23.13", "LH-9.12", "LH-9.13")
def test_LH_23_13_bricks_for_clay():
    pos = at("clay_company", clay=200, brick=200, wood=300)
    pos.play("x127+ x127+ x46")
    assert pos.phase == "substitute"
    assert choices(pos) == {f"brick={n}" for n in range(100, 127)} | {"brick=127+"}
    assert stock(after(pos, "brick=127+ brick=73")) == {"clay": 100, "francs": 900}
    assert stock(after(pos, "brick=127+ brick=0")) == {"clay": 27, "brick": 73, "francs": 900}


@pytest.mark.clause("LH-23.13", "LH-9.1", "LH-9.3")
def test_LH_23_13_food():
    table = Table(2, minimal_payments="off").town("colliery").goods(0, fish=200).still()
    pos = after(table.position(), "enter colliery", "fish=127+")
    assert choices(pos) == {f"fish={n}" for n in range(74)}
    assert stock(after(pos, "fish=73")) == {"coal": 3}
    owing = Table(2).goods(0, francs=400, meat=1).owes(0, 300).position()
    assert choices(owing) == {f"meat={n} francs=127+ francs=127+ francs={46 - 3 * n}" for n in (0, 1)}
    paid_up = after(owing, "meat=1 francs=127+ francs=127+ francs=43")
    assert stock(paid_up) == {"francs": 103}  # the rest in francs, exactly


@pytest.mark.clause("LH-23.13", "LH-12.18.1")
def test_LH_23_13_cargo_and_ships_stay_below():
    assert SHIP_PLACES[SHIP_TYPE].sum() <= MOST_COUNT and len(SHIP_TYPE) <= MOST_COUNT


@pytest.mark.clause("LH-23.13")
def test_LH_23_13_in_the_middle_of_an_amount():
    """A position and a record keep what was said so far."""
    table = Table(2).own(0, "steel_mill").goods(0, iron=300, coke=200)
    pos = wf.load(table.position().dump())
    pos.play("enter steel_mill; x127+")
    again = wf.load(pos.dump())
    assert again.dump() == pos.dump() and choices(again) == choices(pos)
    pos.play("x127+ x46")
    again.play("x127+")
    again.play("x46")
    assert again.dump()["table"] == pos.dump()["table"]
    assert wf.Record.loads(pos.record().dumps()).replay().dump() == pos.dump()
    assert pos.undo().text == "x46"
