"""Where settings come from: a flag, else the environment, else a file, else the default."""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import quote

import msgspec
from sqlalchemy import make_url

from wharfinger.kernel.errors import BadOption, shown, why
from wharfinger.kernel.folders import data_folder

from .config import Option, Settings
from .words import unusable

FILE = "WHARFINGER_CONFIG"
"""The environment variable that names the file, if no flag does."""
SWITCHED = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
MASK = "***"
SECRET = re.compile("pass|key|token|secret", re.IGNORECASE)
"""Parts of an address that are hidden like a password."""


class Setting(NamedTuple):
    """One setting that an operator may choose."""

    field: str
    option: Option
    kind: Any
    """Its type: a number, a text, a switch, a choice, a list, or folders by game."""
    default: Any

    @property
    def name(self) -> str:
        """What it is called in the file."""
        return self.option.name or self.field

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"WHARFINGER_{self.name.upper()}"

    @property
    def choices(self) -> tuple[str, ...]:
        """The words that may be chosen, where it is a choice."""
        return get_args(self.kind) if get_origin(self.kind) is Literal else ()


class Chosen(NamedTuple):
    """What a setting is, and who says so: a flag, a variable, a file, or nobody."""

    value: Any
    where: str = ""


class Gathered(NamedTuple):
    """The settings, and where each of them comes from, by field."""

    settings: Settings
    chosen: dict[str, Chosen]


@cache
def described() -> tuple[Setting, ...]:
    """Every setting that an operator may choose, in order."""
    defaults = msgspec.structs.asdict(Settings())
    found = []
    for field, hint in get_type_hints(Settings, include_extras=True).items():
        option = next((one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Option)), None)
        if option is not None:
            found.append(Setting(field, option, get_args(hint)[0], defaults[field]))
    return tuple(found)


def gathered(flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> Gathered:
    """The settings by flags (texts by field; None if not given), an environment and the file that one of them names."""
    file = file or environment.get(FILE)
    written = read_file(file) if file else {}
    chosen = {setting.field: _chosen(setting, flags, environment, written, file) for setting in described()}
    if not chosen["database"].value:
        chosen["database"] = Chosen(f"sqlite:///{data_folder() / 'tables.sqlite'}")
    return Gathered(Settings(**{field: one.value for field, one in chosen.items()}), chosen)


def _chosen(
    setting: Setting,
    flags: Mapping[str, Any],
    environment: Mapping[str, str],
    written: Mapping[str, Any],
    file: str | None,
) -> Chosen:
    if (given := flags.get(setting.field)) is not None:
        value = value_of(setting, given, setting.flag)
        return Chosen(value, f"--no-{setting.flag[2:]}" if value is False else setting.flag)
    if text := environment.get(setting.variable):
        if setting.kind == dict[str, str]:
            return Chosen(value_of(setting, text.split(os.pathsep), setting.variable), setting.variable)
        return Chosen(value_of(setting, text, setting.variable), setting.variable)
    if setting.name in written:
        return Chosen(value_of(setting, written[setting.name], f"{file}: {setting.name}", typed=True), str(file))
    return Chosen(setting.default)


def read_file(file: str) -> dict[str, Any]:
    """What a file says, if it says nothing but settings."""
    try:
        found = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise unusable("start-config-toml", file=file, why=str(error)) from None
    except (OSError, UnicodeError) as error:
        raise unusable("start-config-read", file=file, why=why(error)) from None
    names = [setting.name for setting in described()]
    for name in found:
        if name not in names:
            close = difflib.get_close_matches(name, names, 1)
            if close:
                raise unusable("start-config-unknown-close", file=file, name=shown(name), close=close[0])
            raise unusable("start-config-unknown", file=file, name=shown(name))
    return found


# -- values ----------------------------------------------------------------------------------------------------------


def value_of(setting: Setting, given: Any, where: str, typed: bool = False) -> Any:
    """A value as the settings have it; `typed` if it comes from a file, where numbers are numbers."""
    if setting.choices:
        return _choice(setting, given, where)
    readers: dict[Any, Callable[[Setting, Any, str, bool], Any]] = {
        bool: _switch,
        int: _whole,
        float: _number,
        str: _text,
        tuple[str, ...]: _list,
        dict[str, str]: _folders,
    }
    return readers[setting.kind](setting, given, where, typed)


def _wrong(key: str, setting: Setting, given: Any, where: str, **more: Any) -> BadOption:
    value = MASK if setting.option.secret else shown(given)
    return unusable(f"start-setting-{key}", name=where, value=value, **more)


def _choice(setting: Setting, given: Any, where: str) -> str:
    word = given.lower() if isinstance(given, str) else given
    if word not in setting.choices:
        raise _wrong("choice", setting, given, where, choices=", ".join(setting.choices))
    return str(word)


def _switch(setting: Setting, given: Any, where: str, typed: bool) -> bool:
    if isinstance(given, bool):
        return given
    if typed or str(given).lower() not in SWITCHED:
        raise _wrong("switch", setting, given, where)
    return SWITCHED[str(given).lower()]


def _whole(setting: Setting, given: Any, where: str, typed: bool) -> int:
    try:
        number = given if typed else int(given)
    except ValueError:
        number = None
    least, most = int(setting.option.least), setting.option.most
    if type(number) is not int or not least <= number <= (most or number):
        if most:
            raise _wrong("range", setting, given, where, least=least, most=most)
        raise _wrong("whole", setting, given, where, least=least)
    return number


def _number(setting: Setting, given: Any, where: str, typed: bool) -> float:
    try:
        number = float(given) if not typed or type(given) in (int, float) else None
    except ValueError:
        number = None
    option = setting.option
    if number is None or not option.least <= number < 1e9 or (option.above and number == option.least):
        raise _wrong("above" if option.above else "number", setting, given, where, least=int(option.least))
    return number


def _text(setting: Setting, given: Any, where: str, typed: bool) -> str:
    if not isinstance(given, str):
        raise _wrong("text", setting, given, where)
    return given.strip().rstrip("/") if setting.field == "url" else given.strip()


def _list(setting: Setting, given: Any, where: str, typed: bool) -> tuple[str, ...]:
    """Several texts: each of them, or all of them together, with commas between them."""
    parts: Sequence[Any] = [given] if isinstance(given, str) else given
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise _wrong("list", setting, given, where)
    items = [item.strip() for item in ",".join(parts).split(",")]
    return tuple(item.rstrip("/") if "://" in item else item for item in items if item)


def _folders(setting: Setting, given: Any, where: str, typed: bool) -> dict[str, str]:
    """Folders by game: a table in a file, else words such as hamburgum=DIR."""
    if typed:
        if not isinstance(given, dict) or not all(isinstance(folder, str) for folder in given.values()):
            raise _wrong("table", setting, given, where)
        return dict(given)
    found: dict[str, str] = {}
    for item in given:
        game, _, folder = item.partition("=")
        if not folder or game in found:
            raise _wrong("folders", setting, item, where)
        found[game] = folder
    return found


def masked(setting: Setting, value: Any) -> Any:
    """A value that may be shown: without its secret."""
    if not setting.option.secret or not value:
        return value
    if setting.option.metavar != "URL":
        return MASK
    try:
        address = make_url(value)
        query = {name: MASK if SECRET.search(name) else said for name, said in address.query.items()}
        return address.set(query=query).render_as_string(hide_password=True).replace(quote(MASK), MASK)
    except Exception:  # not an address: nobody knows where in it the secret is
        return MASK
