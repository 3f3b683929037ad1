"""Purchase Commodities (SY-9) and Exchange Commodities (SY-13)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import close_up

from ..data import (
    EMPLOYEE_COUNT,
    EXCHANGE_PRICE,
    EXCHANGE_SPACES,
    GOODS_COUNT,
    GOODS_PRICE,
    SELL_BONUS,
    SLOTS,
    SWAP,
    TILE_GOODS,
)
from ..state import A_GOODS, A_SELL, A_SLOT, A_SWAP, ARG, OPT, VALUE, D, E
from .offers import refill_goods


@rule
def can_purchase(s, money):
    """SY-6.3: some goods tile in the offer is affordable."""
    for slot in range(SLOTS):
        if s.goods_offer[slot] >= 0 and GOODS_PRICE[slot] <= money:
            return True
    return False


@rule
def legal_goods(s, seat, out):
    """SY-25.10: affordable slots."""
    n = 0
    for slot in range(SLOTS):
        if s.goods_offer[slot] >= 0 and GOODS_PRICE[slot] <= s.money[seat]:
            out[n] = A_SLOT + slot
            n += 1
    return n


@rule
def apply_goods(s, seat, action, events):
    """SY-9.1, SY-9.2: exactly one tile at its slot's price."""
    pending.pop(s)
    slot = action - A_SLOT
    tile = s.goods_offer[slot]
    s.money[seat] -= GOODS_PRICE[slot]
    s.goods[seat] |= 1 << tile
    emit(events, E.bought, seat, tile, GOODS_PRICE[slot])
    close_up(s.goods_offer, slot)
    refill_goods(s, events)


@rule
def move_exchange_marker(s, events):
    """SY-6.9: one space; after space 6 comes space 1, unless the start field counts (SY-23.11)."""
    if s.exchange_marker == EXCHANGE_SPACES:
        s.exchange_marker = 0 if s.options[OPT.exchange_start_field] == VALUE.exchange_start_field.counts else 1
    else:
        s.exchange_marker += 1
    emit(events, E.exchange, s.exchange_marker)


@rule
def same_goods(tile, other):
    """Whether two tiles show the same goods."""
    for item in range(3):
        if TILE_GOODS[tile, item] != TILE_GOODS[other, item]:
            return False
    return True


@rule
def legal_trade(s, seat, out):
    """SY-25.14: own tiles, equal tiles merged."""
    n = 0
    for tile in range(GOODS_COUNT):
        if has(s.goods[seat], tile):
            fresh = True
            for k in range(n):
                if same_goods(tile, out[k] - A_GOODS):
                    fresh = False
            if fresh:
                out[n] = A_GOODS + tile
                n += 1
    return n


@rule
def apply_trade(s, seat, action, events):
    """SY-13.2, SY-13.8: the tile is spent; its goods are treated one by one."""
    pending.pop(s)
    tile = action - A_GOODS
    s.goods[seat] &= ~(1 << tile)
    s.goods_discard |= 1 << tile
    emit(events, E.traded, seat, tile)
    pending.push(s, D.good, seat)
    pending.set_arg(s, ARG.good.tile, tile)


@rule
def sale(s, seat, good):
    """SY-13.3, SY-15.3: the price at the marker and 1 guilder for each merchant of the good."""
    money = EXCHANGE_PRICE[s.exchange_marker, good]
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee):
            money += SELL_BONUS[employee, good]
    return money


@rule
def legal_good(s, seat, out):
    """SY-25.15: sell, or swap for what was not yet received in this action (SY-13.4, SY-13.5)."""
    good = TILE_GOODS[pending.arg(s, ARG.good.tile), pending.arg(s, ARG.good.item)]
    free = SWAP[good] & ~pending.arg(s, ARG.good.received)
    out[0] = A_SELL
    return codes(free, A_SWAP, out, 1)


@rule
def apply_good(s, seat, action, events):
    """SY-13.2: sell or swap one good, then the next."""
    item = pending.arg(s, ARG.good.item)
    if action == A_SELL:
        good = TILE_GOODS[pending.arg(s, ARG.good.tile), item]
        money = sale(s, seat, good)
        s.money[seat] += money
        emit(events, E.sold, seat, good, money)
    else:
        piece = action - A_SWAP
        s.reserve[seat, piece] += 1
        pending.set_arg(s, ARG.good.received, pending.arg(s, ARG.good.received) | 1 << piece)
        emit(events, E.gained, seat, piece)
    if item == 2:
        pending.pop(s)
    else:
        pending.set_arg(s, ARG.good.item, item + 1)
