"""Games that are brought here while they are played here, known by what everybody sees of them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.kernel.position import Position

from .refusal import Refused
from .store import Store
from .store import operations as ops

OPENING = 3
"""Rounds in which games that begin alike may well go on alike."""
DEALS = 8


def likeness_of(heading: dict[str, Any], board: bytes) -> str:
    """What everybody sees of a position, less who sits there, as a hash."""
    return hashlib.sha256(msgspec.json.encode({**heading, "seat": None, "names": None}) + board).hexdigest()


def likeness(position: Position) -> str:
    """The same, of a position."""
    return likeness_of(position.heading(None), msgspec.json.encode(position.board(None)))


def of_turns(played: Position) -> list[str]:
    """The likenesses of a game wherever a turn of it had ended, and of its end."""
    position, found = played.at(0), list[str]()
    for code in played.moves:
        turn = position.turn
        position.play(code)
        if position.turn > turn:
            found.append(likeness(position))
    return [*found, likeness(position)]


def comparable(position: Position) -> bool:
    """Whether a game has come so far that hardly another looks the same."""
    options = tuple(sorted(position.options.items()))
    return position.turn >= OPENING * position.seats or not _alike(position.game.name, position.seats, options)


@lru_cache(maxsize=200)
def _alike(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> bool:
    """Whether games with these switches begin alike for everybody's eyes."""
    deals = {likeness(wf.new(game, players, seed, **dict(options))) for seed in range(DEALS)}
    return len(deals) < DEALS


async def refuse_running(store: Store, likenesses: list[str]) -> None:
    """Refuse a game that stands, or stood, where one stands that is played here and may not be analysed yet."""
    if await store.read(ops.being_played, likenesses):
        raise Refused("being-played", 409)
