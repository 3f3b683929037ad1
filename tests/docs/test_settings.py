"""The documentation lists the settings that there are, and the files that there are."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
import yaml

from wharfinger.server import metrics
from wharfinger.server.http.health import Reason

ROOT = Path(__file__).parents[2]
HOST, OPERATE = (ROOT / "docs" / name for name in ("host.md", "operate.md"))


def test_the_settings_are_those_of_the_server() -> None:
    tables = runpy.run_path(str(ROOT / "scripts" / "settings.py"))["tables"]()
    assert tables in HOST.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["prometheus.yml", "alerts.yml"])
def test_files_are_shown_as_they_are(name: str) -> None:
    wanted = yaml.safe_load((ROOT / "deploy" / name).read_text())
    blocks = re.findall(r"```yaml\n(.*?)```", OPERATE.read_text(encoding="utf-8"), re.DOTALL)
    assert wanted in [yaml.safe_load(block) for block in blocks]


def test_every_metric_is_explained() -> None:
    families = set(re.findall(r"^# TYPE (wharfinger_\w+)", metrics.exposition().decode(), re.MULTILINE))
    families = {name for name in families if not name.endswith("_created")}
    assert set(re.findall(r"`(wharfinger_\w+)`", OPERATE.read_text(encoding="utf-8"))) == families


def test_every_reason_is_explained() -> None:
    text = OPERATE.read_text(encoding="utf-8")
    assert all(f"| `{reason}` |" in text for reason in Reason.__args__)


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"\bdeploy/[\w.-]*\w", OPERATE.read_text(encoding="utf-8")))
    assert {name for name in named if not (ROOT / name).is_file()} == {"deploy/.env"}
