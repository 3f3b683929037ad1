"""Counts the turns in which bots throw something away for nothing: sales without need, visits without effect, scrap."""

from __future__ import annotations

import argparse
import functools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import wharfinger as wf
from wharfinger import bots
from wharfinger.bots import Bot
from wharfinger.games.le_havre.data import FRANCS
from wharfinger.games.le_havre.rules.stock import is_final
from wharfinger.kernel.events import Event

LEVELS = ("easy", "medium")
TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "hamburgum": ((2, {}), (3, {}), (4, {"officials": "advanced_random"})),
    "le-havre": ((2, {"length": "short"}), (3, {"length": "short"}), (2, {})),
    "shipyard": ((2, {}), (3, {}), (1, {})),
}
"""What is played in turn."""
IDLE = ("stop", "none", "ships 0")
"""Hamburgum: answers by which nothing is done."""


@dataclass(frozen=True)
class Step:
    """One decision: the position before it, its answer, and what followed."""

    before: wf.Position
    code: int
    events: list[Event]
    after: wf.Position


# -- what counts ---------------------------------------------------------------------------------------------------


def le_havre(steps: list[Step], later: list[Step], seat: int) -> Iterator[str]:
    """Cards sold although the money was not used, or for a fee before the end, and buildings entered for nothing."""
    proceeds, sold, needed = 0, 0, False
    least: int | None = None
    gained = False
    entered = None
    for step in steps:
        francs = int(step.before.state.stock[seat, FRANCS])
        for event in step.events:
            mine = event.arguments.get("player") == seat
            if mine and event.arguments.get("good") == "francs" and event.name in ("got", "paid"):
                francs += event.arguments["amount"] * (1 if event.name == "got" else -1)
                least = None if least is None else min(least, francs)
            if mine and event.name in ("sold", "sold_ship") and step.before.phase != "forced":
                proceeds += event.arguments["francs"]
                sold += 1
                least = None
            needed |= mine and event.name in ("bought", "bought_ship") and event.arguments["francs"] > 2 * proceeds
            needed |= mine and event.name in ("returned_loan", "fed")
            if mine and event.name == "entered":
                entered = event.arguments["card"]
            gained |= mine and event.name not in ("entered", "paid", "fed", "supplied", "sold", "sold_ship", "passed")
            gained |= event.name in ("removed", "dealt", "placed")
        francs = int(step.after.state.stock[seat, FRANCS])
        least = francs if least is None else min(least, francs)
    if sold and least is not None and least >= proceeds:
        yield from ["sold a card without need"] * sold
    elif sold and not needed and not is_final(steps[0].before.state):
        yield from ["sold a card for a fee"] * sold
    if entered is not None and not gained:
        yield "entered a building for nothing"


def hamburgum(steps: list[Step], later: list[Step], seat: int) -> Iterator[str]:
    """Visits to a space of the rondel where nothing was done, though a move that costs no more could have done it."""
    first = steps[0]
    if first.before.phase != "move":
        return
    names = {event.name for step in steps for event in step.events if event.arguments.get("player") == seat}
    moved = next(event for event in first.events if event.name == "moved")
    if names - {"moved", "returned"}:
        return
    cost = moved.arguments["cost"]
    for code in first.before.legal_codes():
        if can_act(first.before, code, seat, cost):
            yield "paid for a visit without effect" if cost else "made a visit without effect"
            return


def can_act(position: wf.Position, code: int, seat: int, most: int) -> bool:
    """Whether a move on the rondel that costs no more can have an effect."""
    tried = position.copy()
    events = tried.play(code)
    moved = next(event for event in events if event.name == "moved")
    if moved.arguments["cost"] > most:
        return False
    if any(event.name != "moved" and event.arguments.get("player") == seat for event in events):
        return True
    if tried.actor != seat or tried.turn != position.turn:
        return False
    return any(not text.startswith(IDLE) for text in map(str, tried.legal()))


def shipyard(steps: list[Step], later: list[Step], seat: int) -> Iterator[str]:
    """Ships scrapped though they could sail, pieces left that cost nothing, and turns without any effect.

    A scrapped ship costs no captain and no crew (SY-16.4): scrapping is no waste if another ship sails with them.
    """
    gained = False
    for number, step in enumerate(steps):
        answers = {str(action): action.code for action in step.before.legal()}
        chosen = next(text for text, code in answers.items() if code == step.code)
        rest = steps[number + 1 :] + later
        saved = any(event.name == "sailed" and event.arguments["player"] == seat for s in rest for event in s.events)
        if chosen == "scrap" and "sail" in answers and not saved:
            yield "scrapped a ship that could sail"
        if chosen == "leave":
            yield "left a piece that cost nothing"
        gained |= any(
            event.arguments.get("player") == seat and event.name not in ("advanced", "chose", "bonus")
            for event in step.events
        )
    if not gained and any("main" in map(str, step.before.legal()) for step in steps):
        yield "took an action without effect"


JUDGES: dict[str, Callable[[list[Step], list[Step], int], Iterator[str]]] = {
    "hamburgum": hamburgum,
    "le-havre": le_havre,
    "shipyard": shipyard,
}

# -- playing -------------------------------------------------------------------------------------------------------


def turns(position: wf.Position, seats: list[Bot]) -> Iterator[tuple[int, list[Step]]]:
    """Play a game to its end: every turn as its decisions, by the seat whose turn it is."""
    steps: list[Step] = []
    owner = position.actor
    while not position.over:
        assert position.actor is not None
        before = position.copy()
        code = bots.ask(seats[position.actor], position)
        events = list(position.play(code))
        if before.actor == owner:
            steps.append(Step(before, code, events, position.copy()))
        if position.over or position.turn != before.turn:
            if owner is not None and steps:
                yield owner, steps
            steps, owner = [], position.actor


def blunders(
    game: str,
    table: int,
    seed: int,
    make: Callable[[int], Bot],
    show: Callable[[str], None] = lambda line: None,
    most: int | None = None,
) -> Counter[str]:
    """What the bots of one game threw away, and its turns (at most `most`).

    `make` gives a seat's bot, `show` is told each blunder.
    """
    players, options = TABLES[game][table % len(TABLES[game])]
    position = wf.new(game, players, seed=seed, **options)
    seats = [make(seat) for seat in range(players)]
    found: Counter[str] = Counter()
    played = list(islice(turns(position, seats), most))
    for number, (seat, steps) in enumerate(played):
        found["turns"] += 1
        later = [step for other, made in played[number + 1 :] if other == seat for step in made]
        for what in JUDGES[game](steps, later, seat):
            found[what] += 1
            line = "; ".join(step.before.phrase(step.code) for step in steps)
            show(f"{game}, seed {seed}, turn {steps[0].before.turn + 1}, seat {seat + 1} {what}: {line}")
    return found


def _bot(name: str, seed: int, seat: int) -> Bot:
    return bots.make(name, seed + seat)


def main() -> None:
    """Print a table: games, turns and blunders of each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each game and level")
    parser.add_argument("--game", action="append", choices=sorted(TABLES), help="only this game")
    parser.add_argument("--levels", default=",".join(LEVELS), help="bots, separated by commas")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--show", action="store_true", help="print every such turn")
    given = parser.parse_args()
    show = functools.partial(print, flush=True) if given.show else lambda line: None
    print("game | level | games | turns | thrown away")
    for game in given.game or sorted(TABLES):
        for name in given.levels.split(","):
            found: Counter[str] = Counter()
            for number in range(given.games):
                print(f"playing {game}, {name}, game {number + 1} of {given.games} ...", file=sys.stderr, flush=True)
                seed = given.seed + number
                found += blunders(game, number, seed, functools.partial(_bot, name, seed), show)
            played = found.pop("turns", 0)
            listed = ", ".join(f"{what}: {times}" for what, times in sorted(found.items())) or "nothing"
            print(f"{game} | {name} | {given.games} | {played} | {listed}", flush=True)


if __name__ == "__main__":
    main()
