"""Matches and measurements.

from wharfinger.arena import match
match("hamburgum", ["greedy", "random"], players=3, games=60).standings
"""

from .contest import Result, load, match, play, prepare
from .playing import Outcome, Setup
from .standings import Standing

__all__ = ["Outcome", "Result", "Setup", "Standing", "load", "match", "play", "prepare"]
