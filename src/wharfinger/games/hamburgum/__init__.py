"""Hamburgum (Mac Gerdts, 2007): the Hamburg side of the board, 2 to 5 players, both advanced variants."""

from pathlib import Path

from wharfinger.games.picture import Picture
from wharfinger.kernel.game import Definition

from . import rules
from .actions import ACTION_NAMES
from .data import COMPONENTS, MAX_SEATS
from .rules.observation import FEATURES
from .state import ACTIONS, DECISIONS, ENDINGS, EVENTS, FIELDS, OPTIONS, STATE
from .ui import log, notation, view
from .ui.view_types import HamburgumBoard
from .ui.why import why

DEFINITION = Definition(
    title="Hamburgum",
    version="2",
    seats=(2, MAX_SEATS),
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
    dealt=notation.dealt,
    joined=notation.JOINED,
    unordered=notation.UNORDERED,
    private=False,  # HB-17.3
    view=view.view,
    board=HamburgumBoard,
    check=view.check,
    texts=Path(__file__).with_name("texts"),
    picture=Picture(f"{__name__}.ui.terminal"),
    bounds={"turn_limit": 100},
    modes=(
        {"officials": "numbered"},
        {"officials": "advanced_choice"},
        {"officials": "advanced_random"},
        {"officials": "advanced_random", "blue_top": "face_down", "canon_surplus": "score_now"},
        {
            "idle_action": "forbid",
            "negative_prestige": "allow",
            "building_token_scope": "parish",
            "empty_supply": "strict",
            "dutchman_sales": "shared",
            "depot_beyond_10": "restart",
            "tie_money": "remainder",
        },
        {"depot_beyond_10": "cap", "turn_limit": 12, "start_player": "first_listed"},
        {"officials": "advanced_choice", "canon_surplus": "no_duplicate"},
    ),
)
