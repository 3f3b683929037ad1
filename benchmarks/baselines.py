"""Plays the baselines of docs/as-a-benchmark.md: bots on the fixed evaluation seeds, each once from every seat.

`greedy` sits on all other seats; alone there is nobody. Results go to a folder, a file for each match; run the same
command again to continue, also with more deals.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import fmean

from wharfinger.arena import Result, match
from wharfinger.arena.crews import available

FIRST = 1_000_000
"""The first evaluation seed; the others follow. Never train on them."""
DEALS = 100
SETTINGS = (("le-havre", 1), ("hamburgum", 2), ("shipyard", 3))
OPPONENT = "greedy"
BOTS = ("random", "greedy", "easy", "medium")
"""Those that take minutes; `hard` takes hours and `expert` days, so ask for them."""


def result_of(result: Result) -> float:
    """The mean result of the first bot: 1 ahead of all others, -1 behind all of them."""
    found = []
    for game in result.games:
        mine = game.places[game.bots.index(0)]
        balance = sum((place > mine) - (place < mine) for place in game.places)
        found.append(balance / (len(game.places) - 1))
    return fmean(found)


def row(result: Result) -> str:
    """A line of the table."""
    setup, one = result.setup, result.standings[0]
    cells = [f"{setup.game}, {setup.players}", setup.bots[0]]
    if one.win_share is None or one.interval is None:
        cells += ["", ""]
    else:
        low, high = one.interval
        cells += [f"{one.win_share:.1%} ({low:.0%}–{high:.0%})", f"{result_of(result):+.2f}"]
    cells += [f"{one.mean_points:.1f} ± {one.sd_points or 0:.1f}"]
    cells += ["" if one.mean_margin is None else f"{one.mean_margin:+.1f}", str(len(result.games))]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """One line for each match, as it is played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=",".join(BOTS), help=f"separated by commas (default: {','.join(BOTS)})")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many of the seeds (default: {DEALS})")
    parser.add_argument("--game", help="one game instead of all")
    parser.add_argument("--workers", type=int, default=available())
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster, or local")
    parser.add_argument("--out", type=Path, default=Path("baselines"), metavar="DIR")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    print("| setting | bot | wins | result | points | lead | games |\n| --- | --- | --- | --- | --- | --- | --- |")
    for game, players in SETTINGS:
        for bot in args.bots.split(","):
            if args.game in (None, game):
                bots = [bot, *[OPPONENT] * (players - 1)]
                file = args.out / f"{game}-{players}-{bot.replace('/', '_').replace(' ', '_')}.jsonl"
                games = args.deals * players
                where = {"workers": args.workers, "ray": args.ray}
                print(row(match(game, bots, players, games, seed=FIRST, out=file, **where)), flush=True)


if __name__ == "__main__":
    main()
