"""LH-8 Main action B: entering a building."""

import random
from itertools import product

import pytest

from . import facts
from .build import (
    STOCK,
    UPGRADED,
    Table,
    after,
    choices,
    disc,
    enterable,
    francs,
    gained,
    held,
    lines_from,
    named_events,
    paid,
    payments,
    ship_type,
    stock,
    unseen,
    ways,
)

FULL_STOCK = {"fish": 3, "wood": 20, "clay": 9, "iron": 9, "grain": 9, "cattle": 9, "coal": 9, "hides": 9, "brick": 9,
              "bread": 6, "steel": 9}  # fmt: skip


def ready(card, players=4):
    """A table at which seat 0 can use a standard building, but for the fee."""
    table = Table(players).goods(0, **{good: n for good, n in FULL_STOCK.items() if good not in ("fish", "bread")})
    table.stack(2, "fishery" if card != "fishery" else "tannery").ship_stack("s01").ships(0, "s02").loans(0, 1)
    table.offer(iron=0).own(0, "farm").disc(1, "farm")
    if card == "church":
        table.goods(0, bread=5, fish=2)
    if card == "smokehouse":
        table.goods(0, fish=3)
    return table


def play_on(pos):
    """Answer the effect's decisions with their first answer."""
    events = []
    while pos.phase not in ("after_action", "turn", "second_construction", "over"):
        events += pos.play(pos.legal_codes()[0])
    return events


CARDS = pytest.mark.parametrize("card", facts.ENTERABLE)


@pytest.mark.clause("LH-8.1", "LH-8.2", "LH-8.3")
@CARDS
@pytest.mark.parametrize("whose", ["town", "own", "other"])
def test_LH_8_2_buildings_of_everybody_may_be_entered(card, whose):
    table = ready(card).francs(0, 3)
    table = table.town(card) if whose == "town" else table.own(0 if whose == "own" else 2, card)
    pos = table.position()
    assert card in enterable(pos)
    events = pos.play(f"enter {card}")
    events += play_on(pos)
    assert disc(pos) == card
    assert named_events(events, "entered") == [{"player": 0, "card": card}]


@pytest.mark.clause("LH-8.1", "LH-1.6")
@CARDS
def test_LH_8_1_a_only_what_is_built(card):
    table = ready(card).francs(0, 50)
    if card in facts.STANDARD and facts.STANDARD[card].printed.isdigit():
        assert card not in enterable(table.stack(1, card).position())
    assert card not in enterable(table.out(card).position())


@pytest.mark.clause("LH-8.1", "LH-3.14")
def test_LH_8_1_a_neither_the_special_deck_nor_waiting_cards():
    pos = Table(2).deck("farm").waiting("football_stadium").francs(0, 50).stack(1, "joinery").stack(2, "tannery")
    pos = pos.stack(3, "bank").position()
    assert unseen(pos) == ["farm"]
    assert not {"farm", "football_stadium"} & enterable(pos)


@pytest.mark.clause("LH-8.1", "LH-11.7")
@pytest.mark.parametrize("card", ["storehouse", "dock", "town_hall", "bank"])
@pytest.mark.parametrize("whose", ["town", "own", "other"])
def test_LH_8_1_b_some_can_never_be_entered(card, whose):
    table = ready(card).francs(0, 50)
    table = table.town(card) if whose == "town" else table.own(0 if whose == "own" else 1, card)
    assert card not in enterable(table.position())


@pytest.mark.clause("LH-8.1", "LH-8.4", "LH-8.13")
@CARDS
def test_LH_8_1_c_no_disc_is_in_it(card):
    table = ready(card).own(0, card).disc(2, card)
    assert card not in enterable(table.position())
    assert card in enterable(table.disc(2, None).position())


@pytest.mark.clause("LH-8.1", "LH-20.1")
@CARDS
@pytest.mark.parametrize("final", [False, True])
def test_LH_8_1_d_nor_the_own_disc(card, final):
    table = ready(card).own(0, card).disc(0, card)
    assert card not in enterable((table.final() if final else table).position())


@pytest.mark.clause("LH-8.1", "LH-8.12", "LH-9.1")
@CARDS
def test_LH_8_1_e_the_fee_can_be_paid_or_the_building_is_own(card):
    fee = facts.STANDARD[card].fee
    if card == "smokehouse":  # the fish to be smoked are no fee: one fish only
        table = ready(card)
        table.s.stock[0, 0] = 1
    else:
        table = ready(card)
    least = min(fee.values(), default=0)
    if card == "church":
        return  # its fee is nil
    assert card in enterable(table.own(0, card).position())
    table.town(card).francs(0, least - 1 if least else 0)
    assert (card in enterable(table.position())) == (not fee)
    if fee:
        assert card in enterable(table.francs(0, 1).position())
        assert "loan" not in choices(table.position())


@pytest.mark.clause("LH-8.1", "LH-8.5", "LH-R43")
def test_LH_8_5_nothing_may_be_entered_for_no_effect():
    # no guests, no empty space, no loan, no animals, no craftsman building, no symbol
    table = Table(3).town("arts_centre", "black_market", "local_court", "zoo", "town_square", "labour_exchange")
    table.out("building_firm_1", "building_firm_2", "construction_firm")
    assert enterable(table.francs(0, 5).position()) == set()
    table.own(0, "fishery").disc(1, "fishery").offer(clay=0).loans(0, 1).goods(0, fish=3)
    assert enterable(table.position()) == {
        "arts_centre", "black_market", "local_court", "zoo", "town_square", "labour_exchange",
    }  # fmt: skip


@pytest.mark.clause("LH-8.3", "LH-8.4")
def test_LH_8_3_fee_then_disc_then_effect():
    pos = Table(2).town("joinery").goods(0, wood=1, fish=1).still().position()
    events = pos.play("enter joinery")
    assert [event.name for event in events][:3] == ["paid", "entered", "paid"]
    assert events[0].arguments["good"] == "fish" and events[2].arguments["good"] == "wood"


@pytest.mark.clause("LH-8.4", "LH-8.13")
def test_LH_8_4_the_old_building_is_free_from_that_moment():
    pos = Table(2).town("fishery", "charcoal_kiln").disc(0, "fishery").goods(0, wood=1).position()
    pos.play("enter charcoal_kiln")
    assert pos.actor == 1 and "fishery" in enterable(pos) and "charcoal_kiln" not in enterable(pos)


@pytest.mark.clause("LH-8.6", "LH-23.8")
def test_LH_8_6_a_payment_must_leave_the_effect_possible():
    # Smokehouse: 2 food or 1 franc, then fish to smoke and 1 energy
    table = Table(2).own(1, "smokehouse")
    pos = table.goods(0, fish=2, wood=1).position()
    assert "smokehouse" not in enterable(pos)
    pos = table.goods(0, fish=1).position()
    assert payments(pos, "enter smokehouse", kinds=("fish",))[0] == {"fish": 3}  # 2 as fee, the last one smoked
    # with bread and fish only the bread may go
    pos = Table(2).own(1, "smokehouse").goods(0, fish=2, bread=1, wood=1).still().position()
    events = pos.play("enter smokehouse")
    assert paid(events, 0, 1) == {"bread": 1}


@pytest.mark.clause("LH-8.6", "LH-12.18.7")
def test_LH_8_6_the_fee_must_leave_cargo():
    # Shipping Line: fee 2 food; the only cargo is food
    table = Table(2).town("shipping_line").ships(0, "1 wooden").goods(0, coal=1, smoked_fish=1)
    assert "shipping_line" not in enterable(table.position())
    pos = table.francs(0, 2).position()
    events = pos.play("enter shipping_line")
    assert paid(events) == {"francs": 2, "smoked_fish": 1, "coal": 1}


@pytest.mark.clause("LH-8.7")
@CARDS
def test_LH_8_7_the_visitor_of_an_own_building_pays_no_fee(card):
    pos = ready(card).own(0, card).still().position()
    before = francs(pos), held(pos, 0, "bread")
    events = pos.play(f"enter {card}")
    assert not [row for row in named_events(events, "paid") if row["payee"] != -1]
    assert pos.phase not in ("fee", "food")
    assert (francs(pos), held(pos, 0, "bread")) >= before


@pytest.mark.clause("LH-8.8", "LH-9.3")
@CARDS
def test_LH_8_8_the_owner_receives_the_very_tokens(card):
    fee = facts.STANDARD[card].fee
    table = ready(card).own(2, card)
    if "food" in fee:
        pos = table.goods(0, meat=1).still().position()  # 3 food: the surplus goes to the owner too
        events = pos.play(f"enter {card}")
        if pos.phase == "fee":
            events += pos.play("food")
        if pos.phase == "food":
            events += pos.play("meat=1")
        assert paid(events, 0, 2) == {"meat": 1} == gained(events, 2)
        assert stock(pos, 2) == {"meat": 1}
    table = ready(card).own(2, card)
    least = fee.get("francs", fee.get("food", 0))
    pos = table.francs(0, least).still().position()
    events = pos.play(f"enter {card}")
    if pos.phase == "fee":
        events += pos.play("francs")
    while pos.phase == "food":
        events += pos.play(pos.legal_codes()[0])
    assert paid(events, 0, 2) == ({"francs": least} if least else {}) == gained(events, 2)


@pytest.mark.clause("LH-8.9", "LH-1.7")
@CARDS
def test_LH_8_9_the_fee_of_a_town_building_goes_to_the_general_supply(card):
    fee = facts.STANDARD[card].fee
    least = fee.get("francs", fee.get("food", 0))
    pos = ready(card).town(card).francs(0, least).still().position()
    others = [stock(pos, seat) for seat in (1, 2, 3)]
    events = pos.play(f"enter {card}")
    if pos.phase == "fee":
        events += pos.play("francs")
    while pos.phase == "food":
        events += pos.play(pos.legal_codes()[0])
    assert paid(events, 0).get("francs", 0) == least
    assert {row["payee"] for row in named_events(events, "paid")} <= {-1}
    assert [stock(pos, seat) for seat in (1, 2, 3)] == others


@pytest.mark.clause("LH-8.10", "LH-9.5")
@pytest.mark.parametrize("card", ["marketplace", "smokehouse", "ironworks"])
def test_LH_8_10_slash_fees_by_own_choice(card):
    table = Table(2).own(1, card).goods(0, fish=4, wood=1, francs=1, meat=1)
    pos = table.position()
    pos.play(f"enter {card}")
    assert pos.phase == "fee" and choices(pos) == {"food", "francs"}
    assert stock(after(pos, "francs"), 1) == {"francs": 1}
    assert "francs" not in stock(after(pos, "food", "meat=1"), 1)


@pytest.mark.clause("LH-8.11", "LH-9.2")
@pytest.mark.parametrize("card", [card.id for card in facts.STANDARD.values() if card.fee and "food" not in card.fee])
def test_LH_8_11_a_fee_in_francs_is_paid_in_francs_only(card):
    fee = facts.STANDARD[card].fee["francs"]
    table = ready(card).goods(0, meat=5, fish=5).town(card)
    assert card not in enterable(table.francs(0, fee - 1).position())
    assert card in enterable(table.francs(0, 1).position())


@pytest.mark.clause("LH-8.11", "LH-9.1")
def test_LH_8_11_a_fee_in_food_may_be_paid_in_francs_too():
    pos = Table(2).own(1, "colliery").goods(0, fish=1, bread=1, francs=2).position()
    assert payments(pos, "enter colliery") == ways("1 bread", "1 fish, 1 francs", "2 francs")


@pytest.mark.clause("LH-8.12", "LH-17.1")
def test_LH_8_12_no_loan_for_a_fee_but_a_sale_beforehand():
    pos = Table(2).town("joinery").own(0, "fishery").goods(0, wood=1).position()
    assert "joinery" not in enterable(pos) and "loan" not in choices(pos)
    pos.play("sell fishery")
    assert "joinery" in enterable(pos)


@pytest.mark.clause("LH-8.13", "LH-5.19")
def test_LH_8_13_the_disc_stays_until_it_is_moved_or_sent_home():
    pos = Table(2).own(0, "fishery").own(1, "charcoal_kiln").goods(1, wood=4).position()
    pos.play("enter fishery")
    pos.play("done")
    pos.play("enter charcoal_kiln x1")
    pos.play("done")
    assert disc(pos) == "fishery" and disc(pos, 1) == "charcoal_kiln"
    pos.play("take clay")
    pos.play("done")
    assert disc(pos) == "fishery" and "charcoal_kiln" not in enterable(pos)


# -- an own account of LH-8, LH-9 and LH-12, as plain as possible, against random positions ----------------------------

FOOD = {"meat": 3, "bread": 2, "smoked_fish": 2, "fish": 1, "francs": 1}
FUEL = {"coke": 10, "charcoal": 3, "coal": 3, "wood": 1}
UPGRADED_FOR = {"clay": "brick", "iron": "steel"}
SHIP_COST = {"wooden": ("wood", 5), "iron": ("iron", 4), "steel": ("steel", 2), "luxury": ("steel", 3)}


class Account:
    """What seat 0 of a random table may do, from the words of the rules."""

    def __init__(self, seed):
        draw = self.draw = random.Random(seed)
        self.players = draw.choice([2, 3, 4])
        self.final = draw.random() < 0.2
        self.stock = {good: draw.choice([0, 0, 0, 1, 1, 2, 3, 5]) for good in STOCK}
        self.own, self.others, self.town, spare = set(), set(), {"building_firm_1", "building_firm_2"}, []
        self.town.add("construction_firm")
        for card in [*facts.STANDARD][3:]:
            where = draw.choice(["own", "other", "town", "town", "stack", "stack"])
            if where == "stack":
                spare.append(card)
            else:
                {"own": self.own, "other": self.others, "town": self.town}[where].add(card)
        self.special = {card for card in ("wind_farm", "masons_guild", "lumber_mill") if draw.random() < 0.2}
        self.stacks = [spare[k::3] for k in range(3)]
        self.ships = draw.sample(["s01", "s04", "s06", "s10", "s12", "s18"], draw.choice([0, 1, 2]))
        self.on_stack = [s for s in ("s02", "s08", "s14", "s19") if draw.random() < 0.6]
        self.loans = draw.choice([0, 0, 1, 3])
        self.offer = [draw.choice([0, 1, 2, 5]) for _ in range(7)]
        self.modern = {wharf for wharf in ("wharf_1", "wharf_2") if draw.random() < 0.4}
        built = sorted(self.own | self.others | self.town)
        self.discs = [draw.choice([None, draw.choice(built)]) for _ in range(self.players)]
        if not self.final:
            for seat in range(1, self.players):
                if self.discs[seat] in self.discs[:seat]:
                    self.discs[seat] = None
        self.minimal = draw.random() < 0.9

    def position(self):
        table = Table(self.players, minimal_payments="on" if self.minimal else "off").goods(0, **self.stock)
        table.own(0, *self.own, *self.special).own(1, *self.others).town(*self.town).loans(0, self.loans)
        for space, cards in enumerate(self.stacks, start=1):
            table.stack(space, *cards)
        table.ships(0, *self.ships).ship_stack(*self.on_stack).offer(*self.offer).modern(*self.modern)
        for seat, card in enumerate(self.discs):
            table.disc(seat, card)
        return (table.final() if self.final else table).still().position()

    # what an effect needs, with a stock

    def bill(self, energy):
        return max(0, energy - 3) if "wind_farm" in self.special else energy

    def energy(self, stock):
        return sum(stock[kind] * value for kind, value in FUEL.items())

    def pays(self, stock, cost):
        """Material with upgraded for basic goods; what is left of the stock, or None."""
        left = dict(stock)
        for good, count in sorted(cost.items(), key=lambda item: item[0] in UPGRADED_FOR):  # the others first
            have = min(left[good], count)
            left[good] -= have
            if have < count:
                other = UPGRADED_FOR.get(good)
                if other is None or left[other] < count - have:
                    return None
                left[other] -= count - have
        return left

    def cost(self, card, saved):
        cost = dict(facts.STANDARD[card].cost)
        saved += "lumber_mill" in self.special
        cost["wood"] = max(0, cost.get("wood", 0) - saved)
        for good in ("clay", "brick"):
            if good in cost and "masons_guild" in self.special:
                cost[good] -= 1
        return cost

    def can_construct(self, stock, with_wood=False):
        for stack in self.stacks:
            if not stack:
                continue
            top = min(stack, key=lambda card: facts.STANDARD[card].printed)
            printed = facts.STANDARD[top].cost
            if printed and not (with_wood and "wood" not in printed):
                if self.pays(stock, self.cost(top, int(with_wood))) is not None:
                    return True
        return False

    def can_build(self, stock, wharf):
        for ship in self.on_stack:
            good, count = SHIP_COST[ship_type(ship)]
            cost = {good: count}
            if good != "wood" and wharf not in self.modern:
                if stock["brick"] < 1:
                    continue
            left = self.pays(stock, cost) if good == "iron" else None
            if good != "iron" and stock[good] >= count:
                left = {**stock, good: stock[good] - count}
            if left is not None and self.energy(left) >= self.bill(3):
                return True
        return False

    def can_ship(self, stock):
        if not any(ship_type(ship) != "luxury" for ship in self.ships):
            return False
        cargo = [good for good in stock if good != "francs" and stock[good]]
        return any(self.energy({**stock, good: stock[good] - 1}) >= self.bill(3) for good in cargo)

    def possible(self, card, stock):
        goods = sum(stock.values()) - stock["francs"]
        upgraded = sum(stock[good] for good in UPGRADED)
        basic = goods - upgraded
        guests = sum(disc in self.own for disc in self.discs[1:])
        return {
            "building_firm_1": lambda: self.can_construct(stock),
            "building_firm_2": lambda: self.can_construct(stock),
            "construction_firm": lambda: self.can_construct(stock),
            "sawmill": lambda: self.can_construct(stock, True),
            "joinery": lambda: stock["wood"] > 0,
            "bakehouse": lambda: stock["grain"] > 0 and self.energy(stock) >= self.bill(1),
            "charcoal_kiln": lambda: stock["wood"] > 0,
            "smokehouse": lambda: stock["fish"] > 0 and self.energy(stock) >= self.bill(1),
            "abattoir": lambda: stock["cattle"] > 0,
            "arts_centre": lambda: guests > 0,
            "wharf_1": lambda: self.can_build(stock, "wharf_1"),
            "wharf_2": lambda: self.can_build(stock, "wharf_2"),
            "black_market": lambda: 0 in self.offer,
            "brickworks": lambda: stock["clay"] > 0 and self.energy(stock) >= self.bill(1),
            "local_court": lambda: self.loans > 0,
            "shipping_line": lambda: self.can_ship(stock),
            "tannery": lambda: stock["hides"] > 0,
            "business_office": lambda: goods > 0,
            "steel_mill": lambda: stock["iron"] > 0 and self.energy(stock) >= self.bill(5),
            "cokery": lambda: stock["coal"] > 0,
            "bridge_over_the_seine": lambda: upgraded > 0 or basic >= 3,
            "church": lambda: stock["bread"] >= 5 and stock["fish"] >= 2,
        }.get(card, lambda: True)()

    # the fee

    def fees(self, card):
        """Every legal payment of the fee (LH-8.6, LH-9.4, LH-9.5)."""
        fee = facts.STANDARD[card].fee
        if card in self.own or not fee:
            return [{}] if self.possible(card, self.stock) else []
        found = []
        if "francs" in fee and self.stock["francs"] >= fee["francs"]:
            found.append({"francs": fee["francs"]})
        if "food" in fee:
            need = fee["food"]
            most = [self.stock[kind] if not self.minimal else min(self.stock[kind], need) for kind in FOOD]
            for counts in product(*(range(count + 1) for count in most)):
                way = dict(zip(FOOD, counts, strict=True))
                total = sum(FOOD[kind] * count for kind, count in way.items())
                if total < need or ("francs" in fee and way["francs"] >= fee["francs"]):
                    continue
                if self.minimal and any(count and total - FOOD[kind] >= need for kind, count in way.items()):
                    continue
                if (way["francs"] and total - way["francs"] >= need) or (way["francs"] and total > need):
                    continue  # francs are always paid exactly
                found.append({kind: count for kind, count in way.items() if count})
        return [way for way in found if self.possible(card, self._less(way))]

    def _less(self, way):
        return {good: count - way.get(good, 0) for good, count in self.stock.items()}

    def enterable(self):
        found = {}
        for card in self.own | self.others | self.town:
            if facts.STANDARD[card].fee is None or self.discs[0] == card:
                continue
            if not self.final and card in self.discs:
                continue
            if fees := self.fees(card):
                found[card] = fees
        return found


@pytest.mark.clause("LH-8.1", "LH-8.5", "LH-8.6", "LH-9.4", "LH-9.5", "LH-11.8", "LH-23.8")
@pytest.mark.parametrize("part", range(8))
def test_LH_8_1_random_positions_against_an_own_account(part):
    for seed in range(40 * part, 40 * part + 40):
        account = Account(seed)
        pos = account.position()
        expected = account.enterable()
        assert enterable(pos) & set(facts.STANDARD) == set(expected), seed
        for card, fees in expected.items():
            start = pos.copy()
            before = start.play(f"enter {card}")
            found = []
            for events, _ in lines_from(start, "fee", "food"):
                happened = [*before, *events]
                entered = [event.name for event in happened].index("entered")
                found.append(sorted(paid(happened[:entered]).items()))
            assert sorted(found) == sorted(sorted(way.items()) for way in fees), (seed, card)
