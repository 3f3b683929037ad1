"""What a seat knows (HB-17): re-dealing the rest, and features for learning."""

from wharfinger.kernel.chance import seed_chance, shuffle_hidden
from wharfinger.kernel.common import many_hot, observe_options, observe_pending, observing, one_hot
from wharfinger.kernel.jit import rule

from ..data import MAX_SEATS, TOKEN_IDS
from ..state import ARGUMENTS, CHOICE, DECISIONS, OPT, OPTION_COUNT
from .church import CHURCH_COUNT, is_church_builder, parts_built
from .guildhall import SITE_COUNT, STACK, officials_left
from .scoring import STOCK_COUNT

DECISION_COUNT = len(DECISIONS)
TOKEN_COUNT = len(TOKEN_IDS)
SEAT_FEATURES = 1 + 9 + STOCK_COUNT + 2 + 2 * TOKEN_COUNT + SITE_COUNT + 3 + 1
SHARED_FEATURES = CHURCH_COUNT + 4 + 4 * STACK + DECISION_COUNT + ARGUMENTS + OPTION_COUNT
FEATURES = MAX_SEATS * SEAT_FEATURES + SHARED_FEATURES


@rule
def first_hidden(s):
    """The first place of the official stack that nobody can see (HB-17.2)."""
    if s.options[OPT.officials] != CHOICE.officials.advanced_random:
        return officials_left(s)
    return min(1, officials_left(s)) if s.options[OPT.blue_top] == CHOICE.blue_top.face_up else 0


@rule
def conceal(s, seat, seed):
    """HB-17.3, HB-17.5: all seats know alike, and the unseen officials may lie in any order."""
    seed_chance(s.rng, seed)
    shuffle_hidden(s.rng, s.officials, first_hidden(s), officials_left(s))


@rule
def observe_player(s, seat, out, at):
    """One player: rondel space, stock, money, prestige, tokens, sites, ships, church builder."""
    out[at] = 1.0
    at = one_hot(out, at + 1, s.space[seat] + 1, 9)
    for item in range(STOCK_COUNT):
        out[at] = s.stock[seat, item] / 5.0
        at += 1
    out[at] = s.money[seat] / 500.0
    out[at + 1] = s.prestige[seat] / 50.0
    at += 2
    at = many_hot(out, at, s.tokens[seat], TOKEN_COUNT)
    at = many_hot(out, at, s.scored[seat], TOKEN_COUNT)
    at = many_hot(out, at, s.sites[seat], SITE_COUNT)
    for berth in range(3):
        out[at] = s.ships[seat, berth] / 3.0
        at += 1
    out[at] = 1.0 if is_church_builder(s, seat) else 0.0


observe_players = observing(observe_player, SEAT_FEATURES, MAX_SEATS)


@rule
def observe(s, seat, out):
    """Features from a seat's own point of view: itself first, then the others clockwise, then the table."""
    at = observe_players(s, seat, out)
    for church in range(CHURCH_COUNT):
        out[at] = parts_built(s, church) / 5.0
        at += 1
    for berth in range(3):
        out[at] = s.dutchmen[berth] / 3.0
        at += 1
    out[at] = s.dutchmen_left / 3.0
    at += 1
    left = officials_left(s)
    seen = first_hidden(s)
    for official in range(2 * STACK):
        remains = 0.0
        on_top = 0.0
        for place in range(left):
            if s.officials[place] == official:
                remains = 1.0
                if place == 0 and seen > 0:
                    on_top = 1.0
        out[at] = remains
        out[at + 2 * STACK] = on_top
        at += 1
    at += 2 * STACK
    at = observe_pending(s, out, at, DECISION_COUNT, ARGUMENTS)
    observe_options(s, out, at)
