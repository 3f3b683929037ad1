"""The spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .match import Match


def observation_space(match: Match) -> spaces.Dict:
    """Features within their ranges, in one row or by section, and the mask of the legal actions."""
    table = match.features
    low, high = table.scaled(table.low), table.scaled(table.high)
    features: spaces.Space[Any] = spaces.Box(low, high, dtype=np.float32)
    if match.structured:
        lows, highs = table.parts(low), table.parts(high)
        features = spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.float32) for name in lows})
    return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (match.game.actions,), np.int8)})
