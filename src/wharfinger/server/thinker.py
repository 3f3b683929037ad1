"""A process that thinks for bots and compiles games: `python -m wharfinger.server.thinker`.

It reads requests on standard input and writes answers on standard output, each as a length and a MessagePack value.
When the server is gone, however it went, its input ends and so does this process.
"""

from __future__ import annotations

import os
import sys
from typing import Any, BinaryIO

import msgspec

from wharfinger import bots
from wharfinger.kernel import registry
from wharfinger.kernel.position import Position

HEAD = 4


class Request(msgspec.Struct):
    """What is wanted: a decision of a bot (`state` is concealed for its seat already), or a compiled game."""

    game: str
    bot: str = ""
    seed: int = 0
    names: list[str] = []
    display: dict[str, str] = {}
    state: bytes = b""


class Reply(msgspec.Struct):
    """Progress (done of total), or the end: a code, or an error."""

    code: int | None = None
    error: str | None = None
    done: int = 0
    total: int = 0
    end: bool = False


def main() -> None:
    """Answer until there is nobody left to ask."""
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    source = sys.stdin.buffer
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints must not stand between the answers
    made: dict[tuple[str, int], bots.Bot] = {}
    while len(head := source.read(HEAD)) == HEAD:
        body = source.read(int.from_bytes(head, "little"))
        try:
            request = msgspec.msgpack.decode(body, type=Request)
            reply = Reply(code=_answer(request, made, target), end=True)
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}", end=True)
        _send(target, reply)


def _send(target: BinaryIO, reply: Reply) -> None:
    body = msgspec.msgpack.encode(reply)
    target.write(len(body).to_bytes(HEAD, "little") + body)
    target.flush()


def _answer(request: Request, made: dict[tuple[str, int], Any], target: BinaryIO) -> int | None:
    game = registry.game(request.game)

    def progress(what: str, done: int, total: int) -> None:
        _send(target, Reply(done=done, total=total))

    registry.prepare(game, progress=progress)
    if not request.bot:
        return None
    position = Position(game, request.names, None)
    position.display = request.display
    position.batch.view("V1")[:] = memoryview(request.state).cast("B")
    position._start = request.state
    key = (request.bot, request.seed)
    if key not in made:
        if len(made) > 50:
            made.clear()
        made[key] = bots.make(*key)
        made[key].ready(game, progress)
    return int(bots.ask(made[key], position))


if __name__ == "__main__":
    main()
