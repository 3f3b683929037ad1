"""A child process that is spoken to in lines and can never keep its parent waiting.

One thread writes, one reads, one keeps the end of what the child writes on standard error. The caller waits for a line
until a deadline and no longer, whether the child sleeps, crashes, floods its pipes or never reads. Stopping kills the
whole process group and collects the child, so nothing stays behind.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from typing import IO, Any

LONGEST = 65536
"""Bytes in one line from the child."""
MOST_WAITING = 1000
"""Lines that nobody has asked for; a child that writes more is not read any further."""
KEPT = 2000
"""Bytes of standard error that are remembered."""
LAST_WORDS = 0.5
"""Seconds that a child has to finish dying, and its pipes to run empty."""


CLOSED = "program-closed"


class Trouble(Exception):
    """The child does not keep to the rules: a message of the bots' catalogue about a program."""

    def __init__(self, id: str, **given: Any) -> None:
        super().__init__(id)
        self.id, self.given = id, given


class _Outbox:
    """What is still to be written."""

    def __init__(self) -> None:
        self.data: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.busy = False


class Child:
    """A running program."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self._outbox = _Outbox()
        self._lines: queue.SimpleQueue[bytes | Trouble] = queue.SimpleQueue()
        self._tail = bytearray()
        self._threads = [
            threading.Thread(target=_write, args=(self._process.stdin, self._outbox), daemon=True),
            threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True),
            threading.Thread(target=_listen, args=(self._process.stderr, self._tail), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._forgotten = weakref.finalize(self, _kill, self._process, os.getpid())

    @property
    def pid(self) -> int:
        """The number of the process, which is also that of its group."""
        return self._process.pid

    def send(self, data: bytes) -> None:
        """Have some bytes written; never waits."""
        self._outbox.busy = True
        self._outbox.data.put(data)

    def line(self, seconds: float) -> bytes:
        """The next line, or Trouble at once when there can be none and after so many seconds when there is none."""
        try:
            found = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Trouble("program-deaf" if self._outbox.busy else "program-silent", seconds=seconds) from None
        if isinstance(found, Trouble):
            self._lines.put(found)
            raise found
        return found

    def ended(self, seconds: float) -> bool:
        """Whether the child ends by itself within some time; it is not collected yet, so its number stays its own."""
        deadline = time.monotonic() + seconds
        while True:
            if self._gone() or time.monotonic() >= deadline:
                return self._gone()
            time.sleep(0.002)

    def _gone(self) -> bool:
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        try:
            return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:  # collected behind our back: the caller ignores the signals of its children
            return True

    def stop(self, seconds: float = 0.0) -> bool:
        """Close its standard input, give it some time to end, and end it; whether it went by itself."""
        if self._process.returncode is not None:
            return True
        self._outbox.data.put(None)
        alone = self.ended(seconds)
        _kill(self._process, os.getpid())
        self._forgotten.detach()
        for thread in self._threads:
            thread.join(LAST_WORDS)
        return alone

    @property
    def ending(self) -> tuple[str, dict[str, str]]:
        """How a stopped child came to its end, as a message."""
        status = self._process.returncode
        if status is None or status >= 0:
            return "program-status", {"status": str(status)}
        try:
            return "program-killed", {"signal": signal.Signals(-status).name}
        except ValueError:
            return "program-killed", {"signal": str(-status)}

    @property
    def last_words(self) -> str:
        """The last line of standard error that says anything, without characters that could upset a terminal."""
        for line in reversed(bytes(self._tail).decode("utf-8", "replace").splitlines()):
            shown = printable(line)
            if shown:
                return shown
        return ""


def printable(text: str, most: int = 160) -> str:
    """A text in one line that is safe to show and not too long."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return shown if len(shown) <= most else shown[: most - 3] + "..."


def _kill(process: subprocess.Popen[bytes], parent: int) -> None:
    """End a process with all its children and collect it; a copy of the parent that was forked leaves it alone."""
    if os.getpid() != parent or process.returncode is not None:
        return
    with suppress(ProcessLookupError, PermissionError):  # gone already; some systems say so in the second way
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(10 * LAST_WORDS)


# -- the threads; they know the pipes only, so a child that is forgotten can be tidied up -----------------------------


def _write(stream: IO[bytes], outbox: _Outbox) -> None:
    try:
        while (data := outbox.data.get()) is not None:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(stream.fileno(), rest) :]
            outbox.busy = not outbox.data.empty()
    except OSError:  # nobody reads any more; the reader finds out what happened
        pass
    _close(stream)


def _read(stream: IO[bytes], lines: queue.SimpleQueue[Any]) -> None:
    begun = b""
    end = Trouble(CLOSED)
    while chunk := _chunk(stream):
        *whole, begun = (begun + chunk).split(b"\n")
        if max(map(len, [*whole, begun])) > LONGEST:
            end = Trouble("program-long-line", bytes=LONGEST)
            break
        for line in whole:
            lines.put(line)
        if lines.qsize() > MOST_WAITING:
            end = Trouble("program-flood")
            break
    lines.put(end)
    _close(stream)


def _listen(stream: IO[bytes], tail: bytearray) -> None:
    while chunk := _chunk(stream):
        tail += chunk
        del tail[:-KEPT]
    _close(stream)


def _chunk(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), LONGEST)
    except OSError:
        return b""


def _close(stream: IO[bytes]) -> None:
    with suppress(OSError):
        stream.close()
