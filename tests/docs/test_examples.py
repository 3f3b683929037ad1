"""The examples in docstrings and in the documentation: each is run, and every public name has one."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger import bots
from wharfinger.kernel import game, registry

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "wharfinger"
MODULES = (
    "__init__.py",
    "bots/__init__.py",
    "envs/gymnasium_env.py",
    "envs/pettingzoo_env.py",
    "envs/vector.py",
    "kernel/notation.py",
    "kernel/position.py",
    "kernel/record.py",
    "kernel/registry.py",
)
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if ">>> " in path.read_text(encoding="utf-8"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
CLASSES = (wf.Position, wf.Record, wf.Action, wf.Event, game.Game)


def docstrings() -> Iterator[tuple[str, str, int]]:
    """Every string that stands alone in the public modules and has examples, also those that describe attributes."""
    for name in MODULES:
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                text = node.value.value
                if isinstance(text, str) and ">>> " in text:
                    yield name, text, node.lineno


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for an example: it runs what is there, else plain Python. Its new games are forgotten."""

    def taken(made: game.Game, path: Path) -> None:
        if registry.on_disk(made, path):
            registry.take(made, path)

    monkeypatch.setattr(registry, "_ask", taken)
    monkeypatch.setattr(registry, "_packages", dict(registry._packages))
    monkeypatch.chdir(ROOT)


def run(text: str, name: str, line: int) -> None:
    test = doctest.DocTestParser().get_doctest(text, {"wf": wf}, name, name, line - 1)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize(("name", "text", "line"), [pytest.param(*d, id=f"{d[0]}:{d[2]}") for d in docstrings()])
def test_docstring(name: str, text: str, line: int) -> None:
    run(text, name, line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_page(page: Path) -> None:
    # a fence ends an example, as an empty line does
    run(re.sub(r"(?m)^\s*```.*$", "", page.read_text(encoding="utf-8")), page.name, 1)


def public_names() -> list[str]:
    """`new`, `Position.play`, `Game.seats`, ...: what the reference describes."""
    names = [*wf.__all__, "bots.Bot", "bots.make", "bots.ask"]
    for made in CLASSES:
        own = {name for name in vars(made) if not name.startswith("_")} | set(inspect.get_annotations(made))
        if made in (wf.Position, game.Game):
            own |= set(re.findall(r"^        self\.([a-z]\w*)(?::| =)", inspect.getsource(made.__init__), re.MULTILINE))
        names += [f"{made.__name__}.{name}" for name in sorted(own) if not name.startswith("_")]
    return names


def with_examples() -> set[str]:
    """The names whose docstrings have examples, and those that an example of a reference page uses."""
    found: set[str] = set()
    for name in MODULES:
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        prefix = "bots." if name.startswith("bots") else ""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and ">>> " in (ast.get_docstring(node) or ""):
                found.add(prefix + node.name)
            if isinstance(node, ast.ClassDef):
                found |= {f"{node.name}.{member}" for member in members(node)}
    for page in (ROOT / "docs" / "reference").glob("*.md"):
        for path, text in re.findall(r"(?ms)^::: ([\w.]+)\n(.*?)(?=^:::|^#|\Z)", page.read_text(encoding="utf-8")):
            shown = " ".join(re.findall(r"(?m)^(?:>>>|\.\.\.) (.*)$", text))
            if shown:
                name = path.rpartition(".")[2]
                found |= {name, *(f"{name}.{member}" for member in re.findall(r"\.(\w+)", shown))}
    return found


def members(node: ast.ClassDef) -> Iterator[str]:
    bodies = [node.body, *(m.body for m in node.body if isinstance(m, ast.FunctionDef) and m.name == "__init__")]
    for body in bodies:
        for member, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(member, ast.FunctionDef) and ">>> " in (ast.get_docstring(member) or ""):
                yield member.name
            if isinstance(member, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
                target = member.targets[0] if isinstance(member, ast.Assign) else member.target
                if isinstance(after.value, ast.Constant) and ">>> " in str(after.value.value):
                    yield target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)


def test_every_public_name_has_an_example() -> None:
    assert bots.NAMES
    assert sorted(set(public_names()) - with_examples()) == []
