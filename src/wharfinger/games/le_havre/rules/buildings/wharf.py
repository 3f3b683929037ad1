"""The wharves: building ships, modernising, exchanging (LH-15, LH-12.12, LH-12.17)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import filled

from ...cards import CARD
from ...data import (
    ENERGY,
    EQUAL_BEFORE,
    GOOD,
    OF_TYPE,
    SHIP_COUNT,
    SHIP_ENERGY,
    SHIP_GOOD,
    SHIP_GOODS,
    SHIP_KIND,
    SHIP_MODERN,
)
from ...state import A_DAGMAR, A_SELL_SHIP, A_SHIP, A_YACHT, ARG, HOLDER, D, E
from ..payments import owe_energy, owe_material
from ..stock import SUPPLY, energy_bill, energy_held, pay

SHIP_KINDS = 4


# -- the ship stacks (LH-15.2) -------------------------------------------------------------------------------------


@rule
def ships_in_stack(s, kind):
    """How many ships lie in the stack of a type."""
    return filled(s.ship_stacks[kind], 0)


@rule
def top_ship(s, kind):
    """The top ship of a type, or -1."""
    lying = ships_in_stack(s, kind)
    return s.ship_stacks[kind, lying - 1] if lying > 0 else -1


@rule
def stack_ship(s, ship, kind):
    """A new or sold ship goes on top of its stack (LH-5.15, LH-16.13)."""
    s.ship_stacks[kind, ships_in_stack(s, kind)] = ship


@rule
def take_ship(s, seat, kind):
    """The top ship of a type goes to a seat."""
    lying = ships_in_stack(s, kind)
    ship = s.ship_stacks[kind, lying - 1]
    s.ship_stacks[kind, lying - 1] = -1
    s.fleet[seat] |= 1 << ship
    return ship


@rule
def sole_of_kind(fleet, ship):
    """Whether a ship is offered for a choice: of equal own ships only the first is (LH-23.1)."""
    return has(fleet, ship) and fleet & EQUAL_BEFORE[ship] == 0


# -- what a visit can do -------------------------------------------------------------------------------------------


@rule
def brick_needed(s, wharf, modern):
    """LH-15.5: a brick for the wharf, the first time a modern ship is built there."""
    place = 0 if wharf == CARD.wharf_1 else 1
    return 1 if modern == 1 and not has(s.modernised, place) else 0


@rule
def can_build(s, seat, wharf, kind):
    """LH-15.3, LH-15.4: goods, energy from what is left, and the brick."""
    good = SHIP_GOOD[kind]
    have = s.stock[seat, good]
    if good == GOOD.iron:
        have += s.stock[seat, GOOD.steel]
    if have < SHIP_GOODS[kind] or s.ship_stacks[kind, 0] < 0:
        return False
    if s.stock[seat, GOOD.brick] < brick_needed(s, wharf, SHIP_MODERN[kind]):
        return False
    energy = energy_held(s, seat, 0) - SHIP_GOODS[kind] * ENERGY[good]
    return energy >= energy_bill(s, seat, SHIP_ENERGY[kind])


@rule
def can_exchange(s, seat, wharf, card):
    """LH-15.13, LH-14.039: an own iron ship for the Luxury Yacht, an own luxury liner for MS Dagmar."""
    if s.holder[card] != HOLDER.town:
        return False
    if card == CARD.luxury_yacht:
        return s.fleet[seat] & OF_TYPE[SHIP_KIND.iron] != 0
    return s.fleet[seat] & OF_TYPE[SHIP_KIND.luxury] != 0 and s.stock[seat, GOOD.brick] >= brick_needed(s, wharf, 1)


@rule
def wharf_possible(s, seat, wharf):
    """LH-15.9."""
    for kind in range(SHIP_KINDS):
        if can_build(s, seat, wharf, kind):
            return True
    return can_exchange(s, seat, wharf, CARD.luxury_yacht) or can_exchange(s, seat, wharf, CARD.ms_dagmar)


@rule
def begin_wharf(s, seat, wharf):
    """One ship or one exchange (LH-15.1)."""
    pending.push(s, D.ship, seat)
    pending.set_arg(s, ARG.ship.wharf, wharf)


@rule
def legal_ship(s, seat, out):
    """Every top ship that can be paid, and the exchanges."""
    wharf = pending.arg(s, ARG.ship.wharf)
    n = 0
    for kind in range(SHIP_KINDS):
        if can_build(s, seat, wharf, kind):
            out[n] = A_SHIP + kind
            n += 1
    if can_exchange(s, seat, wharf, CARD.luxury_yacht):
        out[n] = A_YACHT
        n += 1
    if can_exchange(s, seat, wharf, CARD.ms_dagmar):
        out[n] = A_DAGMAR
        n += 1
    return n


@rule
def apply_ship(s, seat, action, events):
    """Lay the brick if needed; pay goods, then energy; an exchange asks for the ship to give up."""
    wharf = pending.arg(s, ARG.ship.wharf)
    pending.pop(s)
    if action == A_YACHT or action == A_DAGMAR:
        pending.push(s, D.old_ship, seat)
        pending.set_arg(s, ARG.old_ship.wharf, wharf)
        pending.set_arg(s, ARG.old_ship.wanted, CARD.luxury_yacht if action == A_YACHT else CARD.ms_dagmar)
        return
    kind = action - A_SHIP
    modernise(s, seat, wharf, SHIP_MODERN[kind], events)
    pending.push(s, D.job_launch, seat)
    pending.set_arg(s, ARG.job_launch.type, kind)
    if SHIP_GOOD[kind] != GOOD.iron:
        pay(s, seat, SHIP_GOOD[kind], SHIP_GOODS[kind], SUPPLY, events)
    owe_energy(s, seat, energy_bill(s, seat, SHIP_ENERGY[kind]), 0)
    if SHIP_GOOD[kind] == GOOD.iron:
        owe_material(s, seat, GOOD.iron, SHIP_GOODS[kind])


@rule
def modernise(s, seat, wharf, modern, events):
    """LH-15.5 to LH-15.7: one brick stays on this wharf."""
    if brick_needed(s, wharf, modern) == 1:
        pay(s, seat, GOOD.brick, 1, SUPPLY, events)
        s.modernised |= 1 if wharf == CARD.wharf_1 else 2
        emit(events, E.modernised, seat, wharf)


@rule
def run_job_launch(s, seat, events):
    """LH-15.8: the ship goes to its builder."""
    kind = pending.arg(s, ARG.job_launch.type)
    pending.pop(s)
    emit(events, E.built_ship, seat, take_ship(s, seat, kind))


@rule
def legal_old_ship(s, seat, out):
    """Own iron ships for the yacht, own luxury liners for MS Dagmar."""
    kind = SHIP_KIND.iron if pending.arg(s, ARG.old_ship.wanted) == CARD.luxury_yacht else SHIP_KIND.luxury
    n = 0
    for ship in range(SHIP_COUNT):
        if has(OF_TYPE[kind], ship) and sole_of_kind(s.fleet[seat], ship):
            out[n] = A_SELL_SHIP + ship
            n += 1
    return n


@rule
def apply_old_ship(s, seat, action, events):
    """LH-15.14: the old ship leaves the game; X-4 for the brick."""
    ship = action - A_SELL_SHIP
    wharf = pending.arg(s, ARG.old_ship.wharf)
    wanted = pending.arg(s, ARG.old_ship.wanted)
    pending.pop(s)
    if wanted == CARD.ms_dagmar:
        modernise(s, seat, wharf, 1, events)
    s.fleet[seat] &= ~(1 << ship)
    s.holder[wanted] = seat
    emit(events, E.exchanged, seat, ship, wanted)
