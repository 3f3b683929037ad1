"""SY-21: every contract, the merchants and the final score."""

import pytest

from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard.rules.contracts import contract_points
from wharfinger.games.shipyard.rules.scoring import merchant_points

from .build import Table


class Fleet(Table):
    """A table with a fleet of ships; parts are not moved, only the fleet list is written."""

    def ship(self, length=3, ring=0, boat=0, lantern=0, captain=1, owner=0, **load):
        s, ship = self.s, int(self.s.ships)
        s.ships += 1
        s.ship_owner[ship] = owner
        s.ship_length[ship] = length
        s.ship_safety[ship] = (ring, boat, lantern)
        for piece, number in {"captain": captain, **load}.items():
            s.ship_load[ship, t.PIECES.index(piece)] = number
        return self

    def worth(self, contract):
        return int(contract_points(self.s, 0, t.CONTRACTS.index(contract)))


def fleet():
    return Fleet(2)


@pytest.mark.clause("SY-21.7", "SY-21.12", "SY-26.40")
@pytest.mark.parametrize(
    ("contract", "symbol", "table"),
    [
        ("rings", "ring", [0, 1, 2, 4, 6, 9, 12, 13, 14]),
        ("lanterns", "lantern", [0, 1, 3, 5, 8, 12, 13]),
        ("boats", "boat", [0, 1, 3, 5, 8, 12, 13]),
    ],
)
def test_safety_symbols_in_the_fleet(contract, symbol, table):
    for number, points in enumerate(table):
        first = number // 2
        made = fleet().ship(**{symbol: first}).ship(**{symbol: number - first}).ship(**{symbol: 5}, owner=1)
        assert made.worth(contract) == points


@pytest.mark.clause("SY-21.10", "SY-21.12", "SY-26.40")
def test_ships_that_have_everything():
    assert fleet().ship(ring=2, boat=2, lantern=2).worth("safety_trio") == 5
    assert fleet().ship(ring=2, boat=2).ship(lantern=1).worth("safety_trio") == 0
    full = {"businessman": 1, "soldier": 2, "crane": 1, "cannon": 1}
    assert fleet().ship(**full).ship(**full).ship(businessman=3).worth("all_round") == 16
    assert fleet().ship(sail=2, chimney=1, stoker=1).ship(sail=1, chimney=1).worth("sail_and_steam") == 6


@pytest.mark.clause("SY-21.11", "SY-26.40", "SY-26.41")
def test_contracts_on_employees():
    grey_green = ["engineer_crane", "engineer_sail", "recruiter_captain"]
    bright = ["helmsman", "rigger", "accountant", "merchant_coal_1", "merchant_coal_2"]
    made = fleet().staff(0, *grey_green, *bright)
    assert made.worth("emp_pairs") == 3 + 8
    assert made.worth("emp_bright") == 10
    assert made.worth("emp_many") == 4 + 2 * 4
    assert made.worth("emp_types") == 15
    assert fleet().staff(0, *bright[:4]).worth("emp_many") == 4
    assert fleet().staff(0, *grey_green, *bright[:4]).worth("emp_many") == 10
    assert fleet().staff(0, "helmsman", "rigger").worth("emp_types") == 1


@pytest.mark.clause("SY-21.7", "SY-21.12", "SY-26.40")
@pytest.mark.parametrize(
    ("contract", "lengths", "points"),
    [
        ("sizes", [3, 5, 6], 13), ("sizes", [3, 3, 7], 3), ("sizes", [3, 4, 5, 6], 20), ("exact5", [5, 5, 5, 4], 15),
        ("exact5", [5] * 5, 27), ("exact6", [6, 6], 10), ("big7", [7, 9], 13), ("big7", [8] * 4, 27),
        ("ship_count", [3] * 4, 13), ("ship_count", [3] * 7, 30),
    ],
)  # fmt: skip
def test_contracts_on_ship_sizes(contract, lengths, points):
    made = fleet()
    for length in lengths:
        made.ship(length)
    assert made.worth(contract) == points


@pytest.mark.clause("SY-21.8", "SY-21.12")
@pytest.mark.parametrize(
    ("parts", "points"), [(9, 0), (10, 3), (11, 3), (12, 5), (15, 8), (16, 11), (18, 14), (21, 17), (22, 20), (26, 20)]
)
def test_total_parts(parts, points):
    made = fleet()
    while parts > 9:
        made.ship(min(9, parts - 3))
        parts -= min(9, parts - 3)
    assert made.ship(parts).worth("total_parts") == points


@pytest.mark.clause("SY-21.9", "SY-26.40", "SY-26.41", "SY-27.2")
def test_contracts_on_crew_and_equipment():
    assert fleet().ship(soldier=5).worth("soldiers") == 8
    assert fleet().ship(soldier=1).worth("soldiers") == 0
    assert fleet().ship(businessman=3).ship(businessman=2).worth("businessmen") == 8
    assert fleet().ship(captain=4).ship(captain=2).ship(captain=1).worth("officers") == 12
    assert fleet().ship(stoker=2).ship(stoker=1).worth("stokers") == 9
    assert fleet().ship(cannon=3, soldier=2).ship(cannon=1).worth("cannon_soldier") == 6
    assert fleet().ship(crane=1, businessman=2).worth("crane_businessman") == 3
    assert fleet().ship(chimney=4).worth("chimney_pairs") == 6
    assert fleet().ship(sail=4).worth("sail_pairs") == 6
    assert fleet().ship(sail=3).ship(sail=1).worth("sail_pairs") == 3


@pytest.mark.clause("SY-26.41", "SY-21.12", "SY-21.4")
def test_used_canals():
    made = fleet()
    made.s.used[0] = 3
    assert made.worth("used_canals") == 12


@pytest.mark.clause("SY-26.42", "SY-21.13", "SY-27.37", "SY-27.38")
def test_kinds_of_crew_and_equipment():
    load = {"sail": 2, "chimney": 1, "stoker": 1, "soldier": 1}
    assert fleet().ship(captain=2, **load).worth("kinds8") == 6
    assert fleet().ship(captain=1, **load).ship().worth("kinds8") == 4
    everything = dict.fromkeys(t.PIECES, 2)
    assert fleet().ship(**everything).worth("kinds8") == 15


@pytest.mark.clause("SY-26.43", "SY-21.1", "SY-21.2", "SY-21.3", "SY-21.6")
def test_the_final_scoring_example():
    made = fleet().ship(6, sail=4).ship(6, sail=4).staff(0, "merchant_cloth_1", "merchant_cloth_2", "merchant_coal_1")
    made.contracts(0, "sail_pairs", "exact6")
    made.s.points[0] = 40
    assert merchant_points(made.s, 0) == 5
    assert made.pos.scores()[0] == 45
    made.s.over = 1
    assert made.pos.scores()[0] == 40 + 27
