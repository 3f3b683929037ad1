"""What a game pays its players at the end.

`result`: 1 for a player ahead of all others, -1 for one behind all of them, in steps between: the players behind you
less those ahead of you, divided by the number of opponents. The rewards of a game add up to 0.

`points`: the points that the rules count at the end. They add up to anything; a solo game has no other reward.
"""

from __future__ import annotations

from collections.abc import Sequence

from wharfinger.kernel.errors import BadOption, shown

from .words import message

REWARDS = ("result", "points")


def chosen(reward: str | None, players: int) -> str:
    """The reward that is asked for; by default the result, in a solo game points."""
    if reward is None:
        return "points" if players == 1 else "result"
    if reward not in REWARDS:
        raise BadOption(message("reward", rewards=" / ".join(REWARDS), value=shown(reward)))
    if reward == "result" and players == 1:
        raise BadOption(message("reward-solo"))
    return reward


def rewards(reward: str, points: Sequence[int], places: Sequence[int]) -> list[float]:
    """The reward of every seat at the end of a game."""
    if reward == "points":
        return [float(number) for number in points]
    others = len(places) - 1
    return [sum((place > mine) - (place < mine) for place in places) / others for mine in places]
