"""`wharfinger arena`: bots play matches, and the results tell how strong they are and how sure that is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from . import common
from .arguments import positive
from .language import decimal, percent, texts

if TYPE_CHECKING:
    from rich.table import Table

    from wharfinger.arena import Result, Standing

STOPPED = 130
PLAYING = ("players", "bots", "games", "seed", "components", "workers", "ray", "out", "save")
"""The arguments that make no sense with --show."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`; their defaults are set later, so that it is known which were given."""
    say = texts()
    common.add_game(parser, optional=True)
    parser.add_argument("--players", type=positive, metavar="N", help=say("arg-arena-players"))
    parser.add_argument("--bots", metavar="LIST", help=say("arg-arena-bots"))
    parser.add_argument("--games", type=positive, metavar="N", help=say("arg-arena-games"))
    common.add_seed(parser)
    common.add_options(parser)
    parser.add_argument("--workers", type=positive, metavar="N", help=say("arg-workers"))
    common.add_ray(parser)
    parser.add_argument("--out", metavar="FILE", help=say("arg-out"))
    parser.add_argument("--save", metavar="DIR", help=say("arg-save-dir"))
    parser.add_argument("--show", metavar="FILE", help=say("arg-show"))
    parser.add_argument("--json", action="store_true", help=say("arg-json"))
    parser.add_argument("--plot", metavar="FILE", help=say("arg-plot"))


def run(args: argparse.Namespace) -> int:
    """Play or read a match, then print it."""
    from wharfinger.arena import load

    if args.plot is not None:
        from wharfinger.arena.plot import check

        check(Path(args.plot))
    if args.show is not None:
        if args.game is not None:
            raise common.wrong("wrong-show-game")
        for name in PLAYING:
            if getattr(args, name) is not None:
                raise common.wrong("wrong-show", option=f"--{name}")
        if args.option:
            raise common.wrong("wrong-show", option="--option")
        result = load(args.show)
    else:
        result = play(args)
    say, aside = texts(), common.console(stderr=True)
    if result.torn:
        aside.print(say("arena-torn", path=args.show or args.out), soft_wrap=True)
    if args.json:
        print(json.dumps(result.summary()))
    else:
        report(result)
    if args.plot is not None and result.games:
        result.plot(args.plot)
        if not args.json:
            aside.print(say("arena-plotted", path=args.plot), soft_wrap=True)
    if result.stopped:
        aside.print(say("arena-stopped", path=args.out) if args.out else say("arena-stopped-lost"), soft_wrap=True)
        return STOPPED
    return 0


def play(args: argparse.Namespace) -> Result:
    """Play what the arguments ask for."""
    from wharfinger import arena
    from wharfinger.arena.schedule import split

    if args.game is None:
        raise common.wrong("wrong-arena-game")
    bots = split("greedy,random" if args.bots is None else args.bots)
    games = 100 if args.games is None else args.games
    seed = 1 if args.seed is None else args.seed
    given = common.options(args.option)
    with common.compiling() as bar:
        setup = arena.prepare(
            args.game, bots, args.players, compiling=bar, components=args.components, options=given, seed=seed
        )
    with progress(args.json) as played:
        return arena.play(
            setup, games, components=args.components, workers=args.workers, out=args.out, save=args.save, ray=args.ray,
            played=played,
        )  # fmt: skip


@contextmanager
def progress(silent: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error that appears when the games begin."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    say = texts()
    columns = (TextColumn(say("arena-progress")), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"))
    bar = Progress(*columns, TimeRemainingColumn(), console=common.console(stderr=True), disable=silent)
    task = bar.add_task("", total=None, rate="", start=False)
    earlier: list[int] = []

    def tell(done: int, total: int) -> None:
        if not earlier:
            earlier.append(done)
            bar.start()
            bar.start_task(task)
            bar.reset(task, total=total, completed=done)
            return
        spent = bar.tasks[0].elapsed or 0.0
        rate = say("arena-rate", rate=decimal((done - earlier[0]) / spent, 2)) if spent else ""
        bar.update(task, completed=done, rate=rate)

    try:
        yield tell
    finally:
        if earlier:
            bar.stop()


# -- printing ----------------------------------------------------------------------------------------------------


def report(result: Result) -> None:
    """The tables."""
    from wharfinger.kernel import registry

    say, made, setup = texts(), common.console(), result.setup
    title = registry.game(setup.game).definition.title if setup.game in registry.names() else setup.game
    deals = len({game.deal for game in result.games})
    head = {"game": title, "games": len(result.games), "players": setup.players, "deals": deals}
    made.print(say("arena-title", **head), style="bold")
    if not result.games:
        return
    made.print(standings_table(result))
    if setup.contest:
        if len(setup.bots) > 2:
            made.print(say("arena-pairs"), style="bold")
            made.print(pairs_table(result))
        made.print(say("arena-foot", par=percent(1 / setup.players, 1)), style="dim")
        if len(result.games) % len(setup.bots):
            made.print(say("arena-uneven", round=len(setup.bots)), style="dim")
    for game in [game for game in result.games if game.forfeit is not None][:3]:
        bot = result.labels[game.bots[game.forfeit or 0]]
        made.print(say("arena-forfeit", bot=bot, game=game.game, reason=game.told), soft_wrap=True)


def _empty(keys: list[str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column(texts()("col-bot"), max_width=24, overflow="ellipsis", no_wrap=True)
    for key in keys:
        table.add_column(key, justify="right")
    return table


def standings_table(result: Result) -> Table:
    """A row a bot, the best first; columns that say nothing about this match are left out."""
    say = texts()
    columns: list[tuple[str, Callable[[Standing], str]]] = [("col-games", lambda one: str(one.games))]
    if result.setup.contest:
        columns += [
            ("col-win-share", lambda one: _share(one.win_share)),
            ("col-interval", lambda one: "–".join(decimal(100 * end, 1) for end in one.interval or ()) or "–"),
            ("col-rating", lambda one: f"{_number(one.rating, 1)} ±{_number(one.uncertainty, 1)}"),
        ]
    columns.append(("col-spread", lambda one: f"{_number(one.mean_points, 1)} ±{_number(one.sd_points, 1)}"))
    if not result.setup.contest:
        columns += [
            ("col-best", lambda one: _number(one.best_points)),
            ("col-worst", lambda one: _number(one.worst_points)),
        ]
    if result.setup.contest:
        columns += [
            ("col-mean-place", lambda one: _number(one.mean_place, 2)),
            ("col-margin", lambda one: _number(one.mean_margin, 1, sign=True)),
        ]
    if any(one.forfeits for one in result.standings):
        columns.append(("col-forfeits", lambda one: str(one.forfeits)))
    columns += [
        ("col-decisions", lambda one: _number(one.decisions_per_game)),
        ("col-pace", lambda one: _pace(one.seconds_per_decision)),
    ]
    table = _empty([say(key) for key, _ in columns])
    for number in result.ranking:
        one = result.standings[number]
        table.add_row(one.bot, *(write(one) for _, write in columns))
    return table


def pairs_table(result: Result) -> Table:
    """Who ends before whom, and how often."""
    table = _empty([result.labels[number] for number in result.ranking])
    for row in result.ranking:
        shares = (result.pairs[row][column] for column in result.ranking)
        table.add_row(result.labels[row], *(_share(share) for share in shares))
    return table


def _number(value: float | None, digits: int = 0, sign: bool = False) -> str:
    return "–" if value is None else decimal(value, digits, sign)


def _share(value: float | None) -> str:
    return "–" if value is None else percent(value, 1)


def _pace(seconds: float | None) -> str:
    """Milliseconds, in two or three digits where they are few."""
    if seconds is None:
        return "–"
    return decimal(1000 * seconds, 2 if seconds < 0.01 else 0)
