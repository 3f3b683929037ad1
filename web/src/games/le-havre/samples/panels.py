"""Writes panels.json: goods picked, handed in, loaded and paid, with every way through the questions.

The tests of the panels read it.

Run from the repository's root: WHARFINGER_JIT=0 PYTHONPATH=src python web/src/games/le-havre/samples/panels.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import wharfinger as wf
from wharfinger.games.le_havre import cards as c
from wharfinger.games.le_havre import data as t
from wharfinger.games.le_havre.rules.buildings import hand_in, picks, shipping
from wharfinger.games.le_havre.rules.payments import owe_food
from wharfinger.games.le_havre.rules.stock import SUPPLY
from wharfinger.games.le_havre.state import ARG, NO_CARD, D
from wharfinger.kernel import pending
from wharfinger.kernel.events import buffer
from wharfinger.server.tables.choices import about

FAMILY = {
    "pick": ("pick",),
    "office_hand_in": ("office_hand_in",),
    "hand_in": ("hand_in", "receive"),
    "fleet": ("fleet", "cargo", "energy"),
    "food": ("food",),
}
Begin = Callable[[Any, int], None]


def picking(card: str, left: int | None = None, first: str = "fish") -> Begin:
    """A building where goods are picked; with `left`, so many of the kinds from one on."""
    number = c.CARDS.index(card)

    def begin(s: Any, seat: int) -> None:
        if left is None:
            picks.begin_picks(s, seat, number, buffer())
            return
        pending.push(s, D.pick, seat)
        pending.set_arg(s, ARG.pick.card, number)
        pending.set_arg(s, ARG.pick.next, t.GOODS.index(first))
        pending.set_arg(s, ARG.pick.left, left)

    return begin


def handing_in(card: str) -> Begin:
    return lambda s, seat: hand_in.begin_hand_in(s, seat, c.CARDS.index(card), buffer())


def office(s: Any, seat: int) -> None:
    pending.push(s, D.office_hand_in, seat)
    pending.set_arg(s, ARG.office_hand_in.left, hand_in.STEEL_COSTS)


def sailing(s: Any, seat: int) -> None:
    for kind in (t.SHIP_KIND.wooden, t.SHIP_KIND.iron):
        s.fleet[seat] |= int(t.OF_TYPE[kind]) & -int(t.OF_TYPE[kind])
    shipping.begin_shipping(s, seat)


def feeding(francs_most: int) -> Begin:
    return lambda s, seat: owe_food(s, seat, 6, SUPPLY, francs_most, NO_CARD)


CASES: list[tuple[str, dict[str, int], Begin]] = [
    ("marketplace", {}, picking("marketplace", 3)),
    ("town_square", {"brick": 1}, picking("town_square", 2, "smoked_fish")),
    ("toy_fair", {"fish": 2}, picking("toy_fair", 2, "charcoal")),
    ("pawnbrokers", {"fish": 2, "coal": 1, "bread": 1}, picking("pawnbrokers")),
    ("emporium", {"francs": 6}, picking("emporium")),
    ("major_corporation", {"fish": 2, "coke": 1, "steel": 1, "francs": 3}, picking("major_corporation")),
    ("business_office", {"fish": 3, "coal": 1, "bread": 2}, office),
    ("bridge_over_the_seine", {"fish": 4, "coal": 2, "brick": 1, "bread": 2}, handing_in("bridge_over_the_seine")),
    ("trading_firm", {"fish": 1, "hides": 1}, handing_in("trading_firm")),
    ("trafficking_spot", {"fish": 1, "coal": 1, "bread": 1}, handing_in("trafficking_spot")),
    ("shipping_line", {"fish": 2, "coal": 2, "wood": 2, "leather": 3}, sailing),
    ("fishery", {"meat": 1, "smoked_fish": 1, "fish": 3, "francs": 4}, feeding(1_000_000)),
    ("fishery", {"meat": 1, "smoked_fish": 1, "fish": 3, "francs": 4}, feeding(1)),
]


def ask(position: Any) -> dict[str, Any]:
    choices: list[dict[str, Any]] = []
    for action in position.legal():
        choices.append({"text": str(action)})
        if len(choices) == 1 or position.phase == "fleet":  # the first one says what is due
            key, args = position.game.definition.hint(position.state, action.code)
            choices[-1]["hint"] = {"id": key, "args": args}
    return {"seat": position.actor, "decision": position.phase, "about": about(position), "choices": choices}


def stock(position: Any, seat: int) -> dict[str, int]:
    return {name: int(held) for name, held in zip(t.STOCK, position.state.stock[seat], strict=True) if held}


def tree(position: Any, family: tuple[str, ...], seat: int, depth: int) -> Any:
    """The question here and what follows each answer; where it is over, the stock."""
    if int(position.state.depth) < depth or position.phase not in family:
        return {"stock": stock(position, seat)}
    made: dict[str, Any] = {"ask": ask(position), "next": {}, "stock": stock(position, seat)}
    for action in position.legal():
        after = position.copy()
        after.play(action.code)
        made["next"][str(action)] = tree(after, family, seat, depth)
    return made


def main() -> None:
    made = []
    for card, held, begin in CASES:
        position = wf.new("le-havre", 2, seed=5, expansion_cards="all", length="full")
        seat = int(position.actor or 0)
        state = position.state
        state.stock[seat, :] = 0
        for name, amount in held.items():
            state.stock[seat, t.STOCK.index(name)] = amount
        state.disc[seat] = c.CARDS.index(card)
        depth = int(state.depth)
        begin(state, seat)
        player = position.view(seat)["players"][seat]
        seen = {
            "stock": player["stock"],
            "disc": player["disc"],
            "cards": [{"id": one["id"]} for one in player["cards"]],
        }
        made.append({"card": card, "player": seen, "tree": tree(position, FAMILY[position.phase], seat, depth + 1)})
    path = Path(__file__).with_name("panels.json")
    path.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
