"""The names of Shipyard's action codes (SY-25)."""

from __future__ import annotations

from . import canal_data as c
from . import data as t
from .state import ACTIONS

ACTION_NAMES = (
    *(f"tile {action}" for action in t.ACTION_IDS),
    "main",
    "end",
    *(f"bonus {action}" for action in t.ACTION_IDS),
    "done",
    *(f"column {column}" for column in t.COLUMNS),
    *(f"row {row}" for row in range(1, t.SLOTS + 1)),
    *(f"place {place}" for place in range(1, t.PLACES + 1)),
    *(f"slot {slot}" for slot in range(1, t.SLOTS + 1)),
    *(f"cell {canal} {side}" for canal in c.CANALS for side in c.SIDE_NAMES),
    "first_cell",
    *(f"turn {quarters * 90}" for quarters in range(4)),
    *(f"steps {number}" for number in range(1, t.HIRING_SPACES + 1)),
    "take",
    "leave",
    *(f"employee {employee}" for employee in t.EMPLOYEES),
    *(f"goods {tile}" for tile in t.GOODS_TILES),
    "sell",
    *(f"swap {piece}" for piece in t.PIECES),
    "sail",
    "scrap",
    *(f"count {number}" for number in range(t.LOAD_MOST + 1)),
    *(f"space {number}" for number in range(1, c.OPENING + 1)),
    *(f"opening {side + 1}" for side in range(c.DIRECTIONS - c.OPENING)),
    *(f"contract {contract}" for contract in t.CONTRACTS),
    "pass",
)
assert len(ACTION_NAMES) == ACTIONS
