"""What deploy/ offers: its scripts are run, what needs a container or a service manager is compared with them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from sqlalchemy import make_url

from tests.server.servers import ROOT, eventually, free_port
from tests.server.test_metrics import scraped
from wharfinger import __version__
from wharfinger.server import metrics
from wharfinger.server.run import check
from wharfinger.server.sources import described, gathered

DEPLOY = ROOT / "deploy"
SCRIPTS = ("build", "install", "entrypoint", "ready")
PAGE = "<!doctype html><title>Wharfinger</title><p>the lobby</p>"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with a page instead of the client."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "libraries"))
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    shutil.copy(ROOT / "docs" / "bot-protocol.md", folder / "docs")
    (folder / "web" / "dist").mkdir(parents=True)
    (folder / "web" / "dist" / "index.html").write_text(PAGE)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "out")]
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    return next(folder.glob("out/*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that deploy/install has made."""
    folder = tmp_path_factory.mktemp("opt") / "wharfinger"
    done = subprocess.run(
        [DEPLOY / "install", folder, wheel],
        cwd=tmp_path_factory.getbasetemp(),
        env={**clean(), "PYTHON": sys.executable},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"wharfinger {__version__}\n"
    return folder


def clean(**more: str) -> dict[str, str]:
    """An environment that knows nothing of the checkout."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHONPATH", "WHARFINGER_"))}
    return {**kept, **more}


@pytest.fixture
def running(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that the entrypoint has started, as it is in the container: by its environment."""
    port = free_port()
    environment = container_environment()
    environment.update(
        PATH=f"{installed}/bin:{os.environ['PATH']}",
        WHARFINGER_PORT=str(port),
        WHARFINGER_CACHE=str(tmp_path / "cache"),
        WHARFINGER_DATABASE=f"sqlite:///{tmp_path}/tables.sqlite",
        WHARFINGER_ENGINES="0",
    )
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [DEPLOY / "entrypoint"], cwd=tmp_path, env=clean(**environment), stdout=log, stderr=log
        )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) in (0, -signal.SIGTERM), (tmp_path / "log").read_text()


def container_environment() -> dict[str, str]:
    """The variables that the container sets."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    words = [word for line in text.splitlines() if line.startswith("ENV ") for word in shlex.split(line[4:])]
    return dict(word.split("=", 1) for word in words)


def ready(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, DEPLOY / "ready", *words], check=False, capture_output=True, text=True)


def test_what_is_installed_serves(running: str) -> None:
    said = eventually(lambda: (told := ready("--wait", running)).returncode == 0 and told, "it is never ready")
    assert json.loads(said.stdout) == {"status": "ready"}
    assert httpx.get(running).text == PAGE
    assert f'version="{__version__}"' in scraped(running)


def test_another_command_is_run_as_it_is(installed: Path, tmp_path: Path) -> None:
    given = clean(PATH=f"{installed}/bin:{os.environ['PATH']}", WHARFINGER_PORT="8123", HOME=str(tmp_path))
    said = subprocess.run([DEPLOY / "entrypoint", "config"], env=given, check=True, capture_output=True, text=True)
    assert re.search(r"^port = 8123 +# WHARFINGER_PORT$", said.stdout, re.MULTILINE)


def test_an_update_keeps_the_folder(installed: Path, wheel: Path) -> None:
    (installed / "mine").write_text("kept")
    subprocess.run([DEPLOY / "install", installed, wheel], env=clean(), check=True, capture_output=True)
    assert (installed / "mine").read_text() == "kept"


def test_without_a_wheel_it_says_what_to_do(tmp_path: Path) -> None:
    said = subprocess.run(
        [DEPLOY / "install", tmp_path / "x", "/nowhere.whl"], check=False, capture_output=True, text=True
    )
    assert (said.returncode, said.stdout) == (1, "")
    assert "deploy/build" in said.stderr
    assert not (tmp_path / "x").exists()


def test_a_server_that_is_not_there_is_not_ready() -> None:
    said = ready(f"http://127.0.0.1:{free_port()}")
    assert said.returncode == 1
    assert "does not answer" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_can_be_run(name: str) -> None:
    file = DEPLOY / name
    assert file.stat().st_mode & stat.S_IXUSR
    if "python" not in file.read_text().splitlines()[0]:
        shell = file.read_text().splitlines()[0].rpartition("/")[2].removeprefix("env ")
        subprocess.run([shell, "-n", file], check=True)


# -- files of other programs -----------------------------------------------------------------------------------------


def test_the_container_is_made_by_the_scripts() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert "RUN deploy/build /wheel && deploy/install /opt/wharfinger /wheel/*.whl" in text
    assert 'ENTRYPOINT ["entrypoint"]' in text
    assert 'CMD ["ready"]' in text
    assert "USER wharfinger" in text
    copied = re.search(r"^COPY (deploy/.*) /usr/local/bin/$", text, re.MULTILINE)
    assert copied is not None
    assert all((ROOT / file).is_file() for file in copied[1].split())
    given = gathered({}, container_environment()).settings
    assert (given.host, given.database) == ("0.0.0.0", "sqlite:////var/lib/wharfinger/tables.sqlite")


def images() -> list[str]:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    pulled = [service["image"] for service in compose["services"].values() if "build" not in service]
    return [*pulled, *re.findall(r"^FROM (\S+)", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)]


@pytest.mark.parametrize("image", images())
def test_images_are_pinned(image: str) -> None:
    assert re.fullmatch(r"[a-z]+:\d+\.\d+(\.\d+)?(-slim)?(-trixie)?", image)


def test_the_container_can_back_up_its_database() -> None:
    """Debian trixie has the programs of PostgreSQL 17; they must not be older than the server."""
    client = re.search(r"postgresql-client-(\d+)", (DEPLOY / "Containerfile").read_text())
    server = next(image for image in images() if image.startswith("postgres:"))
    assert client is not None
    assert client[1] == server.partition(":")[2].partition(".")[0]


def test_compose_gives_the_server_settings_that_there_are() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    values = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", text)) == values.keys()
    values |= {"DATABASE_PASSWORD": "geheim"}
    filled = re.sub(r"\$\{(\w+)(:[?-][^}]*)?\}", lambda found: values[found[1]], text)
    server = yaml.safe_load(filled)["services"]["server"]["environment"]
    given = {name: str(value or "") for name, value in server.items()}
    assert given.keys() <= {setting.variable for setting in described()}
    settings = gathered({}, {**container_environment(), **given}).settings
    check(settings)
    assert settings.postgres
    assert make_url(settings.database).password == "geheim"
    assert settings.url == "https://tables.example.org"
    assert settings.workers == 2
    subnet = yaml.safe_load(filled)["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert settings.proxies == (subnet,)


def test_the_file_of_settings_can_be_used() -> None:
    text = (DEPLOY / "wharfinger.toml").read_text()
    given = gathered({}, {}, str(DEPLOY / "wharfinger.toml")).settings
    check(given)
    assert (given.open, given.url, given.proxies) == (False, "https://tables.example.org", ("127.0.0.1", "::1"))
    commented = dict(re.findall(r"^# (\w+) = (.+)$", text, re.MULTILINE))
    assert {"database", "workers", "smtp", "mail_from"} == commented.keys() <= {one.name for one in described()}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("name", ["wharfinger.service", "wharfinger-think.service"])
def test_the_service_is_understood(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / name).read_text()
    command = re.search(r"^ExecStart=(.+)$", text, re.MULTILINE)
    assert command is not None
    program = command[1].split()[0]
    here = tmp_path / name
    here.write_text(text.replace(program, sys.executable))
    said = subprocess.run(["systemd-analyze", "verify", here], check=False, capture_output=True, text=True)
    assert (said.returncode, said.stdout + said.stderr) == (0, "")
    assert {"UMask=0077", "StateDirectoryMode=0700"} <= set(text.splitlines()), "passwords and secrets are in there"


def test_alerts_are_about_what_is_counted() -> None:
    families = set(re.findall(r"^# TYPE (\w+)", metrics.exposition().decode(), re.MULTILINE))
    rules = [rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"] for rule in group["rules"]]
    assert len(rules) >= 4
    for rule in rules:
        for name in re.findall(r"wharfinger_\w+", rule["expr"]):
            assert {name, name.removesuffix("_bucket")} & families, name
    scrape = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    assert scrape["rule_files"] == ["alerts.yml"]
    assert scrape["scrape_configs"][0]["job_name"] in rules[0]["expr"]
