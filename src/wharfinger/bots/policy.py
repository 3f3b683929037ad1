"""The bot `network:FILE`: the bare policy of a learned network; `network[simulations=N]:FILE` searches with it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position
from wharfinger.kernel.registry import prepare

from . import digest
from .networks import Network, load, new_mind
from .words import message

if TYPE_CHECKING:
    from . import Bot

THINKING = Path(__file__).parent / "templates" / "network.py"
TEMPERATURE = 0.5
"""Likely answers are played more often than the network says, unlikely ones hardly ever."""
BOUNDS = {"simulations": (1, 1_000_000), "seconds": (0.01, 86400)}
"""The least and the most of what a search may be given."""
_SPEC = re.compile(r"network(?:\[([^\]]*)\])?:(.+)", re.DOTALL)


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


def from_spec(spec: str, seed: int) -> Bot:
    """`network:FILE`, or with a search: `network[simulations=200,seconds=5]:FILE`."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise BadOption(message("network-spec", spec=shown(spec)))
    path, limits = Path(found[2]), dict[str, float]()
    for part in filter(None, map(str.strip, (found[1] or "").split(","))):
        name, _, value = part.partition("=")
        if name not in BOUNDS or name in limits:
            raise BadOption(message("network-limits", given=shown(part)))
        limits[name] = _number(name, value)
    if not limits:
        return Policy(path, seed)
    from .search.guided import GuidedSearch
    from .search.player import Budget

    simulations = int(limits["simulations"]) if "simulations" in limits else None
    return GuidedSearch(path, seed, Budget(simulations, limits.get("seconds"), 1), spec)


def _number(name: str, value: str) -> float:
    """A number of simulations or of seconds."""
    try:
        number = float(int(value) if name == "simulations" else float(value))
    except ValueError:
        number = 0.0
    least, most = BOUNDS[name]
    if not least <= number <= most:
        given = {"limit": name, "value": shown(value), "least": str(least), "most": str(most)}
        raise BadOption(message("network-limit", **given))
    return number
