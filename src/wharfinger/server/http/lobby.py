"""Games and tables over HTTP: lists, creating, joining, starting, rematches, records."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from wharfinger.kernel import registry

from ..errors import Refused
from ..messages import wire
from ..store import operations as ops
from ..store.operations import EventRow, Listed, Place
from ..tables import games
from ..tables.folded import Header
from ..tables.leaving import leave
from ..workers.reading import Write
from . import creating as making
from .people import REFUSALS, AnyRequest, known_visitor, server

log = logging.getLogger("wharfinger.server")
Which = Annotated[Literal["open", "running", "finished", "mine"], Parameter(query="scope")]
TEXT = "text/plain; charset=utf-8"
Behind = Annotated[str, Parameter(pattern=r"^(?:[01]-[0-9]{1,20}(?:\.[0-9]{1,20})?-[0-9A-Za-z]{1,32})?$(?!\n)")]


def summary(row: Listed, visitor: str | None) -> wire.Summary:
    """A table as a list shows it."""
    header = msgspec.json.decode(row.header, type=Header)
    kept: dict[str, Any] = msgspec.json.decode(row.face.summary)
    turned, count = kept.get("turned", 0), header.players
    mine = {(chair - turned) % count for chair in row.mine}
    sitting = kept["chairs"]
    seats = []
    for seat in range(count if sitting else 0):
        name, kind, bot, resigned = sitting[(seat + turned) % count]
        seats.append(wire.SeatSummary(seat, name, kind, bot, seat in mine, resigned))
    result = kept.get("result")
    actor = kept.get("actor")
    return wire.Summary(
        row.id,
        header.game,
        header.title,
        row.face.status,
        row.public,
        header.pace,
        header.options,
        row.created,
        row.face.updated,
        row.face.deadline,
        kept.get("version", 0),
        bool(mine),
        actor is not None and actor in mine and seats[actor].bot is None,
        visitor is not None and row.creator == visitor,
        seats,
        None if result is None else msgspec.convert(result, wire.Result),
        header.analysis,
        header.chosen_seed,
        header.lesson is not None,
    )


def readable(row: Listed, visitor: str | None) -> wire.Summary | None:
    """A table as a list shows it; None, and a line in the log, if its row is damaged."""
    try:
        return summary(row, visitor)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as error:
        log.error("table %s: its row cannot be read: %s", row.id, type(error).__name__)
        return None


@get("/api/games", tags=["games"], responses=REFUSALS)
async def list_games() -> wire.Games:
    """The games that can be played."""
    return await asyncio.to_thread(lambda: wire.Games([games.info(name) for name in registry.names()]))


@get("/api/progress", tags=["games"], responses=REFUSALS, sync_to_thread=False)
def get_progress(request: AnyRequest) -> wire.Progress:
    """How much of each game is compiled; those that are missing run at full speed."""
    return wire.Progress({name: round(share, 2) for name, share in dict(server(request).compiler.shares).items()})


@get("/api/texts/{game:str}/{language:str}", tags=["games"], responses=REFUSALS, media_type=TEXT, sync_to_thread=False)
def get_texts(game: str, language: str) -> str:
    """A catalogue in Fluent's format; the game `server` has the server's own messages."""
    return games.text_of(game, language)


@get("/api/tables", tags=["tables"], responses=REFUSALS)
async def list_tables(request: AnyRequest, which: Which = "open", behind: Behind = "") -> wire.Tables:
    """The newest tables of a list, or its next page."""
    state = server(request)
    visitor = await state.visitor_id(request)
    where = read_place(behind) if behind else None
    rows = await state.store.read(ops.list_tables, "waiting" if which == "open" else which, visitor, where)
    more = written_place(ops.place_of(rows[-1])) if len(rows) == ops.MOST_LISTED else None
    return wire.Tables([shown for row in rows if (shown := readable(row, visitor)) is not None], more)


def written_place(place: Place) -> str:
    """The end of a page, as it is named in an address."""
    return f"{place.over}-{place.updated!r}-{place.id}"


def read_place(text: str) -> Place:
    """The same, read."""
    over, updated, table = text.split("-")
    return Place(int(over), float(updated), table)


async def one(request: AnyRequest, table: str) -> wire.Summary:
    """The summary of a table."""
    state = server(request)
    visitor = await state.visitor_id(request)
    row = await state.store.read(ops.one_table, table, visitor)
    if row is None:
        raise Refused("no-table", 404)
    shown = readable(row, visitor)
    if shown is None:
        raise Refused("damaged", 409)
    return shown


@get("/api/tables/{table:str}", tags=["tables"], responses=REFUSALS)
async def get_table(request: AnyRequest, table: str) -> wire.Summary:
    """One table."""
    return await one(request, table)


@post("/api/tables", tags=["tables"], responses=REFUSALS)
async def create_table(request: AnyRequest, data: wire.NewTable) -> Response[wire.Seated]:
    """Open a table."""
    visitor, cookies = await known_visitor(request)
    own = (seat.name for seat in data.seats if seat.name != visitor.name)
    server(request).moderation.check_words(visitor.id, making.clean_line(data.title), *own)
    seated = await making.new_table(data, visitor).carry_out(server(request))
    return Response(seated, cookies=cookies)


@post("/api/tables/{table:str}/join", tags=["tables"], responses=REFUSALS)
async def join_table(request: AnyRequest, table: str, data: wire.Join) -> Response[wire.Seated]:
    """Take a free seat."""
    await one(request, table)
    await server(request).limits.join.check(server(request).address(request))
    visitor, cookies = await known_visitor(request)
    server(request).moderation.check_words(visitor.id, None if data.name == visitor.name else data.name)
    return Response(await making.join(server(request), table, data, visitor), cookies=cookies)


@post("/api/tables/{table:str}/start", tags=["tables"], responses=REFUSALS, status_code=200)
async def start_table(request: AnyRequest, table: str) -> wire.Summary:
    """Begin, with bots on the empty seats."""
    state = server(request)
    await making.start(state, table, await state.visitor(request))
    return await one(request, table)


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=REFUSALS)
async def rematch(request: AnyRequest, table: str, data: wire.Keys | None = None) -> Response[wire.Seated]:
    """The same people once more."""
    visitor, cookies = await known_visitor(request)
    seated = await making.rematch(server(request), table, data.keys if data else [], visitor)
    return Response(seated, cookies=cookies)


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=REFUSALS, status_code=200)
async def leave_table(request: AnyRequest, table: str, data: wire.Keys | None = None) -> wire.Summary:
    """Free one's seats before the game, or resign them in it."""
    state = server(request)
    await leave(state.hub, table, data.keys if data else [], await state.visitor_id(request))
    return await one(request, table)


def told(row: EventRow) -> dict[str, Any]:
    """An event as it is kept; one that cannot be read as its text."""
    try:
        return {"number": row.seq + 1, "kind": row.kind, **msgspec.json.decode(row.data, type=dict)}
    except msgspec.MsgspecError:
        return {"number": row.seq + 1, "kind": row.kind, "text": row.data}


@get("/api/tables/{table:str}/record", tags=["records"], responses=REFUSALS, media_type=TEXT)
async def get_record(request: AnyRequest, table: str) -> Response[str]:
    """The record of a game that is over, or that one plays alone from a record; of one that is stuck its events."""
    state = server(request)
    visitor = await state.visitor_id(request)
    async with state.hub.hold(table) as live:
        played, rows = live.table, await state.store.read(ops.load_table, table)
        alone = played.header.uploaded and visitor and all(chair.visitor == visitor for chair in played.chairs)
    assert rows is not None
    if played.stuck is not None:
        header = msgspec.structs.replace(played.header, seed=None)  # it may go on one day
        kept = {"header": header, "events": [told(row) for row in rows.events if row.kind != "chat"]}
        text = msgspec.json.format(msgspec.json.encode(kept), indent=1).decode()
    elif played.position is not None and (played.status == "finished" or alone):
        text = await state.readers.ask(Write(rows), state.address(request), table, played.header)
    else:
        raise Refused("hidden", 409)
    name = f"{played.header.game}-{table}.wharf"
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/statistics", tags=["records"], responses=REFUSALS)
async def get_statistics(request: AnyRequest, table: str) -> wire.Statistics:
    """How the points of a game that is over came about."""
    state = server(request)
    async with state.hub.hold(table) as live:
        played = live.table
    return await state.counts.of(played, state.address(request))


@post("/api/records", tags=["records"], responses=REFUSALS)
async def upload(request: AnyRequest, data: wire.Upload) -> Response[wire.Seated]:
    """Make a table of a record."""
    state, address = server(request), server(request).address(request)
    await state.limits.upload.check(address)
    visitor, cookies = await known_visitor(request)
    return Response(await making.from_record(state, data, visitor, address), cookies=cookies)


@post("/api/positions", tags=["records"], responses=REFUSALS)
async def upload_position(request: AnyRequest, data: wire.UploadedPosition) -> Response[wire.Seated]:
    """Make a table of a position, to analyse it."""
    state, address = server(request), server(request).address(request)
    await state.limits.upload.check(address)
    visitor, cookies = await known_visitor(request)
    return Response(await making.from_position(state, data, visitor, address), cookies=cookies)


LOBBY = [
    list_games,
    get_progress,
    get_texts,
    list_tables,
    get_table,
    create_table,
    join_table,
    start_table,
    rematch,
    leave_table,
    get_record,
    get_statistics,
    upload,
    upload_position,
]
