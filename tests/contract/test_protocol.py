"""A game's rules are what `kernel/contract.py` says."""

from __future__ import annotations

import inspect

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from wharfinger.kernel.contract import Rules, Strategy


def parameters(function: object) -> int:
    return len(inspect.signature(getattr(function, "py_func", function)).parameters)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["hamburgum", "le-havre", "shipyard", "tiny"])
def test_rules_keep_the_contract(name: str) -> None:
    rules = wf.game(name).rules
    wanted = [key for key in vars(Rules) if not key.startswith("_")]
    offered = [key for key in vars(Strategy) if not key.startswith("_") and key != "RIVALS" and hasattr(rules, key)]
    assert wanted
    for key in wanted + offered:
        assert hasattr(rules, key), f"{name} has no rule {key}"
        assert parameters(getattr(rules, key)) == parameters(getattr(Strategy, key)) - 1, f"{name}: {key}"


@pytest.mark.parametrize("name", ["hamburgum", "le-havre", "shipyard"])
def test_games_say_how_to_play_them_well(name: str) -> None:
    rules = wf.game(name).rules
    assert all(hasattr(rules, key) for key in ("EVALUATION", "RIVALS", "prior", "value", "progress"))
