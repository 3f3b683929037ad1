"""The kernel contract of Le Havre: which rule answers which pending decision (LH-23), and what runs by itself."""

from wharfinger.kernel import pending
from wharfinger.kernel.jit import rule

from ..state import (
    A_COUNT,
    A_DONE,
    A_ENTER,
    A_GOOD,
    A_NUMBER,
    A_OFFER,
    A_OPTION,
    A_SEAT,
    A_SELL_SHIP,
    D_AFTER,
    D_AGAIN,
    D_AMOUNT,
    D_BEFORE,
    D_CARGO,
    D_CONSTRUCT,
    D_COURT,
    D_CRANE,
    D_ENERGY,
    D_EVICT,
    D_FEE,
    D_FLEET,
    D_FOOD,
    D_FORCED,
    D_GAP,
    D_HAND_IN,
    D_INTEREST,
    D_LAY,
    D_LAY_BUY,
    D_LOOK,
    D_OFFICE_GIVE,
    D_OFFICE_GOOD,
    D_OFFICE_HAND_IN,
    D_OFFICE_STEEL,
    D_OLD_SHIP,
    D_ONWARD,
    D_ORDER,
    D_PART,
    D_PICK,
    D_RECEIVE,
    D_SHIP,
    D_SPACE,
    D_SUBSTITUTE,
    D_TURN,
    FIRST_JOB,
    J_AGAIN,
    J_BUILT,
    J_EFFECT,
    J_ENTER_NEXT,
    J_FEED,
    J_GAP,
    J_HARVEST,
    J_INTEREST,
    J_LAUNCH,
    J_LOOK,
    J_NEW_SHIP,
    J_NEXT_TURN,
    J_OFFICE_GOOD,
    J_OFFICE_TAKE,
    J_OWE,
    J_ROUND,
    J_SAILED,
    J_SUPPLY,
    J_TAKE,
    J_TOWN,
    J_TURN_OVER,
)
from ..strategy import EVALUATION, RIVALS, prior, progress, value
from .buildings.construct import apply_construct, apply_crane, legal_construct, legal_crane, run_again, run_built
from .buildings.hand_in import (
    apply_hand_in,
    apply_office_give,
    apply_office_good,
    apply_office_hand_in,
    apply_office_steel,
    apply_receive,
    legal_hand_in,
    legal_office_give,
    legal_office_good,
    legal_office_hand_in,
    legal_office_steel,
    legal_receive,
    run_office_good,
    run_office_take,
)
from .buildings.offers import apply_space, legal_space
from .buildings.patterns import apply_amount, apply_part, legal_amount, legal_part, run_take
from .buildings.people import apply_court, legal_court
from .buildings.picks import apply_look, apply_order, apply_pick, legal_pick, legal_yes_no, run_look
from .buildings.shipping import apply_cargo, apply_fleet, legal_cargo, legal_fleet, run_sailed
from .buildings.wharf import apply_old_ship, apply_ship, legal_old_ship, legal_ship, run_launch
from .knowledge import conceal, observe
from .loans import apply_interest, legal_interest, run_interest
from .payments import apply_energy, apply_food, apply_substitute, legal_energy, legal_substitute
from .scoring import places, scores
from .setup import deal
from .site import apply_lay, apply_lay_buy, legal_lay, legal_lay_buy, run_enter_next
from .town import run_feed, run_harvest, run_new_ship, run_round, run_town
from .turn import apply_onward, apply_turn, legal_onward, legal_turn, run_next_turn, run_supply, run_turn_over
from .visit import apply_evict, apply_fee, legal_evict, legal_fee, legal_food_step, run_effect
from .windows import (
    apply_again,
    apply_forced,
    apply_gap,
    apply_window,
    legal_again,
    legal_forced,
    legal_gap,
    legal_window,
    run_gap,
    run_owe,
)

actor = pending.actor

__all__ = [
    "EVALUATION",
    "RIVALS",
    "actor",
    "apply",
    "conceal",
    "deal",
    "legal",
    "observe",
    "places",
    "prior",
    "progress",
    "scores",
    "value",
]


@rule
def legal(s, out):
    """Legal action codes into out, ascending; none when the game is over."""
    if s.depth == 0:
        return 0
    seat = pending.actor(s)
    kind = pending.kind(s)
    if kind <= D_ONWARD:
        if kind == D_TURN:
            return legal_turn(s, seat, out)
        if kind == D_AFTER or kind == D_BEFORE:
            return legal_window(s, seat, out)
        if kind == D_GAP:
            return legal_gap(s, seat, out)
        if kind == D_AGAIN:
            return legal_again(s, seat, out)
        return legal_onward(s, seat, out)
    if kind == D_FOOD:
        return legal_food_step(s, seat, out)
    if kind == D_ENERGY:
        return legal_energy(s, seat, out)
    if kind == D_AMOUNT:
        return legal_amount(s, seat, out)
    if kind == D_CONSTRUCT:
        return legal_construct(s, seat, pending.arg(s, 0), out, 0)
    if kind == D_SUBSTITUTE:
        return legal_substitute(s, seat, out)
    if kind == D_PICK:
        return legal_pick(s, seat, out)
    if kind == D_FEE:
        return legal_fee(s, seat, out)
    if kind == D_FORCED:
        return legal_forced(s, seat, out)
    if kind == D_INTEREST:
        return legal_interest(s, seat, out)
    if kind == D_CARGO:
        return legal_cargo(s, seat, out)
    if kind == D_FLEET:
        return legal_fleet(s, seat, out)
    if kind == D_SHIP:
        return legal_ship(s, seat, out)
    if kind == D_OLD_SHIP:
        return legal_old_ship(s, seat, out)
    if kind == D_LOOK or kind == D_ORDER:
        return legal_yes_no(out)
    if kind == D_COURT:
        return legal_court(out)
    if kind == D_HAND_IN:
        return legal_hand_in(s, seat, out)
    if kind == D_RECEIVE:
        return legal_receive(s, seat, out)
    if kind == D_OFFICE_STEEL:
        return legal_office_steel(s, seat, out)
    if kind == D_OFFICE_HAND_IN:
        return legal_office_hand_in(s, seat, out)
    if kind == D_OFFICE_GOOD:
        return legal_office_good(s, seat, out)
    if kind == D_OFFICE_GIVE:
        return legal_office_give(s, seat, out)
    if kind == D_PART:
        return legal_part(s, seat, out)
    if kind == D_CRANE:
        return legal_crane(s, seat, out)
    if kind == D_SPACE:
        return legal_space(s, out)
    if kind == D_EVICT:
        return legal_evict(s, seat, out)
    if kind == D_LAY:
        return legal_lay(s, seat, out)
    if kind == D_LAY_BUY:
        return legal_lay_buy(s, out)
    out[0] = A_DONE
    return 1


@rule
def apply(s, action, events):
    """Play one legal decision, then everything that follows without a choice."""
    seat = pending.actor(s)
    kind = pending.kind(s)
    if kind < FIRST_JOB:
        decide(s, seat, kind, action, events)
    while s.depth > 0 and pending.kind(s) >= FIRST_JOB:
        run(s, pending.actor(s), pending.kind(s), events)


@rule
def decide(s, seat, kind, action, events):
    """Play one decision."""
    if kind == D_TURN:
        apply_turn(s, seat, action, events)
    elif kind == D_AFTER or kind == D_BEFORE:
        apply_window(s, seat, action, events)
    elif kind == D_FOOD:
        apply_food(s, seat, action - A_COUNT, events)
    elif kind == D_ENERGY:
        apply_energy(s, seat, action - A_COUNT, events)
    elif kind == D_AMOUNT:
        apply_amount(s, seat, action - A_COUNT, events)
    elif kind == D_CONSTRUCT:
        apply_construct(s, seat, action - A_NUMBER, events)
    elif kind == D_SUBSTITUTE:
        apply_substitute(s, seat, action - A_COUNT, events)
    elif kind == D_PICK:
        apply_pick(s, seat, action, events)
    elif kind == D_FEE:
        apply_fee(s, seat, action - A_OPTION, events)
    elif kind == D_FORCED:
        apply_forced(s, seat, action, events)
    elif kind == D_INTEREST:
        apply_interest(s, seat, action, events)
    elif kind == D_GAP:
        apply_gap(s, seat, action, events)
    elif kind == D_AGAIN:
        apply_again(s, seat, action, events)
    elif kind == D_ONWARD:
        apply_onward(s, seat, action, events)
    elif kind == D_CARGO:
        apply_cargo(s, seat, action - A_COUNT, events)
    elif kind == D_FLEET:
        apply_fleet(s, seat, action - A_COUNT)
    elif kind == D_SHIP:
        apply_ship(s, seat, action, events)
    elif kind == D_OLD_SHIP:
        apply_old_ship(s, seat, action - A_SELL_SHIP, events)
    elif kind == D_LOOK:
        apply_look(s, seat, action - A_OPTION, events)
    elif kind == D_ORDER:
        apply_order(s, seat, action - A_OPTION, events)
    elif kind == D_COURT:
        apply_court(s, seat, action - A_OPTION, events)
    elif kind == D_HAND_IN:
        apply_hand_in(s, seat, action - A_COUNT, events)
    elif kind == D_RECEIVE:
        apply_receive(s, seat, action - A_COUNT, events)
    elif kind == D_OFFICE_STEEL:
        apply_office_steel(s, seat, action - A_OPTION)
    elif kind == D_OFFICE_HAND_IN:
        apply_office_hand_in(s, seat, action - A_GOOD, events)
    elif kind == D_OFFICE_GOOD:
        apply_office_good(s, seat, action)
    elif kind == D_OFFICE_GIVE:
        apply_office_give(s, seat, action - A_GOOD, events)
    elif kind == D_PART:
        apply_part(s, seat, action - A_OPTION)
    elif kind == D_CRANE:
        apply_crane(s, seat, action - A_OPTION, events)
    elif kind == D_SPACE:
        apply_space(s, seat, action - A_OFFER, events)
    elif kind == D_EVICT:
        apply_evict(s, seat, action - A_SEAT, events)
    elif kind == D_LAY:
        apply_lay(s, seat, action - A_ENTER, events)
    elif kind == D_LAY_BUY:
        apply_lay_buy(s, seat, action, events)


@rule
def run(s, seat, kind, events):
    """Do one thing that needs no choice (LH-23.9)."""
    if kind == J_TURN_OVER:
        run_turn_over(s)
    elif kind == J_NEXT_TURN:
        run_next_turn(s, events)
    elif kind == J_SUPPLY:
        run_supply(s, seat, events)
    elif kind == J_INTEREST:
        run_interest(s)
    elif kind == J_EFFECT:
        run_effect(s, seat, events)
    elif kind == J_TAKE:
        run_take(s, seat, events)
    elif kind == J_BUILT:
        run_built(s, seat, events)
    elif kind == J_AGAIN:
        run_again(s, seat)
    elif kind == J_OWE:
        run_owe(s, seat, events)
    elif kind == J_FEED:
        run_feed(s)
    elif kind == J_ROUND:
        run_round(s, events)
    elif kind == J_HARVEST:
        run_harvest(s, events)
    elif kind == J_TOWN:
        run_town(s, events)
    elif kind == J_NEW_SHIP:
        run_new_ship(s, events)
    elif kind == J_LAUNCH:
        run_launch(s, seat, events)
    elif kind == J_SAILED:
        run_sailed(s, seat, events)
    elif kind == J_OFFICE_GOOD:
        run_office_good(s, seat)
    elif kind == J_OFFICE_TAKE:
        run_office_take(s, seat, events)
    elif kind == J_LOOK:
        run_look(s, seat)
    elif kind == J_GAP:
        run_gap(s)
    elif kind == J_ENTER_NEXT:
        run_enter_next(s, seat, events)
