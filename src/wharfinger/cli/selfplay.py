"""`wharfinger selfplay`: bots play each other, seats rotated, and the results are counted."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wharfinger.kernel.errors import BadFile, BadOption

from . import common
from .common import texts

if TYPE_CHECKING:
    from wharfinger.bots import Bot
    from wharfinger.kernel.errors import BotFailed
    from wharfinger.kernel.position import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `selfplay`."""
    say = texts()
    common.add_game(parser)
    parser.add_argument("--games", type=common.positive, default=100, metavar="N", help=say("arg-games"))
    parser.add_argument("--bots", default="greedy,random", metavar="LIST", help=say("arg-bots"))
    parser.add_argument("--players", type=common.positive, metavar="N", help=say("arg-players"))
    common.add_seed(parser, default=1)
    common.add_options(parser)
    parser.add_argument("--save", metavar="DIR", help=say("arg-save-dir"))
    parser.add_argument("--json", action="store_true", help=say("arg-json"))


@dataclass
class Tally:
    """What one bot of the list has done."""

    bot: str
    wins: float = 0.0
    points: list[int] = field(default_factory=list)
    """Its points, game by game."""
    failures: int = 0
    """Games in which it failed and `random` played on."""

    @property
    def games(self) -> int:
        """Games played."""
        return len(self.points)

    @property
    def share(self) -> float:
        """Part of its games won, shared victories split."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """Points a game."""
        return statistics.fmean(self.points) if self.points else 0.0

    @property
    def spread(self) -> float:
        """Standard deviation of the points."""
        return statistics.pstdev(self.points) if self.points else 0.0


def run(args: argparse.Namespace) -> None:
    """Play all games, then print the table."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from wharfinger.bots import make
    from wharfinger.kernel import registry

    say = texts()
    given = common.options(args.option)
    game = registry.game(args.game, args.components)
    specs = lineup(common.specs(args.bots), args.players)
    game.check_seats(len(specs))
    folder = prepared(args.save)
    bots = [make(spec, args.seed) for spec in specs]
    game.encode_options(given)
    with common.compiling() as progress:
        registry.prepare(game, progress=progress)
        for bot in bots:
            bot.ready(game, progress)
    labels = [bot.name for bot in bots]
    tallies = [Tally(f"{label} {labels[:number].count(label) + 1}" if labels.count(label) > 1 else label)
               for number, label in enumerate(labels)]  # fmt: skip
    bar = Progress(
        TextColumn(say("selfplay-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=common.console(stderr=True), disable=args.json,
    )  # fmt: skip

    def failed(tally: Tally, failure: BotFailed) -> None:
        tally.failures += 1
        if tally.failures == 1:
            bar.console.print(say("bot-out", name=tally.bot, why=str(failure)), style="yellow")

    turns, began = 0, time.perf_counter()
    with bar:
        for number in bar.track(range(args.games)):
            played = one_game(game.name, bots, tallies, number, args.seed + number, args.components, given, failed)
            turns += played.turn
            if folder is not None:
                played.record().save(folder / f"{game.name}-{args.seed + number}.wharf")
    took = (time.perf_counter() - began) / args.games
    rounds = turns / args.games / len(specs)
    if args.json:
        print(json.dumps(summary(game.name, args.games, tallies, rounds, took)))
    else:
        report(game.definition.title, args.games, tallies, rounds, took)


def lineup(specs: list[str], players: int | None) -> list[str]:
    """The bots at one table: as listed, or the list repeated to the number of players."""
    if players is None:
        return specs * 2 if len(specs) == 1 else specs
    if len(specs) > players:
        raise BadOption(f"There are {len(specs)} bots but {players} players.")
    return [specs[number % len(specs)] for number in range(players)]


def prepared(save: str | None) -> Path | None:
    """The folder for records, made if need be."""
    if save is None:
        return None
    folder = Path(save)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be written: {error}.") from None
    return folder


def one_game(
    game: str,
    bots: list[Bot],
    tallies: list[Tally],
    number: int,
    seed: int,
    components: str | None,
    options: dict[str, Any],
    failed: Callable[[Tally, BotFailed], None],
) -> Position:
    """One game; the list of players starts with another one each time."""
    from wharfinger.bots.seated import Seated
    from wharfinger.kernel.position import new

    count = len(bots)
    listed = [(number + k) % count for k in range(count)]
    by_name = {tallies[k].bot: k for k in listed}
    position = new(game, [tallies[k].bot for k in listed], seed, components=components, **options)
    seated = []
    for seat, name in enumerate(position.names):
        which = by_name[name]
        seated.append(Seated(bots[which], seat, partial(failed, tallies[which])))
    try:
        for bot in seated:
            bot.begin(position)
        listening = [bot for bot in seated if bot.listens]
        while position.actor is not None:
            position.play(seated[position.actor].choose(position))
            for bot in listening:
                bot.tell(position)
    finally:
        for bot in seated:
            bot.close()
    points, places = position.scores(), position.places()
    for seat, name in enumerate(position.names):
        tally = tallies[by_name[name]]
        tally.points.append(points[seat])
        if places[seat] == 1:
            tally.wins += 1 / places.count(1)
    return position


def summary(game: str, games: int, tallies: list[Tally], rounds: float, took: float) -> dict[str, Any]:
    """The result as one object; a solo game has points, but nobody to win against."""
    return {
        "game": game,
        "games": games,
        "players": len(tallies),
        "turns_per_player": round(rounds, 2),
        "seconds_per_game": round(took, 4),
        "bots": [
            {
                "bot": tally.bot,
                "games": tally.games,
                **({"wins": round(tally.wins, 4), "win_share": round(tally.share, 4)} if len(tallies) > 1 else {}),
                "mean_points": round(tally.mean, 2),
                "best_points": max(tally.points),
                "worst_points": min(tally.points),
                "spread": round(tally.spread, 2),
                "failures": tally.failures,
            }
            for tally in tallies
        ],
    }


def report(title: str, games: int, tallies: list[Tally], rounds: float, took: float) -> None:
    """The result as a table: wins and points, or in a solo game points alone."""
    from rich import box
    from rich.table import Table

    say = texts()
    made = common.console()
    made.print(say("selfplay-title", game=title, games=games, players=len(tallies)), style="bold")
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("col-bot"))
    solo = len(tallies) == 1
    wins = () if solo else ("col-wins", "col-share")
    for key in ("col-games", *wins, "col-mean", *(("col-best", "col-worst", "col-deviation") if solo else ())):
        table.add_column(say(key), justify="right")
    for tally in tallies:
        won = [] if solo else [f"{tally.wins:g}", f"{tally.share:.1%}"]
        more = [str(max(tally.points)), str(min(tally.points)), f"{tally.spread:.1f}"] if solo else []
        table.add_row(tally.bot, str(tally.games), *won, f"{tally.mean:.1f}", *more)
    made.print(table)
    for tally in tallies:
        if tally.failures:
            made.print(say("selfplay-failures", bot=tally.bot, count=tally.failures), style="yellow")
    made.print(say("selfplay-foot", rounds=f"{rounds:.1f}", seconds=f"{took:.2f}"), style="dim")
