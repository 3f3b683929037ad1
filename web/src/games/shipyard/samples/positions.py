"""Writes positions.json for the board's tests: one position of each decision, and the names of all events.

PYTHONPATH=src python web/src/games/shipyard/samples/positions.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import wharfinger as wf
from wharfinger import bots
from wharfinger.games.shipyard.state import DECISIONS, EVENTS
from wharfinger.server.tables.choices import about

OUT = Path(__file__).with_name("positions.json")
GAMES = [
    (1, "greedy", {}),
    (2, "greedy", {}),
    (4, "greedy", {}),
    (3, "random", {"bonus_pieces": "ask"}),
    (2, "random", {}),
]


def sample(position: Any) -> dict[str, Any]:
    """A position as the board gets it."""
    choices = []
    for action in position.legal():
        key, args = position.game.definition.hint(position.state, action.code)
        hint = {"id": key, "args": args} if key else None
        choices.append({"code": action.code, "text": str(action), "hint": hint, "ends": False})
    ask = (
        None
        if position.over
        else {"seat": position.actor, "decision": position.phase, "about": about(position), "choices": choices}
    )
    seat = 0 if position.actor is None else position.actor
    return {"view": position.view(seat), "options": position.options, "ask": ask}


def main() -> None:
    """Play until every decision was met; later ones of a game are kept, since more lies on the table then."""
    wanted = {decision.name for decision in DECISIONS}
    found: dict[str, dict[str, Any]] = {}
    for number, (players, bot, options) in enumerate(GAMES * 12):
        missing = wanted - found.keys()
        if not missing:
            break
        position = wf.new("shipyard", players, seed=100 + number, **options)
        player = bots.make(bot, number)
        while not position.over:
            if position.phase in missing and len(position.legal_codes()) > 1:
                found[position.phase] = sample(position)
            position.play(bots.ask(player, position))
        found.setdefault("over", sample(position))
    print("missing:", wanted - found.keys())
    told = {"events": [event.name for event in EVENTS], "samples": list(found.values())}
    OUT.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
