"""Payments kind by kind (LH-9, LH-23.2): food, energy, and upgraded for basic goods (LH-9.12)."""

from wharfinger.kernel import pending
from wharfinger.kernel.common import counting
from wharfinger.kernel.jit import rule

from ..data import BASIC_COUNT, ENERGY_ORDER, FOOD, FOOD_ORDER, FRANCS
from ..state import A_COUNT, ARG, CHOICE, MOST_COUNT, OPT, D
from .stock import SUPPLY, energy_of, food_from, pay

FOOD_STEPS = len(FOOD_ORDER)
ENERGY_STEPS = len(ENERGY_ORDER)
ANY_FRANCS = 1_000_000


counts, and_more = counting(A_COUNT, MOST_COUNT)
"""LH-23.13."""


@rule
def part_counts(s, out, need, held, value, later):
    """How many of one kind: what later kinds can complete, and nothing that could be left out (LH-9.4, LH-23.2)."""
    low = max(0, -((later - need) // value)) if later < need else 0
    return counts(out, low, part_most(s, need, held, value))


@rule
def part_most(s, need, held, value):
    """The most of one kind that a payment may hold (LH-9.4)."""
    return min(held, -(-need // value)) if s.options[OPT.minimal_payments] == CHOICE.minimal_payments.on else held


# -- food ----------------------------------------------------------------------------------------------------------


@rule
def owe_food(s, seat, need, payee, francs_most, card):
    """Ask for a food payment; `card` is the building whose fee it is, which must stay usable (LH-8.6), or NO_CARD."""
    if need == 0:
        return
    pending.push(s, D.food, seat)
    pending.set_arg(s, ARG.food.need, need)
    pending.set_arg(s, ARG.food.payee, payee + 1)
    pending.set_arg(s, ARG.food.francs_most, francs_most)
    pending.set_arg(s, ARG.food.card, card)
    skip_food(s, seat)


@rule
def skip_food(s, seat):
    """Go on to the next kind at hand."""
    step = pending.arg(s, ARG.food.step)
    while step < FOOD_STEPS - 1 and s.stock[seat, FOOD_ORDER[step]] == 0:
        step += 1
    pending.set_arg(s, ARG.food.step, step)


@rule
def food_most(s, seat):
    """The most of the kind asked for; francs make up the rest exactly (LH-9.3)."""
    kind = FOOD_ORDER[pending.arg(s, ARG.food.step)]
    need = pending.arg(s, ARG.food.need)
    return need if kind == FRANCS else part_most(s, need, s.stock[seat, kind], FOOD[kind])


@rule
def food_counts(s, seat, out):
    """Meat, bread, smoked fish, fish, then exactly the rest in francs (LH-9.3)."""
    step = pending.arg(s, ARG.food.step)
    need = pending.arg(s, ARG.food.need)
    kind = FOOD_ORDER[step]
    if kind == FRANCS:
        return counts(out, need, need)
    later = food_from(s, seat, step + 1, pending.arg(s, ARG.food.francs_most))
    return part_counts(s, out, need, s.stock[seat, kind], FOOD[kind], later)


@rule
def apply_food(s, seat, action, events):
    """Pay so many of the kind asked for; go on until the need is met."""
    amount = action - A_COUNT
    step = pending.arg(s, ARG.food.step)
    kind = FOOD_ORDER[step]
    need = max(0, pending.arg(s, ARG.food.need) - amount * FOOD[kind])
    more = and_more(amount, food_most(s, seat))
    pay(s, seat, kind, amount, pending.arg(s, ARG.food.payee) - 1, events)
    if more:
        pending.set_arg(s, ARG.food.need, need)
        return
    if step == FOOD_STEPS - 1 or (need == 0 and s.options[OPT.minimal_payments] == CHOICE.minimal_payments.on):
        pending.pop(s)
        return
    pending.set_arg(s, ARG.food.step, step + 1)
    pending.set_arg(s, ARG.food.need, need)
    skip_food(s, seat)


# -- energy --------------------------------------------------------------------------------------------------------


@rule
def owe_energy(s, seat, need, grain):
    """Ask for an energy payment to the general supply (LH-9.6 to LH-9.8)."""
    if need == 0:
        return
    pending.push(s, D.energy, seat)
    pending.set_arg(s, ARG.energy.need, need)
    pending.set_arg(s, ARG.energy.grain, grain)
    skip_energy(s, seat)


@rule
def skip_energy(s, seat):
    """Go on to the next kind at hand that gives energy."""
    step = pending.arg(s, ARG.energy.step)
    grain = pending.arg(s, ARG.energy.grain)
    while step < ENERGY_STEPS - 1 and s.stock[seat, ENERGY_ORDER[step]] * energy_of(ENERGY_ORDER[step], grain) == 0:
        step += 1
    pending.set_arg(s, ARG.energy.step, step)


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
    kind = ENERGY_ORDER[pending.arg(s, ARG.energy.step)]
    value = energy_of(kind, pending.arg(s, ARG.energy.grain))
    return part_most(s, pending.arg(s, ARG.energy.need), s.stock[seat, kind], value)


@rule
def legal_energy(s, seat, out):
    """Coke, charcoal, coal, (grain,) wood."""
    step = pending.arg(s, ARG.energy.step)
    grain = pending.arg(s, ARG.energy.grain)
    kind = ENERGY_ORDER[step]
    later = energy_from(s, seat, step + 1, grain)
    return part_counts(s, out, pending.arg(s, ARG.energy.need), s.stock[seat, kind], energy_of(kind, grain), later)


@rule
def apply_energy(s, seat, action, events):
    """Pay so many of the kind asked for; go on until the bill is met."""
    amount = action - A_COUNT
    step = pending.arg(s, ARG.energy.step)
    kind = ENERGY_ORDER[step]
    need = max(0, pending.arg(s, ARG.energy.need) - amount * energy_of(kind, pending.arg(s, ARG.energy.grain)))
    more = and_more(amount, energy_most(s, seat))
    pay(s, seat, kind, amount, SUPPLY, events)
    if more:
        pending.set_arg(s, ARG.energy.need, need)
        return
    if step == ENERGY_STEPS - 1 or (need == 0 and s.options[OPT.minimal_payments] == CHOICE.minimal_payments.on):
        pending.pop(s)
        return
    pending.set_arg(s, ARG.energy.step, step + 1)
    pending.set_arg(s, ARG.energy.need, need)
    skip_energy(s, seat)


# -- brick for clay, steel for iron (LH-1.19, LH-9.12) -------------------------------------------------------------


@rule
def substitutes(s, turned_over):
    """Whether upgraded goods may stand for clay and iron in an effect that hands them in (or turns them over)."""
    scope = s.options[OPT.substitution_scope]
    if scope == CHOICE.substitution_scope.handed_in:
        return turned_over == 0
    return scope == CHOICE.substitution_scope.everywhere


@rule
def owe_material(s, seat, good, need):
    """Ask how many of so much clay or iron are paid in brick or steel."""
    if need == 0:
        return
    pending.push(s, D.substitute, seat)
    pending.set_arg(s, ARG.substitute.good, good)
    pending.set_arg(s, ARG.substitute.need, need)


@rule
def substitute_most(s, seat):
    """The most that can be paid in the upgraded good."""
    return min(pending.arg(s, ARG.substitute.need), s.stock[seat, pending.arg(s, ARG.substitute.good) + BASIC_COUNT])


@rule
def legal_substitute(s, seat, out):
    """Any split that both kinds can pay (LH-9.13)."""
    low = max(0, pending.arg(s, ARG.substitute.need) - s.stock[seat, pending.arg(s, ARG.substitute.good)])
    return counts(out, low, substitute_most(s, seat))


@rule
def apply_substitute(s, seat, action, events):
    """So many upgraded, the rest basic."""
    amount = action - A_COUNT
    good = pending.arg(s, ARG.substitute.good)
    need = pending.arg(s, ARG.substitute.need)
    if and_more(amount, substitute_most(s, seat)):
        pending.set_arg(s, ARG.substitute.need, need - amount)
        pay(s, seat, good + BASIC_COUNT, amount, SUPPLY, events)
        return
    pending.pop(s)
    pay(s, seat, good, need - amount, SUPPLY, events)
    pay(s, seat, good + BASIC_COUNT, amount, SUPPLY, events)
