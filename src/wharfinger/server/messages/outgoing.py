"""What the server sends over its WebSockets. docs/wire.md and the client's types are generated from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wharfinger.kernel.view import Heading

from .wire import Ident, Pace, Refusal, Result, Text

Share = Annotated[float, Meta(ge=0, le=1)]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "finished", "stuck", "closed"]


# -- parts ---------------------------------------------------------------------------------------------------------


class Event(Struct):
    """Something that happened in a game."""

    name: str
    args: dict[str, str | int | None]


class Clause(Struct):
    """A message of the game's catalogue. Its attribute `.plan` is for a turn that goes on."""

    id: str
    args: dict[str, str | int | list[str] | dict[str, int]]
    """Numbers (`player` is a seat), ids, lists of ids, and amounts of things by id."""


class Said(Struct):
    """What somebody did, deed by deed."""

    by: int | str | None
    """A seat, the id of somebody who is no player (`name-by-ID`), or null: the clauses are whole sentences."""
    clauses: list[Clause]


class Telling(Struct):
    """An entry of the log; one with a title is no player's turn but the end of a round or the like."""

    title: Clause | None
    lines: list[Said]


class LogTurn(Struct):
    """A turn of the log. The deal has the seat -1."""

    turn: int
    seat: int
    first: int = msgspec.field(name="from")
    """The version before the turn; equal to `to` where there was nothing to decide."""
    last: int = msgspec.field(name="to")
    moves: list[str]
    """In notation; another player's secret decision is only its kind (`discard ?`)."""
    told: list[Telling]
    """What happened, as people tell it."""
    over: bool
    """Whether the turn has ended."""
    events: list[Event]


class Choice(Struct):
    """A legal answer."""

    code: int
    text: str
    """The notation: stable words whose ids are those of the view, such as `donate nikolai points`."""
    hint: Text | None
    ends: bool
    """Whether it ends the turn."""
    reveals: bool | UnsetType = UNSET
    """True where it shows something hidden, or leaves something to chance: then it cannot be taken back freely."""


class Ask(Struct):
    """The pending decision."""

    seat: int
    decision: str
    about: dict[str, int | str | list[str] | None]
    """Its arguments by name, as in a position file; empty for everyone but the player who decides."""
    choices: list[Choice]
    """Empty for everyone but the player who decides."""
    question: Text | UnsetType = UNSET
    """The question with its numbers; only for the player who decides."""


class View(Heading, forbid_unknown_fields=False):
    """What a seat may see of a game. Each game adds its own fields: see [views](views.md)."""

    scores: list[int] | None
    """Points by seat as far as everybody knows them, else null; final once the game is over."""


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
    turn: bool
    """Whether you have made several decisions in this turn, and all of them can be taken back at once."""
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


class Goal(Struct):
    """A condition of a task: the number there is and the one that is wanted."""

    id: str
    have: int
    want: int
    met: bool
    keep: bool
    """Whether it must hold all the time."""


class Task(Struct):
    """A task and how it stands. Its texts are `task-ID`, those of its goals `goal-ID`."""

    lesson: str
    id: str
    puzzle: bool
    """A puzzle has no goals: what the turn is worth is asked for when it has been played."""
    turns: int
    used: int
    """Turns in which it must be done, and how many of them are over."""
    verdict: Literal["won", "lost", "played"] | None
    goals: list[Goal]
    tries: int
    show: list[str]
    hint: list[str]
    """Things on the board that the text and the hint speak of."""
    line: list[int]
    """What was played, of a puzzle and of a task whose goal is missed."""


class Coached(Struct):
    """What the bot would have played where a learner missed the goal of a task."""

    number: int
    """Which of the learner's turns it speaks of: the one that lost most."""
    same: bool
    """Whether it would have played that turn too."""
    told: list[Telling]
    """Its turn, as people tell it."""
    text: str
    """The same in notation."""
    points: float
    """How many more points it expects of that at the end of the game."""
    goals: list[Goal]
    """How the goals would stand after it; empty where that shows only later."""


Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Knowledge(Struct):
    """What the search knows about a kind of game."""

    weights: list[float]
    calibration: list[list[float]]
    settings: list[float]
    guided: bool
    """Whether the network of the game guides the search."""


class Search(Struct):
    """A search for the asker's own device that finds what the server's would find."""

    state: str
    """The position, in base64; what the seat cannot know is dealt anew."""
    seat: int
    """Whose knowledge counts."""
    seed: str
    """Its digits: a number of 63 bits."""
    simulations: int
    seconds: float
    played: list[int]
    """What was played there, in a lesson."""


class Searches(Struct):
    """What has to be searched for a hint; nothing where the server knows without."""

    knowledge: Knowledge
    searches: list[Search]


class Advised(Struct):
    """The best turn for a learner among those that were found."""

    moves: list[int]
    told: list[Telling]
    text: str
    goals: list[Goal]


class Advice(Struct):
    """The same for each turn of an attempt."""

    turns: list[Advised]


class Judged(Struct):
    """What a turn is worth beside the best one; chances to win are shares of 1."""

    grade: Grade
    win: float
    points: float
    best_win: float
    best_points: float
    margin: float
    """By how much the best turn is ahead of every other kind of turn."""
    kept: bool
    """Whether the turn is one of those that were judged when the puzzle was made."""
    best: list[Telling]
    """The best turn, as people tell it."""
    moves: str
    """The same in notation."""


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
    """The client keeps so many turns of its log, but for those of `reread`, and adds `log`."""
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
    task: Task | None
    reread: dict[str, LogTurn] | UnsetType = UNSET
    """Turns that are kept but read differently with these eyes, by their place in the log."""
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


class Tried(Answer, tag="tried"):
    """The table as it would be after a choice."""

    shown: bool
    """False where the choice reveals something: then there is nothing to show before it is made."""
    view: View | None = None
    fresh: list[Event] = []
    """What it would do."""
    told: list[Telling] = []
    """The whole turn with it, as the log would tell it."""


class Because(Answer, tag="because"):
    """Why something cannot be played."""

    reason: Text | None
    """null where it can be, or the game does not say."""


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


class Ponder(Struct, tag_field="type", tag="ponder"):
    """A bot's decision that the player's own device may take (`pondered`): the most visited answer of all searches."""

    stamp: int
    seat: int
    knowledge: Knowledge
    searches: list[Search]


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
    """How the game stood after `version` decisions, and the best turn there that the search knows; by seat."""

    version: int
    win: list[float]
    win_error: list[float]
    points: list[float]
    spread: list[float]
    """What is expected after the best turn."""
    told: list[Telling] = []
    """The best turn, as the log would tell it."""
    moves: list[int] = []
    same: bool = False
    """Whether that is what was played."""
    only: bool = False
    """Whether there was nothing else to do."""
    loss: float = 0.0
    """The share of a win that the turn lost to the best one; alone the share of the points."""
    depth: int = 0
    """1 after the first look, 2 after the deeper one."""


class Graph(Struct, tag_field="type", tag="graph"):
    """New points of the graph of a game."""

    total: int
    points: list[Point]
    working: bool
    """The first look goes on, or will."""
    ahead: int = 0
    """How many reports of other games come before the first look."""
    deepening: bool = False
    """The deeper look goes on, or will."""
    complete: bool = False
    """In the first message: nothing is left to look at."""
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
    """In notation."""
    told: list[Telling]
    """Its turn up to here, as the log would tell it."""


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
    """What the last decision did, or all of the line after `since`."""


class Dump(Answer, tag="dump"):
    """A position as a file."""

    position: dict[str, Any]


class Line(Struct):
    """A turn the search considered; `win` to `spread` are by seat."""

    moves: list[int]
    text: str
    """In notation."""
    whole: bool
    visits: int
    win: list[float]
    win_error: list[float]
    points: list[float]
    spread: list[float]
    told: list[Telling] = []
    """As the log would tell it."""


class Verdict(Answer, tag="verdict"):
    """What a turn that was tried loses to the best one; lists are by seat."""

    loss: float
    """The share of a win; alone the share of the points."""
    win: list[float]
    points: list[float]
    same: bool
    """Whether it is the best turn."""


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


class Known(Answer, tag="known"):
    """What the seat to decide may know, for a search on the asker's own device."""

    state: str
    """The position, in base64; what the seat cannot know is dealt anew."""
    seat: int
    weights: list[float]
    calibration: list[list[float]]
    settings: list[float]
    guided: bool


class Replay(Answer, tag="replay"):
    """A game that is over, for a report made on the asker's own device."""

    state: str
    """The position at the start, in base64."""
    moves: list[int]
    knowledge: Knowledge


class Worded(Struct):
    """A turn in words."""

    text: str
    """In notation, where the log would tell nothing."""
    told: list[Telling]
    """As the log would tell it."""


class Told(Answer, tag="told"):
    """Turns in words, in the order of the question."""

    turns: list[Worded]


TableMessage = (
    Table | Done | Refused | Look | Tried | Because | Recap | ChatSent | ThinkingNow | Ponder | Speed | Presence | Bye
)  # fmt: skip
AnalysisMessage = (
    Analysis | Done | Refused | AnalysisLook | Dump | Verdict | Known | Replay | Told | Thought | Graph | Bye
)  # fmt: skip
