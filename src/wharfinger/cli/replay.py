"""`wharfinger replay`: a recorded game, line by line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import common, log
from .arguments import whole
from .language import texts
from .screen import Screen

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from wharfinger.kernel.record import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `replay`."""
    say = texts()
    parser.add_argument("file", help=say("arg-file"))
    parser.add_argument("--to", type=whole, metavar="N", help=say("arg-to"))
    parser.add_argument("--components", metavar="DIR", help=say("arg-components"))


def run(args: argparse.Namespace) -> None:
    """Step through at a terminal; print everything where nobody can step."""
    from wharfinger.kernel.record import Record

    record = Record.load(args.file, components=args.components)
    with common.compiling() as progress:
        record.replay(progress)
    replay = Replay(args.file, record, common.console())
    if args.to is not None:
        replay.check(args.to)
        replay.show(args.to)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        replay.step()
    else:
        for number in range(1, len(replay.positions)):
            replay.tell(number)
        replay.show(len(replay.positions) - 1)


class Replay:
    """The positions between the lines of a record, and what each line did."""

    def __init__(self, file: str, record: Record, console: Console) -> None:
        self.file, self.record, self.console = file, record, console
        self.screen = Screen(console)
        self.say = texts()
        self.positions = [record.start_position()]
        self.stretches: list[log.Stretch] = []
        for line, (position, events) in zip(record.moves, record.told(), strict=True):
            steps = [log.Step(self.positions[-1].phase, events)]
            before = self.stretches[-1].events if self.stretches else []
            self.stretches.append(log.Stretch(line.turn, line.seat, steps, before))
            self.positions.append(position)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.positions) - 1

    def check(self, number: int) -> None:
        """Refuse a line that is not there."""
        if number > self.last:
            raise common.wrong("wrong-line", file=str(self.file), last=str(self.last), line=str(number))

    def tell(self, number: int) -> None:
        """Print a line in notation and in words."""
        for part in self.told(number):
            self.console.print(part)

    def told(self, number: int) -> Iterator[RenderableType]:
        """A line in notation and in words."""
        from rich.padding import Padding
        from rich.text import Text

        turn, seat, text = self.record.moves[number - 1]
        made = Text(f"{turn + 1:>4}. ", "dim")
        made.append(f"{self.positions[0].names[seat]}: ", "bold")
        made.append(text)
        yield made
        position, stretch = self.positions[number], self.stretches[number - 1]
        ended = number < self.last or (position.turn, position.actor) != (stretch.turn, stretch.seat)
        for whom, said in log.paragraphs(position, stretch, None, ended):
            yield Padding(Text(f"{whom} {said}".strip(), "dim"), (0, 0, 0, 6))

    def show(self, number: int) -> None:
        """The table after a line, in a form that fits the screen; at the end of a game also the result."""
        from rich.text import Text

        position = self.positions[number]
        where = self.say("replay-line", number=number, count=self.last) if number else self.say("replay-start")
        below: list[RenderableType] = [*(self.told(number) if number else ()), Text(where, "bold")]
        if position.over:
            below += [common.standings(position, None, self.console), Text(common.result(position), "bold")]
        if self.screen.room is None:
            self.console.print(common.table(position, None, self.console))
        else:
            room = self.screen.room - len(self.screen.lines(*below))
            tables = common.tables(position, None, self.console, room)
            self.console.print(self.screen.first_fitting(tables, room), end="")
        for part in below:
            self.console.print(part)

    def step(self) -> None:
        """Forward, back, or anywhere."""
        from .common import read

        number = 0
        self.show(number)
        while True:
            line = read(self.say("replay-prompt"))
            if line is None or line.lower() in ("q", "quit"):
                return
            if line.lower() in ("b", "back"):
                wanted = max(0, number - 1)
            elif line.isdecimal():
                wanted = int(line)
            elif line == "":
                wanted = number + 1
            else:
                continue
            if wanted > self.last:
                key = "replay-last" if line == "" else "replay-range"
                self.console.print(self.say(key, count=self.last), style="yellow")
                continue
            number = wanted
            self.show(number)
