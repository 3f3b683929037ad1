"""What a GPU does in its threads, done here one game after the other; and the code that it is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cases import some_cases
from wharfinger.envs import vector
from wharfinger.envs.cuda import TEMPLATE
from wharfinger.kernel import jit, registry
from wharfinger.kernel.aot.build import build
from wharfinger.kernel.aot.manifest import manifest_of
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.digest import BLOCK, LONGEST, words_into

CASES = [case for case in some_cases() if case.mode < 2]


class Pieces:
    """The entries of the kernels, called for one game after the other as plain Python."""

    def __init__(self, game: str, players: int, batch: int, by_points: bool, options: dict[str, Any]) -> None:
        self.game, self.batch = registry.game(game), batch
        self.driver = registry.bind(self.game, TEMPLATE)
        switches, _ = self.game.encode_options(self.game.bounded(options))
        rooms = self.driver.rooms(self.game, np.array([[players, by_points, *switches]] * batch, np.int64), batch)
        self.rooms = {name: np.zeros(*room) if isinstance(room, tuple) else room for name, room in rooms.items()}
        self.rooms |= {"games": jit.records(self.game.state, batch), "first": 0}
        self.rooms["codes"] = self.game.actions

    def run(self, name: str, order: list[int] | None = None) -> None:
        first, *rest = (self.rooms[one] for one in self.driver.ARGUMENTS[name])
        for i in order or range(self.batch):
            getattr(self.driver, f"{name}_at")(first, i, *rest)

    def reset(self, seed: int) -> None:
        self.rooms["seed"] = seed
        self.rooms["state"][:] = self.driver.ENDED
        for name in ("deal", "show", "observe"):
            self.run(name)

    def step(self, actions: Any) -> None:
        self.rooms["actions"][:] = actions
        self.run("key")
        self.run("play", np.argsort(self.rooms["keys"]).tolist())
        for name in ("deal", "show", "observe"):
            self.run(name)

    def told(self) -> list[Any]:
        names = ("mask", "actor", "rewards", "done", "sampled", "points", "places")
        return [self.rooms["raw"].T, *(self.rooms[name] for name in names)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_pieces_of_a_step_make_the_games_of_a_batch(case: Any) -> None:
    pieces = Pieces(case.game, case.players, 4, case.players == 1, case.options)
    env = vector(case.game, case.players, 4, compact=True, **case.options)
    env.reset(21)
    pieces.reset(21)
    keys: set[int] = set()
    for _ in range(150):
        expected = (*env.step_made, env.sampled, env.points, env.places)
        for mine, theirs in zip(pieces.told(), expected, strict=True):
            assert (mine == theirs).all()
        actions = env.sampled.copy()
        pieces.step(actions)
        keys |= set(pieces.rooms["keys"].tolist())
        env.step(actions)
    bins = len(pieces.game.definition.decisions) * pieces.game.actions
    assert all(0 <= key < bins for key in keys)
    for row in range(4):
        assert env.position(row).batch.tobytes() == pieces.rooms["games"][row : row + 1].tobytes()


def test_an_illegal_action_is_counted_and_its_game_stays() -> None:
    pieces = Pieces("tiny", 2, 3, False, {})
    pieces.reset(1)
    legal = pieces.rooms["sampled"].copy()
    before = pieces.rooms["games"][1:2].tobytes()
    pieces.step([legal[0], 99, legal[2]])
    pieces.step([pieces.rooms["sampled"][0], -1, pieces.rooms["sampled"][2]])
    assert pieces.rooms["illegal"].tolist() == [0, 2, 0]
    assert pieces.rooms["games"][1:2].tobytes() == before
    assert pieces.rooms["mask"][1].sum() == pieces.rooms["counts"][1]
    pieces.step(pieces.rooms["sampled"])
    assert pieces.rooms["games"][1:2].tobytes() != before


@pytest.mark.parametrize("seed", [0, 9, 10, 99_999_999, 2**53 + 1, LONGEST - 1])
def test_compiled_code_deals_from_a_seed_what_python_deals(seed: int) -> None:
    words = np.zeros(4, np.int64)
    words_into(seed, np.full(BLOCK, -1, np.int64), words)
    assert words.tolist() == words_of(seed).tolist()


def test_kernels_are_made_for_every_entry(tmp_path: Path) -> None:
    (made,) = build(["tiny"], [TEMPLATE], "cuda", tmp_path)
    code = made.read_text()
    driver = registry.bind(registry.game("tiny"), TEMPLATE)
    for name in (*(f"batch_{one}_at" for one in driver.ARGUMENTS), "sort_count", "turn_scaled", "turn_raw"):
        assert f".visible .entry {name}(" in code
    assert ".extern" not in code  # nothing is left to link
    said = manifest_of(made)
    assert said is not None and said.target == "cuda" and set(said.files) == {"batch"}
    assert list(build(["tiny"], [TEMPLATE], "cuda", tmp_path)) == [made] and made.read_text() == code
