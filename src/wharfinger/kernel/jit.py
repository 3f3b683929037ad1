"""One source, two ways to run it: compiled by Numba, or as ordinary Python.

`WHARFINGER_JIT=0`, or a machine without Numba, selects plain Python; `WHARFINGER_JIT=check` compiles every index with a
check of its bounds, so that a rule that leaves its array raises IndexError. Rule functions are marked `@rule`; the few
functions that Python calls are marked `@entry`. Only entries are cached on disk: each holds all the rules it calls.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .errors import BadOption

numba: Any
try:
    import numba
except ImportError:
    numba = None

MODES = ("0", "1", "check")
"""Plain Python, compiled, compiled with bounds checks."""
_mode = os.environ.get("WHARFINGER_JIT") or "1"
JIT: bool = numba is not None and _mode != "0"
CHECKED: bool = JIT and _mode == "check"


def check_mode() -> None:
    """Refuse a mode that there is not, or not on this machine."""
    if _mode not in MODES:
        raise BadOption(f"WHARFINGER_JIT must be 0 (plain Python), 1 (compiled) or check, not {_mode!r}.")
    if _mode == "check" and numba is None:
        raise BadOption("WHARFINGER_JIT=check needs Numba, which is not installed.")


if JIT:
    from numba.core import types as _types
    from numba.core.registry import CPUDispatcher

    types: Any = _types

    class _Rule(CPUDispatcher):
        """A function that entries call compiled, in one version for all integers, and that Python calls as it is.

        Numba would compile a version for every constant (`push(s, D_MOVE, ...)`) and for every mix of 32 and 64 bits;
        here every integer argument is widened to 64 bits by the caller, so each rule is compiled once. A view or a
        notation that asks a rule runs it as plain Python: nothing is compiled outside the entries.
        """

        def __call__(self, *args: Any) -> Any:
            return self.py_func(*args)

        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(map(_widened, args)), {k: _widened(v) for k, v in kws.items()})

    def _widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind


# Rules never allocate, so counting references to the arrays they are handed (Numba's `_nrt`) would be wasted time.
_OPTIONS = {"error_model": "numpy", "_nrt": False, "boundscheck": CHECKED}


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the rules: compiled into whatever entry calls it."""
    return _Rule(function, {}, {"nopython": True, **_OPTIONS}) if JIT else function


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that Python calls: compiled, cached on disk, and free of the interpreter lock."""
    if not JIT:
        return function
    compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True, **_OPTIONS)(function)
    return compiled


# -- positions as Python sees them ---------------------------------------------------------------------------------


@cache
def _named_class(dtype: np.dtype[Any]) -> type:
    """A class with the record's fields as attributes: arrays are views, plain numbers are read and written through.

    NumPy's own record objects do the same, many times slower.
    """

    def number(name: str) -> property:
        slot = f"_{name}"
        return property(
            lambda self: getattr(self, slot).item(),
            lambda self, value: getattr(self, slot).__setitem__((), value),
        )

    def create(self: Any, row: np.ndarray[Any, Any]) -> None:
        for name, slot in slots.items():
            setattr(self, slot, row[name][0, ...])

    def get(self: Any, name: str) -> Any:
        return getattr(self, name)

    def put(self: Any, name: str, value: Any) -> None:
        getattr(self, slots[name])[...] = value

    assert dtype.names is not None
    numbers = [name for name in dtype.names if not dtype[name].shape]
    slots = {name: f"_{name}" if name in numbers else name for name in dtype.names}
    members: dict[str, Any] = {"__slots__": tuple(slots.values()), "__init__": create}
    members |= {"__getitem__": get, "__setitem__": put}
    members |= {name: number(name) for name in numbers}
    return type("Named", (), members)


def named(batch: np.ndarray[Any, Any], index: int = 0) -> Any:
    """The position at `index` as an object with named fields; it shares memory with the batch."""
    return _named_class(batch.dtype)(batch.view(np.ndarray)[index : index + 1])


class _PlainBatch(np.ndarray[Any, Any]):
    """Positions for rules that run as plain Python: an element has named fields."""

    def __getitem__(self, key: Any) -> Any:
        return named(self, int(key)) if isinstance(key, int | np.integer) else super().__getitem__(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, int | np.integer) and not isinstance(value, np.ndarray | np.void):
            for name in self.dtype.names or ():
                self.view(np.ndarray)[name][key] = value[name]
        else:
            super().__setitem__(key, value)


def records(dtype: np.dtype[Any], count: int) -> np.ndarray[Any, Any]:
    """`count` blank positions in one array, of the flavour that rules can run on in this mode."""
    blank = np.zeros(count, dtype)
    return blank if JIT else blank.view(_PlainBatch)


# -- the cache ---------------------------------------------------------------------------------------------------


def fingerprint(folders: list[Path], *extra: str) -> str:
    """A hash over every source file of some folders and over the tools that compile them.

    Numba notices a change in the file of an entry, not in the files of the rules it calls; so the cache folder
    itself is named after all of them, and an edited rule is never served from an old cache.
    """
    digest = hashlib.sha256()
    tools = (sys.version, np.__version__, numba.__version__ if numba else "", platform.machine())
    for part in (*tools, "check" if CHECKED else "", *extra):
        digest.update(part.encode() + b"\0")
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def cache_root() -> Path:
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


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Entries defined inside the block keep their compiled code in `folder`."""
    if not JIT:
        yield
        return
    before = numba.config.CACHE_DIR
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
