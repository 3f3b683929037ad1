"""What a seat knows (LH-22), and re-dealing the rest."""

from wharfinger.kernel.chance import below, seed_chance, shuffle_hidden
from wharfinger.kernel.jit import rule

from ..data import TURNS
from ..state import CHOICE, DECK, HAND, HOLDER, OPT
from .buildings.picks import blur, deck_left
from .town import draw_unused


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
