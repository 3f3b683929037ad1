"""Handing in goods of any kind: Business Office (LH-12.21), Bridge (LH-12.27), and two cards of LH-14."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.jit import rule

from ...cards import EFFECT, EFFECT_OF
from ...data import BASIC_COUNT, FRANCS, GOOD, GOOD_COUNT, SHIPPING, array
from ...state import A_COUNT, A_GOOD, A_OPTION, ARG, MOST_COUNT, D
from ..payments import and_more
from ..stock import SUPPLY, gain, goods_held, pay

STEEL_COSTS = 4
OFFICE_GOODS = array([GOOD.charcoal, GOOD.brick, GOOD.leather])
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
    pending.push(s, D.job_office_take, seat)
    pending.push(s, D.job_office_good, seat)
    pending.push(s, D.office_steel, seat)


@rule
def legal_office_steel(s, seat, out):
    """Part one or not; without it part two must be done."""
    out[0] = A_OPTION
    if goods_held(s, seat) < STEEL_COSTS:
        return 1
    out[1] = A_OPTION + 1
    return 2


@rule
def apply_office_steel(s, seat, action, events):
    """LH-12.21.1: four goods for a steel."""
    pending.pop(s)
    if action == A_OPTION + 1:
        pending.set_under(s, ARG.job_office_take.steel, 1)
        pending.push(s, D.office_hand_in, seat)
        pending.set_arg(s, ARG.office_hand_in.left, STEEL_COSTS)


@rule
def legal_office_hand_in(s, seat, out):
    """One good at a time in canonical order, so that the later kinds can complete the four."""
    n = 0
    for good in range(pending.arg(s, ARG.office_hand_in.next), GOOD_COUNT):
        if s.stock[seat, good] > 0 and held_from(s, seat, good) >= pending.arg(s, ARG.office_hand_in.left):
            out[n] = A_GOOD + good
            n += 1
    return n


@rule
def apply_office_hand_in(s, seat, action, events):
    """The next of the four goods."""
    good = action - A_GOOD
    pay(s, seat, good, 1, SUPPLY, events)
    left = pending.arg(s, ARG.office_hand_in.left) - 1
    pending.set_arg(s, ARG.office_hand_in.next, good)
    pending.set_arg(s, ARG.office_hand_in.left, left)
    if left == 0:
        pending.pop(s)


@rule
def run_job_office_good(s, seat, events):
    """Part two, if anything is left for it."""
    pending.pop(s)
    if goods_held(s, seat) > 0:
        pending.push(s, D.office_good, seat)


@rule
def legal_office_good(s, seat, out):
    """LH-12.21.2, LH-12.21.4: charcoal, brick or leather for another good; or nothing, after part one."""
    n = 0
    for k in range(OFFICE_GOODS.shape[0]):
        good = OFFICE_GOODS[k]
        if goods_held(s, seat) > s.stock[seat, good]:
            out[n] = A_GOOD + good
            n += 1
    if pending.under(s, ARG.job_office_take.steel) == 1:
        out[n] = A_OPTION
        n += 1
    return n


@rule
def apply_office_good(s, seat, action, events):
    """The job below will give it; then the good to give for it."""
    if action == A_OPTION:
        pending.pop(s)
        return
    wanted = action - A_GOOD
    pending.set_under(s, ARG.job_office_take.good, wanted)
    pending.pop(s)
    pending.push(s, D.office_give, seat)
    pending.set_arg(s, ARG.office_give.good, wanted)


@rule
def legal_office_give(s, seat, out):
    """Any good but the one wanted (R-60)."""
    n = 0
    for good in range(GOOD_COUNT):
        if s.stock[seat, good] > 0 and good != pending.arg(s, ARG.office_give.good):
            out[n] = A_GOOD + good
            n += 1
    return n


@rule
def apply_office_give(s, seat, action, events):
    """Hand it in."""
    pending.pop(s)
    pay(s, seat, action - A_GOOD, 1, SUPPLY, events)


@rule
def run_job_office_take(s, seat, events):
    """What both parts yield."""
    steel = pending.arg(s, ARG.job_office_take.steel)
    good = pending.arg(s, ARG.job_office_take.good)
    pending.pop(s)
    gain(s, seat, GOOD.steel, steel, events)
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
    pending.push(s, D.hand_in, seat)
    pending.set_arg(s, ARG.hand_in.card, card)
    skip_hand_in(s, seat, events)


@rule
def good_at(card, step):
    """The kind asked for at a step: the Bridge asks for upgraded goods first (LH-23.27)."""
    return (step + BASIC_COUNT) % GOOD_COUNT if EFFECT_OF[card] == EFFECT.bridge else step


@rule
def good_asked(s):
    """The kind asked for now."""
    return good_at(pending.arg(s, ARG.hand_in.card), pending.arg(s, ARG.hand_in.next))


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
    if EFFECT_OF[card] == EFFECT.bridge:
        missing = -second % BASIC_PER_FRANC
        return basic >= missing and (first + upgraded > 0 or second + basic >= BASIC_PER_FRANC)
    if EFFECT_OF[card] == EFFECT.trading_firm:
        return first <= FIRM_MOST and first + basic + upgraded > 0
    return first <= SPOT_MOST and second <= SPOT_MOST and first + second + basic + upgraded > 0


@rule
def first_share(card, good, tokens):
    """What tokens of a kind add to the first sum."""
    if EFFECT_OF[card] == EFFECT.trading_firm:
        return tokens
    upgraded = good >= BASIC_COUNT
    return tokens if upgraded == (EFFECT_OF[card] == EFFECT.bridge) else 0


@rule
def second_share(card, good, tokens):
    """What tokens of a kind add to the second sum."""
    if EFFECT_OF[card] == EFFECT.trading_firm:
        return tokens * SHIPPING[good]
    return tokens - first_share(card, good, tokens)


@rule
def hand_in_most(s, seat):
    """Tokens of the kind asked for."""
    return s.stock[seat, good_asked(s)]


@rule
def legal_hand_in(s, seat, out):
    """Every count of this kind from which the total can become legal (LH-23.5, LH-23.13)."""
    card = pending.arg(s, ARG.hand_in.card)
    step = pending.arg(s, ARG.hand_in.next)
    good = good_at(card, step)
    held = hand_in_most(s, seat)
    basic = left_from(s, seat, card, step + 1, False)
    upgraded = left_from(s, seat, card, step + 1, True)
    n = 0
    for tokens in range(min(held, MOST_COUNT) + 1):
        first = pending.arg(s, ARG.hand_in.first) + first_share(card, good, tokens)
        second = pending.arg(s, ARG.hand_in.second) + second_share(card, good, tokens)
        rest = held - tokens if and_more(tokens, held) else 0
        if good < BASIC_COUNT:
            fits = hand_in_fits(card, first, second, basic + rest, upgraded)
        else:
            fits = hand_in_fits(card, first, second, basic, upgraded + rest)
        if fits:
            out[n] = A_COUNT + tokens
            n += 1
        elif EFFECT_OF[card] != EFFECT.bridge and tokens > 0:
            break
    return n


@rule
def apply_hand_in(s, seat, action, events):
    """Hand in so many of this kind; ask for the rest of it, or for the next kind."""
    tokens = action - A_COUNT
    card = pending.arg(s, ARG.hand_in.card)
    step = pending.arg(s, ARG.hand_in.next)
    good = good_at(card, step)
    pending.set_arg(s, ARG.hand_in.next, step if and_more(tokens, s.stock[seat, good]) else step + 1)
    pay(s, seat, good, tokens, SUPPLY, events)
    pending.set_arg(s, ARG.hand_in.first, pending.arg(s, ARG.hand_in.first) + first_share(card, good, tokens))
    pending.set_arg(s, ARG.hand_in.second, pending.arg(s, ARG.hand_in.second) + second_share(card, good, tokens))
    if tokens > 0:
        pending.set_arg(s, ARG.hand_in.kinds, pending.arg(s, ARG.hand_in.kinds) | 1 << good)
    skip_hand_in(s, seat, events)


@rule
def skip_hand_in(s, seat, events):
    """Go on to the next kind in stock; after the last one take what it brings."""
    card = pending.arg(s, ARG.hand_in.card)
    step = pending.arg(s, ARG.hand_in.next)
    while step < GOOD_COUNT and s.stock[seat, good_at(card, step)] == 0:
        step += 1
    pending.set_arg(s, ARG.hand_in.next, step)
    if step < GOOD_COUNT:
        return
    first = pending.arg(s, ARG.hand_in.first)
    second = pending.arg(s, ARG.hand_in.second)
    kinds = pending.arg(s, ARG.hand_in.kinds)
    pending.pop(s)
    if EFFECT_OF[card] == EFFECT.bridge:
        gain(s, seat, FRANCS, first + second // BASIC_PER_FRANC, events)
        return
    pending.push(s, D.receive, seat)
    pending.set_arg(s, ARG.receive.card, card)
    pending.set_arg(s, ARG.receive.first, first)
    pending.set_arg(s, ARG.receive.second, second)
    pending.set_arg(s, ARG.receive.kinds, kinds)
    skip_receive(s)


# -- taking goods in return ----------------------------------------------------------------------------------------


@rule
def may_receive(card, kinds, good):
    """X-21, X-22: no kind handed in; at the Trafficking Spot never iron nor steel."""
    if has(kinds, good):
        return False
    return EFFECT_OF[card] == EFFECT.trading_firm or (good != GOOD.iron and good != GOOD.steel)


@rule
def receive_fits(card, kinds, good, first, second):
    """Whether the rest due can be taken from the kinds from `good` on.

    Trading Firm: second is the worth still due, exactly. Trafficking Spot: basic and upgraded goods still due.
    """
    if EFFECT_OF[card] == EFFECT.trading_firm:
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
    if EFFECT_OF[card] == EFFECT.trading_firm:
        return second // SHIPPING[good]
    return first if good < BASIC_COUNT else second


@rule
def legal_receive(s, seat, out):
    """Every count of this kind that leaves a way to take the rest."""
    card = pending.arg(s, ARG.receive.card)
    good = pending.arg(s, ARG.receive.next)
    first = pending.arg(s, ARG.receive.first)
    second = pending.arg(s, ARG.receive.second)
    n = 0
    for tokens in range(due(card, good, first, second) + 1):
        if receive_fits(
            card,
            pending.arg(s, ARG.receive.kinds),
            good + 1,
            first if EFFECT_OF[card] == EFFECT.trading_firm else first - first_share(card, good, tokens),
            second - second_share(card, good, tokens),
        ):
            out[n] = A_COUNT + tokens
            n += 1
    return n


@rule
def apply_receive(s, seat, action, events):
    """Take so many of this kind."""
    tokens = action - A_COUNT
    card = pending.arg(s, ARG.receive.card)
    good = pending.arg(s, ARG.receive.next)
    gain(s, seat, good, tokens, events)
    pending.set_arg(s, ARG.receive.next, good + 1)
    if EFFECT_OF[card] != EFFECT.trading_firm:
        pending.set_arg(s, ARG.receive.first, pending.arg(s, ARG.receive.first) - first_share(card, good, tokens))
    pending.set_arg(s, ARG.receive.second, pending.arg(s, ARG.receive.second) - second_share(card, good, tokens))
    skip_receive(s)


@rule
def skip_receive(s):
    """Go on to the next kind that may be taken; it ends when nothing is due any more."""
    card = pending.arg(s, ARG.receive.card)
    good = pending.arg(s, ARG.receive.next)
    first = pending.arg(s, ARG.receive.first)
    second = pending.arg(s, ARG.receive.second)
    while good < GOOD_COUNT and not (
        may_receive(card, pending.arg(s, ARG.receive.kinds), good) and due(card, good, first, second) > 0
    ):
        good += 1
    pending.set_arg(s, ARG.receive.next, good)
    if good == GOOD_COUNT:
        pending.pop(s)
