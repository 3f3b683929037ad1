"""Component files chosen for a whole process: every way into a game uses them, and so do processes started from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.kernel import registry
from wharfinger.kernel.components import Components

OWN = wf.game("tiny").definition.components


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.USED, "")


def changed(folder: Path, old: str, new: str) -> Path:
    shutil.copytree(OWN.folder, folder)
    path = folder / "crates.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_game_is_played_on_the_files_in_use(tmp_path: Path) -> None:
    small = changed(tmp_path / "small", "value = 12", "value = 9")
    registry.use("tiny", small)
    game = wf.game("tiny")
    assert game is wf.game("tiny") is wf.game("tiny", small)
    assert registry.corrected(game)
    assert wf.new("tiny", 2, 1).view()["pile"] == 9
    own = wf.game("tiny", OWN.folder)  # a folder that is named beats the one in use
    assert not registry.corrected(own)
    assert wf.new("tiny", 2, 1, components=OWN.folder).view()["pile"] == 12
    other = changed(tmp_path / "other", "value = 12", "value = 8")
    registry.use("tiny", other)
    assert wf.new("tiny", 2, 1).view()["pile"] == 8


def test_processes_started_from_this_one_use_them_too(tmp_path: Path) -> None:
    registry.use("tiny", changed(tmp_path / "small", "value = 12", "value = 9"))
    program = "import tests.cases, wharfinger as wf; print(wf.new('tiny', 2, 1).view()['pile'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "9"


@pytest.mark.parametrize(
    ("game", "folder", "sentence"),
    [
        ("chess", ".", 'There is no game "chess"'),
        ("tiny", "nowhere", "nowhere: there is no such folder of component files."),
        ("tiny", "empty", "crates.toml: the component file is missing. A set of components needs crates.toml."),
        ("tiny", f"odd{os.pathsep}name", "must not contain"),
    ],
)
def test_what_cannot_be_used_changes_nothing(tmp_path: Path, game: str, folder: str, sentence: str) -> None:
    (tmp_path / "empty").mkdir()
    shutil.copytree(OWN.folder, tmp_path / f"odd{os.pathsep}name")
    with pytest.raises(wf.WharfingerError, match=sentence):
        registry.use(game, tmp_path / folder)
    assert wf.game("tiny").definition.components.identity == OWN.identity


def test_where_values_come_from_makes_another_game_on_the_same_data(tmp_path: Path) -> None:
    """Its texts can differ; records, positions and compiled code are the same."""
    sure = wf.game("tiny", changed(tmp_path / "sure", '"reconstructed"', '"printed"'))
    assert sure.definition.components.mark == OWN.mark
    assert sure is not wf.game("tiny") and sure.driver is wf.game("tiny").driver
    assert not registry.corrected(sure)
    noted = wf.game("tiny", changed(tmp_path / "noted", "face down", "secretly"))
    assert noted is wf.game("tiny")


def test_rows_with_something_reconstructed(tmp_path: Path) -> None:
    assert OWN.reconstructed("crates") == {"bonuses"}
    folder = tmp_path / "rows"
    folder.mkdir()
    rows = """
[[site]]
id = "a"
x = 1
y = 2
provenance = { x = "printed", rest = "rulebook" }
[[site]]
id = "b"
x = 1
y = 2
provenance = { x = "printed", rest = "reconstructed" }
[[line]]
id = "c"
x = 1
provenance = "reconstructed"
"""
    (folder / "map.toml").write_text(rows, encoding="utf-8")
    found = Components(folder, ("map",))
    assert found.reconstructed("map") == {"b", "c"}
    assert found.reconstructed("map", "site") == {"b"}
    assert found.reconstructed("other") == frozenset()
