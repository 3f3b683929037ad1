"""A position as people use it: ask who decides and what is legal, play, look, copy, write down."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np

from . import notation, registry, schema
from .chance import SEEDS, words_of
from .errors import BadFile, BadOption, IllegalMove, WrongVersion
from .events import NO_EVENTS, Event, buffer, decode
from .game import WALKS, Game, Progress
from .groups import Group
from .history import History
from .jit import named, overwrite, records
from .notation import Action, Line, Played, Walker, Writer
from .pending import ARGS, KIND, SEAT
from .reading import Past, read
from .refusals import refusal
from .texts import Texts, catalogue

if TYPE_CHECKING:
    from .record import Record

FORMAT = "position 1"
LOOKED_BACK = 48
"""More decisions than any unordered group has questions."""


class _Written(NamedTuple):
    """Finished lines of a game, and how many decisions they hold; older ones before them."""

    before: _Written | None
    version: int
    lines: tuple[Line, ...]


MOST_TURNS = 1_000_000_000
"""A file may not say that more turns have ended: the count must have room to go on."""


class Position:
    """One position of one game. `new` and `load` make them; `play` changes them."""

    def __init__(self, game: Game, names: Sequence[str], seed: int | None) -> None:
        """For `new`, `load` and `copy`; everybody else calls those."""
        self.game = game
        self.names = list(names)
        """The player on each seat."""
        self.seed = seed
        self.events: list[Event] = []
        """What the last `play` caused."""
        self._batch = records(game.state, 1)
        self._history: History
        self._written: _Written | None = None
        self.display: dict[str, str] = {}
        """Options that only name things on the table."""

    @cached_property
    def _s(self) -> Any:
        return named(self._batch)

    @cached_property
    def _out(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.zeros(self.game.actions, np.int64)

    @cached_property
    def _buffer(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        return buffer()

    def start_here(self) -> None:
        """Take the position as it stands for the start of its game."""
        self._history = History(self._batch.tobytes())
        self._written = None

    analyse: ClassVar[Callable[..., Any]]
    """The best turns for whoever decides (see `bots.search.analysis`); set by the package, which is above this room."""

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self._s.seats)

    @property
    def actor(self) -> int | None:
        """The seat whose decision it is (0, 1, ...), or None when the game is over."""
        depth = self._s.depth
        return int(self._s.stack[depth - 1, SEAT]) if depth else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._s.depth

    @property
    def ending(self) -> str | None:
        """How the game ended, or None."""
        return self.game.definition.endings[int(self._s.over)] if self.over else None

    @property
    def turn(self) -> int:
        """How many turns have ended."""
        return int(self._s.turn)

    @property
    def phase(self) -> str:
        """The name of the pending decision, or "over"."""
        if not self._s.depth:
            return "over"
        return self.game.definition.decisions[int(self._s.stack[self._s.depth - 1, KIND])].name

    @property
    def options(self) -> dict[str, Any]:
        """Every switch with its value."""
        return self.game.decode_options(self._s.options, self.display)

    @property
    def moves(self) -> tuple[int, ...]:
        """The codes of all decisions played since the start."""
        return self._history.codes

    @property
    def version(self) -> int:
        """How many decisions have been played since the start."""
        return len(self._history)

    def moves_since(self, version: int) -> tuple[int, ...]:
        """The codes of the decisions after the first so many."""
        return self._history.since(version)

    @property
    def state(self) -> Any:
        """The record itself, by named fields. Changing it is setting up another position: use `copy` first."""
        return self._s

    @property
    def batch(self) -> np.ndarray[Any, Any]:
        """The array of one record that compiled entries take."""
        return self._batch

    def legal(self) -> list[Action]:
        """Every legal answer to the pending decision, by code; empty when the game is over."""
        found = notation.answers(self.game, self._batch, self._out)
        return [Action(answer.code, answer.text) for answer in found]

    def phrase(self, code: int) -> str:
        """A legal answer in notation."""
        if not self.game.definition.group(self.phase):
            return self.game.definition.phrase(self._s, code)
        return next(action.text for action in self.legal() if action.code == code)

    def legal_codes(self) -> list[int]:
        """The codes of `legal`, without their notation."""
        return notation.legal_codes(self.game, self._batch, self._out)

    def texts(self, language: str = "en") -> Texts | None:
        """The game's catalogue, if it has one."""
        folder = self.game.definition.texts
        return catalogue(folder, language) if folder else None

    def hint(self, action: Action | int) -> str:
        """What an answer does now, in a few words; empty if the game says nothing about it."""
        texts, hint = self.texts(), self.game.definition.hint
        if texts is None or hint is None:
            return ""
        key, arguments = hint(self._s, action.code if isinstance(action, Action) else action)
        return texts(key, **arguments) if key else ""

    @property
    def prompt(self) -> str:
        """What is asked, as a sentence."""
        texts = self.texts()
        return texts(f"decision-{self.phase}") if texts else self.phase

    def scores(self) -> list[int]:
        """Points per seat: final when the game is over, else as if it ended now."""
        return self._scores()[0]

    def places(self) -> list[int]:
        """Place per seat, 1 for the winner; players that the rules leave tied share a place."""
        return self._scores()[1]

    def _scores(self) -> tuple[list[int], list[int]]:
        points = np.zeros(self.game.seats[1], np.int64)
        places = np.zeros(self.game.seats[1], np.int64)
        self.game.driver.scores_at(self._batch, 0, points, places)
        return points[: self.seats].tolist(), places[: self.seats].tolist()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat may see it (None: a spectator): JSON-able, nothing hidden in it."""
        if seat is not None:
            self._check_seat(seat)
        return {**self.heading(seat), **self.board(seat)}

    def svg(self, path: str | os.PathLike[str] | None = None, seat: int | None = None) -> str:
        """The table as a seat sees it (None: a spectator), as an SVG image; written to a file if there is a path."""
        picture = self.game.definition.picture
        if picture is None:
            raise BadOption(f"There are no pictures of {self.game.definition.title}.")
        return self._saved(picture.svg(self.view(seat), self.options, self._caption), path)

    def html(self, path: str | os.PathLike[str] | None = None, seat: int | None = None) -> str:
        """The same as an HTML page."""
        head = f'<!doctype html>\n<meta charset="utf-8">\n<title>{escape(self._caption)}</title>\n'
        return self._saved(head + self.svg(seat=seat), path)

    def _repr_html_(self) -> str | None:
        """What a notebook shows: what everybody at the table may see."""
        return None if self.game.definition.picture is None else self.svg()

    @property
    def _caption(self) -> str:
        """What a picture shows, in a line."""
        return f"{self.game.definition.title}: {', '.join(self.names)}, turn {self.turn + 1}"

    @staticmethod
    def _saved(text: str, path: str | os.PathLike[str] | None) -> str:
        if path is not None:
            try:
                Path(path).write_text(text, encoding="utf-8")
            except OSError as error:
                raise BadFile(f"{path} cannot be written: {error.strerror}.") from None
        return text

    def board(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that the game makes."""
        return self.game.definition.view(self._s, seat)

    def heading(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that is the same in every game."""
        return {
            "game": self.game.name,
            "seat": seat,
            "names": list(self.names),
            "turn": self.turn,
            "actor": self.actor,
            "decision": self.phase,
            "ending": self.ending,
            "scores": self.scores() if self.over else None,  # before the end it is the game's to say what all may know
        }

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat may know, as numbers for learning."""
        features = np.zeros(self.game.features, np.float32)
        self.game.driver.observe_at(self._batch, 0, self._check_seat(seat), features)
        return features

    def _check_seat(self, seat: Any) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption(f"This game has the seats 0 to {self.seats - 1}, not {seat!r}.")
        return seat

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, move: str | Action | int) -> list[Event]:
        """Play a decision by notation, Action or code; a text may hold several decisions (`sell cloth=1 beer=2`).

        Returns what happened. An illegal move raises IllegalMove and changes nothing.
        """
        if isinstance(move, str):
            walker = Walker(self.game, self._batch.copy(), self.names)
            back, codes = read(walker, move, Past(self._forced_before, self._group_so_far))
        else:
            back, codes = 0, [move.code if isinstance(move, Action) else self._check_code(move)]
            if codes[0] not in self.legal_codes():
                raise IllegalMove(refusal(Walker(self.game, self._batch.copy(), self.names), f"action {codes[0]}"))
        told = self._caused_since(self.version - back) if back else []
        self._take_back(back)
        for code in codes:
            self._step(code)
        for event in told:
            if event in self.events:
                self.events.remove(event)
        return self.events

    def _check_code(self, code: Any) -> int:
        if isinstance(code, bool) or not isinstance(code, int | np.integer):
            raise IllegalMove(f"A move is given by notation, Action or code, not by {code!r}.")
        return int(code)

    def _step(self, code: int) -> None:
        self.game.driver.step_at(self._batch, 0, code, self._buffer, self._out)
        self.events += decode(self._buffer, self.game.definition.events)
        self._history.add(code, self._batch.tobytes() if self._history.full else None)

    def undo(self) -> Action:
        """Take back the last decision (and what it forced); returns it."""
        if not self.version:
            raise IllegalMove("There is nothing to take back: no decision has been played yet.")
        last = self._history.last
        self._take_back(1)
        return Action(last, self.phrase(last))

    def kept(self, version: int) -> tuple[bytes, tuple[int, ...]]:
        """A record of the game so far, and the few decisions that lead from it to a version."""
        return self._history.until(version).replay()

    def at(self, version: int) -> Position:
        """The game as it was after its first so many decisions."""
        if isinstance(version, bool) or not isinstance(version, int) or not 0 <= version <= self.version:
            raise BadOption(f"This game has had {self.version} decisions; it cannot be shown after {version!r}.")
        other = Position(self.game, self.names, self.seed)
        other.display = self.display
        other._history, other._written = self._history.until(version), self._written
        record, codes = other._history.replay()
        overwrite(other._batch, np.frombuffer(record, np.uint8))
        for code in codes:
            self.game.driver.step_at(other._batch, 0, code, NO_EVENTS, other._out)
        while other._written is not None and other._written.version > version:
            other._written = other._written.before
        return other

    def unfolded(self, version: int) -> list[Played]:
        """The decision that led to a version and everything it forced, each with what it caused."""
        walker = Walker(self.game, self.at(version - 1)._batch, self.names, buffer())
        return [walker.choose(self._history.until(version).last), *walker.forced]

    def answered(self, code: int) -> Played:
        """The pending decision with a legal answer to it, before it is played."""
        return notation.answered(self.game, self._s, code, self.phrase(code))

    def forced_turns(self) -> list[list[Played]]:
        """The turns since the last decision in which nobody had a choice; everything in one comes with its first step.

        What happened between two of them is told in the former.
        """
        walker = Walker(self.game, self.at(self.version - 1)._batch, self.names, buffer())
        turns = notation.forced_turns(walker, walker.choose(self._history.last).turn)
        caused = notation.apart(walker.forced, [steps[0].when for steps in turns])[1:]
        return [
            [replace(first, events=tuple(events)), *(replace(step, events=()) for step in rest)]
            for (first, *rest), events in zip(turns, caused, strict=True)
        ]

    def _take_back(self, count: int) -> None:
        """Go back by some decisions."""
        self.events = []
        if count:
            before = self.at(self.version - count)
            overwrite(self._batch, before._batch)
            self._history, self._written = before._history, before._written

    def _caused_since(self, version: int) -> list[Event]:
        """What the decisions after a version caused."""
        again = self.at(version)
        for code in self._history.since(version):
            again._step(code)
        return again.events

    def _forced_before(self) -> list[Played]:
        """What the last decision forced: a text may begin by repeating it."""
        return self.unfolded(self.version)[1:] if self.version else []

    def _group_so_far(self) -> Group | None:
        """The answers of the pending unordered group, if it has any yet."""
        first = max(0, self.version - LOOKED_BACK)
        walker = Walker(self.game, self.at(first)._batch)
        group: Group | None = None
        for code in self._history.since(first):
            if group is None or not group.asks(walker):
                group = Group.at(walker, walker.forced) if walker.group else None
            offered = walker.answers() if group is not None else []
            played = walker.choose(code)
            if group is not None:
                said = next(answer.text for answer in offered if answer.code == code)
                group.words += [] if played.implied else notation.plain(said)
                group.note(walker.forced, not played.implied)
        return group if group is not None and group.asks(walker) else None

    def copy(self) -> Position:
        """An independent copy."""
        other = Position(self.game, self.names, self.seed)
        overwrite(other._batch, self._batch)
        other._history, other._written = self._history.copy(), self._written
        other.events = list(self.events)
        other.display = self.display
        return other

    def concealed(self, seat: int | None, seed: int = 0) -> Position:
        """A copy in which everything that a seat cannot know is dealt anew; the game so far is not kept."""
        if seat is not None:
            self._check_seat(seat)
        other = Position(self.game, self.names, None)
        overwrite(other._batch, self._batch)
        self.game.driver.conceal_at(other._batch, 0, -1 if seat is None else seat, seed)
        other.start_here()
        other.display = self.display
        return other

    # -- writing down --------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The whole position in names, hidden things included: readable, editable JSON; `load` reads it."""
        s, definition = self._s, self.game.definition
        pending = []
        for row in range(int(s.depth)):
            decision = definition.decisions[int(s.stack[row, KIND])]
            given = {name: int(s.stack[row, ARGS + k]) for k, name in enumerate(decision.arguments)}
            pending.append({"decision": decision.name, "seat": int(s.stack[row, SEAT]), **given})
        return {
            "wharfinger": FORMAT,
            "game": self.game.name,
            "rules": definition.version,
            "components": definition.components.mark,
            "names": list(self.names),
            "options": self.options,
            "turn": self.turn,
            "ending": self.ending,
            "pending": pending,
            "chance": [int(word) for word in s.rng],
            "lot": int(s.lot),
            "table": schema.write(s, definition.fields),
        }

    def record(self) -> Record:
        """The game so far as a record: header and moves."""
        from .record import Record

        return Record.of(self)

    def lines(self) -> list[Line]:
        """The game so far in notation; what has been written once is not worked out again."""
        written = self._written
        first = written.version if written is not None else 0
        walker = Walker(self.game, self.at(max(0, first - 1))._batch)
        if first:
            walker.choose(self._history.until(first).last)
        writer = Writer(walker)
        for version, code in enumerate(self._history.since(first), first + 1):
            if finished := writer.write(code):
                written = _Written(written, version, tuple(finished))
        self._written = written
        older = []
        while written is not None:
            older.append(written.lines)
            written = written.before
        return [line for part in reversed(older) for line in part] + writer.pending()

    def __repr__(self) -> str:
        return f"<{self.game.name} position, {self.seats} players, turn {self.turn + 1}, decision {self.phase}>"


def _lot(names: Sequence[str], lot: int) -> list[str]:
    return [names[(seat + lot) % len(names)] for seat in range(len(names))]


def new(
    game: str,
    players: int | Sequence[str] = 2,
    seed: int | None = None,
    *,
    components: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Position:
    """A new game for some number of players, or for players given by name.

    The same seed deals the same game. `components` is a folder of corrected component files; other keywords are the
    game's switches. Compiling a game for the first time takes a while and reports to `progress`.
    """
    loaded = registry.game(game, components)
    if isinstance(players, int):
        loaded.check_seats(players)
        listed = [f"Player {number + 1}" for number in range(players)]
    else:
        listed = _checked_names(players)
    loaded.check_seats(len(listed))
    numbers, display = loaded.encode_options(options)
    if problem := loaded.definition.refuse(len(listed), numbers):
        raise BadOption(problem)
    if seed is None:
        seed = secrets.randbits(128)
    _check_seed(seed)
    registry.prepare(loaded, progress=progress)
    made = Position(loaded, listed, seed)
    made.display = display
    loaded.driver.deal_at(made._batch, 0, len(listed), numbers, words_of(seed), made._buffer, made._out)
    made.events = decode(made._buffer, loaded.definition.events)
    made.names = _lot(listed, int(made._s.lot))
    made.start_here()
    return made


def _check_seed(seed: Any) -> None:
    number = isinstance(seed, int) and not isinstance(seed, bool)
    if not number or not 0 <= seed < SEEDS:
        given = "one that long" if number and abs(seed) >= SEEDS else repr(seed)
        raise BadOption(f"The seed must be a number from 0 to 2**256 - 1, not {given}.")


def _checked_names(players: Any) -> list[str]:
    names = list(players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or "\n" in name or "," in name or len(name) > 60:
            raise BadOption(f"A player's name is a text of 1 to 60 characters without commas, not {name!r}.")
    if len(set(names)) != len(names):
        raise BadOption("Every player needs a name of their own.")
    return [name.strip() for name in names]


def load(
    data: dict[str, Any] | str | Path,
    *,
    components: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Position:
    """A position from what `dump` wrote: the object itself, JSON text, or the path of a file."""
    what = "The position"
    if isinstance(data, Path):
        what = str(data)
        try:
            data = data.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadFile(f"{what} cannot be read: {error}.") from None
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadFile(f"{what} is not valid JSON: {error}.") from None
    if not isinstance(data, dict) or data.get("wharfinger") != FORMAT:
        raise BadFile(f'{what} is not a Wharfinger position: it must be an object with "wharfinger": "{FORMAT}".')
    loaded = registry.game(str(data.get("game")), components)
    check_version(loaded, data.get("rules"), data.get("components"), what)
    registry.prepare(loaded, progress=progress)
    return _read(loaded, data, what)


def check_version(game: Game, rules: Any, components: Any, what: str) -> None:
    """Refuse what was made by another rules version or on other components."""
    definition = game.definition
    if rules != definition.version:
        raise WrongVersion(
            f"{what} was made by rules version {rules} of {game.name}; this is version {definition.version}, "
            "which could read it differently, so it is refused."
        )
    if str(components).partition(" ")[0] != definition.components.checksum:
        raise WrongVersion(
            f"{what} was made on the components {components} of {game.name}; these are {definition.components.mark}. "
            "Give the right folder as `components`."
        )


def _read(game: Game, data: dict[str, Any], what: str) -> Position:
    known = {"wharfinger", "game", "rules", "components", "names", "options", "turn", "ending", "pending", "chance",
             "lot", "table"}  # fmt: skip
    for key in data:
        if key not in known:
            raise BadFile(f"{what}: {key}: no such field; expected {', '.join(sorted(known))}.")
    for key in known - set(data):
        raise BadFile(f"{what}: {key}: missing.")
    definition = game.definition
    if not isinstance(data["names"], list) or not isinstance(data["options"], dict):
        raise BadFile(f"{what}: names must be a list and options an object.")
    names = _checked_names(data["names"])
    seats = game.check_seats(len(names))
    made = Position(game, names, None)
    s = made._s
    s.seats = seats
    s.options[:], made.display = game.encode_options(data["options"])
    if problem := definition.refuse(seats, s.options):
        raise BadFile(f"{what}: options: {problem}")
    s.turn = _whole(data["turn"], f"{what}: turn", MOST_TURNS)
    s.lot = _whole(data["lot"], f"{what}: lot", seats - 1)
    if not isinstance(data["chance"], list) or len(data["chance"]) != 4:
        raise BadFile(f"{what}: chance: expected a list of 4 numbers.")
    s.rng[:] = [_whole(word, f"{what}: chance", 2**32 - 1) for word in data["chance"]]
    if not isinstance(data["table"], dict):
        raise BadFile(f"{what}: table: expected an object.")
    schema.read(s, definition.fields, data["table"])
    _read_pending(game, s, data, what)
    problems = definition.check(s)
    if problems:
        raise BadFile(f"{what}: {problems[0]}")
    if s.depth and not game.rules.legal(s, made._out):
        raise BadFile(f"{what}: pending: the decision {made.phase} of seat {made.actor} has no legal answer.")
    made.start_here()
    return made


def _read_pending(game: Game, s: Any, data: dict[str, Any], what: str) -> None:
    decisions = game.definition.decisions
    kinds = [decision.name for decision in decisions]
    pending = data["pending"]
    if not isinstance(pending, list) or len(pending) > s.stack.shape[0]:
        raise BadFile(f"{what}: pending: expected a list of at most {s.stack.shape[0]} decisions.")
    for row, frame in enumerate(pending):
        where = f"{what}: pending[{row}]"
        if not isinstance(frame, dict) or frame.get("decision") not in kinds:
            raise BadFile(f"{where}.decision: expected one of {', '.join(kinds)}.")
        kind = kinds.index(frame["decision"])
        wanted = {"decision", "seat", *decisions[kind].arguments}
        if set(frame) != wanted:
            raise BadFile(f"{where}: expected exactly the fields {', '.join(sorted(wanted))}.")
        s.stack[row, KIND] = kind
        s.stack[row, SEAT] = _whole(frame["seat"], f"{where}.seat", int(s.seats) - 1)
        for k, argument in enumerate(decisions[kind].described):
            s.stack[row, ARGS + k] = argument.read(frame[argument.name], f"{where}.{argument.name}", int(s.seats))
    s.depth = len(pending)
    endings = game.definition.endings
    if pending and data["ending"] is not None:
        raise BadFile(f"{what}: ending: must be null while decisions are pending.")
    if not pending and data["ending"] not in endings[1:]:
        raise BadFile(f"{what}: ending: with nothing pending it must be one of {', '.join(endings[1:])}.")
    s.over = endings.index(data["ending"]) if not pending else 0


def _whole(value: Any, where: str, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
        raise BadFile(f"{where}: expected a number from 0 to {high}, got {value!r}.")
    return value


def perft(position: Position, depth: int) -> int:
    """Leaves of the tree of decisions below a position, `depth` decisions deep; forced answers cost no depth."""
    if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= 64:
        raise BadOption(f"The depth must be a number from 0 to 64, not {depth!r}.")
    game = position.game
    batch = records(game.state, depth + 1)
    batch[0] = position.batch[0]
    outs = np.zeros((depth + 1, game.actions), np.int64)
    counts, cursors = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    walks = registry.prepare(game, WALKS)
    return int(walks.perft_at(batch, outs, counts, cursors, depth, NO_EVENTS))
