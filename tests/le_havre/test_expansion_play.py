"""LH-14: the expansion cards that change how turns, discs, interest and the special deck work."""

import pytest

import wharfinger as wf

from .build import (
    CARDS,
    Table,
    after,
    choices,
    disc,
    done,
    enterable,
    finish_turn,
    francs,
    loans,
    named_events,
    owner,
    proposals,
    starting,
    stock,
)
from .cards import ALL, hands

FINAL = 7 * 14 + 1
"""The first final turn of two players."""

# -- Workers' Cottages -----------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.036", "LH-18.2")
def test_cottages_give_two_main_actions_in_the_final_phase():
    pos = Table(2).own(0, "workers_cottages", "farm").starts(FINAL).position()
    pos.play("enter farm")
    assert (pos.phase, pos.actor) == ("turn", 0)
    assert {"sell farm", "sell workers_cottages", "take fish"} <= choices(pos)  # a window between them
    pos.play("take clay")
    assert pos.phase == "after_action"
    finish_turn(pos)
    assert pos.actor == 1


@pytest.mark.clause("LH-14.036")
def test_cottages_may_return_to_the_building_left_by_the_first_action():
    pos = Table(2).own(0, "workers_cottages", "farm", "zoo").goods(0, cattle=3).disc(0, "farm").starts(FINAL).position()
    assert "farm" not in enterable(pos)
    pos.play("enter zoo")
    assert "farm" in enterable(pos)
    assert "zoo" not in enterable(pos)


@pytest.mark.clause("LH-14.036", "LH-18.8")
def test_cottages_either_action_may_be_passed():
    pos = Table(2).own(0, "workers_cottages", "farm").starts(FINAL).position()
    pos.play("pass")
    assert pos.phase == "turn"
    assert "enter farm" in choices(pos)


@pytest.mark.clause("LH-14.036", "LH-11.7")
@pytest.mark.parametrize("holder", ["town", 1, 0])
def test_cottages_one_action_for_others_and_before(holder):
    table = Table(2).own(0, "farm")
    table = table.town("workers_cottages") if holder == "town" else table.own(holder, "workers_cottages")
    pos = (table if holder == 0 else table.starts(FINAL)).position()
    pos.play("enter farm")
    assert pos.phase == "after_action"


@pytest.mark.clause("LH-14.036")
def test_cottages_sold_before_the_first_action_give_nothing():
    pos = Table(2).own(0, "workers_cottages", "farm").starts(FINAL).position()
    pos.play("sell workers_cottages")
    pos.play("enter farm")
    assert pos.phase == "after_action"


# -- Construction Site -----------------------------------------------------------------------------------------------


def site(*cards, players=2, **options):
    table = Table(players, expansion_cards="all", **options).town("construction_site")
    return hands(table, *cards).goods(0, fish=2)


@pytest.mark.clause("LH-14.037", "LH-16.12", "LH-22.9")
def test_site_deals_secret_hands_when_revealed():
    table = Table(3, expansion_cards="all").deck("construction_site", "zoo", "farm", "kiln", "diner", "bakery")
    for card in ALL:
        if owner(table.pos, card) != "hidden":
            raise AssertionError(card)
    for seat in range(3):
        table.francs(seat, 30)
    pos = table.ends(28).position()
    dealt = [[CARDS[card] for card in pos.state.hand[seat]] for seat in range(3)]
    flat = [card for hand in dealt for card in hand]
    assert len(set(flat)) == 9
    assert set(flat) <= set(ALL) - {"construction_site", "zoo", "farm", "kiln", "diner", "bakery"}
    told = {(event.seat, event.arguments["card"]) for event in pos.events if event.name == "dealt"}
    assert told == {(seat, card) for seat, hand in enumerate(dealt) for card in hand}
    assert "construction_site" not in starting(pos, "buy")


@pytest.mark.clause("LH-14.037", "LH-23.10")
def test_site_one_of_three_cards_is_laid_and_used():
    pos = site("farm", "feedlot", "smelter").francs(0, 2).position()
    pos.play("enter construction_site fish=2")
    assert choices(pos) == {"lay farm", "lay feedlot", "lay smelter"}
    pos.play("lay smelter")
    assert owner(pos, "construction_site") == "out"
    assert (owner(pos, "smelter"), disc(pos), stock(pos)) == ("town", "smelter", {"iron": 1, "coal": 1, "coke": 1})
    assert not pos.state.hands_open
    assert {card for card in ALL if owner(pos, card) in ("town", 0, 1)} == {"smelter"}


@pytest.mark.clause("LH-14.037", "LH-5.8")
def test_site_the_card_may_be_bought_at_once():
    pos = site("farm", "feedlot", "smelter").francs(0, 10).position()
    pos.play("enter construction_site fish=2; lay smelter")
    assert choices(pos) == {"buy smelter", "done"}
    bought = after(pos, "buy smelter")
    assert (owner(bought, "smelter"), francs(bought), disc(bought)) == (0, 0, "smelter")  # no fee
    left = after(pos, "done")
    assert (owner(left, "smelter"), francs(left), disc(left)) == ("town", 8, "smelter")
    assert "coke" in stock(left)


@pytest.mark.clause("LH-14.037")
def test_site_a_card_that_cannot_be_used_stays_with_the_town():
    for card in ("feedlot", "smelter", "bakery"):  # no action, no fee, no bread
        pos = site("farm", "feedlot", card if card != "feedlot" else "zoo").position()
        pos.play(f"enter construction_site; lay {card}")
        assert (owner(pos, card), disc(pos), stock(pos)) == ("town", None, {})


@pytest.mark.clause("LH-14.037", "LH-14.00", "LH-13.31.1", "LH-14.GH31")
def test_site_cards_with_reveal_rules():
    def lay(card, **goods):
        table = site("dunny", "football_stadium", "rattletrap_car").goods(0, **goods).own(0, "kiln")
        table.stack(1, "bank").stack(2, "dock").stack(3, "church")
        return after(table.position(), f"enter construction_site fish=2; lay {card}")

    pos = lay("dunny", francs=20)
    assert (owner(pos, "dunny"), proposals(pos, 3)) == ("proposal", ["dunny", "church"])
    assert owner(lay("football_stadium", francs=30), "football_stadium") == "waiting"
    pos = lay("rattletrap_car", francs=30)
    assert owner(pos, "rattletrap_car") == "town"
    assert "rattletrap_car" not in starting(pos, "buy")


@pytest.mark.clause("LH-14.037", "LH-8.8")
def test_site_no_second_visitor():
    pos = site("farm", "feedlot", "smelter").goods(1, fish=9).own(1, "kiln").position()
    pos.play("enter construction_site; lay feedlot")
    finish_turn(pos)
    assert "construction_site" not in enterable(pos)


@pytest.mark.clause("LH-14.037", "LH-5.1")
def test_site_no_buying_in_the_final_phase():
    pos = site("farm", "feedlot", "smelter").francs(0, 20).final().position()
    pos.play("enter construction_site fish=2; lay smelter")
    assert (owner(pos, "smelter"), francs(pos)) == ("town", 18)


# -- Main Station and Hotel ------------------------------------------------------------------------------------------


def station(players=2, **options):
    """Seat 0 is in the town's Main Station."""
    return Table(players, **options).town("main_station").disc(0, "main_station")


@pytest.mark.clause("LH-14.GH03", "LH-8.5")
def test_station_entry_does_nothing():
    pos = Table(2).town("main_station").own(0, "farm").goods(0, fish=1).position()
    pos.play("enter main_station")
    assert (disc(pos), stock(pos), pos.phase) == ("main_station", {}, "after_action")


@pytest.mark.clause("LH-14.GH03")
def test_station_two_visits_without_fees():
    pos = station().own(1, "hardware_store").town("plant_nursery", "farm").position()
    assert enterable(pos) == {"hardware_store", "plant_nursery", "farm"}
    pos.play("enter hardware_store")
    assert (stock(pos), stock(pos, 1)) == ({"wood": 1, "iron": 1, "brick": 1}, {})
    assert pos.phase == "second_visit"
    assert enterable(pos) == {"plant_nursery", "farm"}  # two different ones, and not the station
    pos.play("enter plant_nursery")
    assert stock(pos) == {"wood": 5, "iron": 1, "brick": 1, "francs": 3}
    assert disc(pos) == "plant_nursery"


@pytest.mark.clause("LH-14.GH03", "LH-4.9")
def test_station_window_between_the_visits_and_no_second_one():
    pos = station().own(0, "farm").town("plant_nursery", "tavern").position()
    pos.play("enter plant_nursery")
    assert {"sell farm", "done"} <= choices(pos)
    assert "buy tavern" not in choices(pos)
    pos.play("done")
    assert (pos.phase, disc(pos)) == ("after_action", "plant_nursery")


@pytest.mark.clause("LH-14.GH03")
def test_station_the_building_of_the_first_visit_stays_barred():
    pos = station().town("plant_nursery").own(0, "farm").francs(0, 3).position()
    pos.play("enter plant_nursery")
    pos.play("buy plant_nursery")  # its disc goes home
    assert disc(pos) is None
    assert "plant_nursery" not in enterable(pos)


@pytest.mark.clause("LH-14.GH03", "LH-7.3")
def test_station_taking_an_offer_keeps_the_double_visit():
    pos = station().town("farm", "plant_nursery").goods(1, francs=1).position()
    pos.play("take clay")
    assert disc(pos) == "main_station"
    finish_turn(pos)
    pos.play("take fish")
    finish_turn(pos)
    assert enterable(pos) == {"farm", "plant_nursery"}


@pytest.mark.clause("LH-14.GH03", "LH-14.GH04", "LH-5.19")
@pytest.mark.parametrize("card", ["main_station", "hotel"])
def test_station_and_hotel_keep_their_guest_when_sold_and_bought(card):
    pos = Table(2).town(card).disc(1, card).francs(0, 8).position()
    pos.play(f"buy {card}")
    assert disc(pos, 1) == card
    pos = Table(2).own(0, card).disc(0, card).own(0, "farm").position()
    pos.play(f"sell {card}")
    assert disc(pos, 0) == card


@pytest.mark.clause("LH-14.GH03", "LH-13.014.1")
def test_station_and_harbour_watch():
    table = station(3).town("harbour_watch", "smelter", "farm").disc(1, "smelter")
    assert "harbour_watch" not in enterable(table.francs(0, 2).position())
    pos = table.francs(0, 1).position()  # 1 franc for the seat, 2 for the fee of the target, none for the watch
    pos.play("enter harbour_watch")
    assert (stock(pos), stock(pos, 1)) == ({"iron": 1, "coal": 1, "coke": 1}, {"francs": 1})
    assert enterable(pos) == {"farm"}


@pytest.mark.clause("LH-14.GH03", "LH-8.6")
def test_station_a_free_visit_needs_its_effect_only():
    assert "leather_industry" in enterable(station().town("leather_industry").goods(0, leather=3, francs=14).position())
    assert "bakery" not in enterable(station().town("bakery").francs(0, 9).position())


@pytest.mark.clause("LH-14.GH04")
def test_hotel():
    pos = Table(2).town("hotel").disc(0, "hotel").own(0, "farm").offer(wood=4).position()
    pos.play("take wood")
    assert stock(pos) == {"wood": 4, "francs": 3}
    assert disc(pos) == "hotel"
    pos = Table(2).town("hotel").disc(0, "hotel").own(0, "haulage_firm").francs(0, 3).position()
    pos.play("enter haulage_firm; take fish+wood")
    assert stock(pos) == {"fish": 1, "wood": 1}
    pos = Table(2).own(0, "hotel", "farm").disc(1, "hotel").position()
    assert francs(after(pos, "take wood")) == 0


@pytest.mark.clause("LH-14.GH04", "LH-8.5")
def test_hotel_entry_does_nothing():
    pos = Table(2).own(1, "hotel").own(0, "farm").francs(0, 1).position()
    pos.play("enter hotel")
    assert (disc(pos), stock(pos), stock(pos, 1)) == ("hotel", {}, {"francs": 1})


# -- Dive Bar and Tobacco Factory ------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.043", "LH-5.19")
def test_dive_bar_takes_discs_sent_home():
    table = Table(3).town("dive_bar", "fishery").disc(1, "fishery").francs(0, 10).francs(1, 5)
    pos = after(table.position(), "buy fishery")
    assert (disc(pos, 1), francs(pos, 1)) == ("dive_bar", 3)
    owner_pays = Table(3).own(1, "dive_bar").town("fishery").disc(1, "fishery").francs(0, 10).francs(1, 5).position()
    owner_pays.play("buy fishery")
    assert (disc(owner_pays, 1), francs(owner_pays, 1), francs(owner_pays, 0)) == ("dive_bar", 4, 0)
    hidden = Table(3).deck("dive_bar").town("fishery").disc(1, "fishery").francs(0, 10).francs(1, 5).position()
    hidden.play("buy fishery")
    assert (disc(hidden, 1), francs(hidden, 1)) == (None, 5)


@pytest.mark.clause("LH-14.043", "LH-17.5", "LH-17.1")
def test_dive_bar_who_cannot_pay_sells_or_borrows():
    table = Table(3).town("dive_bar", "fishery").disc(1, "fishery").francs(0, 10).own(1, "joinery").francs(1, 1)
    pos = after(table.position(), "buy fishery")
    assert (pos.phase, pos.actor, choices(pos)) == ("forced", 1, {"sell joinery", "loan"})
    loan = after(pos, "loan")
    assert (francs(loan, 1), loans(loan, 1), loan.actor) == (3, 1, 0)
    sale = after(pos, "sell joinery")
    assert (francs(sale, 1), loans(sale, 1), owner(sale, "joinery")) == (3, 0, "town")


@pytest.mark.clause("LH-14.043", "LH-14.045", "LH-13.014.5")
def test_dive_bar_several_discs_stay():
    table = (
        Table(3)
        .own(0, "dive_bar", "tobacco_factory", "harbour_watch")
        .disc(1, "dive_bar")
        .disc(2, "dive_bar")
        .francs(0, 9)
    )
    pos = table.position()
    assert not starting(pos, "send home")
    assert "harbour_watch" not in enterable(pos)
    pos.play("sell dive_bar")
    assert (disc(pos, 1), disc(pos, 2), owner(pos, "dive_bar")) == ("dive_bar", "dive_bar", "town")


@pytest.mark.clause("LH-14.043", "LH-5.19", "LH-5.20")
def test_dive_bar_own_disc():
    pos = Table(2).town("dive_bar").own(0, "fishery").disc(0, "fishery").position()
    pos.play("sell fishery")  # 5 francs, of which 2 go on drinks
    assert (disc(pos), francs(pos)) == ("dive_bar", 3)
    assert "fishery" in enterable(pos)


@pytest.mark.clause("LH-14.043", "LH-13.014.1")
def test_dive_bar_and_harbour_watch():
    table = (
        Table(3)
        .town("dive_bar", "fishery")
        .own(0, "harbour_watch", "kiln")
        .disc(1, "fishery")
        .francs(0, 1)
        .francs(1, 1)
    )
    pos = table.position()
    pos.play("enter harbour_watch")
    assert (disc(pos, 1), stock(pos, 1), disc(pos, 0), stock(pos, 0)) == ("dive_bar", {}, "fishery", {"fish": 3})
    pos = table.francs(1, -1).position()
    pos.play("enter harbour_watch")
    assert (loans(pos, 1), francs(pos, 1), disc(pos, 0)) == (1, 3, "fishery")  # 1 franc is not enough


@pytest.mark.clause("LH-14.043", "LH-13.014.1", "LH-23.8", "LH-8.9")
def test_dive_bar_a_seat_sells_what_the_harbour_watch_is_about():
    table = Table(3).town("dive_bar").own(1, "harbour_watch", "colliery").disc(1, "colliery").goods(0, fish=1, francs=3)
    pos = table.position()
    pos.play("enter harbour_watch fish=1")  # 1 food for the watch, 1 franc for seat 1, 2 food for the Colliery
    assert (pos.phase, pos.actor, choices(pos)) == ("forced", 1, {"loan", "sell harbour_watch", "sell colliery"})
    watch = after(pos, "sell harbour_watch")  # the visitor is on his way
    assert (disc(watch, 0), stock(watch, 0), francs(watch, 1)) == ("colliery", {"coal": 3}, 1 + 3 - 2 + 2)
    town = after(pos, "sell colliery")  # the fee now goes to the town
    assert (disc(town, 0), stock(town, 0), francs(town, 1)) == ("colliery", {"coal": 3}, 1 + 5 - 2)


@pytest.mark.clause("LH-14.043", "LH-13.014.2", "LH-12.11")
def test_dive_bar_of_the_visitor_is_a_building_with_a_guest():
    table = Table(3).own(0, "dive_bar", "harbour_watch", "arts_centre").disc(1, "arts_centre").francs(0, 1).francs(1, 5)
    pos = table.position()
    assert "harbour_watch" in enterable(pos)  # seat 1 will sit in the Dive Bar
    pos.play("enter harbour_watch")
    assert (disc(pos, 1), francs(pos)) == ("dive_bar", 4)


@pytest.mark.clause("LH-14.045", "LH-5.21")
def test_tobacco_factory():
    table = Table(4).own(0, "tobacco_factory", "fishery", "hotel", "main_station").town("joinery")
    table.disc(1, "fishery").disc(2, "hotel").disc(3, "joinery")
    pos = table.position()
    assert starting(pos, "send home") == {"seat_2"}  # neither Hotel nor town building
    assert "fishery" not in enterable(pos)
    pos.play("send home seat_2")
    assert (disc(pos, 1), stock(pos, 1)) == (None, {})
    assert "fishery" in enterable(pos)
    assert starting(table.disc(2, "main_station").position(), "send home") == {"seat_2"}
    assert not starting(table.to_move(1).position(), "send home")
    closing = after(table.to_move(0).position(), "take fish")
    assert starting(closing, "send home") == {"seat_2"}  # in every window


@pytest.mark.clause("LH-14.045", "LH-14.043")
def test_tobacco_factory_and_dive_bar():
    table = Table(2).own(0, "tobacco_factory", "fishery", "dive_bar").disc(1, "fishery").francs(1, 2)
    pos = after(table.position(), "send home seat_2")
    assert (disc(pos, 1), francs(pos, 1), francs(pos, 0)) == ("dive_bar", 0, 0)


# -- Picket Line -----------------------------------------------------------------------------------------------------


def picket(players=3):
    table = Table(players).town("picket_line").own(0, "farm").francs(0, 1).offer(1, 2, 3, 4, 5, 6, 7)
    for seat in range(1, players):
        table.own(seat, ("zoo", "joinery", "tannery", "diner")[seat - 1]).goods(seat, wood=5, fish=5, hides=5)
    return table


@pytest.mark.clause("LH-14.044")
def test_picket_others_must_take_an_offer():
    pos = picket().position()
    assert starting(pos, "take", "enter picket_line") == {"francs", "fish", "wood", "clay", "iron", "grain", "cattle"}
    pos.play("enter picket_line; take clay")
    assert (stock(pos), disc(pos)) == ({"clay": 4}, "picket_line")
    done(pos)
    assert pos.actor == 1
    assert enterable(pos) == set()
    assert "sell zoo" in choices(pos)
    pos.play("take fish")
    done(pos)
    assert (pos.actor, enterable(pos)) == (2, set())
    pos.play("take wood")
    done(pos)
    assert (pos.actor, owner(pos, "picket_line"), disc(pos)) == (0, "out", None)
    assert "farm" in enterable(pos)
    pos.play("enter farm")
    done(pos)
    assert "zoo" in enterable(pos)


@pytest.mark.clause("LH-14.044")
def test_picket_not_in_the_last_round_nor_while_one_runs():
    table = picket(3)
    assert "picket_line" in enterable(table.to_move(0, 17).position())
    assert "picket_line" not in enterable(table.to_move(0, 18).position())
    assert "picket_line" not in enterable(table.final().position())
    running = picket(3)
    running.s.picket = 0
    running.disc(0, None)
    assert "picket_line" not in enterable(running.position())


@pytest.mark.clause("LH-14.044")
def test_picket_an_owner_gets_nothing():
    pos = picket(2).own(1, "picket_line").francs(1, 2).position()
    pos.play("enter picket_line; take clay")
    assert francs(pos, 1) == 3  # the fee
    done(pos)
    pos.play("take fish")
    done(pos)
    assert (owner(pos, "picket_line"), francs(pos, 1), disc(pos, 0)) == ("out", 3, None)


@pytest.mark.clause("LH-14.044", "LH-5.19")
def test_picket_bought_by_another_seat_goes_on():
    pos = picket(2).francs(1, 2).position()
    pos.play("enter picket_line; take clay")
    done(pos)
    pos.play("buy picket_line")
    assert (disc(pos, 0), enterable(pos)) == (None, set())
    pos.play("take fish")
    done(pos)
    assert owner(pos, "picket_line") == "out"


@pytest.mark.clause("LH-14.044", "LH-14.043", "LH-4.8", "LH-6.4")
def test_picket_dive_bar_and_interest():
    table = Table(2).town("dive_bar", "picket_line").own(0, "farm").own(1, "zoo").disc(0, "picket_line")
    table.s.picket = 0
    pos = table.tiles("wood+cattle", "wood+clay", "wood+fish").starts(3).position()
    assert (pos.phase, pos.actor, choices(pos)) == ("forced", 0, {"sell farm", "loan"})
    pos.play("loan")  # 4 francs, 2 of them for the Dive Bar; now there is a loan, so W1 and interest follow
    assert (pos.phase, francs(pos)) == ("before_supply", 2)
    done(pos)
    assert (pos.phase, francs(pos), loans(pos)) == ("turn", 1, 1)


# -- Stockmarket and Souvenir Shop -----------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.GH20", "LH-6.4")
def test_stockmarket_owes_no_interest():
    table = Table(3).own(1, "stockmarket").tiles("wood+cattle", "wood+clay", "wood+fish")
    for seat in range(3):
        table.loans(seat, 1).francs(seat, 3)
    pos = table.starts(3).position()
    while pos.phase in ("before_supply", "interest"):
        assert not (pos.phase == "interest" and pos.actor == 1)
        done(pos)
    assert [francs(pos, seat) for seat in range(3)] == [2, 3, 2]


@pytest.mark.clause("LH-14.GH20", "LH-7.1")
def test_stockmarket_earns_from_the_franc_offer():
    table = Table(3).own(1, "stockmarket").own(0, "farm", "flea_market").offer(2, 1, 1, 1, 1, 1, 1)
    pos = after(table.position(), "take francs")
    assert (francs(pos, 0), francs(pos, 1)) == (2, 1)
    assert francs(after(table.position(), "take fish"), 1) == 0
    pos = after(table.position(), "enter flea_market")
    assert (francs(pos, 0), francs(pos, 1)) == (2, 1)
    own = after(table.to_move(1).position(), "take francs")
    assert francs(own, 1) == 2
    town = Table(3).town("stockmarket").own(0, "farm").position()
    assert francs(after(town, "take francs"), 0) == 1


@pytest.mark.clause("LH-14.GH20", "LH-21.1")
def test_stockmarket_and_the_bank():
    def table(**options):
        return Table(3, **options).own(1, "stockmarket").own(0, "building_firm_1").stack(1, "bank", "church")

    built = after(table().goods(0, brick=4, steel=1).position(), "enter building_firm_1")
    assert (owner(built, "bank"), francs(built, 1)) == (0, 3)
    assert francs(after(table().francs(0, 40).position(), "buy bank"), 1) == 0
    switched = table(stockmarket_bank_bought="on").francs(0, 40).position()
    assert francs(after(switched, "buy bank"), 1) == 3
    town = Table(3, stockmarket_bank_bought="on").own(1, "stockmarket").town("bank").francs(0, 40).position()
    assert francs(after(town, "buy bank"), 1) == 0  # from a stack only
    mine = table().own(1, "building_firm_1").goods(1, brick=4, steel=1).to_move(1).position()
    assert francs(after(mine, "enter building_firm_1"), 1) == 0


@pytest.mark.clause("LH-14.GH21")
def test_souvenir_shop():
    table = Table(3).own(1, "souvenir_shop", "fishery", "farm").own(2, "zoo").town("joinery").own(0, "kiln")
    table.goods(0, francs=9, wood=1, cattle=3)
    assert francs(after(table.position(), "enter fishery"), 1) == 1  # also where entry is free
    assert francs(after(table.position(), "enter farm"), 1) == 2  # beside the fee
    assert francs(after(table.position(), "enter zoo"), 1) == 0
    assert francs(after(table.position(), "enter joinery"), 1) == 0
    assert francs(after(table.to_move(1).position(), "enter fishery"), 1) == 0


@pytest.mark.clause("LH-14.GH21", "LH-13.014.1", "LH-14.GH03")
def test_souvenir_shop_and_visits_through_others():
    table = Table(3).own(1, "souvenir_shop", "fishery").own(0, "harbour_watch").disc(2, "fishery").francs(0, 1)
    assert francs(after(table.position(), "enter harbour_watch"), 1) == 1
    both = Table(3).own(1, "souvenir_shop", "fishery", "harbour_watch").disc(2, "fishery").own(0, "kiln").francs(0, 2)
    assert francs(after(both.position(), "enter harbour_watch"), 1) == 1 + 2
    visit = station(3).own(1, "souvenir_shop", "fishery", "tannery").goods(0, hides=1).position()
    assert francs(after(visit, "enter fishery; enter tannery"), 1) == 2


# -- the set ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-14.1", "LH-14.3", "LH-R79", "LH-3.14")
def test_chosen_sets_are_shuffled_in():
    def used(choice):
        pos = wf.new("le-havre", 3, seed=1, length="full", expansion_cards=choice)
        return {card for card in ALL if owner(pos, card) == "hidden"}

    base = used("none")
    assert len(base) == 36
    grand_hameau = {card for card, fact in ALL.items() if fact.number.startswith("GH")} - {
        "rattletrap_car",
        "wholesale_bakery",
    }
    assert used("grand_hameau") == base | grand_hameau
    assert used("essen_2010+later_promos") == base | {"toy_fair", "rattletrap_car", "wholesale_bakery"}
    assert used("all") == set(ALL)


@pytest.mark.clause("LH-14.1", "LH-3.14")
def test_no_special_cards_in_the_short_game():
    pos = wf.new("le-havre", 3, seed=1, length="short", expansion_cards="all")
    assert {owner(pos, card) for card in ALL} == {"out"}


@pytest.mark.clause("LH-14.1")
def test_events_name_the_card_that_leaves():
    pos = picket(2).position()
    pos.play("enter picket_line; take clay")
    done(pos)
    pos.play("take fish")
    assert {"card": "picket_line"} in named_events(pos.play("done"), "removed")
