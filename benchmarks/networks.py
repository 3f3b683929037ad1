"""Measures learned networks on one core, in processor time: thoughts beside playouts, and both searches."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import wharfinger as wf
from wharfinger.bots.networks import Network, blank, load, new_mind, shapes
from wharfinger.bots.search.arrays import Knowledge, new_scratch, new_work
from wharfinger.bots.search.forest import Forest
from wharfinger.bots.search.guided import Guided
from wharfinger.bots.search.settings import calibration, settings, weights
from wharfinger.kernel import registry
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.jit import overwrite, records

TEMPLATE = Path(__file__).parent / "templates" / "thinking.py"
POSITIONS, TIMES, ROUNDS = 60, 20, 5
SIMULATIONS = 2000


def drawn(game: wf.Game, width: int, blocks: int) -> Network:
    """A network of random weights."""
    rng = np.random.default_rng(1)
    made = (rng.normal(0.0, 0.05, shape).astype(np.float32) for shape in shapes(game, width, blocks))
    return Network(*made)._replace(scale=blank(game, width, blocks).scale)


def positions(game: str, players: int) -> list[wf.Position]:
    """Positions from all over random games."""
    found: list[wf.Position] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        position, dice = wf.new(game, players, seed=seed), random.Random(seed)
        while not position.over and len(found) < POSITIONS and len(position.moves) < 400:
            position.play(dice.choice(position.legal_codes()))
            if dice.random() < 0.1 and not position.over:
                found.append(position.copy())
    return found


def per_second(count: int, call: Callable[[], Any]) -> float:
    """The best rate of some rounds, by the processor time of this thread."""
    rates = []
    for _ in range(ROUNDS):
        began = time.thread_time()
        call()
        rates.append(count / (time.thread_time() - began))
    return max(rates)


def measure(name: str, players: int, net: Network) -> list[float]:
    """Thoughts, playouts, guided simulations and other simulations a second; legal answers of a position."""
    game = wf.game(name)
    driver = registry.prepare(game, TEMPLATE)
    found = positions(name, players)
    batch, out = records(game.state, POSITIONS), np.zeros(game.actions, np.int64)
    for number, position in enumerate(found):
        overwrite(batch[number : number + 1], position.batch)
    mind, dice = new_mind(game, net), np.zeros(4, np.int64)
    game.driver.seed_dice(dice, 1)
    start = found[len(found) // 2]
    known = Knowledge(weights(start), calibration(start), settings(game, players))
    rest = (known, new_scratch(game), dice, NO_EVENTS)
    answers = driver.thoughts(batch, 1, net, mind, out) / POSITIONS
    count = POSITIONS * TIMES
    thoughts = per_second(count, lambda: driver.thoughts(batch, TIMES, net, mind, out))
    playouts = per_second(count, lambda: driver.playouts(batch, TIMES, new_work(game), *rest))

    def simulate(made: Forest) -> float:
        made.grow(SIMULATIONS // 4, None)
        return per_second(SIMULATIONS, lambda: made.grow(SIMULATIONS, None))

    room = (ROUNDS + 1) * SIMULATIONS
    concealed = start.concealed(start.actor, 0)
    guided = simulate(Guided(concealed, net, 1, 1, room))
    other = simulate(Forest(concealed, 1, 1, 12 * room))
    return [thoughts, playouts, guided, other, answers]


def main() -> None:
    """One line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=wf.names(), help="only this game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--width", type=int, default=384, help="of a network of random weights")
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--network", type=Path, help="this network instead")
    given = parser.parse_args()
    print("game | thoughts/s | playouts/s | guided simulations/s | simulations/s | legal answers", flush=True)
    for name in given.game or wf.names():
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        game = wf.game(name)
        net = load(given.network, game) if given.network else drawn(game, given.width, given.blocks)
        print(name, *(f"{figure:,.0f}" for figure in measure(name, given.players, net)), sep=" | ", flush=True)


if __name__ == "__main__":
    main()
