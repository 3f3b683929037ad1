"""The built client as files: what has a hash in its name is kept for ever, the page itself is asked for each time."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

from ..config import static_folder
from ..errors import Refused
from ..tables.games import page_data

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}


class Page(NamedTuple):
    """A file, ready to be sent."""

    stamp: tuple[int, int]
    body: bytes
    small: bytes | None
    etag: str
    kind: str


HEAD_ENDS = b"</head>"


def with_data(page: bytes, data: bytes) -> bytes:
    """The page with the games in it, as data that no browser runs."""
    safe = data.replace(b"<", b"\\u003c")
    return page.replace(HEAD_ENDS, b'<script type="application/json" id="games">' + safe + b"</script>" + HEAD_ENDS, 1)


class Pages:
    """The files of a folder, read when first asked for and again when they changed."""

    def __init__(self, chosen: str) -> None:
        self.chosen = chosen
        self.read: dict[Path, Page] = {}

    def find(self, path: str) -> tuple[Page, str]:
        """The file of a path and how long it may be kept; a path of the client's own is the page itself."""
        folder = static_folder(self.chosen)
        if folder is None:
            raise Refused("no-client", 404)
        try:
            wanted = (folder / path.lstrip("/")).resolve()
            there = wanted.is_file()
        except (OSError, ValueError):  # too long for a file's name, or none at all
            raise Refused("no-page", 404) from None
        if not wanted.is_relative_to(folder.resolve()):
            raise Refused("no-page", 404)
        if there:
            return self.page(wanted), FOR_EVER if path.startswith("/assets/") else EACH_TIME
        if "." in path.rsplit("/", 1)[-1] or path.startswith(("/assets/", "/api/")):
            raise Refused("no-page", 404)
        return self.page(folder / INDEX), EACH_TIME

    def page(self, file: Path, body_of: Callable[[], bytes] | None = None) -> Page:
        """A file, or what is made of it, from memory if it has not changed."""
        status = file.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self.read.get(file)
        if known is None or known.stamp != stamp:
            body = body_of() if body_of else file.read_bytes()
            if file.name == INDEX:
                body = with_data(body, page_data())
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            packed = gzip.compress(body, 9, mtime=0)
            etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            known = Page(stamp, body, packed if len(packed) < len(body) else None, etag, kind)
            self.read[file] = known
        return known


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the client."""
    pages: Pages = request.app.state.pages
    return send(request, *await asyncio.to_thread(pages.find, str(path)))


def send(request: Request[Any, Any, Any], found: Page, keep: str) -> Response[bytes]:
    """A file, packed if the browser can unpack it; nothing if the browser has it."""
    headers = {"cache-control": keep, "etag": found.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    body = found.body
    if found.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.small, "gzip"
    return Response(body, headers=headers, media_type=found.kind)
