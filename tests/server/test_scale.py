"""Several servers and thinkers on one PostgreSQL database, any of which may die."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from websockets.exceptions import WebSocketException

from wharfinger.server.clock import Clock
from wharfinger.server.cluster import Cluster
from wharfinger.server.connections import Crowd
from wharfinger.server.limits import Limiter
from wharfinger.server.store import queue_schema
from wharfinger.server.store.migrate import migrate
from wharfinger.server.store.postgres import PostgresStore, plain_url
from wharfinger.server.workers import queue
from wharfinger.server.workers.asking import Queue, Unserved
from wharfinger.server.workers.fair_queue import asking
from wharfinger.server.workers.pool import Full, WorkerFailed
from wharfinger.server.workers.thinker import Effort, Reply, Request
from wharfinger.server.workers.thinking import Thinking

from .conftest import Databases, Launch
from .player import SECONDS, Seat, Visitor
from .servers import ROOT, Server, apart, eventually
from .test_analysis import Board, played

DAY = 86400.0
MOVES = 30
"""Decisions of one player while a server and a thinker die; `benchmarks/cluster.py` does more."""


def rows(database: str, question: str, *given: Any) -> list[Any]:
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(question, given).fetchall()  # type: ignore[arg-type]


def asked_of_the_queue(database: str) -> int:
    """How many jobs there have been."""
    last, used = rows(database, "SELECT last_value, is_called FROM queue.procrastinate_jobs_id_seq")[0]
    return int(last) if used else 0


# -- the queue -----------------------------------------------------------------------------------------------------


def test_the_queue_is_the_installed_one(databases: Databases) -> None:
    """A newer Procrastinate with migrations of its own needs one more migration here, which calls `bring_up`."""
    assert queue_schema.packaged()[-1] == queue_schema.NEWEST
    database = databases("postgres")
    apart(lambda: migrate(database))
    assert rows(database, "SELECT name FROM queue.applied") == [(queue_schema.NEWEST,)]
    assert rows(database, "SELECT count(*) FROM queue.procrastinate_jobs") == [(0,)]


def test_migrations_of_a_newer_queue_are_applied(databases: Databases) -> None:
    database = databases("postgres")
    apart(lambda: migrate(database))
    older = queue_schema.packaged()[-2]
    rows(database, "UPDATE queue.applied SET name = %s RETURNING 1", older)
    changed = "queue.procrastinate_trigger_function_status_events_update_v1"
    body = "SELECT prosrc FROM pg_proc WHERE oid = to_regproc(%s)"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"CREATE OR REPLACE FUNCTION {changed}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN END'")

    async def again() -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(PostgresStore(database).url)
        async with engine.begin() as connection:
            await connection.run_sync(queue_schema.bring_up)
        await engine.dispose()

    apart(lambda: asyncio.run(again()))
    assert rows(database, "SELECT max(name) FROM queue.applied") == [(queue_schema.NEWEST,)]
    assert "retried" in rows(database, body, changed)[0][0]


def test_one_address_for_all_who_connect() -> None:
    assert plain_url("postgresql+asyncpg://u:p%40@h/n?ssl=require") == "postgresql://u:p%40@h/n?sslmode=require"


class Company:
    """A server's side of a queue and thinkers that answer by a script, in one process."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.store = PostgresStore(database)
        self.queue = Queue(database, self.store, "tests")
        self.order: list[str] = []
        """For whom was thought, in turn."""
        self.gate = asyncio.Event()
        self.tasks: list[asyncio.Task[Any]] = []

    async def start(self) -> None:
        await self.store.start(lambda news: None)
        await self.queue.app.open_async()
        self.queue.start()

    async def idler(self) -> None:
        """Have a thinker that takes nothing, so that what is asked stays in the queue."""
        manager = self.queue.app.job_manager
        worker = await manager.register_worker()

        async def beat() -> None:
            while True:
                await manager.update_heartbeat(worker)
                await asyncio.sleep(1)

        self.tasks.append(asyncio.create_task(beat()))
        await self.served()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.queue.stop()
        await self.store.stop()

    def ask(
        self, person: str, table: str, name: str = queue.BOTS, watched: Callable[[], bool] = lambda: True, **more: Any
    ) -> asyncio.Task[Reply]:
        """Ask something, whoever answers."""
        request = Request("tiny", f"{person} {table}", effort=more.pop("effort", None))
        heard, stop = more.pop("heard", lambda reply: None), more.pop("stop", None)

        async def work() -> Reply:
            with asking(person, table, watched):
                return await self.queue.ask(name, request, heard, stop, **more)

        task = asyncio.create_task(work())
        self.tasks.append(task)
        return task

    async def waiting(self, count: int) -> None:
        """Until so many jobs are in the queue."""
        async with asyncio.timeout(SECONDS):
            while sum(one["waiting"] + one["running"] for one in (await self.queue.lengths()).values()) < count:
                await asyncio.sleep(0.02)

    async def served(self) -> None:
        async with asyncio.timeout(SECONDS):
            while not self.queue.served:
                await asyncio.sleep(0.02)

    @asynccontextmanager
    async def thinker(self, processes: int, gated: Callable[[str], bool] = lambda bot: False) -> Any:
        """A thinker; the questions that are gated wait for the gate."""
        thinking = Thinking(self.database, processes)

        async def consult(request: Request, heard: Any, stop: asyncio.Event, room: bool = False) -> Reply:
            self.order.append(request.bot)
            if gated(request.bot):
                await self.gate.wait()
            if request.effort is not None:
                for number in range(1000):
                    heard(Reply(found={"seconds": number, "text": random.Random(number).randbytes(20_000).hex()}))
                    if stop.is_set():
                        break
                    await asyncio.sleep(0.05)
            return Reply(code=7, end=True)

        async def nothing() -> None:
            return None

        thinking.thinkers.consult = consult  # type: ignore[assignment]
        thinking.thinkers.wake = nothing  # type: ignore[method-assign]
        running = asyncio.create_task(thinking.run(lambda: None))
        try:
            yield thinking
        finally:
            thinking.stopping.set()
            await running


@pytest.fixture
def company(databases: Databases) -> Callable[[Callable[[Company], Awaitable[None]]], None]:
    """Runs something beside a queue."""
    database = databases("postgres")
    apart(lambda: migrate(database))

    def run(work: Callable[[Company], Awaitable[None]]) -> None:
        async def main() -> None:
            made = Company(database)
            await made.start()
            try:
                await work(made)
            finally:
                await made.stop()

        apart(lambda: asyncio.run(main()))

    return run


Run = Callable[[Callable[[Company], Awaitable[None]]], None]


def test_a_newcomer_does_not_wait_for_somebody_with_many_tables(company: Run) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        greedy = [here.ask("anna", f"t{number}") for number in range(12)]
        await here.waiting(12)
        others = [here.ask("ben", "b"), here.ask("cleo", "c")]
        await here.waiting(14)
        async with here.thinker(1):
            await asyncio.gather(*greedy, *others)
        first = here.order[:4]
        assert {"ben b", "cleo c"} <= set(first), here.order
        assert sorted(here.order) == sorted([f"anna t{n}" for n in range(12)] + ["ben b", "cleo c"])

    company(work)


def test_abandoned_tables_never_have_the_last_process(company: Run) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        async with here.thinker(3, gated=lambda bot: bot != "zoe z"):
            for number in range(8):
                here.ask(f"p{number}", "t", watched=lambda: False)
            await here.waiting(8)
            async with asyncio.timeout(SECONDS):
                while len(here.order) < 2:
                    await asyncio.sleep(0.02)
            assert (await here.ask("zoe", "z")).code == 7
            assert len(here.order) == 3
            here.gate.set()

    company(work)


def test_somebody_comes_back_to_a_table_whose_bot_waits(company: Run) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        present: list[bool] = []
        async with here.thinker(2, gated=lambda bot: bot.startswith("p")):
            for number in range(4):
                here.ask(f"p{number}", "t", watched=lambda: False)
            await here.waiting(4)
            mine = here.ask("zoe", "z", watched=lambda: bool(present))
            await here.waiting(5)
            present.append(True)
            assert (await mine).code == 7  # the others are still thinking
            here.gate.set()

    company(work)


def test_one_table_thinks_once_at_a_time(company: Run) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        async with here.thinker(4, gated=lambda bot: True):
            asked = [here.ask("anna", "same") for _ in range(3)]
            await here.waiting(3)
            await asyncio.sleep(1)
            assert here.order == ["anna same"]
            here.gate.set()
            await asyncio.gather(*asked)
            assert len(here.order) == 3

    company(work)


def test_an_analysis_is_heard_in_pieces_and_stopped(company: Run) -> None:
    async def work(here: Company) -> None:
        heard: list[Reply] = []
        stop = asyncio.Event()
        async with here.thinker(2):
            await here.served()
            wanted = {"effort": Effort(seconds=60), "heard": heard.append, "stop": stop, "room": True}
            asked = here.ask("a", "", queue.ANALYSES, **wanted)
            async with asyncio.timeout(SECONDS):
                while len(heard) < 2:
                    await asyncio.sleep(0.02)
            found = heard[0].found
            assert found is not None and len(found["text"]) == 40_000  # longer than a notification
            stop.set()
            assert (await asked).code == 7

    company(work)


def test_analyses_are_refused_where_others_wait(company: Run) -> None:
    async def work(here: Company) -> None:
        async with here.thinker(2, gated=lambda bot: True):
            await here.served()
            first = [here.ask(f"p{number}", "", queue.ANALYSES, effort=Effort(seconds=1)) for number in range(2)]
            await here.waiting(2)
            async with asyncio.timeout(SECONDS):
                while not here.order:
                    await asyncio.sleep(0.02)
            with pytest.raises(Full):
                await here.ask("late", "", queue.ANALYSES, effort=Effort(seconds=1), room=True)
            here.gate.set()
            for one in first:
                one.cancel()

    company(work)


def test_the_jobs_of_a_dead_thinker_are_done_by_another(company: Run) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        asked = here.ask("anna", "t")
        await here.waiting(1)
        dead = await here.queue.app.job_manager.register_worker()
        taken = await here.queue.app.job_manager.fetch_job(queues=None, worker_id=dead)
        assert taken is not None and (await here.queue.lengths())["bots"] == {"waiting": 0, "running": 1}
        async with here.thinker(1):
            assert (await asked).code == 7  # after so many seconds without a sign of life

    company(work)


def granted() -> list[str]:
    """The statements that docs/scale.md names for a role that may only think."""
    page = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    [block] = re.findall(r"```sql\n(CREATE ROLE thinker.*?)```", page, re.S)
    return [line for line in block.splitlines() if line]


def test_a_thinker_needs_nothing_but_the_queue(company: Run) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        with psycopg.connect(here.database, autocommit=True) as connection:
            connection.execute("DROP ROLE IF EXISTS thinker")
            for statement in granted():
                connection.execute(statement)  # type: ignore[arg-type]
        here.database = here.database.replace("postgres:@", "thinker:@")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            rows(here.database, "SELECT * FROM events")
        async with here.thinker(1):
            assert (await here.ask("anna", "t")).code == 7

    company(work)


def test_nobody_thinks_any_more(company: Run) -> None:
    async def work(here: Company) -> None:
        async with here.thinker(1, gated=lambda bot: True) as thinking:
            await here.served()
            asked = here.ask("anna", "t")
            await here.waiting(1)
            thinking.stopping.set()
        with pytest.raises(Unserved):
            await asked
        assert not here.queue.served
        assert (await here.queue.lengths())["bots"] == {"waiting": 0, "running": 0}

    company(work)


def test_a_thinker_of_another_version_is_not_believed(company: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Company) -> None:
        await here.idler()
        ours = queue.mark_of
        monkeypatch.setattr(queue, "mark_of", lambda game: "another")
        asked = here.ask("anna", "t")
        await here.waiting(1)
        monkeypatch.setattr(queue, "mark_of", ours)
        async with here.thinker(1):
            with pytest.raises(Unserved):
                await asked
        assert not here.order

    company(work)


def test_what_is_in_jobs_is_not_written_down(company: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [logging.StreamHandler(written)])
    monkeypatch.setattr(root, "level", logging.DEBUG)

    async def work(here: Company) -> None:
        await here.idler()
        async with here.thinker(1) as thinking:

            async def broken(*given: Any) -> Reply:
                raise RuntimeError("secret words")

            thinking._answer = broken
            with pytest.raises((WorkerFailed, Unserved)):
                await here.ask("anna", "t")
        assert "secret" not in written.getvalue()
        assert queue.packed(Request("tiny", "anna t")) not in written.getvalue()
        assert "RuntimeError" in written.getvalue()

    company(work)


# -- servers that know of each other -------------------------------------------------------------------------------


def test_limits_hold_across_servers() -> None:
    now = [0.0]
    one, two = (Limiter(1, 10, now=lambda: now[0]) for _ in range(2))
    one.spent = {}
    assert sum(one.allows("a") for _ in range(20)) == 10
    from wharfinger.server.keys import hashed

    two.owe({hashed(key): count for key, count in one.report().items()})
    assert not two.allows("a")
    assert two.allows("b")
    now[0] = 5.0
    assert sum(two.allows("a") for _ in range(20)) == 5


def test_a_crowd_elsewhere_counts() -> None:
    from wharfinger.server.keys import hashed

    crowd = Crowd(100, 5)
    crowd.elsewhere = {hashed("a"): 4}
    crowd.enter("a")
    assert crowd.problem("a") is not None
    assert crowd.problem("b") is None


def test_the_clock_of_the_database_counts() -> None:
    wall, steady = [1000.0], [0.0]
    clock = Clock(0, lambda: wall[0], lambda: steady[0])
    clock.follow(1300.0)
    assert clock() == 1300.0
    clock.follow(1200.0)  # it does not go back
    steady[0], wall[0] = 10.0, 1010.0
    assert clock() == 1305.0


def test_servers_hear_of_each_other(databases: Databases) -> None:
    database = databases("postgres")
    apart(lambda: migrate(database))

    async def main() -> None:
        stores = [PostgresStore(database) for _ in range(2)]
        one, two = (Cluster(store, Clock()) for store in stores)
        crowd, other = Crowd(1000, 8), Crowd(1000, 8)
        one.share("sockets", crowd)
        two.share("sockets", other)
        one.watched, one.most_watchers = lambda: {"t": 5, "u": 0}, 10
        for _ in range(8):
            crowd.enter("1.2.3.4")
        await one.report()
        await two.report()
        assert two.alive == {one.id, two.id}
        assert other.problem("1.2.3.4") is not None
        assert two.elsewhere == {"t": 5}
        assert "1.2.3.4" not in rows(database, "SELECT load FROM servers WHERE id = %s", one.id)[0][0]
        await one.sign_off()
        assert await two.report()
        assert two.alive == {two.id}
        assert other.problem("1.2.3.4") is None
        for store in stores:
            await store.engine.dispose()

    apart(lambda: asyncio.run(main()))


# -- real servers and thinkers -------------------------------------------------------------------------------------


class Thinker:
    """`wharfinger think` as a process of its own."""

    def __init__(self, database: str, processes: int = 2) -> None:
        words = ["think", "--processes", str(processes)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wharfinger.cli.main", *words],
            cwd=ROOT,
            env={**os.environ, "WHARFINGER_GAMES": "tiny=tests.tiny", "WHARFINGER_DATABASE": database},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert "Thinking" in self.process.stdout.readline()

    def kill(self, how: int = signal.SIGKILL) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(SECONDS)


@pytest.fixture
def thinkers() -> Iterator[Callable[..., Thinker]]:
    made: list[Thinker] = []

    def start(database: str, processes: int = 2) -> Thinker:
        made.append(Thinker(database, processes))
        return made[-1]

    yield start
    for one in made:
        one.kill()


def serves(server: Server) -> bool:
    return "thinkers serve the queue" in server.log.read_text()


def test_thinkers_play_and_analyse(launch: Launch, databases: Databases, thinkers: Callable[..., Thinker]) -> None:
    database = databases("postgres")
    server = launch(database=database)
    anna = server.visitor()
    one = thinkers(database)
    eventually(lambda: serves(server), "the server does not hear of the thinker")
    with anna.sit(anna.create("me", "greedy")["id"], cookie=True) as seat:
        seat.until_version(0)
        while seat.table["status"] == "running":
            version = seat.table["version"]
            if seat.table["ask"]["choices"]:
                assert seat.move()["type"] == "done"
            seat.until_version(version + 1)
    after = asked_of_the_queue(database)
    assert after >= 2
    game = played("tiny", None)
    table = anna.made("records", {"record": game.record().dumps()})["id"]
    with Board(server.address, table, []) as board:
        said = board.think(seconds=0.5)
        assert said[-1]["over"] and said[-1]["found"]["lines"]
    assert asked_of_the_queue(database) > after
    one.kill(signal.SIGTERM)
    assert one.process.returncode == 0
    last = asked_of_the_queue(database)
    eventually(lambda: "this server thinks itself" in server.log.read_text(), "the server goes on waiting")
    with anna.sit(anna.create("me", "greedy")["id"], cookie=True) as seat:
        seat.until(lambda told: told["version"] >= 1 or (told["ask"] and told["ask"]["choices"]))
        if not seat.table["version"]:
            seat.move()
        seat.until_version(2)
    assert asked_of_the_queue(database) == last


class Player:
    """Somebody who plays at a table, at whichever server there is."""

    def __init__(self, servers: list[Server], at: int, *seats: str, **more: Any) -> None:
        self.servers, self.at = servers, at % len(servers)
        made = Visitor(servers[self.at].address).create(*seats, **more)
        self.id, self.keys = made["id"], [entry["key"] for entry in made["keys"]]
        self.acknowledged: list[int] = []
        self.asked: int | None = None
        """What was asked and not answered."""
        self.finished = False
        self.away: list[float] = []
        """Seconds until a connection was there again."""

    def play(self, most: int) -> None:
        """Until the game ends, or so many decisions are acknowledged."""
        lost = None
        deadline = time.monotonic() + SECONDS
        while not self.finished and len(self.acknowledged) < most and time.monotonic() < deadline:
            try:
                with Seat(self.servers[self.at].address, self.id, self.keys) as seat:
                    seat.until_version(0)
                    if lost is not None:
                        self.away.append(time.monotonic() - lost)
                        lost = None
                    self._resume(seat)
                    self._moves(seat, most)
            except (WebSocketException, OSError, EOFError):
                lost = time.monotonic() if lost is None else lost
                self.at = (self.at + 1) % len(self.servers)
                time.sleep(0.1)

    def _resume(self, seat: Seat) -> None:
        """Whether the decision under way was made."""
        if self.asked is not None:
            mine = moves_of(self.servers[self.at].settings.database, self.id, seat.table["you"])
            assert len(mine) - len(self.acknowledged) in (0, 1), "an acknowledged decision is lost or doubled"
            if len(mine) > len(self.acknowledged):
                self.acknowledged.append(self.asked)
            self.asked = None

    def _moves(self, seat: Seat, most: int) -> None:
        while seat.table["status"] == "running" and len(self.acknowledged) < most:
            version = seat.table["version"]
            if seat.table["ask"]["choices"]:
                self.asked = random.choice(seat.table["ask"]["choices"])["code"]
                said = seat.move(self.asked)
                assert said["type"] == "done", said
                self.acknowledged.append(self.asked)
                self.asked = None
            seat.until_version(version + 1)
        self.finished = seat.table["status"] == "finished"


def moves_of(database: str, table: str, seats: list[int]) -> list[int]:
    """The decisions of some seats that are kept, in turn."""
    found = rows(database, "SELECT seq, data FROM events WHERE table_id = %s AND kind = 'move' ORDER BY seq", table)
    kept = [json.loads(data) for _, data in found]
    return [one["code"] for one in kept if one["seat"] in seats]


def test_a_server_and_a_thinker_are_killed_under_load(
    launch: Launch, databases: Databases, thinkers: Callable[..., Thinker]
) -> None:
    database = databases("postgres")
    servers = [launch(database=database) for _ in range(3)]
    helpers = [thinkers(database) for _ in range(2)]
    for server in servers:
        eventually(lambda server=server: serves(server), "the server does not hear of the thinkers")
    anna = servers[0].visitor()
    deadline = anna.create("me", "hotseat", pace={"kind": "correspondence", "days": 3})
    alone = anna.create("me", "greedy", game="hamburgum")["id"]
    with anna.sit(alone, cookie=True) as seat:  # nobody will be there, and the server that lets the bots play dies
        seat.until_version(0)
        assert seat.ask("resign", seat=seat.table["you"][0])["type"] == "done"
    hotseat = [Player(servers, number, "me", "hotseat", game="hamburgum") for number in range(4)]
    against = [Player(servers, number, "me", "greedy", game="hamburgum") for number in range(3)]
    players = hotseat + against
    threads = [threading.Thread(target=one.play, args=(MOVES,)) for one in players]
    for thread in threads:
        thread.start()
    eventually(lambda: sum(len(one.acknowledged) for one in players) > MOVES, "nobody plays")
    servers[0].kill()
    helpers[0].kill()
    for thread in threads:
        thread.join()
    assert all(one.finished or len(one.acknowledged) >= MOVES for one in players)
    assert any(one.away for one in players)
    total = 0
    for one in players:
        with Seat(servers[1].address, one.id, one.keys) as seat:
            seat.until_version(0)
            assert moves_of(database, one.id, seat.table["you"]) == one.acknowledged
            total += len(one.acknowledged)
    gaps = [gap for one in players for gap in one.away]
    last = max(gaps, default=0.0)
    print(f"{total} decisions acknowledged, none lost or doubled; {len(gaps)} came back, the last after {last:.2f} s")
    before = len(moves_of(database, alone, [0, 1]))
    eventually(
        lambda: (
            len(moves_of(database, alone, [0, 1])) > before + 3
            or rows(database, "SELECT status FROM tables WHERE id = %s", alone) == [("finished",)]
        ),
        "the bots of a server that died stand still",
    )
    with Seat(servers[1].address, deadline["id"], [entry["key"] for entry in deadline["keys"]]) as seat:
        seat.until_version(0)
        launch(database=database, clock_shift=3.1 * DAY)  # whoever finds that it has passed, all are told
        seat.until(lambda told: told["notices"])
        assert seat.table["notices"][0]["id"] == "notice-deadline"


def test_one_address_is_at_so_many_tables_of_all_servers(launch: Launch, databases: Databases) -> None:
    database = databases("postgres")
    first, second = (launch(database=database, rate=1.0, sockets_each=6) for _ in range(2))
    anna = first.visitor()
    made = anna.create("me", "hotseat")
    keys = [entry["key"] for entry in made["keys"]]
    seats = [Seat(first.address, made["id"], keys) for _ in range(6)]
    assert {seat.heard[0]["type"] for seat in seats} == {"table"}

    def refused() -> bool:
        with Seat(second.address, made["id"], keys) as seat:
            time.sleep(0.2)  # the rate of new connections is limited too
            return bool(seat.heard[0]["type"] == "bye" and seat.heard[0]["error"]["id"] == "refused-too-many")

    eventually(refused, "another server lets more in")
    for seat in seats:
        seat.close()
