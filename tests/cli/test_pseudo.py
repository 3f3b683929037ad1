"""Every word at the terminal is from a catalogue: in the pseudo-locale plain letters are not."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.cli.admin import ACTIONS, STATUSES
from wharfinger.cli.main import COMMANDS
from wharfinger.server.store.admin import KINDS

from ..arena.bots import Crashing, known
from .run import Terminal
from .test_commands import WRONG

NAMES = ("Zq", "Qz")
TITLES = ("Le Havre", "Hamburgum", "Shipyard", "Taler")
"""Of games, and of Hamburgum's money, which people may call otherwise."""
TURNS = 6


def words_of(game: str) -> set[str]:
    """The words of the notation: people read and type them in every language."""
    made: set[str] = {"x"}
    for seed in range(3):
        position, dice = wf.new(game, list(NAMES), seed=seed), random.Random(seed)
        for _ in range(400):
            if not position.over:
                for action in position.legal():
                    made |= set(re.findall(r"[A-Za-z]+", action.text))
                position.play(dice.choice(position.legal_codes()))
    return made


@pytest.mark.parametrize("game", ["hamburgum", "le-havre", "shipyard"])
def test_a_game_has_no_words_of_its_own(terminal: Terminal, tmp_path: Path, game: str) -> None:
    turn = ["choices", "1", "", "log", "scores"]
    keys = "\n".join(["no such words", "help", "table", *["q"] * 3, *(turn * TURNS), "undo all", "quit", "quit"])
    said = terminal("--language", "qps", "play", game, "--seats", "human,random", "--names", ",".join(NAMES),
                    "--seed", 5, "--save", tmp_path / "g.wharf", keys=f"{keys}\n")  # fmt: skip
    assert said.code == 0, said.err
    text = said.out.replace(str(tmp_path), "").replace("g.wharf", "")
    for name in (*TITLES, *NAMES):
        text = text.replace(name, "")
    known = {*words_of(game), "no", "such", "words"}
    found = {
        line.strip() for line in text.splitlines() for word in re.findall(r"[A-Za-z]{2,}", line) if word not in known
    }
    assert sorted(found) == []
    assert "⟦" in text


def test_the_language_is_the_first_that_is_asked_for(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def pseudo(*words: str) -> bool:
        return "⟦" in terminal(*words, "games").out

    for name in ("WHARFINGER_PSEUDO", "WHARFINGER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert not pseudo()
    monkeypatch.setenv("LANG", "qps.UTF-8")
    assert pseudo()
    monkeypatch.setenv("LC_MESSAGES", "C")
    assert not pseudo()
    monkeypatch.setenv("LC_ALL", "qps_PLOC")
    assert pseudo()
    monkeypatch.setenv("WHARFINGER_LANGUAGE", "en_GB")
    assert not pseudo()
    assert pseudo("--language", "qps")
    assert pseudo("--language=qps")
    monkeypatch.setenv("WHARFINGER_PSEUDO", "1")
    assert pseudo()
    said = terminal("--language", "xx", "games")
    assert (said.code, said.err.count("\n")) == (2, 1)


# -- everything else that a command prints ---------------------------------------------------------------------------

TYPED = re.compile(
    r"--?[a-z][\w-]*(=\w+)?|`[^`]*`|\b[A-Z]+_[A-Z_]+\b|\b(sqlite|postgresql|smtps?|program|https?|file):\S*|"
    r"\S*\.(toml|ftl|svg|png|wharf|jsonl|json|sqlite)\b|X-Forwarded-\*|(?<=wharfinger )[a-z]+|\"[^\"]*\"|'[^']*'|/\S+"
)
"""What people type: flags, names of files, variables and addresses, commands; and what they typed, in quotes."""
NAMES_OF_THINGS = {
    "wharfinger", "Wharfinger", "Python", "JSON", "TOML", "Fluent", "SQLite", "PostgreSQL", "UTF", "CMA", "ES",
    "OpenSkill", "Ctrl", "ms", "cs", "de", "en", "pl", "ru", "URL", "npm", "ci", "run", "build", "pip", "install",
    "FORM", "Action",
    "hamburgum", "le", "havre", "shipyard", "tiny", "human", "easy", "medium", "hard", "expert", "master",
    "greedy", "random",
    "RuntimeError", "Numba", "check", "mark", "matplotlib", "cma", "log", "undo", "simple_bot", "py", "sh",
    "warning", "text",
}  # fmt: skip


def plain_words(text: str, *known: str) -> list[str]:
    """The lines in which a word is in plain letters, though nobody types it."""
    found = []
    for line in text.splitlines():
        left = TYPED.sub(" ", line)
        if set(re.findall(r"[A-Za-z]{2,}", left)) - NAMES_OF_THINGS - set(known):
            found.append(line)
    return found


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_from_the_catalogue(terminal: Terminal, command: str) -> None:
    said = terminal("--language", "qps", *([command] if command else []), "--help")
    assert said.code == 0
    assert plain_words(said.out, *"-".join([*COMMANDS, *ACTIONS]).split("-")) == []
    assert "⟦" in said.out


@pytest.mark.parametrize("action", ACTIONS)
def test_help_of_operators_is_from_the_catalogue(terminal: Terminal, action: str) -> None:
    said = terminal("--language", "qps", "admin", action, "--help")
    assert said.code == 0
    assert plain_words(said.out, "admin", *"-".join([*ACTIONS, *KINDS, *STATUSES]).split("-")) == []


@pytest.mark.parametrize("words", [words for words, _ in WRONG], ids=" ".join)
def test_what_was_asked_wrongly_is_told_in_the_language(terminal: Terminal, words: list[str]) -> None:
    said = terminal("--language", "qps", *words)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "⟦" in said.err
    options = wf.game("hamburgum").definition.options
    ids = "_".join([option.name for option in options] + [value for option in options for value in option.values])
    assert plain_words(said.err, *COMMANDS, *words, *ids.split("_"), "NAME", "VALUE") == []


def test_broken_files_are_told_in_the_language(terminal: Terminal, tmp_path: Path) -> None:
    text = wf.new("hamburgum", list(NAMES), seed=1).record().dumps()
    for content in (
        "hello\n",
        re.sub(r"rules: \d+", "rules: 0", text),
        re.sub(r"components: \w+", "components: 0000", text),
        text.replace("result: ", "outcome: "),
        text.replace("seed: 1", "seed: one"),
        text + "1. seat 7: move sugar\n",
        text + "hm\n",
    ):
        (tmp_path / "broken.wharf").write_text(content)
        said = terminal("--language", "qps", "replay", tmp_path / "broken.wharf")
        assert (said.code, "⟦" in said.err) == (2, True), said.err
        mark = wf.game("hamburgum").definition.components.mark
        assert plain_words(said.err, *re.findall(r"[A-Za-z]+", mark), "turn", "seat", "moves", "record", "result") == []


def test_tables_of_results_are_from_the_catalogue(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")
    monkeypatch.setenv("COLUMNS", "200")
    known(monkeypatch, "crashing", Crashing)
    words = ["arena", "tiny", "--games", 4, "--workers", 1, "--bots", "greedy,random,crashing"]
    for command in (
        [*words, "--out", tmp_path / "r.jsonl"],
        ["arena", "tiny", "--games", 2, "--workers", 1, "--bots", "random", "--players", 1],
        ["perft", "hamburgum", "--depth", 2],
        ["games"],
    ):
        said = terminal("--language", "qps", *command)
        assert said.code == 0, said.err
        titles = " ".join([*TITLES, "Crates"]).split()
        assert plain_words(said.out, "crashing", "out", "of", "ideas", *titles) == []
        assert "⟦" in said.out
