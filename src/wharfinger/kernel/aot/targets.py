"""What can be built for: the processor, how its code is made, and who links it."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..errors import WharfingerError
from . import wasm
from .library import HERE, MACHINE, SUFFIX

BASELINE = {"x86_64": "x86-64-v2", "aarch64": "apple-m1" if sys.platform == "darwin" else "generic"}
"""The oldest processor that a library runs on; x86-64-v2 is every one since 2009."""
_ZIG = (sys.executable, "-m", "ziglang")
"""PyPI's package of Zig, which has LLVM's linkers for every platform in it."""


_MULTIPLY = """
define void @__multi3(ptr %result, i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %a0 = and i64 %al, 4294967295
  %a1 = lshr i64 %al, 32
  %b0 = and i64 %bl, 4294967295
  %b1 = lshr i64 %bl, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %c0 = lshr i64 %p00, 32
  %m0 = add i64 %p10, %c0
  %m0l = and i64 %m0, 4294967295
  %m0h = lshr i64 %m0, 32
  %m1 = add i64 %p01, %m0l
  %m1h = lshr i64 %m1, 32
  %h0 = add i64 %p11, %m0h
  %h1 = add i64 %h0, %m1h
  %x0 = mul i64 %al, %bh
  %x1 = mul i64 %ah, %bl
  %h2 = add i64 %h1, %x0
  %high = add i64 %h2, %x1
  %low = mul i64 %al, %bl
  store i64 %low, ptr %result
  %place = getelementptr i8, ptr %result, i32 8
  store i64 %high, ptr %place
  ret void
}
"""
"""128-bit multiplication: the optimiser uses it for sums that it need not loop over."""


class NoLinker(WharfingerError):
    """Nothing on this machine can link for a target; the message is its name."""


class NotLinked(WharfingerError):
    """The linker failed; the message is what it said."""


@dataclass(frozen=True)
class Target:
    """A kind of machine."""

    name: str
    runs: str
    """What a manifest calls the machines that can run it."""
    triple: str
    layout: str
    """Where types lie in memory, as LLVM writes it; empty: as on this machine."""
    processor: str
    features: str
    position: str
    """LLVM's relocation model."""
    suffix: str
    linkers: tuple[tuple[str, ...], ...]
    """The commands that can link, the best first."""
    own: bool = False
    """Whether it is linked here, without another program."""
    runtime: str = ""
    """LLVM code of what the code generator calls and other platforms have in a library."""
    text: bool = False
    """Whether the result is the assembler's text, which nobody links."""
    inlining: int | None = None
    """How large a function may be to be repeated where it is called; then loops are left as they are, too."""

    def linker(self) -> list[str]:
        """The command that links on this machine."""
        for command in self.linkers:
            zig = command[0] == sys.executable
            found = _has(command[2]) if zig else shutil.which(command[0]) is not None
            if found:
                return list(command)
        raise NoLinker(self.name)

    def link(self, made: Path, into: Path, symbols: Sequence[str]) -> None:
        """Link an object file into a library that offers some symbols."""
        if self.text:
            shutil.copyfile(made, into)
            return
        if self.own:
            into.write_bytes(wasm.link(made.read_bytes(), symbols))
            return
        command = [*self.linker(), str(made), "-o", str(into)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise NotLinked(done.stderr.strip() or done.stdout.strip())


def _has(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ValueError:  # somebody has ruled it out
        return False


def target(name: str) -> Target:
    """A target by its name, `native`, `wasm` or `cuda`."""
    return {"native": _native, "wasm": _wasm, "cuda": _cuda}[name]()


def _native() -> Target:
    import llvmlite.binding as llvm

    if sys.platform == "darwin":
        linkers = [("cc", "-shared", "-nostdlib", "-undefined", "dynamic_lookup", "-Wl,-x")]
    elif sys.platform == "linux":
        found = ("-shared", "-s", "--build-id=none")
        linkers = [
            ("cc", "-shared", "-nostdlib", "-s", "-Wl,--build-id=none"),
            *((name, *found) for name in ("ld.lld", "ld")),
            (*_ZIG, "ld.lld", *found),
        ]
    else:
        linkers = []
    processor = BASELINE.get(MACHINE, "generic")
    triple = llvm.get_process_triple()
    return Target("native", HERE, triple, "", processor, "", "pic", SUFFIX, tuple(linkers))


def _wasm() -> Target:
    return Target(
        name="wasm",
        runs="wasm32",
        triple="wasm32-unknown-unknown",
        layout="e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20",
        processor="generic",
        features="+bulk-memory,+mutable-globals,+sign-ext,+nontrapping-fptoint",
        position="static",
        suffix=".wasm",
        linkers=(),
        own=True,
        runtime=_MULTIPLY,
    )


def _cuda() -> Target:
    """Every GPU since 2018 (Turing). Small code counts most: warps whose threads part wait for instructions."""
    return Target(
        name="cuda",
        runs="cuda",
        triple="nvptx64-nvidia-cuda",
        layout="e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
        processor="sm_75",
        features="+ptx70",
        position="default",
        suffix=".ptx",
        linkers=(),
        text=True,
        inlining=40,
    )
