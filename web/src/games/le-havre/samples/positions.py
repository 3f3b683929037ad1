"""Writes positions for the tests beside it: PYTHONPATH=src python web/src/games/le-havre/samples/positions.py

words.json: every decision and event of many games, one example for each form of words.
positions.json: a few whole views. trees.json: payments with everything that can follow, as a tree of questions.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import wharfinger as wf
from wharfinger import bots
from wharfinger.server.tables.choices import about

HERE = Path(__file__).parent
MODES = (
    {"length": "full"},
    {"length": "short"},
    {"length": "full", "expansion_cards": "all"},
    {"length": "full", "expansion_cards": "all", "out_of_turn_selling": "between_turns", "stadium_purchasable": "on"},
)
PAYING = ("food", "energy", "pick", "office_hand_in", "hand_in", "fleet")
FOLLOWING = {"fleet": ("fleet", "cargo", "energy")}
TREES_EACH = 4
MOST_NODES = 45
MOST_TRIES = 40
GAMES = 60


def ask(position: Any) -> dict[str, Any]:
    choices = []
    for action in position.legal():
        key, args = position.game.definition.hint(position.state, action.code)
        hint = {"id": key, "args": args} if key else None
        choices.append({"code": action.code, "text": str(action), "hint": hint, "ends": False})
    return {"seat": position.actor, "decision": position.phase, "about": about(position), "choices": choices}


def form(text: str) -> str:
    """Words without what differs from card to card and number to number."""
    return re.sub(r"\d+", "#", re.sub(r"^(enter|buy|sell|construct|lay) (?!\w+_ship)\w+", r"\1 X", text))


def tree(position: Any, family: tuple[str, ...], seat: int, room: list[int]) -> Any:
    """The question here and what follows each answer; None where the payment is over."""
    if position.over or position.actor != seat or position.phase not in family:
        return None
    room[0] -= 1
    if room[0] < 0:
        raise OverflowError
    choices = [{"text": choice["text"], "hint": choice["hint"]} for choice in ask(position)["choices"]]
    for choice in choices[1:] if position.phase != "fleet" else ():
        del choice["hint"]  # the first one says what is due
    made: dict[str, Any] = {
        "ask": {"seat": seat, "decision": position.phase, "about": about(position), "choices": choices},
        "next": {},
    }
    for action in position.legal():
        after = position.copy()
        after.play(action.code)
        made["next"][str(action)] = tree(after, family, seat, room)
    return made


def main() -> None:
    words: dict[str, dict[str, Any]] = {}
    events: dict[str, Any] = {}
    views: list[Any] = []
    trees: dict[str, list[Any]] = {name: [] for name in PAYING}
    tries = dict.fromkeys(PAYING, 0)
    for seed in range(GAMES):
        position = wf.new("le-havre", 1 + seed % 5, seed=seed, **MODES[seed % len(MODES)])
        bot, dice = bots.make("greedy", seed), random.Random(seed)
        last = None
        while not position.over:
            known = words.setdefault(position.phase, {})
            if dice.random() < 0.1 or len(known) < 2:  # saying everything of every position takes long
                for choice in ask(position)["choices"]:
                    known.setdefault(form(choice["text"]), choice)
            for event in position.events:
                events.setdefault(event.name, {"name": event.name, "args": dict(event.arguments)})
            kind = position.phase
            begins = kind in PAYING and last not in (*FOLLOWING["fleet"], kind)
            if begins and len(trees[kind]) < TREES_EACH and tries[kind] < MOST_TRIES:
                tries[kind] += 1
                try:
                    grown = tree(position, FOLLOWING.get(kind, (kind,)), position.actor, [MOST_NODES])
                    player = position.view(position.actor)["players"][position.actor]
                    cards = [{"id": card["id"]} for card in player["cards"]]
                    seen = {"stock": player["stock"], "disc": player["disc"], "cards": cards}
                    trees[kind].append({"player": seen, "tree": grown})
                except OverflowError:
                    pass
            last = kind
            if seed < 5 and position.turn == (3, 30, 60, 25, 110)[seed] and len(views) <= seed:
                views.append({"view": position.view(position.actor), "ask": ask(position)})
            position.play(bots.ask(bot, position) if dice.random() < 0.75 else dice.choice(position.legal_codes()))
        for event in position.events:
            events.setdefault(event.name, {"name": event.name, "args": dict(event.arguments)})
    asks = [
        {"seat": 0, "decision": decision, "about": {}, "choices": list(found.values())}
        for decision, found in words.items()
    ]
    told = {"asks": asks, "events": list(events.values())}
    for name, data in (("words", told), ("positions", views), ("trees", trees)):
        (HERE / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
        print(name, (HERE / f"{name}.json").stat().st_size)
    print({kind: len(found) for kind, found in trees.items()}, sorted(words), len(views))


if __name__ == "__main__":
    main()
