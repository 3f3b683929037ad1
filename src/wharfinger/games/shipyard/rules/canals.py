"""Rent a Canal (SY-8), and how far a figure can sail on a system (SY-18.12 to SY-18.15)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, count, has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import close_up

from ..canal_data import (
    BLOCKED,
    CANAL_COUNT,
    CANAL_PRICE,
    CANAL_SHAPE,
    CROSSING_MOST,
    DX,
    DY,
    FARTHEST,
    OPENING,
    TO_EDGE,
    TURNS,
)
from ..data import SLOTS
from ..state import A_CELL, A_FIRST_CELL, A_SLOT, A_TURN, ARG, OPT, VALUE, D, E
from .offers import refill_canals


@rule
def can_rent(s, money):
    """SY-6.3: some canal in the offer is affordable."""
    for slot in range(SLOTS):
        if s.canal_offer[slot] >= 0 and CANAL_PRICE[slot] <= money:
            return True
    return False


@rule
def legal_canal(s, seat, out):
    """SY-25.7: affordable slots."""
    n = 0
    for slot in range(SLOTS):
        if s.canal_offer[slot] >= 0 and CANAL_PRICE[slot] <= s.money[seat]:
            out[n] = A_SLOT + slot
            n += 1
    return n


@rule
def apply_canal(s, seat, action, events):
    """SY-8.1: exactly one canal at its slot's price; the offer closes up and is refilled once the tile is laid."""
    pending.pop(s)
    slot = action - A_SLOT
    s.money[seat] -= CANAL_PRICE[slot]
    canal = s.canal_offer[slot]
    emit(events, E.rented, seat, canal, CANAL_PRICE[slot])
    close_up(s.canal_offer, slot)
    pending.push(s, D.cell, seat)
    pending.set_arg(s, ARG.cell.canal, canal)


@rule
def canal_at(s, seat, x, y, below):
    """The canal of a system on a cell, looking only at those numbered below `below`; -1 if there is none."""
    for canal in range(below):
        if has(s.system[seat], canal) and s.canal_x[canal] == x and s.canal_y[canal] == y:
            return canal
    return -1


@rule
def legal_cell(s, seat, out):
    """SY-25.8: the empty cells of SY-8.3, each named once by the first canal and side that it touches."""
    if s.system[seat] == 0:
        out[0] = A_FIRST_CELL
        return 1
    n = 0
    for canal in range(CANAL_COUNT):
        if not has(s.system[seat], canal):
            continue
        for side in range(4):
            x = s.canal_x[canal] + DX[side]
            y = s.canal_y[canal] + DY[side]
            if s.beside[canal, side] < 0 and not touches_earlier(s, seat, x, y, canal):
                out[n] = A_CELL + 4 * canal + side
                n += 1
    return n


@rule
def touches_earlier(s, seat, x, y, canal):
    """Whether a cell also lies beside a canal of the system with a smaller number."""
    for side in range(4):
        if canal_at(s, seat, x + DX[side], y + DY[side], canal) >= 0:
            return True
    return False


@rule
def apply_cell(s, seat, action, events):
    """SY-25.8: on to the turn."""
    canal = pending.arg(s, ARG.cell.canal)
    pending.pop(s)
    pending.push(s, D.turn, seat)
    pending.set_arg(s, ARG.turn.canal, canal)
    pending.set_arg(s, ARG.turn.cell, action - A_CELL)


@rule
def canal_variant(s):
    """SY-23.13: the printed canals, or chains only."""
    return s.options[OPT.canal_tiles]


@rule
def legal_turn(s, seat, out):
    """SY-25.9: turns that give different pictures; one, if canals may not be turned (SY-23.12)."""
    turns = 1
    if s.options[OPT.canal_rotation] == VALUE.canal_rotation.free:
        turns = TURNS[canal_variant(s), pending.arg(s, ARG.turn.canal)]
    return codes(turns, A_TURN, out, 0)


@rule
def apply_turn(s, seat, action, events):
    """SY-8.1 to SY-8.4: the canal is laid."""
    turn = action - A_TURN
    canal = pending.arg(s, ARG.turn.canal)
    cell = pending.arg(s, ARG.turn.cell)
    pending.pop(s)
    x = 0
    y = 0
    if cell < 4 * CANAL_COUNT:
        x = s.canal_x[cell // 4] + DX[cell % 4]
        y = s.canal_y[cell // 4] + DY[cell % 4]
    lay(s, seat, canal, x, y, turn)
    emit(events, E.laid, seat, canal, x, y, turn)
    refill_canals(s, events)


@rule
def lay(s, seat, canal, x, y, turn):
    """SY-8.2: put a canal on a cell and link it with its neighbours."""
    s.canal_x[canal] = x
    s.canal_y[canal] = y
    s.canal_turn[canal] = turn
    for side in range(4):
        other = canal_at(s, seat, x + DX[side], y + DY[side], CANAL_COUNT)
        s.beside[canal, side] = other
        if other >= 0:
            s.beside[other, (side + 2) % 4] = canal
    s.system[seat] |= 1 << canal


@rule
def lift(s, seat, canal):
    """A canal leaves the system; its neighbours look at an empty cell."""
    for side in range(4):
        other = s.beside[canal, side]
        if other >= 0:
            s.beside[other, (side + 2) % 4] = -1
            s.beside[canal, side] = -1
    s.canal_x[canal] = 0
    s.canal_y[canal] = 0
    s.canal_turn[canal] = 0
    s.system[seat] &= ~(1 << canal)


# -- voyages -------------------------------------------------------------------------------------------------------


@rule
def edge(s, canal, side):
    """The edge space at a side of a canal as it lies: the side of the unturned canal (SY-8.4)."""
    return (side - s.canal_turn[canal]) % 4


@rule
def longest_from(s, seat, canal, space, astern, gone, wanted):
    """SY-18.13: the longest voyage from a space with this astern, but `wanted` as soon as it is known to go that far.

    `gone` are canals that may no longer be entered. A canal that is left is gone too, so a voyage enters each canal at
    most once (SY-18.15): the search walks over canals, not over spaces. `out_n` to `out_w` hold the canals on the way
    that were already left through that side, `in_low` and `in_high` the side each was entered by.
    """
    variant = canal_variant(s)
    best = FARTHEST[CANAL_SHAPE[variant, canal], space, astern]
    unseen = count(s.system[seat] & ~gone) - 1
    on_way = gone | 1 << canal
    out_n = 0
    out_e = 0
    out_s = 0
    out_w = 0
    in_low = 0
    in_high = 0
    here = canal
    moves = 0
    while best < wanted:
        bit = 1 << here
        if out_n & bit == 0:
            side = 0
            out_n |= bit
        elif out_e & bit == 0:
            side = 1
            out_e |= bit
        elif out_s & bit == 0:
            side = 2
            out_s |= bit
        elif out_w & bit == 0:
            side = 3
            out_w |= bit
        else:
            # every way on from here is tried: back to the canal before
            if here == canal:
                break
            came_by = (1 if in_low & bit != 0 else 0) + (2 if in_high & bit != 0 else 0)
            on_way &= ~bit
            out_n &= ~bit
            out_e &= ~bit
            out_s &= ~bit
            out_w &= ~bit
            in_low &= ~bit
            in_high &= ~bit
            unseen += 1
            before = s.beside[here, came_by]
            moves -= 1 + crossing(s, variant, seat, canal, space, astern, before, in_low, in_high, (came_by + 2) % 4)
            here = before
            continue
        other = s.beside[here, side]
        if other < 0 or on_way >> other & 1 == 1:
            continue
        across = crossing(s, variant, seat, canal, space, astern, here, in_low, in_high, side)
        if across >= BLOCKED or moves + across + 1 + unseen * (CROSSING_MOST + 1) <= best:
            continue
        came_by = (side + 2) % 4
        moves += across + 1
        here = other
        unseen -= 1
        on_way |= 1 << here
        in_low |= (came_by & 1) << here
        in_high |= (came_by >> 1) << here
        entered = edge(s, here, came_by)
        best = max(best, moves + FARTHEST[CANAL_SHAPE[variant, here], entered, OPENING + entered])
    return min(best, wanted)


@rule
def crossing(s, variant, seat, first, space, astern, canal, in_low, in_high, side):
    """Moves from where a canal is entered (on the first one: from the figure) to the edge space of a side."""
    shape = CANAL_SHAPE[variant, canal]
    if canal == first:
        return TO_EDGE[shape, space, astern, edge(s, canal, side)]
    came_by = (in_low >> canal & 1) + 2 * (in_high >> canal & 1)
    entered = edge(s, canal, came_by)
    return TO_EDGE[shape, entered, OPENING + entered, edge(s, canal, side)]


@rule
def longest_voyage(s, seat, wanted):
    """SY-18.13: from the figure, or before it is placed over all placements of SY-18.2; at most `wanted`."""
    if s.figure[seat] >= 0:
        return longest_from(s, seat, s.figure[seat], s.figure_space[seat], s.figure_astern[seat], 0, wanted)
    best = 0
    for canal in range(CANAL_COUNT):
        if has(s.system[seat], canal):
            for side in range(4):
                if s.beside[canal, side] < 0 and best < wanted:
                    space = edge(s, canal, side)
                    best = max(best, longest_from(s, seat, canal, space, OPENING + space, 0, wanted))
    return best
