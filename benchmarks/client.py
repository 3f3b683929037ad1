"""The client in a real browser: from the click to the finished drawing of a move, and how much JavaScript comes.

python -m benchmarks.client [--moves 40] [--scene TEXT]

Every scene is a table without animation, and the late game is played by bots first. At one screen the seat changes with
the turn, and with it the whole board; in the scene with one seat the others sit at another screen. A click either is a
move, and the next seat's table is drawn, or only narrows the choices. "server" is from sending the move to the table
message, "drawing" from the message until the frame with it is painted; both are parts of the whole. "narrowing" is a
click that sends nothing. "work" is the mean processor time of the page's main thread for a move and the clicks before
it, which other programs on the machine disturb least.
"""

from __future__ import annotations

import argparse
import gzip
import os
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import wharfinger as wf
from tests.browser import harbour
from tests.browser.player import Player
from wharfinger import bots

MARK_MS, MARK_KB = 100, 250
WARM = 5
# Our listener is the first of each line, so it hears of a table before the page draws it.
LISTEN = """(() => {
  const told = window.__told = {sent: 0, came: 0, drawn: null};
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"move"')) told.sent = performance.now();
    // Without the curtain, which would stand between every two moves at one screen.
    return send.call(this, String(text).replace('"curtain":true', '"curtain":false'));
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', event => {
        if (!String(event.data).startsWith('{"type":"table"')) return;
        told.came = performance.now();
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => told.drawn?.(performance.now());
          after.port2.postMessage(0);
        });
      });
    }
  };
})()"""
MOVE = """async number => {
  const told = window.__told, all = what => [...document.querySelectorAll(what)];
  const stamp = () => document.querySelector('.table').dataset.stamp;
  const painted = () => new Promise(done => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => done(performance.now());
    after.port2.postMessage(0);
  }));
  const narrowed = [];
  for (let tries = 0; tries < 400; tries++) {
    // As a person would: what the last click did is seen before the next one.
    for (let frame = 0; frame < 3; frame++) await painted();
    if (document.querySelector('.result')) return null;
    const things = tries ? [] : all('main [data-lit]');
    const answers = all('button.choice:not(:disabled), .confirm button.go:not(:disabled)');
    const from = things.length ? things : answers;
    if (!from.length) continue;
    const before = stamp(), sent = told.sent;
    const drawn = new Promise(done => told.drawn = done);
    const clicked = performance.now();
    from[(number * 7 + tries) % from.length].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    const seen = await painted();
    if (told.sent === sent) { narrowed.push(seen - clicked); continue; }
    const end = await drawn;
    if (stamp() === before) continue;
    return {whole: end - clicked, server: told.came - told.sent, drawing: end - told.came, narrowed};
  }
  return null;
}"""


@dataclass
class Scene:
    """A table to move at."""

    name: str
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    turns: int = 0
    """Turns that bots play before."""
    seats: tuple[int, ...] = ()
    """The seats at the measured screen; all by default."""


SCENES = (
    Scene("Hamburgum, 3 players", "hamburgum", 3),
    Scene("Shipyard, 3 players", "shipyard", 3),
    Scene("Le Havre, 3 players, short", "le-havre", 3, {"length": "short"}),
    Scene("Le Havre, 5 players, late", "le-havre", 5, {}, 112),
    Scene("Le Havre, late, one seat", "le-havre", 5, {}, 112, (2,)),
)


def begun(scene: Scene, seed: int = 5) -> wf.Position:
    """A game that bots have begun."""
    position = wf.new(scene.game, scene.players, seed=seed, **scene.options)
    bot, dice = bots.make("greedy", seed), random.Random(seed)
    while position.turn < scene.turns and not position.over:
        position.play(bots.ask(bot, position) if dice.random() < 0.9 else dice.choice(position.legal_codes()))
    return position


def measured(scene: Scene, player: Player, others: Player, moves: int) -> tuple[list[dict[str, Any]], float]:
    """So many moves at a table, and the page's work for one; the first moves warm the page up and do not count."""
    made = (others if scene.seats else player).upload(begun(scene))
    player.sit(made, *scene.seats)
    if scene.seats:
        others.sit(made)
    player.my_turn()

    def moved(number: int) -> Any:
        for step in range(100 if scene.seats else 0):
            if player.page.locator(".prompt.mine, .result").count():
                break
            others.page.evaluate(MOVE, number + step)
        return player.page.evaluate(MOVE, number)

    for number in range(WARM):
        moved(number)
    session = player.page.context.new_cdp_session(player.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _worked(session)
    rows = []
    for number in range(WARM, WARM + moves):
        row = moved(number)
        if row is None:
            break
        rows.append(row)
    return rows, (_worked(session) - before) / max(1, len(rows))


def spread(times: list[float]) -> str:
    """Median and 95th percentile."""
    times = sorted(times)
    return f"{times[len(times) // 2]:.0f} / {times[int(len(times) * 0.95)]:.0f}" if times else "-"


def _worked(session: Any) -> float:
    """Milliseconds that the page's main thread has worked so far."""
    found = session.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(one["value"]) for one in found if one["name"] == "TaskDuration")


def weights(browser: Any, server: harbour.Server) -> dict[str, tuple[float, float]]:
    """JavaScript and style sheets of each page for a first visitor, in kB after gzip."""
    found = {}
    pages = {"start page": "/", **{f"table, {game}": game for game in ("hamburgum", "le-havre", "shipyard")}}
    for name, where in pages.items():
        host = Player(browser.new_context().new_page(), server)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        path = where if where == "/" else f"/table/{host.create(*seats, game=where)['id']}"
        guest = Player(browser.new_context().new_page(), server)
        bodies: dict[str, Any] = {}
        guest.page.on("response", lambda answer, bodies=bodies: bodies.update({answer.url: answer}))
        guest.open(path)
        guest.page.locator("article, .prompt").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        sizes = [0.0, 0.0]
        for url, answer in bodies.items():
            for at, ending in enumerate((".js", ".css")):
                if url.split("?")[0].endswith(ending):
                    sizes[at] += len(gzip.compress(answer.body(), 9)) / 1000
        found[name] = (sizes[0], sizes[1])
        for one in (host, guest):
            one.page.context.close()
    return found


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--scene", default="", metavar="TEXT", help="only scenes with this in their name")
    args = parser.parse_args()
    if harbour.browser_path() is None:
        raise SystemExit(harbour.NO_BROWSER)
    if not (harbour.DIST / "index.html").exists():
        raise SystemExit(harbour.NO_CLIENT)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        server = harbour.Server(Path(place)).start()
        try:
            browser = driver.chromium.launch(executable_path=harbour.browser_path(), args=harbour.ARGUMENTS)
            print(
                f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}; milliseconds: median / 95th percentile"
            )
            print(f"{'':30}{'moves':>6}{'click to drawn':>18}{'server':>16}{'drawing':>16}{'narrowing':>16}{'work':>8}")
            for scene in (one for one in SCENES if args.scene.lower() in one.name.lower()):
                context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
                apart = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
                player, others = (
                    Player(one.new_page(), server).settle(confirm="never", speed="off") for one in (context, apart)
                )
                for one in (player, others):
                    one.page.add_init_script(LISTEN)
                rows, work = measured(scene, player, others, args.moves)
                parts = [[row[part] for row in rows] for part in ("whole", "server", "drawing")]
                parts.append([time for row in rows for time in row["narrowed"]])
                cells = [spread(times) for times in parts]
                print(
                    f"{scene.name:30}{len(rows):6}{cells[0]:>18}{cells[1]:>16}{cells[2]:>16}{cells[3]:>16}{work:8.0f}",
                    flush=True,
                )
                context.close()
                apart.close()
            print(f"(wanted: under {MARK_MS})\n\n{'':30}{'JavaScript kB':>16}{'styles kB':>12}   after gzip")
            for name, (script, style) in weights(browser, server).items():
                print(f"{name:30}{script:16.1f}{style:12.1f}")
            print(f"(wanted: JavaScript under {MARK_KB})")
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
