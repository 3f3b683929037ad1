"""Puzzles: positions of the search's own games in which one turn is clearly the best.

The search plays against itself, and its look at each turn tells where one turn may stand out. There every turn it saw
is judged by a short search from its end, and the best few by a long one. What a weak bot finds at once is no puzzle.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from wharfinger import __version__
from wharfinger.bots import ask, make
from wharfinger.bots.search.analysis import Analysis, analyse
from wharfinger.bots.search.judging import Worth, played, turn_over, worth, worth_of_turn
from wharfinger.kernel.position import Position, new

from .puzzle_file import Answer, Puzzle, Source, pack, position_of, read

MOST_SEEN = 24
"""Turns of a position that are judged at all."""
FEWEST_TURNS = 3
FIRST_SEEN = 7
"""Of those that the first look sees most of."""
QUICK = 6
"""The short search has one part in so many of the long one's simulations."""
SHORTLIST = 4
"""Turns that are judged by the long search, and kept with the puzzle."""
WIN_MARGIN = 0.02
"""By how much the best turn's chance to win must exceed every other's."""
POINTS_MARGIN = 1.0
"""And its final points,"""
WIDE = 0.06
"""unless its chance to win does by this much."""
DOUBT = 0.8
"""The part of a margin that the first look must show."""
EQUAL = 0.008
"""A turn that begins as the best one and loses no more than this is a variant of it."""
EACH = 5
"""Puzzles of one game."""
EASIEST, STEP, CLOSE = 1000, 150, 350
"""The rating of a puzzle: what it is at least, what each weak bot adds that misses it, what a close call adds."""
WEAK = ("greedy", "easy", "easy", "easy")


Judged = tuple[tuple[int, ...], Worth]


@dataclass(frozen=True)
class Plan:
    """How puzzles are looked for."""

    game: str
    players: list[int]
    """Player counts, in rotation."""
    options: dict[str, Any] = field(default_factory=dict)
    simulations: int = 200
    """Of the games' own look at each turn."""
    judging: int = 800
    """Of the long search from the end of a turn."""
    seed: int = 1
    after: int = 12
    """Turns of a game that are no puzzles: at first one turn is much like another."""


def collect(plan: Plan, path: Path, count: int) -> Iterator[tuple[int, int]]:
    """Add puzzles to a file until it has so many; after each game and puzzle it says the game and how many there are.

    A file that was begun is gone on with, from the game after the last that gave a puzzle.
    """
    there = read(path)
    names = {puzzle.id for puzzle in there}
    seed = max([plan.seed - 1, *(puzzle.source.seed for puzzle in there)]) + 1
    if len(names) >= count:
        return
    for number, puzzle in find(replace(plan, seed=seed)):
        if puzzle is not None and puzzle.id not in names:
            names.add(puzzle.id)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(puzzle) + b"\n")
        yield number, len(names)
        if len(names) >= count:
            return


# -- looking ---------------------------------------------------------------------------------------------------------


def find(plan: Plan) -> Iterator[tuple[int, Puzzle | None]]:
    """Puzzles as they are found, each with the number of its game; None when a game is over."""
    number = plan.seed
    while True:
        position = new(plan.game, plan.players[number % len(plan.players)], number, **plan.options)
        found = 0
        while not position.over:
            start = position.copy()
            look = analyse(position, simulations=plan.simulations, lines=MOST_SEEN, trees=1, seed=number)
            if found < EACH and position.turn >= plan.after and _promising(start, look):
                if (puzzle := examine(start, look, plan, number)) is not None:
                    found += 1
                    yield number, puzzle
            _play_turn(position, look)
        yield number, None
        number += 1


def _play_turn(position: Position, look: Analysis) -> None:
    """Play the turn that the search prefers; what comes after something new is seen is for a bot."""
    start = position.copy()
    for code in look.lines[0].moves:
        if turn_over(start, position) or code not in position.legal_codes():
            break
        position.play(code)
    bot = make("medium", 1)
    while not turn_over(start, position):
        position.play(ask(bot, position))


def _likeness(position: Position, seat: int) -> str:
    """What a seat sees: turns that lead to the same are the same."""
    view = position.view(seat)
    return json.dumps(view, sort_keys=True, default=str)


def _distinct(start: Position, look: Analysis) -> dict[str, tuple[int, ...]]:
    """The turns that a look saw, one for each way to end, and at least one for each way to begin."""
    assert start.actor is not None
    found: dict[str, tuple[int, ...]] = {}
    kinds: set[int] = set()
    for line in look.lines:
        codes = line.moves if line.whole or line.moves[0] in kinds else _finished(start, line.moves)
        kinds.add(line.moves[0])
        after = played(start, codes)
        if after is not None and turn_over(start, after):
            found.setdefault(_likeness(after, start.actor), codes)
    return found


def _finished(start: Position, codes: tuple[int, ...]) -> tuple[int, ...]:
    """A turn of which only the beginning was looked at, finished by a bot."""
    after = played(start, codes)
    if after is None:
        return codes
    bot = make("easy", 1)
    while not turn_over(start, after):
        after.play(ask(bot, after))
    return tuple(after.moves)


def _promising(start: Position, look: Analysis) -> bool:
    """Whether the first look already sees one kind of turn in front."""
    seat, best = look.seat, look.lines[0]
    others = [line for line in look.lines[1:] if line.moves[0] != best.moves[0]]
    if not best.whole or len(start.legal_codes()) < FEWEST_TURNS or len(others) < FEWEST_TURNS - 1:
        return False
    return all(best.win[seat] - line.win[seat] >= DOUBT * WIN_MARGIN for line in others[:3])


def examine(start: Position, look: Analysis, plan: Plan, seed: int) -> Puzzle | None:
    """The puzzle that a position is, if it is one: looked at more and more closely while it may be."""
    seat = start.actor
    assert seat is not None
    known = start.concealed(seat, seed=0)
    quick = max(1, plan.judging // QUICK)
    judged = {codes: _worth(known, codes, quick, seed) for codes in _turns(known, look)[:FIRST_SEEN]}
    if not _clear(judged, DOUBT):
        return None
    deep = analyse(known, simulations=plan.judging, lines=MOST_SEEN, trees=1, seed=seed)
    ends = {_likeness(after, seat) for codes in judged if (after := played(known, codes)) is not None}
    for end, codes in _distinct(known, deep).items():
        if end not in ends:
            judged[codes] = _worth(known, codes, quick, seed)
    if not _clear(judged, DOUBT) or any(not line.whole for line in deep.lines[:2]):
        return None
    best = _ranked(judged)[:SHORTLIST]
    if not (missed := _missed(known, best[0])):
        return None
    judged = _settled(known, best, plan.judging, seed)
    if not judged or _ranked(judged)[0] != best[0]:
        return None
    packed = pack(known)
    name = hashlib.blake2b(packed.encode(), digest_size=4).hexdigest()
    source = Source(seed, start.turn, plan.simulations, plan.judging, __version__, known.game.definition.version)
    return _written(Puzzle(name, EASIEST + STEP * missed, 0.0, 0.0, [], source, packed), known, judged)


def judge_again(path: Path, game: str, judging: int) -> Iterator[tuple[int, int, int]]:
    """Judge the puzzles of a file with more simulations, and drop those whose best turn does not stand out any more.

    After each puzzle it says how many are judged, how many there are, and how many are dropped. The file changes at
    the end, at once.
    """
    there = read(path)
    kept = list[Puzzle]()
    for number, puzzle in enumerate(there, 1):
        if puzzle.source.judged_with >= judging:
            kept.append(puzzle)
        else:
            known = position_of(game, puzzle)
            judged = _settled(known, [tuple(answer.codes) for answer in puzzle.answers], judging, puzzle.source.seed)
            if judged and list(_ranked(judged)[0]) == puzzle.answers[0].codes:
                source = msgspec.structs.replace(puzzle.source, judged_with=judging)
                easy = puzzle.rating - closeness(puzzle.margin)
                kept.append(_written(msgspec.structs.replace(puzzle, rating=easy, source=source), known, judged))
        yield number, len(there), number - len(kept)
    half = path.with_name(f"{path.name}.part")
    half.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in kept))
    half.replace(path)


def _settled(known: Position, turns: list[tuple[int, ...]], judging: int, seed: int) -> dict[tuple[int, ...], Worth]:
    """What turns are worth, if both halves of a long search find the same one clearly best; otherwise nothing."""
    halves = [{codes: _judged(known, codes, judging // 2, seed + part) for codes in turns} for part in (1, 2)]
    best = {_ranked(half)[0] for half in halves}
    judged = {
        codes: Worth(*(sum(both) / 2 for both in zip(*(half[codes] for half in halves), strict=True)))
        for codes in turns
    }
    clear = len(best) == 1 and all(_clear(half, DOUBT) for half in halves) and _clear(judged, 1.0)
    return judged if clear else {}


def closeness(margin: float) -> int:
    """What a close call adds to a rating."""
    return round(CLOSE * max(0.0, 1 - (margin - WIN_MARGIN) / 0.15))


def _written(puzzle: Puzzle, known: Position, judged: dict[tuple[int, ...], Worth]) -> Puzzle:
    """A puzzle with what its turns are worth; its rating is so far that of a turn far ahead of all others."""
    margin, points = _margins(judged)
    return msgspec.structs.replace(
        puzzle,
        rating=puzzle.rating + closeness(round(margin, 3)),
        margin=round(margin, 3),
        points_margin=round(points, 1),
        answers=[_answer(known, codes, judged[codes]) for codes in _ranked(judged)],
    )


def _turns(known: Position, look: Analysis) -> list[tuple[int, ...]]:
    return list(_distinct(known, look).values())


def _ranked(judged: dict[tuple[int, ...], Worth]) -> list[tuple[int, ...]]:
    return sorted(judged, key=lambda codes: -judged[codes].win)


def alike(first: Judged, other: Judged) -> bool:
    """Whether a turn is but a variant of the best: it begins the same way and comes to much the same."""
    return other[0][0] == first[0][0] and first[1].win - other[1].win <= EQUAL


def _margins(judged: dict[tuple[int, ...], Worth]) -> tuple[float, float]:
    """By how much the best turn is ahead of all that are no variants of it: in its chance to win and in points."""
    best, *rest = ((codes, judged[codes]) for codes in _ranked(judged))
    others = [worth for codes, worth in rest if not alike(best, (codes, worth))]
    if not others:
        return 0.0, 0.0
    return best[1].win - others[0].win, best[1].points - max(other.points for other in others)


def _clear(judged: dict[tuple[int, ...], Worth], share: float) -> bool:
    """Whether there are turns enough, and the best is ahead by a share of what a puzzle needs."""
    if len(judged) < FEWEST_TURNS:
        return False
    margin, points = _margins(judged)
    return margin >= share * WIN_MARGIN and (points >= share * POINTS_MARGIN or margin >= share * WIDE)


def _worth(known: Position, codes: tuple[int, ...], simulations: int, seed: int) -> Worth:
    after = played(known, codes)
    assert after is not None and known.actor is not None
    return worth(after, known.actor, simulations, seed)


def _judged(known: Position, codes: tuple[int, ...], simulations: int, seed: int) -> Worth:
    """On several deals, where the turn shows something."""
    found = worth_of_turn(known, codes, simulations, seed)
    assert found is not None
    return found


def _missed(known: Position, codes: tuple[int, ...]) -> int:
    """How many weak bots play something else."""
    assert known.actor is not None
    wanted = played(known, codes)
    assert wanted is not None
    best, missed = _likeness(wanted, known.actor), 0
    for seed, name in enumerate(WEAK):
        bot, position = make(name, seed), known.copy()
        while not turn_over(known, position):
            position.play(ask(bot, position))
        missed += _likeness(position, known.actor) != best
    return missed


def _answer(known: Position, codes: tuple[int, ...], value: Worth) -> Answer:
    after = known.copy()
    for code in codes:
        after.play(code)
    text = "; ".join(line.text for line in after.lines() if line.seat == known.actor)
    return Answer(list(codes), text, round(value.win, 3), round(value.points, 1))
