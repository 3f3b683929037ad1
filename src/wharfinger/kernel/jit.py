"""One source, three ways to run it: compiled by Numba, from a library compiled ahead of time, or as ordinary Python.

`WHARFINGER_JIT=0` selects plain Python; `WHARFINGER_JIT=check` compiles every index with a check of its bounds, so that
a rule that leaves its array raises IndexError. Rule functions are marked `@rule`; the few functions that Python calls
are marked `@entry`. Only entries are cached on disk: each holds all the rules it calls. Entries of one file share a
`Stage`: they run as plain Python until their compiled code is there, and for good where there is neither a library (see
`aot`) nor Numba.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from operator import attrgetter
from pathlib import Path
from typing import Any

import numpy as np

from .errors import BadOption, message, shown

numba: Any
try:
    import numba
except ImportError:
    numba = None

MODES = ("0", "1", "check")
"""Plain Python, compiled, compiled with bounds checks."""
_mode = os.environ.get("WHARFINGER_JIT") or "1"
PLAIN: bool = _mode == "0"
JIT: bool = numba is not None and not PLAIN
CHECKED: bool = JIT and _mode == "check"


def check_mode() -> None:
    """Refuse a mode that there is not, or not on this machine."""
    if _mode not in MODES:
        raise BadOption(message("jit-mode", value=shown(_mode)))
    if _mode == "check" and numba is None:
        raise BadOption(message("jit-numba"))


rules_made = 0
"""How many rules this process has loaded: about as many functions as there are to compile."""

if JIT:
    from numba.core import types as _types
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
    from numba.core.registry import CPUDispatcher

    types: Any = _types

    class _Rule(CPUDispatcher):
        """A function that entries call compiled, in one version for all integers, and that Python calls as it is.

        Numba would compile a version for every constant (`push(s, D.move, ...)`) and for every mix of 32 and 64 bits;
        here every integer argument is widened to 64 bits by the caller, so each rule is compiled once. A view or a
        notation that asks a rule runs it as plain Python: nothing is compiled outside the entries.
        """

        __call__ = property(attrgetter("py_func"))  # no method of our own: one call less, of thousands in a view

        def __init__(self, function: Callable[..., Any]) -> None:
            super().__init__(function, {}, {"nopython": True, **OPTIONS})
            made: Any = self
            made._compiler._customize_flags = _without_machine_code

        def add_overload(self, cres: Any) -> None:
            known_by = object()  # elsewhere the address of the machine code
            cres.target_context.insert_user_function(known_by, cres.fndesc, _alone(cres.library))
            self.overloads[tuple(cres.signature.args)] = cres._replace(entry_point=known_by)

        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(map(_widened, args)), {k: _widened(v) for k, v in kws.items()})

    def _without_machine_code(flags: Any) -> Any:
        """Leave a rule as LLVM code: machine code is made of entries alone, with the rules in them."""
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags

    def _alone(library: Any) -> list[Any]:
        """Leave a rule by itself: what calls it is linked with it, and with all that it calls.

        Numba would copy to each function what it calls, optimise that and make machine code of it, again and again.
        """
        library._finalized = True
        return [library, *dict.fromkeys(library._linking_libraries)]

    def _widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind

    class _Folder(_CacheLocator):
        """Keeps compiled code in a folder that is named after everything it was made of, wherever the sources lie."""

        def __init__(self, folder: Path, line: int) -> None:
            self.folder, self.line = folder, line

        def get_cache_path(self) -> str:
            return str(self.folder)

        def get_source_stamp(self) -> str:
            return self.folder.name

        def get_disambiguator(self) -> str:
            return str(self.line)

    def _kept_in(folder: Path, function: Callable[..., Any]) -> Any:
        """Numba's cache of one function, in a given folder."""

        class Located(_Folder):
            @classmethod
            def from_function(cls, py_func: Any, py_file: str) -> Any:
                return cls(folder, py_func.__code__.co_firstlineno)

        class Impl(CompileResultCacheImpl):
            _locator_classes = [Located]  # noqa: RUF012

        class Cache(FunctionCache):
            _impl_class = Impl

        folder.mkdir(parents=True, exist_ok=True)
        return Cache(function)  # type: ignore[no-untyped-call]


# Rules never allocate, so counting references to the arrays they are handed (Numba's `_nrt`) would be wasted time.
OPTIONS = {"error_model": "numpy", "_nrt": False, "boundscheck": CHECKED}


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the rules: compiled into whatever entry calls it."""
    global rules_made  # noqa: PLW0603
    rules_made += 1
    return _Rule(function) if JIT else function


class Stage:
    """The entries of one file: plain Python at first, compiled code when it is there.

    The switch may come in the middle of a game: a position is the same bytes for both.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.key = ""
        """A hash over the sources of the entries."""
        self.folder = Path()
        """Where the compiled code lies."""
        self.compiled = not JIT
        """Whether the entries run compiled code, or never will."""
        self.library = False
        """Whether that code comes from a library."""
        self.calls: dict[str, tuple[Any, ...]] | None = None
        """The arguments that each entry was last called with, while somebody listens."""
        self._compiler: int | None = None
        """The thread in which the entries are compiled code already."""

    @property
    def fast(self) -> bool:
        """Whether an entry called by this thread runs compiled code."""
        return self.compiled or self._compiler == threading.get_ident()

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """This thread calls compiled code, which is made or read from disk by the first call; others do not wait."""
        before, self._compiler = self._compiler, threading.get_ident()
        try:
            yield
        finally:
            self._compiler = before

    @contextmanager
    def listening(self) -> Iterator[dict[str, tuple[Any, ...]]]:
        """What the entries are called with, by their names; none of them runs."""
        self.calls = {}
        try:
            yield self.calls
        finally:
            self.calls = None

    def switch(self) -> None:
        """From now on everybody runs compiled code; the names in the file stand for it directly."""
        if not self.compiled:
            self._name(lambda made: made.dispatcher)

    def adopt(self, functions: dict[str, Callable[..., Any]]) -> None:
        """Run the functions of a library, by the names of the entries."""
        self._name(lambda made: functions[made.py_func.__name__])
        self.library = True

    def _name(self, compiled: Callable[[Entry], Any]) -> None:
        for made in self.entries:
            made.py_func.__globals__[made.py_func.__name__] = compiled(made)
        self.compiled = True


class Entry:
    """A function that Python calls, until its stage switches to compiled code."""

    def __init__(self, function: Callable[..., Any], stage: Stage) -> None:
        self.py_func = function
        self.stage = stage

    @cached_property
    def dispatcher(self) -> Any:
        """The compiled function; free of the interpreter lock, cached on disk."""
        made = numba.njit(nogil=True, **OPTIONS)(self.py_func)
        made._cache = _kept_in(self.stage.folder, self.py_func)
        return made

    def __call__(self, *args: Any) -> Any:
        if self.stage.calls is not None:
            self.stage.calls[self.py_func.__name__] = args
            return 0
        if JIT and self.stage.fast:
            return self.dispatcher(*args)
        return self.py_func(*(_plain(arg) for arg in args))


def _plain(arg: Any) -> Any:
    """Positions, alone or in a named tuple, as rules that run as plain Python can use them; anything else as it is."""
    if isinstance(arg, tuple):
        return type(arg)(*map(_plain, arg))
    return arg.view(_PlainBatch) if isinstance(arg, np.ndarray) and arg.dtype.names is not None else arg


_stage = Stage()
"""The stage of the file that is being loaded."""


@contextmanager
def loading(stage: Stage) -> Iterator[None]:
    """Entries defined inside the block belong to a stage."""
    global _stage  # noqa: PLW0603
    before, _stage = _stage, stage
    try:
        yield
    finally:
        _stage = before


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that Python calls."""
    if PLAIN:
        return function
    made = Entry(function, _stage)
    _stage.entries.append(made)
    return made


# -- positions as Python sees them ---------------------------------------------------------------------------------


@cache
def _named_class(dtype: np.dtype[Any]) -> type:
    """A class with the record's fields as attributes: arrays are views, plain numbers are read and written through.

    NumPy's own record objects do the same, many times slower.
    """

    def number(name: str) -> property:
        slot = f"_{name}"
        return property(
            lambda self: getattr(self, slot).item(),
            lambda self, value: getattr(self, slot).__setitem__((), value),
        )

    def create(self: Any, row: np.ndarray[Any, Any]) -> None:
        self._row = row

    def find(self: Any, slot: str) -> Any:  # only for what has not been asked for yet: few fields ever are
        if slot not in fields:
            raise AttributeError(slot)
        found = self._row[fields[slot]][0, ...]
        setattr(self, slot, found)
        return found

    def get(self: Any, name: str) -> Any:
        return getattr(self, name)

    def put(self: Any, name: str, value: Any) -> None:
        getattr(self, slots[name])[...] = value

    assert dtype.names is not None
    numbers = [name for name in dtype.names if not dtype[name].shape]
    slots = {name: f"_{name}" if name in numbers else name for name in dtype.names}
    fields = {slot: name for name, slot in slots.items()}
    members: dict[str, Any] = {"__slots__": ("_row", *fields), "__init__": create}
    members |= {"__getattr__": find, "__getitem__": get, "__setitem__": put}
    members |= {name: number(name) for name in numbers}
    return type("Named", (), members)


def named(batch: np.ndarray[Any, Any], index: int = 0) -> Any:
    """The position at `index` as an object with named fields; it shares memory with the batch."""
    return _named_class(batch.dtype)(batch.view(np.ndarray)[index : index + 1])


class _PlainBatch(np.ndarray[Any, Any]):
    """Positions for rules that run as plain Python: an element has named fields."""

    def __getitem__(self, key: Any) -> Any:
        return named(self, int(key)) if isinstance(key, int | np.integer) else super().__getitem__(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, int | np.integer) and not isinstance(value, np.ndarray | np.void):
            for name in self.dtype.names or ():
                self.view(np.ndarray)[name][key] = value[name]
        else:
            super().__setitem__(key, value)


def records(dtype: np.dtype[Any], count: int) -> np.ndarray[Any, Any]:
    """`count` blank positions in one array, of the flavour that rules can run on in this mode."""
    blank = np.zeros(count, dtype)
    return blank.view(_PlainBatch) if PLAIN else blank


def overwrite(batch: np.ndarray[Any, Any], source: np.ndarray[Any, Any]) -> None:
    """Put other positions in the place of those in a batch, byte by byte: NumPy would go from field to field."""
    batch.view(np.uint8)[:] = source.view(np.uint8)
