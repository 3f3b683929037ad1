"""SY-24 Hidden information and chance: what a seat is shown, and what is dealt anew for it."""

from collections import Counter, defaultdict
from itertools import islice

import numpy as np
import pytest

import wharfinger as wf
from tests.cases import random_game
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .build import BLUE, MODES, RED, SETS, Table, chi_square, held


def discards(pos, seat):
    return {name for number, name in enumerate(RED + BLUE) if int(pos.state.discarded[seat]) >> number & 1}


def later(players, seed, decisions, **options):
    """Somewhere in a random game."""
    *_, pos = islice(random_game(wf.new("shipyard", players, seed, **options), seed), decisions)
    return pos


def known(pos, seat):
    """The dump without what is hidden from a seat: stacks as sets, contracts of others as numbers by colour."""
    data = pos.dump() | {"chance": None}
    table = data["table"]
    parts, solo, left = table["part_stack"], table["solo_stack"], table["solo_left"]
    table["part_stack"] = [sorted(filter(None, parts[a:b])) for a, b in ((0, 26), (26, 52), (52, 78), (78, 104))]
    table["canal_stack"], table["goods_stack"] = set(table["canal_stack"]), set(table["goods_stack"])
    if left:
        top = t.SOLO_TILES.index(solo[left - 1])
        table["solo_stack"] = [set(solo[:left]), set(solo[left:]), int(t.SOLO_NUMBER[top]), int(t.SOLO_BRACKET[top])]
    for other, player in enumerate(table["players"]):
        if other != seat:
            for key in ("discarded",) if pos.over else ("contracts", "discarded"):
                player[key] = [len(set(player[key]) & set(colour)) for colour in (RED, BLUE)]
    return data


@pytest.mark.clause("SY-24.1", "SY-24.2", "SY-24.4", "SY-24.5", "SY-3.23")
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_24_4_concealing_keeps_what_a_seat_has_seen_and_nothing_else(players, mode):
    for number, pos in enumerate(random_game(wf.new("shipyard", players, 3 + mode, **MODES[mode]), mode)):
        if number % 150 and not pos.over:
            continue
        hints = [pos.game.definition.hint(pos.state, code) for code in pos.legal_codes()]
        for seat in (None, *range(players)):
            other = pos.concealed(seat, 1)
            assert known(other, seat) == known(pos, seat)
            assert other.game.definition.check(other.state) == []
            assert other.concealed(seat, 2).batch.tobytes() == pos.concealed(seat, 2).batch.tobytes()
            assert other.view(seat) == pos.view(seat)
            assert other.scores() == pos.scores() and other.places() == pos.places()
            if seat is not None:
                assert np.array_equal(other.observe(seat), pos.observe(seat))
                if pos.actor == seat:
                    assert other.legal() == pos.legal()
                    assert [other.game.definition.hint(other.state, code) for code in other.legal_codes()] == hints


@pytest.mark.clause("SY-24.4")
@pytest.mark.parametrize("deal", ["three", "two"])
def test_SY_24_4_unseen_contracts_are_equally_likely(deal):
    """For seat 0 of 3: each of the red ones it has not seen is with seat 1 equally often."""
    pos = wf.new("shipyard", 3, 21, contracts_deal=deal)
    dealt, runs = (3, 330) if deal == "three" else (2, 360)
    found = Counter()
    for seed in range(runs):
        found.update(held(pos.concealed(0, seed), 1))
    for colour in (RED, BLUE):
        unseen = [name for name in colour if name not in held(pos, 0)]
        counts = {name: found[name] for name in unseen}
        assert sum(counts.values()) == dealt * runs
        assert chi_square(counts, dealt * runs / len(unseen)) < 40  # 99.99 % point for 11 degrees: 37.4
    assert not set(found) & held(pos, 0)


@pytest.mark.clause("SY-24.4", "SY-24.1")
def test_SY_24_4_own_discards_are_seen_others_are_not():
    table = Table(2)
    table.contracts(0, "rings", "soldiers").contracts(1, "boats", "kinds8")
    table.s.discarded[0] = 1 << RED.index("sizes") | 1 << RED.index("big7") | 3 << 15
    table.s.discarded[1] = 1 << RED.index("exact5") | 1 << RED.index("exact6") | 3 << 17
    pos = table.gear(0, cubes_left=1).begins()
    own = held(pos, 0) | discards(pos, 0)
    reds, kept = Counter(), Counter()
    for seed in range(300):
        other = pos.concealed(0, seed)
        assert held(other, 0) | discards(other, 0) == own
        theirs = held(other, 1) | discards(other, 1)
        assert not theirs & own and len(theirs) == 6
        reds.update(discards(other, 1) & set(RED))
        kept.update(held(other, 1) & set(RED))
    assert len(reds) == len(kept) == 11
    assert chi_square(reds, 600 / 11) < 36 and chi_square(kept, 300 / 11) < 36


@pytest.mark.clause("SY-24.4", "SY-3.20")
def test_SY_24_4_sets_stay_together():
    pos = wf.new("shipyard", 3, 5, contracts_deal="sets")
    found = Counter()
    for seed in range(180):
        other = pos.concealed(1, seed)
        assert held(other, 1) == held(pos, 1)
        hands = [SETS.index(held(other, seat)) for seat in (0, 2)]
        assert len({*hands, SETS.index(held(pos, 1))}) == 3
        found[tuple(hands)] += 1
    assert len(found) == 6 and chi_square(found, 30) < 25.7
    spectator = Counter(SETS.index(held(pos.concealed(None, seed), 0)) for seed in range(120))
    assert chi_square(spectator, 30) < 21.1 and len(spectator) == 4


@pytest.mark.clause("SY-24.4", "SY-24.5")
def test_SY_24_4_sets_after_the_discards():
    table = Table(2, contracts_deal="sets")
    table.contracts(0, "rings", "soldiers").contracts(1, "boats", "crane_businessman")
    table.s.discarded[0] = 1 << RED.index("exact5") | 1 << 14 + BLUE.index("cannon_soldier")
    table.s.discarded[1] = 1 << RED.index("ship_count") | 1 << 14 + BLUE.index("businessmen")
    pos = table.begins()
    kept = Counter()
    for seed in range(240):
        other = pos.concealed(0, seed)
        assert held(other, 1) | discards(other, 1) in SETS[1:]
        kept.update(held(other, 1) & set(RED))
    assert len(kept) == 6 and chi_square(kept, 40) < 25.7


@pytest.mark.clause("SY-24.2", "SY-24.7")
def test_SY_24_2_orders_of_stacks_are_dealt_anew_evenly():
    table = Table(3).stack_left("bow", 3).stack_left("middle", 3).stack_left("stern", 3)
    stacks = table.pos.dump()["table"]
    pos = table.canal_stack(*stacks["canal_stack"][:3]).goods_stack(*stacks["goods_stack"][:3]).begins()
    found = defaultdict(Counter)
    for seed in range(240):
        s = pos.concealed(0, seed).state
        bows, middles, sterns = s.part_stack, s.part_stack[26:], s.part_stack[78:]
        for number, stack in enumerate((bows, middles, sterns, s.canal_stack, s.goods_stack)):
            found[number][tuple(stack[:3].tolist())] += 1
    for orders in found.values():
        assert len(orders) == 6 and chi_square(orders, 40) < 25.7


@pytest.mark.clause("SY-24.2", "SY-22.3", "SY-24.4")
def test_SY_24_2_the_solo_stack_keeps_its_visible_number():
    """The back on top shows 0: it may be canal, crew or last_tile, equally likely; turned tiles are known."""
    table = Table(1).solo("crew", "build", "canal", "goods", turned="equipment employee")
    pos = table.begins()
    tops, second = Counter(), Counter()
    for seed in range(300):
        state = pos.concealed(0, seed).state
        stack, left = [t.SOLO_TILES[tile] for tile in state.solo_stack], int(state.solo_left)
        assert left == 6 and sorted(stack[6:]) == ["employee", "equipment"]
        tops[stack[5]] += 1
        if stack[5] == "crew":
            second[stack[4]] += 1
    assert set(tops) == {"crew", "canal", "last_tile"} and chi_square(tops, 100) < 18.5
    assert set(second) == {"build", "canal", "goods", "exchange", "last_tile"}


@pytest.mark.clause("SY-24.2", "SY-24.7")
def test_SY_24_7_future_reshuffles_are_not_known():
    pos = wf.new("shipyard", 2, 1)
    assert len({tuple(pos.concealed(0, seed).dump()["chance"]) for seed in range(5)}) == 5


# -- nothing leaks ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-24.1", "SY-24.5", "SY-5.12")
@pytest.mark.parametrize("seed", range(3))
def test_SY_24_5_no_event_names_a_contract_to_others(seed):
    for pos in random_game(wf.new("shipyard", 2, seed), seed):
        for event in pos.events:
            if set(event.arguments.values()) & set(RED + BLUE):
                assert event.name == "discarded_contract"
                assert [event.visible_to(seat) for seat in (event.seat, 1 - event.seat, None)] == [True, False, False]


@pytest.mark.clause("SY-24.2")
def test_SY_24_2_events_do_not_show_what_is_still_in_a_stack():
    for pos in islice(random_game(wf.new("shipyard", 1, 3), 3), 500):
        hidden = {name for name in pos.dump()["table"]["part_stack"] if name}
        assert not hidden & {event.arguments.get("part") for event in pos.events}


@pytest.mark.clause("SY-24.3")
def test_SY_24_3_what_lies_in_the_stacks_is_known_by_subtraction():
    """A spectator sees every part, canal and goods tile that is not in a stack; so the rest lies in the stacks."""
    for players, options in ((1, {"solo_removed": "discard"}), (1, {}), (3, {})):
        pos = later(players, 8, 420, **options)
        shown, table = pos.view(), pos.dump()["table"]
        text = str({key: value for key, value in shown.items() if key not in ("wheel", "cruise")})
        for ids, stack in ((t.PARTS, "part_stack"), (c.CANALS, "canal_stack"), (t.GOODS_TILES, "goods_stack")):
            inside = {name for name in table[stack] if name}
            for name in ids:
                assert (f"'{name}'" in text) == (name not in inside), name


@pytest.mark.clause("SY-24.3")
def test_SY_24_3_the_rest_is_public():
    pos = later(3, 6, 200)
    spectator = pos.view()
    for seat in range(3):
        mine = pos.view(seat)
        for key, value in spectator.items():
            if key not in ("players", "seat"):
                assert mine[key] == value
        for player, shown in enumerate(mine["players"]):
            for key, value in spectator["players"][player].items():
                if key != "contracts":
                    assert shown[key] == value
    player = spectator["players"][0]
    assert {"money", "reserve", "goods", "yard", "fleet", "system", "figure", "employees", "used_canals"} <= set(player)


@pytest.mark.clause("SY-24.7", "SY-1.1")
def test_SY_24_7_chance_only_in_reshuffles():
    chance = None
    for pos in random_game(wf.new("shipyard", 2, 12), 3):
        now = pos.state.rng.tolist()
        assert chance in (None, now) or any(event.name == "reshuffled" for event in pos.events)
        chance = now
