"""How one server is set up; where the settings come from is `sources`. Workers get them through the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec

STANDING = 1.25
"""So many times as many connections as there is room for are told that there is none; the others are dropped."""
VARIABLE = "WHARFINGER_SERVE"
"""The environment variable that carries the settings to the workers."""


@dataclass(frozen=True)
class Option:
    """How an operator sets one of the settings: its flag, variable and key in the file all come from `name`.

    What it means is the message `setting-NAME` of the command line.
    """

    group: str
    metavar: str = ""
    name: str = ""
    """If it is not that of the field."""
    least: float = 0
    """The smallest number."""
    most: int = 0
    """The largest number, if there is one."""
    above: bool = False
    """Whether the number must be larger than the smallest."""
    secret: bool = False
    """Never shown; of an address only the password is hidden."""


Log = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen when a server is started; what has no `Option` is for tests."""

    host: Annotated[str, Option("address", "HOST")] = "127.0.0.1"
    port: Annotated[int, Option("address", "N", least=1, most=65535)] = 8000
    url: Annotated[str, Option("address", "URL")] = ""
    """The address people know the server by, for links in notices; by default the one it listens on."""
    proxies: Annotated[tuple[str, ...], Option("address", "ADDRESSES", "behind_proxy")] = ()
    """Addresses and networks of the proxies in front, which say who asks and by which scheme."""
    origins: Annotated[tuple[str, ...], Option("address", "URL", "origin")] = ()
    """Addresses of other pages that may talk to this server, e.g. of a development server."""
    open: Annotated[bool, Option("address")] = True
    """Whether the browser is opened."""
    database: Annotated[str, Option("data", "URL", secret=True)] = ""
    components: Annotated[dict[str, str], Option("data", "GAME=DIR")] = {}
    """Folders of corrected component files, by game."""
    workers: Annotated[int, Option("work", "N", least=1)] = 1
    analyses: Annotated[int, Option("work", "N", least=1)] = 2
    """How many analyses run at a time; whoever comes then is asked to wait."""
    engines: Annotated[bool, Option("work")] = True
    """Whether the search that browsers run is built in the background where it is missing."""
    thinking_seconds: Annotated[float, Option("work", "SECONDS", above=True)] = 120.0
    """Seconds without any word after which a bot or an analysis is given up."""
    reading_seconds: Annotated[float, Option("work", "SECONDS", above=True)] = 20.0
    """Seconds in which what somebody brought, or a move in it, must have been worked out."""
    grace: Annotated[float, Option("limits", "SECONDS")] = 120.0
    """Seconds that a player may be away from a live table before the others may give the seat to a bot."""
    connections: Annotated[int, Option("limits", "N", least=1)] = 2000
    """Connections of one worker at a time; whoever comes then is asked to try again."""
    connections_each: Annotated[int, Option("limits", "N", least=1)] = 100
    """Connections from one address at a time."""
    sockets_each: Annotated[int, Option("limits", "N", least=1)] = 50
    """Tables that one address may be connected to at a time."""
    watchers: Annotated[int, Option("limits", "N")] = 200
    """Connections to one table of those who do not play there."""
    header_seconds: Annotated[float, Option("limits", "SECONDS", above=True)] = 15.0
    """Seconds in which a request must have come."""
    body_seconds: Annotated[float, Option("limits", "SECONDS", above=True)] = 60.0
    """Seconds in which the body of a request must have come."""
    answer_seconds: Annotated[float, Option("limits", "SECONDS", above=True)] = 120.0
    """Seconds for an answer and for fetching it: an uploaded game takes the longest to make, and lines may be slow."""
    rate: Annotated[float, Option("limits", "FACTOR")] = 1.0
    """Multiplies every rate limit; 0 switches these and the limits on connections off, for load tests."""
    smtp: Annotated[str, Option("mail", "URL", secret=True)] = ""
    """The mail server for notices by e-mail, `smtps://USER:PASSWORD@HOST:PORT`; without it there are none."""
    mail_from: Annotated[str, Option("mail", "ADDRESS")] = ""
    """The address that such notices come from; by default the user of the mail server."""
    log: Annotated[Log, Option("logs", "LEVEL")] = "warning"
    log_format: Annotated[LogFormat, Option("logs", "FORMAT")] = "text"
    access_log: Annotated[bool, Option("logs")] = False
    metrics_token: Annotated[str, Option("logs", "TOKEN", secret=True)] = ""
    """Whoever shows it may read the metrics; without it only this machine may."""
    static: str = ""
    """The folder of the client, if it is not the usual one."""
    clock_shift: float = 0.0
    """Seconds added to the clock."""

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


def static_folder(chosen: str = "") -> Path | None:
    """The built client: the given folder, the one in the package, or the one of a checkout; None if there is none."""
    here = Path(__file__).resolve()
    folders = [Path(chosen)] if chosen else [here.parent / "static", here.parents[3] / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)
