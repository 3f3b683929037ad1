"""How long the report of a long game takes in the server: until every turn is graded, and until doubts are looked into.

python -m benchmarks.report [--game le-havre] [--players 4]

Greedy bots play a game, its record is uploaded to a server that runs for this, and the report is waited for. The
seconds are printed beside the time of a fixed loop, which tells how fast the machine just was.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import wharfinger as wf
from tests.server.player import Visitor
from tests.server.servers import free_port
from tests.server.test_analysis import Board
from wharfinger import bots

from .server import started, yardstick


def played(game: str, players: int, seed: int) -> wf.Position:
    """A whole game among greedy bots."""
    position = wf.new(game, players, seed)
    bot = bots.make("greedy", seed)
    bot.ready(position.game)
    while not position.over:
        position.play(bot.choose(position))
    return position


def waited(address: str, game: wf.Position) -> None:
    """Upload a game and print when its report had come how far."""
    visitor = Visitor(address)
    table = visitor.made("records", {"record": game.record().dumps()})["id"]
    with Board(address, table, []) as board:
        total, done, began = board.table["graph"]["total"], set[int](), time.perf_counter()
        board.ask("evaluate")
        graded = None
        while True:
            message = board.hear()
            if message["type"] != "graph":
                continue
            done |= {point["version"] for point in message["points"]}
            if graded is None and len(done) == total:
                graded = time.perf_counter() - began
                print(f"{game.game.name}: {total - 1} turns graded after {graded:.1f} s", flush=True)
            if not message["working"] and not message["deepening"]:
                print(f"  doubtful turns looked into after {time.perf_counter() - began:.1f} s", flush=True)
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="le-havre")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = played(args.game, args.players, args.seed)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = started(f"sqlite:///{Path(folder) / 'games.db'}", port, None)
        try:
            print(f"a fixed loop takes {yardstick():.0f} ms")
            waited(f"http://127.0.0.1:{port}", game)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
