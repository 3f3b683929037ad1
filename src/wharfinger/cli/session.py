"""One sitting at the terminal: asking people, waiting for bots, taking back, keeping the file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import BadFile, IllegalMove, WharfingerError

from . import common, log
from .clauses import NUMBER, clause
from .common import read, texts
from .screen import Choice, Screen, choice_forms

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from wharfinger.bots import Bot
    from wharfinger.bots.seated import Seated
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.errors import BotFailed
    from wharfinger.kernel.events import Event
    from wharfinger.kernel.notation import Action
    from wharfinger.kernel.position import Position

WORLDS = 8
"""How many deals of hidden things are tried to see whether a decision showed something new."""
STOPPED = 130
LEAVE = ("quit", "exit", "q")
ENOUGH = ("end", "done", "stop")
"""Words for the answer that Enter gives."""
SUMMARIES = {
    "whole": ("turn-whole", "turn-whole-of"),
    "so far": ("turn-so-far", "turn-so-far-of"),
    "if ended": ("turn-if-ended", "turn-if-ended-of"),
}
"""The message for the only person's turn, and the one that names the player."""
_AMOUNT = re.compile(r"(?:[= ]|\bx)(\d+)\+?(?!\S)")
"""The first amount of an answer: `fish=1 francs=4` says how many fish."""
_SEAT = re.compile(r"\bseat_(\d+)$")


def sidecar(path: Path) -> Path:
    """The small file beside a game that says who plays which seat; the record itself is about the game only."""
    return path.with_name(f"{path.name}.seats")


class Session:
    """The position, who plays, and the file that is written after every decision."""

    def __init__(
        self,
        position: Position,
        players: dict[str, str],
        bots: dict[str, Bot],
        path: Path,
        console: Console,
        compiler: Compiler | None = None,
    ) -> None:
        """`compiler` makes the game faster in the background, from the first question on."""
        self.position = position
        self.compiler = compiler
        self.players = players
        self.bots = bots
        self.path = path
        self.console = console
        self.screen = Screen(console)
        self.confirms = True
        """Whether a turn is shown and confirmed before the next player moves."""
        self.say = texts()
        self.history = log.History(position)
        self.notes: list[Text] = []
        """What is said below the next question."""
        self.shown = (-1, -1)
        """The turn and seat that a table was last printed for, where there is no screen to fill."""
        self.seated: dict[str, Seated] = {}
        """The bots on their seats, once the sitting has begun."""
        self.known = position.copy()
        """The position that the bots have been told of; a person may take back what came after it."""

    @property
    def person(self) -> int | None:
        """The seat of the only person, or None where there are several or none."""
        seats = [seat for seat, name in enumerate(self.position.names) if name not in self.bots]
        return seats[0] if len(seats) == 1 else None

    @property
    def viewer(self) -> int | None:
        """The seat that looks at the screen."""
        return self.position.actor if self.person is None else self.person

    def run(self) -> int:
        """To the end of the game, or until the player has had enough."""
        self.save(first=True)
        self.note(self.say("saved-where", path=str(self.path)), "dim")
        try:
            self.seat_bots()
            while not self.position.over:
                actor = self.position.actor
                assert actor is not None
                bot = self.seated.get(self.position.names[actor])
                if bot is not None:
                    self.bot_turn(bot)
                elif not self.ask(actor):
                    break
            self.tell_bots()
        except KeyboardInterrupt:
            self.save()
            self.print("")
            self.farewell()
            return STOPPED
        finally:
            if self.compiler is not None:
                self.compiler.stop()
            for bot in self.seated.values():
                bot.close()
        if self.position.over:
            self.finish()
        else:
            self.save()
            self.farewell()
        return 0

    def farewell(self) -> None:
        """Where the game is and how to go on."""
        self.print(self.say("goodbye", path=str(self.path)), "bold")

    # -- bots ------------------------------------------------------------------------------------------------

    def seat_bots(self) -> None:
        """Tell the bots that the game begins."""
        from wharfinger.bots.seated import Seated

        for seat, name in enumerate(self.position.names):
            if name in self.bots:
                self.seated[name] = Seated(self.bots[name], seat, partial(self.bot_out, name))
                self.seated[name].begin(self.position)

    def tell_bots(self) -> None:
        """Tell the bots that listen what has happened since they were last told."""
        listening = [bot for bot in self.seated.values() if bot.listens]
        for code in self.position.moves[len(self.known.moves) :] if listening else ():
            self.known.play(code)
            for bot in listening:
                bot.tell(self.known)

    def bot_out(self, name: str, failure: BotFailed) -> None:
        """A bot has failed; somebody else plays on."""
        self.note(self.say("bot-out", name=name, why=str(failure)), "yellow")

    def bot_turn(self, bot: Seated) -> None:
        """Everything a bot decides until its turn is over."""
        before = (self.position.turn, self.position.actor)
        with self.thinking(bot):
            while not self.position.over and (self.position.turn, self.position.actor) == before:
                self.tell_bots()
                self.history.play(self.position, bot.choose(self.position))
        self.save()
        if not any(name not in self.bots for name in self.position.names):
            for line in log.lines(self.position, self.history.stretches[-1], None):
                self.console.print(line)

    @contextmanager
    def thinking(self, bot: Seated) -> Iterator[None]:
        """At a terminal, a line that says who is thinking and how far they are."""
        if not self.console.is_terminal:
            yield
            return
        name = self.position.names[bot.seat]
        with self.console.status(self.say("thinking", name=name)) as status:
            if hasattr(bot.bot, "watch"):

                def so_far(done: int, seconds: float) -> None:
                    status.update(self.say("thinking-so-far", name=name, simulations=done, seconds=round(seconds, 1)))

                bot.bot.watch = so_far
            yield

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Ask a person for the pending decision; False if they leave."""
        painted = False
        while True:
            if self.screen.watched or not painted:
                self.paint(seat)
                painted = True
            if self.compiler is not None:
                self.compiler.start()
            line = read(self.prompt(seat))
            if line is None:
                return False
            going_on = self.answer(line)
            if going_on is not None:
                return going_on

    def prompt(self, seat: int) -> str:
        """What stands before the cursor: who answers, and what Enter would do."""
        name, usual = self.position.names[seat], self.usual()
        if usual is None:
            return self.say("prompt", name=name)
        return self.say("prompt-usual", name=name, does=self.position.hint(usual) or usual.text)

    def usual(self) -> Action | None:
        """The answer that Enter gives: no more, where only extras are left."""
        position = self.position
        wanted = position.game.definition.implied(position.state)
        found = next((action for action in position.legal() if action.code == wanted), None)
        if found is None or _AMOUNT.search(found.text):
            return None
        extras = getattr(common.table_module(position.game), "EXTRAS", ())
        again = any(step.phase == position.phase for step in self.history.now(position).steps)
        return found if again or position.phase in extras else None

    def answer(self, line: str | None) -> bool | None:
        """Do what a line says: True to go on, False to leave, None to ask again."""
        words = (line or "").split()
        if line is None or (words and words[0].lower() in LEAVE):
            return False
        usual = self.usual()
        if usual is not None and (not words or line.lower() in ENOUGH):
            return self.decide(usual)
        if not words:
            return None
        if words[0].lower() == "undo":
            return self.undo(words[1:]) or None
        if (handled := self.command(words)) is not None:
            return None if handled == "" else self.answer(handled)
        try:
            return self.decide(self.numbered().get(line, line))
        except IllegalMove as error:
            self.note(str(error), "yellow")
            return None

    def command(self, words: Sequence[str]) -> str | None:
        """A command that changes nothing: what was typed while it was shown, or None if it is no command."""
        parts = {"help": self.help, "?": self.help, "table": self.table, "choices": self.list_choices,
                 "log": self.past, "scores": self.scores}  # fmt: skip
        command, rest = words[0].lower(), words[1:]
        if command == "save":
            self.save_as(" ".join(rest))
            return ""
        if command not in parts:
            return None
        shown = parts[command](rest)
        return (self.screen.page(shown, read, self.say) or "") if shown else ""

    def numbered(self) -> dict[str, Action]:
        """The legal answers by the number shown for them; where all of them are amounts, by the amount."""
        actions = self.position.legal()
        amounts = [_AMOUNT.search(action.text) for action in actions]
        if all(amounts):
            keys = [amount[1] for amount in amounts if amount]
            if len(set(keys)) == len(keys):
                return dict(zip(keys, actions, strict=True))
        return {str(number): action for number, action in enumerate(actions, 1)}

    # -- deciding --------------------------------------------------------------------------------------------

    def decide(self, move: str | Action) -> bool | None:
        """Play a person's answer; the one that ends the turn only once the whole turn is confirmed."""
        usual = self.usual()
        codes = self.codes(move)
        for code in codes[:-1]:
            self.history.play(self.position, code)
        going_on: bool | None = True
        ended = usual is not None and codes == [usual.code]  # its question has shown the turn already
        if self.confirms and not ended and self.is_final(codes[-1]):
            going_on = self.confirmed(codes[-1])
        if going_on:
            self.history.play(self.position, codes[-1])
        self.save()
        return going_on if going_on is not None or len(codes) == 1 else True

    def codes(self, move: str | Action) -> list[int]:
        """The decisions of an answer; all of them are of this turn."""
        trial = self.position.copy()
        trial.play(move)
        codes = list(trial.moves[len(self.position.moves) :])
        step = self.position.copy()
        for code in codes:
            if (step.turn, step.actor) != (self.position.turn, self.position.actor):
                raise IllegalMove(self.say("beyond-turn"))
            step.play(code)
        return codes

    def is_final(self, code: int) -> bool:
        """Whether a decision could not be taken back: somebody else is next, or it shows something on the way."""
        after = self.position.copy()
        after.play(code)
        if after.over or after.actor != self.position.actor:
            return True
        return after.turn != self.position.turn and shows_something(self.position, code, after)

    def confirmed(self, code: int) -> bool | None:
        """Show the whole turn and ask: True if it stands, False to leave, None if its last decision is taken back."""
        whole = self.deeds(self.foreseen(code), over=True)
        self.console.print(self.summary("whole", whole or self.say("nothing-done")))
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

    def foreseen(self, code: int) -> list[Event]:
        """What a decision will cause, as far as whoever decides can tell: it happens in every deal."""
        kept = self.position.copy().play(code)
        for seed in range(WORLDS):
            happened = self.position.concealed(self.position.actor, seed).play(code)
            kept = [event for event in kept if event in happened]
        return kept

    def undo(self, words: Sequence[str]) -> bool:
        """Take back the last own decision, or all of a turn; whether anything was taken back."""
        taken: list[int] = []
        while True:
            refusal = self.undo_once(taken[0] if taken else None)
            if refusal:
                break
            taken.append(self.position.turn)
            if list(words) != ["all"]:
                break
        if not taken:
            self.note(refusal, "yellow")
            return False
        self.save()
        self.note(self.say("undone", count=len(taken)), "green")
        self.shown = (-1, -1)
        return True

    def undo_once(self, turn: int | None) -> str:
        """Take back one decision, of a turn if one is given; or the sentence that says why not."""
        before = self.position.copy()
        if not before.moves:
            return self.say("undo-nothing")
        action = before.undo()
        if before.actor != self.position.actor or (turn is not None and before.turn != turn):
            return self.say("undo-turn")
        if shows_something(before, action.code, self.position):
            return self.say("undo-revealed")
        self.position = before
        self.history.undo()
        return ""

    # -- showing ---------------------------------------------------------------------------------------------

    def print(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(text, style=style or None)

    def note(self, text: str, style: str = "") -> None:
        """A line to be read: below the next question, or at once where there is no screen to fill."""
        from rich.text import Text

        if self.screen.watched:
            self.notes.append(Text(text, style))
        else:
            self.print(text, style)

    def paint(self, seat: int) -> None:
        """The table, what happened, the question and its choices."""
        recap, question, choices = self.recap(), self.question(seat), self.choices()
        if self.screen.watched:
            tables = partial(common.tables, self.position, self.viewer, self.console)
            self.screen.ask(tables, recap, [question], choices, self.notes)
            self.notes = []
            return
        if self.shown != (self.position.turn, seat):
            self.shown = (self.position.turn, seat)
            recap = [common.table(self.position, self.viewer, self.console), *recap]
        else:
            recap = recap[-1:] if self.history.now(self.position).steps else []
        for part in ("", *recap, question, choices[0]):
            self.console.print(part)

    def recap(self) -> list[RenderableType]:
        """What happened since this player's turn before, and what has been done in this one."""
        made: list[RenderableType] = []
        for stretch in self.history.recent(self.position):
            made += log.lines(self.position, stretch, self.viewer)
        summary = self.so_far()
        return [*made, summary] if summary is not None else made

    def so_far(self) -> Text | None:
        """The present turn, if anything has been done in it; with what ending it now would bring about."""
        done = self.deeds([], over=False)
        usual = self.usual()
        if usual is not None and self.is_final(usual.code):
            ended = self.deeds(self.foreseen(usual.code), over=False)
            if ended != done:
                return self.summary("if ended", ended)
        return self.summary("so far", done) if done else None

    def deeds(self, more: Sequence[Event], over: bool) -> str:
        """What whoever decides has done in this turn, and what comes on top of it."""
        now = self.history.now(self.position)
        stretch = log.Stretch(now.turn, now.seat, [*now.steps, log.Step(self.position.phase, list(more))])
        return log.deeds(self.position, stretch, self.viewer, over)

    def summary(self, key: str, deeds: str) -> Text:
        """The turn of whoever decides, as one sentence."""
        from rich.text import Text

        own, others = SUMMARIES[key]
        name = self.position.names[self.position.actor or 0]
        return Text(self.say(own if self.person is not None else others, name=name, deeds=deeds), "bold")

    def question(self, seat: int) -> RenderableType:
        """Whose turn, and what is asked."""
        from rich.text import Text

        made = Text(self.position.names[seat], "bold")
        made.append(f" · {common.question(self.position)}")
        share = self.compiler.share(self.position.game.name) if self.compiler is not None else None
        if share is not None:
            made.append("  " + self.say("getting-faster", percent=int(share * 100)), "dim")
        return made

    def choices(self) -> list[RenderableType]:
        """The legal answers with what they do, from the fullest form to the shortest."""
        return choice_forms(self.choice_list(), self.screen.width)

    def choice_list(self) -> list[Choice]:
        """The legal answers: key, notation, what each does."""
        made = []
        for key, action in self.numbered().items():
            other = _SEAT.search(action.text)
            name = self.position.names[int(other[1]) - 1] if other else ""
            made.append((key, action.text, ", ".join(filter(None, (name, self.position.hint(action))))))
        return made

    def table(self, words: Sequence[str]) -> list[RenderableType]:
        """The whole table, from the view of the person at the terminal."""
        room = self.screen.room
        if room is None:
            return [common.table(self.position, self.viewer, self.console)]
        return common.pages(self.position, self.viewer, self.console, room)

    def list_choices(self, words: Sequence[str]) -> list[RenderableType]:
        """All choices with all that is said about them."""
        from rich.text import Text

        return [
            Text.assemble((f"{key:>3} ", "bold cyan"), (text, "bold"), (f"  {does}", "dim"))
            for key, text, does in self.choice_list()
        ]

    def help(self, words: Sequence[str]) -> list[RenderableType]:
        """The rule of the pending decision and what can be typed; or a clause."""
        from rich.text import Text

        if words and NUMBER.fullmatch(words[0]):
            text = clause(self.position.game.name, words[0])
            return [Text(f"{words[0].upper()}: {text}" if text else self.say("no-clause", clause=words[0]))]
        own = self.position.texts()
        key = f"help-{self.position.phase}".replace("_", "-")
        rule = [Text(own(key).replace("\n", " "))] if own is not None and own.has(key) else []
        return [*rule, Text(self.say("help-commands"), "dim")]

    def past(self, words: Sequence[str]) -> list[RenderableType]:
        """The last turns."""
        from rich.text import Text

        given = words[0] if words else "10"
        if not given.isdecimal():
            self.note(self.say("log-usage"), "yellow")
            return []
        past = self.history.stretches
        shown = past[max(0, len(past) - int(given)) :]
        made: list[RenderableType] = [line for stretch in shown for line in self.past_lines(stretch)]
        return made or [Text(self.say("log-empty"), "dim")]

    def past_lines(self, stretch: log.Stretch) -> list[RenderableType]:
        """A turn of the log; the present one is not over."""
        return log.lines(self.position, stretch, self.viewer, stretch is not self.history.now(self.position))

    def scores(self, words: Sequence[str]) -> list[RenderableType]:
        """Points as if the game ended now."""
        return [common.standings(self.position, self.viewer, self.console)]

    def finish(self) -> None:
        """The last table and the result."""
        seat = self.viewer
        standings = common.standings(self.position, seat, self.console)
        last = self.history.stretches[-1:]
        recap = [line for stretch in last for line in log.lines(self.position, stretch, seat)]
        if self.screen.room is None:
            self.console.print(common.table(self.position, seat, self.console))
        else:
            left = self.screen.room - len(self.screen.lines(standings, *recap)) - 3
            tables = common.tables(self.position, seat, self.console, left)
            self.console.print(self.screen.first_fitting(tables, left), end="")
        for part in (*recap, standings):
            self.console.print(part)
        self.print(common.result(self.position), "bold green")
        self.print(self.say("replay-hint", path=str(self.path)), "dim")

    # -- keeping ---------------------------------------------------------------------------------------------

    def save(self, first: bool = False) -> None:
        """Write the game so far."""
        self.write(self.path, seats=first)

    def write(self, path: Path, seats: bool) -> None:
        """Write the record, and who plays in the order in which it lists the players."""
        if seats:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                sidecar(path).write_text(",".join(self.players.values()) + "\n", encoding="utf-8")
            except OSError as error:
                raise BadFile(f"{path} cannot be written: {error}.") from None
        self.position.record().save(path)

    def save_as(self, name: str) -> None:
        """`save [FILE]`: to the game's own file, or a copy somewhere else."""
        path = Path(name).expanduser() if name else self.path
        try:
            self.write(path, seats=True)
        except WharfingerError as error:
            self.note(str(error), "yellow")
            return
        self.note(self.say("saved", path=str(path)), "green")


# -- what is hidden ----------------------------------------------------------------------------------------------


def shows_something(before: Position, code: int, after: Position) -> bool:
    """Whether a decision showed its seat something it could not know: other deals would have led to another view."""
    seat = before.actor
    seen = after.view(seat)
    for seed in range(WORLDS):
        other = before.concealed(seat, seed)
        other.play(code)
        if other.view(seat) != seen:
            return True
    return False
