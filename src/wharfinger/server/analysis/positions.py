"""The positions of the analysis board: any point of a game, a line tried from there, and who may know what of it.

The server says which point it is and what its asker may know; the rules are played in another process (`readers`).
"""

from __future__ import annotations

import base64
from typing import Any

import msgspec

from wharfinger.bots.search import device
from wharfinger.bots.search.analysis import possible
from wharfinger.kernel.events import Event
from wharfinger.kernel.notation import Walker, lines
from wharfinger.kernel.position import Position

from ..errors import Refused
from ..messages import words
from ..messages.outgoing import AnalysisLook, Knowledge, Known, Replay, Telling, Worded
from ..tables.choices import ask
from ..tables.table import Table
from ..workers.places import Place, place_of, position_at
from .telling import Lines


class Spot(msgspec.Struct, frozen=True):
    """A point of a game, and a line that is tried from there."""

    place: Place
    version: int
    yours: list[int]
    open: bool
    """Whether the game is over, so that everything may be known."""
    line: list[int] = []
    trim: bool = False
    """Whether a decision that is not possible ends the line instead of being refused."""


class Stand(msgspec.Struct, frozen=True):
    """Where a line ends: what the seat to decide may know of it, or who has won."""

    known: Place | None
    actor: int | None
    scores: list[int]
    places: list[int]


# -- in the server -------------------------------------------------------------------------------------------------


def check(table: Table, yours: list[int]) -> None:
    """Refuse a table that cannot be analysed, or not yet, or not by this asker."""
    if table.position is None or table.stuck is not None:
        raise Refused("analysis-nothing", 409)
    if table.status == "running" and not table.header.analysis:
        raise Refused("analysis-off", 403)
    if table.status == "running" and table.header.chosen_seed:
        raise Refused("analysis-seed", 403)
    if table.status == "running" and not yours:
        raise Refused("not-seated", 403)


def spot(table: Table, yours: list[int], version: int, line: list[int], trim: bool = False) -> Spot:
    """A point of the game as somebody may analyse it."""
    check(table, yours)
    assert table.position is not None
    if version > table.version:
        raise Refused("version", 404, version=version)
    return Spot(place_of(table.position, version), version, yours, table.status == "finished", line, trim)


def drawn(seen: dict[str, Any], table: Table, version: int) -> AnalysisLook:
    """What was seen, and how the game went on from there."""
    made = AnalysisLook(version=version, length=table.version, played=None, **seen)
    if not made.line and table.position is not None:
        made.played = table.study(made.pov).decided(version)
        made.fresh = table.sight(made.pov).told(version)
    return made


# -- where the rules are played ------------------------------------------------------------------------------------


class _There:
    """The position at the end of a line."""

    def __init__(self, spot: Spot) -> None:
        position = position_at(spot.place)
        self.eyes = position.actor
        if not spot.open:
            self.eyes = position.actor if position.actor in spot.yours else spot.yours[0]
            position = position.concealed(self.eyes)
        self.position = position
        """What the asker may know: of a game that goes on a copy in which everything else is dealt anew."""
        self.line: list[int] = []
        self.steps: list[dict[str, Any]] = []
        """The decisions of the line, in notation."""
        self.events: list[list[Event]] = []
        """What each of them caused."""
        start = position.copy()
        for code in spot.line:
            if code not in position.legal_codes():
                if spot.trim:
                    break
                raise Refused("analysis-line", 409, number=len(self.line) + 1)
            text = position.phrase(code)
            self.steps.append({"code": code, "turn": position.turn, "seat": position.actor, "text": text})
            position.play(code)
            self.line.append(code)
            self.events.append(list(position.events))
        if spot.open:
            self.eyes = position.actor
        self._told = start, None if spot.open else self.eyes

    def told(self) -> list[list[Telling]]:
        """The turn of each decision of the line up to there, in the words of the log."""
        start, eyes = self._told
        return Lines(start, eyes, certain=False).told(self.line)


def look(spot: Spot, eyes: int | None, since: int | None = None) -> dict[str, Any]:
    """The position as the board draws it; where everything is known, with the eyes that are wanted."""
    there = _There(spot)
    position = there.position
    if eyes is not None and spot.open and eyes < position.seats:
        there.eyes = eyes
    caused = [event for events in there.events[-1 if since is None else since :] for event in events]
    return {
        "line": there.line,
        "steps": [{**step, "told": told} for step, told in zip(there.steps, there.told(), strict=True)],
        "pov": there.eyes,
        "view": position.view(there.eyes),
        "ask": None if position.actor is None else ask(position),
        "advice": spot.open or position.actor in spot.yours,
        "fresh": [words.told(event) for event in caused if event.visible_to(there.eyes)],
    }


def position_of(spot: Spot) -> Position:
    """The position, as far as its asker may know it."""
    return _There(spot).position


def dump(spot: Spot) -> dict[str, Any]:
    """The position as a file."""
    return position_of(spot).dump()


def known(spot: Spot) -> Known:
    """The position for a search on its asker's own device: nothing that the seat to decide may not know leaves."""
    position = position_of(spot)
    if position.actor is None:
        raise Refused("analysis-over", 409)
    if not spot.open and position.actor not in spot.yours:
        raise Refused("analysis-seat", 403)
    return Known(
        state=packed(position.concealed(position.actor)), seat=position.actor, **device.knowledge(position)._asdict()
    )


def replay(place: Place) -> Replay:
    """A whole game that is over, for the same."""
    position = position_at(msgspec.structs.replace(place, codes=[]))
    return Replay(
        state=packed(position), moves=place.codes, knowledge=Knowledge(**device.knowledge(position)._asdict())
    )


def packed(position: Position) -> str:
    """The bytes of a position in base64."""
    return base64.b64encode(position.batch.tobytes()).decode()


def worded(spot: Spot, turns: list[list[int]]) -> list[Worded]:
    """Turns at a position in words, each as far as it is possible; in notation where the log would tell nothing."""
    position = position_of(spot)
    teller = Lines(position, position.actor)
    told = [teller.turn_told(codes) for codes in turns]
    return [Worded("" if said else _written(position, codes), said) for codes, said in zip(turns, told, strict=True)]


def _written(position: Position, codes: list[int]) -> str:
    walker = Walker(position.game, position.batch.copy())
    return "; ".join(text for _, _, text in lines(walker, list(possible(position, codes))))


def stand(spot: Spot) -> Stand:
    """The position for a bot: nothing that the seat to decide may not know leaves for its process."""
    position = position_of(spot)
    known = None if position.over else place_of(position.concealed(position.actor), 0)
    return Stand(known, position.actor, position.scores(), position.places())
