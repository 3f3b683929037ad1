"""Running the command: in this process with a scripted keyboard, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from wharfinger.cli.main import main

ROOT = Path(__file__).parents[2]


@dataclass
class Said:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch, self.capsys, self.folder = monkeypatch, capsys, folder
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        monkeypatch.setenv("NO_COLOR", "1")
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("WHARFINGER_LANGUAGE", "en")
        monkeypatch.delenv("FORCE_COLOR", raising=False)

    def __call__(self, *words: object, keys: str = "") -> Said:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        self.capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as left:
            code = int(left.code or 0)
        said = self.capsys.readouterr()
        return Said(code, said.out, said.err)


def started(
    *words: object, folder: Path, module: str = "wharfinger.cli.main", **environment: str
) -> subprocess.Popen[str]:
    """The command as a process of its own, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", module, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8", **environment},
    )
