"""A real server and a real browser for the tests: both started here, both short-lived."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NO_AXE = "The accessibility tests need axe-core: run npm ci in the folder web."
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_BROWSER = "The browser tests need Chromium on the PATH: install the package chromium (Debian: apt install chromium)."
NO_CLIENT = "The browser tests need the built client: run npm ci and npm run build in the folder web."
PATIENCE = 600.0
"""Seconds until a server that does not start is given up: a busy machine may take its time."""
LONG = 180_000
"""Milliseconds until a page that does not come to what is waited for is given up."""


def browser_path() -> str | None:
    """The Chromium that is installed."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`wharfinger serve` on a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, compiled: bool = True) -> Server:
        """Start it and wait until it answers and, unless that does not matter, runs compiled code."""
        command = [sys.executable, "-m", "wharfinger.cli.main", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'tables.sqlite'}"]
        # All tests come from one address, so nothing is limited by address.
        given = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "WHARFINGER_RATE": "0"}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=given, cwd=ROOT)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/progress", timeout=5) as answer:
                    if not compiled or not json.load(answer)["games"]:
                        return self
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    break
            time.sleep(0.1)
        raise RuntimeError(f"The server did not start:\n{(self.folder / 'server.log').read_text()}")

    def stop(self) -> None:
        """Stop it, as a person would."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None
