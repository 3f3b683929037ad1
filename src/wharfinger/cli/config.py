"""`wharfinger config`: the settings a server would be started with, and where each comes from."""

from __future__ import annotations

import argparse
import json
from typing import Any

from .language import texts
from .setting_flags import add_settings, from_arguments, groups


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `serve`."""
    add_settings(parser)


def run(args: argparse.Namespace) -> None:
    """A TOML file with the settings in force; secrets are masked."""
    from wharfinger.server.run import check
    from wharfinger.server.sources import masked

    say = texts()
    gathered = from_arguments(args)
    for group, settings in groups():
        print(f"# {say(f'settings-{group}')}")
        lines = []
        for setting in settings:
            chosen = gathered.chosen[setting.field]
            value = toml(masked(setting, chosen.value))
            lines.append((f"{setting.name} = {value}", chosen.where or say("setting-default")))
        wide = max(len(line) for line, _ in lines)
        for line, where in lines:
            print(f"{line:<{min(wide, 60)}}  # {where}")
        print()
    check(gathered.settings)


def toml(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:g}" if value % 1 else str(int(value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
