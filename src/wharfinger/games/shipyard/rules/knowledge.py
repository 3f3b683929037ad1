"""What a seat knows (SY-24), and re-dealing the rest."""

from wharfinger.kernel.bits import count
from wharfinger.kernel.chance import seed_chance, shuffle_hidden
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import sort

from ..data import (
    COLOUR,
    COLOUR_CONTRACTS,
    CONTRACT_SET,
    KIND,
    KIND_START,
    MAX_SEATS,
    SECOND_MIDDLES,
    SOLO_BRACKET,
    SOLO_NUMBER,
)
from ..state import OPT, VALUE
from .setup import any_member, blue_contracts


@rule
def conceal(s, seat, seed):
    """SY-24.1 to SY-24.5: everything this seat (-1: a spectator) cannot know is dealt anew, the rest stays."""
    seed_chance(s.rng, seed)
    bows = KIND_START[KIND.bow]
    middles = KIND_START[KIND.middle]
    sterns = KIND_START[KIND.stern]
    top_middle = middles + s.parts_left[KIND.middle]
    shuffle_hidden(s.rng, s.part_stack, bows, bows + s.parts_left[KIND.bow])
    shuffle_hidden(s.rng, s.part_stack, middles, min(top_middle, SECOND_MIDDLES))
    shuffle_hidden(s.rng, s.part_stack, SECOND_MIDDLES, top_middle)
    shuffle_hidden(s.rng, s.part_stack, sterns, sterns + s.parts_left[KIND.stern])
    shuffle_hidden(s.rng, s.canal_stack, 0, s.canals_left)
    shuffle_hidden(s.rng, s.goods_stack, 0, s.goods_left)
    if s.seats == 1:
        conceal_solo(s)
    if s.options[OPT.contracts_deal] == VALUE.contracts_deal.sets:
        if s.over == 0:
            conceal_sets(s, seat)
    else:
        conceal_colour(s, seat, COLOUR_CONTRACTS[COLOUR.red])
        conceal_colour(s, seat, blue_contracts(s))


@rule
def conceal_solo(s):
    """SY-22.3: the number on the back of the top tile is seen, its face and all below are not."""
    if s.solo_left == 0:
        return
    top = s.solo_left - 1
    seen = s.solo_stack[top]
    sort(s.solo_stack, 0, s.solo_left)
    alike = 0
    for place in range(s.solo_left):
        tile = s.solo_stack[place]
        if SOLO_NUMBER[tile] == SOLO_NUMBER[seen] and SOLO_BRACKET[tile] == SOLO_BRACKET[seen]:
            alike |= 1 << place
    place = any_member(s.rng, alike)
    kept = s.solo_stack[top]
    s.solo_stack[top] = s.solo_stack[place]
    s.solo_stack[place] = kept
    shuffle_hidden(s.rng, s.solo_stack, 0, top)


@rule
def conceal_colour(s, seat, box):
    """SY-24.4: contracts of a colour that the seat has not seen go round; kept ones are shown at the end (SY-21.6)."""
    colour = box
    for other in range(s.seats):
        if other == seat:
            box &= ~(s.contracts[other] | s.discarded[other])
        elif s.over > 0:
            box &= ~s.contracts[other]
    for other in range(s.seats):
        if other != seat:
            if s.over == 0:
                dealt = some_of(s.rng, box, count(s.contracts[other] & colour))
                s.contracts[other] = (s.contracts[other] & ~colour) | dealt
                box &= ~dealt
            dealt = some_of(s.rng, box, count(s.discarded[other] & colour))
            s.discarded[other] = (s.discarded[other] & ~colour) | dealt
            box &= ~dealt


@rule
def some_of(rng, mask, number):
    """A random part of a set, with so many members."""
    found = 0
    for _ in range(number):
        found |= 1 << any_member(rng, mask & ~found)
    return found


@rule
def conceal_sets(s, seat):
    """SY-24.4: with recommended sets the unseen sets change hands whole."""
    sets = (1 << MAX_SEATS) - 1
    for one in range(MAX_SEATS):
        if seat >= 0 and CONTRACT_SET[one] & s.contracts[seat] != 0:
            sets &= ~(1 << one)
    for other in range(s.seats):
        if other != seat:
            one = any_member(s.rng, sets)
            sets &= ~(1 << one)
            reds = COLOUR_CONTRACTS[COLOUR.red]
            blues = COLOUR_CONTRACTS[COLOUR.blue]
            red = some_of(s.rng, CONTRACT_SET[one] & reds, count(s.contracts[other] & reds))
            blue = some_of(s.rng, CONTRACT_SET[one] & blues, count(s.contracts[other] & blues))
            s.contracts[other] = red | blue
            s.discarded[other] = CONTRACT_SET[one] & ~(red | blue)
