"""What a game hands to the kernel, and the game as everything above the rules sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from .components import Components
from .errors import BadOption, Message, message, shown
from .events import EventKind
from .jit import Stage
from .schema import Decision, Field

if TYPE_CHECKING:  # how a game is shown and told is no part of the compiled code
    from .features import Table
    from .telling import Tell
    from .view import Board


class Drawing(Protocol):
    """Pictures of a game."""

    def svg(self, view: dict[str, Any], options: dict[str, Any], title: str) -> str:
        """A view as an SVG image."""


Progress = Callable[[str, int, int], None]
"""Told (what is being compiled, number done, number in all)."""

DRIVER = Path(__file__).parent / "templates" / "driver.py"
WALKS = Path(__file__).parent / "templates" / "walks.py"


@dataclass(frozen=True)
class Option:
    """A switch: its values with the default first, a number from `low` to `high` (by default `low`), or a text.

    Texts are for display only: they are kept beside the record, not in it, and are listed last.
    """

    name: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    text: str | None = None
    default: int | None = None
    clause: str = ""

    @property
    def initial(self) -> int:
        """The number that stands in the record when the switch is not given."""
        return self.low if self.default is None else self.default

    def encode(self, value: Any) -> int:
        """The number that stands for a value in the record (0 for a text)."""
        if self.text is not None:
            if not isinstance(value, str) or not value.strip() or "\n" in value or len(value) > 40:
                raise BadOption(message("option-text", option=self.name, value=shown(value)))
            return 0
        if self.values:
            if value not in self.values:
                values = ", ".join(self.values)
                raise BadOption(message("option-one", option=self.name, values=values, value=shown(value)))
            return self.values.index(value)
        if isinstance(value, str) and value.lstrip("-").isdigit():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            given = {"low": str(self.low), "high": str(self.high), "value": shown(value)}
            raise BadOption(message("option-number", option=self.name, **given))
        return value

    def decode(self, number: int) -> str | int:
        """The value for a number of the record."""
        return self.values[number] if self.values else number


@dataclass(frozen=True)
class Definition:
    """Everything one game is made of; a game's package has one, called DEFINITION.

    `rules` is the module of the kernel contract: deal, legal, apply, scores, places, conceal, observe, and optionally
    what players that look ahead need (docs/architecture.md). `phrase` writes a decision in notation; decisions in
    `joined` are written in the same clause as the one before; `implied` is the answer that a written turn may leave
    out; `unordered` are groups of decisions whose answers may be named in any order; nothing hidden may come to light
    between them. `hint` names the message (and its arguments) that tells a person what an answer does now, `why` the
    one that says why some words are not legal now (arguments called `player` and `owner` are seats). `refuse` says in
    a sentence why a number of players and some switches do not go together (None: they do). `tell` turns
    what happened in a turn into messages in the order in which people tell it. `dealt` names what chance
    decided in a deal, for the header of a record. Unless a game is `private` every seat sees what everybody sees.
    `action_names` name the codes of all actions, whatever they mean in a position; `features` are what a seat sees as
    numbers. `view` makes what a seat may see, a struct of the type `board`. `picture` draws it for notebooks.
    `bounds` are the options that end a game which nobody ends: arena, server and environments set them where nothing
    else is asked for. `modes` are the option sets that differ in kind: tests and goldens cover each.
    """

    title: str
    version: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    fields: tuple[Field, ...]
    decisions: tuple[Decision, ...]
    events: tuple[EventKind, ...]
    state: np.dtype[Any]
    actions: int
    action_names: tuple[str, ...]
    features: Table
    endings: tuple[str, ...]
    rules: ModuleType
    components: Components
    phrase: Callable[[Any, int], str]
    view: Callable[[Any, int | None], Board]
    board: type[Board]
    check: Callable[[Any], Sequence[Message | str]]
    implied: Callable[[Any], int] = lambda s: -1
    hint: Callable[[Any, int], tuple[str, dict[str, Any]]] | None = None
    why: Callable[[Any, str], tuple[str, dict[str, Any]]] = lambda s, words: ("", {})
    tell: Tell | None = None
    dealt: Callable[[Any], dict[str, str]] = lambda s: {}
    joined: frozenset[str] = frozenset()
    unordered: tuple[frozenset[str], ...] = ()
    private: bool = True
    refuse: Callable[[int, Any], Message | None] = lambda seats, options: None
    texts: Path | None = None
    picture: Drawing | None = None
    bounds: Mapping[str, int] = field(default_factory=dict)
    modes: tuple[dict[str, Any], ...] = ({},)

    def secret(self, decision: str) -> bool:
        """Whether only the seat that decides may know the answer."""
        return any(known.secret for known in self.decisions if known.name == decision)

    def group(self, decision: str) -> frozenset[str]:
        """The decisions whose answers may be named in any order with those of this one; empty if there are none."""
        return next((group for group in self.unordered if decision in group), frozenset())


class Game:
    """One game on one set of components, ready to play."""

    def __init__(self, name: str, definition: Definition, cache: Path) -> None:
        self.name = name
        self.definition = definition
        self.cache = cache
        self.drivers: dict[Path, ModuleType] = {}
        """The entries compiled for this game, by the file they are written in; see `registry.bind`."""
        self.stages: dict[Path, Stage] = {}
        """Whether those entries run compiled yet, and where their compiled code lies, by the same files."""

    @property
    def rules(self) -> ModuleType:
        return self.definition.rules

    @property
    def state(self) -> np.dtype[Any]:
        return self.definition.state

    @property
    def actions(self) -> int:
        return self.definition.actions

    @property
    def features(self) -> int:
        return len(self.definition.features)

    @property
    def seats(self) -> tuple[int, int]:
        return self.definition.seats

    @property
    def driver(self) -> ModuleType:
        """The kernel's own entries: deal, legal, step, ..."""
        return self.drivers[DRIVER]

    def default_options(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """All switches at their default."""
        return self.encode_options({})[0]

    def bounded(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Switches by name with which every game ends, unless they say themselves that it need not."""
        return {**self.definition.bounds, **given}

    def encode_options(self, given: dict[str, Any]) -> tuple[np.ndarray[Any, np.dtype[np.int32]], dict[str, str]]:
        """Switches by name as the numbers of the record, and the display texts; what is not given has its default."""
        options = self.definition.options
        names = [option.name for option in options]
        for name in given:
            if name not in names:
                key = "option-unknown" if names else "option-none"
                raise BadOption(message(key, game=self.name, option=shown(name), options=", ".join(names)))
        numbers = np.zeros(self.state["options"].shape, np.int32)
        texts = {}
        for i, option in enumerate(options):
            if option.text is not None:
                texts[option.name] = given.get(option.name, option.text)
                option.encode(texts[option.name])
            else:
                numbers[i] = option.encode(given[option.name]) if option.name in given else option.initial
        return numbers, texts

    def decode_options(self, numbers: Any, texts: dict[str, str]) -> dict[str, Any]:
        """Switches of a record by name."""
        return {
            option.name: texts[option.name] if option.text is not None else option.decode(int(numbers[i]))
            for i, option in enumerate(self.definition.options)
        }

    def check_seats(self, seats: Any) -> int:
        """The number of players, if the game takes that many."""
        low, high = self.definition.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise BadOption(message("players-range", game=self.name, low=low, high=high, players=shown(seats)))
        return seats
