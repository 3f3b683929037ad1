"""The flags of a server's settings, made from their one description; and the settings that come of them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .arguments import metavar
from .language import texts

if TYPE_CHECKING:
    from wharfinger.server.sources import Gathered, Setting

LISTS = (tuple[str, ...], dict[str, str])


def groups() -> Iterator[tuple[str, list[Setting]]]:
    """The settings with the name of each group, in order."""
    from wharfinger.server.sources import described

    for group, members in groupby(described(), lambda setting: setting.option.group):
        yield group, list(members)


def add_settings(parser: argparse.ArgumentParser, only: Collection[str] | None = None) -> None:
    """A flag for every setting, or some of them, and the file."""
    say = texts()
    parser.add_argument("--config", metavar="FILE", help=say("arg-config"))
    for group, members in groups():
        settings = [setting for setting in members if only is None or setting.field in only]
        if not settings:
            continue
        under = parser.add_argument_group(say(f"settings-{group}"))
        for setting in settings:
            about = meaning(setting).replace("%", "%%")
            given: dict[str, Any] = {"dest": setting.field, "default": None, "help": about}
            if setting.kind is bool:
                under.add_argument(setting.flag, action=argparse.BooleanOptionalAction, **given)
                continue
            if setting.kind in LISTS:
                given["action"] = "append"
            under.add_argument(setting.flag, metavar=metavar(setting.option.metavar), **given)


def meaning(setting: Setting) -> str:
    """What a setting is for, with its default if that is not nothing."""
    say = texts()
    about = say(f"setting-{setting.name.replace('_', '-')}")
    usual = default(setting)
    return say("setting-with-default", about=about, default=usual) if usual else about


def default(setting: Setting) -> str:
    """A default as it is written; empty if there is none, or if the meaning says what happens then."""
    if isinstance(setting.default, bool):
        return texts()("switch-on" if setting.default else "switch-off")
    if isinstance(setting.default, float):
        return f"{setting.default:g}"
    return str(setting.default or "")


def from_arguments(args: argparse.Namespace) -> Gathered:
    """The settings by flags, environment and file."""
    from wharfinger.server.sources import described, gathered

    given = vars(args)
    return gathered({setting.field: given.get(setting.field) for setting in described()}, os.environ, args.config)
