"""Set-up (HB-3) and what chance decides in it (HB-17.4)."""

from wharfinger.kernel import pending
from wharfinger.kernel.chance import below, shuffle, start_chance
from wharfinger.kernel.jit import rule

from ..data import BLUE, DUTCHMEN, MAX_SEATS, START_MONEY, START_PRESTIGE, START_SHIPS, START_STOCK, STOCK
from ..state import ADVANCED_RANDOM, NUMBERED, OPT_OFFICIALS, OPT_START
from .guildhall import STACK
from .harbour import BERTH_3
from .turn import start_turn

STOCK_COUNT = len(STOCK)


@rule
def deal(s, seats, options, words):
    """A new game. Drawn in this order: the start player, then the blue stack of variant II."""
    start_chance(s.rng, words)
    s.seats = seats
    s.turn = 0
    s.over = 0
    for k in range(s.options.shape[0]):
        s.options[k] = options[k]
    s.lot = below(s.rng, seats) if s.options[OPT_START] == 0 else 0
    for seat in range(MAX_SEATS):
        deal_player(s, seat, seat < seats)
    for berth in range(3):
        s.dutchmen[berth] = 0
    s.dutchmen_left = DUTCHMEN
    s.donors[:] = -1
    s.official_at[:] = -1
    first = 0 if s.options[OPT_OFFICIALS] == NUMBERED else BLUE
    for place in range(STACK):
        s.officials[place] = first + place
    if s.options[OPT_OFFICIALS] == ADVANCED_RANDOM:
        shuffle(s.rng, s.officials, 0, STACK)
    pending.clear(s)
    start_turn(s)


@rule
def deal_player(s, seat, plays):
    """HB-3.2 to HB-3.5; an empty seat has nothing."""
    for item in range(STOCK_COUNT):
        s.stock[seat, item] = START_STOCK[item] if plays else 0
    s.prestige[seat] = START_PRESTIGE[seat] if plays else 0
    s.money[seat] = START_MONEY[seat] if plays else 0
    s.space[seat] = -1
    s.tokens[seat] = 0
    s.scored[seat] = 0
    s.sites[seat] = 0
    for berth in range(3):
        s.ships[seat, berth] = 0
    if plays:
        s.ships[seat, BERTH_3] = START_SHIPS
