"""HB-9 donating and HB-10 completing a church."""

import pytest

from .build import (
    CHURCHES,
    KINDS,
    Table,
    after,
    choices,
    money,
    named_events,
    open_sites,
    prestige,
    refused,
    stock,
    tokens,
    turn,
)

COST = {  # HB-9.4: brick, timber, bell, money
    1: (1, 0, 0, 0),
    2: (1, 1, 0, 0),
    3: (1, 1, 0, 20),
    4: (1, 1, 0, 40),
    5: (1, 1, 1, 0),
}
PARTS = [f"1 {kind} scored" for kind in KINDS]


def rich(**more):
    return {"timber": 9, "brick": 9, "bell": 1, "money": 500, **more}


def donors(pos, church):
    return pos.view()["churches"][church]["donors"]


@pytest.mark.clause("HB-9.1", "HB-R14")
def test_HB_9_1_no_donation_after_scoring():
    pos = Table(2).player(0, brick=2).position()
    pos.play("move church; donate petri")
    assert "donate nikolai" in choices(pos)
    pos.play("score petri_points")
    assert pos.actor == 1  # a lone stop is taken by itself
    pos = Table(2).player(0, brick=2).church("dom", "0 points", "0 ships").position()
    pos.play("move church; score dom_points")
    assert choices(pos) == {"score dom_ships", "stop"}
    assert "cannot play" in refused(pos, "donate nikolai")


@pytest.mark.clause("HB-9.1", "HB-11.12", "HB-4.12")
def test_HB_9_1_each_half_may_be_empty():
    table = Table(2).player(0, brick=2).church("dom", "0 points")
    pos = turn(table.position(), "move church")
    assert (donors(pos, "dom"), tokens(pos, scored=True)) == ([0], set())
    pos = turn(table.position(), "move church; score dom_points")
    assert (donors(pos, "dom"), tokens(pos, scored=True)) == ([0], {"dom_points"})
    pos = turn(Table(2).player(0, brick=2).position(), "move church; donate petri")
    assert (donors(pos, "petri"), tokens(pos, scored=True)) == ([0], set())


@pytest.mark.clause("HB-9.2", "HB-R13", "HB-1.9", "HB-D10")
def test_HB_9_2_any_number_at_any_church_in_any_order():
    pos = Table(2).player(0, **rich()).position()
    assert choices(pos, "move church") == {"stop", *(f"donate {church}" for church in CHURCHES)}
    pos.play("move church; donate petri; donate dom; donate petri ships; donate jacobi; donate petri tokens")
    assert (donors(pos, "petri"), donors(pos, "dom"), donors(pos, "jacobi")) == ([0, 0, 0], [0], [0])
    assert stock(pos) == {"timber": 7, "brick": 4, "bell": 1}
    assert money(pos) == 480


@pytest.mark.clause("HB-9.2", "HB-D10")
def test_HB_9_2_completed_churches_take_no_donation():
    pos = Table(2).player(0, **rich()).completed("petri", 1).position()
    assert choices(pos, "move church") == {"stop", *(f"donate {church}" for church in CHURCHES if church != "petri")}


@pytest.mark.clause("HB-9.3", "HB-1.8")
def test_HB_9_3_the_lowest_part_not_yet_built():
    pos = Table(2).player(0, **rich()).church("petri", *PARTS[:2]).position()
    turn(pos, "move church; donate petri ships; donate petri citizens")
    assert donors(pos, "petri") == [1, 1, 0, 0]


@pytest.mark.clause("HB-9.4", "HB-R3", "HB-9.5")
@pytest.mark.parametrize("part", COST)
@pytest.mark.parametrize("citizens", ["", "M1", "M1 M2 M6"])
def test_HB_9_4_cost_by_part(part, citizens):
    own = len(citizens.split())
    table = Table(2).player(0, **rich()).church("michaelis", "0 points scored").sites(0, citizens)
    table.church("petri", *PARTS[: part - 1])
    pos = after(table.position(), "move church; donate petri")
    brick, timber, bell, price = COST[part]
    price += 10 * own if part == 5 else 0
    assert stock(pos) == {key: n for key, n in (("timber", 9 - timber), ("brick", 9 - brick), ("bell", 1 - bell)) if n}
    assert money(pos) == 500 - price


@pytest.mark.clause("HB-9.4", "HB-D10")
@pytest.mark.parametrize("part", COST)
def test_HB_9_4_every_piece_of_the_cost_is_needed(part):
    brick, timber, bell, price = COST[part]
    price += 20 if part == 5 else 0  # two citizens

    def offered(**held):
        table = Table(2).player(0, **held).church("michaelis", "0 points scored").sites(0, "M1 M2")
        table.church("petri", *PARTS[: part - 1])
        return "donate petri" in choices(table.position(), "move church")

    exact = {"brick": brick, "timber": timber, "bell": bell, "money": price}
    assert offered(**exact)
    for key, needed in exact.items():
        if needed:
            assert not offered(**{**exact, key: needed - (10 if key == "money" else 1)})


@pytest.mark.clause("HB-9.5", "HB-R44")
def test_HB_9_5_only_own_citizens_everywhere_count():
    table = Table(2).player(0, **rich()).church("michaelis", "0 points scored").church("jacobi", "0 points scored")
    table.church("nikolai", "1 points scored").sites(0, "M1 M5 J3").sites(1, "N1 N2 N3 N6").harbour("AB", "AB")
    table.church("petri", *PARTS[:4])
    assert money(after(table.position(), "move church; donate petri")) == 500 - 30


@pytest.mark.clause("HB-9.5")
def test_HB_9_5_without_citizens_part_5_costs_no_money():
    table = Table(2).player(0, timber=1, brick=1, bell=1, money=0).church("petri", *PARTS[:4])
    pos = turn(table.position(), "move church; donate petri")
    assert donors(pos, "petri") == [1, 1, 1, 1, 0]
    assert (money(pos), stock(pos)) == (0, {})


@pytest.mark.clause("HB-9.6", "HB-R42", "HB-1.10")
def test_HB_9_6_one_token_for_every_donation_at_once():
    pos = Table(2).player(0, **rich()).church("petri", *PARTS[:1]).position()
    pos.play("move church; donate petri")
    assert pos.phase == "token"  # asked before the next donation
    pos.play("ships")
    assert tokens(pos, scored=False) == {"petri_ships"}
    pos.play("donate petri citizens")
    assert tokens(pos, scored=False) == {"petri_ships", "petri_citizens"}


@pytest.mark.clause("HB-9.7", "HB-19.2", "HB-D11")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_9_7_part_1_takes_the_points_token(church):
    pos = Table(2).player(0, **rich()).position()
    pos.play(f"move church; donate {church}")
    assert tokens(pos) == {f"{church}_points"}
    assert pos.phase == "donate"
    refused(Table(2).player(0, **rich()).position(), f"move church; donate {church} ships")


@pytest.mark.clause("HB-9.8", "HB-D11")
def test_HB_9_8_later_parts_take_any_token_left():
    pos = Table(2).player(0, **rich()).church("petri", "1 points scored").position()
    pos.play("move church")
    remaining = {"tokens", "ships", "building", "citizens"}
    for kind in ("building", "tokens", "citizens"):
        pos.play("donate petri")
        assert choices(pos) == remaining
        pos.play(kind)
        remaining.remove(kind)
    pos.play("donate petri")  # the last one needs no choice
    assert tokens(pos) == {"petri_building", "petri_tokens", "petri_citizens", "petri_ships"}


@pytest.mark.clause("HB-9.9", "HB-20.7")
@pytest.mark.parametrize("part", COST)
def test_HB_9_9_parts_equal_tokens_taken(part):
    pos = after(Table(2).player(0, **rich()).church("dom", *PARTS[: part - 1]).position(), "move church; donate dom")
    if pos.phase == "token":
        pos.play(pos.legal()[0])
    church = pos.view()["churches"]["dom"]
    assert len(church["donors"]) == part
    assert len(church["tokens"]) == 5 - part


@pytest.mark.clause("HB-9.10", "HB-1.11")
def test_HB_9_10_donors_are_marked_in_the_order_of_the_parts():
    table = Table(3).player(0, **rich()).player(1, **rich()).player(2, **rich())
    pos = table.position()
    for line in ("donate dom", "donate dom ships", "donate dom tokens"):
        turn(pos, f"move church; {line}")
    assert donors(pos, "dom") == [0, 1, 2]


@pytest.mark.clause("HB-9.11", "HB-12.5")
def test_HB_9_11_a_donation_connects_at_once_and_for_good():
    pos = Table(2).player(0, **rich()).position()
    turn(pos, "move church; donate petri; score petri_points")
    turn(pos, "move beer")
    pos.play("move guildhall")
    assert open_sites(pos, "") == {"P2", "P3", "P5"}


# -- completion ---------------------------------------------------------------------------------------------------


def with_completed(number, seat=1, **held):
    """A table on which some churches are completed and the next one lacks its last part."""
    table = Table(2).player(0, **rich(**held))
    for church in CHURCHES[:number]:
        table.completed(church, seat)
    return table.church(CHURCHES[number], *PARTS[:4]), CHURCHES[number]


@pytest.mark.clause("HB-10.1", "HB-R12", "HB-20.11", "HB-16.2")
@pytest.mark.parametrize(("number", "bonus"), [(0, 8), (1, 7), (2, 6), (3, 5), (4, 4), (5, 3)])
def test_HB_10_1_bonus_by_the_number_of_completed_churches(number, bonus):
    table, church = with_completed(number, prestige=2)
    pos = after(table.position(), f"move church; donate {church}")
    assert prestige(pos) == 2 + bonus
    assert prestige(pos, 1) == 2


@pytest.mark.clause("HB-10.2")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_10_2_any_church_brings_the_bonus_of_its_order(church):
    pos = Table(2).player(0, **rich()).church(church, *PARTS[:4]).position()
    assert prestige(after(pos, f"move church; donate {church}")) == 8


@pytest.mark.clause("HB-10.3", "HB-10.5", "HB-11.2")
def test_HB_10_3_tokens_stay_and_other_donors_gain_nothing():
    table = Table(3).player(0, **rich()).player(1, prestige=4).player(2, prestige=6)
    table.church("dom", "1 points", "2 ships scored", "1 tokens scored", "2 building")
    pos = after(table.position(), "move church; donate dom")
    assert pos.view()["churches"]["dom"] == {
        "colour": "violet",
        "donors": [1, 2, 1, 2, 0],
        "completed": True,
        "tokens": [],
    }
    assert (tokens(pos, 1, False), tokens(pos, 1, True)) == ({"dom_points"}, {"dom_tokens"})
    assert (tokens(pos, 2, False), tokens(pos, 2, True)) == ({"dom_building"}, {"dom_ships"})
    assert (prestige(pos, 1), prestige(pos, 2)) == (4, 6)


@pytest.mark.clause("HB-10.4", "HB-1.12", "HB-12.8")
def test_HB_10_4_the_donor_of_part_5_is_the_church_builder():
    pos = Table(2).player(0, **rich()).player(1).church("dom", *PARTS[:4]).position()
    turn(pos, "move church; donate dom")
    assert [player["church_builder"] for player in pos.view()["players"]] == [True, False]


@pytest.mark.clause("HB-10.6", "HB-7.5")
def test_HB_10_6_one_church_per_action():
    table = Table(2).player(0, **rich()).church("dom", *PARTS[:4]).church("petri", *PARTS[:4])
    pos = table.position()
    assert {"donate dom", "donate petri"} <= choices(pos, "move church")
    pos.play("move church; donate dom")
    assert "donate petri" not in choices(pos)


@pytest.mark.clause("HB-10.7", "HB-16.1", "HB-16.2", "HB-R31", "HB-R32")
def test_HB_10_7_the_sixth_church_ends_the_game_at_once():
    table, church = with_completed(5, prestige=0)
    pos = table.position()
    events = pos.play(f"move church; donate {church}")
    assert pos.over
    assert pos.actor is None
    assert pos.ending == "sixth church completed"
    assert pos.legal() == []
    assert tokens(pos) == {"jacobi_citizens"}  # the last token is taken, the bonus credited
    assert prestige(pos) == 3
    assert named_events(events)[-3:] == ["took_token", "completed", "ended"]
    assert "the game is over" in refused(pos, "move beer")


@pytest.mark.clause("HB-X9", "HB-9.2", "HB-9.3", "HB-9.4", "HB-9.8")
def test_X9_two_parts_in_one_action():
    # Red, Blue, Yellow are seats 0, 1, 2
    table = Table(3).player(2, timber=2, brick=2, money=100).to_move(2)
    pos = table.church("michaelis", "0 points", "1 ships").position()
    pos.play("move church; donate michaelis")
    assert choices(pos) == {"tokens", "building", "citizens"}
    pos.play("building; donate michaelis")
    assert choices(pos) == {"tokens", "citizens"}
    pos.play("tokens")
    assert stock(pos, 2) == {}
    assert money(pos, 2) == 40
    assert tokens(pos, 2) == {"michaelis_building", "michaelis_tokens"}
    assert pos.view()["churches"]["michaelis"]["tokens"] == ["citizens"]
    assert donors(pos, "michaelis") == [0, 1, 2, 2]


@pytest.mark.clause("HB-X10", "HB-9.4", "HB-9.5", "HB-10.1", "HB-10.3", "HB-10.4", "HB-12.8", "HB-R44")
def test_X10_completing_a_church():
    table = Table(3).player(2, timber=3, brick=3, bell=1, money=90, prestige=11).to_move(2)
    table.church("nikolai", "2 points scored", "0 ships", "1 tokens").sites(2, "N1 N2 N3 N4 N6").harbour("ABC", "ABC")
    table.church("petri", "1 points", "1 tokens", "1 ships", "0 building")
    pos = table.position()
    pos.play("move church; donate nikolai")
    assert (stock(pos, 2), money(pos, 2)) == ({"timber": 2, "brick": 2, "bell": 1}, 50)
    assert choices(pos) == {"building", "citizens"}
    pos.play("building; donate nikolai")
    assert (stock(pos, 2), money(pos, 2)) == ({"timber": 1, "brick": 1}, 0)
    assert tokens(pos, 2) == {"nikolai_points", "nikolai_building", "nikolai_citizens"}
    assert prestige(pos, 2) == 11 + 8
    assert donors(pos, "nikolai") == [2, 0, 1, 2, 2]
    turn(pos, "stop")
    turn(pos, "move beer")
    turn(pos, "move beer")
    pos.play("move guildhall")
    free = {site for site, shown in pos.view()["sites"].items() if shown["owner"] is None}
    assert open_sites(pos, "") == free
    assert len(free) == 23
    table, church = with_completed(1)
    assert prestige(after(table.position(), f"move church; donate {church}")) == 7
