"""LH-22 Hidden and private information."""

import json
import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import wharfinger as wf

from .build import CARDS, MODES, TILE_IDS, Table, after, choices, named_events, owner, proposals, unseen

DECK = ("zoo", "kiln", "tavern", "diner", "bakery", "farm")
SPECIAL = CARDS[33:69]
EVERYBODY = (None, 0, 1, 2)


def market(players=3, **options):
    """Everybody's next visit can be the Marketplace of the town; the deck is DECK."""
    table = Table(players, **options).town("marketplace").deck(*DECK)
    for seat in range(players):
        table.francs(seat, 30)
    return table


def look(pos, order="keep_order"):
    """The actor enters the Marketplace, takes two goods and looks."""
    pos.play("enter marketplace; francs")
    pos.play("fish")
    pos.play("wood")
    events = pos.play("look")
    if pos.phase == "order":
        events += pos.play(order)
    return events


def known(pos, seat):
    """LH-22.7: the cards a seat knows, each with its possible places, as its view shows them."""
    return {row["card"]: set(row["places"]) for row in pos.view(seat)["specials"]["known"]}


def close(pos):
    while pos.phase == "after_action":
        pos.play("done")
    return pos


def leave(pos):
    """Free the Marketplace: take the disc that is in it home."""
    pos.state.disc[:] = -1
    return pos


# -- what is open and what is hidden ---------------------------------------------------------------------------------


@pytest.mark.clause("LH-22.1", "LH-22.9", "LH-1.5")
@pytest.mark.parametrize("mode", [0, 1, 3])
def test_LH_22_1_open_to_all_seats(mode):
    draw = random.Random(mode)
    pos = wf.new("le-havre", 3, seed=mode, **MODES[mode])
    for step in range(120):
        if pos.over:
            break
        pos.play(draw.choice(pos.legal_codes()))
        if step % 20:
            continue
        spectator = pos.view()
        for seat in range(3):
            shown = pos.view(seat)
            shown["seat"] = None
            shown["specials"]["known"] = []
            for player in shown["players"]:
                player["hand"] = None
            assert shown == spectator
        assert {"offer", "tiles", "proposals", "ship_stacks", "round_cards", "modernised", "players"} <= set(spectator)
        assert [[row["id"] for row in stack] for stack in spectator["proposals"]] == [
            proposals(pos, space) for space in (1, 2, 3)
        ]
        assert spectator["specials"]["left"] == len(unseen(pos))
        player = spectator["players"][0]
        assert {"stock", "loans", "disc", "cards", "ships"} <= set(player)


@pytest.mark.clause("LH-22.2", "LH-22.9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_LH_22_2_face_down_tiles_and_the_deck_are_in_no_view(seat):
    pos = wf.new("le-havre", 3, seed=3, length="full")
    shown = pos.view(seat)
    assert [tile["id"] is not None for tile in shown["tiles"]] == [True] + [False] * 6
    assert shown["specials"]["revealed"] == [] and shown["specials"]["known"] == []
    assert sorted(shown["specials"]["unseen"]) == sorted(SPECIAL)  # a set, in no order of the deck
    assert shown["specials"]["unseen"] == pos.concealed(seat, 5).view(seat)["specials"]["unseen"]


@pytest.mark.clause("LH-22.2", "LH-22.9", "LH-22.10")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_LH_22_9_views_and_features_do_not_depend_on_what_is_hidden(mode):
    """What a seat sees is the same in every world that it cannot tell apart."""
    for seed in range(2):
        draw = random.Random(seed)
        pos = wf.new("le-havre", 3, seed=seed, **MODES[mode])
        for step in range(150):
            if pos.over:
                break
            if step % 15 == 0:
                for seat in EVERYBODY:
                    other = pos.concealed(seat, 77 + step)
                    assert other.view(seat) == pos.view(seat)
                    assert other.legal_codes() == pos.legal_codes() or pos.actor != seat
                    if seat is not None:
                        assert np.array_equal(other.observe(seat), pos.observe(seat))
            codes = pos.legal_codes()
            wanted = [code for code in codes if "marketplace" in str(_named(pos, code)) or _named(pos, code) == "look"]
            pos.play(draw.choice(wanted or codes))


def _named(pos, code):
    return pos.game.definition.phrase(pos.state, code)


@pytest.mark.clause("LH-22.9", "LH-22.11", "LH-22.6")
def test_LH_22_11_events_leave_out_what_a_look_showed():
    pos = market().position()
    events = look(pos, "swap")
    assert [(event.name, event.seat) for event in events] == [
        ("looked", None), ("saw", 0), ("saw", 0), ("laid_back", 0),
    ]  # fmt: skip
    for viewer in (None, 1, 2):
        assert [event.name for event in events if event.visible_to(viewer)] == ["looked"]
    assert all(event.visible_to(0) for event in events)


@pytest.mark.clause("LH-22.11")
@pytest.mark.parametrize("mode", [0, 2, 3])
def test_LH_22_11_no_public_event_names_a_hidden_card(mode):
    """Over random games: a card is in a public event only after it was revealed."""
    for seed in range(2):
        draw = random.Random(seed)
        pos = wf.new("le-havre", 2, seed=seed, **MODES[mode])
        while not pos.over:
            hidden = {card for card in CARDS if owner(pos, card) == "hidden"}
            events = pos.play(draw.choice(pos.legal_codes()))
            shown = {row["card"] for row in named_events(events, "revealed")}
            for event in events:
                if event.seat is None and event.arguments.get("card") in hidden:
                    assert event.arguments["card"] in shown


# -- tiles (LH-22.3) -------------------------------------------------------------------------------------------------


@pytest.mark.clause("LH-22.3", "LH-22.10")
@pytest.mark.parametrize("up", range(8))
def test_LH_22_3_only_face_down_tiles_are_dealt_anew(up):
    table = Table(2).to_move(0, 1)
    pos = table.tiles(up=up).position()
    order = [TILE_IDS[tile] for tile in pos.state.tiles]
    seen = set()
    for seat in (None, 0, 1):
        for seed in range(30):
            other = [TILE_IDS[tile] for tile in pos.concealed(seat, seed).state.tiles]
            assert other[:up] == order[:up] and sorted(other) == sorted(order)
            seen.add(tuple(other))
    assert (len(seen) == 1) == (up >= 6)


@pytest.mark.clause("LH-22.3")
def test_LH_22_3_a_uniformly_random_order_of_the_tiles_not_yet_seen():
    pos = Table(2).tiles(up=4).position()
    rest = tuple(TILE_IDS[tile] for tile in pos.state.tiles[4:])
    found = Counter(tuple(TILE_IDS[tile] for tile in pos.concealed(0, seed).state.tiles[4:]) for seed in range(900))
    assert set(found) == set(permutations(rest))
    assert all(105 <= count <= 195 for count in found.values())  # 150 expected


# -- the deck (LH-22.4, LH-22.7) -------------------------------------------------------------------------------------


@pytest.mark.clause("LH-22.4", "LH-22.10", "LH-22.2")
def test_LH_22_4_unseen_cards_are_a_uniform_choice_of_those_not_revealed():
    pos = Table(3).town("joinery", "luxury_yacht", "farm").deck("zoo", "kiln", "tavern", "diner").position()
    found, first = Counter(), Counter()
    for seed in range(1200):
        deck = unseen(pos.concealed(1, seed))
        assert len(set(deck)) == 4 and not {"luxury_yacht", "farm"} & set(deck)
        found.update(deck)
        first[deck[0]] += 1
    assert set(found) == set(SPECIAL) - {"luxury_yacht", "farm"}
    assert all(95 <= count <= 190 for count in found.values())  # 1200 * 4 / 34 = 141
    assert all(14 <= count <= 62 for count in first.values())  # 35


@pytest.mark.clause("LH-22.4", "LH-3.15")
def test_LH_22_4_only_cards_in_use():
    pos = wf.new("le-havre", 1, seed=1, length="full")
    found = {card for seed in range(150) for card in unseen(pos.concealed(0, seed))}
    assert found == set(SPECIAL) - {"harbour_watch", "zoo"}
    pos = wf.new("le-havre", 2, seed=1, length="full", expansion_cards="later_promos")
    found = {card for seed in range(200) for card in unseen(pos.concealed(0, seed))}
    assert set(SPECIAL) < found and len(found) == 38
    pos = wf.new("le-havre", 2, seed=1, length="short")
    assert unseen(pos.concealed(0, 3)) == []


@pytest.mark.clause("LH-22.10", "LH-22.1")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_LH_22_10_concealing_changes_nothing_that_is_known(mode):
    """By construction: after it only face-down tiles, the unseen deck, others' hands and others' looks differ."""
    draw = random.Random(mode)
    pos = wf.new("le-havre", 3, seed=mode + 20, **MODES[mode])
    for step in range(130):
        if pos.over:
            break
        pos.play(draw.choice(pos.legal_codes()))
        if step % 13:
            continue
        before = pos.dump()
        for seat in EVERYBODY:
            dealt = pos.concealed(seat, step).dump()
            up, revealed = pos.state.tiles_up, pos.state.revealed
            assert dealt["table"]["tiles"][:up] == before["table"]["tiles"][:up]
            assert sorted(dealt["table"]["tiles"]) == sorted(before["table"]["tiles"])
            assert dealt["table"]["deck"][:revealed] == before["table"]["deck"][:revealed]
            hidden = [card for card in dealt["table"]["deck"][revealed:] if card]
            assert len(set(hidden)) == len(hidden) == len(unseen(pos))
            assert all(before["table"]["holder"][card] == "hidden" for card in hidden)
            for other in range(3):
                mine, was = dealt["table"]["players"][other], before["table"]["players"][other]
                if other == seat:
                    assert mine == was
                assert [card is None for card in mine["seen"]] == [card is None for card in was["seen"]]
                assert mine["seen_sure"] == was["seen_sure"]
                assert [card is None for card in mine["hand"]] == [card is None for card in was["hand"]]
                mine["seen"], mine["hand"] = was["seen"], was["hand"]
            for key in ("tiles", "deck"):
                dealt["table"][key] = before["table"][key]
            dealt["chance"] = before["chance"]
            assert dealt == before
        assert pos.dump() == before  # the position itself is left alone


@pytest.mark.clause("LH-22.10", "LH-22.4")
def test_LH_22_10_concealed_worlds_load_as_sound_positions():
    pos = look_twice()
    for seat in EVERYBODY:
        for seed in range(20):
            world = pos.concealed(seat, seed)
            assert wf.load(world.dump()).dump() == world.dump()


# -- what a look teaches (LH-22.5 to LH-22.8) ------------------------------------------------------------------------


@pytest.mark.clause("LH-22.5", "LH-22.7", "LH-12.01.6")
@pytest.mark.parametrize("order", ["keep_order", "swap"])
def test_LH_22_5_the_visitor_knows_both_cards_and_their_order(order):
    pos = market().position()
    events = look(pos, order)
    assert named_events(events, "saw") == [{"place": 1, "card": "zoo"}, {"place": 2, "card": "kiln"}]
    top = ["zoo", "kiln"] if order == "keep_order" else ["kiln", "zoo"]
    assert unseen(pos)[:2] == top
    assert known(pos, 0) == {top[0]: {1}, top[1]: {2}}
    for seed in range(60):
        deck = unseen(pos.concealed(0, seed))
        assert deck[:2] == top and not set(top) & set(deck[2:])
    third = Counter(unseen(pos.concealed(0, seed))[2] for seed in range(400))
    assert len(third) >= 30 and not {"zoo", "kiln"} & set(third)  # of 34


@pytest.mark.clause("LH-22.6", "LH-22.9", "LH-12.01.6")
def test_LH_22_6_the_others_learn_nothing_of_what_he_saw():
    kept, swapped = market().position(), market().position()
    look(kept)
    look(swapped, "swap")
    for seat in (None, 1, 2):
        assert kept.view(seat) == swapped.view(seat)
        assert known(kept, seat) == {} if seat is not None else True
        tops = {unseen(kept.concealed(seat, seed))[0] for seed in range(300)}
        assert len(tops) > 30
        if seat is not None:
            assert np.array_equal(kept.observe(seat), swapped.observe(seat))


@pytest.mark.clause("LH-22.9", "LH-22.5")
def test_LH_22_9_a_pending_choice_shows_its_kind_only():
    pos = market().position()
    pos.play("enter marketplace; francs")
    pos.play("fish")
    pos.play("wood")
    pos.play("look")
    assert pos.phase == "order" and choices(pos) == {"keep_order", "swap"}
    for seat in (None, 1, 2):
        shown = pos.view(seat)
        assert (shown["actor"], shown["decision"]) == (0, "order")
        assert "zoo" not in json.dumps({**shown, "specials": None})
        assert shown == pos.concealed(seat, 9).view(seat)
    assert known(pos, 0) == {"zoo": {1}, "kiln": {2}}


def look_twice(first="keep_order", second="keep_order"):
    """Seat 0 looks, then seat 1."""
    pos = market().position()
    look(pos, first)
    leave(close(pos))
    assert pos.actor == 1
    look(pos, second)
    return leave(close(pos))


@pytest.mark.clause("LH-22.7", "LH-22.4")
@pytest.mark.parametrize("second", ["keep_order", "swap"])
def test_LH_22_7_b_after_another_seats_look_the_places_are_open(second):
    pos = look_twice(second=second)
    assert known(pos, 0) == {"zoo": {1, 2}, "kiln": {1, 2}}
    top = ["zoo", "kiln"] if second == "keep_order" else ["kiln", "zoo"]
    assert known(pos, 1) == {top[0]: {1}, top[1]: {2}}
    orders = Counter(tuple(unseen(pos.concealed(0, seed))[:2]) for seed in range(200))
    assert set(orders) == {("zoo", "kiln"), ("kiln", "zoo")} and min(orders.values()) > 65
    assert {tuple(unseen(pos.concealed(1, seed))[:2]) for seed in range(40)} == {tuple(top)}
    assert pos.view(0) == look_twice(second="keep_order" if second == "swap" else "swap").view(0)


def reveal(pos):
    """Turn up the top special card, as a round card orders it (2 players, round 3: special)."""
    data = pos.dump()
    data["turn"] = 7 * 4 - 1  # three players, round 4: special
    data["pending"] = [{"decision": "job_town", "seat": 0}]
    other = pos.copy()
    s = other.state
    s.turn = data["turn"]
    s.stack[:] = 0
    s.stack[0, 0] = [decision.name for decision in other.game.definition.decisions].index("job_town")
    s.depth = 1
    other.game.driver.apply_at(other.batch, 0, other.legal_codes()[0], other._buffer)
    return other


@pytest.mark.clause("LH-22.7", "LH-22.8")
def test_LH_22_7_c_a_reveal_makes_the_other_card_exact():
    pos = look_twice(second="swap")  # kiln on zoo; seat 0 does not know
    pos = reveal(pos)
    assert owner(pos, "kiln") == "town" and unseen(pos)[0] == "zoo"
    assert known(pos, 0) == {"zoo": {1}} == known(pos, 1)
    assert known(pos, 2) == {}
    for seat in (0, 1):
        assert all(unseen(pos.concealed(seat, seed))[0] == "zoo" for seed in range(30))
    assert len({unseen(pos.concealed(2, seed))[0] for seed in range(200)}) > 25
    pos = reveal(pos)
    assert known(pos, 0) == known(pos, 1) == {}


@pytest.mark.clause("LH-22.7", "LH-22.8")
def test_LH_22_7_c_a_known_card_that_was_not_revealed_was_on_place_2():
    # seat 0 knows one card exactly; seat 1 looks and lays it on place 2; the other one is revealed
    pos = market().knows(0, "zoo").position()
    assert known(pos, 0) == {"zoo": {1}}
    look(pos)  # seat 0 itself: now two cards
    assert known(pos, 0) == {"zoo": {1}, "kiln": {2}}
    pos = market().to_move(1).knows(0, "zoo").position()
    look(pos, "swap")  # seat 1
    assert known(pos, 0) == {"zoo": {1, 2}}
    tops = Counter()
    for seed in range(300):
        deck = unseen(pos.concealed(0, seed))
        assert "zoo" in deck[:2]
        tops[deck.index("zoo")] += 1
    assert min(tops[0], tops[1]) > 100
    pos = reveal(pos)
    assert owner(pos, "kiln") == "town" and known(pos, 0) == {"zoo": {1}}
    pos = market().to_move(1).knows(0, "zoo").position()
    look(pos)
    pos = reveal(pos)
    assert owner(pos, "zoo") == "town" and known(pos, 0) == {}
    assert known(pos, 1) == {"kiln": {1}}


@pytest.mark.clause("LH-22.8")
def test_LH_22_8_never_more_than_two_cards_known():
    pos = market(2).position()
    for turn in range(4):
        look(pos, "swap" if turn % 2 else "keep_order")
        leave(close(pos))
        assert all(len(known(pos, seat)) <= 2 for seat in (0, 1))
        if turn == 1:
            pos.state.turn = 14  # skip feeding: this test is about the deck
    assert known(pos, 0) and known(pos, 1)


@pytest.mark.clause("LH-22.7", "LH-12.01.5")
def test_LH_22_7_with_one_card_left_a_look_blurs_nothing():
    table = market(2).town("farm", "bakery", "diner", "tavern", "kiln").deck("zoo").knows(1, "zoo")
    pos = table.position()
    look(pos)
    assert known(pos, 0) == {"zoo": {1}} == known(pos, 1)


@pytest.mark.clause("LH-22.10", "LH-22.7")
def test_LH_22_10_other_seats_knowledge_fits_the_world_dealt():
    pos = look_twice()
    for seat in EVERYBODY:
        for seed in range(40):
            world = pos.concealed(seat, seed)
            deck = unseen(world)
            assert set(known(world, 0)) == set(deck[:2])
            assert known(world, 1) == {deck[0]: {1}, deck[1]: {2}}
            assert known(world, 2) == {}


@pytest.mark.clause("LH-22.10", "LH-22.9", "LH-14.037")
def test_LH_22_9_construction_site_hands():
    cards = ("toy_fair", "hotel", "dunny", "kiln", "zoo", "tavern")
    table = Table(2, expansion_cards="all").town("construction_site").deck("farm", "diner")
    pos = table.francs(0, 9).position()
    s = pos.state
    for seat in (0, 1):
        s.hand[seat] = [CARDS.index(card) for card in cards[3 * seat : 3 * seat + 3]]
    s.hands_open = 1
    assert sorted(pos.view(0)["players"][0]["hand"]) == sorted(cards[:3])
    for viewer, seat in ((0, 1), (1, 0), (None, 0), (None, 1)):
        shown = pos.view(viewer)["players"][seat]
        assert shown["hand"] is None and shown["hand_cards"] == 3
    dealt = set()
    for seed in range(60):
        world = pos.concealed(0, seed)
        assert list(world.state.hand[0]) == list(s.hand[0])
        other = [CARDS[card] for card in world.state.hand[1]]
        assert len(set(other)) == 3 and not set(other) & (set(cards[:3]) | set(unseen(world)))
        assert not set(cards[:3]) & set(unseen(world))
        dealt |= set(other)
    assert len(dealt) > 45


@pytest.mark.clause("LH-22.10")
def test_LH_22_10_a_world_can_be_played_on():
    draw = random.Random(4)
    pos = look_twice()
    for seed in range(3):
        world = pos.concealed(0, seed)
        for _ in range(60):
            if world.over:
                break
            world.play(draw.choice(world.legal_codes()))
    assert after(pos, "take clay").turn >= 2
