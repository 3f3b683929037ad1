"""For tests of every kind."""

from __future__ import annotations

import pytest

from wharfinger.kernel import registry


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where compiled code is missing, as for components made up for a test, the rules run as plain Python."""
    monkeypatch.setattr(registry, "_ask", lambda game, path: None)
