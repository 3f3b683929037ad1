"""The kernel contract of Le Havre: which rule answers which pending decision (LH-23), and what runs by itself."""

# ruff: noqa: F401 - the rules of a decision are found by their names

from wharfinger.kernel.dispatch import dispatch

from ..state import A_DONE, DECISIONS
from ..strategy import EVALUATION, RIVALS, prior, progress, sensible, value
from .buildings.construct import (
    apply_construct,
    apply_crane,
    legal_construct,
    legal_crane,
    run_job_built,
    run_job_construct_again,
)
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
    run_job_office_good,
    run_job_office_take,
)
from .buildings.offers import apply_space, legal_space
from .buildings.patterns import apply_amount, apply_part, legal_amount, legal_part, run_job_take
from .buildings.people import apply_court, legal_court
from .buildings.picks import apply_look, apply_order, apply_pick, legal_look, legal_order, legal_pick, run_job_look
from .buildings.shipping import apply_cargo, apply_fleet, legal_cargo, legal_fleet, run_job_sailed
from .buildings.wharf import apply_old_ship, apply_ship, legal_old_ship, legal_ship, run_job_launch
from .knowledge import conceal
from .loans import apply_interest, legal_interest, run_job_interest
from .observation import observe
from .payments import apply_energy, apply_food, apply_substitute, legal_energy, legal_substitute
from .scoring import places, scores
from .setup import deal
from .site import apply_lay, apply_lay_buy, legal_lay, legal_lay_buy, run_job_enter_next
from .town import run_job_feed, run_job_harvest, run_job_new_ship, run_job_round, run_job_town
from .turn import (
    apply_second_visit,
    apply_turn,
    legal_second_visit,
    legal_turn,
    run_job_next_turn,
    run_job_supply,
    run_job_turn_over,
)
from .visit import apply_evict, apply_fee, legal_evict, legal_fee, legal_food, run_job_effect
from .windows import (
    apply_after_action,
    apply_before_supply,
    apply_forced,
    apply_gap,
    apply_second_construction,
    legal_after_action,
    legal_before_supply,
    legal_forced,
    legal_gap,
    legal_second_construction,
    run_job_gap,
    run_job_owe,
)

__all__ = [
    "EVALUATION",
    "RIVALS",
    "apply",
    "conceal",
    "deal",
    "legal",
    "observe",
    "places",
    "prior",
    "progress",
    "scores",
    "sensible",
    "value",
]

legal, apply = dispatch(DECISIONS, globals(), done=A_DONE)
