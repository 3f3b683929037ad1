"""Proximal policy optimisation by self-play: one policy plays every seat of many games at once.

Two returns are estimated for every seat, its share of the win and its points as they come in. The policy follows the
advantage of the seat that acts: the win, and the lead in points over the others.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
import torch

from wharfinger.bots.networks import CLIP, POINTS
from wharfinger.envs import vector

from .network import Network


@dataclass(frozen=True)
class Plan:
    """How to learn. The same plan goes on from a checkpoint."""

    game: str
    mix: Sequence[Mapping[str, Any]]
    """The kinds of game, as in [`vector`][wharfinger.envs.vector]."""
    seconds: float
    """The length of the whole schedule, in seconds of learning; pieces of it add up."""
    games: int = 16384
    """Games at once."""
    steps: int = 64
    """Decisions in each game between two updates."""
    minibatch: int = 32768
    epochs: int = 2
    width: int = 384
    blocks: int = 2
    rate: tuple[float, float] = (7e-4, 3e-5)
    """The learning rate, at first and at last."""
    entropy: tuple[float, float] = (0.02, 0.002)
    """The weight of the entropy bonus, at first and at last."""
    lam: float = 0.96
    clip: float = 0.2
    win: float = 1.0
    """The weight of the win."""
    lead: float = 0.5
    """The weight of a lead of `POINTS` points."""
    unseen: tuple[str, ...] = ()
    """Features that the network shall not use."""
    seed: int = 1


@dataclass
class Progress:
    """How learning goes."""

    seconds: float
    updates: int
    decisions: int
    finished: float
    """Games that ended since the last report."""
    points: float
    """Their mean points by seat."""
    best: float
    """Their winners' mean points."""
    length: float
    """Their decisions."""
    entropy: float
    kl: float
    explained: float
    """The explained variance of the actor's advantage."""
    by_setting: list[float] = field(default_factory=list)
    """Mean points by kind of game."""


class Learner:
    """The network, its optimiser and the games it learns from."""

    def __init__(self, plan: Plan, device: str = "cuda") -> None:
        self.plan, self.device = plan, torch.device(device)
        self.cuda = self.device.type == "cuda"
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        env = self.env = vector(plan.game, batch=plan.games, device=device, mix=plan.mix, reward="points")
        env.reset(plan.seed << 40)
        made = env.step_made  # arrays that every step overwrites
        self._observation, self._legal, self._decides, self._ended = (
            self._of(part) for part in (made.observation, made.mask, made.actor, made.done)
        )
        self._final, self._places = self._of(env.points), self._of(env.places)
        seats = torch.as_tensor(np.asarray(env.seats)).to(self.device)
        self.seats, self.most = seats, env.players
        n, t, s = plan.games, plan.steps, env.players
        self.net = Network(env.game.features, env.actions, env.game.seats[1], plan.width, plan.blocks).to(self.device)
        self.rate, self.bonus = self._zeros(), self._zeros()
        self.rate.fill_(plan.rate[0])
        self.optimiser = torch.optim.Adam(
            self.net.parameters(), lr=self.rate if self.cuda else plan.rate[0], eps=1e-5, capturable=self.cuda
        )
        self.used = torch.ones(env.game.features, device=self.device)
        for place, feature in enumerate(env.features.features):
            self.used[place] = feature.name not in plan.unseen
        kept = torch.float16 if self.cuda else torch.float32
        width = self.net.padded
        self.seen = self._zeros(t, n, width, dtype=kept)
        self.mask = self._zeros(t, n, env.actions, dtype=torch.bool)
        self.action, self.actor = (self._zeros(t, n, dtype=torch.int64) for _ in range(2))
        self.logp = self._zeros(t, n)
        self.value = self._zeros(t + 1, n, 2, s)
        self.paid = self._zeros(t, n, 2, s)
        self.done = self._zeros(t, n)
        self.own, self.target = self._zeros(t * n), self._zeros(t * n, 2, s)
        self.present = torch.arange(s, device=self.device).view(1, s) < seats.view(n, 1)
        self.lasted = self._zeros(n)
        self.before = self._standing().clone()
        self.settings = torch.arange(n, device=self.device) % len(plan.mix)
        self._now_seen, self._now_mask = (
            self._zeros(n, width, dtype=kept),
            self._zeros(n, env.actions, dtype=torch.bool),
        )
        self._now_actor, self._now_action = (self._zeros(n, dtype=torch.int64) for _ in range(2))
        self._now_logp, self._now_value = self._zeros(n), self._zeros(n, 2, s)
        self._pick = self._zeros(plan.minibatch, dtype=torch.int64)
        self._told = self._zeros(2)
        self._counted = self._zeros(4)
        self._by_setting = self._zeros(2, len(plan.mix))
        self._thinks: Callable[[], None] | None = None
        self._learns: Callable[[], None] | None = None
        self.spent, self.updates, self.decisions = 0.0, 0, 0
        self.lessons: list[dict[str, float]] = []
        """What came of learning from shards, lesson by lesson."""
        self.last: Progress | None = None
        """The last report."""

    def _zeros(self, *shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    def _of(self, array: Any) -> torch.Tensor:
        return torch.from_dlpack(array) if self.cuda else torch.from_numpy(array)

    def _standing(self) -> torch.Tensor:
        return self._of(self.env.standing).float() / POINTS

    def _half(self) -> Any:
        return torch.autocast("cuda", torch.bfloat16, enabled=self.cuda, cache_enabled=False)

    def clockwise(self, actor: torch.Tensor, seats: torch.Tensor, sign: int) -> torch.Tensor:
        """(..., seats): for 1, the seat at each place clockwise from the actor; for -1, the place of each seat."""
        k = torch.arange(self.most, device=self.device).expand(*actor.shape, self.most)
        count = seats.unsqueeze(-1)
        return torch.where(k < count, (k + sign * actor.unsqueeze(-1)) % count, k)

    # -- playing -------------------------------------------------------------------------------------------------------

    def _think(self) -> None:
        """An action for every game, and what the network expects."""
        seen = self._observation.clamp(-CLIP, CLIP) * self.used
        self._now_seen[:, : self.env.game.features].copy_(seen)
        self._now_mask.copy_(self._legal)
        self._now_actor.copy_(self._decides)
        with self._half():
            logits, win, points = self.net(self._now_seen)
        logits = logits.float().masked_fill(~self._now_mask, -1e9)
        noise = torch.empty_like(logits).exponential_().clamp_min_(1e-20).log_()
        self._now_action.copy_((logits - noise).argmax(-1))
        logp = torch.log_softmax(logits, -1).gather(-1, self._now_action.unsqueeze(-1)).squeeze(-1)
        self._now_logp.copy_(logp)
        both = torch.stack([win, points], -2).float()[..., : self.most]
        place = self.clockwise(self._now_actor, self.seats, -1).unsqueeze(-2).expand(-1, 2, -1)
        self._now_value.copy_(both.gather(-1, place))

    @torch.no_grad()
    def play(self) -> None:
        """Play some decisions in every game."""
        if self._thinks is None:
            self._thinks = captured(self._think) if self.cuda else self._think
        env, n = self.env, self.plan.games
        for t in range(self.plan.steps):
            self._thinks()
            self.seen[t].copy_(self._now_seen)
            self.mask[t].copy_(self._now_mask)
            self.actor[t].copy_(self._now_actor)
            self.action[t].copy_(self._now_action)
            self.logp[t].copy_(self._now_logp)
            self.value[t].copy_(self._now_value)
            env.step(self._now_action if self.cuda else self._now_action.numpy())
            done, points, now = self._ended.float(), self._final.float() / POINTS, self._standing()
            ended = done.unsqueeze(-1)
            first = ((self._places == 1) & self.present).float()
            share = first / first.sum(-1, keepdim=True).clamp_min(1.0)
            self.paid[t, :, 0].copy_(share * ended)
            self.paid[t, :, 1].copy_((torch.where(ended > 0, points, now) - self.before) * self.present)
            self.before = now.clone()
            self.done[t].copy_(done)
            self.lasted += 1
            final = points * self.present
            mean = final.sum(-1) / self.seats
            self._counted += torch.stack(
                [done.sum(), (done * mean).sum(), (done * final.max(-1).values).sum(), (done * self.lasted).sum()]
            )
            self._by_setting[0].index_add_(0, self.settings, done)
            self._by_setting[1].index_add_(0, self.settings, done * mean)
            self.lasted *= 1.0 - done
        self._thinks()  # for the values only
        self.value[self.plan.steps].copy_(self._now_value)
        self.decisions += n * self.plan.steps

    # -- learning ------------------------------------------------------------------------------------------------------

    @torch.no_grad()
    def estimate(self) -> torch.Tensor:
        """Advantages and targets; the explained variance."""
        plan, t, n, s = self.plan, self.plan.steps, self.plan.games, self.most
        advantage = torch.zeros_like(self.paid)
        carried = torch.zeros_like(self.paid[0])
        for k in reversed(range(t)):
            live = (1.0 - self.done[k]).view(n, 1, 1)
            carried = self.paid[k] + live * self.value[k + 1] - self.value[k] + plan.lam * live * carried
            advantage[k] = carried
        seats = self.seats.expand(t, n)
        seat = self.clockwise(self.actor, seats, 1).unsqueeze(-2).expand(-1, -1, 2, -1)
        self.target.copy_((advantage + self.value[:t]).gather(-1, seat).view(-1, 2, s))
        turned = advantage.gather(-1, seat)
        others = (turned[..., 1, 1:] * self.present[:, 1:]).sum(-1) / (seats - 1).clamp_min(1)
        own = plan.win * turned[..., 0, 0] + plan.lead * (turned[..., 1, 0] - others)
        expected = self.value[:t].gather(-1, seat)
        value = plan.win * expected[..., 0, 0] + plan.lead * expected[..., 1, 0]
        explained = 1.0 - own.var() / (own + value).var().clamp_min(1e-8)
        own = own.view(-1)
        self.own.copy_((own - own.mean()) / (own.std() + 1e-6))
        return explained

    def _learn(self) -> None:
        """One step on the decisions in `_pick`."""
        plan, pick = self.plan, self._pick
        kept = (self.seen, self.mask, self.action, self.logp)
        seen, mask, action, logp = (part.view(-1, *part.shape[2:])[pick] for part in kept)
        present = self.present[pick % plan.games].unsqueeze(-2)
        with self._half():
            loss, told = judge(
                self.net, plan.clip, self.bonus, seen, mask, action, logp, self.own[pick], self.target[pick], present
            )
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimiser.step()
        self._told += told

    def learn(self) -> tuple[float, float, float]:
        """Learn from what was played: entropy, divergence from the old policy, explained variance."""
        plan = self.plan
        explained = self.estimate()
        part = min(1.0, self.spent / plan.seconds)
        self.rate.fill_(plan.rate[0] + part * (plan.rate[1] - plan.rate[0]))
        self.bonus.fill_(plan.entropy[0] * (plan.entropy[1] / plan.entropy[0]) ** part)
        if not self.cuda:
            for group in self.optimiser.param_groups:
                group["lr"] = float(self.rate)
        total = plan.steps * plan.games
        if self._learns is None:
            self._pick.random_(0, total)
            self._learns = captured(self._learn) if self.cuda else self._learn
        self._told.zero_()
        count = 0
        for _ in range(plan.epochs):
            order = torch.randperm(total, device=self.device)
            for start in range(0, total - plan.minibatch + 1, plan.minibatch):
                self._pick.copy_(order[start : start + plan.minibatch])
                self._learns()
                count += 1
        entropy, kl = (self._told / max(1, count)).tolist()
        return entropy, kl, float(explained)

    def run(self, seconds: float, every: float = 20.0) -> Iterator[Progress]:
        """Play and learn for so long, and tell how it goes."""
        began, due, start = time.monotonic(), every, self.spent
        while (gone := time.monotonic() - began) < seconds:
            self.spent = start + gone
            self.play()
            entropy, kl, explained = self.learn()
            self.updates += 1
            if time.monotonic() - began >= due:
                due += every
                self.last = self._progress(entropy, kl, explained)
                yield self.last
        self.spent = start + time.monotonic() - began

    def _progress(self, entropy: float, kl: float, explained: float) -> Progress:
        count, points, best, length = self._counted.tolist()
        games, sums = self._by_setting.tolist()
        self._counted.zero_()
        self._by_setting.zero_()
        some = max(1.0, count)
        means = [round(POINTS * total / max(1.0, one), 1) for one, total in zip(games, sums, strict=True)]
        return Progress(
            round(self.spent, 1), self.updates, self.decisions, count, POINTS * points / some, POINTS * best / some,
            length / some, entropy, kl, explained, means,
        )  # fmt: skip

    # -- keeping -------------------------------------------------------------------------------------------------------

    def arrays(self) -> dict[str, Any]:
        """The weights as they are shipped; features that are not used weigh nothing."""
        made: dict[str, Any] = self.net.arrays()
        made["enter"] = made["enter"] * self.used.cpu().numpy()[:, None]
        return made

    def told(self) -> dict[str, Any]:
        """How the weights were learned, for their file."""
        facts = {"decisions": self.decisions, "updates": self.updates, "seconds": round(self.spent, 1)}
        figures = {} if self.last is None else {"self_play": asdict(self.last)}
        lessons = {"lessons": self.lessons} if self.lessons else {}
        return {"plan": _plain(asdict(self.plan)), **facts, **figures, **lessons}

    def state(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """All that learning needs to go on, but for the games in play: the network, and its optimiser."""
        facts = {"spent": self.spent, "updates": self.updates, "decisions": self.decisions, "lessons": self.lessons}
        return {"net": self.net.state_dict(), "chance": torch.get_rng_state(), **facts}, self.optimiser.state_dict()

    def load(self, network: Mapping[str, Any], optimiser: dict[str, Any]) -> None:
        """Go on from a state."""
        self.net.load_state_dict(network["net"])
        self.optimiser.load_state_dict(optimiser)
        self.spent, self.updates, self.decisions = network["spent"], network["updates"], network["decisions"]
        self.lessons = list(network["lessons"])
        torch.set_rng_state(network["chance"].cpu())
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate if self.cuda else float(self.rate)
        self.env.reset((self.plan.seed << 40) + self.updates * self.plan.games)
        self.before = self._standing().clone()
        self.lasted.zero_()


def judge(
    net: Network,
    clip: float,
    bonus: torch.Tensor,
    seen: torch.Tensor,
    mask: torch.Tensor,
    action: torch.Tensor,
    logp: torch.Tensor,
    own: torch.Tensor,
    target: torch.Tensor,
    present: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The loss on some decisions; their mean entropy and divergence from the policy that played."""
    logits, win, points = net(seen)
    logs = torch.log_softmax(logits.float().masked_fill(~mask, -1e9), -1)
    apart = logs.gather(-1, action.unsqueeze(-1)).squeeze(-1) - logp
    ratio = apart.exp()
    gain = torch.min(ratio * own, ratio.clamp(1 - clip, 1 + clip) * own).mean()
    entropy = -(logs.exp() * logs.masked_fill(~mask, 0.0)).sum(-1).mean()
    both = torch.stack([win, points], -2).float()[..., : target.shape[-1]]
    miss = ((both - target) ** 2 * present).sum() / present.sum()
    told = torch.stack([entropy, (ratio - 1 - apart).mean()]).detach()
    return miss - gain - bonus * entropy, told


def _plain(value: Any) -> Any:
    """Nothing but dictionaries, lists and plain values."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def captured(call: Callable[[], None], warm: int = 3) -> Callable[[], None]:
    """The call as a CUDA graph."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(warm):
            call()
    torch.cuda.current_stream().wait_stream(side)
    graph: Any = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        call()
    replay: Callable[[], None] = graph.replay
    return replay
