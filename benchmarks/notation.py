"""Measures what a decision costs late in a long game against early in it: played by text, taken back, written down.

The costs must not grow with the game; the ratios should stay below 2.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import wharfinger as wf

EARLY, LATE, WINDOW = 100, 1_000, 60
ROUNDS = 7


def long_game(name: str) -> wf.Position:
    """A random game with enough decisions, of the most players and the fewest seeds tried."""
    for seed in range(100):
        position = wf.new(name, wf.game(name).seats[1], seed)
        rng = random.Random(seed)
        while not position.over and position.version < LATE + WINDOW:
            position.play(rng.choice(position.legal_codes()))
        if position.version == LATE + WINDOW:
            return position
    raise SystemExit(f"No random game of {name} has {LATE + WINDOW} decisions.")


def by_text(game: wf.Position, version: int) -> float:
    """Seconds for each decision of a window, played in notation."""
    position = game.at(version)
    texts = [game.at(version + k).phrase(code) for k, code in enumerate(game.moves[version : version + WINDOW])]
    start = time.perf_counter()
    for text in texts:
        position.play(text)
    return (time.perf_counter() - start) / WINDOW


def taken_back(game: wf.Position, version: int) -> float:
    """Seconds for each decision of a window, taken back."""
    position = game.at(version + WINDOW)
    start = time.perf_counter()
    for _ in range(WINDOW):
        position.undo()
    return (time.perf_counter() - start) / WINDOW


def looked_at(game: wf.Position, version: int) -> float:
    """Seconds to look at an earlier point of the whole game."""
    start = time.perf_counter()
    for k in range(WINDOW):
        game.at(version + k)
    return (time.perf_counter() - start) / WINDOW


def copied(game: wf.Position, version: int) -> float:
    """Seconds to copy a position."""
    position = game.at(version)
    start = time.perf_counter()
    for _ in range(WINDOW):
        position.copy()
    return (time.perf_counter() - start) / WINDOW


def written(game: wf.Position, version: int) -> float:
    """Seconds to bring the lines of the record up to date after each decision of a window."""
    position = game.at(version)
    position.lines()
    codes = game.moves[version : version + WINDOW]
    spent = 0.0
    for code in codes:
        position.play(code)
        start = time.perf_counter()
        position.lines()
        spent += time.perf_counter() - start
    return spent / WINDOW


MEASURED: dict[str, Callable[[wf.Position, int], float]] = {
    "play by text": by_text,
    "undo": taken_back,
    "look back": looked_at,
    "copy": copied,
    "write down": written,
}


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "hamburgum"
    game = long_game(name)
    print(f"{name}, {game.version} decisions: cost of a decision around {LATE} divided by that around {EARLY}")
    for what, measure in MEASURED.items():
        pairs = [(measure(game, EARLY), measure(game, LATE)) for _ in range(ROUNDS)]
        early, late = (statistics.median(costs) for costs in zip(*pairs, strict=True))
        print(f"{what:>14} {late / early:5.2f}   ({early * 1e6:.0f} and {late * 1e6:.0f} microseconds)")


if __name__ == "__main__":
    main()
