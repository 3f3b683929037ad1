"""Writes positions.json for the tests: a position of each decision, every choice's words, every event, the components.

Run from the repository's root: PYTHONPATH=src python web/src/games/hamburgum/samples/positions.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.games.hamburgum.state import DECISIONS, EVENTS
from wharfinger.server.http.rules import rows
from wharfinger.server.tables.choices import about

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (5, {}),
    (3, {"officials": "advanced_choice", "canon_surplus": "score_now"}),
    (4, {"officials": "advanced_random"}),
)


def main() -> None:
    """Random games until each decision was seen at some table."""
    found: dict[str, dict[str, Any]] = {}
    words: dict[str, set[str]] = {kind.name: set() for kind in DECISIONS}
    events: dict[str, dict[str, Any]] = {}
    for seed in range(12):
        for players, options in TABLES:
            play(wf.new("hamburgum", players, seed=seed, **options), random.Random(seed), found, words, events)
    assert set(found) == {kind.name for kind in DECISIONS}, set(words) - set(found)
    assert set(events) == {kind.name for kind in EVENTS}, {kind.name for kind in EVENTS} - set(events)
    sample = {
        "positions": list(found.values()),
        "words": {name: sorted(texts) for name, texts in words.items()},
        "components": msgspec.to_builtins(rows("hamburgum")),
        "events": [{"name": name, "args": args} for name, args in events.items()],
    }
    Path(__file__).with_name("positions.json").write_text(json.dumps(sample), encoding="utf-8")


def play(
    position: Any, dice: random.Random, found: dict[str, Any], words: dict[str, set[str]], events: dict[str, Any]
) -> None:
    """One random game; of each decision the position with the most choices is kept."""
    for _ in range(6000):
        if position.over:
            return
        choices = []
        for action in position.legal():
            key, args = position.game.definition.hint(position.state, action.code)
            choices.append(
                {
                    "code": action.code,
                    "text": str(action),
                    "hint": {"id": key, "args": args} if key else None,
                    "ends": False,
                }
            )
        words[position.phase].update(choice["text"] for choice in choices)
        kept = found.get(position.phase)
        if kept is None or len(kept["ask"]["choices"]) < len(choices):
            ask = {"seat": position.actor, "decision": position.phase, "about": about(position), "choices": choices}
            found[position.phase] = {"view": position.view(position.actor), "ask": ask}
        position.play(dice.choice(position.legal_codes()))
        for event in position.events:
            events.setdefault(event.name, dict(event.arguments))


if __name__ == "__main__":
    main()
