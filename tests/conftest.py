"""For tests of every kind."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from wharfinger.kernel import registry

os.environ.setdefault("WHARFINGER_ENGINES", "0")  # servers build nothing beside the tests


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that take minutes come first, so that no worker is left with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("minutes") is None)


@pytest.fixture
def hearing_ctrl_c() -> Iterator[None]:
    """What a shell runs in the background does not hear Ctrl-C, and neither would what this starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def waiting_for_compilers() -> Iterator[None]:
    """Whatever ran in this process before, a test waits for compiled code unless it says otherwise."""
    registry._ask = None
    yield
    registry._ask = None


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where compiled code is missing, as for components made up for a test, the rules run as plain Python."""
    monkeypatch.setattr(registry, "_ask", lambda game, path: None)
