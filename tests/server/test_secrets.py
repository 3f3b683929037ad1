"""Nothing hidden leaves the server: not in tables, answers, refusals or logs."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import wharfinger as wf

from .player import Seat, Visitor
from .servers import Server

CASES: list[tuple[str, dict[str, Any], int]] = [
    ("tiny", {}, 4),
    ("hamburgum", {"officials": "advanced_random", "blue_top": "face_down", "start_player": "first_listed"}, 40),
]


def twins(game: str, options: dict[str, Any], eyes: int | None) -> tuple[int, int]:
    """Two seeds whose deals look the same to some eyes and are not."""
    seen: dict[str, tuple[int, bytes]] = {}
    for seed in range(3000):
        position = wf.new(game, ["Anna", "Ben"], seed, **options)
        position.state.rng[:] = 0
        key = json.dumps(position.view(eyes))
        there = seen.setdefault(key, (seed, position.batch.tobytes()))
        if there[1] != position.batch.tobytes():
            return there[0], seed
    raise AssertionError("no two deals look the same")


def transcript(
    visitor: Visitor, game: str, options: dict[str, Any], seed: int, eyes: int | None, moves: int
) -> list[Any]:
    """Everything some eyes are sent while the same codes are played, without what differs between any two tables."""
    made = visitor.create("open", "open", game=game, options=options, seed=seed)
    table, keys = made["id"], []
    for name in ("Anna", "Ben"):
        keys.append(Visitor(visitor.address).made(f"tables/{table}/join", {"name": name})["keys"][0]["key"])
    with Seat(visitor.address, table, keys) as both:
        both.until_version(0)
        names = [seat["name"] for seat in both.table["seats"]]
        key = [] if eyes is None else [keys[["Anna", "Ben"].index(names[eyes])]]
        with Seat(visitor.address, table, key) as watcher:
            assert watcher.table["pov"] == eyes
            local = wf.new(game, ["Anna", "Ben"], seed, **options)
            seen = [[json.dumps(local.view(eyes)), local.actor, None]]
            for number in range(moves):
                if local.over:
                    break
                codes = local.legal_codes()
                code = codes[number * 7 % len(codes)]
                local.play(code)
                both.move(code)
                both.until_version(number + 1)
                watcher.until_version(number + 1)
                watcher.ask("look", version=number)
                watcher.ask("recap")
                watcher.ask("move", seat=1 if eyes == 0 else 0, version=number, code=99)
                watcher.ask("undo", version=number)
                seen.append([json.dumps(local.view(eyes)), local.actor, code])
            told: list[Any] = []
            unlike = re.compile(rf'"created":[\d.]+|"at":[\d.]+|"id":"{table}"')
            told.extend(unlike.sub('"":0', text) for text in watcher.raw)
            return [seen, told]


@pytest.mark.parametrize(("game", "options", "moves"), CASES)
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_what_cannot_be_known_changes_nothing_that_is_sent(
    server: Server, game: str, options: dict[str, Any], moves: int, eyes: int | None
) -> None:
    seeds = twins(game, options, eyes)
    first, second = (transcript(server.visitor(), game, options, seed, eyes, moves) for seed in seeds)
    same = 0
    while same < min(len(first[0]), len(second[0])) and first[0][same] == second[0][same]:
        same += 1
    assert same >= 3, "the two games part too early to show anything"
    tables = [number for number, text in enumerate(first[1]) if '"type":"table"' in text]
    until = tables[same] if same < len(tables) else len(first[1])
    assert first[1][:until] == second[1][:until]


def test_secrets_are_in_no_message_and_no_log(server: Server) -> None:
    anna, ben = server.visitor(), server.visitor()
    seed = 987654321987
    made = anna.create("me", "open", "random", seed=seed)
    table = made["id"]
    joined = ben.made(f"tables/{table}/join", {"name": "Ben"})
    keys = {"anna": made["keys"][0]["key"], "ben": joined["keys"][0]["key"]}
    one, two, watcher = anna.sit(table, keys["anna"]), ben.sit(table, keys["ben"]), server.visitor().sit(table)
    for client in (one, two, watcher):
        client.until_version(0)
    said = [anna.get(f"tables/{table}").text, ben.get("tables?scope=running").text, anna.get("me").text]
    record = ben.get(f"tables/{table}/record")
    assert record.status_code == 409
    said.append(record.text)
    one.ask("move", seat=0, version=0, code=10**5)
    one.ask("chat", text="hello")
    anna.post("login", {"name": "nobody", "password": "a secret password"})
    everything = "\n".join([*said, *one.raw, *two.raw, *watcher.raw])
    assert str(seed) not in everything
    for secret in (*keys.values(), anna.cookie.partition("=")[2], ben.cookie.partition("=")[2]):
        assert secret not in everything
    log = server.log.read_text()
    for secret in (*keys.values(), anna.cookie, ben.cookie, str(seed), "a secret password"):
        assert secret.partition("wharfinger=")[2] or secret
        assert (secret.partition("wharfinger=")[2] or secret) not in log
    for client in (one, two, watcher):
        client.close()
