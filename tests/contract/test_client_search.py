"""The search of the web client: its WebAssembly and its TypeScript find what the search in Python finds.

The tiny game stands for all, because building a real one takes minutes; `WHARFINGER_AHEAD` names others.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cases import Case, cases, random_game
from tests.contract.ahead import built
from wharfinger.bots.search import analysis, device, judging
from wharfinger.bots.search.arrays import USED
from wharfinger.bots.search.forest import ROOM, Forest
from wharfinger.bots.search.settings import deep_settings
from wharfinger.kernel import registry
from wharfinger.kernel.position import Position

GAMES = os.environ.get("WHARFINGER_AHEAD", "tiny").split(",")
HOST = Path(__file__).parent / "client_host.mjs"
WEB = Path(__file__).parents[2] / "web"
SIMULATIONS = 300
SEED = 12345


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The search of the client as one file that Node can read."""
    made = tmp_path_factory.mktemp("client") / "search.mjs"
    tool = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    source = WEB / "src" / "lib" / "engine" / "index.ts"
    done = subprocess.run([node(), tool, source, "--file", made], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return made


def node() -> str:
    found = shutil.which("node")
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_client_finds_what_python_finds(game: str, bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = positions_of(game)
    asked = [question(position) for position in positions]
    answers = client(game, bundle, asked)
    # The seeds of trees come from a hash that browsers do not have; here they are given.
    monkeypatch.setattr("wharfinger.bots.search.forest.digest", lambda *given: SEED)
    for found, position, given in zip(answers, positions, asked, strict=True):
        forest = Forest(position, SEED, 1, ROOM * SIMULATIONS, None, None, **deep_settings(position.game))
        forest.grow(SIMULATIONS, None)
        assert found["tree"] == checksum(forest)
        wanted = analysis._summary(forest, SIMULATIONS, 1.0, 5)
        assert all(same(one, line) for one, line in zip(found["lines"], wanted.lines, strict=True))
        assert found["sure"] == pytest.approx(wanted.sure, abs=0.001)
        judged = analysis.review(position, given["played"], simulations=SIMULATIONS)
        assert found["review"]["loss"] == pytest.approx(judged.loss, abs=0.002)
        assert (found["review"]["same"], found["review"]["only"]) == (judged.same, judged.only)
        assert same(found["review"]["best"], judged.best)
        assert same(found["review"]["played"], judged.played)


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_those_of_the_server(game: str, bundle: Path) -> None:
    """With the seeds that the server gives out: what the puzzles' judge and the lessons' coach search for."""
    positions = positions_of(game)
    asked = [hint(position) for position in positions]
    for found, position, given in zip(client(game, bundle, asked), positions, asked, strict=True):
        assert position.actor is not None
        worth = judging.worth(position, position.actor, SIMULATIONS)
        assert (found["worth"]["win"], found["worth"]["points"]) == pytest.approx(worth)
        lines = analysis.analyse(position, simulations=SIMULATIONS, lines=8, trees=1).lines
        assert [tuple(moves) for moves in found["lines"]] == [line.moves for line in lines]
        played = given["hint"]["played"]
        judged = analysis.review(position, played, simulations=SIMULATIONS, best=lines[0].moves)
        assert found["review"]["loss"] == pytest.approx(judged.loss, abs=0.002)
        assert found["review"]["same"] == judged.same
        assert same(found["review"]["best"], judged.best) and same(found["review"]["played"], judged.played)


def positions_of(game: str) -> list[Position]:
    return [known for case in cases() if case.game == game for known in points_of(case)]


def client(game: str, bundle: Path, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the client answers to some questions."""
    told = json.dumps({"about": {"file": "", **device.layout(registry.game(game))}, "asked": asked})
    command = [node(), HOST, bundle, built("wasm", game)]
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def points_of(case: Case) -> Iterator[Position]:
    """What the seat to decide may know near the start of a game, in its middle and before its last decision."""
    *_, end = random_game(case.new(31), 32)
    for version in (3, end.version // 2, end.version - 1):
        there = end.at(min(version, end.version - 1))
        yield there.concealed(there.actor)


def question(position: Position) -> dict[str, Any]:
    assert position.actor is not None
    played, after = [], position.copy()
    while (after.turn, after.actor) == (position.turn, position.actor):
        played.append(after.legal_codes()[-1])
        after.play(played[-1])
    state = base64.b64encode(position.batch.tobytes()).decode()
    known = {"state": state, "seat": position.actor, **device.knowledge(position)._asdict()}
    return {"known": known, "seed": SEED, "simulations": SIMULATIONS, "played": played}


def hint(position: Position) -> dict[str, Any]:
    made = question(position)
    search = {**made, "state": made["known"]["state"], "seat": position.actor, "seconds": 1e6}
    return {"known": made["known"], "hint": {**search, "seed": str(device.seed_of(position))}}


def checksum(forest: Forest) -> str:
    tree = forest.trees[0].tree
    used = int(tree.head[USED])
    return hashlib.sha256(b"".join(part[:used].tobytes() for part in (tree.nodes, tree.worth, tree.tally))).hexdigest()


def same(found: dict[str, Any], wanted: analysis.Line) -> bool:
    """Whether two turns are the same, as far as digits mean something."""
    numbers = [*wanted.points, *wanted.spread]
    told = (tuple(found["moves"]), found["whole"], found["visits"])
    return told == (wanted.moves, wanted.whole, wanted.visits) and (
        [*found["points"], *found["spread"]] == pytest.approx(numbers, abs=0.051)
        and found["win"] == pytest.approx(wanted.win, abs=0.00051)
    )
