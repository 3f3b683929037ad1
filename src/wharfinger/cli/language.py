"""The language of the terminal: `--language`, or what the environment says; English where there is no other."""

from __future__ import annotations

import os
from pathlib import Path

from wharfinger.kernel.errors import BadOption
from wharfinger.kernel.pseudo import LANGUAGE as PSEUDO
from wharfinger.kernel.texts import ENGLISH, Texts, catalogue, closest, languages, locale, spoken

FLAG = "--language"
FOLDER = Path(__file__).with_name("texts")
VARIABLES = ("WHARFINGER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def texts() -> Texts:
    """The catalogue of the command line, in the reader's language."""
    return catalogue(FOLDER)


def offered() -> list[str]:
    """The languages that the command line speaks."""
    return languages(FOLDER)


def system() -> str:
    """The language that the environment asks for; the first variable that is set decides, as in every program."""
    if os.environ.get("WHARFINGER_PSEUDO", "0") not in ("", "0"):
        return PSEUDO
    wanted = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), ENGLISH)
    return closest(wanted, offered()) or ENGLISH


def asked(words: list[str]) -> tuple[list[str], str]:
    """The words of a command without `--language CODE`, and the language. `texts` has a `--language` of its own."""
    made, wanted, given = list[str](), system(), iter(words)
    for word in given:
        if word == "texts":
            return [*made, word, *given], wanted
        flag, equals, code = word.partition("=")
        if flag != FLAG:
            made.append(word)
            continue
        code = code if equals else next(given, "")
        found = closest(code, offered()) if code else None
        if found is None:
            say = texts()
            raise BadOption(say("no-language", language=code or FLAG, languages=say.listed(offered())))
        wanted = found
    return made, wanted


def decimal(value: float, digits: int = 0, sign: bool = False) -> str:
    """A number as the reader writes it, with so many decimals; with a sign if it is a difference."""
    from babel.numbers import format_decimal

    form = "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(value, f"+{form};-{form}" if sign else form, locale(spoken()))


def percent(share: float, digits: int = 0) -> str:
    """A share of 1 as the reader writes it."""
    from babel.numbers import format_percent

    made = locale(spoken())
    form = str(made.percent_formats[None].pattern)
    return format_percent(share, form.replace("#,##0", "#,##0." + "0" * digits) if digits else form, made)
