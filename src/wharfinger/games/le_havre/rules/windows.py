"""Free actions in the windows of a turn: buying, selling, repaying (LH-4.7, LH-5), and two cards of LH-14."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, has, lowest
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import sort

from ..cards import CARD, FIRST_NUMBERED, NUMBER, NUMBER_CARD, PRICE, STANDARD_COUNT, VALUE
from ..data import (
    FOOD,
    FOOD_ORDER,
    FRANCS,
    SHIP_FOOD,
    SHIP_KIND,
    SHIP_PRICE,
    SHIP_TYPE,
    SHIP_VALUE,
    array,
)
from ..state import (
    A_BUY,
    A_BUY_SHIP,
    A_DONE,
    A_LOAN,
    A_NUMBER,
    A_REDEEM,
    A_REPAY,
    A_SELL,
    A_SELL_SHIP,
    A_SEND_HOME,
    ARG,
    CHOICE,
    FOR,
    HOLDER,
    NO_CARD,
    OPT,
    SPECIAL_SLOT,
    D,
    E,
)
from .buildings.construct import BANK_BONUS, construct, legal_targets, pay_stockmarket, take_proposal, tops
from .buildings.wharf import sole_of_kind, stack_ship, take_ship, top_ship
from .discs import change_owner, send_home, stays
from .loans import can_repay, for_feeding, mark_borrowed, repay
from .payments import ANY_FRANCS, owe_food
from .stock import (
    SUPPLY,
    active,
    card_in,
    food_from,
    gain,
    is_final,
    own_slots,
    owns,
    owns_anything,
    pay,
    ship_food,
    ship_slot,
    slot_of,
)

REDEEM_FRANCS = 2
CHEAPEST = int(min(price for price in PRICE if price >= 0))
"""With fewer francs nothing can be bought."""
WITHIN = array(
    [
        sum(1 << card for card in range(STANDARD_COUNT) if 0 <= PRICE[card] <= francs)
        for francs in range(int(PRICE.max()) + 1)
    ]
)
"""The standard buildings that so many francs pay for, as bits."""
assert min(CARD.football_stadium, CARD.luxury_yacht) >= STANDARD_COUNT, "their prices are not those of the table"


# -- buying (LH-5.1 to LH-5.9) -------------------------------------------------------------------------------------


@rule
def price_of(s, card):
    """The price of a card, or -1 (LH-5.3, LH-13.31.4, LH-15.15)."""
    if card == CARD.football_stadium:
        return VALUE[card] if s.options[OPT.stadium_purchasable] == CHOICE.stadium_purchasable.on else -1
    if card == CARD.luxury_yacht and s.options[OPT.yacht_purchasable] == CHOICE.yacht_purchasable.off:
        return -1
    return PRICE[card]


@rule
def for_sale(s, card, top):
    """LH-5.2: town-owned cards, top cards of the proposal stacks; the waiting Stadium if it has a price."""
    holder = s.holder[card]
    return holder == HOLDER.town or holder == HOLDER.waiting or (holder == HOLDER.proposal and has(top, NUMBER[card]))


@rule
def slots_for_sale(s):
    """LH-5.2: the slots of all cards that are for sale, as bits."""
    top = tops(s)
    town = 0
    proposed = 0
    for card in range(STANDARD_COUNT):
        holder = s.holder[card]
        if holder == HOLDER.town or holder == HOLDER.waiting:
            town |= 1 << card
        if holder == HOLDER.proposal:
            proposed |= 1 << card
    slots = town | proposed & (top >> 1 << FIRST_NUMBERED)
    for place in range(s.revealed):
        if for_sale(s, s.deck[place], top):
            slots |= 1 << (SPECIAL_SLOT + place)
    return slots


@rule
def legal_buy(s, seat, out, n):
    """Every card and ship type that can be paid in francs and was not sold in this turn (LH-5.16)."""
    francs = s.stock[seat, FRANCS]
    if francs < CHEAPEST:
        return n
    first = n
    slots = slots_for_sale(s) & ~s.sold
    slots &= WITHIN[min(francs, WITHIN.shape[0] - 1)] | -1 << SPECIAL_SLOT
    while slots != 0:
        card = card_in(s, lowest(slots))
        slots &= slots - 1
        if 0 <= price_of(s, card) <= francs:
            out[n] = A_BUY + card
            n += 1
    if s.revealed > 0:
        sort(out, first, n)
    for kind in range(SHIP_KIND.luxury):
        if SHIP_PRICE[kind] <= francs:
            ship = top_ship(s, kind)
            if ship >= 0 and not has(s.sold, ship_slot(ship)):
                out[n] = A_BUY_SHIP + kind
                n += 1
    return n


@rule
def buy(s, seat, card, events):
    """LH-5.4: the price goes to the treasury, the card to the buyer, discs in it home."""
    price = price_of(s, card)
    pay(s, seat, FRANCS, price, SUPPLY, events)
    emit(events, E.bought, seat, card, price)
    proposed = s.holder[card] == HOLDER.proposal
    change_owner(s, card, seat, events)
    if proposed:
        take_proposal(s, card, events)
        if card == CARD.bank and s.options[OPT.stockmarket_bank_bought] == CHOICE.stockmarket_bank_bought.on:
            pay_stockmarket(s, seat, BANK_BONUS, events)
    s.bought |= 1 << slot_of(s, card)


@rule
def buy_ship(s, seat, kind, events):
    """LH-5.2, LH-5.7."""
    pay(s, seat, FRANCS, SHIP_PRICE[kind], SUPPLY, events)
    ship = take_ship(s, seat, kind)
    s.bought |= 1 << ship_slot(ship)
    emit(events, E.bought_ship, seat, ship, SHIP_PRICE[kind])


# -- selling (LH-5.10 to LH-5.18) ----------------------------------------------------------------------------------


@rule
def may_sell(s, slot):
    """LH-5.17: not what was bought in the same turn, if that is switched off."""
    return s.options[OPT.buy_then_sell_same_turn] == CHOICE.buy_then_sell_same_turn.on or not has(s.bought, slot)


@rule
def legal_sell(s, seat, feeding, out, n):
    """Every own card; at a feeding a ship only if its sale lowers what is missing (LH-17.8)."""
    first = n
    slots = own_slots(s, seat)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        card = card_in(s, slot)
        if card != CARD.rattletrap_car and may_sell(s, slot):
            if not (feeding and card == CARD.soup_kitchen and VALUE[card] // 2 <= SHIP_FOOD[SHIP_KIND.wooden, s.seats]):
                out[n] = A_SELL + card
                n += 1
    if s.revealed > 0:
        sort(out, first, n)
    ships = s.fleet[seat]
    if s.options[OPT.buy_then_sell_same_turn] == CHOICE.buy_then_sell_same_turn.off:
        ships &= ~(s.bought >> ship_slot(0))
    left = ships
    while left != 0:
        ship = lowest(left)
        left &= left - 1
        if sole_of_kind(ships, ship):
            if not (feeding and SHIP_VALUE[ship] // 2 <= SHIP_FOOD[SHIP_TYPE[ship], s.seats]):
                out[n] = A_SELL_SHIP + ship
                n += 1
    return n


@rule
def sell(s, seat, card, remembered, events):
    """LH-5.11, LH-5.14: half the value; the card is the town's and stays built, discs in it go home."""
    gain(s, seat, FRANCS, VALUE[card] // 2, events)
    emit(events, E.sold, seat, card, VALUE[card] // 2)
    change_owner(s, card, HOLDER.town, events)
    if remembered:
        s.sold |= 1 << slot_of(s, card)


@rule
def sell_ship(s, seat, ship, remembered, events):
    """LH-5.15: half the value; the ship goes on top of its stack."""
    s.fleet[seat] &= ~(1 << ship)
    stack_ship(s, ship, SHIP_TYPE[ship])
    gain(s, seat, FRANCS, SHIP_VALUE[ship] // 2, events)
    emit(events, E.sold_ship, seat, ship, SHIP_VALUE[ship] // 2)
    if remembered:
        s.sold |= 1 << ship_slot(ship)


@rule
def sell_any(s, seat, action, remembered, events):
    """Sell what an answer names, building or ship."""
    if action >= A_SELL_SHIP:
        sell_ship(s, seat, action - A_SELL_SHIP, remembered, events)
    else:
        sell(s, seat, action - A_SELL, remembered, events)


# -- a window (LH-4.7, LH-23.W) ------------------------------------------------------------------------------------


@rule
def legal_free(s, seat, out, n):
    """Buying (never in the final phase, LH-5.1), selling, repaying; redeeming and sending home (LH-14.040, .045)."""
    if not is_final(s):
        n = legal_buy(s, seat, out, n)
    n = legal_sell(s, seat, False, out, n)
    if can_repay(s, seat):
        out[n] = A_REPAY
        n += 1
    if s.pawned[seat] != 0 and s.stock[seat, FRANCS] >= REDEEM_FRANCS:
        n = codes(s.pawned[seat], A_REDEEM, out, n)
    if owns(s, seat, CARD.tobacco_factory):
        for other in range(s.seats):
            card = s.disc[other]
            if other != seat and card >= 0 and owns(s, seat, card) and not stays(card):
                out[n] = A_SEND_HOME + other
                n += 1
    return n


@rule
def apply_free(s, seat, action, events):
    """One free action; the window stays open. False if the answer is none."""
    if action < A_BUY or action >= A_LOAN:
        return False
    if action < A_BUY_SHIP:
        buy(s, seat, action - A_BUY, events)
    elif action < A_SELL:
        buy_ship(s, seat, action - A_BUY_SHIP, events)
    elif action < A_REPAY:
        sell_any(s, seat, action, True, events)
    elif action == A_REPAY:
        repay(s, seat, events)
    elif action < A_SEND_HOME:
        pay(s, seat, FRANCS, REDEEM_FRANCS, SUPPLY, events)
        s.pawned[seat] &= ~(1 << (action - A_REDEEM))
        gain(s, seat, action - A_REDEEM, 1, events)
    else:
        send_home(s, action - A_SEND_HOME, events)
    return True


@rule
def legal_window(s, seat, out):
    """W1 and W4: free actions, or close."""
    n = legal_free(s, seat, out, 0)
    out[n] = A_DONE
    return n + 1


@rule
def apply_window(s, seat, action, events):
    """Closing goes on with the turn."""
    if not apply_free(s, seat, action, events):
        pending.pop(s)


legal_before_supply = legal_after_action = legal_window
apply_before_supply = apply_after_action = apply_window


@rule
def legal_second_construction(s, seat, out):
    """LH-12.B3: window W3 and a second target, or stop."""
    n = legal_targets(s, seat, 0, out, 0)
    n = legal_free(s, seat, out, n)
    out[n] = A_DONE
    return n + 1


@rule
def apply_second_construction(s, seat, action, events):
    """A free action keeps W3 open (R-80)."""
    if apply_free(s, seat, action, events):
        return
    pending.pop(s)
    if action != A_DONE:
        construct(s, seat, NUMBER_CARD[action - A_NUMBER], 0, events)


# -- the gap between turns (LH-5.13, LH-23.G) ----------------------------------------------------------------------


@rule
def run_job_gap(s, seat, events):
    """Every other seat in turn order may sell and repay."""
    turn = pending.arg(s, ARG.job_gap.next)
    if turn == s.seats - 1:
        pending.pop(s)
        return
    pending.set_arg(s, ARG.job_gap.next, turn + 1)
    pending.push(s, D.gap, (active(s) + 1 + turn) % s.seats)


@rule
def legal_gap(s, seat, out):
    """Sell, repay, or done."""
    n = legal_sell(s, seat, False, out, 0)
    if can_repay(s, seat):
        out[n] = A_REPAY
        n += 1
    out[n] = A_DONE
    return n + 1


@rule
def apply_gap(s, seat, action, events):
    """LH-5.16: a sale in the gap counts as part of the turn that follows."""
    if action == A_DONE:
        pending.pop(s)
    elif action == A_REPAY:
        repay(s, seat, events)
    else:
        sell_any(s, seat, action, seat == (s.turn + 1) % s.seats, events)


# -- forced payments (LH-17) ---------------------------------------------------------------------------------------


@rule
def run_job_owe(s, seat, events):
    """LH-17.5 to LH-17.7: pay as soon as francs (and food) suffice; until then sell a card or take a loan."""
    due = pending.arg(s, ARG.job_owe.due)
    if for_feeding(s):
        need = max(0, due - ship_food(s, seat))
        have = food_from(s, seat, 0, ANY_FRANCS)
    else:
        need = due
        have = s.stock[seat, FRANCS]
    if have < need:
        if owns_anything(s, seat):
            pending.push(s, D.forced, seat)
        else:
            mark_borrowed(s, seat, events)
        return
    why = pending.arg(s, ARG.job_owe.why)
    borrowed = pending.arg(s, ARG.job_owe.borrowed)
    pending.pop(s)
    if why != FOR.feeding:
        pay(s, seat, FRANCS, need, SUPPLY, events)
        return
    emit(events, E.fed, seat, need, ship_food(s, seat))
    if borrowed == 1 or food_from(s, seat, 0, 0) == 0:
        need = pay_all_food(s, seat, need, events)
        pay(s, seat, FRANCS, need, SUPPLY, events)
    else:
        owe_food(s, seat, need, SUPPLY, ANY_FRANCS, NO_CARD)


@rule
def pay_all_food(s, seat, need, events):
    """LH-17.6: after a loan all food goods are paid; what is still due then."""
    for k in range(FOOD_ORDER.shape[0] - 1):
        kind = FOOD_ORDER[k]
        need -= s.stock[seat, kind] * FOOD[kind]
        pay(s, seat, kind, s.stock[seat, kind], SUPPLY, events)
    return max(0, need)


@rule
def legal_forced(s, seat, out):
    """LH-23.L: which card to sell, or a loan. The payment itself waits in the job below."""
    feeding = pending.under(s, ARG.job_owe.why) == FOR.feeding
    n = legal_sell(s, seat, feeding, out, 0)
    out[n] = A_LOAN
    return n + 1


@rule
def apply_forced(s, seat, action, events):
    """LH-5.16: a sale at feeding belongs to no turn."""
    pending.pop(s)
    if action == A_LOAN:
        mark_borrowed(s, seat, events)
    else:
        sell_any(s, seat, action, not for_feeding(s) and seat == active(s), events)
