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


def no_cookie(request: AnyRequest) -> Cookie:
    """Takes the cookie of a visitor away."""
    gone = cookie(request, "")
    gone.max_age = 0
    return gone


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


async def entered(request: AnyRequest, visitor: str) -> Response[wire.Me]:
    """Go on as an account's visitor, with a new cookie; what this browser sat at goes along."""
    state = server(request)
    state.moderation.check(visitor)
    before = await state.visitor(request)
    if before is not None and before.account is None and before.id != visitor:
        await state.store.write(ops.move_seats, before.id, visitor)
        state.hub.moved(before.id, visitor)
    secret = await state.sessions.begin(visitor, request.cookies.get(COOKIE))
    return Response(me(state, await state.store.read(ops.visitor_by_id, visitor)), cookies=[cookie(request, secret)])


async def guessing(request: AnyRequest, folded: str) -> None:
    """Refuse who tries an account too often, and slow down everybody where many do."""
    state, address = server(request), server(request).address(request)
    await state.limits.logins.check(address)
    await state.limits.login.check(f"{address} {folded}")
    if not await state.limits.name.allows(folded):
        await asyncio.sleep(SLOWED_DOWN)


def me(state: State, visitor: VisitorRow | None) -> wire.Me:
    """A visitor as it is sent to itself."""
    services = state.notifier.services
    if visitor is None:
        return wire.Me("", None, "", [], services)
    notices = [shown(entry) for entry in entries_of(visitor.notices)]
    return wire.Me(visitor.name, visitor.account, visitor.language, notices, services)


@get("/api/me", tags=["people"], responses=REFUSALS)
async def get_me(request: AnyRequest) -> Response[wire.Me]:
    """This visitor; a cookie that has not been used for a day lasts longer from now on."""
    state = server(request)
    session = await state.session(request)
    if session is None:
        return Response(me(state, None))
    again = [cookie(request, request.cookies[COOKIE])] if state.sessions.stale(session) else []
    return Response(me(state, session.visitor), cookies=again)


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
    name = clean_name(data.name)
    passwords.check(data.password, name)
    await state.limits.account.check(state.address(request))
    visitor, cookies = await known_visitor(request)
    if visitor.account is not None:
        raise Refused("account-has", 409)
    old = cookies[0].value if cookies else request.cookies[COOKIE]
    password = await state.passwords.hashed(data.password)
    try:
        await state.store.write(ops.add_account, name.casefold(), name, password, visitor.id, state.clock())
    except Conflict:
        raise Refused("account-taken", 409) from None
    if not visitor.name:
        await state.store.write(ops.change_visitor, visitor.id, {"name": name})
    secret = await state.sessions.begin(visitor.id, old)
    made = me(state, await state.store.read(ops.visitor_by_id, visitor.id))
    return Response(made, cookies=[cookie(request, secret)])


@post("/api/login", tags=["people"], responses=REFUSALS, status_code=200)
async def login(request: AnyRequest, data: wire.Credentials) -> Response[wire.Me]:
    """Go on as the account's visitor, with a new cookie; what this browser sat at goes along."""
    state = server(request)
    folded = clean_line(data.name).casefold()
    await guessing(request, folded)
    found = await state.store.read(ops.account, folded)
    good = await state.passwords.right(data.password, found[0] if found else None)
    if found is None or not good:
        raise Refused("login", 403)
    return await entered(request, found[1])


@post("/api/logout", tags=["people"], responses=REFUSALS, status_code=200)
async def logout(request: AnyRequest) -> Response[wire.Me]:
    """Be nobody in particular again."""
    state = server(request)
    visitor = await state.visitor_id(request)
    if old := request.cookies.get(COOKIE):
        await state.store.write(ops.end_session, hashed(old))
    if visitor is not None:
        await state.sessions.told(visitor)
    return Response(me(state, None), cookies=[no_cookie(request)])


PEOPLE = [get_me, put_me, add_account, login, logout]
