"""SY-25 Decision points: what is asked, of whom, in which order. (Most legal sets are tested with their section.)"""

import sys

import pytest

import wharfinger as wf
from tests.cases import random_game
from wharfinger.games.shipyard import canal_data as c

from .build import Table, choices, column, corrected, slots

PHASES = {
    "tile": "SY-25.1", "act": "SY-25.2", "more": "SY-25.3", "column": "SY-25.4", "part": "SY-25.5", "place": "SY-25.6",
    "canal": "SY-25.7", "cell": "SY-25.8", "turn": "SY-25.9", "goods": "SY-25.10", "equipment": "SY-25.11",
    "crew": "SY-25.11", "gift": "SY-25.11", "search": "SY-25.12", "hire": "SY-25.13", "trade": "SY-25.14",
    "good": "SY-25.15", "ship": "SY-25.16", "launch": "SY-25.17", "load": "SY-25.18", "speed": "SY-25.19",
    "start": "SY-25.20", "move": "SY-25.21", "discard": "SY-25.22", "final": "SY-25.23", "last_part": "SY-25.24",
}  # fmt: skip


@pytest.mark.clause("SY-25.1", "SY-25.27", "SY-1.1", "SY-24.7")
def test_SY_25_every_decision_is_one_of_the_list():
    assert [decision.name for decision in wf.game("shipyard").definition.decisions] == list(PHASES)


@pytest.mark.clause(
    "SY-25.1", "SY-25.2", "SY-25.3", "SY-25.4", "SY-25.5", "SY-25.6", "SY-25.7", "SY-25.8", "SY-25.9", "SY-25.10",
    "SY-25.12", "SY-25.13", "SY-25.15", "SY-25.20", "SY-25.21", "SY-25.23",
)  # fmt: skip
@pytest.mark.parametrize("players", [1, 4])
def test_SY_25_every_answer_can_be_brought_to_an_end(players):
    """Whatever is offered, some way on exists: random games never get stuck and always end."""
    seen = set()
    for seed in range(2):
        for pos in random_game(wf.new("shipyard", players, seed), seed + 7):
            seen.add(pos.phase)
            assert pos.over or len(pos.legal_codes()) >= 2  # a list with one item is taken without asking
    assert {"tile", "act", "column", "place", "canal", "turn", "search", "hire", "good", "discard", "final"} <= seen


@pytest.mark.clause("SY-25.2", "SY-25.3", "SY-4.20")
def test_SY_25_2_before_and_after_the_main_action():
    pos = Table(3).money(0, 6).begins()
    pos.play("crew")
    assert pos.phase == "act" and {"main", "bonus equipment"} <= choices(pos)
    pos.play("main; steps 1")
    assert pos.phase == "more" and {"end", "bonus equipment"} <= choices(pos)
    pos = Table(3).money(0, 5).begins()
    pos.play("crew")
    assert pos.phase == "crew"  # no money for a bonus action: nothing to ask


@pytest.mark.clause("SY-25.4", "SY-25.5", "SY-25.6")
def test_SY_25_4_column_part_place_and_back():
    pos = Table(3).money(0, 3).asks(0, "build")
    phases = []
    for words in ("buy bow", column(pos, "bow")[1], "on 2", "buy stern", column(pos, "stern")[0], "on 9", "done"):
        phases.append(pos.phase)
        pos.play(words)
    assert phases == ["column", "part", "place", "column", "part", "place", "column"]


@pytest.mark.clause("SY-25.7", "SY-25.8", "SY-25.9")
def test_SY_25_7_slot_cell_turn():
    pos = Table(3).canal(0, "C07", 0, 0).asks(0, "canal")
    phases = []
    for words in (f"rent {slots(pos, 'canals')[0]}", "at 0,1", "turned 90"):
        phases.append(pos.phase)
        pos.play(words)
    assert phases == ["canal", "cell", "turn"] and pos.actor == 1


@pytest.mark.clause("SY-25.9")
def test_SY_25_9_every_turn_of_a_shipped_canal_is_another_picture():
    assert (c.TURNS == 0b1111).all()  # no shipped canal looks the same after a turn


@pytest.mark.clause("SY-25.9")
def test_SY_25_9_turns_that_look_alike_are_offered_once(tmp_path):
    """A corrected C24 with a lifeboat at N and at S only looks the same after half a turn."""
    old, new = '{ N = "boat", E = "lantern", S = "boat" }', '{ N = "boat", S = "boat" }'
    folder = corrected(tmp_path, "canals", old, new)
    game = wf.game("shipyard", folder)
    turns = sys.modules[f"{game.rules.__name__.rpartition('.')[0]}.canal_data"].TURNS
    assert turns[0, 23] == 0b0011 and turns[0, 22] == 0b1111


@pytest.mark.clause("SY-25.18", "SY-25.19", "SY-25.20", "SY-25.21")
def test_SY_25_18_the_order_of_loading():
    pieces = dict.fromkeys(("businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon"), 1)
    table = Table(3).canal(0, "C01", 0, 0).canal(0, "C02", 1, 0).staff(0, "helmsman").reserve(0, captain=2, **pieces)
    pos = table.yard(0, "B01 M1-01 M1-09 M1-13 S01").sails()
    pos.play("sail")
    asked = []
    while pos.phase == "load":
        name = str(pos.legal()[0]).split("=")[0]
        asked.append(name)
        pos.play(f"{name}=1")
    assert asked == ["officer", "businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon"]
    assert pos.phase == "speed"
    pos.play("speed+0")
    assert pos.phase == "start"
    pos.play("from 0,0 north")
    assert pos.phase in ("move", "tile")


@pytest.mark.clause("SY-25.28", "SY-24.3")
def test_SY_25_28_the_refill_comes_after_the_last_choice_and_before_the_bonus():
    pos = Table(3).goods_stack().money(0, 9).begins()
    events = [event.name for event in pos.play(f"goods; main; purchase {slots(pos, 'goods')[0]}")]
    assert pos.phase == "more" and None not in slots(pos, "goods")
    assert events.index("bought") < events.index("reshuffled")
    pos = Table(3).money(0, 9).begins()
    pos.play(f"build; main; buy bow {column(pos, 'bow')[0]} on 1")
    assert None in column(pos, "bow")
    pos.play("done")
    assert pos.phase == "more" and None not in column(pos, "bow")
    pos = Table(3).money(0, 9).canal_offer("C01").begins()
    pos.play("canal; main; rent C01")
    assert slots(pos, "canals")[4] is None and pos.view()["in_hand"]["canal"] == "C01"
    pos.play("turned 90")
    assert pos.phase == "more" and None not in slots(pos, "canals")
