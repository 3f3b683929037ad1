"""What a view of Shipyard is made of."""

from __future__ import annotations

from typing import Annotated

from wharfinger.kernel.view import Board, Shown, ids

from .. import data as t
from ..state import LAST_LAPS, STAGES

Action = Annotated[str, ids(t.ACTION_IDS)]
Column = Annotated[str, ids(t.COLUMNS)]
PartKind = Annotated[str, ids(t.KINDS)]
Stage = Annotated[str, ids(STAGES)]
LastLap = Annotated[str, ids(LAST_LAPS)]
Amounts = dict[str, int]
"""By piece, symbol or good."""


class Gear(Shown):
    """The gear that counts the rounds (SY-5)."""

    moves: int
    drops: int
    """Cubes that have fallen."""
    round_cubes: int
    """Cubes that are left."""


class RowTile(Shown):
    """An action tile of the row."""

    action: Action
    cubes: list[int]
    """By seat; in the solo game followed by the two opponents'."""
    guilders: int
    leading: bool
    """The tile at the front, which may not be chosen (SY-4.8)."""
    chosen: bool
    """The action of this turn."""


class Part(Shown):
    """A part of a ship."""

    id: str
    kind: PartKind
    symbols: Amounts
    """Those it shows."""


class Canal(Shown):
    id: str
    shape: str
    turn: int
    """How it lies: 0, 90, 180 or 270 degrees."""
    symbols: dict[str, str]
    """The official at a space, by the space's name."""


class Laid(Canal):
    """A canal of a player's system."""

    x: int
    y: int


class CanalOffer(Shown):
    offer: list[Canal | None]
    """null: an empty space."""
    prices: list[int]
    left: int
    """Canals in the stack."""
    discard: list[str]
    out: list[str]
    """Out of the game."""


class GoodsTile(Shown):
    id: str
    goods: list[str]


class GoodsOffer(Shown):
    offer: list[GoodsTile | None]
    """null: an empty space."""
    prices: list[int]
    left: int
    """Tiles in the stack."""
    discard: list[str]
    out: list[str]
    """Out of the game."""


class Ship(Shown):
    """A ship of a player's fleet."""

    parts: list[str]
    length: int
    speed: int
    points: int
    safety: Amounts
    load: Amounts


class Figure(Shown):
    """Where a player's figure stands (SY-18.5)."""

    canal: str
    space: str
    astern: str
    """The space behind it, or `opening` and a side."""


class Contract(Shown):
    id: str
    points: int
    """What it pays its owner now."""


class Contracts(Shown):
    red: int
    """How many are held."""
    blue: int
    held: list[Contract] | None
    """null: another player's, before the end."""
    discarded: list[str] | None
    """null: another player's."""


class PlayerView(Shown):
    money: int
    points: int
    merchants: int
    """Points for merchants at the end (SY-21.2)."""
    yard: list[Part | None]
    """The row of parts under construction; null: an empty place."""
    reserve: Amounts
    goods: list[GoodsTile]
    employees: list[str]
    fleet: list[Ship]
    system: list[Laid]
    figure: Figure | None
    longest_voyage: int
    used_canals: int
    used_pile: list[str]
    """Used canals that have not gone back into the stack."""
    contracts: Contracts


class Post(Shown):
    """An employee on the wheel."""

    id: str
    left: int


class Wheel(Shown):
    equipment: str
    """The piece its marker points at."""
    crew: str
    """The piece its marker points at."""
    hiring: int
    """The space its marker points at."""
    employees: list[list[Post]]
    """By space."""
    exchange: int
    """The space of the marker."""
    exchange_prices: list[Amounts]
    """By space, what a good sells for."""


class Cell(Shown):
    x: int
    y: int


class Complete(Shown):
    """A ship in the row of parts."""

    first: int
    """Its first place, from 1."""
    length: int


class InHand(Shown):
    """What the decision is about."""

    part: str | None
    canal: str | None
    cell: Cell | None
    """Where the canal is to lie."""
    ship: Complete | None
    """The ship that is launched or sails."""


class Cruise(Shown):
    """The ship that is loading or sailing."""

    load: Amounts
    loading: bool
    speed: int
    """Final once the ship is under way."""
    longest: int | None
    """The longest voyage, which bounds the speed before that."""
    moves: int
    moves_left: int | None
    """null before the ship is under way."""
    result: int
    """Points that officials have paid so far."""
    riband: int
    """Points for the Blue Riband, as things stand."""


class Solo(Shown):
    """The stack of solo tiles (SY-22.3)."""

    left: int
    number: int
    """On the back of the top tile."""
    bracket: int
    """The number in brackets there."""
    turned: list[str]
    """Those that lie open."""
    first_opponent: int
    """Which of the two opponents plays first, 0 or 1."""


class ShipyardBoard(Board):
    scores: list[int]
    """Points by seat as far as everybody knows them."""
    stage: Stage
    last_lap: LastLap
    """Why the last lap has begun; `none`: it has not."""
    gear: Gear
    row: list[RowTile]
    """From the front."""
    players: list[PlayerView]
    offer: dict[Column, list[Part | None]]
    """null: an empty space."""
    part_prices: list[int]
    parts_left: Amounts
    """Parts in each stack, by kind."""
    parts_out: list[str]
    """Parts out of the game."""
    canals: CanalOffer
    goods: GoodsOffer
    wheel: Wheel
    in_hand: InHand
    cruise: Cruise | None
    """null: no ship is loading or sailing."""
    solo: Solo | None
    """null: not the solo game."""
