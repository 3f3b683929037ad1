"""Positions for the tests of Le Havre, set up like a table, and a few short ways to play and to look at one.

Table(3).goods(0, wood=2).town("joinery").position() is a position in which seat 0 has its main action: supply is done,
every stock is empty but for what a test gives, the offer holds 1 token on every space, the proposal stacks are empty,
the three start buildings are the town's, all discs are at home. Seats are numbered from 0; cards have their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import wharfinger as wf
from wharfinger.kernel.events import decode
from wharfinger.kernel.pending import ARGS, KIND, SEAT

BASIC = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")
UPGRADED = ("smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather")
GOODS = (*BASIC, *UPGRADED)
STOCK = (*GOODS, "francs")
OFFER = ("francs", "fish", "wood", "clay", "iron", "grain", "cattle")
TILES = ("wood+cattle", "wood+clay", "wood+francs", "fish+clay", "wood+fish", "fish+grain", "iron+francs")
"""LH-2.6; wood+fish carries interest."""
ROUNDS = {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}
"""LH-3.3."""
SHIPS = {"wooden": ("s01", "s02", "s03", "s04", "s05", "s07", "s09"),
         "iron": ("s06", "s08", "s10", "s11", "s13", "s15"),
         "steel": ("s12", "s14", "s16", "s17"),
         "luxury": ("s18", "s19", "s20")}  # fmt: skip
"""The ships of each type in order of appearance; test_components.py holds them against LH-2.5."""
STANDARD = (
    "building_firm_1", "building_firm_2", "construction_firm", "marketplace", "sawmill", "fishery", "joinery",
    "bakehouse", "hardware_store", "charcoal_kiln", "smokehouse", "abattoir", "clay_mound", "arts_centre", "wharf_1",
    "black_market", "brickworks", "local_court", "colliery", "wharf_2", "shipping_line", "grocery_market", "tannery",
    "business_office", "ironworks", "steel_mill", "storehouse", "cokery", "dock", "bridge_over_the_seine", "town_hall",
    "bank", "church",
)  # fmt: skip
"""B1, B2, B3 and 01 to 30."""
START = STANDARD[:3]
MODES = tuple(wf.game("le-havre").definition.modes)

_definition = wf.game("le-havre").definition
FIELDS = {field.name: field for field in _definition.fields}
CARDS: tuple[str, ...] = tuple(FIELDS["disc"].codes)
HOLDERS: tuple[str, ...] = tuple(FIELDS["holder"].codes)
NUMBERED: tuple[str, ...] = tuple(FIELDS["proposals"].members)
"""The cards of the proposal stacks by number: 0 the Dunny, 1 to 30, 31 the Football Stadium."""
SHIP_IDS: tuple[str, ...] = tuple(FIELDS["fleet"].members)
TILE_IDS: tuple[str, ...] = tuple(FIELDS["tiles"].codes)
TYPES = tuple(SHIPS)
KINDS = tuple(decision.name for decision in _definition.decisions)


class Table:
    """A table being set up; every method returns the table."""

    def __init__(self, players: int = 2, length: str = "full", seed: int = 5, **options: Any) -> None:
        self.pos = wf.new("le-havre", players, seed=seed, length=length, **options)
        self.s = self.pos.state
        self.seats = players
        self.length = length
        self.rounds = ROUNDS[length][players - 1]
        self.shown: list[str] = []
        """Special cards in play, in the order in which they came out."""
        self.unseen: list[str] = [CARDS[card] for card in self.s.deck if card >= 0]
        self.s.stock[:] = 0
        self.s.fleet[:] = 0
        self.s.ship_stacks[:] = -1
        self.s.proposals[:] = 0
        self.s.offer[:] = 1
        self.s.tiles_up = 7
        for card in STANDARD[3:]:
            self._hold(card, "out")
        self.frames: list[tuple[str, int, tuple[int, ...]]] = []
        self.to_move(0)

    # -- what lies where -----------------------------------------------------------------------------------------

    def goods(self, seat: int, **given: int) -> Table:
        """Goods and francs of a seat, added to what it has."""
        for item, amount in given.items():
            self.s.stock[seat, STOCK.index(item)] += amount
        return self

    def francs(self, seat: int, amount: int) -> Table:
        return self.goods(seat, francs=amount)

    def loans(self, seat: int, number: int) -> Table:
        self.s.loans[seat] = number
        return self

    def town(self, *cards: str) -> Table:
        """Buildings of the town; special ones are revealed."""
        for card in cards:
            self._hold(card, "town")
        return self

    def own(self, seat: int, *cards: str) -> Table:
        """Buildings of a seat (and the ship cards among the special ones)."""
        for card in cards:
            self._hold(card, HOLDERS[seat])
        return self

    def out(self, *cards: str) -> Table:
        """Cards that are not in this game (the start buildings, say)."""
        for card in cards:
            self._hold(card, "out")
        return self

    def waiting(self, card: str) -> Table:
        """The Football Stadium beside the board."""
        self._hold(card, "waiting")
        return self

    def stack(self, space: int, *cards: str) -> Table:
        """A proposal stack (1 to 3); it sorts itself, the lowest number on top."""
        for card in cards:
            self._hold(card, "proposal")
            self.s.proposals[space - 1] |= 1 << NUMBERED.index(card)
        return self

    def deck(self, *cards: str) -> Table:
        """The special cards still face down, from the top."""
        self.unseen = list(cards)
        return self

    def knows(self, seat: int, *cards: str, sure: bool = True) -> Table:
        """What a look taught a seat of the top of the deck (LH-22.7): up to two cards, in order or not."""
        for place in range(2):
            self.s.seen[seat, place] = CARDS.index(cards[place]) if place < len(cards) else -1
        self.s.seen_sure[seat] = int(sure)
        return self

    def ships(self, seat: int, *ships: str) -> Table:
        """Ships of a seat, by id (s01) or as a number of a type ("2 wooden": the first ones that nobody has)."""
        for name in ships:
            for ship in self._find(name):
                self.s.fleet[seat] |= 1 << SHIP_IDS.index(ship)
        return self

    def ship_stack(self, *ships: str) -> Table:
        """Ships on the stacks of their types, the last one on top."""
        for name in ships:
            for ship in self._find(name):
                row = self.s.ship_stacks[TYPES.index(ship_type(ship))]
                row[list(row).index(-1)] = SHIP_IDS.index(ship)
        return self

    def _find(self, name: str) -> list[str]:
        if name in SHIP_IDS:
            return [name]
        number, kind = name.split()
        taken = {SHIP_IDS[ship] for ship in self.s.ship_stacks.flat if ship >= 0}
        taken |= {ship for i, ship in enumerate(SHIP_IDS) for fleet in self.s.fleet if int(fleet) >> i & 1}
        return [ship for ship in SHIPS[kind] if ship not in taken][: int(number)]

    def disc(self, seat: int, card: str | None) -> Table:
        """Where a disc is; None is at home."""
        self.s.disc[seat] = -1 if card is None else CARDS.index(card)
        return self

    def modern(self, *wharves: str) -> Table:
        """Wharves with a brick on them."""
        self.s.modernised = sum(1 << ("wharf_1", "wharf_2").index(wharf) for wharf in wharves)
        return self

    def offer(self, *amounts: int, **named: int) -> Table:
        """The offer: francs, fish, wood, clay, iron, grain, cattle in order, or single spaces by name."""
        if amounts:
            self.s.offer[:] = amounts
        for item, amount in named.items():
            self.s.offer[OFFER.index(item)] = amount
        return self

    def tiles(self, *pairs: str, up: int = 7) -> Table:
        """The supply tiles in order, such as "iron+francs"; `up` of them face up."""
        wanted = [tuple(pair.split("+")) for pair in pairs]
        names = [tile_named(pair) for pair in wanted]
        names += [tile for tile in TILE_IDS if tile not in names]
        self.s.tiles[:] = [TILE_IDS.index(name) for name in names]
        self.s.tiles_up = up
        return self

    def _hold(self, card: str, holder: str) -> None:
        self.s.holder[CARDS.index(card)] = HOLDERS.index(holder)
        for space in range(3):
            if card in NUMBERED:
                self.s.proposals[space] &= ~(1 << NUMBERED.index(card))
        if card not in STANDARD and holder != "out" and card not in self.shown:
            self.shown.append(card)

    # -- where the game stands -----------------------------------------------------------------------------------

    def at(self, turn: int) -> Table:
        """Turn number `turn` of the main phase (1, 2, ... as in LH-4.2) is at its main action."""
        self.s.turn = turn - 1
        seat = (turn - 1) % self.seats
        self.frames = [("job_turn_over", seat, ()), ("after_action", seat, ()), ("turn", seat, ())]
        return self

    def to_move(self, seat: int, round_number: int | None = None, place: int | None = None) -> Table:
        """The first turn of a seat, if wanted in this round or on this tile place."""
        for turn in range(1, 7 * self.rounds + 1):
            if (turn - 1) % self.seats == seat and place in (None, (turn - 1) % 7 + 1):
                if round_number in (None, (turn - 1) // 7 + 1):
                    return self.at(turn)
        raise AssertionError("there is no such turn")

    def starts(self, turn: int) -> Table:
        """Turn number `turn` is about to start: W1, supply and interest come first."""
        self.s.turn = turn - 2
        self.frames = [("job_next_turn", 0, ())]
        return self

    def ends(self, turn: int) -> Table:
        """Turn number `turn` is just over: the gap and, on place 7, the end of the round come now."""
        self.at(turn)
        self.frames = self.frames[:1]
        return self

    def final(self, seat: int = 0) -> Table:
        """The final turn of a seat is at its main action."""
        self.at(7 * self.rounds + 1 + seat)
        return self

    def still(self) -> Table:
        """Nothing comes after this turn's last window: the table stays as the turn leaves it (and counts as over)."""
        self.frames = [frame for frame in self.frames if frame[0] != "job_turn_over"]
        return self

    def owes(self, seat: int, due: int, why: str = "feeding") -> Table:
        """A seat has to pay: a food number at a feeding, or interest; nothing comes after it."""
        self.frames = [("job_owe", seat, (due, ("interest", "feeding").index(why), 0))]
        return self

    def asked(self, decision: str, seat: int, *arguments: int) -> Table:
        """One more decision comes first."""
        self.frames.append((decision, seat, arguments))
        return self

    def position(self) -> wf.Position:
        """The position; what is forced is played, as in a game."""
        s = self.s
        if self.length == "full":
            hidden = [card for card in self.unseen if card not in self.shown][: 6 - len(self.shown)]
            laid = [CARDS.index(card) for card in [*self.shown, *hidden]]
            s.deck[:] = [*laid, *[-1] * (6 - len(laid))]
            s.revealed = len(self.shown)
            for card in hidden:
                s.holder[CARDS.index(card)] = HOLDERS.index("hidden")
        s.stack[:] = 0
        for row, (decision, seat, arguments) in enumerate(self.frames):
            s.stack[row, KIND] = KINDS.index(decision)
            s.stack[row, SEAT] = seat
            s.stack[row, ARGS : ARGS + len(arguments)] = arguments
        s.depth = len(self.frames)
        pos = self.pos.copy()
        pos.events = []
        while len(codes := pos.legal_codes()) == 1:
            pos.game.driver.apply_at(pos.batch, 0, codes[0], pos._buffer)
            pos.events += decode(pos._buffer, pos.game.definition.events)
        pos.start_here()
        return pos


def tile_named(pair: Iterable[str]) -> str:
    """The tile with these two kinds."""
    return next(name for name, tokens in zip(TILE_IDS, tile_tokens(), strict=True) if set(tokens) == set(pair))


def tile_tokens() -> list[tuple[str, ...]]:
    """The kinds on each tile of the component file."""
    rows = _definition.components.rows("goods", "tile")
    return [tuple(row["tokens"]) for row in rows]


def ship_type(ship: str) -> str:
    return next(kind for kind, ships in SHIPS.items() if ship in ships)


# -- playing ------------------------------------------------------------------------------------------------------


def after(pos: wf.Position, *words: str) -> wf.Position:
    """A copy of the position in which some words were played, one `play` each."""
    other = pos.copy()
    for line in words:
        other.play(line)
    return other


def choices(pos: wf.Position, *words: str) -> set[str]:
    """What is legal now, or after some words, in notation."""
    return {str(action) for action in (after(pos, *words) if words else pos).legal()}


def starting(pos: wf.Position, verb: str, *words: str) -> set[str]:
    """The legal answers that start with a verb, without it: starting(pos, "buy")."""
    return {text.removeprefix(f"{verb} ") for text in choices(pos, *words) if text.startswith(f"{verb} ")}


def enterable(pos: wf.Position) -> set[str]:
    """The buildings that may be entered now."""
    return starting(pos, "enter")


def refused(pos: wf.Position, words: str) -> str:
    """The sentence with which a move is refused; the position stays the same, byte for byte."""
    before = pos.batch.tobytes(), pos.moves
    try:
        pos.play(words)
    except wf.IllegalMove as error:
        assert (pos.batch.tobytes(), pos.moves) == before
        return str(error)
    raise AssertionError(f"{words!r} was played")


def done(pos: wf.Position) -> wf.Position:
    """Close the window or step that is open, if it can be closed."""
    pos.play("done")
    return pos


def finish_turn(pos: wf.Position) -> wf.Position:
    """Answer with what a written turn may leave out until the turn is over; what its end asks is not answered."""
    turn, seat = pos.turn, pos.actor
    while not pos.over and (pos.turn, pos.actor) == (turn, seat) and pos.phase not in ("turn", "forced", "food"):
        pos.play(int(pos.game.definition.implied(pos.state)))
    return pos


def lines_from(pos: wf.Position, *phases: str) -> Iterator[tuple[list[wf.Event], wf.Position]]:
    """Every way through the decisions of these phases: what happened, and the position after it."""
    if pos.phase not in phases:
        yield [], pos
        return
    seat = pos.actor
    for action in pos.legal():
        other = pos.copy()
        happened = other.play(action)
        if other.actor != seat:
            yield happened, other
        else:
            for more, end in lines_from(other, *phases):
                yield [*happened, *more], end


PAYING = ("fee", "food", "energy", "substitute")
FOOD_KINDS = ("meat", "bread", "smoked_fish", "fish", "francs")
ENERGY_KINDS = ("coke", "charcoal", "coal", "wood")


def payments(pos: wf.Position, *words: str, kinds: Iterable[str] = STOCK) -> list[dict[str, int]]:
    """Every way to pay what is due, forced parts included: what the actor pays in the words and after them, sorted."""
    start = pos.copy()
    seat = start.actor
    happened = [event for line in words for event in start.play(line)]
    found = []
    for more, _ in lines_from(start, *PAYING):
        way = paid([*happened, *more], seat)
        found.append({kind: way[kind] for kind in STOCK if kind in way and kind in kinds})
    return sorted(found, key=lambda way: sorted(way.items()))


def ways(*texts: str) -> list[dict[str, int]]:
    """Payments written shortly, as `payments` sorts them: ways("2 fish", "1 fish, 1 francs")."""
    made = [{part.split()[1]: int(part.split()[0]) for part in text.split(",")} for text in texts]
    return sorted(made, key=lambda way: sorted(way.items()))


# -- looking ------------------------------------------------------------------------------------------------------


def stock(pos: wf.Position, seat: int = 0) -> dict[str, int]:
    """A seat's goods and francs, without what is 0."""
    return {item: int(count) for item, count in zip(STOCK, pos.state.stock[seat], strict=True) if count}


def held(pos: wf.Position, seat: int, item: str) -> int:
    return int(pos.state.stock[seat, STOCK.index(item)])


def francs(pos: wf.Position, seat: int = 0) -> int:
    return held(pos, seat, "francs")


def loans(pos: wf.Position, seat: int = 0) -> int:
    return int(pos.state.loans[seat])


def disc(pos: wf.Position, seat: int = 0) -> str | None:
    """The building a disc is in, or None."""
    place = int(pos.state.disc[seat])
    return None if place < 0 else CARDS[place]


def owner(pos: wf.Position, card: str) -> int | str:
    """The seat that owns a card, or "town", "proposal", "waiting", "hidden", "out"."""
    holder = HOLDERS[int(pos.state.holder[CARDS.index(card)])]
    return HOLDERS.index(holder) if holder.startswith("seat_") else holder


def owned(pos: wf.Position, seat: int = 0) -> set[str]:
    """The buildings (and ship cards among the special ones) of a seat."""
    return {card for card in CARDS if owner(pos, card) == seat}


def fleet(pos: wf.Position, seat: int = 0) -> set[str]:
    return {ship for i, ship in enumerate(SHIP_IDS) if int(pos.state.fleet[seat]) >> i & 1}


def ships_on(pos: wf.Position, kind: str) -> list[str]:
    """A ship stack, the top one last."""
    return [SHIP_IDS[ship] for ship in pos.state.ship_stacks[TYPES.index(kind)] if ship >= 0]


def offer(pos: wf.Position) -> list[int]:
    return [int(count) for count in pos.state.offer]


def proposals(pos: wf.Position, space: int) -> list[str]:
    """A proposal stack (1 to 3), the top card first."""
    return [card for i, card in enumerate(NUMBERED) if int(pos.state.proposals[space - 1]) >> i & 1]


def unseen(pos: wf.Position) -> list[str]:
    """The special cards still face down, from the top."""
    return [CARDS[card] for card in pos.state.deck[pos.state.revealed :] if card >= 0]


def modern(pos: wf.Position) -> set[str]:
    return {wharf for i, wharf in enumerate(("wharf_1", "wharf_2")) if int(pos.state.modernised) >> i & 1}


def gained(events: list[wf.Event], seat: int = 0) -> dict[str, int]:
    """What a seat got according to the events."""
    found: dict[str, int] = {}
    for event in events:
        if event.name == "got" and event.arguments["player"] == seat:
            good = event.arguments["good"]
            found[good] = found.get(good, 0) + event.arguments["amount"]
    return found


def paid(events: list[wf.Event], seat: int = 0, payee: int | None = None) -> dict[str, int]:
    """What a seat paid according to the events (to one payee: a seat, or -1 for the general supply)."""
    found: dict[str, int] = {}
    for event in events:
        given = event.arguments
        if event.name == "paid" and given["player"] == seat and payee in (None, given["payee"]):
            found[given["good"]] = found.get(given["good"], 0) + given["amount"]
    return found


def named_events(events: list[wf.Event], name: str) -> list[dict[str, Any]]:
    """The arguments of the events of one name."""
    return [event.arguments for event in events if event.name == name]
