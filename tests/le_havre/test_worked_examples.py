"""LH-24 Worked examples: every figure of the text, played out. Seats of the text count from 1, seats here from 0."""

import pytest

from . import facts
from .build import (
    BASIC,
    ENERGY_KINDS,
    FOOD_KINDS,
    OFFER,
    TILE_IDS,
    Table,
    after,
    choices,
    disc,
    enterable,
    fleet,
    francs,
    gained,
    lines_from,
    loans,
    modern,
    named_events,
    offer,
    owned,
    owner,
    paid,
    payments,
    proposals,
    refused,
    ships_on,
    starting,
    stock,
    tile_named,
    unseen,
    ways,
)
from .test_goods import SHIPPING

ROW = ("iron+francs", "wood+fish", "fish+grain", "wood+cattle", "wood+francs", "fish+clay", "wood+clay")
"""The tile order of LH-24.1, interest on place 2."""
CRAFTSMAN = [card.id for card in facts.STANDARD.values() if card.type == "craftsman"]


def close(pos):
    """Close the last window of a turn, if it is open; what happened."""
    return pos.play("done") if pos.phase == "after_action" else []


def own(*cards, players=3, **goods):
    """Seat 0 at its main action with own buildings and goods; nothing comes after the turn."""
    return Table(players).own(0, *cards).goods(0, **goods).still()


# -- LH-24.1 First round, three players, full game -------------------------------------------------------------------

FIRST_ROUND = """
1 | 1 | 3 2 2 1 1 0 0 | take francs | 0 2 2 1 1 0 0 | 8 francs, 1 coal |
2 | 2 | 0 3 3 1 1 0 0 | take wood | 0 3 0 1 1 0 0 | 5 francs, 1 coal, 3 wood |
3 | 3 | 0 4 0 1 1 1 0 | take fish | 0 0 0 1 1 1 0 | 5 francs, 1 coal, 4 fish |
4 | 1 | 0 0 1 1 1 1 1 | buy marketplace; enter marketplace; grain coal; look; keep_order | 0 0 1 1 1 1 1 \
| 2 francs, 2 coal, 1 grain | marketplace
5 | 2 | 1 0 2 1 1 1 1 | enter building_firm_1; construct joinery | 1 0 2 1 1 1 1 | 5 francs, 1 coal | joinery
6 | 3 | 1 1 2 2 1 1 1 | take wood | 1 1 0 2 1 1 1 | 5 francs, 1 coal, 4 fish, 2 wood |
7 | 1 | 1 1 1 3 1 1 1 | take clay | 1 1 1 0 1 1 1 | 2 francs, 2 coal, 1 grain, 3 clay | marketplace
"""
"""Turn, seat, offer after supply, action, offer after action, stock of the seat afterwards, its buildings."""
SPECIALS = ("zoo", "kiln", "tavern", "diner", "bakery", "farm")


def amounts(text):
    return {part.split()[1]: int(part.split()[0]) for part in text.split(", ")}


def set_up():
    """The table of LH-24.1 before the first turn: all 27 stack cards, the Marketplace and the Joinery on top."""
    cards = [card.id for card in facts.STANDARD.values() if card.used["full"][2] == "s"]
    assert len(cards) == 27
    second = cards[3:12]
    third = [card for card in cards[1:] if card not in second]
    table = Table(3).tiles(*ROW, up=0).offer(2, 2, 2, 1, 0, 0, 0).deck(*SPECIALS)
    table.stack(1, cards[0], *third[9:]).stack(2, *second).stack(3, *third[:9])
    for seat in range(3):
        table.goods(seat, francs=5, coal=1)
    return table


def first_round():
    """LH-24.1 up to the feeding of seat 3, every cell of the table checked; what happened after the last turn."""
    pos = set_up().starts(1).position()
    assert [proposals(pos, space)[0] for space in (1, 2, 3)] == ["marketplace", "joinery", "sawmill"]
    stocks = [{"francs": 5, "coal": 1}] * 3
    happened = []
    for line in FIRST_ROUND.strip().split("\n"):
        turn, number, supplied, words, left, now, cards = (cell.strip() for cell in line.split("|"))
        seat = int(number) - 1
        assert (pos.turn, pos.actor, pos.phase) == (int(turn) - 1, seat, "turn")
        assert offer(pos) == [int(count) for count in supplied.split()], f"turn {turn}"
        shown = pos.view(seat)
        assert shown["round"] == 1 and shown["tiles"][int(turn) - 1]["id"] == tile_named(ROW[int(turn) - 1].split("+"))
        assert seat in shown["tiles"][int(turn) - 1]["markers"]
        happened = pos.play(words)
        stocks[seat] = amounts(now)
        # no fee passes between seats, nobody pays interest
        assert [stock(pos, other) for other in range(3)] == stocks, f"turn {turn}"
        happened += close(pos)
        after_action = offer(pos)  # with the next supply, if it came
        for added in named_events(happened, "added"):
            after_action[OFFER.index(added["good"])] -= added["amount"]
        assert after_action == [int(count) for count in left.split()], f"turn {turn}"
        assert owned(pos, seat) == set(cards.split()), f"turn {turn}"
        if turn == "4":
            assert named_events(happened, "bought") == [{"player": 0, "card": "marketplace", "francs": 6}]
            assert paid(happened) == {"francs": 6} and gained(happened) == {"grain": 1, "coal": 1}  # no fee
            assert disc(pos) == "marketplace" and francs(pos) == 8 - 6
            assert [row["card"] for row in named_events(happened, "saw")] == ["zoo", "kiln"]
            assert unseen(pos) == list(SPECIALS)
        if turn == "5":
            assert paid(happened, 1) == {"wood": 3}
    return pos, happened


@pytest.mark.clause("LH-24.1.1", "LH-24.1.2", "LH-24.1.3", "LH-24.1.5", "LH-24.1.6")
def test_LH_24_1_the_first_round():
    pos, happened = first_round()
    # LH-24.1.1: R03, no harvest, food 2; seats 1 and 2 have francs only, seat 3 is asked
    assert {(row["need"], row["ships"]) for row in named_events(happened, "fed")} == {(2, 0)}
    assert paid(happened, 0, -1) == paid(happened, 1, -1) == {"francs": 2}
    assert stock(pos) == {"coal": 2, "grain": 1, "clay": 3}
    assert (pos.actor, pos.phase) == (2, "food")
    assert payments(pos) == ways("2 fish", "1 fish, 1 francs", "2 francs")
    end = pos.play("fish=2")
    happened = [*happened, *end]
    assert paid(end, 2, -1) == {"fish": 2}
    assert not named_events(happened, "harvested")
    assert not named_events(happened, "town_built") and not named_events(happened, "revealed")
    # LH-24.1.2
    assert stock(pos, 0) == {"coal": 2, "grain": 1, "clay": 3} and francs(pos, 0) == 0
    assert stock(pos, 1) == {"francs": 3, "coal": 1}
    assert stock(pos, 2) == {"francs": 5, "coal": 1, "fish": 2, "wood": 2}
    assert [loans(pos, seat) for seat in range(3)] == [0, 0, 0]
    # LH-24.1.3
    assert named_events(happened, "new_ship") == [{"ship": "s03"}] and ships_on(pos, "wooden") == ["s03"]
    assert pos.view()["ship_stacks"]["wooden"]["ships"][0]["value"] == 2
    assert [disc(pos, seat) for seat in range(3)] == ["marketplace", "building_firm_1", None]
    # LH-24.1.5
    assert (pos.turn, pos.actor, pos.phase) == (7, 1, "turn")
    assert offer(pos) == [2, 1, 1, 0, 2, 1, 1]
    assert named_events(happened, "supplied") == [{"player": 1, "tile": tile_named(("iron", "francs"))}]
    assert (pos.view()["round"], pos.view()["place"], pos.view()["tiles"][0]["markers"]) == (2, 0, [1])
    # LH-24.1.6
    assert pos.scores() == [6, 11, 5]


@pytest.mark.clause("LH-24.1.4")
def test_LH_24_1_4_with_a_harvest_seat_1_alone_takes_1_grain():
    table = Table(3).own(0, "marketplace").own(1, "joinery").goods(0, francs=2, coal=2, grain=1, clay=3)
    table.goods(1, francs=5, coal=1).goods(2, francs=5, coal=1, fish=4, wood=2)
    pos = table.ends(14).position()  # the next round card shows a harvest and the same food number
    assert named_events(pos.events, "harvested") == [{"player": 0, "good": "grain", "amount": 1}]


# -- LH-24.2 Rounding ------------------------------------------------------------------------------------------------

NUMBERS = (1, 2, 3, 4, 5, 6, 7, 20)
BILLS = {
    "bakehouse": ("grain", "bread", "1/0 1/1 2/1 2/2 3/2 3/3 4/3 10/10"),
    "brickworks": ("clay", "brick", "1/0 1/1 2/1 2/2 3/2 3/3 4/3 10/10"),
    "smokehouse": ("fish", "smoked_fish", "1/0 1/1 1/1 1/2 1/2 1/3 - -"),
    "steel_mill": ("iron", "steel", "5/0 10/0 15/0 20/0 25/0 30/0 35/0 100/0"),
}
"""Energy/francs for each number; a dash is not allowed."""


@pytest.mark.clause("LH-9.9", "LH-12.05", "LH-12.08", "LH-12.14", "LH-12.23")
@pytest.mark.parametrize("card", BILLS)
def test_LH_24_2_energy_and_francs(card):
    basic, upgraded, cells = BILLS[card]
    for n, cell in zip(NUMBERS, cells.split(), strict=True):
        if cell == "-":
            assert f"x{n}" not in choices(own(card, wood=20, **{basic: n}).position(), f"enter {card}")
            continue
        energy, got = map(int, cell.split("/"))
        pos = own(card, wood=energy, **{basic: n}).position()
        pos.play(f"enter {card} x{n}")
        assert stock(pos) == {upgraded: n, **({"francs": got} if got else {})}, n
        pos = own(card, wood=energy - 1, **{basic: n}).position()
        assert card not in enterable(pos) or f"x{n}" not in choices(pos, f"enter {card}"), n


@pytest.mark.clause("LH-9.9", "LH-12.09")
@pytest.mark.parametrize(("n", "hides"), [*zip(NUMBERS, (0, 1, 1, 2, 2, 3, 3, 10), strict=True)])
def test_LH_24_2_abattoir(n, hides):
    pos = own("abattoir", cattle=n).position()
    pos.play(f"enter abattoir x{n}")
    assert stock(pos) == {"meat": n, **({"hides": hides} if hides else {})}


@pytest.mark.clause("LH-12.04")
def test_LH_24_2_joinery():
    pos = own("joinery", wood=20).position()
    assert choices(pos, "enter joinery") == {"x1", "x2", "x3"}
    for n, got in ((1, 5), (2, 6), (3, 7)):
        assert stock(after(pos, f"enter joinery x{n}")) == {"wood": 20 - n, "francs": got}


@pytest.mark.clause("LH-9.9", "LH-13.035")
@pytest.mark.parametrize(("n", "got"), [*zip(NUMBERS, (None, None, 1, 1, 1, 2, 2, 6), strict=True)])
def test_LH_24_2_zoo(n, got):
    for fish in {0, n // 2, n}:
        pos = own("zoo", cattle=n - fish, fish=fish).position()
        assert ("zoo" in enterable(pos)) == (got is not None)
        if got is not None:
            pos.play("enter zoo")
            assert stock(pos) == {k: v for k, v in {"fish": fish, "cattle": n - fish, "francs": got}.items() if v}


@pytest.mark.clause("LH-9.9", "LH-12.24")
@pytest.mark.parametrize(("n", "bonus"), [*zip(NUMBERS, (0, 1, 1, 2, 2, 3, 3, 10), strict=True)])
def test_LH_24_2_storehouse(n, bonus):
    pos = own("storehouse", fish=n // 2, steel=n - n // 2).position()
    assert pos.scores()[0] == 4 + bonus
    assert pos.view()["players"][0]["cards"][0]["bonus"] == bonus


@pytest.mark.clause("LH-24.2.1")
def test_LH_24_2_1_wind_farm():
    def bill(card, good, n):
        """The wood burnt: the smallest stock of it with which n can be chosen, all of which is paid."""
        for wood in range(40):
            pos = own(card, "wind_farm", wood=wood, **{good: n}).position()
            if card in enterable(pos) and f"x{n}" in choices(pos, f"enter {card}"):
                pos.play(f"enter {card} x{n}")
                assert "wood" not in stock(pos)
                return wood
        raise AssertionError(card)

    assert bill("bakehouse", "grain", 5) == 0
    assert bill("bakehouse", "grain", 7) == 1
    assert bill("steel_mill", "iron", 2) == 7
    ship = own("wharf_1", "wind_farm", steel=2).modern("wharf_1").ship_stack("s12").position()
    ship.play("enter wharf_1")
    assert fleet(ship) == {"s12"} and stock(ship) == {}
    line = own("shipping_line", "wind_farm", clay=5, wood=6).ships(0, "3 wooden")
    pos = line.position()
    pos.play("enter shipping_line; ships=3 wood=0 clay=5")
    assert stock(pos) == {"francs": 5}  # 6 wood burnt
    pos = line.goods(0, wood=-1).position()
    assert "ships=3" not in choices(pos, "enter shipping_line")


@pytest.mark.clause("LH-24.2.2")
@pytest.mark.parametrize(
    ("feedlot", "before", "then"),
    [(True, 1, 1), (True, 2, 4), (True, 6, 8), (True, 7, 8), (False, 1, 1), (False, 2, 3), (False, 7, 8)],
)
def test_LH_24_2_2_feedlot(feedlot, before, then):
    table = Table(2).goods(0, cattle=before, francs=9).francs(1, 9).ends(7)  # two players, round 1: harvest
    pos = (table.own(0, "feedlot") if feedlot else table.own(1, "feedlot")).position()
    assert stock(pos)["cattle"] == then


@pytest.mark.clause("LH-24.2.3")
def test_LH_24_2_3_bridge():
    goods = {"leather": 2, "brick": 1, "wood": 4, "fish": 3}
    pos = own("bridge_over_the_seine", **goods).position()
    pos.play("enter bridge_over_the_seine")
    ends = [stock(end) for _, end in lines_from(pos, "hand_in")]
    best = max(end["francs"] for end in ends)
    assert best == 5
    for end in ends:
        if end["francs"] == best:
            del end["francs"]
            assert end in ({"wood": 1}, {"fish": 1})  # 1 basic good is left


@pytest.mark.clause("LH-24.2.4")
@pytest.mark.parametrize(("players", "number", "goods"), [(3, 3, 5), (3, 7, 8), (1, 3, 4)])
def test_LH_24_2_4_marketplace(players, number, goods):
    pos = own("marketplace", *CRAFTSMAN[:number], players=players).deck().position()
    pos.play("enter marketplace")
    for good in BASIC:
        if good in choices(pos):
            pos.play(good)
    taken = stock(pos)
    assert len(taken) == sum(taken.values()) == goods and set(taken) <= set(BASIC)


@pytest.mark.clause("LH-24.2.5")
@pytest.mark.parametrize(
    ("card", "others", "taken"),
    [
        ("fishery", (), {"fish": 3}),
        ("fishery", ("smokehouse", "shipping_line"), {"fish": 5}),
        ("clay_mound", (), {"clay": 3}),
        ("clay_mound", ("building_firm_1", "joinery", "ironworks"), {"clay": 6}),
        ("colliery", (), {"coal": 3}),
        ("colliery", ("joinery",), {"coal": 4}),
        ("colliery", ("building_firm_1", "joinery", "ironworks", "storehouse"), {"coal": 4}),
    ],
)
def test_LH_24_2_5_symbols(card, others, taken):
    fishermen = sum(facts.STANDARD[other].fishermen for other in others)
    hammers = sum(facts.STANDARD[other].hammers for other in others)
    assert (fishermen if card == "fishery" else hammers) == len(others)
    fee = facts.STANDARD[card].fee.get("food", 0)
    pos = own(*others, francs=fee).town(card).position()
    assert gained(pos.play(f"enter {card}")) == taken
    assert stock(pos) == taken


@pytest.mark.clause("LH-24.2.6")
def test_LH_24_2_6_selling():
    pos = own("bank").ships(0, "s01", "s18").position()
    assert francs(after(pos, "sell bank")) == 8
    assert francs(after(pos, "sell wooden_ship_2")) == 1
    assert francs(after(pos, "sell luxury_ship_38")) == 19


# -- LH-24.3 Minimal payments ----------------------------------------------------------------------------------------


@pytest.mark.clause("LH-24.3.1")
def test_LH_24_3_1_food_1():
    goods = {"fish": 1, "meat": 1, "francs": 1}
    pos = Table(3).goods(0, **goods).owes(0, 1).position()
    assert payments(pos) == ways("1 fish", "1 meat", "1 francs")
    pos = Table(3).own(1, "clay_mound").goods(0, **goods).still().position()
    assert payments(pos, "enter clay_mound") == ways("1 fish", "1 meat", "1 francs")
    pos.play("enter clay_mound meat=1")
    assert stock(pos) == {"fish": 1, "francs": 1, "clay": 3}  # 2 food are lost
    assert stock(pos, 1) == {"meat": 1}  # to the owner: the very token


@pytest.mark.clause("LH-24.3.2")
def test_LH_24_3_2_food_2():
    goods = {"fish": 3, "bread": 1, "francs": 1}
    wanted = ways("2 fish", "1 fish, 1 francs", "1 bread")
    assert payments(Table(3).goods(0, **goods).owes(0, 2).position()) == wanted
    pos = Table(3).own(1, "colliery").goods(0, **goods).still().position()
    assert payments(pos, "enter colliery") == wanted


@pytest.mark.clause("LH-24.3.3")
def test_LH_24_3_3_food_4():
    pos = Table(3).goods(0, meat=2, fish=1).owes(0, 4).position()
    assert payments(pos) == ways("1 meat, 1 fish", "2 meat")


@pytest.mark.clause("LH-24.3.4")
def test_LH_24_3_4_marketplace_fee():
    for table in (Table(3).town("marketplace"), Table(3).own(1, "marketplace")):
        pos = table.goods(0, fish=2, bread=1, francs=3).still().position()
        assert payments(pos, "enter marketplace", kinds=FOOD_KINDS) == ways("1 francs", "2 fish", "1 bread")


@pytest.mark.clause("LH-24.3.5")
def test_LH_24_3_5_energy_3():
    table = own("wharf_1", iron=4, wood=2, charcoal=1, coke=1).modern("wharf_1").ship_stack("s06")
    assert payments(table.position(), "enter wharf_1", kinds=ENERGY_KINDS) == ways("1 charcoal", "1 coke")
    assert "wharf_1" not in enterable(table.goods(0, charcoal=-1, coke=-1).position())  # two wood are too little


@pytest.mark.clause("LH-24.3.6")
def test_LH_24_3_6_energy_4():
    pos = own("bakehouse", grain=8, wood=4, coal=2).position()
    assert payments(pos, "enter bakehouse x8", kinds=ENERGY_KINDS) == ways("4 wood", "1 coal, 1 wood", "2 coal")


@pytest.mark.clause("LH-24.3.7")
def test_LH_24_3_7_the_fee_leaves_the_fish_to_smoke():
    pos = Table(3).own(1, "smokehouse").goods(0, fish=1, bread=1, wood=1).still().position()
    events = pos.play("enter smokehouse")
    assert paid(events, 0, 1) == {"bread": 1} == stock(pos, 1)
    assert stock(pos) == {"smoked_fish": 1} and francs(pos) == 0  # the wood is burnt


@pytest.mark.clause("LH-24.3.8")
def test_LH_24_3_8_no_fish_would_be_left():
    table = Table(3).own(1, "smokehouse").goods(0, fish=2, wood=1)
    assert "smokehouse" not in enterable(table.position())
    assert refused(table.position(), "enter smokehouse")
    assert "smokehouse" in enterable(table.goods(0, fish=1).position())  # a third fish would do


# -- LH-24.4 Shipping Line -------------------------------------------------------------------------------------------

CARGO = {"coke": 1, "leather": 4, "bread": 3, "cattle": 2, "steel": 1, "wood": 2}


def voyages(ships, *cards):
    """Every way to sail with a number of ships: (francs, what went on board, what is left)."""
    pos = own("shipping_line", *cards, **CARGO).ships(0, "1 wooden", "1 iron", "1 steel").position()
    assert choices(pos, "enter shipping_line") == {"ships=1", "ships=2", "ships=3"}
    pos.play(f"enter shipping_line; ships={ships}")
    found = []
    for _, end in lines_from(pos, "cargo", "energy"):
        left = stock(end)
        got = left.pop("francs")
        gone = {good: CARGO[good] - left.get(good, 0) for good in CARGO}
        found.append((got, {good: count for good, count in gone.items() if count}, left))
    return found


def prices(goods):
    return sum(SHIPPING[good] * count for good, count in goods.items())


@pytest.mark.clause("LH-24.4.1", "LH-24.4.2", "LH-24.4.3")
@pytest.mark.parametrize(("ships", "fewest", "most", "best"), [(3, 8, 9, 36), (2, 5, 7, 30), (1, 1, 4, 20)])
def test_LH_24_4_1_the_coke_is_the_only_energy(ships, fewest, most, best):
    found = voyages(ships)
    for got, gone, _ in found:
        assert gone.pop("coke") == 1  # burnt, never sailed: the 2 wood are too little for even one ship
        assert got == prices(gone) and fewest <= sum(gone.values()) <= most
    assert max(got for got, _, _ in found) == best
    assert {sum(gone.values()) for _, gone, _ in found} == set(range(fewest, most + 1))
    top = [(gone, left) for got, gone, left in found if got == best]
    if ships == 3:  # 8 + 16 + 12
        assert all(gone["steel"] == 1 and gone["leather"] == 4 and sum(gone.values()) == 9 for gone, _ in top)
        assert sorted(map(sorted, (left.items() for _, left in top))) == sorted(
            [[("bread", 1), ("wood", 2)], [("cattle", 1), ("wood", 2)]]
        )
    elif ships == 2:  # 8 + 16 + 6
        assert len(top) == 3
        assert all(gone["steel"] == 1 and gone["leather"] == 4 and sum(gone.values()) == 7 for gone, _ in top)
    else:  # 8 + 12
        assert [gone for gone, _ in top] == [{"leather": 3, "steel": 1}]


@pytest.mark.clause("LH-24.4.4")
def test_LH_24_4_4_with_a_wind_farm_one_ship_costs_nothing():
    found = voyages(1, "wind_farm")
    assert all(got == prices(gone) for got, gone, _ in found)
    assert max(got for got, _, _ in found) == 21
    assert [gone for got, gone, _ in found if got == 21] == [{"coke": 1, "leather": 2, "steel": 1}]


# -- LH-24.5 Constructing and wharf ----------------------------------------------------------------------------------


@pytest.mark.clause("LH-24.5.1")
def test_LH_24_5_1_two_discounts():
    pos = own("sawmill", "masons_guild", wood=2, clay=1, iron=1).stack(1, "brickworks").position()
    assert paid(pos.play("enter sawmill")) == {"wood": 1, "iron": 1}
    assert owner(pos, "brickworks") == 0 and stock(pos) == {"wood": 1, "clay": 1}


@pytest.mark.clause("LH-24.5.2")
def test_LH_24_5_2_bricks_for_clay():
    pos = own("building_firm_1", wood=1, clay=1, brick=4).stack(1, "colliery").position()
    assert payments(pos, "enter building_firm_1") == ways("1 wood, 1 clay, 2 brick", "1 wood, 3 brick")


@pytest.mark.clause("LH-24.5.3")
def test_LH_24_5_3_nothing_stands_for_brick_and_steel():
    def bank(*cards, **goods):
        return own("building_firm_1", *cards, clay=9, iron=9, **goods).stack(1, "bank").position()

    assert "building_firm_1" not in enterable(bank(brick=3, steel=1))
    assert "building_firm_1" not in enterable(bank(brick=4))
    assert paid(bank(brick=4, steel=1).play("enter building_firm_1")) == {"brick": 4, "steel": 1}
    assert paid(bank("masons_guild", brick=4, steel=1).play("enter building_firm_1")) == {"brick": 3, "steel": 1}
    assert "building_firm_1" not in enterable(bank("masons_guild", brick=2, steel=1))


@pytest.mark.clause("LH-24.5.4")
def test_LH_24_5_4_targets_of_the_sawmill():
    table = own("sawmill", wood=2, clay=2, brick=2, iron=2)
    pos = table.stack(1, "bakehouse").stack(2, "marketplace").stack(3, "football_stadium").position()
    assert choices(pos, "enter sawmill") == {"construct marketplace", "construct football_stadium"}
    assert paid(pos.copy().play("enter sawmill; construct marketplace")) == {"wood": 1}
    assert paid(pos.copy().play("enter sawmill; construct football_stadium")) == {"brick": 2, "iron": 2}


@pytest.mark.clause("LH-24.5.5")
def test_LH_24_5_5_modernising():
    table = Table(2).own(0, "wharf_1").ship_stack("s08", "s06").goods(0, iron=3, steel=1, coal=1, brick=1)
    pos = table.goods(1, iron=4, coal=1, brick=1, fish=2).position()
    assert "wharf_1" not in enterable(table.goods(0, brick=-1).position())
    events = pos.play("enter wharf_1")
    assert paid(events) == {"iron": 3, "steel": 1, "coal": 1, "brick": 1}
    assert (stock(pos), fleet(pos), modern(pos)) == ({}, {"s06"}, {"wharf_1"})
    close(pos)
    pos.state.disc[0] = -1
    events = pos.play("enter wharf_1")
    assert paid(events, 1, -1) == {"iron": 4, "coal": 1}
    assert stock(pos, 1) == {"brick": 1} and fleet(pos, 1) == {"s08"}


@pytest.mark.clause("LH-24.5.6")
def test_LH_24_5_6_three_cards_of_one_stack_in_one_turn():
    table = own("construction_firm", wood=1, clay=2, iron=1, francs=6)
    pos = table.stack(2, "charcoal_kiln", "smokehouse", "abattoir").position()
    events = pos.play("enter construction_firm")  # 1 clay
    assert pos.phase == "second_construction" and "buy smokehouse" in choices(pos)
    events += pos.play("buy smokehouse")
    events += pos.play("construct abattoir")  # 1 wood, 1 clay, 1 iron
    assert [row["card"] for row in named_events(events, "constructed")] == ["charcoal_kiln", "abattoir"]
    assert owned(pos) == {"construction_firm", "charcoal_kiln", "smokehouse", "abattoir"}
    assert stock(pos) == {} and proposals(pos, 2) == []


@pytest.mark.clause("LH-24.5.7")
@pytest.mark.parametrize(
    ("tops", "taken"),
    [(("charcoal_kiln", "sawmill", "wharf_1"), "sawmill"), (("black_market", None, "colliery"), "black_market")],
)
def test_LH_24_5_7_the_town_builds_the_lowest_number(tops, taken):
    table = Table(3)
    for space, card in enumerate(tops, start=1):
        if card:
            table.stack(space, card, "church" if space == 3 else card)
    for seat in range(3):
        table.francs(seat, 9)
    pos = table.ends(21).position()  # three players, round 3: standard
    assert named_events(pos.events, "town_built") == [{"card": taken}]
    assert owner(pos, taken) == "town"
    assert all(owner(pos, card) == "proposal" for card in tops if card not in (None, taken))


# -- LH-24.6 Scoring -------------------------------------------------------------------------------------------------


def worth(pos, card):
    """Value and end bonus of a card of seat 0."""
    row = next(row for row in pos.view()["players"][0]["cards"] if row["id"] == card)
    return row["value"] + row["bonus"]


@pytest.mark.clause("LH-24.6.1")
def test_LH_24_6_1_town_hall():
    cards = ("local_court", "church", "building_firm_1", "fishery", "joinery")
    pos = own("town_hall", *cards).position()
    assert worth(pos, "town_hall") == 24
    assert pos.scores()[0] == 24 + sum(facts.STANDARD[card].value for card in cards)


@pytest.mark.clause("LH-24.6.2")
def test_LH_24_6_2_bank():
    cards = ("shipping_line", "hardware_store", "construction_firm", "wharf_1", "colliery", "steel_mill")
    pos = own("bank", *cards).position()
    assert worth(pos, "bank") == 34
    assert pos.scores()[0] == 34 + sum(facts.STANDARD[card].value for card in cards)


@pytest.mark.clause("LH-24.6.3")
def test_LH_24_6_3_dock():
    pos = own("dock", "luxury_yacht").ships(0, "s01", "s02", "s06", "s18").position()
    assert worth(pos, "dock") == 30
    assert pos.scores()[0] == 30 + 20 + 2 + 2 + 2 + 38


@pytest.mark.clause("LH-24.6.4")
def test_LH_24_6_4_storehouse():
    pos = own("storehouse", wood=9, coke=3, leather=5, francs=40).position()
    assert worth(pos, "storehouse") == 12
    assert pos.scores()[0] == 12 + 40


BUILDINGS = (
    "building_firm_1", "fishery", "wharf_1", "colliery", "storehouse", "dock", "town_hall", "bank", "church",
    "business_park", "guildhouse", "football_stadium",
)  # fmt: skip


@pytest.mark.clause("LH-24.6.5", "LH-24.6.6")
@pytest.mark.parametrize(("switch", "money", "wealth"), [("off", 37 - 14, 289), ("on", 27, 293)])
def test_LH_24_6_5_whole_count(switch, money, wealth):
    table = Table(4, final_auto_repay=switch).own(0, *BUILDINGS, "luxury_yacht").ships(0, "s04", "s13", "s20")
    pos = table.goods(0, wood=3, coke=2, steel=1, fish=5, francs=37).loans(0, 2).final(3).position()
    while not pos.over:
        pos.play("pass" if pos.phase == "turn" else "done")
    player = pos.view()["players"][0]
    values = {row["id"]: row["value"] for row in player["cards"]}
    assert sum(values[card] for card in BUILDINGS) == 138
    assert [ship["value"] for ship in player["ships"]] == [4, 10, 30] and values["luxury_yacht"] == 20
    assert sum(ship["value"] for ship in player["ships"]) + 20 == 64
    bonuses = {row["id"]: row["bonus"] for row in player["cards"] if row["bonus"]}
    assert bonuses == {
        "storehouse": 5, "dock": 16, "town_hall": 16, "bank": 15, "business_park": 6, "guildhouse": 6,
    }  # fmt: skip
    assert sum(bonuses.values()) == 64
    assert player["wealth"]["francs_and_loans"] == money
    assert pos.scores()[0] == 138 + 64 + 64 + money == wealth


# -- LH-24.7 Feeding -------------------------------------------------------------------------------------------------


def seventh_round(*cards, ship="s01", **goods):
    """Two players, full game, the end of round 7; seat 0 feeds first, seat 1 has enough."""
    table = Table(2).tiles(*ROW).ships(0, ship).own(0, *cards).goods(0, **goods).francs(1, 20).ends(49)
    return table.position()


@pytest.mark.clause("LH-24.7.1")
def test_LH_24_7_1_one_loan():
    pos = seventh_round("joinery", fish=2, bread=1, francs=3)
    assert (pos.actor, pos.phase) == (0, "forced")
    assert pos.view()["players"][0]["feeding"] == {"food": 13, "ships": 4, "need": 9, "missing": 2, "fed": False}
    events = pos.play("loan")
    assert paid(events, 0, -1) == {"fish": 2, "bread": 1, "francs": 5}
    assert (stock(pos), loans(pos)) == ({"francs": 2}, 1)
    assert francs(pos, 1) == 20 - 13
    pos = seventh_round(fish=2, bread=1, francs=3)  # nothing to sell: the loan comes by itself
    assert (stock(pos), loans(pos)) == ({"francs": 2}, 1)


@pytest.mark.clause("LH-24.7.2")
def test_LH_24_7_2_selling_the_joinery():
    pos = seventh_round("joinery", fish=2, bread=1, francs=3)
    sold = after(pos, "sell joinery")
    assert stock(sold) == {"francs": 7, "fish": 2, "bread": 1}
    assert sold.view()["players"][0]["feeding"]["need"] == 9
    assert payments(pos, "sell joinery") == ways(
        "1 bread, 2 fish, 5 francs", "1 bread, 1 fish, 6 francs", "1 bread, 7 francs", "2 fish, 7 francs"
    )


@pytest.mark.clause("LH-24.7.3")
def test_LH_24_7_3_two_loans():
    pos = Table(2).owes(0, 5).position()
    assert (loans(pos), stock(pos)) == (2, {"francs": 3})
    assert paid(pos.events) == {"francs": 5}


@pytest.mark.clause("LH-24.7.4")
def test_LH_24_7_4_surplus_food_is_lost():
    pos = Table(3).tiles(*ROW).ships(0, "s01").goods(0, meat=1).francs(1, 9).francs(2, 9).ends(35).position()
    assert {"player": 0, "need": 1, "ships": 3} in named_events(pos.events, "fed")
    assert paid(pos.events, 0) == {"meat": 1}
    assert (stock(pos), loans(pos)) == ({}, 0)
    assert (francs(pos, 1), francs(pos, 2)) == (5, 5)


@pytest.mark.clause("LH-24.7.5")
def test_LH_24_7_5_ships_give_more_than_needed():
    # three players, round 5: food 4; two wooden ships give 6
    pos = Table(3).tiles(*ROW).ships(0, "2 wooden").goods(0, fish=2, francs=1).francs(1, 9).francs(2, 9).ends(35)
    pos = pos.position()
    assert stock(pos) == {"fish": 2, "francs": 1}
    assert paid(pos.events, 0) == {} == gained(pos.events, 0)


@pytest.mark.clause("LH-24.7.6")
def test_LH_24_7_6_the_ship_may_not_be_sold():
    pos = seventh_round("joinery", fish=2, bread=1, francs=3)
    assert choices(pos) == {"loan", "sell joinery"}
    assert refused(pos, "sell wooden_ship_2")


# -- LH-24.8 Interest ------------------------------------------------------------------------------------------------


def interest(*cards, debts=2, **options):
    """Seat 2 of three, about to reach the interest tile, has closed its window W1; seat 1 owns some cards."""
    table = Table(3, **options).tiles(*ROW).own(0, *cards).loans(0, debts).loans(2, 1)
    pos = table.francs(1, 4).francs(2, 6).starts(23).position()
    assert (pos.actor, pos.phase) == (1, "before_supply")
    pos.play("done")
    place = pos.view()["place"]
    assert TILE_IDS[pos.state.tiles[place]] == tile_named(("wood", "fish"))
    assert pos.view()["tiles"][place]["interest"] and 1 in pos.view()["tiles"][place]["markers"]
    return pos


@pytest.mark.clause("LH-24.8.1")
def test_LH_24_8_1_order_and_repaying_first():
    pos = interest("fishery")
    assert (francs(pos, 1), loans(pos, 1)) == (4, 0)  # seat 2 owes nothing
    assert (pos.actor, pos.phase, choices(pos)) == (2, "interest", {"repay", "done"})  # then seat 3
    paying = after(pos, "done")
    assert (francs(paying, 2), loans(paying, 2)) == (5, 1)
    repaid = after(pos, "repay")
    assert (francs(repaid, 2), loans(repaid, 2)) == (1, 0)
    for other in (paying, repaid):  # then seat 1
        assert (other.actor, other.phase) == (0, "forced")


@pytest.mark.clause("LH-24.8.2")
def test_LH_24_8_2_a_loan_or_a_sale():
    pos = after(interest("clay_mound", "fishery"), "done")
    assert choices(pos) == {"loan", "sell clay_mound", "sell fishery"}
    taken = pos.copy()
    events = taken.play("loan")
    assert paid(events, 0) == {"francs": 1} and (francs(taken), loans(taken)) == (3, 3)
    for card, kept in (("clay_mound", 0), ("fishery", 4)):  # values 2 and 10
        sold = pos.copy()
        assert paid(sold.play(f"sell {card}"), 0) == {"francs": 1}
        assert (francs(sold), loans(sold)) == (kept, 2)
        assert (sold.actor, sold.phase) == (1, "turn")
    alone = after(interest(), "done")  # nothing to sell
    assert (francs(alone), loans(alone), alone.actor) == (3, 3, 1)


@pytest.mark.clause("LH-24.8.3")
@pytest.mark.parametrize(("debts", "owed"), [(2, 1), (3, 2)])
def test_LH_24_8_3_expensive_loans(debts, owed):
    pos = interest(debts=debts, expensive_loans="on")
    events = pos.play("done")
    assert paid(events, 0) == {"francs": owed}
    assert (francs(pos), loans(pos)) == (4 - owed, debts + 1)


@pytest.mark.clause("LH-24.8.4")
@pytest.mark.parametrize(
    ("before", "results"),
    [(1, {(0, 0)}), (2, {(1, 2)}), (3, {(1, 0), (2, 2)}), (5, {(3, 0), (4, 2)})],
)
def test_LH_24_8_4_local_court(before, results):
    pos = own("local_court").loans(0, before).position()
    pos.play("enter local_court")
    ends = [end for _, end in lines_from(pos, "court")]
    assert {(loans(end), francs(end)) for end in ends} == results and len(ends) == len(results)


# -- LH-24.9 Discs, owners, knowledge --------------------------------------------------------------------------------


@pytest.mark.clause("LH-24.9.1")
def test_LH_24_9_1_buying_sends_the_other_disc_home():
    pos = Table(2).town("fishery").disc(1, "fishery").francs(0, 10).position()
    assert "fishery" not in enterable(pos)
    pos.play("buy fishery")
    assert disc(pos, 1) is None and francs(pos) == 0
    events = pos.play("enter fishery")
    assert disc(pos) == "fishery" and paid(events) == {} and stock(pos) == {"fish": 4}  # its own symbol counts


@pytest.mark.clause("LH-24.9.2")
def test_LH_24_9_2_buying_sends_the_own_disc_home():
    pos = Table(2).town("black_market").disc(0, "black_market").offer(clay=0).goods(0, francs=2, fish=1).position()
    assert "black_market" not in enterable(pos)
    pos.play("buy black_market")
    assert disc(pos) is None and "black_market" in enterable(pos)
    pos.play("enter black_market")
    assert disc(pos) == "black_market" and stock(pos) == {"fish": 1, "clay": 2}


@pytest.mark.clause("LH-24.9.3")
def test_LH_24_9_3_not_bought_back_in_the_same_turn():
    pos = Table(2).own(0, "sawmill").francs(0, 20).francs(1, 14).tiles(*ROW).position()
    pos.play("sell sawmill")
    assert francs(pos) == 27 and owner(pos, "sawmill") == "town"
    assert "sawmill" not in starting(pos, "buy")
    pos.play("take fish")
    assert pos.phase == "after_action" and "sawmill" not in starting(pos, "buy")
    pos.play("done")
    assert pos.actor == 1
    pos.play("buy sawmill")
    assert owner(pos, "sawmill") == 1 and francs(pos, 1) == 0


@pytest.mark.clause("LH-24.9.4")
def test_LH_24_9_4_the_sold_ship_covers_the_others():
    pos = Table(2).ships(0, "s01").ship_stack("s02", "s03", "s06").francs(0, 90).francs(1, 90).tiles(*ROW).position()
    assert starting(pos, "buy") >= {"wooden_ship", "iron_ship"}
    pos.play("sell wooden_ship_2")
    assert ships_on(pos, "wooden") == ["s02", "s03", "s01"] and francs(pos) == 91
    assert "wooden_ship" not in starting(pos, "buy") and "iron_ship" in starting(pos, "buy")
    pos.play("take fish")
    assert "wooden_ship" not in starting(pos, "buy") and "iron_ship" in starting(pos, "buy")
    pos.play("done")
    assert pos.actor == 1 and "wooden_ship" in starting(pos, "buy")


@pytest.mark.clause("LH-24.9.5")
def test_LH_24_9_5_what_a_look_is_worth_later():
    def known(seat):
        return {row["card"]: set(row["places"]) for row in pos.view(seat)["specials"]["known"]}

    # A is the Zoo, B the Kiln; three players, round 4 ends with a special card
    table = Table(3).tiles(*ROW).town("marketplace", "fishery").deck(*SPECIALS)
    for seat in range(3):
        table.francs(seat, 30)
    pos = table.at(22).position()

    def play(words):
        pos.play(words)
        close(pos)

    play("enter marketplace; francs; fish wood; look; keep_order")
    assert known(0) == {"zoo": {1}, "kiln": {2}} and known(1) == {}
    play("take fish")
    play("take wood")
    play("enter fishery")
    assert pos.actor == 1
    play("enter marketplace; francs; fish wood; look; swap")
    assert known(0) == {"zoo": {1, 2}, "kiln": {1, 2}}
    assert known(1) == {"kiln": {1}, "zoo": {2}}
    play("take clay")
    assert (pos.turn, pos.actor) == (27, 0)
    play("take iron")
    while pos.phase == "food":
        pos.play(pos.legal_codes()[0])
    assert pos.turn == 28 and owner(pos, "kiln") == "town" and unseen(pos)[0] == "zoo"
    assert known(0) == {"zoo": {1}} == known(1)
    assert known(2) == {}


@pytest.mark.clause("LH-24.9.6")
def test_LH_24_9_6_leather_industry():
    table = Table(2).town("leather_industry").goods(0, leather=3, francs=15, meat=1).still()
    pos = table.position()
    events = pos.play("enter leather_industry")  # the fee is not asked: only the meat leaves 14 francs
    assert paid(events, 0, -1)["meat"] == 1
    assert stock(pos) == {"francs": 31}
    assert "leather_industry" not in enterable(table.goods(0, meat=-1).position())  # 2 francs would leave 13


@pytest.mark.clause("LH-24.9.7")
@pytest.mark.parametrize(
    ("players", "seats"),
    [(2, (1, 2, 1, 2, 1, 2, 1)), (3, (1, 2, 3, 1, 2, 3, 1)), (4, (1, 4, 3, 2, 1, 4, 3)), (5, (1, 3, 5, 2, 4, 1, 3))],
)
def test_LH_24_9_7_start_seats(players, seats):
    for number, seat in enumerate(seats, start=1):
        table = Table(players)
        for other in range(players):
            table.francs(other, 50)
        turn = 7 * (number - 1)
        pos = table.ends(turn).position() if turn else table.starts(1).position()
        assert (pos.view()["round"], pos.view()["place"], pos.turn, pos.actor) == (number, 0, turn, seat - 1)
