"""What travels: the client's messages and the bodies of requests, checked while they are decoded; see docs/wire.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1
Seat = Annotated[int, Meta(ge=0, le=20)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Ident = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None
Key = Annotated[str, Meta(max_length=100)]
Short = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(max_length=500)]


class Said(Struct, tag_field="type", kw_only=True):
    """A message of a client."""

    id: Ident = None


class Hello(Said, tag="hello"):
    keys: Annotated[list[Key], Meta(max_length=16)] = []
    protocol: int = PROTOCOL
    curtain: bool = False
    """Whether people who share this screen want a curtain between their turns."""


class Move(Said, tag="move"):
    seat: Seat
    version: Count
    code: Count
    stamp: Count | None = None


class Try(Said, tag="try"):
    seat: Seat
    version: Count
    code: Count
    stamp: Count | None = None


class Why(Said, tag="why"):
    seat: Seat
    version: Count
    words: Annotated[str, Meta(max_length=200)]
    """In the notation: what somebody would like to play and cannot."""
    stamp: Count | None = None


class Undo(Said, tag="undo"):
    version: Count
    turn: bool = False
    """Take back every decision of the turn, not only the last."""
    to: Count | None = None
    """Take back every decision since this version, not only the last."""


class UndoAsk(Said, tag="undo_ask"):
    pass


class UndoAnswer(Said, tag="undo_answer"):
    agree: bool


class Say(Said, tag="chat"):
    text: str


class Resign(Said, tag="resign"):
    seat: Seat


class Replace(Said, tag="replace"):
    seat: Seat
    bot: Short


class Return(Said, tag="return"):
    seat: Seat


class Lesson(Said, tag="lesson"):
    step: Count


class Retry(Said, tag="retry"):
    pass


class Look(Said, tag="look"):
    version: Count


class Pov(Said, tag="pov"):
    seat: Seat


class Recap(Said, tag="recap"):
    pass


class Device(Said, tag="device"):
    """Whether this device thinks for the bots, at a table that its player plays alone."""

    on: bool


class Pondered(Said, tag="pondered"):
    """What this device decided for a bot, in answer to `ponder`."""

    stamp: int
    code: Annotated[int, Meta(ge=0, le=1_000_000)]


Message = (
    Hello
    | Move
    | Try
    | Why
    | Undo
    | UndoAsk
    | UndoAnswer
    | Say
    | Resign
    | Replace
    | Return
    | Lesson
    | Retry
    | Look
    | Pov
    | Recap
    | Device
    | Pondered
)
MESSAGE: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


# -- bodies of requests ------------------------------------------------------------------------------------------


class Live(Struct, tag_field="kind", tag="live", frozen=True):
    """Everybody is there."""


class Correspondence(Struct, tag_field="kind", tag="correspondence", frozen=True):
    """Days for each turn."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


Pace = Live | Correspondence


class SeatWish(Struct):
    """Who shall sit on a chair of a new table."""

    kind: Literal["me", "open", "bot", "hotseat"]
    name: Short | None = None
    bot: Short | None = None


Answered = Annotated[int, Meta(ge=0, le=1_000_000)]


class Worth(Struct):
    """What a turn is worth to who plays it, as the asker's own device found: its share of the win, its points."""

    win: Annotated[float, Meta(ge=0, le=1)]
    points: Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]


class PuzzleAnswer(Struct):
    """The body of `POST /api/puzzles/GAME/ID/answer` and `.../searches`: the codes of a whole turn."""

    line: Annotated[list[Answered], Meta(min_length=1, max_length=200)]
    worth: Worth | None = None
    """Without it the server searches."""


class TaskAnswer(Struct):
    """The body of `POST /api/lessons/GAME/tasks/TASK/answer` and `.../searches`: the codes of all that was played."""

    line: Annotated[list[Answered], Meta(min_length=1, max_length=400)]


class TaskFound(Struct):
    """The body of `POST /api/lessons/GAME/tasks/TASK/advice`: the same, and the best turns that the asker's own device
    found instead of each of the learner's."""

    line: Annotated[list[Answered], Meta(min_length=1, max_length=400)]
    found: Annotated[
        list[Annotated[list[Annotated[list[Answered], Meta(min_length=1, max_length=200)]], Meta(max_length=24)]],
        Meta(min_length=1, max_length=20),
    ]


class NewTable(Struct):
    """The body of `POST /api/tables`."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[Short, Annotated[str, Meta(max_length=80)] | int] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,77}$")] | None = None
    """A long one as text: the numbers of browsers are short."""
    pace: Pace = Live()
    public: bool = True
    title: Short = ""
    analysis: bool = False
    """Whether players may analyse their own decisions while the game goes on."""


class Join(Struct):
    """The body of `POST /api/tables/ID/join`."""

    seat: Seat | None = None
    name: Short | None = None


class Keys(Struct):
    """Keys of seats, where the cookie does not say enough."""

    keys: Annotated[list[Key], Meta(max_length=16)] = []


class Upload(Struct):
    """The body of `POST /api/records`."""

    record: Annotated[str, Meta(max_length=500_000)]
    go_on: bool = False


class UploadedPosition(Struct):
    """The body of `POST /api/positions`."""

    position: Annotated[str, Meta(max_length=500_000)]


class Profile(Struct):
    """The body of `PUT /api/me`; what is missing stays as it is."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None


class NewNotice(Struct):
    """The body of `POST /api/notices`: a service and its form, filled in."""

    service: Short
    fields: Annotated[dict[Short, Annotated[str, Meta(max_length=500)]], Meta(max_length=8)] = {}


class Code(Struct):
    """The code that was sent to an e-mail address."""

    code: Short


class Credentials(Struct):
    """A name and a password."""

    name: Annotated[str, Meta(max_length=60)]
    password: Password


class Proof(Struct):
    """One's own password, where a cookie is not enough."""

    password: Password


class NewPassword(Struct):
    """The body of `PUT /api/account/password`."""

    password: Password
    """The old one."""
    new: Password


class NewEmail(Struct):
    """The body of `PUT /api/account/email`; an empty address removes the one there is."""

    password: Password
    address: Annotated[str, Meta(max_length=254)]


class ResetWish(Struct):
    """The body of `POST /api/reset`."""

    who: Annotated[str, Meta(max_length=254)]
    """The name of an account, or its e-mail address."""


class Reset(Struct):
    """The body of `POST /api/reset/password`."""

    token: Key
    """What the link in the e-mail has after its `#`."""
    password: Password


class Recovery(Struct):
    """The body of `POST /api/recover`."""

    name: Annotated[str, Meta(max_length=60)]
    code: Short
    """A recovery code, which is used up."""
    password: Password
    """The new one."""


# -- answers -----------------------------------------------------------------------------------------------------


class Text(Struct):
    """A message id and its arguments, which may be messages themselves."""

    id: str
    args: dict[str, Given]


Given = str | int | Text | list[str | Text]
"""An argument: an id or a name, a number, a message, or a list."""


class Refusal(Struct):
    """Why something was refused."""

    id: str
    args: dict[str, Given]
    text: str


class Problem(Struct):
    """The body of every refusal."""

    error: Refusal


class KeyOf(Struct):
    seat: int
    key: str


class Seated(Struct):
    """A table and the keys of the seats one holds there."""

    id: str
    keys: list[KeyOf]


class Field(Struct):
    """A field of a service's form; what is secret is never sent back."""

    name: str
    secret: bool
    optional: bool


class Service(Struct):
    """A service that notices can go to."""

    name: str
    fields: list[Field]


class Notice(Struct):
    id: str
    service: str
    about: str
    confirmed: bool
    problem: Text | None


class Sent(Struct):
    """What became of a notice that was sent to try it out."""

    sent: bool


class Me(Struct):
    """This visitor."""

    name: str
    account: str | None
    language: str
    """In which this visitor is told of turns; empty as long as nobody has said."""
    notices: list[Notice]
    services: list[Service]


class Account(Struct):
    """One's own account."""

    name: str
    created: float
    email: str | None
    """The confirmed address to which a link for a new password is sent."""
    email_asked: str | None
    """An address whose code has not come back yet."""
    mail: bool
    """Whether this server sends e-mail."""
    codes: int
    """Recovery codes that have not been used."""
    browsers: int
    """In which one is logged in, this one among them."""


class Codes(Struct):
    """New recovery codes. They are told this once; earlier ones no longer work."""

    codes: list[str]


class Tie(Struct):
    """Seats with equal points, those ahead first."""

    seats: list[int]
    rule: str
    """The message that says what decides between them; `$standing` lists their names, with the amounts if any."""
    amounts: list[int]
    """What decides, by these seats; empty if the rules have nothing that could."""


class Result(Struct):
    scores: list[int]
    places: list[int]
    ending: str
    ties: list[Tie] = []
    level: Text | None = None
    """What the points of a solo game are worth, where the rules say so."""


class Statistics(Struct):
    """How the points of a game that is over came about."""

    versions: list[int]
    """Before each turn, and at the end."""
    scores: list[list[int]]
    """Points by seat at each of them, as if the game had ended there; contracts that are secret count at the end."""
    sources: list[dict[str, int]]
    """By seat: points by source (`source-ID`), which make up the score."""


class Layout(Struct):
    """An array of the search."""

    shape: list[int]
    """Its lengths; -1 stands for the capacity of a tree."""
    size: int
    """The bytes of an element."""
    start: str
    """How it begins, in base64; zeros follow."""


class Weights(Struct):
    """The network that guides a search: its arrays one after the other, the first in 32 bits, the others in 16."""

    file: str
    shapes: dict[str, list[int]]
    mind: dict[str, Layout]
    """Room for one thought."""


class Engine(Struct):
    """The search of a game as WebAssembly, and how its memory is laid out; `players` to `stack` are bytes from the
    start of a position at which a 32-bit number lies.
    """

    file: str
    record: int
    """The bytes of a position."""
    actions: int
    """The most answers that a decision can have."""
    seats: int
    players: int
    turn: int
    depth: int
    """How many decisions are pending; the last one counts."""
    stack: int
    """The pending decisions."""
    frame: int
    """The numbers of a pending decision; the second is its seat."""
    tree: dict[str, Layout]
    scratch: dict[str, Layout]
    network: Weights | None


class EngineOffer(Struct):
    """The search of a game for the asker's own device; null while there is none."""

    engine: Engine | None


class SeatSummary(Struct):
    seat: int
    name: str
    kind: str
    bot: str | None
    yours: bool
    resigned: bool


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    public: bool
    pace: Pace
    options: dict[str, Any]
    created: float
    updated: float
    deadline: float | None
    version: int
    yours: bool
    your_turn: bool
    creator: bool
    seats: list[SeatSummary]
    result: Result | None
    analysis: bool
    chosen_seed: bool
    lesson: bool


class Tables(Struct):
    tables: list[Summary]
    more: str | None
    """`behind` for the next page; null on the last one."""


class LessonInfo(Struct):
    """A lesson: its tasks in order, after the guided game if it has one."""

    id: str
    guided: bool
    tasks: list[str]


class Lessons(Struct):
    """The lessons of a game, and the number of steps of the guided one."""

    lessons: list[LessonInfo]
    steps: int


class PuzzleInfo(Struct):
    id: str
    rating: int
    """How hard it is: a solver of the same rating finds it every other time."""


class Puzzles(Struct):
    """The puzzles of a game, and the one of the day."""

    daily: str
    puzzles: list[PuzzleInfo]


class OptionInfo(Struct):
    name: str
    values: list[str] | None
    low: int | None
    high: int | None
    text: str | None
    initial: str | int
    clause: str


class GameInfo(Struct):
    name: str
    title: str
    seats: tuple[int, int]
    languages: list[str]
    summary: dict[str, str]
    """What it is about, by language."""
    bots: list[str]
    options: list[OptionInfo]


class Games(Struct):
    games: list[GameInfo]


class Progress(Struct):
    """How much of each game is compiled, from 0 to 1; games that are done are not listed."""

    games: dict[str, float]


class ComponentCell(Struct):
    """One value of a component and where it comes from: printed, rulebook or reconstructed."""

    name: str
    value: Any
    provenance: Literal["printed", "rulebook", "reconstructed"]


class ComponentRow(Struct):
    """A component: a row of a file, or one value that stands for itself."""

    file: str
    table: str
    id: str
    cells: list[ComponentCell]
    note: str


class RulesText(Struct):
    """What the rules page is made of, besides the catalogues."""

    clauses: str
    components: list[ComponentRow]


class ComponentList(Struct):
    """What boards have to know of the components in use."""

    components: list[ComponentRow]
