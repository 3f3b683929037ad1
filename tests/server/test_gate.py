"""What leaves the server about a game passes one gate: `server/tables/sight.py`."""

from __future__ import annotations

import ast
import gc
from pathlib import Path

import wharfinger as wf
import wharfinger.server
from wharfinger.kernel.events import Event
from wharfinger.kernel.notation import UNKNOWN, Played

ROOM = Path(wharfinger.server.__file__).parent
TELLING = {
    "view",
    "board",
    "phrase",
    "answered",
    "moves",
    "moves_since",
    "dump",
    "record",
    "hint",
    "legal",
    "lines",
    "unfolded",
}
"""What a position tells that not everybody may know."""
GATE = "tables/sight.py"
ELSEWHERE = {
    ("analysis/positions.py", "phrase"): "a line that the asker tries, on a deal of what the asker knows",
    ("analysis/positions.py", "view"): "the same",
    ("analysis/positions.py", "dump"): "the same",
    ("analysis/graph.py", "moves"): "games that are over",
    ("analysis/statistics.py", "moves"): "the same",
    ("ws/analysis_socket.py", "moves"): "the same",
    ("tables/choices.py", "legal"): "for the seat that decides; the gate calls it",
    ("tables/folded.py", "answered"): "kept for the gate",
    ("tables/games.py", "view"): "a trial deal that nobody sees",
    ("tables/lesson.py", "moves"): "the steps of a lesson, which everybody knows",
    ("tables/likeness.py", "board"): "what everybody sees, as a hash",
    ("http/creating.py", "moves"): "what somebody brought",
    ("workers/reading.py", "moves"): "the same",
    ("workers/reading.py", "record"): "games that are over, or that one plays alone",
    ("workers/reading.py", "view"): "what a sight would show, of a game that starts from what somebody brought",
    ("analysis/judging.py", "view"): "an answer to a puzzle, on a deal of what its seat knows",
    ("analysis/judging.py", "answered"): "the same",
    ("analysis/coaching.py", "moves"): "those of a turn that the bot thought of in a task",
    ("analysis/coaching.py", "lines"): "what the bot found there",
    ("http/lessons.py", "dump"): "the start of a task, which is part of the package",
    ("http/lessons.py", "hint"): "a field of a task, not of a position",
    ("tables/telling.py", "hint"): "the same",
    ("tables/telling.py", "moves"): "the solver's own turn in a puzzle, which nobody else plays",
    ("tables/task.py", "view"): "the goals of a task, as the seat of its learner sees them",
    ("messages/words.py", "lines"): "those of a telling that the gate made",
    ("tables/table.py", "moves_since"): "tried, not sent",
    ("messages/words.py", "hint"): "for the seat that decides; the gate calls it",
}


def asked(module: Path) -> set[str]:
    """What a module asks of positions (or of anything that has the same name)."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Attribute) and node.attr in TELLING and not _own(node):
            found.add(node.attr)
    return found


def _own(node: ast.Attribute) -> bool:
    """Fields of messages and modules that are called alike."""
    value = ast.unparse(node.value)
    return (
        value in ("said", "body", "best", "finding", "words", "self", "position.batch", "effort", "analysis", "sight")
        or "Sight" in value
    )


def test_only_the_gate_asks_what_not_everybody_may_know() -> None:
    gc.collect()  # a finaliser that fails while Python 3.11 parses breaks the parser (python/cpython#106905)
    modules = {path.relative_to(ROOM).as_posix(): path for path in ROOM.rglob("*.py")}
    found = {(module, name) for module, path in modules.items() if module != GATE for name in asked(path)}
    gate = {(module, name) for module, name in found if not (name == "view" and _through_gate(module))}
    assert gate == set(ELSEWHERE)


def _through_gate(module: str) -> bool:
    """Whether every view that a module asks for is that of a sight."""
    tree = ast.parse((ROOM / module).read_text())
    views = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "view"]
    return all(".sight(" in ast.unparse(node.value) for node in views)


def test_a_secret_decision_is_only_its_kind_to_others() -> None:
    own, public = Event("discarded_contract", {"contract": "red_1"}, seat=1), Event("discarded", {"player": 1})
    played = Played(3, 1, "discard", 17, "discard red_1", True, False, secret=True, events=(public, own))
    assert played.seen_by(1) == played
    for eyes in (None, 0, 2):
        seen = played.seen_by(eyes)
        assert (seen.code, seen.phrase, seen.events) == (UNKNOWN, "discard ?", (public,))
    open_one = Played(3, 1, "tile", 4, "crew", True, False, events=(public,))
    assert open_one.seen_by(None) == open_one


def test_games_declare_their_secret_decisions() -> None:
    secret = {
        name: {decision.name for decision in wf.game(name).definition.decisions if decision.secret}
        for name in ("hamburgum", "le-havre", "shipyard")
    }
    assert secret == {"hamburgum": set(), "le-havre": {"order"}, "shipyard": {"discard"}}
