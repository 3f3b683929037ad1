"""LH-2 Components, held against what is printed."""

from collections import Counter

import pytest

import wharfinger as wf
from wharfinger.games.le_havre import cards as c
from wharfinger.games.le_havre import data as t

from . import facts
from .build import (
    CARDS,
    OFFER,
    SHIPS,
    START,
    TILES,
    Table,
    choices,
    enterable,
    fleet,
    francs,
    loans,
    offer,
    owner,
    starting,
    stock,
    tile_tokens,
)
from .build import STANDARD as IDS

PLAYERS = range(1, 6)


@pytest.mark.clause(
    "LH-2.1", "LH-R1", "LH-R2", "LH-R3", "LH-R4", "LH-R5", "LH-R6", "LH-R7", "LH-R8", "LH-R16", "LH-R18"
)
@pytest.mark.parametrize("card", facts.STANDARD.values(), ids=lambda card: card.id)
def test_LH_2_1_every_standard_building_as_printed(card):
    place = c.CARDS.index(card.id)
    assert c.PRINTED[place] == card.printed
    assert c.TYPES[c.TYPE[place]] == card.type
    assert c.VALUE[place] == card.value
    assert c.PRICE[place] == (-1 if card.price is None else card.price)
    assert bool(c.CONSTRUCTIBLE[place]) == (card.cost is not None)
    cost = {good: int(n) for good, n in zip(c.MATERIALS, c.COST[place], strict=True) if n}
    assert cost == (card.cost or {})
    assert bool(c.ENTERABLE[place]) == (card.fee is not None)
    fee = card.fee or {}
    assert (c.FEE_FOOD[place], c.FEE_FRANCS[place]) == (fee.get("food", 0), fee.get("francs", 0))
    assert (c.HAMMERS[place], c.FISHERMEN[place]) == (card.hammers, card.fishermen)


@pytest.mark.clause("LH-2.1", "LH-R7", "LH-R16")
def test_LH_2_1_totals():
    cards = facts.STANDARD.values()
    assert [card.id for card in cards] == list(IDS) == list(CARDS[:33])
    assert Counter(card.type for card in cards) == {
        "craftsman": 9,
        "economic": 6,
        "industrial": 10,
        "public": 4,
        "none": 4,
    }
    assert sum(card.fishermen for card in cards) == 6
    assert sum(card.hammers for card in cards) == 8
    assert [card.printed for card in cards] == ["B1", "B2", "B3", *(f"{number:02}" for number in range(1, 31))]


@pytest.mark.clause("LH-2.2", "LH-R11", "LH-R14", "LH-R15")
def test_LH_2_2_special_buildings():
    special = range(33, 69)
    assert [c.PRINTED[card] for card in special] == [*(f"{number:03}" for number in range(1, 36)), "31"]
    kinds = Counter(c.TYPES[c.TYPE[card]] for card in special)
    assert kinds == {"craftsman": 6, "economic": 14, "industrial": 6, "public": 4, "none": 5, "ship": 1}
    assert sum(c.FISHERMEN[card] for card in special) == 13
    assert sum(c.HAMMERS[card] for card in special) == 9
    assert c.TYPES[c.TYPE[CARDS.index("leather_industry")]] == "industrial"
    assert c.TYPES[c.TYPE[CARDS.index("hunting_lodge")]] == "craftsman"
    assert c.VALUE[CARDS.index("plant_nursery")] == 6


@pytest.mark.clause("LH-2.3")
def test_LH_2_3_45_further_cards_only_with_the_switch():
    assert len(CARDS) == 33 + 36 + 45
    expansion = set(CARDS[69:])
    without, with_them = set(), set()
    for seed in range(12):
        without |= {CARDS[card] for card in wf.new("le-havre", 3, seed=seed, length="full").state.deck}
        played = wf.new("le-havre", 3, seed=seed, length="full", expansion_cards="all")
        with_them |= {CARDS[card] for card in played.state.deck}
    assert not without & expansion
    assert with_them & expansion and with_them - expansion


@pytest.mark.clause("LH-2.4", "LH-3.3", "LH-3.4")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("length", ["full", "short"])
def test_LH_2_4_round_cards_as_printed(length, players):
    rounds = facts.ROUND_CARDS[length, players]
    assert len(rounds) == {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}[length][players - 1]
    assert t.ROUNDS[t.LENGTHS.index(length), players] == len(rounds)
    table = t.ROUND_CARD[t.LENGTHS.index(length), players]
    for row, card in zip(table, rounds, strict=False):
        assert row[t.R_FOOD] == card.food
        assert row[t.R_HARVEST] == int(card.harvest)
        assert t.TOWN_BUILDS[row[t.R_TOWN]] == card.town
        assert t.SHIPS[row[t.R_SHIP]] == card.ship


# type, price, good to build, how many, energy, cargo places, food with 1 to 5 players, values in order of appearance
SHIP_TYPES = {
    "wooden": (14, "wood", 5, 2, (5, 4, 3, 2, 1), (2, 2, 2, 4, 4, 6, 6)),
    "iron": (20, "iron", 4, 3, (7, 5, 4, 3, 2), (2, 4, 6, 8, 10, 12)),
    "steel": (30, "steel", 2, 4, (10, 7, 6, 5, 3), (10, 16, 20, 24)),
    "luxury": (None, "steel", 3, 0, (0, 0, 0, 0, 0), (38, 34, 30)),
}


@pytest.mark.clause("LH-2.5", "LH-2.4")
@pytest.mark.parametrize("kind", SHIP_TYPES)
def test_LH_2_5_ship_values_and_food(kind):
    price, _, _, _, food, values = SHIP_TYPES[kind]
    shown = [card.ship for card in facts.ROUND_CARDS["full", 4] if card.ship in SHIPS[kind]]
    assert shown == list(SHIPS[kind])  # in order of appearance
    for players in PLAYERS:
        for ship, value in zip(SHIPS[kind], values, strict=True):
            pos = Table(players).ships(0, ship).position()
            assert pos.scores()[0] == value
        # a food number of 11: what the ship gives is not paid
        pos = Table(players).ships(0, SHIPS[kind][0]).francs(0, 11).owes(0, 11).position()
        assert francs(pos) == food[players - 1]
    pos = Table(2).ship_stack(SHIPS[kind][0]).francs(0, 100).position()
    bought = f"{kind}_ship" in starting(pos, "buy")
    assert bought == (price is not None)
    if bought:
        pos.play(f"buy {kind}_ship")
        assert francs(pos) == 100 - price and fleet(pos) == {SHIPS[kind][0]}


@pytest.mark.clause("LH-2.5", "LH-15.3")
@pytest.mark.parametrize("kind", SHIP_TYPES)
def test_LH_2_5_cost_of_ships(kind):
    _, good, count, _, _, _ = SHIP_TYPES[kind]
    for missing in (0, 1):
        table = Table(2).own(0, "wharf_1").modern("wharf_1").ship_stack(SHIPS[kind][0])
        pos = table.goods(0, coal=1).goods(0, **{good: count - missing}).still().position()
        assert ("wharf_1" in enterable(pos)) == (not missing)
    pos = Table(2).own(0, "wharf_1").modern("wharf_1").ship_stack(SHIPS[kind][0]).goods(0, coal=1, **{good: count})
    pos = pos.still().position()
    pos.play("enter wharf_1")
    assert stock(pos) == {} and fleet(pos) == {SHIPS[kind][0]}


@pytest.mark.clause("LH-2.5", "LH-12.18.1")
@pytest.mark.parametrize("kind", SHIP_TYPES)
def test_LH_2_5_cargo_places(kind):
    places = SHIP_TYPES[kind][3]
    pos = Table(2).own(0, "shipping_line").ships(0, SHIPS[kind][0]).goods(0, coal=1, clay=9).position()
    assert ("shipping_line" in enterable(pos)) == (places > 0)
    if places:
        assert choices(pos, "enter shipping_line") == {f"clay={n}" for n in range(1, places + 1)}


@pytest.mark.clause("LH-2.6")
def test_LH_2_6_seven_supply_tiles():
    assert Counter(frozenset(pair.split("+")) for pair in TILES) == Counter(map(frozenset, tile_tokens()))
    added = Counter(good for pair in TILES for good in pair.split("+"))
    assert added == {"wood": 4, "fish": 3, "clay": 2, "francs": 2, "iron": 1, "grain": 1, "cattle": 1}
    # one round of nothing but supply: take one space again and again
    table = Table(1).tiles(*TILES, up=0).offer(0, 0, 0, 0, 0, 0, 0).francs(0, 9)
    for place, pair in enumerate(TILES):
        pos = table.offer(0, 0, 0, 0, 0, 0, 0).starts(place + 1).position()
        assert {good for good, n in zip(OFFER, offer(pos), strict=True) if n} == set(pair.split("+"))
        assert sum(offer(pos)) == 2


@pytest.mark.clause("LH-2.6", "LH-6.4")
def test_LH_2_6_wood_and_fish_carry_interest():
    for place, pair in enumerate(TILES):
        pos = Table(2).tiles(*TILES).loans(0, 1).francs(0, 4).starts(7 + place + 1).position()
        assert francs(pos) == (3 if pair == "wood+fish" else 4)


@pytest.mark.clause("LH-2.7", "LH-17.2", "LH-5.22", "LH-19.1")
def test_LH_2_7_loans():
    pos = Table(2).own(0, "fishery").owes(0, 3).position()
    pos.play("loan")
    assert (francs(pos), loans(pos)) == (1, 1)  # 4 received, 3 paid
    pos = Table(2).loans(0, 2).francs(0, 5).position()
    pos.play("repay")
    assert (francs(pos), loans(pos)) == (0, 1)
    assert pos.scores() == [-7, 0]


@pytest.mark.clause("LH-2.7", "LH-2.8")
def test_LH_2_8_loans_are_unlimited():
    # eleven loan cards are printed
    pos = Table(1).loans(0, 40).owes(0, 35).position()
    assert loans(pos) == 40 + 9 and francs(pos) == 1


@pytest.mark.clause("LH-2.9", "LH-10.2", "LH-11.7", "LH-5.3")
@pytest.mark.parametrize("card", facts.STANDARD.values(), ids=lambda card: card.id)
def test_LH_2_9_what_the_fields_mean(card):
    rich = dict.fromkeys(("wood", "clay", "brick", "iron", "steel", "fish", "bread", "grain", "cattle", "coal"), 20)
    table = Table(4).goods(0, francs=99, hides=9, **rich).loans(0, 1).ship_stack("s01").offer(iron=0).ships(0, "s02")
    table.own(0, "luxury_yacht").stack(2, "fishery" if card.id != "fishery" else "joinery")
    table.own(0, "bakery").disc(1, "bakery")
    town = table.town(card.id).position()
    assert (card.id in starting(town, "buy")) == (card.price is not None)
    assert (card.id in enterable(town)) == (card.fee is not None)
    if card.price is not None:
        assert francs(town) - francs(_bought(town, card.id)) == card.price
    if card.id in START:
        return
    stacked = table.stack(1, card.id).position()
    assert (f"construct {card.id}" in choices(stacked, "enter building_firm_1")) == (card.cost is not None)
    assert (card.id in starting(stacked, "buy")) == (card.price is not None)


def _bought(pos, card):
    other = pos.copy()
    other.play(f"buy {card}")
    assert owner(other, card) == 0
    return other
