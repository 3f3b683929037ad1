"""Constructing buildings (LH-10) and the buildings that do it (LH-12.B1 to LH-12.B3, LH-12.02)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has, lowest
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ...cards import CARD, CONSTRUCTIBLE, COST, MATERIAL, NUMBER, NUMBER_CARD, STADIUM_NUMBER
from ...data import FRANCS, GOOD
from ...state import A_NUMBER, A_OPTION, ARG, CHOICE, HOLDER, OPT, SPACES, D, E
from ..payments import owe_material
from ..stock import SUPPLY, gain, owns, pay

NO_SWAP = MATERIAL.wood
"""The Wooden Crane replaces a material by wood: wood by wood is no swap."""
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
    return lowest(cards) if cards != 0 else -1


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
        if s.holder[CARD.football_stadium] == HOLDER.waiting and s.proposals[space] == 0:
            s.proposals[space] = 1 << STADIUM_NUMBER
            s.holder[CARD.football_stadium] = HOLDER.proposal
            emit(events, E.placed, CARD.football_stadium, space + 1)


# -- costs (LH-10.3 to LH-10.5) ------------------------------------------------------------------------------------


@rule
def cost(s, seat, card, with_wood, swap):
    """Wood, clay, brick, iron and steel to pay: the crane's swap, then the discounts (X-12)."""
    wood = COST[card, MATERIAL.wood]
    clay = COST[card, MATERIAL.clay]
    brick = COST[card, MATERIAL.brick]
    iron = COST[card, MATERIAL.iron]
    steel = COST[card, MATERIAL.steel]
    if card == CARD.arts_centre and s.options[OPT.arts_centre_cost] == CHOICE.arts_centre_cost._1_wood_1_clay:
        clay = 1
    if card == CARD.ironworks and s.options[OPT.ironworks_cost] == CHOICE.ironworks_cost._1_wood_2_brick:
        wood = 1
    if swap != NO_SWAP:
        wood += 1
        clay -= 1 if swap == MATERIAL.clay else 0
        brick -= 1 if swap == MATERIAL.brick else 0
        iron -= 1 if swap == MATERIAL.iron else 0
        steel -= 1 if swap == MATERIAL.steel else 0
    discount = with_wood + (1 if owns(s, seat, CARD.lumber_mill) else 0)
    wood = max(0, wood - discount)
    if owns(s, seat, CARD.masons_guild):
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
        s.stock[seat, GOOD.wood] >= wood
        and s.stock[seat, GOOD.brick] >= brick
        and s.stock[seat, GOOD.clay] + s.stock[seat, GOOD.brick] >= clay + brick
        and s.stock[seat, GOOD.steel] >= steel
        and s.stock[seat, GOOD.iron] + s.stock[seat, GOOD.steel] >= iron + steel
    )


@rule
def can_construct(s, seat, card, with_wood):
    """Whether a card is a target that can be paid (LH-10.2); at the Sawmill its printed cost needs wood."""
    if CONSTRUCTIBLE[card] == 0 or (with_wood == 1 and COST[card, MATERIAL.wood] == 0):
        return False
    if affordable(s, seat, card, with_wood, NO_SWAP):
        return True
    if owns(s, seat, CARD.wooden_crane):
        for swap in range(MATERIAL.clay, MATERIAL.steel + 1):
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
        pending.push(s, D.job_construct_again, seat)
    pending.push(s, D.construct, seat)
    pending.set_arg(s, ARG.construct.with_wood, with_wood)


@rule
def run_job_construct_again(s, seat, events):
    """LH-12.B3: window W3 and the second construction, in one decision."""
    pending.pop(s)
    pending.push(s, D.second_construction, seat)


@rule
def legal_construct(s, seat, out):
    """Every top card that can be paid, by number."""
    return legal_targets(s, seat, pending.arg(s, ARG.construct.with_wood), out, 0)


@rule
def legal_targets(s, seat, with_wood, out, n):
    """The top cards that can be paid, behind the codes already listed."""
    top = tops(s)
    while top != 0:
        number = lowest(top)
        top &= top - 1
        if can_construct(s, seat, NUMBER_CARD[number], with_wood):
            out[n] = A_NUMBER + number
            n += 1
    return n


@rule
def apply_construct(s, seat, action, events):
    """The card is chosen."""
    with_wood = pending.arg(s, ARG.construct.with_wood)
    pending.pop(s)
    construct(s, seat, NUMBER_CARD[action - A_NUMBER], with_wood, events)


@rule
def construct(s, seat, card, with_wood, events):
    """Pay for a card; the owner of the Wooden Crane may swap a material (LH-14.GH01)."""
    if owns(s, seat, CARD.wooden_crane):
        pending.push(s, D.crane, seat)
        pending.set_arg(s, ARG.crane.card, card)
        pending.set_arg(s, ARG.crane.with_wood, with_wood)
    else:
        pay_cost(s, seat, card, with_wood, NO_SWAP, events)


@rule
def legal_crane(s, seat, out):
    """No swap, or one material of the cost."""
    n = 0
    for swap in range(NO_SWAP, MATERIAL.steel + 1):
        if affordable(s, seat, pending.arg(s, ARG.crane.card), pending.arg(s, ARG.crane.with_wood), swap):
            out[n] = A_OPTION + swap
            n += 1
    return n


@rule
def apply_crane(s, seat, action, events):
    """Pay with this swap."""
    swap = action - A_OPTION
    card = pending.arg(s, ARG.crane.card)
    with_wood = pending.arg(s, ARG.crane.with_wood)
    pending.pop(s)
    pay_cost(s, seat, card, with_wood, swap, events)


@rule
def pay_cost(s, seat, card, with_wood, swap, events):
    """LH-10.6: exactly the cost, into the general supply; then the card is built."""
    wood, clay, brick, iron, steel = cost(s, seat, card, with_wood, swap)
    pay(s, seat, GOOD.wood, wood, SUPPLY, events)
    pay(s, seat, GOOD.brick, brick, SUPPLY, events)
    pay(s, seat, GOOD.steel, steel, SUPPLY, events)
    pending.push(s, D.job_built, seat)
    pending.set_arg(s, ARG.job_built.card, card)
    owe_material(s, seat, GOOD.iron, iron)
    owe_material(s, seat, GOOD.clay, clay)


@rule
def run_job_built(s, seat, events):
    """LH-10.7: the card belongs to the constructor and is built."""
    card = pending.arg(s, ARG.job_built.card)
    pending.pop(s)
    s.holder[card] = seat
    emit(events, E.constructed, seat, card)
    take_proposal(s, card, events)
    if card == CARD.bank:
        pay_stockmarket(s, seat, BANK_BONUS, events)


@rule
def pay_stockmarket(s, seat, francs, events):
    """LH-14.GH20: another seat's Stockmarket brings francs to its owner."""
    owner = s.holder[CARD.stockmarket]
    if owner < HOLDER.town and owner != seat:
        gain(s, owner, FRANCS, francs, events)
