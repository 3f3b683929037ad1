"""LH-16 End of round."""

import pytest

from . import facts
from .build import (
    CARDS,
    Table,
    after,
    choices,
    fleet,
    francs,
    loans,
    named_events,
    owner,
    payments,
    proposals,
    ships_on,
    starting,
    stock,
    unseen,
    ways,
)

EVERY = pytest.mark.parametrize(("length", "players"), list(facts.ROUND_CARDS))


def rich(players, length="full", **options):
    table = Table(players, length, **options)
    for seat in range(players):
        table.francs(seat, 50)
    return table


def first_round(length, players, wanted):
    """The first round whose card shows something."""
    for number, card in enumerate(facts.ROUND_CARDS[length, players], start=1):
        if wanted(card):
            return number
    raise AssertionError


@pytest.mark.clause("LH-16.1", "LH-16.13", "LH-R76")
def test_LH_16_1_order_harvest_feeding_town_ship():
    # four players, round 4: harvest, food 2, a standard building, a wooden ship
    table = rich(4).stack(1, "joinery").goods(0, grain=1).goods(1, cattle=2).ends(28)
    pos = table.position()
    names = [event.name for event in pos.events]
    order = [name for name in names if name in ("round_over", "harvested", "fed", "town_built", "new_ship", "supplied")]
    assert order == ["round_over", *["harvested"] * 2, *["fed"] * 4, "town_built", "new_ship", "supplied"]
    assert pos.turn == 28


@pytest.mark.clause("LH-16.2", "LH-R76")
@pytest.mark.parametrize(
    ("grain", "cattle", "after_all"),
    [(0, 0, (0, 0)), (1, 0, (2, 0)), (9, 0, (10, 0)), (0, 1, (0, 1)), (0, 2, (0, 3)), (0, 7, (0, 8)), (1, 1, (2, 1)),
     (2, 3, (3, 4))],
)  # fmt: skip
def test_LH_16_2_harvest(grain, cattle, after_all):
    pos = rich(2).goods(0, grain=grain, cattle=cattle).ends(7).position()
    assert (stock(pos).get("grain", 0), stock(pos).get("cattle", 0)) == after_all


@pytest.mark.clause("LH-16.2", "LH-13.024", "LH-24.2.2")
@pytest.mark.parametrize(("before", "with_feedlot"), [(1, 1), (2, 4), (6, 8), (7, 8), (9, 10)])
def test_LH_16_2_feedlot(before, with_feedlot):
    pos = rich(2).own(0, "feedlot").goods(0, cattle=before).goods(1, cattle=2).ends(7).position()
    assert stock(pos)["cattle"] == with_feedlot and stock(pos, 1)["cattle"] == 3


@pytest.mark.clause("LH-16.2")
def test_LH_16_2_the_offer_does_not_grow():
    pos = rich(2).offer(0, 0, 0, 0, 0, 5, 5).tiles("wood+clay").ends(7).position()
    assert list(pos.state.offer[5:]) == [5, 5]


@pytest.mark.clause("LH-16.2", "LH-16.3", "LH-2.4")
@EVERY
def test_LH_16_3_only_if_the_card_shows_it(length, players):
    for number, card in enumerate(facts.ROUND_CARDS[length, players], start=1):
        pos = rich(players, length).goods(0, grain=1, cattle=2).ends(7 * number).position()
        assert (stock(pos)["grain"], stock(pos)["cattle"]) == ((2, 3) if card.harvest else (1, 2))


@pytest.mark.clause("LH-16.4", "LH-16.9", "LH-2.4")
@EVERY
def test_LH_16_4_the_food_number_of_the_round(length, players):
    for number, card in enumerate(facts.ROUND_CARDS[length, players], start=1):
        pos = rich(players, length).ends(7 * number).position()
        assert [francs(pos, seat) for seat in range(players)] == [50 - card.food] * players
        assert {row["need"] for row in named_events(pos.events, "fed")} == {card.food}


@pytest.mark.clause("LH-16.5", "LH-R50")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_LH_16_5_from_the_seat_that_took_the_seventh_turn(players):
    for number in (1, 2, 3):
        pos = rich(players).ends(7 * number).position()
        first = (7 * number - 1) % players
        fed = [row["player"] for row in named_events(pos.events, "fed")]
        assert fed == [(first + k) % players for k in range(players)]


@pytest.mark.clause("LH-16.6", "LH-15.10", "LH-16.8")
@pytest.mark.parametrize(("ships", "need"), [((), 13), (("s01",), 9), (("s01", "s06"), 4), (("s01", "s06", "s12"), 0)])
def test_LH_16_6_less_the_food_of_all_own_ships(ships, need):
    # two players, round 7: food 13; wooden 4, iron 5, steel 7
    pos = rich(2).ships(0, *ships).ends(49).position()
    assert francs(pos) == 50 - need  # food beyond the need is lost, never stored
    assert francs(pos, 1) == 50 - 13


@pytest.mark.clause("LH-16.7", "LH-9.4")
def test_LH_16_7_any_minimal_payment_by_own_choice():
    # three players, round 3: food 3
    table = Table(3).francs(0, 9).francs(1, 9).goods(2, meat=1, bread=1, fish=1, francs=1).ends(21)
    pos = table.position()
    assert (pos.actor, pos.phase) == (2, "food")
    assert payments(pos) == ways("1 meat", "1 bread, 1 fish", "1 bread, 1 francs")
    pos.play("meat=0 bread=1 fish=1")
    assert stock(pos, 2) == {"meat": 1, "francs": 1}
    assert [row["payee"] for row in named_events(pos.events, "paid")][:2] == [-1, -1]


@pytest.mark.clause("LH-16.7", "LH-17.6")
def test_LH_16_7_with_too_little_a_forced_payment():
    pos = Table(2).own(0, "fishery").goods(0, fish=2).francs(1, 9).ends(7).position()
    assert (pos.phase, pos.actor) == ("forced", 0)


@pytest.mark.clause("LH-16.9")
def test_LH_16_9_with_food_number_0_nothing_is_due():
    pos = Table(5).goods(0, fish=3).ends(7).position()  # five players, round 1
    assert stock(pos) == {"fish": 3} and all(loans(pos, seat) == 0 for seat in range(5))


@pytest.mark.clause("LH-16.9", "LH-18.1")
@EVERY
def test_LH_16_9_also_in_the_last_round(length, players):
    last = len(facts.ROUND_CARDS[length, players])
    pos = rich(players, length).ends(7 * last).position()
    assert francs(pos) == 50 - facts.ROUND_CARDS[length, players][-1].food


@pytest.mark.clause("LH-16.10", "LH-16.11", "LH-16.12", "LH-2.4")
@EVERY
def test_LH_16_10_what_the_town_builds(length, players):
    for number, card in enumerate(facts.ROUND_CARDS[length, players], start=1):
        table = rich(players, length).stack(1, "fishery").stack(2, "bakehouse").deck("farm", "kiln")
        pos = table.ends(7 * number).position()
        built = [row["card"] for row in named_events(pos.events, "town_built")]
        shown = [row["card"] for row in named_events(pos.events, "revealed")]
        assert built == (["fishery"] if card.town == "standard" else [])
        assert shown == (["farm"] if card.town == "special" else [])
        if built:
            assert owner(pos, "fishery") == "town" and proposals(pos, 1) == []
        if shown:
            assert owner(pos, "farm") == "town" and unseen(pos) == ["kiln"]


@pytest.mark.clause("LH-16.11", "LH-24.5.7")
def test_LH_16_11_the_lowest_number_on_top():
    number = first_round("full", 4, lambda card: card.town == "standard")
    table = rich(4).stack(1, "charcoal_kiln").stack(2, "sawmill", "fishery").stack(3, "wharf_1").ends(7 * number)
    pos = table.position()
    assert owner(pos, "sawmill") == "town" and proposals(pos, 2) == ["fishery"]
    assert "sawmill" in starting(pos, "buy")
    for card in ("clay_mound", "black_market"):  # 10 and 13 too
        pos = rich(4).stack(1, card).stack(3, "colliery").ends(7 * number).position()
        assert owner(pos, card) == "town" and owner(pos, "colliery") == "proposal"


@pytest.mark.clause("LH-16.11", "LH-R57")
def test_LH_16_11_with_no_card_left_nothing_happens():
    number = first_round("full", 4, lambda card: card.town == "standard")
    pos = rich(4).ends(7 * number).position()
    assert not named_events(pos.events, "town_built")
    assert {card for card in CARDS if owner(pos, card) == "town"} == {
        "building_firm_1", "building_firm_2", "construction_firm",
    }  # fmt: skip


@pytest.mark.clause("LH-16.11", "LH-13.31.5", "LH-R56", "LH-21.1")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_LH_16_11_the_stadium_comes_last_of_all(switch):
    number = first_round("full", 4, lambda card: card.town == "standard")
    table = rich(4, town_takes_stadium=switch).stack(1, "football_stadium").stack(2, "church").ends(7 * number)
    assert owner(table.position(), "church") == "town"
    pos = rich(4, town_takes_stadium=switch).stack(1, "football_stadium").ends(7 * number).position()
    assert owner(pos, "football_stadium") == ("town" if switch == "on" else "proposal")


@pytest.mark.clause("LH-16.12", "LH-13.31.1", "LH-13.31.2")
def test_LH_16_12_the_stadium_waits_beside_the_board():
    number = first_round("full", 4, lambda card: card.town == "special")
    table = rich(4).stack(1, "joinery").stack(2, "tannery").stack(3, "bank").deck("football_stadium", "farm")
    pos = table.ends(7 * number).position()
    assert owner(pos, "football_stadium") == "waiting"
    assert "football_stadium" not in starting(pos, "buy")
    pos = rich(4).stack(1, "joinery").stack(3, "bank").deck("football_stadium", "farm").ends(7 * number).position()
    assert proposals(pos, 2) == ["football_stadium"]  # an empty space is there already


@pytest.mark.clause("LH-16.12")
def test_LH_16_12_a_special_building_is_built_at_once():
    number = first_round("full", 4, lambda card: card.town == "special")
    pos = rich(4).deck("farm", "kiln").ends(7 * number).position()
    assert "farm" in starting(pos, "buy") and "farm" in starting(pos, "enter")
    assert "kiln" not in starting(pos, "buy")
    pos = rich(4).town("farm", "kiln", "zoo", "tavern", "diner", "bakery").deck().ends(7 * number).position()
    assert not named_events(pos.events, "revealed")  # an empty deck: nothing happens


@pytest.mark.clause("LH-16.13", "LH-15.2")
@EVERY
def test_LH_16_13_the_new_ship_lies_on_top_of_its_stack(length, players):
    for number, card in enumerate(facts.ROUND_CARDS[length, players], start=1):
        other = {"wooden": "s09", "iron": "s15", "steel": "s17", "luxury": "s20"}
        kind = {**dict.fromkeys(("s01", "s02", "s03", "s04", "s05", "s07", "s09"), "wooden"),
                **dict.fromkeys(("s06", "s08", "s10", "s11", "s13", "s15"), "iron"),
                **dict.fromkeys(("s12", "s14", "s16", "s17"), "steel"),
                **dict.fromkeys(("s18", "s19", "s20"), "luxury")}[card.ship]  # fmt: skip
        under = other[kind] if other[kind] != card.ship else {"wooden": "s01", "iron": "s06", "steel": "s12",
                                                              "luxury": "s18"}[kind]  # fmt: skip
        pos = rich(players, length).ship_stack(under).ends(7 * number).position()
        assert ships_on(pos, kind) == [under, card.ship]
        assert named_events(pos.events, "new_ship") == [{"ship": card.ship}]


@pytest.mark.clause("LH-16.14", "LH-4.2")
@pytest.mark.parametrize("players", range(1, 6))
def test_LH_16_14_the_next_round(players):
    pos = rich(players).ends(7).position()
    assert (pos.turn, pos.actor, pos.phase) == (7, 7 % players, "turn")
    assert sum(pos.state.offer) == 7 + 2  # supply of the first tile
    assert fleet(pos) == set() and after(pos, "take wood").turn >= 7 and choices(pos)


@pytest.mark.clause("LH-R29", "LH-16.2")
def test_LH_R29_figures_of_the_example_round():
    """Turn 6 adds fish and clay once each; with a harvest seat 1 alone, who has the grain, would take 1 grain."""
    pos = Table(3).tiles("fish+clay").offer(1, 0, 2, 1, 1, 1, 1).starts(22).position()
    assert list(pos.state.offer) == [1, 1, 2, 2, 1, 1, 1]
    table = Table(3).goods(0, francs=4, coal=2, grain=1, clay=3).goods(1, francs=5, coal=1)
    pos = table.goods(2, francs=5, coal=1, fish=2, wood=2).ends(14).position()  # round 2: harvest, food 2
    assert named_events(pos.events, "harvested") == [{"player": 0, "good": "grain", "amount": 1}]
