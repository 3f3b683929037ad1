"""Texts for people, from Fluent catalogues: `texts/<language>.ftl` of a game, or of the command line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


class Texts:
    """One catalogue in one language."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message for this id."""
        return bool(self._bundle.has_message(key))

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


@cache
def catalogue(folder: Path, language: str = "en") -> Texts:
    """The catalogue of a folder, read once."""
    return Texts(folder, language)
