"""Positions for the tests of Shipyard, set up like a table, and a few short ways to look at one.

Table(1).yard(0, "B.S......").reserve(0, captain=1).lay(0, "C07").decide("column") is a position in which seat 0 builds.
Tiles that a test names are taken out of the stacks and offers, so nothing is ever there twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard import state as st
from wharfinger.games.shipyard.rules.canals import lay
from wharfinger.kernel import pending

LETTERS = {"B": t.KIND.bow, "M": t.KIND.middle, "S": t.KIND.stern}
KINDS = [decision.name for decision in st.DECISIONS]
MODES = tuple(wf.game("shipyard").definition.modes)


class Table:
    """A table being set up; every method returns the table. Seats are numbered from 0."""

    def __init__(self, players: int = 2, seed: int = 3, **options: Any) -> None:
        self.pos = wf.new("shipyard", players, seed, **options)
        self.s = self.pos.state

    def yard(self, seat: int, row: str) -> Table:
        """Parts of the given kinds on the nine places, drawn from the stacks: "BB.S....."."""
        for place, letter in enumerate(row):
            if letter != ".":
                kind = LETTERS[letter]
                self.s.parts_left[kind] -= 1
                top = int(t.KIND_START[kind]) + int(self.s.parts_left[kind])
                self.s.yard[seat, place] = self.s.part_stack[top]
                self.s.part_stack[top] = -1
        return self

    def hull(self, seat: int, first: int, *parts: str) -> Table:
        """Named parts from a place on."""
        for place, name in enumerate(parts, first - 1):
            part = t.PARTS.index(name)
            self._take_part(part)
            self.s.yard[seat, place] = part
        return self

    def _take_part(self, part: int) -> None:
        s, kind = self.s, int(t.PART_KIND[part])
        first = int(t.KIND_START[kind])
        last = first + int(s.parts_left[kind]) - 1
        found = np.flatnonzero(s.part_stack[first : last + 1] == part)
        if len(found):
            s.part_stack[first + found[0]] = s.part_stack[last]
        else:
            s.offer[s.offer == part] = s.part_stack[last]
        s.part_stack[last] = -1
        s.parts_left[kind] -= 1

    def show(self, column: str, *parts: str) -> Table:
        """Named parts in an offer column from the bottom; the others of the column go out of the game."""
        number = t.COLUMNS.index(column)
        wanted = [t.PARTS.index(name) for name in parts]
        for part in self.s.offer[number]:
            if part >= 0:
                self.s.fate[part] = st.FATE.out
        self.s.offer[number, :] = -1
        for row, part in enumerate(wanted):
            if self.s.fate[part] == st.FATE.out:
                self.s.fate[part] = st.FATE.in_play
            else:
                self._take_part(part)
            self.s.offer[number, row] = part
        return self

    def reserve(self, seat: int, **pieces: int) -> Table:
        for piece, number in pieces.items():
            self.s.reserve[seat, t.PIECES.index(piece)] = number
        return self

    def money(self, seat: int, amount: int) -> Table:
        self.s.money[seat] = amount
        return self

    def staff(self, seat: int, *employees: str) -> Table:
        for name in employees:
            self.s.employees[seat] |= 1 << t.EMPLOYEES.index(name)
            self.s.staff_left[t.EMPLOYEES.index(name)] -= 1
        return self

    def goods(self, seat: int, *tiles: str) -> Table:
        """Exactly these goods tiles; where they lay before, another one lies now or none."""
        s = self.s
        wanted = 0
        for name in tiles:
            tile = t.GOODS_TILES.index(name)
            wanted |= 1 << tile
            for holder in range(int(s.seats)):
                s.goods[holder] &= ~(1 << tile)
            s.goods_offer[s.goods_offer == tile] = -1
            s.goods_stack[s.goods_stack == tile] = -1
        s.goods_discard |= int(s.goods[seat]) & ~wanted
        left = [tile for tile in s.goods_stack if tile >= 0]
        offer = [tile for tile in s.goods_offer if tile >= 0]
        while len(offer) < t.SLOTS:
            offer.append(left.pop())
        s.goods_offer[:] = offer
        s.goods_stack[:] = left + [-1] * (t.GOODS_COUNT - len(left))
        s.goods_left = len(left)
        s.goods[seat] = wanted
        return self

    def lay(self, seat: int, canal: str, x: int = 0, y: int = 0, turn: int = 0) -> Table:
        """A canal of the stack or the offer in a system."""
        s, number = self.s, c.CANALS.index(canal)
        found = np.flatnonzero(s.canal_stack == number)
        s.canals_left -= 1
        moved = s.canal_stack[s.canals_left]
        if len(found):
            s.canal_stack[found[0]] = moved
        else:
            s.canal_offer[s.canal_offer == number] = moved
        s.canal_stack[s.canals_left] = -1
        lay(s, seat, number, x, y, turn)
        return self

    def figure(self, seat: int, canal: str, space: str, heading: str) -> Table:
        """The figure on a space of an unturned canal; heading: the space astern, or `opening`."""
        number = c.CANALS.index(canal)
        spaces = c.SHAPE_SPACES[c.CANAL_SHAPE[int(self.s.options[st.OPT.canal_tiles]), number]]
        self.s.figure[seat] = number
        self.s.figure_space[seat] = spaces.index(space)
        opening = c.OPENING + spaces.index(space)
        self.s.figure_astern[seat] = opening if heading == "opening" else spaces.index(heading)
        return self

    def row(self, text: str) -> Table:
        """Action tiles front first; a digit after a colon is the seat whose cube lies there: "canal build:0 crew:1"."""
        self.s.cubes[:] = 0
        for place, word in enumerate(text.split()):
            name, _, seat = word.partition(":")
            self.s.tiles[place] = t.ACTION_IDS.index(name)
            for one in seat:
                self.s.cubes[int(one), t.ACTION_IDS.index(name)] += 1
        return self

    def contracts(self, seat: int, *names: str) -> Table:
        self.s.contracts[seat] = sum(1 << t.CONTRACTS.index(name) for name in names)
        return self

    def decide(self, kind: str, seat: int = 0, *arguments: int) -> wf.Position:
        """The position, waiting for this decision; the end of the turn waits below it."""
        pending.clear(self.s)
        if kind != "discard":
            pending.push(self.s, st.D.ship, seat)
        if kind != "ship":
            pending.push(self.s, KINDS.index(kind), seat)
            for k, value in enumerate(arguments):
                pending.set_arg(self.s, k, value)
        return self.position()

    def position(self) -> wf.Position:
        self.pos.start_here()
        return self.pos


def words(pos: wf.Position) -> list[str]:
    """The legal answers in notation."""
    return [str(action) for action in pos.legal()]


def kinds(pos: wf.Position, seat: int) -> str:
    """A yard as a row string (SY-1.11)."""
    return "".join("." if part < 0 else "BMS"[t.PART_KIND[part]] for part in pos.state.yard[seat])


def held(pos: wf.Position, seat: int, piece: str) -> int:
    return int(pos.state.reserve[seat, t.PIECES.index(piece)])


def step(pos: wf.Position, answer: str) -> None:
    """Play one decision by its phrase, and before it what is forced in a position that was just set up."""
    while answer not in words(pos):
        assert len(pos.legal()) == 1, (answer, pos.phase, words(pos))
        pos.play(pos.legal()[0])
    pos.play(next(action for action in pos.legal() if str(action) == answer))
