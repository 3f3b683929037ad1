"""What a compiled game says about itself: which entries it has, how they are called, what they were made from."""

from __future__ import annotations

from pathlib import Path

import msgspec

Kind = str | list[str]
"""How an argument is passed: `int`, `float`, an array such as `record[]` or `float64[,]`, or the members of a tuple."""
FORMAT = 1


class File(msgspec.Struct):
    """The entries of one file."""

    key: str
    """A hash over the sources that they were made from."""
    entries: dict[str, list[Kind]]
    """The arguments of every entry, by its name."""


class Manifest(msgspec.Struct):
    """What lies in one compiled game."""

    format: int
    game: str
    target: str
    record: int
    """The size of a position in bytes."""
    files: dict[str, File]
    """The files with entries, by their names without the ending."""


def symbol(file: str, entry: str) -> str:
    """The name of an entry for a linker."""
    return f"{file}_{entry}"


def manifest_file(library: Path) -> Path:
    """Where the manifest of a library lies."""
    return library.with_name(f"{library.name}.json")


def manifest_of(library: Path) -> Manifest | None:
    """The manifest of a library, if there is one that this version reads."""
    try:
        found = msgspec.json.decode(manifest_file(library).read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError):
        return None
    return found if found.format == FORMAT else None
