"""Reading arguments: argparse in the reader's language, and the kinds of numbers that commands take."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from wharfinger.kernel.errors import shown

from .language import texts

WRONG = 2
WORDS: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("argparse-usage", {}),
    "positional arguments": ("argparse-positional", {}),
    "options": ("argparse-options", {}),
    "show this help message and exit": ("argparse-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "argparse-argument", {"argument": "%(argument_name)s", "problem": "%(message)s"}
    ),
    "the following arguments are required: %s": ("argparse-required", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("argparse-unrecognized", {"arguments": "%s"}),
    "expected one argument": ("argparse-expected", {}),
    "ignored explicit argument %r": ("argparse-ignored", {"value": "%r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argparse-choice", {"value": "%(value)r", "choices": "%(choices)s"}
    ),
}  # fmt: skip
"""What argparse says, and the message that says it here; its own variables stay in it."""


def metavar(word: str) -> str:
    """What stands for a value, in the reader's language."""
    key = f"metavar-{word.lower()}".replace("=", "-").replace(",...", "-list")
    return texts()(key) if texts().has(key) else word


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage lines; what stands for a value is in the language too."""

    def add_argument(self, *names: str, **given: Any) -> argparse.Action:
        """An argument; the word for its value is a message, `metavar-…`."""
        if "action" not in given or given["action"] == "append":
            given["metavar"] = metavar(given.get("metavar") or names[0].lstrip("-").replace("-", "_").upper())
        return super().add_argument(*names, **given)

    def error(self, message: str) -> NoReturn:
        problem = f"{message[:1].upper()}{message[1:]}"
        fail(texts()("argparse-error", problem=problem, command=self.prog))


def fail(sentence: str) -> NoReturn:
    """One sentence on standard error, exit code 2."""
    print(f"wharfinger: {sentence}", file=sys.stderr)
    raise SystemExit(WRONG)


@contextmanager
def translated() -> Iterator[None]:
    """Let argparse speak the reader's language; it asks a function of its module for every text."""

    def say(text: str) -> str:
        key, given = WORDS.get(text, ("", {}))
        return texts()(key, **given) if key else text

    before = vars(argparse)["_"]
    vars(argparse)["_"] = say
    try:
        yield
    finally:
        vars(argparse)["_"] = before


# -- numbers -----------------------------------------------------------------------------------------------------


def whole(text: str) -> int:
    """A number of at least 0."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(texts()("argument-whole", least=0, value=shown(text)))
    return int(text)


def positive(text: str) -> int:
    """A number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(texts()("argument-whole", least=1, value=shown(text)))
    return int(text)


def real(text: str) -> float:
    """Any number."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(texts()("argument-number", value=shown(text))) from None


def seconds(text: str) -> float:
    """A time of more than 0 seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(texts()("argument-seconds", value=shown(text)))
    return number
