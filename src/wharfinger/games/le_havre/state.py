"""The record of a Le Havre position, its switches (LH-21), decisions (LH-23), actions and events."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel.events import EventKind
from wharfinger.kernel.game import Option
from wharfinger.kernel.names import arguments, constants, numbered
from wharfinger.kernel.schema import Argument, Axis, Decision, Field, Seats, record_dtype

from . import cards as c
from . import data as t

SEATS = Seats(t.MAX_SEATS)

HOLDERS = ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "town", "proposal", "waiting", "hidden", "out")
"""Who has a card: a seat, the town, a proposal stack, nobody beside the board (LH-13.31.1), the deck, the box."""
HOLDER = numbered("HOLDER", HOLDERS)
DECK = 6
"""Special cards laid out at set-up (LH-3.14)."""
SPACES = 3
"""Proposal spaces."""
HAND = 3
SLOTS = (*c.CARDS[: c.STANDARD_COUNT], *(f"special_{place + 1}" for place in range(DECK)), *t.SHIPS)
"""Every card that can be owned in one game: standard buildings, the six special cards by place, ships."""
SPECIAL_SLOT = c.STANDARD_COUNT
SHIP_SLOT = SPECIAL_SLOT + DECK

MOST_HELD = 9_999
"""What a position file may say of francs, loans and the offer; no game comes near it."""

FIELDS = (
    Field("stock", (SEATS, Axis(t.STOCK)), high=MOST_HELD),
    Field("loans", (SEATS,), high=MOST_HELD),
    Field("disc", (SEATS,), codes=c.CARDS, optional=True),
    Field("fleet", (SEATS,), members=t.SHIPS),
    Field("pawned", (SEATS,), members=t.GOODS),
    Field("seen", (SEATS, 2), codes=c.CARDS, optional=True),
    Field("seen_sure", (SEATS,), flag=True),
    Field("hand", (SEATS, HAND), codes=c.CARDS, optional=True),
    Field("offer", (Axis(t.OFFER),), high=MOST_HELD),
    Field("tiles", (t.TURNS,), codes=t.TILES),
    Field("tiles_up", high=t.TURNS),
    Field("proposals", (SPACES,), members=c.NUMBER_IDS),
    Field("ship_stacks", (Axis(t.SHIP_TYPES), t.MOST_OF_TYPE), codes=t.SHIPS, optional=True),
    Field("deck", (DECK,), codes=c.CARDS, optional=True),
    Field("revealed", high=DECK),
    Field("hands_open", flag=True),
    Field("modernised", members=c.WHARVES),
    Field("picket", seat=True, optional=True),
    Field("sold", members=SLOTS),
    Field("bought", members=SLOTS),
    Field("holder", (Axis(c.CARDS),), codes=HOLDERS, small=True),
)

# -- switches (LH-21) ----------------------------------------------------------------------------------------------


def _set_names() -> tuple[str, ...]:
    """Every selection of the expansion sets; the bits of its place say which."""
    every = 1 << len(c.SETS)
    named = ["+".join(name for i, name in enumerate(c.SETS) if mask >> i & 1) for mask in range(every)]
    return ("none", *named[1:-1], "all")


OPTIONS = (
    Option("length", t.LENGTHS, clause="LH-3.3"),
    Option("out_of_turn_selling", ("forced_only", "between_turns"), clause="LH-5.13"),
    Option("buy_then_sell_same_turn", ("on", "off"), clause="LH-5.17"),
    Option("expensive_loans", ("off", "on"), clause="LH-6.7"),
    Option("interest_mode", ("flat", "per_loan"), clause="LH-6.6"),
    Option("stadium_purchasable", ("off", "on"), clause="LH-13.31.4"),
    Option("town_takes_stadium", ("on", "off"), clause="LH-13.31.5"),
    Option("yacht_purchasable", ("on", "off"), clause="LH-15.15"),
    Option("marketplace_solo_limit", ("4", "8"), clause="LH-12.01.1"),
    Option("solo_removed_specials", ("014_035", "014", "none"), clause="LH-3.15"),
    Option("black_market_redeal", ("on", "off"), clause="LH-3.13"),
    Option("expansion_cards", _set_names(), clause="LH-14"),
    Option("minimal_payments", ("on", "off"), clause="LH-9.4"),
    Option("substitution_scope", ("handed_in", "costs_only", "everywhere"), clause="LH-9.12"),
    Option("harbour_watch_several", ("all", "one"), clause="LH-13.014.6"),
    Option("final_action_optional", ("on", "off"), clause="LH-18.8"),
    Option("final_auto_repay", ("on", "off"), clause="LH-5.24"),
    Option("arts_centre_cost", ("1_wood_2_clay", "1_wood_1_clay"), clause="R-4"),
    Option("ironworks_cost", ("3_wood_2_brick", "1_wood_2_brick"), clause="R-5"),
    Option("toy_fair_loan_francs", ("off", "on"), clause="LH-14.E2010"),
    Option("stockmarket_bank_bought", ("off", "on"), clause="LH-14.GH20"),
)
OPT = numbered("OPT", (option.name for option in OPTIONS))


def _choices(option: Option) -> Any:
    """The values of a switch; a name cannot begin with a digit, so `_` stands before such a value."""
    return numbered(option.name, (f"_{value}" if value[0].isdigit() else value for value in option.values))


CHOICE = constants("CHOICE", {option.name: _choices(option) for option in OPTIONS if option.name != "expansion_cards"})
"""`s.options[OPT.interest_mode] == CHOICE.interest_mode.per_loan`; the bits of `expansion_cards` are sets of cards."""

# -- decisions (LH-23), then jobs: what is still to be done without a choice ---------------------------------------

MOST_COUNT = 127
"""The largest amount one answer can name; with more possible it means "this many and more", and the rest is asked."""
DEBTS = ("interest", "feeding", "dive_bar")
FOR = numbered("FOR", DEBTS)
"""What a forced payment is for (LH-17)."""
_CARD = Argument("card", codes=c.CARDS)
_ANY_CARD = Argument("card", codes=(*c.CARDS, "none"))
_WHARF = Argument("wharf", codes=c.CARDS)
_GOOD = Argument("good", codes=t.GOODS)
_NEXT_GOOD = Argument("next", codes=t.GOODS)
_SUMS = (Argument("first", high=MOST_HELD), Argument("second", high=MOST_HELD))
_KINDS = Argument("kinds", members=t.GOODS)
_UNITS = ("first", "second")
_WITH_WOOD = Argument("with_wood", high=1)
_NEED = Argument("need", high=MOST_HELD)
_FOOD_STEP = Argument("step", codes=tuple(t.STOCK[kind] for kind in t.FOOD_ORDER))
_ENERGY_STEP = Argument("step", codes=tuple(t.GOODS[kind] for kind in t.ENERGY_ORDER))
_CARGO = tuple(Argument(name, high=MOST_HELD) for name in ("total", "low", "high", "energy"))

DECISIONS = (
    Decision("turn"),
    Decision("before_supply"),
    Decision("after_action"),
    Decision("gap"),
    Decision("second_construction"),
    Decision("second_visit", (Argument("first", codes=c.CARDS),)),
    Decision("interest"),
    Decision("forced"),
    Decision("fee", (_CARD,)),
    Decision("food", (_FOOD_STEP, _NEED, Argument("payee", seat=True, optional=True), "francs_most", _ANY_CARD)),
    Decision("energy", (_ENERGY_STEP, _NEED, Argument("grain", high=1))),
    Decision("amount", (_CARD, Argument("part", high=1), _UNITS[0], "so_far")),
    Decision("part", (_CARD,)),
    Decision("construct", (_WITH_WOOD,)),
    Decision("crane", (_CARD, _WITH_WOOD)),
    Decision("substitute", (_GOOD, _NEED)),
    Decision("ship", (_WHARF,)),
    Decision("old_ship", (_WHARF, Argument("wanted", codes=c.CARDS))),
    Decision("pick", (_CARD, Argument("next", codes=(*t.GOODS, "none")), Argument("left", high=t.GOOD_COUNT),
                      Argument("picked", high=1))),
    Decision("look"),
    Decision("order", secret=True),  # LH-22.6
    Decision("court"),
    Decision("fleet"),
    Decision("cargo", (_NEXT_GOOD, *_CARGO)),
    Decision("hand_in", (_CARD, _NEXT_GOOD, *_SUMS, _KINDS)),
    Decision("receive", (_CARD, _NEXT_GOOD, *_SUMS, _KINDS)),
    Decision("office_steel"),
    Decision("office_hand_in", (_NEXT_GOOD, Argument("left", high=4))),
    Decision("office_good"),
    Decision("office_give", (_GOOD,)),
    Decision("space", (_CARD,)),
    Decision("evict", (Argument("came_from", codes=c.CARDS, optional=True),)),
    Decision("lay"),
    Decision("lay_buy", (_CARD,)),
    Decision("job_supply", job=True),
    Decision("job_interest", (Argument("next", seats=True),), job=True),
    Decision("job_turn_over", job=True),
    Decision("job_gap", (Argument("next", seat=True),), job=True),
    Decision("job_round", job=True),
    Decision("job_harvest", job=True),
    Decision("job_feed", (Argument("next", seats=True),), job=True),
    Decision("job_town", job=True),
    Decision("job_new_ship", job=True),
    Decision("job_next_turn", (Argument("begun", high=1),), job=True),
    Decision("job_owe", (Argument("due", high=MOST_HELD), Argument("why", codes=DEBTS),
                         Argument("borrowed", high=1)), job=True),
    Decision("job_effect", (_CARD,), job=True),
    Decision("job_take", (_CARD, *_UNITS), job=True),
    Decision("job_built", (_CARD,), job=True),
    Decision("job_construct_again", job=True),
    Decision("job_launch", (Argument("type", codes=t.SHIP_TYPES),), job=True),
    Decision("job_sailed", (Argument("francs", high=MOST_HELD), Argument("ships", high=t.SHIP_COUNT)), job=True),
    Decision("job_office_good", job=True),
    Decision("job_office_take", (Argument("steel", high=1), _GOOD), job=True),
    Decision("job_look", job=True),
    Decision("job_enter_next", (_CARD,), job=True),
)  # fmt: skip
D = numbered("D", (decision.name for decision in DECISIONS))
ARG = arguments(DECISIONS)
FIRST_JOB = sum(not decision.job for decision in DECISIONS)
NO_CARD = c.CARD_COUNT
"""Stands for "no card" in the arguments of a decision."""

# -- action space --------------------------------------------------------------------------------------------------

A_OFFER = 0
A_ENTER = A_OFFER + t.TURNS
A_NUMBER = A_ENTER + c.CARD_COUNT
A_SHIP = A_NUMBER + c.NUMBERS
A_YACHT = A_SHIP + 4
A_DAGMAR = A_YACHT + 1
A_SEAT = A_DAGMAR + 1
A_BUY = A_SEAT + t.MAX_SEATS
A_BUY_SHIP = A_BUY + c.CARD_COUNT
A_SELL = A_BUY_SHIP + 4
A_SELL_SHIP = A_SELL + c.CARD_COUNT
A_REPAY = A_SELL_SHIP + t.SHIP_COUNT
A_REDEEM = A_REPAY + 1
A_SEND_HOME = A_REDEEM + t.GOOD_COUNT
A_LOAN = A_SEND_HOME + t.MAX_SEATS
A_PASS = A_LOAN + 1
A_DONE = A_PASS + 1
A_COUNT = A_DONE + 1
A_GOOD = A_COUNT + MOST_COUNT + 1
A_OPTION = A_GOOD + t.GOOD_COUNT
ACTIONS = A_OPTION + 5

ENDINGS = ("", "final phase over")
FINAL_PHASE_OVER = 1

STATE = record_dtype(FIELDS, options=len(OPTIONS), depth=16, arguments=5)

# -- events --------------------------------------------------------------------------------------------------------

_good = {"good": t.STOCK}
_card = {"card": c.CARDS}
_ship = {"ship": t.SHIPS}
EVENTS = (
    EventKind("supplied", ("player", "tile"), {"tile": t.TILES}),
    EventKind("added", ("good", "amount"), _good),
    EventKind("took_offer", ("player", "good", "amount"), _good),
    EventKind("entered", ("player", "card"), _card),
    EventKind("got", ("player", "good", "amount"), _good),
    EventKind("paid", ("player", "good", "amount", "payee"), _good),
    EventKind("constructed", ("player", "card"), _card),
    EventKind("bought", ("player", "card", "francs"), _card),
    EventKind("bought_ship", ("player", "ship", "francs"), _ship),
    EventKind("sold", ("player", "card", "francs"), _card),
    EventKind("sold_ship", ("player", "ship", "francs"), _ship),
    EventKind("built_ship", ("player", "ship"), _ship),
    EventKind("exchanged", ("player", "ship", "card"), {"ship": t.SHIPS, "card": c.CARDS}),
    EventKind("modernised", ("player", "card"), _card),
    EventKind("sent_home", ("player", "card"), _card),
    EventKind("took_loan", ("player",)),
    EventKind("returned_loan", ("player",)),
    EventKind("looked", ("player",)),
    EventKind("saw", ("place", "card"), _card),
    EventKind("laid_back", ("swapped",)),
    EventKind("harvested", ("player", "good", "amount"), _good),
    EventKind("fed", ("player", "need", "ships")),
    EventKind("town_built", ("card",), _card),
    EventKind("revealed", ("card",), _card),
    EventKind("new_ship", ("ship",), _ship),
    EventKind("round_over", ("round",)),
    EventKind("removed", ("card",), _card),
    EventKind("dealt", ("card",), _card),
    EventKind("took_card", ("player", "card"), _card),
    EventKind("left", ("player", "card"), _card),
    EventKind("put_into", ("player", "card"), _card),
    EventKind("placed", ("card", "space"), _card),
    EventKind("passed", ("player",)),
    EventKind("ended", ("how",), {"how": ENDINGS}),
)
E = numbered("E", (event.name for event in EVENTS))
