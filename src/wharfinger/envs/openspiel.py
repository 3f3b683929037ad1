"""The games in OpenSpiel. Importing this module registers `python_wharfinger(game=shipyard,players=2)`.

| parameter | value |
| --- | --- |
| `game` | `hamburgum`, `le-havre`, `shipyard` |
| `players` | how many play |
| `chance` | `sampled`: one chance node deals any game; `explicit`: it has `deals` outcomes, outcome k is seed k |
| `deals` | how many deals there are when chance is explicit |
| `rng_seed` | of the sampled deals; -1: another one each time |
| `reward` | `result` (zero-sum) or `points`; empty: the result, in a solo game points |
| `options` | switches of the game, such as `length:short;interest_mode:per_loan` |

A deal decides all later chance, so there are no other chance nodes. The information state of a player is a hash over
all that the player has seen and done since the start of the game; the observation is the features of `observe`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from wharfinger.kernel.chance import words_of
from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.events import NO_EVENTS
from wharfinger.kernel.features import DTYPE, MOST
from wharfinger.kernel.jit import named, records
from wharfinger.kernel.pending import SEAT
from wharfinger.kernel.view import Board

from .match import Match
from .words import message

NAME = "python_wharfinger"
CHANCES = ("sampled", "explicit")
LONGEST = 200_000
"""More decisions than a game takes."""
DEFAULTS: dict[str, Any] = {
    "game": "hamburgum",
    "players": 2,
    "chance": "sampled",
    "deals": 1000,
    "rng_seed": -1,
    "reward": "",
    "options": "",
}


def _type(chance: str = "sampled", zero_sum: bool = True) -> pyspiel.GameType:
    kinds, chances = pyspiel.GameType, pyspiel.GameType.ChanceMode
    return kinds(
        short_name=NAME,
        long_name="Wharfinger",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chances.SAMPLED_STOCHASTIC if chance == "sampled" else chances.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


@cache
def _match(game: str, players: int, reward: str, options: str) -> Match:
    """The compiled rules for a table; states share them and keep their own records."""
    given = dict(pair.split(":", 1) if ":" in pair else (pair, "") for pair in options.split(";") if pair)
    return Match(game, players, reward or None, given)


class WharfingerGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        if given["chance"] not in CHANCES:
            raise BadOption(message("chance", value=shown(given["chance"])))
        self.key = (given["game"], given["players"], given["reward"], given["options"])
        match = _match(*self.key)
        self.deals = given["deals"] if given["chance"] == "explicit" else 1
        self.sampled = given["chance"] == "sampled"
        self._draw = np.random.default_rng(None if given["rng_seed"] < 0 else given["rng_seed"])
        zero_sum = match.reward == "result"
        most = 1.0 if zero_sum else float(MOST)
        info = pyspiel.GameInfo(
            num_distinct_actions=match.game.actions,
            max_chance_outcomes=self.deals,
            num_players=match.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(given["chance"], zero_sum), info, dict(params or {}))

    def new_initial_state(self) -> WharfingerState:
        """A table where nothing has been dealt."""
        return WharfingerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WharfingerObserver:
        """What players see."""
        return WharfingerObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.key)

    def next_seed(self) -> int:
        """The seed of the next sampled deal."""
        return int(self._draw.integers(2**63))


class WharfingerState(pyspiel.State):  # type: ignore[misc]
    """A position: the record, its legal answers, and what each player has seen so far."""

    def __init__(self, game: WharfingerGame) -> None:
        super().__init__(game)
        match = _match(*game.key)
        self.key, self.deals, self.sampled = game.key, game.deals, game.sampled
        self.batch = np.array(records(match.game.state, 1))
        self.legal: list[int] = []
        self.dealt = False
        self.seen = [b""] * match.players

    @property
    def match(self) -> Match:
        return _match(*self.key)

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.legal:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.batch["stack"][0, self.batch["depth"][0] - 1, SEAT])

    def is_terminal(self) -> bool:
        return self.dealt and not self.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.legal)

    def _apply_action(self, action: int) -> None:
        match, actor = self.match, self.current_player()
        out = np.zeros(match.game.actions, np.int64)
        batch = self._records()
        if self.dealt:
            count = match.driver.play_at(batch, 0, action, False, NO_EVENTS, out)
        else:
            seed = self.get_game().next_seed() if self.sampled else action
            count = match.driver.deal_at(batch, 0, match.players, match.numbers, words_of(seed), NO_EVENTS, out)
            self.dealt = True
        self.batch = np.array(batch)
        self.legal = out[: int(count)].tolist()
        observed = np.zeros(match.game.features, DTYPE)
        for seat in range(match.players):
            match.driver.observe_at(batch, 0, seat, observed)
            own = action if seat == actor else -1
            seen = hashlib.blake2b(self.seen[seat], digest_size=16)
            seen.update(own.to_bytes(4, "little", signed=True) + observed.tobytes())
            self.seen[seat] = seen.digest()

    def _records(self) -> Any:
        """A copy of the record that the rules can work on."""
        batch = records(self.match.game.state, 1)
        batch.view(np.uint8)[:] = self.batch.view(np.uint8)
        return batch

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal" if self.sampled else f"deal {action}"
        return self.match.game.definition.phrase(named(self._records()), action)

    def returns(self) -> list[float]:
        match = self.match
        if not self.is_terminal():
            return [0.0] * match.players
        match.batch.view(np.uint8)[:] = self.batch.view(np.uint8)
        return match.rewards()

    def features(self, player: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a player sees, scaled for networks; nothing before the deal."""
        match = self.match
        observed = np.zeros(match.game.features, DTYPE)
        if self.dealt:
            match.driver.observe_at(self._records(), 0, player, observed)
        return match.features.scaled(observed)

    def board(self, player: int | None) -> Board:
        """The table as a player (None: a spectator) sees it."""
        return self.match.game.definition.view(named(self._records()), player)

    def __str__(self) -> str:
        if not self.dealt:
            return f"{self.key[0]}, not dealt"
        return self.match.game.name + " " + hashlib.blake2b(self.batch.tobytes(), digest_size=12).hexdigest()


class WharfingerObserver:
    """The features by section, and texts that are equal where what is seen is equal."""

    def __init__(self, kind: Any, key: tuple[Any, ...]) -> None:
        match = _match(*key)
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = self.public and self.private and not self.recall
        self.tensor = np.zeros(match.game.features, np.float32) if whole else None
        self.dict = {} if self.tensor is None else match.features.parts(self.tensor)

    def set_from(self, state: WharfingerState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.features(player)

    def string_from(self, state: WharfingerState, player: int) -> str:
        """What a player sees as a text: the decision, and a hash over the rest."""
        if not state.dealt:
            return ""
        if self.private and self.recall:
            return f"seat {player} " + state.seen[player].hex()
        if self.private and self.public:
            return f"seat {player} " + _mark(state.features(player).tobytes())
        if self.private:
            return f"seat {player} " + _mark(_board(state, player))
        return _mark(_board(state, None)) if self.public else ""


def _board(state: WharfingerState, player: int | None) -> bytes:
    from msgspec import to_builtins

    return json.dumps(to_builtins(state.board(player)), sort_keys=True).encode()


def _mark(seen: bytes) -> str:
    return hashlib.blake2b(seen, digest_size=12).hexdigest()


pyspiel.register_game(_type(), WharfingerGame)
