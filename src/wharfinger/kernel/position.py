"""Positions: who is to move, what is legal, playing, viewing, copying and saving."""

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
from msgspec import to_builtins

from . import notation, registry, schema
from .chance import SEEDS, words_of
from .errors import (
    BadFile,
    BadOption,
    IllegalMove,
    Message,
    WrongVersion,
    message,
    shown,
    unreadable,
    unwritable,
)
from .events import NO_EVENTS, Event, buffer, decode
from .features import DTYPE as FEATURE
from .game import WALKS, Game, Progress
from .groups import Group
from .history import History
from .jit import named, overwrite, records
from .notation import Action, Line, Played, Walker, Writer
from .pending import ARGS, KIND, SEAT
from .reading import Past, read
from .refusals import refusal
from .texts import Texts, catalogue
from .view import Board, Heading

if TYPE_CHECKING:
    from .record import Record

FORMAT = "position 2"
OLD_FORMATS = ("position 1",)
"""They wrote the arguments of pending decisions as numbers."""
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
    """A position in a game.

    Create one with [`new`][wharfinger.kernel.position.new] or [`load`][wharfinger.kernel.position.load], and change it
    with [`play`][wharfinger.kernel.position.Position.play]. A position always waits for a real choice: a decision
    with a single legal answer is played automatically.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> pos
        <hamburgum position, 3 players, turn 1, decision move>
        >>> _ = pos.play("move beer")
        >>> pos
        <hamburgum position, 3 players, turn 2, decision move>
    """

    def __init__(self, game: Game, names: Sequence[str], seed: int | None) -> None:
        """Use `new`, `load` or `copy` instead."""
        self.game = game
        """The game being played.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.game.name
            'hamburgum'
        """
        self.names = list(names)
        """The name of the player in each seat.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.names
            ['Ann', 'Bob', 'Cy']
        """
        self.seed = seed
        """The seed the game was dealt from, or None if it started from a loaded position.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.seed
            7
            >>> wf.load(pos.dump()).seed is None
            True
        """
        self.events: list[Event] = []
        """The events of the last `play`.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move beer")
            >>> [event.name for event in pos.events]
            ['moved', 'produced']
        """
        self._batch = records(game.state, 1)
        self._history: History
        self._written: _Written | None = None
        self.display: dict[str, str] = {}
        """Options that change a displayed name and nothing else.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.display
            {'money_name': 'Taler'}
        """

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
        """Forget the moves so far and make this position the start of the game.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move beer")
            >>> pos.start_here()
            >>> pos.version, pos.turn
            (0, 1)
        """
        self._history = History(self._batch.tobytes())
        self._written = None

    analyse: ClassVar[Callable[..., Any]]
    """Find the best turns for the player to move.

    The search uses only what that seat may know. Accepts `seconds` (10 by default) or `simulations`, `lines` (how many
    turns to return), `seed`, `trees`, and the callbacks `watch` and `progress`; returns an
    [`Analysis`][wharfinger.bots.search.analysis.Analysis]. The same number of simulations and the same seed give the
    same answer.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> found = pos.analyse(simulations=16, lines=2)
        >>> found.seat, found.simulations, len(found.lines)
        (0, 16, 2)
        >>> found.lines[0].text.startswith("move ")
        True
    """

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.seats
            3
        """
        return int(self._s.seats)

    @property
    def actor(self) -> int | None:
        """The seat to move (0, 1, ...), or None when the game is over.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.actor
            0
            >>> pos.names[pos.actor]
            'Ann'
        """
        depth = self._s.depth
        return int(self._s.stack[depth - 1, SEAT]) if depth else None

    @property
    def over(self) -> bool:
        """Whether the game is over.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.over
            False
        """
        return not self._s.depth

    @property
    def ending(self) -> str | None:
        """How the game ended, or None while it is in progress.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.ending is None
            True
        """
        return self.game.definition.endings[int(self._s.over)] if self.over else None

    @property
    def turn(self) -> int:
        """The number of completed turns.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.turn
            0
            >>> _ = pos.play("move beer")
            >>> pos.turn
            1
        """
        return int(self._s.turn)

    @property
    def phase(self) -> str:
        """The name of the pending decision, or "over".

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.phase
            'move'
            >>> _ = pos.play("move church")
            >>> pos.phase
            'donate'
        """
        if not self._s.depth:
            return "over"
        return self.game.definition.decisions[int(self._s.stack[self._s.depth - 1, KIND])].name

    @property
    def options(self) -> dict[str, Any]:
        """All options of the game with their values.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.options["officials"]
            'numbered'
            >>> wf.new("hamburgum", officials="advanced_choice", seed=7).options["officials"]
            'advanced_choice'
        """
        return self.game.decode_options(self._s.options, self.display)

    @property
    def moves(self) -> tuple[int, ...]:
        """The codes of all moves played so far.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> pos.moves
            (1, 44)
        """
        return self._history.codes

    @property
    def version(self) -> int:
        """The number of moves played so far.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> pos.version
            2
        """
        return len(self._history)

    def moves_since(self, version: int) -> tuple[int, ...]:
        """The codes of the moves played after the first `version` moves.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> pos.moves_since(1)
            (44,)
        """
        return self._history.since(version)

    @property
    def state(self) -> Any:
        """The state record, with named fields.

        Treat it as read-only; to set up another position, edit what `dump` returns.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> int(pos.state.seats), int(pos.state.turn)
            (3, 0)
        """
        return self._s

    @property
    def batch(self) -> np.ndarray[Any, Any]:
        """The NumPy array of one record that compiled functions work on.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.batch.shape
            (1,)
        """
        return self._batch

    def legal(self) -> list[Action]:
        """The legal moves, in order of their codes; empty when the game is over.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> [str(action) for action in pos.legal()][:3]
            ['move sugar', 'move church', 'move trade_1']
            >>> len(pos.legal())
            8
        """
        found = notation.answers(self.game, self._batch, self._out)
        return [Action(answer.code, answer.text) for answer in found]

    def phrase(self, code: int) -> str:
        """The notation of a legal move.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.phrase(5)
            'move beer'
        """
        if not self.game.definition.group(self.phase):
            return self.game.definition.phrase(self._s, code)
        return next(action.text for action in self.legal() if action.code == code)

    def legal_codes(self) -> list[int]:
        """The codes of the legal moves. Faster than `legal`, which also writes the notation.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.legal_codes()
            [0, 1, 2, 3, 4, 5, 6, 7]
        """
        return notation.legal_codes(self.game, self._batch, self._out)

    def texts(self, language: str | None = None) -> Texts | None:
        """The game's messages in a language (English unless another is spoken), or None if the game has none.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.texts()("decision-move")
            'Choose a rondel space.'
        """
        folder = self.game.definition.texts
        return catalogue(folder, language) if folder else None

    def hint(self, action: Action | int) -> str:
        """What a legal move does, in a few words; empty if the game has no hint for it.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> for action in pos.legal()[:2]:
            ...     print(action, "-", pos.hint(action))
            move sugar - produce 1 sugar, free
            move church - donate, free
        """
        texts, hint = self.texts(), self.game.definition.hint
        if texts is None or hint is None:
            return ""
        key, arguments = hint(self._s, action.code if isinstance(action, Action) else action)
        return texts(key, **arguments) if key else ""

    @property
    def prompt(self) -> str:
        """The question the player to move has to answer.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.prompt
            'Choose a rondel space.'
        """
        texts = self.texts()
        return texts(f"decision-{self.phase}") if texts else self.phase

    def scores(self) -> list[int]:
        """Points per seat: final scores when the game is over, otherwise as if it ended now.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
            >>> pos.scores()
            [8, 4, 5]
        """
        return self._scores()[0]

    def places(self) -> list[int]:
        """Place per seat, with 1 for the winner. Players who are still tied share a place.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
            >>> pos.places()
            [1, 3, 2]
        """
        return self._scores()[1]

    def _scores(self) -> tuple[list[int], list[int]]:
        points = np.zeros(self.game.seats[1], np.int64)
        places = np.zeros(self.game.seats[1], np.int64)
        self.game.driver.scores_at(self._batch, 0, points, places)
        return points[: self.seats].tolist(), places[: self.seats].tolist()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it, ready for JSON; None is a spectator's view.

        Nothing the viewer may not know is in it.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> view = pos.view(seat=1)
            >>> view["prices"]
            {'beer': 100, 'sugar': 100, 'cloth': 100}
            >>> view["players"][1]["money"]
            20
        """
        if seat is not None:
            self._check_seat(seat)
        return {**to_builtins(self.heading(seat)), **to_builtins(self.board(seat))}

    def svg(self, path: str | os.PathLike[str] | None = None, seat: int | None = None) -> str:
        """The table as a seat sees it (None: a spectator), as an SVG image; written to a file if there is a path.

        Notebooks show a position as this picture.

        Examples:
            >>> image = wf.new("hamburgum", 2, seed=7).svg()
            >>> image.startswith("<svg")
            True
        """
        picture = self.game.definition.picture
        if picture is None:
            raise BadOption(message("no-pictures", game=self.game.definition.title))
        return self._saved(picture.svg(self.view(seat), self.options, self._caption), path)

    def html(self, path: str | os.PathLike[str] | None = None, seat: int | None = None) -> str:
        """The same as an HTML page.

        Examples:
            >>> page = wf.new("hamburgum", 2, seed=7).html(seat=0)
            >>> page.startswith("<!doctype html>")
            True
        """
        head = f'<!doctype html>\n<meta charset="utf-8">\n<title>{escape(self._caption)}</title>\n'
        return self._saved(head + self.svg(seat=seat), path)

    def _repr_html_(self) -> str | None:
        """What a notebook shows: what everybody at the table may see."""
        return None if self.game.definition.picture is None else self.svg()

    @property
    def _caption(self) -> str:
        """What a picture shows, in a line."""
        title, names = self.game.definition.title, ", ".join(self.names)
        return str(message("caption", game=title, names=names, turn=str(self.turn + 1)))

    @staticmethod
    def _saved(text: str, path: str | os.PathLike[str] | None) -> str:
        if path is not None:
            try:
                Path(path).write_text(text, encoding="utf-8")
            except OSError as error:
                raise unwritable(path, error) from None
        return text

    def board(self, seat: int | None) -> Board:
        """The part of a view that belongs to the game, as a struct with a field for each entry.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> pos.board(None).prices
            {'beer': 100, 'sugar': 100, 'cloth': 100}
        """
        return self.game.definition.view(self._s, seat)

    def heading(self, seat: int | None) -> Heading:
        """The part of a view that all games share, as a struct.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> heading = pos.heading(1)
            >>> heading.seat, heading.actor, heading.decision
            (1, 0, 'move')
        """
        return Heading(
            game=self.game.name,
            seat=seat,
            names=list(self.names),
            turn=self.turn,
            actor=self.actor,
            decision=self.phase,
            ending=self.ending,
            scores=self.scores() if self.over else None,  # before the end it is the game's to say what all may know
        )

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat may know, as numeric features for machine learning.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> features = pos.observe(seat=0)
            >>> features.shape == (pos.game.features,), str(features.dtype)
            (True, 'float32')
        """
        features = np.zeros(self.game.features, FEATURE)
        self.game.driver.observe_at(self._batch, 0, self._check_seat(seat), features)
        return self.game.definition.features.scaled(features)

    def _check_seat(self, seat: Any) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption(message("no-seat", last=self.seats - 1, seat=shown(seat)))
        return seat

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, move: str | Action | int) -> list[Event]:
        """Play a move given in notation, as an Action or as a code, and return its events.

        A text may contain several moves (`move church; donate nikolai`). An illegal move raises
        [`IllegalMove`][wharfinger.kernel.errors.IllegalMove] and leaves the position unchanged.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> events = pos.play("move church; donate nikolai; score nikolai_points")
            >>> [event.name for event in events]
            ['moved', 'donated', 'paid', 'took_token', 'scored']
            >>> _ = pos.play(pos.legal()[0])  # an Action
            >>> _ = pos.play(5)  # a code
            >>> pos.play("move nowhere")
            Traceback (most recent call last):
            wharfinger.kernel.errors.IllegalMove: Ann cannot play "move nowhere": there is no such space. ...
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
            raise IllegalMove(message("move-kind", value=shown(code)))
        return int(code)

    def _step(self, code: int) -> None:
        self.game.driver.step_at(self._batch, 0, code, self._buffer, self._out)
        self.events += decode(self._buffer, self.game.definition.events)
        self._history.add(code, self._batch.tobytes() if self._history.full else None)

    def undo(self) -> Action:
        """Take back the last move, together with anything it forced, and return it.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> pos.undo()
            Action(code=44, text='donate nikolai')
            >>> pos.phase
            'donate'
        """
        if not self.version:
            raise IllegalMove(message("undo-nothing"))
        last = self._history.last
        self._take_back(1)
        return Action(last, self.phrase(last))

    def kept(self, version: int) -> tuple[bytes, tuple[int, ...]]:
        """A stored state, and the few moves that lead from it to a version of the game.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> state, moves = pos.kept(2)
            >>> len(state) == pos.batch.nbytes, moves
            (True, (1, 44))
        """
        return self._history.until(version).replay()

    def at(self, version: int) -> Position:
        """The position after the first `version` moves of this game.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> pos.at(1).phase
            'donate'
            >>> pos.at(0).dump() == wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7).dump()
            True
        """
        if isinstance(version, bool) or not isinstance(version, int) or not 0 <= version <= self.version:
            raise BadOption(message("no-version", count=self.version, version=shown(version)))
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
        """The move that led to a version and everything it forced, each with its events.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai")
            >>> [(step.phrase, step.chosen) for step in pos.unfolded(2)]
            [('donate nikolai', True), ('points', False), ('stop', False)]
        """
        walker = Walker(self.game, self.at(version - 1)._batch, self.names, buffer())
        return [walker.choose(self._history.until(version).last), *walker.forced]

    def answered(self, code: int) -> Played:
        """A legal move described as if it had been played.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> step = pos.answered(5)
            >>> step.seat, step.decision, step.phrase
            (0, 'move', 'move beer')
        """
        return notation.answered(self.game, self._s, code, self.phrase(code))

    def forced_turns(self) -> list[list[Played]]:
        """The turns since the last move in which nobody had a choice.

        Each turn's events are attached to its first step; what happened between two turns belongs to the earlier one.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move beer")
            >>> pos.forced_turns()
            []
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
        """An independent copy.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> other = pos.copy()
            >>> _ = other.play("move beer")
            >>> pos.turn, other.turn
            (0, 1)
        """
        other = Position(self.game, self.names, self.seed)
        overwrite(other._batch, self._batch)
        other._history, other._written = self._history.copy(), self._written
        other.events = list(self.events)
        other.display = self.display
        return other

    def concealed(self, seat: int | None, seed: int = 0) -> Position:
        """A copy in which everything the seat cannot know is dealt again at random.

        The copy has no history. Bots and analyses get such copies, so they cannot cheat.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> hidden = pos.concealed(seat=1)
            >>> hidden.view(seat=1) == pos.view(seat=1)
            True
            >>> hidden.seed is None
            True
        """
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
        """The complete position, including hidden information, as a readable and editable JSON object.

        [`load`][wharfinger.kernel.position.load] reads it back.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> data = pos.dump()
            >>> data["game"], data["pending"]
            ('hamburgum', [{'decision': 'move', 'seat': 0}])
            >>> wf.load(data).dump() == data
            True
        """
        s, definition = self._s, self.game.definition
        pending = []
        for row in range(int(s.depth)):
            decision = definition.decisions[int(s.stack[row, KIND])]
            given = decision.write(s.stack[row, ARGS:])
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
        """The game so far as a [`Record`][wharfinger.kernel.record.Record].

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
            >>> pos.record().dumps().splitlines()[-1]
            '1. seat 1: move church; donate nikolai points; score nikolai_points'
        """
        from .record import Record

        return Record.of(self)

    def lines(self) -> list[Line]:
        """The game so far in notation, one line per seat and turn. Finished lines are cached.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move beer")
            >>> pos.lines()
            [Line(turn=0, seat=0, text='move beer')]
        """
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
    """Start a new game.

    The first call for a game compiles its rules, which takes a while; `progress` is told how far it is.

    Args:
        game: The name of the game; see [`names`][wharfinger.kernel.registry.names].
        players: The number of players, or their names.
        seed: The same seed always deals the same game. By default 128 random bits.
        components: A folder of corrected component files.
        progress: Called with what is being compiled, the number done and the total.
        options: The game's options, such as `length="short"`; see
            [`Position.options`][wharfinger.kernel.position.Position.options].

    Raises:
        UnknownGame: If there is no such game.
        BadOption: If the game does not accept the number of players, a name, the seed or an option.

    Examples:
        >>> wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        <hamburgum position, 3 players, turn 1, decision move>
        >>> wf.new("le-havre", players=2, seed=1, length="short").options["length"]
        'short'
        >>> wf.new("hamburgum", players=9)
        Traceback (most recent call last):
        wharfinger.kernel.errors.BadOption: hamburgum is for 2 to 5 players, not 9.
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
        key = "seed-long" if number and abs(seed) >= SEEDS else "seed-range"
        raise BadOption(message(key, value="" if key == "seed-long" else shown(seed)))


def _checked_names(players: Any) -> list[str]:
    names = list(players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or "\n" in name or "," in name or len(name) > 60:
            raise BadOption(message("player-name", name=shown(name)))
    if len(set(names)) != len(names):
        raise BadOption(message("names-same"))
    return [name.strip() for name in names]


def load(
    data: dict[str, Any] | str | Path,
    *,
    components: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Position:
    """Load a position saved with [`Position.dump`][wharfinger.kernel.position.Position.dump].

    Args:
        data: The object itself, JSON text, or the path of a file.
        components: A folder of corrected component files.
        progress: Called with what is being compiled, the number done and the total.

    Raises:
        BadFile: If the data is not a valid position; the message says what is wrong and where.
        WrongVersion: If it was saved with another rules version or other components.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> data = pos.dump()
        >>> data["table"]["players"][0]["money"] = 40  # set up a puzzle
        >>> puzzle = wf.load(data)
        >>> puzzle.view(seat=0)["players"][0]["money"]
        40
    """
    what: str | Message = message("the-position")
    if isinstance(data, Path):
        what = str(data)
        try:
            data = data.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise unreadable(what, error) from None
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except json.JSONDecodeError as error:
            place = {"line": str(error.lineno), "column": str(error.colno)}
            raise BadFile(message("file-json", what=what, **place)) from None
        except (ValueError, RecursionError):  # a number of too many digits, or lists in lists without end
            raise BadFile(message("file-monstrous", what=what)) from None
    if isinstance(data, dict) and data.get("wharfinger") in OLD_FORMATS:
        raise WrongVersion(message("file-old", what=what, format=data["wharfinger"], known=FORMAT))
    if not isinstance(data, dict) or data.get("wharfinger") != FORMAT:
        raise BadFile(message("file-no-position", what=what, format=FORMAT))
    loaded = registry.game(str(data.get("game")), components)
    check_version(loaded, data.get("rules"), data.get("components"), what)
    registry.prepare(loaded, progress=progress)
    try:
        return _read(loaded, data)
    except BadFile as error:
        raise BadFile(message("file-problem", what=what, problem=error.args[0])) from None


def check_version(game: Game, rules: Any, components: Any, what: str | Message) -> None:
    """Raise WrongVersion unless a file matches the game's rules version and components."""
    definition = game.definition
    if rules != definition.version:
        given = {"made": str(rules), "now": str(definition.version)}
        raise WrongVersion(message("wrong-rules", what=what, game=game.name, **given))
    if str(components).partition(" ")[0] != definition.components.checksum:
        given = {"made": str(components), "now": definition.components.mark}
        raise WrongVersion(message("wrong-components", what=what, game=game.name, **given))


def _read(game: Game, data: dict[str, Any]) -> Position:
    known = {"wharfinger", "game", "rules", "components", "names", "options", "turn", "ending", "pending", "chance",
             "lot", "table"}  # fmt: skip
    for key in data:
        if key not in known:
            raise BadFile(message("field-unknown", field=str(key), fields=", ".join(sorted(known))))
    for key in known - set(data):
        raise BadFile(message("field-missing", field=key))
    definition = game.definition
    if not isinstance(data["names"], list) or not isinstance(data["options"], dict):
        raise BadFile(message("expect-names"))
    names = _checked_names(data["names"])
    seats = game.check_seats(len(names))
    made = Position(game, names, None)
    s = made._s
    s.seats = seats
    s.options[:], made.display = game.encode_options(data["options"])
    if problem := definition.refuse(seats, s.options):
        raise BadFile(message("field-problem", field="options", problem=problem))
    s.turn = _whole(data["turn"], "turn", MOST_TURNS)
    s.lot = _whole(data["lot"], "lot", seats - 1)
    if not isinstance(data["chance"], list) or len(data["chance"]) != 4:
        raise BadFile(message("expect-list", field="chance", count=4))
    s.rng[:] = [_whole(word, "chance", 2**32 - 1) for word in data["chance"]]
    if not isinstance(data["table"], dict):
        raise BadFile(message("expect-object", field="table"))
    schema.read(s, definition.fields, data["table"])
    _read_pending(game, s, data)
    problems = definition.check(s)
    if problems:
        raise BadFile(problems[0])
    if s.depth and not game.rules.legal(s, made._out):
        raise BadFile(message("pending-stuck", decision=made.phase, seat=str(made.actor)))
    made.start_here()
    return made


def _read_pending(game: Game, s: Any, data: dict[str, Any]) -> None:
    decisions = game.definition.decisions
    kinds = [decision.name for decision in decisions]
    pending = data["pending"]
    if not isinstance(pending, list) or len(pending) > s.stack.shape[0]:
        raise BadFile(message("expect-pending", most=int(s.stack.shape[0])))
    for row, frame in enumerate(pending):
        where = f"pending[{row}]"
        if not isinstance(frame, dict) or frame.get("decision") not in kinds:
            raise BadFile(message("expect-one", field=f"{where}.decision", values=", ".join(kinds)))
        kind = kinds.index(frame["decision"])
        wanted = {"decision", "seat", *decisions[kind].arguments}
        if set(frame) != wanted:
            raise BadFile(message("expect-fields", field=where, fields=", ".join(sorted(wanted))))
        s.stack[row, KIND] = kind
        s.stack[row, SEAT] = _whole(frame["seat"], f"{where}.seat", int(s.seats) - 1)
        for k, argument in enumerate(decisions[kind].described):
            s.stack[row, ARGS + k] = argument.read(frame[argument.name], f"{where}.{argument.name}", int(s.seats))
    s.depth = len(pending)
    endings = game.definition.endings
    if pending and data["ending"] is not None:
        raise BadFile(message("ending-null"))
    if not pending and data["ending"] not in endings[1:]:
        raise BadFile(message("ending-one", endings=", ".join(endings[1:])))
    s.over = endings.index(data["ending"]) if not pending else 0


def _whole(value: Any, where: str, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
        given = {"low": "0", "high": str(high), "null": "no", "value": shown(value)}
        raise BadFile(message("expect-number", field=where, **given))
    return value


def perft(position: Position, depth: int) -> int:
    """Count the positions that are `depth` moves away; forced moves do not count as moves.

    Comparing these counts is the standard way to test that two implementations of the rules agree.

    Examples:
        >>> pos = wf.new("hamburgum", players=3, seed=7)
        >>> [wf.perft(pos, depth) for depth in range(4)]
        [1, 8, 45, 244]
        >>> children = [pos.copy() for _ in pos.legal()]
        >>> for child, action in zip(children, pos.legal()):
        ...     _ = child.play(action)
        >>> sum(len(child.legal()) for child in children)
        45
    """
    if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= 64:
        raise BadOption(message("depth-range", most=64, value=shown(depth)))
    game = position.game
    batch = records(game.state, depth + 1)
    batch[0] = position.batch[0]
    outs = np.zeros((depth + 1, game.actions), np.int64)
    counts, cursors = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    walks = registry.prepare(game, WALKS)
    return int(walks.perft_at(batch, outs, counts, cursors, depth, NO_EVENTS))
