"""Whether the pending decisions of a position can lie on each other and fit the table (SY-25).

A position that somebody set up may hold anything that its file can say; the rules trust what is pending. So each kind
of decision says here what it lies on and what must be so for it to be asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wharfinger.kernel.bits import has
from wharfinger.kernel.errors import Message
from wharfinger.kernel.soundness import BOTTOM, Frame, Rule, first_problem, frames_of

from . import canal_data as c
from . import data as t
from .rules.action_row import chairs, in_play
from .rules.build import open_places, places_of, ship_at
from .rules.canals import longest_voyage
from .rules.launch import bonus_most, cabins_left, extra, masts_left, shown, speed_with, top_speed
from .rules.turn import dealt, held
from .state import ARG, CRUISE, DECISIONS, FATE, LAST_LAP, OPT, SHIP, STAGE, STAGES, VALUE, D

says = t.CHECKS.says
SAILING = (D.load, D.speed, D.start, D.move)
"""While one of these is pending a ship is loading or sailing."""


# -- ships ---------------------------------------------------------------------------------------------------------


def _ship_of(frame: Frame) -> tuple[int, int]:
    """Where a ship that is launched, loaded or sails begins in the row, and how long it is."""
    return frame.args[SHIP.first], frame.args[SHIP.length]


def _ship(s: Any, frame: Frame) -> bool:
    """The row holds that ship."""
    first, length = _ship_of(frame)
    row = (places_of(s, frame.seat, kind) for kind in (t.KIND.bow, t.KIND.middle, t.KIND.stern))
    return length > 0 and ship_at(*row, first) == length


def _aboard(s: Any, frame: Frame) -> bool:
    """Q1 to Q5: what is aboard has its places, and a captain is among it (SY-16.7)."""
    seat, (first, length) = frame.seat, _ship_of(frame)
    load = [int(number) for number in s.load]

    def most(symbol: int, capacity: int) -> int:
        return int(shown(s, seat, first, length, symbol) + extra(s, seat, capacity))

    return bool(
        load[t.PIECE.captain] >= 1
        and cabins_left(s, seat, first, length) >= 0
        and load[t.PIECE.stoker] <= most(t.SYMBOL.stoker_cabin, t.CAPACITY.stoker)
        and load[t.PIECE.chimney] <= most(t.SYMBOL.mount_mast, t.CAPACITY.chimney)
        and load[t.PIECE.sail] <= int(masts_left(s, seat, first, length) + extra(s, seat, t.CAPACITY.sail))
        and load[t.PIECE.crane] <= most(t.SYMBOL.mount_crane, t.CAPACITY.crane)
        and load[t.PIECE.cannon] <= most(t.SYMBOL.mount_cannon, t.CAPACITY.cannon)
    )


def _longest(s: Any, frame: Frame) -> int:
    """The longest voyage for this ship, as it was found when the captain went aboard (SY-16.6)."""
    return int(longest_voyage(s, frame.seat, top_speed(s, frame.seat, *_ship_of(frame))))


def _speed(s: Any) -> int:
    """The speed of what is aboard (SY-17.1)."""
    return int(speed_with(s, t.PIECE.sail, int(s.load[t.PIECE.sail])))


def _loads(s: Any, frame: Frame) -> bool:
    piece, longest = frame.args[ARG.load.piece], frame.args[ARG.load.longest]
    if not _ship(s, frame) or not _aboard(s, frame):
        return False
    later = [kind for kind in range(t.PIECE_COUNT) if kind >= piece]
    if any(s.load[kind] != (1 if kind == t.PIECE.captain else 0) for kind in later):
        return False
    owned = all(s.load[kind] <= s.reserve[frame.seat, kind] for kind in range(t.PIECE_COUNT))
    return owned and longest == _longest(s, frame) and _speed(s) <= longest


def _speeds(s: Any, frame: Frame) -> bool:
    speed, longest = frame.args[ARG.speed.speed], frame.args[ARG.speed.longest]
    if not _ship(s, frame) or not _aboard(s, frame):
        return False
    s.reserve[frame.seat] += s.load  # what is aboard was in the reserve when the voyage was looked for
    known = _longest(s, frame)
    s.reserve[frame.seat] -= s.load
    return bool(longest == known and speed == _speed(s) <= longest)


def _sails(s: Any, frame: Frame) -> bool:
    speed, moves = frame.args[CRUISE.speed], frame.args[ARG.move.moves] if frame.kind == D.move else 0
    if not _ship(s, frame) or not _aboard(s, frame) or (s.figure[frame.seat] >= 0) != (frame.kind == D.move):
        return False
    now = _speed(s)
    return bool(now <= speed <= now + int(bonus_most(s, frame.seat, s.load[t.PIECE.sail])) and moves < speed)


# -- actions -------------------------------------------------------------------------------------------------------


def _chosen(s: Any, frame: Frame) -> bool:
    return bool(s.chosen >= 0)


def _part(s: Any, frame: Frame) -> bool:
    return _has_place(s, frame.seat, frame.args[ARG.part.column])


def _place(s: Any, frame: Frame) -> bool:
    column, row = frame.args[ARG.place.column], frame.args[ARG.place.row]
    shows = s.offer[column, row] >= 0 and t.PART_PRICE[row] <= s.money[frame.seat]
    return bool(shows) and _has_place(s, frame.seat, column)


def _has_place(s: Any, seat: int, column: int) -> bool:
    return bool(open_places(s, seat, t.COLUMN_KIND[column]))


def _cell(s: Any, frame: Frame) -> bool:
    canal, side = divmod(frame.args[ARG.turn.cell], 4)
    system = int(s.system[frame.seat])
    if canal == c.CANAL_COUNT:
        return system == 0
    return bool(has(system, canal)) and s.beside[canal, side] < 0


def _gift(s: Any, frame: Frame) -> bool:
    ring, employee = frame.args[ARG.gift.ring], frame.args[ARG.gift.employee]
    return bool(has(int(s.employees[frame.seat]), employee)) and t.GIFT[ring, employee] >= 0


def _discards(s: Any, frame: Frame) -> bool:
    red, blue = frame.args[ARG.discard.red], frame.args[ARG.discard.blue]
    kept = (held(s, frame.seat, t.COLOUR.red), held(s, frame.seat, t.COLOUR.blue))
    ordered = frame.below is None or frame.below.seat > frame.seat
    return ordered and red + blue > 0 and red <= kept[t.COLOUR.red] and blue <= kept[t.COLOUR.blue]


def _stages(*stages: int, on: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    return dict.fromkeys(stages, on)


ANY = (STAGE.regular, STAGE.final_action, STAGE.final_ship)
ACTION = {STAGE.regular: (D.act, D.more), STAGE.final_action: (D.ship,)}
"""What lies under the decisions of an action (SY-4.19, SY-20.8)."""
PART = {STAGE.regular: (D.column,), STAGE.final_action: (D.column,), STAGE.final_ship: (D.ship,)}
_ROW = says("needs-ship")
_LOADED = says("needs-load")

RULES: dict[int, Rule[Mapping[int, tuple[int, ...]]]] = {
    D.tile: Rule(_stages(STAGE.regular, on=(D.ship,))),
    D.act: Rule(_stages(STAGE.regular, on=(D.ship,)), _chosen, says("needs-chosen")),
    D.more: Rule(_stages(STAGE.regular, on=(D.ship,)), _chosen, says("needs-chosen")),
    D.column: Rule(ACTION),
    D.part: Rule(PART, _part, says("needs-part")),
    D.place: Rule(PART, _place, says("needs-place")),
    D.canal: Rule(ACTION),
    D.cell: Rule(ACTION),
    D.turn: Rule(ACTION, _cell, says("needs-cell")),
    D.goods: Rule(ACTION),
    D.equipment: Rule(ACTION),
    D.crew: Rule(ACTION),
    D.gift: Rule(ACTION, _gift, says("needs-gift")),
    D.search: Rule(ACTION),
    D.hire: Rule(ACTION),
    D.trade: Rule(ACTION),
    D.good: Rule(ACTION, lambda s, frame: has(int(s.goods_discard), frame.args[ARG.good.tile]),
                 says("needs-good")),
    D.ship: Rule(_stages(*ANY, on=(BOTTOM,))),
    D.launch: Rule(_stages(*ANY, on=(D.ship,)), _ship, _ROW),
    D.load: Rule(_stages(*ANY, on=(D.ship,)), _loads, _LOADED),
    D.speed: Rule(_stages(*ANY, on=(D.ship,)), _speeds, _LOADED),
    D.start: Rule(_stages(*ANY, on=(D.ship,)), _sails, _LOADED),
    D.move: Rule(_stages(*ANY, on=(D.ship,)), _sails, _LOADED),
    D.discard: Rule(_stages(STAGE.regular, STAGE.final_action, on=(BOTTOM, D.discard)), _discards,
                    says("needs-discard")),
    D.final: Rule(_stages(STAGE.final_action, on=(D.ship,))),
    D.last_part: Rule(_stages(STAGE.final_ship, on=(D.ship,))),
}  # fmt: skip


def check_pending(s: Any) -> list[Message]:
    """What is wrong with the pending decisions; nothing, if they could occur."""
    frames = frames_of(s)
    if wrong := first_problem(frames, lambda frame: _problem(s, frame)):
        return wrong
    if not any(frame.kind in SAILING for frame in frames) and (s.load.any() or s.result or s.riband):
        return [says("position-no-ship")]
    return []


def _problem(s: Any, frame: Frame) -> Message | None:
    rule = RULES[frame.kind]
    if frame.under not in rule.on.get(int(s.stage), ()):
        return says("needs-stage", problem=frame.misplaced(DECISIONS), stage=STAGES[int(s.stage)])
    seat = int(s.turn % chairs(s)) if s.stage == STAGE.regular else int(s.finals) - 1
    if frame.kind != D.discard and frame.seat != seat:
        return frame.belongs_to(seat, DECISIONS)
    if frame.kind == D.discard and s.stage == STAGE.final_action and s.finals:
        return says("needs-finals")
    return rule.problem(s, frame, DECISIONS)


# -- the table -----------------------------------------------------------------------------------------------------


def check_table(s: Any) -> list[Message]:
    """What the rules trust beyond the places of tiles: counts that fit together, and how far the game is."""
    return [*_check_stage(s), *_check_row(s), *_check_offer(s), *_check_fleets(s), *_check_contracts(s)]


def _check_stage(s: Any) -> list[Message]:
    """SY-20.1 to SY-20.16: the stages of the end."""
    wrong: list[Message] = []
    if s.stage != STAGE.regular and s.last_lap == LAST_LAP.none:
        wrong.append(says("position-last-lap"))
    if s.stage == STAGE.final_ship and s.options[OPT.final_ship_build] == VALUE.final_ship_build.off:
        wrong.append(says("position-no-final-ship"))
    if s.over and (s.over != s.last_lap or s.stage == STAGE.regular or s.finals != s.seats):
        wrong.append(says("position-ending"))
    if s.finals > s.seats:
        wrong.append(says("position-finals", most=str(int(s.seats))))
    most = int(t.ROUND_CUBES[int(s.seats)])
    if s.round_cubes > most:
        wrong.append(says("position-round-cubes", most=str(most)))
    if s.seats == 1 and s.solo_left == 0:
        wrong.append(says("position-solo-left"))
    for ring, name in enumerate(t.RINGS):
        if s.marker[ring] >= t.RING_SPACES[ring]:
            wrong.append(says("position-marker", ring=name, spaces=str(int(t.RING_SPACES[ring]))))
    return wrong


def _check_row(s: Any) -> list[Message]:
    """SY-4.3 to SY-4.10: cubes, guilders and marks are on tiles in play; with 2 players two cubes on one tile first."""
    wrong: list[Message] = []
    tiles = int(in_play(s))
    if s.cubes[:, tiles:].any() or s.guilders[tiles:].any() or max(int(s.leading), int(s.chosen)) >= tiles:
        wrong.append(says("position-not-in-play", tile=t.ACTION_IDS[-1]))
    for chair in range(t.MAX_SEATS):
        allowed = _cubes_allowed(s, chair)
        lying = sorted(int(number) for number in s.cubes[chair] if number)
        if lying not in allowed:
            wrong.append(says("position-cubes", chair=str(chair), allowed=", ".join(map(str, allowed))))
    return wrong


def _cubes_allowed(s: Any, chair: int) -> list[list[int]]:
    """The numbers of cubes that can lie on tiles; with 2 players the first turns tell them (SY-4.10)."""
    if s.seats != 2:
        return [[], [1]]
    asked = any(frame.kind == D.tile for frame in frames_of(s))
    choices = (int(s.turn) + 1 - chair) // 2 + (s.turn % 2 == chair and not asked)
    return [[]] if choices <= 0 or chair > 1 else [[2]] if choices == 1 else [[], [2], [1, 2]]


def _check_offer(s: Any) -> list[Message]:
    """SY-2.13: a column shows parts of its kind; a canal that is not laid has no neighbours."""
    wrong: list[Message] = []
    for column, name in enumerate(t.COLUMNS):
        kind = int(t.COLUMN_KIND[column])
        if any(part >= 0 and t.PART_KIND[part] != kind for part in s.offer[column]):
            wrong.append(says("position-offer", column=name, kind=t.KINDS[kind]))
    laid = 0
    for seat in range(int(s.seats)):
        laid |= int(s.system[seat])
    for canal, name in enumerate(c.CANALS):
        if not has(laid, canal) and any(other >= 0 for other in s.beside[canal]):
            wrong.append(says("position-not-laid", canal=name))
    return wrong


def _check_fleets(s: Any) -> list[Message]:
    """SY-1.12: a ship is a bow, middles and a stern."""
    wrong: list[Message] = []
    for ship in range(int(s.ships)):
        kinds = [int(t.PART_KIND[part]) for part in range(t.PART_COUNT) if s.fate[part] == FATE.ship_1 + ship]
        if kinds.count(t.KIND.bow) != 1 or kinds.count(t.KIND.stern) != 1:
            wrong.append(says("position-bow-stern", ship=str(ship + 1)))
    return wrong


def _check_contracts(s: Any) -> list[Message]:
    """SY-5.6, SY-5.10: everybody holds enough for the discards still to come; SY-3.20: of one set."""
    wrong: list[Message] = []
    if s.options[OPT.contracts_deal] == VALUE.contracts_deal.sets:
        for seat in range(int(s.seats)):
            if all(int(s.contracts[seat]) & ~int(mask) for mask in t.CONTRACT_SET):
                wrong.append(says("position-set", seat=str(seat)))
    if s.stage != STAGE.regular:
        return wrong
    removed = int(t.ROUND_CUBES[int(s.seats)]) - int(s.round_cubes)
    due = int(t.DISCARDS[int(dealt(s)), int(s.seats), removed + 1 :].sum())
    for seat in range(int(s.seats)):
        asked = [0, 0]
        for frame in frames_of(s):
            if frame.kind == D.discard and frame.seat == seat:
                asked = [frame.args[ARG.discard.red], frame.args[ARG.discard.blue]]
        for colour, name in enumerate(t.CONTRACT_COLOURS):
            if held(s, seat, colour) < due + asked[colour]:
                given = {"seat": str(seat), "count": str(due + asked[colour]), "colour": name}
                wrong.append(says("position-discards", **given))
    return wrong
