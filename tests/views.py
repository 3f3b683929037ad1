"""Whether a view is what its game declares."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as types

import wharfinger as wf
from wharfinger.kernel.view import whole


def check_view(view: dict[str, Any]) -> None:
    """Every field is there and no other, and what is listed by ids lists them all."""
    struct = whole(wf.game(view["game"]).definition.board)
    assert msgspec.to_builtins(msgspec.convert(view, struct)) == view
    _check_ids(view, types.type_info(struct))


def _check_ids(value: Any, kind: types.Type) -> None:
    match kind:
        case types.StructType():
            for field in kind.fields:
                if field.encode_name in value:
                    _check_ids(value[field.encode_name], field.type)
        case types.ListType():
            for item in value:
                _check_ids(item, kind.item_type)
        case types.DictType():
            if isinstance(kind.key_type, types.Metadata):
                assert kind.key_type.extra is not None
                assert tuple(value) == kind.key_type.extra["ids"]
            for item in value.values():
                _check_ids(item, kind.value_type)
        case types.UnionType() if value is not None:
            (inner,) = (one for one in kind.types if not isinstance(one, types.NoneType))
            _check_ids(value, inner)
