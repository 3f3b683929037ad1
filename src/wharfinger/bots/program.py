"""The bot `program:COMMAND`: any program, in any language, that speaks JSON lines; docs/bot-protocol.md describes them.

The program is shown what `Position.view` and `Position.legal` say of a position that was concealed for its seat, and
events that its seat may know: nothing else leaves this process. A program that fails in any way raises BotFailed.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from wharfinger.kernel.errors import BadOption, BotFailed, Message, WharfingerError, shown, why
from wharfinger.kernel.events import Event
from wharfinger.kernel.game import Game, Progress
from wharfinger.kernel.position import Position
from wharfinger.kernel.texts import ENGLISH, speaking

from .process import CLOSED, Child, Trouble, printable
from .words import message

PROTOCOL = 1
PREFIX = "program"
SECONDS = 10.0
"""For one answer, if nobody says otherwise; at least that long for the first one, because programs have to start."""
GRACE = 1.0
"""Seconds between `quit` and the end of patience."""
_PACKAGE = Path(__file__).parents[1]
_PLACES = (_PACKAGE / "bot-protocol.md", _PACKAGE.parents[1] / "docs" / "bot-protocol.md")
TEXT = next(filter(Path.is_file, _PLACES), _PLACES[-1])
"""The description: inside an installed package, in docs/ of a checkout."""
_SPEC = re.compile(r"program(?:\[([^\]]*)\])?:(.*)", re.DOTALL)


def is_program(spec: str) -> bool:
    """Whether a bot's spec names a program to run."""
    return _SPEC.match(spec) is not None


def from_spec(spec: str) -> Program:
    """`program:COMMAND`, or with limits in seconds: `program[time=5,start=30]:COMMAND`."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise BadOption(message("program-spec", spec=shown(spec)))
    limits: dict[str, float] = {}
    for part in filter(None, map(str.strip, (found[1] or "").split(","))):
        name, _, value = part.partition("=")
        if name not in ("time", "start") or name in limits:
            raise BadOption(message("program-limits", given=shown(part)))
        limits[name] = _seconds(name, value)
    return Program(found[2], **limits)


def _seconds(name: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 86400:
        raise BadOption(message("program-seconds", limit=name, value=shown(value)))
    return seconds


class Program:
    """A bot that asks a process of its own; `begin` starts it anew for every game."""

    def __init__(self, command: str, time: float = SECONDS, start: float | None = None) -> None:
        self.command = _split(command)
        self.time = time
        self.start = max(SECONDS, time) if start is None else start
        self.name = _name(self.command)
        self.title = self.name
        """What the program calls itself, once it has said so."""
        self.author = ""
        self.answers = 0
        """Decisions answered in this game."""
        self.slowest = 0.0
        """Seconds of the slowest of these answers."""
        self.went = True
        """Whether the last process ended by itself when it was told to quit."""
        self._child: Child | None = None
        self._seat: int | None = None
        self._failure: BotFailed | None = None
        self._untold: list[dict[str, Any]] = []

    def ready(self, game: Game, progress: Progress | None = None) -> None:
        """Nothing to do: a program starts when its game begins."""

    # -- a game ----------------------------------------------------------------------------------------------------

    def begin(self, position: Position, seat: int) -> None:
        """Start the process for a game and wait until it has said hello."""
        self.close()
        self._seat, self._failure, self._untold = seat, None, []
        self.answers, self.slowest, self.went = 0, 0.0, True
        try:
            self._child = Child(self.command)
        except (OSError, ValueError) as error:
            self._fail("program-unstarted", why=why(error))
        answer = self._exchange(hello(position, seat, self.time), self.start)
        if answer.get("type") != "hello":
            self._fail("program-hello", given=_shown(answer))
        if answer.get("protocol") != PROTOCOL or isinstance(answer["protocol"], bool):
            self._fail("program-protocol", given=_shown(answer.get("protocol")), protocol=str(PROTOCOL))
        title, author = answer.get("name"), answer.get("author", "")
        if not isinstance(title, str) or not printable(title, 60) or not isinstance(author, str):
            self._fail("program-nameless")
        self.title, self.author = printable(title, 60), printable(author, 60)

    def tell(self, position: Position, events: Sequence[Event]) -> None:
        """Note what happened and may be known; it is written before the next question, or at the end."""
        if self._child is None or self._failure is not None:
            return
        self._untold += [
            {"type": "event", "turn": position.turn, "name": event.name, "arguments": event.arguments,
             "private": event.seat is not None}
            for event in events if event.visible_to(self._seat)
        ]  # fmt: skip
        if position.over:
            self._untold.append({
                "type": "over", "ending": position.ending, "scores": position.scores(), "places": position.places(),
            })  # fmt: skip

    def choose(self, position: Position) -> int:
        """The program's answer to the pending decision."""
        if position.actor is None:
            raise WharfingerError(message("over"))
        if self._failure is not None and self._seat == position.actor:
            raise BotFailed(*self._failure.args)
        if self._child is None or self._seat != position.actor:
            self.begin(position, position.actor)
        number = self.answers + 1
        asked = question(position, number, position.actor)
        began = time.monotonic()
        answer = self._exchange(asked, self.time)
        self.slowest = max(self.slowest, time.monotonic() - began)
        if answer.get("id") != number or isinstance(answer["id"], bool):
            self._fail("program-question", asked=str(number), given=_shown(answer.get("id")))
        code = self._read_answer(position, answer)
        self.answers = number
        return code

    def close(self) -> None:
        """Say goodbye; end the process if it does not end itself."""
        child, self._child = self._child, None
        if child is not None:
            child.send(_bytes([*self._untold, {"type": "quit"}]))
            self._untold = []
            self.went = child.stop(GRACE)

    # -- the wire --------------------------------------------------------------------------------------------------

    def _exchange(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Write what is to be told and a message; read the answer."""
        assert self._child is not None
        self._child.send(_bytes([*self._untold, message]))
        self._untold = []
        try:
            line = self._child.line(seconds)
        except Trouble as trouble:
            self._fail(trouble.id, **trouble.given)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            self._fail("program-no-object", given=_shown(line.decode("utf-8", "replace")))
        return answer

    def _read_answer(self, position: Position, answer: dict[str, Any]) -> int:
        legal = position.legal()
        code, text = answer.get("code"), answer.get("text")
        if (code is None) == (text is None):
            self._fail("program-either")
        if text is not None:
            wanted = _plain(text) if isinstance(text, str) else None
            found = [action.code for action in legal if _plain(action.text) == wanted]
        else:
            exact = isinstance(code, int) and not isinstance(code, bool)
            found = [action.code for action in legal if exact and action.code == code]
        if not found:
            given = code if text is None else text
            self._fail("program-illegal", given=_shown(given), count=len(legal))
        return found[0]

    def _fail(self, what: str, **given: Any) -> NoReturn:
        """End the process and raise what went wrong."""
        words = ""
        child, self._child = self._child, None
        if child is not None:
            gone = what == CLOSED and child.ended(GRACE)
            child.stop()
            if gone:
                what, given = child.ending
            words = child.last_words
        said = message(what, name=self.name, **given)
        self._failure = BotFailed(message("program-last-words", failure=said, words=words) if words else said)
        raise self._failure


# -- messages ----------------------------------------------------------------------------------------------------------


def hello(position: Position, seat: int, seconds: float) -> dict[str, Any]:
    """The first message."""
    definition = position.game.definition
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": position.game.name,
        "rules": definition.version,
        "components": definition.components.mark,
        "seat": seat,
        "players": position.seats,
        "names": list(position.names),
        "options": position.options,
        "time": seconds,
    }


def question(position: Position, number: int, seat: int) -> dict[str, Any]:
    """A decision that the program has to take, in English; the position has been concealed for its seat."""
    with speaking(ENGLISH):
        return {
            "type": "decide",
            "id": number,
            "decision": position.phase,
            "prompt": position.prompt,
            "legal": [
                {"code": action.code, "text": action.text, "hint": position.hint(action)} for action in position.legal()
            ],
            "view": position.view(seat),
        }


def _bytes(messages: list[dict[str, Any]]) -> bytes:
    """One line each, in ASCII."""
    return "".join(f"{json.dumps(message)}\n" for message in messages).encode("ascii")


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _shown(value: Any) -> str | Message:
    """A value of the program, short and safe to print."""
    try:
        return printable(value if isinstance(value, str) else json.dumps(value), 60) or message("given-nothing")
    except RecursionError:
        return message("given-deep")


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadOption(message("command-quotes", command=shown(command))) from None
    if not words:
        raise BadOption(message("command-missing"))
    if "\0" in command or "\n" in command:
        raise BadOption(message("command-line", command=shown(command)))
    if shutil.which(words[0]) is None:
        raise BadOption(message("command-unknown", command=shown(words[0])))
    return words


def _name(command: list[str]) -> str:
    """A short name: the file that is run, which for an interpreter is its first argument that is a file."""
    script = next((word for word in command[1:] if os.path.isfile(word)), command[0])
    return re.sub(r"[^\w.+-]", "_", Path(script).name)[:40]
