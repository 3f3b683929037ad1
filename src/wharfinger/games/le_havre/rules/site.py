"""The Construction Site (LH-14.037): its first visitor lays one of his secret cards in its place."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import sort

from ..cards import CARD
from ..data import FRANCS
from ..state import A_BUY, A_DONE, A_ENTER, ARG, HAND, HOLDER, SPECIAL_SLOT, D, E
from .discs import leave
from .stock import is_final, slot_of
from .town import reveal
from .visit import begin_visit, can_enter
from .windows import buy, price_of


@rule
def legal_lay(s, seat, out):
    """One of the three cards of the own hand."""
    for place in range(HAND):
        out[place] = A_ENTER + s.hand[seat, place]
    sort(out, 0, HAND)
    return HAND


@rule
def apply_lay(s, seat, action, events):
    """The card takes the place of the Construction Site, which leaves the game with all hands; X-3 for its own rules.

    The hands stay in the record: everybody remembers which cards can no longer come.
    """
    card = action - A_ENTER
    pending.pop(s)
    s.deck[slot_of(s, CARD.construction_site) - SPECIAL_SLOT] = card
    s.holder[CARD.construction_site] = HOLDER.out
    s.hands_open = 0
    leave(s, seat, events)
    emit(events, E.removed, CARD.construction_site)
    reveal(s, card, events)
    pending.push(s, D.job_enter_next, seat)
    pending.set_arg(s, ARG.job_enter_next.card, card)
    price = price_of(s, card)
    if s.holder[card] == HOLDER.town and 0 <= price <= s.stock[seat, FRANCS] and not is_final(s):
        pending.push(s, D.lay_buy, seat)
        pending.set_arg(s, ARG.lay_buy.card, card)


@rule
def legal_lay_buy(s, seat, out):
    """Buy it at once, or not."""
    out[0] = A_BUY + pending.arg(s, ARG.lay_buy.card)
    out[1] = A_DONE
    return 2


@rule
def apply_lay_buy(s, seat, action, events):
    """Buy or leave it with the town."""
    card = pending.arg(s, ARG.lay_buy.card)
    pending.pop(s)
    if action != A_DONE:
        buy(s, seat, card, events)


@rule
def run_job_enter_next(s, seat, events):
    """A card just laid, or the target of the Harbour Watch: it must now be entered and used if it can be."""
    card = pending.arg(s, ARG.job_enter_next.card)
    pending.pop(s)
    if can_enter(s, seat, card, False):
        begin_visit(s, seat, card, False, events)
