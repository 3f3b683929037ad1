"""Linking WebAssembly: from the one object file that LLVM makes of a game to a module that any host can run.

A game is compiled as a whole, so nothing is left to be found elsewhere: the module gets its memory, its stack and its
exports, addresses move behind the stack, and the numbers that LLVM padded for a linker become short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..errors import WharfingerError

STACK = 65536
PAGE = 65536
ALIGNMENT = 16
MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 2, 5, 6, 7, 10, 11
FUNCTION_INDEX, ADDRESS, ADDRESS_SIGNED, GLOBAL_INDEX = 0, 3, 4, 7
PADDED = 5
"""Bytes of a number that a linker may change."""
SYMBOL_TABLE = 8
FUNCTIONS, DATAS, GLOBALS, SECTIONS = 0, 1, 2, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
I32, CONST, END = 0x7F, 0x41, 0x0B
STACK_POINTER, HEAP_BASE = "__stack_pointer", "__heap_base"


class NotSimple(WharfingerError):
    """An object file that this linker does not understand; the message says what it has."""


class Reader:
    """Reads numbers and names one after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        """A number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def name(self) -> str:
        return self.bytes(self.number()).decode()


def unsigned(value: int) -> bytes:
    """A number in LEB128."""
    made = bytearray()
    while value >= 0x80:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])


def signed(value: int) -> bytes:
    """The same for a number that may be negative."""
    made = bytearray()
    while not -0x40 <= value < 0x40:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value & 0x7F])


def _section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + unsigned(len(body)) + body


def _vector(parts: Sequence[bytes]) -> bytes:
    return unsigned(len(parts)) + b"".join(parts)


def _named(name: str) -> bytes:
    return unsigned(len(name)) + name.encode()


class _Section(NamedTuple):
    kind: int
    name: str
    body: bytes


class _Place(NamedTuple):
    """A number that depends on where things lie."""

    kind: int
    at: int


def link(made: bytes, symbols: Sequence[str]) -> bytes:
    """A module that offers some functions, its memory and the address at which free memory begins."""
    if made[:8] != MAGIC:
        raise NotSimple("no WebAssembly")
    found = list(_sections(made))
    by_kind = {section.kind: section.body for section in found if section.kind != CUSTOM}
    _check_imports(by_kind.get(IMPORT, b"\0"))
    offered = _functions(next(section.body for section in found if section.name == "linking"))
    data, end = _data(by_kind.get(DATA, b"\0"))
    heap = -(-end // ALIGNMENT) * ALIGNMENT
    places = {section.name: section.body for section in found if section.name.startswith("reloc.")}
    if set(places) - {"reloc.CODE"}:
        raise NotSimple(", ".join(sorted(set(places) - {"reloc.CODE"})))
    missing = [symbol for symbol in symbols if symbol not in offered]
    if missing:
        raise NotSimple(f"no function {missing[0]}")
    exports = [_named("memory") + b"\2\0", _named(HEAP_BASE) + b"\3\1"]
    exports += [_named(symbol) + b"\0" + unsigned(offered[symbol]) for symbol in symbols]
    by_kind |= {
        MEMORY: _vector([b"\0" + unsigned(-(-heap // PAGE))]),
        GLOBAL: _vector([_global(STACK, True), _global(heap, False)]),
        EXPORT: _vector(exports),
        CODE: _code(by_kind[CODE], list(_places(places.get("reloc.CODE", b"\0\0")))),
    }
    if DATA in by_kind:
        by_kind[DATA] = data
    return MAGIC + b"".join(_section(kind, by_kind[kind]) for kind in _ordered(by_kind) if kind != IMPORT)


def _ordered(kinds: dict[int, bytes]) -> list[int]:
    """Sections in their order; the number of data segments (12) stands before the code."""
    return sorted(kinds, key=lambda kind: CODE - 0.5 if kind == 12 else kind)


def _sections(made: bytes) -> Iterator[_Section]:
    reader = Reader(made, len(MAGIC))
    while reader.at < len(made):
        kind = reader.byte()
        body = Reader(reader.bytes(reader.number()))
        name = body.name() if kind == CUSTOM else ""
        yield _Section(kind, name, body.data[body.at :])


def _check_imports(body: bytes) -> None:
    """Only the memory and the stack pointer, which then is the first global, as it is here."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == 2:
            flags = reader.number()
            for _ in range(1 + (flags & 1)):
                reader.number()
        elif kind == 3 and name == STACK_POINTER:
            reader.bytes(2)
        else:
            raise NotSimple(f"import {name}")


def _global(value: int, variable: bool) -> bytes:
    return bytes([I32, variable, CONST]) + signed(value) + bytes([END])


def _functions(body: bytes) -> dict[str, int]:
    """The functions by their names."""
    reader, found = Reader(body), dict[str, int]()
    reader.number()  # the version
    while reader.at < len(body):
        kind, part = reader.byte(), Reader(reader.bytes(reader.number()))
        if kind != SYMBOL_TABLE:
            continue
        for _ in range(part.number()):
            what, flags = part.byte(), part.number()
            if what in (FUNCTIONS, GLOBALS):
                index = part.number()
                name = part.name() if not flags & UNDEFINED or flags & EXPLICIT_NAME else ""
                if what == FUNCTIONS:
                    found[name] = index
            elif what == DATAS:
                part.name()
                if not flags & UNDEFINED:
                    for _ in range(3):
                        part.number()
            elif what == SECTIONS:
                part.number()
            else:
                raise NotSimple(f"symbol of kind {what}")
    return found


def _data(body: bytes) -> tuple[bytes, int]:
    """The data behind the stack, and where it ends."""
    reader, parts, end = Reader(body), list[bytes](), STACK
    for _ in range(reader.number()):
        if reader.number() or reader.byte() != CONST:
            raise NotSimple("data without an address")
        at = STACK + reader.number(signed=True)
        reader.byte()
        bytes_ = reader.bytes(reader.number())
        parts.append(b"\0" + bytes([CONST]) + signed(at) + bytes([END]) + unsigned(len(bytes_)) + bytes_)
        end = max(end, at + len(bytes_))
    return _vector(parts), end


def _places(body: bytes) -> Iterator[_Place]:
    reader = Reader(body)
    reader.number()  # the section
    for _ in range(reader.number()):
        kind, at = reader.byte(), reader.number()
        reader.number()  # the symbol: LLVM has put in what it is here, so only addresses move
        if kind in (ADDRESS, ADDRESS_SIGNED):
            reader.number(signed=True)
        elif kind not in (FUNCTION_INDEX, GLOBAL_INDEX):
            raise NotSimple(f"relocation of kind {kind}")
        yield _Place(kind, at)


def _code(body: bytes, places: list[_Place]) -> bytes:
    """The functions, with addresses behind the stack and short numbers."""
    reader, waiting, functions = Reader(body), iter(sorted(places, key=lambda place: place.at)), list[bytes]()
    place = next(waiting, None)
    for _ in range(reader.number()):
        size = reader.number()
        end, made = reader.at + size, bytearray()
        while place is not None and place.at < end:
            made += reader.bytes(place.at - reader.at)
            value = Reader(reader.bytes(PADDED)).number(signed=place.kind == ADDRESS_SIGNED)
            if place.kind == ADDRESS_SIGNED:
                made += signed(value + STACK)
            else:
                made += unsigned(value + STACK if place.kind == ADDRESS else value)
            place = next(waiting, None)
        made += reader.bytes(end - reader.at)
        functions.append(unsigned(len(made)) + bytes(made))
    return _vector(functions)
