"""What strangers bring is played in processes that can be killed: whatever never ends costs only itself.

The tiny game has turns that never end (`ENDLESS`, `UNREADABLE`), to which only a position that somebody made up comes.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from tests.tiny import ENDLESS, UNREADABLE

from .conftest import Launch
from .player import SECONDS, Visitor
from .servers import Server, eventually
from .test_analysis import Board, played
from .test_hostile import clean
from .test_lobby import error
from .test_refusals import refused

SHORT = {"reading_seconds": 6.0, "thinking_seconds": 6.0}
LATE = "too long"


def dump(turn: int) -> dict[str, Any]:
    """A position of the tiny game that says it is at some turn."""
    return {**played("tiny", 2 + turn % 2).dump(), "turn": turn}


def position_at(visitor: Visitor, turn: int) -> str:
    table: str = visitor.made("positions", {"position": json.dumps(dump(turn))})["id"]
    return table


def record_from(turn: int) -> str:
    return wf.load(dump(turn)).record().dumps()


def beside(server: Server, work: Callable[[], httpx.Response]) -> tuple[httpx.Response, int]:
    """What somebody is answered, and how many other requests were answered meanwhile."""
    with ThreadPoolExecutor(1) as pool, httpx.Client(base_url=server.address, timeout=SECONDS) as other:
        waiting, answered = pool.submit(work), 0
        while not waiting.done():
            assert other.get("/api/me").status_code == 200
            answered += not waiting.done()
            time.sleep(0.02)
        return waiting.result(), answered


@pytest.mark.parametrize("what", ["position", "record"])
def test_what_never_ends_is_refused_and_keeps_nobody_waiting(launch: Launch, what: str) -> None:
    server = launch(**SHORT)
    anna = server.visitor()
    whole = played("tiny", 2).record()
    whole.start, whole.seed, whole.moves = dump(UNREADABLE), None, []
    text = whole.dumps() if what == "record" else json.dumps(whole.start)
    answer, others = beside(server, lambda: anna.post(f"{what}s", {what: text}))
    assert error(answer) == what
    assert answer.status_code == 400
    assert LATE in answer.json()["error"]["text"]
    assert others > 10
    assert position_at(anna, ENDLESS - 2)  # the next one is read by a new process
    server.kill(signal.SIGTERM)


def test_a_position_that_cannot_be_shown_becomes_no_table(launch: Launch) -> None:
    """Reading it ends, but working out what may be played does not."""
    server = launch(**SHORT)
    anna = server.visitor()
    answer = anna.post("positions", {"position": json.dumps(dump(ENDLESS))})
    assert answer.status_code == 409
    assert LATE in answer.json()["error"]["text"]
    assert anna.get("me").status_code == 200


def test_boards_on_an_endless_position_stop_nobody(launch: Launch) -> None:
    """The attack that once froze a server: twelve boards try a line that never ends."""
    server = launch(**SHORT)
    anna, ben = server.visitor(), server.visitor()
    table = position_at(anna, ENDLESS - 2)
    boards = [Board(server.address, table, []) for _ in range(12)]
    assert boards[0].ask("look", version=0, line=[0])["line"] == [0]
    for board in boards:
        board.say_raw(json.dumps({"type": "look", "id": 77, "version": 0, "line": [0, 0]}))
    assert httpx.get(f"{server.address}/api/games", timeout=SECONDS).status_code == 200
    game = played("tiny", 3)
    mine = ben.made("tables", {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})["id"]
    with ben.sit(mine, cookie=True) as seat:
        seat.until_version(0)
        assert seat.move()["type"] == "done"
    for board in boards:
        while board.hear().get("id") != 77:
            pass
        assert refused(board.heard[-1]) == "unworkable"
        board.close()
    with Board(server.address, table, []) as board:
        assert refused(board.ask("look", version=0)) == "unworkable"  # it rests
    other = ben.made("records", {"record": game.record().dumps()})["id"]
    with Board(server.address, other, []) as board:
        assert board.ask("look", version=2)["view"] == game.at(2).view(game.at(2).actor)
    assert clean(server)
    server.kill(signal.SIGTERM)


def test_an_endless_search_is_given_up_and_others_are_answered(launch: Launch) -> None:
    server = launch(analyses=1, **SHORT)
    anna, ben = server.visitor(), server.visitor()
    table = position_at(anna, ENDLESS - 1)
    with Board(server.address, table, []) as board:
        assert board.think(1)[-1]["error"]["id"] == "refused-analysis-failed"
    honest = ben.made("records", {"record": played("tiny", 2).record().dumps()})["id"]
    with Board(server.address, honest, []) as board:
        assert board.think(0.3)[-1]["found"]["lines"]
        board.ask_to_think(20)
        board.finding()
    server.kill(signal.SIGTERM)


def test_an_endless_search_that_is_not_wanted_any_more_is_killed(launch: Launch) -> None:
    server = launch(analyses=1, thinking_seconds=3600)
    table = position_at(server.visitor(), ENDLESS - 1)
    with Board(server.address, table, []) as board:
        board.ask_to_think(20)
        asked = board.count
        board.ask("stop")
        assert board.thoughts(asked)[-1]["error"]["id"] == "refused-analysis-failed"


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_no_process_outlives_its_server(launch: Launch) -> None:
    server = launch(reading_seconds=3600)
    table = position_at(server.visitor(), ENDLESS - 1)
    with Board(server.address, table, []) as board:
        board.say_raw(json.dumps({"type": "look", "id": 1, "version": 0, "line": [0]}))
        thinkers = eventually(lambda: busy(server.pid), "nothing is worked out")
    server.kill()
    assert eventually(lambda: not any(map(stat, thinkers)), "they go on without a server")


def stat(pid: int | str) -> list[str] | None:
    """What the system knows of a thinker that runs: its state, its parent, ...; None if it is none."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        if fields[0] != "Z" and b"server.workers.thinker" in Path(f"/proc/{pid}/cmdline").read_bytes():
            return fields
    return None


def busy(parent: int) -> list[str]:
    """The thinkers of a server, if one of them has worked for some seconds."""
    found = {path.name: stat(path.name) for path in Path("/proc").glob("[0-9]*")}
    own = {pid: int(fields[11]) for pid, fields in found.items() if fields and int(fields[1]) == parent}
    return list(own) if any(ticks > 400 for ticks in own.values()) else []


def test_a_server_ends_when_told_to_whatever_its_processes_do(launch: Launch) -> None:
    server = launch(reading_seconds=3600, thinking_seconds=3600)
    table = position_at(server.visitor(), ENDLESS - 1)
    board, other = Board(server.address, table, []), Board(server.address, table, [])
    board.ask_to_think(20)
    other.say_raw(json.dumps({"type": "look", "id": 1, "version": 0, "line": [0]}))
    time.sleep(1)
    server.kill(signal.SIGTERM)


def test_a_move_that_never_ends_is_not_made(launch: Launch) -> None:
    """A game that goes on from a position which somebody brought: the move is tried elsewhere first."""
    server = launch(**SHORT)
    anna = server.visitor()
    made = anna.made("records", {"record": record_from(ENDLESS - 2), "go_on": True})
    with anna.sit(made["id"], cookie=True) as seat:
        assert seat.move()["type"] == "done"
        seat.until_version(1)
        assert refused(seat.move()) == "unworkable"
        assert seat.ask("look", version=0)["type"] == "refused"  # it rests
        assert seat.table["version"] == 1
    server.kill(signal.SIGTERM)
    server.start()
    with anna.sit(made["id"], cookie=True) as seat:
        assert seat.until_version(1)["status"] == "running"
        assert seat.ask("look", version=0)["view"]["turn"] == ENDLESS - 2
    assert clean(server)
    server.kill(signal.SIGTERM)


def test_a_bot_on_an_endless_position_keeps_no_other_bot_waiting(launch: Launch) -> None:
    server = launch(**SHORT)
    anna, ben = server.visitor(), server.visitor()
    made = anna.made("records", {"record": record_from(ENDLESS - 2), "go_on": True})
    seat = anna.sit(made["id"], cookie=True)
    for number in (0, 1):
        assert seat.ask("replace", seat=number, bot="greedy")["type"] == "done"
    mine = ben.create("me", "greedy")
    with ben.sit(mine["id"], cookie=True) as honest:
        honest.until_version(0)
        while honest.table["status"] == "running":
            if honest.table["ask"]["choices"]:
                honest.move()
            else:
                honest.hear()
    seat.close()
    server.kill(signal.SIGTERM)


def honest_record(moves: int = 4) -> str:
    return played("tiny", moves).record().dumps()


@pytest.mark.parametrize(
    ("what", "make"),
    [
        ("position", lambda: "[" * 400_000),
        ("position", lambda: '{"table":' * 50_000 + "1" + "}" * 50_000),
        ("position", lambda: json.dumps(dump(2)).replace('"turn": 2', '"turn": ' + "9" * 300_000)),
        ("position", lambda: json.dumps({**dump(2), "chance": [1] * 200_000})),
        ("position", lambda: json.dumps({**dump(2), "pending": [dump(2)["pending"][0]] * 9_000})),
        ("position", lambda: json.dumps({**dump(2), "names": ["a"] * 100_000})),
        ("record", lambda: honest_record() + "1. seat 1: take 1\n" * 25_000),
        ("record", lambda: honest_record() + "x\n" * 200_000),
        ("record", lambda: honest_record().replace("seed: ", "seed: " + "9" * 400_000)),
        ("record", lambda: honest_record() + "1. seat 1: " + "take 1; " * 60_000),
        ("record", lambda: honest_record().replace("seed: 5", "position: " + "[" * 400_000)),
    ],
)
def test_bulk_and_depth_are_refused_while_others_are_served(server: Server, what: str, make: Any) -> None:
    text = make()
    anna = server.visitor()
    answer, _ = beside(server, lambda: anna.post(f"{what}s", {what: text}))
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["text"]
    assert len(answer.content) < 5_000
    assert clean(server)


def test_the_attack_that_froze_a_server(server: Server) -> None:
    """A pending decision of Shipyard whose argument no game comes to."""
    position = wf.new("shipyard", 2, 1)
    given = position.dump()
    given["pending"] = [{"decision": "job_feed", "seat": 0, "next": 255}]
    answer = server.visitor().post("positions", {"position": json.dumps(given)})
    assert error(answer) == "position"
    assert answer.status_code == 400
    assert LATE not in answer.json()["error"]["text"]


def test_long_records_are_refused_before_they_are_played(server: Server) -> None:
    answer = server.visitor().post("records", {"record": honest_record() + "1. seat 1: take 1\n" * 25_000})
    assert "more than 10,000 moves" in answer.json()["error"]["text"]


@pytest.mark.parametrize("go_on", [False, True])
def test_a_record_that_is_only_looked_at_marks_nobody_as_you(server: Server, go_on: bool) -> None:
    anna = server.visitor()
    made = anna.made("records", {"record": honest_record(), "go_on": go_on})
    seats = anna.sit(made["id"], *(seat["key"] for seat in made["keys"])).table["seats"]
    assert [seat["yours"] for seat in seats] == [go_on] * len(seats)
