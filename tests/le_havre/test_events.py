"""A picture of the table made of events alone: where every disc is and who has every card and ship (LH-22.1).

The picture knows no rule. It starts from the set-up and moves a disc or a card only where an event says so; after every
decision it must be the table. Random games seldom come to some corners, so these are also set up.
"""

from __future__ import annotations

import random

import pytest

import wharfinger as wf
from wharfinger.games.le_havre.ui.log import tell
from wharfinger.kernel.telling import Clause, Stretch

from .build import CARDS, Table, disc, fleet, named_events, owner
from .test_expansion_play import site


class Picture:
    """Discs, cards and ships as the events tell them."""

    def __init__(self, pos: wf.Position) -> None:
        self.disc = [disc(pos, seat) for seat in range(pos.seats)]
        self.holder = {card: owner(pos, card) for card in CARDS}
        self.fleet = [fleet(pos, seat) for seat in range(pos.seats)]
        self.seen: set[str] = set()

    def show(self, event: wf.Event) -> None:
        name, given = event.name, event.arguments
        self.seen.add(name)
        player, card, ship = given.get("player"), given.get("card"), given.get("ship")
        if name in ("entered", "put_into"):
            self.disc[player] = card
        elif name in ("sent_home", "left"):
            assert self.disc[player] == card
            self.disc[player] = None
        elif name in ("constructed", "bought", "took_card"):
            self.holder[card] = player
        elif name in ("sold", "town_built", "revealed"):
            self.holder[card] = "town"
        elif name == "placed":
            self.holder[card] = "proposal" if given["space"] else "waiting"
        elif name == "removed":
            self.holder[card] = "out"
        elif name in ("bought_ship", "built_ship"):
            self.fleet[player].add(ship)
        elif name == "sold_ship":
            self.fleet[player].remove(ship)
        elif name == "exchanged":
            self.fleet[player].remove(ship)
            self.holder[card] = player

    def compare(self, pos: wf.Position) -> None:
        assert self.disc == [disc(pos, seat) for seat in range(pos.seats)]
        assert self.holder == {card: owner(pos, card) for card in CARDS}
        assert self.fleet == [fleet(pos, seat) for seat in range(pos.seats)]


def follow(pos: wf.Position, seed: int, decisions: int = 100_000, *lines: str) -> tuple[Picture, set[str]]:
    """Play some lines and then at random; the kinds of events and decisions that were met."""
    picture, draw, phases = Picture(pos), random.Random(seed), {pos.phase}
    moves: list[str | None] = [*lines, *[None] * decisions]
    for line in moves:
        if pos.over:
            break
        phases.add(pos.phase)
        for event in pos.play(draw.choice(pos.legal_codes()) if line is None else line):
            picture.show(event)
        picture.compare(pos)
    return picture, phases


@pytest.mark.clause("LH-22.1", "LH-8.13", "LH-5.19", "LH-14.GH31", "LH-14.037", "LH-13.014.1", "LH-14.043")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_events_alone_show_every_disc_and_card(players):
    met = set()
    for seed in range(3):
        pos = wf.new("le-havre", players, seed=seed, length="full", expansion_cards="all")
        for seat in range(players):  # rich enough to use and to buy things
            pos.state.stock[seat] += 6
        met |= follow(pos, seed)[0].seen
    assert {"entered", "bought", "revealed", "sold"} <= met


def rich(table: Table) -> Table:
    for seat in range(table.seats):
        table.goods(seat, francs=12, fish=4, wood=4, clay=4, brick=4, iron=2, steel=1, coal=4)
    return table


SET_UP = {
    "lay_buy": (
        lambda: rich(site("smelter", "dunny", "football_stadium").stack(1, "bank").stack(2, "dock").stack(3, "church")),
        ("enter construction_site fish=2", "lay smelter"),
    ),
    "crane": (
        lambda: rich(Table(2).own(0, "building_firm_1", "wooden_crane").stack(1, "brickworks").stack(2, "bank")),
        ("enter building_firm_1; construct brickworks",),
    ),
    "old_ship": (
        lambda: rich(Table(3).own(0, "wharf_1").town("luxury_yacht").ships(0, "s06", "s08")),
        ("enter wharf_1",),
    ),
    "food": (
        lambda: rich(Table(3).own(0, "harbour_watch").own(2, "marketplace", "joinery").disc(1, "joinery")),
        ("enter harbour_watch",),
    ),
    "forced": (
        lambda: rich(Table(3).town("dive_bar", "fishery").disc(1, "fishery").own(1, "joinery")).goods(1, francs=-11),
        ("buy fishery",),
    ),
}
"""Decisions that random games hardly meet, and how to get there."""


@pytest.mark.clause("LH-14.037", "LH-14.GH01", "LH-15.13", "LH-13.014.1", "LH-14.043", "LH-14.00", "LH-13.31.1")
@pytest.mark.parametrize("decision", SET_UP)
def test_events_alone_show_the_corners_too(decision):
    make, lines = SET_UP[decision]
    for seed in range(6):
        assert decision in follow(make().position(), seed, 60, *lines)[1]


@pytest.mark.clause("LH-14.GH31")
def test_event_of_the_rattletrap_car():
    pos = Table(2).town("rattletrap_car").own(0, "farm").position()
    events = pos.play("take iron")
    assert named_events(events, "took_card") == [{"player": 0, "card": "rattletrap_car"}]
    (entry,) = tell(Stretch(0, 0, [("turn", events)], over=True))
    assert Clause("told-took-card", {"card": "rattletrap_car"}) in entry.lines[0].clauses


@pytest.mark.clause("LH-14.037")
def test_event_of_the_disc_on_the_construction_site():
    pos = site("farm", "feedlot", "smelter").position()
    pos.play("enter construction_site")
    events = pos.play("lay feedlot")  # nothing to enter: the disc stays with its owner
    assert [event.name for event in events][:3] == ["left", "removed", "revealed"]
    assert named_events(events, "left") == [{"player": 0, "card": "construction_site"}]
    assert disc(pos) is None


@pytest.mark.clause("LH-13.014.1", "LH-8.3")
def test_event_of_the_disc_between_harbour_watch_and_the_next_building():
    pos = SET_UP["food"][0]().position()
    events = pos.play("enter harbour_watch")
    assert pos.phase == "food" and disc(pos) is None and disc(pos, 1) is None
    moved = [
        (event.name, event.arguments["card"]) for event in events if event.name in ("entered", "left", "sent_home")
    ]
    assert moved == [("entered", "harbour_watch"), ("left", "harbour_watch"), ("sent_home", "joinery")]
    assert named_events(pos.play("fish=1"), "entered") == [{"player": 0, "card": "joinery"}]


@pytest.mark.clause("LH-14.043")
def test_event_of_a_disc_that_lands_in_the_dive_bar():
    pos = Table(3).town("dive_bar", "fishery").disc(1, "fishery").francs(0, 10).francs(1, 5).position()
    events = pos.play("buy fishery")
    assert named_events(events, "put_into") == [{"player": 1, "card": "dive_bar"}]


@pytest.mark.clause("LH-13.31.1", "LH-13.31.2", "LH-14.00")
def test_event_of_a_special_card_on_a_proposal_space():
    def lay(card):
        table = site("dunny", "football_stadium", "farm").francs(0, 30).own(0, "kiln")
        pos = table.stack(1, "bank").stack(2, "marketplace").stack(3, "church").position()
        pos.play("enter construction_site fish=2")
        return pos, pos.play(f"lay {card}")

    assert named_events(lay("dunny")[1], "placed") == [{"card": "dunny", "space": 3}]
    pos, events = lay("football_stadium")
    assert named_events(events, "placed") == [{"card": "football_stadium", "space": 0}]
    events = pos.play("buy marketplace")
    assert named_events(events, "placed") == [{"card": "football_stadium", "space": 2}]
    *_, entry = tell(Stretch(0, 0, [("lay_buy", events)], over=True))
    assert Clause("told-placed", {"card": "football_stadium", "space": 2}) in entry.lines[-1].clauses
