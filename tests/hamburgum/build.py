"""Positions for the tests of Hamburgum, set up like a table, and a few short ways to look at one.

Table(2).player(0, brick=2).church("nikolai", "0 points scored").position() is a position with seat 0 to move. Rondel
pieces lie off the rondel unless a test puts them on it, so the first move of a test is free (HB-4.4).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import wharfinger as wf
from wharfinger.kernel import schema

GOODS = ("beer", "sugar", "cloth")
STOCK = (*GOODS, "timber", "brick", "bell")
CHURCHES = ("michaelis", "nikolai", "petri", "dom", "catharinen", "jacobi")
KINDS = ("points", "tokens", "ships", "building", "citizens")
SPACES = ("sugar", "church", "trade_1", "cloth", "guildhall", "beer", "trade_2", "dockyard")
NUMBERED = ("councilman_7", "councilman_6", "councilman_5", "vicar_4", "vicar_3", "vicar_2", "lord_mayor_1")
BLUE = ("canon", "guildmaster", "harbourmaster", "deacon", "sexton", "master_builder", "civil_servant")
SITES = {
    "brewer": ("N2", "N5", "P1", "C4", "J3"),
    "sugar_refiner": ("M5", "N4", "C1", "C5", "J5"),
    "cloth_maker": ("M1", "M2", "P3", "J1", "J4"),
    "merchant": ("M3", "N6", "P4"),
    "captain": ("N1", "C3", "C6"),
    "official": ("M4", "M6", "N3", "P2", "P5", "C2", "J2"),
}
"""HB-2.7, by type."""
ALL_SITES = tuple(site for sites in SITES.values() for site in sites)
MODES = tuple(wf.game("hamburgum").definition.modes)


class Table:
    """A table being set up. Seats are numbered from 0; every method returns the table."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        options.setdefault("start_player", "first_listed")
        self.start = wf.new("hamburgum", players, seed=5, **options)
        self.data = self.start.dump()
        self.table = self.data["table"]
        self.seats = players

    def player(self, seat: int, *, space: str | None = None, **given: int) -> Table:
        """Stock, money and prestige of a player; stock that is not named is 0."""
        player = self.table["players"][seat]
        player["space"] = space
        for item in STOCK:
            player["stock"][item] = given.pop(item, 0)
        player["money"] = given.pop("money", 0)
        player["prestige"] = given.pop("prestige", 0)
        assert not given, given
        return self

    def harbour(self, berth_3: str, berth_2: str = "", berth_1: str = "") -> Table:
        """Ships by letter: A for seat 0, B for seat 1, ..., F for a Flying Dutchman (whose captain must be built)."""
        for name, ships in (("berth_3", berth_3), ("berth_2", berth_2), ("berth_1", berth_1)):
            for seat, player in enumerate(self.table["players"]):
                player["ships"][name] = ships.count("ABCDE"[seat])
            self.table["dutchmen"][name] = ships.count("F")
        return self

    def church(self, church: str, *parts: str) -> Table:
        """Parts in order, each as "seat kind" or "seat kind scored"."""
        for number, part in enumerate(parts):
            seat, kind, *state = part.split()
            self.table["donors"][church][number] = int(seat)
            player = self.table["players"][int(seat)]
            player["tokens"].append(f"{church}_{kind}")
            if state:
                assert state == ["scored"]
                player["scored"].append(f"{church}_{kind}")
        return self

    def completed(self, church: str, *seats: int) -> Table:
        """A church whose five parts were built by these seats (one seat: all), every token scored."""
        donors = seats if len(seats) == 5 else seats * 5
        return self.church(church, *(f"{seat} {kind} scored" for seat, kind in zip(donors, KINDS, strict=True)))

    def sites(self, seat: int, names: str) -> Table:
        """Buildings of a player, such as "M1 M5 P2"; an official takes the top of the stack, or "P2=canon"."""
        for name in names.split():
            site, _, official = name.partition("=")
            self.table["players"][seat]["sites"].append(site)
            if site in SITES["official"]:
                official = official or self.table["officials"][0]
                self.table["officials"].remove(official)
                self.table["officials"].append(None)
                self.table["official_at"][site] = official
            if site in SITES["captain"]:
                self.table["dutchmen_left"] -= 1
        return self

    def officials(self, *names: str) -> Table:
        """The officials left, from the top."""
        self.table["officials"] = [*names, *[None] * (7 - len(names))]
        return self

    def to_move(self, seat: int, round_number: int = 1) -> Table:
        """Whose turn starts, and in which round."""
        self.data["turn"] = (round_number - 1) * self.seats + seat
        self.data["pending"] = [{"decision": "move", "seat": seat}]
        return self

    def position(self) -> wf.Position:
        """The position; it must be one that could occur."""
        return wf.load(self.data)

    def odd_position(self) -> wf.Position:
        """The position, although it could not occur (a test needs some official on top of the stack)."""
        pos = wf.load({**self.start.dump(), "turn": self.data["turn"], "pending": self.data["pending"]})
        schema.read(pos.state, pos.game.definition.fields, self.table)
        pos.start_here()
        return pos


# -- playing ------------------------------------------------------------------------------------------------------


def turn(pos: wf.Position, line: str) -> wf.Position:
    """Play a whole turn as a record writes it, with what it leaves out ("stop", "none"); returns the position."""
    before, seat = pos.turn, pos.actor
    pos.play(line)
    while not pos.over and (pos.turn, pos.actor) == (before, seat):
        pos.play(int(pos.game.definition.implied(pos.state)))
    return pos


def lines(pos: wf.Position, *each: str) -> wf.Position:
    """Play several turns."""
    for line in each:
        turn(pos, line)
    return pos


def after(pos: wf.Position, words: str) -> wf.Position:
    """A copy of the position in which some words were played."""
    other = pos.copy()
    other.play(words)
    return other


def given(pos: wf.Position, seat: int, **holdings: int) -> wf.Position:
    """The same position with other holdings of one player: stock, money or prestige."""
    data = pos.dump()
    player = data["table"]["players"][seat]
    for name, value in holdings.items():
        (player["stock"] if name in STOCK else player)[name] = value
    return wf.load(data)


def choices(pos: wf.Position, words: str = "") -> set[str]:
    """What is legal now, or after some words, in notation."""
    return {str(action) for action in (after(pos, f"{words} ...") if words else pos).legal()}


def open_sites(pos: wf.Position, words: str = "move guildhall") -> set[str]:
    """The sites on which the player may build, after some words."""
    other = after(pos, words) if words else pos
    return {text.removeprefix("build ") for text in choices(other) if text.startswith("build ")}


def refused(pos: wf.Position, words: str) -> str:
    """The sentence with which a move is refused; the position stays the same, byte for byte."""
    before = pos.batch.tobytes(), pos.moves
    try:
        pos.play(words)
    except wf.IllegalMove as error:
        assert (pos.batch.tobytes(), pos.moves) == before
        return str(error)
    raise AssertionError(f"{words!r} was played")


# -- looking ------------------------------------------------------------------------------------------------------


def stock(pos: wf.Position, seat: int = 0) -> dict[str, int]:
    """A player's stock, without what is 0."""
    return {item: count for item, count in pos.view()["players"][seat]["stock"].items() if count}


def money(pos: wf.Position, seat: int = 0) -> int:
    return int(pos.state.money[seat])


def prestige(pos: wf.Position, seat: int = 0) -> int:
    return int(pos.state.prestige[seat])


def tokens(pos: wf.Position, seat: int = 0, scored: bool | None = None) -> set[str]:
    """Own tokens: all, the scored ones or the unscored ones."""
    held = pos.view()["players"][seat]["tokens"]
    return {token["id"] for token in held if scored is None or token["scored"] == scored}


def prices(pos: wf.Position) -> tuple[int, ...]:
    """Beer, sugar, cloth."""
    return tuple(pos.view()["prices"].values())


def berth(pos: wf.Position, number: int) -> str:
    """The ships of a berth by letter, seats first, F for Flying Dutchmen."""
    shown = pos.view()["harbour"][number - 1]
    return "".join("ABCDE"[seat] * count for seat, count in enumerate(shown["ships"])) + "F" * shown["dutchmen"]


def berths(pos: wf.Position) -> tuple[str, str, str]:
    """Berths 3, 2 and 1."""
    return berth(pos, 3), berth(pos, 2), berth(pos, 1)


def supply(pos: wf.Position, seat: int = 0) -> int:
    return int(pos.view()["players"][seat]["supply"])


def owner(pos: wf.Position, site: str) -> int | None:
    return pos.view()["sites"][site]["owner"]


def left(pos: wf.Position) -> list[str]:
    """The officials left, from the top, hidden ones included."""
    return [name for name in pos.dump()["table"]["officials"] if name]


def total(pos: wf.Position, seat: int = 0) -> int:
    return pos.scores()[seat]


def named_events(events: list[wf.Event]) -> list[str]:
    return [event.name for event in events]


# -- an own account of the rules, as plain as possible ---------------------------------------------------------------


def best_loading(sold: tuple[int, int, int], price: tuple[int, int, int], ships: list[int]) -> int:
    """HB-6.11: the highest total over every assignment of ships (given by berth) to goods."""
    best = 0
    for goods in itertools.product(range(3), repeat=len(ships)):
        room = [sum(berth for berth, good in zip(ships, goods, strict=True) if good == g) for g in range(3)]
        carried = [min(sold[g], room[g]) for g in range(3)]
        best = max(best, sum(carried[g] * price[g] + (sold[g] - carried[g]) * 30 for g in range(3)))
    return best


def random_game(
    pos: wf.Position, choose: Callable[[list[int]], int], look: Callable[[wf.Position], None], decisions: int
) -> None:
    """Play on at random, looking after every decision."""
    for _ in range(decisions):
        if pos.over:
            return
        pos.play(choose(pos.legal_codes()))
        look(pos)
