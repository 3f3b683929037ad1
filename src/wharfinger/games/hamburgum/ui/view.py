"""Hamburgum as a seat sees it, and whether a position is sound (HB-17, HB-20)."""

from __future__ import annotations

from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.errors import Message
from wharfinger.kernel.soundness import Frame, frames_of

from .. import data as t
from ..rules.church import CHURCH_COUNT, completed_churches, is_church_builder, parts_built, token_value, unscored
from ..rules.guildhall import occupied, officials_left
from ..rules.harbour import in_harbour, lying_in, supply
from ..rules.knowledge import first_hidden
from ..rules.scoring import final_money, final_prestige, final_tokens
from ..rules.trade import affordable, price
from ..rules.turn import move_cost
from ..state import ARG, CHOICE, OPT, OPTIONS, SIXTH_CHURCH, TURN_LIMIT, D
from .view_types import Berth, ChurchView, Final, HamburgumBoard, Officials, PlayerView, SiteView, Token

PRINTED = [(t.TYPES[kind], t.CHURCHES[parish]) for kind, parish in zip(t.SITE_TYPE, t.SITE_PARISH, strict=True)]
"""Type and parish of each site, as on the board."""


def view(s: Any, seat: int | None) -> HamburgumBoard:
    """Everything on the table; nobody knows more than another (HB-17.3), so the seat does not matter."""
    taken = 0
    for tokens in s.tokens[: int(s.seats)].tolist():
        taken |= tokens
    return HamburgumBoard(
        round=int(s.turn) // int(s.seats) + 1,
        scores=[int(final_prestige(s, player)) for player in range(int(s.seats))],
        players=[_player(s, player) for player in range(int(s.seats))],
        churches={
            church: _church(s, number, taken >> len(t.KINDS) * number) for number, church in enumerate(t.CHURCHES)
        },
        sites=_sites(s),
        harbour=[_berth(s, berth) for berth in range(3)],
        dutchmen_left=int(s.dutchmen_left),
        prices={good: int(price(s, number)) for number, good in enumerate(t.GOODS)},
        officials=_officials(s),
    )


def _player(s: Any, seat: int) -> PlayerView:
    space, tokens, sites = int(s.space[seat]), int(s.tokens[seat]), int(s.sites[seat])
    return PlayerView(
        space=t.SPACES[space] if space >= 0 else None,
        move_costs={name: int(move_cost(s, seat, number)) for number, name in enumerate(t.SPACES)},
        stock=dict(zip(t.STOCK, s.stock[seat].tolist(), strict=True)),
        money=int(s.money[seat]),
        prestige=int(s.prestige[seat]),
        tokens=[_token(s, seat, token) for token in range(30) if tokens >> token & 1],
        sites=[site for number, site in enumerate(t.SITES) if sites >> number & 1],
        ships=dict(zip(t.BERTHS, s.ships[seat].tolist(), strict=True)),
        supply=int(supply(s, seat)),
        church_builder=bool(is_church_builder(s, seat)),
        final=Final(tokens=int(final_tokens(s, seat)), money=int(final_money(s, seat))),
    )


def _token(s: Any, seat: int, token: int) -> Token:
    church, kind = divmod(token, len(t.KINDS))
    return Token(
        id=t.TOKEN_IDS[token],
        scored=bool(has(int(s.scored[seat]), token)),
        value=int(token_value(s, seat, church, kind)),
    )


def _church(s: Any, church: int, taken: int) -> ChurchView:
    return ChurchView(
        colour=t.COLOURS[church],
        donors=[donor for donor in s.donors[church].tolist() if donor >= 0],
        completed=int(parts_built(s, church)) == t.PARTS,
        tokens=[kind for number, kind in enumerate(t.KINDS) if not taken >> number & 1],
    )


def _sites(s: Any) -> dict[str, SiteView]:
    built = enumerate(s.sites[: int(s.seats)].tolist())
    owners = {site: seat for seat, sites in built for site in range(len(t.SITES)) if sites >> site & 1}
    officials = s.official_at.tolist()
    return {
        site: SiteView(
            type=kind,
            parish=parish,
            owner=owners.get(number),
            official=t.OFFICIALS[officials[number]] if officials[number] >= 0 else None,
        )
        for number, (site, (kind, parish)) in enumerate(zip(t.SITES, PRINTED, strict=True))
    }


def _berth(s: Any, berth: int) -> Berth:
    return Berth(
        berth=berth + 1,
        capacity=int(t.BERTH_CAPACITY[berth]),
        ships=s.ships[: int(s.seats), berth].tolist(),
        dutchmen=int(s.dutchmen[berth]),
    )


def _officials(s: Any) -> Officials:
    """The visible part of the stack in order, then the set of those below it (HB-14.5, HB-15.1, HB-15.3)."""
    seen, left = int(first_hidden(s)), int(officials_left(s))
    return Officials(
        mode=OPTIONS[OPT.officials].values[int(s.options[OPT.officials])],
        visible=[t.OFFICIALS[number] for number in s.officials[:seen]],
        hidden=sorted(t.OFFICIALS[number] for number in s.officials[seen:left]),
    )


says = t.CHECKS.says


def check(s: Any) -> list[Message]:
    """What is wrong with a position that somebody set up (HB-20); nothing, if it could occur."""
    wrong = _check_pending(s)
    if wrong:
        return wrong
    seats = range(int(s.seats))
    for seat in seats:
        wrong += _check_player(s, seat)
    for berth in (0, 1):
        if lying_in(s, berth) not in (0, s.seats):
            wrong.append(says("position-berth", berth=str(berth + 1), ships=str(int(s.seats))))
    if not 1 <= lying_in(s, 2) <= s.seats or (lying_in(s, 0) and not lying_in(s, 1)):
        wrong.append(says("position-berth-3", ships=str(int(s.seats))))
    citizens = sum(count(int(s.sites[seat])) for seat in seats)
    if citizens != count(int(occupied(s))):
        wrong.append(says("position-site"))
    captains = count(int(occupied(s)) & int(t.TYPE_SITES[t.TYPE.captain]))
    if s.dutchmen_left + captains != t.DUTCHMEN or s.dutchmen.sum() > captains:
        wrong.append(says("position-dutchmen", count=str(t.DUTCHMEN)))
    wrong += _check_churches(s) + _check_officials(s)
    if (completed_churches(s) == CHURCH_COUNT) != (s.over == SIXTH_CHURCH):
        wrong.append(says("position-sixth"))
    limit = int(s.options[OPT.turn_limit]) * int(s.seats)
    if s.over == TURN_LIMIT and s.turn != limit:
        wrong.append(says("position-limit-only", turns=str(limit)))
    elif s.over != TURN_LIMIT and 0 < limit <= s.turn:
        wrong.append(says("position-limit", turns=str(limit)))
    return wrong


PENDING = ((), (D.move,), (D.trade,), (D.sell,), (D.buy,), (D.ships,), (D.donate,), (D.donate, D.token), (D.score,),
           (D.site,), (D.site, D.official), (D.site, D.canon), (D.site, D.canon_token),
           (D.site, D.surplus))  # fmt: skip
"""The decisions that can be pending, from the bottom of the stack (HB-19.3)."""


def _check_pending(s: Any) -> list[Message]:
    """Decisions are asked as HB-19.3 has them, with arguments that fit the table."""
    frames = frames_of(s)
    seat = int(s.turn) % int(s.seats)
    if any(frame.seat != seat for frame in frames):
        return [says("position-seat", turn=str(int(s.turn) + 1), seat=str(seat))]
    if tuple(frame.kind for frame in frames) not in PENDING:
        return [says("position-order")]
    if all(_arguments_fit(s, seat, frame) for frame in frames):
        return []
    return [says("position-arguments")]


def _arguments_fit(s: Any, seat: int, frame: Frame) -> bool:
    kind, given = frame.kind, frame.args
    if kind == D.sell:
        good, named = given[ARG.sell.good], given[ARG.sell.beer : ARG.sell.cloth + 1]
        held = [int(s.stock[seat, item]) for item in range(len(t.GOODS))]
        return held[good] > named[good] and all(map(int.__ge__, held, named)) and not any(named[good + 1 :])
    if kind == D.buy:
        item, bell, named = given[ARG.buy.item], given[ARG.buy.bell], given[ARG.buy.timber : ARG.buy.bell + 1]
        bells = t.BELLS_HELD_MOST - int(s.stock[seat, t.ITEM.bell])
        enough = bell <= max(0, bells) and max(1, sum(named)) <= int(affordable(s, seat))
        unasked = named[: len(named) - 1 - item]
        return enough and (item > 0 or bell == 0) and not any(unasked)
    if kind in (D.token, D.canon_token):
        return int(parts_built(s, given[ARG.token.church])) < t.PARTS
    if kind == D.official:
        own = int(s.sites[seat]) & int(t.TYPE_SITES[t.TYPE.official])
        return bool(has(own, given[ARG.official.site])) and int(officials_left(s)) > 0
    if kind == D.canon:
        return int(s.stock[seat, t.ITEM.brick]) >= 1
    if kind == D.surplus:
        double = given[ARG.surplus.kind]
        held = [has(int(unscored(s, seat)), len(t.KINDS) * church + double) for church in range(CHURCH_COUNT)]
        return sum(held) == 2
    return True


def _check_player(s: Any, seat: int) -> list[Message]:
    where = f"players[{seat}]"
    wrong: list[Message] = []
    if s.money[seat] % 10:
        wrong.append(says("position-money", player=where))
    if s.stock[seat, t.ITEM.bell] > t.BELLS_HELD_MOST:
        wrong.append(says("position-bells", player=where, most=str(t.BELLS_HELD_MOST)))
    if s.prestige[seat] < 0 and s.options[OPT.negative_prestige] == CHOICE.negative_prestige.forbid:
        wrong.append(says("position-prestige", player=where))
    if in_harbour(s, seat) > t.SHIPS_PER_PLAYER:
        wrong.append(says("position-ships", player=where, most=str(t.SHIPS_PER_PLAYER)))
    if int(s.scored[seat]) & ~int(s.tokens[seat]):
        wrong.append(says("position-scored", player=where))
    if int(s.sites[seat]) and not is_church_builder(s, seat) and not _joined_to_church(s, seat):
        wrong.append(says("position-joined", player=where))
    return wrong


def _joined_to_church(s: Any, seat: int) -> bool:
    own, reached = int(s.sites[seat]), 0
    for church in range(len(t.CHURCHES)):
        if int(s.tokens[seat]) >> len(t.KINDS) * church & 31:
            reached |= own & int(t.CHURCH_NEXT_TO[church])
    while True:
        grown = reached
        for site in range(len(t.SITES)):
            if has(reached, site):
                grown |= own & int(t.SITE_NEXT_TO[site])
        if grown == reached:
            return reached == own
        reached = grown


def _check_churches(s: Any) -> list[Message]:
    wrong: list[Message] = []
    for number, church in enumerate(t.CHURCHES):
        donors = [int(donor) for donor in s.donors[number]]
        built = int(parts_built(s, number))
        if any(donor >= 0 for donor in donors[built:]):
            wrong.append(says("position-donors", church=church))
        held = [int(s.tokens[seat]) >> len(t.KINDS) * number & 31 for seat in range(int(s.seats))]
        if sum(held) != sum(held) & 31 or any(a & b for i, a in enumerate(held) for b in held[:i]):
            wrong.append(says("position-token", church=church))
        for seat, mask in enumerate(held):
            if count(mask) != donors.count(seat):
                wrong.append(says("position-tokens", player=f"players[{seat}]", church=church))
        if built and not any(mask & 1 for mask in held):
            wrong.append(says("position-points", church=church))
    return wrong


def _check_officials(s: Any) -> list[Message]:
    left = [int(number) for number in s.officials if number >= 0]
    posted = {int(number) for number in s.official_at if number >= 0}
    first = 0 if s.options[OPT.officials] == CHOICE.officials.numbered else t.BLUE
    allowed = set(range(first, first + 7))
    wrong: list[Message] = []
    if len(set(left)) != len(left) or set(left) & posted or set(left) | posted != allowed:
        wrong.append(says("position-officials"))
    if [int(number) for number in s.officials[: len(left)]] != left:
        wrong.append(says("position-officials-gaps"))
    if first == 0 and left != sorted(left):
        wrong.append(says("position-numbered"))
    held = int(occupied(s)) & int(t.TYPE_SITES[t.TYPE.official])
    if s.depth and pending.kind(s) == D.official:  # built, but its official is still being chosen
        held &= ~(1 << int(pending.arg(s, ARG.official.site)))
    for site in range(len(t.SITES)):
        if bool(has(held, site)) != (s.official_at[site] >= 0):
            wrong.append(says("position-official-at", site=t.SITES[site]))
    return wrong
