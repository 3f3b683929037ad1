"""One game that is played action by action, as the environments for a single game need it."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from operator import index
from typing import Any

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.errors import BadOption, IllegalMove, WharfingerError, shown
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.features import DTYPE
from wharfinger.kernel.jit import overwrite, records
from wharfinger.kernel.pending import SEAT
from wharfinger.kernel.position import Position

from .rewards import chosen, rewards
from .words import message

Numbers = np.ndarray[Any, Any]


RENDER_MODES = ["svg"]
"""How a game can be shown."""


class Match:
    """A game on compiled rules: whose turn it is, what is legal, what each seat sees, what the end pays."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str | None,
        options: dict[str, Any],
        structured: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(message("render-mode", modes=" / ".join(RENDER_MODES), value=shown(render_mode)))
        self.structured, self.render_mode = structured, render_mode
        self.game = registry.game(game)
        self.players = self.game.check_seats(players)
        self.reward = chosen(reward, self.players)
        self.numbers, self.texts = self.game.encode_options(self.game.bounded(options))
        if why := self.game.definition.refuse(self.players, self.numbers):
            raise BadOption(why)
        registry.prepare(self.game)
        self.driver = self.game.driver
        self.features = self.game.definition.features
        self.batch = records(self.game.state, 1)
        plain = self.batch.view(np.ndarray)
        self._depth, self._stack = plain["depth"], plain["stack"][0]
        self._out = np.zeros(self.game.actions, np.int64)
        self._raw = np.zeros(self.game.features, DTYPE)
        self._points, self._places = (np.zeros(self.game.seats[1], np.int64) for _ in range(2))
        self.count = 0
        """How many actions are legal."""
        self.dealt = False

    def deal(self, seed: int | None = None) -> None:
        """A new game; the same seed deals the same game as `wharfinger.new`."""
        seed = secrets.randbits(63) if seed is None else int(seed)
        self.count = int(
            self.driver.deal_at(self.batch, 0, self.players, self.numbers, words_of(seed), NO_EVENTS, self._out)
        )
        self.dealt = True

    @property
    def over(self) -> bool:
        return self.count == 0

    @property
    def actor(self) -> int:
        """The seat that acts."""
        return int(self._stack[self._depth[0] - 1, SEAT])

    @property
    def legal(self) -> list[int]:
        """The codes of the legal actions, ascending."""
        codes: list[int] = self._out[: self.count].tolist()
        return codes

    def is_legal(self, action: Any) -> bool:
        """Whether an action can be played now."""
        try:
            code = index(action)
        except TypeError:
            return False
        place = bisect_left(self._out, code, 0, self.count)
        return place < self.count and int(self._out[place]) == code

    def play(self, action: Any) -> None:
        """Play one action."""
        if not self.dealt:
            raise WharfingerError(message("reset"))
        if not self.is_legal(action):
            raise IllegalMove(message("illegal", action=str(action)))
        self.count = self.driver.play_at(self.batch, 0, int(action), False, NO_EVENTS, self._out)

    def observe(self, seat: int) -> Numbers:
        """The features that a seat sees, scaled for networks."""
        self.driver.observe_at(self.batch, 0, seat, self._raw)
        return self.features.scaled(self._raw)

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each legal action."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[self._out[: self.count]] = 1
        return mask

    def seen(self, seat: int) -> dict[str, Any]:
        """The observation of a seat with the mask of its actions; a seat that does not act has none."""
        features = self.observe(seat)
        acts = self.count > 0 and self.actor == seat
        mask = self.mask() if acts else np.zeros(self.game.actions, np.int8)
        return {"observation": self.features.parts(features) if self.structured else features, "action_mask": mask}

    def render(self) -> str | None:
        """With the mode `svg`: the table as a picture."""
        return self.position().svg() if self.render_mode == "svg" else None

    def standings(self) -> tuple[list[int], list[int]]:
        """Points and places of every seat, as if the game ended now."""
        self.driver.scores_at(self.batch, 0, self._points, self._places)
        return self._points[: self.players].tolist(), self._places[: self.players].tolist()

    def rewards(self) -> list[float]:
        """What the end of the game pays each seat."""
        return rewards(self.reward, *self.standings())

    def position(self) -> Position:
        """A copy of the game as an ordinary position."""
        position = Position(self.game, [f"Player {seat + 1}" for seat in range(self.players)], None)
        position.display = dict(self.texts)
        overwrite(position.batch, self.batch)
        position.start_here()
        return position
