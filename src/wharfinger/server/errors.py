"""Why something is refused: a message of the server's catalogue, its arguments, and the English sentence."""

from __future__ import annotations

from pathlib import Path

from wharfinger.kernel.texts import Texts, catalogue

from .messages.wire import Refusal, Text

LONGEST = 400
"""Characters of an argument; what strangers sent in comes back here."""


def texts() -> Texts:
    """The server's catalogue."""
    return catalogue(Path(__file__).with_name("texts"))


class Refused(Exception):
    """The request cannot be granted; `key` names the message without its `refused-`."""

    def __init__(self, key: str, status: int = 400, **args: str | int) -> None:
        self.key, self.id = key, f"refused-{key}"
        self.status = status
        self.args_ = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
        super().__init__(texts()(self.id, **self.args_))

    @property
    def error(self) -> Refusal:
        """As it is sent."""
        return Refusal(self.id, self.args_, str(self))


def message(key: str, **args: str | int) -> Text:
    """A notice as it is sent."""
    return Text(f"notice-{key}", args)
