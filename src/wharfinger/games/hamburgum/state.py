"""The record of a Hamburgum position (HB-17.7), its decisions (HB-19), events and switches (HB-18)."""

from __future__ import annotations

from wharfinger.kernel.events import EventKind
from wharfinger.kernel.game import Option
from wharfinger.kernel.names import arguments, constants, numbered
from wharfinger.kernel.schema import Argument, Axis, Decision, Field, Seats, record_dtype

from . import data as t

SEATS = Seats(t.MAX_SEATS)

MOST_UNITS = 100_000
MOST_MONEY = 10_000_000
MOST_PRESTIGE = 1_000_000
"""What a position file may say of a player; no game comes near these numbers."""

FIELDS = (
    Field("space", (SEATS,), codes=t.SPACES, optional=True),
    Field("stock", (SEATS, Axis(t.STOCK)), high=MOST_UNITS),
    Field("money", (SEATS,), high=MOST_MONEY),
    Field("prestige", (SEATS,), low=-MOST_PRESTIGE, high=MOST_PRESTIGE),
    Field("tokens", (SEATS,), members=t.TOKEN_IDS),
    Field("scored", (SEATS,), members=t.TOKEN_IDS),
    Field("sites", (SEATS,), members=t.SITES),
    Field("ships", (SEATS, Axis(t.BERTHS)), high=t.SHIPS_PER_PLAYER),
    Field("dutchmen", (Axis(t.BERTHS),), high=t.DUTCHMEN),
    Field("dutchmen_left", high=t.DUTCHMEN),
    Field("donors", (Axis(t.CHURCHES), t.PARTS), seat=True, optional=True),
    Field("officials", (7,), codes=t.OFFICIALS, optional=True),
    Field("official_at", (Axis(t.SITES),), codes=t.OFFICIALS, optional=True),
)

# -- switches (HB-18.2) ------------------------------------------------------------------------------------------

OPTIONS = (
    Option("officials", ("numbered", "advanced_choice", "advanced_random"), clause="HB-14"),
    Option("building_token_scope", ("anywhere", "parish"), clause="HB-11.6"),
    Option("negative_prestige", ("forbid", "allow"), clause="HB-4.8"),
    Option("start_player", ("random", "first_listed"), clause="HB-3.1"),
    Option("turn_limit", low=0, high=100_000, clause="HB-16.9"),
    Option("empty_supply", ("returning_counts", "strict"), clause="HB-8.9"),
    Option("dutchman_sales", ("none", "shared"), clause="HB-6.14"),
    Option("depot_beyond_10", ("pattern", "restart", "cap"), clause="HB-7.2"),
    Option("idle_action", ("allow", "forbid"), clause="HB-4.12"),
    Option("canon_surplus", ("defer", "score_now", "no_duplicate"), clause="HB-15.15"),
    Option("tie_money", ("cash", "remainder"), clause="HB-16.7"),
    Option("blue_top", ("face_up", "face_down"), clause="HB-15.3"),
    Option("money_name", text="Taler", clause="HB-2.8"),
)
OPT = numbered("OPT", (option.name for option in OPTIONS))
CHOICE = constants("CHOICE", {option.name: numbered(option.name, option.values) for option in OPTIONS if option.values})
"""The values of the switches: `s.options[OPT.officials] == CHOICE.officials.advanced_random`."""
OPTION_COUNT = sum(option.text is None for option in OPTIONS)
"""The switches that stand in the record."""

# -- decisions (HB-19.3); arguments live in the frame --------------------------------------------------------------

BUY_ORDER = ("bell", "brick", "timber")
"""What a purchase asks for in turn."""
_effect = Argument("effect", high=1)
_in_church = Argument("church", codes=t.CHURCHES)
"""Alone in the frames of `token` and `canon_token`: what is said of either reads `ARG.token.church`."""
DECISIONS = (
    Decision("move"),
    Decision("trade"),
    Decision("sell", (Argument("good", codes=t.GOODS), *(Argument(good, high=MOST_UNITS) for good in t.GOODS))),
    Decision("buy", (Argument("item", codes=BUY_ORDER), *reversed(BUY_ORDER))),
    Decision("ships"),
    Decision("donate", (_effect,)),
    Decision("token", (_in_church,)),
    Decision("score", (_effect,)),
    Decision("site", (_effect, Argument("official_built", high=1))),
    Decision("official", (Argument("site", codes=t.SITES),)),
    Decision("canon"),
    Decision("canon_token", (_in_church,)),
    Decision("surplus", (Argument("kind", codes=t.KINDS),)),
)
D = numbered("D", (decision.name for decision in DECISIONS))
ARG = arguments(DECISIONS)
ARGUMENTS = max(len(decision.arguments) for decision in DECISIONS)

# -- action space (HB-19.10) ---------------------------------------------------------------------------------------

MOST_COUNT = 31
"""The largest count one answer can name; with more at hand it means "this many and more", and the rest is asked."""
A_SPACE = 0
A_SELL = 8
A_BUY = 9
A_NONE = 10
A_COUNT = 11
A_CHURCH = A_COUNT + MOST_COUNT + 1
A_KIND = A_CHURCH + 6
A_TOKEN = A_KIND + 5
A_SITE = A_TOKEN + 30
A_OFFICIAL = A_SITE + 28
A_STOP = A_OFFICIAL + 14
A_DECLINE = A_STOP + 1
ACTIONS = A_DECLINE + 1

ENDINGS = ("", "sixth church completed", "turn limit reached")
SIXTH_CHURCH, TURN_LIMIT = 1, 2

STATE = record_dtype(FIELDS, options=OPTION_COUNT, depth=4, arguments=ARGUMENTS)

# -- events --------------------------------------------------------------------------------------------------------

_church = {"church": t.CHURCHES}
_token = {"church": t.CHURCHES, "kind": t.KINDS}
EVENTS = (
    EventKind("moved", ("player", "space", "cost"), {"space": t.SPACES}),
    EventKind("produced", ("player", "good", "amount"), {"good": t.GOODS}),
    EventKind("sold", ("player", "beer", "sugar", "cloth", "money")),
    EventKind("bought", ("player", "timber", "brick", "bell", "money")),
    EventKind("arrived", ("player",)),
    EventKind("dutchman_arrived"),
    EventKind("shifted"),
    EventKind("returned", ("player", "amount")),
    EventKind("dutchmen_lost", ("amount",)),
    EventKind("donated", ("player", "church", "part"), _church),
    EventKind("paid", ("player", "brick", "timber", "bell", "money")),
    EventKind("took_token", ("player", "church", "kind"), _token),
    EventKind("completed", ("player", "church", "bonus"), _church),
    EventKind("scored", ("player", "church", "kind", "prestige"), _token),
    EventKind("built", ("player", "site"), {"site": t.SITES}),
    EventKind("official", ("player", "official", "site"), {"official": t.OFFICIALS, "site": t.SITES}),
    EventKind("earned", ("player", "money")),
    EventKind("revealed", ("official",), {"official": t.OFFICIALS}),
    EventKind("ended", ("how",), {"how": ENDINGS}),
)
E = numbered("E", (event.name for event in EVENTS))
