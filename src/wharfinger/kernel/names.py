"""Numbers by name, for compiled rules: `D.move`, `OPT.turn_limit`, `E.sold`, `ARG.sell.good`.

They are modules because Numba reads the attributes of a module as constants: a name costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .schema import Decision


def constants(label: str, values: Mapping[str, Any]) -> Any:
    """Named constants."""
    wrong = [name for name in values if not name.isidentifier()]
    if wrong:
        raise ValueError(f"{label}: {wrong[0]!r} is not a name.")
    made = ModuleType(label)
    made.__dict__.update(values)
    return made


def numbered(label: str, names: Iterable[str]) -> Any:
    """The places of some names in their order: 0, 1, 2, ..."""
    listed = list(names)
    twice = [name for name in listed if listed.count(name) > 1]
    if twice:
        raise ValueError(f"{label}: {twice[0]} is there twice.")
    return constants(label, {name: number for number, name in enumerate(listed)})


def arguments(decisions: Sequence[Decision]) -> Any:
    """The places of the arguments in the frame of each decision: `pending.arg(s, ARG.sell.good)`."""
    frames = {one.name: numbered(f"ARG.{one.name}", one.arguments) for one in decisions if one.arguments}
    return constants("ARG", frames)
