"""Takes the pictures of the documents: `python -m tests.browser.pictures [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import wharfinger as wf
from wharfinger import bots

from . import harbour
from .player import Player

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LOOKS = [(size, theme) for size in SIZES for theme in ("light", "dark")]
GAMES = {"hamburgum": 0.5, "le-havre": 0.6, "shipyard": 0.6}
"""How much of each game is over."""
NAMES = ["Ann", "Bob", "Clara"]
STEPS = 2
"""Steps into a lesson."""


def main(folder: Path) -> None:
    """Lobby; tables in the middle of a game; the analysis board, a lesson and the rules."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        server = harbour.Server(Path(place)).start()
        browser = driver.chromium.launch(executable_path=harbour.browser_path(), args=harbour.ARGUMENTS)
        host = Player(browser.new_context(viewport={"width": 1440, "height": 900}).new_page(), server)
        tables = {}
        for game, share in GAMES.items():
            position = begun(game, share)
            tables[game] = host.upload(position), chair_of(position)
        codes = played("shipyard")
        whole = host.upload(after("shipyard", codes), go_on=False)
        study = f"/analysis/{whole['id']}#at={len(codes) * 3 // 5}"
        for size, theme in LOOKS:
            guest = visitor(browser, server, size, theme)
            guest.open("/")
            take(guest, folder / f"lobby-{size}-{theme}.png")
            for game in GAMES:
                made, chair = tables[game]
                guest.sit(made, chair).my_turn()
                take(guest, folder / f"{game}-{size}-{theme}.png")
            if (size, theme) != ("phone", "dark"):
                analysed(guest, study, phone=size == "phone")
                take(guest, folder / f"analysis-{size}-{theme}.png")
                taught(guest, "le-havre")
                take(guest, folder / f"learn-{size}-{theme}.png")
                guest.open("/rules/le-havre").page.get_by_role("searchbox").fill("loan")
                take(guest, folder / f"rules-{size}-{theme}.png")
            guest.page.context.close()
        browser.close()
        server.stop()


def played(game: str) -> list[int]:
    """The decisions of a game that bots have played to its end."""
    position, bot, codes = after(game, []), bots.make("greedy", 7), []
    while not position.over:
        codes.append(bots.ask(bot, position))
        position.play(codes[-1])
    return codes


def after(game: str, codes: list[int]) -> wf.Position:
    """The game after so many decisions."""
    position = wf.new(game, NAMES, seed=7)
    for code in codes:
        position.play(code)
    return position


def begun(game: str, share: float) -> wf.Position:
    """So much of a game, and on to where there is something to choose from."""
    codes = played(game)
    start = int(len(codes) * share)
    position = after(game, codes[:start])
    for code in codes[start:]:
        if len(position.legal_codes()) >= 5:
            break
        position.play(code)
    return position


def chair_of(position: wf.Position) -> int:
    """The chair of who decides; lots may have put others on the first seat."""
    return NAMES.index(position.names[position.actor or 0])


def visitor(browser: Any, server: harbour.Server, size: str, theme: str) -> Player:
    """Somebody with such a screen who likes such colours."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    return Player(context.new_page(), server).settle(theme=theme)


def take(guest: Player, path: Path) -> None:
    """A picture of what stands still, with no mouse over it."""
    guest.page.mouse.move(2, 2)
    guest.page.wait_for_timeout(1500)
    guest.page.screenshot(path=str(path))


def analysed(guest: Player, study: str, phone: bool) -> None:
    """The analysis board, where the bot has been asked."""
    guest.open(study).page.locator(".replay").wait_for(timeout=150_000)
    if phone:
        guest.page.get_by_role("tab", name="Bot", exact=True).click()
    guest.page.get_by_text("3 s", exact=True).click()
    guest.page.get_by_role("button", name="Ask the bot").click()
    guest.page.get_by_text("certainty").wait_for(timeout=240_000)
    guest.page.get_by_role("button", name="Ask the bot").wait_for()


def taught(guest: Player, game: str) -> None:
    """A lesson, some steps into it."""
    guest.open(f"/learn/{game}").page.get_by_role("button", name="Start").first.click()
    guest.page.locator(".lesson h2").wait_for(timeout=150_000)
    for _ in range(STEPS):
        before = guest.page.locator(".lesson .where").inner_text()
        guest.page.locator(".lesson .ways .primary").click()
        guest.page.wait_for_function(
            "before => document.querySelector('.lesson .where').innerText !== before", arg=before
        )


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
