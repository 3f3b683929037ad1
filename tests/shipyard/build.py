"""Positions for the tests of Shipyard, set up like a table, and a few short ways to look at one.

Table(3).money(0, 4).yard(0, "B01 M1-17 - S09").asks(0, "equipment") is a position in which seat 0 performs an action.
The action row stands in the order of ACTIONS unless a test gives another one. Every component that a test takes comes
from the stack or the offer, so that a finished table is one that could occur.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import wharfinger as wf
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard import state as st
from wharfinger.games.shipyard.rules.actions import begin_action
from wharfinger.games.shipyard.rules.canals import lay
from wharfinger.games.shipyard.rules.turn import go_on
from wharfinger.kernel import pending
from wharfinger.kernel.events import NO_EVENTS

ACTIONS = ("build", "canal", "goods", "equipment", "crew", "employee", "exchange", "subsidy")
PIECES = ("captain", "businessman", "soldier", "stoker", "chimney", "sail", "crane", "cannon")
EMPLOYEES = (
    *(f"merchant_{good}_{level}" for good in ("coal", "cloth", "grain") for level in (1, 2)),
    *(f"constructor_{kind}" for kind in ("crane", "cannon", "sail", "chimney", "crew", "stoker")),
    "helmsman", "rigger", "accountant", "foreman",
    *(f"engineer_{kind}" for kind in ("crane", "sail", "cannon", "chimney")),
    *(f"recruiter_{kind}" for kind in ("captain", "businessman", "soldier", "stoker")),
)  # fmt: skip
RED = (
    "rings", "lanterns", "boats", "safety_trio", "emp_bright", "emp_types", "emp_pairs", "emp_many", "sizes", "exact5",
    "exact6", "big7", "total_parts", "ship_count",
)  # fmt: skip
BLUE = (
    "soldiers", "businessmen", "officers", "stokers", "cannon_soldier", "crane_businessman", "chimney_pairs",
    "sail_pairs", "used_canals", "all_round", "sail_and_steam", "kinds8",
)  # fmt: skip
SETS = (
    {"rings", "exact5", "soldiers", "cannon_soldier"},
    {"boats", "ship_count", "businessmen", "crane_businessman"},
    {"lanterns", "exact6", "sail_pairs", "used_canals"},
    {"safety_trio", "emp_many", "stokers", "chimney_pairs"},
)
"""SY-3.21."""
MODES = tuple(wf.game("shipyard").definition.modes)
DECISIONS = tuple(decision.name for decision in st.DECISIONS)
COLUMNS = ("bow", "left", "right", "stern")


class Table:
    """A table being set up. Seats are numbered from 0; methods that set something return the table."""

    def __init__(self, players: int = 3, **options: Any) -> None:
        options.setdefault("action_row", " ".join(ACTIONS))
        self.pos = wf.new("shipyard", players, seed=5, **options)
        self.s = self.pos.state

    # -- players -------------------------------------------------------------------------------------------------

    def money(self, seat: int, guilders: int) -> Table:
        self.s.money[seat] = guilders
        return self

    def points(self, seat: int, points: int) -> Table:
        self.s.points[seat] = points
        return self

    def reserve(self, seat: int, **pieces: int) -> Table:
        """The whole reserve of a player."""
        for piece in PIECES:
            self.s.reserve[seat, t.PIECES.index(piece)] = pieces.pop(piece, 0)
        assert not pieces, pieces
        return self

    def staff(self, seat: int, *names: str) -> Table:
        """Employees come to a player from the wheel."""
        for name in names:
            employee = t.EMPLOYEES.index(name)
            self.s.employees[seat] |= 1 << employee
            self.s.staff_left[employee] -= 1
        return self

    def no_staff(self) -> Table:
        """Nobody is left on the hiring ring of 3 or 4 players."""
        self.s.staff_left[:] = 0
        self.s.employees[1] = self.s.employees[2] = (1 << 24) - 1
        return self

    def contracts(self, seat: int, *names: str) -> Table:
        """Exactly these contracts; whoever held one of them loses it."""
        mask = sum(1 << t.CONTRACTS.index(name) for name in names)
        for other in range(self.pos.seats):
            self.s.contracts[other] &= ~mask
        self.s.contracts[seat] = mask
        return self

    def goods(self, seat: int, *tiles: str) -> Table:
        """Exactly these goods tiles; what the player had before is discarded."""
        self.s.goods_discard |= int(self.s.goods[seat])
        self.s.goods[seat] = 0
        for tile in map(t.GOODS_TILES.index, tiles):
            if int(self.s.goods_discard) >> tile & 1:
                self.s.goods_discard &= ~(1 << tile)
            else:
                self._take_tile(self.s.goods_offer, self.s.goods_stack, "goods_left", tile)
            self.s.goods[seat] |= 1 << tile
        return self

    # -- parts ---------------------------------------------------------------------------------------------------

    def yard(self, seat: int, row: str) -> Table:
        """Nine places: part ids and "-", or a row string such as "BB.S....." (parts are then taken from the stacks)."""
        for place, name in enumerate(row.split() if " " in row else self._spare(row)):
            if name != "-":
                self._take_part(name)
                self.s.yard[seat, place] = t.PARTS.index(name)
        return self

    def _spare(self, row: str) -> list[str]:
        """Parts for a row string from the bottom of the stacks."""
        first = {kind: int(t.KIND_START["BMS".index(kind)]) for kind in "BMS"}
        return [
            "-" if kind == "." else t.PARTS[int(self.s.part_stack[first[kind] + row[:place].count(kind)])]
            for place, kind in enumerate(row)
        ]

    def _take_part(self, name: str) -> None:
        """A part leaves its stack, or the offer (whose slot takes the top of the stack)."""
        s, part = self.s, t.PARTS.index(name)
        kind = int(t.PART_KIND[part])
        first, left = int(t.KIND_START[kind]), int(s.parts_left[kind])
        stack = [int(one) for one in s.part_stack[first : first + left]]
        if part in stack:
            stack.remove(part)
        else:
            assert part in s.offer, f"{name} is taken"
            s.offer[s.offer == part] = stack.pop()
        s.part_stack[first : first + left] = [*stack, -1]
        s.parts_left[kind] = left - 1

    def offer(self, column: str, *names: str | None) -> Table:
        """The parts of a column from the bottom; None leaves a slot empty (its part goes out of the game)."""
        s, number = self.s, COLUMNS.index(column)
        for row, name in enumerate(names):
            old = int(s.offer[number, row])
            if name is None:
                if old >= 0:
                    s.offer[number, row] = -1
                    s.fate[old] = st.FATE.out
            elif old != t.PARTS.index(name):
                for place in (s.part_stack, s.offer):
                    place[place == t.PARTS.index(name)] = old
                s.offer[number, row] = t.PARTS.index(name)
        return self

    def no_parts(self, *columns: str) -> Table:
        """Nothing is on offer in these columns."""
        for column in columns or COLUMNS:
            self.offer(column, *[None] * 5)
        return self

    def stack_left(self, kind: str, left: int) -> Table:
        """Only so many parts of a kind are left in the stack: the ones below the top go out of the game."""
        s, number = self.s, t.KINDS.index(kind)
        first, had = int(t.KIND_START[number]), int(s.parts_left[number])
        stack = [int(part) for part in s.part_stack[first : first + had]]
        for part in stack[: had - left]:
            s.fate[part] = st.FATE.out
        s.part_stack[first : first + had] = [*stack[had - left :], *[-1] * (had - left)]
        s.parts_left[number] = left
        return self

    def fleet(self, seat: int, parts: str, **load: int) -> Table:
        """A ship that has sailed, by its parts and what is aboard (a captain, if nothing else is said)."""
        s, ship = self.s, int(self.s.ships)
        names = parts.split()
        load.setdefault("captain", 1)
        for name in names:
            self._take_part(name)
            s.fate[t.PARTS.index(name)] = st.FATE.ship_1 + ship
        s.ships = ship + 1
        s.ship_owner[ship] = seat
        s.ship_length[ship] = len(names)
        s.ship_speed[ship] = 1
        for k, symbol in enumerate(("ring", "boat", "lantern")):
            s.ship_safety[ship, k] = sum(symbols(name).get(symbol, 0) for name in names)
        for piece, number in load.items():
            s.ship_load[ship, t.PIECES.index(piece)] = number
        return self

    def ships(self, seat: int, *lengths: int, **load: int) -> Table:
        """Ships of these lengths, of whatever parts, all with the same load (a captain, if nothing is said)."""
        for length in lengths:
            self.fleet(seat, " ".join(self._spare("B" + "M" * (length - 2) + "S")), **load)
        return self

    # -- offers of five slots, canals ----------------------------------------------------------------------------

    def canal_offer(self, *names: str | None) -> Table:
        """The canals on offer from the free slot; None leaves a slot empty (its tile goes to the discard)."""
        self._five(self.s.canal_offer, self.s.canal_stack, c.CANALS, names, "canal_discard")
        return self

    def goods_offer(self, *names: str | None) -> Table:
        self._five(self.s.goods_offer, self.s.goods_stack, t.GOODS_TILES, names, "goods_discard")
        return self

    def _five(self, offer: Any, stack: Any, ids: tuple[str, ...], names: Any, discard: str) -> None:
        for slot, name in enumerate(names):
            old = int(offer[slot])
            if name is None:
                if old >= 0:
                    offer[slot] = -1
                    setattr(self.s, discard, getattr(self.s, discard) | 1 << old)
            elif old != ids.index(name):
                assert ids.index(name) in stack or ids.index(name) in offer, f"{name} is taken"
                for place in (stack, offer):
                    place[place == ids.index(name)] = old
                offer[slot] = ids.index(name)

    def canal_stack(self, *top: str) -> Table:
        """Only these canals are left in the stack, the first one on top; the others go to the discard."""
        self._only(self.s.canal_stack, c.CANALS, top, "canals_left", "canal_discard")
        return self

    def goods_stack(self, *top: str) -> Table:
        self._only(self.s.goods_stack, t.GOODS_TILES, top, "goods_left", "goods_discard")
        return self

    def _only(self, stack: Any, ids: tuple[str, ...], top: Any, left: str, discard: str) -> None:
        count = int(getattr(self.s, left))
        kept = [ids.index(name) for name in reversed(top)]
        assert set(kept) <= set(stack[:count].tolist()), "not in the stack"
        gone = sum(1 << int(tile) for tile in stack[:count] if tile not in kept)
        setattr(self.s, discard, getattr(self.s, discard) | gone)
        stack[:count] = [*kept, *[-1] * (count - len(kept))]
        setattr(self.s, left, len(kept))

    def canal(self, seat: int, name: str, x: int, y: int, turn: int = 0) -> Table:
        """A canal of a system, turned clockwise by so many quarters."""
        s, canal = self.s, c.CANALS.index(name)
        self._take_tile(s.canal_offer, s.canal_stack, "canals_left", canal)
        lay(s, seat, canal, x, y, turn)
        return self

    def _take_tile(self, offer: Any, stack: Any, left: str, tile: int) -> None:
        """A tile leaves its stack, or the offer (whose slot takes the top of the stack)."""
        count = int(getattr(self.s, left))
        tiles = [int(one) for one in stack[:count]]
        if tile in tiles:
            tiles.remove(tile)
        else:
            assert tile in offer, "the tile is taken"
            offer[offer == tile] = tiles.pop()
        stack[:count] = [*tiles, -1]
        setattr(self.s, left, count - 1)

    def used(self, seat: int, *names: str) -> Table:
        """Canals that a player has used."""
        for name in names:
            canal = c.CANALS.index(name)
            self._take_tile(self.s.canal_offer, self.s.canal_stack, "canals_left", canal)
            self.s.used_pile[seat] |= 1 << canal
            self.s.used[seat] += 1
        return self

    def figure(self, seat: int, canal: str, space: str, astern: str) -> Table:
        """The figure on a canal; astern is a space, or "opening". Spaces are those of the unturned canal."""
        s, number = self.s, c.CANALS.index(canal)
        spaces = c.SHAPE_SPACES[int(c.CANAL_SHAPE[int(s.options[st.OPT.canal_tiles]), number])]
        s.figure[seat] = number
        s.figure_space[seat] = spaces.index(space)
        s.figure_astern[seat] = c.OPENING + spaces.index(space) if astern == "opening" else spaces.index(astern)
        return self

    # -- row, wheel, solo ----------------------------------------------------------------------------------------

    def row(self, tiles: str) -> Table:
        """The action tiles, front first."""
        for place, name in enumerate(tiles.split()):
            self.s.tiles[place] = ACTIONS.index(name)
        return self

    def cubes(self, chair: int, **tiles: int) -> Table:
        """The cubes of a player (in the solo game chairs 1 and 2 are the opponents)."""
        self.s.cubes[chair, :] = 0
        for name, number in tiles.items():
            self.s.cubes[chair, ACTIONS.index(name)] = number
        return self

    def guilders(self, **tiles: int) -> Table:
        for name, number in tiles.items():
            self.s.guilders[ACTIONS.index(name)] = number
        return self

    def gear(self, moves: int, cubes_left: int | None = None) -> Table:
        """Gear moves so far, and the cubes still on the round track."""
        self.s.gear = moves
        if cubes_left is not None:
            self.s.drops = int(t.ROUND_CUBES[self.pos.seats]) - cubes_left
            self.s.round_cubes = cubes_left
        return self

    def marker(self, ring: str, at: str | int) -> Table:
        """The equipment or crew marker by piece, the hiring marker by space, the exchange marker by space."""
        if ring == "exchange":
            self.s.exchange_marker = at
        elif isinstance(at, str):
            number = t.RINGS.index(ring)
            self.s.marker[number] = [t.PIECES[piece] for piece in t.RING_PIECE[number]].index(at)
        else:
            self.s.marker[t.RINGS.index(ring)] = at
        return self

    def posts(self, space: int, *names: str) -> Table:
        """The employees at a space of the hiring ring; they change places with whoever was there."""
        for place, name in enumerate(names, 3 * space):
            other = [int(one) for one in self.s.posts].index(t.EMPLOYEES.index(name))
            self.s.posts[other], self.s.posts[place] = int(self.s.posts[place]), int(self.s.posts[other])
        return self

    def solo(self, *tiles: str, turned: str = "") -> Table:
        """The solo stack from its top; the tiles not named lie below, those in `turned` are already turned up."""
        gone = turned.split()
        rest = [name for name in t.SOLO_TILES if name not in tiles and name not in gone]
        order = [*reversed([*tiles, *rest]), *gone]
        self.s.solo_stack[:] = [t.SOLO_TILES.index(name) for name in order]
        self.s.solo_left = 8 - len(gone)
        return self

    # -- the position --------------------------------------------------------------------------------------------

    def _ready(self, forced: bool = False) -> wf.Position:
        """The position, which must be one that could occur; what is forced in it is played if asked for."""
        pos = self.pos
        assert list(pos.game.definition.check(self.s)) == []
        while forced and len(codes := pos.legal_codes()) == 1:
            pos.game.driver.apply_at(pos.batch, 0, codes[0], NO_EVENTS)
        pos.start_here()
        return pos

    def begins(self, turn: int = 0) -> wf.Position:
        """Turn number `turn` (counted from 0) begins: step 1 is done, the player is asked for a tile."""
        pending.clear(self.s)
        self.s.turn = turn
        go_on(self.s, NO_EVENTS)
        return self._ready()

    def chooses(self, seat: int, leading: str | None = None) -> wf.Position:
        """The seat is asked for a tile in a later turn; step 1 has brought `leading` to the front."""
        self._frames(("ship", seat), ("tile", seat))
        self.s.turn = 3 * self.pos.seats + seat
        self.s.leading = ACTIONS.index(leading) if leading else -1
        return self._ready()

    def acts(self, seat: int, chosen: str, bought: int = 0) -> wf.Position:
        """The seat has put its cube on a tile and got its income: step 4 begins."""
        self._frames(("ship", seat), ("act", seat, bought))
        self.s.turn = seat
        self.s.chosen = ACTIONS.index(chosen)
        self.s.cubes[seat, ACTIONS.index(chosen)] = 2 if self.pos.seats == 2 else 1
        return self._ready(forced=True)

    def asks(self, seat: int, action: str) -> wf.Position:
        """The seat performs an action; nothing else is left to do in its turn."""
        self._frames(("ship", seat), ("more", seat, 1))
        self.s.turn = seat
        self.s.chosen = ACTIONS.index(action)
        if self.pos.seats == 2:
            self.s.cubes[seat, ACTIONS.index(action)] = 2
        begin_action(self.s, seat, ACTIONS.index(action), NO_EVENTS)
        return self._ready(forced=True)

    def sails(self, seat: int = 0) -> wf.Position:
        """Step 5 of the seat's first turn."""
        self._frames(("ship", seat))
        self.s.turn = seat
        return self._ready(forced=True)

    def final(self, seat: int = 0, stage: str = "final_action") -> wf.Position:
        """Regular play is over; the seat is asked for its final action or its last part."""
        for other in range(self.pos.seats):
            mask = int(self.s.contracts[other])
            self.s.contracts[other] = _lowest(mask & ((1 << 14) - 1)) | _lowest(mask & ~((1 << 14) - 1))
        pending.clear(self.s)
        self.s.stage = st.STAGES.index(stage)
        self.s.last_lap = st.LAST_LAP.final_drop
        self.s.turn = 25 * (3 if self.pos.seats == 1 else self.pos.seats)
        self.s.finals = seat
        go_on(self.s, NO_EVENTS)
        return self._ready()

    def over(self) -> wf.Position:
        """The game has ended; contracts, fleets and employees as they are."""
        pending.clear(self.s)
        self.s.over = self.s.last_lap = st.LAST_LAP.final_drop
        self.s.stage = st.STAGE.final_action
        self.s.finals = self.pos.seats
        self.s.turn = 25 * (3 if self.pos.seats == 1 else self.pos.seats)
        return self._ready()

    def _frames(self, *frames: tuple[Any, ...]) -> None:
        pending.clear(self.s)
        for name, seat, *arguments in frames:
            pending.push(self.s, DECISIONS.index(name), seat)
            for k, value in enumerate(arguments):
                pending.set_arg(self.s, k, value)


def _lowest(mask: int) -> int:
    return mask & -mask


# -- playing -----------------------------------------------------------------------------------------------------


def turn(pos: wf.Position, line: str) -> wf.Position:
    """Play a whole turn: some words, then what they leave out ("main", "done", "end", or the first answer)."""
    before, seat = pos.turn, pos.actor
    events = list(pos.play(line))
    while not pos.over and (pos.turn, pos.actor) == (before, seat):
        implied, legal = int(pos.game.definition.implied(pos.state)), pos.legal_codes()
        events += pos.play(implied if implied in legal else legal[0])
    pos.events = events
    return pos


def after(pos: wf.Position, words: str) -> wf.Position:
    """A copy of the position in which some words were played."""
    other = pos.copy()
    other.play(words)
    return other


def choices(pos: wf.Position, words: str = "") -> set[str]:
    """What is legal now, or after some words, in notation; nothing is offered twice."""
    found = [str(action) for action in (after(pos, words) if words else pos).legal()]
    assert len(set(found)) == len(found), found
    return set(found)


def refused(pos: wf.Position, words: str) -> bool:
    """Whether a move is refused; the position then stays the same, byte for byte."""
    before = pos.batch.tobytes(), pos.moves
    try:
        pos.play(words)
    except wf.IllegalMove:
        assert (pos.batch.tobytes(), pos.moves) == before
        return True
    return False


def lazy(pos: wf.Position) -> wf.Position:
    """Take a short turn: a ring action or another one, the first answer each time, no bonus."""
    wanted = ("equipment", "crew", "final equipment", "main", "end", "done", "steps 1", "pass", "scrap")
    before, events = pos.turn, []
    while not pos.over and pos.turn == before:
        legal = {str(action): action for action in pos.legal()}
        events += pos.play(next((legal[words] for words in wanted if words in legal), pos.legal()[0]))
    pos.events = events
    return pos


# -- looking -----------------------------------------------------------------------------------------------------


def symbols(part: str) -> dict[str, int]:
    """What a part shows."""
    row = t.PART_SYMBOLS[t.PARTS.index(part)]
    return {name: int(number) for name, number in zip(t.SYMBOLS, row, strict=True) if number}


def money(pos: wf.Position, seat: int = 0) -> int:
    return int(pos.state.money[seat])


def points(pos: wf.Position, seat: int = 0) -> int:
    return int(pos.state.points[seat])


def reserve(pos: wf.Position, seat: int = 0) -> dict[str, int]:
    """A player's reserve, without what is 0."""
    return {name: int(n) for name, n in zip(PIECES, pos.state.reserve[seat], strict=True) if n}


def yard(pos: wf.Position, seat: int = 0) -> str:
    """The row string of a player (SY-1.11)."""
    return "".join("BMS"[t.PART_KIND[part]] if part >= 0 else "." for part in pos.state.yard[seat])


def column(pos: wf.Position, name: str) -> list[str | None]:
    """A column of the part offer from the bottom."""
    return [part and part["id"] for part in pos.view()["offer"][name]]


def slots(pos: wf.Position, which: str) -> list[str | None]:
    """The canals or goods on offer from the free slot."""
    return [tile and tile["id"] for tile in pos.view()[which]["offer"]]


def tiles(pos: wf.Position) -> str:
    """The action row, front first."""
    return " ".join(tile["action"] for tile in pos.view()["row"])


def staff(pos: wf.Position, seat: int = 0) -> set[str]:
    return set(pos.view()["players"][seat]["employees"])


def held(pos: wf.Position, seat: int = 0) -> set[str]:
    """The contracts a player holds."""
    return {name for number, name in enumerate(RED + BLUE) if int(pos.state.contracts[seat]) >> number & 1}


def system(pos: wf.Position, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {one["id"]: (one["x"], one["y"]) for one in pos.view()["players"][seat]["system"]}


def figure(pos: wf.Position, seat: int = 0) -> tuple[str, str, str] | None:
    """Canal, space and what lies astern."""
    shown = pos.view()["players"][seat]["figure"]
    return shown and (shown["canal"], shown["space"], shown["astern"])


def fleet(pos: wf.Position, seat: int = 0) -> list[dict[str, Any]]:
    return pos.view()["players"][seat]["fleet"]


def named(pos: wf.Position, name: str) -> list[dict[str, Any]]:
    """The arguments of the events of a name that the last move caused."""
    return [event.arguments for event in pos.events if event.name == name]


def chi_square(found: dict[Any, int], expected: float) -> float:
    return sum((number - expected) ** 2 / expected for number in found.values())


def corrected(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the component files in which one file has other words."""
    made = folder / "components"
    shutil.copytree(Path(t.__file__).with_name("components"), made)
    text = (made / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text, old
    (made / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return made
