"""Entries as kernels for NVIDIA's GPUs: PTX, which the driver compiles for the GPU it finds.

A kernel plays an entry for many indices at once, one in each thread. Its first argument is their number, the second an
array with the order to take them in (or no array); then come the arguments of the entry, as for C, except that the
second of the entry, the index, is the thread's own.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir

from ..cuda import BLOCK
from . import emit

WIDE, WORD = ir.IntType(64), ir.IntType(32)
INDEX = 1
"""Which argument of an entry is the index."""
WARPS = BLOCK // 32
_HEADER = """
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i64 @thread() alwaysinline {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b1 = zext i32 %b to i64
  %d1 = zext i32 %d to i64
  %t1 = zext i32 %t to i64
  %p = mul i64 %b1, %d1
  %i = add i64 %p, %t1
  ret i64 %i
}

"""
SORT = (
    _HEADER
    + """
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)

define ptx_kernel void @sort_count(i64 %n, ptr %keys, ptr %ranks, ptr %counts) {
  %i = call i64 @thread()
  %inside = icmp slt i64 %i, %n
  br i1 %inside, label %read, label %vote
read:
  %at = getelementptr i32, ptr %keys, i64 %i
  %found = load i32, ptr %at
  br label %vote
vote:
  %key = phi i32 [ -1, %0 ], [ %found, %read ]
  %alike = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %key)
  %lower = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %before = and i32 %alike, %lower
  %rank = call i32 @llvm.ctpop.i32(i32 %before)
  %first = call i32 @llvm.cttz.i32(i32 %alike, i1 true)
  %leads = icmp eq i32 %rank, 0
  %counts_it = and i1 %leads, %inside
  br i1 %counts_it, label %add, label %share
add:
  %many = call i32 @llvm.ctpop.i32(i32 %alike)
  %wide = zext i32 %key to i64
  %bin = getelementptr i32, ptr %counts, i64 %wide
  %old = atomicrmw add ptr %bin, i32 %many monotonic
  br label %share
share:
  %mine = phi i32 [ 0, %vote ], [ %old, %add ]
  %base = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %mine, i32 %first, i32 31)
  br i1 %inside, label %write, label %end
write:
  %place = add i32 %base, %rank
  %to = getelementptr i32, ptr %ranks, i64 %i
  store i32 %place, ptr %to
  br label %end
end:
  ret void
}

define ptx_kernel void @widen(i64 %n, ptr %narrow, ptr %wide) {
  %i = call i64 @thread()
  %inside = icmp slt i64 %i, %n
  br i1 %inside, label %copy, label %end
copy:
  %from = getelementptr i32, ptr %narrow, i64 %i
  %value = load i32, ptr %from
  %wider = sext i32 %value to i64
  %to = getelementptr i64, ptr %wide, i64 %i
  store i64 %wider, ptr %to
  br label %end
end:
  ret void
}

define ptx_kernel void @sort_claim(i64 %n, ptr %counts, ptr %starts, ptr %taken) {
  %i = call i64 @thread()
  %inside = icmp slt i64 %i, %n
  br i1 %inside, label %read, label %end
read:
  %at = getelementptr i32, ptr %counts, i64 %i
  %count = load i32, ptr %at
  %any = icmp ne i32 %count, 0
  br i1 %any, label %claim, label %end
claim:
  %start = atomicrmw add ptr %taken, i32 %count monotonic
  %to = getelementptr i32, ptr %starts, i64 %i
  store i32 %start, ptr %to
  store i32 0, ptr %at
  br label %end
end:
  ret void
}

define ptx_kernel void @sort_place(i64 %n, ptr %keys, ptr %ranks, ptr %starts, ptr %order) {
  %i = call i64 @thread()
  %inside = icmp slt i64 %i, %n
  br i1 %inside, label %place, label %end
place:
  %at = getelementptr i32, ptr %keys, i64 %i
  %key = load i32, ptr %at
  %from = getelementptr i32, ptr %ranks, i64 %i
  %rank = load i32, ptr %from
  %wide = zext i32 %key to i64
  %bin = getelementptr i32, ptr %starts, i64 %wide
  %start = load i32, ptr %bin
  %position = add i32 %start, %rank
  %position1 = zext i32 %position to i64
  %to = getelementptr i32, ptr %order, i64 %position1
  %me = trunc i64 %i to i32
  store i32 %me, ptr %to
  br label %end
end:
  ret void
}
"""
)
"""Bringing equal keys together, in any order of the keys: how often each occurs, where its games start, who goes where.

Threads of a warp that play alike run at the same time, others one after the other. `widen` is for libraries whose
integers have 32 bits.
"""
TURN = """
@tiles = internal addrspace(3) global [{warps} x [32 x [33 x i32]]] poison, align 4
declare void @llvm.nvvm.bar.warp.sync(i32)

define ptx_kernel void @turn_{kind}(i64 %games, i64 %features, i64 %stride, ptr %raw, ptr %scale, ptr %rows) {{
  %i = call i64 @thread()
  %lane = and i64 %i, 31
  %warp = lshr i64 %i, 5
  %room = and i64 %warp, {last}
  %up = add i64 %features, 31
  %across = lshr i64 %up, 5
  %down = udiv i64 %warp, %across
  %beside = urem i64 %warp, %across
  %game0 = shl i64 %down, 5
  %feature0 = shl i64 %beside, 5
  %any = icmp slt i64 %game0, %games
  br i1 %any, label %reading, label %end
reading:
  %r = phi i64 [ 0, %0 ], [ %r1, %read ]
  %feature = add i64 %feature0, %r
  %game = add i64 %game0, %lane
  %a1 = icmp slt i64 %feature, %features
  %a2 = icmp slt i64 %game, %games
  %a = and i1 %a1, %a2
  br i1 %a, label %load, label %read
load:
  %line = mul i64 %feature, %stride
  %at = add i64 %line, %game
  %from = getelementptr i16, ptr %raw, i64 %at
  %value = load i16, ptr %from
  %place = getelementptr [{warps} x [32 x [33 x i32]]], ptr addrspace(3) @tiles, i64 0, i64 %room, i64 %r, i64 %lane
  {keep}
  br label %read
read:
  %r1 = add i64 %r, 1
  %more = icmp slt i64 %r1, 32
  br i1 %more, label %reading, label %all
all:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %writing
writing:
  %w = phi i64 [ 0, %all ], [ %w1, %written ]
  %mine = add i64 %feature0, %lane
  %whose = add i64 %game0, %w
  %b1 = icmp slt i64 %mine, %features
  %b2 = icmp slt i64 %whose, %games
  %b = and i1 %b1, %b2
  br i1 %b, label %store, label %written
store:
  %source = getelementptr [{warps} x [32 x [33 x i32]]], ptr addrspace(3) @tiles, i64 0, i64 %room, i64 %lane, i64 %w
  %row = mul i64 %whose, %features
  %to = add i64 %row, %mine
  %target = getelementptr {type}, ptr %rows, i64 %to
  %taken = load {type}, ptr addrspace(3) %source
  store {type} %taken, ptr %target
  br label %written
written:
  %w1 = add i64 %w, 1
  %again = icmp slt i64 %w1, 32
  br i1 %again, label %writing, label %end
end:
  ret void
}}
"""
"""Columns of features as rows, one for each game, scaled or as they are; a warp turns squares of 32.

Threads that write one row each would fetch a piece of memory for every single number.
"""
_SCALED = """%wide = sext i16 %value to i32
  %real = sitofp i32 %wide to float
  %where = getelementptr float, ptr %scale, i64 %feature
  %factor = load float, ptr %where
  %scaled = fmul float %real, %factor
  store float %scaled, ptr addrspace(3) %place"""
_RAW = "store i16 %value, ptr addrspace(3) %place"


def add_kernel(module: ir.Module, export: emit.Export) -> None:
    """The kernel that plays an entry."""
    context, made = emit.cpu.target_context, export.made
    argtypes, restype = made.signature.args, made.signature.return_type
    inner = ir.Function(module, context.call_conv.get_function_type(restype, argtypes), made.fndesc.llvm_func_name)
    wanted = [part for number, kind in enumerate(export.kinds) if number != INDEX for part in emit.parts(kind)]
    kernel = ir.Function(module, ir.FunctionType(ir.VoidType(), [WIDE, WORD.as_pointer(), *wanted]), export.symbol)
    kernel.calling_convention = "ptx_kernel"
    builder = ir.IRBuilder(kernel.append_basic_block())
    count, order, *rest = kernel.args
    given = iter(rest)
    thread = _thread(module, builder)
    with builder.if_then(builder.icmp_signed("<", thread, count)):
        ordered = builder.icmp_unsigned("!=", order, ir.Constant(order.type, None))
        before = builder.block
        with builder.if_then(ordered):
            taken = builder.zext(builder.load(builder.gep(order, [thread])), WIDE)
            inside = builder.block
        index = builder.phi(WIDE)
        index.add_incoming(thread, before)
        index.add_incoming(taken, inside)
        args = [
            index if number == INDEX else emit.argument(context, builder, kind, given)
            for number, kind in enumerate(argtypes)
        ]
        context.call_conv.call_function(builder, inner, restype, argtypes, args)
    builder.ret_void()


def _thread(module: ir.Module, builder: ir.IRBuilder) -> Any:
    """The number of the thread among all."""

    def read(name: str) -> Any:
        full = f"llvm.nvvm.read.ptx.sreg.{name}.x"
        found = module.globals.get(full) or ir.Function(module, ir.FunctionType(WORD, []), full)
        return builder.zext(builder.call(found, []), WIDE)

    return builder.add(builder.mul(read("ctaid"), read("ntid")), read("tid"))


def runtime(module: llvm.ModuleRef) -> None:
    """Add the kernels that are the same for every game."""
    module.link_in(llvm.parse_assembly(SORT))
    for kind, keep, type in (("scaled", _SCALED, "float"), ("raw", _RAW, "i16")):
        text = TURN.format(kind=kind, keep=keep, type=type, warps=WARPS, last=WARPS - 1)
        module.link_in(llvm.parse_assembly(_HEADER + text))
