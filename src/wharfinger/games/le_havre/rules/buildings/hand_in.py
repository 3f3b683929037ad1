"""Handing in goods of any kind: Business Office (LH-12.21), Bridge (LH-12.27), and two cards of LH-14."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.jit import rule

from ...cards import BRIDGE, EFFECT, TRADING_FIRM
from ...data import BASIC_COUNT, BRICK, CHARCOAL, FRANCS, GOOD_COUNT, IRON, LEATHER, SHIPPING, STEEL, array
from ...state import (
    A_COUNT,
    A_GOOD,
    A_OPTION,
    D_HAND_IN,
    D_OFFICE_GIVE,
    D_OFFICE_GOOD,
    D_OFFICE_HAND_IN,
    D_OFFICE_STEEL,
    D_RECEIVE,
    J_OFFICE_GOOD,
    J_OFFICE_TAKE,
    MOST_COUNT,
)
from ..payments import and_more
from ..stock import SUPPLY, gain, goods_held, pay

STEEL_COSTS = 4
OFFICE_GOODS = array([CHARCOAL, BRICK, LEATHER])
BASIC_PER_FRANC = 3
FIRM_MOST = 4
SPOT_MOST = 3


@rule
def held_from(s, seat, good):
    """Tokens of the kinds from `good` on."""
    held = 0
    for kind in range(good, GOOD_COUNT):
        held += s.stock[seat, kind]
    return held


@rule
def basic_held(s, seat):
    """Basic goods in stock."""
    return held_from(s, seat, 0) - held_from(s, seat, BASIC_COUNT)


# -- Business Office -----------------------------------------------------------------------------------------------


@rule
def begin_office(s, seat):
    """LH-12.21: part one, part two, and what they yield last (LH-12.21.3)."""
    pending.push(s, J_OFFICE_TAKE, seat)
    pending.push(s, J_OFFICE_GOOD, seat)
    pending.push(s, D_OFFICE_STEEL, seat)


@rule
def legal_office_steel(s, seat, out):
    """Part one or not; without it part two must be done."""
    out[0] = A_OPTION
    if goods_held(s, seat) < STEEL_COSTS:
        return 1
    out[1] = A_OPTION + 1
    return 2


@rule
def apply_office_steel(s, seat, wanted):
    """LH-12.21.1: four goods for a steel."""
    pending.pop(s)
    if wanted == 1:
        s.stack[s.depth - 2, pending.ARGS] = 1
        pending.push(s, D_OFFICE_HAND_IN, seat)
        pending.set_arg(s, 1, STEEL_COSTS)


@rule
def legal_office_hand_in(s, seat, out):
    """One good at a time in canonical order, so that the later kinds can complete the four."""
    n = 0
    for good in range(pending.arg(s, 0), GOOD_COUNT):
        if s.stock[seat, good] > 0 and held_from(s, seat, good) >= pending.arg(s, 1):
            out[n] = A_GOOD + good
            n += 1
    return n


@rule
def apply_office_hand_in(s, seat, good, events):
    """The next of the four goods."""
    pay(s, seat, good, 1, SUPPLY, events)
    left = pending.arg(s, 1) - 1
    pending.set_arg(s, 0, good)
    pending.set_arg(s, 1, left)
    if left == 0:
        pending.pop(s)


@rule
def run_office_good(s, seat):
    """Part two, if anything is left for it."""
    pending.pop(s)
    if goods_held(s, seat) > 0:
        pending.push(s, D_OFFICE_GOOD, seat)


@rule
def legal_office_good(s, seat, out):
    """LH-12.21.2, LH-12.21.4: charcoal, brick or leather for another good; or nothing, after part one."""
    n = 0
    for k in range(OFFICE_GOODS.shape[0]):
        good = OFFICE_GOODS[k]
        if goods_held(s, seat) > s.stock[seat, good]:
            out[n] = A_GOOD + good
            n += 1
    if s.stack[s.depth - 2, pending.ARGS] == 1:
        out[n] = A_OPTION
        n += 1
    return n


@rule
def apply_office_good(s, seat, action):
    """Then the good to give for it."""
    pending.pop(s)
    if action == A_OPTION:
        return
    pending.set_arg(s, 1, action - A_GOOD)
    pending.push(s, D_OFFICE_GIVE, seat)
    pending.set_arg(s, 0, action - A_GOOD)


@rule
def legal_office_give(s, seat, out):
    """Any good but the one wanted (R-60)."""
    n = 0
    for good in range(GOOD_COUNT):
        if s.stock[seat, good] > 0 and good != pending.arg(s, 0):
            out[n] = A_GOOD + good
            n += 1
    return n


@rule
def apply_office_give(s, seat, good, events):
    """Hand it in."""
    pending.pop(s)
    pay(s, seat, good, 1, SUPPLY, events)


@rule
def run_office_take(s, seat, events):
    """What both parts yield."""
    steel = pending.arg(s, 0)
    good = pending.arg(s, 1)
    pending.pop(s)
    gain(s, seat, STEEL, steel, events)
    if good > 0:
        gain(s, seat, good, 1, events)


# -- Bridge, Trading Firm, Trafficking Spot: counts by kind --------------------------------------------------------


@rule
def bridge_possible(s, seat):
    """LH-12.27.3."""
    return held_from(s, seat, BASIC_COUNT) > 0 or basic_held(s, seat) >= BASIC_PER_FRANC


@rule
def begin_hand_in(s, seat, card, events):
    """Ask for counts, kind by kind (LH-23.5). Frame: card, next step, two running sums, the kinds handed in."""
    pending.push(s, D_HAND_IN, seat)
    pending.set_arg(s, 0, card)
    skip_hand_in(s, seat, events)


@rule
def good_at(card, step):
    """The kind asked for at a step: the Bridge asks for upgraded goods first (LH-23.27)."""
    return (step + BASIC_COUNT) % GOOD_COUNT if EFFECT[card] == BRIDGE else step


@rule
def left_from(s, seat, card, step, upgraded):
    """Tokens of the basic or of the upgraded kinds that will still be asked for."""
    held = 0
    for later in range(step, GOOD_COUNT):
        good = good_at(card, later)
        if (good >= BASIC_COUNT) == upgraded:
            held += s.stock[seat, good]
    return held


@rule
def hand_in_fits(card, first, second, basic, upgraded):
    """Whether the counts so far can still become legal with so many basic and upgraded goods left to be asked for.

    Bridge: first and second are upgraded and basic goods; Trading Firm: goods and their worth; Trafficking Spot: basic
    and upgraded goods.
    """
    if EFFECT[card] == BRIDGE:
        missing = -second % BASIC_PER_FRANC
        return basic >= missing and (first + upgraded > 0 or second + basic >= BASIC_PER_FRANC)
    if EFFECT[card] == TRADING_FIRM:
        return first <= FIRM_MOST and first + basic + upgraded > 0
    return first <= SPOT_MOST and second <= SPOT_MOST and first + second + basic + upgraded > 0


@rule
def first_share(card, good, tokens):
    """What tokens of a kind add to the first sum."""
    if EFFECT[card] == TRADING_FIRM:
        return tokens
    upgraded = good >= BASIC_COUNT
    return tokens if upgraded == (EFFECT[card] == BRIDGE) else 0


@rule
def second_share(card, good, tokens):
    """What tokens of a kind add to the second sum."""
    if EFFECT[card] == TRADING_FIRM:
        return tokens * SHIPPING[good]
    return tokens - first_share(card, good, tokens)


@rule
def hand_in_most(s, seat):
    """Tokens of the kind asked for."""
    return s.stock[seat, good_at(pending.arg(s, 0), pending.arg(s, 1))]


@rule
def legal_hand_in(s, seat, out):
    """Every count of this kind from which the total can become legal (LH-23.5, LH-23.13)."""
    card = pending.arg(s, 0)
    step = pending.arg(s, 1)
    good = good_at(card, step)
    held = hand_in_most(s, seat)
    basic = left_from(s, seat, card, step + 1, False)
    upgraded = left_from(s, seat, card, step + 1, True)
    n = 0
    for tokens in range(min(held, MOST_COUNT) + 1):
        first = pending.arg(s, 2) + first_share(card, good, tokens)
        second = pending.arg(s, 3) + second_share(card, good, tokens)
        rest = held - tokens if and_more(tokens, held) else 0
        if good < BASIC_COUNT:
            fits = hand_in_fits(card, first, second, basic + rest, upgraded)
        else:
            fits = hand_in_fits(card, first, second, basic, upgraded + rest)
        if fits:
            out[n] = A_COUNT + tokens
            n += 1
        elif EFFECT[card] != BRIDGE and tokens > 0:
            break
    return n


@rule
def apply_hand_in(s, seat, tokens, events):
    """Hand in so many of this kind; ask for the rest of it, or for the next kind."""
    card = pending.arg(s, 0)
    step = pending.arg(s, 1)
    good = good_at(card, step)
    pending.set_arg(s, 1, step if and_more(tokens, s.stock[seat, good]) else step + 1)
    pay(s, seat, good, tokens, SUPPLY, events)
    pending.set_arg(s, 2, pending.arg(s, 2) + first_share(card, good, tokens))
    pending.set_arg(s, 3, pending.arg(s, 3) + second_share(card, good, tokens))
    if tokens > 0:
        pending.set_arg(s, 4, pending.arg(s, 4) | 1 << good)
    skip_hand_in(s, seat, events)


@rule
def skip_hand_in(s, seat, events):
    """Go on to the next kind in stock; after the last one take what it brings."""
    card = pending.arg(s, 0)
    step = pending.arg(s, 1)
    while step < GOOD_COUNT and s.stock[seat, good_at(card, step)] == 0:
        step += 1
    pending.set_arg(s, 1, step)
    if step < GOOD_COUNT:
        return
    first = pending.arg(s, 2)
    second = pending.arg(s, 3)
    kinds = pending.arg(s, 4)
    pending.pop(s)
    if EFFECT[card] == BRIDGE:
        gain(s, seat, FRANCS, first + second // BASIC_PER_FRANC, events)
        return
    pending.push(s, D_RECEIVE, seat)
    pending.set_arg(s, 0, card)
    pending.set_arg(s, 2, first)
    pending.set_arg(s, 3, second)
    pending.set_arg(s, 4, kinds)
    skip_receive(s)


# -- taking goods in return ----------------------------------------------------------------------------------------


@rule
def may_receive(card, kinds, good):
    """X-21, X-22: no kind handed in; at the Trafficking Spot never iron nor steel."""
    if has(kinds, good):
        return False
    return EFFECT[card] == TRADING_FIRM or (good != IRON and good != STEEL)


@rule
def receive_fits(card, kinds, good, first, second):
    """Whether the rest due can be taken from the kinds from `good` on.

    Trading Firm: second is the worth still due, exactly. Trafficking Spot: basic and upgraded goods still due.
    """
    if EFFECT[card] == TRADING_FIRM:
        return has(reachable(card, kinds, good, second), second)
    basic = False
    upgraded = False
    for kind in range(good, GOOD_COUNT):
        if may_receive(card, kinds, kind):
            if kind < BASIC_COUNT:
                basic = True
            else:
                upgraded = True
    return (first == 0 or basic) and (second == 0 or upgraded)


@rule
def reachable(card, kinds, good, worth):
    """The sums up to `worth` that goods from `good` on can make, as bits."""
    sums = 1
    for kind in range(good, GOOD_COUNT):
        if may_receive(card, kinds, kind):
            for _ in range(worth // SHIPPING[kind]):
                sums |= (sums << SHIPPING[kind]) & ((1 << (worth + 1)) - 1)
    return sums


@rule
def due(card, good, first, second):
    """How many tokens of a kind could be taken at most."""
    if EFFECT[card] == TRADING_FIRM:
        return second // SHIPPING[good]
    return first if good < BASIC_COUNT else second


@rule
def legal_receive(s, seat, out):
    """Every count of this kind that leaves a way to take the rest."""
    card = pending.arg(s, 0)
    good = pending.arg(s, 1)
    first = pending.arg(s, 2)
    second = pending.arg(s, 3)
    n = 0
    for tokens in range(due(card, good, first, second) + 1):
        if receive_fits(
            card,
            pending.arg(s, 4),
            good + 1,
            first if EFFECT[card] == TRADING_FIRM else first - first_share(card, good, tokens),
            second - second_share(card, good, tokens),
        ):
            out[n] = A_COUNT + tokens
            n += 1
    return n


@rule
def apply_receive(s, seat, tokens, events):
    """Take so many of this kind."""
    card = pending.arg(s, 0)
    good = pending.arg(s, 1)
    gain(s, seat, good, tokens, events)
    pending.set_arg(s, 1, good + 1)
    if EFFECT[card] != TRADING_FIRM:
        pending.set_arg(s, 2, pending.arg(s, 2) - first_share(card, good, tokens))
    pending.set_arg(s, 3, pending.arg(s, 3) - second_share(card, good, tokens))
    skip_receive(s)


@rule
def skip_receive(s):
    """Go on to the next kind that may be taken; it ends when nothing is due any more."""
    card = pending.arg(s, 0)
    good = pending.arg(s, 1)
    first = pending.arg(s, 2)
    second = pending.arg(s, 3)
    while good < GOOD_COUNT and not (may_receive(card, pending.arg(s, 4), good) and due(card, good, first, second) > 0):
        good += 1
    pending.set_arg(s, 1, good)
    if good == GOOD_COUNT:
        pending.pop(s)
