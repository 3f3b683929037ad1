"""Calling a game that was compiled ahead of time.

The libraries of a release lie in the package; `WHARFINGER_LIBRARIES` names another folder. A file of entries uses one
only if it was made from the very same sources and components.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .. import jit
from .manifest import Kind, manifest_of, symbol

FOLDER = Path(__file__).parents[2] / "libraries"
"""Where the libraries of a release lie in the package."""
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
MACHINE = {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
HERE = f"{MACHINE}-{sys.platform}"
"""The target that this machine can run."""


def folder() -> Path:
    """Where libraries are looked for."""
    chosen = os.environ.get("WHARFINGER_LIBRARIES")
    return Path(chosen) if chosen else FOLDER


def functions(game: str, file: str, key: str) -> dict[str, Callable[..., Any]]:
    """The entries of a file by their names, from a library made from sources with this key; empty if there is none."""
    if jit.PLAIN or jit.CHECKED:
        return {}
    path = folder() / f"{game}{SUFFIX}"
    manifest = _manifest(path)
    if manifest is None or manifest.target != HERE or file not in manifest.files or manifest.files[file].key != key:
        return {}
    try:
        library = _opened(path)
    except OSError:  # of another platform, or damaged: whoever cannot use it does without
        return {}
    entries = manifest.files[file].entries
    return {name: _function(library, symbol(file, name), name, kinds) for name, kinds in entries.items()}


_manifest = cache(manifest_of)


@cache
def _opened(path: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(path))


@cache
def _ffi() -> Any:
    """The core of cffi, which needs no parser for C: it takes the address of an array in a tenth of ctypes' time."""
    from _cffi_backend import FFI

    return FFI()


def _function(library: ctypes.CDLL, found: str, name: str, kinds: list[Kind]) -> Callable[..., Any]:
    """A Python function that hands its arguments on as C takes them."""
    ffi = _ffi()
    names = [f"a{number}" for number in range(len(kinds))]
    parts = [part for place, kind in zip(names, kinds, strict=True) for part in _parts(place, kind)]
    declared = f"int64_t(*)({', '.join(kind for kind, _ in parts)})"
    address = ctypes.cast(getattr(library, found), ctypes.c_void_p).value
    scope = {"call": ffi.cast(declared, address), "at": ffi.from_buffer}
    source = f"def {name}({', '.join(names)}):\n return call({', '.join(given for _, given in parts)})"
    exec(source, scope)  # a text made of names alone
    made: Callable[..., Any] = scope[name]
    return made


def _parts(place: str, kind: Kind) -> Iterator[tuple[str, str]]:
    """The C types of one argument, and how Python makes each."""
    if isinstance(kind, list):
        for number, member in enumerate(kind):
            yield from _parts(f"{place}[{number}]", member)
    elif kind.endswith("[]"):
        yield "char *", f"at({place})"
        yield "int64_t", f"len({place})"
    elif kind.endswith("]"):
        yield "char *", f"at({place})"
        yield from (("int64_t", f"{place}.shape[{axis}]") for axis in range(kind.count(",") + 1))
    else:
        yield ("double" if kind == "float" else "int64_t"), place
