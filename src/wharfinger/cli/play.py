"""`wharfinger play`: a game at the terminal, people and bots at one table."""

from __future__ import annotations

import argparse
import datetime
import os
import re
import secrets
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wharfinger.kernel.errors import BadFile, BadOption, IllegalMove, WharfingerError

from . import common
from .common import texts

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from wharfinger.bots import Bot
    from wharfinger.bots.seated import Seated
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.errors import BotFailed
    from wharfinger.kernel.game import Game
    from wharfinger.kernel.notation import Action
    from wharfinger.kernel.position import Position

HUMAN, PROGRAM = "human", "program"
WORLDS = 8
"""How many deals of hidden things are tried to see whether a decision showed something new."""
STOPPED = 130
_AMOUNT = re.compile(r"(?:[= ]|\bx)(\d+)\+?$")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `play`."""
    say = texts()
    common.add_game(parser, optional=True)
    parser.add_argument("--players", type=common.positive, metavar="N", help=say("arg-players"))
    parser.add_argument("--seats", metavar="LIST", help=say("arg-seats"))
    parser.add_argument("--names", metavar="LIST", help=say("arg-names"))
    common.add_seed(parser)
    common.add_options(parser)
    parser.add_argument("--list-options", action="store_true", help=say("arg-list-options"))
    parser.add_argument("--save", metavar="FILE", help=say("arg-save"))
    parser.add_argument("--resume", metavar="FILE", help=say("arg-resume"))


def run(args: argparse.Namespace) -> int:
    """Play, until the game or the patience ends."""
    console = common.console()
    if args.list_options:
        list_options(args, console)
        return 0
    session = resumed(args, console) if args.resume else begun(args, console)
    return session.run()


# -- beginning ---------------------------------------------------------------------------------------------------


def list_options(args: argparse.Namespace, console: Console) -> None:
    """The switches of a game with what they mean."""
    from rich.table import Table

    from wharfinger.kernel import registry
    from wharfinger.kernel.texts import catalogue

    say = texts()
    if args.game is None:
        raise BadOption("Say whose options: wharfinger play GAME --list-options.")
    definition = registry.game(args.game, args.components).definition
    own = catalogue(definition.texts) if definition.texts else None
    table = Table(title=say("options-title", game=definition.title), show_lines=True)
    for key in ("col-option", "col-values", "col-meaning", "col-clause"):
        table.add_column(say(key), no_wrap=key == "col-option")
    for option in definition.options:
        key = f"option-{option.name}".replace("_", "-")
        meaning = own(key) if own is not None and own.has(key) else ""
        values = [_value_text(own, option.name, value) for value in option.values]
        if option.text is not None:
            values = [say("any-text", default=option.text)]
        elif not option.values:
            values = [say("number-range", low=option.low, high=option.high, default=option.initial)]
        table.add_row(option.name, "\n".join(values), meaning, option.clause)
    console.print(table)


def _value_text(own: Any, name: str, value: str) -> str:
    key = f"value-{name}-{value}".replace("_", "-")
    return f"{value}: {own(key)}" if own is not None and own.has(key) else value


def begun(args: argparse.Namespace, console: Console) -> Session:
    """A new game."""
    from wharfinger.kernel import registry

    given = common.options(args.option)
    name = args.game or choose_game(console)
    game = registry.game(name, args.components)
    kinds = seat_kinds(args, game)
    names = common.words(args.names) if args.names else default_names(kinds)
    if len(names) != len(kinds):
        raise BadOption(f"There are {len(kinds)} seats but {len(names)} names.")
    seed = secrets.randbits(31) if args.seed is None else args.seed
    from wharfinger.kernel.position import new

    players = dict(zip(names, kinds, strict=True))
    compiler = background(game, players)
    position = new(name, names, seed, components=args.components, progress=None, **given)
    bots = make_bots(players, position)
    path = Path(args.save) if args.save else default_file(name, seed)
    return Session(position, players, bots, path, console, compiler)


def resumed(args: argparse.Namespace, console: Console) -> Session:
    """A game from its file, with the players it was saved with unless others are given."""
    from wharfinger.kernel.record import Record

    for flag, value in (("--option", args.option), ("--seed", args.seed), ("--players", args.players)):
        if value not in (None, []):
            raise BadOption(f"{flag} is for a new game; a resumed one has its own.")
    path = Path(args.resume)
    record = Record.load(path, components=args.components)
    if args.game is not None and args.game != record.game.name:
        raise BadOption(f"{path} is a game of {record.game.name}, not of {args.game}.")
    kinds = seat_kinds(args, record.game, len(record.names)) if args.seats else remembered(path, len(record.names))
    if args.names:
        raise BadOption("--names is for a new game; a resumed one has its own.")
    players = dict(zip(record.names, kinds, strict=True))
    compiler = background(record.game, players)
    position = record.replay()
    bots = make_bots(players, position)
    return Session(position, players, bots, Path(args.save) if args.save else path, console, compiler)


def background(game: Game, players: dict[str, str]) -> Compiler:
    """What compiles the rules, and what the bots at this table need, while the game goes on."""
    from wharfinger.bots import LEVELS
    from wharfinger.bots.greedy import LOOKAHEAD
    from wharfinger.bots.search.forest import TREE
    from wharfinger.kernel.compiler import Compiler
    from wharfinger.kernel.game import DRIVER

    kinds = set(players.values())
    files = [DRIVER, *([TREE] if kinds & set(LEVELS) else []), *([LOOKAHEAD] if "greedy" in kinds else [])]
    made = Compiler(files)
    made.want(game)
    return made


def choose_game(console: Console) -> str:
    """Ask which game, if there are several."""
    from wharfinger.kernel import registry

    names = registry.names()
    if len(names) == 1:
        return names[0]
    say = texts()
    console.print(say("which-game"))
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {registry.game(name).definition.title} ({name})")
    while True:
        line = read(say("prompt-mark"))
        if line is None:
            raise BadOption(f"Say which game to play: {', '.join(names)}.")
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]
        if line in names:
            return line
        console.print(say("which-game-again", count=len(names)))


def seat_kinds(args: argparse.Namespace, game: Game, count: int | None = None) -> list[str]:
    """Who sits where, by the arguments."""
    from wharfinger.bots import NAMES
    from wharfinger.bots.program import is_program

    players = count or args.players
    if args.seats:
        kinds = common.specs(args.seats)
        for kind in kinds:
            if kind != HUMAN and kind not in NAMES and not is_program(kind):
                raise BadOption(f"A seat is for one of {', '.join((HUMAN, *NAMES))}, not {kind!r}.")
        if players is not None and len(kinds) != players:
            raise BadOption(f"There are {players} players but {len(kinds)} seats in {args.seats!r}.")
    else:
        low, high = game.seats
        players = players or max(low, min(3, high))
        kinds = [HUMAN] + ["greedy"] * (players - 1)
    game.check_seats(len(kinds))
    return kinds


def default_names(kinds: list[str]) -> list[str]:
    """You, or Player 1 and 2 where several people play; bots by kind and number."""
    from wharfinger.bots.program import is_program

    say = texts()
    people = kinds.count(HUMAN)
    numbers: dict[str, int] = {}
    names = []
    for kind in kinds:
        numbers[kind] = numbers.get(kind, 0) + 1
        if is_program(kind):
            numbers[PROGRAM] = numbers.get(PROGRAM, 0) + 1
            names.append(say("name-program", number=numbers[PROGRAM]))
        elif kind == HUMAN:
            names.append(say("name-you") if people == 1 else say("name-player", number=numbers[kind]))
        else:
            names.append(f"{kind.capitalize()} {numbers[kind]}")
    return names


def make_bots(players: dict[str, str], position: Position) -> dict[str, Bot]:
    """A bot for each seat that has one; their seed is the game's, so a resumed game goes on as it would have."""
    from wharfinger.bots import make

    made: dict[str, Bot] = {}
    for number, (name, kind) in enumerate(players.items()):
        if kind != HUMAN:
            made[name] = make(kind, ((position.seed or 0) + number) % 2**63)
            made[name].ready(position.game)
    return made


# -- the file ----------------------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where games are kept if nobody says otherwise."""
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "wharfinger"


def default_file(game: str, seed: int) -> Path:
    """`<game>-<date>-<seed>.wharf`, with a number where that exists already."""
    folder = data_folder()
    stem = f"{game}-{datetime.date.today().isoformat()}-{seed}"
    path, number = folder / f"{stem}.wharf", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.wharf", number + 1
    return path


def sidecar(path: Path) -> Path:
    """The small file beside a game that says who plays which seat; the record itself is about the game only."""
    return path.with_name(f"{path.name}.seats")


def remembered(path: Path, count: int) -> list[str]:
    """The seats a game was saved with; what a file says is never run as a program."""
    from wharfinger.bots import NAMES
    from wharfinger.bots.program import is_program

    beside = sidecar(path)
    try:
        kinds = common.specs(beside.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        raise BadFile(f"{path} does not say who plays ({beside.name} is missing): give --seats.") from None
    if any(map(is_program, kinds)):
        raise BadFile(f"{beside} names a program, which is not run on a file's word: give --seats.")
    if len(kinds) != count or any(kind != HUMAN and kind not in NAMES for kind in kinds):
        raise BadFile(f"{beside} does not name {count} players of the kinds human, {', '.join(NAMES)}: give --seats.")
    return kinds


def read(prompt: str) -> str | None:
    """A line from the player, or None when there are no more (Ctrl-D)."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None


# -- playing -----------------------------------------------------------------------------------------------------


class Session:
    """One sitting: the position, who plays, and the file that always holds the game so far."""

    def __init__(
        self,
        position: Position,
        players: dict[str, str],
        bots: dict[str, Bot],
        path: Path,
        console: Console,
        compiler: Compiler | None = None,
    ) -> None:
        self.position = position
        self.compiler = compiler
        self.players = players
        self.bots = bots
        self.path = path
        self.console = console
        self.say = texts()
        self.told: list[tuple[int, int, list[str]]] = []
        """Turns since the last table: (turn, seat, what happened)."""
        self.shown = (-1, -1)
        """The turn and seat that the table was last drawn for."""
        self.seated: dict[str, Seated] = {}
        """The bots on their seats, once the sitting has begun."""
        self.known = position.copy()
        """The position that the bots have been told of; a person may take back what came after it."""

    @property
    def person(self) -> int | None:
        """The seat of the only person, or None where there are several or none."""
        seats = [seat for seat, name in enumerate(self.position.names) if name not in self.bots]
        return seats[0] if len(seats) == 1 else None

    def run(self) -> int:
        """To the end of the game, or until the player has had enough."""
        self.save(first=True)
        self.print(self.say("saved-where", path=str(self.path)), "dim")
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
        self.print(self.say("bot-out", name=name, why=str(failure)), "yellow")

    # -- moves -----------------------------------------------------------------------------------------------

    def bot_turn(self, bot: Seated) -> None:
        """Everything a bot decides until its turn is over."""
        before = (self.position.turn, self.position.actor)
        with self.thinking(bot):
            while not self.position.over and (self.position.turn, self.position.actor) == before:
                self.tell_bots()
                self.play(bot.choose(self.position), save=False)
        self.save()
        if not any(name not in self.bots for name in self.position.names):
            self.tell()

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

    def play(self, move: str | int | Action, save: bool = True) -> None:
        """Play, remember what happened, write the file."""
        turn, seat = self.position.turn, self.position.actor or 0
        events = self.position.play(move)
        audience = self.person if self.person is not None else self.position.actor
        lines = [common.sentence(self.position, event) for event in events if event.visible_to(audience)]
        if self.told and self.told[-1][:2] == (turn, seat):
            self.told[-1][2].extend(lines)
        else:
            self.told.append((turn, seat, lines))
        if save:
            self.save()

    def undo(self, words: list[str]) -> bool:
        """Take back the last own decision of this turn, or all of them; whether anything was taken back."""
        count = 0
        while True:
            refusal = self.undo_once()
            count += not refusal
            if refusal or words != ["all"]:
                break
        if count == 0:
            self.print(refusal, "yellow")
            return False
        self.save()
        self.print(self.say("undone", count=count), "green")
        self.told = []
        self.shown = (-1, -1)
        return True

    def undo_once(self) -> str:
        """Take back one decision; or the sentence that says why not."""
        before = self.position.copy()
        here = (before.turn, before.actor)
        if not before.moves:
            return self.say("undo-nothing")
        action = before.undo()
        if (before.turn, before.actor) != here:
            return self.say("undo-turn")
        if shows_something(before, action.code, self.position):
            return self.say("undo-revealed")
        self.position = before
        return ""

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Ask a person for the pending decision; False if they leave."""
        here = (self.position.turn, seat)
        if self.shown != here:
            self.draw()
            self.shown = here
        self.tell()
        self.print("")
        self.console.print(self.question(seat))
        self.console.print(self.choices())
        if self.compiler is not None:
            self.compiler.start()
        while True:
            line = read(self.say("prompt", name=self.position.names[seat]))
            if line is None:
                return False
            if line:
                answer = self.answer(line)
                if answer is not None:
                    return answer

    def answer(self, line: str) -> bool | None:
        """Do what a line says: True to go on, False to leave, None to ask again."""
        words = line.split()
        command, rest = words[0].lower(), words[1:]
        if command in ("quit", "exit", "q"):
            return False
        if command == "undo":
            return self.undo(rest) or None
        if command == "save":
            self.save_as(" ".join(rest))
            return None
        simple = {"help": self.help, "?": self.help, "table": self.draw, "log": self.log, "scores": self.scores}
        if command in simple:
            if command == "log":
                self.log(rest)
            else:
                simple[command]()
            return None
        try:
            self.play(self.numbered().get(line, line))
        except IllegalMove as error:
            self.print(str(error), "yellow")
            return None
        return True

    def question(self, seat: int) -> RenderableType:
        """Whose turn, and what is asked."""
        from rich.text import Text

        made = Text(self.position.names[seat], "bold")
        made.append(f" · {self.position.prompt}")
        share = self.compiler.share(self.position.game.name) if self.compiler is not None else None
        if share is not None:
            made.append("  " + self.say("getting-faster", percent=int(share * 100)), "dim")
        return made

    def numbered(self) -> dict[str, Action]:
        """The legal answers by the number shown for them; where all of them are amounts, by the amount."""
        actions = self.position.legal()
        amounts = [_AMOUNT.search(action.text) for action in actions]
        if all(amounts):
            keys = [amount[1] for amount in amounts if amount]
            if len(set(keys)) == len(keys):
                return dict(zip(keys, actions, strict=True))
        return {str(number): action for number, action in enumerate(actions, 1)}

    def choices(self) -> RenderableType:
        """The legal answers with what they do, in as many columns as fit."""
        from rich.columns import Columns
        from rich.text import Text

        shown = []
        for number, action in self.numbered().items():
            made = Text(no_wrap=True)
            made.append(f"{number:>3} ", "bold cyan")
            made.append(action.text, "bold")
            hint = self.position.hint(action)
            if hint:
                made.append(f"  {hint}", "dim")
            shown.append(made)
        return Columns(shown, column_first=True, padding=(0, 2))

    # -- telling ---------------------------------------------------------------------------------------------

    def print(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(text, style=style or None)

    def draw(self) -> None:
        """The table, from the view of the person at the terminal."""
        seat = self.position.actor if self.person is None else self.person
        self.print("")
        self.console.print(common.table(self.position, seat, self.console))

    def tell(self) -> None:
        """What happened since the last time it was told."""
        from rich.text import Text

        for turn, seat, lines in self.told:
            if lines:
                made = Text(f"{turn + 1:>4}. ", "dim")
                made.append(self.position.names[seat], "bold")
                made.append(" " + ", ".join(lines))
                self.console.print(made)
        self.told = []

    def help(self) -> None:
        """The rule of the pending decision, and what can be typed."""
        own = self.position.texts()
        key = f"help-{self.position.phase}".replace("_", "-")
        if own is not None and own.has(key):
            self.print(own(key).replace("\n", " "))
        self.print(self.say("help-commands"), "dim")

    def log(self, words: Iterable[str] = ()) -> None:
        """The last turns in notation."""
        given = next(iter(words), "10")
        if not given.isdecimal():
            self.print(self.say("log-usage"), "yellow")
            return
        moves = self.position.record().moves
        for turn, seat, text in moves[max(0, len(moves) - int(given)) :]:
            self.print(f"{turn + 1:>4}. {self.position.names[seat]}: {text}")
        if not moves:
            self.print(self.say("log-empty"), "dim")

    def scores(self) -> None:
        """Points as if the game ended now."""
        seat = self.position.actor if self.person is None else self.person
        self.console.print(common.standings(self.position, seat, self.console))

    def finish(self) -> None:
        """The last table and the result."""
        self.draw()
        self.tell()
        self.print("")
        self.scores()
        winners = [name for name, place in zip(self.position.names, self.position.places(), strict=True) if place == 1]
        key = "winner" if len(winners) == 1 else "winners"
        self.print(self.say(key, names=", ".join(winners), ending=str(self.position.ending)), "bold green")
        self.print(self.say("replay-hint", path=str(self.path)), "dim")

    # -- keeping ---------------------------------------------------------------------------------------------

    def save(self, first: bool = False) -> None:
        """Write the game so far."""
        if first:
            self.write_seats(self.path)
        self.position.record().save(self.path)

    def write_seats(self, path: Path) -> None:
        """Write who plays, in the order in which the record lists the players."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            sidecar(path).write_text(",".join(self.players.values()) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadFile(f"{path} cannot be written: {error}.") from None

    def save_as(self, name: str) -> None:
        """`save [FILE]`: to the game's own file, or a copy somewhere else."""
        path = Path(name).expanduser() if name else self.path
        try:
            self.write_seats(path)
            self.position.record().save(path)
        except WharfingerError as error:
            self.print(str(error), "yellow")
            return
        self.print(self.say("saved", path=str(path)), "green")


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
