"""Matches from Python: `match` plays one, `load` reads one from its results file; both return a `Result`."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from math import inf
from pathlib import Path
from typing import Any

import wharfinger
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadOption, shown, unwritable
from wharfinger.kernel.game import Progress
from wharfinger.kernel.position import new

from . import ratings, schedule
from .crews import Cluster, available
from .ledger import Ledger, read
from .playing import Outcome, Setup, rehearse
from .playing import play as play_game
from .standings import Standing, pairs, standing
from .words import message
from .workers import run

LAST_SEED = 2**62
"""Seeds of deals go up to 2**63; the rest is for the deals that follow the first."""


@dataclass(frozen=True)
class Result:
    """The games of a match, in schedule order, and their statistics."""

    setup: Setup
    games: list[Outcome]
    stopped: bool = False
    """Whether Ctrl-C interrupted it."""
    torn: bool = False
    """Whether the results file ended in an incomplete line, which was ignored."""

    @property
    def labels(self) -> list[str]:
        """A unique name for each bot."""
        return schedule.labels(self.setup.bots)

    @cached_property
    def standings(self) -> list[Standing]:
        """The standing of each bot, in list order."""
        made = [standing(self.setup, bot, label, self.games) for bot, label in enumerate(self.labels)]
        if not self.setup.contest or not self.games:
            return made
        rated = ratings.rate(len(made), self.games)
        return [
            replace(one, rating=mu, uncertainty=sigma) if one.seats else one
            for one, (mu, sigma) in zip(made, rated, strict=True)
        ]

    @property
    def ranking(self) -> list[int]:
        """The bots' indices, best first."""

        def strength(number: int) -> tuple[float, float, float]:
            one = self.standings[number]
            return (one.win_share or 0.0, one.rating or 0.0, -inf if one.mean_points is None else one.mean_points)

        return sorted(range(len(self.setup.bots)), key=strength, reverse=True)

    @cached_property
    def pairs(self) -> list[list[float | None]]:
        """Head-to-head matrix: how often the row finished ahead of the column."""
        return pairs(len(self.setup.bots), self.games)

    def summary(self) -> dict[str, Any]:
        """The whole result as a JSON-serialisable object."""
        return {
            **asdict(self.setup),
            "specs": self.setup.bots,
            "games": len(self.games),
            "deals": len({game.deal for game in self.games}),
            "stopped": self.stopped,
            "bots": [asdict(one) for one in self.standings],
            "pairs": self.pairs if self.setup.contest else None,
        }

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Plot ratings and points as SVG or PNG, depending on the file extension."""
        from .plot import draw

        draw(self, Path(path))


def match(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    games: int = 100,
    *,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    components: str | os.PathLike[str] | None = None,
    workers: int | None = 1,
    out: str | os.PathLike[str] | None = None,
    save: str | os.PathLike[str] | None = None,
    ray: str | None = None,
    compiling: Progress | None = None,
    played: Callable[[int, int], None] | None = None,
) -> Result:
    """Let bots play a match, seats rotated, each deal played once in every seating of its round.

    `out` is a results file: games that stand in it are not played again. `save` is a folder for the records of the
    games. `ray` is the address of a Ray cluster to play on, or `local`. `played` is told how many games are done, of
    how many. Ctrl-C ends the match and gives what there is.
    """
    setup = prepare(game, bots, players, seed=seed, options=options, components=components, compiling=compiling)
    return play(setup, games, components=components, workers=workers, out=out, save=save, ray=ray, played=played)


def play(
    setup: Setup,
    games: int,
    *,
    components: str | os.PathLike[str] | None = None,
    workers: int | None = 1,
    out: str | os.PathLike[str] | None = None,
    save: str | os.PathLike[str] | None = None,
    ray: str | None = None,
    played: Callable[[int, int], None] | None = None,
) -> Result:
    """Play a set-up that `prepare` made, on the same components: the second half of `match`."""
    _counted("games", games)
    if workers is not None:
        _counted("workers", workers)
    folder = None if components is None else os.fspath(components)
    records = None if save is None else _prepared(Path(save))
    book = Ledger(Path(out), setup) if out is not None else Book()
    with closing(book):
        stopped = _play(setup, book, games, folder, workers, records, ray, played or (lambda done, total: None))
        return Result(setup, sorted(book.games, key=lambda one: one.game), stopped, book.torn)


def load(path: str | os.PathLike[str]) -> Result:
    """Load the match in a results file."""
    setup, games, torn = read(Path(path))
    return Result(setup, sorted(games, key=lambda one: one.game), torn=torn)


class Book:
    """In-memory results, for a match without a file."""

    def __init__(self) -> None:
        self.games: list[Outcome] = []
        self.torn = False

    def add(self, outcome: Outcome) -> None:
        """Keep a game."""
        self.games.append(outcome)

    def close(self) -> None:
        """Nothing to do."""


def prepare(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    *,
    compiling: Progress | None = None,
    components: str | os.PathLike[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
) -> Setup:
    """Check and compile everything before a game is played or a file written: the first half of `match`."""
    loaded = registry.game(game, components)
    if isinstance(bots, str) or not bots or not all(isinstance(spec, str) and spec for spec in bots):
        raise BadOption(message("bots-list", value=shown(bots)))
    if players is None:
        low, high = loaded.seats
        players = max(low, min(high, max(2, len(bots))))
    loaded.check_seats(players)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < LAST_SEED:
        raise BadOption(message("match-seed", value=shown(seed)))
    definition = loaded.definition
    numbers, display = loaded.encode_options(loaded.bounded(options or {}))
    setup = Setup(
        game=game,
        rules=definition.version,
        components=definition.components.mark,
        players=players,
        options=loaded.decode_options(numbers, display),
        bots=list(bots),
        seed=seed,
        version=wharfinger.__version__,
    )
    new(game, players, seed, components=components, progress=compiling, **setup.options)  # refuses what does not fit
    rehearse(setup, loaded, compiling)
    return setup


def _prepared(folder: Path) -> str:
    """The folder for records, created if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    return str(folder)


def _counted(name: str, value: Any) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption(message("match-count", name=name, value=shown(value)))


def _play(
    setup: Setup,
    book: Book | Ledger,
    games: int,
    components: str | None,
    workers: int | None,
    save: str | None,
    ray: str | None,
    tell: Callable[[int, int], None],
) -> bool:
    """Play the missing games; True if Ctrl-C interrupted them."""
    done = {outcome.game for outcome in book.games}
    missing = [number for number in range(games) if number not in done]
    count = games - len(missing)
    tell(count, games)
    try:
        with closing(_games(setup, missing, components, workers, save, ray)) as finished:
            for outcome in finished:
                book.add(outcome)
                count += 1
                tell(count, games)
    except KeyboardInterrupt:
        return True
    return False


def _games(
    setup: Setup, numbers: list[int], components: str | None, workers: int | None, save: str | None, ray: str | None
) -> Generator[Outcome, None, None]:
    """Games as they finish, on this machine or on a cluster."""
    if ray is None:
        yield from run(setup, numbers, components, workers or available(), save)
    elif numbers:
        with Cluster(ray, workers) as cluster:
            jobs = ((setup, number, components, None, save) for number in numbers)
            with closing(cluster.finished(play_game, jobs)) as finished:
                for _, outcome in finished:
                    yield outcome
