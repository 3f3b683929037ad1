"""Whether the pending decisions and jobs of a position can lie on each other and fit the table (LH-23).

A position that somebody set up may hold anything that its file can say; the rules trust what is pending. So each kind
of frame says here what it lies on, whose it is, and what must be so for it to be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wharfinger.kernel.bits import count, has
from wharfinger.kernel.soundness import BOTTOM, Frame, Rule, first_problem, frames_of

from . import cards as c
from . import data as t
from .rules.buildings.construct import on_top
from .rules.buildings.hand_in import FIRM_MOST, OFFICE_GOODS, SPOT_MOST, held_from, receive_fits
from .rules.buildings.offers import space_possible
from .rules.buildings.patterns import can_trade, parts_of
from .rules.buildings.picks import deck_left, kinds_from, picks
from .rules.buildings.shipping import ENERGY_PER_SHIP, cargo_ships, grain_burns, places
from .rules.buildings.wharf import can_exchange, ships_in_stack
from .rules.payments import ANY_FRANCS, energy_from
from .rules.setup import special_in_use
from .rules.stock import active, energy_bill, energy_of, food_from, is_final, owns, rounds
from .rules.visit import fee_payee, francs_in_food, possible
from .rules.windows import price_of
from .state import (
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
    DECISIONS,
    DECK,
    FIRST_JOB,
    FOR_DIVE_BAR,
    FOR_FEEDING,
    FOR_INTEREST,
    GONE,
    HIDDEN,
    J_AGAIN,
    J_BUILT,
    J_EFFECT,
    J_ENTER_NEXT,
    J_FEED,
    J_GAP,
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
    MOST_COUNT,
    NO_CARD,
    OPT_LENGTH,
    TOWN,
)


def _effect(s: Any, frame: Frame, *effects: int) -> bool:
    """Whether the seat's disc is in a building with one of these effects."""
    card = int(s.disc[frame.seat])
    return card >= 0 and c.EFFECT[card] in effects


def _in_card(s: Any, frame: Frame, *effects: int) -> bool:
    """Whether it is about the building that the seat's disc is in."""
    return s.disc[frame.seat] == frame.args[0] and _effect(s, frame, *effects)


def _asked(s: Any, frame: Frame, first: int) -> bool:
    """Whether a job that asks the seats one after the other, from so many places after the active one, is at this."""
    return frame.of_below(0) >= 1 and frame.seat == (active(s) + first + frame.of_below(0) - 1) % s.seats


# -- payments ------------------------------------------------------------------------------------------------------


def _food(s: Any, frame: Frame) -> bool:
    step, need, payee, francs, card = frame.args[:5]
    if food_from(s, frame.seat, step, francs) < need:
        return False
    if frame.under != J_EFFECT:
        due = _asked(s, frame, 0) if frame.under == J_FEED else frame.seat == active(s)
        return due and (payee, francs, card) == (0, ANY_FRANCS, NO_CARD)
    if frame.seat != active(s) or card != frame.of_below(0) or need > c.FEE_FOOD[card]:
        return False
    return (payee, francs) == (fee_payee(s, card) + 1, francs_in_food(card))


def _energy(s: Any, frame: Frame) -> bool:
    step, need, grain = frame.args[:3]
    if grain and not (frame.under == J_SAILED and grain_burns(s, frame.seat)):
        return False
    gives = energy_of(t.ENERGY_ORDER[step], grain) > 0
    sailed = frame.under != J_SAILED or frame.of_below(0) >= frame.of_below(1)
    return gives and sailed and energy_from(s, frame.seat, step, grain) >= need


def _substitute(s: Any, frame: Frame) -> bool:
    good, need = frame.args[:2]
    allowed = (t.CLAY,) if frame.under == D_SUBSTITUTE else (t.CLAY, t.IRON)
    twice = frame.under == D_SUBSTITUTE and frame.of_below(0) != t.IRON
    fee = frame.below is not None and frame.below.under == J_EFFECT
    held = s.stock[frame.seat, good] + s.stock[frame.seat, good + t.BASIC_COUNT] if good in allowed else 0
    return good in allowed and not twice and not fee and need <= held


def _owe(s: Any, frame: Frame) -> bool:
    due, why = frame.args[:2]
    if frame.under in (J_INTEREST, J_FEED):
        wanted = FOR_INTEREST if frame.under == J_INTEREST else FOR_FEEDING
        return why == wanted and _asked(s, frame, 0)
    return why == FOR_DIVE_BAR and due <= 2 and s.disc[frame.seat] == c.DIVE_BAR


# -- effects -------------------------------------------------------------------------------------------------------


def _trades(s: Any, frame: Frame) -> bool:
    """The amount of a trade, its first part already settled; so far only largest answers, and more can be traded."""
    card, part, first, so_far = frame.args[:4]
    if not _in_card(s, frame, c.PATTERN) or parts_of(card) <= part or so_far % MOST_COUNT:
        return False
    if so_far and not can_trade(s, frame.seat, card, *((first, so_far + 1) if part else (so_far + 1, 0))):
        return False
    if part == 0 or c.ONE_OF_TWO[card]:
        return first == 0
    return first == 0 or can_trade(s, frame.seat, card, first, 0)


def _took(s: Any, frame: Frame) -> bool:
    return _in_card(s, frame, c.PATTERN) and (parts_of(frame.args[0]) == 2 or frame.args[2] == 0)


def _picks(s: Any, frame: Frame) -> bool:
    card, following, left = frame.args[:3]
    if not _in_card(s, frame, c.MARKETPLACE, c.TOWN_SQUARE, c.TOY_FAIR, c.PAWNBROKER, c.MAJOR_CORPORATION, c.EMPORIUM):
        return False
    if c.EFFECT[card] not in (c.MARKETPLACE, c.TOWN_SQUARE, c.TOY_FAIR):
        return left == 0
    return 1 <= left <= min(int(picks(s, frame.seat, card)), int(kinds_from(s, frame.seat, card, following)))


def _cargo(s: Any, frame: Frame) -> bool:
    total, low, high, energy = frame.args[1:5]
    francs, ships = frame.of_below(0), frame.of_below(1)
    if not _effect(s, frame, c.SHIPPING_LINE) or not 1 <= ships <= cargo_ships(s, frame.seat):
        return False
    bill = energy_bill(s, frame.seat, ENERGY_PER_SHIP * ships)
    room = (places(s, frame.seat, ships - 1) + 1, places(s, frame.seat, ships))
    return (low, high) == room and energy == bill and total <= min(high, francs)


def _handed_in(s: Any, frame: Frame) -> bool:
    """Sums that the kinds handed in so far can make."""
    card, _, first, second, kinds = frame.args[:5]
    basic, different = int(count(kinds & ((1 << t.BASIC_COUNT) - 1))), int(count(kinds))
    if not _in_card(s, frame, c.BRIDGE, c.TRADING_FIRM, c.TRAFFICKING_SPOT):
        return False
    if c.EFFECT[card] == c.TRADING_FIRM:
        return different <= first <= FIRM_MOST and second <= first * int(max(t.SHIPPING))
    if c.EFFECT[card] == c.TRAFFICKING_SPOT:
        return basic <= first <= SPOT_MOST and different - basic <= second <= SPOT_MOST
    return True


def _receives(s: Any, frame: Frame) -> bool:
    card, good, first, second, kinds = frame.args[:5]
    if not _in_card(s, frame, c.TRADING_FIRM, c.TRAFFICKING_SPOT):
        return False
    firm = c.EFFECT[card] == c.TRADING_FIRM
    most = FIRM_MOST * int(max(t.SHIPPING)) if firm else SPOT_MOST
    fits = first <= (FIRM_MOST if firm else SPOT_MOST) and second <= most
    return fits and bool(receive_fits(card, kinds, good, first, second))


def _enters(s: Any, frame: Frame) -> bool:
    """The fee is being paid: the building can be entered and used."""
    card = frame.args[0]
    free = s.disc[frame.seat] != card and s.holder[card] <= TOWN and c.ENTERABLE[card]
    return bool(free) and possible(s, frame.seat, card)


def _lays(s: Any, frame: Frame) -> bool:
    return bool(s.hands_open) and s.disc[frame.seat] == c.CONSTRUCTION_SITE_CARD


def _buys_laid(s: Any, frame: Frame) -> bool:
    card = frame.args[0]
    price = int(price_of(s, card))
    laid = card == frame.of_below(0) and card >= c.STANDARD_COUNT and s.holder[card] == TOWN
    return laid and not is_final(s) and 0 <= price <= s.stock[frame.seat, t.FRANCS]


def _builds(s: Any, frame: Frame) -> bool:
    return bool(c.CONSTRUCTIBLE[frame.args[0]]) and on_top(s, frame.args[0])


def _constructs(s: Any, frame: Frame) -> bool:
    effects = (c.CONSTRUCT_WITH_WOOD,) if frame.args[0] else (c.CONSTRUCT, c.CONSTRUCT_TWICE)
    return _effect(s, frame, *effects)


# -- the table of frames -------------------------------------------------------------------------------------------

VISIT = (D_AFTER, D_TURN, D_ONWARD)
"""What lies under the decisions of a visit."""
WINDOWS = (D_TURN, D_AFTER, D_BEFORE, D_ONWARD, D_AGAIN, D_GAP)
CONSTRUCTION = (*VISIT, J_AGAIN)
_PART = "its arguments must fit the building that the seat's disc is in"


def _visit(*effects: int) -> Callable[[Any, Frame], bool]:
    return lambda s, frame: _effect(s, frame, *effects)


def _card_visit(*effects: int) -> Callable[[Any, Frame], bool]:
    return lambda s, frame: _in_card(s, frame, *effects)


def _main_phase(s: Any, frame: Frame) -> bool:
    return not is_final(s)


def _round_end(s: Any, frame: Frame) -> bool:
    return not is_final(s) and s.turn % t.TURNS == t.TURNS - 1


RULES: dict[int, Rule[tuple[int, ...]]] = {
    D_TURN: Rule((D_AFTER, D_TURN), lambda s, frame: frame.under == D_AFTER or is_final(s),
                 "two main actions belong to the final phase (LH-14.036)"),
    D_BEFORE: Rule((J_SUPPLY,)),
    D_AFTER: Rule((J_TURN_OVER,)),
    D_GAP: Rule((J_GAP,), lambda s, frame: _asked(s, frame, 1),
                "it must be the seat that job_gap.next is at (LH-5.13)"),
    D_AGAIN: Rule(VISIT),
    D_ONWARD: Rule((D_AFTER, D_TURN)),
    D_INTEREST: Rule((J_INTEREST,), lambda s, frame: s.loans[frame.seat] > 0 and _asked(s, frame, 0),
                     "it must be the seat that job_interest.next is at, with a loan (LH-6.4)"),
    D_FORCED: Rule((J_OWE,), lambda s, frame: frame.below and frame.seat == frame.below.seat,
                   "its seat must be the one that owes"),
    D_FEE: Rule((J_EFFECT,), lambda s, frame: frame.args[0] == frame.of_below(0) and c.FEE_FOOD[frame.args[0]]
                and c.FEE_FRANCS[frame.args[0]], "its card must be the one entered, with a fee of food or francs"),
    D_FOOD: Rule((J_EFFECT, J_TAKE, D_ENERGY, J_FEED), _food, "the seat must be able to pay it, to whom it is due"),
    D_ENERGY: Rule((J_TAKE, J_LAUNCH, J_SAILED), _energy, "the seat must be able to pay it with the kinds left"),
    D_AMOUNT: Rule(VISIT, _trades, "the seat must be able to trade so much in the building of its disc (LH-23.13)"),
    D_PART: Rule(VISIT, lambda s, frame: _in_card(s, frame, c.PATTERN) and c.ONE_OF_TWO[frame.args[0]], _PART),
    D_CONSTRUCT: Rule(CONSTRUCTION, _constructs, _PART),
    D_CRANE: Rule(CONSTRUCTION, lambda s, frame: _builds(s, frame) and owns(s, frame.seat, c.WOODEN_CRANE),
                  "its card must be on top of a proposal stack, and the seat own the Wooden Crane (LH-14.GH01)"),
    D_SUBSTITUTE: Rule((J_TAKE, D_ENERGY, D_FOOD, D_SUBSTITUTE, J_BUILT, J_LAUNCH), _substitute,
                       "the seat must have so much clay and brick, or iron and steel, for a trade or a construction"),
    D_SHIP: Rule(VISIT, _card_visit(c.WHARF), _PART),
    D_OLD_SHIP: Rule(VISIT, lambda s, frame: _in_card(s, frame, c.WHARF)
                     and frame.args[1] in (c.LUXURY_YACHT, c.MS_DAGMAR)
                     and can_exchange(s, frame.seat, *frame.args[:2]), "the exchange must be possible (LH-15.13)"),
    D_PICK: Rule((*VISIT, J_LOOK), _picks, _PART),
    D_LOOK: Rule(VISIT, lambda s, frame: _effect(s, frame, c.MARKETPLACE) and deck_left(s) > 0,
                 "the seat must be in the Marketplace and a special card be left (LH-12.01.4)"),
    D_ORDER: Rule(VISIT, lambda s, frame: _effect(s, frame, c.MARKETPLACE) and deck_left(s) > 1,
                  "the seat must be in the Marketplace and two special cards be left (LH-12.01.4)"),
    D_COURT: Rule(VISIT, lambda s, frame: _effect(s, frame, c.LOCAL_COURT) and s.loans[frame.seat] > 2,
                  "the seat must be in the Local Court with three loans (LH-12.15)"),
    D_FLEET: Rule(VISIT, lambda s, frame: _effect(s, frame, c.SHIPPING_LINE) and possible(s, frame.seat,
                  int(s.disc[frame.seat])), "the seat must be in the Shipping Line and able to sail (LH-12.18.7)"),
    D_CARGO: Rule((J_SAILED,), _cargo, "it must be what so many ships of the seat can carry (LH-12.18)"),
    D_HAND_IN: Rule(VISIT, _handed_in, _PART),
    D_RECEIVE: Rule(VISIT, _receives, "what is still due must be goods that can be taken (LH-14)"),
    D_OFFICE_STEEL: Rule((J_OFFICE_GOOD,)),
    D_OFFICE_HAND_IN: Rule((J_OFFICE_GOOD,), lambda s, frame: 1 <= frame.args[1]
                           <= held_from(s, frame.seat, frame.args[0]), "the seat must have so many goods left"),
    D_OFFICE_GOOD: Rule((J_OFFICE_TAKE,), lambda s, frame: frame.of_below(1) == 0, "no good may be chosen yet"),
    D_OFFICE_GIVE: Rule((J_OFFICE_TAKE,), lambda s, frame: frame.args[0] == frame.of_below(1)
                        and frame.args[0] in OFFICE_GOODS, "its good must be the one chosen (LH-12.21.2)"),
    D_SPACE: Rule(VISIT, lambda s, frame: _in_card(s, frame, c.HAULAGE_FIRM, c.FLEA_MARKET, c.PICKET_LINE)
                  and space_possible(s, frame.seat, frame.args[0]), _PART),
    D_EVICT: Rule(VISIT, _visit(c.HARBOUR_WATCH), "the seat must be in the Harbour Watch (LH-13.014)"),
    D_LAY: Rule(VISIT, _lays, "the seat must be in the Construction Site and hold three cards (LH-14.037)"),
    D_LAY_BUY: Rule((J_ENTER_NEXT,), _buys_laid, "its card must be the one laid, and the seat able to pay it"),
    J_SUPPLY: Rule((D_TURN, J_INTEREST), _main_phase, "in the final phase nothing is supplied (LH-18.2)"),
    J_INTEREST: Rule((D_TURN,), _main_phase, "in the final phase no interest is paid (LH-18.2)"),
    J_TURN_OVER: Rule((BOTTOM,)),
    J_NEXT_TURN: Rule((BOTTOM,)),
    J_ROUND: Rule((J_NEXT_TURN,), _round_end, "a round ends with its seventh turn (LH-16.1)"),
    J_GAP: Rule((J_NEXT_TURN, J_ROUND)),
    J_NEW_SHIP: Rule((J_NEXT_TURN,), _round_end, "a round ends with its seventh turn (LH-16.1)"),
    J_TOWN: Rule((J_NEW_SHIP,)),
    J_FEED: Rule((J_TOWN,)),
    J_OWE: Rule((J_INTEREST, J_FEED, J_NEXT_TURN, J_OWE, J_ENTER_NEXT, *WINDOWS), _owe,
                "it must be the seat's turn to pay, or its disc be in the Dive Bar for 1 or 2 francs (LH-17)"),
    J_EFFECT: Rule(VISIT, _enters, "the seat must be able to enter and use its card (LH-8.1)"),
    J_TAKE: Rule(VISIT, _took, _PART),
    J_BUILT: Rule(CONSTRUCTION, _builds, "its card must be on top of a proposal stack (LH-10.2)"),
    J_AGAIN: Rule(VISIT, _visit(c.CONSTRUCT_TWICE), "the seat must be in the Construction Firm (LH-12.B3)"),
    J_LAUNCH: Rule(VISIT, lambda s, frame: _effect(s, frame, c.WHARF) and ships_in_stack(s, frame.args[0]) > 0,
                   "the seat must be in a wharf and such a ship lie in its stack (LH-15)"),
    J_SAILED: Rule(VISIT, _visit(c.SHIPPING_LINE), "the seat must be in the Shipping Line (LH-12.18)"),
    J_OFFICE_GOOD: Rule((J_OFFICE_TAKE,)),
    J_OFFICE_TAKE: Rule(VISIT, _visit(c.BUSINESS_OFFICE), "the seat must be in the Business Office (LH-12.21)"),
    J_LOOK: Rule(VISIT, lambda s, frame: _effect(s, frame, c.MARKETPLACE) and deck_left(s) > 0,
                 "the seat must be in the Marketplace and a special card be left (LH-12.01.4)"),
    J_ENTER_NEXT: Rule(VISIT),
}  # fmt: skip
"""Every kind of frame that can wait; a job that runs through at once is not among them."""
NOBODYS = (J_NEXT_TURN, J_ROUND, J_GAP, J_NEW_SHIP, J_TOWN, J_FEED)
"""Jobs of no seat; the number 0 stands in their frames."""
ANY_SEAT = (J_OWE, D_FORCED, D_FOOD, D_GAP, D_INTEREST)
"""Frames that need not be those of the active seat."""


def check_table(s: Any) -> list[str]:
    """What the rules trust beyond the places of cards and ships: amounts, what is still to come, what is dealt."""
    wrong = []
    length, played = int(s.options[OPT_LENGTH]), int(s.turn) // t.TURNS
    for number in range(min(played, int(rounds(s))), int(rounds(s))):
        ship = int(t.ROUND_CARD[length, int(s.seats), number, t.R_SHIP])
        if ship in s.ship_stacks or any(has(int(s.fleet[seat]), ship) for seat in range(int(s.seats))):
            wrong.append(f"the ship {t.SHIPS[ship]} comes with round {number + 1} and not before (LH-16.13).")
    return wrong + _check_specials(s)


def _check_specials(s: Any) -> list[str]:
    """LH-3.14, LH-14.037: six special cards in a full game, and hands of three once the Construction Site is out."""
    wrong = []
    full = s.options[OPT_LENGTH] == t.FULL
    if any((card >= 0) != full for card in s.deck):
        wrong.append(f"deck must name {DECK if full else 'no'} special cards in this game (LH-3.14).")
    for card in range(c.STANDARD_COUNT, c.CARD_COUNT):
        leaves = card in (c.CONSTRUCTION_SITE_CARD, c.PICKET_LINE_CARD)
        if s.holder[card] == GONE and special_in_use(s, card) and not leaves:
            wrong.append(f"holder.{c.CARDS[card]}: that card is used in this game and never leaves it.")
    hands = [int(card) for hand in s.hand[: int(s.seats)] for card in hand]
    dealt = sum(card >= 0 for card in hands)
    if dealt not in (0, len(hands)) or any(0 <= card < c.STANDARD_COUNT for card in hands):
        wrong.append("hand: every seat holds three special cards, or none does (LH-14.037).")
    site = int(s.holder[c.CONSTRUCTION_SITE_CARD])
    if bool(dealt) == (site == HIDDEN or not special_in_use(s, c.CONSTRUCTION_SITE_CARD)):
        wrong.append("hand: cards are dealt when the Construction Site is revealed (LH-14.037).")
    for card in hands:
        if card >= 0 and (not special_in_use(s, card) or (s.hands_open and s.holder[card] != HIDDEN)):
            wrong.append(f"hand: {c.CARDS[card]} cannot be in a hand (LH-14.037).")
    if s.picket >= 0 and s.holder[c.PICKET_LINE_CARD] > TOWN:
        wrong.append("picket: there is a picket only while the Picket Line is in play (LH-14.044).")
    for seat in range(int(s.seats)):
        first, second = (int(card) for card in s.seen[seat])
        if second >= 0 and first in (-1, second):
            wrong.append(f"players[{seat}].seen must name different cards, from the first place on (LH-22.7).")
    return wrong


def check_pending(s: Any) -> list[str]:
    """What is wrong with the pending decisions and jobs; nothing, if they could occur."""
    frames = frames_of(s)
    wrong = first_problem(frames, lambda frame: _problem(s, frame))
    return wrong or _check_whole(s, frames) + _check_turn(s, frames)


def _problem(s: Any, frame: Frame) -> str:
    rule = RULES.get(frame.kind)
    if rule is None or frame.under not in rule.on:
        return frame.misplaced(DECISIONS)
    seat = 0 if frame.kind in NOBODYS else frame.seat if frame.kind in ANY_SEAT else int(active(s))
    if frame.seat != seat:
        return f"seat: the decision {DECISIONS[frame.kind].name} is that of seat {seat}, not of seat {frame.seat}"
    return rule.problem(s, frame, DECISIONS)


def _check_whole(s: Any, frames: list[Frame]) -> list[str]:
    """What the frames are together."""
    kinds = [frame.kind for frame in frames]
    if kinds and kinds[-1] >= FIRST_JOB:
        return [f"pending[{len(kinds) - 1}]: the last entry must be a decision, not {DECISIONS[kinds[-1]].name}."]
    if kinds.count(D_TURN) > (2 if is_final(s) else 1):
        return ["pending: a turn has one main action, in the final phase at most two (LH-14.036)."]
    barred = [frame.seat for frame in frames if frame.kind == J_OWE and frame.args[1] == FOR_DIVE_BAR]
    if len(set(barred)) != len(barred):
        return ["pending: a seat owes its francs in the Dive Bar once (LH-14.043)."]
    for row, frame in enumerate(frames[1:], 1):
        acts = frame.under == D_TURN and frame.kind not in (D_TURN, J_INTEREST, J_SUPPLY, J_OWE)
        if acts and not is_final(s):
            return [f"pending[{row}]: the main action is done before the next decision (LH-7, LH-8)."]
    if D_TURN in kinds and J_SUPPLY not in kinds and not is_final(s) and not s.offer.any():
        return ["offer: after the supply of a turn it cannot be empty (LH-6.2)."]
    return []


def _check_turn(s: Any, frames: list[Frame]) -> list[str]:
    """LH-16.14, LH-18.9: how many turns there are, and how the next one begins."""
    turns = t.TURNS * int(rounds(s)) + int(s.seats)
    if not frames:
        return [] if s.turn == turns else [f"turn: a game that is over has had {turns} turns (LH-18.9)."]
    first = frames[0]
    begun = first.kind == J_NEXT_TURN and first.args[0] == 1
    if s.turn >= turns:
        return [f"turn: this game has {turns} turns (LH-18.9)."]
    owed = len(frames) > 1 and frames[1].kind == J_OWE
    if first.kind == J_NEXT_TURN and begun != owed:
        return ["pending[0].begun must be 1 while something is owed before the next turn, and else 0 (LH-14.044)."]
    up = min(t.TURNS, int(s.turn) + (0 if begun or any(frame.kind == J_SUPPLY for frame in frames) else 1))
    if s.tiles_up < up:
        return [f"tiles_up must be at least {up} at this point of turn {int(s.turn) + 1} (LH-6.1)."]
    return []
