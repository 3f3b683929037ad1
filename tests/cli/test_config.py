"""Settings: a flag beats a variable, a variable the file, the file the default; and what is wrong gets one sentence."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

import pytest

from wharfinger.cli.operating import add_database, database_of
from wharfinger.server.config import Option, Settings
from wharfinger.server.sources import Setting, described, gathered, masked

from .run import Terminal

OTHER: dict[str, tuple[str, Any]] = {
    "origin": ("https://a.example, https://b.example/", ("https://a.example", "https://b.example")),
    "behind_proxy": ("127.0.0.1,10.0.0.0/8", ("127.0.0.1", "10.0.0.0/8")),
    "components": ("hamburgum=/a:shipyard=/b", {"hamburgum": "/a", "shipyard": "/b"}),
    "url": ("https://tables.example.org/", "https://tables.example.org"),
    "log": ("DEBUG", "debug"),
    "log_format": ("json", "json"),
}
"""A text and the value that comes of it."""


def sample(setting: Setting) -> tuple[str, Any]:
    """Another value than the default, as a variable has it and as the settings do."""
    if setting.name in OTHER:
        return OTHER[setting.name]
    if setting.kind is bool:
        return ("0" if setting.default else "yes"), not setting.default
    if setting.kind in (int, float):
        return "37", 37
    return "something", "something"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WHARFINGER_CONFIG", *(setting.variable for setting in described())):
        monkeypatch.delenv(name, raising=False)


def written(folder: Path, text: str) -> str:
    file = folder / "wharfinger.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def shown(text: str) -> dict[str, tuple[Any, str]]:
    """What `wharfinger config` prints: values and where they come from, by name."""
    values = tomllib.loads(text)
    lines = (line.partition(" = ") for line in text.splitlines() if " = " in line)
    return {name: (values[name], rest.rpartition("  # ")[2]) for name, _, rest in lines}


@pytest.mark.parametrize("setting", described(), ids=lambda setting: setting.name)
def test_every_setting_can_be_a_variable(setting: Setting) -> None:
    text, value = sample(setting)
    found = gathered({}, {setting.variable: text})
    assert getattr(found.settings, setting.field) == value != setting.default
    assert found.chosen[setting.field].where == setting.variable
    assert gathered({}, {setting.variable: ""}).chosen[setting.field].where == ""


@pytest.mark.parametrize("setting", described(), ids=lambda setting: setting.name)
def test_every_setting_can_be_in_the_file_and_a_flag(setting: Setting, terminal: Terminal, tmp_path: Path) -> None:
    value = sample(setting)[1]
    if setting.name in ("components", "database", "smtp", "workers", "metrics_token"):  # checked, or masked
        value = {"components": {}, "database": "sqlite:////x", "smtp": "smtp://h:25", "workers": 1}.get(
            setting.name, "t"
        )
    as_toml = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else None
    if as_toml is None:
        as_toml = (
            f'"{value}"'
            if isinstance(value, str)
            else "{}"
            if value == {}
            else str(list(value) if isinstance(value, tuple) else value)
        )
    more = 'mail_from = "a@b.example"\n' if setting.name == "smtp" else ""
    file = written(tmp_path, f"{setting.name} = {as_toml}\n{more}")
    said = terminal("config", "--config", file)
    assert said.code == 0, said.err
    told, where = shown(said.out)[setting.name]
    assert where == file
    if not setting.option.secret:
        assert told == (list(value) if isinstance(value, tuple) else value)
    if setting.name == "components":
        return
    words: list[object] = [setting.flag, value]
    if isinstance(value, bool):
        words = [setting.flag if value else f"--no-{setting.flag[2:]}"]
    elif isinstance(value, tuple):
        words = [word for item in value for word in (setting.flag, item)]
    said = terminal("config", *words, *(["--mail-from", "a@b.example"] if setting.name == "smtp" else []))
    assert said.code == 0, said.err
    assert shown(said.out)[setting.name] == (told, words[0])  # as it was typed, switches with their --no-


def test_a_flag_beats_a_variable_beats_the_file(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, "port = 1001\ngrace = 11\naccess_log = true\nwatchers = 5\n")
    monkeypatch.setenv("WHARFINGER_CONFIG", file)
    monkeypatch.setenv("WHARFINGER_PORT", "1002")
    monkeypatch.setenv("WHARFINGER_GRACE", "12")
    said = terminal("config", "--port", 1003, "--no-access-log")
    assert said.code == 0, said.err
    told = shown(said.out)
    assert told["port"] == (1003, "--port")
    assert told["access_log"] == (False, "--no-access-log")
    assert told["grace"] == (12, "WHARFINGER_GRACE")
    assert told["watchers"] == (5, file)
    assert told["connections"] == (2000, "default")


def test_what_is_printed_can_be_read_back(terminal: Terminal, tmp_path: Path) -> None:
    flags = ["--port", 1003, "--rate", 0.5, "--origin", "https://a.example", "--behind-proxy", "10.0.0.0/8"]
    said = terminal("config", *flags)
    again = gathered({}, {}, written(tmp_path, said.out)).settings
    assert (
        again
        == gathered(
            {"port": "1003", "rate": "0.5", "origins": ["https://a.example"], "proxies": ["10.0.0.0/8"]}, {}
        ).settings
    )


def test_secrets_are_masked(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHARFINGER_DATABASE", "postgresql://u:geheim1@h/n?sslpassword=geheim2&host=/run")
    monkeypatch.setenv("WHARFINGER_SMTP", "smtps://u:geheim3@h:465")
    monkeypatch.setenv("WHARFINGER_METRICS_TOKEN", "geheim4")
    said = terminal("config", "--mail-from", "a@b.example")
    assert said.code == 0, said.err
    assert "geheim" not in said.out + said.err
    told = shown(said.out)
    assert told["database"][0] == "postgresql://u:***@h/n?host=%2Frun&sslpassword=***"
    assert told["smtp"][0] == "smtps://u:***@h:465"
    assert told["metrics_token"][0] == "***"
    smtp = next(setting for setting in described() if setting.name == "smtp")
    assert masked(smtp, "u:geheim@nonsense") == "***"


def test_every_setting_of_a_server_is_described() -> None:
    """What is not is for tests alone."""
    assert set(Settings.__struct_fields__) - {setting.field for setting in described()} == {"static", "clock_shift"}
    assert all(isinstance(setting.option, Option) for setting in described())
    assert len({setting.name for setting in described()}) == len(described())


def test_other_commands_find_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parser = argparse.ArgumentParser()
    add_database(parser)

    def found(*words: str) -> str:
        return database_of(parser.parse_args(words))

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert found() == f"sqlite:///{tmp_path}/wharfinger/tables.sqlite"
    file = written(tmp_path, 'database = "sqlite:////a"')
    assert found("--config", file) == "sqlite:////a"
    monkeypatch.setenv("WHARFINGER_CONFIG", file)
    assert found() == "sqlite:////a"
    monkeypatch.setenv("WHARFINGER_DATABASE", "sqlite:////b")
    assert found() == "sqlite:////b"
    assert found("--database", "sqlite:////c") == "sqlite:////c"


WRONG = [
    ("port = 8000\nprot = 1", "there is no setting \"prot\". Did you mean port?"),
    ("xyzzy = 1", 'there is no setting "xyzzy".'),
    ("[limits]\nport = 1", 'there is no setting "limits".'),
    ("port = ", "is not valid TOML"),
    ('port = "8000"', 'port must be a whole number from 1 to 65535, not "8000".'),
    ("port = 70000", "port must be a whole number from 1 to 65535, not 70000."),
    ("port = true", "port must be a whole number from 1 to 65535, not True."),
    ("connections = 0", "connections must be a whole number of at least 1, not 0."),
    ("rate = -1", "rate must be a number of at least 0, not -1."),
    ("rate = nan", "rate must be a number of at least 0, not nan."),
    ("header_seconds = 0", "header_seconds must be a number above 0, not 0."),
    ("open = 1", "open must be true or false, not 1."),
    ('log = "loud"', 'log must be one of debug, info, warning, error, not "loud".'),
    ("host = 1", "host must be text in quotes, not 1."),
    ("origin = [1]", "origin must be a list of texts, not [1]."),
    ("metrics_token = 12345", "metrics_token must be text in quotes, not ***."),
    ('components = "x"', 'components must be a table of games and folders, not "x".'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), WRONG, ids=[text for text, _ in WRONG])
@pytest.mark.parametrize("command", ["config", "serve"])
def test_a_wrong_file_gets_one_sentence(
    terminal: Terminal, tmp_path: Path, text: str, sentence: str, command: str
) -> None:
    file = written(tmp_path, text)
    said = terminal(command, "--config", file)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith("wharfinger: ")
    assert sentence in said.err
    assert file in said.err
    assert said.err.rstrip().endswith((".", "?"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "x"], '--port must be a whole number from 1 to 65535, not "x".'),
        (["--grace", "soon"], '--grace must be a number of at least 0, not "soon".'),
        (["--log-format", "xml"], '--log-format must be one of text, json, not "xml".'),
        (["--config", "/nowhere.toml"], "The settings in /nowhere.toml cannot be read"),
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--behind-proxy", "proxy"], "A proxy is given by its address"),
        (["--smtp", "x"], "A mail server is given as"),
        (["--database", "oracle://x"], "A database is given as"),
    ],
)  # fmt: skip
def test_a_wrong_flag_gets_one_sentence(terminal: Terminal, words: list[str], sentence: str) -> None:
    said = terminal("config", *words)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert sentence in said.err


def test_a_wrong_variable_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHARFINGER_ACCESS_LOG", "perhaps")
    said = terminal("config")
    assert said.code == 2
    assert 'WHARFINGER_ACCESS_LOG must be true or false, not "perhaps".' in said.err
