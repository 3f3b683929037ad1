"""Weights of learned networks: their files, which game has which, and the arrays that compiled code takes."""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wharfinger import __version__
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption, Message, shown, unwritable
from wharfinger.kernel.features import DTYPE
from wharfinger.kernel.game import Game

from .words import message

CLIP = 8.0
"""Features beyond this are as good as this."""
POINTS = 50.0
"""Points are learned in units of so many."""
WIDEST, DEEPEST = 4096, 64
"""The largest network that a file may hold."""
FORMAT = "network 1"
FILE = "network.npz"
"""The network in the package of a game."""
CHOSEN = "WHARFINGER_NETWORKS"
"""Networks to be used instead: name=file, separated as in PATH."""


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
    used: Any
    """Which inputs of a layer are not 0."""
    given: Any
    hidden: Any
    inner: Any
    room: Any
    logits: Any
    """Of the legal answers, in their order."""
    wins: Any
    points: Any
    """By seat."""


@dataclass(frozen=True)
class Origin:
    """Where the weights in a file come from."""

    game: str
    rules: str
    features: str
    """A hash over the features and actions: what the numbers mean."""
    version: str
    learned: dict[str, Any]
    """How they were learned: decisions, seeds, figures."""


def meaning(game: Game) -> str:
    """A hash over what the features and the actions of a game are."""
    definition = game.definition
    told = [(one.name, one.low, one.high, one.unit) for one in definition.features.features]
    return hashlib.sha256(repr((told, list(definition.action_names))).encode()).hexdigest()[:20]


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


def save(path: Path, game: Game, arrays: Mapping[str, Any], learned: Mapping[str, Any]) -> None:
    """Write weights, in 16 bits each, with where they come from; the file appears at once.

    Args:
        path: The file.
        game: The game that they play.
        arrays: The members of a `Network` by name; `scale` is the game's own and left out.
        learned: How they were learned.
    """
    about = Origin(game.name, game.definition.version, meaning(game), __version__, dict(learned))
    text = json.dumps({"format": FORMAT, **asdict(about)}, sort_keys=True)
    made: dict[str, Any] = {name: np.asarray(arrays[name], np.float16) for name in Network._fields[1:]}
    half = path.with_name(f"{path.name}.part")
    try:
        with half.open("wb") as file:
            np.savez_compressed(file, about=np.frombuffer(text.encode(), np.uint8), **made)
        os.replace(half, path)
    except OSError as error:
        raise unwritable(path, error) from None


def load(path: Path, game: Game) -> Network:
    """The network of a game in a file that learning has written.

    Raises:
        BadOption: If there is no such file, it holds no network of this game, or that was learned by other rules.
    """
    wanted = Network._fields[1:]
    bad = BadOption(message("bad-network", file=shown(str(path)), game=game.definition.title))
    try:
        with np.load(path) as given:
            about = _about(bytes(given["about"]))
            if about.game != game.name:
                raise bad
            if (about.rules, about.features) != (game.definition.version, meaning(game)):
                raise BadOption(_old(path, game, about))
            _, width = given["enter"].shape
            fitting = shapes(game, width, len(given["blocks"]))
            if width > WIDEST or len(given["blocks"]) > DEEPEST:
                raise bad
            arrays = {name: np.ascontiguousarray(given[name], np.float32) for name in wanted}
    except FileNotFoundError:
        raise BadOption(message("no-network", file=shown(str(path)))) from None
    except (OSError, KeyError, ValueError, TypeError, EOFError, zipfile.BadZipFile):
        raise bad from None
    if any(arrays[name].shape != getattr(fitting, name) or not np.isfinite(arrays[name]).all() for name in wanted):
        raise bad
    return Network(scale=np.asarray(game.definition.features.scale, np.float32), **arrays)


def origin_of(path: Path) -> Origin:
    """Where the weights in a file come from."""
    with np.load(path) as given:
        return _about(bytes(given["about"]))


def own(game: Game) -> Path | None:
    """The network that plays a game as `master` and guides its analysis: one that was chosen, or the game's own.

    A game that is played on other values than its own has none.
    """
    if registry.corrected(game):
        return None
    chosen = _chosen()
    if game.name in chosen:
        return Path(chosen[game.name])
    path = registry.folder(game.name) / FILE
    return path if path.exists() else None


def _chosen() -> dict[str, str]:
    """The files that were chosen, by game."""
    return dict(item.split("=", 1) for item in os.environ.get(CHOSEN, "").split(os.pathsep) if "=" in item)


def check() -> None:
    """Refuse networks that were chosen and do not fit their games."""
    for name in _chosen():
        of(registry.game(name))


def of(game: Game) -> Network | None:
    """The network of a game, read once."""
    path = own(game)
    return None if path is None else _kept(path, path.stat().st_mtime_ns if path.exists() else 0, game)


@lru_cache(8)
def _kept(path: Path, changed: int, game: Game) -> Network:
    return load(path, game)


def _about(text: bytes) -> Origin:
    data = dict(json.loads(text))
    if data.pop("format") != FORMAT or set(data) != {field.name for field in fields(Origin)}:
        raise ValueError(text)
    return Origin(**data)


def _old(path: Path, game: Game, about: Origin) -> Message:
    return message("old-network", file=shown(str(path)), game=game.definition.title, version=about.version)


def new_mind(game: Game, net: Network) -> Mind:
    """Room to think in."""
    width = net.enter.shape[1]
    most = max(game.features, width)
    hidden, inner, room = (np.zeros(width, np.float32) for _ in range(3))
    wins, points = (np.zeros(game.seats[1]) for _ in range(2))
    logits, given = np.zeros(game.actions, np.float32), np.zeros(most, np.float32)
    return Mind(
        np.zeros(game.features, DTYPE), np.zeros(most, np.int64), given, hidden, inner, room, logits, wins, points
    )
