"""One's own account: password, e-mail address, recovery codes, sessions, and the end of it."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post, put

from .. import passwords
from ..errors import Refused
from ..keys import hashed, new_code, new_id
from ..messages import wire
from ..names import deleted_name
from ..notices.letters import MINUTES
from ..notices.services import EMAIL, checked
from ..state import COOKIE, State
from ..store import accounts
from ..store import operations as ops
from ..store.accounts import AccountRow, Held
from ..store.operations import VisitorRow
from ..tables.leaving import abandon
from .people import REFUSALS, AnyRequest, cookie, guessing, me, no_cookie, server

CODES = 8
"""Recovery codes of a set."""
MOST_WRONG = 5
"""Wrong codes after which an e-mail address has to be entered anew."""
PRACTICE = '"task":{'
"""In the header of a task or puzzle: nobody else ever sees those."""


async def asking(request: AnyRequest) -> tuple[VisitorRow, AccountRow]:
    """Who is asking, who must be logged in."""
    state = server(request)
    visitor = await state.visitor(request)
    account = None if visitor is None else await state.store.read(accounts.account_of, visitor.id)
    if visitor is None or account is None:
        raise Refused("not-logged-in", 403)
    return visitor, account


async def proven(request: AnyRequest, password: str) -> tuple[VisitorRow, AccountRow]:
    """The same, and they know the password: a browser left open is not enough."""
    visitor, account = await asking(request)
    await guessing(request, account.name.casefold())
    if not await server(request).passwords.right(password, account.password):
        raise Refused("password-wrong", 403)
    return visitor, account


async def shown(state: State, visitor: str) -> wire.Account:
    """An account as its owner sees it."""
    account = await state.store.read(accounts.account_of, visitor)
    if account is None:
        raise Refused("not-logged-in", 403)
    return wire.Account(
        account.name,
        account.created,
        account.email,
        await state.store.read(accounts.asked_email, visitor, state.clock()),
        state.letters.possible,
        await state.store.read(accounts.codes_left, visitor),
        len(await state.store.read(accounts.sessions_of, visitor)),
    )


@get("/api/account", tags=["account"], responses=REFUSALS)
async def get_account(request: AnyRequest) -> wire.Account:
    """One's own account."""
    visitor, _ = await asking(request)
    return await shown(server(request), visitor.id)


@put("/api/account/password", tags=["account"], responses=REFUSALS)
async def change_password(request: AnyRequest, data: wire.NewPassword) -> Response[wire.Account]:
    """Change the password; every other browser is logged out, and this one gets a new cookie."""
    state = server(request)
    visitor, account = await asking(request)
    passwords.check(data.new, account.name, account.email or "")
    await proven(request, data.password)
    await state.store.write(accounts.set_password, visitor.id, await state.passwords.hashed(data.new))
    secret = await state.sessions.begin(visitor.id, request.cookies[COOKIE])
    await state.sessions.end_others(visitor.id, secret)
    state.hub.spawn(state.letters.changed(account.email, "password-changed", account.name, visitor.language))
    return Response(await shown(state, visitor.id), cookies=[cookie(request, secret)])


@post("/api/account/codes", tags=["account"], responses=REFUSALS, status_code=200)
async def renew_codes(request: AnyRequest, data: wire.Proof) -> wire.Codes:
    """A new set of recovery codes."""
    state = server(request)
    visitor, _ = await proven(request, data.password)
    codes = [new_code() for _ in range(CODES)]
    await state.store.write(accounts.set_codes, visitor.id, [hashed(code) for code in codes])
    return wire.Codes(codes)


@put("/api/account/email", tags=["account"], responses=REFUSALS)
async def change_email(request: AnyRequest, data: wire.NewEmail) -> wire.Account:
    """Where to send a link for a new password, once its owner has shown that it is theirs."""
    state = server(request)
    visitor, account = await proven(request, data.password)
    if not data.address.strip():
        await state.store.write(accounts.set_email, visitor.id, None)
        state.hub.spawn(state.letters.changed(account.email, "email-changed", account.name, visitor.language))
        return await shown(state, visitor.id)
    if not state.letters.possible:
        raise Refused("no-mail", 409)
    await state.limits.notice.check(state.address(request))
    address, code = checked(EMAIL, {"address": data.address})["address"], new_id(8)
    await state.letters.code(address, code, visitor.language)
    await state.store.write(accounts.ask_email, visitor.id, address, hashed(code), state.clock() + MINUTES * 60)
    return await shown(state, visitor.id)


@post("/api/account/email/confirm", tags=["account"], responses=REFUSALS, status_code=200)
async def confirm_email(request: AnyRequest, data: wire.Code) -> wire.Account:
    """Show that the address is one's own."""
    state = server(request)
    visitor, account = await asking(request)
    code = hashed(data.code.strip().lower())
    if not await state.store.write(accounts.confirm_email, visitor.id, code, state.clock(), MOST_WRONG):
        raise Refused("notice-code", 403)
    if account.email is not None:
        state.hub.spawn(state.letters.changed(account.email, "email-changed", account.name, visitor.language))
    return await shown(state, visitor.id)


@post("/api/account/logout-others", tags=["account"], responses=REFUSALS, status_code=200)
async def logout_others(request: AnyRequest) -> wire.Account:
    """Be logged in in this browser alone; links to one's seats stop working."""
    state = server(request)
    visitor, _ = await asking(request)
    await state.sessions.end_others(visitor.id, request.cookies[COOKIE])
    return await shown(state, visitor.id)


@post("/api/account/delete", tags=["account"], responses=REFUSALS, status_code=200)
async def delete_account(request: AnyRequest, data: wire.Proof) -> Response[wire.Me]:
    """Delete the account: the games stay, the name goes."""
    state = server(request)
    visitor, account = await proven(request, data.password)
    for table in await state.store.read(accounts.tables_of, visitor.id):
        if table.status in accounts.UNFINISHED and PRACTICE not in table.header:
            if table.status == "waiting":  # where nothing will tell whose the chair was
                await state.store.write(accounts.rename, table.id, await new_names(state, table, visitor, account.name))
                await read_again(state, table.id)
            await abandon(state.hub, table.id, visitor.id)
    await state.sessions.end_others(visitor.id, "")
    for table in await state.store.read(accounts.tables_of, visitor.id):
        await unname(state, table, visitor, account.name)
    await state.store.write(accounts.delete_account, visitor.id)
    state.hub.spawn(state.letters.changed(account.email, "account-deleted", account.name, visitor.language))
    return Response(me(state, None), cookies=[no_cookie(request)])


async def unname(state: State, held: Held, visitor: VisitorRow, account: str) -> None:
    """Take somebody's name out of a table."""
    names = await new_names(state, held, visitor, account)
    await state.store.write(accounts.unname, held.id, visitor.id, names)
    await read_again(state, held.id)


async def read_again(state: State, table: str) -> None:
    """A table was changed on disk."""
    if (live := state.hub.live.get(table)) is not None:
        await state.hub.read_again(live)


async def new_names(state: State, held: Held, visitor: VisitorRow, account: str) -> dict[int, str]:
    """What somebody who deletes their account is called at a table, by chair.

    Those who played on one screen with them go too. A record that they uploaded has the names of others.
    """
    row = await state.store.read(ops.one_table, held.id, None)
    sitting = {} if row is None else _sitting(row.face.summary)
    theirs = held.chairs
    if '"uploaded":true' in held.header:
        theirs = [chair for chair in held.chairs if sitting.get(chair) in (visitor.name, account)]
    names: dict[int, str] = {}
    taken = [name for chair, name in sitting.items() if chair not in theirs]
    for chair in theirs:
        names[chair] = deleted_name(taken)
        taken.append(names[chair])
    return names


def _sitting(summary: str) -> dict[int, str]:
    try:
        return {number: chair[0] for number, chair in enumerate(msgspec.json.decode(summary)["chairs"])}
    except (msgspec.MsgspecError, LookupError, TypeError):  # a damaged row has no names to show
        return {}


ACCOUNT = [
    get_account,
    change_password,
    renew_codes,
    change_email,
    confirm_email,
    logout_others,
    delete_account,
]
