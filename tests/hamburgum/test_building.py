"""HB-12 Guildhall: building, and HB-13 building effects."""

import pytest

from .build import (
    ALL_SITES,
    SITES,
    Table,
    after,
    berths,
    choices,
    given,
    left,
    money,
    named_events,
    open_sites,
    owner,
    prices,
    refused,
    stock,
    supply,
    turn,
)

NEXT_TO_CHURCH = {
    "michaelis": {"M1", "M2", "M6"},
    "nikolai": {"N1", "N3", "N6"},
    "petri": {"P2", "P3", "P5"},
    "dom": {"N5", "P5", "C2", "J2"},
    "catharinen": {"C1", "C2", "C4"},
    "jacobi": {"J2", "J3", "J4"},
}


def builder(timber=9, brick=9, **more):
    """Seat 0 with material."""
    return Table(2).player(0, timber=timber, brick=brick, **more)


@pytest.mark.clause("HB-12.1", "HB-D13")
def test_HB_12_1_any_number_for_timber_and_brick():
    pos = builder(3, 3).church("michaelis", "0 points scored").position()
    turn(pos, "move guildhall; build M1; build M2; build M3")
    assert stock(pos) == {}
    assert [owner(pos, site) for site in ("M1", "M2", "M3")] == [0, 0, 0]


@pytest.mark.clause("HB-12.1", "HB-D13")
@pytest.mark.parametrize(("timber", "brick"), [(0, 3), (3, 0), (0, 0)])
def test_HB_12_1_both_materials_are_needed(timber, brick):
    pos = builder(timber, brick).church("michaelis", "0 points scored").position()
    pos.play("move guildhall")
    assert pos.actor == 1
    assert "build" in refused(
        builder(timber, brick).church("michaelis", "0 points").position(), "move guildhall; build M1"
    )


@pytest.mark.clause("HB-12.2", "HB-12.3", "HB-1.13", "HB-1.16", "HB-20.9")
def test_HB_12_3_a_site_holds_one_building_for_good():
    table = builder().church("michaelis", "0 points scored", "1 ships scored").sites(1, "M1")
    pos = table.position()
    assert open_sites(pos) == {"M2", "M6"}
    assert "cannot play" in refused(pos, "move guildhall; build M1")
    turn(pos, "move guildhall; build M2")
    assert (owner(pos, "M1"), owner(pos, "M2")) == (1, 0)
    assert pos.view()["sites"]["M2"] == {"type": "cloth_maker", "parish": "michaelis", "owner": 0, "official": None}


@pytest.mark.clause("HB-12.4", "HB-1.14", "HB-1.17")
def test_HB_12_4_connected_by_a_church_or_an_own_citizen():
    pos = builder().church("michaelis", "0 points scored").sites(0, "M1").position()
    assert open_sites(pos) == {"M2", "M6", "M5"}  # M5 is adjacent to M1
    assert "cannot play" in refused(pos, "move guildhall; build M4")


@pytest.mark.clause("HB-12.5", "HB-R21")
@pytest.mark.parametrize("church", NEXT_TO_CHURCH)
@pytest.mark.parametrize("state", ["0 points", "0 points scored"])
def test_HB_12_5_a_token_connects_scored_or_not(church, state):
    assert open_sites(builder().church(church, state).position()) == NEXT_TO_CHURCH[church]


@pytest.mark.clause("HB-12.5", "HB-R21")
def test_HB_12_5_a_completed_church_connects_its_donors():
    table = builder().completed("petri", 1, 0, 1, 1, 1)
    assert open_sites(table.position()) == NEXT_TO_CHURCH["petri"]


@pytest.mark.clause("HB-12.6", "HB-R20")
def test_HB_12_6_citizens_of_others_neither_connect_nor_let_pass():
    table = builder().church("michaelis", "1 points scored", "0 ships scored").sites(1, "M1 M5")
    pos = table.position()
    assert open_sites(pos) == {"M2", "M6"}
    assert open_sites(pos, "move guildhall; build M2") == {"M3", "M6"}


@pytest.mark.clause("HB-12.7", "HB-1.16")
def test_HB_12_7_a_new_building_connects_at_once():
    pos = builder().church("michaelis", "0 points scored").position()
    assert "M5" not in open_sites(pos)
    assert "M5" in open_sites(pos, "move guildhall; build M1")


@pytest.mark.clause("HB-12.8", "HB-10.4", "HB-R22", "HB-1.12", "HB-D13")
def test_HB_12_8_a_church_builder_uses_any_free_site():
    pos = builder().completed("petri", 1, 1, 1, 1, 0).position()
    assert open_sites(pos) == set(ALL_SITES)
    assert len(choices(pos, "move guildhall")) == 29
    # the donor of part 5 only; the others stay bound
    assert open_sites(builder().completed("petri", 0, 0, 0, 0, 1).position()) == {"P2", "P3", "P5"}


@pytest.mark.clause("HB-12.9", "HB-R23", "HB-X13.d")
@pytest.mark.parametrize("officials", ["numbered", "advanced_choice", "advanced_random"])
def test_HB_12_9_one_official_per_action(officials):
    table = Table(2, officials=officials).player(0, timber=5, brick=5).completed("dom", 0)
    if officials == "advanced_random":
        table.officials("sexton", "deacon", "canon", "guildmaster", "harbourmaster", "master_builder", "civil_servant")
    pos = table.position()
    words = "move guildhall; build M4" + (" sexton" if officials == "advanced_choice" else "")
    assert open_sites(pos, words) == set(ALL_SITES) - set(SITES["official"])
    turn(pos, words + "; build M1")
    turn(pos, "move beer")
    pos = given(pos, 0, prestige=5)
    pos.play("move guildhall")
    assert set(SITES["official"]) - {"M4"} <= open_sites(pos, "")  # the next action, the next official


@pytest.mark.clause("HB-12.10", "HB-R27")
def test_HB_12_10_the_effect_comes_before_the_next_building():
    pos = builder().completed("dom", 0).harbour("AB", "AB").position()
    pos.play("move guildhall; build M3")
    assert (money(pos), pos.phase) == (100, "site")
    pos.play("build N1")
    assert berths(pos) == ("AF", "AB", "AB")
    assert pos.phase == "site"
    pos.play("build M4")
    assert money(pos) == 100 + 30  # a Councilman and three citizens


@pytest.mark.clause("HB-12.11", "HB-X17")
def test_HB_12_11_without_a_donation_there_is_no_site():
    pos = builder().position()
    pos.play("move guildhall")
    assert pos.actor == 1
    assert stock(pos) == {"timber": 9, "brick": 9}


# -- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HB-13.1")
@pytest.mark.parametrize(
    ("site", "good", "after_prices"),
    [("N2", "beer", (90, 100, 100)), ("M5", "sugar", (100, 90, 100)), ("P3", "cloth", (100, 100, 90))],
)
def test_HB_13_1_production_building(site, good, after_prices):
    pos = builder(1, 1).completed("dom", 0).position()
    turn(pos, f"move guildhall; build {site}")
    assert prices(pos) == after_prices
    assert money(pos) == 0
    turn(pos, "move dockyard")
    pos = given(pos, 0, prestige=5)
    turn(pos, f"move {good}")
    assert stock(pos) == {good: 2}


@pytest.mark.clause("HB-13.2", "HB-13.6")
def test_HB_13_2_merchant():
    pos = builder().completed("dom", 0).position()
    turn(pos, "move guildhall; build M3; build P4")
    assert money(pos) == 200
    turn(pos, "move beer")
    turn(pos, "move beer")
    assert money(pos) == 200  # once


@pytest.mark.clause("HB-13.3", "HB-1.20", "HB-8.8")
def test_HB_13_3_a_flying_dutchman_arrives():
    pos = builder().completed("dom", 0).harbour("B", "AB").position()
    events = pos.play("move guildhall; build C3")
    # it fills berth 3 without a shift; the own ship then shifts
    assert named_events(events)[1:] == ["built", "dutchman_arrived", "shifted", "arrived"]
    assert berths(pos) == ("A", "BF", "AB")
    assert pos.view()["dutchmen_left"] == 2


@pytest.mark.clause("HB-13.4", "HB-R26")
def test_HB_13_4_the_own_ship_is_free_of_charge():
    pos = builder(1, 1).completed("dom", 0).position()
    assert supply(pos) == 4
    turn(pos, "move guildhall; build N1")
    assert stock(pos) == {}
    assert supply(pos) == 3
    assert berths(pos) == ("AF", "AB", "")


@pytest.mark.clause("HB-13.5", "HB-R26")
def test_HB_13_5_the_own_ship_is_not_optional():
    pos = builder().completed("dom", 0).position()
    pos.play("move guildhall; build N1")
    assert pos.phase == "site"  # nothing was asked


@pytest.mark.clause("HB-13.5", "HB-R6")
def test_HB_13_5_left_out_without_a_shift():
    # the Flying Dutchman fills berth 3; all own ships lie in berths 3 and 2, and berth 1 holds none
    table = Table(3).player(0, timber=1, brick=1).completed("dom", 0).harbour("AA", "AAA")
    pos = turn(table.position(), "move guildhall; build N1")
    assert berths(pos) == ("AAF", "AAA", "")
    assert supply(pos) == 0


@pytest.mark.clause("HB-13.5", "HB-8.9")
def test_HB_13_5_availability_is_judged_after_the_first_step():
    # the Flying Dutchman's own shift returns a ship to an empty supply
    table = Table(2, empty_supply="strict").player(0, timber=1, brick=1).completed("dom", 0).harbour("AA", "AA", "AB")
    pos = turn(table.position(), "move guildhall; build N1")
    assert berths(pos) == ("AF", "AA", "AA")
    assert supply(pos) == 0


@pytest.mark.clause("HB-13.6")
def test_HB_13_6_special_buildings_connect_and_count():
    table = (
        Table(2).player(0, timber=9, brick=9, bell=1, money=100).church("michaelis", "0 points scored", "0 citizens")
    )
    pos = (
        table.sites(0, "M2 M3 M6")
        .church("dom", *(f"1 {kind}" for kind in ("points", "ships", "tokens", "building")))
        .position()
    )
    assert "N1" in open_sites(pos)  # next to the merchant M3
    assert "N3" in open_sites(pos)  # next to the official M6
    scored = turn(pos.copy(), "move church; donate dom; score michaelis_citizens")
    assert money(scored) == 100 - 30
    assert int(scored.state.prestige[0]) - int(pos.state.prestige[0]) == 8 + 3 * 3
    pos.play("move guildhall; build N3")
    assert money(pos) == 100 + 40  # the Councilman counts them


# -- worked examples ----------------------------------------------------------------------------------------------


def x13(top, timber=2, brick=2):
    """Yellow, Green, Red are seats 0, 1, 2."""
    table = Table(3).player(0, timber=timber, brick=brick)
    table.church("michaelis", "0 points scored")
    table.church("nikolai", "1 points scored", "1 ships scored", "2 tokens scored", "2 citizens scored")
    table.church("petri", "1 points scored", "1 ships scored")
    table.sites(0, "M1 M5 M6").sites(1, "N1 N2 N3").sites(2, "N4 N6").harbour("ABC", "ABC")
    rest = [name for name in left(table.position()) if name != top]
    return table.officials(top, *rest[:4]).odd_position()


TOPS = {"councilman_5": 0, "vicar_4": 1, "lord_mayor_1": 2}


@pytest.mark.clause("HB-X13", "HB-X13.a", "HB-12.4", "HB-12.5", "HB-12.6")
def test_X13_a_legal_sites():
    pos = x13("councilman_5")
    assert prices(pos) == (90, 80, 90)
    assert open_sites(pos) == {"M2", "M3", "M4"}
    assert [pos.view()["sites"][site]["type"] for site in ("M2", "M3", "M4")] == ["cloth_maker", "merchant", "official"]


@pytest.mark.clause("HB-X13", "HB-X13.b", "HB-12.7", "HB-12.9")
@pytest.mark.parametrize(("first", "then"), [("M4", {"M2", "M3", "P1"}), ("M2", {"M3", "M4"}), ("M3", {"M2", "M4"})])
def test_X13_b_what_opens_next(first, then):
    assert open_sites(x13("councilman_5"), f"move guildhall; build {first}") == then


@pytest.mark.clause("HB-X13", "HB-X13.c", "HB-14.2", "HB-14.3", "HB-14.4", "HB-R24", "HB-R25")
@pytest.mark.parametrize("top", TOPS)
@pytest.mark.parametrize(
    ("sites", "gains"),
    [
        ("M4", (90, 70, 0)),
        ("M2 M4", (100, 70, 0)),
        ("M3 M4", (200, 170, 100)),
        ("M4 P1", (90, 70, 0)),
        ("M3", (100, 100, 100)),
        ("M2", (0, 0, 0)),
    ],
)
def test_X13_c_money_gained(top, sites, gains):
    pos = x13(top)
    turn(pos, "move guildhall; " + "; ".join(f"build {site}" for site in sites.split()))
    assert money(pos) == gains[TOPS[top]]
    assert prices(pos)[2] == (80 if "M2" in sites else 90)


@pytest.mark.clause("HB-X13", "HB-X13.d", "HB-12.9")
def test_X13_d_no_second_official():
    pos = x13("councilman_5", timber=9, brick=9)
    pos.play("move guildhall; build M4; build P1; build P3")  # P3 is next to petri, whose officials Yellow cannot reach
    assert not open_sites(pos, "") & set(SITES["official"])


@pytest.mark.clause("HB-X17", "HB-12.4", "HB-12.5", "HB-12.6", "HB-12.7", "HB-12.8", "HB-12.9", "HB-12.11")
def test_X17_connections():
    for church, sites in NEXT_TO_CHURCH.items():
        assert open_sites(builder().church(church, "0 points").position()) == sites
    assert open_sites(builder().completed("nikolai", 0, 1, 1, 1, 1).position()) == {"N1", "N3", "N6"}
    assert open_sites(builder().church("dom", "0 points").position(), "move guildhall; build J2") == {"N5", "J5"}
    assert open_sites(builder().completed("nikolai", 1, 1, 1, 1, 0).position()) == set(ALL_SITES)


@pytest.mark.clause("HB-X17", "HB-12.7")
def test_X17_a_chain_in_one_action():
    pos = builder(4, 4).church("michaelis", "0 points").position()
    assert "cannot play" in refused(pos, "move guildhall; build M1; build M4")
    turn(pos, "move guildhall; build M1; build M5; build M4; build P1")
    assert [owner(pos, site) for site in ("M1", "M5", "M4", "P1")] == [0] * 4


@pytest.mark.clause("HB-19.7")
def test_HB_19_7_the_order_of_buildings_matters():
    table = builder().completed("dom", 0)
    first, then = (
        after(table.position(), "move guildhall; build M4; build M1"),
        after(table.position(), "move guildhall; build M1; build M4"),
    )
    assert (money(first), money(then)) == (10, 20)
