"""The games that can be played, loaded on demand and compiled once.

A game is a package with a DEFINITION. Those of this project are listed here; `register` or the environment variable
`WHARFINGER_GAMES` (name=package, separated by commas) adds others without touching anything below.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import sys
import threading
from pathlib import Path
from types import ModuleType

from . import jit
from .components import OVERRIDES, Components
from .errors import BadFile, UnknownGame
from .game import DRIVER, Definition, Game, Progress

_packages: dict[str, str] = {
    "hamburgum": "wharfinger.games.hamburgum",
    "le-havre": "wharfinger.games.le_havre",
    "shipyard": "wharfinger.games.shipyard",
}
_games: dict[tuple[str, str], Game] = {}
_KEPT = 6
"""How many compiled caches of one game are kept before the oldest is deleted."""
_LOADING = threading.RLock()
"""One thread loads a file at a time: meanwhile the whole process keeps compiled code in that file's folder."""


def register(name: str, package: str) -> None:
    """Make a game known under a name."""
    _packages[name] = package


def names() -> list[str]:
    """The names of all known games."""
    _from_environment()
    return sorted(_packages)


def _from_environment() -> None:
    jit.check_mode()
    for item in filter(None, os.environ.get("WHARFINGER_GAMES", "").split(",")):
        name, _, package = item.partition("=")
        _packages.setdefault(name.strip(), package.strip())


def game(name: str, components: str | os.PathLike[str] | None = None) -> Game:
    """A game by name, on its own components or on those of a folder."""
    _from_environment()
    if name not in _packages:
        raise UnknownGame(f"There is no game {name!r}; the games are: {', '.join(names())}.")
    package = importlib.import_module(_packages[name])
    if components is None:
        return _loaded(name, package)
    folder = Path(components)
    if not folder.is_dir():
        raise BadFile(f"{folder}: there is no such folder of component files.")
    definition: Definition = package.DEFINITION
    corrected = Components(folder, definition.components.names)
    if corrected.checksum == definition.components.checksum:
        return _loaded(name, package)
    return _games.get((name, corrected.checksum)) or _loaded(name, _twin(package, corrected))


def _twin(package: ModuleType, components: Components) -> ModuleType:
    """The package loaded a second time, under a name of its own, on other components."""
    assert package.__file__ is not None
    name = f"{package.__name__}_{components.checksum}"
    if name in sys.modules:
        return sys.modules[name]
    OVERRIDES[name] = components
    spec = importlib.util.spec_from_file_location(
        name, package.__file__, submodule_search_locations=[str(Path(package.__file__).parent)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for loaded in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
            del sys.modules[loaded]
        raise
    return module


def _loaded(name: str, package: ModuleType) -> Game:
    definition: Definition = package.DEFINITION
    key = (name, definition.components.checksum)
    if key not in _games:
        assert package.__file__ is not None
        sources = [Path(__file__).parent, Path(package.__file__).parent]
        mark = jit.fingerprint(sources, definition.components.checksum)
        _games[key] = Game(name, definition, jit.cache_root() / name / mark)
        bind(_games[key], DRIVER)
    return _games[key]


def bind(made: Game, path: Path) -> ModuleType:
    """A file of entries loaded for one game: a module with that game's `rules`, and the kernel's entries as `kernel`.

    `sibling(name)` in it is another such file beside it (or by its path), loaded for the same game.
    Loaded once; its compiled code lies in a folder named after the game's sources and its own.
    """
    with _LOADING:
        if path not in made.drivers:
            made.drivers[path] = _module(made, path)
    return made.drivers[path]


def _module(made: Game, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{made.rules.__name__}.{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(rules=made.rules, kernel=made.drivers.get(DRIVER))
    module.__dict__.update(sibling=lambda name: bind(made, path.parent / name))
    sys.modules[spec.name] = module
    # named once: sources may be edited while this process runs, and its code is that of its start
    made.compiled[path] = made.cache / f"{path.stem}-{jit.fingerprint([path.parent])[:8]}"
    with jit.cached_in(made.compiled[path]):
        spec.loader.exec_module(module)
    return module


def prepare(made: Game, path: Path = DRIVER, progress: Progress | None = None) -> ModuleType:
    """The entries of a file, compiled; with progress, unless an earlier start has compiled them."""
    driver = bind(made, path)
    done = made.compiled[path] / "done"
    if not jit.JIT:
        return driver
    if done.exists():
        os.utime(made.cache)
        return driver
    tell = progress or _print_progress
    total = len(driver.ENTRIES)
    for number, entry in enumerate(driver.warm(made)):
        tell(f"{made.name}: {entry}", number, total)
    tell(made.name, total, total)
    done.touch()
    _prune(made.cache)
    return driver


def _prune(cache: Path) -> None:
    """Delete the oldest compiled caches of a game; sources change, and each change leaves one behind."""
    os.utime(cache)
    newest_first = sorted(cache.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in newest_first[_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def _print_progress(what: str, done: int, total: int) -> None:
    """Progress for programs that gave no way to show it: one line on standard error."""
    if done == total:
        line, end = f"{what} is compiled.", "\n"
    else:
        line, end = f"compiling {what} ({done + 1} of {total}), once on this machine ...", ""
    print(f"\r\x1b[Kwharfinger: {line}", end=end, file=sys.stderr, flush=True)
