"""SY-16 to SY-19: loading, speed, voyages and what they score; the 23-point cruise first."""

import pytest

from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard.rules.canals import longest_from, longest_voyage
from wharfinger.games.shipyard.rules.launch import speed

from .build import Table, held, step, words


def example_ship(table):
    """The ship of the rulebook's scoring example, and what goes aboard."""
    table.hull(0, 1, "B13", "M1-02", "M1-03", "M1-05", "M1-17", "S09")
    return table.reserve(0, captain=1, businessman=2, soldier=1, stoker=1, chimney=1, sail=2, crane=1, cannon=1)


@pytest.mark.clause(
    "SY-26.30",
    "SY-26.31",
    "SY-19.1",
    "SY-19.2",
    "SY-19.3",
    "SY-19.4",
    "SY-19.5",
    "SY-19.7",
    "SY-18.3",
    "SY-27.1",
    "SY-27.31",
)
def test_the_cruise_of_23_points():
    pos = example_ship(Table(2)).lay(0, "C07").decide("ship")
    step(pos, "sail")
    for answer in ("businessman=2", "soldier=1", "stoker=1", "chimney=1", "sail=2", "crane=1", "cannon=1"):
        step(pos, answer)
    step(pos, "from 0,0 north")
    assert pos.state.points[0] == 23
    ship = pos.view(0)["players"][0]["fleet"][0]
    assert (ship["length"], ship["speed"], ship["points"]) == (6, 6, 23)
    assert ship["parts"] == ["B13", "M1-02", "M1-03", "M1-05", "M1-17", "S09"]
    assert ship["safety"]["ring"] == 2
    assert all(held(pos, 0, piece) == 0 for piece in t.PIECES)


@pytest.mark.clause("SY-26.30", "SY-19.6")
def test_the_parts_of_the_score_are_told():
    pos = example_ship(Table(2)).lay(0, "C07").decide("ship")
    seen = []
    while pos.state.ships == 0:
        fullest = {"load": -1}.get(pos.phase, 0)
        seen += pos.play(pos.legal()[fullest])
    scored = next(event for event in seen if event.name == "scored")
    assert scored.arguments == {"player": 0, "crew": 4, "guns": 4, "speed": 6, "result": 5, "riband": 4}


@pytest.mark.clause("SY-26.32", "SY-8.11", "SY-18.13")
@pytest.mark.parametrize(
    ("shape", "longest"), [("chain7", [6, 4, 4, 6]), ("tee6", [3, 3, 3, 3]), ("cross5", [2, 2, 2, 2])]
)
def test_longest_voyages_on_one_canal(shape, longest):
    canal = {"chain7": "C07", "tee6": "C13", "cross5": "C19"}[shape]
    pos = Table(2).lay(0, canal).position()
    number = c.CANALS.index(canal)
    found = [longest_from(pos.state, 0, number, side, c.OPENING + side, 0, 99) for side in range(4)]
    assert found == longest


@pytest.mark.clause("SY-26.32", "SY-18.16", "SY-25.20")
def test_a_ship_of_speed_6_starts_at_an_end_of_the_chain():
    pos = example_ship(Table(2)).lay(0, "C07").decide("start", 0, 0, 6, 6)
    assert words(pos) == ["from 0,0 north", "from 0,0 west"]
    assert longest_voyage(pos.state, 0, 7) == 6


@pytest.mark.clause("SY-26.33", "SY-18.19", "SY-8.12", "SY-1.21")
def test_two_canals_side_by_side():
    table = example_ship(Table(2)).lay(0, "C07", 0, 0).lay(0, "C19", 1, 0)
    table.s.load[:] = [1, 2, 1, 0, 0, 0, 1, 1]
    pos = table.decide("start", 0, 0, 6, 5)
    step(pos, "from 0,0 north")
    for answer in ("out-e", "n"):
        step(pos, answer)
    assert pos.state.ship_points[0] == 4 + 4 + 5 + 8
    assert pos.state.used[0] == 1
    assert pos.view(0)["players"][0]["figure"] == {"canal": "C19", "space": "N", "astern": "C"}


@pytest.mark.clause("SY-26.34", "SY-19.7", "SY-19.8")
def test_only_the_last_riband_counts():
    table = example_ship(Table(2)).lay(0, "C07", 0, 0).lay(0, "C19", 0, 1)
    table.s.load[:] = [1, 2, 1, 0, 0, 0, 1, 1]
    pos = table.decide("start", 0, 0, 6, 5)
    step(pos, "from 0,0 north")
    if pos.phase == "move":
        step(pos, "out-s")
    assert pos.state.ship_points[0] == 4 + 4 + 5 + 3 + 5


@pytest.mark.clause("SY-26.35", "SY-18.20")
def test_canals_cut_off_go_to_the_common_discard():
    table = Table(2)
    for canal, x in zip(("C01", "C02", "C19", "C20"), (-2, -1, 0, 1), strict=True):
        table.lay(0, canal, x, 0)
    table.hull(0, 1, "B01", "M1-01", "S01").figure(0, "C19", "E", "C")
    table.s.load[:] = [1, 0, 0, 0, 0, 0, 0, 0]
    pos = table.decide("move", 0, 0, 3, 1, 0)
    assert pos.legal_codes() != []
    pos.play(pos.legal()[0])
    assert pos.state.used[0] == 1
    assert [canal["id"] for canal in pos.view(0)["players"][0]["system"]] == ["C20"]
    assert pos.view(0)["canals"]["discard"] == ["C01", "C02"]


@pytest.mark.clause("SY-26.36", "SY-18.20")
def test_a_canal_joined_round_the_corner_stays():
    table = Table(2)
    for canal, (x, y) in zip(("C19", "C20", "C21", "C22"), ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
        table.lay(0, canal, x, y)
    table.hull(0, 1, "B01", "M1-01", "S01").figure(0, "C19", "E", "C")
    table.s.load[:] = [1, 0, 0, 0, 0, 0, 0, 0]
    pos = table.decide("move", 0, 0, 3, 1, 0)
    pos.play(pos.legal()[0])
    assert [canal["id"] for canal in pos.view(0)["players"][0]["system"]] == ["C20", "C21", "C22"]


@pytest.mark.clause("SY-26.37", "SY-18.6", "SY-18.9")
def test_the_stern_keeps_its_direction_when_a_canal_is_laid_there():
    table = Table(2).lay(0, "C20", 1, 0).lay(0, "C19", 0, 0)
    table.hull(0, 1, "B01", "M1-01", "S01").figure(0, "C20", "W", "opening")
    table.s.load[:] = [1, 0, 0, 0, 0, 0, 0, 0]
    pos = table.decide("move", 0, 0, 3, 1, 0)
    assert words(pos) == ["c"]


@pytest.mark.clause("SY-26.38", "SY-17.2", "SY-16.5", "SY-16.6")
def test_a_bare_ship_with_a_captain_sails_one_space():
    pos = Table(2).hull(0, 1, "B01", "M1-01", "S16").reserve(0, captain=1).lay(0, "C19").decide("ship")
    step(pos, "sail")
    step(pos, "from 0,0 north")
    assert (pos.state.ship_speed[0], pos.state.ship_points[0]) == (1, 2)


@pytest.mark.clause("SY-26.39", "SY-16.4", "SY-16.11", "SY-18.1")
def test_a_ship_without_a_captain_is_scrapped():
    pos = Table(2).hull(0, 1, "B01", "M1-01", "S16").reserve(0, soldier=2).lay(0, "C19").decide("ship")
    pos.play(pos.legal()[0])
    assert pos.state.ships == 0
    assert pos.state.points[0] == 0
    assert held(pos, 0, "soldier") == 2
    assert pos.state.figure[0] == -1


@pytest.mark.clause("SY-16.3", "SY-23.16", "SY-27.35")
@pytest.mark.parametrize(("free_scrap", "answers"), [("on", ["sail", "scrap"]), ("off", ["sail"])])
def test_scrapping_on_purpose(free_scrap, answers):
    table = Table(2, free_scrap=free_scrap).hull(0, 1, "B01", "M1-01", "S16").reserve(0, captain=1).lay(0, "C19")
    assert words(table.decide("launch", 0, 0, 3)) == answers


@pytest.mark.clause("SY-18.18", "SY-16.5")
def test_a_figure_with_every_way_closed_waits_for_a_canal():
    table = Table(2).hull(0, 1, "B01", "M1-01", "S16").reserve(0, captain=1).lay(0, "C19")
    pos = table.figure(0, "C19", "E", "C").decide("launch", 0, 0, 3)
    assert words(pos) == ["scrap"]
    table.lay(0, "C20", 1, 0)
    assert words(pos) == ["sail", "scrap"]


# -- speed ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SY-26.27", "SY-26.28", "SY-17.1", "SY-17.2")
@pytest.mark.parametrize(
    ("stokers", "chimneys", "sails", "fast"),
    [(1, 1, 2, 6), (0, 2, 1, 3), (0, 0, 0, 1), (0, 1, 0, 1), (0, 3, 0, 2), (2, 0, 0, 3), (1, 0, 2, 4), (1, 1, 0, 4),
     (0, 4, 2, 5), (2, 1, 0, 5), (2, 2, 0, 6), (1, 3, 1, 7)],
)  # fmt: skip
def test_speed(stokers, chimneys, sails, fast):
    assert speed(stokers, chimneys, sails) == fast


@pytest.mark.clause("SY-26.29", "SY-15.10", "SY-15.11", "SY-15.12", "SY-17.4", "SY-27.36")
@pytest.mark.parametrize(
    ("sails", "employees", "most"), [(4, ["rigger"], 2), (4, ["rigger", "helmsman"], 3), (3, ["rigger"], 1), (2, [], 0)]
)
def test_bonus_speed(sails, employees, most):
    table = Table(2).hull(0, 1, "B01", "M1-01", "S16").staff(0, *employees).lay(0, "C07").lay(0, "C01", 1, 0)
    table.s.load[:] = [1, 0, 0, 0, 0, sails, 0, 0]
    pos = table.decide("speed", 0, 0, 3, 1, 12)
    assert words(pos) == [f"speed+{number}" for number in range(most + 1)]


@pytest.mark.clause("SY-17.5", "SY-18.13")
def test_bonus_speed_stays_within_the_longest_voyage():
    table = Table(2).hull(0, 1, "B01", "M1-01", "S16").staff(0, "helmsman", "rigger").lay(0, "C19")
    table.s.load[:] = [1, 0, 0, 0, 0, 4, 0, 0]
    assert words(table.decide("speed", 0, 0, 3, 1, 2)) == ["speed+0", "speed+1"]


# -- loading -------------------------------------------------------------------------------------------------------


def most(table, piece, load=(1, 0, 0, 0, 0, 0, 0, 0), length=4):
    """The largest number of a kind that may come aboard, with this load before."""
    table.s.load[:] = load
    pos = table.decide("load", 0, 0, length, t.PIECES.index(piece), 40)
    return int(words(pos)[-1].partition("=")[2])


def small_ship(*employees):
    table = Table(2).hull(0, 1, "B01", "M1-17", "M1-05", "S09").staff(0, *employees)
    return table.reserve(0, **dict.fromkeys(t.PIECES, 9))


@pytest.mark.clause("SY-26.25", "SY-16.8")
def test_load_without_constructors():
    assert most(small_ship(), "captain") == 2
    assert most(small_ship(), "soldier", (2, 0, 0, 0, 0, 0, 0, 0)) == 1
    assert most(small_ship(), "stoker") == 1
    assert most(small_ship(), "chimney") == 1
    assert most(small_ship(), "sail") == 1
    assert most(small_ship(), "sail", (1, 0, 0, 0, 1, 0, 0, 0)) == 0
    assert most(small_ship(), "crane") == 1
    assert most(small_ship(), "cannon") == 0


@pytest.mark.clause("SY-26.26", "SY-15.4", "SY-15.6", "SY-27.54", "SY-27.58")
def test_load_with_constructors():
    assert most(small_ship("constructor_sail"), "sail", (1, 0, 0, 0, 1, 0, 0, 0)) == 2
    assert most(small_ship("constructor_sail"), "sail") == 3
    assert most(small_ship("constructor_chimney"), "chimney") == 3
    assert most(small_ship("constructor_chimney"), "sail", (1, 0, 0, 0, 2, 0, 0, 0)) == 1
    assert most(small_ship("constructor_stoker"), "stoker") == 2
    assert most(small_ship("constructor_crew"), "captain") == 4
    assert most(small_ship("constructor_crew"), "stoker") == 1
    assert most(small_ship("constructor_crane"), "crane") == 3
    assert most(small_ship("constructor_cannon"), "cannon") == 2


@pytest.mark.clause("SY-16.8", "SY-16.7")
def test_the_reserve_limits_the_load():
    table = small_ship("constructor_crew").reserve(0, captain=2, soldier=1)
    assert most(table, "captain") == 1
    assert most(table, "soldier") == 1


@pytest.mark.clause("SY-16.8", "SY-17.6", "SY-25.25")
def test_speed_may_not_exceed_the_longest_voyage():
    table = small_ship()
    table.s.load[:] = [1, 0, 0, 1, 0, 0, 0, 0]
    pos = table.decide("load", 0, 0, 4, t.PIECE.chimney, 3)
    assert words(pos) == ["chimney=0"]


@pytest.mark.clause("SY-16.2", "SY-26.5", "SY-27.55")
def test_two_ships_leave_one_after_the_other():
    pos = Table(2).yard(0, "BBMSMBMSS").reserve(0, captain=2).lay(0, "C19").decide("ship")
    assert words(pos) == ["ship 2", "ship 6"]
    pos.play("ship 6; scrap")
    assert pos.phase == "launch"
    pos.play("scrap")
    assert "".join("." if part < 0 else "x" for part in pos.state.yard[0]) == "x...x...x"
