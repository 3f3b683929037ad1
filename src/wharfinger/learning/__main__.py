"""Learn a game for some time: `python -m wharfinger.learning GAME --seconds 300 --folder weights`."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch

from .ppo import Learner, Plan
from .recipes import RECIPES


def main() -> None:
    """Go on from the checkpoint in the folder, if there is one; leave a new one, and the weights."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=RECIPES)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--whole", type=float, help="the length of the whole schedule")
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--minibatch", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--width", type=int, default=384)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--every", type=float, default=15)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--folder", type=Path, default=Path("weights"))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    plan = Plan(
        args.game, seconds=args.whole or args.seconds, games=args.games, minibatch=args.minibatch, steps=args.steps,
        width=args.width, blocks=args.blocks, **RECIPES[args.game],
    )  # fmt: skip
    learner = Learner(plan, args.device)
    files = [args.folder / f"{args.game}.{part}.pt" for part in ("network", "optimiser")]
    if all(path.exists() for path in files):
        learner.load(*(torch.load(path, map_location=args.device, weights_only=True) for path in files))
    print(json.dumps({"ready": round(time.monotonic() - began, 1)}), flush=True)
    with (args.folder / f"{args.game}.jsonl").open("a") as log:
        for progress in learner.run(args.seconds, args.every):
            line = json.dumps(
                {k: float(f"{v:.4g}") if isinstance(v, float) else v for k, v in asdict(progress).items()}
            )
            print(line, flush=True)
            print(line, file=log, flush=True)
    for part, path in zip(learner.state(), files, strict=True):
        torch.save(part, path)
    arrays = {name: value.astype(np.float16) for name, value in learner.arrays().items()}
    np.savez(args.folder / f"{args.game}.npz", **arrays)


main()
