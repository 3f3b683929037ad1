"""One sitting at the terminal, from the first question to the end: whose turn it is, and what a typed line does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import IllegalMove, WharfingerError

from . import answers, asking, keeping, log
from .common import read
from .company import Company
from .hindsight import is_final, undo
from .pages import PAGES
from .sitting import Sitting

if TYPE_CHECKING:
    from rich.console import Console

    from wharfinger.bots import Bot
    from wharfinger.bots.seated import Seated
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.notation import Action
    from wharfinger.kernel.position import Position

STOPPED = 130
LEAVE = ("quit", "exit", "q")
ENOUGH = ("end", "done", "stop")
"""Words for the answer that Enter gives."""


class Session(Sitting):
    """A sitting that is played, and the file that is written after every decision."""

    def __init__(
        self,
        position: Position,
        players: dict[str, str],
        bots: dict[str, Bot],
        path: Path,
        console: Console,
        compiler: Compiler | None = None,
    ) -> None:
        super().__init__(position, bots, console, compiler)
        self.players = players
        self.path = path
        self.confirms = True
        """Whether a turn is shown and confirmed before the next player moves."""
        self.narrator = log.Narrator(position, None)
        """What is told where only bots play."""

    def run(self) -> int:
        """To the end of the game, or until the player has had enough."""
        keeping.write(self.path, self.position, self.players)
        self.note(self.say("saved-where", path=str(self.path)), "dim")
        company = Company(self)
        try:
            company.begin()
            while not self.position.over:
                actor = self.position.actor
                assert actor is not None
                bot = company.seated.get(self.position.names[actor])
                if bot is not None:
                    self.bot_turn(company, bot)
                elif not self.ask(actor):
                    break
            company.tell()
        except KeyboardInterrupt:
            self.save()
            self.print("")
            self.farewell()
            return STOPPED
        finally:
            if self.compiler is not None:
                self.compiler.stop()
            company.close()
        if self.position.over:
            asking.finish(self)
            self.print(self.say("replay-hint", path=str(self.path)), "dim")
        else:
            self.save()
            self.farewell()
        return 0

    def farewell(self) -> None:
        """Where the game is and how to go on."""
        self.print(self.say("goodbye", path=str(self.path)), "bold")

    def bot_turn(self, company: Company, bot: Seated) -> None:
        """A bot's turn; shown at once where nobody will be asked."""
        company.play(bot)
        self.save()
        if not any(name not in self.bots for name in self.position.names):
            for line in self.narrator.told(self.history.stretches[-1]):
                self.console.print(line)

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Ask a person for the pending decision; False if they leave."""
        painted = False
        while True:
            if self.screen.watched or not painted:
                asking.paint(self, seat)
                painted = True
            if self.compiler is not None:
                self.compiler.start()
            line = read(asking.prompt(self, seat))
            if line is None:
                return False
            going_on = self.answer(line)
            if going_on is not None:
                return going_on

    def answer(self, line: str | None) -> bool | None:
        """Do what a line says: True to go on, False to leave, None to ask again."""
        words = (line or "").split()
        if line is None or (words and words[0].lower() in LEAVE):
            return False
        usual = answers.usual(self.position, self.history)
        if usual is not None and (not words or line.lower() in ENOUGH):
            return self.decide(usual)
        if not words:
            return None
        if words[0].lower() == "undo":
            return self.undo(words[1:]) or None
        if (handled := self.command(words)) is not None:
            return None if handled == "" else self.answer(handled)
        numbered = answers.numbered(self.position)
        if line.isdecimal() and line not in numbered:
            self.note(self.say("no-choice", number=line), "yellow")
            return None
        try:
            return self.decide(numbered.get(line, line))
        except IllegalMove as error:
            self.note(str(error), "yellow")
            return None

    def command(self, words: Sequence[str]) -> str | None:
        """A command that changes nothing: what was typed while it was shown, or None if it is no command."""
        command, rest = words[0].lower(), words[1:]
        if command == "save":
            self.save_as(" ".join(rest))
            return ""
        if command not in PAGES:
            return None
        shown = PAGES[command](self, rest)
        return (self.screen.page(shown, read, self.say) or "") if shown else ""

    def undo(self, words: Sequence[str]) -> bool:
        """`undo [all]`; whether anything was taken back."""
        taken = undo(self, list(words) == ["all"])
        if taken:
            self.save()
        return taken

    # -- deciding --------------------------------------------------------------------------------------------

    def decide(self, move: str | Action) -> bool | None:
        """Play a person's answer; the one that ends the turn only once the whole turn is confirmed."""
        usual = answers.usual(self.position, self.history)
        codes = answers.codes(self.position, move)
        for code in codes[:-1]:
            self.history.play(self.position, code)
        going_on: bool | None = True
        ended = usual is not None and codes == [usual.code]  # its question has shown the turn already
        if self.confirms and not ended and is_final(self.position, codes[-1]):
            going_on = self.confirmed(codes[-1])
        if going_on:
            self.history.play(self.position, codes[-1])
        self.save()
        return going_on if going_on is not None or len(codes) == 1 else True

    def confirmed(self, code: int) -> bool | None:
        """Show the whole turn and ask: True if it stands, False to leave, None if its last decision is taken back."""
        self.console.print(asking.whole_turn(self, code))
        while True:
            line = read(self.say("prompt-confirm"))
            words = (line or "").split()
            if line is None or (words and words[0].lower() in LEAVE):
                return False
            if not words:
                return True
            if words[0].lower() == "undo":
                self.note(self.say("undone", count=1), "green")
                if words[1:] == ["all"]:
                    self.undo(["all"])
                return None
            if self.command(words) is None:
                self.print(self.say("confirm-usage"), "yellow")

    # -- keeping ---------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the game so far."""
        self.position.record().save(self.path)

    def save_as(self, name: str) -> None:
        """`save [FILE]`: to the game's own file, or a copy somewhere else."""
        path = Path(name).expanduser() if name else self.path
        try:
            keeping.write(path, self.position, self.players)
        except WharfingerError as error:
            self.note(str(error), "yellow")
            return
        self.note(self.say("saved", path=str(path)), "green")
