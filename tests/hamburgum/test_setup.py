"""HB-1 Terms and HB-3 Set-up."""

from collections import Counter

import pytest

import wharfinger as wf

from .build import ALL_SITES, BLUE, CHURCHES, KINDS, NUMBERED, STOCK, Table, berths, choices, left, prices, stock, turn

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@COUNTS
@pytest.mark.clause("HB-1.1", "HB-3.11")
def test_HB_1_1_two_to_five_players(players):
    assert wf.new("hamburgum", players, seed=1).seats == players


@pytest.mark.parametrize("players", [0, 1, 6, True])
@pytest.mark.clause("HB-1.1", "HB-18.2")
def test_HB_1_1_other_numbers_are_refused(players):
    with pytest.raises(wf.BadOption, match="2 to 5 players"):
        wf.new("hamburgum", players, seed=1)


@COUNTS
@pytest.mark.clause("HB-3.1", "HB-R36")
def test_HB_3_1_start_player_by_lot(players):
    names = ["Ann", "Bo", "Cy", "Di", "Ed"][:players]
    first = Counter()
    for seed in range(60 * players):
        pos = wf.new("hamburgum", names, seed=seed)
        lot = names.index(pos.names[0])
        assert pos.names == names[lot:] + names[:lot]  # clockwise from the start player
        assert pos.actor == 0
        first[lot] += 1
    # chi-square against 60 each; 20.5 is the 99.98 % point for 4 degrees of freedom
    assert sum((first[lot] - 60) ** 2 / 60 for lot in range(players)) < 20.5


@COUNTS
@pytest.mark.clause("HB-3.1", "HB-R36")
def test_HB_3_1_first_listed_player_starts(players):
    names = ["Ann", "Bo", "Cy", "Di", "Ed"][:players]
    for seed in range(10):
        assert wf.new("hamburgum", names, seed=seed, start_player="first_listed").names == names


@COUNTS
@pytest.mark.clause("HB-3.2", "HB-1.3", "HB-1.4", "HB-1.5")
def test_HB_3_2_start_stock(players):
    pos = wf.new("hamburgum", players, seed=2)
    for seat in range(players):
        shown = pos.view()["players"][seat]["stock"]
        assert tuple(shown) == STOCK
        assert shown == {"beer": 1, "sugar": 1, "cloth": 1, "timber": 1, "brick": 1, "bell": 0}


@COUNTS
@pytest.mark.clause("HB-3.3", "HB-1.6", "HB-1.7")
def test_HB_3_3_prestige_and_money_by_seat(players):
    pos = wf.new("hamburgum", players, seed=3)
    assert [int(n) for n in pos.state.prestige[:players]] == [1, 2, 3, 4, 5][:players]
    assert [int(n) for n in pos.state.money[:players]] == [10, 20, 30, 40, 50][:players]


@COUNTS
@pytest.mark.clause("HB-3.4", "HB-1.18", "HB-1.19", "HB-3.11")
def test_HB_3_4_one_ship_each_in_berth_3(players):
    pos = wf.new("hamburgum", players, seed=4)
    assert berths(pos) == ("ABCDE"[:players], "", "")
    assert [player["supply"] for player in pos.view()["players"]] == [4] * players
    # berth 3 is full: the next ship shifts
    events = pos.play("move dockyard; ships 1")
    assert "shifted" in [event.name for event in events]
    assert berths(pos) == ("A", "ABCDE"[:players], "")


@COUNTS
@pytest.mark.clause("HB-3.5")
def test_HB_3_5_pieces_start_off_the_rondel(players):
    assert [player["space"] for player in wf.new("hamburgum", players, seed=1).view()["players"]] == [None] * players


@COUNTS
@pytest.mark.clause("HB-3.6")
def test_HB_3_6_prices_start_at_100(players):
    assert prices(wf.new("hamburgum", players, seed=1)) == (100, 100, 100)


@COUNTS
@pytest.mark.clause("HB-3.7", "HB-1.8", "HB-1.10", "HB-1.11")
def test_HB_3_7_churches_are_empty_and_hold_five_tokens(players):
    churches = wf.new("hamburgum", players, seed=1).view()["churches"]
    assert tuple(churches) == CHURCHES
    for church in churches.values():
        assert church["donors"] == []
        assert church["tokens"] == list(KINDS)
        assert not church["completed"]


@COUNTS
@pytest.mark.clause("HB-3.8", "HB-1.13", "HB-1.16", "HB-3.11")
def test_HB_3_8_all_28_sites_are_free(players):
    sites = wf.new("hamburgum", players, seed=1).view()["sites"]
    assert set(sites) == set(ALL_SITES)
    assert len(sites) == 28
    assert all(site["owner"] is None and site["official"] is None for site in sites.values())


@COUNTS
@pytest.mark.clause("HB-3.9", "HB-14.5", "HB-R29")
def test_HB_3_9_numbered_stack(players):
    for seed in range(5):
        pos = wf.new("hamburgum", players, seed=seed)
        assert tuple(left(pos)) == NUMBERED
        assert pos.view()["officials"] == {"mode": "numbered", "visible": list(NUMBERED), "hidden": []}


@COUNTS
@pytest.mark.parametrize("officials", ["advanced_choice", "advanced_random"])
@pytest.mark.clause("HB-3.10")
def test_HB_3_10_only_the_blue_set_is_in_the_game(players, officials):
    pos = wf.new("hamburgum", players, seed=1, officials=officials)
    assert sorted(left(pos)) == sorted(BLUE)


@pytest.mark.clause("HB-3.11")
def test_HB_3_11_two_players_have_no_special_rule():
    two, five = wf.new("hamburgum", 2, seed=1), wf.new("hamburgum", 5, seed=1)
    for part in ("churches", "sites", "prices", "officials", "dutchmen_left"):
        assert two.view()[part] == five.view()[part]
    assert choices(two) == choices(five)


@pytest.mark.clause("HB-1.2", "HB-2.9", "HB-R37")
def test_HB_2_9_the_bank_never_runs_out():
    pos = Table(2).player(0, beer=100, sugar=100, cloth=100, timber=100, brick=100, money=100_000).position()
    assert stock(turn(pos.copy(), "move beer"))["beer"] == 101  # 45 cubes in the box
    turn(pos, "move trade_1; buy bell=1 brick=31+ brick=0 timber=3")
    assert stock(pos) == {"beer": 100, "sugar": 100, "cloth": 100, "timber": 103, "brick": 131, "bell": 1}


@pytest.mark.clause("HB-2.9", "HB-R37", "HB-12.8")
def test_HB_2_9_citizens_do_not_run_out():
    sites = [site for site in ALL_SITES if site not in ("N1", "C3", "C6")][:18]
    pos = Table(2).player(0, timber=9, brick=9).completed("dom", 0).sites(0, " ".join(sites)).position()
    free = [site for site in ALL_SITES if site not in sites and site[0] in "MNPCJ"]
    free = [site for site in free if site not in ("M4", "M6", "N3", "P2", "P5", "C2", "J2")]
    turn(pos, "move guildhall; " + "; ".join(f"build {site}" for site in free))
    assert len(pos.view()["players"][0]["sites"]) == 18 + len(free) > 18
