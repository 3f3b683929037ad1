"""Environments for learning: the games through the interfaces that researchers use."""

from .vector import Step, Vector, vector

__all__ = ["Step", "Vector", "vector"]
