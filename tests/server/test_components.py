"""Tables on corrected component files, and tables that were played on others."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import wharfinger as wf
from wharfinger.cli.main import main
from wharfinger.kernel import registry

from .conftest import Launch
from .player import Visitor
from .servers import Server


def corrected(folder: Path, game: str, file: str, *changes: tuple[str, str]) -> str:
    """A copy of a game's component files in which some words of one are others."""
    shutil.copytree(wf.game(game).definition.components.folder, folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return str(folder)


@pytest.fixture
def small(tmp_path: Path) -> str:
    """Crates with nine of them on the quay."""
    return corrected(tmp_path / "small", "tiny", "crates", ('"tiny"', '"small"'), ("value = 12", "value = 9"))


def cells(visitor: Visitor, game: str, **wanted: str) -> dict[str, Any]:
    """The cells of a component by name."""
    rows = visitor.get(f"components/{game}").json()["components"]
    row = next(row for row in rows if all(row[key] == value for key, value in wanted.items()))
    return {cell["name"]: (cell["value"], cell["provenance"]) for cell in row["cells"]}


def database(server: Server) -> str:
    return server.settings.database.removeprefix("sqlite:///")


def test_a_table_is_played_on_corrected_components_by_people_and_bots(launch: Launch, small: str) -> None:
    server = launch(components={"tiny": small})
    anna = server.visitor()
    assert cells(anna, "tiny", id="pile") == {"": (9, "rulebook")}
    table = anna.create("me", "greedy")["id"]
    with anna.sit(table, cookie=True) as seat:
        while seat.table["status"] != "finished":
            seat.until(lambda told: told["status"] == "finished" or (told["ask"] and told["ask"]["choices"]))
            if seat.table["status"] != "finished":
                seat.move()
        view = seat.table["view"]
        assert (view["pile"], sum(view["taken"])) == (0, 9)
    record = anna.get(f"tables/{table}/record").text
    assert "\ncomponents: " in record and " small\n" in record
    assert wf.Record.loads(record, components=small).replay().over
    with pytest.raises(wf.WrongVersion):
        wf.Record.loads(record)


def test_games_on_corrected_components_are_checked_on_them(
    launch: Launch, small: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.USED, "")  # what the command chooses is undone
    server = launch(components={"tiny": small})
    anna = server.visitor()
    with anna.sit(anna.create("me", "hotseat")["id"], cookie=True) as seat:
        seat.until_version(0)
        assert seat.move()["type"] == "done"
    file = tmp_path / "wharfinger.toml"
    file.write_text(f'database = "{server.settings.database}"\n')
    assert main(["check", "--config", str(file)]) == 1
    file.write_text(f'{file.read_text()}[components]\ntiny = "{small}"\n')
    assert main(["check", "--config", str(file)]) == 0


def test_a_table_on_other_components_is_refused_not_misread(launch: Launch, small: str) -> None:
    server = launch()
    anna = server.visitor()
    table = anna.create("me", "hotseat")["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
        seat.move()
        told = seat.table["view"]
    server.kill()
    server.start(components={"tiny": small})
    with anna.sit(table, cookie=True) as seat:
        assert (seat.table["status"], seat.table["view"]) == ("stuck", None)
        reason = seat.table["notices"][-1]["args"]["reason"]
        own = wf.game("tiny").definition.components.mark
        assert (reason["id"], reason["args"]["made"]) == ("stuck-components", own)
        assert reason["args"]["now"].endswith(" small")
    assert json.loads(anna.get(f"tables/{table}/record").text)["header"]["components"] == own
    server.kill()
    server.start(components={})
    with anna.sit(table, cookie=True) as seat:
        assert (seat.table["status"], seat.table["view"]) == ("running", told)


def test_a_table_of_other_rules_is_refused_not_misread(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    table = anna.create("me", "hotseat")["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
    server.kill()
    with sqlite3.connect(database(server)) as db:
        version = wf.game("tiny").definition.version
        changed = db.execute(f"""UPDATE tables SET header = replace(header, '"rules":"{version}"', '"rules":"0"')""")
        assert changed.rowcount == 1
    server.start()
    with anna.sit(table, cookie=True) as seat:
        assert seat.table["status"] == "stuck"
        expected = {"id": "stuck-rules", "args": {"made": "0", "now": version}}
        assert seat.table["notices"][-1]["args"]["reason"] == expected


def test_values_an_owner_has_found_right_lose_their_mark(launch: Launch, tmp_path: Path) -> None:
    """Only where the values come from is different: tables go on, and the lists say so."""
    folder = corrected(tmp_path / "mine", "hamburgum", "donations", ('"reconstructed"', '"printed"'))
    server = launch()
    anna = server.visitor()
    assert cells(anna, "hamburgum", id="petri_building")["building_type"] == ("cloth_maker", "reconstructed")
    table = anna.create("me", "hotseat", game="hamburgum")["id"]
    with anna.sit(table, cookie=True) as seat:
        seat.until_version(0)
    server.kill()
    server.start(components={"hamburgum": folder})
    assert cells(anna, "hamburgum", id="petri_building")["building_type"] == ("cloth_maker", "printed")
    assert cells(anna, "hamburgum", id="M1")["type"] == ("cloth_maker", "reconstructed")
    with anna.sit(table, cookie=True) as seat:
        assert seat.table["status"] == "running"
        assert seat.move()["type"] == "done"


def test_no_guided_game_on_other_values(launch: Launch, tmp_path: Path) -> None:
    folder = corrected(tmp_path / "mine", "hamburgum", "tables", ("value = 30\n", "value = 40\n"))
    server = launch(components={"hamburgum": folder})
    answer = server.visitor().post("lessons/hamburgum")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "refused-no-lesson")


def test_lists_of_no_game(anna: Visitor) -> None:
    assert anna.get("components/chess").json()["error"]["id"] == "refused-no-game"
    shown = anna.get("components/hamburgum").json()["components"]
    assert shown == anna.get("rules/hamburgum").json()["components"]
