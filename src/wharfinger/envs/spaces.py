"""The spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from wharfinger.kernel.features import Table


def observation_space(table: Table, actions: int, structured: bool) -> spaces.Dict:
    """Features within their ranges, in one row or by section, and the mask of the legal actions."""
    low, high = table.scaled(table.low), table.scaled(table.high)
    features: spaces.Space[Any] = spaces.Box(low, high, dtype=np.float32)
    if structured:
        lows, highs = table.parts(low), table.parts(high)
        features = spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.float32) for name in lows})
    return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def observation(table: Table, features: Any, mask: Any, structured: bool) -> dict[str, Any]:
    """An observation of that space."""
    return {"observation": table.parts(features) if structured else features, "action_mask": mask}
