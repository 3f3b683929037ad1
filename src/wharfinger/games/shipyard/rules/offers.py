"""Offers and stacks: five slots of canals or goods (SY-6.10 to SY-6.12), and the ship parts (SY-7.22 to SY-7.27)."""

from wharfinger.kernel.bits import has
from wharfinger.kernel.chance import shuffle
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..canal_data import CANAL_COUNT
from ..data import COLUMN_KIND, GOODS_COUNT, KIND_START, MAX_SEATS, SLOTS
from ..state import LAST_LAP, STACK, STAGE, E


@rule
def refill_canals(s, events):
    """SY-6.11, SY-6.12: new canals come to the empty slots, cheapest first, as long as there are any."""
    for slot in range(SLOTS):
        if s.canal_offer[slot] < 0:
            if s.canals_left == 0:
                reshuffle_canals(s, events)
            if s.canals_left > 0:
                s.canals_left -= 1
                s.canal_offer[slot] = s.canal_stack[s.canals_left]
                s.canal_stack[s.canals_left] = -1


@rule
def reshuffle_canals(s, events):
    """SY-8.14: used canals of all players and the common discard become the new stack; the counts of used ones stay."""
    pile = s.canal_discard
    for seat in range(MAX_SEATS):
        pile |= s.used_pile[seat]
        s.used_pile[seat] = 0
    s.canal_discard = 0
    for canal in range(CANAL_COUNT):
        if has(pile, canal):
            s.canal_stack[s.canals_left] = canal
            s.canals_left += 1
    if s.canals_left > 0:
        shuffle(s.rng, s.canal_stack, 0, s.canals_left)
        emit(events, E.reshuffled, STACK.canals)


@rule
def refill_goods(s, events):
    """SY-9.2, SY-9.5: as for canals; the goods discard becomes the new stack."""
    for slot in range(SLOTS):
        if s.goods_offer[slot] < 0:
            if s.goods_left == 0:
                reshuffle_goods(s, events)
            if s.goods_left > 0:
                s.goods_left -= 1
                s.goods_offer[slot] = s.goods_stack[s.goods_left]
                s.goods_stack[s.goods_left] = -1


@rule
def reshuffle_goods(s, events):
    """SY-9.5: spent goods tiles become the new stack."""
    pile = s.goods_discard
    s.goods_discard = 0
    for tile in range(GOODS_COUNT):
        if has(pile, tile):
            s.goods_stack[s.goods_left] = tile
            s.goods_left += 1
    if s.goods_left > 0:
        shuffle(s.rng, s.goods_stack, 0, s.goods_left)
        emit(events, E.reshuffled, STACK.goods)


@rule
def refill_parts(s, events):
    """SY-7.22 to SY-7.27: column by column the parts slide down and new ones come on top."""
    for column in range(4):
        kind = COLUMN_KIND[column]
        filled = 0
        for row in range(SLOTS):
            part = s.offer[column, row]
            if part >= 0:
                s.offer[column, row] = -1
                s.offer[column, filled] = part
                filled += 1
        had = s.parts_left[kind]
        while filled < SLOTS and s.parts_left[kind] > 0:
            s.parts_left[kind] -= 1
            top = KIND_START[kind] + s.parts_left[kind]
            s.offer[column, filled] = s.part_stack[top]
            s.part_stack[top] = -1
            filled += 1
        if had > 0 and s.parts_left[kind] == 0:
            trigger_early_end(s, events)


@rule
def trigger_early_end(s, events):
    """SY-20.4: the last bow, stern or middle lies on the board; in the final actions it matters no more (SY-20.13)."""
    if s.stage == STAGE.regular and s.last_lap == LAST_LAP.none:
        s.last_lap = LAST_LAP.early_end
        emit(events, E.last_lap, LAST_LAP.early_end)
