"""Entering a building: whether it is possible, the fee, the start of the effect (LH-8), Harbour Watch (LH-13.014)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has, lowest
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import sort

from ..cards import (
    ANY_STOCK,
    ASKED,
    CARD,
    EFFECT,
    EFFECT_OF,
    ENTERABLE,
    ENTERABLE_STANDARD,
    FEE_FOOD,
    FEE_FRANCS,
    FEE_MATTERS,
    STANDARD_COUNT,
)
from ..data import FOOD, FOOD_ORDER, FRANCS, TURNS, array
from ..state import A_COUNT, A_ENTER, A_OPTION, A_SEAT, ARG, CHOICE, HOLDER, NO_CARD, OPT, SPECIAL_SLOT, D, E
from .buildings.construct import any_target, begin_construct
from .buildings.hand_in import begin_hand_in, begin_office, bridge_possible
from .buildings.offers import begin_space, empty_spaces, space_possible, visit_black_market
from .buildings.patterns import begin_pattern, pattern_possible
from .buildings.people import begin_court, drovers, guests, visit_arts_centre, visit_cattle_drive, zoo_francs
from .buildings.picks import begin_picks, picks_possible
from .buildings.shipping import begin_shipping, shipping_possible
from .buildings.wharf import begin_wharf, wharf_possible
from .discs import home, leave, occupied, send_home, stays
from .payments import ANY_FRANCS, food_counts, owe_food
from .stock import SUPPLY, card_in, food_from, gain, goods_held, is_final, kinds_held, owns, pay, rounds

WATCH_FRANCS = 1
PAY_FOOD, PAY_FRANCS = range(2)
FEE_FOOD_MOST = 6


def _ways(need: int) -> list[tuple[int, ...]]:
    """Every minimal food payment of a fee, by kinds in the order of LH-23.2 (LH-9.4, LH-23.3)."""
    found: list[tuple[int, ...]] = []

    def go_on(paid: tuple[int, ...], left: int) -> None:
        if left <= 0 or len(paid) == len(FOOD_ORDER):
            if left <= 0:
                found.append(paid + (0,) * (len(FOOD_ORDER) - len(paid)))
            return
        value = int(FOOD[FOOD_ORDER[len(paid)]])
        for tokens in range(-(-left // value) + 1):
            go_on((*paid, tokens), left - tokens * value)

    if need:
        go_on((), need)
    return found


FEE_WAYS = [_ways(need) for need in range(FEE_FOOD_MOST + 1)]
WAY = array([way for ways in FEE_WAYS for way in ways])
FIRST_WAY = array([sum(map(len, FEE_WAYS[:need])) for need in range(FEE_FOOD_MOST + 2)])
"""Minimal payments of a food fee: the rows of WAY from FIRST_WAY[fee] on."""

# -- the effect alone ----------------------------------------------------------------------------------------------


@rule
def plain_possible(s, seat, card):
    """LH-8.1 (f), LH-8.5: whether the effect can be carried out with the stock as it is; all but the Harbour Watch."""
    effect = EFFECT_OF[card]
    if effect == EFFECT.pattern:
        return pattern_possible(s, seat, card)
    if effect == EFFECT.construct or effect == EFFECT.construct_twice:
        return any_target(s, seat, 0)
    if effect == EFFECT.construct_with_wood:
        return any_target(s, seat, 1)
    if effect == EFFECT.wharf:
        return wharf_possible(s, seat, card)
    if effect == EFFECT.shipping_line:
        return shipping_possible(s, seat)
    if effect == EFFECT.business_office or effect == EFFECT.trading_firm or effect == EFFECT.trafficking_spot:
        return goods_held(s, seat) > 0
    if effect == EFFECT.bridge:
        return bridge_possible(s, seat)
    if effect == EFFECT.black_market:
        return empty_spaces(s) > 0
    if effect == EFFECT.arts_centre:
        return guests(s, seat) > 0
    if effect == EFFECT.local_court:
        return s.loans[seat] > 0
    if effect == EFFECT.zoo:
        return zoo_francs(s, seat) > 0
    if effect == EFFECT.cattle_drive:
        return drovers(s, seat)
    if effect == EFFECT.picket_line:
        return s.picket < 0 and s.turn < TURNS * (rounds(s) - 1) and space_possible(s, seat, card)
    if effect == EFFECT.haulage_firm or effect == EFFECT.flea_market:
        return space_possible(s, seat, card)
    if effect == EFFECT.construction_site:
        return s.hands_open == 1
    if effect == EFFECT.stay:
        return True
    return effect != EFFECT.harbour_watch and picks_possible(s, seat, card)


@rule
def francs_in_food(card):
    """LH-9.5: how many francs a food payment of the fee may hold."""
    return FEE_FRANCS[card] - 1 if FEE_FRANCS[card] > 0 else ANY_FRANCS


@rule
def can_pay_fee(card, francs, food):
    """LH-8.1 (e), LH-8.10: whether so many francs and so much food in goods pay the fee, in francs or as food."""
    if FEE_FRANCS[card] > 0 and francs >= FEE_FRANCS[card]:
        return True
    if FEE_FOOD[card] == 0:
        return FEE_FRANCS[card] == 0
    return food + min(francs, francs_in_food(card)) >= FEE_FOOD[card]


@rule
def pay_way(s, seat, row, step, francs_most):
    """Take the tokens of a payment out of the stock for a trial, if they are there and its earlier kinds are unused."""
    for k in range(FOOD_ORDER.shape[0]):
        if WAY[row, k] > (s.stock[seat, FOOD_ORDER[k]] if k >= step else 0):
            return False
    if WAY[row, FOOD_ORDER.shape[0] - 1] > francs_most:
        return False
    for k in range(step, FOOD_ORDER.shape[0]):
        s.stock[seat, FOOD_ORDER[k]] -= WAY[row, k]
    return True


@rule
def take_back(s, seat, row):
    """Undo `pay_way`."""
    for k in range(FOOD_ORDER.shape[0]):
        s.stock[seat, FOOD_ORDER[k]] += WAY[row, k]


@rule
def plain_usable(s, seat, card, free):
    """Whether the fee can be paid in a way that leaves the effect possible (LH-8.1 (e) and (f), LH-8.6)."""
    if not (free or can_pay_fee(card, s.stock[seat, FRANCS], food_from(s, seat, 0, 0))):
        return False
    if ANY_STOCK[card] == 1:
        return True
    if not plain_possible(s, seat, card):
        return False
    food = FEE_FOOD[card]
    francs = FEE_FRANCS[card]
    if free or FEE_MATTERS[card] == 0 or food + francs == 0:
        return True
    fits = False
    if francs > 0 and s.stock[seat, FRANCS] >= francs:
        s.stock[seat, FRANCS] -= francs
        fits = plain_possible(s, seat, card)
        s.stock[seat, FRANCS] += francs
    if food > 0 and not fits:
        for row in range(FIRST_WAY[food], FIRST_WAY[food + 1]):
            if not fits and pay_way(s, seat, row, 0, francs_in_food(card)):
                fits = plain_possible(s, seat, card)
                take_back(s, seat, row)
    return fits


# -- Harbour Watch (LH-13.014) -------------------------------------------------------------------------------------


@rule
def leaves(s, seat, chosen, other, card):
    """LH-13.014.6: whether a disc leaves the building with the one chosen: every other disc in it, or that one only."""
    return other == chosen or (all_leave(s) and other != seat and s.disc[other] == card)


@rule
def all_leave(s):
    """LH-13.014.6: whether all discs leave a building together."""
    return s.options[OPT.harbour_watch_several] == CHOICE.harbour_watch_several.all


@rule
def watch_price(s, seat, chosen, card):
    """1 franc for every disc that leaves."""
    price = 0
    for other in range(s.seats):
        if leaves(s, seat, chosen, other, card):
            price += WATCH_FRANCS
    return price


@rule
def can_evict(s, seat, other, came_from):
    """LH-13.014.1 to LH-13.014.6: whether the visitor could then enter and use the building of another seat's disc."""
    card = s.disc[other]
    if other == seat or card < 0 or card == CARD.harbour_watch or stays(card) or ENTERABLE[card] == 0:
        return False
    if card == came_from and is_final(s):
        return False
    price = watch_price(s, seat, other, card)
    if s.stock[seat, FRANCS] < price:
        return False
    for earlier in range(other):
        if all_leave(s) and earlier != seat and s.disc[earlier] == card:
            return False
    s.stock[seat, FRANCS] -= price
    sent = 0
    for evicted in range(s.seats):
        if leaves(s, seat, other, evicted, card):
            s.disc[evicted] = home(s)
            sent |= 1 << evicted
    fits = plain_usable(s, seat, card, owns(s, seat, card))
    for evicted in range(s.seats):
        if has(sent, evicted):
            s.disc[evicted] = card
    s.stock[seat, FRANCS] += price
    return fits


@rule
def watch_possible(s, seat, came_from):
    """LH-13.014.2: at least one target."""
    for other in range(s.seats):
        if can_evict(s, seat, other, came_from):
            return True
    return False


@rule
def legal_evict(s, seat, out):
    """Every seat whose disc can be sent home; of several in one building that all leave only the first."""
    n = 0
    for other in range(s.seats):
        if can_evict(s, seat, other, pending.arg(s, ARG.evict.came_from) - 1):
            out[n] = A_SEAT + other
            n += 1
    return n


@rule
def apply_evict(s, seat, action, events):
    """Pay 1 franc, send home, move on into that building with its fee (X-13: also from the Main Station).

    The own disc is on its way while a seat pays in the Dive Bar, for which it may sell these very buildings.
    """
    other = action - A_SEAT
    card = s.disc[other]
    pending.pop(s)
    leave(s, seat, events)
    pending.push(s, D.job_enter_next, seat)
    pending.set_arg(s, ARG.job_enter_next.card, card)
    for evicted in range(s.seats):
        if leaves(s, seat, other, evicted, card):
            pay(s, seat, FRANCS, WATCH_FRANCS, evicted, events)
            send_home(s, evicted, events)


# -- entering (LH-8.1) ---------------------------------------------------------------------------------------------


@rule
def possible(s, seat, card):
    """Whether the effect can be carried out with the stock as it is."""
    if EFFECT_OF[card] == EFFECT.harbour_watch:
        return watch_possible(s, seat, s.disc[seat])
    return plain_possible(s, seat, card)


@rule
def usable(s, seat, card, free):
    """Whether fee and effect go together; for the Harbour Watch every way of paying is tried."""
    if EFFECT_OF[card] != EFFECT.harbour_watch:
        return plain_usable(s, seat, card, free)
    if not watch_possible(s, seat, s.disc[seat]):
        return False
    if free:
        return True
    for row in range(FIRST_WAY[FEE_FOOD[card]], FIRST_WAY[FEE_FOOD[card] + 1]):
        if pay_way(s, seat, row, 0, ANY_FRANCS):
            fits = watch_possible(s, seat, s.disc[seat])
            take_back(s, seat, row)
            if fits:
                return True
    return False


@rule
def is_open(s, seat, card):
    """LH-8.1: built, enterable, no disc in it (LH-18.5 for the final phase)."""
    if s.holder[card] > HOLDER.town or ENTERABLE[card] == 0 or s.disc[seat] == card:
        return False
    return not occupied(s, seat, card) or is_final(s)


@rule
def open_slots(s, seat):
    """The slots of all open buildings, as bits."""
    slots = 0
    for card in range(STANDARD_COUNT):
        if s.holder[card] <= HOLDER.town:
            slots |= 1 << card
    slots &= ENTERABLE_STANDARD
    for other in range(s.seats):
        if 0 <= s.disc[other] < STANDARD_COUNT and (other == seat or not is_final(s)):
            slots &= ~(1 << int(s.disc[other]))
    for place in range(s.revealed):
        if is_open(s, seat, s.deck[place]):
            slots |= 1 << (SPECIAL_SLOT + place)
    return slots


@rule
def can_enter(s, seat, card, free):
    """LH-8.1: open, fee and effect possible."""
    return is_open(s, seat, card) and usable(s, seat, card, free or owns(s, seat, card))


@rule
def legal_enter(s, seat, free, barred, out, n):
    """Every building that may be entered, by card; what all of them ask for is looked up once."""
    first = n
    francs = s.stock[seat, FRANCS]
    food = food_from(s, seat, 0, 0)
    kinds = kinds_held(s, seat)
    target = -1
    slots = open_slots(s, seat)
    while slots != 0:
        card = card_in(s, lowest(slots))
        slots &= slots - 1
        gratis = free or owns(s, seat, card)
        if card == barred or ASKED[card] & ~kinds != 0 or not (gratis or can_pay_fee(card, francs, food)):
            continue
        effect = EFFECT_OF[card]
        if effect == EFFECT.construct or effect == EFFECT.construct_twice:
            if target < 0:
                target = 1 if any_target(s, seat, 0) else 0
            fits = target == 1
        else:
            fits = ANY_STOCK[card] == 1 or usable(s, seat, card, gratis)
        if fits:
            out[n] = A_ENTER + card
            n += 1
    if s.revealed > 0:
        sort(out, first, n)
    return n


# -- the fee (LH-8.7 to LH-8.12) -----------------------------------------------------------------------------------


@rule
def fee_payee(s, card):
    """LH-8.8, LH-8.9: the owner, or the general supply."""
    return s.holder[card] if s.holder[card] < HOLDER.town else SUPPLY


@rule
def begin_visit(s, seat, card, free, events):
    """LH-8.3: the fee, then the disc moves, then the effect."""
    pending.push(s, D.job_effect, seat)
    pending.set_arg(s, ARG.job_effect.card, card)
    if free or owns(s, seat, card):
        return
    if FEE_FOOD[card] > 0 and FEE_FRANCS[card] > 0:
        pending.push(s, D.fee, seat)
        pending.set_arg(s, ARG.fee.card, card)
    elif FEE_FOOD[card] > 0:
        owe_food(s, seat, FEE_FOOD[card], fee_payee(s, card), ANY_FRANCS, card)
    elif FEE_FRANCS[card] > 0:
        pay(s, seat, FRANCS, FEE_FRANCS[card], fee_payee(s, card), events)


@rule
def legal_fee(s, seat, out):
    """LH-8.10: food or francs, whichever leaves the effect possible."""
    card = pending.arg(s, ARG.fee.card)
    food = FEE_FOOD[card]
    n = 0
    if food_from(s, seat, 0, francs_in_food(card)) >= food:
        if FEE_MATTERS[card] == 0 or food_fee_fits(s, seat, card, 0, food, francs_in_food(card)):
            out[n] = A_OPTION + PAY_FOOD
            n += 1
    if s.stock[seat, FRANCS] >= FEE_FRANCS[card]:
        s.stock[seat, FRANCS] -= FEE_FRANCS[card]
        if FEE_MATTERS[card] == 0 or possible(s, seat, card):
            out[n] = A_OPTION + PAY_FRANCS
            n += 1
        s.stock[seat, FRANCS] += FEE_FRANCS[card]
    return n


@rule
def apply_fee(s, seat, action, events):
    """Pay francs at once, food kind by kind."""
    way = action - A_OPTION
    card = pending.arg(s, ARG.fee.card)
    pending.pop(s)
    if way == PAY_FRANCS:
        pay(s, seat, FRANCS, FEE_FRANCS[card], fee_payee(s, card), events)
    else:
        owe_food(s, seat, FEE_FOOD[card], fee_payee(s, card), francs_in_food(card), card)


@rule
def food_fee_fits(s, seat, card, step, need, francs_most):
    """Whether some minimal payment of `need` with the kinds from `step` on leaves the effect possible."""
    if need == 0:
        return possible(s, seat, card)
    for row in range(FIRST_WAY[need], FIRST_WAY[need + 1]):
        if pay_way(s, seat, row, step, francs_most):
            fits = possible(s, seat, card)
            take_back(s, seat, row)
            if fits:
                return True
    return False


@rule
def legal_food(s, seat, out):
    """A food payment; where it is a fee only what leaves the effect possible (LH-8.6, LH-23.8)."""
    found = food_counts(s, seat, out)
    card = pending.arg(s, ARG.food.card)
    if card == NO_CARD or FEE_MATTERS[card] == 0:
        return found
    step = pending.arg(s, ARG.food.step)
    kind = FOOD_ORDER[step]
    n = 0
    for i in range(found):
        tokens = out[i] - A_COUNT
        need = max(0, pending.arg(s, ARG.food.need) - tokens * FOOD[kind])
        s.stock[seat, kind] -= tokens
        if food_fee_fits(s, seat, card, step + 1, need, pending.arg(s, ARG.food.francs_most)):
            out[n] = out[i]
            n += 1
        s.stock[seat, kind] += tokens
    return n


# -- the effect (LH-8.3, LH-8.13) ----------------------------------------------------------------------------------


@rule
def run_job_effect(s, seat, events):
    """The disc moves in; LH-14.GH21 for the owner's Souvenir Shop; then what the building does."""
    card = pending.arg(s, ARG.job_effect.card)
    came_from = s.disc[seat]
    pending.pop(s)
    s.disc[seat] = card
    emit(events, E.entered, seat, card)
    owner = s.holder[card]
    if owner < HOLDER.town and owner != seat and owns(s, owner, CARD.souvenir_shop):
        gain(s, owner, FRANCS, 1, events)
    begin_effect(s, seat, card, came_from, events)


@rule
def begin_effect(s, seat, card, came_from, events):
    """Carry out the effect, or ask for its first choice."""
    effect = EFFECT_OF[card]
    if effect == EFFECT.pattern:
        begin_pattern(s, seat, card, events)
    elif effect == EFFECT.construct or effect == EFFECT.construct_with_wood or effect == EFFECT.construct_twice:
        begin_construct(s, seat, 1 if effect == EFFECT.construct_with_wood else 0, effect == EFFECT.construct_twice)
    elif effect == EFFECT.wharf:
        begin_wharf(s, seat, card)
    elif effect == EFFECT.shipping_line:
        begin_shipping(s, seat)
    elif effect == EFFECT.business_office:
        begin_office(s, seat)
    elif effect == EFFECT.bridge or effect == EFFECT.trading_firm or effect == EFFECT.trafficking_spot:
        begin_hand_in(s, seat, card, events)
    elif effect == EFFECT.black_market:
        visit_black_market(s, seat, events)
    elif effect == EFFECT.arts_centre:
        visit_arts_centre(s, seat, events)
    elif effect == EFFECT.local_court:
        begin_court(s, seat, events)
    elif effect == EFFECT.zoo:
        gain(s, seat, FRANCS, zoo_francs(s, seat), events)
    elif effect == EFFECT.cattle_drive:
        visit_cattle_drive(s, seat, events)
    elif effect == EFFECT.harbour_watch:
        pending.push(s, D.evict, seat)
        pending.set_arg(s, ARG.evict.came_from, came_from + 1)
    elif effect == EFFECT.haulage_firm or effect == EFFECT.flea_market or effect == EFFECT.picket_line:
        begin_space(s, seat, card)
    elif effect == EFFECT.construction_site:
        pending.push(s, D.lay, seat)
    elif effect != EFFECT.stay:
        begin_picks(s, seat, card, events)
