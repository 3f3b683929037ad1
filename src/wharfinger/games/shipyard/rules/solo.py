"""The two automatic opponents of the solo game (SY-22.6 to SY-22.19)."""

from wharfinger.kernel.chance import shuffle
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import close_up

from ..canal_data import CANAL_SLOT_AT
from ..data import (
    ACTION,
    BOARD_BRACKET,
    BOARD_NUMBER,
    GOODS_SLOT_AT,
    LAST_TILE,
    PART_ROW_AT,
    RING,
    RING_SPACES,
    SOLO_BRACKET,
    SOLO_COUNT,
    SOLO_FACE,
    SOLO_NUMBER,
)
from ..state import FATE, OPT, STACK, VALUE, E
from .action_row import advance, chairs, in_play, occupied, put_cube, skips_advance
from .market import move_exchange_marker
from .offers import refill_canals, refill_goods, refill_parts


@rule
def opponent_turn(s, chair, events):
    """SY-22.6 to SY-22.10: step 1, a solo tile, the cube, and after the first turn the action."""
    s.leading = -1
    s.chosen = -1
    if not skips_advance(s):
        advance(s, chair, events)
    tile = turn_up(s, events)
    while barred(s, tile):
        if s.solo_left == 0:
            shuffle_solo(s, events)
        tile = turn_up(s, events)
    put_cube(s, chair, tile)
    s.guilders[tile] = 0
    number = BOARD_NUMBER
    bracket = BOARD_BRACKET
    if s.solo_left > 0:
        top = s.solo_stack[s.solo_left - 1]
        number = SOLO_NUMBER[top]
        bracket = SOLO_BRACKET[top]
    emit(events, E.opponent, chair, tile, number)
    if s.turn >= chairs(s):
        resolve(s, tile, number, bracket, events)
    if s.solo_left == 0:
        shuffle_solo(s, events)


@rule
def turn_up(s, events):
    """SY-22.7: the action tile that the top solo tile names."""
    s.solo_left -= 1
    top = s.solo_stack[s.solo_left]
    emit(events, E.solo_tile, top)
    face = SOLO_FACE[top]
    return s.tiles[in_play(s) - 1] if face == LAST_TILE else face


@rule
def barred(s, tile):
    """SY-22.8: occupied, or the leading tile, by analogy with the player's own choice (SY-23.22)."""
    return occupied(s, tile) or (tile == s.leading and s.options[OPT.solo_leader_barred] == VALUE.solo_leader_barred.on)


@rule
def shuffle_solo(s, events):
    """SY-22.17: all eight become a new stack."""
    s.solo_left = SOLO_COUNT
    shuffle(s.rng, s.solo_stack, 0, SOLO_COUNT)
    emit(events, E.reshuffled, STACK.solo)


@rule
def resolve(s, action, number, bracket, events):
    """SY-22.11 to SY-22.16: what the opponent's action does to the table."""
    if action == ACTION.build:
        remove_parts(s, PART_ROW_AT[number], events)
    elif action == ACTION.canal:
        remove_canal(s, CANAL_SLOT_AT[number], events)
    elif action == ACTION.goods:
        remove_goods(s, GOODS_SLOT_AT[number], events)
    elif action == ACTION.equipment:
        turn_ring(s, RING.equipment, number, bracket)
    elif action == ACTION.crew:
        turn_ring(s, RING.crew, number, bracket)
    elif action == ACTION.employee:
        turn_ring(s, RING.hiring, number, bracket)
    elif action == ACTION.exchange:
        move_exchange_marker(s, events)


@rule
def turn_ring(s, ring, number, bracket):
    """SY-22.11: that many spaces; for 0 the number in brackets."""
    s.marker[ring] = (s.marker[ring] + (bracket if number == 0 else number)) % RING_SPACES[ring]


@rule
def remove_parts(s, row, events):
    """SY-22.14 to SY-22.16: a whole offer row leaves the game."""
    if row < 0:
        return
    for column in range(4):
        part = s.offer[column, row]
        if part >= 0:
            s.offer[column, row] = -1
            s.fate[part] = FATE.out
            emit(events, E.removed_part, part)
    refill_parts(s, events)


@rule
def remove_canal(s, slot, events):
    """SY-22.13, SY-22.15: out of the game, or to the common discard (SY-23.21)."""
    if slot < 0 or s.canal_offer[slot] < 0:
        return
    canal = s.canal_offer[slot]
    if s.options[OPT.solo_removed] == VALUE.solo_removed.discard:
        s.canal_discard |= 1 << canal
    else:
        s.canals_out |= 1 << canal
    emit(events, E.removed_canal, canal)
    close_up(s.canal_offer, slot)
    refill_canals(s, events)


@rule
def remove_goods(s, slot, events):
    """SY-22.13, SY-22.15: out of the game, or to the goods discard (SY-23.21)."""
    if slot < 0 or s.goods_offer[slot] < 0:
        return
    tile = s.goods_offer[slot]
    if s.options[OPT.solo_removed] == VALUE.solo_removed.discard:
        s.goods_discard |= 1 << tile
    else:
        s.goods_out |= 1 << tile
    emit(events, E.removed_goods, tile)
    close_up(s.goods_offer, slot)
    refill_goods(s, events)
