"""Texts for people, from Fluent catalogues: `texts/<language>.ftl` of a game, of the server or of the command line.

A message that a language does not have is told in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from . import pseudo

ENGLISH = "en"
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n* )))*", re.MULTILINE)
"""A message or term: its id at the start of a line, and the indented lines that follow."""
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


# -- languages ---------------------------------------------------------------------------------------------------


def spoken() -> str:
    """The language of this program's reader."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def languages(folder: Path) -> list[str]:
    """The languages of a folder of catalogues."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


def closest(wanted: str, offered: Sequence[str]) -> str | None:
    """The language of a tag or locale (`pt-BR`, `cs_CZ.UTF-8`) among those there are; the pseudo-locale always is."""
    tag = re.split(r"[.@]", wanted)[0].replace("_", "-").lower()
    known = {language.lower(): language for language in (*offered, pseudo.LANGUAGE)}
    return known.get(tag) or known.get(tag.split("-")[0])


@cache
def locale(language: str) -> Locale:
    """How a language writes numbers and lists. The English of the texts is British: no comma before the last "and"."""
    try:
        return Locale.parse("en_GB" if language in (ENGLISH, pseudo.LANGUAGE) else language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale.parse("en_GB")


# -- names in sentences ------------------------------------------------------------------------------------------


class Named(str):
    """A name with its other forms (cases, gender), which a message asks for with `FORM($card, "acc")`."""

    forms: Callable[[str], str | None]
    """A form by its name, or None where the name has no such form."""

    def __new__(cls, text: str, forms: Callable[[str], str | None]) -> Named:
        made = super().__new__(cls, text)
        made.forms = forms
        return made

    def form(self, name: str, otherwise: str) -> str:
        """A form, or what stands for one that the name does not have."""
        found = self.forms(name)
        return otherwise if found is None else found


def name_of(say: Texts, kind: str, value: str) -> Named:
    """What an id is called (`name-KIND-ID`), with its forms; an id without a name is its own."""
    key = f"name-{kind}-{value}"
    return Named(say(key), lambda form: say.form(key, form)) if say.has(key) else Named(value, lambda form: None)


def _form(value: Any, name: str) -> Any:
    """`FORM($card, "acc")`; whatever has no such form is the same in it."""
    return value.form(str(name), str(value)) if isinstance(value, Named) else value


class Worded(str):
    """A text that still knows its message, so that somebody else can be told it in their language."""

    id: str
    args: dict[str, Any]

    def __new__(cls, text: str, id: str, args: dict[str, Any]) -> Worded:
        made = super().__new__(cls, text)
        made.id, made.args = id, args
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Worded, (str(self), self.id, self.args)


class Several(str):
    """Texts one after the other that still knows its parts; those of a list among them are its own."""

    parts: tuple[str, ...]

    def __new__(cls, words: Iterable[str]) -> Several:
        parts = tuple(part for word in words for part in (word.parts if isinstance(word, Several) else (word,)) if part)
        made = super().__new__(cls, in_turn(parts))
        made.parts = parts
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Several, (self.parts,)


def in_turn(words: Iterable[str]) -> str:
    """Deeds and sentences' parts one after the other: a, b, c. The lists of units that locales know differ too much."""
    return ", ".join(words)


def _listed(words: Sequence[str], language: str) -> str:
    if len(words) < 2:
        return "".join(words)
    if language != pseudo.LANGUAGE:
        return format_list(words, locale=locale(language))
    marks = [chr(0xE000 + number) for number in range(len(words))]  # only what is between the words is marked
    made = pseudo.accented(format_list(marks, locale=locale(language)))
    for mark, word in zip(marks, words, strict=True):
        made = made.replace(mark, word)
    return made


FUNCTIONS: dict[str, Any] = {"FORM": _form}
"""What messages can call beside Fluent's own functions."""


# -- catalogues --------------------------------------------------------------------------------------------------


class _Bundle(FluentBundle):
    """A bundle that parses a message when it is first wanted: a whole catalogue takes a second."""

    def __init__(self, language: str, text: str) -> None:
        known = ENGLISH if language == pseudo.LANGUAGE else language
        super().__init__([known, ENGLISH], functions=FUNCTIONS, use_isolating=False)
        self.pseudo = language == pseudo.LANGUAGE
        self.entries = {found[1]: found[0] for found in _ENTRY.finditer(text)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name in self.entries and name not in self._compiled:
            read = FluentResource(f"{self.entries[name]}\n")
            self.add_resource(pseudo.marked(read) if self.pseudo else read)
        return super()._lookup(entry_id, term)


class Texts:
    """One catalogue in one language, with the English one behind it."""

    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        self.language = language
        self._behind = None if language in (ENGLISH, pseudo.LANGUAGE) else catalogue(folder, ENGLISH)
        path = folder / f"{ENGLISH if language == pseudo.LANGUAGE else language}.ftl"
        self._bundle = _Bundle(language, path.read_text(encoding="utf-8") if path.exists() or not self._behind else "")

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message for this id."""
        return self._bundle.has_message(key.replace("_", "-")) or (self._behind is not None and self._behind.has(key))

    def __call__(self, key: str, /, **arguments: Any) -> str:
        """The text of a message; an id without a message reads as the id itself, in words."""
        return self._text(key, "", arguments)

    def attribute(self, key: str, name: str, /, **arguments: Any) -> str:
        """The text of an attribute of a message, or of the message itself if it has none of that name."""
        return self._text(key, name, arguments)

    def form(self, key: str, name: str, /, **arguments: Any) -> str | None:
        """The text of an attribute of a message; None if it has none of that name."""
        key = key.replace("_", "-")
        if self._bundle.has_message(key):
            found = name in self._bundle.get_message(key).attributes
            return self._text(key, name, arguments) if found else None
        return self._behind.form(key, name, **arguments) if self._behind else None

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list: a, b and c."""
        return _listed(words, self.language)

    def worded(self, key: str, /, **arguments: Any) -> Worded:
        """The text of a message that still knows its message."""
        return Worded(self._text(key, "", arguments), key.replace("_", "-"), arguments)

    def _text(self, key: str, attribute: str, arguments: dict[str, Any]) -> str:
        key = key.replace("_", "-")
        if not self._bundle.has_message(key):
            return self._behind._text(key, attribute, arguments) if self._behind else key.replace("-", " ")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            return key.replace("-", " ")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if not errors:
            return str(text)
        if self._behind is not None and self._behind.has(key):
            return self._behind._text(key, attribute, arguments)
        raise errors[0]


def catalogue(folder: Path, language: str | None = None) -> Texts:
    """The catalogue of a folder, read once; without a language in the reader's."""
    return _catalogue(folder, spoken() if language is None else language)


@cache
def _catalogue(folder: Path, language: str) -> Texts:
    return Texts(folder, language)
