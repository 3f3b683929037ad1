"""SY-3 Set-up, and the order of its chance (SY-24.6)."""

from collections import Counter
from functools import cache

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t
from wharfinger.kernel.chance import below, shuffle, start_chance, words_of

from .build import ACTIONS, BLUE, EMPLOYEES, RED, SETS, chi_square, column, held, lazy, slots, tiles

RECOMMENDED = (
    "recruiter_businessman", "engineer_cannon", "engineer_sail", "recruiter_stoker", "engineer_crane",
    "recruiter_soldier", "recruiter_captain", "engineer_chimney",
)  # fmt: skip


@cache
def deal(players, seed, options):
    return wf.new("shipyard", players, seed, **dict(options))


def new(players, seed=1, **options):
    """A fresh deal; the same one is dealt only once for all tests that only look at it."""
    return deal(players, seed, tuple(options.items()))


def spaces(pos):
    return [[one["id"] for one in space] for space in pos.view()["wheel"]["employees"]]


@pytest.mark.clause("SY-3.1", "SY-7.24", "SY-27.26")
def test_SY_3_1_middles_I_lie_above_middles_II():
    for seed in range(5):
        table = new(3, seed).dump()["table"]
        stack = table["part_stack"]
        assert table["parts_left"] == {"bow": 21, "middle": 42, "stern": 21}
        assert [name[0] for name in stack if name] == ["B"] * 21 + ["M"] * 42 + ["S"] * 21
        middles = [name for name in stack if name and name[0] == "M"]
        assert {name[:2] for name in middles[:26]} == {"M2"}  # the top of a stack is its last tile
        assert {name[:2] for name in middles[26:]} == {"M1"}


@pytest.mark.clause("SY-3.1", "SY-3.2", "SY-7.26", "SY-27.25", "SY-24.6")
def test_SY_3_2_the_offer_is_filled_bow_left_right_stern_from_the_bottom():
    """The four stacks are shuffled first; the deal takes their top tiles in the order of SY-7.26."""
    rng = [0, 0, 0, 0]
    start_chance(rng, words_of(77).tolist())
    stacks = []
    for prefix in ("B", "M1", "M2", "S"):
        stack = [name for name in t.PARTS if name.startswith(prefix)]
        shuffle(rng, stack, 0, len(stack))
        stacks.append(stack)
    bows, first, second, sterns = stacks
    middles = second + first
    pos = new(3, 77)
    assert column(pos, "bow") == bows[:-6:-1]
    assert column(pos, "left") == middles[:-6:-1]
    assert column(pos, "right") == middles[-6:-11:-1]
    assert column(pos, "stern") == sterns[:-6:-1]
    assert {name[:2] for name in column(pos, "left") + column(pos, "right")} == {"M1"}


@pytest.mark.clause("SY-24.6", "SY-3.4", "SY-3.6", "SY-3.8", "SY-3.12", "SY-3.19")
def test_SY_24_6_chance_is_drawn_in_the_stated_order():
    """The same generator, drawn by hand in the order of the rules, deals the same game."""
    pos, rng = new(3, 4711), [0, 0, 0, 0]
    start_chance(rng, words_of(4711).tolist())
    for _ in range(4):
        shuffle(rng, list(range(26)), 0, 26)
    goods = [tile for tile in t.GOODS_TILES if tile not in ("G01", "G02", "G03")]
    shuffle(rng, goods, 0, 11)
    canals = list(c.CANALS)
    shuffle(rng, canals, 0, 24)
    row = list(ACTIONS[:7])
    shuffle(rng, row, 0, 7)
    crew, equipment, hiring = below(rng, 4), below(rng, 4), below(rng, 8)
    staff = list(EMPLOYEES)
    shuffle(rng, staff, 0, 24)
    boxes = [list(RED), list(BLUE)]
    hands = [set(), set(), set()]
    for box in boxes:
        for hand in hands:
            for _ in range(3):
                hand.add(box.pop(below(rng, len(box))))
    lot = below(rng, 3)
    assert slots(pos, "goods") == goods[:-6:-1]
    assert slots(pos, "canals") == canals[:-6:-1]
    assert tiles(pos) == " ".join(row)
    wheel = pos.view()["wheel"]
    assert wheel["crew"] == ("captain", "soldier", "stoker", "businessman")[crew]
    assert wheel["equipment"] == ("crane", "sail", "cannon", "chimney")[equipment]
    assert wheel["hiring"] == hiring
    assert [name for space in spaces(pos) for name in space] == staff
    assert [held(pos, seat) for seat in range(3)] == hands
    assert pos.names[0] == f"Player {lot + 1}"
    assert pos.dump()["chance"] == rng


@pytest.mark.clause("SY-3.3", "SY-3.17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_3_3_goods(players):
    pos = new(players)
    shown = pos.view()
    own = [player["goods"] for player in shown["players"]]
    assert all(len(one) == 1 and one[0]["goods"] == ["coal", "cloth", "grain"] for one in own)
    assert len({one[0]["id"] for one in own}) == players
    assert None not in slots(pos, "goods")
    assert shown["goods"]["left"] == 14 - players - 5


@pytest.mark.clause("SY-3.4")
def test_SY_3_4_canals():
    pos = new(4)
    assert None not in slots(pos, "canals") and pos.view()["canals"]["left"] == 19


@pytest.mark.clause("SY-3.5", "SY-27.12", "SY-27.13", "SY-1.7")
def test_SY_3_5_subsidy_starts_last_with_four_players():
    rows = {tiles(new(4, seed)) for seed in range(60)}
    assert all(row.endswith(" subsidy") for row in rows)
    assert {row.split()[0] for row in rows} == set(ACTIONS[:7])
    assert {row.split()[6] for row in rows} == set(ACTIONS[:7])


@pytest.mark.clause("SY-3.6", "SY-27.11")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_SY_3_6_seven_tiles_without_subsidy(players):
    rows = {tiles(new(players, seed)) for seed in range(40)}
    assert all(sorted(row.split()) == sorted(ACTIONS[:7]) for row in rows)
    assert len(rows) > 35


@pytest.mark.clause("SY-3.7", "SY-5.1", "SY-5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_SY_3_7_eleven_moves_to_the_first_drop(players):
    pos = new(players)
    assert pos.view()["gear"]["moves"] == 0
    assert (pos.options["gear_first_drop"], pos.options["gear_moves_per_drop"]) == (11, 12)


@pytest.mark.clause("SY-3.8")
def test_SY_3_8_markers_at_random():
    found = {"crew": Counter(), "equipment": Counter(), "hiring": Counter()}
    for seed in range(200):
        wheel = new(2, seed).view()["wheel"]
        assert wheel["exchange"] == 0
        for ring, counter in found.items():
            counter[wheel[ring]] += 1
    assert [len(found[ring]) for ring in ("crew", "equipment", "hiring")] == [4, 4, 8]
    # 99.99 % points for 3 and 7 degrees of freedom
    assert chi_square(found["crew"], 50) < 21.1 and chi_square(found["equipment"], 50) < 21.1
    assert chi_square(found["hiring"], 25) < 29.9


@pytest.mark.clause("SY-3.9", "SY-3.17", "SY-3.15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_3_17_what_players_begin_with(players):
    for player in new(players).view()["players"]:
        assert player["points"] == 0 and player["money"] == 6
        assert player["yard"] == [None] * 9
        assert player["figure"] is None and player["system"] == []
        assert set(player["reserve"].values()) == {0}
        assert player["employees"] == player["fleet"] == []
        assert player["used_canals"] == 0


@pytest.mark.clause("SY-3.12", "SY-23.3")
def test_SY_3_12_random_layout():
    layouts = [spaces(new(2, seed)) for seed in range(200)]
    assert all(sorted(name for space in layout for name in space) == sorted(EMPLOYEES) for layout in layouts)
    corner = Counter(layout[0][0] for layout in layouts)
    assert len(corner) == 24 and chi_square(corner, 200 / 24) < 60  # 99.99 % point for 23 degrees: 56.5


@pytest.mark.clause("SY-3.13", "SY-27.7", "SY-23.3")
def test_SY_3_13_drawn_layout():
    others = Counter()
    for seed in range(60):
        layout = spaces(new(2, seed, employees_layout="drawn"))
        assert tuple(space[0] for space in layout) == RECOMMENDED
        rest = [name for space in layout for name in space[1:]]
        assert sorted(rest) == sorted(set(EMPLOYEES) - set(RECOMMENDED))
        others[rest[0]] += 1
    assert len(others) > 8


@pytest.mark.clause("SY-3.14", "SY-23.3")
def test_SY_3_14_one_recommended_on_each_space():
    firsts = Counter()
    for seed in range(120):
        layout = spaces(new(2, seed, employees_layout="one_per_space"))
        assert {space[0] for space in layout} == set(RECOMMENDED)
        assert sorted(name for space in layout for name in space) == sorted(EMPLOYEES)
        firsts[layout[0][0]] += 1
    assert len(firsts) == 8 and chi_square(firsts, 15) < 29.9


@pytest.mark.clause("SY-3.16", "SY-1.24")
def test_SY_3_16_the_starting_player_is_drawn():
    found = Counter(new(2, seed).names[0] for seed in range(200))
    assert len(found) == 2 and chi_square(found, 100) < 15.1  # 99.99 % point for 1 degree of freedom
    pos = wf.new("shipyard", ["Ada", "Ben", "Eva", "Jan"], 3)
    first = ["Ada", "Ben", "Eva", "Jan"].index(pos.names[0])
    assert pos.names == [["Ada", "Ben", "Eva", "Jan"][(first + k) % 4] for k in range(4)]
    assert pos.actor == 0


@pytest.mark.clause("SY-3.18", "SY-1.3", "SY-2.11", "SY-3.24")
@pytest.mark.parametrize(("players", "cubes"), [(1, 1), (2, 3), (3, 1), (4, 1)])
def test_SY_3_18_player_cubes(players, cubes):
    pos = wf.new("shipyard", players, 1)
    assert t.COMPONENTS.value("actions", "player_cubes")[players - 1] == cubes
    for _ in range(5 * players):
        lazy(pos)
    for chair in range(3 if players == 1 else players):
        assert int(pos.state.cubes[chair].sum()) == (cubes if chair != pos.actor else cubes - 1)


@pytest.mark.clause("SY-3.19", "SY-23.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_3_19_three_of_each_colour(players):
    hands = [held(new(players), seat) for seat in range(players)]
    assert all(len(hand & set(RED)) == len(hand & set(BLUE)) == 3 for hand in hands)
    assert sum(map(len, hands)) == len(set().union(*hands))


@pytest.mark.clause("SY-3.19", "SY-23.2", "SY-23.23")
def test_SY_3_19_every_contract_equally_likely():
    found = Counter()
    for seed in range(200):
        found.update(held(new(2, seed)))
    for colour in (RED, BLUE):
        counts = {name: found[name] for name in colour}
        assert chi_square(counts, 600 / len(colour)) < 45
    for seed in range(20):
        hand = held(new(2, seed, contracts_deal="two"))
        assert len(hand & set(RED)) == len(hand & set(BLUE)) == 2


@pytest.mark.clause("SY-3.20", "SY-3.21", "SY-23.2", "SY-22.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_3_20_different_recommended_sets(players):
    firsts = Counter()
    for seed in range(24):
        hands = [held(new(players, seed, contracts_deal="sets"), seat) for seat in range(players)]
        assert all(hand in SETS for hand in hands)
        assert len({SETS.index(hand) for hand in hands}) == players
        firsts[SETS.index(hands[0])] += 1
    assert len(firsts) == 4


@pytest.mark.clause("SY-3.22", "SY-3.23", "SY-24.1")
def test_SY_3_22_only_the_own_contracts_are_shown():
    pos = new(3)
    for seat in (None, 0, 1, 2):
        for player, shown in enumerate(pos.view(seat)["players"]):
            contracts = shown["contracts"]
            assert (contracts["red"], contracts["blue"]) == (3, 3)
            if player == seat:
                assert {one["id"] for one in contracts["held"]} == held(pos, seat)
            else:
                assert contracts["held"] is None and contracts["discarded"] is None
    unseen = (set(RED) | set(BLUE)).difference(*(held(pos, seat) for seat in range(3)))
    assert len(unseen) == 8
    text = str(pos.view())
    assert not any(f"'{name}'" in text for name in unseen)


@pytest.mark.clause("SY-3.24", "SY-22.1", "SY-22.2")
@pytest.mark.parametrize(
    ("players", "row", "cubes", "staff", "chairs"),
    [(1, 7, 5, 24, 3), (2, 7, 3, 24, 2), (3, 7, 5, 48, 3), (4, 8, 7, 48, 4)],
)
def test_SY_3_24_summary(players, row, cubes, staff, chairs):
    pos = new(players)
    shown = pos.view()
    assert len(shown["row"]) == row
    assert shown["gear"]["round_cubes"] == cubes
    assert sum(one["left"] for space in shown["wheel"]["employees"] for one in space) == staff
    assert len(shown["row"][0]["cubes"]) == chairs
