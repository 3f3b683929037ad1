"""SY-2, SY-29: the component files, their counts and where their values come from."""

import shutil
from importlib import import_module

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import data as t

FOLDER = t.COMPONENTS.folder


@pytest.mark.clause("SY-0.4", "SY-29.1", "SY-29.2", "SY-29.4", "SY-29.5", "SY-29.8", "SY-29.10")
def test_every_value_says_where_it_comes_from():
    entries = list(t.COMPONENTS.entries())
    assert {entry.provenance for entry in entries} == {"printed", "rulebook", "reconstructed"}
    parts = [entry for entry in entries if entry.file == "parts" and entry.name.endswith(".symbols")]
    assert len(parts) == 104
    assert sum(entry.provenance == "rulebook" for entry in parts) == 13


@pytest.mark.clause("SY-0.6", "SY-2.2", "SY-2.3", "SY-2.4", "SY-2.5", "SY-2.6", "SY-2.12", "SY-8.10")
@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("parts", 'kind = "bow"', 'kind = "stern"', "26 bows"),
        ("parts", 'id = "B02"', 'id = "B01"', "104 rows"),
        ("canals", 'id = "C02"', 'id = "C01"', "24 rows"),
        ("canals", '["N", "NE"], ', "", "must all be joined"),
        ("employees", 'id = "rigger"', 'id = "helmsman"', "24 rows"),
        ("contracts", 'colour = "red"', 'colour = "blue"', "14 red"),
        ("goods", 'goods = ["coal", "coal", "coal"]', 'goods = ["coal", "coal"]', "three goods"),
        ("solo", 'id = "last_tile"', 'id = "subsidy"', "seven actions and last_tile"),
        ("actions", '"build", "canal"', '"canal", "build"', "in this order"),
        ("rings", '"crane", "sail"', '"crane", "crane"', "clockwise"),
    ],
)
def test_a_file_that_breaks_the_counts_is_refused(tmp_path, file, old, new, message):
    folder = tmp_path / "components"
    shutil.copytree(FOLDER, folder)
    text = (folder / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(wf.BadFile, match=message) as refused:
        wf.game("shipyard", folder)
    assert f"{file}.toml" in str(refused.value)


@pytest.mark.clause("SY-23.14", "SY-27.33", "SY-8.10", "SY-29.9")
def test_a_canal_with_a_loop_needs_its_switch(tmp_path):
    folder = tmp_path / "components"
    shutil.copytree(FOLDER, folder)
    text = (folder / "canals.toml").read_text(encoding="utf-8")
    looped = text.replace('["SW", "W"]]', '["SW", "W"], ["W", "N"]]', 1)
    (folder / "canals.toml").write_text(looped, encoding="utf-8")
    with pytest.raises(wf.BadOption, match="canal_allow_loops"):
        wf.new("shipyard", 2, 1, components=folder, canal_allow_loops="off")
    tables = import_module("..canal_data", wf.game("shipyard", folder).rules.__package__)
    assert tables.FARTHEST[0, 0, tables.OPENING] == 60


@pytest.mark.clause("SY-2.1", "SY-2.13", "SY-2.14", "SY-2.16", "SY-2.18", "SY-2.19", "SY-2.20")
def test_printed_values():
    assert list(t.PART_PRICE) == list(t.GOODS_PRICE) == [0, 1, 1, 2, 2]
    assert [t.PIECES[piece] for piece in t.RING_PIECE[t.RING.crew]] == ["captain", "soldier", "stoker", "businessman"]
    assert [t.PIECES[piece] for piece in t.RING_PIECE[t.RING.equipment]] == ["crane", "sail", "cannon", "chimney"]
    assert t.EXCHANGE_PRICE[1:].sum(axis=0).tolist() == [13, 13, 13]
    assert [bin(mask).count("1") for mask in t.SWAP] == [2, 3, 3]
    assert t.FEE.sum() == 8
    assert t.END_VP.sum() == 12
