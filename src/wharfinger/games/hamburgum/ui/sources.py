"""Where a player's prestige came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wharfinger.kernel.bits import has
from wharfinger.kernel.events import Event

from .. import data as t
from ..rules.church import token_value, unscored
from ..rules.scoring import final_money


def sources(s: Any, seat: int, events: Iterable[Event]) -> dict[str, int]:
    """Prestige by source: tokens by kind, completed churches, money and goods at the end, long moves."""
    made = {"start": int(t.START_PRESTIGE[seat])} | {f"tokens_{kind}": 0 for kind in t.KINDS}
    made |= {"completed": 0, "moves": 0}
    for event in events:
        given = event.arguments
        if given.get("player") != seat:
            continue
        if event.name == "scored":
            made[f"tokens_{given['kind']}"] += given["prestige"]
        elif event.name == "completed":
            made["completed"] += given["bonus"]
        elif event.name == "moved":
            made["moves"] -= given["cost"]
    held = int(unscored(s, seat))
    for token in range(held.bit_length()):
        if has(held, token):
            church, kind = divmod(token, len(t.KINDS))
            made[f"tokens_{t.KINDS[kind]}"] += int(token_value(s, seat, church, kind))
    return made | {"money": int(final_money(s, seat)) // int(t.FINAL_MONEY_PER_PRESTIGE)}
