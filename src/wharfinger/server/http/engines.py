"""The search of each game as WebAssembly, for browsers that analyse on their own machine."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get

from wharfinger.bots import networks
from wharfinger.bots.search import device

from ..errors import Refused
from ..messages import wire
from ..tables.games import known
from .pages import FOR_EVER, Page, Pages, send
from .people import REFUSALS, AnyRequest


def _found(pages: Pages, game: str) -> tuple[str, Page] | None:
    """The search of a game and its name, which has a hash in it."""
    path = device.built(known(game))
    if path is None:
        return None
    page = pages.page(path)
    digest = page.etag.strip('"')
    return f"{game}-{digest}.wasm", page


def _offered(pages: Pages, game: str) -> wire.EngineOffer:
    found = _found(pages, game)
    if found is None:
        return wire.EngineOffer(None)
    made = {"file": f"/engine/{found[0]}", **device.layout(known(game)), "network": _network(pages, game)}
    return wire.EngineOffer(msgspec.convert(made, wire.Engine))


def _network(pages: Pages, game: str) -> dict[str, Any] | None:
    """Where the network of a game lies, if it has one, and how it is laid out."""
    found, net = _weights(pages, game), networks.of(known(game))
    if found is None or net is None:
        return None
    return {"file": f"/engine/{found[0]}", **device.weights_layout(known(game), net)}


def _weights(pages: Pages, game: str) -> tuple[str, Page] | None:
    """The network of a game and its name, which has a hash in it."""
    path, net = networks.own(known(game)), networks.of(known(game))
    if path is None or net is None:
        return None
    page = pages.page(path, lambda: device.weights_file(net))
    digest = page.etag.strip('"')
    return f"{game}-{digest}.weights", page


@get("/api/engines/{game:str}", tags=["games"], responses=REFUSALS)
async def get_engine(request: AnyRequest, game: str) -> wire.EngineOffer:
    """Where the search of a game lies, and how its memory is laid out."""
    return await asyncio.to_thread(_offered, request.app.state.pages, game)


@get("/engine/{file:str}", include_in_schema=False)
async def get_engine_file(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    """The search itself."""
    find = _weights if file.endswith(".weights") else _found
    found = await asyncio.to_thread(find, request.app.state.pages, file.rpartition("-")[0])
    if found is None or file != found[0]:
        raise Refused("no-page", 404)
    return send(request, found[1], FOR_EVER)


ENGINES = [get_engine, get_engine_file]
