"""Checks that games make on their component files, and the one way to say what is wrong in such a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from .components import Components
from .errors import BadFile, Message, message, shown

MOST = 10_000
"""No number of a component file is larger, unless a game says otherwise."""


class Checks:
    """The checks of one game's component files. `messages` is the folder of what only this game says of them."""

    def __init__(self, components: Components, messages: Path, most: int = MOST) -> None:
        self.components = components
        self.messages = messages
        self.most = most

    def says(self, id: str, /, **args: Any) -> Message:
        """A message of the game."""
        return Message(self.messages, id, args)

    def bad(self, file: str, id: str, /, **args: Any) -> BadFile:
        """A file that cannot be used, in a message of the game."""
        return self._wrong(file, self.says(id, **args))

    def whole(self, file: str, name: str, value: Any, low: int = 0, high: int | None = None) -> int:
        """A whole number within bounds."""
        most = self.most if high is None else high
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= most:
            bounds = {"low": str(low), "high": str(most)}
            raise self._wrong(file, message("components-number", field=name, value=shown(value), **bounds))
        return value

    def numbers(self, file: str, name: str, values: Any, count: int) -> list[int]:
        """A list of so many whole numbers."""
        if not isinstance(values, list) or len(values) != count:
            raise self._wrong(file, message("components-numbers", field=name, count=str(count)))
        return [self.whole(file, name, value) for value in values]

    def member(self, file: str, name: str, value: Any, ids: Sequence[str]) -> int:
        """The number of an id."""
        if value not in ids:
            raise self._wrong(file, message("components-one", field=name, ids=", ".join(ids), value=shown(value)))
        return ids.index(value)

    def different(self, file: str, name: str, values: Any, count: int) -> list[str]:
        """A list of so many ids, all different."""
        if not isinstance(values, list) or len(values) != count or len(set(map(str, values))) != count:
            raise self._wrong(file, message("components-different", field=name, count=str(count)))
        return values

    def keys(self, file: str, name: str, values: Any, keys: Sequence[str]) -> dict[str, Any]:
        """A table with exactly these keys."""
        if not isinstance(values, dict) or set(values) != set(keys):
            raise self._wrong(file, message("components-keys", field=name, keys=", ".join(keys)))
        return values

    def table(self, file: str, row: dict[str, Any], key: str) -> dict[str, Any]:
        """The inner table of a row."""
        found = row.get(key)
        if not isinstance(found, dict):
            raise self._wrong(file, message("components-table", row=str(row.get("id")), key=key))
        return found

    def exactly(self, file: str, name: str, value: Any, wanted: Any, rule: str = "") -> Any:
        """A value that the rules fix; `rule` is the clause that does."""
        if value != wanted:
            given = {"value": _toml(wanted), "rule": rule or "none"}
            raise self._wrong(file, message("components-exactly", field=name, **given))
        return value

    def ids(self, file: str, name: str, wanted: Sequence[str]) -> list[dict[str, Any]]:
        """The rows of a file, which have these ids in this order."""
        rows = self.components.rows(file, name)
        if [row.get("id") for row in rows] != list(wanted):
            raise self._wrong(file, message("components-ids", name=name, ids=", ".join(wanted)))
        return rows

    def own_ids(self, file: str, name: str, count: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
        """The ids of the rows of a file: so many, all different, none of them taken."""
        found = tuple(str(row.get("id")) for row in self.components.rows(file, name))
        own = len(set(found) - set(taken))
        if len(found) != count or own != count:
            given = {"count": str(count), "found": str(own if own != count else len(found))}
            raise self._wrong(file, message("components-own-ids", name=name, **given))
        return found

    def _wrong(self, file: str, problem: Message) -> BadFile:
        path = self.components.folder / f"{file}.toml"
        return BadFile(message("file-problem", what=str(path), problem=problem))


def _toml(value: Any) -> str:
    """A value as a component file has it."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_toml(inner)}' for key, inner in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return shown(value)
