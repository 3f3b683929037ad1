"""HB-17 Information."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import wharfinger as wf

from .build import BLUE, MODES, Table, choices, left, named_events, open_sites, random_game, turn

FACES = pytest.mark.parametrize("face", ["face_up", "face_down"])


def variant(face, *stack, **more):
    """Variant II with this stack; seat 0 is a church builder with material, the others of the blue set are posted."""
    table = Table(3, officials="advanced_random", blue_top=face, **more).player(0, timber=9, brick=9, prestige=9)
    table.completed("dom", 0).completed("petri", 1)
    posted = [name for name in BLUE if name not in stack]
    for site, name in zip(("M4", "M6", "N3", "P2", "P5"), posted, strict=False):
        table.sites(1, f"{site}={name}")
    return table.officials(*stack).position()


@pytest.mark.clause("HB-17.1", "HB-17.3")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_HB_17_1_everything_is_public_and_alike_for_all(mode):
    draw = random.Random(mode)
    pos = wf.new("hamburgum", 3, seed=mode, **MODES[mode])

    def look(pos):
        spectator = pos.view()
        for seat in range(3):
            assert {**pos.view(seat), "seat": None} == spectator

    random_game(pos, draw.choice, look, 150)
    player = pos.view()["players"][0]
    assert {"space", "stock", "money", "prestige", "tokens", "sites", "ships", "supply"} <= set(player)
    assert {"players", "churches", "sites", "harbour", "prices", "officials", "dutchmen_left"} <= set(pos.view())


@pytest.mark.clause("HB-17.2", "HB-17.3")
@FACES
def test_HB_17_2_only_the_order_below_the_visible_top_is_hidden(face):
    stack = ("sexton", "canon", "deacon", "guildmaster")
    shown = variant(face, *stack).view()["officials"]
    seen = 1 if face == "face_up" else 0
    assert shown["visible"] == list(stack[:seen])
    assert shown["hidden"] == sorted(stack[seen:])


@pytest.mark.clause("HB-17.3", "HB-17.5")
@FACES
def test_HB_17_5_concealing_changes_only_the_unseen_order(face):
    pos = variant(face, "sexton", "canon", "deacon", "guildmaster")
    seen = 1 if face == "face_up" else 0
    before = pos.dump()
    orders = set()
    for seat in (None, 0, 1, 2):
        for seed in range(20):
            dealt = pos.concealed(seat, seed).dump()
            stack = left(pos.concealed(seat, seed))
            assert stack[:seen] == left(pos)[:seen]
            assert sorted(stack) == sorted(left(pos))
            orders.add(tuple(stack))
            dealt["table"]["officials"], dealt["chance"] = before["table"]["officials"], before["chance"]
            assert dealt == before
    assert len(orders) > 4
    assert pos.dump() == before  # the position itself is left alone


@pytest.mark.clause("HB-17.3", "HB-17.5")
@FACES
def test_HB_17_3_unseen_orders_are_equally_likely(face):
    stack = ("sexton", "canon", "deacon", "guildmaster") if face == "face_up" else ("canon", "deacon", "guildmaster")
    pos = variant(face, *stack)
    found = Counter(tuple(left(pos.concealed(0, seed)))[-3:] for seed in range(600))
    assert set(found) == set(permutations(("canon", "deacon", "guildmaster")))
    # chi-square against 100 each; 25.7 is the 99.99 % point for 5 degrees of freedom
    assert sum((number - 100) ** 2 / 100 for number in found.values()) < 25.7


@pytest.mark.clause("HB-17.3", "HB-17.5")
def test_HB_17_5_a_concealed_position_looks_like_the_real_one():
    one, two = variant("face_up", "sexton", "canon", "deacon"), variant("face_up", "sexton", "deacon", "canon")
    for seed in range(30):
        assert one.concealed(0, seed).view() == two.concealed(0, seed).view() == one.view()


@pytest.mark.clause("HB-17.2", "HB-17.3", "HB-15.3")
@FACES
def test_HB_17_2_view_features_and_hints_do_not_show_the_hidden_order(face):
    if face == "face_up":
        one, two = variant(face, "sexton", "canon", "deacon"), variant(face, "sexton", "deacon", "canon")
    else:
        one, two = variant(face, "canon", "sexton", "deacon"), variant(face, "deacon", "canon", "sexton")
    for seat in (None, 0, 1, 2):
        assert one.view(seat) == two.view(seat)
    for seat in range(3):
        assert np.array_equal(one.observe(seat), two.observe(seat))
    hint = one.game.definition.hint
    for pos in (one, two):
        pos.play("move guildhall")
    assert one.legal() == two.legal()
    for action in one.legal_codes():
        assert hint(one.state, action) == hint(two.state, action)


@pytest.mark.clause("HB-17.2", "HB-15.3")
@FACES
def test_HB_17_2_events_do_not_show_the_hidden_order(face):
    if face == "face_up":
        one, two = (
            variant(face, "sexton", "harbourmaster", "canon", "deacon"),
            variant(face, "sexton", "harbourmaster", "deacon", "canon"),
        )
    else:
        one, two = variant(face, "sexton", "canon", "deacon"), variant(face, "sexton", "deacon", "canon")
    for line in ("move guildhall; build M1", "move beer", "move trade_1; sell beer=1", "move church"):
        assert turn(one, line).events == turn(two, line).events
    for line in ("move dockyard", "move cloth"):
        assert turn(one, line).events == turn(two, line).events
    shown = one.play("move guildhall; build J2; stop")  # the top tile, the same in both
    assert shown == two.play("move guildhall; build J2; stop")
    assert ("revealed" in named_events(shown)) == (face == "face_up")
    assert all(event.seat is None for event in shown)
    assert one.view() == two.view()


@pytest.mark.clause("HB-17.3")
def test_HB_17_3_features_show_what_is_seen():
    one, two = variant("face_up", "sexton", "canon", "deacon"), variant("face_up", "canon", "sexton", "deacon")
    assert not np.array_equal(one.observe(0), two.observe(0))  # another visible top
    down = variant("face_down", "sexton", "canon", "deacon"), variant("face_down", "canon", "sexton", "deacon")
    assert np.array_equal(down[0].observe(0), down[1].observe(0))


@pytest.mark.clause("HB-17.4", "HB-15.2", "HB-17.3")
def test_HB_17_4_the_shuffle_is_fair():
    tops = Counter()
    for seed in range(700):
        stack = left(wf.new("hamburgum", 2, seed=seed, officials="advanced_random"))
        assert sorted(stack) == sorted(BLUE)
        tops[stack[0]] += 1
    # chi-square against 100 each; 27.9 is the 99.99 % point for 6 degrees of freedom
    assert sum((tops[name] - 100) ** 2 / 100 for name in BLUE) < 27.9


@pytest.mark.clause("HB-17.4", "HB-17.6")
@pytest.mark.parametrize("officials", ["numbered", "advanced_choice"])
def test_HB_17_6_deterministic_after_seating(officials):
    draw = random.Random(officials)
    one = wf.new("hamburgum", 4, seed=1, officials=officials, start_player="first_listed")
    two = wf.new("hamburgum", 4, seed=2, officials=officials, start_player="first_listed")
    chance = one.dump()["chance"]

    def look(pos):
        two.play(pos.moves[-1])
        assert two.dump()["table"] == pos.dump()["table"]
        assert two.events == pos.events

    random_game(one, draw.choice, look, 400)
    assert one.dump()["chance"] == chance  # nothing is drawn after the deal


@pytest.mark.clause("HB-17.4")
def test_HB_17_4_the_same_seed_deals_the_same():
    for seed in range(20):
        one, two = (wf.new("hamburgum", 5, seed=seed, officials="advanced_random") for _ in range(2))
        assert one.batch.tobytes() == two.batch.tobytes()
        assert one.names == two.names


@pytest.mark.clause("HB-17.7", "HB-2.2")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_HB_17_7_the_dump_is_the_complete_state(mode):
    draw = random.Random(177 + mode)
    pos = wf.new("hamburgum", 2 + mode % 4, seed=mode, **MODES[mode])
    seen = set()

    def look(pos):
        if draw.random() < 0.3 or pos.phase not in seen:
            again = wf.load(pos.dump())
            assert again.batch.tobytes() == pos.batch.tobytes()
            assert again.legal() == pos.legal()
            seen.add(pos.phase)

    random_game(pos, draw.choice, look, 500)
    assert {"move", "trade"} <= seen


@pytest.mark.clause("HB-17.7")
def test_HB_17_7_the_place_inside_an_action_is_state():
    pos = Table(2).player(0, beer=2, sugar=2, timber=5, brick=5, money=100).completed("dom", 0).position()
    trade = pos.copy()
    trade.play("move trade_1; sell beer=1 ...")
    assert trade.dump()["pending"] == [
        {"decision": "sell", "seat": 0, "good": "sugar", "beer": 1, "sugar": 0, "cloth": 0}
    ]
    hall = pos.copy()
    hall.play("move guildhall; build M4")
    again = wf.load(hall.dump())
    assert open_sites(again, "") == open_sites(hall, "")
    assert "M6" not in open_sites(again, "")
    church = pos.copy()
    church.play("move church; donate petri; stop")
    assert choices(wf.load(church.dump())) == {"score petri_points", "stop"}
