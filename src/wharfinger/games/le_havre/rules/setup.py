"""Set-up (LH-3) and what chance decides in it (LH-3.19)."""

from wharfinger.kernel.bits import has
from wharfinger.kernel.chance import below, shuffle
from wharfinger.kernel.common import start_deal
from wharfinger.kernel.jit import rule

from ..cards import CARD, CARD_COUNT, FIRST_EXPANSION, FIRST_OWN, IN_SOLO, NUMBER, SET, STANDARD_COUNT, USE, USED
from ..data import MAX_SEATS, SHIP_KIND, START_OFFER, START_SHIP, START_STACKED, START_STOCK, STOCK, TURNS
from ..state import CHOICE, DECK, HOLDER, OPT, SPACES
from .discs import AT_HOME
from .town import draw_unused
from .turn import start_turn

STOCK_COUNT = len(STOCK)


@rule
def deal(s, seats, options, words):
    """A new game. Drawn in this order: the tiles, the stacks, the special deck."""
    start_deal(s, seats, options, words)
    length = s.options[OPT.length]
    for place in range(TURNS):
        s.tiles[place] = place
        s.offer[place] = START_OFFER[length, place]
    s.tiles_up = 0
    shuffle(s.rng, s.tiles, 0, TURNS)
    for seat in range(MAX_SEATS):
        deal_player(s, seat, seat < seats)
    deal_standard(s)
    deal_specials(s)
    deal_ships(s)
    s.hands_open = 0
    s.modernised = 0
    s.picket = -1
    s.sold = 0
    s.bought = 0
    start_turn(s)


@rule
def deal_player(s, seat, plays):
    """LH-3.7, LH-3.17; an empty seat has nothing."""
    for item in range(STOCK_COUNT):
        s.stock[seat, item] = START_STOCK[s.options[OPT.length], item] if plays else 0
    s.loans[seat] = 0
    s.disc[seat] = AT_HOME
    s.fleet[seat] = 0
    s.pawned[seat] = 0
    s.seen[seat, :] = -1
    s.seen_sure[seat] = 0
    s.hand[seat, :] = -1


@rule
def deal_standard(s):
    """LH-3.8 to LH-3.13: start buildings to the town, the others in three equal stacks; the Black Market not on top."""
    length = s.options[OPT.length]
    stacked = 0
    for card in range(STANDARD_COUNT):
        used = USED[length, s.seats, card]
        s.holder[card] = HOLDER.town if used == USE.start else HOLDER.proposal if used == USE.stack else HOLDER.out
        if used == USE.stack:
            stacked += 1
    deal_stacks(s, stacked)
    while s.options[OPT.black_market_redeal] == CHOICE.black_market_redeal.on and black_market_on_top(s):
        deal_stacks(s, stacked)


@rule
def deal_stacks(s, stacked):
    """LH-3.12: every card goes to a random free place of the three stacks; a stack sorts itself by number."""
    rooms = stacked // SPACES
    first = rooms
    second = rooms
    third = rooms
    for space in range(SPACES):
        s.proposals[space] = 0
    for card in range(STANDARD_COUNT):
        if s.holder[card] == HOLDER.proposal:
            place = below(s.rng, first + second + third)
            if place < first:
                space = 0
                first -= 1
            elif place < first + second:
                space = 1
                second -= 1
            else:
                space = 2
                third -= 1
            s.proposals[space] |= 1 << NUMBER[card]


@rule
def black_market_on_top(s):
    """LH-3.13."""
    number = NUMBER[CARD.black_market]
    for space in range(SPACES):
        if has(s.proposals[space], number) and s.proposals[space] & ((1 << number) - 1) == 0:
            return True
    return False


@rule
def special_in_use(s, card):
    """LH-3.14, LH-3.15, LH-14: base and own cards and the chosen sets; some are taken out of the solo game."""
    if s.options[OPT.length] == CHOICE.length.short:
        return False
    if FIRST_EXPANSION <= card < FIRST_OWN and SET[card] & s.options[OPT.expansion_cards] == 0:
        return False
    if s.seats > 1:
        return True
    removed = s.options[OPT.solo_removed_specials]
    if card == CARD.harbour_watch and removed != CHOICE.solo_removed_specials.none:
        return False
    if card == CARD.zoo and removed == CHOICE.solo_removed_specials._014_035:
        return False
    return IN_SOLO[card] == 1


@rule
def deal_specials(s):
    """LH-3.14: six special cards face down; the others are put aside unseen."""
    s.revealed = 0
    s.deck[:] = -1
    for card in range(STANDARD_COUNT, CARD_COUNT):
        s.holder[card] = HOLDER.hidden if special_in_use(s, card) else HOLDER.out
    if s.options[OPT.length] == CHOICE.length.full:
        for place in range(DECK):
            s.deck[place] = draw_unused(s)


@rule
def deal_ships(s):
    """LH-3.16: ships at the start of the short game for one and two players."""
    s.ship_stacks[:] = -1
    if s.options[OPT.length] == CHOICE.length.short:
        if START_STACKED[s.seats] >= 0:
            s.ship_stacks[SHIP_KIND.wooden, 0] = START_STACKED[s.seats]
        for seat in range(s.seats):
            if START_SHIP[s.seats, seat] >= 0:
                s.fleet[seat] |= 1 << START_SHIP[s.seats, seat]
