"""Setting up tables: new ones, rematches, and those made from a record."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

import wharfinger as wf
from wharfinger.kernel.game import Game
from wharfinger.kernel.texts import ENGLISH, speaking

from ..errors import Refused, texts
from ..keys import hashed, new_id, new_key
from ..messages import wire
from ..names import default_name
from ..state import State
from ..store import operations as ops
from ..store.operations import ChairRow, EventRow, TableRows, VisitorRow
from ..tables import games
from ..tables.folded import Header
from ..tables.hub import Change
from ..tables.likeness import refuse_running
from ..tables.open_table import chairs_of
from ..workers.reading import Brought, ReadPosition, ReadRecord

LONGEST_NAME = 60
LONGEST_TITLE = 80


def clean_line(text: str) -> str:
    """A text as it is shown: one line, without signs that cannot be seen or that turn what follows around."""
    return " ".join("".join(" " if sign.isspace() else sign for sign in text if _visible(sign)).split())


def _visible(sign: str) -> bool:
    return sign.isprintable() or sign.isspace()


def clean_name(name: str) -> str:
    """A name that a record can hold."""
    name = clean_line(name)
    if not name or "," in name or len(name) > LONGEST_NAME:
        raise Refused("name", most=LONGEST_NAME)
    return name


def own_name(name: str, taken: list[str]) -> str:
    """A name that nobody else at the table has: with a number if need be."""
    made, number = name, 2
    while made in taken:
        made, number = f"{name[: LONGEST_NAME - 4]} {number}", number + 1
    return made


class Plan:
    """A table to be: its header, what happens first, and who holds which chair."""

    def __init__(self, header: Header, creator: str, public: bool) -> None:
        self.header, self.creator, self.public = header, creator, public
        self.id = new_id()
        self.changes: list[Change] = []
        self.chairs = [ChairRow(chair, None, None) for chair in range(header.players)]
        self.keys: list[wire.KeyOf] = []
        self.names: list[str] = []

    def sit(self, chair: int, name: str, kind: str, bot: str | None = None) -> None:
        """Put somebody on a chair."""
        name = own_name(name, self.names)
        self.names.append(name)
        self.changes.append(("sat", {"chair": chair, "name": name, "kind": kind, "bot": bot}))

    def give(self, chair: int, visitor: str) -> None:
        """Make a key for a chair."""
        key = new_key()
        self.chairs[chair] = ChairRow(chair, hashed(key), visitor)
        self.keys.append(wire.KeyOf(chair, key))

    async def carry_out(self, state: State, person: str = "") -> wire.Seated:
        """Write the table down, all at once, and begin if nobody is missing."""
        at = state.clock()
        header = msgspec.json.encode(self.header).decode()
        events = [
            EventRow(number, kind, msgspec.json.encode(data).decode(), at)
            for number, (kind, data) in enumerate(self.changes)
        ]
        rows = TableRows(self.id, header, self.creator, at, events, self.chairs)
        table = await state.hub.folded(rows, self.header, person)
        await state.store.write(ops.create_table, rows, self.public, table.face())
        live = state.hub.keep(table)
        state.hub.after(live, [kind for kind, _ in self.changes])
        if table.full and table.status == "waiting":
            state.hub.spawn(state.hub.begin(live))
        return wire.Seated(self.id, self.keys)


def check_options(game: Game, players: int, options: dict[str, Any], language: str = "") -> dict[str, str | int]:
    """All switches of a game with their values, if they go together; if not, why in somebody's language."""
    try:
        game.check_seats(players)
        numbers, display = game.encode_options(options)
        if problem := game.definition.refuse(players, numbers):
            raise wf.BadOption(problem)
        decoded: dict[str, str | int] = game.decode_options(numbers, display)
    except (wf.WharfingerError, OverflowError) as error:
        with speaking(language or ENGLISH):
            raise Refused("rules", reason=str(error)) from None
    return decoded


def header_of(game: Game, players: int, options: dict[str, str | int], seed: int | None, **more: Any) -> Header:
    """The header of a table of the present rules."""
    definition = game.definition
    digits = None if seed is None else str(seed)
    return Header(game.name, definition.version, definition.components.mark, options, players, digits, **more)


def new_table(body: wire.NewTable, visitor: VisitorRow) -> Plan:
    """A table as somebody wants it."""
    game = games.known(body.game)
    players = len(body.seats)
    if body.players not in (None, players):
        raise Refused("seats")
    if all(seat.kind == "bot" for seat in body.seats):
        raise Refused("no-person")
    options = check_options(game, players, game.bounded(body.options), visitor.language)
    title = clean_line(body.title) or game.definition.title
    if len(title) > LONGEST_TITLE:
        raise Refused("title", most=LONGEST_TITLE)
    seed = secrets.randbits(128) if body.seed is None else int(body.seed)
    more = {"title": title, "analysis": body.analysis, "chosen_seed": body.seed is not None}
    header = header_of(game, players, options, seed, pace=body.pace, **more)
    plan = Plan(header, visitor.id, body.public)
    numbers = dict[str, int]()
    for chair, seat in enumerate(body.seats):
        if seat.kind == "bot":
            bot = games.check_bot(seat.bot or games.DEFAULT_BOT, game.name)
            numbers[bot] = numbers.get(bot, 0) + 1
            name = seat.name or default_name(numbers[bot], bot)
            plan.sit(chair, clean_name(name), "bot", bot)
        elif seat.kind == "open":
            plan.changes.append(("sat", {"chair": chair, "name": "", "kind": "open", "bot": None}))
        else:
            usual = visitor.name if seat.kind == "me" else ""
            name = seat.name or usual or default_name(chair + 1)
            plan.sit(chair, clean_name(name), "person")
            plan.give(chair, visitor.id)
    return plan


async def join(state: State, table: str, body: wire.Join, visitor: VisitorRow) -> wire.Seated:
    """Take a free seat."""
    async with state.hub.hold(table) as live:
        if live.table.status == "closed":
            raise Refused("closed", 409)
        if live.table.status != "waiting" or live.table.full:
            raise Refused("full" if live.table.status == "waiting" else "begun", 409)
        if any(chair.visitor == visitor.id for chair in live.table.chairs):
            raise Refused("already-seated", 409)
        free = [number for number, chair in enumerate(live.table.chairs) if chair.kind == "open"]
        chair = free[0] if body.seat is None else body.seat
        if chair not in free:
            raise Refused("full", 409)
        name = clean_name(body.name or visitor.name or default_name(chair + 1))
        name = own_name(name, [other.name for other in live.table.chairs])
        key = new_key()
        taken = ChairRow(chair, hashed(key), visitor.id)
        await state.hub.change(
            live, ("sat", {"chair": chair, "name": name, "kind": "person", "bot": None}), taken=taken
        )
        if live.table.full:
            state.hub.spawn(state.hub.begin(live))
    return wire.Seated(table, [wire.KeyOf(chair, key)])


async def start(state: State, table: str, visitor: VisitorRow | None) -> None:
    """Put bots on the empty chairs."""
    async with state.hub.hold(table) as live:
        if visitor is None or live.table.creator != visitor.id:
            raise Refused("not-creator", 403)
        if live.table.status != "waiting" or live.table.full:
            raise Refused("begun", 409)
        bot, changes, names = games.DEFAULT_BOT, list[Change](), [chair.name for chair in live.table.chairs]
        for number, chair in enumerate(live.table.chairs):
            if chair.kind == "open":
                name = next(name for count in range(1, 99) if (name := default_name(count, bot)) not in names)
                names.append(name)
                changes.append(("sat", {"chair": number, "name": name, "kind": "bot", "bot": bot}))
        await state.hub.change(live, *changes)
        state.hub.spawn(state.hub.begin(live))


async def rematch(state: State, table: str, keys: list[str], visitor: VisitorRow) -> wire.Seated:
    """The same people once more: they hold their chairs by cookie, and their old keys stay good."""
    async with state.hub.hold(table) as live:
        old = live.table
        mine = chairs_of(live, keys, visitor.id)
        if not mine:
            raise Refused("not-seated", 403)
        if old.status != "finished":
            raise Refused("not-finished", 409)
        if old.next_table is not None:
            return wire.Seated(old.next_table, [])
        listed = await state.store.read(ops.one_table, table, None)
        game = games.known(old.header.game)
        header = old.header
        fresh = header_of(
            game,
            header.players,
            check_options(game, header.players, dict(header.options), visitor.language),
            secrets.randbits(128),
            pace=header.pace,
            title=header.title if header.lesson is None else game.definition.title,
            analysis=header.analysis,
        )
        plan = Plan(fresh, visitor.id, listed is not None and listed.public)
        for number, chair in enumerate(old.chairs):
            person = chair.kind == "person"
            plan.sit(number, chair.name, chair.kind, None if person else chair.bot)
            if number in mine and person:
                plan.give(number, visitor.id)
            elif person:
                plan.chairs[number] = ChairRow(number, chair.key_hash, chair.visitor)
        seated = await plan.carry_out(state)
        await state.hub.change(live, ("rematch", {"table": plan.id}))
    return seated


async def from_record(state: State, body: wire.Upload, visitor: VisitorRow, person: str) -> wire.Seated:
    """A table with the moves of a record: to look at, or to go on with at one screen."""
    brought = await _read(state, ReadRecord(body.record, visitor.language), person)
    plan = _uploaded(brought, visitor)
    for chair, who in enumerate(brought.names):
        plan.sit(chair, clean_name(who), "person")
        plan.give(chair, visitor.id)
    plan.changes.append(("begin", {}))
    plan.changes += [("move", {"seat": seat, "code": code}) for seat, code in brought.moves]
    if not body.go_on:
        plan.changes.append(("closed", {}))
    return await plan.carry_out(state, person)


async def from_position(state: State, body: wire.UploadedPosition, visitor: VisitorRow, person: str) -> wire.Seated:
    """A table that is closed from the start and belongs to nobody's games: a position to analyse."""
    brought = await _read(state, ReadPosition(body.position, visitor.language), person)
    plan = _uploaded(brought, visitor)
    for chair, who in enumerate(brought.names):
        plan.sit(chair, clean_name(who), "person")
    plan.changes += [("begin", {}), ("closed", {})]
    return await plan.carry_out(state, person)


async def _read(state: State, job: ReadRecord | ReadPosition, person: str) -> Brought:
    """What somebody brought, read by another process; its game is ready then."""
    try:
        brought = msgspec.convert(await state.readers.ask(job, person), Brought)
    except Refused as error:
        if error.key != "unworkable":
            raise
        what = "record" if isinstance(job, ReadRecord) else "position"
        raise Refused(what, reason=texts().worded("notice-unworkable")) from None
    await refuse_running(state.store, brought.likenesses)
    await state.hub.ready(brought.game)
    return brought


def _uploaded(brought: Brought, visitor: VisitorRow) -> Plan:
    game = games.known(brought.game)
    seed = None if brought.seed is None else int(brought.seed)
    header = header_of(
        game,
        len(brought.names),
        brought.options,
        seed,
        pace=wire.Live(),
        title=game.definition.title,
        start=brought.start,
        uploaded=True,
    )
    return Plan(header, visitor.id, False)
