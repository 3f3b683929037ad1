"""SY-18 The cruise, checked against an account of its own of canals, figure and voyages."""

import random

import pytest

from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .build import Table, choices, figure, fleet, named, points, system, turn

SHAPES = {row["id"]: row for row in t.COMPONENTS.rows("canals", "shape")}
CANALS = {row["id"]: row for row in t.COMPONENTS.rows("canals", "canal")}
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def turned(space, quarters):
    """SY-8.4: where a space lies after turning."""
    return COMPASS[(COMPASS.index(space) + 2 * quarters) % 8] if space in COMPASS else space


class Sea:
    """A system as the rules describe it: canals by cell, spaces named as they lie. A figure is (cell, space, stern)."""

    def __init__(self, canals):
        self.canals = canals
        """{cell: (name, quarters)}"""

    def links(self, cell, space):
        name, quarters = self.canals[cell]
        for link in SHAPES[CANALS[name]["shape"]]["links"]:
            ends = [turned(end, quarters) for end in link]
            if space in ends:
                yield ends[1 - ends.index(space)]

    def ways(self, at):
        """SY-18.8, SY-18.9: every legal move as (what it is called, the sea after it, the figure after it)."""
        cell, space, stern = at
        for ahead in self.links(cell, space):
            if ahead != stern:
                yield ahead.lower(), self, (cell, ahead, space)
        if space in WAYS and stern != f"opening {space}":
            other = (cell[0] + WAYS[space][0], cell[1] + WAYS[space][1])
            if other in self.canals:
                left = {one: tile for one, tile in self.canals.items() if one != cell}
                joined, front = {other}, [other]
                while front:
                    x, y = front.pop()
                    for dx, dy in WAYS.values():
                        if (x + dx, y + dy) in left and (x + dx, y + dy) not in joined:
                            joined.add((x + dx, y + dy))
                            front.append((x + dx, y + dy))
                sea = Sea({one: tile for one, tile in left.items() if one in joined})
                yield f"out-{space.lower()}", sea, (other, BACK[space], f"opening {BACK[space]}")

    def longest(self, at):
        return max((1 + sea.longest(ahead) for _, sea, ahead in self.ways(at)), default=0)

    def placements(self):
        """SY-18.2: edge spaces whose opening faces a cell without a canal."""
        for x, y in self.canals:
            for side, (dx, dy) in WAYS.items():
                if (x + dx, y + dy) not in self.canals:
                    yield (x, y), side, f"opening {side}"


def random_system(draw, size):
    cells, names = [(0, 0)], draw.sample(list(c.CANALS), size)
    while len(cells) < size:
        x, y = draw.choice(cells)
        dx, dy = draw.choice(list(WAYS.values()))
        if (x + dx, y + dy) not in cells:
            cells.append((x + dx, y + dy))
    return {cell: (name, draw.randrange(4)) for cell, name in zip(cells, names, strict=True)}


def lay(table, canals):
    for (x, y), (name, quarters) in canals.items():
        table.canal(0, name, x, y, quarters)
    return table


SIDE = {"N": "north", "E": "east", "S": "south", "W": "west"}


@pytest.mark.clause("SY-18.12", "SY-18.13", "SY-18.14", "SY-18.15", "SY-18.2", "SY-8.12")
@pytest.mark.parametrize("seed", range(12))
def test_SY_18_13_longest_voyage_on_random_systems(seed):
    draw = random.Random(seed)
    canals = random_system(draw, 1 + seed % 6)
    sea = Sea(canals)
    table = lay(Table(3), canals)
    best = max(sea.longest(at) for at in sea.placements())
    assert table.pos.view()["players"][0]["longest_voyage"] == min(30, best)
    # and from a figure somewhere
    for _ in range(4):
        cell = draw.choice(list(canals))
        name, quarters = canals[cell]
        space = draw.choice(SHAPES[CANALS[name]["shape"]]["spaces"])
        astern = [*sea.links(cell, turned(space, quarters))]
        stern = draw.choice([*astern, "opening"] if space in WAYS else astern)
        unturned = "opening" if stern == "opening" else turned(stern, (4 - quarters) % 4)
        table.figure(0, name, space, unturned)
        lies = turned(space, quarters)
        at = (cell, lies, f"opening {lies}" if stern == "opening" else stern)
        assert table.pos.view()["players"][0]["longest_voyage"] == min(30, sea.longest(at))


@pytest.mark.clause("SY-18.7", "SY-18.8", "SY-18.9", "SY-18.10", "SY-18.11", "SY-18.16", "SY-18.17", "SY-18.19",
                    "SY-18.20", "SY-18.21", "SY-18.3", "SY-25.20", "SY-25.21", "SY-27.34", "SY-24.17")  # fmt: skip
@pytest.mark.parametrize("seed", range(14))
def test_SY_18_a_whole_cruise_move_by_move(seed):
    draw = random.Random(100 + seed)
    canals = random_system(draw, 2 + seed % 4)
    sea = Sea(canals)
    table = lay(Table(3), canals).yard(0, "B05 M1-09 M1-10 M2-07 S07").reserve(0, captain=2, sail=8)
    pos = table.sails()
    best = max(sea.longest(at) for at in sea.placements())
    sails = draw.randrange(min(8, best - 1) + 1)
    speed = 1 + sails
    pos.play(f"sail; sail={sails}")
    starts = {f"from {x},{y} {SIDE[side]}": ((x, y), side, stern) for (x, y), side, stern in sea.placements()
              if sea.longest(((x, y), side, stern)) >= speed}  # fmt: skip
    if pos.phase == "start":
        assert choices(pos) == set(starts)
        words = draw.choice(sorted(starts))
        at = starts[words]
        pos.play(words)
    else:
        ((words, at),) = starts.items()
    used, cut, trail = 0, 0, [at]
    for moved in range(speed):
        ways = {
            name: (after, ahead) for name, after, ahead in sea.ways(at) if after.longest(ahead) >= speed - moved - 1
        }
        assert ways
        if len(ways) > 1:
            # forced moves have been made already: this is the next real choice
            assert pos.phase == "move" and choices(pos) == set(ways)
            name = draw.choice(sorted(ways))
            pos.play(name)
        else:
            (name,) = ways
        after, at = ways[name]
        if name.startswith("out-"):
            used += 1
            cut += len(sea.canals) - len(after.canals) - 1
        sea = after
        trail.append(at)
    assert len({place[:2] for place in trail}) == len(trail)  # SY-18.15: no space twice
    cell, space, stern = at
    shown = figure(pos)
    assert shown[:2] == (sea.canals[cell][0], space)
    assert shown[2] == (stern if not stern.startswith("opening") else f"opening {SIDE[stern[-1]]}")
    assert system(pos) == {name: place for place, (name, _) in sea.canals.items()}
    assert pos.view()["players"][0]["used_canals"] == used
    assert len(pos.view()["canals"]["discard"]) == cut
    assert not pos.game.definition.check(pos.state)


@pytest.mark.clause("SY-18.13", "SY-8.11", "SY-26.32")
@pytest.mark.parametrize(("canal", "longest"), [("C07", [6, 4, 4, 6]), ("C13", [3, 3, 3, 3]), ("C19", [2, 2, 2, 2])])
def test_SY_26_32_longest_voyages_on_a_single_canal(canal, longest):
    table = Table(3).canal(0, canal, 0, 0)
    found = [table.figure(0, canal, side, "opening").pos.view()["players"][0]["longest_voyage"] for side in "NESW"]
    assert found == longest


@pytest.mark.clause("SY-18.1", "SY-18.4")
def test_SY_18_1_the_figure_is_placed_by_the_first_ship_that_sails():
    table = Table(3).canal(0, "C07", 0, 0).yard(0, "B01 M1-01 S01 B02 M2-01 S02").reserve(0, captain=1)
    pos = table.sails()
    pos.play("ship 1; scrap")
    assert figure(pos) is None
    pos.play("sail; from 0,0 west")
    assert figure(pos) == ("C07", "SW", "W")


@pytest.mark.clause("SY-18.2", "SY-27.30", "SY-25.20")
def test_SY_18_2_a_hole_inside_the_system_is_an_outer_edge():
    ring = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    table = Table(3).yard(0, "B01 M1-01 S01").reserve(0, captain=1)
    for number, (x, y) in enumerate(ring):
        table.canal(0, f"C{number + 1:02}", x, y)
    pos = table.sails()
    starts = choices(pos, "sail")
    assert {"from 0,-1 south", "from -1,0 east", "from 1,0 west", "from 0,1 north"} <= starts
    assert "from 0,-1 east" not in starts and len(starts) == 12 + 4


@pytest.mark.clause("SY-18.3", "SY-27.31", "SY-17.2", "SY-26.38")
def test_SY_18_3_the_space_of_placement_does_not_score():
    """C04: lifebuoy N, riband E, lifebuoy S. From N, one move to NE gives nothing."""
    table = Table(3).canal(0, "C04", 0, 0).yard(0, "B17 M1-14 S09").reserve(0, captain=1)
    pos = turn(table.sails(), "sail; from 0,0 north")
    assert figure(pos) == ("C04", "NE", "N") and points(pos) == 1 + 1


@pytest.mark.clause("SY-18.5", "SY-18.9", "SY-18.10", "SY-18.17")
def test_SY_18_5_the_next_cruise_goes_on_without_turning_back():
    table = Table(3).canal(0, "C19", 0, 0).figure(0, "C19", "C", "W").yard(0, "B01 M1-01 S01").reserve(0, captain=1)
    pos = table.sails()
    assert choices(pos, "sail") == {"n", "e", "s"}


@pytest.mark.clause("SY-18.6", "SY-18.18", "SY-26.37")
def test_SY_18_6_a_canal_laid_astern_is_no_way_out():
    """The figure came through the west opening to W of C19 and then a canal was laid there again."""
    table = Table(3).canal(0, "C19", 1, 0).canal(0, "C20", 0, 0).figure(0, "C19", "W", "opening")
    pos = table.yard(0, "B01 M1-01 S01").reserve(0, captain=1).sails()
    pos.play("sail")
    assert figure(pos) == ("C19", "C", "W") and pos.actor == 1  # there was nothing to ask


@pytest.mark.clause("SY-18.18", "SY-16.5", "SY-18.11")
def test_SY_18_18_a_blocked_figure_waits_for_a_canal():
    def table():
        return Table(3).canal(0, "C19", 0, 0).figure(0, "C19", "E", "C").yard(0, "B01 M1-01 S01").reserve(0, captain=1)

    pos = table().sails()
    assert pos.actor == 1 and fleet(pos) == []  # scrapped
    pos = table().canal(0, "C20", 0, 1).sails()
    assert fleet(pos) == []  # a canal elsewhere does not help
    pos = turn(table().canal(0, "C20", 1, 0).sails(), "sail")
    assert figure(pos) == ("C20", "W", "opening west")


@pytest.mark.clause("SY-18.19", "SY-1.21", "SY-24.14")
def test_SY_18_19_used_canals_are_counted():
    table = Table(3).canal(0, "C19", 0, 0).canal(0, "C20", 1, 0).figure(0, "C19", "E", "C").used(0, "C01")
    pos = turn(table.yard(0, "B01 M1-01 S01").reserve(0, captain=1).sails(), "sail")
    assert pos.view()["players"][0]["used_canals"] == 2
    assert named(pos, "used_canal") == [{"player": 0, "canal": "C19"}]
    assert "C19" not in pos.view()["canals"]["discard"]


@pytest.mark.clause("SY-18.20", "SY-26.35", "SY-26.36")
@pytest.mark.parametrize(
    ("cells", "stay", "discard"),
    [([(0, 0), (1, 0), (-1, 0), (-2, 0)], [(1, 0)], ["C21", "C22"]),
     ([(0, 0), (1, 0), (0, 1), (1, 1)], [(1, 0), (0, 1), (1, 1)], [])],
)  # fmt: skip
def test_SY_18_20_cut_off_canals_do_not_count_as_used(cells, stay, discard):
    table = Table(3).yard(0, "B01 M1-01 S01").reserve(0, captain=1)
    for canal, cell in zip(("C19", "C20", "C21", "C22"), cells, strict=True):
        table.canal(0, canal, *cell)
    pos = turn(table.figure(0, "C19", "E", "C").sails(), "sail")
    assert list(system(pos).values()) == stay
    assert pos.view()["players"][0]["used_canals"] == 1
    assert pos.view()["canals"]["discard"] == discard


@pytest.mark.clause("SY-27.32", "SY-18.20")
@pytest.mark.parametrize("seed", range(20))
def test_SY_27_32_what_is_joined_can_be_reached_without_turning_back(seed):
    """Every canal that stays when the figure enters one lies on some voyage, so both readings keep the same canals."""
    draw = random.Random(seed)
    entered = 0
    while entered < 5:
        canals = random_system(draw, draw.randrange(2, 8))
        sea = Sea(canals)
        for cell in canals:
            for side, (dx, dy) in WAYS.items():
                if (cell[0] + dx, cell[1] + dy) in canals:
                    name, after, at = next(way for way in sea.ways((cell, side, "")) if way[0].startswith("out"))
                    assert name == f"out-{side.lower()}"
                    seen, front = {at}, [at]
                    while front:
                        ahead = {one for _, _, one in after.ways(front.pop())} - seen
                        seen |= ahead
                        front += ahead
                    assert {place for place, _, _ in seen} == set(after.canals)
                    entered += 1
