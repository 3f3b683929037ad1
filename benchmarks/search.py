"""Measures the tree search of every game in one run: simulations, how two trees scale, what the tree itself costs."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import wharfinger as wf
from wharfinger.bots.search.forest import Forest
from wharfinger.kernel import registry

WALK = Path(__file__).parent / "templates" / "treewalk.py"
SIMULATIONS = 4000
ROUNDS = 5


def middle(game: str, players: int, seed: int) -> wf.Position:
    """A position from the middle of a random game."""
    position = wf.new(game, players, seed=seed)
    dice = random.Random(seed)
    for _ in range(120):
        position.play(dice.choice(position.legal_codes()))
    return position


def grown(position: wf.Position, trees: int, simulations: int) -> tuple[float, Forest]:
    """Seconds for some simulations in trees that have begun to grow."""
    forest = Forest(position.concealed(position.actor, 0), 1, trees, 40 * simulations)
    forest.grow(simulations // 4, None)
    began = time.perf_counter()
    forest.grow(simulations, None)
    return time.perf_counter() - began, forest


def walking(position: wf.Position, forest: Forest, simulations: int) -> float:
    """Seconds for as many walks through the tree alone."""
    driver = registry.prepare(position.game, WALK)
    one: Any = forest.trees[0]
    began = time.perf_counter()
    driver.walk(one.tree, one.scratch, forest.known.settings, position.seats, simulations)
    return time.perf_counter() - began


def main() -> None:
    """One line a game: medians over some positions."""
    print("game | simulations/s, one tree | two trees / one tree | share of time in the tree itself")
    for game in wf.names():
        players = max(wf.game(game).seats[0], min(3, wf.game(game).seats[1]))
        rows = []
        for seed in range(1, ROUNDS + 1):
            print(f"measuring {game}, position {seed} of {ROUNDS} ...", file=sys.stderr, flush=True)
            position = middle(game, players, seed)
            alone, forest = grown(position, 1, SIMULATIONS)
            pair, _ = grown(position, 2, 2 * SIMULATIONS)
            walked = walking(position, forest, SIMULATIONS)
            rows.append((SIMULATIONS / alone, 2 * alone / pair, walked / alone))
        speed, scale, share = np.median(np.array(rows), axis=0)
        print(f"{game} | {speed:,.0f} | {scale:.2f} | {100 * share:.0f} %", flush=True)


if __name__ == "__main__":
    main()
