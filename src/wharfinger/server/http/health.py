"""What other programs ask: is it alive, is it ready, and what does it count."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import Any, Literal
from uuid import uuid4

import msgspec
from litestar import Request, Response, get
from litestar.enums import MediaType
from sqlalchemy import Connection, delete, insert, text

from .. import metrics
from ..errors import Refused
from ..proxies import parsed
from ..state import State
from ..store.migrate import newest
from ..store.schema import limits
from .guard import LOCAL_NAMES, name_of
from .traffic import PEER

FRESH = {"cache-control": "no-store"}
WITHIN = 3.0
"""Seconds in which the database must answer."""
LASTS = 1.0
"""Seconds for which an answer is good, so that asking often costs the database nothing."""
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that only a proxy adds."""
Reason = Literal["stopping", "database", "migrations", "thinkers"]


class Health(msgspec.Struct, omit_defaults=True):
    """Whether the server can do its work, and if not, the first reason why."""

    status: Literal["ready", "unready"]
    reason: Reason | None = None


class Readiness:
    """Looks whether this worker can do its work: once for everybody who asks meanwhile."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.newest = newest()
        self.looking: asyncio.Task[Reason | None] | None = None
        self.looked = 0.0
        self.waking: asyncio.Task[Any] | None = None

    async def reason(self) -> Reason | None:
        """Why it cannot; None if it can."""
        if self.state.hub.stopping:
            return "stopping"
        thinkers = self.state.hub.thinkers
        if not thinkers.alive and not thinkers.elsewhere:
            if self.waking is None or self.waking.done():
                self.waking = self.state.hub.spawn(thinkers.wake())
            return "thinkers"
        if self.looking is None or (self.looking.done() and time.monotonic() - self.looked > LASTS):
            self.looking, self.looked = asyncio.create_task(self._database()), time.monotonic()
        done, _ = await asyncio.wait({self.looking}, timeout=WITHIN)
        return self.looking.result() if done else "database"

    async def _database(self) -> Reason | None:
        try:
            found = await self.state.store.write(probe)
        except Refused:
            return "database"
        return None if found == self.newest else "migrations"


def probe(db: Connection) -> str | None:
    """Write something that leaves no trace; the version of the database."""
    key = f"ready {uuid4().hex}"
    db.execute(insert(limits), {"key": key, "left": 0.0, "at": 0.0})
    db.execute(delete(limits).where(limits.c.key == key))
    return db.execute(text("SELECT version_num FROM alembic_version")).scalar()


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def get_health() -> Response[str]:
    """That this process answers; nothing else is asked."""
    return Response("ok\n", headers=FRESH)


@get("/readyz", include_in_schema=False)
async def get_ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether this worker can do its work."""
    readiness: Readiness = request.app.state.readiness
    reason = await readiness.reason()
    told = Health("ready") if reason is None else Health("unready", reason)
    return Response(told, status_code=200 if reason is None else 503, headers=FRESH)


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is counted, of all workers of this machine."""
    state: State = request.app.state.server
    check_reader(request, state.settings.metrics_token)
    request.app.state.sampler.look()
    body = await asyncio.to_thread(metrics.exposition)
    return Response(body, headers={**FRESH, "content-type": metrics.CONTENT_TYPE})


def check_reader(request: Request[Any, Any, Any], token: str) -> None:
    """Let in who shows the token; where there is none, who asks from this machine and through no proxy."""
    if token:
        shown = request.headers.get("authorization", "")
        allowed = hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
    else:
        peer = request.scope["state"].get(PEER)
        address = parsed(peer[0]) if peer else None
        here = address is not None and address.is_loopback and name_of(request.headers.get("host", "")) in LOCAL_NAMES
        allowed = here and not any(name in request.headers for name in FORWARDED)
    if not allowed:
        raise Refused("metrics", 403)


HEALTH = [get_health, get_ready, get_metrics]
