"""HB-2 Components: the files, the checks on loading, corrected sets."""

import io
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wharfinger as wf

from .build import Table, after, open_sites, turn

COMPONENTS = wf.game("hamburgum").definition.components
FOLDER = COMPONENTS.folder
FILES = ("rondel", "tables", "map", "donations", "officials")

SITES = {  # HB-2.7
    "michaelis": "M1 cloth_maker, M2 cloth_maker, M3 merchant, M4 official, M5 sugar_refiner, M6 official",
    "nikolai": "N1 captain, N2 brewer, N3 official, N4 sugar_refiner, N5 brewer, N6 merchant",
    "petri": "P1 brewer, P2 official, P3 cloth_maker, P4 merchant, P5 official",
    "catharinen": "C1 sugar_refiner, C2 official, C3 captain, C4 brewer, C5 sugar_refiner, C6 captain",
    "jacobi": "J1 cloth_maker, J2 official, J3 brewer, J4 cloth_maker, J5 sugar_refiner",
}
CHURCH_LINES = {
    "michaelis": {"M1", "M2", "M6"},
    "nikolai": {"N1", "N3", "N6"},
    "petri": {"P2", "P3", "P5"},
    "catharinen": {"C1", "C2", "C4"},
    "jacobi": {"J2", "J3", "J4"},
    "dom": {"P5", "N5", "C2", "J2"},
}
TOKENS = {  # HB-2.6: colour, building type and value, value per citizen
    "michaelis": ("red", "merchant", 5, 3),
    "nikolai": ("blue", "captain", 5, 3),
    "petri": ("green", "cloth_maker", 4, 4),
    "dom": ("violet", "official", 4, 1),
    "catharinen": ("white", "sugar_refiner", 4, 3),
    "jacobi": ("yellow", "brewer", 4, 4),
}


def copied(folder, **edits):
    """A copy of the component files; each edit is a list of (pattern, replacement) for one file."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    for name, changes in edits.items():
        path = folder / f"{name}.toml"
        text = path.read_text(encoding="utf-8")
        for pattern, replacement in changes:
            text, number = re.subn(pattern, replacement, text, count=1, flags=re.DOTALL)
            assert number == 1, f"{pattern!r} is not in {name}.toml"
        path.write_text(text, encoding="utf-8")
    return folder


# -- the default set ----------------------------------------------------------------------------------------------


@pytest.mark.clause("HB-2.1")
def test_HB_2_1_five_files():
    assert COMPONENTS.names == FILES
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.toml" for name in FILES)
    assert COMPONENTS.label == "hamburg_reconstructed"


@pytest.mark.clause("HB-2.5", "HB-1.15")
def test_HB_2_5_pieces():
    value = lambda *path: COMPONENTS.value("tables", *path)  # noqa: E731
    assert value("ships_per_player") == 5
    assert value("flying_dutchmen") == 3
    assert value("bells_held_most") == 1
    tiles = {"brewer": 5, "sugar_refiner": 5, "cloth_maker": 5, "merchant": 3, "captain": 3, "official": 7}
    assert value("tiles") == tiles
    assert sum(tiles.values()) == 28
    assert len(COMPONENTS.rows("donations", "token")) == 30
    assert len(COMPONENTS.rows("officials", "blue")) == 7
    assert len(COMPONENTS.rows("map", "church")) == 6


@pytest.mark.clause("HB-2.6", "HB-1.10")
@pytest.mark.parametrize("church", TOKENS)
def test_HB_2_6_tokens(church):
    colour, kind, value, per_citizen = TOKENS[church]
    rows = {row["id"]: row for row in COMPONENTS.rows("donations", "token")}
    assert [rows[f"{church}_{name}"]["value"] for name in ("points", "tokens", "ships")] == [5, 1, 2]
    assert rows[f"{church}_building"]["building_type"] == kind
    assert rows[f"{church}_building"]["value"] == value
    assert rows[f"{church}_citizens"]["value"] == per_citizen
    assert rows[f"{church}_citizens"]["everywhere"] == (church == "dom")
    colours = {row["id"]: row["colour"] for row in COMPONENTS.rows("map", "church")}
    assert colours[church] == colour


@pytest.mark.clause("HB-2.7", "HB-1.13", "HB-1.14", "HB-1.17", "HB-X1.k")
def test_HB_2_7_sites_and_lines():
    sites = {row["id"]: (row["parish"], row["type"]) for row in COMPONENTS.rows("map", "site")}
    expected = {}
    for parish, listed in SITES.items():
        for item in listed.split(", "):
            site, kind = item.split()
            expected[site] = (parish, kind)
    assert sites == expected
    lines = [frozenset(line) for line in COMPONENTS.value("map", "lines")]
    assert len(lines) == len(set(lines)) == 53
    for church, near in CHURCH_LINES.items():
        assert {place for line in lines if church in line for place in line if place != church} == near
    reached, frontier = set(), {"M1"}
    while frontier:
        reached |= frontier
        frontier = {place for line in lines if line & frontier for place in line} - reached
    assert reached == set(sites) | set(CHURCH_LINES)


@pytest.mark.clause("HB-2.10", "HB-2.1")
def test_HB_2_10_every_value_has_a_provenance():
    entries = list(COMPONENTS.entries())
    assert {entry.provenance for entry in entries} == {"rulebook", "reconstructed"}  # no print could be read
    reconstructed = {entry.name for entry in entries if entry.provenance == "reconstructed"}
    assert {"lines", "depot_step", "later", "M1.type", "nikolai_citizens.value"} <= reconstructed


# -- checks on loading --------------------------------------------------------------------------------------------

SITE = r'\[\[site\]\]\nid = "J5".*?provenance = "reconstructed"\n'
BROKEN = [
    ("map", [(r'id = "dom"', 'id = "cathedral"')], r"\[\[church\]\] must have the ids michaelis, nikolai, petri, dom"),
    ("map", [(r'\[\[church\]\]\nid = "jacobi".*?\n\n', "")], r"the rows \[\[church\]\] must have the ids"),
    ("map", [(SITE, "")], r"there must be 28 rows \[\[site\]\]"),
    ("map", [(r'id = "J5"', 'id = "J4"')], r"there must be 28 rows \[\[site\]\] with ids of their own, not 27"),
    ("map", [(r'id = "J5"', 'id = "jacobi"')], r"there must be 28 rows \[\[site\]\] with ids of their own, not 27"),
    (
        "map",
        [(r'type = "captain"', 'type = "pirate"')],
        'N1 type must be one of brewer, sugar_refiner, .*, not "pirate"',
    ),
    ("map", [(r'parish = "petri"', 'parish = "pauli"')], 'P1 parish must be one of michaelis, .*, not "pauli"'),
    ("map", [(r'type = "captain"', 'type = "brewer"')], "there are 6 sites for brewer but 5 tiles"),
    ("tables", [(r"brewer = 5", "brewer = 4")], "there are 5 sites for brewer but 4 tiles"),
    ("map", [(r'\["M1", "M5"\]', '["M1", "X5"]')], r"the line \['M1', 'X5'\] must join two known places"),
    ("map", [(r'\["M1", "M5"\]', '["M1", "M5", "M4"]')], "must join two known places"),
    ("map", [(r'\["M1", "M5"\]', '["M1", "M1"]')], r"the line \['M1', 'M1'\] joins a place with itself"),
    ("map", [(r'\["M1", "M5"\]', '["M2", "M1"]')], r"is listed twice"),
    ("map", [(r'\["M1", "M5"\]', '["dom", "petri"]')], r"the line \['dom', 'petri'\] joins two churches"),
    ("map", [(rf'  \["jacobi", "J{n}"\],\n', "") for n in (2, 3, 4)], "the church jacobi has no line"),
    ("map", [(r"xy = \[8, 32\]\n", "")], "M1 needs coordinates"),
    ("donations", [(r'\[\[token\]\]\nid = "dom_ships".*?\n\n', "")], "there must be 30 tokens"),
    ("donations", [(r'kind = "ships"', 'kind = "tokens"')], "exactly one of each kind per church"),
    ("donations", [(r'id = "dom_ships"', 'id = "dom_boats"')], "the token dom_boats must be called dom_ships"),
    (
        "donations",
        [(r'building_type = "captain"', 'building_type = "house"')],
        'nikolai_building building_type must be one of brewer, .*, not "house"',
    ),
    ("donations", [(r'building_type = "captain"\n', "")], "nikolai_building building_type must be one of .*, not None"),
    ("donations", [(r"value = 5\n", 'value = "five"\n')], "michaelis_points value must be a whole number"),
    ("officials", [(r'\[\[numbered\]\]\nid = "vicar_3".*?\n\n', "")], "seven numbered and seven blue officials"),
    ("officials", [(r'\[\[blue\]\]\nid = "deacon".*?\n\n', "")], "seven numbered and seven blue officials"),
    ("officials", [(r'id = "deacon"', 'id = "sexton"')], "with ids of their own"),
    ("officials", [(r'id = "canon"', 'id = "cannon"')], "one of the blue officials must be the canon"),
    (
        "officials",
        [(r'per = "own_ships"', 'per = "gulls"')],
        'harbourmaster per must be one of nothing, citizens, .*, not "gulls"',
    ),
    ("officials", [(r"value = 1\n", "value = 2\n")], "most_per_guildhall must be 1"),
    (
        "rondel",
        [(r'"cloth", "guildhall", "beer"', '"cloth", "cloth", "beer"')],
        "spaces must be a list of 8 different ids",
    ),
    ("rondel", [(r', "dockyard"\]', "]")], "spaces must be a list of 8 different ids"),
    (
        "rondel",
        [(r'"trade", "cloth", "guildhall"', '"trade", "cloth", "town hall"')],
        "each of the eight spaces one of",
    ),
    ("rondel", [(r"\[0, 0, 0, 1", "[0, 0, 1")], "step_costs must be a list of 8 numbers"),
    ("tables", [(r"\[100, 90,", "[100, -90,")], "goods_price must be a whole number from 0 to 10000, not -90"),
    ("tables", [(r"\[ship_cost\].*?\n\n", "")], r"tables\.toml: ship_cost is missing"),
    ("tables", [(r'provenance = "rulebook"', 'provenance = "hearsay"')], "provenance must be one of printed, rulebook"),
    ("tables", [(r'provenance = "rulebook"\n', "")], "provenance must be one of printed, rulebook"),
    ("tables", [(r"value = 10\n", "value = 0\n")], "depot_step must be a whole number from 1"),
    ("tables", [(r"\[20, 50, 100,", "[20, 50, 50,")], "depot_price must rise"),
    ("tables", [(r"\[20, 50, 100,", "[0, 50, 100,")], "depot_price must rise"),
    ("tables", [(r"brick = 1 }", "bricks = 1 }")], "building_cost must have exactly the keys timber, brick"),
    ("rondel", [(r"value = \[", "value = (")], "not valid TOML"),
]


@pytest.mark.clause("HB-2.3")
@pytest.mark.parametrize(("name", "changes", "said"), BROKEN)
def test_HB_2_3_broken_files_are_refused(tmp_path, name, changes, said):
    folder = copied(tmp_path / "set", **{name: changes})
    with pytest.raises(wf.BadFile, match=said) as caught:
        wf.new("hamburgum", 2, seed=1, components=folder)
    blamed = "map" if "tiles" in said else name
    assert f"{blamed}.toml" in str(caught.value)


@pytest.mark.clause("HB-2.3", "HB-2.5")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("captain", "brewer", "goods_price has no price for 6 buildings of type brewer"),
        ("captain", "official", "there are 8 sites for official but seven officials"),
        ("merchant", "captain", "there are 4 sites for captain but 3 Flying Dutchmen"),
    ],
)
def test_HB_2_5_more_tiles_than_the_tables_know_are_refused(tmp_path, old, new, said):
    """Tiles and sites agree (HB-2.3), but play would run past the prices, the officials or the Flying Dutchmen."""
    tiles = COMPONENTS.value("tables", "tiles")
    tables = [
        (f"{old} = {tiles[old]}", f"{old} = {tiles[old] - 1}"),
        (f"{new} = {tiles[new]}", f"{new} = {tiles[new] + 1}"),
    ]
    folder = copied(tmp_path / "set", map=[(f'type = "{old}"', f'type = "{new}"')], tables=tables)
    with pytest.raises(wf.BadFile, match=said):
        wf.new("hamburgum", 2, seed=1, components=folder)


@pytest.mark.clause("HB-2.3", "HB-2.1")
@pytest.mark.parametrize("name", FILES)
def test_HB_2_3_a_missing_file_is_refused(tmp_path, name):
    folder = copied(tmp_path / "set")
    (folder / f"{name}.toml").unlink()
    with pytest.raises(wf.BadFile, match=rf"{name}\.toml: the component file is missing"):
        wf.new("hamburgum", 2, seed=1, components=folder)


@pytest.mark.clause("HB-2.3")
def test_HB_2_3_a_missing_folder_is_refused(tmp_path):
    with pytest.raises(wf.BadFile, match="no such folder"):
        wf.new("hamburgum", 2, seed=1, components=tmp_path / "nowhere")


@pytest.mark.clause("HB-2.10", "HB-2.2")
def test_HB_2_10_notes_do_not_count(tmp_path):
    note = (r'note = "for 1 to 10 units in one purchase"', 'note = "as printed on the board"')
    pos = wf.new("hamburgum", 2, seed=1, components=copied(tmp_path / "set", tables=[note]))
    assert pos.game is wf.game("hamburgum")


def verified(folder, *files):
    """A copy in which an owner of the game has found every value of some files right."""
    copied(folder)
    for name in files:
        path = folder / f"{name}.toml"
        path.write_text(path.read_text(encoding="utf-8").replace('"reconstructed"', '"printed"'), encoding="utf-8")
    return folder


@pytest.mark.clause("HB-2.10", "HB-2.2")
def test_HB_2_10_records_do_not_ask_where_values_come_from(tmp_path):
    pos = wf.new("hamburgum", 2, seed=1, components=verified(tmp_path / "set", "map", "donations"))
    pos.play("move church; donate michaelis")
    own = wf.Record.loads(pos.record().dumps()).replay()
    assert own.game is wf.game("hamburgum")
    assert own.dump() == pos.dump()


def drawn(pos):
    """The table in a terminal."""
    from rich.console import Console

    package = pos.game.rules.__name__.rpartition(".")[0]
    table = __import__(f"{package}.ui.terminal", fromlist=["terminal"])
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(table.draw(pos.view(), 120, True, pos.options))
    return console.export_text()


@pytest.mark.clause("HB-2.11")
def test_HB_2_11_reconstructed_tokens_are_marked_and_the_map_too(tmp_path):
    """Every token with a reconstructed value or type, and no other; the marks go when the files say otherwise."""
    texts = {row["id"]: row for row in COMPONENTS.rows("donations", "token")}
    guessed = {f"{church}_building" for church in TOKENS} | {
        "michaelis_citizens", "nikolai_citizens", "catharinen_citizens", "jacobi_citizens"}  # fmt: skip
    assert COMPONENTS.reconstructed("donations", "token") == guessed < set(texts)
    table = Table(2).church("petri", "0 points scored", "0 citizens").player(0, timber=2, brick=2, money=50)
    pos = after(table.position(), "move church; donate petri")
    hints = {str(action): pos.hint(action) for action in pos.legal()}
    assert hints["building"] == "worth 0 now (reconstructed)"
    assert hints["ships"] == "worth 2 now"
    text = drawn(pos)
    assert "reconstructed map" in text and "* reconstructed" in text
    assert "B4cl*" in text and "C3*" in text and "S*" not in text
    assert "Pet:C=0" in text  # its value stands in the rulebook

    folder = verified(tmp_path / "set", "map", "donations")
    sure = wf.load({**pos.dump()}, components=folder)
    assert {sure.hint(action) for action in sure.legal()} == {"worth 0 now", "worth 2 now", "worth 3 now"}
    text = drawn(sure)
    assert "reconstructed" not in text and "B4cl" in text and "*" not in text
    half = wf.load(pos.dump(), components=verified(tmp_path / "half", "donations"))
    assert "reconstructed map" in drawn(half) and "B4cl*" not in drawn(half)


# -- corrected sets -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def corrected(tmp_path_factory):
    """One more line on the map, another merchant, another name."""
    return copied(
        tmp_path_factory.mktemp("corrected") / "set",
        map=[(r'  \["M1", "M5"\],', '  ["M1", "M5"],\n  ["M1", "M4"],')],
        tables=[(r"\[merchant_money\]\nvalue = 100", "[merchant_money]\nvalue = 120")],
        rondel=[("hamburg_reconstructed", "hamburg_corrected")],
    )


def played(components):
    pos = wf.new("hamburgum", 2, seed=3, components=components, start_player="first_listed")
    for line in ("move church; donate michaelis", "move beer", "move trade_1; sell beer=1"):
        turn(pos, line)
    return pos


@pytest.mark.clause("HB-2.1", "HB-2.2", "HB-2.4", "HB-18.2")
def test_HB_2_4_a_corrected_set_counts(corrected):
    pos = wf.new("hamburgum", 2, seed=3, components=corrected, start_player="first_listed")
    assert pos.game.definition.components.label == "hamburg_corrected"
    data = pos.dump()
    table = Table(2).player(0, timber=3, brick=3, money=0).church("michaelis", "0 points scored").sites(0, "M1")
    for key in ("table", "turn", "pending"):
        data[key] = table.data[key]
    pos = wf.load(data, components=corrected)
    assert "M4" in open_sites(pos)
    assert "M4" not in open_sites(table.position())
    turn(pos, "move guildhall; build M2; build M3")
    assert int(pos.state.money[0]) == 120
    again = wf.Record.loads(pos.record().dumps(), components=corrected).replay()
    assert again.batch.tobytes() == pos.batch.tobytes()


@pytest.mark.clause("HB-2.2", "HB-18.1", "HB-18.2", "HB-R39")
def test_HB_2_2_records_and_positions_are_bound_to_their_set(corrected):
    ours, theirs = played(None), played(corrected)
    assert f"components: {ours.game.definition.components.checksum} hamburg_reconstructed" in ours.record().dumps()
    assert "hamburg_corrected" in theirs.record().dumps()
    for text, folder in ((ours.record().dumps(), corrected), (theirs.record().dumps(), None)):
        with pytest.raises(wf.WrongVersion, match="was made with the components"):
            wf.Record.loads(text, components=folder)
    for data, folder in ((ours.dump(), corrected), (theirs.dump(), None)):
        with pytest.raises(wf.WrongVersion, match="was made with the components"):
            wf.load(data, components=folder)
    assert wf.load(theirs.dump(), components=corrected).batch.tobytes() == theirs.batch.tobytes()


R39 = """
import sys, wharfinger as wf
pos = wf.new("hamburgum", 2, seed=1, components=sys.argv[1], officials="advanced_random", start_player="first_listed")
data = pos.dump()
table = data["table"]
table["donors"]["dom"] = [0] * 5
player = table["players"][0]
player["tokens"] = ["dom_points", "dom_tokens", "dom_ships", "dom_building", "dom_citizens"]
player["scored"] = ["dom_points", "dom_tokens", "dom_ships", "dom_building"]
player["sites"] = ["M1", "J5"]
player["stock"]["timber"] = player["stock"]["brick"] = 2
rest = [name for name in table["officials"] if name != "civil_servant"]
table["officials"] = ["civil_servant", *rest]
pos = wf.load(data, components=sys.argv[1])
pos.play("move guildhall; build M4; stop")
print(int(pos.state.money[0]) - 10)
tokens = {token["id"]: token["value"] for token in pos.view()["players"][0]["tokens"]}
print(tokens["dom_citizens"])
"""


@pytest.mark.clause("HB-R39", "HB-11.7", "HB-15.10", "HB-2.4")
def test_R39_sites_in_the_district_of_the_cathedral(tmp_path):
    """J5 belongs to the cathedral here: a parish like the others, and the token still counts everywhere."""
    change = (r'(id = "J5"\ntype = "sugar_refiner"\nparish = )"jacobi"', r'\1"dom"')
    folder = copied(tmp_path / "set", map=[change])
    done = subprocess.run(
        [sys.executable, "-c", R39, str(folder)],
        env={**os.environ, "WHARFINGER_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [str(40 * 2), "3"]


@pytest.mark.clause("HB-2.1", "HB-2.10")
def test_HB_2_1_no_component_file_mentions_an_unknown_table():
    names = {name: set(tomllib.loads((Path(FOLDER) / f"{name}.toml").read_text(encoding="utf-8"))) for name in FILES}
    assert names["rondel"] == {"data_set", "spaces", "actions", "step_costs"}
    assert names["map"] == {"church", "site", "lines"}
    assert names["donations"] == {"kinds", "token"}
    assert names["officials"] == {"most_per_guildhall", "numbered", "blue"}
