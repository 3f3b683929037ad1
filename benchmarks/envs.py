"""Measures the environments of every game beside those of other libraries, in one run.

Steps are decisions of random players with the observation of the player to act and the mask of legal actions. Peers
are measured where they are installed: OpenSpiel (its own games), PettingZoo's classic games and pgx. The tiny game of
the tests is the limit: its rules cost next to nothing.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import numpy as np

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.envs import aec, vector

SECONDS = 1.0
ROUNDS = 3
Rate = tuple[float, float]
"""Steps in a second, and in a second of processor time: other programs slow down the first, hardly the second."""
Row = tuple[str, str, Rate]


def rate(batch: int, step: Callable[[], object]) -> Rate:
    """The best of some rounds."""
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        began, worked, done = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - began < SECONDS:
            step()
            done += batch
        now = done / (time.perf_counter() - began), done / (time.process_time() - worked)
        best = max(best[0], now[0]), max(best[1], now[1])
    return best


def vectors(batches: Sequence[int], threads: int) -> Iterator[Row]:
    """Every game, scaled and compact, with one thread and with all of them."""
    for game in wf.names():
        players = max(wf.game(game).seats[0], min(3, wf.game(game).seats[1]))
        for batch, lanes, compact in product(batches, sorted({1, threads}), (False, True)):
            env = vector(game, players, batch, threads=lanes, compact=compact)
            env.reset(1)
            kind = "int16" if compact else "float32"
            what = f"{game}, {players} players, batch {batch}, {kind}, {lanes} thread{'s'[: lanes > 1]}"
            yield "wharfinger vector", what, rate(batch, lambda env=env: env.step(env.sampled))
            env.close()


def agents() -> Iterator[Row]:
    """PettingZoo from Python, choosing included."""
    for game in wf.names():
        env, draw = aec(game, 3), random.Random(1)
        env.reset(seed=1)
        yield "wharfinger aec", f"{game}, 3 players", rate(1, lambda env=env, draw=draw: play_agent(env, draw))


def play_agent(env: object, draw: random.Random) -> None:
    """One step of a PettingZoo environment; a game that is over begins anew."""
    seen, _, over, cut, _ = env.last()  # type: ignore[attr-defined]
    if over or cut:
        env.reset(seed=draw.randrange(2**31))  # type: ignore[attr-defined]
        return
    env.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))  # type: ignore[attr-defined]


def openspiel() -> Iterator[Row]:
    """OpenSpiel's own games in C++, called from Python, and these games in it."""
    import pyspiel

    import wharfinger.envs.openspiel  # noqa: F401

    ours = [f"python_wharfinger(game={game},players=2)" for game in wf.names() if game != "tiny"]
    for name in ("connect_four", "backgammon", "gin_rummy", *ours):
        game, draw = pyspiel.load_game(name), random.Random(1)
        states = [game.new_initial_state()]

        def step(game: object = game, draw: random.Random = draw, states: list[object] = states) -> None:
            state = states[0]
            if state.is_terminal():
                state = states[0] = game.new_initial_state()
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, shares)[0])
                return
            state.observation_tensor(state.current_player())
            state.apply_action(draw.choice(state.legal_actions()))

        yield "openspiel", name, rate(1, step)


def classic() -> Iterator[Row]:
    """Games of PettingZoo itself."""
    for name in ("tictactoe_v3", "connect_four_v3"):
        env, draw = importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
        env.reset(seed=1)
        yield "pettingzoo classic", name, rate(1, lambda env=env, draw=draw: play_agent(env, draw))


def pgx(batch: int) -> Iterator[Row]:
    """Games of pgx on the CPU, a batch at a time."""
    import jax
    import pgx

    for name in ("connect_four", "backgammon"):
        env = pgx.make(name)
        reset, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
        draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=-1))
        states = [reset(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)]

        def once(states: list[object] = states, step: object = step, draw: object = draw) -> None:
            states[1], key = jax.random.split(states[1])
            actions = draw(key, states[0].legal_action_mask)
            states[0] = step(states[0], actions, jax.random.split(key, batch))
            states[0].observation.block_until_ready()

        once()
        yield "pgx, CPU", f"{name}, batch {batch}", rate(batch, once)


def main() -> None:
    """One line for each measurement, as it is made."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batch", type=int, nargs="+", default=[128, 512], help="games side by side")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    parts = [
        lambda: vectors(args.batch, args.threads), agents, openspiel, classic, lambda: pgx(args.batch[-1]),
    ]  # fmt: skip
    print("| library | environment | steps/s | per second of processor time |\n| --- | --- | --- | --- |")
    for part in parts:
        try:
            for library, what, steps in part():
                print(f"| {library} | {what} | {steps[0]:,.0f} | {steps[1]:,.0f} |", flush=True)
        except ImportError as missing:
            print(f"| {missing.name} | not installed | | |", flush=True)


if __name__ == "__main__":
    main()
