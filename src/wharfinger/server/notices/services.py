"""The services that turn notices can go to: what each must be told, and the request that carries a notice there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import quote

import msgspec

from ..errors import Refused
from ..keys import new_id
from ..messages import wire
from .outbound import Target, host_of, target_of

Fields = dict[str, str]
JSON = {"Content-Type": "application/json"}


class Note(NamedTuple):
    """What is to be said."""

    title: str
    text: str
    link: str


class Letter(NamedTuple):
    """A note on its way to a service."""

    target: Target
    body: bytes
    headers: dict[str, str] = JSON
    method: str = "POST"


class Service(NamedTuple):
    """A service: the fields of its form, how they are checked, and how a note is put for it."""

    fields: tuple[wire.Field, ...]
    check: Callable[[Fields], Fields]
    letter: Callable[[Fields, Note], Letter] | None
    about: Callable[[Fields], str]
    """What its owner knows an entry by; nothing secret."""


def _json(target: Target, body: object, headers: dict[str, str] | None = None, method: str = "POST") -> Letter:
    return Letter(target, msgspec.json.encode(body), {**JSON, **(headers or {})}, method)


# -- e-mail --------------------------------------------------------------------------------------------------------

_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9.-]{1,190})")


def _check_email(fields: Fields) -> Fields:
    found = _MAIL.fullmatch(fields["address"])
    if found is None or host_of(found[1]) is None:
        raise Refused("notice-email")
    return fields


# -- webhooks of one company ---------------------------------------------------------------------------------------

_DISCORD = re.compile(r"https://(?:\w+\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/(\d{5,25})/([\w-]{20,120})/?")
_SLACK = re.compile(r"https://hooks\.slack\.com/services/(\w{5,20}/\w{5,20}/\w{10,60})/?")


def _check_discord(fields: Fields) -> Fields:
    found = _DISCORD.fullmatch(fields["webhook"])
    if found is None:
        raise Refused("notice-discord")
    return {"webhook": f"https://discord.com/api/webhooks/{found[1]}/{found[2]}"}


def _discord(fields: Fields, note: Note) -> Letter:
    target = Target("discord.com", fields["webhook"].removeprefix("https://discord.com"))
    return _json(target, {"content": note.text, "allowed_mentions": {"parse": []}})


def _check_slack(fields: Fields) -> Fields:
    found = _SLACK.fullmatch(fields["webhook"])
    if found is None:
        raise Refused("notice-slack")
    return {"webhook": f"https://hooks.slack.com/services/{found[1]}"}


def _slack(fields: Fields, note: Note) -> Letter:
    text = note.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _json(Target("hooks.slack.com", fields["webhook"].removeprefix("https://hooks.slack.com")), {"text": text})


# -- messengers ----------------------------------------------------------------------------------------------------

_TELEGRAM = re.compile(r"\d{5,15}:[\w-]{30,60}")
_CHAT = re.compile(r"-?\d{1,20}|@\w{4,40}")
_TOPIC = re.compile(r"[\w-]{1,64}", re.ASCII)
_TOKEN = re.compile(r"[\w.~+/=-]{1,400}", re.ASCII)
_ROOM = re.compile(r"[!#][\w.=/+~:-]{1,200}", re.ASCII)


def _check_telegram(fields: Fields) -> Fields:
    if not (_TELEGRAM.fullmatch(fields["token"]) and _CHAT.fullmatch(fields["chat"])):
        raise Refused("notice-telegram")
    return fields


def _telegram(fields: Fields, note: Note) -> Letter:
    target = Target("api.telegram.org", f"/bot{fields['token']}/sendMessage")
    return _json(target, {"chat_id": fields["chat"], "text": note.text})


def _checked_host(text: str) -> str:
    host = host_of(text.strip().removeprefix("https://").removesuffix("/"))
    if host is None:
        raise Refused("notice-host")
    return host


def _check_ntfy(fields: Fields) -> Fields:
    host = _checked_host(fields["server"] or "ntfy.sh")
    token = fields["token"]
    if not _TOPIC.fullmatch(fields["topic"]) or (token and not _TOKEN.fullmatch(token)):
        raise Refused("notice-ntfy")
    return {**fields, "server": host}


def _ntfy(fields: Fields, note: Note) -> Letter:
    body = {"topic": fields["topic"], "title": note.title, "message": note.text, "click": note.link}
    allowed = {"Authorization": f"Bearer {fields['token']}"} if fields["token"] else {}
    return _json(Target(fields["server"], "/"), body, allowed)


def _check_matrix(fields: Fields) -> Fields:
    host = _checked_host(fields["server"])
    if not (_ROOM.fullmatch(fields["room"]) and _TOKEN.fullmatch(fields["token"])):
        raise Refused("notice-matrix")
    return {**fields, "server": host}


def _matrix(fields: Fields, note: Note) -> Letter:
    room = quote(fields["room"], safe="")
    path = f"/_matrix/client/v3/rooms/{room}/send/m.room.message/{new_id()}"
    body = {"msgtype": "m.text", "body": note.text}
    return _json(Target(fields["server"], path), body, {"Authorization": f"Bearer {fields['token']}"}, "PUT")


# -- anything else -------------------------------------------------------------------------------------------------


def _check_webhook(fields: Fields) -> Fields:
    if target_of(fields["address"]) is None:
        raise Refused("notice-webhook")
    return fields


def _webhook(fields: Fields, note: Note) -> Letter:
    target = target_of(fields["address"])
    assert target is not None
    return _json(target, {"title": note.title, "text": note.text, "link": note.link})


def _webhook_host(fields: Fields) -> str:
    target = target_of(fields["address"])
    return "" if target is None else target.host


def _plain(name: str) -> wire.Field:
    return wire.Field(name, False, False)


def _secret(name: str, optional: bool = False) -> wire.Field:
    return wire.Field(name, True, optional)


EMAIL = "email"
SERVICES: dict[str, Service] = {
    EMAIL: Service((_plain("address"),), _check_email, None, lambda fields: fields["address"]),
    "discord": Service((_secret("webhook"),), _check_discord, _discord, lambda fields: ""),
    "telegram": Service((_secret("token"), _plain("chat")), _check_telegram, _telegram, lambda fields: fields["chat"]),
    "ntfy": Service(
        (_plain("topic"), wire.Field("server", False, True), _secret("token", True)),
        _check_ntfy,
        _ntfy,
        lambda fields: f"{fields['server']}/{fields['topic']}",
    ),
    "matrix": Service(
        (_plain("server"), _plain("room"), _secret("token")), _check_matrix, _matrix, lambda fields: fields["room"]
    ),
    "slack": Service((_secret("webhook"),), _check_slack, _slack, lambda fields: ""),
    "webhook": Service((_secret("address"),), _check_webhook, _webhook, _webhook_host),
}


def checked(name: str, given: Fields) -> Fields:
    """What somebody filled into the form of a service, as it is kept; refused with a reason otherwise."""
    service = SERVICES.get(name)
    if service is None:
        raise Refused("notice-service")
    return service.check({field.name: given.get(field.name, "").strip() for field in service.fields})
