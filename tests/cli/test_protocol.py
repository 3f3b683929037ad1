"""Programs at the command line: the description, the check, and what `play` and `arena` do when one fails."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from wharfinger.bots import program

from .run import ROOT, Terminal

SIMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "simple_bot.py")])
HELLO = 'import sys, time; sys.stdin.readline(); print(\'{"type": "hello", "protocol": 1, "name": "T"}\', flush=True)'

SLOW = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello", "protocol": 1, "name": "Slow"}', flush=True)
    elif message["type"] == "decide":
        time.sleep(0.8 if message["id"] == 1 else 0)
        print(json.dumps({"id": message["id"], "code": message["legal"][0]["code"]}), flush=True)
time.sleep(60)
"""
"""Takes its time once, and does not leave when it should."""


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """A program that says hello and dies."""
    path = tmp_path / "broken.py"
    path.write_text(f"{HELLO}\nsys.exit('no more')\n", encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def test_protocol_prints_its_description(terminal: Terminal) -> None:
    said = terminal("protocol")
    assert (said.code, said.err) == (0, "")
    assert said.out == program.TEXT.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["hamburgum", "shipyard"])
def test_check_says_that_all_is_well(terminal: Terminal, game: str) -> None:
    said = terminal("protocol", "--check", SIMPLE, "--game", game)
    assert said.code == 0, said.out + said.err
    assert "Simple by Wharfinger: " in said.out
    assert "All is well: it keeps to protocol 1." in said.out


def test_check_says_what_is_wrong(terminal: Terminal, broken: str, tmp_path: Path) -> None:
    said = terminal("protocol", "--check", broken)
    assert said.code == 1
    flat = " ".join(said.out.split())
    assert 'The program broken.py ended with exit status 1. It last wrote on standard error: "no more".' in flat
    assert "Something is wrong." in flat
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW, encoding="utf-8")
    said = terminal("protocol", "--check", shlex.join([sys.executable, str(slow)]), "--time", "1.5")
    flat = " ".join(said.out.split())
    assert said.code == 1
    assert "more than half of the 1.5 s allowed" in flat
    assert "did not end within 1 s of quit" in flat


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--check", "/nowhere/bot"], 'There is no program "/nowhere/bot" that could be run.'),
        (["--check", ""], "the command is missing"),
        (["--check", "cat", "--time", "x"], 'must be 0.01 to 86400 seconds, not "x".'),
        (["--check", "cat", "--game", "chess"], 'There is no game "chess"'),
        (["--check", "cat", "--players", "9"], "hamburgum is for 2 to 5 players, not 9."),
    ],
)
def test_wrong_arguments_get_one_sentence(terminal: Terminal, words: list[str], sentence: str) -> None:
    said = terminal("protocol", *words)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert sentence in said.err


def test_programs_in_the_arena(terminal: Terminal, broken: str) -> None:
    words = ["arena", "hamburgum", "--games", 2, "--workers", 1, "--option", "turn_limit=4", "--json"]
    said = terminal(*words, "--bots", f"program[time=20,start=30]:{SIMPLE},program:{broken}")
    assert said.code == 0, said.err
    rows = json.loads(said.out)["bots"]
    assert [row["forfeits"] for row in rows] == [0, 2]


def test_play_with_programs(terminal: Terminal, broken: str, tmp_path: Path) -> None:
    file = tmp_path / "game.wharf"
    seats = f"program:{SIMPLE},program:{broken},human"
    keys = "1\n\n" * 400
    words = ["--seats", seats, "--seed", 3, "--option", "turn_limit=3", "--save", file]
    said = terminal("play", "hamburgum", *words, keys=keys)
    assert said.code == 0, said.err
    flat = " ".join(said.out.split())
    assert "Program 2 failed: The program broken.py ended with exit status 1" in flat
    assert "From now on this seat plays at random." in flat
    assert "Program 1 failed" not in flat
    assert "turn limit reached" in flat


def test_a_saved_game_starts_no_program(terminal: Terminal, tmp_path: Path) -> None:
    """The file beside a game may come from anywhere; what it names is run only if the player says so."""
    file, trace = tmp_path / "game.wharf", tmp_path / "trace"
    seats = ["--seats", f"human,program:{SIMPLE}"]
    assert terminal("play", "hamburgum", *seats, "--seed", 3, "--save", file, keys="quit\n").code == 0
    Path(f"{file}.seats").write_text(f"human,program:touch {trace}\n", encoding="utf-8")
    said = terminal("play", "--resume", file)
    assert said.code == 2
    assert "names a program. Programs are only run if you name them yourself, with --seats." in said.err
    assert not trace.exists()
    assert terminal("play", "--resume", file, *seats, keys="quit\n").code == 0


def test_programs_hear_only_what_was_not_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    kept, script = tmp_path / "kept", tmp_path / "keeper.py"
    script.write_text(
        f"""
import json, sys
kept = open({str(kept)!r}, "a")
for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps({{key: message[key] for key in ("type", "name", "arguments") if key in message}}), file=kept)
    kept.flush()
    if message["type"] == "hello":
        print('{{"type": "hello", "protocol": 1, "name": "Keeper"}}', flush=True)
    elif message["type"] == "decide":
        print(json.dumps({{"id": message["id"], "code": message["legal"][0]["code"]}}), flush=True)
""",
        encoding="utf-8",
    )
    command = shlex.join([sys.executable, str(script)])
    keys = "move church\nundo\nmove guildhall\n\nmove sugar\n\nquit\n" + "quit\n" * 5
    words = ["--seats", f"human,program:{command}", "--seed", 3, "--option", "start_player=first_listed"]
    said = terminal("play", "hamburgum", *words, "--save", tmp_path / "game.wharf", keys=keys)
    assert said.code == 0, said.err
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    moved = [line["arguments"] for line in lines if line.get("name") == "moved"]
    spaces = [given["space"] for given in moved if given["player"] == 0]
    assert "church" not in spaces
    assert spaces[:1] == ["guildhall"]
