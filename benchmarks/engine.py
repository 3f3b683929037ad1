"""The search in a browser beside the search in Python, and what an analysis on the visitor's device costs the server.

python -m benchmarks.engine [--games hamburgum,le-havre,shipyard] [--simulations 3000]

One Web Worker in Chromium and one tree of compiled code take turns on the same position, with the same seed; the ratio
is the median over the rounds. The WebAssembly must have been built (`wharfinger build --target wasm`, or by a server).
"""

from __future__ import annotations

import argparse
import base64
import gzip
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import wharfinger as wf
from tests.browser import harbour
from tests.cases import Case, random_game
from tests.server.player import Visitor
from tests.server.test_analysis import Board
from wharfinger.bots.search import device
from wharfinger.bots.search.analysis import analyse
from wharfinger.bots.search.planting import plant
from wharfinger.kernel import registry

GAMES = ("hamburgum", "le-havre", "shipyard")
ROUNDS = 5
ASKED = 40
"""Analyses whose cost is counted."""
TICKS = os.sysconf("SC_CLK_TCK")
SETUP = """async (game) => {
  const { engine } = await (await fetch(`/api/engines/${game}`)).json();
  window.about = engine;
  window.asked = (thread, question) => new Promise((done, failed) => {
    thread.onmessage = ({ data }) =>
      data.kind === "failed" ? failed(data.why) : (data.kind === "done" || data.over) && done(data);
    thread.postMessage(question);
  });
}"""
START = """async (worker) => {
  const began = performance.now();
  const module = await WebAssembly.compileStreaming(fetch(about.file));
  const weights = about.network && (await (await fetch(about.network.file)).arrayBuffer());
  window.thread = new Worker(worker, { type: "module" });
  await asked(thread, { kind: "load", module, about, weights });
  return performance.now() - began;
}"""
GROW = """async ([known, simulations]) => {
  const { grown } = await asked(thread, { kind: "grow", known, seed: 1, simulations, seconds: 3600 });
  return grown.seconds;
}"""


def middle(game: str) -> wf.Position:
    """What the seat to decide may know in the middle of a random game of three."""
    *_, end = random_game(Case(game, 3, 0).new(7), 7)
    there = end.at(end.version // 2)
    return there.concealed(there.actor)


def told(position: wf.Position) -> dict[str, Any]:
    """A position as the server hands it out."""
    state = base64.b64encode(position.batch.tobytes()).decode()
    return {"state": state, "seat": position.actor, **device.knowledge(position)._asdict()}


def native(position: wf.Position, simulations: int) -> float:
    """Seconds of one tree of compiled code."""
    forest = plant(position, 1, 1, simulations)
    began = time.perf_counter()
    forest.grow(simulations, None, workers=1)
    return time.perf_counter() - began


def processor_time(process: int) -> float:
    """Seconds that a process and those it started have used so far."""
    spent: dict[int, float] = {}
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
            spent[int(entry.name)] = (int(fields[11]) + int(fields[12])) / TICKS

    def belongs(one: int) -> bool:
        while one and one != process:
            one = parents.get(one, 0)
        return one == process

    return sum(seconds for one, seconds in spent.items() if belongs(one))


def cost(server: harbour.Server, game: str) -> float:
    """Milliseconds of the server's processor time for an analysis at a table: the position, and five turns in words."""
    assert server.process is not None
    visitor = Visitor(server.url)
    made = visitor.create("me", "hotseat", game=game, players=2, analysis=True, options={})
    seat = visitor.sit(made["id"], *(one["key"] for one in made["keys"]))
    seat.until_version(0)
    with Board(server.url, made["id"], [one["key"] for one in made["keys"]]) as board:
        position = wf.new(game, 2, 1)
        lines = [list(line.moves) for line in analyse(position, simulations=600, trees=1).lines]

        def ask() -> None:
            assert board.ask("known", version=0)["type"] == "known"
            assert board.ask("tell", of=[{"version": 0, "turns": lines}])["type"] == "told"

        for _ in range(5):
            ask()
        before, idle = processor_time(server.process.pid), time.perf_counter()
        for _ in range(ASKED):
            ask()
        spent, took = processor_time(server.process.pid) - before, time.perf_counter() - idle
        before = processor_time(server.process.pid)
        time.sleep(took)
        spent -= processor_time(server.process.pid) - before  # what a server does that nobody asks
    seat.close()
    return 1000 * spent / ASKED


def worker_of(page: Any, server: harbour.Server) -> str:
    """The address of the client's worker."""
    folder = harbour.DIST / "assets"
    return f"{server.url}/assets/{next(file.name for file in folder.glob('worker-*.js'))}"


def measure(page: Any, server: harbour.Server, game: str, simulations: int) -> None:
    file = device.built(registry.game(game))
    if file is None:
        print(f"{game}: not built for browsers; wharfinger build --target wasm --game {game}")
        return
    page.goto(f"{server.url}/settings")
    page.evaluate(SETUP, game)
    worker = worker_of(page, server)
    first = page.evaluate(START, worker)
    starts = [page.evaluate(START, worker) for _ in range(ROUNDS)]
    position = middle(game)
    known = told(position)
    page.evaluate(GROW, [known, 200]), native(position, 200)
    here, there = [], []
    for _ in range(ROUNDS):
        there.append(page.evaluate(GROW, [known, simulations]))
        here.append(native(position, simulations))
    ratio = statistics.median(one / other for one, other in zip(here, there, strict=True))
    print(f"{game}: {len(gzip.compress(file.read_bytes(), 9)) / 1000:.0f} kB gzip (target: under 150)")
    print(
        f"  simulations/s: {simulations / statistics.median(there):,.0f} in one worker,"
        f" {simulations / statistics.median(here):,.0f} native; ratio {ratio:.2f} (target: at least 0.5)"
    )
    print(f"  start of a worker: {first:.0f} ms at first, then {statistics.median(starts):.0f} ms (target: under 300)")
    print(f"  server: {cost(server, game):.1f} ms of processor time an analysis (target: under 5)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--simulations", type=int, default=3000)
    args = parser.parse_args()
    os.environ["WHARFINGER_ENGINES"] = "0"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = harbour.Server(Path(folder)).start()
        browser = driver.chromium.launch(executable_path=harbour.browser_path(), args=harbour.ARGUMENTS)
        try:
            page = browser.new_page()
            for game in args.games.split(","):
                measure(page, server, game, args.simulations)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
