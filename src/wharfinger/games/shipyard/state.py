"""The record of a Shipyard position (SY-24), its decisions (SY-25), events and switches (SY-23)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

from wharfinger.kernel.errors import BadOption, shown
from wharfinger.kernel.events import EventKind
from wharfinger.kernel.game import Option
from wharfinger.kernel.names import arguments, constants, numbered
from wharfinger.kernel.schema import Argument, Axis, Decision, Field, Seats, record_dtype

from . import canal_data as c
from . import data as t

SEATS = Seats(t.MAX_SEATS)
STAGES = ("regular", "final_action", "final_ship")
STAGE = numbered("STAGE", STAGES)
LAST_LAPS = ("none", "final_drop", "early_end")
LAST_LAP = numbered("LAST_LAP", LAST_LAPS)
FATES = ("in_play", "out", *(f"ship_{number}" for number in range(1, t.SHIPS_MOST + 1)))
"""Of a part: in a stack, the offer or a row; out of the game; or in a ship of a fleet."""
FATE = numbered("FATE", FATES)

MOST_HELD = 100_000
"""What a position file may say of money, points and moves; no game comes near it."""
MOST_PIECES = 1_000
MOST_SPEED = 100

FIELDS = (
    # what players own
    Field("money", (SEATS,), high=MOST_HELD),
    Field("points", (SEATS,), high=MOST_HELD),
    Field("yard", (SEATS, t.PLACES), codes=t.PARTS, optional=True, small=True),
    Field("reserve", (SEATS, Axis(t.PIECES)), high=MOST_PIECES),
    Field("goods", (SEATS,), members=t.GOODS_TILES),
    Field("employees", (SEATS,), members=t.EMPLOYEES),
    Field("contracts", (SEATS,), members=t.CONTRACTS),
    Field("discarded", (SEATS,), members=t.CONTRACTS),
    Field("system", (SEATS,), members=c.CANALS),
    Field("used_pile", (SEATS,), members=c.CANALS),
    Field("used", (SEATS,), high=MOST_HELD),
    Field("figure", (SEATS,), codes=c.CANALS, optional=True),
    Field("figure_space", (SEATS,), high=c.SPACES_MOST - 1),
    Field("figure_astern", (SEATS,), high=c.DIRECTIONS - 1),
    # the action row
    Field("tiles", (t.ACTION_COUNT,), codes=t.ACTION_IDS, optional=True),
    Field("cubes", (t.MAX_SEATS, Axis(t.ACTION_IDS)), high=3),
    Field("guilders", (Axis(t.ACTION_IDS),), high=MOST_HELD),
    Field("leading", codes=t.ACTION_IDS, optional=True),
    Field("chosen", codes=t.ACTION_IDS, optional=True),
    Field("gear", high=MOST_HELD),
    Field("drops", high=MOST_HELD),
    Field("round_cubes", high=int(t.ROUND_CUBES.max())),
    Field("guilder_due", flag=True),
    Field("stage", codes=STAGES),
    Field("last_lap", codes=LAST_LAPS),
    Field("finals", high=t.MAX_SEATS),
    # offers and stacks; the top of a stack is its last tile
    Field("offer", (Axis(t.COLUMNS), t.SLOTS), codes=t.PARTS, optional=True, small=True),
    Field("part_stack", (t.PART_COUNT,), codes=t.PARTS, optional=True, small=True),
    Field("parts_left", (Axis(t.KINDS),), high=52),
    Field("fate", (Axis(t.PARTS),), codes=FATES, small=True),
    Field("canal_offer", (t.SLOTS,), codes=c.CANALS, optional=True),
    Field("canal_stack", (c.CANAL_COUNT,), codes=c.CANALS, optional=True),
    Field("canals_left", high=c.CANAL_COUNT),
    Field("canal_discard", members=c.CANALS),
    Field("canals_out", members=c.CANALS),
    Field("goods_offer", (t.SLOTS,), codes=t.GOODS_TILES, optional=True),
    Field("goods_stack", (t.GOODS_COUNT,), codes=t.GOODS_TILES, optional=True),
    Field("goods_left", high=t.GOODS_COUNT),
    Field("goods_discard", members=t.GOODS_TILES),
    Field("goods_out", members=t.GOODS_TILES),
    # laid canals. The grid of SY-8.2 has no edge: a cell is a pair of numbers, and what lies beside what is kept as
    # links between tiles. So nothing bounds a system but the 24 tiles, and however far a figure wanders no limit is
    # hit: a player lays at most two canals a turn, and 16 bits count 16,000 turns in one direction.
    Field("canal_x", (Axis(c.CANALS),), low=-32_000, high=32_000, small=True),
    Field("canal_y", (Axis(c.CANALS),), low=-32_000, high=32_000, small=True),
    Field("canal_turn", (Axis(c.CANALS),), high=3),
    Field("beside", (Axis(c.CANALS), Axis(c.SIDES)), codes=c.CANALS, optional=True),
    # the wheel
    Field("marker", (Axis(t.RINGS),), high=7),
    Field("exchange_marker", high=t.EXCHANGE_SPACES),
    Field("posts", (t.EMPLOYEE_COUNT,), codes=t.EMPLOYEES),
    Field("staff_left", (Axis(t.EMPLOYEES),), high=2),
    # fleets: every ship that has passed its cruise, in order
    Field("ships", high=t.SHIPS_MOST),
    Field("ship_owner", (t.SHIPS_MOST,), seat=True, optional=True, small=True),
    Field("ship_length", (t.SHIPS_MOST,), high=t.PLACES, small=True),
    Field("ship_speed", (t.SHIPS_MOST,), high=1000, small=True),
    Field("ship_points", (t.SHIPS_MOST,), high=1000, small=True),
    Field("ship_safety", (t.SHIPS_MOST, Axis(t.SAFETY)), high=100, small=True),
    Field("ship_load", (t.SHIPS_MOST, Axis(t.PIECES)), high=100, small=True),
    # the ship that is sailing
    Field("load", (Axis(t.PIECES),), high=t.LOAD_MOST + 1),
    Field("result", high=MOST_PIECES),
    Field("riband", high=MOST_SPEED),
    # solo
    Field("solo_stack", (t.SOLO_COUNT,), codes=t.SOLO_TILES, optional=True),
    Field("solo_left", high=t.SOLO_COUNT),
    Field("first_opponent", high=1),
)

# -- switches (SY-23) ----------------------------------------------------------------------------------------------


@cache
def _orders() -> tuple[tuple[str, ...], ...]:
    return tuple(permutations(t.ACTION_IDS))


SHUFFLED = 0
"""The action row in random order; other numbers are orders."""


@dataclass(frozen=True)
class RowOption(Option):
    """`shuffled`, or the action tiles front first; in the record the number of that order, counted from 1."""

    def encode(self, value: Any) -> int:
        listed = value.replace(",", " ").split() if isinstance(value, str) else value
        if listed == ["shuffled"]:
            return SHUFFLED
        if isinstance(listed, list | tuple) and sorted(map(str, listed)) == sorted(t.ACTION_IDS[:7]):
            listed = [*listed, "subsidy"]
        if not isinstance(listed, list | tuple) or sorted(map(str, listed)) != sorted(t.ACTION_IDS):
            given = {"option": self.name, "ids": ", ".join(t.ACTION_IDS), "value": shown(value)}
            raise BadOption(t.CHECKS.says("option-row", **given))
        return 1 + _orders().index(tuple(listed))

    def decode(self, number: int) -> str | int:
        return "shuffled" if number == SHUFFLED else " ".join(_orders()[number - 1])


OPTIONS = (
    Option("contracts_deal", ("three", "sets", "two"), clause="SY-23.2"),
    Option("employees_layout", ("random", "drawn", "one_per_space"), clause="SY-23.3"),
    Option("gear_moves_per_drop", low=1, high=100, default=t.GEAR_MOVES, clause="SY-23.4"),
    Option("gear_first_drop", low=1, high=100, default=t.GEAR_FIRST, clause="SY-23.5"),
    Option("last_tile_guilder", ("add_up", "at_most_one", "off"), clause="SY-23.6"),
    Option("guilder_at_final_drop", ("on", "off"), clause="SY-23.7"),
    Option("subsidy_start", ("last", "random"), clause="SY-23.8"),
    RowOption("action_row", high=40_320, clause="SY-23.9"),
    Option("able_with_bonus", ("off", "on"), clause="SY-23.10"),
    Option("exchange_start_field", ("skipped", "counts"), clause="SY-23.11"),
    Option("canal_rotation", ("free", "none"), clause="SY-23.12"),
    Option("canal_tiles", c.VARIANTS, clause="SY-23.13"),
    Option("canal_allow_loops", ("off", "on"), clause="SY-23.14"),
    Option("free_scrap", ("on", "off"), clause="SY-23.16"),
    Option("bonus_pieces", ("auto", "ask"), clause="SY-23.17"),
    Option("contract_26", ("kinds8", "none"), clause="SY-23.18"),
    Option("final_ship_build", ("on", "off"), clause="SY-23.19"),
    Option("tie_break", ("shared", "money"), clause="SY-23.20"),
    Option("solo_removed", ("out_of_game", "discard"), clause="SY-23.21"),
    Option("solo_leader_barred", ("on", "off"), clause="SY-23.22"),
)
OPT = numbered("OPT", (option.name for option in OPTIONS))
OPTION_COUNT = len(OPTIONS)
VALUE = constants(
    "VALUE", {option.name: numbered(f"VALUE.{option.name}", option.values) for option in OPTIONS if option.values}
)
"""What a switch can be: `s.options[OPT.free_scrap] == VALUE.free_scrap.on`."""

# -- decisions (SY-25); arguments live in the frame ----------------------------------------------------------------

_STEP_4 = (Argument("bonus_bought", high=1),)
_COLUMN = Argument("column", codes=t.COLUMNS)
_CANAL = Argument("canal", codes=c.CANALS)
_CELL = Argument("cell", codes=(*(f"{canal} {side}" for canal in c.CANALS for side in c.SIDE_NAMES), "first"))
"""A cell by a laid canal and the side it lies on."""
_SHIP = (Argument("first", high=t.PLACES - 1), Argument("length", high=t.PLACES))
_CRUISE = (*_SHIP, Argument("speed", high=MOST_SPEED))
_LONGEST = Argument("longest", high=MOST_SPEED)
_CONTRACTS = (Argument("red", high=3), Argument("blue", high=3))

DECISIONS = (
    Decision("tile"),
    Decision("act", _STEP_4),
    Decision("more", _STEP_4),
    Decision("column", (Argument("bought", high=t.PARTS_BOUGHT_MOST - 1),)),
    Decision("part", (_COLUMN,)),
    Decision("place", (_COLUMN, Argument("row", high=t.SLOTS - 1))),
    Decision("canal"),
    Decision("cell", (_CANAL,)),
    Decision("turn", (_CANAL, _CELL)),
    Decision("goods"),
    Decision("equipment"),
    Decision("crew"),
    Decision("gift", (Argument("ring", codes=t.RINGS[:2]), Argument("employee", codes=t.EMPLOYEES))),
    Decision("search"),
    Decision("hire"),
    Decision("trade"),
    Decision("good", (Argument("tile", codes=t.GOODS_TILES), Argument("item", high=2),
                      Argument("received", members=t.PIECES))),
    Decision("ship"),
    Decision("launch", _SHIP),
    Decision("load", (*_SHIP, Argument("piece", codes=t.PIECES), _LONGEST)),
    Decision("speed", (*_CRUISE, _LONGEST)),
    Decision("start", _CRUISE),
    Decision("move", (*_CRUISE, Argument("moves", high=MOST_SPEED))),
    Decision("discard", _CONTRACTS, secret=True),  # SY-5.12
    Decision("final"),
    Decision("last_part"),
)  # fmt: skip
D = numbered("D", (decision.name for decision in DECISIONS))
ARG = arguments(DECISIONS)
ARGUMENTS_MOST = max(len(decision.frame) for decision in DECISIONS)
STEP_4 = numbered("STEP_4", (argument.name for argument in _STEP_4))
"""What `act` and `more` hold at the same place."""
SHIP = numbered("SHIP", (argument.name for argument in _SHIP))
"""What `launch`, `load`, `speed`, `start` and `move` hold at the same places: the ship of the row."""
CRUISE = numbered("CRUISE", (argument.name for argument in _CRUISE))
"""What `speed`, `start` and `move` hold at the same places: the ship and its speed."""

# -- action space --------------------------------------------------------------------------------------------------

A_TILE = 0
A_MAIN = A_TILE + t.ACTION_COUNT
A_END = A_MAIN + 1
A_BONUS = A_END + 1
A_DONE = A_BONUS + t.ACTION_COUNT
A_COLUMN = A_DONE + 1
A_ROW = A_COLUMN + len(t.COLUMNS)
A_PLACE = A_ROW + t.SLOTS
A_SLOT = A_PLACE + t.PLACES
A_CELL = A_SLOT + t.SLOTS
"""A cell beside a laid canal, or a side of one: canal * 4 + side."""
A_FIRST_CELL = A_CELL + 4 * c.CANAL_COUNT
A_TURN = A_FIRST_CELL + 1
A_STEPS = A_TURN + 4
"""Steps of a ring marker, from 1."""
A_TAKE = A_STEPS + t.HIRING_SPACES
A_LEAVE = A_TAKE + 1
A_EMPLOYEE = A_LEAVE + 1
A_GOODS = A_EMPLOYEE + t.EMPLOYEE_COUNT
A_SELL = A_GOODS + t.GOODS_COUNT
A_SWAP = A_SELL + 1
A_SAIL = A_SWAP + t.PIECE_COUNT
A_SCRAP = A_SAIL + 1
A_COUNT = A_SCRAP + 1
A_SPACE = A_COUNT + t.LOAD_MOST + 1
"""A move to a space of the canal, or (from OPENING on) through the opening of a side."""
A_CONTRACT = A_SPACE + c.DIRECTIONS
A_PASS = A_CONTRACT + t.CONTRACT_COUNT
ACTIONS = A_PASS + 1

ENDINGS = ("", "final drop", "early end")

STATE = record_dtype(FIELDS, options=OPTION_COUNT, depth=6, arguments=ARGUMENTS_MOST)

# -- events --------------------------------------------------------------------------------------------------------

_tile = {"action": t.ACTION_IDS}
STACKS = ("canals", "goods", "solo")
"""What is shuffled again when it runs out."""
STACK = numbered("STACK", STACKS)
EVENTS = (
    EventKind("advanced", ("chair", "action"), _tile),
    EventKind("chose", ("player", "action", "guilders", "income"), _tile),
    EventKind("bonus", ("player", "action"), _tile),
    EventKind("built", ("player", "part", "place", "price"), {"part": t.PARTS}),
    EventKind("rented", ("player", "canal", "price"), {"canal": c.CANALS}),
    EventKind("laid", ("player", "canal", "x", "y", "turn"), {"canal": c.CANALS}),
    EventKind("bought", ("player", "goods", "price"), {"goods": t.GOODS_TILES}),
    EventKind("moved_marker", ("player", "ring", "steps", "price"), {"ring": t.RINGS}),
    EventKind("gained", ("player", "piece"), {"piece": t.PIECES}),
    EventKind("hired", ("player", "employee", "fee"), {"employee": t.EMPLOYEES}),
    EventKind("exchange", ("space",)),
    EventKind("traded", ("player", "goods"), {"goods": t.GOODS_TILES}),
    EventKind("sold", ("player", "good", "money"), {"good": t.GOOD_IDS}),
    EventKind("subsidy", ("player", "money")),
    EventKind("scrapped", ("player", "first", "length")),
    EventKind("sailed", ("player", "first", "length", "speed")),
    EventKind("placed_figure", ("player", "canal", "side"), {"canal": c.CANALS, "side": c.SIDE_NAMES}),
    EventKind("official", ("player", "symbol", "points"), {"symbol": c.OFFICIALS}),
    EventKind("used_canal", ("player", "canal"), {"canal": c.CANALS}),
    EventKind("cut_off", ("player", "canal"), {"canal": c.CANALS}),
    EventKind("scored", ("player", "crew", "guns", "speed", "result", "riband")),
    EventKind("dropped", ("cubes",)),
    EventKind("guilder", ("action",), _tile),
    EventKind("discarded", ("player",)),
    EventKind("discarded_contract", ("contract",), {"contract": t.CONTRACTS}),
    EventKind("last_lap", ("why",), {"why": LAST_LAPS}),
    EventKind("solo_tile", ("face",), {"face": t.SOLO_TILES}),
    EventKind("opponent", ("chair", "action", "number"), _tile),
    EventKind("removed_part", ("part",), {"part": t.PARTS}),
    EventKind("removed_canal", ("canal",), {"canal": c.CANALS}),
    EventKind("removed_goods", ("goods",), {"goods": t.GOODS_TILES}),
    EventKind("reshuffled", ("stack",), {"stack": STACKS}),
    EventKind("stage", ("stage",), {"stage": STAGES}),
    EventKind("ended", ("how",), {"how": ENDINGS}),
)
E = numbered("E", (event.name for event in EVENTS))
