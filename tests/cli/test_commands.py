"""The other commands, and what is said about wrong arguments."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.cli.main import COMMANDS, main

from .run import Terminal, started


@pytest.fixture
def record(tmp_path: Path) -> Path:
    position = wf.new("hamburgum", ["Anna", "Ben"], seed=3, turn_limit=4)
    while not position.over:
        position.play(position.legal_codes()[0])
    file = tmp_path / "game.wharf"
    position.record().save(file)
    return file


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_version_and_help(terminal: Terminal) -> None:
    assert terminal("--version").out.strip() == f"wharfinger {wf.__version__}"
    said = terminal()
    assert said.code == 0
    for command in COMMANDS:
        assert command in said.out
        assert terminal(command, "--help").code == 0


def test_games(terminal: Terminal) -> None:
    said = terminal("games")
    assert said.code == 0
    assert "hamburgum" in said.out
    assert "2 to 5 players" in said.out


# -- replay ------------------------------------------------------------------------------------------------------


def test_replay_prints_everything_into_a_pipe(terminal: Terminal, record: Path) -> None:
    said = terminal("replay", record)
    assert said.code == 0, said.err
    read = wf.Record.load(record)
    for turn, _, text in read.moves:
        assert f"{turn + 1}. " in said.out
        assert text.split(";")[0] in said.out
    assert f"line {len(read.moves)} of {len(read.moves)}" in said.out
    assert "place" in said.out


@pytest.mark.parametrize("line", [0, 1, 3])
def test_replay_to_a_line(terminal: Terminal, record: Path, line: int) -> None:
    said = terminal("replay", record, "--to", line)
    assert said.code == 0, said.err
    position = wf.Record.load(record).replay_to(line)
    assert f"round {position.view()['round']}" in said.out
    assert ("the start" if line == 0 else f"line {line} of") in said.out


def test_replay_step_by_step(terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["", "", "b", "5", "x", "999", "b", "8", "", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    from wharfinger.cli.replay import Replay

    read = wf.Record.load(record)
    from wharfinger.cli import common

    replay = Replay(str(record), read, common.console())
    replay.step()
    out = terminal.capsys.readouterr().out
    assert [int(n) for n in re.findall(r"line (\d+) of", out)] == [1, 2, 1, 5, 4, 8]
    assert "This is the last line." in out
    assert "The lines are 0 to 8." in out
    assert replay.positions[-1].batch.tobytes() == read.replay().batch.tobytes()


def test_replay_has_a_position_for_each_line(record: Path) -> None:
    from wharfinger.cli import common
    from wharfinger.cli.replay import Replay

    read = wf.Record.load(record)
    replay = Replay(str(record), read, common.console())
    for line, position in enumerate(replay.positions):
        assert position.batch.tobytes() == read.replay_to(line).batch.tobytes()


# -- perft -------------------------------------------------------------------------------------------------------


def test_perft_counts_as_the_library_does(terminal: Terminal) -> None:
    said = terminal(
        "perft", "hamburgum", "--players", 3, "--depth", 3, "--seed", 2, "--option", "officials=advanced_choice"
    )
    assert said.code == 0, said.err
    position = wf.new("hamburgum", 3, seed=2, officials="advanced_choice")
    rows = {
        int(row[0]): int(row[1])
        for row in (line.split() for line in said.out.splitlines())
        if len(row) == 4 and row[0].isdigit()
    }
    assert rows == {depth: wf.perft(position, depth) for depth in range(4)}


def test_perft_divide_and_position_files(terminal: Terminal, tmp_path: Path) -> None:
    position = wf.new("hamburgum", 2, seed=2)
    position.play("move trade_1")
    file = tmp_path / "p.json"
    file.write_text(json.dumps(position.dump()))
    said = terminal("perft", "--position", file, "--depth", 2, "--divide")
    assert said.code == 0, said.err
    counts = dict(
        line.split() for line in said.out.splitlines() if len(line.split()) == 2 and line.split()[1].isdigit()
    )
    assert int(counts.pop("total")) == wf.perft(position, 2) == sum(map(int, counts.values()))
    assert set(counts) == {action.text for action in position.legal()}


# -- features and actions ------------------------------------------------------------------------------------------


def test_features_and_actions(terminal: Terminal) -> None:
    table = wf.game("hamburgum").definition.features
    said = terminal("features", "hamburgum").out
    assert f"Hamburgum: {len(table)} features" in said
    assert "players: 5 × 81, from 0 on" in said and "the decision that is asked" in flat(said)
    listed = json.loads(terminal("features", "hamburgum", "--json").out)["features"]
    assert [one["name"] for one in listed] == [one.name for one in table.features]
    assert listed[0] == {
        "name": "players[you].playing",
        "low": 0,
        "high": 1,
        "unit": 1,
        "meaning": listed[0]["meaning"],
    }
    names = wf.game("hamburgum").definition.action_names
    assert [line.split(maxsplit=1)[1] for line in terminal("actions", "hamburgum").out.splitlines()] == list(names)
    assert json.loads(terminal("actions", "hamburgum", "--json").out)["actions"] == list(names)


# -- components --------------------------------------------------------------------------------------------------


def test_components_tell_what_is_reconstructed(terminal: Terminal) -> None:
    said = terminal("components", "hamburgum")
    assert said.code == 0, said.err
    assert "RECONSTRUCTED" in said.out
    assert "Above all: map.toml." in flat(said.out)
    for file in ("rondel", "tables", "map", "donations", "officials"):
        assert f"{file}.toml" in said.out


def test_components_as_json(terminal: Terminal) -> None:
    data = json.loads(terminal("components", "hamburgum", "--json").out)
    components = wf.game("hamburgum").definition.components
    assert data["checksum"] == components.checksum
    assert len(data["values"]) == len(list(components.entries()))
    assert data["reconstructed"] == sum(value["provenance"] == "reconstructed" for value in data["values"])
    lines = next(value for value in data["values"] if value["name"] == "lines")
    assert lines["provenance"] == "reconstructed"


def test_corrected_components(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    for source in wf.game("hamburgum").definition.components.folder.glob("*.toml"):
        text = source.read_text()
        (folder / source.name).write_text(
            text.replace("value = 30\n", "value = 40\n").replace("hamburg_reconstructed", "mine")
        )
    data = json.loads(terminal("components", "hamburgum", "--components", folder, "--json").out)
    assert data["data_set"] == "mine"
    assert next(value for value in data["values"] if value["name"] == "home_market_price")["value"] == 40


# -- what is asked wrongly -----------------------------------------------------------------------------------------

WRONG = [
    (["fly"], "there is no 'fly'; choose from"),
    (["play", "--fast"], "Unknown argument: --fast"),
    (["play", "chess"], 'There is no game "chess". The games are: hamburgum'),
    (["play", "hamburgum", "--players", "9"], "hamburgum is for 2 to 5 players, not 9"),
    (["play", "hamburgum", "--players", "x"], "expected a whole number"),
    (["play", "hamburgum", "--players", "0"], "at least 1"),
    (["play", "hamburgum", "--seats", "human"], "hamburgum is for 2 to 5 players, not 1"),
    (["play", "hamburgum", "--seats", "human,clever"], 'program:COMMAND, not "clever"'),
    (["play", "hamburgum", "--seats", "human,random", "--players", "3"], "There are 3 players but 2 seats"),
    (["play", "hamburgum", "--seats", "human,random", "--names", "A"], "There are 2 seats but 1 name."),
    (["play", "hamburgum", "--seats", "human,random", "--names", "A,A"], "Every player needs a name of their own"),
    (["play", "hamburgum", "--seed", "-3"], "expected"),
    (["play", "hamburgum", "--option", "officials"], 'An option is given as NAME=VALUE, not "officials"'),
    (["play", "hamburgum", "--option", "wind=south"], 'hamburgum has no option "wind". Its options are: officials'),
    (["play", "hamburgum", "--option", "officials=blue"], "officials must be one of numbered, advanced_choice"),
    (["play", "hamburgum", "--option", "turn_limit=1", "--option", "turn_limit=2"], "given twice"),
    (["play", "hamburgum", "--components", "/nowhere"], "there is no such folder of component files"),
    (["play", "--resume", "/nowhere/game.wharf"], "cannot be read"),
    (["play", "--list-options"], "Say whose options"),
    (["play", "hamburgum", "--seats", "human,random", "--save", "/dev/null/x/y"], "cannot be written"),
    (["replay"], "Missing: FILE"),
    (["replay", "/nowhere/game.wharf"], "cannot be read"),
    (["perft"], "Say which game to count"),
    (["perft", "hamburgum", "--depth", "99"], "The depth must be a number from 0 to 64"),
    (["perft", "hamburgum", "--depth", "0", "--divide"], "the depth must be at least 1"),
    (["perft", "--position", "/nowhere.json"], "cannot be read"),
    (["components"], "Missing: GAME"),
    (["components", "chess"], 'There is no game "chess"'),
    (["tune", "hamburgum", "--players", "x"], '--players takes numbers separated by commas, not "x"'),
    (["tune", "hamburgum", "--option", "x"], 'An option is given as NAME=VALUE, not "x"'),
    (["tune", "hamburgum", "--games", "0"], "--games must be at least 1, not 0"),
    (["serve", "--components", "hamburgum"], '--components takes GAME=FOLDER, each game once, not "hamburgum"'),
    (["serve", "--components", "chess=."], 'There is no game "chess". The games are: hamburgum'),
    (["serve", "--components", "hamburgum=/nowhere"], "/nowhere: there is no such folder of component files"),
    (["serve", "--components", "hamburgum=/dev"], "component file is missing. A set of components needs rondel.toml"),
    (["analyse"], "Name a record file, or a position file with --position, and not both"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_arguments_get_one_sentence(terminal: Terminal, words: list[str], sentence: str) -> None:
    said = terminal(*words)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.startswith("wharfinger: ")
    assert said.err.count("\n") == 1
    assert said.err.rstrip().endswith(".")


def test_broken_files_get_one_sentence(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    broken = tmp_path / "broken.wharf"
    position = tmp_path / "position.json"
    cases = [
        ("hello\n", "This is not a Wharfinger record"),
        (re.sub(r"rules: \d+", "rules: 0", text), "was made with version 0 of the rules"),
        (text.replace("move sugar", "move moon", 1), "cannot play"),
        (re.sub(r"components: \w+", "components: 0000", text), "was made with the components 0000"),
    ]
    for content, sentence in cases:
        broken.write_text(content)
        for words in (["replay", broken], ["play", "--resume", broken, "--seats", "human,random"]):
            said = terminal(*words)
            assert (said.code, said.err.count("\n")) == (2, 1), said.err
            assert sentence in said.err
    position.write_text("{")
    said = terminal("perft", "--position", position)
    assert (said.code, said.err.count("\n")) == (2, 1)


def test_resuming_needs_to_know_the_players(terminal: Terminal, record: Path) -> None:
    said = terminal("play", "--resume", record)
    assert said.code == 2
    assert "with --seats" in said.err
    for flag in (
        ["--seed", "3"],
        ["--option", "a=b"],
        ["--players", "2"],
        ["--names", "A,B", "--seats", "human,random"],
    ):
        assert "is for a new game" in terminal("play", "--resume", record, *flag).err
    Path(f"{record}.seats").write_text("human,clever\n")
    assert "with --seats" in terminal("play", "--resume", record).err
    said = terminal("play", "shogi", "--resume", record, "--seats", "human,random")
    assert "is a game of hamburgum, not of shogi" in said.err


def test_a_line_beyond_the_record_is_refused(terminal: Terminal, record: Path) -> None:
    said = terminal("replay", record, "--to", 99)
    assert said.code == 2
    assert "has the lines 0 to 8, not 99" in said.err


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    process = started("components", "hamburgum", folder=tmp_path)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    process.wait(timeout=60)
    assert "Traceback" not in process.stderr.read()


def test_main_takes_arguments() -> None:
    assert main(["games"]) == 0


def test_the_package_runs_as_the_command(tmp_path: Path) -> None:
    process = started("games", folder=tmp_path, module="wharfinger")
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "hamburgum" in out
    wrong = started("fly", folder=tmp_path, module="wharfinger")
    _, err = wrong.communicate(timeout=60)
    assert wrong.returncode == 2
    assert err.startswith("wharfinger: ")
