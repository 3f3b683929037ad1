"""What the server sends over its WebSockets. docs/wire.md and the client's types are generated from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .wire import Ident, Pace, Refusal, Result, Text

Share = Annotated[float, Meta(ge=0, le=1)]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "finished", "stuck"]


# -- parts ---------------------------------------------------------------------------------------------------------


class Event(Struct):
    """Something that happened in a game."""

    name: str
    args: dict[str, str | int | None]
    line: Text
    """The message of its sentence; ids in it are not yet named."""


class LogTurn(Struct):
    """A turn of the log. The deal has the seat -1."""

    turn: int
    seat: int
    first: int = msgspec.field(name="from")
    """The version before the turn; equal to `to` where there was nothing to decide."""
    last: int = msgspec.field(name="to")
    moves: list[str]
    """In notation; another player's secret decision is only its kind (`discard ?`)."""
    events: list[Event]


class Choice(Struct):
    """A legal answer."""

    code: int
    text: str
    """The notation: stable words whose ids are those of the view, such as `donate nikolai points`."""
    hint: Text | None
    ends: bool
    """Whether it ends the turn."""


class Ask(Struct):
    """The pending decision."""

    seat: int
    decision: str
    about: dict[str, int]
    """Its arguments by name, as in a position file; empty for everyone but the player who decides."""
    choices: list[Choice]
    """Empty for everyone but the player who decides."""


class View(Struct):
    """What a seat may see of a game: `Position.view`. Each game adds its own fields."""

    game: str
    seat: int | None
    names: list[str]
    turn: int
    actor: int | None
    decision: str
    ending: str | None
    scores: list[int] | None


class Seat(Struct):
    seat: int
    name: str
    kind: SeatKind
    online: bool
    resigned: bool
    yours: bool
    bot: str | UnsetType = UNSET
    wait: int | UnsetType = UNSET
    """The player has left a live table: seconds until the others may let a bot play."""


class Chat(Struct):
    """A chat message; `by` is a seat."""

    by: int | None
    name: str
    text: str
    at: float


class Thinking(Struct):
    """A bot's progress."""

    seat: int
    share: Share


class Undo(Struct):
    free: bool
    """Whether your last decision can be taken back at once."""
    asked_by: int | None
    answers: dict[str, bool]
    """By seat."""


class Lesson(Struct):
    """Where a lesson stands. Its texts are `step-ID`."""

    step: int
    of: int
    id: str
    show: list[str]
    wanted: int | None
    """The code of the choice it waits for."""


# -- a table -------------------------------------------------------------------------------------------------------


class Table(Struct, tag_field="type", tag="table"):
    """Everything a client may see of a table. Sent on joining and after every change."""

    id: str
    game: str
    title: str
    status: Status
    version: int
    """How many decisions have been played; a move names the version it answers."""
    stamp: int
    """Changes with every move and undo; a move may name it as well."""
    options: dict[str, str | int]
    pace: Pace
    analysis: bool
    """Whether players may analyse while the game goes on."""
    chosen_seed: bool
    """The creator chose the seed, and so may know what is hidden."""
    created: float
    seats: list[Seat]
    you: list[int]
    """The seats this client holds."""
    pov: int | None
    """Whose eyes `view` is seen with: the seat to decide, else your first."""
    curtain: int | None
    """A seat of yours that must send `pov` before its view and choices are sent."""
    view: View | None
    """null while the table is waiting or stuck."""
    ask: Ask | None
    kept: int
    """The client keeps so many turns of its log and adds `log`."""
    log: list[LogTurn]
    fresh: list[Event]
    """What the last change did; empty in the first message."""
    since: int
    """The version after your last decision: a recap tells what came later."""
    undo: Undo
    chat: list[Chat]
    thinking: Thinking | None
    speed: Share | None
    """How much of the game is compiled; null: all of it."""
    notices: list[Text]
    result: Result | None
    lesson: Lesson | None
    deadline: float | UnsetType = UNSET


class Answer(Struct, tag_field="type", kw_only=True):
    """An answer repeats the `id` of the message it answers."""

    id: Ident = None


class Done(Answer, tag="done"):
    """It is done."""


class Refused(Answer, tag="refused"):
    """It was refused, and nothing has changed."""

    error: Refusal


class Look(Answer, tag="look"):
    """The table as it was."""

    version: int
    pov: int | None
    view: View
    fresh: list[Event]
    """What the decision before that version did."""
    ask: None = None


class Recap(Answer, tag="recap"):
    """What happened since your last decision."""

    since: int
    log: list[LogTurn]


class ChatSent(Chat, tag_field="type", tag="chat"):
    """Somebody wrote in the chat."""


class ThinkingNow(Struct, tag_field="type", tag="thinking"):
    """How far a bot has come; without a seat when it has finished."""

    seat: int | UnsetType = UNSET
    share: Share | UnsetType = UNSET


class Speed(Struct, tag_field="type", tag="speed"):
    """How much of the game is compiled; null: all of it."""

    share: Share | None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected."""

    seats: list[int]
    wait: dict[str, int]
    """By seat: seconds until the others may let a bot play."""


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes the connection."""

    error: Refusal


# -- the analysis board --------------------------------------------------------------------------------------------


class Point(Struct):
    """How the game stood after `version` decisions, and what the search would have played there."""

    version: int
    win: list[float]
    win_error: list[float]
    points: list[float]
    spread: list[float]
    text: str = ""
    moves: list[int] = []
    same: bool = False
    """Whether that is what was played."""


class Graph(Struct, tag_field="type", tag="graph"):
    """New points of the graph of a game."""

    total: int
    points: list[Point]
    working: bool
    error: Refusal | UnsetType = UNSET


class Analysis(Struct, tag_field="type", tag="analysis"):
    """The game an analysis board is about."""

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, str | int]
    names: list[str]
    you: list[int]
    length: int
    """How many decisions have been played."""
    log: list[LogTurn]
    graph: Graph | None


class Step(Struct):
    """A decision of a line."""

    code: int
    turn: int
    seat: int
    text: str


class AnalysisLook(Answer, tag="look"):
    """A position of the analysis board."""

    version: int
    length: int
    played: int | None
    """The code that was played there in the game."""
    line: list[int]
    steps: list[Step]
    pov: int | None
    view: View
    ask: Ask | None
    advice: bool
    """Whether the bot advises here: while a game goes on, only on your own decisions."""
    fresh: list[Event]


class Dump(Answer, tag="dump"):
    """A position as a file."""

    position: dict[str, Any]


class Line(Struct):
    """A turn the search considered; `win` to `spread` are by seat."""

    moves: list[int]
    text: str
    whole: bool
    visits: int
    win: list[float]
    win_error: list[float]
    points: list[float]
    spread: list[float]


class Found(Struct):
    """What a search has found so far."""

    seat: int
    simulations: int
    seconds: float
    sure: float
    lines: list[Line]


class Thought(Struct, tag_field="type", tag="thought"):
    """A search under way, about twice a second until `over`. `of` is the `id` of the question."""

    of: Ident
    over: bool
    slow: bool
    """The game is still being compiled."""
    share: Share
    found: Found | UnsetType = UNSET
    error: Refusal | UnsetType = UNSET


TableMessage = Table | Done | Refused | Look | Recap | ChatSent | ThinkingNow | Speed | Presence | Bye
AnalysisMessage = Analysis | Done | Refused | AnalysisLook | Dump | Thought | Graph | Bye
