"""A table for games that do not draw themselves: the view as a tree of names and values."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.tree import Tree

from .language import texts

HEAD = ("game", "seat", "names", "turn", "actor", "decision", "ending", "scores")


def draw(view: dict[str, Any]) -> RenderableType:
    """Everything in a view."""
    say = texts()
    who = say("nobody") if view["actor"] is None else view["names"][view["actor"]]
    tree = Tree(say("generic-title", game=view["game"], turn=view["turn"] + 1, player=who))
    for key, value in view.items():
        if key not in HEAD:
            _branch(tree, key, value, view["names"])
    return tree


def _branch(tree: Tree, key: str, value: Any, names: list[str]) -> None:
    label = str(key).replace("_", " ")
    if isinstance(value, dict):
        if all(not isinstance(item, dict | list) for item in value.values()):
            tree.add(f"{label}: " + ", ".join(f"{name} {item}" for name, item in value.items()))
            return
        branch = tree.add(label)
        for name, item in value.items():
            _branch(branch, name, item, names)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        branch = tree.add(label)
        for number, item in enumerate(value):
            _branch(branch, names[number] if key == "players" else str(number + 1), item, names)
    elif isinstance(value, list):
        tree.add(f"{label}: {', '.join(map(str, value))}")
    else:
        tree.add(f"{label}: {value}")


def scores(names: list[str], points: list[int] | None, places: list[int] | None) -> RenderableType:
    """Points, as far as the view tells them, and places at the end."""
    say = texts()
    if points is None:
        return say("scores-hidden")
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("col-player"))
    table.add_column(say("col-points"), justify="right")
    if places is not None:
        table.add_column(say("col-place"), justify="right")
    for seat, name in enumerate(names):
        table.add_row(name, str(points[seat]), *([] if places is None else [f"{places[seat]}."]))
    return table
