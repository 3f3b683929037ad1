"""The games as PettingZoo environments: agents act one after another (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from .match import RENDER_MODES, Match
from .spaces import observation_space


class WharfingerAEC(AECEnv):  # type: ignore[misc]
    """One game; `player_0` is the first seat."""

    metadata = {"render_modes": RENDER_MODES, "name": "wharfinger_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 3,
        reward: str | None = None,
        structured: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.match = Match(game, players, reward, options, structured, render_mode)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"wharfinger_{self.match.game.name.replace('-', '_')}_v1"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.match)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.match.game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same game."""
        self.match.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; only the agent that acts has legal actions."""
        return self.match.seen(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match = self.match
        match.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if match.over:
            points, places = match.standings()
            paid = match.rewards()
            for agent, seat in self._seats.items():
                self.rewards[agent] = paid[seat]
                self._cumulative_rewards[agent] += paid[seat]
                self.terminations[agent] = True
                self.infos[agent] = {"points": points[seat], "place": places[seat]}
        else:
            self.agent_selection = self.possible_agents[match.actor]

    def render(self) -> str | None:
        """With `render_mode="svg"`: the table as a picture."""
        return self.match.render()

    def close(self) -> None:
        """Nothing is left open."""


def aec(
    game: str,
    players: int = 3,
    *,
    reward: str | None = None,
    structured: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> WharfingerAEC:
    """Make a PettingZoo environment. Needs the extra `envs`.

    Args:
        game: One of [`names`][wharfinger.kernel.registry.names].
        players: The number of players.
        reward: `result` or `points`, paid at the end of the game.
        structured: Observe a matrix for each kind of thing instead of one row of features.
        render_mode: `svg` for pictures.
        options: The switches of the game, as in [`new`][wharfinger.kernel.position.new].

    Examples:
        >>> from wharfinger.envs import aec
        >>> env = aec("hamburgum", players=2)
        >>> env.reset(seed=7)
        >>> env.agent_selection
        'player_0'
    """
    return WharfingerAEC(game, players, reward, structured, render_mode, **options)
