"""Self-play for training: the search plays itself, and each decision is kept with the shares of its simulations.

Games are numbered from the first seed on, and a shard is the job of some of them, so the shards of a plan are the same
wherever they are made. A folder that has some of them already gets the others.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger import __version__
from wharfinger.bots import digest
from wharfinger.bots.networks import Network, load, meaning
from wharfinger.bots.search.forest import ROOM, TREE, Forest
from wharfinger.bots.search.guided import GUIDED, Guided
from wharfinger.envs.shards import ENDING, Origin, Played, Row, arrow, encoded, origin_of
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadFile, unwritable
from wharfinger.kernel.features import DTYPE
from wharfinger.kernel.position import Position, new

from .crews import Crew
from .words import message

EVEN = 0.25
"""The part of a guided search's exploration that goes to all answers alike, so that it finds what its network does not
think of."""


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    players: list[int]
    """Player counts, in rotation."""
    options: dict[str, Any] = field(default_factory=dict)
    games: int = 256
    """Rounded up to whole shards."""
    shard: int = 16
    """Games in a shard."""
    simulations: int = 100
    """Of each decision."""
    temperature: float = 1.0
    """How freely actions are drawn by their simulations; 0: always the one with most."""
    seed: int = 1
    network: str = ""
    """The file of a network that guides the search; else the search goes by the game's evaluation."""

    @property
    def shards(self) -> int:
        """How many shards that makes."""
        return -(-self.games // self.shard)

    def origin(self) -> Origin:
        """What the shards say of themselves."""
        game = registry.game(self.game)
        definition = game.definition
        numbers, texts = game.encode_options(self.options)
        maker = {name: value for name, value in asdict(self).items() if name not in ("game", "options", "games")}
        del maker["network"]
        if self.network:
            load(Path(self.network), game)  # or says what is wrong with it
            maker["network"] = hashlib.sha256(Path(self.network).read_bytes()).hexdigest()[:20]
        rules, mark = definition.version, definition.components.mark
        return Origin(
            self.game, rules, mark, meaning(game), __version__, game.decode_options(numbers, texts), maker
        )  # fmt: skip


def name_of(number: int) -> str:
    """The file of a shard."""
    return f"{number:06d}{ENDING}"


def produce(plan: Plan, folder: Path, crew: Crew, tell: Callable[[int, int], None]) -> None:
    """Write the shards of a plan that a folder does not have yet; `tell` hears how many there are, of how many."""
    arrow()
    plan.origin()
    registry.prepare(registry.game(plan.game), GUIDED if plan.network else TREE)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    missing = [number for number in range(plan.shards) if not _there(plan, folder / name_of(number))]
    done = plan.shards - len(missing)
    tell(done, plan.shards)
    for number, data in zip(missing, crew.map(made, [(plan, number) for number in missing]), strict=True):
        path = folder / name_of(number)
        half = path.with_suffix(".part")
        try:
            half.write_bytes(data)
            os.replace(half, path)
        except OSError as error:
            raise unwritable(path, error) from None
        done += 1
        tell(done, plan.shards)


def _there(plan: Plan, path: Path) -> bool:
    """Whether a shard is there; one of another plan is refused."""
    if not path.exists():
        return False
    if origin_of(path)[0] != plan.origin():
        raise BadFile(message("shard-other", path=str(path)))
    return True


def made(plan: Plan, number: int) -> bytes:
    """Play the games of one shard."""
    games = range(number * plan.shard, (number + 1) * plan.shard)
    return encoded(plan.origin(), [play(plan, game) for game in games])


def play(plan: Plan, number: int) -> Played:
    """Play a game of the plan."""
    deal, players = plan.seed + number, plan.players[number % len(plan.players)]
    position = new(plan.game, players, deal, **plan.options)
    chance = np.random.default_rng([plan.seed, number])
    net = load(Path(plan.network), position.game) if plan.network else None
    rows: list[Row] = []
    while (seat := position.actor) is not None:
        legal = position.legal_codes()
        visits = looked(position, plan.simulations, digest(deal, len(rows).to_bytes(4, "little")), net)
        shares = np.array([visits.get(code, 0) for code in legal], float)
        action = _drawn(legal, shares, plan.temperature, chance)
        observed = np.zeros(position.game.features, DTYPE)
        position.game.driver.observe_at(position.batch, 0, seat, observed)
        rows.append(Row(observed, seat, legal, (shares / shares.sum()).tolist(), action))
        position.play(action)
    return Played(deal, rows, position.scores(), position.places())


def looked(position: Position, simulations: int, seed: int, net: Network | None = None) -> dict[int, int]:
    """How many simulations went through each answer, of a search that knows what the seat knows."""
    assert position.actor is not None
    known = position.concealed(position.actor, seed=0)
    forest = (
        Forest(known, seed, 1, ROOM * simulations)
        if net is None
        else Guided(known, net, seed, 1, simulations, even=EVEN)
    )
    forest.grow(simulations, None)
    return {branch.code: branch.visits for branch in forest.branches()}


def _drawn(legal: list[int], shares: np.ndarray[Any, Any], temperature: float, chance: np.random.Generator) -> int:
    if temperature == 0.0:
        return legal[int(shares.argmax())]
    weights = (shares / shares.max()) ** (1 / temperature)
    return legal[int(chance.choice(len(legal), p=weights / weights.sum()))]
