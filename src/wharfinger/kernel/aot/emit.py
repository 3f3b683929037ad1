"""Entries as LLVM code with a C interface.

An array is passed as its address and the length of each of its dimensions, a named tuple as its members one after the
other; integers are 64 bits wide, other numbers double. An entry that returns nothing returns 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import codegen, compiler, compiler_lock
from numba.core import registry as targets
from numba.core import types as kinds
from numba.np import arrayobj

from .. import jit, registry
from ..game import Game
from .manifest import Kind, symbol
from .targets import Target

numba: Any = jit.numba
types: Any = kinds
cpu: Any = targets.cpu_target
ADDRESS = ir.PointerType(ir.IntType(8))
NUMBER = ir.IntType(64)
REAL = ir.DoubleType()


def leave_unoptimised(wanted: Target) -> None:
    """From now on Numba's own passes do nothing: `machine_code` has those of the target.

    Those that look at one function at a time make modules smaller and so save time; but they settle where the members
    of a structure lie, which is different where addresses have other sizes.
    """
    library: Any = codegen.CPUCodeLibrary
    library._optimize_final_module = lambda self: None
    finalize, get_executable = library.finalize, cpu.target_context.get_executable

    def executable(made: Any, *given: Any) -> Any:
        made._finalized = False
        finalize(made)
        return get_executable(made, *given)

    library.finalize = _leave_alone
    cpu.target_context.get_executable = executable  # Numba runs helpers of its own
    if wanted.layout:
        library._optimize_functions = lambda self, module: None


def _leave_alone(library: Any) -> None:
    """A function by itself: `linked` adds what it calls. Numba would copy to each function all that it calls."""
    library._finalized = True


class Export(NamedTuple):
    """An entry that is compiled, and how it is called."""

    symbol: str
    made: Any
    kinds: list[Kind]


def exports(game: Game, path: Path) -> dict[str, Export]:
    """The entries of a file, by their names, compiled for the arguments that its `warm` calls them with."""
    driver, stage = registry.bind(game, path), game.stages[path]
    with stage.listening() as calls:
        for _ in driver.warm(game):
            pass
    found = {}
    for entry in stage.entries:
        name = entry.py_func.__name__
        args = tuple(_type(arg) for arg in calls[name])
        found[name] = Export(symbol(path.stem, name), _compiled(entry.py_func, args), [_kind(arg) for arg in args])
    return found


def linked(found: list[Export], add: Callable[[ir.Module, Export], None]) -> llvm.ModuleRef:
    """One module that offers some entries, each through a function that `add` makes, and keeps the rest to itself."""
    module = ir.Module("wharfinger")
    for export in found:
        add(module, export)
    made = llvm.parse_assembly(str(module))
    with compiler_lock.global_compiler_lock:
        for library in _libraries(found):
            made.link_in(library._get_module_for_linking(), preserve=True)
    offered = {export.symbol for export in found}
    for thing in (*made.functions, *made.global_variables):
        if not thing.is_declaration and thing.name not in offered:
            thing.linkage = "internal"
    return made


def _libraries(found: list[Export]) -> list[Any]:
    """The code of some entries and of everything that they call, each once, and none before the first that calls it.

    LLVM leaves out a function that nobody calls so far.
    """
    seen: dict[Any, None] = {}
    waiting = [export.made.library for export in reversed(found)]
    while waiting:
        library = waiting.pop()
        if library not in seen:
            seen[library] = None
            waiting += reversed(library._linking_libraries)
    return list(seen)


def machine_code(module: llvm.ModuleRef, wanted: Target) -> bytes:
    """An object file for a target, or its text where a target takes that."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(wanted.triple).create_target_machine(
        cpu=wanted.processor, features=wanted.features, opt=3, reloc=wanted.position, codemodel="default"
    )
    module.triple = wanted.triple
    module.data_layout = wanted.layout or str(machine.target_data)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    if wanted.inlining is not None:
        tuning.inlining_threshold = wanted.inlining
        tuning.loop_unrolling = tuning.loop_vectorization = tuning.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    if wanted.runtime:
        module.link_in(llvm.parse_assembly(wanted.runtime))
    if wanted.text:
        return str(machine.emit_assembly(module)).encode()
    made: bytes = machine.emit_object(module)
    return made


def _type(arg: Any) -> Any:
    kind = numba.typeof(arg)
    return kind.copy(readonly=False) if isinstance(kind, types.Array) else kind


def _kind(value: Any) -> Kind:
    return [_single(member) for member in value.types] if isinstance(value, types.BaseTuple) else _single(value)


def _single(value: Any) -> str:
    if isinstance(value, types.Array) and value.layout == "C":
        element = "record" if isinstance(value.dtype, types.Record) else str(value.dtype)
        return f"{element}[{',' * (value.ndim - 1)}]"
    if value in (types.int64, types.boolean):
        return "int"
    if value == types.float64:
        return "float"
    raise TypeError(f"An entry cannot be offered to C with an argument of the type {value}.")


def _compiled(function: Any, args: tuple[Any, ...]) -> Any:
    tools: Any = compiler
    flags = tools.Flags()
    cpu.options.parse_as_flags(flags, {"nopython": True, **jit.OPTIONS})
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    return tools.compile_extra(cpu.typing_context, cpu.target_context, function, args, None, flags, {})


def add_function(module: ir.Module, export: Export) -> None:
    """The function that C calls: it puts the arguments together as Numba passes them."""
    context, made = cpu.target_context, export.made
    argtypes, restype = made.signature.args, made.signature.return_type
    inner = ir.Function(module, context.call_conv.get_function_type(restype, argtypes), made.fndesc.llvm_func_name)
    wanted = [part for kind in export.kinds for part in parts(kind)]
    outer = ir.Function(module, ir.FunctionType(NUMBER, wanted), export.symbol)
    builder = ir.IRBuilder(outer.append_basic_block())
    given = iter(outer.args)
    args = [argument(context, builder, kind, given) for kind in argtypes]
    status, result = context.call_conv.call_function(builder, inner, restype, argtypes, args)
    with builder.if_then(status.is_error, likely=False):  # rules raise nothing
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
        builder.unreachable()
    if isinstance(restype, types.NoneType):
        builder.ret(NUMBER(0))
    elif isinstance(restype, types.Integer | types.Boolean):
        signed = isinstance(restype, types.Integer) and restype.signed
        builder.ret(builder.sext(result, NUMBER) if signed else builder.zext(result, NUMBER))
    else:
        raise TypeError(f"{export.symbol} returns {restype}; an entry returns an integer or nothing.")


def parts(kind: Kind) -> Iterator[ir.Type]:
    """The C arguments of one argument."""
    if isinstance(kind, list):
        for member in kind:
            yield from parts(member)
    elif kind.endswith("]"):
        yield from (ADDRESS, *[NUMBER] * (kind.count(",") + 1))
    else:
        yield REAL if kind == "float" else NUMBER


def argument(context: Any, builder: ir.IRBuilder, kind: Any, given: Iterator[Any]) -> Any:
    if isinstance(kind, types.BaseTuple):
        members = [argument(context, builder, member, given) for member in kind.types]
        return context.make_tuple(builder, kind, members)
    if isinstance(kind, types.Array):
        return _array(context, builder, kind, given)
    value = next(given)
    return builder.icmp_unsigned("!=", value, NUMBER(0)) if isinstance(kind, types.Boolean) else value


def _array(context: Any, builder: ir.IRBuilder, kind: Any, given: Iterator[Any]) -> Any:
    """A whole array in C order that nobody counts references to."""
    arrays: Any = arrayobj
    made = arrays.make_array(kind)(context, builder)
    address = builder.bitcast(next(given), made.data.type)
    shape = [next(given) for _ in range(kind.ndim)]
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    strides = [NUMBER(size)]
    for length in shape[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    arrays.populate_array(made, data=address, shape=shape, strides=strides, itemsize=NUMBER(size), meminfo=None)
    return made._getvalue()
