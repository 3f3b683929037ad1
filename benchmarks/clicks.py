"""How many clicks a turn takes: usual turns of every game, played in a real browser as a person would.

python -m benchmarks.clicks [--scene TEXT] [--pictures FOLDER]

Every scene starts from a position of a random game in which the turn is possible. The mouse clicks what the turn is
about (the thing on the board, else its button), takes a panel as it is filled in, presses what fills it in where it is
not, and then the one button until the turn is over. Every click counts, scrolling does not. "before" is what the same
turns took when the choices were only listed one after the other, counted by hand.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import wharfinger as wf
from tests.browser import harbour
from tests.browser.player import CHANGED, Player
from tests.browser.positions import found

MOST = 40
"""So many clicks and no end is a mistake."""
LISTEN = """(() => {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', event => {
        const told = JSON.parse(event.data);
        if (told.type === 'table') window.__table = told;
      });
    }
    send(text) { super.send(String(text).replace('"curtain":true', '"curtain":false')); }
  };
})()"""
STILL = 300
"""Milliseconds without a change after which nothing more is coming."""
ENOUGH = ("done", "end", "pass", "none", "stop", "leave")
"""What says that nothing more is wanted, where no button does."""
NOW = "() => [window.__table?.status, window.__table?.view?.turn, window.__table?.ask?.seat]"
Wanted = Callable[[wf.Position], bool]


@dataclass
class Scene:
    """A turn: where it begins, what is wanted at each decision, and what presses fill in a panel."""

    name: str
    most: int
    before: int | None
    game: str
    players: int
    starts: Wanted
    wants: dict[str, str] = field(default_factory=dict)
    """By decision: what the words of the wanted answer look like."""
    things: dict[str, str] = field(default_factory=dict)
    """By decision: the kind of thing on the board that is clicked, whatever the answer."""
    fill: str = ""
    """The words of a panel's button that fills it in."""
    options: dict[str, Any] = field(default_factory=dict)


# -- positions -----------------------------------------------------------------------------------------------------


def offers(phase: str, words: str) -> Wanted:
    """Whether a decision is pending with an answer that looks like this."""
    return lambda position: position.phase == phase and any(re.match(words, one.text) for one in position.legal())


def follows(position: wf.Position, words: str, *phases: str) -> bool:
    """Whether the answers that look like this lead to decisions of these kinds, one after the other, and then out."""
    for action in position.legal():
        if not re.match(words, action.text):
            continue
        trial, seen = position.copy(), list[str]()
        trial.play(action.code)
        while trial.actor == position.actor and trial.turn == position.turn and len(seen) <= len(phases):
            if trial.phase == "after_action":
                return tuple(seen) == phases
            seen.append(trial.phase)
            trial.play(trial.legal_codes()[-1])
    return False


def stock(position: wf.Position) -> dict[str, int]:
    """What the seat that decides has."""
    assert position.actor is not None
    held: dict[str, int] = position.view(position.actor)["players"][position.actor]["stock"]
    return held


def kinds(position: wf.Position, names: str) -> int:
    """How many of some goods the seat that decides has at least one of."""
    held = stock(position)
    return sum(held.get(name, 0) > 0 for name in names.split())


FOODS = "fish smoked_fish bread meat francs"
CARGO = "fish smoked_fish bread meat cattle hides leather iron steel clay brick coal coke wood charcoal grain"


def ships_five(position: wf.Position) -> bool:
    return offers("turn", "enter shipping_line")(position) and kinds(position, CARGO) >= 5


def feeds(position: wf.Position) -> bool:
    return position.phase == "food" and kinds(position, FOODS) >= 3 and len(position.legal_codes()) > 2


def sells(position: wf.Position) -> bool:
    return offers("move", "move trade")(position) and kinds(position, "beer sugar cloth") == 3


def buys(position: wf.Position) -> bool:
    trial = position.copy()
    trial.play(next(one for one in trial.legal() if one.text.startswith("move trade")).code)
    return offers("trade", "buy")(trial)


SCENES = [
    Scene("Le Havre: take an offer", 2, 3, "le-havre", 3, offers("turn", "take "), {"turn": "take "}),
    Scene(
        "Le Havre: enter a building", 2, None, "le-havre", 3,
        lambda one: offers("turn", "enter building_firm")(one) is False
        and one.phase == "turn" and follows(one, "enter (marketplace|fishery|clay_mound|sawmill)$"),
        {"turn": "enter (marketplace|fishery|clay_mound|sawmill)$"},
    ),
    Scene(
        "Le Havre: enter a building, an amount", 3, None, "le-havre", 3,
        lambda one: one.phase == "turn" and follows(one, "enter (smokehouse|charcoal_kiln|joinery|tannery)$", "amount"),
        {"turn": "enter (smokehouse|charcoal_kiln|joinery|tannery)$"},
    ),
    Scene(
        "Le Havre: ship five kinds of goods", 4, 9, "le-havre", 2, ships_five, {"turn": "enter shipping_line"},
    ),
    Scene("Le Havre: feed with three kinds", 3, None, "le-havre", 3, feeds),
    Scene(
        "Hamburgum: sell three goods", 4, 6, "hamburgum", 3, sells,
        {"move": "move trade", "trade": "sell"}, fill="Sell all|All",
    ),
    Scene(  # one trade either sells or buys (HB-6.1)
        "Hamburgum: buy materials", 6, None, "hamburgum", 3,
        lambda one: offers("move", "move trade")(one) and buys(one), {"move": "move trade", "trade": "buy"},
    ),
    Scene("Hamburgum: produce", 2, 2, "hamburgum", 3, offers("move", "move (beer|sugar|cloth)"),
          {"move": "move (beer|sugar|cloth)"}),
    Scene(
        "Shipyard: plain action, one object", 3, 5, "shipyard", 2, offers("tile", "goods|purchase|commodities"),
        {"tile": "goods|purchase|commodities"}, things={"act": "goods"},
    ),
    Scene(
        "Shipyard: buy and place three parts", 8, None, "shipyard", 2, offers("tile", "build"),
        {"tile": "build", "act": "main", "column": "buy", "last_part": "buy"},
    ),
    Scene(
        "Shipyard: launch, load all, best route", 6, None, "shipyard", 2, offers("launch", "sail"),
        {"launch": "sail"}, fill="Load all|All",
    ),
]  # fmt: skip


# -- the mouse -----------------------------------------------------------------------------------------------------


class Hand:
    """A person with a mouse, who plays one turn and counts."""

    def __init__(self, player: Player, scene: Scene) -> None:
        self.player, self.page, self.scene = player, player.page, scene
        self.clicks = 0
        self.filled: set[str] = set()

    def turn(self) -> int:
        """Play until the turn is over; how many clicks that took."""
        start = self.page.evaluate(NOW)
        while self.page.evaluate(NOW) == start:
            if self.clicks >= MOST:
                raise RuntimeError(f"{self.scene.name}: {MOST} clicks and no end: {self.player.prompt_text()[:300]}")
            before = self.player.state()
            self.next()
            self.clicks += 1
            self.page.wait_for_function(
                f"before => ({CHANGED})(before) || document.querySelector('.result')", arg=before
            )
            self.settle()
        return self.clicks

    def settle(self) -> None:
        """Wait until what was pressed has been carried out: a panel sends several answers one after the other."""
        seen = ""
        while seen != (seen := self.player.state()):
            self.page.wait_for_function("() => !document.querySelector('.panel[inert], .choices.busy')")
            self.page.wait_for_timeout(STILL)

    def next(self) -> None:
        """Click what is next."""
        button = self.page.locator("button.go")
        kind = button.get_attribute("data-primary")
        ask = self.page.evaluate("window.__table.ask")
        if kind == "panel":
            filling = self.page.locator("form.panel button", has_text=re.compile(self.scene.fill, re.I))
            if self.scene.fill and ask["decision"] not in self.filled and filling.first.is_visible():
                self.filled.add(ask["decision"])
                if filling.first.is_enabled():
                    return filling.first.click()
            if button.is_disabled():
                return self.page.locator("form.panel button.more:enabled").first.click()
            return button.click()
        if kind == "held":
            return button.click()
        if ask["decision"] in self.scene.things:
            return self.page.locator(
                f'main [data-lit][data-thing^="{self.scene.things[ask["decision"]]}:"]'
            ).first.click()
        wanted = self.scene.wants.get(ask["decision"], "")
        words = [one["text"] for one in ask["choices"]]
        meant = next((one for one in words if wanted and re.match(wanted, one)), None)
        if meant is None and kind == "finish" and button.is_enabled():
            return button.click()
        ends = next((one for one in words if one in ENOUGH), None)
        self.choose(meant or ends or next((one for one in words if self.at(one) is not None), words[0]))

    def at(self, words: str) -> Any:
        """The lit thing that words name, if it can be seen."""
        for word in reversed(words.split()):
            for thing in self.page.locator(f"main [data-lit][data-thing$=':{word}']").all():
                if thing.is_visible():
                    return thing
        return None

    def choose(self, words: str) -> None:
        """Click the thing on the board, else the button of a choice; one in a drawer takes a click to open it first."""
        thing = self.at(words)
        if thing is not None:
            return thing.click()
        choice = self.page.locator(f'button.choice[data-choice="{words}"]')
        if choice.evaluate("one => one.closest('.same') !== null"):  # the one button says the same
            return self.page.locator("button.go").click()
        if not choice.is_visible():
            drawer = self.page.locator(".prompt details:not([open]) summary").first
            drawer.click()
            self.clicks += 1
        choice.click()


def main() -> None:
    """Play every scene and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scene", default="", help="only scenes whose name contains this")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of the end of each turn")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = harbour.Server(Path(folder)).start()
        browser = driver.chromium.launch(executable_path=harbour.browser_path(), args=harbour.ARGUMENTS)
        try:
            print(f"{'turn':<42}{'now':>5}{'at most':>9}{'before':>8}")
            for scene in SCENES:
                if given.scene.lower() in scene.name.lower():
                    now = played(browser, server, scene, given.pictures)
                    print(f"{scene.name:<42}{now:>5}{scene.most:>9}{scene.before or '-':>8}", flush=True)
        finally:
            browser.close()
            server.stop()


def played(browser: Any, server: harbour.Server, scene: Scene, pictures: Path | None) -> int:
    """How many clicks a scene takes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(20_000)
    player = Player(context.new_page(), server)
    player.page.add_init_script(LISTEN)
    try:
        position = found(scene.game, scene.players, scene.starts, **scene.options)
        player.sit(player.upload(position)).my_turn()
        return Hand(player, scene).turn()
    finally:
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
            player.page.screenshot(path=str(pictures / f"{scene.name.replace(': ', '-').replace(' ', '-')}.png"))
        context.close()


if __name__ == "__main__":
    main()
