"""What can go wrong, one class per kind; every message is one sentence for the person who caused it."""


class WharfingerError(Exception):
    """Base of everything the library raises on purpose."""


class UnknownGame(WharfingerError):
    """A game of that name is not registered."""


class BadOption(WharfingerError):
    """A player count, switch or seed that the game does not take."""


class IllegalMove(WharfingerError):
    """A decision that is not legal here; the position was left as it was."""


class BotFailed(WharfingerError):
    """A bot that broke its rules, its time limit or itself; it cannot go on in this game."""


class BadFile(WharfingerError):
    """A record, position or component file that cannot be used."""


class WrongVersion(BadFile):
    """A record or position made by another rules version or on other components."""
