"""What a tree costs beside the rules and the playouts: the walk down and up alone; loaded once per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import wharfinger
from wharfinger.bots.search.arrays import FIRST, NEXT, ROOT, VISITS, new_scratch, new_tree
from wharfinger.kernel.jit import entry

if TYPE_CHECKING:
    from wharfinger.kernel.contract import sibling


tree = sibling(Path(wharfinger.__file__).parent / "bots" / "search" / "templates" / "tree.py")

ENTRIES = ("walk",)


@entry
def walk(grown, scratch, settings, seats, times):
    """Follow a grown tree from its root as a simulation does, without playing; the mean number of steps."""
    nodes, path, kids = grown.nodes, scratch.path, scratch.kids
    steps = 0
    for _ in range(times):
        node = grown.head[ROOT]
        length = 0
        path[0] = node
        while nodes[node, FIRST] >= 0 and (nodes[node, VISITS] > 0 or length == 0):
            n = 0
            child = nodes[node, FIRST]
            while child >= 0:
                kids[n] = child
                n += 1
                child = nodes[child, NEXT]
            node = kids[tree.choose_child(grown, node, n, length % seats, kids, settings)]
            length += 1
            path[length] = node
        for k in range(length + 1):
            tree.add_result(grown, path[k], scratch.result, seats)
        steps += length
    return steps / times


def warm(game: Any) -> Iterator[str]:
    """Compile (or fetch from the cache) the entry."""
    yield "walk"
    walk(new_tree(game, 8), new_scratch(game), np.ones(7), 1, 1)
