"""The steps of a release: version, changelog, the games compiled, source archive and wheel, and games played on the
installed wheel, in an environment without a compiler.

Everything is checked and nothing is published. The last lines are the commands that publish it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEEDED = (
    "wharfinger/server/static/index.html",
    "wharfinger/rules/hamburgum.md",
    "wharfinger/bot-protocol.md",
    "wharfinger/py.typed",
)
"""What a wheel must carry besides Python code."""


def version() -> str:
    """The version in the package."""
    found = re.search(r'^__version__ = "([^"]+)"', (ROOT / "src/wharfinger/__init__.py").read_text(), re.MULTILINE)
    assert found is not None
    return found[1]


def changelog_problems(text: str, wanted: str) -> list[str]:
    """What is missing in the changelog for a version."""
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    titles = {title.split()[0]: body for title, body in sections.items()}
    problems = []
    if titles.get("Unreleased", "").strip():
        problems.append(f"CHANGELOG.md: move the entries of Unreleased into a section {wanted}.")
    if not titles.get(wanted, "").strip():
        problems.append(f"CHANGELOG.md: there is no section {wanted}, or it is empty.")
    return problems


def git_problems(wanted: str) -> list[str]:
    """What git says against a release."""
    problems = []
    if run("git", "status", "--porcelain").strip():
        problems.append("The working tree has changes that are not committed.")
    if run("git", "tag", "--list", f"v{wanted}").strip():
        problems.append(f"The tag v{wanted} exists already.")
    return problems


def run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """The output of a command that must work."""
    done = subprocess.run(command, cwd=cwd, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_games(folder: Path) -> None:
    """Every game as a library for machines like this one, and as WebAssembly for browsers."""
    for target in ("native", "wasm"):
        run(sys.executable, "-m", "wharfinger", "build", "--target", target, "--output", str(folder))


def build(out: Path, libraries: Path) -> tuple[Path, Path]:
    """The source archive, and the wheel made from it, as an installer would make it, with the libraries in it."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(out))
    archive = next(out.glob("wharfinger-*.tar.gz"))
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        unpacked = next(Path(folder).iterdir())
        environment = {**os.environ, "WHARFINGER_LIBRARIES": str(libraries)}
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out), cwd=unpacked, env=environment)
    wheel = next(out.glob("wharfinger-*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    if missing := [name for name in NEEDED if name not in names]:
        raise SystemExit(f"{wheel.name} lacks {', '.join(missing)}.")
    return archive, wheel


def check_installed(wheel: Path, wanted: str, folder: Path) -> None:
    """Install the wheel into a new virtual environment, which has no compiler, and play there."""
    print("Installing the wheel into a new virtual environment ...", flush=True)
    venv.create(folder / "venv", with_pip=True)
    scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    # A folder and a cache of its own: nothing of the checkout may help.
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHONPATH", "WHARFINGER_"))}
    clean["WHARFINGER_CACHE"] = str(folder / "cache")
    said = run(str(scripts / "wharfinger"), "--version", cwd=folder, env=clean)
    if wanted not in said:
        raise SystemExit(f"The installed package says it is {said.strip()}, not {wanted}.")
    shutil.copy(ROOT / "scripts" / "release_game.py", folder)
    print("Playing on the installed package ...", flush=True)
    print(run(str(scripts / "python"), "release_game.py", cwd=folder, env=clean), end="")


def main() -> int:
    """Run every step; 0 if the release is ready."""
    parser = argparse.ArgumentParser(description="Check a release. Publishes nothing.")
    parser.add_argument("--version", help="the version you mean to release; by default that of the package")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the archives go (default: dist)")
    args = parser.parse_args()
    wanted = args.version or version()
    problems = git_problems(wanted) + changelog_problems((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if wanted != version():
        problems.append(f"src/wharfinger/__init__.py says {version()}, not {wanted}.")
    out = args.out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        libraries = Path(folder) / "libraries"
        print("Compiling the games (some minutes) ...", flush=True)
        compile_games(libraries)
        print("Building the source archive and the wheel ...", flush=True)
        archive, wheel = build(out, libraries)
        check_installed(wheel, version(), Path(folder))
    for file in (archive, wheel):
        print(f"  {file.name}, {file.stat().st_size / 1e6:.1f} MB")
    if problems:
        print("Not ready:", *problems, sep="\n  ")
        return 1
    print(f"Ready. To publish:\n  git tag v{wanted} && git push origin v{wanted}\n  twine upload {archive} {wheel}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
