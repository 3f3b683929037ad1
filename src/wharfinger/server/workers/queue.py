"""The queue in PostgreSQL between servers and thinkers: Procrastinate's, with what both sides must agree on.

A server puts a question in as a job and waits on a channel of its own; whoever thinks answers there. Jobs are gone when
they are answered. Where a database crashes the newest of them may be lost, and servers ask again: nothing waits for the
disk.

Who comes next: a job's priority is the moment from which it may be served. For the first job of a person that is now;
every further one comes `Question.cost` later than the one before it. So whoever asks for much has it spread over the
time it takes, and a newcomer waits for nothing but what is being thought about already.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import procrastinate
import psycopg
import psycopg_pool
from procrastinate import exceptions
from procrastinate.jobs import Status

from wharfinger import __version__
from wharfinger.kernel import registry

from ..store.postgres import plain_url
from ..store.queue_schema import SCHEMA
from .thinker import Reply, Request

BOTS, ANALYSES, LATER = "bots", "analyses", "later"
"""Bots and analyses that somebody waits for; and both where nobody does."""
TASK = "think"
HEARTBEAT, SILENT = 2.0, 10.0
"""Seconds between two signs of life of a thinker, and those without one after which its jobs are given to others."""
TRIES = 3
"""A job whose thinkers died so often is given up."""
OTHER_RULES = "made for other rules or components"
LONGEST = 7_000
"""Letters of an answer in one notification."""
UNIT, NEWEST = 0.5, 2**31 - 1
"""Priorities count down by one in so many seconds, since 2026."""
BEGINNING = 1767225600.0
TROUBLE = (exceptions.ConnectorException, psycopg.Error, psycopg_pool.PoolTimeout, psycopg_pool.PoolClosed, OSError)
"""What is raised when the database is away."""


class Work(msgspec.Struct, frozen=True):
    """What a job carries: what to think about, and where the answer is awaited."""

    channel: str
    ticket: str
    body: str
    mark: str
    made: float
    """When it was asked, by the database's clock."""


def mark_of(game: str) -> str:
    """What a server and a thinker must have in common to understand each other."""
    definition = registry.game(game).definition
    return " ".join([__version__, str(definition.version), *definition.components.mark.split()[:1]])


def priority(at: float) -> int:
    """The priority of what may be served from a moment on."""
    return NEWEST - int((at - BEGINNING) / UNIT)


def moment(priority: int) -> float:
    """The moment of a priority."""
    return (NEWEST - priority) * UNIT + BEGINNING


def packed(request: Request) -> str:
    """A question as text."""
    return base64.b64encode(msgspec.msgpack.encode(request)).decode()


def unpacked(body: str) -> Request:
    """A question from text."""
    return msgspec.msgpack.decode(base64.b64decode(body), type=Request)


def parts(ticket: str, reply: Reply) -> Iterator[str]:
    """An answer in pieces that fit into notifications."""
    body = base64.b85encode(zlib.compress(msgspec.msgpack.encode(reply), 1)).decode()
    count = max(1, -(-len(body) // LONGEST))
    for number in range(count):
        yield f"{ticket} {number} {count} {body[number * LONGEST : (number + 1) * LONGEST]}"


def whole(pieces: list[str]) -> Reply:
    """An answer from its pieces."""
    return msgspec.msgpack.decode(zlib.decompress(base64.b85decode("".join(pieces))), type=Reply)


def opened_by(url: str, connections: int) -> procrastinate.App:
    """The queue of a database; to be opened."""
    return procrastinate.App(
        connector=procrastinate.PsycopgConnector(
            pool_factory=_pool,
            conninfo=plain_url(url),
            kwargs={"options": f"-c search_path={SCHEMA} -c synchronous_commit=off", "application_name": "wharfinger"},
            configure=_at_once,
            min_size=1,
            max_size=connections,
            timeout=10.0,
        )
    )


def _pool(**given: Any) -> psycopg_pool.AsyncConnectionPool:
    """Without a question before each question: connections that have died are found out by what is asked."""
    return psycopg_pool.AsyncConnectionPool(**{**given, "check": None})


async def _at_once(connection: psycopg.AsyncConnection) -> None:
    await connection.set_autocommit(True)


async def give_on(app: procrastinate.App) -> None:
    """Put the jobs of thinkers that died back into the queue."""
    for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=SILENT):
        assert job.id is not None
        try:
            if job.attempts + 1 >= TRIES:
                await app.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)
            else:
                await app.job_manager.retry_job(job)
        except exceptions.ConnectorException:  # somebody else was faster
            continue


class Discreet(logging.Handler):
    """Passes on what Procrastinate has to say, without what is in its jobs."""

    def emit(self, record: logging.LogRecord) -> None:
        """The message up to the arguments of a job, and the kind of an error."""
        said = record.getMessage().partition("(")[0]
        error = record.exc_info[1] if record.exc_info else None
        kind = f": {type(error).__name__}" if isinstance(error, BaseException) else ""
        level = min(record.levelno, logging.WARNING)
        logging.getLogger("wharfinger.queue").log(level, "%s%s", said.strip(), kind)


def be_discreet() -> None:
    """What is in jobs is nobody's business: positions, and what seats know."""
    theirs = logging.getLogger("procrastinate")
    theirs.propagate = False
    if not any(isinstance(handler, Discreet) for handler in theirs.handlers):
        theirs.addHandler(Discreet(logging.WARNING))


async def lengths(app: procrastinate.App) -> dict[str, dict[str, int]]:
    """How many jobs wait and are thought about, by queue."""
    found = {name: {"waiting": 0, "running": 0} for name in (BOTS, ANALYSES, LATER)}
    asked = "SELECT queue_name, status, count(*) AS count FROM procrastinate_jobs GROUP BY queue_name, status"
    for row in await app.connector.execute_query_all_async(asked):
        if row["queue_name"] in found and row["status"] in ("todo", "doing"):
            found[row["queue_name"]]["waiting" if row["status"] == "todo" else "running"] = row["count"]
    return found


async def alive(app: procrastinate.App, jobs: list[int]) -> tuple[int, set[int], float]:
    """How many thinkers there are, which of some jobs, and the time there."""
    row = await app.connector.execute_query_one_async(
        "SELECT extract(epoch FROM clock_timestamp())::float8 AS now,"
        " (SELECT count(*) FROM procrastinate_workers"
        "  WHERE last_heartbeat > now() - make_interval(secs => %(silent)s)) AS workers,"
        " ARRAY(SELECT id FROM procrastinate_jobs WHERE id = ANY(%(jobs)s::bigint[])"
        "  AND status IN ('todo', 'doing')) AS jobs",
        silent=SILENT,
        jobs=jobs,
    )
    return int(row["workers"]), set(row["jobs"]), row["now"]


async def turn_of(app: procrastinate.App, person: str) -> tuple[float, float | None, int, int]:
    """The time there, the moment from which the last job of a person may be served, how many analyses wait, and how
    many the person has."""
    row = await app.connector.execute_query_one_async(
        "SELECT extract(epoch FROM clock_timestamp())::float8 AS now,"
        " min(priority) FILTER (WHERE starts_with(lock, %(person)s)) AS last,"
        " count(*) FILTER (WHERE queue_name = %(analyses)s AND status = 'todo') AS waiting,"
        " count(*) FILTER (WHERE queue_name = %(analyses)s AND starts_with(lock, %(person)s)) AS theirs"
        " FROM procrastinate_jobs WHERE status IN ('todo', 'doing')",
        person=person,
        analyses=ANALYSES,
    )
    return row["now"], None if row["last"] is None else moment(row["last"]), row["waiting"], row["theirs"]


async def shut(app: procrastinate.App) -> None:
    """Close the queue, however the database is."""
    try:
        async with asyncio.timeout(5):
            await app.close_async()
    except (TimeoutError, *TROUBLE):
        pass
