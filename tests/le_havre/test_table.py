"""The table in the terminal: everything public is on it, nothing hidden is, and every id that it uses has a text."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import wharfinger as wf
from wharfinger.cli import answers, log
from wharfinger.cli.screen import choice_forms
from wharfinger.games.le_havre import cards as c
from wharfinger.games.le_havre import data as t
from wharfinger.games.le_havre.ui import notation
from wharfinger.games.le_havre.ui import terminal as table
from wharfinger.games.le_havre.ui import terminal_short as table_short
from wharfinger.kernel.texts import catalogue

from .build import Table

GAME = wf.game("le-havre")
FOLDER = GAME.definition.texts
assert FOLDER is not None
TEXTS = catalogue(FOLDER)
SOURCE = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (table, table_short, notation))
SHAPES = re.compile("[●■▲◆★▪▸…╭─]")


def known(key: str) -> bool:
    return TEXTS.has(key.replace("_", "-"))


@cache
def played(players: int, decisions: int, seed: int = 1, **options: Any) -> wf.Position:
    rng = random.Random(seed)
    position = wf.new("le-havre", players, seed=seed, **options)
    for _ in range(decisions):
        if not position.over:
            position.play(rng.choice(position.legal_codes()))
    return position


def drawn(view: dict[str, Any], width: int = 110, unicode: bool = True) -> str:
    console = Console(width=width, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    console.print(table.draw(view, width, unicode, {}))
    return console.export_text()


def scored(position: wf.Position) -> str:
    console = Console(width=110, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    console.print(table.scores(position.view(), position.places()))
    return console.export_text()


# -- texts ---------------------------------------------------------------------------------------------------------


def test_every_name_has_a_text() -> None:
    ids = {"good": t.STOCK, "type": c.TYPES, "card": c.CARDS, "ship": t.SHIP_TYPES}
    for kind, names in ids.items():
        for name in names:
            assert known(f"name-{kind}-{name}"), name
    for card in c.CARDS:
        assert known(f"card-{card}"), card
    for good in t.GOODS:
        assert known(f"short-good-{good}")
    for letter in (*c.TYPES, *c.MATERIALS, "hammer", "fisherman"):
        assert len(TEXTS(f"letter-{letter}")) == 1
    for kind in t.SHIP_TYPES:
        assert known(f"type-ship-{kind}")


def test_every_decision_event_and_option_has_a_text() -> None:
    for decision in GAME.definition.decisions:
        if not decision.name.startswith("job_"):
            assert known(f"decision-{decision.name}")
            assert re.search(r"\((LH|R)-\d", TEXTS(f"help-{decision.name}")), decision.name
    for option in GAME.definition.options:
        assert known(f"option-{option.name}")
        for value in option.values if option.name != "expansion_cards" else ("none", "all"):
            assert value.isdecimal() or known(f"value-{option.name}-{value}"), value


def test_no_text_is_left_over() -> None:
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", (FOLDER / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(set(keys)) == len(keys)
    made = ("label-ship-",)
    for key in keys:
        if key.startswith(("label-", "hint-")) and not key.startswith(("hint-done-", *made)):
            assert f'"{key}"' in SOURCE or f"'{key}'" in SOURCE, key
        elif key.startswith("brief-"):
            assert len(TEXTS(key)) <= 70, key
            assert known(f"card-{key[6:]}"), key


def test_a_card_is_told_in_a_few_words() -> None:
    for number, card in enumerate(c.CARDS):
        assert len(notation.brief(number)) <= 70, card


@pytest.mark.parametrize("mode", [GAME.definition.modes[k] for k in (0, 3, 4)])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_hint_and_event_of_played_games_has_a_text(mode: dict[str, object], players: int) -> None:
    rng = random.Random(players)
    hint = GAME.definition.hint
    assert hint is not None
    position = wf.new("le-havre", players, seed=players + 40, **mode)
    while not position.over:
        actions = position.legal()
        for action in actions:
            key, _ = hint(position.state, action.code)
            assert key == "" or known(key), key
            position.hint(action)  # its arguments are all there
        assert position.prompt[-1] in "?."
        position.play(rng.choice(actions))


def test_hints_say_what_an_amount_does() -> None:
    rng = random.Random(5)
    position = wf.new("le-havre", 2, seed=5)
    found: dict[str, str] = {}
    while not position.over:
        action = rng.choice(position.legal())
        found.setdefault(position.phase, position.hint(action))
        position.play(action)
    assert re.fullmatch(r"gives \d+ of \d+ food", found["food"])
    assert re.fullmatch(r"gives \d+ of \d+ energy", found["energy"])
    assert " for " in found["amount"]
    assert found["construct"].count(":") >= 1


# -- the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [{"length": "full"}, {"length": "short"}, {"expansion_cards": "all"}])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("decisions", [0, 150, 2000])
def test_the_table_is_drawn_at_every_width(mode: dict[str, str], players: int, decisions: int) -> None:
    position = played(players, decisions, seed=players, **mode)
    view = position.view(0)
    for width, unicode in ((80, True), (80, False), (100, True), (110, True), (110, False), (160, True)):
        text = drawn(view, width, unicode)
        assert max(map(len, text.splitlines())) <= width
        for name in position.names:
            assert name in text
        if width == 110:
            assert len(text.splitlines()) <= 70
        if not unicode:
            assert text.isascii()
            assert not SHAPES.search(text)


def test_everything_public_is_on_the_table() -> None:
    position = played(3, 300)
    view = position.view()
    text = drawn(view, 132)
    say = table.Drawer(view, 132, True, {}).card_name
    for card in [card for stack in view["proposals"] for card in stack] + view["town"]:
        assert say(card["id"])[:14] in text, card["id"]
    for player in view["players"]:
        for card in player["cards"]:
            assert say(card["id"])[:14] in text, card["id"]
    for card in view["specials"]["revealed"]:
        assert say(card) in text
    for card in view["round_cards"][: table.MOST_ROUNDS]:
        assert re.search(rf"{card['round']} +{card['food']} +(yes|-) +(builds|special|-) +{card['ship']['type']}", text)
    for seat, player in enumerate(view["players"]):
        feeding = player["feeding"]
        row = next(line for line in text.splitlines() if re.match(rf" *{table.SHAPES[seat]} Player .* (\d|·)", line))
        assert row.split()[3:7] == [
            str(number) if number else "·"
            for number in (player["stock"]["francs"], player["food"], feeding["food"], feeding["need"])
        ]


def test_face_down_tiles_are_not_shown() -> None:
    text = drawn(played(3, 0).view(0))
    assert text.count("face down") == 6 + 1  # and the special deck
    assert "face down" not in drawn(played(3, 300).view(0)).replace("face down in the deck", "")


def test_what_a_seat_saw_is_shown_to_it_alone() -> None:
    rng = random.Random(8)
    position = wf.new("le-havre", 3, seed=8)
    while not any(position.view(seat)["specials"]["known"] for seat in range(3)):
        codes = position.legal_codes()
        wanted = [action for action in position.legal() if action.text in ("enter marketplace", "look")]
        position.play(wanted[0] if wanted else rng.choice(codes))
    seat = next(seat for seat in range(3) if position.view(seat)["specials"]["known"])
    assert "only you know" in drawn(position.view(seat))
    for other in (None, *(k for k in range(3) if k != seat)):
        assert "only you know" not in drawn(position.view(other))


def test_the_cost_of_a_switch_is_shown() -> None:
    view = wf.new("le-havre", 4, seed=1, ironworks_cost="1_wood_2_brick").view()
    costs = {card["id"]: card["cost"] for stack in view["proposals"] for card in stack}
    assert costs["ironworks"] == {"wood": 1, "brick": 2}
    assert costs["church"] == {"wood": 5, "brick": 3, "iron": 1}


def test_wealth_by_category() -> None:
    position = played(3, 5000)
    assert position.over
    text = scored(position)
    for seat, player in enumerate(position.view()["players"]):
        parts = [
            int(re.findall(r"-?\d+", row)[seat])
            for row in text.splitlines()
            if re.match(r" *(buildings|bonus|ships|francs|loans)", row)
        ]
        assert sum(parts) == position.scores()[seat]
        assert parts[2] == player["wealth"]["ships"]


def test_a_solo_game_has_no_places() -> None:
    assert "place" not in scored(played(1, 50))


def test_ships_and_amounts_in_the_log() -> None:
    position = wf.new("le-havre", 2, seed=3)
    history, rng = log.History(position), random.Random(3)
    while not position.over:
        history.play(position, rng.choice(position.legal_codes()))
    said = str([log.paragraphs(position, stretch, None, over=True) for stretch in history.stretches])
    assert not re.search(r"\b1 francs", said)
    assert "New in the harbour: the wooden ship" in said
    assert not re.search(r"\bs\d\d\b", said)


def test_choices_fit_the_terminal() -> None:
    position = played(3, 301, seed=7)
    console = Console(width=110, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    console.print(*choice_forms(answers.choices(position), console.width))
    assert max(map(len, console.export_text().splitlines())) <= 110


def hint_of(position: wf.Position, words: str) -> tuple[str, dict[str, Any]]:
    """The message of one answer with its arguments."""
    hint = GAME.definition.hint
    assert hint is not None
    return hint(position.state, next(action.code for action in position.legal() if str(action).startswith(words)))


def test_a_visit_says_what_it_builds_where_that_is_all_it_could() -> None:
    one = Table(2).goods(0, wood=2, fish=1).stack(1, "marketplace").stack(2, "fishery").position()
    key, given = hint_of(one, "enter building_firm_1")
    assert (key, given) == ("hint-enter-build", {"what": "Marketplace", "cost": "2 wood"})
    key, given = hint_of(one, "enter building_firm_2")
    assert (key, given["fee"]) == ("hint-enter-build-fee", "1 food")
    several = Table(2).goods(0, wood=9, clay=9).stack(1, "marketplace").stack(2, "fishery").position()
    assert hint_of(several, "enter building_firm_1")[0] == "hint-enter"
    wharf = Table(2).own(0, "wharf_1").goods(0, wood=9).ship_stack("s01")
    assert hint_of(wharf.position(), "enter wharf_1")[1] == {"what": "wooden ship", "cost": "5 wood, 3 energy"}


def test_a_forced_payment_says_in_every_answer_what_is_missing_for_what() -> None:
    position = Table(2).goods(0, fish=2, francs=1).own(0, "joinery").owes(0, 6).position()
    for words in ("loan", "sell joinery"):
        given = hint_of(position, words)[1]
        assert {key: given[key] for key in ("why", "need", "missing")} == {"why": "feeding", "need": 6, "missing": 3}


def test_who_has_been_fed_lacks_nothing() -> None:
    table = Table(2, "short").to_move(0, place=7).goods(0, fish=20, bread=1).goods(1, fish=20, bread=1)
    position = table.position()
    position.play("take wood")
    assert [player["feeding"]["fed"] for player in position.view()["players"]] == [False, False]
    while position.actor == 0:
        position.play(position.legal_codes()[-1])
    fed, waits = (player["feeding"] for player in position.view()["players"])
    assert (fed["fed"], fed["need"], fed["missing"]) == (True, 0, 0)
    assert not waits["fed"]


@pytest.mark.parametrize(
    ("table", "words", "told"),
    [
        (Table(2).own(0, "smokehouse"), "enter smokehouse", "it needs 1 fish, 1 energy"),
        (Table(2).own(0, "wharf_1"), "enter wharf_1", "cannot pay for any ship"),
        (Table(2).town("church"), "enter church", "it needs 5 bread, 2 fish"),
        (Table(2).town("colliery"), "enter colliery", "cannot pay the entry fee: 2 food"),
        (Table(2).goods(0, fish=2, wood=1).own(1, "smokehouse"), "enter smokehouse", "after the entry fee (2 food"),
        (Table(2).stack(1, "marketplace"), "enter building_firm_1", "cannot pay for any of the top proposals"),
        (Table(2).own(0, "shipping_line"), "enter shipping_line", "it needs a ship"),
        (Table(2).own(0, "local_court"), "enter local_court", "there is no loan to give back"),
        (Table(2), "build wooden_ship", "ships are built at a wharf"),
        (Table(2).francs(0, 1), "buy building_firm_1", "it costs 4 francs, "),
    ],
)
def test_what_cannot_be_done_says_what_it_would_need(table: Table, words: str, told: str) -> None:
    with pytest.raises(wf.IllegalMove, match=re.escape(told)):
        table.position().play(words)
