"""Games that are played as plain Python while they are compiled in the background."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wharfinger.kernel import jit

ROOT = Path(__file__).parents[2]
SWITCH = """
import threading
import tests.cases
import wharfinger as wf
from tests.cases import Dice
from wharfinger.kernel import registry
from wharfinger.kernel.compiler import Compiler
from wharfinger.kernel.game import DRIVER, WALKS

done, shares = threading.Event(), []
def told(name):
    shares.append(compiler.share(name))
    if shares[-1] is None:
        done.set()
compiler = Compiler(lambda game: [DRIVER, WALKS], told)
game = wf.game("tiny")
compiler.start([])
position = wf.new("tiny", 3, 5)
stage = game.stages[DRIVER]
assert not stage.compiled and type(game.driver.legal_at).__name__ == "Entry"
dice, half = Dice(1), None
while not position.over:
    codes = position.legal_codes()
    position.play(codes[dice.choose(len(codes))])
    if half is None:  # in the middle of the game
        half = position.dump()
        assert done.wait(600)
        assert stage.compiled and type(game.driver.legal_at).__name__ == "CPUDispatcher"
compiler.stop()
assert shares == sorted(shares[:-1]) + [None], shares
print(position.dump())
"""
PLAIN = """
import tests.cases
import wharfinger as wf
from tests.cases import Dice
position, dice = wf.new("tiny", 3, 5), Dice(1)
while not position.over:
    codes = position.legal_codes()
    position.play(codes[dice.choose(len(codes))])
print(position.dump())
"""


def run(program: str, cache: Path, **environment: str) -> str:
    env = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
        "WHARFINGER_CACHE": str(cache),
        **environment,
    }
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not jit.JIT, reason="plain Python compiles nothing")
def test_a_game_switches_to_compiled_code_in_its_middle_and_ends_as_it_would_have(tmp_path: Path) -> None:
    assert run(SWITCH, tmp_path) == run(PLAIN, tmp_path / "other", WHARFINGER_JIT="0")


@pytest.mark.skipif(not jit.JIT, reason="plain Python compiles nothing")
def test_what_one_process_has_compiled_another_takes_from_disk(tmp_path: Path) -> None:
    run(SWITCH, tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")}
    assert before
    told = "import tests.cases, wharfinger as wf; wf.new('tiny', 2, 1, progress=lambda *_: print('compiles')).legal()"
    assert run(told, tmp_path) == ""
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")} == before


WANTED = """
import subprocess, time
import tests.cases
import wharfinger as wf
from wharfinger.kernel.compiler import Compiler
from wharfinger.kernel.game import DRIVER

compiler = Compiler(lambda game: [DRIVER])
compiler.start([wf.game("le-havre"), wf.game("shipyard")])
while compiler.running is None:
    time.sleep(0.01)
first = compiler.running
assert first[0].name == "le-havre"
compiler.want(wf.game("tiny"))
while compiler.share("tiny") is not None:
    time.sleep(0.01)
assert first[1].poll() is not None, "the game that nobody plays gave way"
assert compiler.share("le-havre") is not None, "and is still to be done"
compiler.stop()
print(compiler.running)
"""


@pytest.mark.skipif(not jit.JIT, reason="plain Python compiles nothing")
def test_the_game_that_somebody_plays_comes_first_and_stopping_leaves_no_process(tmp_path: Path) -> None:
    assert run(WANTED, tmp_path) == "None"


def test_a_search_answers_in_plain_python_until_its_code_is_compiled(tmp_path: Path) -> None:
    program = """
import wharfinger as wf
from wharfinger import bots
from wharfinger.kernel import registry
asked = []
registry.run_plain(lambda game, path: asked.append(path.name))
position = wf.new("hamburgum", 2, 5)
for name in ("greedy", "easy", "medium"):
    assert bots.ask(bots.make(name, 1), position) in position.legal_codes()
print(*sorted(set(asked)))
"""
    expected = "driver.py lookahead.py tree.py" if jit.JIT else ""
    assert run(program, tmp_path) == expected
    assert not list(tmp_path.rglob("*.nb?"))
