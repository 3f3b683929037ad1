"""Everything compiled code does with a position, in one entry: compiled once per game, for the checked mode.

The registry loads this file like the kernel's own entries.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import wharfinger.bots.search
from wharfinger.kernel.chance import below, words_of
from wharfinger.kernel.evaluation import default_calibration
from wharfinger.kernel.events import NO_EVENTS, buffer
from wharfinger.kernel.features import DTYPE as FEATURE
from wharfinger.kernel.jit import entry, records, rule

if TYPE_CHECKING:
    from wharfinger.kernel.contract import kernel, rules, sibling

playout = sibling(Path(wharfinger.bots.search.__file__).parent / "templates" / "playout.py")

ENTRIES = ("exercise",)


@rule
def ask(batch, number, out, points, features, w, calibration, result):
    """Every question about batch[0], what a search asks included; what it may change is done to batch[1]."""
    playout.evaluate(batch[0], w, calibration, 0.5, result, points)
    for k in range(rules.legal(batch[0], out)):
        playout.prior(batch[0], out[k], w)
    rules.scores(batch[0], points)
    rules.places(batch[0], points)
    for seat in range(-1, batch[0].seats):
        batch[1] = batch[0]
        rules.conceal(batch[1], seat, number)
        rules.legal(batch[1], out)
        if seat >= 0:
            rules.observe(batch[0], seat, features)
            rules.observe(batch[1], seat, features)


@entry
def exercise(batch, seats, options, words, dice, steps, every, events, out, points, features, w, calibration, result):
    """Play batch[0] (for some seats: a new game) on at random, asking everything at every so-many-th decision.

    The number of decisions played; then the legal answers are in `out` and their number in points[0].
    """
    if seats > 0:
        rules.deal(batch[0], seats, options, words)
        n = kernel.settle(batch[0], events, out)
    else:
        n = rules.legal(batch[0], out)
    played = 0
    while n > 0 and played < steps:
        if every > 0 and played % every == 0:
            ask(batch, played, out, points, features, w, calibration, result)
            n = rules.legal(batch[0], out)
        if events.shape[0] > 0:
            events[0, 0] = 0
        n = kernel.step(batch[0], out[below(dice, n)], events, out)
        played += 1
    if every > 0:
        ask(batch, played, out, points, features, w, calibration, result)
    points[0] = rules.legal(batch[0], out)
    return played


def warm(game: Any) -> Iterator[str]:
    """Compile the entry."""
    yield "exercise"
    out, points = np.zeros(game.actions, np.int64), np.zeros(game.seats[1], np.int64)
    features, dice = np.zeros(game.features, FEATURE), np.ones(4, np.int64)
    batch, options = records(game.state, 2), game.default_options()
    rooms = (buffer(), out, points, features, *guidance(game))
    exercise(batch, game.seats[0], options, words_of(1), dice, 1, 1, *rooms)
    assert NO_EVENTS.dtype == buffer().dtype


def guidance(game: Any) -> tuple[np.ndarray[Any, Any], ...]:
    """Some weights of the game, a calibration, and room for the evaluation of every seat."""
    evaluation = getattr(game.rules, "EVALUATION", None)
    weights = np.zeros(0) if evaluation is None else next(iter(evaluation.tuned.values()))
    return weights, default_calibration(), np.zeros((4, game.seats[1]))
