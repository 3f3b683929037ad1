"""Stocks, and what a seat owns: goods and francs in and out, cards, symbols, food and energy (LH-1)."""

from wharfinger.kernel.bits import count, lowest
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..cards import CARD, COUNTS, FISHERMEN, HAMMERS, ONE_GOOD, STANDARD_COUNT, TYPE
from ..data import (
    BASIC_COUNT,
    ENERGY,
    FOOD,
    FOOD_ORDER,
    FRANCS,
    GOOD,
    GOOD_COUNT,
    GRAIN_ENERGY,
    OF_TYPE,
    ROUNDS,
    SHIP_FOOD,
    SHIP_KIND,
    TURNS,
)
from ..state import HOLDER, OPT, SHIP_SLOT, SPECIAL_SLOT, E

SUPPLY = -1
"""The general supply as the receiver of a payment."""
WIND_FARM_SAVES = 3


@rule
def gain(s, seat, kind, amount, events):
    """Tokens into a stock; LH-14.GH31: whoever gets iron takes the Rattletrap Car that lies with the town."""
    if amount == 0:
        return
    s.stock[seat, kind] += amount
    emit(events, E.got, seat, kind, amount)
    if kind == GOOD.iron and s.holder[CARD.rattletrap_car] == HOLDER.town:
        s.holder[CARD.rattletrap_car] = seat
        emit(events, E.took_card, seat, CARD.rattletrap_car)


@rule
def pay(s, seat, kind, amount, payee, events):
    """Tokens out of a stock, to the general supply or to another seat (LH-8.8)."""
    if amount == 0:
        return
    s.stock[seat, kind] -= amount
    emit(events, E.paid, seat, kind, amount, payee)
    if payee != SUPPLY:
        gain(s, payee, kind, amount, events)


# -- where the game stands (LH-4.2, LH-18.1) -----------------------------------------------------------------------


@rule
def rounds(s):
    """Rounds of this game (LH-3.3)."""
    return ROUNDS[s.options[OPT.length], s.seats]


@rule
def is_final(s):
    """Whether the final phase has begun."""
    return s.turn >= TURNS * rounds(s)


@rule
def active(s):
    """The seat whose turn it is: turns go round in the main phase, and the final phase starts with seat 1 (LH-4.4)."""
    return s.turn % s.seats


# -- cards ---------------------------------------------------------------------------------------------------------


@rule
def cards_in_play(s):
    """How many buildings this game knows by now: the standard ones and the revealed special ones."""
    return STANDARD_COUNT + s.revealed


@rule
def card_in(s, slot):
    """The card on a slot: standard buildings by number, then the special ones in the order of the deck."""
    return slot if slot < SPECIAL_SLOT else s.deck[slot - SPECIAL_SLOT]


@rule
def slot_of(s, card):
    """The slot of a standard or revealed card."""
    if card < STANDARD_COUNT:
        return int(card)
    place = 0
    while s.deck[place] != card:
        place += 1
    return SPECIAL_SLOT + place


@rule
def ship_slot(ship):
    """The slot of a ship."""
    return SHIP_SLOT + int(ship)


@rule
def own_slots(s, seat):
    """The slots of the buildings (and special ship cards) that a seat owns, as bits."""
    slots = 0
    for card in range(STANDARD_COUNT):
        if s.holder[card] == seat:
            slots |= 1 << card
    for place in range(s.revealed):
        if s.holder[s.deck[place]] == seat:
            slots |= 1 << (SPECIAL_SLOT + place)
    return slots


@rule
def owns(s, seat, card):
    """Whether a seat owns a building (or one of the two ship cards among the special ones)."""
    return s.holder[card] == seat


@rule
def owns_anything(s, seat):
    """Whether a seat owns any building or ship."""
    return s.fleet[seat] != 0 or own_slots(s, seat) != 0


@rule
def counted(s, seat, what):
    """What a card counts: own buildings of a type, own symbols, ships, goods (LH-1.15, LH-11.5)."""
    if what >= ONE_GOOD:
        return s.stock[seat, what - ONE_GOOD]
    if what == COUNTS.goods:
        return goods_held(s, seat)
    if what == COUNTS.ship:
        return ships_owned(s, seat)
    found = 0
    slots = own_slots(s, seat)
    while slots != 0:
        card = card_in(s, lowest(slots))
        slots &= slots - 1
        if what == COUNTS.hammer:
            found += HAMMERS[card]
        elif what == COUNTS.fisherman:
            found += FISHERMEN[card]
        elif TYPE[card] == what:
            found += 1
    return found


@rule
def kinds_held(s, seat):
    """The kinds in a stock, as bits; brick and steel also as the clay and iron that they may stand for (LH-9.12)."""
    kinds = 0
    for kind in range(FRANCS + 1):
        if s.stock[seat, kind] > 0:
            kinds |= 1 << kind
    return kinds | (kinds >> BASIC_COUNT) & ((1 << GOOD.clay) | (1 << GOOD.iron))


@rule
def goods_held(s, seat):
    """All goods of a stock; francs are not goods (LH-1.17)."""
    held = 0
    for good in range(GOOD_COUNT):
        held += s.stock[seat, good]
    return held


@rule
def ships_owned(s, seat):
    """Ships of any type, Luxury Yacht and MS Dagmar included (LH-15.16, LH-14.039)."""
    ships = count(s.fleet[seat])
    if owns(s, seat, CARD.luxury_yacht):
        ships += 1
    if owns(s, seat, CARD.ms_dagmar):
        ships += 1
    return ships


@rule
def ship_food(s, seat):
    """Food of all own ships at a feeding (LH-15.10), and of the Soup Kitchen (LH-14.GH08)."""
    food = 0
    for kind in range(OF_TYPE.shape[0]):
        food += count(s.fleet[seat] & OF_TYPE[kind]) * SHIP_FOOD[kind, s.seats]
    if owns(s, seat, CARD.soup_kitchen):
        food += SHIP_FOOD[SHIP_KIND.wooden, s.seats]
    return food


# -- food and energy (LH-9) ----------------------------------------------------------------------------------------


@rule
def food_from(s, seat, step, francs_most):
    """Food value of the kinds asked for from a step on, with at most so many francs (LH-9.1)."""
    food = min(s.stock[seat, FRANCS], francs_most)
    for later in range(step, FOOD_ORDER.shape[0] - 1):
        kind = FOOD_ORDER[later]
        food += s.stock[seat, kind] * FOOD[kind]
    return food


@rule
def energy_held(s, seat, grain):
    """Energy value of a stock (LH-9.6); `grain` is 1 where grain counts (LH-14.GH24)."""
    energy = (
        s.stock[seat, GOOD.coke] * ENERGY[GOOD.coke]
        + s.stock[seat, GOOD.charcoal] * ENERGY[GOOD.charcoal]
        + s.stock[seat, GOOD.coal] * ENERGY[GOOD.coal]
        + s.stock[seat, GOOD.wood]
    )
    return energy + s.stock[seat, GOOD.grain] * GRAIN_ENERGY * grain


@rule
def energy_of(kind, grain):
    """Energy value of one token."""
    return GRAIN_ENERGY * grain if kind == GOOD.grain else ENERGY[kind]


@rule
def energy_bill(s, seat, energy):
    """What a visit costs after an own Wind Farm (LH-9.8)."""
    if owns(s, seat, CARD.wind_farm):
        return max(0, energy - WIND_FARM_SAVES)
    return energy
