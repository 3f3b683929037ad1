"""The bot `network:FILE`: the bare policy of a learned network, without any search."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position
from wharfinger.kernel.registry import prepare

from . import digest
from .networks import Network, load, new_mind
from .words import message

THINKING = Path(__file__).parent / "templates" / "network.py"
TEMPERATURE = 0.5
"""Likely answers are played more often than the network says, unlikely ones hardly ever."""


class Policy:
    """Draws its answers from what a network has learned."""

    def __init__(self, path: Path, seed: int = 0, temperature: float = TEMPERATURE) -> None:
        self.name = f"network:{path}"
        self.path, self.seed, self.temperature = path, seed, temperature
        self._found: tuple[Game, Network] | None = None

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Read the weights, and compile the network for this game."""
        self._network(game)
        prepare(game, THINKING, progress)

    def choose(self, position: Position) -> int:
        """An answer, drawn by the seed; for the same position always the same."""
        game = position.game
        net, out = self._network(game), np.zeros(game.actions, np.int64)
        mind = new_mind(game, net)
        n = int(prepare(game, THINKING).think_at(position.batch, 0, out, net, mind))
        logits = mind.logits[:n].astype(np.float64) / self.temperature
        shares = np.exp(logits - logits.max())
        drawn = digest(self.seed, position.batch.tobytes()) / 2**63 * shares.sum()
        return int(out[min(n - 1, int(np.searchsorted(np.cumsum(shares), drawn, side="right")))])

    def _network(self, game: Game) -> Network:
        if self._found is None or self._found[0] is not game:
            self._found = game, load(self.path, game)
        return self._found[1]


def from_spec(spec: str, seed: int) -> Policy:
    """The bot of `network:FILE`."""
    _, _, path = spec.partition(":")
    if not path:
        raise BadOption(message("network-file"))
    return Policy(Path(path), seed)
