"""How good players see Le Havre: a guess at the wealth a seat is on the way to, and which answers come first."""

from pathlib import Path

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has, lowest
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.jit import rule
from wharfinger.kernel.names import constants

from .cards import CARD, ENTERABLE, FEE_FOOD, FEE_FRANCS, FISHERMEN, HAMMERS, PRICE, STANDARD_COUNT, VALUE
from .data import (
    FRANCS,
    GOOD_COUNT,
    LOAN_COSTS,
    LOAN_MINUS,
    OFFER_GOOD,
    R_FOOD,
    ROUND_CARD,
    SHIP_COUNT,
    SHIP_KIND,
    SHIP_PRICE,
    SHIP_TYPE,
    SHIP_VALUE,
    SHIPPING,
    TURNS,
)
from .rules.buildings.shipping import cargo_ships, places
from .rules.buildings.wharf import top_ship
from .rules.scoring import wealth
from .rules.stock import (
    card_in,
    cards_in_play,
    energy_held,
    food_from,
    is_final,
    own_slots,
    rounds,
    ship_food,
    ship_slot,
    ships_owned,
    slot_of,
)
from .rules.visit import open_slots, usable
from .rules.windows import price_of, slots_for_sale
from .state import (
    A_BUY,
    A_BUY_SHIP,
    A_COUNT,
    A_DONE,
    A_ENTER,
    A_GOOD,
    A_LOAN,
    A_NUMBER,
    A_PASS,
    A_REPAY,
    A_SELL,
    A_SELL_SHIP,
    HOLDER,
    OPT,
    D,
)

PLENTY = 6
"""Beyond so many of a kind each further token counts less."""
DEAREST = 8
MOMENTS = (1, 4, 10, 22)
"""Own turns left: what things are worth is learnt for these moments, and lies between two of them at others."""
THINGS = GOOD_COUNT + 8
"""What has a learnt worth: the goods, then these."""
BEYOND, WEALTH, FRANCS_HELD, SHIPS, PLACES, ENERGY_HELD, LOAD, FOOD_HELD = range(GOOD_COUNT, THINGS)
PRICES = 64
"""Prices are lower than this: a set of them fits into one number."""
assert int(PRICE.max()) < PRICES and int(SHIP_PRICE.max()) < PRICES
LONG = 28
"""Own turns of a whole short game of two: a card that stays so long brings its learnt worth."""
EVALUATION = Evaluation(
    Path(__file__).with_name("evaluation.toml"),
    {
        "goods_early": 16, "goods_late": 16, "plenty": 1, "hurry": 1, "cargo": 1, "loan": 1, "ship_food": 1,
        "missing": 1, "missing_later": 1, "fee_food": 1, "fee_francs": 1, "building": 1, "hammer": 1, "fisherman": 1,
        "ship": 1, "energy": 1, "francs": 1, "prior_offer": 1, "prior_enter": 1, "prior_build": 1, "prior_buy": 1,
        "prior_sell": 1, "prior_done": 1, "prior_more": 1, "turns_1": THINGS, "turns_4": THINGS, "turns_10": THINGS,
        "turns_22": THINGS, "card": STANDARD_COUNT,
    },
)  # fmt: skip
AT = constants("AT", {name: EVALUATION[name] for name in EVALUATION.sizes})
"""Where the weights lie: `w[AT.loan]`, `w[AT.card + card]`."""
RIVALS = False
"""Everybody's wealth is their own: nothing is taken from others but a place to work."""


@rule
def value(s, seat, w):
    """Wealth, what the goods can still become, what ships save at feedings, and whether the next feeding is safe."""
    if s.depth == 0:
        return 1.0 * wealth(s, seat)
    left = actions_left(s, seat)
    early = rounds_left(s) / (1.0 * rounds(s))
    rich = wealth(s, seat)
    load = cargo_worth(s, seat, left)
    guess = 1.0 * rich - w[AT.loan] * s.loans[seat]
    usable = max(0.0, 1.0 - w[AT.hurry] / (left + 2.0))
    guess += max(goods_worth(s, seat, early, w) * usable, w[AT.cargo] * load)
    if is_final(s):
        return guess
    saved, due, later = feedings(s, seat)
    guess += w[AT.ship_food] * saved
    at_hand = food_from(s, seat, 0, s.stock[seat, FRANCS])
    guess -= w[AT.missing] * max(0, due - at_hand) + w[AT.missing_later] * max(0, due + later - at_hand)
    guess += early * (w[AT.ship] * ships_owned(s, seat) + w[AT.francs] * min(12, s.stock[seat, FRANCS]))
    guess += early * w[AT.energy] * min(9, energy_held(s, seat, 0))
    slots = own_slots(s, seat)
    return guess + early * buildings_worth(s, slots, w) + learnt(s, seat, slots, left, rich, load, at_hand, w)


@rule
def learnt(s, seat, slots, left, rich, load, food, w):
    """What the search's own games say beyond the guess: of goods, wealth, ships and cards, by the own turns left."""
    after = 1
    while after < len(MOMENTS) - 1 and MOMENTS[after] < left:
        after += 1
    before = after - 1
    part = min(1.0, max(0.0, (left - MOMENTS[before]) / (1.0 * (MOMENTS[after] - MOMENTS[before]))))
    low = AT.turns_1 + before * THINGS
    high = AT.turns_1 + after * THINGS
    worth = 0.0
    beyond = 0
    for good in range(GOOD_COUNT):
        held = s.stock[seat, good]
        if held > 0:
            beyond += max(0, held - PLENTY)
            worth += min(held, PLENTY) * mixed(w, low, high, part, good)
    worth += beyond * mixed(w, low, high, part, BEYOND)
    worth += rich * mixed(w, low, high, part, WEALTH)
    worth += s.stock[seat, FRANCS] * mixed(w, low, high, part, FRANCS_HELD)
    worth += ships_owned(s, seat) * mixed(w, low, high, part, SHIPS)
    worth += places(s, seat, cargo_ships(s, seat)) * mixed(w, low, high, part, PLACES)
    worth += min(12, energy_held(s, seat, 0)) * mixed(w, low, high, part, ENERGY_HELD)
    worth += load * mixed(w, low, high, part, LOAD)
    worth += min(24, food) * mixed(w, low, high, part, FOOD_HELD)
    owned = 0.0
    cards = slots & ((1 << STANDARD_COUNT) - 1)
    while cards != 0:
        owned += w[AT.card + lowest(cards)]
        cards &= cards - 1
    return worth + owned * left / LONG


@rule
def mixed(w, low, high, part, thing):
    """The worth of a thing between two moments."""
    return w[low + thing] + part * (w[high + thing] - w[low + thing])


@rule
def progress(s):
    """How much of the game is over."""
    return s.turn / (1.0 * TURNS * rounds(s) + s.seats)


@rule
def prior(s, action, w):
    """Big offers, buildings rather than payments back, and no selling without need."""
    if action < A_ENTER:
        kind = OFFER_GOOD[action]
        worth = 1.0 if kind == FRANCS else w[AT.goods_early + kind]
        return 0.1 + w[AT.prior_offer] * worth * s.offer[action]
    if action < A_NUMBER:
        return w[AT.prior_enter]
    if action < A_BUY:
        return w[AT.prior_build]
    if action < A_SELL:
        return w[AT.prior_buy]
    if action < A_LOAN:
        return w[AT.prior_sell]
    if action == A_DONE or action == A_PASS:
        return w[AT.prior_done]
    if action >= A_COUNT and action < A_GOOD:
        kind = pending.kind(s)
        if kind == D.cargo or kind == D.fleet:
            return 1.0 + 2.0 * (action - A_COUNT)
        return 1.0 + w[AT.prior_more] * (action - A_COUNT)
    return 1.0


@rule
def sensible(s, out, n):
    """A card is sold at half its value (LH-5.11) only for something, and then that is done; no second one is sold."""
    kind = pending.kind(s)
    if n < 2 or kind == D.forced:
        return n
    seat = pending.actor(s)
    if s.sold != 0:
        kept = what_sales_were_for(s, seat, out, n)
        if kept > 0:
            return kept
    first = 0
    while first < n and out[first] < A_SELL:
        first += 1
    last = first
    while last < n and out[last] < A_REPAY:
        last += 1
    if first == last:
        return n
    buying = s.sold == 0 and not is_final(s) and kind != D.gap
    prices = prices_asked(s) if buying else 0
    ships = ships_asked(s) if buying else 0
    fees = fees_missing(s, seat) if kind == D.turn and is_final(s) else 0
    kept = first
    for k in range(first, n):
        if k >= last or (s.sold == 0 and sale_helps(s, seat, out[k], prices, ships, fees)):
            out[kept] = out[k]
            kept += 1
    return max(kept, 1)


@rule
def what_sales_were_for(s, seat, out, n):
    """Of n answers those that the seat could not pay without the cards it sold in this turn; 0: there is none."""
    brought = 0
    dearest = 0
    for slot in range(cards_in_play(s)):
        if has(s.sold, slot):
            value = VALUE[card_in(s, slot)]
            brought += value // 2
            dearest = max(dearest, value)
    for ship in range(SHIP_COUNT):
        if has(s.sold, ship_slot(ship)):
            brought += SHIP_VALUE[ship] // 2
            dearest = max(dearest, SHIP_VALUE[ship])
    left = s.stock[seat, FRANCS] - brought
    if left < 0:
        return 0  # they have been spent
    kept = 0
    for k in range(n):
        action = out[k]
        if A_ENTER <= action < A_NUMBER:
            card = action - A_ENTER
            due = is_final(s) and not has(s.sold, slot_of(s, card)) and fee_missing(s, seat, card, left) > 0
        elif A_BUY <= action < A_BUY_SHIP:
            due = price_of(s, action - A_BUY) > max(left, dearest)
        elif A_BUY_SHIP <= action < A_SELL:
            due = SHIP_PRICE[action - A_BUY_SHIP] > max(left, dearest)
        else:
            due = action == A_REPAY and left < LOAN_COSTS
        if due:
            out[kept] = action
            kept += 1
    return kept


@rule
def fee_missing(s, seat, card, francs):
    """How much a seat with so many francs lacks of the fee of a building (LH-8.7 to LH-8.12)."""
    if s.holder[card] == seat:
        return 0
    food = max(0, FEE_FOOD[card] - food_from(s, seat, 0, francs))
    money = max(0, FEE_FRANCS[card] - francs)
    return min(food, money) if FEE_FOOD[card] > 0 and FEE_FRANCS[card] > 0 else food + money


@rule
def fees_missing(s, seat):
    """What a seat lacks of the fees of the buildings that it could enter otherwise, as a set."""
    found = 0
    slots = open_slots(s, seat)
    while slots != 0:
        card = card_in(s, lowest(slots))
        slots &= slots - 1
        missing = fee_missing(s, seat, card, s.stock[seat, FRANCS])
        if missing > 0 and usable(s, seat, card, True):
            found |= 1 << missing
    return found


@rule
def sale_helps(s, seat, action, prices, ships, fees):
    """Whether a sale pays for a dearer card, a loan that would cost more than the sale does, or one of `fees`.

    Fees are a reason for the last action alone: a sale loses at least as much, and earlier an offer would pay them.
    """
    if action >= A_SELL_SHIP:
        slot = ship_slot(action - A_SELL_SHIP)
        value = SHIP_VALUE[action - A_SELL_SHIP]
        ships &= ~(1 << SHIP_TYPE[action - A_SELL_SHIP])  # it would lie on top, and is not bought back
    else:
        slot = slot_of(s, action - A_SELL)
        value = VALUE[action - A_SELL]
    if has(s.bought, slot):
        return False
    before = s.stock[seat, FRANCS]
    after = before + value // 2
    if s.loans[seat] > 0 and before < LOAN_COSTS <= after and value - value // 2 < LOAN_MINUS - LOAN_COSTS:
        return True
    for missing in range(1, min(value // 2, PRICES - 1) + 1):
        if has(fees, missing):
            return True
    for price in range(max(before, value) + 1, min(after, PRICES - 1) + 1):
        if has(prices, price):
            return True
    for kind in range(SHIP_KIND.luxury):
        if has(ships, kind) and max(before, value) < SHIP_PRICE[kind] <= after:
            return True
    return False


@rule
def prices_asked(s):
    """What the buildings that can be bought cost, as a set."""
    found = 0
    slots = slots_for_sale(s) & ~s.sold
    while slots != 0:
        price = price_of(s, card_in(s, lowest(slots)))
        slots &= slots - 1
        if price > 0:
            found |= 1 << price
    return found


@rule
def ships_asked(s):
    """The kinds of ships that can be bought, as a set."""
    found = 0
    for kind in range(SHIP_KIND.luxury):
        if top_ship(s, kind) >= 0:
            found |= 1 << kind
    return found


@rule
def actions_left(s, seat):
    """Own turns from this one on, the final one included."""
    last = TURNS * rounds(s) + s.seats - 1
    return (last - seat) // s.seats - (s.turn - 1 - seat) // s.seats


@rule
def rounds_left(s):
    """Rounds that have not ended."""
    return rounds(s) - s.turn // TURNS


@rule
def goods_worth(s, seat, early, w):
    """All goods at their usual worth, early or late in the game; plenty of a kind at less."""
    worth = 0.0
    for good in range(GOOD_COUNT):
        held = s.stock[seat, good]
        if held > 0:
            each = w[AT.goods_late + good] + early * (w[AT.goods_early + good] - w[AT.goods_late + good])
            worth += each * (min(held, PLENTY) + w[AT.plenty] * max(0, held - PLENTY))
    return worth


@rule
def cargo_worth(s, seat, left):
    """What one full load of the own ships would bring at the Shipping Line."""
    if left == 0 or s.holder[CARD.shipping_line] > HOLDER.town:
        return 0.0
    ships = min(cargo_ships(s, seat), energy_held(s, seat, 0) // 3)
    room = places(s, seat, ships)
    worth = 0.0
    price = DEAREST
    while price > 0 and room > 0:
        for good in range(GOOD_COUNT):
            if SHIPPING[good] == price:
                load = min(room, s.stock[seat, good])
                worth += load * price
                room -= load
        price -= 1
    return worth


@rule
def feedings(s, seat):
    """Food from the own ships at the feedings to come; what is due beside it at the next one and the one after."""
    provided = ship_food(s, seat)
    saved = 0
    first = s.turn // TURNS
    due = 0
    later = 0
    for number in range(first, rounds(s)):
        need = ROUND_CARD[s.options[OPT.length], s.seats, number, R_FOOD]
        saved += min(provided, need)
        if number == first:
            due = max(0, need - provided)
        elif number == first + 1:
            later = max(0, need - provided)
    return saved, due, later


@rule
def buildings_worth(s, slots, w):
    """Own buildings, on these slots: fees of those who come, hammers and fishermen."""
    worth = 0.0
    hammers = 0
    fishermen = 0
    while slots != 0:
        card = card_in(s, lowest(slots))
        slots &= slots - 1
        hammers += HAMMERS[card]
        fishermen += FISHERMEN[card]
        if ENTERABLE[card] == 1:
            worth += w[AT.building] + w[AT.fee_food] * FEE_FOOD[card] + w[AT.fee_francs] * FEE_FRANCS[card]
    return worth + w[AT.hammer] * min(4, hammers) + w[AT.fisherman] * min(3, fishermen)
