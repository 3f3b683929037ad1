"""Whether anything leaves the server that its receiver may not know, over many games of every kind.

python -m benchmarks.secrecy [--games 200] [--only shipyard-2] [--seed 1]

Plays pairs of games that a viewer cannot tell apart (see tests/server/twins.py) and compares everything each viewer is
sent: one pair for every game, seat and spectator, from a random point of the game on, and one from its first secret
decision. Prints how many decisions the pairs looked alike; a leak is shown with the first message that differs.
"""

from __future__ import annotations

import argparse
import sys

from tests.cases import Case, Dice, cases
from tests.server.twins import before_secret, in_memory, somewhere


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=60, help="decisions of a pair")
    parser.add_argument("--only", default="", help="cases whose name begins so, as shipyard-2-1")
    args = parser.parse_args()
    leaks = 0
    for kind in dict.fromkeys((case.game, case.mode) for case in cases()):
        which = [case for case in cases() if (case.game, case.mode) == kind and case.name.startswith(args.only)]
        if which:
            leaks += _mode(which, args.games, args.seed, args.most)
    print("no leak found" if not leaks else f"{leaks} leaks")
    return 1 if leaks else 0


def _mode(which: list[Case], games: int, seed: int, most: int) -> int:
    """So many games of one mode, with every number of players in turn."""
    pairs, decisions, secrets, leaks = 0, 0, 0, 0
    for number in range(games):
        case, dice = which[number % len(which)], Dice(seed + number)
        starts = [somewhere(case, seed + number, dice.choose(1000) / 1000)]
        if (secret := before_secret(case, seed + number)) is not None:
            starts.append(secret)
            secrets += 1
        for start in starts:
            try:
                for alike in in_memory(start, dice, most=most):
                    pairs, decisions = pairs + 1, decisions + alike
            except AssertionError as leak:
                leaks += 1
                print(f"\n{case.name}, seed {seed + number}: {leak}")
        _tell(f"{which[0].game} mode {which[0].mode}: game {number + 1} of {games}", end="\r")
    _tell(f"{which[0].game} mode {which[0].mode}: {games} games, {pairs} pairs, {decisions} decisions alike, "
          f"{secrets} secret decisions, {leaks} leaks")  # fmt: skip
    return leaks


def _tell(text: str, end: str = "\n") -> None:
    if end == "\n" or sys.stdout.isatty():
        print(f"{text:<100}", end=end, flush=True)


if __name__ == "__main__":
    sys.exit(main())
