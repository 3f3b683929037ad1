"""The turn (SY-4), the end of a round (SY-5), contract discards, and how the game ends (SY-20)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.events import emit, whisper
from wharfinger.kernel.jit import rule

from ..data import BLUE, COLOUR_CONTRACTS, COLOUR_START, DISCARDS, RED, ROUND_CUBES
from ..state import (
    A_CONTRACT,
    A_TILE,
    D_ACT,
    D_DISCARD,
    D_FINAL,
    D_LAST_PART,
    D_SHIP,
    D_TILE,
    E_CHOSE,
    E_DISCARDED,
    E_DISCARDED_CONTRACT,
    E_ENDED,
    E_STAGE,
    FINAL_ACTION,
    FINAL_SHIP,
    NOT_LAST,
    OPT_CONTRACTS,
    OPT_LAST_SHIP,
    REGULAR,
    THREE,
)
from .action_row import (
    advance,
    chairs,
    dropped,
    in_play,
    income,
    last_tile_guilder,
    occupied,
    put_cube,
    remove_round_cube,
    skips_advance,
)
from .actions import performable
from .solo import opponent_turn


@rule
def go_on(s, events):
    """Nothing is pending: play on to the next decision, or to the end of the game."""
    while s.depth == 0 and s.over == 0:
        if s.guilder_due == 1:
            s.guilder_due = 0
            last_tile_guilder(s, events)
        if s.stage == REGULAR:
            chair = s.turn % chairs(s)
            if chair == 0 and s.last_lap != NOT_LAST:
                stop_regular_play(s, events)
            elif chair < s.seats:
                start_turn(s, chair, events)
            else:
                opponent_turn(s, chair, events)
                close_turn(s, events)
        elif s.finals < s.seats:
            # SY-20.8, SY-20.14: from the starting player clockwise
            pending.push(s, D_SHIP, s.finals)
            pending.push(s, D_FINAL if s.stage == FINAL_ACTION else D_LAST_PART, s.finals)
            s.finals += 1
        elif s.stage == FINAL_ACTION and s.options[OPT_LAST_SHIP] == 0:
            s.stage = FINAL_SHIP
            s.finals = 0
            emit(events, E_STAGE, FINAL_SHIP)
        else:
            s.over = s.last_lap
            emit(events, E_ENDED, s.last_lap)


@rule
def start_turn(s, seat, events):
    """SY-4.1: step 1 is done at once; steps 2 to 5 wait for decisions, the cruise (step 5) below the others."""
    s.leading = -1
    s.chosen = -1
    if not skips_advance(s):
        advance(s, seat, events)
    pending.push(s, D_SHIP, seat)
    pending.push(s, D_TILE, seat)


# -- step 2: choose ------------------------------------------------------------------------------------------------


@rule
def choosable(s, tile):
    """SY-4.8: in play, not the leading tile, not occupied."""
    return tile != s.leading and not occupied(s, tile)


@rule
def legal_tile(s, seat, out):
    """SY-25.1: tiles whose action can be performed after income; if there is none, any choosable one (SY-4.13)."""
    n = 0
    for tile in range(in_play(s)):
        if choosable(s, tile):
            money = s.money[seat] + s.guilders[tile] + income(s, tile)
            if performable(s, seat, tile, money, True):
                out[n] = A_TILE + tile
                n += 1
    if n == 0:
        for tile in range(in_play(s)):
            if choosable(s, tile):
                out[n] = A_TILE + tile
                n += 1
    return n


@rule
def apply_tile(s, seat, tile, events):
    """SY-4.8, SY-4.11, SY-4.14: the cube goes on the tile, its guilders and the income to the player."""
    pending.pop(s)
    money = income(s, tile)
    emit(events, E_CHOSE, seat, tile, s.guilders[tile], money)
    s.money[seat] += s.guilders[tile] + money
    s.guilders[tile] = 0
    put_cube(s, seat, tile)
    s.chosen = tile
    pending.push(s, D_ACT, seat)


# -- the end of a turn and of a round ------------------------------------------------------------------------------


@rule
def close_turn(s, events):
    """SY-5.3: the turn is over; if the cube fell in it, the round ends too."""
    s.turn += 1
    if s.stage != REGULAR or not dropped(s):
        return
    removed = s.round_cubes > 0
    remove_round_cube(s, events)
    s.guilder_due = 1  # SY-5.7 comes after the discards of SY-5.6
    if removed:
        # SY-5.6, SY-5.10
        due = DISCARDS[dealt(s), s.seats, ROUND_CUBES[s.seats] - s.round_cubes]
        if due > 0:
            for seat in range(s.seats - 1, -1, -1):
                ask_discards(s, seat, due, due)


@rule
def dealt(s):
    """Contracts of each colour that a player began with (SY-3.19, SY-3.20)."""
    return 3 if s.options[OPT_CONTRACTS] == THREE else 2


@rule
def held(s, seat, colour):
    """How many contracts of a colour a player holds."""
    return count(s.contracts[seat] & COLOUR_CONTRACTS[colour])


@rule
def ask_discards(s, seat, red, blue):
    """SY-25.22: a player discards so many of each colour."""
    pending.push(s, D_DISCARD, seat)
    pending.set_arg(s, 0, red)
    pending.set_arg(s, 1, blue)


@rule
def legal_discard(s, seat, out):
    """SY-25.22: own contracts of the colour, red before blue."""
    colour = RED if pending.arg(s, 0) > 0 else BLUE
    n = 0
    for contract in range(COLOUR_START[colour], COLOUR_START[colour + 1]):
        if has(s.contracts[seat], contract):
            out[n] = A_CONTRACT + contract
            n += 1
    return n


@rule
def apply_discard(s, seat, contract, events):
    """SY-5.12: in secret, face down for ever."""
    s.contracts[seat] &= ~(1 << contract)
    s.discarded[seat] |= 1 << contract
    emit(events, E_DISCARDED, seat)
    whisper(events, seat, E_DISCARDED_CONTRACT, contract)
    colour = RED if pending.arg(s, 0) > 0 else BLUE
    pending.set_arg(s, colour, pending.arg(s, colour) - 1)
    if pending.arg(s, 0) + pending.arg(s, 1) == 0:
        pending.pop(s)


# -- the end of the game -------------------------------------------------------------------------------------------


@rule
def stop_regular_play(s, events):
    """SY-20.1, SY-20.7: every player keeps one contract of each colour, then the final actions begin."""
    s.stage = FINAL_ACTION
    s.finals = 0
    s.leading = -1
    s.chosen = -1
    emit(events, E_STAGE, FINAL_ACTION)
    for seat in range(s.seats - 1, -1, -1):
        red = max(0, held(s, seat, RED) - 1)
        blue = max(0, held(s, seat, BLUE) - 1)
        if red + blue > 0:
            ask_discards(s, seat, red, blue)


@rule
def legal_final(s, seat, out):
    """SY-25.23: any action in play that is performable, whatever lies on it (SY-20.9)."""
    n = 0
    for tile in range(in_play(s)):
        if performable(s, seat, tile, s.money[seat], False):
            out[n] = A_TILE + tile
            n += 1
    return n
