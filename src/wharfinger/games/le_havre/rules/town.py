"""The end of a round (LH-16): harvest, feeding, what the town builds, the new ship; and how special cards come out."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.chance import below
from wharfinger.kernel.events import emit, whisper
from wharfinger.kernel.jit import rule

from ..cards import (
    CARD_COUNT,
    CONSTRUCTION_SITE_CARD,
    DUNNY,
    FEEDLOT,
    FISHERMANS_HUT,
    NUMBER_CARD,
    NUMBERS,
    STADIUM,
    STADIUM_NUMBER,
    STANDARD_COUNT,
)
from ..data import (
    BUILDS_SPECIAL,
    BUILDS_STANDARD,
    CATTLE,
    FISH,
    GRAIN,
    R_FOOD,
    R_HARVEST,
    R_SHIP,
    R_TOWN,
    ROUND_CARD,
    SHIP_TYPE,
    TURNS,
)
from ..state import (
    E_DEALT,
    E_HARVESTED,
    E_NEW_SHIP,
    E_PLACED,
    E_REVEALED,
    E_ROUND_OVER,
    E_TOWN_BUILT,
    FOR_FEEDING,
    HAND,
    HIDDEN,
    J_FEED,
    J_HARVEST,
    J_NEW_SHIP,
    J_TOWN,
    OPT_LENGTH,
    OPT_TOWN_STADIUM,
    PROPOSAL,
    SPACES,
    TOWN,
    WAITING,
)
from .buildings.construct import place_stadium, take_proposal, tops
from .buildings.picks import deck_left, know_revealed
from .buildings.wharf import stack_ship
from .loans import owe
from .stock import active, gain, owns

BESIDE = 0
"""The space of a card that waits beside the board; the proposal spaces count from 1."""


@rule
def round_card(s, what):
    """A value of the round card in force."""
    return ROUND_CARD[s.options[OPT_LENGTH], s.seats, s.turn // TURNS, what]


@rule
def run_round(s, events):
    """LH-16.1: harvest, feeding, town builds, new ship."""
    pending.pop(s)
    emit(events, E_ROUND_OVER, s.turn // TURNS + 1)
    pending.push(s, J_NEW_SHIP, 0)
    pending.push(s, J_TOWN, 0)
    pending.push(s, J_FEED, 0)
    pending.push(s, J_HARVEST, 0)


@rule
def run_harvest(s, events):
    """LH-16.2, LH-16.3, LH-13.024; the fish of the Fisherman's Hut come before feeding (X-16)."""
    pending.pop(s)
    for seat in range(s.seats):
        if round_card(s, R_HARVEST) == 1:
            harvest(s, seat, events)
        if owns(s, seat, FISHERMANS_HUT):
            gain(s, seat, FISH, 2 if s.seats < 3 else 1, events)


@rule
def harvest(s, seat, events):
    """One grain grows, two cattle breed; the Feedlot doubles that for 2 to 6 cattle."""
    if s.stock[seat, GRAIN] > 0:
        emit(events, E_HARVESTED, seat, GRAIN, 1)
        gain(s, seat, GRAIN, 1, events)
    cattle = s.stock[seat, CATTLE]
    if cattle > 1:
        calves = 2 if owns(s, seat, FEEDLOT) and cattle <= 6 else 1
        emit(events, E_HARVESTED, seat, CATTLE, calves)
        gain(s, seat, CATTLE, calves, events)


@rule
def run_feed(s):
    """LH-16.4, LH-16.5: each seat in turn order, starting with the seat that took the seventh turn."""
    turn = pending.arg(s, 0)
    if turn == s.seats:
        pending.pop(s)
        return
    pending.set_arg(s, 0, turn + 1)
    owe(s, (active(s) + turn) % s.seats, round_card(s, R_FOOD), FOR_FEEDING)


# -- the town builds (LH-16.10 to LH-16.12) ------------------------------------------------------------------------


@rule
def run_town(s, events):
    """Nothing, a standard building or a special one."""
    pending.pop(s)
    builds = round_card(s, R_TOWN)
    if builds == BUILDS_STANDARD:
        build_standard(s, events)
    elif builds == BUILDS_SPECIAL and deck_left(s) > 0:
        card = s.deck[s.revealed]
        know_revealed(s, card)
        s.revealed += 1
        reveal(s, card, events)


@rule
def build_standard(s, events):
    """LH-16.11: the lowest number on top; the Stadium last of all, if the town takes it (LH-13.31.5)."""
    top = tops(s)
    for number in range(NUMBERS):
        if has(top, number) and not (number == STADIUM_NUMBER and s.options[OPT_TOWN_STADIUM] == 1):
            card = NUMBER_CARD[number]
            s.holder[card] = TOWN
            emit(events, E_TOWN_BUILT, card)
            take_proposal(s, card, events)
            return


@rule
def reveal(s, card, events):
    """LH-16.12: town-owned and built at once; Stadium, Dunny and Construction Site have rules of their own."""
    emit(events, E_REVEALED, card)
    s.holder[card] = TOWN
    if card == STADIUM:
        s.holder[card] = WAITING
        place_stadium(s, events)
        if s.holder[card] == WAITING:
            emit(events, E_PLACED, card, BESIDE)
    elif card == DUNNY:
        place_dunny(s, events)
    elif card == CONSTRUCTION_SITE_CARD:
        deal_hands(s, events)


@rule
def place_dunny(s, events):
    """LH-14.00: it covers the stack that shows the highest number, space 1 if all are empty."""
    top = tops(s)
    highest = 0
    for number in range(NUMBERS):
        if has(top, number):
            highest = number
    chosen = 0
    for space in range(SPACES):
        if s.proposals[space] & -s.proposals[space] == 1 << highest:
            chosen = space
    s.proposals[chosen] |= 1
    s.holder[DUNNY] = PROPOSAL
    emit(events, E_PLACED, DUNNY, chosen + 1)


@rule
def deal_hands(s, events):
    """LH-14.037: each seat gets 3 of the unused special cards."""
    s.hands_open = 1
    for seat in range(s.seats):
        for place in range(HAND):
            card = draw_unused(s)
            s.hand[seat, place] = card
            whisper(events, seat, E_DEALT, card)


@rule
def draw_unused(s):
    """A random special card in use that lies neither in the deck nor in a hand."""
    unused = 0
    for card in range(STANDARD_COUNT, CARD_COUNT):
        if is_unused(s, card):
            unused += 1
    place = below(s.rng, unused)
    for card in range(STANDARD_COUNT, CARD_COUNT):
        if is_unused(s, card):
            if place == 0:
                return card
            place -= 1
    return -1


@rule
def is_unused(s, card):
    """Whether a special card was put aside at set-up."""
    if s.holder[card] != HIDDEN:
        return False
    for place in range(s.deck.shape[0]):
        if s.deck[place] == card:
            return False
    for seat in range(s.seats if s.hand[0, 0] != -1 else 0):
        for place in range(HAND):
            if s.hand[seat, place] == card:
                return False
    return True


@rule
def run_new_ship(s, events):
    """LH-16.13: the back of the round card goes on top of the stack of its type."""
    pending.pop(s)
    ship = round_card(s, R_SHIP)
    stack_ship(s, ship, SHIP_TYPE[ship])
    emit(events, E_NEW_SHIP, ship)
