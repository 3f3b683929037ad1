"""Sets of different goods: Marketplace with its look (LH-12.01), Town Square (LH-13.027), and four cards of LH-14."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit, whisper
from wharfinger.kernel.jit import rule

from ...cards import CRAFTSMAN, EFFECT, EMPORIUM, MAJOR_CORPORATION, MARKETPLACE, PAWNBROKER, TOWN_SQUARE, TOY_FAIR
from ...data import BASIC_COUNT, COKE, FRANCS, GOOD_COUNT, STEEL
from ...state import (
    A_DONE,
    A_GOOD,
    A_OPTION,
    D_LOOK,
    D_ORDER,
    D_PICK,
    DECK,
    E_LAID_BACK,
    E_LOOKED,
    E_SAW,
    J_LOOK,
    OPT_SOLO_MARKET,
    OPT_TOY_FRANCS,
)
from ..loans import take_loan
from ..stock import SUPPLY, counted, gain, pay

MARKET_BASE = 2
SOLO_LIMIT = 4
TOY_GOODS = 6
PAWN_FRANCS = 2


@rule
def price(card, good):
    """What a pick costs: at the Emporium (LH-14.GH29) and for steel at the Major Corporation (LH-14.GH28)."""
    if EFFECT[card] == MAJOR_CORPORATION:
        return 3 if good == STEEL else 0
    if EFFECT[card] != EMPORIUM:
        return 0
    if good == STEEL:
        return 5
    return 3 if good == COKE else 1


@rule
def may_pick(s, seat, card, good):
    """Which kinds a building lets its visitor pick."""
    effect = EFFECT[card]
    if effect == MARKETPLACE:
        return good < BASIC_COUNT
    if effect == TOWN_SQUARE:
        return good >= BASIC_COUNT and good != STEEL
    if effect == TOY_FAIR:
        return good != STEEL
    if effect == PAWNBROKER:
        return s.stock[seat, good] > 0 and not has(s.pawned[seat], good)
    if s.stock[seat, FRANCS] < price(card, good):
        return False
    return s.stock[seat, good] > 0 if effect == MAJOR_CORPORATION else good >= BASIC_COUNT


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
    effect = EFFECT[card]
    if effect == TOY_FAIR:
        return TOY_GOODS
    if effect == TOWN_SQUARE:
        return min(BASIC_COUNT - 1, counted(s, seat, CRAFTSMAN))
    if effect != MARKETPLACE:
        return 0
    number = min(BASIC_COUNT, MARKET_BASE + counted(s, seat, CRAFTSMAN))
    if s.seats == 1 and s.options[OPT_SOLO_MARKET] == 0:
        number = min(SOLO_LIMIT, number)
    return number


@rule
def picks_possible(s, seat, card):
    """Whether at least one good can be picked (R-43)."""
    if EFFECT[card] == MARKETPLACE or EFFECT[card] == TOY_FAIR:
        return True
    if EFFECT[card] == TOWN_SQUARE:
        return picks(s, seat, card) > 0
    return kinds_from(s, seat, card, 0) > 0


@rule
def begin_picks(s, seat, card, events):
    """LH-14.E2010: a loan first, without its francs (X-11). LH-12.01.4: the look comes after the goods."""
    if EFFECT[card] == TOY_FAIR:
        take_loan(s, seat, s.options[OPT_TOY_FRANCS], events)
    if EFFECT[card] == MARKETPLACE and s.revealed < DECK and s.deck[s.revealed] >= 0:
        pending.push(s, J_LOOK, seat)
    pending.push(s, D_PICK, seat)
    pending.set_arg(s, 0, card)
    pending.set_arg(s, 2, picks(s, seat, card))


@rule
def legal_pick(s, seat, out):
    """LH-23.4: one at a time in canonical order, leaving enough later kinds; open sets may end after the first."""
    card = pending.arg(s, 0)
    left = pending.arg(s, 2)
    n = 0
    if left == 0 and pending.arg(s, 3) == 1:
        out[n] = A_DONE
        n += 1
    for good in range(pending.arg(s, 1), GOOD_COUNT):
        if may_pick(s, seat, card, good) and kinds_from(s, seat, card, good) >= left:
            out[n] = A_GOOD + good
            n += 1
    return n


@rule
def apply_pick(s, seat, action, events):
    """Take, buy or pawn one good; end with the last one."""
    card = pending.arg(s, 0)
    left = pending.arg(s, 2)
    if action == A_DONE:
        pending.pop(s)
        return
    good = action - A_GOOD
    pending.set_arg(s, 1, good + 1)
    pending.set_arg(s, 2, max(0, left - 1))
    pending.set_arg(s, 3, 1)
    if EFFECT[card] == PAWNBROKER:
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
    left = 0
    while s.revealed + left < DECK and s.deck[s.revealed + left] >= 0:
        left += 1
    return left


@rule
def run_look(s, seat):
    """The goods are taken: look or not."""
    pending.pop(s)
    pending.push(s, D_LOOK, seat)


@rule
def apply_look(s, seat, wanted, events):
    """The visitor sees the top two cards, or the one that is left (LH-12.01.5)."""
    pending.pop(s)
    if wanted == 0:
        return
    emit(events, E_LOOKED, seat)
    left = deck_left(s)
    for place in range(min(2, left)):
        s.seen[seat, place] = s.deck[s.revealed + place]
        whisper(events, seat, E_SAW, place + 1, s.deck[s.revealed + place])
    s.seen_sure[seat] = 1
    if left > 1:
        for other in range(s.seats):
            if other != seat:
                blur(s, other)
        pending.push(s, D_ORDER, seat)


@rule
def blur(s, seat):
    """LH-22.7 (b): after another seat's look known cards may lie on either place; their order here tells nothing."""
    s.seen_sure[seat] = 0
    if s.seen[seat, 1] >= 0 and s.seen[seat, 0] > s.seen[seat, 1]:
        kept = s.seen[seat, 0]
        s.seen[seat, 0] = s.seen[seat, 1]
        s.seen[seat, 1] = kept


@rule
def apply_order(s, seat, swapped, events):
    """LH-12.01.4: lay them back in either order; only the visitor knows which (LH-22.6)."""
    pending.pop(s)
    if swapped == 1:
        kept = s.deck[s.revealed]
        s.deck[s.revealed] = s.deck[s.revealed + 1]
        s.deck[s.revealed + 1] = kept
        s.seen[seat, 0] = s.deck[s.revealed]
        s.seen[seat, 1] = s.deck[s.revealed + 1]
    whisper(events, seat, E_LAID_BACK, swapped)


@rule
def legal_yes_no(out):
    """No or yes."""
    out[0] = A_OPTION
    out[1] = A_OPTION + 1
    return 2


@rule
def know_revealed(s, card):
    """LH-22.7 (c): what each seat still knows when the top card is turned up."""
    for seat in range(s.seats):
        if s.seen[seat, 0] == card:
            s.seen[seat, 0] = s.seen[seat, 1]
        s.seen[seat, 1] = -1
        s.seen_sure[seat] = 1 if s.seen[seat, 0] >= 0 else 0
