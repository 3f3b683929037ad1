"""Questions on a terminal of some size: everything around one fits, and what is longer comes page by page."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import wharfinger as wf
from wharfinger.cli import answers, asking, common, pages
from wharfinger.cli.clauses import clause
from wharfinger.cli.language import texts
from wharfinger.cli.screen import Lines, Screen, choice_forms, latest
from wharfinger.cli.session import Session

SIZES = [(80, 24), (100, 30), (120, 40)]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *(("hamburgum", players, {"turn_limit": 30}) for players in (2, 3, 4, 5)),
    *(("le-havre", players, {"length": "short"}) for players in (1, 2, 3, 4, 5)),
    ("le-havre", 2, {"expansion_cards": "all"}),
    *(("shipyard", players, {}) for players in (1, 2, 3, 4)),
]
MAPPED = {("shipyard", phase) for phase in ("canal", "cell", "turn", "start", "move")}
"""Decisions of Shipyard for which a map takes the screen; the other players then have to wait."""
IDS = [f"{game}-{players}" for game, players, _ in GAMES]


def console(width: int, height: int) -> tuple[Console, io.StringIO]:
    """A terminal of some size, and what is written to it."""
    out = io.StringIO()
    return Console(width=width, height=height, file=out, color_system=None, highlight=False, markup=False), out


def sitting(position: wf.Position, made: Console) -> Session:
    """A person on every seat, looking at a screen."""
    session = Session(position, dict.fromkeys(position.names, "human"), {}, Path("unused"), made)
    session.screen = Screen(made, watched=True)
    return session


def positions(game: str, players: int, options: dict[str, Any]) -> Iterator[wf.Position]:
    """A random game, every now and then; each kind of decision at least once."""
    rng = random.Random(players)
    position = wf.new(game, players, seed=players, **options)
    seen: set[str] = set()
    while not position.over:
        if position.phase not in seen or rng.random() < 0.01:
            seen.add(position.phase)
            yield position
        position.play(rng.choice(position.legal_codes()))


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=IDS)
def test_a_question_fits_the_screen(game: str, players: int, options: dict[str, Any], size: tuple[int, int]) -> None:
    for position in positions(game, players, options):
        made, out = console(*size)
        session = sitting(position, made)
        asking.paint(session, position.actor or 0)
        lines = out.getvalue().splitlines()
        where = f"{position.phase}, turn {position.turn}"
        assert len(lines) <= size[1] - 1, where
        assert max(map(len, lines)) <= size[0], where
        assert lines[0].startswith(f" {position.game.definition.title} · "), where
        text = re.sub(r"\s+", " ", out.getvalue())
        assert f"{position.names[position.actor or 0]} · {common.question(position)}" in text, where
        for name in position.names if (game, position.phase) not in MAPPED else ():
            assert name in text, where
        for key in answers.numbered(position):
            assert re.search(rf"\b{key} ", text), (where, key)


def test_what_is_offered_and_owned_is_on_the_smallest_screen() -> None:
    for position in positions("le-havre", 3, {"length": "short"}):
        made, out = console(80, 24)
        asking.paint(sitting(position, made), position.actor or 0)
        view = position.view(position.actor)
        for good, amount in view["offer"].items():
            assert f"{good} {amount}" in out.getvalue()
        player = view["players"][position.actor]
        for good, amount in player["stock"].items():
            if amount and good != "francs":
                assert f"{good.replace('_', ' ')} {amount}" in out.getvalue()


@pytest.mark.parametrize("length", ["short", "full"])
def test_ships_are_told_in_whole_words_beside_the_rounds(length: str) -> None:
    made, out = console(120, 40)
    asking.paint(sitting(wf.new("le-havre", 3, seed=3, length=length), made), 0)
    said = " ".join(out.getvalue().split())
    for ship in ("wooden 14 5 wood", "iron 20 4 iron", "steel 30 2 steel", "luxury - 3 steel"):
        assert re.search(rf"{ship} \d+ none now", said), ship


def test_notes_stand_below_the_question_and_are_read_once() -> None:
    made, out = console(80, 24)
    session = sitting(wf.new("hamburgum", 2, seed=1), made)
    session.answer("fly")
    asking.paint(session, 0)
    assert '"fly"' in "".join(out.getvalue().splitlines()[-3:])
    assert len(out.getvalue().splitlines()) <= 23
    out.truncate(0)
    asking.paint(session, 0)
    assert '"fly"' not in out.getvalue()


# -- pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
@pytest.mark.parametrize(("game", "players"), [("hamburgum", 5), ("le-havre", 5), ("shipyard", 4)])
def test_the_whole_table_comes_page_by_page(game: str, players: int, size: tuple[int, int]) -> None:
    rng = random.Random(2)
    position = wf.new(game, players, seed=2)
    for _ in range(120):
        position.play(rng.choice(position.legal_codes()))
    made, out = console(*size)
    session = sitting(position, made)
    heights: list[int] = []

    def turned(prompt: str) -> str:
        heights.append(len(out.getvalue().splitlines()))
        return ""

    assert session.screen.page(pages.table(session, []), turned, texts()) is None
    assert len(heights) > 1
    for before, after in zip([0, *heights], heights, strict=False):
        assert after - before <= size[1] - 1
    assert max(map(len, out.getvalue().splitlines())) <= size[0]
    whole = Console(width=size[0], file=io.StringIO(), color_system=None)
    with whole.capture() as full:
        whole.print(common.table(position, position.actor, whole))
    words = set(re.findall(r"[A-Z][a-z]{4,}", full.get()))
    assert words <= set(re.findall(r"[A-Z][a-z]{4,}", out.getvalue()))  # nothing of it is lost


def test_a_page_can_be_left_by_an_answer() -> None:
    made, _ = console(80, 24)
    screen = Screen(made, watched=True)
    parts = [Text(f"line {number}") for number in range(60)]
    for typed, left in (("q", None), ("move beer", "move beer"), (None, "quit")):
        assert screen.page(parts, lambda prompt, typed=typed: typed, texts()) == left  # type: ignore[misc]


def test_nothing_is_paged_where_nobody_looks() -> None:
    made, out = console(80, 24)
    Screen(made, watched=False).page([Text("a\n" * 60)], lambda prompt: pytest.fail("asked"), texts())
    assert len(out.getvalue().splitlines()) > 60


# -- parts of a screen -------------------------------------------------------------------------------------------


def shown(made: Console, part: Any) -> list[str]:
    return ["".join(segment.text for segment in line).rstrip() for line in made.render_lines(part)]


def test_choices_give_up_what_they_say_before_they_give_up_themselves() -> None:
    made, _ = console(60, 24)
    choices = [(str(number), f"enter house_{number}", "does something long " * 4) for number in range(1, 9)]
    choices.append(("9", "pass", "no main action"))
    forms = choice_forms(choices, 60)
    heights = [len(shown(made, form)) for form in forms]
    assert heights == sorted(heights, reverse=True)
    assert "does something long does something long" in " ".join(shown(made, forms[0]))
    for form in forms:
        text = " ".join(shown(made, form))
        for key, answer, _ in choices:
            assert re.search(rf"\b{key} (enter )?{answer.split()[-1]}\b", text)
    assert shown(made, forms[-1])[0].startswith("enter  1 house_1  2 house_2")


def test_of_what_happened_the_latest_is_kept() -> None:
    made, _ = console(40, 24)
    told = [Screen(made, watched=True).lines(Text(text)) for text in ("one", "two two\ntwo", "three")]

    def kept(most: int) -> list[str]:
        return shown(made, Lines(latest(told, most)))

    assert kept(4) == ["one", "two two", "two", "three"]
    assert kept(3) == ["two two", "two", "three"]
    assert kept(2) == ["three"]  # a paragraph is not torn
    assert kept(0) == []
    assert shown(made, Lines(latest(told[:2], 1))) == ["two"]  # unless it alone is too long


def test_a_clause_can_be_looked_up() -> None:
    assert clause("le-havre", "LH-5.16").startswith("A seat may not buy a card that it sold in the same turn.")
    assert "(f) after the fee" in clause("le-havre", "lh-8.1")
    assert clause("le-havre", "LH-8.1").count("LH-8.2") == 0
    assert clause("hamburgum", "HB-99.9") == ""
    assert clause("tiny", "X-1") == ""
