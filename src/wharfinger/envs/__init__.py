"""Environments for learning: the games through the interfaces that researchers use.

`vector` needs nothing else; `aec` and `single` need the extra `envs` (PettingZoo, Gymnasium). Importing this package
registers the Gymnasium environments where Gymnasium is installed.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from .vector import Step, Vector, vector

__all__ = ["Step", "Vector", "aec", "single", "vector"]

_ELSEWHERE = {"aec": "pettingzoo_env", "single": "gymnasium_env"}


def __getattr__(name: str) -> Any:
    """Interfaces are imported on first use, each with the library it is for."""
    if name in _ELSEWHERE:
        from importlib import import_module

        return getattr(import_module(f".{_ELSEWHERE[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if find_spec("gymnasium") is not None:
    from .gymnasium_env import register as _register

    _register()
