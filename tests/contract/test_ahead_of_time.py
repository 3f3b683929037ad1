"""Compiled ahead of time, as a library and as WebAssembly, a game is played decision for decision as by Numba.

The tiny game stands for all, because building a real one takes minutes; `WHARFINGER_AHEAD` names others.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cases import Case, cases, random_game
from tests.contract.ahead import EVERY, built
from tests.contract.digest import SIMULATIONS, digest, drawn, guided_digest, search_digest
from wharfinger.bots.networks import new_mind
from wharfinger.bots.search.arrays import Knowledge, new_scratch, new_tree
from wharfinger.bots.search.forest import TREE
from wharfinger.bots.search.guided import GUIDED
from wharfinger.bots.search.guided import settings as guided_settings
from wharfinger.bots.search.settings import calibration, settings, weights
from wharfinger.kernel import registry
from wharfinger.kernel.chance import words_of
from wharfinger.kernel.events import NO_EVENTS

GAMES = os.environ.get("WHARFINGER_AHEAD", "tiny").split(",")
HOST = Path(__file__).parent / "wasm_host.mjs"


@pytest.mark.parametrize("game", GAMES)
def test_a_library_plays_the_same_games_without_numba(game: str) -> None:
    environment = {
        **os.environ,
        "WHARFINGER_JIT": "1",
        "WHARFINGER_LIBRARIES": str(built("native", game, EVERY).parent),
    }
    command = [sys.executable, "-m", "tests.contract.apart", game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    here = [
        f"{case.name} {digest(case, 31)} {search_digest(case, 31)} {guided_digest(case, 31)}"
        for case in cases()
        if case.game == game
    ]
    assert done.stdout.splitlines() == here


@pytest.mark.parametrize("game", GAMES)
def test_webassembly_plays_the_same_games(game: str) -> None:
    node = shutil.which("node")
    assert node is not None
    played = [one_game(case, 31) for case in cases() if case.game == game]
    told = json.dumps([given for given, _ in played])
    done = subprocess.run(
        [node, HOST, built("wasm", game, EVERY)], input=told, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    assert done.stdout.split() == [mark for _, mark in played]


def one_game(case: Case, seed: int) -> tuple[dict[str, Any], str]:
    """A random game and two searches in it: what another host needs to repeat them, and its checksum."""
    mark = hashlib.sha256()
    start = case.new(seed)
    game = start.game
    kept = start.copy()
    for number, position in enumerate(random_game(start.copy(), seed + 1)):
        legal = position.legal_codes()
        mark.update(position.batch.tobytes() + np.array(legal, np.int64).tobytes())
        if number == 5 and legal:
            kept = position.copy()
    codes = list(position.moves)
    assert kept.actor is not None
    tree, scratch, dice = new_tree(game, 1000), new_scratch(game), np.zeros(4, np.int64)
    known = Knowledge(weights(kept), calibration(kept), settings(game, kept.seats))
    game.driver.seed_dice(dice, seed)
    net = drawn(game, seed)
    mind, second, guided = (
        new_mind(game, net),
        new_tree(game, 4000),
        known._replace(settings=guided_settings(game, kept.seats)),
    )
    given = {
        "actions": game.actions,
        "seats": case.players,
        "words": text(words_of(seed)),
        "options": game.encode_options(case.options)[0].tolist(),
        "codes": codes,
        "searched": text(kept.batch),
        "seat": kept.actor,
        "simulations": SIMULATIONS,
        "tree": [described(part) for part in tree],
        "known": [described(part) for part in known],
        "scratch": [described(part) for part in scratch],
        "dice": text(dice),
        "net": [described(part) for part in net],
        "mind": [described(part) for part in mind],
        "second": [described(part) for part in second],
        "guided": [described(part) for part in guided],
    }
    registry.prepare(game, TREE).grow_at(kept.batch, 0, kept.actor, SIMULATIONS, tree, known, scratch, dice, NO_EVENTS)
    rest = (scratch, dice, NO_EVENTS)
    registry.prepare(game, GUIDED).grow_at(kept.batch, 0, kept.actor, SIMULATIONS, second, guided, net, mind, *rest)
    for part in (*tree[1:], *second[1:]):
        mark.update(part.tobytes())
    return given, mark.hexdigest()


def text(array: np.ndarray[Any, Any]) -> str:
    return base64.b64encode(array.tobytes()).decode()


def described(array: np.ndarray[Any, Any]) -> dict[str, Any]:
    return {"shape": array.shape, "size": array.itemsize, "content": text(array)}
