"""The search in the browser: a Web Worker grows the tree that Python grows, and the analysis board uses it."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import wharfinger as wf
from tests.contract.ahead import EVERY, built
from tests.contract.digest import drawn
from wharfinger.bots import ask, digest, make
from wharfinger.bots.networks import save
from wharfinger.bots.search import device
from wharfinger.bots.search.forest import Forest
from wharfinger.bots.search.guided import Guided
from wharfinger.bots.search.planting import plant
from wharfinger.bots.search.player import LEVELS
from wharfinger.bots.search.settings import deep_settings
from wharfinger.kernel.position import new

from . import harbour
from .harbour import Server
from .player import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
Visitor = Callable[..., Player]
SIMULATIONS, SEED = 500, 77
GROW = """async ([worker, known, seed, simulations]) => {
  const { engine } = await (await fetch("/api/engines/tiny")).json();
  const module = await WebAssembly.compileStreaming(fetch(engine.file));
  const thread = new Worker(worker, { type: "module" });
  const asked = (question) => new Promise((done) => {
    thread.onmessage = ({ data }) => (data.kind === "failed" || data.kind === "done" || data.over) && done(data);
    thread.postMessage(question);
  });
  const weights = engine.network && (await (await fetch(engine.network.file)).arrayBuffer());
  await asked({ kind: "load", module, about: engine, weights });
  return (await asked({ kind: "grow", known, seed, simulations, seconds: 3600 })).grown;
}"""
PATIENCE = 3600.0
"""Seconds for a search: a busy machine may not cut it short."""
PATIENT = f"""const parse = JSON.parse;
JSON.parse = (...words) => {{
  const found = parse(...words);
  if (found?.type === "ponder") found.searches.forEach((search) => (search.seconds = {PATIENCE}));
  return found;
}};"""
WORKER = (
    """() => performance.getEntriesByType("resource").map((one) => one.name).find((name) => /worker-.*js/.test(name))"""
)


@pytest.fixture
def server(browser: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with the tiny game, built for browsers."""
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")
    monkeypatch.setenv("WHARFINGER_LIBRARIES", str(built("wasm").parent))
    made = harbour.Server(tmp_path).start()
    yield made
    made.stop()


def analysed_here(player: Player, made: dict[str, Any]) -> Any:
    """The page of an analysis that this device has computed."""
    page = player.sit(made).page
    page.goto(f"{player.server.url}/analysis/{made['id']}")
    page.get_by_text("3 s", exact=True).click()
    page.get_by_role("button", name="Ask the bot").click()
    page.get_by_text("Runs on this device.").wait_for()
    page.get_by_role("button", name="Ask the bot").wait_for()
    assert page.locator("li button.idea").count()
    return page


def test_a_worker_grows_the_tree_that_python_grows(
    server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = visitor(server)
    made = player.create(ME, BOT, game="tiny", analysis=True, seed=None)
    page = analysed_here(player, made)

    position = new("tiny", 2, 3)
    assert position.actor is not None
    state = base64.b64encode(position.batch.tobytes()).decode()
    known = {"state": state, "seat": position.actor, **device.knowledge(position)._asdict()}
    grown = page.evaluate(GROW, [page.evaluate(WORKER), known, SEED, SIMULATIONS])
    monkeypatch.setattr("wharfinger.bots.search.forest.digest", lambda *given: SEED)
    forest = Forest(position, SEED, 1, 10_000, None, None, **deep_settings(position.game))
    forest.grow(SIMULATIONS, None)
    assert alike(grown, forest)


def alike(grown: dict[str, Any], forest: Forest) -> bool:
    """Whether a worker has grown a tree as Python has."""
    assert grown["simulations"] == SIMULATIONS
    found = {node["code"]: (node["visits"], node["utility"]) for node in grown["outline"]["next"]}
    wanted = {branch.code: (branch.visits, (branch.utility * branch.visits).tolist()) for branch in forest.branches()}
    assert found.keys() == wanted.keys()
    return all(found[code] == (visits, pytest.approx(utility)) for code, (visits, utility) in wanted.items())


def test_a_worker_grows_the_tree_that_a_network_guides(
    browser: object, tmp_path: Path, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tiny.npz"
    save(path, wf.game("tiny"), drawn(wf.game("tiny"), 5)._asdict(), {})
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")
    monkeypatch.setenv("WHARFINGER_NETWORKS", f"tiny={path}")
    monkeypatch.setenv("WHARFINGER_LIBRARIES", str(built("wasm", files=EVERY).parent))
    server = harbour.Server(tmp_path).start()
    player = visitor(server)
    made = player.create(ME, {"kind": "bot", "bot": "master"}, game="tiny", analysis=True, seed=None)
    page = analysed_here(player, made)

    position = new("tiny", 2, 3)
    state = base64.b64encode(position.batch.tobytes()).decode()
    known = {"state": state, "seat": position.actor, **device.knowledge(position)._asdict()}
    assert known["guided"]
    grown = page.evaluate(GROW, [page.evaluate(WORKER), known, SEED, SIMULATIONS])
    monkeypatch.setattr("wharfinger.bots.search.forest.digest", lambda *given: SEED)
    forest = plant(position, SEED, 1, SIMULATIONS)
    assert isinstance(forest, Guided)
    forest.grow(SIMULATIONS, None)
    assert alike(grown, forest)
    server.stop()


def test_the_server_computes_where_the_visitor_prefers_it(server: Server, visitor: Visitor) -> None:
    player = visitor(server).open("/settings")
    player.page.get_by_role("radiogroup", name="Compute analysis on").get_by_text("Server").click()
    made = player.create(ME, BOT, game="tiny", analysis=True, seed=None)
    page = player.sit(made).page
    page.goto(f"{server.url}/analysis/{made['id']}")
    page.get_by_text("3 s", exact=True).click()
    page.get_by_role("button", name="Ask the bot").click()
    page.get_by_text("certainty").wait_for()
    assert page.get_by_text("Runs on this device.").count() == 0
    assert page.evaluate(WORKER) is None


def test_it_is_delivered_as_what_it_is_and_kept(server: Server) -> None:
    file = httpx.get(f"{server.url}/api/engines/tiny").json()["engine"]["file"]
    answer = httpx.get(f"{server.url}{file}")
    assert answer.headers["content-type"] == "application/wasm"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == built("wasm").read_bytes()
    assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers["content-security-policy"]
    assert httpx.get(f"{server.url}/engine/tiny-0123456789.wasm").status_code == 404
    assert httpx.get(f"{server.url}/api/engines/hamburgum-2").status_code == 404


def test_several_threads_think_together(server: Server, visitor: Visitor) -> None:
    player = visitor(server).settle(cores=2)
    player.page.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 })")
    made = player.create(ME, BOT, game="tiny", analysis=True, seed=None)
    page = player.sit(made).page
    page.goto(f"{server.url}/analysis/{made['id']}")
    page.get_by_text("3 s", exact=True).click()
    page.get_by_role("button", name="Ask the bot").click()
    page.get_by_text("Runs on this device.").wait_for()
    assert len(page.workers) == 2
    page.get_by_role("button", name="Ask the bot").wait_for()
    assert page.locator("li button.idea").count()


@pytest.mark.parametrize(
    "broken", ["delete window.WebAssembly", "WebAssembly.compileStreaming = () => Promise.reject()"]
)
def test_the_server_computes_where_webassembly_fails(server: Server, visitor: Visitor, broken: str) -> None:
    player = visitor(server)
    player.page.add_init_script(broken)
    made = player.create(ME, BOT, game="tiny", analysis=True, seed=None)
    page = player.sit(made).page
    page.goto(f"{server.url}/analysis/{made['id']}")
    page.get_by_text("3 s", exact=True).click()
    page.get_by_role("button", name="Ask the bot").click()
    page.get_by_text("Your browser cannot compute this, so the server does.").wait_for()
    page.get_by_text("certainty").wait_for()
    assert page.get_by_text("Runs on this device.").count() == 0


def test_the_device_thinks_for_the_bots(
    browser: object, visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked by the server, it answers with what the bot itself would choose, and that is played."""
    monkeypatch.setitem(LEVELS, "medium", replace(LEVELS["medium"], seconds=PATIENCE))
    monkeypatch.setenv("WHARFINGER_LIBRARIES", str(built("wasm", "hamburgum").parent))
    server = harbour.Server(tmp_path).start()
    player = visitor(server).open("/settings")
    player.page.get_by_label("Let my device think for the bots").check()
    sent, heard = list[dict[str, Any]](), list[dict[str, Any]]()

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    player.page.on("websocket", listen)
    player.page.add_init_script(PATIENT)
    player.sit(player.create(ME, {"kind": "bot", "bot": "medium"}))
    for _ in range(3):
        player.my_turn().first()
    player.my_turn()
    server.stop()
    asked = next(one for one in heard if one["type"] == "ponder")
    answer = next(one for one in sent if one["type"] == "pondered")
    there = new("hamburgum", 2, 1)
    there.batch.view("V1")[:] = memoryview(base64.b64decode(asked["searches"][0]["state"])).cast("B")
    there.start_here()
    chair = asked["seat"]  # the first listed player starts
    bot = make("medium", digest(0, f"1 {chair}".encode()))
    assert (answer["stamp"], answer["code"]) == (asked["stamp"], ask(bot, there))
    there.play(answer["code"])
    after = next(one for one in heard if one["type"] == "table" and one["stamp"] > asked["stamp"])
    board = msgspec.to_builtins(there.board(1 - chair))
    assert {name: after["view"][name] for name in board} == board
