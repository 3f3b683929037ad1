"""Visitors and accounts: `/api/me`, `/api/account`, `/api/login`, `/api/logout`."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec

from wharfinger.kernel.texts import closest

from .. import passwords
from ..errors import Refused
from ..keys import hashed, new_id, new_key
from ..messages import wire
from ..notices.notify import entries_of, shown
from ..state import COOKIE, OFFERED, State, preferred
from ..store import Conflict
from ..store import operations as ops
from ..store.operations import VisitorRow
from .creating import clean_line, clean_name

YEAR = 365 * 24 * 3600
SLOWED_DOWN = 2.0
"""Seconds that a login takes longer to an account which many try."""
AnyRequest = Request[Any, Any, Any]
REFUSALS = {
    status: ResponseSpec(data_container=wire.Problem, generate_examples=False, description="refused")
    for status in (400, 403, 404, 409, 413, 429)
}


def server(request: AnyRequest) -> State:
    """The worker's world."""
    found: State = request.app.state.server
    return found


def cookie(request: AnyRequest, secret: str) -> Cookie:
    """The cookie of a visitor."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def known_visitor(request: AnyRequest) -> tuple[VisitorRow, list[Cookie]]:
    """Who is asking; somebody new is given a cookie."""
    state = server(request)
    visitor = await state.visitor(request)
    if visitor is not None:
        return visitor, []
    secret, name = new_key(), new_id()
    language = preferred(request)
    await state.store.write(ops.add_visitor, name, "", hashed(secret), state.clock(), language)
    return VisitorRow(name, "", "[]", None, language), [cookie(request, secret)]


def me(state: State, visitor: VisitorRow | None) -> wire.Me:
    """A visitor as it is sent to itself."""
    services = state.notifier.services
    if visitor is None:
        return wire.Me("", None, "", [], services)
    notices = [shown(entry) for entry in entries_of(visitor.notices)]
    return wire.Me(visitor.name, visitor.account, visitor.language, notices, services)


@get("/api/me", tags=["people"], responses=REFUSALS)
async def get_me(request: AnyRequest) -> wire.Me:
    """This visitor."""
    state = server(request)
    return me(state, await state.visitor(request))


@put("/api/me", tags=["people"], responses=REFUSALS)
async def put_me(request: AnyRequest, data: wire.Profile) -> Response[wire.Me]:
    """Change the name, or the language in which one is told of turns."""
    state = server(request)
    values = {}
    if data.name is not None:
        values["name"] = clean_name(data.name) if data.name.strip() else ""
    if data.language is not None:
        language = closest(data.language, OFFERED)
        if language is None:
            raise Refused("language", language=data.language)
        values["language"] = language
    visitor, cookies = await known_visitor(request)
    state.moderation.check_words(visitor.id, values.get("name"))
    if values:
        await state.store.write(ops.change_visitor, visitor.id, values)
    return Response(me(state, await state.store.read(ops.visitor_by_id, visitor.id)), cookies=cookies)


@post("/api/account", tags=["people"], responses=REFUSALS)
async def add_account(request: AnyRequest, data: wire.Credentials) -> Response[wire.Me]:
    """Make an account for this visitor."""
    state = server(request)
    await state.limits.account.check(state.address(request))
    name = clean_name(data.name)
    passwords.check(data.password, name)
    visitor, cookies = await known_visitor(request)
    if visitor.account is not None:
        raise Refused("account-has", 409)
    password = await state.passwords.hashed(data.password)
    try:
        await state.store.write(ops.add_account, name.casefold(), name, password, visitor.id, state.clock())
    except Conflict:
        raise Refused("account-taken", 409) from None
    if not visitor.name:
        await state.store.write(ops.change_visitor, visitor.id, {"name": name})
    return Response(me(state, await state.store.read(ops.visitor_by_id, visitor.id)), cookies=cookies)


@post("/api/login", tags=["people"], responses=REFUSALS, status_code=200)
async def login(request: AnyRequest, data: wire.Credentials) -> Response[wire.Me]:
    """Go on as the account's visitor, with a new cookie; what this browser sat at goes along."""
    state = server(request)
    folded = clean_line(data.name).casefold()
    address = state.address(request)
    await state.limits.logins.check(address)
    await state.limits.login.check(f"{address} {folded}")
    if not await state.limits.name.allows(folded):
        await asyncio.sleep(SLOWED_DOWN)
    found = await state.store.read(ops.account, folded)
    good = await state.passwords.right(data.password, found[0] if found else None)
    if found is None or not good:
        raise Refused("login", 403)
    state.moderation.check(found[1])
    before = await state.visitor(request)
    if before is not None and before.account is None and before.id != found[1]:
        await state.store.write(ops.move_seats, before.id, found[1])
        state.hub.moved(before.id, found[1])
    if old := request.cookies.get(COOKIE):
        await state.store.write(ops.end_session, hashed(old))
    secret = new_key()
    await state.store.write(ops.add_session, found[1], hashed(secret), state.clock())
    return Response(me(state, await state.store.read(ops.visitor_by_id, found[1])), cookies=[cookie(request, secret)])


@post("/api/logout", tags=["people"], responses=REFUSALS, status_code=200)
async def logout(request: AnyRequest) -> Response[wire.Me]:
    """Be nobody in particular again."""
    state = server(request)
    if old := request.cookies.get(COOKIE):
        await state.store.write(ops.end_session, hashed(old))
    gone = cookie(request, "")
    gone.max_age = 0
    return Response(me(state, None), cookies=[gone])


PEOPLE = [get_me, put_me, add_account, login, logout]
