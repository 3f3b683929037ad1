"""`wharfinger selfplay`: games of the search against itself, as shards for training."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from . import common, fitting
from .arguments import positive, real
from .language import decimal, texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `selfplay`."""
    say = texts()
    parser.add_argument("game", help=say("arg-game"))
    parser.add_argument("--out", required=True, metavar="DIR", help=say("arg-selfplay-out"))
    parser.add_argument("--players", default="2", metavar="LIST", help=say("arg-fit-players", players="2"))
    common.add_options(parser)
    parser.add_argument("--games", type=positive, default=256, metavar="N", help=say("arg-selfplay-games"))
    parser.add_argument("--shard", type=positive, default=16, metavar="N", help=say("arg-selfplay-shard"))
    parser.add_argument("--simulations", type=positive, default=100, metavar="N", help=say("arg-selfplay-simulations"))
    parser.add_argument("--temperature", type=real, default=1.0, metavar="X", help=say("arg-selfplay-temperature"))
    parser.add_argument("--network", default="", metavar="FILE", help=say("arg-selfplay-network"))
    common.add_seed(parser, 1)
    parser.add_argument("--workers", type=positive, metavar="N", help=say("arg-fit-workers"))
    common.add_ray(parser)


def run(args: argparse.Namespace) -> None:
    """Play the games whose shards are missing."""
    from wharfinger.arena import crews
    from wharfinger.arena.selfplay import Plan, produce
    from wharfinger.kernel import registry

    game = registry.game(args.game)
    players, given = fitting.players_given(game, args.players), game.bounded(common.options(args.option))
    game.encode_options(given)
    if args.temperature < 0.0:
        raise common.wrong("wrong-least", option="--temperature", least=0, value=args.temperature)
    plan = Plan(
        game.name, players, given, args.games, args.shard, args.simulations, args.temperature, args.seed,
        args.network,
    )  # fmt: skip
    say, began = texts(), time.monotonic()

    def tell(done: int, total: int) -> None:
        seconds = decimal(time.monotonic() - began)
        print(say("selfplay-progress", done=done, total=total, seconds=seconds), file=sys.stderr, flush=True)

    with crews.processes(args.workers, args.ray) as crew:
        produce(plan, Path(args.out), crew, tell)
    print(say("selfplay-done", games=plan.shards * plan.shard, folder=args.out))
