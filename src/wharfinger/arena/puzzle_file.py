"""The file of a game's puzzles: one line of JSON for each, with its position packed."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import msgspec

from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadFile
from wharfinger.kernel.position import FORMAT, Position, load

from .words import message

FILE = "puzzles.jsonl"
LEFT_OUT = ("wharfinger", "rules", "components")
"""What a position is read by is always the present."""


class Answer(msgspec.Struct, frozen=True):
    """A turn and what it is worth."""

    codes: list[int]
    text: str
    win: float
    points: float


class Source(msgspec.Struct, frozen=True):
    """Where a puzzle comes from: the game, and how it was searched."""

    seed: int
    turn: int
    played_with: int
    judged_with: int
    version: str
    rules: str


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle: the position, packed, as the seat to decide may know it, and its turns, best first."""

    id: str
    rating: int
    margin: float
    points_margin: float
    answers: list[Answer]
    source: Source
    position: str


def file_of(game: str) -> Path:
    """Where the puzzles of a game are."""
    return registry.folder(game) / FILE


def read(path: Path) -> list[Puzzle]:
    """The puzzles in a file; none if there is no such file."""
    if not path.is_file():
        return []
    made = list[Puzzle]()
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            made += [msgspec.json.decode(line, type=Puzzle)] if line else []
        except msgspec.MsgspecError:
            raise BadFile(message("puzzles-file", path=str(path), line=str(number))) from None
    return made


def pack(position: Position) -> str:
    """A position as a short text, less the versions it is read by."""
    dump = {key: value for key, value in position.dump().items() if key not in LEFT_OUT}
    return base64.b64encode(zlib.compress(json.dumps(dump, separators=(",", ":")).encode(), 9)).decode()


def unpack(game: str, packed: str) -> dict[str, Any]:
    """The position of a puzzle as a file has it."""
    definition = registry.game(game).definition
    written = json.loads(zlib.decompress(base64.b64decode(packed)))
    return {"wharfinger": FORMAT, **written, "rules": definition.version, "components": definition.components.mark}


def position_of(game: str, puzzle: Puzzle) -> Position:
    """The position of a puzzle."""
    return load(unpack(game, puzzle.position))
