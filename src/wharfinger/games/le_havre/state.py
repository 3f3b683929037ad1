"""The record of a Le Havre position, its switches (LH-21), decisions (LH-23), actions and events."""

from __future__ import annotations

from wharfinger.kernel.events import EventKind
from wharfinger.kernel.game import Option
from wharfinger.kernel.schema import Argument, Axis, Decision, Field, Seats, record_dtype

from . import cards as c
from . import data as t

SEATS = Seats(t.MAX_SEATS)

HOLDERS = ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "town", "proposal", "waiting", "hidden", "out")
"""Who has a card: a seat, the town, a proposal stack, nobody beside the board (LH-13.31.1), the deck, the box."""
TOWN, PROPOSAL, WAITING, HIDDEN, GONE = range(5, 10)
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
(OPT_LENGTH, OPT_SELLING, OPT_BUY_SELL, OPT_EXPENSIVE, OPT_INTEREST, OPT_STADIUM_SALE, OPT_TOWN_STADIUM, OPT_YACHT,
 OPT_SOLO_MARKET, OPT_SOLO_REMOVED, OPT_REDEAL, OPT_EXPANSION, OPT_MINIMAL, OPT_SUBSTITUTION, OPT_SEVERAL, OPT_OPTIONAL,
 OPT_AUTO_REPAY, OPT_ARTS_COST, OPT_IRON_COST, OPT_TOY_FRANCS, OPT_BANK_BOUGHT) = range(21)  # fmt: skip
HANDED_IN, COSTS_ONLY, EVERYWHERE = range(3)

# -- decisions (LH-23), then jobs: what is still to be done without a choice ---------------------------------------

MOST_COUNT = 127
"""The largest amount one answer can name; with more possible it means "this many and more", and the rest is asked."""
_CARD = Argument("card", codes=c.CARDS)
_ANY_CARD = Argument("card", codes=(*c.CARDS, "none"))
_WHARF = Argument("wharf", codes=c.CARDS)
_GOOD = Argument("good", codes=t.GOODS)
_NEXT_GOOD = Argument("next", codes=t.GOODS)
_SUMS = (Argument("first", high=MOST_HELD), Argument("second", high=MOST_HELD))
_KINDS = Argument("kinds", high=(1 << t.GOOD_COUNT) - 1)
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
    Decision("food", (_FOOD_STEP, _NEED, Argument("payee", seats=True), "francs_most", _ANY_CARD)),
    Decision("energy", (_ENERGY_STEP, _NEED, Argument("grain", high=1))),
    Decision("amount", (_CARD, Argument("part", high=1), _UNITS[0], "so_far")),
    Decision("part", (_CARD,)),
    Decision("construct", (_WITH_WOOD,)),
    Decision("crane", (_CARD, _WITH_WOOD)),
    Decision("substitute", (_GOOD, _NEED)),
    Decision("ship", (_WHARF,)),
    Decision("old_ship", (_WHARF, Argument("wanted", codes=c.CARDS))),
    Decision("pick", (_CARD, Argument("next", high=t.GOOD_COUNT), Argument("left", high=t.GOOD_COUNT),
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
    Decision("evict", (Argument("came_from", codes=("home", *c.CARDS)),)),
    Decision("lay"),
    Decision("lay_buy", (_CARD,)),
    Decision("job_supply"),
    Decision("job_interest", (Argument("next", seats=True),)),
    Decision("job_turn_over"),
    Decision("job_gap", (Argument("next", seat=True),)),
    Decision("job_round"),
    Decision("job_harvest"),
    Decision("job_feed", (Argument("next", seats=True),)),
    Decision("job_town"),
    Decision("job_new_ship"),
    Decision("job_next_turn", (Argument("begun", high=1),)),
    Decision("job_owe", (Argument("due", high=MOST_HELD), Argument("why", codes=("interest", "feeding", "dive_bar")),
                         Argument("borrowed", high=1))),
    Decision("job_effect", (_CARD,)),
    Decision("job_take", (_CARD, *_UNITS)),
    Decision("job_built", (_CARD,)),
    Decision("job_construct_again"),
    Decision("job_launch", (Argument("type", codes=t.SHIP_TYPES),)),
    Decision("job_sailed", (Argument("francs", high=MOST_HELD), Argument("ships", high=t.SHIP_COUNT))),
    Decision("job_office_good"),
    Decision("job_office_take", (Argument("steel", high=1), _GOOD)),
    Decision("job_look"),
    Decision("job_enter_next", (_CARD,)),
)  # fmt: skip
(D_TURN, D_BEFORE, D_AFTER, D_GAP, D_AGAIN, D_ONWARD, D_INTEREST, D_FORCED, D_FEE, D_FOOD, D_ENERGY, D_AMOUNT, D_PART,
 D_CONSTRUCT, D_CRANE, D_SUBSTITUTE, D_SHIP, D_OLD_SHIP, D_PICK, D_LOOK, D_ORDER, D_COURT, D_FLEET, D_CARGO, D_HAND_IN,
 D_RECEIVE, D_OFFICE_STEEL, D_OFFICE_HAND_IN, D_OFFICE_GOOD, D_OFFICE_GIVE, D_SPACE, D_EVICT, D_LAY, D_LAY_BUY,
 J_SUPPLY, J_INTEREST, J_TURN_OVER, J_GAP, J_ROUND, J_HARVEST, J_FEED, J_TOWN, J_NEW_SHIP, J_NEXT_TURN, J_OWE, J_EFFECT,
 J_TAKE, J_BUILT, J_AGAIN, J_LAUNCH, J_SAILED, J_OFFICE_GOOD, J_OFFICE_TAKE, J_LOOK,
 J_ENTER_NEXT) = range(55)  # fmt: skip
FIRST_JOB = J_SUPPLY
FOR_INTEREST, FOR_FEEDING, FOR_DIVE_BAR = range(3)
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
(E_SUPPLIED, E_ADDED, E_TOOK_OFFER, E_ENTERED, E_GOT, E_PAID, E_CONSTRUCTED, E_BOUGHT, E_BOUGHT_SHIP, E_SOLD,
 E_SOLD_SHIP, E_BUILT_SHIP, E_EXCHANGED, E_MODERNISED, E_SENT_HOME, E_TOOK_LOAN, E_RETURNED_LOAN, E_LOOKED, E_SAW,
 E_LAID_BACK, E_HARVESTED, E_FED, E_TOWN_BUILT, E_REVEALED, E_NEW_SHIP, E_ROUND_OVER, E_REMOVED, E_DEALT, E_TOOK_CARD,
 E_LEFT, E_PUT_INTO, E_PLACED, E_PASSED, E_ENDED) = range(34)  # fmt: skip
