"""Learn a game for some time: `python -m wharfinger.learning GAME --seconds 300 --folder weights`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from wharfinger.envs.shards import Shards
from wharfinger.kernel.errors import WharfingerError

from .improve import Lesson, improve
from .keeping import keep, resume
from .ppo import Learner, Plan
from .recipes import RECIPES

SIZES = {
    "cuda": {"games": 16384, "minibatch": 32768, "steps": 64},
    "cpu": {"games": 256, "minibatch": 2048, "steps": 32},
}
"""What suits a device, unless somebody says otherwise."""


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m wharfinger.learning")
    parser.add_argument("game", choices=RECIPES)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--whole", type=float, help="the length of the whole schedule")
    parser.add_argument("--players", type=int, nargs="+", help="only these numbers of players")
    parser.add_argument("--games", type=int, help="games at once")
    parser.add_argument("--minibatch", type=int)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--width", type=int, default=384)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=15, help="seconds between reports")
    parser.add_argument("--keep", type=float, default=120, help="seconds between checkpoints")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, help="of the processor")
    parser.add_argument("--folder", type=Path, default=Path("weights"))
    parser.add_argument("--shards", type=Path, help="learn from the games of this folder instead of from self-play")
    parser.add_argument("--test", type=Path, help="the folder of games to measure that by")
    parser.add_argument("--epochs", type=int, default=2, help="how often to go through these games")
    parser.add_argument("--rate", type=float, default=3e-4, help="the learning rate for them")
    return parser.parse_args()


def plan_of(args: argparse.Namespace) -> Plan:
    """The recipe of a game, with what the command line changes."""
    recipe = dict(RECIPES[args.game])
    if args.players:
        kinds = [kind for kind in recipe["mix"] if kind["players"] in args.players]
        recipe["mix"] = kinds or [{"players": number} for number in args.players]
    chosen: dict[str, Any] = dict(SIZES[args.device.partition(":")[0]])
    chosen |= {name: getattr(args, name) for name in chosen if getattr(args, name) is not None}
    return Plan(
        args.game, seconds=args.whole or args.seconds, width=args.width, blocks=args.blocks, seed=args.seed,
        **chosen, **recipe,
    )  # fmt: skip


def by_self_play(learner: Learner, args: argparse.Namespace) -> Iterator[Any]:
    """Play and learn; a checkpoint now and then."""
    due = time.monotonic() + args.keep
    for progress in learner.run(args.seconds, args.every):
        yield progress
        if time.monotonic() >= due:
            keep(learner, args.folder)
            due = time.monotonic() + args.keep


def by_shards(learner: Learner, args: argparse.Namespace) -> Iterator[Any]:
    """Learn from what the search found."""
    lesson = Lesson(args.epochs, learner.plan.minibatch, args.rate, args.seed + len(learner.lessons))
    test = Shards(args.test) if args.test else None
    found = []
    for error in improve(learner.net, learner.used, Shards(args.shards), test, lesson):
        found.append(asdict(error))
        yield error
    learner.lessons.append({"epochs": args.epochs, **found[-1], "policy_before": found[0]["policy"]})


def main() -> None:
    """Go on from the checkpoint in the folder, if there is one; leave a new one, and the weights."""
    args = arguments()
    if args.threads:
        torch.set_num_threads(args.threads)
    args.folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    learner = Learner(plan_of(args), args.device)
    resumed = resume(learner, args.folder)
    print(json.dumps({"ready": round(time.monotonic() - began, 1), "resumed": resumed}), flush=True)
    with (args.folder / f"{args.game}.jsonl").open("a") as log:
        for progress in (by_shards if args.shards else by_self_play)(learner, args):
            numbers = asdict(progress).items()
            line = json.dumps({k: float(f"{v:.4g}") if isinstance(v, float) else v for k, v in numbers})
            print(line, flush=True)
            print(line, file=log, flush=True)
    keep(learner, args.folder)


if __name__ == "__main__":
    try:
        main()
    except WharfingerError as error:
        sys.exit(str(error))
