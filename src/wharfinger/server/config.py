"""How one server is set up: by the command line, handed to its workers through the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from wharfinger.kernel.folders import data_folder

STANDING = 1.25
"""So many times as many connections as there is room for are told that there is none; the others are dropped."""
VARIABLE = "WHARFINGER_SERVE"
"""The environment variable that carries the settings to the workers."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen when a server is started."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Addresses of other pages that may talk to this server, e.g. of a development server."""
    url: str = ""
    """The address people know the server by, for links in notices; by default the one it listens on."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of the proxies in front, which say who asks and by which scheme."""
    static: str = ""
    components: dict[str, str] = {}
    """Folders of corrected component files, by game."""
    engines: bool = False
    """Whether the search that browsers run is built in the background where it is missing."""
    analyses: int = 2
    """How many analyses run at a time; whoever comes then is asked to wait."""
    grace: float = 120.0
    """Seconds that a player may be away from a live table before the others may give the seat to a bot."""
    connections: int = 2000
    """Connections of one worker at a time; whoever comes then is asked to try again."""
    connections_each: int = 100
    """Connections from one address at a time."""
    sockets_each: int = 50
    """Tables that one address may be connected to at a time."""
    watchers: int = 200
    """Connections to one table of those who do not play there."""
    header_seconds: float = 15.0
    """Seconds in which a request must have come."""
    body_seconds: float = 60.0
    """Seconds in which the body of a request must have come."""
    reading_seconds: float = 20.0
    """Seconds in which what somebody brought, or a move in it, must have been worked out."""
    thinking_seconds: float = 120.0
    """Seconds without any word after which a bot or an analysis is given up."""
    answer_seconds: float = 120.0
    """Seconds for an answer and for fetching it: an uploaded game takes the longest to make, and lines may be slow."""
    rate: float = 1.0
    """Multiplies every rate limit; 0 switches these and the limits on connections off, for load tests."""
    smtp: str = ""
    """The mail server for notices by e-mail, `smtps://USER:PASSWORD@HOST:PORT`; without it there are none."""
    mail_from: str = ""
    """The address that such notices come from; by default the user of the mail server."""
    clock_shift: float = 0.0
    """Seconds added to the clock, for tests of deadlines."""

    @property
    def postgres(self) -> bool:
        return self.database.startswith(("postgresql:", "postgres:", "postgresql+"))

    @property
    def proxied(self) -> bool:
        return bool(self.proxies)

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        if self.url:
            return self.url.rstrip("/")
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{host}:{self.port}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "localhost", "::1")


def hand_over(settings: Settings) -> None:
    """Leave the settings where the workers find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed() -> Settings:
    """The settings of this worker."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def default_database() -> str:
    """`WHARFINGER_DATABASE`, or a file in the user's data folder."""
    if chosen := os.environ.get("WHARFINGER_DATABASE"):
        return chosen
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def static_folder(chosen: str = "") -> Path | None:
    """The built client: the given folder, the one in the package, or the one of a checkout; None if there is none."""
    here = Path(__file__).resolve()
    folders = [Path(chosen)] if chosen else [here.parent / "static", here.parents[3] / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)
