"""Letting the device of somebody who plays alone think for the bots.

The device is given what the bot's seat may know, so its owner can read it: it is asked only while that seat knows
nothing that the owner's seat does not know. What it answers is hostile until it is found legal; a device that answers
too late or wrongly is not asked again, and the server thinks.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wharfinger.bots import LEVELS
from wharfinger.bots.search import device
from wharfinger.kernel.position import Position
from wharfinger.kernel.secrecy import knows_no_more

from ..messages.outgoing import Knowledge, Ponder, Search

if TYPE_CHECKING:
    from ..messages.client import Client
    from .open_table import OpenTable

log = logging.getLogger("wharfinger.bots")
LATE = 5.0
"""Seconds that a device may take beyond those of its search."""


@dataclass(eq=False)
class Asked:
    """A decision that a device thinks about."""

    client: Client
    stamp: int
    answer: asyncio.Future[int | None]

    def give(self, code: int | None) -> None:
        """End the waiting."""
        if not self.answer.done():
            self.answer.set_result(code)


def alone(live: OpenTable) -> int | None:
    """The chair of the one person at a table of bots that nobody else looks at."""
    table = live.table
    people = [number for number, chair in enumerate(table.chairs) if not chair.automatic]
    others = (chair for chair in table.chairs if chair.automatic)
    if len(people) != 1 or any(chair.key_hash is not None or chair.visitor is not None for chair in others):
        return None
    taught = table.header.lesson is not None or table.header.task is not None
    if taught or table.header.foreign or live.elsewhere - set(people):
        return None
    return people[0] if all(client.chairs == set(people) for client in live.clients) else None


def thinker(live: OpenTable, seat: int, bot: str) -> Client | None:
    """Whose device may think for a bot now."""
    person, position = alone(live), live.table.position
    if person is None or position is None or bot not in LEVELS:
        return None
    client = next((client for client in live.clients if client.device), None)
    if client is None or not knows_no_more(position, seat, live.table.seat_of(person)):
        return None
    return client


async def decision(live: OpenTable, seat: int, bot: str, seed: int, concealed: Position) -> int | None:
    """What a device decides for a bot; None where none may or none does."""
    client = thinker(live, seat, bot)
    if client is None:
        return None
    stamp, state = live.table.stamp, concealed.batch.tobytes()
    wanted = device.decision(bot, seed, concealed, fresh=live.foreseen != state)
    packed = base64.b64encode(state).decode()
    searches = [
        Search(packed, seat, str(tree.seed), tree.simulations, wanted.seconds, played=[]) for tree in wanted.trees
    ]
    asked = live.asked = Asked(client, stamp, asyncio.get_running_loop().create_future())
    client.say(Ponder(stamp, seat, Knowledge(**wanted.knowledge._asdict()), searches))
    try:
        async with asyncio.timeout(wanted.seconds + LATE):
            code = await asked.answer
    except TimeoutError:
        code = None
    finally:
        live.asked = None
    if code is None or code not in concealed.legal_codes():
        if live.table.stamp == stamp:
            log.info("table %s: a device did not decide for the bot %s", live.table.id, bot)
            client.device = False
        return None
    live.foreseen = device.foreseen(concealed, code)
    return code


def offered(live: OpenTable, client: Client, on: bool) -> None:
    """Somebody's device thinks for the bots from now on, or no more."""
    client.device = on
    if not on and live.asked is not None and live.asked.client is client:
        live.asked.give(None)


def heard(live: OpenTable, client: Client, stamp: int, code: int) -> None:
    """A device has decided; what nobody asked for is ignored."""
    asked = live.asked
    if asked is not None and asked.client is client and asked.stamp == stamp:
        asked.give(code)
