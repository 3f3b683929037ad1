"""Plot a match: ratings with their uncertainty, and the distribution of points."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wharfinger.kernel import registry
from wharfinger.kernel.errors import BadFile, BadOption, WharfingerError, shown, unwritable
from wharfinger.kernel.texts import catalogue

from .words import FOLDER, message

if TYPE_CHECKING:
    from .contest import Result

ENDINGS = (".svg", ".png")
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""Okabe and Ito's colours, which people with any colour vision tell apart; each bot has a row of its own besides."""
GREY = "#5f6b76"
STYLE = {
    "font.family": "sans-serif",
    "font.size": 10,
    "svg.hashsalt": "wharfinger",
    "axes.edgecolor": "#c3cad1",
    "axes.labelcolor": GREY,
    "xtick.color": GREY,
    "ytick.color": "#20262c",
}
DOTS = 400
"""The most games per bot drawn as dots."""


def check(path: Path) -> None:
    """Check that the figure can be written, before hours of games."""
    if path.suffix.lower() not in ENDINGS:
        raise BadOption(message("figure-ending", name=shown(path.name)))
    if path.is_dir() or not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadFile(message("figure-place", path=str(path)))
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise WharfingerError(message("figure-library")) from None


def draw(result: Result, path: Path) -> None:
    """Write the figure; the file's ending says in which format."""
    check(path)
    if not result.games:
        raise BadOption(message("figure-empty"))
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    say = catalogue(FOLDER)
    shown = [number for number in reversed(result.ranking) if result.standings[number].seats]
    rated = result.setup.contest
    with rc_context(STYLE):  # type: ignore[arg-type]
        figure = Figure(figsize=(11 if rated else 8, 1.9 + 0.62 * len(shown)), layout="constrained")
        widths = [4, 6] if rated else [1]
        panels: Any = figure.subplots(1, len(widths), sharey=True, width_ratios=widths, squeeze=False)[0]
        key = "title" if result.setup.players > 1 else "title-solo"
        title = say(key, game=_title(result.setup.game), games=len(result.games), players=result.setup.players)
        figure.suptitle(title, x=0.01, ha="left", fontsize=13, fontweight="bold", color="#20262c")
        if rated:
            _ratings(panels[0], result, shown)
            panels[0].set_xlabel(say("ratings"))
        _points(panels[-1], result, shown)
        panels[-1].set_xlabel(say("points"))
        names = [_short(result.labels[number]) for number in shown]
        panels[0].set_yticks(range(len(shown)), names, fontsize=11)
        panels[0].set_ylim(-0.6, len(shown) - 0.4)
        for panel in panels:
            panel.spines[["top", "right", "left"]].set_visible(False)
            panel.tick_params(axis="y", length=0)
            panel.grid(axis="x", color="#e8ebee", linewidth=0.8)
            panel.set_axisbelow(True)
        image = io.BytesIO()
        kind = path.suffix.lower()[1:]
        figure.savefig(image, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
    try:
        path.write_bytes(image.getvalue())
    except OSError as error:
        raise unwritable(path, error) from None


def _title(game: str) -> str:
    """The game's title; its name, if it is not known here."""
    return registry.game(game).definition.title if game in registry.names() else game


def _short(label: str) -> str:
    return label if len(label) <= 28 else f"{label[:27]}…"


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _ratings(panel: Any, result: Result, shown: list[int]) -> None:
    for row, number in enumerate(shown):
        one = result.standings[number]
        assert one.rating is not None and one.uncertainty is not None
        panel.errorbar(one.rating, row, xerr=2 * one.uncertainty, fmt="o", color=_colour(number), markersize=8,
                       elinewidth=2, capsize=5, capthick=2)  # fmt: skip
        panel.annotate(f"{one.rating:.1f}", (one.rating, row), (0, 9), textcoords="offset points", ha="center",
                       fontsize=9, color=GREY)  # fmt: skip


def _points(panel: Any, result: Result, shown: list[int]) -> None:
    """Points of all games that were played to the end."""
    for row, number in enumerate(shown):
        points = [
            game.points[seat]
            for game in result.games
            if game.forfeit is None
            for seat, bot in enumerate(game.bots)
            if bot == number
        ]
        if not points:
            continue
        colour = _colour(number)
        dots = points[:: -(-len(points) // DOTS)]
        scatter = np.random.default_rng(number).uniform(-0.2, 0.2, len(dots))
        panel.scatter(dots, row + scatter, s=9, color=colour, alpha=0.45, linewidths=0, zorder=2)
        panel.boxplot(
            points, positions=[row], orientation="horizontal", widths=0.52, showfliers=False, patch_artist=True,
            manage_ticks=False, zorder=3, boxprops={"facecolor": f"{colour}2e", "edgecolor": colour, "linewidth": 1.4},
            whiskerprops={"color": colour, "linewidth": 1.4}, capprops={"color": colour, "linewidth": 1.4},
            medianprops={"color": colour, "linewidth": 2.6}, showmeans=True,
            meanprops={"marker": "D", "markerfacecolor": "white", "markeredgecolor": colour, "markersize": 6},
        )  # fmt: skip
