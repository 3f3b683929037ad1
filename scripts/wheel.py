"""Puts the built web client into wheels, so that `wharfinger serve` of an installed package needs no Node."""

from __future__ import annotations

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


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling for every wheel; a checkout that is installed as it lies uses web/dist itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client, or say in one sentence what is missing."""
        if version == "editable":
            return
        files = client_files(Path(self.root))
        if not files:
            raise SystemExit(UNBUILT)
        build_data["force_include"].update(files)
