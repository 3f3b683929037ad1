"""The Shipping Line (LH-12.18)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count
from wharfinger.kernel.jit import rule

from ...cards import CARD
from ...data import CHECKS, FRANCS, GOOD_COUNT, OF_TYPE, SHIP_KIND, SHIP_PLACES, SHIP_TYPE, SHIPPING, array
from ...state import A_COUNT, ARG, HOLDER, MOST_COUNT, D
from ..payments import counts, owe_energy
from ..stock import SUPPLY, energy_bill, energy_held, energy_of, gain, goods_held, owns, pay

ENERGY_PER_SHIP = 3
LARGEST_FIRST = array([SHIP_KIND.steel, SHIP_KIND.iron, SHIP_KIND.wooden])
if list(SHIP_PLACES[LARGEST_FIRST]) != sorted(SHIP_PLACES[LARGEST_FIRST])[::-1]:
    raise CHECKS.bad("ships", "file-cargo-order")
if SHIP_PLACES[SHIP_TYPE].sum() > MOST_COUNT:
    raise CHECKS.bad("ships", "file-cargo-most", most=str(MOST_COUNT))
MOST_ENERGY = 10


@rule
def cargo_ships(s, seat):
    """Own ships with cargo places (LH-12.18.1)."""
    return count(s.fleet[seat] & (OF_TYPE[SHIP_KIND.steel] | OF_TYPE[SHIP_KIND.iron] | OF_TYPE[SHIP_KIND.wooden]))


@rule
def places(s, seat, ships):
    """Cargo places of so many own ships, largest first (LH-12.18.2)."""
    room = 0
    for k in range(LARGEST_FIRST.shape[0]):
        sail = min(ships, count(s.fleet[seat] & OF_TYPE[LARGEST_FIRST[k]]))
        room += sail * SHIP_PLACES[LARGEST_FIRST[k]]
        ships -= sail
    return room


@rule
def grain_burns(s, seat):
    """LH-14.GH24: 1 if grain gives energy here."""
    return 1 if owns(s, seat, CARD.biofuel_facility) else 0


@rule
def cargo_fits(s, seat, good, wanted, energy):
    """Whether `wanted` more goods can be found among the kinds from `good` on, with the energy bill left to pay.

    Goods without energy sail first, then those with the least: whatever sails in place of them leaves less energy.
    """
    grain = grain_burns(s, seat)
    left = energy_held(s, seat, grain)
    for value in range(MOST_ENERGY + 1):
        for kind in range(good, GOOD_COUNT):
            if wanted > 0 and s.stock[seat, kind] > 0 and energy_of(kind, grain) == value:
                load = min(wanted, s.stock[seat, kind])
                wanted -= load
                left -= load * value
    return wanted <= 0 and left >= energy


@rule
def fleet_fits(s, seat, ships):
    """Whether so many ships can sail: more cargo than one ship less would hold, and the energy (LH-12.18.3)."""
    return cargo_fits(s, seat, 0, places(s, seat, ships - 1) + 1, energy_bill(s, seat, ENERGY_PER_SHIP * ships))


@rule
def shipping_possible(s, seat):
    """LH-12.18.7."""
    return cargo_ships(s, seat) > 0 and goods_held(s, seat) > 0 and fleet_fits(s, seat, 1)


@rule
def begin_shipping(s, seat):
    """First the number of ships."""
    pending.push(s, D.fleet, seat)


@rule
def legal_fleet(s, seat, out):
    """Every number of ships that can sail; more ships need more of everything."""
    ships = 1
    while ships < cargo_ships(s, seat) and fleet_fits(s, seat, ships + 1):
        ships += 1
    return counts(out, 1, ships)


@rule
def apply_fleet(s, seat, action, events):
    """Then the cargo, kind by kind."""
    ships = action - A_COUNT
    pending.pop(s)
    pending.push(s, D.job_sailed, seat)
    pending.set_arg(s, ARG.job_sailed.ships, ships)
    pending.push(s, D.cargo, seat)
    pending.set_arg(s, ARG.cargo.low, places(s, seat, ships - 1) + 1)
    pending.set_arg(s, ARG.cargo.high, places(s, seat, ships))
    pending.set_arg(s, ARG.cargo.energy, energy_bill(s, seat, ENERGY_PER_SHIP * ships))
    skip_cargo(s, seat)


@rule
def skip_cargo(s, seat):
    """Go on to the next kind in stock; after the last one, or with full ships, the energy is due."""
    good = pending.arg(s, ARG.cargo.next)
    while good < GOOD_COUNT and s.stock[seat, good] == 0:
        good += 1
    pending.set_arg(s, ARG.cargo.next, good)
    if good == GOOD_COUNT or pending.arg(s, ARG.cargo.total) == pending.arg(s, ARG.cargo.high):
        energy = pending.arg(s, ARG.cargo.energy)
        pending.pop(s)
        owe_energy(s, seat, energy, grain_burns(s, seat))


@rule
def legal_cargo(s, seat, out):
    """How many of this kind, so that the ships can still be filled as chosen and the energy paid (LH-23.18)."""
    good = pending.arg(s, ARG.cargo.next)
    total = pending.arg(s, ARG.cargo.total)
    low = pending.arg(s, ARG.cargo.low)
    held = s.stock[seat, good]
    n = 0
    for load in range(min(held, pending.arg(s, ARG.cargo.high) - total) + 1):
        s.stock[seat, good] = held - load
        if cargo_fits(s, seat, good + 1, low - total - load, pending.arg(s, ARG.cargo.energy)):
            out[n] = A_COUNT + load
            n += 1
    s.stock[seat, good] = held
    return n


@rule
def apply_cargo(s, seat, action, events):
    """LH-12.18.4: cargo goes to the general supply; its worth waits in the job below."""
    load = action - A_COUNT
    good = pending.arg(s, ARG.cargo.next)
    total = pending.arg(s, ARG.cargo.total)
    francs = pending.under(s, ARG.job_sailed.francs)
    pending.set_under(s, ARG.job_sailed.francs, francs + load * SHIPPING[good])
    pay(s, seat, good, load, SUPPLY, events)
    pending.set_arg(s, ARG.cargo.next, good + 1)
    pending.set_arg(s, ARG.cargo.total, total + load)
    skip_cargo(s, seat)


@rule
def run_job_sailed(s, seat, events):
    """The ships are back: francs for the cargo; LH-14.041: another seat's Pirates' Lair gets 1 for every ship."""
    francs = pending.arg(s, ARG.job_sailed.francs)
    ships = pending.arg(s, ARG.job_sailed.ships)
    pending.pop(s)
    gain(s, seat, FRANCS, francs, events)
    lair = s.holder[CARD.pirates_lair]
    if lair < HOLDER.town and lair != seat:
        pay(s, seat, FRANCS, ships, lair, events)
