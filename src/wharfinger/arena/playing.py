"""Play one game of a match: count decisions and time, and let a bot that fails forfeit."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger import bots
from wharfinger.kernel.errors import Message, WharfingerError
from wharfinger.kernel.game import Game
from wharfinger.kernel.position import Position, new
from wharfinger.kernel.texts import ENGLISH, speaking

from . import schedule
from .words import message, packed, unpacked

LONGEST_NAME = 50
"""Characters of a bot's name in a record; the command of a program may be longer."""


@dataclass(frozen=True)
class Setup:
    """Everything that determines a match: the same set-up always plays the same games."""

    game: str
    rules: str
    components: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    version: str

    @property
    def contest(self) -> bool:
        """Whether bots play against each other, so that winning means something."""
        return self.players > 1 and len(self.bots) > 1

    def deal(self, number: int) -> int:
        """The seed that a game is dealt from."""
        return self.seed + schedule.deal(number, len(self.bots))


@dataclass(frozen=True)
class Outcome:
    """The outcome of a game; lists are indexed by seat."""

    game: int
    """Its number in the schedule, from 0."""
    deal: int
    bots: list[int]
    """Indices into the list of bots."""
    points: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    """Spent on those decisions."""
    forfeit: int | None = None
    """The seat whose bot failed; the points are then those at that moment."""
    reason: str = ""
    """Why, in English."""
    message: dict[str, Any] | None = None
    """The same in no language, where a catalogue has it."""

    @property
    def told(self) -> str:
        """Why the game was forfeited, in the reader's language."""
        kept = unpacked(self.message)
        return self.reason if kept is None else str(kept)

    def line(self) -> dict[str, Any]:
        """The line in a results file."""
        row = asdict(self)
        if self.forfeit is None:
            del row["forfeit"], row["reason"]
        if self.message is None:
            del row["message"]
        return row


class Failed(Exception):
    """A bot failed; the message says why."""

    def __init__(self, said: str | Message) -> None:
        super().__init__(said)
        self.said = said


def play(
    setup: Setup,
    number: int,
    components: str | os.PathLike[str] | None = None,
    table: list[bots.Bot] | None = None,
    save: str | None = None,
) -> Outcome:
    """Play a game of the schedule, and save its record in a folder.

    A caller that may have to leave in the middle of it gives a list for the bots.
    """
    table = [] if table is None else table
    listed = schedule.seating(number, len(setup.bots), setup.players)
    position = new(setup.game, _names(setup, listed), setup.deal(number), components=components, **setup.options)
    lot = int(position.state.lot)
    seated = [listed[(seat + lot) % setup.players] for seat in range(setup.players)]
    decisions, seconds = [0] * setup.players, [0.0] * setup.players
    forfeit: int | None = None
    told: str | Message = ""
    seat = 0
    try:
        for seat, bot in enumerate(seated):
            _seat(table, setup.bots[bot], bots.digest(setup.seed, f"{number} {seat}".encode()), seat, position)
        while position.actor is not None:
            seat = position.actor
            began = time.perf_counter()
            try:
                code = _answer(table[seat], position)
            finally:
                seconds[seat] += time.perf_counter() - began
                decisions[seat] += 1
            position.play(code)
    except Failed as failure:
        forfeit, told = seat, failure.said
    finally:
        close(table)
    if save is not None:
        position.record().save(Path(save) / f"{setup.game}-{setup.seed}-{number + 1}.wharf")
    with speaking(ENGLISH):
        reason = " ".join(str(told).split())
    return Outcome(
        game=number,
        deal=setup.deal(number),
        bots=seated,
        points=position.scores(),
        places=position.places() if forfeit is None else placed_without(position.places(), forfeit),
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
        forfeit=forfeit,
        reason=reason,
        message=packed(told) if isinstance(told, Message) else None,
    )


def _names(setup: Setup, listed: list[int]) -> list[str]:
    """The players of a table: its bots, told apart where one sits on several seats."""
    short = [" ".join(label.replace(",", " ").split())[:LONGEST_NAME] for label in schedule.labels(setup.bots)]
    names = [short[bot] for bot in listed]
    return [
        name if names.count(name) == 1 else f"{name} ({names[: place + 1].count(name)})"
        for place, name in enumerate(names)
    ]


def _seat(table: list[bots.Bot], spec: str, seed: int, seat: int, position: Position) -> None:
    """A new bot, ready to play."""
    try:
        made = bots.make(spec, seed)
        table.append(made)
        made.ready(position.game)
        if hasattr(made, "begin"):
            made.begin(position.concealed(seat, seed=0), seat)
    except Exception as error:
        raise Failed(said(error)) from error


def _answer(bot: bots.Bot, position: Position) -> int:
    """A legal code from the bot, or Failed."""
    try:
        code: Any = bots.ask(bot, position)
    except Exception as error:
        raise Failed(said(error)) from error
    if isinstance(code, bool) or not isinstance(code, int | np.integer) or int(code) not in position.legal_codes():
        raise Failed(message("bot-illegal", answer=repr(code)))
    return int(code)


def said(error: Exception) -> str | Message:
    """What an error says: a message, or one line of text."""
    if isinstance(error, WharfingerError):
        return error.args[0] if error.args and isinstance(error.args[0], Message) else str(error)
    return f"{type(error).__name__}: {' '.join(str(error).split())}".removesuffix(": ")


def close(table: list[bots.Bot]) -> None:
    """Close the bots that can be closed; errors while closing are ignored."""
    while table:
        bot = table.pop()
        with suppress(Exception):
            getattr(bot, "close", lambda: None)()


def placed_without(places: list[int], seat: int) -> list[int]:
    """Places when one seat is put last and the others keep their order."""
    others = [place for k, place in enumerate(places) if k != seat]
    return [len(places) if k == seat else 1 + sum(other < place for other in others) for k, place in enumerate(places)]


def rehearse(setup: Setup, game: Game, progress: Any) -> None:
    """Create each bot once and compile it, so that a wrong spec fails before anything is written."""
    for spec in dict.fromkeys(setup.bots):
        made = bots.make(spec, 0)
        try:
            made.ready(game, progress)
        finally:
            close([made])
