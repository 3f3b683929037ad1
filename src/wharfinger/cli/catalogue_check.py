"""What is wrong with catalogues: each fault one finding, with its file, line and message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from wharfinger.kernel.texts import ENGLISH, FUNCTIONS, locale

from .catalogue_files import Catalogue, Entry, Marks, marks, read, walk

KNOWN = {"NUMBER", "DATETIME", *FUNCTIONS}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTING = {"one", "few", "many"}
"""A selection that has one of these goes by the plural; `two` and the like may be values of their own."""
NAMES = ("name-", "the-", "count-")
"""Messages that name things; a language gives them as many forms as it needs."""
ONE_FORM = "one form"
"""In the comment of a translated message: it needs no plural."""


@dataclass(frozen=True)
class Finding:
    """A fault: its kind is a message `find-KIND` of the command line, the details are its arguments."""

    path: Path
    line: int
    id: str
    kind: str
    details: tuple[tuple[str, str], ...] = ()


class Check:
    """Looks through one folder in one language; what is found is in the order of the file."""

    def __init__(self, folder: Path, language: str, forms: frozenset[str] | None = None) -> None:
        self.folder, self.language = folder, language
        self.english, self.own = read(folder / f"{ENGLISH}.ftl"), read(folder / f"{language}.ftl")
        self.marks: Marks = marks(folder, language)
        self.forms = forms_of(self.own) if forms is None else forms
        """The forms that names have anywhere in this language."""

    def findings(self) -> list[Finding]:
        """Everything, the gaps last."""
        found = [*self._file(), *(finding for entry in self.own.entries.values() for finding in self._entry(entry))]
        found.sort(key=lambda finding: finding.line)
        if self.language != ENGLISH:
            found += self._missing()
        return found

    def _at(self, entry: Entry, kind: str, **details: str) -> Finding:
        return Finding(self.own.path, entry.line, entry.id, kind, tuple(details.items()))

    def _file(self) -> Iterator[Finding]:
        for line, why in self.own.broken:
            yield Finding(self.own.path, line, "", "syntax", (("why", why),))
        for entry in self.own.twice:
            yield self._at(entry, "twice")

    def _missing(self) -> Iterator[Finding]:
        if not self.own.path.exists():
            yield Finding(self.own.path, 0, "", "file", (("language", self.language),))
            return
        for name, entry in self.english.entries.items():
            if name not in self.own.entries and not name.startswith("-"):
                yield Finding(self.english.path, entry.line, name, "missing", (("language", self.language),))

    # -- one message -----------------------------------------------------------------------------------------------

    def _entry(self, entry: Entry) -> Iterator[Finding]:
        yield from self._references(entry)
        for pattern in entry.patterns.values():
            yield from self._plurals(entry, pattern)
        if self.language == ENGLISH:
            return
        source = self.english.entries.get(entry.id)
        if source is None:
            if not entry.id.startswith("-"):
                yield self._at(entry, "extra")
            elif entry.id not in self._used_terms():
                yield self._at(entry, "extra")
            return
        yield from self._mark(entry, source)
        yield from self._attributes(entry, source)
        for name, pattern in entry.patterns.items():
            like = source.patterns.get(name) or (source.patterns.get("") if entry.id.startswith(NAMES) else None)
            if like is not None and not entry.id.startswith("-"):
                yield from self._variables(entry, source, pattern, like)

    def _mark(self, entry: Entry, source: Entry) -> Iterator[Finding]:
        mark = self.marks.get(entry.id)
        if mark is None:
            yield self._at(entry, "unmarked")
        elif mark[0] != source.hash:
            yield self._at(entry, "stale" if mark[1] == entry.hash else "unmarked")

    def _attributes(self, entry: Entry, source: Entry) -> Iterator[Finding]:
        own, wanted = entry.patterns, source.patterns
        for name in wanted.keys() - own.keys():
            yield self._at(entry, "attribute-missing", attribute=name) if name else self._at(entry, "no-text")
        for name in own.keys() - wanted.keys():
            if name and not entry.id.startswith((*NAMES, "-")):
                yield self._at(entry, "attribute-unknown", attribute=name)

    def _variables(self, entry: Entry, source: Entry, pattern: ast.Pattern, like: ast.Pattern) -> Iterator[Finding]:
        own, wanted = _variables(pattern), _variables(like)
        declared = set(re.findall(r"\$([\w-]+)", source.comment))
        anywhere = set().union(*(_variables(one).keys() for one in source.patterns.values()))
        for name in sorted(own.keys() - wanted.keys() - declared - anywhere):
            yield self._at(entry, "variable-unknown", variable=name)
        form = pattern is not entry.patterns.get("") and entry.id.startswith(NAMES)  # a gender needs no name
        for name in sorted(wanted.keys() - own.keys()):
            if wanted[name] and not form:
                yield self._at(entry, "variable-missing", variable=name)
        if not form and ONE_FORM not in entry.comment:
            for name in sorted(_counted(like) - _counted(pattern)):
                if name in own:
                    yield self._at(entry, "plural-none", variable=name)

    def _references(self, entry: Entry) -> Iterator[Finding]:
        for node in walk(entry.node):
            if isinstance(node, ast.MessageReference | ast.TermReference):
                name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                found = self.own.entries.get(name)
                full = f"{name}.{node.attribute.name}" if node.attribute else name
                if found is None or (node.attribute and node.attribute.name not in found.patterns):
                    yield self._at(entry, "reference", name=full)
            elif isinstance(node, ast.FunctionReference):
                if node.id.name not in KNOWN:
                    yield self._at(entry, "function", name=node.id.name)
                elif node.id.name == "FORM":
                    yield from self._form(entry, node)

    def _form(self, entry: Entry, node: ast.FunctionReference) -> Iterator[Finding]:
        given = node.arguments.positional
        if len(given) != 2 or not isinstance(given[1], ast.StringLiteral):
            yield self._at(entry, "form-call")
        elif given[1].value not in self.forms:
            yield self._at(entry, "form", form=given[1].value)

    def _used_terms(self) -> set[str]:
        nodes = (node for entry in self.own.entries.values() for node in walk(entry.node))
        return {f"-{node.id.name}" for node in nodes if isinstance(node, ast.TermReference)}

    # -- plurals ---------------------------------------------------------------------------------------------------

    def _plurals(self, entry: Entry, pattern: ast.Pattern) -> Iterator[Finding]:
        whole, possible, ambiguous = plural_forms(self.language)
        for select in _selects(pattern):
            texts = {_key(variant): variant.value for variant in select.variants}
            keys = {key for key in texts if key in CATEGORIES}
            variable = _selected(select)
            if not variable or not keys & COUNTING:
                continue
            for key in sorted(keys - possible):
                yield self._at(entry, "plural-unknown", variable=variable, form=key, language=self.language)
            if missing := sorted(whole - keys):
                yield self._at(entry, "plural-missing", variable=variable, form=", ".join(missing))
            says = {key for key, text in texts.items() if variable in _variables(text)}
            for key in sorted(keys & ambiguous.keys() - says):
                if says & keys and "1" not in texts:
                    yield self._at(entry, "plural-number", variable=variable, form=key, number=ambiguous[key])


@cache
def plural_forms(language: str) -> tuple[set[str], set[str], dict[str, str]]:
    """The plural categories that whole numbers have, all that there are, and `one` with another number than 1 where a
    language counts more as one (21 in Russian)."""
    rule = locale(language).plural_form
    found: dict[str, list[int]] = {}
    for number in (*range(1000), 1_000_000):
        found.setdefault(rule(number), []).append(number)
    others = {key: str(found[key][1]) for key in ("one",) if len(found.get(key, [])) > 1}
    return set(found), {*rule.tags, "other"}, others


def forms_of(own: Catalogue) -> frozenset[str]:
    """The forms that names have in a catalogue."""
    return frozenset(
        name for entry in own.entries.values() if entry.id.startswith(NAMES) for name in entry.patterns if name
    )


def check(places: list[Path], languages: list[str]) -> list[Finding]:
    """All catalogues in these languages; English itself is looked through too."""
    found = [finding for place in places for finding in Check(place, ENGLISH).findings()]
    for language in languages:
        forms = frozenset().union(*(forms_of(read(place / f"{language}.ftl")) for place in places))
        found += [finding for place in places for finding in Check(place, language, forms).findings()]
    return found


# -- patterns ----------------------------------------------------------------------------------------------------


def _variables(pattern: ast.Pattern) -> dict[str, bool]:
    """The variables of a pattern, and whether they are said or only asked for."""
    found: dict[str, bool] = {}
    selectors = {id(node) for select in _selects(pattern) for node in walk(select.selector)}
    for node in walk(pattern):
        if isinstance(node, ast.VariableReference):
            found[node.id.name] = found.get(node.id.name, False) or id(node) not in selectors
    return found


def _selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    return [node for node in walk(pattern) if isinstance(node, ast.SelectExpression)]


def _selected(select: ast.SelectExpression) -> str:
    """The variable that a selection goes by, as a number if it is one."""
    selector: ast.InlineExpression | ast.Placeable = select.selector
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER":
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else ""


def _counted(pattern: ast.Pattern) -> set[str]:
    """The variables by whose plural category a pattern goes."""
    return {
        _selected(select) for select in _selects(pattern) if {_key(variant) for variant in select.variants} & COUNTING
    } - {""}


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
