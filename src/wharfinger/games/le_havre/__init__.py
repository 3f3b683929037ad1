"""Le Havre (Uwe Rosenberg, 2008): full, short and solo game, 1 to 5 players, with the cards of Le Grand Hameau."""

from pathlib import Path

from wharfinger.games.picture import Picture
from wharfinger.kernel.game import Definition

from . import rules
from .actions import ACTION_NAMES
from .data import COMPONENTS, MAX_SEATS
from .rules.observation import FEATURES
from .state import ACTIONS, DECISIONS, ENDINGS, EVENTS, FIELDS, OPTIONS, STATE
from .ui import log, notation, view
from .ui.view_types import LeHavreBoard
from .ui.why import why

DEFINITION = Definition(
    title="Le Havre",
    version="3",
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
    view=view.view,
    board=LeHavreBoard,
    check=view.check,
    texts=Path(__file__).with_name("texts"),
    picture=Picture(f"{__name__}.ui.terminal"),
    modes=(
        {"length": "full"},
        {"length": "short"},
        {"length": "full", "expansion_cards": "all"},
        {"length": "full", "out_of_turn_selling": "between_turns", "expansion_cards": "all"},
        {"length": "short", "out_of_turn_selling": "between_turns", "minimal_payments": "off"},
        {
            "length": "full",
            "buy_then_sell_same_turn": "off",
            "expensive_loans": "on",
            "interest_mode": "per_loan",
            "stadium_purchasable": "on",
            "town_takes_stadium": "off",
            "yacht_purchasable": "off",
            "marketplace_solo_limit": "8",
            "solo_removed_specials": "none",
            "black_market_redeal": "off",
            "substitution_scope": "everywhere",
            "harbour_watch_several": "one",
            "final_action_optional": "off",
            "final_auto_repay": "off",
            "arts_centre_cost": "1_wood_1_clay",
            "ironworks_cost": "1_wood_2_brick",
            "toy_fair_loan_francs": "on",
            "stockmarket_bank_bought": "on",
            "expansion_cards": "essen_2008+grand_hameau",
        },
        {"length": "full", "substitution_scope": "costs_only", "solo_removed_specials": "014"},
    ),
)
