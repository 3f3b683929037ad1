"""Why something is refused: a message of the server's catalogue, its arguments, and the English sentence."""

from __future__ import annotations

from wharfinger.kernel.texts import ENGLISH, Several, Texts, Worded, catalogue

from .messages.wire import Given, Refusal, Text
from .messages.words import plain
from .words import FOLDER

LONGEST = 400
"""Characters of an argument; what strangers sent in comes back here."""


def texts(language: str = "") -> Texts:
    """The server's catalogue in somebody's language; in English for what goes to nobody in particular."""
    return catalogue(FOLDER, language or ENGLISH)


class Refused(Exception):
    """The request cannot be granted; `key` names the message without its `refused-`."""

    def __init__(self, key: str, status: int = 400, **args: str | int) -> None:
        self.key, self.id = key, f"refused-{key}"
        self.status = status
        self.args_ = {name: _short(value) for name, value in args.items()}
        super().__init__(texts()(self.id, **self.args_))

    @property
    def error(self) -> Refusal:
        """As it is sent."""
        return Refusal(self.id, {name: plain(value) for name, value in self.args_.items()}, str(self))


def message(key: str, **args: str | int) -> Text:
    """A notice as it is sent."""
    return Text(f"notice-{key}", {name: plain(value) for name, value in args.items()})


def received(value: Given) -> str | int:
    """An argument of a refusal that came from another process."""
    if isinstance(value, list):
        return Several(text for one in value if isinstance(text := received(one), str))
    if isinstance(value, Text):
        return texts().worded(value.id, **{name: received(one) for name, one in value.args.items()})
    return value


def _short(value: str | int) -> str | int:
    if isinstance(value, Worded):
        return Worded(value[:LONGEST], value.id, {name: _short(one) for name, one in value.args.items()})
    return value[:LONGEST] if isinstance(value, str) else value
