"""Backups: taken while games are played, restored elsewhere, and nothing is lost when something goes wrong."""

from __future__ import annotations

import io
import json
import os
import sqlite3
import tarfile
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from wharfinger.cli.main import main
from wharfinger.kernel.errors import BadOption
from wharfinger.server import checking
from wharfinger.server.store import backup
from wharfinger.server.store.migrate import migrate
from wharfinger.server.store.offline import Database, opened

from .conftest import Databases, Launch
from .player import Seat, Visitor
from .servers import Server, apart, eventually
from .test_crash import Table

GAMES = 20
STORES = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture(autouse=True)
def tools(postgres_programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{postgres_programs}{os.pathsep}{os.environ['PATH']}")


def asked(url: str, what: str) -> list[Any]:
    database = Database(url)
    try:
        with database.reading() as db:
            return [tuple(row) for row in db.execute(text(what))]
    finally:
        database.close()


def counted(url: str) -> dict[str, int]:
    return dict(asked(url, "SELECT table_id, count(*) FROM events GROUP BY table_id"))


class Player:
    """Plays one table after the other, so that games are under way all the time."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.stopping, self.moves = visitor, False, 0
        self.table = Table(visitor)
        self.thread = threading.Thread(target=self.play)
        self.thread.start()

    def play(self) -> None:
        while not self.stopping:
            with Seat(self.visitor.address, self.table.id, self.table.keys) as seat:
                seat.until_version(0)
                while seat.table["status"] == "running" and not self.stopping:
                    seen = seat.table["version"]
                    assert seat.move(self.table.dice.choice(seat.table["ask"]["choices"])["code"])["type"] == "done"
                    self.moves += 1
                    seat.until_version(seen + 1)
            if not self.stopping:
                self.table = Table(self.visitor)


@STORES
def test_every_game_goes_on(launch: Launch, databases: Databases, kind: str, tmp_path: Path) -> None:
    server = launch(kind)
    visitor = server.visitor()
    visitor.made("account", {"name": "Anna", "password": "seven quiet quays"})
    players = [Player(visitor) for _ in range(GAMES)]
    file, target = tmp_path / "wharfinger.backup", databases(kind)
    try:
        eventually(lambda: all(player.moves for player in players), "not everybody plays")
        before = sum(player.moves for player in players)
        assert main(["backup", str(file), "--database", server.settings.database]) == 0
        eventually(lambda: sum(player.moves for player in players) > before, "the backup stopped the games")
    finally:
        for player in players:
            player.stopping = True
        for player in players:
            player.thread.join()
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), "--database", target]) == 0
    there = counted(target)
    now = counted(server.settings.database)
    assert len(there) >= GAMES and all(count <= now[table] for table, count in there.items())
    with opened(target) as database:
        assert list(checking.check(database, checking.all_tables(database), lambda done, total: None)) == []
    other = launch(database=target)
    anna = Visitor(other.address)
    assert anna.made("login", {"name": "Anna", "password": "seven quiet quays"})["account"] == "Anna"
    running = [table["id"] for table in anna.get("tables?scope=mine").json()["tables"] if table["status"] == "running"]
    assert running and sorted(running) == sorted(
        id for (id,) in asked(target, "SELECT id FROM tables WHERE status = 'running'")
    )
    for table in running:
        with anna.sit(table, cookie=True) as seat:
            seat.until_version(0)
            version = seat.table["version"]
            assert seat.move()["type"] == "done"
            seat.until_version(version + 1)
    assert counted(server.settings.database) == now  # the first knows nothing of the second
    assert "Traceback" not in server.log.read_text() + other.log.read_text()


@pytest.fixture
def filled(databases: Databases, launch: Launch) -> dict[str, str]:
    """A database of each kind with a table, which no server uses."""
    made = {}
    for kind in ("sqlite", "postgres"):
        server: Server = launch(kind)
        server.visitor().create("me", "open", title=f"In {kind}")
        server.kill()
        made[kind] = server.settings.database
    return made


def titles(url: str) -> list[str]:
    return [json.loads(header)["title"] for (header,) in asked(url, "SELECT header FROM tables")]


def test_restoring(filled: dict[str, str], databases: Databases, launch: Launch, tmp_path: Path) -> None:
    for kind, url in filled.items():
        file, target = tmp_path / f"{kind}.backup", databases(kind)
        backup.back_up(url, file)
        with pytest.raises(BadOption, match="already exists"):
            backup.back_up(url, file)
        backup.back_up(url, file, replace=True)
        apart(lambda target=target: migrate(target))
        backup.restore(file, target)  # tables without rows are not in the way
        with pytest.raises(BadOption, match="isn’t empty"):
            backup.restore(file, target)
        server = launch(database=target)
        server.visitor().create("me", "open", title="Later")
        with pytest.raises(BadOption, match="in use"):
            backup.restore(file, target, replace=True)
        assert len(titles(target)) == 2
        server.kill()
        with pytest.raises(BadOption, match=f"a backup of {'SQLite' if kind == 'sqlite' else 'PostgreSQL'}"):
            backup.restore(file, filled["postgres" if kind == "sqlite" else "sqlite"], replace=True)
        backup.restore(file, target, replace=True)
        assert titles(target) == [f"In {kind}"]
        server.start()
        assert len(server.visitor().get("tables").json()["tables"]) == 1
        server.kill()
    assert not list(tmp_path.rglob(".wharfinger-*"))


def changed(file: Path, made: Path, **manifest: Any) -> Path:
    """A backup with another manifest."""
    with tarfile.open(file) as old, tarfile.open(made, "w") as new:
        for entry in old.getmembers():
            held = old.extractfile(entry)
            assert held is not None
            data = held.read()
            if entry.name == backup.MANIFEST:
                data = json.dumps({**json.loads(data), **manifest}).encode()
                entry.size = len(data)
            new.addfile(entry, io.BytesIO(data))
    return made


def test_a_bad_backup_changes_nothing(filled: dict[str, str], tmp_path: Path) -> None:
    other = tmp_path / "other"
    for kind, url in filled.items():
        file = tmp_path / f"{kind}.backup"
        backup.back_up(url, file)
        whole = file.read_bytes()
        with tarfile.open(file) as archive:
            last = archive.getmembers()[-1]
            middle = last.offset_data + last.size // 2
            held = archive.extractfile(backup.MANIFEST)
            assert held is not None
            rows = json.loads(held.read())["rows"]
        bad: dict[str, tuple[Path, str]] = {"none": (tmp_path / "none", "can’t be read")}
        other.write_bytes(whole[:middle])
        bad["short"] = (other, "damaged")
        flipped = tmp_path / "flipped"
        flipped.write_bytes(whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :])
        bad["flipped"] = (flipped, "damaged")
        text_ = tmp_path / "text"
        text_.write_text("hello")
        bad["text"] = (text_, "damaged")
        bad["newer"] = (changed(file, tmp_path / "newer", schema="9999"), "newer version")
        bad["format"] = (changed(file, tmp_path / "format", format="wharfinger backup 2"), "format")
        fewer = changed(file, tmp_path / "fewer", rows={**rows, "tables": 7})  # found out after the rows were written
        bad["fewer"] = (fewer, "damaged" if kind == "sqlite" else "tables is not whole")
        for path, said in bad.values():
            with pytest.raises(BadOption, match=said):
                backup.restore(path, url, replace=True)
            assert titles(url) == [f"In {kind}"]


def test_without_the_programs(filled: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadOption, match="needs PostgreSQL’s program pg_dump"):
        backup.back_up(filled["postgres"], tmp_path / "backup")
    assert not list(tmp_path.glob("*backup*"))
    old = tmp_path / "pg_dump"
    old.write_text("#!/bin/sh\necho 'pg_dump: error: aborting because of server version mismatch' >&2\nexit 1\n")
    old.chmod(0o755)
    with pytest.raises(BadOption, match=r"pg_dump failed, so nothing was changed: .*version mismatch"):
        backup.back_up(filled["postgres"], tmp_path / "backup")
    assert not list(tmp_path.glob("*backup*"))


def test_nothing_to_back_up(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "empty.sqlite").close()
    for name, said in (("empty", "empty"), ("none", "There is no database")):
        with pytest.raises(BadOption, match=said):
            backup.back_up(f"sqlite:///{tmp_path / name}.sqlite", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
