"""Le Havre as a seat sees it, and whether a position is sound (LH-22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import UNSET

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.errors import Message

from .. import cards as c
from .. import data as t
from ..rules.buildings.construct import NO_SWAP, cost
from ..rules.buildings.picks import deck_left
from ..rules.buildings.wharf import ships_in_stack
from ..rules.discs import stays
from ..rules.payments import ANY_FRANCS
from ..rules.scoring import bonus, building_values, francs_and_loans, ship_values
from ..rules.setup import special_in_use
from ..rules.stock import active, counted, energy_held, food_from, goods_held, is_final, rounds, ship_food
from ..rules.windows import price_of
from ..soundness import check_pending, check_table
from ..state import ARG, HOLDER, HOLDERS, OPT, SPACES, D
from .view_types import (
    CardView,
    Fee,
    Feeding,
    Known,
    LeHavreBoard,
    PlayerView,
    RoundCard,
    ShipStack,
    ShipView,
    Specials,
    Tile,
    Wealth,
)

NOBODY = -1
"""Owns nothing, so has no discounts and no bonus."""


SHIPS = [
    ShipView(
        id=name,
        name=t.SHIP_NAMES[ship],
        type=t.SHIP_TYPES[t.SHIP_TYPE[ship]],
        value=int(t.SHIP_VALUE[ship]),
    )
    for ship, name in enumerate(t.SHIPS)
]
"""Every ship as it is printed: all views share them."""


def view(s: Any, seat: int | None) -> LeHavreBoard:
    """Everything a seat (None: a spectator) may know; only the special deck, hands and looks differ (LH-22.9)."""
    played = min(int(s.turn) // t.TURNS, int(rounds(s)))
    return LeHavreBoard(
        length=t.LENGTHS[int(s.options[OPT.length])],
        round=min(played + 1, int(rounds(s))),
        rounds=int(rounds(s)),
        final_phase=bool(is_final(s)),
        offer={good: int(s.offer[space]) for space, good in enumerate(t.OFFER)},
        tiles=[_tile(s, place) for place in range(t.TURNS)],
        place=None if is_final(s) else int(s.turn) % t.TURNS,
        round_cards=[_round_card(s, number) for number in range(played, int(rounds(s)))],
        proposals=[_proposal(s, space) for space in range(SPACES)],
        town=[_card(s, card) for card in _held_by(s, HOLDER.town)],
        waiting=[_card(s, card) for card in _held_by(s, HOLDER.waiting)],
        ship_stacks={kind: _ship_stack(s, number) for number, kind in enumerate(t.SHIP_TYPES)},
        modernised=[card for number, card in enumerate(c.WHARVES) if has(int(s.modernised), number)],
        specials=_specials(s, seat),
        picket=int(s.picket) if s.picket >= 0 else None,
        players=[_player(s, player, seat) for player in range(int(s.seats))],
    )


def _tile(s: Any, place: int) -> Tile:
    """LH-22.2: a face-down tile tells nothing."""
    up = place < s.tiles_up
    number = int(s.tiles[place])
    markers = [seat for seat in range(int(s.seats)) if _marker(s, seat) == place]
    if not up:
        return Tile(id=None, tokens=[], interest=None, markers=markers)
    tokens = [t.OFFER[space] for space in t.TILE_SPACES[number]]
    return Tile(id=t.TILES[number], tokens=tokens, interest=number == t.INTEREST_TILE, markers=markers)


def _marker(s: Any, seat: int) -> int | None:
    """LH-1.9: the place of a seat's last supply, if it had one."""
    last = min(int(s.turn), t.TURNS * int(rounds(s)) - 1)
    while last >= 0 and (last % int(s.seats) != seat or last % t.TURNS >= s.tiles_up):
        last -= 1
    return last % t.TURNS if last >= 0 else None


def _round_card(s: Any, number: int) -> RoundCard:
    food, harvest, town, ship = (int(n) for n in t.ROUND_CARD[int(s.options[OPT.length]), int(s.seats), number])
    return RoundCard(
        round=number + 1,
        food=food,
        harvest=bool(harvest),
        town=t.TOWN_BUILDS[town],
        ship=SHIPS[ship],
    )


def _ship_stack(s: Any, kind: int) -> ShipStack:
    """Top first."""
    lying = int(ships_in_stack(s, kind))
    price = int(t.SHIP_PRICE[kind])
    return ShipStack(
        price=price if price >= 0 else None,
        cost={t.GOODS[t.SHIP_GOOD[kind]]: int(t.SHIP_GOODS[kind])},
        energy=int(t.SHIP_ENERGY[kind]),
        food=int(t.SHIP_FOOD[kind, int(s.seats)]),
        cargo_places=int(t.SHIP_PLACES[kind]),
        ships=[SHIPS[ship] for ship in s.ship_stacks[kind, :lying][::-1]],
    )


def _proposal(s: Any, space: int) -> list[CardView]:
    """LH-1.6: top first."""
    return [_card(s, int(c.NUMBER_CARD[n])) for n in range(c.NUMBERS) if has(int(s.proposals[space]), n)]


def _held_by(s: Any, holder: int) -> list[int]:
    return [card for card, held in enumerate(s.holder.tolist()) if held == holder]


def _card(s: Any, card: int, owner: int = NOBODY) -> CardView:
    price = int(price_of(s, card))
    printed = cost(s, NOBODY, card, 0, NO_SWAP)
    return CardView(
        id=c.CARDS[card],
        card=c.PRINTED[card],
        type=c.TYPES[c.TYPE[card]],
        value=int(c.VALUE[card]),
        price=price if price >= 0 else None,
        cost={m: int(n) for m, n in zip(c.MATERIALS, printed, strict=True) if n} if c.CONSTRUCTIBLE[card] else None,
        fee=Fee(food=int(c.FEE_FOOD[card]), francs=int(c.FEE_FRANCS[card])) if c.ENTERABLE[card] else None,
        hammers=int(c.HAMMERS[card]),
        fishermen=int(c.FISHERMEN[card]),
        discs=[seat for seat in range(int(s.seats)) if s.disc[seat] == card],
        name=c.OWN_NAMES.get(c.CARDS[card], UNSET),
        text=c.OWN_TEXTS.get(c.CARDS[card], UNSET),
        bonus=UNSET if owner == NOBODY else int(bonus(s, owner, card)),
    )


def _specials(s: Any, seat: int | None) -> Specials:
    """LH-22.4, LH-22.7: how many are left, which ones are unseen, and what this seat has seen of them."""
    known: list[Known] = []
    if seat is not None:
        sure = bool(s.seen_sure[seat])
        for place in range(2):
            if s.seen[seat, place] >= 0:
                places = [place + 1] if sure else [1, 2]
                known.append(Known(card=c.CARDS[int(s.seen[seat, place])], places=places))
    return Specials(
        left=int(deck_left(s)),
        revealed=[c.CARDS[int(card)] for card in s.deck[: int(s.revealed)]],
        unseen=[c.CARDS[card] for card in _held_by(s, HOLDER.hidden)],
        known=known,
    )


def _player(s: Any, seat: int, viewer: int | None) -> PlayerView:
    disc = int(s.disc[seat])
    held = [int(card) for card in s.hand[seat] if card >= 0]
    return PlayerView(
        stock={item: int(s.stock[seat, number]) for number, item in enumerate(t.STOCK)},
        goods=int(goods_held(s, seat)),
        food=int(food_from(s, seat, 0, 0)),
        energy=int(energy_held(s, seat, 0)),
        loans=int(s.loans[seat]),
        disc=c.CARDS[disc] if disc >= 0 else None,
        cards=[_card(s, card, seat) for card in _held_by(s, seat)],
        ships=[shown for ship, shown in enumerate(SHIPS) if has(int(s.fleet[seat]), ship)],
        counts={what: int(counted(s, seat, number)) for number, what in enumerate(c.COUNTED[: c.COUNTS.goods])},
        feeding=_feeding(s, seat),
        pawned=[good for number, good in enumerate(t.GOODS) if has(int(s.pawned[seat]), number)],
        hand=[c.CARDS[card] for card in held] if viewer == seat and s.hands_open else None,
        hand_cards=len(held) if s.hands_open else 0,
        wealth=Wealth(
            francs_and_loans=int(francs_and_loans(s, seat)),
            buildings=int(building_values(s, seat)),
            ships=int(ship_values(s, seat)),
        ),
    )


def _feeding(s: Any, seat: int) -> Feeding | None:
    """LH-16.6: the next feeding, and what is still missing for it; `fed`: this round's is over for this seat."""
    if is_final(s):
        return None
    food = int(t.ROUND_CARD[int(s.options[OPT.length]), int(s.seats), int(s.turn) // t.TURNS, t.R_FOOD])
    ships = int(ship_food(s, seat))
    if _has_fed(s, seat):
        return Feeding(food=food, ships=ships, need=0, missing=0, fed=True)
    need = max(0, food - ships)
    at_hand = int(food_from(s, seat, 0, ANY_FRANCS))
    return Feeding(food=food, ships=ships, need=need, missing=max(0, need - at_hand), fed=False)


def _has_fed(s: Any, seat: int) -> bool:
    """LH-16.4: whether the feeding under way has passed a seat; it goes round from the active seat on."""
    for frame in s.stack[: int(s.depth)]:
        if int(frame[pending.KIND]) == D.job_feed:
            asked = int(frame[pending.ARGS + ARG.job_feed.next])
            return (seat - int(active(s))) % int(s.seats) < asked - 1
    return False


# -- is it sound ---------------------------------------------------------------------------------------------------


says = t.CHECKS.says


def check(s: Any) -> list[Message]:
    """What is wrong with a position that somebody set up; nothing, if it could occur."""
    wrong = [*_check_cards(s), *_check_deck(s), *_check_ships(s), *_check_discs(s), *check_table(s)]
    return wrong or check_pending(s)


def _check_cards(s: Any) -> list[Message]:
    wrong: list[Message] = []
    seats = int(s.seats)
    stacked = 0
    for space in range(SPACES):
        if stacked & int(s.proposals[space]):
            wrong.append(says("position-two-stacks"))
        stacked |= int(s.proposals[space])
    for card in range(c.CARD_COUNT):
        holder, name = int(s.holder[card]), c.CARDS[card]
        lies = c.NUMBER[card] >= 0 and has(stacked, int(c.NUMBER[card]))
        if lies != (holder == HOLDER.proposal):
            wrong.append(says("position-proposal", card=name))
        if seats <= holder < HOLDER.town:
            wrong.append(says("position-holder-seat", card=name, seats=str(seats)))
        waits = holder == HOLDER.waiting and card != c.CARD.football_stadium
        if waits or (holder == HOLDER.hidden and card < c.STANDARD_COUNT):
            wrong.append(says("position-holder", card=name, holder=HOLDERS[holder]))
    if s.holder[c.CARD.football_stadium] == HOLDER.waiting and any(s.proposals[space] == 0 for space in range(SPACES)):
        wrong.append(says("position-stadium"))
    return wrong


def _check_deck(s: Any) -> list[Message]:
    wrong: list[Message] = []
    deck = [int(card) for card in s.deck if card >= 0]
    up = deck[: int(s.revealed)]
    if len(set(deck)) != len(deck) or [int(card) for card in s.deck[: len(deck)]] != deck or len(deck) < s.revealed:
        wrong.append(says("position-deck-order"))
    if any(card < c.STANDARD_COUNT for card in deck):
        wrong.append(says("position-deck-special"))
    for card in range(c.STANDARD_COUNT, c.CARD_COUNT):
        holder = int(s.holder[card])
        in_play = holder not in (HOLDER.hidden, HOLDER.out)
        if in_play != (card in up) and not (holder == HOLDER.out and card in up):
            wrong.append(says("position-revealed", card=c.CARDS[card]))
        if holder == HOLDER.hidden and not special_in_use(s, card):
            wrong.append(says("position-unused", card=c.CARDS[card]))
        if card in deck[len(up) :] and holder != HOLDER.hidden:
            wrong.append(says("position-hidden", card=c.CARDS[card]))
    hands = [int(card) for hand in s.hand[: int(s.seats)] for card in hand if card >= 0]
    if len(set(hands)) != len(hands) or set(hands) & set(deck[len(up) :]):
        wrong.append(says("position-hand-twice"))
    laying = any(s.stack[row, pending.KIND] == D.lay for row in range(int(s.depth)))
    site = s.holder[c.CARD.construction_site] == HOLDER.town
    if s.hands_open and (len(hands) != 3 * s.seats or not (site or laying)):
        wrong.append(says("position-hands-open"))
    for seat in range(int(s.seats)):
        known = {int(card) for card in s.seen[seat] if card >= 0}
        top = deck[len(up) : len(up) + 2]
        seen = [int(n) for n in s.seen[seat]][: len(known)]
        if known - set(top) or (s.seen_sure[seat] and seen != top[: len(known)]):
            wrong.append(says("position-seen", seat=str(seat)))
    return wrong


def _check_ships(s: Any) -> list[Message]:
    wrong: list[Message] = []
    found: Counter[int] = Counter()
    for seat in range(int(s.seats)):
        found.update(ship for ship in range(t.SHIP_COUNT) if has(int(s.fleet[seat]), ship))
    for kind, name in enumerate(t.SHIP_TYPES):
        lying = [int(ship) for ship in s.ship_stacks[kind] if ship >= 0]
        if [int(ship) for ship in s.ship_stacks[kind, : len(lying)]] != lying:
            wrong.append(says("position-stack-gaps", type=name))
        if any(t.SHIP_TYPE[ship] != kind for ship in lying):
            wrong.append(says("position-stack-type", type=name))
        found.update(lying)
    wrong += [says("position-ship-twice", ship=t.SHIPS[ship]) for ship, times in found.items() if times > 1]
    if sorted(int(tile) for tile in s.tiles) != list(range(t.TURNS)):
        wrong.append(says("position-tiles"))
    return wrong


def _check_discs(s: Any) -> list[Message]:
    wrong: list[Message] = []
    discs = [int(s.disc[seat]) for seat in range(int(s.seats))]
    for seat, card in enumerate(discs):
        if card >= 0 and s.holder[card] > HOLDER.town:
            wrong.append(says("position-disc-built", seat=str(seat)))
        if card >= 0 and discs.count(card) > 1 and not is_final(s) and not stays(card):
            wrong.append(says("position-disc-alone", seat=str(seat), card=c.CARDS[card]))
    if count(int(s.modernised)) and not any(s.holder[card] <= HOLDER.town for card in (c.CARD.wharf_1, c.CARD.wharf_2)):
        wrong.append(says("position-modernised"))
    return wrong
