"""Every word of a game at the terminal is from a catalogue: in the pseudo-locale plain letters are not."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import wharfinger as wf

from .run import Terminal

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
