"""Many games of one kind, stepped together: arrays in, arrays out, compiled code in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.errors import BadOption, IllegalMove, WharfingerError, shown
from wharfinger.kernel.game import Progress
from wharfinger.kernel.jit import overwrite, records
from wharfinger.kernel.position import Position

from .rewards import chosen
from .words import message

TEMPLATE = Path(__file__).parent / "templates" / "vector.py"
Numbers = np.ndarray[Any, Any]


class Step(NamedTuple):
    """What a step tells, a row for each game. The arrays are the environment's own: the next step overwrites them."""

    observation: Numbers
    """What the player to act sees: features scaled for networks, or small integers."""
    mask: Numbers
    """Which actions are legal."""
    actor: Numbers
    """The seat that acts next."""
    reward: Numbers
    """By seat; 0 until the game is over."""
    done: Numbers
    """Whether the game has ended. What is observed then belongs to the next one."""


class Vector:
    """Games that are stepped together; use [`vector`][wharfinger.envs.vector] to make one.

    The n-th game of row i is the game that `wharfinger.new` deals from the seed `seed + i + n * batch`.
    """

    def __init__(
        self,
        game: str,
        players: int,
        batch: int,
        threads: int = 1,
        reward: str | None = None,
        compact: bool = False,
        progress: Progress | None = None,
        settings: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self._choose(game, players, batch, threads, reward, settings)
        self._driver = registry.prepare(self.game, TEMPLATE, progress)
        self._given, self._made = self._driver.rooms(self.game, self._setting, self.threads, compact)
        self._games = records(self.game.state, batch)
        self._words = np.zeros((batch, 4), np.int64)
        self._numbers = np.zeros(batch, np.int64)
        bounds = np.linspace(0, batch, self.threads + 1).astype(int).tolist()
        self._slices = list(zip(range(self.threads), bounds, bounds[1:], strict=False))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        made = self._made
        self.step_made = Step(
            made.raw if compact else made.scaled, made.mask.view(np.bool_), made.actor, made.rewards,
            made.done.view(np.bool_),
        )  # fmt: skip

    def _choose(
        self,
        game: str,
        players: int,
        batch: int,
        threads: int,
        reward: str | None,
        settings: Sequence[Mapping[str, Any]],
    ) -> None:
        """What is played, or why it cannot be."""
        for name, value in (("batch", batch), ("threads", threads)):
            if isinstance(value, bool) or not isinstance(value, int) or value < 1:
                raise BadOption(message(name, value=shown(value)))
        self.game = registry.game(game)
        self.batch, self.threads = batch, min(threads, batch)
        chosen_ones = [self._encoded({"players": players, **one}, reward) for one in settings or ({},)]
        rows, self._texts = [row for row, _ in chosen_ones], [texts for _, texts in chosen_ones]
        self._setting = np.array([rows[row % len(rows)] for row in range(batch)], np.int64)
        self.seats: Numbers = self._setting[:, 0].copy()
        """The number of players in each row."""
        self.players = int(self.seats.max())
        self.features = self.game.definition.features
        """The [table of features](../environments.md#observations)."""
        self._seed: int | None = None

    def _encoded(self, setting: dict[str, Any], reward: str | None) -> tuple[list[int], dict[str, str]]:
        """The number of seats, whether rewards are points, and the options; and those that are texts."""
        seats = self.game.check_seats(setting.pop("players"))
        options, texts = self.game.encode_options(self.game.bounded(setting))
        if why := self.game.definition.refuse(seats, options):
            raise BadOption(why)
        return [seats, chosen(reward, seats) == "points", *options], dict(texts)

    @property
    def actions(self) -> int:
        """How many actions there are; `wharfinger actions GAME` names them."""
        return self.game.actions

    @property
    def sampled(self) -> Numbers:
        """A legal action of each game, drawn at random from the game's own generator: a random player."""
        sampled: Numbers = self._made.sampled
        return sampled

    @property
    def points(self) -> Numbers:
        """The final points by seat, of the last game that ended in each row; 0 before."""
        points: Numbers = self._made.points[:, : self.players]
        return points

    @property
    def places(self) -> Numbers:
        """The final places by seat, of the last game that ended in each row."""
        places: Numbers = self._made.places[:, : self.players]
        return places

    @property
    def standing(self) -> Numbers:
        """The points by seat as the games stand now."""
        standing: Numbers = np.zeros_like(self._made.points)
        self._driver.stand(self._games, standing)
        return standing[:, : self.players]

    def reset(self, seed: int = 0) -> Step:
        """Deal all games anew; the same seed gives the same games."""
        self._seed = seed
        for kept in (self._numbers, self._made.points, self._made.places):
            kept[:] = 0
        for row in range(self.batch):
            self._words[row] = words_of(seed + row)
        self._advance(self._driver.RESET, self._made.sampled)
        for row in range(self.batch):
            self._next(row)
        return self.step_made

    def step(self, actions: Any) -> Step:
        """Play one action in each game. A game that ends is dealt anew at once.

        Raises:
            IllegalMove: If an action is not legal. The other games have been stepped.
        """
        if self._seed is None:
            raise WharfingerError(message("reset"))
        wanted = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (self.batch,):
            raise BadOption(message("actions", count=str(self.batch)))
        illegal = self._advance(self._driver.STEP, wanted)
        made = self._made
        if made.done.any():
            for row in np.flatnonzero(made.done).tolist():
                self._next(row)
        if illegal:
            raise IllegalMove(message("illegal-batch", count=illegal))
        return self.step_made

    def parts(self, observation: Numbers | None = None) -> dict[str, Numbers]:
        """Observations by section: a row for each player, card, ship and so on. Nothing is copied."""
        return self.features.parts(self.step_made.observation if observation is None else observation)

    def position(self, row: int) -> Position:
        """A copy of one game as an ordinary position."""
        position = self._blank(row)
        overwrite(position.batch, self._games[row : row + 1])
        position.start_here()
        return position

    def _blank(self, row: int) -> Position:
        position = Position(self.game, [str(seat + 1) for seat in range(self.seats[row])], None)
        position.display = dict(self._texts[row % len(self._texts)])
        return position

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _next(self, row: int) -> None:
        """Lay out the deal that follows the game of a row."""
        assert self._seed is not None
        self._numbers[row] += 1
        self._words[row] = words_of(self._seed + row + int(self._numbers[row]) * self.batch)

    def _advance(self, what: int, actions: Numbers) -> int:
        rest: tuple[Any, ...] = (self._games, self._words, actions, self._given, self._made)
        advance: Any = self._driver.advance
        if self._pool is None:
            return int(advance(what, *self._slices[0], *rest))
        waiting = [self._pool.submit(advance, what, *lane, *rest) for lane in self._slices[1:]]
        return int(advance(what, *self._slices[0], *rest)) + sum(int(one.result()) for one in waiting)


def vector(
    game: str,
    players: int = 3,
    batch: int = 1024,
    device: str = "cpu",
    threads: int = 1,
    reward: str | None = None,
    compact: bool = False,
    mix: Sequence[Mapping[str, Any]] = (),
    **options: Any,
) -> Vector:
    """Make a batch of games that are stepped together.

    Args:
        game: One of [`names`][wharfinger.kernel.registry.names].
        players: The number of players.
        batch: The number of games.
        device: Where they run: `cpu`, or an NVIDIA GPU, `cuda` or `cuda:1`; see [GPUs](../gpu.md).
        threads: How many threads share the work; they run without the interpreter lock.
        reward: `result` or `points`, paid at the end of a game; see [rewards](../environments.md#rewards).
        compact: Observe small integers instead of numbers scaled for networks: half of the memory, and faster.
        mix: Several kinds of game side by side, such as `[{"players": 2}, {"players": 3, "length": "short"}]`: rows
            take turns. What one leaves out is as in `players` and `options`; arrays by seat are as wide as the most
            players need, and `seats` tells the number of players in each row.
        options: The switches of the game, as in [`new`][wharfinger.kernel.position.new].

    Examples:
        >>> from wharfinger.envs import vector
        >>> env = vector("hamburgum", players=3, batch=4)
        >>> step = env.reset(seed=7)
        >>> step.observation.shape == (4, env.game.features), step.mask.shape == (4, env.actions)
        (True, True)
        >>> step = env.step(env.sampled)
        >>> step.reward.shape, step.done.tolist()
        ((4, 3), [False, False, False, False])
    """
    settings = [{**options, **one} for one in mix] or [options]
    kind, _, number = device.partition(":")
    if kind == "cuda" and (number.isdecimal() or device == kind):
        from .cuda import CudaVector

        return CudaVector(game, players, batch, int(number or 0), reward, compact, settings)
    if device != "cpu":
        raise BadOption(message("device", value=shown(device)))
    return Vector(game, players, batch, threads, reward, compact, settings=settings)
