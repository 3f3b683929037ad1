"""SQLite: one writer thread that commits everything waiting at once, and another connection for reading."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from .base import MOST_AT_ONCE, Heard, R, Store
from .migrate import engine_url


def engine(url: str) -> Engine:
    """An engine on a file: write-ahead log, every commit on disk before it returns."""
    parsed = engine_url(url)
    if parsed.database and not parsed.database.startswith((":", "file:")):
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    made = create_engine(parsed, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(made, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where they are said to, not behind our back
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return made


class _Job:
    """One operation on its way to the writer."""

    __slots__ = ("error", "future", "operation", "result")

    def __init__(self, operation: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.operation = operation
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class SqliteStore(Store):
    """A store in one file, for one process."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.engine = engine(url)
        self.jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self.readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self.loop: asyncio.AbstractEventLoop | None = None

    async def start(self, heard: Heard) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer.start()

    async def stop(self) -> None:
        await self.appended()
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()

    async def writing(self, operation: Callable[[Connection], R]) -> R:
        assert self.loop is not None
        job = _Job(operation, self.loop.create_future())
        self.jobs.put(job)
        result: R = await job.future
        return result

    async def reading(self, operation: Callable[[Connection], R]) -> R:
        def run() -> R:
            with self.engine.connect() as db:
                db.exec_driver_sql("BEGIN")
                return operation(db)

        assert self.loop is not None
        return await self.loop.run_in_executor(self.readers, run)

    def _write_all(self) -> None:
        with self.engine.connect() as db:
            while (job := self.jobs.get()) is not None:
                batch = [job]
                last = False
                while len(batch) < MOST_AT_ONCE:
                    try:
                        another = self.jobs.get_nowait()
                    except queue.Empty:
                        break
                    if another is None:
                        last = True
                        break
                    batch.append(another)
                self._write(db, batch)
                if last:
                    return

    def _write(self, db: Connection, batch: list[_Job]) -> None:
        """All of a batch in one transaction; one that fails is taken out and leaves no trace."""
        try:
            db.exec_driver_sql("BEGIN IMMEDIATE")
            raw: Any = db.connection.driver_connection  # marks between jobs need nothing that SQLAlchemy does
            for job in batch:
                raw.execute("SAVEPOINT job")
                try:
                    job.result = job.operation(db)
                except Exception as error:
                    job.error = error
                    raw.execute("ROLLBACK TO job")
                raw.execute("RELEASE job")
            db.exec_driver_sql("COMMIT")
            db.commit()
        except Exception as error:  # the disk is full, or somebody else holds the file: nobody's write happened
            for job in batch:
                job.error = error
            db.rollback()
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(_answer, batch)


def _answer(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
