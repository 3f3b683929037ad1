"""What the analysis board asks; see docs/wire.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

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


class Dump(_At, tag="dump"):
    pass


class Think(_At, tag="think"):
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_SEARCH)] = 8.0


class Stop(Said, tag="stop"):
    pass


class Evaluate(Said, tag="evaluate"):
    pass


Message = Hello | Look | Dump | Think | Stop | Evaluate
MESSAGE: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
