"""Completing, crewing and equipping a ship (SY-16), and its speed (SY-17)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import (
    BOW,
    CABIN,
    CANNON,
    CANNON_BASE,
    CAPTAIN,
    CHIMNEY,
    CRANE,
    CRANE_BASE,
    EMPLOYEE_COUNT,
    EXTRA_CABIN,
    EXTRA_CANNON,
    EXTRA_CAPACITY,
    EXTRA_CHIMNEY,
    EXTRA_CRANE,
    EXTRA_SAIL,
    EXTRA_STOKER,
    MAST_BASE,
    MIDDLE,
    PART_SYMBOLS,
    PIECE_COUNT,
    PLACES,
    RIGGING,
    SAIL,
    SOLDIER,
    SPEED_BONUS,
    STERN,
    STOKER,
    STOKER_CABIN,
)
from ..state import (
    A_COUNT,
    A_END,
    A_PLACE,
    A_SAIL,
    A_SCRAP,
    D_LAUNCH,
    D_LOAD,
    D_SPEED,
    E_SAILED,
    E_SCRAPPED,
    OPT_SCRAP,
    OUT_OF_GAME,
)
from .build import places_of, ship_at
from .canals import longest_voyage
from .cruise import begin_cruise
from .turn import close_turn


@rule
def legal_ship(s, seat, out):
    """SY-25.16: the complete ships left in the row; without one step 5 is over (SY-4.29)."""
    bows = places_of(s, seat, BOW)
    middles = places_of(s, seat, MIDDLE)
    sterns = places_of(s, seat, STERN)
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
    length = ship_at(places_of(s, seat, BOW), places_of(s, seat, MIDDLE), places_of(s, seat, STERN), first)
    pending.push(s, D_LAUNCH, seat)
    pending.set_arg(s, 0, first)
    pending.set_arg(s, 1, length)


@rule
def can_sail(s, seat):
    """SY-16.5: a captain in reserve, and the figure can make at least one move."""
    return s.reserve[seat, CAPTAIN] > 0 and longest_voyage(s, seat, 1) == 1


@rule
def legal_launch(s, seat, out):
    """SY-25.17: sail if possible, or scrap (SY-16.3, SY-16.11; SY-23.16)."""
    n = 0
    if can_sail(s, seat):
        out[n] = A_SAIL
        n += 1
    if n == 0 or s.options[OPT_SCRAP] == 0:
        out[n] = A_SCRAP
        n += 1
    return n


@rule
def apply_launch(s, seat, action, events):
    """SY-16.4, SY-16.6: the parts leave the game, or a captain goes aboard."""
    first = pending.arg(s, 0)
    length = pending.arg(s, 1)
    pending.pop(s)
    if action == A_SCRAP:
        for place in range(first, first + length):
            s.fate[s.yard[seat, place]] = OUT_OF_GAME
            s.yard[seat, place] = -1
        emit(events, E_SCRAPPED, seat, first + 1, length)
        return
    for piece in range(PIECE_COUNT):
        s.load[piece] = 0
    s.load[CAPTAIN] = 1
    pending.push(s, D_LOAD, seat)
    pending.set_arg(s, 0, first)
    pending.set_arg(s, 1, length)
    pending.set_arg(s, 2, CAPTAIN)
    pending.set_arg(s, 3, longest_voyage(s, seat, top_speed(s, seat, first, length)))


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
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee):
            found += EXTRA_CAPACITY[employee, capacity]
    return found


@rule
def masts_left(s, seat, first, length):
    """Q5: mast bases not taken by smokestacks beyond those of their constructor."""
    taken = max(0, s.load[CHIMNEY] - extra(s, seat, EXTRA_CHIMNEY))
    return shown(s, seat, first, length, MAST_BASE) - taken


@rule
def room(s, seat, piece, first, length):
    """Q1 to Q5: how many of a kind the ship takes, later kinds counted as 0 (SY-25.25)."""
    if piece <= SOLDIER:
        taken = s.load[0] - 1 + s.load[1] + s.load[2]
        return shown(s, seat, first, length, CABIN) + extra(s, seat, EXTRA_CABIN) - taken
    if piece == STOKER:
        return shown(s, seat, first, length, STOKER_CABIN) + extra(s, seat, EXTRA_STOKER)
    if piece == CHIMNEY:
        return shown(s, seat, first, length, MAST_BASE) + extra(s, seat, EXTRA_CHIMNEY)
    if piece == SAIL:
        return masts_left(s, seat, first, length) + extra(s, seat, EXTRA_SAIL)
    if piece == CRANE:
        return shown(s, seat, first, length, CRANE_BASE) + extra(s, seat, EXTRA_CRANE)
    return shown(s, seat, first, length, CANNON_BASE) + extra(s, seat, EXTRA_CANNON)


@rule
def in_reserve(s, seat, piece):
    """Q6: how many of a kind can be added; the captain is aboard already."""
    return s.reserve[seat, piece] - (1 if piece == CAPTAIN else 0)


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
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee):
            most += SPEED_BONUS[employee] + RIGGING[employee] * (sails // 2)
    return most


@rule
def top_speed(s, seat, first, length):
    """A speed that no load of this ship from this reserve exceeds: no voyage has to be looked for beyond it."""
    stokers = min(room(s, seat, STOKER, first, length), s.reserve[seat, STOKER])
    bases = room(s, seat, CHIMNEY, first, length) + extra(s, seat, EXTRA_SAIL)
    sails = min(bases, s.reserve[seat, SAIL])
    drives = min(bases, s.reserve[seat, SAIL] + s.reserve[seat, CHIMNEY])
    return 4 + stokers + drives + bonus_most(s, seat, sails)


@rule
def most_aboard(s, seat, piece):
    """SY-25.18: the largest number of the kind asked for that Q1 to Q7 allow."""
    first = pending.arg(s, 0)
    length = pending.arg(s, 1)
    most = min(room(s, seat, piece, first, length), in_reserve(s, seat, piece))
    if piece == STOKER or piece == CHIMNEY or piece == SAIL:
        longest = pending.arg(s, 3)
        while most > 0 and speed_with(s, piece, most) > longest:
            most -= 1
    return most


@rule
def speed_with(s, piece, number):
    """The speed if so many of a kind come aboard."""
    stokers = number if piece == STOKER else s.load[STOKER]
    chimneys = number if piece == CHIMNEY else s.load[CHIMNEY]
    sails = number if piece == SAIL else s.load[SAIL]
    return speed(stokers, chimneys, sails)


@rule
def legal_load(s, seat, out):
    """SY-25.18: one number at a time, from 0."""
    n = 0
    for number in range(most_aboard(s, seat, pending.arg(s, 2)) + 1):
        out[n] = A_COUNT + number
        n += 1
    return n


@rule
def apply_load(s, seat, number, events):
    """SY-16.7: so many of this kind come aboard; after the last kind the speed is known."""
    first = pending.arg(s, 0)
    length = pending.arg(s, 1)
    piece = pending.arg(s, 2)
    longest = pending.arg(s, 3)
    s.load[piece] += number
    if piece < CANNON:
        pending.set_arg(s, 2, piece + 1)
        return
    pending.pop(s)
    for kind in range(PIECE_COUNT):
        s.reserve[seat, kind] -= s.load[kind]
    pending.push(s, D_SPEED, seat)
    pending.set_arg(s, 0, first)
    pending.set_arg(s, 1, length)
    pending.set_arg(s, 2, speed(s.load[STOKER], s.load[CHIMNEY], s.load[SAIL]))
    pending.set_arg(s, 3, longest)


@rule
def legal_speed(s, seat, out):
    """SY-25.19: 0 to what helmsman and rigger add, within the longest voyage (SY-17.5)."""
    most = min(bonus_most(s, seat, s.load[SAIL]), pending.arg(s, 3) - pending.arg(s, 2))
    n = 0
    for number in range(most + 1):
        out[n] = A_COUNT + number
        n += 1
    return n


@rule
def apply_speed(s, seat, bonus, events):
    """SY-17.4: the final speed, and the cruise begins."""
    first = pending.arg(s, 0)
    length = pending.arg(s, 1)
    final = pending.arg(s, 2) + bonus
    pending.pop(s)
    emit(events, E_SAILED, seat, first + 1, length, final)
    begin_cruise(s, seat, first, length, final)
