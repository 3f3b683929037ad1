"""Writes panels.json beside this file: sales and purchases as the rules count and ask them, for the tests of the panel.

Run from the repository's root: WHARFINGER_JIT=0 PYTHONPATH=src python web/src/games/hamburgum/samples/panels.py
"""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import wharfinger as wf
from wharfinger.games.hamburgum.data import GOODS
from wharfinger.games.hamburgum.rules import trade
from wharfinger.server.tables.choices import about

SALES = 250
BEYOND = ("pattern", "restart", "cap")
MOST_UNITS = 24
MONEY = range(0, 2600, 130)


def sales() -> list[dict[str, Any]]:
    """Harbours and prices at random, and what the rules pay for some goods there."""
    dice, made = random.Random(6), []
    for number in range(SALES):
        dutchmen = "shared" if number % 3 == 0 else "none"
        position = wf.new("hamburgum", 4, seed=number, dutchman_sales=dutchmen)
        state = position.state
        for berth in range(3):
            state.ships[0, berth] = dice.choice((0, 0, 1, 1, 2, 3))
            state.dutchmen[berth] = dice.choice((0, 0, 1, 2))
        state.sites[1] = dice.getrandbits(28)
        units = {good: dice.choice((0, 1, 2, 3, 4, 6, 9)) for good in GOODS}
        view = position.view(0)
        made.append(
            {
                "options": {"dutchman_sales": dutchmen},
                "prices": view["prices"],
                "ships": view["players"][0]["ships"],
                "dutchmen": [berth["dutchmen"] for berth in view["harbour"]],
                "units": units,
                "money": int(trade.proceeds(state, 0, *units.values())),
            }
        )
    return made


def purchases() -> list[dict[str, Any]]:
    """Prices and what money buys, under each switch."""
    made = []
    for beyond in BEYOND:
        position = wf.new("hamburgum", 2, seed=1, depot_beyond_10=beyond)
        prices = [int(trade.depot_price(position.state, units)) for units in range(MOST_UNITS)]
        bought = []
        for money in MONEY:
            position.state.money[0] = money
            bought.append([money, int(trade.affordable(position.state, 0))])
        made.append({"beyond": beyond, "prices": prices, "affordable": bought})
    return made


def ask(position: wf.Position) -> dict[str, Any]:
    choices = [{"code": one.code, "text": str(one), "hint": None, "ends": False} for one in position.legal()]
    return {"seat": position.actor, "decision": position.phase, "about": about(position), "choices": choices}


def tree(position: wf.Position, seat: int, money: int) -> Any:
    """The question here and what follows each answer; where the trade is over, what it brought."""
    if position.phase not in ("trade", "sell", "buy") or position.actor != seat:
        return {"money": int(position.state.money[seat]) - money}
    after = {}
    for action in position.legal():
        played = position.copy()
        played.play(action.code)
        after[str(action)] = tree(played, seat, money)
    return {"ask": ask(position), "next": after}


def trades() -> list[dict[str, Any]]:
    """Whole sales and purchases from some positions, with every way through them."""
    made = []
    for phase, stock in product(
        ("sell", "buy"), ({"beer": 2, "sugar": 1, "cloth": 3}, {"beer": 2, "cloth": 1, "bell": 1}, {"sugar": 3})
    ):
        position = wf.new("hamburgum", 2, seed=3, start_player="first_listed")
        seat = int(position.actor or 0)
        state = position.state
        state.money[seat] = 150
        for number, name in enumerate(("beer", "sugar", "cloth", "timber", "brick", "bell")):
            state.stock[seat, number] = stock.get(name, 0)
        position.play("move trade_1")
        position.play(phase)
        if position.phase == phase:
            grown = tree(position, seat, 150)
            made.append({"view": position.view(seat), "tree": grown})
    return made


def wholes() -> list[dict[str, Any]]:
    """Visits to Trade from the beginning: with goods and money, without money, without goods."""
    made = []
    for beer, cloth, money in ((2, 3, 150), (2, 1, 10), (0, 0, 60)):
        position = wf.new("hamburgum", 2, seed=3, start_player="first_listed")
        seat = int(position.actor or 0)
        position.state.money[seat] = money
        position.state.stock[seat, :6] = (beer, 0, cloth, 1, 0, 0)
        position.play("move trade_1")
        made.append({"view": position.view(seat), "tree": tree(position, seat, money)})
    return made


def many() -> dict[str, Any]:
    """A sale of more units than one answer can name: its first two questions."""
    position = wf.new("hamburgum", 2, seed=3, start_player="first_listed")
    seat = int(position.actor or 0)
    position.state.stock[seat, 0] = 40
    position.play("move trade_1; sell")
    asked = [ask(position)]
    position.play(position.legal()[-1])
    asked.append(ask(position))
    return {"view": position.view(seat), "asks": asked}


if __name__ == "__main__":
    data = {"sales": sales(), "purchases": purchases(), "trades": trades(), "wholes": wholes(), "many": many()}
    Path(__file__).with_name("panels.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
