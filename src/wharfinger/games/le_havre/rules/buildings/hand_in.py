"""Handing in goods of any kind: Business Office (LH-12.21), Bridge (LH-12.27), and two cards of LH-14."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.jit import rule
from wharfinger.kernel.names import constants

from ...cards import EFFECT, EFFECT_OF
from ...data import BASIC_COUNT, FRANCS, GOOD, GOOD_COUNT, SHIPPING, array
from ...state import A_COUNT, A_GOOD, A_OPTION, ARG, MOST_COUNT, D
from ..payments import and_more, counts
from ..stock import SUPPLY, gain, goods_held, pay

STEEL_COSTS = 4
OFFICE_GOODS = array([GOOD.charcoal, GOOD.brick, GOOD.leather])
BASIC_PER_FRANC = 3
FIRM_MOST = 4
SPOT_MOST = 3

BRIDGE = constants("BRIDGE", {"upgraded": ARG.hand_in.first, "basic": ARG.hand_in.second})
FIRM = constants("FIRM", {"goods": ARG.hand_in.first, "worth": ARG.hand_in.second})
SPOT = constants("SPOT", {"basic": ARG.hand_in.first, "upgraded": ARG.hand_in.second})
"""What each building adds up in `first` and `second` of the frame: what was handed in, and in `receive`, which has them
at the same places, what is still to be taken for it (the goods of the Trading Firm stay as they are)."""
assert (ARG.hand_in.first, ARG.hand_in.second) == (ARG.receive.first, ARG.receive.second)


@rule
def held_from(s, seat, good):
    """Tokens of the kinds from `good` on."""
    held = 0
    for kind in range(good, GOOD_COUNT):
        held += s.stock[seat, kind]
    return held


@rule
def basic_from(s, seat, good):
    """Tokens of the basic kinds from `good` on."""
    return held_from(s, seat, good) - held_from(s, seat, BASIC_COUNT)


@rule
def add(s, k, amount):
    """Add to argument k of the top decision."""
    pending.set_arg(s, k, pending.arg(s, k) + amount)


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
    """LH-12.21.1: four goods for a steel, which the job under part two will give."""
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
    return held_from(s, seat, BASIC_COUNT) > 0 or basic_from(s, seat, 0) >= BASIC_PER_FRANC


@rule
def begin_hand_in(s, seat, card, events):
    """Ask for counts, kind by kind (LH-23.5)."""
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
def hand_in_most(s, seat):
    """Tokens of the kind asked for."""
    return s.stock[seat, good_asked(s)]


@rule
def legal_hand_in(s, seat, out):
    """Every count of this kind from which the total can become legal (LH-23.5)."""
    effect = EFFECT_OF[pending.arg(s, ARG.hand_in.card)]
    if effect == EFFECT.bridge:
        return legal_at_bridge(s, seat, out)
    if effect == EFFECT.trading_firm:
        return legal_at_firm(s, seat, out)
    return legal_at_spot(s, seat, out)


@rule
def legal_at_bridge(s, seat, out):
    """LH-12.27.1: u upgraded and b basic goods; the largest answer leaves the rest of the kind to come (LH-23.13)."""
    u = pending.arg(s, BRIDGE.upgraded)
    b = pending.arg(s, BRIDGE.basic)
    good = good_asked(s)
    held = s.stock[seat, good]
    upgraded = good >= BASIC_COUNT
    more_u = held_from(s, seat, good + 1) if upgraded else 0
    more_b = basic_from(s, seat, 0 if upgraded else good + 1)
    n = 0
    for tokens in range(min(held, MOST_COUNT) + 1):
        rest = held - tokens if and_more(tokens, held) else 0
        if upgraded:
            fits = bridge_fits(u + tokens, b, more_u + rest, more_b)
        else:
            fits = bridge_fits(u, b + tokens, more_u, more_b + rest)
        if fits:
            out[n] = A_COUNT + tokens
            n += 1
    return n


@rule
def bridge_fits(u, b, more_u, more_b):
    """LH-12.27.2: whether with so many more b can be a multiple of 3, and u + b/3 at least 1."""
    return more_b >= -b % BASIC_PER_FRANC and (u + more_u > 0 or b + more_b >= BASIC_PER_FRANC)


@rule
def legal_at_firm(s, seat, out):
    """LH-14.GH26: 1 to 4 goods."""
    goods = pending.arg(s, FIRM.goods)
    good = good_asked(s)
    nothing_else = goods + held_from(s, seat, good + 1) == 0
    return counts(out, 1 if nothing_else else 0, min(s.stock[seat, good], FIRM_MOST - goods))


@rule
def legal_at_spot(s, seat, out):
    """LH-14.GH27: up to 3 basic and up to 3 upgraded goods, and one at least."""
    basic = pending.arg(s, SPOT.basic)
    upgraded = pending.arg(s, SPOT.upgraded)
    good = good_asked(s)
    nothing_else = basic + upgraded + held_from(s, seat, good + 1) == 0
    room = SPOT_MOST - (basic if good < BASIC_COUNT else upgraded)
    return counts(out, 1 if nothing_else else 0, min(s.stock[seat, good], room))


@rule
def apply_hand_in(s, seat, action, events):
    """Hand in so many of this kind; ask for the rest of it, or for the next kind."""
    tokens = action - A_COUNT
    good = good_asked(s)
    if not and_more(tokens, s.stock[seat, good]):
        add(s, ARG.hand_in.next, 1)
    pay(s, seat, good, tokens, SUPPLY, events)
    add_up(s, good, tokens)
    if tokens > 0:
        pending.set_arg(s, ARG.hand_in.kinds, pending.arg(s, ARG.hand_in.kinds) | 1 << good)
    skip_hand_in(s, seat, events)


@rule
def add_up(s, good, tokens):
    """What a building counts of the goods handed in."""
    effect = EFFECT_OF[pending.arg(s, ARG.hand_in.card)]
    if effect == EFFECT.bridge:
        add(s, BRIDGE.basic if good < BASIC_COUNT else BRIDGE.upgraded, tokens)
    elif effect == EFFECT.trading_firm:
        add(s, FIRM.goods, tokens)
        add(s, FIRM.worth, tokens * SHIPPING[good])
    else:
        add(s, SPOT.basic if good < BASIC_COUNT else SPOT.upgraded, tokens)


@rule
def skip_hand_in(s, seat, events):
    """Go on to the next kind in stock; after the last one comes what it brings."""
    while pending.arg(s, ARG.hand_in.next) < GOOD_COUNT and s.stock[seat, good_asked(s)] == 0:
        add(s, ARG.hand_in.next, 1)
    if pending.arg(s, ARG.hand_in.next) < GOOD_COUNT:
        return
    if EFFECT_OF[pending.arg(s, ARG.hand_in.card)] == EFFECT.bridge:
        end_bridge(s, seat, events)
    else:
        begin_receive(s, seat)


@rule
def end_bridge(s, seat, events):
    """LH-12.27.1: u + b/3 francs."""
    u = pending.arg(s, BRIDGE.upgraded)
    b = pending.arg(s, BRIDGE.basic)
    pending.pop(s)
    gain(s, seat, FRANCS, u + b // BASIC_PER_FRANC, events)


# -- Trading Firm, Trafficking Spot: taking goods in return --------------------------------------------------------


@rule
def begin_receive(s, seat):
    """What was handed in is now due, kind by kind."""
    card = pending.arg(s, ARG.hand_in.card)
    first = pending.arg(s, ARG.hand_in.first)
    second = pending.arg(s, ARG.hand_in.second)
    kinds = pending.arg(s, ARG.hand_in.kinds)
    pending.pop(s)
    pending.push(s, D.receive, seat)
    pending.set_arg(s, ARG.receive.card, card)
    pending.set_arg(s, ARG.receive.first, first)
    pending.set_arg(s, ARG.receive.second, second)
    pending.set_arg(s, ARG.receive.kinds, kinds)
    skip_receive(s)


@rule
def at_firm(s):
    """Whether goods are taken in the Trading Firm, and not in the Trafficking Spot."""
    return EFFECT_OF[pending.arg(s, ARG.receive.card)] == EFFECT.trading_firm


@rule
def spot_has(kinds, good):
    """X-22: no kind handed in, never iron nor steel (LH-14.GH27)."""
    return not has(kinds, good) and good != GOOD.iron and good != GOOD.steel


@rule
def due(s, good):
    """How many tokens of a kind are due at most."""
    if at_firm(s):
        return pending.arg(s, FIRM.worth) // SHIPPING[good]
    return pending.arg(s, SPOT.basic if good < BASIC_COUNT else SPOT.upgraded)


@rule
def legal_receive(s, seat, out):
    """Every count of this kind that leaves a way to take the rest."""
    kinds = pending.arg(s, ARG.receive.kinds)
    good = pending.arg(s, ARG.receive.next)
    n = 0
    for tokens in range(due(s, good) + 1):
        if at_firm(s):
            fits = firm_pays(kinds, good + 1, pending.arg(s, FIRM.worth) - tokens * SHIPPING[good])
        elif good < BASIC_COUNT:
            fits = spot_pays(kinds, good + 1, pending.arg(s, SPOT.basic) - tokens, pending.arg(s, SPOT.upgraded))
        else:
            fits = spot_pays(kinds, good + 1, pending.arg(s, SPOT.basic), pending.arg(s, SPOT.upgraded) - tokens)
        if fits:
            out[n] = A_COUNT + tokens
            n += 1
    return n


@rule
def firm_pays(kinds, good, worth):
    """LH-14.GH26: whether goods from `good` on make exactly this worth, none of a kind handed in (X-21)."""
    sums = 1  # those that can be made, as bits
    for kind in range(good, GOOD_COUNT):
        if not has(kinds, kind):
            for _ in range(worth // SHIPPING[kind]):
                sums |= (sums << SHIPPING[kind]) & ((1 << (worth + 1)) - 1)
    return has(sums, worth)


@rule
def spot_pays(kinds, good, basic, upgraded):
    """LH-14.GH27: whether there are kinds from `good` on for the basic and for the upgraded goods still due."""
    basic_kind = False
    upgraded_kind = False
    for kind in range(good, GOOD_COUNT):
        if spot_has(kinds, kind):
            if kind < BASIC_COUNT:
                basic_kind = True
            else:
                upgraded_kind = True
    return (basic == 0 or basic_kind) and (upgraded == 0 or upgraded_kind)


@rule
def apply_receive(s, seat, action, events):
    """Take so many of this kind."""
    tokens = action - A_COUNT
    good = pending.arg(s, ARG.receive.next)
    gain(s, seat, good, tokens, events)
    if at_firm(s):
        add(s, FIRM.worth, -tokens * SHIPPING[good])
    else:
        add(s, SPOT.basic if good < BASIC_COUNT else SPOT.upgraded, -tokens)
    pending.set_arg(s, ARG.receive.next, good + 1)
    skip_receive(s)


@rule
def skip_receive(s):
    """Go on to the next kind that may be taken; it ends when nothing is due any more."""
    kinds = pending.arg(s, ARG.receive.kinds)
    good = pending.arg(s, ARG.receive.next)
    while good < GOOD_COUNT and not (may_receive(s, kinds, good) and due(s, good) > 0):
        good += 1
    pending.set_arg(s, ARG.receive.next, good)
    if good == GOOD_COUNT:
        pending.pop(s)


@rule
def may_receive(s, kinds, good):
    """X-21, X-22: no kind handed in; at the Trafficking Spot never iron nor steel."""
    return not has(kinds, good) if at_firm(s) else spot_has(kinds, good)
