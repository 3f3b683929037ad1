"""Which rule answers which pending decision: found by name, so a decision is declared once.

The answers to a decision `move` are listed by `legal_move(s, seat, out)`, which returns their number, and played by
`apply_move(s, seat, action, events)`. A job (`Decision(job=True)`) has no answer: `run_supply(s, seat, events)` is run
as soon as it is on top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from . import pending
from .jit import rule
from .schema import Decision


def dispatch(
    decisions: Sequence[Decision], rules: Mapping[str, Any], done: int = 0
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The rules `legal` and `apply` of a game; `done` is the answer that is shown where only a job is pending."""
    asked = [one.name for one in decisions if not one.job]
    jobs = [one.name for one in decisions if one.job]
    if [one.name for one in decisions] != asked + jobs:
        raise TypeError("Jobs are declared after all decisions.")
    wanted = [f"{verb}_{name}" for name in asked for verb in ("legal", "apply")] + [f"run_{name}" for name in jobs]
    for name in wanted:
        if name not in rules:
            raise TypeError(f"There is no rule {name}.")
    scope = {name: rules[name] for name in wanted} | {"actor": pending.actor, "kind": pending.kind}
    if jobs:
        scope["run"] = _made(_run(len(asked), jobs), "run", dict(scope))
    legal = _made(_legal(asked, done if jobs else None), "legal", dict(scope))
    return legal, _made(_apply(asked, bool(jobs)), "apply", dict(scope))


def _made(lines: list[str], name: str, scope: dict[str, Any]) -> Callable[..., Any]:
    exec("\n".join(lines), scope)  # a text made of names of functions alone
    return rule(scope[name])


def _legal(asked: list[str], done: int | None) -> list[str]:
    """Legal action codes into out, ascending; their number, 0 when the game is over."""
    lines = ["def legal(s, out):", "  if s.depth == 0:", "    return 0", "  seat = actor(s)", "  which = kind(s)"]
    for number, name in enumerate(asked):
        lines += [f"  if which == {number}:", f"    return legal_{name}(s, seat, out)"]
    return lines + (["  return 0"] if done is None else [f"  out[0] = {done}", "  return 1"])


def _apply(asked: list[str], jobs: bool) -> list[str]:
    """Play one legal decision, then every job that is on top."""
    lines = ["def apply(s, action, events):", "  seat = actor(s)", "  which = kind(s)"]
    for number, name in enumerate(asked):
        lines += [f"  {'el' if number else ''}if which == {number}:", f"    apply_{name}(s, seat, action, events)"]
    if jobs:
        lines += [f"  while s.depth > 0 and kind(s) >= {len(asked)}:", "    run(s, actor(s), kind(s), events)"]
    return lines


def _run(first: int, jobs: list[str]) -> list[str]:
    """Run one job."""
    lines = ["def run(s, seat, which, events):"]
    for number, name in enumerate(jobs):
        lines += [f"  {'el' if number else ''}if which == {first + number}:", f"    run_{name}(s, seat, events)"]
    return lines
