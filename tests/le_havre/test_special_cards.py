"""What every special card has: type, value, price, symbols, fee (LH-2.2, LH-2.3, LH-13, LH-14)."""

from collections import Counter

import pytest

import wharfinger as wf

from .build import CARDS, STOCK, Table, choices, enterable, francs, named_events, owner, refused, starting, stock
from .cards import ALL, EXPANSION, NOT_IN_SOLO, READY, SPECIAL, enter

FOR_SALE = [card for card, fact in ALL.items() if fact.price is not None]
WITH_FEE = [card for card, fact in ALL.items() if fact.fee]
FREE = [card for card, fact in ALL.items() if fact.fee == ""]
BARRED = [card for card, fact in ALL.items() if fact.fee is None]
GIVEN = [(card, kind) for card in WITH_FEE for kind in ALL[card].fees]


def ready(card, holder="town", **more):
    table = READY[card](Table(2)).goods(0, **more)
    return (table.town(card) if holder == "town" else table.own(holder, card)).position()


@pytest.mark.clause("LH-2.2", "LH-2.3", "LH-14.2", "LH-R75")
def test_36_and_45_cards():
    assert (len(SPECIAL), len(EXPANSION)) == (36, 45)
    assert set(CARDS[33:]) == set(ALL)
    assert Counter(fact.type for fact in SPECIAL.values()) == {
        "craftsman": 6, "economic": 14, "industrial": 6, "public": 4, "none": 5, "ship": 1}  # fmt: skip
    assert sum(fact.fishermen for fact in SPECIAL.values()) == 13
    assert sum(fact.hammers for fact in SPECIAL.values()) == 9
    assert set(READY) == set(FREE) | set(WITH_FEE)


@pytest.mark.clause("LH-1.10", "LH-19.1", "LH-19.2", "LH-13.023", "LH-14.039", "LH-14.GH31", "LH-R14")
@pytest.mark.parametrize("card", ALL)
def test_the_value_counts_at_the_end(card):
    itself = 2 if card == "guildhouse" else 0
    assert Table(2).own(0, card).position().scores()[0] == ALL[card].value + itself


@pytest.mark.clause("LH-1.14", "LH-13.31.6", "LH-15.16", "LH-R11", "LH-R15")
@pytest.mark.parametrize("card", ALL)
def test_type(card):
    def grows(counter, value):
        with_it = Table(2).own(0, counter, card).position().scores()[0]
        return with_it - Table(2).own(0, card).position().scores()[0] - value

    guild = 2 if card == "guildhouse" else 0  # it counts the Bank
    kind = ALL[card].type
    assert grows("town_hall", 6 + 4) == {"public": 4, "craftsman": 2}.get(kind, 0)
    assert grows("bank", 16 + 2) == {"industrial": 3, "economic": 2}.get(kind, 0) + guild
    assert grows("dock", 10) == {"ship": 4}.get(kind, 2 if card == "business_park" else 0)  # which counts the Dock


@pytest.mark.clause("LH-1.15", "LH-13.001", "LH-R18")
@pytest.mark.parametrize("card", ALL)
def test_symbols(card):
    pos = Table(2).own(0, "labour_exchange", card).position()
    pos.play("enter labour_exchange")
    fishermen = ALL[card].fishermen + (0 if card == "labour_exchange" else 1)
    assert stock(pos) == {k: n for k, n in (("fish", fishermen), ("coal", ALL[card].hammers)) if n}


@pytest.mark.clause("LH-5.2", "LH-5.4", "LH-10.10", "LH-15.15")
@pytest.mark.parametrize("card", FOR_SALE)
def test_price(card):
    price = ALL[card].price
    assert f"buy {card}" not in choices(Table(2).town(card).francs(0, price - 1).position())
    pos = Table(2).town(card).goods(0, francs=price, meat=9).position()
    pos.play(f"buy {card}")
    assert (owner(pos, card), francs(pos)) == (0, 0)


@pytest.mark.clause("LH-5.3", "LH-13.31.4", "LH-14.037", "LH-14.GH31", "LH-R33")
@pytest.mark.parametrize("card", [card for card in ALL if card not in FOR_SALE])
def test_no_price(card):
    assert card not in starting(Table(2).town(card).francs(0, 99).position(), "buy")


@pytest.mark.clause("LH-5.10", "LH-5.11", "LH-5.14", "LH-5.18", "LH-15.17")
@pytest.mark.parametrize("card", [card for card in ALL if card not in ("rattletrap_car", "construction_site")])
def test_sold_for_half_the_value(card):
    pos = Table(2).own(0, card).francs(0, 7).position()
    pos.play(f"sell {card}")
    assert (owner(pos, card), francs(pos)) == ("town", 7 + ALL[card].value // 2)


@pytest.mark.clause("LH-2.9", "LH-8.1", "LH-11.7")
@pytest.mark.parametrize("card", BARRED)
@pytest.mark.parametrize("holder", ["town", 0, 1])
def test_cards_without_an_action_are_never_entered(card, holder):
    table = Table(2).goods(0, fish=9, wood=9, clay=9, iron=9, francs=99, cattle=9)
    pos = (table.town(card) if holder == "town" else table.own(holder, card)).position()
    assert card not in enterable(pos)
    assert "cannot play" in refused(pos, f"enter {card}")


@pytest.mark.clause("LH-8.2", "LH-8.7", "LH-8.1")
@pytest.mark.parametrize("card", READY)
def test_no_fee_in_an_own_building(card):
    assert card in enterable(ready(card, holder=0))


@pytest.mark.clause("LH-2.9", "LH-8.2")
@pytest.mark.parametrize("card", FREE)
@pytest.mark.parametrize("holder", ["town", 1])
def test_buildings_without_a_fee(card, holder):
    pos = ready(card, holder)
    pos.play(f"enter {card}")
    assert stock(pos, 1) == {}


@pytest.mark.clause("LH-8.1", "LH-8.6", "LH-8.12", "LH-11.8")
@pytest.mark.parametrize("card", WITH_FEE)
@pytest.mark.parametrize("holder", ["town", 1])
def test_no_entry_without_the_fee_beside_what_the_effect_needs(card, holder):
    assert card not in enterable(ready(card, holder))
    missing = ALL[card].fees.get("francs", ALL[card].fees.get("food", 0)) - 1
    assert card not in enterable(ready(card, holder, francs=missing))


@pytest.mark.clause("LH-8.3", "LH-8.8", "LH-8.10", "LH-8.11", "LH-9.1", "LH-9.2", "LH-R17", "LH-R22")
@pytest.mark.parametrize(("card", "kind"), GIVEN)
def test_the_owner_gets_the_fee(card, kind):
    amount = ALL[card].fees[kind]
    token = "francs" if kind == "francs" else "fish"
    pos = ready(card, 1, **{token: amount})
    other = stock(pos, 1)
    enter(pos, card, token)
    got = Counter(stock(pos, 1)) - Counter(other)
    if card == "harbour_watch":
        got -= Counter(francs=1)  # for its disc
    assert got == {token: amount}


@pytest.mark.clause("LH-8.9", "LH-9.2")
@pytest.mark.parametrize("card", WITH_FEE)
def test_the_town_pays_it_into_the_supply(card):
    amount = ALL[card].fees.get("francs", ALL[card].fees.get("food"))
    pos = enter(ready(card, francs=amount), card)
    fee = {"player": 0, "good": "francs", "amount": amount, "payee": -1}
    assert fee in named_events(pos.events, "paid")
    assert francs(pos, 1) == (1 if card == "harbour_watch" else 0)


@pytest.mark.clause("LH-8.11", "LH-9.2")
@pytest.mark.parametrize("card", [card for card in WITH_FEE if "food" not in ALL[card].fees])
def test_a_fee_in_francs_is_not_paid_in_food(card):
    table = READY[card](Table(2)).own(1, card).goods(0, meat=9)
    table.s.stock[0, STOCK.index("francs")] = 0
    assert card not in enterable(table.position())


@pytest.mark.clause("LH-14.1", "LH-3.15", "LH-R31")
@pytest.mark.parametrize("players", [1, 2])
def test_the_cards_in_use(players):
    pos = wf.new("le-havre", players, seed=3, length="full", expansion_cards="all")
    used = {card for card in ALL if owner(pos, card) == "hidden"}
    removed = NOT_IN_SOLO | {"harbour_watch", "zoo"} if players == 1 else set()
    assert used == set(ALL) - removed
    base = wf.new("le-havre", players, seed=3, length="full")
    assert {card for card in ALL if owner(base, card) == "hidden"} == set(SPECIAL) - removed


@pytest.mark.clause("LH-5.9", "LH-R36")
def test_any_number_of_special_buildings():
    pos = Table(2).own(0, "farm", "zoo", "kiln", "diner", "bakery").town("feedlot").francs(0, 8).position()
    pos.play("buy feedlot")
    assert owner(pos, "feedlot") == 0
