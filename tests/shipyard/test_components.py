"""SY-0, SY-1 and SY-2: the component files, what they must hold, and what the engine reads from them."""

from collections import Counter
from itertools import pairwise

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .build import ACTIONS, BLUE, EMPLOYEES, PIECES, RED, Table, choices, corrected, money, reserve, symbols, turn

# -- numbers ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-2.1", "SY-1.23")
def test_SY_2_1_eight_action_tiles():
    assert t.ACTION_IDS == ACTIONS
    for players in (1, 2, 3):
        assert "subsidy" not in [tile["action"] for tile in wf.new("shipyard", players, 1).view()["row"]]
    assert sorted(tile["action"] for tile in wf.new("shipyard", 4, 1).view()["row"]) == sorted(ACTIONS)


@pytest.mark.clause("SY-2.2", "SY-1.10", "SY-1.16", "SY-1.17", "SY-1.18")
def test_SY_2_2_104_parts():
    assert len(t.PARTS) == 104 and len(set(t.PARTS)) == 104
    kinds = Counter(name[: name.find("-") if "-" in name else 1] for name in t.PARTS)
    assert kinds == {"B": 26, "M1": 26, "M2": 26, "S": 26}
    assert Counter(t.KINDS[kind] for kind in t.PART_KIND) == {"bow": 26, "middle": 52, "stern": 26}
    for name in t.PARTS:
        assert set(symbols(name)) <= {
            "cabin", "stoker_cabin", "mount_crane", "mount_cannon", "mount_mast", "ring", "boat", "lantern",
        }  # fmt: skip
        if "stoker_cabin" in symbols(name):
            assert name.startswith("S")


@pytest.mark.clause("SY-2.3", "SY-1.19", "SY-8.13")
def test_SY_2_3_24_canals_with_at_most_one_symbol_a_space():
    assert tuple(f"C{number:02}" for number in range(1, 25)) == c.CANALS
    for row in t.COMPONENTS.rows("canals", "canal"):
        assert set(row["symbols"].values()) <= {"military", "business", "lantern", "boat", "ring", "blue_riband"}


@pytest.mark.clause("SY-2.4", "SY-2.20", "SY-1.23")
def test_SY_2_4_24_kinds_of_employees_and_their_fees():
    assert t.EMPLOYEES == EMPLOYEES
    colours = {
        "red": {name for name in EMPLOYEES if name.startswith("merchant")},
        "blue": {name for name in EMPLOYEES if name.startswith("constructor")} | {"helmsman", "rigger"},
        "yellow": {"accountant", "foreman"},
        "grey": {name for name in EMPLOYEES if name.startswith("engineer")},
        "green": {name for name in EMPLOYEES if name.startswith("recruiter")},
    }
    assert {colour: len(names) for colour, names in colours.items()} == {
        "red": 6, "blue": 8, "yellow": 2, "grey": 4, "green": 4,
    }  # fmt: skip
    for number, name in enumerate(EMPLOYEES):
        colour = t.EMPLOYEE_COLOURS[t.EMPLOYEE_COLOUR[number]]
        assert name in colours[colour]
        assert t.FEE[number] == (1 if colour in ("grey", "green") else 0)
        assert t.END_VP[number] == ({"1": 1, "2": 3}[name[-1]] if colour == "red" else 0)


@pytest.mark.clause("SY-2.4", "SY-3.10", "SY-3.11", "SY-27.48")
@pytest.mark.parametrize(("players", "tiles"), [(1, 24), (2, 24), (3, 48), (4, 48)])
def test_SY_3_10_one_or_two_tiles_of_each_kind(players, tiles):
    shown = wf.new("shipyard", players, 3).view()["wheel"]["employees"]
    left = Counter({one["id"]: one["left"] for space in shown for one in space})
    assert set(left) == set(EMPLOYEES) and sum(left.values()) == tiles
    assert set(left.values()) == {tiles // 24}


@pytest.mark.clause("SY-2.5", "SY-27.37", "SY-27.39", "SY-21.13")
def test_SY_2_5_26_contracts():
    assert t.CONTRACTS == RED + BLUE
    assert [t.CONTRACT_COLOURS[colour] for colour in t.CONTRACT_COLOUR] == ["red"] * 14 + ["blue"] * 12
    assert "kinds8" in t.CONTRACTS and "fastest" not in t.CONTRACTS


@pytest.mark.clause("SY-2.6")
def test_SY_2_6_14_goods_tiles_of_three():
    assert tuple(f"G{number:02}" for number in range(1, 15)) == t.GOODS_TILES
    for row in t.COMPONENTS.rows("goods", "tile"):
        assert len(row["goods"]) == 3 and set(row["goods"]) <= {"coal", "cloth", "grain"}


@pytest.mark.clause("SY-2.7", "SY-2.8", "SY-2.9", "SY-6.13", "SY-1.13", "SY-1.14", "SY-1.15", "SY-1.9")
def test_SY_6_13_crew_equipment_and_guilders_never_run_out():
    table = Table(3).marker("crew", "businessman").reserve(0, captain=23).reserve(1, captain=23).money(0, 46)
    pos = turn(table.asks(0, "crew"), "steps 1")
    assert reserve(pos) == {"captain": 24}
    table = Table(3).marker("equipment", "chimney").reserve(0, crane=23).money(1, 46)
    assert reserve(turn(table.asks(0, "equipment"), "steps 1")) == {"crane": 24}
    table = Table(3).money(0, 46).money(1, 46).goods(0, "G01")
    assert money(turn(table.asks(0, "exchange"), "coal=sell cloth=sell grain=sell")) == 52


@pytest.mark.clause("SY-2.10", "SY-1.2", "SY-2.21")
@pytest.mark.parametrize(("players", "cubes"), [(1, 5), (2, 3), (3, 5), (4, 7)])
def test_SY_2_21_round_track_cubes(players, cubes):
    pos = wf.new("shipyard", players, 1)
    assert pos.view()["gear"] == {"moves": 0, "drops": 0, "round_cubes": cubes}
    assert t.COMPONENTS.value("actions", "neutral_cubes") == 12 >= 1 + cubes + 4


@pytest.mark.clause("SY-2.12", "SY-22.4")
def test_SY_2_12_solo_tiles():
    assert sorted(t.SOLO_TILES) == sorted([*ACTIONS[:7], "last_tile"])
    for number, bracket in zip(t.SOLO_NUMBER, t.SOLO_BRACKET, strict=True):
        assert number in (0, 1, 2)
        assert (bracket > 0) == (number == 0)
    assert t.BOARD_NUMBER in (0, 1, 2)


# -- prices and rings ----------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-2.13", "SY-2.14", "SY-6.10")
def test_SY_2_13_offers_and_their_prices():
    shown = wf.new("shipyard", 3, 1).view()
    assert shown["part_prices"] == shown["canals"]["prices"] == shown["goods"]["prices"] == [0, 1, 1, 2, 2]
    assert list(shown["offer"]) == ["bow", "left", "right", "stern"]
    for name, kind in (("bow", "bow"), ("left", "middle"), ("right", "middle"), ("stern", "stern")):
        assert [part["kind"] for part in shown["offer"][name]] == [kind] * 5


@pytest.mark.clause("SY-2.15", "SY-2.16", "SY-6.7", "SY-1.22")
@pytest.mark.parametrize(
    ("ring", "order"),
    [("crew", "captain soldier stoker businessman captain"), ("equipment", "crane sail cannon chimney crane")],
)
def test_SY_2_15_the_rings_clockwise(ring, order):
    order = order.split()
    for here, ahead in pairwise(order):
        pos = turn(Table(3).marker(ring, here).asks(0, ring), "steps 1")
        assert reserve(pos) == {ahead: 1}
        assert pos.view()["wheel"][ring] == ahead


@pytest.mark.clause("SY-2.17")
def test_SY_2_17_hiring_ring_of_eight_spaces_with_three_places():
    shown = wf.new("shipyard", 2, 4).view()["wheel"]["employees"]
    assert [len(space) for space in shown] == [3] * 8


@pytest.mark.clause("SY-2.18", "SY-13.3")
@pytest.mark.parametrize(
    ("space", "coal", "cloth", "grain"),
    [(1, 2, 2, 2), (2, 1, 3, 3), (3, 3, 2, 1), (4, 2, 3, 2), (5, 1, 1, 4), (6, 4, 2, 1)],
)
def test_SY_2_18_exchange_prices(space, coal, cloth, grain):
    for good, price in (("coal", coal), ("cloth", cloth), ("grain", grain)):
        others = {"coal": "chimney", "cloth": "soldier", "grain": "crane"}
        words = " ".join(f"{one}={'sell' if one == good else others[one]}" for one in ("coal", "cloth", "grain"))
        table = Table(3).money(0, 0).goods(0, "G01").marker("exchange", space - 1)
        assert money(turn(table.asks(0, "exchange"), words)) == price


@pytest.mark.clause("SY-2.19", "SY-13.4")
def test_SY_2_19_swap_table():
    pos = Table(3).goods(0, "G01").asks(0, "exchange")
    assert choices(pos) == {"coal=sell", "coal=stoker", "coal=chimney"}
    assert choices(pos, "coal=sell") == {"cloth=sell", "cloth=soldier", "cloth=sail", "cloth=cannon"}
    assert choices(pos, "coal=sell cloth=sell") == {"grain=sell", "grain=captain", "grain=businessman", "grain=crane"}
    assert set(t.PIECES) == set(PIECES)


# -- files ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.clause("SY-0.4", "SY-0.3", "SY-29.9")
def test_SY_0_4_a_corrected_file_is_played(tmp_path):
    folder = corrected(tmp_path, "actions", "[start_money]\nvalue = 6", "[start_money]\nvalue = 9")
    pos = wf.new("shipyard", 3, 1, components=folder)
    assert money(pos) == 9 and money(wf.new("shipyard", 3, 1)) == 6
    assert pos.dump()["components"] != wf.new("shipyard", 3, 1).dump()["components"]


@pytest.mark.clause("SY-0.4", "SY-28.5")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("parts", "value = [0, 1, 1, 2, 2]", "value = [1, 1, 1, 2, 2]"),
        ("canals", "value = [0, 1, 1, 2, 2]", "value = [0, 1, 1, 2, 3]"),
        ("employees", "fee = 1", "fee = 2"),
        ("contracts", "each = 5", "each = 6"),
        ("goods", "[2, 2, 2]", "[2, 2, 3]"),
        ("rings", '["captain", "soldier"', '["soldier", "captain"'),
        ("actions", "[bonus_cost]\nvalue = 6", "[bonus_cost]\nvalue = 5"),
        ("solo", "number = 1", "number = 2"),
    ],
)
def test_SY_0_4_every_file_is_read(tmp_path, file, old, new):
    game = wf.game("shipyard", corrected(tmp_path, file, old, new))
    assert game.definition.components.checksum != wf.game("shipyard").definition.components.checksum


@pytest.mark.clause("SY-0.6")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("actions", '"exchange", "subsidy"]', '"exchange"]'),
        ("actions", '"build", "canal"', '"canal", "build"'),
        ("actions", "value = [5, 3, 5, 7]", "value = [5, 3, 5]"),
        ("parts", 'id = "B02"', 'id = "B01"'),
        ("parts", 'id = "B02"\nkind = "bow"', 'id = "B02"\nkind = "stern"'),
        ("parts", "bow = 26", "bow = 25"),
        ("parts", "symbols = { cabin = 1 }", "symbols = { stoker_cabin = 1 }"),
        ("canals", 'id = "C02"', 'id = "C01"'),
        ("canals", 'N = "ring"', 'N = "whale"'),
        ("canals", '["N", "NE"], ', ""),
        ("employees", "I = 24", "I = 23"),
        ("employees", 'id = "rigger"', 'id = "helmsman"'),
        ("contracts", 'id = "boats"\ncolour = "red"', 'id = "boats"\ncolour = "blue"'),
        ("contracts", 'id = "kinds8"', 'id = "fastest"'),
        ("contracts", "two = [[[4, 1]]", "two = [[[4, 2]]"),
        ("goods", '["coal", "coal", "coal"]', '["coal", "coal"]'),
        ("goods", '[[tile]]\nid = "G14"', '[[spare]]\nid = "G14"'),
        ("rings", '"crane", "sail"', '"crane", "crane"'),
        ("solo", 'id = "build"', 'id = "subsidy"'),
    ],
)
def test_SY_0_6_a_file_with_wrong_counts_is_refused_by_name(tmp_path, file, old, new):
    folder = corrected(tmp_path, file, old, new)
    with pytest.raises(wf.BadFile, match=f"{file}.toml"):
        wf.game("shipyard", folder)


@pytest.mark.clause(
    "SY-0.5", "SY-29.1", "SY-29.2", "SY-29.3", "SY-29.4", "SY-29.5", "SY-29.6", "SY-29.7", "SY-29.8",
    "SY-2.20", "SY-3.13",
)  # fmt: skip
def test_SY_29_what_is_reconstructed_is_marked():
    found = {(entry.file, entry.table, entry.name): entry.provenance for entry in t.COMPONENTS.entries()}
    faces = Counter(found["parts", "part", f"{part}.symbols"] for part in t.PARTS)
    assert faces == {"reconstructed": 104 - 13, "rulebook": 13}
    assert set(found.values()) == {"printed", "rulebook", "reconstructed"}
    assert found["parts", "offer", "prices"] == "rulebook"
    assert found["canals", "shape", "chain7.links"] == "printed"
    assert found["canals", "shape", "tee6.links"] == found["canals", "canal", "C01.symbols"] == "reconstructed"
    assert found["employees", "employee", "helmsman.fee"] == "rulebook"
    assert found["employees", "employee", "constructor_crane.effect"] == "reconstructed"
    colours = {name: found["employees", "employee", f"{name}.colour"] for name in t.EMPLOYEES}
    in_words = {name for name in t.EMPLOYEES if name.startswith(("engineer_", "recruiter_"))}
    assert {name for name, source in colours.items() if source == "rulebook"} == in_words
    assert found["employees", "", "drawn_layout"] == "printed"
    assert found["contracts", "", "sets"] == "reconstructed"
    assert found["contracts", "contract", "sail_pairs.terms"] == "rulebook"
    assert found["contracts", "contract", "big7.terms"] == "reconstructed"
    assert found["goods", "", "exchange_prices"] == "printed"
    assert found["goods", "tile", "G06.goods"] == "reconstructed"
    assert found["rings", "", "crew"] == "printed"
    assert found["actions", "gear", "moves_per_drop"] == "reconstructed"
    assert found["solo", "tile", "build.number"] == "reconstructed"


@pytest.mark.clause("SY-29.10")
def test_SY_29_10_the_label_says_that_tiles_are_reconstructed():
    assert "reconstructed" in t.COMPONENTS.label
