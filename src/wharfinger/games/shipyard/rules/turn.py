"""The turn (SY-4), the end of a round (SY-5), contract discards, and how the game ends (SY-20)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, count, has
from wharfinger.kernel.events import emit, whisper
from wharfinger.kernel.jit import rule

from ..data import COLOUR, COLOUR_CONTRACTS, DISCARDS, ROUND_CUBES
from ..state import A_CONTRACT, A_TILE, ARG, LAST_LAP, OPT, STAGE, VALUE, D, E
from .action_row import (
    advance,
    chairs,
    dropped,
    in_play,
    income,
    last_tile_guilder,
    occupied_tiles,
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
        if s.stage == STAGE.regular:
            chair = s.turn % chairs(s)
            if chair == 0 and s.last_lap != LAST_LAP.none:
                stop_regular_play(s, events)
            elif chair < s.seats:
                start_turn(s, chair, events)
            else:
                opponent_turn(s, chair, events)
                close_turn(s, events)
        elif s.finals < s.seats:
            # SY-20.8, SY-20.14: from the starting player clockwise
            pending.push(s, D.ship, s.finals)
            pending.push(s, D.final if s.stage == STAGE.final_action else D.last_part, s.finals)
            s.finals += 1
        elif s.stage == STAGE.final_action and s.options[OPT.final_ship_build] == VALUE.final_ship_build.on:
            s.stage = STAGE.final_ship
            s.finals = 0
            emit(events, E.stage, STAGE.final_ship)
        else:
            s.over = s.last_lap
            emit(events, E.ended, s.last_lap)


@rule
def start_turn(s, seat, events):
    """SY-4.1: step 1 is done at once; steps 2 to 5 wait for decisions, the cruise (step 5) below the others."""
    s.leading = -1
    s.chosen = -1
    if not skips_advance(s):
        advance(s, seat, events)
    pending.push(s, D.ship, seat)
    pending.push(s, D.tile, seat)


# -- step 2: choose ------------------------------------------------------------------------------------------------


@rule
def legal_tile(s, seat, out):
    """SY-25.1: tiles whose action can be performed after income; if there is none, any choosable one (SY-4.13)."""
    taken = occupied_tiles(s)
    choosable = 0
    able = 0
    income_here = 0
    for place in range(in_play(s)):
        tile = s.tiles[place]
        if has(taken, tile):
            income_here += 1
        elif tile != s.leading:  # SY-4.8
            choosable |= 1 << tile
            if performable(s, seat, tile, s.money[seat] + s.guilders[tile] + income_here, True):
                able |= 1 << tile
    return codes(able if able != 0 else choosable, A_TILE, out, 0)


@rule
def apply_tile(s, seat, action, events):
    """SY-4.8, SY-4.11, SY-4.14: the cube goes on the tile, its guilders and the income to the player."""
    pending.pop(s)
    tile = action - A_TILE
    money = income(s, tile)
    emit(events, E.chose, seat, tile, s.guilders[tile], money)
    s.money[seat] += s.guilders[tile] + money
    s.guilders[tile] = 0
    put_cube(s, seat, tile)
    s.chosen = tile
    pending.push(s, D.act, seat)


# -- the end of a turn and of a round ------------------------------------------------------------------------------


@rule
def close_turn(s, events):
    """SY-5.3: the turn is over; if the cube fell in it, the round ends too."""
    s.turn += 1
    if s.stage != STAGE.regular or not dropped(s):
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
    return 3 if s.options[OPT.contracts_deal] == VALUE.contracts_deal.three else 2


@rule
def held(s, seat, colour):
    """How many contracts of a colour a player holds."""
    return count(s.contracts[seat] & COLOUR_CONTRACTS[colour])


@rule
def ask_discards(s, seat, red, blue):
    """SY-25.22: a player discards so many of each colour."""
    pending.push(s, D.discard, seat)
    pending.set_arg(s, ARG.discard.red, red)
    pending.set_arg(s, ARG.discard.blue, blue)


@rule
def legal_discard(s, seat, out):
    """SY-25.22: own contracts of the colour, red before blue."""
    colour = COLOUR.red if pending.arg(s, ARG.discard.red) > 0 else COLOUR.blue
    return codes(s.contracts[seat] & COLOUR_CONTRACTS[colour], A_CONTRACT, out, 0)


@rule
def apply_discard(s, seat, action, events):
    """SY-5.12: in secret, face down for ever."""
    contract = action - A_CONTRACT
    s.contracts[seat] &= ~(1 << contract)
    s.discarded[seat] |= 1 << contract
    emit(events, E.discarded, seat)
    whisper(events, seat, E.discarded_contract, contract)
    red = pending.arg(s, ARG.discard.red)
    blue = pending.arg(s, ARG.discard.blue)
    if red > 0:
        pending.set_arg(s, ARG.discard.red, red - 1)
    else:
        pending.set_arg(s, ARG.discard.blue, blue - 1)
    if red + blue == 1:
        pending.pop(s)


# -- the end of the game -------------------------------------------------------------------------------------------


@rule
def stop_regular_play(s, events):
    """SY-20.1, SY-20.7: every player keeps one contract of each colour, then the final actions begin."""
    s.stage = STAGE.final_action
    s.finals = 0
    s.leading = -1
    s.chosen = -1
    emit(events, E.stage, STAGE.final_action)
    for seat in range(s.seats - 1, -1, -1):
        red = max(0, held(s, seat, COLOUR.red) - 1)
        blue = max(0, held(s, seat, COLOUR.blue) - 1)
        if red + blue > 0:
            ask_discards(s, seat, red, blue)
