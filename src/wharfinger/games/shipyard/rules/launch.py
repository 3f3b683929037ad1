"""Completing, crewing and equipping a ship (SY-16), and its speed (SY-17)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import lowest
from wharfinger.kernel.common import counting
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import (
    CAPACITY,
    CONSTRUCTORS,
    EXTRA_CAPACITY,
    LOAD_MOST,
    PART_SYMBOLS,
    PIECE,
    PIECE_COUNT,
    PLACES,
    RIGGING,
    SPEED_BONUS,
    SYMBOL,
)
from ..state import A_COUNT, A_END, A_PLACE, A_SAIL, A_SCRAP, ARG, FATE, OPT, VALUE, D, E
from .build import row_of, ship_at
from .canals import longest_voyage
from .cruise import begin_cruise
from .turn import close_turn

counts, _ = counting(A_COUNT, LOAD_MOST)


@rule
def legal_ship(s, seat, out):
    """SY-25.16: the complete ships left in the row; without one step 5 is over (SY-4.29)."""
    bows, middles, sterns = row_of(s, seat)
    n = 0
    for first in range(PLACES - 2):
        if ship_at(bows, middles, sterns, first) > 0:
            out[n] = A_PLACE + first
            n += 1
    if n == 0:
        out[0] = A_END
        n = 1
    return n


@rule
def apply_ship(s, seat, action, events):
    """SY-16.2: one ship after the other; then the turn is over."""
    if action == A_END:
        pending.pop(s)
        close_turn(s, events)
        return
    first = action - A_PLACE
    bows, middles, sterns = row_of(s, seat)
    length = ship_at(bows, middles, sterns, first)
    pending.push(s, D.launch, seat)
    pending.set_arg(s, ARG.launch.first, first)
    pending.set_arg(s, ARG.launch.length, length)


@rule
def can_sail(s, seat):
    """SY-16.5: a captain in reserve, and the figure can make at least one move."""
    return s.reserve[seat, PIECE.captain] > 0 and longest_voyage(s, seat, 1) == 1


@rule
def legal_launch(s, seat, out):
    """SY-25.17: sail if possible, or scrap (SY-16.3, SY-16.11; SY-23.16)."""
    n = 0
    if can_sail(s, seat):
        out[n] = A_SAIL
        n += 1
    if n == 0 or s.options[OPT.free_scrap] == VALUE.free_scrap.on:
        out[n] = A_SCRAP
        n += 1
    return n


@rule
def apply_launch(s, seat, action, events):
    """SY-16.4, SY-16.6: the parts leave the game, or a captain goes aboard."""
    first = pending.arg(s, ARG.launch.first)
    length = pending.arg(s, ARG.launch.length)
    pending.pop(s)
    if action == A_SCRAP:
        for place in range(first, first + length):
            s.fate[s.yard[seat, place]] = FATE.out
            s.yard[seat, place] = -1
        emit(events, E.scrapped, seat, first + 1, length)
        return
    for piece in range(PIECE_COUNT):
        s.load[piece] = 0
    s.load[PIECE.captain] = 1
    pending.push(s, D.load, seat)
    pending.set_arg(s, ARG.load.first, first)
    pending.set_arg(s, ARG.load.length, length)
    pending.set_arg(s, ARG.load.piece, PIECE.captain)
    pending.set_arg(s, ARG.load.longest, longest_voyage(s, seat, top_speed(s, seat, first, length)))


# -- loading -------------------------------------------------------------------------------------------------------


@rule
def shown(s, seat, first, length, symbol):
    """How many of a symbol the parts of a ship in the row show."""
    found = 0
    for place in range(first, first + length):
        found += PART_SYMBOLS[s.yard[seat, place], symbol]
    return found


@rule
def extra(s, seat, capacity):
    """SY-15.4: what constructors let every ship carry beyond its rooms and bases."""
    found = 0
    staff = s.employees[seat] & CONSTRUCTORS
    while staff != 0:
        found += EXTRA_CAPACITY[lowest(staff), capacity]
        staff &= staff - 1
    return found


@rule
def masts_left(s, seat, first, length):
    """Q5: mast bases not taken by smokestacks beyond those of their constructor."""
    taken = max(0, s.load[PIECE.chimney] - extra(s, seat, CAPACITY.chimney))
    return shown(s, seat, first, length, SYMBOL.mount_mast) - taken


@rule
def officers(s):
    """SY-16.6: the captains aboard but the first, who needs no cabin."""
    return s.load[PIECE.captain] - 1


@rule
def sleeps_in_cabin(piece):
    """Q1: officers (loaded as captains), businessmen and soldiers share the cabins."""
    return piece == PIECE.captain or piece == PIECE.businessman or piece == PIECE.soldier


@rule
def cabins_left(s, seat, first, length):
    """Q1: cabins not taken by officers, businessmen and soldiers aboard."""
    taken = officers(s) + s.load[PIECE.businessman] + s.load[PIECE.soldier]
    return shown(s, seat, first, length, SYMBOL.cabin) + extra(s, seat, CAPACITY.cabin) - taken


@rule
def room(s, seat, piece, first, length):
    """Q1 to Q5: how many of a kind the ship takes, later kinds counted as 0 (SY-25.25)."""
    if sleeps_in_cabin(piece):
        return cabins_left(s, seat, first, length)
    if piece == PIECE.stoker:
        return shown(s, seat, first, length, SYMBOL.stoker_cabin) + extra(s, seat, CAPACITY.stoker)
    if piece == PIECE.chimney:
        return shown(s, seat, first, length, SYMBOL.mount_mast) + extra(s, seat, CAPACITY.chimney)
    if piece == PIECE.sail:
        return masts_left(s, seat, first, length) + extra(s, seat, CAPACITY.sail)
    if piece == PIECE.crane:
        return shown(s, seat, first, length, SYMBOL.mount_crane) + extra(s, seat, CAPACITY.crane)
    return shown(s, seat, first, length, SYMBOL.mount_cannon) + extra(s, seat, CAPACITY.cannon)


@rule
def in_reserve(s, seat, piece):
    """Q6: how many of a kind can be added; the captain is aboard already."""
    return s.reserve[seat, piece] - (1 if piece == PIECE.captain else 0)


@rule
def speed(stokers, chimneys, sails):
    """SY-17.1, SY-17.2: a steam ship, or any other."""
    if chimneys > 0 and stokers > 0:
        return 4 + (chimneys - 1) + (stokers - 1) + sails
    return 1 + sails + stokers + chimneys // 2


@rule
def bonus_most(s, seat, sails):
    """SY-17.4: what helmsman and rigger add at most."""
    most = 0
    staff = s.employees[seat]
    while staff != 0:
        employee = lowest(staff)
        most += SPEED_BONUS[employee] + RIGGING[employee] * (sails // 2)
        staff &= staff - 1
    return most


@rule
def top_speed(s, seat, first, length):
    """A speed that no load of this ship from this reserve exceeds: no voyage has to be looked for beyond it."""
    stokers = min(room(s, seat, PIECE.stoker, first, length), s.reserve[seat, PIECE.stoker])
    bases = room(s, seat, PIECE.chimney, first, length) + extra(s, seat, CAPACITY.sail)
    sails = min(bases, s.reserve[seat, PIECE.sail])
    drives = min(bases, s.reserve[seat, PIECE.sail] + s.reserve[seat, PIECE.chimney])
    return 4 + stokers + drives + bonus_most(s, seat, sails)


@rule
def most_aboard(s, seat, piece):
    """SY-25.18: the largest number of the kind asked for that Q1 to Q7 allow."""
    first = pending.arg(s, ARG.load.first)
    length = pending.arg(s, ARG.load.length)
    most = min(room(s, seat, piece, first, length), in_reserve(s, seat, piece))
    if piece == PIECE.stoker or piece == PIECE.chimney or piece == PIECE.sail:
        longest = pending.arg(s, ARG.load.longest)
        while most > 0 and speed_with(s, piece, most) > longest:
            most -= 1
    return most


@rule
def speed_with(s, piece, number):
    """The speed if so many of a kind come aboard."""
    stokers = number if piece == PIECE.stoker else s.load[PIECE.stoker]
    chimneys = number if piece == PIECE.chimney else s.load[PIECE.chimney]
    sails = number if piece == PIECE.sail else s.load[PIECE.sail]
    return speed(stokers, chimneys, sails)


@rule
def legal_load(s, seat, out):
    """SY-25.18: one number at a time, from 0."""
    return counts(out, 0, most_aboard(s, seat, pending.arg(s, ARG.load.piece)))


@rule
def apply_load(s, seat, action, events):
    """SY-16.7: so many of this kind come aboard; after the last kind the speed is known."""
    first = pending.arg(s, ARG.load.first)
    length = pending.arg(s, ARG.load.length)
    piece = pending.arg(s, ARG.load.piece)
    longest = pending.arg(s, ARG.load.longest)
    s.load[piece] += action - A_COUNT
    if piece < PIECE_COUNT - 1:
        pending.set_arg(s, ARG.load.piece, piece + 1)
        return
    pending.pop(s)
    for kind in range(PIECE_COUNT):
        s.reserve[seat, kind] -= s.load[kind]
    pending.push(s, D.speed, seat)
    pending.set_arg(s, ARG.speed.first, first)
    pending.set_arg(s, ARG.speed.length, length)
    pending.set_arg(s, ARG.speed.speed, speed(s.load[PIECE.stoker], s.load[PIECE.chimney], s.load[PIECE.sail]))
    pending.set_arg(s, ARG.speed.longest, longest)


@rule
def legal_speed(s, seat, out):
    """SY-25.19: 0 to what helmsman and rigger add, within the longest voyage (SY-17.5)."""
    spare = pending.arg(s, ARG.speed.longest) - pending.arg(s, ARG.speed.speed)
    return counts(out, 0, min(bonus_most(s, seat, s.load[PIECE.sail]), spare))


@rule
def apply_speed(s, seat, action, events):
    """SY-17.4: the final speed, and the cruise begins."""
    first = pending.arg(s, ARG.speed.first)
    length = pending.arg(s, ARG.speed.length)
    final = pending.arg(s, ARG.speed.speed) + action - A_COUNT
    pending.pop(s)
    emit(events, E.sailed, seat, first + 1, length, final)
    begin_cruise(s, seat, first, length, final)
