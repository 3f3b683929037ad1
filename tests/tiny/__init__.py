"""Crates: take one to three crates from the quay in turn; who took most, a secret bonus added, wins.

A whole game in one file, to show that the kernel needs nothing else.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from wharfinger.kernel import pending
from wharfinger.kernel.chance import seed_chance, shuffle, start_chance
from wharfinger.kernel.components import Components
from wharfinger.kernel.dispatch import dispatch
from wharfinger.kernel.events import EventKind, emit
from wharfinger.kernel.features import PLAYING, Computed, Section, Table, Value
from wharfinger.kernel.game import Definition, Option
from wharfinger.kernel.jit import rule
from wharfinger.kernel.names import numbered
from wharfinger.kernel.schema import Decision, Field, Seats, record_dtype
from wharfinger.kernel.view import Board

COMPONENTS = Components.of(__name__, Path(__file__).with_name("components"), ("crates",))
PILE = COMPONENTS.value("crates", "pile")
MOST = COMPONENTS.value("crates", "most_taken")
BONUSES = tuple(COMPONENTS.value("crates", "bonuses"))
BONUS_0, BONUS_1, BONUS_2, BONUS_3 = BONUSES
ENDLESS = 600_000
"""A turn that never ends: no game comes to it, only a position that somebody made up."""
UNREADABLE = 700_000
"""A turn at which the check of a position never ends."""

OPTIONS = (Option("short", ("no", "yes")), Option("quay_name", text="Quay"))
OPT = numbered("OPT", (option.name for option in OPTIONS))
DECISIONS = (Decision("take"),)
D = numbered("D", (decision.name for decision in DECISIONS))
EVENTS = (EventKind("took", ("player", "crates")),)
E = numbered("E", (event.name for event in EVENTS))
FIELDS = (
    Field("pile", high=PILE),
    Field("taken", (Seats(3),), high=PILE),
    Field("deck", (4,), high=max(BONUSES)),
)
ENDINGS = ("", "quay empty")
STATE = record_dtype(FIELDS, options=1, depth=2, arguments=0)


@rule
def deal(s, seats, options, words):
    start_chance(s.rng, words)
    s.seats = seats
    s.lot = 0
    s.turn = 0
    s.over = 0
    s.options[OPT.short] = options[OPT.short]
    s.pile = PILE // 2 if s.options[OPT.short] == 1 else PILE
    for seat in range(3):
        s.taken[seat] = 0
    s.deck[0] = BONUS_0
    s.deck[1] = BONUS_1
    s.deck[2] = BONUS_2
    s.deck[3] = BONUS_3
    shuffle(s.rng, s.deck, 0, 4)
    pending.clear(s)
    pending.push(s, D.take, 0)


@rule
def legal_take(s, seat, out):
    n = min(s.pile, MOST)
    for crates in range(n):
        out[crates] = crates
    return n


@rule
def apply_take(s, seat, action, events):
    while s.turn == ENDLESS:
        s.lot = 1 - s.lot
    s.pile -= action + 1
    s.taken[seat] += action + 1
    s.turn += 1
    emit(events, E.took, seat, action + 1)
    pending.pop(s)
    if s.pile == 0:
        s.over = 1
    else:
        pending.push(s, D.take, s.turn % s.seats)


legal, apply = dispatch(DECISIONS, globals())


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.taken[seat] + (s.deck[seat] if s.over == 1 else 0)


@rule
def places(s, out):
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            bonus = s.deck[other] - s.deck[seat] if s.over == 1 else 0
            if s.taken[other] + bonus > s.taken[seat]:
                out[seat] += 1


@rule
def conceal(s, seat, seed):
    """A seat knows its own bonus; the other cards may lie in any order, whatever their real one."""
    seed_chance(s.rng, seed)
    if s.over == 1:
        return
    own = s.deck[seat] if seat >= 0 else -1
    place = 0
    for bonus in (BONUS_0, BONUS_1, BONUS_2, BONUS_3):
        if bonus != own:
            s.deck[place] = bonus
            place += 1
    shuffle(s.rng, s.deck, 0, place)
    if seat >= 0:
        s.deck[3] = s.deck[seat]
        s.deck[seat] = own


@rule
def known_bonus(s, seat, player):
    return s.deck[player] if player == seat or s.over == 1 else 0


FEATURES = Table(
    FIELDS,
    DECISIONS,
    OPTIONS,
    ENDINGS,
    STATE,
    3,
    (
        Section(
            "players",
            players=True,
            told=(
                PLAYING,
                Value("taken", "crates taken", unit=10),
                Computed("bonus", known_bonus, "the secret bonus, if you know it", high=max(BONUSES), unit=5),
            ),
        ),
        Section("quay", told=(Value("pile", "crates left", unit=10),)),
    ),
)
observe = FEATURES.observe


def phrase(s: Any, action: int) -> str:
    return f"take {action + 1}"


class CratesBoard(Board):
    pile: int
    taken: list[int]
    bonuses: dict[str, int]
    """By seat, as far as they are known."""


def view(s: Any, seat: int | None) -> CratesBoard:
    shown = range(int(s.seats)) if s.over else [] if seat is None else [seat]
    bonuses = {str(player): int(s.deck[player]) for player in shown}
    return CratesBoard(pile=int(s.pile), taken=[int(n) for n in s.taken[: s.seats]], bonuses=bonuses)


def check(s: Any) -> list[str]:
    while s.turn == UNREADABLE:
        pass
    start = PILE // 2 if s.options[OPT.short] == 1 else PILE
    wrong = [] if s.pile + s.taken.sum() == start else [f"pile and crates taken must add up to {start}."]
    if s.depth > 1 or (s.depth == 1 and pending.actor(s) != s.turn % s.seats):
        wrong.append("pending: one seat takes crates at a time, the next one in turn.")
    if (s.depth == 0) != (s.pile == 0):
        wrong.append("the game is over when the quay is empty, and only then.")
    return wrong + ([] if sorted(s.deck) == sorted(BONUSES) else ["deck must hold each bonus once."])


DEFINITION = Definition(
    title="Crates",
    version="1",
    seats=(1, 3),
    options=OPTIONS,
    fields=FIELDS,
    decisions=DECISIONS,
    events=EVENTS,
    state=STATE,
    actions=MOST,
    action_names=tuple(f"take {crates + 1}" for crates in range(MOST)),
    features=FEATURES,
    endings=ENDINGS,
    rules=sys.modules[__name__],
    components=COMPONENTS,
    phrase=phrase,
    view=view,
    board=CratesBoard,
    check=check,
    modes=({}, {"short": "yes"}),
)
