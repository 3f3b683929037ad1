"""The best way a ship can still sail, for the hints of its cruise (SY-18, SY-19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wharfinger.kernel import pending

from .. import canal_data as c
from .. import data as t
from ..rules.canals import canal_variant, edge
from ..rules.cruise import safety
from ..state import ARG

Way = tuple[int, int, tuple[str, ...]]
"""What the officials pay, the move of the last Blue Riband (0: none), and the moves by name."""


@dataclass(frozen=True)
class Route:
    """A whole way: what the officials on it pay, its Blue Riband, and the moves that are left, by name."""

    officials: int
    riband: int
    moves: tuple[str, ...]


class Chart:
    """The canals of the ship that sails, as plain numbers: routes are looked for at every move."""

    def __init__(self, s: Any, seat: int) -> None:
        variant = int(canal_variant(s))
        self.s, self.speed = s, int(pending.arg(s, ARG.move.speed))
        self.beside: list[list[int]] = s.beside.tolist()
        self.turn: list[int] = s.canal_turn.tolist()
        self.shape: list[int] = c.CANAL_SHAPE[variant].tolist()
        self.symbol: list[list[int]] = c.CANAL_SYMBOL[variant].tolist()
        self.links: list[list[int]] = c.LINKS.tolist()
        load = [int(count) for count in s.load]
        self.pays = {
            c.OFFICIAL.military: load[t.PIECE.soldier] + load[t.PIECE.cannon],
            c.OFFICIAL.business: load[t.PIECE.businessman] + load[t.PIECE.crane],
            c.OFFICIAL.lantern: int(safety(s, seat, t.SYMBOL.lantern)),
            c.OFFICIAL.boat: int(safety(s, seat, t.SYMBOL.boat)),
            c.OFFICIAL.ring: int(safety(s, seat, t.SYMBOL.ring)),
        }
        self.ship = (
            load[t.PIECE.captain] + load[t.PIECE.businessman] + load[t.PIECE.soldier]
            + 2 * (load[t.PIECE.cannon] + load[t.PIECE.crane]) + self.speed
        )  # fmt: skip
        """SY-19.1 to SY-19.3: what the ship scores wherever it sails."""
        self.known: dict[tuple[int, int, int, int, int], list[Way]] = {}

    def name(self, canal: int, space: int) -> str:
        return c.space_name(self.shape[canal], space, self.turn[canal]).lower()

    def steps(self, canal: int, space: int, astern: int, gone: int) -> list[tuple[str, int, int, int, int]]:
        """The moves from a stand (SY-18.8, SY-18.9): name, canal, space, astern and canals left behind."""
        links = self.links[self.shape[canal]][space]
        made = [
            (self.name(canal, ahead), canal, ahead, space, gone)
            for ahead in range(c.SPACES_MOST)
            if links >> ahead & 1 and ahead != astern
        ]
        if space < 4 and astern != c.OPENING + space:
            side = (space + self.turn[canal]) % 4
            other = self.beside[canal][side]
            if other >= 0 and not gone >> other & 1:
                entered = (side + 2 - self.turn[other]) % 4
                out = f"out-{c.SIDES[side].lower()}"
                made.append((out, other, entered, c.OPENING + entered, gone | 1 << canal))
        return made

    def met(self, canal: int, space: int, move: int) -> tuple[int, int]:
        """What entering a space with this move pays: by an official, and as the Blue Riband (SY-19.5 to SY-19.7)."""
        symbol = self.symbol[canal][space]
        if symbol == c.OFFICIAL.blue_riband:
            return 0, move
        return (self.pays[symbol] if symbol >= 0 else 0), 0

    def ways(self, canal: int, space: int, astern: int, gone: int, moves: int) -> list[Way]:
        """The best ways on after so many moves: one that meets no further riband, and one that does."""
        if moves == self.speed:
            return [(0, 0, ())]
        key = (canal, space, astern, gone, moves)
        if key not in self.known:
            best: dict[bool, Way] = {}
            for name, *stand in self.steps(canal, space, astern, gone):
                officials, riband = self.met(stand[0], stand[1], moves + 1)
                for more, later, rest in self.ways(stand[0], stand[1], stand[2], stand[3], moves + 1):
                    way = (officials + more, later or riband, (name, *rest))
                    kept = best.get(way[1] > 0)
                    if kept is None or sum(way[:2]) > sum(kept[:2]):
                        best[way[1] > 0] = way
            self.known[key] = list(best.values())
        return self.known[key]

    def best(self, canal: int, space: int, astern: int, gone: int, moves: int, officials: int, riband: int) -> Route:
        """The best whole way from a stand, with what was met before it."""
        ways = self.ways(canal, space, astern, gone, moves)
        more, later, rest = max(ways, key=lambda way: way[0] + (way[1] or riband))
        return Route(officials + more, later or riband, rest)


def after_start(s: Any, seat: int, canal: int, side: int) -> tuple[Chart, Route]:
    """The best voyage that begins at a side of a canal."""
    chart, space = Chart(s, seat), int(edge(s, canal, side))
    return chart, chart.best(canal, space, c.OPENING + space, 0, 0, 0, 0)


def after_move(s: Any, seat: int, target: int) -> tuple[Chart, Route]:
    """The best rest of a voyage that goes on with this move."""
    chart, canal, space = Chart(s, seat), int(s.figure[seat]), int(s.figure_space[seat])
    wanted = f"out-{c.SIDES[target - c.OPENING].lower()}" if target >= c.OPENING else chart.name(canal, target)
    moves = int(pending.arg(s, ARG.move.moves)) + 1
    steps = chart.steps(canal, space, int(s.figure_astern[seat]), 0)
    _, canal, space, astern, gone = next(step for step in steps if step[0] == wanted)
    officials, riband = chart.met(canal, space, moves)
    return chart, chart.best(canal, space, astern, gone, moves, int(s.result) + officials, riband or int(s.riband))
