"""HB-16 End of the game."""

import pytest

import wharfinger as wf
from wharfinger.kernel import parts

from .build import ALL_SITES, CHURCHES, Table, after, lines, money, prestige, refused, tokens, total, turn


def last_part(players=2, seat=0, **held):
    """Five churches are completed by seat 1; the sixth, jacobi, lacks part 5 and has four by seat 1."""
    table = Table(players).player(seat, **{"timber": 1, "brick": 1, "bell": 1, **held}).to_move(seat, 3)
    for church in CHURCHES[:5]:
        table.completed(church, 1)
    return table.church("jacobi", "1 points scored", "1 tokens scored", "1 building scored", "1 citizens scored")


@pytest.mark.clause("HB-16.1", "HB-R31", "HB-4.1")
def test_HB_16_1_in_the_middle_of_a_round():
    pos = last_part(3, seat=1, brick=5).position()
    pos.play("move church; donate jacobi")
    assert pos.over
    assert pos.turn == 7  # the turn of seat 1 in round 3 did not even end; seat 2 gets none
    assert pos.legal() == []


@pytest.mark.clause("HB-16.1", "HB-R32")
def test_HB_16_1_the_second_half_is_dropped():
    pos = last_part(brick=3).position()
    pos.play("move church; donate jacobi")
    assert tokens(pos, scored=False) == {"jacobi_ships"}
    assert "the game is over" in refused(pos, "score jacobi_ships")


@pytest.mark.clause("HB-16.2")
def test_HB_16_2_last_token_and_bonus_are_credited():
    pos = last_part(prestige=10).position()
    pos.play("move church; donate jacobi")
    assert tokens(pos) == {"jacobi_ships"}
    assert prestige(pos) == 13
    assert total(pos) == 13 + 2  # one ship in berth 3


@pytest.mark.clause("HB-16.3", "HB-R32", "HB-11.13")
def test_HB_16_3_everybody_scores_all_unscored_tokens():
    table = Table(3).player(0, timber=1, brick=1, bell=1, prestige=1).player(1, prestige=2).player(2, prestige=3)
    for church in CHURCHES[1:5]:
        table.completed(church, 1)
    table.church("michaelis", "2 points", "2 ships", "1 tokens scored", "2 citizens", "1 building")
    table.church("jacobi", "2 points", "2 tokens scored", "2 citizens", "1 building scored").sites(2, "J3 M1 M6")
    pos = table.position()
    pos.play("move church; donate jacobi")
    assert pos.over
    # seat 2: two points and two citizens tokens, beyond the holding limit: 5 + 5 + 2 + 2 x 3 + 1 x 4
    assert total(pos, 2) == 3 + 5 + 5 + 2 + 6 + 4
    assert total(pos, 1) == 2 + 0  # michaelis_building without a merchant
    assert total(pos, 0) == 1 + 3 + 2  # jacobi_ships


@pytest.mark.clause("HB-16.4", "HB-R33", "HB-1.4")
@pytest.mark.parametrize("item", ["beer", "sugar", "cloth", "timber", "brick", "bell"])
def test_HB_16_4_every_unit_is_50(item):
    pos = Table(2).player(0, money=50).position()
    assert total(pos) == 0
    assert total(Table(2).player(0, money=50, **{item: 1}).position()) == 1
    assert Table(2).player(0, money=10, **{item: 1}).position().view()["players"][0]["final"]["money"] == 60


@pytest.mark.clause("HB-16.4")
def test_HB_16_4_ships_buildings_citizens_bring_nothing():
    table = Table(2).player(0).completed("dom", 0).sites(0, "M1 M3 M4 N1").harbour("AA", "AA", "AF")
    assert total(table.position()) == 0


@pytest.mark.clause("HB-16.5", "HB-X16.a")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (90, 0), (100, 1), (190, 1), (200, 2), (1990, 19)])
def test_HB_16_5_a_point_for_every_full_100(money, points):
    assert total(Table(2).player(0, money=money, prestige=7).position()) == 7 + points


@pytest.mark.clause("HB-16.6")
def test_HB_16_6_most_prestige_wins():
    table = Table(3).player(0, prestige=10).player(1, prestige=12).player(2, prestige=11, money=100)
    assert table.position().scores() == [10, 12, 12]
    assert table.position().places() == [3, 2, 1]  # tied, and seat 2 has the money
    table.player(2, prestige=11)
    assert table.position().places() == [3, 1, 2]


@pytest.mark.clause("HB-16.7", "HB-R34")
@pytest.mark.parametrize(("switch", "places"), [("cash", [1, 2]), ("remainder", [2, 1])])
def test_HB_16_7_more_money_wins_a_tie(switch, places):
    # 10 + 3 against 11 + 2; money 310 and 290, remainders 10 and 90
    table = Table(2, tie_money=switch).player(0, prestige=10, money=310).player(1, prestige=11, money=240, beer=1)
    pos = table.position()
    assert pos.scores() == [13, 13]
    assert pos.places() == places
    told = {"cash": ([0, 1], "tie-money", [310, 290]), "remainder": ([1, 0], "tie-remainder", [90, 10])}
    assert parts.ties(pos.game, pos.state, pos.scores(), pos.places()) == [told[switch]]


@pytest.mark.clause("HB-16.8", "HB-X16.c")
def test_HB_16_8_places_are_shared():
    table = Table(5).player(0, prestige=5, money=40).player(1, prestige=9, money=50).player(2, prestige=9, beer=1)
    pos = table.player(3, prestige=5, money=40).player(4, prestige=5, money=30).position()
    assert pos.places() == [3, 1, 1, 3, 5]


@pytest.mark.clause("HB-16.9", "HB-R41", "HB-18.2")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("limit", [1, 2])
def test_HB_16_9_turn_limit(players, limit):
    pos = wf.new("hamburgum", players, seed=1, turn_limit=limit)
    for number in range(limit * players):
        assert not pos.over, number
        turn(pos, "move beer" if number < players else "move sugar")
    assert pos.over
    assert pos.ending == "turn limit reached"  # marked as unfinished
    assert pos.scores()[0] == 1 + (10 + 5 * 50 + 50 * limit) // 100
    assert pos.places()[-1] == 1  # seat n has n prestige and 10 n money


@pytest.mark.clause("HB-16.9", "HB-R41")
def test_HB_16_9_no_limit():
    pos = wf.new("hamburgum", 2, seed=1, turn_limit=0)
    for _ in range(40):
        lines(pos, *["move beer"] * 2, *["move sugar"] * 2, *["move cloth"] * 2)
    assert not pos.over
    assert pos.turn == 240


@pytest.mark.clause("HB-16.9", "HB-16.1")
def test_HB_16_9_the_sixth_church_in_the_last_round_is_a_proper_end():
    table = last_part(2, seat=1)
    table.data["options"]["turn_limit"] = 3
    pos = table.position()
    pos.play("move church; donate jacobi")
    assert pos.ending == "sixth church completed"


@pytest.mark.clause("HB-X16", "HB-11.6", "HB-16.3", "HB-16.4", "HB-16.5")
@pytest.mark.parametrize(("scope", "petri", "final"), [("anywhere", 12, 107), ("parish", 4, 99)])
def test_X16_final_scoring(scope, petri, final):
    table = Table(2, building_token_scope=scope).player(0, prestige=71, money=170, beer=2, timber=1, bell=1)
    table.church("michaelis", "0 points scored", "0 tokens").church("nikolai", "0 points scored", "0 ships")
    table.church("petri", "0 points scored", "0 building").church("dom", "0 points scored", "0 citizens")
    table.sites(0, "M1 M2 P3 M5 M6 M3 P4 N5 P1").harbour("B", "AA")
    pos = table.position()
    shown = pos.view()["players"][0]
    assert len(shown["tokens"]) == 8
    assert len(shown["sites"]) == 9
    values = {token["id"]: token["value"] for token in shown["tokens"] if not token["scored"]}
    assert values == {"nikolai_ships": 4, "dom_citizens": 9, "michaelis_tokens": 8, "petri_building": petri}
    assert shown["final"] == {"tokens": sum(values.values()), "money": 370}
    assert total(pos) == final


@pytest.mark.clause("HB-X16", "HB-X16.b", "HB-16.7", "HB-R34")
@pytest.mark.parametrize(("switch", "places"), [("cash", [1, 2]), ("remainder", [2, 1])])
def test_X16_b_tie(switch, places):
    table = Table(2, tie_money=switch).player(0, prestige=104, money=370).player(1, prestige=105, money=280)
    pos = table.position()
    assert pos.scores() == [107, 107]
    assert pos.places() == places


@pytest.mark.clause("HB-X16", "HB-X16.c", "HB-16.8")
@pytest.mark.parametrize("switch", ["cash", "remainder"])
def test_X16_c_shared_victory(switch):
    table = Table(3, tie_money=switch).player(0, prestige=104, money=370).player(1, prestige=104, money=320, cloth=1)
    assert table.player(2).position().places() == [1, 1, 3]


@pytest.mark.clause("HB-X16", "HB-X16.d", "HB-11.6", "HB-R1")
@pytest.mark.parametrize(
    ("scope", "highest"),
    [("anywhere", (15, 15, 20, 28, 20, 20)), ("parish", (5, 5, 4, 0, 8, 4))],
)
def test_X16_d_highest_value_of_building_tokens(scope, highest):
    for church, worth in zip(CHURCHES, highest, strict=True):
        table = Table(2, building_token_scope=scope).completed("dom" if church != "dom" else "petri", 0)
        table.church(church, "1 points", "0 building").sites(0, " ".join(ALL_SITES)).harbour("AB")
        tokens = {token["id"]: token["value"] for token in table.position().view()["players"][0]["tokens"]}
        assert tokens[f"{church}_building"] == worth


@pytest.mark.clause("HB-16.3", "HB-16.5")
def test_scores_before_the_end_are_as_if_it_ended_now():
    pos = Table(2).player(0, money=150, prestige=3, brick=1).church("dom", "0 points").position()
    assert total(pos) == 3 + 5 + 2
    assert (prestige(pos), money(pos)) == (3, 150)  # looking changes nothing
    assert total(after(pos, "move church; stop; score dom_points")) == 3 + 5 + 2


def test_games_that_nobody_ends_have_a_limit_where_programs_play():
    """W-HB-5: arena and environments stop a game after 100 rounds, unless they are told otherwise."""
    from wharfinger.arena.contest import prepare
    from wharfinger.envs import aec, vector

    assert prepare("hamburgum", ["random"], 2).options["turn_limit"] == 100
    assert prepare("hamburgum", ["random"], 2, options={"turn_limit": 0}).options["turn_limit"] == 0
    for env in (vector("hamburgum", 2, 1), vector("hamburgum", 2, 1, mix=[{"players": 3}])):
        env.reset(seed=1)
        assert env.position(0).options["turn_limit"] == 100
    env = aec("hamburgum", players=2)
    env.reset(seed=1)
    assert (
        env.unwrapped.match.numbers[
            [option.name for option in wf.game("hamburgum").definition.options].index("turn_limit")
        ]
        == 100
    )
    assert wf.new("hamburgum", 2, seed=1).options["turn_limit"] == 0
