"""PPO in one file: a network learns Hamburgum for two by playing itself, and is measured against the bot `greedy`.

    pip install "wharfinger[learn]"
    python examples/ppo.py --minutes 30 --curve curve.csv --save ppo.pt
    python examples/ppo.py --load ppo.pt --games 200

One policy plays both seats of every game. A game is zero-sum, so one value serves both: what the player to act can
expect. The reward is half the result and half the lead in points; the lead on the prestige track is paid as it changes.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import wharfinger as wf
from wharfinger.bots import ask, make
from wharfinger.envs import vector

GAME, PLAYERS = "hamburgum", 2
OPTIONS = {"turn_limit": 100}  # rounds; beginners play on for ever
EVALUATION = 1_000_000  # the first seed of the games against bots; training stays below
BATCH, STEPS = 256, 128  # games side by side, steps between two updates
MINIBATCH, EPOCHS = 2048, 2
RATE, LAST_RATE = 7e-4, 5e-5
ENTROPY, LAST_ENTROPY = 0.02, 0.002
LAMBDA, CLIP, GRADIENT = 0.96, 0.2, 0.5
MUCH = 40.0  # points of lead that are much


ABSENT = ("second_left", "third_left", "fourth_left")  # what is told of players who are not there


class Network(nn.Module):
    """Features to logits of all actions, and to the value for the player who acts."""

    def __init__(self, width: int = 192) -> None:
        super().__init__()
        game = wf.game(GAME)
        told = [
            k for k, one in enumerate(game.definition.features.features) if not any(who in one.name for who in ABSENT)
        ]
        self.register_buffer("told", torch.tensor(told))
        self.trunk = nn.Sequential(
            nn.Linear(len(told), width), nn.LayerNorm(width), nn.ReLU(),
            nn.Linear(width, width), nn.LayerNorm(width), nn.ReLU(),
        )  # fmt: skip
        self.policy, self.value = nn.Linear(width, game.actions), nn.Linear(width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.trunk(seen[:, self.told].clamp(-5.0, 5.0))
        return self.policy(hidden).masked_fill(~mask, -1e9), self.value(hidden).squeeze(-1)


class Policy:
    """The network as a bot: draws from its policy, cooled down."""

    name = "ppo"

    def __init__(self, network: Network, seed: int, temperature: float = 0.25) -> None:
        self.network, self.temperature = network, temperature
        self.chance = np.random.default_rng(seed)

    def choose(self, position: wf.Position) -> int:
        mask = torch.zeros(1, position.game.actions, dtype=torch.bool)
        mask[0, position.legal_codes()] = True
        with torch.no_grad():
            seen = torch.from_numpy(position.observe(position.actor)).unsqueeze(0)
            logits, _ = self.network(seen, mask)
            odds = torch.softmax(logits[0].double() / self.temperature, -1).numpy()
        return int(self.chance.choice(len(odds), p=odds / odds.sum()))


def against(network: Network, opponent: str, games: int, first: int = EVALUATION) -> tuple[float, float, float]:
    """Share of wins with its standard error, and the mean lead; every deal is played once from each seat."""
    won, leads = [], []
    for number in range(games):
        deal, seat = divmod(number, 2)
        position = wf.new(GAME, PLAYERS, seed=first + deal, **OPTIONS)
        mine, other = Policy(network, number), make(opponent, seed=number)
        while position.actor is not None:
            position.play(mine.choose(position) if position.actor == seat else ask(other, position))
        places, points = position.places(), position.scores()
        won.append((places[seat] == 1) / places.count(1))
        leads.append(points[seat] - points[1 - seat])
    deals = np.array(won[: games // 2 * 2]).reshape(-1, 2).mean(axis=1)
    return float(np.mean(won)), float(deals.std() / max(1, len(deals)) ** 0.5), float(np.mean(leads))


class Rollout:
    """Games side by side, and what was seen and done in the last steps of each."""

    def __init__(self, seed: int, threads: int) -> None:
        self.env = vector(GAME, PLAYERS, BATCH, threads=threads, **OPTIONS)
        names = [one.name for one in self.env.features.features]
        self.mine, self.theirs = (names.index(f"players[{who}].prestige") for who in ("you", "left"))
        self.unit = self.env.features.features[self.mine].unit
        shape = (STEPS, BATCH)
        self.seen = torch.zeros(*shape, self.env.game.features)
        self.mask = torch.zeros(*shape, self.env.actions, dtype=torch.bool)
        self.action = torch.zeros(*shape, dtype=torch.int64)
        self.logs, self.value, self.sign, self.reward, self.live = (torch.zeros(*shape) for _ in range(5))
        self.step = self.env.reset(seed)
        self.lead = np.zeros(BATCH, np.float32)  # of the first seat
        self.points: list[float] = []  # a seat and game, of the games that ended lately

    def sign_now(self) -> np.ndarray:
        """1 where the first seat acts, -1 where the second does."""
        return (1 - 2 * self.step.actor).astype(np.float32)

    def lead_now(self) -> np.ndarray:
        """What the lead of the first seat on the prestige track is worth."""
        seen = self.step.observation
        return 0.5 * np.tanh(self.sign_now() * (seen[:, self.mine] - seen[:, self.theirs]) * self.unit / MUCH)

    @torch.no_grad()
    def play(self, network: Network) -> torch.Tensor:
        """Fill the arrays; the value of the first seat after the last step."""
        for t in range(STEPS):
            self.seen[t] = torch.from_numpy(self.step.observation)
            self.mask[t] = torch.from_numpy(self.step.mask)
            self.sign[t] = torch.from_numpy(self.sign_now())
            logits, value = network(self.seen[t], self.mask[t])
            noise = torch.empty_like(logits).exponential_().clamp_min_(1e-20).log_()
            self.action[t] = (logits - noise).argmax(-1)
            self.logs[t] = torch.log_softmax(logits, -1).gather(-1, self.action[t, :, None]).squeeze(-1)
            self.value[t] = self.sign[t] * value
            self.step = self.env.step(self.action[t].numpy())
            done, lead = self.step.done, self.lead_now()
            points = self.env.points
            last = 0.5 * np.tanh((points[:, 0] - points[:, 1]) / MUCH)
            paid = np.where(done, 0.5 * self.step.reward[:, 0] + last, lead) - self.lead
            self.reward[t], self.live[t] = torch.from_numpy(paid), torch.from_numpy(1.0 - done)
            self.lead = lead
            self.points += points[done].mean(axis=1).tolist()
        _, value = network(torch.from_numpy(self.step.observation), torch.from_numpy(self.step.mask))
        return torch.from_numpy(self.sign_now()) * value

    def advantages(self, after: torch.Tensor) -> torch.Tensor:
        """Generalised advantage estimates of the first seat."""
        found, carried = torch.zeros_like(self.value), torch.zeros(BATCH)
        for t in reversed(range(STEPS)):
            following = self.value[t + 1] if t + 1 < STEPS else after
            carried = self.reward[t] + self.live[t] * (following + LAMBDA * carried) - self.value[t]
            found[t] = carried
        return found


def learn(
    network: Network, optimiser: torch.optim.Optimizer, games: Rollout, after: torch.Tensor, heat: float
) -> float:
    """Some epochs of PPO on a rollout; the mean entropy."""
    gained = games.advantages(after)
    target = (games.sign * (gained + games.value)).reshape(-1)
    gain = (games.sign * gained).reshape(-1)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    seen, mask = games.seen.flatten(0, 1), games.mask.flatten(0, 1)
    action, logs = games.action.reshape(-1), games.logs.reshape(-1)
    spread = []
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(seen)).split(MINIBATCH):
            logits, value = network(seen[rows], mask[rows])
            odds = torch.log_softmax(logits, -1)
            ratio = (odds.gather(-1, action[rows, None]).squeeze(-1) - logs[rows]).exp()
            better = torch.min(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
            entropy = -(odds.exp() * odds.masked_fill(~mask[rows], 0.0)).sum(-1).mean()
            loss = (value - target[rows]).square().mean() - better - heat * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), GRADIENT)
            optimiser.step()
            spread.append(entropy.item())
    return float(np.mean(spread))


def train(args: argparse.Namespace) -> None:
    """Learn until the time is spent; measure and save now and then, which does not count as time."""
    torch.manual_seed(args.seed)
    games = Rollout(args.seed, args.threads)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    clock = time.process_time if args.processor_time else time.perf_counter
    spent, decisions, due = 0.0, 0, 0.0
    limit = 60 * args.minutes
    with open(args.curve, "w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "wins", "error", "lead", "points", "entropy"])
        entropy = float("nan")
        while True:
            if spent >= due or spent >= limit:
                wins, error, lead = against(network, args.opponent, args.games if spent >= limit else args.check)
                points = float(np.mean(games.points or [0.0]))  # of its games against itself
                games.points.clear()
                row = [spent / 60, decisions, wins, error, lead, points, entropy]
                curve.writerow([f"{number:.4g}" if isinstance(number, float) else number for number in row])
                file.flush()
                print(
                    f"{spent / 60:6.1f} min {decisions:>12,} decisions   {wins:6.1%} ± {error:.1%} of the games "
                    f"against {args.opponent}, lead {lead:+.1f}; {points:.0f} points a seat, entropy {entropy:.2f}",
                    flush=True,
                )
                if args.save:
                    torch.save(network.state_dict(), args.save)
                due += 60 * args.every
                if spent >= limit:
                    return
            began, part = clock(), min(1.0, spent / limit)
            optimiser.param_groups[0]["lr"] = RATE + part * (LAST_RATE - RATE)
            entropy = learn(network, optimiser, games, games.play(network), ENTROPY * (LAST_ENTROPY / ENTROPY) ** part)
            decisions += STEPS * BATCH
            spent += clock() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0, help="of training")
    parser.add_argument("--every", type=float, default=3.0, help="minutes between two measurements")
    parser.add_argument("--check", type=int, default=20, help="games of a measurement")
    parser.add_argument("--games", type=int, default=200, help="games of the last one")
    parser.add_argument("--opponent", default="greedy", help="the bot to measure against")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--processor-time", action="store_true", help="count processor time, on a busy machine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="ppo.csv", metavar="FILE")
    parser.add_argument("--save", type=Path, metavar="FILE")
    parser.add_argument("--load", type=Path, metavar="FILE", help="measure a saved network and learn nothing")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    if args.load:
        network = Network()
        network.load_state_dict(torch.load(args.load, weights_only=True))
        wins, error, lead = against(network, args.opponent, args.games)
        print(f"{wins:.1%} ± {error:.1%} of {args.games} games against {args.opponent}, lead {lead:+.1f}")
        return
    train(args)


if __name__ == "__main__":
    main()
