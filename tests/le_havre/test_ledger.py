"""Random games against a ledger that knows nothing but the events and the printed figures.

Every good, franc, loan, card, ship and disc is booked from what the events tell; after each decision the books must
agree with the position. Prices, fees, values and the food of each round come from the tables of these tests.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import wharfinger as wf

from . import facts
from .build import (
    CARDS,
    HOLDERS,
    NUMBERED,
    OFFER,
    ROUNDS,
    SHIP_IDS,
    SHIPS,
    STOCK,
    TYPES,
    choices,
    fleet,
    offer,
    owned,
    proposals,
    ship_type,
    ships_on,
    unseen,
)
from .test_components import SHIP_TYPES

SHIP_VALUE = {ship: value for kind in SHIPS for ship, value in zip(SHIPS[kind], SHIP_TYPES[kind][5], strict=True)}
_parts = wf.game("le-havre").definition.components
PRINTED = {row["id"]: row for file in ("standard", "special", "expansion") for row in _parts.rows(file, "building")}
TILE = {row["id"]: row["tokens"] for row in _parts.rows("goods", "tile")}


class Ledger:
    """The books of one game."""

    def __init__(self, pos: wf.Position) -> None:
        self.pos = pos
        self.seats = pos.seats
        self.stock = [Counter({item: int(n) for item, n in zip(STOCK, row, strict=True)}) for row in pos.state.stock]
        self.offer = Counter(dict(zip(OFFER, offer(pos), strict=True)))
        self.loans = [int(n) for n in pos.state.loans]
        self.holder = {card: HOLDERS[int(pos.state.holder[i])] for i, card in enumerate(CARDS)}
        self.fleet = [fleet(pos, seat) for seat in range(self.seats)]
        self.stacks = {kind: ships_on(pos, kind) for kind in TYPES}
        self.proposals = [proposals(pos, space) for space in (1, 2, 3)]
        self.deck = unseen(pos)
        self.disc: list[str | None] = [None] * self.seats
        self.modern: set[str] = set()
        self.supplied = 0
        self.rounds = 0
        self.visits: Counter[int] = Counter()
        self.looks = 0

    # -- booking -------------------------------------------------------------------------------------------------

    def book(self, events: list[wf.Event]) -> None:
        for place, event in enumerate(events):
            getattr(self, f"on_{event.name}")(events[place + 1 :], **event.arguments)

    def on_supplied(self, later: Any, player: int, tile: str) -> None:
        assert player == self.supplied % self.seats
        assert [event.arguments["good"] for event in later[:2]] == TILE[tile]
        self.supplied += 1

    def on_added(self, later: Any, good: str, amount: int) -> None:
        assert amount == 1
        self.offer[good] += amount

    def on_took_offer(self, later: Any, player: int, good: str, amount: int) -> None:
        assert self.offer[good] == amount > 0
        self.offer[good] = 0
        assert later[0].name == "got" and later[0].arguments == {"player": player, "good": good, "amount": amount}

    def on_got(self, later: Any, player: int, good: str, amount: int) -> None:
        assert amount > 0
        self.stock[player][good] += amount
        if good == "iron" and self.holder["rattletrap_car"] == "town":  # LH-14.GH31
            assert (later[0].name, later[0].arguments["player"]) == ("took_card", player)

    def on_paid(self, later: Any, player: int, good: str, amount: int, payee: int) -> None:
        assert amount > 0
        self.stock[player][good] -= amount
        assert self.stock[player][good] >= 0
        if payee >= 0:
            assert later[0].name == "got"
            assert later[0].arguments == {"player": payee, "good": good, "amount": amount}
            assert payee != player

    def on_entered(self, later: Any, player: int, card: str) -> None:
        assert self.holder[card] in (*HOLDERS[: self.seats], "town")
        assert "fee" in PRINTED[card]
        if not self.pos.state.turn >= 7 * self._length() and card not in ("main_station", "hotel", "dive_bar"):
            assert all(disc != card for disc in self.disc)  # LH-8.1 (c), (d)
        self.disc[player] = card
        self.visits[player] += 1

    def on_constructed(self, later: Any, player: int, card: str) -> None:
        self._off_the_stack(card)
        assert "cost" in PRINTED[card]
        self.holder[card] = HOLDERS[player]

    def on_bought(self, later: Any, player: int, card: str, francs: int) -> None:
        assert francs == PRINTED[card].get("price", 24 if card == "football_stadium" else None)
        if self.holder[card] == "proposal":
            self._off_the_stack(card)
        else:
            assert self.holder[card] in ("town", "waiting")
        self.holder[card] = HOLDERS[player]

    def on_bought_ship(self, later: Any, player: int, ship: str, francs: int) -> None:
        assert francs == SHIP_TYPES[ship_type(ship)][0]
        assert self.stacks[ship_type(ship)].pop() == ship
        self.fleet[player].add(ship)

    def on_sold(self, later: Any, player: int, card: str, francs: int) -> None:
        assert 2 * francs == PRINTED[card]["value"] and self.holder[card] == HOLDERS[player]
        self.holder[card] = "town"

    def on_sold_ship(self, later: Any, player: int, ship: str, francs: int) -> None:
        assert 2 * francs == SHIP_VALUE[ship]
        self.fleet[player].remove(ship)
        self.stacks[ship_type(ship)].append(ship)

    def on_built_ship(self, later: Any, player: int, ship: str) -> None:
        assert self.stacks[ship_type(ship)].pop() == ship
        self.fleet[player].add(ship)

    def on_exchanged(self, later: Any, player: int, ship: str, card: str) -> None:
        assert ship_type(ship) == {"luxury_yacht": "iron", "ms_dagmar": "luxury"}[card]
        assert self.holder[card] == "town"
        self.fleet[player].remove(ship)
        self.holder[card] = HOLDERS[player]

    def on_modernised(self, later: Any, player: int, card: str) -> None:
        assert card not in self.modern
        self.modern.add(card)

    def on_sent_home(self, later: Any, player: int, card: str) -> None:
        assert self.disc[player] == card
        self.disc[player] = None
        inside = self.holder["dive_bar"] in (*HOLDERS[: self.seats], "town")  # LH-14.043
        assert inside == bool(later and later[0].name == "put_into")

    def on_put_into(self, later: Any, player: int, card: str) -> None:
        assert card == "dive_bar" and self.disc[player] is None
        self.disc[player] = card

    def on_left(self, later: Any, player: int, card: str) -> None:
        assert self.disc[player] == card and card in ("harbour_watch", "construction_site")
        self.disc[player] = None

    def on_took_card(self, later: Any, player: int, card: str) -> None:
        assert self.holder[card] == "town" and card == "rattletrap_car"
        self.holder[card] = HOLDERS[player]

    def on_took_loan(self, later: Any, player: int) -> None:
        self.loans[player] += 1

    def on_returned_loan(self, later: Any, player: int) -> None:
        self.loans[player] -= 1
        assert self.loans[player] >= 0

    def on_looked(self, later: Any, player: int) -> None:
        self.looks += 1

    def on_saw(self, later: Any, place: int, card: str) -> None:
        assert self.deck[place - 1] == card

    def on_laid_back(self, later: Any, swapped: int) -> None:
        if swapped:
            self.deck[0], self.deck[1] = self.deck[1], self.deck[0]

    def on_harvested(self, later: Any, player: int, good: str, amount: int) -> None:
        assert self.stock[player][good] >= (1 if good == "grain" else 2)
        assert amount == 1 or (good == "cattle" and self.holder["feedlot"] == HOLDERS[player])

    def on_fed(self, later: Any, player: int, need: int, ships: int) -> None:
        food = sum(SHIP_TYPES[ship_type(ship)][4][self.seats - 1] for ship in self.fleet[player])
        if self.holder["soup_kitchen"] == HOLDERS[player]:
            food += SHIP_TYPES["wooden"][4][self.seats - 1]
        assert ships == food
        assert need == max(0, self._round().food - food)

    def on_town_built(self, later: Any, card: str) -> None:
        assert self._round().town == "standard"
        tops = [NUMBERED.index(stack[0]) for stack in self.proposals if stack]
        assert NUMBERED.index(card) == min(tops)
        self._off_the_stack(card)
        self.holder[card] = "town"

    def on_revealed(self, later: Any, card: str) -> None:
        if self.deck and self.deck[0] == card:
            self.deck.pop(0)
            assert self._round().town == "special"
        else:
            assert self.holder["construction_site"] == "out"  # a card laid from a hand
        assert self.holder[card] == "hidden"
        self.holder[card] = "town"

    def on_placed(self, later: Any, card: str, space: int) -> None:
        if space == 0:
            assert card == "football_stadium" and self.holder[card] == "town" and all(self.proposals)  # LH-13.31.1
            self.holder[card] = "waiting"
            return
        tops = [NUMBERED.index(stack[0]) if stack else -1 for stack in self.proposals]
        assert space - 1 == tops.index(max(tops) if card == "dunny" else -1)  # LH-14.00, LH-13.31.2
        self.proposals[space - 1].insert(0, card)
        self.holder[card] = "proposal"

    def on_new_ship(self, later: Any, ship: str) -> None:
        assert ship == self._round().ship
        self.stacks[ship_type(ship)].append(ship)

    def on_round_over(self, later: Any, round: int) -> None:
        self.rounds += 1
        assert round == self.rounds and self.supplied == 7 * round

    def on_removed(self, later: Any, card: str) -> None:
        self.holder[card] = "out"

    def on_dealt(self, later: Any, card: str) -> None:
        assert self.holder[card] == "hidden"

    def on_passed(self, later: Any, player: int) -> None:
        assert self.supplied == 7 * self._length()

    def on_ended(self, later: Any, how: str) -> None:
        assert not later

    def _length(self) -> int:
        return ROUNDS[self.pos.options["length"]][self.seats - 1]

    def _round(self) -> facts.Round:
        return facts.ROUND_CARDS[self.pos.options["length"], self.seats][self.rounds - 1]

    def _off_the_stack(self, card: str) -> None:
        stack = next(stack for stack in self.proposals if card in stack)
        assert stack[0] == card  # only the top card
        stack.pop(0)

    # -- comparing -----------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """The books against the position."""
        pos = self.pos
        for seat in range(self.seats):
            assert [self.stock[seat][item] for item in STOCK] == [int(n) for n in pos.state.stock[seat]], seat
            assert self.loans[seat] == pos.state.loans[seat] >= 0
            assert self.fleet[seat] == fleet(pos, seat)
            place = CARDS[pos.state.disc[seat]] if pos.state.disc[seat] >= 0 else None
            assert self.disc[seat] == place
        assert [self.offer[good] for good in OFFER] == offer(pos)
        assert [HOLDERS.index(holder) for holder in self.holder.values()] == [int(n) for n in pos.state.holder]
        assert self.stacks == {kind: ships_on(pos, kind) for kind in TYPES}
        assert self.proposals == [proposals(pos, space) for space in (1, 2, 3)]
        assert self.deck == unseen(pos)

    def sound(self) -> None:
        """Stacks, discs and ships make sense."""
        everywhere = [ship for ships in (*self.fleet, *self.stacks.values()) for ship in ships]
        assert len(everywhere) == len(set(everywhere))
        for kind, stack in self.stacks.items():
            assert all(ship in SHIPS[kind] for ship in stack)
        for stack in self.proposals:
            numbers = [NUMBERED.index(card) for card in stack]
            assert numbers == sorted(numbers)
            assert all(self.holder[card] == "proposal" for card in stack)
        assert sum(holder == "proposal" for holder in self.holder.values()) == sum(map(len, self.proposals))
        built = (*HOLDERS[: self.seats], "town")
        assert all(disc is None or self.holder[disc] in built for disc in self.disc)
        assert set(everywhere) <= set(SHIP_IDS)


def prefer(pos: wf.Position, draw: random.Random) -> int:
    """A random answer, buildings and ships more often than chance would have them."""
    codes = pos.legal_codes()
    if draw.random() < 0.5:
        return draw.choice(codes)
    phrase = pos.game.definition.phrase
    verbs = ("enter", "buy", "construct", "build", "exchange_for", "look", "evict", "lay")
    liked = [code for code in codes if phrase(pos.state, code).split()[0] in verbs]
    return draw.choice(liked or codes)


def play_through(pos: wf.Position, seed: int, rich: bool) -> Ledger:
    """Play a whole game with the books open."""
    if rich:  # goods and francs to begin with, so that buildings and ships get used
        for seat in range(pos.seats):
            pos.state.stock[seat, :16] += 4
            pos.state.stock[seat, 16] += 40
    books = Ledger(pos)
    books.supplied = 1  # the first supply happened in the set-up
    draw = random.Random(seed)
    step = 0
    while not pos.over:
        books.book(pos.play(prefer(pos, draw)))
        books.compare()
        if step % 8 == 0:
            books.sound()
        step += 1
    books.sound()
    return books


CASES = [
    (length, players, cards, selling)
    for length in ("full", "short")
    for players in range(1, 6)
    for cards in (("none", "all") if length == "full" else ("none",))
    for selling in ("forced_only", "between_turns")
]


@pytest.mark.clause("LH-4.1", "LH-4.2", "LH-18.9", "LH-2.8", "LH-5.11", "LH-8.8", "LH-16.4", "LH-16.11", "LH-16.13")
@pytest.mark.parametrize(("length", "players", "cards", "selling"), CASES)
@pytest.mark.parametrize("rich", [False, True])
def test_ledger_balances_over_random_games(length, players, cards, selling, rich):
    for seed in (3, 4):
        pos = wf.new("le-havre", players, seed=seed, length=length, expansion_cards=cards, out_of_turn_selling=selling)
        books = play_through(pos, seed, rich)
        turns = 7 * ROUNDS[length][players - 1]
        assert (books.supplied, books.rounds) == (turns, turns // 7)
        assert pos.turn == turns + players and pos.ending


@pytest.mark.clause("LH-19.1", "LH-5.24")
@pytest.mark.parametrize("players", range(1, 6))
def test_ledger_final_wealth_from_the_books(players):
    """The result of a base game without bonus cards, from the books alone; with them at least that much."""
    pos = wf.new("le-havre", players, seed=9, length="short")
    books = play_through(pos, 9, True)
    for seat in range(players):
        cards = owned(pos, seat)
        worth = books.stock[seat]["francs"] - 7 * books.loans[seat]
        worth += sum(PRINTED[card]["value"] for card in cards) + sum(SHIP_VALUE[ship] for ship in books.fleet[seat])
        assert books.loans[seat] == 0 or books.stock[seat]["francs"] < 5
        bonus = {"storehouse", "dock", "town_hall", "bank"} & cards
        assert pos.scores()[seat] == worth if not bonus else pos.scores()[seat] >= worth


@pytest.mark.clause("LH-21.1", "LH-23.8")
@pytest.mark.parametrize("mode", [5, 6])
def test_ledger_balances_with_other_switches(mode):
    modes = wf.game("le-havre").definition.modes
    for players in (1, 3, 5):
        pos = wf.new("le-havre", players, seed=mode, **modes[mode % len(modes)])
        books = play_through(pos, mode, True)
        assert books.rounds == ROUNDS["full"][players - 1] and not choices(pos)
