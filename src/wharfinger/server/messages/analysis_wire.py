"""What the analysis board asks; see docs/wire.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from .wire import Count, Hello, Said, Seat

LONGEST_SEARCH = 20
Line = Annotated[list[Count], Meta(max_length=600)]


class _At(Said, kw_only=True):
    """A position: so many decisions of the game, then a tried line."""

    version: Count
    line: Line = msgspec.field(default_factory=list)


class Look(_At, tag="look"):
    eyes: Seat | None = None
    trim: bool = False
    """Play the line as far as it is possible, where what was hidden turns out otherwise."""
    since: Count | None = None
    """Tell what all decisions of the line after so many did, not only the last one."""


class Dump(_At, tag="dump"):
    pass


class Think(_At, tag="think"):
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_SEARCH)] = 8.0


class Judge(_At, tag="judge"):
    """Compare a line, which is a turn, with the best turn there; only after the end of the game."""


class Known(_At, tag="known"):
    """The position for a search on the asker's own device."""


class Replay(Said, tag="replay"):
    """The whole game for the same; only after its end."""


class Turns(Struct):
    """Turns at one position, as the codes of their decisions."""

    version: Count
    line: Line = []
    turns: Annotated[list[Line], Meta(max_length=12)] = []


class Tell(Said, tag="tell"):
    """Say in words what such a search thought of."""

    of: Annotated[list[Turns], Meta(max_length=200)]


class Stop(Said, tag="stop"):
    pass


class Evaluate(Said, tag="evaluate"):
    pass


Message = Hello | Look | Dump | Think | Judge | Known | Replay | Tell | Stop | Evaluate
MESSAGE: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
