"""What happened in Shipyard as people tell it, what is asked, and what contracts and solo results are worth."""

from __future__ import annotations

import random
import re

import pytest

import wharfinger as wf
from wharfinger.cli import common, log
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard.ui import terminal as table
from wharfinger.games.shipyard.ui.terms import terms
from wharfinger.kernel import parts
from wharfinger.kernel.events import Event

from .build import Table

BY_TABLE = ("rings", "lanterns", "boats", "emp_types", "sizes", "exact5", "exact6", "big7", "total_parts", "ship_count",
            "kinds8")  # fmt: skip
"""The contracts that pay by a table (SY-21.7, SY-21.8)."""


def told(*events: Event, turn: int = 9) -> list[tuple[str, str]]:
    """Who or what an entry is about, and what happened."""
    position = wf.new("shipyard", ["Ann"], seed=1)
    return log.paragraphs(position, log.Stretch(turn, 0, [log.Step("tile", list(events))]), 0, over=True)


def opponent(action: str, number: int, chair: int = 1) -> Event:
    return Event("opponent", {"chair": chair, "action": action, "number": number})


# -- events ------------------------------------------------------------------------------------------------------


def test_a_sale_or_a_gain_is_told_where_its_deed_was_told_before() -> None:
    """A viewer may be told the rest of a turn by itself."""
    sale = [Event("sold", {"player": 0, "good": "coal", "money": money}) for money in (2, 3)]
    assert [text for _, text in told(*sale)] == ["sold 2 coal for 5 guilders."]
    assert "captain" in told(Event("gained", {"player": 0, "piece": "captain"}))[0][1]


def test_an_opponent_that_removes_nothing_says_so() -> None:
    assert told(opponent("build", 0)) == [("Opponent 1", "took Build Ships, removed nothing.")]


def test_in_its_first_turn_an_opponent_only_takes_a_tile() -> None:
    assert told(opponent("build", 0), turn=0) == [("Opponent 1", "took Build Ships.")]


def test_opponents_are_told_as_players_with_what_they_did() -> None:
    removed = [Event("removed_part", {"part": part}) for part in ("B01", "S01")]
    said = told(opponent("build", 1), *removed, opponent("crew", 2, chair=2))
    assert said == [
        ("Opponent 1", "took Build Ships, removed a bow and a stern from the game."),
        ("Opponent 2", "took Recruit Crew, moved the marker 2 steps."),
    ]


@pytest.mark.parametrize(
    ("stage", "title", "said"),
    [
        ("final action", "Final actions", "From the start player on, each player takes one last action."),
        ("final ship", "Final ship build", "Each player may buy one part that completes a ship."),
    ],
)
def test_the_last_stages_say_what_happens_in_them(stage: str, title: str, said: str) -> None:
    assert told(Event("stage", {"stage": stage})) == [(title, ""), ("", said)]


def test_the_gear_cube_stands_between_what_came_before_and_after() -> None:
    said = told(
        opponent("crew", 1),
        Event("dropped", {"cubes": 3}),
        Event("guilder", {"action": "build"}),
        opponent("crew", 1, 2),
    )
    assert said == [
        ("Opponent 1", "took Recruit Crew, moved the marker 1 step."),
        ("The gear cube drops", ""),
        ("", "3 more rounds after this one. A guilder goes on Build Ships."),
        ("Opponent 2", "took Recruit Crew, moved the marker 1 step."),
    ]


def test_the_end_of_the_game_is_nobodys_deed() -> None:
    position = wf.new("shipyard", 1, seed=4)
    history, rng = log.History(position), random.Random(4)
    while not position.over:
        history.play(position, rng.choice(position.legal_codes()))
    said = log.paragraphs(position, history.stretches[-1], 0, over=True)
    assert said[-1] == ("", "The game is over: the gear cube has fallen for the last time.")


def test_pieces_sales_and_parts_are_summed_up() -> None:
    player = {"player": 0}
    tile = t.GOODS_TILES[next(number for number, shown in enumerate(t.TILE_GOODS) if list(shown) == [0, 0, 2])]
    marker = Event("moved_marker", {**player, "ring": "crew", "steps": 2, "price": 1})
    pieces = [Event("gained", {**player, "piece": piece}) for piece in ("stoker", "stoker")]
    sales = [Event("sold", {**player, "good": good, "money": 2}) for good in ("coal", "coal", "grain")]
    parts = [Event("built", {**player, "part": part, "place": 1, "price": 1}) for part in ("M1-17", "B01", "M1-19")]
    traded = Event("traded", {**player, "goods": tile})
    assert told(marker, *pieces, traded, *sales, *parts) == [
        (
            "Ann",
            "gained 2 stokers for 1 guilder, sold 2 coal and 1 grain for 6 guilders, "
            "built a bow and 2 middle parts for 3 guilders.",
        )
    ]


def test_goods_that_are_swapped_are_told_with_what_they_were_swapped_for() -> None:
    player = {"player": 0}
    tile = t.GOODS_TILES[next(number for number, shown in enumerate(t.TILE_GOODS) if list(shown) == [0, 1, 2])]
    traded = Event("traded", {**player, "goods": tile})
    became = [
        Event("gained", {**player, "piece": "stoker"}),
        Event("sold", {**player, "good": "cloth", "money": 3}),
        Event("gained", {**player, "piece": "captain"}),
    ]
    assert told(traded) == [("Ann", "handed in 1 coal, 1 cloth and 1 grain.")]
    assert told(traded, *became) == [
        ("Ann", "swapped 1 coal and 1 grain for 1 stoker and 1 captain, sold 1 cloth for 3 guilders.")
    ]


def test_whom_somebody_hires_costs_the_steps_and_the_fee() -> None:
    moved = Event("moved_marker", {"player": 0, "ring": "hiring", "steps": 3, "price": 2})
    hired = Event("hired", {"player": 0, "employee": "engineer_sail", "fee": 1})
    assert told(moved) == [("Ann", "moved the hiring marker 3 steps for 2 guilders.")]
    assert told(moved, hired) == [("Ann", "hired the Sail Engineer for 3 guilders.")]


@pytest.mark.clause("SY-8.1")
@pytest.mark.parametrize(
    ("slot", "told_so", "planned"),
    [(0, "took Rent a Canal, rented canal C01.", "Take Rent a Canal. Rent canal C01."),
     (3, "took Rent a Canal, rented canal C04 for 2 guilders.", "Take Rent a Canal. Rent canal C04: −2 guilders.")],
)  # fmt: skip
def test_a_canal_is_told_once_and_with_its_rent(slot: int, told_so: str, planned: str) -> None:
    offer = ("C01", "C02", "C03", "C04", "C05")
    table_ = Table(2).money(0, 2).canal_offer(*offer).row("build goods equipment crew employee exchange canal")
    position = table_.begins()
    history = log.History(position)
    for words in ("canal", f"rent {offer[slot]}"):
        history.play(position, next(action.code for action in position.legal() if action.text == words))
    assert log.deeds(position, history.now(position), 0, over=False) == planned
    while position.turn == 0:
        history.play(position, position.legal_codes()[-1])
    assert log.paragraphs(position, history.stretches[0], 0, over=True)[0] == (position.names[0], told_so)


def test_an_action_without_effect_is_called_so() -> None:
    chose = Event("chose", {"player": 0, "action": "build", "guilders": 0, "income": 2})
    assert told(chose) == [("Ann", "took Build Ships (+2 guilders), did nothing.")]


def test_discarded_contracts_have_names_for_their_owner_alone() -> None:
    gone = [Event("discarded", {"player": 0}), Event("discarded_contract", {"contract": "rings"}, seat=0)]
    assert told(*gone) == [("Ann", "discarded “Lifebuoys”.")]
    assert told(gone[0], gone[0]) == [("Ann", "discarded 2 contracts.")]


# -- contracts, employees, loading -------------------------------------------------------------------------------


def test_every_contract_that_pays_by_a_table_says_the_table() -> None:
    for contract in t.CONTRACTS:
        counts_by_table = bool(re.search(r"\d+ / \d+|\d+ from \d+, \d+ from", terms(contract)))
        assert counts_by_table == (contract in BY_TABLE), contract


@pytest.mark.parametrize("contract", BY_TABLE)
def test_the_table_said_is_the_one_that_pays(contract: str) -> None:
    pays = t.CONTRACT_PAYS[t.CONTRACTS.index(contract), 0]
    text = terms(contract)
    if " / " in text:
        listed = [int(points) for points in text.rsplit(":", 1)[1].split(" VP")[0].split("/")]
        assert listed == pays[1 : len(listed) + 1].tolist()
        beyond = int(pays[len(listed) + 1] - pays[len(listed)])
        assert (f"+{beyond} for each more" in text) == (beyond > 0)
    else:
        for points, count in re.findall(r"(\d+) from (\d+)", text):
            assert pays[int(count)] == int(points) > pays[int(count) - 1]


def test_own_contracts_are_shown_with_what_they_pay() -> None:
    position = Table(2).contracts(0, "exact5", "soldiers").pos
    text = re.sub(r"[│\s]+", " ", drawn(position))
    assert "Ships of Five ships of exactly 5 parts: 4 / 9 / 15 / 21 VP, +6 for each more" in text


def drawn(position: wf.Position, width: int = 110) -> str:
    from rich.console import Console

    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as made:
        console.print(table.draw(position.view(0), width, True, position.options))
    return made.get()


def test_the_colour_of_an_employee_is_said() -> None:
    position = Table(2).staff(0, "merchant_coal_1", "accountant").pos
    text = drawn(position, 130)
    assert "Coal Merchant I (red)" in text
    assert "r red" in text
    for employee in t.EMPLOYEES[:3]:
        colour = t.EMPLOYEE_COLOURS[int(t.EMPLOYEE_COLOUR[t.EMPLOYEES.index(employee)])]
        assert colour == "red"
    assert re.search(r"cloth mer 1 r\b", text)
    assert re.search(r"sail eng gy\b", text)


def test_whether_a_bonus_action_comes_first_is_asked_as_that() -> None:
    position = wf.new("shipyard", ["Ann"], seed=1)
    position.play("goods")
    assert position.phase == "act"
    assert common.question(position) == "Carry out your action, or take a bonus action first?"
    position.play("main")
    assert common.question(position) == "Which goods tile do you buy?"


def test_loading_shows_rooms_and_bases_and_asks_with_them() -> None:
    table_ = Table(2).money(0, 9).yard(0, "B01 M1-17 - - - - - - -").reserve(0, captain=3, soldier=2, sail=1)
    position = table_.canal(0, "C19", 0, 0).canal(0, "C20", 1, 0).offer("stern", "S09").asks(0, "build")
    position.play("buy stern; S09; on 3")
    while position.phase != "load":
        wanted = [action for action in position.legal() if action.text in ("done", "end", "ship 1", "sail")]
        position.play(wanted[0])
    parts = [part for part in position.view(0)["players"][0]["yard"][:3] if part]
    cabins = sum(part["symbols"].get("cabin", 0) for part in parts)
    text = re.sub(r"[│\s]+", " ", drawn(position))
    assert "Rooms:" in text
    assert (f"{cabins} cabin" in text) == (cabins > 0)
    said = common.question(position)
    assert said.startswith("Officers aboard? 2 in reserve, room for ")
    assert f"room for {cabins} (speed 1, at most " in said


def test_discarding_says_how_many_contracts_have_to_go() -> None:
    position = wf.new("shipyard", ["Ann", "Bob"], seed=1)
    while position.phase != "discard":
        position.play(position.legal()[0])
    left = [(2, 2), (1, 2), (0, 2), (0, 1)]
    for red, blue in left:
        said = f"{red} red, {blue} blue" if red else f"{blue} blue"
        assert common.question(position) == f"Which contract do you discard? Left to discard: {said}."
        position.play(position.legal()[0])


# -- solo --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-28.1")
@pytest.mark.parametrize(
    ("points", "level"),
    [(3, "A beginner’s result is about 60."), (59, "A beginner’s result is about 60."), (60, "A beginner’s result."),
     (79, "A beginner’s result."), (80, "A solid result."), (94, "A solid result."), (95, "A very good result.")],
)  # fmt: skip
def test_a_solo_result_has_a_level(points: int, level: str) -> None:
    position = wf.new("shipyard", ["Ann"], seed=1)
    told, say = parts.level(position.game, points), position.texts()
    assert told is not None and say is not None
    assert say(told[0], **told[1]) == level
