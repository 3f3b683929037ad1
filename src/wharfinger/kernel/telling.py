"""What happened as people tell it, in no language yet: messages with arguments, by whom they are about.

A game turns the events of a turn into tellings (`Definition.tell`); the browser and the terminal put them into words.
An argument is a number, an id, a list of ids or amounts of things by id. A number called `player` is a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .events import Event
from .game import Game
from .texts import Named, Texts, in_turn, name_of

Argument = str | int | list[str] | dict[str, int]
By = int | str | None
"""A seat, the id of somebody who is no player (`name-by-ID`), or None: nobody, and the clauses are whole sentences."""
Step = tuple[str, Sequence[Event]]
"""A decision and what it caused."""


@dataclass(frozen=True)
class Clause:
    """A message of the game's catalogue with its arguments. Its attribute `.plan` is for a turn that goes on."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Said:
    """What somebody did, deed by deed."""

    by: By
    clauses: list[Clause]


@dataclass(frozen=True)
class Telling:
    """One entry of a log; one with a title is no player's turn but the end of a round or the like."""

    lines: list[Said]
    title: Clause | None = None


@dataclass(frozen=True)
class Stretch:
    """What one seat decides in one turn, as far as somebody may know it; the deal is the seat -1."""

    turn: int
    seat: int
    steps: Sequence[Step]
    over: bool
    """Whether the turn has ended."""
    before: Sequence[Event] = ()
    """What the stretch before it caused, as far as it is known."""

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for _, events in self.steps for event in events]


Tell = Callable[[Stretch], list[Telling]]


def tellings(game: Game, stretch: Stretch) -> list[Telling]:
    """What happened, as the game tells it."""
    tell = game.definition.tell
    return plain(stretch) if tell is None else tell(stretch)


def plain(stretch: Stretch) -> list[Telling]:
    """Event by event, for a game that has nothing better to say."""
    clauses = [
        Clause(f"event-{event.name}", {name: value for name, value in event.arguments.items() if value is not None})
        for event in stretch.events
    ]
    return [Telling([Said(stretch.seat if stretch.seat >= 0 else None, clauses)])] if clauses else []


# -- words -------------------------------------------------------------------------------------------------------


class Teller:
    """Tellings in the words of a game's catalogue; names have their forms with them (`texts.Named`)."""

    def __init__(self, say: Texts | None, names: Sequence[str]) -> None:
        self.say, self.names = say, names

    def by(self, by: By) -> str:
        """Who it is about."""
        if isinstance(by, str):
            return self.named("by", by)
        return "" if by is None else self.names[by]

    def clause(self, clause: Clause, plan: bool = False) -> str:
        """A clause in words; `plan` for a turn that goes on."""
        arguments = self.arguments(clause.args)
        if self.say is None or not self.say.has(clause.id):
            words = [clause.id.removeprefix("event-"), *(f"{name}={value}" for name, value in arguments.items())]
            return " ".join(words).replace("-", " ").replace("_", " ")
        return self.say.attribute(clause.id, "plan" if plan else "", **arguments)

    def deeds(self, clauses: Sequence[Clause]) -> str:
        """What somebody did: deeds one after the other."""
        said = [self.clause(clause) for clause in clauses]
        return in_turn(said)

    def arguments(self, given: Mapping[str, Argument]) -> dict[str, str | int]:
        """Arguments with seats, ids and amounts in words."""
        return {name: self.argument(name, value) for name, value in given.items()}

    def argument(self, name: str, value: Argument) -> str | int:
        """One argument."""
        if isinstance(value, int):
            return self.names[value] if name == "player" else value
        if isinstance(value, str):
            return self.named(name, value)
        if isinstance(value, dict):
            return self._listed([self.amount(name, one, count) for one, count in value.items()])
        return self._listed([self.named(name, one) for one in value])

    def named(self, kind: str, value: str) -> Named:
        """An id as it is named in a sentence (`the-KIND-ID`, or `the-KIND` around its name), or else `name-KIND-ID`."""
        say = self.say
        if say is None:
            return Named(value, lambda form: None)
        own, around = f"the-{kind}-{value}", f"the-{kind}"
        name = name_of(say, kind, value)
        if say.has(own):
            return Named(say(own), lambda form: _first(say.form(own, form), name.forms(form)))
        if say.has(around):
            given = {kind: name}
            return Named(say(around, **given), lambda form: _first(say.form(around, form, **given), name.forms(form)))
        return name

    def amount(self, kind: str, value: str, count: int) -> Named:
        """So many of a thing."""
        say = self.say
        if say is None:
            return Named(f"{count} {value}", lambda form: None)
        key = f"count-{kind}-{value}" if say.has(f"count-{kind}-{value}") else f"count-{value}"
        return Named(say(key, count=count), lambda form: say.form(key, form, count=count))

    def _listed(self, words: Sequence[Named]) -> Named:
        """Several names; each form of the list has them in that form."""
        if len(words) == 1:
            return words[0]
        listed = ", ".join if self.say is None else self.say.listed
        return Named(listed(words), lambda form: listed([word.form(form, word) for word in words]))


def _first(*forms: str | None) -> str | None:
    return next((form for form in forms if form is not None), None)
