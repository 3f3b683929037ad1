"""Somebody who cannot see the page: reads roles and names from the accessibility tree, and has nothing but keys."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from . import harbour
from .player import Player

ASKED = "Your decision"
TOOLS = {"Undo", "Restart turn", "Take back", "What is this decision?", "Close", "Choose an action", "Show the choices"}
"""Buttons that decide nothing."""
OVER = ("wins", "win!", "share the win", "scored", "The game is over")
FAR = 400
"""So many times Tab is pressed before something counts as out of reach."""


@dataclass(frozen=True)
class Node:
    """What a screen reader says of something."""

    role: str
    name: str
    disabled: bool = False
    expanded: bool | None = None
    value: float = 0
    most: float = 0

    @property
    def what(self) -> tuple[str, str]:
        return self.role, self.name


@dataclass(frozen=True)
class Heard:
    """What is asked, and whether the game is over."""

    asked: tuple[Node, ...]
    over: bool

    @property
    def answers(self) -> list[Node]:
        """The buttons that decide something."""
        return [node for node in self.asked if node.role == "button" and not node.disabled and node.name not in TOOLS]

    @property
    def deed(self) -> Node | None:
        """The last button of all, once something is chosen: it does it."""
        buttons = [node for node in self.asked if node.role == "button"]
        return buttons[-1] if buttons and buttons[-1] in self.answers else None


class Reader:
    """A game by ear and by keys."""

    def __init__(self, player: Player, seed: int = 0) -> None:
        self.page, self.dice = player.page, random.Random(seed)
        self.line = player.page.context.new_cdp_session(player.page)
        self.keys = dict.fromkeys(("Tab", "Shift+Tab", "Enter", "ArrowUp"), 0)
        self.lost: list[str] = []
        """What was pressed before the focus was nowhere."""

    # -- listening ------------------------------------------------------------------------------------------------

    def listen(self) -> Heard:
        """All that is said on the page, in its order."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}

        def walk(node: dict[str, Any], inside: bool) -> Iterator[tuple[Node, bool]]:
            said = _node(node)
            inside = inside or said.what == ("region", ASKED)
            if not node.get("ignored"):
                yield said, inside
            for child in node.get("childIds", ()):
                if child in known:
                    yield from walk(known[child], inside)

        heard = list(walk(nodes[0], False))
        headings = [node.name for node, _ in heard if node.role == "heading"]
        over = any(word in name for name in headings for word in OVER)
        return Heard(tuple(node for node, inside in heard if inside), over)

    def focused(self) -> Node:
        """Where the focus is."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        told = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        return _node(self.line.send("Accessibility.getPartialAXTree", told)["nodes"][0])

    # -- pressing ---------------------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys[key] = self.keys.get(key, 0) + 1

    def go_to(self, wanted: Node) -> None:
        """Tab to it; from the end of the page the browser goes on from its start."""
        if self.focused().what == wanted.what:
            return
        for _ in range(FAR):
            self.press("Tab")
            if self.focused().what == wanted.what:
                return
        raise AssertionError(f"{wanted} is out of reach of the Tab key")

    def push(self, button: Node, before: Heard) -> None:
        """Press a button, and wait until something else is asked."""
        self.go_to(button)
        self.press("Enter")
        self.wait(lambda now: now != before, f"{button.name!r} was pressed and nothing happened")
        # While the others play it may be on its way.
        self.wait(lambda now: now.over or bool(now.answers), "nothing is asked")
        if self.focused().role in ("RootWebArea", "none"):
            self.lost.append(button.name)

    def wait(self, done: Callable[[Heard], bool], otherwise: str) -> Heard:
        end = time.monotonic() + harbour.LONG / 1000
        while not done(now := self.listen()):
            assert time.monotonic() < end, otherwise
            self.page.wait_for_timeout(30)
        return now

    # -- playing ------------------------------------------------------------------------------------------------------

    def step(self) -> bool:
        """Answer one question; whether the game goes on."""
        now = self.wait(lambda now: now.over or bool(now.answers), "nothing is asked")
        if now.over:
            return False
        numbers = [node for node in now.asked if node.role == "spinbutton" and node.value < node.most]
        if now.deed:
            self.push(now.deed, now)
        elif numbers:
            self.go_to(self.dice.choice(numbers))
            self.press("ArrowUp")
            self.wait(lambda then: then != now, "a number does not go up")
        else:
            self.push(self.dice.choice(now.answers), now)
        return True

    def play_on(self, most: int = 5000) -> int:
        """Until the game is over: how many answers that took."""
        for count in range(most):
            if not self.step():
                return count
        raise AssertionError(f"{most} answers and no end")


def _node(node: dict[str, Any]) -> Node:
    more = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    value = node.get("value", {}).get("value", 0)
    return Node(
        role=str(node.get("role", {}).get("value", "")),
        name=str(node.get("name", {}).get("value", "")),
        disabled=bool(more.get("disabled")),
        expanded=more.get("expanded"),
        value=float(value) if str(value).replace(".", "", 1).isdigit() else 0,
        most=float(more.get("valuemax") or 0),
    )
