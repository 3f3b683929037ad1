"""Where things are kept on this machine if nobody says otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where games are kept."""
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "wharfinger"


def cache_folder() -> Path:
    """Where compiled code is kept: `WHARFINGER_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("WHARFINGER_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "wharfinger"
