"""Learning from what the search found: the policy is drawn to where it looked, the values to how the games ended.

The games are shards of `wharfinger selfplay --network FILE`, which the network itself played with the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch

from wharfinger.bots.networks import CLIP, POINTS
from wharfinger.envs.shards import Batch, Shards

from .network import Network


@dataclass(frozen=True)
class Lesson:
    """How to learn from shards."""

    epochs: int = 2
    minibatch: int = 1024
    rate: float = 3e-4
    seed: int = 1


@dataclass
class Error:
    """How far a network is from what the search found, and from how the games ended."""

    decisions: int
    policy: float
    """Mean divergence of the policy from the shares of the simulations, in nats."""
    win: float
    points: float
    """Root mean squares, of shares of the win and of points."""


def improve(
    net: Network, used: torch.Tensor, lessons: Shards, test: Shards | None = None, plan: Lesson | None = None
) -> Iterator[Error]:
    """Learn from every decision of some shards; before, and after every epoch, the error on others (or on the same).

    Args:
        net: The network, which is changed in place.
        used: 1 for each feature that it may use.
        lessons: The shards to learn from.
        test: The shards to measure by.
        plan: How to learn.
    """
    plan = plan or Lesson()
    torch.manual_seed(plan.seed)
    optimiser = torch.optim.Adam(net.parameters(), lr=plan.rate, eps=1e-5)
    yield measured(net, used, test or lessons, plan.minibatch)
    for epoch in range(plan.epochs):
        for batch in lessons.batches(plan.minibatch, seed=plan.seed + epoch):
            policy, win, points = _misses(net, used, batch)
            loss = policy.mean() + win.mean() + points.mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
        yield measured(net, used, test or lessons, plan.minibatch)


@torch.no_grad()
def measured(net: Network, used: torch.Tensor, shards: Shards, minibatch: int = 1024) -> Error:
    """The error on all decisions of some shards."""
    totals, count = torch.zeros(3), 0
    for batch in shards.batches(minibatch):
        misses = _misses(net, used, batch)
        totals += torch.stack([part.sum() for part in misses]).cpu()
        count += len(batch.seat)
    policy, win, points = (totals / count).tolist()
    return Error(count, policy, win**0.5, POINTS * points**0.5)


def _misses(net: Network, used: torch.Tensor, batch: Batch) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Of each decision: the divergence of the policy; the mean squares, over seats, of the win and of the points."""
    device = used.device

    def told(array: Any) -> torch.Tensor:
        return torch.as_tensor(array, dtype=torch.float32, device=device)

    seen = torch.zeros(len(batch.seat), net.padded, device=device)
    seen[:, : net.features] = told(batch.observation).clamp(-CLIP, CLIP) * used
    logits, wins, points = net(seen)
    logs = torch.log_softmax(logits.masked_fill(~torch.as_tensor(batch.mask, device=device), -1e9), -1)
    shares = told(batch.policy)
    policy = (torch.special.xlogy(shares, shares) - shares * logs).sum(-1)
    there = told(batch.places > 0)
    first = told(batch.places == 1)
    seats = there.sum(-1)
    win = ((wins - first / first.sum(-1, keepdim=True)) ** 2 * there).sum(-1) / seats
    miss = ((points - told(batch.points) / POINTS) ** 2 * there).sum(-1) / seats
    return policy, win, miss
