"""Play games in parallel processes: a worker receives the number of a game, plays it and returns the outcome.

The processes are started afresh (spawn), so this works the same on every system. Each has a pipe of its own and watches
the main process: when that is killed, none is left behind.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, cast

from wharfinger.bots import Bot
from wharfinger.kernel.errors import Message, WharfingerError

from .playing import Outcome, Setup, close, play, said
from .words import message

PATIENCE = 3.0
"""Seconds for a worker to close its bots when the match is interrupted."""


def run(
    setup: Setup, numbers: list[int], components: str | None, workers: int, save: str | None = None
) -> Generator[Outcome, None, None]:
    """Yield games as they finish; this process is one of the workers."""
    workers = min(workers, len(numbers))
    if workers <= 1:
        for number in numbers:
            yield play(setup, number, components, save=save)
        return
    crew: dict[Any, SpawnProcess] = {}
    waiting = iter(numbers)
    busy: set[Any] = set()
    try:
        with _interrupts_ignored():
            for _ in range(workers):
                connection, process = _started(setup, components, save)
                crew[connection] = process
        for connection in crew:
            _send(connection, next(waiting))
            busy.add(connection)
        while busy:
            for ready in wait(list(busy)):
                connection = cast("Connection[Any, Any]", ready)
                outcome = _received(connection)
                following = next(waiting, None)
                if following is None:
                    busy.discard(connection)
                else:
                    _send(connection, following)
                yield outcome
    finally:
        _dismiss(crew, busy)


def _started(setup: Setup, components: str | None, save: str | None) -> tuple[Any, SpawnProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, setup, components, save), daemon=False)
    process.start()
    theirs.close()
    return ours, process


def _send(connection: Any, number: int) -> None:
    try:
        connection.send(number)
    except OSError:
        raise WharfingerError(message("worker-died")) from None


def _received(connection: Any) -> Outcome:
    try:
        answer = connection.recv()
    except (EOFError, OSError):
        raise WharfingerError(message("worker-died")) from None
    if isinstance(answer, Outcome):
        return answer
    raise WharfingerError(answer)


def _dismiss(crew: dict[Any, SpawnProcess], busy: set[Any]) -> None:
    """Stop every worker: close the pipes of idle ones, signal busy ones, and finally kill."""
    for connection, process in crew.items():
        connection.close()
        if connection in busy:
            process.terminate()
    for process in crew.values():
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from their first moment: the main process decides what it means."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def serve(connection: Connection[Any, Any], setup: Setup, components: str | None, save: str | None) -> None:
    """The main loop of a worker, until its pipe closes, the parent dies or a signal arrives."""
    table: list[Bot] = []

    def leave(*_: object) -> None:
        """Go at once: an exception could be lost in a call-back of compiled code."""
        close(table)
        os._exit(0)

    def outlived() -> None:
        if (main := parent_process()) is not None:
            main.join()
            leave()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=outlived, daemon=True).start()
    while True:
        try:
            number = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Outcome | Message = play(setup, number, components, table, save)
        except Exception as error:
            answer = message("game-broken", game=str(number + 1), error=said(error))
        try:
            connection.send(answer)
        except OSError:
            return
