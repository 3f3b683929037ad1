"""`wharfinger components`: every value of a game's component files and where it comes from."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from . import common
from .language import texts

if TYPE_CHECKING:
    from wharfinger.kernel.components import Entry

STYLES = {"printed": "green", "rulebook": "cyan", "reconstructed": "bold black on yellow"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `components`."""
    common.add_game(parser)
    parser.add_argument("--json", action="store_true", help=texts()("arg-json"))


def run(args: argparse.Namespace) -> None:
    """Tables, one a file, or JSON."""
    from wharfinger.kernel import registry

    game = registry.game(args.game, args.components)
    components = game.definition.components
    entries = list(components.entries())
    made_up = sum(entry.provenance == "reconstructed" for entry in entries)
    if args.json:
        print(
            json.dumps(
                {
                    "game": game.name,
                    "data_set": components.label,
                    "checksum": components.checksum,
                    "folder": str(components.folder),
                    "reconstructed": made_up,
                    "values": [
                        {
                            "file": entry.file,
                            "name": ".".join(filter(None, (entry.table, entry.name))),
                            "value": entry.value,
                            "provenance": entry.provenance,
                            "note": entry.note,
                        }
                        for entry in entries
                    ],
                },
                indent=1,
            )
        )
        return
    from rich import box
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    say, console = texts(), common.console()
    title = say("components-title", game=game.definition.title, label=components.label, checksum=components.checksum)
    console.print(title, style="bold")
    if made_up:
        notice = say("components-reconstructed", count=made_up, total=len(entries)).replace("\n", " ")
        if mostly := _mostly_reconstructed(entries):
            notice += " " + say("components-above-all", files=", ".join(f"{file}.toml" for file in mostly))
        console.print(Panel(notice, style="yellow", box=box.HEAVY))
    else:
        console.print(say("components-sound"))
    for file in components.names:
        table = Table(title=say("components-file", file=file), title_justify="left", box=box.SIMPLE_HEAD)
        table.add_column(say("col-name"), no_wrap=True)
        table.add_column(say("col-value"), overflow="fold", ratio=2)
        table.add_column(say("col-provenance"), no_wrap=True)
        table.add_column(say("col-note"), overflow="fold", ratio=2, style="dim")
        for entry in entries:
            if entry.file == file:
                source = Text(say(f"provenance-{entry.provenance}"), STYLES.get(entry.provenance, ""))
                name = ".".join(filter(None, (entry.table, entry.name)))
                table.add_row(name, _shown(entry.value), source, entry.note)
        console.print(table)


def _mostly_reconstructed(entries: list[Entry]) -> list[str]:
    """The files of which more than half is reconstructed."""
    found = []
    for file in dict.fromkeys(entry.file for entry in entries):
        values = [entry.provenance == "reconstructed" for entry in entries if entry.file == file]
        if 2 * sum(values) > len(values):
            found.append(file)
    return found


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    if isinstance(value, list):
        if value and isinstance(value[0], dict):
            return "\n".join(_shown(item) for item in value)
        if value and isinstance(value[0], list):
            return ", ".join("-".join(map(str, item)) for item in value)
        return ", ".join(map(str, value))
    return str(value)
