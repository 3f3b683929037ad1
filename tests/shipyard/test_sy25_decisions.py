"""SY-25 Decision points: what is asked, of whom, in which order. (Most legal sets are tested with their section.)"""

import shutil
import sys
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import data as t

from .positions import RED, Table, choices, column, drive, slots, turn

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
        pos = wf.new("shipyard", players, seed)

        def look(pos):
            seen.add(pos.phase)
            assert pos.over or len(pos.legal_codes()) >= 2  # a list with one item is taken without asking

        drive(pos, seed + 7, look)
        assert pos.over
    assert {
        "tile",
        "act",
        "column",
        "part",
        "place",
        "canal",
        "turn",
        "search",
        "hire",
        "good",
        "discard",
        "final",
    } <= seen


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
    from wharfinger.games.shipyard import canal_data as c

    assert (c.TURNS == 0b1111).all()  # no shipped canal looks the same after a turn


@pytest.mark.clause("SY-25.9")
def test_SY_25_9_turns_that_look_alike_are_offered_once(tmp_path):
    """A corrected C24 with a lifeboat at N and at S only looks the same after half a turn."""
    folder = tmp_path / "components"
    shutil.copytree(Path(t.__file__).with_name("components"), folder)
    text = (folder / "canals.toml").read_text(encoding="utf-8")
    old = '{ N = "boat", E = "lantern", S = "boat" }'
    assert old in text
    (folder / "canals.toml").write_text(text.replace(old, '{ N = "boat", S = "boat" }'), encoding="utf-8")
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


@pytest.mark.clause("SY-25.22", "SY-25.26", "SY-27.50")
def test_SY_25_26_discards_from_the_starting_player_red_before_blue():
    table = Table(4).gear(46, 4)
    for chair, tile in enumerate(("build", "canal", "goods", "equipment")):
        table.cubes(chair, **{tile: 1})
    pos = table.begins(50)  # the third player's turn 51
    turn(pos, "crew; steps 1")
    colours = []
    while pos.phase == "discard":
        name = str(pos.legal()[0]).split()[1]
        colours.append((pos.actor, "red" if name in RED else "blue"))
        pos.play(pos.legal_codes()[0])
    assert colours == [(seat, colour) for seat in range(4) for colour in ("red", "red", "blue", "blue")]
    assert pos.actor == 3 and pos.phase == "tile"


@pytest.mark.clause("SY-25.23", "SY-25.24")
def test_SY_25_23_final_decisions():
    pos = Table(2).yard(0, "B.S......").final()
    assert pos.phase == "final" and pos.actor == 0
    turn(pos, "final equipment; steps 1")
    turn(pos, "final crew; steps 1")
    assert pos.phase == "last_part" and pos.actor == 0
    assert choices(pos) == {"pass", "buy left", "buy right"}


@pytest.mark.clause("SY-25.25")
def test_SY_25_25_zero_is_always_open():
    """Whatever was loaded before, every later kind may be left at 0."""
    pieces = dict.fromkeys(("businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon"), 3)
    table = Table(3).canal(0, "C19", 0, 0).reserve(0, captain=3, **pieces).yard(0, "B01 M1-01 M1-09 M1-13 S01")
    pos = table.sails()
    pos.play("sail")
    while pos.phase == "load":
        legal = pos.legal()
        assert str(legal[0]).endswith("=0")
        pos.play(legal[-1])
    assert pos.phase != "launch"


@pytest.mark.clause("SY-25.28")
def test_SY_25_28_events_of_the_refill_come_last():
    pos = Table(3).goods_stack().money(0, 1).asks(0, "goods")
    events = [event.name for event in turn(pos, f"purchase {slots(pos, 'goods')[0]}").events]
    assert events.index("bought") < events.index("reshuffled")
