"""Load on the server: many tables, watchers at each, moves at a steady pace; the time until everybody was told.

PYTHONPATH=src python benchmarks/server.py [--tables 200] [--watchers 4] [--rate 200] [--seconds 15]

The same load runs in turns on SQLite in a file, on SQLite in memory-backed files (no disk) and, with --postgres URL (of
an empty database), on PostgreSQL; they are printed side by side, because a machine's noise is common to them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'"version":(\d+)')
CODE = re.compile(r'"code":(\d+)')
ACTOR = re.compile(r'"ask":\{"seat":(\d+)')


def started(database: str, port: int) -> subprocess.Popen[bytes]:
    """A server on its own database, without rate limits."""
    words = ["serve", "--port", str(port), "--database", database, "--no-open"]
    process = subprocess.Popen(
        [sys.executable, "-m", "wharfinger.cli.main", *words],
        cwd=ROOT,
        env={**os.environ, "WHARFINGER_RATE": "0"},
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/me")
            return process
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


class Table:
    """A table with one connection that plays all seats and some that watch."""

    def __init__(self) -> None:
        self.version = 0
        self.sent = 0.0
        self.left = 0
        self.done = asyncio.Event()
        self.times: list[float] = []
        self.text = ""
        self.sockets: list[ClientConnection] = []

    async def open(self, http: httpx.AsyncClient, address: str, game: str, watchers: int) -> None:
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        made = (await http.post("/api/tables", json={"game": game, "seats": seats, "public": False})).json()
        keys = [entry["key"] for entry in made["keys"]]
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['id']}/live"
        for number in range(watchers + 1):
            socket = await connect(url, origin=address, compression=None, max_queue=None)  # type: ignore[arg-type]
            await socket.send(json.dumps({"type": "hello", "keys": keys if number == 0 else []}))
            self.sockets.append(socket)
            first = asyncio.Event()
            asyncio.create_task(self.listen(socket, number == 0, first))  # noqa: RUF006
            await first.wait()

    async def listen(self, socket: ClientConnection, player: bool, first: asyncio.Event) -> None:
        async for text in socket:
            assert isinstance(text, str)
            if not text.startswith('{"type":"table"'):
                continue
            now = time.perf_counter()
            found = VERSION.search(text)
            if found is None or '"view":null' in text[:4000]:
                continue
            first.set()
            if player:
                self.text = text
            if int(found[1]) == self.version and self.left:
                self.left -= 1
                if not self.left:
                    self.times.append(now - self.sent)
                    self.done.set()

    async def move(self, identifier: int) -> None:
        """Play something and wait until everybody was told."""
        actor = ACTOR.search(self.text)
        codes = CODE.findall(self.text)
        if actor is None or not codes:
            return
        code = int(random.choice(codes))
        message = {"type": "move", "id": identifier, "seat": int(actor[1]), "version": self.version, "code": code}
        self.version += 1
        self.left = len(self.sockets)
        self.done.clear()
        self.sent = time.perf_counter()
        await self.sockets[0].send(json.dumps(message))
        await self.done.wait()


async def load(address: str, args: argparse.Namespace) -> dict[str, float]:
    """The whole load on one server."""
    tables = [Table() for _ in range(args.tables)]
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60) as http:
        for table in tables:
            await table.open(http, address, args.game, args.watchers)
    loop = asyncio.get_running_loop()
    began = loop.time()
    running: set[asyncio.Task[None]] = set()
    busy = 0
    for number in range(int(args.rate * args.seconds)):
        await asyncio.sleep(max(0.0, began + number / args.rate - loop.time()))
        table = tables[number % len(tables)]
        if table.left:
            busy += 1  # still telling of the last move: the load is more than the server bears
            continue
        task = asyncio.create_task(table.move(number))
        running.add(task)
        task.add_done_callback(running.discard)
    if running:
        await asyncio.wait(running, timeout=30)
    took = loop.time() - began
    times = sorted(value * 1000 for table in tables for value in table.times)
    for table in tables:
        for socket in table.sockets:
            asyncio.create_task(socket.close())  # noqa: RUF006
    count = len(times)
    return {
        "moves/s": count / took,
        "p50 ms": times[count // 2],
        "p99 ms": times[int(count * 0.99)],
        "max ms": times[-1],
        "late": busy,
    }


def main() -> None:
    """Run everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="hamburgum")
    parser.add_argument("--postgres", metavar="URL")
    args = parser.parse_args()
    disk = Path(tempfile.mkdtemp(prefix="wharfinger-"))
    memory = Path(tempfile.mkdtemp(prefix="wharfinger-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    stores = {"SQLite on disk": f"sqlite:///{disk}/t.sqlite", "no disk": f"sqlite:///{memory}/t.sqlite"}
    if args.postgres:
        stores["PostgreSQL"] = args.postgres
    load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    results: dict[str, dict[str, float]] = {}
    try:
        for number, (name, database) in enumerate(stores.items()):
            port = random.randint(20_000, 50_000) + number
            process = started(database, port)
            try:
                results[name] = asyncio.run(load(f"http://127.0.0.1:{port}", args))
            finally:
                process.terminate()
                process.wait()
    finally:
        shutil.rmtree(disk, ignore_errors=True)
        shutil.rmtree(memory, ignore_errors=True)
    print(
        f"{args.tables} tables of {args.game}, {args.watchers} watchers each, {args.rate:g} moves/s wanted; "
        f"{os.cpu_count()} cores, load before {load_before:.1f}"
    )
    print(f"{'':16}" + "".join(f"{key:>10}" for key in next(iter(results.values()))))
    for name, row in results.items():
        print(f"{name:16}" + "".join(f"{value:10.1f}" for value in row.values()))
    base: dict[str, Any] = results["no disk"]
    for name, row in results.items():
        if row is not base:
            print(f"{name} against no disk: p50 {row['p50 ms'] / base['p50 ms']:.2f}x, ", end="")
            print(f"p99 {row['p99 ms'] / base['p99 ms']:.2f}x")


if __name__ == "__main__":
    main()
