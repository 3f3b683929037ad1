"""Where a visitor wants to be told of their turn: `/api/notices`."""

from __future__ import annotations

from litestar import Response, delete, post

from ..errors import Refused
from ..messages import wire
from ..store import operations as ops
from ..store.operations import VisitorRow
from .people import REFUSALS, AnyRequest, known_visitor, me, server


async def _asking(request: AnyRequest) -> VisitorRow:
    visitor = await server(request).visitor(request)
    if visitor is None:
        raise Refused("notice-unknown", 404)
    return visitor


async def _now(request: AnyRequest, visitor: str) -> wire.Me:
    state = server(request)
    return me(state, await state.store.read(ops.visitor_by_id, visitor))


@post("/api/notices", tags=["people"], responses=REFUSALS)
async def add_notice(request: AnyRequest, data: wire.NewNotice) -> Response[wire.Me]:
    """Tell this visitor of their turns by a service."""
    state = server(request)
    await state.limits.notice.check(state.address(request))
    visitor, cookies = await known_visitor(request)
    await state.notifier.add(visitor, data.service, data.fields)
    return Response(await _now(request, visitor.id), cookies=cookies)


@post("/api/notices/{notice:str}/confirm", tags=["people"], responses=REFUSALS, status_code=200)
async def confirm_notice(request: AnyRequest, notice: str, data: wire.Code) -> wire.Me:
    """Show that an e-mail address is one's own."""
    visitor = await _asking(request)
    await server(request).notifier.confirm(visitor, notice, data.code)
    return await _now(request, visitor.id)


@post("/api/notices/{notice:str}/test", tags=["people"], responses=REFUSALS, status_code=200)
async def test_notice(request: AnyRequest, notice: str) -> wire.Sent:
    """Send a notice to try it out: it was sent, or could not be."""
    state = server(request)
    visitor = await _asking(request)
    await state.limits.notice.check(state.address(request))
    await state.limits.notice.check(visitor.id)
    return wire.Sent(await state.notifier.test(visitor, notice))


@delete("/api/notices/{notice:str}", tags=["people"], responses=REFUSALS, status_code=200)
async def remove_notice(request: AnyRequest, notice: str) -> wire.Me:
    """Forget one."""
    visitor = await _asking(request)
    await server(request).notifier.remove(visitor, notice)
    return await _now(request, visitor.id)


NOTICES = [add_notice, confirm_notice, test_notice, remove_notice]
