"""Writes harness/fixtures/GAME.json: positions of one game between bots, as the boards are drawn with them."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import wharfinger as wf
from wharfinger import bots


def main(name: str, players: int, every: int = 9, seed: int = 7, bot: str = "greedy", **options: str) -> None:
    """Play a game and keep every ninth decision."""
    position = wf.new(name, players, seed=seed, **options)
    player = bots.make(bot, seed)
    ftl = (position.game.definition.texts / "en.ftl").read_text(encoding="utf-8")
    kept, number = [], 0
    dice = random.Random(seed)
    while True:
        if number % every == 0 or position.over:
            hint = position.game.definition.hint
            choices = []
            for action in position.legal():
                key, args = hint(position.state, action.code) if hint else ("", {})
                choices.append(
                    {
                        "code": action.code,
                        "text": str(action),
                        "hint": {"id": key, "args": args} if key else None,
                        "ends": False,
                    }
                )
            ask = None if position.over else {"seat": position.actor, "decision": position.phase, "choices": choices}
            events = [{"name": e.name, "args": dict(e.arguments)} for e in position.events]
            kept.append(
                {
                    "view": position.view(position.actor if position.actor is not None else 0),
                    "options": position.options,
                    "ask": ask,
                    "events": events,
                    "ftl": ftl if not kept else "",
                }
            )
        if position.over:
            break
        position.play(bots.ask(player, position) if dice.random() < 0.9 else dice.choice(position.legal_codes()))
        number += 1
    suffix = "" if players == 3 and not options else "-" + "-".join([str(players), *options.values()])
    out = Path(__file__).with_name("fixtures") / f"{name}{suffix}.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(kept), encoding="utf-8")
    print(out, len(kept))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), **dict(word.split("=", 1) for word in sys.argv[3:]))
