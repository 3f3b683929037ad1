"""A process with everything imported, which forks a server in a moment: importing takes seconds, and tests need many.

It reads one JSON object a line (`settings`, `environment`, `log`, `awake`) and answers with the process id.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import signal
import sys
from functools import partial

import alembic.command
import alembic.config
import alembic.runtime.migration  # noqa: F401
import msgspec
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
from argon2 import PasswordHasher

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger.server.app
import wharfinger.server.store.postgres
import wharfinger.server.store.sqlite  # noqa: F401
from wharfinger.kernel import registry
from wharfinger.server import passwords
from wharfinger.server.config import Settings
from wharfinger.server.notices.outbound import Door, Line
from wharfinger.server.run import serve
from wharfinger.server.tables.games import page_data, warm
from wharfinger.server.tables.hub import Hub

OUTSIDE = "WHARFINGER_TEST_OUTSIDE"
"""A port of this machine that stands for the whole internet."""
QUICK = (1, 8, 1)
"""Rounds, KiB and threads of a hash that takes no time."""
DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG."""


def lead_outside_to(port: int) -> None:
    """Every name is public except those that begin with `inside`, and every line ends at a port of this machine."""

    async def look_up(door: Door, host: str) -> list[str]:
        return ["127.0.0.1" if host.startswith("inside") else "93.184.216.34"]

    async def connect(door: Door, address: str, host: str) -> Line:
        return await asyncio.open_connection("127.0.0.1", port)

    Door.look_up, Door.connect = look_up, connect  # type: ignore[method-assign]


def make_cheap(awake: bool) -> None:
    """What costs a server time and tests do not look at: strong hashes, and thinkers before anybody needs them."""

    async def sleep_on(hub: Hub) -> None:
        pass

    passwords.PasswordHasher = partial(PasswordHasher, *QUICK)  # type: ignore[misc, assignment]
    if not awake:
        Hub._wake = sleep_on  # type: ignore[method-assign]


def child(order: dict[str, object]) -> None:
    """Become a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)  # tests that were killed leave no servers behind
    os.environ.update(order["environment"])  # type: ignore[arg-type]
    lead_outside_to(int(os.environ.get(OUTSIDE, "9")))  # nobody listens there unless a test does
    make_cheap(bool(order["awake"]))
    log = os.open(str(order["log"]), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    code = 1
    try:
        serve(msgspec.convert(order["settings"], Settings), False, lambda: None)
        code = 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended servers need nobody to bury them
    for game in registry.names():
        warm(game)
    page_data()
    print("ready", flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            child(order)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
