"""Games on a GPU that are stepped together: the games of `vector`, number for number, in the memory of the device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from wharfinger.kernel import cuda, registry
from wharfinger.kernel.aot import library, manifest
from wharfinger.kernel.digest import LONGEST
from wharfinger.kernel.errors import BadOption, IllegalMove, WharfingerError, shown
from wharfinger.kernel.game import Game
from wharfinger.kernel.jit import overwrite
from wharfinger.kernel.position import Position

from .vector import Step, Vector
from .words import message

TEMPLATE = Path(__file__).parent / "templates" / "batch.py"
COLUMNS = 1 << 16
"""How many games are observed at once, in columns that are turned into rows afterwards."""
WARP = 32
"""Threads in a block of the kernels that run the rules; larger blocks are no faster."""
SUFFIX = ".ptx"


class CudaVector(Vector):
    """Like [`Vector`][wharfinger.envs.Vector]; the arrays of a step are on the GPU, for PyTorch, JAX or CuPy.

    Everything is queued on `stream` (0: the default one) and nothing waits for the GPU, so illegal actions are counted
    instead of raised: `check` raises. All else is as on a processor: the same seeds play the same games.
    """

    def __init__(
        self,
        game: str,
        players: int,
        batch: int,
        device: int = 0,
        reward: str | None = None,
        compact: bool = False,
        settings: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.device = cuda.device(device)
        self._choose(game, players, batch, 1, reward, settings)
        module = self.device.module(compiled(self.game))
        driver = self._driver = registry.bind(self.game, TEMPLATE)
        self.columns = min(batch, COLUMNS)
        rooms = driver.rooms(self.game, self._setting, self.columns)
        self._rooms: dict[str, Any] = {name: self._array(room) for name, room in rooms.items()}
        scale = np.asarray(self.game.definition.features.scale, np.float32)
        self._scale, self._compact = self.device.array(scale), compact
        wanted = np.int16 if compact else np.float32
        self._observed = self.device.zeros((batch, self.game.features), wanted)
        self._kernels = {name: module.kernel(f"{TEMPLATE.stem}_{name}_at") for name in driver.ARGUMENTS}
        self._sorting = {name: module.kernel(f"sort_{name}") for name in ("count", "claim", "place")}
        self._widen = module.kernel("widen")
        self._turning = module.kernel("turn_raw" if compact else "turn_scaled")
        bins = len(self.game.definition.decisions) * self.game.actions
        sizes = {"counts": bins, "starts": bins, "taken": 1, "ranks": batch, "order": batch}
        self._bins = {name: self.device.zeros((size,), np.int32) for name, size in sizes.items()}
        self._arguments = self._make_arguments()
        observed: Any = self._observed
        mask, actor, rewards, done = (self._rooms[name] for name in ("mask", "actor", "rewards", "done"))
        self.step_made = Step(observed, mask.view(np.bool_), actor, rewards, done.view(np.bool_))

    def _array(self, room: Any) -> cuda.Array:
        return self.device.zeros(*room) if isinstance(room, tuple) else self.device.array(room)

    def _make_arguments(self) -> dict[str, cuda.Arguments]:
        given: dict[str, Any] = {**self._rooms, "codes": self.game.actions}
        made = {}
        for name in ("play", "show", "key", "stand"):
            order = self._bins["order"].address if name == "play" else 0
            made[name] = self._call(self.batch, order, name, given)
        for first in range(0, self.batch, self.columns):
            count = min(self.columns, self.batch - first)
            made[f"observe {first}"] = self._call(count, 0, "observe", given | {"first": first})
            rows = self._observed.address + first * self._observed.strides[0]
            parts = (count, self.game.features, self.columns, self._rooms["raw"].address, self._scale.address, rows)
            made[f"turn {first}"] = cuda.Arguments(*parts)
        bins = {name: array.address for name, array in self._bins.items()}
        keys, size = self._rooms["keys"].address, len(self._bins["counts"])
        made["count"] = cuda.Arguments(self.batch, keys, bins["ranks"], bins["counts"])
        made["claim"] = cuda.Arguments(size, bins["counts"], bins["starts"], bins["taken"])
        made["place"] = cuda.Arguments(self.batch, keys, bins["ranks"], bins["starts"], bins["order"])
        return made

    def _call(self, count: int, order: int, name: str, given: dict[str, Any]) -> cuda.Arguments:
        return cuda.Arguments(count, order, *(given[one] for one in self._driver.ARGUMENTS[name]))

    # -- as on a processor -------------------------------------------------------------------------------------------

    @property
    def stream(self) -> int:
        """The stream that everything is queued on, such as `torch.cuda.current_stream().cuda_stream`."""
        return self.device.stream

    @stream.setter
    def stream(self, handle: int) -> None:
        self.device.stream = handle

    @property
    def sampled(self) -> Any:
        """A legal action of each game by chance: a random player."""
        return self._rooms["sampled"]

    @property
    def points(self) -> Any:
        """The final points by seat, of the last game that ended in each row; 0 before."""
        return self._rooms["points"]

    @property
    def places(self) -> Any:
        """The final places by seat, of the last game that ended in each row; 0 before."""
        return self._rooms["places"]

    @property
    def standing(self) -> Any:
        """The points by seat as the games stand now."""
        self._kernels["stand"].launch(self.batch, self._arguments["stand"])
        return self._rooms["standing"]

    def reset(self, seed: int = 0) -> Step:
        """Deal all games anew; the same seed gives the same games."""
        if not 0 <= seed < LONGEST:
            raise BadOption(message("seed", value=shown(seed)))
        self._seed = seed
        rooms = self._rooms
        for name in ("numbers", "points", "places", "illegal", "mask", "rewards"):
            rooms[name].clear()
        rooms["state"].fill(self._driver.ENDED)
        self._arguments["deal"] = self._call(self.batch, 0, "deal", {**rooms, "seed": seed})
        self._deal_and_show()
        rooms["done"].clear()
        self._observe()
        return self.step_made

    def step(self, actions: Any) -> Step:
        """Play one action in each game, best an array of the GPU. A game that ends is dealt anew at once.

        An action that is not legal is left out, and counted for `check`.
        """
        self._begin(actions)
        self._play()
        self._observe()
        return self.step_made

    def play_randomly(self, steps: int) -> Step:
        """Let random players take so many steps in each game, without looking; then look."""
        for _ in range(steps):
            self._begin(self.sampled)
            self._play()
        self._observe()
        return self.step_made

    def check(self) -> None:
        """Wait for the GPU.

        Raises:
            IllegalMove: If an action since the last reset or check was not legal. Its game was left as it was.
        """
        illegal = int(self._rooms["illegal"].numpy().sum())
        self._rooms["illegal"].clear()
        if illegal:
            raise IllegalMove(message("illegal-batch", count=illegal))

    def parts(self, observation: Any = None) -> dict[str, Any]:
        """Observations by section: a row for each player, card, ship and so on, copied to the host."""
        return self.features.parts(np.asarray(self._observed if observation is None else observation))

    def position(self, row: int) -> Position:
        """A copy of one game as an ordinary position."""
        position = self._blank(row)
        overwrite(position.batch, self._rooms["games"].numpy(row, row + 1))
        position.start_here()
        return position

    def close(self) -> None:
        """Wait until everything queued is done."""
        self.device.synchronize()

    # -- a step ------------------------------------------------------------------------------------------------------

    def _begin(self, actions: Any) -> None:
        if self._seed is None:
            raise WharfingerError(message("reset"))
        wanted = self._rooms["actions"]
        interface = getattr(actions, "__cuda_array_interface__", None)
        if interface is not None and np.dtype(interface["typestr"]) == np.int32:
            given = cuda.Arguments(self.batch, wanted.fitting(interface), wanted.address)
            self._widen.launch(self.batch, given)
        else:
            wanted.set(actions)

    def _play(self) -> None:
        """Games with equal actions go together: threads that part wait for each other."""
        batch, arguments = self.batch, self._arguments
        self._kernels["key"].launch(batch, arguments["key"])
        self._bins["taken"].clear()
        self._sorting["count"].launch(batch, arguments["count"])
        self._sorting["claim"].launch(len(self._bins["counts"]), arguments["claim"])
        self._sorting["place"].launch(batch, arguments["place"])
        self._kernels["play"].launch(batch, arguments["play"], WARP)
        self._deal_and_show()

    def _deal_and_show(self) -> None:
        self._kernels["deal"].launch(self.batch, self._arguments["deal"], WARP)
        self._kernels["show"].launch(self.batch, self._arguments["show"])

    def _observe(self) -> None:
        squares = -(-self.game.features // 32)
        for first in range(0, self.batch, self.columns):
            count = min(self.columns, self.batch - first)
            self._kernels["observe"].launch(count, self._arguments[f"observe {first}"])
            self._turning.launch(-(-count // 32) * squares * 32, self._arguments[f"turn {first}"])


def compiled(game: Game) -> bytes:
    """The kernels of a game: those of a release, or compiled now (which takes a minute or two) and kept."""
    registry.bind(game, TEMPLATE)
    stage = game.stages[TEMPLATE]
    for folder in (library.folder(), stage.folder):
        path = folder / f"{game.name}{SUFFIX}"
        said = manifest.manifest_of(path)
        if said is not None and TEMPLATE.stem in said.files and said.files[TEMPLATE.stem].key == stage.key:
            return path.read_bytes()
    from wharfinger.kernel.aot.build import NoCompiler, build

    try:
        (path,) = build([game.name], [TEMPLATE], "cuda", stage.folder)
    except NoCompiler:
        raise WharfingerError(message("no-compiler")) from None
    return path.read_bytes()
