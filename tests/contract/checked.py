"""Random games and changed position files of one game, in one process; `test_checked` runs it in the checked mode.

    python -m tests.contract.checked GAME [NUMBER OF FILES] [SEED OF THE FIRST]

A rule that leaves its array raises IndexError there. Nothing but `exercise` is compiled: all else runs as plain Python.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import wharfinger as wf
from tests.cases import Case, cases
from tests.contract.mutants import Mutants
from wharfinger.kernel import registry
from wharfinger.kernel.chance import seed_chance, words_of
from wharfinger.kernel.events import buffer, decode
from wharfinger.kernel.features import DTYPE as FEATURE
from wharfinger.kernel.game import Game
from wharfinger.kernel.jit import records
from wharfinger.kernel.position import Position

EXERCISE = Path(__file__).parent / "templates" / "exercise.py"
CAP = 200_000
"""More decisions than a game can take."""
PATIENCE = 300
"""Seconds after which a position is taken to run for ever."""
DUMPS = 40
"""Positions of each way to play that are taken down and changed."""
COURSES, COURSE = 2, 60
"""Ways in which a changed file is played on, and how many decisions far."""
HINTS = 60


class Bench:
    """One game with room for its positions, and the entry that plays them."""

    def __init__(self, name: str) -> None:
        self.game: Game = wf.game(name)
        self.driver = registry.prepare(self.game, EXERCISE, progress=lambda *_: None)
        registry.run_plain(lambda made, path: None)  # nothing else is compiled
        self.batch = records(self.game.state, 2)
        self.out = np.zeros(self.game.actions, np.int64)
        self.points = np.zeros(self.game.seats[1], np.int64)
        self.features = np.zeros(self.game.features, FEATURE)
        self.guidance = self.driver.guidance(self.game)
        self.events = buffer()
        self.dice = np.zeros(4, np.int64)
        seed_chance(self.dice, 1)

    def play(self, steps: int, every: int, seats: int = 0, options: Any = None, seed: int = 0) -> int:
        """Play on at random; the number of decisions played."""
        given = self.game.default_options() if options is None else options
        rooms = (self.events, self.out, self.points, self.features, *self.guidance)
        return int(self.driver.exercise(self.batch, seats, given, words_of(seed), self.dice, steps, every, *rooms))

    def position(self, case: Case | None = None, names: list[str] | None = None) -> Position:
        """What is in the batch, as a position."""
        made = Position(self.game, names or [f"Player {n}" for n in range(case.players if case else 0)], None)
        made._batch[:] = self.batch[:1]
        made.display = self.game.encode_options(case.options if case else {})[1]
        return made


def random_games(bench: Bench, case: Case, games: int) -> list[dict[str, Any]]:
    """Whole random games of one way to play; dumps from all over the first few."""
    options = bench.game.encode_options(case.options)[0]
    dumps = []
    for number in range(games):
        length = bench.play(CAP, 7, case.players, options, number)
        assert bench.points[0] == 0 and bench.batch[0]["over"] != 0, f"{case.name}: game {number} did not end"
        if number < DUMPS:
            bench.play(length * (number + 1) // DUMPS, 0, case.players, options, number)
            dumps.append(bench.position(case).dump())
    return dumps


def look(position: Position, codes: list[int]) -> None:
    """Everything Python asks of a position."""
    definition = position.game.definition
    for seat in (None, *range(position.seats)):
        msgspec.json.encode(definition.view(position.state, seat))
    json.dumps(position.dump())
    for code in codes:
        assert definition.phrase(position.state, code)
    if definition.hint is not None:
        for code in codes[:HINTS]:
            position.hint(code)
    assert position.prompt and repr(position)
    if not position.over:
        definition.implied(position.state)


def endure(bench: Bench, position: Position, seed: int) -> None:
    """A position that was loaded must answer everything and play on, whatever is answered."""
    for other in range(COURSES):
        bench.batch[:1] = position.batch
        seed_chance(bench.dice, other)
        bench.play(COURSE, 0)
        now = bench.position(names=position.names)
        assert (bench.points[0] == 0) == now.over, f"nothing can be answered to {now.phase} in course {other}"
    bench.batch[:1] = position.batch
    seed_chance(bench.dice, seed)
    bench.events[0, 0] = 0
    for steps in (0, 1, 6, 50):
        played = bench.play(steps, 5)
        now = bench.position(names=position.names)
        now.display = position.display
        count = int(bench.points[0])
        assert (count == 0) == now.over, f"nothing can be answered to {now.phase} after {played} decisions"
        assert steps == 0 or now.over or count > 1, f"answers are forced without end at {now.phase}"
        decode(bench.events, position.game.definition.events)
        look(now, bench.out[:count].tolist())


def changed_files(bench: Bench, dumps: list[dict[str, Any]], number: int, first: int) -> Counter[str]:
    """Load changed dumps; what is not refused must play."""
    mutants = Mutants(bench.game.definition, dumps)
    seen: Counter[str] = Counter()
    for seed in range(first, first + number):
        print(f"{bench.game.name}: file {seed}", file=sys.stderr)
        signal.alarm(PATIENCE)
        made = mutants.make(seed)
        try:
            position = wf.load(json.dumps(made))
        except (wf.BadFile, wf.BadOption) as error:
            seen["refused in a sentence" if str(error).endswith(".") else str(error)] += 1
        else:
            seen["loaded"] += 1
            endure(bench, position, seed)
    signal.alarm(0)
    return seen


def main() -> None:
    """One game; a line of what happened."""
    name = sys.argv[1]
    number, first = (int(word) for word in (sys.argv[2:] + ["2000", "0"][len(sys.argv) - 2 :])[:2])
    bench = Bench(name)
    ways = [case for case in cases() if case.game == name]
    dumps = [dump for case in ways for dump in random_games(bench, case, max(DUMPS, number // len(ways)))]
    seen = changed_files(bench, dumps, number, first)
    print(json.dumps({"ways": len(ways), **seen}))


if __name__ == "__main__":
    main()
