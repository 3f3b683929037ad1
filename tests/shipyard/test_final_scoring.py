"""SY-21 Final scoring: the sum, ties, and each of the 26 contracts."""

import pytest

from wharfinger.kernel import parts

from .build import BLUE, EMPLOYEES, RED, Table

GREY_GREEN = [name for name in EMPLOYEES if name.startswith(("engineer", "recruiter"))]
BRIGHT = [name for name in EMPLOYEES if name not in GREY_GREEN]


def worth(table, contract, seat=0):
    """What a contract is worth to a player now."""
    table.contracts(seat, contract)
    held = table.pos.view(seat)["players"][seat]["contracts"]["held"]
    assert [one["id"] for one in held] == [contract]
    return held[0]["points"]


def safety_table(symbol, number):
    """A fleet with exactly so many of a safety symbol, from parts that show one each; others have some too."""
    show = {
        "ring": ["M1-14", "M1-17", "M1-18", "M1-21", "M1-24", "M2-14", "M2-15", "M2-18", "M2-21", "M2-24"],
        "boat": ["M1-15", "M1-19", "M1-22", "M1-25", "M2-16", "M2-19", "M2-22", "M2-25"],
        "lantern": ["M1-16", "M1-20", "M1-23", "M1-26", "M2-17", "M2-20", "M2-23", "M2-26"],
    }[symbol]
    table = Table(3)
    middles, ship = show[:number], 0
    while middles:
        taken, middles = middles[:4], middles[4:]
        table.fleet(0, f"B0{ship + 1} {' '.join(taken)} S0{ship + 1}")
        ship += 1
    return table.fleet(1, f"B16 {show[-1]} S16")


@pytest.mark.clause("SY-21.12", "SY-21.7", "SY-26.40")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (7, 13), (8, 14)])
def test_SY_21_12_rings(number, vp):
    assert worth(safety_table("ring", number), "rings") == vp


@pytest.mark.clause("SY-21.12", "SY-21.7")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12), (6, 13), (7, 14)])
@pytest.mark.parametrize(("contract", "symbol"), [("lanterns", "lantern"), ("boats", "boat")])
def test_SY_21_12_lanterns_and_boats(contract, symbol, number, vp):
    assert worth(safety_table(symbol, number), contract) == vp


@pytest.mark.clause("SY-21.12", "SY-21.10", "SY-26.40")
def test_SY_21_12_safety_trio():
    assert worth(Table(3), "safety_trio") == 0
    assert worth(Table(3).fleet(0, "B17 M1-15 S01"), "safety_trio") == 0
    assert worth(Table(3).fleet(0, "B17 M1-15 S14"), "safety_trio") == 5
    assert worth(Table(3).fleet(0, "B17 M1-14 M1-15 M1-19 M1-16 S14"), "safety_trio") == 5  # further copies add nothing
    two = Table(3).fleet(0, "B17 M1-15 S14").fleet(0, "B18 M1-16 S12")
    assert worth(two, "safety_trio") == 10
    # not over several ships, and not on another player's
    apart = Table(3).fleet(0, "B17 M1-01 S01").fleet(0, "B21 M2-01 S14").fleet(1, "B18 M1-15 S15")
    assert worth(apart, "safety_trio") == 0


@pytest.mark.clause("SY-21.12", "SY-21.11", "SY-21.9")
def test_SY_21_12_emp_bright():
    assert worth(Table(3), "emp_bright") == 0
    assert worth(Table(3).staff(0, *GREY_GREEN), "emp_bright") == 0
    assert worth(Table(3).staff(0, "helmsman", "foreman", "merchant_coal_1", "engineer_sail"), "emp_bright") == 6
    assert worth(Table(3).staff(0, *BRIGHT), "emp_bright") == 32
    assert worth(Table(3).staff(1, *BRIGHT), "emp_bright") == 0


@pytest.mark.clause("SY-21.12", "SY-21.7", "SY-26.41")
@pytest.mark.parametrize(
    ("names", "vp"),
    [
        ("", 0), ("helmsman rigger", 1), ("engineer_sail recruiter_stoker", 2),
        ("merchant_coal_1 merchant_cloth_1 foreman helmsman", 4), ("merchant_coal_1 merchant_coal_2", 2),
        ("engineer_sail recruiter_stoker helmsman foreman", 7),
        ("engineer_sail recruiter_stoker helmsman foreman merchant_coal_1", 11),
        ("engineer_sail recruiter_stoker helmsman foreman merchant_coal_1 merchant_coal_2", 15),
        (" ".join(EMPLOYEES), 15),
    ],
)  # fmt: skip
def test_SY_21_12_emp_types(names, vp):
    assert worth(Table(3).staff(0, *names.split()), "emp_types") == vp


@pytest.mark.clause("SY-21.12", "SY-21.11", "SY-26.41")
@pytest.mark.parametrize(
    ("dull", "bright", "vp"), [(0, 0, 0), (1, 1, 0), (2, 0, 3), (0, 2, 4), (3, 5, 11), (8, 16, 4 * 3 + 8 * 4)]
)
def test_SY_21_12_emp_pairs(dull, bright, vp):
    assert worth(Table(3).staff(0, *GREY_GREEN[:dull], *BRIGHT[:bright]), "emp_pairs") == vp


@pytest.mark.clause("SY-21.12", "SY-21.11")
def test_SY_21_12_emp_pairs_across_the_colours_of_a_group():
    assert worth(Table(3).staff(0, "engineer_sail", "recruiter_stoker"), "emp_pairs") == 3
    assert worth(Table(3).staff(0, "helmsman", "merchant_coal_1"), "emp_pairs") == 4
    assert worth(Table(3).staff(0, "helmsman", "foreman"), "emp_pairs") == 4
    assert worth(Table(3).staff(0, "helmsman", "engineer_sail"), "emp_pairs") == 0


@pytest.mark.clause("SY-21.12", "SY-21.9", "SY-26.40", "SY-26.41")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 1), (4, 4), (5, 6), (7, 10), (24, 4 + 40)])
def test_SY_21_12_emp_many(number, vp):
    assert worth(Table(3).staff(0, *EMPLOYEES[:number]), "emp_many") == vp


@pytest.mark.clause("SY-21.12", "SY-26.40")
@pytest.mark.parametrize(
    ("lengths", "vp"),
    [
        ((), 0),
        ((7, 8), 0),
        ((3,), 3),
        ((3, 3, 3), 3),
        ((3, 4), 7),
        ((3, 5, 6), 13),
        ((3, 4, 5, 6), 20),
        ((3, 4, 5, 6, 7), 20),
    ],
)
def test_SY_21_12_sizes(lengths, vp):
    assert worth(Table(3).ships(0, *lengths).ships(1, 4), "sizes") == vp


@pytest.mark.clause("SY-21.12", "SY-21.7", "SY-26.40")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 4), (2, 9), (3, 15), (4, 21), (5, 27), (6, 33)])
def test_SY_21_12_exact5(number, vp):
    assert worth(Table(3).ships(0, *[5] * number, 4, 6).ships(1, 5), "exact5") == vp


@pytest.mark.clause("SY-21.12", "SY-21.7", "SY-26.40")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 4), (2, 10), (3, 17), (4, 24), (5, 31)])
def test_SY_21_12_exact6(number, vp):
    assert worth(Table(3).ships(0, *[6] * number, 5, 7).ships(1, 6), "exact6") == vp


@pytest.mark.clause("SY-21.12", "SY-27.3")
@pytest.mark.parametrize(
    ("lengths", "vp"), [((6, 6), 0), ((7,), 6), ((8,), 6), ((9,), 6), ((7, 9), 13), ((7, 8, 9), 20), ((7, 7, 7, 7), 27)]
)
def test_SY_21_12_big7(lengths, vp):
    assert worth(Table(3).ships(0, *lengths), "big7") == vp


@pytest.mark.clause("SY-21.12", "SY-21.8")
@pytest.mark.parametrize(
    ("lengths", "vp"),
    [((), 0), ((9,), 0), ((5, 5), 3), ((5, 6), 3), ((6, 6), 5), ((7, 6), 5), ((7, 7), 8), ((8, 7), 8), ((8, 8), 11),
     ((9, 8), 11), ((9, 9), 14), ((8, 8, 3), 14), ((9, 8, 3), 17), ((9, 9, 3), 17), ((9, 9, 4), 20),
     ((9, 9, 9, 9), 20)],
)  # fmt: skip
def test_SY_21_12_total_parts(lengths, vp):
    assert worth(Table(3).ships(0, *lengths), "total_parts") == vp


@pytest.mark.clause("SY-21.12", "SY-21.7")
@pytest.mark.parametrize(
    ("number", "vp"), [(0, 0), (1, 1), (2, 4), (3, 8), (4, 13), (5, 18), (6, 24), (7, 30), (8, 36)]
)
def test_SY_21_12_ship_count(number, vp):
    assert worth(Table(3).ships(0, *[3] * number).ships(1, 3), "ship_count") == vp


@pytest.mark.clause("SY-21.12", "SY-21.9", "SY-26.40")
@pytest.mark.parametrize(("contract", "piece"), [("soldiers", "soldier"), ("businessmen", "businessman")])
@pytest.mark.parametrize(("aboard", "vp"), [((), 0), ((1,), 0), ((2,), 2), ((3, 2), 8), ((1, 1, 1), 4)])
def test_SY_21_12_soldiers_and_businessmen(contract, piece, aboard, vp):
    table = Table(3).ships(1, 3, **{piece: 4})
    for number in aboard:
        table.ships(0, 4, **{piece: number})
    assert worth(table, contract) == vp


@pytest.mark.clause("SY-21.12", "SY-1.13", "SY-26.40")
@pytest.mark.parametrize(("captains", "vp"), [((), 0), ((1, 1), 0), ((2,), 3), ((3, 3, 1), 12)])
def test_SY_21_12_officers(captains, vp):
    table = Table(3)
    for number in captains:
        table.ships(0, 3, captain=number)
    assert worth(table, "officers") == vp


@pytest.mark.clause("SY-21.12", "SY-21.9")
@pytest.mark.parametrize(("stokers", "vp"), [((), 0), ((0,), 0), ((1,), 3), ((2, 1), 9)])
def test_SY_21_12_stokers(stokers, vp):
    table = Table(3).ships(1, 3, stoker=2)
    for number in stokers:
        table.ships(0, 3, stoker=number)
    assert worth(table, "stokers") == vp


@pytest.mark.clause("SY-21.12", "SY-21.10", "SY-26.41", "SY-27.2")
@pytest.mark.parametrize(
    ("contract", "one", "two"), [("cannon_soldier", "cannon", "soldier"), ("crane_businessman", "crane", "businessman")]
)
@pytest.mark.parametrize(
    ("ships", "vp"),
    [([], 0), ([(2, 0)], 0), ([(0, 2)], 0), ([(1, 0), (0, 1)], 0), ([(3, 2), (1, 0)], 6), ([(1, 1), (2, 5)], 9)],
)
def test_SY_21_12_pairs_on_one_ship(contract, one, two, ships, vp):
    table = Table(3)
    for a, b in ships:
        table.ships(0, 4, **{one: a, two: b})
    assert worth(table, contract) == vp


@pytest.mark.clause("SY-21.12", "SY-27.2")
def test_SY_27_2_crane_with_businessman_only():
    assert worth(Table(3).ships(0, 4, cannon=2, soldier=2), "crane_businessman") == 0
    assert worth(Table(3).ships(0, 4, crane=2, businessman=2), "cannon_soldier") == 0


@pytest.mark.clause("SY-21.12", "SY-21.10", "SY-26.40", "SY-26.41")
@pytest.mark.parametrize(("contract", "piece"), [("chimney_pairs", "chimney"), ("sail_pairs", "sail")])
@pytest.mark.parametrize(("aboard", "vp"), [((), 0), ((1, 1), 0), ((2,), 3), ((3, 1), 3), ((4,), 6), ((5, 2), 9)])
def test_SY_21_12_pairs_of_a_kind(contract, piece, aboard, vp):
    table = Table(3)
    for number in aboard:
        table.ships(0, 4, **{piece: number})
    assert worth(table, contract) == vp


@pytest.mark.clause("SY-21.12", "SY-21.4", "SY-26.41", "SY-1.21")
def test_SY_21_12_used_canals():
    assert worth(Table(3), "used_canals") == 0
    assert worth(Table(3).used(0, "C01", "C02", "C03").used(1, "C04"), "used_canals") == 12
    table = Table(3).used(0, "C01", "C02", "C03")
    table.s.used_pile[0] = 0  # shuffled back: the count is kept
    assert worth(table, "used_canals") == 12
    assert worth(Table(3).canal(0, "C01", 0, 0), "used_canals") == 0


@pytest.mark.clause("SY-21.12", "SY-21.10")
def test_SY_21_12_all_round():
    full = {"businessman": 1, "soldier": 1, "crane": 1, "cannon": 1}
    assert worth(Table(3), "all_round") == 0
    assert worth(Table(3).ships(0, 4, **full), "all_round") == 8
    assert worth(Table(3).ships(0, 4, **dict.fromkeys(full, 2)), "all_round") == 8
    assert worth(Table(3).ships(0, 4, 5, **full), "all_round") == 16
    for piece in full:
        assert worth(Table(3).ships(0, 4, **{**full, piece: 0}).ships(0, 4, **{piece: 1}), "all_round") == 0


@pytest.mark.clause("SY-21.12", "SY-21.10")
def test_SY_21_12_sail_and_steam():
    full = {"sail": 1, "chimney": 1, "stoker": 1}
    assert worth(Table(3), "sail_and_steam") == 0
    assert worth(Table(3).ships(0, 4, 5, **full), "sail_and_steam") == 12
    for piece in full:
        assert worth(Table(3).ships(0, 4, **{**full, piece: 0}), "sail_and_steam") == 0


@pytest.mark.clause("SY-21.12", "SY-21.13", "SY-27.38", "SY-26.42", "SY-27.37")
@pytest.mark.parametrize(("kinds", "vp"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12, 15])))
def test_SY_21_13_kinds8(kinds, vp):
    names = ["chimney", "sail", "crane", "cannon", "businessman", "soldier", "stoker", "captain"][:kinds]
    table = Table(3).ships(1, 4, crane=1)
    for name in names:  # found anywhere in the fleet
        table.ships(0, 3, **{name: 2})
    assert worth(table, "kinds8") == vp


@pytest.mark.clause("SY-21.13", "SY-26.42")
@pytest.mark.parametrize(("captains", "vp"), [(1, 4), (2, 6)])
def test_SY_21_13_an_officer_is_a_kind_the_captain_is_not(captains, vp):
    table = Table(3).ships(0, 4, sail=2, chimney=1, stoker=1, soldier=1, captain=captains)
    assert worth(table, "kinds8") == vp


@pytest.mark.clause("SY-21.4", "SY-21.3")
def test_SY_21_4_contracts_look_at_fleet_staff_and_used_canals_only():
    """Yard, reserve, goods, money and canals in the system change nothing."""
    table = Table(3).yard(0, "B17 M1-14 M1-15 S14").reserve(0, **dict.fromkeys(
        ("captain", "businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon"), 5))  # fmt: skip
    table.canal(0, "C01", 0, 0).money(0, 50).points(0, 30).goods(0, "G06", "G07")
    for contract in RED + BLUE:
        assert worth(table, contract) == 0


# -- the sum ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-21.1", "SY-21.2", "SY-21.3", "SY-26.43", "SY-27.42")
def test_SY_21_1_the_sum():
    table = Table(3).points(0, 40).money(0, 33).reserve(0, captain=4).canal(0, "C09", 0, 0)
    table.ships(0, 6, sail=4).ships(0, 6, sail=4).staff(0, "merchant_cloth_1", "merchant_cloth_2", "merchant_coal_1")
    for seat in (1, 2):
        table.contracts(seat, RED[seat + 4], BLUE[seat])
    table.contracts(0, "exact6", "sail_pairs")
    assert table.pos.scores()[0] == 40 + 5  # contracts are secret until the end
    assert table.over().scores()[0] == 40 + 12 + 10 + 5


@pytest.mark.clause("SY-21.2")
@pytest.mark.parametrize("good", ["coal", "cloth", "grain"])
def test_SY_21_2_merchants(good):
    base = Table(3).contracts(0, "rings", "soldiers").over().scores()[0]
    assert base == 0
    one = Table(3).contracts(0, "rings", "soldiers").staff(0, f"merchant_{good}_1").over()
    two = Table(3).contracts(0, "rings", "soldiers").staff(0, f"merchant_{good}_1", f"merchant_{good}_2").over()
    assert (one.scores()[0], two.scores()[0]) == (1, 4)


@pytest.mark.clause("SY-21.2", "SY-2.20")
def test_SY_21_2_other_employees_give_nothing():
    others = [name for name in EMPLOYEES if not name.startswith("merchant")]
    assert Table(3).contracts(0, "rings", "soldiers").staff(0, *others).over().scores()[0] == 0


@pytest.mark.clause("SY-21.5", "SY-23.20", "SY-27.41", "SY-27.42")
@pytest.mark.parametrize(("mode", "places"), [("shared", [1, 1, 3]), ("money", [2, 1, 3])])
def test_SY_21_5_ties(mode, places):
    table = Table(3, tie_break=mode).points(0, 20).points(1, 20).points(2, 5).money(0, 3).money(1, 9)
    table.contracts(0, "rings", "soldiers").contracts(1, "boats", "businessmen").contracts(2, "lanterns", "officers")
    pos = table.over()
    assert pos.scores() == [20, 20, 5] and pos.places() == places
    told = {"shared": ([0, 1], "tie-shared", []), "money": ([1, 0], "tie-money", [9, 3])}
    assert parts.ties(pos.game, pos.state, pos.scores(), pos.places()) == [told[mode]]


@pytest.mark.clause("SY-23.20")
def test_SY_23_20_equal_money_still_shares():
    table = Table(2, tie_break="money").points(0, 7).points(1, 7).money(0, 4).money(1, 4)
    table.contracts(0, "rings", "soldiers").contracts(1, "boats", "businessmen")
    pos = table.over()
    assert pos.places() == [1, 1]
    assert parts.ties(pos.game, pos.state, pos.scores(), pos.places()) == [([0, 1], "tie-equal", [])]


@pytest.mark.clause("SY-21.6", "SY-27.53", "SY-24.5", "SY-5.12")
def test_SY_21_6_kept_contracts_are_shown_discarded_ones_not():
    table = Table(2, contracts_deal="two")
    table.contracts(0, "rings", "soldiers").contracts(1, "boats", "businessmen")
    table.s.discarded[1] = 1 << 13 | 1 << 25
    pos = table.over()
    for seat in (None, 0, 1):
        shown = [player["contracts"] for player in pos.view(seat)["players"]]
        assert [{one["id"] for one in player["held"]} for player in shown] == [
            {"rings", "soldiers"}, {"boats", "businessmen"},
        ]  # fmt: skip
        assert shown[1]["discarded"] == (["ship_count", "kinds8"] if seat == 1 else None)
