"""Constructing buildings (LH-10) and the buildings that do it (LH-12.B1 to LH-12.B3, LH-12.02)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ...cards import (
    ARTS_CENTRE_CARD,
    BANK,
    CONSTRUCTIBLE,
    COST,
    IRONWORKS_CARD,
    LUMBER_MILL,
    MASONS_GUILD,
    NUMBER,
    NUMBER_CARD,
    NUMBERS,
    STADIUM,
    STADIUM_NUMBER,
    STOCKMARKET,
    WOODEN_CRANE,
)
from ...data import BRICK, CLAY, FRANCS, IRON, STEEL, WOOD
from ...state import (
    A_NUMBER,
    A_OPTION,
    D_AGAIN,
    D_CONSTRUCT,
    D_CRANE,
    E_CONSTRUCTED,
    E_PLACED,
    J_AGAIN,
    J_BUILT,
    OPT_ARTS_COST,
    OPT_IRON_COST,
    PROPOSAL,
    SPACES,
    TOWN,
    WAITING,
)
from ..payments import owe_material
from ..stock import SUPPLY, gain, owns, pay

NO_SWAP, SWAP_CLAY, SWAP_BRICK, SWAP_IRON, SWAP_STEEL = range(5)
"""What the Wooden Crane replaces by wood; the place of the material in a cost."""
BANK_BONUS = 3

# -- the proposal stacks (LH-1.6) ----------------------------------------------------------------------------------


@rule
def tops(s):
    """The numbers of the top cards, as bits: in each stack the lowest number lies on top."""
    numbers = 0
    for space in range(SPACES):
        numbers |= s.proposals[space] & -s.proposals[space]
    return numbers


@rule
def top_number(s, space):
    """The number of the top card of one stack, or -1."""
    cards = s.proposals[space]
    if cards == 0:
        return -1
    number = 0
    while cards & 255 == 0:
        cards >>= 8
        number += 8
    while cards & 1 == 0:
        cards >>= 1
        number += 1
    return number


@rule
def on_top(s, card):
    """Whether a card is the top card of a proposal stack."""
    return NUMBER[card] >= 0 and has(tops(s), NUMBER[card])


@rule
def take_proposal(s, card, events):
    """A card leaves its stack; the next one is top at once (LH-5.5, LH-10.8)."""
    for space in range(SPACES):
        s.proposals[space] &= ~(1 << NUMBER[card])
    place_stadium(s, events)


@rule
def place_stadium(s, events):
    """LH-13.31.2: the waiting Football Stadium is laid on the lowest-numbered empty space as soon as there is one."""
    for space in range(SPACES):
        if s.holder[STADIUM] == WAITING and s.proposals[space] == 0:
            s.proposals[space] = 1 << STADIUM_NUMBER
            s.holder[STADIUM] = PROPOSAL
            emit(events, E_PLACED, STADIUM, space + 1)


# -- costs (LH-10.3 to LH-10.5) ------------------------------------------------------------------------------------


@rule
def cost(s, seat, card, with_wood, swap):
    """Wood, clay, brick, iron and steel to pay: the crane's swap, then the discounts (X-12)."""
    wood = COST[card, 0]
    clay = COST[card, 1]
    brick = COST[card, 2]
    iron = COST[card, 3]
    steel = COST[card, 4]
    if card == ARTS_CENTRE_CARD and s.options[OPT_ARTS_COST] == 1:
        clay = 1
    if card == IRONWORKS_CARD and s.options[OPT_IRON_COST] == 1:
        wood = 1
    if swap != NO_SWAP:
        wood += 1
        clay -= 1 if swap == SWAP_CLAY else 0
        brick -= 1 if swap == SWAP_BRICK else 0
        iron -= 1 if swap == SWAP_IRON else 0
        steel -= 1 if swap == SWAP_STEEL else 0
    discount = with_wood + (1 if owns(s, seat, LUMBER_MILL) else 0)
    wood = max(0, wood - discount)
    if owns(s, seat, MASONS_GUILD):
        if clay > 0:
            clay -= 1
        elif brick > 0:
            brick -= 1
    return wood, clay, brick, iron, steel


@rule
def affordable(s, seat, card, with_wood, swap):
    """Whether the stock pays the cost, with brick for clay and steel for iron."""
    if swap != NO_SWAP and COST[card, swap] == 0:
        return False
    wood, clay, brick, iron, steel = cost(s, seat, card, with_wood, swap)
    return (
        s.stock[seat, WOOD] >= wood
        and s.stock[seat, BRICK] >= brick
        and s.stock[seat, CLAY] + s.stock[seat, BRICK] >= clay + brick
        and s.stock[seat, STEEL] >= steel
        and s.stock[seat, IRON] + s.stock[seat, STEEL] >= iron + steel
    )


@rule
def can_construct(s, seat, card, with_wood):
    """Whether a card is a target that can be paid (LH-10.2); at the Sawmill its printed cost needs wood."""
    if CONSTRUCTIBLE[card] == 0 or (with_wood == 1 and COST[card, 0] == 0):
        return False
    if affordable(s, seat, card, with_wood, NO_SWAP):
        return True
    if owns(s, seat, WOODEN_CRANE):
        for swap in range(SWAP_CLAY, SWAP_STEEL + 1):
            if affordable(s, seat, card, with_wood, swap):
                return True
    return False


@rule
def any_target(s, seat, with_wood):
    """Whether any top card can be constructed."""
    for space in range(SPACES):
        number = top_number(s, space)
        if number >= 0 and can_construct(s, seat, NUMBER_CARD[number], with_wood):
            return True
    return False


# -- the decisions -------------------------------------------------------------------------------------------------


@rule
def begin_construct(s, seat, with_wood, twice):
    """One target; the Construction Firm then asks for another."""
    if twice:
        pending.push(s, J_AGAIN, seat)
    pending.push(s, D_CONSTRUCT, seat)
    pending.set_arg(s, 0, with_wood)


@rule
def run_again(s, seat):
    """LH-12.B3: window W3 and the second construction, in one decision."""
    pending.pop(s)
    pending.push(s, D_AGAIN, seat)


@rule
def legal_construct(s, seat, with_wood, out, n):
    """Every top card that can be paid, by number."""
    top = tops(s)
    for number in range(NUMBERS):
        if has(top, number) and can_construct(s, seat, NUMBER_CARD[number], with_wood):
            out[n] = A_NUMBER + number
            n += 1
    return n


@rule
def apply_construct(s, seat, number, events):
    """The card is chosen; the owner of the Wooden Crane may swap a material (LH-14.GH01)."""
    with_wood = pending.arg(s, 0)
    pending.pop(s)
    card = NUMBER_CARD[number]
    if owns(s, seat, WOODEN_CRANE):
        pending.push(s, D_CRANE, seat)
        pending.set_arg(s, 0, card)
        pending.set_arg(s, 1, with_wood)
    else:
        pay_cost(s, seat, card, with_wood, NO_SWAP, events)


@rule
def legal_crane(s, seat, out):
    """No swap, or one material of the cost."""
    n = 0
    for swap in range(NO_SWAP, SWAP_STEEL + 1):
        if affordable(s, seat, pending.arg(s, 0), pending.arg(s, 1), swap):
            out[n] = A_OPTION + swap
            n += 1
    return n


@rule
def apply_crane(s, seat, swap, events):
    """Pay with this swap."""
    card = pending.arg(s, 0)
    with_wood = pending.arg(s, 1)
    pending.pop(s)
    pay_cost(s, seat, card, with_wood, swap, events)


@rule
def pay_cost(s, seat, card, with_wood, swap, events):
    """LH-10.6: exactly the cost, into the general supply; then the card is built."""
    wood, clay, brick, iron, steel = cost(s, seat, card, with_wood, swap)
    pay(s, seat, WOOD, wood, SUPPLY, events)
    pay(s, seat, BRICK, brick, SUPPLY, events)
    pay(s, seat, STEEL, steel, SUPPLY, events)
    pending.push(s, J_BUILT, seat)
    pending.set_arg(s, 0, card)
    owe_material(s, seat, IRON, iron)
    owe_material(s, seat, CLAY, clay)


@rule
def run_built(s, seat, events):
    """LH-10.7: the card belongs to the constructor and is built."""
    card = pending.arg(s, 0)
    pending.pop(s)
    s.holder[card] = seat
    emit(events, E_CONSTRUCTED, seat, card)
    take_proposal(s, card, events)
    if card == BANK:
        pay_stockmarket(s, seat, BANK_BONUS, events)


@rule
def pay_stockmarket(s, seat, francs, events):
    """LH-14.GH20: another seat's Stockmarket brings francs to its owner."""
    owner = s.holder[STOCKMARKET]
    if owner < TOWN and owner != seat:
        gain(s, owner, FRANCS, francs, events)
