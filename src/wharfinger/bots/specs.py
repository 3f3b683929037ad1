"""Lists of bots as people write them."""

from __future__ import annotations

from wharfinger.kernel.errors import BadOption, shown

from .words import message

QUOTES = "\"'"


def split(text: str) -> list[str]:
    """`a,b[c=1,d=2],program:run "x,y"` as a list: commas in brackets and in quotes belong to a bot."""
    parts, quote, depth = [""], "", 0
    for sign in text:
        if sign == "," and not quote and not depth:
            parts.append("")
            continue
        parts[-1] += sign
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES:
            quote = sign
        else:
            depth = max(0, depth + (sign == "[") - (sign == "]"))
    if quote:
        raise BadOption(message("open-quote", list=shown(text)))
    return [part.strip() for part in parts]
