"""Payments kind by kind (LH-9, LH-23.2): food, energy, and upgraded for basic goods (LH-9.12)."""

from wharfinger.kernel import pending
from wharfinger.kernel.jit import rule

from ..data import BASIC_COUNT, ENERGY_ORDER, FOOD, FOOD_ORDER, FRANCS
from ..state import (
    A_COUNT,
    COSTS_ONLY,
    D_ENERGY,
    D_FOOD,
    D_SUBSTITUTE,
    EVERYWHERE,
    MOST_COUNT,
    OPT_MINIMAL,
    OPT_SUBSTITUTION,
)
from .stock import SUPPLY, energy_of, food_from, pay

FOOD_STEPS = len(FOOD_ORDER)
ENERGY_STEPS = len(ENERGY_ORDER)
ANY_FRANCS = 1_000_000


@rule
def numbers(out, low, high):
    """The amounts from low to high as codes; beyond the largest code the last one means "and more" (LH-23.13)."""
    n = 0
    for amount in range(min(low, MOST_COUNT), min(high, MOST_COUNT) + 1):
        out[n] = A_COUNT + amount
        n += 1
    return n


@rule
def and_more(amount, most):
    """LH-23.13: whether an answer means "and more", so that the rest is asked next."""
    return amount == MOST_COUNT and most > MOST_COUNT


@rule
def part_counts(s, out, need, held, value, later):
    """How many of one kind: what later kinds can complete, and nothing that could be left out (LH-9.4, LH-23.2)."""
    low = max(0, -((later - need) // value)) if later < need else 0
    return numbers(out, low, part_most(s, need, held, value))


@rule
def part_most(s, need, held, value):
    """The most of one kind that a payment may hold (LH-9.4)."""
    return min(held, -(-need // value)) if s.options[OPT_MINIMAL] == 0 else held


# -- food ----------------------------------------------------------------------------------------------------------


@rule
def owe_food(s, seat, need, payee, francs_most, card):
    """Ask for a food payment; `card` is the building whose fee it is, which must stay usable (LH-8.6), or NO_CARD."""
    if need == 0:
        return
    pending.push(s, D_FOOD, seat)
    pending.set_arg(s, 1, need)
    pending.set_arg(s, 2, payee + 1)
    pending.set_arg(s, 3, francs_most)
    pending.set_arg(s, 4, card)
    skip_food(s, seat)


@rule
def skip_food(s, seat):
    """Go on to the next kind at hand."""
    step = pending.arg(s, 0)
    while step < FOOD_STEPS - 1 and s.stock[seat, FOOD_ORDER[step]] == 0:
        step += 1
    pending.set_arg(s, 0, step)


@rule
def food_most(s, seat):
    """The most of the kind asked for; francs make up the rest exactly (LH-9.3)."""
    kind = FOOD_ORDER[pending.arg(s, 0)]
    need = pending.arg(s, 1)
    return need if kind == FRANCS else part_most(s, need, s.stock[seat, kind], FOOD[kind])


@rule
def legal_food(s, seat, out):
    """Meat, bread, smoked fish, fish, then exactly the rest in francs (LH-9.3)."""
    step = pending.arg(s, 0)
    need = pending.arg(s, 1)
    kind = FOOD_ORDER[step]
    if kind == FRANCS:
        return numbers(out, need, need)
    return part_counts(s, out, need, s.stock[seat, kind], FOOD[kind], food_from(s, seat, step + 1, pending.arg(s, 3)))


@rule
def apply_food(s, seat, amount, events):
    """Pay so many of the kind asked for; go on until the need is met."""
    step = pending.arg(s, 0)
    kind = FOOD_ORDER[step]
    need = max(0, pending.arg(s, 1) - amount * FOOD[kind])
    more = and_more(amount, food_most(s, seat))
    pay(s, seat, kind, amount, pending.arg(s, 2) - 1, events)
    if more:
        pending.set_arg(s, 1, need)
        return
    if step == FOOD_STEPS - 1 or (need == 0 and s.options[OPT_MINIMAL] == 0):
        pending.pop(s)
        return
    pending.set_arg(s, 0, step + 1)
    pending.set_arg(s, 1, need)
    skip_food(s, seat)


# -- energy --------------------------------------------------------------------------------------------------------


@rule
def owe_energy(s, seat, need, grain):
    """Ask for an energy payment to the general supply (LH-9.6 to LH-9.8)."""
    if need == 0:
        return
    pending.push(s, D_ENERGY, seat)
    pending.set_arg(s, 1, need)
    pending.set_arg(s, 2, grain)
    skip_energy(s, seat)


@rule
def skip_energy(s, seat):
    """Go on to the next kind at hand that gives energy."""
    step = pending.arg(s, 0)
    grain = pending.arg(s, 2)
    while step < ENERGY_STEPS - 1 and s.stock[seat, ENERGY_ORDER[step]] * energy_of(ENERGY_ORDER[step], grain) == 0:
        step += 1
    pending.set_arg(s, 0, step)


@rule
def energy_from(s, seat, step, grain):
    """Energy value of the kinds asked for from a step on."""
    energy = 0
    for later in range(step, ENERGY_STEPS):
        kind = ENERGY_ORDER[later]
        energy += s.stock[seat, kind] * energy_of(kind, grain)
    return energy


@rule
def energy_most(s, seat):
    """The most of the kind asked for."""
    kind = ENERGY_ORDER[pending.arg(s, 0)]
    return part_most(s, pending.arg(s, 1), s.stock[seat, kind], energy_of(kind, pending.arg(s, 2)))


@rule
def legal_energy(s, seat, out):
    """Coke, charcoal, coal, (grain,) wood."""
    step = pending.arg(s, 0)
    grain = pending.arg(s, 2)
    kind = ENERGY_ORDER[step]
    later = energy_from(s, seat, step + 1, grain)
    return part_counts(s, out, pending.arg(s, 1), s.stock[seat, kind], energy_of(kind, grain), later)


@rule
def apply_energy(s, seat, amount, events):
    """Pay so many of the kind asked for; go on until the bill is met."""
    step = pending.arg(s, 0)
    kind = ENERGY_ORDER[step]
    need = max(0, pending.arg(s, 1) - amount * energy_of(kind, pending.arg(s, 2)))
    more = and_more(amount, energy_most(s, seat))
    pay(s, seat, kind, amount, SUPPLY, events)
    if more:
        pending.set_arg(s, 1, need)
        return
    if step == ENERGY_STEPS - 1 or (need == 0 and s.options[OPT_MINIMAL] == 0):
        pending.pop(s)
        return
    pending.set_arg(s, 0, step + 1)
    pending.set_arg(s, 1, need)
    skip_energy(s, seat)


# -- brick for clay, steel for iron (LH-1.19, LH-9.12) -------------------------------------------------------------


@rule
def substitutes(s, turned_over):
    """Whether upgraded goods may stand for clay and iron in an effect that hands them in (or turns them over)."""
    scope = s.options[OPT_SUBSTITUTION]
    return scope == EVERYWHERE or (scope != COSTS_ONLY and turned_over == 0)


@rule
def owe_material(s, seat, good, need):
    """Ask how many of so much clay or iron are paid in brick or steel."""
    if need == 0:
        return
    pending.push(s, D_SUBSTITUTE, seat)
    pending.set_arg(s, 0, good)
    pending.set_arg(s, 1, need)


@rule
def substitute_most(s, seat):
    """The most that can be paid in the upgraded good."""
    return min(pending.arg(s, 1), s.stock[seat, pending.arg(s, 0) + BASIC_COUNT])


@rule
def legal_substitute(s, seat, out):
    """Any split that both kinds can pay (LH-9.13)."""
    low = max(0, pending.arg(s, 1) - s.stock[seat, pending.arg(s, 0)])
    return numbers(out, low, substitute_most(s, seat))


@rule
def apply_substitute(s, seat, amount, events):
    """So many upgraded, the rest basic."""
    good = pending.arg(s, 0)
    need = pending.arg(s, 1)
    if and_more(amount, substitute_most(s, seat)):
        pending.set_arg(s, 1, need - amount)
        pay(s, seat, good + BASIC_COUNT, amount, SUPPLY, events)
        return
    pending.pop(s)
    pay(s, seat, good, need - amount, SUPPLY, events)
    pay(s, seat, good + BASIC_COUNT, amount, SUPPLY, events)
