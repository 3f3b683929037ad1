"""From features back to a position: all that a seat sees, with anything at all where it cannot see."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

import wharfinger as wf
from wharfinger.games.hamburgum import data as hamburgum
from wharfinger.games.le_havre import cards
from wharfinger.games.le_havre.state import HOLDER
from wharfinger.games.shipyard import canal_data
from wharfinger.games.shipyard import data as shipyard
from wharfinger.games.shipyard.state import FATE
from wharfinger.kernel.features import Location, Value
from wharfinger.kernel.game import Game
from wharfinger.kernel.jit import named, records
from wharfinger.kernel.schema import Axis, Field, Seats


class Decoder:
    """Reads the features of one observation."""

    def __init__(self, game: Game, observed: np.ndarray[Any, Any]) -> None:
        self.game, self.table = game, game.definition.features
        self.parts = self.table.parts(observed)
        self.fields = {field.name: field for field in game.definition.fields}
        self.batch = records(game.state, 1)
        self.s = named(self.batch)
        seats = len(self.table.seats)
        told = self.parts["game"]
        self.seat = int(np.argmax(told[:seats]))
        self.s.seats = self.seats = 1 + int(np.argmax(told[seats : 2 * seats]))
        self.actor = told[2 * seats : 3 * seats]
        self.s.turn = told[3 * seats]
        over = np.flatnonzero(told[3 * seats + 1 :])
        self.s.over = 1 + int(over[0]) if len(over) else 0
        for k, value in enumerate(self.parts["options"]):
            self.s.options[k] = value
        for field in game.definition.fields:
            self.s[field.name] = -1 if field.optional else 0
        self._stack()
        for block in self.table.blocks:
            if isinstance(block.told, Value):
                self._value(block)
            elif isinstance(block.told, Location):
                self._location(block)

    def of(self, section: str, name: str) -> np.ndarray[Any, Any]:
        """The features of every thing in a section whose names begin so."""
        found = [k for k, one in enumerate(self.table.described(section)) if one.name.startswith(name)]
        return self.parts[section][..., found]

    def absolute(self, player: int) -> int:
        return (self.seat + player) % self.seats

    def _stack(self) -> None:
        decisions, arguments = self.game.definition.decisions, self.s.stack.shape[1] - 2
        told = self.parts["decision"]
        asked = np.flatnonzero(told[: len(decisions)])
        assert bool(len(asked)) == bool(self.actor.any())
        if not len(asked):
            return
        frames = [
            (int(asked[0]), self.absolute(int(np.argmax(self.actor))), told[len(decisions) :][:arguments].tolist())
        ]
        bits = told[len(decisions) + arguments :]
        sets = [sum(1 << k for k in np.flatnonzero(bits).tolist())]
        for row in self.parts.get("waiting", np.zeros((0, 2))).tolist():
            if row[0]:
                frames.append((row[0] - 1, self.absolute(row[1] - 1), row[2 : 2 + arguments]))
                sets.append(sum(word << 8 * k for k, word in enumerate(row[2 + arguments :])))
        self.s.depth = len(frames)
        for level, ((kind, seat, given), members) in enumerate(zip(reversed(frames), reversed(sets), strict=True)):
            for k, argument in enumerate(decisions[kind].described):
                if argument.members is not None:
                    given[k] = members
            self.s.stack[level] = [kind, seat, *given]

    def _ranges(self, axes: Any) -> list[list[tuple[int, int]]]:
        """Of each axis, the cells of the features and the indices of the record."""
        found = []
        for axis in axes:
            if isinstance(axis, Seats):
                found.append([(k, self.absolute(k)) for k in range(self.seats)])
            else:
                found.append([(k, k) for k in range(len(axis.ids) if isinstance(axis, Axis) else axis)])
        return found

    def _rows(self, section: str) -> list[tuple[int, int]]:
        place = self.table.places[section]
        if section == "players":
            return [(k, self.absolute(k)) for k in range(self.seats)]
        return [(k, k) for k in range(place.rows)]

    def _value(self, block: Any) -> None:
        told, field = block.told, self.fields[block.told.field]
        things = bool(self.table.places[block.section].ids)
        matrix = self.parts[block.section]
        axes = list(field.axes)
        for row, index in self._rows(block.section):
            if told.own and things and index != self.seat:
                continue
            first = [index] if things else [self.seat] if told.own else []
            line = matrix[row] if things else matrix
            for cells in product(*self._ranges(axes[len(first) :])):
                at = block.at + block.size * self._flat(block.shape, [cell for cell, _ in cells])
                value = self._read(field, told, line[at : at + block.size])
                if value is not None:
                    self._set(field, (*first, *(real for _, real in cells)), value)

    def _read(self, field: Field, told: Value, numbers: np.ndarray[Any, Any]) -> int | None:
        chosen = np.flatnonzero(numbers).tolist()
        if field.members is not None:
            return sum(1 << k for k in chosen)
        if field.codes is None and not field.seat and not told.hot:
            return int(numbers[0])
        assert len(chosen) <= 1
        if not chosen:
            return None
        seat = field.seat or (told.by_seat and chosen[0] < len(self.table.seats))
        return self.absolute(chosen[0]) if seat else chosen[0]

    def _location(self, block: Any) -> None:
        told, field, place = block.told, self.fields[block.told.field], self.table.places[block.section]
        first = [self.seat] if told.own else []
        axes = list(field.axes)[len(first) :]
        if told.ranked:
            axes = axes[:-1]
        for thing in range(place.rows):
            line = self.parts[block.section][thing]
            for cells in product(*self._ranges(axes)):
                number = int(line[block.at + self._flat(block.shape, [cell for cell, _ in cells])])
                if number:
                    index = (*first, *(real for _, real in cells), *([number - 1] if told.ranked else []))
                    before = self.s[field.name]
                    members = 0 if field.members is None else int(before[index] if index else before)
                    self._set(field, index, thing if field.members is None else members | 1 << thing)

    @staticmethod
    def _flat(shape: tuple[int, ...], cells: list[int]) -> int:
        return int(np.ravel_multi_index(cells, shape)) if shape else 0

    def _set(self, field: Field, index: tuple[int, ...], value: int) -> None:
        if index:
            self.s[field.name][index] = value
        else:
            self.s[field.name] = value


def decoded(position: wf.Position, seat: int) -> np.ndarray[Any, Any]:
    """The record that a seat could lay out from its features alone."""
    game = position.game
    observed = np.zeros(game.features, np.int16)
    game.driver.observe_at(position.batch, 0, seat, observed)
    decoder = Decoder(game, observed)
    assert decoder.seat == seat
    HIDDEN[game.name](decoder)
    return decoder.batch


def _tiny(d: Decoder) -> None:
    for player, bonus in enumerate(d.of("players", "bonus")[: d.seats, 0].tolist()):
        d.s.deck[d.absolute(player)] = bonus


def _hamburgum(d: Decoder) -> None:
    """Officials that are left and not seen lie below those that are, in any order."""
    left = np.flatnonzero(d.of("officials", "left")[:, 0]).tolist()
    seen = [int(official) for official in d.s.officials if official >= 0]
    for place, official in enumerate([*seen, *(one for one in left if one not in seen)]):
        d.s.officials[place] = official
    assert len(left) <= len(hamburgum.OFFICIALS)


def _le_havre(d: Decoder) -> None:
    """Face-down tiles, the deck and others' hands are any that are not seen elsewhere."""
    up = set(d.s.tiles[: d.s.tiles_up].tolist())
    d.s.tiles[d.s.tiles_up :] = [tile for tile in range(len(d.s.tiles)) if tile not in up]
    known = {int(card) for card in [*d.s.hand[d.seat], *d.s.seen[d.seat]] if card >= 0}
    unseen = [card for card in range(cards.CARD_COUNT) if d.s.holder[card] == HOLDER.hidden and card not in known]
    for place in range(int(d.of("table", "specials_left")[0])):
        seen = int(d.s.seen[d.seat, place]) if place < 2 else -1
        d.s.deck[d.s.revealed + place] = seen if seen >= 0 else unseen.pop()
    for player, number in enumerate(d.of("players", "hand_cards")[:, 0].tolist()):
        if player:
            d.s.hand[d.absolute(player), :number] = [unseen.pop() for _ in range(number)]


def _shipyard(d: Decoder) -> None:
    """Stacks hold what is seen nowhere else; others' contracts are any of their colours."""
    s = d.s
    each = len(shipyard.KINDS) + len(shipyard.SYMBOLS) + 1
    for player in range(d.seats):
        s.yard[d.absolute(player)] = d.of("players", "yard")[player, each - 1 :: each] - 1
    s.offer[:] = d.of("offer", "offer.part")[:, 0].reshape(s.offer.shape) - 1
    out, ship = d.of("parts", "out")[:, 0], d.of("parts", "ship")[:, 0]
    s.fate[:] = np.where(ship > 0, FATE.ship_1 + ship - 1, np.where(out > 0, FATE.out, FATE.in_play))
    s.ships = int((s.ship_owner >= 0).sum())
    lying = {int(part) for part in [*s.yard.flatten(), *s.offer.flatten()]}
    s.part_stack[:] = -1
    for kind in range(len(shipyard.KINDS)):
        first, end = shipyard.KIND_START[kind], shipyard.KIND_START[kind + 1]
        rest = [part for part in range(first, end) if part not in lying and s.fate[part] == FATE.in_play]
        assert len(rest) == s.parts_left[kind]
        s.part_stack[first : first + len(rest)] = rest
    _canals(d)
    tiles = [tile for tile in range(shipyard.GOODS_COUNT) if not d.parts["goods"][tile].any()]
    assert len(tiles) == s.goods_left
    s.goods_stack[: len(tiles)] = tiles
    cubes = d.of("tiles", "cubes")
    chairs = range(3) if d.seats == 1 else range(d.seats)
    for chair in chairs:
        s.cubes[chair if chair >= d.seats else d.absolute(chair)] = cubes[:, chair]
    if d.seats == 1:
        turned = np.flatnonzero(d.of("solo", "turned")[:, 0]).tolist()
        rest = [tile for tile in range(shipyard.SOLO_COUNT) if tile not in turned]
        number, bracket = d.of("table", "solo_number"), int(d.of("table", "solo_bracket")[0])
        back = (int(np.argmax(number)) if number.any() else -1, bracket)
        top = [tile for tile in rest if (shipyard.SOLO_NUMBER[tile], shipyard.SOLO_BRACKET[tile]) == back][:1]
        s.solo_stack[:] = [*(tile for tile in rest if tile not in top), *top, *turned]
    if not s.over:
        _contracts(d)


def _canals(d: Decoder) -> None:
    s = d.s
    x, y = d.of("canals", "x")[:, 0], d.of("canals", "y")[:, 0]
    for player in range(d.seats):
        seat, cells = d.absolute(player), {}
        for canal in range(canal_data.CANAL_COUNT):
            if int(s.system[seat]) >> canal & 1:
                s.canal_x[canal] = x[canal] + d.of("players", "figure_x")[player, 0]
                s.canal_y[canal] = y[canal] + d.of("players", "figure_y")[player, 0]
                cells[int(s.canal_x[canal]), int(s.canal_y[canal])] = canal
        for (column, row), canal in cells.items():
            for side in range(4):
                beside = (column + int(canal_data.DX[side]), row + int(canal_data.DY[side]))
                s.beside[canal, side] = cells.get(beside, -1)
    seen = ("system", "used_pile", "canal_offer", "canal_discard", "canals_out")
    lying = np.concatenate([d.of("canals", name) for name in seen], axis=1)
    held = [int(row[2]) for row in s.stack[: s.depth] if d.game.definition.decisions[row[0]].name in ("cell", "turn")]
    rest = [canal for canal in range(canal_data.CANAL_COUNT) if not lying[canal].any() and canal not in held]
    assert len(rest) == s.canals_left
    s.canal_stack[: len(rest)] = rest


def _contracts(d: Decoder) -> None:
    free = ~(int(d.s.contracts[d.seat]) | int(d.s.discarded[d.seat]))
    for player in range(1, d.seats):
        for colour, number in enumerate(d.of("players", "contracts_held")[player].tolist()):
            box = int(shipyard.COLOUR_CONTRACTS[colour]) & free
            for _ in range(number):
                one = box & -box
                d.s.contracts[d.absolute(player)] |= one
                box &= ~one
                free &= ~one


HIDDEN = {"tiny": _tiny, "hamburgum": _hamburgum, "le-havre": _le_havre, "shipyard": _shipyard}
