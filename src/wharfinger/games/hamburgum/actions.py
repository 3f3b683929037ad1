"""The names of Hamburgum's action codes (HB-19.10)."""

from __future__ import annotations

from . import data as t
from .state import ACTIONS, MOST_COUNT

ACTION_NAMES = (
    *(f"space {space}" for space in t.SPACES),
    "sell",
    "buy",
    "none",
    *(f"count {number}" for number in range(MOST_COUNT + 1)),
    *(f"church {church}" for church in t.CHURCHES),
    *(f"kind {kind}" for kind in t.KINDS),
    *(f"token {token}" for token in t.TOKEN_IDS),
    *(f"site {site}" for site in t.SITES),
    *(f"official {official}" for official in t.OFFICIALS),
    "stop",
    "decline",
)
assert len(ACTION_NAMES) == ACTIONS
