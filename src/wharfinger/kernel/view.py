"""What views are made of. The client's types, the JSON Schema and docs/views.md are generated from these structs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType


class Shown(Struct, kw_only=True, gc=False, forbid_unknown_fields=True):
    """A part of a view. Every field travels, unless it is UNSET. Views share parts, so nobody changes one."""


class Heading(Shown):
    """What the views of all games begin with."""

    game: str
    seat: int | None
    """Whose view it is; null: a spectator's."""
    names: list[str]
    turn: int
    """How many turns have ended."""
    actor: int | None
    """The seat that decides; null when the game is over."""
    decision: str
    ending: str | None
    """How the game ended; null while it goes on."""
    scores: list[int] | UnsetType | None
    """Points by seat as far as everybody knows them, else null; final once the game is over."""


class Board(Shown):
    """What a game adds: the struct of its view inherits from this one."""


def ids(known: Sequence[str]) -> Meta:
    """A text that is one of some ids: `Good = Annotated[str, ids(GOODS)]`. A dictionary of these has them all."""
    words = "|".join(map(re.escape, known))
    return Meta(pattern=f"^(?:{words})$", extra_json_schema={"enum": list(known)}, extra={"ids": tuple(known)})


def joined(heading: Heading, board: type[Board], encoded: bytes) -> bytes:
    """A whole view as JSON, its board being encoded already. Scores that the game tells take the heading's place."""
    if "scores" in board.__struct_fields__:
        heading.scores = UNSET
    return msgspec.json.encode(heading)[:-1] + b"," + encoded[1:]


@cache
def whole(board: type[Board]) -> type[Struct]:
    """The struct of a whole view, to check one or to describe it."""
    fields = {field.name: field for part in (Heading, board) for field in msgspec.structs.fields(part)}
    made = [
        (name, field.type) if field.required else (name, field.type, field.default) for name, field in fields.items()
    ]
    return msgspec.defstruct("View", made, bases=(Shown,), module=board.__module__)
