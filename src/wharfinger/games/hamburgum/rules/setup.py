"""Set-up (HB-3) and what chance decides in it (HB-17.4)."""

from wharfinger.kernel.chance import below, shuffle
from wharfinger.kernel.common import start_deal
from wharfinger.kernel.jit import rule

from ..data import BERTH, BLUE, DUTCHMEN, MAX_SEATS, START_MONEY, START_PRESTIGE, START_SHIPS, START_STOCK, STOCK
from ..state import CHOICE, OPT
from .guildhall import STACK
from .turn import start_turn

STOCK_COUNT = len(STOCK)


@rule
def deal(s, seats, options, words):
    """A new game. Drawn in this order: the start player, then the blue stack of variant II."""
    start_deal(s, seats, options, words)
    if s.options[OPT.start_player] == CHOICE.start_player.random:
        s.lot = below(s.rng, seats)
    for seat in range(MAX_SEATS):
        deal_player(s, seat, seat < seats)
    for berth in range(3):
        s.dutchmen[berth] = 0
    s.dutchmen_left = DUTCHMEN
    s.donors[:] = -1
    s.official_at[:] = -1
    first = 0 if s.options[OPT.officials] == CHOICE.officials.numbered else BLUE
    for place in range(STACK):
        s.officials[place] = first + place
    if s.options[OPT.officials] == CHOICE.officials.advanced_random:
        shuffle(s.rng, s.officials, 0, STACK)
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
        s.ships[seat, BERTH.berth_3] = START_SHIPS
