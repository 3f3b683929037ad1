"""The cruise: the figure, its moves, the canals left behind (SY-18), and what the voyage scores (SY-19)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..canal_data import (
    BLUE_RIBAND,
    BOAT_OFFICIAL,
    BUSINESS,
    CANAL_COUNT,
    CANAL_SHAPE,
    CANAL_SYMBOL,
    LANTERN_OFFICIAL,
    LINKS,
    MILITARY,
    OPENING,
    SPACES_MOST,
)
from ..data import BOAT, BUSINESSMAN, CANNON, CAPTAIN, CRANE, LANTERN, PART_SYMBOLS, PIECE_COUNT, RING, SOLDIER
from ..state import A_CELL, A_SPACE, D_MOVE, D_START, E_CUT_OFF, E_FIGURE, E_OFFICIAL, E_SCORED, E_USED, FIRST_SHIP
from .canals import canal_variant, edge, lift, longest_from


@rule
def begin_cruise(s, seat, first, length, speed):
    """SY-18.1, SY-18.7: place the figure if this is the first voyage, then as many moves as the speed."""
    s.result = 0
    s.riband = 0
    pending.push(s, D_MOVE if s.figure[seat] >= 0 else D_START, seat)
    pending.set_arg(s, 0, first)
    pending.set_arg(s, 1, length)
    pending.set_arg(s, 2, speed)


@rule
def legal_start(s, seat, out):
    """SY-25.20: edge spaces that face a cell without a canal, from which the whole voyage can be made (SY-18.2)."""
    speed = pending.arg(s, 2)
    n = 0
    for canal in range(CANAL_COUNT):
        if has(s.system[seat], canal):
            for side in range(4):
                space = edge(s, canal, side)
                if (
                    s.beside[canal, side] < 0
                    and longest_from(s, seat, canal, space, OPENING + space, 0, speed) == speed
                ):
                    out[n] = A_CELL + 4 * canal + side
                    n += 1
    return n


@rule
def apply_start(s, seat, cell, events):
    """SY-18.2, SY-18.3: bow inwards, stern towards the opening; the space is not entered."""
    first = pending.arg(s, 0)
    length = pending.arg(s, 1)
    speed = pending.arg(s, 2)
    pending.pop(s)
    space = edge(s, cell // 4, cell % 4)
    s.figure[seat] = cell // 4
    s.figure_space[seat] = space
    s.figure_heading[seat] = OPENING + space
    emit(events, E_FIGURE, seat, cell // 4, cell % 4)
    begin_cruise(s, seat, first, length, speed)


@rule
def side_of(s, canal, space):
    """The side of the table that an edge space of a laid canal faces."""
    return (space + s.canal_turn[canal]) % 4


@rule
def legal_move(s, seat, out):
    """SY-25.21: spaces and openings ahead (SY-18.8, SY-18.9) from which the other moves can be made (SY-18.16)."""
    canal = s.figure[seat]
    space = s.figure_space[seat]
    heading = s.figure_heading[seat]
    rest = pending.arg(s, 2) - pending.arg(s, 3) - 1
    links = LINKS[CANAL_SHAPE[canal_variant(s), canal], space]
    n = 0
    for ahead in range(SPACES_MOST):
        if has(links, ahead) and ahead != heading and longest_from(s, seat, canal, ahead, space, 0, rest) == rest:
            out[n] = A_SPACE + ahead
            n += 1
    if space < 4 and heading != OPENING + space:
        side = side_of(s, canal, space)
        other = s.beside[canal, side]
        if other >= 0:
            entered = edge(s, other, (side + 2) % 4)
            if longest_from(s, seat, other, entered, OPENING + entered, 1 << canal, rest) == rest:
                out[n] = A_SPACE + OPENING + side
                n += 1
    return n


@rule
def apply_move(s, seat, target, events):
    """SY-18.8 to SY-18.10: one move; the space entered scores; after the last one the cruise is scored."""
    moves = pending.arg(s, 3) + 1
    pending.set_arg(s, 3, moves)
    canal = s.figure[seat]
    if target < OPENING:
        s.figure_heading[seat] = s.figure_space[seat]
        s.figure_space[seat] = target
    else:
        side = target - OPENING
        other = s.beside[canal, side]
        space = edge(s, other, (side + 2) % 4)
        s.figure[seat] = other
        s.figure_space[seat] = space
        s.figure_heading[seat] = OPENING + space
        leave_behind(s, seat, canal, events)
    meet_official(s, seat, moves, events)
    if moves == pending.arg(s, 2):
        end_cruise(s, seat, events)


@rule
def leave_behind(s, seat, canal, events):
    """SY-18.19, SY-18.20: the canal left is used; canals no longer joined to the figure's go to the common discard."""
    lift(s, seat, canal)
    s.used[seat] += 1
    s.used_pile[seat] |= 1 << canal
    emit(events, E_USED, seat, canal)
    joined = 1 << s.figure[seat]
    grown = True
    while grown:
        grown = False
        for other in range(CANAL_COUNT):
            if has(joined, other):
                for side in range(4):
                    beside = s.beside[other, side]
                    if beside >= 0 and not has(joined, beside):
                        joined |= 1 << beside
                        grown = True
    for other in range(CANAL_COUNT):
        if has(s.system[seat] & ~joined, other):
            lift(s, seat, other)
            s.canal_discard |= 1 << other
            emit(events, E_CUT_OFF, seat, other)


# -- scoring -------------------------------------------------------------------------------------------------------


@rule
def safety(s, seat, symbol):
    """Lifebuoys, lifeboats or lanterns on the parts of the ship that is sailing."""
    first = pending.arg(s, 0)
    found = 0
    for place in range(first, first + pending.arg(s, 1)):
        found += PART_SYMBOLS[s.yard[seat, place], symbol]
    return found


@rule
def meet_official(s, seat, moves, events):
    """SY-19.5 to SY-19.7: what the space just entered gives."""
    symbol = CANAL_SYMBOL[canal_variant(s), s.figure[seat], s.figure_space[seat]]
    if symbol < 0:
        return
    if symbol == BLUE_RIBAND:
        s.riband = moves
        emit(events, E_OFFICIAL, seat, symbol, moves)
        return
    if symbol == MILITARY:
        points = s.load[SOLDIER] + s.load[CANNON]
    elif symbol == BUSINESS:
        points = s.load[BUSINESSMAN] + s.load[CRANE]
    elif symbol == LANTERN_OFFICIAL:
        points = safety(s, seat, LANTERN)
    elif symbol == BOAT_OFFICIAL:
        points = safety(s, seat, BOAT)
    else:
        points = safety(s, seat, RING)
    s.result += points
    emit(events, E_OFFICIAL, seat, symbol, points)


@rule
def end_cruise(s, seat, events):
    """SY-19.1 to SY-19.4, SY-19.9: crew, guns and cranes, speed, cruise result; the ship joins the fleet."""
    speed = pending.arg(s, 2)
    crew = s.load[CAPTAIN] + s.load[BUSINESSMAN] + s.load[SOLDIER]
    guns = 2 * (s.load[CANNON] + s.load[CRANE])
    points = crew + guns + speed + s.result + s.riband
    s.points[seat] += points
    emit(events, E_SCORED, seat, crew, guns, speed, s.result, s.riband)
    first = pending.arg(s, 0)
    length = pending.arg(s, 1)
    ship = s.ships
    s.ships += 1
    s.ship_owner[ship] = seat
    s.ship_length[ship] = length
    s.ship_speed[ship] = speed
    s.ship_points[ship] = points
    s.ship_safety[ship, 0] = safety(s, seat, RING)
    s.ship_safety[ship, 1] = safety(s, seat, BOAT)
    s.ship_safety[ship, 2] = safety(s, seat, LANTERN)
    for piece in range(PIECE_COUNT):
        s.ship_load[ship, piece] = s.load[piece]
        s.load[piece] = 0
    for place in range(first, first + length):
        s.fate[s.yard[seat, place]] = FIRST_SHIP + ship
        s.yard[seat, place] = -1
    s.result = 0
    s.riband = 0
    pending.pop(s)
