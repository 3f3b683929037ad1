"""What a seat sees as numbers for learning: one table per game, from which the rule `observe` is made.

A `Table` has sections. A section lists things of one kind (players, cards, ships, ...), each with the same features, so
its part of an observation is a matrix; a section of a single row tells of the table. What a section tells is a
`Value` of the record's field, a `Location` (which thing a field names) or `Computed` by a rule. Observations are
small integers; each feature has a `unit`, by which networks divide it.

Players are listed from the one who looks, clockwise, and every seat is told in that order too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from .game import Option
from .jit import rule
from .pending import ARGS, KIND, SEAT
from .schema import Axis, Decision, Field, Seats

Numbers = np.ndarray[Any, Any]
Rule = Callable[..., Any]

DTYPE = np.int16
MOST = int(np.iinfo(DTYPE).max)
"""The largest number of a feature; larger ones are shown as this one."""
MOST_ARGUMENT = 999
"""The largest argument of a decision that is told: games mark "no limit" by numbers far above what is ever counted."""
BITS = 8
"""Members of a set that share a number, where a set is not spread out."""
LISTED = 8
"""Options with more values than these do not list them."""
CLOCKWISE = ("you", "left", "second_left", "third_left", "fourth_left")
"""Players, from the one who looks."""


@dataclass(frozen=True)
class Feature:
    """One number of an observation, from `low` to `high`; networks divide it by `unit`."""

    name: str
    low: int
    high: int
    unit: float
    meaning: str


@dataclass(frozen=True)
class Value:
    """What a field says: numbers as they are, ids as one feature each (1: this one), sets as one per member.

    `own` tells the viewer's alone; `seen(s, seat, i)` says whether a seat sees entry `i` of the first axis that is not
    the section's; `hot` tells a number below it as one feature each; `by_seat` says that the first ids are seats.
    """

    field: str
    meaning: str
    unit: float = 1
    own: bool = False
    seen: Rule | None = None
    hot: int = 0
    by_seat: bool = False


@dataclass(frozen=True)
class Location:
    """Where each thing of the section is, by a field that names things: 1 where the field names this one.

    `ranked` makes one number of the last axis, its place counted from 1. `own` and `seen` as in `Value`.
    """

    field: str
    meaning: str
    own: bool = False
    seen: Rule | None = None
    ranked: bool = False


@dataclass(frozen=True)
class Computed:
    """What a rule says: `rule(s, seat)`, with the number of the thing in a section of things (of a player: the seat).

    `ids` name several features: the rule gets their number last. `hot` makes its answer one feature each (-1: none).
    """

    name: str
    rule: Rule
    meaning: str
    ids: tuple[str, ...] = ()
    low: int = 0
    high: int = 1
    unit: float = 1
    hot: bool = False


@dataclass(frozen=True)
class Written:
    """What a rule writes: `rule(s, seat, i, out, at)` sets those of its `features` that are not 0, from `at` on."""

    name: str
    rule: Rule
    features: tuple[Feature, ...]


Told = Value | Location | Computed | Written


@rule
def _playing(s, seat, player):  # type: ignore[no-untyped-def]
    return 1


PLAYING = Computed("playing", _playing, "whether somebody sits here")
"""For the section of the players."""


@dataclass(frozen=True)
class Section:
    """Things of one kind, by their ids, and what is told of each; no ids: the table."""

    name: str
    told: tuple[Told, ...]
    ids: tuple[str, ...] = ()
    players: bool = False


class Block(NamedTuple):
    """The features that one entry of a section's table takes: from `at` in each row, `shape` cells of `size` each."""

    section: str
    told: Told
    at: int
    shape: tuple[int, ...]
    size: int


class Place(NamedTuple):
    """Where a section lies in an observation: `rows` rows of `width` features each."""

    start: int
    rows: int
    width: int
    ids: tuple[str, ...]


class Table:
    """All features of a game, and its rule `observe`."""

    def __init__(
        self,
        fields: Sequence[Field],
        decisions: Sequence[Decision],
        options: Sequence[Option],
        endings: Sequence[str],
        state: np.dtype[Any],
        seats: int,
        sections: Sequence[Section],
    ) -> None:
        self.seats = CLOCKWISE[:seats]
        self.places: dict[str, Place] = {}
        self.blocks: list[Block] = []
        self._fields = {field.name: field for field in fields}
        self._rows: dict[str, list[Feature]] = {}
        self._scope: dict[str, Any] = {}
        self._code: list[str] = []
        self._size = 0
        for section in sections:
            self._add(section)
        self._add_game(endings)
        self._add_decisions(decisions, state)
        self._add_options(options)
        self.observe = self._rule()

    def __len__(self) -> int:
        return self._size

    # -- asking ------------------------------------------------------------------------------------------------------

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """Every feature in its order, named `section[thing].what`."""
        found = []
        for name, place in self.places.items():
            for thing in place.ids or ("",):
                where = f"{name}[{thing}]" if thing else name
                for one in self._rows[name]:
                    found.append(Feature(f"{where}.{one.name}", one.low, one.high, one.unit, one.meaning))
        return tuple(found)

    def described(self, section: str) -> tuple[Feature, ...]:
        """The features of each thing of a section."""
        return tuple(self._rows[section])

    @cached_property
    def scale(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What each feature is multiplied by for networks."""
        return np.array([1 / one.unit for one in self.features], np.float32)

    @cached_property
    def low(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        """The least number that each feature can be."""
        return np.array([one.low for one in self.features], DTYPE)

    @cached_property
    def high(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        """The largest number that each feature can be."""
        return np.array([one.high for one in self.features], DTYPE)

    def scaled(self, observed: Numbers) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Observations as networks like them."""
        made: np.ndarray[Any, np.dtype[np.float32]] = np.multiply(observed, self.scale, dtype=np.float32)
        return made

    def parts(self, observed: Numbers) -> dict[str, Numbers]:
        """The sections of observations, each with a row per thing; nothing is copied."""
        found = {}
        for name, place in self.places.items():
            part = observed[..., place.start : place.start + place.rows * place.width]
            shape = (place.rows, place.width) if place.ids else (place.width,)
            found[name] = part.reshape(*observed.shape[:-1], *shape)
        return found

    # -- making ------------------------------------------------------------------------------------------------------

    def _rule(self) -> Rule:
        lines = ["def observe(s, seat, out):", f"  for k in range({self._size}):", "    out[k] = 0", *self._code]
        exec("\n".join(lines), self._scope)  # a text made of the names in this table
        return rule(self._scope["observe"])

    def _called(self, function: Rule) -> str:
        name = f"f{len(self._scope)}"
        self._scope[name] = function
        return name

    def _add(self, section: Section) -> None:
        rows: list[Feature] = []
        waiting = []
        for told in section.told:
            if isinstance(told, Computed):
                shape, kinds = self._computed(told)
            elif isinstance(told, Written):
                shape, kinds = (), [replace(one, name=f"{told.name}.{one.name}") for one in told.features]
            elif isinstance(told, Location):
                shape, kinds = self._location(told)
            else:
                shape, kinds = self._value(section, told)
            size = len(kinds) // max(1, int(np.prod(shape)))
            waiting.append(Block(section.name, told, len(rows), shape, size))
            rows += kinds
        ids = self.seats if section.players else section.ids
        self.places[section.name] = Place(self._size, max(1, len(ids)), len(rows), ids)
        self._rows[section.name] = rows
        self.blocks += waiting
        for block in waiting:
            self._write(section, block)
        self._size += max(1, len(ids)) * len(rows)

    def _axes(self, told: Value | Location, section: Section | None) -> list[Axis | Seats | int]:
        """The axes of a field that make several features of it."""
        axes = list(self._fields[told.field].axes)
        return axes[1:] if told.own or (section is not None and (section.ids or section.players)) else axes

    def _cells(self, axes: Sequence[Axis | Seats | int]) -> list[str]:
        names = [""]
        for axis in axes:
            if isinstance(axis, int):
                ids: Sequence[str] = [str(number) for number in range(1, axis + 1)]
            else:
                ids = axis.ids if isinstance(axis, Axis) else self.seats
            names = [f"{name}.{one}" for name in names for one in ids]
        return names

    def _extents(self, axes: Sequence[Axis | Seats | int]) -> tuple[int, ...]:
        return tuple(
            axis if isinstance(axis, int) else len(axis.ids if isinstance(axis, Axis) else self.seats) for axis in axes
        )

    def _value(self, section: Section, told: Value) -> tuple[tuple[int, ...], list[Feature]]:
        field, axes = self._fields[told.field], self._axes(told, section)
        kinds: Sequence[str] = [""]
        low, high = max(-MOST, field.low), min(MOST, field.high)
        if field.codes is not None:
            kinds = [f"={one}" for one in field.codes]
            if told.by_seat:
                kinds = [f"={one}" for one in (*self.seats, *field.codes[len(self.seats) :])]
        elif field.members is not None:
            kinds = [f"={one}" for one in field.members]
        elif field.seat:
            kinds = [f"={one}" for one in self.seats]
        elif told.hot:
            kinds = [f"={number}" for number in range(told.hot)]
        if len(kinds) > 1 or field.flag:
            low, high = 0, 1
        made = [
            Feature(f"{told.field}{cell}{kind}", low, high, told.unit, told.meaning)
            for cell in self._cells(axes)
            for kind in kinds
        ]
        return self._extents(axes), made

    def _location(self, told: Location) -> tuple[tuple[int, ...], list[Feature]]:
        axes = self._axes(told, None)
        if told.ranked:
            *axes, last = axes
            high = self._extents([last])[0]
            made = [Feature(f"{told.field}{cell}", 0, high, high, told.meaning) for cell in self._cells(axes)]
        else:
            made = [Feature(f"{told.field}{cell}", 0, 1, 1, told.meaning) for cell in self._cells(axes)]
        return self._extents(axes), made

    def _computed(self, told: Computed) -> tuple[tuple[int, ...], list[Feature]]:
        sign = "=" if told.hot else "."
        names = [f"{told.name}{sign}{one}" for one in told.ids] or [told.name]
        made = [Feature(name, told.low, told.high, told.unit, told.meaning) for name in names]
        return (() if told.hot or not told.ids else (len(told.ids),)), made

    # -- the text of the rule ----------------------------------------------------------------------------------------

    def _write(self, section: Section, block: Block) -> None:
        told, place = block.told, self.places[section.name]
        if isinstance(told, Location):
            self._write_location(told, block, place)
            return
        things = bool(place.ids)
        lines, indent, index = self._code, "  ", []
        if things:
            lines.append(f"  for e in range({'s.seats' if section.players else place.rows}):")
            lines.append(f"    i = {'(seat + e) % s.seats' if section.players else 'e'}")
            indent, index = "    ", ["i"]
        at = f"{place.start + block.at}" + (f" + e * {place.width}" if things else "")
        if isinstance(told, Computed):
            self._write_computed(told, index, at, indent)
            return
        if isinstance(told, Written):
            lines.append(f"{indent}{self._called(told.rule)}({', '.join(['s', 'seat', *index])}, out, {at})")
            return
        field = self._fields[told.field]
        if told.own and not things:
            index = ["seat"]
        elif told.own:
            lines.append(f"{indent}if i == seat:")
            indent += "  "
        axes = self._axes(told, section)
        at, indent = self._loops(axes, index, at, block, told.seen, indent)
        value = f"s.{told.field}" + (f"[{', '.join(index)}]" if index else "")
        lines += [f"{indent}at = {at}", f"{indent}v = {value}"]
        if field.members is not None:
            lines += [f"{indent}for k in range({len(field.members)}):", f"{indent}  out[at + k] = v >> k & 1"]
        elif field.seat:
            lines += [f"{indent}if v >= 0:", f"{indent}  out[at + (v - seat) % s.seats] = 1"]
        elif told.by_seat:
            lines += [f"{indent}if 0 <= v < {len(self.seats)}:", f"{indent}  v = (v - seat) % s.seats"]
            lines += [f"{indent}if v >= 0:", f"{indent}  out[at + v] = 1"]
        elif field.codes is not None or told.hot:
            lines += [f"{indent}if 0 <= v < {block.size}:", f"{indent}  out[at + v] = 1"]
        else:
            lines.append(f"{indent}out[at] = {_bounded('v', field)}")

    def _loops(
        self,
        axes: Sequence[Axis | Seats | int],
        index: list[str],
        at: str,
        block: Block,
        seen: Rule | None,
        indent: str,
        ranked: bool = False,
    ) -> tuple[str, str]:
        """Loops over the axes of a field: they add to `index` and to `at`."""
        lines = self._code
        stride = block.size * int(np.prod(block.shape))
        for number, axis in enumerate(axes):
            here, extent = f"j{number}", self._extents([axis])[0]
            last = ranked and number == len(axes) - 1
            stride = stride if last else stride // extent
            at += "" if last else f" + {here} * {stride}"
            lines.append(f"{indent}for {here} in range({'s.seats' if isinstance(axis, Seats) else extent}):")
            indent += "  "
            if isinstance(axis, Seats):
                lines.append(f"{indent}p{number} = (seat + {here}) % s.seats")
                here = f"p{number}"
            index.append(here)
            if number == 0 and seen is not None:
                lines.append(f"{indent}if {self._called(seen)}(s, seat, {here}):")
                indent += "  "
        return at, indent

    def _write_location(self, told: Location, block: Block, place: Place) -> None:
        field, lines = self._fields[told.field], self._code
        index = ["seat"] if told.own else []
        axes = self._axes(told, None)
        at, indent = self._loops(axes, index, str(place.start + block.at), block, told.seen, "  ", told.ranked)
        value = f"s.{told.field}" + (f"[{', '.join(index)}]" if index else "")
        one = f"1 + {index[-1]}" if told.ranked else "1"
        lines += [f"{indent}at = {at}", f"{indent}v = {value}"]
        if field.members is None:
            lines += [f"{indent}if v >= 0:", f"{indent}  out[at + v * {place.width}] = {one}"]
        else:
            lines += [f"{indent}while v != 0:", f"{indent}  out[at] = v & 1", f"{indent}  v >>= 1"]
            lines.append(f"{indent}  at += {place.width}")

    def _write_computed(self, told: Computed, index: list[str], at: str, indent: str) -> None:
        lines, called = self._code, self._called(told.rule)
        given = ", ".join(["s", "seat", *index])
        if told.hot:
            lines += [f"{indent}v = {called}({given})", f"{indent}if v >= 0:", f"{indent}  out[{at} + v] = 1"]
        elif told.ids:
            lines.append(f"{indent}for k in range({len(told.ids)}):")
            lines.append(f"{indent}  out[{at} + k] = min({called}({given}, k), {told.high})")
        else:
            lines.append(f"{indent}out[{at}] = min({called}({given}), {told.high})")

    # -- what every game has -----------------------------------------------------------------------------------------

    def _add_row(self, name: str, rows: list[Feature], code: list[str], ids: tuple[str, ...] = ()) -> None:
        self.places[name] = Place(self._size, max(1, len(ids)), len(rows), ids)
        self._rows[name] = rows
        self._code += code
        self._size += len(rows) * max(1, len(ids))

    def _add_game(self, endings: Sequence[str]) -> None:
        """Whose observation it is, who acts, how far the game is and how it ended."""
        at, seats = self._size, len(self.seats)
        rows = [Feature(f"seat={k}", 0, 1, 1, "the number of your own seat") for k in range(seats)]
        rows += [Feature(f"players={k + 1}", 0, 1, 1, "how many play") for k in range(seats)]
        rows += [Feature(f"actor={who}", 0, 1, 1, "who decides; nobody when the game is over") for who in self.seats]
        rows.append(Feature("turn", 0, MOST, 100, "how many turns have ended"))
        rows += [Feature(f"over={how}", 0, 1, 1, "how the game has ended") for how in endings[1:]]
        code = [f"  out[{at} + seat] = 1", f"  out[{at + seats} + s.seats - 1] = 1", "  if s.depth > 0:"]
        code += [f"    out[{at + 2 * seats} + (s.stack[s.depth - 1, {SEAT}] - seat) % s.seats] = 1"]
        code += [f"  out[{at + 3 * seats}] = min(s.turn, {MOST})", "  if s.over > 0:"]
        code += [f"    out[{at + 3 * seats} + s.over] = 1"]
        self._add_row("game", rows, code)

    def _add_decisions(self, decisions: Sequence[Decision], state: np.dtype[Any]) -> None:
        """The decision that is asked and its arguments, then what waits below it, the next one first."""
        levels, arguments = state["stack"].shape[0] - 1, state["stack"].shape[1] - ARGS
        chosen = [_set_of(one) for one in decisions]
        members = max((one.described[k].members or () for one, k in zip(decisions, chosen, strict=True) if k >= 0),
                      key=len, default=())  # fmt: skip
        self._scope["sets"] = np.array(chosen, np.int64)
        at = self._size
        rows = [Feature(f"asked={one.name}", 0, 1, 1, "the decision that is asked") for one in decisions]
        code = ["  if s.depth > 0:", f"    kind = s.stack[s.depth - 1, {KIND}]", f"    out[{at} + kind] = 1"]
        at += len(rows)
        for k in range(arguments):
            named = [one.arguments[k] for one, own in zip(decisions, chosen, strict=True) if own != k < len(one.frame)]
            meaning = f"of the decision: {', '.join(dict.fromkeys(named))}" if named else "nothing"
            rows.append(Feature(f"argument_{k + 1}", 0, MOST_ARGUMENT, 10, meaning))
        code += ["    chosen = sets[kind]", f"    for k in range({arguments}):"]
        code += [
            "      if k != chosen:",
            f"        out[{at} + k] = min(s.stack[s.depth - 1, {ARGS} + k], {MOST_ARGUMENT})",
        ]
        at += arguments
        if members:
            rows += [Feature(f"set={one}", 0, 1, 1, "of the decision: the members of its set") for one in members]
            code += ["    if chosen >= 0:", f"      for k in range({len(members)}):"]
            code += [f"        out[{at} + k] = s.stack[s.depth - 1, {ARGS} + chosen] >> k & 1"]
        self._add_row("decision", rows, code)
        if levels:
            self._add_waiting(len(decisions), levels, arguments, -(-len(members) // BITS))

    def _add_waiting(self, kinds: int, levels: int, arguments: int, words: int) -> None:
        at, seats = self._size, len(self.seats)
        rows = [Feature("kind", 0, kinds, kinds, "what is asked or done later: the number of the decision, from 1")]
        rows.append(Feature("player", 0, seats, seats, "whom it concerns: 1 is you, then clockwise"))
        rows += [Feature(f"argument_{k + 1}", 0, MOST_ARGUMENT, 10, "its arguments") for k in range(arguments)]
        packed = f"the members of its set, {BITS} as the bits of a number"
        rows += [Feature(f"set_{k + 1}", 0, 2**BITS - 1, 2**BITS - 1, packed) for k in range(words)]
        code = ["  for level in range(1, s.depth):", "    row = s.depth - 1 - level"]
        code += [f"    at = {at} + (level - 1) * {len(rows)}", f"    kind = s.stack[row, {KIND}]"]
        code += ["    chosen = sets[kind]", "    out[at] = kind + 1"]
        code += [f"    out[at + 1] = 1 + (s.stack[row, {SEAT}] - seat) % s.seats", f"    for k in range({arguments}):"]
        code += ["      if k != chosen:", f"        out[at + 2 + k] = min(s.stack[row, {ARGS} + k], {MOST_ARGUMENT})"]
        if words:
            code += ["    if chosen >= 0:", f"      for k in range({words}):"]
            taken = f"s.stack[row, {ARGS} + chosen] >> {BITS} * k & {2**BITS - 1}"
            code += [f"        out[at + {2 + arguments} + k] = {taken}"]
        self._add_row("waiting", rows, code, tuple(str(level) for level in range(1, levels + 1)))

    def _add_options(self, options: Sequence[Option]) -> None:
        """The switches, each as the number of its value."""
        rows = []
        for option in options:
            if option.text is None:
                most = min(MOST, len(option.values) - 1 if option.values else option.high)
                few = 0 < len(option.values) <= LISTED
                values = ", ".join(f"{number} {value}" for number, value in enumerate(option.values))
                meaning = f"option: {values}" if few else "option: the number of its value" if values else "option"
                rows.append(Feature(option.name, 0, most, min(most, 100), meaning))
        code = [f"  for k in range({len(rows)}):", f"    out[{self._size} + k] = min(s.options[k], {MOST})"]
        self._add_row("options", rows, code if rows else [])


def _set_of(decision: Decision) -> int:
    """Which argument of a decision is a set; -1: none."""
    return next((k for k, one in enumerate(decision.described) if one.members is not None), -1)


def _bounded(value: str, field: Field) -> str:
    text = value if field.high <= MOST else f"min({value}, {MOST})"
    return text if field.low >= -MOST else f"max({text}, {-MOST})"
