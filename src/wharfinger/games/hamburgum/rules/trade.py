"""Trade: selling goods (HB-6) or buying materials (HB-7), never both."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count
from wharfinger.kernel.common import counting
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.names import numbered

from ..data import (
    BELLS_HELD_MOST,
    BERTH_CAPACITY,
    DEPOT_PRICE,
    DEPOT_STEP,
    GOODS_PRICE,
    HOME_PRICE,
    ITEM,
    PRODUCER,
    TYPE_SITES,
)
from ..state import A_BUY, A_COUNT, A_NONE, A_SELL, ARG, BUY_ORDER, CHOICE, MOST_COUNT, OPT, D, E
from .turn import end_turn

ASK = numbered("ASK", BUY_ORDER)
ASKED_ALL = len(BUY_ORDER)


counts, and_more = counting(A_COUNT, MOST_COUNT)
"""HB-19.10."""


@rule
def legal_trade(s, seat, out):
    """D2: sell, buy, or nothing (HB-4.12, HB-4.13)."""
    n = 0
    if s.stock[seat, ITEM.beer] + s.stock[seat, ITEM.sugar] + s.stock[seat, ITEM.cloth] > 0:
        out[n] = A_SELL
        n += 1
    if s.money[seat] >= DEPOT_PRICE[1]:
        out[n] = A_BUY
        n += 1
    if n == 0 or s.options[OPT.idle_action] == CHOICE.idle_action.allow:
        out[n] = A_NONE
        n += 1
    return n


@rule
def apply_trade(s, seat, action, events):
    """D2 leads to the counts D3 to D5 or D6 to D8, or ends the turn."""
    if action == A_NONE:
        end_turn(s, events)
        return
    pending.pop(s)
    if action == A_SELL:
        pending.push(s, D.sell, seat)
        pending.set_arg(s, ARG.sell.good, next_good(s, seat, ITEM.beer))
    else:
        pending.push(s, D.buy, seat)


# -- selling ------------------------------------------------------------------------------------------------------


@rule
def next_good(s, seat, good):
    """The first good held from this one on; past the last one when there is none."""
    while good <= ITEM.cloth and s.stock[seat, good] == 0:
        good += 1
    return good


@rule
def legal_sell(s, seat, out):
    """D3 to D5: how many of the good asked for; HB-19.4: a sale of nothing is not offered."""
    good = pending.arg(s, ARG.sell.good)
    chosen = pending.arg(s, ARG.sell.beer) + pending.arg(s, ARG.sell.sugar) + pending.arg(s, ARG.sell.cloth)
    last = next_good(s, seat, good + 1) > ITEM.cloth
    low = 1 if last and chosen == 0 else 0
    return counts(out, low, s.stock[seat, good] - pending.arg(s, ARG.sell.beer + good))


@rule
def apply_sell(s, seat, action, events):
    """Take the count down; ask for the rest of it, for the next good, or sell."""
    amount = action - A_COUNT
    good = pending.arg(s, ARG.sell.good)
    place = ARG.sell.beer + good  # the goods follow each other in their order
    more = and_more(amount, s.stock[seat, good] - pending.arg(s, place))
    pending.set_arg(s, place, pending.arg(s, place) + amount)
    if more:
        return
    good = next_good(s, seat, good + 1)
    if good <= ITEM.cloth:
        pending.set_arg(s, ARG.sell.good, good)
        return
    beer = pending.arg(s, ARG.sell.beer)
    sugar = pending.arg(s, ARG.sell.sugar)
    cloth = pending.arg(s, ARG.sell.cloth)
    money = proceeds(s, seat, beer, sugar, cloth)
    s.stock[seat, ITEM.beer] -= beer
    s.stock[seat, ITEM.sugar] -= sugar
    s.stock[seat, ITEM.cloth] -= cloth
    s.money[seat] += money
    emit(events, E.sold, seat, beer, sugar, cloth, money)
    end_turn(s, events)


@rule
def price(s, good):
    """HB-6.2: by the number of buildings of the good's type on the map, whoever owns them."""
    built = 0
    for seat in range(s.seats):
        built += count(s.sites[seat] & TYPE_SITES[PRODUCER[good]])
    return GOODS_PRICE[built]


@rule
def carriers(s, seat, berth):
    """Ships that carry for this seller from a berth: own ones, and Flying Dutchmen if they are shared (HB-6.14)."""
    ships = s.ships[seat, berth]
    if s.options[OPT.dutchman_sales] == CHOICE.dutchman_sales.shared:
        ships += s.dutchmen[berth]
    return ships


@rule
def revenue(units, room, good_price):
    """Units on ships bring the price, the others the home market's (HB-6.8, HB-6.9)."""
    carried = min(units, room)
    return carried * max(good_price, HOME_PRICE) + (units - carried) * HOME_PRICE


@rule
def proceeds(s, seat, beer, sugar, cloth):
    """HB-6.10: the best loading. Ships of one berth are alike: some carry beer, the others sugar and cloth."""
    if sugar + cloth == 0:
        return alone(s, seat, ITEM.beer, beer)
    if beer + cloth == 0:
        return alone(s, seat, ITEM.sugar, sugar)
    if beer + sugar == 0:
        return alone(s, seat, ITEM.cloth, cloth)
    ships_1 = carriers(s, seat, 0)
    ships_2 = carriers(s, seat, 1)
    ships_3 = carriers(s, seat, 2)
    beer_price = price(s, ITEM.beer)
    sugar_price = price(s, ITEM.sugar)
    cloth_price = price(s, ITEM.cloth)
    best = 0
    for beer_1 in range(min(ships_1, beer) + 1):
        for beer_2 in range(min(ships_2, beer) + 1):
            for beer_3 in range(min(ships_3, beer) + 1):
                beer_money = revenue(beer, room(beer_1, beer_2, beer_3), beer_price)
                rest_1, rest_2, rest_3 = ships_1 - beer_1, ships_2 - beer_2, ships_3 - beer_3
                rest_money = proceeds_of_two(sugar, sugar_price, cloth, cloth_price, rest_1, rest_2, rest_3)
                best = max(best, beer_money + rest_money)
    return best


@rule
def alone(s, seat, good, units):
    """A good that is sold alone has all ships."""
    if units == 0:
        return 0
    return revenue(units, room(carriers(s, seat, 0), carriers(s, seat, 1), carriers(s, seat, 2)), price(s, good))


@rule
def proceeds_of_two(sugar, sugar_price, cloth, cloth_price, ships_1, ships_2, ships_3):
    """The best loading of sugar and cloth: some ships carry sugar, all others cloth."""
    best = 0
    for sugar_1 in range(min(ships_1, sugar) + 1):
        for sugar_2 in range(min(ships_2, sugar) + 1):
            for sugar_3 in range(min(ships_3, sugar) + 1):
                sugar_room = room(sugar_1, sugar_2, sugar_3)
                cloth_room = room(ships_1, ships_2, ships_3) - sugar_room
                best = max(best, revenue(sugar, sugar_room, sugar_price) + revenue(cloth, cloth_room, cloth_price))
    return best


@rule
def room(ships_1, ships_2, ships_3):
    """HB-6.4: a ship carries as many units as its berth allows."""
    return ships_1 * BERTH_CAPACITY[0] + ships_2 * BERTH_CAPACITY[1] + ships_3 * BERTH_CAPACITY[2]


# -- buying -------------------------------------------------------------------------------------------------------


@rule
def depot_price(s, units):
    """HB-7.1 to HB-7.3: one price for the whole purchase, by the number of units."""
    table = len(DEPOT_PRICE) - 1
    if units <= table:
        return DEPOT_PRICE[units]
    if s.options[OPT.depot_beyond_10] == CHOICE.depot_beyond_10.restart:
        return units // table * DEPOT_PRICE[table] + DEPOT_PRICE[units % table]
    return DEPOT_PRICE[table] + DEPOT_STEP * (units * (units + 1) - table * (table + 1)) // 2


@rule
def affordable(s, seat):
    """HB-7.4: the most units that the money pays for."""
    most = len(DEPOT_PRICE) - 1
    capped = s.options[OPT.depot_beyond_10] == CHOICE.depot_beyond_10.cap
    units = 0
    while not (capped and units == most) and depot_price(s, units + 1) <= s.money[seat]:
        units += 1
    return units


@rule
def units_chosen(s):
    """What the purchase that is pending has named so far."""
    return pending.arg(s, ARG.buy.timber) + pending.arg(s, ARG.buy.brick) + pending.arg(s, ARG.buy.bell)


@rule
def legal_buy(s, seat, out):
    """D6 bell, D7 bricks, D8 timber; HB-19.4: a purchase of nothing is not offered."""
    item = pending.arg(s, ARG.buy.item)
    chosen = units_chosen(s)
    left = affordable(s, seat) - chosen
    if item == ASK.bell:
        return counts(out, 0, min(left, BELLS_HELD_MOST - s.stock[seat, ITEM.bell]))
    low = 1 if item == ASK.timber and chosen == 0 else 0
    return counts(out, low, left)


@rule
def apply_buy(s, seat, action, events):
    """Take the count down; ask for the rest of it, for the next material, or buy."""
    amount = action - A_COUNT
    item = pending.arg(s, ARG.buy.item)
    more = item != ASK.bell and and_more(amount, affordable(s, seat) - units_chosen(s))
    place = ARG.buy.bell - item  # they are asked from the last one to the first
    pending.set_arg(s, place, pending.arg(s, place) + amount)
    if more:
        return
    pending.set_arg(s, ARG.buy.item, item + 1)
    if item + 1 < ASKED_ALL:
        return
    timber = pending.arg(s, ARG.buy.timber)
    brick = pending.arg(s, ARG.buy.brick)
    bell = pending.arg(s, ARG.buy.bell)
    money = depot_price(s, timber + brick + bell)
    s.stock[seat, ITEM.timber] += timber
    s.stock[seat, ITEM.brick] += brick
    s.stock[seat, ITEM.bell] += bell
    s.money[seat] -= money
    emit(events, E.bought, seat, timber, brick, bell, money)
    end_turn(s, events)
