"""A game of each kind by ear: names and roles from the accessibility tree, and nothing but keys."""

from __future__ import annotations

from collections.abc import Callable

import wharfinger as wf

from .harbour import Server
from .player import Player
from .positions import found
from .reader import Reader

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
Visitor = Callable[..., Player]


def finish(player: Player) -> Reader:
    reader = Reader(player)
    assert reader.play_on() > 2, "some questions were asked"
    assert not reader.lost, "the focus stays where it is heard"
    return reader


def test_hamburgum_is_played_by_ear(server: Server, visitor: Visitor) -> None:
    player = visitor(server)
    short = {"start_player": "first_listed", "turn_limit": 2}
    player.sit(player.create(ME, BOT, options=short))
    finish(player)


def test_le_havre_is_played_by_ear(server: Server, visitor: Visitor) -> None:
    """The last turns of a short game: feeding, the end of a round, the final turn."""

    def late(position: wf.Position) -> bool:
        view = position.view(0)
        return view["round"] == view["rounds"] and view["place"] >= 5 and position.phase == "turn"

    player = visitor(server)
    player.sit(player.upload(found("le-havre", 1, late, length="short")))
    finish(player)


def test_shipyard_is_played_by_ear(server: Server, visitor: Visitor) -> None:
    """A short game: every move of the gear ends a round."""
    player = visitor(server)
    player.sit(player.create(ME, game="shipyard", options={"gear_first_drop": 1, "gear_moves_per_drop": 1}))
    finish(player)
