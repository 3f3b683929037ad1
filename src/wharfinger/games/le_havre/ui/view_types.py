"""What a view of Le Havre is made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from wharfinger.kernel.view import Board, Shown, ids

from .. import cards as c
from .. import data as t

Length = Annotated[str, ids(t.LENGTHS)]
CardType = Annotated[str, ids(c.TYPES)]
TownBuilds = Annotated[str, ids(t.TOWN_BUILDS)]
Amounts = dict[str, int]
"""By good, or `francs`."""


class Tile(Shown):
    """A supply tile. Face down, it tells nothing but who stands there."""

    id: str | None
    tokens: list[str]
    """The offers it adds to."""
    interest: bool | None
    """Whether loans cost interest here."""
    markers: list[int]
    """The seats whose last supply was here."""


class ShipView(Shown):
    id: str
    name: str
    type: str
    """`wooden`, `iron`, `steel` or `luxury`."""
    value: int


class RoundCard(Shown):
    """What the end of a round brings."""

    round: int
    food: int
    harvest: bool
    town: TownBuilds
    """Which building the town builds."""
    ship: ShipView


class Fee(Shown):
    """The entry fee: so much food or so many francs."""

    food: int
    francs: int


class CardView(Shown):
    """A building that lies open."""

    id: str
    card: str
    """As printed."""
    type: CardType
    value: int
    price: int | None
    """In francs; null: not for sale."""
    cost: Amounts | None
    """What constructing it takes; null: it cannot be constructed."""
    fee: Fee | None
    """null: it has no action."""
    hammers: int
    fishermen: int
    discs: list[int]
    """The seats whose disc is in it."""
    name: str | UnsetType = UNSET
    """Cards that somebody added bring their own words."""
    text: str | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    """Of a player's card: the francs it adds to its value at the end."""


class ShipStack(Shown):
    price: int | None
    """In francs; null: not for sale."""
    cost: Amounts
    """What building one takes, besides energy."""
    energy: int
    food: int
    """What each ship feeds at the end of a round."""
    cargo_places: int
    ships: list[ShipView]
    """Top first."""


class Known(Shown):
    """A special building that this seat has seen in the deck."""

    card: str
    places: list[int]
    """Where it may lie, counted from the top."""


class Specials(Shown):
    """The deck of special buildings."""

    left: int
    revealed: list[str]
    unseen: list[str]
    """Every card that has not been revealed, in no order."""
    known: list[Known]


class Feeding(Shown):
    """The end of this round."""

    food: int
    """What the round card asks for."""
    ships: int
    """What the player's ships feed."""
    need: int
    """What remains to be paid."""
    missing: int
    """What food and francs do not cover."""
    fed: bool
    """Whether the feeding under way has passed this player."""


class Wealth(Shown):
    """Points, if the game ended now."""

    francs_and_loans: int
    buildings: int
    ships: int


class PlayerView(Shown):
    stock: Amounts
    goods: int
    """How many goods the player has."""
    food: int
    """What those goods are worth as food."""
    energy: int
    """What they are worth as energy."""
    loans: int
    disc: str | None
    """The building the player is in."""
    cards: list[CardView]
    ships: list[ShipView]
    counts: Amounts
    """Buildings of each type, hammers, fishermen and ships."""
    feeding: Feeding | None
    """null in the final phase."""
    pawned: list[str]
    """Goods in pawn."""
    hand: list[str] | None
    """Cards of the Construction Site; null: not yours, or not dealt."""
    hand_cards: int
    """How many cards that hand has."""
    wealth: Wealth


class LeHavreBoard(Board):
    length: Length
    round: int
    """From 1."""
    rounds: int
    final_phase: bool
    offer: Amounts
    tiles: list[Tile]
    place: int | None
    """The supply tile of this turn, from 0; null in the final phase."""
    round_cards: list[RoundCard]
    """This round's card, then those to come."""
    proposals: list[list[CardView]]
    """The three stacks, top card first."""
    town: list[CardView]
    waiting: list[CardView]
    """Cards beside the board that wait for an empty space."""
    ship_stacks: dict[str, ShipStack]
    """By type."""
    modernised: list[str]
    """The wharves with a brick."""
    specials: Specials
    picket: int | None
    """The seat whose Picket Line is running."""
    players: list[PlayerView]
