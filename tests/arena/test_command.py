"""`wharfinger arena`: tables, JSON, figures, kills and wrong arguments."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from tests.cli.run import Terminal, started
from wharfinger.arena import Result, load, match
from wharfinger.cli.main import main

from .bots import Crashing, known

LONG = ("arena", "hamburgum", "--bots", "random,random", "--workers", 2)
PLAIN = {"WHARFINGER_JIT": "0"}
"""Processes start sooner, and their games last longer than a kill takes."""
TINY = ("arena", "tiny", "--workers", 1)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    out = tmp_path / "played.jsonl"
    match("tiny", ["greedy", "random", "random"], 2, 12, out=out)
    return out


def untimed(result: Result) -> list[object]:
    return [replace(game, seconds=[]) for game in result.games]


def test_tables(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*TINY, "--bots", "greedy,random,random", "--games", 12, "--players", 2)
    assert said.code == 0, said.err
    texts = ("12 games, 2 players, 4 deals", "greedy", "random 2", "rating", "finished ahead of the column", "50.0%")
    for text in texts:
        assert text in said.out
    assert "not complete" not in said.out
    assert "12/12" in said.err
    assert max(map(len, said.out.splitlines())) <= 100
    assert not list(tmp_path.glob("*.jsonl"))


def test_the_tables_fit_a_narrow_terminal(terminal: Terminal, played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = terminal("arena", "--show", played)
    assert max(map(len, said.out.splitlines())) <= 80
    assert "greedy" in said.out
    assert "…" not in said.out


def test_alone_there_is_nothing_to_win(terminal: Terminal) -> None:
    for words in (("--players", 1, "--bots", "random,random"), ("--players", 3, "--bots", "random")):
        said = terminal("arena", "shipyard", "--workers", 1, "--games", 2, *words)
        assert said.code == 0, said.err
        assert "rating" not in said.out
        assert "points" in said.out


def test_json(terminal: Terminal) -> None:
    said = terminal(*TINY, "--bots", "greedy,random", "--games", 7, "--players", 3, "--seed", 5, "--json")
    assert said.code == 0, said.err
    data = json.loads(said.out)
    assert (data["game"], data["games"], data["deals"], data["players"], data["seed"]) == ("tiny", 7, 4, 3, 5)
    assert data["specs"] == ["greedy", "random"]
    assert data["components"] and data["rules"] and data["options"]["short"] == "no"
    for bot in data["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        for key in ("rating", "uncertainty", "mean_points", "sd_points", "mean_place", "mean_margin"):
            assert isinstance(bot[key], float)
        for key in ("decisions_per_game", "seconds_per_decision", "forfeits", "games", "seats", "wins"):
            assert bot[key] >= 0
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(7)
    assert data["pairs"][0][1] + data["pairs"][1][0] == pytest.approx(1)


def test_show_says_the_same(terminal: Terminal, played: Path) -> None:
    kept = played.read_bytes()
    assert json.loads(terminal("arena", "--show", played, "--json").out) == json.loads(
        json.dumps(load(played).summary())
    )
    assert "12 games" in terminal("arena", "--show", played).out
    played.write_bytes(kept[:-5])
    said = terminal("arena", "--show", played, "--json")
    assert json.loads(said.out)["games"] == 11
    assert "is incomplete" in said.err
    assert played.read_bytes() == kept[:-5]


def test_forfeits_are_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, "crashing", Crashing)
    said = terminal(*TINY, "--bots", "random,crashing", "--games", 3)
    assert said.code == 0, said.err
    assert "feits" in said.out
    assert re.search(r"crashing forfeited game \d: RuntimeError: out of ideas", said.out)
    assert "last round of 2 games is not complete" in said.out


# -- figures -----------------------------------------------------------------------------------------------------


def test_svg(terminal: Terminal, played: Path, tmp_path: Path) -> None:
    figure, again = tmp_path / "f.svg", tmp_path / "again.SVG"
    assert terminal("arena", "--show", played, "--plot", figure).code == 0
    root = ElementTree.parse(figure).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(root.findall(".//{http://www.w3.org/2000/svg}path")) > 20
    text = figure.read_text()
    for label in ("greedy", "random 1", "random 2", "rating", "points"):
        assert label in text
    assert terminal("arena", "--show", played, "--plot", again).code == 0
    assert again.read_bytes() == figure.read_bytes()


def test_png(terminal: Terminal, played: Path, tmp_path: Path) -> None:
    from matplotlib.image import imread

    figure = tmp_path / "f.png"
    assert terminal("arena", "--show", played, "--plot", figure).code == 0
    assert figure.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    pixels = imread(figure)
    assert pixels.shape[1] > 1000
    assert len({tuple(pixel) for row in pixels[::5, ::5].tolist() for pixel in row}) > 10


def test_figures_of_any_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, "crashing", Crashing)
    for number, bots in enumerate((["random"], ["crashing"], ["random"] * 8, ["random", "crashing"])):
        match("tiny", bots, 2, 3).plot(tmp_path / f"{number}.svg")
        assert (tmp_path / f"{number}.svg").stat().st_size > 5000


def test_without_matplotlib(terminal: Terminal, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    said = terminal("arena", "--show", played, "--plot", tmp_path / "f.svg")
    assert said.code == 2
    assert "A figure needs matplotlib" in said.err
    assert said.out == ""


# -- killed and continued ----------------------------------------------------------------------------------------


def lines_of(file: Path, number: int, process: subprocess.Popen[str]) -> None:
    """Wait until the file has some lines."""
    until = time.monotonic() + 300
    while not file.exists() or file.read_bytes().count(b"\n") < number:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)


def children(process: subprocess.Popen[str]) -> list[int]:
    known = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(word) for word in known.read_text().split()] if known.exists() else []


def alive(number: int) -> bool:
    status = Path(f"/proc/{number}/stat")
    try:
        return status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def gone(crew: list[int]) -> bool:
    """Whether all processes have ended, at the latest in a moment."""
    until = time.monotonic() + 60
    while any(map(alive, crew)) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(map(alive, crew))


def test_kill_and_go_on(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    words = (*LONG, "--games", 24, "--out", out)
    process = started(*words, folder=tmp_path, **PLAIN)
    lines_of(out, 4, process)
    crew = children(process)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    kept = out.read_bytes()
    assert kept.count(b"\n") < 25
    second = started(*words, "--json", folder=tmp_path, **PLAIN)
    said, err = second.communicate(timeout=300)
    assert second.returncode == 0, err
    assert out.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    result = load(out)
    assert [game.game for game in result.games] == list(range(24))
    whole = match("hamburgum", ["random", "random"], 2, 24)
    assert untimed(result) == untimed(whole)
    assert json.loads(said)["games"] == 24
    assert gone(crew)  # they ended when their pipe did


def test_ctrl_c_leaves_a_clean_file_and_a_table(tmp_path: Path, hearing_ctrl_c: None) -> None:
    out = tmp_path / "r.jsonl"
    process = started(*LONG, "--games", 4000, "--out", out, folder=tmp_path, **PLAIN)
    try:
        lines_of(out, 4, process)
        crew = children(process)
        os.kill(process.pid, signal.SIGINT)
        said, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "run the same command to continue" in err
    result = load(out)
    assert not result.torn
    assert f"Hamburgum: {len(result.games)} games" in said
    assert gone(crew)


# -- what is asked wrongly ---------------------------------------------------------------------------------------

WRONG = [
    ([], "Say which game to play, or which results"),
    (["chess"], 'There is no game "chess"'),
    (["tiny", "--bots", "clever,random"], 'There is no bot "clever"'),
    (["tiny", "--bots", "random,"], "A bot is missing in the list"),
    (["tiny", "--bots", ""], "A bot is missing in the list"),
    (["tiny", "--bots", "'random"], "A quote is left open"),
    (["tiny", "--games", "0"], "at least 1"),
    (["tiny", "--games", "x"], "whole number"),
    (["tiny", "--workers", "0"], "at least 1"),
    (["tiny", "--players", "7"], "players, not 7"),
    (["tiny", "--option", "short"], "NAME=VALUE"),
    (["tiny", "--option", "short=maybe"], "short must be one of no, yes"),
    (["tiny", "--components", "/nowhere"], "no such folder of component files"),
    (["tiny", "--seed", str(2**64)], "The seed of a match must be"),
    (["tiny", "--plot", "f.pdf"], 'written as .svg or .png, not as "f.pdf"'),
    (["tiny", "--plot", "/nowhere/f.svg"], "/nowhere/f.svg cannot be written"),
    (["tiny", "--out", "/nowhere/r.jsonl"], "cannot be written: there is no such file or folder"),
    (["tiny", "--out", "."], "cannot be written"),
    (["--show", "/nowhere/r.jsonl"], "cannot be read: there is no such file or folder"),
    (["tiny", "--show", "r"], "so don’t name a game"),
    (["--show", "r", "--option", "short=no"], "--option doesn’t go with it"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_arguments_get_one_sentence(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = terminal("arena", *words)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith("wharfinger: ") and sentence in said.err
    assert not list(tmp_path.iterdir())


def test_a_wrong_bot_does_not_touch_the_file(terminal: Terminal, played: Path) -> None:
    kept = played.read_bytes()
    for bots in ("clever", "random,random"):
        assert main([*map(str, TINY), "--bots", bots, "--out", str(played)]) == 2
    assert played.read_bytes() == kept


def test_records_of_the_games_are_saved(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")
    folder = tmp_path / "games"
    for workers in (1, 2):
        said = terminal(
            "arena", "tiny", "--workers", workers, "--games", 4, "--bots", "greedy,random", "--save", folder
        )
        assert said.code == 0, said.err
        records = [wf.Record.load(folder / f"tiny-1-{number}.wharf") for number in (1, 2, 3, 4)]
        assert all(record.replay().over for record in records)
        assert [record.names[0] for record in records] == ["greedy", "random", "greedy", "random"]  # seats are rotated


def test_one_bot_on_all_seats(terminal: Terminal, tmp_path: Path) -> None:
    words = ("arena", "tiny", "--workers", 1, "--games", 2, "--bots", "random", "--players", 3, "--save", tmp_path)
    said = terminal(*words, "--json")
    assert said.code == 0, said.err
    assert json.loads(said.out)["bots"][0]["seats"] == 6
    assert sorted(wf.Record.load(tmp_path / "tiny-1-1.wharf").names) == ["random (1)", "random (2)", "random (3)"]


def test_a_solo_game_is_not_won(terminal: Terminal) -> None:
    words = ("arena", "tiny", "--workers", 1, "--games", 5, "--bots", "random", "--players", 1)
    said = terminal(*words)
    assert said.code == 0, said.err
    assert "win" not in said.out
    assert {"best", "worst"} <= set(said.out.split())
    (bot,) = json.loads(terminal(*words, "--json").out)["bots"]
    assert bot["win_share"] is None
    assert bot["worst_points"] <= bot["mean_points"] <= bot["best_points"]


def test_records_that_cannot_be_saved(terminal: Terminal) -> None:
    said = terminal("arena", "tiny", "--workers", 1, "--save", "/dev/null/x")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "/dev/null/x cannot be written" in said.err
