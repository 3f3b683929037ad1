"""LH-7 Main action A: taking an offer."""

import pytest

from .build import OFFER, Table, after, disc, named_events, offer, starting, stock


@pytest.mark.clause("LH-7.1", "LH-7.2")
def test_LH_7_1_all_tokens_of_a_space():
    pos = Table(2).offer(4, 0, 7, 0, 1, 0, 0).goods(0, wood=2).still().position()
    assert starting(pos, "take") == {"francs", "wood", "iron"}  # no empty space
    taken = after(pos, "take wood")
    assert stock(taken) == {"wood": 9}
    assert offer(taken) == [4, 0, 0, 0, 1, 0, 0]
    assert stock(after(pos, "take francs")) == {"wood": 2, "francs": 4}


@pytest.mark.clause("LH-7.2")
@pytest.mark.parametrize("space", OFFER)
def test_LH_7_2_an_empty_space_cannot_be_chosen(space):
    assert space not in starting(Table(2).offer(**{space: 0}).position(), "take")
    assert space in starting(Table(2).offer(**{space: 1}).position(), "take")


@pytest.mark.clause("LH-7.3")
@pytest.mark.parametrize("where", [None, "fishery"])
def test_LH_7_3_the_disc_stays_where_it_is(where):
    pos = Table(2).town("fishery").disc(0, where).still().position()
    events = pos.play("take clay")
    assert disc(pos) == where
    assert not named_events(events, "entered")


@pytest.mark.clause("LH-7.4", "LH-R73")
@pytest.mark.parametrize("turn", range(1, 8))
def test_LH_7_4_supply_guarantees_a_legal_main_action(turn):
    pos = (
        Table(2).offer(0, 0, 0, 0, 0, 0, 0).out("building_firm_1", "building_firm_2", "construction_firm").starts(turn)
    )
    pos = pos.position()
    assert len(starting(pos, "take")) == 2
