"""HB-14 Numbered officials and HB-15 the blue ones of the advanced variants."""

import pytest

from .build import (
    ALL_SITES,
    BLUE,
    CHURCHES,
    KINDS,
    NUMBERED,
    SITES,
    Table,
    after,
    choices,
    given,
    left,
    money,
    named_events,
    open_sites,
    prestige,
    refused,
    stock,
    tokens,
    turn,
)


def guild(officials="advanced_choice", timber=5, brick=5, **options):
    """Seat 0, a church builder with material and nothing else."""
    return Table(2, officials=officials, **options).player(0, timber=timber, brick=brick)


def on_top(name, **options):
    return guild("advanced_random", **options).officials(name, *(other for other in BLUE if other != name))


# -- numbered -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HB-14.1", "HB-3.9", "HB-14.5")
def test_HB_14_1_the_top_of_the_stack_without_choice():
    pos = guild("numbered").completed("dom", 0).position()
    for number, site in enumerate(SITES["official"]):
        pos = given(pos, 0, timber=1, brick=1, prestige=5)
        events = pos.play(f"move guildhall; build {site}")
        assert pos.actor == 1  # nothing was asked
        assert pos.view()["sites"][site]["official"] == NUMBERED[number]
        assert "revealed" not in named_events(events)
        assert left(pos) == list(NUMBERED[number + 1 :])
        pos = turn(given(pos, 1, prestige=5), "move dockyard")


@pytest.mark.clause("HB-14.2", "HB-R24")
def test_HB_14_2_councilman_counts_all_citizens():
    table = guild("numbered").completed("dom", 0).church("petri", "1 points").sites(0, "M1 N2").sites(1, "P2 P3 P5")
    for site in ("M4", "C2"):
        assert money(after(table.position(), f"move guildhall; build {site}")) == 60
    assert money(after(table.position(), "move guildhall; build M2; build M4")) == 70


def with_numbered(built):
    """Some officials of the numbered stack are posted already, by seat 1."""
    table = guild("numbered").completed("dom", 0).completed("petri", 1)
    return table.sites(1, " ".join(SITES["official"][:built]))


@pytest.mark.clause("HB-14.2")
@pytest.mark.parametrize("built", [0, 1, 2])
def test_HB_14_2_all_three_councilmen(built):
    assert money(after(with_numbered(built).position(), f"move guildhall; build {SITES['official'][built]}")) == 10 * (
        built + 1
    )


@pytest.mark.clause("HB-14.3", "HB-R25")
@pytest.mark.parametrize("built", [3, 4, 5])
def test_HB_14_3_vicars_count_all_donations(built):
    table = with_numbered(built).church("jacobi", "0 points", "1 ships")
    assert money(after(table.position(), f"move guildhall; build {SITES['official'][built]}")) == 10 * 12


@pytest.mark.clause("HB-14.4")
@pytest.mark.parametrize("more", [0, 1, 3])
def test_HB_14_4_lord_mayor_counts_completed_churches(more):
    table = with_numbered(6)
    for church in ("michaelis", "nikolai", "jacobi")[:more]:
        table.completed(church, 1)
    table.church("catharinen", "0 points", "1 ships", "1 tokens", "0 building")
    assert money(after(table.position(), "move guildhall; build J2")) == 60 * (2 + more)


# -- the variants -------------------------------------------------------------------------------------------------


@pytest.mark.clause("HB-15.1", "HB-R30", "HB-D14", "HB-3.10")
def test_HB_15_1_variant_I_any_remaining_official():
    pos = guild().completed("dom", 0).position()
    assert pos.view()["officials"] == {"mode": "advanced_choice", "visible": list(BLUE), "hidden": []}
    pos.play("move guildhall; build M4")
    assert stock(pos) == {"timber": 4, "brick": 4}  # paid before the choice
    assert choices(pos) == set(BLUE)
    pos.play("deacon; stop")
    turn(pos, "move beer")
    pos = given(pos, 0, prestige=5)
    assert choices(pos, "move guildhall; build P2") == set(BLUE) - {"deacon"}
    assert pos.view()["sites"]["M4"]["official"] == "deacon"


@pytest.mark.clause("HB-15.1", "HB-D14", "HB-19.2")
def test_HB_15_1_the_last_official_needs_no_choice():
    table = guild().completed("dom", 0)
    for site, name in zip(SITES["official"], BLUE[:6], strict=False):
        table.sites(0, f"{site}={name}")
    pos = table.position()
    pos.play("move guildhall; build J2")
    assert pos.view()["sites"]["J2"]["official"] == "civil_servant"
    assert money(pos) == 40 * 5


@pytest.mark.clause("HB-15.2", "HB-14.1")
def test_HB_15_2_variant_II_takes_the_top():
    pos = on_top("sexton").completed("dom", 0).position()
    pos.play("move guildhall; build M4")
    assert pos.view()["sites"]["M4"]["official"] == "sexton"
    assert money(pos) == 50
    assert "sexton" not in left(pos)


@pytest.mark.clause("HB-15.3", "HB-R28")
def test_HB_15_3_face_up_shows_the_top_and_then_the_next():
    pos = on_top("sexton").completed("dom", 0).position()
    shown = pos.view()["officials"]
    assert shown["visible"] == ["sexton"]
    assert shown["hidden"] == sorted(set(BLUE) - {"sexton"})
    events = pos.play("move guildhall; build M4")
    assert named_events(events) == ["moved", "built", "official", "revealed", "earned"]
    assert events[3].arguments == {"official": "canon"}
    assert pos.phase == "site"  # shown before the builder goes on
    assert pos.view()["officials"]["visible"] == ["canon"]
    assert pos.view()["officials"]["hidden"] == sorted(set(BLUE) - {"sexton", "canon"})


@pytest.mark.clause("HB-15.3", "HB-R28")
def test_HB_15_3_face_down_shows_a_tile_when_it_is_built():
    pos = on_top("sexton", blue_top="face_down").completed("dom", 0).position()
    assert pos.view()["officials"] == {"mode": "advanced_random", "visible": [], "hidden": sorted(BLUE)}
    events = pos.play("move guildhall; build M4")
    assert named_events(events) == ["moved", "built", "official", "earned"]
    assert pos.view()["officials"]["visible"] == []
    assert pos.view()["officials"]["hidden"] == sorted(set(BLUE) - {"sexton"})
    assert pos.view()["sites"]["M4"]["official"] == "sexton"


@pytest.mark.clause("HB-15.4", "HB-R23")
def test_HB_15_4_once_and_after_the_citizen_is_placed():
    pos = on_top("master_builder").completed("dom", 0).position()
    pos.play("move guildhall; build M4")
    assert money(pos) == 20  # the new citizen counts
    pos.play("build M1; build M2")
    assert money(pos) == 20  # once
    assert not open_sites(pos, "") & set(SITES["official"])


def x14(official):
    """X14 before building: 3 timber and 2 bricks, six citizens in two parishes."""
    table = on_top(official)
    table.player(0, beer=2, sugar=3, cloth=1, timber=3, brick=2).harbour("A", "AA")
    table.church("michaelis", "0 points scored", "0 ships scored", "0 tokens").church("petri", "0 points scored")
    table.church("dom", "0 points scored").church("jacobi", "1 points", "0 citizens")
    return table.sites(0, "M1 M2 M5 P3 P4 M3")


X14 = {
    "guildmaster": 180,
    "harbourmaster": 120,
    "deacon": 180,
    "sexton": 200,
    "master_builder": 140,
    "civil_servant": 120,
}


@pytest.mark.clause("HB-X14", "HB-15.5", "HB-15.6", "HB-15.7", "HB-15.8", "HB-15.9", "HB-15.10", "HB-R45")
@pytest.mark.parametrize("official", X14)
@pytest.mark.parametrize("variant", ["advanced_choice", "advanced_random"])
def test_X14_blue_officials(official, variant):
    table = x14(official)
    if variant == "advanced_choice":
        table.data["options"]["officials"] = "advanced_choice"
    pos = table.position()
    pos.play("move guildhall; build J2" + (f" {official}" if variant == "advanced_choice" else ""))
    assert money(pos) == X14[official]
    assert stock(pos) == {"beer": 2, "sugar": 3, "cloth": 1, "timber": 2, "brick": 1}
    assert len(tokens(pos)) == 6
    assert len(tokens(pos, scored=True)) == 4
    assert len(pos.view()["players"][0]["sites"]) == 7


@pytest.mark.clause("HB-15.5", "HB-R45")
def test_HB_15_5_guildmaster_counts_goods_and_keeps_them():
    table = on_top("guildmaster").completed("dom", 0).player(0, beer=4, cloth=1, timber=6, brick=7, bell=1)
    pos = after(table.position(), "move guildhall; build M4")
    assert money(pos) == 150
    assert stock(pos) == {"beer": 4, "cloth": 1, "timber": 5, "brick": 6, "bell": 1}


@pytest.mark.clause("HB-15.6")
def test_HB_15_6_harbourmaster_counts_own_ships_in_all_berths():
    table = on_top("harbourmaster").completed("dom", 0).sites(0, "N1").harbour("AB", "AF", "AA")
    assert money(after(table.position(), "move guildhall; build M4")) == 160


@pytest.mark.clause("HB-15.7")
def test_HB_15_7_deacon_counts_own_tokens_in_either_state():
    table = on_top("deacon").completed("dom", 1, 0, 1, 0, 0).church("petri", "0 points", "1 ships")
    assert money(after(table.position(), "move guildhall; build M4")) == 30 * 4


@pytest.mark.clause("HB-15.8")
def test_HB_15_8_sexton_counts_churches_completed_or_not():
    table = on_top("sexton").completed("dom", 0).completed("nikolai", 1, 0, 1, 1, 1).completed("jacobi", 1)
    table.church("petri", "1 points", "0 ships", "0 tokens").church("michaelis", "1 points")
    assert money(after(table.position(), "move guildhall; build M4")) == 50 * 3


@pytest.mark.clause("HB-15.9")
def test_HB_15_9_master_builder_counts_own_citizens():
    table = on_top("master_builder").completed("dom", 0).completed("petri", 1).sites(0, "M1 J1").sites(1, "M2 M3 N2")
    assert money(after(table.position(), "move guildhall; build M4")) == 60


@pytest.mark.clause("HB-15.10", "HB-R39")
@pytest.mark.parametrize(
    ("own", "site", "money_gained"),
    [
        ("", "M4", 40),
        ("M1 M2", "M4", 40),
        ("M1 M2", "P2", 80),
        ("M1 N2 P3 C1", "J2", 200),
        ("M1 N2 P3 C1 J1", "J2", 200),
    ],
)
def test_HB_15_10_civil_servant_counts_parishes(own, site, money_gained):
    table = on_top("civil_servant").completed("dom", 0).completed("petri", 1).sites(0, own).sites(1, "C4")
    assert money(after(table.position(), f"move guildhall; build {site}")) == money_gained


# -- the Canon ----------------------------------------------------------------------------------------------------


def canon(timber=1, brick=2, parts=4, **options):
    """X15.a: petri has four parts, one of them by the builder; the Canon lies on top."""
    table = on_top("canon", **options).player(0, timber=timber, brick=brick)
    kinds = ("points", "building", "tokens", "citizens")[:parts]
    return table.church("petri", *(f"{0 if number == 0 else 1} {kind} scored" for number, kind in enumerate(kinds)))


@pytest.mark.clause("HB-15.11", "HB-R19", "HB-D15", "HB-D16")
@pytest.mark.parametrize("parts", range(5))
def test_HB_15_11_any_part_for_one_brick(parts):
    table = on_top("canon", timber=1, brick=2).completed("dom", 0)
    table.church("jacobi", *(f"1 {kind} scored" for kind in KINDS[:parts]))
    pos = table.position()
    pos.play("move guildhall; build M4; canon jacobi")
    if pos.phase == "canon_token":
        assert choices(pos) == set(KINDS[parts:])
        pos.play(KINDS[parts])
    assert stock(pos) == {}
    assert money(pos) == 0
    assert pos.view()["churches"]["jacobi"]["donors"] == [1] * parts + [0]
    assert f"jacobi_{KINDS[parts]}" in tokens(pos, scored=False)


@pytest.mark.clause("HB-15.11", "HB-15.12", "HB-D15")
def test_HB_15_11_every_unfinished_church_or_decline():
    pos = canon(timber=2, brick=3).completed("dom", 1).position()
    pos.play("move guildhall; build P2")
    assert choices(pos) == {"canon decline", *(f"canon {church}" for church in CHURCHES if church != "dom")}
    pos.play("canon decline")
    assert stock(pos) == {"timber": 1, "brick": 2}
    assert pos.phase == "site"
    assert len(pos.view()["churches"]["petri"]["donors"]) == 4


@pytest.mark.clause("HB-15.12", "HB-R19")
def test_HB_15_12_without_a_brick_no_effect():
    pos = canon(timber=3, brick=1).position()
    pos.play("move guildhall; build P2")
    assert pos.actor == 1
    assert stock(pos) == {"timber": 2}
    assert pos.view()["sites"]["P2"]["official"] == "canon"


@pytest.mark.clause("HB-15.13", "HB-R22", "HB-9.7", "HB-9.11")
def test_HB_15_13_an_ordinary_donation_apart_from_the_cost():
    pos = canon(timber=3, brick=5, parts=2).position()
    pos.play("move guildhall; build P2; canon jacobi")  # no parts: the points token
    assert tokens(pos, scored=False) == {"jacobi_points"}
    assert "J3" in open_sites(pos, "")  # connects at once
    assert not pos.view()["players"][0]["church_builder"]


@pytest.mark.clause("HB-15.14", "HB-10.7")
def test_HB_15_14_the_sixth_church_ends_the_game():
    table = canon(timber=3, brick=5)
    for church in CHURCHES:
        if church != "petri":
            table.completed(church, 1)
    pos = table.position()
    pos.play("move guildhall; build P2; canon petri")
    assert pos.over
    assert stock(pos) == {"timber": 2, "brick": 3}


def surplus(switch, **more):
    table = canon(timber=2, brick=3, parts=3, canon_surplus=switch, **more)
    return table.church("nikolai", "1 points scored", "0 ships").position()


@pytest.mark.clause("HB-15.15", "HB-R18", "HB-11.11")
def test_HB_15_15_defer():
    pos = surplus("defer")
    pos.play("move guildhall; build P2; canon petri ships")
    assert pos.phase == "site"
    assert tokens(pos, scored=False) == {"nikolai_ships", "petri_ships"}
    assert prestige(pos) == 0


@pytest.mark.clause("HB-15.15", "HB-R18", "HB-D17", "HB-11.13")
@pytest.mark.parametrize("chosen", ["nikolai_ships", "petri_ships"])
def test_HB_15_15_score_now_exactly_one_of_the_two(chosen):
    pos = surplus("score_now")
    pos.play("move guildhall; build P2; canon petri ships")
    assert pos.phase == "surplus"
    assert choices(pos) == {"score nikolai_ships", "score petri_ships"}
    pos.play(f"score {chosen}")
    assert chosen in tokens(pos, scored=True)
    assert tokens(pos, scored=False) == {"nikolai_ships", "petri_ships"} - {chosen}
    assert prestige(pos) == 2  # one ship in the harbour
    assert pos.phase == "site"


@pytest.mark.clause("HB-15.15", "HB-D17")
def test_HB_15_15_score_now_asks_nothing_without_a_surplus():
    pos = surplus("score_now")
    pos.play("move guildhall; build P2; canon petri citizens")
    assert pos.phase == "site"
    assert tokens(pos, scored=False) == {"nikolai_ships", "petri_citizens"}


def letter(parts, *nikolai):
    """With the letter of the quick introduction: petri has so many parts, nikolai these."""
    table = canon(timber=2, brick=3, parts=parts, canon_surplus="no_duplicate")
    return table.church("nikolai", *nikolai).position()


@pytest.mark.clause("HB-15.16", "HB-R18", "HB-D16")
def test_HB_15_16_no_second_unscored_token_of_a_kind():
    pos = letter(2, "1 points scored", "0 ships")
    pos.play("move guildhall; build P2; canon petri")
    assert choices(pos) == {"tokens", "citizens"}
    assert 'cannot play "ships"' in refused(pos, "ships")
    pos.play("citizens")
    assert tokens(pos, scored=False) == {"nikolai_ships", "petri_citizens"}
    assert pos.phase == "site"
    again = letter(2, "1 points scored", "0 ships scored")  # a scored one bars nothing
    assert choices(after(again, "move guildhall; build P2; canon petri")) == {"tokens", "ships", "citizens"}


@pytest.mark.clause("HB-15.16", "HB-D15")
def test_HB_15_16_churches_without_a_token_to_give_are_closed():
    """At petri only ships are left, and churches without parts give points: the builder has both, unscored."""
    pos = letter(4, "0 points", "0 ships")
    pos.play("move guildhall; build P2")
    assert choices(pos) == {"canon nikolai", "canon decline"}
    pos.play("canon nikolai")
    assert choices(pos) == {"tokens", "building", "citizens"}


@pytest.mark.clause("HB-15.16", "HB-15.12", "HB-19.2")
def test_HB_15_16_with_no_church_open_the_canon_has_no_effect():
    pos = letter(4, "0 points", "0 ships", "1 tokens scored", "1 building scored", "1 citizens scored")
    pos.play("move guildhall; build P2")
    assert pos.phase == "site"
    assert stock(pos) == {"timber": 1, "brick": 2}


@pytest.mark.clause("HB-X15", "HB-X15.a", "HB-15.11", "HB-15.13")
def test_X15_a_the_canon_completes_a_church():
    pos = canon().position()
    turn(pos, "move guildhall; build P2; canon petri")
    assert stock(pos) == {}
    assert tokens(pos) == {"petri_points", "petri_ships"}
    assert prestige(pos) == 8
    assert pos.view()["players"][0]["church_builder"]


@pytest.mark.clause("HB-X15", "HB-X15.b", "HB-15.12")
def test_X15_b_one_brick_only():
    pos = canon(brick=1).position()
    turn(pos, "move guildhall; build P2")
    assert pos.view()["sites"]["P2"] == {"type": "official", "parish": "petri", "owner": 0, "official": "canon"}
    assert (stock(pos), prestige(pos), len(tokens(pos))) == ({}, 0, 1)


@pytest.mark.clause("HB-X15", "HB-X15.c", "HB-15.13", "HB-R22")
def test_X15_c_church_builder_in_the_same_action():
    pos = canon(timber=2, brick=3).position()
    pos.play("move guildhall; build P2; canon petri")
    assert stock(pos) == {"timber": 1, "brick": 1}
    assert open_sites(pos, "") == set(ALL_SITES) - set(SITES["official"])


@pytest.mark.clause("HB-X15", "HB-X15.d", "HB-15.14", "HB-16.4")
def test_X15_d_the_sixth_church():
    table = canon(timber=2, brick=4)
    for church in CHURCHES:
        if church != "petri":
            table.completed(church, 1)
    pos = table.position()
    pos.play("move guildhall; build P2; canon petri")
    assert prestige(pos) == 3
    assert pos.over
    # 1 timber and 2 bricks are left: 150 money, 1 point; the last token is petri_ships with one ship
    assert stock(pos) == {"timber": 1, "brick": 2}
    assert pos.scores()[0] == 3 + 2 + 1


@pytest.mark.clause("HB-X15", "HB-X15.e", "HB-15.15", "HB-11.9")
def test_X15_e_surplus():
    pos = surplus("defer")
    turn(pos, "move guildhall; build P2; canon petri ships")
    turn(pos, "move beer")
    pos = given(pos, 0, prestige=2)
    pos = given(pos, 0, timber=0, brick=0)
    pos.play("move church")
    assert choices(pos) == {"score nikolai_ships", "score petri_ships"}
    pos.play("score petri_ships; stop")
    assert tokens(pos, scored=False) == {"nikolai_ships"}
    never = surplus("no_duplicate")
    assert 'cannot play "ships"' in refused(never, "move guildhall; build P2; canon petri ships")
    now = surplus("score_now")
    now.play("move guildhall; build P2; canon petri ships; score nikolai_ships")
    assert tokens(now, scored=False) == {"petri_ships"}


@pytest.mark.clause("HB-X15", "HB-X15.f", "HB-15.13", "HB-9.7")
def test_X15_f_a_church_without_parts():
    pos = canon(brick=3).position()
    pos.play("move guildhall; build P2; canon dom")
    assert "dom_points" in tokens(pos, scored=False)
    assert pos.view()["churches"]["dom"]["donors"] == [0]


@pytest.mark.clause("HB-15.11", "HB-D15")
def test_the_canon_refuses_a_completed_church():
    pos = canon(timber=2, brick=3).completed("dom", 1).position()
    assert "cannot play" in refused(pos, "move guildhall; build P2; canon dom")


@pytest.mark.clause("HB-15.5", "HB-15.6", "HB-15.7", "HB-15.8", "HB-15.9", "HB-15.10", "HB-14.2")
@pytest.mark.parametrize("official", [name for name in BLUE if name != "canon"])
@pytest.mark.parametrize("site", ["M4", "J2"])
def test_the_hint_for_a_site_tells_what_the_official_will_bring(official, site):
    pos = given(on_top(official).completed("dom", 0).sites(0, "M1 M2 P3").position(), 0, beer=2)
    pos.play("move guildhall")
    code = next(action.code for action in pos.legal() if str(action) == f"build {site}")
    key, numbers = pos.game.definition.hint(pos.state, code)
    assert key == f"hint-official-{official}"
    assert numbers["money"] == money(after(pos, f"build {site}")) > 0
