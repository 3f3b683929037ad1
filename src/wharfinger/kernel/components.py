"""Component files: TOML tables in which every value carries where it comes from.

A *value* is a table with `value` and `provenance` (and, if useful, `note`). A *row* (`[[site]]`) carries one
`provenance` for all its values, or a table of provenances by key. The three provenances are `printed` (read off the
component), `rulebook` (stated or shown in the rulebook) and `reconstructed` (a proposal that owners of the game can
correct).
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .errors import BadFile, message, shown, unreadable

OVERRIDES: dict[str, Components] = {}
"""Corrected components, by the name of the package that is loaded on them."""

PROVENANCES = ("printed", "rulebook", "reconstructed")
_PLACE = re.compile(r"at line (\d+), column (\d+)")


@dataclass(frozen=True)
class Entry:
    """One value of the component list, for showing: where it stands, what it is, where it comes from."""

    file: str
    table: str
    name: str
    value: Any
    provenance: str
    note: str = ""


class Components:
    """The component files of one game, read from one folder."""

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        self.folder = folder
        self.names = names
        self.files: dict[str, dict[str, Any]] = {}
        for name in names:
            path = folder / f"{name}.toml"
            try:
                self.files[name] = tomllib.loads(path.read_text(encoding="utf-8"))
            except FileNotFoundError:
                raise BadFile(message("components-absent", path=str(path), files=self._wanted())) from None
            except tomllib.TOMLDecodeError as error:
                place = _PLACE.search(str(error))
                line, column = place.groups() if place else ("?", "?")
                raise BadFile(message("components-toml", path=str(path), line=line, column=column)) from None
            except (OSError, UnicodeDecodeError) as error:
                raise unreadable(path, error) from None
        for entry in self.entries():
            if entry.provenance not in PROVENANCES:
                given = {"entry": f"{entry.table} {entry.name}", "known": ", ".join(PROVENANCES)}
                raise BadFile(message("components-source", file=entry.file, value=shown(entry.provenance), **given))
        self.label = str(self.files[names[0]].get("data_set", folder.name))

    @classmethod
    def of(cls, package: str, folder: Path, names: tuple[str, ...]) -> Components:
        """The components of a game's package: its own files, unless it is loaded on corrected ones."""
        return OVERRIDES[package] if package in OVERRIDES else cls(folder, names)

    def _wanted(self) -> str:
        return ", ".join(f"{name}.toml" for name in self.names)

    @cached_property
    def checksum(self) -> str:
        """A hash of what the files say; notes, provenances and layout do not count, values do."""
        return self._hash("note", "provenance")

    @cached_property
    def identity(self) -> str:
        """A hash of what the files say and where they say it comes from."""
        return self._hash("note")

    def _hash(self, *left_out: str) -> str:
        plain = {name: _without(data, left_out) for name, data in self.files.items()}
        return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]

    @property
    def mark(self) -> str:
        """Checksum and name of the data set, as records and positions state it."""
        return f"{self.checksum} {self.label}"

    def value(self, file: str, *path: str) -> Any:
        """The value at a path such as ("tables", "depot_price")."""
        node: Any = self.files[file]
        for step in path:
            if not isinstance(node, dict) or step not in node:
                raise BadFile(message("components-missing", file=file, path=".".join(path)))
            node = node[step]
        if not isinstance(node, dict) or "value" not in node:
            raise BadFile(message("components-shape", file=file, path=".".join(path)))
        return node["value"]

    def rows(self, file: str, name: str) -> list[dict[str, Any]]:
        """The rows `[[name]]` of a file."""
        found = self.files[file].get(name)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise BadFile(message("components-rows", file=file, name=name))
        return found

    def reconstructed(self, file: str, table: str = "") -> frozenset[str]:
        """The rows of a file (or of one of its tables) in which something is a reconstruction."""
        return frozenset(
            entry.name.partition(".")[0]
            for entry in self.entries()
            if entry.file == file and table in ("", entry.table) and entry.provenance == "reconstructed"
        )

    def entries(self) -> Iterator[Entry]:
        """Every value with its provenance, in the order of the files."""
        for file, data in self.files.items():
            yield from _entries(file, "", data)


def _entries(file: str, table: str, data: dict[str, Any]) -> Iterator[Entry]:
    for key, node in data.items():
        where = f"{table}.{key}" if table else key
        if isinstance(node, dict) and "value" in node:
            yield Entry(file, table, key, node["value"], str(node.get("provenance")), str(node.get("note", "")))
        elif isinstance(node, dict):
            yield from _entries(file, where, node)
        elif isinstance(node, list) and node and isinstance(node[0], dict):
            for number, row in enumerate(node):
                yield from _row_entries(file, where, str(row.get("id", number)), row)


def _row_entries(file: str, table: str, row_id: str, row: dict[str, Any]) -> Iterator[Entry]:
    given = row.get("provenance")
    for key, value in row.items():
        if key in ("id", "provenance", "note"):
            continue
        source = given.get(key, given.get("rest")) if isinstance(given, dict) else given
        yield Entry(file, table, f"{row_id}.{key}", value, str(source), str(row.get("note", "")))


def _without(node: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(node, dict):
        return {key: _without(value, keys) for key, value in node.items() if key not in keys}
    return [_without(item, keys) for item in node] if isinstance(node, list) else node
