"""Weights of learned networks: their files, and the arrays that compiled code takes."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.features import DTYPE
from wharfinger.kernel.game import Game

from .words import message

CLIP = 8.0
"""Features beyond this are as good as this."""
POINTS = 50.0
"""Points are learned in units of so many."""
WIDEST, DEEPEST = 4096, 64
"""The largest network that a file may hold."""


class Network(NamedTuple):
    """Weights: a row for each input of a layer; in the last layer a row for each output."""

    scale: Any
    """What each feature is multiplied by."""
    enter: Any
    enter_bias: Any
    enter_norm: Any
    blocks: Any
    blocks_bias: Any
    blocks_norm: Any
    leave: Any
    """A row for each action, then shares of the win, then points, of each seat clockwise from the one that looks."""
    leave_bias: Any


class Mind(NamedTuple):
    """Room for one thought."""

    raw: Any
    hidden: Any
    inner: Any
    logits: Any
    """Of the legal answers, in their order."""
    wins: Any
    points: Any
    """By seat."""


def shapes(game: Game, width: int, blocks: int) -> Network:
    """The shape of each array."""
    features, outputs = game.features, game.actions + 2 * game.seats[1]
    enter = ((features,), (features, width), (width,), (2, width))
    inside = ((blocks, width, width), (blocks, width), (blocks, 2, width))
    return Network(*enter, *inside, (outputs, width), (outputs,))


def blank(game: Game, width: int, blocks: int) -> Network:
    """A network without an opinion."""
    made = Network(*(np.zeros(shape, np.float32) for shape in shapes(game, width, blocks)))
    return made._replace(scale=np.asarray(game.definition.features.scale, np.float32))


def load(path: Path, game: Game) -> Network:
    """The network of a game in a file that learning has written.

    Raises:
        BadOption: If there is no such file, or it holds no network of this game.
    """
    wanted = Network._fields[1:]
    try:
        with np.load(path) as given:
            _, width = given["enter"].shape
            fitting = shapes(game, width, len(given["blocks"]))
            if width > WIDEST or width % 4 or len(given["blocks"]) > DEEPEST:
                raise ValueError(width)
            arrays = {name: np.ascontiguousarray(given[name], np.float32) for name in wanted}
    except FileNotFoundError:
        raise BadOption(message("no-network", file=shown(str(path)))) from None
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise BadOption(message("bad-network", file=shown(str(path)), game=game.definition.title)) from None
    if any(arrays[name].shape != getattr(fitting, name) or not np.isfinite(arrays[name]).all() for name in wanted):
        raise BadOption(message("bad-network", file=shown(str(path)), game=game.definition.title))
    return Network(scale=np.asarray(game.definition.features.scale, np.float32), **arrays)


def new_mind(game: Game, net: Network) -> Mind:
    """Room to think in."""
    hidden, inner = (np.zeros(net.enter.shape[1], np.float32) for _ in range(2))
    wins, points = (np.zeros(game.seats[1]) for _ in range(2))
    return Mind(np.zeros(game.features, DTYPE), hidden, inner, np.zeros(game.actions, np.float32), wins, points)
