"""Takes the pictures of the documents: `python -m tests.browser.pictures [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from . import harbour
from .player import Player

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
GAMES = ("hamburgum", "le-havre", "shipyard")
BOTS = {"kind": "bot", "bot": "medium"}


def main(folder: Path) -> None:
    """Lobby and tables, some turns into a game, in both sizes and both themes."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        server = harbour.Server(Path(place)).start()
        browser = driver.chromium.launch(executable_path=harbour.browser_path(), args=harbour.ARGUMENTS)
        host = Player(browser.new_context(viewport={"width": 1440, "height": 900}).new_page(), server)
        tables = {}
        for game in GAMES:
            tables[game] = host.create({"kind": "me", "name": "Ann"}, BOTS, BOTS, game=game, seed=7)
            host.sit(tables[game]).my_turn().play_on(25)
            host.my_turn()
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
                )
                guest = Player(context.new_page(), server).settle(theme=theme)
                guest.open("/")
                guest.page.wait_for_timeout(1500)
                guest.page.screenshot(path=str(folder / f"lobby-{size}-{theme}.png"))
                for game in GAMES:
                    guest.sit(tables[game]).my_turn()
                    guest.page.wait_for_timeout(800)
                    guest.page.screenshot(path=str(folder / f"{game}-{size}-{theme}.png"))
                context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
