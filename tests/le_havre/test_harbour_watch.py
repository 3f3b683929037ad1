"""LH-13.014: the Harbour Watch."""

import pytest

from .build import Table, choices, disc, enterable, francs, stock


def watch(players=3, **options):
    """Seat 0 owns the Harbour Watch; seat 1's disc is in the town's Fishery, which is free."""
    return Table(players, **options).own(0, "harbour_watch").town("fishery").disc(1, "fishery")


@pytest.mark.clause("LH-13.014", "LH-13.014.1", "LH-13.014.3", "LH-8.13", "LH-23.014")
def test_harbour_watch_moves_on_into_the_building():
    pos = watch().francs(0, 3).position()
    pos.play("enter harbour_watch")
    assert (disc(pos, 0), disc(pos, 1), stock(pos, 0), stock(pos, 1)) == (
        "fishery", None, {"fish": 3, "francs": 2}, {"francs": 1})  # fmt: skip
    assert pos.phase == "after_action"  # all this was one main action
    pos = (
        Table(3)
        .town("harbour_watch", "fishery")
        .disc(1, "fishery")
        .goods(0, francs=2)
        .goods(1, francs=1, fish=1)
        .position()
    )
    pos.play("enter harbour_watch")
    assert "harbour_watch" not in {disc(pos, seat) for seat in range(3)}


@pytest.mark.clause("LH-13.014.1", "LH-8.8", "LH-8.9")
def test_harbour_watch_pays_the_fee_of_the_building():
    table = Table(3).own(0, "harbour_watch").own(2, "hardware_store").disc(1, "hardware_store").francs(0, 2)
    pos = table.position()
    pos.play("enter harbour_watch")
    assert [stock(pos, seat) for seat in range(3)] == [
        {"wood": 1, "iron": 1, "brick": 1}, {"francs": 1}, {"francs": 1}]  # fmt: skip
    own = Table(3).own(0, "harbour_watch", "hardware_store").disc(1, "hardware_store").francs(0, 1).position()
    own.play("enter harbour_watch")
    assert [stock(own, seat) for seat in range(3)] == [{"wood": 1, "iron": 1, "brick": 1}, {"francs": 1}, {}]


@pytest.mark.clause("LH-13.014.1", "LH-23.014")
def test_harbour_watch_chooses_a_seat():
    pos = (
        watch(4).town("charcoal_kiln", "tannery").disc(2, "charcoal_kiln").disc(3, "tannery").goods(0, francs=1, wood=1)
    )
    pos = pos.position()
    assert choices(pos, "enter harbour_watch") == {"evict seat_2", "evict seat_3"}  # no hides for the Tannery
    pos.play("enter harbour_watch; evict seat_3")
    assert (stock(pos), stock(pos, 2), disc(pos, 1), disc(pos, 2)) == ({"charcoal": 1}, {"francs": 1}, "fishery", None)


@pytest.mark.clause("LH-13.014.2", "LH-8.1", "LH-R43")
def test_harbour_watch_needs_a_building_that_can_be_used():
    assert "harbour_watch" in enterable(watch().francs(0, 1).position())
    assert "harbour_watch" not in enterable(watch().francs(0, 1).disc(1, None).position())
    assert "harbour_watch" not in enterable(watch().francs(0, 1).disc(1, None).disc(0, "fishery").position())
    kiln = watch().town("charcoal_kiln").disc(1, "charcoal_kiln").francs(0, 9)
    assert "harbour_watch" not in enterable(kiln.position())
    assert "harbour_watch" in enterable(kiln.goods(0, wood=1).position())


@pytest.mark.clause("LH-13.014.2", "LH-8.6")
@pytest.mark.parametrize(
    ("goods", "legal"),
    [
        ({"francs": 3}, True),
        ({"francs": 2}, False),
        ({"francs": 1, "fish": 2}, True),
        ({"francs": 1, "fish": 1}, False),
    ],
)
def test_harbour_watch_counts_all_three_payments(goods, legal):
    table = Table(3).town("harbour_watch", "joinery").disc(1, "joinery").goods(0, wood=1, **goods)
    assert ("harbour_watch" in enterable(table.position())) == legal
    if legal:
        pos = table.position()
        pos.play("enter harbour_watch")
        assert (stock(pos), stock(pos, 1)) == ({"francs": 5}, {"francs": 1})


@pytest.mark.clause("LH-13.014.7", "LH-9.2")
def test_harbour_watch_franc_is_not_food():
    assert "harbour_watch" not in enterable(watch().goods(0, meat=5, fish=5).position())


@pytest.mark.clause("LH-13.014.1", "LH-13.014.2", "LH-12.11")
def test_harbour_watch_the_disc_sent_home_is_no_guest():
    table = Table(3).own(0, "harbour_watch", "arts_centre", "fishery").disc(1, "arts_centre").francs(0, 1)
    assert "harbour_watch" not in enterable(table.position())
    pos = table.disc(2, "fishery").position()
    pos.play("enter harbour_watch; evict seat_2")
    assert francs(pos) == 4


@pytest.mark.clause("LH-13.014.4", "LH-18.5")
def test_harbour_watch_in_the_final_phase():
    table = watch().francs(0, 9).disc(0, "fishery").final()
    assert "harbour_watch" not in enterable(table.position())  # where the own disc stood
    assert "harbour_watch" in enterable(table.disc(0, None).position())
    table = Table(3).town("harbour_watch").disc(1, "harbour_watch").francs(0, 9).final()
    assert "harbour_watch" not in enterable(table.position())
    pos = table.town("fishery").disc(2, "fishery").position()
    pos.play("enter harbour_watch")
    assert (disc(pos, 0), disc(pos, 1), disc(pos, 2)) == ("fishery", "harbour_watch", None)


@pytest.mark.clause("LH-13.014.4", "LH-18.6")
def test_harbour_watch_after_selling_the_building_left():
    table = Table(3).own(0, "harbour_watch", "fishery").disc(0, "fishery").disc(1, "fishery").francs(0, 1).final()
    assert "harbour_watch" not in enterable(table.position())
    pos = table.position()
    pos.play("sell fishery")  # both discs go home
    assert "harbour_watch" not in enterable(pos)


@pytest.mark.clause("LH-13.014.6", "LH-13.014.2", "LH-R64")
def test_harbour_watch_sends_all_discs_home():
    table = watch(4).disc(2, "fishery").final().francs(0, 1)
    assert "harbour_watch" not in enterable(table.position())
    pos = table.francs(0, 1).position()
    pos.play("enter harbour_watch")
    assert [disc(pos, seat) for seat in range(4)] == ["fishery", None, None, None]
    assert [stock(pos, seat) for seat in range(4)] == [{"fish": 3}, {"francs": 1}, {"francs": 1}, {}]


@pytest.mark.clause("LH-13.014.6", "LH-R64")
def test_harbour_watch_sends_one_disc_home():
    table = watch(4, harbour_watch_several="one").disc(2, "fishery").final().francs(0, 1)
    pos = table.position()
    assert choices(pos, "enter harbour_watch") == {"evict seat_2", "evict seat_3"}
    pos.play("enter harbour_watch; evict seat_3")
    assert [disc(pos, seat) for seat in range(4)] == ["fishery", "fishery", None, None]
    assert (stock(pos, 1), stock(pos, 2)) == ({}, {"francs": 1})


@pytest.mark.clause("LH-13.014.5")
@pytest.mark.parametrize("card", ["main_station", "hotel"])
def test_harbour_watch_leaves_guests_of_station_and_hotel(card):
    table = Table(3).own(0, "harbour_watch").town(card).disc(1, card).francs(0, 9)
    assert "harbour_watch" not in enterable(table.position())
