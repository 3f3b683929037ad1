"""Sets of different goods: Marketplace with its look (LH-12.01), Town Square (LH-13.027), and four cards of LH-14."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit, whisper
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import filled

from ...cards import COUNTS, EFFECT, EFFECT_OF
from ...data import BASIC_COUNT, FRANCS, GOOD, GOOD_COUNT
from ...state import A_DONE, A_GOOD, A_OPTION, ARG, CHOICE, DECK, OPT, D, E
from ..loans import take_loan
from ..stock import SUPPLY, counted, gain, pay

MARKET_BASE = 2
SOLO_LIMIT = 4
TOY_GOODS = 6
PAWN_FRANCS = 2


@rule
def price(card, good):
    """What a pick costs: at the Emporium (LH-14.GH29) and for steel at the Major Corporation (LH-14.GH28)."""
    if EFFECT_OF[card] == EFFECT.major_corporation:
        return 3 if good == GOOD.steel else 0
    if EFFECT_OF[card] != EFFECT.emporium:
        return 0
    if good == GOOD.steel:
        return 5
    return 3 if good == GOOD.coke else 1


@rule
def may_pick(s, seat, card, good):
    """Which kinds a building lets its visitor pick."""
    effect = EFFECT_OF[card]
    if effect == EFFECT.marketplace:
        return good < BASIC_COUNT
    if effect == EFFECT.town_square:
        return good >= BASIC_COUNT and good != GOOD.steel
    if effect == EFFECT.toy_fair:
        return good != GOOD.steel
    if effect == EFFECT.pawnbroker:
        return s.stock[seat, good] > 0 and not has(s.pawned[seat], good)
    if s.stock[seat, FRANCS] < price(card, good):
        return False
    return s.stock[seat, good] > 0 if effect == EFFECT.major_corporation else good >= BASIC_COUNT


@rule
def kinds_from(s, seat, card, good):
    """How many kinds from `good` on may be picked."""
    kinds = 0
    for kind in range(good, GOOD_COUNT):
        if may_pick(s, seat, card, kind):
            kinds += 1
    return kinds


@rule
def picks(s, seat, card):
    """The full number of goods, where it is fixed (R-65); 0 where any number from 1 on may be picked."""
    effect = EFFECT_OF[card]
    if effect == EFFECT.toy_fair:
        return TOY_GOODS
    if effect == EFFECT.town_square:
        return min(BASIC_COUNT - 1, counted(s, seat, COUNTS.craftsman))
    if effect != EFFECT.marketplace:
        return 0
    number = min(BASIC_COUNT, MARKET_BASE + counted(s, seat, COUNTS.craftsman))
    if s.seats == 1 and s.options[OPT.marketplace_solo_limit] == CHOICE.marketplace_solo_limit._4:
        number = min(SOLO_LIMIT, number)
    return number


@rule
def picks_possible(s, seat, card):
    """Whether at least one good can be picked (R-43)."""
    if EFFECT_OF[card] == EFFECT.marketplace or EFFECT_OF[card] == EFFECT.toy_fair:
        return True
    if EFFECT_OF[card] == EFFECT.town_square:
        return picks(s, seat, card) > 0
    return kinds_from(s, seat, card, 0) > 0


@rule
def begin_picks(s, seat, card, events):
    """LH-14.E2010: a loan first, without its francs (X-11). LH-12.01.4: the look comes after the goods."""
    if EFFECT_OF[card] == EFFECT.toy_fair:
        take_loan(s, seat, s.options[OPT.toy_fair_loan_francs] == CHOICE.toy_fair_loan_francs.on, events)
    if EFFECT_OF[card] == EFFECT.marketplace and s.revealed < DECK and s.deck[s.revealed] >= 0:
        pending.push(s, D.job_look, seat)
    pending.push(s, D.pick, seat)
    pending.set_arg(s, ARG.pick.card, card)
    pending.set_arg(s, ARG.pick.left, picks(s, seat, card))


@rule
def legal_pick(s, seat, out):
    """LH-23.4: one at a time in canonical order, leaving enough later kinds; open sets may end after the first."""
    card = pending.arg(s, ARG.pick.card)
    left = pending.arg(s, ARG.pick.left)
    n = 0
    if left == 0 and pending.arg(s, ARG.pick.picked) == 1:
        out[n] = A_DONE
        n += 1
    for good in range(pending.arg(s, ARG.pick.next), GOOD_COUNT):
        if may_pick(s, seat, card, good) and kinds_from(s, seat, card, good) >= left:
            out[n] = A_GOOD + good
            n += 1
    return n


@rule
def apply_pick(s, seat, action, events):
    """Take, buy or pawn one good; end with the last one."""
    card = pending.arg(s, ARG.pick.card)
    left = pending.arg(s, ARG.pick.left)
    if action == A_DONE:
        pending.pop(s)
        return
    good = action - A_GOOD
    pending.set_arg(s, ARG.pick.next, good + 1)
    pending.set_arg(s, ARG.pick.left, max(0, left - 1))
    pending.set_arg(s, ARG.pick.picked, 1)
    if EFFECT_OF[card] == EFFECT.pawnbroker:
        pay(s, seat, good, 1, SUPPLY, events)
        s.pawned[seat] |= 1 << good
        gain(s, seat, FRANCS, PAWN_FRANCS, events)
    else:
        pay(s, seat, FRANCS, price(card, good), SUPPLY, events)
        gain(s, seat, good, 1, events)
    if left == 1 or (left == 0 and kinds_from(s, seat, card, good + 1) == 0):
        pending.pop(s)


# -- the look (LH-12.01.4 to LH-12.01.6, LH-22.5 to LH-22.7) -------------------------------------------------------


@rule
def deck_left(s):
    """Special cards not yet revealed."""
    return filled(s.deck, s.revealed)


@rule
def run_job_look(s, seat, events):
    """The goods are taken: look or not."""
    pending.pop(s)
    pending.push(s, D.look, seat)


@rule
def apply_look(s, seat, action, events):
    """The visitor sees the top two cards, or the one that is left (LH-12.01.5)."""
    wanted = action - A_OPTION
    pending.pop(s)
    if wanted == 0:
        return
    emit(events, E.looked, seat)
    left = deck_left(s)
    for place in range(min(2, left)):
        s.seen[seat, place] = s.deck[s.revealed + place]
        whisper(events, seat, E.saw, place + 1, s.deck[s.revealed + place])
    s.seen_sure[seat] = 1
    if left > 1:
        for other in range(s.seats):
            if other != seat:
                blur(s, other)
        pending.push(s, D.order, seat)


@rule
def blur(s, seat):
    """LH-22.7 (b): after another seat's look known cards may lie on either place; their order here tells nothing."""
    s.seen_sure[seat] = 0
    if s.seen[seat, 1] >= 0 and s.seen[seat, 0] > s.seen[seat, 1]:
        kept = s.seen[seat, 0]
        s.seen[seat, 0] = s.seen[seat, 1]
        s.seen[seat, 1] = kept


@rule
def apply_order(s, seat, action, events):
    """LH-12.01.4: lay them back in either order; only the visitor knows which (LH-22.6)."""
    swapped = action - A_OPTION
    pending.pop(s)
    if swapped == 1:
        kept = s.deck[s.revealed]
        s.deck[s.revealed] = s.deck[s.revealed + 1]
        s.deck[s.revealed + 1] = kept
        s.seen[seat, 0] = s.deck[s.revealed]
        s.seen[seat, 1] = s.deck[s.revealed + 1]
    whisper(events, seat, E.laid_back, swapped)


@rule
def legal_yes_no(s, seat, out):
    """No or yes."""
    out[0] = A_OPTION
    out[1] = A_OPTION + 1
    return 2


legal_look = legal_order = legal_yes_no


@rule
def know_revealed(s, card):
    """LH-22.7 (c): what each seat still knows when the top card is turned up."""
    for seat in range(s.seats):
        if s.seen[seat, 0] == card:
            s.seen[seat, 0] = s.seen[seat, 1]
        s.seen[seat, 1] = -1
        s.seen_sure[seat] = 1 if s.seen[seat, 0] >= 0 else 0
