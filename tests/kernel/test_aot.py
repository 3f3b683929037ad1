"""Libraries that were compiled ahead of time: which are used, and what building them needs."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cases import Dice
from wharfinger.cli.main import main
from wharfinger.kernel.aot import library, wasm
from wharfinger.kernel.aot.library import HERE, SUFFIX
from wharfinger.kernel.aot.manifest import FORMAT, File, Manifest, manifest_file
from wharfinger.kernel.reals import exp


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of libraries with one that cannot be opened."""
    monkeypatch.setenv("WHARFINGER_LIBRARIES", str(tmp_path))
    monkeypatch.setattr(library.jit, "PLAIN", False)
    (tmp_path / f"boat{SUFFIX}").write_bytes(b"no library")
    return tmp_path


def describe(folder: Path, **changes: object) -> None:
    said = Manifest(FORMAT, "boat", HERE, 64, {"driver": File("made of this", {"legal_at": ["record[]", "int"]})})
    library._manifest.cache_clear()
    manifest_file(folder / f"boat{SUFFIX}").write_bytes(msgspec.json.encode(msgspec.structs.replace(said, **changes)))


def test_only_what_was_made_from_the_same_sources_is_opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def refuse(path: Path) -> None:
        opened.append(path)
        raise OSError

    monkeypatch.setattr(library, "_opened", refuse)
    assert library.functions("boat", "driver", "made of this") == {}  # there is no manifest
    describe(folder)
    assert library.functions("boat", "driver", "made of that") == {}
    assert library.functions("boat", "tree", "made of this") == {}
    assert library.functions("raft", "driver", "made of this") == {}
    describe(folder, target="wasm32")
    assert library.functions("boat", "driver", "made of this") == {}
    describe(folder, format=FORMAT + 1)
    assert library.functions("boat", "driver", "made of this") == {}
    assert not opened
    describe(folder)
    assert library.functions("boat", "driver", "made of this") == {}
    assert opened == [folder / f"boat{SUFFIX}"]


def test_a_damaged_library_or_manifest_is_done_without(folder: Path) -> None:
    describe(folder)
    assert library.functions("boat", "driver", "made of this") == {}
    library._manifest.cache_clear()
    manifest_file(folder / f"boat{SUFFIX}").write_text("{")
    assert library.functions("boat", "driver", "made of this") == {}


def test_without_a_linker_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ziglang", None)
    assert main(["--language", "en", "build", "--target", "native", "--output", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "pip install ziglang" in said


def test_numbers_of_webassembly_are_short_and_come_back() -> None:
    for value in (0, 1, 63, 64, 127, 128, 65536, 163_472, 2**31 - 1):
        assert wasm.Reader(wasm.unsigned(value)).number() == value
        for number in (value, -value):
            made = wasm.signed(number)
            assert wasm.Reader(made).number(signed=True) == number
            assert wasm.Reader(bytes([*made[:-1], made[-1] | 0x80, 0x7F if number < 0 else 0])).number(True) == number
    assert [wasm.unsigned(127), wasm.unsigned(128)] == [b"\x7f", b"\x80\1"]
    assert [wasm.signed(63), wasm.signed(64), wasm.signed(-64), wasm.signed(-65)] == [
        b"\x3f", b"\xc0\0", b"\x40", b"\xbf\x7f",
    ]  # fmt: skip


def test_what_the_linker_cannot_do_is_refused() -> None:
    def linked(*sections: bytes) -> str:
        with pytest.raises(wasm.NotSimple) as refused:
            wasm.link(wasm.MAGIC + b"".join(sections), ["play"])
        return str(refused.value)

    def named(name: bytes) -> bytes:
        return bytes([len(name)]) + name

    linking = wasm._section(0, named(b"linking") + b"\2")
    code = wasm._section(10, b"\0")
    assert linked(linking, code) == "no function play"
    assert linked(wasm._section(2, b"\1" + named(b"env") + named(b"sin") + b"\0\0"), linking, code) == "import sin"
    assert linked(linking, code, wasm._section(0, named(b"reloc.DATA") + b"\0\0")) == "reloc.DATA"
    assert linked(wasm._section(11, b"\1\1\0"), linking, code) == "data without an address"
    with pytest.raises(wasm.NotSimple):
        wasm.link(b"MZ", [])


def test_the_exponential_is_as_good_as_that_of_the_platform() -> None:
    dice = Dice(1)
    numbers = [-dice.choose(699_000) / 1000 for _ in range(500)] + [dice.choose(10_000) / 1000 - 5 for _ in range(500)]
    for x in numbers:
        assert abs(exp(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x))
    assert (exp(0.0), exp(-1.0e9)) == (1.0, 0.0)
