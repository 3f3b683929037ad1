"""A process that thinks for bots and analyses, or reads what strangers bring.

It is started as `python -m wharfinger.server.workers.thinker`.

It compiles nothing: where there is no compiled code yet it thinks as plain Python, in the same time but less deeply. It
reads requests on standard input and writes answers on standard output, each as a length and a MessagePack value; a
length of 0 asks to stop the analysis under way. When the server is gone, however it went, its input ends and so does
this process, whatever it is doing.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from wharfinger import bots
from wharfinger.bots.search.analysis import Analysis, Review, analyse, review
from wharfinger.bots.search.planting import templates
from wharfinger.kernel import registry
from wharfinger.kernel.game import Game
from wharfinger.kernel.position import Position

from ..messages.wire import Given
from .places import Place, position_at

HEAD = 4


class Effort(msgspec.Struct):
    """How much an analysis may cost."""

    seconds: float | None = None
    simulations: int | None = None
    lines: int = 5
    played: list[int] | None = None
    """A turn to be compared with the best one; then `simulations` are needed."""
    best: list[int] | None = None
    """The best turn, where it is known already."""


class Request(msgspec.Struct):
    """What is wanted: an analysis, a bot's decision (`state` is concealed for its seat already), or a job."""

    game: str = ""
    bot: str = ""
    seed: int = 0
    names: list[str] = []
    display: dict[str, str] = {}
    state: bytes = b""
    effort: Effort | None = None
    job: bytes = b""
    """A job of `reading`."""


class Reply(msgspec.Struct):
    """What an analysis has found so far, or the end: a code, a finding, what came of a job, or an error."""

    code: int | None = None
    found: dict[str, Any] | None = None
    done: Any = None
    refused: tuple[str, int, dict[str, Given]] | None = None
    """Why a job is refused: a key, a status and arguments for `Refused`."""
    error: str | None = None
    end: bool = False


def main() -> None:
    """Answer until there is nobody left to ask."""
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    source = sys.stdin.buffer
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints must not stand between the answers
    registry.run_plain(switch)
    made: dict[tuple[str, int], bots.Bot] = {}
    requests: SimpleQueue[bytes] = SimpleQueue()
    stop = threading.Event()
    threading.Thread(target=_listen, args=(source, requests, stop), daemon=True).start()
    while True:
        try:
            request = msgspec.msgpack.decode(requests.get(), type=Request)
            reply = _answer(request, made, target, stop)
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}", end=True)
        try:
            _send(target, reply)
        except OSError:  # nobody is left to answer
            os._exit(0)


def switch(game: Game, path: Path) -> None:
    """Run compiled code as soon as somebody has made it."""
    if registry.on_disk(game, path):
        game.stages[path].switch()


def _listen(source: BinaryIO, requests: SimpleQueue[bytes], stop: threading.Event) -> None:
    """Read beside the thinking, so that an analysis can be stopped."""
    while len(head := source.read(HEAD)) == HEAD:
        size = int.from_bytes(head, "little")
        if size:
            stop.clear()
            requests.put(source.read(size))
        else:
            stop.set()
    os._exit(0)


def _send(target: BinaryIO, reply: Reply) -> None:
    body = msgspec.msgpack.encode(reply)
    target.write(len(body).to_bytes(HEAD, "little") + body)
    target.flush()


def _answer(request: Request, made: dict[tuple[str, int], Any], target: BinaryIO, stop: threading.Event) -> Reply:
    if request.job:
        return _job(request.job)
    if not request.game:
        return Reply(end=True)
    game = registry.game(request.game)
    registry.prepare(game)
    if request.effort is not None:
        for path in templates(game):
            registry.prepare(game, path)
        return Reply(found=_analysis(_position(request), request.effort, target, stop), end=True)
    position = _position(request)
    key = (request.bot, request.seed)
    if key not in made:
        if len(made) > 50:
            made.clear()
        made[key] = bots.make(*key)
    made[key].ready(game)
    return Reply(code=int(bots.ask(made[key], position)), end=True)


def _position(request: Request) -> Position:
    return position_at(Place(request.game, request.names, request.display, request.state))


def _job(job: bytes) -> Reply:
    from ..errors import Refused
    from . import reading  # bots need none of it

    try:
        return Reply(done=reading.carry_out(job), end=True)
    except Refused as error:
        return Reply(refused=(error.key, error.status, error.error.args), end=True)


class _Stopped(Exception):
    """Nobody wants to know any more, or what is known is enough."""


def _analysis(position: Position, effort: Effort, target: BinaryIO, stop: threading.Event) -> dict[str, Any]:
    """What the search finds; one tree, because it shares the machine with people's games, and can be stopped."""
    last: list[Analysis] = []

    def watch(found: Analysis) -> None:
        last[:] = [found]
        if stop.is_set():
            raise _Stopped
        _send(target, Reply(found=_told(position, found.as_dict())))

    if effort.played is not None:
        return _told(position, _review(position, effort, effort.played).as_dict())
    given: dict[str, Any] = {"seconds": effort.seconds, "simulations": effort.simulations, "lines": effort.lines}
    try:
        found = analyse(position, trees=1, watch=watch, **given)
    except _Stopped:
        found = last[0]
    return _told(position, found.as_dict())


def _review(position: Position, effort: Effort, played: list[int]) -> Review:
    assert effort.simulations is not None
    return review(position, played, simulations=effort.simulations, seconds=effort.seconds, best=effort.best)


def _told(position: Position, found: dict[str, Any]) -> dict[str, Any]:
    """A finding whose turns are in the words of the log too."""
    from ..analysis.telling import Lines  # bots need none of it

    lines = Lines(position, position.actor)
    for line in found.get("lines", [found.get("best")]):
        line["told"] = msgspec.to_builtins(lines.turn_told(line["moves"]))
    return found


if __name__ == "__main__":
    main()
