"""How long a newcomer waits: from a clone to the lobby, from a click to a table, and for a bot's first answer.

python -m benchmarks.start [--clone]

For each game a server is started on an empty cache of compiled code, then on a full one, and a real browser clicks
"Play against bots". "bots" is from the end of our first turn until the bots have finished theirs and it is our turn
again. The last line of a game is the ratio of the empty cache to the full one. `--clone` also measures ./play in a
fresh clone, set-up included: it installs every package anew.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import wharfinger as wf
from tests.browser import harbour

ANSWER = """id => new Promise((done, failed) => {
  // A line of our own to the same table: our seat takes the first choice until a bot decides, then waits for it.
  const line = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  let asked = 0, moves = 0;
  setTimeout(() => failed(new Error('no bot has answered')), 120000);
  line.onopen = () => line.send(JSON.stringify({type: 'hello', protocol: 1}));
  line.onmessage = event => {
    const told = JSON.parse(event.data);
    if (told.type !== 'table' || !told.ask) return;
    if (!told.you.includes(told.ask.seat)) { asked ||= performance.now(); return; }
    if (asked) { line.close(); done(performance.now() - asked); return; }
    const choice = told.ask.choices[moves++ % told.ask.choices.length];
    line.send(JSON.stringify({type: 'move', id: moves, seat: told.ask.seat, version: told.version, code: choice.code}));
  };
})"""


def progress(server: harbour.Server) -> dict[str, float]:
    with urllib.request.urlopen(f"{server.url}/api/progress", timeout=10) as answer:
        shares: dict[str, float] = json.load(answer)["games"]
    return shares


def clicked(browser: Any, server: harbour.Server, title: str) -> tuple[float, float, float]:
    """Seconds until the lobby's cards, until a playable table after the click, and until a bot has played."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page: Page = context.new_page()
    page.set_default_timeout(300_000)
    began = time.monotonic()
    page.goto(server.url)
    card = page.locator("article", has_text=title)
    card.wait_for()
    lobby = time.monotonic() - began
    began = time.monotonic()
    card.locator("button.primary").click()
    page.locator(".table main > *").first.wait_for()
    table = time.monotonic() - began
    answer = page.evaluate(ANSWER, page.url.rsplit("/", 1)[-1])
    context.close()
    return lobby, table, answer / 1000


def clone_to_lobby(root: Path) -> float:
    """Seconds from `git clone` until ./play answers with the lobby."""
    with tempfile.TemporaryDirectory() as folder:
        port = harbour.free_port()
        environment = {**os.environ, "WHARFINGER_CACHE": f"{folder}/cache", "XDG_DATA_HOME": f"{folder}/data"}
        environment.pop("PYTHONPATH", None)
        began = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", str(root), f"{folder}/clone"], check=True)
        command = ["./play", "--no-open", "--port", str(port)]
        with subprocess.Popen(command, cwd=f"{folder}/clone", env=environment, stdout=subprocess.DEVNULL) as process:
            try:
                while process.poll() is None:
                    try:
                        urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
                        return time.monotonic() - began
                    except OSError:
                        time.sleep(0.1)
            finally:
                process.terminate()
    raise SystemExit("./play ended before it answered.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clone", action="store_true", help="also measure ./play in a fresh clone")
    args = parser.parse_args()
    if args.clone:
        print(f"clone to lobby: {clone_to_lobby(harbour.ROOT):.1f} s", flush=True)
    head = ("game", "cache", "start", "lobby", "click to table", "bots")
    print(" | ".join(f"{title:>14}" for title in head))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=harbour.browser_path(), args=harbour.ARGUMENTS)
        for name in wf.names():
            rows = []
            with tempfile.TemporaryDirectory() as folder:
                os.environ["WHARFINGER_CACHE"] = f"{folder}/cache"
                for cache in ("empty", "full"):
                    began = time.monotonic()
                    server = harbour.Server(Path(folder)).start(compiled=False)
                    start = time.monotonic() - began
                    times = (start, *clicked(browser, server, wf.game(name).definition.title))
                    rows.append(times)
                    print(
                        " | ".join([f"{name:>14}", f"{cache:>14}", *(f"{spent:12.2f} s" for spent in times)]),
                        flush=True,
                    )
                    while cache == "empty" and name in progress(server):
                        time.sleep(1)
                    server.stop()
                    shutil.rmtree(f"{folder}/tables.sqlite", ignore_errors=True)
            ratios = [f"{empty / full:14.1f}" for empty, full in zip(*rows, strict=True)]
            print(" | ".join([f"{name:>14}", f"{'empty / full':>14}", *ratios]), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
