"""Shipyard as a seat sees it, and whether a position is sound (SY-24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.errors import Message
from wharfinger.kernel.soundness import frames_of

from .. import canal_data as c
from .. import data as t
from ..rules.action_row import chairs, in_play
from ..rules.build import holds_ship, places_of, sound
from ..rules.canals import canal_variant, longest_voyage
from ..rules.contracts import contract_points
from ..rules.launch import speed_with
from ..rules.scoring import final_points, merchant_points
from ..soundness import check_pending, check_table
from ..state import ARG, CRUISE, FATE, LAST_LAPS, SHIP, STAGES, D
from .view_types import (
    Canal,
    CanalOffer,
    Cell,
    Complete,
    Contract,
    Contracts,
    Cruise,
    Figure,
    Gear,
    GoodsOffer,
    GoodsTile,
    InHand,
    Laid,
    Part,
    PlayerView,
    Post,
    RowTile,
    Ship,
    ShipyardBoard,
    Solo,
    Wheel,
)

FAR = 30
"""Voyages are looked for up to this length; no ship sails farther."""
SAILING = (D.launch, D.load, D.speed, D.start, D.move)
"""The decisions about one ship of the row."""


PARTS = [
    Part(
        id=name,
        kind=t.KINDS[t.PART_KIND[part]],
        symbols={symbol: int(shown) for symbol, shown in zip(t.SYMBOLS, t.PART_SYMBOLS[part], strict=True) if shown},
    )
    for part, name in enumerate(t.PARTS)
]
"""Every part as it is printed: all views share them."""
GOODS_TILES = [
    GoodsTile(id=name, goods=[t.GOOD_IDS[good] for good in t.TILE_GOODS[tile]])
    for tile, name in enumerate(t.GOODS_TILES)
]
"""Every goods tile as it is printed."""


def view(s: Any, seat: int | None) -> ShipyardBoard:
    """The table as a seat sees it: contracts of others, the order of stacks and solo faces are left out (SY-24.2)."""
    return ShipyardBoard(
        scores=[int(final_points(s, player)) for player in range(int(s.seats))],
        stage=STAGES[s.stage],
        last_lap=LAST_LAPS[s.last_lap],
        gear=Gear(moves=int(s.gear), drops=int(s.drops), round_cubes=int(s.round_cubes)),
        row=[_tile(s, place) for place in range(int(in_play(s)))],
        players=[_player(s, player, seat) for player in range(int(s.seats))],
        offer={column: [_part(part) for part in s.offer[number]] for number, column in enumerate(t.COLUMNS)},
        part_prices=[int(price) for price in t.PART_PRICE],
        parts_left={kind: int(s.parts_left[number]) for number, kind in enumerate(t.KINDS)},
        parts_out=[name for name, fate in zip(t.PARTS, s.fate.tolist(), strict=True) if fate == FATE.out],
        canals=CanalOffer(
            offer=[_canal(s, canal) for canal in s.canal_offer],
            prices=[int(price) for price in c.CANAL_PRICE],
            left=int(s.canals_left),
            discard=_ids(c.CANALS, s.canal_discard),
            out=_ids(c.CANALS, s.canals_out),
        ),
        goods=GoodsOffer(
            offer=[GOODS_TILES[tile] if tile >= 0 else None for tile in s.goods_offer],
            prices=[int(price) for price in t.GOODS_PRICE],
            left=int(s.goods_left),
            discard=_ids(t.GOODS_TILES, s.goods_discard),
            out=_ids(t.GOODS_TILES, s.goods_out),
        ),
        wheel=_wheel(s),
        in_hand=_in_hand(s),
        cruise=_cruise(s),
        solo=_solo(s) if s.seats == 1 else None,
    )


def _ids(ids: Sequence[str], mask: Any) -> list[str]:
    return [name for number, name in enumerate(ids) if has(int(mask), number)]


def _amounts(ids: Sequence[str], values: Iterable[Any]) -> dict[str, int]:
    return {name: int(value) for name, value in zip(ids, values, strict=True)}


def _tile(s: Any, place: int) -> RowTile:
    tile = int(s.tiles[place])
    return RowTile(
        action=t.ACTION_IDS[tile],
        cubes=[int(s.cubes[chair, tile]) for chair in range(int(chairs(s)))],
        guilders=int(s.guilders[tile]),
        leading=tile == s.leading,
        chosen=tile == s.chosen,
    )


def _part(part: Any) -> Part | None:
    return PARTS[part] if part >= 0 else None


def _canal(s: Any, canal: Any) -> Canal | None:
    if canal < 0:
        return None
    shape, turn, symbols = _lie(s, canal)
    return Canal(id=c.CANALS[canal], shape=c.SHAPES[shape], turn=90 * turn, symbols=symbols)


def _laid(s: Any, canal: int) -> Laid:
    shape, turn, symbols = _lie(s, canal)
    return Laid(
        id=c.CANALS[canal],
        shape=c.SHAPES[shape],
        turn=90 * turn,
        symbols=symbols,
        x=int(s.canal_x[canal]),
        y=int(s.canal_y[canal]),
    )


def _lie(s: Any, canal: Any) -> tuple[int, int, dict[str, str]]:
    """The shape of a canal, its turn, and its symbols by spaces that are named as it lies."""
    variant = int(canal_variant(s))
    shape, turn = int(c.CANAL_SHAPE[variant, canal]), int(s.canal_turn[canal])
    symbols = {
        c.space_name(shape, space, turn): c.OFFICIALS[c.CANAL_SYMBOL[variant, canal, space]]
        for space in range(len(c.SHAPE_SPACES[shape]))
        if c.CANAL_SYMBOL[variant, canal, space] >= 0
    }
    return shape, turn, symbols


def _in_hand(s: Any) -> InHand:
    """What the decision is about, as everybody at the table sees it: a part to be placed, a canal to be laid and its
    cell, the ship in the row that is launched or sails."""
    kind = int(pending.kind(s)) if s.depth > 0 else -1
    part = canal = cell = ship = None
    if kind == D.place:
        part = t.PARTS[s.offer[int(pending.arg(s, ARG.place.column)), int(pending.arg(s, ARG.place.row))]]
    if kind == D.cell:
        canal = c.CANALS[int(pending.arg(s, ARG.cell.canal))]
    if kind == D.turn:
        canal = c.CANALS[int(pending.arg(s, ARG.turn.canal))]
        cell = _cell(s, int(pending.arg(s, ARG.turn.cell)))
    if kind in SAILING:
        ship = Complete(first=int(pending.arg(s, SHIP.first)) + 1, length=int(pending.arg(s, SHIP.length)))
    return InHand(part=part, canal=canal, cell=cell, ship=ship)


def _cell(s: Any, cell: int) -> Cell:
    """The cell beside a canal, or the first one of a system (SY-8.3)."""
    canal, side = divmod(cell, 4)
    if canal == c.CANAL_COUNT:
        return Cell(x=0, y=0)
    return Cell(x=int(s.canal_x[canal] + c.DX[side]), y=int(s.canal_y[canal] + c.DY[side]))


def _player(s: Any, player: int, seat: int | None) -> PlayerView:
    return PlayerView(
        money=int(s.money[player]),
        points=int(s.points[player]),
        merchants=int(merchant_points(s, player)),
        yard=[_part(part) for part in s.yard[player]],
        reserve=_amounts(t.PIECES, s.reserve[player]),
        goods=[shown for tile, shown in enumerate(GOODS_TILES) if has(int(s.goods[player]), tile)],
        employees=_ids(t.EMPLOYEES, s.employees[player]),
        fleet=[_ship(s, ship) for ship in range(int(s.ships)) if s.ship_owner[ship] == player],
        system=[_laid(s, canal) for canal in range(c.CANAL_COUNT) if has(int(s.system[player]), canal)],
        figure=_figure(s, player),
        longest_voyage=int(longest_voyage(s, player, FAR)),
        used_canals=int(s.used[player]),
        used_pile=_ids(c.CANALS, s.used_pile[player]),
        contracts=_contracts(s, player, seat),
    )


def _ship(s: Any, ship: int) -> Ship:
    return Ship(
        parts=[name for name, fate in zip(t.PARTS, s.fate.tolist(), strict=True) if fate == FATE.ship_1 + ship],
        length=int(s.ship_length[ship]),
        speed=int(s.ship_speed[ship]),
        points=int(s.ship_points[ship]),
        safety=_amounts(t.SAFETY, s.ship_safety[ship]),
        load=_amounts(t.PIECES, s.ship_load[ship]),
    )


def _figure(s: Any, player: int) -> Figure | None:
    """Where the figure stands and what lies astern, named as the canal lies (SY-18.5)."""
    canal = int(s.figure[player])
    if canal < 0:
        return None
    shape, turn = int(c.CANAL_SHAPE[canal_variant(s), canal]), int(s.canal_turn[canal])
    stern = int(s.figure_astern[player])
    if stern < c.OPENING:
        astern = c.space_name(shape, stern, turn)
    else:
        astern = f"opening {c.SIDE_NAMES[(stern - c.OPENING + turn) % 4]}"
    return Figure(
        canal=c.CANALS[canal],
        space=c.space_name(shape, int(s.figure_space[player]), turn),
        astern=astern,
    )


def _contracts(s: Any, player: int, seat: int | None) -> Contracts:
    """How many are held; which ones, only to their owner, and at the end to all (SY-21.6)."""
    known = player == seat or s.over > 0
    held = [contract for contract in range(t.CONTRACT_COUNT) if has(int(s.contracts[player]), contract)]
    worth = [Contract(id=t.CONTRACTS[one], points=int(contract_points(s, player, one))) for one in held]
    return Contracts(
        red=count(int(s.contracts[player]) & int(t.COLOUR_CONTRACTS[t.COLOUR.red])),
        blue=count(int(s.contracts[player]) & int(t.COLOUR_CONTRACTS[t.COLOUR.blue])),
        held=worth if known else None,
        discarded=_ids(t.CONTRACTS, s.discarded[player]) if player == seat else None,
    )


def _wheel(s: Any) -> Wheel:
    spaces = []
    for space in range(t.HIRING_SPACES):
        staff = s.posts[space * t.PLACES_PER_SPACE : (space + 1) * t.PLACES_PER_SPACE]
        spaces.append([Post(id=t.EMPLOYEES[one], left=int(s.staff_left[one])) for one in staff])
    return Wheel(
        equipment=t.PIECES[t.RING_PIECE[t.RING.equipment, s.marker[t.RING.equipment]]],
        crew=t.PIECES[t.RING_PIECE[t.RING.crew, s.marker[t.RING.crew]]],
        hiring=int(s.marker[t.RING.hiring]),
        employees=spaces,
        exchange=int(s.exchange_marker),
        exchange_prices=[_amounts(t.GOOD_IDS, row) for row in t.EXCHANGE_PRICE],
    )


def _cruise(s: Any) -> Cruise | None:
    """The ship that is loading or sailing. Its speed is final, and moves are counted, once it is under way (SY-18.7);
    before that the longest voyage bounds it (SY-17.5)."""
    if s.load[t.PIECE.captain] == 0:
        return None
    kind = int(pending.kind(s)) if s.depth > 0 else -1
    under_way = kind in (D.start, D.move)
    speed = (
        int(pending.arg(s, CRUISE.speed)) if under_way else int(speed_with(s, t.PIECE.sail, int(s.load[t.PIECE.sail])))
    )
    moves = int(pending.arg(s, ARG.move.moves)) if kind == D.move else 0
    longest = {D.load: ARG.load.longest, D.speed: ARG.speed.longest}.get(kind)
    return Cruise(
        load=_amounts(t.PIECES, s.load),
        loading=kind == D.load,
        speed=speed,
        longest=None if longest is None else int(pending.arg(s, longest)),
        moves=moves,
        moves_left=speed - moves if under_way else None,
        result=int(s.result),
        riband=int(s.riband),
    )


def _solo(s: Any) -> Solo:
    """SY-22.3: the number on the top tile's back is seen; the turned tiles lie open."""
    left = int(s.solo_left)
    return Solo(
        left=left,
        number=int(t.SOLO_NUMBER[s.solo_stack[left - 1]]) if left else t.BOARD_NUMBER,
        bracket=int(t.SOLO_BRACKET[s.solo_stack[left - 1]]) if left else t.BOARD_BRACKET,
        turned=sorted(t.SOLO_TILES[tile] for tile in s.solo_stack[left:]),
        first_opponent=int(s.first_opponent),
    )


# -- positions that somebody set up --------------------------------------------------------------------------------


says = t.CHECKS.says


def check(s: Any) -> list[Message]:
    """What is wrong with a position (SY-24.8 to SY-24.17); nothing, if it could occur."""
    wrong = _check_parts(s) + _check_tiles(s) + _check_row(s) + _check_staff(s) + _check_contracts(s)
    for seat in range(int(s.seats)):
        wrong += _check_player(s, seat)
    return wrong or check_table(s) or check_pending(s)


def _once(found: list[int], total: int) -> bool:
    return sorted(found) == list(range(total))


def _check_parts(s: Any) -> list[Message]:
    """SY-24.8: every part is in one place."""
    wrong: list[Message] = []
    lying = [int(part) for part in [*s.part_stack, *s.offer.flatten(), *s.yard.flatten()] if part >= 0]
    gone = [part for part in range(t.PART_COUNT) if s.fate[part] != FATE.in_play]
    if not _once(lying + gone, t.PART_COUNT):
        wrong.append(says("position-parts"))
    for kind in range(3):
        first, end = int(t.KIND_START[kind]), int(t.KIND_START[kind + 1])
        stack = [int(part) for part in s.part_stack[first:end]]
        left = int(s.parts_left[kind])
        if (
            left > len(stack)
            or any(not first <= part < end for part in stack[:left])
            or any(p >= 0 for p in stack[left:])
        ):
            wrong.append(says("position-parts-left", kind=t.KINDS[kind]))
    for ship in range(t.SHIPS_MOST):
        parts = [part for part in range(t.PART_COUNT) if s.fate[part] == FATE.ship_1 + ship]
        sails = ship < s.ships
        if len(parts) != s.ship_length[ship] or sails != (s.ship_owner[ship] >= 0) or sails != (len(parts) >= 3):
            wrong.append(says("position-ship", ship=str(ship + 1)))
        elif sails and s.ship_load[ship, t.PIECE.captain] < 1:
            wrong.append(says("position-captain", ship=str(ship + 1)))
    return wrong


def _check_tiles(s: Any) -> list[Message]:
    """SY-24.9, SY-24.10: every canal and every goods tile is in one place."""
    wrong: list[Message] = []
    piles = [int(s.canal_discard), int(s.canals_out), *map(int, s.system), *map(int, s.used_pile)]
    canals = [int(canal) for canal in [*s.canal_stack, *s.canal_offer] if canal >= 0]
    canals += [canal for pile in piles for canal in range(c.CANAL_COUNT) if has(pile, canal)]
    in_hand = {D.cell: ARG.cell.canal, D.turn: ARG.turn.canal}
    canals += [frame.args[in_hand[frame.kind]] for frame in frames_of(s) if frame.kind in in_hand]
    if not _once(canals, c.CANAL_COUNT):
        wrong.append(says("position-canals"))
    if any((canal >= 0) != (place < s.canals_left) for place, canal in enumerate(s.canal_stack)):
        wrong.append(says("position-left", left="canals_left", stack="canal_stack"))
    piles = [int(s.goods_discard), int(s.goods_out), *map(int, s.goods)]
    goods = [int(tile) for tile in [*s.goods_stack, *s.goods_offer] if tile >= 0]
    goods += [tile for pile in piles for tile in range(t.GOODS_COUNT) if has(pile, tile)]
    if not _once(goods, t.GOODS_COUNT):
        wrong.append(says("position-goods"))
    if any((tile >= 0) != (place < s.goods_left) for place, tile in enumerate(s.goods_stack)):
        wrong.append(says("position-left", left="goods_left", stack="goods_stack"))
    solo = sorted(int(tile) for tile in s.solo_stack)
    if solo != (list(range(t.SOLO_COUNT)) if s.seats == 1 else [-1] * t.SOLO_COUNT):
        wrong.append(says("position-solo-stack"))
    return wrong


def _check_row(s: Any) -> list[Message]:
    """SY-3.5, SY-3.6, SY-24.13: the tiles in play, and the cubes on them."""
    tiles = int(in_play(s))
    wrong: list[Message] = []
    if sorted(int(tile) for tile in s.tiles[:tiles]) != list(range(tiles)) or any(
        tile >= 0 for tile in s.tiles[tiles:]
    ):
        wrong.append(says("position-tiles", count=str(tiles)))
    for chair in range(t.MAX_SEATS):
        cubes = int(s.cubes[chair].sum())
        most = 0 if chair >= chairs(s) else 3 if s.seats == 2 else 1
        if cubes > most:
            wrong.append(says("position-cubes-most", chair=str(chair), most=str(most)))
    return wrong


def _check_staff(s: Any) -> list[Message]:
    """SY-24.11: employees on the wheel and with players."""
    wrong: list[Message] = []
    if not _once([int(employee) for employee in s.posts], t.EMPLOYEE_COUNT):
        wrong.append(says("position-posts"))
    copies = 2 if s.seats >= 3 else 1
    for employee, name in enumerate(t.EMPLOYEES):
        owners = sum(has(int(s.employees[seat]), employee) for seat in range(int(s.seats)))
        if owners + s.staff_left[employee] != copies:
            wrong.append(says("position-copies", employee=name, copies=str(copies)))
    return wrong


def _check_contracts(s: Any) -> list[Message]:
    """SY-2.5: a contract is in one place."""
    seen = 0
    for mask in [int(mask) for mask in [*s.contracts, *s.discarded]]:
        if seen & mask:
            return [says("position-contract")]
        seen |= mask
    return []


def _check_player(s: Any, seat: int) -> list[Message]:
    where = f"players[{seat}]"
    wrong: list[Message] = []
    bows, middles, sterns = (int(places_of(s, seat, kind)) for kind in (t.KIND.bow, t.KIND.middle, t.KIND.stern))
    if not sound(bows, middles, sterns):
        wrong.append(says("position-yard", player=where))
    sailing = any(frame.kind == D.ship and frame.seat == seat for frame in frames_of(s)[:1])
    if holds_ship(bows, middles, sterns) and not sailing:
        wrong.append(says("position-yard-ship", player=where))
    for employee, name in enumerate(t.EMPLOYEES):
        if has(int(s.employees[seat]), employee) and int(t.REQUIRES[employee]) & ~int(s.employees[seat]):
            wrong.append(says("position-level", player=where, employee=name))
    return wrong + _check_system(s, seat, where)


def _check_system(s: Any, seat: int, where: str) -> list[Message]:
    """SY-24.17: the system is connected, its links are right, and the figure stands on it."""
    laid = {
        canal: (int(s.canal_x[canal]), int(s.canal_y[canal])) for canal in range(24) if has(int(s.system[seat]), canal)
    }
    cells = {cell: canal for canal, cell in laid.items()}
    if len(cells) != len(laid):
        return [says("position-cell", player=where)]
    for canal, (x, y) in laid.items():
        for side in range(4):
            if int(s.beside[canal, side]) != cells.get((x + int(c.DX[side]), y + int(c.DY[side])), -1):
                return [says("position-beside", canal=c.CANALS[canal])]
    reached = set(list(laid)[:1])
    while grown := {int(other) for canal in reached for other in s.beside[canal] if other >= 0} - reached:
        reached |= grown
    if reached != set(laid):
        return [says("position-system", player=where)]
    figure, space, astern = int(s.figure[seat]), int(s.figure_space[seat]), int(s.figure_astern[seat])
    if figure >= 0:
        if figure not in laid:
            return [says("position-figure", player=where)]
        links = int(c.LINKS[c.CANAL_SHAPE[canal_variant(s), figure], space])
        if not (has(links, astern) if astern < c.OPENING else astern == c.OPENING + space < c.OPENING + 4):
            return [says("position-astern", player=where)]
    return []
