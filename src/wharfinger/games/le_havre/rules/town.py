"""The end of a round (LH-16): harvest, feeding, what the town builds, the new ship; and how special cards come out."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.chance import below
from wharfinger.kernel.events import emit, whisper
from wharfinger.kernel.jit import rule

from ..cards import CARD, CARD_COUNT, NUMBER_CARD, NUMBERS, STADIUM_NUMBER, STANDARD_COUNT
from ..data import BUILDS, GOOD, R_FOOD, R_HARVEST, R_SHIP, R_TOWN, ROUND_CARD, SHIP_TYPE, TURNS
from ..state import ARG, CHOICE, FOR, HAND, HOLDER, OPT, SPACES, D, E
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
    return ROUND_CARD[s.options[OPT.length], s.seats, s.turn // TURNS, what]


@rule
def run_job_round(s, seat, events):
    """LH-16.1: harvest, feeding, town builds, new ship."""
    pending.pop(s)
    emit(events, E.round_over, s.turn // TURNS + 1)
    pending.push(s, D.job_new_ship, 0)
    pending.push(s, D.job_town, 0)
    pending.push(s, D.job_feed, 0)
    pending.push(s, D.job_harvest, 0)


@rule
def run_job_harvest(s, seat, events):
    """LH-16.2, LH-16.3, LH-13.024; the fish of the Fisherman's Hut come before feeding (X-16)."""
    pending.pop(s)
    for player in range(s.seats):
        if round_card(s, R_HARVEST) == 1:
            harvest(s, player, events)
        if owns(s, player, CARD.fishermans_hut):
            gain(s, player, GOOD.fish, 2 if s.seats < 3 else 1, events)


@rule
def harvest(s, seat, events):
    """One grain grows, two cattle breed; the Feedlot doubles that for 2 to 6 cattle."""
    if s.stock[seat, GOOD.grain] > 0:
        emit(events, E.harvested, seat, GOOD.grain, 1)
        gain(s, seat, GOOD.grain, 1, events)
    cattle = s.stock[seat, GOOD.cattle]
    if cattle > 1:
        calves = 2 if owns(s, seat, CARD.feedlot) and cattle <= 6 else 1
        emit(events, E.harvested, seat, GOOD.cattle, calves)
        gain(s, seat, GOOD.cattle, calves, events)


@rule
def run_job_feed(s, seat, events):
    """LH-16.4, LH-16.5: each seat in turn order, starting with the seat that took the seventh turn."""
    turn = pending.arg(s, ARG.job_feed.next)
    if turn == s.seats:
        pending.pop(s)
        return
    pending.set_arg(s, ARG.job_feed.next, turn + 1)
    owe(s, (active(s) + turn) % s.seats, round_card(s, R_FOOD), FOR.feeding)


# -- the town builds (LH-16.10 to LH-16.12) ------------------------------------------------------------------------


@rule
def run_job_town(s, seat, events):
    """Nothing, a standard building or a special one."""
    pending.pop(s)
    builds = round_card(s, R_TOWN)
    if builds == BUILDS.standard:
        build_standard(s, events)
    elif builds == BUILDS.special and deck_left(s) > 0:
        card = s.deck[s.revealed]
        know_revealed(s, card)
        s.revealed += 1
        reveal(s, card, events)


@rule
def build_standard(s, events):
    """LH-16.11: the lowest number on top; the Stadium last of all, if the town takes it (LH-13.31.5)."""
    top = tops(s)
    if s.options[OPT.town_takes_stadium] == CHOICE.town_takes_stadium.off:
        top &= ~(1 << STADIUM_NUMBER)
    for number in range(NUMBERS):
        if has(top, number):
            card = NUMBER_CARD[number]
            s.holder[card] = HOLDER.town
            emit(events, E.town_built, card)
            take_proposal(s, card, events)
            return


@rule
def reveal(s, card, events):
    """LH-16.12: town-owned and built at once; Stadium, Dunny and Construction Site have rules of their own."""
    emit(events, E.revealed, card)
    s.holder[card] = HOLDER.town
    if card == CARD.football_stadium:
        s.holder[card] = HOLDER.waiting
        place_stadium(s, events)
        if s.holder[card] == HOLDER.waiting:
            emit(events, E.placed, card, BESIDE)
    elif card == CARD.dunny:
        place_dunny(s, events)
    elif card == CARD.construction_site:
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
    s.holder[CARD.dunny] = HOLDER.proposal
    emit(events, E.placed, CARD.dunny, chosen + 1)


@rule
def deal_hands(s, events):
    """LH-14.037: each seat gets 3 of the unused special cards."""
    s.hands_open = 1
    for seat in range(s.seats):
        for place in range(HAND):
            card = draw_unused(s)
            s.hand[seat, place] = card
            whisper(events, seat, E.dealt, card)


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
    if s.holder[card] != HOLDER.hidden:
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
def run_job_new_ship(s, seat, events):
    """LH-16.13: the back of the round card goes on top of the stack of its type."""
    pending.pop(s)
    ship = round_card(s, R_SHIP)
    stack_ship(s, ship, SHIP_TYPE[ship])
    emit(events, E.new_ship, ship)
