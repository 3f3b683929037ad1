"""The network: from what a seat sees to a policy over actions, and to the win share and the points of every seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

_WIDE = 64


class Network(nn.Module):
    """A layer over the features, residual blocks with LayerNorm, and one layer for all outputs.

    Outputs by seat go clockwise from the seat that looks. Inputs and outputs are padded to what a GPU likes.
    """

    def __init__(self, features: int, actions: int, seats: int, width: int = 384, blocks: int = 2) -> None:
        super().__init__()
        self.features, self.actions, self.seats = features, actions, seats
        self.padded = _up(features)
        self.enter = nn.Linear(self.padded, width)
        self.enter_norm = nn.LayerNorm(width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.leave = nn.Linear(width, _up(actions + 2 * seats))
        with torch.no_grad():
            self.leave.weight[:actions].mul_(0.01)
            self.leave.weight[actions:].mul_(0.1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits by action; shares of the win by seat; points by seat, in units of `POINTS`."""
        h = torch.relu(self.enter_norm(self.enter(seen)))
        for block, norm in zip(self.blocks, self.norms, strict=True):
            h = h + torch.relu(norm(block(h)))
        out = self.leave(h)
        first, second = self.actions, self.actions + self.seats
        return out[..., :first], out[..., first:second], out[..., second : second + self.seats]

    def arrays(self) -> dict[str, Any]:
        """The weights as they are shipped, without the padding: one row for each input of a layer."""
        given = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        outputs = self.actions + 2 * self.seats
        made = {"enter": given["enter.weight"].T[: self.features], "enter_bias": given["enter.bias"]}
        made["enter_norm"] = np.stack([given["enter_norm.weight"], given["enter_norm.bias"]])
        count = len(self.blocks)
        made["blocks"] = np.stack([given[f"blocks.{k}.weight"].T for k in range(count)])
        made["blocks_bias"] = np.stack([given[f"blocks.{k}.bias"] for k in range(count)])
        made["blocks_norm"] = np.stack(
            [np.stack([given[f"norms.{k}.weight"], given[f"norms.{k}.bias"]]) for k in range(count)]
        )
        made["leave"], made["leave_bias"] = given["leave.weight"][:outputs], given["leave.bias"][:outputs]
        return {name: np.ascontiguousarray(value, np.float32) for name, value in made.items()}


def _up(number: int) -> int:
    return -(-number // _WIDE) * _WIDE
