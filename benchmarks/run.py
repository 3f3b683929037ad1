"""Measures every game in one run and prints what matters as ratios."""

from __future__ import annotations

import json
import subprocess
import sys

import wharfinger as wf


def measured(game: str, players: int) -> dict:
    command = [sys.executable, "-m", "wharfinger", "bench", game, "--players", str(players), "--json"]
    print(f"measuring {game} with {players} players ...", file=sys.stderr, flush=True)
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    rows = []
    for name in wf.names():
        low, high = wf.game(name).seats
        rows.append(measured(name, max(low, min(4, high))))
    slowest = min(row["decisions_per_second"] for row in rows)
    head = (
        "game",
        "compiled / plain",
        "speed / slowest game",
        "legal max / mean",
        "apply max / mean",
        "first / later start",
    )
    print(" | ".join(head))
    for row in rows:
        cells = (
            row["game"],
            f"{row['compiled_to_plain']:.0f}",
            f"{row['decisions_per_second'] / slowest:.1f}",
            f"{row['legal_us']['max_to_mean']:.1f}",
            f"{row['apply_us']['max_to_mean']:.1f}",
            f"{row['first_compilation_s'] / row['later_start_s']:.1f}",
        )
        print(" | ".join(f"{cell:>{len(title)}}" for cell, title in zip(cells, head, strict=True)))


if __name__ == "__main__":
    main()
