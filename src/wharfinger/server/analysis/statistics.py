"""Where the points of a game that is over came from, and when."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from wharfinger.kernel import parts
from wharfinger.kernel.events import Event

from ..errors import Refused
from ..messages.wire import Statistics
from ..tables.table import Table
from ..workers.places import Place, place_of, position_at

if TYPE_CHECKING:
    from ..workers.readers import Readers

MOST_KEPT = 200


def turn_starts(table: Table) -> list[int]:
    """Before each turn of a seat in which there was something to decide, and at the end."""
    return [*(turn.first for turn in table.turns if turn.seat >= 0 and not turn.forced), table.version]


class Counts:
    """The statistics of finished games; the last ones asked for are kept."""

    def __init__(self, readers: Readers) -> None:
        self.readers = readers
        self.kept: OrderedDict[str, Statistics] = OrderedDict()

    async def of(self, table: Table, person: str) -> Statistics:
        """The statistics of a game that is over."""
        from ..workers.reading import Count  # which imports what is done there from here

        if table.status != "finished" or table.position is None:
            raise Refused("hidden", 409)
        if table.id not in self.kept:
            place = place_of(table.position, 0, *table.position.moves)
            made = await self.readers.ask(Count(place, turn_starts(table)), person, table.id, table.header)
            self.kept[table.id] = msgspec.convert(made, Statistics)
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return self.kept[table.id]


# -- where the rules are played ------------------------------------------------------------------------------------


def counted(place: Place, versions: list[int]) -> Statistics:
    """The points at some moments of a game, and what they came from in the end."""
    position = position_at(msgspec.structs.replace(place, codes=[]))
    events: list[Event] = list(position.events)
    scores = [position.scores()] if 0 in versions else []
    for version, code in enumerate(place.codes, 1):
        position.play(code)
        events += position.events
        if version in versions:
            scores.append(position.scores())
    seats = range(position.seats)
    sources = [parts.sources(position.game, position.state, seat, events) for seat in seats]
    for made, score in zip(sources, position.scores(), strict=True):
        if made and (earlier := score - sum(made.values())):
            made["earlier"] = earlier  # of a game that starts from a position
    return Statistics(versions, scores, sources)
