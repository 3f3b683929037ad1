"""Leaving a table: before the game the seat is free again; in a game it is resigned, and a bot plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Refused
from ..store import accounts
from ..store.operations import ChairRow
from .games import DEFAULT_BOT
from .lesson import given_up
from .open_table import chairs_of

if TYPE_CHECKING:
    from .hub import Change, Hub
    from .open_table import OpenTable

ATTEMPTS = 5


async def leave(hub: Hub, table: str, keys: list[str], visitor: str | None) -> None:
    """Give up all of one's seats at a table."""
    async with hub.hold(table) as live:
        mine = chairs_of(live, keys, visitor)
        if not mine:
            raise Refused("not-seated", 403)
        if live.table.status == "waiting":
            await _free(hub, live, mine)
        elif live.table.status == "running":
            await _resign(hub, live, mine)
        else:
            raise Refused("not-running", 409)


async def abandon(hub: Hub, table: str, visitor: str) -> None:
    """The same for somebody who will never come back: a game that nobody else plays ends."""
    for attempt in range(ATTEMPTS):
        try:
            await _abandon(hub, table, visitor)
        except Refused as refused:
            if refused.key != "stale" or attempt == ATTEMPTS - 1:  # another worker was faster
                raise
        else:
            return


async def _abandon(hub: Hub, table: str, visitor: str) -> None:
    async with hub.hold(table) as live:
        mine = chairs_of(live, [], visitor)
        others = [number for number, chair in enumerate(live.table.chairs) if chair.visitor is not None]
        if live.table.status == "waiting":
            await _free(hub, live, mine)
        elif live.table.status == "running" and set(others) <= mine:
            await hub.change(live, ("closed", {}))
        elif live.table.status == "running":
            await _resign(hub, live, mine)


async def _free(hub: Hub, live: OpenTable, mine: set[int]) -> None:
    table = live.table
    others = [number for number, chair in enumerate(table.chairs) if chair.kind == "person" and number not in mine]
    led = any(table.chairs[number].visitor == table.creator for number in mine)
    for number in sorted(mine):
        last = number == max(mine)
        host = others[0] if last and led and others else None
        changes: list[Change] = [("left", {"chair": number, "host": host})]
        if last and not others:
            changes.append(("closed", {}))
        await hub.change(live, *changes, taken=ChairRow(number, None, None))
        await hub.store.write(accounts.rename, table.id, {number: ""}, ("sat",))  # who sat there is nobody's business
        live.stale = True


async def _resign(hub: Hub, live: OpenTable, mine: set[int]) -> None:
    changes = list[tuple[str, dict[str, object]]](given_up(live.table))
    for number in sorted(mine):
        chair = live.table.chairs[number]
        if not chair.resigned:
            changes.append(("resign", {"chair": number, "bot": chair.bot or DEFAULT_BOT}))
    if changes:
        await hub.change(live, *changes)
