#!/usr/bin/env python3
"""Writes the positions that the pages "How to play" are illustrated with: web/src/games/GAME/how/scene.json.

Run it after a change to the views: `.venv/bin/python scripts/scenes.py`.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import msgspec

import wharfinger as wf
from wharfinger import bots

GAMES = Path(__file__).resolve().parents[1] / "web" / "src" / "games"

NAMES = ("Ann", "Ben", "Cleo")


@dataclass(frozen=True)
class Scene:
    """A game between quick bots, stopped at the start of a turn of the first player."""

    game: str
    players: int
    seed: int
    decisions: int
    """So many are made before the stop."""


SCENES = (
    Scene("hamburgum", 3, 3, 150),
    Scene("le-havre", 2, 2, 150),
    Scene("shipyard", 2, 10, 156),
)


def view(scene: Scene) -> dict[str, object]:
    """What the first player sees there."""
    position = wf.new(scene.game, scene.players, seed=scene.seed)
    bot = bots.make("greedy", seed=scene.seed)
    first, played = position.phase, 0
    while not position.over and (played < scene.decisions or position.actor != 0 or position.phase != first):
        position.play(bots.ask(bot, position))
        played += 1
    seen: dict[str, object] = msgspec.to_builtins(position.view(0))
    return {**seen, "names": list(NAMES[: scene.players])}


def main() -> None:
    """Write them all, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="games to write (default: all)")
    wanted = parser.parse_args().games
    for scene in SCENES:
        if not wanted or scene.game in wanted:
            path = GAMES / scene.game / "how" / "scene.json"
            path.parent.mkdir(exist_ok=True)
            path.write_text(json.dumps(view(scene), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(path.relative_to(GAMES.parents[2]))


if __name__ == "__main__":
    main()
