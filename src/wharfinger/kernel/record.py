"""Records: a game as text, with a header and its moves. Replays, bug reports, tests and databases all use them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import position, registry
from .errors import BadFile, IllegalMove, message, shown, unreadable, unwritable
from .events import Event
from .game import Game, Progress
from .notation import Line, Played, Walker, apart
from .reading import read_line, repeats

FIRST_LINE = "Wharfinger record 1"
_LINE = re.compile(r"(\d+)\. seat (\d+): (.*)")


@dataclass
class Record:
    """A game from its start, as returned by [`Position.record`][wharfinger.kernel.position.Position.record].

    [Notation and files](../notation-and-files.md) describes the text format.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
        >>> record = pos.record()
        >>> record.replay().dump() == pos.dump()
        True
    """

    game: Game
    """The game.

    Examples:
        >>> wf.new("hamburgum", seed=7).record().game.name
        'hamburgum'
    """
    names: list[str]
    """The players in the order they were given. The deal decides who takes the first seat.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> pos.record().names
        ['Ann', 'Bob', 'Cy']
    """
    options: dict[str, Any]
    """The game's options with their values.

    Examples:
        >>> wf.new("hamburgum", seed=7).record().options["officials"]
        'numbered'
    """
    seed: int | None
    """The seed the game was dealt from, or None if it started from a position.

    Examples:
        >>> wf.new("hamburgum", seed=7).record().seed
        7
    """
    start: dict[str, Any] | None
    """The position the game started from, or None if it was dealt from a seed.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> wf.load(pos.dump()).record().start["game"]
        'hamburgum'
    """
    moves: list[Line] = field(default_factory=list)
    """The moves, one line per seat and turn.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> _ = pos.play("move beer")
        >>> pos.record().moves
        [Line(turn=0, seat=0, text='move beer')]
    """
    result: str = "*"
    """The final points by seat and how the game ended, or `*` while it is in progress.

    Examples:
        >>> wf.new("hamburgum", seed=7).record().result
        '*'
    """
    chance: dict[str, str] = field(default_factory=dict)
    """What chance decided: the seating, and whatever the game reveals about its deal.

    Examples:
        >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
        >>> pos.record().chance
        {'seats': 'Ann, Bob, Cy'}
    """

    @classmethod
    def of(cls, played: position.Position) -> Record:
        """Create the record of a position; the same as `Position.record`.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> wf.Record.of(pos) == pos.record()
            True
        """
        start = played.at(0)
        lot = int(played.state.lot)
        seats = played.seats
        listed = [played.names[(number - lot) % seats] for number in range(seats)]
        dump = start.dump() if played.seed is None else None
        names = listed if dump is None else list(played.names)
        chance = {} if dump else _chance(start)
        return cls(played.game, names, played.options, played.seed, dump, played.lines(), _result(played), chance)

    def dumps(self) -> str:
        """Return the record as text.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
            >>> lines = pos.record().dumps().splitlines()
            >>> lines[0], lines[-1]
            ('Wharfinger record 1', '1. seat 1: move church; donate nikolai points; score nikolai_points')
        """
        definition = self.game.definition
        head = [
            FIRST_LINE,
            f"game: {self.game.name}",
            f"rules: {definition.version}",
            f"components: {definition.components.mark}",
            f"players: {', '.join(self.names)}",
        ]
        if self.start is None:
            head.append(f"seed: {self.seed}")
            head += [f"chance {name}: {value}" for name, value in self.chance.items()]
        else:
            head.append(f"position: {json.dumps(self.start)}")
        head += [f"option {name}: {value}" for name, value in self.options.items()]
        head.append(f"result: {self.result}")
        body = [f"{turn + 1}. seat {seat + 1}: {text}" for turn, seat, text in self.moves]
        return "\n".join([*head, "", *body, ""])

    @classmethod
    def loads(cls, text: str, *, components: str | os.PathLike[str] | None = None) -> Record:
        """Read a record from text.

        Raises:
            BadFile: If the text is not a valid record; the message says what is wrong and in which line.
            WrongVersion: If it was made with another rules version or other components.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> record = wf.Record.loads(pos.record().dumps())
            >>> record.names
            ['Ann', 'Bob', 'Cy']
            >>> wf.Record.loads("1. e4 e5")
            Traceback (most recent call last):
            wharfinger.kernel.errors.BadFile: This is not a Wharfinger record: ...
        """
        rows = text.splitlines()
        if not rows or rows[0].strip() != FIRST_LINE:
            raise BadFile(message("record-first-line", line=FIRST_LINE))
        blank = next((i for i, row in enumerate(rows) if not row.strip()), len(rows))
        head: dict[str, str] = {}
        for number, row in enumerate(rows[1:blank], 2):
            key, colon, value = row.partition(":")
            if not colon or key.strip() in head:
                raise BadFile(message("record-header", number=str(number), line=shown(row)))
            head[key.strip()] = value.strip()
        for key in ("game", "rules", "components", "players", "result"):
            if key not in head:
                raise BadFile(message("record-missing", key=key))
        if ("seed" in head) == ("position" in head):
            raise BadFile(message("record-start"))
        known = {"game", "rules", "components", "players", "result", "seed", "position"}
        for key in head:
            if key not in known and not key.startswith(("option ", "chance ")):
                raise BadFile(message("record-unknown", key=key))
        loaded = registry.game(head["game"], components)
        position.check_version(loaded, head["rules"], head["components"], message("the-record"))
        options = {key[7:].strip(): value for key, value in head.items() if key.startswith("option ")}
        options = loaded.decode_options(*loaded.encode_options(options))
        made = cls(loaded, [name.strip() for name in head["players"].split(",")], options, None, None)
        made.result = head["result"]
        made.chance = {key[7:].strip(): value for key, value in head.items() if key.startswith("chance ")}
        if "seed" in head:
            if not re.fullmatch("[0-9]{1,78}", head["seed"]):
                raise BadFile(message("record-seed", value=shown(head["seed"])))
            made.seed = int(head["seed"])
        else:
            try:
                made.start = json.loads(head["position"])
            except json.JSONDecodeError as error:
                raise BadFile(message("record-json", column=str(error.colno))) from None
        for number, row in enumerate(rows[blank:], blank + 1):
            if not row.strip():
                continue
            found = _LINE.fullmatch(row.strip())
            if not found:
                raise BadFile(message("record-line", number=str(number), line=shown(row)))
            made.moves.append(Line(int(found[1]) - 1, int(found[2]) - 1, found[3].strip()))
        return made

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, components: str | os.PathLike[str] | None = None) -> Record:
        """Read a record from a file.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> from tempfile import TemporaryDirectory
            >>> with TemporaryDirectory() as folder:
            ...     pos.record().save(f"{folder}/game.wharf")
            ...     wf.Record.load(f"{folder}/game.wharf") == pos.record()
            True
        """
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise unreadable(path, error) from None
        return cls.loads(text, components=components)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file. The file is replaced in one step, so it is never half written.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> from pathlib import Path
            >>> from tempfile import TemporaryDirectory
            >>> with TemporaryDirectory() as folder:
            ...     pos.record().save(f"{folder}/game.wharf")
            ...     Path(folder, "game.wharf").read_text().splitlines()[1]
            'game: hamburgum'
        """
        target = Path(path)
        half = target.with_name(f".{target.name}.writing")
        try:
            half.write_text(self.dumps(), encoding="utf-8")
            half.replace(target)
        except OSError as error:
            raise unwritable(target, error) from None

    def start_position(self, progress: Progress | None = None) -> position.Position:
        """Return the position before the first move.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
            >>> pos.record().start_position().turn
            0
        """
        folder = self.game.definition.components.folder
        if self.start is not None:
            return position.load(self.start, components=folder, progress=progress)
        dealt = position.new(
            self.game.name, self.names, self.seed, components=folder, progress=progress, **self.options
        )
        decided = _chance(dealt)
        for name, value in self.chance.items():
            if decided.get(name) != value:
                raise BadFile(message("record-chance", name=name, value=value))
        return dealt

    def replay(self, progress: Progress | None = None) -> position.Position:
        """Return the position after the last move, bit for bit the one that was recorded.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move church; donate nikolai; score nikolai_points")
            >>> pos.record().replay().dump() == pos.dump()
            True
        """
        return self.replay_to(None, progress)

    def replay_to(self, lines: int | None, progress: Progress | None = None) -> position.Position:
        """Return the position after the first `lines` lines; None replays them all.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move beer"), pos.play("move cloth")
            >>> pos.record().replay_to(1).names[1]
            'Bob'
            >>> pos.record().replay_to(1).turn
            1
        """
        played = self.start_position(progress)
        for codes in self._codes(played, self.moves if lines is None else self.moves[:lines]):
            for code in codes:
                played._step(code)
        if lines is None and self.result != _result(played):
            raise BadFile(message("record-result", said=shown(self.result), found=shown(_result(played))))
        return played

    def told(self, progress: Progress | None = None) -> Iterator[tuple[position.Position, list[Event]]]:
        """Yield the position after each line, with the events of that line.

        Examples:
            >>> pos = wf.new("hamburgum", players=["Ann", "Bob", "Cy"], seed=7)
            >>> _ = pos.play("move beer"), pos.play("move cloth")
            >>> [(after.turn, events[-1].name) for after, events in pos.record().told()]
            [(1, 'produced'), (2, 'produced')]
        """
        played = self.start_position(progress)
        decided = list(self._codes(played, self.moves))
        number = 0
        while number < len(self.moves):
            steps: list[Played] = []
            for code in decided[number]:
                played._step(code)
                steps += played.unfolded(played.version)
            later = next((n for n in range(number + 1, len(decided)) if decided[n]), len(decided))
            for events in apart(steps, [line[:2] for line in self.moves[number + 1 : later]]):
                yield played.copy(), events
            number = later

    def _codes(self, played: position.Position, moves: list[Line]) -> Iterator[list[int]]:
        """The decisions of each line; a turn that was wholly forced may have one that holds none."""
        walker = Walker(self.game, played.batch.copy(), played.names)
        for turn, seat, text in moves:
            where = {"turn": str(turn + 1), "seat": str(seat + 1)}
            if (turn, seat) != walker.when:
                forced = [step for step in walker.forced if step.when == (turn, seat)]
                if not forced:
                    now, actor = walker.when
                    if actor < 0:
                        raise BadFile(message("record-over", **where))
                    raise BadFile(message("record-turn", now=str(now + 1), actor=str(actor + 1), **where))
                if not repeats(text, forced):
                    only = "; ".join(step.phrase for step in forced)
                    raise BadFile(message("record-forced", moves=only, **where))
                yield []
                continue
            try:
                yield read_line(walker, text)
            except IllegalMove as error:
                raise BadFile(message("record-illegal", why=str(error), **where)) from None


def _chance(dealt: position.Position) -> dict[str, str]:
    """What chance decided in a deal."""
    return {"seats": ", ".join(dealt.names), **dealt.game.definition.dealt(dealt.state)}


def _result(played: position.Position) -> str:
    """Final points by seat and how the game ended, or * while it goes on."""
    if not played.over:
        return "*"
    return f"{' '.join(map(str, played.scores()))} ({played.ending})"
