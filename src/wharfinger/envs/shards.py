"""Shards: games for training in Parquet files, a row for each decision, and a reader that makes batches of them.

A shard holds what was observed, what was legal, the policy of whoever decided, and how the game ended. Its set-up is in
its metadata, so a shard of other rules or other features is refused and never trained on. Needs the extra `shards`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wharfinger.bots.networks import meaning
from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadFile, BadOption, shown, unreadable
from wharfinger.kernel.features import DTYPE
from wharfinger.kernel.position import Position, new

from .words import message

FORMAT = "shard 1"
ENDING = ".parquet"
KEY = b"wharfinger"
WINDOW = 8
"""Shards that are shuffled together."""
Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Origin:
    """Where a shard comes from. Shards with the same game, rules, components and features go together."""

    game: str
    rules: str
    components: str
    features: str
    """A hash over the features and actions: what the numbers mean."""
    version: str
    options: dict[str, Any]
    maker: dict[str, Any]
    """Who played, and the numbers that decide what was played."""


class Row(NamedTuple):
    """One decision."""

    observation: Numbers
    seat: int
    legal: Sequence[int]
    policy: Sequence[float]
    """The share of each legal action."""
    action: int


@dataclass(frozen=True)
class Played:
    """A game from its deal to its end."""

    deal: int
    rows: list[Row]
    points: list[int]
    places: list[int]


class Batch(NamedTuple):
    """Decisions for training, a row each."""

    observation: Numbers
    """What the player saw: features scaled for networks, or small integers."""
    mask: Numbers
    """Which actions were legal."""
    policy: Numbers
    """The share of each action; the shares of a row add up to 1."""
    action: Numbers
    """What was played."""
    seat: Numbers
    """Who decided."""
    players: Numbers
    result: Numbers
    """What the game paid that player: 1 ahead of all others, -1 behind all of them; 0 in a solo game."""
    points: Numbers
    """Final points from the player who decided on, clockwise; 0 where nobody sits."""
    places: Numbers
    """Final places in the same order; 0 where nobody sits."""


def arrow() -> tuple[Any, Any]:
    """PyArrow and its Parquet module."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise BadOption(message("shard-library")) from None
    return pyarrow, parquet


# -- writing -----------------------------------------------------------------------------------------------------


@cache
def _schema(features: int) -> Any:
    pa, _ = arrow()
    kinds = {
        "deal": pa.int64(),
        "step": pa.int32(),
        "players": pa.int8(),
        "seat": pa.int8(),
        "observation": pa.binary(features * np.dtype(DTYPE).itemsize),
        "legal": pa.list_(pa.int16()),
        "policy": pa.list_(pa.float32()),
        "action": pa.int16(),
        "points": pa.list_(pa.int32()),
        "places": pa.list_(pa.int8()),
    }
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in kinds.items()])


def encoded(origin: Origin, games: Sequence[Played]) -> bytes:
    """A shard of some games; the same games make the same bytes."""
    pa, parquet = arrow()
    rows = [row for game in games for row in game.rows]
    each = [(game, step) for game in games for step in range(len(game.rows))]
    columns = {
        "deal": [game.deal for game, _ in each],
        "step": [step for _, step in each],
        "players": [len(game.points) for game, _ in each],
        "seat": [row.seat for row in rows],
        "observation": [np.ascontiguousarray(row.observation, f"<{DTYPE().dtype.str[1:]}").tobytes() for row in rows],
        "legal": [row.legal for row in rows],
        "policy": [row.policy for row in rows],
        "action": [row.action for row in rows],
        "points": [game.points for game, _ in each],
        "places": [game.places for game, _ in each],
    }
    schema = _schema(registry.game(origin.game).features)
    kept = json.dumps({"format": FORMAT, **asdict(origin)}, sort_keys=True)
    table = pa.table(columns, schema=schema.with_metadata({KEY: kept.encode()}))
    out = BytesIO()
    plain = [name for name in columns if name != "observation"]
    parquet.write_table(table, out, compression="zstd", use_dictionary=plain, write_page_checksum=True)
    return out.getvalue()


# -- reading -----------------------------------------------------------------------------------------------------


def origin_of(path: Path) -> tuple[Origin, int]:
    """Where a shard comes from, and how many decisions it has."""
    pa, parquet = arrow()
    try:
        with parquet.ParquetFile(path) as file:
            kept = (file.metadata.metadata or {}).get(KEY, b"")
            rows = file.metadata.num_rows
    except pa.ArrowException:
        raise BadFile(message("shard-damaged", path=str(path))) from None
    except OSError as error:
        raise unreadable(path, error) from None
    try:
        data = json.loads(kept)
        found = data.pop("format")
    except (TypeError, ValueError, KeyError, AttributeError):
        raise BadFile(message("shard-damaged", path=str(path))) from None
    if found != FORMAT:
        raise BadFile(message("shard-format", path=str(path), has=str(found), wanted=FORMAT))
    if set(data) != {field.name for field in fields(Origin)}:
        raise BadFile(message("shard-damaged", path=str(path)))
    return Origin(**data), rows


def _read(path: Path) -> dict[str, Any]:
    """The columns of a shard as arrays; lists as offsets and values."""
    pa, parquet = arrow()
    try:
        table = parquet.read_table(path, page_checksum_verification=True, memory_map=False).combine_chunks()
        columns: dict[str, Any] = {}
        for name in table.column_names:
            column = table.column(name).combine_chunks()
            if isinstance(column, pa.ChunkedArray):
                column = column.chunk(0)
            if pa.types.is_list(column.type):
                columns[name] = (column.offsets.to_numpy(), column.values.to_numpy(zero_copy_only=False))
            elif pa.types.is_fixed_size_binary(column.type):
                width = column.type.byte_width // np.dtype(DTYPE).itemsize
                raw = np.frombuffer(column.buffers()[1], "<i2", len(column) * width, column.offset * width * 2)
                columns[name] = raw.reshape(len(column), width)
            else:
                columns[name] = column.to_numpy()
        return columns
    except (pa.ArrowException, OSError, ValueError):
        raise BadFile(message("shard-damaged", path=str(path))) from None


class Shards:
    """The shards of a folder, or of a list of files, for training; see [shards](../environments.md#shards)."""

    def __init__(self, source: str | PathLike[str] | Sequence[str | PathLike[str]]) -> None:
        """Read where they come from.

        Raises:
            BadFile: If one is damaged, is of another game, or was made with other rules or features than there are now.
        """
        if isinstance(source, str | PathLike):
            here = Path(source)
            self.paths = sorted(here.glob(f"*{ENDING}")) if here.is_dir() else [here]
            if not self.paths:
                raise BadFile(message("shards-none", path=str(here)))
        else:
            self.paths = [Path(one) for one in source]
        self._rows = []
        for path in self.paths:
            origin, rows = origin_of(path)
            if path is self.paths[0]:
                self.origin = origin
                self.game = registry.game(origin.game)
            if origin.game != self.origin.game:
                raise BadFile(message("shard-mixed", path=str(path), has=origin.game, wanted=self.origin.game))
            now = (self.game.definition.version, self.game.definition.components.mark, meaning(self.game))
            if (origin.rules, origin.components, origin.features) != now:
                raise BadFile(message("shard-old", path=str(path), version=origin.version))
            self._rows.append(rows)

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(self._rows)

    def batches(
        self, size: int, *, seed: int | None = None, compact: bool = False, whole: bool = False
    ) -> Iterator[Batch]:
        """Every decision once, in batches.

        Args:
            size: Decisions in a batch; the last one has what is left.
            seed: Shuffle: shards, and the decisions of some shards at a time. The same seed gives the same order.
            compact: Observe small integers instead of numbers scaled for networks.
            whole: Leave out a last batch that is not full.
        """
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise BadOption(message("batch", value=shown(size)))
        chance = None if seed is None else np.random.default_rng(seed)
        order = np.arange(len(self.paths)) if chance is None else chance.permutation(len(self.paths))
        left: Batch | None = None
        window = 1 if chance is None else WINDOW
        for start in range(0, len(order), window):
            parts = [self._decisions(self.paths[number], compact) for number in order[start : start + window]]
            parts = parts if left is None else [left, *parts]
            every = Batch(*map(np.concatenate, zip(*parts, strict=True)))
            if chance is not None:
                mixed = chance.permutation(len(every.seat))
                every = Batch(*(column[mixed] for column in every))
            full = len(every.seat) // size * size
            for first in range(0, full, size):
                yield Batch(*(column[first : first + size] for column in every))
            left = Batch(*(column[full:] for column in every))
        if left is not None and len(left.seat) and not whole:
            yield left

    def _decisions(self, path: Path, compact: bool) -> Batch:
        """All decisions of a shard."""
        columns = _read(path)
        seat, players = columns["seat"].astype(np.int64), columns["players"].astype(np.int64)
        rows, actions, most = len(seat), self.game.actions, self.game.seats[1]
        offsets, legal = columns["legal"]
        where = np.repeat(np.arange(rows), np.diff(offsets))
        mask, policy = np.zeros((rows, actions), np.bool_), np.zeros((rows, actions), np.float32)
        mask[where, legal] = True
        policy[where, legal] = columns["policy"][1]
        by_seat = np.arange(most)
        there = by_seat < players[:, None]
        points, places = np.zeros((rows, most), np.int64), np.zeros((rows, most), np.int64)
        points[there], places[there] = columns["points"][1], columns["places"][1]
        mine = places[np.arange(rows), seat][:, None]
        balance = (((places > mine) & there).sum(axis=1) - ((places < mine) & there).sum(axis=1)) / np.maximum(
            players - 1, 1
        )
        clockwise = np.where(there, (seat[:, None] + by_seat) % players[:, None], by_seat)
        observed = columns["observation"]
        return Batch(
            observed if compact else self.game.definition.features.scaled(observed),
            mask,
            policy,
            columns["action"].astype(np.int64),
            seat,
            players,
            balance.astype(np.float32),
            np.take_along_axis(points, clockwise, axis=1),
            np.take_along_axis(places, clockwise, axis=1),
        )

    def positions(self, path: str | PathLike[str]) -> Iterator[Position]:
        """Replay the games of a shard: the position before each of its decisions."""
        columns, options = _read(Path(path)), self.origin.options
        position: Position | None = None
        for deal, step, players, action in zip(
            *(columns[name].tolist() for name in ("deal", "step", "players", "action")), strict=True
        ):
            if step == 0 or position is None:
                position = new(self.game.name, players, deal, **options)
            yield position
            position.play(action)
