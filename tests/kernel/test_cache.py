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


SEARCH = """
import wharfinger as wf
from wharfinger.bots import make, ask
from wharfinger.bots.greedy import LOOKAHEAD
from wharfinger.bots.search.settings import hand_weights
from wharfinger.kernel import registry
import numpy as np
wf.register("dinghy", "dinghy")
said = []
position = wf.new("dinghy", 2, 1, progress=lambda *what: said.append(what))
registry.prepare(position.game, LOOKAHEAD, progress=lambda *what: said.append(what))
values = make("greedy", 1)._look(position, 20, 1)[1]
position.play("take 2")
print(position.view()["pile"], position.state.rng[0] % 1000, max(values), len(said))
"""


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


@pytest.mark.skipif(not JIT, reason="plain Python compiles nothing")
def test_each_edit_takes_effect_and_compiles_only_what_is_made_of_it(dinghy: Path) -> None:
    package = Path(wf.__file__).parent
    copied = shutil.copytree(package, dinghy / "wharfinger", ignore=shutil.ignore_patterns("__pycache__", "*.ftl"))
    for texts in package.rglob("*.ftl"):
        shutil.copy(texts, copied / texts.relative_to(package))
    pile, dice, value, told = run(dinghy, SEARCH).split()
    assert int(told) > 0
    assert run(dinghy, SEARCH) == f"{pile} {dice} {value} 0"

    # what draws, tells, plays or serves is not part of any compiled code
    for name in (
        "cli/common.py",
        "arena/plot.py",
        "kernel/notation.py",
        "kernel/record.py",
        "bots/process.py",
        "server/hub.py",
    ):
        with (copied / name).open("a") as file:
            file.write("\n# edited\n")
    (dinghy / "dinghy" / "table.py").write_text("# a drawing\n")
    assert run(dinghy, SEARCH) == f"{pile} {dice} {value} 0"

    # a search helper: the look-ahead is compiled anew, the rules are not
    replace(
        copied / "bots" / "search" / "templates" / "playout.py",
        "    return 1.0 * points[seat]",
        "    return 1000.0 * points[seat]",
    )
    pile_2, dice_2, value_2, told_2 = run(dinghy, SEARCH).split()
    assert (pile_2, dice_2) == (pile, dice) and float(value_2) > float(value) + 500
    assert 0 < int(told_2) < int(told)

    # a kernel helper: everything is
    replace(
        copied / "kernel" / "chance.py",
        "        rng[k] = words[k]\n",
        "        rng[k] = words[k] ^ 1\n",
    )
    _, dice_3, _, told_3 = run(dinghy, SEARCH).split()
    assert dice_3 != dice and int(told_3) == int(told)

    # a rule: everything is
    edit(dinghy, "action + 2")
    pile_4, _, _, told_4 = run(dinghy, SEARCH).split()
    assert int(pile_4) == int(pile) - 1 and int(told_4) == int(told)


@pytest.mark.skipif(not JIT, reason="plain Python compiles nothing")
def test_another_checkout_of_the_same_sources_compiles_nothing(
    dinghy: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    run(dinghy)
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(dinghy / "dinghy", elsewhere / "dinghy")
    before = files(dinghy / "cache")
    assert run(elsewhere, WHARFINGER_CACHE=str(dinghy / "cache")) == "10 0"
    assert files(dinghy / "cache") == before


def test_old_caches_are_pruned(tmp_path: Path) -> None:
    from wharfinger.kernel import registry

    for stem in ("driver", "tree"):
        for number in range(10):
            folder = tmp_path / f"{stem}-{number}"
            folder.mkdir()
            os.utime(folder, (number, number))
    registry._prune(tmp_path / "driver-3")
    assert sorted(path.name[-1] for path in tmp_path.glob("driver-*")) == ["3", "5", "6", "7", "8", "9"]
    assert len(list(tmp_path.glob("tree-*"))) == 10


def test_it_plays_without_numba(dinghy: Path) -> None:
    assert run(dinghy, 'import sys; sys.modules["numba"] = None\n' + PLAY) == "10 0"


def test_games_can_be_named_by_the_environment(dinghy: Path) -> None:
    program = "import wharfinger as wf; print(wf.names())"
    assert "'boat'" in run(dinghy, program, WHARFINGER_GAMES="boat=dinghy, raft=dinghy")


def test_threads_that_load_at_once_load_each_file_once_with_its_own_entries(tmp_path: Path) -> None:
    from wharfinger.kernel import registry

    made, seen = wf.game("hamburgum"), []
    for number in range(6):
        text = "import time\nfrom wharfinger.kernel.jit import entry\ntime.sleep(0.05)\n@entry\ndef here():\n    pass\n"
        (tmp_path / f"slow{number}.py").write_text(text)
    paths = [tmp_path / f"slow{number % 6}.py" for number in range(24)]
    with ThreadPoolExecutor(8) as pool:
        for path, module in zip(paths, pool.map(lambda path: registry.bind(made, path), paths), strict=True):
            assert not JIT or made.stages[path].entries == [module.here]
            seen.append(module)
    assert len({id(module) for module in seen}) == 6
    for path in set(paths):
        del made.drivers[path], made.stages[path]
