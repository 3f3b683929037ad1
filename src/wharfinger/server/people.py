"""Visitors and accounts: `/api/me`, `/api/account`, `/api/login`, `/api/logout`."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec

from . import wire
from .keys import hashed, new_id, new_key
from .making import clean_line, clean_name
from .notify import entries_of, shown
from .refusal import Refused
from .state import COOKIE, State
from .store import Conflict
from .store import operations as ops
from .store.operations import VisitorRow

YEAR = 365 * 24 * 3600
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
AnyRequest = Request[Any, Any, Any]
REFUSALS = {
    status: ResponseSpec(data_container=wire.Problem, generate_examples=False, description="refused")
    for status in (400, 403, 404, 409, 413, 429)
}
hasher = PasswordHasher()
NOBODY = hasher.hash(secrets.token_urlsafe())
"""Checked where there is no such account, so that the time taken does not tell."""


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
    await state.store.write(ops.add_visitor, name, "", hashed(secret), state.clock())
    return VisitorRow(name, "", "[]", None), [cookie(request, secret)]


def me(state: State, visitor: VisitorRow | None) -> wire.Me:
    """A visitor as it is sent to itself."""
    services = state.notifier.services
    if visitor is None:
        return wire.Me("", None, [], services)
    return wire.Me(visitor.name, visitor.account, [shown(entry) for entry in entries_of(visitor.notices)], services)


@get("/api/me", tags=["people"], responses=REFUSALS)
async def get_me(request: AnyRequest) -> wire.Me:
    """This visitor."""
    state = server(request)
    return me(state, await state.visitor(request))


@put("/api/me", tags=["people"], responses=REFUSALS)
async def put_me(request: AnyRequest, data: wire.Profile) -> Response[wire.Me]:
    """Change the name."""
    state = server(request)
    name = None if data.name is None else clean_name(data.name) if data.name.strip() else ""
    visitor, cookies = await known_visitor(request)
    if name is not None:
        await state.store.write(ops.change_visitor, visitor.id, {"name": name})
    return Response(me(state, await state.store.read(ops.visitor_by_id, visitor.id)), cookies=cookies)


@post("/api/account", tags=["people"], responses=REFUSALS)
async def add_account(request: AnyRequest, data: wire.Credentials) -> Response[wire.Me]:
    """Make an account for this visitor."""
    state = server(request)
    state.limits.login.check(state.address(request))
    name = clean_name(data.name)
    if not SHORTEST_PASSWORD <= len(data.password) <= LONGEST_PASSWORD:
        raise Refused("password", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)
    visitor, cookies = await known_visitor(request)
    if visitor.account is not None:
        raise Refused("account-has", 409)
    password = await asyncio.to_thread(hasher.hash, data.password)
    try:
        await state.store.write(ops.add_account, name.casefold(), name, password, visitor.id, state.clock())
    except Conflict:
        raise Refused("account-taken", 409) from None
    if not visitor.name:
        await state.store.write(ops.change_visitor, visitor.id, {"name": name})
    return Response(me(state, await state.store.read(ops.visitor_by_id, visitor.id)), cookies=cookies)


def right(password: str, kept: str) -> bool:
    """Whether a password is the right one."""
    try:
        return hasher.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


@post("/api/login", tags=["people"], responses=REFUSALS, status_code=200)
async def login(request: AnyRequest, data: wire.Credentials) -> Response[wire.Me]:
    """Go on as the account's visitor, with a new cookie; what this browser sat at goes along."""
    state = server(request)
    folded = clean_line(data.name).casefold()
    for key in (state.address(request), f"account {folded}"):
        state.limits.login.check(key)
    found = await state.store.read(ops.account, folded)
    good = await asyncio.to_thread(right, data.password, found[0] if found else NOBODY)
    if found is None or not good:
        raise Refused("login", 403)
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
