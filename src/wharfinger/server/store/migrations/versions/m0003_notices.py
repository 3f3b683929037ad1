"""Turn notices by service and fields instead of addresses; those that cannot be told apart leave a note."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_DISCORD = re.compile(r"discord://(\d{5,25})/([\w-]{20,120})/?")
_SLACK = re.compile(r"slack://(\w{5,20}/\w{5,20}/\w{10,60})/?")
_TELEGRAM = re.compile(r"tgram://(\d{5,15}:[\w-]{30,60})/(-?\d{1,20}|@\w{4,40})/?")
_NTFY = re.compile(r"ntfys://([\w-]{1,64})/?", re.ASCII)


def converted(url: str) -> tuple[str, dict[str, str]]:
    """The service and fields of an address, where that is plain."""
    if found := _DISCORD.fullmatch(url):
        return "discord", {"webhook": f"https://discord.com/api/webhooks/{found[1]}/{found[2]}"}
    if found := _SLACK.fullmatch(url):
        return "slack", {"webhook": f"https://hooks.slack.com/services/{found[1]}"}
    if found := _TELEGRAM.fullmatch(url):
        return "telegram", {"token": found[1], "chat": found[2]}
    if found := _NTFY.fullmatch(url):
        return "ntfy", {"topic": found[1], "server": "ntfy.sh", "token": ""}
    return "gone", {}


def entry(old: dict[str, Any]) -> dict[str, Any]:
    """An entry as it is kept from now on."""
    service, fields = converted(old["url"])
    return {"id": secrets.token_hex(6), "service": service, "fields": fields, "failed": bool(old["failed"])}


def upgrade() -> None:
    """Convert what is kept."""
    visitors = sa.table("visitors", sa.column("id", sa.String), sa.column("notices", sa.Text))
    db = op.get_bind()
    for visitor, kept in db.execute(
        sa.select(visitors.c.id, visitors.c.notices).where(visitors.c.notices != "[]")
    ).all():
        made = json.dumps([entry(old) for old in json.loads(kept)])
        db.execute(sa.update(visitors).where(visitors.c.id == visitor).values(notices=made))
