"""Whether the pending decisions and jobs of a position can lie on each other and fit the table (LH-23).

A position that somebody set up may hold anything that its file can say; the rules trust what is pending. So each kind
of frame says here what it lies on, whose it is, and what must be so for it to be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from wharfinger.kernel.bits import count, has
from wharfinger.kernel.errors import Message
from wharfinger.kernel.soundness import BOTTOM, Frame, Rule, first_problem, frames_of

from . import cards as c
from . import data as t
from .cards import EFFECT
from .rules.buildings.construct import on_top
from .rules.buildings.hand_in import FIRM_MOST, OFFICE_GOODS, SPOT_MOST, firm_pays, held_from, spot_pays
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
from .state import CHOICE, DECISIONS, DECK, FIRST_JOB, FOR, HOLDER, MOST_COUNT, NO_CARD, OPT, D

says = t.CHECKS.says


def _given(frame: Frame | None) -> Any:
    """The arguments of a frame by their names."""
    assert frame is not None  # what a frame lies on is looked at first
    return SimpleNamespace(**dict(zip(DECISIONS[frame.kind].arguments, frame.args, strict=False)))


def _effect(s: Any, frame: Frame, *effects: int) -> bool:
    """Whether the seat's disc is in a building with one of these effects."""
    card = int(s.disc[frame.seat])
    return card >= 0 and c.EFFECT_OF[card] in effects


def _in_card(s: Any, frame: Frame, *effects: int) -> bool:
    """Whether it is about the building that the seat's disc is in."""
    return s.disc[frame.seat] == _given(frame).card and _effect(s, frame, *effects)


def _in_wharf(s: Any, frame: Frame) -> bool:
    """Whether it is about the wharf that the seat's disc is in."""
    return s.disc[frame.seat] == _given(frame).wharf and _effect(s, frame, EFFECT.wharf)


def _asked(s: Any, frame: Frame, first: int) -> bool:
    """Whether a job that asks the seats one after the other, from so many places after the active one, is at this."""
    following = _given(frame.below).next
    return bool(following >= 1 and frame.seat == (active(s) + first + following - 1) % s.seats)


# -- payments ------------------------------------------------------------------------------------------------------


def _food(s: Any, frame: Frame) -> bool:
    given = _given(frame)
    if food_from(s, frame.seat, given.step, given.francs_most) < given.need:
        return False
    payee, francs, card = given.payee, given.francs_most, given.card
    if frame.under != D.job_effect:
        due = _asked(s, frame, 0) if frame.under == D.job_feed else frame.seat == active(s)
        return due and (payee, francs, card) == (0, ANY_FRANCS, NO_CARD)
    if frame.seat != active(s) or card != _given(frame.below).card or given.need > c.FEE_FOOD[card]:
        return False
    return (payee, francs) == (fee_payee(s, card) + 1, francs_in_food(card))


def _energy(s: Any, frame: Frame) -> bool:
    given, below = _given(frame), _given(frame.below)
    if given.grain and not (frame.under == D.job_sailed and grain_burns(s, frame.seat)):
        return False
    gives = energy_of(t.ENERGY_ORDER[given.step], given.grain) > 0
    sailed = frame.under != D.job_sailed or below.francs >= below.ships
    return bool(gives and sailed and energy_from(s, frame.seat, given.step, given.grain) >= given.need)


def _substitute(s: Any, frame: Frame) -> bool:
    good, need = _given(frame).good, _given(frame).need
    allowed = (t.GOOD.clay,) if frame.under == D.substitute else (t.GOOD.clay, t.GOOD.iron)
    twice = frame.under == D.substitute and _given(frame.below).good != t.GOOD.iron
    fee = frame.below is not None and frame.below.under == D.job_effect
    held = s.stock[frame.seat, good] + s.stock[frame.seat, good + t.BASIC_COUNT] if good in allowed else 0
    return good in allowed and not twice and not fee and need <= held


def _owe(s: Any, frame: Frame) -> bool:
    due, why = _given(frame).due, _given(frame).why
    if frame.under in (D.job_interest, D.job_feed):
        wanted = FOR.interest if frame.under == D.job_interest else FOR.feeding
        return why == wanted and _asked(s, frame, 0)
    return bool(why == FOR.dive_bar and due <= 2 and s.disc[frame.seat] == c.CARD.dive_bar)


# -- effects -------------------------------------------------------------------------------------------------------


def _trades(s: Any, frame: Frame) -> bool:
    """The amount of a trade, its first part already settled; so far only largest answers, and more can be traded."""
    given = _given(frame)
    card, part, first, so_far = given.card, given.part, given.first, given.so_far
    if not _in_card(s, frame, EFFECT.pattern) or parts_of(card) <= part or so_far % MOST_COUNT:
        return False
    if so_far and not can_trade(s, frame.seat, card, *((first, so_far + 1) if part else (so_far + 1, 0))):
        return False
    if part == 0 or c.ONE_OF_TWO[card]:
        return bool(first == 0)
    return bool(first == 0 or can_trade(s, frame.seat, card, first, 0))


def _took(s: Any, frame: Frame) -> bool:
    return _in_card(s, frame, EFFECT.pattern) and (parts_of(_given(frame).card) == 2 or _given(frame).second == 0)


FIXED_PICKS = (EFFECT.marketplace, EFFECT.town_square, EFFECT.toy_fair)
"""Where a fixed number of goods is picked (R-65)."""


def _picks(s: Any, frame: Frame) -> bool:
    given = _given(frame)
    if not _in_card(s, frame, *FIXED_PICKS, EFFECT.pawnbroker, EFFECT.major_corporation, EFFECT.emporium):
        return False
    if c.EFFECT_OF[given.card] not in FIXED_PICKS:
        return bool(given.left == 0)
    kinds = int(kinds_from(s, frame.seat, given.card, given.next))
    return bool(1 <= given.left <= min(int(picks(s, frame.seat, given.card)), kinds))


def _cargo(s: Any, frame: Frame) -> bool:
    given, below = _given(frame), _given(frame.below)
    ships = below.ships
    if not _effect(s, frame, EFFECT.shipping_line) or not 1 <= ships <= cargo_ships(s, frame.seat):
        return False
    bill = energy_bill(s, frame.seat, ENERGY_PER_SHIP * ships)
    room = (places(s, frame.seat, ships - 1) + 1, places(s, frame.seat, ships))
    fits = (given.low, given.high) == room and given.energy == bill
    return fits and given.total <= min(given.high, below.francs)


def _handed_in(s: Any, frame: Frame) -> bool:
    """Sums that the kinds handed in so far can make."""
    given = _given(frame)
    if not _in_card(s, frame, EFFECT.bridge, EFFECT.trading_firm, EFFECT.trafficking_spot):
        return False
    kinds = int(count(given.kinds))
    basic_kinds = int(count(given.kinds & ((1 << t.BASIC_COUNT) - 1)))
    if c.EFFECT_OF[given.card] == EFFECT.trading_firm:
        goods, worth = given.first, given.second
        return bool(kinds <= goods <= FIRM_MOST and worth <= goods * int(max(t.SHIPPING)))
    if c.EFFECT_OF[given.card] == EFFECT.trafficking_spot:
        basic, upgraded = given.first, given.second
        return bool(basic_kinds <= basic <= SPOT_MOST and kinds - basic_kinds <= upgraded <= SPOT_MOST)
    return True


def _receives(s: Any, frame: Frame) -> bool:
    given = _given(frame)
    if not _in_card(s, frame, EFFECT.trading_firm, EFFECT.trafficking_spot):
        return False
    if c.EFFECT_OF[given.card] == EFFECT.trading_firm:
        goods, worth = given.first, given.second
        fits = goods <= FIRM_MOST and worth <= FIRM_MOST * int(max(t.SHIPPING))
        return fits and bool(firm_pays(given.kinds, given.next, worth))
    basic, upgraded = given.first, given.second
    return max(basic, upgraded) <= SPOT_MOST and bool(spot_pays(given.kinds, given.next, basic, upgraded))


def _enters(s: Any, frame: Frame) -> bool:
    """The fee is being paid: the building can be entered and used."""
    card = _given(frame).card
    free = s.disc[frame.seat] != card and s.holder[card] <= HOLDER.town and c.ENTERABLE[card]
    return bool(free) and possible(s, frame.seat, card)


def _lays(s: Any, frame: Frame) -> bool:
    return bool(s.hands_open) and s.disc[frame.seat] == c.CARD.construction_site


def _buys_laid(s: Any, frame: Frame) -> bool:
    card = _given(frame).card
    price = int(price_of(s, card))
    laid = card == _given(frame.below).card and card >= c.STANDARD_COUNT and s.holder[card] == HOLDER.town
    return laid and not is_final(s) and 0 <= price <= s.stock[frame.seat, t.FRANCS]


def _builds(s: Any, frame: Frame) -> bool:
    card = _given(frame).card
    return bool(c.CONSTRUCTIBLE[card]) and on_top(s, card)


def _constructs(s: Any, frame: Frame) -> bool:
    effects = (EFFECT.construct_with_wood,) if _given(frame).with_wood else (EFFECT.construct, EFFECT.construct_twice)
    return _effect(s, frame, *effects)


# -- the table of frames -------------------------------------------------------------------------------------------

VISIT = (D.after_action, D.turn, D.second_visit)
"""What lies under the decisions of a visit."""
WINDOWS = (D.turn, D.after_action, D.before_supply, D.second_visit, D.second_construction, D.gap)
CONSTRUCTION = (*VISIT, D.job_construct_again)
_PART = says("needs-part")


def _visit(*effects: int) -> Callable[[Any, Frame], bool]:
    return lambda s, frame: _effect(s, frame, *effects)


def _fee(s: Any, frame: Frame) -> bool:
    card = _given(frame).card
    return bool(card == _given(frame.below).card and c.FEE_FOOD[card] and c.FEE_FRANCS[card])


def _part(s: Any, frame: Frame) -> bool:
    return _in_card(s, frame, EFFECT.pattern) and bool(c.ONE_OF_TWO[_given(frame).card])


def _exchanges(s: Any, frame: Frame) -> bool:
    wharf, wanted = _given(frame).wharf, _given(frame).wanted
    possible_card = wanted in (c.CARD.luxury_yacht, c.CARD.ms_dagmar)
    return _in_wharf(s, frame) and possible_card and can_exchange(s, frame.seat, wharf, wanted)


def _four(s: Any, frame: Frame) -> bool:
    return bool(1 <= _given(frame).left <= held_from(s, frame.seat, _given(frame).next))


def _gives(s: Any, frame: Frame) -> bool:
    good = _given(frame).good
    return good == _given(frame.below).good and good in OFFICE_GOODS


def _space(s: Any, frame: Frame) -> bool:
    chooses = _in_card(s, frame, EFFECT.haulage_firm, EFFECT.flea_market, EFFECT.picket_line)
    return chooses and space_possible(s, frame.seat, _given(frame).card)


def _launches(s: Any, frame: Frame) -> bool:
    return _effect(s, frame, EFFECT.wharf) and ships_in_stack(s, _given(frame).type) > 0


def _main_phase(s: Any, frame: Frame) -> bool:
    return not is_final(s)


def _round_end(s: Any, frame: Frame) -> bool:
    return not is_final(s) and s.turn % t.TURNS == t.TURNS - 1


RULES: dict[int, Rule[tuple[int, ...]]] = {
    D.turn: Rule((D.after_action, D.turn), lambda s, frame: frame.under == D.after_action or is_final(s),
                 says("needs-final")),
    D.before_supply: Rule((D.job_supply,)),
    D.after_action: Rule((D.job_turn_over,)),
    D.gap: Rule((D.job_gap,), lambda s, frame: _asked(s, frame, 1),
                says("needs-gap")),
    D.second_construction: Rule(VISIT),
    D.second_visit: Rule((D.after_action, D.turn)),
    D.interest: Rule((D.job_interest,), lambda s, frame: s.loans[frame.seat] > 0 and _asked(s, frame, 0),
                     says("needs-interest")),
    D.forced: Rule((D.job_owe,), lambda s, frame: frame.below and frame.seat == frame.below.seat,
                   says("needs-owing")),
    D.fee: Rule((D.job_effect,), _fee, says("needs-fee")),
    D.food: Rule((D.job_effect, D.job_take, D.energy, D.job_feed), _food,
                 says("needs-food")),
    D.energy: Rule((D.job_take, D.job_launch, D.job_sailed), _energy,
                   says("needs-energy")),
    D.amount: Rule(VISIT, _trades, says("needs-amount")),
    D.part: Rule(VISIT, _part, _PART),
    D.construct: Rule(CONSTRUCTION, _constructs, _PART),
    D.crane: Rule(CONSTRUCTION, lambda s, frame: _builds(s, frame) and owns(s, frame.seat, c.CARD.wooden_crane),
                  says("needs-crane")),
    D.substitute: Rule((D.job_take, D.energy, D.food, D.substitute, D.job_built, D.job_launch), _substitute,
                       says("needs-substitute")),
    D.ship: Rule(VISIT, _in_wharf, _PART),
    D.old_ship: Rule(VISIT, _exchanges, says("needs-exchange")),
    D.pick: Rule((*VISIT, D.job_look), _picks, _PART),
    D.look: Rule(VISIT, lambda s, frame: _effect(s, frame, EFFECT.marketplace) and deck_left(s) > 0,
                 says("needs-look")),
    D.order: Rule(VISIT, lambda s, frame: _effect(s, frame, EFFECT.marketplace) and deck_left(s) > 1,
                  says("needs-order")),
    D.court: Rule(VISIT, lambda s, frame: _effect(s, frame, EFFECT.local_court) and s.loans[frame.seat] > 2,
                  says("needs-court")),
    D.fleet: Rule(VISIT, lambda s, frame: _effect(s, frame, EFFECT.shipping_line) and possible(s, frame.seat,
                  int(s.disc[frame.seat])), says("needs-fleet")),
    D.cargo: Rule((D.job_sailed,), _cargo, says("needs-cargo")),
    D.hand_in: Rule(VISIT, _handed_in, _PART),
    D.receive: Rule(VISIT, _receives, says("needs-receive")),
    D.office_steel: Rule((D.job_office_good,)),
    D.office_hand_in: Rule((D.job_office_good,), _four, says("needs-goods")),
    D.office_good: Rule((D.job_office_take,), lambda s, frame: _given(frame.below).good == 0,
                        says("needs-unchosen")),
    D.office_give: Rule((D.job_office_take,), _gives, says("needs-chosen")),
    D.space: Rule(VISIT, _space, _PART),
    D.evict: Rule(VISIT, _visit(EFFECT.harbour_watch), says("needs-evict")),
    D.lay: Rule(VISIT, _lays, says("needs-lay")),
    D.lay_buy: Rule((D.job_enter_next,), _buys_laid, says("needs-lay-buy")),
    D.job_supply: Rule((D.turn, D.job_interest), _main_phase, says("needs-supply")),
    D.job_interest: Rule((D.turn,), _main_phase, says("needs-no-interest")),
    D.job_turn_over: Rule((BOTTOM,)),
    D.job_next_turn: Rule((BOTTOM,)),
    D.job_round: Rule((D.job_next_turn,), _round_end, says("needs-round-end")),
    D.job_gap: Rule((D.job_next_turn, D.job_round)),
    D.job_new_ship: Rule((D.job_next_turn,), _round_end, says("needs-round-end")),
    D.job_town: Rule((D.job_new_ship,)),
    D.job_feed: Rule((D.job_town,)),
    D.job_owe: Rule((D.job_interest, D.job_feed, D.job_next_turn, D.job_owe, D.job_enter_next, *WINDOWS), _owe,
                    says("needs-owe")),
    D.job_effect: Rule(VISIT, _enters, says("needs-enter")),
    D.job_take: Rule(VISIT, _took, _PART),
    D.job_built: Rule(CONSTRUCTION, _builds, says("needs-built")),
    D.job_construct_again: Rule(VISIT, _visit(EFFECT.construct_twice),
                                says("needs-construct-twice")),
    D.job_launch: Rule(VISIT, _launches,
                       says("needs-launch")),
    D.job_sailed: Rule(VISIT, _visit(EFFECT.shipping_line), says("needs-sailed")),
    D.job_office_good: Rule((D.job_office_take,)),
    D.job_office_take: Rule(VISIT, _visit(EFFECT.business_office),
                            says("needs-office")),
    D.job_look: Rule(VISIT, lambda s, frame: _effect(s, frame, EFFECT.marketplace) and deck_left(s) > 0,
                 says("needs-look")),
    D.job_enter_next: Rule(VISIT),
}  # fmt: skip
"""Every kind of frame that can wait; a job that runs through at once is not among them."""
NOBODYS = (D.job_next_turn, D.job_round, D.job_gap, D.job_new_ship, D.job_town, D.job_feed)
"""Jobs of no seat; the number 0 stands in their frames."""
ANY_SEAT = (D.job_owe, D.forced, D.food, D.gap, D.interest)
"""Frames that need not be those of the active seat."""


def check_table(s: Any) -> list[Message]:
    """What the rules trust beyond the places of cards and ships: amounts, what is still to come, what is dealt."""
    wrong: list[Message] = []
    length, played = int(s.options[OPT.length]), int(s.turn) // t.TURNS
    for number in range(min(played, int(rounds(s))), int(rounds(s))):
        ship = int(t.ROUND_CARD[length, int(s.seats), number, t.R_SHIP])
        if ship in s.ship_stacks or any(has(int(s.fleet[seat]), ship) for seat in range(int(s.seats))):
            wrong.append(says("position-ship-early", ship=t.SHIPS[ship], round=str(number + 1)))
    return wrong + _check_specials(s)


def _check_specials(s: Any) -> list[Message]:
    """LH-3.14, LH-14.037: six special cards in a full game, and hands of three once the Construction Site is out."""
    wrong: list[Message] = []
    full = s.options[OPT.length] == CHOICE.length.full
    if any((card >= 0) != full for card in s.deck):
        wrong.append(says("position-deck-size", count=str(DECK if full else 0)))
    for card in range(c.STANDARD_COUNT, c.CARD_COUNT):
        leaves = card in (c.CARD.construction_site, c.CARD.picket_line)
        if s.holder[card] == HOLDER.out and special_in_use(s, card) and not leaves:
            wrong.append(says("position-never-out", card=c.CARDS[card]))
    hands = [int(card) for hand in s.hand[: int(s.seats)] for card in hand]
    dealt = sum(card >= 0 for card in hands)
    if dealt not in (0, len(hands)) or any(0 <= card < c.STANDARD_COUNT for card in hands):
        wrong.append(says("position-hands"))
    site = int(s.holder[c.CARD.construction_site])
    if bool(dealt) == (site == HOLDER.hidden or not special_in_use(s, c.CARD.construction_site)):
        wrong.append(says("position-hands-dealt"))
    for card in hands:
        if card >= 0 and (not special_in_use(s, card) or (s.hands_open and s.holder[card] != HOLDER.hidden)):
            wrong.append(says("position-hand-card", card=c.CARDS[card]))
    if s.picket >= 0 and s.holder[c.CARD.picket_line] > HOLDER.town:
        wrong.append(says("position-picket"))
    for seat in range(int(s.seats)):
        first, second = (int(card) for card in s.seen[seat])
        if second >= 0 and first in (-1, second):
            wrong.append(says("position-seen-different", seat=str(seat)))
    return wrong


def check_pending(s: Any) -> list[Message]:
    """What is wrong with the pending decisions and jobs; nothing, if they could occur."""
    frames = frames_of(s)
    wrong = first_problem(frames, lambda frame: _problem(s, frame))
    return wrong or _check_whole(s, frames) + _check_turn(s, frames)


def _problem(s: Any, frame: Frame) -> Message | None:
    rule = RULES.get(frame.kind)
    if rule is None or frame.under not in rule.on:
        return frame.misplaced(DECISIONS)
    seat = 0 if frame.kind in NOBODYS else frame.seat if frame.kind in ANY_SEAT else int(active(s))
    if frame.seat != seat:
        return frame.belongs_to(seat, DECISIONS)
    return rule.problem(s, frame, DECISIONS)


def _check_whole(s: Any, frames: list[Frame]) -> list[Message]:
    """What the frames are together."""
    kinds = [frame.kind for frame in frames]
    if kinds and kinds[-1] >= FIRST_JOB:
        return [says("position-last", row=str(len(kinds) - 1), job=DECISIONS[kinds[-1]].name)]
    if kinds.count(D.turn) > (2 if is_final(s) else 1):
        return [says("position-main-actions")]
    barred = [frame.seat for frame in frames if frame.kind == D.job_owe and _given(frame).why == FOR.dive_bar]
    if len(set(barred)) != len(barred):
        return [says("position-dive-bar")]
    for row, frame in enumerate(frames[1:], 1):
        acts = frame.under == D.turn and frame.kind not in (D.turn, D.job_interest, D.job_supply, D.job_owe)
        if acts and not is_final(s):
            return [says("position-main-first", row=str(row))]
    if D.turn in kinds and D.job_supply not in kinds and not is_final(s) and not s.offer.any():
        return [says("position-offer")]
    return []


def _check_turn(s: Any, frames: list[Frame]) -> list[Message]:
    """LH-16.14, LH-18.9: how many turns there are, and how the next one begins."""
    turns = t.TURNS * int(rounds(s)) + int(s.seats)
    if not frames:
        return [] if s.turn == turns else [says("position-turns-over", turns=str(turns))]
    first = frames[0]
    begun = first.kind == D.job_next_turn and _given(first).begun == 1
    if s.turn >= turns:
        return [says("position-turns", turns=str(turns))]
    owed = len(frames) > 1 and frames[1].kind == D.job_owe
    if first.kind == D.job_next_turn and begun != owed:
        return [says("position-begun")]
    up = min(t.TURNS, int(s.turn) + (0 if begun or any(frame.kind == D.job_supply for frame in frames) else 1))
    if s.tiles_up < up:
        return [says("position-tiles-up", least=str(up), turn=str(int(s.turn) + 1))]
    return []
