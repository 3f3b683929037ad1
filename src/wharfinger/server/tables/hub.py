"""All tables of this worker: loading them, changing them, telling everybody, letting bots play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from wharfinger.kernel.compiler import Compiler

from .. import metrics
from ..clock import Clock
from ..cluster import REPORT, Cluster
from ..errors import Refused
from ..garbage import Tidying, freeze
from ..messages.client import CLOSE_POLICY
from ..messages.outgoing import Tried
from ..store import Conflict, Store
from ..store import cluster as company
from ..store import operations as ops
from ..store.admin import put_face
from ..store.operations import ChairRow, EventRow, News, TableChange, TableRows
from ..workers.places import place_of
from ..workers.pool import Thinkers
from ..workers.readers import Readers
from ..workers.reading import Fold, Rehearse, View
from . import games
from .bot_turns import BotTurns
from .folded import Header
from .open_table import OpenTable, let_go
from .presence import Presence
from .table import DAY, Table
from .telling import tell_all, tell_speed, tell_thinking

if TYPE_CHECKING:
    from ..notices.notify import Notifier
    from ..workers.asking import Queue

log = logging.getLogger("wharfinger.server")
KEPT = 500
"""Tables kept in memory."""
SWEEP = 5.0
"""Seconds between two looks at deadlines and idle bots."""
Change = tuple[str, dict[str, Any]]


class Hub:
    """The tables of one worker."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinkers: Thinkers,
        readers: Readers,
        notifier: Notifier,
        compiler: Compiler,
        grace: float,
        cluster: Cluster,
        queue: Queue | None = None,
    ) -> None:
        self.store, self.clock, self.thinkers, self.notifier, self.compiler = store, clock, thinkers, notifier, compiler
        self.readers = readers
        self.grace = grace
        self.cluster, self.queue = cluster, queue
        self.presence = Presence(store, clock)
        self.ready = games.Ready(compiler)
        self.bot_turns = BotTurns(self)
        self.live: OrderedDict[str, OpenTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.starting: set[str] = set()
        """Tables that are about to begin."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.preparing = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        self.looking = ThreadPoolExecutor(1, thread_name_prefix="looking")
        self.tidying = Tidying()
        self.tidied = 0.0
        self.stopping = False
        self.told_of_deeds: Callable[[], None] = lambda: None
        """Called when an operator has done something."""
        self.logged_out: Callable[[str], Awaitable[None]] | None = None
        """Told of visitors whose sessions have ended at another worker."""

    # -- starting and stopping -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the store and take care of what has been waiting."""
        loop = asyncio.get_running_loop()
        self.compiler.told = lambda game: loop.call_soon_threadsafe(self.faster, game)
        await asyncio.to_thread(games.start, self.compiler)
        await self.store.start(self.heard)
        freeze()
        if self.store.shared:
            await self.cluster.report()
            self.spawn(self._accompany())
        if self.queue is not None:
            self.queue.start()
        self.spawn(self._sweep())
        self.spawn(self._wake())

    async def stop(self) -> None:
        """Say good-bye and close."""
        self.stopping = True
        for live in self.live.values():
            for client in list(live.clients):
                client.end(Refused("closing", 503))
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.queue is not None:
            await self.queue.stop()
        self.thinkers.stop()
        self.readers.stop()
        await asyncio.to_thread(self.compiler.stop)
        self.notifier.stop()
        await asyncio.to_thread(self.preparing.shutdown)
        await asyncio.to_thread(self.looking.shutdown, cancel_futures=True)
        if self.store.shared:
            with contextlib.suppress(Refused):
                await self.cluster.sign_off()
        await self.store.stop()

    async def _wake(self) -> None:
        """Have a thinker, and then a reader, that can answer at once."""
        await self.thinkers.wake()
        await asyncio.sleep(SWEEP)
        await self.readers.processes.wake()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside; what goes wrong there is written down."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refused):
            log.warning("a task failed: %s", error.id)
        elif error is not None:
            log.error("a task failed", exc_info=error)

    async def _sweep(self) -> None:
        everything = not self.store.shared  # where others serve too they may have begun with it; see `_take_over`
        while True:
            try:
                for name in await self.store.read(ops.unfinished, self.clock(), everything):
                    with contextlib.suppress(Refused):
                        live = await self.get(name)
                        await self._check_deadline(live)
                        self.bot_turns.wake(live)
                for live in list(self.live.values()):
                    idle = self.clock() - live.table.updated > 2 * SWEEP
                    if idle:
                        self.bot_turns.wake(live)
                    if (
                        idle
                        and live.table.status == "waiting"
                        and live.table.full
                        and live.table.id not in self.starting
                    ):
                        self.spawn(self.begin(live))  # the database was away when it should have begun
                await self.presence.refresh(list(self.live.values()))
                if self.store.shared and self.clock() - self.tidied > DAY / 24:
                    self.tidied = self.clock()
                    await self.store.write(ops.forget_limits, self.tidied - DAY)
                self.tidying.look()
                everything = False
            except Refused as error:
                log.warning("the look at deadlines failed: %s", error.id)
            except Exception:
                log.exception("the look at deadlines failed")
            await asyncio.sleep(SWEEP)

    async def _accompany(self) -> None:
        """Tell the other servers of this one, and let the bots play whose server is gone."""
        while True:
            await asyncio.sleep(REPORT)
            try:
                await self.cluster.report()
                await self._take_over(self.clock() - 2 * REPORT)
            except Refused as error:
                log.warning("the report to other servers failed: %s", error.id)
            except Exception:
                log.exception("the report to other servers failed")

    async def _take_over(self, before: float, only: str | None = None) -> None:
        """Let bots play whom no server that is there lets play, since some time."""
        others = sorted(self.cluster.alive - {self.cluster.id})
        mine = [live.table.id for live in self.live.values() if live.driving is not None and not live.driving.done()]
        for name in await self.store.write(company.take_over, self.cluster.id, others, mine, before, only):
            with contextlib.suppress(Refused):
                live = await self.get(name)
                live.table.driver = self.cluster.id
                await self.presence.look(live, always=True)
                self.bot_turns.wake(live)

    async def _adopt(self, live: OpenTable) -> None:
        """A table that was just read: its bots play here if nowhere else."""
        with contextlib.suppress(Refused):  # it is looked at again soon
            await self._take_over(self.clock() + 1, live.table.id)

    async def _check_deadline(self, live: OpenTable) -> None:
        async with self.lock(live):
            table = live.table
            deadline = table.deadline
            if deadline is not None and table.late is None and self.clock() > deadline:
                with contextlib.suppress(Refused):
                    await self.change(live, ("late", {"seat": table.actor}))

    # -- tables --------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> OpenTable:
        """A table, loaded if it is not in memory."""
        if (live := self.live.get(table)) is not None:
            self.live.move_to_end(table)
            return live
        only_read = False
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if (live := self.live.get(table)) is None:
                    live, only_read = self.keep(await self._load(table)), True
        finally:
            self.loading.pop(table, None)
        if live.table.status == "waiting" and live.table.full:
            self.spawn(self.begin(live))
        if not self.store.shared:
            self.bot_turns.wake(live)
        elif live.table.bot_turn and only_read:
            self.spawn(self._adopt(live))
        return live

    async def _load(self, name: str) -> Table:
        rows = await self.store.read(ops.load_table, name)
        if rows is None:
            raise Refused("no-table", 404)
        try:
            header = msgspec.json.decode(rows.header, type=Header)
        except msgspec.MsgspecError:
            log.error("table %s: its row cannot be read", name)
            raise Refused("damaged", 409) from None
        if any(row.kind == "begin" for row in rows.events):
            await self.ready.deal(header)
        return await self.folded(rows, header, f"table {name}")

    async def folded(self, rows: TableRows, header: Header, person: str) -> Table:
        """A table as its events made it."""
        if header.foreign:
            await self.readers.ask(Fold(rows), person, rows.id, header)
        return await asyncio.to_thread(Table, rows)  # a game may be long

    def keep(self, table: Table) -> OpenTable:
        """Have a table in memory; others that nobody looks at make room."""
        speed = self.compiler.share(table.header.game)
        live = self.live[table.id] = OpenTable(table, self.clock, self.grace, speed=speed)
        for name, old in list(self.live.items()):
            if len(self.live) <= KEPT:
                break
            idle = not old.clients and not old.lock.locked() and (old.driving is None or old.driving.done())
            if idle and old is not live:
                del self.live[name]
        return live

    @contextlib.asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[OpenTable]:
        """A table that nobody else changes meanwhile."""
        live = await self.get(table)
        async with self.lock(live):
            yield live

    @contextlib.asynccontextmanager
    async def lock(self, live: OpenTable) -> AsyncIterator[None]:
        """Nobody else changes a table meanwhile, and it is as it is on disk."""
        async with live.lock:
            if live.stale:
                await self._reload(live)
            yield

    async def change(self, live: OpenTable, *changes: Change, taken: ChairRow | None = None) -> None:
        """Let events happen: first to the table in memory, then on disk, and only then is anybody told.

        The caller holds the table's lock. If the events cannot be written the table is read again as it is on disk.
        """
        if live.table.header.foreign:
            await self._rehearse(live.table, changes)
        at = self.clock()
        begun = (live.table.stamp, live.table.driver) if live.table.bot_turn and live.table.driver else None
        creator = live.table.creator
        rows, fresh = [], []
        for kind, data in changes:
            rows.append(EventRow(live.table.seq, kind, msgspec.json.encode(data).decode(), at))
            live.table.apply(kind, data, at)
            fresh += live.table.fresh
        live.table.fresh = fresh
        if taken is not None:
            live.table.seat_rows([taken])
        if begun is None or begun[0] != live.table.stamp:
            live.table.driver = self.cluster.id  # what a bot is thinking about elsewhere is over
        try:
            host = None if live.table.creator == creator else live.table.creator
            written = self.store.append(TableChange(live.table.id, rows, live.table.face(), taken, host))
            try:
                await self.prepare(live.table)
            finally:
                await written
        except Conflict:
            await self._reload(live)
            raise Refused("stale", 409, version=live.table.version) from None
        except Exception as error:
            log.error("table %s could not be written: %s", live.table.id, type(error).__name__)
            await self._reload(live)
            raise Refused("store", 503) from None
        metrics.written(live.table.header.game, changes, lambda seat: live.table.chair(seat).automatic)
        self.after(live, [kind for kind, _ in changes])

    async def _rehearse(self, table: Table, changes: Sequence[Change]) -> None:
        """Refuse what would not come back."""
        codes = [data["code"] for kind, data in changes if kind == "move"]
        version = next((data["to"] for kind, data in changes if kind == "back"), table.version)
        if table.position is not None and (codes or version != table.version):
            place = place_of(table.position, version, *codes)
            await self.readers.ask(Rehearse(place), f"table {table.id}", table.id, table.header)

    async def prepare(self, table: Table) -> None:
        """Work out what a new message needs: little at once, much in a thread, one table at a time.

        More threads would not be faster, but each would keep the event loop waiting for its turn.
        """
        if table.much_to_prepare:
            await asyncio.get_running_loop().run_in_executor(self.preparing, table.prepare)
        else:
            table.prepare()

    async def look_back(self, table: Table, version: int, eyes: int | None) -> Any:
        """The view of an earlier version: worked out beside everything else, one after the other."""
        assert table.position is not None
        if table.header.foreign:
            place = place_of(table.position, version)
            return await self.readers.ask(View(place, eyes), f"table {table.id}", table.id, table.header)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.looking, table.sight(eyes).look(version))

    async def try_out(self, table: Table, code: int, eyes: int) -> Tried:
        """What a choice would lead to: worked out beside everything else."""
        assert table.position is not None
        if table.header.foreign:
            place = place_of(table.position, table.version, code)
            await self.readers.ask(Rehearse(place), f"table {table.id}", table.id, table.header)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.looking, table.sight(eyes).tried(code))

    async def _reload(self, live: OpenTable) -> None:
        live.stale = True
        try:
            live.table = await self._load(live.table.id)
        except Exception as error:
            log.error("table %s could not be read: %s", live.table.id, type(error).__name__)
            raise Refused("store", 503) from None
        live.stale = False
        live.table.fresh = []
        self.after(live, ["reload"])

    def after(self, live: OpenTable, kinds: list[str], driving: bool = True) -> None:
        """Tell everybody, wake the bot whose turn it is, send turn notices."""
        self.tidying.changed()
        if "left" in kinds:
            let_go(live)
        tell_all(live, kinds)
        if driving:
            self.bot_turns.wake(live)
            self.notify(live)

    def notify(self, live: OpenTable) -> None:
        """Tell who has to decide and is not here."""
        table, actor = live.table, live.table.actor
        if actor is None or live.told == table.stamp or table.chair(actor).automatic:
            return
        live.told = table.stamp
        began = table.deciders[-1] != actor if table.deciders else True
        if began and table.chair(actor).visitor is not None and actor not in live.online:
            self.spawn(self._notice(live, actor))

    async def _notice(self, live: OpenTable, actor: int) -> None:
        """Tell somebody of a turn, unless they are at another server."""
        table = live.table
        visitor = table.chair(actor).visitor
        await self.presence.look(live, always=True)
        if visitor is not None and actor not in live.online:
            await self.notifier.turn(visitor, table.header.title, table.id, table.chair(actor).name)

    # -- other workers -------------------------------------------------------------------------------------------

    def heard(self, news: News) -> None:
        """Another worker (or this one) has written."""
        if news.admin:
            self.told_of_deeds()
            return
        if news.visitor:
            if self.logged_out is not None:
                self.spawn(self.logged_out(news.visitor))
            return
        for live in list(self.live.values()) if not news.table else filter(None, [self.live.get(news.table)]):
            if news.again:
                self.spawn(self.read_again(live))
            elif news.presence:
                self.spawn(self.presence.look(live))
            elif news.seats:
                self.spawn(self._reseat(live))
            elif not news.table or live.table.seq < news.count:
                self.spawn(self._catch_up(live, news))

    async def _catch_up(self, live: OpenTable, news: News) -> None:
        async with self.lock(live):
            rows = [row for row in news.events if row.seq >= live.table.seq]
            if not rows or rows[0].seq > live.table.seq:
                rows = await self.store.read(ops.events_since, live.table.id, live.table.seq)
            if not news.table or any(row.kind in ("sat", "left", "begin") for row in rows):
                live.table.seat_rows(await self.store.read(ops.chair_rows, live.table.id))
            if not rows:
                return
            driver = news.driver if news.table else await self.store.read(company.driver_of, live.table.id)
            if any(row.kind == "begin" for row in rows):
                await self.ready.deal(live.table.header)
            fresh = []
            for row in rows:
                live.table.apply_row(row)
                fresh += live.table.fresh
            live.table.fresh, live.table.driver = fresh, driver
            self.after(live, [row.kind for row in rows], driving=False)
            self.bot_turns.wake(live)

    async def _reseat(self, live: OpenTable) -> None:
        """Chairs belong to somebody else now."""
        async with self.lock(live):
            live.table.seat_rows(await self.store.read(ops.chair_rows, live.table.id))
            live.table.creator = await self.store.read(ops.creator_of, live.table.id)

    async def read_again(self, live: OpenTable) -> None:
        """What is on disk was rewritten."""
        live.stale = True
        async with self.lock(live):
            pass

    def moved(self, old: str, new: str) -> None:
        """A visitor has become another one, by logging in."""
        for live in self.live.values():
            if live.table.creator == old:
                live.table.creator = new
            for chair in live.table.chairs:
                if chair.visitor == old:
                    chair.visitor = new

    # -- operators -----------------------------------------------------------------------------------------------

    def forget(self, table: str) -> None:
        """A table has been deleted: whoever is there is told, and what was to happen at it does not."""
        live = self.live.pop(table, None)
        if live is None:
            return
        if live.driving is not None:
            live.driving.cancel()
        for client in list(live.clients):
            client.end(Refused("no-table", 404), CLOSE_POLICY)

    async def renew(self, live: OpenTable) -> None:
        """A table's names or title have been changed on disk, where a worker may since have written the old ones."""
        async with live.lock:
            await self._reload(live)
            await self.store.write(put_face, live.table.id, live.table.face())

    # -- beginning -----------------------------------------------------------------------------------------------

    async def begin(self, live: OpenTable) -> None:
        """Deal, as soon as the game is loaded."""
        self.starting.add(live.table.id)
        try:
            await self.ready.deal(live.table.header)
            async with self.lock(live):
                if live.table.status == "waiting" and live.table.full:
                    await self.change(live, ("begin", {}))
        except Refused as refused:
            if refused.key != "stale":  # another worker has begun it
                raise
        finally:
            self.starting.discard(live.table.id)

    def faster(self, game: str) -> None:
        """More of a game is compiled: tell its tables, in steps that can be seen."""
        share = self.compiler.share(game)
        shown = None if share is None else int(share * 20) / 20
        for live in self.live.values():
            if live.table.header.game == game and live.speed != shown:
                live.speed = shown
                tell_speed(live)

    def think(self, live: OpenTable, seat: int | None, share: float = 0.0) -> None:
        """Show how far a bot has come."""
        live.thinking = None if seat is None else (seat, share)
        if seat is not None:
            tell_thinking(live)
