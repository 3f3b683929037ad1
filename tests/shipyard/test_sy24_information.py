"""SY-24 Hidden information: what a seat is shown, what is dealt anew, and invariants of play."""

import random
from collections import Counter

import numpy as np
import pytest

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .positions import BLUE, EMPLOYEES, MODES, RED, Table, chi_square, column, drive, held, slots, staff, turn
from .test_sy03_setup import SETS

HIDDEN = ("part_stack", "canal_stack", "goods_stack", "solo_stack")


def later(players, seed, decisions=150, **options):
    """Somewhere in a random game."""
    pos = wf.new("shipyard", players, seed, **options)
    drive(pos, seed, None, decisions)
    return pos


def discards(pos, seat):
    return {name for number, name in enumerate(RED + BLUE) if int(pos.state.discarded[seat]) >> number & 1}


def known(pos, seat):
    """The dump without what is hidden from a seat: stacks as sets, contracts of others as numbers by colour."""
    data = pos.dump()
    table = data["table"]
    for name in HIDDEN:
        stack = table[name]
        if name == "part_stack":
            table[name] = [sorted(filter(None, stack[a:b])) for a, b in ((0, 26), (26, 52), (52, 78), (78, 104))]
        elif name == "solo_stack":
            left = table["solo_left"]
            top = stack[left - 1] if left else None
            back = top and [
                (int(t.SOLO_NUMBER[k]), int(t.SOLO_BRACKET[k])) for k, x in enumerate(t.SOLO_TILES) if x == top
            ]
            table[name] = [sorted(filter(None, stack[:left])), sorted(filter(None, stack[left:])), back]
        else:
            table[name] = sorted(filter(None, stack))
    for other, player in enumerate(table["players"]):
        if other != seat:
            for key in ("contracts", "discarded"):
                if key == "contracts" and pos.over:
                    continue
                player[key] = [len(set(player[key]) & set(colour)) for colour in (RED, BLUE)]
    data["chance"] = None
    return data


@pytest.mark.clause("SY-24.1", "SY-24.2", "SY-24.4")
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_24_4_concealing_keeps_everything_a_seat_has_seen(players, mode):
    pos = later(players, 3 + mode, 60 + 90 * mode, **MODES[mode])
    for seat in (None, *range(players)):
        want = known(pos, seat)
        for seed in range(3):
            other = pos.concealed(seat, seed)
            assert known(other, seat) == want
            assert not other.game.definition.check(other.state)
            assert other.view(seat) == pos.view(seat)
            if seat is not None:
                assert np.array_equal(other.observe(seat), pos.observe(seat))
                assert held(other, seat) == held(pos, seat) and discards(other, seat) == discards(pos, seat)


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
    table = Table(3).stack_left("bow", 3).stack_left("stern", 3)
    pos = table.begins()
    bows, sterns = Counter(), Counter()
    for seed in range(240):
        stack = pos.concealed(0, seed).state.part_stack.tolist()
        bows[tuple(stack[:3])] += 1
        sterns[tuple(stack[78:81])] += 1
    assert len(bows) == len(sterns) == 6
    assert chi_square(bows, 40) < 25.7 and chi_square(sterns, 40) < 25.7


@pytest.mark.clause("SY-24.2", "SY-3.1")
def test_SY_24_2_middles_I_stay_above_middles_II():
    pos = wf.new("shipyard", 3, 5)
    for seed in range(10):
        stack = pos.concealed(0, seed).dump()["table"]["part_stack"][26:78]
        middles = [name for name in stack if name]
        assert [name[:2] for name in middles] == ["M2"] * 26 + ["M1"] * 16


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


def twins(seat, players=3, seed=4, decisions=120, **options):
    """Two positions that differ only in what the seat cannot know."""
    pos = later(players, seed, decisions, **options)
    return pos, pos.concealed(seat, 99)


@pytest.mark.clause("SY-24.1", "SY-24.2", "SY-24.4", "SY-3.23")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 80, 300])
def test_SY_24_1_views_features_and_hints_show_nothing_hidden(players, decisions):
    for seat in (None, *range(players)):
        one, two = twins(seat, players, 4, decisions)
        assert one.batch.tobytes() != two.batch.tobytes()
        assert one.view(seat) == two.view(seat)
        assert one.scores() == two.scores() and one.places() == two.places()
        if seat is not None:
            assert np.array_equal(one.observe(seat), two.observe(seat))
            if one.actor == seat:
                assert one.legal() == two.legal()
                hint = one.game.definition.hint
                assert [hint(one.state, code) for code in one.legal_codes()] == [
                    hint(two.state, code) for code in two.legal_codes()
                ]


@pytest.mark.clause("SY-24.1", "SY-24.5", "SY-5.12")
def test_SY_24_5_no_event_names_a_contract_to_others():
    for seed in range(3):
        pos = wf.new("shipyard", 2, seed)

        def look(pos):
            for event in pos.events:
                for value in event.arguments.values():
                    if value in RED + BLUE:
                        assert event.name == "discarded_contract" and event.seat is not None
                        assert event.visible_to(event.seat) and not event.visible_to(None)
                        assert not event.visible_to(1 - event.seat)

        drive(pos, seed, look)
        assert pos.over


@pytest.mark.clause("SY-24.2")
def test_SY_24_2_events_do_not_show_what_is_still_in_a_stack():
    def look(pos):
        table = pos.dump()["table"]
        hidden = {name for key in HIDDEN[:3] for name in table[key] if name}
        fresh = {"built", "laid", "bought", "removed_part", "removed_canal", "removed_goods"}
        for event in pos.events:
            if event.name in fresh:
                assert not {value for value in event.arguments.values() if isinstance(value, str)} & (
                    hidden - set(c.CANALS) - set(t.GOODS_TILES)
                )

    drive(wf.new("shipyard", 1, 3), 3, look, 500)


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
    pos = later(3, 6, 300)
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


@pytest.mark.clause("SY-24.7", "SY-24.6")
def test_SY_24_7_chance_only_in_reshuffles():
    pos, seen = wf.new("shipyard", 2, 12), set()
    chance = pos.dump()["chance"]
    draw = random.Random(3)
    while not pos.over:
        pos.play(draw.choice(pos.legal_codes()))
        now = list(map(int, pos.state.rng))
        if now != chance:
            assert any(event.name == "reshuffled" for event in pos.events)
            seen.add("reshuffled")
            chance = now
    assert "solo" not in seen


@pytest.mark.clause("SY-24.6")
def test_SY_24_6_the_same_seed_deals_the_same():
    for players in (1, 2, 3, 4):
        one, two = (wf.new("shipyard", players, 44) for _ in range(2))
        assert one.batch.tobytes() == two.batch.tobytes() and one.names == two.names
        assert wf.new("shipyard", players, 45).batch.tobytes() != one.batch.tobytes()


# -- invariants ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-24.8", "SY-24.9", "SY-24.10", "SY-24.11", "SY-24.13", "SY-24.14", "SY-24.15", "SY-24.16")
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_24_8_counts_are_kept_in_play(players, mode):
    pos = wf.new("shipyard", players, 60 + mode, **MODES[mode])
    chairs = 3 if players == 1 else players
    skipped = 2 * chairs if players == 2 else chairs
    before = {"used": [0] * players, "points": [0] * players}
    tick = 0

    def look(pos):
        nonlocal tick
        tick += 1
        s = pos.state
        assert min(int(s.money[seat]) for seat in range(players)) >= 0
        for key, values in before.items():
            now = [int(getattr(s, key)[seat]) for seat in range(players)]
            assert all(a <= b for a, b in zip(values, now, strict=True))
            before[key] = now
        if pos.phase != "tile" or tick % 3:
            return
        table = pos.dump()["table"]
        people = table["players"]
        parts = [*table["part_stack"], *(x for col in table["offer"].values() for x in col)]
        parts += [x for player in people for x in player["yard"]]
        gone = [name for name, fate in table["fate"].items() if fate != "in_play"]
        assert sorted(filter(None, [*parts, *gone])) == sorted(t.PARTS)
        canals = [*table["canal_stack"], *table["canal_offer"], *table["canal_discard"], *table["canals_out"]]
        canals += [x for player in people for x in (*player["system"], *player["used_pile"])]
        assert sorted(filter(None, canals)) == sorted(c.CANALS)
        goods = [*table["goods_stack"], *table["goods_offer"], *table["goods_discard"], *table["goods_out"]]
        goods += [x for player in people for x in player["goods"]]
        assert sorted(filter(None, goods)) == sorted(t.GOODS_TILES)
        if players > 1 or MODES[mode].get("solo_removed") == "discard":
            assert table["canals_out"] == table["goods_out"] == []
        owned = Counter(name for player in people for name in player["employees"])
        assert sum(owned.values()) + sum(table["staff_left"].values()) == (24 if players < 3 else 48)
        for seat in range(players):
            mine = staff(pos, seat)
            assert all(name[:-1] + "1" in mine for name in mine if name.endswith("_2"))
        if pos.turn >= skipped:
            cubes = [[tile["cubes"][chair] for tile in pos.view()["row"]] for chair in range(chairs)]
            for chair, row in enumerate(cubes):
                idle = chair != pos.turn % chairs
                want = ([1, 2] if idle else [2]) if players == 2 else [1] if idle else []
                assert sorted(filter(None, row)) == want
            assert int(s.gear) == pos.turn + 1 - skipped

    drive(pos, mode, look, 420)


@pytest.mark.clause("SY-24.16", "SY-16.8")
@pytest.mark.parametrize("seed", range(2))
def test_SY_24_16_loads_are_legal_in_play(seed):
    """Q1 to Q5 with the constructors owned when the ship sailed."""
    pos = wf.new("shipyard", 4, 70 + seed, free_scrap="off")
    fleets = 0

    def look(pos):
        nonlocal fleets
        if int(pos.state.ships) == fleets:
            return
        fleets = int(pos.state.ships)
        for player in pos.view()["players"]:
            for ship in player["fleet"][-1:]:
                load, own = ship["load"], set(player["employees"])
                shows = Counter()
                for part in ship["parts"]:
                    shows.update(dict(zip(t.SYMBOLS, map(int, t.PART_SYMBOLS[t.PARTS.index(part)]), strict=True)))
                kinds = ("crew", "stoker", "crane", "cannon", "sail", "chimney")
                has = {kind: f"constructor_{kind}" in own for kind in kinds}
                assert load["captain"] >= 1 and 3 <= ship["length"] == len(ship["parts"]) <= 9
                crew = load["captain"] - 1 + load["businessman"] + load["soldier"]
                assert crew <= shows["cabin"] + 2 * has["crew"]
                assert load["stoker"] <= shows["stoker_cabin"] + has["stoker"]
                assert load["crane"] <= shows["mount_crane"] + 2 * has["crane"]
                assert load["cannon"] <= shows["mount_cannon"] + 2 * has["cannon"]
                masts = max(0, load["sail"] - 2 * has["sail"]) + max(0, load["chimney"] - 2 * has["chimney"])
                assert masts <= shows["mount_mast"]

    drive(pos, seed, look)
    assert pos.over


@pytest.mark.clause("SY-24.3", "SY-25.28")
def test_SY_25_28_the_refill_is_seen_before_the_bonus_is_decided():
    pos = Table(3).money(0, 9).begins()
    before = slots(pos, "goods")
    pos.play(f"goods; main; purchase {before[0]}")
    assert pos.phase == "more" and None not in slots(pos, "goods")
    pos = Table(3).money(0, 9).begins()
    bows = column(pos, "bow")
    pos.play(f"build; main; buy bow {bows[0]} on 1; done")
    assert pos.phase == "more" and None not in column(pos, "bow")
    turn(pos, "end")
    assert set(EMPLOYEES) >= staff(pos)
