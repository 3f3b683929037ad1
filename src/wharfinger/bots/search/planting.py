"""Which search a game has: one that its network guides, or, where it has none, one with playouts."""

from __future__ import annotations

from pathlib import Path

from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position

from .. import networks
from .forest import ROOM, TREE, Forest
from .guided import BY_TIME, GUIDED, Guided
from .settings import deep_settings

ROOM_BY_TIME = 1_500_000
"""Node capacity of a search with playouts that only time ends."""


def guided(game: Game) -> bool:
    """Whether a network guides the search of a game."""
    return networks.own(game) is not None


def templates(game: Game) -> tuple[Path, ...]:
    """The files that the levels and the analysis of a game need compiled."""
    return (TREE, GUIDED) if guided(game) else (TREE,)


def plant(
    position: Position, seed: int, trees: int = 1, simulations: int | None = None, progress: Progress | None = None
) -> Forest:
    """The trees of an analysis from what a seat knows, with room for some simulations."""
    game = position.game
    net = networks.of(game)
    if net is not None:
        return Guided(position, net, seed, trees, simulations or BY_TIME, progress)
    room = min(ROOM_BY_TIME, ROOM * simulations) if simulations else ROOM_BY_TIME
    return Forest(position, seed, trees, room, progress, None, **deep_settings(game))
