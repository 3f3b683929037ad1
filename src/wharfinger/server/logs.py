"""Log lines, for people or as JSON, each with the id of the request it belongs to.

Nothing secret is written: no keys, cookies, passwords or addresses of notices, and no part of a path that may be one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from contextvars import ContextVar
from typing import Any

import msgspec

from . import metrics
from .config import Settings

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""
ACCESS = logging.getLogger("wharfinger.access")
LOUD = logging.WARNING


def stamp(record: logging.LogRecord) -> str:
    """When something was logged, in UTC."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"


class Lines(logging.Formatter):
    """One line an event, then a traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        request = getattr(record, "request", "")
        said = f" [{request}]" if request else ""
        line = f"{stamp(record)} {record.levelname} {record.name}{said}: {escaped(record.getMessage().strip())}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": stamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": os.getpid(),
        }
        if request := getattr(record, "request", ""):
            told["request"] = request
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def escaped(text: str) -> str:
    """A text that stays on one line, whoever wrote it."""
    return text if text.isprintable() else "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def belonging(record: logging.LogRecord) -> bool:
    """Note the request that a line belongs to."""
    record.request = REQUEST.get()
    return True


def failing(record: logging.LogRecord) -> bool:
    """Leave out what the end of the server cut short: one line tells of all connections already."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


class Counted(logging.Handler):
    """Counts what goes wrong, by the part of the server that says so."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.ERRORS.labels(record.name.rpartition(".")[2], record.levelname.lower()).inc()


def set_logging(settings: Settings) -> None:
    """Write to standard error from now on."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(Json() if settings.log_format == "json" else Lines())
    out.addFilter(belonging)
    root = logging.getLogger()
    root.handlers[:] = [out, Counted(LOUD)]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(failing)
    logging.getLogger("wharfinger").setLevel(settings.log.upper())
    ACCESS.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)
