"""Positions as pictures: what a notebook shows, and what is written to a file."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf

GAMES = ("hamburgum", "le-havre", "shipyard")


def text_of(html: str) -> str:
    return unescape(re.sub("<[^>]*>", "", html))


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_the_board(game: str) -> None:
    position = wf.new(game, ["Anna", "Boris <b>"], 7)
    shown = position._repr_html_()
    assert shown is not None
    assert "Anna" in text_of(shown) and "Boris <b>" in text_of(shown)
    assert "<b>" not in shown
    assert not re.search(r"(src|href)=|url\(.?http|@import|<script|<link", shown)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_written_to_files(game: str, tmp_path: Path) -> None:
    position = wf.new(game, ["Anna", "Boris"], 7)
    image = position.svg(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == image
    root = ElementTree.fromstring(image)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Anna" in "".join(root.itertext())
    assert not re.search(r"url\(.?http|<script", image)
    page = position.html(tmp_path / "board.html")
    assert (tmp_path / "board.html").read_text(encoding="utf-8") == page
    assert page.startswith("<!doctype html>")


def test_a_spectators_picture_shows_no_secrets() -> None:
    """Shipyard's contracts are secret: two deals that differ only in them look alike, except to their owner."""
    position = wf.new("shipyard", 2, 7)
    other = position.concealed(None, seed=3)
    assert position._repr_html_() == other._repr_html_()
    assert position.html() == other.html()
    assert any(position.html(seat=0) != position.concealed(None, seed=seed).html(seat=0) for seed in range(1, 6))


def test_a_game_without_pictures_says_so() -> None:
    position = wf.new("tiny", 2, 1)
    assert position._repr_html_() is None
    with pytest.raises(wf.BadOption, match="no pictures of Crates"):
        position.svg()


def test_a_picture_that_cannot_be_written() -> None:
    with pytest.raises(wf.BadFile, match=r"/nowhere/board\.svg cannot be written"):
        wf.new("hamburgum", 2, 1).svg("/nowhere/board.svg")
