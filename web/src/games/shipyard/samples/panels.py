"""Writes panels.json for the panels' tests: ships loaded and tiles exchanged, with every way through the questions, and
voyages with what the best way brings.

Run from the repository's root: PYTHONPATH=src python web/src/games/shipyard/samples/panels.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import wharfinger as wf
from wharfinger import bots
from wharfinger.games.shipyard import data as t
from wharfinger.server.tables.choices import about

OUT = Path(__file__).with_name("panels.json")
RESERVES = [
    ((), {"captain": 3, "businessman": 1, "stoker": 1, "chimney": 1, "sail": 1, "cannon": 1}),
    (("constructor_sail", "constructor_crew"), {"captain": 2, "soldier": 2, "chimney": 2, "sail": 3, "crane": 1}),
    (("constructor_chimney", "constructor_stoker"), {"captain": 1, "stoker": 2, "chimney": 3, "sail": 2}),
]
TILES = ("G01", "G06", "G11", "G14")


def reached(phase: str, seed: int) -> wf.Position:
    """A game of greedy bots up to a decision with a choice."""
    position, bot = wf.new("shipyard", 3, seed=seed), bots.make("greedy", seed)
    while position.phase != phase or len(position.legal_codes()) < 2:
        assert not position.over
        position.play(bots.ask(bot, position))
    return position


def ask(position: Any) -> dict[str, Any]:
    choices = [{"code": one.code, "text": str(one), "hint": None, "ends": False} for one in position.legal()]
    return {"seat": position.actor, "decision": position.phase, "about": about(position), "choices": choices}


def result(position: Any, seat: int, phase: str) -> dict[str, Any]:
    """What came of it: the load and its speed, or the money and the reserve."""
    s = position.state
    if phase == "load":
        return {"load": {piece: int(count) for piece, count in zip(t.PIECES, s.load, strict=True)}}
    reserve = {piece: int(count) for piece, count in zip(t.PIECES, s.reserve[seat], strict=True)}
    return {"money": int(s.money[seat]), "reserve": reserve}


def tree(position: Any, phase: str, seat: int) -> Any:
    """The question here and what follows each answer; where it is over, what came of it."""
    if position.phase != phase or position.actor != seat:
        return result(position, seat, phase)
    after = {}
    for action in position.legal():
        played = position.copy()
        played.play(action.code)
        after[str(action)] = tree(played, phase, seat)
    cruise = position.view(seat)["cruise"]
    return {"ask": ask(position), "next": after, "aboard": cruise["load"] if cruise else {}}


def loads() -> list[dict[str, Any]]:
    """Ships of some games, with reserves and constructors that leave something to decide."""
    made = []
    for number, (staff, reserve) in enumerate(RESERVES):
        position = reached("launch", 10 + number)
        seat = int(position.actor or 0)
        s = position.state
        for piece, name in enumerate(t.PIECES):
            s.reserve[seat, piece] = reserve.get(name, 0)
        for name in staff:
            s.employees[seat] |= 1 << t.EMPLOYEES.index(name)
        position.play("sail")
        assert position.phase == "load", position.phase
        made.append({"view": seen(position, seat), "tree": tree(position, "load", seat)})
    return made


def trades() -> list[dict[str, Any]]:
    """Some tiles spent at the Exchange, by somebody with a merchant."""
    made = []
    for tile in TILES:
        position = reached("trade", 10)
        seat = int(position.actor or 0)
        s = position.state
        s.goods[seat] = 1 << t.GOODS_TILES.index(tile) | 1 << t.GOODS_TILES.index("G08")
        s.employees[seat] |= 1 << t.EMPLOYEES.index("merchant_coal_1")
        position.play(f"trade {tile}")
        made.append({"view": seen(position, seat), "tree": tree(position, "good", seat)})
    return made


def voyages() -> list[dict[str, Any]]:
    """Ships about to sail from the quay or from where the last one lay, with the points of the best way."""
    made = []
    for seed in range(20, 26):
        position, bot = wf.new("shipyard", 3, seed=seed), bots.make("greedy", seed)
        while not position.over:
            if position.phase in ("start", "move") and position.view()["cruise"]["moves"] == 0:
                hints = [position.game.definition.hint(position.state, code)[1] for code in position.legal_codes()]
                view, best = seen(position, int(position.actor or 0)), max(hint["points"] for hint in hints)
                made.append({"view": view, "speed": view["cruise"]["speed"], "points": best})
            position.play(bots.ask(bot, position))
    return made


def seen(position: Any, seat: int) -> dict[str, Any]:
    """What the panels read of the view."""
    view = position.view(seat)
    wheel = {name: view["wheel"][name] for name in ("exchange", "exchange_prices")}
    players = [
        {name: player[name] for name in ("money", "yard", "reserve", "employees", "system", "figure")}
        if number == seat
        else {}
        for number, player in enumerate(view["players"])
    ]
    kept = {name: view[name] for name in ("actor", "in_hand", "cruise")}
    return {**kept, "players": players, "wheel": wheel}


if __name__ == "__main__":
    told = {"loads": loads(), "trades": trades(), "voyages": voyages()}
    OUT.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
