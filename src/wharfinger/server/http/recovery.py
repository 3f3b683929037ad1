"""Ways back into an account whose password is forgotten: a link by e-mail, or a recovery code.

Nobody learns here which names and addresses there are: the answers are the same, and come after the same work.
"""

from __future__ import annotations

from litestar import Response, post

from .. import passwords
from ..errors import Refused
from ..keys import hashed, new_key, typed_code
from ..messages import wire
from ..notices.letters import MINUTES
from ..state import COOKIE, State
from ..store import accounts
from ..store import operations as ops
from .creating import clean_line
from .people import REFUSALS, AnyRequest, entered, guessing, server

MOST_LETTERS = 3
"""Accounts of one address that are written to at once."""


@post("/api/reset", tags=["account"], responses=REFUSALS, status_code=200)
async def ask_reset(request: AnyRequest, data: wire.ResetWish) -> wire.Sent:
    """Send a link for a new password to the owner of an account, if there is one."""
    state = server(request)
    if not state.letters.possible:
        raise Refused("no-mail", 409)
    await state.limits.reset.check(state.address(request))
    # Whoever asks does not wait, so the time taken tells nothing.
    state.hub.spawn(send_links(state, clean_line(data.who).casefold()))
    return wire.Sent(True)


async def send_links(state: State, folded: str) -> None:
    """Write to the owners of an account's name or e-mail address."""
    for account, language in await state.store.read(accounts.reachable, folded, MOST_LETTERS):
        assert account.email is not None
        if not await state.limits.letter.allows(account.email.casefold()):
            continue
        token = new_key()
        expires = state.clock() + MINUTES * 60
        await state.store.write(accounts.add_reset, account.visitor, hashed(token), expires)
        await state.letters.reset(account.email, account.name, token, language)


@post("/api/reset/password", tags=["account"], responses=REFUSALS, status_code=200)
async def reset_password(request: AnyRequest, data: wire.Reset) -> Response[wire.Me]:
    """Set a new password by a link, which is used up, and log in; every other browser is logged out."""
    state = server(request)
    await state.limits.logins.check(state.address(request))
    token = hashed(data.token)
    account = await state.store.read(accounts.reset_owner, token, state.clock())
    if account is None:
        raise Refused("reset", 403)
    passwords.check(data.password, account.name, account.email or "")
    password = await state.passwords.hashed(data.password)
    if not await state.store.write(accounts.use_reset, account.visitor, token, password):
        raise Refused("reset", 403)
    return await back(request, account.visitor)


@post("/api/recover", tags=["account"], responses=REFUSALS, status_code=200)
async def recover(request: AnyRequest, data: wire.Recovery) -> Response[wire.Me]:
    """Set a new password by a recovery code, which is used up, and log in; every other browser is logged out."""
    state = server(request)
    name = clean_line(data.name)
    passwords.check(data.password, name)
    await guessing(request, name.casefold())
    code = hashed(typed_code(data.code))
    password = await state.passwords.hashed(data.password)  # first: a wrong code takes as long as a right one
    visitor = await state.store.read(accounts.code_owner, name.casefold(), code)
    if visitor is None or not await state.store.write(accounts.use_code, visitor, code, password):
        raise Refused("recover", 403)
    return await back(request, visitor)


async def back(request: AnyRequest, visitor: str) -> Response[wire.Me]:
    """Log in with a new password; nobody else is."""
    state = server(request)
    answer = await entered(request, visitor)
    secret = next(one.value for one in answer.cookies if one.key == COOKIE)
    assert secret is not None
    await state.sessions.end_others(visitor, secret)
    account = await state.store.read(accounts.account_of, visitor)
    row = await state.store.read(ops.visitor_by_id, visitor)
    if account is not None and row is not None:
        state.hub.spawn(state.letters.changed(account.email, "password-changed", account.name, row.language))
    return answer


RECOVERY = [ask_reset, reset_password, recover]
