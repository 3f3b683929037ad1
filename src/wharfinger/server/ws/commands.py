"""What a client may ask at a table, each checked and then done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ..errors import Refused
from ..messages import outgoing, wire
from ..tables import devices
from ..tables.games import DEFAULT_BOT, check_bot
from ..tables.lesson import after_move, given_up, to_step
from ..tables.telling import behind, eyes_of, table_message

if TYPE_CHECKING:
    from ..messages.client import Client
    from ..tables.hub import Change, Hub
    from ..tables.open_table import OpenTable

LONGEST_CHAT = 500


async def obey(hub: Hub, live: OpenTable, client: Client, said: wire.Message) -> outgoing.Answer:
    """Do what a client asks; returns the answer. The table's lock is held."""
    match said:
        case wire.Pov():
            pov(live, client, said.seat)
            return outgoing.Done()
        case wire.Recap():
            return recap(live, client)
        case wire.Why():
            return why(live, client, said)
        case wire.Hello() | wire.Look() | wire.Try():
            raise Refused("hello", protocol=wire.PROTOCOL)
        case wire.Device():
            devices.offered(live, client, said.on)
            return outgoing.Done()
        case wire.Pondered():
            devices.heard(live, client, said.stamp, said.code)
            return outgoing.Done()
        case wire.Move():
            changes = move(live, client, said)
        case wire.Undo():
            changes = undo(live, client, said)
        case wire.UndoAsk():
            changes = undo_ask(live, client)
        case wire.UndoAnswer():
            changes = undo_answer(live, client, said.agree)
        case wire.Say():
            changes = chat(live, client, said.text)
        case wire.Lesson():
            changes = lesson(live, client, said.step)
        case wire.Retry():
            changes = retry(live, client)
        case wire.Resign():
            changes = resign(live, client, said.seat)
        case wire.Replace():
            changes = replace(live, client, said.seat, said.bot, await hub.presence.wait(live, said.seat))
        case wire.Return():
            changes = come_back(live, client, said.seat)
    if changes:
        await hub.change(live, *changes)
    return outgoing.Done()


def _running(live: OpenTable) -> None:
    if live.table.status != "running":
        raise Refused("not-running", 409)


def _own(live: OpenTable, client: Client, seat: int) -> None:
    if seat not in live.table.held(client.chairs):
        raise Refused("not-yours", 403)


def _deciding(live: OpenTable, client: Client, said: wire.Move | wire.Try | wire.Why) -> None:
    """It is about one's own seat, at its turn, and the version that is on the table."""
    table = live.table
    _own(live, client, said.seat)
    _running(live)
    if said.version != table.version or said.stamp not in (None, table.stamp):
        raise Refused("stale", 409, version=table.version)
    if said.seat != table.actor or table.chair(said.seat).automatic:
        raise Refused("not-your-turn", 409)


def _legal(live: OpenTable, code: int) -> None:
    assert live.table.position is not None
    if code not in live.table.position.legal_codes():
        raise Refused("illegal", 409)


def _seeing(live: OpenTable, client: Client) -> None:
    """What is told of a seat is told to who has lifted its curtain."""
    _, curtain = behind(live.table, client)
    if curtain is not None:
        raise Refused("not-your-turn", 409)


def why(live: OpenTable, client: Client, said: wire.Why) -> outgoing.Because:
    """Why something cannot be played, for the seat that decides."""
    _deciding(live, client, said)
    _seeing(live, client)
    return live.table.sight(said.seat).because(said.words)


async def try_out(hub: Hub, live: OpenTable, client: Client, said: wire.Try) -> outgoing.Tried:
    """What a choice would lead to: worked out while the game goes on."""
    async with hub.lock(live):
        _deciding(live, client, said)
        _seeing(live, client)
        _legal(live, said.code)
        table = live.table
    return await hub.try_out(table, said.code, said.seat)


def move(live: OpenTable, client: Client, said: wire.Move) -> list[Change]:
    """A decision: of one's own seat, at its turn, for the version that is on the table, and legal."""
    table = live.table
    _deciding(live, client, said)
    if table.verdict is not None:
        raise Refused("task-over", 409)
    _legal(live, said.code)
    change = ("move", {"seat": said.seat, "code": said.code})
    if table.lesson is None or not table.in_lesson:
        return [change]
    if said.code != table.lesson.wanted(table.version):
        raise Refused("lesson", 409)
    return [change, *after_move(table)]


def lesson(live: OpenTable, client: Client, step: int) -> list[Change]:
    """On to another step of a lesson, for the learner; the step after the last is free play."""
    table = live.table
    _running(live)
    if table.lesson is None or not table.in_lesson:
        raise Refused("no-lesson", 409)
    if not client.chairs:
        raise Refused("not-seated", 403)
    return to_step(table, step)


def retry(live: OpenTable, client: Client) -> list[Change]:
    """A task from its start."""
    table = live.table
    _running(live)
    if table.quest is None:
        raise Refused("no-task", 409)
    _own(live, client, table.quest.task.seat)
    return [("retry", {})] if table.version else []


def undo(live: OpenTable, client: Client, said: wire.Undo) -> list[Change]:
    """Take back the last decisions of a turn, or all, if they were one's own, the turn is not over, and they showed
    nothing."""
    table = live.table
    _running(live)
    if said.version != table.version:
        raise Refused("stale", 409, version=table.version)
    if not table.deciders or table.deciders[-1] not in table.held(client.chairs):
        raise Refused("nothing-to-undo", 409)
    last = table.version - 1 if said.to is None else said.to
    to = table.turn_start if said.turn else last
    if (problem := table.undo_problem(to)) is not None:
        raise Refused(problem, 409)
    return [("back", {"to": to, "seat": table.deciders[-1]})]


def undo_ask(live: OpenTable, client: Client) -> list[Change]:
    """Ask the other people to go back before one's last decision; where there are none it is done."""
    table = live.table
    _running(live)
    yours = table.held(client.chairs)
    last = table.since(yours)
    if not last or table.in_lesson or table.quest is not None:
        raise Refused("nothing-to-undo", 409)
    if table.asked is not None:
        raise Refused("undo-asked", 409)
    seat = table.deciders[last - 1]
    if not others(live, seat):
        return [("back", {"to": last - 1, "seat": seat})]
    return [("undo_ask", {"seat": seat})]


def others(live: OpenTable, seat: int) -> list[int]:
    """The seats of other people than the one on a seat: a person at several seats of one screen counts once."""
    table = live.table
    visitor = table.chair(seat).visitor
    return [
        other for other in table.people if other != seat and (visitor is None or table.chair(other).visitor != visitor)
    ]


def undo_answer(live: OpenTable, client: Client, agree: bool) -> list[Change]:
    """Agree or not; when all have agreed it is taken back."""
    table = live.table
    _running(live)
    if table.asked is None:
        raise Refused("undo-not-asked", 409)
    wanted = others(live, table.asked)
    mine = [seat for seat in table.held(client.chairs) if seat in wanted and seat not in table.answers]
    if not mine:
        raise Refused("undo-not-asked", 409)
    changes: list[Change] = [("undo_answer", {"seat": seat, "agree": agree}) for seat in mine]
    if not agree:
        return changes[:1]
    if set(wanted) <= {*table.answers, *mine}:
        changes.append(("back", {"to": table.since([table.asked]) - 1, "seat": table.asked}))
    return changes


def chat(live: OpenTable, client: Client, text: str) -> list[Change]:
    """Say something; spectators may not, so that a table is not shouted at."""
    text = " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())
    if not client.chairs:
        raise Refused("not-seated", 403)
    if client.muted:
        raise Refused("muted", 403)
    if not text:
        raise Refused("chat-empty")
    if len(text) > LONGEST_CHAT:
        raise Refused("chat-long", most=LONGEST_CHAT)
    chair = live.table.chair_of(eyes_of(live.table, live.table.held(client.chairs)) or 0)
    return [("chat", {"chair": chair, "name": live.table.chairs[chair].name, "text": text})]


def resign(live: OpenTable, client: Client, seat: int) -> list[Change]:
    """Give up; a bot plays on."""
    _own(live, client, seat)
    _running(live)
    if live.table.chair(seat).automatic:
        raise Refused("already-bot", 409)
    return [*given_up(live.table), ("resign", {"chair": live.table.chair_of(seat), "bot": DEFAULT_BOT})]


def replace(live: OpenTable, client: Client, seat: int, bot: str, wait: int | None) -> list[Change]:
    """Give a seat to a bot: one's own to any, to the usual one that of somebody who is late, or away for too long."""
    table = live.table
    _running(live)
    check_bot(bot, table.header.game)
    if seat >= len(table.chairs):
        raise Refused("not-yours", 403)
    if seat not in table.held(client.chairs):
        if not client.chairs:
            raise Refused("not-seated", 403)
        if table.late != seat and wait is None:
            raise Refused("replace", 409)
        if table.late != seat and wait:
            raise Refused("replace-wait", 409, seconds=wait)
        bot = DEFAULT_BOT
    return [*given_up(table), ("replace", {"chair": table.chair_of(seat), "bot": bot})]


def come_back(live: OpenTable, client: Client, seat: int) -> list[Change]:
    """Take one's own seat back from the bot that plays it; not after resigning."""
    table = live.table
    _own(live, client, seat)
    _running(live)
    if table.chair(seat).returning:
        return []
    if not table.chair(seat).lent:
        raise Refused("not-lent", 409)
    return [("return", {"chair": table.chair_of(seat)})]


async def look(hub: Hub, live: OpenTable, client: Client, version: int) -> outgoing.Look:
    """The table as it was: replayed beside everything else, while the game goes on."""
    async with hub.lock(live):
        table = live.table
        if table.position is None or table.stuck is not None or version > table.version:
            raise Refused("version", 404, version=version)
        eyes, _ = behind(table, client)
        fresh = table.sight(eyes).told(version)
    view = await hub.look_back(table, version, eyes)
    return outgoing.Look(version=version, pov=eyes, view=view, fresh=fresh)


def pov(live: OpenTable, client: Client, seat: int) -> None:
    """The one on a seat of this screen looks at it now: the curtain is lifted for them."""
    _own(live, client, seat)
    client.facing = live.table.chair_of(seat)
    client.send(table_message(live, client, fresh=False))


def recap(live: OpenTable, client: Client) -> outgoing.Recap:
    """What happened since one's own last decision."""
    table = live.table
    yours = table.held(client.chairs)
    eyes, _ = behind(table, client)
    since = table.since([eyes] if client.curtain and eyes is not None else yours)
    log = table.sight(eyes).log()
    later: Any = [
        msgspec.Raw(sent)
        for turn, sent in zip(table.turns, log, strict=True)
        if turn.seat >= 0 and turn.last >= since + (not turn.forced)
    ]
    return outgoing.Recap(since=since, log=later)
