"""The package as it is installed: with the client in it, serving the lobby without Node or a checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from .player import SECONDS
from .servers import ROOT, eventually, free_port

PAGE = "<!doctype html><title>Wharfinger</title><p>the lobby</p>"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel is made of, without a built client."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    shutil.copy(ROOT / "docs" / "bot-protocol.md", folder / "docs")
    return folder


def built(checkout: Path, *words: str, libraries: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", *words, "-d", str(checkout / "out")]
    environment = {**os.environ, **({"WHARFINGER_LIBRARIES": str(libraries)} if libraries else {})}
    return subprocess.run(command, cwd=checkout, env=environment, check=False, capture_output=True, text=True)


def test_without_the_client_no_wheel_is_made(checkout: Path) -> None:
    said = built(checkout, "-t", "wheel")
    assert said.returncode != 0
    assert "The web client has not been built" in said.stderr
    assert "Traceback" not in said.stderr
    assert not list(checkout.glob("out/*.whl"))


def test_a_wheel_serves_the_lobby(checkout: Path, tmp_path: Path) -> None:
    client = checkout / "web" / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "index-abc.js").write_text("let here = 1;")
    (client / ".stamp").write_text("1")
    assert built(checkout, "-t", "sdist").returncode == 0
    source = next(checkout.glob("out/*.tar.gz"))
    shutil.unpack_archive(source, tmp_path)  # as installers do it: from the source archive
    unpacked = next(tmp_path.glob("wharfinger-*"))
    said = built(unpacked, "-t", "wheel")
    assert said.returncode == 0, said.stderr
    wheel = next(unpacked.glob("out/*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert {name for name in names if "/static/" in name} == {
        "wharfinger/server/static/index.html",
        "wharfinger/server/static/assets/index-abc.js",
    }
    for wanted in (
        "server/texts/en.ftl",
        "server/store/migrations/script.py.mako",
        "bot-protocol.md",
        "rules/shipyard.md",
    ):
        assert f"wharfinger/{wanted}" in names

    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "wharfinger.cli.main", "serve", "--port", str(port), "--no-open"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed), "WHARFINGER_DATABASE": f"sqlite:///{tmp_path}/t.sqlite"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline()
        for path, body in (("/", PAGE), ("/table/x", PAGE), ("/assets/index-abc.js", "let here = 1;")):
            assert answer(f"http://127.0.0.1:{port}{path}").text == body
    finally:
        process.terminate()
        process.wait(SECONDS)


def test_a_wheel_with_libraries_is_for_their_platform(checkout: Path, tmp_path: Path) -> None:
    (checkout / "web" / "dist").mkdir(parents=True, exist_ok=True)
    (checkout / "web" / "dist" / "index.html").write_text(PAGE)
    for name, target in (("tiny.so", "x86_64-linux"), ("tiny.wasm", "wasm32")):
        (tmp_path / name).write_bytes(b"code")
        (tmp_path / f"{name}.json").write_text(json.dumps({"target": target}))
    said = built(checkout, "-t", "wheel", libraries=tmp_path)
    assert said.returncode == 0, said.stderr
    wheel = next(checkout.glob("out/*manylinux*.whl"))
    assert wheel.name.endswith("-py3-none-manylinux_2_17_x86_64.whl")
    names = zipfile.ZipFile(wheel).namelist()
    found = {name for name in names if "/libraries/" in name}
    assert found == {f"wharfinger/libraries/tiny.{name}" for name in ("so", "so.json", "wasm", "wasm.json")}
    # Of two platforms no wheel can be made.
    (tmp_path / "other.so.json").write_text(json.dumps({"target": "aarch64-linux"}))
    said = built(checkout, "-t", "wheel", libraries=tmp_path)
    assert said.returncode != 0
    assert "are for aarch64-linux, x86_64-linux: no wheel fits them." in said.stderr
    assert "Traceback" not in said.stderr


def answer(url: str) -> httpx.Response:
    """What a server that is just starting answers."""

    def told() -> httpx.Response | None:
        try:
            return httpx.get(url, timeout=SECONDS)
        except httpx.TransportError:
            return None

    found: httpx.Response = eventually(told, "the server does not answer")
    return found
