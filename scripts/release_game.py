"""Plays on an installed package without a compiler: over HTTP and WebSocket, then every game with bots and a search.

`scripts/release` runs it in the virtual environment that the wheel was installed into; it uses nothing of a checkout.
"""

from __future__ import annotations

import importlib.util
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

import wharfinger as wf
from wharfinger.bots import ask, make
from wharfinger.bots.search.analysis import analyse

SECONDS = 120.0
LIMIT = {"turn_limit": 4}
"""Enough rounds to see a game end, few enough to wait for."""


def with_bots(game: str) -> None:
    """A game between bots, its record replayed; a search; all of it compiled, from the first second."""
    began = time.perf_counter()
    position = wf.new(game, players=2, seed=1)
    first = time.perf_counter() - began
    players = [make("random", 1), make("greedy", 2)]
    while position.actor is not None:
        position.play(ask(players[position.actor], position))
    again = wf.Record.loads(position.record().dumps()).replay()
    assert again.dump() == position.dump()
    found = analyse(wf.new(game, players=2, seed=1), simulations=400, trees=1)
    slow = [path.stem for path, stage in position.game.stages.items() if stage.entries and not stage.library]
    assert not slow, f"{game} runs as plain Python: {', '.join(slow)}"
    moves = f"{position.version} moves, scores {position.scores()}"
    print(f"  {game}: set up in {first:.2f} s; {moves}; best first turn: {found.lines[0].text}")


def over_the_web(port: int) -> None:
    """One game against a bot, played as a browser plays it."""
    address = f"http://127.0.0.1:{port}"
    assert "<title>" in fetched(address, "/")
    assert "HB-3.1" in json.loads(fetched(address, "/api/rules/hamburgum"))["clauses"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = json.loads(fetched(address, "/api/tables", {"game": "hamburgum", "seats": seats, "options": LIMIT}))
    with connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live", origin=address) as line:  # type: ignore[arg-type]
        keys = [key["key"] for key in made["keys"]]
        line.send(json.dumps({"type": "hello", "keys": keys, "protocol": 1}))
        moves, asked = 0, -1
        while True:
            message = json.loads(line.recv(SECONDS))
            assert message["type"] not in ("bye", "refused"), message
            if message["type"] != "table":
                continue
            if message["result"] is not None:
                print(f"  server: {moves} moves of our own, scores {message['result']['scores']}")
                return
            decision = message["ask"]
            if decision and decision["choices"] and message["version"] > asked:
                asked = message["version"]
                moves += 1
                move = {"seat": decision["seat"], "version": asked, "code": decision["choices"][-1]["code"]}
                line.send(json.dumps({"type": "move", "id": moves, **move}))


def fetched(address: str, path: str, body: Any = None) -> str:
    """The body of an answer; the server may still be starting."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": address}
    give_up = time.monotonic() + SECONDS
    while True:
        try:
            request = urllib.request.Request(address + path, data, headers)
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                text: str = answer.read().decode()
                return text
        except ConnectionError:
            pass
        except urllib.error.URLError as error:
            if isinstance(error, urllib.error.HTTPError) or time.monotonic() > give_up:
                raise
        time.sleep(0.2)


def main() -> None:
    """Play both games."""
    package = Path(wf.__file__).parent
    assert "site-packages" in package.parts, package
    assert importlib.util.find_spec("numba") is None, "There is a compiler here."
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    here = Path.cwd()
    server = subprocess.Popen(
        [sys.executable, "-m", "wharfinger", "serve", "--port", str(port), "--no-open"],
        env={**os.environ, "WHARFINGER_DATABASE": f"sqlite:///{here / 'tables.sqlite'}"},
        stdout=subprocess.DEVNULL,
    )
    try:
        over_the_web(port)
    finally:
        server.terminate()
        server.wait(SECONDS)
    for game in wf.names():
        with_bots(game)


if __name__ == "__main__":
    main()
