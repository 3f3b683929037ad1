"""Seats and deals are even, and the list of bots is read as it was meant."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from wharfinger import BadOption
from wharfinger.arena.schedule import cycle, deal, labels, seating, split

SIZES = [(bots, players) for bots in range(1, 6) for players in range(1, 6)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_round_has_every_bot_once_on_every_seat_of_one_deal(bots: int, players: int) -> None:
    for start in range(0, cycle(bots, players), bots):
        games = range(start, start + bots)
        assert {deal(number, bots) for number in games} == {start // bots}
        for seat in range(players):
            assert sorted(seating(number, bots, players)[seat] for number in games) == list(range(bots))


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_a_table_has_its_seats_shared_evenly(bots: int, players: int) -> None:
    for number in range(cycle(bots, players)):
        seats = Counter(seating(number, bots, players))
        assert len(seats) == min(bots, players)
        assert max(seats.values()) - min(seats.values()) <= 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_a_cycle_has_every_seating_equally_often(bots: int, players: int) -> None:
    whole = cycle(bots, players)
    seen = Counter(tuple(seating(number, bots, players)) for number in range(whole))
    assert len(set(seen.values())) == 1
    assert [seating(number, bots, players) for number in range(3)] == [
        seating(number, bots, players) for number in range(whole, whole + 3)
    ]
    if bots >= players:
        tables = {tuple(sorted(seats)) for seats in seen}
        assert tables == set(combinations(range(bots), players))


def test_many_bots_take_no_time() -> None:
    assert sorted(seating(10**9, 60, 5)) == sorted(set(seating(10**9, 60, 5)))


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy,random", ["greedy", "random"]),
        (" greedy , random ", ["greedy", "random"]),
        ('"program:./x --cells 1,2",random', ["program:./x --cells 1,2", "random"]),
        ("random,'program:./x \"a b\" 1,2'", ["random", 'program:./x "a b" 1,2']),
        ("program[time=2,start=3]:./x,random", ["program[time=2,start=3]:./x", "random"]),
        ('program:./x "a, b" c,random', ['program:./x "a, b" c', "random"]),
    ],
)
def test_the_list_of_bots(text: str, specs: list[str]) -> None:
    assert split(text) == specs


@pytest.mark.parametrize("text", ["", "greedy,", ",greedy", "greedy,,random", '"greedy', "program:x 'y, random", '""'])
def test_a_wrong_list_of_bots(text: str) -> None:
    with pytest.raises(BadOption):
        split(text)


def test_bots_of_one_spec_are_numbered() -> None:
    assert labels(["a", "b", "a"]) == ["a 1", "b", "a 2"]
