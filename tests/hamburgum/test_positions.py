"""Positions that somebody set up: what could not occur is refused with a sentence (HB-20)."""

import pytest

import wharfinger as wf

from .build import CHURCHES, Table


def rejected(data):
    with pytest.raises(wf.BadFile) as caught:
        wf.load(data)
    return str(caught.value)


def table():
    made = Table(2).player(0, beer=2, timber=3, brick=3, money=100).player(1)
    return made.church("petri", "0 points", "1 ships").sites(0, "P2 P3")


def seat_0(**fields):
    data = table().data
    data["table"]["players"][0].update(fields)
    return data


def test_the_table_itself_is_sound():
    assert table().position().phase == "move"


@pytest.mark.clause("HB-20.1", "HB-20.2", "HB-20.3", "HB-7.5")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"money": 15}, "money must be a multiple of 10"),
        ({"money": -10}, "money: expected a number from 0 to 10000000"),
        ({"prestige": -1}, "prestige must not be negative"),
        (
            {"stock": {**dict.fromkeys(("beer", "sugar", "cloth", "timber", "brick"), 0), "bell": 2}},
            "bell must be at most 1",
        ),
        ({"ships": {"berth_1": 2, "berth_2": 2, "berth_3": 2}}, "ships must be at most 5"),
        ({"scored": ["dom_points"]}, "names a token that the player does not own"),
        ({"space": "market"}, '"market" is unknown'),
    ],
)
def test_HB_20_1_players(fields, said):
    assert said in rejected(seat_0(**fields))


@pytest.mark.clause("HB-20.4")
@pytest.mark.parametrize("rows", [("A", "B", ""), ("AB", "", "AB"), ("", "AB", ""), ("AAB", "", "")])
def test_HB_20_4_berths(rows):
    assert "HB-20.4" in rejected(table().harbour(*rows).data)


@pytest.mark.clause("HB-20.5")
def test_HB_20_5_flying_dutchmen():
    data = table().data
    data["table"]["dutchmen_left"] = 2
    assert "HB-20.5" in rejected(data)
    assert "HB-20.5" in rejected(table().harbour("AF").data)


@pytest.mark.clause("HB-20.7", "HB-9.9", "HB-9.3")
def test_HB_20_7_churches():
    data = table().data
    data["table"]["donors"]["petri"] = [0, None, 1, None, None]
    assert "HB-9.3" in rejected(data)
    assert "HB-9.9" in rejected(seat_0(tokens=["petri_points", "dom_points"]))
    assert "HB-20.7" in rejected(Table(2).church("dom", "0 ships").data)
    assert "must have one owner" in rejected(Table(2).church("dom", "0 points", "1 points").data)


@pytest.mark.clause("HB-20.9", "HB-12.3", "HB-3.9")
def test_HB_20_9_sites_and_officials():
    data = table().data
    data["table"]["official_at"]["P2"] = None
    assert "HB-20.9" in rejected(data)
    assert "a site must have one owner" in rejected(table().church("jacobi", "1 points").sites(1, "P3").data)
    data = table().data
    data["table"]["officials"][:2] = data["table"]["officials"][1::-1]
    assert "HB-3.9" in rejected(data)


@pytest.mark.clause("HB-20.13")
def test_HB_20_13_sites_must_be_connected():
    assert "HB-20.13" in rejected(table().sites(0, "M1").data)


@pytest.mark.clause("HB-16.1")
def test_HB_16_1_six_completed_churches_and_the_end_belong_together():
    made = Table(2)
    for church in CHURCHES:
        made.completed(church, 0)
    assert "HB-16.1" in rejected(made.data)
    data = {**table().data, "pending": [], "ending": "sixth church completed"}
    assert "HB-16.1" in rejected(data)


@pytest.mark.clause("HB-17.7", "HB-19.1", "HB-19.3")
@pytest.mark.parametrize(
    "pending",
    [
        [{"decision": "move", "seat": 1}],  # not the seat whose turn it is
        [{"decision": "move", "seat": 0}, {"decision": "move", "seat": 0}],
        [{"decision": "token", "seat": 0, "church": "petri"}],  # a token without the donation below it
        [
            {"decision": "site", "seat": 0, "effect": 0, "official_built": 0},
            {"decision": "token", "seat": 0, "church": "petri"},
        ],
        [{"decision": "donate", "seat": 0, "effect": 1}, {"decision": "token", "seat": 0, "church": "atlantis"}],
        [{"decision": "donate", "seat": 0, "effect": 7}],
        [{"decision": "sell", "seat": 0, "good": "timber", "beer": 0, "sugar": 0, "cloth": 0}],
        [{"decision": "sell", "seat": 0, "good": "sugar", "beer": 0, "sugar": 0, "cloth": 0}],  # none held
        [{"decision": "sell", "seat": 0, "good": "beer", "beer": 3, "sugar": 0, "cloth": 0}],  # more than held
        [{"decision": "sell", "seat": 0, "good": "beer", "beer": 0, "sugar": 1, "cloth": 0}],
        [{"decision": "buy", "seat": 0, "item": "beer", "timber": 0, "brick": 0, "bell": 0}],
        [{"decision": "buy", "seat": 0, "item": "timber", "timber": 0, "brick": 4, "bell": 0}],  # 150 money
        [{"decision": "buy", "seat": 0, "item": "brick", "timber": 0, "brick": 0, "bell": 2}],
        [
            {"decision": "site", "seat": 0, "effect": 1, "official_built": 1},
            {"decision": "official", "seat": 0, "site": "Z9"},
        ],
        [
            {"decision": "site", "seat": 0, "effect": 1, "official_built": 1},
            {"decision": "official", "seat": 0, "site": "M1"},
        ],
        [
            {"decision": "site", "seat": 0, "effect": 1, "official_built": 1},
            {"decision": "surplus", "seat": 0, "kind": "bells"},
        ],
        [
            {"decision": "site", "seat": 0, "effect": 1, "official_built": 1},
            {"decision": "surplus", "seat": 0, "kind": "citizens"},
        ],
    ],
)
def test_HB_17_7_pending_decisions_that_cannot_occur_are_refused(pending):
    assert "pending" in rejected({**table().data, "pending": pending})


@pytest.mark.clause("HB-17.7")
def test_HB_17_7_a_canon_without_a_brick_is_refused():
    data = Table(2, officials="advanced_choice").player(0).data
    frames = [{"decision": "site", "seat": 0, "effect": 1, "official_built": 1}, {"decision": "canon", "seat": 0}]
    assert "pending" in rejected({**data, "pending": frames})
