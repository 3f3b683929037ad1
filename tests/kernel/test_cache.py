"""Compiled code on disk: used again, never served for edited rules; and a machine without Numba."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.kernel.jit import JIT

TINY = Path(__file__).parents[1] / "tiny"
PLAY = """
import wharfinger as wf
wf.register("dinghy", "dinghy")
said = []
position = wf.new("dinghy", 2, 1, progress=lambda *what: said.append(what))
position.play("take 2")
print(position.view()["pile"], len(said))
"""


def run(folder: Path, program: str = PLAY, **environment: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(folder), "WHARFINGER_CACHE": str(folder / "cache"), **environment}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def files(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def dinghy(tmp_path: Path) -> Path:
    """A copy of the tiny game whose rules call a helper in another file."""
    package = shutil.copytree(TINY, tmp_path / "dinghy", ignore=shutil.ignore_patterns("__pycache__"))
    source = (package / "__init__.py").read_text()
    source = source.replace("s.pile -= action + 1", "s.pile -= crates(action)")
    source = source.replace("\n\n@rule\ndef deal", "\n\nfrom dinghy.helper import crates\n\n\n@rule\ndef deal", 1)
    (package / "__init__.py").write_text(source)
    edit(tmp_path, "action + 1")
    return tmp_path


def edit(folder: Path, amount: str) -> None:
    text = f"from wharfinger.kernel.jit import rule\n\n\n@rule\ndef crates(action):\n    return {amount}\n"
    (folder / "dinghy" / "helper.py").write_text(text)


@pytest.mark.skipif(not JIT, reason="plain Python compiles nothing")
def test_a_later_start_compiles_nothing_and_an_edited_rule_is_compiled_anew(dinghy: Path) -> None:
    pile, told = run(dinghy).split()
    assert (pile, int(told) > 5) == ("10", True)
    before = files(dinghy / "cache")
    assert before
    assert run(dinghy) == "10 0"
    assert files(dinghy / "cache") == before
    edit(dinghy, "action + 2")
    pile, told = run(dinghy).split()
    assert (pile, int(told) > 5) == ("9", True)


def test_old_caches_are_pruned(tmp_path: Path) -> None:
    from wharfinger.kernel import registry

    for number in range(10):
        folder = tmp_path / "game" / f"cache-{number}"
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    newest = tmp_path / "game" / "cache-3"
    registry._prune(newest)
    assert sorted(path.name[-1] for path in (tmp_path / "game").iterdir()) == ["3", "5", "6", "7", "8", "9"]


def test_it_plays_without_numba(dinghy: Path) -> None:
    assert run(dinghy, 'import sys; sys.modules["numba"] = None\n' + PLAY) == "10 0"


def test_games_can_be_named_by_the_environment(dinghy: Path) -> None:
    program = "import wharfinger as wf; print(wf.names())"
    assert "'boat'" in run(dinghy, program, WHARFINGER_GAMES="boat=dinghy, raft=dinghy")


def test_threads_that_load_at_once_load_each_file_once_into_its_own_folder(tmp_path: Path) -> None:
    from wharfinger.kernel import registry

    made, seen = wf.game("hamburgum"), []
    for number in range(6):
        text = "import time\nimport numba\ntime.sleep(0.05)\nKEPT = numba.config.CACHE_DIR\n"
        (tmp_path / f"slow{number}.py").write_text(text)
    paths = [tmp_path / f"slow{number % 6}.py" for number in range(24)]
    with ThreadPoolExecutor(8) as pool:
        for path, module in zip(paths, pool.map(lambda path: registry.bind(made, path), paths), strict=True):
            kept = module.KEPT
            assert not JIT or kept == str(made.compiled[path])
            seen.append(module)
    assert len({id(module) for module in seen}) == 6
    for path in set(paths):
        del made.drivers[path], made.compiled[path]
