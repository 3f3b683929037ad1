"""What a seat knows (LH-22): re-dealing the rest, and features for learning."""

from wharfinger.kernel.bits import count
from wharfinger.kernel.chance import below, seed_chance, shuffle_hidden
from wharfinger.kernel.common import many_hot, observe_options, observe_pending, observing
from wharfinger.kernel.jit import rule

from ..cards import CARD_COUNT
from ..data import MAX_SEATS, OF_TYPE, R_FOOD, R_HARVEST, R_TOWN, ROUND_CARD, SHIP_TYPES, SHIP_VALUE, STOCK, TURNS
from ..state import CHOICE, DECISIONS, DECK, FIRST_JOB, HAND, HOLDER, OPT, OPTIONS
from .buildings.construct import on_top
from .buildings.picks import blur, deck_left
from .buildings.wharf import ships_in_stack, top_ship
from .stock import is_final, rounds
from .town import draw_unused

STOCK_COUNT = len(STOCK)
SHIP_KINDS = len(SHIP_TYPES)
OPTION_COUNT = len(OPTIONS)
ARGUMENTS = max(len(decision.arguments) for decision in DECISIONS)
SEAT_FEATURES = 1 + STOCK_COUNT + 1 + SHIP_KINDS
CARD_FEATURES = MAX_SEATS + 3 + 2 + 2
SHARED_FEATURES = TURNS + TURNS * TURNS + 6 + 2 * SHIP_KINDS + 2 + FIRST_JOB + ARGUMENTS + OPTION_COUNT
FEATURES = MAX_SEATS * SEAT_FEATURES + CARD_COUNT * CARD_FEATURES + SHARED_FEATURES


@rule
def conceal(s, seat, seed):
    """LH-22.10: face-down tiles and unseen special cards are dealt anew; what the seat (-1: nobody) knows stays."""
    seed_chance(s.rng, seed)
    shuffle_hidden(s.rng, s.tiles, s.tiles_up, TURNS)
    if s.options[OPT.length] == CHOICE.length.short:
        return
    left = deck_left(s)
    for place in range(s.revealed, DECK):
        s.deck[place] = -1
    for other in range(s.seats):
        for place in range(HAND):
            card = s.hand[other, place]
            if other != seat and card >= 0 and s.holder[card] == HOLDER.hidden:
                s.hand[other, place] = -2
    if seat >= 0:
        lay_known(s, seat, left)
    for place in range(s.revealed, DECK):
        if s.deck[place] < 0:
            s.deck[place] = draw_unused(s)
    for other in range(s.seats):
        for place in range(HAND):
            if s.hand[other, place] == -2:
                s.hand[other, place] = draw_unused(s)
        if other != seat:
            know_again(s, other, left)


@rule
def lay_known(s, seat, left):
    """LH-22.7: a seat's known cards back on their places; where two places are possible chance decides."""
    first = s.seen[seat, 0]
    second = s.seen[seat, 1]
    if first < 0:
        return
    under = 0
    if s.seen_sure[seat] == 0 and left > 1:
        under = below(s.rng, 2)
    s.deck[s.revealed + under] = first
    if second >= 0:
        s.deck[s.revealed + 1 - under] = second


@rule
def know_again(s, seat, left):
    """What another seat knows, in the world just dealt: as many of the top cards, as surely as before."""
    if s.seen[seat, 0] < 0:
        return
    if s.seen[seat, 1] >= 0:
        s.seen[seat, 0] = s.deck[s.revealed]
        s.seen[seat, 1] = s.deck[s.revealed + 1]
        if s.seen_sure[seat] == 0:
            blur(s, seat)
    elif s.seen_sure[seat] == 1 or left < 2:
        s.seen[seat, 0] = s.deck[s.revealed]
    else:
        s.seen[seat, 0] = s.deck[s.revealed + below(s.rng, 2)]


# -- features ------------------------------------------------------------------------------------------------------


@rule
def observe_player(s, seat, out, at):
    """One player: stock, loans, ships by type."""
    out[at] = 1.0
    at += 1
    for item in range(STOCK_COUNT):
        out[at] = s.stock[seat, item] / 5.0
        at += 1
    out[at] = s.loans[seat]
    at += 1
    for kind in range(SHIP_KINDS):
        out[at] = count(s.fleet[seat] & OF_TYPE[kind])
        at += 1


observe_players = observing(observe_player, SEAT_FEATURES, MAX_SEATS)


@rule
def observe(s, seat, out):
    """Features from a seat's own point of view: itself first, then the others clockwise, cards, the table."""
    at = observe_players(s, seat, out)
    for card in range(CARD_COUNT):
        observe_card(s, seat, card, out, at)
        at += CARD_FEATURES
    for space in range(TURNS):
        out[at] = s.offer[space] / 5.0
        at += 1
    for place in range(TURNS):
        for tile in range(TURNS):
            out[at] = 1.0 if place < s.tiles_up and s.tiles[place] == tile else 0.0
            at += 1
    at = observe_round(s, out, at)
    for kind in range(SHIP_KINDS):
        ship = top_ship(s, kind)
        out[at] = SHIP_VALUE[ship] / 20.0 if ship >= 0 else 0.0
        out[at + 1] = ships_in_stack(s, kind) / 4.0
        at += 2
    at = many_hot(out, at, s.modernised, 2)
    at = observe_pending(s, out, at, FIRST_JOB, ARGUMENTS)
    observe_options(s, out, at)


@rule
def observe_card(s, seat, card, out, at):
    """One card: its owner, the town, a proposal stack (top or covered), discs in it, what the seat knows of it."""
    for i in range(at, at + CARD_FEATURES):
        out[i] = 0.0
    holder = s.holder[card]
    if holder < HOLDER.town:
        out[at + (holder - seat) % s.seats] = 1.0
    elif holder == HOLDER.town:
        out[at + MAX_SEATS] = 1.0
    elif holder == HOLDER.proposal:
        out[at + MAX_SEATS + (1 if on_top(s, card) else 2)] = 1.0
    at += MAX_SEATS + 3
    for other in range(s.seats):
        if s.disc[other] == card:
            out[at + (0 if other == seat else 1)] = 1.0
    at += 2
    if s.seen[seat, 0] == card:
        out[at] = 1.0 if s.seen_sure[seat] == 1 else 0.5
    elif s.seen[seat, 1] == card:
        out[at] = 0.0 if s.seen_sure[seat] == 1 else 0.5
        out[at + 1] = 0.5
    for place in range(HAND):
        if s.hand[seat, place] == card:
            out[at + 1] = 1.0


@rule
def observe_round(s, out, at):
    """How far the game is, and the round card in force."""
    final = is_final(s)
    number = s.turn // TURNS
    out[at] = number / 20.0
    out[at + 1] = rounds(s) / 20.0
    out[at + 2] = (s.turn % TURNS) / 7.0
    length = s.options[OPT.length]
    out[at + 3] = 0.0 if final else ROUND_CARD[length, s.seats, number, R_FOOD] / 10.0
    out[at + 4] = 0.0 if final else ROUND_CARD[length, s.seats, number, R_HARVEST]
    out[at + 5] = 0.0 if final else ROUND_CARD[length, s.seats, number, R_TOWN] / 2.0
    return at + 6
