"""Starting a server: migrations once, then the workers, then the browser."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from collections.abc import Callable

import msgspec

from wharfinger.bots import networks
from wharfinger.kernel import registry
from wharfinger.kernel.errors import WharfingerError, why

from .config import STANDING, Settings, hand_over
from .logs import set_logging
from .metrics import shared
from .notices.mail import post_of
from .proxies import Proxies
from .words import unusable

LARGEST_MESSAGE = 65_536
PATIENCE = 60
"""Seconds without a sign of life after which a worker is replaced: starting on a busy machine takes a while."""
SPARE_FILES = 300
"""Open files for everything but connections: the database, thinkers, the client's files."""


def check(settings: Settings) -> None:
    """Refuse settings that no server could be started with."""
    from .store.migrate import engine_url

    engine_url(settings.database)
    if settings.workers > 1 and not settings.postgres:
        raise unusable("start-workers")
    for name, folder in settings.components.items():
        registry.use(name, folder)
    networks.check()
    post_of(settings.smtp, settings.mail_from)
    Proxies(settings.proxies)


def check_port(settings: Settings) -> None:
    """Say so in one sentence if the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise unusable("start-port", port=str(settings.port), host=settings.host, why=why(error)) from None


def fitting(settings: Settings) -> Settings:
    """Settings that the system has enough open files for, which is asked for as many as are wanted."""
    try:
        import resource
    except ImportError:  # not this system
        return settings
    wanted = int(settings.connections * STANDING) + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings
    return msgspec.structs.replace(settings, connections=max(10, int((soft - SPARE_FILES) / STANDING)))


def serve(settings: Settings, browser: bool, announce: Callable[[], None]) -> None:
    """Serve until stopped; `announce` is called when nothing is left that can be refused."""
    import uvicorn

    from .http.protocols import HttpProtocol, SocketProtocol
    from .store.migrate import migrate

    check(settings)
    set_logging(settings)
    check_port(settings)
    try:
        migrate(settings.database)
    except WharfingerError:
        raise
    except Exception as error:
        raise unusable("start-database", error=type(error).__name__) from error
    hand_over(fitting(settings))
    announce()
    if browser:
        threading.Thread(target=_open, args=(settings,), daemon=True).start()
    with shared(settings.workers):
        uvicorn.run(
            "wharfinger.server.app:create",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers if settings.workers > 1 else None,
            log_config=None,  # see `logs`
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,  # see `proxies`
            lifespan="on",
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=LARGEST_MESSAGE,
            ws_max_queue=16,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            timeout_worker_healthcheck=PATIENCE,
        )


def _open(settings: Settings) -> None:
    """Open the browser once the server answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    for _ in range(100):
        try:
            socket.create_connection((host, settings.port), 1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(settings.address)
        return
