"""Backups: one file with the whole database as it was at one moment, taken while servers run.

The file is a tar archive: `manifest.json` (what it is, its schema, its rows, the checksum) and the database itself, an
SQLite file compressed with gzip or an archive of pg_dump.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, text

from wharfinger import __version__

from ..words import unusable
from .migrate import engine_url
from .offline import Database, counts, file_of, full, in_use, is_postgres, revision, revisions, told
from .queue_schema import SCHEMA

FORMAT = "wharfinger backup 1"
MANIFEST = "manifest.json"
BLOCK = 1 << 20
LARGEST_MANIFEST = 1 << 20
NOBODY_ELSE = 0o600
"""There are hashes of passwords in it."""


class Manifest(msgspec.Struct):
    """What a backup holds."""

    format: str
    kind: str
    """`sqlite` or `postgresql`."""
    schema: str
    version: str
    """Of the program that made it."""
    made: float
    sha256: str
    """Of the file with the database."""
    rows: dict[str, int]

    @property
    def member(self) -> str:
        return "database.sqlite.gz" if self.kind == "sqlite" else "database.dump"


# -- making ------------------------------------------------------------------------------------------------------


def back_up(url: str, file: Path, replace: bool = False) -> Manifest:
    """Write a backup; nothing is left of one that failed."""
    if file.exists() and not replace:
        raise unusable("backup-exists", file=str(file))
    with _folder(file) as folder:
        data = folder / "data"
        with told():
            database = Database(url)
            try:
                schema, rows = (_dumped if database.postgres else _copied)(database, data)
            finally:
                database.close()
            kind = "postgresql" if database.postgres else "sqlite"
            manifest = Manifest(FORMAT, kind, schema, __version__, round(time.time(), 3), _checksum(data), rows)
            packed = folder / "packed"
            _pack(manifest, data, packed)
            os.replace(packed, file)
    return manifest


@contextmanager
def _folder(file: Path) -> Iterator[Path]:
    """A folder beside a file, for what is not ready yet."""
    with told():
        made = Path(tempfile.mkdtemp(prefix=".wharfinger-", dir=file.absolute().parent))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _known(db: Connection) -> str:
    found = revision(db)
    if found is None:
        raise unusable("backup-nothing")
    return found


def _copied(database: Database, data: Path) -> tuple[str, dict[str, int]]:
    """An SQLite database, copied in one go: writers wait for nothing, and what they write meanwhile is not in it."""
    copy = data.with_name("copy")
    with closing(sqlite3.connect(file_of(database.url), timeout=30)) as source, closing(sqlite3.connect(copy)) as made:
        source.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")
    engine = create_engine(f"sqlite:///{copy}")
    with engine.connect() as db:
        found = _known(db), counts(db)
    engine.dispose()
    with copy.open("rb") as source_file, gzip.open(data, "wb", 6) as packed:
        shutil.copyfileobj(source_file, packed, BLOCK)
    copy.unlink()
    return found


def _dumped(database: Database, data: Path) -> tuple[str, dict[str, int]]:
    """A PostgreSQL database by pg_dump, which sees the moment whose rows are counted."""
    with database.reading() as db:
        snapshot = str(db.scalar(text("SELECT pg_export_snapshot()")))
        found = _known(db), counts(db)
        wanted = ("--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", f"--file={data}")
        _tool("pg_dump", database.url, *wanted, f"--exclude-table-data={SCHEMA}.procrastinate_*")  # over in seconds
    return found


def _pack(manifest: Manifest, data: Path, file: Path) -> None:
    with file.open("wb") as made:
        os.chmod(file, NOBODY_ELSE)
        with tarfile.open(fileobj=made, mode="w") as archive:
            text_ = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
            entry = tarfile.TarInfo(MANIFEST)
            entry.size, entry.mtime, entry.mode = len(text_), int(manifest.made), NOBODY_ELSE
            archive.addfile(entry, io.BytesIO(text_))
            archive.add(data, manifest.member)
        made.flush()
        os.fsync(made.fileno())


def _checksum(file: Path) -> str:
    with file.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()


# -- reading -----------------------------------------------------------------------------------------------------


def restore(file: Path, url: str, replace: bool = False) -> Manifest:
    """Bring a backup into a database, whole or not at all."""
    postgres = is_postgres(url)
    beside = Path(tempfile.gettempdir()) / "x" if postgres else file_of(url)
    with told():
        beside.parent.mkdir(parents=True, exist_ok=True)
    with _folder(beside) as folder:
        manifest, data = _unpacked(file, folder)
        if (manifest.kind == "postgresql") != postgres:
            raise unusable("restore-kind", kind=manifest.kind)
        if manifest.schema not in revisions():
            raise unusable("database-newer")
        rows = _rows(url)
        if rows and not replace:
            raise unusable("restore-full", rows=rows)
        if in_use(url):
            raise unusable("restore-in-use")
        if postgres:
            _load(manifest, data, url)
        else:
            _put(manifest, data, file_of(url))
    return manifest


def _unpacked(file: Path, folder: Path) -> tuple[Manifest, Path]:
    """What is in a backup, if it is one and whole."""
    data = folder / "data"
    try:
        with tarfile.open(file, "r:") as archive:
            entry = archive.getmember(MANIFEST)
            held = archive.extractfile(entry)
            assert held is not None and entry.size <= LARGEST_MANIFEST
            manifest = msgspec.json.decode(held.read(), type=Manifest)
            packed = archive.extractfile(manifest.member)
            assert packed is not None
            with data.open("wb") as made:
                shutil.copyfileobj(packed, made, BLOCK)
    except OSError as error:
        if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
            raise unusable("restore-unreadable", file=str(file)) from None
        raise unusable("restore-damaged", file=str(file)) from None
    except (tarfile.TarError, KeyError, AssertionError, msgspec.MsgspecError, EOFError):
        raise unusable("restore-damaged", file=str(file)) from None
    if manifest.format != FORMAT:
        raise unusable("restore-format", format=manifest.format[:40])
    if _checksum(data) != manifest.sha256:
        raise unusable("restore-damaged", file=str(file))
    return manifest, data


def _rows(url: str) -> int:
    """How many rows are in a database already."""
    if not is_postgres(url) and (not file_of(url).exists() or file_of(url).stat().st_size == 0):
        return 0
    database = Database(url)
    try:
        with database.reading() as db:
            return full(db)
    finally:
        database.close()


def _put(manifest: Manifest, data: Path, file: Path) -> None:
    """Put a checked SQLite file in the place of another; there is a whole one at every moment."""
    made = data.with_name("database")
    try:
        with gzip.open(data, "rb") as packed, made.open("wb") as out:
            shutil.copyfileobj(packed, out, BLOCK)
            out.flush()
            os.fsync(out.fileno())
        with closing(sqlite3.connect(made)) as db:
            sound = db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        engine = create_engine(f"sqlite:///{made}")
        with engine.connect() as db_:
            sound = sound and (revision(db_), counts(db_)) == (manifest.schema, manifest.rows)
        engine.dispose()
    except (sqlite3.Error, EOFError, gzip.BadGzipFile):
        sound = False
    if not sound:
        raise unusable("restore-damaged", file=str(file))
    with told():
        os.chmod(made, NOBODY_ELSE)
        os.replace(made, file)


CHECK = """
DO $$ BEGIN IF (SELECT count(*) FROM "{table}") <> {rows} THEN RAISE EXCEPTION '{table} is not whole'; END IF; END $$;
"""


def _load(manifest: Manifest, data: Path, url: str) -> None:
    """Replace what is in PostgreSQL, in one transaction."""
    script = data.with_name("script.sql")
    _tool("pg_restore", "", "--no-owner", "--no-privileges", f"--file={script}", str(data))
    first = data.with_name("first.sql")
    dropped = f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE;\nDROP SCHEMA public CASCADE;\nCREATE SCHEMA public;\n"
    first.write_text(dropped, encoding="utf-8")
    last = data.with_name("last.sql")
    checks = "".join(CHECK.format(table=table, rows=rows) for table, rows in manifest.rows.items())
    last.write_text(f"SET search_path = public;\n{checks}", encoding="utf-8")
    files = [f"--file={part}" for part in (first, script, last)]
    _tool("psql", url, "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction", *files)


def _tool(name: str, url: str, *words: str) -> None:
    """Run one of PostgreSQL's programs; the password goes by the environment, which others cannot read."""
    if shutil.which(name) is None:
        raise unusable("backup-tool", tool=name)
    environment = dict(os.environ)
    target: list[str] = []
    if url:
        parsed = engine_url(url).set(drivername="postgresql")
        if parsed.password:
            environment["PGPASSWORD"] = str(parsed.password)
        target = [f"--dbname={parsed.set(password='').render_as_string(hide_password=False)}"]
    with told():
        done = subprocess.run([name, *target, *words], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.strip().splitlines() if line.strip()] or ["?"]
        said = next((line for line in lines if "error" in line.lower()), lines[-1])
        raise unusable("backup-tool-failed", tool=name, error=said[:300])
