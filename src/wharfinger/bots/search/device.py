"""The search on somebody's own device: which WebAssembly it is, and what it must be told."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.aot.build import current
from wharfinger.kernel.aot.library import folder
from wharfinger.kernel.game import DRIVER, Game
from wharfinger.kernel.position import Position

from .. import digest
from ..networks import Network, new_mind
from . import planting
from .arrays import new_scratch, new_tree
from .forest import TREE
from .guided import settings as guided_settings
from .player import FIRST_SHARE, LATER, LATER_SHARE, LEVELS
from .settings import calibration, deep_settings, effort, settings, weights


def files(game: Game) -> tuple[Path, ...]:
    """What the WebAssembly of a game is made from."""
    return (DRIVER, *planting.templates(game))


def cached(game: Game) -> Path:
    """Where the WebAssembly of a game lies that was built on this machine."""
    registry.bind(game, TREE)
    return game.stages[TREE].folder / f"{game.name}.wasm"


def built(game: Game) -> Path | None:
    """The WebAssembly of a game: that of the release, or what was built on this machine; None if there is none."""
    places = (folder() / f"{game.name}.wasm", cached(game))
    return next((path for path in places if current(game, files(game), path)), None)


class Knowledge(NamedTuple):
    """What the search knows about a kind of game, as plain numbers."""

    weights: list[float]
    calibration: list[list[float]]
    settings: list[float]
    guided: bool
    """Whether the network of the game guides the search."""


def knowledge(position: Position) -> Knowledge:
    """What an analysis of this kind of game knows."""
    game = position.game
    if planting.guided(game):
        return _known(position, guided_settings(game, position.seats), True)
    return _known(position, settings(game, position.seats, **deep_settings(game)), False)


def _known(position: Position, chosen: Any, guided: bool) -> Knowledge:
    return Knowledge(weights(position).tolist(), calibration(position).tolist(), chosen.tolist(), guided)


class Dice(NamedTuple):
    """One of the trees that decide for a bot."""

    seed: int
    simulations: int


class Decision(NamedTuple):
    """What a device has to search to decide for a bot, as the bot itself would."""

    knowledge: Knowledge
    trees: list[Dice]
    seconds: float


def decision(bot: str, seed: int, concealed: Position, fresh: bool = True) -> Decision:
    """The search of a level. A bot keeps its trees during its turn; where it would, a smaller search does as much."""
    budget, game = LEVELS[bot], concealed.game
    assert budget.simulations is not None and budget.seconds is not None
    guided = bot == "master"
    whole = budget.simulations if guided else int(budget.simulations * effort(game))
    mixed = digest(seed, concealed.batch.tobytes())
    wanted = whole if fresh else max(1, whole // LATER)
    if guided:
        chosen = guided_settings(game, concealed.seats, **budget.changes)
    else:
        changes = budget.changes | (deep_settings(game) if budget.deep else {})
        chosen = settings(game, concealed.seats, **changes)
    trees = [
        Dice(digest(mixed, number.to_bytes(4, "little")), wanted // budget.trees + (number < wanted % budget.trees))
        for number in range(budget.trees)
    ]
    share = FIRST_SHARE if fresh else LATER_SHARE * (1 - FIRST_SHARE)
    return Decision(_known(concealed, chosen, guided), trees, share * budget.seconds)


def foreseen(concealed: Position, code: int) -> bytes:
    """What a bot expects to know after its decision, if its turn goes on and shows nothing."""
    after = concealed.copy()
    after.play(code)
    goes_on = (after.turn, after.actor) == (concealed.turn, concealed.actor)
    return after.concealed(after.actor).batch.tobytes() if goes_on else b""


def seed_of(position: Position, seed: int = 0) -> int:
    """What the dice of a tree are seeded with, so that a device grows the tree that a `Forest` of this seed grows."""
    return digest(digest(seed, position.batch.tobytes()), (0).to_bytes(4, "little"))


def layout(game: Game) -> dict[str, Any]:
    """How the memory of the search is laid out: positions, and the arrays of a tree and of its scratch rows."""
    where: Any = game.state.fields
    stack = where["stack"][0]
    return {
        "record": game.state.itemsize,
        "actions": game.actions,
        "seats": game.seats[1],
        **{name: _int32(where[field]) for name, field in (("players", "seats"), ("turn", "turn"), ("depth", "depth"))},
        "stack": _int32((stack.base, where["stack"][1])),
        "frame": stack.shape[1],
        "tree": _arrays(new_tree(game, 1), new_tree(game, 2)),
        "scratch": _arrays(new_scratch(game), new_scratch(game)),
    }


def weights_file(net: Network) -> bytes:
    """A network as devices get it: its arrays one after the other, the first in 32 bits, the others in 16."""
    first, *others = net
    return bytes(first.tobytes() + b"".join(part.astype(np.float16).tobytes() for part in others))


def weights_layout(game: Game, net: Network) -> dict[str, Any]:
    """How the memory of a network and of its thoughts is laid out."""
    mind = new_mind(game, net)
    return {"shapes": {name: list(part.shape) for name, part in net._asdict().items()}, "mind": _arrays(mind, mind)}


def _int32(field: tuple[Any, ...]) -> int:
    """Where a field lies that is a 32-bit number, or several."""
    kind, where = field[:2]
    assert kind == np.int32
    return int(where)


def _arrays(small: Any, large: Any) -> dict[str, dict[str, Any]]:
    """The members of a tuple of arrays; a length that differs between the two is the capacity."""
    return {
        name: {
            "shape": [own if own == other else -1 for own, other in zip(one.shape, two.shape, strict=True)],
            "size": one.itemsize,
            "start": base64.b64encode(one.tobytes().rstrip(b"\0")).decode(),
        }
        for name, one, two in zip(small._fields, small, large, strict=True)
    }
