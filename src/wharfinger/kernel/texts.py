"""Texts for people, from Fluent catalogues: `texts/<language>.ftl` of a game, or of the command line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n* )))*", re.MULTILINE)
"""A message or term: its id at the start of a line, and the indented lines that follow."""


class _Bundle(FluentBundle):
    """A bundle that parses a message when it is first wanted: a whole catalogue takes a second."""

    def __init__(self, language: str, text: str) -> None:
        super().__init__([language], use_isolating=False)
        self.entries = {found[1]: found[0] for found in _ENTRY.finditer(text)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name in self.entries and name not in self._compiled:
            self.add_resource(FluentResource(f"{self.entries[name]}\n"))
        return super()._lookup(entry_id, term)


class Texts:
    """One catalogue in one language."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self._bundle = _Bundle(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message for this id."""
        return self._bundle.has_message(key)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text of a message; an id without a message reads as the id itself, in words."""
        key = key.replace("_", "-")
        if not self.has(key):
            return key.replace("-", " ")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key.replace("-", " ")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)


def catalogue(folder: Path, language: str = "en") -> Texts:
    """The catalogue of a folder, read once."""
    return _catalogue(folder, language)


@cache
def _catalogue(folder: Path, language: str) -> Texts:
    return Texts(folder, language)
