"""Servers of tests: started on ports of their own, killed, started again."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from wharfinger.server.config import Settings

from .player import SECONDS, Visitor

ROOT = Path(__file__).parents[2]
QUIET: dict[str, Any] = {"rate": 0.0, "engines": False, "log": "debug"}
"""Nothing is limited, nothing is built beside the tests, and everything is written down."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Zygote:
    """Forks servers; see `zygote`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "WHARFINGER_GAMES": "tiny=tests.tiny"},
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def fork(self, settings: Settings, log: Path, environment: dict[str, str], awake: bool) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        order = {
            "settings": msgspec.to_builtins(settings),
            "log": str(log),
            "environment": environment,
            "awake": awake,
        }
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def stop(self) -> None:
        self.process.stdin.close()  # type: ignore[union-attr]
        self.process.wait()


class Server:
    """One server, which may die and come back on the same database."""

    def __init__(
        self,
        zygote: Zygote,
        database: str,
        folder: Path,
        environment: dict[str, str] | None = None,
        awake: bool = False,
        **settings: Any,
    ) -> None:
        """`awake`: thinkers are started with it; otherwise when they are first needed, which most tests never do."""
        self.zygote, self.folder, self.awake = zygote, folder, awake
        self.settings = Settings(port=free_port(), database=database, **{**QUIET, **settings})
        self.environment = environment or {}
        self.log = folder / f"server-{self.settings.port}.log"
        self.pid = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self, **changed: Any) -> None:
        """Start, and wait until it listens, which it does when it can answer."""
        self.settings = msgspec.structs.replace(self.settings, **changed)
        self.pid = self.zygote.fork(self.settings, self.log, self.environment, self.awake)
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.settings.port), SECONDS).close()
                return
            assert self.alive, self.log.read_text()
            time.sleep(0.01)
        raise AssertionError(self.log.read_text())

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it, at once and without mercy unless told otherwise."""
        if not self.pid:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        deadline = time.monotonic() + SECONDS
        while self.alive and time.monotonic() < deadline:
            time.sleep(0.005)
        assert not self.alive, "it does not end"
        self.pid = 0

    def visitor(self) -> Visitor:
        return Visitor(self.address)


def eventually(wanted: Callable[[], Any], what: str) -> Any:
    """Ask again and again until the answer is one; it is given."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        if answer := wanted():
            return answer
        time.sleep(0.05)
    raise AssertionError(what)


def apart(call: Callable[[], Any]) -> Any:
    """Run something in a thread of its own: a browser test in the same process leaves an event loop running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(call).result()
