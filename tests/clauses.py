"""Which rules clauses the tests prove: `python tests/clauses.py` lists those that no test names.

A clause is a numbered rule of `docs/rules/<game>.md` (HB-4.3), a worked example (HB-X5, HB-X8.c), a ruling (HB-R9) or a
decision point (HB-D7). A test names what it proves with `@pytest.mark.clause("HB-4.3", "HB-X5")`. Clauses that state
no behaviour are listed with their reason in `tests/clauses_exempt.toml`. Only games that Wharfinger knows are checked.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
EXEMPT = TESTS / "clauses_exempt.toml"

PREFIXES = {"hamburgum": "HB", "le-havre": "LH", "shipyard": "SY"}

_NUMBERED = re.compile(r"(?:- \*\*|\| (?:\*\*)?)([A-Z]{2}-\d+(?:\.(?:[A-Z]+\d*|\d+))+[a-z]?)(?:\*\*| \|)")
_LETTERED = re.compile(r"\| (?:\*\*)?([RXD])-?(\d+)(?:\*\*| \|)")
_EXAMPLE = re.compile(r"#+ (X\d+)\b")
_PART = re.compile(r"(?:- )?\*\*(X\d+\.[a-z])\*\*")


@dataclass
class Report:
    """What the tests of one game name, against what its rules file holds."""

    game: str
    clauses: list[str]
    exempt: dict[str, str]
    named: dict[str, list[str]] = field(default_factory=dict)
    """The tests (file::name) that name each id."""

    @property
    def unnamed(self) -> list[str]:
        """Clauses that state behaviour and that no test names."""
        return [clause for clause in self.clauses if clause not in self.named and clause not in self.exempt]

    @property
    def problems(self) -> list[str]:
        """Everything that is wrong, a sentence each."""
        known = set(self.clauses)
        found = [f"{clause}: no test names it." for clause in self.unnamed]
        for clause, tests in sorted(self.named.items()):
            if clause not in known:
                found.append(f"{clause}: no such clause in docs/rules/{self.game}.md, named by {', '.join(tests)}.")
            elif clause in self.exempt:
                found.append(f"{clause}: exempt in {EXEMPT.name}, yet named by {', '.join(tests)}.")
        found += [f"{clause}: exempt, but no such clause." for clause in self.exempt if clause not in known]
        found += [f"{clause}: exempt without a reason." for clause, why in self.exempt.items() if not why.strip()]
        return found


def clauses_in(text: str, prefix: str) -> list[str]:
    """The ids of a rules file, in its order; those of examples, rulings and decisions carry the game's prefix."""
    found: dict[str, None] = {}
    for line in text.splitlines():
        if (match := _NUMBERED.match(line)) and match[1].startswith(f"{prefix}-"):
            found[match[1]] = None
        elif match := _LETTERED.match(line):
            found[f"{prefix}-{match[1]}{match[2]}"] = None
        elif match := (_EXAMPLE.match(line) or _PART.match(line)):
            found[f"{prefix}-{match[1]}"] = None
    return list(found)


def marks_in(source: str) -> Iterator[tuple[str, str]]:
    """(test, id) for every id in a clause mark of a test file; a mark on a class or module counts for it."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                yield from ((node.name, clause) for clause in _ids(decorator))
        elif isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets
        ):
            for call in ast.walk(node.value):
                yield from (("module", clause) for clause in _ids(call))


def _ids(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f"line {node.lineno}: the ids of a clause mark must be written out as strings.")
            yield argument.value


def games() -> list[str]:
    """The known games that have a rules file."""
    import wharfinger as wf

    return [name for name in wf.names() if name in PREFIXES and (RULES / f"{name}.md").exists()]


def report(game: str, tests: Path = TESTS) -> Report:
    """Read the rules of a game and the marks of all tests."""
    prefix = PREFIXES[game]
    clauses = clauses_in((RULES / f"{game}.md").read_text(encoding="utf-8"), prefix)
    exempt = tomllib.loads(EXEMPT.read_text(encoding="utf-8")).get(game, {})
    made = Report(game, clauses, exempt)
    for path in sorted(tests.rglob("test_*.py")):
        for test, clause in marks_in(path.read_text(encoding="utf-8")):
            if clause.startswith(f"{prefix}-"):
                made.named.setdefault(clause, []).append(f"{path.relative_to(tests)}::{test}")
    return made


def strangers(tests: Path = TESTS) -> list[str]:
    """Marks whose id belongs to no game at all."""
    prefixes = tuple(f"{prefix}-" for prefix in PREFIXES.values())
    return [
        f"{clause}: an id starts with one of {', '.join(prefixes)}; named by {path.relative_to(tests)}::{test}."
        for path in sorted(tests.rglob("test_*.py"))
        for test, clause in marks_in(path.read_text(encoding="utf-8"))
        if not clause.startswith(prefixes)
    ]


def main() -> int:
    """Print what is missing; 1 if anything is."""
    wrong = strangers()
    for game in games():
        made = report(game)
        proved = sum(clause in made.named for clause in made.clauses)
        print(f"{game}: {len(made.clauses)} clauses, {proved} named by tests, {len(made.exempt)} exempt.")
        wrong += made.problems
    print("\n".join(wrong) if wrong else "Every clause that states behaviour is named by a test.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
