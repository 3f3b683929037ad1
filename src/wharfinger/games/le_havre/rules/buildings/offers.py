"""Offers: taking one as main action (LH-7), and the buildings that take from the offer or look at it."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ...cards import EFFECT, EFFECT_OF
from ...data import FRANCS, OFFER_GOOD, TURNS
from ...state import A_OFFER, ARG, D, E
from ..stock import SUPPLY, gain, pay
from .construct import pay_stockmarket

FRANC_SPACE = 0
HAULAGE_FRANCS = 3
BLACK_MARKET_TOKENS = 2


@rule
def take_offer(s, seat, space, events):
    """LH-7.1: all tokens of a space; LH-14.GH20: another seat's Stockmarket earns from the franc offer."""
    tokens = s.offer[space]
    s.offer[space] = 0
    emit(events, E.took_offer, seat, OFFER_GOOD[space], tokens)
    gain(s, seat, OFFER_GOOD[space], tokens, events)
    if space == FRANC_SPACE:
        pay_stockmarket(s, seat, 1, events)


@rule
def empty_spaces(s):
    """Offer spaces with no token in them."""
    found = 0
    for space in range(TURNS):
        if s.offer[space] == 0:
            found += 1
    return found


@rule
def visit_black_market(s, seat, events):
    """LH-12.13: 2 tokens of every kind whose space is empty."""
    for space in range(TURNS):
        if s.offer[space] == 0:
            gain(s, seat, OFFER_GOOD[space], BLACK_MARKET_TOKENS, events)


@rule
def may_choose(s, card, space):
    """Which spaces a building lets its visitor choose: Haulage Firm the left one of a pair, Flea Market one with 2."""
    if EFFECT_OF[card] == EFFECT.haulage_firm:
        return space > FRANC_SPACE and space < TURNS - 1 and s.offer[space] + s.offer[space + 1] > 0
    if EFFECT_OF[card] == EFFECT.flea_market:
        return s.offer[space] == 2
    return s.offer[space] > 0


@rule
def space_possible(s, seat, card):
    """LH-13.029, LH-14.GH13, LH-14.044: a space to choose, and 3 francs for the Haulage Firm."""
    if EFFECT_OF[card] == EFFECT.haulage_firm and s.stock[seat, FRANCS] < HAULAGE_FRANCS:
        return False
    for space in range(TURNS):
        if may_choose(s, card, space):
            return True
    return False


@rule
def begin_space(s, seat, card):
    """Choose one space."""
    pending.push(s, D.space, seat)
    pending.set_arg(s, ARG.space.card, card)


@rule
def legal_space(s, seat, out):
    """Every space that may be chosen."""
    n = 0
    for space in range(TURNS):
        if may_choose(s, pending.arg(s, ARG.space.card), space):
            out[n] = A_OFFER + space
            n += 1
    return n


@rule
def apply_space(s, seat, action, events):
    """Haulage Firm: both spaces of the pair; Flea Market: also every single token; Picket Line: LH-14.044."""
    space = action - A_OFFER
    effect = EFFECT_OF[pending.arg(s, ARG.space.card)]
    pending.pop(s)
    if effect == EFFECT.haulage_firm:
        pay(s, seat, FRANCS, HAULAGE_FRANCS, SUPPLY, events)
        for taken in range(space, space + 2):
            if s.offer[taken] > 0:
                take_offer(s, seat, taken, events)
    elif effect == EFFECT.flea_market:
        take_offer(s, seat, space, events)
        for other in range(TURNS):
            if s.offer[other] == 1:
                take_offer(s, seat, other, events)
    else:
        take_offer(s, seat, space, events)
        s.picket = seat
