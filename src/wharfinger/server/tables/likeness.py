"""Games that are brought here while they are played here, known by what everybody sees of them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.kernel.position import Position
from wharfinger.kernel.view import Heading

from ..errors import Refused
from ..store import Store
from ..store import operations as ops

OPENING = 3
"""Rounds in which games that begin alike may go on alike."""
DEALS = 8


def likeness_of(heading: Heading, board: bytes) -> str:
    """What everybody sees of a position, less who sits there, as a hash."""
    anonymous = {**msgspec.to_builtins(heading), "seat": None, "names": None}
    return hashlib.sha256(msgspec.json.encode(anonymous) + board).hexdigest()


def likeness(position: Position) -> str:
    """The same, of a position."""
    return likeness_of(position.heading(None), msgspec.json.encode(position.board(None)))


def begin_alike(game: str, players: int, options: dict[str, Any]) -> bool:
    """Whether games with these switches look the same to everybody at first; worked out once, by dealing some."""
    return _begin_alike(game, players, tuple(sorted(options.items())))


@lru_cache(maxsize=200)
def _begin_alike(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> bool:
    deals = {likeness(wf.new(game, players, seed, **dict(options))) for seed in range(DEALS)}
    return len(deals) < DEALS


async def refuse_running(store: Store, likenesses: list[str]) -> None:
    """Refuse a game that stands, or stood, where one stands that is played here and may not be analysed yet."""
    if await store.read(ops.being_played, likenesses):
        raise Refused("being-played", 409)
