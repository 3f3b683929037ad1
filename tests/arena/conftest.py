"""The terminal of the command-line tests."""

from __future__ import annotations

from tests.cli.conftest import terminal

__all__ = ["terminal"]
