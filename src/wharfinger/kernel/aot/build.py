"""Compiling games ahead of time, each in a process of its own: `python -m wharfinger.kernel.aot.build`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from .. import jit, registry
from ..errors import WharfingerError
from ..game import Game
from .manifest import FORMAT, File, Manifest, manifest_file, manifest_of
from .targets import Target, target

NICE = 10
"""How far compiling stands back; no further if it was started so already, or it might never end on a busy machine."""


class NoCompiler(WharfingerError):
    """Numba is not installed."""


class NotBuilt(WharfingerError):
    """Compiling failed; the message is what was said."""


def build(names: Sequence[str], files: Sequence[Path], wanted: str, out: Path) -> Iterator[Path]:
    """Compile games for a target into a folder, as many at once as there are cores; the file of each as it is done.

    What lies there already, made from the same sources, is left as it is.
    """
    if jit.numba is None:
        raise NoCompiler
    made = target(wanted)
    if not (made.text or made.own):
        made.linker()
    out.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda name: _apart(name, files, made, out), names)


def _apart(name: str, files: Sequence[Path], wanted: Target, out: Path) -> Path:
    result = out / f"{name}{wanted.suffix}"
    if not current(registry.game(name), files, result):
        command, environment = order(name, files, wanted, out)
        done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
        if done.returncode:
            raise NotBuilt(done.stderr.strip())
    return result


def order(name: str, files: Sequence[Path], wanted: Target, out: Path) -> tuple[list[str], dict[str, str]]:
    """The command that compiles a game in a process of its own, and its environment."""
    known = ",".join(f"{name}={package}" for name, package in registry.packages().items())
    environment = {
        **os.environ,
        "WHARFINGER_GAMES": known,
        "WHARFINGER_JIT": "1",
        "WHARFINGER_LIBRARIES": os.devnull,
    }
    return [sys.executable, "-m", __name__, wanted.name, str(out), name, *map(str, files)], environment


def current(game: Game, files: Sequence[Path], result: Path) -> bool:
    """Whether a library was made from the sources as they are."""
    said = manifest_of(result)
    if said is None or not result.exists() or said.files.keys() != {path.stem for path in files}:
        return False
    for path in files:
        registry.bind(game, path)
    return all(said.files[path.stem].key == game.stages[path].key for path in files)


# -- the process -------------------------------------------------------------------------------------------------


def main() -> None:
    """Compile one game, at low priority."""
    if hasattr(os, "nice"):
        os.nice(max(0, NICE - os.nice(0)))
    wanted, out, name, *files = sys.argv[1:]
    _make(registry.game(name), [Path(file) for file in files], target(wanted), Path(out))


def _make(game: Game, files: Sequence[Path], wanted: Target, out: Path) -> None:
    from . import emit

    emit.leave_unoptimised(wanted)
    found = {path: emit.exports(game, path) for path in files}
    exported = [export for file in found.values() for export in file.values()]
    if wanted.name == "cuda":
        from . import ptx

        module = emit.linked(exported, ptx.add_kernel)
        ptx.runtime(module)
    else:
        module = emit.linked(exported, emit.add_function)
    code = emit.machine_code(module, wanted)
    said = {
        path.stem: File(game.stages[path].key, {name: export.kinds for name, export in file.items()})
        for path, file in found.items()
    }
    manifest = Manifest(FORMAT, game.name, wanted.runs, game.state.itemsize, said)
    with tempfile.TemporaryDirectory(dir=out) as folder:  # beside the result, which then appears at once
        made, result = Path(folder) / "code.o", Path(folder) / f"{game.name}{wanted.suffix}"
        made.write_bytes(code)
        wanted.link(made, result, [export.symbol for export in exported])
        description = manifest_file(result)
        description.write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=1))
        for file in (result, description):
            file.replace(out / file.name)


if __name__ == "__main__":
    main()
