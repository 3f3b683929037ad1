"""Pairs of games that some eyes cannot tell apart, played side by side: whatever those eyes are sent must be the same.

The first game is dealt. The second differs from it in things that the viewer cannot know: cards in another order, other
hands, other chance to come. Both are played with the same decisions, except that a secret decision of somebody else is
answered differently. As long as the two have looked alike to the viewer (concealing what the viewer cannot know makes
them the same, byte for byte, after every decision), every message that the viewer got must be the same as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from types import SimpleNamespace
from typing import Any, Protocol

import msgspec
import numpy as np

import wharfinger as wf
from tests.cases import Case, Dice, random_game
from wharfinger.kernel.events import Event
from wharfinger.server.analysis import positions as analysis
from wharfinger.server.errors import Refused
from wharfinger.server.messages import analysis_wire, wire
from wharfinger.server.messages.client import Client
from wharfinger.server.store.operations import ChairRow, TableRows
from wharfinger.server.tables.folded import Header
from wharfinger.server.tables.open_table import OpenTable
from wharfinger.server.tables.table import Table
from wharfinger.server.tables.telling import table_message, tell_all
from wharfinger.server.workers.reading import Brief, Job, carry_out
from wharfinger.server.ws.analysis_socket import Board
from wharfinger.server.ws.table_socket import _answer

from .player import Seat, Visitor

Eyes = int | None
SEEDS = (1, 2)
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
WISHES = ("move trade_1", "donate dom", "enter bakehouse", "take fish", "buy blue", "hire ws1", "crew", "fish=9")
"""What a viewer might like to play."""
QUESTIONS = 9
"""After about every so-many-th decision the viewer asks everything there is to ask."""


# -- pairs ---------------------------------------------------------------------------------------------------------


def alike(first: wf.Position, second: wf.Position, eyes: Eyes) -> bool:
    """Whether some eyes cannot tell two positions apart."""
    return all(
        first.concealed(eyes, seed).batch.tobytes() == second.concealed(eyes, seed).batch.tobytes() for seed in SEEDS
    )


def somewhere(case: Case, seed: int, share: float) -> wf.Position:
    """A point of a random game, as the start of a table: 0 is the deal, 1 the last decision."""
    again = wf.new(case.game, list(NAMES[: case.players]), seed, **case.options)
    *_, end = random_game(again.copy(), seed)
    return _started(end.at(int(share * (end.version - 1))))


def before_secret(case: Case, seed: int) -> wf.Position | None:
    """The first secret decision of a random game, if there is one."""
    for position in random_game(wf.new(case.game, list(NAMES[: case.players]), seed, **case.options), seed):
        if position.game.definition.secret(position.phase):
            return _started(position.copy())
    return None


def _started(position: wf.Position) -> wf.Position:
    position.seed = None
    position.start_here()
    return position


def twins(position: wf.Position, eyes: Eyes, dice: Dice, most: int) -> list[wf.Position]:
    """Other positions that look the same to some eyes: with one thing dealt anew, two things exchanged, or all."""
    found: dict[bytes, wf.Position] = {}

    def consider(changes: dict[str, Any]) -> None:
        other = position.copy()
        for name, value in changes.items():
            other.batch.view(np.ndarray)[name][0] = value
        sound = not list(other.game.definition.check(other.state))
        if sound and other.batch.tobytes() != position.batch.tobytes() and alike(position, other, eyes):
            found.setdefault(other.batch.tobytes(), _started(other))

    for _ in range(most):
        here, anew = _fields(position), _fields(position.concealed(eyes, 1 + dice.choose(10**6)))
        names = [name for name in here if (here[name] != anew[name]).any()]
        consider({"rng": anew["rng"]})
        consider({name: anew[name] for name in names})
        for name in names:
            value, there = here[name].copy(), np.argwhere(here[name] != anew[name])
            consider({name: anew[name]})
            if len(there) > 1:
                one, two = (tuple(there[dice.choose(len(there))]) for _ in range(2))
                value[one], value[two] = value[two], value[one]
                consider({name: value})
    made = list(found.values())
    while len(made) > most:
        made.pop(dice.choose(len(made)))
    return made


def _fields(position: wf.Position) -> dict[str, Any]:
    """The fields of a record as arrays."""
    record = position.batch.view(np.ndarray)[0]
    return {name: np.asarray(record[name]).copy() for name in record.dtype.names}


# -- tables --------------------------------------------------------------------------------------------------------


class World(Protocol):
    """A table with one viewer."""

    def play(self, code: int) -> None:
        """Let the seat that decides decide."""

    def undo(self) -> bool:
        """Let the seat that decided last take it back, if that is free."""

    def ask(self, version: int, line: list[int]) -> None:
        """Let the viewer ask everything: what was, what is advised, what is not allowed."""

    def heard(self) -> list[str]:
        """What the viewer got since the last call."""


class _Recorder(Client):
    def __init__(self, chairs: set[int]) -> None:
        super().__init__(None)
        self.chairs = chairs
        self.got: list[str] = []

    def send(self, body: bytes) -> None:
        self.got.append(body.decode())


class _Hub:
    """The part of a hub that answers need: nothing is kept, everything happens at once."""

    presence: Any

    @contextlib.asynccontextmanager
    async def lock(self, live: OpenTable) -> AsyncIterator[None]:
        yield

    async def look_back(self, table: Table, version: int, eyes: Eyes) -> Any:
        return table.sight(eyes).look(version)()

    async def try_out(self, table: Table, code: int, eyes: int) -> Any:
        return table.sight(eyes).tried(code)()

    async def change(self, live: OpenTable, *changes: tuple[str, dict[str, Any]]) -> None:
        for kind, data in changes:
            live.table.apply(kind, data, 0.0)
        tell_all(live, [kind for kind, _ in changes])


class _Readers:
    """Does jobs here and now."""

    async def ask(self, job: Job, *_: Any) -> Any:
        return carry_out(msgspec.msgpack.encode(job))


class Memory:
    """A table without a network: the messages, and what answers them, are the server's own."""

    def __init__(self, start: wf.Position, eyes: Eyes, runner: asyncio.Runner) -> None:
        definition, seats = start.game.definition, range(start.seats)
        header = Header(
            start.game.name, definition.version, definition.components.mark, start.options, start.seats, None,
            wire.Live(), start=start.dump(), analysis=True,
        )  # fmt: skip
        chairs = [ChairRow(chair, f"hash {chair}", None) for chair in seats]
        self.table = Table(TableRows("table", msgspec.json.encode(header).decode(), "anna", 0.0, [], chairs))
        for chair in seats:
            self.table.apply("sat", {"chair": chair, "name": start.names[chair], "kind": "person"}, 0.0)
        self.table.apply("begin", {}, 0.0)
        assert self.table.stuck is None
        self.live, self.hub, self.runner = OpenTable(self.table, lambda: 0.0, 120.0), _Hub(), runner
        self.viewer = _Recorder(set() if eyes is None else {eyes})
        self.players = _Recorder(set(seats))
        self.live.clients |= {self.viewer}
        self.viewer.send(table_message(self.live, self.viewer, fresh=False))
        graphs = SimpleNamespace(listen=lambda *_: lambda: None)
        state: Any = SimpleNamespace(hub=self.hub, graphs=graphs, readers=_Readers())
        self.board = Board(state, self.live, self.viewer, "")

    def _say(self, client: _Recorder, said: wire.Message) -> None:
        self.runner.run(_answer(self.hub, self.live, client, said))

    def play(self, code: int) -> None:
        version, actor = self.table.version, self.table.actor
        assert actor is not None
        self._say(self.players, wire.Move(seat=actor, version=version, code=code))
        assert self.table.version == version + 1

    def undo(self) -> bool:
        version = self.table.version
        self._say(self.players, wire.Undo(version=version))
        return self.table.version < version

    def ask(self, version: int, line: list[int]) -> None:
        now, other = self.table.version, (self.table.actor or 0) + 1
        actor = self.table.actor or 0
        asked: list[wire.Message] = [wire.Look(version=version), wire.Recap(), wire.Pov(seat=other)]
        asked.append(wire.Move(seat=other % len(self.table.chairs), version=now, code=999_999))
        asked += [wire.Try(seat=actor, version=now, code=code) for code in line[:1]]
        asked += [wire.Why(seat=actor, version=now, words=said) for said in WISHES]
        if not self.viewer.chairs & set(self.table.deciders[-1:]):
            asked.append(wire.Undo(version=now))
        if len(self.table.chairs) > 1:
            asked.append(wire.UndoAsk())
        for said in asked:
            self._say(self.viewer, said)
        assert self.table.version == now
        self.table.asked = None
        kept = json.loads(self.table.face().summary)
        del kept["digest"]  # which no list shows
        self.viewer.got.append(json.dumps(kept))
        if self.table.status == "finished":  # what is over may be studied with everything in it
            return
        for wanted in (
            analysis_wire.Look(version=version), analysis_wire.Look(version=now, line=line, trim=True),
            analysis_wire.Dump(version=version), analysis_wire.Known(version=version), analysis_wire.Replay(),
            analysis_wire.Known(version=now, line=line),
            analysis_wire.Tell(of=[analysis_wire.Turns(version, [], [line]), analysis_wire.Turns(now, [], [line])]),
        ):  # fmt: skip
            self.runner.run(self.board.answer(wanted))
        with contextlib.suppress(Refused):
            self.runner.run(self.board.greet())
            spot = analysis.spot(self.table, self.board.yours, version, [])
            self.viewer.got.append(repr(carry_out(msgspec.msgpack.encode(Brief(spot)))))  # what a bot would think about

    def heard(self) -> list[str]:
        got, self.viewer.got = self.viewer.got, []
        return got


class Network:
    """A table of a running server, over HTTP and WebSockets."""

    def __init__(self, start: wf.Position, eyes: Eyes, address: str) -> None:
        owner = Visitor(address)
        made = owner.made("records", {"record": start.record().dumps(), "go_on": True})
        keys = [key["key"] for key in sorted(made["keys"], key=lambda key: key["seat"])]
        self.outside, self.id = Visitor(address), made["id"]
        self.players = Seat(address, self.id, keys)
        self.viewer = Seat(address, self.id, [] if eyes is None else [keys[eyes]])
        self.noise = re.compile(rf'"(?:created|updated|at)":[\d.]+|"id":(?:"{self.id}"|\d+)|{self.id}')
        self.extra: list[str] = []

    def play(self, code: int) -> None:
        version = self.players.table["version"]
        assert self.players.move(code)["type"] == "done"
        self._until(lambda table: table["version"] == version + 1)

    def undo(self) -> bool:
        version = self.players.table["version"]
        if self.players.ask("undo", version=version)["type"] != "done":
            return False
        self._until(lambda table: table["version"] == version - 1)
        return True

    def _until(self, wanted: Any) -> None:
        self.players.until(wanted)
        self.viewer.until(wanted)

    def ask(self, version: int, line: list[int]) -> None:
        now = self.viewer.table["version"]
        self.viewer.ask("look", version=version)
        self.viewer.ask("recap")
        if not self.viewer.table["undo"]["free"]:
            self.viewer.ask("undo", version=now)
        self.viewer.ask("move", seat=0, version=now + 1, code=0)
        actor = (self.viewer.table["ask"] or {"seat": 0})["seat"]
        for code in line[:1]:
            self.viewer.ask("try", seat=actor, version=now, code=code)
        for said in WISHES:
            self.viewer.ask("why", seat=actor, version=now, words=said)
        self.extra += [self.outside.get(f"tables/{self.id}{path}").text for path in ("", "/record")]

    def heard(self) -> list[str]:
        got, self.viewer.raw = self.viewer.raw, []
        told = [text for text in got if json.loads(text)["type"] not in ("presence", "speed")]
        extra, self.extra = self.extra, []
        return [self.noise.sub("", text) for text in [*told, *extra]]

    def close(self) -> None:
        self.players.close()
        self.viewer.close()


# -- side by side --------------------------------------------------------------------------------------------------


def side_by_side(
    first: wf.Position, second: wf.Position, worlds: tuple[World, World], eyes: Eyes, dice: Dice, most: int = 10**6
) -> int:
    """Play two games until the viewer can tell them apart; how many decisions that took."""
    positions = (first, second)
    _same(worlds, positions, "the start")
    count = 0
    while count < most and not first.over and first.actor == second.actor:
        codes = _codes(first, second, eyes, dice)
        if codes is None:
            break
        said = f"decision {count}, {first.phase} of seat {first.actor}: {first.phrase(codes[0])}"
        turned = [_turned_up(position.play(code)) for position, code in zip(positions, codes, strict=True)]
        if turned[0] != turned[1] or not alike(first, second, eyes):
            break
        for world, code in zip(worlds, codes, strict=True):
            world.play(code)
        _same(worlds, positions, said)
        count += 1
        if dice.choose(QUESTIONS) == 0:
            version, line = dice.choose(first.version + 1), _line(first, eyes, dice)
            for world in worlds:
                world.ask(version, line)
            _same(worlds, positions, f"{said}; then questions about version {version} and {line}")
        if dice.choose(3 * QUESTIONS) == 0:
            free = [world.undo() for world in worlds]
            assert free[0] == free[1], f"{said}: free to take back in one world only"
            if free[0]:
                for position in positions:
                    position.undo()
            _same(worlds, positions, f"{said}; then taking back")
    return count


def _turned_up(events: Iterable[Event]) -> list[Event]:
    """Solo tiles are turned up for all to see (SY-22.7), and all shuffled again after the last (SY-22.17)."""
    return [event for event in events if event.name == "solo_tile"]


def _codes(first: wf.Position, second: wf.Position, eyes: Eyes, dice: Dice) -> tuple[int, int] | None:
    """What is decided in each game; None if nothing that both allow would look alike."""
    here, there = first.legal_codes(), second.legal_codes()
    if first.game.definition.secret(first.phase) and first.actor != eyes:
        code = here[dice.choose(len(here))]
        others = [other for other in there if other != code] or there
        return code, others[dice.choose(len(others))]
    both = [code for code in here if code in there]
    if first.actor == eyes:
        assert here == there, f"seat {eyes} sees by its choices what it cannot know"
    if not both:
        return None
    code = both[dice.choose(len(both))]
    return code, code


def _line(position: wf.Position, eyes: Eyes, dice: Dice) -> list[int]:
    """A few decisions to try from here."""
    trial, line = position.concealed(eyes), list[int]()
    while len(line) < 4 and not trial.over:
        codes = trial.legal_codes()
        line.append(codes[dice.choose(len(codes))])
        trial.play(line[-1])
    return line


def _same(worlds: tuple[World, World], positions: tuple[wf.Position, wf.Position], when: str) -> None:
    one, two = (world.heard() for world in worlds)
    if one == two:
        return
    told, other = next((pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]), (str(one), str(two)))
    at = next((n for n, pair in enumerate(zip(told, other, strict=False)) if pair[0] != pair[1]), 0)
    around = slice(max(0, at - 200), at + 100)
    raise AssertionError(f"{positions[0].game.name}, {when}:\n{told[around]}\n{other[around]}")


def in_memory(start: wf.Position, dice: Dice, each: int = 1, most: int = 10**6) -> Iterator[int]:
    """A game from some point on, seen by everybody, each with several twins; how long each pair looked alike."""
    with asyncio.Runner() as runner:
        for eyes in (None, *range(start.seats)):
            for other in twins(start, eyes, dice, each):
                worlds = (Memory(start, eyes, runner), Memory(other, eyes, runner))
                yield side_by_side(start.copy(), other.copy(), worlds, eyes, dice, most)
