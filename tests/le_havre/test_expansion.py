"""LH-14: the expansion cards that trade, take, discount or count; test_expansion_play.py has the others."""

import pytest

from .build import (
    GOODS,
    Table,
    after,
    choices,
    enterable,
    fleet,
    francs,
    loans,
    modern,
    offer,
    owned,
    owner,
    payments,
    proposals,
    starting,
    stock,
)

TRADES = {  # give, get, most
    "clay_company": ({"clay": 1, "wood": 1}, {"francs": 3}, None),
    "cobblers": ({"leather": 1}, {"bread": 2, "francs": 2}, None),
    "wholesale_bakery": ({"bread": 1}, {"francs": 2}, None),
    "hides_trader": ({"hides": 6}, {"francs": 18}, 1),
    "fishermans_hut": ({"fish": 2}, {"fish": 3}, None),
}
FOR_FOOD = {  # food for each, what it brings, most
    "logging_camp": (1, {"wood": 1}, 7),
    "junkyard": (2, {"iron": 1}, 5),
    "wreckers": (3, {"wood": 2, "clay": 2, "iron": 1}, 2),
}


def own(card, players=2, *, more=(), options=None, **goods):
    """Seat 0 owns the card, so no fee is due."""
    return Table(players, **(options or {})).own(0, card, *more).goods(0, **goods).position()


def times(goods, number):
    return {good: number * count for good, count in goods.items()}


def plus(*stocks):
    return {item: n for item in (*GOODS, "francs") if (n := sum(held.get(item, 0) for held in stocks))}


def pays(pos, *words):
    """Every payment, without what comes in."""
    return [{item: n for item, n in way.items() if n > 0} for way in payments(pos, *words)]


# -- trades ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.GH07", "LH-14.GH11", "LH-14.GH16", "LH-14.GH30", "LH-14.GH32", "LH-11.2")
@pytest.mark.parametrize("card", TRADES)
def test_trades(card):
    give, get, most = TRADES[card]
    sets = most or 6
    held = times(give, sets + 1)
    if most is None:
        assert choices(own(card, **held), f"enter {card}") == {f"x{n}" for n in range(1, sets + 2)}
    for n in {1, sets}:
        pos = after(own(card, **held), f"enter {card} x{n}")
        assert stock(pos) == plus(times(give, sets + 1 - n), times(get, n))
    for good, count in give.items():
        assert card not in enterable(own(card, **{**dict.fromkeys(GOODS, 9), "brick": 0, good: count - 1}))


@pytest.mark.clause("LH-14.038", "LH-14.042", "LH-14.GH22", "LH-9.1")
@pytest.mark.parametrize("card", FOR_FOOD)
def test_goods_for_food(card):
    food, get, most = FOR_FOOD[card]
    rich = own(card, francs=food * (most + 2))
    assert choices(rich, f"enter {card}") == {f"x{n}" for n in range(1, most + 1)}
    for n in {1, most}:
        assert stock(after(rich, f"enter {card} x{n}")) == plus(times(get, n), {"francs": food * (most + 2 - n)})
    assert choices(own(card, francs=2 * food + food - 1), f"enter {card}") == {"x1", "x2"}
    assert card not in enterable(own(card, francs=food - 1, cattle=9, grain=9))


@pytest.mark.clause("LH-14.038", "LH-14.042", "LH-14.GH22", "LH-9.4")
def test_the_food_is_one_sum():
    assert stock(after(own("logging_camp", meat=1, bread=2), "enter logging_camp x7")) == {"wood": 7}
    assert stock(after(own("junkyard", meat=2), "enter junkyard x3")) == {"iron": 3}
    assert pays(own("junkyard", meat=2, fish=1), "enter junkyard x2") == [{"fish": 1, "meat": 1}, {"meat": 2}]
    assert stock(after(own("wreckers", bread=3), "enter wreckers x2")) == {"wood": 4, "clay": 4, "iron": 2}


@pytest.mark.clause("LH-14.GH23", "LH-9.8", "LH-23.E")
def test_blast_furnace():
    assert choices(own("blast_furnace", coke=9), "enter blast_furnace") == {f"x{n}" for n in range(1, 7)}
    assert choices(own("blast_furnace", coal=2, wood=2), "enter blast_furnace") == {"x1", "x2"}
    assert stock(after(own("blast_furnace", coke=1), "enter blast_furnace x3")) == {"iron": 3}
    assert "blast_furnace" not in enterable(own("blast_furnace", wood=2, francs=9))


@pytest.mark.clause("LH-14.GH23", "LH-8.10", "LH-9.5")
def test_blast_furnace_fee():
    table = Table(2).own(1, "blast_furnace").goods(0, coal=1, fish=3, bread=1, francs=2)
    assert pays(table.position(), "enter blast_furnace") == [
        {"fish": 1, "bread": 1, "coal": 1}, {"bread": 1, "francs": 1, "coal": 1},
        {"fish": 2, "francs": 1, "coal": 1}, {"fish": 3, "coal": 1}, {"francs": 2, "coal": 1}]  # fmt: skip


@pytest.mark.clause("LH-14.GH12", "LH-9.12", "LH-23.10")
def test_smelting_furnace():
    assert stock(after(own("smelting_furnace", clay=3, wood=5), "enter smelting_furnace x2")) == plus(
        {"clay": 1, "wood": 1, "iron": 2}
    )
    assert choices(own("smelting_furnace", clay=9, wood=5), "enter smelting_furnace") == {"x1", "x2"}
    both = own("smelting_furnace", clay=1, brick=2, coal=2)
    assert choices(both, "enter smelting_furnace x2") == {"brick=1", "brick=2"}
    assert stock(after(both, "enter smelting_furnace x2 brick=2")) == {"clay": 1, "iron": 2}
    assert "smelting_furnace" not in enterable(own("smelting_furnace", clay=3, wood=1))
    assert "smelting_furnace" not in enterable(own("smelting_furnace", wood=9))


@pytest.mark.clause("LH-14.GH11", "LH-9.12", "LH-23.10")
def test_clay_company_takes_bricks():
    pos = own("clay_company", clay=1, brick=1, wood=2)
    assert choices(pos, "enter clay_company") == {"x1", "x2"}
    assert choices(pos, "enter clay_company x1") == {"brick=0", "brick=1"}
    assert stock(after(pos, "enter clay_company x1 brick=1")) == {"clay": 1, "wood": 1, "francs": 3}


@pytest.mark.clause("LH-14.GH09", "LH-14.GH10", "LH-11.6", "LH-23.10")
@pytest.mark.parametrize(("card", "good", "most"), [("cattle_market", "cattle", 7), ("brick_trader", "brick", 5)])
def test_one_of_two_trades(card, good, most):
    pos = own(card, francs=9, **{good: 9})
    assert choices(pos, f"enter {card}") == {"first_part", "second_part"}
    for part in ("first_part", "second_part"):
        assert choices(pos, f"enter {card}; {part}") == {f"x{n}" for n in range(1, most + 1)}
    buying = after(pos, f"enter {card}; first_part x{most}")
    assert stock(buying) == {good: 9 + most, "francs": 9 - most}
    selling = after(pos, f"enter {card}; second_part x{most}")
    assert stock(selling) == {good: 9 - most, "francs": 9 + 3 * most}
    assert stock(after(own(card, francs=2), f"enter {card} x2")) == {good: 2}
    assert stock(after(own(card, **{good: 1}), f"enter {card}")) == {"francs": 3}
    assert card not in enterable(own(card, fish=9, clay=9, meat=9))


@pytest.mark.clause("LH-14.GH05")
def test_fur_factory():
    pos = own("fur_factory", hides=7, leather=2)
    assert choices(pos, "enter fur_factory") == {f"x{n}" for n in range(1, 5)}
    assert stock(after(pos, "enter fur_factory x4")) == {"hides": 3, "leather": 2, "francs": 16}
    assert choices(own("fur_factory", hides=3, leather=2), "enter fur_factory") == {"x1", "x2", "x3"}
    assert "fur_factory" not in enterable(own("fur_factory", hides=9))
    assert "fur_factory" not in enterable(own("fur_factory", leather=9))


@pytest.mark.clause("LH-14.GH06")
def test_wainwrights():
    pos = own("wainwrights", wood=9, iron=2)
    assert choices(pos, "enter wainwrights") == {"x1", "x2"}
    assert stock(after(pos, "enter wainwrights x2")) == {"wood": 5, "iron": 2, "francs": 10}
    steel = own("wainwrights", wood=9, iron=1, steel=2)
    assert choices(steel, "enter wainwrights") == {"x1", "x2", "x3"}
    assert "wainwrights" not in enterable(own("wainwrights", wood=1, iron=5))
    assert "wainwrights" not in enterable(own("wainwrights", wood=9))


@pytest.mark.clause("LH-14.GH07", "LH-16.1")
@pytest.mark.parametrize(("players", "fish"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_fishermans_hut_feeds_its_owner(players, fish):
    table = Table(players).own(0, "fishermans_hut")
    for seat in range(1, players):
        table.francs(seat, 9)
    number = {1: 5, 2: 3, 3: 2, 4: 1, 5: 0}[players]  # food of round 1
    pos = table.francs(0, max(0, number - fish)).ends(7).position()
    assert (stock(pos), loans(pos)) == ({"fish": fish - number} if fish > number else {}, 0)  # before feeding


@pytest.mark.clause("LH-14.GH07", "LH-11.7")
def test_fishermans_hut_gives_the_town_nothing():
    pos = Table(2).town("fishermans_hut").goods(0, francs=3).goods(1, francs=3).ends(7).position()
    assert (stock(pos, 0), stock(pos, 1)) == ({}, {})


@pytest.mark.clause("LH-14.GH14", "LH-11.3")
def test_inn():
    pos = own("inn", fish=3, meat=3)
    assert choices(pos, "enter inn") == {"x0", "x1", "x2", "x3"}
    assert choices(pos, "enter inn x0") == {"and x1", "and x2"}
    assert choices(pos, "enter inn x3") == {"and x0", "and x1", "and x2"}
    assert stock(after(pos, "enter inn x3 and x2")) == {"smoked_fish": 3, "meat": 1, "francs": 8}
    assert stock(after(own("inn", fish=1), "enter inn")) == {"smoked_fish": 1}
    assert stock(after(own("inn", meat=1), "enter inn")) == {"francs": 4}
    assert "inn" not in enterable(own("inn", smoked_fish=4, bread=4, wood=4))


@pytest.mark.clause("LH-14.GH15", "LH-11.3", "LH-9.12")
def test_cannery_row():
    pos = own("cannery_row", iron=2, smoked_fish=8, meat=6)
    assert choices(pos, "enter cannery_row") == {"x0", "x1"}
    assert stock(after(pos, "enter cannery_row x1 and x1")) == {"smoked_fish": 4, "meat": 3, "francs": 34}
    assert stock(after(pos, "enter cannery_row x1 and x0")) == {"iron": 1, "smoked_fish": 4, "meat": 6, "francs": 18}
    assert stock(after(pos, "enter cannery_row x0 and x1")) == {"iron": 1, "smoked_fish": 8, "meat": 3, "francs": 16}
    short = own("cannery_row", iron=1, smoked_fish=4, meat=3)
    assert stock(after(short, "enter cannery_row x1")) == {"meat": 3, "francs": 18}  # one iron, one tin
    steel = own("cannery_row", iron=1, steel=1, smoked_fish=4, meat=3)
    assert stock(after(steel, "enter cannery_row x1 and x1")) == {"francs": 34}
    for goods in ({"iron": 0}, {"smoked_fish": 3, "meat": 2}):
        assert "cannery_row" not in enterable(own("cannery_row", **{"iron": 1, "smoked_fish": 4, "meat": 3, **goods}))


@pytest.mark.clause("LH-14.GH17", "LH-R68")
def test_fur_industry():
    assert stock(after(own("fur_industry", hides=7, francs=10), "enter fur_industry")) == {"hides": 4, "francs": 22}
    assert "fur_industry" not in enterable(own("fur_industry", hides=2, francs=20))
    assert "fur_industry" not in enterable(own("fur_industry", hides=3, francs=9))
    town = Table(2).town("fur_industry").goods(0, hides=3, francs=11)
    assert "fur_industry" not in enterable(town.position())
    assert stock(after(town.goods(0, fish=2).position(), "enter fur_industry fish=2")) == {"francs": 23}


@pytest.mark.clause("LH-14.GH18", "LH-14.GH19", "LH-11.5", "LH-R43")
def test_departments():
    def brings(card, *cards):
        pos = Table(2).town(card).own(0, *cards).francs(0, 1).position()
        return stock(after(pos, f"enter {card}"))

    owned = ("farm", "hardware_store", "joinery", "sawmill", "local_court")
    assert brings("department_of_agriculture", *owned) == {"bread": 1, "meat": 2}
    assert brings("department_of_economics", *owned) == {"iron": 1, "francs": 4}
    assert stock(after(own("department_of_economics"), "enter department_of_economics")) == {"francs": 2}  # itself
    for card, other in (("department_of_agriculture", "sawmill"), ("department_of_economics", "joinery")):
        assert card not in enterable(
            Table(2).town(card).own(0, other, "local_court").own(1, *owned[:1]).francs(0, 9).position()
        )


# -- goods by kind ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.E2010", "LH-17.1", "LH-23.10")
@pytest.mark.parametrize(("option", "francs_brought"), [("off", 0), ("on", 4)])
def test_toy_fair(option, francs_brought):
    pos = own("toy_fair", options={"toy_fair_loan_francs": option})
    kinds = [good for good in GOODS if good != "steel"]
    assert choices(pos, "enter toy_fair") == {*kinds[:9], " ".join(kinds[9:])}  # five more must follow
    pos.play("enter toy_fair fish cattle charcoal bread coke leather")
    assert stock(pos) == plus(
        dict.fromkeys(("fish", "cattle", "charcoal", "bread", "coke", "leather"), 1), {"francs": francs_brought}
    )
    assert loans(pos) == 1


@pytest.mark.clause("LH-14.GH26", "LH-23.10", "LH-R79")
def test_trading_firm():
    pos = own("trading_firm", cattle=2, steel=1)
    assert stock(after(pos, "enter trading_firm cattle=1; take fish=3")) == {"fish": 3, "cattle": 1, "steel": 1}
    done = after(own("trading_firm", steel=1), "enter trading_firm; take cattle=1 take coke=1")
    assert stock(done) == {"cattle": 1, "coke": 1}  # 8 = 3 + 5


@pytest.mark.clause("LH-14.GH26")
def test_trading_firm_limits():
    table = own("trading_firm", fish=9)
    assert choices(table, "enter trading_firm") == {f"fish={n}" for n in range(1, 5)}
    assert "trading_firm" not in enterable(own("trading_firm", francs=9))
    town = Table(2).town("trading_firm").goods(0, fish=1).position()
    assert "trading_firm" not in enterable(town)  # LH-8.6


@pytest.mark.clause("LH-14.GH26")
@pytest.mark.parametrize(
    "given", [{"fish": 1}, {"fish": 1, "wood": 1, "clay": 1, "grain": 1}, {"leather": 1}, {"steel": 1}]
)
def test_trading_firm_takes_exactly_the_same_worth_of_other_kinds(given):
    worth = {
        **dict.fromkeys(("fish", "wood", "clay", "grain"), 1),
        **dict.fromkeys(("iron", "hides", "smoked_fish", "charcoal", "brick", "meat"), 2),
        **{"cattle": 3, "coal": 3, "bread": 3, "leather": 4, "coke": 5, "steel": 8},
    }
    total = sum(worth[good] * n for good, n in given.items())
    pos = own("trading_firm", **given)
    pos.play("enter trading_firm " + " ".join(f"{good}={n}" for good, n in given.items()))
    for pick in (0, -1):
        other = pos.copy()
        while other.phase == "receive":
            other.play(other.legal()[pick])
        got = stock(other)
        assert sum(worth[good] * n for good, n in got.items()) == total
        assert not set(got) & set(given)


@pytest.mark.clause("LH-14.GH27", "LH-11.3", "LH-23.10")
def test_trafficking_spot():
    pos = own("trafficking_spot", fish=4, iron=2, coke=2)
    assert choices(pos, "enter trafficking_spot") == {"fish=0", "fish=1", "fish=2", "fish=3"}
    assert choices(pos, "enter trafficking_spot", "fish=2") == {"iron=0", "iron=1"}
    asked = after(pos, "enter trafficking_spot fish=2 iron=1 coke=2")
    taken = after(asked, "take wood=1 take cattle=2 take leather=2")
    assert stock(taken) == {"fish": 2, "wood": 1, "iron": 1, "cattle": 2, "leather": 2}
    kinds = set()
    while asked.phase == "receive":
        kinds |= {text.split()[1].split("=")[0] for text in choices(asked)}
        asked.play(asked.legal()[0])
    assert not kinds & {"fish", "iron", "coke", "steel"}  # X-22, never iron and steel
    upgraded = after(own("trafficking_spot", fish=1, steel=3), "enter trafficking_spot fish=0 steel=3 take leather=3")
    assert stock(upgraded) == {"fish": 1, "leather": 3}
    assert "trafficking_spot" not in enterable(own("trafficking_spot", francs=9))


@pytest.mark.clause("LH-14.GH28", "LH-23.10")
def test_major_corporation():
    pos = own("major_corporation", fish=2, steel=1, coke=1, francs=3)
    assert choices(pos, "enter major_corporation") == {"fish", "steel", "coke"}
    assert stock(after(pos, "enter major_corporation fish steel coke")) == {"fish": 3, "steel": 2, "coke": 2}
    assert stock(after(pos, "enter major_corporation coke")) == {"fish": 2, "steel": 1, "coke": 2, "francs": 3}
    poor = own("major_corporation", fish=2, steel=1, francs=2)
    assert stock(after(poor, "enter major_corporation")) == {"fish": 3, "steel": 1, "francs": 2}
    assert "major_corporation" not in enterable(own("major_corporation", steel=4, francs=2))
    assert "major_corporation" not in enterable(own("major_corporation", francs=9))
    town = Table(2).town("major_corporation").goods(0, steel=1, francs=5)
    assert "major_corporation" not in enterable(town.position())
    assert stock(after(town.francs(0, 1).position(), "enter major_corporation")) == {"steel": 2}


@pytest.mark.clause("LH-14.GH29", "LH-23.10")
def test_emporium():
    pos = own("emporium", francs=20)
    kinds = {"smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather"}
    assert choices(pos, "enter emporium") == kinds
    assert stock(after(pos, "enter emporium smoked_fish charcoal brick steel bread meat coke leather")) == plus(
        dict.fromkeys(kinds, 1), {"francs": 20 - 3 - 5 - 6}
    )
    four = own("emporium", francs=4)
    assert choices(four, "enter emporium") == kinds - {"steel"}
    assert choices(four, "enter emporium", "brick", "bread") == {"meat", "leather", "done"}
    assert "emporium" not in enterable(own("emporium", fish=9))


@pytest.mark.clause("LH-14.040", "LH-23.10")
def test_pawnbrokers():
    pos = own("pawnbrokers", wood=3, coal=1)
    assert choices(pos, "enter pawnbrokers") == {"wood", "coal"}
    pos.play("enter pawnbrokers wood coal")
    assert stock(pos) == {"wood": 2, "francs": 4}
    assert starting(pos, "redeem") == {"wood", "coal"}
    pos.play("redeem coal")
    assert stock(pos) == {"wood": 2, "coal": 1, "francs": 2}
    assert starting(pos, "redeem") == {"wood"}


@pytest.mark.clause("LH-14.040", "LH-19.4", "LH-12.24")
def test_pawned_goods():
    table = Table(2).town("pawnbrokers").own(0, "storehouse").goods(0, wood=2, coal=1, fish=1)
    table.s.pawned[0] = 1 << GOODS.index("wood")
    pos = table.position()
    assert pos.scores()[0] == 4 + 2  # only the four goods in stock count
    assert "redeem wood" not in choices(table.francs(0, 1).position())
    assert "redeem wood" in choices(table.francs(0, 1).position())
    seat_1 = table.to_move(1).position()
    assert not starting(seat_1, "redeem")
    only_wood = Table(2).own(0, "pawnbrokers").goods(0, wood=5)
    only_wood.s.pawned[0] = 1 << GOODS.index("wood")
    assert "pawnbrokers" not in enterable(only_wood.position())
    sold = after(only_wood.position(), "sell pawnbrokers")
    assert starting(sold, "redeem") == {"wood"}  # they stay when the card changes owner


@pytest.mark.clause("LH-14.GH13")
def test_flea_market():
    pos = Table(2).own(0, "flea_market").offer(1, 2, 3, 1, 2, 0, 1).position()
    assert choices(pos, "enter flea_market") == {"take fish", "take iron"}
    pos.play("enter flea_market; take iron")
    assert stock(pos) == {"francs": 1, "clay": 1, "cattle": 1, "iron": 2}
    assert offer(pos) == [0, 2, 3, 0, 0, 0, 0]
    assert "flea_market" not in enterable(Table(2).own(0, "flea_market").offer(1, 1, 1, 1, 1, 1, 3).position())
    coins = Table(2).own(0, "flea_market").offer(2, 0, 3, 0, 0, 0, 0).position()
    assert stock(after(coins, "enter flea_market")) == {"francs": 2}


# -- constructing ----------------------------------------------------------------------------------------------------


def constructing(card, *cards, where="building_firm_1", **goods):
    return Table(2).own(0, where, *cards).goods(0, **goods).stack(1, card).position()


@pytest.mark.clause("LH-14.GH01", "LH-10.3", "LH-23.10")
def test_wooden_crane():
    pos = constructing("brickworks", "wooden_crane", wood=4, clay=1, iron=1, brick=1, steel=1)
    assert choices(pos, "enter building_firm_1") == {"no_swap", "wood_for_clay", "wood_for_iron"}
    assert stock(after(pos, "enter building_firm_1; wood_for_iron brick=0")) == {
        "wood": 1, "iron": 1, "brick": 1, "steel": 1}  # fmt: skip
    bank = constructing("bank", "wooden_crane", wood=1, brick=4)
    assert stock(after(bank, "enter building_firm_1")) == {}  # wood for the steel
    assert (
        owner(after(constructing("bank", "wooden_crane", wood=1, brick=3, steel=1), "enter building_firm_1"), "bank")
        == 0
    )
    for goods in ({"wood": 2, "brick": 3}, {"brick": 4}):
        assert "building_firm_1" not in enterable(constructing("bank", "wooden_crane", **goods))
    assert "building_firm_1" not in enterable(constructing("bank", wood=1, brick=4))


@pytest.mark.clause("LH-14.GH02", "LH-10.3", "LH-10.4", "LH-R48")
def test_lumber_mill():
    assert stock(after(constructing("joinery", "lumber_mill", wood=2), "enter building_firm_1")) == {}
    assert stock(after(constructing("joinery", "lumber_mill", where="sawmill", wood=1), "enter sawmill")) == {}
    assert stock(after(constructing("fishery", "lumber_mill", where="sawmill", clay=1), "enter sawmill")) == {}
    assert "building_firm_1" not in enterable(constructing("bakehouse", "lumber_mill", clay=1, wood=5))
    assert "sawmill" not in enterable(constructing("bakehouse", "lumber_mill", where="sawmill", clay=2))
    assert "building_firm_1" not in enterable(
        Table(2).own(1, "lumber_mill").own(0, "building_firm_1").stack(1, "joinery").goods(0, wood=2).position()
    )


@pytest.mark.clause("LH-14.GH01", "LH-14.GH02", "LH-10.3", "LH-10.9")
def test_the_mill_cancels_the_wood_of_the_crane():
    pos = constructing("charcoal_kiln", "wooden_crane", "lumber_mill")
    assert owned(after(pos, "enter building_firm_1")) >= {
        "charcoal_kiln"
    }  # 1 clay becomes 1 wood becomes nothing
    guild = constructing("bakehouse", "wooden_crane", "lumber_mill", "masons_guild")
    assert "bakehouse" in owned(after(guild, "enter building_firm_1"))  # 2 clay: one swapped, one saved
    table = Table(2).own(0, "wooden_crane", "lumber_mill", "wharf_1").goods(0, wood=4, coal=1).ship_stack("s01")
    assert "wharf_1" not in enterable(table.position())


@pytest.mark.clause("LH-14.00", "LH-16.12")
@pytest.mark.parametrize(
    ("tops", "space"), [(("fishery", "bank", "dock"), 2), (("", "", ""), 1), (("", "sawmill", ""), 2)]
)
def test_dunny_covers_the_highest_number(tops, space):
    table = Table(3).deck("dunny", "zoo", "farm", "kiln", "diner", "bakery")
    for number, card in enumerate(tops, start=1):
        table.francs(number - 1, 30)
        if card:
            table.stack(number, card)
    pos = table.ends(28).position()  # three players, round 4
    assert owner(pos, "dunny") == "proposal"
    assert proposals(pos, space) == ["dunny", *([tops[space - 1]] if tops[space - 1] else [])]


@pytest.mark.clause("LH-14.00", "LH-10.2", "LH-10.10", "LH-16.11")
def test_dunny_is_bought_constructed_or_taken_by_the_town():
    def table(players=2):
        return Table(players).stack(1, "sawmill").stack(2, "bank", "dunny").own(0, "building_firm_1")

    pos = after(table().francs(0, 14).position(), "buy dunny")
    assert (owner(pos, "dunny"), proposals(pos, 2)) == (0, ["bank"])
    pos = after(table().goods(0, brick=1).position(), "enter building_firm_1")
    assert (owner(pos, "dunny"), stock(pos), proposals(pos, 2)) == (0, {}, ["bank"])
    assert "building_firm_1" not in enterable(table().goods(0, clay=1).position())
    town = table(3)
    for seat in range(3):
        town.francs(seat, 9)
    assert owner(town.ends(21).position(), "dunny") == "town"  # number 0 is the lowest
    assert "construct bank" not in choices(
        table().goods(0, brick=9, steel=1, clay=1, iron=1).position(), "enter building_firm_1"
    )


# -- ships, food, energy, bonuses ------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.039", "LH-15.7", "LH-15.13")
def test_ms_dagmar_for_a_luxury_liner():
    table = Table(2).own(0, "wharf_1").town("ms_dagmar").ships(0, "s20", "s19", "s06").goods(0, brick=1)
    pos = table.position()
    assert choices(pos, "enter wharf_1") == {"exchange luxury_ship_34", "exchange luxury_ship_30"}
    pos.play("enter wharf_1; exchange luxury_ship_30")
    assert (owner(pos, "ms_dagmar"), fleet(pos), stock(pos), modern(pos)) == (0, {"s06", "s19"}, {}, {"wharf_1"})
    bare = table.goods(0, brick=-1, clay=5)
    assert "wharf_1" not in enterable(bare.position())
    assert stock(after(bare.modern("wharf_1").position(), "enter wharf_1; exchange luxury_ship_30")) == {"clay": 5}
    assert "wharf_1" not in enterable(
        Table(2).own(0, "wharf_1").town("ms_dagmar").ships(0, "s06", "s12").goods(0, brick=1).position()
    )


@pytest.mark.clause("LH-14.039", "LH-12.26", "LH-12.18.1")
def test_ms_dagmar_counts_as_a_luxury_liner():
    assert own("ms_dagmar", more=["dock"]).scores()[0] == 50 + 10 + 4
    assert "shipping_line" not in enterable(own("shipping_line", more=["ms_dagmar"], wood=9))
    pos = Table(2).own(0, "ms_dagmar").francs(0, 9).francs(1, 9).ends(7).position()
    assert francs(pos) == 6
    assert francs(after(own("ms_dagmar"), "sell ms_dagmar")) == 25


@pytest.mark.clause("LH-14.GH08", "LH-16.6", "LH-17.8")
@pytest.mark.parametrize(("players", "food"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_soup_kitchen(players, food):
    table = Table(players).own(0, "soup_kitchen")
    for seat in range(players):
        table.francs(seat, 50)
    turn = 7 * table.rounds if players < 5 else 70
    due = {1: 35, 2: 20, 3: 15, 4: 11, 5: 3}[players]
    assert francs(table.ends(turn).position()) == 50 - (due - food)
    assert own("dock", more=["soup_kitchen"]).scores()[0] == 10 + 2  # no ship


@pytest.mark.clause("LH-14.GH08", "LH-17.8")
@pytest.mark.parametrize("players", [2, 5])
def test_soup_kitchen_is_not_sold_at_a_feeding(players):
    table = Table(players).own(0, "soup_kitchen", "joinery")
    for seat in range(1, players):
        table.francs(seat, 30)
    pos = table.ends(70).position()
    while pos.actor != 0:
        pos.play(pos.legal()[0])
    assert (pos.phase, choices(pos)) == ("forced", {"loan", "sell joinery"})


@pytest.mark.clause("LH-14.GH24", "LH-12.18.3", "LH-9.6")
def test_biofuel_facility():
    def table(*cards):
        return Table(2).own(0, "shipping_line", *cards).ships(0, "1 steel").goods(0, grain=3, leather=2)

    assert "shipping_line" not in enterable(table().position())
    pos = table("biofuel_facility").position()
    assert stock(after(pos, "enter shipping_line leather=2")) == {"grain": 1, "francs": 8}
    # three grain give 6 energy, so one of them may sail
    assert stock(after(pos, "enter shipping_line grain=1 leather=2")) == {"francs": 9}
    assert "bakehouse" not in enterable(own("bakehouse", more=["biofuel_facility"], grain=3))
    other = Table(2).own(1, "biofuel_facility").own(0, "shipping_line").ships(0, "1 steel").goods(0, grain=3, leather=2)
    assert "shipping_line" not in enterable(other.position())


@pytest.mark.clause("LH-14.GH24", "LH-9.4", "LH-23.2")
def test_biofuel_payments_are_minimal():
    table = (
        Table(2).own(0, "shipping_line", "biofuel_facility").ships(0, "1 steel").goods(0, grain=9, wood=9, leather=1)
    )
    pos = after(table.position(), "enter shipping_line wood=0 grain=0 leather=1")
    assert pays(pos) == [{"grain": 1, "wood": 1}, {"grain": 2}, {"wood": 3}]


@pytest.mark.clause("LH-14.GH25", "LH-19.3")
def test_ranch():
    assert own("ranch", cattle=7, meat=5).scores()[0] == 6 + 14
    assert Table(2).own(0, "ranch").goods(1, cattle=5).position().scores()[0] == 6


@pytest.mark.clause("LH-14.041", "LH-12.18.4")
def test_pirates_lair():
    table = Table(3).own(1, "pirates_lair").own(0, "shipping_line").ships(0, "2 wooden").goods(0, leather=4, coal=2)
    assert [stock(after(table.position(), "enter shipping_line; ships=2 leather=4"), seat) for seat in range(3)] == [
        {"francs": 14}, {"francs": 2}, {}]  # fmt: skip
    one = after(table.position(), "enter shipping_line; ships=1 leather=2")
    assert (francs(one, 0), francs(one, 1)) == (7, 1)
    for holder in ("town", 0):
        table = Table(3).own(0, "shipping_line").ships(0, "1 wooden").goods(0, leather=2, coal=1)
        pos = (table.town("pirates_lair") if holder == "town" else table.own(0, "pirates_lair")).position()
        assert francs(after(pos, "enter shipping_line leather=2")) == 8


@pytest.mark.clause("LH-14.046")
def test_cattle_drive():
    table = Table(4).own(0, "cattle_drive").goods(1, cattle=3).goods(3, cattle=1)
    pos = after(table.position(), "enter cattle_drive")
    assert [stock(pos, seat) for seat in range(4)] == [{"cattle": 2}, {"cattle": 2}, {}, {}]
    for held, given in ((1, 1), (2, 2), (5, 2)):
        two = after(Table(2).own(0, "cattle_drive").goods(1, cattle=held).position(), "enter cattle_drive")
        assert (stock(two), stock(two, 1)) == ({"cattle": given}, {"cattle": held - given} if held > given else {})
    assert "cattle_drive" not in enterable(Table(3).own(0, "cattle_drive").goods(0, cattle=5).position())


# -- Rattletrap Car --------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.GH31")
@pytest.mark.parametrize(
    ("table", "words"),
    [
        (Table(2).own(0, "farm"), "take iron"),
        (Table(2).own(0, "iron_mine_and_coal_seam"), "enter iron_mine_and_coal_seam"),
        (Table(2).own(0, "smelting_furnace").goods(0, clay=1, wood=2), "enter smelting_furnace"),
        (Table(2).own(0, "trading_firm").goods(0, hides=1), "enter trading_firm; take iron=1"),
        (Table(2).own(0, "black_market").offer(iron=0), "enter black_market"),
        (Table(2).own(0, "haulage_firm").francs(0, 3), "enter haulage_firm; take clay+iron"),
    ],
)
def test_rattletrap_car_goes_with_the_iron(table, words):
    pos = table.town("rattletrap_car").position()
    pos.play(words)
    assert owner(pos, "rattletrap_car") == 0
    assert "sell rattletrap_car" not in choices(pos)
    assert pos.scores()[0] == Table(2).own(0, *owned(pos)).francs(0, francs(pos)).position().scores()[0]


@pytest.mark.clause("LH-14.GH31")
def test_rattletrap_car_stays():
    assert (
        owner(after(Table(2).town("rattletrap_car").own(0, "farm").position(), "take clay"), "rattletrap_car") == "town"
    )
    steel = Table(2).town("rattletrap_car").own(0, "steelworks").goods(0, iron=1, wood=15).position()
    assert owner(after(steel, "enter steelworks"), "rattletrap_car") == "town"
    mine = Table(2).own(1, "rattletrap_car").own(0, "farm").position()
    assert owner(after(mine, "take iron"), "rattletrap_car") == 1
    poor = Table(2).own(0, "rattletrap_car").francs(1, 9).ends(7).position()
    assert (loans(poor), owner(poor, "rattletrap_car")) == (1, 0)  # not even sold when food is missing
