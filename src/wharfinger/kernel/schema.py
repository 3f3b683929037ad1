"""The fields of a position, described once: the record's layout, and the readable form that people can edit.

A `Field` has axes (seats, churches, goods, ...) and a way to write its values (number, id, seat, yes or no, set of
ids). From the list of fields come the NumPy dtype, `write` (record to JSON-able names) and `read` (the way back, with a
sentence that says what is wrong and where).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import BadFile, message, shown

INT_MAX = 2**31 - 1
COUNT_MAX = 1_000_000
"""The largest argument of a pending decision that declares no range: no count of a real game comes near it."""


@dataclass(frozen=True)
class Axis:
    """A labelled axis: one entry for each id."""

    ids: tuple[str, ...]


@dataclass(frozen=True)
class Seats:
    """The axis of seats: room for the most players a game takes; only the seats in play are written."""

    most: int


@dataclass(frozen=True)
class Field:
    """One field of the record.

    `codes` writes 0, 1, 2, ... as ids; `optional` lets -1 stand for nothing (null); `members` writes the bits of the
    number as a list of ids; `flag` writes 0 and 1 as false and true; `seat` marks numbers that name a seat. `small`
    keeps a large table in 16-bit numbers: copy such a value into a sum, never multiply it.
    """

    name: str
    axes: tuple[Axis | Seats | int, ...] = ()
    codes: tuple[str, ...] | None = None
    members: tuple[str, ...] | None = None
    flag: bool = False
    seat: bool = False
    optional: bool = False
    low: int = 0
    high: int = INT_MAX
    wide: bool = False
    small: bool = False

    @property
    def layout(self) -> tuple[Any, ...]:
        """The entry of this field in a NumPy dtype."""
        kind: type = np.int16 if self.small else np.int32
        if self.wide or self.members is not None:
            kind = np.int64
        shape = tuple(_extent(axis) for axis in self.axes)
        return (self.name, kind, shape) if shape else (self.name, kind)


@dataclass(frozen=True)
class Argument:
    """A number in the frame of a pending decision, from 0 to `high`, and how a file writes it.

    `codes` writes 0, 1, 2, ... as ids; `members` writes the bits of the number as a list of ids; `seat` marks a number
    below that of the players, `seats` one that may equal it. `optional` lets 0 stand for nothing (null): the number is
    then one more than what it means.
    """

    name: str
    high: int = COUNT_MAX
    codes: tuple[str, ...] | None = None
    members: tuple[str, ...] | None = None
    seat: bool = False
    seats: bool = False
    optional: bool = False

    def most(self, seats: int) -> int:
        """The largest number that it can be in a game for so many players."""
        if self.codes is not None:
            most = len(self.codes) - 1
        elif self.members is not None:
            most = (1 << len(self.members)) - 1
        else:
            most = seats - 1 if self.seat else seats if self.seats else self.high
        return most + self.optional

    def write(self, number: int) -> Any:
        """What a file says."""
        return _write(self._field(INT_MAX), (), number - self.optional, 0)

    def read(self, data: Any, where: str, seats: int) -> int:
        """The number for what a file says, if that can be."""
        return _number(self._field(self.most(seats) - self.optional), data, where, seats) + self.optional

    def _field(self, high: int) -> Field:
        return Field(self.name, codes=self.codes, members=self.members, optional=self.optional, high=high)


@dataclass(frozen=True)
class Decision:
    """A kind of pending decision and what its frame holds; a plain name is a count.

    The answer to a `secret` one is known to the seat that decides and to nobody else. A `job` is no question: it is
    done as soon as nothing else is pending before it. The rules of a decision are found by its name; see `dispatch`.
    """

    name: str
    frame: tuple[Argument | str, ...] = ()
    secret: bool = False
    job: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the arguments."""
        return tuple(argument.name for argument in self.described)

    @property
    def described(self) -> tuple[Argument, ...]:
        """The arguments, each with its range."""
        return tuple(Argument(given) if isinstance(given, str) else given for given in self.frame)

    def write(self, numbers: Sequence[int]) -> dict[str, Any]:
        """The arguments of a frame by name."""
        return {one.name: one.write(int(number)) for one, number in zip(self.described, numbers, strict=False)}


def _extent(axis: Axis | Seats | int) -> int:
    if isinstance(axis, int):
        return axis
    return len(axis.ids) if isinstance(axis, Axis) else axis.most


def record_dtype(fields: Iterable[Field], options: int, depth: int, arguments: int) -> np.dtype[Any]:
    """The dtype of a position: what every game has, then the game's own fields.

    `rng` chance; `seats` players; `lot` which listed player sits on seat 0; `turn` turns ended; `over` 0 while the
    game goes on, else a game's own code for how it ended; `options` the switches; `stack`/`depth` pending decisions.
    Wide fields come first and `tail` fills the end: no byte is left undefined, so equal positions have equal bytes.
    """
    head: list[tuple[Any, ...]] = [
        ("rng", np.int64, (4,)),
        ("seats", np.int32),
        ("lot", np.int32),
        ("turn", np.int32),
        ("over", np.int32),
        ("options", np.int32, (max(options, 1),)),
        ("depth", np.int32),
        ("stack", np.int32, (depth, 2 + arguments)),
    ]
    layouts = head + [field.layout for field in fields]
    layouts.sort(key=lambda layout: np.dtype(layout[1]).itemsize, reverse=True)
    tail = -np.dtype(layouts).itemsize % 8
    return np.dtype([*layouts, ("tail", np.uint8, (tail,))] if tail else layouts, align=True)


# -- writing -----------------------------------------------------------------------------------------------------


def write(s: Any, fields: Sequence[Field]) -> dict[str, Any]:
    """The game's own fields in names; what belongs to a seat is gathered under `players`."""
    seats = int(s.seats)
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    shared: dict[str, Any] = {}
    for field in fields:
        value = np.asarray(s[field.name])
        if field.axes and isinstance(field.axes[0], Seats):
            for seat in range(seats):
                players[seat][field.name] = _write(field, field.axes[1:], value[seat], seats)
        else:
            shared[field.name] = _write(field, field.axes, value, seats)
    return {"players": players, **shared}


def _write(field: Field, axes: tuple[Any, ...], value: Any, seats: int) -> Any:
    if axes:
        axis = axes[0]
        if isinstance(axis, Axis):
            return {key: _write(field, axes[1:], value[i], seats) for i, key in enumerate(axis.ids)}
        count = seats if isinstance(axis, Seats) else axis
        return [_write(field, axes[1:], value[i], seats) for i in range(count)]
    number = int(value)
    if field.optional and number == -1:
        return None
    if field.members is not None:
        return [key for i, key in enumerate(field.members) if number >> i & 1]
    if field.codes is not None:
        return field.codes[number]
    return bool(number) if field.flag else number


# -- reading -----------------------------------------------------------------------------------------------------


def read(s: Any, fields: Sequence[Field], data: dict[str, Any]) -> None:
    """Set the game's own fields from names; raises BadFile at the first thing that is wrong."""
    seats = int(s.seats)
    players = data.get("players")
    if not isinstance(players, list) or len(players) != seats:
        raise BadFile(message("expect-players", count=seats))
    for i, player in enumerate(players):
        if not isinstance(player, dict):
            raise BadFile(message("expect-player", field=f"players[{i}]"))
    own = [field for field in fields if field.axes and isinstance(field.axes[0], Seats)]
    shared = [field for field in fields if field not in own]
    _known(data, {"players", *(field.name for field in shared)}, "")
    for field in own:
        value = s[field.name]
        for seat in range(field.axes[0].most):  # type: ignore[union-attr]
            if seat < seats:
                _known(players[seat], {f.name for f in own}, f"players[{seat}].")
                where = f"players[{seat}].{field.name}"
                value[seat] = _read(field, field.axes[1:], _need(players[seat], field.name, where), where, seats)
            else:
                value[seat] = _blank(field)
    for field in shared:
        s[field.name] = _read(field, field.axes, _need(data, field.name, field.name), field.name, seats)


def _known(data: dict[str, Any], names: set[str], where: str) -> None:
    for key in data:
        if key not in names:
            raise BadFile(message("field-unknown", field=f"{where}{key}", fields=", ".join(sorted(names))))


def _need(data: dict[str, Any], key: str, where: str) -> Any:
    if key not in data:
        raise BadFile(message("field-missing", field=where))
    return data[key]


def _blank(field: Field) -> int:
    return -1 if field.optional else 0


def _read(field: Field, axes: tuple[Any, ...], data: Any, where: str, seats: int) -> Any:
    if not axes:
        return _number(field, data, where, seats)
    axis = axes[0]
    if isinstance(axis, Axis):
        if not isinstance(data, dict):
            raise BadFile(message("expect-keys", field=where, keys=", ".join(axis.ids)))
        _known(data, set(axis.ids), f"{where}.")
        return [_read(field, axes[1:], _need(data, key, f"{where}.{key}"), f"{where}.{key}", seats) for key in axis.ids]
    count = seats if isinstance(axis, Seats) else axis
    if not isinstance(data, list) or len(data) != count:
        raise BadFile(message("expect-list", field=where, count=count))
    values = [_read(field, axes[1:], item, f"{where}[{i}]", seats) for i, item in enumerate(data)]
    if isinstance(axis, Seats):
        rest = np.full([_extent(a) for a in axes[1:]], _blank(field))
        values += [rest.tolist()] * (axis.most - seats)
    return values


def _number(field: Field, data: Any, where: str, seats: int) -> int:
    if data is None and field.optional:
        return -1
    if field.members is not None:
        if not isinstance(data, list) or len(set(map(str, data))) != len(data):
            raise BadFile(message("expect-different", field=where))
        return sum(1 << _index(field.members, item, where) for item in data)
    if field.codes is not None:
        return _index(field.codes, data, where)
    if field.flag:
        if not isinstance(data, bool):
            raise BadFile(message("expect-flag", field=where, value=shown(data)))
        return int(data)
    high = seats - 1 if field.seat else field.high
    if isinstance(data, bool) or not isinstance(data, int) or not field.low <= data <= high:
        key = "expect-seat" if field.seat else "expect-least" if high == INT_MAX else "expect-number"
        null = "yes" if field.optional else "no"
        raise BadFile(message(key, field=where, low=str(field.low), high=str(high), null=null, value=shown(data)))
    return data


def _index(ids: Sequence[str], data: Any, where: str) -> int:
    if data not in ids:
        raise BadFile(message("expect-id", field=where, value=shown(data), ids=", ".join(ids)))
    return ids.index(data)
