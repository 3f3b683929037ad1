"""Decisions find their rules by name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from wharfinger.kernel import pending
from wharfinger.kernel.dispatch import dispatch
from wharfinger.kernel.names import arguments, numbered
from wharfinger.kernel.schema import Argument, Decision

DECISIONS = (
    Decision("ask"),
    Decision("pay", (Argument("good"), "left")),
    Decision("feed", ("next",), job=True),
    Decision("rest", job=True),
)


def table(*frames: tuple[int, int]) -> Any:
    s = SimpleNamespace(stack=np.zeros((4, 4), np.int32), depth=0)
    for kind, seat in frames:
        pending.push(s, kind, seat)
    return s


def told(log: list[Any], name: str, *, returns: Any = None) -> Any:
    def rule(s: Any, *args: Any) -> Any:
        log.append((name, *args))
        if not name.startswith("legal"):
            pending.pop(s)
        return returns

    return rule


def named(log: list[Any]) -> dict[str, Any]:
    names = ("legal_ask", "legal_pay", "apply_ask", "apply_pay", "run_feed", "run_rest")
    return {name: told(log, name, returns=3 if name == "legal_pay" else None) for name in names}


def test_the_pending_decision_is_answered_by_its_rules() -> None:
    log: list[Any] = []
    legal, apply = dispatch(DECISIONS, named(log), done=9)
    s, out = table((0, 1), (1, 2)), [0]
    assert legal(s, out) == 3
    apply(s, 7, "events")
    assert log == [("legal_pay", 2, out), ("apply_pay", 2, 7, "events")]
    assert s.depth == 1 and pending.actor(s) == 1


def test_jobs_run_until_somebody_has_to_decide() -> None:
    log: list[Any] = []
    _, apply = dispatch(DECISIONS, named(log), done=9)
    s = table((0, 1), (3, 0), (2, 2), (1, 0))
    apply(s, 5, "events")
    assert log == [("apply_pay", 0, 5, "events"), ("run_feed", 2, "events"), ("run_rest", 0, "events")]
    assert s.depth == 1 and pending.kind(s) == 0


def test_where_only_a_job_is_pending_there_is_one_answer_and_it_runs_the_job() -> None:
    log: list[Any] = []
    legal, apply = dispatch(DECISIONS, named(log), done=9)
    s, out = table((3, 0)), [0]
    assert legal(s, out) == 1 and out == [9]
    apply(s, 9, "events")
    assert log == [("run_rest", 0, "events")] and s.depth == 0
    assert legal(s, out) == 0


def test_a_rule_that_is_missing_is_named() -> None:
    rules = named([])
    del rules["apply_pay"]
    with pytest.raises(TypeError, match="There is no rule apply_pay"):
        dispatch(DECISIONS, rules)


def test_jobs_come_last() -> None:
    with pytest.raises(TypeError, match="Jobs are declared after all decisions"):
        dispatch((Decision("feed", job=True), Decision("ask")), named([]))


def test_names_stand_for_places() -> None:
    kinds, args = numbered("D", [one.name for one in DECISIONS]), arguments(DECISIONS)
    assert (kinds.ask, kinds.pay, kinds.feed, kinds.rest) == (0, 1, 2, 3)
    assert (args.pay.good, args.pay.left, args.feed.next) == (0, 1, 0)
    with pytest.raises(AttributeError):
        args.pay.francs  # noqa: B018
    with pytest.raises(ValueError, match="there twice"):
        numbered("D", ["ask", "ask"])
    with pytest.raises(ValueError, match="not a name"):
        numbered("D", ["two words"])
