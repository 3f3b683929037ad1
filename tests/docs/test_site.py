"""The documentation builds without a warning, and the bots that it shows play."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_COLUMNS = 120


def test_the_site_builds(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stderr
    for page in ("index.html", "reference/position/index.html", "contributing/index.html"):
        assert (tmp_path / "site" / page).is_file()


@pytest.mark.parametrize("bot", ["first_bot.py", "simple_bot.mjs"])
def test_the_shown_bots_play(bot: str) -> None:
    code = (ROOT / "examples" / bot).read_text(encoding="utf-8")
    assert code in (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    runner = sys.executable if bot.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("Node is not on the PATH")
    command = shlex.join([runner, str(ROOT / "examples" / bot)])
    said = subprocess.run(
        [sys.executable, "-m", "wharfinger", "protocol", "--check", command],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.parametrize(
    "page",
    sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")} - {ROOT / "docs" / "wire.md"}),
    ids=lambda page: page.name,
)
def test_lines_can_be_edited(page: Path) -> None:
    """Long lines are for tables and for messages that are one line."""
    lines = page.read_text(encoding="utf-8").splitlines()
    long = [n for n, line in enumerate(lines, 1) if len(line) > MOST_COLUMNS and not line.startswith(("|", "> ", "< "))]
    assert long == []
