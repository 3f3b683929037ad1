"""Shipyard, second edition (Vladimír Suchý): 2 to 4 players and the solo game, beginner and advanced set-up."""

from pathlib import Path
from typing import Any

from wharfinger.games.picture import Picture
from wharfinger.kernel.errors import Message
from wharfinger.kernel.game import Definition

from . import rules
from .actions import ACTION_NAMES
from .canal_data import HAS_LOOPS
from .data import CHECKS, COMPONENTS, MAX_SEATS
from .rules.observation import FEATURES
from .state import ACTIONS, DECISIONS, ENDINGS, EVENTS, FIELDS, OPT, OPTIONS, STATE, VALUE
from .ui import log, notation, view
from .ui.view_types import ShipyardBoard
from .ui.why import why


def refuse(seats: int, options: Any) -> Message | None:
    """SY-8.10: canals with loops are for `canal_allow_loops` only. SY-23.18: eleven blue contracts may be too few."""
    if HAS_LOOPS and options[OPT.canal_allow_loops] == VALUE.canal_allow_loops.off:
        return CHECKS.says("option-loops")
    eleven = options[OPT.contract_26] == VALUE.contract_26.none
    if seats == MAX_SEATS and eleven and options[OPT.contracts_deal] == VALUE.contracts_deal.three:
        return CHECKS.says("option-eleven")
    return None


DEFINITION = Definition(
    title="Shipyard",
    version="4",
    seats=(1, MAX_SEATS),
    options=OPTIONS,
    fields=FIELDS,
    decisions=DECISIONS,
    events=EVENTS,
    state=STATE,
    actions=ACTIONS,
    action_names=ACTION_NAMES,
    features=FEATURES,
    endings=ENDINGS,
    rules=rules,
    components=COMPONENTS,
    phrase=notation.phrase,
    implied=notation.implied,
    hint=notation.hint,
    tell=log.tell,
    why=why,
    joined=notation.JOINED,
    unordered=notation.UNORDERED,
    refuse=refuse,
    view=view.view,
    board=ShipyardBoard,
    check=view.check,
    texts=Path(__file__).with_name("texts"),
    picture=Picture(f"{__name__}.ui.terminal"),
    modes=(
        {},
        {"contracts_deal": "sets", "employees_layout": "drawn"},
        {"contracts_deal": "two", "employees_layout": "one_per_space", "bonus_pieces": "ask", "free_scrap": "off"},
        {
            "last_tile_guilder": "at_most_one",
            "guilder_at_final_drop": "off",
            "subsidy_start": "random",
            "able_with_bonus": "on",
            "exchange_start_field": "counts",
            "canal_rotation": "none",
            "canal_tiles": "all_chain7",
            "canal_allow_loops": "on",
        },
        {
            "contracts_deal": "two",
            "contract_26": "none",
            "final_ship_build": "off",
            "tie_break": "money",
            "solo_removed": "discard",
            "solo_leader_barred": "off",
            "last_tile_guilder": "off",
        },
        {
            "gear_moves_per_drop": 7,
            "gear_first_drop": 5,
            "action_row": "crew build canal goods employee exchange equipment subsidy",
        },
    ),
)
