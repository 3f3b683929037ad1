"""The application of one worker."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from wharfinger import __version__

from . import metrics
from .config import Settings, handed
from .errors import Refused, texts
from .http.account import ACCOUNT
from .http.engines import ENGINES
from .http.export import EXPORT
from .http.guard import Guard
from .http.health import HEALTH, Readiness
from .http.lessons import LESSONS
from .http.lobby import LOBBY
from .http.notices import NOTICES
from .http.pages import Pages, get_page
from .http.people import PEOPLE
from .http.protocols import house
from .http.puzzles import PUZZLES
from .http.recovery import RECOVERY
from .http.rules import RULES
from .http.traffic import Traffic, path_shown
from .logs import set_logging
from .sampling import Sampler
from .state import State
from .workers.engines import build_missing
from .ws.analysis_socket import analysis_socket
from .ws.table_socket import live_socket

log = logging.getLogger("wharfinger.server")
AnyRequest = Request[Any, Any, Any]
LEAVES = 20.0
"""Seconds in which a server that is told to stop has stopped."""


def refused(request: AnyRequest, error: Refused) -> Response[dict[str, Any]]:
    """A refusal of our own."""
    metrics.refused(error.key)
    return Response({"error": error.error}, status_code=error.status)


def wrong(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in the same form."""
    if error.status_code == 404:
        made = Refused("no-page", 404)
    elif error.status_code == 413:
        made = Refused("too-big", 413)
    else:
        extra = error.extra if isinstance(error.extra, list) else []
        told = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
        made = Refused("malformed", error.status_code, reason=(told or error.detail)[:300])
    metrics.refused(made.key)
    return Response({"error": made.error}, status_code=error.status_code, headers=error.headers)


def unreadable(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A body that the framework stumbles over: brackets within brackets, or bytes that are no text."""
    return refused(request, Refused("malformed", reason=texts().worded("unreadable")))


def failed(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: written down, not shown."""
    log.error("%s %s failed", request.method, path_shown(request.scope), exc_info=error)
    return Response({"error": Refused("internal", 500).error}, status_code=500)


def leave_within(seconds: float) -> None:
    """End this process even if a thread of it never comes back."""
    last = threading.Timer(seconds, os._exit, (1,))
    last.daemon = True
    last.start()


def make(settings: Settings) -> ASGIApp:
    """The application for some settings."""
    state = State(settings)
    sampler = Sampler(state)
    state.cluster.share("connections", house().seated)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await state.hub.start()
        await state.moderation.start()
        state.hub.spawn(sampler.run())
        state.hub.spawn(state.sessions.tidy())
        if settings.engines:
            state.hub.spawn(build_missing(state.compiler))
        try:
            yield
        finally:
            leave_within(LEAVES)
            state.analysts.stop()
            state.passwords.stop()
            await state.hub.stop()

    def opened(config: AppConfig) -> AppConfig:
        config.state.update(
            {"server": state, "pages": Pages(settings.static), "readiness": Readiness(state), "sampler": sampler}
        )
        return config

    app = Litestar(
        route_handlers=[
            *LOBBY,
            *LESSONS,
            *PUZZLES,
            *RULES,
            *PEOPLE,
            *ACCOUNT,
            *RECOVERY,
            *EXPORT,
            *NOTICES,
            *ENGINES,
            *HEALTH,
            live_socket,
            analysis_socket,
            get_page,
        ],
        lifespan=[lifespan],
        on_app_init=[opened],
        exception_handlers={
            Refused: refused,
            HTTPException: wrong,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Wharfinger", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=1_000_000,
        logging_config=None,
    )
    return Traffic(Guard(app, settings, state.limits.ask, state.limits.change, state.moderation), settings)


def create() -> ASGIApp:
    """The application of a worker, by the settings in its environment."""
    settings = handed()
    set_logging(settings)
    return make(settings)
