"""What a view of Hamburgum is made of."""

from __future__ import annotations

from typing import Annotated

from wharfinger.kernel.view import Board, Shown, ids

from .. import data as t
from ..state import OPT, OPTIONS

Church = Annotated[str, ids(t.CHURCHES)]
Kind = Annotated[str, ids(t.KINDS)]
Good = Annotated[str, ids(t.GOODS)]
Item = Annotated[str, ids(t.STOCK)]
BuildingType = Annotated[str, ids(t.TYPES)]
Space = Annotated[str, ids(t.SPACES)]
BerthId = Annotated[str, ids(t.BERTHS)]
OfficialsMode = Annotated[str, ids(OPTIONS[OPT.officials].values)]


class Token(Shown):
    """A donation token that a player has taken."""

    id: str
    """Church and kind, such as `petri_ships`."""
    scored: bool
    value: int
    """What it is worth to its owner now."""


class Final(Shown):
    """What counts at the end, as things stand (HB-16.3, HB-16.4)."""

    tokens: int
    """Prestige for tokens not yet scored."""
    money: int
    """Money, with everything in stock turned into money."""


class PlayerView(Shown):
    space: Space | None
    """Where the piece stands on the rondel; null before the first move."""
    move_costs: dict[Space, int]
    """The price in prestige of moving to each space."""
    stock: dict[Item, int]
    money: int
    prestige: int
    tokens: list[Token]
    sites: list[str]
    """The sites the player has built on."""
    ships: dict[BerthId, int]
    supply: int
    """Own ships not in the harbour."""
    church_builder: bool
    """Whether the player has built the last part of a church."""
    final: Final


class ChurchView(Shown):
    colour: str
    donors: list[int]
    """The seats that built its parts, in order."""
    completed: bool
    tokens: list[Kind]
    """The tokens left to take."""


class SiteView(Shown):
    type: BuildingType
    parish: Church
    owner: int | None
    official: str | None


class Berth(Shown):
    berth: int
    """1 to 3."""
    capacity: int
    ships: list[int]
    """By seat."""
    dutchmen: int


class Officials(Shown):
    """The officials not yet appointed."""

    mode: OfficialsMode
    visible: list[str]
    """From the top of the stack."""
    hidden: list[str]
    """Those below, in no order."""


class HamburgumBoard(Board):
    round: int
    """From 1."""
    scores: list[int]
    """Prestige by seat if the game ended now."""
    players: list[PlayerView]
    churches: dict[Church, ChurchView]
    sites: dict[str, SiteView]
    harbour: list[Berth]
    dutchmen_left: int
    """Flying Dutchmen not yet in the harbour."""
    prices: dict[Good, int]
    """What a unit of each good sells for."""
    officials: Officials
