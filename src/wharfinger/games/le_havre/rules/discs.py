"""Discs: where they are and how they are sent home (LH-5.19 to LH-5.21, LH-14.043)."""

from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..cards import CARD
from ..state import FOR, HOLDER, E
from .loans import owe
from .stock import owns

AT_HOME = -1
DIVE_BAR_FRANCS = 2


@rule
def occupied(s, seat, card):
    """Whether another seat's disc is in a building."""
    for other in range(s.seats):
        if other != seat and s.disc[other] == card:
            return True
    return False


@rule
def stays(card):
    """X-7, LH-14.GH03, LH-14.GH04: whose occupants are never sent home."""
    return card == CARD.dive_bar or card == CARD.main_station or card == CARD.hotel


@rule
def home(s):
    """Where a disc goes that is sent home: into the Dive Bar, while that is in play (LH-14.043)."""
    return AT_HOME if s.holder[CARD.dive_bar] > HOLDER.town else CARD.dive_bar


@rule
def send_home(s, seat, events):
    """A disc goes home, or into the Dive Bar while that is in play; then its seat pays 2 francs, the owner 1."""
    emit(events, E.sent_home, seat, s.disc[seat])
    s.disc[seat] = home(s)
    if s.disc[seat] == CARD.dive_bar:
        emit(events, E.put_into, seat, CARD.dive_bar)
        owe(s, seat, DIVE_BAR_FRANCS - (1 if owns(s, seat, CARD.dive_bar) else 0), FOR.dive_bar)


@rule
def leave(s, seat, events):
    """A seat takes its disc up itself and is on its way to another building; nothing is due for that."""
    emit(events, E.left, seat, s.disc[seat])
    s.disc[seat] = AT_HOME


@rule
def change_owner(s, card, holder, events):
    """LH-5.19: when a building is bought or sold, every disc in it goes home."""
    s.holder[card] = holder
    for seat in range(s.seats):
        if s.disc[seat] == card and not stays(card):
            send_home(s, seat, events)
