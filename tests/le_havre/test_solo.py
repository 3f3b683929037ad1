"""LH-20 Solo game."""

import pytest

import wharfinger as wf

from .build import (
    Table,
    choices,
    disc,
    enterable,
    fleet,
    francs,
    named_events,
    proposals,
    ships_on,
    stock,
    unseen,
)


@pytest.mark.clause("LH-20.1")
def test_LH_20_1_all_turns_belong_to_the_one_seat():
    pos = wf.new("le-havre", 1, seed=4, length="full")
    while not pos.over:
        assert pos.actor == 0
        pos.play(pos.legal_codes()[0])
    assert pos.turn == 7 * 7 + 1


@pytest.mark.clause("LH-20.1", "LH-8.1")
def test_LH_20_1_the_disc_rules_stay():
    pos = Table(1).own(0, "fishery").town("charcoal_kiln").goods(0, wood=2).position()
    pos.play("enter fishery")
    pos.play("done")
    assert disc(pos) == "fishery" and "fishery" not in enterable(pos)  # not twice running
    pos.play("take clay")
    pos.play("done")
    assert "fishery" not in enterable(pos)  # the disc is still there
    pos.play("enter charcoal_kiln x1")
    pos.play("done")
    assert "fishery" in enterable(pos)


@pytest.mark.clause("LH-20.2", "LH-3.7", "LH-3.11", "LH-3.15")
def test_LH_20_2_full():
    for seed in range(8):
        pos = wf.new("le-havre", 1, seed=seed, length="full")
        assert [len(proposals(pos, space)) for space in (1, 2, 3)] == [5, 5, 5]
        assert len(unseen(pos)) == 6 and not {"harbour_watch", "zoo"} & set(unseen(pos))
        assert stock(pos) == {"francs": 5, "coal": 1} and fleet(pos) == set()


@pytest.mark.clause("LH-20.3", "LH-3.9", "LH-3.16")
def test_LH_20_3_short():
    pos = wf.new("le-havre", 1, seed=3, length="short")
    assert [len(proposals(pos, space)) for space in (1, 2, 3)] == [4, 4, 4]
    assert {"marketplace", "sawmill", "black_market"} <= {
        text.removeprefix("buy ") for text in choices(Table(1, "short").town("marketplace", "sawmill", "black_market")
                                                      .francs(0, 20).position())
    }  # fmt: skip
    assert fleet(pos) == {"s01"} and ships_on(pos, "wooden") == ["s03"]
    while not pos.over:
        pos.play(pos.legal_codes()[0])
    assert pos.turn == 4 * 7 + 1


@pytest.mark.clause("LH-20.5", "LH-6.7")
def test_LH_20_5_expensive_loans_have_no_effect():
    for number in (1, 2, 5):
        pos = Table(1, expensive_loans="on").tiles("wood+fish").loans(0, number).francs(0, 3).starts(8).position()
        assert (pos.phase, francs(pos)) == ("turn", 2)


@pytest.mark.clause("LH-20.6", "LH-8.7", "LH-8.9")
def test_LH_20_6_fees():
    pos = Table(1).own(0, "joinery").town("colliery").goods(0, wood=1, fish=2).still().position()
    assert stock(pos) == {"wood": 1, "fish": 2}
    events = pos.play("enter colliery")
    assert named_events(events, "paid") == [{"player": 0, "good": "fish", "amount": 2, "payee": -1}]
    pos = Table(1).own(0, "joinery").goods(0, wood=1).still().position()
    pos.play("enter joinery")
    assert stock(pos) == {"francs": 5}


@pytest.mark.clause("LH-20.6", "LH-19.1")
def test_LH_20_6_the_result_is_the_final_wealth():
    pos = Table(1).final().own(0, "bank").francs(0, 3).position()
    pos.play("pass")
    pos.play("done")
    assert pos.over and pos.scores() == [16 + 2 + 3] and pos.places() == [1]


@pytest.mark.clause("LH-20.6", "LH-12.11", "LH-R43")
def test_LH_20_6_nobody_else_is_there():
    pos = Table(1).own(0, "arts_centre", "fishery").disc(0, "fishery").position()
    assert "arts_centre" not in enterable(pos)
