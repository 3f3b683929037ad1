"""Compiling games in the background, at low priority, while they are played as plain Python already.

The work is done by a process of its own, `python -m wharfinger.kernel.compiler GAME FILE ...`, one game at a time; the
game that somebody asked for comes first. When a file is compiled, this process reads the result and switches to it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from . import jit, registry
from .game import DRIVER, Game

log = logging.getLogger("wharfinger.compiler")
Told = Callable[[str], object]
NICE = 10
SPANS = (1.0, 0.7, 0.15)
"""How long the files of a game take, the first one being 1: the rules, a tree search, a look-ahead."""
TICK = 0.5


class Compiler:
    """Compiles files of entries for some games, one game after the other."""

    def __init__(self, files: Callable[[Game], Sequence[Path]], told: Told | None = None) -> None:
        """From now on nothing in this process waits for a compiler.

        `told` hears the name of a game whose share has changed, in a thread of the compiler's.
        """
        registry.run_plain(self.want)
        self.files = files
        self.told = told or (lambda name: None)
        self.shares: dict[str, float] = {}
        """How much of a game is compiled, from 0 to 1, for games that are not ready."""
        self.waiting: list[Game] = []
        self.wanted: list[Game] = []
        """What somebody plays, the latest first."""
        self.seen: set[int] = set()
        self.running: tuple[Game, subprocess.Popen[bytes]] | None = None
        self.changed = threading.Condition()
        self.stopping = False
        self.thread: threading.Thread | None = None

    def start(self, games: Sequence[Game] = ()) -> None:
        """Begin to compile: these games, and others when they are wanted."""
        if jit.JIT and self.thread is None:
            with self.changed:
                for game in games:
                    self._add(game)
            self.thread = threading.Thread(target=self._work, name="compiler", daemon=True)
            self.thread.start()

    def _add(self, game: Game) -> None:
        if id(game) not in self.seen:
            self.seen.add(id(game))
            self.waiting.append(game)
            self.shares[game.name] = 0.0

    def want(self, game: Game, path: Path = DRIVER) -> None:
        """Somebody plays a game: it comes first."""
        if not jit.JIT or (self.wanted and self.wanted[0] is game):
            return
        with self.changed:
            self._add(game)
            self.wanted = [game, *(other for other in self.wanted if other is not game)]
            if self.running is not None and self.running[0] not in self.wanted and game in self.waiting:
                self.running[1].terminate()  # what it has finished is kept
            self.changed.notify()

    def share(self, name: str) -> float | None:
        """How much of a game is compiled; None when all of it is, or nothing is to be."""
        return self.shares.get(name)

    def stop(self) -> None:
        """End the work; what is finished is kept."""
        with self.changed:
            self.stopping = True
            if self.running is not None:
                self.running[1].terminate()
            self.changed.notify()
        if self.thread is not None:
            self.thread.join()

    # -- the thread ----------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while (game := self._next()) is not None:
            try:
                done = self._compile(game)
            except Exception:
                log.exception("%s could not be compiled and goes on as plain Python", game.name)
                done = True
            with self.changed:
                if done:
                    self.shares.pop(game.name, None)
                elif not self.stopping:
                    self.waiting.append(game)
            self.told(game.name)

    def _next(self) -> Game | None:
        with self.changed:
            while not self.waiting and not self.stopping:
                self.changed.wait()
            if self.stopping:
                return None
            game = next((game for game in self.wanted if game in self.waiting), self.waiting[0])
            self.waiting.remove(game)
            return game

    def _compile(self, game: Game) -> bool:
        """Compile a game; False if it was interrupted for another one."""
        self._take(game)
        if all(registry.on_disk(game, path) for path in self.files(game)):
            return True
        with self._process(game) as process:
            assert process.stdout is not None
            for line in process.stdout:
                word, _, rest = line.decode().strip().partition(" ")
                if word == "share":
                    self.shares[game.name] = float(rest)
                    self.told(game.name)
                elif word == "done":
                    self._take(game)
        if process.returncode and process.returncode > 0:
            raise RuntimeError(f"the process ended with {process.returncode}")
        return process.returncode == 0

    def _take(self, game: Game) -> None:
        """Switch to what is compiled, of the files that this process uses."""
        for path in list(game.drivers):
            if not game.stages[path].compiled and registry.on_disk(game, path) and game.drivers[path].ENTRIES:
                registry.take(game, path)

    @contextlib.contextmanager
    def _process(self, game: Game) -> Iterator[subprocess.Popen[bytes]]:
        folder = str(game.definition.components.folder)
        command = [sys.executable, "-m", __name__, game.name, folder, *map(str, self.files(game))]
        known = ",".join(f"{name}={package}" for name, package in registry.packages().items())
        environment = {**os.environ, "WHARFINGER_GAMES": known}
        lower = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, creationflags=lower
        )
        with self.changed:
            self.running = (game, process)
            if self.stopping:
                process.terminate()
        try:
            with process:
                yield process
        finally:
            with self.changed:
                self.running = None


# -- the process -------------------------------------------------------------------------------------------------


def main() -> None:
    """Compile files for a game and say on standard output how far it is."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    name, folder, *files = sys.argv[1:]
    game = registry.game(name, folder)
    progress = _Progress(game, [Path(file) for file in files])
    for path in progress.files:
        with _alone(game, path):
            registry.prepare(game, path, progress=lambda *_: None)
        progress.file_done()


def _leave_with_parent() -> None:
    """The parent's end of the pipe closes when it ends, however it ends."""
    while os.read(0, 1):
        pass
    os._exit(0)


@contextlib.contextmanager
def _alone(game: Game, path: Path) -> Iterator[None]:
    """One process compiles a file; others wait for it and then find it done."""
    registry.bind(game, path)
    folder = game.stages[path].folder
    folder.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows: two processes may do the same work
        yield
        return
    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


class _Progress:
    """Estimates the share that is done: of the first file by functions, of later ones by the time the first took."""

    def __init__(self, game: Game, files: list[Path]) -> None:
        from numba.core import event

        self.files = files
        for path in files:
            registry.bind(game, path)
        self.spans = [SPANS[min(number, len(SPANS) - 1)] for number in range(len(files))]
        self.functions, self.total = 0, jit.rules_made
        self.file, self.began, self.took = 0, time.monotonic(), 0.0

        class Count(event.Listener):
            def on_start(listener, happened: object) -> None:
                pass

            def on_end(listener, happened: object) -> None:
                self.functions += 1

        event.register("numba:compile", Count())  # type: ignore[no-untyped-call]
        threading.Thread(target=self._tell, daemon=True).start()

    def file_done(self) -> None:
        """The next file's turn."""
        now = time.monotonic()
        self.took = self.took or now - self.began
        print("done", self.files[self.file], flush=True)
        self.file, self.began = self.file + 1, now

    def _tell(self) -> None:
        while (number := self.file) < len(self.files):
            within = self.functions / self.total
            if number:
                within = (time.monotonic() - self.began) / max(1.0, self.took * self.spans[number])
            done = sum(self.spans[:number]) + self.spans[number] * min(0.95, within)
            print(f"share {done / sum(self.spans):.3f}", flush=True)
            time.sleep(TICK)


if __name__ == "__main__":
    main()
