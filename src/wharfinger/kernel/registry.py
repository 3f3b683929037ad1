"""The games that can be played, loaded on demand and compiled once.

A game is a package with a DEFINITION. Those of this project are listed here; `register` or the environment variable
`WHARFINGER_GAMES` (name=package, separated by commas) adds others without touching anything below. `use`, or the
variable `WHARFINGER_COMPONENTS` (name=folder, separated as in PATH), plays a game on corrected component files.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from . import jit, sources
from .aot import library
from .components import OVERRIDES, Components
from .errors import BadFile, UnknownGame, message, shown
from .folders import cache_folder
from .game import DRIVER, Definition, Game, Progress

_packages: dict[str, str] = {
    "hamburgum": "wharfinger.games.hamburgum",
    "le-havre": "wharfinger.games.le_havre",
    "shipyard": "wharfinger.games.shipyard",
}
_games: dict[tuple[str, str], Game] = {}
_ask: Callable[[Game, Path], None] | None = None
"""Who is told of missing compiled code; None: whoever needs it compiles it, and waits."""
_used: dict[tuple[str, str], Game] = {}
"""Games on the components chosen for the whole process, by name and folder."""
USED = "WHARFINGER_COMPONENTS"
_KEPT = 6
"""How many compiled versions of one file are kept before the oldest is deleted."""
_LOADING = threading.RLock()
"""One thread loads a file at a time: meanwhile the entries that are defined belong to that file."""


def register(name: str, package: str) -> None:
    """Add a game.

    Args:
        name: The name to play it by.
        package: The package that contains its `DEFINITION`; see [adding a game](../adding-a-game.md).

    Examples:
        >>> wf.register("crates", "tests.tiny")
        >>> wf.new("crates", players=2, seed=1)
        <crates position, 2 players, turn 1, decision take>
    """
    _packages[name] = package


def names() -> list[str]:
    """The names of all games that can be played.

    Examples:
        >>> set(wf.names()) >= {"hamburgum", "le-havre", "shipyard"}
        True
    """
    _from_environment()
    return sorted(_packages)


def packages() -> dict[str, str]:
    """The package of every known game, by its name."""
    _from_environment()
    return dict(_packages)


def folder(name: str) -> Path:
    """Where the package of a game lies."""
    package = importlib.import_module(packages()[name])
    assert package.__file__ is not None
    return Path(package.__file__).parent


def _from_environment() -> None:
    jit.check_mode()
    for item in filter(None, os.environ.get("WHARFINGER_GAMES", "").split(",")):
        name, _, package = item.partition("=")
        _packages.setdefault(name.strip(), package.strip())


def use(name: str, folder: str | os.PathLike[str]) -> None:
    """Play a game on the component files of a folder, in this process and in those that it starts from now on."""
    game(name, folder)
    place = str(Path(folder).resolve())
    if os.pathsep in place:
        raise BadFile(message("components-separator", folder=place, sign=os.pathsep))
    os.environ[USED] = os.pathsep.join(f"{key}={value}" for key, value in (_in_use() | {name: place}).items())


def corrected(made: Game) -> bool:
    """Whether a game is loaded on other values than its own."""
    own: Definition = importlib.import_module(_packages[made.name]).DEFINITION
    return made.definition.components.checksum != own.components.checksum


def _in_use() -> dict[str, str]:
    """The folder of component files of each game that is not played on its own."""
    items = (item.partition("=") for item in os.environ.get(USED, "").split(os.pathsep))
    return {name: folder for name, _, folder in items if folder}


def game(name: str, components: str | os.PathLike[str] | None = None) -> Game:
    """Load a game by name.

    Args:
        name: One of [`names`][wharfinger.kernel.registry.names].
        components: A folder of corrected component files. By default the folder chosen for the process, if any,
            else the files that ship with the game.

    Raises:
        UnknownGame: If there is no such game.
        BadFile: If the component files cannot be used.

    Examples:
        >>> game = wf.game("le-havre")
        >>> game.definition.title, game.seats
        ('Le Havre', (1, 5))
    """
    _from_environment()
    if name not in _packages:
        raise UnknownGame(message("unknown-game", game=shown(name), games=", ".join(names())))
    package = importlib.import_module(_packages[name])
    if components is None:
        chosen = _in_use().get(name)
        if chosen is None:
            return _loaded(name, package)
        if (name, chosen) not in _used:
            _used[name, chosen] = game(name, chosen)
        return _used[name, chosen]
    folder = Path(components)
    if not folder.is_dir():
        raise BadFile(message("components-folder", folder=str(folder)))
    definition: Definition = package.DEFINITION
    corrected = Components(folder, definition.components.names)
    if corrected.identity == definition.components.identity:
        return _loaded(name, package)
    made = _games.get((name, corrected.identity)) or _loaded(name, _twin(package, corrected))
    if corrected.checksum == definition.components.checksum:  # the same values: the same compiled code
        same = _loaded(name, package)
        made.drivers, made.stages = same.drivers, same.stages
    return made


def _twin(package: ModuleType, components: Components) -> ModuleType:
    """The package loaded a second time, under a name of its own, on other components."""
    assert package.__file__ is not None
    name = f"{package.__name__}_{components.identity}"
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
    key = (name, definition.components.identity)
    with _LOADING:
        if key not in _games:
            made = Game(name, definition, cache_folder() / name)
            bind(made, DRIVER)
            _games[key] = made
    return _games[key]


def bind(made: Game, path: Path) -> ModuleType:
    """A file of entries loaded for one game: a module with that game's `rules`, and the kernel's entries as `kernel`.

    `sibling(name)` in it is another such file beside it (or by its path), loaded for the same game. Loaded once; its
    compiled code lies in a folder named after the sources it is made of.
    """
    with _LOADING:
        if path not in made.drivers:
            made.drivers[path] = _module(made, path)
    return made.drivers[path]


def _module(made: Game, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{made.rules.__name__}.{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    files = _sources(made, path)

    def sibling(name: str | Path) -> ModuleType:
        files.update(_sources(made, path.parent / name))
        return bind(made, path.parent / name)

    module.__dict__.update(rules=made.rules, kernel=made.drivers.get(DRIVER), sibling=sibling)
    sys.modules[spec.name] = module
    stage = made.stages[path] = jit.Stage()
    with jit.loading(stage):
        spec.loader.exec_module(module)
    # named once: sources may be edited while this process runs, and its code is that of its start
    stage.key = sources.key(files, made.definition.components.checksum)
    stage.folder = made.cache / f"{path.stem}-{sources.mark(stage.key)}"
    if functions := library.functions(made.name, path.stem, stage.key):
        stage.adopt(functions)
    return module


def _sources(made: Game, path: Path) -> set[Path]:
    """The files that the entries of a file are compiled from: itself, the rules, and what they import."""
    own, rules = sys.modules[made.rules.__name__.partition(".")[0]].__file__, made.rules.__file__
    assert rules is not None
    roots = (sources.TOP, Path(own or rules).parent)
    files = sources.closure(path, roots) | sources.closure(Path(rules), roots)
    return files | sources.closure(DRIVER) if "kernel" in sources.names_used(path) else files


# -- compiling ---------------------------------------------------------------------------------------------------


def run_plain(ask: Callable[[Game, Path], None]) -> None:
    """From now on nothing in this process waits for a compiler.

    Where compiled code is missing, `ask` is told and the same rules run as plain Python until `take` is called.
    """
    global _ask  # noqa: PLW0603
    _ask = ask


@contextmanager
def compiling_nothing() -> Iterator[None]:
    """Meanwhile compiled code that is on disk runs, else the rules run as plain Python: nobody waits for a compiler."""
    global _ask  # noqa: PLW0603

    def ask(made: Game, path: Path) -> None:
        if on_disk(made, path):
            take(made, path)

    before, _ask = _ask, ask
    try:
        yield
    finally:
        _ask = before


def is_fast(made: Game, path: Path = DRIVER) -> bool:
    """Whether the entries of a file run compiled code."""
    bind(made, path)
    return made.stages[path].fast


def on_disk(made: Game, path: Path) -> bool:
    """Whether the compiled code of a file has been kept by this or an earlier process, or lies in a library."""
    bind(made, path)
    return made.stages[path].library or (made.stages[path].folder / "done").exists()


def take(made: Game, path: Path) -> None:
    """Read the compiled code of a file from disk, then run it instead of plain Python; others play on meanwhile."""
    driver, stage = bind(made, path), made.stages[path]
    if not stage.compiled:
        with stage.compiling():
            for _ in driver.warm(made):
                pass
        stage.switch()
        os.utime(stage.folder)


def prepare(made: Game, path: Path = DRIVER, progress: Progress | None = None) -> ModuleType:
    """The entries of a file, compiled; with progress, unless an earlier start has compiled them.

    In a process that does not wait (`run_plain`) they may run as plain Python for a while.
    """
    driver, stage = bind(made, path), made.stages[path]
    if stage.fast:
        return driver
    if _ask is not None:
        _ask(made, path)
        return driver
    if (stage.folder / "done").exists():
        stage.switch()
        os.utime(stage.folder)
        return driver
    tell = progress or _print_progress
    total = len(driver.ENTRIES)
    with stage.compiling():
        for number, entry in enumerate(driver.warm(made)):
            tell(f"{made.name}: {entry}", number, total)
    tell(made.name, total, total)
    stage.folder.mkdir(parents=True, exist_ok=True)
    (stage.folder / "done").touch()
    stage.switch()
    _prune(stage.folder)
    return driver


def _prune(folder: Path) -> None:
    """Delete the oldest compiled code of a file; sources change, and each change leaves a folder behind."""
    os.utime(folder)
    stem = folder.name.rpartition("-")[0]
    alike = [path for path in folder.parent.iterdir() if path.name.rpartition("-")[0] == stem]
    for old in sorted(alike, key=lambda path: path.stat().st_mtime, reverse=True)[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _print_progress(what: str, done: int, total: int) -> None:
    """Progress for programs that gave no way to show it: one line on standard error."""
    key, end = ("compiled", "\n") if done == total else ("compiling", "")
    line = message(key, what=what, step=str(done + 1), total=str(total))
    print(f"\r\x1b[Kwharfinger: {line}", end=end, file=sys.stderr, flush=True)
