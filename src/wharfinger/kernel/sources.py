"""Which source files a file is really made of: itself and, step by step, what it imports when it is loaded."""

from __future__ import annotations

import ast
import hashlib
import platform
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import numpy as np

from . import jit

TOP = Path(__file__).parents[1]
"""The folder of this package; its parent is where absolute imports of it start."""


def closure(start: Path, roots: Iterable[Path] = (TOP,)) -> set[Path]:
    """A file and every file of the packages `roots` that it imports, directly or through others."""
    tops = {root.name: root for root in roots}
    found: set[Path] = set()
    waiting = [start]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path, tuple(tops.items()))
    return found


def names_used(path: Path) -> set[str]:
    """The names that a file's code reads."""
    return {node.id for node in ast.walk(_tree(path)) if isinstance(node, ast.Name)}


def key(files: Iterable[Path], *extra: str) -> str:
    """A hash over the contents of some files."""
    contents = sorted(hashlib.sha256(path.read_bytes()).hexdigest() for path in files)
    return _hash(*extra, *contents)


def mark(key: str) -> str:
    """A hash over the sources with a key and over the tools that compile them on this machine."""
    numba = jit.numba.__version__ if jit.numba else ""
    return _hash(sys.version, np.__version__, numba, platform.machine(), "check" if jit.CHECKED else "", key)


def _hash(*parts: str) -> str:
    return hashlib.sha256(b"\0".join(part.encode() for part in parts)).hexdigest()[:20]


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


@cache
def _imported(path: Path, tops: tuple[tuple[str, Path], ...]) -> tuple[Path, ...]:
    found: list[Path | None] = []
    for node in _statements(_tree(path).body):
        if isinstance(node, ast.Import):
            found += [_absolute(alias.name, tops) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = node.module.split(".") if node.module else []
            folder = path.parents[node.level - 1].joinpath(*parts) if node.level else _folder(parts, tops)
            if folder is not None:
                found += [_file(folder / alias.name) or _file(folder) for alias in node.names]
    return tuple(file for file in found if file is not None)


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a file is loaded; not those for type checkers alone."""
    for node in body:
        yield node
        if isinstance(node, ast.If) and not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield from _statements(node.body + node.orelse)
        elif isinstance(node, ast.Try):
            yield from _statements(node.body + node.orelse + node.finalbody)
            for handler in node.handlers:
                yield from _statements(handler.body)


def _absolute(name: str, tops: tuple[tuple[str, Path], ...]) -> Path | None:
    folder = _folder(name.split("."), tops)
    return None if folder is None else _file(folder)


def _folder(parts: list[str], tops: tuple[tuple[str, Path], ...]) -> Path | None:
    """Where a module's file or folder would lie, without the ending; None outside the packages."""
    root = dict(tops).get(parts[0])
    return None if root is None else root.joinpath(*parts[1:])


def _file(module: Path) -> Path | None:
    """The file of a module, if there is one."""
    return next(
        (path for path in (module.with_name(f"{module.name}.py"), module / "__init__.py") if path.is_file()), None
    )
