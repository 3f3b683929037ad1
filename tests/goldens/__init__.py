"""Golden files: how they are made. `python -m tests.goldens` writes them anew; tests compare and never write.

A playthrough holds the face's answers through one random game: in full at the start and at the end, as a checksum of
the same answers in between. A perft file holds the number of leaves below fixed positions. A finished record per way
to end a game must replay to its result. They change only on purpose.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import wharfinger as wf
from tests.cases import Case, Dice, cases, random_game

FOLDER = Path(__file__).parent
FULL_AT_START, FULL_AT_END = 60, 15
LOOKED_AT = 12
"""In between, views, observations and dumps are asked for at every so-many-th decision."""


def answers(position: wf.Position, everything: bool) -> list[str]:
    """What the face says of a position; with or without the pictures of it."""
    lines = [f"turn {position.turn} seat {position.actor} decision {position.phase} scores {position.scores()}"]
    lines += [f"  event {event.name} {json.dumps(event.arguments)}" for event in position.events]
    lines.append("  legal " + ", ".join(f"{action.code}:{action.text}" for action in position.legal()))
    if not everything:
        return lines
    seats = [None, *range(position.seats)]
    views = [json.dumps(position.view(seat), sort_keys=True) for seat in seats]
    observed = [position.observe(seat).tobytes().hex() for seat in range(position.seats)]
    facts = json.dumps(position.dump(), sort_keys=True)
    lines.append(f"  view {_mark(*views)} observation {_mark(*observed)} dump {_mark(facts)}")
    return lines


def _mark(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]


def playthrough(case: Case) -> str:
    """One random game as text."""
    blocks = []
    for number, position in enumerate(random_game(case.new(101), 102)):
        looked = number < FULL_AT_START or number % LOOKED_AT == 0 or position.over
        blocks.append(answers(position, looked))
    lines = [f"# {case.name} {json.dumps(case.options)} rules {wf.game(case.game).definition.version}"]
    for number, block in enumerate(blocks):
        if number < FULL_AT_START or number >= len(blocks) - FULL_AT_END:
            lines += [f"[{number}]", *block]
        else:
            lines.append(f"[{number}] {_mark(*block)}")
    return "\n".join([*lines, ""])


def playthrough_file(case: Case) -> Path:
    return FOLDER / case.game / f"playthrough-{case.players}-players-mode-{case.mode}.txt"


# -- perft ---------------------------------------------------------------------------------------------------------

PLIES = (0, 40, 160)
"""How many random decisions lead to the fixed positions."""
LEAVES = 60_000
"""A position is counted as deep as stays below this."""


def perft_positions(game: str) -> Iterator[tuple[str, wf.Position]]:
    for case in [case for case in cases() if case.game == game]:
        for plies in PLIES:
            position, dice = case.new(201), Dice(202)
            for _ in range(plies):
                codes = position.legal_codes()
                if codes:
                    position.play(codes[dice.choose(len(codes))])
            if not position.over:
                yield f"{case.name} after {plies}", position


def perft_text(game: str) -> str:
    lines = []
    for name, position in perft_positions(game):
        counts = []
        for depth in range(1, 6):
            counts.append(wf.perft(position, depth))
            if counts[-1] * 8 > LEAVES:
                break
        lines.append(f"{name}: {' '.join(map(str, counts))}")
    return "\n".join([*lines, ""])


def perft_file(game: str) -> Path:
    return FOLDER / game / "perft.txt"


# -- one finished record for every way a game can end ----------------------------------------------------------------


RARE_ENDINGS = {"shipyard": {"gear_moves_per_drop": 100, "gear_first_drop": 100}}
"""Options with which random players come to an end that they would hardly meet otherwise: parts run out first."""


def endings(game: str) -> dict[str, str]:
    """A finished record by the name of the ending."""
    found: dict[str, str] = {}
    ways = [case.options for case in cases() if case.game == game] + [RARE_ENDINGS.get(game, {})]
    players = wf.game(game).seats[1]
    for options in ways:
        *_, end = random_game(wf.new(game, players, 300, **options), 301)
        assert end.ending is not None
        found.setdefault(end.ending, end.record().dumps())
    return found


def ending_file(game: str, ending: str) -> Path:
    return FOLDER / game / f"ending-{ending.replace(' ', '-')}.wharf"


def write(games: list[str]) -> None:
    for game in games:
        (FOLDER / game).mkdir(exist_ok=True)
        for case in [case for case in cases() if case.game == game]:
            playthrough_file(case).write_text(playthrough(case), encoding="utf-8")
            print(playthrough_file(case), flush=True)
        perft_file(game).write_text(perft_text(game), encoding="utf-8")
        for ending, text in endings(game).items():
            ending_file(game, ending).write_text(text, encoding="utf-8")
