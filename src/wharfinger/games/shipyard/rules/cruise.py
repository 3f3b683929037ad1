"""The cruise: the figure, its moves, the canals left behind (SY-18), and what the voyage scores (SY-19)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..canal_data import CANAL_COUNT, CANAL_SHAPE, CANAL_SYMBOL, LINKS, OFFICIAL, OPENING, SPACES_MOST
from ..data import PART_SYMBOLS, PIECE, PIECE_COUNT, SAFE, SYMBOL
from ..state import A_CELL, A_SPACE, ARG, CRUISE, FATE, D, E
from .canals import canal_variant, edge, lift, longest_from


@rule
def begin_cruise(s, seat, first, length, speed):
    """SY-18.1, SY-18.7: place the figure if this is the first voyage, then as many moves as the speed."""
    s.result = 0
    s.riband = 0
    pending.push(s, D.move if s.figure[seat] >= 0 else D.start, seat)
    pending.set_arg(s, CRUISE.first, first)
    pending.set_arg(s, CRUISE.length, length)
    pending.set_arg(s, CRUISE.speed, speed)


@rule
def legal_start(s, seat, out):
    """SY-25.20: edge spaces that face a cell without a canal, from which the whole voyage can be made (SY-18.2)."""
    speed = pending.arg(s, ARG.start.speed)
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
def apply_start(s, seat, action, events):
    """SY-18.2, SY-18.3: bow inwards, stern towards the opening; the space is not entered."""
    canal = (action - A_CELL) // 4
    side = (action - A_CELL) % 4
    first = pending.arg(s, ARG.start.first)
    length = pending.arg(s, ARG.start.length)
    speed = pending.arg(s, ARG.start.speed)
    pending.pop(s)
    space = edge(s, canal, side)
    s.figure[seat] = canal
    s.figure_space[seat] = space
    s.figure_astern[seat] = OPENING + space
    emit(events, E.placed_figure, seat, canal, side)
    begin_cruise(s, seat, first, length, speed)


@rule
def side_of(s, canal, space):
    """The side of the table that an edge space of a laid canal faces."""
    return (space + s.canal_turn[canal]) % 4


@rule
def legal_move(s, seat, out):
    """SY-25.21: spaces and openings (SY-18.8) not astern (SY-18.9) that leave the other moves possible (SY-18.16)."""
    canal = s.figure[seat]
    space = s.figure_space[seat]
    astern = s.figure_astern[seat]
    rest = pending.arg(s, ARG.move.speed) - pending.arg(s, ARG.move.moves) - 1
    links = LINKS[CANAL_SHAPE[canal_variant(s), canal], space]
    n = 0
    for ahead in range(SPACES_MOST):
        if has(links, ahead) and ahead != astern and longest_from(s, seat, canal, ahead, space, 0, rest) == rest:
            out[n] = A_SPACE + ahead
            n += 1
    if space < 4 and astern != OPENING + space:
        side = side_of(s, canal, space)
        other = s.beside[canal, side]
        if other >= 0:
            entered = edge(s, other, (side + 2) % 4)
            if longest_from(s, seat, other, entered, OPENING + entered, 1 << canal, rest) == rest:
                out[n] = A_SPACE + OPENING + side
                n += 1
    return n


@rule
def apply_move(s, seat, action, events):
    """SY-18.8 to SY-18.10: one move; the space entered scores; after the last one the cruise is scored."""
    target = action - A_SPACE
    moves = pending.arg(s, ARG.move.moves) + 1
    pending.set_arg(s, ARG.move.moves, moves)
    canal = s.figure[seat]
    if target < OPENING:
        s.figure_astern[seat] = s.figure_space[seat]
        s.figure_space[seat] = target
    else:
        side = target - OPENING
        other = s.beside[canal, side]
        space = edge(s, other, (side + 2) % 4)
        s.figure[seat] = other
        s.figure_space[seat] = space
        s.figure_astern[seat] = OPENING + space
        leave_behind(s, seat, canal, events)
    meet_official(s, seat, moves, events)
    if moves == pending.arg(s, ARG.move.speed):
        end_cruise(s, seat, events)


@rule
def leave_behind(s, seat, canal, events):
    """SY-18.19, SY-18.20: the canal left is used; canals no longer joined to the figure's go to the common discard."""
    lift(s, seat, canal)
    s.used[seat] += 1
    s.used_pile[seat] |= 1 << canal
    emit(events, E.used_canal, seat, canal)
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
            emit(events, E.cut_off, seat, other)


# -- scoring -------------------------------------------------------------------------------------------------------


@rule
def safety(s, seat, symbol):
    """Lifebuoys, lifeboats or lanterns on the parts of the ship that is sailing."""
    first = pending.arg(s, ARG.move.first)
    found = 0
    for place in range(first, first + pending.arg(s, ARG.move.length)):
        found += PART_SYMBOLS[s.yard[seat, place], symbol]
    return found


@rule
def meet_official(s, seat, moves, events):
    """SY-19.5 to SY-19.7: what the space just entered gives."""
    symbol = CANAL_SYMBOL[canal_variant(s), s.figure[seat], s.figure_space[seat]]
    if symbol < 0:
        return
    if symbol == OFFICIAL.blue_riband:
        s.riband = moves
        emit(events, E.official, seat, symbol, moves)
        return
    if symbol == OFFICIAL.military:
        points = s.load[PIECE.soldier] + s.load[PIECE.cannon]
    elif symbol == OFFICIAL.business:
        points = s.load[PIECE.businessman] + s.load[PIECE.crane]
    elif symbol == OFFICIAL.lantern:
        points = safety(s, seat, SYMBOL.lantern)
    elif symbol == OFFICIAL.boat:
        points = safety(s, seat, SYMBOL.boat)
    else:
        points = safety(s, seat, SYMBOL.ring)
    s.result += points
    emit(events, E.official, seat, symbol, points)


@rule
def end_cruise(s, seat, events):
    """SY-19.1 to SY-19.4, SY-19.9: crew, guns and cranes, speed, cruise result; the ship joins the fleet."""
    speed = pending.arg(s, ARG.move.speed)
    crew = s.load[PIECE.captain] + s.load[PIECE.businessman] + s.load[PIECE.soldier]
    guns = 2 * (s.load[PIECE.cannon] + s.load[PIECE.crane])
    points = crew + guns + speed + s.result + s.riband
    s.points[seat] += points
    emit(events, E.scored, seat, crew, guns, speed, s.result, s.riband)
    first = pending.arg(s, ARG.move.first)
    length = pending.arg(s, ARG.move.length)
    ship = s.ships
    s.ships += 1
    s.ship_owner[ship] = seat
    s.ship_length[ship] = length
    s.ship_speed[ship] = speed
    s.ship_points[ship] = points
    s.ship_safety[ship, SAFE.ring] = safety(s, seat, SYMBOL.ring)
    s.ship_safety[ship, SAFE.boat] = safety(s, seat, SYMBOL.boat)
    s.ship_safety[ship, SAFE.lantern] = safety(s, seat, SYMBOL.lantern)
    for piece in range(PIECE_COUNT):
        s.ship_load[ship, piece] = s.load[piece]
        s.load[piece] = 0
    for place in range(first, first + length):
        s.fate[s.yard[seat, place]] = FATE.ship_1 + ship
        s.yard[seat, place] = -1
    s.result = 0
    s.riband = 0
    pending.pop(s)
