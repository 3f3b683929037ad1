"""Catalogues as they lie in a checkout or an installed package: a folder of `<language>.ftl`, and marks beside them.

A mark is kept for each translated message, `<language>.marks`: what the English was when it was translated, and what
the translation was then. So a message whose English has changed since is known until its translation changes too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from wharfinger.kernel.texts import ENGLISH

PACKAGE = Path(__file__).parents[1]
CLIENT = PACKAGE.parents[1] / "web" / "src"
"""The web client's sources, in a checkout."""


@dataclass
class Entry:
    """A message or a term."""

    id: str
    line: int
    node: ast.Message | ast.Term
    comment: str = ""

    @property
    def hash(self) -> str:
        """What the entry says, whatever its layout and comments."""
        bare = self.node.clone()
        bare.comment = None
        return hashlib.sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:12]

    @property
    def patterns(self) -> dict[str, ast.Pattern]:
        """The text of the entry (under no name) and those of its attributes."""
        made = {attribute.id.name: attribute.value for attribute in self.node.attributes}
        return made if self.node.value is None else {"": self.node.value, **made}


@dataclass
class Catalogue:
    """One file, parsed."""

    path: Path
    entries: dict[str, Entry] = field(default_factory=dict)
    twice: list[Entry] = field(default_factory=list)
    broken: list[tuple[int, str]] = field(default_factory=list)
    """Lines that are no Fluent, with what the parser says."""


def read(path: Path) -> Catalogue:
    """A catalogue; one that is not there is empty."""
    made = Catalogue(path)
    if not path.exists():
        return made
    text = path.read_text(encoding="utf-8")
    for node in FluentParser().parse(text).body:
        line = text.count("\n", 0, node.span.start if node.span else 0) + 1
        if isinstance(node, ast.Junk):
            made.broken.append((line, node.annotations[0].message or ""))
        elif isinstance(node, ast.Message | ast.Term):
            comment = (node.comment.content or "") if node.comment else ""
            line += comment.count("\n") + 1 if node.comment else 0
            entry = Entry(f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name, line, node, comment)
            (made.twice.append(entry) if entry.id in made.entries else made.entries.update({entry.id: entry}))
    return made


def folders(roots: tuple[Path, ...] = (PACKAGE, CLIENT)) -> list[Path]:
    """Every folder with an English catalogue."""
    found = (path.parent for root in roots if root.is_dir() for path in root.rglob(f"{ENGLISH}.ftl"))
    return sorted(folder for folder in found if "node_modules" not in folder.parts)


def translated(places: list[Path]) -> list[str]:
    """The languages beside English."""
    return sorted({path.stem for place in places for path in place.glob("*.ftl")} - {ENGLISH})


def shown(path: Path) -> str:
    """A path as people read it."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


# -- marks -------------------------------------------------------------------------------------------------------

Marks = dict[str, tuple[str, str]]
"""What the English and the translation of a message were, as hashes."""


def marks(folder: Path, language: str) -> Marks:
    """The marks of a language in a folder."""
    path = folder / f"{language}.marks"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {words[0]: (words[1], words[2]) for words in map(str.split, lines) if len(words) == 3}


def mark(folder: Path, language: str, wanted: set[str], everything: bool = False) -> int:
    """Note what each message was translated from; how many notes are new. A message whose English has changed is
    marked when its translation has changed too, or when it is wanted by name or with everything."""
    english, own, known = read(folder / f"{ENGLISH}.ftl"), read(folder / f"{language}.ftl"), marks(folder, language)
    made: Marks = {}
    for name, entry in own.entries.items():
        if name not in english.entries:
            continue
        now = (english.entries[name].hash, entry.hash)
        old = known.get(name, now)
        stale = old[0] != now[0] and old[1] == now[1]
        made[name] = old if stale and not everything and name not in wanted else now
    if made or known:
        lines = (f"{name} {source} {target}\n" for name, (source, target) in sorted(made.items()))
        (folder / f"{language}.marks").write_text("".join(lines), encoding="utf-8")
    return sum(known.get(name) != pair for name, pair in made.items())


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from walk(value)
