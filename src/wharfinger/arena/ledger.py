"""The results file: JSON lines, the set-up first, then one line per finished game in the order they finished.

A line is written with one call, so whatever kills a run can tear only the last line; the next run drops that and plays
the game again.
"""

from __future__ import annotations

import errno
import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from wharfinger.kernel.errors import BadFile, unreadable, unwritable

from . import schedule
from .playing import Outcome, Setup
from .words import message

FORMAT = "arena 1"


def header(setup: Setup) -> dict[str, Any]:
    """The header line."""
    return {"wharfinger": FORMAT, **asdict(setup)}


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def read(path: Path) -> tuple[Setup, list[Outcome], bool]:
    """Set-up and games of a file, and whether an incomplete last line was ignored."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    return _parsed(path, data)


def _parsed(path: Path, data: bytes) -> tuple[Setup, list[Outcome], bool]:
    *lines, torn = data.split(b"\n")
    setup = _setup(path, lines[0] if lines else b"")
    found: dict[int, Outcome] = {}
    for number, text in enumerate(lines[1:], 2):
        outcome = _outcome(setup, text)
        if outcome is None:
            raise BadFile(message("results-line", path=str(path), line=str(number)))
        if outcome.game in found:
            raise BadFile(message("results-twice", path=str(path), line=str(number), game=str(outcome.game)))
        found[outcome.game] = outcome
    return setup, list(found.values()), bool(torn)


def _object(text: bytes) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def _setup(path: Path, text: bytes) -> Setup:
    data = _object(text)
    names = {field.name for field in fields(Setup)}
    if data.pop("wharfinger", None) != FORMAT or set(data) != names:
        raise BadFile(message("results-none", path=str(path), format=FORMAT))
    setup = Setup(**data)
    whole = all(isinstance(value, int) and value >= 0 for value in (setup.players, setup.seed))
    if not whole or not isinstance(setup.options, dict) or not setup.players or not _texts(setup.bots):
        raise BadFile(message("results-damaged", path=str(path)))
    return setup


def _texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, str) for item in value)


def _outcome(setup: Setup, text: bytes) -> Outcome | None:
    """Parse a game's line; it must be part of the schedule."""
    try:
        made = Outcome(**_object(text))
        listed = schedule.seating(made.game, len(setup.bots), setup.players)
        lists = (made.points, made.places, made.decisions, made.seconds)
        sound = (
            made.game >= 0
            and made.deal == setup.deal(made.game)
            and made.bots in [listed[lot:] + listed[:lot] for lot in range(setup.players)]
            and all(len(values) == setup.players and sum(values) is not None for values in lists)
            and (made.forfeit is None or made.forfeit in range(setup.players))
        )
    except (TypeError, AttributeError, IndexError):
        return None
    return made if sound else None


class Ledger:
    """A results file opened for appending, with an exclusive lock."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Create the file, or continue one of the same set-up."""
        first = _line(header(setup))
        try:
            self._file = open(path, "a+b", buffering=0)  # noqa: SIM115 (closed by `close`)
        except OSError as error:
            raise unwritable(path, error) from None
        self.games: list[Outcome] = []
        self.torn = False
        """Whether an unfinished last line was dropped."""
        try:
            _lock(self._file, path)
            self._file.seek(0)
            data = self._file.read()
            if first.startswith(data):  # empty, or killed while the first line was written
                self.torn = bool(data) and data != first
                self._file.truncate(0)
                self._file.write(first)
                return
            found, self.games, self.torn = _parsed(path, data)
            _same(path, found, setup)
            if self.torn:
                self._file.truncate(data.rindex(b"\n") + 1)
        except OSError as error:
            self._file.close()
            raise unwritable(path, error) from None
        except BaseException:
            self._file.close()
            raise

    def add(self, outcome: Outcome) -> None:
        """Append a game."""
        line = _line(outcome.line())
        try:
            written = self._file.write(line)
        except OSError as error:
            raise unwritable(self._file.name, error) from None
        if written != len(line):
            raise unwritable(self._file.name, OSError(errno.ENOSPC, ""))
        self.games.append(outcome)

    def close(self) -> None:
        """Close the file and release the lock."""
        self._file.close()


def _same(path: Path, found: Setup, wanted: Setup) -> None:
    for field in fields(Setup):
        has, asked = getattr(found, field.name), getattr(wanted, field.name)
        if has != asked:
            given = {"name": field.name, "has": _short(has), "asked": _short(asked)}
            raise BadFile(message("results-other", path=str(path), **given))


def _short(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def _lock(file: Any, path: Path) -> None:
    """Lock the file, or fail if another run holds it; no lock on systems without them."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadFile(message("results-locked", path=str(path))) from None
    except OSError:
        return
