"""Puts into wheels what is built beforehand: the web client, and the games compiled ahead of time.

With them an installed package needs neither Node nor a compiler. A wheel with compiled games is for one platform;
without them it runs everywhere, compiling on demand where Numba is installed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TARGET = "wharfinger/server/static"
UNBUILT = (
    "The web client has not been built, so the package would have no lobby. "
    "Run scripts/build-web (or npm ci and npm run build in the folder web) first."
)


def client_files(root: Path) -> dict[str, str]:
    """The files of the built client and where they go in the package; empty if it was not built."""
    built = root / "web" / "dist"
    if not (built / "index.html").is_file():
        return {}
    files = sorted(file for file in built.rglob("*") if file.is_file() and not file.name.startswith("."))
    return {str(file): f"{TARGET}/{file.relative_to(built).as_posix()}" for file in files}


LIBRARIES = "wharfinger/libraries"
PLATFORMS = {
    "x86_64-linux": "manylinux_2_17_x86_64",
    "aarch64-linux": "manylinux_2_17_aarch64",
    "x86_64-darwin": "macosx_10_13_x86_64",
    "aarch64-darwin": "macosx_11_0_arm64",
}
"""What installers call the machines that can run a library. The libraries use nothing of the system but `memcpy`."""


def library_files(root: Path) -> tuple[dict[str, str], str]:
    """The libraries of the games with their manifests, where they go in the package, and for which platform they are.

    They lie where `wharfinger build` has put them, or in the folder named by `WHARFINGER_LIBRARIES`; WebAssembly, which
    runs everywhere, goes with them.
    """
    chosen = os.environ.get("WHARFINGER_LIBRARIES")
    folder = Path(chosen) if chosen else root / "src" / "wharfinger" / "libraries"
    manifests = [file for file in sorted(folder.glob("*.json")) if not file.name.endswith(".wasm.json")]
    targets = {json.loads(file.read_text(encoding="utf-8"))["target"] for file in manifests}
    if not targets:
        return {}, ""
    if len(targets) > 1 or not targets <= PLATFORMS.keys():
        raise SystemExit(f"The libraries in {folder} are for {', '.join(sorted(targets))}: no wheel fits them.")
    files = [file for manifest in folder.glob("*.json") for file in (manifest.with_suffix(""), manifest)]
    return {str(file): f"{LIBRARIES}/{file.name}" for file in files}, PLATFORMS[targets.pop()]


class BuiltHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling for every wheel; a checkout that is installed as it lies uses web/dist itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what is built, or say in one sentence what is missing."""
        if version == "editable":
            return
        files = client_files(Path(self.root))
        if not files:
            raise SystemExit(UNBUILT)
        libraries, platform = library_files(Path(self.root))
        build_data["force_include"].update(files | libraries)
        if platform:
            build_data.update(pure_python=False, tag=f"py3-none-{platform}")
