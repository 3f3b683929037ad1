"""Every id that code uses has a text, in every mode of the game; and no text is left that nothing uses."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.cli import common
from wharfinger.games.hamburgum import data as t
from wharfinger.games.hamburgum.ui import terminal as table
from wharfinger.games.hamburgum.ui import terminal_short as table_short
from wharfinger.kernel.texts import catalogue

GAME = wf.game("hamburgum")
FOLDER = GAME.definition.texts
assert FOLDER is not None
TEXTS = catalogue(FOLDER)
CODE = Path(common.__file__).parent


def known(key: str) -> bool:
    return TEXTS.has(key.replace("_", "-"))


def test_names() -> None:
    named = {"space": t.SPACES, "good": t.GOODS, "church": t.CHURCHES, "kind": t.KINDS, "type": t.TYPES}
    for kind, ids in {**named, "official": t.OFFICIALS}.items():
        for name in ids:
            assert known(f"name-{kind}-{name}"), name
    for church in t.CHURCHES:
        assert known(f"short-church-{church}")
    for kind in t.TYPES:
        assert known(f"short-type-{kind}")
        assert len(TEXTS(f"short-type-{kind}")) == 2
    for official in t.OFFICIALS:
        assert known(f"official-{official.rstrip('_1234567')}")


def test_decisions_events_and_options() -> None:
    for decision in GAME.definition.decisions:
        assert known(f"decision-{decision.name}")
        assert known(f"help-{decision.name}")
        assert re.search(r"\(HB-\d", TEXTS(f"help-{decision.name}"))
    for option in GAME.definition.options:
        assert known(f"option-{option.name}")
        for value in option.values:
            assert known(f"value-{option.name}-{value}")


@pytest.mark.parametrize("mode", GAME.definition.modes)
@pytest.mark.parametrize("players", [2, 5])
def test_every_hint_and_event_of_played_games_has_a_text(mode: dict[str, object], players: int) -> None:
    rng = random.Random(players)
    hint = GAME.definition.hint
    assert hint is not None
    position = wf.new("hamburgum", players, seed=players, **{"turn_limit": 60, **mode})
    while not position.over:
        actions = position.legal()
        for action in actions:
            key, _ = hint(position.state, action.code)
            assert key == "" or known(key), key
            position.hint(action)  # its arguments are all there
        assert position.prompt.endswith(("?", "."))
        position.play(rng.choice(actions))


@pytest.mark.parametrize("mode", GAME.definition.modes)
def test_the_table_is_drawn_in_every_mode(mode: dict[str, object]) -> None:
    from rich.console import Console

    for players in (2, 3, 4, 5):
        rng = random.Random(players)
        position = wf.new("hamburgum", players, seed=players, **mode)
        for _ in range(300):
            if not position.over:
                position.play(rng.choice(position.legal_codes()))
        for width, unicode in ((80, True), (100, True), (100, False), (140, True)):
            console = Console(width=width, record=True, file=open("/dev/null", "w"), color_system="truecolor")  # noqa: SIM115
            console.print(table.draw(position.view(), width, unicode, position.options))
            console.print(table.scores(position.view(), position.places(), unicode))
            text = console.export_text()
            assert max(map(len, text.splitlines())) <= width
            for name in position.names:
                assert name in text
            for place in (*t.SITES, "Michaelis", "Nikolai", "Petri", "Dom", "Catharinen", "Jacobi"):
                assert place in text, place
            if width == 100 and unicode:
                assert len(text.splitlines()) <= 60
            if not unicode:
                drawn = text.replace("·", "").replace("\u00a0", " ")
                assert not re.search(r"[\u2800-\u28ff●■▲◆★]", drawn)


def test_every_text_of_the_command_line_is_used_and_known() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in CODE.glob("*.py"))
    keys = re.findall(r"^([a-z][a-z-]*) =", (CODE / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(set(keys)) == len(keys)
    for key in keys:
        stems = (key[: found.start()] for found in re.finditer("-", key))
        assert f'"{key}"' in source or any(f'f"{stem}-{{' in source for stem in stems), key
    for key in re.findall(r'say\("([a-z-]+)"', source):
        assert key in keys, key


def test_every_text_of_the_game_is_used() -> None:
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", (FOLDER / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(set(keys)) == len(keys)
    source = "".join(Path(module.__file__).read_text(encoding="utf-8") for module in (table, table_short))
    for key in keys:
        if key.startswith("label-"):
            assert f'"{key}"' in source or f"'{key}'" in source, key


@pytest.mark.parametrize("game", ["hamburgum", "le_havre", "shipyard"])
def test_a_player_called_you_is_spoken_of_in_whole_sentences(game: str) -> None:
    """The only person at a terminal is called You: no message about the one who decides may say "You has"."""
    text = (Path(wf.__file__).parent / "games" / game / "texts" / "en.ftl").read_text(encoding="utf-8")
    wrong = re.findall(r"\{ \$player \}(?:['’]s| (?:has|is|does|owns|needs|was)\b)|\bof \{ \$player \}", text)
    assert not wrong
