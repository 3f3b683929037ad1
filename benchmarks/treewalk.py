"""What a tree costs beside the rules and the playouts: the walk down and up alone; loaded once per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import wharfinger
from wharfinger.kernel.jit import entry

rules: Any  # set by the registry before this file is run
kernel: Any
sibling: Any

tree = sibling(Path(wharfinger.__file__).parent / "bots" / "search" / "tree.py")

ENTRIES = ("walk",)


@entry
def walk(nodes, worth, tally, head, results, path, kids, settings, result, seats, times):
    """Follow a grown tree from its root as a simulation does, without playing; the mean number of steps."""
    steps = 0
    for _ in range(times):
        node = head[tree.ROOT]
        length = 0
        path[0] = node
        while nodes[node, tree.FIRST] >= 0 and (nodes[node, tree.VISITS] > 0 or length == 0):
            n = 0
            child = nodes[node, tree.FIRST]
            while child >= 0:
                kids[n] = child
                n += 1
                child = nodes[child, tree.NEXT]
            node = kids[tree.choose_child(node, n, length % seats, nodes, worth, kids, results, settings)]
            length += 1
            path[length] = node
        for k in range(length + 1):
            tree.add_result(path[k], result, seats, nodes, worth, tally)
        steps += length
    return steps / times


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    yield "walk"
    _, *tables = tree.tree(game, 8)
    path, kids, *_ = tree.scratch(game)
    walk(*tables, path, kids, np.ones(7), np.zeros((4, tree.MOST_SEATS)), 1, 1)
