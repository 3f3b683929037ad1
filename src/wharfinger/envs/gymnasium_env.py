"""The games as Gymnasium environments: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from wharfinger.bots import Bot, ask, make
from wharfinger.kernel.errors import BadOption

from .match import RENDER_MODES, Match
from .spaces import observation_space
from .words import message

IDS = {
    "le-havre": "wharfinger/LeHavre-v1",
    "hamburgum": "wharfinger/Hamburgum-v1",
    "shipyard": "wharfinger/Shipyard-v1",
}
"""The registered environments."""


class WharfingerEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game. An action that is not legal loses: the episode ends with the reward of the last place."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 3,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        reward: str | None = None,
        structured: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.match = Match(game, players, reward, options, structured, render_mode)
        if not 0 <= seat < self.match.players:
            raise BadOption(message("seat", last=str(self.match.players - 1), value=str(seat)))
        self.seat, self.render_mode = seat, render_mode
        others = [other for other in range(self.match.players) if other != seat]
        listed = list(opponents)
        if len(listed) == 1:
            listed *= len(others)
        if len(listed) != len(others):
            if not others:
                raise BadOption(message("opponents-solo", given=str(len(listed))))
            given = {"players": str(self.match.players), "needed": str(len(others)), "given": str(len(listed))}
            raise BadOption(message("opponents", **given))
        self.opponents: dict[int, Bot] = {
            other: make(spec, seed=other) for other, spec in zip(others, listed, strict=True)
        }
        for bot in self.opponents.values():
            bot.ready(self.match.game)
        self.observation_space = observation_space(self.match)
        self.action_space = spaces.Discrete(self.match.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; the same seed deals the same game to the same opponents."""
        super().reset(seed=seed)
        self.match.deal(int(self.np_random.integers(2**63)) if seed is None else seed)
        self._let_others_play()
        return self.match.seen(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then the opponents' until this seat acts again."""
        match = self.match
        if match.dealt and not match.over and not match.is_legal(action):
            match.dealt = False
            return self.match.seen(self.seat), self._worst(), True, False, {"illegal": True}
        match.play(action)
        self._let_others_play()
        if not match.over:
            return self.match.seen(self.seat), 0.0, False, False, {}
        points, places = match.standings()
        info = {"points": points, "places": places}
        return self.match.seen(self.seat), match.rewards()[self.seat], True, False, info

    def render(self) -> Any:
        """With `render_mode="svg"`: the table as a picture."""
        return self.match.render()

    def _let_others_play(self) -> None:
        match = self.match
        while not match.over and match.actor != self.seat:
            match.play(ask(self.opponents[match.actor], match.position()))

    def _worst(self) -> float:
        return -1.0 if self.match.reward == "result" else 0.0


def single(
    game: str,
    players: int = 3,
    opponents: Sequence[str] = ("greedy",),
    seat: int = 0,
    *,
    reward: str | None = None,
    structured: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> WharfingerEnv:
    """Make a Gymnasium environment. Needs the extra `envs`.

    Args:
        game: One of [`names`][wharfinger.kernel.registry.names].
        players: The number of players; 1 is a solo game.
        opponents: The bots on the other seats, in their order, or one for all of them.
        seat: The seat that learns.
        reward: `result` or `points`, paid at the end of the game.
        structured: Observe a matrix for each kind of thing instead of one row of features.
        render_mode: `svg` for pictures.
        options: The switches of the game, as in [`new`][wharfinger.kernel.position.new].

    Examples:
        >>> from wharfinger.envs import single
        >>> env = single("hamburgum", players=2, opponents=["random"])
        >>> seen, info = env.reset(seed=7)
        >>> int(seen["action_mask"].sum())
        8
    """
    return WharfingerEnv(game, players, opponents, seat, reward, structured, render_mode, **options)


def register() -> None:
    """Make `gymnasium.make("wharfinger/LeHavre-v1")` work."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            entry = "wharfinger.envs.gymnasium_env:WharfingerEnv"
            gymnasium.register(name, entry_point=entry, kwargs={"game": game})
