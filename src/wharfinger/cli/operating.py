"""What the commands for operators share: the database, times, progress."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import shown

from . import common
from .language import texts
from .setting_flags import add_settings, from_arguments

if TYPE_CHECKING:
    from collections.abc import Callable

UNITS = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}
LONGEST = 1000 * UNITS["y"]


def add_database(parser: argparse.ArgumentParser, *more: str) -> None:
    """Which database, by the settings of the server; and others of them."""
    add_settings(parser, {"database", *more})


def database_of(args: argparse.Namespace) -> str:
    """The database that is meant: the one that a server started in the same way would use."""
    return from_arguments(args).settings.database


def duration(text: str) -> float:
    """A time such as 90d, 12h or 2w, in seconds."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdwy])", text.strip().lower())
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < seconds <= LONGEST:
        raise argparse.ArgumentTypeError(texts()("argument-duration", value=shown(text)))
    return float(seconds)


def moment(at: float) -> str:
    """A time as lists show it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@contextmanager
def progress(key: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error where that is a terminal, told how many are done of how many."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    aside = common.console(stderr=True)
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as bar:
        task = bar.add_task(texts()(key), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
