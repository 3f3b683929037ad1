"""The terminal table of Shipyard: what it shows, what it must not show, and a text for every id."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard.ui import terminal as table
from wharfinger.games.shipyard.ui import terminal_canals as table_canals
from wharfinger.games.shipyard.ui import terminal_short as table_short
from wharfinger.games.shipyard.ui import terminal_yards as table_yards
from wharfinger.kernel.texts import catalogue

from .build import Table

GAME = wf.game("shipyard")
FOLDER = Path(str(GAME.definition.texts))
TEXTS = catalogue(FOLDER)
SOURCES = tuple(Path(module.__file__ or "") for module in (table, table_canals, table_short, table_yards))


def drawn(position: Any, seat: int | None = 0, width: int = 110, unicode: bool = True, points: bool = False) -> str:
    console = Console(width=width, record=True, file=open("/dev/null", "w"), highlight=False, emoji=False, markup=False)  # noqa: SIM115
    view = position.view(seat)
    console.print(table.draw(view, width, unicode, position.options))
    if points:
        console.print(table.scores(view, position.places(), unicode))
    return console.export_text()


def known(key: str) -> bool:
    return TEXTS.has(key.replace("_", "-"))


# -- texts ---------------------------------------------------------------------------------------------------------


def test_every_id_has_its_names() -> None:
    ids = {
        "name-action": t.ACTION_IDS,
        "short-action": (*t.ACTION_IDS, *t.SOLO_TILES),
        "name-face": t.SOLO_TILES,
        "name-piece": t.PIECES,
        "short-piece": t.PIECES,
        "count-piece": t.PIECES,
        "name-kind": t.KINDS,
        "name-column": t.COLUMNS,
        "name-symbol": (*t.SYMBOLS, *c.OFFICIALS),
        "short-symbol": t.SYMBOLS,
        "legend": (*t.SYMBOLS, *c.OFFICIALS),
        "mark": (*t.SYMBOLS, *c.OFFICIALS, "space"),
        "official": c.OFFICIALS,
        "name-good": t.GOOD_IDS,
        "name-ring": t.RINGS,
        "name-side": c.SIDE_NAMES,
        "name-shape": c.SHAPES,
        "name-colour": t.EMPLOYEE_COLOURS,
        "name-employee": t.EMPLOYEES,
        "short-employee": t.EMPLOYEES,
        "does-employee": t.EMPLOYEES,
        "employee": t.EMPLOYEES,
        "name-contract": t.CONTRACTS,
        "contract": t.CONTRACTS,
    }
    for kind, names in ids.items():
        for name in names:
            assert known(f"{kind}-{name}"), f"{kind}-{name}"
    assert all(len(TEXTS(f"short-employee-{name}")) <= 11 for name in t.EMPLOYEES)
    assert all(len(TEXTS(f"mark-{name}")) == 1 for name in (*t.SYMBOLS, *c.OFFICIALS))


def test_marks_differ() -> None:
    for unicode in (True, False):
        drawer = table.Drawer(wf.new("shipyard", 2, seed=1).view(0), 110, unicode, {})
        assert len(set(drawer.marks.values())) == len(drawer.marks)
        assert all(mark.isascii() for mark in drawer.marks.values()) is not unicode


def test_decisions_events_and_options() -> None:
    for decision in GAME.definition.decisions:
        assert known(f"decision-{decision.name}")
        assert re.search(r"\(SY-\d", TEXTS(f"help-{decision.name}")), decision.name
    for option in GAME.definition.options:
        assert known(f"option-{option.name}")
        for value in option.values:
            assert known(f"value-{option.name}-{value}")


@pytest.mark.parametrize("mode", GAME.definition.modes)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_hint_and_event_of_played_games_has_a_text(mode: dict[str, Any], players: int) -> None:
    rng = random.Random(players)
    hint = GAME.definition.hint
    assert hint is not None
    options = {"contracts_deal": "two", **mode} if players == 4 and "contract_26" in mode else mode
    position = wf.new("shipyard", players, seed=players, **options)
    while not position.over:
        actions = position.legal()
        for action in actions:
            key, _ = hint(position.state, action.code)
            assert key == "" or known(key), key
            text = position.hint(action)  # its arguments are all there
            assert "_" not in text
        assert position.prompt.endswith("?")
        position.play(rng.choice(actions))


def test_every_text_of_the_table_is_used() -> None:
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", (FOLDER / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(set(keys)) == len(keys)
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for key in keys:
        if key.startswith("label-"):
            stem = key.rsplit("-", 1)[1]
            made = (f'f"label-{{colour}}-{stem}"', 'f"label-short-{name}"')
            used = any(f"{mark}{key}{mark}" in source for mark in "\"'")
            assert used or made[0] in source or (made[1] in source and stem in ("crew", "equipment")), key
    for key in re.findall(r"[\"'](label-[a-z-]+)[\"']", source):
        assert key in keys, key


# -- drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", GAME.definition.modes)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_is_drawn_in_every_mode(mode: dict[str, Any], players: int) -> None:
    rng = random.Random(players)
    options = {"contracts_deal": "two", **mode} if players == 4 and "contract_26" in mode else mode
    position = wf.new("shipyard", players, seed=players, **options)
    for moment in range(4):
        for width, unicode in ((80, True), (100, True), (110, False), (110, True), (140, True)):
            text = drawn(position, moment % players, width, unicode, points=True)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text
            assert text.isascii() is not unicode
            for name in position.names:
                assert name in text
            for column in position.view(0)["offer"].values():
                for part in filter(None, column):
                    assert part["id"] in text
        drawn(position, None)
        for _ in range(150):
            if not position.over:
                position.play(rng.choice(position.legal_codes()))


def test_lines_at_110_columns_fit_a_tall_terminal() -> None:
    rng = random.Random(7)
    position = wf.new("shipyard", 2, seed=3)
    for _ in range(120):
        position.play(rng.choice(position.legal_codes()))
        assert len(drawn(position).splitlines()) <= 66


def test_contracts_of_others_are_not_drawn_before_the_end() -> None:
    position = wf.new("shipyard", 3, seed=4)
    for seat in range(3):
        own = {one["id"] for one in position.view(seat)["players"][seat]["contracts"]["held"]}
        text = drawn(position, seat, points=True)
        for contract in t.CONTRACTS:
            assert (f" {TEXTS(f'name-contract-{contract}')}  " in text) == (contract in own), contract
        assert text.count("3 red  3 blue") == 2
        assert text.count("?") == 2
    assert drawn(position, None).count("3 red  3 blue") == 3
    rng = random.Random(1)
    while not position.over:
        position.play(rng.choice(position.legal_codes()))
    text = drawn(position, 0, points=True)
    assert "?" not in text
    for player in position.view(None)["players"]:
        for one in player["contracts"]["held"]:
            assert TEXTS(f"name-contract-{one['id']}") in text


def test_what_stands_where() -> None:
    position = (
        Table(2)
        .money(0, 9)
        .yard(0, "B01 M1-17 S09 - - - - - -")
        .reserve(0, captain=2, sail=1)
        .staff(0, "merchant_coal_1", "accountant")
        .fleet(0, "B05 M1-01 S20", captain=2, crane=1)
        .contracts(0, "rings", "soldiers")
        .cubes(0, build=2)
        .guilders(canal=2)
        .pos
    )
    position.state.ship_points[0] = 17
    text = drawn(position, 0)
    lines = text.splitlines()
    assert "2 B01" not in text
    yard = next(line for line in lines if "1 B01" in line)
    assert re.search(r"1 B01 +2 M1-17 +3 S09 +4 +5", yard)
    assert "Complete: places 1 to 3" in text
    assert "9ƒ" in text
    assert "2 captains  1 sail" in text
    assert "Coal Merchant I (red)  +1 for each coal sold, 1 VP" in text
    assert re.search(r"3 parts, speed 1  17 VP  2 captains  1 crane", text)
    assert re.search(r"red +0 VP Lifebuoys", text)
    row = lines[2]
    assert row.index("Exchange") < row.index("Canal") < row.index("Build") < row.index("falls in")
    assert "●●" in lines[3]
    assert "+2ƒ" in lines[3]
    # the accountant makes two steps free on the crew and the equipment ring
    assert sum(bool(re.match(r"│ free +[a-z]+ +free ", line)) for line in lines) == 3


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("shape", range(len(c.SHAPES)))
def test_every_shape_is_drawn_whole_however_it_is_turned(shape: int, turn: int) -> None:
    at = table_canals.spots(shape, turn)
    assert len(set(at)) == len(at)
    names = [c.space_name(shape, space, turn) for space in range(len(at))]
    middle = {"N": (4, 0), "E": (8, 2), "S": (4, 4), "W": (0, 2)}
    assert {name: at[names.index(name)] for name in middle} == middle
    walked: dict[tuple[int, int], set[frozenset[int]]] = {}
    for space, here in enumerate(at):
        for other in range(space):
            if int(c.LINKS[shape, space]) >> other & 1:
                path = table_canals.way(at[other], here)
                assert path[0] == at[other]
                assert path[-1] == here
                for (ax, ay), (bx, by) in pairwise(path):
                    assert abs(ax - bx) + abs(ay - by) == 1
                for point in path[1:-1]:
                    assert point not in at
                    walked.setdefault(point, set()).add(frozenset((space, other)))
    assert all(len(ways) == 1 for ways in walked.values())  # no two ways cross


@pytest.mark.parametrize(
    ("space", "astern", "arrow"),
    [("N", "opening", "▼"), ("C", "N", "▼"), ("C", "S", "▲"), ("C", "W", "►"), ("E", "C", "►"), ("W", "C", "◄")],
)
@pytest.mark.parametrize("turn", range(4))
def test_the_figure_points_where_it_sails(space: str, astern: str, arrow: str, turn: int) -> None:
    position = Table(2).canal(0, "C19", 0, 0, turn).canal(0, "C07", 1, 0).figure(0, "C19", space, astern).pos
    arrows = "▲►▼◄"
    expected = arrows[(arrows.index(arrow) + turn) % 4]
    text = drawn(position, 0)
    household = text[text.index("╭─ ●") :]
    household = household[: household.index("╰─")]
    assert [mark for mark in household if mark in arrows] == [expected]
    plain = drawn(position, 0, unicode=False)
    household = plain[plain.index("+- A ") :]
    assert household[: household.index("+--")].count("^>v<"[arrows.index(expected)]) >= 1


def test_a_map_shows_its_cells_and_how_they_join() -> None:
    position = Table(2).canal(0, "C19", 0, 0).canal(0, "C20", 1, 0).canal(0, "C21", 0, 1).pos
    marks = table.Drawer(position.view(0), 110, True, {}).marks
    player = position.view(0)["players"][0]
    lines = table_canals.Map(player, marks, "#ffffff", 100, True).text().plain.splitlines()
    assert lines[0].split() == ["0", "1"]
    assert re.search(r"^ 0 .───○───.──.───○───.$", lines[3].rstrip())
    assert lines[6].strip() == "│"
    assert re.search(r"^ 1 .───○───.", lines[9])
    wide = Table(2)
    for x, canal in enumerate(c.CANALS[:14]):
        wide.canal(0, canal, x, 0)
    player = wide.figure(0, "C14", "N", "opening").pos.view(0)["players"][0]
    cut = table_canals.Map(player, marks, "#ffffff", 100, True)
    assert cut.width <= 100
    assert cut.hidden == 14 - 9
    assert "▼" in cut.text().plain
    assert "beyond the edge" in drawn(wide.pos, 0)


def test_solo_shows_opponents_and_the_top_of_the_stack() -> None:
    position = wf.new("shipyard", 1, seed=2)
    text = drawn(position, 0, points=True)
    shown = position.view(0)["solo"]
    assert "Opponent 1" in text
    assert "Opponent 2" in text
    assert f"number {shown['number']}" in text
    assert f"{shown['left']} tiles in the stack" in text
    assert "Solo: about 60" in text


def test_hints_name_employees_turns_and_completed_ships() -> None:
    position = Table(2).money(0, 9).asks(0, "employee")
    hints = [position.hint(action) for action in position.legal()]
    assert any("Merchant" in hint or "Engineer" in hint or "Recruiter" in hint for hint in hints)
    position = Table(2).money(0, 9).canal_offer("C19").asks(0, "canal")
    position.play("rent C19")
    assert [position.hint(action) for action in position.legal()][1] == "E Blue Riband, S lifebuoy, W business official"
    position = Table(2).money(0, 9).yard(0, "BM.......").asks(0, "build")
    position.play("buy stern")
    position.play(position.legal()[0])
    hint = "completes a ship of 3 parts that can’t sail: you have no captain"
    assert position.hint(next(a for a in position.legal() if a.text == "on 3")) == hint


@pytest.mark.clause("SY-16.5", "SY-16.11")
def test_hints_say_why_a_complete_ship_cannot_sail() -> None:
    told = "your ship of 3 parts can’t sail and would be scrapped: "
    for reserve, reason in (({}, "you have no captain"), ({"captain": 1}, "it has nowhere to sail")):
        position = Table(2).money(0, 20).reserve(0, **reserve).yard(0, "BM.......").asks(0, "build")
        position.play("buy stern")
        position.play(position.legal()[0])
        position.play("on 3")
        ends = next(action for action in position.legal() if action.text in ("done", "end"))
        assert position.hint(ends) == told + reason


@pytest.mark.clause("SY-4.20")
@pytest.mark.parametrize(
    ("money", "answers", "then"),
    [
        (20, "crew; bonus build", "main"),
        (20, "crew; main; steps 1; bonus build", "end"),
        (20, "build; main", "bonus"),
        (6, "build; main", "bonus"),
        (5, "build; main", "end"),
        (20, "build; bonus crew; steps 1; main", "end"),
    ],
)
def test_the_end_of_the_building_says_what_follows_it(money: int, answers: str, then: str) -> None:
    """The action of the turn where a bonus action came first, a bonus action that can still be bought, or the end."""
    pos = wf.new("shipyard", 2, seed=5)
    pos.state.money[int(pos.actor or 0)] = money
    pos.play(answers)
    pos.play("buy stern S08 on 9")
    done = next(action for action in pos.legal() if action.text == "done")
    assert GAME.definition.hint is not None
    assert GAME.definition.hint(pos.state, done.code) == ("hint-done", {"then": then})


def test_what_cannot_be_had_says_why() -> None:
    why = GAME.definition.why
    position = wf.new("shipyard", 2, seed=1)
    s = position.state
    position.play(next(action for action in position.legal() if action.text.split()[0] == "employee"))
    seat = int(position.actor or 0)
    assert position.phase in ("act", "search")
    s.money[seat] = 0
    owned = t.EMPLOYEES.index("merchant_cloth_1")
    s.employees[seat] |= 1 << owned
    assert why(s, "hire merchant_cloth_1")[0] == "why-hired"
    assert why(s, "hire merchant_coal_2")[0] == "why-level"
    far = (int(s.marker[t.RING.hiring]) - 1) % t.HIRING_SPACES * t.PLACES_PER_SPACE
    name = next(
        t.EMPLOYEES[int(one)]
        for one in s.posts[far : far + t.PLACES_PER_SPACE]
        if not t.REQUIRES[int(one)] and int(one) != owned
    )
    key, told = why(s, f"hire {name}")
    assert key == "why-money"
    assert told["cost"] >= 6
    s.staff_left[t.EMPLOYEES.index(name)] = 0
    assert why(s, f"hire {name}")[0] == "why-gone"


def test_a_part_says_why_it_cannot_be_bought_before_its_column_is_asked_for() -> None:
    why = GAME.definition.why
    position = wf.new("shipyard", 2, seed=1)
    position.play(next(action for action in position.legal() if action.text.split()[0] == "build"))
    if position.phase == "act":
        position.play("main")
    s, seat = position.state, int(position.actor or 0)
    s.money[seat] = 1
    dear, cheap = t.PARTS[int(s.offer[0, 4])], t.PARTS[int(s.offer[0, 0])]
    assert why(s, dear.lower()) == ("why-money", {"cost": 2, "held": 1})
    assert why(s, cheap.lower()) == ("", {})
    gone = next(name for number, name in enumerate(t.PARTS) if number not in s.offer)
    assert why(s, gone.lower())[0] == "why-not-offered"
